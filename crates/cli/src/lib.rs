//! The `raddle` command: flags, files, processes, progress and exit codes. Input and output live here and nowhere else.
//!
//! It is a library with a small binary so that tests can call the same functions as `main`.

pub mod advice;
pub mod approximations;
pub mod args;
pub mod check;
pub mod checkpoint;
pub mod clang;
pub mod compare;
pub mod compile_commands;
pub mod ends;
pub mod estimate;
pub mod failure;
pub mod honours;
pub mod input;
pub mod inputs;
pub mod linking;
pub mod panics;
pub mod passes;
pub mod places;
pub mod progress;
pub mod properties;
pub mod replay;
pub mod resume;
pub mod run;
pub mod slice;
pub mod sources;
pub mod stop;
pub mod symbolic;
pub mod system;
pub mod terms;
