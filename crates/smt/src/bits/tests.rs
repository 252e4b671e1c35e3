//! Every operation against `ir::arith`: exhaustively for small widths, at random for large ones.

use super::*;
use raddle_base::Random;
use raddle_ir::arith::{self, mask};
use raddle_ir::{BinaryOp, CastOp, CompareOp, OverflowOp, RmwOp, TernaryOp, Type, UnaryOp};

const BINARY: [BinaryOp; 21] = [
    BinaryOp::Add,
    BinaryOp::Sub,
    BinaryOp::Mul,
    BinaryOp::UDiv,
    BinaryOp::SDiv,
    BinaryOp::URem,
    BinaryOp::SRem,
    BinaryOp::Shl,
    BinaryOp::LShr,
    BinaryOp::AShr,
    BinaryOp::And,
    BinaryOp::Or,
    BinaryOp::Xor,
    BinaryOp::UMin,
    BinaryOp::UMax,
    BinaryOp::SMin,
    BinaryOp::SMax,
    BinaryOp::UAddSat,
    BinaryOp::SAddSat,
    BinaryOp::USubSat,
    BinaryOp::SSubSat,
];

const UNARY: [UnaryOp; 7] =
    [UnaryOp::CtPop, UnaryOp::CtLz, UnaryOp::CtTz, UnaryOp::BSwap, UnaryOp::BitReverse, UnaryOp::Abs, UnaryOp::Freeze];

const OVERFLOW: [OverflowOp; 6] =
    [OverflowOp::UAdd, OverflowOp::SAdd, OverflowOp::USub, OverflowOp::SSub, OverflowOp::UMul, OverflowOp::SMul];

const COMPARE: [CompareOp; 10] = [
    CompareOp::Eq,
    CompareOp::Ne,
    CompareOp::ULt,
    CompareOp::ULe,
    CompareOp::UGt,
    CompareOp::UGe,
    CompareOp::SLt,
    CompareOp::SLe,
    CompareOp::SGt,
    CompareOp::SGe,
];

const RMW: [RmwOp; 13] = [
    RmwOp::Xchg,
    RmwOp::Add,
    RmwOp::Sub,
    RmwOp::And,
    RmwOp::Nand,
    RmwOp::Or,
    RmwOp::Xor,
    RmwOp::Max,
    RmwOp::Min,
    RmwOp::UMax,
    RmwOp::UMin,
    RmwOp::UIncWrap,
    RmwOp::UDecWrap,
];

/// Operands of one width as gates, with the inputs they are made of. Values are given for the operands by place.
struct Operands {
    width: u32,
    bits: Vec<Bits>,
}

/// An operand is a variable, or this number.
type Given = Option<u128>;

impl Operands {
    fn new(gates: &mut Gates, width: u32, given: &[Given]) -> Self {
        let bits = given.iter().map(|given| match given {
            Some(value) => Bits::constant(width, *value),
            None => gates.bits_input(width),
        });
        Operands { width, bits: bits.collect() }
    }

    /// The values of all gates when the operands that are variables have these values.
    fn evaluate(&self, gates: &Gates, values: &[u128]) -> Evaluation {
        let mut inputs = vec![false; gates.len()];
        for (bits, value) in self.bits.iter().zip(values) {
            for (i, lit) in bits.lits().iter().enumerate() {
                inputs[lit.gate()] = value >> i & 1 == 1;
            }
        }
        gates.evaluate(|input| inputs[input.gate()])
    }
}

/// What an operation is compared by: bits of a result and what they must be, for two operands; no demand where there is none.
type Expected = Box<dyn Fn(u128, u128) -> Option<u128>>;

/// All operations with two operands and their results. One-bit results are bit-vectors of one bit.
fn results(gates: &mut Gates, operands: &Operands) -> Vec<(String, Bits, Expected)> {
    let (width, a, b) = (operands.width, &operands.bits[0], &operands.bits[1]);
    let ty = Type::Int(width as u8);
    let mut all: Vec<(String, Bits, Expected)> = Vec::new();
    for op in BINARY {
        let result = gates.binary(op, a, b).expect("an operation on integers");
        all.push((format!("{op}"), result, Box::new(move |a, b| arith::binary(op, ty, a, b).ok())));
    }
    for op in OVERFLOW {
        let (result, overflow) = gates.overflow(op, a, b);
        all.push((format!("{op:?}"), result, Box::new(move |a, b| Some(arith::overflow(op, ty, a, b).0))));
        let flag = Bits::from_lits(vec![overflow]);
        let expected = move |a, b| Some(u128::from(arith::overflow(op, ty, a, b).1));
        all.push((format!("{op:?} overflows"), flag, Box::new(expected)));
    }
    for op in COMPARE {
        let holds = gates.compare(op, a, b).expect("a comparison of integers");
        let expected = move |a, b| Some(u128::from(arith::compare(op, ty, a, b)));
        all.push((format!("{op:?}"), Bits::from_lits(vec![holds]), Box::new(expected)));
    }
    for op in RMW {
        let result = gates.rmw(op, a, b).expect("an operation on integers");
        all.push((format!("{op:?}"), result, Box::new(move |a, b| Some(arith::modify(op, ty, a, b)))));
    }
    for op in UNARY {
        let result = gates.unary(op, a).expect("an operation on integers");
        all.push((format!("{op:?}"), result, Box::new(move |a, _| Some(arith::unary(op, ty, a)))));
    }
    for (op, to) in [(CastOp::ZExt, 128), (CastOp::SExt, 128), (CastOp::Trunc, 1), (CastOp::SExt, 128.min(width + 1))] {
        let to_ty = Type::Int(to as u8);
        let result = gates.cast(op, a, to).expect("a cast of integers");
        all.push((format!("{op:?} {to}"), result, Box::new(move |a, _| Some(arith::cast(op, ty, to_ty, a)))));
    }
    for op in [TernaryOp::FShl, TernaryOp::FShr] {
        let rotated = gates.ternary(op, a, a, b).expect("an operation on integers");
        all.push((format!("{op:?} a a b"), rotated, Box::new(move |a, b| Some(arith::ternary(op, ty, a, a, b)))));
    }
    all
}

fn check_values(gates: &Gates, operands: &Operands, results: &[(String, Bits, Expected)], a: u128, b: u128) {
    let values = operands.evaluate(gates, &[a, b]);
    for (name, bits, expected) in results {
        if let Some(expected) = expected(a, b) {
            assert_eq!(values.bits(bits), expected, "{name} of {a:#x} and {b:#x}, {} bits", operands.width);
        }
    }
}

/// Both operands are variables.
fn check_all(width: u32) {
    let mut gates = Gates::new();
    let operands = Operands::new(&mut gates, width, &[None, None]);
    let results = results(&mut gates, &operands);
    for a in 0..=mask(width) {
        for b in 0..=mask(width) {
            check_values(&gates, &operands, &results, a, b);
        }
    }
}

#[test]
fn small_widths_exhaustively() {
    for width in [1, 2, 3, 4, 5, 8] {
        check_all(width);
    }
}

/// One operand is a constant, or both are; then there are no gates.
#[test]
fn constants_exhaustively() {
    for width in [1, 3, 4] {
        for constant in 0..=mask(width) {
            for given in [[Some(constant), None], [None, Some(constant)]] {
                let mut gates = Gates::new();
                let operands = Operands::new(&mut gates, width, &given);
                let results = results(&mut gates, &operands);
                for other in 0..=mask(width) {
                    let [a, b] = given.map(|given| given.unwrap_or(other));
                    check_values(&gates, &operands, &results, a, b);
                }
            }
            for other in 0..=mask(width) {
                check_constants(width, constant, other);
            }
        }
    }
}

fn check_constants(width: u32, a: u128, b: u128) {
    let mut gates = Gates::new();
    let operands = Operands::new(&mut gates, width, &[Some(a), Some(b)]);
    for (name, bits, expected) in results(&mut gates, &operands) {
        let result = bits.as_constant();
        assert!(result.is_some(), "{name} of {a:#x} and {b:#x}, {width} bits, is a constant");
        if let Some(expected) = expected(a, b) {
            assert_eq!(result, Some(expected), "{name} of {a:#x} and {b:#x}, {width} bits");
        }
    }
    assert_eq!(gates.len(), 1, "operations on constants make no gates");
}

/// A number of a width that is likely to be at an edge of something.
fn interesting(random: &mut Random, width: u32) -> u128 {
    let any = u128::from(random.bits()) << 64 | u128::from(random.bits());
    let value = match random.below(6) {
        0 => any,
        1 => any & mask(random.below(u64::from(width)) as u32),
        2 => 1 << random.below(u64::from(width)),
        3 => (1u128 << random.below(u64::from(width))).wrapping_neg(),
        4 => u128::from(random.below(4)).wrapping_sub(2),
        _ => (1u128 << (width - 1)).wrapping_sub(u128::from(random.below(3))).wrapping_add(1),
    };
    value & mask(width)
}

#[test]
fn large_widths_at_random() {
    let mut random = Random::new(3);
    for (width, rounds) in [(8, 2000), (13, 300), (16, 300), (32, 100), (64, 40), (127, 10), (128, 10)] {
        let mut gates = Gates::new();
        let operands = Operands::new(&mut gates, width, &[None, None]);
        let results = results(&mut gates, &operands);
        for _ in 0..rounds {
            let (a, b) = (interesting(&mut random, width), interesting(&mut random, width));
            check_values(&gates, &operands, &results, a, b);
        }
    }
}

#[test]
fn large_constants_at_random() {
    let mut random = Random::new(4);
    for (width, rounds) in [(8, 100), (16, 20), (32, 10), (64, 5), (128, 2)] {
        for _ in 0..rounds {
            let constant = interesting(&mut random, width);
            for given in [[Some(constant), None], [None, Some(constant)]] {
                let mut gates = Gates::new();
                let operands = Operands::new(&mut gates, width, &given);
                let results = results(&mut gates, &operands);
                for _ in 0..20 {
                    let other = interesting(&mut random, width);
                    let [a, b] = given.map(|given| given.unwrap_or(other));
                    check_values(&gates, &operands, &results, a, b);
                }
            }
            check_constants(width, constant, interesting(&mut random, width));
        }
    }
}

#[test]
fn shifts_of_two_words() {
    let mut random = Random::new(6);
    for (width, rounds) in [(1, 8), (2, 64), (3, 512), (4, 4096), (8, 500), (24, 200), (32, 200), (64, 100), (128, 20)]
    {
        let ty = Type::Int(width as u8);
        let mut gates = Gates::new();
        let operands = Operands::new(&mut gates, width, &[None, None, None]);
        let [a, b, c] = [0, 1, 2].map(|i| operands.bits[i].clone());
        let all = [TernaryOp::FShl, TernaryOp::FShr].map(|op| (op, gates.ternary(op, &a, &b, &c)));
        for round in 0..rounds {
            let (x, y, z) = match width {
                1..=4 => (round & mask(width), round >> width & mask(width), round >> (2 * width)),
                _ => {
                    (interesting(&mut random, width), interesting(&mut random, width), interesting(&mut random, width))
                }
            };
            let values = operands.evaluate(&gates, &[x, y, z]);
            for (op, bits) in &all {
                let result = bits.as_ref().map(|bits| values.bits(bits));
                assert_eq!(result, Some(arith::ternary(*op, ty, x, y, z)), "{op:?} {x}, {y}, {z}, {width} bits");
            }
        }
    }
}

/// What `ir::arith` has no result for has the one that the docs say.
#[test]
fn faulty_divisions_have_the_result_they_are_said_to_have() {
    let mut gates = Gates::new();
    let operands = Operands::new(&mut gates, 8, &[None, None]);
    let [a, b] = [0, 1].map(|i| operands.bits[i].clone());
    let all = [BinaryOp::UDiv, BinaryOp::URem, BinaryOp::SDiv, BinaryOp::SRem]
        .map(|op| gates.binary(op, &a, &b).expect("an operation on integers"));
    for x in 0..=255u8 {
        let values = operands.evaluate(&gates, &[x.into(), 0]);
        let one = if (x as i8) < 0 { 1 } else { 255 };
        assert_eq!(all.clone().map(|bits| values.bits(&bits)), [255, x.into(), one, x.into()], "{x} by zero");
    }
    let values = operands.evaluate(&gates, &[0x80, 0xff]);
    assert_eq!((values.bits(&all[2]), values.bits(&all[3])), (0x80, 0));
    // Bits that are known to be zero are missing in the remainder.
    let (quotient, remainder) = gates.udiv_urem(&a, &Bits::constant(8, 0));
    assert_eq!((quotient.as_constant(), remainder.as_constant()), (Some(255), Some(0)));
    let (_, remainder) = gates.udiv_urem(&a, &b.extract(0, 3).zext(8));
    assert_eq!(operands.evaluate(&gates, &[0xff, 0]).bits(&remainder), 7);
}

/// By a power of two there is nothing to compute, and by another constant less than by a variable.
#[test]
fn constant_factors_and_divisors_are_cheap() {
    let mut gates = Gates::new();
    let a = gates.bits_input(32);
    let before = gates.len();
    for shift in 0..32 {
        let power = Bits::constant(32, 1 << shift);
        gates.mul(&a, &power);
        gates.mul(&power, &a);
        gates.udiv_urem(&a, &power);
        gates.binary(BinaryOp::Shl, &a, &Bits::constant(32, shift));
        gates.binary(BinaryOp::AShr, &a, &Bits::constant(32, shift));
    }
    assert_eq!(gates.len(), before);
    let grown = |f: &mut dyn FnMut(&mut Gates, &Bits, &Bits)| {
        [Some(10), None].map(|given| {
            let mut gates = Gates::new();
            let operands = Operands::new(&mut gates, 32, &[None, given]);
            f(&mut gates, &operands.bits[0], &operands.bits[1]);
            gates.len()
        })
    };
    let [constant, variable] = grown(&mut |gates, a, b| drop(gates.mul(a, b)));
    assert!(constant * 10 < variable, "{constant} {variable}");
    let [constant, variable] = grown(&mut |gates, a, b| drop(gates.udiv_urem(a, b)));
    assert!(constant * 4 < variable, "{constant} {variable}");
    // All ones is one subtraction.
    let mut gates = Gates::new();
    let a = gates.bits_input(64);
    gates.mul(&a, &Bits::constant(64, 0xff_ffff));
    assert!(gates.len() < 64 * 10, "{}", gates.len());
}

#[test]
fn parts_of_vectors() {
    let bits = Bits::constant(12, 0xabc);
    assert_eq!((bits.width(), bits.as_constant()), (12, Some(0xabc)));
    assert_eq!(bits.extract(4, 4).as_constant(), Some(0xb));
    assert_eq!(bits.zext(16).as_constant(), Some(0xabc));
    assert_eq!(bits.sext(16).as_constant(), Some(0xfabc));
    assert_eq!(bits.zext(8).as_constant(), Some(0xbc));
    assert_eq!(bits.not().as_constant(), Some(0x543));
    assert_eq!(Bits::concat(&[bits.clone(), Bits::constant(4, 0xd)]).as_constant(), Some(0xdabc));
    assert_eq!(Bits::constant(128, u128::MAX).as_constant(), Some(u128::MAX));
    assert_eq!(Bits::constant(4, 0x1f).as_constant(), Some(0xf));
    let mut gates = Gates::new();
    let free = gates.bits_input(2);
    assert_eq!((free.as_constant(), free.bit(1), free.lits().len()), (None, free.lits()[1], 2));
    assert_eq!(gates.bits_ite(free.bit(0), &bits, &bits), bits);
}

#[test]
fn floats_have_no_gates() {
    let mut gates = Gates::new();
    let a = gates.bits_input(64);
    assert_eq!(gates.binary(BinaryOp::FAdd, &a, &a), None);
    assert_eq!(gates.unary(UnaryOp::FNeg, &a), None);
    assert_eq!(gates.ternary(TernaryOp::Fma, &a, &a, &a), None);
    assert_eq!(gates.compare(CompareOp::FOEq, &a, &a), None);
    assert_eq!(gates.cast(CastOp::FpToSi, &a, 32), None);
    assert_eq!(gates.rmw(RmwOp::FAdd, &a, &a), None);
    assert_eq!(gates.cast(CastOp::PtrToInt, &a, 32), Some(a.extract(0, 32)));
    assert_eq!(gates.cast(CastOp::Bitcast, &a, 64), Some(a));
}
