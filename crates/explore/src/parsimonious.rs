//! Optimal exploration in polynomial memory: one execution per Mazurkiewicz trace, none in vain, and no wakeup trees. After
//! *Parsimonious Optimal Dynamic Partial Order Reduction* (Abdulla, Atig, Das, Jonsson, Sagonas, CAV 2024) in what it is about: a race is
//! reversed once, in the one execution where it shows in a canonical form; what comes of that is explored at once; and whether
//! something was explored before is seen from the execution itself. The argument below is our own.
//!
//! # Default steps and jumps
//!
//! In every state `t` (a sequence of steps) that can go on there is one *default step* `d`, which [`Order`](crate::order) says. A maximal trace
//! `T` that continues `t` either begins with `d`, that is, nothing that comes after `t` in `T` and conflicts with `d` comes before it; or there is
//! such an event. Let `M(T)` be those events of `T` after `t` that conflict with `d` as it is in `t`, do not happen after a step of `d`'s thread, and have no
//! other such event in their past. (Another alternative of `d`'s operation counts as such an event.) `M(T)` has at most one event of each
//! thread. Let `e` be the one whose thread comes first by spawn path, and `u` its past after `t`. Nothing in `u` conflicts with `d`. We say that `T` *jumps* from `t` to
//! `t.u.e`; `e` is the *head* of the jump. So all of `T` has one sequence of default steps and jumps from the start: its path.
//!
//! The search follows default steps to the end of an execution. Then it has to find out which jumps there are from the states that it
//! came through. Each state and jump is to be found once, and nothing is to be kept about those that were.
//!
//! # Where a jump is found
//!
//! Let `T` jump from `t` to `t.u.e`. Nothing in `u` conflicts with `d`, so `t.d.u` is an execution, too, and `e`'s thread is
//! before the same operation there. Let `C` be `u` with that operation performed.
//!
//! *Claim*: among the executions that are explored below `t.d` there is exactly one whose path contains `C`, and in which the heads of all
//! jumps after `t.d` belong to `C`. *Proof*: follow such a path. In a state where nothing that is left of `C` conflicts with the default step,
//! a jump would have a head outside of `C`; so the default step is taken, and what is left of `C` stays possible. Otherwise the
//! default step comes after something that is left of `C`: there is a jump, and its head is the first, by threads, of those in `C`. So there is no
//! choice. ∎
//!
//! *There the jump is found*: `(d, e)` is an immediate race of that execution, and all heads after `d` happen before `e`, or are `e` ([`races`]). Whoever
//! sees this takes the *schedule* `u.e` from `t`, and nobody else does.
//!
//! *Operations that wait.* If `d` may keep `e` waiting (it takes the same mutex, or writes what `e` awaits), `e` need not be performed after `t.d.u`. Then
//! `C` is `u` alone, and `u` is what `e`'s thread needs to come to the operation: provided that all that conflicts with `e` conflicts with `d`, so
//! that there is nothing else on the object in `u`. If that does not hold (readers of a lock, posts of a semaphore, writes to parts of what is awaited), the
//! program is left to wakeup trees. Whether `e` is possible in `t.u`, the machine says.
//!
//! *Steps that do something else.* `e` may do something else in `t.u` than it did after `d`: a compare-and-swap succeeds. `u` is its past as it was. If it has
//! less in its past now, this is not where the jump is found: there is another execution with just what it needs. If it
//! may conflict with more (it is not [contained](crate::reversal)), others may be missed: the program is left to wakeup trees.
//!
//! *Alternatives, and steps that are prevented* (a wait that could have given up, all that `exit` came before) are jumps with an empty `u`. They
//! are found in the execution that has no jump after `d`. (`d` may wake `e`'s thread, which is not before the same operation then. But it
//! waited in `t` already, so it could give up there; and what conflicts with giving up conflicts with waking, so nothing of it is in `u`.) Of an operation with alternatives only the first leads to a schedule, which then
//! tries all alternatives that there are in `t.u`.
//!
//! # Which traces belong below a jump
//!
//! `T` may contain `t.u.e`, and jump from `t` to somewhere else: `M(T)` may have an event of an earlier thread. If all that conflicts with `d` conflicts with
//! `e`, it cannot: the two would be ordered. Otherwise `d` is the default step after `t.u.e`, too (it is *sticky*), so that
//! what is explored first there has `M(T) = {e}`; and another jump from there, to `e'`, is taken only if `e'` happens after `e`, or does not conflict with
//! `d` as it was, or its thread comes after that of `e`; and so on for the jumps before (`is_first`). By induction over the jumps
//! from one sticky `d`: these are the traces that jump from `t` to `t.u.e`. It is needed that `d` still conflicts with all that it
//! conflicted with, and with nothing else: a compare-and-swap that succeeds now conflicts with reads, and one of them may be between two events that conflicted with it before. If that does not hold, or `d` has to wait,
//! the program is left to wakeup trees. No execution is given up half-way: after
//! the head of a schedule is taken, all that comes to an end counts.
//!
//! So every maximal trace is explored, and once: by induction over the length of what comes after `t`, longest first, those that begin
//! with `d` are explored once below `t.d`, those that jump below their jump, and each jump is taken once. ∎
//!
//! # What is kept
//!
//! What an execution gives rise to is explored before anything else, so executions that have schedules left are a chain: each was found in
//! the one before ([`Frames`]). *Claim*: the chain is no longer than the square of the length of an execution. *Proof*: an execution that was reached by a jump with
//! `C` was found in one whose jumps after `t.d` have heads in `C`, with disjoint pasts in `C`. Undo these one by one,
//! the last one first: each was found in an execution in which the part of `C` that belongs to it takes its place. Parts are
//! disjoint, and a part that is all of `C` starts at a later state; so there are at most as many as `C` has events times states. ∎ Each
//! keeps a path and, for each of its races, a list of positions.
//!
//! To take a schedule, the path to its state is repeated as far as it is not the present one: from where the executions
//! after it left it, which is not more than they have done.
//!
//! # Parts
//!
//! What comes of a schedule depends on nothing but its path. So half of what is left of the first execution of the chain can be given away,
//! and half of the rest again, and explored anywhere: nobody has to hear of what is found there, but that the program has to be left to wakeup trees.
//! All counters add up but `wakeup_tree_max`, and `events`, for steps that are repeated.
//!
//! # Deviations from the paper
//!
//! Threads, alternatives and operations that wait are as in [`optimal`](crate::optimal). There is no argument for barriers, whose arrivals commute within a
//! generation only: these are left to wakeup trees, too. `tests/parsimonious.rs` compares with `optimal` and with brute force.

mod frames;
mod races;

use crate::Reason;
use crate::beyond_races::Explored;
use crate::bytes::plain;
use crate::driver::{Driver, Flow};
use crate::events::EventLog;
use crate::execution::Execution;
use crate::initials::Step;
use crate::parts::{Parts, Returned};
use crate::reversal::is_contained;
use frames::{Found, Frame, Frames, Jump, Passed, Schedule};
use raddle_base::sabotage::{Ingredient, is_off};
use raddle_trace::{Access, Choices, Machine, Pending, SpawnPath, Transition};

/// The state of the search.
#[derive(Clone, Debug, Default)]
pub struct Parsimonious {
    /// The jumps of the present path.
    jumps: Vec<Jump>,
    /// Where the present execution left the path of the last frame.
    left: u32,
    frames: Frames,
    /// The present execution is done with.
    back: bool,
    /// It was found, here or in a part, that the program has to be left to `optimal`.
    hand_over: Option<Reason>,
    /// What was given away of a frame, under the frame's number.
    pub parts: Parts<(), Option<Reason>>,
}

impl Parsimonious {
    pub fn run<M: Machine>(&mut self, driver: &mut Driver<'_, M>) -> Flow<Explored> {
        let execution = Execution::of(&driver.log);
        let mut explorer = Explorer { state: self, execution, steps_max: 0, spare: Vec::new(), driver };
        let flow = explorer.explore();
        let steps_max = explorer.steps_max;
        let max = &mut driver.counters().wakeup_tree_max;
        *max = steps_max.max(*max);
        flow
    }

    /// Gives away half of what is left of the first frame that has something left: that which would be explored last.
    pub fn split(&mut self, part: u32) -> Option<(Parsimonious, usize)> {
        let frame = self.frames.0.iter().position(|frame| !frame.schedules.is_empty())?;
        let schedules = &mut self.frames.0[frame].schedules;
        let later = schedules.len().div_ceil(2);
        // Those explored first come last.
        let given = schedules.drain(..later).collect();
        let alone = self.frames.alone(frame, given);
        self.parts.give(frame, part, 0);
        let depth = alone.intact;
        let jumps = alone.jumps.iter().filter(|jump| jump.at < depth).cloned().collect();
        let frames = Frames(vec![alone]);
        let part = Parsimonious { jumps, left: depth, frames, back: true, ..Parsimonious::default() };
        Some((part, depth as usize))
    }

    /// Why the program has to be left to `optimal`, if that was found.
    pub fn hand_over(&self) -> Option<Reason> {
        self.hand_over
    }

    /// What is wrong with the state, for a path of this length.
    pub fn verify(&self, depth: usize) -> Result<(), &'static str> {
        let Parsimonious { jumps, left, frames, back: _, hand_over: _, parts } = self;
        let apart = jumps.is_sorted_by(|a, b| a.at < b.state);
        match () {
            () if *left as usize > depth => Err("an execution that begins nowhere"),
            () if !apart || jumps.iter().any(|jump| jump.state > jump.at || jump.at as usize >= depth) => {
                Err("a jump that is not on the path")
            }
            () => frames.verify().and_then(|()| parts.verify(frames.0.len())),
        }
    }
}

/// Whether the step at a position of the path is a default step.
fn is_default(jumps: &[Jump], position: usize) -> bool {
    let next = jumps.partition_point(|jump| (jump.at as usize) < position);
    jumps.get(next).is_none_or(|jump| jump.state as usize > position)
}

struct Explorer<'s, 'a, M: Machine> {
    driver: &'s mut Driver<'a, M>,
    state: &'s mut Parsimonious,
    execution: Execution,
    /// The most steps that were kept at once.
    steps_max: u64,
    /// Frames that are done with: what they allocated is used again.
    spare: Vec<Frame>,
}

/// What became of an attempt to take a schedule.
enum Taken {
    /// It was taken, and the execution goes on.
    Yes,
    /// It is none, or not one for here.
    No,
    HandOver(Reason),
}

impl<M: Machine> Explorer<'_, '_, M> {
    fn explore(&mut self) -> Flow<Explored> {
        loop {
            self.driver.checkpoint()?;
            if let Some(why) = self.state.hand_over {
                return Flow::Continue(Explored::HandOver(why));
            }
            if !std::mem::take(&mut self.state.back) {
                if self.default_step()? {
                    continue;
                }
                if self.state.hand_over.is_some() {
                    continue;
                }
                self.driver.finish()?;
                if self.driver.is_beyond_races() {
                    return Flow::Continue(Explored::BeyondRaces);
                }
                self.push_frame();
                let branches = self.state.frames.0.iter();
                let branches = branches.map(|frame| (frame.begun as usize, frame.known as usize));
                self.driver.estimate(branches);
            }
            loop {
                let schedule = match self.next_schedule() {
                    Ok(schedule) => schedule,
                    Err(explored) => {
                        self.state.back = explored == Explored::Waits;
                        return Flow::Continue(explored);
                    }
                };
                match self.take(schedule)? {
                    Taken::Yes => break,
                    Taken::No if self.driver.why_beyond_races().is_some() => {
                        return Flow::Continue(Explored::BeyondRaces);
                    }
                    Taken::No => {}
                    Taken::HandOver(why) => self.state.hand_over = Some(why),
                }
                if self.state.hand_over.is_some() {
                    break;
                }
            }
        }
    }

    /// Takes the default step of the present state; `false` if there is none.
    fn default_step(&mut self) -> Flow<bool> {
        let ready = self.driver.ready();
        let depth = self.driver.log.len();
        let sticky = self.state.jumps.last().filter(|jump| jump.sticky && jump.at as usize + 1 == depth);
        let sticky = sticky.map(|jump| jump.instead_of.clone());
        if let Some(Step { transition, .. }) = &sticky
            && !ready.contains(transition.thread)
        {
            self.state.hand_over = Some(Reason::KeptWaitingTogether);
            return Flow::Continue(false);
        }
        let thread = match &sticky {
            Some(step) => Some(step.transition.thread),
            None => self.driver.order.first(ready),
        };
        let Some(thread) = thread else { return Flow::Continue(false) };
        let choice = match self.driver.machine.pending(thread) {
            Pending::Ready(operation) => self.driver.order.first_label(operation.choices),
            _ => 0,
        };
        self.step(Transition { thread, choice })?;
        if let Some(Step { accesses, .. }) = sticky {
            let (now, was) = (self.driver.log.accesses(depth), accesses.as_slice());
            let same = now == was || is_contained(now, &[], was) && is_contained(was, &[], now);
            if !same && !is_off(Ingredient::StickySteps) {
                self.state.hand_over = Some(Reason::OverlapInPart);
            }
        }
        Flow::Continue(true)
    }

    fn step(&mut self, step: Transition) -> Flow {
        self.driver.step_keeping(step, || self.state.frames.in_mind())?;
        self.execution.push(&self.driver.log);
        if self.execution.footprint(self.execution.len() - 1).arrives() {
            self.state.hand_over = Some(Reason::BarrierUsed);
        }
        Flow::Continue(())
    }

    /// The present execution is at its end: keeps the schedules that it gives rise to.
    fn push_frame(&mut self) {
        let mut frame = self.spare.pop().unwrap_or_default();
        self.find_schedules(&mut frame.schedules);
        let needed = |schedule: &Schedule| schedule.steps.last().map_or(schedule.state, |&last| last + 1);
        let Some(end) = frame.schedules.iter().map(needed).max() else {
            self.spare.push(frame);
            return;
        };
        let from = self.state.left.min(end);
        let Frame { mut path, mut jumps, schedules, .. } = frame;
        path.clear();
        path.extend((from..end).map(|position| passed(&self.driver.log, position as usize)));
        jumps.clear();
        jumps.extend(self.state.jumps.iter().filter(|jump| jump.state >= from && jump.at < end).cloned());
        let known = schedules.len() as u32 + 1;
        let size = end - from + schedules.iter().map(|schedule| schedule.steps.len() as u32 + 1).sum::<u32>();
        self.state.frames.0.push(Frame { from, path, jumps, intact: end, known, begun: 1, size, schedules });
        let kept = self.state.frames.0.iter().map(|frame| u64::from(frame.size)).sum();
        self.steps_max = self.steps_max.max(kept);
    }

    /// The next schedule to take, of the last frame that has one. An error: there is none, because of this.
    fn next_schedule(&mut self) -> Result<Schedule, Explored> {
        loop {
            let last = self.state.frames.0.len().checked_sub(1).ok_or(Explored::Everything)?;
            let frame = &mut self.state.frames.0[last];
            if let Some(schedule) = frame.schedules.pop() {
                frame.begun += 1;
                return Ok(schedule);
            }
            if self.state.parts.is_given(last) {
                let returned = self.state.parts.take_back(last).ok_or(Explored::Waits)?;
                let Returned { executions: _, left: hand_over, summary, beyond_races } = returned;
                self.driver.add(summary, &beyond_races);
                if let Some(why) = hand_over {
                    self.state.hand_over = hand_over;
                    return Err(Explored::HandOver(why));
                }
                if self.driver.has_ended() {
                    return Err(Explored::BeyondRaces);
                }
                // There may be another part of it, whose turn it is now.
                continue;
            }
            let Some(done) = self.state.frames.0.pop() else { return Err(Explored::Everything) };
            if let Some(frame) = self.state.frames.0.last_mut() {
                frame.intact = frame.intact.min(done.intact);
            }
            self.spare.push(done);
        }
    }

    /// Goes to a state of the last frame's path.
    fn go_to(&mut self, state: u32) -> Flow {
        let last = self.state.frames.0.len() - 1;
        let from = self.state.frames.0[last].intact.min(state);
        self.execution.truncate(from as usize, &self.driver.log);
        self.driver.rewind(from as usize);
        for position in from..state {
            let expected = self.state.frames.passed(last, position);
            self.repeat(expected)?;
        }
        let Parsimonious { jumps, frames, .. } = &mut *self.state;
        jumps.truncate(jumps.partition_point(|jump| jump.at < from));
        frames.extend_jumps(last, from, state, jumps);
        self.state.frames.0[last].intact = state;
        self.state.left = state;
        self.execution.races.clear();
        Flow::Continue(())
    }

    /// Repeats a step of an execution that counts already.
    fn repeat(&mut self, expected: Passed) -> Flow {
        if !self.driver.repeat(expected.step) {
            self.driver.disagree(&format!("{:?} cannot be repeated", expected.step));
        }
        self.driver.counters().events += 1;
        self.execution.push(&self.driver.log);
        self.check(expected);
        self.driver.poll()
    }

    /// Compares the last step with what it was.
    fn check(&mut self, expected: Passed) {
        self.driver.counters().predictions += 1;
        let last = self.driver.log.len() - 1;
        if passed(&self.driver.log, last) != expected {
            let happened = self.driver.log.accesses(last).to_vec();
            self.driver.disagree_unless_beyond_races(&format!("{:?} touched {happened:?}", expected.step));
        }
    }

    /// Takes a schedule of the last frame, if it is one: see the module's docs for what has to hold.
    fn take(&mut self, schedule: Schedule) -> Flow<Taken> {
        let Schedule { state, ref instead_of, ref steps, head, choice, found, ref was } = schedule;
        let (no, last) = (Flow::Continue(Taken::No), self.state.frames.0.len() - 1);
        self.go_to(state)?;
        for &position in steps.iter() {
            let expected = self.state.frames.passed(last, position);
            if !self.driver.is_possible(expected.step) {
                let what = format!("{:?} of a schedule is not possible", expected.step);
                self.driver.disagree_unless_beyond_races(&what);
                return no;
            }
            self.step(expected.step)?;
            self.check(expected);
        }
        let default = instead_of.accesses.as_slice();
        let hand_over = |why| Flow::Continue(Taken::HandOver(why));
        let choices = match self.driver.machine.pending(head) {
            Pending::Ready(operation) => operation.choices,
            Pending::Blocked(operation, _) if found == Found::Waits => {
                let absorbed = is_contained(default, &[], operation.accesses);
                return if absorbed { no } else { hand_over(Reason::KeptWaitingTogether) };
            }
            _ => {
                self.driver.disagree_unless_beyond_races(&format!("{head:?} cannot move after {steps:?}"));
                return no;
            }
        };
        let choice = choice.unwrap_or_else(|| self.driver.order.first_label(choices));
        if !choices.contains(choice) {
            self.driver.disagree_unless_beyond_races(&format!("{head:?} cannot choose {choice}"));
            return no;
        }
        if let (Some(next), true) = (self.driver.order.label_after(choices, choice), choices != Choices::One) {
            let frame = &mut self.state.frames.0[last];
            frame.known += 1;
            frame.schedules.push(Schedule { choice: Some(next), ..schedule.clone() });
        }
        let at = self.driver.log.len();
        self.step(Transition { thread: head, choice })?;
        let accesses = self.driver.log.accesses(at);
        let sticky = match found {
            Found::Alternative if accesses == default => false,
            Found::Alternative => return hand_over(Reason::OverlapInPart),
            Found::Race | Found::Waits | Found::Prevented => {
                let conflicts = Access::any_conflict(accesses, default);
                let needed = (state as usize..at).all(|event| self.execution.happens_before(event, at));
                if !conflicts || !needed {
                    return no;
                }
                let was = if found == Found::Race { was.as_slice() } else { &[] };
                if !is_contained(default, was, accesses) {
                    return hand_over(match found {
                        Found::Waits => Reason::KeptWaitingTogether,
                        _ => Reason::OverlapInPart,
                    });
                }
                if !self.is_first(state, at) && !is_off(Ingredient::FirstJumps) {
                    return no;
                }
                !is_contained(accesses, &[], default)
            }
        };
        self.state.jumps.push(Jump { state, at: at as u32, instead_of: instead_of.clone(), sticky });
        Flow::Continue(Taken::Yes)
    }

    /// Whether the last event, the head of a jump from this state, is the least of those that could have come before a default step that
    /// is still to come.
    fn is_first(&self, mut state: u32, at: usize) -> bool {
        let thread = |event: usize| self.execution.thread(event);
        let comes_first = |a, b| SpawnPath::compare(&*self.driver.machine, thread(a), thread(b)).is_lt();
        let accesses = self.driver.log.accesses(at);
        for jump in self.state.jumps.iter().rev() {
            let earlier = jump.at as usize;
            if jump.at + 1 != state || !jump.sticky || self.execution.happens_before(earlier, at) {
                return true;
            }
            if Access::any_conflict(accesses, jump.instead_of.accesses.as_slice()) && comes_first(at, earlier) {
                return false;
            }
            state = jump.state;
        }
        true
    }
}

/// A step of the path, as it is kept.
fn passed(log: &EventLog, event: usize) -> Passed {
    let add = |hash: u64, number: u64| (hash ^ number).wrapping_mul(0x0100_0000_01b3).rotate_left(23);
    let digest = log.accesses(event).iter().fold(0xcbf2_9ce4_8422_2325, |hash, access| {
        let Access { address, len, mode, order: _, tag } = *access;
        add(add(hash, address), u64::from(len) << 32 | u64::from(tag) << 8 | mode as u64)
    });
    Passed { step: log.events()[event].transition, digest }
}

plain!(Parsimonious { jumps, left, frames, back, hand_over, parts });
