//! Data races by definition: two accesses of different threads to a common byte, one of them a write, one of them plain,
//! that synchronisation does not order.
//!
//! Synchronisation orders a spawn and the thread's steps, a thread's steps and its join, and an atomic read after
//! the atomic write it reads from and everything before that. An atomic read-modify-write passes on what the write
//! that it reads from had released. Locks pass on what was known when they were released, readers to writers only;
//! semaphores from all posts so far to a wait; an event from who set it first to all who waited; a futex passes on nothing; a barrier from all that arrive to all that leave; an atomic block to a later
//! one that reads what it wrote, and two blocks do not race. All this is the same in all executions of one trace.

use std::collections::{BTreeSet, HashMap};

use crate::event::{Access, Event, Mode, Synchronised};

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
    /// What was known after each of them.
    clocks: Vec<Clock>,
    threads: Vec<Clock>,
    objects: HashMap<Channel, Clock>,
    /// What the last write to a byte releases, if it is atomic.
    released: HashMap<(usize, usize), Clock>,
    /// What was known to the atomic block that wrote a byte last.
    by_blocks: HashMap<(usize, usize), Clock>,
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
        for &(other, steps) in &event.after {
            let last = self.events.iter().rposition(|event| event.thread == other && event.index < steps);
            match last {
                Some(last) => join(&mut clock, &self.clocks[last].clone()),
                None => join(&mut clock, &self.clock(other).clone()),
            }
        }
        for acquired in event.synchronised.iter().flat_map(|touched| acquires(*touched)) {
            if let Some(released) = self.objects.get(&acquired) {
                join(&mut clock, released);
            }
        }
        // An atomic read knows what the write knew; so does everything in the same step, for a step is not divided. What a block
        // wrote itself before tells it nothing.
        for (position, access) in event.accesses.iter().enumerate().filter(|(_, access)| access.reads) {
            for byte in access.start..access.end {
                let covers = |own: &Access| own.object == access.object && (own.start..own.end).contains(&byte);
                if event.accesses[..position].iter().any(|own| own.writes && covers(own)) {
                    continue;
                }
                let place = (access.object, byte);
                let released = self.released.get(&place).filter(|_| access.atomic && !access.relaxed);
                let by_block = self.by_blocks.get(&place).filter(|_| event.block);
                released.into_iter().chain(by_block).for_each(|released| join(&mut clock, released));
            }
        }
        self.with_last.clear();
        for earlier in &self.events {
            let ordered = earlier.index < clock.get(earlier.thread).copied().unwrap_or(0);
            if ordered || earlier.thread == event.thread || earlier.block && event.block {
                continue;
            }
            for mine in &event.accesses {
                for its in &earlier.accesses {
                    if mine.races(its) {
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
        for access in event.accesses.iter().filter(|access| access.writes) {
            for byte in access.start..access.end {
                match event.block {
                    true => self.by_blocks.insert((access.object, byte), clock.clone()),
                    false => self.by_blocks.remove(&(access.object, byte)),
                };
            }
        }
        for released in event.synchronised.iter().filter_map(|touched| releases(*touched)) {
            join(self.objects.entry(released).or_default(), &clock);
        }
        if let Some(child) = event.spawned {
            *self.clock(child) = clock.clone();
        }
        *self.clock(event.thread) = clock.clone();
        self.events.push(event);
        self.clocks.push(clock);
    }
}

/// What is passed on by an object: everything, or what readers pass on, or one generation of a barrier.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Channel {
    All(usize),
    Readers(usize),
    Generation(usize, usize),
}

/// What a step learns from what others released.
fn acquires(touched: Synchronised) -> Vec<Channel> {
    let object = touched.object;
    match touched.mode {
        Mode::Lock | Mode::ReadLock | Mode::Wait | Mode::OnceBegin | Mode::OnceDone | Mode::EventSeen => {
            vec![Channel::All(object)]
        }
        Mode::WriteLock => vec![Channel::All(object), Channel::Readers(object)],
        Mode::Leave(generation) => vec![Channel::Generation(object, generation)],
        Mode::Look
        | Mode::Make
        | Mode::Unlock
        | Mode::ReadUnlock
        | Mode::WriteUnlock
        | Mode::Post
        | Mode::Enqueue
        | Mode::Dequeue
        | Mode::Arrive(..)
        | Mode::OnceEnd
        | Mode::EventSet => Vec::new(),
    }
}

/// Where a step leaves what it knows, for others to learn.
fn releases(touched: Synchronised) -> Option<Channel> {
    let object = touched.object;
    match touched.mode {
        Mode::Unlock | Mode::WriteUnlock | Mode::Post | Mode::OnceEnd | Mode::EventSet => Some(Channel::All(object)),
        Mode::ReadUnlock => Some(Channel::Readers(object)),
        Mode::Arrive(generation, _) => Some(Channel::Generation(object, generation)),
        Mode::Look
        | Mode::Make
        | Mode::Lock
        | Mode::ReadLock
        | Mode::WriteLock
        | Mode::Wait
        | Mode::Enqueue
        | Mode::Dequeue
        | Mode::Leave(_)
        | Mode::OnceBegin
        | Mode::OnceDone
        | Mode::EventSeen => None,
    }
}
