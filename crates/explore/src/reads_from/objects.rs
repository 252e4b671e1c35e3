//! Synchronisation objects as cells: which part of an object an operation touches, so that operations that commute are not
//! ordered.
//!
//! An operation that changes an object is a read-modify-write of the object's cell, which orders it with all others. Where some
//! operations commute, these keep out of that order and write a *unit* of the object instead, the one of their thread
//! (`cells.rs`); the others look at the units of all threads. So a class fixes the order of exactly those operations that
//! conflict.
//!
//! | object | operation | the object's cell | the units |
//! | --- | --- | --- | --- |
//! | read/write lock | write lock, write unlock | reads, writes | reads all |
//! | | read lock, try-read-lock | reads | writes its own |
//! | | read unlock | | writes its own |
//! | semaphore | wait | reads, writes | reads all |
//! | | post | | writes its own |
//! | both | failed try, `sem_getvalue` | reads | reads all |
//! | barrier | arrival | reads | writes its own of this generation |
//! | | leaving | | reads those who arrived in this generation |
//! | mutex, condition variable, `once` | all | reads, writes | |
//! | any | initialisation, destruction, `free` | reads, writes | reads all |
//!
//! A failed try-read-lock reads the object's cell only: readers do not make it fail.
//!
//! Where a program asks who came last, arrivals are read-modify-writes of one cell instead. Otherwise they commute as long as
//! no more threads use a barrier than it waits for: then the n-th arrival of a thread is in the n-th generation, whatever
//! the order. Programs in which that shows not to be so, or which ask in some places only, are left to
//! [`crate::Algorithm::Optimal`].
//!
//! Condition waits are ordered. POSIX has all waiters of a condition variable use one mutex, which orders them anyway.

use super::cells::Cells;
use super::path::{Obstacle, Path, PathEvent};
use crate::Reason;
use crate::consistency::{EventRef, Part};
use crate::events::Event;
use raddle_trace::{Access, End, Mode, OpKind};

/// What an operation touches of an object with units.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Touch {
    /// The object's cell, and the units of all threads.
    Object,
    /// The unit of its own thread.
    Unit {
        /// Whether it looks at the object's cell.
        looks: bool,
        /// Whether it changes its unit.
        writes: bool,
    },
}

/// Whether an object that is used like this has units.
fn has_units(mode: Mode) -> bool {
    use Mode::*;
    matches!(mode, ReadLock | ReadUnlock | WriteLock | WriteUnlock | SemWait | SemPost)
}

/// What an operation touches of an object; `units` says whether it is known to have any.
fn touch(kind: OpKind, mode: Mode, units: bool) -> Touch {
    match (kind, mode) {
        (_, Mode::ReadLock) => Touch::Unit { looks: true, writes: true },
        (_, Mode::ReadUnlock | Mode::SemPost) => Touch::Unit { looks: false, writes: true },
        (OpKind::TryReadLock, Mode::Read) if units => Touch::Unit { looks: true, writes: false },
        _ => Touch::Object,
    }
}

/// Whether the operation joins those who share the object, instead of taking it for itself.
pub fn joins(kind: OpKind) -> bool {
    matches!(kind, OpKind::ReadLock | OpKind::TryReadLock)
}

/// Sets what the parts of an operation write, given whether it succeeds: a read lock its unit, any other the object.
pub fn set_success(parts: &mut [Part], cells: &Cells, success: bool) {
    let is_unit = |part: &Part| cells.info(part.cell).is_unit;
    let joins = parts.iter().any(|part| is_unit(part) && !part.reads());
    for part in parts {
        part.writes = success && is_unit(part) == joins;
    }
}

/// An arrival at a barrier where the order of arrivals does not matter.
#[derive(Clone, Copy, Debug)]
pub struct Arrival {
    thread: u32,
    /// The barrier's cell, and who initialised it.
    barrier: (u32, EventRef),
    tag: u16,
    unit: u32,
}

impl Path {
    /// An access that is not about a barrier; `cells` are its cells.
    pub(super) fn push_use(
        &mut self,
        name: EventRef,
        event: &Event,
        access: &Access,
        mode: Mode,
        cells: &mut Vec<u32>,
    ) {
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

    /// The units of the object in this cell; it gets some the first time. What was said about the cell before is then out of
    /// date.
    fn units_of(&mut self, cell: u32) -> u64 {
        let info = self.cells.info(cell);
        if info.units.is_none() && info.touched {
            self.meet(Obstacle::Restart);
        }
        self.cells.units_of(cell)
    }

    /// What an operation touches, given its cells, to which those of the units it touches are added.
    fn touch(&mut self, kind: OpKind, mode: Mode, object: u32, thread: usize, cells: &mut Vec<u32>) -> Touch {
        if mode.is_memory() && !self.has_units {
            return Touch::Object;
        }
        if has_units(mode) {
            self.units_of(object);
            self.has_units = true;
        }
        let touch = touch(kind, mode, self.cells.info(object).units.is_some());
        match touch {
            Touch::Unit { .. } => {
                let units = self.units_of(object);
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
                (object, joins) => {
                    let writes = object && !joins && kind != OpKind::Await;
                    Part { cell, source: EventRef::INIT, writes }
                }
            }));
        }
        self.grow();
        parts
    }

    /// Looks at what the last event did to objects: whether it fits what was taken for granted about them.
    ///
    /// An unlock finds what its thread left, and who leaves a barrier finds those who arrived: but only if nobody makes, destroys or
    /// overwrites the object in between. So whoever does that must be ordered with all uses by something else than the object.
    pub(super) fn check_objects(&mut self, place: usize, event: &Event) {
        let (start, end) = (self.events[place].parts_start as usize, self.events[place].parts_end as usize);
        // What failed has not done what it would have done otherwise.
        if event.end == End::Fault && event.kind.is_on_object() {
            self.meet(Obstacle::HandOver(Reason::ObjectFails));
        }
        for part in start..end {
            let Part { cell, source, writes } = self.parts[part];
            let info = *self.cells.info(cell);
            let remakes = self.modes[part].is_memory() && self.modes[part].writes();
            if !info.object && !info.is_unit {
                continue;
            }
            if !remakes && event.kind == OpKind::CondWait && self.modes[part] == Mode::CondWait {
                self.check_mutex(cell, start, end);
            }
            let unordered = match remakes {
                true if info.is_unit => source.is_event() && !self.is_known(source, place),
                true if writes => self.writes[cell as usize].iter().any(|writes| {
                    let last = writes.places.iter().rev().find(|&&w| (w as usize) < place);
                    last.is_some_and(|&last| !self.is_known(self.order[last as usize], place))
                }),
                true => false,
                false => self.makers[cell as usize].is_event() && !self.is_known(self.makers[cell as usize], place),
            };
            if remakes && writes {
                self.maker_undo.push((place as u32, cell, self.makers[cell as usize]));
                self.makers[cell as usize] = self.order[place];
            }
            if unordered {
                self.meet(Obstacle::HandOver(Reason::ObjectsRemade));
            }
        }
    }

    /// Whether an event is in the causal past of the one in `place`, leaving out what that one learned by reading.
    fn is_known(&self, event: EventRef, place: usize) -> bool {
        let PathEvent { event: own, after, .. } = self.events[place];
        let before = (own.index() > 1).then(|| self.threads[own.thread()][own.index() as usize - 2] as usize);
        event.thread() == own.thread()
            || before.is_some_and(|before| self.knows(before, event))
            || after.iter().any(|e| e.is_event() && self.knows(self.place(*e) as usize, event))
    }

    /// Waits on a condition variable are ordered by its mutex, as long as it is the same for all.
    fn check_mutex(&mut self, condition: u32, start: usize, end: usize) {
        let mutex = self.parts[start..end].iter().map(|part| part.cell).find(|&cell| cell != condition);
        let Some(mutex) = mutex else { return };
        if *self.cells.info_mut(condition).mutex.get_or_insert(mutex) != mutex {
            self.meet(Obstacle::HandOver(Reason::SeveralMutexes));
        }
    }

    /// An arrival at a barrier; `cells` are its cells.
    pub(super) fn push_arrival(
        &mut self,
        name: EventRef,
        event: &Event,
        access: &Access,
        mode: Mode,
        cells: &mut Vec<u32>,
    ) {
        let own = cells.len();
        let units = self.units_of(cells[0]);
        let barrier = (cells[0], self.current.get(cells[0] as usize).copied().unwrap_or(EventRef::INIT));
        let ordered = mode == Mode::BarrierArriveOrdered;
        let info = self.cells.info_mut(cells[0]);
        let mixed = info.barrier && info.ordered_arrivals != ordered;
        info.ordered_arrivals |= ordered;
        if mixed || !ordered && !self.is_next_arrival(name.thread(), barrier, access.tag) {
            self.meet(Obstacle::HandOver(Reason::Barriers));
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
    pub(super) fn push_leave(&mut self, access: &Access, barrier: u32, after: &mut [EventRef; 2]) {
        let info = self.cells.info(barrier);
        if info.ordered_arrivals {
            if let Some(units) = info.units {
                let mut cells = Vec::new();
                self.cells.unit_of(units, 0, 0, &mut cells);
                after[1] = self.last_arrival(cells[0], access.tag);
            }
            return;
        }
        let start = self.parts.len();
        for i in (0..self.arrivals.len()).rev() {
            let Arrival { barrier: (cell, _), tag, unit, .. } = self.arrivals[i];
            if cell == barrier && tag == access.tag {
                self.parts.push(Part { cell: unit, source: self.current[unit as usize], writes: false });
                self.modes.push(Mode::BarrierLeave);
            } else if cell == barrier && tag != access.tag.wrapping_add(1) {
                break;
            }
        }
        // The parts of an event are the same in all executions of a class, whoever came first.
        self.parts[start..].sort_unstable_by_key(|part| self.cells.info(part.cell).address);
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
}
