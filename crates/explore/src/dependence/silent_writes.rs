//! A write or read-modify-write that leaves the value that was there counts as a read.
//!
//! *Why it is sound*: dependence is event-based (*Source Sets*, Definition 3.2), so it may look at what an event found.
//! A write that finds the value it leaves (where there was one: memory that was never written has none) changes no state, and can be swapped with any neighbour that only reads; a
//! neighbour that changes the value still conflicts with it, as with a read. What the write *would* do elsewhere is
//! another event: a race with it is reversed with what it finds there ([`reversal`](crate::reversal)).
//!
//! Which write an atomic read takes its value from decides what it synchronises with, so this hides data races.

use raddle_trace::{Access, Mode, OpKind, Step};

/// Whether an operation of this kind writes a value that may be the one that is there.
pub const fn concerns(kind: OpKind) -> bool {
    matches!(kind.without_waiting(), OpKind::Write | OpKind::Rmw | OpKind::CompareExchange)
}

/// Whether an operation of this kind that touches its one location like this writes a value to memory, and not an object:
/// making and destroying objects are shown as writes, too.
const fn is_value(kind: OpKind, mode: Mode) -> bool {
    match kind {
        OpKind::Write => matches!(mode, Mode::Write),
        _ => concerns(kind) && matches!(mode, Mode::Update | Mode::Add),
    }
}

pub fn refine(step: &Step<'_>, accesses: &mut [Access]) {
    if step.read == step.wrote
        && !step.settles
        && let [access] = accesses
        && is_value(step.kind, access.mode)
    {
        access.mode = Mode::Read;
    }
}
