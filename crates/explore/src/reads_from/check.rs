//! Checking candidates (lines 7–11 of Algorithm 1): the schedule that a candidate stands for, and whether it is new.

use super::Explorer;
use super::combine::SourceLists;
use super::detect::Candidate;
use super::objects::{joins, set_success};
use super::operation::{Operation, Parts, Past, Planned};
use super::path::Obstacle;
use super::predict::{Outcome, blocks, found, is_conditional, outcome, touches_what_it_finds};
use super::state::{Draft, Kind, Scheduled};
use crate::Reason;
use crate::consistency::{EventRef, EventSpec, Part};
use crate::driver::{Driver, Flow};
use crate::events::Event;
use raddle_base::sabotage::{Ingredient, is_off};
use raddle_trace::{Choices, Machine, OpKind, ThreadId, ThreadSet};

/// The check of a candidate.
pub(super) struct Check<'c, 'a, M: Machine> {
    pub explorer: &'c mut Explorer,
    pub search: &'c mut Driver<'a, M>,
    pub node: usize,
    /// The event of the node as it was: the paper's `e_R`.
    pub event: Planned,
}

impl Explorer {
    pub(super) fn check<M: Machine>(&mut self, search: &mut Driver<'_, M>, node: usize, candidate: Candidate) -> Flow {
        let Some(event) = self.state.nodes[node].event else { return Flow::Continue(()) };
        let operation = match self.state.nodes[node].waits {
            true => {
                self.blocked.iter().position(|blocked| blocked.event == event).map(|i| Operation::Blocked(i as u32))
            }
            false => Some(Operation::Performed(self.path.place(event))),
        };
        let Some(operation) = operation else { return Flow::Continue(()) };
        let event = self.plan(operation);
        let mut check = Check { explorer: self, search, node, event };
        match candidate {
            Candidate::Source(part, source) => check.check_source(part as usize, source),
            Candidate::Reversal(_) if is_off(Ingredient::Reversals) => {}
            Candidate::Taker(_) if is_off(Ingredient::Takers) => {}
            Candidate::Combination if is_off(Ingredient::Combinations) => {}
            Candidate::Combination => check.check_combinations()?,
            Candidate::Reversal(operation) => check.check_reversal(operation),
            Candidate::Taker(operation) => check.check_taker(operation)?,
            Candidate::Mixed(operation) => check.check_mixed(operation)?,
            Candidate::Waits => check.add_waiting(),
        }
        Flow::Continue(())
    }
}

impl<M: Machine> Check<'_, '_, M> {
    /// The event reads a part from this source.
    fn check_source(&mut self, part: usize, source: EventRef) {
        let kind = self.event.kind;
        if is_conditional(kind) || touches_what_it_finds(kind) || !self.is_taken(part, source) {
            let mut parts = self.event.parts.clone();
            parts[part].source = source;
            self.check_sources(parts, true);
        }
    }

    /// Whether the event writes what it reads, and a read-modify-write before the node reads the source already.
    fn is_taken(&self, part: usize, source: EventRef) -> bool {
        let Explorer { path, trace_at, state, .. } = &*self.explorer;
        let Part { cell, writes, .. } = self.event.parts[part];
        let update = if writes { path.update_of(source, cell) } else { EventRef::NONE };
        update.is_event() && trace_at[path.place(update) as usize] < state.nodes[self.node].prefix
    }

    /// The event with these parts. If they are not the `whole`, they are looked at only to see whether that much is possible.
    pub(super) fn check_sources(&mut self, parts: Parts, whole: bool) -> bool {
        let past = Past::of_sources(&self.explorer.path, &parts);
        let head = self.event.with(parts);
        if past.contains(head.event) {
            return false;
        }
        let key = if whole { self.new_key(&head, None) } else { Some(0) };
        let Some(key) = key else { return true };
        let draft = self.draft(&past, &[&head], key);
        // Of the combinations of several sources most are inconsistent, and not worth keeping.
        let several = self.explorer.view(head.operation).open_parts().nth(1).is_some();
        let possible = !several || self.is_saturable(&draft, true);
        if whole && possible {
            let outcome = is_conditional(head.kind).then(|| self.outcome_of(&head));
            self.add(draft, outcome, true, !head.kind.awaits());
        } else {
            self.explorer.buffers.draft = draft;
        }
        possible
    }

    /// `operation` comes first and reads what the event read; the event reads from it.
    fn check_reversal(&mut self, operation: Operation) {
        let Some(first) = self.put_in_place(operation) else { return };
        let mut past = self.past_of(&first);
        if !self.is_possible(&first, &past) {
            return;
        }
        // The event follows, so the past of its sources is needed too.
        past.add_sources(&self.explorer.path, &self.event.parts);
        if past.contains(self.event.event) || past.contains(first.event) {
            return;
        }
        let mut parts = self.event.parts.clone();
        for part in parts.iter_mut().filter(|part| part.reads()) {
            if first.parts.iter().any(|other| other.cell == part.cell && other.writes) {
                part.source = first.event;
            }
        }
        self.add_changed(first, &self.event.with(parts), &past, false);
    }

    /// The alternatives of an operation: whom a signal can wake, or the one it took.
    fn labels(&self, planned: &Planned) -> ThreadSet {
        let Operation::Performed(place) = planned.operation else { return ThreadSet::single(ThreadId(0)) };
        let path = &self.explorer.path;
        let signal = planned.kind == OpKind::CondSignal;
        let state = if signal { found(&self.search.log, path, planned.kind, &planned.parts) } else { None };
        match state.map(|state| state.choices(planned.kind)) {
            Some(Choices::Waiters(waiters)) => waiters,
            _ => ThreadSet::single(ThreadId(path.events[place as usize].choice)),
        }
    }

    /// Adds the schedules in which `changed` happens before the event, which is `head` then; `past` is what both need. If there
    /// are `several` ways in which that could be, most are inconsistent, and not worth keeping.
    pub(super) fn add_changed(&mut self, mut changed: Planned, head: &Planned, past: &Past, several: bool) {
        let certain = self.outcome_of(&changed) != Outcome::Unknown && !head.kind.awaits();
        for label in self.labels(&changed) {
            changed.choice = label.0;
            let Some(key) = self.new_key(head, Some(&changed)) else { continue };
            let draft = self.draft(past, &[&changed, head], key);
            if !several || self.is_saturable(&draft, true) {
                // What the operation writes is not known, so neither is what the event does with it.
                self.add(draft, is_conditional(head.kind).then_some(Outcome::Unknown), false, certain);
            } else {
                self.explorer.buffers.draft = draft;
            }
        }
    }

    /// `operation` takes the object in the event's place.
    fn check_taker(&mut self, operation: Operation) -> Flow {
        let Some(taker) = self.put_in_place(operation) else { return Flow::Continue(()) };
        let units = self.unit_lists(&taker);
        self.each_way(taker, units, |check, taker, past| {
            // After the event that joins in another branch it is explored there.
            let join = check.explorer.state.nodes[check.node].join;
            if !join.is_some_and(|join| past.contains(join) && check.joins_instead(join)) {
                check.add_taker(taker, past);
            }
            Flow::Continue(())
        })
    }

    /// Whether an event joins those who share the object, and comes after what the event of the node came after: it may as well have come
    /// earlier, or have failed.
    fn joins_instead(&self, join: EventRef) -> bool {
        let path = &self.explorer.path;
        let parts = path.parts_of(path.place(join) as usize);
        let takes_unit = |part: &Part| path.cells.info(part.cell).is_unit && part.writes;
        let same = |part: &Part, own: &Part| (part.cell, part.source) == (own.cell, own.source);
        let finds_same =
            |part: &Part| part.reads() && self.event.parts.iter().any(|own| own.reads() && same(part, own));
        parts.iter().any(takes_unit) && parts.iter().any(finds_same)
    }

    /// The sources that the units may have which an operation looks at: not older than what the last operation on the object
    /// saw. A writer finds no readers inside, and comes after all readers before the node.
    fn unit_lists(&self, taker: &Planned) -> SourceLists {
        let Explorer { path, trace_at, state, .. } = &*self.explorer;
        let is_unit = |part: &Part| path.cells.info(part.cell).is_unit;
        let mut lists = self.explorer.source_lists(taker.operation, is_unit);
        let prefix = state.nodes[self.node].prefix;
        let writer = matches!(taker.kind, OpKind::WriteLock | OpKind::TryWriteLock);
        let last = taker.parts.iter().find(|part| !is_unit(part)).map(|part| part.source).filter(|s| s.is_event());
        let seen = last.map_or(&[][..], |last| path.parts_of(path.place(last) as usize));
        for (part, sources) in &mut lists {
            let cell = taker.parts[*part].cell;
            let seen = seen.iter().find(|part| part.cell == cell && part.source.is_event());
            let mut least = seen.map_or(0, |part| part.source.index());
            if writer {
                let places = path.writes[cell as usize].iter().flat_map(|writes| &writes.places);
                let before = places.filter(|&&place| trace_at[place as usize] < prefix);
                least = before.map(|&place| path.order[place as usize].index()).fold(least, u32::max);
            }
            let leaves = |event: &Event| event.wrote < event.read;
            sources.retain(|&source| match source {
                EventRef::INIT => least == 0,
                source if source.index() < least => false,
                source => !writer || leaves(&self.search.log.events()[path.place(source) as usize]),
            });
        }
        lists
    }

    /// Adds the schedule in which `taker` happens. One that joins those who share the object has a branch of its own: a second
    /// one that is neither the same nor excluded by the first would overlap with it.
    fn add_taker(&mut self, taker: &Planned, past: &Past) {
        let Some(key) = self.new_key(taker, None) else { return };
        let certain = self.outcome_of(taker) != Outcome::Unknown;
        let draft = self.draft(past, &[taker], key);
        if joins(taker.kind) {
            if !self.is_saturable(&draft, false) {
                self.explorer.buffers.draft = draft;
                return;
            }
            if self.explorer.state.nodes[self.node].join.is_some() {
                self.explorer.path.meet(Obstacle::HandOver(Reason::ReadLocksOverlap));
                return;
            }
            self.explorer.state.nodes[self.node].join = Some(taker.event);
        }
        self.add(draft, None, true, certain);
    }

    /// The operation, reading what the event read of an object; `None` when it does not take the object.
    fn put_in_place(&self, operation: Operation) -> Option<Planned> {
        let cells = &self.explorer.path.cells;
        let view = self.explorer.view(operation);
        let mut planned = self.explorer.plan(operation);
        if is_conditional(planned.kind) || blocks(planned.kind) {
            set_success(&mut planned.parts, cells, true);
        }
        let mut changed = false;
        for (i, part) in planned.parts.iter_mut().enumerate() {
            let same = |p: &&Part| p.cell == part.cell && p.reads();
            let Some(own) = self.event.parts.iter().find(same) else { continue };
            let closed = matches!(operation, Operation::Performed(_)) && !view.is_open(i);
            if !cells.info(part.cell).is_unit && !closed {
                part.source = own.source;
                changed |= part.writes || joins(view.kind);
            }
        }
        changed.then_some(planned)
    }

    /// Whether the operation can come from this past, and would write, as far as is known.
    pub(super) fn is_possible(&self, planned: &Planned, past: &Past) -> bool {
        let prevented = self.explorer.view(planned.operation).prevented_by;
        let impossible = past.contains(planned.event) || prevented.is_event() && past.contains(prevented);
        !impossible && matches!(self.outcome_of(planned), Outcome::Writes | Outcome::Unknown)
    }

    /// What the operation does.
    fn outcome_of(&self, planned: &Planned) -> Outcome {
        if planned.kind.awaits() {
            // Whether it is possible is for the machine to say.
            return Outcome::Unknown;
        }
        if !is_conditional(planned.kind) && !blocks(planned.kind) {
            return Outcome::Writes;
        }
        let log = &self.search.log;
        let logged = match planned.operation {
            Operation::Performed(place) => Some(&log.events()[place as usize]),
            Operation::Blocked(_) => None,
        };
        outcome(log, &self.explorer.path, planned.kind, logged, &planned.parts)
    }

    /// The past of an operation, without itself.
    pub(super) fn past_of(&self, planned: &Planned) -> Past {
        Past::of(&self.explorer.path, planned.event, planned.after, &planned.parts)
    }

    /// The key of the schedule with this head, before which `changed` happens as it says; `None` when the node has it
    /// (line 11: `σ' ≡ σ`).
    fn new_key(&self, head: &Planned, changed: Option<&Planned>) -> Option<u64> {
        let path = &self.explorer.path;
        let changed_key = changed.map_or((EventRef::NONE, 0), |c| {
            (c.event, path.past_key(c.event, c.choice, &c.after, &c.parts, (EventRef::NONE, 0)))
        });
        let key = path.past_key(head.event, 0, &head.after, &head.parts, changed_key);
        let known = self.explorer.state.nodes[self.node].contains(key, |scheduled, is_head| {
            let Scheduled { event, choice, parts: theirs, .. } = scheduled;
            if is_head {
                return event == head.event && same_sources(theirs, &head.parts);
            }
            if let Some(changed) = changed.filter(|changed| changed.event == event) {
                return choice == changed.choice && same_sources(theirs, &changed.parts);
            }
            let Some(record) = path.events.get(path.place(event) as usize) else { return false };
            let ours = &path.parts[record.parts_start as usize..record.parts_end as usize];
            record.choice == choice && same_sources(theirs, ours)
        });
        (!known).then_some(key)
    }

    /// A schedule: the events of the past that are beyond the node's prefix (the paper's π), and then these.
    pub(super) fn draft(&mut self, past: &Past, then: &[&Planned], key: u64) -> Draft {
        let Explorer { path, trace_at, state, buffers, .. } = &mut *self.explorer;
        let prefix = state.nodes[self.node].prefix;
        let mut draft = std::mem::take(&mut buffers.draft);
        draft.clear();
        let places = &mut buffers.places;
        places.clear();
        for (thread, events) in path.threads.iter().enumerate() {
            let beyond = |&place: &u32| trace_at[place as usize] >= prefix;
            places.extend(events[..past.len_of(thread)].iter().rev().copied().take_while(beyond));
        }
        places.sort_unstable();
        for &place in &*places {
            let record = &path.events[place as usize];
            draft.push(record.event, record.choice, record.after, path.parts_of(place as usize).iter().copied());
        }
        then.iter().for_each(|planned| draft.push_planned(planned));
        draft.key = key;
        draft
    }

    /// Adds the branch in which the event, an await, is not performed.
    fn add_waiting(&mut self) {
        let Explorer { state, buffers, parts, concerns_shared, .. } = &mut *self.explorer;
        let shared = self.node < parts.shared();
        *concerns_shared |= shared;
        state.nodes[self.node].add_waiting(&mut buffers.draft, self.event.event, self.event.after, shared);
    }

    /// Adds the draft to the node; whether it is consistent is found out when it is taken. `outcome` says what the head does
    /// if that depends on what it reads, `copies` that all events but the head are in the trace as they are, `certain` that it is
    /// known what the operation does that happens differently.
    fn add(&mut self, mut draft: Draft, outcome: Option<Outcome>, copies: bool, certain: bool) {
        let Explorer { path, state, buffers, parts, concerns_shared, .. } = &mut *self.explorer;
        let writes = match outcome {
            Some(Outcome::Reads) => Some(false),
            Some(Outcome::Writes) => Some(true),
            _ => None,
        };
        if let Some(writes) = writes {
            set_success(draft.head_parts_mut(), &path.cells, writes);
        }
        let either = outcome == Some(Outcome::Unknown);
        let may_write_less = touches_what_it_finds(self.event.kind);
        let node = &mut state.nodes[self.node];
        // A schedule of a shared node is not this search's to take.
        let shared = self.node < parts.shared();
        *concerns_shared |= shared;
        node.add(&draft, Kind { choice: None, either, certain, copies, may_write_less, waits: false }, shared);
        let counters = self.search.counters();
        counters.wakeup_tree_max = counters.wakeup_tree_max.max(node.schedules.len() as u64);
        buffers.draft = draft;
    }

    /// Phase P-I for the draft after the node's prefix; if its head only `reads`, whatever it writes.
    pub(super) fn is_saturable(&mut self, draft: &Draft, reads: bool) -> bool {
        let explorer = &mut *self.explorer;
        explorer.saturate_prefix(explorer.state.nodes[self.node].prefix as usize);
        let saturated = &mut explorer.saturated;
        let position = saturated.position();
        let last = draft.events().len() - 1;
        let consistent = draft.events().enumerate().all(|(i, Scheduled { event, after, parts, .. })| {
            if !(reads && i == last) {
                return saturated.append(&EventSpec { thread: event.thread(), after, parts });
            }
            let mut parts = Parts::from(parts);
            parts.iter_mut().for_each(|part| part.writes = false);
            saturated.append(&EventSpec { thread: event.thread(), after, parts: &parts })
        });
        saturated.rewind(position);
        consistent
    }
}

/// Whether both read the same cells from the same events.
#[inline]
fn same_sources(a: &[Part], b: &[Part]) -> bool {
    a.len() == b.len() && a.iter().zip(b).all(|(a, b)| a.cell == b.cell && a.source == b.source)
}
