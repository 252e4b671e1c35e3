//! The new-source-detection phase (lines 4–11 of Algorithm 1): which events of the trace could have gone another way.
//!
//! Candidates are pairs of an unmarked event `e` with a node, and something new: a write it could have read from, an operation
//! it could be reversed with, an operation that could have taken the object in its place. They are collected over
//! the whole trace (lines 5 and 6), then checked (`check.rs`) from its end towards its start, so that the saturated prefix only
//! shrinks.

use super::objects::joins;
use super::operation::{Operation, View};
use super::predict::{blocks, is_conditional, touches_what_it_finds};
use super::state::Node;
use super::{Explorer, New};
use crate::consistency::{EventRef, Part};
use crate::driver::{Driver, Flow};
use crate::short_list::ShortList;
use raddle_trace::{Machine, ThreadId};

/// Events that a read may take its value from.
pub(super) type Sources = ShortList<EventRef, 8>;

/// How the event of a node could have gone another way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Candidate {
    /// The only part with alternatives reads from this event.
    Source(u32, EventRef),
    /// Several parts have alternatives.
    Combination,
    /// The operation comes first, reads what the event read, and the event reads from it.
    Reversal(Operation),
    /// The operation takes the object in the event's place.
    Taker(Operation),
    /// The operation happens differently and is read by the event: for operations on several cells.
    Mixed(Operation),
    /// The event is an await, and is not performed.
    Waits,
}

/// Candidates with their nodes.
pub(super) type Candidates = Vec<(u32, Candidate)>;

impl Explorer {
    /// Finds the schedules that the execution just explored gives rise to.
    pub(super) fn find_schedules<M: Machine>(&mut self, search: &mut Driver<'_, M>, new: &New) -> Flow {
        let mut candidates = std::mem::take(&mut self.buffers.candidates);
        candidates.clear();
        for i in new.from..self.state.trace.len() {
            if new.is_copy(i) {
                continue;
            }
            let entry = self.state.trace[i];
            let place = self.path.place(entry.event) as usize;
            if let Some(node) = entry.node {
                // What comes before a node in the trace was looked at when the node was new.
                let from = if self.state.nodes[node as usize].is_new() { 0 } else { i };
                self.collect_sources(node, place, from as u32, &mut candidates);
            }
            self.collect_for_writes(place, new.from, &mut candidates);
            self.collect_for_operation(Operation::Performed(place as u32), &mut candidates);
        }
        for i in 0..self.blocked.len() {
            self.collect_for_operation(Operation::Blocked(i as u32), &mut candidates);
        }
        if self.path.has_units {
            self.collect_unit_takers(new, &mut candidates);
        }
        if self.mixed {
            self.collect_mixed(&mut candidates);
        }
        if self.awaits {
            self.collect_for_waiting(&mut candidates);
            self.collect_waiting(&search.log, &mut candidates);
        }
        // A candidate that was collected twice is found in the schedule set the second time; neighbours are cheap to see here.
        candidates.dedup();
        candidates.sort_unstable_by_key(|&(node, _)| std::cmp::Reverse(node));
        for &(node, candidate) in &candidates {
            self.check(search, node as usize, candidate)?;
        }
        self.buffers.candidates = candidates;
        Flow::Continue(())
    }

    /// For an event that is new itself: all writes it may read from that are in the trace from here on.
    fn collect_sources(&self, node: u32, place: usize, from: u32, candidates: &mut Candidates) {
        if self.state.nodes[node as usize].takers {
            return;
        }
        let is_new = |&w: &u32| self.trace_at[w as usize] >= from;
        let event = self.path.view(place);
        let has_new = |part: usize| {
            let writes = &self.path.writes[event.parts[part].cell as usize];
            writes.iter().any(|list| list.places.last().is_some_and(is_new))
        };
        let mut open = event.open_parts();
        let Some(part) = open.next() else { return };
        let several = open.next().is_some();
        if from > 0 && !event.open_parts().any(has_new) {
            return;
        }
        if several {
            candidates.push((node, Candidate::Combination));
            return;
        }
        let Part { cell, writes, source: now } = event.parts[part];
        let surely = writes && !is_conditional(event.kind) && !touches_what_it_finds(event.kind);
        if surely && !self.path.cells.info(cell).written_blindly {
            return; // What it could read instead has been read and overwritten by others before.
        }
        let is_old = |source: EventRef| !source.is_event() || !is_new(&self.path.place(source));
        for &source in &*self.sources(Operation::Performed(place as u32), cell) {
            if source != now && (from == 0 || !is_old(source)) {
                candidates.push((node, Candidate::Source(part as u32, source)));
            }
        }
    }

    /// All writes to a cell that an operation may read from (the paper's MayRead): not after it, and not overwritten before
    /// it by a write that the thread of the write knows of.
    pub(super) fn sources(&self, operation: Operation, cell: u32) -> Sources {
        let View { event, after, .. } = self.view(operation);
        let mut sources = Sources::default();
        let (mut initial, mut known_len) = (true, 0);
        for writes in &self.path.writes[cell as usize] {
            let thread = writes.thread as usize;
            let places = &writes.places;
            // What happens before the event without its own sources: what its thread and others told it before.
            let known = match thread == event.thread() {
                true => event.index() - 1,
                false => self.known_before(event, after, ThreadId(writes.thread)),
            };
            let overwritten = places.partition_point(|&w| self.path.events[w as usize].event.index() <= known);
            let after = places.partition_point(|&w| !self.path.knows(w as usize, event));
            if let Some(last) = overwritten.checked_sub(1) {
                initial = false;
                self.push_last_known(places[last], &mut sources, &mut known_len);
            }
            for &w in &places[overwritten.min(after)..after] {
                sources.push(self.path.order[w as usize]);
            }
        }
        if initial {
            sources.push(EventRef::INIT);
        }
        sources
    }

    /// Adds the last write of a thread that is known before the event, to the front of `sources`, unless another thread's is
    /// known to have overwritten it; drops those that it has overwritten.
    fn push_last_known(&self, write: u32, sources: &mut Sources, known_len: &mut usize) {
        let mut i = 0;
        while i < *known_len {
            let other = self.path.place(sources[i]) as usize;
            if self.path.happens_before(write as usize, other) {
                return;
            }
            if self.path.happens_before(other, write as usize) {
                *known_len -= 1;
                let last = sources.len() - 1;
                sources.swap(i, *known_len);
                sources.swap(*known_len, last);
                sources.pop();
            } else {
                i += 1;
            }
        }
        sources.push(self.path.order[write as usize]);
        let last = sources.len() - 1;
        sources.swap(*known_len, last);
        *known_len += 1;
    }

    /// How many events of a thread are in the causal past of an event, leaving out what it learned by reading.
    fn known_before(&self, event: EventRef, after: [EventRef; 2], thread: ThreadId) -> u32 {
        let mut known = match event.index() {
            1 => 0,
            index => {
                let previous = self.path.threads[event.thread()][index as usize - 2];
                self.path.clocks.get(previous as usize, thread)
            }
        };
        for e in after.into_iter().filter(|e| e.is_event()) {
            known = known.max(self.path.clocks.get(self.path.place(e) as usize, thread));
        }
        known
    }

    /// For an event that writes: earlier reads with a node that may read from it.
    fn collect_for_writes(&self, place: usize, new_from: usize, candidates: &mut Candidates) {
        let event = self.path.order[place];
        for part in self.path.parts_of(place).iter().filter(|part| part.writes) {
            let Some(lists) = self.cell_nodes.get(part.cell as usize) else { continue };
            for list in lists.iter().filter(|list| list.thread as usize != event.thread()) {
                for &id in list.places.iter().rev() {
                    let node = &self.state.nodes[id as usize];
                    let Some(reader) = node.event else { continue };
                    let reader_place = self.path.place(reader) as usize;
                    if self.path.happens_before(reader_place, place) {
                        break;
                    }
                    if node.prefix as usize >= new_from || node.takers {
                        continue;
                    }
                    let reader = self.path.view(reader_place);
                    let mut open = reader.open_parts();
                    match (open.next(), open.next()) {
                        (Some(_), Some(_)) => candidates.push((id, Candidate::Combination)),
                        (Some(i), None) if reader.parts[i].cell == part.cell => {
                            candidates.push((id, Candidate::Source(i as u32, event)));
                        }
                        _ => {}
                    }
                }
            }
        }
    }

    /// Pairs of an event and a later operation it may read from, of which one is about several cells. What they could read
    /// may be new even if they are not, so all pairs are looked at.
    fn collect_mixed(&self, candidates: &mut Candidates) {
        let performed = (0..self.path.len() as u32).map(Operation::Performed);
        let blocked = (0..self.blocked.len() as u32).map(Operation::Blocked);
        for operation in performed.chain(blocked) {
            let other = self.view(operation);
            let conditional = is_conditional(other.kind);
            let units = other.parts.iter().any(|part| self.path.cells.info(part.cell).is_unit);
            let open = other.open_parts().next().is_some();
            if blocks(other.kind) && !units || !open || !(conditional || other.parts.iter().any(|part| part.writes)) {
                continue;
            }
            for (id, node) in self.state.nodes.iter().enumerate() {
                let Node { event: Some(event), takers: false, waits: false, prefix, .. } = *node else { continue };
                let place = self.path.place(event);
                let reader = self.path.view(place as usize);
                let reads = |i: usize| {
                    let cell = reader.parts[i].cell;
                    other.parts.iter().any(|p| p.cell == cell && (p.writes || conditional))
                };
                if operation != Operation::Performed(place)
                    && self.can_come_after(operation, prefix)
                    && self.may_move(operation, id as u32)
                    && (other.parts.len() > 1 || reader.parts.len() > 1)
                    && reader.open_parts().any(reads)
                {
                    candidates.push((id as u32, Candidate::Mixed(operation)));
                }
            }
        }
    }

    /// Whether an operation is not settled by the first `prefix` events of the trace.
    pub(super) fn can_come_after(&self, operation: Operation, prefix: u32) -> bool {
        let settled_by = match operation {
            Operation::Performed(place) => place,
            Operation::Blocked(i) => match self.blocked[i as usize].prevented_by {
                EventRef::NONE => return true,
                event => self.path.place(event),
            },
        };
        self.trace_at[settled_by as usize] >= prefix
    }

    /// For objects with units: the new uses, and old ones that new writes of units give new sources; the events of nodes
    /// themselves among them.
    fn collect_unit_takers(&self, new: &New, candidates: &mut Candidates) {
        let is_new = |place: usize| {
            let at = self.trace_at[place] as usize;
            at >= new.from && !new.is_copy(at)
        };
        for place in 0..self.path.len() {
            let event = self.path.view(place);
            let mut open = event.open_parts().map(|part| event.parts[part].cell);
            let Some(cell) = open.find(|&cell| self.path.cells.info(cell).units.is_some()) else { continue };
            let written = |part: &Part| {
                let places = self.path.writes[part.cell as usize].iter().flat_map(|writes| &writes.places);
                self.path.cells.info(part.cell).is_unit && places.rev().any(|&place| is_new(place as usize))
            };
            if !is_new(place) && !event.parts.iter().any(written) {
                continue;
            }
            let operation = Operation::Performed(place as u32);
            self.collect_rivals(operation, cell, candidates);
            let own = self.state.trace[self.trace_at[place] as usize].node;
            if let Some(node) = own.filter(|&node| self.state.nodes[node as usize].takers)
                && !joins(event.kind)
            {
                candidates.push((node, Candidate::Taker(operation)));
            }
        }
    }

    /// For an operation that looks at a cell: what it could be reversed with, or whose place it could take.
    pub(super) fn collect_for_operation(&self, operation: Operation, candidates: &mut Candidates) {
        let other = self.view(operation);
        let performed = matches!(operation, Operation::Performed(_));
        for (i, part) in other.parts.iter().enumerate() {
            if performed {
                if !other.is_open(i) {
                    continue;
                }
                if !blocks(other.kind) && part.source.is_event() {
                    let source_place = self.path.place(part.source) as usize;
                    let node = self.state.trace[self.trace_at[source_place] as usize].node;
                    let reads = |p: &Part| p.cell == part.cell && p.reads();
                    let reverses = self.path.parts_of(source_place).iter().any(reads);
                    if let Some(node) = node.filter(|&node| reverses && !self.state.nodes[node as usize].takers) {
                        candidates.push((node, Candidate::Reversal(operation)));
                    }
                }
            }
            if other.kind.awaits() && part.writes {
                self.collect_overtaken(operation, part.cell, candidates);
            }
            let info = self.path.cells.info(part.cell);
            let later = info.units.is_some() && performed;
            if info.ordered && !later {
                self.collect_rivals(operation, part.cell, candidates);
            }
        }
    }

    /// Uses of an object that this operation could come before.
    fn collect_rivals(&self, operation: Operation, cell: u32, candidates: &mut Candidates) {
        let Some(lists) = self.cell_nodes.get(cell as usize) else { return };
        let View { event, kind, .. } = self.view(operation);
        let units = self.path.cells.info(cell).units.is_some();
        for list in lists.iter().filter(|list| list.thread as usize != event.thread()) {
            for &id in list.places.iter().rev() {
                let Node { event: Some(rival), takers, prefix, opened_by_join, .. } = self.state.nodes[id as usize]
                else {
                    continue;
                };
                if !self.can_come_after(operation, prefix) {
                    continue;
                }
                let rival_place = self.path.place(rival) as usize;
                let uses = |p: &Part| p.cell == cell && p.reads() && (p.writes || takers);
                if !self.path.parts_of(rival_place).iter().any(uses) {
                    continue;
                }
                if takers {
                    if !(joins(kind) && opened_by_join) {
                        candidates.push((id, Candidate::Taker(operation)));
                    }
                } else if blocks(kind) && !units {
                    candidates.push((id, Candidate::Reversal(operation)));
                }
            }
        }
    }
}
