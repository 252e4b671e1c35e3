//! Why a search ended early, in words, with the way forward.

use crate::advice::{self, Seen};
use crate::args::{MemoryArg, SearchArgs};
use crate::input::Loaded;
use raddle_explore::{Algorithm, Stopped};
use raddle_report::{Counts, Location, Place, Report, Stop};
use raddle_trace::{Fault, LimitKind, THREADS_MAX};
use raddle_vm::Vm;

/// `None` when it stopped at a bug: that is an answer.
pub fn explain(
    stopped: &Stopped,
    loaded: &Loaded,
    algorithm: Algorithm,
    args: &SearchArgs,
    seen: Seen<'_>,
) -> Option<Stop> {
    Some(match stopped {
        Stopped::Bug => return None,
        Stopped::Steps(schedule) => simple(
            "max-steps",
            format!("an execution has {} visible steps, which is all that reads-from can tell apart", schedule.len()),
            &["cut threads earlier with --max-steps", "or explore it with --algorithm optimal"],
        ),
        Stopped::Executions if algorithm == Algorithm::Random => simple(
            "random",
            String::from("random schedules can show a bug, never that there is none"),
            &["explore all of them: --algorithm optimal", "or try more with --max-executions or another --seed"],
        ),
        Stopped::Executions => simple(
            "max-executions",
            match args.max_executions.unwrap_or(u64::MAX) {
                1 => String::from("stopped after 1 execution, as asked"),
                executions => format!("stopped after {executions} executions, as asked"),
            },
            &["allow more with --max-executions"],
        ),
        Stopped::Timeout => Stop {
            help: advice::on_timeout(loaded, algorithm, args, seen),
            ..simple(
                "timeout",
                format!("stopped after {} seconds, as asked", args.timeout.unwrap_or_default().as_secs_f64()),
                &[],
            )
        },
        Stopped::Memory => {
            let keeps_less = loaded.no_trees.is_some() || args.memory.memory == MemoryArg::Polynomial;
            let grows = algorithm == Algorithm::Optimal && !keeps_less;
            let help = ["keep less, and explore the same, with --memory polynomial", "allow more with --max-memory"];
            simple(
                "max-memory",
                format!("stopped because this process uses more than {} MB", args.max_memory >> 20),
                if grows && args.preemptions.is_none() { &help } else { &help[1..] },
            )
        }
        Stopped::Interrupted => simple("interrupted", String::from("stopped by an interrupt"), &[]),
        Stopped::Copies { site, .. } => {
            copies_in_one_step(loaded.words(&Vm::new(loaded.program.clone())).location(*site))
        }
        Stopped::Loop => {
            let message = String::from("stopped because a loop that was taken to end may not");
            simple("loop", message, &["take no loop to end with --follow-loops"])
        }
        Stopped::Section { site } => {
            let location = loaded.words(&Vm::new(loaded.program.clone())).location(*site);
            let place = Place { message: String::from("in a data race"), location };
            let message = String::from("a critical section that was taken for one step is in a data race");
            Stop { place: Some(place), ..simple("section", message, &["order all sections with --no-peek"]) }
        }
        Stopped::Machine(kind, fault, _) => machine_limit(*kind, fault, loaded, &Vm::new(loaded.program.clone())),
    })
}

const NOTHING_COMPLETE: &str = "nothing-complete";

/// Whether everything was explored, and what keeps the answer from being one is that no execution has come to its end.
pub fn is_empty(report: &Report) -> bool {
    let Counts { bound_blocked, steps_cut, unsupported, .. } = report.executions;
    let cut = bound_blocked + steps_cut + unsupported;
    cut == 0 && report.stop.as_ref().is_some_and(|stop| stop.reason == NOTHING_COMPLETE)
}

/// The search has gone to its end, and no execution has: whatever it found says nothing.
pub fn nothing_complete(counts: &Counts) -> Stop {
    let why = counts.kinds().into_iter().filter(|(count, _)| *count > 0).map(|(count, what)| format!("{count} {what}"));
    let why = why.collect::<Vec<_>>().join(", ");
    let colon = if why.is_empty() { "" } else { ": " };
    let message = format!("no execution came to its end{colon}{why}");
    let help = [
        (counts.bound_blocked, "allow more iterations with --unroll"),
        (counts.assume_blocked, "assume less: what is assumed never holds"),
        (counts.await_blocked, "see what they wait for without --allow-livelock"),
        (counts.undecided, "bound these loops with --unroll"),
    ];
    let help: Vec<&str> = help.iter().filter(|(count, _)| *count > 0).map(|(_, help)| *help).collect();
    simple(NOTHING_COMPLETE, message, &help)
}

/// A copy, or a call on memory, is in a data race. It was explored as one step, so nobody saw it half done.
pub fn copies_in_one_step(at: Location) -> Stop {
    Stop {
        reason: String::from("copy-in-one-step"),
        message: String::from(
            "a copy of several words is in a data race, and was explored as one step: what it is halfway through was not seen",
        ),
        place: Some(Place { message: String::from("in a data race"), location: at }),
        help: vec![
            String::from("synchronise it, as C asks for"),
            String::from("or leave out --copies: copies that race are explored in parts then"),
        ],
    }
}

/// Executions ended at something that is not supported.
pub fn unsupported(executions: String, what: &str, at: Location) -> Stop {
    Stop {
        reason: LimitKind::Unsupported.name().to_string(),
        message: format!("{executions} ended at something that is not supported; what comes after it was not seen"),
        place: Some(Place { message: what.to_string(), location: at }),
        help: vec![
            String::from("a definition in the harness overrides a function that is not supported"),
            String::from("or keep the harness from getting there"),
        ],
    }
}

fn simple(reason: &str, message: String, help: &[&str]) -> Stop {
    Stop { reason: reason.to_string(), message, place: None, help: help.iter().map(|help| help.to_string()).collect() }
}

/// Threads made as many steps as they may, and were cut.
pub fn long(executions: &str, at: Location, args: &SearchArgs) -> Stop {
    Stop {
        reason: String::from("max-steps"),
        message: format!(
            "a thread makes more than {} visible steps in {executions}: a loop may go round forever",
            args.max_steps
        ),
        place: Some(Place { message: String::from("it was cut here; the others went on"), location: at }),
        help: vec![
            String::from("cut loops after N iterations with --unroll N; the verdict will say so"),
            String::from("or allow longer executions with --max-steps"),
        ],
    }
}

fn machine_limit(kind: LimitKind, fault: &Fault, loaded: &Loaded, vm: &Vm) -> Stop {
    let help = match kind {
        LimitKind::LocalSteps => vec![
            String::from("cut the loop after N iterations with --unroll FILE:LINE=N; the verdict will say so"),
            String::from("or allow longer computations between visible steps with --max-local-steps"),
        ],
        LimitKind::Memory => vec![String::from("allow the program more memory with --program-memory")],
        LimitKind::Threads => vec![format!("at most {THREADS_MAX} threads can exist in one execution; start fewer")],
        LimitKind::ThreadIds => vec![
            format!(
                "the search can have {THREADS_MAX} threads in mind at once, those that are left to explore among them"
            ),
            String::from("explore it with --algorithm source, which has fewer in mind"),
        ],
        _ => Vec::new(),
    };
    Stop {
        reason: kind.name().to_string(),
        message: fault.message.clone(),
        place: Some(Place { message: String::new(), location: loaded.words(vm).location(fault.site) }),
        help,
    }
}
