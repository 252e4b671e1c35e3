//! `cargo xtask bench loops`: what each of the means against loops that wait is good for, on locks, barriers, stacks and queues, like
//! Table I of *Awaiting for Godot*.

use crate::counts::{self, Count};
use crate::markdown::{Table, count as number};
use crate::runs::{Job, Runner};
use crate::{Failure, TableOptions, tools};
use std::fmt::Write;

/// The columns: what each is called, and its flags. Each has what the one before it has, and one thing more.
const COLUMNS: [(&str, &[&str]); 4] = [
    ("spin detection", &["--no-purity", "--no-await", "--no-ifaa"]),
    ("+ purity", &["--no-await", "--no-ifaa"]),
    ("+ awaits", &["--no-ifaa"]),
    ("+ commuting adds", &["--ifaa", "on"]),
];

/// Larger bounds are not tried.
const BOUND_MAX: u64 = 8;

/// Runs everything, and writes the page.
pub fn bench(options: &TableOptions) -> Result<(), Failure> {
    let raddle = tools::raddle(options.raddle.as_deref())?;
    let runner = Runner::new(&raddle, options.timeout);
    let wanted = |count: &Count| options.only.as_ref().is_none_or(|only| count.program.contains(only));
    let [detected, pure, awaited, commuting] = COLUMNS.map(|column| column.0);
    let mut table = Table::new(["program", "bound", detected, pure, awaited, commuting]);
    let mut totals = [0; COLUMNS.len()];
    for entry in counts::read()?.iter().filter(|entry| entry.awaits.is_some() && wanted(entry)) {
        let job = Job::of(entry, "optimal");
        eprintln!("{} …", job.title());
        let mut measured = Vec::new();
        for (_, flags) in COLUMNS {
            let flags = flags.iter().map(|flag| (*flag).to_owned()).collect();
            let run = runner.run(&Job { flags, ..job.clone() })?;
            if !run.finished {
                return Err(format!("{} takes more than {} s", job.title(), options.timeout).into());
            }
            measured.push(run);
        }
        for (total, run) in totals.iter_mut().zip(&measured) {
            *total += run.executions.total();
        }
        let complete = measured[2].executions.complete;
        let bounded = bounded(&runner, &job, complete)?;
        let mut cells = measured.iter().map(|run| runner.cell(run));
        let mut next = || cells.next().unwrap_or_default();
        table.row([job.title(), bounded, next(), next(), next(), next()]);
    }
    let [detected, pure, awaited, commuting] = totals.map(number);
    table.row(["**executions in all**".to_owned(), String::new(), detected, pure, awaited, commuting]);
    tools::write_page(options.out.as_deref(), &page(&table))
}

/// The smallest bound on iterations that can suffice, without any of the means: under which at least so many executions are complete.
fn bounded(runner: &Runner, job: &Job, complete: u64) -> Result<String, Failure> {
    for bound in 1..=BOUND_MAX {
        let flags = ["--no-spin-detection", "--no-ifaa", "--unroll", &bound.to_string()].map(str::to_owned).into();
        let run = runner.run(&Job { flags, ..job.clone() })?;
        if !run.finished {
            return Ok(format!("{bound}: too long"));
        }
        if run.executions.complete >= complete {
            return Ok(format!("{bound}: {}", runner.cell(&run)));
        }
    }
    Ok(format!("over {BOUND_MAX}"))
}

fn page(table: &Table) -> String {
    let mut page = String::new();
    let text = "\
# Loops that wait: what each means is good for

Made by `cargo xtask bench loops --out docs/loops-table.md`. Each cell has the complete executions of `optimal`, `+` those in which a thread
had gone round in a loop too early, and the time of the search; all programs are verified in all columns but the first. What the means are:
[loops](loops.md).

- *bound*: `--no-spin-detection --no-ifaa --unroll B`, with the smallest `B` that can suffice: at least as many executions are complete as there are
  with awaits. (That is no proof that it does.) Executions that the bound cut are among those after the `+`. *too long*: more than the
  time given to one run.
- *spin detection*: `--no-purity --no-await --no-ifaa`: a thread stops when it is where it was, as it was.
- *+ purity*: `--no-await --no-ifaa`: it stops as soon as an iteration is known to be pure.
- *+ awaits*: `--no-ifaa`: where one access is what an iteration waits with, it waits.
- *+ commuting adds*: the default (`--ifaa on` says it for all programs): additions whose results nobody uses are not ordered.

";
    // Writing to a string does not fail.
    let _ = write!(page, "{text}{table}");
    page
}
