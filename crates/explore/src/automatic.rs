//! `--algorithm auto`: which algorithm suits a program, by a look at a few of its executions.
//!
//! The two exhaustive algorithms that matter differ in what they tell apart. Optimal explores each order of conflicting
//! accesses, reads-from only who reads from whom. They explore the same number of executions, and optimal is the faster one,
//! unless threads overwrite each other's writes without reading them: then reads-from can explore exponentially
//! fewer. So the question is whether there are such writes, unordered by synchronisation.
//!
//! | the first executions show | choice |
//! | --- | --- |
//! | a location overwritten by several threads without synchronisation in between | reads-from |
//! | none of these | optimal |

use crate::Algorithm;
use raddle_base::Random;
use raddle_trace::{Access, End, Machine, Mode, Pending, Step, THREADS_MAX, ThreadId, Transition};
use std::collections::{HashMap, HashSet};

/// Executions that are looked at, with random schedules: the same ones every time.
const EXECUTIONS: u64 = 32;

/// Steps of one execution that are looked at.
const STEPS_MAX: usize = 20_000;

/// What was chosen, and why, for a person.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AutomaticChoice {
    /// The algorithm.
    pub algorithm: Algorithm,
    /// The reason, as a sentence without a full stop.
    pub why: String,
}

/// Looks at a few executions and chooses. The machine must not have been started, and is used up: explore with a fresh one.
pub fn choose_automatically<M: Machine>(machine: &mut M) -> AutomaticChoice {
    let mut seen = Seen::default();
    if machine.start() == End::Continue {
        let start = machine.mark();
        for seed in 0..EXECUTIONS {
            sample(machine, &mut Random::new(seed), &mut seen);
            machine.rewind(start);
        }
    }
    seen.choose()
}

fn sample<M: Machine>(machine: &mut M, random: &mut Random, seen: &mut Seen) {
    let mut order = SyncOrder::default();
    for _ in 0..STEPS_MAX {
        let ready = machine.ready();
        if ready.is_empty() {
            break;
        }
        let Some(thread) = ready.iter().nth(random.below(ready.len() as u64) as usize) else { break };
        let Pending::Ready(operation) = machine.pending(thread) else { break };
        let choice = operation.choices.first();
        let step = machine.step(Transition { thread, choice });
        seen.look_at(thread, &step, &mut order);
        if step.end != End::Continue {
            break;
        }
    }
}

/// What the executions showed.
#[derive(Debug, Default)]
struct Seen {
    /// Locations that threads overwrite without synchronisation.
    overwritten: HashSet<u64>,
}

impl Seen {
    fn look_at(&mut self, thread: ThreadId, step: &Step<'_>, order: &mut SyncOrder) {
        order.begin(thread, step);
        for access in step.accesses {
            match access.mode {
                Mode::Write => {
                    if order.overwrites(thread, access) {
                        self.overwritten.insert(access.address);
                    }
                }
                Mode::Read | Mode::Update | Mode::World => {}
                _ => order.use_object(thread, access),
            }
        }
        order.end(thread, step);
    }

    fn choose(&self) -> AutomaticChoice {
        let optimal = |why| AutomaticChoice { algorithm: Algorithm::Optimal, why };
        match self.overwritten.len() {
            0 => optimal("no thread overwrites what another wrote without synchronisation, so the order of accesses is who reads from whom".to_owned()),
            n => AutomaticChoice {
                algorithm: Algorithm::ReadsFrom,
                why: format!("several threads overwrite {n} location(s) without synchronisation, and reads-from ignores the order of writes that nobody reads"),
            },
        }
    }
}

type Clock = [u32; THREADS_MAX];

/// The order that spawning, joining, waking and synchronisation objects give.
#[derive(Default)]
struct SyncOrder {
    clocks: HashMap<u32, Box<Clock>>,
    objects: HashMap<u64, Box<Clock>>,
    /// For each location the last blind write of each thread, by its own time.
    writes: HashMap<u64, Vec<(u32, u32)>>,
}

impl SyncOrder {
    fn clock(&mut self, thread: u32) -> &mut Clock {
        self.clocks.entry(thread).or_insert_with(|| Box::new([0; THREADS_MAX]))
    }

    fn join(&mut self, thread: u32, other: &Clock) {
        for (a, b) in self.clock(thread).iter_mut().zip(other) {
            *a = (*a).max(*b);
        }
    }

    fn begin(&mut self, thread: ThreadId, step: &Step<'_>) {
        self.clock(thread.0)[thread.0 as usize] += 1;
        if let Some(joined) = step.joined {
            let clock = *self.clock(joined.0);
            self.join(thread.0, &clock);
        }
    }

    fn end(&mut self, thread: ThreadId, step: &Step<'_>) {
        let clock = *self.clock(thread.0);
        for t in step.woke.iter().chain(step.spawned) {
            self.join(t.0, &clock);
        }
    }

    /// Whether another thread wrote there without being ordered before.
    fn overwrites(&mut self, thread: ThreadId, access: &Access) -> bool {
        let clock = *self.clock(thread.0);
        let writes = self.writes.entry(access.address).or_default();
        let races = writes.iter().any(|&(t, time)| t != thread.0 && clock[t as usize] < time);
        writes.retain(|&(t, _)| t != thread.0);
        writes.push((thread.0, clock[thread.0 as usize]));
        races
    }

    /// Orders the uses of an object.
    fn use_object(&mut self, thread: ThreadId, access: &Access) {
        if let Some(clock) = self.objects.get(&access.address) {
            let clock = **clock;
            self.join(thread.0, &clock);
        }
        let clock = Box::new(*self.clock(thread.0));
        self.objects.insert(access.address, clock);
    }
}
