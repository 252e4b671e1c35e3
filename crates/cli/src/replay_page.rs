//! A schedule that is replayed, as a page.

use crate::failure::Failure;
use crate::input::Loaded;
use crate::replay::{self, Ending};
use raddle_report::{BugReport, Diagnostic, Location, replay_page, tell};
use raddle_trace::{DEADLOCK, FaultKind, Host, LIVELOCK};
use raddle_vm::Vm;
use raddle_witness::replay as run_again;

/// The page of a token.
pub fn page(loaded: &Loaded, token: &str) -> Result<String, Failure> {
    let schedule = replay::decode(loaded, token)?;
    let run = run_again(&mut Vm::new(loaded.program.clone()), &schedule.schedule)
        .map_err(|error| Diagnostic::error(format!("the token does not fit this program: {error}")))?;
    let ending = replay::ending(&run, schedule.shows);
    let mut vm = Vm::new(loaded.program.clone());
    let story = tell(&mut vm, &loaded.places, &schedule.schedule, 0);
    let words = loaded.words(&vm);
    let last = story.rows.last();
    let (place, thread) = (last.map(|row| row.location.clone()), last.map(|row| row.thread.clone()));
    let shown = BugReport {
        kind: String::from("schedule"),
        message: String::from("the schedule ends here, without a fault"),
        location: place.unwrap_or_default(),
        thread: thread.unwrap_or_else(|| String::from("main")),
        notes: Vec::new(),
        token: token.to_owned(),
        found_after: 0,
        interleaving: story.rows,
        threads: story.threads,
        output: Some(story.output).filter(|output| !output.is_empty()),
    };
    let kind = |kind: FaultKind| kind.name().to_owned();
    let waits = |threads: &[raddle_report::ThreadState]| {
        let waiting = threads.iter().find(|state| state.state != "finished");
        waiting.and_then(|state| state.location.clone()).unwrap_or_default()
    };
    let shown = match &ending {
        Ending::Fault(fault) => BugReport {
            kind: kind(fault.kind),
            message: fault.message.clone(),
            location: words.location(fault.site),
            thread: vm.thread_name(fault.thread),
            notes: words.notes(fault),
            threads: Vec::new(),
            ..shown
        },
        Ending::Deadlock => BugReport {
            kind: kind(FaultKind::Deadlock),
            message: DEADLOCK.to_owned(),
            location: waits(&shown.threads),
            ..shown
        },
        Ending::Livelock => BugReport {
            kind: kind(FaultKind::Livelock),
            message: LIVELOCK.to_owned(),
            location: waits(&shown.threads),
            ..shown
        },
        Ending::Races(races) => {
            let of = |race: &raddle_trace::Race| {
                words.race(race.address, [(race.first, race.writes.0), (race.second, race.writes.1)])
            };
            let (messages, places): (Vec<_>, Vec<_>) = races.iter().map(of).unzip();
            BugReport {
                kind: kind(FaultKind::DataRace),
                message: messages.join("; "),
                notes: places.concat(),
                threads: Vec::new(),
                ..shown
            }
        }
        Ending::Nothing => shown,
    };
    let mut places: Vec<&Location> = vec![&shown.location];
    places.extend(shown.interleaving.iter().flat_map(|row| std::iter::once(&row.location).chain(&row.calls)));
    places.extend(shown.threads.iter().filter_map(|state| state.location.as_ref()));
    places.extend(shown.notes.iter().map(|note| &note.location));
    let sources = loaded.places.sources(places.into_iter());
    Ok(replay_page(&loaded.name, &shown, &loaded.replay_arguments(), &sources))
}
