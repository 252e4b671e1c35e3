//! Parses types.

use crate::cursor::{Cursor, Name};
use crate::diagnostic::{Error, Result};
use crate::lexer::Kind;
use crate::types::{INT_BITS_MAX, Ty, TyKind, Types};
use std::collections::HashMap;

/// The names of types. While the top level is scanned, a name may be used before it is defined.
pub(crate) struct TypeNames<'a> {
    ids: HashMap<Name<'a>, (Ty, usize)>,
    /// Whether unknown names are still welcome.
    pub open: bool,
}

impl<'a> TypeNames<'a> {
    pub fn new() -> Self {
        TypeNames { ids: HashMap::new(), open: true }
    }

    /// The type of this name, made up if it is new and that is allowed.
    pub fn get(&mut self, types: &mut Types, name: Name<'a>, position: usize) -> Option<Ty> {
        if let Some(&(ty, _)) = self.ids.get(&name) {
            return Some(ty);
        }
        if !self.open {
            return None;
        }
        let ty = types.new_named();
        self.ids.insert(name, (ty, position));
        Some(ty)
    }

    /// The end of the top level: from now on every name must be defined.
    pub fn close(&mut self, types: &Types) -> Result<()> {
        self.open = false;
        let undefined = self.ids.iter().filter(|(_, (ty, _))| matches!(types.kind(*ty), TyKind::Named(_)));
        match undefined.min_by_key(|(_, (_, position))| *position) {
            Some((name, &(_, position))) => Err(undefined_type(name, position)),
            None => Ok(()),
        }
    }
}

fn undefined_type(name: &[u8], position: usize) -> Error {
    Error::new(position, format!("type `%{}` is not defined", String::from_utf8_lossy(name)))
}

/// Whether a type can start at the current token.
pub(crate) fn at_type(cursor: &Cursor<'_>) -> bool {
    match cursor.kind() {
        Kind::Local | Kind::OpenBracket | Kind::OpenBrace | Kind::Less => true,
        Kind::Word => is_type_word(cursor.current_text()),
        _ => false,
    }
}

fn is_type_word(word: &[u8]) -> bool {
    match word {
        [b'i', digits @ ..] if !digits.is_empty() && digits.iter().all(u8::is_ascii_digit) => true,
        b"target" => true,
        _ => basic_type(word).is_some(),
    }
}

fn basic_type(word: &[u8]) -> Option<Ty> {
    Some(match word {
        b"void" => Ty::VOID,
        b"half" | b"bfloat" => Ty::HALF,
        b"float" => Ty::FLOAT,
        b"double" => Ty::DOUBLE,
        b"x86_fp80" | b"fp128" | b"ppc_fp128" => Ty::LONG_DOUBLE,
        b"x86_mmx" => Ty::I64,
        b"ptr" => Ty::PTR,
        b"label" => Ty::LABEL,
        b"metadata" => Ty::METADATA,
        b"token" | b"x86_amx" | b"opaque" => Ty::OPAQUE,
        _ => return None,
    })
}

/// Parses types at a cursor.
pub(crate) struct TypeParser<'p, 'a> {
    pub cursor: &'p mut Cursor<'a>,
    pub types: &'p mut Types,
    pub names: &'p mut TypeNames<'a>,
}

impl TypeParser<'_, '_> {
    /// A type with all its suffixes.
    pub fn parse(&mut self) -> Result<Ty> {
        self.cursor.enter()?;
        let mut ty = self.base()?;
        loop {
            match self.cursor.kind() {
                Kind::Star => {
                    self.cursor.bump();
                    ty = Ty::PTR;
                }
                Kind::Word if self.cursor.at_word("addrspace") => self.address_space()?,
                Kind::OpenParen => ty = self.function(ty)?,
                _ => break,
            }
        }
        self.cursor.leave();
        Ok(ty)
    }

    fn address_space(&mut self) -> Result<()> {
        self.cursor.bump();
        if !self.cursor.at(Kind::OpenParen) {
            return Err(self.cursor.expected("`(`"));
        }
        self.cursor.skip_balanced()
    }

    fn base(&mut self) -> Result<Ty> {
        match self.cursor.kind() {
            Kind::Word => self.word(),
            Kind::Local => {
                let token = self.cursor.bump();
                let name = self.cursor.name(token);
                let known = self.names.get(self.types, name.clone(), token.position());
                known.ok_or_else(|| undefined_type(&name, token.position()))
            }
            Kind::OpenBracket => {
                self.cursor.bump();
                let (count, element) = self.sequence(Kind::CloseBracket)?;
                Ok(self.types.intern(TyKind::Array(count, element)))
            }
            Kind::OpenBrace => {
                self.cursor.bump();
                self.structure(false)
            }
            Kind::Less => {
                self.cursor.bump();
                if self.cursor.eat(Kind::OpenBrace) {
                    let ty = self.structure(true)?;
                    self.cursor.expect(Kind::Greater, "`>`")?;
                    return Ok(ty);
                }
                if self.cursor.at_word("vscale") {
                    return Err(self.cursor.error("vectors of unknown length are not supported"));
                }
                let (count, element) = self.sequence(Kind::Greater)?;
                Ok(self.types.intern(TyKind::Vector(count, element)))
            }
            _ => Err(self.cursor.expected("a type")),
        }
    }

    fn word(&mut self) -> Result<Ty> {
        let word = self.cursor.current_text();
        if let Some(ty) = basic_type(word) {
            self.cursor.bump();
            return Ok(ty);
        }
        if word == b"target" {
            self.cursor.bump();
            self.cursor.skip_balanced()?;
            return Ok(Ty::OPAQUE);
        }
        if !is_type_word(word) {
            return Err(self.cursor.expected("a type"));
        }
        let bits = word[1..].iter().fold(0u64, |n, d| n.saturating_mul(10).saturating_add(u64::from(d - b'0')));
        if bits == 0 || bits > INT_BITS_MAX {
            return Err(self.cursor.error(format!("integers have 1 to {INT_BITS_MAX} bits")));
        }
        self.cursor.bump();
        Ok(self.types.int(bits as u32))
    }

    /// `N x T` and the closing bracket.
    fn sequence(&mut self, close: Kind) -> Result<(u64, Ty)> {
        let count = self.cursor.unsigned("a number of elements")?;
        self.cursor.expect_word("x")?;
        let position = self.cursor.position();
        let element = self.parse()?;
        if matches!(self.types.kind(element), TyKind::Void | TyKind::Label | TyKind::Metadata | TyKind::Function { .. })
        {
            return Err(Error::new(position, "this cannot be an element"));
        }
        self.cursor.expect(close, "the closing bracket")?;
        Ok((count, element))
    }

    /// The fields of a struct and its closing brace.
    fn structure(&mut self, packed: bool) -> Result<Ty> {
        let mut fields = Vec::new();
        if !self.cursor.at(Kind::CloseBrace) {
            loop {
                fields.push(self.parse()?);
                if !self.cursor.eat(Kind::Comma) {
                    break;
                }
            }
        }
        self.cursor.expect(Kind::CloseBrace, "`,` or `}`")?;
        Ok(self.types.intern(TyKind::Struct { fields: fields.into(), packed }))
    }

    /// At the `(` behind a return type.
    fn function(&mut self, ret: Ty) -> Result<Ty> {
        self.cursor.bump();
        let mut params = Vec::new();
        let mut varargs = false;
        if !self.cursor.at(Kind::CloseParen) {
            loop {
                if self.cursor.eat(Kind::Ellipsis) {
                    varargs = true;
                    break;
                }
                params.push(self.parse()?);
                if !self.cursor.eat(Kind::Comma) {
                    break;
                }
            }
        }
        self.cursor.expect(Kind::CloseParen, "`)`")?;
        Ok(self.types.intern(TyKind::Function { ret, params: params.into(), varargs }))
    }
}
