//! What threads know of each other, as vector clocks that are never changed: learning something makes a new one on top
//! of the pile, going back drops it.
//!
//! So what a thread releases is a reference to its clock and a number, and costs nothing; only acquiring something new
//! costs a clock.

use super::shadow::Cell;
use crate::ThreadId;
use crate::clock::Clocks;

/// Which events somebody knows to have happened: a clock, and one thread's component that replaces the clock's.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Knowledge {
    /// The clock's number in the pile.
    clock: u32,
    /// The thread whose component is `events`; [`NOBODY`] when the clock is all.
    thread: u32,
    events: u32,
}

const NOBODY: u32 = u32::MAX;

impl Knowledge {
    /// The clock of zeros, at the bottom of the pile.
    pub(super) const NOTHING: Knowledge = Knowledge { clock: 0, thread: NOBODY, events: 0 };

    pub(super) const fn of_new_thread(t: ThreadId) -> Self {
        Knowledge { clock: 0, thread: t.0, events: 0 }
    }

    /// The thread whose knowledge it is has had this many events.
    pub(super) fn set_events(&mut self, events: u32) {
        self.events = events;
    }

    /// The thread whose knowledge it is, and how many events it has had.
    pub(super) fn owner(self) -> (u32, u32) {
        (self.thread, self.events)
    }
}

/// The pile of clocks.
pub(super) struct Pile(Clocks);

impl Pile {
    /// The clock of zeros alone.
    pub(super) fn new() -> Self {
        let mut clocks = Clocks::new();
        clocks.push_zero();
        Pile(clocks)
    }

    /// The number of clocks.
    pub(super) fn len(&self) -> usize {
        self.0.len()
    }

    pub(super) fn truncate(&mut self, len: usize) {
        self.0.truncate(len);
    }

    /// Makes sure that clocks have a component for this thread.
    #[inline]
    pub(super) fn make_room(&mut self, t: ThreadId) {
        self.0.make_room(t);
    }

    /// How many events of a thread are known.
    #[inline]
    fn component(&self, of: Knowledge, thread: u32) -> u32 {
        if thread == of.thread { of.events } else { self.0.get(of.clock as usize, ThreadId(thread)) }
    }

    /// Whether somebody knows of the event that a cell stands for.
    #[inline]
    pub(super) fn covers_cell(&self, knows: Knowledge, cell: &Cell) -> bool {
        self.component(knows, u32::from(cell.key.thread)) >= cell.number
    }

    /// Whether somebody knows all of what there is to know.
    ///
    /// Whoever knows of an event of a thread knows what that thread knew at that event, because every release hands on
    /// all that is known after everything the event acquires. So for a thread's knowledge one comparison is enough, once
    /// the thread has had an event.
    #[inline]
    pub(super) fn covers(&self, knows: Knowledge, what: Knowledge) -> bool {
        if what.thread != NOBODY && what.events != 0 {
            return self.component(knows, what.thread) >= what.events;
        }
        what.clock == 0 || (0..self.0.width() as u32).all(|t| self.component(knows, t) >= self.component(what, t))
    }

    /// What a thread knows after it learns something that it did not know.
    pub(super) fn learn(&mut self, knows: Knowledge, what: Knowledge) -> Knowledge {
        Knowledge { clock: self.merged(knows, what), ..knows }
    }

    /// All that either knows, as nobody's knowledge unless one covers the other.
    pub(super) fn join(&mut self, a: Knowledge, b: Knowledge) -> Knowledge {
        if self.covers(a, b) {
            return a;
        }
        if self.covers(b, a) {
            return b;
        }
        Knowledge { clock: self.merged(a, b), thread: NOBODY, events: 0 }
    }

    fn merged(&mut self, a: Knowledge, b: Knowledge) -> u32 {
        let new = self.0.push_copy(a.clock as usize);
        self.0.join(new, b.clock as usize);
        for own in [a, b].into_iter().filter(|own| own.thread != NOBODY) {
            let events = self.0.get(new, ThreadId(own.thread)).max(own.events);
            self.0.set(new, ThreadId(own.thread), events);
        }
        new as u32
    }
}
