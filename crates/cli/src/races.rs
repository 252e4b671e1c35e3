//! Data races in words: the same ones for `check`, which finds them, and for `replay`, which shows them again.

use crate::input::Loaded;
use crate::steps;
use raddle_report::Place;
use raddle_trace::{DataRaceDetector, Race, SiteId, ThreadId};
use raddle_vm::Vm;
use raddle_witness::{Replay, data_races};

/// What nothing orders, and where the two accesses are.
pub fn describe(
    loaded: &Loaded,
    vm: &Vm,
    address: u64,
    sides: [((ThreadId, SiteId), bool); 2],
) -> (String, Vec<Place>) {
    let side = |((thread, site), writes): ((ThreadId, SiteId), bool)| Place {
        message: format!("{} {} it here", vm.thread_label(thread), if writes { "writes" } else { "reads" }),
        location: steps::location(&loaded.program, site, &loaded.places),
    };
    (format!("nothing orders these accesses to {}", vm.name_address(address)), sides.map(side).to_vec())
}

/// The races of the last event of an execution, one for each pair of places. Both detectors must see one, or there is none.
pub fn of_last_event(run: &Replay) -> Vec<Race> {
    let Some(last) = run.events.len().checked_sub(1) else { return Vec::new() };
    let mut detector = DataRaceDetector::new();
    for event in &run.events {
        detector.push(&event.as_step());
    }
    let by_definition = data_races(&run.events);
    let mut races: Vec<Race> = Vec::new();
    for race in detector.last_races() {
        let known = races.iter().any(|other| (other.first.1, other.second.1) == (race.first.1, race.second.1));
        if !known && by_definition.contains(&(race.first_event, last)) {
            races.push(*race);
        }
    }
    races
}
