//! Mutexes and spin locks.

use super::{Decision, Own, Rules};
use crate::{Mode, OpKind};

/// A mutex as others see it. Who holds it, and how often, is known to the holder, and is nobody else's business.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Mutex {
    /// Somebody holds it.
    pub held: bool,
}

impl Mutex {
    /// What an operation would do now. A wait on a condition variable releases the mutex and takes it again.
    pub const fn decide(self, op: OpKind, own: Own) -> Decision {
        match op {
            OpKind::Unlock | OpKind::CondWait if own.times == 1 => Decision::does(Mode::Unlock),
            // It fails, or lets go of one of several holds, which others do not notice.
            OpKind::Unlock | OpKind::CondWait => Decision::does(Mode::Read),
            OpKind::TryLock if self.held => Decision::does(Mode::Read),
            // The holder takes it once more, or is told that this would be a deadlock.
            _ if own.times > 0 && own.reentrant => Decision::does(Mode::Read),
            _ if self.held => Decision::waits(Mode::Lock),
            _ => Decision::does(Mode::Lock),
        }
    }

    /// What an access of this mode leaves.
    pub const fn apply(self, mode: Mode) -> Self {
        match mode {
            Mode::Lock => Mutex { held: true },
            Mode::Unlock => Mutex { held: false },
            _ => self,
        }
    }
}

/// Unlocks do not follow each other by different threads, so that nothing commutes that could.
pub(super) const RULES: Rules = Rules {
    modes: &[Mode::Lock, Mode::Unlock],
    operations: &[OpKind::Lock, OpKind::TryLock, OpKind::Unlock, OpKind::CondReacquire],
    waits: &[OpKind::Lock, OpKind::CondReacquire],
    varies: &[OpKind::TryLock],
    commutes: &[(Mode::Unlock, Mode::Unlock)],
    enables: &[(Mode::Unlock, Mode::Lock)],
    disables: &[(Mode::Lock, Mode::Lock)],
    synchronises: &[(Mode::Unlock, Mode::Lock)],
    ..Rules::NONE
};
