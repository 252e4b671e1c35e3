//! The equivalence classes of the executions that an algorithm explores, computed by the independent checker.

use raddle_explore::{EventLog, ExecutionEnd, Observer};
use raddle_witness::{Event, explored_reads_from_class, reads_from_class, trace_class};
use std::collections::BTreeSet;

/// Collects classes. Redundant executions, which end early, have none.
#[derive(Default)]
pub struct Classes {
    /// Executions seen.
    pub executions: u64,
    /// Their Mazurkiewicz traces.
    pub traces: BTreeSet<u128>,
    /// Their reads-from classes.
    pub reads_from: BTreeSet<u128>,
    /// Their reads-from classes as `reads-from` explores them.
    pub explored: BTreeSet<u128>,
    /// Those of the executions in which threads wait in loops, which are in none of the two, and how many these are.
    pub explored_waiting: BTreeSet<u128>,
    pub waiting: u64,
}

impl<M> Observer<M> for Classes {
    fn wants_executions(&self) -> bool {
        true
    }

    fn restarted(&mut self) {
        *self = Classes::default();
    }

    fn execution(&mut self, end: ExecutionEnd, log: &EventLog, _: &M) {
        if end == ExecutionEnd::SleepSetBlocked {
            return;
        }
        let event = |index: usize| log.step(index).kept();
        let events: Vec<Event> = (0..log.len()).map(event).collect();
        self.executions += 1;
        self.traces.insert(trace_class(&events).digest());
        // How far threads get that wait in loops depends on how they wait.
        if matches!(end, ExecutionEnd::Livelock | ExecutionEnd::SpinBlocked | ExecutionEnd::Undecided) {
            self.waiting += 1;
            self.explored_waiting.insert(explored_reads_from_class(&events).digest());
            return;
        }
        self.reads_from.insert(reads_from_class(&events).digest());
        self.explored.insert(explored_reads_from_class(&events).digest());
    }
}
