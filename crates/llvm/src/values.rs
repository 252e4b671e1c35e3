//! SSA values inside a function: names, scalars, uses before definitions, and the emission of instructions.

use crate::constants::{Constant, Expression};
use crate::cursor::Name;
use crate::diagnostic::{Error, Result};
use crate::function::{Body, Forward};
use crate::layout::Part;
use crate::lexer::Kind;
use crate::reader::Base;
use crate::types::Ty;
use raddle_ir::{Const, Inst, InstKind, LocId, Operand, Type, ValueId, ValueInfo, arith};
use std::rc::Rc;

/// Marks ids of values that were used before they were defined; replaced when the function is complete.
pub(crate) const FORWARD: u32 = 1 << 31;

/// A value, taken apart.
#[derive(Clone, Debug)]
pub(crate) enum Parts {
    /// A scalar.
    One(Operand),
    /// An aggregate or a vector (or nothing at all).
    Many(Vec<Operand>),
    /// Too large to be taken apart. Whatever defines such a value is unsupported, so nothing that uses it can be
    /// reached without that being reported.
    Refused,
}

/// A name's value.
pub(crate) struct Local {
    /// `None` for the result of an instruction we do not know.
    pub ty: Option<Ty>,
    pub parts: Parts,
    pub defined: bool,
    pub position: usize,
}

impl Parts {
    pub fn from_vec(mut parts: Vec<Operand>) -> Self {
        if parts.len() == 1 { Parts::One(parts.remove(0)) } else { Parts::Many(parts) }
    }

    /// The scalars; `None` if there are too many.
    pub fn as_slice(&self) -> Option<&[Operand]> {
        match self {
            Parts::One(operand) => Some(std::slice::from_ref(operand)),
            Parts::Many(operands) => Some(operands),
            Parts::Refused => None,
        }
    }
}

/// Zero of a type.
pub(crate) fn zero(ty: Type) -> Operand {
    Operand::Const(match ty {
        Type::Int(_) => Const::Int(ty, 0),
        Type::F32 => Const::F32(0),
        Type::F64 => Const::F64(0),
        Type::Ptr => Const::Null,
    })
}

/// A number of a type.
pub(crate) fn int(ty: Type, value: u128) -> Operand {
    Operand::Const(Const::Int(ty, value & arith::mask(ty.bits())))
}

/// An `i64`.
pub(crate) fn int64(value: u64) -> Operand {
    int(Type::I64, value.into())
}

impl<'a> Body<'_, 'a> {
    /// Emits an instruction without result.
    pub fn emit(&mut self, kind: InstKind) {
        self.insts.push(Inst { kind, results: Vec::new(), loc: LocId::NONE });
    }

    /// Emits an instruction with one result.
    pub fn emit_one(&mut self, kind: InstKind, ty: Type) -> Operand {
        let value = self.values.push(ValueInfo::new(ty));
        self.insts.push(Inst { kind, results: vec![value], loc: LocId::NONE });
        Operand::Value(value)
    }

    /// Emits an instruction with results of these types.
    pub fn emit_many(&mut self, kind: InstKind, types: &[Type]) -> Vec<Operand> {
        let results: Vec<ValueId> = types.iter().map(|&ty| self.values.push(ValueInfo::new(ty))).collect();
        let operands = results.iter().map(|&value| Operand::Value(value)).collect();
        self.insts.push(Inst { kind, results, loc: LocId::NONE });
        operands
    }

    /// Emits something that cannot be executed and gives a value of this type.
    pub fn unsupported(&mut self, what: impl Into<String>, ty: Ty) -> Result<Parts> {
        let line = self.r.lines.line(self.statement);
        let kind = InstKind::Unsupported { what: what.into(), line };
        if ty == Ty::OPAQUE {
            self.emit(kind);
            return Ok(Parts::Refused);
        }
        match self.part_list(ty)? {
            Some(parts) => {
                let types: Vec<Type> = parts.iter().map(|part| part.ty).collect();
                Ok(Parts::from_vec(self.emit_many(kind, &types)))
            }
            None => {
                self.emit(kind);
                Ok(Parts::Refused)
            }
        }
    }

    /// The scalars of a type; complains about types without size.
    pub fn part_list(&mut self, ty: Ty) -> Result<Option<Rc<[Part]>>> {
        let statement = self.statement;
        self.r.types.parts(ty).map_err(|message| Error::new(statement, message))
    }

    /// The scalar type this must be; `None` if our program form has none for it.
    pub fn scalar_type(&self, ty: Ty) -> Option<Type> {
        self.r.types.scalar(ty)
    }

    /// The type of an operand.
    pub fn type_of(&self, operand: &Operand) -> Type {
        match operand {
            Operand::Const(constant) => constant.ty(),
            Operand::Value(ValueId(id)) if id & FORWARD != 0 => self.forward[(id & !FORWARD) as usize].ty,
            Operand::Value(id) => self.values[*id].ty,
        }
    }

    /// A type and a value of that type.
    pub fn typed_value(&mut self) -> Result<(Ty, Parts)> {
        let ty = self.r.ty()?;
        Ok((ty, self.value(ty)?))
    }

    /// A value of this type.
    pub fn value(&mut self, ty: Ty) -> Result<Parts> {
        if self.r.cursor.at(Kind::Local) {
            let token = self.r.cursor.bump();
            let name = self.r.cursor.name(token);
            return self.local(name, ty, token.position());
        }
        let constant = self.r.constant(ty)?;
        self.constant_parts(ty, &constant)
    }

    /// A value that has to be a scalar.
    pub fn scalar(&mut self, ty: Ty) -> Result<Operand> {
        let position = self.r.cursor.position();
        match (self.scalar_type(ty), self.value(ty)?) {
            (Some(_), Parts::One(operand)) => Ok(operand),
            _ => Err(Error::new(position, "expected a single number or pointer here")),
        }
    }

    /// A `ptr` type and a pointer.
    pub fn pointer(&mut self) -> Result<Operand> {
        let position = self.r.cursor.position();
        let ty = self.r.ty()?;
        if self.scalar_type(ty) != Some(Type::Ptr) {
            return Err(Error::new(position, "expected a pointer"));
        }
        self.scalar(ty)
    }

    /// The value of a name, which may not be defined yet.
    fn local(&mut self, name: Name<'a>, ty: Ty, position: usize) -> Result<Parts> {
        if let Some(local) = self.locals.get(&name) {
            return match local.ty {
                Some(known) if self.r.types.same(known, ty) => Ok(local.parts.clone()),
                Some(_) => {
                    let name = String::from_utf8_lossy(&name);
                    Err(Error::new(position, format!("`%{name}` has another type")))
                }
                None => self.undefined_parts(ty),
            };
        }
        let parts = match self.part_list(ty)? {
            Some(list) => Parts::from_vec(list.iter().map(|part| self.forward_value(part.ty)).collect()),
            None => Parts::Refused,
        };
        self.undefined += 1;
        self.locals.insert(name, Local { ty: Some(ty), parts: parts.clone(), defined: false, position });
        Ok(parts)
    }

    fn forward_value(&mut self, ty: Type) -> Operand {
        let id = ValueId(FORWARD | self.forward.len() as u32);
        self.forward.push(Forward { ty, value: None });
        Operand::Value(id)
    }

    /// Any value of the type.
    pub fn undefined_parts(&mut self, ty: Ty) -> Result<Parts> {
        Ok(match self.part_list(ty)? {
            Some(list) => Parts::from_vec(list.iter().map(|part| Operand::Const(Const::Undef(part.ty))).collect()),
            None => Parts::Refused,
        })
    }

    /// Gives a name its value; `ty` is `None` for the result of an unknown instruction.
    pub fn define(&mut self, name: Name<'a>, ty: Option<Ty>, parts: Parts, position: usize) -> Result<()> {
        let new = Local { ty, parts, defined: true, position };
        let Some(old) = self.locals.get_mut(&name) else {
            self.locals.insert(name, new);
            return Ok(());
        };
        let text = String::from_utf8_lossy(&name);
        if old.defined {
            return Err(Error::new(position, format!("`%{text}` is defined twice")));
        }
        if let (Some(used), Some(ty)) = (old.ty, ty)
            && !self.r.types.same(used, ty)
        {
            return Err(Error::new(old.position, format!("`%{text}` is defined with another type")));
        }
        self.undefined -= 1;
        let old_parts = std::mem::replace(old, Local { parts: new.parts.clone(), ..new }).parts;
        let news = new.parts.as_slice().unwrap_or(&[]);
        for (index, placeholder) in old_parts.as_slice().unwrap_or(&[]).iter().enumerate() {
            if let Operand::Value(ValueId(id)) = placeholder {
                let forward = &mut self.forward[(id & !FORWARD) as usize];
                let value = news.get(index).copied();
                forward.value = Some(value.unwrap_or(Operand::Const(Const::Undef(forward.ty))));
            }
        }
        Ok(())
    }

    /// A constant as scalars; emits what has to be computed.
    pub fn constant_parts(&mut self, ty: Ty, constant: &Constant) -> Result<Parts> {
        if let Some(scalar) = self.scalar_type(ty) {
            return Ok(Parts::One(self.constant_operand(scalar, constant)));
        }
        let Some(list) = self.part_list(ty)? else { return Ok(Parts::Refused) };
        let mut flat = Vec::with_capacity(list.len());
        flatten(constant, list.len(), &mut flat);
        if flat.len() != list.len() {
            return self.unsupported("a constant of this shape", ty);
        }
        let mut parts = Vec::with_capacity(list.len());
        for (part, constant) in list.iter().zip(flat) {
            parts.push(self.constant_operand(part.ty, constant));
        }
        Ok(Parts::from_vec(parts))
    }

    /// A scalar constant as an operand; emits what has to be computed. Recursion is bounded by the parser's.
    fn constant_operand(&mut self, ty: Type, constant: &Constant) -> Operand {
        match constant {
            Constant::Zero => zero(ty),
            Constant::Undef => Operand::Const(Const::Undef(ty)),
            Constant::Int(value) if matches!(ty, Type::Int(_)) => int(ty, *value),
            Constant::F32(bits) => Operand::Const(Const::F32(*bits)),
            Constant::F64(bits) => Operand::Const(Const::F64(*bits)),
            Constant::Address(base, offset) => self.address_operand(ty, *base, *offset),
            Constant::Expression(expression) => self.expression(ty, expression),
            Constant::Unsupported(what) => self.unsupported_scalar(what.clone(), ty),
            Constant::Int(_) | Constant::Aggregate(_) => self.unsupported_scalar("constant of this kind".into(), ty),
        }
    }

    pub fn unsupported_scalar(&mut self, what: String, ty: Type) -> Operand {
        let line = self.r.lines.line(self.statement);
        self.emit_one(InstKind::Unsupported { what, line }, ty)
    }

    fn address_operand(&mut self, ty: Type, base: Base, offset: i64) -> Operand {
        let (pointer, rest) = match base {
            Base::Global(id) | Base::Weak(id) => (Operand::Const(Const::Global(id, offset)), 0),
            Base::Function(id) => (Operand::Const(Const::Function(id)), offset),
            Base::ThreadLocal(id) => (self.emit_one(InstKind::ThreadLocal(id), Type::Ptr), offset),
        };
        let pointer = match rest {
            0 => pointer,
            offset => self.emit_one(InstKind::Address { base: pointer, index: None, offset }, Type::Ptr),
        };
        match ty {
            Type::Ptr => pointer,
            _ => self.emit_one(InstKind::Cast(raddle_ir::CastOp::PtrToInt, pointer), ty),
        }
    }

    fn expression(&mut self, ty: Type, expression: &Expression) -> Operand {
        let kind = match expression {
            Expression::Cast(op, from, value) => InstKind::Cast(*op, self.constant_operand(*from, value)),
            Expression::Binary(op, a, b) => {
                InstKind::Binary(*op, self.constant_operand(ty, a), self.constant_operand(ty, b))
            }
            Expression::Compare(op, operands, a, b) => {
                InstKind::Compare(*op, self.constant_operand(*operands, a), self.constant_operand(*operands, b))
            }
            Expression::Select(condition, a, b) => {
                let condition = self.constant_operand(Type::BOOL, condition);
                InstKind::Select(condition, self.constant_operand(ty, a), self.constant_operand(ty, b))
            }
            Expression::Address(base, indices, offset) => {
                let mut base = self.constant_operand(Type::Ptr, base);
                for (index, stride) in indices {
                    let index = Some((self.constant_operand(Type::I64, index), *stride));
                    base = self.emit_one(InstKind::Address { base, index, offset: 0 }, Type::Ptr);
                }
                InstKind::Address { base, index: None, offset: *offset }
            }
        };
        self.emit_one(kind, ty)
    }
}

/// The scalars of a constant; a zero or undefined aggregate fills what is missing.
fn flatten<'c>(constant: &'c Constant, wanted: usize, out: &mut Vec<&'c Constant>) {
    match constant {
        Constant::Zero | Constant::Undef => out.resize(wanted, constant),
        _ => flatten_members(constant, out),
    }
}

fn flatten_members<'c>(constant: &'c Constant, out: &mut Vec<&'c Constant>) {
    match constant {
        Constant::Aggregate(members) => members.iter().for_each(|member| flatten_members(member, out)),
        _ => out.push(constant),
    }
}
