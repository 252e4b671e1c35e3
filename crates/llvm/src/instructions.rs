//! Instructions by name; arithmetic, comparisons, `select`, `phi` and what else has no file of its own.

use crate::cursor::{Cursor, excerpt};
use crate::diagnostic::{Error, Result};
use crate::function::{Body, Outcome};
use crate::lexer::Kind;
use crate::metadata::node_ref;
use crate::type_parser::at_type;
use crate::types::Ty;
use crate::values::Parts;
use raddle_ir::{BinaryOp, BlockId, CastOp, CompareOp, InstKind, Operand, Phi, Terminator, Type, UnaryOp, ValueInfo};

/// Two-operand arithmetic by LLVM's name, and whether it is on floats.
pub(crate) fn binary_op(word: &[u8]) -> Option<(BinaryOp, bool)> {
    Some(match word {
        b"add" => (BinaryOp::Add, false),
        b"sub" => (BinaryOp::Sub, false),
        b"mul" => (BinaryOp::Mul, false),
        b"udiv" => (BinaryOp::UDiv, false),
        b"sdiv" => (BinaryOp::SDiv, false),
        b"urem" => (BinaryOp::URem, false),
        b"srem" => (BinaryOp::SRem, false),
        b"shl" => (BinaryOp::Shl, false),
        b"lshr" => (BinaryOp::LShr, false),
        b"ashr" => (BinaryOp::AShr, false),
        b"and" => (BinaryOp::And, false),
        b"or" => (BinaryOp::Or, false),
        b"xor" => (BinaryOp::Xor, false),
        b"fadd" => (BinaryOp::FAdd, true),
        b"fsub" => (BinaryOp::FSub, true),
        b"fmul" => (BinaryOp::FMul, true),
        b"fdiv" => (BinaryOp::FDiv, true),
        b"frem" => (BinaryOp::FRem, true),
        _ => return None,
    })
}

/// Conversions by LLVM's name.
pub(crate) fn cast_op(word: &[u8]) -> Option<CastOp> {
    Some(match word {
        b"trunc" => CastOp::Trunc,
        b"zext" => CastOp::ZExt,
        b"sext" => CastOp::SExt,
        b"fptoui" => CastOp::FpToUi,
        b"fptosi" => CastOp::FpToSi,
        b"uitofp" => CastOp::UiToFp,
        b"sitofp" => CastOp::SiToFp,
        b"fptrunc" => CastOp::FpTrunc,
        b"fpext" => CastOp::FpExt,
        b"ptrtoint" | b"ptrtoaddr" => CastOp::PtrToInt,
        b"inttoptr" => CastOp::IntToPtr,
        b"bitcast" | b"addrspacecast" => CastOp::Bitcast,
        _ => return None,
    })
}

/// Comparisons by LLVM's predicate.
pub(crate) fn compare_op(word: &[u8], float: bool) -> Option<CompareOp> {
    Some(match (word, float) {
        (b"eq", false) => CompareOp::Eq,
        (b"ne", false) => CompareOp::Ne,
        (b"ult", false) => CompareOp::ULt,
        (b"ule", false) => CompareOp::ULe,
        (b"ugt", false) => CompareOp::UGt,
        (b"uge", false) => CompareOp::UGe,
        (b"slt", false) => CompareOp::SLt,
        (b"sle", false) => CompareOp::SLe,
        (b"sgt", false) => CompareOp::SGt,
        (b"sge", false) => CompareOp::SGe,
        (b"false", true) => CompareOp::FFalse,
        (b"oeq", true) => CompareOp::FOEq,
        (b"one", true) => CompareOp::FONe,
        (b"olt", true) => CompareOp::FOLt,
        (b"ole", true) => CompareOp::FOLe,
        (b"ogt", true) => CompareOp::FOGt,
        (b"oge", true) => CompareOp::FOGe,
        (b"ord", true) => CompareOp::FOrd,
        (b"ueq", true) => CompareOp::FUEq,
        (b"une", true) => CompareOp::FUNe,
        (b"ult", true) => CompareOp::FULt,
        (b"ule", true) => CompareOp::FULe,
        (b"ugt", true) => CompareOp::FUGt,
        (b"uge", true) => CompareOp::FUGe,
        (b"uno", true) => CompareOp::FUno,
        (b"true", true) => CompareOp::FTrue,
        _ => return None,
    })
}

impl Body<'_, '_> {
    /// Lowers the instruction whose name has just been taken.
    pub fn instruction(&mut self, opcode: &[u8]) -> Result<Outcome> {
        if let Some((op, float)) = binary_op(opcode) {
            return self.binary(op, float, opcode);
        }
        if let Some(op) = cast_op(opcode) {
            return self.cast(op);
        }
        match opcode {
            b"load" => self.load(),
            b"store" => self.store(),
            b"getelementptr" => self.get_element_ptr(),
            b"call" => self.call(),
            b"tail" | b"musttail" | b"notail" => {
                self.r.cursor.expect_word("call")?;
                self.call()
            }
            b"br" => self.branch(),
            b"icmp" => self.compare(false),
            b"fcmp" => self.compare(true),
            b"phi" => self.phi(),
            b"select" => self.select(),
            b"alloca" => self.alloca(),
            b"ret" => self.ret(),
            b"switch" => self.switch(),
            b"unreachable" => Ok(self.end(Terminator::Unreachable)),
            b"extractvalue" => self.extract_value(),
            b"insertvalue" => self.insert_value(),
            b"extractelement" => self.extract_element(),
            b"insertelement" => self.insert_element(),
            b"shufflevector" => self.shuffle_vector(),
            b"atomicrmw" => self.read_modify_write(),
            b"cmpxchg" => self.compare_exchange(),
            b"fence" => self.fence(),
            b"fneg" => self.negate(),
            b"freeze" => self.freeze(),
            b"invoke" => self.invoke(),
            b"indirectbr" => self.indirect_branch(),
            b"va_arg" => self.va_arg(),
            b"landingpad" => self.landing_pad(),
            b"callbr" => self.call_branch(),
            b"resume" | b"catchswitch" | b"catchret" | b"cleanupret" => {
                let outcome = self.unknown(opcode)?;
                self.terminator = Some(Terminator::Unreachable);
                Ok(outcome)
            }
            _ => self.unknown(opcode),
        }
    }

    /// An instruction that nothing here can execute, or that did not exist when this was written. It ends where its line
    /// ends; if a block ends there too, it was a jump.
    fn unknown(&mut self, opcode: &[u8]) -> Result<Outcome> {
        let what = format!("instruction `{}`", excerpt(opcode));
        let start = self.r.cursor.position();
        if !self.r.cursor.peek().first_on_line {
            self.r.cursor.skip_line()?;
        }
        let loc = self.debug_location_between(start, self.r.cursor.position());
        let line = self.r.lines.line(self.statement);
        self.emit(InstKind::Unsupported { what, line });
        if matches!(self.r.cursor.kind(), Kind::Label | Kind::CloseBrace) {
            self.terminator = Some(Terminator::Unreachable);
        }
        self.found_loc = loc;
        Ok(Outcome::Unknown)
    }

    /// The `!dbg` attachment in a stretch of text that was skipped.
    fn debug_location_between(&mut self, start: usize, end: usize) -> Option<raddle_ir::LocId> {
        let mut cursor = Cursor::new(self.r.source, start);
        while cursor.position() < end && !cursor.at(Kind::End) {
            let token = cursor.bump();
            if token.kind == Kind::Meta && cursor.text(token) == b"!dbg" {
                let node = node_ref(&mut cursor).ok()?;
                return Some(self.r.debug().location(node));
            }
        }
        None
    }

    /// Skips `nuw`, `fast`, `samesign` … in front of a type.
    pub fn flags(&mut self) -> Result<()> {
        self.r.cursor.skip_attributes(at_type)
    }

    /// `T a, b`
    fn two_values(&mut self) -> Result<(Ty, Parts, Parts)> {
        let ty = self.r.ty()?;
        let a = self.value(ty)?;
        self.r.cursor.expect(Kind::Comma, "`,`")?;
        let b = self.value(ty)?;
        Ok((ty, a, b))
    }

    /// The type of a scalar, or of the elements of a vector.
    pub fn element_type(&self, ty: Ty) -> Option<Type> {
        self.scalar_type(self.r.types.element(ty))
    }

    /// Applies an operation to corresponding scalars.
    pub fn map1(&mut self, a: &Parts, mut f: impl FnMut(&mut Self, Operand) -> Operand) -> Parts {
        match a {
            Parts::One(a) => Parts::One(f(self, *a)),
            Parts::Many(a) if self.r.types.charge(a.len()) => Parts::Many(a.iter().map(|&a| f(self, a)).collect()),
            _ => Parts::Refused,
        }
    }

    /// Applies an operation to corresponding scalars.
    pub fn map2(&mut self, a: &Parts, b: &Parts, mut f: impl FnMut(&mut Self, Operand, Operand) -> Operand) -> Parts {
        match (a, b) {
            (Parts::One(a), Parts::One(b)) => Parts::One(f(self, *a, *b)),
            (Parts::Many(a), Parts::Many(b)) if self.r.types.charge(a.len()) => {
                Parts::from_vec(a.iter().zip(b).map(|(&a, &b)| f(self, a, b)).collect())
            }
            _ => Parts::Refused,
        }
    }

    fn binary(&mut self, op: BinaryOp, float: bool, name: &[u8]) -> Result<Outcome> {
        self.flags()?;
        let position = self.r.cursor.position();
        let (ty, a, b) = self.two_values()?;
        let Some(scalar) = self.element_type(ty) else {
            let what = format!("`{}` on this type", excerpt(name));
            return Ok(Outcome::Value(ty, self.unsupported(what, ty)?));
        };
        let fits = if float { matches!(scalar, Type::F32 | Type::F64) } else { matches!(scalar, Type::Int(_)) };
        if !fits {
            return Err(Error::new(position, format!("`{}` does not work on this type", excerpt(name))));
        }
        let parts = self.map2(&a, &b, |body, a, b| body.emit_one(InstKind::Binary(op, a, b), scalar));
        self.or_unsupported(ty, parts, "vector arithmetic")
    }

    /// A value that turned out too large is reported where it is made.
    pub fn or_unsupported(&mut self, ty: Ty, parts: Parts, what: &str) -> Result<Outcome> {
        match parts {
            Parts::Refused => Ok(Outcome::Value(ty, self.unsupported(format!("{what} of this size"), ty)?)),
            parts => Ok(Outcome::Value(ty, parts)),
        }
    }

    fn negate(&mut self) -> Result<Outcome> {
        self.flags()?;
        let position = self.r.cursor.position();
        let (ty, a) = self.typed_value()?;
        let Some(scalar) = self.element_type(ty) else {
            return Ok(Outcome::Value(ty, self.unsupported("`fneg` on this type", ty)?));
        };
        if !matches!(scalar, Type::F32 | Type::F64) {
            return Err(Error::new(position, "`fneg` works on floats"));
        }
        let parts = self.map1(&a, |body, a| body.emit_one(InstKind::Unary(UnaryOp::FNeg, a), scalar));
        self.or_unsupported(ty, parts, "vector")
    }

    fn freeze(&mut self) -> Result<Outcome> {
        let (ty, a) = self.typed_value()?;
        let parts = self.map1(&a, |body, a| {
            let scalar = body.type_of(&a);
            body.emit_one(InstKind::Unary(UnaryOp::Freeze, a), scalar)
        });
        self.or_unsupported(ty, parts, "value")
    }

    fn compare(&mut self, float: bool) -> Result<Outcome> {
        // Flags come before the predicate, which is the last word before the type.
        let mut predicate = self.r.cursor.expect(Kind::Word, "a predicate")?;
        while compare_op(self.r.cursor.text(predicate), float).is_none() {
            predicate = self.r.cursor.expect(Kind::Word, "a predicate")?;
        }
        let Some(op) = compare_op(self.r.cursor.text(predicate), float) else { return Ok(Outcome::Nothing) };
        let position = self.r.cursor.position();
        let (ty, a, b) = self.two_values()?;
        let result = self.r.types.like(ty, Ty::I1);
        let Some(scalar) = self.element_type(ty) else {
            return Ok(Outcome::Value(result, self.unsupported("comparison on this type", result)?));
        };
        if float == scalar.is_integral() {
            return Err(Error::new(position, "this comparison does not work on this type"));
        }
        let parts = self.map2(&a, &b, |body, a, b| body.emit_one(InstKind::Compare(op, a, b), Type::BOOL));
        self.or_unsupported(result, parts, "vector comparison")
    }

    fn select(&mut self) -> Result<Outcome> {
        self.flags()?;
        let position = self.r.cursor.position();
        let (condition_ty, condition) = self.typed_value()?;
        if self.r.types.element(condition_ty) != Ty::I1 {
            return Err(Error::new(position, "the condition of `select` is an `i1`"));
        }
        self.r.cursor.expect(Kind::Comma, "`,`")?;
        let (ty, a) = self.typed_value()?;
        self.r.cursor.expect(Kind::Comma, "`,`")?;
        let position = self.r.cursor.position();
        let (other, b) = self.typed_value()?;
        if !self.r.types.same(ty, other) {
            return Err(Error::new(position, "the two values have different types"));
        }
        let conditions = match condition {
            Parts::One(one) if !self.r.types.is_vector(condition_ty) => {
                vec![one; a.as_slice().map_or(0, <[Operand]>::len)]
            }
            parts => parts.as_slice().map(<[Operand]>::to_vec).unwrap_or_default(),
        };
        if a.as_slice().is_some_and(|a| a.len() != conditions.len()) {
            return Err(Error::new(position, "the condition has another number of elements"));
        }
        let mut next = conditions.into_iter();
        let parts = self.map2(&a, &b, |body, a, b| {
            let condition = next.next().unwrap_or(a);
            let scalar = body.type_of(&a);
            body.emit_one(InstKind::Select(condition, a, b), scalar)
        });
        self.or_unsupported(ty, parts, "select")
    }

    fn phi(&mut self) -> Result<Outcome> {
        self.flags()?;
        if !self.insts.is_empty() {
            return Err(Error::new(self.statement, "a phi must come before other instructions"));
        }
        let ty = self.r.ty()?;
        let list = self.part_list(ty)?;
        let count = list.as_ref().map_or(0, |list| list.len());
        let mut phis: Vec<Phi> = Vec::with_capacity(count);
        for part in list.iter().flat_map(|list| list.iter()) {
            let result = self.values.push(ValueInfo::new(part.ty));
            phis.push(Phi { result, incoming: Vec::new() });
        }
        loop {
            self.r.cursor.expect(Kind::OpenBracket, "`[`")?;
            let (value, extra) = self.value_elsewhere(ty)?;
            self.r.cursor.expect(Kind::Comma, "`,`")?;
            let from: BlockId = self.block_name()?;
            self.r.cursor.expect(Kind::CloseBracket, "`]`")?;
            if !extra.is_empty() {
                self.tails.push((from, extra));
            }
            if !self.r.types.charge(phis.len()) {
                return Err(Error::new(self.statement, "the module has too many large phis"));
            }
            for (phi, &operand) in phis.iter_mut().zip(value.as_slice().unwrap_or(&[])) {
                phi.incoming.push((from, operand));
            }
            if !self.r.cursor.at(Kind::Comma) || self.r.cursor.peek_second().kind != Kind::OpenBracket {
                break;
            }
            self.r.cursor.bump();
        }
        if list.is_none() {
            // Where it was too large to be taken apart, what made it is unsupported.
            return Ok(Outcome::Value(ty, Parts::Refused));
        }
        let block = self.current_block();
        self.phi_positions.entry(block).or_insert(self.statement);
        let parts = phis.iter().map(|phi| Operand::Value(phi.result)).collect();
        self.phis.extend(phis);
        Ok(Outcome::Value(ty, Parts::from_vec(parts)))
    }

    /// A value whose computation, if it needs one, is not to happen here.
    fn value_elsewhere(&mut self, ty: Ty) -> Result<(Parts, Vec<raddle_ir::Inst>)> {
        let here = std::mem::take(&mut self.insts);
        let value = self.value(ty)?;
        let extra = std::mem::replace(&mut self.insts, here);
        Ok((value, extra))
    }

    /// `landingpad T cleanup catch T v filter T v`: reached only by unwinding, which we do not do.
    fn landing_pad(&mut self) -> Result<Outcome> {
        let ty = self.r.ty()?;
        loop {
            if self.r.cursor.eat_word("cleanup") {
                continue;
            }
            if !self.r.cursor.eat_word("catch") && !self.r.cursor.eat_word("filter") {
                break;
            }
            self.r.typed_constant()?;
        }
        Ok(Outcome::Value(ty, self.unsupported("exception handling (`landingpad`)", ty)?))
    }
}
