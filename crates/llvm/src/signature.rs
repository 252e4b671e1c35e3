//! Function headers: return type, parameters, and where the body is.

use crate::cursor::Name;
use crate::diagnostic::{Error, Result};
use crate::lexer::Kind;
use crate::metadata::{NodeRef, node_ref};
use crate::reader::{Reader, Symbol};
use crate::type_parser::at_type;
use crate::types::{Ty, TyKind};
use raddle_base::IdVec;
use raddle_ir::link::Linkage;
use raddle_ir::{Function, FunctionId, LocId, Type, ValueInfo};

/// A parameter.
pub(crate) struct Param<'a> {
    pub ty: Ty,
    pub name: Option<Name<'a>>,
}

/// A function's header.
pub(crate) struct Signature<'a> {
    pub name: Name<'a>,
    pub ret: Ty,
    pub params: Vec<Param<'a>>,
    /// Takes further arguments: after `...`, or because it is defined without a prototype.
    pub varargs: bool,
    pub linkage: Linkage,
    pub comdat: Option<String>,
    /// Behind the opening brace.
    pub body: Option<usize>,
    pub debug: Option<NodeRef>,
    pub position: usize,
    /// Whether every parameter and the result can be taken apart into scalars.
    pub representable: bool,
    /// The scalars its fixed parameters consist of.
    pub param_types: Vec<Type>,
}

/// What a word of a definition or a declaration says about who may use it.
pub(crate) fn linkage(word: &[u8]) -> Option<Linkage> {
    Some(match word {
        b"private" | b"internal" => Linkage::Local,
        b"available_externally" => Linkage::Available,
        b"linkonce" | b"weak" | b"linkonce_odr" | b"weak_odr" => Linkage::Weak,
        b"common" => Linkage::Common,
        b"external" => Linkage::Declared,
        b"extern_weak" => Linkage::DeclaredWeak,
        _ => return None,
    })
}

/// The linkage of what is defined here: `external` is the usual one.
pub(crate) fn defined(linkage: Linkage) -> Linkage {
    match linkage {
        Linkage::Declared | Linkage::DeclaredWeak => Linkage::Strong,
        linkage => linkage,
    }
}

impl<'a> Reader<'a> {
    /// Behind `define` or `declare`.
    pub fn scan_function(&mut self, define: bool) -> Result<()> {
        let mut debug = self.attachments()?;
        let linkage = self.cursor.at(Kind::Word).then(|| linkage(self.cursor.current_text())).flatten();
        let linkage = linkage.unwrap_or(Linkage::Declared);
        let linkage = if define { defined(linkage) } else { linkage };
        self.cursor.skip_attributes(at_type)?;
        let ret = self.ty()?;
        let position = self.cursor.position();
        let token = self.cursor.expect(Kind::Global, "the function's name")?;
        let name = self.cursor.name(token);
        let (params, varargs) = self.parameters()?;
        let (further, comdat) = self.function_attributes(define, &name)?;
        debug = further.or(debug);
        let body = if define { Some(self.body()?) } else { None };
        let symbol = if name.starts_with(b"llvm.") {
            Symbol::Intrinsic
        } else {
            let signature = Signature {
                name: name.clone(),
                ret,
                params,
                varargs,
                linkage,
                comdat,
                body,
                debug,
                position,
                representable: true,
                param_types: Vec::new(),
            };
            Symbol::Function(self.signatures.push(signature))
        };
        self.add_symbol(name, symbol, position)
    }

    /// `!dbg !7` and the like between `declare` and the type.
    fn attachments(&mut self) -> Result<Option<NodeRef>> {
        let mut debug = None;
        while self.cursor.at(Kind::Meta) {
            let token = self.cursor.bump();
            let node = node_ref(&mut self.cursor)?;
            if self.cursor.text(token) == b"!dbg" {
                debug = Some(node);
            }
        }
        Ok(debug)
    }

    fn parameters(&mut self) -> Result<(Vec<Param<'a>>, bool)> {
        let mut params = Vec::new();
        self.cursor.expect(Kind::OpenParen, "`(`")?;
        if self.cursor.eat(Kind::CloseParen) {
            return Ok((params, false));
        }
        loop {
            if self.cursor.eat(Kind::Ellipsis) {
                self.cursor.expect(Kind::CloseParen, "`)`")?;
                return Ok((params, true));
            }
            let ty = self.ty()?;
            self.cursor.skip_attributes(|cursor| cursor.at(Kind::Local))?;
            let name = if self.cursor.at(Kind::Local) {
                let token = self.cursor.bump();
                Some(self.cursor.name(token))
            } else {
                None
            };
            params.push(Param { ty, name });
            if !self.cursor.eat(Kind::Comma) {
                self.cursor.expect(Kind::CloseParen, "`,` or `)`")?;
                return Ok((params, false));
            }
        }
    }

    /// Everything between the parameters and the body, or the end of the declaration.
    fn function_attributes(&mut self, define: bool, name: &[u8]) -> Result<(Option<NodeRef>, Option<String>)> {
        let (mut debug, mut comdat) = (None, None);
        loop {
            if !define && (self.cursor.peek().first_on_line || self.cursor.at(Kind::End)) {
                return Ok((debug, comdat));
            }
            match self.cursor.kind() {
                Kind::OpenBrace if define => return Ok((debug, comdat)),
                Kind::Word if self.cursor.at_word("comdat") => comdat = Some(self.comdat_reference(name)?),
                Kind::Word if matches!(self.cursor.current_text(), b"prefix" | b"prologue" | b"personality") => {
                    self.cursor.bump();
                    self.ty()?;
                    self.skip_constant()?;
                }
                Kind::Meta => debug = self.attachments()?.or(debug),
                Kind::OpenParen => self.cursor.skip_balanced()?,
                Kind::Word | Kind::Str | Kind::Int | Kind::Attributes | Kind::Equals => {
                    self.cursor.bump();
                }
                _ => return Err(self.cursor.expected(if define { "the function's body" } else { "an attribute" })),
            }
        }
    }

    /// `comdat`, which has the name of what it stands behind, or `comdat($name)`.
    pub fn comdat_reference(&mut self, name: &[u8]) -> Result<String> {
        self.cursor.expect_word("comdat")?;
        let mut comdat = String::from_utf8_lossy(name).into_owned();
        if self.cursor.eat(Kind::OpenParen) {
            let token = self.cursor.expect(Kind::Comdat, "a comdat")?;
            comdat = String::from_utf8_lossy(&self.cursor.name(token)).into_owned();
            self.cursor.expect(Kind::CloseParen, "`)`")?;
        }
        Ok(comdat)
    }

    /// Skips one constant whose type has been taken.
    fn skip_constant(&mut self) -> Result<()> {
        match self.cursor.kind() {
            Kind::OpenParen | Kind::OpenBracket | Kind::OpenBrace => self.cursor.skip_balanced(),
            Kind::Word => {
                while self.cursor.at(Kind::Word) {
                    self.cursor.bump();
                    if self.cursor.at(Kind::OpenParen) {
                        return self.cursor.skip_balanced();
                    }
                    if !matches!(self.cursor.current_text(), b"inbounds" | b"nuw" | b"nusw") {
                        return Ok(());
                    }
                }
                Ok(())
            }
            _ => {
                self.cursor.bump();
                Ok(())
            }
        }
    }

    /// At the opening brace: skips the body, gives the position of its first token.
    fn body(&mut self) -> Result<usize> {
        let start = self.cursor.peek().end as usize;
        self.cursor.skip_balanced()?;
        Ok(start)
    }

    /// Whether a function is defined without a prototype, as `void *worker() { … }` is in C before C23. It is called with
    /// any arguments, and ignores those that it does not name, on every platform. The debug information says so; without it
    /// every function of no parameters may be one.
    fn is_unprototyped(&mut self, id: FunctionId) -> bool {
        let Signature { debug, params, .. } = &self.signatures[id];
        let subprogram = debug.and_then(|node| self.metadata.node_of_kind(node, "DISubprogram"));
        let flag: &[u8] = b"DIFlagPrototyped";
        match subprogram {
            Some(fields) => {
                !fields.other("flags").is_some_and(|flags| flags.windows(flag.len()).any(|part| part == flag))
            }
            None => params.is_empty(),
        }
    }

    /// Makes the functions of the module, without bodies.
    pub fn declare_functions(&mut self) -> Result<()> {
        for id in self.signatures.ids() {
            let position = self.signatures[id].position;
            let ret = self.signatures[id].ret;
            let types: Vec<Ty> = self.signatures[id].params.iter().map(|param| param.ty).collect();
            if matches!(self.types.kind(ret), TyKind::Function { .. } | TyKind::Label) {
                return Err(Error::new(position, "a function cannot return this"));
            }
            let mut values = IdVec::new();
            let mut params = Vec::new();
            let mut representable = true;
            for ty in types {
                match self.part_types(ty, position)? {
                    Some(parts) => params.extend(parts.iter().map(|&ty| values.push(ValueInfo::new(ty)))),
                    None => representable = false,
                }
            }
            let returns = self.part_types(ret, position)?;
            representable &= returns.is_some();
            let signature = &mut self.signatures[id];
            signature.representable = representable;
            signature.param_types = values.iter().map(|(_, info): (_, &ValueInfo)| info.ty).collect();
            let name = String::from_utf8_lossy(&signature.name).into_owned();
            let (debug, weak) = (signature.debug, signature.linkage == Linkage::DeclaredWeak);
            let unprototyped = signature.body.is_some() && self.is_unprototyped(id);
            let signature = &mut self.signatures[id];
            signature.varargs |= unprototyped;
            let varargs = signature.varargs;
            let loc = debug.map_or(LocId::NONE, |node| self.debug().declaration(node));
            let returns = returns.unwrap_or_default();
            let blocks = IdVec::new();
            self.module.functions.push(Function { name, params, returns, varargs, weak, blocks, values, loc });
        }
        Ok(())
    }

    /// A function of the machine's library without arguments, which the program need not declare.
    pub fn library_function(&mut self, name: &'static str, returns: Type) -> FunctionId {
        if let Some((id, _)) = self.module.functions.iter().find(|(_, f)| f.name == name && f.is_external()) {
            return id;
        }
        self.signatures.push(Signature {
            name: name.as_bytes().into(),
            ret: Ty::VOID,
            params: Vec::new(),
            varargs: false,
            linkage: Linkage::Declared,
            comdat: None,
            body: None,
            debug: None,
            position: 0,
            representable: true,
            param_types: Vec::new(),
        });
        self.module.functions.push(Function {
            name: name.to_owned(),
            params: Vec::new(),
            returns: vec![returns],
            varargs: false,
            weak: false,
            blocks: IdVec::new(),
            values: IdVec::new(),
            loc: LocId::NONE,
        })
    }
}
