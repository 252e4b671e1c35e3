//! What races do not describe, because some of several independent events make it possible: atomic blocks that synchronise,
//! awaits that meet additions that commute, and objects that are overwritten while somebody may be waiting for them.
//!
//! The algorithms that go by races leave such programs to [`naive`](crate::naive), before they make anything of such a
//! race. They learn of it in time: in any execution that gets to the operation it has been performed, or is blocked.

use crate::Algorithm;
use crate::driver::{Flow, Search};
use raddle_trace::{Choices, Machine, Mode, OpKind, Step};

/// How far an algorithm that goes by races came.
pub enum Explored {
    Everything,
    /// To something that races do not describe.
    BeyondRaces,
}

/// What a search has seen of a program, in all executions.
#[derive(Debug, Default)]
pub struct BeyondRaces {
    /// An atomic block used a synchronisation object, waited or chose.
    synchronising_block: bool,
    awaits: bool,
    /// Additions that commute.
    additions: bool,
    /// A thread may be waiting for what another one overwrites ([`overwriting`](crate::overwriting)).
    pub overwritten: bool,
}

impl BeyondRaces {
    /// A step that was taken.
    #[inline]
    pub fn look_at(&mut self, step: &Step<'_>, choices: Choices) {
        let adds = || step.accesses.iter().any(|access| access.mode == Mode::Add);
        match step.kind {
            OpKind::AtomicBlock => {
                self.synchronising_block |= choices.len() > 1 || !is_plain_block(step);
                self.additions |= adds();
            }
            OpKind::Await => self.awaits = true,
            OpKind::Rmw => self.additions |= adds(),
            _ => {}
        }
    }

    /// An operation that a thread is blocked at.
    pub fn look_at_blocked(&mut self, kind: OpKind) {
        self.synchronising_block |= kind == OpKind::AtomicBlock;
        self.awaits |= kind == OpKind::Await;
    }

    fn why(&self) -> Option<&'static str> {
        match self {
            BeyondRaces { synchronising_block: true, .. } => Some("an atomic block synchronises"),
            BeyondRaces { overwritten: true, .. } => Some("a thread may wait for an object that another overwrites"),
            BeyondRaces { awaits: true, additions: true, .. } => Some("awaits may meet additions that commute"),
            _ => None,
        }
    }
}

impl<M: Machine> Search<'_, M> {
    /// At the end of an execution: whether the program does what races do not describe.
    pub fn is_beyond_races(&mut self) -> bool {
        self.refresh_blocked();
        self.beyond_races.why().is_some()
    }

    /// Explores by brute force what the algorithm did not, if there is a reason to.
    pub fn finish_naively(&mut self, explored: Explored) -> Flow {
        match (explored, self.beyond_races.why()) {
            (Explored::BeyondRaces, Some(why)) => {
                self.hand_over(Algorithm::Naive, why);
                crate::naive::run(self)
            }
            _ => Flow::Continue(()),
        }
    }
}

/// Whether an atomic block only read and wrote memory.
fn is_plain_block(step: &Step<'_>) -> bool {
    step.spawned.is_none()
        && step.joined.is_none()
        && step.woke.is_empty()
        && step.accesses.iter().all(|access| access.mode.is_memory())
}
