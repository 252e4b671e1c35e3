//! Every algorithm against brute force, on random scripts.
//!
//! `RADDLE_SEED` and `RADDLE_SCRIPTS` choose the seed and the number of scripts; without them a fresh seed is drawn and
//! printed.

mod common;

use common::compare;
use raddle_base::Random;
use raddle_explore::Options;
use raddle_script::{Mix, random_script, shrink};

fn variable(name: &str) -> Option<u64> {
    std::env::var(name).ok()?.parse().ok()
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
        let mix = Mix::draw(&mut random);
        let script = random_script(&mut random, mix);
        let options = Options { order: random.below(3), ..Options::default() };
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
                    "seed {seed}, script {number}, order {}: {what}\n{smallest:#?}\n{smallest_what:?}",
                    options.order
                );
            }
        }
    }
    println!("{compared} scripts compared over {executions} interleavings, {skipped} too large");
    assert!(compared > skipped);
}
