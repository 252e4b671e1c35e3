//! `cargo xtask bench guided`: what assertion-guided exploration is good for, like Table 2 of *Assertion Guided Abstraction*: the paper's
//! programs with the paper's numbers, and larger ones.

use crate::markdown::{NONE, Table, count as number};
use crate::published::{ASSERTION_GUIDED, Runs};
use crate::runs::{Job, Runner};
use crate::{Failure, TableOptions, tools};
use std::fmt::Write;

/// The columns: what each is called, its algorithm, and further flags. Guided looks for no data races, so the others do not either.
const COLUMNS: [(&str, &str, &[&str]); 4] = [
    ("classic", "classic", &["--races", "off"]),
    ("optimal", "optimal", &["--races", "off"]),
    ("guided", "guided", &["--property", "assertions,deadlocks", "--no-peek"]),
    ("guided, both", "reads-from", &["--property", "assertions,deadlocks", "--peek"]),
];

/// A program of the table.
struct Program {
    /// The C file without its extension, as in [`Job`].
    file: &'static str,
    /// What it is called, if not like its file.
    name: Option<&'static str>,
    /// Its parameters; each is a row. None: a row without one.
    parameters: &'static [u64],
    /// Threads, with main.
    threads: fn(u64) -> u64,
    /// Further flags.
    flags: &'static [&'static str],
    /// The kind of bug that it is known to have.
    bug: Option<&'static str>,
}

/// Where programs agree.
const PROGRAM: Program = Program { file: "", name: None, parameters: &[], threads: |_| 3, flags: &[], bug: None };

/// The table: figures and programs of the paper, and then larger programs of our own in the spirit of its second group.
const PROGRAMS: [Program; 13] = [
    Program {
        file: "../../tests/slices/figure_6",
        name: Some("Figure 6"),
        threads: |_| 2,
        flags: &["--arg", "7"],
        ..PROGRAM
    },
    Program { file: "../../tests/slices/figure_7", name: Some("Figure 7"), bug: Some("assertion"), ..PROGRAM },
    Program { file: "array-halves", name: Some("Figure 8: array-halves"), parameters: &[8], ..PROGRAM },
    Program { file: "rww", name: Some("Figure 9: rww"), ..PROGRAM },
    Program { file: "account", threads: |_| 4, bug: Some("assertion"), ..PROGRAM },
    Program { file: "bluetooth", threads: |_| 2, bug: Some("assertion"), ..PROGRAM },
    Program { file: "read-read-write", ..PROGRAM },
    Program { file: "read-write-lock", threads: |_| 5, ..PROGRAM },
    Program { file: "stateful", parameters: &[1, 2], ..PROGRAM },
    Program { file: "indexer-safe", parameters: &[11, 12, 13, 14, 15], threads: |n| n + 1, ..PROGRAM },
    Program { file: "hash-table", parameters: &[1, 2, 4, 5, 6, 8], ..PROGRAM },
    Program { file: "thread-cache-malloc", parameters: &[1, 2, 3], ..PROGRAM },
    Program { file: "file-scanner", parameters: &[1, 2, 3], ..PROGRAM },
];

impl Program {
    /// One for each parameter.
    fn rows(&self) -> Vec<Option<u64>> {
        if self.parameters.is_empty() { vec![None] } else { self.parameters.iter().copied().map(Some).collect() }
    }

    /// What to run for a row and a column.
    fn job(&self, n: Option<u64>, (_, algorithm, flags): (&str, &str, &[&str])) -> Job {
        Job {
            flags: self.flags.iter().chain(flags).map(|&flag| flag.to_owned()).collect(),
            bug: self.bug.map(str::to_owned),
            ..Job::new(self.file, n, algorithm)
        }
    }

    /// The row's name: `indexer-safe(12)`.
    fn title(&self, n: Option<u64>) -> String {
        Job::new(self.name.unwrap_or(self.file), n, "").title()
    }

    /// What the paper has for a row.
    fn published(&self, n: Option<u64>) -> Runs {
        let found = ASSERTION_GUIDED.iter().find(|row| (row.0, row.1) == (self.file, n));
        found.map_or([None; 3], |row| row.2)
    }
}

/// Runs everything, and writes the page.
pub fn bench(options: &TableOptions) -> Result<(), Failure> {
    let raddle = tools::raddle(options.raddle.as_deref())?;
    let runner = Runner::new(&raddle, options.timeout);
    let [classic, optimal, guided, reduced] = COLUMNS.map(|column| column.0);
    let [dpor, predicated, optimised] = ["paper: DPOR", "Pred-DPOR", "Pred-DPOR-opt"];
    let mut table = Table::new([
        "program",
        "lines",
        "assertions",
        "threads",
        classic,
        optimal,
        guided,
        reduced,
        dpor,
        predicated,
        optimised,
    ]);
    for program in &PROGRAMS {
        let text = text(program)?;
        let [lines, assertions] = [lines(&text), assertions(&text)].map(number);
        for n in program.rows() {
            let title = program.title(n);
            if options.only.as_ref().is_some_and(|only| !title.contains(only)) {
                continue;
            }
            eprintln!("{title} …");
            let [classic, optimal, guided, reduced] = COLUMNS.map(|column| runner.run(&program.job(n, column)));
            let cell = |run: Result<_, String>| {
                run.map(|run| runner.cell(&run)).map_err(|message| format!("{title}: {message}"))
            };
            let [dpor, predicated, optimised] = program.published(n).map(|runs| runs.map_or(NONE.into(), number));
            table.row([
                title.clone(),
                lines.clone(),
                assertions.clone(),
                number((program.threads)(n.unwrap_or(0))),
                cell(classic)?,
                cell(optimal)?,
                cell(guided)?,
                cell(reduced)?,
                dpor,
                predicated,
                optimised,
            ]);
        }
    }
    tools::write_page(options.out.as_deref(), &page(&table, options))
}

fn text(program: &Program) -> Result<String, Failure> {
    let path = tools::program(program.file);
    std::fs::read_to_string(&path).map_err(|error| format!("cannot read {}: {error}", path.display()).into())
}

/// Lines that are neither empty nor only comment.
fn lines(text: &str) -> u64 {
    text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with("//")).count() as u64
}

/// Assertions; static ones are the compiler's.
fn assertions(text: &str) -> u64 {
    let code = text.lines().filter(|line| !line.trim_start().starts_with("//"));
    let part_of_a_name = |c: char| c.is_alphanumeric() || c == '_';
    let in_line =
        |line: &str| line.match_indices("assert(").filter(|(at, _)| !line[..*at].ends_with(part_of_a_name)).count();
    code.map(in_line).sum::<usize>() as u64
}

fn page(table: &Table, options: &TableOptions) -> String {
    let (timeout, processor) = (options.timeout, tools::processor());
    let built = match options.raddle {
        Some(_) => "; the `raddle` was one that was given with `--raddle`, which need not be optimised",
        None => "",
    };
    let mut flags = String::new();
    for (name, algorithm, more) in COLUMNS {
        // Writing to a string does not fail.
        let _ = writeln!(flags, "- *{name}*: `--algorithm {}`", [&[algorithm], more].concat().join(" "));
    }
    format!(
        "\
# Guided: what it is good for

Made by `cargo xtask bench guided --timeout {timeout} --out docs/guided-table.md` on
{processor}{built}. Each cell has the complete executions, `+` those that ended
early (blocked by an assumption, in a loop or as redundant), and the time of the search, without compiling and slicing. `> {timeout} s`: the search was
stopped after that time, with so many executions explored. Programs with a bug that is known (`Figure 7`, `account`, `bluetooth`) are explored to the end
with `--keep-going`; all others are verified where the search was not stopped. What guided is: [algorithms](algorithms.md#guided-only-what-can-matter).

{flags}
The last three columns are the runs that *Assertion Guided Abstraction* reports (Table 2; for Figures 8 and 9 its text), `{NONE}` where it says
nothing. Our programs are written from descriptions, not the same code, and its tool may stop at the first bug: only the rows of Figure 9, `stateful(1)` and
`indexer-safe` have the paper's number of runs without any reduction. In `bluetooth`, `read-read-write` and `read-write-lock` what is left out are counters that we added. `hash-table`,
`thread-cache-malloc` and `file-scanner` are our own, in the spirit of nbds, nedmalloc and pfscan there. Lines are those with code; threads include
main. The programs are in `bench/programs`, and Figures 6 and 7 in `tests/slices`.

{table}"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_programs_are_there_and_the_paper_s_rows_are_used() {
        let rows: Vec<_> = PROGRAMS.iter().flat_map(|p| p.rows().into_iter().map(move |n| (p.file, n))).collect();
        for program in &PROGRAMS {
            assert!(lines(&text(program).unwrap()) > 0, "{}", program.file);
        }
        for (file, n, _) in ASSERTION_GUIDED {
            assert!(rows.contains(&(file, n)), "{file}");
        }
    }

    #[test]
    fn lines_and_assertions_are_counted() {
        let text = "// assert(0)\n\n_Static_assert(1, \"\");\n    assert(a); assert(b);\nint my_assert(int);\n";
        assert_eq!((lines(text), assertions(text)), (3, 2));
    }
}
