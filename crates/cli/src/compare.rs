//! `raddle compare`: every algorithm on one program, side by side.

use crate::args::{AlgorithmChoice, CompareArgs, SearchArgs};
use crate::check::{Setting, check, choose};
use crate::failure::Failure;
use crate::input::Loaded;
use crate::system;
use raddle_explore::{Algorithm, Observer};
use raddle_report::{Comparison, ComparisonRow, Report, grouped};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// How long each algorithm may take unless `--timeout` says otherwise: some of them would take for ever.
const TIMEOUT_DEFAULT: Duration = Duration::from_secs(20);

/// Executions of random unless `--max-executions` says otherwise: it never ends by itself, and has a row only to show
/// whether it finds the bug.
const RANDOM_EXECUTIONS: u64 = 1_000;

/// Executions of naive unless `--max-executions` says otherwise: more of them tell nothing new.
const NAIVE_EXECUTIONS: u64 = 100_000;

/// Runs the algorithms one after the other, until they are all done or somebody interrupts. The peak of memory is that
/// of the whole process, measured afresh for each.
pub fn compare(
    loaded: &mut Loaded,
    args: &CompareArgs,
    interrupt: Option<&AtomicBool>,
    observer: &mut dyn Observer,
) -> Result<Comparison, Failure> {
    let interrupted = || interrupt.is_some_and(|flag| flag.load(Ordering::Relaxed));
    let mut rows = Vec::new();
    for algorithm in Algorithm::ALL {
        if interrupted() {
            break;
        }
        system::reset_memory_peak();
        let search = limits(algorithm, &args.search);
        let setting = Setting { interrupt, show_output: false };
        let (report, _) = check(loaded, AlgorithmChoice::Named(algorithm), &search, setting, observer)?;
        rows.push(row(&report, &search));
    }
    let mut notes = Vec::new();
    if interrupted() {
        let missing: Vec<&str> = Algorithm::ALL.iter().skip(rows.len()).map(|algorithm| algorithm.name()).collect();
        notes.push(match missing.as_slice() {
            [] => String::from("stopped by an interrupt"),
            missing => format!("stopped by an interrupt, before {}", missing.join(", ")),
        });
    } else if let (chosen, Some(why)) = choose(loaded, AlgorithmChoice::Auto) {
        notes.push(format!("--algorithm auto would choose {}: {why}", chosen.name()));
    }
    Ok(Comparison { program: loaded.name.clone(), rows, notes })
}

/// The limits of the command line, and ours where it has none.
fn limits(algorithm: Algorithm, args: &SearchArgs) -> SearchArgs {
    let executions = match algorithm {
        Algorithm::Random => Some(RANDOM_EXECUTIONS),
        Algorithm::Naive => Some(NAIVE_EXECUTIONS),
        _ => None,
    };
    SearchArgs {
        timeout: args.timeout.or(Some(TIMEOUT_DEFAULT)),
        max_executions: args.max_executions.or(executions),
        ..args.clone()
    }
}

fn row(report: &Report, search: &SearchArgs) -> ComparisonRow {
    let because = match (&report.stop, report.bugs.first()) {
        (_, Some(bug)) => Some(bug.kind.clone()),
        (Some(stop), None) => Some(match stop.reason.as_str() {
            "max-executions" | "random" => format!("{} executions", grouped(search.max_executions.unwrap_or(0))),
            "timeout" => format!("{} s", search.timeout.unwrap_or_default().as_secs_f64()),
            reason => reason.to_string(),
        }),
        (None, None) => None,
    };
    ComparisonRow {
        algorithm: report.algorithm.clone(),
        verdict: report.verdict.name().to_string(),
        because,
        complete: report.executions.complete,
        sleep_set_blocked: report.executions.sleep_set_blocked,
        assume_blocked: report.executions.assume_blocked,
        await_blocked: report.executions.await_blocked,
        bound_blocked: report.executions.bound_blocked,
        events: report.events,
        wakeup_tree_max: report.wakeup_tree_max,
        consistency_checks: report.consistency_checks,
        seconds: report.seconds,
        peak_memory_bytes: report.peak_memory_bytes,
    }
}
