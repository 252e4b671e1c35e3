//! Random programs, made in our own form: what the formula of each says, compared with brute force.
//!
//! A program is verified by its formula exactly when brute force finds nothing that formulas look for, and the bug that a formula gives is one that brute force
//! finds, once a machine was led to it. Half of the programs ask for inputs, of a range of at most six bits or, for small types, of all values; then brute
//! force tries all of them. A third have a read/write lock, a condition variable, a barrier or atomic blocks. The five variants of the reduction take turns.
//!
//! `RADDLE_SEED` and `RADDLE_SCRIPTS` choose the seed and the number of programs. The long run is
//! `RADDLE_SCRIPTS=20000 cargo test --release -p raddle --test symbolic_random -- --nocapture`.

#[path = "symbolic_random/compare.rs"]
mod compare;
#[path = "guided_random/generate.rs"]
mod generate;
#[path = "symbolic_random/load.rs"]
mod load;
#[path = "guided_random/lower.rs"]
mod lower;
#[path = "symbolic_random/objects.rs"]
mod objects;
#[path = "guided_random/program.rs"]
mod program;
#[path = "guided_random/reduce.rs"]
mod reduce;
#[path = "symbolic_random/second_opinion.rs"]
mod second_opinion;

use compare::{Seen, check};
use generate::generate;
use load::Inputs;
use lower::lower;
use objects::add_objects;
use program::{Program, Stmt};
use raddle_smt::peephole::Variant;
use raddle_test_support::seed_and_scripts_from;
use reduce::reduce;
use std::panic::{AssertUnwindSafe, catch_unwind, set_hook, take_hook};
use std::time::Instant;

/// Programs without being asked for more.
const PROGRAMS: u64 = 250;
/// Where they come from without being asked for others: the same ones every time. Long runs have other seeds.
const SEED: u64 = 1;
/// One in so many programs has synchronisation objects beside mutexes.
const OBJECTS: u64 = 3;
/// Programs between two lines about how far it is.
const PROGRESS: u64 = 2_000;
/// What inputs are, in turns.
const RANGES: [Inputs; 8] = [
    Some((0, 1)),
    Some((0, 2)),
    Some((-1, 1)),
    Some((0, 3)),
    Some((-2, 5)),
    Some((1, 2)),
    Some((0, 63)),
    Some((-32, 31)),
];

/// What differs in a program, if something does. A search that ends because of a mistake of its own is a difference, too.
fn difference(program: &Program, variant: Variant, inputs: Inputs, seen: &mut Seen) -> Option<String> {
    let compared = catch_unwind(AssertUnwindSafe(|| check(&lower(program), variant, inputs, seen)));
    compared.unwrap_or_else(|_| Err(String::from("it panics"))).err()
}

/// Whether all inputs of a program are of small types.
fn has_small_inputs(program: &Program) -> bool {
    fn small(body: &mut program::Body) -> bool {
        body.iter_mut().all(|stmt| !matches!(stmt, Stmt::Input(_, "int")) && stmt.bodies_mut().into_iter().all(small))
    }
    program.clone().bodies_mut().all(small)
}

/// Compares so many programs. Some are too large for one side or the other; most must not be.
fn compare_all(inputs: bool) {
    let (first, programs) = seed_and_scripts_from(SEED, PROGRAMS);
    let started = Instant::now();
    let mut seen = Seen::default();
    for number in 0..programs {
        let seed = first.wrapping_add(number);
        let mut program = generate(seed, inputs);
        if seed % OBJECTS == 1 {
            add_objects(&mut program, seed);
        }
        let variant = Variant::ALL[(seed % 5) as usize];
        let range = match RANGES[(seed / 4 % 8) as usize] {
            _ if !inputs => Some((0, 0)),
            // Every sixth of those that can has all values.
            _ if seed.is_multiple_of(6) && has_small_inputs(&program) => None,
            range => range,
        };
        if let Some(what) = difference(&program, variant, range, &mut seen) {
            println!("seed {seed}: {what}\nRADDLE_SEED={seed} RADDLE_SCRIPTS=1 repeats it");
            // What panics says so each time, and nothing new.
            let hook = take_hook();
            set_hook(Box::new(|_| {}));
            let differs = |program: &Program| difference(program, variant, range, &mut Seen::default());
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
    assert!(seen.stopped * 5 <= programs, "too many formulas are too large: {seen:?}");
    assert!(seen.too_large * 2 <= programs, "too many programs are too large: {seen:?}");
}

#[test]
fn formulas_say_what_brute_force_finds() {
    compare_all(false);
}

#[test]
fn formulas_say_what_brute_force_finds_for_all_inputs() {
    compare_all(true);
}

/// What a value is compared with is not known before the load, although it was in the round before (rule 4(c)).
#[test]
fn what_is_compared_in_the_next_round_is_not_known() {
    let text = r#"
file0 = "random.c"
loc1 = file0:1:1
loc2 = file0:2:1
loc3 = file0:3:1
loc4 = file0:4:1
loc5 = file0:5:1
loc6 = file0:6:1
loc7 = file0:7:1
g0 = global "text" size 2 align 1 constant init "x\00"
g1 = global "x" size 4 align 4 init "\05"
g2 = global "y" size 4 align 4 init "\00"
fn0 = function "__assert_fail"(%0: ptr, %1: ptr, %2: i32, %3: ptr)

fn1 = function "pthread_create"(%0: ptr, %1: ptr, %2: ptr, %3: ptr) -> i32

fn2 = function "twice"(%0: ptr) -> ptr {
b0:
    jump b1
b1:
    %1: i32 = phi b0: i32 0, b2: %5
    %2: i32 = load g1 at loc1
    %3: i32 = load g2 at loc2
    %4: i1 = compare eq %2, %3 at loc3
    branch %4, b3, b2 at loc3
b2:
    %5: i32 = add %1, i32 1
    %6: i1 = compare slt %5, i32 2
    branch %6, b1, b5
b3:
    %7: i1 = compare eq %1, i32 1
    branch %7, b4, b2
b4:
    call fn0(g0, g0, i32 1, g0) at loc4
    unreachable at loc4
b5:
    return null
}

fn3 = function "main"() -> i32 {
b0:
    %0: ptr = alloca i64 8, align 8
    %1: i32 = call fn1(%0, null, fn2, null) at loc5
    store i32 7, g1 at loc6
    store i32 5, g2 at loc7
    return i32 0
}
"#;
    for variant in Variant::ALL {
        let mut seen = Seen::default();
        check(text, variant, Some((0, 0)), &mut seen).unwrap_or_else(|what| panic!("{what}"));
        assert_eq!(seen.bugs.get("assertion"), Some(&1), "{variant:?}: {seen:?}");
    }
}
