//! The definition against the compiler's own arithmetic.

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
            ];
            for (op, expected) in expected {
                assert_eq!(defined_binary(op, Type::I8, a.into(), b.into()), expected.map(u128::from), "{op} {a}, {b}");
            }
            let pair = |(bits, flag): (u8, bool)| (u128::from(bits), flag);
            let pair_signed = |(bits, flag): (i8, bool)| (u128::from(bits as u8), flag);
            let (wa, wb) = (a.into(), b.into());
            assert_eq!(overflow(OverflowOp::UAdd, Type::I8, wa, wb), pair(a.overflowing_add(b)));
            assert_eq!(overflow(OverflowOp::USub, Type::I8, wa, wb), pair(a.overflowing_sub(b)));
            assert_eq!(overflow(OverflowOp::UMul, Type::I8, wa, wb), pair(a.overflowing_mul(b)));
            assert_eq!(overflow(OverflowOp::SAdd, Type::I8, wa, wb), pair_signed(sa.overflowing_add(sb)));
            assert_eq!(overflow(OverflowOp::SSub, Type::I8, wa, wb), pair_signed(sa.overflowing_sub(sb)));
            assert_eq!(overflow(OverflowOp::SMul, Type::I8, wa, wb), pair_signed(sa.overflowing_mul(sb)));
            assert_eq!(compare(CompareOp::SLt, Type::Int(8), wa, wb), sa < sb);
            assert_eq!(compare(CompareOp::SGe, Type::Int(8), wa, wb), sa >= sb);
            assert_eq!(compare(CompareOp::ULe, Type::Int(8), wa, wb), a <= b);
            assert_eq!(ternary(TernaryOp::FShl, Type::I8, wa, wa, wb), a.rotate_left(b.into()).into());
            assert_eq!(ternary(TernaryOp::FShr, Type::I8, wa, wa, wb), a.rotate_right(b.into()).into());
        }
        assert_eq!(unary(UnaryOp::CtPop, Type::Int(8), a.into()), a.count_ones().into());
        assert_eq!(unary(UnaryOp::CtLz, Type::Int(8), a.into()), a.leading_zeros().into());
        assert_eq!(unary(UnaryOp::CtTz, Type::Int(8), a.into()), a.trailing_zeros().into());
        assert_eq!(unary(UnaryOp::BitReverse, Type::Int(8), a.into()), a.reverse_bits().into());
        assert_eq!(unary(UnaryOp::Abs, Type::Int(8), a.into()), ((a as i8).wrapping_abs() as u8).into());
    }
    assert_eq!(unary(UnaryOp::BSwap, Type::Int(32), 0x1122_3344), 0x4433_2211);
}

#[test]
fn the_widest_and_the_narrowest() {
    assert_eq!(defined_binary(BinaryOp::Add, Type::Int(128), u128::MAX, 1), Some(0));
    assert_eq!(defined_binary(BinaryOp::SDiv, Type::Int(128), 1 << 127, u128::MAX), None);
    assert_eq!(defined_binary(BinaryOp::UAddSat, Type::Int(128), u128::MAX, 7), Some(u128::MAX));
    assert_eq!(defined_binary(BinaryOp::Shl, Type::Int(128), 1, u128::MAX), None);
    assert_eq!(overflow(OverflowOp::SMul, Type::Int(128), 1 << 127, u128::MAX), (1 << 127, true));
    assert_eq!(overflow(OverflowOp::UMul, Type::Int(128), 1 << 64, 1 << 64), (0, true));
    assert_eq!(defined_binary(BinaryOp::Add, Type::Int(1), 1, 1), Some(0));
    assert!(compare(CompareOp::SLt, Type::Int(1), 1, 0));
    assert_eq!(unary(UnaryOp::Abs, Type::Int(128), 1 << 127), 1 << 127);
}

/// Shifts that the source language leaves open shift everything out.
#[test]
fn shifts_by_the_width_or_more() {
    for by in [8, 9, 200] {
        assert_eq!(binary(BinaryOp::Shl, Type::I8, 0xff, by), Ok(0));
        assert_eq!(binary(BinaryOp::LShr, Type::I8, 0xff, by), Ok(0));
        assert_eq!(binary(BinaryOp::AShr, Type::I8, 0x80, by), Ok(0xff));
        assert_eq!(binary(BinaryOp::AShr, Type::I8, 0x7f, by), Ok(0));
    }
    assert_eq!(binary(BinaryOp::UDiv, Type::I8, 1, 0), Err(ArithmeticFault::DivisionByZero));
    assert_eq!(binary(BinaryOp::SRem, Type::I8, 0x80, 0xff), Err(ArithmeticFault::DivisionOverflow));
}

#[test]
fn read_modify_writes_of_eight_bits() {
    for a in 0..=255u8 {
        for b in 0..=255u8 {
            let expected = [
                (RmwOp::Xchg, b),
                (RmwOp::Add, a.wrapping_add(b)),
                (RmwOp::Nand, !(a & b)),
                (RmwOp::Max, (a as i8).max(b as i8) as u8),
                (RmwOp::UMin, a.min(b)),
                (RmwOp::UIncWrap, if a >= b { 0 } else { a + 1 }),
                (RmwOp::UDecWrap, if a == 0 || a > b { b } else { a - 1 }),
            ];
            for (op, expected) in expected {
                assert_eq!(modify(op, Type::I8, a.into(), b.into()), expected.into(), "{op:?} {a}, {b}");
            }
        }
    }
}

#[test]
fn floats_and_conversions() {
    let bits = |x: f64| u128::from(x.to_bits());
    let bits32 = |x: f32| u128::from(x.to_bits());
    assert_eq!(binary(BinaryOp::FAdd, Type::F64, bits(0.1), bits(0.2)), Ok(bits(0.1 + 0.2)));
    assert_eq!(binary(BinaryOp::FDiv, Type::F32, bits32(1.0), bits32(3.0)), Ok(bits32(1.0 / 3.0)));
    assert_eq!(unary(UnaryOp::FNeg, Type::F32, bits32(2.5)), bits32(-2.5));
    assert_eq!(unary(UnaryOp::FRint, Type::F64, bits(2.5)), bits(2.0));
    assert_eq!(ternary(TernaryOp::Fma, Type::F64, bits(2.0), bits(3.0), bits(1.0)), bits(7.0));
    assert!(compare(CompareOp::FUNe, Type::F64, bits(f64::NAN), bits(f64::NAN)));
    assert!(!compare(CompareOp::FOEq, Type::F64, bits(f64::NAN), bits(f64::NAN)));
    assert_eq!(cast(CastOp::FpToSi, Type::F64, Type::I8, bits(-300.0)), 0x80);
    assert_eq!(cast(CastOp::FpToUi, Type::F64, Type::I8, bits(300.0)), 0xff);
    assert_eq!(cast(CastOp::FpToSiSat, Type::F64, Type::I32, bits(f64::NAN)), 0);
    assert_eq!(cast(CastOp::SiToFp, Type::I8, Type::F32, 0xff), bits32(-1.0));
    assert_eq!(cast(CastOp::SExt, Type::I8, Type::I32, 0x80), 0xffff_ff80);
    assert_eq!(cast(CastOp::FpTrunc, Type::F64, Type::F32, bits(0.1)), bits32(0.1));
}
