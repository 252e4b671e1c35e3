//! The papers' programs (`bench/programs`) must give the papers' counts, exactly: each entry of `counts.toml` is a test.
//!
//! Optimal gives `opt` executions and reads-from `rf`, none of them blocked by a sleep set. Source and classic complete as
//! many as optimal; what they explore beyond that depends on the order of threads, and classic explores no less than
//! source. The order of threads changes none of optimal's counts. Guided gives `guided`. A program with a `bug` is explored
//! to the end, and has bugs of that kind only; one without has none. Entries of more than [`EXECUTIONS_MAX`] executions are for
//! `cargo xtask bench --paper`, which runs them all. One thread explores, or as many as `RADDLE_JOBS` says; for small entries several workers are compared with one
//! (`RADDLE_JOBS=all`: 1, 2, 3 and 8, for all up to 50,000 executions).

#[path = "corpus/searches.rs"]
mod searches;

use clap::Parser;
use libtest_mimic::{Arguments, Failed, Trial};
use raddle::args::AlgorithmChoice::{self, Guided, Named};
use raddle::args::{Cli, Command, SearchArgs};
use raddle::check::{Setting, check};
use raddle::input::{self, Loaded};
use raddle::properties::Guidance;
use raddle_explore::{Algorithm, Unobserved};
use raddle_report::{Palette, Report};
use std::collections::BTreeSet;

/// Entries with more executions than this are left to the benchmarks. Checking every state that is gone back to takes a
/// hundred times as long, so `make test` runs these tests a second time without that.
const EXECUTIONS_MAX: i64 = if cfg!(feature = "expensive-checks") { 1_000 } else { 400_000 };
/// Entries with at most this many also run under source and classic, and under other orders of threads.
const COMPARED_MAX: i64 = if cfg!(feature = "expensive-checks") { 100 } else { 3_000 };
/// Entries with at most this many are also explored by several workers.
const SHARED_MAX: i64 = if cfg!(feature = "expensive-checks") { 20 } else { 200 };
/// Orders of threads besides the usual one.
const ORDERS: [u64; 4] = [1, 2, 3, 4];

fn main() {
    let arguments = Arguments::from_args();
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../../bench/programs");
    std::env::set_current_dir(root).expect("the papers' programs are at bench/programs");
    let text = std::fs::read_to_string("counts.toml").expect("the counts can be read");
    let table: toml::Table = text.parse().expect("the counts are TOML");
    let mut trials: Vec<Trial> = table["count"].as_array().expect("a list of counts").iter().flat_map(trials).collect();
    trials.push(Trial::test("separation/readers", || readers().map_err(Failed::from)));
    trials.push(Trial::test("separation/chain", || chain().map_err(Failed::from)));
    trials.push(Trial::test("separation/lastzero", || lastzero().map_err(Failed::from)));
    libtest_mimic::run(&arguments, trials).exit();
}

/// One entry of `counts.toml`.
#[derive(Clone)]
struct Entry(toml::Value);

impl Entry {
    fn number(&self, key: &str) -> Option<i64> {
        self.0.get(key).map(|value| value.as_integer().unwrap_or_else(|| panic!("`{key}` is a number")))
    }

    fn program(&self) -> &str {
        self.0["program"].as_str().expect("a program has a name")
    }

    fn cflags(&self) -> Vec<String> {
        let defines = self.0.get("defines").and_then(|list| list.as_array()).into_iter().flatten();
        let defines = defines.map(|name| format!("-D{}", name.as_str().expect("a macro has a name")));
        self.number("n").map(|n| format!("-DN={n}")).into_iter().chain(defines).collect()
    }

    /// Explores everything. If there is a bug, it must be one that is known.
    fn explore(&self, algorithm: AlgorithmChoice, order: u64) -> Result<Report, String> {
        self.explore_with(&[], algorithm, order)
    }

    fn explore_with(&self, flags: &[&str], algorithm: AlgorithmChoice, order: u64) -> Result<Report, String> {
        let bug = self.0.get("bug").and_then(|kind| kind.as_str());
        let flags = [flags, if bug.is_some() { &["--keep-going"] } else { &[] }].concat();
        let report = explore(self.program(), &self.cflags(), &flags, algorithm, order)?;
        let found: BTreeSet<&str> = report.bugs.iter().map(|bug| bug.kind.as_str()).collect();
        ensure(found.iter().copied().eq(bug), || format!("bugs of kinds {found:?}, not {bug:?}"))?;
        Ok(report)
    }

    /// Complete and assume-blocked executions are what the entry says, and nothing else was explored.
    fn expect(&self, key: &str, algorithm: AlgorithmChoice, order: u64) -> Result<(), String> {
        let waits = self.0.get("waits").is_some_and(|waits| waits.as_bool() == Some(true));
        let flags: &[&str] = if waits && key == "opt" { &["--no-ifaa"] } else { &[] };
        let report = self.explore_with(flags, algorithm, order)?;
        let counts = &report.executions;
        let found = [counts.complete, counts.assume_blocked, counts.sleep_set_blocked];
        let blocked = self.number(&format!("{key}_assume_blocked")).unwrap_or(0);
        let wanted = [self.number(key).unwrap_or(0) as u64, blocked as u64, 0];
        let what = "complete, assume-blocked and sleep-set blocked executions";
        ensure(found == wanted, || format!("{algorithm:?}, order {order}: {found:?} {what}, not {wanted:?}"))
    }
}

fn trials(value: &toml::Value) -> Vec<Trial> {
    let entry = Entry(value.clone());
    let name = format!("{}{}", entry.program(), entry.cflags().concat().replace("-D", "/"));
    let mut trials = Vec::new();
    let mut add = |what: &str, run: fn(&Entry) -> Result<(), String>| {
        let entry = entry.clone();
        trials.push(Trial::test(format!("{name}/{what}"), move || run(&entry).map_err(Failed::from)));
    };
    let feasible = |key| entry.number(key).filter(|&count| count <= EXECUTIONS_MAX);
    if feasible("opt").is_some() {
        add("optimal", |entry| entry.expect("opt", Named(Algorithm::Optimal), 0));
    }
    if feasible("rf").is_some() {
        add("reads-from", |entry| entry.expect("rf", Named(Algorithm::ReadsFrom), 0));
    }
    if feasible("guided").is_some() {
        add("guided", |entry| entry.expect("guided", Guided, 0));
    }
    if entry.number("opt").is_some_and(|count| count <= COMPARED_MAX) {
        add("orders", orders);
        add("source-classic", source_and_classic);
    }
    let shared_max = if searches::all_jobs() { EXECUTIONS_MAX.min(50_000) } else { SHARED_MAX };
    if entry.number("opt").is_some_and(|count| count <= shared_max) {
        add("jobs", jobs);
    }
    if entry.number("ifaa").is_some() {
        add("commuting-adds", commuting_adds);
    }
    if feasible("await").is_some() {
        add("awaits", awaits);
    }
    if feasible("await").is_some() || entry.number("await_ifaa").is_some() {
        add("awaits-ifaa", awaits_and_ifaa);
    }
    if entry.number("rf_bug_within").is_some() {
        add("bug", bug_within);
    }
    trials
}

fn orders(entry: &Entry) -> Result<(), String> {
    ORDERS.into_iter().try_for_each(|order| entry.expect("opt", Named(Algorithm::Optimal), order))
}

/// Several workers explore what one does.
fn jobs(entry: &Entry) -> Result<(), String> {
    let (loaded, search) = load(entry.program(), &entry.cflags(), &[])?;
    let mut exhaustive = Algorithm::ALL.into_iter().filter(|&algorithm| algorithm != Algorithm::Random);
    exhaustive.try_for_each(|algorithm| searches::check_jobs(&loaded, &search, algorithm))
}

fn source_and_classic(entry: &Entry) -> Result<(), String> {
    let [source, classic] = [Algorithm::Source, Algorithm::Classic].map(|algorithm| entry.explore(Named(algorithm), 0));
    let (source, classic) = (source?.executions, classic?.executions);
    let opt = entry.number("opt").unwrap_or(0) as u64;
    ensure(source.complete == opt && classic.complete == opt, || {
        format!("source completes {}, classic {}, not {opt}", source.complete, classic.complete)
    })?;
    ensure(source.sleep_set_blocked <= classic.sleep_set_blocked, || {
        format!("source blocks {}, classic only {}", source.sleep_set_blocked, classic.sleep_set_blocked)
    })
}

fn commuting_adds(entry: &Entry) -> Result<(), String> {
    let found = entry.explore_with(&["--commuting-adds"], Named(Algorithm::Optimal), 0)?.executions;
    let wanted = entry.number("ifaa").unwrap_or(0) as u64;
    ensure((found.complete, found.sleep_set_blocked) == (wanted, 0), || format!("{found:?}, not {wanted} complete"))
}

/// With loops that wait: complete executions, and those in which a thread went round too early.
fn awaits(entry: &Entry) -> Result<(), String> {
    for order in [0, 1] {
        let executions = entry.explore_with(&["--no-ifaa"], Named(Algorithm::Optimal), order)?.executions;
        let found = [executions.complete, executions.spin_blocked, executions.total()];
        let [complete, blocked] = ["await", "await_blocked"].map(|key| entry.number(key).unwrap_or(0) as u64);
        let wanted = [complete, blocked, complete + blocked];
        ensure(found == wanted, || format!("{found:?} complete, blocked and in all, not {wanted:?}"))?;
    }
    Ok(())
}

/// By default additions whose results nobody uses are not ordered where a program waits: no more executions than with an order.
fn awaits_and_ifaa(entry: &Entry) -> Result<(), String> {
    let executions = entry.explore_with(&["--allow-livelock"], Named(Algorithm::Optimal), 0)?.executions;
    let number = |key| entry.number(key).map(|count| count as u64);
    let exact = number("await_ifaa").is_none_or(|wanted| executions.total() == wanted);
    let most = number("await").map(|complete| complete + number("await_blocked").unwrap_or(0));
    let fewer = most.is_none_or(|most| executions.total() <= most);
    ensure(exact && fewer && executions.sleep_set_blocked == 0, || format!("{executions:?}"))
}

fn bug_within(entry: &Entry) -> Result<(), String> {
    let report = explore(entry.program(), &entry.cflags(), &[], Named(Algorithm::ReadsFrom), 0)?;
    let within = entry.number("rf_bug_within").unwrap_or(0) as u64;
    let bug = report.bugs.first().ok_or("there is no bug")?;
    ensure(bug.found_after < within, || format!("the bug was found after {} executions", bug.found_after))
}

/// Source explores 2^N traces of readers(N) and blocks none; persistent sets explore about 3^N.
fn readers() -> Result<(), String> {
    let [source, classic] = explored("readers", 8)?;
    ensure(source == [256, 0], || format!("source: {source:?}"))?;
    ensure(classic.iter().sum::<u64>() >= 3u64.pow(8) / 2, || format!("classic: {classic:?}"))
}

/// Without wakeup trees, the blocked explorations of chain(n) nearly double with every n (Source Sets, Table 1).
fn chain() -> Result<(), String> {
    let mut before = None;
    for n in 3..=9 {
        let [[complete, blocked], _] = explored("chain", n)?;
        ensure(complete == 4 * n + 1, || format!("chain({n}) completes {complete}"))?;
        let grows = before.is_none_or(|before: u64| blocked * 10 >= before * 17);
        ensure(grows, || format!("chain({n}) blocks {blocked}, after {before:?}"))?;
        before = Some(blocked);
    }
    Ok(())
}

/// Source meets sleep-set blocking on lastzero, and classic no less of it (optimal's entries show that it meets none).
fn lastzero() -> Result<(), String> {
    let [[complete, source], [_, classic]] = explored("lastzero", 9)?;
    ensure(complete == 1536 && 0 < source && source <= classic, || format!("source {source}, classic {classic}"))
}

/// Complete and sleep-set blocked executions of source and of classic.
fn explored(program: &str, n: u64) -> Result<[[u64; 2]; 2], String> {
    let run = |algorithm| {
        let counts = explore(program, &[format!("-DN={n}")], &[], Named(algorithm), 0)?.executions;
        Ok::<_, String>([counts.complete, counts.sleep_set_blocked])
    };
    Ok([run(Algorithm::Source)?, run(Algorithm::Classic)?])
}

fn explore(
    program: &str,
    cflags: &[String],
    flags: &[&str],
    algorithm: AlgorithmChoice,
    order: u64,
) -> Result<Report, String> {
    let (mut loaded, search) = load(program, cflags, flags)?;
    let asked = Guidance::by_itself(algorithm);
    if asked != loaded.guidance {
        loaded.guide(asked).map_err(|failure| failure.to_text(Palette::PLAIN))?;
    }
    let search = SearchArgs { order, ..search };
    let setting = Setting::default();
    let result = check(&mut loaded, algorithm, &search, setting, &mut Unobserved);
    result.map(|(report, _)| report).map_err(|failure| failure.to_text(Palette::PLAIN))
}

/// A program, and what a search of it is asked to do.
fn load(program: &str, cflags: &[String], flags: &[&str]) -> Result<(Loaded, SearchArgs), String> {
    let jobs = std::env::var("RADDLE_JOBS").unwrap_or_else(|_| String::from("1"));
    let file = format!("{program}.c");
    let mut words = vec!["raddle", "check", &file, "--races", "off", "--jobs", &jobs];
    words.extend(flags);
    words.push("--");
    words.extend(cflags.iter().map(String::as_str));
    let parsed = Cli::try_parse_from(words).map_err(|error| error.to_string())?;
    let Command::Check(args) = parsed.command else { return Err("not a check".into()) };
    let loaded = input::load(&args.input, false).map_err(|failure| failure.to_text(Palette::PLAIN))?;
    Ok((loaded, args.search))
}

fn ensure(holds: bool, message: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(message()) }
}
