//! Watches the present execution for data races.
//!
//! The detector is fed from the log, and only when it matters: as long as an execution has made no plain access, its
//! events just wait in the log. Searching a program whose shared accesses are all atomic costs nothing more.

use crate::events::EventLog;
use crate::{DataRace, Options, Races};
use raddle_trace::{Access, DataRaceDetector, Fault, FaultKind, Mode, Note, OpKind, Race, SpawnPath};

pub(crate) struct RaceWatch {
    detector: DataRaceDetector,
}

impl RaceWatch {
    /// A watch at the start of an execution, if data races are of interest.
    pub fn new(options: &Options<'_>) -> Option<Self> {
        let watch = || RaceWatch { detector: DataRaceDetector::new() };
        (options.races != Races::Off).then(watch)
    }

    /// Looks at the last event of the log; true when it races with an earlier one in a way that is not among the known.
    #[inline]
    pub fn sees_new(&mut self, log: &EventLog, known: &[DataRace]) -> bool {
        let last = log.len() - 1;
        if !self.detector.concerns(&log.step(last)) {
            return false;
        }
        self.catch_up(log, known)
    }

    fn catch_up(&mut self, log: &EventLog, known: &[DataRace]) -> bool {
        let mut new = false;
        for event in self.detector.len()..log.len() {
            let races = self.detector.push(&log.step(event));
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
            let Race { first_event, first, second, address, writes } = *race;
            let in_parts = [first_event, log.len() - 1].into_iter().any(|event| is_in_parts(log, event));
            let recorder = log.recorder();
            let (first, second) = ((recorder.number(first.0), first.1), (recorder.number(second.0), second.1));
            found.push(DataRace { first, second, address, writes, in_parts, schedule: recorder.schedule() });
        }
        found
    }

    /// The execution goes back to this many events.
    #[inline]
    pub fn rewind(&mut self, depth: usize) {
        self.detector.truncate(depth);
    }
}

/// Whether an event stands for several accesses of a machine: all copies but those of a word.
fn is_in_parts(log: &EventLog, event: usize) -> bool {
    let is_word = |access: &Access| {
        access.len <= 8 && access.len.is_power_of_two() && access.address.is_multiple_of(access.len.into())
    };
    // Making an object is an update.
    let memory = log.happened(event).iter().filter(|access| matches!(access.mode, Mode::Read | Mode::Write));
    log.events()[event].kind == OpKind::Copy
        && !memory.clone().all(|access| is_word(access) && memory.clone().count() == 1)
}

fn is_known(race: &Race, known: &[DataRace]) -> bool {
    known.iter().any(|other| other.is_like(race.first.1, race.second.1))
}

/// A data race as a bug of the program. The threads' names are given.
pub(crate) fn as_fault(race: &DataRace, first: &SpawnPath, second: &SpawnPath) -> Fault {
    let verb = |writes| if writes { "writes" } else { "reads" };
    let ((_, first_site), (thread, site)) = (race.first, race.second);
    let message =
        format!("{second} {} what {first} {} without synchronisation", verb(race.writes.1), verb(race.writes.0));
    let note = Note { message: format!("{first} {} it here", verb(race.writes.0)), site: first_site };
    Fault { kind: FaultKind::DataRace, thread, site, message, notes: vec![note] }
}
