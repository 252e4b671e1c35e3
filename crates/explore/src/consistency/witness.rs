//! Phase P-II: a witness, guided by an execution that was explored before (section 5.2, Algorithm 2).

use super::saturation::{Position, Trace};
use super::{EventRef, Part, Phase};
use raddle_trace::clock::covers;
use std::ops::ControlFlow;

/// The key of a thread that has no more events.
const FINISHED: u32 = u32::MAX;

/// Working memory of the phases, kept to save allocation.
#[derive(Clone, Debug, Default)]
pub(super) struct Scratch {
    /// How many events of each thread have been performed.
    pub(super) performed: Vec<i32>,
    /// For each cell, how many readers of its present value have not been performed yet; valid in the round `round`.
    live: Vec<(u64, u32)>,
    round: u64,
    blocked: Vec<bool>,
    keys: Vec<u32>,
}

impl Trace {
    /// A witness: an order of all events in which each read finds what it is to read. `place` gives the place of an event in
    /// the guiding execution (`u32::MAX` when it is not there), `follow` the guiding execution itself, which may contain
    /// other events. `false` when the trace is inconsistent. The trace must be saturated without a cycle.
    ///
    /// The first `start` events of the guiding execution are taken as they are: see [`Trace::undisturbed`]. The order is written to
    /// `order`; the phase that settled the matter is returned too. `poll` can end a long search: see [`Trace::decide`].
    pub fn witness(
        &mut self,
        follow: &[EventRef],
        start: usize,
        place: impl Fn(EventRef) -> u32,
        order: &mut Vec<EventRef>,
        poll: &mut dyn FnMut() -> ControlFlow<()>,
    ) -> ControlFlow<(), (bool, Phase)> {
        if self.sort_greedily(follow, start, &place, order) || self.construct_witness(follow, &place, order) {
            return ControlFlow::Continue((true, Phase::Witness));
        }
        ControlFlow::Continue((self.decide(order, poll)?, Phase::Decision))
    }

    /// How many of the first `len` events of an execution a witness can take over as they are, if the execution is a witness of
    /// the trace as it was at `prefix`, and these events were there: up to the first one that an event added since has to
    /// come before, or that overwrites what such an event reads.
    pub fn undisturbed(&self, prefix: Position, len: usize, place: impl Fn(EventRef) -> u32) -> usize {
        let mut start = len as u32;
        for slot in self.clocks_changed_since(prefix) {
            start = start.min(place(self.event(slot as usize)));
        }
        for slot in prefix.len()..self.len() {
            for state in &self.parts[self.parts_of(slot)] {
                let Part { cell, source, .. } = state.part;
                if !state.part.reads() || source.is_event() && self.slot_of(source) >= prefix.len() {
                    continue;
                }
                let after = if source.is_event() { place(source) + 1 } else { 0 };
                for list in &self.cells[cell as usize].writers {
                    let is_later = |i: u32| place(EventRef::new(list.thread as usize, i)) >= after;
                    // Mostly the last one is not later.
                    if list.writes.last().is_some_and(|&(i, _)| is_later(i)) {
                        let first = list.writes.partition_point(|&(i, _)| !is_later(i));
                        start = start.min(place(EventRef::new(list.thread as usize, list.writes[first].0)));
                    }
                }
            }
        }
        start as usize
    }

    /// Algorithm 2: orders all writes to the same cell as the guiding execution does, saturating after each decision.
    /// `false` says nothing about consistency ("unknown").
    pub fn construct_witness(
        &mut self,
        follow: &[EventRef],
        place: impl Fn(EventRef) -> u32,
        order: &mut Vec<EventRef>,
    ) -> bool {
        let position = self.position();
        let found = self.order_writes(&place) && self.sort_greedily(follow, 0, &place, order);
        self.rewind(position);
        found
    }

    fn order_writes(&mut self, place: &impl Fn(EventRef) -> u32) -> bool {
        let mut writes = Vec::new();
        for cell in 0..self.cells.len() {
            writes.clear();
            for list in &self.cells[cell].writers {
                writes.extend(list.writes.iter().map(|&(_, part)| self.parts[part as usize].slot as usize));
            }
            // A stable order also for writes that the guiding execution does not have.
            writes.sort_by_key(|&slot| (place(self.event(slot)), slot));
            for (i, &second) in writes.iter().enumerate().skip(1) {
                for &first in writes[..i].iter().rev() {
                    let (a, b) = (self.event(first), self.event(second));
                    if !self.before(a, b) && !self.before(b, a) && !self.order(first, second) {
                        return false;
                    }
                }
            }
        }
        true
    }

    /// A topological sort that follows the guiding execution while it can, and otherwise takes the event that comes
    /// first there among those that can be performed. Fails when none can.
    ///
    /// An event can be performed when all events before it in `shb` have been, and when no event that is still to come reads
    /// what it overwrites. So whatever comes out complete is a witness.
    pub(super) fn sort_greedily(
        &mut self,
        follow: &[EventRef],
        start: usize,
        place: &impl Fn(EventRef) -> u32,
        order: &mut Vec<EventRef>,
    ) -> bool {
        debug_assert!(self.can_perform_all(&follow[..start]));
        order.clear();
        order.extend_from_slice(&follow[..start]);
        self.reset_performed();
        for &e in &follow[..start] {
            self.scratch.performed[e.thread()] = e.index() as i32;
        }
        if start > 0 {
            self.prepare_live(place);
        }
        for &e in &follow[start..] {
            let thread = e.thread();
            if self.thread_len(thread) < e.index()
                || e.index() != self.performed(thread) + 1
                || !self.perform(self.slot_of(e))
            {
                break;
            }
            order.push(e);
        }
        let threads = self.threads.len();
        self.scratch.blocked.clear();
        self.scratch.blocked.resize(threads, false);
        self.scratch.keys.clear();
        for thread in 0..threads {
            let key = self.key(thread, place);
            self.scratch.keys.push(key);
        }
        let mut any_blocked = false;
        while order.len() < self.len() {
            let (mut thread, mut first) = (0, FINISHED);
            for (t, (&key, &blocked)) in self.scratch.keys.iter().zip(&self.scratch.blocked).enumerate() {
                if key < first && !blocked {
                    (thread, first) = (t, key);
                }
            }
            if first == FINISHED {
                return false;
            }
            let index = self.performed(thread) + 1;
            if self.perform(self.threads[thread][index as usize - 1] as usize) {
                order.push(EventRef::new(thread, index));
                self.scratch.keys[thread] = self.key(thread, place);
                if std::mem::take(&mut any_blocked) {
                    self.scratch.blocked.fill(false);
                }
            } else {
                self.scratch.blocked[thread] = true;
                any_blocked = true;
            }
        }
        true
    }

    fn can_perform_all(&mut self, events: &[EventRef]) -> bool {
        self.reset_performed();
        events.iter().all(|&e| self.perform(self.slot_of(e)))
    }

    /// Some events have been performed, in the order of their places: sets the cells that the others touch to what that makes
    /// of them.
    fn prepare_live(&mut self, place: &impl Fn(EventRef) -> u32) {
        for thread in 0..self.threads.len() {
            for i in self.performed(thread)..self.thread_len(thread) {
                for p in self.parts_of(self.threads[thread][i as usize] as usize) {
                    let cell = self.parts[p].part.cell;
                    if self.scratch.live[cell as usize].0 != self.scratch.round {
                        self.set_live(cell, self.pending_readers(cell, place));
                    }
                }
            }
        }
    }

    /// How many events that have not been performed read what the cell holds now.
    fn pending_readers(&self, cell: u32, place: &impl Fn(EventRef) -> u32) -> u32 {
        let mut last = None;
        for list in &self.cells[cell as usize].writers {
            let thread = list.thread as usize;
            if let Some((i, part)) = list.last_up_to(self.performed(thread)) {
                last = last.max(Some((place(EventRef::new(thread, i)), part)));
            }
        }
        let readers = match last {
            Some((_, part)) => self.parts[part as usize].readers,
            None => self.cells[cell as usize].initial_readers,
        };
        let pending = |slot: u32| {
            let e = self.event(slot as usize);
            e.index() > self.performed(e.thread())
        };
        self.readers(readers).filter(|&slot| pending(slot)).count() as u32
    }

    /// Where the next event of a thread is in the guiding execution.
    fn key(&self, thread: usize, place: &impl Fn(EventRef) -> u32) -> u32 {
        let index = self.performed(thread) + 1;
        if index <= self.thread_len(thread) { place(EventRef::new(thread, index)).min(FINISHED - 1) } else { FINISHED }
    }

    /// How many events of a thread have been performed.
    #[inline]
    pub(super) fn performed(&self, thread: usize) -> u32 {
        self.scratch.performed[thread] as u32
    }

    pub(super) fn reset_performed(&mut self) {
        self.scratch.performed.clear();
        self.scratch.performed.resize(self.clocks.width(), 0);
        self.scratch.live.resize(self.cells.len(), (0, 0));
        self.scratch.round += 1;
    }

    /// How many pending events read the present value of a cell.
    #[inline]
    pub(super) fn live(&self, cell: u32) -> u32 {
        match self.scratch.live[cell as usize] {
            (round, live) if round == self.scratch.round => live,
            _ => self.cells[cell as usize].initial_readers.count,
        }
    }

    #[inline]
    pub(super) fn set_live(&mut self, cell: u32, live: u32) {
        self.scratch.live[cell as usize] = (self.scratch.round, live);
    }

    /// Performs the next event of a thread if it can be performed now.
    #[inline]
    pub(super) fn perform(&mut self, slot: usize) -> bool {
        let thread = self.slots[slot].thread as usize;
        self.scratch.performed[thread] += 1;
        if !covers(&self.scratch.performed, self.clocks.row(slot)) || !self.overwrites_nothing_live(slot) {
            self.scratch.performed[thread] -= 1;
            return false;
        }
        for p in self.parts_of(slot) {
            let state = self.parts[p];
            if state.part.writes {
                self.set_live(state.part.cell, state.readers.count);
            } else if state.part.reads() {
                self.set_live(state.part.cell, self.live(state.part.cell) - 1);
            }
        }
        true
    }

    #[inline]
    pub(super) fn overwrites_nothing_live(&self, slot: usize) -> bool {
        self.parts_of(slot).all(|p| {
            let part = self.parts[p].part;
            !part.writes || self.live(part.cell) == u32::from(part.reads())
        })
    }
}
