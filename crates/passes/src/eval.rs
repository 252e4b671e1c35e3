//! Integer arithmetic on constants, by width. `None` is what is left to the machine: what faults (division by zero),
//! what the source language leaves open (shifts by the width or more, the overflowing signed division), and floats
//! (whose not-a-number bits are the machine's business).

use raddle_ir::{BinaryOp, CompareOp, OverflowOp, TernaryOp, UnaryOp};

/// The bits of a width (1 to 128) that count.
pub const fn mask(width: u32) -> u128 {
    u128::MAX >> (128 - width)
}

/// The signed number that `width` bits stand for.
pub const fn signed(bits: u128, width: u32) -> i128 {
    let unused = 128 - width;
    ((bits << unused) as i128) >> unused
}

const fn smallest(width: u32) -> i128 {
    i128::MIN >> (128 - width)
}

const fn largest(width: u32) -> i128 {
    i128::MAX >> (128 - width)
}

/// `op a, b`.
pub fn binary(op: BinaryOp, width: u32, a: u128, b: u128) -> Option<u128> {
    let (sa, sb) = (signed(a, width), signed(b, width));
    let shift = || u32::try_from(b).ok().filter(|&shift| shift < width);
    let quotient_exists = sb != 0 && !(sa == smallest(width) && sb == -1);
    let bits = match op {
        BinaryOp::Add => a.wrapping_add(b),
        BinaryOp::Sub => a.wrapping_sub(b),
        BinaryOp::Mul => a.wrapping_mul(b),
        BinaryOp::UDiv => a.checked_div(b)?,
        BinaryOp::URem => a.checked_rem(b)?,
        BinaryOp::SDiv if quotient_exists => (sa / sb) as u128,
        BinaryOp::SRem if quotient_exists => (sa % sb) as u128,
        BinaryOp::SDiv | BinaryOp::SRem => return None,
        BinaryOp::Shl => a << shift()?,
        BinaryOp::LShr => a >> shift()?,
        BinaryOp::AShr => (sa >> shift()?) as u128,
        BinaryOp::And => a & b,
        BinaryOp::Or => a | b,
        BinaryOp::Xor => a ^ b,
        BinaryOp::UMin => a.min(b),
        BinaryOp::UMax => a.max(b),
        BinaryOp::SMin => sa.min(sb) as u128,
        BinaryOp::SMax => sa.max(sb) as u128,
        BinaryOp::UAddSat => a.saturating_add(b).min(mask(width)),
        BinaryOp::USubSat => a.saturating_sub(b),
        BinaryOp::SAddSat => sa.saturating_add(sb).clamp(smallest(width), largest(width)) as u128,
        BinaryOp::SSubSat => sa.saturating_sub(sb).clamp(smallest(width), largest(width)) as u128,
        BinaryOp::FAdd
        | BinaryOp::FSub
        | BinaryOp::FMul
        | BinaryOp::FDiv
        | BinaryOp::FRem
        | BinaryOp::FMin
        | BinaryOp::FMax
        | BinaryOp::FCopySign
        | BinaryOp::FPow => return None,
    };
    Some(bits & mask(width))
}

/// `op a`.
pub fn unary(op: UnaryOp, width: u32, a: u128) -> Option<u128> {
    let bits = match op {
        UnaryOp::CtPop => u128::from(a.count_ones()),
        UnaryOp::CtLz => u128::from(a.leading_zeros() - (128 - width)),
        UnaryOp::CtTz => u128::from(a.trailing_zeros().min(width)),
        UnaryOp::BSwap => a.swap_bytes() >> (128 - width),
        UnaryOp::BitReverse => a.reverse_bits() >> (128 - width),
        UnaryOp::Abs => signed(a, width).unsigned_abs(),
        UnaryOp::Freeze => a,
        _ => return None,
    };
    Some(bits & mask(width))
}

/// `op a, b, c`.
pub fn ternary(op: TernaryOp, width: u32, a: u128, b: u128, c: u128) -> Option<u128> {
    let shift = (c % u128::from(width)) as u32;
    let bits = match (op, shift) {
        (TernaryOp::FShl, 0) => a,
        (TernaryOp::FShr, 0) => b,
        (TernaryOp::FShl, shift) => a << shift | b >> (width - shift),
        (TernaryOp::FShr, shift) => a << (width - shift) | b >> shift,
        (TernaryOp::Fma, _) => return None,
    };
    Some(bits & mask(width))
}

/// The wrapped result, and whether it overflowed.
pub fn overflow(op: OverflowOp, width: u32, a: u128, b: u128) -> (u128, bool) {
    let (sa, sb) = (signed(a, width), signed(b, width));
    let unsigned = |(bits, carry): (u128, bool)| (bits & mask(width), carry || bits > mask(width));
    let in_range = |(value, carry): (i128, bool)| {
        (value as u128 & mask(width), carry || value < smallest(width) || value > largest(width))
    };
    match op {
        OverflowOp::UAdd => unsigned(a.overflowing_add(b)),
        OverflowOp::USub => unsigned(a.overflowing_sub(b)),
        OverflowOp::UMul => unsigned(a.overflowing_mul(b)),
        OverflowOp::SAdd => in_range(sa.overflowing_add(sb)),
        OverflowOp::SSub => in_range(sa.overflowing_sub(sb)),
        OverflowOp::SMul => in_range(sa.overflowing_mul(sb)),
    }
}

/// Comparison of integers.
pub fn compare(op: CompareOp, width: u32, a: u128, b: u128) -> Option<bool> {
    let (sa, sb) = (signed(a, width), signed(b, width));
    Some(match op {
        CompareOp::Eq => a == b,
        CompareOp::Ne => a != b,
        CompareOp::ULt => a < b,
        CompareOp::ULe => a <= b,
        CompareOp::UGt => a > b,
        CompareOp::UGe => a >= b,
        CompareOp::SLt => sa < sb,
        CompareOp::SLe => sa <= sb,
        CompareOp::SGt => sa > sb,
        CompareOp::SGe => sa >= sb,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every operation on every pair of 8-bit numbers against what the compiler's own 8-bit arithmetic does.
    #[test]
    fn eight_bits_exhaustively() {
        for a in 0..=255u8 {
            for b in 0..=255u8 {
                let (sa, sb) = (a as i8, b as i8);
                let expected = [
                    (BinaryOp::Add, Some(a.wrapping_add(b))),
                    (BinaryOp::Sub, Some(a.wrapping_sub(b))),
                    (BinaryOp::Mul, Some(a.wrapping_mul(b))),
                    (BinaryOp::UDiv, a.checked_div(b)),
                    (BinaryOp::URem, a.checked_rem(b)),
                    (BinaryOp::SDiv, sa.checked_div(sb).map(|x| x as u8)),
                    (BinaryOp::SRem, sa.checked_rem(sb).map(|x| x as u8)),
                    (BinaryOp::Shl, a.checked_shl(b.into())),
                    (BinaryOp::LShr, a.checked_shr(b.into())),
                    (BinaryOp::AShr, sa.checked_shr(b.into()).map(|x| x as u8)),
                    (BinaryOp::And, Some(a & b)),
                    (BinaryOp::Or, Some(a | b)),
                    (BinaryOp::Xor, Some(a ^ b)),
                    (BinaryOp::UMin, Some(a.min(b))),
                    (BinaryOp::UMax, Some(a.max(b))),
                    (BinaryOp::SMin, Some(sa.min(sb) as u8)),
                    (BinaryOp::SMax, Some(sa.max(sb) as u8)),
                    (BinaryOp::UAddSat, Some(a.saturating_add(b))),
                    (BinaryOp::SAddSat, Some(sa.saturating_add(sb) as u8)),
                    (BinaryOp::USubSat, Some(a.saturating_sub(b))),
                    (BinaryOp::SSubSat, Some(sa.saturating_sub(sb) as u8)),
                    (BinaryOp::FAdd, None),
                ];
                for (op, expected) in expected {
                    assert_eq!(binary(op, 8, a.into(), b.into()), expected.map(u128::from), "{op} {a}, {b}");
                }
                let pair = |(bits, flag): (u8, bool)| (u128::from(bits), flag);
                let pair_signed = |(bits, flag): (i8, bool)| (u128::from(bits as u8), flag);
                let (wa, wb) = (a.into(), b.into());
                assert_eq!(overflow(OverflowOp::UAdd, 8, wa, wb), pair(a.overflowing_add(b)));
                assert_eq!(overflow(OverflowOp::USub, 8, wa, wb), pair(a.overflowing_sub(b)));
                assert_eq!(overflow(OverflowOp::UMul, 8, wa, wb), pair(a.overflowing_mul(b)));
                assert_eq!(overflow(OverflowOp::SAdd, 8, wa, wb), pair_signed(sa.overflowing_add(sb)));
                assert_eq!(overflow(OverflowOp::SSub, 8, wa, wb), pair_signed(sa.overflowing_sub(sb)));
                assert_eq!(overflow(OverflowOp::SMul, 8, wa, wb), pair_signed(sa.overflowing_mul(sb)));
                assert_eq!(compare(CompareOp::SLt, 8, wa, wb), Some(sa < sb));
                assert_eq!(compare(CompareOp::SGe, 8, wa, wb), Some(sa >= sb));
                assert_eq!(compare(CompareOp::ULe, 8, wa, wb), Some(a <= b));
                assert_eq!(ternary(TernaryOp::FShl, 8, wa, wa, wb), Some(a.rotate_left(b.into()).into()));
                assert_eq!(ternary(TernaryOp::FShr, 8, wa, wa, wb), Some(a.rotate_right(b.into()).into()));
            }
            assert_eq!(unary(UnaryOp::CtPop, 8, a.into()), Some(a.count_ones().into()));
            assert_eq!(unary(UnaryOp::CtLz, 8, a.into()), Some(a.leading_zeros().into()));
            assert_eq!(unary(UnaryOp::CtTz, 8, a.into()), Some(a.trailing_zeros().into()));
            assert_eq!(unary(UnaryOp::BitReverse, 8, a.into()), Some(a.reverse_bits().into()));
            assert_eq!(unary(UnaryOp::Abs, 8, a.into()), Some(((a as i8).wrapping_abs() as u8).into()));
        }
        assert_eq!(unary(UnaryOp::BSwap, 32, 0x1122_3344), Some(0x4433_2211));
    }

    #[test]
    fn the_widest_and_the_narrowest() {
        assert_eq!(binary(BinaryOp::Add, 128, u128::MAX, 1), Some(0));
        assert_eq!(binary(BinaryOp::SDiv, 128, 1 << 127, u128::MAX), None);
        assert_eq!(binary(BinaryOp::UAddSat, 128, u128::MAX, 7), Some(u128::MAX));
        assert_eq!(binary(BinaryOp::Shl, 128, 1, u128::MAX), None);
        assert_eq!(overflow(OverflowOp::SMul, 128, 1 << 127, u128::MAX), (1 << 127, true));
        assert_eq!(overflow(OverflowOp::UMul, 128, 1 << 64, 1 << 64), (0, true));
        assert_eq!(binary(BinaryOp::Add, 1, 1, 1), Some(0));
        assert_eq!(compare(CompareOp::SLt, 1, 1, 0), Some(true));
        assert_eq!(unary(UnaryOp::Abs, 128, 1 << 127), Some(1 << 127));
    }
}
