//! The equivalence classes of the executions that an algorithm explores, computed by the independent checker.

use raddle_explore::{EventLog, ExecutionEnd, Observer};
use raddle_trace::Mode;
use raddle_witness::{Event, crowded_barriers, explored_reads_from_class, reads_from_class, trace_class};
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
    /// Their reads-from classes as `reads-from` explores them, if no barrier of the program is crowded.
    explored: BTreeSet<u128>,
    /// The same, if all are.
    explored_crowded: BTreeSet<u128>,
    barriers: BTreeSet<u64>,
    crowded: BTreeSet<u64>,
}

/// Whether the barriers of a program are crowded, in the executions that several algorithms saw.
pub fn is_crowded<'a>(all: impl Iterator<Item = &'a Classes> + Clone) -> Result<bool, String> {
    let crowded: BTreeSet<u64> = all.clone().flat_map(|classes| classes.crowded.clone()).collect();
    let barriers: BTreeSet<u64> = all.clone().flat_map(|classes| classes.barriers.clone()).collect();
    match crowded.len() {
        0 => Ok(false),
        n if n == barriers.len() => Ok(true),
        _ => Err("some barriers of the program are crowded and some are not: that is not provided for".to_owned()),
    }
}

impl Classes {
    /// The classes of which `reads-from` explores each once.
    pub fn explored(&self, crowded: bool) -> &BTreeSet<u128> {
        if crowded { &self.explored_crowded } else { &self.explored }
    }
}

impl Observer for Classes {
    fn wants_executions(&self) -> bool {
        true
    }

    fn restarted(&mut self) {
        *self = Classes::default();
    }

    fn execution(&mut self, end: ExecutionEnd, log: &EventLog) {
        if end == ExecutionEnd::SleepSetBlocked {
            return;
        }
        let event = |(index, event): (usize, &raddle_explore::Event)| Event {
            transition: event.transition,
            kind: event.kind,
            site: event.site,
            accesses: log.accesses(index).to_vec(),
            read: event.read,
            wrote: event.wrote,
            expected: event.expected,
            spawned: event.spawned,
            joined: event.joined,
            woke: event.woke,
            end: event.end,
        };
        let events: Vec<Event> = log.events().iter().enumerate().map(event).collect();
        self.executions += 1;
        self.traces.insert(trace_class(&events).digest());
        self.reads_from.insert(reads_from_class(&events).digest());
        let accesses = events.iter().flat_map(|event| &event.accesses);
        let arrivals = accesses.filter(|a| matches!(a.mode, Mode::BarrierArrive | Mode::BarrierArriveOrdered));
        self.barriers.extend(arrivals.map(|access| access.address));
        self.crowded.append(&mut crowded_barriers(&events));
        self.explored.insert(explored_reads_from_class(&events, &BTreeSet::new()).digest());
        self.explored_crowded.insert(explored_reads_from_class(&events, &self.barriers).digest());
    }
}
