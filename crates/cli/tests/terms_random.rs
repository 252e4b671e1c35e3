//! Random programs with inputs, made in our own form: what the execution-based searches find when inputs are terms, compared with what brute
//! force finds when it tries all values.
//!
//! Inputs are of a range of at most six bits or, for small types, of all values. The same bugs must be found at the same lines, by each
//! algorithm, each confirmed by a machine without terms; and no algorithm may explore an execution twice.
//!
//! `RADDLE_SEED` and `RADDLE_SCRIPTS` choose the seed and the number of programs. The long run is
//! `RADDLE_SCRIPTS=20000 cargo test --release -p raddle --test terms_random -- --nocapture`.

#[path = "corpus/classes.rs"]
mod classes;
#[path = "terms_random/compare.rs"]
mod compare;
#[path = "guided_random/generate.rs"]
mod generate;
#[path = "symbolic_random/load.rs"]
mod load;
#[path = "guided_random/lower.rs"]
mod lower;
#[path = "guided_random/program.rs"]
mod program;
#[path = "guided_random/reduce.rs"]
mod reduce;

use compare::{Seen, check};
use generate::generate;
use load::Inputs;
use lower::lower;
use program::{Program, Stmt};
use raddle_test_support::seed_and_scripts_from;
use reduce::reduce;
use std::panic::{AssertUnwindSafe, catch_unwind, set_hook, take_hook};
use std::time::Instant;

/// Programs without being asked for more.
const PROGRAMS: u64 = 200;
/// Where they come from without being asked for others: the same ones every time. Long runs have other seeds.
const SEED: u64 = 1;
/// Programs between two lines about how far it is.
const PROGRESS: u64 = 1_000;
/// What inputs are, in turns.
const RANGES: [Inputs; 6] = [Some((0, 1)), Some((-1, 1)), Some((0, 3)), Some((-2, 5)), Some((0, 63)), Some((-32, 31))];

/// What differs in a program, if something does. A search that ends because of a mistake of its own is a difference, too.
fn difference(program: &Program, inputs: Inputs, seen: &mut Seen) -> Option<String> {
    let compared = catch_unwind(AssertUnwindSafe(|| check(&lower(program), inputs, seen)));
    compared.unwrap_or_else(|_| Err(String::from("it panics"))).err()
}

/// Whether all inputs of a program are of small types.
fn has_small_inputs(program: &Program) -> bool {
    fn small(body: &mut program::Body) -> bool {
        body.iter_mut().all(|stmt| !matches!(stmt, Stmt::Input(_, "int")) && stmt.bodies_mut().into_iter().all(small))
    }
    program.clone().bodies_mut().all(small)
}

#[test]
fn terms_find_what_trying_all_inputs_finds() {
    let (first, programs) = seed_and_scripts_from(SEED, PROGRAMS);
    let started = Instant::now();
    let mut seen = Seen::default();
    for number in 0..programs {
        let seed = first.wrapping_add(number);
        let program = generate(seed, true);
        let range = match RANGES[(seed % 6) as usize] {
            // Every fifth of those that can has all values.
            _ if seed.is_multiple_of(5) && has_small_inputs(&program) => None,
            range => range,
        };
        if let Some(what) = difference(&program, range, &mut seen) {
            println!("seed {seed}: {what}\nRADDLE_SEED={seed} RADDLE_SCRIPTS=1 repeats it");
            // What panics says so each time, and nothing new.
            let hook = take_hook();
            set_hook(Box::new(|_| {}));
            let differs = |program: &Program| difference(program, range, &mut Seen::default());
            let small = reduce(program, |program| differs(program).is_some());
            let what = differs(&small);
            set_hook(hook);
            let text = lower(&small);
            panic!("seed {seed}, inputs {range:?}: made smaller, it is\n{small:?}\n\n{text}\nand there {what:?}");
        }
        if (number + 1) % PROGRESS == 0 || number + 1 == programs {
            println!("{} programs in {:.1?}: {seen:?}", number + 1, started.elapsed());
        }
    }
    assert!(seen.refused * 3 <= programs, "too many programs are refused: {seen:?}");
    assert!(seen.cut * 10 <= programs, "too many programs are not seen to the end: {seen:?}");
    assert!(seen.longer * 10 <= programs, "too many programs are too large with terms: {seen:?}");
    assert!(seen.too_large * 2 <= programs, "too many programs are too large: {seen:?}");
}
