//! An oracle for the checker that has nothing in common with it.
//!
//! Random programs in a small language are printed as C, for the checker, and enumerated directly, for the truth: all
//! interleavings over explicit states. The language, the steps, the dependence of steps and the counting follow the
//! documentation (`docs/algorithms.md`, `docs/environment.md`), not the checker's code.
//!
//! | module | |
//! | --- | --- |
//! | `ast`, `profile`, `generate`, `shrink` | programs, and where they come from |
//! | `print`, `print_objects` | programs as C |
//! | `code`, `state`, `step`, `memory`, `strings`, `objects` | what a program does |
//! | `event` | what a step did, and which steps depend on one another |
//! | `traces`, `flows` | counts Mazurkiewicz traces and reads-from classes |
//! | `races`, `preemptions` | data races; what few preemptions reach |
//! | `truth` | all of it together |

mod ast;
mod code;
mod event;
mod flows;
mod generate;
mod generate_objects;
mod generate_sync;
mod hash;
mod memory;
mod objects;
mod parts;
mod preemptions;
mod print;
mod print_objects;
mod profile;
mod races;
mod rounds;
mod shrink;
mod state;
mod step;
mod strings;
#[cfg(test)]
mod tests;
mod traces;
mod truth;

use std::collections::BTreeSet;

pub use ast::Program;
pub use generate::generate;
pub use profile::{Profile, profiles};
pub use truth::{enumerate, to_c};

/// When a program is too large to be enumerated.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// States, and prefixes of traces.
    pub states: usize,
    /// Traces.
    pub traces: usize,
    /// Ways to end that `main` can tell apart.
    pub final_states: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Limits { states: 200_000, traces: 20_000, final_states: 40 }
    }
}

/// Numbers of executions that are not the same, by how they end.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Counts {
    /// Everybody finished, or `exit` was called, or there was a fault or a deadlock.
    pub complete: u64,
    /// Nobody could move, and an assumption had failed.
    pub assume_blocked: u64,
    /// Nobody could move, and somebody awaited a value.
    pub await_blocked: u64,
}

impl Counts {
    /// All of them.
    pub fn total(&self) -> u64 {
        self.complete + self.assume_blocked + self.await_blocked
    }
}

/// Ways in which nobody gets any further.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Hangs {
    /// Some execution ends in a deadlock.
    pub deadlock: bool,
    /// In some execution threads wait in loops, or for values, for ever.
    pub livelock: bool,
}

/// Faults, by kind and line, and the ways to hang.
pub type Reached = (BTreeSet<(String, u32)>, Hangs);

/// What is true of a program.
#[derive(Clone, Debug)]
pub struct Truth {
    /// What `--keep-going` must report, exactly: the kind of fault as `--json` spells it, and the line in `source`.
    pub faults: BTreeSet<(String, u32)>,
    /// Whether some execution gets no further.
    pub hangs: Hangs,
    /// Lines of conflicting accesses, one of them plain, that synchronisation does not order in some execution; the
    /// smaller line first.
    pub races: BTreeSet<(u32, u32)>,
    /// Whether these are all: what a thread does that goes round in a loop is not looked at one by one.
    pub races_known: bool,
    /// Whether reports must name these lines. Of blocks and of the ends of variables' lives it is not said which line stands for
    /// them, so there it is only said whether there are races.
    pub race_lines: bool,
    /// Mazurkiewicz traces with the standard dependence.
    pub mazurkiewicz: Option<Counts>,
    /// The same with `--silent-writes`.
    pub mazurkiewicz_silent: Option<Counts>,
    /// The same with `--commuting-adds`.
    pub mazurkiewicz_adds: Option<Counts>,
    /// Reads-from classes.
    pub reads_from: Option<Counts>,
    /// Faults and deadlocks that can be reached with at most 0, 1 and 2 preemptions.
    pub within_preemptions: [Option<Reached>; 3],
    /// Whether it calls `exit`, which everything conflicts with, also what only one thread can see.
    pub exits: bool,
    /// Whether copies are looked at byte by byte.
    pub in_bytes: bool,
    /// Whether it has loops that wait.
    pub spins: bool,
    /// Whether one of these adds to a number and takes it back in each round.
    pub adds_back: bool,
    /// Whether some of these write to a variable in each round, which `--all-visible` takes for a change.
    pub writes_in_rounds: bool,
    /// Whether executions end when all threads have: nobody is cut off in the middle, by a fault of another or by main's end.
    pub ends_together: bool,
    /// Whether it asserts against one of the ways to end at most: so it may be verified.
    pub one_way: bool,
    /// Whether it has inputs that may be any value.
    pub inputs: bool,
    /// Flags that the program needs.
    pub arguments: Vec<String>,
    /// The C program. It asserts against every final state that can be reached, and some that cannot.
    pub source: String,
    /// How many states there are, for statistics.
    pub states: usize,
}
