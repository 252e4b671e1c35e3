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
use crate::consistency::Part;
use raddle_trace::{Mode, OpKind};

/// What an operation touches of an object with units.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Touch {
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
pub fn has_units(mode: Mode) -> bool {
    use Mode::*;
    matches!(mode, ReadLock | ReadUnlock | WriteLock | WriteUnlock | SemWait | SemPost)
}

/// What an operation touches of an object; `units` says whether it is known to have any.
pub fn touch(kind: OpKind, mode: Mode, units: bool) -> Touch {
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
