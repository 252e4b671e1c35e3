//! Control dependence: which branches decide whether a block is reached.
//!
//! A block depends on a branch when one way from there always comes to the block, and another may not (Ferrante, Ottenstein and
//! Warren, 1987): the branch is in the block's dominance frontier in the reversed graph.
//!
//! That alone says that the code behind a loop does not depend on the loop. It does if the loop may go on for ever, and so it does
//! on everything that may keep a thread: [`essential`](super::essential) has all of that in every slice, so nothing needs to be
//! said about it here.

use raddle_base::Id;
use raddle_ir::{BlockId, Cfg, Dominators, Function};

/// Members of all sets of a function together. Beyond that every block depends on every branch.
const MEMBERS_MAX: usize = 4_000_000;

/// Which branches decide about the blocks of a function.
#[derive(Debug)]
pub(super) struct Control {
    cfg: Cfg,
    /// By block; `None` when there are too many.
    deciding: Option<Vec<Vec<BlockId>>>,
    branches: Vec<BlockId>,
}

impl Control {
    pub fn new(function: &Function) -> Self {
        let cfg = Cfg::new(function);
        let backwards = cfg.reversed();
        let deciding = Dominators::new(&backwards).frontiers(&backwards, MEMBERS_MAX);
        let branches = cfg.reverse_postorder().iter().copied().filter(|&b| cfg.successors(b).len() > 1).collect();
        Control { cfg, deciding, branches }
    }

    pub fn cfg(&self) -> &Cfg {
        &self.cfg
    }

    /// The blocks whose branches decide whether this one is reached.
    pub fn deciding(&self, block: BlockId) -> &[BlockId] {
        match &self.deciding {
            Some(deciding) => &deciding[block.index()],
            None => &self.branches,
        }
    }

    /// The blocks whose branches decide from where a block is come to.
    pub fn choosing(&self, block: BlockId) -> Vec<BlockId> {
        let mut found = Vec::new();
        for &from in self.cfg.predecessors(block) {
            if self.cfg.is_reachable(from) {
                found.extend_from_slice(self.deciding(from));
                found.extend((self.cfg.successors(from).len() > 1).then_some(from));
            }
        }
        found.sort_unstable();
        found.dedup();
        found
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn control(text: &str) -> Control {
        let module = raddle_ir::parse(text).unwrap();
        Control::new(&module.functions[raddle_ir::FunctionId(0)])
    }

    #[test]
    fn branches_loops_and_early_returns() {
        let control = control(
            r#"
fn0 = function "f"(%0: i1, %1: i1) {
b0:
    branch %0, b1, b2
b1:
    jump b3
b2:
    branch %1, b3, b4
b3:
    branch %1, b3, b5
b4:
    return
b5:
    return
}
"#,
        );
        let deciding = |b| control.deciding(BlockId(b)).iter().map(|b| b.0).collect::<Vec<_>>();
        assert_eq!(deciding(0), [0u32; 0]);
        assert_eq!(deciding(1), [0]);
        assert_eq!(deciding(2), [0]);
        let mut both = deciding(3);
        both.sort_unstable();
        // The way through b1 comes to b3, that through b2 may not; and it goes round by its own branch.
        assert_eq!(both, [0, 2, 3]);
        assert_eq!(deciding(4), [2]);
        assert_eq!(control.choosing(BlockId(3)), [0, 2, 3].map(BlockId));
    }

    #[test]
    fn a_loop_without_an_end() {
        let control = control(
            r#"
fn0 = function "f"(%0: i1) {
b0:
    jump b1
b1:
    branch %0, b2, b3
b2:
    jump b3
b3:
    jump b1
}
"#,
        );
        assert!(control.deciding(BlockId(2)).contains(&BlockId(1)));
    }
}
