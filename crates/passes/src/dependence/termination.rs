//! Loops that come to an end whatever other threads do, and functions that call themselves.
//!
//! A loop *counts* when some branch out of it is taken in every round (its block is in this loop and no inner one, and dominates
//! all back edges), compares a variable of the function with something that stays the same, and the variable moves towards
//! that by a constant in every round. Then it ends after finitely many rounds, so what is behind it does not depend on it. All other
//! loops may go on for ever as far as this analysis is concerned.

use super::control::Control;
use super::slots::Slots;
use crate::purity::{negated, swapped};
use crate::rewrite::Definition;
use raddle_base::Id;
use raddle_ir::{
    BinaryOp, BlockId, CompareOp, Const, Dominators, Function, InstKind, Loops, Operand, Terminator, ValueId,
};

/// The blocks with branches out of loops that may go on for ever.
pub(super) fn may_go_on(
    function: &Function,
    control: &Control,
    slots: &Slots,
    definitions: &[Definition],
) -> Vec<BlockId> {
    let cfg = control.cfg();
    let loops = Loops::new(cfg);
    if loops.loops().is_empty() {
        return Vec::new();
    }
    let search = Search { function, slots, definitions, dominators: Dominators::new(cfg), loops: &loops };
    let ends: Vec<bool> = (0..loops.loops().len()).map(|index| search.ends(index, control)).collect();
    let mut found = Vec::new();
    for &block in cfg.reverse_postorder() {
        let mut around = loops.innermost(block);
        while let Some(index) = around {
            let leaves = cfg.successors(block).iter().any(|&to| !loops.contains(index, to));
            if leaves && !ends[index] && cfg.successors(block).len() > 1 {
                found.push(block);
                break;
            }
            around = loops.loops()[index].parent;
        }
    }
    found
}

/// The blocks that no way out of the function leads from: once there, a thread goes round for ever.
pub(super) fn endless(control: &Control) -> Vec<BlockId> {
    let cfg = control.cfg();
    let blocks = || cfg.reverse_postorder().iter().copied();
    let mut ends = vec![false; cfg.block_count()];
    let mut left: Vec<BlockId> = blocks().filter(|&block| cfg.successors(block).is_empty()).collect();
    while let Some(block) = left.pop() {
        if !std::mem::replace(&mut ends[block.index()], true) {
            left.extend_from_slice(cfg.predecessors(block));
        }
    }
    blocks().filter(|block| !ends[block.index()]).collect()
}

struct Search<'a> {
    function: &'a Function,
    slots: &'a Slots,
    definitions: &'a [Definition],
    dominators: Dominators,
    loops: &'a Loops,
}

/// A variable that counts: how it is in the compiled form.
#[derive(Clone, Copy, PartialEq)]
enum Counter {
    /// A phi of the header.
    Phi(ValueId),
    /// A variable in memory that only the function knows.
    Slot(ValueId),
}

impl Search<'_> {
    /// Whether a loop counts.
    fn ends(&self, index: usize, control: &Control) -> bool {
        let this = &self.loops.loops()[index];
        if this.irreducible {
            return false;
        }
        let header = this.headers[0];
        let latches: Vec<BlockId> =
            self.loops.back_edges().iter().filter(|(_, to)| *to == header).map(|&(from, _)| from).collect();
        let every_round = |block: BlockId| {
            self.loops.innermost(block) == Some(index) && latches.iter().all(|&l| self.dominators.dominates(block, l))
        };
        control.cfg().reverse_postorder().iter().any(|&block| {
            let Terminator::Branch { cond, then, otherwise } = &self.function.blocks[block].terminator else {
                return false;
            };
            let (stays, goes) = (self.loops.contains(index, *then), self.loops.contains(index, *otherwise));
            stays != goes && every_round(block) && self.counts(index, header, cond, stays, &every_round, &latches)
        })
    }

    /// Whether a condition cannot hold (or, if `stays` is false, cannot fail) for ever.
    fn counts(
        &self,
        index: usize,
        header: BlockId,
        cond: &Operand,
        stays: bool,
        every_round: &impl Fn(BlockId) -> bool,
        latches: &[BlockId],
    ) -> bool {
        let Some(InstKind::Compare(op, a, b)) = self.inside(index, cond) else { return false };
        let op = if stays { *op } else { negated(*op) };
        let forms = [(op, a, b), (swapped(op), b, a)];
        forms.into_iter().any(|(op, counter, limit)| {
            self.is_fixed(index, limit)
                && self.counter(index, header, counter).is_some_and(|counter| {
                    let step = match counter {
                        Counter::Phi(phi) => self.phi_step(index, header, phi, latches),
                        Counter::Slot(slot) => self.slot_step(index, slot, every_round),
                    };
                    step.is_some_and(|step| comes_there(op, step, limit))
                })
        })
    }

    /// The instruction that computes an operand, if it is in the loop. Then it is executed in every round in which the operand
    /// is used.
    fn inside(&self, index: usize, operand: &Operand) -> Option<&InstKind> {
        match self.definitions[operand.as_value()?.index()] {
            Definition::Inst(block, i) if self.loops.contains(index, block) => {
                Some(&self.function.blocks[block].insts[i as usize].kind)
            }
            _ => None,
        }
    }

    fn counter(&self, index: usize, header: BlockId, operand: &Operand) -> Option<Counter> {
        if let Some(InstKind::Load { ptr, .. }) = self.inside(index, operand) {
            return self.slots.accessed(ptr).map(Counter::Slot);
        }
        let value = operand.as_value()?;
        self.function.blocks[header].phis.iter().any(|phi| phi.result == value).then_some(Counter::Phi(value))
    }

    /// Whether an operand is the same in all rounds.
    fn is_fixed(&self, index: usize, operand: &Operand) -> bool {
        let Some(value) = operand.as_value() else { return true };
        match self.definitions[value.index()] {
            Definition::Inst(block, _) if !self.loops.contains(index, block) => true,
            Definition::Inst(block, i) => match &self.function.blocks[block].insts[i as usize].kind {
                InstKind::Load { ptr, .. } => {
                    self.slots.accessed(ptr).is_some_and(|slot| self.stores(index, slot).is_empty())
                }
                _ => false,
            },
            Definition::Phi(block, _) => !self.loops.contains(index, block),
            Definition::Elsewhere => true,
        }
    }

    /// The stores to a variable in a loop: where, and what.
    fn stores(&self, index: usize, slot: ValueId) -> Vec<(BlockId, Operand)> {
        let mut found = Vec::new();
        for (block, body) in self.function.blocks.iter().filter(|(block, _)| self.loops.contains(index, *block)) {
            for inst in &body.insts {
                if let InstKind::Store { ptr, value, .. } = &inst.kind
                    && ptr.as_value() == Some(slot)
                {
                    found.push((block, *value));
                }
            }
        }
        found
    }

    /// By how much a variable moves in each round, if by the same always.
    fn slot_step(&self, index: usize, slot: ValueId, every_round: &impl Fn(BlockId) -> bool) -> Option<i128> {
        let stores = self.stores(index, slot);
        let [(block, value)] = stores.as_slice() else { return None };
        let (from, step) = self.sum(index, value)?;
        let Some(InstKind::Load { ptr, .. }) = self.inside(index, &from) else { return None };
        (every_round(*block) && self.slots.accessed(ptr) == Some(slot)).then_some(step)
    }

    fn phi_step(&self, index: usize, header: BlockId, phi: ValueId, latches: &[BlockId]) -> Option<i128> {
        let phi = self.function.blocks[header].phis.iter().find(|p| p.result == phi)?;
        let mut steps = phi.incoming.iter().filter(|(from, _)| latches.contains(from)).map(|(_, operand)| {
            self.sum(index, operand).filter(|(from, _)| from.as_value() == Some(phi.result)).map(|(_, step)| step)
        });
        let first = steps.next()??;
        steps.all(|step| step == Some(first)).then_some(first)
    }

    /// A value that is another one plus a constant.
    fn sum(&self, index: usize, operand: &Operand) -> Option<(Operand, i128)> {
        match self.inside(index, operand)? {
            InstKind::Binary(BinaryOp::Add, a, b) => match (signed(a), signed(b)) {
                (_, Some(by)) => Some((*a, by)),
                (Some(by), _) => Some((*b, by)),
                _ => None,
            },
            InstKind::Binary(BinaryOp::Sub, a, b) => signed(b).map(|by| (*a, -by)),
            _ => None,
        }
    }
}

/// An integer constant with its sign.
fn signed(operand: &Operand) -> Option<i128> {
    match operand {
        Operand::Const(Const::Int(ty, bits)) => {
            let shift = 128 - ty.bits();
            Some(((bits << shift) as i128) >> shift)
        }
        _ => None,
    }
}

/// Whether `counter op limit` fails in the end if the counter moves by a constant. Steps of one come by every value before they
/// wrap; larger ones may jump over the end of the range, so they need a limit that leaves room.
fn comes_there(op: CompareOp, step: i128, limit: &Operand) -> bool {
    let bits = limit.as_const().map_or(64, |constant| constant.ty().bits());
    if bits > 64 {
        return false;
    }
    let number = signed(limit);
    let (least, most) = (-(1i128 << (bits - 1)), (1i128 << (bits - 1)) - 1);
    // As an unsigned number.
    let plain = number.map(|n| if n < 0 { n + (1i128 << bits) } else { n });
    let plain_most = (1i128 << bits) - 1;
    let room = |limit: Option<i128>, most: i128| limit.is_some_and(|limit| limit + step <= most);
    match op {
        CompareOp::Ne => step == 1 || step == -1,
        CompareOp::SLt => step == 1 || (step > 0 && room(number, most)),
        CompareOp::SLe => step > 0 && room(number, most),
        CompareOp::ULt => step == 1 || (step > 0 && room(plain, plain_most)),
        CompareOp::ULe => step > 0 && room(plain, plain_most),
        CompareOp::SGt => step == -1 || (step < 0 && number.is_some_and(|limit| limit + step >= least)),
        CompareOp::SGe => step < 0 && number.is_some_and(|limit| limit + step >= least),
        CompareOp::UGt => step == -1 || (step < 0 && plain.is_some_and(|limit| limit + step >= 0)),
        CompareOp::UGe => step < 0 && plain.is_some_and(|limit| limit + step >= 0),
        _ => false,
    }
}
