//! A search that several threads work on finds what one finds.
//!
//! `RADDLE_SEED`, `RADDLE_SCRIPTS` and `RADDLE_SCRIPT` choose scripts, as in `searches.rs`.

mod common;

use common::caught;
use raddle_base::Random;
use raddle_explore::{
    Algorithm, Counters, Dependence, EventLog, ExecutionEnd, Jobs, Memory, Observer, Options, Pieces, Races,
    RandomSchedule, Search, SearchError, Status, Stopped, Summary, Unobserved, Workers, explore,
};
use raddle_script::{Mix, Script, ScriptMachine, papers, random_script, shrink};
use raddle_test_support::{Standstill, number_from, seed_and_scripts};
use raddle_trace::{FaultKind, Schedule, SiteId, Transition};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

const EXHAUSTIVE: [Algorithm; 5] =
    [Algorithm::Naive, Algorithm::Classic, Algorithm::Source, Algorithm::Optimal, Algorithm::ReadsFrom];

/// What must not depend on the number of workers, for a search that this algorithm finished.
#[derive(PartialEq, Debug)]
struct Found {
    counters: Counters,
    /// Kind, place, how many executions came before it, and the schedule that shows it.
    bugs: Vec<(FaultKind, SiteId, u64, Schedule)>,
    races: Vec<(SiteId, SiteId, u64, Schedule)>,
    hand_overs: Vec<(Algorithm, Algorithm)>,
}

/// All cells but the first one may be in data races.
fn machine(script: &Script) -> ScriptMachine<'_> {
    ScriptMachine::with_plain_cells(script, 1)
}

fn found(summary: &Summary, asked: Algorithm) -> Found {
    let mut counters = summary.counters;
    let mut bugs: Vec<_> = summary
        .bugs
        .iter()
        .map(|bug| (bug.fault.kind, bug.fault.site, bug.found_after, bug.schedule.clone()))
        .collect();
    let mut races: Vec<_> = summary
        .data_races
        .iter()
        .map(|race| (race.first.1, race.second.1, race.found_after, race.schedule.clone()))
        .collect();
    let hand_overs: Vec<_> = summary.hand_overs.iter().map(|hand_over| (hand_over.from, hand_over.to)).collect();
    if !hand_overs.is_empty() {
        // What was done before does not count, and is work.
        (counters.events, counters.predictions) = (0, 0);
    }
    let by = hand_overs.last().map_or(asked, |(_, to)| *to);
    if matches!(by, Algorithm::Optimal | Algorithm::ReadsFrom) {
        counters = Counters { events: 0, predictions: 0, wakeup_tree_max: 0, ..counters };
    }
    if summary.stopped == Some(Stopped::Bug) {
        // What a piece asks of the one that gave it away waits there, if that one has not come back before.
        counters.wakeup_tree_max = 0;
    }
    if by == Algorithm::ReadsFrom {
        // The same classes by other witnesses.
        (counters.depth_max, counters.consistency_checks) = (0, [0; 3]);
        // Which of two accesses comes second depends on the execution; what races are bugs is seen from the races.
        bugs.retain(|&(kind, ..)| kind != FaultKind::DataRace);
        bugs = bugs.into_iter().map(|(kind, site, ..)| (kind, site, 0, Schedule::default())).collect();
        bugs.sort_by_key(|&(kind, site, ..)| (kind, site));
        races = races.into_iter().map(|(a, b, ..)| (a.min(b), a.max(b), 0, Schedule::default())).collect();
        races.sort_by_key(|&(first, second, ..)| (first, second));
    }
    Found { counters, bugs, races, hand_overs }
}

fn run(script: &Script, pieces: &mut Pieces, options: &Options<'_>, jobs: Jobs) -> Summary {
    let workers = Workers { machine: &|| machine(script), observer: &|| Unobserved };
    pieces.run(&workers, options, &jobs, &mut Unobserved, &mut |_| {}).expect("a machine that fits")
}

/// Explores with this many workers that give away what they can at every chance.
fn with_workers(script: &Script, algorithm: Algorithm, options: &Options<'_>, jobs: Jobs) -> Summary {
    run(script, &mut Pieces::new(algorithm), options, jobs)
}

fn forced(workers: usize, split_every: u64) -> Jobs {
    Jobs { workers, begin_after: Duration::ZERO, split_every: Some(split_every), ..Jobs::default() }
}

fn compare(script: &Script, options: &Options<'_>, split_every: u64) -> Result<(), String> {
    let polynomial = Options { memory: Memory::Polynomial, ..*options };
    let settings = Algorithm::ALL.map(|algorithm| (algorithm, options)).into_iter();
    for (algorithm, options) in settings.chain([(Algorithm::Optimal, &polynomial)]) {
        let whole = explore(&mut machine(script), algorithm, options, &mut Unobserved);
        let at_bug = whole.stopped == Some(Stopped::Bug);
        if whole.stopped.is_some() && !at_bug && algorithm != Algorithm::Random {
            continue;
        }
        // What others explore beyond the bug before somebody finds it counts for the limit.
        let executions_max = if at_bug { u64::MAX } else { options.executions_max };
        let options = &Options { executions_max, ..*options };
        let workers = [2, 3, 4, 8][split_every as usize % 4];
        let shared = caught(|| with_workers(script, algorithm, options, forced(workers, split_every)))?;
        if at_bug && algorithm == Algorithm::ReadsFrom {
            // The first bug that somebody finds, before the program is handed over or after that.
            if (shared.bugs.len(), &shared.stopped) != (1, &whole.stopped) {
                return Err(format!("{}: {:?} instead of a bug", algorithm.name(), shared.stopped));
            }
            continue;
        }
        if algorithm == Algorithm::ReadsFrom && shared.hand_overs.len() != whole.hand_overs.len() {
            // Whether it comes to a reason to hand over depends on the way it takes; the verdict does not.
            if (shared.bugs.is_empty(), &shared.stopped) != (whole.bugs.is_empty(), &whole.stopped) {
                return Err(format!("{}: {:?} instead of {:?}", algorithm.name(), shared.bugs, whole.bugs));
            }
            continue;
        }
        let (shared_found, expected) = (found(&shared, algorithm), found(&whole, algorithm));
        if shared_found != expected || shared.stopped != whole.stopped {
            let (name, memory) = (algorithm.name(), options.memory);
            let stopped = (&shared.stopped, &whole.stopped);
            return Err(format!("{name}, {memory:?}, {stopped:?}: {shared_found:?} instead of {expected:?}"));
        }
    }
    Ok(())
}

#[test]
fn several_workers_find_what_one_finds() {
    let (seed, scripts) = seed_and_scripts(150);
    let mut random = Random::new(seed);
    let standstill = Standstill::watch();
    for number in 0..scripts {
        standstill.next(format!("seed {seed}, script {number}"));
        let mix = Mix::draw(&mut random);
        let script = random_script(&mut random, mix);
        let options = Options {
            keep_going: random.below(3) != 0,
            order: random.below(3),
            dependence: Dependence { silent_writes: random.below(4) == 0, commuting_adds: random.below(2) == 0 },
            races: [Races::Off, Races::Warn, Races::Error][random.below(3) as usize],
            executions_max: 2000,
            random: [RandomSchedule::Uniform, RandomSchedule::Pct { changes: 2 }][random.below(2) as usize],
            random_executions: 60,
            ..Options::default()
        };
        let split_every = 1 + random.below(20);
        if number_from("RADDLE_SCRIPT").is_none_or(|only| only == number)
            && let Err(what) = compare(&script, &options, split_every)
        {
            let smallest = shrink(&script, |smaller| compare(smaller, &options, split_every).is_err());
            panic!("seed {seed}, script {number}, {split_every}: {what}\n{options:?}\n{script}\n{smallest}");
        }
    }
}

/// Additions commute, and whether a race between two places is one hangs on their order in one execution and not in another. A part of the search comes to the first of
/// these and does not know of the other one.
#[test]
fn a_race_that_hangs_on_additions_matters_only_if_none_is_known_there() {
    let script = "cells 3\nmutex o0\nmutex o1\ncond o2\n\
        thread 0:\n  spawn 2\n  spawn 3\n  broadcast o2\n\
        thread 1:\n  add x1 0\n\
        thread 2:\n  lock o0\n  cond-timed-wait r0 o2 o0\n  unlock o0\n  read r0 x1[r0]\n  spawn 1\n\
        thread 3:\n  spawn 2\n";
    let script = Script::parse(script).expect("a script");
    let dependence = Dependence { silent_writes: false, commuting_adds: true };
    for (order, keep_going) in [(0, true), (1, true), (2, true), (0, false), (2, false)] {
        for races in [Races::Warn, Races::Error] {
            let limits = Options { executions_max: 2000, random_executions: 60, ..Options::default() };
            let options = Options { keep_going, order, dependence, races, ..limits };
            for split_every in [1, 3, 8, 16] {
                assert_eq!(compare(&script, &options, split_every), Ok(()), "{options:?}");
            }
        }
    }
}

/// In some executions a thread waits for x1, in others it makes a plain write to it. A part may have the one without the other.
#[test]
fn what_is_awaited_in_another_execution_is_no_obstacle() {
    let script = "cells 3\nthread 0:\n  spawn 1\n  spawn 2\nthread 1:\n  read r1 x1\n\
        thread 2:\n  choose r0 2\n  skip-if r0 0 1\n  choose r0 2\n  skip-if r0 0 1\n  await-cas x1 1 1\n  write x1[r0] 1\n";
    let script = Script::parse(script).expect("a script");
    let dependence = Dependence { silent_writes: false, commuting_adds: true };
    let options =
        Options { keep_going: true, dependence, races: Races::Warn, random_executions: 60, ..Options::default() };
    for split_every in [1, 2, 3, 8, 16] {
        assert_eq!(compare(&script, &options, split_every), Ok(()));
    }
}

/// Takes its time at some executions, as a worker on a busy machine does.
struct Dawdler(Random);

impl<M> Observer<M> for Dawdler {
    fn wants_executions(&self) -> bool {
        true
    }

    fn execution(&mut self, _: ExecutionEnd, _: &EventLog, _: &M) {
        if self.0.below(4) == 0 {
            std::thread::sleep(Duration::from_micros(self.0.below(3000)));
        }
    }
}

/// Pieces come back in any order: also when the search seems to have found its end, and one that comes after it makes the
/// one go on that it belongs to, which comes before.
#[test]
fn the_first_bug_ends_the_search_whoever_is_slow() {
    let (seed, scripts) = seed_and_scripts(40);
    let mut random = Random::new(seed);
    let standstill = Standstill::watch();
    let mut compared = 0;
    for number in 0..scripts {
        let mix = Mix::draw(&mut random);
        let script = random_script(&mut random, mix);
        let options = Options { executions_max: 300, order: random.below(3), ..Options::default() };
        // Naive is cut up into thousands of pieces before it comes to the bug, and each is looked at again and again.
        for algorithm in EXHAUSTIVE.into_iter().filter(|&algorithm| algorithm != Algorithm::Naive) {
            let whole = explore(&mut machine(&script), algorithm, &options, &mut Unobserved);
            if whole.stopped != Some(Stopped::Bug) {
                continue;
            }
            let slowness = random.below(u64::MAX);
            let split_every = 1 + random.below(8);
            standstill
                .next(format!("seed {seed}, script {number}, {algorithm:?}, {split_every}, {options:?}:\n{script}"));
            let drawn = Mutex::new(Random::new(slowness));
            let dawdler = || Dawdler(Random::new(drawn.lock().expect("nobody panicked").below(u64::MAX)));
            let workers = Workers { machine: &|| machine(&script), observer: &dawdler };
            let options = Options { executions_max: u64::MAX, ..options };
            let mut pieces = Pieces::new(algorithm);
            let shared = pieces.run(&workers, &options, &forced(4, split_every), &mut Unobserved, &mut |_| {});
            let shared = shared.expect("a machine that fits");
            assert_eq!((shared.bugs.len(), &shared.stopped), (1, &whole.stopped), "seed {seed}, script {number}");
            if algorithm != Algorithm::ReadsFrom {
                let (shared, whole) = (found(&shared, algorithm), found(&whole, algorithm));
                assert_eq!(shared, whole, "seed {seed}, script {number}, {algorithm:?}\n{script}");
            }
            compared += 1;
        }
    }
    assert!(compared > 0 || scripts < 40, "none has a bug");
}

/// The schedules of all executions, whoever explored them.
struct Schedules<'a>(&'a Mutex<Vec<Vec<Transition>>>);

impl<M> Observer<M> for Schedules<'_> {
    fn wants_executions(&self) -> bool {
        true
    }

    fn execution(&mut self, _: ExecutionEnd, log: &EventLog, _: &M) {
        self.0.lock().expect("nobody panicked").push(log.schedule().to_vec());
    }
}

#[test]
fn random_schedules_are_the_same_for_every_number_of_workers() {
    let script = papers::readers(4);
    for random in [RandomSchedule::Uniform, RandomSchedule::Pct { changes: 3 }] {
        let options = Options { random, random_executions: 300, seed: 5, ..Options::default() };
        let drawn = |jobs: Jobs| {
            let schedules = Mutex::new(Vec::new());
            let workers = Workers { machine: &|| machine(&script), observer: &|| Schedules(&schedules) };
            let summary = Pieces::new(Algorithm::Random).run(&workers, &options, &jobs, &mut Unobserved, &mut |_| {});
            let summary = summary.expect("a machine that fits");
            assert_eq!((summary.counters.executions(), summary.stopped), (300, Some(Stopped::Executions)));
            let mut schedules = schedules.into_inner().expect("nobody panicked");
            schedules.sort();
            schedules
        };
        let alone = drawn(Jobs::default());
        assert!(alone.windows(2).filter(|two| two[0] != two[1]).count() > 30, "they are not all alike");
        for (workers, split_every) in [(1, 7), (2, 30), (4, 3)] {
            assert_eq!(drawn(forced(workers, split_every)), alone, "{workers} workers");
        }
        let other = Options { seed: 6, ..options };
        let others = Mutex::new(Vec::new());
        explore(&mut machine(&script), Algorithm::Random, &other, &mut Schedules(&others));
        let mut others = others.into_inner().expect("nobody panicked");
        others.sort();
        assert_ne!(others, alone, "another seed draws others");
    }
}

fn papers_programs() -> [Script; 6] {
    [
        papers::readers(7),
        papers::lastzero(6),
        papers::casrot(5),
        papers::floating_read(5),
        papers::fib_bench(3),
        papers::critical_sections(4),
    ]
}

/// Workers that give away parts only when somebody asks for one.
#[test]
fn the_papers_programs_among_workers() {
    for script in &papers_programs() {
        for algorithm in [Algorithm::Source, Algorithm::Optimal, Algorithm::ReadsFrom] {
            let options = Options { keep_going: true, ..Options::default() };
            let whole = explore(&mut machine(script), algorithm, &options, &mut Unobserved);
            for workers in [1, 2, 3, 8] {
                let jobs = Jobs { workers, begin_after: Duration::ZERO, ..Jobs::default() };
                let shared = with_workers(script, algorithm, &options, jobs);
                assert_eq!(found(&shared, algorithm), found(&whole, algorithm), "{algorithm:?}, {workers}\n{script}");
            }
        }
    }
}

/// Stopped by a limit again and again, saved, loaded and taken up by another number of workers.
#[test]
fn limits_pause_and_nothing_is_lost() {
    for script in &papers_programs() {
        for algorithm in EXHAUSTIVE.into_iter().filter(|&algorithm| algorithm != Algorithm::Naive) {
            let options = Options { keep_going: true, ..Options::default() };
            let whole = explore(&mut machine(script), algorithm, &options, &mut Unobserved);
            let all = whole.counters.executions();
            let mut pieces = Pieces::new(algorithm);
            let mut stops = 0;
            let shared = loop {
                let executions_max = (stops + 1) * (all / 5 + 1);
                let workers = 1 + stops as usize % 3;
                let summary = run(script, &mut pieces, &Options { executions_max, ..options }, forced(workers, 50));
                if pieces.is_over() {
                    break pieces.summary();
                }
                stops += 1;
                assert_eq!(summary.stopped, Some(Stopped::Executions));
                assert_eq!(pieces.verify(), Ok(()));
                pieces = Pieces::load(&pieces.save()).expect("what was saved");
            };
            assert!(stops >= 2, "{stops} of {all} executions");
            assert_eq!(found(&shared, algorithm), found(&whole, algorithm), "{algorithm:?}\n{script}");
            // It is over, and stays so.
            let again = Pieces::load(&pieces.save()).expect("what was saved");
            assert!(again.is_over());
            assert_eq!(found(&again.summary(), algorithm), found(&whole, algorithm));
        }
    }
}

/// Workers that get lost with their piece, or bring it back when somebody else has done so, and a keeper of the pieces who is lost
/// now and then with all that he did since he last saved them.
fn unreliable(script: &Script, algorithm: Algorithm, random: &mut Random) -> Summary {
    let options = Options { keep_going: true, ..Options::default() };
    let mut pieces = Pieces::new(algorithm);
    let mut saved = pieces.save();
    // What happened since, and what is on its way.
    let mut log: Vec<(u64, u64, Search, Vec<Search>)> = Vec::new();
    let mut queue: Vec<(u64, u64, Vec<u8>)> = Vec::new();
    loop {
        while let Some((id, round, search)) = pieces.lend() {
            queue.push((id, round, search.save()));
        }
        if pieces.is_over() {
            return pieces.summary();
        }
        let (id, round, bytes) = queue.swap_remove(random.below(queue.len() as u64) as usize);
        let mut search = Search::load(&bytes).expect("what was saved");
        let events = 1 + random.below(400);
        search.run(&mut machine(script), &options, &mut Unobserved, Some(events)).expect("it fits");
        let given: Vec<Search> = (0..random.below(3)).map_while(|_| search.split()).collect();
        if random.below(4) == 0 {
            // The worker is taken for lost. It may bring it back all the same.
            queue.push((id, round, bytes));
            if random.below(2) == 0 {
                continue;
            }
        }
        log.push((id, round, search.clone(), given.clone()));
        pieces.bring_back_lent(id, round, search, given).expect("it fits");
        match random.below(8) {
            0 => {
                assert_eq!(pieces.verify(), Ok(()));
                (saved, log) = (pieces.save(), Vec::new());
            }
            1 => {
                pieces = Pieces::load(&saved).expect("what was saved");
                // All that may have been handed out then, with the same rounds; what is still on its way is not lost.
                while pieces.lend().is_some() {}
                for (id, round, search, given) in &log {
                    pieces.bring_back_lent(*id, *round, search.clone(), given.clone()).expect("it fits");
                    while pieces.lend().is_some() {}
                }
                queue.extend(pieces.lent().map(|(id, round, search)| (id, round, search.save())));
            }
            _ => {}
        }
    }
}

#[test]
fn pieces_of_lost_workers_count_once() {
    let (seed, rounds) = seed_and_scripts(1);
    let mut random = Random::new(seed);
    for script in papers_programs().iter().filter(|_| rounds > 0) {
        for algorithm in EXHAUSTIVE.into_iter().filter(|&algorithm| algorithm != Algorithm::Naive) {
            let options = Options { keep_going: true, ..Options::default() };
            let whole = explore(&mut machine(script), algorithm, &options, &mut Unobserved);
            for _ in 0..rounds {
                let shared = unreliable(script, algorithm, &mut random);
                assert_eq!(found(&shared, algorithm), found(&whole, algorithm), "{algorithm:?}\n{script}");
            }
        }
    }
}

#[test]
fn an_interrupt_stops_all_and_checkpoints_are_taken() {
    let script = papers::readers(13);
    let workers = Workers { machine: &|| machine(&script), observer: &|| Unobserved };
    let jobs = Jobs {
        workers: 3,
        begin_after: Duration::ZERO,
        checkpoint_every: Some(Duration::from_millis(20)),
        ..Jobs::default()
    };
    let interrupt = AtomicBool::new(false);
    let options = Options { keep_going: true, interrupt: Some(&interrupt), ..Options::default() };
    let (mut taken, mut last) = (0, None);
    let mut pieces = Pieces::new(Algorithm::Naive);
    let stopped = pieces.run(&workers, &options, &jobs, &mut Unobserved, &mut |pieces| {
        taken += 1;
        assert_eq!(pieces.verify(), Ok(()));
        last = Some(pieces.summary().counters.executions());
        interrupt.store(taken == 3, Ordering::Relaxed);
    });
    let stopped = stopped.expect("a machine that fits");
    assert_eq!((stopped.stopped, taken, pieces.is_over()), (Some(Stopped::Interrupted), 3, false));
    assert!(Some(stopped.counters.executions()) >= last);
}

/// Without `keep_going` the first bug ends the search for good, and which one is the first depends on nobody's speed.
#[test]
fn the_first_bug_ends_the_search() {
    let script = Script::parse(
        "cells 2
thread 0:
  spawn 1
  spawn 2
  spawn 3
thread 1:
  write x0 1
  write x1 1
thread 2:
  read r0 x0
  read r1 x1
  assert r1 0
thread 3:
  read r0 x0
  read r1 x1
  assert r1 0
",
    )
    .expect("a script");
    for algorithm in EXHAUSTIVE {
        let whole = explore(&mut machine(&script), algorithm, &Options::default(), &mut Unobserved);
        for split_every in 1..20 {
            let mut pieces = Pieces::new(algorithm);
            let summary = run(&script, &mut pieces, &Options::default(), forced(4, split_every));
            assert!(pieces.is_over());
            assert_eq!((summary.bugs.len(), &summary.stopped), (1, &Some(Stopped::Bug)), "{algorithm:?}");
            // It is the one that one worker finds, after as many executions.
            if algorithm != Algorithm::ReadsFrom {
                assert_eq!(found(&summary, algorithm), found(&whole, algorithm), "{algorithm:?}");
            }
        }
    }
}

/// A bug in a part of a part is forgotten when what comes before both ends at another one.
#[test]
fn the_first_bug_ends_the_search_although_a_part_of_a_part_has_found_one() {
    let threads = "thread 1:\n  write x0 1\n  write x0 1\n  assert r0 1\n";
    let others = threads.replace("thread 1", "thread 2") + &threads.replace("thread 1", "thread 3");
    let script = Script::parse(&format!("cells 1\nthread 0:\n  spawn 1\n  spawn 2\n  spawn 3\n{threads}{others}"));
    let script = script.expect("a script");
    let options = Options::default();
    let explored = |search: &Search, events: Option<u64>| {
        let mut search = search.clone();
        search.run(&mut machine(&script), &options, &mut Unobserved, events).expect("it fits");
        search
    };
    let mut pieces = Pieces::new(Algorithm::Naive);
    // The whole gives away a part, and that one another.
    let mut held = Vec::new();
    for depth in 0..2 {
        let (id, round, search) = pieces.lend().expect("a piece");
        // Before its first execution has come to its end there is something to give away.
        let steps = (1..8).rev().map(|events| explored(search, Some(events)));
        let mut splits = steps.map(|mut search| (search.split(), search));
        let (given, search) = splits.find(|(given, _)| given.is_some()).expect("one that gives something");
        let given = Vec::from_iter(given);
        assert_eq!((id, search.status()), (depth, Status::Paused));
        pieces.bring_back_lent(id, round, search, given).expect("it fits");
        let (id, round, search) = pieces.lend().expect("a piece");
        assert_eq!(id, depth, "older pieces come first");
        held.push((id, round, search.clone()));
    }
    let (id, round, search) = pieces.lend().expect("a piece");
    held.push((id, round, search.clone()));
    assert_eq!(id, 2);
    let whole = explore(&mut machine(&script), Algorithm::Naive, &options, &mut Unobserved);
    for (which, is_over) in [(2, false), (0, true)] {
        let (id, round, search) = &held[which];
        let search = explored(search, None);
        assert_eq!(search.status(), Status::Stopped);
        pieces.bring_back_lent(*id, *round, search, Vec::new()).expect("it fits");
        if is_over {
            pieces.end_if_stopped();
        }
    }
    assert_eq!(found(&pieces.summary(), Algorithm::Naive), found(&whole, Algorithm::Naive));
}

/// The random schedule that ends the search is the one with the smallest number that shows a bug.
#[test]
fn the_first_random_schedule_with_a_bug_ends_the_search() {
    let threads = "thread 0:\n  spawn 1\n  spawn 2\n  spawn 3\nthread 1:\n  read r0 x1[r1]\n  write x1[r0] 1
thread 2:\n  write x1 1\nthread 3:\n  read r1 x0\n  write x1 2\n";
    let script = Script::parse(&format!("cells 3\n{threads}")).expect("a script");
    let mut late = 0;
    for seed in 0..60 {
        let options = Options { seed, random_executions: 60, ..Options::default() };
        let whole = explore(&mut machine(&script), Algorithm::Random, &options, &mut Unobserved);
        late += u32::from(whole.counters.executions() > 10);
        let shared = with_workers(&script, Algorithm::Random, &options, forced(4, 6));
        assert_eq!(found(&shared, Algorithm::Random), found(&whole, Algorithm::Random), "seed {seed}");
    }
    assert!(late > 3, "some are found after parts were given away");
}

/// A part that was explored in vain does not count for the limit, either.
#[test]
fn a_limit_is_one_on_what_counts() {
    let script = Script::parse(
        "cells 3
thread 0:
  spawn 1
  spawn 2
  spawn 3
thread 1:
  cas r0 x0 1 r0+1
  write x1 r1+1
  xchg r0 x1 1
  faa r1 x1[r0] 1
thread 2:
  cas r0 x0 0 0
  add x1[r1] r0+1
thread 3:
  xchg r1 x1 r1+1
  xchg r0 x0 0
  read r1 x1
",
    )
    .expect("a script");
    let dependence = Dependence { silent_writes: true, commuting_adds: true };
    let options = Options { keep_going: true, order: 1, dependence, races: Races::Off, ..Options::default() };
    let whole = explore(&mut machine(&script), Algorithm::Optimal, &options, &mut Unobserved);
    let options = Options { executions_max: whole.counters.executions() + 1, ..options };
    for split_every in 3..9 {
        let shared = with_workers(&script, Algorithm::Optimal, &options, forced(4, split_every));
        assert_eq!(shared.stopped, None);
        assert_eq!(found(&shared, Algorithm::Optimal), found(&whole, Algorithm::Optimal));
    }
}

#[test]
fn what_are_no_pieces_is_refused() {
    let script = papers::readers(5);
    let options = Options { keep_going: true, executions_max: 8, ..Options::default() };
    let mut pieces = Pieces::new(Algorithm::Optimal);
    run(&script, &mut pieces, &options, forced(2, 5));
    assert!(!pieces.is_over());
    let bytes = pieces.save();
    for len in 0..bytes.len() {
        assert_eq!(Pieces::load(&bytes[..len]).err(), Some(SearchError::Corrupt), "{len} bytes of {}", bytes.len());
    }
    let mut random = Random::new(7);
    for _ in 0..2000 {
        let mut changed = bytes.clone();
        let at = random.below(bytes.len() as u64) as usize;
        changed[at] ^= 1 << random.below(8);
        assert!(Pieces::load(&changed).is_err(), "byte {at} was changed");
    }
    // Another program: it says so, and the pieces are as they were.
    let other = Script::parallel(1, vec![], vec![vec![]; 2]);
    let workers = Workers { machine: &|| ScriptMachine::new(&other), observer: &|| Unobserved };
    let options = Options { executions_max: u64::MAX, ..options };
    let refused = pieces.run(&workers, &options, &forced(2, 5), &mut Unobserved, &mut |_| {});
    assert!(matches!(refused, Err(SearchError::OtherProgram { .. })), "{refused:?}");
    assert_eq!(pieces.verify(), Ok(()));
    let whole = explore(&mut machine(&script), Algorithm::Optimal, &options, &mut Unobserved);
    let summary = run(&script, &mut pieces, &options, forced(2, 5));
    assert_eq!(summary.counters.executions(), whole.counters.executions());
}
