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
//! A part that was split off (see [`parts`](crate::parts)) leaves backtrack sets that it shares to the search it was split from.
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
//! 5. Several independent events may together keep an await from coming true (writes to parts of a number, additions that commute), and no
//!    race by itself shows the execution in which it does. But an await is in a race with *every* earlier event that it conflicts with and that its
//!    thread does not need, whatever came in between, and each such race puts every step into the backtrack set (4). Let `s` be a state whose backtrack
//!    set has a step `p`, and let `w = u.q.x` be possible in `s`, where `q` is the first step that depends on `p`. If `q` is an await that `p` keeps from
//!    coming true then some execution that begins with `p.u` is explored, by induction. At its end the thread of `q` waits, or has gone on
//!    later; either way it is in a race with `p`, so that everything possible is explored in `s`, and with it an initial of `w`. Optimal
//!    takes away several events at a time instead ([`prefixes`](crate::prefixes)), to explore nothing twice.
//! 6. A decision on an input may rule out what another thread could have decided: the two are possible together in neither order, so no race shows
//!    it. Where the other alternative of the first one sleeps, nothing else does (`tests/scripts/decisions-before-exit.script`). So where a thread decides, every step is put
//!    into the backtrack set. Elsewhere the proof holds: what a step leaves possible behind it does not depend on it, unless it is a decision.

use crate::beyond_races::Explored;
use crate::bytes::{Corrupt, Plain, Reader, plain};
use crate::driver::{Driver, Flow};
use crate::events::EventLog;
use crate::execution::{Execution, Race};
use crate::initials::{Step, is_initial};
use crate::notdep::Sequence;
use crate::parts::{Foreign, Parts, Returned};
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
#[derive(Clone, Debug, Default)]
struct Node {
    backtrack: Vec<Transition>,
    /// How many of them have been looked at.
    next: u32,
    /// All steps are to be explored from here.
    everything: bool,
}

/// The state of the search.
#[derive(Clone, Debug)]
pub struct Backtracking {
    /// One node for each state of the path. Those beyond are kept for their vectors.
    stack: Vec<Node>,
    sleep: SleepSets,
    backtrack_max: u64,
    /// The last state has nothing more to explore than what its node says.
    back: bool,
    pub parts: Parts,
}

impl Backtracking {
    pub fn new() -> Self {
        let mut sleep = SleepSets::default();
        sleep.push_empty();
        let stack = vec![Node::default()];
        Backtracking { stack, sleep, backtrack_max: 0, back: false, parts: Parts::default() }
    }

    pub fn run<M: Machine, S: Selection>(&mut self, driver: &mut Driver<'_, M>) -> Flow<Explored> {
        let mut execution = Execution::of(&driver.log);
        execution.races.clear();
        let sequence = Sequence::default();
        let mut explorer = Explorer { driver, state: self, execution, sequence, races: Vec::new(), foreign: None };
        let flow = explorer.explore::<S>();
        let max = &mut driver.counters().wakeup_tree_max;
        *max = self.backtrack_max.max(*max);
        flow
    }

    /// Gives away what is left at the first state that has something left and is not shared, as another search.
    pub fn split(&mut self, part: u32) -> Option<(Backtracking, usize)> {
        let depth = self.depth();
        let left = |state: usize| {
            let node = &self.stack[state];
            (node.next as usize) < node.backtrack.len() && !self.parts.is_given(state)
        };
        let state = (self.parts.floor()..depth).find(|&state| left(state))?;
        let mut stack = self.stack[..=state].to_vec();
        // All other steps come after those that are still to be found: they stay here.
        stack[state].everything = false;
        stack.push(Node::default());
        let mut sleep = self.sleep.clone();
        sleep.truncate(state + 2);
        self.stack[state].next = self.stack[state].backtrack.len() as u32;
        self.parts.give(state, part, 0);
        let parts = Parts::of_part(state);
        Some((Backtracking { stack, sleep, backtrack_max: 0, back: true, parts }, state + 1))
    }

    /// The length of the path that the state belongs to.
    pub fn depth(&self) -> usize {
        self.sleep.states() - 1
    }

    /// What is wrong with the state, for a path of this length.
    pub fn verify(&self, depth: usize) -> Result<(), &'static str> {
        let Backtracking { stack, sleep, backtrack_max: _, back: _, parts } = self;
        match () {
            () if sleep.states() != depth + 1 => Err("not one sleep set for each state"),
            () if stack.len() <= depth => Err("not one node for each state"),
            () if stack.iter().any(|node| node.next as usize > node.backtrack.len()) => Err("more done than there is"),
            () => parts.verify(depth),
        }
    }

    /// What sleeps in the state at which it was split off, now that it has explored it.
    pub fn slept(&self) -> Vec<Step> {
        self.sleep.of(self.parts.floor()).to_vec()
    }
}

struct Explorer<'s, 'a, M: Machine> {
    driver: &'s mut Driver<'a, M>,
    state: &'s mut Backtracking,
    execution: Execution,
    sequence: Sequence,
    races: Vec<Race>,
    /// The execution is one that a part has explored: only states up to this one matter.
    foreign: Option<usize>,
}

/// What is explored next.
enum Next {
    Step(Transition),
    Nothing,
    Waits,
    BeyondRaces,
}

impl<M: Machine> Explorer<'_, '_, M> {
    fn explore<S: Selection>(&mut self) -> Flow<Explored> {
        loop {
            self.driver.checkpoint()?;
            if !std::mem::take(&mut self.state.back) {
                let ready = self.driver.ready();
                let first = self.first(ready);
                if let Some(first) = first {
                    let state = self.driver.depth();
                    self.state.stack[state].backtrack.push(first);
                } else {
                    if ready.is_empty() {
                        self.driver.finish()?;
                    } else {
                        self.driver.finish_sleep_set_blocked()?;
                    }
                    if self.driver.is_beyond_races() {
                        return Flow::Continue(Explored::BeyondRaces);
                    }
                    self.handle_blocked::<S>();
                }
            }
            match self.next::<S>() {
                Next::Step(step) => self.step::<S>(step)?,
                Next::Nothing => return Flow::Continue(Explored::Everything),
                Next::Waits => return Flow::Continue(Explored::Waits),
                Next::BeyondRaces => return Flow::Continue(Explored::BeyondRaces),
            }
        }
    }

    /// Prepares the node of a state that is entered.
    fn enter(&mut self) {
        let state = self.driver.depth();
        if self.state.stack.len() == state {
            self.state.stack.push(Node::default());
        }
        let Node { backtrack, next, everything } = &mut self.state.stack[state];
        backtrack.clear();
        (*next, *everything) = (0, false);
    }

    /// Any step that is possible and does not sleep.
    fn first(&self, ready: ThreadSet) -> Option<Transition> {
        let state = self.driver.depth();
        let order = &self.driver.order;
        let mut rest = self.driver.held().map_or(ready, ThreadSet::single);
        while let Some(thread) = order.take_first(&mut rest) {
            let Pending::Ready(operation) = self.driver.machine.pending(thread) else { continue };
            let mut label = Some(order.first_label(operation.choices));
            while let Some(choice) = label {
                let step = Transition { thread, choice };
                if !self.state.sleep.contains(state, step) {
                    return Some(step);
                }
                label = order.label_after(operation.choices, choice);
            }
        }
        None
    }

    /// The next step to explore, from the last state that has one.
    fn next<S: Selection>(&mut self) -> Next {
        let mut state = self.driver.depth();
        if self.state.stack[state].backtrack.is_empty() {
            let nodes = self.state.stack[..state].iter();
            self.driver.estimate(nodes.map(|node| (node.next as usize, node.backtrack.len())));
        }
        loop {
            if self.state.parts.is_given(state) {
                if !self.take_back::<S>(state) {
                    self.state.back = true;
                    return Next::Waits;
                }
                if self.driver.has_ended() {
                    return Next::BeyondRaces;
                }
            }
            self.add_everything(state);
            while let Some(&step) = self.state.stack[state].backtrack.get(self.state.stack[state].next as usize) {
                self.state.stack[state].next += 1;
                if !self.state.sleep.contains(state, step) && self.driver.may_move(step.thread) {
                    return Next::Step(step);
                }
            }
            self.state.backtrack_max = self.state.backtrack_max.max(self.state.stack[state].backtrack.len() as u64);
            if state == self.state.parts.floor() {
                return Next::Nothing;
            }
            state -= 1;
            let explored = self.driver.log.events()[state].transition;
            self.state.sleep.pop();
            self.state.sleep.add(explored, self.driver.log.accesses(state));
            self.execution.truncate(state, &self.driver.log);
            self.driver.rewind(state);
        }
    }

    /// Looks at the executions that a part hands back, if it has: the present state is where it was split off.
    fn take_back<S: Selection>(&mut self, state: usize) -> bool {
        let Some(Returned { executions, left, summary, beyond_races }) = self.state.parts.take_back(state) else {
            return false;
        };
        self.state.sleep.replace_last(left);
        self.driver.add(summary, &beyond_races);
        if self.driver.has_ended() {
            return true;
        }
        self.foreign = Some(state);
        let mut below = None;
        for Foreign { steps, whole } in executions {
            // Between two steps of the state, the search itself would have come back to it.
            if below.replace(steps.first().copied()) != Some(steps.first().copied()) {
                self.add_everything(state);
            }
            for (index, step) in steps.iter().enumerate() {
                self.driver.repeat_foreign(*step);
                self.execution.push(&self.driver.log);
                if index + 1 < steps.len() || whole {
                    self.execution.races.clear();
                }
            }
            if whole {
                self.handle_blocked::<S>();
            } else {
                self.handle_step::<S>(self.driver.depth() - 1);
            }
            self.execution.truncate(state, &self.driver.log);
            self.driver.rewind(state);
        }
        self.foreign = None;
        true
    }

    /// Whether the backtrack set of a state is not this search's to change. The execution is handed back then.
    fn is_shared(&mut self, state: usize, whole: bool) -> bool {
        let shared = state < self.state.parts.shared();
        if shared {
            self.state.parts.hand_back(&self.driver.log, whole);
        }
        shared
    }

    /// Adds all steps that are possible in the present state, if they were asked for.
    fn add_everything(&mut self, state: usize) {
        if !std::mem::take(&mut self.state.stack[state].everything) {
            return;
        }
        let mut rest = self.driver.ready();
        while let Some(thread) = self.driver.order.take_first(&mut rest) {
            let Pending::Ready(operation) = self.driver.machine.pending(thread) else { continue };
            let choices = operation.choices;
            let step = Transition { thread, choice: self.driver.order.first_label(choices) };
            self.add(state, step);
            self.add_alternatives(state, step, choices);
        }
    }

    fn add(&mut self, state: usize, step: Transition) {
        let backtrack = &mut self.state.stack[state].backtrack;
        if !backtrack.contains(&step) {
            backtrack.push(step);
        }
    }

    /// Explores a step from the present state, and looks at its races: lines 5 to 11 of Algorithm 1.
    fn step<S: Selection>(&mut self, step: Transition) -> Flow {
        let state = self.driver.depth();
        self.driver.step(step)?;
        self.execution.push(&self.driver.log);
        let decided = self.driver.log.decides(state);
        self.state.sleep.push_after(step, self.driver.log.accesses(state), decided, &*self.driver.machine);
        self.enter();
        self.handle_step::<S>(state);
        Flow::Continue(())
    }

    /// What follows from the last event, performed in this state, for this state and those before it.
    fn handle_step<S: Selection>(&mut self, state: usize) {
        self.handle_races::<S>(state, false);
        if self.foreign.is_none_or(|last| state <= last) {
            let event = &self.driver.log.events()[state];
            self.add_alternatives(state, event.transition, event.choices);
            self.add_prevented(state);
            if self.driver.log.decides(state) && state >= self.state.parts.shared() {
                self.state.stack[state].everything = true;
            }
        }
    }

    fn handle_races<S: Selection>(&mut self, len: usize, whole: bool) {
        let mut races = std::mem::take(&mut self.races);
        std::mem::swap(&mut races, &mut self.execution.races);
        for race in races.drain(..) {
            let first = race.first as usize;
            if self.foreign.is_none_or(|last| first <= last) && !self.is_shared(first, whole) {
                self.handle_race::<S>(race, len);
            }
        }
        self.races = races;
    }

    /// Lines 2 to 10 of Algorithm 5, at the end of an execution.
    fn handle_blocked<S: Selection>(&mut self) {
        self.driver.refresh_blocked();
        for (index, blocked) in self.driver.blocked.iter().enumerate() {
            self.execution.push_blocked_races(index, blocked, &self.driver.log);
        }
        self.handle_races::<S>(self.execution.len(), true);
    }

    fn handle_race<S: Selection>(&mut self, race: Race, len: usize) {
        let log = &self.driver.log;
        let last = Last::of(race, log, &self.driver.blocked);
        let second = last.event;
        let (execution, sequence) = (&mut self.execution, &mut self.sequence);
        let reversal = reverse(race, last, len, true, execution, log, sequence);
        if matches!(reversal, Reversal::Probe | Reversal::Exact { contained: false }) {
            self.state.stack[race.first as usize].everything = true;
            return;
        }
        let backtrack = &mut self.state.stack[race.first as usize].backtrack;
        let mut add = |sequence: &Sequence| {
            let mut reversed = Reversed { sequence, second, execution, log };
            if let Some(step) = S::select(&mut reversed, backtrack) {
                backtrack.push(step);
            }
        };
        match reversal {
            Reversal::Impossible | Reversal::Probe => {}
            Reversal::Exact { .. } | Reversal::Partial => add(sequence),
            Reversal::Waiters(mut waiters) => {
                while let Some(waiter) = self.driver.order.take_first(&mut waiters) {
                    sequence.set_last_choice(waiter.0);
                    add(sequence);
                }
            }
        }
    }

    fn add_alternatives(&mut self, state: usize, step: Transition, choices: Choices) {
        if choices == Choices::One || self.is_shared(state, false) {
            return;
        }
        let mut label = Some(self.driver.order.first_label(choices));
        while let Some(choice) = label {
            self.add(state, Transition { choice, ..step });
            label = self.driver.order.label_after(choices, choice);
        }
    }

    /// The steps that the last event, performed in this state, prevented.
    fn add_prevented(&mut self, state: usize) {
        for index in (0..self.driver.log.prevented().len()).rev() {
            let prevented = &self.driver.log.prevented()[index];
            if prevented.event as usize != state {
                return;
            }
            let (step, choices) = (prevented.transition, prevented.choices);
            if self.is_shared(state, false) {
                return;
            }
            self.add(state, step);
            self.add_alternatives(state, step, choices);
        }
    }
}

plain!(Node { backtrack, next, everything });

impl Plain for Backtracking {
    fn write(&self, to: &mut Vec<u8>) {
        let Backtracking { stack, sleep, backtrack_max, back, parts } = self;
        stack[..=self.depth()].to_vec().write(to);
        sleep.write(to);
        (*backtrack_max, *back).write(to);
        parts.write(to);
    }

    fn read(from: &mut Reader<'_>) -> Result<Self, Corrupt> {
        let (stack, sleep) = Plain::read(from)?;
        let (backtrack_max, back) = Plain::read(from)?;
        Ok(Backtracking { stack, sleep, backtrack_max, back, parts: Plain::read(from)? })
    }
}
