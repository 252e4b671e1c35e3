//! Condition variables: a set of waiters. There are no spurious wake-ups, and a signal wakes any one waiter.
//!
//! A wait is several events: the one that joins the waiters ([`OpKind::CondWait`]), for a timed one perhaps the one
//! that gives up ([`OpKind::CondTimeout`]), and the one that takes the mutex again, which is the mutex's business.

use super::{Decision, Rules};
use crate::{Choices, Mode, OpKind, ThreadId, ThreadSet};

/// A condition variable.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Condition {
    /// Who waits.
    pub waiters: ThreadSet,
}

impl Condition {
    /// What an operation would do now. A signal that nobody waits for is lost.
    pub const fn decide(self, op: OpKind) -> Decision {
        match op {
            OpKind::CondWait | OpKind::FutexWait => Decision::does(Mode::CondWait),
            OpKind::CondTimeout | OpKind::FutexTimeout => Decision::does(Mode::CondWake),
            _ => Decision::tries(!self.waiters.is_empty(), Mode::CondWake),
        }
    }

    /// The alternatives of an operation.
    pub const fn choices(self, op: OpKind) -> Choices {
        match op {
            OpKind::CondSignal | OpKind::FutexWake if !self.waiters.is_empty() => Choices::Waiters(self.waiters),
            _ => Choices::One,
        }
    }

    /// Whom an operation wakes that takes this alternative.
    pub fn woken(self, op: OpKind, choice: u32) -> ThreadSet {
        match op {
            OpKind::CondBroadcast | OpKind::FutexWakeAll => self.waiters,
            OpKind::CondSignal | OpKind::FutexWake if !self.waiters.is_empty() => ThreadSet::single(ThreadId(choice)),
            _ => ThreadSet::EMPTY,
        }
    }

    /// What an access of this mode leaves: a wait by a thread, or a wake-up after which these do not wait any more.
    pub fn apply(self, mode: Mode, by: ThreadId, leave: ThreadSet) -> Self {
        let mut waiters = self.waiters;
        match mode {
            Mode::CondWait => waiters.insert(by),
            Mode::CondWake => waiters = waiters.difference(leave),
            _ => {}
        }
        Condition { waiters }
    }
}

/// Waiters are a set, so that waits commute. What a signal orders is said by whom it wakes.
pub(super) const RULES: Rules = Rules {
    modes: &[Mode::CondWait, Mode::CondWake],
    operations: &[OpKind::CondWait, OpKind::CondTimeout, OpKind::CondSignal, OpKind::CondBroadcast],
    varies: &[OpKind::CondSignal, OpKind::CondBroadcast],
    wakes: &[OpKind::CondSignal, OpKind::CondBroadcast],
    gives_up: &[OpKind::CondTimeout],
    commutes: &[(Mode::CondWait, Mode::CondWait)],
    ..Rules::NONE
};
