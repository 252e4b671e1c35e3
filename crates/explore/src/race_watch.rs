//! Watches the present execution for data races.
//!
//! The detector is fed from the log, and only when it matters: as long as an execution has made no plain access, its
//! events just wait in the log. Searching a program whose shared accesses are all atomic costs nothing more.

use crate::events::EventLog;
use crate::{DataRace, Options, Races};
use raddle_trace::{DataRaceDetector, Fault, FaultKind, Note, Race, SpawnPath};

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
            let Race { first_event: _, first, second, address, writes } = *race;
            let recorder = log.recorder();
            let (first, second) = ((recorder.number(first.0), first.1), (recorder.number(second.0), second.1));
            found.push(DataRace { first, second, address, writes, schedule: recorder.schedule() });
        }
        found
    }

    /// The execution goes back to this many events.
    #[inline]
    pub fn rewind(&mut self, depth: usize) {
        self.detector.truncate(depth);
    }
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
