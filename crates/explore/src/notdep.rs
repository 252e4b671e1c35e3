//! Sequences of steps to be explored from an earlier state: `notdep(e, E)` and what is put after it.

use crate::barriers::is_arrival;
use crate::events::EventLog;
use crate::execution::Execution;
use crate::locations::NONE;
use raddle_base::sabotage::{Ingredient, is_off};
use raddle_trace::{Access, Transition};

/// A sequence `v` of steps after `pre(E, e)`: events of the present execution that do not happen after `e`, in their
/// order, and at most one step at the end whose accesses may differ from what it did in the present execution.
#[derive(Debug, Default)]
pub struct Sequence {
    items: Vec<Item>,
    last: Vec<Access>,
    prefix_len: usize,
    /// The position of `e`: the sequence starts there.
    start: usize,
    /// Arrivals at barriers of the steps taken to reach the node of a wakeup tree that the sequence is compared with.
    passed: Vec<Access>,
}

#[derive(Clone, Copy, Debug)]
struct Item {
    transition: Transition,
    /// Its event, or [`NONE`] for the step at the end.
    event: u32,
}

impl Sequence {
    /// `notdep(e, E)`: the events after `e` that do not happen after it.
    #[inline]
    pub fn set_notdep(&mut self, e: usize, execution: &Execution, log: &EventLog) {
        self.set_notdep_until(e, execution.len(), execution, log);
    }

    /// `notdep(e, E)` for the prefix of `E` with this length.
    #[inline]
    pub fn set_notdep_until(&mut self, e: usize, len: usize, execution: &Execution, log: &EventLog) {
        self.items.clear();
        self.last.clear();
        self.prefix_len = 0;
        self.start = e;
        self.passed.clear();
        for event in e + 1..len {
            if !execution.happens_before(e, event) {
                self.items.push(Item { transition: log.events()[event].transition, event: event as u32 });
            }
        }
    }

    /// `v` for the reversal of a race: `notdep(e, E)`, with the step that takes the place of the second event where that
    /// was; at the end if what comes after depends on the step. If the step is not `contained`, what comes after may depend
    /// on it in other executions, so that it does not belong to the prefix.
    #[allow(clippy::too_many_arguments, reason = "a plain function of what it looks at")]
    pub fn set_reversal(
        &mut self,
        first: usize,
        second: usize,
        last: Transition,
        accesses: &[Access],
        contained: bool,
        execution: &Execution,
        log: &EventLog,
    ) {
        self.set_notdep_until(first, second.min(execution.len()), execution, log);
        let before_last = self.items.len();
        self.push_last(last, accesses);
        self.prefix_len = before_last + usize::from(contained);
        for event in second + 1..execution.len() {
            if event > first && !execution.happens_before(first, event) {
                if Access::any_conflict(accesses, log.accesses(event)) {
                    assert!(
                        !contained || is_off(Ingredient::Containment),
                        "{last:?} is contained, and what comes after depends on it"
                    );
                    self.set_notdep(first, execution, log);
                    self.push_last(last, accesses);
                    self.prefix_len = before_last;
                    return;
                }
                self.items.push(Item { transition: log.events()[event].transition, event: event as u32 });
            }
        }
    }

    /// How many steps at the front are the same in every execution with the same prefix up to the second event.
    #[inline]
    pub fn prefix_len(&self) -> usize {
        self.prefix_len
    }

    /// The number of events before the sequence.
    pub fn start(&self) -> usize {
        self.start
    }

    /// Notes a step on the way into a wakeup tree.
    #[inline]
    pub fn pass(&mut self, accesses: &[Access]) {
        self.passed.extend(accesses.iter().filter(|access| is_arrival(access.mode)));
    }

    /// The arrivals at barriers of the steps noted.
    pub fn passed(&self) -> &[Access] {
        &self.passed
    }

    /// The step at the end.
    pub fn last_transition(&self) -> Option<Transition> {
        self.items.last().map(|item| item.transition)
    }

    /// All events of the log.
    #[cfg(test)]
    pub fn set_all(&mut self, log: &EventLog) {
        let item =
            |(event, logged): (usize, &crate::Event)| Item { transition: logged.transition, event: event as u32 };
        self.items.clear();
        self.items.extend(log.events().iter().enumerate().map(item));
    }

    /// Appends the step at the end.
    #[inline]
    pub fn push_last(&mut self, transition: Transition, accesses: &[Access]) {
        self.last.clear();
        self.last.extend_from_slice(accesses);
        self.items.push(Item { transition, event: NONE });
    }

    /// Changes the alternative that the step at the end takes.
    pub fn set_last_choice(&mut self, choice: u32) {
        if let Some(item) = self.items.last_mut() {
            item.transition.choice = choice;
        }
    }

    /// The accesses of the step at the end.
    pub fn last_accesses(&self) -> &[Access] {
        &self.last
    }

    /// The accesses of the step at the end, to be changed.
    pub fn last_accesses_mut(&mut self) -> &mut Vec<Access> {
        &mut self.last
    }

    /// Drops the events that do not satisfy a condition.
    pub fn retain_events(&mut self, mut keep: impl FnMut(usize) -> bool) {
        self.items.retain(|item| item.event == NONE || keep(item.event as usize));
    }

    /// Drops one step.
    #[inline]
    pub fn remove(&mut self, index: usize) {
        self.items.remove(index);
        self.prefix_len -= usize::from(index < self.prefix_len);
    }

    /// Drops what does not come from the prefix up to the second event.
    pub fn truncate_to_prefix(&mut self) {
        self.items.truncate(self.prefix_len);
    }

    #[inline]
    pub fn len(&self) -> usize {
        self.items.len()
    }

    #[inline]
    pub fn transition(&self, index: usize) -> Transition {
        self.items[index].transition
    }

    /// The event behind a step, unless it is the one at the end.
    #[inline]
    pub fn event(&self, index: usize) -> Option<usize> {
        let event = self.items[index].event;
        (event != NONE).then_some(event as usize)
    }

    #[inline]
    pub fn accesses<'a>(&'a self, index: usize, log: &'a EventLog) -> &'a [Access] {
        match self.event(index) {
            Some(event) => log.accesses(event),
            None => &self.last,
        }
    }

    /// The events of the sequence.
    pub fn events(&self) -> impl Iterator<Item = usize> + '_ {
        self.items.iter().filter(|item| item.event != NONE).map(|item| item.event as usize)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{events, random_events};
    use raddle_base::Random;

    #[test]
    fn reversals_hold_what_does_not_happen_after_the_first_event() {
        let mut random = Random::new(2);
        for _ in 0..300 {
            let log = random_events(&mut random, 9);
            let mut execution = Execution::new();
            events(&log, &mut execution);
            for race in execution.races.clone() {
                let crate::execution::Second::Event(second) = race.second else { continue };
                let (first, second) = (race.first as usize, second as usize);
                let mut sequence = Sequence::default();
                let last = log.events()[second].transition;
                sequence.set_reversal(first, second, last, log.accesses(second), true, &execution, &log);
                let expected: Vec<usize> =
                    (first + 1..log.len()).filter(|&event| !execution.happens_before(first, event)).collect();
                assert_eq!(sequence.events().collect::<Vec<_>>(), expected);
                // The second event stands where it was: after what came before it, before what came after it.
                let at = (0..sequence.len()).find(|&index| sequence.event(index).is_none());
                assert_eq!(at, Some(expected.iter().filter(|&&event| event < second).count()));
                assert_eq!(sequence.prefix_len(), at.map_or(0, |at| at + 1));
            }
        }
    }
}
