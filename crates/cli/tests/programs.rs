//! Every program under `tests/programs` under every algorithm, with every clang at hand.
//!
//! Each program is a test of its own (`cargo test --test programs peterson` runs those with that name). The comments at
//! its top say what must come of it (see `corpus/directives.rs`); the file `NAME.golden` beside it says what came of
//! it under each algorithm. `BLESS=1` rewrites the golden files. All clangs must give the same golden.
//!
//! A directory `NAME.files` is one program of all its files in the order of their names; the comments stand in the first.
//! A program `NAME.c` beside it shares its golden: it is the same program as one file, with the same counts.
//!
//! The clangs are the oldest and the newest of clang-14 … clang-22 on PATH, or those in `RADDLE_TEST_CLANGS`.

#[path = "corpus/additions.rs"]
mod additions;
#[path = "corpus/agreement.rs"]
mod agreement;
#[path = "corpus/asked.rs"]
mod asked;
#[path = "corpus/classes.rs"]
mod classes;
#[path = "corpus/directives.rs"]
mod directives;
#[path = "corpus/guided.rs"]
mod guided;
#[path = "corpus/outcome.rs"]
mod outcome;
#[path = "corpus/searches.rs"]
mod searches;
#[path = "corpus/symbolic.rs"]
mod symbolic;

use agreement::Explored;
use clap::Parser;
use classes::Classes;
use directives::{Directives, Expect};
use libtest_mimic::{Arguments, Failed, Trial};
use outcome::Outcome;
use raddle::args::{AlgorithmChoice, CheckArgs, Cli, Color, Command, IfaaArg, MemoryArg, RunArgs, SearchArgs};
use raddle::check::{Setting, check};
use raddle::properties::Guidance;
use raddle::{clang, input, run};
use raddle_explore::{Algorithm, Options, Unobserved};
use raddle_report::Palette;
use raddle_witness::Checked;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Executions after which brute force gives up on a program.
const NAIVE_EXECUTIONS_MAX: u64 = 10_000;
/// Executions, and steps in one of them, under the eyes of the determinism checker.
const CHECKED_EXECUTIONS_MAX: u64 = 20;
const CHECKED_STEPS_MAX: u64 = 2_000;
/// Executions after which any other algorithm gives up: a program of the corpus should be small.
const EXECUTIONS_MAX: u64 = 50_000;

fn main() {
    let arguments = Arguments::from_args();
    let root = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/programs"));
    let root = root.canonicalize().expect("the corpus is at tests/programs");
    // Names in messages are relative to it.
    std::env::set_current_dir(&root).expect("the corpus is a directory");
    let clangs = Arc::new(clangs());
    let mut files = Vec::new();
    collect(Path::new(""), &mut files);
    files.sort();
    let trials = files
        .into_iter()
        .map(|file| {
            let clangs = clangs.clone();
            let name = file.display().to_string();
            Trial::test(name, move || test(&file, &clangs).map_err(Failed::from))
        })
        .collect();
    libtest_mimic::run(&arguments, trials).exit();
}

/// The programs below a directory of the corpus.
fn collect(directory: &Path, files: &mut Vec<PathBuf>) {
    let entries = std::fs::read_dir(Path::new(".").join(directory)).expect("a directory of the corpus can be read");
    for entry in entries {
        let name = entry.expect("a directory of the corpus can be read").file_name();
        let path = directory.join(name);
        if path.is_dir() && !is_several(&path) {
            collect(&path, files);
        } else if path.is_dir() || matches!(path.extension().and_then(|e| e.to_str()), Some("c" | "ll")) {
            files.push(path);
        }
    }
}

/// Whether a program is a directory of files.
fn is_several(program: &Path) -> bool {
    program.extension().is_some_and(|e| e == "files")
}

/// The files of a program.
fn files_of(program: &Path) -> Vec<PathBuf> {
    if !is_several(program) {
        return vec![program.to_path_buf()];
    }
    let mut files = Vec::new();
    collect(program, &mut files);
    files.sort();
    files
}

/// The clangs to compile with: those asked for, or the oldest and the newest that are here.
fn clangs() -> Vec<PathBuf> {
    let path = std::env::var_os("PATH");
    if let Ok(asked) = std::env::var("RADDLE_TEST_CLANGS") {
        return asked
            .split_whitespace()
            .map(|name| clang::find(Some(Path::new(name)), path.as_deref()).expect("RADDLE_TEST_CLANGS names clangs"))
            .collect();
    }
    let versioned = (14..=22).map(|version| PathBuf::from(format!("clang-{version}")));
    let mut found: Vec<PathBuf> = versioned.filter_map(|name| clang::find(Some(&name), path.as_deref()).ok()).collect();
    if found.is_empty() {
        found.extend(clang::find(None, path.as_deref()).ok());
    }
    assert!(!found.is_empty(), "no clang: the corpus needs one");
    if found.len() > 2 {
        found.drain(1..found.len() - 1);
    }
    found
}

/// Runs one program and compares with what is expected and with its golden.
fn test(file: &Path, clangs: &[PathBuf]) -> Result<(), String> {
    let files = files_of(file);
    let text = std::fs::read(files.first().ok_or("there are no files")?).map_err(|error| error.to_string())?;
    let directives = Directives::read(&String::from_utf8_lossy(&text))?;
    // IR needs no compiler: once is enough.
    let is_ir = |file: &PathBuf| file.extension().is_some_and(|e| e == "ll");
    let clangs = if files.iter().all(is_ir) { &clangs[..1] } else { clangs };
    let golden_file = file.with_extension("golden");
    let mut bless = std::env::var_os("BLESS").is_some();
    for clang in clangs {
        let version = clang.file_name().unwrap_or_default().to_string_lossy();
        let found = result(file, &directives, clang).map_err(|error| format!("with {version}: {error}"))?;
        if bless {
            std::fs::write(&golden_file, &found).map_err(|error| error.to_string())?;
            // The other clangs must agree with the first.
            bless = false;
        }
        let golden = std::fs::read_to_string(&golden_file)
            .map_err(|error| format!("{}: {error}; BLESS=1 writes it", golden_file.display()))?;
        if golden != found {
            return Err(format!("with {version} it gives\n{found}but the golden says\n{golden}"));
        }
    }
    Ok(())
}

fn parse(file: &Path, directives: &Directives, clang: &Path, command: &str) -> Result<Command, String> {
    let mut words = vec![String::from("raddle"), String::from(command)];
    words.extend(directives.args.iter().cloned());
    words.extend([String::from("--clang"), clang.display().to_string()]);
    words.extend(files_of(file).iter().map(|file| file.display().to_string()));
    if !directives.cflags.is_empty() {
        words.push(String::from("--"));
        words.extend(directives.cflags.iter().cloned());
    }
    Ok(Cli::try_parse_from(words).map_err(|error| error.to_string())?.command)
}

/// The golden text of a program, if it is as its author expects.
fn result(file: &Path, directives: &Directives, clang: &Path) -> Result<String, String> {
    let Command::Check(args) = parse(file, directives, clang, "check")? else { return Err("not a check".into()) };
    let expect = directives.expect.as_ref().ok_or("there is no `expect:` at the top")?;
    let read = input::read(&args.input, false);
    let mut loaded = match (read.and_then(|text| input::load_to_search(text, &args.input)), expect) {
        (Ok(loaded), _) => loaded,
        (Err(failure), Expect::Error(wanted)) => {
            let text = failure.to_text(Palette::PLAIN);
            let first = text.lines().next().unwrap_or_default();
            return if text.contains(wanted) { Ok(format!("{first}\n")) } else { Err(text) };
        }
        (Err(failure), _) => return Err(failure.to_text(Palette::PLAIN)),
    };
    let asked = Guidance::or_else(&args.property, Guidance::NONE);
    if asked != Guidance::NONE {
        loaded.guide(asked).map_err(|failure| failure.to_text(Palette::PLAIN))?;
    }
    let mut all = Vec::new();
    for algorithm in algorithms(directives)? {
        let visible = loaded.options.local_objects;
        let mut explored = explore(&mut loaded, &args, algorithm)?;
        if visible != loaded.options.local_objects {
            // It had to start again with every access visible, so it has seen executions of two kinds.
            explored = explore(&mut loaded, &args, algorithm)?;
        }
        let outcome = &explored.outcome;
        if !outcome.meets(expect) {
            return Err(format!("{} gives `{outcome}`, expected {expect:?}", algorithm.name()));
        }
        if let Some(kind) = directives.warns.iter().find(|kind| !outcome.warns(kind)) {
            return Err(format!("{} gives `{outcome}`, without the {kind} warning", algorithm.name()));
        }
        all.push(explored);
    }
    agreement::check(&all, directives.count)?;
    polynomial(&mut loaded, &args, expect, &all)?;
    // What has no say in the properties may differ in states that are the same to them.
    if asked == Guidance::NONE {
        check_machine(&loaded, &args);
    }
    let optimal = all.iter().find(|explored| explored.algorithm == Algorithm::Optimal);
    if let Some(optimal) = optimal.filter(|_| asked == Guidance::NONE) {
        guided::check(&mut loaded, &args, optimal, explore)?;
        symbolic::check(&args, optimal)?;
        additions::check(&mut loaded, &args, optimal)?;
    }
    let seed = file.to_string_lossy().bytes().fold(0, |seed: u64, byte| seed * 31 % 1_000_003 + u64::from(byte));
    for algorithm in algorithms(directives)? {
        searches::check(&loaded, &args.search, algorithm, seed)?;
    }
    if let Some(output) = &directives.output {
        check_output(output, &args, &loaded)?;
    }
    let line = |explored: &Explored| format!("{}: {}\n", explored.algorithm.name(), explored.outcome);
    Ok(all.iter().map(line).collect())
}

/// Optimal finds the same without wakeup trees, whichever thread goes first. (Traces that one order of threads does not come to are
/// missed by all algorithms that go by races, and brute force may need too long to tell.)
fn polynomial(loaded: &mut input::Loaded, args: &CheckArgs, expect: &Expect, all: &[Explored]) -> Result<(), String> {
    let trees = all.iter().find(|explored| explored.algorithm == Algorithm::Optimal);
    let Some(trees) = trees.filter(|_| args.search.preemptions.is_none()) else { return Ok(()) };
    let mut args = args.clone();
    args.search.memory.memory = MemoryArg::Polynomial;
    let asked = args.search.order;
    for order in [asked, asked + 1] {
        args.search.order = order;
        let explored = explore(loaded, &args, Algorithm::Optimal)?;
        let (found, wanted) = (&explored.outcome, &trees.outcome);
        let name = format!("optimal in polynomial memory, with --order {order},");
        // Of several bugs another one may come first with another order.
        let meets = found.meets(expect) || order != asked && !trees.everything();
        if !meets || explored.everything() != trees.everything() || explored.everything() && found != wanted {
            return Err(format!("{name} gives `{found}`, with wakeup trees `{wanted}`"));
        }
        // Where additions commute a trace has several orders of them, and the first one met is compared.
        let refined = args.search.silent_writes || args.search.additions.ifaa() == IfaaArg::On;
        let same = explored.classes.traces == trees.classes.traces || refined && order != asked;
        let once = explored.handed_over || explored.classes.executions == trees.classes.executions;
        if explored.everything() && !(same && once) {
            return Err(format!("{name} explores other traces than with wakeup trees"));
        }
    }
    Ok(())
}

fn algorithms(directives: &Directives) -> Result<Vec<Algorithm>, String> {
    // Random schedules promise no counts.
    let exhaustive = Algorithm::ALL.into_iter().filter(|&algorithm| algorithm != Algorithm::Random);
    if directives.algorithms.is_empty() {
        return Ok(exhaustive.collect());
    }
    for name in &directives.algorithms {
        if !Algorithm::ALL.iter().any(|algorithm| algorithm.name() == name) {
            return Err(format!("there is no algorithm `{name}`"));
        }
    }
    Ok(exhaustive.filter(|algorithm| directives.algorithms.iter().any(|name| name == algorithm.name())).collect())
}

fn explore(loaded: &mut input::Loaded, args: &CheckArgs, algorithm: Algorithm) -> Result<Explored, String> {
    // What is compared should mean the same.
    let mut search = SearchArgs { additions: args.search.additions.ordered_by_default(), ..args.search.clone() };
    let cap = if algorithm == Algorithm::Naive { NAIVE_EXECUTIONS_MAX } else { EXECUTIONS_MAX };
    let capped = search.max_executions.is_none();
    search.max_executions.get_or_insert(cap);
    let setting = Setting::default();
    let mut classes = Classes::default();
    let (report, _) = check(loaded, AlgorithmChoice::Named(algorithm), &search, setting, &mut classes)
        .map_err(|failure| failure.to_text(Palette::PLAIN))?;
    let handed_over = report.algorithm != algorithm.name();
    let over = report.stop.as_ref().is_some_and(|stop| stop.reason == "max-executions");
    if !(capped && over && report.bugs.is_empty()) {
        return Ok(Explored { algorithm, handed_over, outcome: Outcome::of(&report), classes });
    }
    if algorithm == Algorithm::Naive {
        return Ok(Explored { algorithm, handed_over, outcome: Outcome::Over(cap), classes });
    }
    Err(format!("{} needs more than {cap} executions: make the program smaller", algorithm.name()))
}

/// The machine keeps its contract on the first executions of the program; it panics where it does not.
fn check_machine(loaded: &input::Loaded, args: &CheckArgs) {
    let options = Options {
        executions_max: CHECKED_EXECUTIONS_MAX,
        steps_max: CHECKED_STEPS_MAX,
        keep_going: true,
        races: args.search.races.into(),
        ..Options::default()
    };
    let mut machine = Checked::new(loaded.patient_machine());
    // What it finds is checked elsewhere.
    let _ = raddle_explore::explore(&mut machine, Algorithm::Naive, &options, &mut Unobserved);
}

/// One execution prints what the author says.
fn check_output(wanted: &str, args: &CheckArgs, loaded: &input::Loaded) -> Result<(), String> {
    let input = args.input.clone();
    let args = RunArgs { input, seed: None, steps: false, max_steps: 1_000_000, color: Color::Never };
    let outcome = run::run(loaded, &args, Palette::PLAIN).map_err(|failure| failure.to_text(Palette::PLAIN))?;
    let printed = run::output_text(&outcome.output);
    if printed.trim_end_matches('\n') != wanted.trim_end_matches('\n') {
        return Err(format!("it prints\n{printed}"));
    }
    Ok(())
}
