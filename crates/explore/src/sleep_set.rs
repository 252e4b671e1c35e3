//! Sleep sets: steps that need not be explored from a state, because what they lead to has been explored.
//!
//! The sets of all states on the path to the present one lie one after the other in one pool. An entry is a transition
//! with the accesses it had when it was explored; it stays asleep as long as nothing conflicts with them, so they are
//! still those it would have. What a thread can [decide](raddle_trace::Choices::Among) on an input touches nothing, and others' decisions may
//! rule it out: then it is no step any more, and does not sleep.

use crate::access_list::AccessList;
use crate::barriers::{is_arrival, same_generation};
use crate::bytes::{Corrupt, Plain, Reader};
use crate::events::EventLog;
use crate::initials::{Step, Together, WeakInitial, weak_initial};
use crate::notdep::Sequence;
use raddle_base::sabotage::{Ingredient, is_off};
use raddle_trace::{Access, Choices, Footprint, Machine, Pending, ThreadId, Transition};

/// The sleep sets of the states on the path to the present one.
#[derive(Clone, Debug, Default)]
pub struct SleepSets {
    pool: Vec<Step>,
    /// Where the set of each state starts.
    starts: Vec<u32>,
}

impl SleepSets {
    /// Adds a state with an empty set.
    #[inline]
    pub fn push_empty(&mut self) {
        self.starts.push(self.pool.len() as u32);
    }

    /// Adds the state after a step, which the machine is in: what sleeps in the last state and does not depend on the step. `decided`: the
    /// step was a decision on an input.
    #[inline]
    pub fn push_after<M: Machine>(&mut self, step: Transition, accesses: &[Access], decided: bool, machine: &M) {
        let from = self.starts.last().map_or(0, |&start| start as usize);
        let to = self.pool.len();
        self.starts.push(to as u32);
        if from == to {
            return;
        }
        let footprint = Footprint::of(accesses);
        for index in from..to {
            let sleeper = &self.pool[index];
            let may_wake = footprint.may_conflict(sleeper.accesses.footprint());
            let wakes = sleeper.transition.thread == step.thread
                || may_wake && wakes(accesses, sleeper.accesses.as_slice())
                || left_behind(sleeper, accesses, machine)
                || decided && is_ruled_out(sleeper.transition, machine);
            if !wakes {
                let sleeper = sleeper.clone();
                self.pool.push(sleeper);
            }
        }
    }

    /// Removes the last state.
    #[inline]
    pub fn pop(&mut self) {
        if let Some(start) = self.starts.pop() {
            self.pool.truncate(start as usize);
        }
    }

    /// Puts a step to sleep in the last state.
    #[inline]
    pub fn add(&mut self, transition: Transition, accesses: &[Access]) {
        self.pool.push(Step { transition, accesses: AccessList::new(accesses) });
    }

    /// The number of states.
    pub fn states(&self) -> usize {
        self.starts.len()
    }

    /// Keeps this many states.
    pub fn truncate(&mut self, states: usize) {
        while self.starts.len() > states {
            self.pop();
        }
    }

    /// Puts other steps to sleep in the last state.
    pub fn replace_last(&mut self, steps: Vec<Step>) {
        let start = self.starts.last().map_or(0, |&start| start as usize);
        self.pool.truncate(start);
        self.pool.extend(steps);
    }

    /// What sleeps in a state.
    pub fn of(&self, state: usize) -> &[Step] {
        let end = self.starts.get(state + 1).map_or(self.pool.len(), |&end| end as usize);
        &self.pool[self.starts[state] as usize..end]
    }

    /// Whether nothing sleeps in a state.
    #[inline]
    pub fn is_empty(&self, state: usize) -> bool {
        self.of(state).is_empty()
    }

    /// Whether a step sleeps in a state.
    pub fn contains(&self, state: usize, transition: Transition) -> bool {
        self.of(state).iter().any(|sleeper| sleeper.transition == transition)
    }

    /// Whether some alternative of a thread's operation sleeps in a state.
    pub fn contains_thread(&self, state: usize, thread: ThreadId) -> bool {
        self.of(state).iter().any(|sleeper| sleeper.transition.thread == thread)
    }

    /// An element of `sleep(E) ∩ WI(v)`. `together`: whether a step that conflicts with nothing in `v` goes together with what is decided there.
    #[inline]
    pub fn weak_initial(
        &self,
        state: usize,
        sequence: &Sequence,
        log: &EventLog,
        mut together: impl FnMut(&Step) -> Together,
    ) -> Asleep {
        let mut weak = None;
        let (mut lasting, mut unknown) = (true, false);
        for sleeper in self.of(state) {
            match weak_initial(sleeper.transition, &sleeper.accesses, sequence, log) {
                WeakInitial::No(index) => lasting &= sequence.in_prefix(index),
                WeakInitial::Initial(index) if sequence.in_prefix(index) => return Asleep::Lasting,
                WeakInitial::Initial(_) => weak = weak.or(Some(sleeper)),
                WeakInitial::Independent => match together(sleeper) {
                    Together::Yes => weak = weak.or(Some(sleeper)),
                    Together::No => lasting = false,
                    Together::Unknown => unknown = true,
                },
            }
        }
        match weak {
            Some(sleeper) => Asleep::Weak(sleeper.clone()),
            None if unknown => Asleep::Unknown,
            None => Asleep::Nothing { lasting },
        }
    }
}

impl Plain for SleepSets {
    fn write(&self, to: &mut Vec<u8>) {
        let SleepSets { pool, starts } = self;
        pool.write(to);
        starts.write(to);
    }

    fn read(from: &mut Reader<'_>) -> Result<Self, Corrupt> {
        let (pool, starts): (Vec<Step>, Vec<u32>) = Plain::read(from)?;
        let fits = starts.first() == Some(&0) && starts.is_sorted() && starts.last() <= Some(&(pool.len() as u32));
        if fits { Ok(SleepSets { pool, starts }) } else { Err(Corrupt) }
    }
}

/// Whether a sleeping step is a weak initial of a reversal. The answer is *lasting* if it rests on the part of the reversal
/// that lies in the prefix up to the second event of the race: then it is the same for all executions with that prefix.
#[derive(Clone, Debug)]
pub enum Asleep {
    /// One is, and lasting so.
    Lasting,
    /// This one is, in the present execution.
    Weak(Step),
    /// The machine has to be asked.
    Unknown,
    /// None is.
    Nothing {
        /// Whether that is lasting.
        lasting: bool,
    },
}

/// Whether a step with these accesses wakes one with those.
#[inline]
fn wakes(accesses: &[Access], sleeper: &[Access]) -> bool {
    Access::any_conflict(sleeper, accesses)
        && !(is_off(Ingredient::PartialWaking)
            && sleeper.iter().zip(accesses).all(|(a, b)| a.overlaps(b) && a.len != b.len))
}

/// Whether the step completed a generation of a barrier that the sleeper would have arrived in.
#[inline]
fn left_behind<M: Machine>(sleeper: &Step, accesses: &[Access], machine: &M) -> bool {
    let arrival = sleeper.accesses.as_slice().iter().find(|a| is_arrival(a.mode));
    arrival.is_some_and(|arrival| {
        accesses.iter().any(|a| same_generation(a, arrival))
            && match machine.pending(sleeper.transition.thread) {
                Pending::Ready(operation) => !operation.accesses.contains(arrival),
                _ => true,
            }
    })
}

/// Whether the state that the machine is in leaves a decision of a thread other outcomes, and not this one.
pub fn is_ruled_out<M: Machine>(step: Transition, machine: &M) -> bool {
    match machine.pending(step.thread) {
        Pending::Ready(operation) => {
            matches!(operation.choices, Choices::Among(labels) if !labels.contains(step.choice))
        }
        Pending::Blocked(..) | Pending::Stuck(_) | Pending::Finished => false,
    }
}
