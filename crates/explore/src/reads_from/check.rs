//! Checking candidates (lines 7–11 of Algorithm 1): the schedule that a candidate stands for, and whether it is new.

use super::Explorer;
use super::combine::SourceLists;
use super::detect::{Candidate, Operation, is_conditional};
use super::objects::{joins, set_success};
use super::predict::{Outcome, blocks, is_determined, outcome, waiters};
use super::schedule::{Kind, Scheduled};
use crate::consistency::{EventRef, EventSpec, Part};
use crate::driver::{Flow, Search};
use crate::events::Event;
use raddle_base::sabotage::{Ingredient, is_off};
use raddle_trace::{Machine, OpKind, ThreadId, ThreadSet};

/// An operation that is to happen differently.
#[derive(Clone, Copy, Debug)]
pub(super) struct Changed {
    pub(super) event: EventRef,
    pub(super) choice: u32,
    pub(super) after: [EventRef; 2],
    /// Whether it is known what it does.
    pub(super) certain: bool,
}

impl Explorer {
    pub(super) fn check<M: Machine>(&mut self, search: &mut Search<'_, M>, node: usize, candidate: Candidate) -> Flow {
        let Some(event) = self.nodes[node].event else { return Flow::Continue(()) };
        let place = self.path.place(event) as usize;
        match candidate {
            Candidate::Source(part, source) => {
                self.detect.head.clear();
                self.detect.head.extend_from_slice(self.path.parts_of(place));
                self.detect.head[part as usize].source = source;
                if is_conditional(self.path.events[place].kind) || !self.is_taken(node, place, part as usize, source) {
                    self.check_sources(search, node, place, usize::MAX);
                }
            }
            Candidate::Reversal(_) if is_off(Ingredient::Reversals) => {}
            Candidate::Taker(_) if is_off(Ingredient::Takers) => {}
            Candidate::Combination if is_off(Ingredient::Combinations) => {}
            Candidate::Combination => self.check_combinations(search, node, place)?,
            Candidate::Reversal(operation) => self.check_reversal(search, node, place, operation),
            Candidate::Taker(operation) => self.check_taker(search, node, place, operation)?,
            Candidate::Mixed(operation) => self.check_mixed(search, node, place, operation)?,
        }
        Flow::Continue(())
    }

    /// Whether the event in `place` writes what it reads, and a read-modify-write before the node reads the source already.
    fn is_taken(&self, node: usize, place: usize, part: usize, source: EventRef) -> bool {
        let Part { cell, writes, .. } = self.path.parts_of(place)[part];
        let update = if writes { self.path.update_of(source, cell) } else { EventRef::NONE };
        update.is_event() && self.trace_at[self.path.place(update) as usize] < self.nodes[node].prefix
    }

    /// The event in `place` with the sources in `detect.head`; with a `limit`, only its parts before that one, to see whether
    /// that much is possible.
    pub(super) fn check_sources<M: Machine>(
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
        let whole = limit == usize::MAX;
        let mut possible = !self.in_past(event);
        if possible && !(whole && self.is_known(node, event, record.after, parts, None)) {
            self.draft_past(node, None);
            self.draft.push(event, 0, record.after, parts.iter().copied());
            let known = if whole && is_conditional(record.kind) {
                outcome(&search.log, &self.path, record.kind, Some(&search.log.events()[place]), parts)
            } else {
                Outcome::Reads
            };
            // Of the combinations of several sources most are inconsistent, and not worth keeping.
            possible = self.open_parts(place).nth(1).is_none() || self.is_saturable_reading(node);
            if whole && possible {
                self.add_draft(search, node, is_conditional(record.kind).then_some(known), true, true);
            }
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
        if !self.put_in_place_of(place, operation) {
            return;
        }
        self.operation_past(operation);
        if !self.is_possible(search, operation) {
            return;
        }
        let event = self.path.order[place];
        // The event follows, so the past of its sources is needed too.
        for i in 0..self.path.parts_of(place).len() {
            let source = self.path.parts_of(place)[i].source;
            if source.is_event() {
                self.join_past(self.path.place(source) as usize);
            }
        }
        let first = self.operation_event(operation);
        if self.in_past(event) || self.in_past(first) {
            return;
        }
        let mut head = std::mem::take(&mut self.detect.head);
        head.clear();
        head.extend(self.path.parts_of(place).iter().map(|part| {
            let overlaps = part.reads() && self.detect.other.iter().any(|o| o.cell == part.cell && o.writes);
            Part { source: if overlaps { first } else { part.source }, ..*part }
        }));
        let certain = self.is_certain(search, operation);
        let mut labels = self.labels(search, operation);
        while let Some(choice) = labels.first() {
            labels.remove(choice);
            let after = self.operation_after(operation);
            let changed = Changed { event: first, choice: choice.0, after, certain };
            self.add_changed(search, node, place, changed, &head, false);
        }
        self.detect.head = head;
    }

    /// The alternatives of an operation with the parts in `detect.other`: whom a signal can wake, or the one it took.
    pub(super) fn labels<M: Machine>(&self, search: &Search<'_, M>, operation: Operation) -> ThreadSet {
        let Operation::Performed(place) = operation else { return ThreadSet::single(ThreadId(0)) };
        let record = &self.path.events[place as usize];
        let object = self.detect.other.first().filter(|_| record.kind == OpKind::CondSignal);
        let waiters = object.and_then(|part| waiters(&search.log, &self.path, part.source, part.cell));
        match waiters {
            Some(waiters) if !waiters.is_empty() => waiters,
            _ => ThreadSet::single(ThreadId(record.choice)),
        }
    }

    /// Adds the schedule in which `changed`, with the parts in `detect.other`, happens before the event in `place`, which has
    /// the parts in `head`; `detect.past` is what both need.
    pub(super) fn add_changed<M: Machine>(
        &mut self,
        search: &mut Search<'_, M>,
        node: usize,
        place: usize,
        changed: Changed,
        head: &[Part],
        several: bool,
    ) {
        let certain = changed.certain;
        let changed = Some(changed);
        let record = self.path.events[place];
        if self.is_known(node, record.event, record.after, head, changed) {
            return;
        }
        self.draft_past(node, changed);
        self.draft.push(record.event, 0, record.after, head.iter().copied());
        if !several || self.is_saturable_reading(node) {
            // What the operation writes is not known, so neither is what the event does with it.
            self.add_draft(search, node, is_conditional(record.kind).then_some(Outcome::Unknown), false, certain);
        }
    }

    /// `operation` takes the object in the event's place.
    fn check_taker<M: Machine>(
        &mut self,
        search: &mut Search<'_, M>,
        node: usize,
        place: usize,
        operation: Operation,
    ) -> Flow {
        if !self.put_in_place_of(place, operation) {
            return Flow::Continue(());
        }
        let units = self.unit_lists(search, node, operation, &self.detect.other);
        self.each_way(search, node, place, operation, units, |explorer, search| {
            if !explorer.shares_with_join(node) {
                explorer.add_taker(search, node, operation);
            }
            Flow::Continue(())
        })
    }

    /// The sources that the units may have which an operation looks at that has the `parts`, up to the units: not older than what
    /// the last operation on the object saw. A writer finds no readers inside, and comes after all readers before the node.
    fn unit_lists<M: Machine>(
        &self,
        search: &Search<'_, M>,
        node: usize,
        operation: Operation,
        parts: &[Part],
    ) -> SourceLists {
        let is_unit = |part: &Part| self.path.cells.info(part.cell).is_unit;
        let mut lists = self.source_lists(operation, is_unit);
        let prefix = self.nodes[node].prefix;
        let writer = matches!(self.operation_kind(operation), OpKind::WriteLock | OpKind::TryWriteLock);
        let last = parts.iter().find(|part| !is_unit(part)).map(|part| part.source).filter(|s| s.is_event());
        let seen = last.map_or(&[][..], |last| self.path.parts_of(self.path.place(last) as usize));
        for (part, sources) in &mut lists {
            let cell = parts[*part].cell;
            let seen = seen.iter().find(|part| part.cell == cell && part.source.is_event());
            let mut least = seen.map_or(0, |part| part.source.index());
            if writer {
                let places = self.path.writes[cell as usize].iter().flat_map(|writes| &writes.places);
                let before = places.filter(|&&place| self.trace_at[place as usize] < prefix);
                least = before.map(|&place| self.path.order[place as usize].index()).fold(least, u32::max);
            }
            let leaves = |event: &Event| event.wrote < event.read;
            sources.retain(|&source| match source {
                EventRef::INIT => least == 0,
                source if source.index() < least => false,
                source => !writer || leaves(&search.log.events()[self.path.place(source) as usize]),
            });
        }
        lists
    }

    /// Adds the schedule in which `operation` happens with the parts in `detect.other` and the past in `detect.past`.
    fn add_taker<M: Machine>(&mut self, search: &mut Search<'_, M>, node: usize, operation: Operation) {
        let after = self.operation_after(operation);
        let event = self.operation_event(operation);
        let parts = std::mem::take(&mut self.detect.other);
        let known = self.is_known(node, event, after, &parts, None);
        self.detect.other = parts;
        if known {
            return;
        }
        let certain = self.is_certain(search, operation);
        self.draft_past(node, Some(Changed { event, choice: 0, after, certain }));
        if joins(self.operation_kind(operation)) {
            self.add_join(search, node, event, certain);
        } else {
            self.add_draft(search, node, None, true, certain);
        }
    }

    /// Phase P-I for a draft that ends with an operation that has the parts in `detect.other` and the past in `detect.past`,
    /// whatever it writes.
    pub(super) fn is_saturable_with(&mut self, node: usize, operation: Operation) -> bool {
        let (event, after) = (self.operation_event(operation), self.operation_after(operation));
        self.draft_past(node, Some(Changed { event, choice: 0, after, certain: false }));
        self.is_saturable_reading(node)
    }

    /// Whether an operation with the parts in `detect.other` would come after the event that joins in another branch: it
    /// is explored there.
    fn shares_with_join(&self, node: usize) -> bool {
        let Some(join) = self.nodes[node].join else { return false };
        self.in_past(join)
    }

    /// Adds the draft as the branch in which `event` joins those who share the object. A second one that is neither the
    /// same nor excluded by the first would overlap with it.
    fn add_join<M: Machine>(&mut self, search: &mut Search<'_, M>, node: usize, event: EventRef, certain: bool) {
        if !self.is_saturable(node) {
            return;
        }
        if self.nodes[node].join.is_some() {
            self.overlapping = true;
        } else {
            self.add_draft(search, node, None, true, certain);
            self.nodes[node].join = Some(event);
        }
    }

    pub(super) fn operation_after(&self, operation: Operation) -> [EventRef; 2] {
        match operation {
            Operation::Performed(place) => self.path.events[place as usize].after,
            Operation::Blocked(i) => self.blocked[i as usize].after,
        }
    }

    /// Lets an operation read what the event in `place` read of an object: its parts are left in `detect.other`. `false`
    /// when it does not take the object.
    fn put_in_place_of(&mut self, place: usize, operation: Operation) -> bool {
        let mut other = std::mem::take(&mut self.detect.other);
        other.clear();
        other.extend_from_slice(self.operation_parts(operation));
        let mut changed = false;
        let kind = self.operation_kind(operation);
        if is_conditional(kind) || blocks(kind) {
            set_success(&mut other, &self.path.cells, true);
        }
        for (i, part) in other.iter_mut().enumerate() {
            let same = |p: &&Part| p.cell == part.cell && p.reads();
            let Some(own) = self.path.parts_of(place).iter().find(same) else { continue };
            if self.path.cells.info(part.cell).is_unit {
                continue;
            }
            if let Operation::Performed(place) = operation
                && (!part.reads() || is_determined(self.path.modes_of(place as usize)[i]))
            {
                continue;
            }
            part.source = own.source;
            changed |= part.writes || joins(kind);
        }
        self.detect.other = other;
        changed
    }

    /// Whether the operation with the parts in `detect.other` can come from the past in `detect.past`, and would write.
    pub(super) fn is_possible<M: Machine>(&self, search: &Search<'_, M>, operation: Operation) -> bool {
        let prevented = match operation {
            Operation::Performed(_) => EventRef::NONE,
            Operation::Blocked(i) => self.blocked[i as usize].prevented_by,
        };
        let impossible =
            self.in_past(self.operation_event(operation)) || prevented.is_event() && self.in_past(prevented);
        !impossible && self.may_write(search, operation)
    }

    /// Whether the operation, with the parts in `detect.other`, can be performed and writes, as far as is known.
    fn may_write<M: Machine>(&self, search: &Search<'_, M>, operation: Operation) -> bool {
        matches!(self.outcome_of(search, operation), Outcome::Writes | Outcome::Unknown)
    }

    /// Whether it is known what the operation does with the parts in `detect.other`.
    pub(super) fn is_certain<M: Machine>(&self, search: &Search<'_, M>, operation: Operation) -> bool {
        self.outcome_of(search, operation) != Outcome::Unknown
    }

    /// What the operation does with the parts in `detect.other`.
    fn outcome_of<M: Machine>(&self, search: &Search<'_, M>, operation: Operation) -> Outcome {
        let kind = self.operation_kind(operation);
        let logged = match operation {
            Operation::Performed(place) => Some(&search.log.events()[place as usize]),
            Operation::Blocked(_) => None,
        };
        if is_conditional(kind) || blocks(kind) {
            outcome(&search.log, &self.path, kind, logged, &self.detect.other)
        } else {
            Outcome::Writes
        }
    }

    /// The past of an operation with the parts in `detect.other`, without itself.
    pub(super) fn operation_past(&mut self, operation: Operation) {
        self.start_past();
        let event = self.operation_event(operation);
        if event.index() > 1 {
            let previous = self.path.threads[event.thread()][event.index() as usize - 2];
            self.join_past(previous as usize);
        }
        for e in self.operation_after(operation) {
            if e.is_event() {
                self.join_past(self.path.place(e) as usize);
            }
        }
        let other = std::mem::take(&mut self.detect.other);
        self.join_sources(&other);
        self.detect.other = other;
    }

    pub(super) fn start_past(&mut self) {
        self.detect.past.clear();
        self.detect.past.resize(self.path.stride, 0);
    }

    pub(super) fn in_past(&self, event: EventRef) -> bool {
        self.detect.past[event.thread()] >= event.index()
    }

    pub(super) fn join_past(&mut self, place: usize) {
        for (past, clock) in self.detect.past.iter_mut().zip(self.path.clock(place)) {
            *past = (*past).max(*clock);
        }
    }

    pub(super) fn join_sources(&mut self, parts: &[Part]) {
        for part in parts {
            if part.source.is_event() {
                self.join_past(self.path.place(part.source) as usize);
            }
        }
    }

    /// Whether the node has the schedule in which the event `head` has these parts, `changed` having those in `detect.other`. If
    /// not, the draft that is to be made has its key.
    fn is_known(
        &mut self,
        node: usize,
        head: EventRef,
        after: [EventRef; 2],
        parts: &[Part],
        changed: Option<Changed>,
    ) -> bool {
        let other = &self.detect.other;
        let changed_key = changed.map_or((EventRef::NONE, 0), |c| {
            (c.event, self.path.past_key(c.event, c.choice, &c.after, other, (EventRef::NONE, 0)))
        });
        let key = self.path.past_key(head, 0, &after, parts, changed_key);
        let known = self.nodes[node].contains(key, |scheduled, is_head| {
            let Scheduled { event, choice, parts: theirs, .. } = scheduled;
            if is_head {
                return event == head && same_sources(theirs, parts);
            }
            if let Some(changed) = changed.filter(|changed| changed.event == event) {
                return choice == changed.choice && same_sources(theirs, other);
            }
            let Some(record) = self.path.events.get(self.path.place(event) as usize) else { return false };
            let ours = &self.path.parts[record.parts_start as usize..record.parts_end as usize];
            record.choice == choice && same_sources(theirs, ours)
        });
        self.draft.key = key;
        known
    }

    /// Starts the draft with the events of `detect.past` that are beyond the node's prefix (the paper's π), and an operation
    /// that is to happen differently, with the parts in `detect.other`.
    pub(super) fn draft_past(&mut self, node: usize, changed: Option<Changed>) {
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
        places.sort_unstable();
        self.draft.clear();
        for &place in &places {
            let record = &self.path.events[place as usize];
            let parts = self.path.parts_of(place as usize).iter().copied();
            self.draft.push(record.event, record.choice, record.after, parts);
        }
        if let Some(Changed { event, choice, after, certain: _ }) = changed {
            self.draft.push(event, choice, after, self.detect.other.iter().copied());
        }
        self.detect.places = places;
    }

    /// Adds the draft to the node; whether it is consistent is found out when it is taken. `outcome` says what the head does
    /// if that depends on what it reads, `copies` that all events but the head are in the trace as they are, `certain` that it is
    /// known what the operation does that happens differently.
    fn add_draft<M: Machine>(
        &mut self,
        search: &mut Search<'_, M>,
        node: usize,
        outcome: Option<Outcome>,
        copies: bool,
        certain: bool,
    ) {
        let writes = match outcome {
            Some(Outcome::Reads) => Some(false),
            Some(Outcome::Writes) => Some(true),
            _ => None,
        };
        if let Some(writes) = writes {
            set_success(self.draft.head_parts_mut(), &self.path.cells, writes);
        }
        let either = outcome == Some(Outcome::Unknown);
        let node = &mut self.nodes[node];
        node.add(&self.draft, Kind { choice: None, either, certain, copies }, false);
        let counters = search.counters();
        counters.wakeup_tree_max = counters.wakeup_tree_max.max(node.schedules.len() as u64);
    }

    /// Phase P-I for the draft after the node's prefix, whatever its head writes.
    pub(super) fn is_saturable_reading(&mut self, node: usize) -> bool {
        let head = &mut self.detect.parts;
        head.clear();
        head.extend_from_slice(self.draft.head_parts_mut());
        self.draft.head_parts_mut().iter_mut().for_each(|part| part.writes = false);
        let consistent = self.is_saturable(node);
        self.draft.head_parts_mut().copy_from_slice(&self.detect.parts);
        consistent
    }

    /// Phase P-I for the draft after the node's prefix.
    fn is_saturable(&mut self, node: usize) -> bool {
        self.saturate_prefix(self.nodes[node].prefix as usize);
        let position = self.saturated.position();
        let consistent = (0..self.draft.len()).all(|i| {
            let scheduled = self.draft.get(i);
            let spec = EventSpec { thread: scheduled.event.thread(), after: scheduled.after, parts: scheduled.parts };
            self.saturated.append(&spec)
        });
        self.saturated.rewind(position);
        consistent
    }
}

/// Whether both read the same cells from the same events.
#[inline]
fn same_sources(a: &[Part], b: &[Part]) -> bool {
    a.len() == b.len() && a.iter().zip(b).all(|(a, b)| a.cell == b.cell && a.source == b.source)
}
