//! The `raddle` command: flags, files, processes, progress and exit codes. Input and output live here, but for what travels between machines.
//!
//! It is a library with a small binary so that tests can call the same functions as `main`.

pub mod additions;
pub mod advice;
pub mod approximations;
pub mod args;
pub mod check;
pub mod checkpoint;
pub mod clang;
#[cfg(feature = "cluster")]
pub mod cluster;
pub mod compare;
pub mod compile_commands;
pub mod debugger;
pub mod ends;
pub mod entry;
pub mod estimate;
pub mod failure;
pub mod honours;
pub mod input;
pub mod inputs;
pub mod linking;
pub mod outputs;
pub mod panics;
pub mod passes;
pub mod places;
pub mod profile;
pub mod progress;
pub mod properties;
pub mod replay;
pub mod replay_page;
pub mod resume;
pub mod run;
pub mod sharing;
pub mod slice;
pub mod sources;
#[cfg(feature = "cluster")]
pub mod status;
pub mod stop;
pub mod suite;
pub mod symbolic;
pub mod system;
pub mod terms;
