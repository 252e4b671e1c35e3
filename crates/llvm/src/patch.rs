//! What remains when a whole body has been read: uses before definitions, and phis that fit the control flow.

use crate::diagnostic::{Error, Result};
use crate::function::Body;
use crate::values::FORWARD;
use raddle_ir::{BlockId, Cfg, Const, Function, Operand, Terminator, ValueId};

impl Body<'_, '_> {
    /// Completes the function.
    pub fn complete(&mut self) -> Result<()> {
        self.check_complete()?;
        if self.needs_fault_block {
            self.terminator = Some(Terminator::Unreachable);
            self.close_block();
        }
        for (block, insts) in std::mem::take(&mut self.tails) {
            self.blocks[block].insts.extend(insts);
        }
        let allocas = std::mem::take(&mut self.entry_allocas);
        if !allocas.is_empty() {
            self.blocks[BlockId(0)].insts.splice(0..0, allocas);
        }
        self.fit_phis()?;
        if !self.forward.is_empty() {
            self.replace_forward();
        }
        Ok(())
    }

    fn check_complete(&self) -> Result<()> {
        if self.undefined > 0 {
            let missing = self.locals.iter().filter(|(_, local)| !local.defined);
            if let Some((name, local)) = missing.min_by_key(|(_, local)| local.position) {
                let name = String::from_utf8_lossy(name);
                return Err(Error::new(local.position, format!("`%{name}` is not defined")));
            }
        }
        if self.blocks.len() != self.block_count {
            let position = self.r.signatures[self.id].position;
            return Err(Error::new(position, "a label of this function is out of place"));
        }
        Ok(())
    }

    /// Drops incoming values from blocks that no longer lead here (the unwinding edge of an `invoke`), and second ones
    /// from the same block; complains about missing ones.
    fn fit_phis(&mut self) -> Result<()> {
        let signature = &self.r.signatures[self.id];
        let shell = Function {
            name: String::new(),
            params: Vec::new(),
            returns: Vec::new(),
            varargs: false,
            weak: false,
            blocks: std::mem::take(&mut self.blocks),
            values: raddle_base::IdVec::new(),
            loc: raddle_ir::LocId::NONE,
        };
        let cfg = Cfg::new(&shell);
        self.blocks = shell.blocks;
        if !cfg.predecessors(BlockId(0)).is_empty() {
            return Err(Error::new(signature.position, "a jump leads to the entry block of this function"));
        }
        // Which block was seen for which phi, by a stamp.
        let mut seen = vec![0u32; self.blocks.len()];
        let mut is_predecessor = vec![u32::MAX; self.blocks.len()];
        let mut stamp = 0;
        for (id, block) in self.blocks.iter_mut() {
            if block.phis.is_empty() {
                continue;
            }
            let predecessors = cfg.predecessors(id);
            predecessors.iter().for_each(|p| is_predecessor[p.0 as usize] = id.0);
            for phi in &mut block.phis {
                stamp += 1;
                phi.incoming.retain(|(from, _)| {
                    let from = from.0 as usize;
                    is_predecessor[from] == id.0 && std::mem::replace(&mut seen[from], stamp) != stamp
                });
                if phi.incoming.len() != predecessors.len() {
                    let position = self.phi_positions.get(&id).copied().unwrap_or(signature.position);
                    return Err(Error::new(position, "a phi lacks a value for a block that leads here"));
                }
            }
        }
        Ok(())
    }

    /// Puts the definitions in the places of uses that came before them.
    fn replace_forward(&mut self) {
        let resolved = self.resolve_forward();
        let replace = |operand: &mut Operand| {
            if let Operand::Value(ValueId(id)) = *operand
                && id & FORWARD != 0
            {
                *operand = resolved[(id & !FORWARD) as usize];
            }
        };
        for (_, block) in self.blocks.iter_mut() {
            for phi in &mut block.phis {
                phi.incoming.iter_mut().for_each(|(_, operand)| replace(operand));
            }
            for inst in &mut block.insts {
                inst.kind.each_operand_mut(replace);
            }
            block.terminator.each_operand_mut(replace);
        }
    }

    /// The final operand of each forward reference. One may stand for another (a cast that changes nothing); a circle
    /// of them, possible only where control never comes, is undefined.
    fn resolve_forward(&self) -> Vec<Operand> {
        let mut resolved: Vec<Option<Operand>> = vec![None; self.forward.len()];
        let mut chain = Vec::new();
        for start in 0..self.forward.len() {
            let mut at = start;
            let end = loop {
                if let Some(known) = resolved[at] {
                    break known;
                }
                chain.push(at);
                // While the chain is followed, and for good if it is a circle.
                let undefined = Operand::Const(Const::Undef(self.forward[at].ty));
                resolved[at] = Some(undefined);
                match self.forward[at].value.unwrap_or(undefined) {
                    Operand::Value(ValueId(id)) if id & FORWARD != 0 => at = (id & !FORWARD) as usize,
                    operand => break operand,
                }
            };
            for at in chain.drain(..) {
                resolved[at] = Some(end);
            }
        }
        resolved.into_iter().flatten().collect()
    }
}
