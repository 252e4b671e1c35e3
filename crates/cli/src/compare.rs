//! `raddle compare`: every algorithm on one program, side by side.

use crate::args::{CompareArgs, SearchArgs};
use crate::check::{Setting, check};
use crate::failure::Failure;
use crate::input::Loaded;
use crate::system;
use raddle_explore::{Algorithm, Observer};
use raddle_report::{Comparison, ComparisonRow, Report};
use std::sync::atomic::AtomicBool;
use std::time::Duration;

/// How long each algorithm may take unless `--timeout` says otherwise: some of them would take for ever.
const TIMEOUT_DEFAULT: Duration = Duration::from_secs(20);

/// Runs the algorithms one after the other. The peak of memory is that of the whole process, measured afresh for each.
pub fn compare(
    loaded: &mut Loaded,
    args: &CompareArgs,
    interrupt: Option<&AtomicBool>,
    observer: &mut dyn Observer,
) -> Result<Comparison, Failure> {
    let mut rows = Vec::new();
    let timeout = args.search.timeout.or(Some(TIMEOUT_DEFAULT));
    for algorithm in Algorithm::ALL {
        system::reset_memory_peak();
        let search = SearchArgs { algorithm, timeout, ..args.search.clone() };
        let setting = Setting { interrupt, show_output: false };
        let (report, _) = check(loaded, &search, setting, observer)?;
        rows.push(row(&report));
    }
    Ok(Comparison { program: loaded.name.clone(), rows })
}

fn row(report: &Report) -> ComparisonRow {
    let verdict = match (&report.stop, report.bugs.first()) {
        (_, Some(bug)) => format!("bug: {}", bug.kind),
        (Some(stop), None) => format!("incomplete: {}", stop.reason),
        (None, None) => report.verdict.name().to_string(),
    };
    ComparisonRow {
        algorithm: report.algorithm.clone(),
        verdict,
        complete: report.executions.complete,
        sleep_set_blocked: report.executions.sleep_set_blocked,
        assume_blocked: report.executions.assume_blocked,
        await_blocked: report.executions.await_blocked,
        bound_blocked: report.executions.bound_blocked,
        events: report.events,
        wakeup_tree_max: report.wakeup_tree_max,
        seconds: report.seconds,
        peak_memory_bytes: report.peak_memory_bytes,
    }
}
