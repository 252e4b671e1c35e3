//! What an operation would do if it read something else, as far as that can be told without running it: the
//! [definition](raddle_trace::objects) of its object, asked in the state that its sources leave.
//!
//! What cannot be told is tried both ways, and the machine decides when the schedule is run.

use super::path::Path;
use crate::consistency::{EventRef, Part};
use crate::events::{Event, EventLog};
use crate::object_state;
use raddle_trace::objects::{Decision, State};
use raddle_trace::{Access, Mode, OpKind, Order};

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
/// have alternative takers instead of alternative sources. Awaits wait for values, and have sources like reads (`waiting.rs`).
pub fn blocks(kind: OpKind) -> bool {
    kind.can_wait() && kind != OpKind::BarrierLeave && !kind.awaits() || kind == OpKind::CondTimeout
}

/// Whether the operation writes or not depending on what it finds, and does not wait. (An arrival at a barrier always writes.)
pub fn is_conditional(kind: OpKind) -> bool {
    kind == OpKind::CompareExchange || kind.varies() && !kind.can_wait() && kind != OpKind::BarrierArrive
}

/// Whether the operation may touch other cells when it finds other values, for all that is known.
pub fn touches_what_it_finds(kind: OpKind) -> bool {
    kind.is_block() || kind == OpKind::Copy
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
    if kind == OpKind::CompareExchange {
        return match event
            .filter(|event| !event.is_open())
            .and_then(|event| Some(value_of(log, path, parts)? == event.expected))
        {
            Some(true) => Outcome::Writes,
            Some(false) => Outcome::Reads,
            None => Outcome::Unknown,
        };
    }
    if !is_conditional(kind) && !kind.can_wait() {
        return Outcome::Writes;
    }
    match found(log, path, kind, parts).map(|state| state.decide(kind)) {
        None => Outcome::Unknown,
        Some(Decision { blocked: true, .. }) => Outcome::Blocked,
        Some(decision) if decision.succeeds() => Outcome::Writes,
        Some(_) => Outcome::Reads,
    }
}

/// The state of the object that an operation of this kind finds with these parts: what the last operation on the object
/// left, and what the threads have done to their units since.
pub fn found(log: &EventLog, path: &Path, kind: OpKind, parts: &[Part]) -> Option<State> {
    let (object, units) = parts.split_first()?;
    let info = path.cells.info(object.cell);
    let access = Access { address: info.address, len: info.len, mode: Mode::Read, order: Order::SeqCst, tag: 0 };
    let after = |state, place| object_state::after(state, place, &access, log);
    let left = match object.source {
        EventRef::INIT => info.initial.and_then(|initial| State::of(kind, initial)),
        source => {
            let place = path.place(source) as usize;
            object_state::before(place, &access, log).and_then(|state| after(state, place))
        }
    };
    let fresh = || State::of(kind, 0).filter(|_| starts_fresh(kind, object.source));
    let mut state = left.or_else(fresh)?;
    for unit in units.iter().filter(|part| part.source.is_event() && path.cells.info(part.cell).is_unit) {
        let seen = match object.source {
            EventRef::INIT => None,
            source => path.parts_of(path.place(source) as usize).iter().find(|part| part.cell == unit.cell),
        };
        let known = seen.map(|part| part.source).filter(|seen| seen.is_event()).map_or(0, EventRef::index);
        // Only one thread writes a unit.
        for &place in path.writes[unit.cell as usize].iter().flat_map(|writes| &writes.places) {
            let index = path.order[place as usize].index();
            if index > known && index <= unit.source.index() {
                state = after(state, place as usize)?;
            }
        }
    }
    Some(state)
}

/// Whether an object that nothing is recorded of, because it has just been made or was there from the start, looks to such an
/// operation as if nobody had used it.
fn starts_fresh(kind: OpKind, source: EventRef) -> bool {
    use OpKind::*;
    match kind {
        CondSignal | CondBroadcast | ReadLock | TryReadLock => true,
        OnceBegin => source == EventRef::INIT,
        _ => false,
    }
}

/// The value that parts of one access of up to 16 bytes read.
pub fn value_of(log: &EventLog, path: &Path, parts: &[Part]) -> Option<u128> {
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
                // What it left may depend on an input.
                let open = event.settles && event.wrote == 0;
                if !simple || open || access.len > 16 || cell.address < access.address {
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
