//! The first pass: what is at the top level, and where.

use crate::cursor::{Name, excerpt};
use crate::diagnostic::{Error, Result};
use crate::lexer::Kind;
use crate::metadata::{node_id, node_ref};
use crate::reader::{Alias, AliasState, GlobalInfo, Reader, Symbol};
use crate::signature::{Param, Signature, defined, linkage};
use crate::types::{Ty, TyKind};
use raddle_ir::link::{Linkage, Selection};
use raddle_ir::{Global, GlobalId, LocId, Target};

/// The words before a variable's type, or an alias's.
struct Variable {
    position: usize,
    linkage: Linkage,
    thread_local: bool,
    constant: bool,
}

impl<'a> Reader<'a> {
    /// Notes every top-level entity.
    pub fn scan(&mut self) -> Result<()> {
        let mut anything = false;
        while !self.cursor.at(Kind::End) {
            anything = true;
            match self.cursor.kind() {
                Kind::Word => self.scan_word()?,
                Kind::Global => self.scan_global()?,
                Kind::Local => self.scan_type()?,
                Kind::Meta => self.scan_metadata()?,
                Kind::Comdat => self.scan_comdat()?,
                Kind::Summary => self.skip_entity()?,
                _ => return Err(self.not_an_entity()),
            }
        }
        if anything { Ok(()) } else { Err(self.cursor.error("the file is empty")) }
    }

    fn scan_word(&mut self) -> Result<()> {
        match self.cursor.current_text() {
            b"define" => {
                self.cursor.bump();
                self.scan_function(true)
            }
            b"declare" => {
                self.cursor.bump();
                self.scan_function(false)
            }
            b"target" => self.scan_target(),
            b"source_filename" | b"module" | b"attributes" | b"uselistorder" | b"uselistorder_bb" | b"deplibs" => {
                self.skip_entity()
            }
            _ => Err(self.not_an_entity()),
        }
    }

    fn not_an_entity(&self) -> Error {
        let error = self.cursor.expected("a top-level entity");
        let first = self.source[..self.cursor.position()].iter().all(u8::is_ascii_whitespace);
        if first { error.with_help("is this really LLVM IR text?") } else { error }
    }

    /// Whether a top-level entity can start at the current token.
    fn at_entity(&self) -> bool {
        if !self.cursor.peek().first_on_line {
            return false;
        }
        match self.cursor.kind() {
            Kind::End => true,
            Kind::Global | Kind::Local | Kind::Meta | Kind::Comdat | Kind::Summary => {
                self.cursor.peek_second().kind == Kind::Equals
            }
            Kind::Word => matches!(
                self.cursor.current_text(),
                b"define" | b"declare" | b"target" | b"source_filename" | b"module" | b"attributes" | b"uselistorder"
            ),
            _ => false,
        }
    }

    fn skip_entity(&mut self) -> Result<()> {
        loop {
            if self.cursor.at(Kind::CloseBrace) {
                return Err(self.cursor.error("a closing bracket without partner"));
            }
            self.cursor.skip_line()?;
            if self.cursor.at(Kind::End) || self.at_entity() {
                return Ok(());
            }
        }
    }

    fn scan_target(&mut self) -> Result<()> {
        self.cursor.bump();
        let is_layout = self.cursor.at_word("datalayout");
        self.cursor.expect(Kind::Word, "`datalayout` or `triple`")?;
        self.cursor.expect(Kind::Equals, "`=`")?;
        let position = self.cursor.position();
        let token = self.cursor.expect(Kind::Str, "a string")?;
        if is_layout {
            let layout = self.cursor.string(token);
            self.data_layout(&layout, position)?;
        }
        Ok(())
    }

    fn data_layout(&mut self, layout: &[u8], position: usize) -> Result<()> {
        let mut i128_align = 8;
        for spec in layout.split(|&b| b == b'-') {
            match spec {
                b"E" => return Err(Error::new(position, "big-endian targets are not supported")),
                b"i128:128" => i128_align = 16,
                _ => {}
            }
            let pointer = spec.strip_prefix(b"p:").or_else(|| spec.strip_prefix(b"p0:"));
            if pointer.is_some_and(|pointer| !pointer.starts_with(b"64")) {
                let help = "compile for a 64-bit target";
                return Err(Error::new(position, "only targets with 64-bit pointers are supported").with_help(help));
            }
        }
        self.types.set_i128_align(i128_align);
        Ok(())
    }

    fn scan_type(&mut self) -> Result<()> {
        let token = self.cursor.bump();
        let name = self.cursor.name(token);
        self.cursor.expect(Kind::Equals, "`=`")?;
        self.cursor.expect_word("type")?;
        let body = self.ty()?;
        let Some(ty) = self.type_names.get(&mut self.types, name, token.position()) else { return Ok(()) };
        if !self.types.define_named(ty, body) {
            return Err(Error::new(token.position(), "this type is defined twice"));
        }
        Ok(())
    }

    fn scan_metadata(&mut self) -> Result<()> {
        let token = self.cursor.bump();
        let name = &self.cursor.text(token)[1..];
        self.cursor.expect(Kind::Equals, "`=`")?;
        let position = self.cursor.position();
        if let Some(id) = node_id(name) {
            if !self.metadata.note(id, position) {
                return Err(Error::new(token.position(), "this metadata node is defined twice"));
            }
        } else if name == b"llvm.dbg.cu" {
            self.metadata.compile_units = Some(position as u32);
        }
        if self.cursor.at(Kind::End) {
            return Err(self.cursor.expected("a metadata node"));
        }
        self.skip_entity()
    }

    fn scan_comdat(&mut self) -> Result<()> {
        let token = self.cursor.bump();
        let name = String::from_utf8_lossy(&self.cursor.name(token)).into_owned();
        self.cursor.expect(Kind::Equals, "`=`")?;
        self.cursor.expect_word("comdat")?;
        let kind = self.cursor.expect(Kind::Word, "what to do with several")?;
        let selection = match self.cursor.text(kind) {
            b"any" => Selection::Any,
            b"nodeduplicate" | b"noduplicates" => Selection::All,
            other => Selection::Other(excerpt(other)),
        };
        self.comdats.push((name, selection));
        Ok(())
    }

    fn scan_global(&mut self) -> Result<()> {
        let token = self.cursor.bump();
        let name = self.cursor.name(token);
        self.cursor.expect(Kind::Equals, "`=`")?;
        let mut found = Linkage::Strong;
        let mut thread_local = false;
        let what = loop {
            if self.cursor.at(Kind::OpenParen) {
                self.cursor.skip_balanced()?;
                continue;
            }
            let word = self.cursor.expect(Kind::Word, "`global`, `constant` or `alias`")?;
            match self.cursor.text(word) {
                b"thread_local" => thread_local = true,
                what @ (b"global" | b"constant" | b"alias" | b"ifunc") => break what,
                word => found = linkage(word).unwrap_or(found),
            }
        };
        let variable =
            Variable { position: token.position(), linkage: found, thread_local, constant: what == b"constant" };
        let symbol = match what {
            b"alias" => self.scan_alias(&name, variable)?,
            b"ifunc" => {
                self.skip_entity()?;
                Symbol::IndirectFunction
            }
            _ => self.scan_variable(&name, variable)?,
        };
        self.add_symbol(name, symbol, token.position())
    }

    pub fn add_symbol(&mut self, name: Name<'a>, symbol: Symbol, position: usize) -> Result<()> {
        let text = String::from_utf8_lossy(&name).into_owned();
        match self.symbols.insert(name, symbol) {
            None => Ok(()),
            Some(_) => Err(Error::new(position, format!("`@{text}` is defined twice"))),
        }
    }

    /// The name becomes that of a function or a global without content.
    fn scan_alias(&mut self, name: &Name<'a>, mut variable: Variable) -> Result<Symbol> {
        variable.linkage = defined(variable.linkage);
        let ty = self.ty()?;
        self.cursor.expect(Kind::Comma, "`,`")?;
        let at = self.cursor.position();
        self.skip_entity()?;
        let symbol = match self.function_type(ty) {
            Some((ret, params, varargs)) => Target::Function(self.signatures.push(Signature {
                name: name.clone(),
                ret,
                params: params.iter().map(|&ty| Param { ty, name: None }).collect(),
                varargs,
                linkage: variable.linkage,
                comdat: None,
                body: None,
                debug: None,
                position: variable.position,
                representable: true,
                param_types: Vec::new(),
            })),
            None => Target::Global(self.add_global(name, ty, &variable)),
        };
        self.aliases.push(Alias { symbol, position: at, state: AliasState::Unknown });
        Ok(Symbol::Alias(self.aliases.len() as u32 - 1))
    }

    /// A global without content.
    fn add_global(&mut self, name: &[u8], ty: Ty, variable: &Variable) -> GlobalId {
        let &Variable { position, linkage, thread_local, constant } = variable;
        self.globals.push(GlobalInfo { ty, linkage, comdat: None, init: None, debug: None, align: None, position });
        self.module.globals.push(Global {
            name: String::from_utf8_lossy(name).into_owned(),
            size: 0,
            align: 1,
            constant,
            thread_local,
            init: None,
            debug_type: None,
            source_name: None,
            loc: LocId::NONE,
        })
    }

    fn scan_variable(&mut self, name: &[u8], variable: Variable) -> Result<Symbol> {
        let ty = self.ty()?;
        let defined = variable.linkage >= Linkage::Available;
        let init = defined.then(|| self.cursor.position());
        if defined {
            self.skip_initialiser()?;
        }
        if name.starts_with(b"llvm.") {
            match name {
                b"llvm.global_ctors" => self.constructors = init.map(|position| (ty, position)),
                b"llvm.global_dtors" => self.destructors = init.map(|position| (ty, position)),
                _ => {}
            }
            self.variable_attributes(name, None)?;
            return Ok(Symbol::Reserved);
        }
        let id = self.add_global(name, ty, &variable);
        self.globals[id].init = init;
        self.variable_attributes(name, Some(id))?;
        Ok(Symbol::Global(id))
    }

    /// Skips a constant: up to a comma outside of brackets, or the next entity.
    fn skip_initialiser(&mut self) -> Result<()> {
        let mut angles = 0u32;
        if self.at_entity() {
            return Err(self.cursor.expected("an initialiser"));
        }
        loop {
            match self.cursor.kind() {
                Kind::OpenParen | Kind::OpenBracket | Kind::OpenBrace => self.cursor.skip_balanced()?,
                Kind::Comma if angles == 0 => return Ok(()),
                Kind::Less => {
                    angles += 1;
                    self.cursor.bump();
                }
                Kind::Greater => {
                    angles = angles.saturating_sub(1);
                    self.cursor.bump();
                }
                Kind::End | Kind::Bad => return Err(self.cursor.expected("an initialiser")),
                _ => {
                    self.cursor.bump();
                }
            }
            if self.at_entity() {
                return Ok(());
            }
        }
    }

    /// `, section "…", comdat, align 4, !dbg !7` behind an initialiser.
    fn variable_attributes(&mut self, name: &[u8], id: Option<GlobalId>) -> Result<()> {
        let (mut align, mut debug, mut comdat) = (None, None, None);
        while !self.at_entity() && !self.cursor.at(Kind::End) {
            match self.cursor.kind() {
                Kind::Word if self.cursor.at_word("align") => {
                    self.cursor.bump();
                    align = Some(self.alignment()?);
                }
                Kind::Word if self.cursor.at_word("comdat") => comdat = Some(self.comdat_reference(name)?),
                Kind::Meta => {
                    let token = self.cursor.bump();
                    let is_debug = self.cursor.text(token) == b"!dbg";
                    let node = node_ref(&mut self.cursor)?;
                    debug = debug.or(is_debug.then_some(node));
                }
                Kind::OpenParen => self.cursor.skip_balanced()?,
                Kind::Comma | Kind::Word | Kind::Str | Kind::Int | Kind::Attributes | Kind::Equals => {
                    self.cursor.bump();
                }
                _ => return Err(self.cursor.expected("an attribute of this variable")),
            }
        }
        if let Some(id) = id {
            let info = &mut self.globals[id];
            (info.align, info.debug, info.comdat) = (align, debug, comdat);
        }
        Ok(())
    }

    /// A power of two.
    pub fn alignment(&mut self) -> Result<u32> {
        let position = self.cursor.position();
        let align = self.cursor.unsigned("an alignment")?;
        if !align.is_power_of_two() || align > 1 << 32 {
            return Err(Error::new(position, "an alignment is a power of two up to 2^32"));
        }
        // Beyond this our program form cannot say it; nobody can tell the difference.
        Ok(align.min(1 << 31) as u32)
    }

    /// The type behind a function type's name, taken apart.
    pub fn function_type(&self, ty: Ty) -> Option<(Ty, std::rc::Rc<[Ty]>, bool)> {
        match self.types.kind(ty) {
            TyKind::Function { ret, params, varargs } => Some((*ret, params.clone(), *varargs)),
            _ => None,
        }
    }
}
