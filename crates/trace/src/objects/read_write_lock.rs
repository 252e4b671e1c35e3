//! Read/write locks. Readers are let in whenever no writer holds the lock: no preference is modelled.

use super::{Decision, Own, Rules};
use crate::{Mode, OpKind};

/// A read/write lock as others see it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct ReadWriteLock {
    /// Somebody holds it for writing.
    pub writer: bool,
    /// How many threads hold it for reading.
    pub readers: u32,
}

impl ReadWriteLock {
    /// What an operation would do now.
    pub const fn decide(self, op: OpKind, own: Own) -> Decision {
        let free = !self.writer && self.readers == 0;
        match op {
            OpKind::ReadWriteUnlock if own.times == 0 => Decision::does(Mode::Read), // It fails.
            OpKind::ReadWriteUnlock if self.writer => Decision::does(Mode::WriteUnlock),
            OpKind::ReadWriteUnlock => Decision::does(Mode::ReadUnlock),
            OpKind::TryReadLock => Decision::tries(!self.writer, Mode::ReadLock),
            OpKind::TryWriteLock => Decision::tries(free, Mode::WriteLock),
            OpKind::ReadLock => Decision::takes(!self.writer, Mode::ReadLock),
            _ => Decision::takes(free, Mode::WriteLock),
        }
    }

    /// What an access of this mode leaves, if it is more than a reader's taking the lock once more, or letting go of one
    /// hold of several.
    pub const fn apply(self, mode: Mode) -> Self {
        let ReadWriteLock { writer, readers } = self;
        match mode {
            Mode::ReadLock => ReadWriteLock { writer, readers: readers + 1 },
            Mode::ReadUnlock => ReadWriteLock { writer, readers: readers.saturating_sub(1) },
            Mode::WriteLock => ReadWriteLock { writer: true, readers },
            Mode::WriteUnlock => ReadWriteLock { writer: false, readers },
            _ => self,
        }
    }
}

/// What readers do commutes.
pub(super) const RULES: Rules = Rules {
    modes: &[Mode::ReadLock, Mode::WriteLock, Mode::ReadUnlock, Mode::WriteUnlock],
    operations: &[
        OpKind::ReadLock,
        OpKind::TryReadLock,
        OpKind::WriteLock,
        OpKind::TryWriteLock,
        OpKind::ReadWriteUnlock,
    ],
    waits: &[OpKind::ReadLock, OpKind::WriteLock],
    varies: &[OpKind::TryReadLock, OpKind::TryWriteLock],
    commutes: &[
        (Mode::ReadLock, Mode::ReadLock),
        (Mode::ReadLock, Mode::ReadUnlock),
        (Mode::ReadUnlock, Mode::ReadUnlock),
    ],
    enables: &[
        (Mode::WriteUnlock, Mode::ReadLock),
        (Mode::WriteUnlock, Mode::WriteLock),
        (Mode::ReadUnlock, Mode::WriteLock),
    ],
    disables: &[
        (Mode::WriteLock, Mode::ReadLock),
        (Mode::WriteLock, Mode::WriteLock),
        (Mode::ReadLock, Mode::WriteLock),
    ],
    synchronises: &[
        (Mode::WriteUnlock, Mode::ReadLock),
        (Mode::WriteUnlock, Mode::WriteLock),
        (Mode::ReadUnlock, Mode::WriteLock),
    ],
    ..Rules::NONE
};
