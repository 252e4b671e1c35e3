//! The parser: tables, globals and functions. Instructions are in [`super::instruction`].
//!
//! Nothing nests, so nothing recurses; nothing is allocated ahead of the text that fills it.

use super::lexer::{Kind, Lexer, Token, unquote};
use crate::*;
use raddle_base::{Id, IdVec};
use std::fmt;
use std::str::FromStr;

/// Why a text is not a module.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParseError {
    /// From 1.
    pub line: u32,
    /// In bytes, from 1.
    pub column: u32,
    /// What was wrong, and what was expected.
    pub message: String,
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.line, self.column, self.message)
    }
}

impl std::error::Error for ParseError {}

/// Reads a module from its text form (see the module docs of the printer for the grammar).
///
/// ```
/// let text = "fn0 = function \"one\"() -> i32 {\nb0:\n    return i32 1\n}\n";
/// let module = raddle_ir::parse(text)?;
/// assert_eq!(module.to_string(), text);
/// # Ok::<(), raddle_ir::ParseError>(())
/// ```
pub fn parse(input: &str) -> Result<Module, ParseError> {
    let mut lexer = Lexer::new(input);
    let token = lexer.next()?;
    let mut parser = Parser { lexer, token, definitions: Vec::new() };
    parser.module()
}

pub(super) type Parsed<T> = Result<T, ParseError>;

/// One token of lookahead over the input.
pub(super) struct Parser<'a> {
    lexer: Lexer<'a>,
    /// The next token.
    pub(super) token: Token<'a>,
    /// Values of the current function in order of their definitions.
    definitions: Vec<(ValueId, ValueInfo)>,
}

/// The id a word spells, if it has this prefix and no leading zeros (an id is written in one way only).
pub(super) fn id_of<I: Id>(prefix: &str, word: &str) -> Option<I> {
    let digits = word.strip_prefix(prefix)?;
    let canonical = digits.starts_with(|c: char| c.is_ascii_digit()) && (digits == "0" || !digits.starts_with('0'));
    if !canonical {
        return None;
    }
    digits.parse::<u32>().ok().map(|index| I::from_index(index as usize))
}

impl<'a> Parser<'a> {
    pub(super) fn error_at<T>(&self, token: Token<'_>, message: impl Into<String>) -> Parsed<T> {
        Err(ParseError { line: token.line, column: token.column, message: message.into() })
    }

    /// "expected X, found Y" at the next token.
    pub(super) fn expected<T>(&self, what: &str) -> Parsed<T> {
        let found = match self.token.kind {
            Kind::End => "the end of the text".to_owned(),
            _ => {
                let shown: String = self.token.text.chars().take(40).collect();
                format!("`{shown}`")
            }
        };
        self.error_at(self.token, format!("expected {what}, found {found}"))
    }

    pub(super) fn advance(&mut self) -> Parsed<Token<'a>> {
        let next = self.lexer.next()?;
        Ok(std::mem::replace(&mut self.token, next))
    }

    pub(super) fn is_mark(&self, mark: &str) -> bool {
        matches!(self.token.kind, Kind::Mark | Kind::Arrow | Kind::Dots) && self.token.text == mark
    }

    pub(super) fn eat_mark(&mut self, mark: &str) -> Parsed<bool> {
        let found = self.is_mark(mark);
        if found {
            self.advance()?;
        }
        Ok(found)
    }

    pub(super) fn mark(&mut self, mark: &str) -> Parsed<()> {
        if self.eat_mark(mark)? { Ok(()) } else { self.expected(&format!("`{mark}`")) }
    }

    pub(super) fn is_word(&self, word: &str) -> bool {
        self.token.kind == Kind::Word && self.token.text == word
    }

    pub(super) fn eat_word(&mut self, word: &str) -> Parsed<bool> {
        let found = self.is_word(word);
        if found {
            self.advance()?;
        }
        Ok(found)
    }

    pub(super) fn word(&mut self, word: &str) -> Parsed<()> {
        if self.eat_word(word)? { Ok(()) } else { self.expected(&format!("`{word}`")) }
    }

    pub(super) fn number<T: FromStr>(&mut self, what: &str) -> Parsed<T> {
        let Some(number) = (self.token.kind == Kind::Number).then(|| self.token.text.parse().ok()).flatten() else {
            return self.expected(what);
        };
        self.advance()?;
        Ok(number)
    }

    pub(super) fn id<I: Id>(&mut self, prefix: &str, what: &str) -> Parsed<I> {
        let Some(id) = (self.token.kind == Kind::Word).then(|| id_of(prefix, self.token.text)).flatten() else {
            return self.expected(what);
        };
        self.advance()?;
        Ok(id)
    }

    pub(super) fn block_id(&mut self) -> Parsed<BlockId> {
        self.id("b", "a block like `b0`")
    }

    pub(super) fn function_id(&mut self) -> Parsed<FunctionId> {
        self.id("fn", "a function like `fn0`")
    }

    pub(super) fn global_id(&mut self) -> Parsed<GlobalId> {
        self.id("g", "a global like `g0`")
    }

    pub(super) fn loc_id(&mut self) -> Parsed<LocId> {
        self.id("loc", "a location like `loc1`")
    }

    fn debug_type_id(&mut self) -> Parsed<DebugTypeId> {
        self.id("type", "a source type like `type0`")
    }

    /// A source type, if one comes next on this line.
    fn debug_type_if_any(&mut self) -> Parsed<Option<DebugTypeId>> {
        let is_one = self.token.kind == Kind::Word && id_of::<DebugTypeId>("type", self.token.text).is_some();
        if is_one && !self.token.first_on_line { self.debug_type_id().map(Some) } else { Ok(None) }
    }

    fn bytes(&mut self, what: &str) -> Parsed<Vec<u8>> {
        if self.token.kind != Kind::Text {
            return self.expected(what);
        }
        let token = self.advance()?;
        unquote(token)
    }

    pub(super) fn string(&mut self, what: &str) -> Parsed<String> {
        let token = self.token;
        match String::from_utf8(self.bytes(what)?) {
            Ok(text) => Ok(text),
            Err(_) => self.error_at(token, "this string is not UTF-8"),
        }
    }

    pub(super) fn ty(&mut self) -> Parsed<Type> {
        let ty = match self.token.text {
            "ptr" => Type::Ptr,
            "f32" => Type::F32,
            "f64" => Type::F64,
            word => match id_of::<BlockId>("i", word).and_then(|bits| u8::try_from(bits.0).ok()) {
                Some(bits) => Type::Int(bits),
                None => return self.expected("a type"),
            },
        };
        self.advance()?;
        Ok(ty)
    }

    /// `at loc3`, or nothing.
    pub(super) fn at(&mut self) -> Parsed<LocId> {
        if self.eat_word("at")? { self.loc_id() } else { Ok(LocId::NONE) }
    }

    pub(super) fn end_of_line(&mut self) -> Parsed<()> {
        if self.token.first_on_line { Ok(()) } else { self.expected("the end of the line") }
    }

    /// Items separated by commas, up to a closing mark.
    pub(super) fn list<T>(&mut self, close: &str, mut item: impl FnMut(&mut Self) -> Parsed<T>) -> Parsed<Vec<T>> {
        let mut items = Vec::new();
        if self.eat_mark(close)? {
            return Ok(items);
        }
        loop {
            items.push(item(self)?);
            if self.eat_mark(close)? {
                return Ok(items);
            }
            self.mark(",")?;
        }
    }

    /// One or more items separated by commas.
    pub(super) fn commas<T>(&mut self, mut item: impl FnMut(&mut Self) -> Parsed<T>) -> Parsed<Vec<T>> {
        let mut items = vec![item(self)?];
        while self.eat_mark(",")? {
            items.push(item(self)?);
        }
        Ok(items)
    }

    fn module(&mut self) -> Parsed<Module> {
        let mut module = Module::new();
        while self.token.kind != Kind::End {
            self.statement(&mut module)?;
            self.end_of_line()?;
        }
        Ok(module)
    }

    /// An entry of one of the module's tables, or a list of constructors or destructors.
    fn statement(&mut self, module: &mut Module) -> Parsed<()> {
        let head = self.token;
        if !head.first_on_line || head.kind != Kind::Word {
            return self.expected("a statement");
        }
        self.advance()?;
        match head.text {
            "constructors" => module.constructors.extend(self.commas(Self::function_id)?),
            "destructors" => module.destructors.extend(self.commas(Self::function_id)?),
            "pointee" => {
                let (loc, name) = (self.loc_id()?, self.string("a name")?);
                module.pointees.push(Pointee { loc, name, ty: self.debug_type_if_any()? });
            }
            word => {
                self.mark("=")?;
                if self.enters(head, word, "file", module.files.len())? {
                    module.files.push(self.string("a file name")?);
                } else if self.enters(head, word, "loc", module.locs.len())? {
                    module.locs.push(self.loc()?);
                } else if self.enters(head, word, "type", module.debug_types.len())? {
                    module.debug_types.push(self.debug_type()?);
                } else if self.enters(head, word, "g", module.globals.len())? {
                    module.globals.push(self.global()?);
                } else if self.enters(head, word, "fn", module.functions.len())? {
                    module.functions.push(self.function()?);
                } else {
                    return self.error_at(head, "expected an entry like `g0`, `fn0`, `file0`, `loc1` or `type0`");
                }
            }
        }
        Ok(())
    }

    /// Whether the word is an id with this prefix; it has to be the next one.
    fn enters(&self, head: Token<'_>, word: &str, prefix: &str, next: usize) -> Parsed<bool> {
        match id_of::<ValueId>(prefix, word) {
            None => Ok(false),
            Some(id) if id.index() == next => Ok(true),
            Some(_) => self.error_at(head, format!("entries are listed in order: `{prefix}{next}` comes next")),
        }
    }

    fn loc(&mut self) -> Parsed<Loc> {
        let file = match self.eat_word("unknown")? {
            true => None,
            false => Some(self.id("file", "a file like `file0`")?),
        };
        self.mark(":")?;
        let line = self.number("a line number")?;
        self.mark(":")?;
        let column = self.number("a column number")?;
        let inlined_at = if self.eat_word("inlined")? { Some(self.loc_id()?) } else { None };
        Ok(Loc { file, line, column, inlined_at })
    }

    fn debug_type(&mut self) -> Parsed<DebugType> {
        let head = self.advance()?;
        match head.text {
            "base" => {
                let name = self.string("a name")?;
                self.word("size")?;
                let size = self.number("a size")?;
                Ok(DebugType::Base { name, size, signed: self.eat_word("signed")?, float: self.eat_word("float")? })
            }
            "pointer" => Ok(DebugType::Pointer { to: self.debug_type_if_any()? }),
            "array" => {
                let element = self.debug_type_id()?;
                self.word("count")?;
                let count = self.number("a count")?;
                self.word("stride")?;
                Ok(DebugType::Array { element, count, stride: self.number("a stride")? })
            }
            "record" => {
                let name = self.string("a name")?;
                self.word("size")?;
                let size = self.number("a size")?;
                self.mark("{")?;
                Ok(DebugType::Record { name, size, fields: self.list("}", Self::field)? })
            }
            "other" => Ok(DebugType::Other),
            _ => self.error_at(head, "expected `base`, `pointer`, `array`, `record` or `other`"),
        }
    }

    fn field(&mut self) -> Parsed<Field> {
        let name = self.string("a field's name")?;
        self.word("offset")?;
        let offset = self.number("an offset")?;
        self.word("size")?;
        let size = self.number("a size")?;
        Ok(Field { name, offset, size, ty: self.debug_type_id()? })
    }

    fn global(&mut self) -> Parsed<Global> {
        self.word("global")?;
        let name = self.string("a name")?;
        self.word("size")?;
        let size = self.number("a size")?;
        self.word("align")?;
        let align = self.number("an alignment")?;
        let constant = self.eat_word("constant")?;
        let thread_local = self.eat_word("thread_local")?;
        let init = if self.eat_word("init")? { Some(self.init()?) } else { None };
        let debug_type = if self.eat_word("type")? { Some(self.debug_type_id()?) } else { None };
        let source_name = if self.eat_word("source")? { Some(self.string("a name")?) } else { None };
        let loc = self.at()?;
        Ok(Global { name, size, align, constant, thread_local, init, debug_type, source_name, loc })
    }

    fn init(&mut self) -> Parsed<Init> {
        let bytes = self.bytes("the first bytes as a string")?;
        let relocations = match self.eat_mark("{")? {
            true => self.list("}", Self::relocation)?,
            false => Vec::new(),
        };
        Ok(Init { bytes, relocations })
    }

    fn relocation(&mut self) -> Parsed<Relocation> {
        let offset = self.number("an offset")?;
        self.mark(":")?;
        let target = match id_of("fn", self.token.text) {
            Some(function) => {
                self.advance()?;
                Target::Function(function)
            }
            None => Target::Global(self.global_id()?),
        };
        Ok(Relocation { offset, target, addend: self.plus()? })
    }

    /// `+4`, `-4`, or nothing for zero.
    pub(super) fn plus(&mut self) -> Parsed<i64> {
        let signed = self.token.kind == Kind::Number && self.token.text.starts_with(['+', '-']);
        if signed { self.number("an offset of 64 bits") } else { Ok(0) }
    }

    /// `%3: i32 "name"`.
    pub(super) fn definition(&mut self) -> Parsed<ValueId> {
        let value = self.id("%", "a value like `%0`")?;
        self.mark(":")?;
        let ty = self.ty()?;
        let name = if self.token.kind == Kind::Text { Some(self.string("a name")?) } else { None };
        let debug_type = self.debug_type_if_any()?;
        self.definitions.push((value, ValueInfo { ty, name, debug_type }));
        Ok(value)
    }

    fn function(&mut self) -> Parsed<Function> {
        let head = self.token;
        self.definitions.clear();
        self.word("function")?;
        let name = self.string("a name")?;
        self.mark("(")?;
        let mut params = Vec::new();
        let mut varargs = false;
        while !self.is_mark(")") {
            if varargs || !params.is_empty() {
                self.mark(",")?;
            }
            if varargs {
                return self.expected("`)`");
            }
            match self.eat_mark("...")? {
                true => varargs = true,
                false => params.push(self.definition()?),
            }
        }
        self.mark(")")?;
        let returns = if self.eat_mark("->")? { self.commas(Self::ty)? } else { Vec::new() };
        let weak = self.eat_word("weak")?;
        let loc = self.at()?;
        let blocks = if self.eat_mark("{")? { self.body()? } else { IdVec::new() };
        Ok(Function { name, params, returns, varargs, weak, blocks, values: self.values(head)?, loc })
    }

    fn body(&mut self) -> Parsed<IdVec<BlockId, Block>> {
        let mut blocks = IdVec::new();
        loop {
            self.end_of_line()?;
            if self.eat_mark("}")? {
                return Ok(blocks);
            } else if self.eat_word("unused")? {
                self.definition()?;
            } else {
                let head = self.token;
                if self.block_id()? != blocks.next_id() {
                    return self
                        .error_at(head, format!("blocks are listed in order: `{}` comes next", blocks.next_id()));
                }
                self.mark(":")?;
                blocks.push(self.block()?);
            }
        }
    }

    /// The table of values, from the definitions seen. Every id up to the largest has one, so the table is no longer
    /// than the text.
    fn values(&mut self, head: Token<'_>) -> Parsed<IdVec<ValueId, ValueInfo>> {
        let definitions = std::mem::take(&mut self.definitions);
        let mut values: Vec<Option<ValueInfo>> = vec![None; definitions.len()];
        let mut length = 0;
        for (value, info) in definitions {
            length = length.max(value.index() + 1);
            match values.get_mut(value.index()) {
                None => return self.error_at(head, format!("values are dense, but `{value}` has gaps below it")),
                Some(Some(before)) if *before != info => {
                    return self.error_at(head, format!("`{value}` is defined twice, as different things"));
                }
                Some(slot) => *slot = Some(info),
            }
        }
        values.truncate(length);
        match values.into_iter().collect::<Option<Vec<_>>>() {
            Some(values) => Ok(values.into_iter().collect()),
            None => self.error_at(head, "values are dense, but some id has no definition"),
        }
    }
}
