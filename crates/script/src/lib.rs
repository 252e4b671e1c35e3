//! Tiny concurrent programs as data, a [`Machine`](raddle_trace::Machine) that runs them, and their generators: the
//! test bed of the algorithms.

mod generate;
mod machine;
pub mod papers;
mod program;
mod shrink;
mod syntax;

pub use generate::{Mix, combinations, random_script, small_bodies};
pub use machine::ScriptMachine;
pub use program::{Object, ObjectIndex, Op, Place, REGISTERS, Register, Script, Value};
pub use shrink::shrink;
