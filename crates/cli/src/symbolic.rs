//! `--algorithm symbolic`: the program as a formula ([`raddle_smt`]), and what a solution of it is on the machine.
//!
//! A solution says in which order threads take their steps and what the inputs are. The machine is led that way: its steps are others in places,
//! because it takes some memory for a thread's own that the formula does not, and the other way round. What it comes to is
//! the bug that is reported, and confirmed like any other. If it comes to nothing, that is a bug of ours.

use crate::args::{PeepholeArg, SearchArgs, SolverArg, SymbolicArgs};
use crate::check::{Reporter, Setting, locations};
use crate::failure::{Failure, HOW_TO_REPORT};
use crate::input::{Loaded, load_failure};
use crate::progress::Progress;
use crate::{stop, system};
use raddle_explore::{Algorithm, Bug};
use raddle_report::{Counts, Diagnostic, Formula, Report, Sources, Stop, Verdict};
use raddle_smt::search::{self, Counterexample, Given, Options, Outcome};
use raddle_smt::solver::{Batsat, Solver};
use raddle_smt::thread::Refusal;
use raddle_trace::{Choices, End, Fault, FaultKind, Machine, OpKind, Pending, Schedule, ThreadId, Transition};
use raddle_vm::{LoadError, Vm};
use raddle_witness::schedule_text;
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
    loaded: &Loaded,
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
    let reporter = Reporter { loaded, algorithm: Algorithm::Optimal, args, setting };
    let mut notes = Vec::new();
    let is_empty = matches!(outcome, Outcome::Empty);
    let (verdict, bugs, stop) = match outcome {
        Outcome::Bug(found) => {
            let told = reporter.bug(&follow(loaded, &found)?)?;
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

fn refused(loaded: &Loaded, refusals: &[Refusal]) -> Failure {
    let error = |refusal: &Refusal| LoadError {
        message: format!("a formula cannot say what this is: {}", refusal.what),
        loc: refusal.loc,
        ll_line: 0,
        help: Some(String::from("the other algorithms can: leave out --algorithm symbolic")),
    };
    let errors: Vec<LoadError> = refusals.iter().map(error).collect();
    load_failure(&errors, &loaded.module, &loaded.places, &[])
}

/// Leads a machine the way of a counterexample.
struct Guide<'a> {
    loaded: &'a Loaded,
    vm: Vm,
    taken: Vec<Transition>,
    /// What is left to choose for each thread's inputs.
    inputs: Vec<std::vec::IntoIter<u32>>,
}

/// What a thread that is given these inputs chooses.
fn choices(given: &[Given]) -> Vec<u32> {
    given.iter().flat_map(|input| input.values.choices(input.value)).collect()
}

/// The bug that a counterexample leads to on the machine.
pub fn follow(loaded: &Loaded, found: &Counterexample) -> Result<Bug, Failure> {
    let mut guide = Guide {
        loaded,
        vm: Vm::new(loaded.program.clone()),
        taken: Vec::new(),
        inputs: found.inputs.iter().map(|given| choices(given).into_iter()).collect(),
    };
    let start = guide.vm.start();
    let mut end = guide.give_inputs(start);
    for (i, step) in found.steps.iter().enumerate() {
        if end == End::Fault {
            break;
        }
        let later = &found.steps[i + 1..];
        end = guide.lead(ThreadId(step.thread as u32), step.wakes, |place| {
            let is = |step: &search::Step| (step.function, step.loc) == place;
            let in_the_end = found.pending.get(step.thread).copied().flatten() == Some(place);
            match is(step) {
                true => Lead::Here,
                false if in_the_end || later.iter().any(|next| next.thread == step.thread && is(next)) => Lead::Behind,
                false => Lead::Before,
            }
        });
    }
    // What is a thread's own in the formula may be visible on the machine, where any number that looks like its address makes it so.
    let last = found.steps.last().map_or(0, |step| step.thread);
    // Who is nowhere in the end has failed or, in a deadlock, finished.
    let all = if found.fault.0 == FaultKind::Deadlock { 0..found.pending.len() } else { last..last + 1 };
    for thread in all {
        if end != End::Continue {
            break;
        }
        end = guide.lead(ThreadId(thread as u32), None, |place| match found.pending[thread] {
            Some(pending) if pending == place => Lead::Behind,
            _ => Lead::Before,
        });
    }
    let schedule = Schedule::from(guide.taken.clone());
    let fault = match (end, found.fault.0) {
        (End::Fault, _) => guide.vm.fault().cloned(),
        (_, FaultKind::Deadlock) => guide.deadlock(),
        _ => None,
    };
    match fault {
        Some(fault) => Ok(Bug { fault, schedule, found_after: 0 }),
        None => Err(Failure::own(
            Diagnostic::error(format!(
                "internal error: a formula says {}, and the machine disagrees",
                found.fault.0.name()
            ))
            .note(format!("the steps: {:?}", found.steps))
            .note(format!("the inputs: {:?}", found.inputs))
            .note(format!("the schedule: {}", schedule_text(&schedule)))
            .help(HOW_TO_REPORT),
        )),
    }
}

/// Where a machine is, compared with where a formula is.
enum Lead {
    /// It is not there yet.
    Before,
    /// It is there.
    Here,
    /// It has done it already, in the step before.
    Behind,
}

impl Guide<'_> {
    /// A step, and the inputs that are asked for behind it.
    fn step(&mut self, thread: ThreadId, choice: u32) -> End {
        let end = self.take(Transition { thread, choice });
        self.give_inputs(end)
    }

    fn take(&mut self, transition: Transition) -> End {
        self.taken.push(transition);
        self.vm.step(transition).end
    }

    /// The thread that asks for an input next, if one does.
    fn asks_for_input(&self) -> Option<ThreadId> {
        let asks = |t: &ThreadId| {
            let left = self.inputs.get(t.0 as usize).is_some_and(|inputs| inputs.len() > 0);
            left && matches!(self.vm.pending(*t), Pending::Ready(op) if op.kind == OpKind::Choose)
        };
        self.vm.ready().iter().find(asks)
    }

    /// Gives all threads that ask for inputs theirs. An input is no step of the formula: whoever waits for the end of a thread does not wait for the
    /// thread's last input.
    fn give_inputs(&mut self, mut end: End) -> End {
        while end == End::Continue
            && let Some(thread) = self.asks_for_input()
        {
            let choice = self.inputs[thread.0 as usize].next().unwrap_or(0);
            let Pending::Ready(operation) = self.vm.pending(thread) else { return end };
            let possible = match operation.choices {
                Choices::Any => true,
                choices => choices.contains(choice),
            };
            if possible {
                end = self.take(Transition { thread, choice });
            }
        }
        end
    }

    /// Moves a thread until it has done what the formula says, and has woken whom it says.
    fn lead(
        &mut self,
        thread: ThreadId,
        wakes: Option<usize>,
        lead: impl Fn((raddle_ir::FunctionId, raddle_ir::LocId)) -> Lead,
    ) -> End {
        loop {
            if !self.vm.threads().contains(thread) {
                return End::Continue;
            }
            let Pending::Ready(operation) = self.vm.pending(thread) else { return End::Continue };
            let (choice, site) = (operation.choices.first(), operation.site);
            let Some(place) = self.loaded.program.site_place(site) else { return self.step(thread, choice) };
            match lead(place) {
                Lead::Here => return self.step(thread, wakes.map_or(choice, |woken| woken as u32)),
                Lead::Behind => return End::Continue,
                Lead::Before => {
                    let end = self.step(thread, choice);
                    if end != End::Continue {
                        return end;
                    }
                }
            }
        }
    }

    /// What is reported if nobody can move.
    fn deadlock(&self) -> Option<Fault> {
        if !self.vm.ready().is_empty() {
            return None;
        }
        let waits = |t: &ThreadId| matches!(self.vm.pending(*t), Pending::Blocked(..));
        let thread = self.vm.threads().iter().find(waits)?;
        let Pending::Blocked(operation, _) = self.vm.pending(thread) else { return None };
        let message = raddle_trace::DEADLOCK.to_string();
        Some(Fault { kind: FaultKind::Deadlock, thread, site: operation.site, message, notes: Vec::new() })
    }
}
