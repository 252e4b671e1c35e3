//! What a step did, as far as others can tell, and when two steps depend on one another.

use crate::hash::Digest;

/// One step of a thread.
#[derive(Clone, Debug, Default)]
pub struct Event {
    /// Who.
    pub thread: usize,
    /// How many steps this thread has made before.
    pub index: usize,
    /// The instruction, the outcome that was chosen, and whether there was a fault: two executions in which a thread does
    /// something else differ in it.
    pub label: u64,
    /// Memory that it touched.
    pub accesses: Vec<Access>,
    /// Synchronisation objects that it touched.
    pub synchronised: Vec<Synchronised>,
    /// It comes after the first so many steps of these threads, whatever it touches: joining, waking.
    pub after: Vec<(usize, usize)>,
    /// The same, but it does not know what they did: being woken by a futex.
    pub woken_by: Vec<(usize, usize)>,
    /// It spawned this thread.
    pub spawned: Option<usize>,
    /// It ended the execution.
    pub exit: bool,
    /// It is an atomic block.
    pub block: bool,
    /// It is a block that has not happened, because an assumption failed in it.
    pub undone: bool,
}

/// Some bytes of an object that a step touched.
#[derive(Clone, Debug)]
pub struct Access {
    pub object: usize,
    pub start: usize,
    pub end: usize,
    pub reads: bool,
    pub writes: bool,
    /// It wrote what was there already.
    pub silent: bool,
    /// An atomic addition whose result the program does not use.
    pub addition: bool,
    pub atomic: bool,
    /// An atomic read that learns nothing of what came before the write.
    pub relaxed: bool,
    /// The statement that it belongs to.
    pub statement: usize,
}

/// What a step did to a synchronisation object.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Synchronised {
    pub object: usize,
    pub mode: Mode,
}

/// How an operation touches a synchronisation object.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Mode {
    /// Finds out something and changes nothing: a lock that is taken, no waiters, what is done already, misuse.
    Look,
    /// Changes everything about it: making and destroying.
    Make,
    Lock,
    Unlock,
    ReadLock,
    ReadUnlock,
    WriteLock,
    WriteUnlock,
    Wait,
    Post,
    /// Joins the waiters of a condition variable.
    Enqueue,
    /// Takes somebody from them, or itself.
    Dequeue,
    /// Comes to a barrier, in this generation; whether the program looks at the order.
    Arrive(usize, bool),
    /// Leaves it.
    Leave(usize),
    OnceBegin,
    OnceEnd,
    /// Finds that it has been done.
    OnceDone,
    EventSet,
    /// Finds that it is set.
    EventSeen,
}

impl Mode {
    /// Whether the object is another one afterwards.
    pub fn changes(self) -> bool {
        !matches!(self, Mode::Look | Mode::OnceDone | Mode::EventSeen | Mode::Leave(_))
    }

    /// Whether two operations of these modes on one object depend on one another.
    pub fn conflicts(self, other: Mode) -> bool {
        use Mode::{Arrive, Enqueue, Leave, Post, ReadLock, ReadUnlock, Unlock};
        match (self, other) {
            (first, second) if !first.changes() && !second.changes() => false,
            (Unlock, Unlock) | (Post, Post) | (Enqueue, Enqueue) => false,
            (ReadLock | ReadUnlock, ReadLock | ReadUnlock) => false,
            (Arrive(first, serial), Arrive(second, _)) => serial || first != second,
            (Leave(first), Arrive(second, _)) | (Arrive(second, _), Leave(first)) => first == second,
            _ => true,
        }
    }
}

/// Which steps are independent although they touch the same bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dependence {
    /// Those that only read.
    Standard,
    /// Also those that write what is there already.
    SilentWrites,
    /// Also additions whose result is not used, of one another.
    CommutingAdds,
}

impl Access {
    /// Whether they have a byte in common.
    pub fn overlaps(&self, other: &Access) -> bool {
        self.object == other.object && self.start < other.end && other.start < self.end
    }

    /// Whether they are a race if they are of different threads and nothing orders them.
    pub fn races(&self, other: &Access) -> bool {
        self.overlaps(other) && (self.writes || other.writes) && !(self.atomic && other.atomic)
    }

    fn changes(&self, dependence: Dependence) -> bool {
        self.writes && !(self.silent && dependence == Dependence::SilentWrites)
    }

    fn conflicts(&self, other: &Access, dependence: Dependence) -> bool {
        let commute = dependence == Dependence::CommutingAdds
            && self.addition
            && other.addition
            && (self.start, self.end) == (other.start, other.end);
        self.overlaps(other) && !commute && (self.changes(dependence) || other.changes(dependence))
    }
}

impl Event {
    /// Whether this step, which comes later, must stay behind `earlier`.
    pub fn depends_on(&self, earlier: &Event, dependence: Dependence) -> bool {
        self.thread == earlier.thread
            || self.exit
            || earlier.exit
            || self.accesses.iter().any(|mine| earlier.accesses.iter().any(|its| mine.conflicts(its, dependence)))
            || self.synchronised.iter().any(|mine| {
                earlier.synchronised.iter().any(|its| mine.object == its.object && mine.mode.conflicts(its.mode))
            })
            || self
                .after
                .iter()
                .chain(&self.woken_by)
                .any(|&(thread, steps)| earlier.thread == thread && earlier.index < steps)
            || earlier.spawned == Some(self.thread)
    }

    /// The part of its hash that says what it is, without its past.
    pub fn digest(&self) -> Digest {
        Digest::new(1).with(self.thread as u64).with(self.index as u64).with(self.label)
    }
}
