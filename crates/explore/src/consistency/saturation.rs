//! Phase P-I: a trace that is saturated as it grows (section 5.1, and section 7 for the incremental form).
//!
//! For each event a vector clock says how many events of each thread come before it in `shb`, the event itself
//! included. The rules, for a reader `r` of `w` and another write `v` to the same cell:
//!
//! * R1: `v shb r` gives `v shb w`;
//! * R2: `w shb v` gives `r shb v`.
//!
//! R1 is applied when the clock of `r` grows, to the last such `v` of each thread. R2 is applied when the clock of `v` grows,
//! to the readers of the last such `w` of each thread (readers of earlier ones are before that `w` already), and when `r` is
//! added, to the first such `v` of each thread. Both look only at the threads for which the clock has grown. The initial value
//! of a cell is a write before all others.
//!
//! A read-modify-write `u` that reads `w` makes much of this unnecessary: it comes directly after `w` and its readers, and before
//! all other writes after `w`. So these need to be ordered with `u` only, and a second one that reads `w` is a contradiction.
//! While all writes to a cell are read-modify-writes, they form a chain, and to order the readers of each write before the next is
//! all that the rules ask for: a write that comes before a reader but not before its source is after the next one, which is
//! a cycle.

use super::{EventRef, EventSpec, Part};
use raddle_trace::ThreadId;
use raddle_trace::clock::Clocks;

const NIL: u32 = u32::MAX;

#[derive(Clone, Copy, Debug)]
pub(super) struct Slot {
    pub(super) thread: u32,
    pub(super) index: u32,
    pub(super) parts_start: u32,
    pub(super) parts_end: u32,
    /// First of its outgoing edges that are neither program order nor reads-from.
    edges: u32,
    /// For which threads the clock has grown since the rules were last applied, modulo the number of bits; zero if it is not
    /// queued.
    grown: u64,
    /// The epoch in which its clock was last saved to the log.
    saved: u32,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct PartState {
    pub(super) part: Part,
    pub(super) slot: u32,
    /// The part it reads from; `NIL` for the initial value and for parts that do not read.
    source_part: u32,
    /// The readers of what it writes.
    pub(super) readers: Readers,
    next_reader: u32,
}

/// A list of reading parts.
#[derive(Clone, Copy, Debug)]
pub(super) struct Readers {
    first: u32,
    pub(super) count: u32,
    /// The one that also writes.
    update: u32,
}

const NO_READERS: Readers = Readers { first: NIL, count: 0, update: NIL };

/// All bits of [`Slot::grown`]: the event is new.
const NEW: u64 = u64::MAX;

/// The writes of one thread to one cell, in order: index of the event, and the part.
#[derive(Clone, Debug, Default)]
pub(super) struct ThreadWrites {
    pub(super) thread: u32,
    pub(super) writes: Vec<(u32, u32)>,
}

impl ThreadWrites {
    /// The last write with at most this index.
    #[inline]
    pub(super) fn last_up_to(&self, index: u32) -> Option<(u32, u32)> {
        // Almost always one of the last ones.
        for &write in self.writes.iter().rev().take(4) {
            if write.0 <= index {
                return Some(write);
            }
        }
        let n = self.writes.partition_point(|&(i, _)| i <= index);
        n.checked_sub(1).map(|n| self.writes[n])
    }
}

#[derive(Clone, Debug)]
pub(super) struct Cell {
    pub(super) writers: Vec<ThreadWrites>,
    pub(super) initial_readers: Readers,
    /// How many writes do not read it.
    blind: u32,
}

#[derive(Clone, Copy, Debug)]
struct Edge {
    to: u32,
    next: u32,
}

#[derive(Clone, Copy, Debug)]
enum Change {
    /// The clock of a slot; the old one is on top of `log_clocks`.
    Clock(u32),
    /// The first edge of a slot.
    Edges(u32, u32),
}

/// A point to come back to: [`Trace::position`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Position {
    slots: u32,
    log: u32,
    edges: u32,
}

impl Position {
    /// The number of events.
    pub(super) fn len(self) -> usize {
        self.slots as usize
    }
}

/// A trace, saturated: see the [module](super) and [`EventSpec`].
#[derive(Clone, Debug)]
pub struct Trace {
    pub(super) slots: Vec<Slot>,
    pub(super) parts: Vec<PartState>,
    pub(super) clocks: Clocks,
    /// The slots of each thread.
    pub(super) threads: Vec<Vec<u32>>,
    pub(super) cells: Vec<Cell>,
    edges: Vec<Edge>,
    log: Vec<Change>,
    log_clocks: Clocks,
    queue: Vec<u32>,
    epoch: u32,
    pub(super) scratch: super::witness::Scratch,
}

impl Default for Trace {
    fn default() -> Self {
        Self::new()
    }
}

impl Trace {
    /// The empty trace.
    pub fn new() -> Self {
        Trace {
            slots: Vec::new(),
            parts: Vec::new(),
            clocks: Clocks::new(),
            threads: Vec::new(),
            cells: Vec::new(),
            edges: Vec::new(),
            log: Vec::new(),
            log_clocks: Clocks::new(),
            queue: Vec::new(),
            epoch: 0,
            scratch: Default::default(),
        }
    }

    /// The number of events.
    pub fn len(&self) -> usize {
        self.slots.len()
    }

    /// Whether there is no event.
    pub fn is_empty(&self) -> bool {
        self.slots.is_empty()
    }

    /// The number of events of a thread.
    #[inline]
    pub fn thread_len(&self, thread: usize) -> u32 {
        self.threads.get(thread).map_or(0, |events| events.len() as u32)
    }

    /// The event in this place of the order in which events were added.
    pub fn event(&self, place: usize) -> EventRef {
        let slot = &self.slots[place];
        EventRef::new(slot.thread as usize, slot.index)
    }

    /// The place of an event in the order in which events were added.
    #[inline]
    pub fn place_of(&self, e: EventRef) -> usize {
        self.slot_of(e)
    }

    /// What the event in this place does.
    pub fn event_parts(&self, place: usize) -> impl Iterator<Item = Part> + '_ {
        self.parts[self.parts_of(place)].iter().map(|state| state.part)
    }

    /// Whether the first is known to come before the second in every witness. An event is before itself.
    pub fn before(&self, first: EventRef, second: EventRef) -> bool {
        first == EventRef::INIT || self.before_slot(self.slot_of(second), first.thread()) >= first.index()
    }

    #[inline]
    pub(super) fn slot_of(&self, e: EventRef) -> usize {
        self.threads[e.thread()][e.index() as usize - 1] as usize
    }

    /// How many events of a thread come before the event in a slot.
    #[inline]
    fn before_slot(&self, slot: usize, thread: usize) -> u32 {
        self.clocks.get(slot, ThreadId(thread as u32))
    }

    #[inline]
    pub(super) fn parts_of(&self, slot: usize) -> std::ops::Range<usize> {
        self.slots[slot].parts_start as usize..self.slots[slot].parts_end as usize
    }

    /// The present state, to [`rewind`](Self::rewind) to.
    pub fn position(&self) -> Position {
        Position { slots: self.slots.len() as u32, log: self.log.len() as u32, edges: self.edges.len() as u32 }
    }

    /// The events that were there at an earlier position and have come to be after more events since, some of them several times.
    pub(super) fn clocks_changed_since(&self, position: Position) -> impl Iterator<Item = u32> + '_ {
        let changed = move |change: &Change| match *change {
            Change::Clock(slot) if slot < position.slots => Some(slot),
            _ => None,
        };
        self.log[position.log as usize..].iter().filter_map(changed)
    }

    /// The events that read, newest first.
    pub(super) fn readers(&self, readers: Readers) -> impl Iterator<Item = u32> + '_ {
        let part = |r: u32| (r != NIL).then(|| &self.parts[r as usize]);
        std::iter::successors(part(readers.first), move |state| part(state.next_reader)).map(|state| state.slot)
    }

    /// Adds the next event of a thread; its sources and the events it comes after must be there. Says whether saturation
    /// finds the result acyclic; if not, the only thing to do is to [`rewind`](Self::rewind).
    pub fn append(&mut self, spec: &EventSpec<'_>) -> bool {
        self.epoch += 1;
        let slot = self.push_slot(spec);
        let mut possible = true;
        for (i, part) in spec.parts.iter().enumerate() {
            possible &= self.push_part(slot, part);
            debug_assert!(spec.parts[..i].iter().all(|p| p.cell != part.cell), "one part for each cell");
        }
        self.slots[slot].parts_end = self.parts.len() as u32;
        for e in spec.after {
            if e.is_event() {
                let before = self.slot_of(e);
                self.push_edge(before as u32, slot as u32);
            }
        }
        self.enqueue(slot as u32, NEW);
        possible && self.order_new_reader(slot) && self.saturate()
    }

    /// Orders one event before another, as far as not known, and saturates. Says whether the result is acyclic.
    pub(super) fn order(&mut self, first: usize, second: usize) -> bool {
        self.epoch += 1;
        self.add_edge(first as u32, second as u32) && self.saturate()
    }

    fn push_slot(&mut self, spec: &EventSpec<'_>) -> usize {
        let thread = spec.thread;
        for clocks in [&mut self.clocks, &mut self.log_clocks] {
            clocks.make_room(ThreadId(thread as u32));
        }
        if thread >= self.threads.len() {
            self.threads.resize_with(thread + 1, Vec::new);
        }
        let slot = self.slots.len();
        let events = &mut self.threads[thread];
        let index = events.len() as u32 + 1;
        match events.last() {
            Some(&previous) => self.clocks.push_copy(previous as usize),
            None => self.clocks.push_zero(),
        };
        events.push(slot as u32);
        self.clocks.set(slot, ThreadId(thread as u32), index);
        let parts_start = self.parts.len() as u32;
        self.slots.push(Slot {
            thread: thread as u32,
            index,
            parts_start,
            parts_end: parts_start,
            edges: NIL,
            grown: 0,
            saved: self.epoch,
        });
        let sources = spec.parts.iter().map(|part| part.source);
        for e in sources.chain(spec.after) {
            if e.is_event() {
                self.clocks.join(slot, self.slot_of(e));
            }
        }
        slot
    }

    /// Adds a part of an event; `false` when the source has been taken by another read-modify-write.
    fn push_part(&mut self, slot: usize, part: &Part) -> bool {
        let id = self.parts.len() as u32;
        let cell = part.cell as usize;
        if cell >= self.cells.len() {
            self.cells.resize_with(cell + 1, || Cell { writers: Vec::new(), initial_readers: NO_READERS, blind: 0 });
        }
        let mut source_part = NIL;
        if part.source.is_event() {
            let source = self.slot_of(part.source);
            source_part = self
                .parts_of(source)
                .find(|&p| self.parts[p].part.cell == part.cell && self.parts[p].part.writes)
                .expect("the source of a read writes the cell") as u32;
        }
        let mut next_reader = NIL;
        let mut possible = true;
        if part.reads() {
            let readers = match source_part {
                NIL => &mut self.cells[cell].initial_readers,
                source => &mut self.parts[source as usize].readers,
            };
            next_reader = readers.first;
            possible = !part.writes || readers.update == NIL;
            let update = if part.writes && possible { id } else { readers.update };
            *readers = Readers { first: id, count: readers.count + 1, update };
        }
        if part.writes {
            let Slot { thread, index, .. } = self.slots[slot];
            let writers = &mut self.cells[cell].writers;
            let i = writers.iter().position(|w| w.thread == thread).unwrap_or_else(|| {
                writers.push(ThreadWrites { thread, writes: Vec::new() });
                writers.len() - 1
            });
            writers[i].writes.push((index, id));
            self.cells[cell].blind += u32::from(!part.reads());
        }
        self.parts.push(PartState { part: *part, slot: slot as u32, source_part, readers: NO_READERS, next_reader });
        possible
    }

    /// Goes back to an earlier position.
    pub fn rewind(&mut self, to: Position) {
        while self.log.len() > to.log as usize {
            match self.log.pop() {
                Some(Change::Clock(slot)) => {
                    let saved = self.log_clocks.len() - 1;
                    self.clocks.assign_from(slot as usize, &self.log_clocks, saved);
                    self.log_clocks.truncate(saved);
                }
                Some(Change::Edges(slot, first)) => self.slots[slot as usize].edges = first,
                None => unreachable!("the log is longer than the position"),
            }
        }
        self.edges.truncate(to.edges as usize);
        while self.slots.len() > to.slots as usize {
            self.pop_slot();
        }
        self.clocks.truncate(self.slots.len());
        for &slot in &self.queue {
            if let Some(slot) = self.slots.get_mut(slot as usize) {
                slot.grown = 0;
            }
        }
        self.queue.clear();
        // What was saved in an epoch that is undone must be saved again.
        self.epoch += 1;
    }

    fn pop_slot(&mut self) {
        let slot = self.slots.pop().expect("pop_slot is called on a trace that is not empty");
        self.threads[slot.thread as usize].pop();
        while self.parts.len() > slot.parts_start as usize {
            let PartState { part, source_part, next_reader, slot: _, readers: _ } =
                self.parts.pop().expect("parts of the slot remain");
            let id = self.parts.len() as u32;
            if part.reads() {
                let readers = match source_part {
                    NIL => &mut self.cells[part.cell as usize].initial_readers,
                    source => &mut self.parts[source as usize].readers,
                };
                let update = if readers.update == id { NIL } else { readers.update };
                *readers = Readers { first: next_reader, count: readers.count - 1, update };
            }
            if part.writes {
                self.cells[part.cell as usize].blind -= u32::from(!part.reads());
                let writers = &mut self.cells[part.cell as usize].writers;
                let own = writers.iter_mut().find(|w| w.thread == slot.thread);
                own.expect("the write is in the list of its cell").writes.pop();
            }
        }
    }

    /// R2 for the new event as reader: it comes before the first later write of each thread.
    fn order_new_reader(&mut self, slot: usize) -> bool {
        let Slot { thread, index, .. } = self.slots[slot];
        for p in self.parts_of(slot) {
            let PartState { part, source_part, .. } = self.parts[p];
            if !part.reads() {
                continue;
            }
            let readers = match source_part {
                NIL => self.cells[part.cell as usize].initial_readers,
                source => self.parts[source as usize].readers,
            };
            if readers.update != NIL && readers.update as usize != p {
                if !self.add_edge(slot as u32, self.parts[readers.update as usize].slot) {
                    return false;
                }
                continue;
            }
            for w in self.unchained_writers(part.cell) {
                let writers = &self.cells[part.cell as usize].writers[w];
                let (source_thread, source_index) = (part.source.thread(), part.source.index());
                // The clock of the source itself has its index, that of a later write of its thread a higher one.
                let own = u32::from(writers.thread as usize == source_thread);
                let is_later = |&(_, q): &(u32, u32)| {
                    let slot = self.parts[q as usize].slot as usize;
                    source_part == NIL || self.before_slot(slot, source_thread) >= source_index + own
                };
                // Mostly not even the last one is later.
                if !writers.writes.last().is_some_and(is_later) {
                    continue;
                }
                let (i, q) = writers.writes[writers.writes.partition_point(|write| !is_later(write))];
                if writers.thread == thread && i >= index {
                    continue; // its own write
                }
                if !self.add_edge(slot as u32, self.parts[q as usize].slot) {
                    return false;
                }
            }
        }
        true
    }

    /// The lists of writes that the rules have to look at: all, or none while the writes form a chain.
    #[inline]
    fn unchained_writers(&self, cell: u32) -> std::ops::Range<usize> {
        let cell = &self.cells[cell as usize];
        if cell.blind == 0 { 0..0 } else { 0..cell.writers.len() }
    }

    fn saturate(&mut self) -> bool {
        let mut head = 0;
        while let Some(&slot) = self.queue.get(head) {
            head += 1;
            let grown = std::mem::take(&mut self.slots[slot as usize].grown);
            if !(self.apply_rules(slot as usize, grown) && self.propagate(slot as usize)) {
                return false;
            }
            if head == 64 {
                self.queue.drain(..head);
                head = 0;
            }
        }
        self.queue.clear();
        true
    }

    /// R1 and R2 for an event whose clock has grown.
    fn apply_rules(&mut self, slot: usize, grown: u64) -> bool {
        let Slot { thread, index, .. } = self.slots[slot];
        for p in self.parts_of(slot) {
            let PartState { part, source_part, .. } = self.parts[p];
            let source = if source_part == NIL { NIL } else { self.parts[source_part as usize].slot };
            for w in self.unchained_writers(part.cell) {
                let writers = &self.cells[part.cell as usize].writers[w];
                let t = writers.thread as usize;
                if grown >> (t % 64) & 1 == 0 {
                    continue;
                }
                let limit = if t == thread as usize { index - 1 } else { self.before_slot(slot, t) };
                if source != NIL && limit <= self.before_slot(source as usize, t) {
                    // What comes before the source, and its readers, do so already.
                    continue;
                }
                let Some((_, earlier)) = writers.last_up_to(limit) else { continue };
                if part.reads() && earlier != source_part {
                    // It reads the initial value after a write, or the source has to come after that write.
                    if source == NIL || !self.order_before(self.parts[earlier as usize].slot, source as usize) {
                        return false;
                    }
                }
                if part.writes && !self.order_readers_before(self.parts[earlier as usize].readers, slot) {
                    return false;
                }
            }
            if part.writes && grown == NEW {
                // All that read the same; if that is not the initial value, all that read the initial value come before it.
                let readers = match source_part {
                    NIL => self.cells[part.cell as usize].initial_readers,
                    source => self.parts[source as usize].readers,
                };
                if !self.order_readers_before(readers, slot) {
                    return false;
                }
            }
        }
        true
    }

    fn order_readers_before(&mut self, readers: Readers, slot: usize) -> bool {
        if readers.update != NIL {
            let update = self.parts[readers.update as usize].slot;
            if update as usize != slot {
                return self.order_before(update, slot);
            }
        }
        let mut r = readers.first;
        while r != NIL {
            let PartState { slot: reader, next_reader, .. } = self.parts[r as usize];
            if reader as usize != slot && !self.order_before(reader, slot) {
                return false;
            }
            r = next_reader;
        }
        true
    }

    /// Adds an edge unless that order is known.
    #[inline]
    fn order_before(&mut self, first: u32, slot: usize) -> bool {
        let Slot { thread, index, .. } = self.slots[first as usize];
        self.before_slot(slot, thread as usize) >= index || self.add_edge(first, slot as u32)
    }

    /// Hands the clock of an event on to its successors.
    fn propagate(&mut self, slot: usize) -> bool {
        let Slot { thread, index, edges, .. } = self.slots[slot];
        if let Some(&next) = self.threads[thread as usize].get(index as usize)
            && !self.hand_on(slot, next)
        {
            return false;
        }
        for p in self.parts_of(slot) {
            let mut r = self.parts[p].readers.first;
            while r != NIL {
                let PartState { slot: reader, next_reader, .. } = self.parts[r as usize];
                if !self.hand_on(slot, reader) {
                    return false;
                }
                r = next_reader;
            }
        }
        let mut e = edges;
        while e != NIL {
            let Edge { to, next } = self.edges[e as usize];
            if !self.hand_on(slot, to) {
                return false;
            }
            e = next;
        }
        true
    }

    /// Adds an edge; `false` when it closes a cycle.
    fn add_edge(&mut self, from: u32, to: u32) -> bool {
        self.push_edge(from, to);
        self.hand_on(from as usize, to)
    }

    fn push_edge(&mut self, from: u32, to: u32) {
        let first = self.slots[from as usize].edges;
        self.log.push(Change::Edges(from, first));
        self.slots[from as usize].edges = self.edges.len() as u32;
        self.edges.push(Edge { to, next: first });
    }

    #[inline]
    fn hand_on(&mut self, from: usize, to: u32) -> bool {
        let Slot { thread, index, saved, .. } = self.slots[to as usize];
        if self.before_slot(from, thread as usize) >= index {
            return false;
        }
        if self.clocks.covers(to as usize, from) {
            return true;
        }
        if saved != self.epoch {
            self.slots[to as usize].saved = self.epoch;
            self.log.push(Change::Clock(to));
            self.log_clocks.push_from(&self.clocks, to as usize);
        }
        let grown = self.clocks.join_and_compare(to as usize, from);
        self.enqueue(to, grown);
        true
    }

    fn enqueue(&mut self, slot: u32, grown: u64) {
        let all = &mut self.slots[slot as usize].grown;
        if *all == 0 {
            self.queue.push(slot);
        }
        *all |= grown;
    }
}
