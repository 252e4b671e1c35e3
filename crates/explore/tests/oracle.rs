//! Every algorithm against brute force, on random scripts.
//!
//! `RADDLE_SEED` and `RADDLE_SCRIPTS` choose the seed and the number of scripts; without them a fresh seed is drawn and
//! printed.

mod common;

use common::{agree, compare};
use raddle_base::Random;
use raddle_explore::{Dependence, Options, Races};
use raddle_script::{Mix, Object, Script, combinations, random_script, shrink, small_bodies};
use raddle_test_support::{number_from, seed_and_scripts};

fn draw_dependence(random: &mut Random) -> Dependence {
    Dependence { silent_writes: random.below(4) == 0, commuting_adds: random.below(2) == 0 }
}

/// Now and then threads may make a few steps only.
fn draw_steps_max(random: &mut Random) -> u64 {
    if random.below(3) == 0 { 1 + random.below(5) } else { Options::default().steps_max }
}

/// Compares random scripts of mixes that are drawn.
fn compare_random(scripts: u64, draw: impl Fn(&mut Random) -> Mix) {
    let (seed, scripts) = seed_and_scripts(scripts);
    let mut random = Random::new(seed);
    let (mut compared, mut skipped, mut executions) = (0, 0, 0);
    for number in 0..scripts {
        let mix = draw(&mut random);
        let script = random_script(&mut random, mix);
        let dependence = draw_dependence(&mut random);
        let steps_max = draw_steps_max(&mut random);
        let options =
            Options { order: random.below(3), dependence, races: Races::Off, steps_max, ..Options::default() };
        match compare(&script, options, 3000) {
            Ok(Some(counters)) => {
                compared += 1;
                executions += counters.executions();
            }
            Ok(None) => skipped += 1,
            Err(what) => {
                let smallest = shrink(&script, |smaller| compare(smaller, options, 3000).is_err());
                let smallest_what = compare(&smallest, options, 3000);
                panic!(
                    "seed {seed}, script {number}, {dependence:?}, {steps_max} steps, order {}: {what}\n{smallest}\n{smallest_what:?}",
                    options.order
                );
            }
        }
    }
    println!("{compared} scripts compared over {executions} interleavings, {skipped} too large");
    assert!(compared > skipped);
}

#[test]
fn random_scripts_agree_with_brute_force() {
    compare_random(1000, Mix::draw);
}

/// Scripts whose atomic blocks lock, post, signal, wait and choose.
#[test]
fn random_scripts_with_blocks_agree_with_brute_force() {
    compare_random(500, |random| Mix { blocks: true, ..Mix::draw(random) });
}

/// Scripts whose threads decide on an input, and rule out what others could have decided.
#[test]
fn random_scripts_with_decisions_agree_with_brute_force() {
    compare_random(500, |random| Mix { decisions: true, ..Mix::draw(random) });
}

/// Programs too large for brute force: the algorithms have to agree with each other, under several orders of threads.
#[test]
fn larger_random_scripts_give_the_same_traces_everywhere() {
    let (seed, scripts) = seed_and_scripts(300);
    let mut random = Random::new(seed);
    let (mut compared, mut skipped) = (0, 0);
    for number in 0..scripts {
        let mix = Mix { threads: 4, length: 3 + random.below(3) as u8, ..Mix::draw(&mut random) };
        let script = random_script(&mut random, mix);
        let dependence = draw_dependence(&mut random);
        match agree(&script, dependence, 2000) {
            Ok(true) => compared += 1,
            Ok(false) => skipped += 1,
            Err(what) => {
                let smallest = shrink(&script, |smaller| agree(smaller, dependence, 2000).is_err());
                let smallest_what = agree(&smallest, dependence, 2000);
                panic!("seed {seed}, script {number}, {dependence:?}: {what}\n{smallest}\n{smallest_what:?}");
            }
        }
    }
    println!("{compared} larger scripts compared, {skipped} too large");
}

/// Every script of a small family: two and three threads over two variables and one lock. `RADDLE_FAMILY=4` takes bodies
/// of up to four operations for two threads and up to three for three (minutes), the default one less.
#[test]
fn all_scripts_of_a_small_family_agree_with_brute_force() {
    let length = number_from("RADDLE_FAMILY").unwrap_or(3) as usize;
    for (threads, length) in [(2, length), (3, length - 1)] {
        let mut scripts = 0;
        for bodies in combinations(&small_bodies(length), threads) {
            let script = Script::parallel(2, vec![Object::Mutex], bodies);
            if let Err(what) = compare(&script, Options::default(), u64::MAX / 8) {
                panic!("{what}\n{script}");
            }
            scripts += 1;
        }
        println!("all {scripts} scripts of {threads} threads with up to {length} operations compared");
    }
}
