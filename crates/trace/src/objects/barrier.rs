//! Barriers. Waiting is two events: arriving, which never waits, and leaving, which is possible once all have arrived.

use super::{Decision, Rules};
use crate::{Mode, OpKind};

/// A barrier.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Barrier {
    /// How many threads it waits for.
    pub parties: u32,
    /// How many have arrived in this generation.
    pub arrived: u32,
    /// Counts how often all have arrived, modulo 2^16: the [tag](crate::Access::tag) of arrivals.
    pub generation: u16,
}

impl Barrier {
    /// What arriving does. If the program looks at who came last, arrivals do not commute.
    pub const fn arrival(asks_who_was_last: bool) -> Decision {
        Decision::does(if asks_who_was_last { Mode::BarrierArriveOrdered } else { Mode::BarrierArrive })
    }

    /// What leaving would do now, for a thread that arrived in this generation.
    pub const fn leaving(self, arrived_in: u16) -> Decision {
        Decision::takes(self.generation != arrived_in, Mode::BarrierLeave)
    }

    /// What an access of this mode leaves. The last to arrive lets everybody go, and begins the next generation.
    pub const fn apply(self, mode: Mode) -> Self {
        let Barrier { parties, arrived, generation } = self;
        match mode {
            Mode::BarrierArrive | Mode::BarrierArriveOrdered if arrived + 1 == parties => {
                Barrier { parties, arrived: 0, generation: generation.wrapping_add(1) }
            }
            Mode::BarrierArrive | Mode::BarrierArriveOrdered => Barrier { parties, arrived: arrived + 1, generation },
            _ => self,
        }
    }
}

/// Arrivals of one generation commute, unless the program asks who came last. Leaving depends on the arrivals of its
/// generation and on nothing else: the barrier may be gone by then.
pub(super) const RULES: Rules = Rules {
    modes: &[Mode::BarrierArrive, Mode::BarrierArriveOrdered, Mode::BarrierLeave],
    operations: &[OpKind::BarrierArrive, OpKind::BarrierLeave],
    waits: &[OpKind::BarrierLeave],
    varies: &[OpKind::BarrierArrive],
    commutes_if_same: &[(Mode::BarrierArrive, Mode::BarrierArrive)],
    commutes_unless_same: &[
        (Mode::BarrierArrive, Mode::BarrierLeave),
        (Mode::BarrierArriveOrdered, Mode::BarrierLeave),
    ],
    commutes_with_others: &[Mode::BarrierLeave],
    enables: &[(Mode::BarrierArrive, Mode::BarrierLeave), (Mode::BarrierArriveOrdered, Mode::BarrierLeave)],
    synchronises: &[(Mode::BarrierArrive, Mode::BarrierLeave), (Mode::BarrierArriveOrdered, Mode::BarrierLeave)],
    ..Rules::NONE
};
