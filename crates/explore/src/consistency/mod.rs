//! Consistency of reads-from traces: can this assignment of sources to reads come from one interleaving?
//!
//! The paper is *Optimal Stateless Model Checking for Reads-From Equivalence under Sequential Consistency*, section 5.
//! A [`Trace`] holds, per thread, the sequence of its events, and for each event which cells it reads, from which event
//! it takes each of them, and which cells it writes. `GetWitness` has three phases, and so have we:
//!
//! | paper | here |
//! | --- | --- |
//! | P-I, `Saturate`, rules R1 and R2 | [`Trace::append`] (`saturation.rs`) |
//! | P-II, Algorithm 2 `ConstructWitness` | [`Trace::witness`] (`witness.rs`) |
//! | P-III, Algorithm 3 `ConsistencyDecision` | [`Trace::decide`] (`decision.rs`) |
//!
//! Deviations, each with its reason:
//!
//! 1. The trace is a stack: [`Trace::append`] adds one event and saturates at once, [`Trace::rewind`] takes the last
//!    events away and undoes what saturation derived from them. This is the caching along the prefix of section 7,
//!    without persistent data structures: the search walks from the end of a trace towards its start, so an undo log is
//!    all it needs. The rule R2 edges that section 7 finds by a reverse pass (both writers were there before the
//!    reader) are found directly when the reader is added: clocks grow along a thread, so the first write of each thread
//!    that is after the source is found by bisection.
//! 2. What section 3 calls a variable is here a *cell*: bytes that no access tells apart. One event may read and write any
//!    number of cells, each read has its own source. The rules speak about one cell at a time and need no change.
//! 3. A read-modify-write is one event that reads and writes the same cell. The rules then give atomicity: two of them
//!    that read the same write are ordered both ways by R2, which is a cycle.
//! 4. Threads may be ordered by more than program order: [`EventSpec::after`] carries spawn, join and wake-up edges.
//! 5. Before Algorithm 2 a greedy topological sort is tried, which follows the guiding execution and runs whatever it
//!    can. It is right whenever it finishes, costs one pass, and stays on the guiding execution as long as possible.

mod decision;
mod saturation;
mod witness;

use std::fmt;

pub use saturation::{Position, Trace};

/// An event by name: its thread, and its number among the events of that thread (from 1).
///
/// The name means the same event in every trace that has the same causal past for it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct EventRef(u32);

/// One more than there are threads has a name.
const THREAD_BITS: u32 = (raddle_trace::THREADS_MAX + 1).next_power_of_two().trailing_zeros();

impl EventRef {
    /// The initial value of a cell, as a source.
    pub const INIT: EventRef = EventRef(0);
    /// No event.
    pub const NONE: EventRef = EventRef(u32::MAX);
    /// How many events a thread may have.
    pub const INDEX_MAX: u32 = (1 << (32 - THREAD_BITS)) - 2;

    /// The event of this thread with this number, counted from 1.
    #[inline]
    pub fn new(thread: usize, index: u32) -> Self {
        debug_assert!(thread < 1 << THREAD_BITS && (1..=Self::INDEX_MAX).contains(&index));
        EventRef(index << THREAD_BITS | thread as u32)
    }

    /// Its thread.
    #[inline]
    pub fn thread(self) -> usize {
        (self.0 & ((1 << THREAD_BITS) - 1)) as usize
    }

    /// Its number in the thread, from 1; 0 for [`EventRef::INIT`].
    #[inline]
    pub fn index(self) -> u32 {
        self.0 >> THREAD_BITS
    }

    /// Whether this names an event: neither the initial value nor nothing.
    #[inline]
    pub fn is_event(self) -> bool {
        self != Self::INIT && self != Self::NONE
    }

    /// The name as a word, for storing.
    #[inline]
    pub fn word(self) -> u32 {
        self.0
    }

    /// The name from [`word`](Self::word).
    #[inline]
    pub fn from_word(word: u32) -> Self {
        EventRef(word)
    }
}

impl fmt::Debug for EventRef {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::INIT => f.write_str("init"),
            Self::NONE => f.write_str("-"),
            e => write!(f, "t{}.{}", e.thread(), e.index()),
        }
    }
}

/// What an event does to one cell.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Part {
    /// The cell.
    pub cell: u32,
    /// Whose value it reads: an event, [`EventRef::INIT`], or [`EventRef::NONE`] when it does not read.
    pub source: EventRef,
    /// Whether it writes the cell.
    pub writes: bool,
}

crate::bytes::plain!(Part { cell, source, writes });

impl crate::bytes::Plain for EventRef {
    fn write(&self, to: &mut Vec<u8>) {
        self.0.write(to);
    }

    fn read(from: &mut crate::bytes::Reader<'_>) -> Result<Self, crate::bytes::Corrupt> {
        Ok(EventRef(crate::bytes::Plain::read(from)?))
    }
}

impl Part {
    /// Whether it reads the cell.
    #[inline]
    pub fn reads(&self) -> bool {
        self.source != EventRef::NONE
    }
}

/// An event to add to a [`Trace`]: the next one of its thread.
#[derive(Clone, Copy, Debug)]
pub struct EventSpec<'a> {
    /// The thread.
    pub thread: usize,
    /// Events, besides the previous one of the thread and the sources, that come before it: the spawn, what it joined, what
    /// woke it; [`EventRef::NONE`] for none.
    pub after: [EventRef; 2],
    /// What it does; at most one part for each cell.
    pub parts: &'a [Part],
}

/// Which phase settled a question.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// P-I: saturation found a cycle.
    Saturation,
    /// P-II: a witness was constructed.
    Witness,
    /// P-III: the decision procedure had to search.
    Decision,
}
