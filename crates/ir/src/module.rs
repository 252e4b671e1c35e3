//! Modules, functions, globals, source locations and the debug types that make memory readable.

use crate::{Callee, Inst, InstKind, Phi, Terminator, Type};
use raddle_base::{IdVec, define_id};

define_id! {
    /// A function of a module.
    pub struct FunctionId("fn");
}
define_id! {
    /// A global variable of a module.
    pub struct GlobalId("g");
}
define_id! {
    /// A basic block of a function; the entry is `b0`.
    pub struct BlockId("b");
}
define_id! {
    /// A value of a function: a parameter or a result.
    pub struct ValueId("%");
}
define_id! {
    /// A source file.
    pub struct FileId("file");
}
define_id! {
    /// A source location; [`LocId::NONE`] means unknown.
    pub struct LocId("loc");
}
define_id! {
    /// A source-level type.
    pub struct DebugTypeId("type");
}

impl LocId {
    /// The unknown location: always entry 0 of [`Module::locs`].
    pub const NONE: LocId = LocId(0);
}

/// A whole program.
#[derive(Clone, PartialEq, Debug)]
pub struct Module {
    /// Source files by id, as the compiler named them (directory joined in when the name is relative).
    pub files: IdVec<FileId, String>,
    /// Source locations by id; entry 0 is the unknown one.
    pub locs: IdVec<LocId, Loc>,
    /// Source-level types.
    pub debug_types: IdVec<DebugTypeId, DebugType>,
    /// What calls that give a pointer are asked for, as far as the source says.
    pub pointees: Vec<Pointee>,
    /// Global variables, names unique.
    pub globals: IdVec<GlobalId, Global>,
    /// Functions, names unique; those without blocks are external.
    pub functions: IdVec<FunctionId, Function>,
    /// Functions to run before `main`, in order.
    pub constructors: Vec<FunctionId>,
    /// Functions to run when `main` returns or `exit` is called, in order.
    pub destructors: Vec<FunctionId>,
}

/// A source location.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Loc {
    /// The file; `None` only for the unknown location.
    pub file: Option<FileId>,
    /// Line, from 1; 0 when unknown.
    pub line: u32,
    /// Column, from 1; 0 when unknown.
    pub column: u32,
    /// Where the code was inlined, if it was.
    pub inlined_at: Option<LocId>,
}

impl Loc {
    /// The unknown location.
    pub const UNKNOWN: Loc = Loc { file: None, line: 0, column: 0, inlined_at: None };
}

/// `file:line`, without the directory.
pub fn short_place(file: &str, line: u32) -> String {
    format!("{}:{line}", file.rsplit('/').next().unwrap_or(file))
}

/// A source-level type, to show memory as `queue.slots[2]` rather than as bytes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DebugType {
    /// A number: name, size in bytes, and whether it is shown as signed.
    Base {
        /// Its name.
        name: String,
        /// Bytes.
        size: u32,
        /// Shown as signed.
        signed: bool,
        /// A floating-point number.
        float: bool,
    },
    /// A pointer, and what it points to; `None` for `void *`, functions, and what is not known.
    Pointer {
        /// Type of what it points to.
        to: Option<DebugTypeId>,
    },
    /// An array.
    Array {
        /// Element type.
        element: DebugTypeId,
        /// Number of elements; `u64::MAX` for a flexible array at the end of a struct.
        count: u64,
        /// Bytes of one element.
        stride: u64,
    },
    /// A struct or union.
    Record {
        /// Its name; empty when it has none.
        name: String,
        /// Bytes; zero when unknown.
        size: u64,
        /// Its fields by offset.
        fields: Vec<Field>,
    },
    /// Anything else (opaque to us).
    Other,
}

/// What a call that gives a pointer is asked for: `struct queue *q = malloc(…)` makes a `queue`, and it is kept in `q`. Where several
/// calls share a location, the first one that says something counts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pointee {
    /// The location of the call.
    pub loc: LocId,
    /// What the result is kept in: the name of a variable, a field, or the function that returns it.
    pub name: String,
    /// The type of what the result points to; `None` if the function returns the result, and does not know either.
    pub ty: Option<DebugTypeId>,
}

/// A field of a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Field {
    /// Its name.
    pub name: String,
    /// Byte offset.
    pub offset: u64,
    /// Bytes.
    pub size: u64,
    /// Its type.
    pub ty: DebugTypeId,
}

/// A global variable.
#[derive(Clone, PartialEq, Debug)]
pub struct Global {
    /// Its linker name, without any sigil.
    pub name: String,
    /// Bytes.
    pub size: u64,
    /// Alignment in bytes.
    pub align: u32,
    /// Never written.
    pub constant: bool,
    /// One copy per thread.
    pub thread_local: bool,
    /// Its initial contents; `None` when it is defined elsewhere.
    pub init: Option<Init>,
    /// Its type in the source.
    pub debug_type: Option<DebugTypeId>,
    /// Its name in the source, where that differs (a static local: `counter`).
    pub source_name: Option<String>,
    /// Where it is declared.
    pub loc: LocId,
}

/// Initial contents of a global.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Init {
    /// The first bytes; the rest is zero.
    pub bytes: Vec<u8>,
    /// Addresses to write over them (8 bytes each), by increasing offset.
    pub relocations: Vec<Relocation>,
}

/// An address inside an initialiser.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Relocation {
    /// Where in the initialiser.
    pub offset: u64,
    /// What it is the address of.
    pub target: Target,
    /// Added to that address.
    pub addend: i64,
}

/// Something that has an address before the program starts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Target {
    /// A global variable.
    Global(GlobalId),
    /// A function.
    Function(FunctionId),
}

/// A function.
#[derive(Clone, PartialEq, Debug)]
pub struct Function {
    /// Its linker name, without any sigil.
    pub name: String,
    /// Its parameters, which are the first values.
    pub params: Vec<ValueId>,
    /// The types it returns: none, one, or one per part of an aggregate.
    pub returns: Vec<Type>,
    /// Takes further arguments after the named ones; a C function without a prototype does, too, and ignores them.
    pub varargs: bool,
    /// May be missing: when it has neither a body nor a model, its address is null.
    pub weak: bool,
    /// Its blocks, entry first; none when it is defined elsewhere.
    pub blocks: IdVec<BlockId, Block>,
    /// Types and names of its values.
    pub values: IdVec<ValueId, ValueInfo>,
    /// Where it is defined.
    pub loc: LocId,
}

impl Function {
    /// Whether it has no body here.
    pub fn is_external(&self) -> bool {
        self.blocks.is_empty()
    }

    /// Whether control may come back to the middle of it: it calls `setjmp` or a relative. Then its values must still be what
    /// they were, and its variables what they have become.
    pub fn comes_back(&self, functions: &IdVec<FunctionId, Function>) -> bool {
        let insts = self.blocks.iter().flat_map(|(_, block)| &block.insts);
        insts.into_iter().any(|inst| match &inst.kind {
            InstKind::Call { callee: Callee::Direct(callee), .. } => {
                matches!(functions[*callee].name.as_str(), "setjmp" | "_setjmp" | "sigsetjmp" | "__sigsetjmp")
            }
            _ => false,
        })
    }
}

/// Whether a direct call fits a function: by the types of its parameters and results, and those of the call's arguments and
/// results. (Old-style declarations allow calls that do not.)
pub fn call_fits(
    (params, returns, varargs): (impl ExactSizeIterator<Item = Type>, &[Type], bool),
    args: impl ExactSizeIterator<Item = Type>,
    results: impl Iterator<Item = Type>,
) -> bool {
    let enough = args.len() == params.len() || (varargs && args.len() > params.len());
    enough && results.eq(returns.iter().copied()) && params.zip(args).all(|(param, arg)| param == arg)
}

/// A value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ValueInfo {
    /// Its type.
    pub ty: Type,
    /// The source variable it holds, where known.
    pub name: Option<String>,
    /// The type of that variable.
    pub debug_type: Option<DebugTypeId>,
}

impl ValueInfo {
    /// A value that no variable of the source holds.
    pub const fn new(ty: Type) -> Self {
        ValueInfo { ty, name: None, debug_type: None }
    }
}

/// A basic block.
#[derive(Clone, PartialEq, Debug)]
pub struct Block {
    /// Values that depend on where control came from.
    pub phis: Vec<Phi>,
    /// Straight-line code.
    pub insts: Vec<Inst>,
    /// Where control goes.
    pub terminator: Terminator,
    /// The terminator's source location.
    pub terminator_loc: LocId,
}

impl Module {
    /// A module without content (but with the unknown location in place).
    pub fn new() -> Self {
        let mut locs = IdVec::new();
        locs.push(Loc::UNKNOWN);
        Module {
            files: IdVec::new(),
            locs,
            debug_types: IdVec::new(),
            pointees: Vec::new(),
            globals: IdVec::new(),
            functions: IdVec::new(),
            constructors: Vec::new(),
            destructors: Vec::new(),
        }
    }

    /// The function of this name.
    pub fn function_named(&self, name: &str) -> Option<FunctionId> {
        self.functions.iter().find(|(_, f)| f.name == name).map(|(id, _)| id)
    }
}

impl Default for Module {
    fn default() -> Self {
        Self::new()
    }
}
