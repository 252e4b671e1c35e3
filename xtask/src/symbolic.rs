//! `cargo xtask bench symbolic`: what peephole reduction is good for, like Table 1 of *Peephole Partial Order Reduction*.

use crate::markdown::{Table, count as number, ratio, seconds};
use crate::published::PEEPHOLE;
use crate::{Failure, TableOptions, tools};
use serde::Deserialize;
use std::fmt::Write;
use std::process::Command;

/// The columns: what is left out.
const VARIANTS: [&str; 5] = ["none", "static", "simple", "full", "monotonic"];

/// A row: the paper's name, our file, the number of threads beside main, further macros, and whether something is found. What is not there to be
/// found is looked for in the whole program, or as deep as is said here.
struct Row {
    name: &'static str,
    file: &'static str,
    threads: u64,
    defines: &'static [&'static str],
    depth: Option<u64>,
    found: bool,
}

const fn row(name: &'static str, file: &'static str, threads: u64, found: bool) -> Row {
    Row { name, file, threads, defines: &[], depth: None, found }
}

const ALL_EAT: &[&str] = &["-DALL_EAT"];

/// The paper's rows. A step of ours is one access, or a thread that is made.
const ROWS: [Row; 16] = [
    Row { depth: Some(15), ..row("phil2-pa", "philosophers", 2, false) },
    Row { depth: Some(22), ..row("phil3-pa", "philosophers", 3, false) },
    Row { depth: Some(29), ..row("phil4-pa", "philosophers", 4, false) },
    Row { depth: Some(36), ..row("phil5-pa", "philosophers", 5, false) },
    Row { defines: ALL_EAT, ..row("phil2-pb", "philosophers", 2, true) },
    Row { defines: ALL_EAT, ..row("phil3-pb", "philosophers", 3, true) },
    Row { defines: ALL_EAT, ..row("phil4-pb", "philosophers", 4, true) },
    Row { defines: ALL_EAT, ..row("phil5-pb", "philosophers", 5, true) },
    Row { depth: Some(11), ..row("indexer2", "indexer-all", 2, false) },
    Row { depth: Some(17), ..row("indexer3", "indexer-all", 3, false) },
    Row { depth: Some(23), ..row("indexer4", "indexer-all", 4, false) },
    Row { depth: Some(29), ..row("indexer5", "indexer-all", 5, false) },
    row("indexer2", "indexer-all", 2, true),
    row("indexer3", "indexer-all", 3, true),
    row("indexer4", "indexer-all", 4, true),
    row("indexer5", "indexer-all", 5, true),
];

/// The part of `raddle check --json` that we look at.
#[derive(Deserialize)]
struct Answer {
    verdict: String,
    seconds: f64,
    formula: Formula,
}

#[derive(Deserialize)]
struct Formula {
    depth: u64,
    gates: u64,
    clauses: u64,
    conflicts: u64,
    decisions: u64,
}

/// The time that a search took, and whether it came to its end.
type Time = (f64, bool);

/// Runs everything, and writes the page.
pub fn bench(options: &TableOptions) -> Result<(), Failure> {
    let raddle = tools::raddle(options.raddle.as_deref())?;
    let [none, fixed, simple, full, monotonic] = VARIANTS;
    let factors = ["none / simple or full", "none / monotonic"];
    let paper = ["paper: none, static, simple, full", "its none / simple or full"];
    let mut table = Table::new([
        "program", "steps", "found", none, fixed, simple, full, monotonic, factors[0], factors[1], paper[0], paper[1],
    ]);
    let mut sizes = Table::new(["program", "steps", none, fixed, simple, full, monotonic]);
    for row in &ROWS {
        if options.only.as_ref().is_some_and(|only| !row.name.contains(only)) {
            continue;
        }
        eprintln!("{} …", row.name);
        let (paper, its_factor) = published(row);
        let (mut cells, mut formulas) = ([const { String::new() }; 5], [const { String::new() }; 5]);
        let mut times: [Time; 5] = [(0.0, false); 5];
        let mut depth = 0;
        for (at, variant) in VARIANTS.into_iter().enumerate().rev() {
            // Without reduction it may take as long as shows the paper's factor, or that there is none.
            let best = reduced(&times[2..4]);
            let shows = its_factor.zip(best).filter(|_| at == 0).map(|((factor, _), best)| 1.2 * factor * best);
            let timeout = options.timeout.max(shows.unwrap_or(0.0).ceil());
            let answer = run(&raddle, row, variant, timeout)?;
            let expected = if row.found { "bug" } else { "verified" };
            let finished = answer.verdict != "incomplete";
            if finished && answer.verdict != expected && (row.found || answer.verdict != "no-bug-within-bounds") {
                return Err(format!("{}: {} instead of {expected}", row.name, answer.verdict).into());
            }
            let Formula { depth: steps, gates, clauses, conflicts, decisions } = answer.formula;
            if finished {
                depth = steps + u64::from(row.found);
            }
            times[at] = (answer.seconds, finished);
            let time = if finished { seconds(answer.seconds) } else { format!("> {timeout} s") };
            cells[at] = format!("{time}; {}, {}", number(conflicts), number(decisions));
            let size = format!("{}, {}", number(gates), number(clauses));
            formulas[at] = if finished { size } else { format!("{size} up to step {steps}") };
        }
        let found = if row.found { "yes" } else { "no" }.to_owned();
        let own = [&times[2..4], &times[4..]].map(|of| told(factor(times[0], of)));
        let ([none, fixed, simple, full, monotonic], [of_paper, of_monotonic]) = (cells, own);
        // Without an end nobody knows how many it takes.
        let steps = if depth == 0 { String::from("–") } else { number(depth) };
        let name = row.name.to_owned();
        let its_factor = told(its_factor);
        table.row([
            name,
            steps.clone(),
            found,
            none,
            fixed,
            simple,
            full,
            monotonic,
            of_paper,
            of_monotonic,
            paper,
            its_factor,
        ]);
        let [none, fixed, simple, full, monotonic] = formulas;
        sizes.row([row.name.into(), steps, none, fixed, simple, full, monotonic]);
    }
    tools::write_page(options.out.as_deref(), &page(&table, &sizes, options))
}

fn run(raddle: &std::path::Path, row: &Row, variant: &str, timeout: f64) -> Result<Answer, Failure> {
    let mut command = Command::new(raddle);
    command.args(["check", "--json", "--algorithm", "symbolic", "--peephole", variant]);
    command.args(["--timeout", &timeout.to_string()]);
    if let Some(depth) = row.depth {
        command.args(["--depth", &depth.to_string()]);
    }
    command.arg(tools::program(row.file)).arg("--").arg(format!("-DN={}", row.threads)).args(row.defines);
    let (_, output) = tools::run(&mut command)?;
    serde_json::from_slice(&output.stdout).map_err(|_| {
        let message = String::from_utf8_lossy(&output.stderr).into_owned();
        format!("{}: {}", row.name, message.lines().next().unwrap_or("no answer")).into()
    })
}

/// The shortest time of the searches that came to their end.
fn reduced(times: &[Time]) -> Option<f64> {
    times.iter().filter(|(_, finished)| *finished).map(|(seconds, _)| *seconds).reduce(f64::min)
}

/// How many times as long it takes without reduction as with the best of these; at least so, if that did not finish.
fn factor((none, finished): Time, others: &[Time]) -> Option<Time> {
    reduced(others).map(|best| (none / best.max(1e-9), finished))
}

fn told(factor: Option<Time>) -> String {
    factor.map_or_else(
        || String::from("–"),
        |(factor, exact)| format!("{}{}", if exact { "" } else { "> " }, ratio(factor)),
    )
}

/// The paper's seconds, and its factor, if it has one.
fn published(row: &Row) -> (String, Option<Time>) {
    let found = PEEPHOLE.iter().find(|(name, found, _)| (*name, *found) == (row.name, row.found));
    let Some((.., seconds)) = found else { return (String::from("–"), None) };
    let times: Vec<Time> =
        seconds.iter().map(|text| text.parse().map_or((0.0, false), |seconds| (seconds, true))).collect();
    (seconds.join(", "), times[0].1.then(|| factor(times[0], &times[2..])).flatten())
}

fn page(table: &Table, sizes: &Table, options: &TableOptions) -> String {
    let mut page = String::from("# Symbolic search: what peephole reduction is good for\n\n");
    let _ = writeln!(
        page,
        "Made by `cargo xtask bench symbolic --timeout {} --out docs/symbolic-table.md` on {}. Each cell has the time of the search, the conflicts and the \
         decisions of the solver. `>`: the search was stopped after that time. The last column has the seconds that *Peephole Partial Order Reduction* reports \
         (Table 1; T/O: time-out), and the factor that follows from them. `none` may take longer than that if it has to in order to show it. `monotonic` is not the paper's. Its programs are described there, not printed: ours are `bench/programs/philosophers.c` and `indexer-all.c`; a step of \
         ours is one access, or a thread that is made. Where nothing is found, the search goes as deep as is given.\n",
        options.timeout,
        tools::processor()
    );
    let _ = writeln!(page, "{table}");
    let _ = writeln!(page, "Gates and clauses of these formulas:\n\n{sizes}");
    page
}
