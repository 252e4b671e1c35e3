//! LLVM's own functions, except those on floats (see `float_intrinsics`).

use crate::calls::Arg;
use crate::diagnostic::{Error, Result};
use crate::function::{Body, Outcome};
use crate::types::{Ty, TyKind};
use crate::values::{Parts, int, zero};
use raddle_ir::{
    BinaryOp, CastOp, CompareOp, Const, InstKind, Operand, Ordering, OverflowOp, TernaryOp, Type, UnaryOp,
};

/// The arguments that are values.
pub(crate) type Values = Vec<(Ty, Parts)>;

/// An intrinsic's name without `llvm.` and without the types it is overloaded on.
pub(crate) fn base_name(name: &str) -> &str {
    let mut base = name.strip_prefix("llvm.").unwrap_or(name);
    while let Some((front, last)) = base.rsplit_once('.') {
        if !is_type_suffix(last) {
            break;
        }
        base = front;
    }
    base
}

/// `i32`, `p0`, `p0i8`, `v4f32`, `f64`, `sl_i32s`, `a3i8` …
fn is_type_suffix(text: &str) -> bool {
    let digit_after =
        |prefix: &str| text.strip_prefix(prefix).is_some_and(|t| t.starts_with(|c: char| c.is_ascii_digit()));
    ["i", "p", "v", "f", "a", "bf", "nxv"].iter().any(|prefix| digit_after(prefix))
        || text.starts_with("sl_")
        || text.starts_with("s_")
}

impl<'a> Body<'_, 'a> {
    /// Lowers a call of an intrinsic.
    pub fn intrinsic(&mut self, name: &str, ret: Ty, args: Vec<Arg<'a>>) -> Result<Outcome> {
        let base = base_name(name);
        if let Some(outcome) = self.without_values(base, ret, &args)? {
            return Ok(outcome);
        }
        let mut values: Values = Vec::with_capacity(args.len());
        // Of those that are known, the smallest.
        let aligns = args.iter().filter_map(|arg| if let Arg::Value { align, .. } = arg { Some(*align) } else { None });
        let align = aligns.filter(|&align| align > 1).min().unwrap_or(1);
        for arg in args {
            match arg {
                Arg::Value { ty, parts: Parts::Refused, .. } if self.r.types.resolve(ty) == ty => {
                    return self.unsupported_result(format!("`{name}` on values of this size"), ret);
                }
                Arg::Value { ty, parts, .. } => values.push((ty, parts)),
                // Rounding modes and the like.
                Arg::Metadata(_) => {}
            }
        }
        let value = match self.integer(base, ret, &values)? {
            Some(value) => Some(value),
            None => self.float_intrinsic(base, ret, &values)?,
        };
        if let Some(parts) = value {
            return if ret == Ty::VOID { Ok(Outcome::Nothing) } else { self.or_unsupported(ret, parts, "vector") };
        }
        if self.effect(base, &values, align)? {
            return Ok(Outcome::Nothing);
        }
        self.unsupported_result(format!("intrinsic `{name}`"), ret)
    }

    /// Intrinsics that do nothing here, or whose arguments may be anything.
    fn without_values(&mut self, base: &str, ret: Ty, args: &[Arg<'a>]) -> Result<Option<Outcome>> {
        Ok(match base {
            "dbg.declare" | "dbg.value" | "dbg.addr" => {
                if let Some(Arg::Metadata(cursor)) = args.first() {
                    self.variable(&mut cursor.clone());
                }
                Some(Outcome::Nothing)
            }
            "dbg.label"
            | "dbg.assign"
            | "assume"
            | "donothing"
            | "sideeffect"
            | "prefetch"
            | "invariant.end"
            | "experimental.noalias.scope.decl"
            | "va_end"
            | "var.annotation"
            | "pseudoprobe"
            | "fake.use"
            | "x86.sse2.pause" => Some(Outcome::Nothing),
            "expect"
            | "expect.with.probability"
            | "launder.invariant.group"
            | "strip.invariant.group"
            | "threadlocal.address"
            | "ssa.copy"
            | "ptr.annotation"
            | "annotation"
            | "arithmetic.fence" => match args.first() {
                Some(Arg::Value { ty, parts, .. }) if self.r.types.same(*ty, ret) => {
                    Some(Outcome::Value(ret, parts.clone()))
                }
                _ => None,
            },
            "invariant.start" | "returnaddress" | "addressofreturnaddress" | "frameaddress" | "sponentry" => {
                Some(Outcome::Value(ret, Parts::One(Operand::Const(Const::Null))))
            }
            "is.constant" => Some(Outcome::Value(ret, Parts::One(int(Type::BOOL, 0)))),
            "readcyclecounter" | "readsteadycounter" | "x86.rdtsc" => {
                Some(Outcome::Value(ret, Parts::One(self.cycles())))
            }
            "x86.rdtscp" => {
                let now = self.cycles();
                Some(Outcome::Value(ret, Parts::Many(vec![now, int(Type::I32, 0)])))
            }
            "stacksave" => Some(Outcome::Value(ret, Parts::One(self.emit_one(InstKind::StackSave, Type::Ptr)))),
            "x86.sse2.mfence" | "x86.sse2.lfence" | "x86.sse.sfence" => {
                let order = match base {
                    "x86.sse2.lfence" => Ordering::Acquire,
                    "x86.sse.sfence" => Ordering::Release,
                    _ => Ordering::SeqCst,
                };
                self.emit(InstKind::Fence { order, single_thread: false });
                Some(Outcome::Nothing)
            }
            "trap" | "debugtrap" | "ubsantrap" => {
                self.emit(InstKind::Trap);
                Some(Outcome::Nothing)
            }
            _ => None,
        })
    }

    /// A scalar argument.
    pub fn one(&self, values: &Values, index: usize) -> Result<Operand> {
        match values.get(index) {
            Some((_, Parts::One(operand))) => Ok(*operand),
            _ => Err(Error::new(self.statement, "this intrinsic takes other arguments")),
        }
    }

    /// Any argument.
    pub fn any<'v>(&self, values: &'v Values, index: usize) -> Result<(Ty, &'v Parts)> {
        match values.get(index) {
            Some((ty, parts)) => Ok((*ty, parts)),
            None => Err(Error::new(self.statement, "this intrinsic takes more arguments")),
        }
    }

    /// Intrinsics that change something and have no result; false if it is none of them.
    fn effect(&mut self, base: &str, values: &Values, align: u32) -> Result<bool> {
        match base {
            "memcpy"
            | "memmove"
            | "memcpy.inline"
            | "memcpy.element.unordered.atomic"
            | "memmove.element.unordered.atomic" => {
                let (dst, src, len) = (self.one(values, 0)?, self.one(values, 1)?, self.one(values, 2)?);
                let len = self.widened(len, false);
                let may_overlap = base.starts_with("memmove");
                self.emit(InstKind::MemCopy { dst, src, len, may_overlap, align });
            }
            "memset" | "memset.inline" | "memset.element.unordered.atomic" => {
                let (dst, value, len) = (self.one(values, 0)?, self.one(values, 1)?, self.one(values, 2)?);
                let len = self.widened(len, false);
                self.emit(InstKind::MemSet { dst, value, len, align });
            }
            "va_start" => {
                let list = self.one(values, 0)?;
                if !self.r.signatures[self.id].varargs {
                    return Err(Error::new(self.statement, "`va_start` stands in a function without `...`"));
                }
                self.emit(InstKind::VaStart(list));
            }
            "va_copy" => {
                let (dst, src) = (self.one(values, 0)?, self.one(values, 1)?);
                self.emit(InstKind::MemCopy { dst, src, len: int(Type::I64, 24), may_overlap: false, align: 8 });
            }
            "stackrestore" => {
                let height = self.one(values, 0)?;
                self.emit(InstKind::StackRestore(height));
            }
            "lifetime.start" | "lifetime.end" => {
                // The size came before the pointer until LLVM 22. A pointer that is no value is none of an alloca.
                let object = self.one(values, values.len().saturating_sub(1))?;
                if let Operand::Value(_) = object {
                    let starts = base == "lifetime.start";
                    self.emit(if starts { InstKind::LifetimeStart(object) } else { InstKind::LifetimeEnd(object) });
                }
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// Intrinsics on integers, pointers and vectors of them.
    fn integer(&mut self, base: &str, ret: Ty, values: &Values) -> Result<Option<Parts>> {
        if let Some(op) = binary_intrinsic(base) {
            return self.elementwise2(values, |a, b| InstKind::Binary(op, a, b)).map(Some);
        }
        if let Some(op) = unary_intrinsic(base) {
            let (_, a) = self.any(values, 0)?;
            return Ok(Some(self.map1(a, |body, a| {
                let ty = body.type_of(&a);
                body.emit_one(InstKind::Unary(op, a), ty)
            })));
        }
        if let Some(op) = overflow_intrinsic(base) {
            return self.overflow(op, values).map(Some);
        }
        if let Some(kind) = base.strip_prefix("vector.reduce.") {
            return self.reduction(kind, ret, values);
        }
        match base {
            "fshl" => self.funnel(TernaryOp::FShl, values).map(Some),
            "fshr" => self.funnel(TernaryOp::FShr, values).map(Some),
            "ucmp" => self.three_way(CompareOp::UGt, CompareOp::ULt, ret, values).map(Some),
            "scmp" => self.three_way(CompareOp::SGt, CompareOp::SLt, ret, values).map(Some),
            "objectsize" => {
                let least = self.one(values, 1)?.as_int() == Some(1);
                let Some(ty) = self.scalar_type(ret) else { return Ok(None) };
                Ok(Some(Parts::One(if least { zero(ty) } else { int(ty, u128::MAX) })))
            }
            "ptrmask" => {
                let (pointer, mask) = (self.one(values, 0)?, self.one(values, 1)?);
                let ty = self.type_of(&mask);
                let bits = self.emit_one(InstKind::Cast(CastOp::PtrToInt, pointer), ty);
                let masked = self.emit_one(InstKind::Binary(BinaryOp::And, bits, mask), ty);
                // By the difference, so that the result stays a pointer into the same object.
                let back = self.emit_one(InstKind::Binary(BinaryOp::Sub, masked, bits), ty);
                let index = Some((self.widened(back, true), 1));
                let address = InstKind::Address { base: pointer, index, offset: 0 };
                Ok(Some(Parts::One(self.emit_one(address, Type::Ptr))))
            }
            _ => Ok(None),
        }
    }

    /// Two arguments, scalar by scalar.
    pub fn elementwise2(&mut self, values: &Values, f: impl Fn(Operand, Operand) -> InstKind) -> Result<Parts> {
        let ((_, a), (_, b)) = (self.any(values, 0)?, self.any(values, 1)?);
        Ok(self.map2(a, b, |body, a, b| {
            let ty = body.type_of(&a);
            body.emit_one(f(a, b), ty)
        }))
    }

    /// Three arguments, scalar by scalar.
    pub fn elementwise3(&mut self, op: TernaryOp, values: &Values) -> Result<Parts> {
        let ((_, a), (_, b), (_, c)) = (self.any(values, 0)?, self.any(values, 1)?, self.any(values, 2)?);
        let mut third = c.as_slice().unwrap_or(&[]).iter();
        Ok(self.map2(a, b, |body, a, b| {
            let ty = body.type_of(&a);
            let c = third.next().copied().unwrap_or(b);
            body.emit_one(InstKind::Ternary(op, a, b, c), ty)
        }))
    }

    fn funnel(&mut self, op: TernaryOp, values: &Values) -> Result<Parts> {
        self.elementwise3(op, values)
    }

    /// `{ result, flag }`, for vectors `{ results, flags }`.
    fn overflow(&mut self, op: OverflowOp, values: &Values) -> Result<Parts> {
        let ((_, a), (_, b)) = (self.any(values, 0)?, self.any(values, 1)?);
        let mut flags = Vec::new();
        let results = self.map2(a, b, |body, a, b| {
            let ty = body.type_of(&a);
            let both = body.emit_many(InstKind::Overflow(op, a, b), &[ty, Type::BOOL]);
            flags.push(both[1]);
            both[0]
        });
        let Some(results) = results.as_slice() else { return Ok(Parts::Refused) };
        let mut all = results.to_vec();
        all.extend(flags);
        Ok(Parts::Many(all))
    }

    /// 1, 0 or -1.
    fn three_way(&mut self, more: CompareOp, less: CompareOp, ret: Ty, values: &Values) -> Result<Parts> {
        let ((_, a), (_, b)) = (self.any(values, 0)?, self.any(values, 1)?);
        let Some(ty) = self.element_type(ret).filter(|ty| matches!(ty, Type::Int(2..))) else {
            return Ok(Parts::Refused);
        };
        Ok(self.map2(a, b, |body, a, b| {
            let more = body.emit_one(InstKind::Compare(more, a, b), Type::BOOL);
            let less = body.emit_one(InstKind::Compare(less, a, b), Type::BOOL);
            let not_less = body.emit_one(InstKind::Select(less, int(ty, u128::MAX), int(ty, 0)), ty);
            body.emit_one(InstKind::Select(more, int(ty, 1), not_less), ty)
        }))
    }

    /// `vector.reduce.*`
    fn reduction(&mut self, kind: &str, ret: Ty, values: &Values) -> Result<Option<Parts>> {
        let op = match kind {
            "add" => BinaryOp::Add,
            "mul" => BinaryOp::Mul,
            "and" => BinaryOp::And,
            "or" => BinaryOp::Or,
            "xor" => BinaryOp::Xor,
            "smax" => BinaryOp::SMax,
            "smin" => BinaryOp::SMin,
            "umax" => BinaryOp::UMax,
            "umin" => BinaryOp::UMin,
            "fmax" => BinaryOp::FMax,
            "fmin" => BinaryOp::FMin,
            "fadd" => BinaryOp::FAdd,
            "fmul" => BinaryOp::FMul,
            _ => return Ok(None),
        };
        let with_start = matches!(kind, "fadd" | "fmul");
        let start = if with_start { Some(self.one(values, 0)?) } else { None };
        let (ty, vector) = self.any(values, usize::from(with_start))?;
        let (Some(parts), Some(scalar)) = (vector.as_slice(), self.scalar_type(ret)) else { return Ok(None) };
        if !matches!(self.r.types.kind(ty), TyKind::Vector(..)) || !self.r.types.charge(parts.len()) {
            return Ok(None);
        }
        let result = self.reduce(parts, start, |body, a, b| body.emit_one(InstKind::Binary(op, a, b), scalar));
        Ok(result.map(Parts::One))
    }
}

fn binary_intrinsic(base: &str) -> Option<BinaryOp> {
    Some(match base {
        "smax" => BinaryOp::SMax,
        "smin" => BinaryOp::SMin,
        "umax" => BinaryOp::UMax,
        "umin" => BinaryOp::UMin,
        "uadd.sat" => BinaryOp::UAddSat,
        "sadd.sat" => BinaryOp::SAddSat,
        "usub.sat" => BinaryOp::USubSat,
        "ssub.sat" => BinaryOp::SSubSat,
        _ => return None,
    })
}

fn unary_intrinsic(base: &str) -> Option<UnaryOp> {
    Some(match base {
        "ctpop" => UnaryOp::CtPop,
        "ctlz" => UnaryOp::CtLz,
        "cttz" => UnaryOp::CtTz,
        "bswap" => UnaryOp::BSwap,
        "bitreverse" => UnaryOp::BitReverse,
        "abs" => UnaryOp::Abs,
        _ => return None,
    })
}

fn overflow_intrinsic(base: &str) -> Option<OverflowOp> {
    Some(match base {
        "uadd.with.overflow" => OverflowOp::UAdd,
        "sadd.with.overflow" => OverflowOp::SAdd,
        "usub.with.overflow" => OverflowOp::USub,
        "ssub.with.overflow" => OverflowOp::SSub,
        "umul.with.overflow" => OverflowOp::UMul,
        "smul.with.overflow" => OverflowOp::SMul,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::base_name;

    #[test]
    fn names_lose_their_types() {
        for (name, base) in [
            ("llvm.memcpy.p0i8.p0i8.i64", "memcpy"),
            ("llvm.memcpy.inline.p0.p0.i64", "memcpy.inline"),
            ("llvm.sadd.with.overflow.i32", "sadd.with.overflow"),
            ("llvm.fptosi.sat.i32.f64", "fptosi.sat"),
            ("llvm.vector.reduce.add.v4i32", "vector.reduce.add"),
            ("llvm.stacksave", "stacksave"),
            ("llvm.stacksave.p0", "stacksave"),
            ("llvm.memset.element.unordered.atomic.p0.i32", "memset.element.unordered.atomic"),
            ("llvm.is.fpclass.f64", "is.fpclass"),
            ("llvm.va_start", "va_start"),
        ] {
            assert_eq!(base_name(name), base);
        }
    }
}
