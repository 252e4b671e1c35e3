//! Reads textual LLVM IR (`.ll`) as clang 14 and newer and rustc write it, and lowers it to raddle's own program form.
//!
//! The only crate that knows LLVM's spelling. [`read`] works in three passes over the text, with a hand-written lexer
//! that makes tokens on demand:
//!
//! 1. `scan` notes every top-level entity: types, globals, aliases, function signatures, the places of function bodies
//!    and of metadata nodes. Bodies, initialisers and metadata are skipped by balance.
//! 2. `globals` evaluates aliases, initialisers, constructors and destructors.
//! 3. `function` and its neighbours parse one body at a time and lower it on the way: aggregates and vectors are taken
//!    apart into scalars, uses before definitions are patched at the end of the function.
//!
//! Metadata is only parsed where a location, a variable's name or a global's type needs it.
//!
//! What has no counterpart becomes [`raddle_ir::InstKind::Unsupported`], which matters only if it can be reached. What
//! is not LLVM IR is a [`Diagnostic`] with its position. No input panics, recurses without limit, or needs more memory
//! than [`memory_max`] bytes.

mod asm;
mod calls;
mod casts;
mod constant_parser;
mod constants;
mod cursor;
mod debug_info;
mod debug_types;
mod diagnostic;
mod float_intrinsics;
mod function;
mod globals;
mod init;
mod instructions;
mod intrinsics;
mod layout;
mod lexer;
mod lifetimes;
mod lines;
mod memory;
mod metadata;
mod patch;
mod pointees;
mod reader;
mod scan;
mod signature;
mod terminators;
mod type_parser;
mod types;
mod va_arg;
mod values;
mod vectors;

pub use diagnostic::Diagnostic;

/// How much the reader may spend; the defaults suit any honest module.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Bytes of zeros that initialisers may put *before* their last non-zero byte, over the whole module. (Zeros behind
    /// it cost nothing.)
    pub zero_gap_bytes: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Limits { zero_gap_bytes: 64 << 20 }
    }
}

/// An upper bound of the memory that reading an input of this many bytes takes at any moment, the module included.
///
/// Only hostile inputs come near it; what compilers write takes about 40 bytes for each byte of text.
pub const fn memory_max(source_bytes: usize, limits: Limits) -> usize {
    (16 << 20) + limits.zero_gap_bytes * 2 + source_bytes * 320
}

/// Reads a module that is a program by itself.
///
/// `file_name` is what source locations name in functions that have no debug information.
pub fn read(source: impl AsRef<[u8]>, file_name: &str) -> Result<raddle_ir::Module, Diagnostic> {
    read_with(source.as_ref(), file_name, Limits::default())
}

/// Reads a module that is a program by itself, within the given limits.
pub fn read_with(source: &[u8], file_name: &str, limits: Limits) -> Result<raddle_ir::Module, Diagnostic> {
    let object = reader::read(source, file_name, limits).map_err(|error| error.locate(source))?;
    raddle_ir::link::link(vec![object]).map_err(|errors| {
        // One module does not contradict itself.
        let message = errors.into_iter().next().map_or_else(String::new, |error| error.message);
        diagnostic::Error::new(0, message).locate(source)
    })
}

/// Reads a module that is a part of a program: see [`raddle_ir::link`].
pub fn read_object(source: impl AsRef<[u8]>, file_name: &str) -> Result<raddle_ir::link::Object, Diagnostic> {
    let source = source.as_ref();
    reader::read(source, file_name, Limits::default()).map_err(|error| error.locate(source))
}
