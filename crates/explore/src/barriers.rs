//! Arrivals at a barrier that more threads use than it waits for.
//!
//! Two arrivals of one generation commute. But that an arrival *would* belong to a generation is not enough: when others
//! fill the generation up, it belongs to the next one, and then it does depend on them. So where a step that has not
//! happened is compared with a sequence, the arrivals have to be counted.

use crate::events::EventLog;
use crate::notdep::Sequence;
use crate::object_state;
use raddle_trace::objects::State;
use raddle_trace::{Access, Mode};

/// Whether the access arrives at a barrier.
#[inline]
pub const fn is_arrival(mode: Mode) -> bool {
    matches!(mode, Mode::BarrierArrive | Mode::BarrierArriveOrdered)
}

/// Whether both arrive at the same barrier in the same generation.
pub fn same_generation(a: &Access, b: &Access) -> bool {
    is_arrival(a.mode) && is_arrival(b.mode) && a.overlaps(b) && a.tag == b.tag
}

/// Whether an operation that would arrive in one generation did so in another.
#[inline]
pub fn changes_generation(expected: &[Access], happened: &[Access]) -> bool {
    expected.iter().any(|a| is_arrival(a.mode) && !happened.contains(a))
}

/// The number of threads the barrier waits for, from an arrival in the same generation.
fn parties(arrival: &Access, log: &EventLog) -> Option<usize> {
    let arrives = |event: usize| log.accesses(event).iter().any(|access| same_generation(access, arrival));
    let event = (0..log.len()).find(|&event| arrives(event))?;
    match object_state::before(event, arrival, log)? {
        State::Barrier(barrier) => Some(barrier.parties as usize),
        _ => None,
    }
}

/// Whether an arrival that is possible before the sequence, and is not part of it, still belongs to the same generation
/// after it.
#[cold]
pub fn arrival_fits(arrival: &Access, sequence: &Sequence, log: &EventLog) -> bool {
    let same = |accesses: &[Access]| accesses.iter().filter(|a| same_generation(a, arrival)).count();
    let within: usize = sequence.indices().map(|index| same(sequence.accesses(index, log))).sum();
    if within == 0 {
        return true;
    }
    let before: usize = (0..sequence.start()).map(|event| same(log.accesses(event))).sum();
    parties(arrival, log).is_none_or(|parties| before + within + same(sequence.passed()) < parties)
}
