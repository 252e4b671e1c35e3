//! `raddle replay`: a reported schedule again, step by step.

use crate::failure::{Failure, HOW_TO_REPORT};
use crate::input::Loaded;
use crate::run::output_text;
use raddle_report::{Diagnostic, Palette, Severity, render_diagnostic, render_interleaving, tell};
use raddle_trace::{DEADLOCK, Fault, FaultKind, LIVELOCK, Race};
use raddle_vm::Vm;
use raddle_witness::{Replay, races_of_last_event, replay as run_again, schedule_text, token};
use std::fmt::Write;

/// A token of more steps than this is not one of ours: `--max-steps` is far below it by default.
const STEPS_MAX: u64 = 1 << 30;

/// What a schedule leads to.
enum Ending<'r> {
    Fault(&'r Fault),
    Deadlock,
    Livelock,
    /// The last step is in these races.
    Races(Vec<Race>),
    Nothing,
}

/// What a token of this program says.
pub(crate) fn decode(loaded: &Loaded, token: &str) -> Result<token::Token, Failure> {
    token::decode(&mut Vm::new(loaded.program.clone()), token, STEPS_MAX).map_err(|error| {
        Diagnostic::error(format!("cannot replay this token: {error}"))
            .note("a token belongs to one program, compiled with the same flags by the same clang")
            .help("copy the whole command that `raddle check` printed, or check the program again")
            .into()
    })
}

/// The schedule of a token as text, and whether it shows anything: a fault, a deadlock or a data race.
pub fn replay(loaded: &Loaded, token: &str, palette: Palette) -> Result<(String, bool), Failure> {
    let token = decode(loaded, token)?;
    let run = run_again(&mut Vm::new(loaded.program.clone()), &token.schedule)
        .map_err(|error| Diagnostic::error(format!("the token does not fit this program: {error}")))?;
    let ending = ending(&run, token.shows);
    if let (Some(kind), Ending::Nothing) = (token.shows, &ending) {
        let message =
            format!("internal error: the token was given for a fault ({kind}) that its schedule does not show");
        let diagnostic = Diagnostic::error(message)
            .note(format!("the schedule: {}", schedule_text(&token.schedule)))
            .help("if the program has changed since, check it again")
            .help(format!("otherwise {HOW_TO_REPORT}"));
        return Err(Failure::own(diagnostic));
    }
    let mut vm = Vm::new(loaded.program.clone());
    let story = tell(&mut vm, &loaded.places, &token.schedule, 0);
    let diagnostics = diagnostics(loaded, &vm, &ending);

    let mut locations: Vec<_> = story.rows.iter().map(|row| row.location.clone()).collect();
    locations.extend(story.threads.iter().filter_map(|state| state.location.clone()));
    let places = diagnostics.iter().flat_map(|diagnostic| diagnostic.place.iter().chain(&diagnostic.related));
    locations.extend(places.map(|place| place.location.clone()));
    let sources = loaded.places.sources(locations.iter());

    let last_failed = matches!(ending, Ending::Fault(_) | Ending::Races(_));
    let mut text = render_interleaving(&story.rows, last_failed, &sources, palette);
    text.push('\n');
    for state in &story.threads {
        let at = state.location.as_ref().map_or(String::new(), |location| format!(" ({})", location.short()));
        let _ = writeln!(text, "{}: {}{at}", state.thread, state.state);
    }
    if !story.output.is_empty() {
        let _ = writeln!(text, "\nprinted:\n{}", output_text(story.output.as_bytes()).trim_end());
    }
    for diagnostic in &diagnostics {
        text.push('\n');
        text += &render_diagnostic(diagnostic, &sources, palette);
    }
    Ok((text, !matches!(ending, Ending::Nothing)))
}

/// What the schedule leads to, as far as it is what the token was given for. (A token of version 1 does not know.)
fn ending(run: &Replay, shows: Option<FaultKind>) -> Ending<'_> {
    let last = run.events.len().saturating_sub(1);
    let fault = |kind: Option<FaultKind>| {
        let fits = |(step, fault): &&(usize, Fault)| kind.is_none_or(|kind| *step == last && fault.kind == kind);
        run.faults.iter().rev().find(fits).map(|(_, fault)| Ending::Fault(fault))
    };
    let deadlock = || run.end.is_deadlock().then_some(Ending::Deadlock);
    let livelock = || run.end.is_livelock().then_some(Ending::Livelock);
    let races = || Some(races_of_last_event(&run.events)).filter(|races| !races.is_empty()).map(Ending::Races);
    let ending = match shows {
        None => fault(None).or_else(deadlock).or_else(livelock).or_else(races),
        Some(FaultKind::Deadlock) => deadlock(),
        Some(FaultKind::Livelock) => livelock(),
        Some(FaultKind::DataRace) => races(),
        Some(kind) => fault(Some(kind)),
    };
    ending.unwrap_or(Ending::Nothing)
}

/// The ending in the words of `raddle check`.
fn diagnostics(loaded: &Loaded, vm: &Vm, ending: &Ending<'_>) -> Vec<Diagnostic> {
    let words = loaded.words(vm);
    match ending {
        Ending::Fault(fault) => vec![words.fault(fault)],
        Ending::Deadlock => vec![Diagnostic::fault(FaultKind::Deadlock.name(), DEADLOCK)],
        Ending::Livelock => vec![Diagnostic::fault(FaultKind::Livelock.name(), LIVELOCK)],
        Ending::Races(races) => {
            let diagnostic = |race: &Race| {
                let sides = [(race.first, race.writes.0), (race.second, race.writes.1)];
                let (message, places) = words.race(race.address, sides);
                let mut places = places.into_iter();
                Diagnostic {
                    place: places.next(),
                    related: places.collect(),
                    ..Diagnostic::fault(FaultKind::DataRace.name(), message)
                }
            };
            races.iter().map(diagnostic).collect()
        }
        Ending::Nothing => {
            let message = "the schedule ends here, without a fault";
            vec![Diagnostic { severity: Severity::Warning, ..Diagnostic::error(message) }]
        }
    }
}
