//! Futexes: a word of memory like any other, and a queue of threads that wait at its address.
//!
//! The queue is the set of waiters of a [condition variable](super::Condition), with the same modes, at an address of its own. A
//! wait looks at the word and joins the queue in one event, or finds another value there and does not. Waking does not touch
//! the word. Who is woken goes on in an event that touches nothing. Neither orders anything for C11: only what the program
//! reads and writes does.
//!
//! Which waiters a wake-up may wake can depend on bits that each of them gave, and a requeue moves waiters from one queue to
//! another. So no event records the state of a queue, and algorithms ask the machine what would have happened.

use super::{Rules, condition};
use crate::OpKind;

/// Whether a wait that finds this in the word joins the queue.
pub const fn joins(found: u64, expected: u64) -> bool {
    found == expected
}

pub(super) const RULES: Rules = Rules {
    operations: &[
        OpKind::FutexWait,
        OpKind::FutexTimeout,
        OpKind::FutexResume,
        OpKind::FutexWake,
        OpKind::FutexWakeAll,
        OpKind::FutexRequeue,
    ],
    waits: &[OpKind::FutexResume],
    varies: &[OpKind::FutexWake, OpKind::FutexWakeAll],
    wakes: &[OpKind::FutexWake, OpKind::FutexWakeAll, OpKind::FutexRequeue],
    gives_up: &[OpKind::FutexTimeout],
    // Everything else is the queue's.
    commutes: condition::RULES.commutes,
    ..Rules::NONE
};
