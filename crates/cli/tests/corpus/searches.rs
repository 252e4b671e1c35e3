//! A search that is paused, saved, loaded and taken up on a fresh machine finds what it finds in one go, and so does one that is
//! shared. `RADDLE_JOBS=all` shares each among 1, 2, 3 and 8 workers, who are forced to give parts away and who are not, and looks at larger ones.

#![allow(dead_code, reason = "not every test that has this module needs all of it")]

use raddle::additions;
use raddle::args::SearchArgs;
use raddle::input::Loaded;
use raddle_base::Random;
use raddle_explore::{
    Algorithm, Counters, Jobs, Memory, Options, Pieces, Search, Status, Summary, Unobserved, Workers, explore,
};
use raddle_trace::{FaultKind, SiteId};
use std::time::Duration;

/// Executions that are compared, and steps in one of them.
const EXECUTIONS_MAX: u64 = 500;
const EXECUTIONS_MAX_ALL: u64 = 50_000;
const STEPS_MAX: u64 = 2_000;

/// Whether searches are shared among all numbers of workers.
pub fn all_jobs() -> bool {
    std::env::var_os("RADDLE_JOBS").is_some_and(|jobs| jobs == "all")
}

/// What has to be the same: counts, bugs and data races.
fn found(summary: &Summary) -> (Counters, Vec<(FaultKind, SiteId)>, usize) {
    let bugs = summary.bugs.iter().map(|bug| (bug.fault.kind, bug.fault.site)).collect();
    (summary.counters, bugs, summary.data_races.len())
}

fn options(loaded: &Loaded, args: &SearchArgs, algorithm: Algorithm, seed: u64) -> Options<'static> {
    Options {
        executions_max: if all_jobs() { EXECUTIONS_MAX_ALL } else { EXECUTIONS_MAX },
        steps_max: STEPS_MAX,
        keep_going: true,
        allow_deadlock: args.allow_deadlock,
        races: args.races.into(),
        dependence: additions::dependence(loaded, algorithm, args),
        preemptions: args.preemptions,
        order: args.order,
        memory: if seed.is_multiple_of(2) { Memory::Polynomial } else { Memory::Trees },
        ..Options::default()
    }
}

/// Compares on one program under one algorithm, with two pauses where the seed says.
pub fn check(loaded: &Loaded, args: &SearchArgs, algorithm: Algorithm, seed: u64) -> Result<(), String> {
    let options = options(loaded, args, algorithm, seed);
    let name = algorithm.name();
    let fresh = || loaded.patient_machine();
    let whole = explore(&mut fresh(), algorithm, &options, &mut Unobserved);
    let mut random = Random::new(seed);
    let mut search = Search::new(algorithm);
    for pause in 0.. {
        let events = (pause < 2).then(|| 1 + random.below(whole.counters.events.max(1)) / 2);
        let status = search.run(&mut fresh(), &options, &mut Unobserved, events);
        let status = status.map_err(|error| format!("{name}, after pause {pause}: {error}"))?;
        search.verify().map_err(|what| format!("{name}, in pause {pause}: {what}"))?;
        search = Search::load(&search.save()).map_err(|error| format!("{name}, in pause {pause}: {error}"))?;
        if status != Status::Paused {
            break;
        }
    }
    check_shared(loaded, algorithm, &options, &whole, &mut random)?;
    let (paused, mut whole) = (found(search.summary()), found(&whole));
    if algorithm == Algorithm::ReadsFrom {
        // Which witness is found for a schedule depends on what was done before: the same classes, in as many executions.
        whole.0 = Counters { events: paused.0.events, predictions: paused.0.predictions, ..whole.0 };
    }
    if paused != whole { Err(format!("{name}: with pauses {paused:?}, without {whole:?}")) } else { Ok(()) }
}

/// Compares what several workers find, if they can explore everything, with what one does.
fn check_shared(
    loaded: &Loaded,
    algorithm: Algorithm,
    options: &Options<'_>,
    whole: &Summary,
    random: &mut Random,
) -> Result<(), String> {
    if whole.stopped.is_some() || options.preemptions.is_some() {
        return Ok(());
    }
    let all: &[usize] = if all_jobs() { &[1, 2, 3, 8] } else { &[] };
    for &workers in all {
        check_pieces(loaded, algorithm, options, whole, workers, None)?;
    }
    let one_of_two = [2 + random.below(2) as usize];
    let forced = if all.is_empty() { &one_of_two } else { all };
    for &workers in forced {
        check_pieces(loaded, algorithm, options, whole, workers, Some(20 + random.below(200)))?;
    }
    Ok(())
}

/// The same for any program: with wakeup trees and without.
pub fn check_jobs(loaded: &Loaded, args: &SearchArgs, algorithm: Algorithm) -> Result<(), String> {
    for seed in [1, 2] {
        let options = options(loaded, args, algorithm, seed);
        let whole = explore(&mut loaded.patient_machine(), algorithm, &options, &mut Unobserved);
        check_shared(loaded, algorithm, &options, &whole, &mut Random::new(seed))?;
        if algorithm != Algorithm::Optimal {
            break;
        }
    }
    Ok(())
}

/// Compares with the same search among several workers, who may give away parts at every chance.
fn check_pieces(
    loaded: &Loaded,
    algorithm: Algorithm,
    options: &Options<'_>,
    whole: &Summary,
    workers: usize,
    split_every: Option<u64>,
) -> Result<(), String> {
    let jobs = Jobs { workers, begin_after: Duration::ZERO, split_every, ..Jobs::default() };
    let workers = Workers { machine: &|| loaded.patient_machine(), observer: &|| Unobserved };
    let shared = Pieces::new(algorithm).run(&workers, options, &jobs, &mut Unobserved, &mut |_| {});
    let shared = shared.map_err(|error| format!("{}, in pieces: {error}", algorithm.name()))?;
    // What counts work depends on who worked.
    let without_work = |summary: &Summary| {
        let (counters, mut bugs, races) = found(summary);
        bugs.sort_unstable();
        let counters = Counters {
            events: 0,
            depth_max: 0,
            predictions: 0,
            wakeup_tree_max: 0,
            consistency_checks: [0; 3],
            ..counters
        };
        (counters, bugs, races)
    };
    let (shared, whole) = (without_work(&shared), without_work(whole));
    let (name, count) = (algorithm.name(), jobs.workers);
    if shared == whole { Ok(()) } else { Err(format!("{name}: {count} workers find {shared:?}, one {whole:?}")) }
}
