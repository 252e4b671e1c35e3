//! Random logs of memory accesses, for the unit tests of the shared parts.

use crate::events::EventLog;
use crate::execution::Execution;
use raddle_base::Random;
use raddle_trace::{Access, Mode, OpKind, Order, SiteId, Step, ThreadId, Transition};

/// An execution of up to seven threads that read, write and update overlapping parts of two granules.
pub fn random_events(random: &mut Random, len: usize) -> EventLog {
    let mut log = EventLog::default();
    for _ in 0..len {
        let thread = ThreadId(random.below(6) as u32);
        let access = |random: &mut Random| {
            let mode = [Mode::Read, Mode::Read, Mode::Write, Mode::Update][random.below(4) as usize];
            let (address, len) = (random.below(14), 1 + random.below(3) as u32);
            Access { address, len, mode, order: Order::SeqCst, tag: 0 }
        };
        let accesses: Vec<Access> = (0..1 + random.below(2)).map(|_| access(random)).collect();
        let step = Step::new(Transition::only(thread), OpKind::AtomicBlock, SiteId(0), &accesses);
        log.push(&step);
    }
    log
}

/// Pushes all events of the log.
pub fn events(log: &EventLog, execution: &mut Execution) {
    let mut prefix = EventLog::default();
    for event in 0..log.len() {
        prefix.push_copy(log, event);
        execution.push(&prefix);
    }
}
