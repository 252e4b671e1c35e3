//! The program form raddle executes: a small typed SSA register IR.
//!
//! A [`Module`] has globals, functions and source locations. A [`Function`] is a list of [`Block`]s; a block has phis,
//! instructions and one terminator. All values are scalars ([`Type`]): aggregates and vectors of the source language
//! are taken apart before they get here, so an instruction may have several results (a call that returns a struct has
//! one per field). Memory is byte-addressed, little-endian, with 64-bit pointers.
//!
//! - [`text`]: a readable syntax; `Display` prints it and [`parse`] reads it back.
//! - [`verify`](mod@verify): the rules a module keeps, numbered.
//! - [`arith`]: what the operations compute; constants, folding and the machine share it.
//! - [`cfg`](mod@cfg), [`dominators`], [`loops`]: what control flow looks like, for passes.
//! - [`indeterminate`]: which values a decision depends on.
//! - [`link`](mod@link): several modules become one program.
//! - [`reach`](mod@reach): what can be reached from `main`.
//!
//! This crate knows neither LLVM nor execution.

pub mod arith;
pub mod cfg;
pub mod dominators;
mod escape;
pub mod indeterminate;
mod input;
mod inst;
pub mod link;
pub mod loops;
mod module;
pub mod reach;
pub mod text;
mod types;
pub mod verify;
mod visit;

pub use cfg::Cfg;
pub use dominators::Dominators;
pub use escape::escapes;
pub use input::{InputValues, input_bits, input_text};
pub use inst::{
    Await, AwaitTest, BinaryOp, Callee, CastOp, CompareOp, Const, Inst, InstKind, Operand, Ordering, OverflowOp, Phi,
    RmwOp, Terminator, TernaryOp, UnaryOp,
};
pub use loops::Loops;
pub use module::{
    Block, BlockId, DebugType, DebugTypeId, Field, FileId, Function, FunctionId, Global, GlobalId, Init, Loc, LocId,
    Module, Pointee, Relocation, Target, ValueId, ValueInfo, call_fits, short_place,
};
pub use reach::{Reach, reachable, roots};
pub use text::{ParseError, parse};
pub use types::Type;
pub use verify::{VerifyError, verify};
