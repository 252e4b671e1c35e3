//! The `va_arg` instruction for the System V x86-64 `va_list`:
//! `{ i32 gp_offset, i32 fp_offset, ptr overflow_arg_area, ptr reg_save_area }`.
//!
//! Clang expands `va_arg` itself for most types; this is for the rest, and for other front ends.

use crate::diagnostic::Result;
use crate::function::{Body, Outcome};
use crate::lexer::Kind;
use crate::values::{Parts, int};
use raddle_ir::{BinaryOp, CastOp, CompareOp, InstKind, Operand, Type};

impl Body<'_, '_> {
    pub fn va_arg(&mut self) -> Result<Outcome> {
        let list = self.pointer()?;
        self.r.cursor.expect(Kind::Comma, "`,`")?;
        let ty = self.r.ty()?;
        let Some(scalar) = self.scalar_type(ty).filter(|ty| ty.bits() <= 64) else {
            return Ok(Outcome::Value(ty, self.unsupported("`va_arg` of this type", ty)?));
        };
        // Offset of the counter in the list, end of its registers, bytes of one.
        let (counter, end, step) = if scalar.is_integral() { (0, 48, 8) } else { (4, 176, 16) };
        let counter_at = self.offset_pointer(list, counter);
        let overflow_at = self.offset_pointer(list, 8);
        let save_at = self.offset_pointer(list, 16);
        let used = self.plain_load(counter_at, Type::I32);
        let overflow = self.plain_load(overflow_at, Type::Ptr);
        let save = self.plain_load(save_at, Type::Ptr);
        let last = int(Type::I32, end - step);
        let in_register = self.emit_one(InstKind::Compare(CompareOp::ULe, used, last), Type::BOOL);
        let wide = self.emit_one(InstKind::Cast(CastOp::ZExt, used), Type::I64);
        let register = InstKind::Address { base: save, index: Some((wide, 1)), offset: 0 };
        let register = self.emit_one(register, Type::Ptr);
        let address = self.emit_one(InstKind::Select(in_register, register, overflow), Type::Ptr);
        let more = self.emit_one(InstKind::Binary(BinaryOp::Add, used, int(Type::I32, step)), Type::I32);
        let new_used = self.emit_one(InstKind::Select(in_register, more, used), Type::I32);
        let behind = self.emit_one(InstKind::Address { base: overflow, index: None, offset: 8 }, Type::Ptr);
        let new_overflow = self.emit_one(InstKind::Select(in_register, overflow, behind), Type::Ptr);
        self.plain_store(counter_at, new_used);
        self.plain_store(overflow_at, new_overflow);
        let value = self.plain_load(address, scalar);
        Ok(Outcome::Value(ty, Parts::One(value)))
    }

    pub fn plain_load(&mut self, ptr: Operand, ty: Type) -> Operand {
        self.emit_one(InstKind::Load { ptr, order: None, volatile: false }, ty)
    }

    pub fn plain_store(&mut self, ptr: Operand, value: Operand) {
        self.emit(InstKind::Store { ptr, value, order: None, volatile: false });
    }
}
