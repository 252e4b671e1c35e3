//! `once` objects: the first to come calls the routine, the others wait until that call is over.

use super::{Decision, Rules};
use crate::{Mode, OpKind};

/// A `once` object.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Once {
    /// Nobody has come yet.
    #[default]
    Before,
    /// The call is going on.
    Running,
    /// The call is over.
    Done,
}

impl Once {
    /// What an operation would do now. Once the call is over there is nothing left to do but look, so that is what a
    /// waiting thread is about to do.
    pub const fn decide(self, op: OpKind) -> Decision {
        match (op, self) {
            (OpKind::OnceEnd, _) => Decision::does(Mode::OnceEnd),
            (_, Once::Before) => Decision::does(Mode::OnceBegin),
            (_, Once::Running) => Decision::waits(Mode::Read),
            (_, Once::Done) => Decision::does(Mode::Read),
        }
    }

    /// What an access of this mode leaves.
    pub const fn apply(self, mode: Mode) -> Self {
        match mode {
            Mode::OnceBegin => Once::Running,
            Mode::OnceEnd => Once::Done,
            _ => self,
        }
    }
}

pub(super) const RULES: Rules = Rules {
    modes: &[Mode::OnceBegin, Mode::OnceEnd],
    operations: &[OpKind::OnceBegin, OpKind::OnceEnd],
    waits: &[OpKind::OnceBegin],
    varies: &[OpKind::OnceBegin],
    enables: &[(Mode::OnceEnd, Mode::OnceBegin), (Mode::OnceEnd, Mode::Read)],
    disables: &[(Mode::OnceBegin, Mode::OnceBegin), (Mode::OnceBegin, Mode::Read)],
    synchronises: &[(Mode::OnceEnd, Mode::OnceBegin), (Mode::OnceEnd, Mode::Read)],
    ..Rules::NONE
};
