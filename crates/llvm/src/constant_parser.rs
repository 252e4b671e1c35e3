//! Parses constants: literals, aggregates, addresses and constant expressions.

use crate::constants::{self, Constant, Step};
use crate::cursor::excerpt;
use crate::diagnostic::{Error, Result};
use crate::instructions::{binary_op, cast_op, compare_op};
use crate::layout::PARTS_MAX;
use crate::lexer::Kind;
use crate::reader::{AliasState, Base, Labels, Reader, Symbol};
use crate::type_parser::at_type;
use crate::types::{Ty, TyKind};
use raddle_ir::link::Linkage;
use raddle_ir::{CastOp, FunctionId, Target, arith};
use std::rc::Rc;

const NO_ADDRESS: &str = "alias of something that has no address";

impl<'a> Reader<'a> {
    /// A type, then a constant of that type.
    pub fn typed_constant(&mut self) -> Result<(Ty, Constant)> {
        let ty = self.ty()?;
        Ok((ty, self.constant(ty)?))
    }

    /// A constant of this type.
    pub fn constant(&mut self, ty: Ty) -> Result<Constant> {
        self.cursor.enter()?;
        let constant = match self.cursor.kind() {
            Kind::Int => self.int(ty)?,
            Kind::Float => self.float(ty)?,
            Kind::Global => {
                let token = self.cursor.bump();
                self.check_kind(matches!(self.types.kind(ty), TyKind::Ptr), token.position(), "a pointer")?;
                let name = self.cursor.name(token);
                self.address_of(&name, token.position())?
            }
            Kind::CStr => self.c_string(ty)?,
            Kind::OpenBracket => self.aggregate(ty, Kind::CloseBracket)?,
            Kind::OpenBrace => self.aggregate(ty, Kind::CloseBrace)?,
            Kind::Less => self.angle_aggregate(ty)?,
            Kind::Word => self.word_constant(ty)?,
            _ => return Err(self.cursor.expected("a value")),
        };
        self.cursor.leave();
        Ok(constant)
    }

    fn check_kind(&self, holds: bool, position: usize, what: &str) -> Result<()> {
        if holds { Ok(()) } else { Err(Error::new(position, format!("{what} does not fit the type here"))) }
    }

    fn int(&mut self, ty: Ty) -> Result<Constant> {
        let token = self.cursor.bump();
        let Some(bits) = self.types.int_bits(ty) else {
            return Err(Error::new(token.position(), "an integer does not fit the type here"));
        };
        let text = self.cursor.text(token);
        let (negative, digits) = match text {
            [b'-', digits @ ..] => (true, digits),
            [b'+', digits @ ..] => (false, digits),
            _ => (false, text),
        };
        let magnitude = digits.iter().try_fold(0u128, |value, digit| {
            value.checked_mul(10).and_then(|value| value.checked_add(u128::from(digit - b'0')))
        });
        if bits > 128 {
            return Ok(Constant::unsupported(format!("i{bits} constant")));
        }
        let limit = if negative { 1u128 << (bits - 1) } else { arith::mask(bits) };
        match magnitude.filter(|&value| value <= limit) {
            Some(value) if negative => Ok(Constant::Int(value.wrapping_neg() & arith::mask(bits))),
            Some(value) => Ok(Constant::Int(value)),
            None => Err(Error::new(token.position(), format!("this number does not fit into {bits} bits"))),
        }
    }

    fn float(&mut self, ty: Ty) -> Result<Constant> {
        let token = self.cursor.bump();
        let wrong = || Error::new(token.position(), "this number does not fit the type here");
        let text = std::str::from_utf8(self.cursor.text(token)).map_err(|_| wrong())?;
        let hex = |digits: &str| u128::from_str_radix(digits, 16).map_err(|_| wrong());
        let kind = self.types.kind(ty).clone();
        match (text.strip_prefix("0x"), kind) {
            (Some(digits), TyKind::Half) if digits.starts_with(['H', 'R']) => Ok(Constant::Int(hex(&digits[1..])?)),
            (Some(digits), TyKind::LongDouble) if digits.starts_with('K') => Ok(Constant::Int(hex(&digits[1..])?)),
            (Some(digits), TyKind::LongDouble) if digits.starts_with('L') => {
                // The low half comes first.
                Ok(Constant::Int(hex(&digits[1..])?.rotate_left(64)))
            }
            (Some(digits), TyKind::LongDouble) if digits.starts_with('M') => {
                Ok(Constant::unsupported("ppc_fp128 constant"))
            }
            (Some(digits), TyKind::Double) => Ok(Constant::F64(hex(digits)? as u64)),
            (Some(digits), TyKind::Float) => Ok(Constant::F32(narrow(hex(digits)? as u64))),
            (None, TyKind::Double) => Ok(Constant::F64(text.parse::<f64>().map_err(|_| wrong())?.to_bits())),
            (None, TyKind::Float) => Ok(Constant::F32((text.parse::<f64>().map_err(|_| wrong())? as f32).to_bits())),
            (None, TyKind::Half | TyKind::LongDouble) => Ok(Constant::unsupported("constant of this float type")),
            _ => Err(wrong()),
        }
    }

    /// The address a global name stands for.
    pub fn address_of(&mut self, name: &[u8], position: usize) -> Result<Constant> {
        Ok(match self.symbol(name, position)? {
            Symbol::Global(id) if self.module.globals[id].thread_local => Constant::Address(Base::ThreadLocal(id), 0),
            Symbol::Global(id) if self.globals[id].linkage == Linkage::DeclaredWeak => {
                Constant::Address(Base::Weak(id), 0)
            }
            Symbol::Global(id) => Constant::Address(Base::Global(id), 0),
            Symbol::Function(id) => Constant::Address(Base::Function(id), 0),
            Symbol::Alias(index) => self.alias(index, position)?,
            Symbol::IndirectFunction => Constant::unsupported(format!("ifunc `@{}`", String::from_utf8_lossy(name))),
            Symbol::Intrinsic | Symbol::Reserved => {
                Constant::unsupported(format!("the address of `@{}`", String::from_utf8_lossy(name)))
            }
        })
    }

    /// The address of an alias: that of the function or global without content which has its name, so that another
    /// definition of the name can take its place. What it stands for is evaluated once, when it is first needed.
    pub fn alias(&mut self, index: u32, position: usize) -> Result<Constant> {
        let alias = &mut self.aliases[index as usize];
        let symbol = alias.symbol;
        match alias.state {
            AliasState::Known(..) => return Ok(self.stand_in(symbol)),
            AliasState::Unsupported => return Ok(Constant::unsupported(NO_ADDRESS)),
            AliasState::Running => return Err(Error::new(position, "this alias stands for itself")),
            AliasState::Unknown => alias.state = AliasState::Running,
        }
        let nested = self.cursor.nested(alias.position);
        let outer = std::mem::replace(&mut self.cursor, nested);
        // Constant expressions are written without their type here.
        let ty = if at_type(&self.cursor) { self.ty()? } else { Ty::PTR };
        let value = self.constant(ty)?;
        self.cursor = outer;
        let (state, answer) = match (value, symbol) {
            (Constant::Address(Base::Function(to), 0), Target::Function(_)) => {
                (AliasState::Known(Target::Function(to), 0), None)
            }
            (Constant::Address(Base::Global(to), offset), Target::Global(own)) => {
                self.module.globals[own].thread_local = false;
                (AliasState::Known(Target::Global(to), offset), None)
            }
            (Constant::Address(Base::ThreadLocal(to), offset), Target::Global(own)) => {
                self.module.globals[own].thread_local = true;
                (AliasState::Known(Target::Global(to), offset), None)
            }
            (Constant::Unsupported(what), _) => (AliasState::Unsupported, Some(Constant::Unsupported(what))),
            _ => (AliasState::Unsupported, Some(Constant::unsupported(NO_ADDRESS))),
        };
        let state = match state {
            AliasState::Known(target, _) if !self.is_defined(target) => AliasState::Unsupported,
            state => state,
        };
        self.aliases[index as usize].state = state;
        Ok(answer.unwrap_or_else(|| match state {
            AliasState::Known(..) => self.stand_in(symbol),
            _ => Constant::unsupported("alias of something that is not defined here"),
        }))
    }

    fn is_defined(&self, target: Target) -> bool {
        match target {
            Target::Function(id) => self.signatures[id].linkage >= Linkage::Available,
            Target::Global(id) => self.globals[id].linkage >= Linkage::Available,
        }
    }

    fn stand_in(&self, symbol: Target) -> Constant {
        let base = match symbol {
            Target::Function(id) => Base::Function(id),
            Target::Global(id) if self.module.globals[id].thread_local => Base::ThreadLocal(id),
            Target::Global(id) => Base::Global(id),
        };
        Constant::Address(base, 0)
    }

    fn c_string(&mut self, ty: Ty) -> Result<Constant> {
        let token = self.cursor.bump();
        let bytes = self.cursor.string(token);
        let fits = matches!(*self.types.kind(ty), TyKind::Array(count, Ty::I8) if count == bytes.len() as u64);
        self.check_kind(fits, token.position(), "a string of this length")?;
        if bytes.len() as u64 > PARTS_MAX {
            return Ok(Constant::unsupported("long string as a value"));
        }
        Ok(Constant::Aggregate(bytes.iter().map(|&byte| Constant::Int(byte.into())).collect()))
    }

    fn angle_aggregate(&mut self, ty: Ty) -> Result<Constant> {
        if self.cursor.peek_second().kind == Kind::OpenBrace {
            self.cursor.bump();
            let constant = self.aggregate(ty, Kind::CloseBrace)?;
            self.cursor.expect(Kind::Greater, "`>`")?;
            return Ok(constant);
        }
        self.aggregate(ty, Kind::Greater)
    }

    /// At the opening bracket of an aggregate.
    fn aggregate(&mut self, ty: Ty, close: Kind) -> Result<Constant> {
        let open = self.cursor.bump();
        let matches = match self.types.kind(ty) {
            TyKind::Array(..) => close == Kind::CloseBracket,
            TyKind::Struct { .. } => close == Kind::CloseBrace,
            TyKind::Vector(..) => close == Kind::Greater,
            _ => false,
        };
        self.check_kind(matches, open.position(), "this list")?;
        let mut members = Vec::new();
        while !self.cursor.at(close) {
            if !members.is_empty() {
                self.cursor.expect(Kind::Comma, "`,` or the closing bracket")?;
            }
            self.member_type(ty, members.len() as u64)?;
            let member = self.typed_constant()?.1;
            members.push(member);
        }
        let count = self.types.members(ty).unwrap_or(0);
        if members.len() as u64 != count {
            return Err(self.cursor.error(format!("{} values for {count} members", members.len())));
        }
        self.cursor.bump();
        Ok(Constant::Aggregate(members))
    }

    /// Checks that the type written at the cursor is that of the member, without taking it.
    pub fn member_type(&mut self, ty: Ty, index: u64) -> Result<Ty> {
        let position = self.cursor.position();
        if self.types.members(ty).is_none_or(|count| index >= count) {
            return Err(Error::new(position, "more values than the type has members"));
        }
        let (_, member) = self.types.member(ty, index).map_err(|message| Error::new(position, message))?;
        let mut ahead = self.cursor.clone();
        std::mem::swap(&mut ahead, &mut self.cursor);
        let written = self.ty();
        std::mem::swap(&mut ahead, &mut self.cursor);
        if !self.types.same(written?, member) {
            return Err(Error::new(position, "this is not the type of the member"));
        }
        Ok(member)
    }

    fn word_constant(&mut self, ty: Ty) -> Result<Constant> {
        let token = self.cursor.bump();
        let word = self.cursor.text(token);
        let is_bool = self.types.int_bits(ty) == Some(1);
        match word {
            b"true" if is_bool => Ok(Constant::Int(1)),
            b"false" if is_bool => Ok(Constant::Int(0)),
            b"null" => {
                self.check_kind(matches!(self.types.kind(ty), TyKind::Ptr), token.position(), "`null`")?;
                Ok(Constant::Zero)
            }
            b"zeroinitializer" | b"none" => Ok(Constant::Zero),
            b"undef" | b"poison" => Ok(Constant::Undef),
            b"getelementptr" => self.constant_address(),
            b"blockaddress" => self.block_address(),
            b"dso_local_equivalent" | b"no_cfi" => self.constant(ty),
            b"splat" => self.splat(ty),
            b"icmp" | b"fcmp" => self.constant_compare(word == b"fcmp"),
            b"select" => self.constant_select(),
            _ if binary_op(word).is_some() => self.constant_binary(word),
            _ if cast_op(word).is_some() => self.constant_cast(word, ty),
            b"extractvalue" | b"insertvalue" | b"extractelement" | b"insertelement" | b"shufflevector" | b"fneg"
            | b"ptrauth" => {
                self.cursor.skip_balanced()?;
                Ok(Constant::unsupported(format!("constant expression `{}`", excerpt(word))))
            }
            [b'u' | b's', b'0', b'x', ..] | [b'f', b'0', b'x', ..] => self.hex(ty, word, token.position()),
            _ => Err(Error::new(token.position(), format!("`{}` is not a value of this type", excerpt(word)))),
        }
    }

    /// `u0xFF`, `s0xFF`, `f0x3F800000`
    fn hex(&mut self, ty: Ty, word: &[u8], position: usize) -> Result<Constant> {
        let digits = std::str::from_utf8(&word[3..]).unwrap_or("");
        let value = u128::from_str_radix(digits, 16).map_err(|_| Error::new(position, "not a number we can hold"))?;
        match (word[0], self.types.kind(ty)) {
            (b'u' | b's', TyKind::Int(bits)) if *bits <= 128 => {
                let given = (digits.len() as u32 * 4).clamp(4, 128);
                let value = if word[0] == b's' { arith::signed(value, given) as u128 } else { value };
                Ok(Constant::Int(value & arith::mask(*bits)))
            }
            (b'f', TyKind::Float) => Ok(Constant::F32(value as u32)),
            (b'f', TyKind::Double) => Ok(Constant::F64(value as u64)),
            (b'f', TyKind::Half | TyKind::LongDouble) => Ok(Constant::Int(value)),
            _ => Err(Error::new(position, "this number does not fit the type here")),
        }
    }

    fn splat(&mut self, ty: Ty) -> Result<Constant> {
        self.cursor.expect(Kind::OpenParen, "`(`")?;
        let (_, value) = self.typed_constant()?;
        self.cursor.expect(Kind::CloseParen, "`)`")?;
        match *self.types.kind(ty) {
            TyKind::Vector(count, _) if count <= PARTS_MAX && !matches!(value, Constant::Expression(_)) => {
                Ok(Constant::Aggregate(vec![value; count as usize]))
            }
            TyKind::Vector(..) => Ok(Constant::unsupported("vector of this size or content")),
            _ => Err(self.cursor.error("`splat` makes a vector")),
        }
    }

    fn constant_address(&mut self) -> Result<Constant> {
        self.cursor.skip_attributes(|cursor| cursor.at(Kind::OpenParen) || cursor.at_word("inrange"))?;
        if self.cursor.eat_word("inrange") {
            self.cursor.skip_balanced()?;
        }
        self.cursor.expect(Kind::OpenParen, "`(`")?;
        let mut ty = self.ty()?;
        self.cursor.expect(Kind::Comma, "`,`")?;
        let (base_ty, base) = self.typed_constant()?;
        let mut offset = 0i64;
        let mut indices = Vec::new();
        let mut first = true;
        let mut plain = matches!(self.types.kind(base_ty), TyKind::Ptr);
        while self.cursor.eat(Kind::Comma) {
            self.cursor.eat_word("inrange");
            let position = self.cursor.position();
            let (index_ty, index) = self.typed_constant()?;
            let bits = self.types.int_bits(index_ty).filter(|&bits| bits <= 64);
            plain &= bits.is_some();
            let bits = bits.unwrap_or(64);
            let number = index.as_int().map(|value| arith::signed(value, bits) as i64);
            let step = constants::step(&mut self.types, &mut ty, first, number);
            match step.map_err(|message| Error::new(position, message))? {
                Step::Offset(bytes) => offset = offset.wrapping_add(bytes),
                Step::Stride(bytes) => {
                    plain &= bits == 64;
                    indices.push((index, bytes));
                }
            }
            first = false;
        }
        self.cursor.expect(Kind::CloseParen, "`)`")?;
        if !plain {
            return Ok(Constant::unsupported("constant getelementptr on vectors or with odd indices"));
        }
        Ok(constants::address(base, indices, offset))
    }

    /// `(@f, %label)`: the function's address plus one more than the block's number. Computed gotos compare with the
    /// same, so that tables of labels in memory need nothing special.
    fn block_address(&mut self) -> Result<Constant> {
        self.cursor.expect(Kind::OpenParen, "`(`")?;
        let function = self.cursor.expect(Kind::Global, "a function")?;
        self.cursor.expect(Kind::Comma, "`,`")?;
        let label = self.cursor.expect(Kind::Local, "a label")?;
        self.cursor.expect(Kind::CloseParen, "`)`")?;
        let name = self.cursor.name(function);
        let Symbol::Function(id) = self.symbol(&name, function.position())? else {
            return Err(Error::new(function.position(), "this is not a function"));
        };
        let labels = self.labels_of(id)?;
        match labels.get(&self.cursor.name(label)) {
            Some(&index) => Ok(Constant::Address(Base::Function(id), i64::from(index) + 1)),
            None => Err(Error::new(label.position(), "the function has no such label")),
        }
    }

    /// The labels of a function's body.
    fn labels_of(&mut self, id: FunctionId) -> Result<Rc<Labels<'a>>> {
        if let Some(labels) = self.labels.get(&id) {
            return Ok(labels.clone());
        }
        let labels = match self.signatures[id].body {
            Some(body) => crate::function::labels(self.source, body)?.0,
            None => Labels::new(),
        };
        let labels = Rc::new(labels);
        self.labels.insert(id, labels.clone());
        Ok(labels)
    }

    fn constant_compare(&mut self, float: bool) -> Result<Constant> {
        self.cursor.eat_word("samesign");
        let predicate = self.cursor.expect(Kind::Word, "a predicate")?;
        let op = compare_op(self.cursor.text(predicate), float);
        let op = op.ok_or_else(|| Error::new(predicate.position(), "not a predicate"))?;
        self.cursor.expect(Kind::OpenParen, "`(`")?;
        let (ty, a) = self.typed_constant()?;
        self.cursor.expect(Kind::Comma, "`,`")?;
        let (other, b) = self.typed_constant()?;
        self.check_kind(self.types.same(ty, other), predicate.position(), "one of these operands")?;
        self.cursor.expect(Kind::CloseParen, "`)`")?;
        Ok(match self.types.scalar(ty) {
            Some(ty) => constants::compare(op, ty, a, b),
            None => Constant::unsupported("constant comparison of vectors"),
        })
    }

    fn constant_select(&mut self) -> Result<Constant> {
        self.cursor.expect(Kind::OpenParen, "`(`")?;
        let (condition_ty, condition) = self.typed_constant()?;
        self.cursor.expect(Kind::Comma, "`,`")?;
        let (ty, a) = self.typed_constant()?;
        self.cursor.expect(Kind::Comma, "`,`")?;
        let (_, b) = self.typed_constant()?;
        self.cursor.expect(Kind::CloseParen, "`)`")?;
        if condition_ty != Ty::I1 || self.types.scalar(ty).is_none() {
            return Ok(Constant::unsupported("constant select of vectors"));
        }
        Ok(constants::select(condition, a, b))
    }

    fn constant_binary(&mut self, word: &[u8]) -> Result<Constant> {
        self.cursor.skip_attributes(|cursor| cursor.at(Kind::OpenParen))?;
        self.cursor.expect(Kind::OpenParen, "`(`")?;
        let (ty, a) = self.typed_constant()?;
        self.cursor.expect(Kind::Comma, "`,`")?;
        let position = self.cursor.position();
        let (other, b) = self.typed_constant()?;
        self.check_kind(self.types.same(ty, other), position, "this operand")?;
        self.cursor.expect(Kind::CloseParen, "`)`")?;
        Ok(match (binary_op(word), self.types.scalar(ty)) {
            (Some((op, float)), Some(scalar)) if float != scalar.is_integral() => constants::binary(op, scalar, a, b),
            _ => Constant::unsupported(format!("constant `{}` on these operands", excerpt(word))),
        })
    }

    fn constant_cast(&mut self, word: &[u8], outer: Ty) -> Result<Constant> {
        self.cursor.skip_attributes(|cursor| cursor.at(Kind::OpenParen))?;
        self.cursor.expect(Kind::OpenParen, "`(`")?;
        let (from, value) = self.typed_constant()?;
        self.cursor.expect_word("to")?;
        let position = self.cursor.position();
        let to = self.ty()?;
        self.check_kind(self.types.same(to, outer), position, "this type")?;
        self.cursor.expect(Kind::CloseParen, "`)`")?;
        Ok(match (cast_op(word), self.types.scalar(from), self.types.scalar(to)) {
            (Some(op), Some(from), Some(to)) => match crate::casts::checked_op(op, from, to) {
                Some(CastOp::Bitcast) if from == to => value,
                Some(op) => constants::cast(op, from, to, value),
                None => return Err(Error::new(position, "this conversion makes no sense")),
            },
            _ if matches!(value, Constant::Zero | Constant::Undef) => value,
            _ => Constant::unsupported(format!("constant `{}` on these types", excerpt(word))),
        })
    }
}

/// The bits of a number that is exact in single precision, given by its double-precision bits.
fn narrow(bits: u64) -> u32 {
    let value = f64::from_bits(bits);
    if value.is_nan() {
        // By hand: a conversion may quieten a signalling one.
        let sign = (bits >> 32) as u32 & 0x8000_0000;
        return sign | 0x7F80_0000 | (bits >> 29) as u32 & 0x007F_FFFF;
    }
    (value as f32).to_bits()
}
