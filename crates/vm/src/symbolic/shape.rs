//! Which registers an operation reads, and which it writes.

use crate::bytecode::{NO_SLOT, Op, Slot, Slow, list_parts};
use crate::program::Program;
use raddle_ir::Type;

/// Some registers. The list of a call is kept elsewhere.
#[derive(Clone, Copy)]
pub(super) struct Slots {
    slots: [Slot; 6],
    len: u8,
}

impl Slots {
    const NONE: Slots = Slots { slots: [NO_SLOT; 6], len: 0 };

    fn push(&mut self, slot: Slot) {
        if slot != NO_SLOT {
            self.slots[usize::from(self.len)] = slot;
            self.len += 1;
        }
    }

    /// All of them.
    pub fn as_slice(&self) -> &[Slot] {
        &self.slots[..usize::from(self.len)]
    }
}

/// The registers of an operation.
pub(super) struct Shape<'p> {
    reads: Slots,
    writes: Slots,
    /// What a call or a return hands over.
    list: &'p [Slot],
}

impl<'p> Shape<'p> {
    /// All that it reads.
    pub fn read(&self) -> impl Iterator<Item = Slot> {
        self.reads.as_slice().iter().chain(self.list).copied()
    }

    /// All that it writes.
    pub fn written(&self) -> Slots {
        self.writes
    }

    fn reads(mut self, slots: &[Slot]) -> Self {
        slots.iter().for_each(|&slot| self.reads.push(slot));
        self
    }

    fn writes(mut self, slots: &[Slot]) -> Self {
        slots.iter().for_each(|&slot| self.writes.push(slot));
        self
    }

    fn reads_as(mut self, slots: &[Slot], ty: Type) -> Self {
        for &slot in slots {
            self.reads.push(slot);
            self.reads.push(second(slot, ty));
        }
        self
    }

    fn writes_as(mut self, slot: Slot, ty: Type) -> Self {
        self.writes.push(slot);
        self.writes.push(second(slot, ty));
        self
    }

    /// Of an operation. Calls and returns have theirs handed over elsewhere: here they read what they hand over, and write nothing.
    pub fn of(program: &'p Program, op: Op) -> Shape<'p> {
        use Op::*;
        let none = Shape { reads: Slots::NONE, writes: Slots::NONE, list: &[] };
        match op {
            Move { d, a }
            | Truncate { d, a, .. }
            | SignExtend { d, a, .. }
            | Address { d, base: a, .. }
            | Alloca { d, size: a, .. } => none.reads(&[a]).writes(&[d]),
            Move2 { d, a, e, b } | Move2Jump { d, a, e, b, .. } => none.reads(&[a, b]).writes(&[d, e]),
            MoveJump { d, a, .. } => none.reads(&[a]).writes(&[d]),
            Add32 { d, a, b }
            | Add64 { d, a, b }
            | Sub32 { d, a, b }
            | Sub64 { d, a, b }
            | Mul32 { d, a, b }
            | Mul64 { d, a, b }
            | And { d, a, b }
            | Or { d, a, b }
            | Xor { d, a, b }
            | Shl32 { d, a, b }
            | Shl64 { d, a, b }
            | LShr { d, a, b }
            | AShr32 { d, a, b }
            | AShr64 { d, a, b }
            | UDiv { d, a, b }
            | URem { d, a, b }
            | SDiv32 { d, a, b }
            | SRem32 { d, a, b }
            | SDiv64 { d, a, b }
            | SRem64 { d, a, b }
            | FAdd64 { d, a, b }
            | FSub64 { d, a, b }
            | FMul64 { d, a, b }
            | FDiv64 { d, a, b }
            | Eq { d, a, b }
            | Ne { d, a, b }
            | ULt { d, a, b }
            | ULe { d, a, b }
            | SLt32 { d, a, b }
            | SLe32 { d, a, b }
            | SLt64 { d, a, b }
            | SLe64 { d, a, b } => none.reads(&[a, b]).writes(&[d]),
            BranchEq { a, b, .. }
            | BranchULt { a, b, .. }
            | BranchULe { a, b, .. }
            | BranchSLt32 { a, b, .. }
            | BranchSLe32 { a, b, .. }
            | BranchSLt64 { a, b, .. }
            | BranchSLe64 { a, b, .. } => none.reads(&[a, b]),
            Branch { a, .. } | JumpIndirect { a, .. } | SpinAssume { a } | StackRestore { a } | Return1 { a } => {
                none.reads(&[a])
            }
            Switch { a, table } => {
                let wide = program.switches[table as usize].wide;
                none.reads(&[a, if wide { a + 1 } else { NO_SLOT }])
            }
            Select { d, c, a, b } => none.reads(&[c, a, b]).writes(&[d]),
            AddressIndex { d, base, index, .. } => none.reads(&[base, index]).writes(&[d]),
            Load1 { d, p, .. } | Load4 { d, p, .. } | Load8 { d, p, .. } => none.reads(&[p]).writes(&[d]),
            Load { d, p, bits, .. } => none.reads(&[p]).writes_as(d, Type::Int(bits)),
            LoadIndex4 { d, base, index, .. } | LoadIndex8 { d, base, index, .. } => {
                none.reads(&[base, index]).writes(&[d])
            }
            Store1 { p, a } | Store4 { p, a } | Store8 { p, a } => none.reads(&[p, a]),
            Store { p, a, bits, .. } => none.reads(&[p]).reads_as(&[a], Type::Int(bits)),
            VaStart { p } | LifetimeStart { p, .. } => none.reads(&[p]),
            ThreadLocal { d, .. } | StackSave { d } => none.writes(&[d]),
            LoopBound { count, .. } | LoopEnter { count } => none.writes(&[count]),
            Call { list, .. } | CallIndirect { list, .. } | CallModel { list, .. } | Return { list } => {
                Shape { list: list_parts(&program.lists, list).1, ..none }
            }
            LifetimeEnd { list } => Shape { list: list_parts(&program.lists, list).1, ..none },
            Slow { index } => Shape::of_slow(none, &program.slow[index as usize]),
            Jump { .. }
            | Atomic { .. }
            | Irrelevant { .. }
            | Fence { .. }
            | Return0
            | SpinUntil { .. }
            | Await { .. }
            | Trap
            | Unreachable
            | Unsupported { .. } => none,
        }
    }

    fn of_slow(none: Shape<'p>, slow: &Slow) -> Shape<'p> {
        match *slow {
            Slow::Binary { ty, d, a, b, .. } => none.reads_as(&[a, b], ty).writes_as(d, ty),
            Slow::Unary { ty, d, a, .. } => none.reads_as(&[a], ty).writes_as(d, ty),
            Slow::Ternary { ty, d, a, b, c, .. } => none.reads_as(&[a, b, c], ty).writes_as(d, ty),
            Slow::Overflow { ty, d, flag, a, b, .. } => {
                none.reads_as(&[a, b], ty).writes_as(d, ty).writes_as(flag, Type::BOOL)
            }
            Slow::Compare { ty, d, a, b, .. } => none.reads_as(&[a, b], ty).writes(&[d]),
            Slow::Cast { from, to, d, a, .. } => none.reads_as(&[a], from).writes_as(d, to),
            Slow::Select { ty, d, c, a, b } => none.reads(&[c]).reads_as(&[a, b], ty).writes_as(d, ty),
            Slow::Address { d, base, index, .. } => none.reads(&[base, index]).writes(&[d]),
        }
    }
}

/// The second register of a value of this type, if it has one.
fn second(slot: Slot, ty: Type) -> Slot {
    if slot != NO_SLOT && ty.bits() > 64 { slot + 1 } else { NO_SLOT }
}
