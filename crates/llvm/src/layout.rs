//! Sizes, alignments and offsets of types (x86-64's, as the data layout says), and the scalars values consist of.
//!
//! Everything is computed once per type. Recursion is limited: types nest by name deeper than the text does.

use crate::types::{NESTING_MAX, Ty, TyKind, Types};
use raddle_ir::Type;
use std::rc::Rc;

/// How many scalars an SSA value may be taken apart into.
pub(crate) const PARTS_MAX: u64 = 1024;
/// No object may be larger than this many bytes.
pub(crate) const SIZE_MAX: u64 = 1 << 46;

/// Size and alignment in bytes, and the number of scalars.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Layout {
    /// Distance between two of them in an array.
    pub size: u64,
    pub align: u32,
    parts: u64,
    /// Work of taking it apart: scalars, and levels and empty members on the way to them.
    weight: u64,
}

/// One scalar of a value.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Part {
    pub ty: Type,
    /// Where it is in memory.
    pub offset: u64,
    /// Set when it cannot be loaded and stored like a scalar of that type: the name of its LLVM type.
    pub odd: Option<&'static str>,
}

impl Types {
    /// Size and alignment; the error says why there is none.
    pub fn layout(&mut self, ty: Ty) -> Result<Layout, String> {
        self.layout_at(ty, 0)
    }

    fn layout_at(&mut self, ty: Ty, depth: u32) -> Result<Layout, String> {
        let ty = self.resolve(ty);
        if let Some(layout) = self.layouts[ty.0 as usize] {
            return Ok(layout);
        }
        if depth > NESTING_MAX {
            return Err(format!("this type contains itself, or nests more than {NESTING_MAX} levels deep"));
        }
        let scalar = |size: u64, align: u32| Layout { size, align, parts: 1, weight: 1 };
        let layout = match self.kinds[ty.0 as usize].clone() {
            TyKind::Void | TyKind::Label | TyKind::Metadata | TyKind::Opaque | TyKind::Function { .. } => {
                return Err("this type has no size".to_owned());
            }
            TyKind::Named(_) => return Err("this type is not defined".to_owned()),
            TyKind::Int(bits) => self.int_layout(bits),
            TyKind::Half => scalar(2, 2),
            TyKind::Float => scalar(4, 4),
            TyKind::Double | TyKind::Ptr => scalar(8, 8),
            TyKind::LongDouble => scalar(16, 16),
            TyKind::Array(count, element) => {
                let element = self.layout_at(element, depth + 1)?;
                let size = element.size.checked_mul(count).filter(|&s| s <= SIZE_MAX).ok_or_else(too_large)?;
                let times = if element.parts == 0 { 0 } else { count };
                let weight = element.weight.saturating_mul(times).saturating_add(1);
                Layout { size, align: element.align, parts: element.parts.saturating_mul(count), weight }
            }
            TyKind::Vector(count, element) => self.vector_layout(count, element, depth)?,
            TyKind::Struct { fields, packed } => self.struct_layout(ty, &fields, packed, depth)?,
        };
        self.layouts[ty.0 as usize] = Some(layout);
        Ok(layout)
    }

    fn int_layout(&self, bits: u32) -> Layout {
        let align = match bits {
            0..=8 => 1,
            9..=16 => 2,
            17..=32 => 4,
            33..=64 => 8,
            _ => self.i128_align,
        };
        let size = u64::from(bits).div_ceil(8).next_multiple_of(u64::from(align));
        Layout { size, align, parts: if bits <= 128 { 1 } else { u64::MAX }, weight: 1 }
    }

    fn vector_layout(&mut self, count: u64, element: Ty, depth: u32) -> Result<Layout, String> {
        let element_bits = match *self.kind(element) {
            TyKind::Int(bits) => u64::from(bits),
            _ => self.layout_at(element, depth + 1)?.size * 8,
        };
        let parts = self.layout_at(element, depth + 1)?.parts.saturating_mul(count);
        let bytes = element_bits.checked_mul(count).map(|bits| bits.div_ceil(8)).filter(|&s| s <= SIZE_MAX);
        let size = bytes.ok_or_else(too_large)?.next_power_of_two();
        Ok(Layout { size, align: size.min(1 << 20) as u32, parts, weight: parts })
    }

    fn struct_layout(&mut self, ty: Ty, fields: &[Ty], packed: bool, depth: u32) -> Result<Layout, String> {
        let mut whole = Layout { size: 0, align: 1, parts: 0, weight: 1 };
        let mut offsets = Vec::with_capacity(fields.len());
        for &field in fields {
            let field = self.layout_at(field, depth + 1)?;
            if !packed {
                whole.align = whole.align.max(field.align);
                whole.size = whole.size.next_multiple_of(u64::from(field.align));
            }
            offsets.push(whole.size);
            whole.parts = whole.parts.saturating_add(field.parts);
            whole.weight = whole.weight.saturating_add(field.weight);
            whole.size += field.size;
            if whole.size > SIZE_MAX {
                return Err(too_large());
            }
        }
        whole.size = whole.size.next_multiple_of(u64::from(whole.align));
        self.offsets.insert(ty, offsets.into());
        Ok(whole)
    }

    /// The byte offset and the type of an element of an aggregate (or vector).
    pub fn member(&mut self, ty: Ty, index: u64) -> Result<(u64, Ty), String> {
        let ty = self.resolve(ty);
        match self.kinds[ty.0 as usize] {
            TyKind::Struct { .. } => {
                let count = self.members(ty).unwrap_or(0);
                if index >= count {
                    return Err(format!("the struct has {count} fields, there is no field {index}"));
                }
                self.layout(ty)?;
                let TyKind::Struct { fields, .. } = &self.kinds[ty.0 as usize] else { unreachable!("matched above") };
                let field = fields[index as usize];
                Ok((self.offsets.get(&ty).map_or(0, |offsets| offsets[index as usize]), field))
            }
            TyKind::Array(_, element) => {
                let stride = self.layout(element)?.size;
                let offset = stride.checked_mul(index).filter(|&o| o <= SIZE_MAX).ok_or_else(too_large)?;
                Ok((offset, element))
            }
            TyKind::Vector(_, element) => {
                let stride = self.layout(element)?.size;
                let offset = stride.checked_mul(index).filter(|&o| o <= SIZE_MAX).ok_or_else(too_large)?;
                Ok((offset, element))
            }
            _ => Err("this type has no elements".to_owned()),
        }
    }

    /// How many elements an aggregate or vector has.
    pub fn members(&self, ty: Ty) -> Option<u64> {
        match self.kind(ty) {
            TyKind::Struct { fields, .. } => Some(fields.len() as u64),
            TyKind::Array(count, _) | TyKind::Vector(count, _) => Some(*count),
            _ => None,
        }
    }

    /// The number of scalars in a value of this type.
    pub fn part_count(&mut self, ty: Ty) -> Result<u64, String> {
        Ok(self.layout(ty)?.parts)
    }

    /// Index of the first scalar of a member, and the number of its scalars.
    pub fn member_parts(&mut self, ty: Ty, index: u64) -> Result<(usize, usize), String> {
        let mut first = 0;
        let TyKind::Struct { fields, .. } = self.kind(ty).clone() else {
            let (_, element) = self.member(ty, 0)?;
            let each = self.part_count(element)?;
            return Ok((each.saturating_mul(index) as usize, each as usize));
        };
        for &field in &fields[..(index as usize).min(fields.len())] {
            first += self.part_count(field)? as usize;
        }
        let (_, field) = self.member(ty, index)?;
        Ok((first, self.part_count(field)? as usize))
    }

    /// The scalars a value of this type consists of; `None` when they are too many, or too wide.
    pub fn parts(&mut self, ty: Ty) -> Result<Option<Rc<[Part]>>, String> {
        let ty = self.resolve(ty);
        if ty == Ty::VOID {
            return Ok(Some(Rc::new([])));
        }
        let Layout { parts: count, weight, .. } = self.layout(ty)?;
        if count > PARTS_MAX || weight > 2 * PARTS_MAX || !self.charge(count as usize) {
            return Ok(None);
        }
        if let Some(parts) = self.parts.get(&ty) {
            return Ok(Some(parts.clone()));
        }
        let mut parts = Vec::with_capacity(count as usize);
        self.collect_parts(ty, 0, None, &mut parts)?;
        let parts: Rc<[Part]> = parts.into();
        self.parts.insert(ty, parts.clone());
        Ok(Some(parts))
    }

    /// Takes the budget for handling this many scalars at once; false when it is used up.
    pub fn charge(&mut self, parts: usize) -> bool {
        let extra = parts.saturating_sub(1);
        let enough = extra <= self.budget;
        if enough {
            self.budget -= extra;
        }
        enough
    }

    /// Recursion is bounded: the layout was computed before.
    fn collect_parts(
        &mut self,
        ty: Ty,
        offset: u64,
        odd: Option<&'static str>,
        out: &mut Vec<Part>,
    ) -> Result<(), String> {
        let ty = self.resolve(ty);
        match self.kinds[ty.0 as usize].clone() {
            TyKind::Half => out.push(Part { ty: Type::Int(16), offset, odd: odd.or(Some("half")) }),
            TyKind::LongDouble => out.push(Part { ty: Type::Int(128), offset, odd: odd.or(Some("long double")) }),
            TyKind::Array(..) | TyKind::Struct { .. } if self.layout(ty)?.parts == 0 => {}
            TyKind::Struct { fields, .. } => {
                for (index, &field) in fields.iter().enumerate() {
                    let at = self.offsets.get(&ty).map_or(0, |offsets| offsets[index]);
                    self.collect_parts(field, offset + at, odd, out)?;
                }
            }
            TyKind::Array(count, element) | TyKind::Vector(count, element) => {
                let is_vector = matches!(self.kinds[ty.0 as usize], TyKind::Vector(..));
                let bits = self.int_bits(element).unwrap_or(8);
                let odd = if is_vector && !bits.is_multiple_of(8) { Some("vector of bits") } else { odd };
                let stride = if is_vector && self.int_bits(element).is_some() {
                    u64::from(bits.div_ceil(8))
                } else {
                    self.layout(element)?.size
                };
                for index in 0..count {
                    self.collect_parts(element, offset + index * stride, odd, out)?;
                }
            }
            _ => match self.scalar(ty) {
                Some(scalar) => out.push(Part { ty: scalar, offset, odd }),
                None => return Err("this type has no values".to_owned()),
            },
        }
        Ok(())
    }
}

fn too_large() -> String {
    "this type is absurdly large".to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn structure(types: &mut Types, fields: &[Ty], packed: bool) -> Ty {
        types.intern(TyKind::Struct { fields: fields.into(), packed })
    }

    #[test]
    fn structs_are_padded_unless_packed() {
        let mut types = Types::new(0);
        let plain = structure(&mut types, &[Ty::I8, Ty::I64, Ty::I16], false);
        let packed = structure(&mut types, &[Ty::I8, Ty::I64, Ty::I16], true);
        assert_eq!(types.layout(plain).unwrap().size, 24);
        assert_eq!(types.layout(packed).unwrap().size, 11);
        assert_eq!(types.member(plain, 2).unwrap(), (16, Ty::I16));
        assert_eq!(types.member(packed, 2).unwrap(), (9, Ty::I16));
    }

    #[test]
    fn odd_sizes() {
        let mut types = Types::new(0);
        let i128 = types.int(128);
        let i24 = types.int(24);
        let v3 = types.intern(TyKind::Vector(3, Ty::I32));
        assert_eq!(types.layout(i128).unwrap().align, 16);
        assert_eq!(types.layout(Ty::LONG_DOUBLE).unwrap().size, 16);
        assert_eq!(types.layout(i24).unwrap().size, 4);
        assert_eq!(types.layout(v3).unwrap().size, 16);
    }

    #[test]
    fn doubling_types_cost_nothing_until_they_are_too_large() {
        let mut types = Types::new(0);
        let mut ty = Ty::I32;
        for _ in 0..40 {
            ty = structure(&mut types, &[ty, ty], false);
        }
        assert_eq!(types.layout(ty).unwrap().size, 4 << 40);
        assert!(types.parts(ty).unwrap().is_none());
        for _ in 0..10 {
            ty = structure(&mut types, &[ty, ty], false);
        }
        assert!(types.layout(ty).is_err());
    }

    #[test]
    fn a_type_that_contains_itself_has_no_layout() {
        let mut types = Types::new(0);
        let named = types.new_named();
        let body = structure(&mut types, &[named, named], false);
        types.define_named(named, body);
        assert!(types.layout(named).is_err());
    }

    #[test]
    fn parts_have_offsets() {
        let mut types = Types::new(0);
        let array = types.intern(TyKind::Array(2, Ty::I16));
        let ty = structure(&mut types, &[Ty::I8, array, Ty::DOUBLE], false);
        let parts = types.parts(ty).unwrap().unwrap();
        let found: Vec<_> = parts.iter().map(|p| (p.ty, p.offset)).collect();
        assert_eq!(found, [(Type::I8, 0), (Type::Int(16), 2), (Type::Int(16), 4), (Type::F64, 8)]);
        assert_eq!(types.member_parts(ty, 2).unwrap(), (3, 1));
    }
}
