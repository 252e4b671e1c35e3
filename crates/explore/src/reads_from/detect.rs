//! The new-source-detection phase (lines 4–11 of Algorithm 1): which events of the trace could have gone another way.
//!
//! Candidates are pairs of an unmarked event `e` with a node, and something new: a write it could have read from, an operation
//! it could be reversed with, an operation that could have taken the object in its place. They are collected over
//! the whole trace, then checked from its end towards its start, so that the saturated prefix only shrinks.

use super::predict::{Outcome, blocks, is_determined, outcome};
use super::Explorer;
use crate::consistency::{EventRef, EventSpec, Part};
use crate::driver::Search;
use raddle_trace::{Machine, OpKind};

/// Working memory.
#[derive(Debug, Default)]
pub(super) struct Scratch {
    pub(super) parts: Vec<Part>,
    candidates: Vec<(u32, Candidate)>,
    past: Vec<u32>,
    places: Vec<u32>,
    head: Vec<Part>,
    other: Vec<Part>,
    sources: Vec<EventRef>,
}

/// An operation: one that happened, or one that is blocked at the end.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Operation {
    Performed(u32),
    Blocked(u32),
}

/// How an event could have gone another way.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Candidate {
    /// The only part with alternatives reads from this event.
    Source(u32, EventRef),
    /// Several parts have alternatives.
    Combination,
    /// The operation comes first, reads what the event read, and the event reads from it.
    Reversal(Operation),
    /// The operation takes the object in the event's place.
    Taker(Operation),
}

impl Explorer {
    /// Finds the schedules that the execution just explored gives rise to; the trace is new from `new_from` on.
    pub(super) fn find_schedules<M: Machine>(&mut self, search: &mut Search<'_, M>, new_from: usize) {
        let mut candidates = std::mem::take(&mut self.detect.candidates);
        candidates.clear();
        for i in new_from..self.trace.len() {
            let entry = self.trace[i];
            let place = self.path.place(entry.event) as usize;
            if let Some(node) = entry.node {
                self.collect_sources(node, place, &mut candidates);
            }
            self.collect_for_writes(place, new_from, &mut candidates);
            self.collect_for_operation(Operation::Performed(place as u32), &mut candidates);
        }
        for i in 0..self.blocked.len() {
            self.collect_for_operation(Operation::Blocked(i as u32), &mut candidates);
        }
        candidates.sort_unstable_by(|a, b| b.cmp(a));
        candidates.dedup();
        for &(node, candidate) in &candidates {
            self.check(search, node as usize, candidate);
        }
        self.detect.candidates = candidates;
    }

    /// The parts of an event that can have other sources.
    fn open_parts(&self, place: usize) -> impl Iterator<Item = usize> + '_ {
        let open = |(part, mode): (&Part, &_)| part.reads() && !is_determined(*mode);
        let parts = self.path.parts_of(place).iter().zip(self.path.modes_of(place)).enumerate();
        parts.filter(move |&(_, part)| open(part)).map(|(i, _)| i)
    }

    /// For an event that is new itself: all writes it may read from.
    fn collect_sources(&mut self, node: u32, place: usize, candidates: &mut Vec<(u32, Candidate)>) {
        if blocks(self.path.events[place].kind) {
            return;
        }
        let mut open = self.open_parts(place);
        let Some(part) = open.next() else { return };
        if open.next().is_some() {
            candidates.push((node, Candidate::Combination));
            return;
        }
        drop(open);
        let mut sources = std::mem::take(&mut self.detect.sources);
        self.sources_of(place, part, &mut sources);
        let now = self.path.parts_of(place)[part].source;
        let others = sources.iter().filter(|&&source| source != now);
        candidates.extend(others.map(|&source| (node, Candidate::Source(part as u32, source))));
        self.detect.sources = sources;
    }

    /// All writes that may be read from (the paper's MayRead): not after the event, and not overwritten before it by a write
    /// that the thread of the write knows of.
    fn sources_of(&self, place: usize, part: usize, sources: &mut Vec<EventRef>) {
        sources.clear();
        let cell = self.path.parts_of(place)[part].cell;
        let event = self.path.events[place].event;
        // What happens before the event without its own sources: what its thread and others told it before.
        let mut initial = true;
        for writes in &self.path.writes[cell as usize] {
            let thread = writes.thread as usize;
            let places = &writes.places;
            let known = if thread == event.thread() {
                event.index() - 1
            } else {
                self.known_before(place, thread)
            };
            let overwritten = places.partition_point(|&w| self.path.events[w as usize].event.index() <= known);
            let after = places.partition_point(|&w| self.path.clock(w as usize)[event.thread()] < event.index());
            initial &= overwritten == 0;
            let first = overwritten.saturating_sub(1);
            sources.extend(places[first.min(after)..after].iter().map(|&w| self.path.order[w as usize]));
        }
        if initial {
            sources.push(EventRef::INIT);
        }
    }

    /// How many events of a thread are in the causal past of an event, leaving out what it learned by reading.
    fn known_before(&self, place: usize, thread: usize) -> u32 {
        let event = &self.path.events[place];
        let mut known = match event.event.index() {
            1 => 0,
            index => {
                let previous = self.path.threads[event.event.thread()][index as usize - 2];
                self.path.clock(previous as usize)[thread]
            }
        };
        for e in event.after {
            if e.is_event() {
                known = known.max(self.path.clock(self.path.place(e) as usize)[thread]);
            }
        }
        known
    }

    /// For an event that writes: earlier reads with a node that may read from it.
    fn collect_for_writes(&self, place: usize, new_from: usize, candidates: &mut Vec<(u32, Candidate)>) {
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
                    if self.nodes[node as usize].prefix as usize >= new_from
                        || blocks(self.path.events[reader_place].kind)
                    {
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

    fn operation_kind(&self, operation: Operation) -> OpKind {
        match operation {
            Operation::Performed(place) => self.path.events[place as usize].kind,
            Operation::Blocked(i) => self.blocked[i as usize].kind,
        }
    }

    fn operation_event(&self, operation: Operation) -> EventRef {
        match operation {
            Operation::Performed(place) => self.path.order[place as usize],
            Operation::Blocked(i) => self.blocked[i as usize].event,
        }
    }

    fn operation_parts(&self, operation: Operation) -> &[Part] {
        match operation {
            Operation::Performed(place) => self.path.parts_of(place as usize),
            Operation::Blocked(i) => &self.blocked[i as usize].parts,
        }
    }

    /// For an operation that looks at a cell: what it could be reversed with, or whose place it could take.
    fn collect_for_operation(&self, operation: Operation, candidates: &mut Vec<(u32, Candidate)>) {
        let kind = self.operation_kind(operation);
        let event = self.operation_event(operation);
        for (i, part) in self.operation_parts(operation).iter().enumerate() {
            if let Operation::Performed(place) = operation {
                if !part.reads() || is_determined(self.path.modes_of(place as usize)[i]) {
                    continue;
                }
                if !blocks(kind) && part.source.is_event() {
                    let source_place = self.path.place(part.source) as usize;
                    let node = self.trace[self.trace_at[source_place] as usize].node;
                    let reads = |p: &Part| p.cell == part.cell && p.reads();
                    let reverses = !blocks(self.path.events[source_place].kind)
                        && self.path.parts_of(source_place).iter().any(reads);
                    if let Some(node) = node.filter(|_| reverses) {
                        candidates.push((node, Candidate::Reversal(operation)));
                    }
                }
            }
            if self.path.cells.info(part.cell).ordered {
                self.collect_rivals(operation, kind, event, part.cell, candidates);
            }
        }
    }

    /// Uses of an object that this operation could come before.
    fn collect_rivals(
        &self,
        operation: Operation,
        kind: OpKind,
        event: EventRef,
        cell: u32,
        candidates: &mut Vec<(u32, Candidate)>,
    ) {
        let Some(lists) = self.cell_nodes.get(cell as usize) else { return };
        for list in lists.iter().filter(|list| list.thread as usize != event.thread()) {
            for &node in list.places.iter().rev() {
                let Some(rival) = self.nodes[node as usize].event else { continue };
                let rival_place = self.path.place(rival) as usize;
                if let Operation::Performed(place) = operation
                    && self.trace_at[place as usize] < self.nodes[node as usize].prefix
                {
                    continue;
                }
                let uses = |p: &&Part| p.cell == cell && p.reads() && p.writes;
                if self.path.parts_of(rival_place).iter().find(uses).is_none() {
                    continue;
                }
                if blocks(self.path.events[rival_place].kind) {
                    candidates.push((node, Candidate::Taker(operation)));
                } else if blocks(kind) {
                    candidates.push((node, Candidate::Reversal(operation)));
                }
            }
        }
    }

    fn check<M: Machine>(&mut self, search: &mut Search<'_, M>, node: usize, candidate: Candidate) {
        let Some(event) = self.nodes[node].event else { return };
        let place = self.path.place(event) as usize;
        match candidate {
            Candidate::Source(part, source) => {
                self.detect.head.clear();
                self.detect.head.extend_from_slice(self.path.parts_of(place));
                self.detect.head[part as usize].source = source;
                self.check_sources(search, node, place, usize::MAX);
            }
            Candidate::Combination => self.check_combinations(search, node, place),
            Candidate::Reversal(operation) => self.check_reversal(search, node, place, operation),
            Candidate::Taker(operation) => self.check_taker(search, node, place, operation),
        }
    }

    /// All combinations of sources for an event that reads several cells, by depth-first search over the parts.
    fn check_combinations<M: Machine>(&mut self, search: &mut Search<'_, M>, node: usize, place: usize) {
        let open: Vec<usize> = self.open_parts(place).collect();
        let lists: Vec<Vec<EventRef>> = open
            .iter()
            .map(|&part| {
                let mut sources = Vec::new();
                self.sources_of(place, part, &mut sources);
                sources
            })
            .collect();
        let parts: Vec<Part> = self.path.parts_of(place).to_vec();
        let mut chosen: Vec<usize> = vec![0];
        while let Some(&choice) = chosen.last() {
            let level = chosen.len() - 1;
            if choice == lists[level].len() {
                chosen.pop();
                if let Some(last) = chosen.last_mut() {
                    *last += 1;
                }
                continue;
            }
            let mut head = std::mem::take(&mut self.detect.head);
            head.clear();
            head.extend_from_slice(&parts);
            for (level, &choice) in chosen.iter().enumerate() {
                head[open[level]].source = lists[level][choice];
            }
            let changed = head != parts;
            self.detect.head = head;
            if chosen.len() < open.len() {
                // Go deeper if what has been chosen so far is possible, the later parts being left out.
                if self.check_sources(search, node, place, open[chosen.len()]) {
                    chosen.push(0);
                    continue;
                }
            } else if changed {
                self.check_sources(search, node, place, usize::MAX);
            }
            if let Some(last) = chosen.last_mut() {
                *last += 1;
            }
        }
    }

    /// The event in `place` with the sources in `detect.head`; with a `limit`, only its parts before that one, to see whether
    /// that much is possible.
    fn check_sources<M: Machine>(
        &mut self,
        search: &mut Search<'_, M>,
        node: usize,
        place: usize,
        limit: usize,
    ) -> bool {
        let record = self.path.events[place];
        let event = record.event;
        let head = std::mem::take(&mut self.detect.head);
        let parts = &head[..limit.min(head.len())];
        self.start_past();
        self.join_sources(parts);
        let mut possible = self.detect.past[event.thread()] < event.index();
        if possible {
            self.draft_past(node);
            let whole = limit == usize::MAX;
            let writes = |part: &Part| Part { writes: part.writes && whole, ..*part };
            self.draft.push(event, 0, record.after, parts.iter().map(writes));
            let known = if whole && is_conditional(record.kind) {
                outcome(&search.log, &self.path, record.kind, Some(&search.log.events()[place]), parts)
            } else {
                Outcome::Reads
            };
            possible = if whole {
                self.add_draft(search, node, is_conditional(record.kind).then_some(known))
            } else {
                self.is_saturable(node)
            };
        }
        self.detect.head = head;
        possible
    }

    /// `operation` comes first and reads what the event read; the event reads from it.
    fn check_reversal<M: Machine>(
        &mut self,
        search: &mut Search<'_, M>,
        node: usize,
        place: usize,
        operation: Operation,
    ) {
        let record = self.path.events[place];
        let Some(choice) = self.draft_operation_first(search, node, place, operation) else { return };
        if choice == record.event.thread() as u32 && self.operation_kind(operation) == OpKind::CondSignal {
            return; // it woke the thread of the event, which would not be waiting yet
        }
        let first = self.operation_event(operation);
        let other = std::mem::take(&mut self.detect.other);
        let event_parts = self.path.parts_of(place);
        let reads_first = |part: &Part| {
            let overlaps = part.reads() && other.iter().any(|o| o.cell == part.cell && o.writes);
            Part { source: if overlaps { first } else { part.source }, ..*part }
        };
        self.draft.push(first, choice, self.operation_after(operation), other.iter().copied());
        self.draft.push(record.event, 0, record.after, event_parts.iter().map(reads_first));
        self.detect.other = other;
        // What the operation writes is not known, so neither is what the event does with it.
        self.add_draft(search, node, is_conditional(record.kind).then_some(Outcome::Unknown));
    }

    /// `operation` takes the object in the event's place.
    fn check_taker<M: Machine>(&mut self, search: &mut Search<'_, M>, node: usize, place: usize, operation: Operation) {
        if self.draft_operation_first(search, node, place, operation).is_none() {
            return;
        }
        let other = std::mem::take(&mut self.detect.other);
        self.draft.push(self.operation_event(operation), 0, self.operation_after(operation), other.iter().copied());
        self.detect.other = other;
        self.add_draft(search, node, None);
    }

    fn operation_after(&self, operation: Operation) -> [EventRef; 2] {
        match operation {
            Operation::Performed(place) => self.path.events[place as usize].after,
            Operation::Blocked(i) => self.blocked[i as usize].after,
        }
    }

    /// Drafts the past of an operation that is to read what the event in `place` read; its parts are left in `detect.other`.
    /// `None` when that cannot be; otherwise the alternative the operation took.
    fn draft_operation_first<M: Machine>(
        &mut self,
        search: &Search<'_, M>,
        node: usize,
        place: usize,
        operation: Operation,
    ) -> Option<u32> {
        let event = self.path.order[place];
        let mut other = std::mem::take(&mut self.detect.other);
        other.clear();
        other.extend_from_slice(self.operation_parts(operation));
        let mut changed = false;
        for (i, part) in other.iter_mut().enumerate() {
            let same = |p: &&Part| p.cell == part.cell && p.reads() && p.writes;
            let Some(own) = self.path.parts_of(place).iter().find(same) else { continue };
            if let Operation::Performed(place) = operation
                && (!part.reads() || is_determined(self.path.modes_of(place as usize)[i]))
            {
                continue;
            }
            *part = Part { source: own.source, writes: true, ..*part };
            changed = true;
        }
        let kind = self.operation_kind(operation);
        let logged = match operation {
            Operation::Performed(place) => Some(&search.log.events()[place as usize]),
            Operation::Blocked(_) => None,
        };
        let possible = changed
            && other.iter().all(|part| part.source != EventRef::NONE || part.writes)
            && (!(is_conditional(kind) || blocks(kind))
                || matches!(
                    outcome(&search.log, &self.path, kind, logged, &other),
                    Outcome::Writes | Outcome::Unknown
                ));
        self.start_past();
        let first = self.operation_event(operation);
        let previous = first.index() as usize - 1;
        if let Some(previous) = previous.checked_sub(1) {
            self.join_past(self.path.threads[first.thread()][previous] as usize);
        }
        for e in self.operation_after(operation) {
            if e.is_event() {
                self.join_past(self.path.place(e) as usize);
            }
        }
        self.join_sources(&other);
        self.detect.other = other;
        if !possible || self.detect.past[event.thread()] >= event.index() {
            return None;
        }
        self.draft_past(node);
        match operation {
            Operation::Performed(place) => Some(self.path.events[place as usize].choice),
            Operation::Blocked(_) => Some(0),
        }
    }

    fn start_past(&mut self) {
        self.detect.past.clear();
        self.detect.past.resize(self.path.stride, 0);
    }

    fn join_past(&mut self, place: usize) {
        for (past, clock) in self.detect.past.iter_mut().zip(self.path.clock(place)) {
            *past = (*past).max(*clock);
        }
    }

    fn join_sources(&mut self, parts: &[Part]) {
        for part in parts {
            if part.source.is_event() {
                self.join_past(self.path.place(part.source) as usize);
            }
        }
    }

    /// Starts the draft with the events of `detect.past` that are beyond the node's prefix (the paper's π).
    fn draft_past(&mut self, node: usize) {
        let prefix = self.nodes[node].prefix;
        let mut places = std::mem::take(&mut self.detect.places);
        places.clear();
        for (thread, events) in self.path.threads.iter().enumerate() {
            let past = self.detect.past[thread] as usize;
            for &place in events[..past].iter().rev() {
                if self.trace_at[place as usize] < prefix {
                    break;
                }
                places.push(place);
            }
        }
        places.sort_unstable_by_key(|&place| {
            let event = &self.path.events[place as usize];
            (event.weight, event.event)
        });
        self.draft.clear();
        for &place in &places {
            let record = &self.path.events[place as usize];
            let parts = self.path.parts_of(place as usize).iter().copied();
            self.draft.push(record.event, record.choice, record.after, parts);
        }
        self.detect.places = places;
    }

    /// Adds the draft to the node unless it is there or is found inconsistent. `outcome` says what the head does if that depends
    /// on what it reads. Says whether the draft may be consistent.
    fn add_draft<M: Machine>(&mut self, search: &mut Search<'_, M>, node: usize, outcome: Option<Outcome>) -> bool {
        if self.nodes[node].contains(&self.draft) {
            return true;
        }
        let mut set_writes = |writes: bool| {
            for part in self.draft.head_parts_mut() {
                part.writes = writes;
            }
        };
        match outcome {
            Some(Outcome::Reads) => set_writes(false),
            Some(Outcome::Writes) => set_writes(true),
            _ => {}
        }
        let either = outcome == Some(Outcome::Unknown);
        let consistent = if either {
            let mut consistent = false;
            for writes in [false, true] {
                for part in self.draft.head_parts_mut() {
                    part.writes = writes;
                }
                consistent |= self.is_saturable(node);
            }
            consistent
        } else {
            self.is_saturable(node)
        };
        if consistent {
            let node = &mut self.nodes[node];
            node.add(&self.draft, None, either, false);
            let counters = search.counters();
            counters.wakeup_tree_max = counters.wakeup_tree_max.max(node.schedules.len() as u64);
        } else {
            search.counters().consistency_checks[0] += 1;
        }
        consistent
    }

    /// Phase P-I for the draft after the node's prefix.
    fn is_saturable(&mut self, node: usize) -> bool {
        self.saturate_prefix(self.nodes[node].prefix as usize);
        let position = self.saturated.position();
        let consistent = (0..self.draft.len()).all(|i| {
            let scheduled = self.draft.get(i);
            let spec =
                EventSpec { thread: scheduled.event.thread(), after: scheduled.after, parts: scheduled.parts };
            self.saturated.append(&spec)
        });
        self.saturated.rewind(position);
        consistent
    }
}

/// Whether the operation writes or not depending on what it finds.
fn is_conditional(kind: OpKind) -> bool {
    use OpKind::*;
    matches!(
        kind,
        CompareExchange | TryLock | TryReadLock | TryWriteLock | SemTryWait | CondSignal | CondBroadcast
    )
}

