//! `--algorithm symbolic`: the program as a formula ([`raddle_smt`]), and what is said of it. What a solution [leads to](follow) on the machine is
//! the bug that is reported, and confirmed like any other.

mod follow;

pub use follow::follow;

use crate::args::{PeepholeArg, SearchArgs, SolverArg, SymbolicArgs};
use crate::check::{Reporter, Setting, locations};
use crate::failure::Failure;
use crate::input::{Loaded, load_failure};
use crate::progress::Progress;
use crate::{stop, system};
use raddle_explore::Algorithm;
use raddle_report::{Counts, Diagnostic, Formula, Report, Sources, Stop, Verdict};
use raddle_smt::search::{self, Counterexample, Options, Outcome};
use raddle_smt::solver::{Batsat, Solver};
use raddle_smt::thread::Refusal;
use raddle_vm::LoadError;
use std::sync::atomic::Ordering;
use std::time::Instant;

/// Instructions that a thread may run between two visible operations, on all ways together.
const LOCAL_MAX: u64 = 2_000_000;

/// The solver that was asked for, if it is here.
fn solver(asked: SolverArg) -> Result<Box<dyn Solver>, Failure> {
    match asked {
        SolverArg::Batsat => Ok(Box::new(Batsat::new())),
        #[cfg(feature = "cadical")]
        SolverArg::Cadical => Ok(Box::<raddle_smt::solver::Cadical>::default()),
        #[cfg(not(feature = "cadical"))]
        SolverArg::Cadical => Err(built_without("cadical", "")),
        #[cfg(feature = "z3")]
        SolverArg::Z3 => Ok(Box::<raddle_smt::solver::Z3>::default()),
        #[cfg(not(feature = "z3"))]
        SolverArg::Z3 => Err(built_without("z3", " (with libz3-dev on the machine)")),
    }
}

#[cfg(not(all(feature = "cadical", feature = "z3")))]
fn built_without(solver: &str, needs: &str) -> Failure {
    Diagnostic::error(format!("this raddle was built without {solver}"))
        .help(format!("build it with `cargo build --release --features {solver}`{needs}, or leave --solver away"))
        .into()
}

/// Searches and reports; with the texts of the sources the report refers to.
pub fn check(
    loaded: &mut Loaded,
    args: &SearchArgs,
    symbolic: SymbolicArgs,
    setting: Setting<'_>,
    progress: &mut Progress,
) -> Result<(Report, Sources), Failure> {
    let started = Instant::now();
    let main = loaded.module.function_named("main").ok_or_else(|| {
        Failure::from(Diagnostic::error("the program has no `main`").help("give the file that has it, too"))
    })?;
    let options = options(loaded, args, symbolic);
    let solver = solver(symbolic.solver.unwrap_or(SolverArg::Batsat))?;
    let mut stopped = None;
    let (outcome, done) = search::search(&loaded.module, main, &options, solver, &mut |seen| {
        progress.look_at_depth(seen.depth, seen.gates as u64, seen.solver.conflicts);
        stopped = why_stop(args, setting, started);
        stopped.is_some()
    });
    let mut notes = Vec::new();
    let is_empty = matches!(outcome, Outcome::Empty);
    let (verdict, bugs, stop) = match outcome {
        Outcome::Bug(found) => {
            let all_visible = !loaded.options.local_objects;
            let Some(bug) = follow(loaded, &found)? else { return Err(refused(loaded, &[far_away(&found)])) };
            if all_visible == loaded.options.local_objects {
                notes.push(String::from("every access to memory is shown, to tell them apart"));
            }
            let reporter = Reporter { loaded, algorithm: Algorithm::Optimal, args, setting };
            let told = reporter.bug(&bug)?;
            notes.extend(told.inputs);
            (Verdict::Bug, vec![told.report], None)
        }
        Outcome::Complete => (Verdict::Verified, Vec::new(), None),
        Outcome::Empty => (Verdict::Incomplete, Vec::new(), Some(stop::nothing_complete(&Counts::default()))),
        Outcome::Bounded => (Verdict::NoBugWithinBounds, Vec::new(), None),
        Outcome::Stopped => (Verdict::Incomplete, Vec::new(), stopped.map(|stop| deeper(stop, done.depth))),
        Outcome::Refused(refusals) => return Err(refused(loaded, &refusals)),
    };
    let coverage = coverage(verdict, done.depth, is_empty, &bugs, loaded, args);
    let report = Report {
        program: loaded.name.clone(),
        algorithm: String::from("symbolic"),
        chosen_because: None,
        hand_overs: Vec::new(),
        verdict,
        coverage,
        executions: Counts::default(),
        events: 0,
        depth_max: done.depth,
        wakeup_tree_max: 0,
        consistency_checks: None,
        formula: Some(Formula {
            peephole: options.peephole.name().to_string(),
            depth: done.depth,
            gates: done.gates as u64,
            variables: done.solver.variables,
            clauses: done.solver.clauses,
            conflicts: done.solver.conflicts,
            decisions: done.solver.decisions,
        }),
        seconds: started.elapsed().as_secs_f64(),
        peak_memory_bytes: system::memory_peak(),
        bugs,
        warnings: Vec::new(),
        stop,
        notes,
        replay_arguments: loaded.replay_arguments(),
        // There are no executions that could be counted.
        profile: None,
    };
    let sources = loaded.places.sources(locations(&report).into_iter());
    Ok((report, sources))
}

/// What the formula is to be about.
pub fn options(loaded: &Loaded, args: &SearchArgs, symbolic: SymbolicArgs) -> Options {
    Options {
        peephole: symbolic.peephole.unwrap_or(PeepholeArg::Monotonic).into(),
        depth_max: symbolic.depth.unwrap_or(u64::MAX),
        local_max: LOCAL_MAX,
        inputs: loaded.options.nondet.range(),
        deadlocks: !args.allow_deadlock,
    }
}

/// Why the search is to end, if it is.
fn why_stop(args: &SearchArgs, setting: Setting<'_>, started: Instant) -> Option<Stop> {
    let stop =
        |reason: &str, message: String| Stop { reason: reason.to_string(), message, place: None, help: Vec::new() };
    if setting.interrupt.is_some_and(|interrupt| interrupt.load(Ordering::Relaxed)) {
        return Some(stop("interrupted", String::from("stopped by an interrupt")));
    }
    if let Some(timeout) = args.timeout
        && started.elapsed() > timeout
    {
        return Some(stop("timeout", format!("stopped after {} seconds, as asked", timeout.as_secs_f64())));
    }
    if system::memory_used() > args.max_memory {
        let message = format!("stopped because this process uses more than {} MB", args.max_memory >> 20);
        return Some(stop("max-memory", message));
    }
    None
}

/// Says how far the search came.
fn deeper(stop: Stop, depth: u64) -> Stop {
    let help = match depth {
        0 => String::from("an execution-based search may do better: leave out --algorithm symbolic"),
        depth => format!("--depth {depth} gives the verdict for as many steps as were done"),
    };
    Stop { help: vec![help], ..stop }
}

fn coverage(
    verdict: Verdict,
    depth: u64,
    is_empty: bool,
    bugs: &[raddle_report::BugReport],
    loaded: &Loaded,
    args: &SearchArgs,
) -> Vec<String> {
    let what = if args.allow_deadlock { "no failure" } else { "no failure and no deadlock" };
    let mut clauses = vec![match verdict {
        Verdict::Verified => format!("{what} in any execution; every schedule was covered and no bound was hit"),
        Verdict::NoBugWithinBounds => format!("{what} in the first {depth} steps of any execution"),
        Verdict::Bug => bugs.first().map_or(String::new(), |bug| format!("{} at {}", bug.kind, bug.location.short())),
        Verdict::Incomplete if is_empty => format!("{what} in any execution, but none comes to its end"),
        Verdict::Incomplete => format!("{what} in the first {depth} steps of any execution, and more was asked for"),
    }];
    if verdict != Verdict::Bug {
        clauses.push(String::from("data races, livelocks and leaks were not looked for"));
    }
    clauses.extend(loaded.input_clause());
    clauses
}

/// Where the machine does not agree that an address is wild.
fn far_away(found: &Counterexample) -> Refusal {
    Refusal { loc: found.fault.1, what: String::from(raddle_smt::addresses::ASTRAY) }
}

fn refused(loaded: &Loaded, refusals: &[Refusal]) -> Failure {
    let error = |refusal: &Refusal| LoadError {
        message: format!("a formula cannot say what this is: {}", refusal.what),
        loc: refusal.loc,
        ll_line: 0,
        help: Some(String::from("the other algorithms may: leave out --algorithm symbolic")),
    };
    let errors: Vec<LoadError> = refusals.iter().map(error).collect();
    load_failure(&errors, &loaded.module, &loaded.places, &[])
}
