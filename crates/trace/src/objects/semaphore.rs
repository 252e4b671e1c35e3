//! Semaphores.

use super::{Decision, Rules};
use crate::{Mode, OpKind};

/// A semaphore.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Semaphore {
    /// How many waits it lets through.
    pub value: u32,
}

impl Semaphore {
    /// The largest value.
    pub const VALUE_MAX: u32 = i32::MAX as u32;

    /// What an operation would do now.
    pub const fn decide(self, op: OpKind) -> Decision {
        match op {
            OpKind::SemPost => Decision::does(Mode::SemPost),
            OpKind::SemTryWait => Decision::tries(self.value > 0, Mode::SemWait),
            _ => Decision::takes(self.value > 0, Mode::SemWait),
        }
    }

    /// What an access of this mode leaves.
    pub const fn apply(self, mode: Mode) -> Self {
        match mode {
            Mode::SemPost => Semaphore { value: self.value.saturating_add(1) },
            Mode::SemWait => Semaphore { value: self.value.saturating_sub(1) },
            _ => self,
        }
    }
}

/// Every post synchronises with every later wait, not just the one it lets through: which one that is nobody can tell.
pub(super) const RULES: Rules = Rules {
    modes: &[Mode::SemWait, Mode::SemPost],
    operations: &[OpKind::SemWait, OpKind::SemTryWait, OpKind::SemPost],
    waits: &[OpKind::SemWait],
    varies: &[OpKind::SemTryWait],
    commutes: &[(Mode::SemPost, Mode::SemPost)],
    enables: &[(Mode::SemPost, Mode::SemWait)],
    disables: &[(Mode::SemWait, Mode::SemWait)],
    synchronises: &[(Mode::SemPost, Mode::SemWait)],
    ..Rules::NONE
};
