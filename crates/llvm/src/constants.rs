//! Constants, and what can be computed of them while reading.
//!
//! An address is a symbol and an offset; `ptrtoint` keeps it that way, so differences of two addresses in one object
//! fold to numbers. What does not fold stays an expression, which becomes instructions where it is used.

use crate::reader::Base;
use crate::types::{Ty, TyKind, Types};
use raddle_ir::{BinaryOp, CastOp, CompareOp, Type, arith};

/// A constant; its type is known from where it stands.
#[derive(Clone, Debug)]
pub(crate) enum Constant {
    /// All bits zero: `null`, `zeroinitializer`, `none`.
    Zero,
    /// `undef`, `poison`
    Undef,
    /// An integer (or the bits of a float that our program form does not have).
    Int(u128),
    F32(u32),
    F64(u64),
    /// As a pointer, or as an `i64`.
    Address(Base, i64),
    /// Members in order.
    Aggregate(Vec<Constant>),
    Expression(Box<Expression>),
    /// Understood, but nothing we can compute: what it is.
    Unsupported(String),
}

/// A computation on constants that is left to the program.
#[derive(Clone, Debug)]
pub(crate) enum Expression {
    /// The operation, the operand's type, the operand.
    Cast(CastOp, Type, Constant),
    Binary(BinaryOp, Constant, Constant),
    /// The operation, the operands' type, the operands.
    Compare(CompareOp, Type, Constant, Constant),
    Select(Constant, Constant, Constant),
    /// A pointer, indices (`i64`) with strides, and an offset.
    Address(Constant, Vec<(Constant, i64)>, i64),
}

impl Constant {
    pub fn unsupported(what: impl Into<String>) -> Self {
        Constant::Unsupported(what.into())
    }

    fn expression(expression: Expression) -> Self {
        Constant::Expression(Box::new(expression))
    }

    /// The value as an integer of the given width, if it is a plain number.
    pub fn as_int(&self) -> Option<u128> {
        match self {
            Constant::Int(value) => Some(*value),
            Constant::Zero | Constant::Undef => Some(0),
            _ => None,
        }
    }

    /// The members of an aggregate of this type.
    pub fn members(&self, count: usize) -> Option<Vec<Constant>> {
        match self {
            Constant::Aggregate(members) if members.len() == count => Some(members.clone()),
            Constant::Zero | Constant::Undef => Some(vec![self.clone(); count]),
            _ => None,
        }
    }
}

/// Folds a conversion between scalar types.
pub(crate) fn cast(op: CastOp, from: Type, to: Type, value: Constant) -> Constant {
    if matches!(value, Constant::Undef | Constant::Unsupported(_)) {
        return value;
    }
    match (op, &value) {
        (CastOp::Bitcast, _) if from == to => return value,
        (CastOp::PtrToInt | CastOp::IntToPtr, Constant::Address(..)) if from.bits() == to.bits() => return value,
        (CastOp::PtrToInt | CastOp::IntToPtr, Constant::Zero | Constant::Int(0)) => return Constant::Zero,
        (CastOp::Trunc | CastOp::ZExt | CastOp::SExt, _) => {
            if let Some(int) = value.as_int() {
                return Constant::Int(arith::cast(op, from, to, int));
            }
        }
        (CastOp::Bitcast, Constant::Int(int)) if to == Type::F64 => return Constant::F64(*int as u64),
        (CastOp::Bitcast, Constant::Int(int)) if to == Type::F32 => return Constant::F32(*int as u32),
        (CastOp::Bitcast, Constant::F64(bits)) => return Constant::Int(u128::from(*bits)),
        (CastOp::Bitcast, Constant::F32(bits)) => return Constant::Int(u128::from(*bits)),
        // An integer becomes a pointer and back.
        (CastOp::PtrToInt, Constant::Expression(inner)) => {
            if let Expression::Cast(CastOp::IntToPtr, Type::I64, inner) = &**inner
                && to == Type::I64
            {
                return inner.clone();
            }
        }
        _ => {}
    }
    Constant::expression(Expression::Cast(op, from, value))
}

/// Folds arithmetic on integers of a width.
pub(crate) fn binary(op: BinaryOp, ty: Type, a: Constant, b: Constant) -> Constant {
    let bits = ty.bits();
    if let (Some(x), Some(y)) = (a.as_int(), b.as_int())
        && ty.is_integral()
        && let Some(value) = arith::defined_binary(op, ty, x, y)
    {
        return Constant::Int(value);
    }
    match (op, &a, &b) {
        (_, Constant::Unsupported(_), _) => return a,
        (_, _, Constant::Unsupported(_)) => return b,
        (BinaryOp::Add, Constant::Address(base, offset), other) if bits == 64 => {
            if let Some(value) = other.as_int() {
                return Constant::Address(*base, offset.wrapping_add(value as i64));
            }
        }
        (BinaryOp::Add, other, Constant::Address(base, offset)) if bits == 64 => {
            if let Some(value) = other.as_int() {
                return Constant::Address(*base, offset.wrapping_add(value as i64));
            }
        }
        (BinaryOp::Sub, Constant::Address(base, offset), Constant::Address(base_b, offset_b)) if base == base_b => {
            return Constant::Int(offset.wrapping_sub(*offset_b) as u128 & arith::mask(bits));
        }
        (BinaryOp::Sub, Constant::Address(base, offset), other) if bits == 64 => {
            if let Some(value) = other.as_int() {
                return Constant::Address(*base, offset.wrapping_sub(value as i64));
            }
        }
        _ => {}
    }
    Constant::expression(Expression::Binary(op, a, b))
}

/// Folds a comparison.
pub(crate) fn compare(op: CompareOp, ty: Type, a: Constant, b: Constant) -> Constant {
    let answer = match (&a, &b) {
        (Constant::Unsupported(_), _) => return a,
        (_, Constant::Unsupported(_)) => return b,
        (Constant::Address(base, x), Constant::Address(base_b, y)) if base == base_b => {
            Some(arith::compare(op, Type::Ptr, *x as u64 as u128, *y as u64 as u128))
        }
        // A weak function or variable may turn out to be null.
        (Constant::Address(Base::Function(_) | Base::Weak(_) | Base::ThreadLocal(_), _), _)
        | (_, Constant::Address(Base::Function(_) | Base::Weak(_) | Base::ThreadLocal(_), _)) => None,
        (Constant::Address(_, 0), zero) | (zero, Constant::Address(_, 0)) if zero.as_int() == Some(0) => match op {
            CompareOp::Eq => Some(false),
            CompareOp::Ne => Some(true),
            _ => None,
        },
        _ => match (a.as_int(), b.as_int()) {
            (Some(x), Some(y)) if ty.is_integral() => Some(arith::compare(op, ty, x, y)),
            _ => None,
        },
    };
    match answer {
        Some(answer) => Constant::Int(answer.into()),
        None => Constant::expression(Expression::Compare(op, ty, a, b)),
    }
}

/// Folds a choice.
pub(crate) fn select(condition: Constant, a: Constant, b: Constant) -> Constant {
    match condition.as_int() {
        Some(0) => b,
        Some(_) => a,
        None => Constant::expression(Expression::Select(condition, a, b)),
    }
}

/// Folds an address computation: constant parts of indices are in the offset already.
pub(crate) fn address(base: Constant, indices: Vec<(Constant, i64)>, offset: i64) -> Constant {
    if indices.is_empty() {
        match base {
            Constant::Address(base, at) => return Constant::Address(base, at.wrapping_add(offset)),
            Constant::Unsupported(_) => return base,
            base if offset == 0 => return base,
            Constant::Zero => {
                let address = Constant::Int(offset as u64 as u128);
                return Constant::expression(Expression::Cast(CastOp::IntToPtr, Type::I64, address));
            }
            _ => {}
        }
    }
    Constant::expression(Expression::Address(base, indices, offset))
}

/// One step of a `getelementptr`.
pub(crate) enum Step {
    /// This many bytes.
    Offset(i64),
    /// The index times this many bytes.
    Stride(i64),
}

/// Takes one index of a `getelementptr`: `first` steps over whole objects, later ones go into `ty`. The index is given
/// if it is a constant.
pub(crate) fn step(types: &mut Types, ty: &mut Ty, first: bool, index: Option<i64>) -> Result<Step, String> {
    let stride = if first {
        types.layout(*ty)?.size
    } else {
        match *types.kind(*ty) {
            TyKind::Struct { .. } => {
                let field = index.and_then(|index| u64::try_from(index).ok());
                let field = field.ok_or("the index of a field must be a constant")?;
                let (offset, member) = types.member(*ty, field)?;
                *ty = member;
                return Ok(Step::Offset(offset as i64));
            }
            TyKind::Array(_, element) | TyKind::Vector(_, element) => {
                *ty = element;
                types.layout(element)?.size
            }
            _ => return Err("this type has no elements to index".to_owned()),
        }
    };
    Ok(match index {
        Some(index) => Step::Offset(index.wrapping_mul(stride as i64)),
        None => Step::Stride(stride as i64),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use raddle_ir::GlobalId;

    #[test]
    fn differences_of_addresses_fold() {
        let base = Base::Global(GlobalId(0));
        let difference = binary(BinaryOp::Sub, Type::I64, Constant::Address(base, 12), Constant::Address(base, 4));
        assert_eq!(difference.as_int(), Some(8));
        let other = Base::Global(GlobalId(1));
        let open = binary(BinaryOp::Sub, Type::I64, Constant::Address(base, 12), Constant::Address(other, 4));
        assert!(matches!(open, Constant::Expression(_)));
    }

    #[test]
    fn widths_wrap() {
        let sum = binary(BinaryOp::Add, Type::I8, Constant::Int(250), Constant::Int(10));
        assert_eq!(sum.as_int(), Some(4));
        assert_eq!(cast(CastOp::SExt, Type::I8, Type::I32, Constant::Int(0xFF)).as_int(), Some(0xFFFF_FFFF));
        let smallest = binary(BinaryOp::SDiv, Type::I8, Constant::Int(0x80), Constant::Int(0xFF));
        assert!(matches!(smallest, Constant::Expression(_)), "the quotient does not fit");
    }

    #[test]
    fn division_by_zero_stays() {
        let quotient = binary(BinaryOp::UDiv, Type::I32, Constant::Int(1), Constant::Int(0));
        assert!(matches!(quotient, Constant::Expression(_)));
    }
}
