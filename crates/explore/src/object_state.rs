//! The state of a synchronisation object at a place of the present execution, or after a part of it: folded from the object's
//! [definition](raddle_trace::objects) over the events that touched it, from the state that one of them recorded.

use crate::events::EventLog;
use crate::notdep::Sequence;
use raddle_trace::objects::State;
use raddle_trace::{Access, End, Mode, ThreadSet};

/// The state of the object before an event that touched it. `None` if the event did not record it: making, destroying and
/// overwriting an object say nothing about its state, and what failed has not done what its modes say; nor did an atomic block, which may
/// have done several things to the object.
pub fn before(event: usize, object: &Access, log: &EventLog) -> Option<State> {
    let recorded = &log.events()[event];
    let access = log.accesses(event).iter().find(|access| access.overlaps(object))?;
    let remade = access.mode.is_memory() && access.mode.writes();
    if remade || recorded.end == End::Fault || recorded.kind.is_atomic_block() {
        return None;
    }
    State::recorded(recorded.kind, access.mode, recorded.read)
}

/// What the event leaves of an object in this state. `None` if its thread failed, by the operation, which then did nothing, or
/// thereafter; and if it is an atomic block, which may have done several things to the object.
pub fn after(state: State, event: usize, object: &Access, log: &EventLog) -> Option<State> {
    let recorded = &log.events()[event];
    let Some(access) = log.accesses(event).iter().find(|access| access.overlaps(object)) else { return Some(state) };
    if recorded.end == End::Fault || recorded.kind.is_atomic_block() {
        return None;
    }
    if holds_on(event, access, log) {
        return Some(state);
    }
    let by = recorded.transition.thread;
    let leave = if recorded.kind.gives_up() { ThreadSet::single(by) } else { recorded.woke };
    Some(state.apply(access.mode, by, leave))
}

/// Whether the event takes a lock for reading that its thread holds already, or lets go of one hold of several: others do not
/// notice.
fn holds_on(event: usize, access: &Access, log: &EventLog) -> bool {
    let recorded = &log.events()[event];
    matches!(access.mode, Mode::ReadLock | Mode::ReadUnlock) && recorded.read == recorded.wrote
}

/// Whether the event takes the object for reading, or lets go of that (`mode` says which), so that others notice.
pub fn changes(event: usize, object: &Access, mode: Mode, log: &EventLog) -> bool {
    // What a block leaves is for the machine to say.
    if log.events()[event].kind.is_atomic_block() {
        return false;
    }
    let touches = |access: &&Access| access.mode == mode && access.overlaps(object);
    log.accesses(event).iter().find(touches).is_some_and(|access| !holds_on(event, access, log))
}

/// The state of the object after `pre(E, e)` and the events of the sequence, if that is known.
pub fn without(e: usize, object: &Access, sequence: &Sequence, log: &EventLog) -> Option<State> {
    sequence.events().try_fold(before(e, object, log)?, |state, event| after(state, event, object, log))
}
