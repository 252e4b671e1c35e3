//! What optimal may keep in memory.

use clap::{Args, ValueEnum};

/// `--memory`, with its heading.
#[derive(Args, Clone, Copy, Debug)]
#[command(next_help_heading = "The search")]
pub struct MemoryArgs {
    /// What optimal keeps of what is left to explore; the counts of executions are the same
    #[arg(long, value_name = "HOW", default_value = "auto")]
    pub memory: MemoryArg,
}

/// `--memory`.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum MemoryArg {
    /// Wakeup trees for 2,000 executions; a longer search starts again without, and so does one that needs more than --max-memory
    Auto,
    /// Wakeup trees, which may grow as large as there are executions
    Trees,
    /// No more than polynomial in the length of an execution
    Polynomial,
}
