//! Random schedules, to find bugs fast before an exhaustive search: uniform, and probabilistic concurrency testing
//! (Burckhardt et al., ASPLOS 2010).
//!
//! A random search never claims to have seen everything: it ends as stopped after
//! [`Options::random_executions`](crate::Options::random_executions).

use crate::driver::{Flow, Search};
use crate::{RandomSchedule, Stopped};
use raddle_base::Random;
use raddle_trace::{Choices, Machine, Pending, THREADS_MAX, ThreadId, ThreadSet, Transition};

pub fn run<M: Machine>(search: &mut Search<'_, M>) -> Flow {
    let mut random = Random::new(search.options.seed);
    let mut priorities = Priorities::new();
    for _ in 0..search.options.random_executions {
        search.rewind(0);
        if let RandomSchedule::Pct { changes } = search.options.random {
            let depth = search.counters().depth_max.max(1);
            priorities.draw(&mut random, changes, depth);
        }
        loop {
            let ready = search.ready();
            if ready.is_empty() {
                break;
            }
            let thread = match search.options.random {
                RandomSchedule::Uniform => nth(ready, random.below(ready.len() as u64)),
                RandomSchedule::Pct { .. } => priorities.pick(ready, search.depth() as u64),
            };
            let choices = match search.machine.pending(thread) {
                Pending::Ready(operation) => operation.choices,
                _ => Choices::One,
            };
            let choice = match choices {
                Choices::One => 0,
                Choices::Count(n) => random.below(u64::from(n)) as u32,
                Choices::Waiters(waiters) => nth(waiters, random.below(waiters.len() as u64)).0,
            };
            search.step(Transition { thread, choice })?;
        }
        search.finish()?;
    }
    search.stop(Stopped::Executions)
}

fn nth(set: ThreadSet, n: u64) -> ThreadId {
    set.iter().nth(n as usize).unwrap_or(ThreadId::MAIN)
}

/// Thread priorities and the steps at which the running thread's drops below all others.
struct Priorities {
    of: [u32; THREADS_MAX],
    changes: Vec<u64>,
    lowest: u32,
}

impl Priorities {
    fn new() -> Self {
        Priorities { of: [0; THREADS_MAX], changes: Vec::new(), lowest: 0 }
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
            self.of[best(&self.of).0 as usize] = self.lowest;
            self.lowest = self.lowest.saturating_sub(1);
        }
        best(&self.of)
    }
}
