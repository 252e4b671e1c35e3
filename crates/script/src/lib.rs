//! Tiny concurrent programs as data, a [`Machine`](raddle_trace::Machine) that runs them, and their generators: the
//! test bed of the algorithms.

mod machine;
mod program;

pub use machine::ScriptMachine;
pub use program::{Object, ObjectIndex, Op, Place, REGISTERS, Register, Script, Value};
