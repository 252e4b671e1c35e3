//! Arithmetic that is too rare or too wide for an operation of its own: everything on `u128`, by type.

use crate::bytecode::{NO_SLOT, Slot, Slow};
use raddle_ir::{BinaryOp, CastOp, CompareOp, OverflowOp, RmwOp, TernaryOp, Type, UnaryOp};

/// Why arithmetic failed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum ArithmeticFault {
    /// The divisor was zero.
    DivisionByZero,
    /// The quotient does not fit: the smallest number divided by -1.
    DivisionOverflow,
}

/// The bits of a width.
#[inline]
pub(crate) fn mask(bits: u32) -> u128 {
    if bits >= 128 { u128::MAX } else { (1 << bits) - 1 }
}

/// A value of a width as a signed number.
#[inline]
pub(crate) fn signed(value: u128, bits: u32) -> i128 {
    let up = 128 - bits.clamp(1, 128);
    (value << up) as i128 >> up
}

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

fn binary(op: BinaryOp, ty: Type, a: u128, b: u128) -> Result<u128, ArithmeticFault> {
    use BinaryOp::*;
    let bits = ty.bits();
    let (sa, sb) = (signed(a, bits), signed(b, bits));
    let (min, max) = (signed(1 << (bits - 1), bits), (mask(bits) >> 1) as i128);
    Ok(match op {
        Add => a.wrapping_add(b),
        Sub => a.wrapping_sub(b),
        Mul => a.wrapping_mul(b),
        UDiv => a.checked_div(b).ok_or(ArithmeticFault::DivisionByZero)?,
        URem => a.checked_rem(b).ok_or(ArithmeticFault::DivisionByZero)?,
        SDiv | SRem => {
            if b == 0 {
                return Err(ArithmeticFault::DivisionByZero);
            }
            if sb == -1 && sa == min {
                return Err(ArithmeticFault::DivisionOverflow);
            }
            if op == SDiv { (sa / sb) as u128 } else { (sa % sb) as u128 }
        }
        Shl => {
            if b < u128::from(bits) {
                a << b
            } else {
                0
            }
        }
        LShr => {
            if b < u128::from(bits) {
                a >> b
            } else {
                0
            }
        }
        AShr => (sa >> b.min(127)) as u128,
        And => a & b,
        Or => a | b,
        Xor => a ^ b,
        UMin => a.min(b),
        UMax => a.max(b),
        SMin => sa.min(sb) as u128,
        SMax => sa.max(sb) as u128,
        UAddSat => a.checked_add(b).map_or(mask(bits), |sum| sum.min(mask(bits))),
        USubSat => a.saturating_sub(b),
        SAddSat => sa.saturating_add(sb).clamp(min, max) as u128,
        SSubSat => sa.saturating_sub(sb).clamp(min, max) as u128,
        FAdd | FSub | FMul | FDiv | FRem | FMin | FMax | FCopySign | FPow => {
            if ty == Type::F32 {
                let (x, y) = (f32::from_bits(a as u32), f32::from_bits(b as u32));
                let value = match op {
                    FAdd => x + y,
                    FSub => x - y,
                    FMul => x * y,
                    FDiv => x / y,
                    FRem => x % y,
                    FMin => x.min(y),
                    FMax => x.max(y),
                    FCopySign => x.copysign(y),
                    _ => x.powf(y),
                };
                u128::from(value.to_bits())
            } else {
                let (x, y) = (f64::from_bits(a as u64), f64::from_bits(b as u64));
                let value = match op {
                    FAdd => x + y,
                    FSub => x - y,
                    FMul => x * y,
                    FDiv => x / y,
                    FRem => x % y,
                    FMin => x.min(y),
                    FMax => x.max(y),
                    FCopySign => x.copysign(y),
                    _ => x.powf(y),
                };
                u128::from(value.to_bits())
            }
        }
    })
}

fn unary(op: UnaryOp, ty: Type, a: u128) -> u128 {
    let bits = ty.bits();
    match op {
        UnaryOp::CtPop => u128::from(a.count_ones()),
        UnaryOp::CtLz => u128::from(a.leading_zeros() - (128 - bits)),
        UnaryOp::CtTz => u128::from(a.trailing_zeros().min(bits)),
        UnaryOp::BSwap => a.swap_bytes() >> (128 - bits),
        UnaryOp::BitReverse => a.reverse_bits() >> (128 - bits),
        UnaryOp::Abs => signed(a, bits).wrapping_abs() as u128,
        UnaryOp::Freeze => a,
        _ if ty == Type::F32 && op == UnaryOp::FNeg => a ^ 0x8000_0000,
        _ if ty == Type::F32 => u128::from((float_unary(op, f64::from(f32::from_bits(a as u32))) as f32).to_bits()),
        UnaryOp::FNeg => a ^ 1 << 63,
        _ => u128::from(float_unary(op, f64::from_bits(a as u64)).to_bits()),
    }
}

fn float_unary(op: UnaryOp, x: f64) -> f64 {
    match op {
        UnaryOp::FAbs => x.abs(),
        UnaryOp::FSqrt => x.sqrt(),
        UnaryOp::FFloor => x.floor(),
        UnaryOp::FCeil => x.ceil(),
        UnaryOp::FTrunc => x.trunc(),
        UnaryOp::FRound => x.round(),
        UnaryOp::FRint => x.round_ties_even(),
        UnaryOp::FSin => x.sin(),
        UnaryOp::FCos => x.cos(),
        UnaryOp::FExp => x.exp(),
        UnaryOp::FExp2 => x.exp2(),
        UnaryOp::FLog => x.ln(),
        UnaryOp::FLog2 => x.log2(),
        UnaryOp::FLog10 => x.log10(),
        _ => x,
    }
}

fn ternary(op: TernaryOp, ty: Type, a: u128, b: u128, c: u128) -> u128 {
    let bits = ty.bits();
    match op {
        TernaryOp::Fma if ty == Type::F32 => {
            let [x, y, z] = [a, b, c].map(|v| f32::from_bits(v as u32));
            u128::from(x.mul_add(y, z).to_bits())
        }
        TernaryOp::Fma => {
            let [x, y, z] = [a, b, c].map(|v| f64::from_bits(v as u64));
            u128::from(x.mul_add(y, z).to_bits())
        }
        TernaryOp::FShl | TernaryOp::FShr => {
            let shift = (c % u128::from(bits)) as u32;
            match (op, shift) {
                (TernaryOp::FShl, 0) => a,
                (_, 0) => b,
                (TernaryOp::FShl, _) => a << shift | b >> (bits - shift),
                _ => a << (bits - shift) | b >> shift,
            }
        }
    }
}

fn overflow(op: OverflowOp, ty: Type, a: u128, b: u128) -> (u128, bool) {
    let bits = ty.bits();
    let (sa, sb) = (signed(a, bits), signed(b, bits));
    let fits_unsigned = |(value, overflowed): (u128, bool)| (value, overflowed || value > mask(bits));
    let fits_signed = |(value, overflowed): (i128, bool)| {
        (value as u128, overflowed || signed(value as u128 & mask(bits), bits) != value)
    };
    match op {
        OverflowOp::UAdd => fits_unsigned(a.overflowing_add(b)),
        OverflowOp::USub => (a.wrapping_sub(b), a < b),
        OverflowOp::UMul => fits_unsigned(a.overflowing_mul(b)),
        OverflowOp::SAdd => fits_signed(sa.overflowing_add(sb)),
        OverflowOp::SSub => fits_signed(sa.overflowing_sub(sb)),
        OverflowOp::SMul => fits_signed(sa.overflowing_mul(sb)),
    }
}

/// Whether a comparison holds.
pub(crate) fn compare(op: CompareOp, ty: Type, a: u128, b: u128) -> bool {
    use CompareOp::*;
    let (sa, sb) = (signed(a, ty.bits()), signed(b, ty.bits()));
    let float = |v: u128| {
        if ty == Type::F32 { f64::from(f32::from_bits(v as u32)) } else { f64::from_bits(v as u64) }
    };
    let (x, y) = (float(a), float(b));
    let unordered = x.is_nan() || y.is_nan();
    match op {
        Eq => a == b,
        Ne => a != b,
        ULt => a < b,
        ULe => a <= b,
        UGt => a > b,
        UGe => a >= b,
        SLt => sa < sb,
        SLe => sa <= sb,
        SGt => sa > sb,
        SGe => sa >= sb,
        FFalse => false,
        FTrue => true,
        FOrd => !unordered,
        FUno => unordered,
        FOEq => x == y,
        FONe => !unordered && x != y,
        FOLt => x < y,
        FOLe => x <= y,
        FOGt => x > y,
        FOGe => x >= y,
        FUEq => unordered || x == y,
        FUNe => unordered || x != y,
        FULt => unordered || x < y,
        FULe => unordered || x <= y,
        FUGt => unordered || x > y,
        FUGe => unordered || x >= y,
    }
}

fn cast(op: CastOp, from: Type, to: Type, a: u128) -> u128 {
    let float = || if from == Type::F32 { f64::from(f32::from_bits(a as u32)) } else { f64::from_bits(a as u64) };
    let (min, max) = (signed(1 << (to.bits() - 1), to.bits()), (mask(to.bits()) >> 1) as i128);
    match op {
        CastOp::Trunc | CastOp::ZExt | CastOp::PtrToInt | CastOp::IntToPtr | CastOp::Bitcast => a,
        CastOp::SExt => signed(a, from.bits()) as u128,
        // Out of range is undefined; Rust's saturation makes it deterministic.
        CastOp::FpToUi | CastOp::FpToUiSat => (float() as u128).min(mask(to.bits())),
        CastOp::FpToSi | CastOp::FpToSiSat => (float() as i128).clamp(min, max) as u128,
        CastOp::UiToFp if to == Type::F32 => u128::from((a as f32).to_bits()),
        CastOp::UiToFp => u128::from((a as f64).to_bits()),
        CastOp::SiToFp if to == Type::F32 => u128::from((signed(a, from.bits()) as f32).to_bits()),
        CastOp::SiToFp => u128::from((signed(a, from.bits()) as f64).to_bits()),
        CastOp::FpTrunc | CastOp::FpExt if to == Type::F32 => u128::from((float() as f32).to_bits()),
        CastOp::FpTrunc | CastOp::FpExt => u128::from(float().to_bits()),
    }
}

/// What a read-modify-write stores.
pub(crate) fn modify(op: RmwOp, ty: Type, old: u128, value: u128) -> u128 {
    let bits = ty.bits();
    let (so, sv) = (signed(old, bits), signed(value, bits));
    let float = |op: BinaryOp| binary(op, ty, old, value).unwrap_or(0);
    let new = match op {
        RmwOp::Xchg => value,
        RmwOp::Add => old.wrapping_add(value),
        RmwOp::Sub => old.wrapping_sub(value),
        RmwOp::And => old & value,
        RmwOp::Nand => !(old & value),
        RmwOp::Or => old | value,
        RmwOp::Xor => old ^ value,
        RmwOp::Max => so.max(sv) as u128,
        RmwOp::Min => so.min(sv) as u128,
        RmwOp::UMax => old.max(value),
        RmwOp::UMin => old.min(value),
        RmwOp::FAdd => float(BinaryOp::FAdd),
        RmwOp::FSub => float(BinaryOp::FSub),
        RmwOp::FMax => float(BinaryOp::FMax),
        RmwOp::FMin => float(BinaryOp::FMin),
        RmwOp::UIncWrap => {
            if old >= value {
                0
            } else {
                old + 1
            }
        }
        RmwOp::UDecWrap => {
            if old == 0 || old > value {
                value
            } else {
                old - 1
            }
        }
    };
    new & mask(bits)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn narrow_arithmetic_agrees_with_rust() {
        for a in -128..=127_i8 {
            for b in -128..=127_i8 {
                let (ua, ub) = (u128::from(a as u8), u128::from(b as u8));
                let low = |v: u128| v as u8 as i8;
                assert_eq!(low(binary(BinaryOp::Add, Type::I8, ua, ub).unwrap()), a.wrapping_add(b));
                assert_eq!(low(binary(BinaryOp::SAddSat, Type::I8, ua, ub).unwrap()), a.saturating_add(b));
                assert_eq!(low(binary(BinaryOp::SMax, Type::I8, ua, ub).unwrap()), a.max(b));
                assert_eq!(binary(BinaryOp::SDiv, Type::I8, ua, ub).ok().map(low), a.checked_div(b));
                assert_eq!(binary(BinaryOp::SRem, Type::I8, ua, ub).ok().map(low), a.checked_rem(b));
                let (value, flag) = overflow(OverflowOp::SMul, Type::I8, ua, ub);
                assert_eq!((low(value), flag), a.overflowing_mul(b));
                let (value, flag) = overflow(OverflowOp::USub, Type::I8, ua, ub);
                assert_eq!((value as u8, flag), (a as u8).overflowing_sub(b as u8));
                assert_eq!(compare(CompareOp::SLt, Type::I8, ua, ub), a < b);
                let rotated = ternary(TernaryOp::FShl, Type::I8, ua, ua, ub) as u8;
                assert_eq!(rotated, (a as u8).rotate_left(u32::from(b as u8)));
            }
            let ua = u128::from(a as u8);
            assert_eq!(unary(UnaryOp::CtLz, Type::I8, ua) as u32, (a as u8).leading_zeros());
            assert_eq!(unary(UnaryOp::CtTz, Type::I8, ua) as u32, (a as u8).trailing_zeros());
            assert_eq!(unary(UnaryOp::BitReverse, Type::I8, ua) as u8, (a as u8).reverse_bits());
        }
    }
}
