//! Sequences of steps to be explored from an earlier state: `notdep(e, E)` and what is put after it.

use crate::access_list::AccessList;
use crate::barriers::is_arrival;
use crate::bytes::Plain;
use crate::events::EventLog;
use crate::execution::Execution;
use crate::locations::NONE;
use raddle_base::sabotage::{Ingredient, is_off};
use raddle_trace::{Access, Footprint, THREADS_MAX, ThreadId, ThreadSet, Transition};

/// A sequence `v` of steps after `pre(E, e)`: events of the present execution that do not happen after `e`, in their
/// order, and at most one step whose accesses may differ from what it did in the present execution: its *last* step.
///
/// Steps are named by an index that stays the same when others are taken out. The footprints say at once of most steps that
/// they conflict with nothing in the sequence.
#[derive(Debug)]
pub struct Sequence {
    items: Vec<Item>,
    last: Vec<Access>,
    /// The items before this one are the same in every execution with the same prefix up to the second event.
    prefix_end: usize,
    /// How many of them are left.
    prefix_len: usize,
    /// The position of `e`: the sequence starts there.
    start: usize,
    /// Arrivals at barriers of the steps taken to reach the node of a wakeup tree that the sequence is compared with.
    passed: Vec<Access>,
    /// The threads that have steps left, and for each of them its first and its last one.
    threads: ThreadSet,
    ends: Box<[(u32, u32); THREADS_MAX]>,
    /// What the steps touch, and those that were taken out.
    footprint: Footprint,
}

#[derive(Clone, Copy, Debug)]
struct Item {
    transition: Transition,
    /// Its event, or [`NONE`] for the last step.
    event: u32,
    /// The next step of its thread, or [`NONE`].
    next: u32,
    footprint: Footprint,
    /// What those before it touch, and those that were taken out.
    before: Footprint,
    taken: bool,
}

impl Default for Sequence {
    fn default() -> Self {
        Sequence {
            items: Vec::new(),
            last: Vec::new(),
            prefix_end: 0,
            prefix_len: 0,
            start: 0,
            passed: Vec::new(),
            threads: ThreadSet::EMPTY,
            ends: Box::new([(NONE, NONE); THREADS_MAX]),
            footprint: Footprint::EMPTY,
        }
    }
}

impl Sequence {
    /// `notdep(e, E)`: the events after `e` that do not happen after it.
    #[inline]
    pub fn set_notdep(&mut self, e: usize, execution: &Execution) {
        self.set_notdep_until(e, execution.len(), execution);
    }

    /// `notdep(e, E)` for the prefix of `E` with this length.
    #[inline]
    pub fn set_notdep_until(&mut self, e: usize, len: usize, execution: &Execution) {
        self.clear();
        self.start = e;
        for event in e + 1..len {
            if !execution.happens_before(e, event) {
                self.push(execution.transition(event), event as u32, execution.footprint(event));
            }
        }
    }

    #[inline]
    fn clear(&mut self) {
        self.items.clear();
        self.last.clear();
        (self.prefix_end, self.prefix_len) = (0, 0);
        self.passed.clear();
        (self.threads, self.footprint) = (ThreadSet::EMPTY, Footprint::EMPTY);
    }

    #[inline]
    fn push(&mut self, transition: Transition, event: u32, footprint: Footprint) {
        self.link(transition.thread, self.items.len() as u32);
        self.items.push(Item { transition, event, next: NONE, footprint, before: self.footprint, taken: false });
        self.footprint = self.footprint.union(footprint);
    }

    /// Makes an item the last one of its thread.
    #[inline]
    fn link(&mut self, thread: ThreadId, index: u32) {
        let ends = &mut self.ends[thread.0 as usize];
        if self.threads.contains(thread) {
            self.items[ends.1 as usize].next = index;
            ends.1 = index;
        } else {
            *ends = (index, index);
            self.threads.insert(thread);
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
        accesses: &AccessList,
        contained: bool,
        execution: &Execution,
        log: &EventLog,
    ) {
        self.set_notdep_until(first, second.min(execution.len()), execution);
        let before_last = self.items.len();
        let (accesses, footprint) = (accesses.as_slice(), accesses.footprint());
        self.last.extend_from_slice(accesses);
        self.push(last, NONE, footprint);
        for event in second + 1..execution.len() {
            if event > first && !execution.happens_before(first, event) {
                let theirs = execution.footprint(event);
                if footprint.may_conflict(theirs) && Access::any_conflict(accesses, log.accesses(event)) {
                    assert!(
                        !contained || is_off(Ingredient::Containment),
                        "{last:?} is contained, and what comes after depends on it"
                    );
                    self.set_notdep(first, execution);
                    self.push_last(last, accesses);
                    self.set_prefix(before_last);
                    return;
                }
                self.push(execution.transition(event), event as u32, theirs);
            }
        }
        self.set_prefix(before_last + usize::from(contained));
    }

    fn set_prefix(&mut self, len: usize) {
        (self.prefix_end, self.prefix_len) = (len, len);
    }

    /// How many steps at the front are the same in every execution with the same prefix up to the second event.
    #[inline]
    pub fn prefix_len(&self) -> usize {
        self.prefix_len
    }

    /// Where they end.
    #[inline]
    pub fn prefix_end(&self) -> usize {
        self.prefix_end
    }

    /// Whether a step is one of these.
    #[inline]
    pub fn in_prefix(&self, index: usize) -> bool {
        index < self.prefix_end
    }

    /// The number of events before the sequence.
    pub fn start(&self) -> usize {
        self.start
    }

    /// Notes a step on the way into a wakeup tree.
    #[inline]
    pub fn pass(&mut self, accesses: &AccessList) {
        if accesses.footprint().arrives() {
            self.passed.extend(accesses.as_slice().iter().filter(|access| is_arrival(access.mode)));
        }
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
        self.clear();
        for (event, logged) in log.events().iter().enumerate() {
            self.push(logged.transition, event as u32, Footprint::of(log.accesses(event)));
        }
    }

    /// Appends the last step.
    #[inline]
    pub fn push_last(&mut self, transition: Transition, accesses: &[Access]) {
        self.last.clear();
        self.last.extend_from_slice(accesses);
        self.push(transition, NONE, Footprint::of(accesses));
    }

    /// Changes the alternative that the step at the end takes.
    pub fn set_last_choice(&mut self, choice: u32) {
        if let Some(item) = self.items.last_mut() {
            item.transition.choice = choice;
        }
    }

    /// The accesses of the last step.
    pub fn last_accesses(&self) -> &[Access] {
        &self.last
    }

    /// Changes the first access of the step at the end.
    pub fn change_last(&mut self, change: impl FnOnce(&mut Access)) {
        if let (Some(access), Some(item)) = (self.last.first_mut(), self.items.last_mut()) {
            change(access);
            item.footprint = Footprint::of(&self.last);
            self.footprint = self.footprint.union(item.footprint);
        }
    }

    /// Drops the events that do not satisfy a condition.
    pub fn retain_events(&mut self, mut keep: impl FnMut(usize) -> bool) {
        self.items.retain(|item| item.event == NONE || keep(item.event as usize));
        (self.threads, self.footprint) = (ThreadSet::EMPTY, Footprint::EMPTY);
        for index in 0..self.items.len() {
            let Item { transition, footprint, .. } = self.items[index];
            self.link(transition.thread, index as u32);
            self.items[index].next = NONE;
            self.items[index].before = self.footprint;
            self.footprint = self.footprint.union(footprint);
        }
    }

    /// Takes out the first step of a thread.
    #[inline]
    pub fn take(&mut self, index: usize) {
        let Item { transition, next, .. } = self.items[index];
        debug_assert_eq!(self.first_of(transition.thread), Some(index));
        self.items[index].taken = true;
        self.prefix_len -= usize::from(index < self.prefix_end);
        if next == NONE {
            self.threads.remove(transition.thread);
        } else {
            self.ends[transition.thread.0 as usize].0 = next;
        }
    }

    /// The steps.
    #[inline]
    pub fn indices(&self) -> impl Iterator<Item = usize> + '_ {
        self.indices_before(self.items.len())
    }

    /// The steps before this one, or all.
    #[inline]
    pub fn indices_before(&self, end: usize) -> impl Iterator<Item = usize> + '_ {
        (0..end).filter(|&index| !self.items[index].taken)
    }

    /// Where a step at the end would be.
    #[inline]
    pub fn end(&self) -> usize {
        self.items.len()
    }

    #[inline]
    pub fn transition(&self, index: usize) -> Transition {
        self.items[index].transition
    }

    /// The first step of a thread.
    #[inline]
    pub fn first_of(&self, thread: ThreadId) -> Option<usize> {
        self.threads.contains(thread).then(|| self.ends[thread.0 as usize].0 as usize)
    }

    /// What the steps before this one touch, or all of them; some that were taken out may be among them.
    #[inline]
    pub fn footprint_before(&self, index: usize) -> Footprint {
        self.items.get(index).map_or(self.footprint, |item| item.before)
    }

    /// What a step touches.
    #[inline]
    pub fn footprint(&self, index: usize) -> Footprint {
        self.items[index].footprint
    }

    /// The event behind a step, unless it is the last one.
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

    /// Writes all that decides where it belongs: the steps, what they touch, and how many of them are the prefix.
    pub fn write(&self, to: &mut Vec<u8>, log: &EventLog) {
        (self.prefix_len() as u64).write(to);
        for index in self.indices() {
            self.transition(index).write(to);
            self.accesses(index, log).iter().for_each(|access| access.write(to));
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
                let accesses = AccessList::new(log.accesses(second));
                sequence.set_reversal(first, second, last, &accesses, true, &execution, &log);
                let expected: Vec<usize> =
                    (first + 1..log.len()).filter(|&event| !execution.happens_before(first, event)).collect();
                assert_eq!(sequence.events().collect::<Vec<_>>(), expected);
                // The second event stands where it was: after what came before it, before what came after it.
                let at = sequence.indices().find(|&index| sequence.event(index).is_none());
                assert_eq!(at, Some(expected.iter().filter(|&&event| event < second).count()));
                assert_eq!(sequence.prefix_len(), at.map_or(0, |at| at + 1));
            }
        }
    }
}
