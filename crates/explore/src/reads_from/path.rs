//! The present execution as reads-from sees it: for each event its cells, its sources, and its causal past.

use super::cells::Cells;
use super::objects::Arrival;
use crate::Reason;
use crate::consistency::{EventRef, Part};
use crate::events::{Event, EventLog};
use raddle_base::sabotage::{Ingredient, is_off};
use raddle_trace::clock::Clocks;
use raddle_trace::{Access, Mode, OpKind, THREADS_MAX, ThreadId};

/// An event of the present execution.
#[derive(Clone, Copy, Debug)]
pub struct PathEvent {
    pub event: EventRef,
    pub kind: OpKind,
    pub choice: u32,
    /// Spawn, join, wake-up: see [`EventSpec::after`](crate::consistency::EventSpec::after).
    pub after: [EventRef; 2],
    pub parts_start: u32,
    pub parts_end: u32,
    /// The generation of a barrier it arrived in.
    pub(super) tag: u16,
    arrivals_start: u32,
    /// Stands for its causal past: see [`Path::past_key`].
    pub key: u64,
    undo_start: u32,
    waker_undo_start: u32,
}

/// Writes to, or reads of, one cell by one thread: places on the path.
#[derive(Clone, Debug)]
pub struct ThreadPlaces {
    pub thread: u32,
    pub places: Vec<u32>,
}

impl ThreadPlaces {
    /// The places of a thread. The lists are in the order of threads, whoever came first: what is found, and in which order,
    /// is not to depend on what was explored before.
    #[inline]
    pub fn of(lists: &mut Vec<ThreadPlaces>, thread: usize) -> &mut Vec<u32> {
        let at = lists.partition_point(|list| (list.thread as usize) < thread);
        if lists.get(at).is_none_or(|list| list.thread as usize != thread) {
            lists.insert(at, ThreadPlaces { thread: thread as u32, places: Vec::new() });
        }
        &mut lists[at].places
    }
}

/// Why a search cannot go on; the worst last.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Obstacle {
    /// A cell turned out to be used for synchronisation after it had been used like any other.
    Restart,
    /// Something happened that is explored up to a finer equivalence only.
    HandOver(Reason),
    /// Something happened that even races do not describe.
    BeyondRaces,
}

/// The present execution.
#[derive(Debug)]
pub struct Path {
    pub cells: Cells,
    pub events: Vec<PathEvent>,
    pub parts: Vec<Part>,
    /// The mode of each part.
    pub modes: Vec<Mode>,
    /// For each part, the event that reads and overwrites what it wrote.
    updates: Vec<EventRef>,
    /// For each cell, the event that reads and overwrites its initial value.
    initial_updates: Vec<EventRef>,
    /// The names of the events, in order.
    pub order: Vec<EventRef>,
    /// The causal past of each event, itself included.
    pub clocks: Clocks,
    /// The places of each thread's events.
    pub threads: Vec<Vec<u32>>,
    /// The last write to each cell.
    pub(super) current: Vec<EventRef>,
    undo: Vec<(u32, EventRef)>,
    /// For each cell of an object, the event that made, destroyed or overwrote it last.
    pub(super) makers: Vec<EventRef>,
    /// What these were before, with the place of the event that changed them.
    pub(super) maker_undo: Vec<(u32, u32, EventRef)>,
    /// For each thread the event that created or woke it, if it has not moved since.
    pub waker: Vec<EventRef>,
    waker_undo: Vec<(u32, EventRef)>,
    /// For each cell, the writes by thread.
    pub writes: Vec<Vec<ThreadPlaces>>,
    pub(super) arrivals: Vec<Arrival>,
    /// Whether some object has units.
    pub has_units: bool,
    /// What keeps the search from going on, if anything.
    pub obstacle: Option<Obstacle>,
    scratch: Vec<u32>,
}

impl Path {
    pub fn new() -> Self {
        Path {
            cells: Cells::new(),
            events: Vec::new(),
            parts: Vec::new(),
            modes: Vec::new(),
            updates: Vec::new(),
            initial_updates: Vec::new(),
            order: Vec::new(),
            clocks: Clocks::new(),
            threads: Vec::new(),
            current: Vec::new(),
            undo: Vec::new(),
            makers: Vec::new(),
            maker_undo: Vec::new(),
            waker: vec![EventRef::NONE; THREADS_MAX],
            waker_undo: Vec::new(),
            writes: Vec::new(),
            arrivals: Vec::new(),
            has_units: false,
            obstacle: None,
            scratch: Vec::new(),
        }
    }

    /// An empty execution of a program about which this is known.
    pub fn with_cells(cells: Cells, has_units: bool) -> Self {
        let mut path = Path { cells, has_units, ..Path::new() };
        path.grow();
        path
    }

    pub fn len(&self) -> usize {
        self.events.len()
    }

    /// Something happened that the search cannot go on with.
    #[cold]
    pub fn meet(&mut self, obstacle: Obstacle) {
        self.obstacle = self.obstacle.max(Some(obstacle));
    }

    /// The place of an event, if it is on the path.
    #[inline]
    pub fn place(&self, e: EventRef) -> u32 {
        self.threads.get(e.thread()).and_then(|t| t.get(e.index() as usize - 1)).copied().unwrap_or(u32::MAX)
    }

    #[inline]
    pub fn parts_of(&self, place: usize) -> &[Part] {
        let PathEvent { parts_start, parts_end, .. } = self.events[place];
        &self.parts[parts_start as usize..parts_end as usize]
    }

    #[inline]
    pub fn modes_of(&self, place: usize) -> &[Mode] {
        let PathEvent { parts_start, parts_end, .. } = self.events[place];
        &self.modes[parts_start as usize..parts_end as usize]
    }

    /// Whether an event is in the causal past of the one in this place, or the same.
    #[inline]
    pub fn knows(&self, place: usize, event: EventRef) -> bool {
        self.clocks.get(place, ThreadId(event.thread() as u32)) >= event.index()
    }

    /// Whether the first event is in the causal past of the second, or the same.
    #[inline]
    pub fn happens_before(&self, first: usize, second: usize) -> bool {
        self.knows(second, self.events[first].event)
    }

    /// The event that reads and overwrites what the source wrote to the cell.
    pub fn update_of(&self, source: EventRef, cell: u32) -> EventRef {
        match self.part_of(source, cell) {
            Some(part) => self.updates[part],
            None => self.initial_updates[cell as usize],
        }
    }

    fn set_update(&mut self, source: EventRef, cell: u32, update: EventRef) {
        match self.part_of(source, cell) {
            Some(part) => self.updates[part] = update,
            None => self.initial_updates[cell as usize] = update,
        }
    }

    /// The part of an event for a cell; none for the initial value.
    #[inline]
    fn part_of(&self, e: EventRef, cell: u32) -> Option<usize> {
        if !e.is_event() {
            return None;
        }
        let PathEvent { parts_start, parts_end, .. } = self.events[self.place(e) as usize];
        (parts_start as usize..parts_end as usize).find(|&p| self.parts[p].cell == cell)
    }

    pub fn truncate(&mut self, len: usize) {
        while self.events.len() > len {
            let Some(event) = self.events.pop() else { return };
            self.order.pop();
            self.threads[event.event.thread()].pop();
            for &(t, old) in self.waker_undo[event.waker_undo_start as usize..].iter().rev() {
                self.waker[t as usize] = old;
            }
            self.waker_undo.truncate(event.waker_undo_start as usize);
            for &(cell, old) in self.undo[event.undo_start as usize..].iter().rev() {
                self.current[cell as usize] = old;
            }
            self.undo.truncate(event.undo_start as usize);
            let place = self.events.len() as u32;
            while let Some((_, cell, old)) = self.maker_undo.pop_if(|(by, ..)| *by == place) {
                self.makers[cell as usize] = old;
            }
            for p in (event.parts_start as usize..self.parts.len()).rev() {
                let Part { cell, source, writes } = self.parts[p];
                if !writes {
                    continue;
                }
                ThreadPlaces::of(&mut self.writes[cell as usize], event.event.thread()).pop();
                if source != EventRef::NONE {
                    self.set_update(source, cell, EventRef::NONE);
                }
            }
            self.parts.truncate(event.parts_start as usize);
            self.updates.truncate(event.parts_start as usize);
            self.modes.truncate(event.parts_start as usize);
            self.arrivals.truncate(event.arrivals_start as usize);
        }
        self.clocks.truncate(len);
    }

    /// Takes over the next event of the log. If it tells the bytes of a cell apart, the events before it are seen anew first:
    /// each part of the cell has a history, and the initial value is that of the part that nobody wrote.
    pub fn push(&mut self, log: &EventLog) {
        let place = self.events.len();
        let splits = self.cells.splits.len();
        for access in log.happened(place).iter().filter(|access| access.mode != Mode::World) {
            self.cells.cells_of(access, &mut self.scratch);
            self.scratch.clear();
        }
        if self.cells.splits.len() > splits {
            self.truncate(0);
            (0..place).for_each(|_| self.push_event(log));
        }
        self.push_event(log);
    }

    fn push_event(&mut self, log: &EventLog) {
        let place = self.events.len();
        let event = &log.events()[place];
        let thread = event.transition.thread.0 as usize;
        self.make_room(thread.max(event.spawned.map_or(0, |t| t.0 as usize)));
        let name = EventRef::new(thread, self.threads[thread].len() as u32 + 1);
        let (undo_start, parts_start) = (self.undo.len() as u32, self.parts.len() as u32);
        let waker_undo_start = self.waker_undo.len() as u32;
        let arrivals_start = self.arrivals.len() as u32;
        let mut after = [EventRef::NONE; 2];
        after[0] = self.waker[thread];
        self.set_waker(thread, EventRef::NONE);
        if let Some(joined) = event.joined {
            let last = self.threads.get(joined.0 as usize).and_then(|t| t.last());
            after[1] = last.map_or(self.waker[joined.0 as usize], |&p| self.order[p as usize]);
        }
        let accesses = log.happened(place);
        for access in accesses {
            self.push_access(name, event, access, &mut after);
        }
        for part in parts_start as usize..self.parts.len() {
            let Part { cell, writes, source } = self.parts[part];
            self.updates.push(EventRef::NONE);
            if writes {
                if source != EventRef::NONE {
                    self.set_update(source, cell, name);
                }
                self.undo.push((cell, self.current[cell as usize]));
                self.current[cell as usize] = name;
                ThreadPlaces::of(&mut self.writes[cell as usize], thread).push(place as u32);
            }
        }
        if !event.woke.is_empty() || event.spawned.is_some() {
            for t in event.woke.iter().chain(event.spawned) {
                self.set_waker(t.0 as usize, name);
            }
        }
        self.threads[thread].push(place as u32);
        self.order.push(name);
        let parts_end = self.parts.len() as u32;
        self.push_clock(name, &after, parts_start as usize);
        let choice = event.transition.choice;
        let key = self.past_key(name, choice, &after, &self.parts[parts_start as usize..], (EventRef::NONE, 0));
        self.events.push(PathEvent {
            event: name,
            kind: event.kind,
            choice,
            after,
            parts_start,
            parts_end,
            tag: accesses.first().map_or(0, |access| access.tag),
            arrivals_start,
            key,
            undo_start,
            waker_undo_start,
        });
        self.check_objects(place, event);
        // An operation on several ranges whose outcome decides which of them it writes is left to the finer equivalence.
        let unsupported = match event.kind {
            kind if kind.is_block() && self.parts[parts_start as usize..].iter().any(|part| self.is_object(part)) => {
                Some(Reason::ObjectInBlock)
            }
            kind if kind.is_futex() => Some(Reason::Futexes),
            kind if accesses.len() > 1 && super::predict::is_conditional(kind) => Some(Reason::CompareExchangeStores),
            _ => None,
        };
        if let Some(why) = unsupported {
            self.meet(Obstacle::HandOver(why));
        }
    }

    fn is_object(&self, part: &Part) -> bool {
        self.cells.info(part.cell).ordered
    }

    fn make_room(&mut self, thread: usize) {
        if thread >= self.threads.len() {
            self.threads.resize_with(thread + 1, Vec::new);
        }
        self.clocks.make_room(ThreadId(thread as u32));
    }

    fn set_waker(&mut self, thread: usize, waker: EventRef) {
        if self.waker[thread] != waker {
            self.waker_undo.push((thread as u32, self.waker[thread]));
            self.waker[thread] = waker;
        }
    }

    fn push_access(&mut self, name: EventRef, event: &Event, access: &Access, after: &mut [EventRef; 2]) {
        // Additions are in the order of who reads from whom, like all read-modify-writes.
        let mode = if access.mode == Mode::Add { Mode::Update } else { access.mode };
        if mode == Mode::World {
            return;
        }
        let mut cells = std::mem::take(&mut self.scratch);
        self.cells.cells_of(access, &mut cells);
        match mode {
            Mode::BarrierArrive | Mode::BarrierArriveOrdered => {
                self.push_arrival(name, event, access, mode, &mut cells)
            }
            Mode::BarrierLeave => self.push_leave(access, cells[0], after),
            _ => self.push_use(name, event, access, mode, &mut cells),
        }
        cells.clear();
        self.scratch = cells;
    }

    /// Makes room for what is stored about cells.
    #[inline]
    pub(super) fn grow(&mut self) {
        if self.current.len() < self.cells.len() {
            self.grow_to(self.cells.len());
        }
    }

    #[cold]
    fn grow_to(&mut self, len: usize) {
        self.current.resize(len, EventRef::INIT);
        self.makers.resize(len, EventRef::NONE);
        self.writes.resize_with(len, Vec::new);
        self.initial_updates.resize(len, EventRef::NONE);
    }

    pub(super) fn push_part(
        &mut self,
        name: EventRef,
        event: &Event,
        access: &Access,
        mode: Mode,
        cell: u32,
        writes: bool,
    ) {
        let current = self.current[cell as usize];
        let info = self.cells.info_mut(cell);
        let touched = std::mem::replace(&mut info.touched, true);
        info.object |= !mode.is_memory();
        let synchronises = !mode.is_memory() || event.kind == OpKind::Free;
        if synchronises && !info.ordered {
            info.ordered = true;
            if touched {
                self.obstacle = self.obstacle.max(Some(Obstacle::Restart));
            }
        }
        let blind = mode == Mode::Write && !info.ordered;
        info.written_blindly |= blind;
        let unwritten = current == EventRef::INIT || is_off(Ingredient::InitialValues);
        if unwritten && info.initial.is_none() {
            let whole = info.address == access.address && info.len == access.len;
            let records = records_what_it_found(event.kind) && !(event.kind == OpKind::Write && mode != Mode::Write);
            let known = whole && records && (info.ordered || access.len <= 16);
            info.initial = known.then_some(event.read);
        }
        let source = if blind { EventRef::NONE } else { current };
        // One event may touch a cell twice: copying a range onto itself reads first, an atomic block does one after the other.
        let own = self.own_part(name, cell);
        match own {
            Some(part) => {
                let reads_own = event.kind.is_block() && self.parts[part].writes;
                self.parts[part].writes |= writes;
                if self.parts[part].source == EventRef::NONE && !reads_own {
                    self.parts[part].source = source;
                }
            }
            None => {
                self.parts.push(Part { cell, source, writes });
                self.modes.push(mode);
            }
        }
    }

    fn own_part(&self, name: EventRef, cell: u32) -> Option<usize> {
        let start = match self.events.last() {
            Some(last) => last.parts_end as usize,
            None => 0,
        };
        debug_assert_ne!(self.order.last(), Some(&name));
        (start..self.parts.len()).find(|&p| self.parts[p].cell == cell)
    }

    fn push_clock(&mut self, name: EventRef, after: &[EventRef; 2], parts_start: usize) {
        let thread = name.thread();
        let clock = match name.index().checked_sub(2) {
            Some(previous) => self.clocks.push_copy(self.threads[thread][previous as usize] as usize),
            None => self.clocks.push_zero(),
        };
        self.clocks.set(clock, ThreadId(thread as u32), name.index());
        let sources = self.parts[parts_start..].iter().map(|part| part.source);
        for e in sources.chain(*after) {
            if e.is_event() && e != name {
                self.clocks.join(clock, self.threads[e.thread()][e.index() as usize - 1] as usize);
            }
        }
    }

    /// A number that stands for an event and its causal past: which events there are, what they chose, and from which events they
    /// read. Events with the same past have the same key in every execution; that equal keys mean equal pasts is only very
    /// likely. The event reads what `parts` says; `changed` is an event that is not what it is on the path, with its key.
    ///
    /// Of the parts only the sources matter, and of equal neighbours only one. So the key does not change when a cell is split.
    pub fn past_key(
        &self,
        event: EventRef,
        choice: u32,
        after: &[EventRef; 2],
        parts: &[Part],
        changed: (EventRef, u64),
    ) -> u64 {
        let mut key = u64::from(event.word()) << 32 | u64::from(choice);
        let mut mix = |word: u64| key = (key.rotate_left(23) ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let key_of = |e: EventRef| match e {
            e if e.is_event() && e == changed.0 => changed.1,
            e if e.is_event() => self.events[self.place(e) as usize].key,
            e => u64::from(e.word()),
        };
        if event.index() > 1 {
            let previous = self.threads[event.thread()][event.index() as usize - 2];
            mix(self.events[previous as usize].key);
        }
        for &e in after.iter().filter(|e| e.is_event()) {
            mix(key_of(e));
        }
        let mut last = EventRef::NONE;
        for part in parts {
            if part.source != last {
                mix(key_of(part.source));
                last = part.source;
            }
        }
        key ^ key >> 29
    }
}

/// Whether [`Event::read`] is what an operation of this kind found in the one place it is about.
const fn records_what_it_found(kind: OpKind) -> bool {
    use OpKind::*;
    match kind {
        Read | Write | Rmw | CompareExchange | Await | AwaitRmw | AwaitCompareExchange | Lock | TryLock | Unlock
        | ReadLock | TryReadLock | WriteLock | TryWriteLock | ReadWriteUnlock | SemWait | SemTryWait | SemPost
        | EventSet | EventWait => true,
        FutexWait | FutexTimeout | FutexResume | FutexWake | FutexWakeAll | FutexRequeue => false,
        Fence | Copy | Free | CondWait | CondReacquire | CondTimeout | CondSignal | CondBroadcast | BarrierArrive
        | BarrierLeave | OnceBegin | OnceEnd | Spawn | Join | Detach | Exit | Choose | AtomicBlock | AtomicRest
        | Section => false,
    }
}
