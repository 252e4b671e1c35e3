//! Searches as data: paused, saved and loaded at random points, and split at random, they find what they find in one go.
//!
//! `RADDLE_SEED` and `RADDLE_SCRIPTS` choose the seed and the number of scripts, as in `oracle.rs`; `RADDLE_SCRIPT` chooses
//! one of the scripts.

use raddle_base::Random;
use raddle_explore::{
    Algorithm, Counters, Dependence, Memory, Options, Races, RandomSchedule, Reason, Search, SearchError, Status,
    Summary, Unobserved, explore,
};
use raddle_script::{Mix, Script, ScriptMachine, random_script, shrink};
use raddle_test_support::{number_from, seed_and_scripts};
use raddle_trace::{FaultKind, SiteId};

/// Whether a script is to be explored: `RADDLE_SCRIPT` chooses one.
fn is_chosen(number: u64) -> bool {
    number_from("RADDLE_SCRIPT").is_none_or(|only| only == number)
}

/// What two searches have to agree in: all counters, and bugs and data races by kind and place.
type Found = (Counters, Vec<(FaultKind, SiteId)>, Vec<(SiteId, SiteId)>, bool);

fn found(summary: &Summary) -> Found {
    let mut bugs: Vec<_> = summary.bugs.iter().map(|bug| (bug.fault.kind, bug.fault.site)).collect();
    bugs.sort();
    let places = |a: SiteId, b: SiteId| (a.min(b), a.max(b));
    let mut races: Vec<_> = summary.data_races.iter().map(|race| places(race.first.1, race.second.1)).collect();
    races.sort();
    (summary.counters, bugs, races, !summary.hand_overs.is_empty())
}

fn options(random: &mut Random) -> Options<'static> {
    let steps_max = if random.below(3) == 0 { 1 + random.below(5) } else { Options::default().steps_max };
    let dependence = Dependence { silent_writes: random.below(4) == 0, commuting_adds: random.below(2) == 0 };
    let races = if random.below(2) == 0 { Races::Off } else { Races::Warn };
    let preemptions = (random.below(5) == 0).then(|| random.below(3) as u32);
    let schedule = if random.below(2) == 0 { RandomSchedule::Uniform } else { RandomSchedule::Pct { changes: 2 } };
    Options {
        keep_going: random.below(8) != 0,
        order: random.below(3),
        dependence,
        races,
        preemptions,
        random: schedule,
        random_executions: 20,
        executions_max: 3000,
        steps_max,
        memory: if random.below(3) == 0 { Memory::Polynomial } else { Memory::Trees },
        ..Options::default()
    }
}

/// Explores with pauses, each time saved, loaded, and run on another machine.
fn with_pauses(script: &Script, algorithm: Algorithm, options: &Options<'_>, seed: u64) -> Result<Summary, String> {
    let mut random = Random::new(seed);
    let mut search = Search::new(algorithm);
    let mut pauses = 0;
    loop {
        let events = if pauses < 12 { Some(random.below(40)) } else { None };
        let status = search.run(&mut ScriptMachine::new(script), options, &mut Unobserved, events);
        let status = status.map_err(|error| format!("after {pauses} pauses: {error}"))?;
        search.verify().map_err(|what| format!("after {pauses} pauses: {what}"))?;
        let bytes = search.save();
        search = Search::load(&bytes).map_err(|error| format!("after {pauses} pauses: {error}"))?;
        if search.save() != bytes {
            return Err(format!("after {pauses} pauses: loading changes what is saved"));
        }
        match status {
            Status::Paused => pauses += 1,
            Status::Done | Status::Stopped => return Ok(search.into_summary()),
            Status::Waits => return Err(String::from("it waits for a part, and there is none")),
        }
    }
}

fn compare_pauses(script: &Script, options: &Options<'_>, seed: u64) -> Result<(), String> {
    for algorithm in Algorithm::ALL {
        let whole = explore(&mut ScriptMachine::new(script), algorithm, options, &mut Unobserved);
        let paused = caught(|| with_pauses(script, algorithm, options, seed))?;
        let paused = paused.map_err(|what| format!("{}: {what}", algorithm.name()))?;
        let expected = found(&whole);
        if found(&paused) != expected || whole.stopped != paused.stopped {
            return Err(format!("{}: {:?} instead of {expected:?}", algorithm.name(), found(&paused)));
        }
    }
    Ok(())
}

fn caught<T>(what: impl FnOnce() -> T) -> Result<T, String> {
    std::panic::catch_unwind(std::panic::AssertUnwindSafe(what)).map_err(|payload| {
        let said = payload.downcast_ref::<String>().cloned();
        said.or_else(|| payload.downcast_ref::<&str>().map(|&text| text.to_owned())).unwrap_or_default()
    })
}

#[test]
fn pausing_saving_and_loading_change_nothing() {
    let (seed, scripts) = seed_and_scripts(300);
    let mut random = Random::new(seed);
    for number in 0..scripts {
        let mix = Mix::draw(&mut random);
        let script = random_script(&mut random, mix);
        let options = options(&mut random);
        let pauses = random.bits();
        if is_chosen(number)
            && let Err(what) = compare_pauses(&script, &options, pauses)
        {
            let smallest = shrink(&script, |smaller| compare_pauses(smaller, &options, pauses).is_err());
            let smallest_what = compare_pauses(&smallest, &options, pauses);
            panic!(
                "seed {seed}, script {number}, pauses {pauses}: {what}\n{options:?}\n{script}\n{smallest}\n{smallest_what:?}"
            );
        }
    }
}

/// Explores in parts: now and then one gives away what it can; each is saved and loaded every time.
struct Parts<'a> {
    script: &'a Script,
    options: &'a Options<'a>,
    random: Random,
    splits: u64,
}

impl Parts<'_> {
    fn explore(&mut self, mut search: Search, depth: u32) -> Result<Search, String> {
        let mut given: Vec<Search> = Vec::new();
        loop {
            let events = if self.splits < 30 { Some(self.random.below(25)) } else { None };
            let mut machine = ScriptMachine::new(self.script);
            let status = search.run(&mut machine, self.options, &mut Unobserved, events);
            search.verify()?;
            search = Search::load(&search.save()).map_err(|error| error.to_string())?;
            match status.map_err(|error| error.to_string())? {
                Status::Paused if self.random.below(3) < 2 && depth < 6 => {
                    if let Some(part) = search.split() {
                        search.verify()?;
                        self.splits += 1;
                        given.push(Search::load(&part.save()).map_err(|error| error.to_string())?);
                    }
                }
                Status::Paused => {}
                Status::Waits | Status::Done | Status::Stopped if !given.is_empty() => {
                    // In any order.
                    let part = given.swap_remove(self.random.below(given.len() as u64) as usize);
                    // It may be void.
                    if part.number().is_some_and(|number| search.wants(number)) {
                        let part = self.explore(part, depth + 1)?;
                        search.merge(part).map_err(|error| error.to_string())?;
                    }
                }
                Status::Done | Status::Stopped => return Ok(search),
                Status::Waits => return Err(String::from("it waits for a part, and all have come back")),
            }
        }
    }
}

fn compare_parts(script: &Script, options: &Options<'_>, seed: u64) -> Result<u64, String> {
    let mut splits = 0;
    // Each part keeps to the maximum for itself: it is to be of no account.
    let options = &Options { random_executions: options.random_executions.min(40), ..*options };
    for algorithm in Algorithm::ALL {
        let whole = explore(&mut ScriptMachine::new(script), algorithm, options, &mut Unobserved);
        if whole.stopped.is_some() && algorithm != Algorithm::Random {
            continue;
        }
        let mut parts = Parts { script, options, random: Random::new(seed), splits: 0 };
        let name = algorithm.name();
        let search = caught(|| parts.explore(Search::new(algorithm), 0))?;
        let search = search.map_err(|what| format!("{name} in parts: {what}"))?;
        splits += parts.splits;
        let exact = |summary: &Summary| {
            let (mut counters, bugs, races, handed_over) = found(summary);
            if handed_over {
                counters.events = 0;
            }
            let explored_by = summary.hand_overs.last().map_or(algorithm, |hand_over| hand_over.to);
            if explored_by == Algorithm::Optimal {
                // The same executions by other ways: see `parts.rs`.
                counters = Counters { events: 0, predictions: 0, wakeup_tree_max: 0, ..counters };
            }
            if explored_by == Algorithm::ReadsFrom {
                // The same classes by other witnesses: see `reads_from/split.rs`.
                counters =
                    Counters { events: 0, predictions: 0, wakeup_tree_max: 0, consistency_checks: [0; 3], ..counters };
            }
            (counters, bugs, races, handed_over)
        };
        // A part has combinations of its own to try before they are too many (`reads_from/split.rs`); what optimal counts then is another thing.
        let tired =
            |summary: &Summary| summary.hand_overs.iter().any(|hand_over| hand_over.why == Reason::TooManyCombinations);
        if tired(search.summary()) != tired(&whole) {
            if search.summary().bugs.is_empty() != whole.bugs.is_empty() {
                return Err(format!("{name}: {:?} instead of {:?}", search.summary().bugs, whole.bugs));
            }
            continue;
        }
        let (found, expected) = (exact(search.summary()), exact(&whole));
        if found != expected || search.summary().stopped != whole.stopped {
            let hand_overs = (&search.summary().hand_overs, &whole.hand_overs);
            return Err(format!(
                "{name} in {} parts: {found:?} instead of {expected:?}; {hand_overs:?}",
                parts.splits + 1
            ));
        }
    }
    Ok(splits)
}

#[test]
fn parts_add_up_to_the_whole() {
    let (seed, scripts) = seed_and_scripts(300);
    let mut random = Random::new(seed);
    let mut splits = 0;
    for number in 0..scripts {
        let mix = Mix::draw(&mut random);
        let script = random_script(&mut random, mix);
        // What a bound on preemptions leaves out depends on the order of exploration.
        let options = Options { keep_going: true, preemptions: None, ..options(&mut random) };
        let seed_of_parts = random.bits();
        if !is_chosen(number) {
            continue;
        }
        match compare_parts(&script, &options, seed_of_parts) {
            Ok(more) => splits += more,
            Err(what) => {
                let smallest = shrink(&script, |smaller| compare_parts(smaller, &options, seed_of_parts).is_err());
                let smallest_what = compare_parts(&smallest, &options, seed_of_parts);
                panic!(
                    "seed {seed}, script {number}, parts {seed_of_parts}: {what}\n{options:?}\n{script}\n{smallest}\n{smallest_what:?}"
                );
            }
        }
    }
    println!("{splits} splits");
    assert!(splits > scripts || number_from("RADDLE_SCRIPT").is_some());
}

/// Failures that random scripts have shown, with what was drawn for them.
#[test]
fn scripts_that_went_wrong_once() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/searched");
    let script = |name: &str| {
        let text = std::fs::read_to_string(format!("{folder}/{name}.script")).expect("a file of the repository");
        Script::parse(&text).unwrap_or_else(|error| panic!("{name}: {error}"))
    };
    let dependence = Dependence { silent_writes: false, commuting_adds: true };
    let drawn = Options { keep_going: true, order: 2, dependence, executions_max: 3000, ..Options::default() };
    // Reads-from, up to a maximum of executions, after lists of threads were made anew.
    let waits = Options { races: Races::Off, ..drawn };
    assert_eq!(compare_pauses(&script("lists-of-waiters"), &waits, 2052842221042707322), Ok(()));
    let options = Options { order: 0, dependence: Dependence::default(), races: Races::Warn, ..drawn };
    assert_eq!(compare_pauses(&script("lists-of-threads"), &options, 9142403844722954119), Ok(()));
    // Reads-from, where an event that a schedule wanted to write had happened just so, and not written.
    let options = Options { keep_going: true, ..Options::default() };
    let would_write = script("event-that-would-write");
    let whole = explore(&mut ScriptMachine::new(&would_write), Algorithm::ReadsFrom, &options, &mut Unobserved);
    assert!(whole.hand_overs.is_empty(), "{:?}", whole.hand_overs);
    assert!(matches!(compare_parts(&would_write, &options, 4122108440379210195), Ok(1..)));
    // Source, in parts that met two threads in another order.
    for order in [2, 8, 10, 14] {
        let options = Options { order, races: Races::Warn, ..drawn };
        for seed in [3, 5, 6, 8, 9823373223239452278] {
            let splits = compare_parts(&script("threads-met-in-another-order"), &options, seed);
            assert!(matches!(splits, Ok(1..)), "order {order}, seed {seed}: {splits:?}");
        }
    }
}

/// What a part of reads-from meets, or learns about objects, may make it void.
#[test]
fn parts_of_reads_from_may_be_void() {
    let awaits = "cells 3
thread 0:
  spawn 1
  spawn 2
  spawn 3
thread 1:
  write x0 1
  read r0 x2
thread 2:
  read r0 x0
  skip-if r0 0 1
  await x1 1
  write x2 1
thread 3:
  write x1 1
  read r1 x2
";
    // Who tries in vain sees a number; who posts, an object whose posts commute.
    let learns = "cells 3
sem o0 = 0
thread 0:
  spawn 1
  spawn 2
  spawn 3
thread 1:
  write x0 1
  write x1 1
thread 2:
  read r0 x0
  skip-if r0 1 1
  sem-try-wait r1 o0
  write x2 1
thread 3:
  read r0 x1
  skip-if r0 0 1
  sem-post o0
  read r1 x2
";
    for text in [awaits, learns] {
        let script = Script::parse(text).expect("a script");
        for order in 0..6 {
            let options = Options { keep_going: true, order, races: Races::Off, ..Options::default() };
            for seed in 0..60 {
                let splits = compare_parts(&script, &options, seed);
                assert!(splits.is_ok(), "order {order}, seed {seed}: {splits:?}");
            }
        }
    }
}

/// Programs with many classes.
#[test]
fn the_papers_programs_add_up() {
    use raddle_script::papers;
    let scripts = [
        papers::readers(5),
        papers::lastzero(4),
        papers::casrot(4),
        papers::ainc(4),
        papers::floating_read(5),
        papers::fib_bench(2),
        papers::control_flow(4),
        papers::opt_lock(2),
        papers::reorder(3),
        papers::critical_sections(3),
    ];
    let mut splits = 0;
    for script in &scripts {
        for seed in 0..5 {
            let options = Options { keep_going: true, order: seed, executions_max: 5000, ..Options::default() };
            splits += compare_parts(script, &options, seed).unwrap_or_else(|what| panic!("{seed}: {what}\n{script}"));
        }
    }
    assert!(splits > 1000, "{splits} splits");
}

#[test]
fn what_is_no_search_is_refused() {
    let script = raddle_script::papers::readers(5);
    let options = Options { keep_going: true, ..Options::default() };
    let mut search = Search::new(Algorithm::Optimal);
    let status = search.run(&mut ScriptMachine::new(&script), &options, &mut Unobserved, Some(30));
    assert_eq!(status, Ok(Status::Paused));
    let bytes = search.save();
    for len in 0..bytes.len() {
        assert_eq!(Search::load(&bytes[..len]).err(), Some(SearchError::Corrupt), "{len} bytes of {}", bytes.len());
    }
    let mut random = Random::new(7);
    for _ in 0..2000 {
        let mut changed = bytes.clone();
        let at = random.below(bytes.len() as u64) as usize;
        changed[at] ^= 1 << random.below(8);
        assert!(Search::load(&changed).is_err(), "byte {at} was changed");
    }
    let other = Script::parallel(1, vec![], vec![vec![]; 2]);
    let refused = search.run(&mut ScriptMachine::new(&other), &options, &mut Unobserved, None);
    assert!(matches!(refused, Err(SearchError::OtherProgram { .. })), "{refused:?}");
    // It is as it was.
    let status = search.run(&mut ScriptMachine::new(&script), &options, &mut Unobserved, None);
    assert_eq!(status, Ok(Status::Done));
    let stranger = Search::new(Algorithm::Optimal);
    assert_eq!(search.merge(stranger), Err(SearchError::NoPart));
}
