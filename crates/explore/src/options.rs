//! What a search is asked to do: every option with its default in one place.

use crate::Dependence;
use raddle_trace::{FaultKind, Spins};
use std::sync::atomic::{AtomicBool, AtomicU64};
use std::time::Duration;

raddle_base::define_enum! {
    /// The exploration algorithms. Each is one file of this crate.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    pub enum Algorithm {
        /// All interleavings: the oracle.
        Naive,
        /// Persistent-set DPOR with sleep sets.
        Classic,
        /// Source-DPOR.
        Source,
        /// Optimal-DPOR.
        Optimal,
        /// Optimal exploration up to reads-from equivalence.
        ReadsFrom,
        /// Random schedules.
        Random,
    }
}

impl Algorithm {
    /// The name on the command line and in `--json`.
    pub const fn name(self) -> &'static str {
        match self {
            Algorithm::Naive => "naive",
            Algorithm::Classic => "classic",
            Algorithm::Source => "source",
            Algorithm::Optimal => "optimal",
            Algorithm::ReadsFrom => "reads-from",
            Algorithm::Random => "random",
        }
    }
}

/// What [`Algorithm::Optimal`] may keep in memory.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Memory {
    /// Wakeup trees: all that is known to be left, which may be as much as there are executions.
    #[default]
    Trees,
    /// No more than a polynomial of the length of an execution: [`parsimonious`](crate::parsimonious).
    Polynomial,
}

/// What to do about unsynchronised plain accesses.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Races {
    /// Do not look for them.
    Off,
    /// Report them beside the verdict.
    #[default]
    Warn,
    /// They are bugs.
    Error,
}

/// How random schedules are drawn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum RandomSchedule {
    /// Every ready thread is as likely as any other, at every step.
    #[default]
    Uniform,
    /// Probabilistic concurrency testing: random priorities, and this many points at which the running thread's
    /// priority drops. Finds every bug of depth `changes + 1` with a known probability.
    Pct {
        /// The number of priority change points.
        changes: u32,
    },
}

/// What is done about copies, and other calls on memory, that race with an access that could come in the middle of what is one step here.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Copies {
    /// There are none, or nobody wants to know.
    Unwatched,
    /// The first is noted ([`Summary::too_coarse`](crate::Summary::too_coarse)), also when races are not asked for.
    Noted,
    /// The search stops there ([`Stopped::Copies`](crate::Stopped::Copies)).
    Stopped,
}

/// What a search is asked to do.
#[derive(Clone, Copy, Debug)]
pub struct Options<'a> {
    /// Steps that a thread may make in one execution. One that makes more is cut there, for good; the others go on, and the execution is
    /// counted in [`Counters::steps_cut`](crate::Counters::steps_cut). How many a thread has made follows from its own history, so
    /// this is as exact as a bound on its loops.
    pub steps_max: u64,
    /// Executions (of any kind) before the search stops as incomplete.
    pub executions_max: u64,
    /// Running time before the search stops as incomplete.
    pub timeout: Option<Duration>,
    /// Bytes this process may use before the search stops as incomplete; asked of [`Options::memory_used`].
    pub memory_max: Option<u64>,
    /// How many bytes this process uses now. Asked once in a while, not per step.
    pub memory_used: Option<fn() -> u64>,
    /// What optimal may keep. With a bound on preemptions it is always [trees](Memory::Trees).
    pub memory: Memory,
    /// Collect distinct bugs (by kind and place) instead of stopping at the first.
    pub keep_going: bool,
    /// Faults that a search stops at that keeps going otherwise: it cannot answer for what comes after them.
    pub stop_at: &'a [FaultKind],
    /// A state where nobody can move is not a bug.
    pub allow_deadlock: bool,
    /// A state where threads only wait in loops, or for values, is not a bug.
    pub allow_livelock: bool,
    /// What is done about loops that only wait; reads-from at most [stops](Spins::Stop) there.
    pub spins: Spins,
    /// Unsynchronised plain accesses.
    pub races: Races,
    /// Copies, and other calls on memory, that race with an access that could come in the middle of what is one step here.
    pub copies: Copies,
    /// Loops are taken to end: the search stops where a thread goes round in one ([`Stopped::Loop`](crate::Stopped::Loop)).
    pub loops_end: bool,
    /// Critical sections are one step each: the search stops where one is in a data race ([`Stopped::Section`](crate::Stopped::Section)).
    pub sections: bool,
    /// Seed for random choices.
    pub seed: u64,
    /// How [`Algorithm::Random`] picks schedules.
    pub random: RandomSchedule,
    /// How many executions [`Algorithm::Random`] runs. It can never claim to have seen everything, so it always ends as
    /// [`Stopped::Executions`](crate::Stopped::Executions) unless it found a bug.
    pub random_executions: u64,
    /// The most preemptions (switches away from a thread that could go on) in one execution. What is cut is counted in
    /// [`Counters::preemption_cut`](crate::Counters::preemption_cut). Exact for [`Algorithm::Naive`]; the other
    /// algorithms may then also miss executions within the bound.
    pub preemptions: Option<u32>,
    /// Which thread goes first when the algorithm leaves it open: 0 prefers the smallest id, any other number stands for
    /// a fixed permutation of the ids.
    pub order: u64,
    /// Which operations depend on each other.
    pub dependence: Dependence,
    /// Optimal: look at all races of every execution instead of only those of its new part. Slower, and explores the
    /// same; for comparing.
    pub handle_all_races: bool,
    /// Set from outside to stop the search as interrupted.
    pub interrupt: Option<&'a AtomicBool>,
    /// Set from outside to pause the search where it can be taken up again.
    pub pause: Option<&'a AtomicBool>,
    /// The executions of all [pieces](crate::Pieces) of a search, if this is one of several: then these are what
    /// [`executions_max`](Self::executions_max) is about, and a search that gets there pauses.
    pub executions_of_all: Option<&'a AtomicU64>,
}

impl Options<'_> {
    /// The options with those refinements left out that would hide what is asked for.
    pub(crate) fn consistent(mut self) -> Self {
        self.dependence = self.dependence.composed_with(self.races);
        self
    }
}

impl Default for Options<'_> {
    fn default() -> Self {
        Options {
            steps_max: 20_000,
            executions_max: u64::MAX,
            timeout: None,
            memory_max: None,
            memory_used: None,
            memory: Memory::Trees,
            keep_going: false,
            stop_at: &[],
            allow_deadlock: false,
            allow_livelock: false,
            spins: Spins::Await,
            races: Races::Warn,
            copies: Copies::Unwatched,
            sections: false,
            loops_end: false,
            seed: 0,
            random: RandomSchedule::Uniform,
            random_executions: 10_000,
            preemptions: None,
            order: 0,
            dependence: Dependence::default(),
            handle_all_races: false,
            interrupt: None,
            pause: None,
            executions_of_all: None,
        }
    }
}
