//! Shorter ways to the same bug: fewest changes of thread first, then fewest steps.
//!
//! A search finds a bug by whatever schedule it happens to try. A person follows one thread at a time, so what makes a
//! schedule hard to read is how often it changes from one thread to another. [`minimise`] looks for a schedule that
//! leads to the same bug (the same [`Claim`]; for deadlocks the same threads waiting at the same places) with fewer
//! changes. The machine is the judge of every candidate, so what comes out is a schedule that was run.
//!
//! Two ways, one after the other:
//!
//! * *Delta debugging* ([`Minimiser::reduce`]). Of every stretch of the schedule, from its halves down to two steps, try to leave it
//!   out, or to let each thread make its steps of the stretch at one go. A candidate is a wish: a step that cannot be
//!   taken is left out, and after the last one threads run on, one after the other. So it finds its way into other classes
//!   of executions, too.
//! * *Every schedule with few changes* ([`Minimiser::exhaust`]): with none, one, two, … up to as many as are known to be enough. If
//!   this is not cut short, the result is a minimum ([`Minimised::is_minimum`]).
//!
//! Both stop when they have made as many steps as they may: steps rather than seconds, so that the result is the same
//! everywhere.

use crate::replay::{Final, follow};
use crate::{Claim, Event, Refuted, races_of_last_event};
use raddle_trace::{End, FaultKind, Machine, Pending, Recorder, Schedule, SiteId, ThreadId, Transition};

/// A schedule that leads to the same bug as another one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Minimised {
    /// The steps, the last one being the one that failed.
    pub schedule: Schedule,
    /// The thread of the claim, as it is numbered in this schedule.
    pub thread: ThreadId,
    /// Whether no schedule at all leads there with fewer changes of thread, or with as many and fewer steps.
    pub is_minimum: bool,
}

/// How often a schedule changes from one thread to another.
pub fn switches(schedule: &[Transition]) -> usize {
    schedule.windows(2).filter(|pair| pair[0].thread != pair[1].thread).count()
}

/// Looks for a better schedule on a machine that has not been started yet, in about so many steps.
pub fn minimise<M: Machine>(
    machine: &mut M,
    schedule: &[Transition],
    claim: Claim,
    steps_max: u64,
) -> Result<Minimised, Refuted> {
    let started = machine.start();
    let start = machine.mark();
    let run = follow(machine, started, schedule).map_err(Refuted::Schedule)?;
    // The machine had met no thread before, so its ids are the numbers of the schedule.
    let goal = Goal::of(&run.events, &run.end, claim).ok_or(Refuted::NoFault(claim))?;
    let mut minimiser = Minimiser {
        machine,
        goal,
        passes_faults: run.faults.len() > 1,
        start,
        taken: taken(&run.events),
        best: schedule.to_vec(),
        steps_left: steps_max,
        cut: false,
        events: Vec::new(),
    };
    let mut is_minimum = false;
    if !schedule.is_empty() {
        minimiser.reduce();
        is_minimum = minimiser.exhaust() && minimiser.taken.is_empty() && !minimiser.cut;
    }
    let (schedule, thread) = minimiser.recorded(claim.thread);
    Ok(Minimised { schedule, thread, is_minimum })
}

/// What a schedule has to lead to.
enum Goal {
    /// The last step runs into this.
    Fault(Claim),
    /// Nobody can move, and these wait at these places.
    Deadlock(Vec<(ThreadId, SiteId)>),
    /// These wait, and those who could move would go round in loops.
    Livelock(Vec<(ThreadId, SiteId)>, Vec<ThreadId>),
    /// The last step is in a race with an earlier one.
    Race { first: (ThreadId, SiteId), second: (ThreadId, SiteId) },
}

impl Goal {
    fn of(events: &[Event], end: &Final, claim: Claim) -> Option<Self> {
        Some(match claim.kind {
            FaultKind::Deadlock => Goal::Deadlock(waiting(end)),
            FaultKind::Livelock => Goal::Livelock(waiting(end), end.spinning.iter().collect()),
            FaultKind::DataRace => {
                let race = races_of_last_event(events).into_iter().next()?;
                Goal::Race { first: race.first, second: race.second }
            }
            _ => Goal::Fault(claim),
        })
    }
}

fn waiting(end: &Final) -> Vec<(ThreadId, SiteId)> {
    let mut waiting: Vec<_> = end.waiting.iter().map(|w| (w.thread, w.site)).collect();
    waiting.sort_unstable();
    waiting
}

/// Of an operation with more alternatives than this, only those are tried that are known to lead somewhere.
const ALTERNATIVES_MAX: usize = 16;

/// Which alternatives threads have taken where there were many.
fn taken(events: &[Event]) -> Vec<(ThreadId, SiteId, u32)> {
    let chosen = events.iter().filter(|event| event.choices.len() > ALTERNATIVES_MAX);
    chosen.map(|event| (event.thread(), event.site, event.transition.choice)).collect()
}

/// What a step has led to.
#[derive(PartialEq, Eq)]
enum Led {
    /// Nowhere yet.
    On,
    /// To the goal.
    There,
    /// To another end.
    Elsewhere,
}

struct Minimiser<'m, M: Machine> {
    machine: &'m mut M,
    /// Before the first step.
    start: M::Mark,
    goal: Goal,
    /// Whether the known schedule comes past other faults on its way.
    passes_faults: bool,
    taken: Vec<(ThreadId, SiteId, u32)>,
    /// The best schedule so far, in the ids of the machine.
    best: Vec<Transition>,
    steps_left: u64,
    /// Schedules were left out because they are too long.
    cut: bool,
    /// What happened, where races have to be found in it.
    events: Vec<Event>,
}

/// A point that [`Minimiser::exhaust`] comes back to.
struct Branch<K> {
    mark: K,
    /// How long the path was.
    length: usize,
    switches: usize,
    /// What is left to be tried from here, the next one last.
    left: Vec<Transition>,
}

impl<M: Machine> Minimiser<'_, M> {
    fn better(&self, candidate: &[Transition]) -> bool {
        (switches(candidate), candidate.len()) < (switches(&self.best), self.best.len())
    }

    /// Fewer changes of thread are not worth more steps than this.
    fn length_max(&self) -> usize {
        self.best.len() * 2 + 16
    }

    /// Takes a step, and says where it led. The step can be taken.
    fn step(&mut self, transition: Transition) -> Led {
        self.steps_left = self.steps_left.saturating_sub(1);
        let step = self.machine.step(transition);
        let (end, site) = (step.end, step.site);
        if let Goal::Race { .. } = self.goal {
            self.events.push(step.kept());
        }
        match end {
            End::Exit | End::Limit(_) => return Led::Elsewhere,
            End::Fault => {
                let found = self.machine.fault().map(Claim::from);
                return match self.goal {
                    Goal::Fault(claim) if found == Some(claim) => Led::There,
                    _ if self.passes_faults => Led::On,
                    _ => Led::Elsewhere,
                };
            }
            End::Continue => {}
        }
        match &self.goal {
            Goal::Deadlock(_) if self.machine.ready().is_empty() => self.at_end(),
            Goal::Race { first, second } if (transition.thread, site) == *second => {
                let n = self.events.len() as u64;
                self.steps_left = self.steps_left.saturating_sub(n * n / 64);
                let found = races_of_last_event(&self.events).iter().any(|race| race.first == *first);
                if found { Led::There } else { Led::On }
            }
            _ => Led::On,
        }
    }

    /// Where the present state is, if nobody moves any more.
    fn at_end(&mut self) -> Led {
        let end = Final::of(self.machine);
        let there = match &self.goal {
            Goal::Deadlock(wanted) => end.is_deadlock() && waiting(&end) == *wanted,
            Goal::Livelock(wanted, spinning) => {
                self.steps_left = self.steps_left.saturating_sub(16);
                end.is_livelock() && waiting(&end) == *wanted && end.spinning.iter().eq(spinning.iter().copied())
            }
            Goal::Fault(_) | Goal::Race { .. } => false,
        };
        if there { Led::There } else { Led::Elsewhere }
    }

    /// The step that a thread can take now, with this alternative if there is one.
    fn possible(&self, wanted: Transition) -> Option<Transition> {
        if !self.machine.ready().contains(wanted.thread) {
            return None;
        }
        let Pending::Ready(operation) = self.machine.pending(wanted.thread) else { return None };
        let fits = operation.choices.contains(wanted.choice);
        let choice = if fits { wanted.choice } else { operation.choices.first() };
        Some(Transition { thread: wanted.thread, choice })
    }

    /// Follows a wish from the start of the machine, and says what was done if that is the bug and better than what is
    /// known.
    fn attempt(&mut self, wish: impl Iterator<Item = Transition>) -> bool {
        self.machine.rewind(self.start);
        self.events.clear();
        let length_max = self.length_max();
        let mut taken: Vec<Transition> = Vec::with_capacity(self.best.len());
        let mut led = Led::On;
        for wanted in wish {
            if led != Led::On || self.steps_left == 0 {
                break;
            }
            if let Some(transition) = self.possible(wanted) {
                led = self.step(transition);
                taken.push(transition);
            }
        }
        if led == Led::On && matches!(self.goal, Goal::Livelock(..)) {
            led = self.at_end();
        }
        while led == Led::On && taken.len() < length_max && self.steps_left > 0 {
            let ready = self.machine.ready();
            let last = taken.last().map(|last| last.thread).filter(|&last| ready.contains(last));
            let Some(thread) = last.or(ready.first()) else { break };
            let Some(transition) = self.possible(Transition::only(thread)) else { break };
            led = self.step(transition);
            taken.push(transition);
        }
        let found = led == Led::There && self.better(&taken);
        if found {
            self.best = taken;
        }
        found
    }

    /// Delta debugging.
    fn reduce(&mut self) {
        let mut length = self.best.len().div_ceil(2);
        while length >= 1 && self.steps_left > 0 {
            let mut from = 0;
            while from < self.best.len() && self.steps_left > 0 {
                let to = (from + length).min(self.best.len());
                if !self.reduce_stretch(from, to) {
                    from += length.div_ceil(2);
                }
            }
            length /= 2;
        }
    }

    fn reduce_stretch(&mut self, from: usize, to: usize) -> bool {
        let best = self.best.clone();
        let (before, stretch, behind) = (&best[..from], &best[from..to], &best[to..]);
        let around = |middle: &[Transition]| {
            let wish = before.iter().chain(middle).chain(behind).copied();
            wish.collect::<Vec<_>>()
        };
        if self.attempt(around(&[]).into_iter()) {
            return true;
        }
        let mut order: Vec<ThreadId> = Vec::new();
        for step in stretch {
            if !order.contains(&step.thread) {
                order.push(step.thread);
            }
        }
        if order.len() < 2 {
            return false;
        }
        // First those who moved first; then those who moved last; then, so that it goes on as before, whoever comes next.
        let position = |order: &[ThreadId], t| order.iter().position(|&other| other == t);
        let mut orders = vec![order.clone()];
        order.reverse();
        orders.push(order.clone());
        if let Some(next) = behind.first() {
            order.sort_by_key(|&t| t == next.thread);
            orders.push(order);
        }
        orders.into_iter().any(|order| {
            let mut grouped = stretch.to_vec();
            grouped.sort_by_key(|step| position(&order, step.thread));
            grouped != stretch && self.attempt(around(&grouped).into_iter())
        })
    }

    /// Whether every schedule was tried that would be better than the best one is now.
    fn exhaust(&mut self) -> bool {
        // What a livelock is cannot be told from one step.
        if matches!(self.goal, Goal::Livelock(..)) {
            return false;
        }
        let mut allowed = 0;
        while allowed <= switches(&self.best) {
            if !self.exhaust_within(allowed) {
                return false;
            }
            allowed += 1;
        }
        true
    }

    /// Tries all schedules with at most so many changes of thread; fewer where something better is found. False if that was cut short.
    fn exhaust_within(&mut self, allowed: usize) -> bool {
        self.machine.rewind(self.start);
        self.events.clear();
        let mut path: Vec<Transition> = Vec::new();
        let left = self.alternatives(&path, 0, allowed);
        let mut stack = vec![Branch { mark: self.start, length: 0, switches: 0, left }];
        while let Some(branch) = stack.last_mut() {
            let Some(transition) = branch.left.pop() else {
                stack.pop();
                continue;
            };
            if self.steps_left == 0 {
                return false;
            }
            let (mark, length, made) = (branch.mark, branch.length, branch.switches);
            self.machine.rewind(mark);
            path.truncate(length);
            self.events.truncate(length);
            let changes = path.last().is_some_and(|last| last.thread != transition.thread);
            let made = made + usize::from(changes);
            // Something better may have been found since this was put here.
            if (made, length + 1) >= (switches(&self.best), self.best.len()) {
                continue;
            }
            // A thread that waits in a loop could go on for ever.
            if length >= self.length_max() {
                self.cut = true;
                continue;
            }
            let led = self.step(transition);
            path.push(transition);
            match led {
                Led::Elsewhere => {}
                Led::There => self.best.clone_from(&path),
                Led::On => {
                    let left = self.alternatives(&path, made, allowed);
                    stack.push(Branch { mark: self.machine.mark(), length: path.len(), switches: made, left });
                }
            }
        }
        true
    }

    /// The steps that can come next, the one to be tried first at the end.
    fn alternatives(&self, path: &[Transition], made: usize, allowed: usize) -> Vec<Transition> {
        let last = path.last().map(|last| last.thread);
        let may_change = made < allowed || last.is_none();
        let mut found = Vec::new();
        let others = self.machine.ready().iter().filter(|&t| Some(t) != last && may_change);
        let same = last.filter(|&t| self.machine.ready().contains(t));
        for thread in others.chain(same) {
            let Pending::Ready(operation) = self.machine.pending(thread) else { continue };
            let choices = operation.choices;
            if choices.len() > ALTERNATIVES_MAX {
                let known = self.taken.iter().filter(|taken| (taken.0, taken.1) == (thread, operation.site));
                found.extend(known.map(|&(thread, _, choice)| Transition { thread, choice }));
                continue;
            }
            let labels = std::iter::successors(Some(choices.first()), |&label| choices.after(label));
            found.extend(labels.map(|choice| Transition { thread, choice }));
        }
        found
    }

    /// The best schedule as any machine understands it, and the number of a thread in it.
    fn recorded(&mut self, thread: ThreadId) -> (Schedule, ThreadId) {
        self.machine.rewind(self.start);
        let mut recorder = Recorder::default();
        for &transition in &self.best {
            let step = self.machine.step(transition);
            recorder.push(transition, step.choices, step.spawned);
        }
        let thread = recorder.number(thread);
        (recorder.schedule(), thread)
    }
}
