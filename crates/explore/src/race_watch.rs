//! Watches the present execution for data races.
//!
//! The detector is fed from the log, and only when it matters: as long as an execution has made no plain access, its
//! events just wait in the log. Searching a program whose shared accesses are all atomic costs nothing more.
//!
//! One kind of race matters also to a search that does not care for data races: a plain write to a lock or semaphore that
//! another thread uses. Whether that thread already waits when the object is overwritten, which is a fault, depends on how
//! far it has come, and getting there conflicts with nothing. So races do not describe it
//! ([`BeyondRaces`](crate::beyond_races::BeyondRaces)). If the two are ordered there is nothing to be found.

use crate::events::EventLog;
use crate::{DataRace, Options, Races};
use raddle_trace::{Access, DataRaceDetector, Fault, FaultKind, Note, OpKind, Order, Race, ThreadId};

pub(crate) struct RaceWatch {
    detector: DataRaceDetector,
    /// Data races are reported.
    wanted: bool,
    /// The events of the present execution that write ranges plainly, as making and copying an object does.
    overwriting: Vec<u32>,
}

/// What is to be said about the last event of an execution.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Seen {
    /// It races with an earlier one in a way that is not among the known.
    pub new_races: bool,
    /// It, or what it races with, overwrites an object that the other may have to wait for.
    pub overwritten: bool,
}

impl RaceWatch {
    /// A watch at the start of an execution.
    pub fn new(options: &Options<'_>) -> Self {
        let wanted = options.races != Races::Off;
        RaceWatch { detector: DataRaceDetector::new(), wanted, overwriting: Vec::new() }
    }

    /// Looks at the last event of the log.
    #[inline]
    pub fn look(&mut self, log: &EventLog, known: &[DataRace]) -> Seen {
        let last = log.len() - 1;
        if log.events()[last].kind == OpKind::Copy && log.accesses(last).iter().any(writes_plainly) {
            self.overwriting.push(last as u32);
        }
        let concerned =
            if self.wanted { self.detector.concerns(&log.step(last)) } else { self.may_be_overwritten(log, last) };
        if !concerned || !self.catch_up(log, known) {
            return Seen::default();
        }
        let overwritten = self.detector.last_races().iter().any(|race| overwrites(race, log));
        Seen { new_races: self.wanted, overwritten }
    }

    /// Whether an event may have to wait for an object that another thread has written over.
    #[inline]
    fn may_be_overwritten(&self, log: &EventLog, event: usize) -> bool {
        let kind = log.events()[event].kind;
        may_wait(kind) && {
            let thread = log.events()[event].transition.thread;
            let accesses = log.accesses(event);
            // A once object is made by an assignment.
            let assigned = || kind == OpKind::OnceBegin && (0..event).any(|i| writes_over(log, i, thread, accesses));
            self.has_overwritten(log, thread, accesses) || assigned()
        }
    }

    /// Whether somebody else has written over one of these ranges.
    pub fn has_overwritten(&self, log: &EventLog, thread: ThreadId, accesses: &[Access]) -> bool {
        self.overwriting.iter().any(|&event| writes_over(log, event as usize, thread, accesses))
    }

    fn catch_up(&mut self, log: &EventLog, known: &[DataRace]) -> bool {
        let mut new = false;
        for event in self.detector.len()..log.len() {
            let thread = log.events()[event].transition.thread;
            let races = self.detector.push(thread, &log.step(event));
            new = races.iter().any(|race| !is_known(race, known));
        }
        new
    }

    /// The new races of the last event.
    pub fn new_races(&self, log: &EventLog, known: &[DataRace]) -> Vec<DataRace> {
        let mut found: Vec<DataRace> = Vec::new();
        for race in self.detector.last_races() {
            if is_known(race, known) || is_known(race, &found) {
                continue;
            }
            let Race { first_event: _, first, second, address, writes } = *race;
            found.push(DataRace { first, second, address, writes, schedule: log.schedule() });
        }
        found
    }

    /// The execution goes back to this many events.
    #[inline]
    pub fn rewind(&mut self, depth: usize) {
        self.detector.truncate(depth);
        while self.overwriting.pop_if(|event| *event as usize >= depth).is_some() {}
    }
}

/// Whether the operation waits until an object lets it, and is at it from the moment its thread gets there. (Waiting on a
/// condition variable or at a barrier begins with an event.)
const fn may_wait(kind: OpKind) -> bool {
    use OpKind::*;
    matches!(kind, Lock | ReadLock | WriteLock | SemWait | CondReacquire | OnceBegin)
}

fn writes_plainly(access: &Access) -> bool {
    access.mode.is_memory() && access.mode.writes() && access.order == Order::Plain
}

fn writes_over(log: &EventLog, event: usize, thread: ThreadId, accesses: &[Access]) -> bool {
    let over = |write: &&Access| accesses.iter().any(|access| access.overlaps(write));
    log.events()[event].transition.thread != thread
        && log.accesses(event).iter().filter(|access| writes_plainly(access)).any(|write| over(&write))
}

/// Whether one side of a race with the last event writes over what the other may wait for.
fn overwrites(race: &Race, log: &EventLog) -> bool {
    let kind = |event: usize| log.events()[event].kind;
    let (first, second) = (kind(race.first_event), kind(log.len() - 1));
    (may_wait(first) && race.writes.1 && !may_wait(second)) || (may_wait(second) && race.writes.0 && !may_wait(first))
}

/// Races are told apart by their two places, in whichever order they happened.
fn is_known(race: &Race, known: &[DataRace]) -> bool {
    let places = (race.first.1, race.second.1);
    known.iter().any(|other| {
        let others = (other.first.1, other.second.1);
        others == places || (others.1, others.0) == places
    })
}

/// A data race as a bug of the program.
pub(crate) fn as_fault(race: &DataRace) -> Fault {
    let verb = |writes| if writes { "writes" } else { "reads" };
    let ((first, first_site), (second, site)) = (race.first, race.second);
    let message =
        format!("{second} {} what {first} {} without synchronisation", verb(race.writes.1), verb(race.writes.0));
    let note = Note { message: format!("{first} {} it here", verb(race.writes.0)), site: first_site };
    Fault { kind: FaultKind::DataRace, thread: second, site, message, notes: vec![note] }
}
