//! Mazurkiewicz traces recomputed from the events alone, and the comparison of algorithms on a script.
//!
//! Nothing here uses the clocks of the library: an execution is brought into Foata normal form by looking at all pairs of
//! events.

#![allow(dead_code, reason = "each test file uses a part of it")]

use raddle_explore::{Algorithm, Counters, Event, EventLog, ExecutionEnd, Observer, Options, Summary, explore};
use raddle_script::{Script, ScriptMachine};
use raddle_trace::{Access, Choices, FaultKind, Mode, OpKind, SiteId, ThreadId};
use std::collections::{BTreeMap, HashMap};
use std::hash::{DefaultHasher, Hash, Hasher};

/// The spawn path of each thread of an execution.
fn paths(log: &EventLog) -> HashMap<ThreadId, Vec<u32>> {
    let mut paths = HashMap::from([(ThreadId::MAIN, Vec::new())]);
    let mut children: HashMap<ThreadId, u32> = HashMap::new();
    for event in log.events() {
        if let Some(child) = event.spawned {
            let number = children.entry(event.transition.thread).or_default();
            let mut path = paths[&event.transition.thread].clone();
            path.push(*number);
            *number += 1;
            paths.insert(child, path);
        }
    }
    paths
}

fn dependent(log: &EventLog, first: usize, second: usize) -> bool {
    let (a, b): (&Event, &Event) = (&log.events()[first], &log.events()[second]);
    a.transition.thread == b.transition.thread
        || a.spawned == Some(b.transition.thread)
        || b.joined == Some(a.transition.thread)
        || a.woke.contains(b.transition.thread)
        || Access::any_conflict(log.accesses(first), log.accesses(second))
}

/// A digest of the Mazurkiewicz trace of an execution: equal for equivalent executions.
pub fn trace_of(log: &EventLog) -> u64 {
    let paths = paths(log);
    let mut levels: Vec<usize> = Vec::new();
    for second in 0..log.len() {
        let before = (0..second).filter(|&first| dependent(log, first, second)).map(|first| levels[first] + 1);
        let level = before.max().unwrap_or(0);
        levels.push(level);
    }
    let mut normal: Vec<(usize, &[u32], u64)> = Vec::new();
    for (index, event) in log.events().iter().enumerate() {
        let choice = match event.choices {
            Choices::Waiters(_) => paths[&ThreadId(event.transition.choice)].clone(),
            _ => vec![event.transition.choice],
        };
        // How many hold a lock for reading differs between equivalent executions, and so does what additions find; what
        // else is in memory does not.
        let adds = log.accesses(index).iter().any(|access| access.mode == Mode::Add);
        let memory =
            matches!(event.kind, OpKind::Read | OpKind::Write | OpKind::Rmw | OpKind::CompareExchange) && !adds;
        let values = if memory { (event.read, event.wrote) } else { (0, 0) };
        let mut hasher = DefaultHasher::new();
        (choice, event.kind, event.site, values, log.accesses(index)).hash(&mut hasher);
        normal.push((levels[index], &paths[&event.transition.thread], hasher.finish()));
    }
    normal.sort();
    let mut hasher = DefaultHasher::new();
    normal.hash(&mut hasher);
    hasher.finish()
}

/// Collects the traces of all executions that are not sleep-set blocked.
#[derive(Default)]
pub struct Traces {
    /// How often each trace was seen, by how it ended.
    pub seen: BTreeMap<u64, (u64, &'static str)>,
}

impl Observer for Traces {
    fn wants_executions(&self) -> bool {
        true
    }

    fn restarted(&mut self) {
        self.seen.clear();
    }

    fn execution(&mut self, end: ExecutionEnd, log: &EventLog) {
        let name = match end {
            ExecutionEnd::SleepSetBlocked => return,
            ExecutionEnd::Complete => "complete",
            ExecutionEnd::Deadlock => "deadlock",
            ExecutionEnd::AssumeBlocked => "assume-blocked",
            ExecutionEnd::AwaitBlocked => "await-blocked",
            ExecutionEnd::BoundBlocked => "bound-blocked",
        };
        self.seen.entry(trace_of(log)).or_insert((0, name)).0 += 1;
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
    let mut traces = Traces::default();
    let summary = explore(&mut ScriptMachine::new(script), algorithm, options, &mut traces);
    (summary, traces)
}

/// How many traces were explored more than once, unless brute force had to explore them.
fn repeated(summary: &Summary, traces: &Traces) -> usize {
    let repeated = traces.seen.values().filter(|(count, _)| *count != 1).count();
    if summary.handed_over.is_some() { 0 } else { repeated }
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
pub fn agree(script: &Script, executions_max: u64) -> Result<bool, String> {
    let options = Options { keep_going: true, ..Options::default() };
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
