//! Vector clocks that are never changed: learning something makes a new one on top of the pile, going back drops it.
//!
//! So what a thread releases is a reference to its clock and a number, and costs nothing; only acquiring something new
//! costs a clock.

use super::shadow::Cell;
use crate::{THREADS_MAX, ThreadId};

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
pub(super) struct Clocks {
    /// Components of a clock; grows when a thread with a larger number appears.
    width: usize,
    /// The number of clocks.
    count: usize,
    words: Vec<u32>,
}

impl Clocks {
    pub(super) fn new() -> Self {
        Clocks { width: 8, count: 1, words: vec![0; 8] }
    }

    /// The number of clocks.
    pub(super) fn len(&self) -> usize {
        self.count
    }

    pub(super) fn truncate(&mut self, len: usize) {
        self.count = len;
        self.words.truncate(len * self.width);
    }

    /// Makes sure that clocks have a component for this thread.
    #[inline]
    pub(super) fn make_room(&mut self, t: ThreadId) {
        if t.0 as usize >= self.width {
            self.widen(t.0 as usize + 1);
        }
    }

    #[cold]
    fn widen(&mut self, least: usize) {
        let width = least.next_power_of_two().min(THREADS_MAX);
        let mut words = vec![0; self.len() * width];
        for (new, old) in words.chunks_mut(width).zip(self.words.chunks(self.width)) {
            new[..self.width].copy_from_slice(old);
        }
        (self.width, self.words) = (width, words);
    }

    fn clock(&self, number: u32) -> &[u32] {
        &self.words[number as usize * self.width..][..self.width]
    }

    /// How many events of a thread are known.
    #[inline]
    fn component(&self, of: Knowledge, thread: u32) -> u32 {
        if thread == of.thread { of.events } else { self.clock(of.clock)[thread as usize] }
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
        what.clock == 0 || (0..self.width as u32).all(|t| self.component(knows, t) >= self.component(what, t))
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
        let number = self.count as u32;
        self.count += 1;
        let range = |clock: u32| clock as usize * self.width..(clock as usize + 1) * self.width;
        let (from_a, from_b) = (range(a.clock), range(b.clock));
        let end = self.words.len();
        self.words.extend_from_within(from_a);
        let (pile, new) = self.words.split_at_mut(end);
        for (word, &other) in new.iter_mut().zip(&pile[from_b]) {
            *word = (*word).max(other);
        }
        for own in [a, b] {
            if let Some(word) = new.get_mut(own.thread as usize) {
                *word = (*word).max(own.events);
            }
        }
        number
    }
}
