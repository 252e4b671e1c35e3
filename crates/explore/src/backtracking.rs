//! DPOR with backtrack sets and sleep sets: what source-DPOR and classic DPOR have in common (*Source Sets*, Algorithms 1,
//! 3 and 5). They differ in one test, which is a [`Selection`].
//!
//! | paper | here |
//! | --- | --- |
//! | `E` | the log and [`Execution`] of the present path |
//! | `backtrack(E')`, `Sleep` | `stack[depth of E'].backtrack`, `sleep` of that depth |
//! | `e ⋖ next(p)`, `notdep(e, E).p` | [`Race`], [`reverse`] |
//! | lines 8 and 9 of Algorithm 1 | [`Selection::select`] |
//!
//! Deviations:
//!
//! 1. The recursion is a stack, and the races of `next(p)` are found right after it was performed, not right before.
//! 2. Algorithm 5 looks at blocked processes in every state; here that is done where an execution ends. A process that is
//!    blocked in between and moves on later has its race when it moves.
//! 3. Steps are transitions, a thread and an alternative: all alternatives of an operation are put into the backtrack
//!    set when the first one is explored. What an event prevents (see [`optimal`](crate::optimal)) is put there, too.
//! 4. Blocking and the accesses of the last step of `v`: see [`reversal`](crate::reversal). Where they are not known
//!    without asking the machine (atomic blocks), and where the step is not *contained*, every step is put into the backtrack
//!    set: what such a step depends on besides the first event of the race may differ from what it depended on after it, and
//!    then the proof of Algorithm 1 does not go through. Optimal asks the machine, or looks again, instead.

use crate::beyond_races::Explored;
use crate::driver::{Flow, Search};
use crate::events::EventLog;
use crate::execution::{Execution, Race, Second};
use crate::initials::is_initial;
use crate::notdep::Sequence;
use crate::reversal::{Last, Reversal, reverse};
use crate::sleep_set::SleepSets;
use raddle_trace::{Choices, Machine, Pending, ThreadSet, Transition};

/// What a [`Selection`] may look at.
pub struct Reversed<'a> {
    /// The sequence `v` to be explored from `pre(E, e)`.
    pub sequence: &'a Sequence,
    /// The event at the end of `v` as it happened, if it did.
    pub second: Option<usize>,
    pub execution: &'a mut Execution,
    pub log: &'a EventLog,
}

impl Reversed<'_> {
    /// Whether a step of the sequence is in `I(v)`.
    pub fn is_initial(&self, index: usize) -> bool {
        is_initial(index, self.sequence, self.log)
    }

    /// Whether a step of the sequence is the second event of the race or happens before it.
    pub fn leads_to_second(&mut self, index: usize) -> bool {
        match (self.sequence.event(index), self.second) {
            (None, _) => true,
            (Some(event), Some(second)) => event < second && self.execution.happens_before(event, second),
            (Some(event), None) => {
                let thread = self.sequence.last_transition().map(|last| last.thread);
                thread.is_some_and(|thread| self.execution.before_next(event, thread))
            }
        }
    }
}

/// The test that tells the algorithms apart.
pub trait Selection {
    /// The step to add to the backtrack set so that the sequence will be explored; `None` when it already is sufficient.
    fn select(reversed: &mut Reversed<'_>, backtrack: &[Transition]) -> Option<Transition>;
}

/// A state on the path to the present one.
#[derive(Default)]
struct Node {
    backtrack: Vec<Transition>,
    /// How many of them have been looked at.
    next: usize,
    /// All steps are to be explored from here.
    everything: bool,
    preemptions: u32,
}

struct Backtracking<'s, 'a, M: Machine> {
    search: &'s mut Search<'a, M>,
    execution: Execution,
    /// Nodes beyond the present state are kept for their vectors.
    stack: Vec<Node>,
    sleep: SleepSets,
    sequence: Sequence,
    races: Vec<Race>,
    backtrack_max: u64,
}

pub fn run<M: Machine, S: Selection>(search: &mut Search<'_, M>) -> Flow {
    let mut backtracking = Backtracking {
        search,
        execution: Execution::new(),
        stack: Vec::new(),
        sleep: SleepSets::default(),
        sequence: Sequence::default(),
        races: Vec::new(),
        backtrack_max: 0,
    };
    let flow = backtracking.explore::<S>();
    let max = backtracking.backtrack_max;
    backtracking.search.counters().wakeup_tree_max = max;
    search.finish_naively(flow?)
}

impl<M: Machine> Backtracking<'_, '_, M> {
    fn explore<S: Selection>(&mut self) -> Flow<Explored> {
        self.sleep.push_empty();
        self.enter(0);
        loop {
            let ready = self.search.ready();
            let first = self.first(ready);
            if let Some(first) = first {
                let state = self.search.depth();
                self.stack[state].backtrack.push(first);
            } else {
                if ready.is_empty() {
                    self.search.finish()?;
                } else {
                    self.search.finish_sleep_set_blocked()?;
                }
                if self.search.is_beyond_races() {
                    return Flow::Continue(Explored::BeyondRaces);
                }
                self.handle_blocked::<S>();
            }
            let Some(step) = self.next() else { return Flow::Continue(Explored::Everything) };
            self.step::<S>(step)?;
        }
    }

    /// Prepares the node of a state that is entered.
    fn enter(&mut self, preemptions: u32) {
        let state = self.search.depth();
        if self.stack.len() == state {
            self.stack.push(Node::default());
        }
        let node = &mut self.stack[state];
        node.backtrack.clear();
        node.next = 0;
        node.everything = false;
        node.preemptions = preemptions;
    }

    /// Any step that is possible and does not sleep.
    fn first(&self, ready: ThreadSet) -> Option<Transition> {
        let state = self.search.depth();
        let mut rest = ready;
        if self.search.options.preemptions.is_some_and(|max| self.stack[state].preemptions >= max)
            && let Some(last) = self.search.log.events().last().map(|event| event.transition.thread)
            && ready.contains(last)
        {
            rest = ThreadSet::single(last);
        }
        while let Some(thread) = self.search.order.first(rest) {
            rest.remove(thread);
            let Pending::Ready(operation) = self.search.machine.pending(thread) else { continue };
            let mut label = Some(operation.choices.first());
            while let Some(choice) = label {
                let step = Transition { thread, choice };
                if !self.sleep.contains(state, step) {
                    return Some(step);
                }
                label = operation.choices.after(choice);
            }
        }
        None
    }

    /// The next step to explore, from the last state that has one.
    fn next(&mut self) -> Option<Transition> {
        let mut state = self.search.depth();
        if self.stack[state].backtrack.is_empty() {
            self.search.estimate(self.stack[..state].iter().map(|node| (node.next, node.backtrack.len())));
        }
        loop {
            self.add_everything(state);
            while let Some(&step) = self.stack[state].backtrack.get(self.stack[state].next) {
                self.stack[state].next += 1;
                if !self.sleep.contains(state, step) && self.within_preemptions(state, step) {
                    return Some(step);
                }
            }
            self.backtrack_max = self.backtrack_max.max(self.stack[state].backtrack.len() as u64);
            state = state.checked_sub(1)?;
            let explored = self.search.log.events()[state].transition;
            self.sleep.pop();
            self.sleep.add(explored, self.search.log.accesses(state));
            self.execution.truncate(state, &self.search.log);
            self.search.rewind(state);
        }
    }

    /// Adds all steps that are possible in the present state, if they were asked for.
    fn add_everything(&mut self, state: usize) {
        if !std::mem::take(&mut self.stack[state].everything) {
            return;
        }
        for thread in self.search.ready() {
            let Pending::Ready(operation) = self.search.machine.pending(thread) else { continue };
            let choices = operation.choices;
            let step = Transition { thread, choice: choices.first() };
            self.add(state, step);
            self.add_alternatives(state, step, choices);
        }
    }

    fn add(&mut self, state: usize, step: Transition) {
        let backtrack = &mut self.stack[state].backtrack;
        if !backtrack.contains(&step) {
            backtrack.push(step);
        }
    }

    fn preempts(&self, step: Transition) -> bool {
        let last = self.search.log.events().last().map(|event| event.transition.thread);
        last.is_some_and(|t| t != step.thread && self.search.ready().contains(t))
    }

    fn within_preemptions(&mut self, state: usize, step: Transition) -> bool {
        let exhausted = self.search.options.preemptions.is_some_and(|max| self.stack[state].preemptions >= max);
        let cut = exhausted && self.preempts(step);
        self.search.counters().preemption_cut += u64::from(cut);
        !cut
    }

    /// Explores a step from the present state, and looks at its races: lines 5 to 11 of Algorithm 1.
    fn step<S: Selection>(&mut self, step: Transition) -> Flow {
        let state = self.search.depth();
        let mut preemptions = self.stack[state].preemptions;
        if self.search.options.preemptions.is_some() {
            preemptions += u32::from(self.preempts(step));
        }
        self.search.step(step)?;
        self.execution.push(&self.search.log);
        self.sleep.push_after(step, self.search.log.accesses(state), &*self.search.machine);
        self.enter(preemptions);
        self.handle_races::<S>(state);
        self.add_alternatives(state, step, self.search.log.events()[state].choices);
        self.add_prevented(state);
        Flow::Continue(())
    }

    fn handle_races<S: Selection>(&mut self, len: usize) {
        let mut races = std::mem::take(&mut self.races);
        std::mem::swap(&mut races, &mut self.execution.races);
        for race in races.drain(..) {
            self.handle_race::<S>(race, len);
        }
        self.races = races;
    }

    /// Lines 2 to 10 of Algorithm 5, at the end of an execution.
    fn handle_blocked<S: Selection>(&mut self) {
        self.search.refresh_blocked();
        for (index, blocked) in self.search.blocked.iter().enumerate() {
            self.execution.push_blocked_races(index, blocked, &self.search.log);
        }
        self.handle_races::<S>(self.execution.len());
    }

    fn handle_race<S: Selection>(&mut self, race: Race, len: usize) {
        let log = &self.search.log;
        let (last, second) = match race.second {
            Second::Event(event) => (Last::event(event as usize, log), Some(event as usize)),
            Second::Blocked(index) => (Last::blocked(&self.search.blocked[index as usize]), None),
        };
        let (execution, sequence) = (&mut self.execution, &mut self.sequence);
        let reversal = reverse(race, last, len, true, execution, log, sequence);
        if matches!(reversal, Reversal::Probe | Reversal::Exact { contained: false }) {
            self.stack[race.first as usize].everything = true;
            return;
        }
        let backtrack = &mut self.stack[race.first as usize].backtrack;
        let mut add = |sequence: &Sequence| {
            let mut reversed = Reversed { sequence, second, execution, log };
            if let Some(step) = S::select(&mut reversed, backtrack) {
                backtrack.push(step);
            }
        };
        match reversal {
            Reversal::Impossible | Reversal::Probe => {}
            Reversal::Exact { .. } | Reversal::Partial => add(sequence),
            Reversal::Waiters(waiters) => {
                for waiter in waiters {
                    sequence.set_last_choice(waiter.0);
                    add(sequence);
                }
            }
        }
    }

    fn add_alternatives(&mut self, state: usize, step: Transition, choices: Choices) {
        if choices == Choices::One {
            return;
        }
        let mut label = Some(choices.first());
        while let Some(choice) = label {
            self.add(state, Transition { choice, ..step });
            label = choices.after(choice);
        }
    }

    /// The steps that the last event, performed in this state, prevented.
    fn add_prevented(&mut self, state: usize) {
        for index in (0..self.search.log.prevented().len()).rev() {
            let prevented = &self.search.log.prevented()[index];
            if prevented.event as usize != state {
                return;
            }
            let (step, choices) = (prevented.transition, prevented.choices);
            self.add(state, step);
            self.add_alternatives(state, step, choices);
        }
    }
}
