//! Initials and weak initials of a sequence (*Source Sets*, Definition 4.1 and Lemma 4.2).
//!
//! Steps are transitions, not threads: two alternatives of one operation are different steps that exclude each other.

use crate::access_list::AccessList;
use crate::barriers::{self, changes_generation, is_arrival};
use crate::events::EventLog;
use crate::notdep::Sequence;
use raddle_trace::{Access, Transition};

/// A step with the accesses it has in the state where it is possible.
#[derive(Clone, Debug)]
pub struct Step {
    pub transition: Transition,
    pub accesses: AccessList,
}

/// How a step that is possible before a sequence relates to it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WeakInitial {
    /// It conflicts with this element of the sequence ([`usize::MAX`]: with the sequence as a whole): it is not in `WI(v)`.
    No(usize),
    /// It is in `I(v)`: this element of the sequence can be moved to the front.
    Initial(usize),
    /// It is in `WI(v)` but not in `I(v)`: it is not part of the sequence and depends on nothing in it.
    Independent,
}

/// Whether a step that depends on nothing in a sequence goes together with what is decided on inputs there. It does unless it is a decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Together {
    Yes,
    /// No inputs lead to both: it is not in `WI(v)`.
    No,
    /// The machine has to be asked.
    Unknown,
}

/// Whether `step`, with the accesses it has before the sequence, is in `WI(v)`, as far as accesses say: see [`Together`].
///
/// Elements are compared by their accesses only. Spawning, joining and waking need no look: a step that is possible
/// before the sequence has been spawned and woken before it, and waits for nobody in it. Arrivals at a barrier need a
/// closer look, see [`barriers`].
#[inline]
pub fn weak_initial(step: Transition, accesses: &AccessList, sequence: &Sequence, log: &EventLog) -> WeakInitial {
    let (accesses, footprint) = (accesses.as_slice(), accesses.footprint());
    let own = sequence.first_of(step.thread);
    let end = own.unwrap_or(sequence.end());
    if footprint.may_conflict(sequence.footprint_before(end)) {
        let conflicts = |&index: &usize| {
            footprint.may_conflict(sequence.footprint(index))
                && Access::any_conflict(accesses, sequence.accesses(index, log))
        };
        if let Some(index) = sequence.indices_before(end).find(conflicts) {
            return WeakInitial::No(index);
        }
    }
    if let Some(index) = own {
        let changes = || footprint.arrives() && changes_generation(accesses, sequence.accesses(index, log));
        return match sequence.transition(index) == step {
            true if changes() => WeakInitial::No(usize::MAX),
            true => WeakInitial::Initial(index),
            false => WeakInitial::No(index),
        };
    }
    let fits = |arrival: &Access| !is_arrival(arrival.mode) || barriers::arrival_fits(arrival, sequence, log);
    if footprint.arrives() && !accesses.iter().all(fits) {
        return WeakInitial::No(usize::MAX);
    }
    WeakInitial::Independent
}

/// Whether an element of the sequence is the first of its thread and depends on nothing before it: its transition is in
/// `I(v)`. Whom it was spawned or woken by, or waited for, is part of the events' happens-before.
pub fn is_initial(index: usize, sequence: &Sequence, log: &EventLog) -> bool {
    let element = sequence.transition(index);
    let accesses = sequence.accesses(index, log);
    let linked = |before: usize| {
        let Some(event) = sequence.event(before) else { return false };
        let event = &log.events()[event];
        let woken = event.woke.contains(element.thread) || event.spawned == Some(element.thread);
        let joined = sequence.event(index).and_then(|i| log.events()[i].joined) == Some(event.transition.thread);
        woken || joined
    };
    sequence.indices_before(index).all(|before| {
        sequence.transition(before).thread != element.thread
            && !linked(before)
            && !Access::any_conflict(accesses, sequence.accesses(before, log))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::execution::Execution;
    use crate::testing::{events, random_events};
    use raddle_base::Random;

    /// Definition 4.1: a step is an initial if some permutation that swaps only independent neighbours puts it first. Here
    /// by bubbling it to the front.
    fn bubbles_to_front(index: usize, log: &EventLog) -> bool {
        let thread = log.events()[index].transition.thread;
        (0..index).all(|before| {
            log.events()[before].transition.thread != thread
                && !Access::any_conflict(log.accesses(before), log.accesses(index))
        })
    }

    #[test]
    fn initials_are_what_can_be_moved_to_the_front() {
        let mut random = Random::new(5);
        for _ in 0..500 {
            let log = random_events(&mut random, 8);
            let mut execution = Execution::new();
            events(&log, &mut execution);
            // The whole execution as a sequence: nothing happens after an event that is not there.
            let mut sequence = Sequence::default();
            sequence.set_all(&log);
            for index in 0..log.len() {
                let expected = bubbles_to_front(index, &log);
                assert_eq!(is_initial(index, &sequence, &log), expected);
                let step = log.events()[index].transition;
                let first = log.events().iter().position(|event| event.transition.thread == step.thread);
                if first == Some(index) {
                    let found = weak_initial(step, &AccessList::new(log.accesses(index)), &sequence, &log);
                    assert_eq!(found == WeakInitial::Initial(index), expected);
                    assert_eq!(matches!(found, WeakInitial::No(before) if before < index), !expected);
                }
            }
            // A thread that is not in the sequence: a weak initial iff it conflicts with nothing.
            let stranger = Transition::only(raddle_trace::ThreadId(7));
            let other = random_events(&mut random, 1);
            let conflicts = (0..log.len()).any(|event| Access::any_conflict(other.accesses(0), log.accesses(event)));
            let found = weak_initial(stranger, &AccessList::new(other.accesses(0)), &sequence, &log);
            assert_eq!(found == WeakInitial::Independent, !conflicts);
            assert_eq!(matches!(found, WeakInitial::No(_)), conflicts);
        }
    }
}
