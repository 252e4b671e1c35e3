//! What happened in a step, in the one form that machines report, searches log and checkers keep.

use crate::{Access, Choices, End, OpKind, SiteId, ThreadId, ThreadSet, Transition};

/// A step that happened. The accesses are held as the holder likes: a [`Step`] borrows them from the machine, a log keeps
/// a range of its pool, and by default they are the event's own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Event<A = Vec<Access>> {
    /// Who moved, and which alternative was taken.
    pub transition: Transition,
    /// The alternatives it had.
    pub choices: Choices,
    /// What it was.
    pub kind: OpKind,
    /// Where it stands in the program.
    pub site: SiteId,
    /// The bytes it touched, with what it did to them.
    pub accesses: A,
    /// For operations on one location of up to 16 bytes: the value found there before (also for writes). For atomic ones
    /// on more: a digest of it. For operations on a synchronisation object: the [number](crate::objects::State::number) that
    /// stands for its state before.
    pub read: u128,
    /// For operations on one location of up to 16 bytes: the value there afterwards. For operations on an object: the number of
    /// its state. For [`OpKind::Choose`]: the label, or the value of an input.
    pub wrote: u128,
    /// For [`OpKind::CompareExchange`]: the value compared with.
    pub expected: u128,
    /// Whether bytes that it wrote had no value before (or have none now, if it copied such bytes): that changes something even if it
    /// wrote what was there. Also where a value depends on an input, and is not known.
    pub settles: bool,
    /// The thread it created.
    pub spawned: Option<ThreadId>,
    /// The thread it waited for.
    pub joined: Option<ThreadId>,
    /// The threads it woke: their next event happens after it.
    pub woke: ThreadSet,
    /// How it ended.
    pub end: End,
}

/// A step that has just happened, as a machine reports it.
pub type Step<'m> = Event<&'m [Access]>;

impl<A> Event<A> {
    /// An event without alternatives and values, that concerns no other thread and after which the execution goes on.
    #[inline]
    pub const fn new(transition: Transition, kind: OpKind, site: SiteId, accesses: A) -> Self {
        Event {
            transition,
            choices: Choices::One,
            kind,
            site,
            accesses,
            read: 0,
            wrote: 0,
            expected: 0,
            settles: false,
            spawned: None,
            joined: None,
            woke: ThreadSet::EMPTY,
            end: End::Continue,
        }
    }

    /// Who moved.
    #[inline]
    pub const fn thread(&self) -> ThreadId {
        self.transition.thread
    }

    /// Whether it changed anything but the state of its own thread, given what it touched: a write of what was there already did not.
    pub fn changes_with(&self, accesses: &[Access]) -> bool {
        match self.kind.without_waiting() {
            OpKind::Read | OpKind::Fence => false,
            OpKind::Rmw | OpKind::CompareExchange | OpKind::Write => self.read != self.wrote || self.settles,
            _ => self.spawned.is_some() || accesses.iter().any(|access| access.mode.writes()),
        }
    }

    /// Whether a value that it found, left or compared with may depend on an input, and is not known: all of them are zero then.
    pub const fn is_open(&self) -> bool {
        self.settles && self.read == 0 && self.wrote == 0
    }

    /// The same event, with accesses held in another way.
    #[inline]
    pub fn with_accesses<B>(&self, accesses: B) -> Event<B> {
        let &Event { transition, choices, kind, site, accesses: _, .. } = self;
        let &Event { read, wrote, expected, settles, spawned, joined, woke, end, .. } = self;
        Event { transition, choices, kind, site, accesses, read, wrote, expected, settles, spawned, joined, woke, end }
    }
}

impl Step<'_> {
    /// The event, to be kept after the machine has moved on.
    pub fn kept(&self) -> Event {
        self.with_accesses(self.accesses.to_vec())
    }
}

impl Event {
    /// The event as the machine reported it.
    pub fn as_step(&self) -> Step<'_> {
        self.with_accesses(&self.accesses)
    }
}
