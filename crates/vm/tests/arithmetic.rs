//! The interpreter against the definition of arithmetic ([`raddle_ir::arith`]): exhaustively for operations on 8 bits, at
//! random and at the edges for other widths and for floats.
//!
//! A program per operation: a loop over a table of operands and results that returns the number of the first entry it
//! does not agree with. Nothing folds it: it goes from the text to the compiler of the machine.

use raddle_base::Random;
use raddle_ir::arith::{self, ArithmeticFault};
use raddle_ir::{BinaryOp, CastOp, CompareOp, OverflowOp, TernaryOp, Type, UnaryOp};
use raddle_trace::{End, Machine};
use raddle_vm::{Options, Vm};
use std::fmt::Display;

/// Bytes between the entries of a table.
const STRIDE: usize = 16;
const WIDTHS: [u8; 8] = [1, 7, 16, 31, 32, 33, 64, 128];

/// The text of the program: loads the operands of entry after entry and compares `op` of them with what is expected.
/// `results` are the types that the operation defines, `checked` is the one to look at.
fn text(operands: &[Type], op: &str, results: &[Type], checked: usize, entries: usize) -> String {
    let mut out = String::new();
    let mut line = |text: String| out.push_str(&(text + "\n"));
    let size = entries * STRIDE;
    for table in 0..=operands.len() {
        line(format!("g{table} = global \"table{table}\" size {size} align 16 constant init \"\""));
    }
    line("fn0 = function \"main\"() -> i32 {\nb0:\n    jump b1\nb1:".to_owned());
    // The entry's number, the operands with their addresses, the expected result with its address, the results.
    let (expected, first) = (2 * operands.len() + 2, 2 * operands.len() + 3);
    let result = first + checked;
    let mut next = first + results.len();
    let mut fresh = || {
        next += 1;
        next - 1
    };
    let (equal, left, right) = (fresh(), fresh(), fresh());
    let (step, more, failed) = (fresh(), fresh(), fresh());
    line(format!("    %0: i64 = phi b0: i64 0, b2: %{step}"));
    let ty = results[checked];
    let bits = Type::Int(ty.bits() as u8);
    for (n, operand) in operands.iter().chain([&bits]).enumerate() {
        line(format!("    %{}: ptr = address g{n}, index %0 * {STRIDE}", 2 * n + 1));
        line(format!("    %{}: {operand} = load %{}", 2 * n + 2, 2 * n + 1));
    }
    let arguments: Vec<String> = (0..operands.len()).map(|n| format!("%{}", 2 * n + 2)).collect();
    let defined: Vec<String> = results.iter().enumerate().map(|(n, ty)| format!("%{}: {ty}", first + n)).collect();
    line(format!("    {} = {op} {}", defined.join(", "), arguments.join(", ")));
    let as_bits = match ty {
        Type::Int(_) => "freeze",
        Type::Ptr => "ptrtoint",
        Type::F32 | Type::F64 => "bitcast",
    };
    line(format!("    %{left}: {bits} = {as_bits} %{result}"));
    line(format!("    %{right}: {bits} = freeze %{expected}"));
    line(format!("    %{equal}: i1 = compare eq %{left}, %{right}"));
    line(format!("    branch %{equal}, b2, b3\nb2:\n    %{step}: i64 = add %0, i64 1"));
    line(format!("    %{more}: i1 = compare ult %{step}, i64 {entries}\n    branch %{more}, b1, b4"));
    line(format!("b3:\n    %{failed}: i32 = trunc %0\n    return %{failed}\nb4:\n    return i32 4294967295\n}}"));
    out
}

/// Runs the program on a table; each entry is the operands and what is expected of them.
#[track_caller]
fn check(operands: &[Type], op: impl Display, results: &[Type], checked: usize, entries: &[(Vec<u128>, u128)]) {
    if entries.is_empty() {
        return;
    }
    let op = op.to_string();
    let text = text(operands, &op, results, checked, entries.len());
    let mut module = raddle_ir::parse(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    for (n, (_, global)) in module.globals.iter_mut().enumerate() {
        let values = entries.iter().map(|(operands, expected)| operands.get(n).unwrap_or(expected));
        let init = global.init.as_mut().expect("the tables have a value");
        init.bytes = values.flat_map(|value| value.to_le_bytes()).collect();
    }
    assert_eq!(raddle_ir::verify(&module), [], "{text}");
    let program = raddle_vm::compile(&module, &Options::default()).unwrap_or_else(|errors| panic!("{errors:?}"));
    let mut vm = Vm::new(program);
    assert_eq!(vm.start(), End::Continue, "{op} of {operands:?}: {:?}", vm.fault());
    match vm.exit_code() {
        Some(-1) => {}
        Some(entry) => panic!("{op} of {operands:?}: not as defined: {:x?}", entries[entry as usize]),
        None => panic!("{op} of {operands:?}: the program did not finish"),
    }
}

/// Values of a width: the edges, and others at random.
fn values(random: &mut Random, ty: Type) -> Vec<u128> {
    let mut values: Vec<u128> = match ty {
        Type::F32 => [0.0, -0.0, 1.0, -1.5, 0.1, 3e9, -7e18, 1e-40, f32::MAX, f32::INFINITY, f32::NAN]
            .map(|x: f32| u128::from(x.to_bits()))
            .to_vec(),
        Type::F64 => [0.0, -0.0, 1.0, -1.5, 0.1, 3e9, -7e18, 1e300, f64::MIN_POSITIVE, f64::NEG_INFINITY, f64::NAN]
            .map(|x: f64| u128::from(x.to_bits()))
            .to_vec(),
        _ => {
            let top = 1 << (ty.bits() - 1);
            vec![0, 1, 2, 3, top - 1, top, top + 1, u128::MAX, u128::MAX - 1, u128::from(ty.bits()), 31, 32, 33, 64]
        }
    };
    let bits = |random: &mut Random| u128::from(random.bits()) << 64 | u128::from(random.bits());
    values.extend((0..6).map(|_| bits(random) >> random.below(128)));
    values.iter().map(|value| value & arith::mask(ty.bits())).collect()
}

/// All pairs of values of an 8-bit type, or of chosen ones.
fn pairs(random: &mut Random, ty: Type) -> Vec<(u128, u128)> {
    let values = if ty == Type::I8 { (0..256).collect() } else { values(random, ty) };
    values.iter().flat_map(|&a| values.iter().map(move |&b| (a, b))).collect()
}

fn integers() -> impl Iterator<Item = Type> {
    WIDTHS.into_iter().map(Type::Int).chain([Type::I8])
}

/// Not-a-number comes in many bit patterns, and which one an operation gives is nobody's promise.
fn is_nan(ty: Type, bits: u128) -> bool {
    match ty {
        Type::F32 => f32::from_bits(bits as u32).is_nan(),
        Type::F64 => f64::from_bits(bits as u64).is_nan(),
        _ => false,
    }
}

#[test]
fn binary_operations() {
    use BinaryOp::*;
    let on_integers = [
        Add, Sub, Mul, UDiv, SDiv, URem, SRem, Shl, LShr, AShr, And, Or, Xor, UMin, UMax, SMin, SMax, UAddSat, SAddSat,
        USubSat, SSubSat,
    ];
    let on_floats = [FAdd, FSub, FMul, FDiv, FRem, FMin, FMax, FCopySign, FPow];
    let random = &mut Random::new(1);
    let integers = integers().flat_map(|ty| on_integers.map(|op| (op, ty)));
    let floats = [Type::F32, Type::F64].into_iter().flat_map(|ty| on_floats.map(|op| (op, ty)));
    for (op, ty) in integers.chain(floats) {
        let defined = |(a, b)| arith::binary(op, ty, a, b).ok().map(|value| (vec![a, b], value));
        let entries: Vec<_> = pairs(random, ty).into_iter().filter_map(defined).collect();
        let entries: Vec<_> = entries.into_iter().filter(|(_, value)| !is_nan(ty, *value)).collect();
        check(&[ty, ty], op, &[ty], 0, &entries);
    }
}

#[test]
fn comparisons() {
    use CompareOp::*;
    let on_integers = [Eq, Ne, ULt, ULe, UGt, UGe, SLt, SLe, SGt, SGe];
    let on_floats = [FFalse, FOEq, FONe, FOLt, FOLe, FOGt, FOGe, FOrd, FUEq, FUNe, FULt, FULe, FUGt, FUGe, FUno, FTrue];
    let random = &mut Random::new(2);
    let integers = integers().chain([Type::Ptr]).flat_map(|ty| on_integers.map(|op| (op, ty)));
    let floats = [Type::F32, Type::F64].into_iter().flat_map(|ty| on_floats.map(|op| (op, ty)));
    for (op, ty) in integers.chain(floats) {
        let entry = |(a, b)| (vec![a, b], u128::from(arith::compare(op, ty, a, b)));
        let entries: Vec<_> = pairs(random, ty).into_iter().map(entry).collect();
        check(&[ty, ty], format!("compare {op}"), &[Type::BOOL], 0, &entries);
    }
}

#[test]
fn overflow_unary_and_ternary_operations() {
    use OverflowOp::*;
    let random = &mut Random::new(3);
    for (op, ty) in [UAdd, SAdd, USub, SSub, UMul, SMul].into_iter().flat_map(|op| integers().map(move |ty| (op, ty))) {
        let all = pairs(random, ty);
        let values = all.iter().map(|&(a, b)| (vec![a, b], arith::overflow(op, ty, a, b).0));
        check(&[ty, ty], op, &[ty, Type::BOOL], 0, &values.collect::<Vec<_>>());
        let flags = all.iter().map(|&(a, b)| (vec![a, b], u128::from(arith::overflow(op, ty, a, b).1)));
        check(&[ty, ty], op, &[ty, Type::BOOL], 1, &flags.collect::<Vec<_>>());
    }
    use UnaryOp::*;
    let on_integers = [CtPop, CtLz, CtTz, BSwap, BitReverse, Abs, Freeze].into_iter();
    let on_floats = [FNeg, FAbs, FSqrt, FFloor, FCeil, FTrunc, FRound, FRint, FSin, FExp, FExp2, FLog, FLog10];
    let integers = on_integers.flat_map(|op| integers().map(move |ty| (op, ty)));
    let floats = on_floats.into_iter().flat_map(|op| [(op, Type::F32), (op, Type::F64)]);
    for (op, ty) in integers.filter(|&(op, ty)| op != BSwap || ty.bits() % 16 == 0).chain(floats) {
        let entries = pairs(random, ty).into_iter().map(|(a, _)| (vec![a], arith::unary(op, ty, a)));
        check(&[ty], op, &[ty], 0, &entries.filter(|(_, value)| !is_nan(ty, *value)).collect::<Vec<_>>());
    }
    let shifts = WIDTHS.into_iter().map(Type::Int).flat_map(|ty| [(TernaryOp::FShl, ty), (TernaryOp::FShr, ty)]);
    for (op, ty) in shifts.chain([(TernaryOp::Fma, Type::F32), (TernaryOp::Fma, Type::F64)]) {
        let entry = |(a, b)| {
            let c = values(random, ty)[3];
            (vec![a, b, c], arith::ternary(op, ty, a, b, c))
        };
        let entries = pairs(&mut Random::new(4), ty).into_iter().map(entry);
        let entries: Vec<_> = entries.filter(|(_, value)| !is_nan(ty, *value)).collect();
        check(&[ty, ty, ty], op, &[ty], 0, &entries);
    }
}

#[test]
fn conversions() {
    use CastOp::*;
    let random = &mut Random::new(5);
    let mut one = |op: CastOp, from: Type, to: Type| {
        let entries = pairs(random, from).into_iter().map(|(a, _)| (vec![a], arith::cast(op, from, to, a)));
        check(&[from], op, &[to], 0, &entries.filter(|(_, value)| !is_nan(to, *value)).collect::<Vec<_>>());
    };
    for narrow in integers() {
        for wide in integers().filter(|wide| wide.bits() > narrow.bits()) {
            one(Trunc, wide, narrow);
            one(ZExt, narrow, wide);
            one(SExt, narrow, wide);
        }
        for float in [Type::F32, Type::F64] {
            for op in [FpToUi, FpToSi, FpToUiSat, FpToSiSat] {
                one(op, float, narrow);
            }
            one(UiToFp, narrow, float);
            one(SiToFp, narrow, float);
        }
    }
    one(FpTrunc, Type::F64, Type::F32);
    one(FpExt, Type::F32, Type::F64);
    one(Bitcast, Type::F64, Type::I64);
    one(Bitcast, Type::I32, Type::F32);
    one(PtrToInt, Type::Ptr, Type::I64);
    one(IntToPtr, Type::I64, Type::Ptr);
}

#[test]
fn divisions_without_a_result_are_faults() {
    for op in [BinaryOp::UDiv, BinaryOp::SDiv, BinaryOp::URem, BinaryOp::SRem] {
        for ty in integers() {
            for (a, b) in [(1, 0), (1 << (ty.bits() - 1), arith::mask(ty.bits()))] {
                let Err(fault) = arith::binary(op, ty, a, b) else { continue };
                let text = format!(
                    "fn0 = function \"main\"() -> i32 {{\nb0:\n    %0: {ty} = {op} {ty} {a}, {ty} {b}\n    return i32 0\n}}\n"
                );
                let module = raddle_ir::parse(&text).expect("a module");
                let mut vm = Vm::new(raddle_vm::compile(&module, &Options::default()).expect("a program"));
                assert_eq!(vm.start(), End::Fault, "{text}");
                let said = &vm.fault().expect("a fault").message;
                let expected = match fault {
                    ArithmeticFault::DivisionByZero => "division by zero",
                    ArithmeticFault::DivisionOverflow => "division overflow",
                };
                assert!(said.starts_with(expected), "{said}: {text}");
            }
        }
    }
}
