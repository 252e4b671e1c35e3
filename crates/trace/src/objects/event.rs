//! One-shot events: once set, an event stays set, and lets everybody through who waits for it.

use super::{Decision, Rules};
use crate::{Mode, OpKind};

/// An event.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Event {
    /// Somebody has set it.
    pub set: bool,
}

impl Event {
    /// What an operation would do now. Setting what is set only looks, and so does a wait.
    pub const fn decide(self, op: OpKind) -> Decision {
        match op {
            OpKind::EventSet => Decision::tries(!self.set, Mode::EventSet),
            _ => Decision::takes(self.set, Mode::Read),
        }
    }

    /// What an access of this mode leaves.
    pub const fn apply(self, mode: Mode) -> Self {
        Event { set: self.set || matches!(mode, Mode::EventSet) }
    }
}

/// Nothing takes back what was set, so nothing disables a wait.
pub(super) const RULES: Rules = Rules {
    modes: &[Mode::EventSet],
    operations: &[OpKind::EventSet, OpKind::EventWait],
    waits: &[OpKind::EventWait],
    varies: &[OpKind::EventSet],
    enables: &[(Mode::EventSet, Mode::Read)],
    synchronises: &[(Mode::EventSet, Mode::Read)],
    ..Rules::NONE
};
