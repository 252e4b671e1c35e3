//! Random programs, made in our own form: what is found when some properties are asked for, compared with brute force.
//!
//! `raddle_passes::dependence` claims that nothing is lost. For every program and every set of properties all bugs that are asked for have to
//! be found, and no others than there are, in no more executions than `optimal` needs for everything.
//!
//! `RADDLE_SEED` and `RADDLE_SCRIPTS` choose the seed and the number of programs; a fresh seed is printed otherwise. The long run is
//! `RADDLE_SCRIPTS=100000 cargo test --release -p raddle --test guided_random -- --nocapture`.

#[path = "corpus/asked.rs"]
mod asked;
#[allow(dead_code, reason = "the corpus needs more of it")]
#[path = "corpus/classes.rs"]
mod classes;
#[path = "guided_random/compare.rs"]
mod compare;
#[path = "guided_random/generate.rs"]
mod generate;
#[path = "guided_random/lower.rs"]
mod lower;
#[path = "guided_random/program.rs"]
mod program;
#[path = "guided_random/reduce.rs"]
mod reduce;

use compare::{Seen, arguments, check};
use generate::generate;
use lower::lower;
use program::Program;
use raddle::args::CheckArgs;
use raddle_test_support::seed_and_scripts_from;
use reduce::reduce;
use std::panic::{AssertUnwindSafe, catch_unwind, set_hook, take_hook};
use std::time::Instant;

/// Programs without being asked for more.
const PROGRAMS: u64 = 1_500;
/// Where they come from without being asked for others: the same ones every time. Long runs have other seeds.
const SEED: u64 = 1;
/// Programs between two lines about how far it is.
const PROGRESS: u64 = 5_000;

/// What differs in a program, if something does. A search that ends because of a mistake of its own is a difference, too.
fn difference(program: &Program, args: &CheckArgs, seed: u64, seen: &mut Seen) -> Option<String> {
    let compared = catch_unwind(AssertUnwindSafe(|| check(&lower(program), args, seed, seen)));
    compared.unwrap_or_else(|_| Err(String::from("it panics"))).err()
}

#[test]
fn what_is_asked_for_is_found() {
    let (seed, programs) = seed_and_scripts_from(SEED, PROGRAMS);
    let (args, started) = (arguments(), Instant::now());
    let mut seen = Seen::default();
    for number in 0..programs {
        let seed = seed.wrapping_add(number);
        let program = generate(seed, false);
        if let Some(what) = difference(&program, &args, seed, &mut seen) {
            println!("seed {seed}: {what}\nRADDLE_SEED={seed} RADDLE_SCRIPTS=1 repeats it");
            // What panics says so each time, and nothing new.
            let hook = take_hook();
            set_hook(Box::new(|_| {}));
            let small = reduce(program, |program| difference(program, &args, seed, &mut Seen::default()).is_some());
            set_hook(hook);
            let text = lower(&small);
            let what = difference(&small, &args, seed, &mut Seen::default());
            panic!("seed {seed}: made smaller, it is\n{small:?}\n\n{text}\nand there {what:?}");
        }
        if (number + 1) % PROGRESS == 0 || number + 1 == programs {
            println!("{} programs in {:.1?}: {seen:?}", number + 1, started.elapsed());
        }
    }
    assert!(seen.too_large * 3 <= programs, "too many programs are too large: {seen:?}");
}
