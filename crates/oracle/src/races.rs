//! Data races by definition: two accesses of different threads to a common byte, one of them a write, one of them plain,
//! that synchronisation does not order.
//!
//! Synchronisation orders a spawn and the thread's steps, a thread's steps and its join, and an atomic read after
//! the atomic write it reads from and everything before that. An atomic read-modify-write passes on what the write
//! that it reads from had released. All this is the same in all executions of one trace.

use std::collections::{BTreeSet, HashMap};

use crate::event::Event;

/// How many steps of every thread are known to have happened.
pub type Clock = Vec<usize>;

/// Adds what another clock knows.
pub fn join(clock: &mut Clock, other: &[usize]) {
    if clock.len() < other.len() {
        clock.resize(other.len(), 0);
    }
    for (mine, its) in clock.iter_mut().zip(other) {
        *mine = (*mine).max(*its);
    }
}

/// An execution so far, and the races of its last step.
#[derive(Debug, Default)]
pub struct Races<'a> {
    events: Vec<&'a Event>,
    threads: Vec<Clock>,
    /// What the last write to a byte releases, if it is atomic.
    released: HashMap<(usize, usize), Clock>,
    /// Pairs of statements: races of the last step with earlier ones.
    pub with_last: BTreeSet<(usize, usize)>,
}

impl<'a> Races<'a> {
    fn clock(&mut self, thread: usize) -> &mut Clock {
        if self.threads.len() <= thread {
            self.threads.resize(thread + 1, Clock::new());
        }
        &mut self.threads[thread]
    }

    /// The next step.
    pub fn happen(&mut self, event: &'a Event) {
        let mut clock = self.clock(event.thread).clone();
        for &other in &event.after {
            join(&mut clock, &self.clock(other).clone());
        }
        // An atomic read knows what the write knew; so does everything in the same step, for a step is not divided.
        for access in event.accesses.iter().filter(|access| access.atomic && access.reads) {
            for byte in access.start..access.end {
                if let Some(released) = self.released.get(&(access.object, byte)) {
                    join(&mut clock, released);
                }
            }
        }
        self.with_last.clear();
        for earlier in &self.events {
            if earlier.index < clock.get(earlier.thread).copied().unwrap_or(0) || earlier.thread == event.thread {
                continue;
            }
            for mine in &event.accesses {
                for its in &earlier.accesses {
                    if mine.overlaps(its) && (mine.writes || its.writes) && !(mine.atomic && its.atomic) {
                        let (first, second) = (mine.statement.min(its.statement), mine.statement.max(its.statement));
                        self.with_last.insert((first, second));
                    }
                }
            }
        }
        let mut own = vec![0; event.thread + 1];
        own[event.thread] = event.index + 1;
        join(&mut clock, &own);
        for access in event.accesses.iter().filter(|access| access.writes) {
            for byte in access.start..access.end {
                let known = self.released.remove(&(access.object, byte));
                if access.atomic {
                    let mut released = clock.clone();
                    if let (Some(known), true) = (known, access.reads) {
                        join(&mut released, &known);
                    }
                    self.released.insert((access.object, byte), released);
                }
            }
        }
        if let Some(child) = event.spawned {
            *self.clock(child) = clock.clone();
        }
        *self.clock(event.thread) = clock;
        self.events.push(event);
    }
}
