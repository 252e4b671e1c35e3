//! The control flow of a function: branches, jump tables, and the moves into phis on the edges between blocks.

use super::function::Emitter;
use super::{add_list, slots_of};
use crate::address;
use crate::bytecode::{Op, Slot};
use crate::program::SwitchTable;
use raddle_base::Id;
use raddle_ir::{Block, BlockId, CompareOp, Inst, InstKind, Operand, Terminator};
use std::collections::HashMap;

/// Where a jump's target has to be written once it is known.
pub(super) struct Fixup {
    at: usize,
    which: usize,
    block: BlockId,
}

impl Emitter<'_> {
    /// The moves an edge makes into the phis of its target.
    fn moves(&mut self, from: BlockId, to: BlockId) -> Vec<(Slot, Slot)> {
        let mut moves = Vec::new();
        let function = self.function;
        for phi in &function.blocks[to].phis {
            let Some((_, operand)) = phi.incoming.iter().find(|(block, _)| *block == from) else { continue };
            let d = self.slots.of[phi.result.index()];
            if d == Slot::MAX {
                continue;
            }
            let a = self.slot(operand);
            for i in 0..slots_of(function.values[phi.result].ty) as u16 {
                if d + i != a + i {
                    moves.push((d + i, a + i));
                }
            }
        }
        self.sequence(moves)
    }

    /// Orders parallel moves so that nothing is overwritten before it is read.
    fn sequence(&self, mut moves: Vec<(Slot, Slot)>) -> Vec<(Slot, Slot)> {
        let mut out = Vec::with_capacity(moves.len());
        let mut temporary = self.temporaries as Slot;
        while !moves.is_empty() {
            let free = moves.iter().position(|&(d, _)| moves.iter().all(|&(_, a)| a != d));
            if let Some(free) = free {
                out.push(moves.swap_remove(free));
            } else {
                let saved = moves[0].0;
                out.push((temporary, saved));
                for (_, a) in &mut moves {
                    if *a == saved {
                        *a = temporary;
                    }
                }
                temporary += 1;
            }
        }
        out
    }

    /// Moves, then a jump.
    fn edge(&mut self, from: BlockId, to: BlockId) {
        let moves = self.moves(from, to);
        let inline = moves.len().saturating_sub(2);
        let (first, last) = moves.split_at(inline);
        for pair in first.chunks(2) {
            match *pair {
                [(d, a), (e, b)] => self.op(Op::Move2 { d, a, e, b }),
                [(d, a)] => self.op(Op::Move { d, a }),
                _ => continue,
            };
        }
        let at = match *last {
            [(d, a), (e, b)] => self.op(Op::Move2Jump { d, a, e, b, to: 0 }),
            [(d, a)] => self.op(Op::MoveJump { d, a, to: 0 }),
            _ => self.op(Op::Jump { to: 0 }),
        };
        self.fixups.push(Fixup { at, which: 0, block: to });
    }

    /// Arranges that a target of the branch just emitted leads to a block, through the edge's moves if it has any.
    fn branch_to(&mut self, at: usize, which: usize, from: BlockId, to: BlockId) {
        if self.function.blocks[to].phis.is_empty() {
            self.fixups.push(Fixup { at, which, block: to });
        } else {
            let here = self.program.code.len() as u32;
            set_target(&mut self.program.code[at], which, here);
            self.edge(from, to);
        }
    }

    pub(super) fn terminator(&mut self, id: BlockId, block: &Block, comparison: Option<&Inst>) {
        match &block.terminator {
            Terminator::Jump(to) => self.edge(id, *to),
            Terminator::Branch { cond, then, otherwise } => {
                let (op, swapped) = self.branch(cond, comparison);
                let at = self.op(op);
                let (then, otherwise) = if swapped { (otherwise, then) } else { (then, otherwise) };
                self.branch_to(at, 0, id, *then);
                self.branch_to(at, 1, id, *otherwise);
            }
            Terminator::Switch { value, cases, default } => {
                let wide = slots_of(self.ty(value)) == 2;
                let a = self.slot(value);
                self.table(id, cases.clone(), Some(*default), wide, |table| Op::Switch { a, table });
            }
            Terminator::Indirect { address: target, targets } => {
                let a = self.slot(target);
                let mut cases: Vec<(u128, BlockId)> =
                    targets.iter().map(|&to| (u128::from(address::of_block(to.0)), to)).collect();
                cases.dedup();
                self.table(id, cases, None, false, |table| Op::JumpIndirect { a, table });
            }
            Terminator::Return(operands) => {
                let slots = self.flat(operands);
                match *slots.as_slice() {
                    [] => self.op(Op::Return0),
                    [a] => self.op(Op::Return1 { a }),
                    _ => {
                        let list = add_list(self.program, &[], &slots);
                        self.op(Op::Return { list })
                    }
                };
            }
            Terminator::Unreachable => {
                self.op(Op::Unreachable);
            }
        }
    }

    fn table(
        &mut self,
        id: BlockId,
        mut cases: Vec<(u128, BlockId)>,
        default: Option<BlockId>,
        wide: bool,
        op: impl FnOnce(u32) -> Op,
    ) {
        cases.sort_by_key(|case| case.0);
        let table = self.program.switches.len();
        self.program.switches.push(SwitchTable {
            cases: cases.iter().map(|&(value, _)| (value, 0)).collect(),
            default: crate::bytecode::NO_CODE,
            wide,
        });
        self.op(op(table as u32));
        // Edges into the same block share their moves.
        let mut stubs: HashMap<BlockId, u32> = HashMap::new();
        let targets = cases.iter().map(|case| case.1).chain(default);
        for (i, to) in targets.enumerate() {
            if self.function.blocks[to].phis.is_empty() {
                self.table_fixups.push((table, i, to));
                continue;
            }
            let stub = match stubs.get(&to) {
                Some(&stub) => stub,
                None => {
                    let here = self.program.code.len() as u32;
                    self.edge(id, to);
                    stubs.insert(to, here);
                    here
                }
            };
            set_case(&mut self.program.switches[table], i, stub);
        }
    }

    /// The branch operation with its targets open, and whether they are swapped.
    fn branch(&mut self, cond: &Operand, comparison: Option<&Inst>) -> (Op, bool) {
        let (then, otherwise) = (0, 0);
        let Some(Inst { kind: InstKind::Compare(op, left, right), .. }) = comparison else {
            let a = self.slot(cond);
            return (Op::Branch { a, then, otherwise }, false);
        };
        let wide = self.ty(left).bits() == 64;
        let (a, b) = (self.slot(left), self.slot(right));
        use CompareOp::*;
        match op {
            Eq => (Op::BranchEq { a, b, then, otherwise }, false),
            Ne => (Op::BranchEq { a, b, then, otherwise }, true),
            ULt => (Op::BranchULt { a, b, then, otherwise }, false),
            ULe => (Op::BranchULe { a, b, then, otherwise }, false),
            UGt => (Op::BranchULe { a, b, then, otherwise }, true),
            UGe => (Op::BranchULt { a, b, then, otherwise }, true),
            SLt if wide => (Op::BranchSLt64 { a, b, then, otherwise }, false),
            SLe if wide => (Op::BranchSLe64 { a, b, then, otherwise }, false),
            SGt if wide => (Op::BranchSLe64 { a, b, then, otherwise }, true),
            SGe if wide => (Op::BranchSLt64 { a, b, then, otherwise }, true),
            SLt => (Op::BranchSLt32 { a, b, then, otherwise }, false),
            SLe => (Op::BranchSLe32 { a, b, then, otherwise }, false),
            SGt => (Op::BranchSLe32 { a, b, then, otherwise }, true),
            _ => (Op::BranchSLt32 { a, b, then, otherwise }, true),
        }
    }

    pub(super) fn fix_up(&mut self) {
        for Fixup { at, which, block } in self.fixups.drain(..) {
            set_target(&mut self.program.code[at], which, self.block_starts[block.index()]);
        }
        for (table, case, block) in self.table_fixups.drain(..) {
            set_case(&mut self.program.switches[table], case, self.block_starts[block.index()]);
        }
    }
}

fn set_case(table: &mut SwitchTable, case: usize, to: u32) {
    match table.cases.get_mut(case) {
        Some(case) => case.1 = to,
        None => table.default = to,
    }
}

fn set_target(op: &mut Op, which: usize, target: u32) {
    match op {
        Op::Jump { to } | Op::MoveJump { to, .. } | Op::Move2Jump { to, .. } => *to = target,
        Op::Branch { then, otherwise, .. }
        | Op::BranchEq { then, otherwise, .. }
        | Op::BranchULt { then, otherwise, .. }
        | Op::BranchULe { then, otherwise, .. }
        | Op::BranchSLt32 { then, otherwise, .. }
        | Op::BranchSLe32 { then, otherwise, .. }
        | Op::BranchSLt64 { then, otherwise, .. }
        | Op::BranchSLe64 { then, otherwise, .. } => {
            if which == 0 {
                *then = target;
            } else {
                *otherwise = target;
            }
        }
        _ => {}
    }
}
