//! Conversions, including those of vectors to other shapes.

use crate::diagnostic::{Error, Result};
use crate::function::{Body, Outcome};
use crate::types::Ty;
use crate::values::{Parts, int};
use raddle_ir::{BinaryOp, CastOp, InstKind, Operand, Type, arith};

/// The operation, if it leads from one scalar type to the other.
pub(crate) fn checked_op(op: CastOp, from: Type, to: Type) -> Option<CastOp> {
    let is_int = |ty: Type| matches!(ty, Type::Int(_));
    let is_float = |ty: Type| matches!(ty, Type::F32 | Type::F64);
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
    fits.then_some(op)
}

impl Body<'_, '_> {
    pub fn cast(&mut self, op: CastOp) -> Result<Outcome> {
        self.flags()?;
        let position = self.r.cursor.position();
        let (from, value) = self.typed_value()?;
        self.r.cursor.expect_word("to")?;
        let to = self.r.ty()?;
        let parts = match op {
            CastOp::Bitcast => self.bitcast(from, to, value, position)?,
            _ => self.convert(op, from, to, &value, position)?,
        };
        self.or_unsupported(to, parts, "conversion")
    }

    /// A conversion element by element.
    pub fn convert(&mut self, op: CastOp, from: Ty, to: Ty, value: &Parts, position: usize) -> Result<Parts> {
        let shape = |ty: Ty| self.r.types.is_vector(ty).then(|| self.r.types.members(ty)).flatten();
        if shape(from) != shape(to) {
            return Err(Error::new(position, "this conversion changes the number of elements"));
        }
        let (Some(source), Some(target)) = (self.element_type(from), self.element_type(to)) else {
            return self.unsupported("conversion of this type", to);
        };
        let Some(op) = checked_op(op, source, target) else {
            return Err(Error::new(position, "this conversion makes no sense"));
        };
        Ok(self.map1(value, |body, value| body.emit_one(InstKind::Cast(op, value), target)))
    }

    /// The same bits as another type.
    fn bitcast(&mut self, from: Ty, to: Ty, value: Parts, position: usize) -> Result<Parts> {
        if self.r.types.same(from, to) {
            return Ok(value);
        }
        let (Some(source), Some(target)) = (self.part_list(from)?, self.part_list(to)?) else {
            return Ok(Parts::Refused);
        };
        let Some(values) = value.as_slice() else { return Ok(Parts::Refused) };
        let (Some(first), Some(wanted)) = (source.first(), target.first()) else { return Ok(Parts::Refused) };
        let (source_bits, target_bits) = (first.ty.bits() as usize, wanted.ty.bits() as usize);
        if source_bits * source.len() != target_bits * target.len() {
            return Err(Error::new(position, "this conversion makes no sense"));
        }
        let odd = |name: Option<&'static str>| name.is_some_and(|name| name != "half" && name != "vector of bits");
        if odd(first.odd) || odd(wanted.odd) {
            return self.unsupported("conversion of this type", to);
        }
        let mut out = Vec::with_capacity(target.len());
        if source_bits == target_bits {
            for &value in values {
                out.push(self.reinterpret(value, wanted.ty));
            }
        } else if target_bits % source_bits == 0 {
            for group in values.chunks(target_bits / source_bits) {
                let joined = self.join(group, target_bits as u32);
                out.push(self.reinterpret(joined, wanted.ty));
            }
        } else if source_bits % target_bits == 0 {
            for &value in values {
                self.split(value, target_bits as u32, wanted.ty, &mut out);
            }
        } else {
            return self.unsupported("bitcast between these vector types", to);
        }
        Ok(Parts::from_vec(out))
    }

    /// A scalar as another type of the same width.
    pub fn reinterpret(&mut self, value: Operand, ty: Type) -> Operand {
        if self.type_of(&value) == ty {
            return value;
        }
        self.emit_one(InstKind::Cast(CastOp::Bitcast, value), ty)
    }

    /// Several scalars as one integer, the first in the lowest bits.
    fn join(&mut self, values: &[Operand], bits: u32) -> Operand {
        let wide = Type::Int(bits as u8);
        let mut joined = None;
        for (index, &value) in values.iter().enumerate() {
            let width = self.type_of(&value).bits();
            let narrow = self.reinterpret(value, Type::Int(width as u8));
            let mut widened = self.emit_one(InstKind::Cast(CastOp::ZExt, narrow), wide);
            if index > 0 {
                let shift = int(wide, index as u128 * u128::from(width));
                widened = self.emit_one(InstKind::Binary(BinaryOp::Shl, widened, shift), wide);
            }
            joined = Some(match joined {
                None => widened,
                Some(lower) => self.emit_one(InstKind::Binary(BinaryOp::Or, lower, widened), wide),
            });
        }
        joined.unwrap_or_else(|| int(wide, 0))
    }

    /// One scalar as several of `bits` bits each, the lowest first.
    fn split(&mut self, value: Operand, bits: u32, ty: Type, out: &mut Vec<Operand>) {
        let width = self.type_of(&value).bits();
        let wide = Type::Int(width as u8);
        let whole = self.reinterpret(value, wide);
        for index in 0..width / bits {
            let mut piece = whole;
            if index > 0 {
                let shift = int(wide, u128::from(index * bits));
                piece = self.emit_one(InstKind::Binary(BinaryOp::LShr, piece, shift), wide);
            }
            let narrow = self.emit_one(InstKind::Cast(CastOp::Trunc, piece), Type::Int(bits as u8));
            out.push(self.reinterpret(narrow, ty));
        }
    }

    /// An integer as an `i64`, by sign or by zero extension.
    pub fn widened(&mut self, value: Operand, signed: bool) -> Operand {
        let ty = self.type_of(&value);
        if let Some(bits) = value.as_int() {
            let wide = if signed { arith::signed(bits, ty.bits()) as u128 } else { bits };
            return int(Type::I64, wide);
        }
        match ty {
            Type::Int(64) => value,
            Type::Int(width) if width > 64 => self.emit_one(InstKind::Cast(CastOp::Trunc, value), Type::I64),
            Type::Int(_) if signed => self.emit_one(InstKind::Cast(CastOp::SExt, value), Type::I64),
            Type::Int(_) => self.emit_one(InstKind::Cast(CastOp::ZExt, value), Type::I64),
            Type::Ptr => self.emit_one(InstKind::Cast(CastOp::PtrToInt, value), Type::I64),
            Type::F32 | Type::F64 => int(Type::I64, 0),
        }
    }
}
