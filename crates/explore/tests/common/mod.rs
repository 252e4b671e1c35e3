//! The comparison of algorithms on a script, by the Mazurkiewicz traces that they explore. The independent checker tells
//! them apart.

#![allow(dead_code, reason = "each test file uses a part of it")]

use raddle_explore::{
    Algorithm, Counters, Dependence, EventLog, ExecutionEnd, Observer, Options, Races, Summary, explore,
};
use raddle_script::{Script, ScriptMachine};
use raddle_trace::{FaultKind, Mode, OpKind, SiteId};
use raddle_witness::{Event, trace_class};
use std::collections::BTreeMap;

/// The events of an execution, as the independent checker keeps them.
pub fn events_of(log: &EventLog) -> Vec<Event> {
    (0..log.len()).map(|index| log.step(index).kept()).collect()
}

/// An event with those accesses that count, from what happened alone.
fn counted(mut event: Event, dependence: Dependence) -> Event {
    let is_value = |mode| match event.kind.without_waiting() {
        OpKind::Write => mode == Mode::Write,
        OpKind::Rmw | OpKind::CompareExchange => true,
        _ => false,
    };
    if let [access] = &mut event.accesses[..]
        && dependence.silent_writes
        && event.read == event.wrote
        && is_value(access.mode)
    {
        access.mode = Mode::Read;
    }
    let commutes = dependence.commuting_adds && event.kind == OpKind::Rmw;
    for access in event.accesses.iter_mut().filter(|access| commutes && access.mode == Mode::Add) {
        access.mode = Mode::CommutingAdd;
    }
    event
}

/// Collects the traces of all executions that are not sleep-set blocked.
#[derive(Default)]
pub struct Traces {
    /// How often each trace was seen, by how it ended.
    pub seen: BTreeMap<u128, (u64, &'static str)>,
    /// What tells traces apart.
    pub dependence: Dependence,
}

impl<M> Observer<M> for Traces {
    fn wants_executions(&self) -> bool {
        true
    }

    fn restarted(&mut self) {
        self.seen.clear();
    }

    fn execution(&mut self, end: ExecutionEnd, log: &EventLog, _: &M) {
        let name = match end {
            ExecutionEnd::SleepSetBlocked => return,
            ExecutionEnd::Complete => "complete",
            ExecutionEnd::Deadlock => "deadlock",
            ExecutionEnd::AssumeBlocked => "assume-blocked",
            ExecutionEnd::Livelock => "await-blocked",
            ExecutionEnd::SpinBlocked => "spin-blocked",
            ExecutionEnd::Undecided => "undecided",
            ExecutionEnd::BoundBlocked => "bound-blocked",
            ExecutionEnd::StepsCut => "steps-cut",
            ExecutionEnd::Unsupported => "unsupported",
        };
        let events: Vec<Event> = events_of(log).into_iter().map(|event| counted(event, self.dependence)).collect();
        self.seen.entry(trace_class(&events).digest()).or_insert((0, name)).0 += 1;
    }
}

/// What a panic said, instead of the panic: so that the script behind it can be made smaller like any other.
pub fn caught<T>(what: impl FnOnce() -> T) -> Result<T, String> {
    std::panic::catch_unwind(std::panic::AssertUnwindSafe(what)).map_err(|payload| {
        let said = payload.downcast_ref::<String>().cloned();
        said.or_else(|| payload.downcast_ref::<&str>().map(|&text| text.to_owned())).unwrap_or_default()
    })
}

pub fn run(script: &Script, algorithm: Algorithm, options: &Options<'_>) -> (Summary, Traces) {
    let mut traces = Traces { dependence: options.dependence, ..Traces::default() };
    let summary = explore(&mut ScriptMachine::new(script), algorithm, options, &mut traces);
    (summary, traces)
}

/// How many traces were explored more than once, unless brute force had to explore them.
fn repeated(summary: &Summary, traces: &Traces) -> usize {
    let repeated = traces.seen.values().filter(|(count, _)| *count != 1).count();
    if summary.hand_overs.iter().any(|hand_over| hand_over.to == Algorithm::Naive) { 0 } else { repeated }
}

fn bugs(summary: &Summary) -> Vec<(FaultKind, SiteId)> {
    let mut bugs: Vec<_> = summary.bugs.iter().map(|bug| (bug.fault.kind, bug.fault.site)).collect();
    bugs.sort();
    bugs
}

/// Compares the algorithms with the oracle on a script; says what is wrong, or the oracle's counters. `None` when the
/// oracle would need more executions than allowed.
pub fn compare(script: &Script, options: Options<'_>, executions_max: u64) -> Result<Option<Counters>, String> {
    caught(|| compare_all(script, options, executions_max))?
}

fn compare_all(script: &Script, options: Options<'_>, executions_max: u64) -> Result<Option<Counters>, String> {
    let options = Options { keep_going: true, ..options };
    let (oracle, expected) = run(script, Algorithm::Naive, &Options { executions_max, ..options });
    if oracle.stopped.is_some() {
        return Ok(None);
    }
    let unordered_deadlocks = |mut list: Vec<(FaultKind, SiteId)>| {
        // Which thread is named first depends on the numbering of threads, which depends on the order of exploration.
        list.iter_mut().filter(|(kind, _)| *kind == FaultKind::Deadlock).for_each(|bug| bug.1 = SiteId(0));
        list.dedup();
        list
    };
    let expected_bugs = unordered_deadlocks(bugs(&oracle));
    for algorithm in [Algorithm::Optimal, Algorithm::Source, Algorithm::Classic] {
        let executions_max = executions_max * 4 + 100;
        let (summary, traces) = run(script, algorithm, &Options { executions_max, ..options });
        let name = algorithm.name();
        let missing = expected.seen.keys().filter(|trace| !traces.seen.contains_key(trace)).count();
        let extra = traces.seen.keys().filter(|trace| !expected.seen.contains_key(trace)).count();
        let twice = repeated(&summary, &traces);
        let blocked = summary.counters.sleep_set_blocked;
        if missing + extra + twice > 0 {
            let all = expected.seen.len();
            return Err(format!("{name}: of {all} traces {missing} missing, {extra} unknown, {twice} repeated"));
        }
        if traces.seen.iter().any(|(trace, (_, end))| expected.seen[trace].1 != *end) {
            return Err(format!("{name}: an execution ends in another way"));
        }
        if algorithm == Algorithm::Optimal && blocked > 0 {
            return Err(format!("{name}: {blocked} sleep-set blocked"));
        }
        let found = unordered_deadlocks(bugs(&summary));
        if found != expected_bugs {
            return Err(format!("{name}: bugs {found:?} instead of {expected_bugs:?}"));
        }
    }
    Ok(Some(oracle.counters))
}

/// Whether all algorithms but the oracle find the same traces of a script, under several orders of threads, and optimal
/// each once; `false` when there are too many.
pub fn agree(script: &Script, dependence: Dependence, executions_max: u64) -> Result<bool, String> {
    caught(|| all_agree(script, dependence, executions_max))?
}

fn all_agree(script: &Script, dependence: Dependence, executions_max: u64) -> Result<bool, String> {
    let options = Options { keep_going: true, dependence, races: Races::Off, ..Options::default() };
    let all_races = Options { handle_all_races: true, executions_max, ..options };
    let (reference, expected) = run(script, Algorithm::Optimal, &all_races);
    if reference.stopped.is_some() {
        return Ok(false);
    }
    for algorithm in [Algorithm::Optimal, Algorithm::Source, Algorithm::Classic] {
        for order in 0..4 {
            let (summary, traces) = run(script, algorithm, &Options { order, ..options });
            let twice = repeated(&summary, &traces);
            let blocked = summary.counters.sleep_set_blocked;
            let different = traces.seen.len() != expected.seen.len()
                || traces.seen.keys().any(|trace| !expected.seen.contains_key(trace));
            if different || twice > 0 || algorithm == Algorithm::Optimal && blocked > 0 {
                let (found, all, name) = (traces.seen.len(), expected.seen.len(), algorithm.name());
                return Err(format!(
                    "{name}, order {order}: {found} of {all} traces, {twice} repeated, {blocked} blocked"
                ));
            }
        }
    }
    Ok(true)
}
