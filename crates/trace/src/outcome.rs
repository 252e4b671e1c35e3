//! How steps and executions end.

use crate::{SiteId, ThreadId};
use std::fmt;

/// How a step ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// The thread goes on, has finished, or is [stuck](crate::Stuck) by assumption or bound.
    Continue,
    /// The whole execution ended: `exit` was called.
    Exit,
    /// The thread ran into the fault that [`Machine::fault`](crate::Machine::fault) describes; it is stuck, the other
    /// threads could go on.
    Fault,
    /// A limit of the machine was reached ([`Machine::fault`](crate::Machine::fault) describes where); nothing after
    /// this means anything, the search must stop as incomplete.
    Limit(LimitKind),
}

raddle_base::define_enum! {
    /// A limit of the machine.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    pub enum LimitKind {
        /// Invisible instructions in one step: most likely an endless local loop.
        LocalSteps,
        /// Memory of the checked program, or the size of one object.
        Memory,
        /// Threads in one execution.
        Threads,
        /// Threads that the search as a whole has in mind: those of the present execution, and those that what is left to
        /// explore mentions. The search may forget some ([`Machine::forget`](crate::Machine::forget)) and try again.
        ThreadIds,
        /// Two threads, or what they made, got the same number: see the machine.
        Collision,
        /// A thread reached an object that the machine took for another thread's own, because the pointer was hidden in
        /// some encoding. The search must start again with a machine that takes no object for private.
        HiddenEscape,
        /// A critical section that was taken for one step is not: its mutex is held by somebody, or something in it has to wait.
        /// The search must start again with a machine that takes locks for what they are.
        Section,
        /// Something that only shows at run time to be beyond the machine.
        Unsupported,
        /// What is possible was not found out, because whoever could tell was stopped: by the clock, or by a person.
        Unanswered,
    }
}

impl LimitKind {
    /// A short name, stable for `--json`.
    pub const fn name(self) -> &'static str {
        match self {
            LimitKind::LocalSteps => "local-steps",
            LimitKind::Memory => "memory",
            LimitKind::Threads => "threads",
            LimitKind::ThreadIds => "thread-ids",
            LimitKind::Collision => "collision",
            LimitKind::HiddenEscape => "hidden-escape",
            LimitKind::Section => "section",
            LimitKind::Unsupported => "unsupported",
            LimitKind::Unanswered => "unanswered",
        }
    }
}

/// What went wrong in the checked program, or which limit it reached, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// What went wrong.
    pub kind: FaultKind,
    /// The thread it happened to.
    pub thread: ThreadId,
    /// Where in the program.
    pub site: SiteId,
    /// The particulars, for a person.
    pub message: String,
    /// Other places that explain it: where the object was freed, where the lock was taken.
    pub notes: Vec<Note>,
}

/// A place that helps to explain a fault.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Note {
    /// What happened there.
    pub message: String,
    /// Where.
    pub site: SiteId,
}

raddle_base::define_enum! {
    /// The kinds of fault.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    #[allow(missing_docs, reason = "each name and `name()` say it")]
    pub enum FaultKind {
        Assertion,
        Abort,
        OutOfBounds,
        UseAfterFree,
        DoubleFree,
        InvalidFree,
        NullPointer,
        WildPointer,
        ReadOnlyWrite,
        Misaligned,
        DivisionByZero,
        Indeterminate,
        Unreachable,
        StackOverflow,
        /// Unlocking what is not held, destroying what is in use, waiting without the mutex, …
        LockMisuse,
        /// Joining a detached or already joined thread, or oneself.
        JoinMisuse,
        /// Any other call that the standard leaves undefined: a bad argument to a library function.
        InvalidCall,
        Deadlock,
        /// Threads wait in loops, or await values, for what nobody will ever do.
        Livelock,
        DataRace,
        /// A limit of the machine, not a fault of the program.
        Limit,
    }
}

/// What is said of a [`FaultKind::Deadlock`].
pub const DEADLOCK: &str = "no thread can move";
/// What is said of a [`FaultKind::Livelock`].
pub const LIVELOCK: &str = "threads wait for what nobody will do";

impl FaultKind {
    /// The name used in `--json`, in golden files and for telling bugs apart.
    pub const fn name(self) -> &'static str {
        match self {
            FaultKind::Assertion => "assertion",
            FaultKind::Abort => "abort",
            FaultKind::OutOfBounds => "out-of-bounds",
            FaultKind::UseAfterFree => "use-after-free",
            FaultKind::DoubleFree => "double-free",
            FaultKind::InvalidFree => "invalid-free",
            FaultKind::NullPointer => "null-pointer",
            FaultKind::WildPointer => "wild-pointer",
            FaultKind::ReadOnlyWrite => "read-only-write",
            FaultKind::Misaligned => "misaligned",
            FaultKind::DivisionByZero => "division-by-zero",
            FaultKind::Indeterminate => "indeterminate-value",
            FaultKind::Unreachable => "unreachable",
            FaultKind::StackOverflow => "stack-overflow",
            FaultKind::LockMisuse => "lock-misuse",
            FaultKind::JoinMisuse => "join-misuse",
            FaultKind::InvalidCall => "invalid-call",
            FaultKind::Deadlock => "deadlock",
            FaultKind::Livelock => "livelock",
            FaultKind::DataRace => "data-race",
            FaultKind::Limit => "limit",
        }
    }
}

impl fmt::Display for FaultKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
