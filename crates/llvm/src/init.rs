//! Initialisers: constants to bytes and relocations, written while they are parsed.
//!
//! Nothing is built for zeros: a tail of them costs nothing at all, and those in front of other bytes are counted against
//! a limit.

use crate::constants::{Constant, Expression};
use crate::diagnostic::{Error, Result};
use crate::lexer::Kind;
use crate::reader::{Base, Reader};
use crate::types::{Ty, TyKind};
use raddle_ir::{CastOp, Init, Relocation, Target, Type};

/// Zeros before a value that do not count: about what the value's own text takes.
const GAP_FREE: u64 = 32;

/// Contents being written, front to back.
pub(crate) struct InitWriter {
    bytes: Vec<u8>,
    relocations: Vec<Relocation>,
    gap_left: usize,
    /// Something we cannot compute is part of it.
    unsupported: bool,
}

impl InitWriter {
    pub fn new(gap_left: usize) -> Self {
        InitWriter { bytes: Vec::new(), relocations: Vec::new(), gap_left, unsupported: false }
    }

    /// The contents (`None` if they cannot be known), and how many zeros may still be written.
    pub fn finish(self) -> (Option<Init>, usize) {
        let init = Init { bytes: self.bytes, relocations: self.relocations };
        ((!self.unsupported).then_some(init), self.gap_left)
    }

    /// Puts bytes at an offset that is not before anything written earlier. False when the limit on zeros is reached.
    fn put(&mut self, offset: u64, bytes: &[u8]) -> bool {
        let Some(last) = bytes.iter().rposition(|&byte| byte != 0) else { return true };
        let gap = offset.saturating_sub(self.bytes.len() as u64);
        let counted = gap.saturating_sub(GAP_FREE);
        if counted > self.gap_left as u64 {
            return false;
        }
        self.gap_left -= counted as usize;
        self.bytes.resize(self.bytes.len() + gap as usize, 0);
        self.bytes.extend_from_slice(&bytes[..=last]);
        true
    }
}

impl Reader<'_> {
    /// Writes the constant at the cursor, which is of this type.
    pub fn initialise(&mut self, ty: Ty, offset: u64, out: &mut InitWriter) -> Result<()> {
        self.cursor.enter()?;
        let position = self.cursor.position();
        let is_aggregate = self.types.members(ty).is_some();
        match self.cursor.kind() {
            Kind::CStr if is_aggregate => {
                let token = self.cursor.bump();
                let bytes = self.cursor.string(token);
                if !matches!(*self.types.kind(ty), TyKind::Array(count, Ty::I8) if count == bytes.len() as u64) {
                    return Err(Error::new(position, "a string of this length does not fit the type here"));
                }
                self.put(out, offset, &bytes, position)?;
            }
            Kind::OpenBracket if is_aggregate => self.initialise_members(ty, offset, Kind::CloseBracket, out)?,
            Kind::OpenBrace if is_aggregate => self.initialise_members(ty, offset, Kind::CloseBrace, out)?,
            Kind::Less if is_aggregate && self.cursor.peek_second().kind == Kind::OpenBrace => {
                self.cursor.bump();
                self.initialise_members(ty, offset, Kind::CloseBrace, out)?;
                self.cursor.expect(Kind::Greater, "`>`")?;
            }
            Kind::Less if is_aggregate => self.initialise_members(ty, offset, Kind::Greater, out)?,
            _ => {
                let constant = self.constant(ty)?;
                self.write(ty, offset, &constant, position, out)?;
            }
        }
        self.cursor.leave();
        Ok(())
    }

    fn initialise_members(&mut self, ty: Ty, offset: u64, close: Kind, out: &mut InitWriter) -> Result<()> {
        let position = self.cursor.position();
        let expected = match self.types.kind(ty) {
            TyKind::Array(..) => Kind::CloseBracket,
            TyKind::Vector(..) => Kind::Greater,
            _ => Kind::CloseBrace,
        };
        if close != expected {
            return Err(Error::new(position, "this list does not fit the type here"));
        }
        self.cursor.bump();
        let bits = self.types.int_bits(self.types.element(ty)).unwrap_or(8);
        if self.types.is_vector(ty) && !bits.is_multiple_of(8) {
            // Packed bit by bit.
            out.unsupported = true;
        }
        let mut index = 0;
        while !self.cursor.at(close) {
            if index > 0 {
                self.cursor.expect(Kind::Comma, "`,` or the closing bracket")?;
            }
            let position = self.cursor.position();
            let member = self.member_type(ty, index)?;
            self.ty()?;
            let (at, _) = self.types.member(ty, index).map_err(|message| Error::new(position, message))?;
            self.initialise(member, offset + at, out)?;
            index += 1;
        }
        if self.types.members(ty) != Some(index) {
            return Err(self.cursor.error(format!("{index} values, but the type has another number of members")));
        }
        self.cursor.bump();
        Ok(())
    }

    fn put(&self, out: &mut InitWriter, offset: u64, bytes: &[u8], position: usize) -> Result<()> {
        if out.put(offset, bytes) {
            return Ok(());
        }
        Err(Error::new(position, "the initialiser has too many zeros before this"))
    }

    /// Writes a constant that is not written out member by member.
    fn write(&self, ty: Ty, offset: u64, constant: &Constant, position: usize, out: &mut InitWriter) -> Result<()> {
        let width = match self.types.kind(ty) {
            TyKind::Int(bits) => (*bits as usize).div_ceil(8).min(16),
            TyKind::Half => 2,
            TyKind::LongDouble => 16,
            _ => 8,
        };
        match constant {
            Constant::Zero | Constant::Undef => Ok(()),
            Constant::Int(value) => self.put(out, offset, &value.to_le_bytes()[..width], position),
            Constant::F32(bits) => self.put(out, offset, &bits.to_le_bytes(), position),
            Constant::F64(bits) => self.put(out, offset, &bits.to_le_bytes(), position),
            Constant::Address(base, addend) => {
                let target = match *base {
                    Base::Global(id) | Base::Weak(id) => Target::Global(id),
                    Base::Function(id) => Target::Function(id),
                    Base::ThreadLocal(_) => {
                        out.unsupported = true;
                        return Ok(());
                    }
                };
                out.relocations.push(Relocation { offset, target, addend: *addend });
                Ok(())
            }
            Constant::Expression(expression) => {
                if let Expression::Cast(CastOp::IntToPtr, Type::I64, Constant::Int(value)) = &**expression {
                    return self.put(out, offset, &value.to_le_bytes()[..8], position);
                }
                out.unsupported = true;
                Ok(())
            }
            // A splat.
            Constant::Aggregate(members) => {
                let element = self.types.element(ty);
                let stride = self.types.int_bits(element).map_or(8, |bits| u64::from(bits.div_ceil(8)));
                let stride = if matches!(self.types.kind(element), TyKind::Float) { 4 } else { stride };
                for (index, member) in members.iter().enumerate() {
                    self.write(element, offset + index as u64 * stride, member, position, out)?;
                }
                Ok(())
            }
            Constant::Unsupported(_) => {
                out.unsupported = true;
                Ok(())
            }
        }
    }
}
