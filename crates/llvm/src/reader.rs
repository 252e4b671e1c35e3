//! What is known about a module while it is read, and the order in which it is read.

use crate::Limits;
use crate::cursor::{Cursor, Name};
use crate::debug_info::{Debug, DebugInfo};
use crate::diagnostic::{Error, Result};
use crate::function;
use crate::layout::Layout;
use crate::lines::Lines;
use crate::metadata::{Metadata, NodeRef};
use crate::signature::Signature;
use crate::type_parser::{TypeNames, TypeParser};
use crate::types::{Ty, Types};
use raddle_base::IdVec;
use raddle_ir::link::{self, Linkage, Object, Selection, StartUp};
use raddle_ir::{FunctionId, GlobalId, Module, Target, Type};
use std::collections::HashMap;
use std::rc::Rc;

/// What a global name stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Symbol {
    Global(GlobalId),
    Function(FunctionId),
    /// A function of LLVM's own; never called, always lowered.
    Intrinsic,
    /// An entry of [`Reader::aliases`].
    Alias(u32),
    /// An address that is chosen by a function when the program is loaded.
    IndirectFunction,
    /// A variable of the compiler's own (`llvm.used` …).
    Reserved,
}

/// Something with an address that is known before the program runs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Base {
    Global(GlobalId),
    /// A global that may be missing: the address may be null.
    Weak(GlobalId),
    /// A thread-local global: the address depends on the thread.
    ThreadLocal(GlobalId),
    Function(FunctionId),
}

/// Another name for an address.
pub(crate) struct Alias {
    /// What has the name in the module: a function or a global without content.
    pub symbol: Target,
    /// Where its value is written (a type and a constant).
    pub position: usize,
    pub state: AliasState,
}

/// How far an alias has been evaluated.
#[derive(Clone, Copy)]
pub(crate) enum AliasState {
    Unknown,
    Running,
    /// What it stands for.
    Known(Target, i64),
    Unsupported,
}

/// What the scan found out about a global variable.
pub(crate) struct GlobalInfo {
    pub ty: Ty,
    pub linkage: Linkage,
    pub comdat: Option<String>,
    /// Where the initialiser is.
    pub init: Option<usize>,
    pub debug: Option<NodeRef>,
    pub align: Option<u32>,
    pub position: usize,
}

/// Block numbers of a function by label.
pub(crate) type Labels<'a> = HashMap<Name<'a>, u32>;

/// See the module docs.
pub(crate) struct Reader<'a> {
    pub source: &'a [u8],
    pub file_name: &'a str,
    pub cursor: Cursor<'a>,
    pub lines: Lines<'a>,
    pub types: Types,
    pub type_names: TypeNames<'a>,
    pub symbols: HashMap<Name<'a>, Symbol>,
    pub aliases: Vec<Alias>,
    pub globals: IdVec<GlobalId, GlobalInfo>,
    pub signatures: IdVec<FunctionId, Signature<'a>>,
    pub labels: HashMap<FunctionId, Rc<Labels<'a>>>,
    /// Comdats by name.
    pub comdats: Vec<(String, Selection)>,
    /// Type of `llvm.global_ctors` and where its value is written.
    pub constructors: Option<(Ty, usize)>,
    /// The same for `llvm.global_dtors`.
    pub destructors: Option<(Ty, usize)>,
    pub metadata: Metadata<'a>,
    pub debug_info: DebugInfo,
    pub module: Module,
    /// What is left of [`Limits::zero_gap_bytes`].
    pub zero_gap_left: usize,
}

/// Reads a whole module.
pub(crate) fn read(source: &[u8], file_name: &str, limits: Limits) -> Result<Object> {
    if source.len() >= u32::MAX as usize {
        return Err(Error::new(0, "the file is larger than 4 GB"));
    }
    if source.starts_with(b"BC\xC0\xDE") || source.starts_with(b"\xDE\xC0\x17\x0B") {
        return Err(Error::new(0, "this is LLVM bitcode, not text").with_help("convert it with llvm-dis"));
    }
    let mut reader = Reader::new(source, file_name, limits);
    reader.scan()?;
    reader.type_names.close(&reader.types)?;
    reader.declare_functions()?;
    let (constructors, destructors) = reader.lower_globals()?;
    for id in reader.signatures.ids() {
        if reader.signatures[id].body.is_some() {
            function::lower(&mut reader, id)?;
        }
    }
    reader.verify()?;
    Ok(reader.object(constructors, destructors))
}

impl<'a> Reader<'a> {
    fn new(source: &'a [u8], file_name: &'a str, limits: Limits) -> Self {
        Reader {
            source,
            file_name,
            cursor: Cursor::new(source, 0),
            lines: Lines::new(source),
            types: Types::new(source.len()),
            type_names: TypeNames::new(),
            symbols: HashMap::new(),
            aliases: Vec::new(),
            globals: IdVec::new(),
            signatures: IdVec::new(),
            labels: HashMap::new(),
            comdats: Vec::new(),
            constructors: None,
            destructors: None,
            metadata: Metadata::new(source),
            debug_info: DebugInfo::new(),
            module: Module::new(),
            zero_gap_left: limits.zero_gap_bytes,
        }
    }

    /// What was read, and what its names mean to others.
    fn object(self, constructors: Vec<StartUp>, destructors: Vec<StartUp>) -> Object {
        let symbol = |linkage, comdat, position| link::Symbol { linkage, comdat, line: self.lines.line(position) };
        let functions =
            self.signatures.into_pairs().map(|(_, of)| symbol(of.linkage, of.comdat, of.position)).collect();
        let globals = self.globals.into_pairs().map(|(_, of)| symbol(of.linkage, of.comdat, of.position)).collect();
        let known = |alias: &Alias| match alias.state {
            AliasState::Known(target, addend) => Some(link::Alias { symbol: alias.symbol, target, addend }),
            AliasState::Unknown | AliasState::Running | AliasState::Unsupported => None,
        };
        Object {
            name: self.file_name.to_owned(),
            text: self.file_name.to_owned(),
            functions,
            globals,
            aliases: self.aliases.iter().filter_map(known).collect(),
            comdats: self.comdats,
            constructors,
            destructors,
            module: self.module,
        }
    }

    /// The last word on what was read. What breaks a rule here was not noticed before, mostly a value whose definition
    /// does not dominate a use of it.
    fn verify(&self) -> Result<()> {
        let Some(violation) = raddle_ir::verify(&self.module).into_iter().next() else { return Ok(()) };
        let Some(id) = violation.function else {
            return Err(Error::new(0, format!("this module is not valid: {}", violation.message)));
        };
        let signature = &self.signatures[id];
        let block = violation.block.map(|block| format!(", block {}", block.0 + 1)).unwrap_or_default();
        let message = format!("this function is not valid{block}: {}", violation.message);
        Err(Error::new(signature.position, message))
    }

    /// Parses a type.
    pub fn ty(&mut self) -> Result<Ty> {
        TypeParser { cursor: &mut self.cursor, types: &mut self.types, names: &mut self.type_names }.parse()
    }

    /// Size and alignment of a type; complains at the given position if it has none.
    pub fn layout(&mut self, ty: Ty, position: usize) -> Result<Layout> {
        self.types.layout(ty).map_err(|message| Error::new(position, message))
    }

    /// The types of the scalars of a value; `None` if it cannot be taken apart.
    pub fn part_types(&mut self, ty: Ty, position: usize) -> Result<Option<Vec<Type>>> {
        let parts = self.types.parts(ty).map_err(|message| Error::new(position, message))?;
        Ok(parts.map(|parts| parts.iter().map(|part| part.ty).collect()))
    }

    pub fn debug(&mut self) -> Debug<'_, 'a> {
        Debug { metadata: &self.metadata, info: &mut self.debug_info, module: &mut self.module }
    }

    pub fn symbol(&self, name: &[u8], position: usize) -> Result<Symbol> {
        self.symbols.get(name).copied().ok_or_else(|| {
            Error::new(position, format!("`@{}` is neither defined nor declared", String::from_utf8_lossy(name)))
        })
    }
}
