//! Reads and writes of memory where a term is read or written.
//!
//! A compare-and-swap of what is known with what is known is shown as always. Where one of them is a term, whether it swaps may depend on inputs, and it
//! is one step that leaves one value or the other. To others it is an update then, which synchronises as it does in either case. So no data race is
//! missed, and what is found is one for some of these outcomes or for none, which somebody has to ask ([`Symbols::try_outcomes`](super::Symbols)).
//! Whether one outcome is ruled out by what was decided makes no difference, since that depends on others' steps.

use super::{Swap, refusal};
use crate::arith;
use crate::bytecode::{Atomic, NO_SLOT, Op, Slot};
use crate::cx::{Cx, Touch};
use crate::interp;
use crate::memory::shared::Reach;
use crate::state::State;
use crate::terms::Term;
use crate::trap::Trap;
use raddle_ir::{CompareOp, Type};
use raddle_trace::{Access, Mode, OpKind, Order};

/// A load or a store, with its address known.
pub(super) struct Plain {
    pub address: u64,
    pub len: usize,
    bits: u32,
    order: Order,
    what: What,
}

enum What {
    Load { d: Slot, checked: bool },
    Store { a: Slot },
}

/// What an atomic operation is to others.
pub(super) enum Shows {
    /// It touches the thread's own memory.
    Own(Reach),
    /// It is shown.
    Shown,
    /// There is something wrong with its address.
    Elsewhere,
}

impl Plain {
    pub fn touch(&self) -> Touch {
        if matches!(self.what, What::Load { .. }) { Touch::Read } else { Touch::Write }
    }

    /// Nothing is wrong with how it is aligned.
    pub fn is_aligned(&self) -> bool {
        self.order == Order::Plain || self.address.is_multiple_of(self.len as u64)
    }
}

impl Cx<'_> {
    /// The load or store that this is.
    pub(super) fn plain(&self, op: Op) -> Option<Plain> {
        let r = |slot: Slot| self.s.threads[self.t].register(slot);
        let load = |address: u64, bits: u32, order, d, checked| Plain {
            address,
            len: bits.div_ceil(8) as usize,
            bits,
            order,
            what: What::Load { d, checked },
        };
        let store = |p, bits: u32, order, a| Plain {
            address: r(p),
            len: bits.div_ceil(8) as usize,
            bits,
            order,
            what: What::Store { a },
        };
        let indexed = |base, index, scale: i32| r(base).wrapping_add(r(index).wrapping_mul(i64::from(scale) as u64));
        Some(match op {
            Op::Load1 { d, p, checked } => load(r(p), 8, Order::Plain, d, checked),
            Op::Load4 { d, p, checked } => load(r(p), 32, Order::Plain, d, checked),
            Op::Load8 { d, p, checked } => load(r(p), 64, Order::Plain, d, checked),
            Op::Load { d, p, bits, order, checked, .. } => load(r(p), bits.into(), order, d, checked),
            Op::LoadIndex4 { d, base, index, scale, checked } => {
                load(indexed(base, index, scale), 32, Order::Plain, d, checked)
            }
            Op::LoadIndex8 { d, base, index, scale, checked } => {
                load(indexed(base, index, scale), 64, Order::Plain, d, checked)
            }
            Op::Store1 { p, a } => store(p, 8, Order::Plain, a),
            Op::Store4 { p, a } => store(p, 32, Order::Plain, a),
            Op::Store8 { p, a } => store(p, 64, Order::Plain, a),
            Op::Store { p, a, bits, order, .. } => store(p, bits.into(), order, a),
            _ => return None,
        })
    }

    /// Performs a load or a store if a term is read or written; false if it is none of the business of terms.
    pub(super) fn apply_plain(&mut self, plain: &Plain, at: Reach) -> Result<bool, Trap> {
        let ty = Type::Int(plain.bits as u8);
        match plain.what {
            What::Load { d, checked } => {
                if !self.s.memory.has_terms(at, plain.len) {
                    return Ok(false);
                }
                if checked && !self.s.memory.has_value_or_terms(at, plain.len) {
                    return Ok(false);
                }
                let term = self.term_at(at, plain.len, plain.bits);
                self.set_wide_term(d, ty, term);
            }
            What::Store { a } => {
                if !self.is_term(a, ty) {
                    return Ok(false);
                }
                let term = self.wide_operand(a, ty);
                self.leave_number(at, plain.len, term)?;
            }
        }
        self.s.threads[self.t].top_mut().pc += 1;
        Ok(true)
    }

    /// Notes whether a compare-and-swap that others can notice has swapped, if that depends on inputs.
    fn note_swap(&mut self, (address, len): (u64, u32), swaps: Term) {
        let thread = self.id();
        let State { terms, undo, .. } = &mut *self.s;
        if let Some(symbols) = terms
            && symbols.terms.known(swaps).is_none()
        {
            symbols.note_swap(undo, Swap { thread, address, len, swaps });
        }
    }

    /// A value in memory.
    fn term_at(&mut self, at: Reach, len: usize, bits: u32) -> Term {
        let State { terms, memory, .. } = &mut *self.s;
        match terms {
            Some(symbols) => symbols.value(memory.place_of(at), memory.bytes(at, len), memory.marks(at, len), bits),
            None => unreachable!("a machine without terms was asked for one"),
        }
    }

    /// Writes a number, with zeros above its bits.
    pub(super) fn leave_number(&mut self, at: Reach, len: usize, term: Term) -> Result<(), Trap> {
        let terms = &mut self.symbols().terms;
        let whole = terms.cast(raddle_ir::CastOp::ZExt, term, 8 * len as u32).unwrap_or(term);
        let bytes: Vec<Term> = (0..len as u32).map(|i| terms.extract(whole, 8 * i, 8)).collect();
        self.leave_terms(at, &bytes)
    }

    /// Shows a read-modify-write or a compare-and-swap of memory that others can reach.
    pub(super) fn show_atomic(&mut self, index: u32) -> Result<Shows, Trap> {
        let atomic = self.program.atomics[index as usize];
        let (p, ty) = atomic.place();
        let (address, len) = (self.s.threads[self.t].register(p), ty.bytes());
        if !address.is_multiple_of(u64::from(len).next_power_of_two()) {
            return Ok(Shows::Elsewhere);
        }
        let at = self.reach(address, len.into(), Touch::Write)?;
        if let Reach::Own(_) = at {
            return Ok(Shows::Own(at));
        }
        let (mode, order) = match atomic {
            Atomic::Rmw { mode, order, .. } => (mode, order),
            Atomic::CompareExchange { orders, .. } => match self.compared_known(&atomic, at) {
                Some((found, expected)) => interp::compare(found == expected, orders),
                None => (Mode::Update, in_either_case(orders)),
            },
        };
        let compares = matches!(atomic, Atomic::CompareExchange { .. });
        let shown = self.show(if compares { OpKind::CompareExchange } else { OpKind::Rmw });
        shown.changes = compares;
        shown.accesses.push(Access { address, len, mode, order, tag: 0 });
        Ok(Shows::Shown)
    }

    /// What a compare-and-swap finds and what it expects, if neither is a term. `None` also for other operations.
    fn compared_known(&mut self, atomic: &Atomic, at: Reach) -> Option<(u128, u128)> {
        let Atomic::CompareExchange { ty, expected, .. } = *atomic else { return None };
        let len = ty.bytes() as usize;
        if self.is_term(expected, ty) || self.s.memory.has_terms(at, len) {
            return None;
        }
        let found = self.s.memory.wide_value(at, len) & arith::mask(ty.bits());
        Some((found, arith::get(self.s.threads[self.t].registers(), expected, ty)))
    }

    /// Performs a read-modify-write or a compare-and-swap if a term is read or written; false if it is none of the business of terms.
    /// There is no value then that anybody could go by, but what is compared may be known.
    pub(super) fn apply_atomic(&mut self, index: u32, at: Reach) -> Result<bool, Trap> {
        let atomic = self.program.atomics[index as usize];
        let (p, ty) = atomic.place();
        let (len, bits) = (ty.bytes() as usize, ty.bits());
        let given = match atomic {
            Atomic::Rmw { a, .. } => [a, a],
            Atomic::CompareExchange { expected, new, .. } => [expected, new],
        };
        let concerned = given.iter().any(|&slot| self.is_term(slot, ty)) || self.s.memory.has_terms(at, len);
        let address = self.s.threads[self.t].register(p);
        if !concerned || !address.is_multiple_of(len as u64) || !self.s.memory.has_value_or_terms(at, len) {
            return Ok(false);
        }
        let compared = self.compared_known(&atomic, at);
        if compared.is_some_and(|(found, expected)| found != expected) {
            return Ok(false);
        }
        let old = self.term_at(at, len, bits);
        let new = match atomic {
            Atomic::Rmw { op, a, .. } => {
                let value = self.wide_operand(a, ty);
                self.symbols().terms.modify(op, old, value).ok_or_else(|| refusal("what is added to a fraction"))?
            }
            Atomic::CompareExchange { expected, new, success, .. } => {
                let (expected, new) = (self.wide_operand(expected, ty), self.wide_operand(new, ty));
                let terms = &mut self.symbols().terms;
                let swaps = terms.compare(CompareOp::Eq, old, expected).unwrap_or(old);
                let left = terms.select(swaps, new, old);
                self.set_wide_term(success, Type::BOOL, swaps);
                if matches!(at, Reach::Shared(_)) {
                    self.note_swap((address, len as u32), swaps);
                }
                left
            }
        };
        self.leave_number(at, len, new)?;
        let d = match atomic {
            Atomic::Rmw { d, .. } => d,
            Atomic::CompareExchange { old, .. } => old,
        };
        self.set_wide_term(d, ty, old);
        self.s.threads[self.t].top_mut().pc += 1;
        if matches!(at, Reach::Shared(_)) {
            let (found, expected) = compared.unwrap_or((0, 0));
            (self.s.record.read, self.s.record.wrote, self.s.record.expected) = (found, 0, expected);
        }
        Ok(true)
    }

    /// The registers that an atomic operation leaves something in.
    pub(super) fn forget_results(&mut self, index: u32) {
        let atomic = self.program.atomics[index as usize];
        let wide = atomic.place().1.bits() > 64;
        let (d, success) = match atomic {
            Atomic::Rmw { d, .. } => (d, NO_SLOT),
            Atomic::CompareExchange { old, success, .. } => (old, success),
        };
        for slot in [d, success].into_iter().chain((wide && d != NO_SLOT).then(|| d + 1)) {
            if slot != NO_SLOT {
                let index = self.index(slot);
                self.note_register(index, None);
            }
        }
    }

    /// Whether all registers that a condition on what is found looks at are known.
    pub(crate) fn knows_condition(&self, condition: &crate::bytecode::Condition) -> bool {
        let mut known = true;
        for test in condition.until.iter().flatten() {
            let _ = test.map(|&slot| known &= !self.is_term(slot, condition.ty));
        }
        known
    }
}

/// How a compare-and-swap synchronises whether it swaps or not: without, it releases nothing.
fn in_either_case((swaps, fails): (Order, Order)) -> Order {
    if swaps.acquires() && fails.acquires() { Order::Acquire } else { Order::Relaxed }
}
