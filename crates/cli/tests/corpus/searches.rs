//! A search that is paused, saved, loaded and taken up on a fresh machine finds what it finds in one go.

use raddle::args::SearchArgs;
use raddle::input::Loaded;
use raddle_base::Random;
use raddle_explore::{Algorithm, Counters, Dependence, Options, Search, Status, Summary, Unobserved, explore};
use raddle_trace::{FaultKind, SiteId};
use raddle_vm::Vm;

/// Executions that are compared, and steps in one of them.
const EXECUTIONS_MAX: u64 = 500;
const STEPS_MAX: u64 = 2_000;

/// What has to be the same: counts, bugs and data races.
fn found(summary: &Summary) -> (Counters, Vec<(FaultKind, SiteId)>, usize) {
    let bugs = summary.bugs.iter().map(|bug| (bug.fault.kind, bug.fault.site)).collect();
    (summary.counters, bugs, summary.data_races.len())
}

/// Compares on one program under one algorithm, with two pauses where the seed says.
pub fn check(loaded: &Loaded, args: &SearchArgs, algorithm: Algorithm, seed: u64) -> Result<(), String> {
    let options = Options {
        executions_max: EXECUTIONS_MAX,
        steps_max: STEPS_MAX,
        keep_going: true,
        allow_deadlock: args.allow_deadlock,
        races: args.races.into(),
        dependence: Dependence { silent_writes: args.silent_writes, commuting_adds: args.commuting_adds },
        preemptions: args.preemptions,
        order: args.order,
        ..Options::default()
    };
    let name = algorithm.name();
    let fresh = || Vm::new(loaded.program.clone());
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
    let (paused, mut whole) = (found(search.summary()), found(&whole));
    if algorithm == Algorithm::ReadsFrom {
        // Which witness is found for a schedule depends on what was done before: the same classes, in as many executions.
        whole.0 = Counters { events: paused.0.events, predictions: paused.0.predictions, ..whole.0 };
    }
    if paused != whole { Err(format!("{name}: with pauses {paused:?}, without {whole:?}")) } else { Ok(()) }
}
