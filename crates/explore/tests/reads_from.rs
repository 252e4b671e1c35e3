//! Reads-from exploration against brute force: all interleavings, grouped by reads-from class, each class exactly once.
//!
//! `RADDLE_SEED` and `RADDLE_SCRIPTS` choose the seed and the number of random scripts; a fresh seed is printed otherwise.
//! The long run is `RADDLE_SCRIPTS=100000 cargo test --release -p raddle-explore --test reads_from -- --nocapture`.

mod common;

use raddle_base::Random;
use raddle_explore::{
    Algorithm, Counters, EventLog, ExecutionEnd, Observer, Options, Races, Reason, Summary, Unobserved, explore,
};
use raddle_script::{
    Mix, Object, Op, Place, Script, ScriptMachine, Value, combinations, random_script, shrink, small_bodies,
};
use raddle_test_support::{number_from, seed_and_scripts};
use raddle_trace::{Choices, FaultKind, Machine, OpKind, Pending, SiteId, ThreadId, Transition};
use raddle_witness::explored_reads_from_class;
use std::collections::{BTreeMap, HashMap};

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

/// The reads-from class of an execution, by the independent checker, and how the execution ended.
type Execution = (u128, ExecutionEnd);

struct Executions<'s> {
    script: &'s Script,
    all: Vec<Execution>,
}

impl<M> Observer<M> for Executions<'_> {
    fn wants_executions(&self) -> bool {
        true
    }

    fn restarted(&mut self) {
        self.all.clear();
    }

    fn execution(&mut self, end: ExecutionEnd, log: &EventLog, _: &M) {
        // Where a thread was held back at an await for nothing there is no whole execution.
        if end != ExecutionEnd::SpinBlocked && !exits_early(self.script, log) {
            self.all.push((explored_reads_from_class(&common::events_of(log)).digest(), end));
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

/// How often each class occurs, and how it ends.
fn classes(executions: &[Execution]) -> HashMap<u128, (u64, ExecutionEnd)> {
    let mut seen = HashMap::new();
    for &(class, end) in executions {
        seen.entry(class).or_insert((0, end)).0 += 1;
    }
    seen
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
    /// Executions in which a thread was held back at an await for nothing.
    held_back: u64,
    /// Why another algorithm had to do it, if it had to.
    handed_over: Option<Reason>,
}

fn compare_classes(expected: &[Execution], explored: &[Execution]) -> Result<(), String> {
    let (expected, explored) = (classes(expected), classes(explored));
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
    let handed_over = summary.hand_overs.last().map(|hand_over| hand_over.why);
    if handed_over.is_none() {
        compare_classes(&expected, &explored)?;
    }
    if bugs(&summary) != bugs(&oracle) {
        return Err(format!("bugs {:?} instead of {:?}", bugs(&summary), bugs(&oracle)));
    }
    if summary.counters.sleep_set_blocked > 0 {
        return Err("blocked executions".to_owned());
    }
    let held_back = summary.counters.spin_blocked;
    Ok(Some(Compared { interleavings: oracle.counters.executions(), held_back, handed_over }))
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
    let (seed, scripts) = seed_and_scripts(1000);
    let mut random = Random::new(seed);
    let (mut compared, mut skipped, mut executions) = (0, 0, 0);
    let mut handed_over: BTreeMap<Reason, u64> = BTreeMap::new();
    for number in 0..scripts {
        let mix = draw_mix(&mut random);
        let script = random_script(&mut random, mix);
        // Now and then threads may make a few steps only.
        let steps_max = if random.below(3) == 0 { 1 + random.below(5) } else { Options::default().steps_max };
        let options = Options { order: random.below(3), steps_max, ..Options::default() };
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
        println!("{count} handed over: {}", why.text());
    }
    assert!(compared > skipped);
}

/// An operation of a program with many awaits, of one number or of its halves.
fn awaiting_operation(random: &mut Random) -> Op {
    let place = match random.below(8) {
        0 => Place::bytes(0, 4 * random.below(2) as u8, 4),
        1..3 => Place::cell(1),
        _ => Place::cell(0),
    };
    let value = Value::constant(random.below(3));
    let awaited = random.below(3);
    match random.below(14) {
        0..4 => Op::Write(place, value),
        4 => Op::FetchAdd(0, place, value),
        5 => Op::Add(place, value),
        6 => Op::Read(0, place),
        7 => Op::Write(place, Value::plus(0, 1)),
        8 => Op::AwaitExchange(1, place, awaited, value),
        9 => Op::AwaitCompareExchange(place, awaited, value),
        10 => Op::CompareExchange(0, place, Value::constant(awaited), value),
        _ => Op::Await(place, awaited),
    }
}

/// Each class once, those in which somebody waits in vain among them, and nothing is left to another algorithm.
#[test]
fn awaits_agree_with_brute_force() {
    let (seed, scripts) = seed_and_scripts(600);
    let mut random = Random::new(seed);
    let (mut compared, mut skipped, mut executions, mut held_back) = (0, 0, 0, 0);
    for number in 0..scripts {
        let threads = 2 + random.below(3);
        let length = if threads == 4 { 1 + random.below(2) } else { 2 + random.below(2) };
        let body = |random: &mut Random| (0..length).map(|_| awaiting_operation(random)).collect();
        let bodies = (0..threads).map(|_| body(&mut random)).collect();
        let script = Script::parallel(2, vec![], bodies);
        let options = Options { order: random.below(3), ..Options::default() };
        let wrong = |script: &Script| match compare(script, options, 4000) {
            // It may find itself slower than others.
            Ok(Some(Compared { handed_over: Some(why), .. })) if why != Reason::TooManyCombinations => {
                Err(format!("handed over: {}", why.text()))
            }
            compared => compared,
        };
        match wrong(&script) {
            Ok(Some(what)) => {
                compared += 1;
                executions += what.interleavings;
                held_back += what.held_back;
            }
            Ok(None) => skipped += 1,
            Err(what) => {
                let smallest = shrink(&script, |smaller| wrong(smaller).is_err());
                let (order, what_smallest) = (options.order, wrong(&smallest));
                panic!("seed {seed}, script {number}, order {order}: {what}\n{smallest}\n{what_smallest:?}");
            }
        }
    }
    println!("{compared} scripts compared over {executions} interleavings, {skipped} too large; {held_back} held back");
    assert!(compared > skipped);
}

/// Where each place that is awaited is written once, or values only ever come in one order, nobody is held back at an await in vain; at a lock some are.
#[test]
fn awaits_are_held_back_where_they_may_be_in_vain() {
    let counts = |cells: u8, bodies: Vec<Vec<Op>>| {
        let script = Script::parallel(cells, vec![], bodies);
        let options = Options { races: Races::Off, ..Options::default() };
        let mut machine = ScriptMachine::new(&script);
        let Counters { complete, await_blocked, spin_blocked, .. } =
            explore(&mut machine, Algorithm::ReadsFrom, &options, &mut Unobserved).counters;
        (complete, await_blocked, spin_blocked)
    };
    let (turn, [free, held]) = (Place::cell(0), [0, 1].map(Value::constant));
    let next = |i: u64| vec![Op::Await(turn, i), Op::Write(turn, Value::constant(i + 1))];
    assert_eq!(counts(1, (0..7).map(next).collect()), (1, 0, 0));
    let flags = |i: u8| {
        let others = (0..5).filter(|&other| other != i).map(|other| Op::Await(Place::cell(other), 1));
        [Op::Write(Place::cell(i), held)].into_iter().chain(others).collect()
    };
    assert_eq!(counts(5, (0..5).map(flags).collect()), (1, 0, 0));
    let lock = vec![Op::AwaitCompareExchange(turn, 0, held), Op::Write(turn, free)];
    assert_eq!(counts(1, vec![lock.clone(); 3]), (6, 0, 4));
    assert_eq!(counts(1, vec![lock; 5]), (120, 0, 86));
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
    let longest_of_three = if number_from("RADDLE_FULL") == Some(1) { 2 } else { 1 };
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
