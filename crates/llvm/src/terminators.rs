//! What ends a block.

use crate::constants::Constant;
use crate::diagnostic::{Error, Result};
use crate::function::{Body, Outcome};
use crate::lexer::Kind;
use crate::types::Ty;
use crate::values::int64;
use raddle_ir::{BinaryOp, BlockId, CastOp, Const, InstKind, Operand, Terminator, Type};
use std::collections::HashSet;

impl Body<'_, '_> {
    pub fn end(&mut self, terminator: Terminator) -> Outcome {
        self.terminator = Some(terminator);
        Outcome::Nothing
    }

    pub fn ret(&mut self) -> Result<Outcome> {
        let position = self.r.cursor.position();
        let ty = self.r.ty()?;
        if !self.r.types.same(ty, self.r.signatures[self.id].ret) {
            return Err(Error::new(position, "the function returns another type"));
        }
        if ty == Ty::VOID {
            return Ok(self.end(Terminator::Return(Vec::new())));
        }
        let value = self.value(ty)?;
        match value.as_slice() {
            Some(parts) if self.r.types.charge(parts.len()) => {
                let parts = parts.to_vec();
                Ok(self.end(Terminator::Return(parts)))
            }
            _ => {
                self.unsupported("return of a value of this size", Ty::VOID)?;
                Ok(self.end(Terminator::Unreachable))
            }
        }
    }

    pub fn branch(&mut self) -> Result<Outcome> {
        if self.r.cursor.at_word("label") {
            let to = self.label()?;
            return Ok(self.end(Terminator::Jump(to)));
        }
        let position = self.r.cursor.position();
        let ty = self.r.ty()?;
        if self.scalar_type(ty) != Some(Type::BOOL) {
            return Err(Error::new(position, "a branch decides on an `i1`"));
        }
        let cond = self.scalar(ty)?;
        self.r.cursor.expect(Kind::Comma, "`,`")?;
        let then = self.label()?;
        self.r.cursor.expect(Kind::Comma, "`,`")?;
        let otherwise = self.label()?;
        Ok(self.end(Terminator::Branch { cond, then, otherwise }))
    }

    pub fn switch(&mut self) -> Result<Outcome> {
        let position = self.r.cursor.position();
        let ty = self.r.ty()?;
        if !matches!(self.scalar_type(ty), Some(Type::Int(_))) {
            return Err(Error::new(position, "a switch decides on an integer of up to 128 bits"));
        }
        let value = self.scalar(ty)?;
        self.r.cursor.expect(Kind::Comma, "`,`")?;
        let default = self.label()?;
        self.r.cursor.expect(Kind::OpenBracket, "`[`")?;
        let mut cases = Vec::new();
        let mut seen = HashSet::new();
        while !self.r.cursor.eat(Kind::CloseBracket) {
            let position = self.r.cursor.position();
            let (case_ty, case) = self.r.typed_constant()?;
            let (Constant::Int(number), true) = (case, self.r.types.same(case_ty, ty)) else {
                return Err(Error::new(position, "a case is a number of the type that is switched on"));
            };
            if !seen.insert(number) {
                return Err(Error::new(position, "this case comes twice"));
            }
            self.r.cursor.expect(Kind::Comma, "`,`")?;
            cases.push((number, self.label()?));
        }
        Ok(self.end(Terminator::Switch { value, cases, default }))
    }

    /// A computed goto. Labels have addresses a little above their function's (see `blockaddress`), so this is a switch
    /// on the difference.
    pub fn indirect_branch(&mut self) -> Result<Outcome> {
        let address = self.pointer()?;
        self.r.cursor.expect(Kind::Comma, "`,`")?;
        self.r.cursor.expect(Kind::OpenBracket, "`[`")?;
        let mut targets: Vec<BlockId> = Vec::new();
        while !self.r.cursor.eat(Kind::CloseBracket) {
            if !targets.is_empty() {
                self.r.cursor.expect(Kind::Comma, "`,`")?;
            }
            targets.push(self.label()?);
        }
        targets.sort_unstable();
        targets.dedup();
        let function = Operand::Const(Const::Function(self.id));
        let base = self.emit_one(InstKind::Cast(CastOp::PtrToInt, function), Type::I64);
        let address = self.emit_one(InstKind::Cast(CastOp::PtrToInt, address), Type::I64);
        let value = self.emit_one(InstKind::Binary(BinaryOp::Sub, address, base), Type::I64);
        let cases = targets.into_iter().map(|block| (u128::from(block.0) + 1, block)).collect();
        self.needs_fault_block = true;
        let default = BlockId(self.block_count as u32);
        Ok(self.end(Terminator::Switch { value, cases, default }))
    }

    /// `callbr … to label %x [label %y]`: assembly that jumps.
    pub fn call_branch(&mut self) -> Result<Outcome> {
        while !self.r.cursor.at_word("to") {
            match self.r.cursor.kind() {
                Kind::OpenParen | Kind::OpenBracket | Kind::OpenBrace => self.r.cursor.skip_balanced()?,
                Kind::End | Kind::Bad | Kind::CloseBrace => return Err(self.r.cursor.expected("`to`")),
                _ => {
                    self.r.cursor.bump();
                }
            }
        }
        self.r.cursor.bump();
        self.label()?;
        if !self.r.cursor.at(Kind::OpenBracket) {
            return Err(self.r.cursor.expected("`[`"));
        }
        self.r.cursor.skip_balanced()?;
        self.unsupported("assembly that jumps (`callbr`)", Ty::VOID)?;
        self.terminator = Some(Terminator::Unreachable);
        Ok(Outcome::Unknown)
    }

    /// Behind the call of an `invoke`: nothing unwinds, so it goes on at the normal destination.
    pub fn invoke_targets(&mut self) -> Result<()> {
        self.r.cursor.expect_word("to")?;
        let normal = self.label()?;
        self.r.cursor.expect_word("unwind")?;
        self.label()?;
        self.terminator = Some(Terminator::Jump(normal));
        Ok(())
    }

    /// A pointer some bytes further.
    pub fn offset_pointer(&mut self, base: Operand, offset: i64) -> Operand {
        match base {
            base if offset == 0 => base,
            Operand::Const(Const::Global(id, at)) => Operand::Const(Const::Global(id, at.wrapping_add(offset))),
            base => self.emit_one(InstKind::Address { base, index: None, offset }, Type::Ptr),
        }
    }

    /// `value * times`, folded where it is a number.
    pub fn scaled(&mut self, value: Operand, times: u64) -> Option<Operand> {
        match value.as_int() {
            Some(count) => {
                let bytes = u64::try_from(count).ok()?.checked_mul(times)?;
                (bytes <= crate::layout::SIZE_MAX).then(|| int64(bytes))
            }
            None if times == 1 => Some(value),
            None => Some(self.emit_one(InstKind::Binary(BinaryOp::Mul, value, int64(times)), Type::I64)),
        }
    }
}
