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
    /// It comes after the last step so far of these threads, whatever it touches: spawning, joining, waking.
    pub after: Vec<usize>,
    /// It spawned this thread.
    pub spawned: Option<usize>,
    /// It ended the execution.
    pub exit: bool,
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
    /// The statement that it belongs to.
    pub statement: usize,
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
    /// Whether this step, which comes later, must stay behind `earlier`; that threads are spawned and joined is not
    /// asked here, see `after`.
    pub fn depends_on(&self, earlier: &Event, dependence: Dependence) -> bool {
        self.thread == earlier.thread
            || self.exit
            || earlier.exit
            || self.accesses.iter().any(|mine| earlier.accesses.iter().any(|its| mine.conflicts(its, dependence)))
    }

    /// The part of its hash that says what it is, without its past.
    pub fn digest(&self) -> Digest {
        Digest::new(1).with(self.thread as u64).with(self.index as u64).with(self.label)
    }
}
