//! Schedules that mean the same on every machine for one program.

use crate::{Choices, ThreadId, Transition};
use std::ops::Deref;

/// The steps of an execution from its start, with threads numbered in the order of their births (main is 0), also where a
/// signal says whom it wakes.
///
/// That is how a machine numbers threads that has not met any before ([`ThreadNames`](crate::ThreadNames)). So whoever has the
/// program can follow the schedule as it stands on a new machine, and needs nothing of the search that found it.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Schedule(Vec<Transition>);

impl Deref for Schedule {
    type Target = [Transition];

    fn deref(&self) -> &[Transition] {
        &self.0
    }
}

/// Steps that a machine has taken which had not met any thread before.
impl From<Vec<Transition>> for Schedule {
    fn from(steps: Vec<Transition>) -> Self {
        Schedule(steps)
    }
}

/// Writes down a schedule, given in the ids of some machine.
#[derive(Clone, Debug)]
pub struct Recorder {
    steps: Vec<Transition>,
    /// The machine's ids in the order of births.
    born: Vec<ThreadId>,
}

impl Default for Recorder {
    fn default() -> Self {
        Recorder { steps: Vec::new(), born: vec![ThreadId::MAIN] }
    }
}

impl Recorder {
    /// Adds a step, with the alternatives it had and the thread it made.
    pub fn push(&mut self, step: Transition, choices: Choices, spawned: Option<ThreadId>) {
        let choice = match choices {
            Choices::Waiters(_) => self.number(ThreadId(step.choice)).0,
            Choices::One | Choices::Count(_) | Choices::Any | Choices::Among(_) => step.choice,
        };
        self.steps.push(Transition { thread: self.number(step.thread), choice });
        self.born.extend(spawned);
    }

    /// The number that a thread has in the schedule. Main stands in for threads that were not born on the way.
    pub fn number(&self, id: ThreadId) -> ThreadId {
        let number = self.born.iter().position(|&born| born == id);
        number.map_or(ThreadId::MAIN, |number| ThreadId(number as u32))
    }

    /// The machine's id of the thread with this number in the schedule.
    pub fn id(&self, number: ThreadId) -> ThreadId {
        self.born.get(number.0 as usize).copied().unwrap_or(ThreadId::MAIN)
    }

    /// The steps so far.
    pub fn schedule(self) -> Schedule {
        Schedule(self.steps)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ThreadSet;

    #[test]
    fn threads_are_numbered_by_birth() {
        let mut recorder = Recorder::default();
        let step = |thread, choice| Transition { thread: ThreadId(thread), choice };
        recorder.push(step(0, 0), Choices::One, Some(ThreadId(7)));
        recorder.push(step(7, 2), Choices::Count(3), Some(ThreadId(3)));
        recorder.push(step(0, 3), Choices::Waiters(ThreadSet::single(ThreadId(3))), None);
        recorder.push(step(3, 0), Choices::One, None);
        assert_eq!((recorder.number(ThreadId(3)), recorder.id(ThreadId(1))), (ThreadId(2), ThreadId(7)));
        assert_eq!(*recorder.schedule(), [step(0, 0), step(1, 2), step(0, 2), step(2, 0)]);
    }
}
