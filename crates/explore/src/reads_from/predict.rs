//! What an operation would do if it read something else, as far as that can be told without running it.
//!
//! What cannot be told is tried both ways, and the machine decides when the schedule is run.

use super::path::Path;
use crate::consistency::{EventRef, Part};
use crate::events::{Event, EventLog};
use raddle_trace::objects::State;
use raddle_trace::{End, Mode, OpKind, ThreadSet};

/// What an operation would do to the cells it looks at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// It would have to wait.
    Blocked,
    /// It would only read.
    Reads,
    /// It would write.
    Writes,
    /// One of the above but waiting.
    Unknown,
}

/// Whether the operation waits for others, or can be prevented by them (a timed wait that is about to give up): such events
/// have alternative takers instead of alternative sources.
pub fn blocks(kind: OpKind) -> bool {
    kind.can_wait() && kind != OpKind::BarrierLeave || kind == OpKind::CondTimeout
}

/// Whether an access can only ever find what it found: nobody else changes what this thread holds, and who arrived in a
/// generation of a barrier is settled when it is left.
pub fn is_determined(mode: Mode) -> bool {
    matches!(mode, Mode::Unlock | Mode::WriteUnlock | Mode::OnceEnd | Mode::BarrierLeave)
}

/// What an operation of this kind would do with these parts, the sources being on the path.
///
/// `event` is the event as it happened, if it did; `parts` are its parts with the sources to ask about.
pub fn outcome(log: &EventLog, path: &Path, kind: OpKind, event: Option<&Event>, parts: &[Part]) -> Outcome {
    use OpKind::*;
    let state = || state_of(log, path, parts);
    let mode = || parts.first().and_then(|part| mode_of(path, part.source, part.cell));
    let free_or = |otherwise: Outcome| match state() {
        Some(0) => Outcome::Writes,
        Some(_) => otherwise,
        None => Outcome::Unknown,
    };
    let positive_or = |otherwise: Outcome| match state() {
        Some(0) => otherwise,
        Some(_) => Outcome::Writes,
        None => Outcome::Unknown,
    };
    match kind {
        Read => Outcome::Reads,
        Lock | CondReacquire | WriteLock => free_or(Outcome::Blocked),
        TryLock | TryWriteLock => free_or(Outcome::Reads),
        ReadLock if mode() == Some(Mode::WriteLock) => Outcome::Blocked,
        TryReadLock if mode() == Some(Mode::WriteLock) => Outcome::Reads,
        ReadLock | TryReadLock => Outcome::Writes,
        SemWait => positive_or(Outcome::Blocked),
        SemTryWait => positive_or(Outcome::Reads),
        OnceBegin => match mode() {
            None => Outcome::Writes,
            Some(Mode::OnceBegin) => Outcome::Blocked,
            Some(Mode::OnceEnd) => Outcome::Reads,
            Some(_) => Outcome::Unknown,
        },
        CondSignal | CondBroadcast => match parts.first().and_then(|part| waiters(log, path, part.source, part.cell)) {
            Some(waiters) if waiters.is_empty() => Outcome::Reads,
            Some(_) => Outcome::Writes,
            None => Outcome::Unknown,
        },
        CompareExchange => match event.and_then(|event| Some((event, value_of(log, path, parts)?))) {
            Some((event, value)) if value == event.expected => Outcome::Writes,
            Some(_) => Outcome::Reads,
            None => Outcome::Unknown,
        },
        _ => Outcome::Writes,
    }
}

/// How the source touched the cell; `None` for the initial value.
fn mode_of(path: &Path, source: EventRef, cell: u32) -> Option<Mode> {
    if !source.is_event() {
        return None;
    }
    let place = path.place(source) as usize;
    let part = path.parts_of(place).iter().position(|part| part.cell == cell)?;
    Some(path.modes_of(place)[part])
}

/// Who waits on a condition variable after the source used it: all uses that change who waits are ordered, each reads from
/// the one before. `None` when something else than the variable's own operations wrote to it.
pub fn waiters(log: &EventLog, path: &Path, source: EventRef, cell: u32) -> Option<ThreadSet> {
    let mut uses = Vec::new();
    let mut at = source;
    while at.is_event() {
        let place = path.place(at) as usize;
        match log.events()[place].kind {
            OpKind::CondWait | OpKind::CondTimeout | OpKind::CondSignal | OpKind::CondBroadcast => uses.push(place),
            OpKind::Write => break, // Nobody waits on a variable that has just been made.
            _ => return None,
        }
        at = path.parts_of(place).iter().find(|part| part.cell == cell)?.source;
    }
    let mut waiters = ThreadSet::EMPTY;
    for place in uses.into_iter().rev() {
        let event = &log.events()[place];
        match event.kind {
            OpKind::CondWait if event.end == End::Fault => {} // It failed, and does not wait.
            OpKind::CondWait => waiters.insert(event.transition.thread),
            OpKind::CondTimeout => waiters.remove(event.transition.thread),
            _ => waiters = waiters.difference(event.woke),
        }
    }
    Some(waiters)
}

/// The holders of a lock, or the value of a semaphore, that an operation with these parts finds: what the last operation
/// on the object left, and what the threads have done to their units since.
fn state_of(log: &EventLog, path: &Path, parts: &[Part]) -> Option<u128> {
    let (object, units) = parts.split_first()?;
    let mut state = state_after(log, path, object.source, object.cell)? as i128;
    for unit in units.iter().filter(|part| part.reads() && path.cells.info(part.cell).is_unit) {
        let known = match object.source {
            EventRef::INIT => 0,
            source => {
                let parts = path.parts_of(path.place(source) as usize);
                let seen = parts.iter().find(|part| part.cell == unit.cell).map(|part| part.source);
                seen.filter(|seen| seen.is_event()).map_or(0, EventRef::index)
            }
        };
        // Only one thread writes a unit.
        for &place in path.writes[unit.cell as usize].iter().flat_map(|writes| &writes.places) {
            let index = path.order[place as usize].index();
            if index > known && unit.source.is_event() && index <= unit.source.index() {
                let event = &log.events()[place as usize];
                state += event.wrote as i128 - event.read as i128;
            }
        }
    }
    u128::try_from(state).ok()
}

/// The holders of a lock, or the value of a semaphore, that the source leaves.
fn state_after(log: &EventLog, path: &Path, source: EventRef, cell: u32) -> Option<u128> {
    if source == EventRef::INIT {
        return path.cells.info(cell).initial;
    }
    let event = &log.events()[path.place(source) as usize];
    let mode = mode_of(path, source, cell)?;
    let state = State::recorded(event.kind, mode, event.read)?;
    Some(state.apply(mode, event.transition.thread, event.woke).number())
}

/// The value that parts of one access of up to 16 bytes read.
fn value_of(log: &EventLog, path: &Path, parts: &[Part]) -> Option<u128> {
    let base = path.cells.info(parts.first()?.cell).address;
    let mut value = 0;
    for part in parts {
        let cell = path.cells.info(part.cell);
        let bytes = match part.source {
            EventRef::INIT => cell.initial?,
            source => {
                let place = path.place(source) as usize;
                let event = log.events().get(place)?;
                let simple = matches!(event.kind, OpKind::Write | OpKind::Rmw | OpKind::CompareExchange);
                let [access] = log.happened(place) else { return None };
                if !simple || access.len > 16 || cell.address < access.address {
                    return None;
                }
                event.wrote >> (8 * (cell.address - access.address))
            }
        };
        let mask = if cell.len >= 16 { u128::MAX } else { (1 << (8 * cell.len)) - 1 };
        value |= (bytes & mask) << (8 * (cell.address - base));
    }
    Some(value)
}
