//! Atomic additions to one number whose results nobody uses are not ordered among each other (IFAA).
//!
//! *Why it is sound*: two such additions leave the same sum in either order, and neither thread learns what it found. Addition
//! wraps, so this holds for the very same bytes only; parts of a number carry into each other.
//!
//! What an addition found differs between equivalent executions. That is why a race with one says nothing about the value
//! before it, and why awaits of a sum are [beyond races](crate::beyond_races).

use raddle_trace::{Access, Mode};

pub fn refine(accesses: &mut [Access]) {
    for access in accesses.iter_mut().filter(|access| access.mode == Mode::Add) {
        access.mode = Mode::CommutingAdd;
    }
}
