//! Awaits of all three kinds (of a load, an exchange, a compare-and-swap) among writes and additions, which commute or do not, against
//! brute force: each trace once, those in which somebody waits in vain among them.
//!
//! `RADDLE_SEED` and `RADDLE_SCRIPTS` choose the seed and the number of scripts; a fresh seed is printed otherwise.

mod common;

use common::compare;
use raddle_base::Random;
use raddle_explore::{Algorithm, Dependence, Options, Races, Unobserved, explore};
use raddle_script::{Op, Place, Script, ScriptMachine, Value, shrink};
use raddle_test_support::seed_and_scripts;

/// An operation on one of two numbers, most of them on the first.
fn operation(random: &mut Random) -> Op {
    let place = match random.below(6) {
        0 => Place::cell(1),
        1 => Place::bytes(0, 4 * random.below(2) as u8, 4),
        _ => Place::cell(0),
    };
    let value = Value::constant(1 + random.below(2));
    let awaited = random.below(4);
    match random.below(12) {
        0..=4 => Op::Add(place, value),
        5 => Op::Write(place, value),
        6 => Op::FetchAdd(0, place, value),
        7 => Op::Read(0, place),
        8 => Op::AwaitExchange(1, place, awaited, value),
        9 => Op::AwaitCompareExchange(place, awaited, value),
        _ => Op::Await(place, awaited),
    }
}

#[test]
fn awaits_and_additions_agree_with_brute_force() {
    let (seed, scripts) = seed_and_scripts(600);
    let mut random = Random::new(seed);
    let (mut compared, mut skipped) = (0, 0);
    for number in 0..scripts {
        let threads = 2 + random.below(3);
        let length = if threads == 4 { 1 + random.below(2) } else { 2 + random.below(2) };
        let bodies = (0..threads).map(|_| (0..length).map(|_| operation(&mut random)).collect()).collect();
        let script = Script::parallel(2, vec![], bodies);
        let dependence = Dependence { silent_writes: random.below(8) == 0, commuting_adds: random.below(4) > 0 };
        let options = Options { order: random.below(3), dependence, races: Races::Off, ..Options::default() };
        match compare(&script, options, 4000) {
            Ok(Some(_)) => compared += 1,
            Ok(None) => skipped += 1,
            Err(what) => {
                let smallest = shrink(&script, |smaller| compare(smaller, options, 4000).is_err());
                let smallest_what = compare(&smallest, options, 4000);
                panic!("seed {seed}, script {number}, {options:?}: {what}\n{smallest}\n{smallest_what:?}");
            }
        }
    }
    println!("{compared} scripts compared, {skipped} too large");
    assert!(compared > skipped);
}

/// Can-stop: an await that comes before a write is not reversed with even earlier ones, since the execution in which it comes there does that.
/// Without it, six threads at a lock take 13,233 events, most of them to find out what is known.
#[test]
fn awaits_are_not_reversed_further_than_they_need() {
    let (lock, [free, held]) = (Place::cell(0), [0, 1].map(Value::constant));
    let bodies = vec![vec![Op::AwaitCompareExchange(lock, 0, held), Op::Write(lock, free)]; 6];
    let script = Script::parallel(1, vec![], bodies);
    let options = Options { races: Races::Off, ..Options::default() };
    let counters = explore(&mut ScriptMachine::new(&script), Algorithm::Optimal, &options, &mut Unobserved).counters;
    assert_eq!((counters.complete, counters.executions()), (720, 720));
    assert!(counters.events < 8_000, "{} events", counters.events);
}
