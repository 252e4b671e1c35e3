//! Data races: conflicting accesses, one of them plain, that no synchronisation orders.
//!
//! The [detector](DataRaceDetector) follows an execution event by event and goes back with it, so that a search that
//! rewinds pays only for what is new. It keeps, for every thread, which events of the others happen before its next one
//! (a vector clock), and for every byte the accesses that a later one could race with.
//!
//! # Happens-before
//!
//! The transitive closure of program order and *synchronises-with*:
//!
//! * a spawn with everything its thread does; everything a thread did with the join that waited for it; an event with
//!   what the threads it woke do next (so `pthread_cond_signal` synchronises with the waiter it wakes);
//! * on one object: an unlock with every later lock; a write-unlock with every later lock and a read-unlock with every
//!   later write-lock of a read/write lock; a semaphore post with every later wait that succeeded; an arrival at a
//!   barrier with every departure of the same generation; the end of a `once` call with every later call. Attempts that
//!   failed (try-lock, …) synchronise with nothing;
//! * one [atomic block](OpKind::AtomicBlock) with every later one: they act as if under one lock;
//! * C's atomics, byte by byte: a release write with an acquire read that reads from it or from an unbroken chain of
//!   read-modify-writes after it; a release fence before a relaxed write, and an acquire fence after a relaxed read, stand
//!   in for the orders they lack. The [order](Access::order) of a fence is that of its one access (which conflicts with
//!   nothing); a fence that shows none is sequentially consistent.
//!
//! Decisions:
//!
//! 1. A release sequence is continued by read-modify-writes only, as in C++20 and C23. C11 also let later stores of the
//!    releasing thread continue it; no compiler ever made use of the difference.
//! 2. Sequentially consistent accesses and fences are acquire and release and nothing more. C's total order of them is not
//!    part of its happens-before; taking the order in which we execute them as one would hide races.
//! 3. Every post of a semaphore synchronises with every later wait, not just the one it lets through. Which one that is
//!    the program cannot tell, and the search visits the executions in which the wait comes before the other posts.
//! 4. Operations on synchronisation objects are atomic accesses to the first byte of the object. So a plain write that
//!    initialises, destroys or frees an object races with its unsynchronised use.
//! 5. Freeing is a plain write of the whole object, compared with the accesses before it. An access after it is a fault,
//!    which the machine reports, so nothing needs to be remembered.
//! 6. An event is atomic: what it acquires is ordered before the whole of it, what it releases after the whole of it.

mod clocks;
mod lists;
mod shadow;

use crate::{Access, Mode, OpKind, Order, SiteId, Step, THREADS_MAX, ThreadId};
use clocks::{Clocks, Knowledge};
use shadow::{Cell, Shadow, Slot};

/// Two accesses that race; found when the second one happens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Race {
    /// The number of the first event in the execution.
    pub first_event: usize,
    /// The thread and place of the first access.
    pub first: (ThreadId, SiteId),
    /// The thread and place of the second access.
    pub second: (ThreadId, SiteId),
    /// An address that both touch.
    pub address: u64,
    /// Whether each of them writes.
    pub writes: (bool, bool),
}

/// What a thread has done and knows.
#[derive(Clone, Copy, Debug)]
struct ThreadState {
    /// What it knows of the others, and how many events it has had.
    knows: Knowledge,
    /// What it knew at its last release fence: what its relaxed writes release.
    fenced: Knowledge,
    /// What its relaxed reads would have acquired: what its next acquire fence acquires.
    unfenced: Knowledge,
}

/// What to go back to.
#[derive(Clone, Copy, Debug)]
struct Record {
    thread: ThreadId,
    site: SiteId,
    blocks: Knowledge,
    clocks_len: usize,
    threads_len: usize,
    shadow: shadow::Position,
}

/// Finds the data races of an execution that is extended and taken back.
///
/// Races are reported with the accesses a later one needs to be compared with: of several accesses that a later one races
/// with, an earlier one may stay unreported when a later one of the same or greater strength is. Whether an event
/// races at all is exact.
pub struct DataRaceDetector {
    clocks: Clocks,
    threads: Vec<ThreadState>,
    shadow: Shadow,
    /// What atomic blocks have released.
    blocks: Knowledge,
    records: Vec<Record>,
    /// Earlier states of threads, to go back to.
    threads_log: Vec<(ThreadId, ThreadState)>,
    races: Vec<Race>,
}

impl Default for DataRaceDetector {
    fn default() -> Self {
        Self::new()
    }
}

impl DataRaceDetector {
    /// A detector at the start of an execution.
    pub fn new() -> Self {
        let state = |t: usize| ThreadState {
            knows: Knowledge::of_new_thread(ThreadId(t as u32)),
            fenced: Knowledge::NOTHING,
            unfenced: Knowledge::NOTHING,
        };
        DataRaceDetector {
            clocks: Clocks::new(),
            threads: (0..THREADS_MAX).map(state).collect(),
            shadow: Shadow::default(),
            blocks: Knowledge::NOTHING,
            records: Vec::new(),
            threads_log: Vec::new(),
            races: Vec::new(),
        }
    }

    /// The number of events so far.
    #[inline]
    pub fn len(&self) -> usize {
        self.records.len()
    }

    /// Whether there are no events.
    pub fn is_empty(&self) -> bool {
        self.records.is_empty()
    }

    /// Takes back all events from this number on.
    pub fn truncate(&mut self, len: usize) {
        let Some(&to) = self.records.get(len) else { return };
        let Record { thread: _, site: _, blocks, clocks_len, threads_len, shadow } = to;
        self.blocks = blocks;
        self.shadow.rewind(shadow);
        while self.threads_log.len() > threads_len {
            if let Some((t, state)) = self.threads_log.pop() {
                self.threads[t.0 as usize] = state;
            }
        }
        self.clocks.truncate(clocks_len);
        self.records.truncate(len);
    }

    /// Adds an event and gives its races with earlier ones.
    pub fn push(&mut self, thread: ThreadId, step: &Step<'_>) -> &[Race] {
        let record = Record {
            thread,
            site: step.site,
            blocks: self.blocks,
            clocks_len: self.clocks.len(),
            threads_len: self.threads_log.len(),
            shadow: self.shadow.position(),
        };
        self.records.push(record);
        self.races.clear();
        self.clocks.make_room(thread);
        self.save(thread);
        self.threads[thread.0 as usize].knows.advance();
        if let Some(joined) = step.joined {
            self.acquire(thread, self.threads[joined.0 as usize].knows);
        }
        match step.kind {
            OpKind::Read
            | OpKind::Write
            | OpKind::Rmw
            | OpKind::CompareExchange
            | OpKind::Copy
            | OpKind::AtomicBlock => self.memory(thread, step),
            OpKind::Free => self.free(thread, step),
            OpKind::Fence => self.fence(thread, step.accesses.first().map_or(Order::SeqCst, |a| a.order)),
            _ if !step.accesses.is_empty() => self.objects(thread, step),
            _ => {}
        }
        // The knowledge of a spawned or woken thread is not that of an event of its own, so it can be given ahead.
        let released = self.threads[thread.0 as usize].knows;
        for other in step.woke.iter().chain(step.spawned) {
            self.clocks.make_room(other);
            self.save(other);
            self.acquire(other, released);
        }
        &self.races
    }

    fn save(&mut self, t: ThreadId) {
        self.threads_log.push((t, self.threads[t.0 as usize]));
    }

    fn acquire(&mut self, t: ThreadId, what: Knowledge) {
        let knows = &mut self.threads[t.0 as usize].knows;
        *knows = self.clocks.learn(*knows, what);
    }

    fn fence(&mut self, thread: ThreadId, order: Order) {
        if order.acquires() {
            self.acquire(thread, self.threads[thread.0 as usize].unfenced);
        }
        let state = &mut self.threads[thread.0 as usize];
        if order.releases() {
            state.fenced = state.knows;
        }
    }

    /// An operation on data: acquires first, then is compared and remembered, then releases.
    fn memory(&mut self, thread: ThreadId, step: &Step<'_>) {
        let block = step.kind == OpKind::AtomicBlock;
        if block {
            self.acquire(thread, self.blocks);
        }
        for access in step.accesses.iter().filter(|a| a.order != Order::Plain) {
            if matches!(access.mode, Mode::Read | Mode::Update) {
                self.atomic_read(thread, access);
            }
        }
        for access in step.accesses {
            if !matches!(access.mode, Mode::Read | Mode::Write | Mode::Update) {
                continue;
            }
            let cell = self.cell(thread, access.mode != Mode::Read, access.order == Order::Plain);
            for (key, mask) in shadow::granules(access.address, access.len) {
                let granule = self.shadow.granule(key);
                self.compare(granule, mask, cell);
                self.shadow.remember(granule, mask, cell, |other| self.clocks.covers_cell(cell.knows, other));
                if access.mode != Mode::Read {
                    self.write_releases(thread, granule, mask, access);
                }
            }
        }
        if block {
            self.blocks = self.threads[thread.0 as usize].knows;
        }
    }

    fn atomic_read(&mut self, thread: ThreadId, access: &Access) {
        for (key, mask) in shadow::granules(access.address, access.len) {
            let granule = self.shadow.granule(key);
            for i in 0..self.shadow.releases(granule).len() {
                let (slot, released) = self.shadow.releases(granule)[i];
                if !matches!(slot, Slot::Bytes(bytes) if bytes & mask != 0) {
                    continue;
                }
                if access.order.acquires() {
                    self.acquire(thread, released);
                } else {
                    let state = &mut self.threads[thread.0 as usize];
                    state.unfenced = self.clocks.join(state.unfenced, released);
                }
            }
        }
    }

    /// What later reads of these bytes acquire: of a write, what it releases; of a read-modify-write, also what the write
    /// before it did.
    fn write_releases(&mut self, thread: ThreadId, granule: usize, mask: u8, access: &Access) {
        let state = &self.threads[thread.0 as usize];
        let own = match access.order {
            Order::Plain => Knowledge::NOTHING,
            order if order.releases() => state.knows,
            _ => state.fenced,
        };
        let mut rest = mask;
        // Entries added on the way cover bytes that were already dealt with, so the old ones are enough.
        for i in (0..self.shadow.releases(granule).len()).rev() {
            let (slot, released) = self.shadow.releases(granule)[i];
            let Slot::Bytes(bytes) = slot else { continue };
            if bytes & mask == 0 {
                continue;
            }
            let continued = access.mode == Mode::Update && access.order != Order::Plain;
            let after = if continued { self.clocks.join(released, own) } else { own };
            if bytes & !mask != 0 {
                self.shadow.set_release(granule, i, (Slot::Bytes(bytes & !mask), released));
                if continued {
                    self.shadow.add_release(granule, (Slot::Bytes(bytes & mask), after));
                    rest &= !bytes;
                }
            } else if continued {
                self.shadow.set_release(granule, i, (slot, after));
                rest &= !bytes;
            } else {
                self.shadow.remove_release(granule, i);
            }
        }
        if rest != 0 && own != Knowledge::NOTHING {
            self.shadow.add_release(granule, (Slot::Bytes(rest), own));
        }
    }

    fn free(&mut self, thread: ThreadId, step: &Step<'_>) {
        let cell = self.cell(thread, true, true);
        for access in step.accesses.iter().filter(|a| a.mode == Mode::Write) {
            // Only what was touched can race; a large object may never have been.
            if u64::from(access.len) / shadow::GRANULE_BYTES > self.shadow.len() as u64 {
                for granule in 0..self.shadow.len() {
                    let mask = shadow::mask_in(self.shadow.key(granule), access.address, access.len);
                    self.compare(granule, mask, cell);
                }
            } else {
                for (key, mask) in shadow::granules(access.address, access.len) {
                    if let Some(granule) = self.shadow.find(key) {
                        self.compare(granule, mask, cell);
                    }
                }
            }
        }
    }

    /// An operation on synchronisation objects.
    fn objects(&mut self, thread: ThreadId, step: &Step<'_>) {
        for access in step.accesses {
            for slot in acquired_by(access, step.kind) {
                let (granule, _) = self.object(access);
                if let Some(i) = self.shadow.releases(granule).iter().rposition(|(s, _)| *s == slot) {
                    self.acquire(thread, self.shadow.releases(granule)[i].1);
                }
            }
        }
        let knows = self.threads[thread.0 as usize].knows;
        for access in step.accesses.iter().filter(|a| a.mode != Mode::World) {
            let (granule, mask) = self.object(access);
            let cell = self.cell(thread, access.mode != Mode::Read, false);
            self.compare(granule, mask, cell);
            self.shadow.remember(granule, mask, cell, |other| self.clocks.covers_cell(cell.knows, other));
            let Some(slot) = released_by(access) else { continue };
            match self.shadow.releases(granule).iter().rposition(|(s, _)| *s == slot) {
                None => self.shadow.add_release(granule, (slot, knows)),
                Some(i) => {
                    let joined = self.clocks.join(self.shadow.releases(granule)[i].1, knows);
                    self.shadow.set_release(granule, i, (slot, joined));
                }
            }
        }
    }

    fn object(&mut self, access: &Access) -> (usize, u8) {
        let (key, mask) = shadow::first_byte(access.address);
        (self.shadow.granule(key), mask)
    }

    fn cell(&self, thread: ThreadId, writes: bool, plain: bool) -> Cell {
        Cell::new(self.threads[thread.0 as usize].knows, (self.records.len() - 1) as u32, writes, plain)
    }

    /// Reports the races of an access with what is remembered of these bytes.
    #[inline]
    fn compare(&mut self, granule: usize, mask: u8, new: Cell) {
        for i in 0..self.shadow.cells(granule).len() {
            let old = self.shadow.cells(granule)[i];
            if old.conflicts(&new, mask) && !self.clocks.covers_cell(new.knows, &old) {
                self.report(granule, mask & old.mask, &old, &new);
            }
        }
    }

    #[cold]
    fn report(&mut self, granule: usize, common: u8, old: &Cell, new: &Cell) {
        let first_event = old.event as usize;
        if self.races.iter().any(|race| race.first_event == first_event) {
            return;
        }
        let place = |event: u32| (self.records[event as usize].thread, self.records[event as usize].site);
        self.races.push(Race {
            first_event,
            first: place(old.event),
            second: place(new.event),
            address: self.shadow.key(granule) * shadow::GRANULE_BYTES + u64::from(common.trailing_zeros()),
            writes: (old.writes(), new.writes()),
        });
    }
}

/// What an access to a synchronisation object acquires.
fn acquired_by(access: &Access, kind: OpKind) -> impl Iterator<Item = Slot> + use<> {
    let low = shadow::low_bits(access.address);
    let slots = match access.mode {
        Mode::Lock => [Some(Slot::Mutex(low)), None],
        Mode::ReadLock => [Some(Slot::WriteUnlock(low)), None],
        Mode::WriteLock => [Some(Slot::WriteUnlock(low)), Some(Slot::ReadUnlock(low))],
        Mode::SemWait => [Some(Slot::Semaphore(low)), None],
        Mode::BarrierLeave => [Some(Slot::Barrier(low, access.tag)), None],
        Mode::OnceBegin => [Some(Slot::Once(low)), None],
        Mode::Read if kind == OpKind::OnceBegin => [Some(Slot::Once(low)), None],
        _ => [None, None],
    };
    slots.into_iter().flatten()
}

/// Where an access to a synchronisation object leaves what it releases.
fn released_by(access: &Access) -> Option<Slot> {
    let low = shadow::low_bits(access.address);
    match access.mode {
        Mode::Unlock => Some(Slot::Mutex(low)),
        Mode::WriteUnlock => Some(Slot::WriteUnlock(low)),
        Mode::ReadUnlock => Some(Slot::ReadUnlock(low)),
        Mode::SemPost => Some(Slot::Semaphore(low)),
        Mode::BarrierArrive | Mode::BarrierArriveOrdered => Some(Slot::Barrier(low, access.tag)),
        Mode::OnceEnd => Some(Slot::Once(low)),
        _ => None,
    }
}
