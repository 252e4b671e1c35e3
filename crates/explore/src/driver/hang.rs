//! Why nobody can move, and who waits where for what nobody will do.

use super::Driver;
use crate::events::Event;
use crate::observer::ExecutionEnd;
use raddle_trace::{
    BlockedOn, End, Fault, FaultKind, Machine, Pending, SiteId, SpawnPath, Spinning, Stuck, ThreadId, ThreadSet,
};

impl<M: Machine> Driver<'_, M> {
    /// Why nobody can move. A thread that could still move if an assumption or a loop bound had gone the other way might release
    /// what the others wait for, so those come before livelock, and a thread that went round in a loop too early likewise.
    pub fn end(&mut self) -> ExecutionEnd {
        let exit = self.log.events().last().is_some_and(|event| event.end == End::Exit);
        let (mut fault, mut bound, mut assume, mut awaits, mut blocked) = (false, false, false, false, false);
        let (mut steps, mut unsupported) = (false, false);
        let mut spins = ThreadSet::EMPTY;
        for t in self.machine.threads() {
            match self.machine.pending(t) {
                Pending::Stuck(Stuck::Fault) => fault = true,
                Pending::Stuck(Stuck::Bound) => bound = true,
                Pending::Stuck(Stuck::Steps) => steps = true,
                Pending::Stuck(Stuck::Unsupported) => unsupported = true,
                Pending::Stuck(Stuck::Assume) => assume = true,
                Pending::Stuck(Stuck::Spin | Stuck::Undone) => spins.insert(t),
                Pending::Blocked(_, BlockedOn::Await(_)) => {
                    awaits = true;
                    spins.insert(t);
                }
                Pending::Blocked(..) if self.machine.is_ruled_out(t) => assume = true,
                Pending::Blocked(..) => blocked = true,
                Pending::Ready(_) | Pending::Finished => {}
            }
        }
        // What a thread would have done that was cut short may have come before an `exit`, too.
        match () {
            () if fault => return ExecutionEnd::Complete,
            () if unsupported => return ExecutionEnd::Unsupported,
            () if steps => return ExecutionEnd::StepsCut,
            () if bound => return ExecutionEnd::BoundBlocked,
            () if exit => return ExecutionEnd::Complete,
            () => {}
        }
        let Spinning { alone, together, unseen: _ } = self.machine.spinning(spins);
        match () {
            () if assume => ExecutionEnd::AssumeBlocked,
            () if alone != spins => ExecutionEnd::SpinBlocked,
            () if together != spins => ExecutionEnd::Undecided,
            () if awaits || !spins.is_empty() => ExecutionEnd::Livelock,
            () if blocked => ExecutionEnd::Deadlock,
            () => ExecutionEnd::Complete,
        }
    }

    /// A thread that goes round in a loop without a visible operation, where nobody gets any further. That is a loop which the machine would come to its
    /// limit in, if it did not stop threads in loops; and nobody could see that it has not.
    pub(super) fn goes_round_unseen(&mut self) -> Option<Fault> {
        let stuck = |t: &ThreadId| matches!(self.machine.pending(*t), Pending::Stuck(Stuck::Spin | Stuck::Undone));
        let spins: ThreadSet = self.machine.threads().iter().filter(stuck).collect();
        let thread = self.machine.spinning(spins).unseen.iter().next()?;
        let message = String::from("a thread goes round in a loop without a visible operation: is this loop endless?");
        Some(Fault { kind: FaultKind::Limit, thread, site: self.machine.stuck_at(thread), message, notes: Vec::new() })
    }

    /// Where a thread waits in a deadlock.
    pub(super) fn waits_at(&self, t: ThreadId) -> Option<SiteId> {
        match self.machine.pending(t) {
            Pending::Blocked(operation, _) => Some(operation.site),
            _ => None,
        }
    }

    /// Where a thread waits, in a loop or for a value, in a livelock. One that went round in a loop is at its last operation there; one
    /// that stopped before its first operation is where it was made.
    pub(super) fn spins_at(&self, t: ThreadId) -> Option<SiteId> {
        let of = |event: &&Event| event.thread() == t || event.spawned == Some(t);
        match self.machine.pending(t) {
            Pending::Blocked(operation, BlockedOn::Await(_)) => Some(operation.site),
            Pending::Stuck(Stuck::Spin | Stuck::Undone) => {
                Some(self.log.events().iter().rev().find(of).map_or(SiteId(0), |event| event.site))
            }
            _ => None,
        }
    }

    /// Nobody gets any further. The thread and place are those of the first thread, by spawn paths, that waits.
    pub(super) fn describe_hang(
        &self,
        kind: FaultKind,
        message: &str,
        place: impl Fn(&Self, ThreadId) -> Option<SiteId>,
    ) -> Fault {
        let waiting = |t| Some((SpawnPath::of(self.machine, t), t, place(self, t)?));
        let first = self.machine.threads().iter().filter_map(waiting).min();
        let (thread, site) = first.map_or((ThreadId::MAIN, SiteId(0)), |(_, thread, site)| (thread, site));
        Fault { kind, thread, site, message: message.to_owned(), notes: Vec::new() }
    }
}
