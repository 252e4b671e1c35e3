//! Loads, stores and atomic read-modify-writes that the interpreter loop does not do by itself: visible ones, and those
//! with something wrong.

use crate::arith;
use crate::bytecode::{Atomic, NO_SLOT, Op, Slot};
use crate::cx::{Cx, Ran, Touch};
use crate::env;
use crate::interp;
use crate::memory::shared::{Reach, Shared};
use crate::state::State;
use crate::trap::Trap;
use crate::undo::Kind;
use raddle_ir::{RmwOp, Type};
use raddle_trace::{Access, FaultKind, Mode, OpKind, Order};

/// An access, with its operands fetched.
#[derive(Clone, Copy)]
struct MemoryOp {
    address: u64,
    len: u32,
    order: Order,
    what: What,
}

#[derive(Clone, Copy)]
enum What {
    Load { d: Slot, bits: u8, checked: bool },
    Store { value: u128 },
    Atomic(Atomic),
}

impl MemoryOp {
    fn is_aligned(&self) -> bool {
        self.address.is_multiple_of(u64::from(self.len).next_power_of_two())
    }

    /// A volatile access that is not aligned is a plain one, whatever its order: no machine makes it in one piece.
    fn plain_if(self, volatile: bool) -> Self {
        if volatile && !self.is_aligned() { MemoryOp { order: Order::Plain, ..self } } else { self }
    }

    fn touch(&self) -> Touch {
        if matches!(self.what, What::Load { .. }) { Touch::Read } else { Touch::Write }
    }
}

impl Cx<'_> {
    #[inline]
    fn memory_op(&self) -> Option<MemoryOp> {
        self.memory_op_of(self.program.code[self.pc() as usize])
    }

    #[inline]
    fn memory_op_of(&self, op: Op) -> Option<MemoryOp> {
        let thread = &self.s.threads[self.t];
        let frame = thread.top();
        let regs = &thread.regs[frame.base as usize..];
        let r = |slot: Slot| regs[slot as usize];
        let load = |d, address, bits: u8, order, checked| MemoryOp {
            address,
            len: u32::from(bits).div_ceil(8),
            order,
            what: What::Load { d, bits, checked },
        };
        let store =
            |p, len, value: u128| MemoryOp { address: r(p), len, order: Order::Plain, what: What::Store { value } };
        Some(match op {
            Op::Load1 { d, p, checked } => load(d, r(p), 8, Order::Plain, checked),
            Op::Load4 { d, p, checked } => load(d, r(p), 32, Order::Plain, checked),
            Op::Load8 { d, p, checked } => load(d, r(p), 64, Order::Plain, checked),
            Op::Load { d, p, bits, order, volatile, checked } => load(d, r(p), bits, order, checked).plain_if(volatile),
            Op::LoadIndex4 { d, base, index, scale, checked } => {
                let address = r(base).wrapping_add(r(index).wrapping_mul(i64::from(scale) as u64));
                load(d, address, 32, Order::Plain, checked)
            }
            Op::LoadIndex8 { d, base, index, scale, checked } => {
                let address = r(base).wrapping_add(r(index).wrapping_mul(i64::from(scale) as u64));
                load(d, address, 64, Order::Plain, checked)
            }
            Op::Store1 { p, a } => store(p, 1, u128::from(r(a) as u8)),
            Op::Store4 { p, a } => store(p, 4, u128::from(r(a) as u32)),
            Op::Store8 { p, a } => store(p, 8, u128::from(r(a))),
            Op::Store { p, a, bits, order, volatile } => {
                let value = arith::get(regs, a, Type::Int(bits));
                MemoryOp { order, ..store(p, u32::from(bits).div_ceil(8), value) }.plain_if(volatile)
            }
            Op::Atomic { index } => {
                let atomic = self.program.atomics[index as usize];
                let (p, ty) = atomic.place();
                let order = match atomic {
                    Atomic::Rmw { order, .. } => order,
                    Atomic::CompareExchange { orders, .. } => orders.0,
                };
                MemoryOp { address: r(p), len: ty.bytes(), order, what: What::Atomic(atomic) }
            }
            _ => return None,
        })
    }

    fn aligned_op(&self, op: Op) -> Result<MemoryOp, Trap> {
        let Some(op) = self.memory_op_of(op) else {
            return Err(Trap::fault(FaultKind::Unreachable, "the machine reached an operation it cannot perform"));
        };
        if op.order != Order::Plain && !op.is_aligned() {
            let message = format!("atomic access of {} bytes at an address that is not aligned to them", op.len);
            return Err(Trap::fault(FaultKind::Misaligned, message));
        }
        Ok(op)
    }

    /// Whether the operation the thread is at is nobody else's business, whoever can reach what it touches.
    pub fn is_irrelevant(&self) -> bool {
        self.program.irrelevant_at.get(self.pc() as usize).is_some_and(|&irrelevant| irrelevant)
    }

    /// Does something within the step before it. The values of the step are those of its visible operation.
    pub fn quietly<T>(&mut self, act: impl FnOnce(&mut Self) -> Result<T, Trap>) -> Result<T, Trap> {
        let record = self.s.record;
        let result = act(self)?;
        self.s.record = record;
        Ok(result)
    }

    /// Performs an access or a call that is nobody else's business.
    pub fn run_irrelevant(&mut self, op: Op) -> Result<Ran, Trap> {
        self.quietly(|cx| match op {
            Op::CallModel { model, list } => env::run_irrelevant(cx, model, list),
            op => {
                let op = cx.aligned_op(op)?;
                let at = cx.reach_alive(op.address, u64::from(op.len), op.touch())?;
                cx.apply(&op, at)?;
                cx.s.threads[cx.t].top_mut().pc += 1;
                Ok(Ran::On)
            }
        })
    }

    /// Performs the access the thread is at if it is its own business, otherwise shows it.
    pub fn run_access(&mut self) -> Result<Ran, Trap> {
        let op = self.aligned_op(self.program.code[self.pc() as usize])?;
        match self.reach(op.address, u64::from(op.len), op.touch())? {
            at @ Reach::Own(_) => {
                self.apply(&op, at)?;
                self.s.threads[self.t].top_mut().pc += 1;
                Ok(Ran::On)
            }
            at @ Reach::Shared(_) => {
                self.show_access(&op, at);
                Ok(Ran::Visible)
            }
        }
    }

    /// Shows the access the thread is at.
    pub fn plan_access(&mut self) -> Result<(), Trap> {
        let Some(op) = self.memory_op() else { return Ok(()) };
        let at = self.reach(op.address, u64::from(op.len), op.touch())?;
        self.show_access(&op, at);
        Ok(())
    }

    #[inline]
    fn show_access(&mut self, op: &MemoryOp, at: Reach) {
        let site = self.site();
        let (kind, mode, changes, order) = match op.what {
            What::Load { .. } => (OpKind::Read, Mode::Read, false, op.order),
            What::Store { .. } => (OpKind::Write, Mode::Write, false, op.order),
            What::Atomic(Atomic::Rmw { mode, .. }) => (OpKind::Rmw, mode, false, op.order),
            What::Atomic(Atomic::CompareExchange { ty, expected, orders, .. }) => {
                let found = self.s.memory.wide_value(at, op.len as usize) & arith::mask(ty.bits());
                let thread = &self.s.threads[self.t];
                let expected = arith::get(&thread.regs[thread.top().base as usize..], expected, ty);
                let (mode, order) = interp::compare(found == expected, orders);
                (OpKind::CompareExchange, mode, true, order)
            }
        };
        let shown = &mut self.s.threads[self.t].shown;
        shown.reset(kind, site);
        shown.changes = changes;
        shown.accesses.push(Access { address: op.address, len: op.len, mode, order, tag: 0 });
    }

    /// Performs the visible access the thread is at.
    pub fn perform_access(&mut self) -> Result<(), Trap> {
        let thread = &self.s.threads[self.t];
        let pc = thread.top().pc as usize;
        // The common ones, whose address is known from having been shown.
        match self.program.code[pc] {
            Op::Load1 { d, checked, .. } | Op::Load { d, bits: 8, checked, .. } => {
                return self.perform_load(d, 1, checked);
            }
            Op::Load4 { d, checked, .. }
            | Op::LoadIndex4 { d, checked, .. }
            | Op::Load { d, bits: 32, checked, .. } => return self.perform_load(d, 4, checked),
            Op::Load8 { d, checked, .. }
            | Op::LoadIndex8 { d, checked, .. }
            | Op::Load { d, bits: 64, checked, .. } => return self.perform_load(d, 8, checked),
            Op::Store1 { a, .. } | Op::Store { a, bits: 8, .. } => return self.perform_store(thread.register(a), 1),
            Op::Store4 { a, .. } | Op::Store { a, bits: 32, .. } => return self.perform_store(thread.register(a), 4),
            Op::Store8 { a, .. } | Op::Store { a, bits: 64, .. } => return self.perform_store(thread.register(a), 8),
            Op::Atomic { index } => {
                let atomic = &self.program.atomics[index as usize];
                return match atomic.place().1.bits() {
                    8 => self.perform_atomic::<1>(atomic),
                    32 => self.perform_atomic::<4>(atomic),
                    64 => self.perform_atomic::<8>(atomic),
                    _ => self.perform_any_access(),
                };
            }
            _ => {}
        }
        self.perform_any_access()
    }

    /// The bytes of the shown access, if nothing is wrong with it.
    #[inline]
    pub fn shown_bytes(&self) -> Option<Shared> {
        self.s.memory.shown(self.s.threads[self.t].shown.accesses.first()?.address)
    }

    // Inlined so that the length is known where it is used.
    #[inline(always)]
    fn perform_load(&mut self, d: Slot, len: usize, checked: bool) -> Result<(), Trap> {
        let Some(at) = self.shown_bytes() else { return self.perform_any_access() };
        if checked && !self.s.memory.has_value(at, len) {
            return self.perform_any_access();
        }
        let value = self.s.memory.value(at, len);
        let thread = &mut self.s.threads[self.t];
        let frame = thread.top_mut();
        frame.pc += 1;
        let at = frame.base as usize + d as usize;
        thread.regs[at] = value;
        let record = &mut self.s.record;
        (record.read, record.wrote) = (u128::from(value), u128::from(value));
        Ok(())
    }

    #[inline(always)]
    fn perform_store(&mut self, value: u64, len: usize) -> Result<(), Trap> {
        let Some(at) = self.shown_bytes() else { return self.perform_any_access() };
        let value = value & (u64::MAX >> (64 - 8 * len));
        let before = self.leave(at, len, value)?;
        (self.s.record.read, self.s.record.wrote) = (u128::from(before), u128::from(value));
        self.s.threads[self.t].top_mut().pc += 1;
        Ok(())
    }

    /// A read-modify-write of a number of the usual lengths.
    fn perform_atomic<const LEN: usize>(&mut self, atomic: &Atomic) -> Result<(), Trap> {
        let Some(at) = self.shown_bytes() else { return self.perform_any_access() };
        if !self.s.memory.has_value(at, LEN) {
            return self.perform_any_access();
        }
        let old = self.s.memory.value(at, LEN);
        let regs = self.s.threads[self.t].registers();
        let new = match *atomic {
            Atomic::Rmw { op, a, .. } => {
                let value = regs[a as usize];
                let new = match op {
                    RmwOp::Xchg => value,
                    RmwOp::Add => old.wrapping_add(value),
                    RmwOp::Sub => old.wrapping_sub(value),
                    RmwOp::And => old & value,
                    RmwOp::Or => old | value,
                    RmwOp::Xor => old ^ value,
                    _ => return self.perform_any_access(),
                };
                Some(new & (u64::MAX >> (64 - 8 * LEN)))
            }
            Atomic::CompareExchange { expected, new, .. } => {
                (old == regs[expected as usize]).then_some(regs[new as usize])
            }
        };
        if let Some(new) = new {
            self.leave(at, LEN, new)?;
        }
        let State { threads, record, .. } = &mut *self.s;
        let thread = &mut threads[self.t];
        thread.top_mut().pc += 1;
        let regs = thread.registers();
        let d = match *atomic {
            Atomic::Rmw { d, .. } => d,
            Atomic::CompareExchange { expected, old: d, success, .. } => {
                record.expected = u128::from(regs[expected as usize]);
                if success != NO_SLOT {
                    regs[success as usize] = u64::from(new.is_some());
                }
                d
            }
        };
        if d != NO_SLOT {
            regs[d as usize] = old;
        }
        (record.read, record.wrote) = (u128::from(old), u128::from(new.unwrap_or(old)));
        Ok(())
    }

    /// Shows a compare-and-swap again after others have moved: only its outcome can have changed. False when it is not
    /// one of a whole word that lives, about which nothing is said.
    pub fn show_compare_again(&mut self) -> bool {
        let thread = &self.s.threads[self.t];
        let frame = thread.top();
        let Op::Atomic { index } = self.program.code[frame.pc as usize] else { return false };
        let Atomic::CompareExchange { ty, expected, orders, .. } = self.program.atomics[index as usize] else {
            return false;
        };
        let Some(at) = self.shown_bytes() else { return false };
        let whole = matches!(ty.bits(), 8 | 16 | 32 | 64);
        // A term may have come there.
        if !whole || thread.core.atomic > 0 || thread.shown.kind.awaits() || self.s.terms.is_some() {
            return false;
        }
        let expected = thread.regs[frame.base as usize + expected as usize];
        let (mode, order) = interp::compare(self.s.memory.value(at, ty.bytes() as usize) == expected, orders);
        let State { threads, undo, .. } = &mut *self.s;
        let shown = &mut threads[self.t].shown;
        if shown.accesses[0].mode != mode {
            shown.save(undo);
            undo.header(Kind::Shown, self.t as u64);
            (shown.accesses[0].mode, shown.accesses[0].order) = (mode, order);
        }
        true
    }

    fn perform_any_access(&mut self) -> Result<(), Trap> {
        let Some(op) = self.memory_op() else { return Ok(()) };
        // What it compares with is known also if it fails: in another order it may not.
        if let What::Atomic(Atomic::CompareExchange { ty, expected, .. }) = op.what {
            self.s.record.expected = arith::get(self.s.threads[self.t].registers(), expected, ty);
        }
        // It was in bounds when it was shown, and still is; but it may have been freed since.
        let at = match self.s.memory.shown(op.address) {
            Some(at) => Reach::Shared(at),
            None => self.reach_alive(op.address, u64::from(op.len), op.touch())?,
        };
        let (read, wrote, expected) = self.apply(&op, at)?;
        let record = &mut self.s.record;
        (record.read, record.wrote, record.expected) = (read, wrote, expected);
        self.s.threads[self.t].top_mut().pc += 1;
        Ok(())
    }

    /// Does it: the value before, the value after, the value compared with.
    #[inline]
    fn apply(&mut self, op: &MemoryOp, at: Reach) -> Result<(u128, u128, u128), Trap> {
        let len = op.len as usize;
        let checked = match op.what {
            What::Load { checked, .. } => checked,
            What::Store { .. } => false,
            What::Atomic(_) => true,
        };
        if checked && !self.s.memory.has_value(at, len) {
            return Err(self.indeterminate(op.address, u64::from(op.len)));
        }
        let old = self.s.memory.wide_value(at, len);
        let regs = self.s.threads[self.t].registers();
        let (new, expected) = match op.what {
            What::Load { d, bits, .. } => {
                arith::set(regs, d, Type::Int(bits), old);
                (None, 0)
            }
            What::Store { value } => (Some(value), 0),
            What::Atomic(Atomic::Rmw { op, ty, a, d, .. }) => {
                let new = arith::modify(op, ty, old & arith::mask(ty.bits()), arith::get(regs, a, ty));
                if d != NO_SLOT {
                    arith::set(regs, d, ty, old);
                }
                (Some(new), 0)
            }
            What::Atomic(Atomic::CompareExchange { ty, expected, new, old: d, success, .. }) => {
                let expected = arith::get(regs, expected, ty);
                let new = arith::get(regs, new, ty);
                let swaps = old & arith::mask(ty.bits()) == expected;
                arith::set(regs, d, ty, old);
                arith::set(regs, success, Type::BOOL, u128::from(swaps));
                (swaps.then_some(new), expected)
            }
        };
        if let Some(new) = new {
            self.set(at, len, new)?;
        }
        Ok((old, new.unwrap_or(old), expected))
    }
}
