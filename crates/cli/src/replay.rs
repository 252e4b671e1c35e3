//! `raddle replay`: a reported schedule again, step by step.

use crate::failure::Failure;
use crate::input::Loaded;
use crate::run::output_text;
use crate::{steps, story};
use raddle_report::{Diagnostic, Palette, Place, Severity, render_diagnostic, render_interleaving};
use raddle_vm::Vm;
use raddle_witness::{replay as run_again, token};
use std::fmt::Write;

/// A token of more steps than this is not one of ours: `--max-steps` is far below it by default.
const STEPS_MAX: u64 = 1 << 30;

/// The schedule of a token as text, and whether it ends in a fault or a deadlock.
pub fn replay(loaded: &Loaded, token: &str, palette: Palette) -> Result<(String, bool), Failure> {
    let schedule = token::decode(&mut Vm::new(loaded.program.clone()), token, STEPS_MAX).map_err(|error| {
        Diagnostic::error(format!("cannot replay this token: {error}"))
            .note("a token belongs to one program, compiled with the same flags by the same clang")
            .help("copy the whole command that `raddle check` printed, or check the program again")
    })?;
    let outcome = run_again(&mut Vm::new(loaded.program.clone()), &schedule)
        .map_err(|error| Diagnostic::error(format!("the token does not fit this program: {error}")))?;
    let (story, vm) = story::tell(loaded, Vm::new(loaded.program.clone()), &schedule, 0);
    let place = |site| steps::location(&loaded.program, site, &loaded.places);
    let fault = outcome.faults.last().map(|(_, fault)| fault);
    let deadlock = outcome.end.is_deadlock();

    let mut locations: Vec<_> = story.rows.iter().map(|row| row.location.clone()).collect();
    locations.extend(story.threads.iter().filter_map(|state| state.location.clone()));
    locations.extend(fault.iter().map(|fault| place(fault.site)));
    let sources = loaded.places.sources(locations.iter());

    let mut text = render_interleaving(&story.rows, fault.is_some(), &sources, palette);
    text.push('\n');
    for state in &story.threads {
        let at = state.location.as_ref().map_or(String::new(), |location| format!(" ({})", location.short()));
        let _ = writeln!(text, "{}: {}{at}", state.thread, state.state);
    }
    if !story.output.is_empty() {
        let _ = writeln!(text, "\nprinted:\n{}", output_text(story.output.as_bytes()).trim_end());
    }
    text.push('\n');
    let ending = match fault {
        Some(fault) => {
            let related = fault.notes.iter();
            Diagnostic {
                related: related
                    .map(|note| Place { message: note.message.clone(), location: place(note.site) })
                    .collect(),
                ..Diagnostic::fault(fault.kind.name(), fault.message.clone())
                    .at(place(fault.site), format!("in thread {}", vm.thread_label(fault.thread)))
            }
        }
        None if deadlock => Diagnostic::fault("deadlock", "no thread can move"),
        None => {
            Diagnostic { severity: Severity::Warning, ..Diagnostic::error("the schedule ends here, without a fault") }
        }
    };
    text += &render_diagnostic(&ending, &sources, palette);
    Ok((text, fault.is_some() || deadlock))
}
