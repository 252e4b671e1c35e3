//! Reads-from exploration against brute force: all interleavings, grouped by reads-from class, each class exactly once.
//!
//! `RADDLE_SEED` and `RADDLE_SCRIPTS` choose the seed and the number of random scripts; a fresh seed is printed otherwise.
//! The long run is `RADDLE_SCRIPTS=100000 cargo test --release -p raddle-explore --test reads_from -- --nocapture`.

use raddle_base::Random;
use raddle_explore::{Algorithm, EventLog, ExecutionEnd, Observer, Options, Summary, explore};
use raddle_script::{Mix, Object, Op, Script, ScriptMachine, combinations, random_script, shrink, small_bodies};
use raddle_trace::{Choices, FaultKind, Machine, Mode, OpKind, Pending, SiteId, ThreadId, Transition};
use raddle_witness::ordered_reads_from_class;
use std::collections::{BTreeMap, HashMap};
use std::hash::{DefaultHasher, Hash, Hasher};

/// The reads-from class of an execution, recomputed byte by byte from its events.
///
/// Operations on synchronisation objects read the object and, unless they changed nothing, write it. The key that the
/// independent checker computes from its own definition must tell the same executions apart: [`Classes`] compares.
fn class_of(log: &EventLog) -> u64 {
    let mut paths: HashMap<ThreadId, Vec<u32>> = HashMap::from([(ThreadId::MAIN, Vec::new())]);
    let mut children: HashMap<ThreadId, u32> = HashMap::new();
    let mut counts: HashMap<ThreadId, u32> = HashMap::new();
    let mut memory: HashMap<u64, (Vec<u32>, u32)> = HashMap::new();
    let mut labels: BTreeMap<(Vec<u32>, u32), u64> = BTreeMap::new();
    for (i, event) in log.events().iter().enumerate() {
        let thread = event.transition.thread;
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
        let choice = match event.choices {
            Choices::Waiters(_) => paths[&ThreadId(event.transition.choice)].clone(),
            _ => vec![event.transition.choice],
        };
        let mut hasher = DefaultHasher::new();
        (event.kind, event.site, choice).hash(&mut hasher);
        let accesses = log.accesses(i);
        let bytes = |access: &raddle_trace::Access| access.address..access.address + u64::from(access.len);
        for access in accesses.iter().filter(|a| !matches!(a.mode, Mode::World | Mode::BarrierLeave)) {
            access.mode.hash(&mut hasher);
            if access.mode.reads() {
                bytes(access).for_each(|byte| memory.get(&byte).hash(&mut hasher));
            }
        }
        for access in accesses.iter().filter(|a| !matches!(a.mode, Mode::World | Mode::BarrierLeave)) {
            if access.mode.writes() {
                bytes(access).for_each(|byte| drop(memory.insert(byte, name.clone())));
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

/// The same class by the independent checker.
fn checked_class_of(log: &EventLog) -> u128 {
    let event = |(index, event): (usize, &raddle_explore::Event)| raddle_witness::Event {
        transition: event.transition,
        kind: event.kind,
        site: event.site,
        accesses: log.accesses(index).to_vec(),
        read: event.read,
        wrote: event.wrote,
        expected: event.expected,
        spawned: event.spawned,
        joined: event.joined,
        woke: event.woke,
        end: event.end,
    };
    let events: Vec<raddle_witness::Event> = log.events().iter().enumerate().map(event).collect();
    ordered_reads_from_class(&events).digest()
}

struct Classes<'s> {
    script: &'s Script,
    /// Which class the checker's key stands for, and the other way round.
    by_checker: HashMap<u128, u64>,
    checked: HashMap<u64, u128>,
    /// Whether the two definitions tell the same executions apart.
    agree: bool,
    seen: HashMap<u64, (u64, ExecutionEnd)>,
}

impl Observer for Classes<'_> {
    fn wants_executions(&self) -> bool {
        true
    }

    fn execution(&mut self, end: ExecutionEnd, log: &EventLog) {
        if !exits_early(self.script, log) {
            let (class, key) = (class_of(log), checked_class_of(log));
            self.seen.entry(class).or_insert((0, end)).0 += 1;
            self.agree &= *self.by_checker.entry(key).or_insert(class) == class;
            self.agree &= *self.checked.entry(class).or_insert(key) == key;
        }
    }
}

fn run<'s>(script: &'s Script, algorithm: Algorithm, options: &Options<'_>) -> (Summary, Classes<'s>) {
    let mut classes =
        Classes { script, by_checker: HashMap::new(), checked: HashMap::new(), agree: true, seen: HashMap::new() };
    let summary = explore(&mut ScriptMachine::new(script), algorithm, options, &mut classes);
    (summary, classes)
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

/// Whether a script does what is explored up to a finer equivalence only.
fn is_finer(script: &Script) -> bool {
    let finer = |op: &Op| matches!(op, Op::Atomic(_) | Op::CondTimedWait(..));
    script.bodies.iter().flatten().any(finer)
}

/// Takes that out: atomic blocks become what is in them, timed waits wait.
fn without_finer(script: &mut Script) {
    for body in &mut script.bodies {
        let ops = std::mem::take(body).into_iter().flat_map(|op| match op {
            Op::Atomic(inside) => inside,
            Op::CondTimedWait(_, c, m) => vec![Op::CondWait(c, m)],
            op => vec![op],
        });
        *body = ops.collect();
    }
}

fn compare(script: &Script, options: Options<'_>, executions_max: u64) -> Result<Option<u64>, String> {
    let options = Options { keep_going: true, ..options };
    let (oracle, expected) = run(script, Algorithm::Naive, &Options { executions_max, ..options });
    if oracle.stopped.is_some() {
        return Ok(None);
    }
    let (summary, classes) =
        run(script, Algorithm::ReadsFrom, &Options { executions_max: executions_max + 10, ..options });
    if !expected.agree && !is_finer(script) {
        return Err("the definitions of a class differ".to_owned());
    }
    let missing = expected.seen.keys().filter(|class| !classes.seen.contains_key(class)).count();
    let extra = classes.seen.keys().filter(|class| !expected.seen.contains_key(class)).count();
    let twice = classes.seen.values().filter(|(count, _)| *count != 1).count();
    if missing + extra + twice > 0 && !is_finer(script) {
        let all = expected.seen.len();
        return Err(format!("of {all} classes {missing} missing, {extra} unknown, {twice} repeated"));
    }
    if classes.seen.iter().any(|(class, (_, end))| expected.seen.get(class).is_some_and(|e| e.1 != *end)) {
        return Err("an execution ends in another way".to_owned());
    }
    if bugs(&summary) != bugs(&oracle) {
        return Err(format!("bugs {:?} instead of {:?}", bugs(&summary), bugs(&oracle)));
    }
    if summary.counters.sleep_set_blocked > 0 {
        return Err("blocked executions".to_owned());
    }
    Ok(Some(oracle.counters.executions()))
}

fn variable(name: &str) -> Option<u64> {
    std::env::var(name).ok().map(|v| v.parse().unwrap_or_else(|_| panic!("{name} is a number, not {v}")))
}

#[test]
fn random_scripts_agree_with_brute_force() {
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).map_or(0, |d| d.as_nanos() as u64);
    let seed = variable("RADDLE_SEED").unwrap_or(now);
    let scripts = variable("RADDLE_SCRIPTS").unwrap_or(1000);
    println!("seed {seed}: RADDLE_SEED={seed} RADDLE_SCRIPTS={scripts} repeats this run");
    let mut random = Random::new(seed);
    let (mut compared, mut skipped, mut executions) = (0, 0, 0);
    for number in 0..scripts {
        let mix = if random.below(3) == 0 {
            Mix { threads: 3, length: 3, locks: random.below(2) == 0, ..Mix::MEMORY }
        } else {
            Mix::draw(&mut random)
        };
        let mut script = random_script(&mut random, mix);
        if random.below(8) != 0 {
            without_finer(&mut script);
        }
        let options = Options { order: random.below(3), ..Options::default() };
        match compare(&script, options, 3000) {
            Ok(Some(count)) => {
                compared += 1;
                executions += count;
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
    assert!(compared > skipped);
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
