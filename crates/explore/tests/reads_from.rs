//! Reads-from exploration against brute force: all interleavings, grouped by reads-from class, each class exactly once.
//!
//! `RADDLE_SEED` and `RADDLE_SCRIPTS` choose the seed and the number of random scripts; a fresh seed is printed otherwise.
//! The long run is `RADDLE_SCRIPTS=100000 cargo test --release -p raddle-explore --test reads_from -- --nocapture`.

mod common;

use raddle_base::Random;
use raddle_explore::{Algorithm, EventLog, ExecutionEnd, Observer, Options, Summary, explore};
use raddle_script::{Mix, Object, Script, ScriptMachine, combinations, random_script, shrink, small_bodies};
use raddle_trace::{Choices, FaultKind, Machine, Mode, OpKind, Pending, SiteId, ThreadId, Transition};
use raddle_witness::{Event, explored_reads_from_class};
use std::collections::{BTreeMap, HashMap};
use std::hash::{DefaultHasher, Hash, Hasher};

/// The reads-from class of an execution, recomputed byte by byte from its events.
///
/// Operations on synchronisation objects read the object and, unless they changed nothing, write it. Those that commute are not
/// ordered among each other: of them, the others see what each thread did last. The key that the independent checker
/// computes from its own definition must tell the same executions apart: [`classes`] compares.
fn class_of(execution: &Execution) -> u64 {
    type Name = (Vec<u32>, u32);
    let mut paths: HashMap<ThreadId, Vec<u32>> = HashMap::from([(ThreadId::MAIN, Vec::new())]);
    let mut children: HashMap<ThreadId, u32> = HashMap::new();
    let mut counts: HashMap<ThreadId, u32> = HashMap::new();
    let mut memory: HashMap<u64, Name> = HashMap::new();
    let mut shared: HashMap<u64, BTreeMap<Vec<u32>, Name>> = HashMap::new();
    let mut labels: BTreeMap<Name, u64> = BTreeMap::new();
    for (event, choices) in &execution.events {
        let thread = event.thread();
        if let Some(child) = event.spawned {
            let number = children.entry(thread).or_default();
            let mut path = paths[&thread].clone();
            path.push(*number);
            *number += 1;
            paths.insert(child, path);
        }
        let count = counts.entry(thread).or_default();
        *count += 1;
        let name = (paths[&thread].clone(), *count);
        let choice = match choices {
            Choices::Waiters(_) => paths[&ThreadId(event.transition.choice)].clone(),
            _ => vec![event.transition.choice],
        };
        let mut hasher = DefaultHasher::new();
        (event.kind, event.site, choice).hash(&mut hasher);
        let accesses = || event.accesses.iter().filter(|a| !matches!(a.mode, Mode::World | Mode::BarrierLeave));
        let bytes = |access: &raddle_trace::Access| access.address..access.address + u64::from(access.len);
        let shares = |access: &raddle_trace::Access| {
            matches!(access.mode, Mode::ReadLock | Mode::ReadUnlock | Mode::SemPost | Mode::BarrierArrive)
        };
        for (i, access) in accesses().enumerate() {
            (access.mode, access.tag).hash(&mut hasher);
            for byte in bytes(access).filter(|_| access.mode.reads()) {
                // An atomic block may read what it wrote itself.
                if accesses().take(i).any(|own| own.mode.writes() && bytes(own).contains(&byte)) {
                    continue;
                }
                memory.get(&byte).hash(&mut hasher);
                if !shares(access) {
                    shared.get(&byte).hash(&mut hasher);
                }
            }
        }
        for access in accesses().filter(|access| access.mode.writes()) {
            for byte in bytes(access) {
                if shares(access) {
                    shared.entry(byte).or_default().insert(name.0.clone(), name.clone());
                } else {
                    memory.insert(byte, name.clone());
                }
            }
        }
        labels.insert(name, hasher.finish());
    }
    let mut hasher = DefaultHasher::new();
    labels.hash(&mut hasher);
    hasher.finish()
}

/// Whether an execution called `exit` while another thread could have done something else: a prefix of others.
fn exits_early(script: &Script, log: &EventLog) -> bool {
    if log.events().last().is_none_or(|event| event.kind != OpKind::Exit) {
        return false;
    }
    let mut machine = ScriptMachine::new(script);
    machine.start();
    // Thread ids belong to a machine: translate.
    let mut ids: HashMap<ThreadId, ThreadId> = HashMap::from([(ThreadId::MAIN, ThreadId::MAIN)]);
    for event in &log.events()[..log.len() - 1] {
        let Transition { thread, choice } = event.transition;
        let choice = match event.choices {
            Choices::Waiters(_) => ids[&ThreadId(choice)].0,
            _ => choice,
        };
        let spawned = machine.step(Transition { thread: ids[&thread], choice }).spawned;
        if let (Some(theirs), Some(ours)) = (event.spawned, spawned) {
            ids.insert(theirs, ours);
        }
    }
    let exits = |t| matches!(machine.pending(t), Pending::Ready(operation) if operation.kind == OpKind::Exit);
    !machine.ready().iter().all(exits)
}

/// An execution, kept.
struct Execution {
    events: Vec<(Event, Choices)>,
    end: ExecutionEnd,
}

fn kept(log: &EventLog, end: ExecutionEnd) -> Execution {
    let event = |index: usize| {
        let logged = &log.events()[index];
        (Event::of(logged.transition, &log.step(index)), logged.choices)
    };
    Execution { events: (0..log.len()).map(event).collect(), end }
}

struct Executions<'s> {
    script: &'s Script,
    all: Vec<Execution>,
}

impl Observer for Executions<'_> {
    fn wants_executions(&self) -> bool {
        true
    }

    fn restarted(&mut self) {
        self.all.clear();
    }

    fn execution(&mut self, end: ExecutionEnd, log: &EventLog) {
        if !exits_early(self.script, log) {
            self.all.push(kept(log, end));
        }
    }
}

/// A panic is a difference like any other: a prediction that failed ends the search with one.
fn run(script: &Script, algorithm: Algorithm, options: &Options<'_>) -> Result<(Summary, Vec<Execution>), String> {
    common::caught(|| {
        let mut executions = Executions { script, all: Vec::new() };
        let summary = explore(&mut ScriptMachine::new(script), algorithm, options, &mut executions);
        (summary, executions.all)
    })
}

/// How often each class occurs, and how it ends; `None` when the two definitions of a class differ.
fn classes(executions: &[Execution]) -> Option<HashMap<u64, (u64, ExecutionEnd)>> {
    // Which class the checker's key stands for, and the other way round.
    let (mut by_checker, mut checked) = (HashMap::new(), HashMap::new());
    let mut seen = HashMap::new();
    for execution in executions {
        let events: Vec<Event> = execution.events.iter().map(|(event, _)| event.clone()).collect();
        let key = explored_reads_from_class(&events).digest();
        let class = class_of(execution);
        seen.entry(class).or_insert((0, execution.end)).0 += 1;
        if *by_checker.entry(key).or_insert(class) != class || *checked.entry(class).or_insert(key) != key {
            return None;
        }
    }
    Some(seen)
}

fn bugs(summary: &Summary) -> Vec<(FaultKind, SiteId)> {
    let site = |bug: &raddle_explore::Bug| match bug.fault.kind {
        FaultKind::Deadlock => SiteId(0),
        _ => bug.fault.site,
    };
    let mut bugs: Vec<_> = summary.bugs.iter().map(|bug| (bug.fault.kind, site(bug))).collect();
    bugs.sort();
    bugs.dedup();
    bugs
}

/// What a comparison was about.
#[derive(Clone, Copy, Debug, Default)]
struct Compared {
    interleavings: u64,
    /// Why another algorithm had to do it, if it had to.
    handed_over: Option<&'static str>,
}

fn compare_classes(expected: &[Execution], explored: &[Execution]) -> Result<(), String> {
    let (Some(expected), Some(explored)) = (classes(expected), classes(explored)) else {
        return Err("the definitions of a class differ".to_owned());
    };
    let missing = expected.keys().filter(|class| !explored.contains_key(class)).count();
    let extra = explored.keys().filter(|class| !expected.contains_key(class)).count();
    let twice = explored.values().filter(|(count, _)| *count != 1).count();
    if missing + extra + twice > 0 {
        let all = expected.len();
        return Err(format!("of {all} classes {missing} missing, {extra} unknown, {twice} repeated"));
    }
    if explored.iter().any(|(class, (_, end))| expected.get(class).is_some_and(|e| e.1 != *end)) {
        return Err("an execution ends in another way".to_owned());
    }
    Ok(())
}

fn compare(script: &Script, options: Options<'_>, executions_max: u64) -> Result<Option<Compared>, String> {
    let options = Options { keep_going: true, ..options };
    let (oracle, expected) = run(script, Algorithm::Naive, &Options { executions_max, ..options })?;
    if oracle.stopped.is_some() {
        return Ok(None);
    }
    let (summary, explored) =
        run(script, Algorithm::ReadsFrom, &Options { executions_max: executions_max + 10, ..options })?;
    let handed_over = summary.handed_over.map(|(_, why)| why);
    if handed_over.is_none() {
        compare_classes(&expected, &explored)?;
    }
    if bugs(&summary) != bugs(&oracle) {
        return Err(format!("bugs {:?} instead of {:?}", bugs(&summary), bugs(&oracle)));
    }
    if summary.counters.sleep_set_blocked > 0 {
        return Err("blocked executions".to_owned());
    }
    Ok(Some(Compared { interleavings: oracle.counters.executions(), handed_over }))
}

fn variable(name: &str) -> Option<u64> {
    std::env::var(name).ok().map(|v| v.parse().unwrap_or_else(|_| panic!("{name} is a number, not {v}")))
}

/// Memory accesses, objects some of whose uses commute, or anything.
fn draw_mix(random: &mut Random) -> Mix {
    let small = Mix { threads: 3, length: 3, ..Mix::MEMORY };
    match random.below(12) {
        0..4 => Mix { locks: random.below(2) == 0, ..small },
        4 => Mix { read_write_locks: true, memory: random.below(2) == 0, ..small },
        5 => Mix { semaphores: true, memory: random.below(2) == 0, ..small },
        6 => Mix { conditions: true, memory: random.below(2) == 0, length: 2, ..small },
        7 => Mix { barriers: true, memory: random.below(2) == 0, ..small },
        8 => Mix { atomic: true, locks: random.below(4) == 0, ..small },
        _ => Mix::draw(random),
    }
}

#[test]
fn random_scripts_agree_with_brute_force() {
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).map_or(0, |d| d.as_nanos() as u64);
    let seed = variable("RADDLE_SEED").unwrap_or(now);
    let scripts = variable("RADDLE_SCRIPTS").unwrap_or(1000);
    println!("seed {seed}: RADDLE_SEED={seed} RADDLE_SCRIPTS={scripts} repeats this run");
    let mut random = Random::new(seed);
    let (mut compared, mut skipped, mut executions) = (0, 0, 0);
    let mut handed_over: BTreeMap<&str, u64> = BTreeMap::new();
    for number in 0..scripts {
        let mix = draw_mix(&mut random);
        let script = random_script(&mut random, mix);
        let options = Options { order: random.below(3), ..Options::default() };
        match compare(&script, options, 3000) {
            Ok(Some(what)) => {
                compared += 1;
                executions += what.interleavings;
                if let Some(why) = what.handed_over {
                    *handed_over.entry(why).or_default() += 1;
                }
            }
            Ok(None) => skipped += 1,
            Err(what) => {
                let smallest = shrink(&script, |smaller| compare(smaller, options, 3000).is_err());
                let smallest_what = compare(&smallest, options, 3000);
                let order = options.order;
                panic!("seed {seed}, script {number}, order {order}: {what}\n{smallest:?}\n{smallest_what:?}");
            }
        }
    }
    println!("{compared} scripts compared over {executions} interleavings, {skipped} too large");
    for (why, count) in handed_over {
        println!("{count} handed over: {why}");
    }
    assert!(compared > skipped);
}

/// Shrunk failures, of this algorithm and of others.
#[test]
fn kept_scripts_agree_with_brute_force() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/scripts");
    let mut compared = 0;
    for entry in std::fs::read_dir(folder).expect("the folder is part of the repository") {
        let path = entry.expect("readable").path();
        let text = std::fs::read_to_string(&path).expect("readable");
        let script = Script::parse(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        for order in 0..6 {
            let options = Options { order, ..Options::default() };
            match compare(&script, options, 20_000) {
                Ok(what) => compared += u64::from(what.is_some()),
                Err(what) => panic!("{}, order {order}: {what}", path.display()),
            }
        }
    }
    assert!(compared > 30, "{compared} comparisons");
}

#[test]
fn all_small_scripts_agree_with_brute_force() {
    // With RADDLE_FULL=1 also all scripts of three threads of two operations.
    let longest_of_three = if variable("RADDLE_FULL") == Some(1) { 2 } else { 1 };
    let mut count = 0;
    for (threads, length) in [(2, 3), (3, longest_of_three)] {
        for bodies in combinations(&small_bodies(length), threads) {
            let script = Script::parallel(2, vec![Object::Mutex], bodies);
            match compare(&script, Options::default(), 20_000) {
                Ok(executions) => count += u64::from(executions.is_some()),
                Err(what) => panic!("{what}\n{script:?}"),
            }
        }
    }
    assert!(count > 1000, "{count} scripts");
}
