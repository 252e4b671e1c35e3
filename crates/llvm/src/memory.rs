//! Objects and accesses: `alloca`, `load`, `store`, `getelementptr`, atomics, fences.

use crate::constants::{self, Step};
use crate::diagnostic::{Error, Result};
use crate::function::{Body, Outcome};
use crate::layout::Part;
use crate::lexer::Kind;
use crate::types::{Ty, TyKind};
use crate::values::{Parts, int64};
use raddle_ir::{InstKind, Operand, Ordering, RmwOp, Type, arith};

impl Body<'_, '_> {
    pub fn alloca(&mut self) -> Result<Outcome> {
        while self.r.cursor.eat_word("inalloca") || self.r.cursor.eat_word("swifterror") {}
        let position = self.r.cursor.position();
        let ty = self.r.ty()?;
        let layout = self.r.layout(ty, position)?;
        let mut count = int64(1);
        let mut align = layout.align;
        while self.r.cursor.at(Kind::Comma) && self.r.cursor.peek_second().kind != Kind::Meta {
            self.r.cursor.bump();
            if self.r.cursor.eat_word("align") {
                align = self.r.alignment()?;
            } else if self.r.cursor.eat_word("addrspace") {
                self.r.cursor.skip_balanced()?;
            } else {
                let position = self.r.cursor.position();
                let count_ty = self.r.ty()?;
                if self.r.types.int_bits(count_ty).is_none() {
                    return Err(Error::new(position, "the number of elements is an integer"));
                }
                let value = self.scalar(count_ty)?;
                count = self.widened(value, false);
            }
        }
        let Some(size) = self.scaled(count, layout.size) else {
            return Err(Error::new(position, "this object is absurdly large"));
        };
        Ok(Outcome::Value(Ty::PTR, Parts::One(self.emit_one(InstKind::Alloca { size, align }, Type::Ptr))))
    }

    /// `atomic volatile`
    fn access_flags(&mut self) -> (bool, bool) {
        let atomic = self.r.cursor.eat_word("atomic");
        let volatile = self.r.cursor.eat_word("volatile");
        (atomic, volatile)
    }

    /// `syncscope("…")`: whether it names only the thread itself.
    fn sync_scope(&mut self) -> Result<bool> {
        if !self.r.cursor.eat_word("syncscope") {
            return Ok(false);
        }
        self.r.cursor.expect(Kind::OpenParen, "`(`")?;
        let scope = self.r.cursor.expect(Kind::Str, "a string")?;
        self.r.cursor.expect(Kind::CloseParen, "`)`")?;
        Ok(&*self.r.cursor.string(scope) == b"singlethread")
    }

    fn ordering(&mut self) -> Result<Ordering> {
        let order = match self.r.cursor.current_text() {
            b"unordered" | b"monotonic" => Ordering::Relaxed,
            b"acquire" => Ordering::Acquire,
            b"release" => Ordering::Release,
            b"acq_rel" => Ordering::AcqRel,
            b"seq_cst" => Ordering::SeqCst,
            _ => return Err(self.r.cursor.expected("a memory ordering")),
        };
        self.r.cursor.bump();
        Ok(order)
    }

    /// The ordering of an atomic load or store, which must not be one of `wrong`.
    fn access_ordering(&mut self, atomic: bool, wrong: Ordering) -> Result<Option<Ordering>> {
        if !atomic {
            return Ok(None);
        }
        self.sync_scope()?;
        let position = self.r.cursor.position();
        let order = self.ordering()?;
        if order == wrong || order == Ordering::AcqRel {
            return Err(Error::new(position, "this ordering means nothing here"));
        }
        Ok(Some(order))
    }

    pub fn load(&mut self) -> Result<Outcome> {
        let (atomic, volatile) = self.access_flags();
        let ty = self.r.ty()?;
        self.r.cursor.expect(Kind::Comma, "`,`")?;
        let ptr = self.pointer()?;
        let order = self.access_ordering(atomic, Ordering::Release)?;
        let Some(list) = self.part_list(ty)? else {
            return Ok(Outcome::Value(ty, self.unsupported("load of a value of this size", ty)?));
        };
        if let Some(what) = unusual(&list, order) {
            return Ok(Outcome::Value(ty, self.unsupported(format!("load of a {what}"), ty)?));
        }
        let mut parts = Vec::with_capacity(list.len());
        for part in list.iter() {
            let ptr = self.offset_pointer(ptr, part.offset as i64);
            parts.push(self.emit_one(InstKind::Load { ptr, order, volatile }, part.ty));
        }
        Ok(Outcome::Value(ty, Parts::from_vec(parts)))
    }

    pub fn store(&mut self) -> Result<Outcome> {
        let (atomic, volatile) = self.access_flags();
        let (ty, value) = self.typed_value()?;
        self.r.cursor.expect(Kind::Comma, "`,`")?;
        let ptr = self.pointer()?;
        let order = self.access_ordering(atomic, Ordering::Acquire)?;
        let (Some(list), Some(values)) = (self.part_list(ty)?, value.as_slice()) else {
            self.unsupported("store of a value of this size", Ty::VOID)?;
            return Ok(Outcome::Nothing);
        };
        if let Some(what) = unusual(&list, order) {
            self.unsupported(format!("store of a {what}"), Ty::VOID)?;
            return Ok(Outcome::Nothing);
        }
        for (part, &value) in list.iter().zip(values) {
            let ptr = self.offset_pointer(ptr, part.offset as i64);
            self.emit(InstKind::Store { ptr, value, order, volatile });
        }
        Ok(Outcome::Nothing)
    }

    pub fn get_element_ptr(&mut self) -> Result<Outcome> {
        self.r.cursor.skip_attributes(crate::type_parser::at_type)?;
        let ty = self.r.ty()?;
        self.r.cursor.expect(Kind::Comma, "`,`")?;
        let position = self.r.cursor.position();
        let (base_ty, base) = self.typed_value()?;
        if !matches!(self.r.types.kind(self.r.types.element(base_ty)), TyKind::Ptr) {
            return Err(Error::new(position, "expected a pointer"));
        }
        let mut lanes_ty = base_ty;
        let mut indices: Vec<Parts> = Vec::new();
        while self.r.cursor.at(Kind::Comma) && self.r.cursor.peek_second().kind != Kind::Meta {
            self.r.cursor.bump();
            let position = self.r.cursor.position();
            let (index_ty, index) = self.typed_value()?;
            if self.r.types.int_bits(self.r.types.element(index_ty)).is_none() {
                return Err(Error::new(position, "an index is an integer"));
            }
            if self.r.types.is_vector(index_ty) {
                lanes_ty = index_ty;
            }
            indices.push(index);
        }
        let result = self.r.types.like(lanes_ty, Ty::PTR);
        let lanes = if self.r.types.is_vector(lanes_ty) { self.r.types.members(lanes_ty) } else { Some(1) };
        let fits = |parts: &Parts| parts.as_slice().is_none_or(|p| p.len() == 1 || Some(p.len() as u64) == lanes);
        if !fits(&base) || !indices.iter().all(fits) {
            return Err(Error::new(position, "the operands have different numbers of elements"));
        }
        if base.as_slice().is_none() || indices.iter().any(|index| index.as_slice().is_none()) {
            return Ok(Outcome::Value(result, self.unsupported("addresses of this many elements", result)?));
        }
        let Some(list) = self.part_list(result)? else {
            return Ok(Outcome::Value(result, self.unsupported("addresses of this many elements", result)?));
        };
        let mut parts = Vec::with_capacity(list.len());
        for lane in 0..list.len() {
            parts.push(self.address(ty, lane_of(&base, lane), &indices, lane, position)?);
        }
        Ok(Outcome::Value(result, Parts::from_vec(parts)))
    }

    /// The address of one element: constants folded, one instruction per variable index.
    fn address(&mut self, ty: Ty, base: Operand, indices: &[Parts], lane: usize, position: usize) -> Result<Operand> {
        let mut ty = ty;
        let mut offset = 0i64;
        let mut variable: Vec<(Operand, i64)> = Vec::new();
        for (number, index) in indices.iter().enumerate() {
            let index = lane_of(index, lane);
            let bits = self.type_of(&index).bits();
            let constant = index.as_int().map(|value| arith::signed(value, bits) as i64);
            let step = constants::step(&mut self.r.types, &mut ty, number == 0, constant);
            match step.map_err(|message| Error::new(position, message))? {
                Step::Offset(bytes) => offset = offset.wrapping_add(bytes),
                Step::Stride(bytes) => variable.push((index, bytes)),
            }
        }
        let Some(((last, stride), others)) = variable.split_last() else {
            return Ok(self.offset_pointer(base, offset));
        };
        let mut base = base;
        for &(index, stride) in others {
            let index = Some((self.widened(index, true), stride));
            base = self.emit_one(InstKind::Address { base, index, offset: 0 }, Type::Ptr);
        }
        let index = Some((self.widened(*last, true), *stride));
        Ok(self.emit_one(InstKind::Address { base, index, offset }, Type::Ptr))
    }

    pub fn read_modify_write(&mut self) -> Result<Outcome> {
        self.r.cursor.eat_word("volatile");
        let word = self.r.cursor.expect(Kind::Word, "an operation")?;
        let name = self.r.cursor.text(word);
        let ptr = self.pointer()?;
        self.r.cursor.expect(Kind::Comma, "`,`")?;
        let position = self.r.cursor.position();
        let (ty, value) = self.typed_value()?;
        self.sync_scope()?;
        let order = self.ordering()?;
        let (Some(op), Some(scalar), Parts::One(value)) = (rmw_op(name), self.scalar_type(ty), value) else {
            let what = format!("`atomicrmw {}` on this type", crate::cursor::excerpt(name));
            return Ok(Outcome::Value(ty, self.unsupported(what, ty)?));
        };
        let fits = match op {
            RmwOp::Xchg => true,
            RmwOp::FAdd | RmwOp::FSub | RmwOp::FMax | RmwOp::FMin => !scalar.is_integral(),
            _ => matches!(scalar, Type::Int(_)),
        };
        if !fits {
            return Err(Error::new(position, "the operation does not work on this type"));
        }
        let old = self.emit_one(InstKind::Rmw { op, ptr, value, order }, scalar);
        Ok(Outcome::Value(ty, Parts::One(old)))
    }

    pub fn compare_exchange(&mut self) -> Result<Outcome> {
        while self.r.cursor.eat_word("weak") || self.r.cursor.eat_word("volatile") {}
        let ptr = self.pointer()?;
        self.r.cursor.expect(Kind::Comma, "`,`")?;
        let position = self.r.cursor.position();
        let ty = self.r.ty()?;
        let Some(scalar) = self.scalar_type(ty).filter(|ty| ty.is_integral()) else {
            return Err(Error::new(position, "`cmpxchg` works on integers of up to 128 bits and pointers"));
        };
        let expected = self.scalar(ty)?;
        self.r.cursor.expect(Kind::Comma, "`,`")?;
        let position = self.r.cursor.position();
        let other = self.r.ty()?;
        if !self.r.types.same(ty, other) {
            return Err(Error::new(position, "the two values have different types"));
        }
        let new = self.scalar(ty)?;
        self.sync_scope()?;
        let success = self.ordering()?;
        let position = self.r.cursor.position();
        let failure = self.ordering()?;
        if matches!(failure, Ordering::Release | Ordering::AcqRel) {
            return Err(Error::new(position, "this ordering means nothing here"));
        }
        let kind = InstKind::CompareExchange { ptr, expected, new, success, failure };
        let parts = self.emit_many(kind, &[scalar, Type::BOOL]);
        let result = self.r.types.intern(TyKind::Struct { fields: [ty, Ty::I1].into(), packed: false });
        Ok(Outcome::Value(result, Parts::Many(parts)))
    }

    pub fn fence(&mut self) -> Result<Outcome> {
        let single_thread = self.sync_scope()?;
        let position = self.r.cursor.position();
        let order = self.ordering()?;
        if order == Ordering::Relaxed {
            return Err(Error::new(position, "this ordering means nothing here"));
        }
        self.emit(InstKind::Fence { order, single_thread });
        Ok(Outcome::Nothing)
    }
}

/// The scalar for one lane: a scalar stands for all of them.
fn lane_of(parts: &Parts, lane: usize) -> Operand {
    match parts.as_slice() {
        Some([one]) => *one,
        Some(many) => many.get(lane).copied().unwrap_or_else(|| int64(0)),
        None => int64(0),
    }
}

/// What keeps a value from being accessed scalar by scalar.
fn unusual(parts: &[Part], order: Option<Ordering>) -> Option<&'static str> {
    if order.is_some() && parts.len() != 1 {
        return Some("struct or vector atomically");
    }
    parts.iter().find_map(|part| part.odd.filter(|&odd| odd != "half"))
}

fn rmw_op(name: &[u8]) -> Option<RmwOp> {
    Some(match name {
        b"xchg" => RmwOp::Xchg,
        b"add" => RmwOp::Add,
        b"sub" => RmwOp::Sub,
        b"and" => RmwOp::And,
        b"nand" => RmwOp::Nand,
        b"or" => RmwOp::Or,
        b"xor" => RmwOp::Xor,
        b"max" => RmwOp::Max,
        b"min" => RmwOp::Min,
        b"umax" => RmwOp::UMax,
        b"umin" => RmwOp::UMin,
        b"fadd" => RmwOp::FAdd,
        b"fsub" => RmwOp::FSub,
        b"fmax" => RmwOp::FMax,
        b"fmin" => RmwOp::FMin,
        b"uinc_wrap" => RmwOp::UIncWrap,
        b"udec_wrap" => RmwOp::UDecWrap,
        _ => return None,
    })
}
