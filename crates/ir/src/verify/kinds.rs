//! Rules 13 and 14: the types of operands and results, by kind of instruction.

use crate::*;

type Checked = Result<(), String>;

fn require(holds: bool, what: &str) -> Checked {
    if holds { Ok(()) } else { Err(what.to_owned()) }
}

fn is_int(ty: Type) -> bool {
    matches!(ty, Type::Int(_))
}

fn is_float(ty: Type) -> bool {
    matches!(ty, Type::F32 | Type::F64)
}

/// What an instruction's results have to be.
pub(super) enum Results {
    /// These.
    Exactly(Vec<Type>),
    /// One, of whatever type.
    One,
    /// One, for the cast to judge.
    Cast(CastOp, Type),
    /// Checked elsewhere, or free.
    Any,
}

/// Checks the operands (all of which exist), and says what the results have to be.
pub(super) fn operands(function: &Function, kind: &InstKind) -> Result<Results, String> {
    let ty = |operand: &Operand| function.operand_type(operand).unwrap_or(Type::Int(0));
    let pointer = |operand: &Operand| require(ty(operand) == Type::Ptr, "the address is not a ptr");
    let length = |operand: &Operand| require(ty(operand) == Type::I64, "the size is not an i64");
    let exactly = |types: &[Type]| Ok(Results::Exactly(types.to_vec()));
    match kind {
        InstKind::Binary(op, a, b) => {
            require(ty(a) == ty(b), "the operands' types differ")?;
            binary(*op, ty(a))?;
            exactly(&[ty(a)])
        }
        InstKind::Unary(op, a) => {
            unary(*op, ty(a))?;
            exactly(&[ty(a)])
        }
        InstKind::Ternary(op, a, b, c) => {
            require(ty(a) == ty(b) && ty(b) == ty(c), "the operands' types differ")?;
            match op {
                TernaryOp::FShl | TernaryOp::FShr => require(is_int(ty(a)), "the operands are not integers")?,
                TernaryOp::Fma => require(is_float(ty(a)), "the operands are not floats")?,
            }
            exactly(&[ty(a)])
        }
        InstKind::Overflow(_, a, b) => {
            require(ty(a) == ty(b), "the operands' types differ")?;
            require(is_int(ty(a)), "the operands are not integers")?;
            exactly(&[ty(a), Type::BOOL])
        }
        InstKind::Compare(op, a, b) => {
            require(ty(a) == ty(b), "the operands' types differ")?;
            comparison(*op, ty(a))?;
            exactly(&[Type::BOOL])
        }
        InstKind::Cast(op, a) => Ok(Results::Cast(*op, ty(a))),
        InstKind::Select(cond, a, b) => {
            require(ty(cond) == Type::BOOL, "the condition is not an i1")?;
            require(ty(a) == ty(b), "the operands' types differ")?;
            exactly(&[ty(a)])
        }
        InstKind::Address { base, index, offset: _ } => {
            pointer(base)?;
            if let Some((index, _)) = index {
                require(ty(index) == Type::I64, "the index is not an i64")?;
            }
            exactly(&[Type::Ptr])
        }
        InstKind::Alloca { size, align: _ } => {
            length(size)?;
            exactly(&[Type::Ptr])
        }
        InstKind::ThreadLocal(_) | InstKind::StackSave => exactly(&[Type::Ptr]),
        InstKind::Load { ptr, .. } => {
            pointer(ptr)?;
            Ok(Results::One)
        }
        InstKind::Store { ptr, .. } => {
            pointer(ptr)?;
            exactly(&[])
        }
        InstKind::Rmw { op, ptr, value, order: _ } => {
            pointer(ptr)?;
            read_modify_write(*op, ty(value))?;
            exactly(&[ty(value)])
        }
        InstKind::CompareExchange { ptr, expected, new, .. } => {
            pointer(ptr)?;
            require(ty(expected) == ty(new), "the operands' types differ")?;
            require(ty(new).is_integral(), "the operands are neither integers nor pointers")?;
            exactly(&[ty(new), Type::BOOL])
        }
        InstKind::MemCopy { dst, src, len, may_overlap: _, align: _ } => {
            pointer(dst)?;
            pointer(src)?;
            length(len)?;
            exactly(&[])
        }
        InstKind::MemSet { dst, value, len, align: _ } => {
            pointer(dst)?;
            require(ty(value) == Type::I8, "the byte is not an i8")?;
            length(len)?;
            exactly(&[])
        }
        InstKind::Call { callee: Callee::Indirect(callee), args: _ } => {
            pointer(callee)?;
            Ok(Results::Any)
        }
        InstKind::Call { callee: Callee::Direct(_), args: _ } | InstKind::Unsupported { .. } => Ok(Results::Any),
        InstKind::VaStart(list) => {
            pointer(list)?;
            exactly(&[])
        }
        InstKind::StackRestore(height) => {
            pointer(height)?;
            exactly(&[])
        }
        InstKind::LifetimeStart(object) | InstKind::LifetimeEnd(object) => {
            pointer(object)?;
            exactly(&[])
        }
        InstKind::SpinAssume(holds) => {
            require(ty(holds) == Type::BOOL, "the operand is not an i1")?;
            exactly(&[])
        }
        // What its access asks for; its tests are for `tests`.
        InstKind::Await(this) => match this.access {
            InstKind::Await(_) => Ok(Results::Any),
            ref access => operands(function, access),
        },
        InstKind::Fence { .. } | InstKind::Trap | InstKind::LoopBound { .. } | InstKind::LoopEnter { .. } => {
            exactly(&[])
        }
    }
}

/// Checks what an await asks of a value of the type that it finds.
pub(super) fn tests(function: &Function, this: &Await, found: Type) -> Checked {
    let ty = |operand: &Operand| function.operand_type(operand).unwrap_or(Type::Int(0));
    for test in this.until.iter().flatten() {
        match test {
            AwaitTest::Found(op, right) => {
                require(ty(right) == found, "a value is compared with one of another type")?;
                comparison(*op, found)?;
            }
            AwaitTest::Masked(mask, op, right) => {
                require(ty(mask) == found && ty(right) == found, "a value is compared with one of another type")?;
                require(is_int(found), "a mask of what is no integer")?;
                comparison(*op, found)?;
            }
            AwaitTest::Known(holds) => require(ty(holds) == Type::BOOL, "what is known is not an i1")?,
        }
    }
    Ok(())
}

fn comparison(op: CompareOp, ty: Type) -> Checked {
    match op.name().starts_with('f') {
        true => require(is_float(ty), "the operands are not floats"),
        false => require(ty.is_integral(), "the operands are neither integers nor pointers"),
    }
}

fn binary(op: BinaryOp, ty: Type) -> Checked {
    match op.name().starts_with('f') {
        true => require(is_float(ty), "the operands are not floats"),
        false => require(is_int(ty), "the operands are not integers"),
    }
}

fn unary(op: UnaryOp, ty: Type) -> Checked {
    match op {
        UnaryOp::Freeze => Ok(()),
        UnaryOp::BSwap => {
            require(is_int(ty) && ty.bits().is_multiple_of(8), "the operand is not a whole number of bytes")
        }
        UnaryOp::CtPop | UnaryOp::CtLz | UnaryOp::CtTz | UnaryOp::BitReverse | UnaryOp::Abs => {
            require(is_int(ty), "the operand is not an integer")
        }
        _ => require(is_float(ty), "the operand is not a float"),
    }
}

fn read_modify_write(op: RmwOp, ty: Type) -> Checked {
    match op {
        RmwOp::Xchg => Ok(()),
        RmwOp::FAdd | RmwOp::FSub | RmwOp::FMax | RmwOp::FMin => require(is_float(ty), "the operand is not a float"),
        _ => require(is_int(ty), "the operand is not an integer"),
    }
}

/// Whether a cast leads from one type to another.
pub(super) fn cast(op: CastOp, from: Type, to: Type) -> Checked {
    let fits = match op {
        CastOp::Trunc => is_int(from) && is_int(to) && to.bits() < from.bits(),
        CastOp::ZExt | CastOp::SExt => is_int(from) && is_int(to) && to.bits() > from.bits(),
        CastOp::FpToUi | CastOp::FpToSi | CastOp::FpToUiSat | CastOp::FpToSiSat => is_float(from) && is_int(to),
        CastOp::UiToFp | CastOp::SiToFp => is_int(from) && is_float(to),
        CastOp::FpTrunc => from == Type::F64 && to == Type::F32,
        CastOp::FpExt => from == Type::F32 && to == Type::F64,
        CastOp::PtrToInt => from == Type::Ptr && is_int(to),
        CastOp::IntToPtr => is_int(from) && to == Type::Ptr,
        CastOp::Bitcast => from.bits() == to.bits(),
    };
    if fits { Ok(()) } else { Err(format!("{op} does not lead from {from} to {to}")) }
}
