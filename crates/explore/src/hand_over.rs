//! Why a program is left to another algorithm than the one that was asked for: all reasons, in one list.
//!
//! An algorithm that meets what it cannot describe starts again as another one. `reads_from` hands over to
//! [`optimal`](crate::optimal), which tells more executions apart; all that go by races hand over to
//! [`naive`](crate::naive), or to `optimal` where that can do it, what is [beyond races](crate::beyond_races). Each is an entry of
//! [`Summary::hand_overs`](crate::Summary::hand_overs), in the order in which they happened.
//!
//! `docs/algorithms.md` has a row for each reason, with a program of the corpus; a test runs them.

use crate::Algorithm;

/// A program that was left to another algorithm.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HandOver {
    /// The algorithm that gave up.
    pub from: Algorithm,
    /// The one that went on.
    pub to: Algorithm,
    /// Why.
    pub why: Reason,
}

raddle_base::define_enum! {
    /// Why a program is handed over.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    pub enum Reason {
        /// An atomic block, or a call of the library that reads a string, touched other bytes when it read other values.
        TouchesWhatItFinds,
        /// Whether a round of a loop had no effect depends on what came in between.
        RoundsThatWrite,
        /// What is known of a futex's queue is known to the machine alone.
        Futexes,
        /// Arrivals at a barrier commute only while a thread's n-th arrival is in the n-th generation.
        Barriers,
        /// What an unlock finds, say, is settled only if nobody remakes the object in between.
        ObjectsRemade,
        /// Waits on a condition variable are ordered by its mutex, if it is always the same.
        SeveralMutexes,
        /// What failed has not done what it would have done otherwise.
        ObjectFails,
        /// The parts of a block have no outcome of their own.
        ObjectInBlock,
        /// Its outcome decides which of several cells it writes.
        CompareExchangeStores,
        /// Two read locks whose branches would overlap.
        ReadLocksOverlap,
        /// The finer equivalence is faster.
        TooManyCombinations,
        /// An atomic block synchronises, waits or chooses.
        SynchronisingBlock,
        /// The rest of a block does what depends on when it comes.
        BlockInParts,
        /// What is counted at a barrier is steps that do nothing else.
        BarrierInBlock,
        /// A thread may be waiting for what another one overwrites ([`overwriting`](crate::overwriting)).
        WaitedForAndOverwritten,
        /// A thread that waits in a loop does not make the read that would be in a data race.
        AwaitedPlainly,
        /// An addition that acquires orders plain accesses.
        AdditionsRace,
        /// Who has seen what was in between is told by the order of additions.
        AdditionsUndone,
        /// Several threads together keep another one waiting ([`parsimonious`](crate::parsimonious), as the next ones).
        KeptWaitingTogether,
        /// Two steps depend on each other, and a third one on only one of them, for bytes that the other does not touch.
        OverlapInPart,
        /// Arrivals at barriers commute within a generation only.
        BarrierUsed,
        /// A thread decides on an input that is any value: what is still possible depends on what others have decided.
        DecidesOnInputs,
    }
}

crate::bytes::plain!(HandOver { from, to, why });
crate::bytes::plain_by_position!(Reason, Reason::ALL);

impl Reason {
    /// The algorithm that such a program is handed over to; `None` for the same one, which goes on without something: awaits, since what
    /// waits in a loop can be explored as a loop instead; or additions that commute.
    pub const fn to(self) -> Option<Algorithm> {
        use Reason::*;
        match self {
            TouchesWhatItFinds
            | RoundsThatWrite
            | Futexes
            | Barriers
            | ObjectsRemade
            | SeveralMutexes
            | ObjectFails
            | ObjectInBlock
            | CompareExchangeStores
            | ReadLocksOverlap
            | TooManyCombinations
            | SynchronisingBlock
            | BlockInParts
            | KeptWaitingTogether
            | OverlapInPart
            | BarrierUsed
            | DecidesOnInputs => Some(Algorithm::Optimal),
            BarrierInBlock | WaitedForAndOverwritten => Some(Algorithm::Naive),
            AwaitedPlainly | AdditionsRace | AdditionsUndone => None,
        }
    }

    /// Whether the same algorithm goes on with additions ordered that may commute.
    pub const fn orders_additions(self) -> bool {
        matches!(self, Reason::AdditionsRace | Reason::AdditionsUndone)
    }

    /// As a clause, for a person.
    pub const fn text(self) -> &'static str {
        match self {
            Reason::TouchesWhatItFinds => "what a block or a library call touches depends on what it finds",
            Reason::RoundsThatWrite => "a loop writes what is there already, or undoes what it wrote",
            Reason::Futexes => "a thread uses a futex",
            Reason::Barriers => "more threads use a barrier than it waits for, or only some ask who came last",
            Reason::ObjectsRemade => "an object is made, destroyed or overwritten beside its uses",
            Reason::SeveralMutexes => "a condition variable is used with several mutexes",
            Reason::ObjectFails => "an operation on an object fails",
            Reason::ObjectInBlock => "an atomic block looks at a synchronisation object",
            Reason::CompareExchangeStores => "a compare-and-swap stores what it found to shared memory",
            Reason::ReadLocksOverlap => "it cannot keep the branches of several read locks apart",
            Reason::TooManyCombinations => "what it reads can come from too many combinations of writes",
            Reason::SynchronisingBlock => "an atomic block synchronises",
            Reason::BlockInParts => "an atomic block has to wait or to choose",
            Reason::BarrierInBlock => "an atomic block waits at a barrier",
            Reason::WaitedForAndOverwritten => "a thread may wait for an object that another overwrites",
            Reason::AwaitedPlainly => "plain accesses write what a thread waits for in a loop",
            Reason::AdditionsRace => "the order of additions may decide whether there is a data race",
            Reason::AdditionsUndone => "a loop takes back what it added",
            Reason::KeptWaitingTogether => "several threads together may keep another one waiting",
            Reason::OverlapInPart => "what steps depend on overlaps in part",
            Reason::BarrierUsed => "a barrier is used",
            Reason::DecidesOnInputs => "what a thread can decide on an input depends on what others have decided",
        }
    }
}
