//! Where a variable is live: on the way from its alloca to a load, with no store in between.

use super::variables::Variable;
use raddle_base::Id;
use raddle_ir::{BlockId, Cfg};

/// The blocks into which one variable at a time is live.
pub(super) struct Liveness {
    /// Per block: the last variable found live into it.
    live: Vec<u32>,
    /// Per block: the last variable found stored in it.
    stored: Vec<u32>,
}

impl Liveness {
    pub fn new(cfg: &Cfg) -> Self {
        Liveness { live: vec![u32::MAX; cfg.block_count()], stored: vec![u32::MAX; cfg.block_count()] }
    }

    /// Finds where a variable is live; `None` when the budget is used up.
    pub fn find(&mut self, cfg: &Cfg, id: u32, variable: &Variable, budget: &mut usize) -> Option<()> {
        variable.stored_in.iter().for_each(|block| self.stored[block.index()] = id);
        let mut work: Vec<BlockId> = Vec::new();
        let mut mark = |block: BlockId, work: &mut Vec<BlockId>| {
            // What is live into the alloca's own block is another object.
            if block != variable.block && std::mem::replace(&mut self.live[block.index()], id) != id {
                work.push(block);
            }
        };
        variable.read_first_in.iter().for_each(|&block| mark(block, &mut work));
        while let Some(block) = work.pop() {
            let from = cfg.predecessors(block);
            *budget = budget.checked_sub(1 + from.len())?;
            from.iter().filter(|from| self.stored[from.index()] != id).for_each(|&from| mark(from, &mut work));
        }
        Some(())
    }

    /// Whether the variable found last is live into the block.
    pub fn is_live_into(&self, id: u32, block: BlockId) -> bool {
        self.live[block.index()] == id
    }
}
