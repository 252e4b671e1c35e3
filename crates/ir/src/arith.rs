//! What the operations compute: the one definition that constants, folding and the machine share.
//!
//! A value is the low [`Type::bits`] bits of a `u128`; the bits above are zero, in operands and in results. Floats are
//! their bit patterns. Operations are total but for division ([`ArithmeticFault`]). Where the source language leaves the
//! result open, one is chosen, so that every execution of a step gives the same: a shift by the width or more shifts all
//! bits out, and a float that is out of range for an integer gives the nearest one (zero when it is not a number).

use crate::{BinaryOp, CastOp, CompareOp, OverflowOp, RmwOp, TernaryOp, Type, UnaryOp};

/// Why a division has no result.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ArithmeticFault {
    /// The divisor is zero.
    DivisionByZero,
    /// The quotient does not fit: the smallest number divided by -1.
    DivisionOverflow,
}

/// The bits of a width.
#[inline]
pub const fn mask(bits: u32) -> u128 {
    if bits >= 128 { u128::MAX } else { (1 << bits) - 1 }
}

/// A value of a width as a signed number.
#[inline]
pub const fn signed(value: u128, bits: u32) -> i128 {
    let up = if bits == 0 || bits > 128 { 0 } else { 128 - bits };
    (value << up) as i128 >> up
}

/// The smallest and the largest signed number of a width.
const fn range(bits: u32) -> (i128, i128) {
    (signed(1 << (bits - 1), bits), (mask(bits) >> 1) as i128)
}

/// `op a, b`.
pub fn binary(op: BinaryOp, ty: Type, a: u128, b: u128) -> Result<u128, ArithmeticFault> {
    use BinaryOp::*;
    let bits = ty.bits();
    let (sa, sb) = (signed(a, bits), signed(b, bits));
    let (min, max) = range(bits);
    let in_width = b < u128::from(bits);
    let value = match op {
        Add => a.wrapping_add(b),
        Sub => a.wrapping_sub(b),
        Mul => a.wrapping_mul(b),
        UDiv | URem | SDiv | SRem if b == 0 => return Err(ArithmeticFault::DivisionByZero),
        UDiv => a / b,
        URem => a % b,
        SDiv | SRem if sb == -1 && sa == min => return Err(ArithmeticFault::DivisionOverflow),
        SDiv => (sa / sb) as u128,
        SRem => (sa % sb) as u128,
        Shl | LShr if !in_width => 0,
        Shl => a << b,
        LShr => a >> b,
        AShr => (sa >> b.min(127)) as u128,
        And => a & b,
        Or => a | b,
        Xor => a ^ b,
        UMin => a.min(b),
        UMax => a.max(b),
        SMin => sa.min(sb) as u128,
        SMax => sa.max(sb) as u128,
        UAddSat => a.saturating_add(b).min(mask(bits)),
        USubSat => a.saturating_sub(b),
        SAddSat => sa.saturating_add(sb).clamp(min, max) as u128,
        SSubSat => sa.saturating_sub(sb).clamp(min, max) as u128,
        FAdd | FSub | FMul | FDiv | FRem | FMin | FMax | FCopySign | FPow => {
            macro_rules! float {
                ($x:expr, $y:expr) => {{
                    let (x, y) = ($x, $y);
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
                }};
            }
            if ty == Type::F32 { float!(single(a), single(b)) } else { float!(double(a), double(b)) }
        }
    };
    Ok(value & mask(bits))
}

/// `op a, b` where the source language says what it is: neither a fault nor a shift by the width or more.
pub fn defined_binary(op: BinaryOp, ty: Type, a: u128, b: u128) -> Option<u128> {
    let shifts = matches!(op, BinaryOp::Shl | BinaryOp::LShr | BinaryOp::AShr);
    if shifts && b >= u128::from(ty.bits()) { None } else { binary(op, ty, a, b).ok() }
}

/// `op a`.
pub fn unary(op: UnaryOp, ty: Type, a: u128) -> u128 {
    let bits = ty.bits();
    let value = match op {
        UnaryOp::CtPop => u128::from(a.count_ones()),
        UnaryOp::CtLz => u128::from(a.leading_zeros() - (128 - bits)),
        UnaryOp::CtTz => u128::from(a.trailing_zeros().min(bits)),
        UnaryOp::BSwap => a.swap_bytes() >> (128 - bits),
        UnaryOp::BitReverse => a.reverse_bits() >> (128 - bits),
        UnaryOp::Abs => signed(a, bits).unsigned_abs(),
        UnaryOp::Freeze => a,
        // What is not a number changes its sign too.
        UnaryOp::FNeg => a ^ 1 << (bits - 1),
        _ if ty == Type::F32 => u128::from((float_unary(op, f64::from(single(a))) as f32).to_bits()),
        _ => u128::from(float_unary(op, double(a)).to_bits()),
    };
    value & mask(bits)
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

/// `op a, b, c`.
pub fn ternary(op: TernaryOp, ty: Type, a: u128, b: u128, c: u128) -> u128 {
    let bits = ty.bits();
    let shift = (c % u128::from(bits)) as u32;
    let value = match (op, shift) {
        (TernaryOp::Fma, _) if ty == Type::F32 => u128::from(single(a).mul_add(single(b), single(c)).to_bits()),
        (TernaryOp::Fma, _) => u128::from(double(a).mul_add(double(b), double(c)).to_bits()),
        (TernaryOp::FShl, 0) => a,
        (TernaryOp::FShr, 0) => b,
        (TernaryOp::FShl, shift) => a << shift | b >> (bits - shift),
        (TernaryOp::FShr, shift) => a << (bits - shift) | b >> shift,
    };
    value & mask(bits)
}

/// The wrapped result, and whether it overflowed.
pub fn overflow(op: OverflowOp, ty: Type, a: u128, b: u128) -> (u128, bool) {
    let bits = ty.bits();
    let (sa, sb) = (signed(a, bits), signed(b, bits));
    let (min, max) = range(bits);
    let unsigned = |(value, carry): (u128, bool)| (value & mask(bits), carry || value > mask(bits));
    let in_range = |(value, carry): (i128, bool)| (value as u128 & mask(bits), carry || value < min || value > max);
    match op {
        OverflowOp::UAdd => unsigned(a.overflowing_add(b)),
        OverflowOp::USub => unsigned(a.overflowing_sub(b)),
        OverflowOp::UMul => unsigned(a.overflowing_mul(b)),
        OverflowOp::SAdd => in_range(sa.overflowing_add(sb)),
        OverflowOp::SSub => in_range(sa.overflowing_sub(sb)),
        OverflowOp::SMul => in_range(sa.overflowing_mul(sb)),
    }
}

/// Whether a comparison holds.
pub fn compare(op: CompareOp, ty: Type, a: u128, b: u128) -> bool {
    use CompareOp::*;
    let (sa, sb) = (signed(a, ty.bits()), signed(b, ty.bits()));
    let (x, y) = (float(ty, a), float(ty, b));
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

/// A value of one type as one of another.
pub fn cast(op: CastOp, from: Type, to: Type, a: u128) -> u128 {
    let (min, max) = range(to.bits());
    let value = match op {
        CastOp::Trunc | CastOp::ZExt | CastOp::PtrToInt | CastOp::IntToPtr | CastOp::Bitcast => a,
        CastOp::SExt => signed(a, from.bits()) as u128,
        CastOp::FpToUi | CastOp::FpToUiSat => (float(from, a) as u128).min(mask(to.bits())),
        CastOp::FpToSi | CastOp::FpToSiSat => (float(from, a) as i128).clamp(min, max) as u128,
        CastOp::UiToFp if to == Type::F32 => u128::from((a as f32).to_bits()),
        CastOp::UiToFp => u128::from((a as f64).to_bits()),
        CastOp::SiToFp if to == Type::F32 => u128::from((signed(a, from.bits()) as f32).to_bits()),
        CastOp::SiToFp => u128::from((signed(a, from.bits()) as f64).to_bits()),
        CastOp::FpTrunc | CastOp::FpExt if to == Type::F32 => u128::from((float(from, a) as f32).to_bits()),
        CastOp::FpTrunc | CastOp::FpExt => u128::from(float(from, a).to_bits()),
    };
    value & mask(to.bits())
}

/// What a read-modify-write stores.
pub fn modify(op: RmwOp, ty: Type, old: u128, value: u128) -> u128 {
    // None of these divides.
    let by = |op: BinaryOp| binary(op, ty, old, value).unwrap_or(0);
    match op {
        RmwOp::Xchg => value & mask(ty.bits()),
        RmwOp::Add => by(BinaryOp::Add),
        RmwOp::Sub => by(BinaryOp::Sub),
        RmwOp::And => by(BinaryOp::And),
        RmwOp::Nand => !(old & value) & mask(ty.bits()),
        RmwOp::Or => by(BinaryOp::Or),
        RmwOp::Xor => by(BinaryOp::Xor),
        RmwOp::Max => by(BinaryOp::SMax),
        RmwOp::Min => by(BinaryOp::SMin),
        RmwOp::UMax => by(BinaryOp::UMax),
        RmwOp::UMin => by(BinaryOp::UMin),
        RmwOp::FAdd => by(BinaryOp::FAdd),
        RmwOp::FSub => by(BinaryOp::FSub),
        RmwOp::FMax => by(BinaryOp::FMax),
        RmwOp::FMin => by(BinaryOp::FMin),
        RmwOp::UIncWrap if old >= value => 0,
        RmwOp::UIncWrap => old + 1,
        RmwOp::UDecWrap if old == 0 || old > value => value,
        RmwOp::UDecWrap => old - 1,
    }
}

fn single(bits: u128) -> f32 {
    f32::from_bits(bits as u32)
}

fn double(bits: u128) -> f64 {
    f64::from_bits(bits as u64)
}

/// A float of either type; every single is a double.
fn float(ty: Type, bits: u128) -> f64 {
    if ty == Type::F32 { f64::from(single(bits)) } else { double(bits) }
}

#[cfg(test)]
mod tests;
