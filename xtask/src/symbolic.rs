//! `cargo xtask bench symbolic`: what peephole reduction is good for, like Table 1 of *Peephole Partial Order Reduction*.

use crate::markdown::{Table, count as number, seconds};
use crate::published::PEEPHOLE;
use crate::{Failure, TableOptions, tools};
use serde::Deserialize;
use std::fmt::Write;
use std::process::Command;

/// The columns: what is left out.
const VARIANTS: [&str; 4] = ["none", "static", "simple", "full"];

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
    row("phil2-pa", "philosophers", 2, false),
    row("phil3-pa", "philosophers", 3, false),
    row("phil4-pa", "philosophers", 4, false),
    row("phil5-pa", "philosophers", 5, false),
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

/// Runs everything, and writes the page.
pub fn bench(options: &TableOptions) -> Result<(), Failure> {
    let raddle = tools::raddle(options.raddle.as_deref())?;
    let headings =
        ["program", "steps", "found", "none", "static", "simple", "full", "paper: none, static, simple, full"];
    let mut table = Table::new(headings);
    let mut sizes = Table::new(["program", "steps", "none", "static", "simple", "full"]);
    for row in &ROWS {
        if options.only.as_ref().is_some_and(|only| !row.name.contains(only)) {
            continue;
        }
        eprintln!("{} …", row.name);
        let mut cells = Vec::new();
        let mut formulas = Vec::new();
        let mut depth = 0;
        for variant in VARIANTS {
            let answer = run(&raddle, row, variant, options.timeout)?;
            let expected = if row.found { "bug" } else { "verified" };
            let finished = answer.verdict != "incomplete";
            if finished && answer.verdict != expected && (row.found || answer.verdict != "no-bug-within-bounds") {
                return Err(format!("{}: {} instead of {expected}", row.name, answer.verdict).into());
            }
            let Formula { depth: steps, gates, clauses, conflicts, decisions } = answer.formula;
            if finished {
                depth = steps + u64::from(row.found);
            }
            let time = if finished { seconds(answer.seconds) } else { format!("> {} s", options.timeout) };
            cells.push(format!("{time}; {}, {}", number(conflicts), number(decisions)));
            let size = format!("{}, {}", number(gates), number(clauses));
            formulas.push(if finished { size } else { format!("{size} up to step {steps}") });
        }
        let mut cells = cells.into_iter();
        let mut next = || cells.next().unwrap_or_default();
        let found = if row.found { "yes" } else { "no" }.to_owned();
        table.row([row.name.into(), number(depth), found, next(), next(), next(), next(), published(row)]);
        let mut formulas = formulas.into_iter();
        let mut next = || formulas.next().unwrap_or_default();
        sizes.row([row.name.into(), number(depth), next(), next(), next(), next()]);
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

/// The paper's seconds.
fn published(row: &Row) -> String {
    let found = PEEPHOLE.iter().find(|(name, found, _)| (*name, *found) == (row.name, row.found));
    found.map_or_else(|| String::from("–"), |(.., seconds)| seconds.join(", "))
}

fn page(table: &Table, sizes: &Table, options: &TableOptions) -> String {
    let mut page = String::from("# Symbolic search: what peephole reduction is good for\n\n");
    let _ = writeln!(
        page,
        "Made by `cargo xtask bench symbolic --timeout {} --out docs/symbolic-table.md` on {}. Each cell has the time of the search, the conflicts and the \
         decisions of the solver. `>`: the search was stopped after that time. The last column has the seconds that *Peephole Partial Order Reduction* reports \
         (Table 1; T/O: time-out). Its programs are described there, not printed: ours are `bench/programs/philosophers.c` and `indexer-all.c`, and a step of \
         ours is one access, so there are more of them. A row without an end of its own is looked at up to the depth that is given.\n",
        options.timeout,
        tools::processor()
    );
    let _ = writeln!(page, "{table}");
    let _ = writeln!(page, "Gates and clauses of these formulas:\n\n{sizes}");
    page
}
