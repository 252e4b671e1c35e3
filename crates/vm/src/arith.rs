//! Arithmetic that is too rare or too wide for an operation of its own: slots in, slots out, and between them
//! [`raddle_ir::arith`]. What has an operation of its own is checked against that by `tests/arithmetic.rs`.

use crate::bytecode::{NO_SLOT, Slot, Slow};
use raddle_ir::Type;
pub(crate) use raddle_ir::arith::{ArithmeticFault, mask, modify, signed};
use raddle_ir::arith::{binary, cast, compare, overflow, ternary, unary};

/// The value in a slot, or in two.
#[inline]
pub(crate) fn get(regs: &[u64], slot: Slot, ty: Type) -> u128 {
    let low = u128::from(regs[slot as usize]);
    if ty.bits() > 64 { low | u128::from(regs[slot as usize + 1]) << 64 } else { low }
}

/// Puts a value into a slot, or into two.
#[inline]
pub(crate) fn set(regs: &mut [u64], slot: Slot, ty: Type, value: u128) {
    if slot == NO_SLOT {
        return;
    }
    let value = value & mask(ty.bits());
    regs[slot as usize] = value as u64;
    if ty.bits() > 64 {
        regs[slot as usize + 1] = (value >> 64) as u64;
    }
}

/// Performs one operation of the side table.
pub(crate) fn slow(regs: &mut [u64], op: &Slow) -> Result<(), ArithmeticFault> {
    match *op {
        Slow::Binary { op, ty, d, a, b } => {
            let value = binary(op, ty, get(regs, a, ty), get(regs, b, ty))?;
            set(regs, d, ty, value);
        }
        Slow::Unary { op, ty, d, a } => set(regs, d, ty, unary(op, ty, get(regs, a, ty))),
        Slow::Ternary { op, ty, d, a, b, c } => {
            let value = ternary(op, ty, get(regs, a, ty), get(regs, b, ty), get(regs, c, ty));
            set(regs, d, ty, value);
        }
        Slow::Overflow { op, ty, d, flag, a, b } => {
            let (value, overflowed) = overflow(op, ty, get(regs, a, ty), get(regs, b, ty));
            set(regs, d, ty, value);
            set(regs, flag, Type::BOOL, u128::from(overflowed));
        }
        Slow::Compare { op, ty, d, a, b } => {
            let holds = compare(op, ty, get(regs, a, ty), get(regs, b, ty));
            set(regs, d, Type::BOOL, u128::from(holds));
        }
        Slow::Cast { op, from, to, d, a } => set(regs, d, to, cast(op, from, to, get(regs, a, from))),
        Slow::Select { ty, d, c, a, b } => {
            let value = if regs[c as usize] != 0 { get(regs, a, ty) } else { get(regs, b, ty) };
            set(regs, d, ty, value);
        }
        Slow::Address { d, base, index, scale, offset } => {
            let index = (regs[index as usize] as i64).wrapping_mul(scale);
            regs[d as usize] = regs[base as usize].wrapping_add_signed(index).wrapping_add_signed(offset);
        }
    }
    Ok(())
}
