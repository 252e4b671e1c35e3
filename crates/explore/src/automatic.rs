//! `--algorithm auto`: which algorithm suits a program, by a look at a few of its executions.
//!
//! The two exhaustive algorithms that matter differ in what they tell apart. Optimal explores each order of conflicting
//! accesses, reads-from only who reads from whom. They explore the same number of executions, and optimal is the faster one,
//! unless threads overwrite each other's writes without reading them: then reads-from can explore exponentially
//! fewer. So the question is whether there are such writes, unordered by synchronisation and by values: who reads what another
//! thread wrote, and then writes, wrote after it. (The threads of a ticket lock all write whose turn it is, each after it has read
//! that it is its own: there is nothing for reads-from to leave out, and each of its executions costs more.)
//!
//! | the first executions show | choice |
//! | --- | --- |
//! | a location overwritten by several threads without synchronisation or a value in between | reads-from |
//! | none of these | optimal |
//!
//! An option that reads-from does not honour decides without a look.

use crate::{Algorithm, Honours, SearchOption};
use raddle_base::Random;
use raddle_trace::clock::Clocks;
use raddle_trace::{Access, End, Machine, Mode, Pending, Step, ThreadId, Transition};
use std::collections::hash_map::Entry;
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
/// Reads-from is out of the question when it does not honour an option that was asked for; optimal honours more.
pub fn choose_automatically<M: Machine>(machine: &mut M, asked: &[SearchOption]) -> AutomaticChoice {
    if let Some(option) = asked.iter().find(|&&option| Algorithm::ReadsFrom.honours(option) == Honours::No) {
        let why = format!("{} does not honour {}", Algorithm::ReadsFrom.name(), option.flag());
        return AutomaticChoice { algorithm: Algorithm::Optimal, why };
    }
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
                    order.leave_value(thread, access);
                }
                Mode::Read => order.find_value(thread, access),
                Mode::Update | Mode::Add | Mode::CommutingAdd => {
                    order.find_value(thread, access);
                    order.leave_value(thread, access);
                }
                Mode::World => {}
                _ => order.use_object(thread, access),
            }
        }
        order.end(thread, step);
    }

    fn choose(&self) -> AutomaticChoice {
        let optimal = |why| AutomaticChoice { algorithm: Algorithm::Optimal, why };
        match self.overwritten.len() {
            0 => optimal("no thread overwrites what another wrote without having read it or synchronised, so the order of accesses is who reads from whom".to_owned()),
            n => AutomaticChoice {
                algorithm: Algorithm::ReadsFrom,
                why: format!("several threads overwrite {n} location(s) without reading or synchronisation, and reads-from ignores the order of writes that nobody reads"),
            },
        }
    }
}

/// The order that spawning, joining, waking and synchronisation objects give.
#[derive(Default)]
struct SyncOrder {
    clocks: Clocks,
    /// The clock of each thread.
    threads: HashMap<ThreadId, usize>,
    /// The clock of the last use of each object.
    objects: HashMap<u64, usize>,
    /// The clock of the last write to each location.
    values: HashMap<u64, usize>,
    /// For each location the last blind write of each thread, by its own time.
    writes: HashMap<u64, Vec<(ThreadId, u32)>>,
}

impl SyncOrder {
    fn clock(&mut self, thread: ThreadId) -> usize {
        self.clocks.make_room(thread);
        *self.threads.entry(thread).or_insert_with(|| self.clocks.push_zero())
    }

    fn begin(&mut self, thread: ThreadId, step: &Step<'_>) {
        let clock = self.clock(thread);
        self.clocks.set(clock, thread, self.clocks.get(clock, thread) + 1);
        if let Some(joined) = step.joined {
            let joined = self.clock(joined);
            self.clocks.join(clock, joined);
        }
    }

    fn end(&mut self, thread: ThreadId, step: &Step<'_>) {
        let clock = self.clock(thread);
        for t in step.woke.iter().chain(step.spawned) {
            let other = self.clock(t);
            self.clocks.join(other, clock);
        }
    }

    /// Whether another thread wrote there without being ordered before.
    fn overwrites(&mut self, thread: ThreadId, access: &Access) -> bool {
        let clock = self.clock(thread);
        let writes = self.writes.entry(access.address).or_default();
        let races = writes.iter().any(|&(t, time)| t != thread && self.clocks.get(clock, t) < time);
        writes.retain(|&(t, _)| t != thread);
        writes.push((thread, self.clocks.get(clock, thread)));
        races
    }

    /// A thread finds what was written last: it comes after that.
    fn find_value(&mut self, thread: ThreadId, access: &Access) {
        let clock = self.clock(thread);
        if let Some(&written) = self.values.get(&access.address) {
            self.clocks.join(clock, written);
        }
    }

    /// A thread leaves a value for others to find.
    fn leave_value(&mut self, thread: ThreadId, access: &Access) {
        let clock = self.clock(thread);
        match self.values.entry(access.address) {
            Entry::Occupied(value) => self.clocks.assign(*value.get(), clock),
            Entry::Vacant(value) => {
                value.insert(self.clocks.push_copy(clock));
            }
        }
    }

    /// Orders the uses of an object.
    fn use_object(&mut self, thread: ThreadId, access: &Access) {
        let clock = self.clock(thread);
        match self.objects.entry(access.address) {
            Entry::Occupied(object) => {
                self.clocks.join(clock, *object.get());
                self.clocks.assign(*object.get(), clock);
            }
            Entry::Vacant(object) => {
                object.insert(self.clocks.push_copy(clock));
            }
        }
    }
}
