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
//!   what the threads it woke do next (so `pthread_cond_signal` synchronises with the waiter it wakes; a futex does not);
//! * on one object what its definition says ([`crate::objects`]): an unlock with every later lock, a semaphore post with
//!   every later wait that succeeded, an arrival at a barrier with every departure of the same generation. Attempts that failed
//!   (try-lock, …) synchronise with nothing;
//! * an [atomic block](OpKind::AtomicBlock) with a later one that reads what it wrote. Two blocks never race with each other,
//!   but only what one learns from the other orders what is outside of them;
//! * a [section](OpKind::Section) with every later one of the same mutex that conflicts with it. The order of others is anybody's guess;
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
//! 7. Where a search does not order additions whose results nobody uses, they acquire nothing from each other: [`additions`].

mod additions;
mod knowledge;
mod lists;
mod shadow;

use crate::granule::GRANULE_BYTES;
use crate::{Access, Mode, OpKind, Order, SiteId, Step, THREADS_MAX, ThreadId, ThreadSet};
use knowledge::{Knowledge, Pile};
use raddle_base::sabotage::{Ingredient, is_off};
use shadow::{Cell, Key, Shadow, Slot};

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
    /// The number of the event in its thread, from 1.
    number: u32,
    clocks_len: u32,
    states_len: u32,
    shadow: shadow::Position,
}

/// Finds the data races of an execution that is extended and taken back.
///
/// Races are reported with the accesses a later one needs to be compared with: of several accesses that a later one races
/// with, an earlier one may stay unreported when a later one of the same or greater strength is. Whether an event
/// races at all is exact.
pub struct DataRaceDetector {
    clocks: Pile,
    /// By thread.
    states: Vec<ThreadState>,
    shadow: Shadow,
    records: Vec<Record>,
    /// Earlier states, to go back to. That a thread has had one more event is not logged: the records say it.
    states_log: Vec<(ThreadId, ThreadState)>,
    /// The number of the first event with a plain access.
    first_plain: usize,
    /// Whether there ever was an atomic block.
    has_blocks: bool,
    /// Additions are not ordered among each other: see [`additions`].
    additions_commute: bool,
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
        let state = |knows| ThreadState { knows, fenced: Knowledge::NOTHING, unfenced: Knowledge::NOTHING };
        let threads = (0..THREADS_MAX as u32).map(|t| state(Knowledge::of_new_thread(ThreadId(t))));
        DataRaceDetector {
            clocks: Pile::new(),
            states: threads.collect(),
            shadow: Shadow::default(),
            records: Vec::new(),
            states_log: Vec::new(),
            first_plain: usize::MAX,
            has_blocks: false,
            additions_commute: false,
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

    /// Whether a race could be missed if this step were not pushed at once: it makes a plain access, or some earlier one
    /// was pushed that did. As long as the answer is no, a search may keep its events to itself, and push them, in order,
    /// before the first step for which it is yes. Programs without plain shared accesses then pay nothing.
    #[inline]
    pub fn concerns(&self, step: &Step<'_>) -> bool {
        self.first_plain != usize::MAX || is_plain(step)
    }

    /// Takes back all events from this number on.
    pub fn truncate(&mut self, len: usize) {
        let Some(to) = self.records.get(len) else { return };
        let Record { states_len, clocks_len, shadow, .. } = *to;
        self.shadow.rewind(shadow);
        self.clocks.truncate(clocks_len as usize);
        while self.states_log.len() > states_len as usize {
            if let Some((t, state)) = self.states_log.pop() {
                self.states[t.0 as usize] = state;
            }
        }
        // Last to first, so that the first event of each thread has the last word.
        for record in self.records[len..].iter().rev() {
            self.states[record.thread.0 as usize].knows.set_events(record.number - 1);
        }
        self.records.truncate(len);
        if self.first_plain >= len {
            self.first_plain = usize::MAX;
        }
    }

    /// Adds an event and gives its races with earlier ones.
    pub fn push(&mut self, step: &Step<'_>) -> &[Race] {
        let thread = step.thread();
        if self.first_plain == usize::MAX && is_plain(step) {
            self.first_plain = self.records.len();
        }
        self.clocks.make_room(thread);
        let (_, events) = self.knows(thread).owner();
        self.states[thread.0 as usize].knows.set_events(events + 1);
        let record = Record {
            thread,
            site: step.site,
            number: events + 1,
            clocks_len: self.clocks.len() as u32,
            states_len: self.states_log.len() as u32,
            shadow: self.shadow.position(),
        };
        self.records.push(record);
        self.races.clear();
        if let Some(joined) = step.joined {
            self.acquire(thread, self.knows(joined));
        }
        match step.kind {
            _ if self.is_commuting(step) => self.add(thread, &step.accesses[0]),
            OpKind::Read
            | OpKind::Await
            | OpKind::Write
            | OpKind::Rmw
            | OpKind::CompareExchange
            | OpKind::AwaitRmw
            | OpKind::AwaitCompareExchange
            | OpKind::Copy => {
                self.memory(thread, step.accesses, false);
            }
            // The word is read; waiting and waking order nothing.
            kind if kind.is_futex() => {
                let words = step.accesses.iter().take_while(|access| access.mode == Mode::Read).count();
                self.memory(thread, &step.accesses[..words], false);
            }
            OpKind::AtomicBlock | OpKind::AtomicRest => {
                self.has_blocks = true;
                self.block(thread, step);
            }
            OpKind::Section => self.section(thread, step),
            OpKind::Free => self.free(thread, step),
            OpKind::Fence => self.fence(thread, step.accesses.first().map_or(Order::SeqCst, |a| a.order)),
            _ => {
                self.acquire_objects(thread, step.accesses, step.kind);
                self.touch_objects(thread, step.accesses);
            }
        }
        // What a spawned or woken thread learns is not part of an event of its own, so it can be given ahead.
        let released = self.knows(thread);
        let woke = if step.kind.is_futex() { ThreadSet::EMPTY } else { step.woke };
        for other in woke.iter().chain(step.spawned) {
            self.clocks.make_room(other);
            self.acquire(other, released);
        }
        &self.races
    }

    /// The races of the event pushed last.
    pub fn last_races(&self) -> &[Race] {
        &self.races
    }

    #[inline]
    fn knows(&self, t: ThreadId) -> Knowledge {
        self.states[t.0 as usize].knows
    }

    /// A state to be changed.
    fn change(&mut self, t: ThreadId) -> &mut ThreadState {
        let state = &mut self.states[t.0 as usize];
        self.states_log.push((t, *state));
        state
    }

    #[inline]
    fn acquire(&mut self, t: ThreadId, what: Knowledge) {
        let knows = self.knows(t);
        if !self.clocks.covers(knows, what) {
            let learned = self.clocks.learn(knows, what);
            self.change(t).knows = learned;
        }
    }

    fn fence(&mut self, thread: ThreadId, order: Order) {
        if order.acquires() {
            self.acquire(thread, self.states[thread.0 as usize].unfenced);
        }
        if order.releases() {
            let released = self.knows(thread);
            self.change(thread).fenced = released;
        }
    }

    /// Accesses to data by one event: it acquires first, then is compared and remembered, and releases.
    fn memory(&mut self, thread: ThreadId, accesses: &[Access], block: bool) {
        // Nearly always there is one access, within one granule, which is then looked up only once.
        if let [access] = accesses
            && let Some((key, mask)) = shadow::only_granule(access.address, access.len)
        {
            let granule = self.shadow.granule(key);
            self.acquire_bytes(thread, granule, mask, access);
            self.touch(thread, granule, mask, access, block);
            return;
        }
        let acquires = |access: &Access| access.order != Order::Plain && access.mode != Mode::Write;
        for (i, access) in accesses.iter().enumerate().filter(|(_, access)| acquires(access)) {
            for (key, mask) in shadow::granules(access.address, access.len) {
                let granule = self.shadow.granule(key);
                self.acquire_bytes(thread, granule, mask & !written(&accesses[..i], key), access);
            }
        }
        for access in accesses.iter().filter(|access| access.mode != Mode::World) {
            for (key, mask) in shadow::granules(access.address, access.len) {
                let granule = self.shadow.granule(key);
                self.touch(thread, granule, mask, access, block);
            }
        }
    }

    #[inline]
    fn touch(&mut self, thread: ThreadId, granule: usize, mask: u8, access: &Access, block: bool) {
        let writes = access.mode != Mode::Read;
        let mut cell = self.cell(thread, mask, writes, access.order == Order::Plain);
        cell.key.block = block;
        self.compare(granule, cell);
        self.remember(granule, cell);
        if writes {
            self.write_releases(thread, granule, mask, access);
            if self.has_blocks {
                self.write_by_block(thread, granule, mask, block);
            }
        }
    }

    /// What later blocks acquire that read these bytes: what a block that wrote them last knows.
    #[cold]
    fn write_by_block(&mut self, thread: ThreadId, granule: usize, mask: u8, block: bool) {
        for i in (0..self.shadow.releases(granule).len()).rev() {
            let (Slot::Block(bytes), released) = self.shadow.releases(granule)[i] else { continue };
            match bytes & !mask {
                0 => self.shadow.remove_release(granule, i),
                rest => self.shadow.set_release(granule, i, (Slot::Block(rest), released)),
            }
        }
        if block {
            let knows = self.knows(thread);
            self.shadow.add_release(granule, (Slot::Block(mask), knows));
        }
    }

    /// What a block acquires: from blocks that wrote what it reads. What it wrote itself before tells it nothing.
    fn acquire_blocks(&mut self, thread: ThreadId, accesses: &[Access]) {
        for (i, access) in accesses.iter().enumerate().filter(|(_, access)| access.mode.reads()) {
            for (key, mask) in shadow::granules(access.address, access.len) {
                let own = written(&accesses[..i], key);
                let granule = self.shadow.granule(key);
                for at in 0..self.shadow.releases(granule).len() {
                    let (slot, released) = self.shadow.releases(granule)[at];
                    if matches!(slot, Slot::Block(bytes) if bytes & mask & !own != 0) {
                        self.acquire(thread, released);
                    }
                }
            }
        }
    }

    /// What an atomic read of these bytes acquires, or leaves to the next acquire fence.
    #[inline]
    fn acquire_bytes(&mut self, thread: ThreadId, granule: usize, mask: u8, access: &Access) {
        if access.order == Order::Plain || access.mode == Mode::Write {
            return;
        }
        for i in 0..self.shadow.releases(granule).len() {
            let (slot, released) = self.shadow.releases(granule)[i];
            if matches!(slot, Slot::Bytes(bytes) | Slot::Added(bytes) if bytes & mask != 0) {
                self.acquire_as(thread, access.order, released);
            }
        }
    }

    /// What an atomic read of this order acquires of what is released, or leaves to the next acquire fence.
    #[inline]
    fn acquire_as(&mut self, thread: ThreadId, order: Order, released: Knowledge) {
        if order.acquires() {
            self.acquire(thread, released);
        } else {
            let joined = self.clocks.join(self.states[thread.0 as usize].unfenced, released);
            self.change(thread).unfenced = joined;
        }
    }

    /// What a write of this order releases.
    fn released_by(&self, thread: ThreadId, order: Order) -> Knowledge {
        let state = &self.states[thread.0 as usize];
        match order {
            Order::Plain => Knowledge::NOTHING,
            order if order.releases() => state.knows,
            _ => state.fenced,
        }
    }

    /// What later reads of these bytes acquire: of a write, what it releases; of a read-modify-write, also what the write
    /// before it did.
    fn write_releases(&mut self, thread: ThreadId, granule: usize, mask: u8, access: &Access) {
        let own = self.released_by(thread, access.order);
        if self.additions_commute {
            self.settle_additions(granule, mask);
        }
        let mut rest = mask;
        // Entries added on the way cover bytes that were already dealt with, so the old ones are enough.
        for i in (0..self.shadow.releases(granule).len()).rev() {
            let (slot, released) = self.shadow.releases(granule)[i];
            let Slot::Bytes(bytes) = slot else { continue };
            if bytes & mask == 0 {
                continue;
            }
            let continued = matches!(access.mode, Mode::Update | Mode::Add) && access.order != Order::Plain;
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
        for access in step.accesses.iter().filter(|a| a.mode == Mode::Write) {
            // Only what was touched can race; a large object may never have been.
            if u64::from(access.len) / GRANULE_BYTES > self.shadow.len() as u64 {
                for granule in 0..self.shadow.len() {
                    let mask = shadow::mask_in(self.shadow.key(granule), access.address, access.len);
                    self.compare(granule, self.cell(thread, mask, true, true));
                }
            } else {
                for (key, mask) in shadow::granules(access.address, access.len) {
                    if let Some(granule) = self.shadow.find(key) {
                        self.compare(granule, self.cell(thread, mask, true, true));
                    }
                }
            }
        }
    }

    /// An atomic block: it may use synchronisation objects beside memory.
    fn block(&mut self, thread: ThreadId, step: &Step<'_>) {
        if step.accesses.iter().all(|access| access.mode.is_memory()) {
            self.acquire_blocks(thread, step.accesses);
            return self.memory(thread, step.accesses, true);
        }
        let (memory, objects): (Vec<Access>, Vec<Access>) = step.accesses.iter().partition(|a| a.mode.is_memory());
        self.acquire_objects(thread, &objects, step.kind);
        self.acquire_blocks(thread, &memory);
        self.memory(thread, &memory, true);
        self.touch_objects(thread, &objects);
    }

    /// A section of a mutex, which is its first access.
    fn section(&mut self, thread: ThreadId, step: &Step<'_>) {
        let Some((mutex, accesses)) = step.accesses.split_first() else { return };
        let mutex = self.object(mutex).0 as u32;
        for access in accesses {
            for (key, mask) in shadow::granules(access.address, access.len) {
                let granule = self.shadow.granule(key);
                for i in 0..self.shadow.releases(granule).len() {
                    let (slot, released) = self.shadow.releases(granule)[i];
                    let Slot::Section { bytes, writes, mutex: of } = slot else { continue };
                    if of == mutex && bytes & mask != 0 && (writes || access.mode.writes()) {
                        self.acquire(thread, released);
                    }
                }
            }
        }
        self.memory(thread, step.accesses, false);
        let knows = self.knows(thread);
        for access in accesses {
            for (key, bytes) in shadow::granules(access.address, access.len) {
                let granule = self.shadow.granule(key);
                self.release(granule, Slot::Section { bytes, writes: access.mode.writes(), mutex }, knows);
            }
        }
    }

    /// Adds to what is released there.
    fn release(&mut self, granule: usize, slot: Slot, knows: Knowledge) {
        match self.shadow.releases(granule).iter().rposition(|(s, _)| *s == slot) {
            None => self.shadow.add_release(granule, (slot, knows)),
            Some(i) => {
                let joined = self.clocks.join(self.shadow.releases(granule)[i].1, knows);
                self.shadow.set_release(granule, i, (slot, joined));
            }
        }
    }

    /// What an operation on synchronisation objects acquires.
    fn acquire_objects(&mut self, thread: ThreadId, accesses: &[Access], kind: OpKind) {
        for access in accesses.iter().filter(|access| access.mode != Mode::World) {
            let (granule, _) = self.object(access);
            let low = shadow::low_bits(access.address);
            for i in 0..self.shadow.releases(granule).len() {
                let (slot, released) = self.shadow.releases(granule)[i];
                let Slot::Object { low: at, mode, tag } = slot else { continue };
                let lost = mode == Mode::Unlock && is_off(Ingredient::MutexOrder);
                if at == low && tag == access.tag && mode.synchronises_with(access.mode, kind) && !lost {
                    self.acquire(thread, released);
                }
            }
        }
    }

    /// An operation on synchronisation objects touches them, and releases.
    fn touch_objects(&mut self, thread: ThreadId, accesses: &[Access]) {
        let knows = self.knows(thread);
        // Leaving a barrier does not touch it: it may be gone by then.
        for access in accesses.iter().filter(|a| !matches!(a.mode, Mode::World | Mode::BarrierLeave)) {
            let (granule, mask) = self.object(access);
            let cell = self.cell(thread, mask, access.mode != Mode::Read, false);
            self.compare(granule, cell);
            self.remember(granule, cell);
            if !access.mode.releases() {
                continue;
            }
            let slot = Slot::Object { low: shadow::low_bits(access.address), mode: access.mode, tag: access.tag };
            self.release(granule, slot, knows);
        }
    }

    fn object(&mut self, access: &Access) -> (usize, u8) {
        let (key, mask) = shadow::first_byte(access.address);
        (self.shadow.granule(key), mask)
    }

    /// The present event as an access to some bytes of a granule.
    fn cell(&self, thread: ThreadId, mask: u8, writes: bool, plain: bool) -> Cell {
        let (_, number) = self.knows(thread).owner();
        Cell {
            key: Key { thread: thread.0 as u8, mask, writes, plain, block: false },
            number,
            event: (self.records.len() - 1) as u32,
        }
    }

    #[inline]
    fn remember(&mut self, granule: usize, cell: Cell) {
        let knows = self.states[cell.key.thread as usize].knows;
        self.shadow.remember(granule, cell, |old| self.clocks.covers_cell(knows, old));
    }

    /// Reports the races of an access with what is remembered of these bytes.
    #[inline]
    fn compare(&mut self, granule: usize, new: Cell) {
        let knows = self.states[new.key.thread as usize].knows;
        for old in self.shadow.rivals(granule, new.key) {
            if old.key.conflicts(new.key) && !self.clocks.covers_cell(knows, old) {
                let race = describe(&self.records, self.shadow.key(granule), old, &new);
                if self.races.iter().all(|known| known.first_event != race.first_event) {
                    self.races.push(race);
                }
            }
        }
    }
}

/// Whether a step accesses data that is not atomic.
#[inline]
fn is_plain(step: &Step<'_>) -> bool {
    step.kind == OpKind::Free || step.accesses.iter().any(|access| access.order == Order::Plain)
}

#[cold]
fn describe(records: &[Record], granule: u64, old: &Cell, new: &Cell) -> Race {
    let place = |cell: &Cell| (records[cell.event as usize].thread, records[cell.event as usize].site);
    let byte = (old.key.mask & new.key.mask).trailing_zeros();
    Race {
        first_event: old.event as usize,
        first: place(old),
        second: place(new),
        address: granule * GRANULE_BYTES + u64::from(byte),
        writes: (old.key.writes, new.key.writes),
    }
}
/// The bytes of a granule that these accesses write: what an event that made them reads of these is its own.
fn written(accesses: &[Access], key: u64) -> u8 {
    let own = accesses.iter().filter(|own| own.mode.writes());
    own.fold(0, |mask, own| mask | shadow::mask_in(key, own.address, own.len))
}
