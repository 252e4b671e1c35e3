//! Which loads may not find indeterminate bytes.
//!
//! C lets a program copy memory that was never written (padding, a struct filled in later, the first store to a
//! bit-field), but a decision must not depend on it. So a load is *checked* when its value can flow, within its
//! function, into a branch, an address, a divisor or the choice of a callee. What flows into memory, calls or returns
//! only has been copied, not decided on.

use crate::{BinaryOp, BlockId, Callee, Function, InstKind, Operand, Terminator, ValueId};
use raddle_base::Id;

/// For every value, whether a decision depends on it.
pub fn deciding(function: &Function) -> Vec<bool> {
    let mut flow = Flow { deciding: vec![false; function.values.len()], left: Vec::new() };
    // For each value, the instruction or phi that defines it.
    let mut definitions: Vec<Option<Definition<'_>>> = vec![None; function.values.len()];
    for (_, block) in function.blocks.iter() {
        for phi in &block.phis {
            definitions[phi.result.index()] = Some(Definition::Phi(&phi.incoming));
        }
        for inst in &block.insts {
            for result in &inst.results {
                definitions[result.index()] = Some(Definition::Inst(&inst.kind));
            }
            flow.seed(&inst.kind);
        }
        match &block.terminator {
            Terminator::Branch { cond: operand, .. }
            | Terminator::Switch { value: operand, .. }
            | Terminator::Indirect { address: operand, .. } => flow.mark(operand),
            Terminator::Jump(_) | Terminator::Return(_) | Terminator::Unreachable => {}
        }
    }
    while let Some(value) = flow.left.pop() {
        match definitions[value.index()] {
            Some(Definition::Phi(incoming)) => incoming.iter().for_each(|(_, operand)| flow.mark(operand)),
            Some(Definition::Inst(kind)) if kind.computes() => kind.each_operand(|operand| flow.mark(operand)),
            _ => {}
        }
    }
    flow.deciding
}

#[derive(Clone, Copy)]
enum Definition<'f> {
    Phi(&'f [(BlockId, Operand)]),
    Inst(&'f InstKind),
}

struct Flow {
    deciding: Vec<bool>,
    left: Vec<ValueId>,
}

impl Flow {
    fn mark(&mut self, operand: &Operand) {
        if let Operand::Value(value) = operand
            && !std::mem::replace(&mut self.deciding[value.index()], true)
        {
            self.left.push(*value);
        }
    }

    fn seed(&mut self, kind: &InstKind) {
        match kind {
            // The access is what there would be without it. What a program hands to an await of its own is as good as passed to a call.
            InstKind::Await(this) if this.spin.is_some() => self.seed(&this.access),
            InstKind::Load { ptr, .. } | InstKind::Store { ptr, .. } | InstKind::Rmw { ptr, .. } => self.mark(ptr),
            InstKind::CompareExchange { ptr, expected, .. } => {
                self.mark(ptr);
                self.mark(expected);
            }
            InstKind::MemCopy { dst, src, len, .. } => [dst, src, len].into_iter().for_each(|o| self.mark(o)),
            InstKind::MemSet { dst, len, .. } => [dst, len].into_iter().for_each(|o| self.mark(o)),
            InstKind::Select(cond, ..) => self.mark(cond),
            InstKind::Alloca { size, .. } => self.mark(size),
            InstKind::Call { callee: Callee::Indirect(callee), .. } => self.mark(callee),
            InstKind::Binary(BinaryOp::UDiv | BinaryOp::SDiv | BinaryOp::URem | BinaryOp::SRem, _, divisor) => {
                self.mark(divisor);
            }
            _ => {}
        }
    }
}
