//! Reversals of races, and those that may have to be handled again: see [`optimal`](super), deviation 2.

use crate::access_list::AccessList;
use crate::bytes::{Corrupt, Plain, Reader, plain};
use crate::execution::Race;
use crate::initials::Step;
use raddle_trace::Transition;

/// A reversal of a race: `v` is `notdep(e, E)` with `last` put where the second event was.
#[derive(Clone, Debug)]
pub(super) struct Reversed {
    pub(super) first: u32,
    /// The second event; that of the first if `last` excludes it, the number of events if `last` is blocked.
    pub(super) second: u32,
    pub(super) last: Transition,
    pub(super) accesses: AccessList,
    /// Whether nothing that comes after the second event can depend on the step: see [`reversal`](crate::reversal).
    pub(super) contained: bool,
    /// From what `v` is to be made anew in other executions, if it is.
    pub(super) anew: Anew,
}

impl Reversed {
    /// Whether the two are made anew, and from the same: what came of the race is all there is to know of both.
    #[inline]
    pub(super) fn is_made_like(&self, other: &Reversed) -> bool {
        let same = match (self.anew, other.anew) {
            (Anew::No, _) | (_, Anew::No) => return false,
            (Anew::Race(race), Anew::Race(other)) => (race.first, race.second) == (other.first, other.second),
            (Anew::Step, Anew::Step) | (Anew::Outcome, Anew::Outcome) => self.last == other.last,
            (Anew::Race(_) | Anew::Step | Anew::Outcome, _) => false,
        };
        same && (self.first, self.second) == (other.first, other.second)
    }
}

/// Whether a reversal is another one in other executions with the same prefix.
#[derive(Clone, Copy, Debug)]
pub(super) enum Anew {
    /// It is not, but for what comes after the second event.
    No,
    /// Only a part of `notdep(e, E)` makes the step possible, or the machine has to be asked what the step touches.
    Race(Race),
    /// The machine has to be asked what the step touches, which excludes the first event.
    Step,
    /// The step is another outcome of the first event, a decision on an input: it may go together with a part of `notdep(e, E)` only.
    Outcome,
}

/// What became of a reversal in a wakeup tree.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Put {
    /// There is a leaf for it, also in later executions with the same prefix.
    Lasting,
    /// There is one, or somebody else sees to it.
    ForNow,
    /// The machine has to be asked.
    Unknown,
}

impl Put {
    pub(super) fn when(lasting: bool) -> Self {
        if lasting { Put::Lasting } else { Put::ForNow }
    }
}

/// A reversal that may have to be handled again in later executions.
#[derive(Clone, Debug)]
pub(super) struct Parked {
    pub(super) reversed: Reversed,
    /// A sleeping step because of which it need not be explored, as long as nothing refutes it.
    pub(super) witness: Option<Step>,
}

impl Plain for Anew {
    fn write(&self, to: &mut Vec<u8>) {
        let (by, race) = match *self {
            Anew::No => (0u32, None),
            Anew::Race(race) => (1, Some(race)),
            Anew::Step => (2, None),
            Anew::Outcome => (3, None),
        };
        (by, race).write(to);
    }

    fn read(from: &mut Reader<'_>) -> Result<Self, Corrupt> {
        match Plain::read(from)? {
            (0u32, None) => Ok(Anew::No),
            (1, Some(race)) => Ok(Anew::Race(race)),
            (2, None) => Ok(Anew::Step),
            (3, None) => Ok(Anew::Outcome),
            _ => Err(Corrupt),
        }
    }
}

plain!(Reversed { first, second, last, accesses, contained, anew });
plain!(Parked { reversed, witness });
