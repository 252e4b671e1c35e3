//! Random schedules, to find bugs fast before an exhaustive search: uniform, and probabilistic concurrency testing
//! (Burckhardt et al., ASPLOS 2010).
//!
//! A random search never claims to have seen everything: it ends as stopped after
//! [`Options::random_executions`](crate::Options::random_executions).

use crate::beyond_races::Explored;
use crate::driver::{Driver, Flow};
use crate::{RandomSchedule, Stopped};
use raddle_base::Random;
use raddle_trace::{Choices, Labels, Machine, Pending, THREADS_MAX, ThreadId, ThreadSet, Transition};

/// The state of the search.
#[derive(Clone, Debug)]
pub struct RandomSearch {
    /// Where the generator stands.
    random: u64,
    begun: u64,
    priorities: Priorities,
    /// Whether an execution has been begun and not come to its end.
    running: bool,
}

impl RandomSearch {
    pub fn new(seed: u64) -> Self {
        RandomSearch { random: seed, begun: 0, priorities: Priorities::new(), running: false }
    }

    pub fn run<M: Machine>(&mut self, driver: &mut Driver<'_, M>) -> Flow<Explored> {
        let mut random = Random::new(self.random);
        loop {
            self.random = random.state();
            driver.checkpoint()?;
            if !self.running {
                if self.begun == driver.options.random_executions {
                    driver.stop(Stopped::Executions)?;
                }
                driver.rewind(0);
                if let RandomSchedule::Pct { changes } = driver.options.random {
                    let depth = driver.counters().depth_max.max(1);
                    self.priorities.draw(&mut random, changes, depth);
                }
                (self.begun, self.running) = (self.begun + 1, true);
            }
            let ready = driver.ready();
            if ready.is_empty() {
                driver.finish()?;
                self.running = false;
                continue;
            }
            let allowed = driver.allowed(ready);
            let thread = match driver.options.random {
                RandomSchedule::Uniform => nth(allowed, random.below(allowed.len() as u64)),
                RandomSchedule::Pct { .. } => self.priorities.pick(allowed, driver.depth() as u64),
            };
            let choices = match driver.machine.pending(thread) {
                Pending::Ready(operation) => operation.choices,
                _ => Choices::One,
            };
            let choice = match choices {
                Choices::One => 0,
                Choices::Count(n) => random.below(u64::from(n)) as u32,
                Choices::Any => random.below(1 << 32) as u32,
                Choices::Waiters(waiters) => nth(waiters, random.below(waiters.len() as u64)).0,
                Choices::Among(labels) => nth_label(labels, random.below(labels.len() as u64)),
            };
            driver.step(Transition { thread, choice })?;
        }
    }
}

fn nth_label(labels: Labels, n: u64) -> u32 {
    let choices = Choices::Among(labels);
    (0..n).fold(choices.first(), |label, _| choices.after(label).unwrap_or(label))
}

fn nth(set: ThreadSet, n: u64) -> ThreadId {
    set.iter().nth(n as usize).unwrap_or(ThreadId::MAIN)
}

/// Thread priorities and the steps at which the running thread's drops below all others.
#[derive(Clone, Debug)]
struct Priorities {
    of: Vec<u32>,
    changes: Vec<u64>,
    lowest: u32,
}

impl Priorities {
    fn new() -> Self {
        Priorities { of: vec![0; THREADS_MAX], changes: Vec::new(), lowest: 0 }
    }

    fn draw(&mut self, random: &mut Random, changes: u32, depth: u64) {
        self.lowest = changes;
        for priority in &mut self.of {
            *priority = changes + 1 + (random.bits() as u32 >> 1);
        }
        self.changes.clear();
        self.changes.extend((0..changes).map(|_| random.below(depth)));
        self.changes.sort_unstable_by(|a, b| b.cmp(a));
    }

    fn pick(&mut self, ready: ThreadSet, step: u64) -> ThreadId {
        let best = |of: &[u32]| ready.iter().max_by_key(|t| of[t.0 as usize]).unwrap_or(ThreadId::MAIN);
        while self.changes.pop_if(|at| *at <= step).is_some() {
            let running = best(&self.of).0 as usize;
            self.of[running] = self.lowest;
            self.lowest = self.lowest.saturating_sub(1);
        }
        best(&self.of)
    }
}

crate::bytes::plain!(Priorities { of, changes, lowest });
crate::bytes::plain!(RandomSearch { random, begun, priorities, running });
