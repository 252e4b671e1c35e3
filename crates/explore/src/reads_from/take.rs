//! Taking a schedule: `GetWitness` for the trace with it, and bringing the machine there.

use super::operation::Parts;
use super::path::Obstacle;
use super::predict::touches_what_it_finds;
use super::state::{Entry, Kind, Scheduled};
use super::{Explorer, New, objects};
use crate::Reason;
use crate::consistency::{EventRef, EventSpec, Phase};
use crate::driver::{Driver, Flow};
use raddle_trace::{Choices, Machine, Pending, ThreadId, Transition};

/// A schedule that is being taken.
#[derive(Clone, Copy)]
struct Taking {
    node: usize,
    schedule: usize,
    /// How many events of the trace come before.
    prefix: usize,
    /// Whether the head writes.
    writes: Writes,
}

/// What the head of a schedule writes.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Writes {
    /// What the schedule says.
    AsScheduled,
    /// All or nothing.
    Either(bool),
    /// Nothing: it is only to be seen whether it would.
    Tried,
}

/// A choice that is open.
const OPEN: u32 = u32::MAX;

impl Explorer {
    pub(super) fn rewind_saturated(&mut self, len: usize) {
        if len < self.positions.len() {
            self.saturated.rewind(self.positions[len]);
            self.positions.truncate(len + 1);
        }
    }

    /// Makes `saturated` stand for the first `len` events of the trace.
    pub(super) fn saturate_prefix(&mut self, len: usize) {
        self.rewind_saturated(len);
        while self.saturated.len() < len {
            let event = self.path.view(self.path.place(self.state.trace[self.saturated.len()].event) as usize);
            let spec = EventSpec { thread: event.event.thread(), after: event.after, parts: event.parts };
            let consistent = self.saturated.append(&spec);
            assert!(consistent, "what the machine executed is consistent: {:?}", self.path.order);
            self.positions.push(self.saturated.position());
        }
    }

    /// Takes a schedule: finds a witness for the trace with it, and brings the machine there. Says what is new in the trace
    /// then; `None` when there is no witness.
    pub(super) fn take<M: Machine>(
        &mut self,
        search: &mut Driver<'_, M>,
        node: usize,
        schedule: usize,
    ) -> Flow<Option<New>> {
        let Kind { either, copies, may_write_less, waits, .. } = self.state.nodes[node].schedules[schedule].kind;
        if waits {
            return self.take_waiting(search, node, schedule);
        }
        let ways: &[Writes] = match (either, may_write_less) {
            (true, _) => &[Writes::Either(false), Writes::Either(true)],
            (false, true) => &[Writes::AsScheduled, Writes::Tried],
            (false, false) => &[Writes::AsScheduled],
        };
        let mut saturable = false;
        for &writes in ways {
            let taking = Taking { node, schedule, prefix: self.state.nodes[node].prefix as usize, writes };
            let mut found = false;
            if self.append_schedule(taking) {
                saturable |= writes != Writes::Tried;
                let mut order = std::mem::take(&mut self.buffers.order);
                found = self.find_witness(search, taking, &mut order)?;
                let taken = found && self.replay(search, taking, &order)?;
                self.buffers.order = order;
                if taken {
                    self.enter_schedule(taking);
                    // What happens differently, if anything but the head does, is directly before it.
                    let copies_end = self.state.trace.len() - 1 - usize::from(!copies);
                    return Flow::Continue(Some(New { from: taking.prefix, copies_end }));
                }
                if self.path.obstacle.is_some() {
                    return Flow::Continue(None);
                }
            }
            // Only what has no witness as it is scheduled is tried.
            if !either && found {
                break;
            }
        }
        if !saturable {
            search.counters().consistency_checks[0] += 1;
            self.state.nodes[node].reject();
        }
        Flow::Continue(None)
    }

    /// Adds the events of a schedule to the saturated prefix.
    fn append_schedule(&mut self, taking: Taking) -> bool {
        self.saturate_prefix(taking.prefix);
        let events = self.state.nodes[taking.node].events(taking.schedule);
        let last = events.len() - 1;
        for (i, Scheduled { event, after, parts, .. }) in events.enumerate() {
            let mut head = Parts::default();
            match taking.writes {
                Writes::Either(writes) if i == last => {
                    head = Parts::from(parts);
                    objects::set_success(&mut head, &self.path.cells, writes);
                }
                Writes::Tried if i == last => {
                    head = Parts::from(parts);
                    head.iter_mut().for_each(|part| part.writes = false);
                }
                _ => {}
            }
            let parts = if head.is_empty() { parts } else { &head };
            if !self.saturated.append(&EventSpec { thread: event.thread(), after, parts }) {
                return false;
            }
            self.positions.push(self.saturated.position());
        }
        true
    }

    fn find_witness<M: Machine>(
        &mut self,
        search: &mut Driver<'_, M>,
        taking: Taking,
        order: &mut Vec<EventRef>,
    ) -> Flow<bool> {
        let path = &self.path;
        let len = self.trace_at.iter().position(|&at| at as usize >= taking.prefix).unwrap_or(path.len());
        let place = |e| path.place(e);
        let start = self.saturated.undisturbed(self.positions[taking.prefix], len, place);
        let (found, phase) = self.saturated.witness(&path.order, start, place, order, &mut || search.poll())?;
        search.counters().consistency_checks[if phase == Phase::Decision { 2 } else { 1 }] += 1;
        Flow::Continue(found)
    }

    /// How much of the witness the machine has executed already, in the same order.
    fn common_prefix(&self, taking: Taking, order: &[EventRef]) -> usize {
        let events = self.state.nodes[taking.node].events(taking.schedule);
        let last = events.len() - 1;
        let mut limit = self.path.len();
        for (i, scheduled) in events.enumerate() {
            let place = self.path.place(scheduled.event) as usize;
            if place >= limit {
                continue;
            }
            // The head is not what it was, if only by its choice; the others may have chosen, or done, something else.
            let same =
                self.path.events[place].choice == scheduled.choice && self.path.parts_of(place) == scheduled.parts;
            if i == last || !same {
                limit = place;
            }
        }
        let pairs = order.iter().zip(&self.path.order[..limit]);
        pairs.take_while(|(ours, theirs)| ours == theirs).count()
    }

    /// The alternatives that these events of the witness take; the head's may be open.
    fn choices_of(&self, taking: Taking, events: &[EventRef], choices: &mut Vec<u32>) {
        let node = &self.state.nodes[taking.node];
        let scheduled = node.events(taking.schedule);
        let head = scheduled.len() - 1;
        choices.clear();
        choices.extend(events.iter().map(|&event| match self.saturated.place_of(event).checked_sub(taking.prefix) {
            None => self.path.events[self.path.place(event) as usize].choice,
            Some(i) if i == head => node.schedules[taking.schedule].kind.choice.unwrap_or(OPEN),
            Some(i) => scheduled.clone().nth(i).map_or(0, |scheduled| scheduled.choice),
        }));
    }

    /// Runs the witness, from where it parts from what has been executed. `false` when an event of the schedule turns out
    /// differently than expected, which it may only where that could not be told beforehand; the machine has then executed
    /// at least the prefix.
    fn replay<M: Machine>(&mut self, search: &mut Driver<'_, M>, taking: Taking, order: &[EventRef]) -> Flow<bool> {
        let common = self.common_prefix(taking, order);
        let mut choices = std::mem::take(&mut self.buffers.choices);
        self.choices_of(taking, &order[common..], &mut choices);
        search.rewind(common);
        self.path.truncate(common);
        self.trace_at.truncate(common);
        let mut as_expected = true;
        for (&event, &choice) in order[common..].iter().zip(&choices) {
            let place = self.saturated.place_of(event);
            if place >= taking.prefix && !as_expected {
                continue;
            }
            let labels = match search.machine.pending(ThreadId(event.thread() as u32)) {
                Pending::Ready(operation) => operation.choices,
                Pending::Blocked(..) | Pending::Stuck(_) | Pending::Finished => Choices::Count(0),
            };
            let open = choice == OPEN;
            let choice = if open { labels.first() } else { choice };
            let what = match labels.contains(choice) {
                true => self.replay_step(search, taking, event, choice, place)?,
                false => Some("is not possible"),
            };
            if let Some(what) = what {
                if self.path.obstacle.is_none() && !self.is_tried(taking, place) {
                    self.check_uncertain(search, taking, place, what, order);
                }
                if self.path.obstacle.is_some() {
                    as_expected = false;
                    break;
                }
                // What was done differently is taken back.
                search.rewind(self.trace_at.len());
                self.path.truncate(self.trace_at.len());
                as_expected = false;
                continue;
            }
            self.trace_at.push(place as u32);
            if open {
                let mut label = labels.after(choice);
                while let Some(choice) = label {
                    self.state.nodes[taking.node].add_choice(taking.schedule, choice);
                    label = labels.after(choice);
                }
            }
        }
        self.buffers.choices = choices;
        Flow::Continue(as_expected)
    }

    /// Takes one step of the witness; says what is wrong with it if it is not what the saturated trace has in this place.
    fn replay_step<M: Machine>(
        &mut self,
        search: &mut Driver<'_, M>,
        taking: Taking,
        event: EventRef,
        choice: u32,
        place: usize,
    ) -> Flow<Option<&'static str>> {
        let step = Transition { thread: ThreadId(event.thread() as u32), choice };
        search.step_keeping(step, || self.state.in_mind())?;
        self.path.push(&search.log);
        search.counters().predictions += 1;
        let last = self.path.view(self.path.len() - 1);
        let (parts, tried) = (last.parts, self.is_tried(taking, place));
        let as_scheduled = match tried {
            true => self.scheduled_head(taking).is_some_and(|scheduled| scheduled.parts == parts),
            false => parts.iter().copied().eq(self.saturated.event_parts(place)),
        };
        let touches_what_it_finds = touches_what_it_finds(last.kind);
        if self.path.obstacle.is_none() {
            if as_scheduled && self.path.cells.splits.is_empty() {
                return Flow::Continue(tried.then_some("was only tried"));
            }
            // What a block or a library call touches, beyond reading other values, was taken for granted. New ranges of bytes
            // can come from nothing else here.
            if touches_what_it_finds {
                self.path.meet(Obstacle::HandOver(Reason::TouchesWhatItFinds));
            }
        }
        Flow::Continue(Some("does something else"))
    }

    fn scheduled_head(&self, taking: Taking) -> Option<Scheduled<'_>> {
        self.state.nodes[taking.node].events(taking.schedule).last()
    }

    /// Whether the event in this place is the head, which is only tried.
    fn is_tried(&self, taking: Taking, place: usize) -> bool {
        let last = taking.prefix + self.state.nodes[taking.node].events(taking.schedule).len() - 1;
        taking.writes == Writes::Tried && place == last
    }

    /// The event in this place of the trace is not as scheduled: that is an error unless it could not be told beforehand.
    fn check_uncertain<M: Machine>(
        &mut self,
        search: &mut Driver<'_, M>,
        taking: Taking,
        place: usize,
        what: &str,
        order: &[EventRef],
    ) {
        let node = &self.state.nodes[taking.node];
        let Kind { either, certain, .. } = node.schedules[taking.schedule].kind;
        let last = taking.prefix + node.events(taking.schedule).len() - 1;
        // The head is last; what happens differently is directly before it, if it is not the head itself.
        let uncertain = place == last && (either || !certain) || place + 1 == last && !certain;
        if !uncertain && super::stopped_by_order(search) {
            self.path.meet(Obstacle::HandOver(Reason::RoundsThatWrite));
        } else if !uncertain {
            let expected: Vec<_> = self.saturated.event_parts(place).collect();
            search.disagree_unless_beyond_races(&format!("event {place} of {order:?} {what}: {expected:?} expected"));
            self.path.meet(Obstacle::BeyondRaces);
        }
    }

    /// The schedule has been executed: it continues the trace.
    fn enter_schedule(&mut self, taking: Taking) {
        let node = &mut self.state.nodes[taking.node];
        let id = taking.node as u32;
        let events = node.events(taking.schedule).map(|scheduled| Entry { event: scheduled.event, node: None });
        self.state.trace.extend(events);
        if let Some(head) = self.state.trace.last_mut() {
            head.node = Some(id);
            node.event = Some(head.event);
        }
        self.list_node(id);
        for (i, entry) in self.state.trace.iter().enumerate().skip(taking.prefix) {
            self.trace_at[self.path.place(entry.event) as usize] = i as u32;
        }
    }
}
