//! Random programs with loops that wait, made in our own form: with each of the means against loops and without it, the same threads can end with the same
//! values, and there is a livelock if and only if a search of the whole graph of states finds one.
//!
//! That search (`loops_random/graph.rs`) goes round loops as any interpreter would and shares no code with the machine. A program hangs if a state can be
//! reached from which no order of steps leads to the end of all threads.
//!
//! `RADDLE_SEED` and `RADDLE_SCRIPTS` choose the seed and the number of programs. The long run is
//! `RADDLE_SCRIPTS=50000 RADDLE_SEED=7 cargo test --release -p raddle --test loops_random -- --nocapture`.

#[path = "loops_random/graph.rs"]
mod graph;
#[path = "loops_random/lower.rs"]
mod lower;
#[path = "loops_random/program.rs"]
mod program;

use clap::Parser;
use graph::Ends;
use lower::lower;
use program::{Program, Stmt, generate};
use raddle::args::{CheckArgs, Cli, Command};
use raddle::check::{Setting, explore};
use raddle::failure::Failure;
use raddle::input::{self, Text};
use raddle::places::Places;
use raddle_explore::{Algorithm, Counters, Stopped, Unobserved};
use raddle_report::Palette;
use raddle_test_support::seed_and_scripts_from;
use raddle_trace::FaultKind;
use raddle_vm::Vm;
use raddle_witness::{Claim, confirm};
use std::collections::BTreeSet;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// Programs without being asked for more, and where they come from.
const PROGRAMS: u64 = 400;
const SEED: u64 = 1;

/// Executions after which a search gives up on a program.
const EXECUTIONS_MAX: &str = "3000";

/// The searches that are compared: their flags, and whether they may miss what a bound cuts.
const SEARCHES: [(Algorithm, &[&str], bool); 9] = [
    (Algorithm::Optimal, &[], false),
    (Algorithm::Optimal, &["--no-purity"], false),
    (Algorithm::Optimal, &["--no-await"], false),
    (Algorithm::Optimal, &["--no-ifaa"], false),
    (Algorithm::Optimal, &["--no-purity", "--no-await", "--no-ifaa"], false),
    (Algorithm::Optimal, &["--ifaa", "on"], false),
    (Algorithm::Source, &[], false),
    (Algorithm::ReadsFrom, &[], false),
    (Algorithm::Optimal, &["--no-spin-detection", "--no-ifaa", "--unroll", "1"], true),
];

fn arguments(flags: &[&str]) -> CheckArgs {
    let words = ["raddle", "check", "--keep-going", "--races", "off", "--max-executions", EXECUTIONS_MAX];
    match Cli::try_parse_from(words.iter().chain(flags).chain(&["random.c"])).map(|cli| cli.command) {
        Ok(Command::Check(args)) => args,
        other => panic!("not the arguments of a check: {other:?}"),
    }
}

fn text_of(failure: Failure) -> String {
    failure.to_text(Palette::PLAIN)
}

/// What a search finds; nothing if there are too many executions.
fn search(program: &Program, algorithm: Algorithm, flags: &[&str]) -> Result<Option<(Ends, Counters)>, String> {
    let args = arguments(flags);
    let (text, lines) = lower(program);
    let module = raddle_ir::parse(&text).map_err(|error| error.to_string())?;
    if let Some(error) = raddle_ir::verify(&module).first() {
        return Err(format!("the program is not valid: {error}"));
    }
    let prepared = raddle_passes::prepare_and_tell(module, &input::pass_options(&args.input));
    let name = String::from("random.c");
    let read_from = Text { name, units: Vec::new(), messages: String::new(), places: Places::new(None) };
    let mut loaded = input::translate(read_from, prepared, &args.input).map_err(text_of)?;
    let summary =
        explore(&mut loaded, algorithm, &args.search, Setting::default(), &mut Unobserved).map_err(text_of)?;
    match summary.stopped {
        None => {}
        Some(Stopped::Executions) => return Ok(None),
        Some(stopped) => return Err(format!("it stopped: {stopped:?}")),
    }
    if summary.counters.steps_cut > 0 {
        return Err(format!("it has not seen the end: {:?}", summary.counters));
    }
    let mut ends = Ends { values: BTreeSet::new(), hangs: false };
    for bug in &summary.bugs {
        confirm(&mut Vm::new(loaded.program.clone()), &bug.schedule, Claim::from(&bug.fault))
            .map_err(|refuted| refuted.to_string())?;
        match bug.fault.kind {
            FaultKind::Livelock => ends.hangs = true,
            FaultKind::Assertion => {
                let line = loaded.program.site(bug.fault.site).line;
                let values = lines.iter().position(|&known| known == line);
                ends.values.insert(values.ok_or_else(|| format!("an assertion at line {line}"))?);
            }
            kind => return Err(format!("a fault that is none: {}", kind.name())),
        }
    }
    Ok(Some((ends, summary.counters)))
}

/// How many programs were looked at.
#[derive(Default, Debug)]
struct Seen {
    compared: u64,
    too_large: u64,
    hang: u64,
    undecided: u64,
    values: u64,
}

fn compare(program: &Program, seen: &mut Seen) -> Result<(), String> {
    let Some(expected) = graph::ends(program) else {
        seen.too_large += 1;
        return Ok(());
    };
    for (algorithm, flags, bounded) in SEARCHES {
        let what = |what: String| format!("{} {}: {what}", algorithm.name(), flags.join(" "));
        let searched = catch_unwind(AssertUnwindSafe(|| search(program, algorithm, flags)));
        let searched = searched.unwrap_or_else(|_| Err("it panicked, and said why".into()));
        let Some((found, counters)) = searched.map_err(what)? else {
            seen.too_large += 1;
            return Ok(());
        };
        let both = || what(format!("{found:?} instead of {expected:?}; {counters:?}"));
        if bounded {
            if !found.values.is_subset(&expected.values) || found.hangs && !expected.hangs {
                return Err(both());
            }
            continue;
        }
        if found.values != expected.values {
            return Err(both());
        }
        seen.undecided += u64::from(counters.undecided > 0);
        if found.hangs != expected.hangs && (found.hangs || counters.undecided == 0) {
            return Err(both());
        }
    }
    seen.compared += 1;
    seen.hang += u64::from(expected.hangs);
    seen.values += expected.values.len() as u64;
    Ok(())
}

/// Without one statement, as long as that differs, too.
fn reduce(mut program: Program) -> Program {
    'smaller: loop {
        for thread in 0..program.threads.len() {
            for at in 0..program.threads[thread].len() {
                let mut smaller = program.clone();
                smaller.threads[thread].remove(at);
                if compare(&smaller, &mut Seen::default()).is_err() {
                    program = smaller;
                    continue 'smaller;
                }
            }
        }
        return program;
    }
}

#[test]
fn loops_end_as_they_would_without_any_of_this() {
    let (seed, programs) = seed_and_scripts_from(SEED, PROGRAMS);
    let mut seen = Seen::default();
    for number in 0..programs {
        let seed = seed.wrapping_add(number);
        let program = generate(seed);
        if let Err(what) = compare(&program, &mut seen) {
            println!("seed {seed}: {what}\nRADDLE_SEED={seed} RADDLE_SCRIPTS=1 repeats it");
            let small = reduce(program);
            let what = compare(&small, &mut Seen::default());
            panic!("seed {seed}: made smaller, it is\n{small:?}\n{}\nand there {what:?}", lower(&small).0);
        }
        if (number + 1) % 5_000 == 0 || number + 1 == programs {
            println!("{} programs: {seen:?}", number + 1);
        }
    }
    assert!(seen.compared > 2 * seen.too_large, "too many programs are too large: {seen:?}");
    assert!(programs < 100 || seen.hang > 0 && seen.hang < seen.compared, "all hang, or none: {seen:?}");
}

/// A trial on the way to a race's reversal noticed that additions have to be ordered, and what threads were blocked at was forgotten: the search ended with a panic.
#[test]
fn a_trial_forgets_nothing() {
    let threads =
        vec![vec![Stmt::Store(0, 2), Stmt::Add(2, 1)], vec![Stmt::WaitUndoing(2, 0, 2)], vec![Stmt::Wait(0, 2, false)]];
    compare(&Program { numbers: vec![1, 0, 0], threads }, &mut Seen::default()).unwrap();
}
