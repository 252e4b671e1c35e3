//! Calls: arguments, by-value structs, direct and indirect callees.

use crate::constants::Constant;
use crate::cursor::{Cursor, Name};
use crate::diagnostic::{Error, Result};
use crate::function::{Body, Outcome};
use crate::instructions::{binary_op, cast_op};
use crate::lexer::Kind;
use crate::reader::{Base, Symbol};
use crate::signature::Signature;
use crate::type_parser::at_type;
use crate::types::{Ty, TyKind};
use crate::values::{Parts, int64};
use raddle_ir::{Callee, Const, FunctionId, Inst, InstKind, LocId, Operand, Type, ValueInfo, call_fits};

/// An argument.
pub(crate) enum Arg<'a> {
    Value {
        ty: Ty,
        parts: Parts,
        /// The callee gets a copy of an object of this type.
        by_value: Option<Ty>,
        /// What it is known to be a multiple of; 1 if nothing is known.
        align: u32,
    },
    /// `metadata …`, and where it starts.
    Metadata(Cursor<'a>),
}

/// Whom a call calls.
enum Target<'a> {
    Function(FunctionId),
    Intrinsic(Name<'a>),
    Pointer(Operand),
    Unsupported(String),
}

impl<'a> Body<'_, 'a> {
    /// Behind `call`.
    pub fn call(&mut self) -> Result<Outcome> {
        self.call_with(false)
    }

    /// Behind `invoke`.
    pub fn invoke(&mut self) -> Result<Outcome> {
        let outcome = self.call_with(true)?;
        self.invoke_targets()?;
        Ok(outcome)
    }

    fn call_with(&mut self, invoke: bool) -> Result<Outcome> {
        self.r.cursor.skip_attributes(at_type)?;
        let position = self.r.cursor.position();
        let written = self.r.ty()?;
        let (ret, fixed) = match self.r.function_type(written) {
            Some((ret, params, _)) => (ret, Some(params.len())),
            None => (written, None),
        };
        if matches!(self.r.types.kind(ret), TyKind::Function { .. } | TyKind::Label) {
            return Err(Error::new(position, "a function cannot return this"));
        }
        if self.r.cursor.eat_word("asm") {
            let outcome = self.inline_assembly(ret)?;
            self.call_attributes(invoke)?;
            return Ok(outcome);
        }
        let target = self.callee()?;
        let args = self.arguments()?;
        self.call_attributes(invoke)?;
        let outcome = match target {
            Target::Intrinsic(name) => {
                let name = String::from_utf8_lossy(&name).into_owned();
                self.intrinsic(&name, ret, args)?
            }
            Target::Function(id) => {
                let fixed = fixed.unwrap_or(self.r.signatures[id].params.len());
                self.emit_call(Ok(id), ret, args, fixed)?
            }
            Target::Pointer(pointer) => {
                let fixed = fixed.unwrap_or(args.len());
                self.emit_call(Err(pointer), ret, args, fixed)?
            }
            Target::Unsupported(what) => self.unsupported_result(what, ret)?,
        };
        Ok(outcome)
    }

    /// Something that cannot be executed, with the result of a call.
    pub fn unsupported_result(&mut self, what: impl Into<String>, ret: Ty) -> Result<Outcome> {
        let parts = self.unsupported(what, ret)?;
        Ok(if ret == Ty::VOID { Outcome::Nothing } else { Outcome::Value(ret, parts) })
    }

    fn callee(&mut self) -> Result<Target<'a>> {
        if self.r.cursor.at(Kind::Global) {
            let token = self.r.cursor.peek();
            let name = self.r.cursor.name(token);
            if self.r.symbol(&name, token.position())? == Symbol::Intrinsic {
                self.r.cursor.bump();
                return Ok(Target::Intrinsic(name));
            }
        }
        if self.r.cursor.at(Kind::Local) {
            return Ok(Target::Pointer(self.scalar(Ty::PTR)?));
        }
        let constant = self.r.constant(Ty::PTR)?;
        Ok(match constant {
            Constant::Address(Base::Function(id), 0) => Target::Function(id),
            Constant::Unsupported(what) => Target::Unsupported(format!("call of {what}")),
            constant => match self.constant_parts(Ty::PTR, &constant)? {
                Parts::One(pointer) => Target::Pointer(pointer),
                _ => Target::Unsupported("call of this".to_owned()),
            },
        })
    }

    pub fn arguments(&mut self) -> Result<Vec<Arg<'a>>> {
        let mut args = Vec::new();
        self.r.cursor.expect(Kind::OpenParen, "`(`")?;
        if self.r.cursor.eat(Kind::CloseParen) {
            return Ok(args);
        }
        loop {
            args.push(self.argument()?);
            if !self.r.cursor.eat(Kind::Comma) {
                self.r.cursor.expect(Kind::CloseParen, "`,` or `)`")?;
                return Ok(args);
            }
        }
    }

    fn argument(&mut self) -> Result<Arg<'a>> {
        let start = self.r.cursor.clone();
        let ty = self.r.ty()?;
        if ty == Ty::METADATA {
            let mut angles = 0u32;
            while angles > 0 || !matches!(self.r.cursor.kind(), Kind::Comma | Kind::CloseParen) {
                match self.r.cursor.kind() {
                    Kind::Less => angles += 1,
                    Kind::Greater => angles = angles.saturating_sub(1),
                    _ => {}
                }
                match self.r.cursor.kind() {
                    Kind::OpenParen | Kind::OpenBracket | Kind::OpenBrace => self.r.cursor.skip_balanced()?,
                    Kind::End | Kind::Bad => return Err(self.r.cursor.expected("`)`")),
                    _ => {
                        self.r.cursor.bump();
                    }
                }
            }
            return Ok(Arg::Metadata(start));
        }
        let (by_value, align) = self.argument_attributes()?;
        let parts = self.value(ty)?;
        Ok(Arg::Value { ty, parts, by_value, align })
    }

    /// Skips an argument's attributes, up to its value; those that matter.
    fn argument_attributes(&mut self) -> Result<(Option<Ty>, u32)> {
        let (mut by_value, mut align) = (None, 1);
        loop {
            match self.r.cursor.kind() {
                Kind::Word if is_value_word(self.r.cursor.current_text()) => return Ok((by_value, align)),
                Kind::Word => {
                    let word = self.r.cursor.bump();
                    let text = self.r.cursor.text(word);
                    if text == b"byval" && self.r.cursor.eat(Kind::OpenParen) {
                        by_value = Some(self.r.ty()?);
                        self.r.cursor.expect(Kind::CloseParen, "`)`")?;
                    } else if text == b"align" && self.r.cursor.at(Kind::Int) {
                        align = u32::try_from(self.r.cursor.unsigned("an alignment")?).unwrap_or(1);
                    } else if self.r.cursor.at(Kind::OpenParen) {
                        self.r.cursor.skip_balanced()?;
                    } else if text == b"alignstack" {
                        self.r.cursor.eat(Kind::Int);
                    }
                }
                Kind::Str => {
                    self.r.cursor.bump();
                    if self.r.cursor.eat(Kind::Equals) {
                        self.r.cursor.expect(Kind::Str, "a string")?;
                    }
                }
                _ => return Ok((by_value, align)),
            }
        }
    }

    /// Skips attributes and operand bundles behind the arguments.
    fn call_attributes(&mut self, invoke: bool) -> Result<()> {
        loop {
            self.r.cursor.skip_attributes(|cursor| {
                let line_ends = cursor.peek().first_on_line && !cursor.at(Kind::OpenBracket);
                line_ends || cursor.at(Kind::Comma) || (invoke && cursor.at_word("to"))
            })?;
            if !self.r.cursor.at(Kind::OpenBracket) {
                return Ok(());
            }
            self.r.cursor.skip_balanced()?;
        }
    }

    /// Emits a call of a function, or of a pointer. Arguments from `fixed` on are variable ones.
    fn emit_call(
        &mut self,
        target: std::result::Result<FunctionId, Operand>,
        ret: Ty,
        args: Vec<Arg<'a>>,
        fixed: usize,
    ) -> Result<Outcome> {
        let mut flat = Vec::with_capacity(args.len());
        for (index, arg) in args.iter().enumerate() {
            let Arg::Value { parts, by_value, .. } = arg else {
                return Err(Error::new(self.statement, "metadata can only be passed to an intrinsic"));
            };
            match (parts.as_slice(), by_value) {
                (Some(_), Some(_)) if index >= fixed => {
                    return self.unsupported_result("a struct passed by value through `...`", ret);
                }
                (Some([pointer]), Some(ty)) => flat.push(self.private_copy(*pointer, *ty)?),
                (Some(parts), _) if self.r.types.charge(parts.len()) => flat.extend_from_slice(parts),
                _ => return self.unsupported_result("an argument of this size", ret),
            }
        }
        let Some(returns) = self.r.part_types(ret, self.statement)? else {
            return self.unsupported_result("a call that returns a value of this size", ret);
        };
        let callee = match target {
            Ok(id) if !self.r.signatures[id].representable => {
                return self.unsupported_result("a call with values of this size", ret);
            }
            Ok(id) if self.agrees(id, &flat, &returns) => Callee::Direct(id),
            Ok(id) => Callee::Indirect(Operand::Const(Const::Function(id))),
            Err(pointer) => Callee::Indirect(pointer),
        };
        let parts = self.emit_many(InstKind::Call { callee, args: flat }, &returns);
        Ok(if ret == Ty::VOID { Outcome::Nothing } else { Outcome::Value(ret, Parts::from_vec(parts)) })
    }

    /// Whether a call fits its callee. (Old-style declarations allow that it does not.)
    fn agrees(&self, id: FunctionId, args: &[Operand], returns: &[Type]) -> bool {
        let Signature { param_types, varargs, .. } = &self.r.signatures[id];
        let callee = (param_types.iter().copied(), &self.r.module.functions[id].returns[..], *varargs);
        call_fits(callee, args.iter().map(|arg| self.type_of(arg)), returns.iter().copied())
    }

    /// A copy of the object for the callee alone. It has one place per call site, at the start of the function, so
    /// that a loop does not pile copies up.
    fn private_copy(&mut self, pointer: Operand, ty: Ty) -> Result<Operand> {
        let layout = self.r.layout(ty, self.statement)?;
        let copy = self.values.push(ValueInfo::new(Type::Ptr));
        let size = int64(layout.size);
        let kind = InstKind::Alloca { size, align: layout.align };
        self.entry_allocas.push(Inst { kind, results: vec![copy], loc: LocId::NONE });
        let dst = Operand::Value(copy);
        if layout.size > 0 {
            self.emit(InstKind::MemCopy { dst, src: pointer, len: size, may_overlap: false, align: layout.align });
        }
        Ok(dst)
    }
}

/// Whether a constant can start with this word.
fn is_value_word(word: &[u8]) -> bool {
    let simple = matches!(
        word,
        b"true"
            | b"false"
            | b"null"
            | b"none"
            | b"undef"
            | b"poison"
            | b"zeroinitializer"
            | b"getelementptr"
            | b"blockaddress"
            | b"dso_local_equivalent"
            | b"no_cfi"
            | b"splat"
            | b"icmp"
            | b"fcmp"
            | b"select"
            | b"extractvalue"
            | b"insertvalue"
            | b"extractelement"
            | b"insertelement"
            | b"shufflevector"
            | b"fneg"
            | b"ptrauth"
    );
    simple
        || binary_op(word).is_some()
        || cast_op(word).is_some()
        || matches!(word, [b'u' | b's' | b'f', b'0', b'x', ..])
}
