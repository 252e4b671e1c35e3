//! Which schedules an execution gives rise to.

use super::frames::{Found, Schedule};
use super::{Explorer, is_default};
use crate::access_list::AccessList;
use crate::driver::Blocked;
use crate::events::{EventLog, Prevented};
use crate::execution::{Race, RaceKind, Second, may_keep_waiting};
use crate::initials::Step;
use raddle_trace::{Choices, End, Machine, OpKind};

impl<M: Machine> Explorer<'_, '_, M> {
    /// The schedules of the present execution, which is at its end; those from earlier states first.
    pub(super) fn schedules(&mut self) -> Vec<Schedule> {
        let mut schedules = Vec::new();
        self.reverse_races(&mut schedules);
        self.reverse_waiting(&mut schedules);
        self.other_alternatives(&mut schedules);
        self.prevented(&mut schedules);
        schedules.sort_by_key(|schedule| schedule.state);
        schedules
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
                steps: past.map(|event| event as u32).collect(),
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
        let mut base: Option<(Vec<bool>, usize)> = None;
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
            let (base, floor) = base.get_or_insert_with(|| {
                let bases = execution.bases(thread, event, log);
                let before = |earlier: usize| {
                    bases
                        .iter()
                        .any(|&base| earlier == base || earlier < base && execution.happens_before(earlier, base))
                };
                let base: Vec<bool> = (0..end).map(before).collect();
                let floor = self.floor(|head| head < end && base[head]);
                (base, floor)
            });
            if first < *floor {
                return;
            }
            if !base[first] {
                schedules.push(Schedule {
                    steps: (first + 1..end).filter(|&event| base[event]).map(|event| event as u32).collect(),
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
        steps: Vec::new(),
        head: transition.thread,
        choice: None,
        found: Found::Alternative,
        was: accesses,
    }
}
