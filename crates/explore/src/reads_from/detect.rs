//! The new-source-detection phase (lines 4–11 of Algorithm 1): which events of the trace could have gone another way.
//!
//! Candidates are pairs of an unmarked event `e` with a node, and something new: a write it could have read from, an operation
//! it could be reversed with, an operation that could have taken the object in its place. They are collected over
//! the whole trace, then checked from its end towards its start, so that the saturated prefix only shrinks.

use super::objects::joins;
use super::predict::{blocks, is_determined};
use super::{Explorer, Node};
use crate::consistency::{EventRef, Part};
use crate::driver::{Flow, Search};
use raddle_trace::{Machine, OpKind};

/// Working memory.
#[derive(Debug, Default)]
pub(super) struct Scratch {
    pub(super) parts: Vec<Part>,
    pub(super) candidates: Vec<(u32, Candidate)>,
    pub(super) past: Vec<u32>,
    pub(super) places: Vec<u32>,
    pub(super) head: Vec<Part>,
    pub(super) other: Vec<Part>,
    pub(super) sources: Vec<EventRef>,
}

/// An operation: one that happened, or one that could not, because it is blocked at the end or was prevented.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Operation {
    Performed(u32),
    Blocked(u32),
}

/// How an event could have gone another way.
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
}

impl Explorer {
    /// Finds the schedules that the execution just explored gives rise to; the trace is new from `new_from` on,
    /// but for `copies` of events that were explored before.
    pub(super) fn find_schedules<M: Machine>(
        &mut self,
        search: &mut Search<'_, M>,
        new_from: usize,
        copies: std::ops::Range<usize>,
    ) -> Flow {
        let mut candidates = std::mem::take(&mut self.detect.candidates);
        candidates.clear();
        for i in (new_from..self.trace.len()).filter(|i| !copies.contains(i)) {
            let entry = self.trace[i];
            let place = self.path.place(entry.event) as usize;
            if let Some(node) = entry.node {
                // What comes before a node in the trace was looked at when the node was new.
                let from = if self.nodes[node as usize].is_new() { 0 } else { i };
                self.collect_sources(node, place, from as u32, &mut candidates);
            }
            self.collect_for_writes(place, new_from, &mut candidates);
            self.collect_for_operation(Operation::Performed(place as u32), &mut candidates);
        }
        for i in 0..self.blocked.len() {
            self.collect_for_operation(Operation::Blocked(i as u32), &mut candidates);
        }
        if self.path.has_units {
            self.collect_unit_takers(new_from, &copies, &mut candidates);
        }
        if self.mixed {
            self.collect_mixed(&mut candidates);
        }
        // A candidate that was collected twice is found in the schedule set the second time; neighbours are cheap to see here.
        candidates.dedup();
        candidates.sort_unstable_by_key(|&(node, _)| std::cmp::Reverse(node));
        for &(node, candidate) in &candidates {
            self.check(search, node as usize, candidate)?;
        }
        self.detect.candidates = candidates;
        Flow::Continue(())
    }

    /// The parts of an operation that can have other sources.
    pub(super) fn open_parts_of(&self, operation: Operation) -> impl Iterator<Item = usize> + '_ {
        let parts = self.operation_parts(operation).iter().enumerate();
        let open = move |&(i, part): &(usize, &Part)| {
            let determined = match operation {
                Operation::Performed(place) => is_determined(self.path.modes_of(place as usize)[i]),
                Operation::Blocked(_) => false,
            };
            part.reads() && !determined
        };
        parts.filter(open).map(|(i, _)| i)
    }

    /// The parts of an event that can have other sources.
    pub(super) fn open_parts(&self, place: usize) -> impl Iterator<Item = usize> + '_ {
        self.open_parts_of(Operation::Performed(place as u32))
    }

    /// For an event that is new itself: all writes it may read from that are in the trace from here on.
    pub(super) fn collect_sources(
        &mut self,
        node: u32,
        place: usize,
        from: u32,
        candidates: &mut Vec<(u32, Candidate)>,
    ) {
        let is_new = |&w: &u32| self.trace_at[w as usize] >= from;
        let has_new = |part: usize| {
            let cell = self.path.parts_of(place)[part].cell;
            self.path.writes[cell as usize].iter().any(|list| list.places.last().is_some_and(is_new))
        };
        if self.nodes[node as usize].takers || from > 0 && !self.open_parts(place).any(has_new) {
            return;
        }
        let mut open = self.open_parts(place);
        let Some(part) = open.next() else { return };
        if open.next().is_some() {
            candidates.push((node, Candidate::Combination));
            return;
        }
        drop(open);
        let Part { cell, writes, .. } = self.path.parts_of(place)[part];
        let conditional = is_conditional(self.path.events[place].kind);
        if writes && !conditional && !self.path.cells.info(cell).written_blindly {
            return; // What it could read instead has been read and overwritten by others before.
        }
        let mut sources = std::mem::take(&mut self.detect.sources);
        self.sources_of(place, part, &mut sources);
        let now = self.path.parts_of(place)[part].source;
        let is_old = |source: EventRef| !source.is_event() || !is_new(&self.path.place(source));
        let others = sources.iter().filter(|&&source| source != now && (from == 0 || !is_old(source)));
        candidates.extend(others.map(|&source| (node, Candidate::Source(part as u32, source))));
        self.detect.sources = sources;
    }

    /// All writes that may be read from (the paper's MayRead): not after the event, and not overwritten before it by a write
    /// that the thread of the write knows of.
    pub(super) fn sources_of(&self, place: usize, part: usize, sources: &mut Vec<EventRef>) {
        let cell = self.path.parts_of(place)[part].cell;
        self.sources_for(Operation::Performed(place as u32), cell, sources);
    }

    /// The same for an operation that may not have happened.
    pub(super) fn sources_for(&self, operation: Operation, cell: u32, sources: &mut Vec<EventRef>) {
        sources.clear();
        let event = self.operation_event(operation);
        // What happens before the event without its own sources: what its thread and others told it before.
        let (mut initial, mut known_len) = (true, 0);
        for writes in &self.path.writes[cell as usize] {
            let thread = writes.thread as usize;
            let places = &writes.places;
            let known = if thread == event.thread() { event.index() - 1 } else { self.known_before(operation, thread) };
            let overwritten = places.partition_point(|&w| self.path.events[w as usize].event.index() <= known);
            let after = places.partition_point(|&w| self.path.clock(w as usize)[event.thread()] < event.index());
            if let Some(last) = overwritten.checked_sub(1) {
                initial = false;
                self.push_last_known(places[last], sources, &mut known_len);
            }
            sources.extend(places[overwritten.min(after)..after].iter().map(|&w| self.path.order[w as usize]));
        }
        if initial {
            sources.push(EventRef::INIT);
        }
    }

    /// Adds the last write of a thread that is known before the event, to the front of `sources`, unless another thread's is
    /// known to have overwritten it; drops those that it has overwritten.
    pub(super) fn push_last_known(&self, write: u32, sources: &mut Vec<EventRef>, known_len: &mut usize) {
        let mut i = 0;
        while i < *known_len {
            let other = self.path.place(sources[i]) as usize;
            if self.path.happens_before(write as usize, other) {
                return;
            }
            if self.path.happens_before(other, write as usize) {
                *known_len -= 1;
                sources.swap(i, *known_len);
                sources.swap_remove(*known_len);
            } else {
                i += 1;
            }
        }
        sources.push(self.path.order[write as usize]);
        let last = sources.len() - 1;
        sources.swap(*known_len, last);
        *known_len += 1;
    }

    /// How many events of a thread are in the causal past of an operation, leaving out what it learned by reading.
    pub(super) fn known_before(&self, operation: Operation, thread: usize) -> u32 {
        let event = self.operation_event(operation);
        let mut known = match event.index() {
            1 => 0,
            index => {
                let previous = self.path.threads[event.thread()][index as usize - 2];
                self.path.clock(previous as usize)[thread]
            }
        };
        for e in self.operation_after(operation) {
            if e.is_event() {
                known = known.max(self.path.clock(self.path.place(e) as usize)[thread]);
            }
        }
        known
    }

    /// For an event that writes: earlier reads with a node that may read from it.
    pub(super) fn collect_for_writes(&self, place: usize, new_from: usize, candidates: &mut Vec<(u32, Candidate)>) {
        let event = self.path.order[place];
        for part in self.path.parts_of(place).iter().filter(|part| part.writes) {
            let Some(lists) = self.cell_nodes.get(part.cell as usize) else { continue };
            for list in lists.iter().filter(|list| list.thread as usize != event.thread()) {
                for &node in list.places.iter().rev() {
                    let Some(reader) = self.nodes[node as usize].event else { continue };
                    let reader_place = self.path.place(reader) as usize;
                    if self.path.happens_before(reader_place, place) {
                        break;
                    }
                    if self.nodes[node as usize].prefix as usize >= new_from || self.nodes[node as usize].takers {
                        continue;
                    }
                    let mut open = self.open_parts(reader_place);
                    let (first, second) = (open.next(), open.next());
                    match (first, second) {
                        (Some(_), Some(_)) => candidates.push((node, Candidate::Combination)),
                        (Some(i), None) if self.path.parts_of(reader_place)[i].cell == part.cell => {
                            candidates.push((node, Candidate::Source(i as u32, event)));
                        }
                        _ => {}
                    }
                }
            }
        }
    }

    /// Pairs of an event and a later operation it may read from, of which one is about several cells. What they could read
    /// may be new even if they are not, so all pairs are looked at.
    pub(super) fn collect_mixed(&self, candidates: &mut Vec<(u32, Candidate)>) {
        let performed = (0..self.path.len() as u32).map(Operation::Performed);
        let blocked = (0..self.blocked.len() as u32).map(Operation::Blocked);
        for operation in performed.chain(blocked) {
            let kind = self.operation_kind(operation);
            let conditional = is_conditional(kind);
            let parts = self.operation_parts(operation);
            let units = parts.iter().any(|part| self.path.cells.info(part.cell).is_unit);
            let open = self.open_parts_of(operation).next().is_some();
            if blocks(kind) && !units || !open || !(conditional || parts.iter().any(|part| part.writes)) {
                continue;
            }
            for node in 0..self.nodes_len {
                let Node { event: Some(event), takers: false, prefix, .. } = self.nodes[node] else { continue };
                let reader = self.path.place(event) as usize;
                let reads = |i: usize| {
                    let cell = self.path.parts_of(reader)[i].cell;
                    parts.iter().any(|p| p.cell == cell && (p.writes || conditional))
                };
                if operation != Operation::Performed(reader as u32)
                    && self.can_come_after(operation, prefix)
                    && (parts.len() > 1 || self.path.parts_of(reader).len() > 1)
                    && self.open_parts(reader).any(reads)
                {
                    candidates.push((node as u32, Candidate::Mixed(operation)));
                }
            }
        }
    }

    /// Whether an operation is not settled by the first `prefix` events of the trace.
    fn can_come_after(&self, operation: Operation, prefix: u32) -> bool {
        match operation {
            Operation::Performed(place) => self.trace_at[place as usize] >= prefix,
            Operation::Blocked(i) => match self.blocked[i as usize].prevented_by {
                EventRef::NONE => true,
                event => self.trace_at[self.path.place(event) as usize] >= prefix,
            },
        }
    }

    /// For objects with units: the new uses, and old ones that new writes of units give new sources; the events of nodes
    /// themselves among them.
    fn collect_unit_takers(
        &self,
        new_from: usize,
        copies: &std::ops::Range<usize>,
        candidates: &mut Vec<(u32, Candidate)>,
    ) {
        let is_new = |place: usize| {
            let at = self.trace_at[place] as usize;
            at >= new_from && !copies.contains(&at)
        };
        for place in 0..self.path.len() {
            let parts = self.path.parts_of(place);
            let open = parts
                .iter()
                .zip(self.path.modes_of(place))
                .filter(|(part, mode)| part.reads() && !is_determined(**mode));
            let mut open = open.map(|(part, _)| part.cell);
            let Some(cell) = open.find(|&cell| self.path.cells.info(cell).units.is_some()) else { continue };
            let written = |part: &Part| {
                let places = self.path.writes[part.cell as usize].iter().flat_map(|writes| &writes.places);
                self.path.cells.info(part.cell).is_unit && places.rev().any(|&place| is_new(place as usize))
            };
            if !is_new(place) && !parts.iter().any(written) {
                continue;
            }
            let operation = Operation::Performed(place as u32);
            self.collect_rivals(operation, cell, candidates);
            let own = self.trace[self.trace_at[place] as usize].node;
            if let Some(node) = own.filter(|&node| self.nodes[node as usize].takers)
                && !joins(self.path.events[place].kind)
            {
                candidates.push((node, Candidate::Taker(operation)));
            }
        }
    }

    pub(super) fn operation_kind(&self, operation: Operation) -> OpKind {
        match operation {
            Operation::Performed(place) => self.path.events[place as usize].kind,
            Operation::Blocked(i) => self.blocked[i as usize].kind,
        }
    }

    pub(super) fn operation_event(&self, operation: Operation) -> EventRef {
        match operation {
            Operation::Performed(place) => self.path.order[place as usize],
            Operation::Blocked(i) => self.blocked[i as usize].event,
        }
    }

    pub(super) fn operation_parts(&self, operation: Operation) -> &[Part] {
        match operation {
            Operation::Performed(place) => self.path.parts_of(place as usize),
            Operation::Blocked(i) => &self.blocked[i as usize].parts,
        }
    }

    /// For an operation that looks at a cell: what it could be reversed with, or whose place it could take.
    pub(super) fn collect_for_operation(&self, operation: Operation, candidates: &mut Vec<(u32, Candidate)>) {
        let kind = self.operation_kind(operation);
        for (i, part) in self.operation_parts(operation).iter().enumerate() {
            if let Operation::Performed(place) = operation {
                if !part.reads() || is_determined(self.path.modes_of(place as usize)[i]) {
                    continue;
                }
                if !blocks(kind) && part.source.is_event() {
                    let source_place = self.path.place(part.source) as usize;
                    let node = self.trace[self.trace_at[source_place] as usize].node;
                    let reads = |p: &Part| p.cell == part.cell && p.reads();
                    let reverses = self.path.parts_of(source_place).iter().any(reads);
                    if let Some(node) = node.filter(|&node| reverses && !self.nodes[node as usize].takers) {
                        candidates.push((node, Candidate::Reversal(operation)));
                    }
                }
            }
            let info = self.path.cells.info(part.cell);
            let later = info.units.is_some() && matches!(operation, Operation::Performed(_));
            if info.ordered && !later {
                self.collect_rivals(operation, part.cell, candidates);
            }
        }
    }

    /// Uses of an object that this operation could come before.
    pub(super) fn collect_rivals(&self, operation: Operation, cell: u32, candidates: &mut Vec<(u32, Candidate)>) {
        let Some(lists) = self.cell_nodes.get(cell as usize) else { return };
        let kind = self.operation_kind(operation);
        let event = self.operation_event(operation);
        let units = self.path.cells.info(cell).units.is_some();
        for list in lists.iter().filter(|list| list.thread as usize != event.thread()) {
            for &node in list.places.iter().rev() {
                let Node { event: Some(rival), takers, prefix, opened_by_join, .. } = self.nodes[node as usize] else {
                    continue;
                };
                if !self.can_come_after(operation, prefix) {
                    continue;
                }
                let rival_place = self.path.place(rival) as usize;
                let uses = |p: &&Part| p.cell == cell && p.reads() && (p.writes || takers);
                if self.path.parts_of(rival_place).iter().find(uses).is_none() {
                    continue;
                }
                if takers {
                    if !(joins(kind) && opened_by_join) {
                        candidates.push((node, Candidate::Taker(operation)));
                    }
                } else if blocks(kind) && !units {
                    candidates.push((node, Candidate::Reversal(operation)));
                }
            }
        }
    }
}

/// Whether the operation writes or not depending on what it finds.
pub(super) fn is_conditional(kind: OpKind) -> bool {
    use OpKind::*;
    matches!(kind, CompareExchange | TryLock | TryReadLock | TryWriteLock | SemTryWait | CondSignal | CondBroadcast)
}
