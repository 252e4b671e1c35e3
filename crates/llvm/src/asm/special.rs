//! Instructions that touch more than their operands: single bits, pairs of registers, the time, the processor's name.

use super::flags::Flags;
use super::x86::{BitChange, Place};
use super::{Held, Slot, set};
use crate::function::Body;
use crate::values::int;
use raddle_ir::{BinaryOp, Callee, CastOp, CompareOp, InstKind, Operand, Ordering, RmwOp, Type};

/// A register that constraints name, and instructions use without naming it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Fixed {
    A,
    B,
    C,
    D,
}

impl Fixed {
    fn names(self) -> [&'static str; 3] {
        match self {
            Fixed::A => ["{ax}", "{eax}", "{rax}"],
            Fixed::B => ["{bx}", "{ebx}", "{rbx}"],
            Fixed::C => ["{cx}", "{ecx}", "{rcx}"],
            Fixed::D => ["{dx}", "{edx}", "{rdx}"],
        }
    }

    fn is(self, slot: &Slot) -> bool {
        self.names().contains(&slot.constraint.as_str())
    }

    /// The operand that says what it holds.
    pub fn operand(self, slots: &[Slot]) -> Option<usize> {
        slots.iter().rposition(|slot| self.is(slot) && slot.register().is_some())
    }

    /// Puts a value into it. If no operand is there, nobody looks.
    pub fn set(self, slots: &mut [Slot], value: Operand) -> Option<()> {
        (0..slots.len())
            .filter(|&number| self.is(&slots[number]))
            .collect::<Vec<_>>()
            .into_iter()
            .try_for_each(|number| set(slots, number, value))
    }
}

impl Body<'_, '_> {
    /// `bt` and its relatives: the bit as it was is the carry flag. In memory an offset in a register counts from the
    /// operand on, also beyond its end and, if it is negative, before it.
    pub(super) fn bit(
        &mut self,
        (change, locked): (BitChange, bool),
        (offset, at, memory): (Place, Place, Option<Operand>),
        ty: Type,
        (slots, flags): (&mut [Slot], &mut Flags),
    ) -> Option<()> {
        let bits = u128::from(ty.bits());
        if !matches!(bits, 16 | 32 | 64) {
            return None;
        }
        let in_register = match offset {
            Place::Immediate(_) => false,
            Place::Number(number) => {
                let slot = slots.get(number)?;
                let value = slot.register_of(slots)?;
                let may_be_immediate = slot.constraint.contains(['i', 'n', 'I', 'J', 'N', 'e']);
                match value.as_int() {
                    Some(value) if may_be_immediate && value >= bits => return None,
                    // The register's other bits are anything.
                    _ if self.type_of(&value).bits() < ty.bits() => return None,
                    _ => true,
                }
            }
            Place::At(_) => return None,
        };
        let offset = self.operand(offset, slots, ty)?;
        let within = self.emit_one(InstKind::Binary(BinaryOp::And, offset, int(ty, bits - 1)), ty);
        let mask = self.emit_one(InstKind::Binary(BinaryOp::Shl, int(ty, 1), within), ty);
        let (op, by) = match change {
            BitChange::Keep | BitChange::Set => (RmwOp::Or, mask),
            BitChange::Flip => (RmwOp::Xor, mask),
            BitChange::Clear => {
                let others = InstKind::Binary(BinaryOp::Xor, mask, int(ty, u128::MAX >> (128 - bits)));
                (RmwOp::And, self.emit_one(others, ty))
            }
        };
        let before = match memory {
            Some(base) => {
                let mut ptr = base;
                if in_register {
                    let log = int(ty, u128::from(bits.trailing_zeros()));
                    let element = self.emit_one(InstKind::Binary(BinaryOp::AShr, offset, log), ty);
                    let index = Some((self.widened(element, true), (bits / 8) as i64));
                    ptr = self.emit_one(InstKind::Address { base, index, offset: 0 }, Type::Ptr);
                }
                match change {
                    BitChange::Keep => {
                        let order = Some(Ordering::Acquire);
                        self.emit_one(InstKind::Load { ptr, order, volatile: false }, ty)
                    }
                    _ => self.modify(op, ptr, by, ty, locked)?.0,
                }
            }
            None => {
                let Place::Number(register) = at else { return None };
                let before = self.operand(at, slots, ty).filter(|_| !locked)?;
                if change != BitChange::Keep {
                    let after = self.emit_one(InstKind::Binary(super::x86::arithmetic(op)?, before, by), ty);
                    set(slots, register, after)?;
                }
                before
            }
        };
        let bit = self.emit_one(InstKind::Binary(BinaryOp::And, before, mask), ty);
        let carry = self.emit_one(InstKind::Compare(CompareOp::Ne, bit, int(ty, 0)), Type::BOOL);
        *flags = Flags { carry: Some(carry), sign: None, ..*flags };
        Some(())
    }

    /// `cmpxchg8b` and `cmpxchg16b`: a compare-and-swap of two registers' width.
    pub(super) fn compare_pair(
        &mut self,
        ptr: Operand,
        half: Type,
        slots: &mut [Slot],
        flags: &mut Flags,
    ) -> Option<()> {
        let whole = Type::Int(2 * half.bits() as u8);
        let shift = int(whole, u128::from(half.bits()));
        let pair = |body: &mut Self, slots: &[Slot], low: Fixed, high: Fixed| {
            let low = body.operand(Place::Number(low.operand(slots)?), slots, half)?;
            let high = body.operand(Place::Number(high.operand(slots)?), slots, half)?;
            let (low, high) = (body.resized(low, whole)?, body.resized(high, whole)?);
            let high = body.emit_one(InstKind::Binary(BinaryOp::Shl, high, shift), whole);
            Some(body.emit_one(InstKind::Binary(BinaryOp::Or, high, low), whole))
        };
        let expected = pair(self, slots, Fixed::A, Fixed::D)?;
        let new = pair(self, slots, Fixed::B, Fixed::C)?;
        let order = Ordering::SeqCst;
        let kind = InstKind::CompareExchange { ptr, expected, new, success: order, failure: order };
        let parts = self.emit_many(kind, &[whole, Type::BOOL]);
        flags.zero = Some(parts[1]);
        let low = self.resized(parts[0], half)?;
        let high = self.emit_one(InstKind::Binary(BinaryOp::LShr, parts[0], shift), whole);
        let high = self.resized(high, half)?;
        Fixed::A.set(slots, low)?;
        Fixed::D.set(slots, high)
    }

    /// The time, in cycles of a nanosecond.
    pub fn cycles(&mut self) -> Operand {
        let id = self.r.library_function("raddle.cycles", Type::I64);
        self.emit_one(InstKind::Call { callee: Callee::Direct(id), args: Vec::new() }, Type::I64)
    }

    /// `rdtsc`, and `rdtscp` with the number of the processor; in one register, or in halves.
    pub(super) fn time_stamp(&mut self, (whole, processor): (bool, bool), slots: &mut [Slot]) -> Option<()> {
        let now = self.cycles();
        if processor {
            Fixed::C.set(slots, int(Type::I32, 0))?;
        }
        if whole {
            return Fixed::A.set(slots, now);
        }
        let low = self.emit_one(InstKind::Cast(CastOp::Trunc, now), Type::I32);
        let high = self.emit_one(InstKind::Binary(BinaryOp::LShr, now, int(Type::I64, 32)), Type::I64);
        let high = self.emit_one(InstKind::Cast(CastOp::Trunc, high), Type::I32);
        Fixed::A.set(slots, low)?;
        Fixed::D.set(slots, high)
    }

    /// `cpuid`: a fence, and the answers of a processor without any features. `b` is where a copy of `rbx` goes.
    pub(super) fn processor(&mut self, b: Option<Place>, slots: &mut [Slot]) -> Option<()> {
        self.emit(InstKind::Fence { order: Ordering::SeqCst, single_thread: false });
        for register in [Fixed::A, Fixed::B, Fixed::C, Fixed::D] {
            register.set(slots, int(Type::I32, 0))?;
        }
        match b {
            Some(Place::Number(number)) if matches!(slots.get(number)?.place, Held::Register(_)) => {
                set(slots, number, int(Type::I32, 0))
            }
            Some(_) => None,
            None => Some(()),
        }
    }
}
