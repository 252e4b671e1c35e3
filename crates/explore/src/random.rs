//! Random schedules, to find bugs fast before an exhaustive search: uniform, and probabilistic concurrency testing
//! (Burckhardt et al., ASPLOS 2010).
//!
//! A random search never claims to have seen everything: it ends as stopped after
//! [`Options::random_executions`](crate::Options::random_executions).
//!
//! Each execution has a number, and its schedule is a function of the seed and this number alone. So a range of numbers can be given away, and
//! whoever explores it explores what the whole would have. Two things need care. Threads are drawn by their ids, so all ids are
//! forgotten before an execution begins: then they follow the order of births. And where priorities change depends on
//! how long executions are, which is learnt from the first [`MEASURED`] ones; nothing is given away before these are done.

use crate::beyond_races::{BeyondRaces, Explored};
use crate::driver::{Driver, Flow};
use crate::{RandomSchedule, Stopped, Summary};
use raddle_base::Random;
use raddle_trace::{Choices, Labels, Machine, Pending, THREADS_MAX, ThreadId, ThreadSet, Transition};

/// How many executions say how long executions are.
const MEASURED: u64 = 8;

/// The state of the search.
#[derive(Clone, Debug)]
pub struct RandomSearch {
    /// Where the generator of the present execution stands.
    random: u64,
    /// The number of the next execution, and that after the last one it has to explore.
    next: u64,
    end: u64,
    /// The number after the last one that it has ever had to explore, with those that it gave away.
    all: u64,
    /// The length of the longest of the first executions.
    longest: u64,
    priorities: Priorities,
    /// Whether an execution has been begun and not come to its end.
    running: bool,
    is_part: bool,
    /// The ranges it gave away, the one with the smallest numbers last.
    given: Vec<Given>,
}

/// A range of executions that was given away.
#[derive(Clone, Debug)]
struct Given {
    part: u32,
    /// What was found, when it has come back.
    found: Option<Summary>,
}

/// What there is to do next.
enum Next {
    Execution,
    Nothing,
    Waits,
}

impl RandomSearch {
    pub fn new() -> Self {
        RandomSearch {
            random: 0,
            next: 0,
            end: 0,
            all: 0,
            longest: 1,
            priorities: Priorities::new(),
            running: false,
            is_part: false,
            given: Vec::new(),
        }
    }

    pub fn run<M: Machine>(&mut self, driver: &mut Driver<'_, M>) -> Flow<Explored> {
        let mut random = Random::new(self.random);
        loop {
            self.random = random.state();
            driver.checkpoint()?;
            if !self.running {
                match self.look_for_more(driver) {
                    Next::Execution => random = self.begin(driver),
                    Next::Nothing if self.is_part => return Flow::Continue(Explored::Everything),
                    Next::Nothing => driver.stop(Stopped::Executions)?,
                    Next::Waits => return Flow::Continue(Explored::Waits),
                }
            }
            let ready = driver.ready();
            if ready.is_empty() {
                self.running = false;
                if self.next <= MEASURED {
                    self.longest = self.longest.max(driver.depth() as u64);
                }
                driver.finish()?;
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

    /// What there is to do when an execution has come to its end. What parts have found is added in the order of their numbers.
    fn look_for_more<M: Machine>(&mut self, driver: &mut Driver<'_, M>) -> Next {
        if self.next < self.end {
            return Next::Execution;
        }
        while let Some(given) = self.given.pop_if(|given| given.found.is_some()) {
            given.found.into_iter().for_each(|summary| driver.add(summary, &BeyondRaces::default()));
        }
        let asked = driver.options.random_executions;
        match () {
            () if !self.given.is_empty() => Next::Waits,
            () if self.is_part || self.all >= asked => Next::Nothing,
            () => {
                (self.next, self.end, self.all) = (self.all, asked, asked);
                Next::Execution
            }
        }
    }

    /// Begins the next execution: the generator to draw its schedule with.
    fn begin<M: Machine>(&mut self, driver: &mut Driver<'_, M>) -> Random {
        driver.rewind(0);
        driver.machine.forget(ThreadSet::EMPTY);
        // Generators whose seeds are close give numbers that are not.
        let mut random = Random::new(Random::new(driver.options.seed).bits() ^ Random::new(self.next).bits());
        if let RandomSchedule::Pct { changes } = driver.options.random {
            self.priorities.draw(&mut random, changes, self.longest);
        }
        (self.next, self.running) = (self.next + 1, true);
        random
    }

    /// Gives away the second half of what it has not begun.
    pub fn split(&mut self, part: u32) -> Option<RandomSearch> {
        let measured = self.next - u64::from(self.running) >= MEASURED;
        let left = self.end - self.next;
        // Something stays here.
        let given = if self.running { left.div_ceil(2) } else { left / 2 };
        if !measured || given == 0 {
            return None;
        }
        let end = self.end;
        self.end -= given;
        self.given.push(Given { part, found: None });
        Some(RandomSearch {
            next: self.end,
            end,
            all: end,
            longest: self.longest,
            is_part: true,
            ..RandomSearch::new()
        })
    }

    /// A part has come back.
    pub fn put_back(&mut self, part: u32, summary: Summary) {
        if let Some(given) = self.given.iter_mut().find(|given| given.part == part) {
            given.found = Some(summary);
        }
    }

    /// Whether a part is to come back.
    pub fn wants(&self, part: u32) -> bool {
        self.given.iter().any(|given| given.part == part && given.found.is_none())
    }

    /// What parts have found that came back, and that does not count yet.
    pub fn found(&self) -> impl Iterator<Item = &Summary> {
        self.given.iter().rev().filter_map(|given| given.found.as_ref())
    }

    /// How many executions it was asked for, with those that it gave away.
    pub fn asked(&self) -> u64 {
        self.all
    }

    /// What is wrong with the state.
    pub fn verify(&self) -> Result<(), &'static str> {
        match () {
            () if self.next > self.end || self.end > self.all => Err("more executions than there are"),
            () if self.priorities.of.len() != THREADS_MAX => Err("not one priority for each thread"),
            () => Ok(()),
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
crate::bytes::plain!(Given { part, found });
crate::bytes::plain!(RandomSearch { random, next, end, all, longest, priorities, running, is_part, given });
