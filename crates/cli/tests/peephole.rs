//! How many schedules peephole reduction leaves (*Peephole Partial Order Reduction*): Theorem 2 by counting, and the paper's figures.
//!
//! For two threads exactly one schedule of each Mazurkiewicz trace is left. `optimal` explores one execution of each, and shares no code with the formula. Where both
//! look at the bytes that are accessed (`simple`) the numbers are equal; with `monotonic` they are for any number of threads. `static` and `none` take more for dependent, `full` takes less: its classes are unions of
//! traces, and it leaves one schedule for each of them.
//! Compare-exchanges are not generated: one that fails is a read for `optimal`, and may be a write for the formula.
//!
//! `RADDLE_SEED` and `RADDLE_SCRIPTS` choose the seed and the number of programs.

#[path = "symbolic_random/load.rs"]
mod load;
#[path = "guided_random/lower.rs"]
mod lower;
#[allow(dead_code, reason = "other programs have more in them")]
#[path = "guided_random/program.rs"]
mod program;
/// What `lower` needs of the generator of other programs.
mod generate {
    /// Integers that each function has.
    pub const LOCALS: usize = 3;
}

use load::{arguments, load, text_of};
use lower::lower;
use program::{Body, Cond, Expr, Join, Place, Program, Stmt, Target, Thread};
use raddle::check::{Setting, explore};
use raddle_base::Random;
use raddle_explore::{Algorithm, Unobserved};
use raddle_smt::count::schedules;
use raddle_smt::peephole::Variant;
use raddle_smt::search::Options;
use raddle_test_support::seed_and_scripts_from;

/// Programs with two, three and four threads, without being asked for more.
const PROGRAMS_OF_TWO: u64 = 240;
const PROGRAMS_OF_THREE: u64 = 60;
const PROGRAMS_OF_FOUR: u64 = 30;
const SEED: u64 = 1;
/// Traces that a program may have.
const TRACES_MAX: u64 = 60;
/// Schedules after which they are counted no further.
const SCHEDULES_MAX: u64 = 100;

/// How much there is to explore of a program.
struct Counts {
    /// Executions of `optimal`.
    traces: u64,
    /// Schedules that each variant leaves, from the weakest on; `None` where there are too many, or nobody has counted.
    schedules: [Option<u64>; 5],
}

/// Counts, if there are not too many traces, what these variants leave, up to a number.
fn count(program: &Program, variants: &[Variant], most: u64) -> Option<Counts> {
    let args = arguments(Some((0, 0)));
    let text = lower(program);
    let fail = |what: String| -> ! { panic!("{what}\n{program:?}\n{text}") };
    let mut loaded = load(&text, &args).unwrap_or_else(|what| fail(what));
    let mut options = args.search.clone();
    options.max_executions = Some(TRACES_MAX);
    let setting = Setting::default();
    let explored = explore(&mut loaded, Algorithm::Optimal, &options, setting, &mut Unobserved);
    let summary = explored.unwrap_or_else(|failure| fail(text_of(failure)));
    if summary.stopped.is_some() {
        return None;
    }
    let counters = &summary.counters;
    if !summary.bugs.is_empty() || !summary.hand_overs.is_empty() || counters.complete != counters.executions() {
        fail(format!("not a program to count: {:?}, {counters:?}", summary.bugs));
    }
    let main = loaded.module.function_named("main").unwrap_or_else(|| fail(String::from("there is no main")));
    let of = |peephole: Variant| {
        if !variants.contains(&peephole) {
            return None;
        }
        let options = Options { peephole, depth_max: 100, local_max: 10_000, inputs: None, deadlocks: true };
        schedules(&loaded.module, main, &options, most).unwrap_or_else(|refusal| fail(refusal.what))
    };
    Some(Counts { traces: counters.complete, schedules: Variant::ALL.map(of) })
}

/// Checks what holds for any number of threads, and with `exact` what holds for two.
fn check(program: &Program, counts: &Counts, exact: bool) {
    let Counts { traces, schedules: [none, fixed, simple, full, monotonic] } = *counts;
    let told = || format!("{traces} traces; {:?}\n{program:?}\n{}", counts.schedules, lower(program));
    let many = |count: Option<u64>| count.unwrap_or(u64::MAX);
    assert!(many(full) > 0, "no schedule is left: {}", told());
    assert!(many(full) <= many(simple), "rules 4(a) to 4(c) add schedules: {}", told());
    assert!(many(simple) <= many(fixed), "less is independent by bytes than by objects: {}", told());
    assert!(many(fixed) <= many(none), "constraints add schedules: {}", told());
    assert_eq!(monotonic, Some(traces), "not the first schedule of each trace: {}", told());
    match exact {
        true => assert_eq!(simple, Some(traces), "not one schedule for each trace: {}", told()),
        false => assert!(many(simple) >= traces, "a trace is lost: {}", told()),
    }
}

struct Generator {
    random: Random,
    arrays: usize,
    mutexes: usize,
}

/// A program in which nothing goes wrong; `main` is one of its threads.
fn generate(seed: u64, threads: usize, length: usize) -> Program {
    let mut random = Random::new(seed);
    let (arrays, mutexes) = (random.index(2), random.index(3));
    let mut generator = Generator { random, arrays, mutexes };
    let mut body = || {
        let budget = 1 + generator.random.index(length);
        generator.body(budget, 0)
    };
    let middle = body();
    let thread = |body| Thread { argument: Target::Null, body, result: Target::Null, join: Join::Yes };
    let threads = (1..threads).map(|_| thread(body())).collect();
    let integers = vec![(0, false), (1, true)];
    Program { integers, arrays, pointers: Vec::new(), mutexes, helpers: Vec::new(), threads, middle, end: Vec::new() }
}

impl Generator {
    fn body(&mut self, budget: usize, mutexes: usize) -> Body {
        let mut body = Vec::new();
        for _ in 0..budget {
            let (local, place) = (self.random.index(3), self.place());
            match self.random.below(if mutexes < self.mutexes { 10 } else { 8 }) {
                0..=2 => {
                    body.push(Stmt::Load(local, place));
                    if self.random.below(2) == 0 {
                        body.push(used(local));
                    }
                }
                3..=5 => {
                    let expr = match self.random.below(4) {
                        0 => Expr::Local(local),
                        _ => Expr::Constant(self.random.below(3) as i32),
                    };
                    body.push(Stmt::Store(place, expr));
                }
                6 | 7 => {
                    let op = ["add", "xchg", "xor"][self.random.index(3)];
                    body.extend([Stmt::Update(local, op, place, Expr::Constant(1)), used(local)]);
                }
                // Mutexes are taken in order, so that nobody waits for ever.
                _ => {
                    let mutex = mutexes + self.random.index(self.mutexes - mutexes);
                    let inner = 1 + self.random.index(2);
                    body.push(Stmt::Locked(mutex, self.body(inner, mutex + 1)));
                }
            }
        }
        body
    }

    fn place(&mut self) -> Place {
        match self.random.below(4) {
            0 if self.arrays > 0 => Place::Element(0, self.random.index(2)),
            1 if self.arrays > 0 => Place::Indexed { array: 0, local: self.random.index(3), masked: true },
            _ => Place::Integer(self.random.index(2)),
        }
    }
}

/// Something that depends on a local, and always holds.
fn used(local: usize) -> Stmt {
    Stmt::Assert(Cond::Compare("ne", local, 1_000))
}

fn compare_all(threads: usize, length: usize, programs: u64) {
    let (first, programs) = seed_and_scripts_from(SEED, programs);
    let (mut compared, mut traces_in_all, mut redundant) = (0, 0, 0);
    for seed in first..first + programs {
        let program = generate(seed, threads, length);
        // The weak ones leave so much that counting it takes most of the time.
        let variants = if seed.is_multiple_of(8) { &Variant::ALL[..] } else { &Variant::ALL[2..] };
        let Some(counts) = count(&program, variants, SCHEDULES_MAX) else { continue };
        check(&program, &counts, threads == 2);
        // Without conflicts there is nothing to see.
        if counts.traces > 1 {
            compared += 1;
            traces_in_all += counts.traces;
            redundant += u64::from(counts.schedules[2].is_none_or(|count| count > counts.traces));
        }
    }
    println!(
        "{compared} of {programs} programs of {threads} threads have conflicts, and {traces_in_all} traces; \
         {redundant} have redundant schedules"
    );
    assert!(compared * 2 >= programs, "only {compared} of {programs} programs have conflicts");
}

#[test]
fn two_threads_have_one_schedule_for_each_trace() {
    compare_all(2, 5, PROGRAMS_OF_TWO);
}

#[test]
fn three_threads_have_no_fewer_schedules_than_traces() {
    compare_all(3, 2, PROGRAMS_OF_THREE);
}

#[test]
fn four_threads_have_one_monotonic_schedule_for_each_trace() {
    compare_all(4, 2, PROGRAMS_OF_FOUR);
}

/// A part of Figure 1: where `i` and `j` are, what is stored to `a[i]`, what is added to it. With `atomic` that is one transition, as in the
/// paper; without, it is a load and a store, which are two steps.
fn figure_1(mine: Place, other: Place, store: i32, add: i32, atomic: bool) -> Body {
    let mut body = vec![Stmt::Store(mine, Expr::Constant(store))];
    match atomic {
        true => body.extend([Stmt::Update(2, "add", mine, Expr::Constant(add)), used(2)]),
        false => body.extend([Stmt::Load(2, mine), Stmt::Store(mine, Expr::Add(2, add))]),
    }
    body.extend([Stmt::Load(2, other), used(2)]);
    body
}

fn figure(i: i32, j: i32, first: Body, second: Body) -> Program {
    let thread = Thread { argument: Target::Null, body: second, result: Target::Null, join: Join::Yes };
    Program {
        integers: vec![(i, false), (j, false)],
        arrays: 1,
        pointers: Vec::new(),
        mutexes: 0,
        helpers: Vec::new(),
        threads: vec![thread],
        middle: first,
        end: Vec::new(),
    }
}

/// Figures 5 and 6: `i` and `j` are different constants, and what is read stays in registers.
#[test]
fn figure_6_has_five_schedules() {
    let (a1, a2) = (Place::Element(0, 0), Place::Element(0, 1));
    let program = figure(0, 0, figure_1(a1, a2, 10, 20, true), figure_1(a2, a1, 50, 100, true));
    let counts = count(&program, &Variant::ALL, 300).expect("there are few traces");
    check(&program, &counts, true);
    // All 20 paths of the lattice of Figure 2. By objects only `m = a[2]` and `n = a[1]` are independent, and 6 pairs of paths become one
    // each. By bytes `m = a[2]` is before, between or behind the other thread's two writes, and so is `n = a[1]`: one of them is behind both.
    assert_eq!(counts.schedules[..3], [Some(20), Some(14), Some(5)]);
    assert_eq!(counts.traces, 5);
}

/// The same, with a load and a store for an addition.
#[test]
fn figure_6_in_steps_of_single_accesses() {
    let (a1, a2) = (Place::Element(0, 0), Place::Element(0, 1));
    let program = figure(0, 0, figure_1(a1, a2, 10, 20, false), figure_1(a2, a1, 50, 100, false));
    let counts = count(&program, &Variant::ALL, 300).expect("there are few traces");
    check(&program, &counts, true);
    // The load of an addition depends on nobody else's read, so there are no more traces.
    assert_eq!((counts.schedules[0], counts.schedules[2]), (Some(70), Some(5)));
    assert_eq!(counts.traces, 5);
}

/// Theorem 2 is about the classes of a reduction's own independence. By bytes these are the traces of `optimal`; by rules 4(a) to 4(c) they are
/// larger, and one schedule is left for each: two stores of one value, a store of what is there already, one that a comparison does not notice.
#[test]
fn full_leaves_one_schedule_for_classes_that_are_larger() {
    let x = Place::Integer(0);
    let store = |value| vec![Stmt::Store(x, Expr::Constant(value))];
    let read = || vec![Stmt::Load(0, x), Stmt::Set(1, Expr::Local(0)), used(1)];
    let compare = |number| vec![Stmt::Load(0, x), Stmt::Assert(Cond::Compare("slt", 0, number))];
    for (first, second, traces, full) in [
        (store(1), store(1), 2, 1),
        (store(1), store(2), 2, 2),
        // It holds 3 before.
        (store(3), read(), 2, 1),
        (store(4), compare(10), 2, 1),
    ] {
        let program = figure(3, 0, first, second);
        let counts = count(&program, &Variant::ALL, 300).expect("there are few traces");
        check(&program, &counts, true);
        assert_eq!((counts.traces, counts.schedules[3]), (traces, Some(full)), "{program:?}");
    }
}

/// Figures 1 and 2: `i` and `j` are read by both threads, and which transitions are independent depends on what they are.
#[test]
fn figure_1_depends_on_the_indices() {
    let index = |local| Place::Indexed { array: 0, local, masked: true };
    let part = |mine, other, store, add| {
        let mut body = vec![Stmt::Load(0, Place::Integer(0)), Stmt::Load(1, Place::Integer(1))];
        body.extend(figure_1(index(mine), index(other), store, add, true));
        body
    };
    for (i, j, traces) in [(0, 1, 5), (0, 0, 14)] {
        let program = figure(i, j, part(0, 1, 10, 20), part(1, 0, 50, 100));
        let counts = count(&program, &Variant::ALL, 300).expect("there are few traces");
        check(&program, &counts, true);
        // With the two reads of the indices 5 steps each. By objects the array is one.
        assert_eq!(counts.schedules[..3], [Some(252), Some(14), Some(traces)], "i = {i}, j = {j}");
        assert_eq!(counts.traces, traces);
    }
}
