//! Which events are ordered: the one place that decides it.
//!
//! The log holds what happened. Dependence looks at each event as it happens (what it is, where it stands, what it found and
//! left) and says which accesses *count*; two events of different threads are ordered if accesses that count conflict
//! ([`Access::any_conflict`]). [`EventLog::accesses`](crate::EventLog::accesses) are those that count; what sleeps, what
//! stands in a wakeup tree and what the machine was asked about are lists of the same kind. Without a refinement they
//! are what happened, and nothing is kept or computed for them.
//!
//! A refinement is a file of this folder, with the theorem it rests on. It answers two questions: what counts of a step that
//! happened, and what will count of one that has not, if that can be told.
//!
//! | refinement | composes with | does not |
//! | --- | --- | --- |
//! | [`silent_writes`] | commuting additions: one that adds nothing is a read, the others commute | looking for data races |
//! | [`commuting_adds`] | silent writes: what a write finds after additions does not depend on their order | rounds that take back what they added |

mod commuting_adds;
mod silent_writes;

use crate::Races;
use raddle_trace::{Access, OpKind, Step};

/// Refinements of the dependence relation. The default is the one the papers count with: accesses conflict by their
/// modes, and a failed compare-and-swap is a read.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Dependence {
    /// A write or read-modify-write that leaves the value that was there counts as a read. Only where data races are not
    /// looked for ([`Races::Off`]): which write of a value an atomic read takes it from decides what it synchronises with,
    /// so the order that makes no difference to values makes one to races.
    pub silent_writes: bool,
    /// Atomic additions to a number whose results nobody uses are not ordered among each other (IFAA).
    pub commuting_adds: bool,
}

impl Dependence {
    /// Without the refinements that would hide what is asked for.
    pub(crate) const fn composed_with(self, races: Races) -> Dependence {
        let Dependence { silent_writes, commuting_adds } = self;
        Dependence { silent_writes: silent_writes && matches!(races, Races::Off), commuting_adds }
    }

    /// Whether what counts can be other than what happened.
    #[inline]
    pub(crate) const fn is_refined(self) -> bool {
        let Dependence { silent_writes, commuting_adds } = self;
        silent_writes || commuting_adds
    }

    /// Makes of the accesses of a step that happened those that count.
    pub(crate) fn refine(self, step: &Step<'_>, accesses: &mut [Access]) {
        let Dependence { silent_writes, commuting_adds } = self;
        if silent_writes {
            silent_writes::refine(step, accesses);
        }
        if commuting_adds {
            commuting_adds::refine(step.kind, accesses);
        }
    }

    /// Makes of the accesses that an operation shows those that will count; `false` if that hangs on what it finds.
    pub(crate) fn refine_pending(self, kind: OpKind, accesses: &mut [Access]) -> bool {
        let Dependence { silent_writes, commuting_adds } = self;
        if commuting_adds {
            commuting_adds::refine(kind, accesses);
        }
        !(silent_writes && silent_writes::concerns(kind))
    }
}
