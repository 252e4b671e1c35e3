//! LLVM's functions on floats.

use crate::diagnostic::Result;
use crate::function::Body;
use crate::intrinsics::Values;
use crate::types::Ty;
use crate::values::{Parts, int};
use raddle_ir::{BinaryOp, CastOp, CompareOp, InstKind, Operand, TernaryOp, Type, UnaryOp};

fn unary(base: &str) -> Option<UnaryOp> {
    Some(match base {
        "fabs" => UnaryOp::FAbs,
        "sqrt" => UnaryOp::FSqrt,
        "floor" => UnaryOp::FFloor,
        "ceil" => UnaryOp::FCeil,
        "trunc" => UnaryOp::FTrunc,
        "round" => UnaryOp::FRound,
        // The rounding mode is always to nearest, ties to even.
        "rint" | "nearbyint" | "roundeven" => UnaryOp::FRint,
        "sin" => UnaryOp::FSin,
        "cos" => UnaryOp::FCos,
        "exp" => UnaryOp::FExp,
        "exp2" => UnaryOp::FExp2,
        "log" => UnaryOp::FLog,
        "log2" => UnaryOp::FLog2,
        "log10" => UnaryOp::FLog10,
        "canonicalize" => UnaryOp::Freeze,
        _ => return None,
    })
}

fn binary(base: &str) -> Option<BinaryOp> {
    Some(match base {
        "pow" => BinaryOp::FPow,
        "copysign" => BinaryOp::FCopySign,
        "minnum" | "minimumnum" => BinaryOp::FMin,
        "maxnum" | "maximumnum" => BinaryOp::FMax,
        _ => return None,
    })
}

impl Body<'_, '_> {
    /// The value of an intrinsic on floats; `None` if it is not one we know.
    pub fn float_intrinsic(&mut self, base: &str, ret: Ty, values: &Values) -> Result<Option<Parts>> {
        let on_our_floats =
            values.first().is_some_and(|(ty, _)| matches!(self.element_type(*ty), Some(Type::F32 | Type::F64)));
        if !on_our_floats {
            return Ok(None);
        }
        if let Some(op) = unary(base) {
            let (_, a) = self.any(values, 0)?;
            return Ok(Some(self.map1(a, |body, a| {
                let ty = body.type_of(&a);
                body.emit_one(InstKind::Unary(op, a), ty)
            })));
        }
        if let Some(op) = binary(base) {
            return self.elementwise2(values, |a, b| InstKind::Binary(op, a, b)).map(Some);
        }
        match base {
            "fma" => self.elementwise3(TernaryOp::Fma, values).map(Some),
            "fmuladd" => self.multiply_add(values).map(Some),
            "minimum" => self.extremum(BinaryOp::FMin, BinaryOp::Or, values).map(Some),
            "maximum" => self.extremum(BinaryOp::FMax, BinaryOp::And, values).map(Some),
            "powi" => self.power(values).map(Some),
            "fptosi.sat" => self.saturating(CastOp::FpToSiSat, ret, values),
            "fptoui.sat" => self.saturating(CastOp::FpToUiSat, ret, values),
            "lrint" | "llrint" => self.rounded(UnaryOp::FRint, ret, values),
            "lround" | "llround" => self.rounded(UnaryOp::FRound, ret, values),
            "modf" => self.split_whole(values).map(Some),
            "sincos" => self.sine_and_cosine(values).map(Some),
            "is.fpclass" => self.classify(values).map(Some),
            _ => Ok(None),
        }
    }

    /// Without fused hardware instructions, which x86-64 does not promise, this is two roundings.
    fn multiply_add(&mut self, values: &Values) -> Result<Parts> {
        let ((_, a), (_, b), (_, c)) = (self.any(values, 0)?, self.any(values, 1)?, self.any(values, 2)?);
        let mut addends = c.as_slice().unwrap_or(&[]).iter();
        Ok(self.map2(a, b, |body, a, b| {
            let ty = body.type_of(&a);
            let product = body.emit_one(InstKind::Binary(BinaryOp::FMul, a, b), ty);
            let addend = addends.next().copied().unwrap_or(product);
            body.emit_one(InstKind::Binary(BinaryOp::FAdd, product, addend), ty)
        }))
    }

    /// `minimum` and `maximum`: not-a-number wins, and -0 is less than +0 (which the bits of equal numbers decide).
    fn extremum(&mut self, op: BinaryOp, join: BinaryOp, values: &Values) -> Result<Parts> {
        let ((_, a), (_, b)) = (self.any(values, 0)?, self.any(values, 1)?);
        Ok(self.map2(a, b, |body, a, b| {
            let ty = body.type_of(&a);
            let bits = Type::Int(ty.bits() as u8);
            let better = body.emit_one(InstKind::Binary(op, a, b), ty);
            let equal = body.emit_one(InstKind::Compare(CompareOp::FOEq, a, b), Type::BOOL);
            let (a_bits, b_bits) = (body.reinterpret(a, bits), body.reinterpret(b, bits));
            let joined = body.emit_one(InstKind::Binary(join, a_bits, b_bits), bits);
            let joined = body.reinterpret(joined, ty);
            let ordered = body.emit_one(InstKind::Select(equal, joined, better), ty);
            let no_number = body.emit_one(InstKind::Compare(CompareOp::FUno, a, b), Type::BOOL);
            let sum = body.emit_one(InstKind::Binary(BinaryOp::FAdd, a, b), ty);
            body.emit_one(InstKind::Select(no_number, sum, ordered), ty)
        }))
    }

    /// A float to the power of an integer.
    fn power(&mut self, values: &Values) -> Result<Parts> {
        let (_, a) = self.any(values, 0)?;
        let exponent = self.one(values, 1)?;
        Ok(self.map1(a, |body, a| {
            let ty = body.type_of(&a);
            let exponent = body.emit_one(InstKind::Cast(CastOp::SiToFp, exponent), ty);
            body.emit_one(InstKind::Binary(BinaryOp::FPow, a, exponent), ty)
        }))
    }

    fn saturating(&mut self, op: CastOp, ret: Ty, values: &Values) -> Result<Option<Parts>> {
        let (_, a) = self.any(values, 0)?;
        let Some(target) = self.element_type(ret) else { return Ok(None) };
        Ok(Some(self.map1(a, |body, a| body.emit_one(InstKind::Cast(op, a), target))))
    }

    fn rounded(&mut self, op: UnaryOp, ret: Ty, values: &Values) -> Result<Option<Parts>> {
        let (_, a) = self.any(values, 0)?;
        let Some(target) = self.element_type(ret) else { return Ok(None) };
        Ok(Some(self.map1(a, |body, a| {
            let ty = body.type_of(&a);
            let whole = body.emit_one(InstKind::Unary(op, a), ty);
            body.emit_one(InstKind::Cast(CastOp::FpToSi, whole), target)
        })))
    }

    /// `modf`: the fraction and the whole part, both with the sign of the number. An infinite one has no fraction.
    fn split_whole(&mut self, values: &Values) -> Result<Parts> {
        let value = self.one(values, 0)?;
        let ty = self.type_of(&value);
        let whole = self.emit_one(InstKind::Unary(UnaryOp::FTrunc, value), ty);
        let rest = self.emit_one(InstKind::Binary(BinaryOp::FSub, value, whole), ty);
        let is_whole = self.emit_one(InstKind::Compare(CompareOp::FOEq, value, whole), Type::BOOL);
        let nothing = self.reinterpret(int(Type::Int(ty.bits() as u8), 0), ty);
        let rest = self.emit_one(InstKind::Select(is_whole, nothing, rest), ty);
        let rest = self.emit_one(InstKind::Binary(BinaryOp::FCopySign, rest, value), ty);
        Ok(Parts::Many(vec![rest, whole]))
    }

    fn sine_and_cosine(&mut self, values: &Values) -> Result<Parts> {
        let value = self.one(values, 0)?;
        let ty = self.type_of(&value);
        let sine = self.emit_one(InstKind::Unary(UnaryOp::FSin, value), ty);
        let cosine = self.emit_one(InstKind::Unary(UnaryOp::FCos, value), ty);
        Ok(Parts::Many(vec![sine, cosine]))
    }

    /// `is.fpclass(x, mask)`: tests on the bits, one per class asked for.
    fn classify(&mut self, values: &Values) -> Result<Parts> {
        let (_, a) = self.any(values, 0)?;
        let mask = self.one(values, 1)?.as_int().unwrap_or(0) as u32;
        Ok(self.map1(a, |body, a| body.class_test(a, mask)))
    }

    fn class_test(&mut self, value: Operand, mask: u32) -> Operand {
        let ty = self.type_of(&value);
        let (width, mantissa) = if ty == Type::F32 { (32, 23) } else { (64, 52) };
        let bits_ty = Type::Int(width);
        let infinity: u128 = ((1 << (u32::from(width) - 1 - mantissa)) - 1) << mantissa;
        let sign: u128 = 1 << (width - 1);
        let quiet: u128 = 1 << (mantissa - 1);
        let smallest_normal: u128 = 1 << mantissa;
        let bits = self.reinterpret(value, bits_ty);
        let magnitude = self.emit_one(InstKind::Binary(BinaryOp::And, bits, int(bits_ty, sign - 1)), bits_ty);
        // Each class is a range of magnitudes, from and up to (not including), for one sign or both.
        let ranges = [
            (0x001, infinity + 1, infinity | quiet, None),
            (0x002, infinity | quiet, sign, None),
            (0x004, infinity, infinity + 1, Some(true)),
            (0x008, smallest_normal, infinity, Some(true)),
            (0x010, 1, smallest_normal, Some(true)),
            (0x020, 0, 1, Some(true)),
            (0x040, 0, 1, Some(false)),
            (0x080, 1, smallest_normal, Some(false)),
            (0x100, smallest_normal, infinity, Some(false)),
            (0x200, infinity, infinity + 1, Some(false)),
        ];
        let mut found = int(Type::BOOL, 0);
        for (class, low, high, negative) in ranges {
            if mask & class == 0 {
                continue;
            }
            let distance = InstKind::Binary(BinaryOp::Sub, magnitude, int(bits_ty, low));
            let distance = self.emit_one(distance, bits_ty);
            let length = int(bits_ty, high - low);
            let mut inside = self.emit_one(InstKind::Compare(CompareOp::ULt, distance, length), Type::BOOL);
            if let Some(negative) = negative {
                let op = if negative { CompareOp::SLt } else { CompareOp::SGe };
                let signed = self.emit_one(InstKind::Compare(op, bits, int(bits_ty, 0)), Type::BOOL);
                inside = self.emit_one(InstKind::Binary(BinaryOp::And, inside, signed), Type::BOOL);
            }
            found = self.emit_one(InstKind::Binary(BinaryOp::Or, found, inside), Type::BOOL);
        }
        found
    }
}
