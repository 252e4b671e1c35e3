//! Members of aggregates and vectors: extraction, insertion, shuffles, reductions.

use crate::constants::Constant;
use crate::diagnostic::{Error, Result};
use crate::function::{Body, Outcome};
use crate::lexer::Kind;
use crate::types::{Ty, TyKind};
use crate::values::Parts;
use raddle_ir::{CompareOp, Const, InstKind, Operand, Type};

impl Body<'_, '_> {
    /// `, 1, 0` behind an aggregate: the member's type, its first scalar and the number of its scalars.
    fn member_path(&mut self, ty: Ty) -> Result<(Ty, usize, usize)> {
        let mut at = ty;
        let mut first = 0;
        let mut count = 0;
        let mut any = false;
        while self.r.cursor.at(Kind::Comma) && self.r.cursor.peek_second().kind == Kind::Int {
            self.r.cursor.bump();
            let position = self.r.cursor.position();
            let index = self.r.cursor.unsigned("an index")?;
            if !matches!(self.r.types.kind(at), TyKind::Struct { .. } | TyKind::Array(..))
                || self.r.types.members(at).is_none_or(|members| index >= members)
            {
                return Err(Error::new(position, "there is no such member"));
            }
            let types = &mut self.r.types;
            let place = types.member_parts(at, index).and_then(|parts| Ok((parts, types.member(at, index)?.1)));
            let ((skip, length), member) = place.map_err(|message| Error::new(position, message))?;
            first += skip;
            count = length;
            at = member;
            any = true;
        }
        if any { Ok((at, first, count)) } else { Err(self.r.cursor.expected("an index")) }
    }

    pub fn extract_value(&mut self) -> Result<Outcome> {
        let (ty, value) = self.typed_value()?;
        if value.as_slice().is_none() {
            self.skip_indices()?;
            self.unsupported("a member of a value of this size", Ty::VOID)?;
            return Ok(Outcome::Unknown);
        }
        let (member, first, count) = self.member_path(ty)?;
        match value.as_slice() {
            Some(parts) if self.r.types.charge(count) => {
                Ok(Outcome::Value(member, Parts::from_vec(parts[first..first + count].to_vec())))
            }
            _ => Ok(Outcome::Value(member, self.unsupported("a member of this size", member)?)),
        }
    }

    pub fn insert_value(&mut self) -> Result<Outcome> {
        let (ty, whole) = self.typed_value()?;
        self.r.cursor.expect(Kind::Comma, "`,`")?;
        let position = self.r.cursor.position();
        let (member_ty, member) = self.typed_value()?;
        let (Some(whole), Some(new)) = (whole.as_slice(), member.as_slice()) else {
            self.skip_indices()?;
            return Ok(Outcome::Value(ty, self.unsupported("a member of a value of this size", ty)?));
        };
        let (expected, first, count) = self.member_path(ty)?;
        if !self.r.types.same(expected, member_ty) || new.len() != count {
            return Err(Error::new(position, "the member has another type"));
        }
        if !self.r.types.charge(whole.len()) {
            return Ok(Outcome::Value(ty, self.unsupported("a member of a value of this size", ty)?));
        }
        let mut parts = whole.to_vec();
        parts[first..first + count].copy_from_slice(new);
        Ok(Outcome::Value(ty, Parts::from_vec(parts)))
    }

    fn skip_indices(&mut self) -> Result<()> {
        while self.r.cursor.at(Kind::Comma) && self.r.cursor.peek_second().kind == Kind::Int {
            self.r.cursor.bump();
            self.r.cursor.bump();
        }
        Ok(())
    }

    /// A vector type and a value of it.
    fn vector(&mut self) -> Result<(Ty, Parts)> {
        let position = self.r.cursor.position();
        let (ty, value) = self.typed_value()?;
        if !self.r.types.is_vector(ty) {
            return Err(Error::new(position, "expected a vector"));
        }
        Ok((ty, value))
    }

    /// `, i32 %n`
    fn lane_index(&mut self) -> Result<Operand> {
        self.r.cursor.expect(Kind::Comma, "`,`")?;
        let position = self.r.cursor.position();
        let ty = self.r.ty()?;
        if !matches!(self.scalar_type(ty), Some(Type::Int(_))) {
            return Err(Error::new(position, "an index is an integer"));
        }
        self.scalar(ty)
    }

    pub fn extract_element(&mut self) -> Result<Outcome> {
        let (ty, vector) = self.vector()?;
        let index = self.lane_index()?;
        let element = self.r.types.element(ty);
        let Some(parts) = vector.as_slice().filter(|parts| self.r.types.charge(2 * parts.len())) else {
            return Ok(Outcome::Value(element, self.unsupported("an element of a vector of this size", element)?));
        };
        let picked = self.pick(parts, index);
        match picked {
            Some(picked) => Ok(Outcome::Value(element, Parts::One(picked))),
            None => Ok(Outcome::Value(element, self.undefined_parts(element)?)),
        }
    }

    /// The element at an index, which may be known only when the program runs.
    fn pick(&mut self, parts: &[Operand], index: Operand) -> Option<Operand> {
        if let Some(index) = index.as_int() {
            return parts.get(usize::try_from(index).ok()?).copied();
        }
        let (&first, rest) = parts.split_first()?;
        let index_ty = self.type_of(&index);
        let scalar = self.type_of(&first);
        let mut picked = first;
        for (lane, &part) in rest.iter().enumerate() {
            let lane = crate::values::int(index_ty, lane as u128 + 1);
            let here = self.emit_one(InstKind::Compare(CompareOp::Eq, index, lane), Type::BOOL);
            picked = self.emit_one(InstKind::Select(here, part, picked), scalar);
        }
        Some(picked)
    }

    pub fn insert_element(&mut self) -> Result<Outcome> {
        let (ty, vector) = self.vector()?;
        self.r.cursor.expect(Kind::Comma, "`,`")?;
        let position = self.r.cursor.position();
        let (element_ty, element) = self.typed_value()?;
        if !self.r.types.same(element_ty, self.r.types.element(ty)) {
            return Err(Error::new(position, "the element has another type"));
        }
        let index = self.lane_index()?;
        let (Some(parts), Parts::One(element)) = (vector.as_slice(), element) else {
            return Ok(Outcome::Value(ty, self.unsupported("a vector of this size", ty)?));
        };
        if !self.r.types.charge(2 * parts.len()) {
            return Ok(Outcome::Value(ty, self.unsupported("a vector of this size", ty)?));
        }
        let mut parts = parts.to_vec();
        match index.as_int() {
            Some(lane) => {
                if let Some(place) = usize::try_from(lane).ok().and_then(|lane| parts.get_mut(lane)) {
                    *place = element;
                }
            }
            None => {
                let index_ty = self.type_of(&index);
                let scalar = self.type_of(&element);
                for (lane, part) in parts.iter_mut().enumerate() {
                    let lane = crate::values::int(index_ty, lane as u128);
                    let here = self.emit_one(InstKind::Compare(CompareOp::Eq, index, lane), Type::BOOL);
                    *part = self.emit_one(InstKind::Select(here, element, *part), scalar);
                }
            }
        }
        Ok(Outcome::Value(ty, Parts::from_vec(parts)))
    }

    pub fn shuffle_vector(&mut self) -> Result<Outcome> {
        let position = self.r.cursor.position();
        let (ty, a) = self.vector()?;
        self.r.cursor.expect(Kind::Comma, "`,`")?;
        let (other, b) = self.vector()?;
        self.r.cursor.expect(Kind::Comma, "`,`")?;
        let (mask_ty, mask) = self.r.typed_constant()?;
        let (TyKind::Vector(count, _), true) = (self.r.types.kind(mask_ty).clone(), self.r.types.same(ty, other))
        else {
            return Err(Error::new(position, "these vectors do not fit together"));
        };
        let element = self.r.types.element(ty);
        let result = self.r.types.intern(TyKind::Vector(count, element));
        let (Some(list), Some(a), Some(b)) = (self.part_list(result)?, a.as_slice(), b.as_slice()) else {
            return Ok(Outcome::Value(result, self.unsupported("a vector of this size", result)?));
        };
        let Some(lanes) = mask.members(count as usize) else {
            return Ok(Outcome::Value(result, self.unsupported("a shuffle with this mask", result)?));
        };
        let mut parts = Vec::with_capacity(list.len());
        for (lane, part) in lanes.iter().zip(list.iter()) {
            let index = match lane {
                Constant::Undef => None,
                lane => lane.as_int().and_then(|index| usize::try_from(index).ok()),
            };
            let picked = index.and_then(|index| a.get(index).or_else(|| b.get(index.wrapping_sub(a.len())))).copied();
            parts.push(picked.unwrap_or(Operand::Const(Const::Undef(part.ty))));
        }
        Ok(Outcome::Value(result, Parts::from_vec(parts)))
    }

    /// Combines all elements of a vector, from the first on.
    pub fn reduce(
        &mut self,
        parts: &[Operand],
        start: Option<Operand>,
        mut f: impl FnMut(&mut Self, Operand, Operand) -> Operand,
    ) -> Option<Operand> {
        let mut sum = start;
        for &part in parts {
            sum = Some(match sum {
                None => part,
                Some(sum) => f(self, sum, part),
            });
        }
        sum
    }
}
