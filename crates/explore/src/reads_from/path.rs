//! The present execution as reads-from sees it: for each event its cells, its sources, and its causal past.

use super::cells::Cells;
use super::objects::{self, Touch};
use crate::consistency::{EventRef, LANES, Part, join};
use crate::events::{Event, EventLog};
use raddle_trace::{Access, Mode, OpKind, THREADS_MAX};

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
    tag: u16,
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

/// An arrival at a barrier where the order of arrivals does not matter.
#[derive(Clone, Copy, Debug)]
struct Arrival {
    thread: u32,
    /// The barrier's cell, and who initialised it.
    barrier: (u32, EventRef),
    tag: u16,
    unit: u32,
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
    pub stride: usize,
    clocks: Vec<u32>,
    /// The places of each thread's events.
    pub threads: Vec<Vec<u32>>,
    /// The last write to each cell.
    current: Vec<EventRef>,
    undo: Vec<(u32, EventRef)>,
    /// For each thread the event that created or woke it, if it has not moved since.
    pub waker: Vec<EventRef>,
    waker_undo: Vec<(u32, EventRef)>,
    /// For each cell, the writes by thread.
    pub writes: Vec<Vec<ThreadPlaces>>,
    arrivals: Vec<Arrival>,
    /// Whether some object has units.
    pub has_units: bool,
    /// A cell turned out to be used for synchronisation after it had been used like any other.
    pub must_restart: bool,
    /// Something happened that is explored up to a finer equivalence only.
    pub unsupported: Option<&'static str>,
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
            stride: LANES,
            clocks: Vec::new(),
            threads: Vec::new(),
            current: Vec::new(),
            undo: Vec::new(),
            waker: vec![EventRef::NONE; THREADS_MAX],
            waker_undo: Vec::new(),
            writes: Vec::new(),
            arrivals: Vec::new(),
            has_units: false,
            must_restart: false,
            unsupported: None,
            scratch: Vec::new(),
        }
    }

    pub fn len(&self) -> usize {
        self.events.len()
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

    /// How many events of each thread are in the causal past of the event, itself included.
    #[inline]
    pub fn clock(&self, place: usize) -> &[u32] {
        &self.clocks[place * self.stride..(place + 1) * self.stride]
    }

    /// Whether the first event is in the causal past of the second, or the same.
    #[inline]
    pub fn happens_before(&self, first: usize, second: usize) -> bool {
        let e = self.events[first].event;
        self.clock(second)[e.thread()] >= e.index()
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
            for p in (event.parts_start as usize..self.parts.len()).rev() {
                let Part { cell, source, writes } = self.parts[p];
                if !writes {
                    continue;
                }
                let lists = &mut self.writes[cell as usize];
                if let Some(list) = lists.iter_mut().find(|l| l.thread as usize == event.event.thread()) {
                    list.places.pop();
                }
                if source != EventRef::NONE {
                    self.set_update(source, cell, EventRef::NONE);
                }
            }
            self.parts.truncate(event.parts_start as usize);
            self.updates.truncate(event.parts_start as usize);
            self.modes.truncate(event.parts_start as usize);
            self.arrivals.truncate(event.arrivals_start as usize);
        }
        self.clocks.truncate(len * self.stride);
    }

    /// Takes over the next event of the log.
    pub fn push(&mut self, log: &EventLog) {
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
        let accesses = log.accesses(place);
        for access in accesses {
            self.push_access(name, event, access, accesses.len() == 1, &mut after);
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
                let lists = &mut self.writes[cell as usize];
                match lists.iter_mut().find(|l| l.thread as usize == thread) {
                    Some(list) => list.places.push(place as u32),
                    None => lists.push(ThreadPlaces { thread: thread as u32, places: vec![place as u32] }),
                }
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
        // An operation on several ranges whose outcome decides which of them it writes is left to the finer equivalence.
        let unsupported = match event.kind {
            OpKind::AtomicBlock if !self.is_plain_block(event, accesses) => {
                Some("an atomic block synchronises or chooses")
            }
            OpKind::Await => Some(super::predict::AWAITS),
            kind if accesses.len() > 1 && super::detect::is_conditional(kind) => {
                Some("a compare-and-swap stores what it found to shared memory")
            }
            _ => None,
        };
        self.unsupported = self.unsupported.or(unsupported);
    }

    /// Whether an atomic block only reads and writes memory.
    fn is_plain_block(&self, event: &Event, accesses: &[Access]) -> bool {
        let objects = self.parts[self.events.last().map_or(0, |e| e.parts_start as usize)..].iter();
        event.choices.len() == 1
            && event.spawned.is_none()
            && event.joined.is_none()
            && event.woke.is_empty()
            && accesses.iter().all(|access| access.mode.is_memory())
            && !objects.clone().any(|part| self.cells.info(part.cell).ordered)
    }

    fn make_room(&mut self, thread: usize) {
        if thread >= self.threads.len() {
            self.threads.resize_with(thread + 1, Vec::new);
        }
        if thread >= self.stride {
            let (old, new) = (self.stride, (thread + 1).next_multiple_of(LANES).max(self.stride * 2));
            let mut wide = Vec::with_capacity(self.clocks.capacity() / old * new);
            for clock in self.clocks.chunks_exact(old) {
                wide.extend_from_slice(clock);
                wide.resize(wide.len() + new - old, 0);
            }
            self.clocks = wide;
            self.stride = new;
        }
    }

    fn set_waker(&mut self, thread: usize, waker: EventRef) {
        if self.waker[thread] != waker {
            self.waker_undo.push((thread as u32, self.waker[thread]));
            self.waker[thread] = waker;
        }
    }

    fn push_access(&mut self, name: EventRef, event: &Event, access: &Access, only: bool, after: &mut [EventRef; 2]) {
        let mode = real_mode(event, access, only);
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

    /// An access that is not about a barrier; `cells` are its cells.
    fn push_use(&mut self, name: EventRef, event: &Event, access: &Access, mode: Mode, cells: &mut Vec<u32>) {
        let own = cells.len();
        let object = cells[0];
        let touch = self.touch(event.kind, mode, object, name.thread(), cells);
        self.grow();
        let (looks, unit) = match touch {
            Touch::Object => (true, None),
            Touch::Unit { looks, writes } => (looks, Some(writes)),
        };
        if looks {
            for &cell in &cells[..own] {
                // Whoever looks at a barrier like at any other memory is ordered with all arrivals.
                let barrier = self.cells.info(cell).barrier;
                self.push_part(name, event, access, mode, cell, unit.is_none() && (mode.writes() || barrier));
            }
        } else if self.current[object as usize] == EventRef::INIT {
            self.cells.info_mut(object).initial.get_or_insert(event.read);
        }
        for &cell in &cells[own..] {
            self.parts.push(match unit {
                Some(writes) => Part { cell, source: EventRef::NONE, writes },
                None => Part { cell, source: self.current[cell as usize], writes: false },
            });
            self.modes.push(mode);
        }
    }

    /// What an operation touches, given its cells, to which those of the units it touches are added.
    fn touch(&mut self, kind: OpKind, mode: Mode, object: u32, thread: usize, cells: &mut Vec<u32>) -> Touch {
        if objects::has_units(mode) {
            self.cells.units_of(object, &mut self.must_restart);
            self.has_units = true;
        }
        let touch = objects::touch(kind, mode, self.cells.info(object).units.is_some());
        match touch {
            Touch::Unit { .. } => {
                let units = self.cells.units_of(object, &mut self.must_restart);
                self.cells.unit_of(units, 0, thread, cells);
            }
            Touch::Object => {
                let own = cells.len();
                for i in 0..own {
                    let info = *self.cells.info(cells[i]);
                    if let Some(units) = info.units.filter(|_| !info.barrier)
                        && cells[..i].iter().all(|&cell| self.cells.info(cell).units != Some(units))
                    {
                        self.cells.all_units(units, 0, cells);
                    }
                }
            }
        }
        touch
    }

    /// The parts of an operation that is blocked; which sources they have is open.
    pub fn blocked_parts(&mut self, kind: OpKind, thread: usize, accesses: &[Access]) -> Vec<Part> {
        let mut parts = Vec::new();
        for access in accesses {
            let mut cells = Vec::new();
            self.cells.cells_of(access, &mut cells);
            let own = cells.len();
            let joins = matches!(self.touch(kind, access.mode, cells[0], thread, &mut cells), Touch::Unit { .. });
            parts.extend(cells.into_iter().enumerate().map(|(i, cell)| match (i < own, joins) {
                (false, true) => Part { cell, source: EventRef::NONE, writes: true },
                (object, joins) => Part { cell, source: EventRef::INIT, writes: object && !joins },
            }));
        }
        self.grow();
        parts
    }

    /// Makes room for what is stored about cells.
    fn grow(&mut self) {
        if self.current.len() < self.cells.len() {
            self.current.resize(self.cells.len(), EventRef::INIT);
            self.writes.resize_with(self.cells.len(), Vec::new);
            self.initial_updates.resize(self.cells.len(), EventRef::NONE);
        }
    }

    fn push_part(&mut self, name: EventRef, event: &Event, access: &Access, mode: Mode, cell: u32, writes: bool) {
        let current = self.current[cell as usize];
        let info = self.cells.info_mut(cell);
        let touched = std::mem::replace(&mut info.touched, true);
        let synchronises = !matches!(mode, Mode::Read | Mode::Write | Mode::Update) || event.kind == OpKind::Free;
        if synchronises && !info.ordered {
            info.ordered = true;
            self.must_restart |= touched;
        }
        let blind = mode == Mode::Write && !info.ordered;
        info.written_blindly |= blind;
        if current == EventRef::INIT && info.initial.is_none() {
            let whole = info.address == access.address && info.len == access.len;
            let simple = !matches!(event.kind, OpKind::CondWait | OpKind::Copy | OpKind::Free);
            info.initial = (whole && simple && (info.ordered || access.len <= 16)).then_some(event.read);
        }
        let source = if blind { EventRef::NONE } else { current };
        // One event may touch a cell twice: copying a range onto itself reads first, an atomic block does one after the other.
        let own = self.own_part(name, cell);
        match own {
            Some(part) => {
                let reads_own = event.kind == OpKind::AtomicBlock && self.parts[part].writes;
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

    /// An arrival at a barrier; `cells` are its cells.
    fn push_arrival(&mut self, name: EventRef, event: &Event, access: &Access, mode: Mode, cells: &mut Vec<u32>) {
        let own = cells.len();
        let units = self.cells.units_of(cells[0], &mut self.must_restart);
        let barrier = (cells[0], self.current.get(cells[0] as usize).copied().unwrap_or(EventRef::INIT));
        let ordered = mode == Mode::BarrierArriveOrdered;
        let info = self.cells.info_mut(cells[0]);
        let mixed = info.barrier && info.ordered_arrivals != ordered;
        info.ordered_arrivals |= ordered;
        if mixed || !ordered && !self.is_next_arrival(name.thread(), barrier, access.tag) {
            self.unsupported = Some("more threads use a barrier than it waits for, or only some ask who came last");
        }
        if ordered {
            self.cells.unit_of(units, 0, 0, cells);
        } else {
            self.cells.unit_of(units, access.tag, name.thread(), cells);
        }
        self.grow();
        for &cell in &cells[..own] {
            self.cells.info_mut(cell).barrier = true;
            self.push_part(name, event, access, mode, cell, false);
        }
        let unit = cells[own];
        let source = if ordered { self.current[unit as usize] } else { EventRef::NONE };
        self.parts.push(Part { cell: unit, source, writes: true });
        self.modes.push(mode);
        if !ordered {
            self.arrivals.push(Arrival { thread: name.thread() as u32, barrier, tag: access.tag, unit });
        }
    }

    /// Whether a thread arrives in the generation that follows from how often it has arrived.
    fn is_next_arrival(&self, thread: usize, barrier: (u32, EventRef), tag: u16) -> bool {
        let mut earlier = self.arrivals.iter().rev().filter(|arrival| arrival.barrier == barrier);
        let own = earlier.clone().find(|arrival| arrival.thread as usize == thread);
        match own {
            Some(own) => own.tag.wrapping_add(1) == tag,
            None => earlier.next_back().is_none_or(|first| first.tag == tag),
        }
    }

    /// Leaving a barrier is after all arrivals of its generation.
    fn push_leave(&mut self, access: &Access, barrier: u32, after: &mut [EventRef; 2]) {
        let info = self.cells.info(barrier);
        if info.ordered_arrivals {
            if let Some(units) = info.units {
                let mut cells = Vec::new();
                self.cells.unit_of(units, 0, 0, &mut cells);
                after[1] = self.last_arrival(cells[0], access.tag);
            }
            return;
        }
        for i in (0..self.arrivals.len()).rev() {
            let Arrival { barrier: (cell, _), tag, unit, .. } = self.arrivals[i];
            if cell == barrier && tag == access.tag {
                self.parts.push(Part { cell: unit, source: self.current[unit as usize], writes: false });
                self.modes.push(Mode::BarrierLeave);
            } else if cell == barrier && tag != access.tag.wrapping_add(1) {
                break;
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

    /// The arrival that completed a generation of a barrier: the last one of that generation.
    fn last_arrival(&self, cell: u32, tag: u16) -> EventRef {
        let mut e = self.current[cell as usize];
        while e.is_event() {
            let place = self.place(e) as usize;
            if self.events[place].tag == tag {
                return e;
            }
            let part = self.parts_of(place).iter().find(|part| part.cell == cell);
            e = part.map_or(EventRef::NONE, |part| part.source);
        }
        EventRef::NONE
    }

    fn push_clock(&mut self, name: EventRef, after: &[EventRef; 2], parts_start: usize) {
        let stride = self.stride;
        let thread = name.thread();
        let start = self.clocks.len();
        let before = name.index() as usize - 1;
        match before.checked_sub(1) {
            Some(previous) => {
                let previous = self.threads[thread][previous] as usize * stride;
                self.clocks.extend_from_within(previous..previous + stride);
            }
            None => self.clocks.resize(start + stride, 0),
        }
        self.clocks[start + thread] = name.index();
        let sources = self.parts[parts_start..].iter().map(|part| part.source);
        for e in sources.chain(*after) {
            if e.is_event() && e != name {
                let place = self.threads[e.thread()][e.index() as usize - 1] as usize;
                let (low, high) = self.clocks.split_at_mut(start);
                join(high, &low[place * stride..(place + 1) * stride]);
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

/// What the event did, whatever the dependence relation made of it (which it does to events of one access only).
fn real_mode(event: &Event, access: &Access, only: bool) -> Mode {
    match event.kind {
        OpKind::Write if only => Mode::Write,
        OpKind::Rmw if only => Mode::Update,
        OpKind::CompareExchange if only && event.read == event.expected => Mode::Update,
        OpKind::AtomicBlock if access.mode == Mode::Add => Mode::Update,
        _ => access.mode,
    }
}
