//! Atomic additions to one number whose results nobody uses are not ordered among each other (IFAA).
//!
//! *Why it is sound*: two such additions leave the same sum in either order, and neither thread learns what it found. Addition
//! wraps, so this holds for the very same bytes only; parts of a number carry into each other.
//!
//! What an addition found differs between equivalent executions. That is why a race with one says nothing about the value
//! before it, and why awaits of a sum are [beyond races](crate::beyond_races).
//!
//! *Data races.* One that acquires learns what those before it released, so the order does matter to what synchronises. The search
//! looks for races without relying on it ([`race_watch`](crate::race_watch)), and where that leaves something open it starts again with
//! additions ordered. The same where a thread goes round in a loop and [takes back](raddle_trace::Machine::undid_additions) what it added: who has seen it
//! is told by the order of events.

use raddle_trace::{Access, Mode, OpKind};

pub fn refine(kind: OpKind, accesses: &mut [Access]) {
    if let [access @ Access { mode: Mode::Add, .. }] = accesses
        && kind.commutes_as_addition()
    {
        access.mode = Mode::CommutingAdd;
    }
}
