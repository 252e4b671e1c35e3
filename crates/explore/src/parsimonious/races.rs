//! Which schedules an execution gives rise to.

use super::frames::{Found, Schedule};
use super::{Explorer, is_default};
use crate::access_list::AccessList;
use crate::driver::Blocked;
use crate::events::{EventLog, Prevented};
use crate::execution::{Race, RaceKind, Second, may_keep_waiting};
use crate::initials::Step;
use crate::short_list::ShortList;
use raddle_trace::{Choices, End, Machine, OpKind};

impl<M: Machine> Explorer<'_, '_, M> {
    /// Finds the schedules of the present execution, which is at its end; those from earlier states first.
    pub(super) fn find_schedules(&mut self, schedules: &mut Vec<Schedule>) {
        debug_assert!(schedules.is_empty(), "they are those of one execution");
        self.reverse_races(schedules);
        self.reverse_waiting(schedules);
        self.other_alternatives(schedules);
        self.prevented(schedules);
        schedules.sort_by_key(|schedule| schedule.state);
    }

    /// The first position at which a default step may be whose schedule is found here: all heads after it come `before` the head.
    fn floor(&self, mut before: impl FnMut(usize) -> bool) -> usize {
        let jumps = self.state.jumps.iter().rev();
        jumps.map(|jump| jump.at as usize).find(|&at| !before(at)).map_or(0, |at| at + 1)
    }

    /// The first position behind all jumps.
    fn behind_jumps(&self) -> usize {
        self.state.jumps.last().map_or(0, |jump| jump.at as usize + 1)
    }

    /// The races whose second event need not wait.
    fn reverse_races(&mut self, schedules: &mut Vec<Schedule>) {
        let races = std::mem::take(&mut self.execution.races);
        let last_head = self.behind_jumps().saturating_sub(1);
        for &Race { first, second, kind, closest: _ } in &races {
            let (first, Second::Event(second), RaceKind::Plain) = (first as usize, second, kind) else { continue };
            let second = second as usize;
            let (execution, log) = (&self.execution, &self.driver.log);
            if second < last_head || !is_default(&self.state.jumps, first) {
                continue;
            }
            let event = &log.events()[second];
            let first_choice = event.choices == Choices::One
                || event.transition.choice == self.driver.order.first_label(event.choices);
            let before = |head: usize| head == second || head < second && execution.happens_before(head, second);
            if !first_choice || first < self.floor(before) {
                continue;
            }
            let past = (first + 1..second).filter(|&event| execution.happens_before(event, second));
            schedules.push(Schedule {
                steps: positions(past),
                head: event.transition.thread,
                choice: None,
                found: Found::Race,
                was: AccessList::new(log.accesses(second)),
                ..instead_of(first, log)
            });
        }
        self.execution.races = races;
        self.execution.races.clear();
    }

    /// Operations that a default step may have kept waiting, performed later or not at all.
    fn reverse_waiting(&mut self, schedules: &mut Vec<Schedule>) {
        for event in self.behind_jumps()..self.execution.len() {
            let kind = self.driver.log.events()[event].kind;
            if kind.awaits() || kind.can_wait() {
                let accesses = AccessList::new(self.driver.log.accesses(event));
                let thread = self.execution.thread(event);
                self.reverse_one(Waiting { thread, kind, accesses, event: Some(event) }, schedules);
            }
        }
        self.driver.refresh_blocked();
        for index in 0..self.driver.blocked.len() {
            let Blocked { thread, kind, ref accesses } = self.driver.blocked[index];
            self.reverse_one(Waiting { thread, kind, accesses: accesses.clone(), event: None }, schedules);
        }
        // What `exit` came before has not been performed, and need not wait.
        for index in 0..self.driver.log.prevented().len() {
            let Prevented { event, transition, kind, ref accesses, .. } = self.driver.log.prevented()[index];
            if event as usize + 1 == self.execution.len() && (kind.awaits() || kind.can_wait()) {
                let (thread, accesses) = (transition.thread, accesses.clone());
                self.reverse_one(Waiting { thread, kind, accesses, event: None }, schedules);
            }
        }
    }

    fn reverse_one(&self, waiting: Waiting, schedules: &mut Vec<Schedule>) {
        let Waiting { thread, kind, ref accesses, event } = waiting;
        // What `exit` prevents is not kept waiting by it.
        let exits = self.driver.log.events().last().is_some_and(|event| event.end == End::Exit);
        let end = event.unwrap_or(self.execution.len() - usize::from(exits));
        if event.is_none() && !self.execution.knows(thread) {
            return;
        }
        let mut base = None;
        for first in (0..end).rev() {
            let (execution, log) = (&self.execution, &self.driver.log);
            if execution.thread(first) == thread
                || !execution.footprint(first).may_conflict(accesses.footprint())
                || !is_default(&self.state.jumps, first)
                || !may_keep_waiting(log.accesses(first), accesses.as_slice(), kind)
            {
                continue;
            }
            // What the thread comes after when it gets to the operation.
            let (bases, floor) = base.get_or_insert_with(|| {
                let bases = execution.bases(thread, event, log);
                let floor = self.floor(|head| head < end && execution.is_before_any(head, &bases));
                (bases, floor)
            });
            if first < *floor {
                return;
            }
            if !execution.is_before_any(first, bases) {
                schedules.push(Schedule {
                    steps: positions((first + 1..end).filter(|&event| execution.is_before_any(event, bases))),
                    head: thread,
                    choice: None,
                    found: Found::Waits,
                    was: accesses.clone(),
                    ..instead_of(first, log)
                });
            }
        }
    }

    /// The other alternatives of default steps.
    fn other_alternatives(&self, schedules: &mut Vec<Schedule>) {
        let log = &self.driver.log;
        for event in self.behind_jumps()..self.execution.len() {
            let recorded = &log.events()[event];
            if let Some(next) = self.driver.order.label_after(recorded.choices, recorded.transition.choice)
                && recorded.choices != Choices::One
            {
                schedules.push(Schedule { choice: Some(next), ..instead_of(event, log) });
            }
        }
    }

    /// The steps that default steps prevented.
    fn prevented(&self, schedules: &mut Vec<Schedule>) {
        let log = &self.driver.log;
        for Prevented { event, transition, accesses, .. } in log.prevented() {
            if *event as usize >= self.behind_jumps() {
                schedules.push(Schedule {
                    head: transition.thread,
                    found: Found::Prevented,
                    was: accesses.clone(),
                    ..instead_of(*event as usize, log)
                });
            }
        }
    }
}

/// Events as positions of a path.
fn positions(events: impl Iterator<Item = usize>) -> ShortList<u32, 6> {
    let mut positions = ShortList::default();
    events.for_each(|event| positions.push(event as u32));
    positions
}

/// An operation that can wait.
struct Waiting {
    thread: raddle_trace::ThreadId,
    kind: OpKind,
    accesses: AccessList,
    /// Its event, unless it is blocked at the end.
    event: Option<usize>,
}

/// A schedule with another alternative of a default step, which is nearly any other.
fn instead_of(state: usize, log: &EventLog) -> Schedule {
    let transition = log.events()[state].transition;
    let accesses = AccessList::new(log.accesses(state));
    Schedule {
        state: state as u32,
        instead_of: Step { transition, accesses: accesses.clone() },
        steps: ShortList::default(),
        head: transition.thread,
        choice: None,
        found: Found::Alternative,
        was: accesses,
    }
}
