//! Looking over a search's shoulder: finished executions (for tests and dumps) and progress (for people).

use crate::{Counters, DataRace, EventLog, Remarks};
use raddle_trace::LimitKind;

/// How an execution came to its end.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ExecutionEnd {
    /// Counted in [`Counters::complete`].
    Complete,
    /// Counted in [`Counters::complete`], and nobody could move although somebody waited.
    Deadlock,
    /// Counted in [`Counters::assume_blocked`].
    AssumeBlocked,
    /// Counted in [`Counters::await_blocked`]: threads wait in loops or for values for what nobody will do.
    Livelock,
    /// Counted in [`Counters::spin_blocked`].
    SpinBlocked,
    /// Counted in [`Counters::undecided`].
    Undecided,
    /// Counted in [`Counters::bound_blocked`].
    BoundBlocked,
    /// Counted in [`Counters::steps_cut`].
    StepsCut,
    /// Counted in [`Counters::unsupported`].
    Unsupported,
    /// Counted in [`Counters::sleep_set_blocked`].
    SleepSetBlocked,
}

/// How far a search has come.
#[derive(Clone, Copy, Debug)]
pub struct Progress {
    /// The counts so far.
    pub counters: Counters,
    /// Events in the present execution.
    pub depth: usize,
    /// The part of the search tree that is done, between 0 and 1, if every branch known so far is as large as its
    /// siblings: executions so far divided by this estimate the total (after Knuth). `None` where there is no tree.
    pub fraction: Option<f64>,
}

/// An observer has not found out what it was asked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotFoundOut {
    /// What kept it from that.
    pub kind: LimitKind,
    /// The same, for a person.
    pub message: String,
}

/// Receives what a search does with a machine `M`. Every method does nothing by default.
pub trait Observer<M> {
    /// Whether [`execution`](Observer::execution) and [`remark`](Observer::remark) are to be called; asked once, at the start.
    fn wants_executions(&self) -> bool {
        false
    }

    /// An execution has ended, and the machine is where it ended.
    fn execution(&mut self, end: ExecutionEnd, log: &EventLog, machine: &M) {
        let _ = (end, log, machine);
    }

    /// The same, for what is to be kept with the search: it is saved, given away and added up together with the counts.
    fn remark(&mut self, end: ExecutionEnd, machine: &M, remarks: &mut Remarks) {
        let _ = (end, machine, remarks);
    }

    /// The last event is in a data race, for all that the search knows; false if it is not, and the machine, which is behind that event, can be seen
    /// not to have come to one. It may be asked again in other executions.
    ///
    /// # Errors
    ///
    /// It was not found out; the search stops.
    fn is_data_race(&mut self, race: &DataRace, machine: &M) -> Result<bool, NotFoundOut> {
        let _ = (race, machine);
        Ok(true)
    }

    /// The search starts again from nothing: what was seen so far does not count.
    fn restarted(&mut self) {}

    /// Called once in a while (thousands of steps apart).
    fn progress(&mut self, progress: &Progress) {
        let _ = progress;
    }
}

impl<M, O: Observer<M> + ?Sized> Observer<M> for &mut O {
    fn wants_executions(&self) -> bool {
        (**self).wants_executions()
    }

    fn execution(&mut self, end: ExecutionEnd, log: &EventLog, machine: &M) {
        (**self).execution(end, log, machine);
    }

    fn remark(&mut self, end: ExecutionEnd, machine: &M, remarks: &mut Remarks) {
        (**self).remark(end, machine, remarks);
    }

    fn is_data_race(&mut self, race: &DataRace, machine: &M) -> Result<bool, NotFoundOut> {
        (**self).is_data_race(race, machine)
    }

    fn restarted(&mut self) {
        (**self).restarted();
    }

    fn progress(&mut self, progress: &Progress) {
        (**self).progress(progress);
    }
}

/// Looks at nothing.
pub struct Unobserved;

impl<M> Observer<M> for Unobserved {}
