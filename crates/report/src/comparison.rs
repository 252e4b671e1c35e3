//! One program under several algorithms, side by side: as a table for people, as Markdown, as JSON.

use crate::json::pretty;
use crate::{ConsistencyChecks, Verdict, grouped};
use serde::Serialize;
use std::fmt::Write;

/// What one algorithm did.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct ComparisonRow {
    /// Its name.
    pub algorithm: String,
    /// The one that it left the program to, if it did.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub left_to: Option<String>,
    /// The verdict's name.
    pub verdict: String,
    /// What is to be said about the verdict in a few words: the kind of the bug, why the search ended early.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub because: Option<String>,
    /// Executions that ran to their end.
    pub complete: u64,
    /// Executions abandoned as redundant.
    pub sleep_set_blocked: u64,
    /// Executions in which an assumption failed.
    pub assume_blocked: u64,
    /// Executions in which an await never came true.
    pub await_blocked: u64,
    /// Executions in which a thread went round in a loop too early.
    pub spin_blocked: u64,
    /// Executions cut by a loop bound.
    pub bound_blocked: u64,
    /// See [`Counts::steps_cut`](crate::Counts::steps_cut).
    pub steps_cut: u64,
    /// See [`Counts::unsupported`](crate::Counts::unsupported).
    pub unsupported: u64,
    /// Visible steps performed.
    pub events: u64,
    /// Nodes in the largest wakeup tree, or entries in the largest schedule set.
    pub wakeup_tree_max: u64,
    /// The consistency checks of reads-from.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub consistency_checks: Option<ConsistencyChecks>,
    /// Running time.
    pub seconds: f64,
    /// The most memory the process used.
    pub peak_memory_bytes: u64,
}

/// One program under several algorithms.
#[derive(Clone, PartialEq, Debug)]
pub struct Comparison {
    /// The file.
    pub program: String,
    /// One row per algorithm.
    pub rows: Vec<ComparisonRow>,
    /// What to know besides.
    pub notes: Vec<String>,
}

/// A column of the table.
struct Column {
    /// Its heading, as two lines that can also stand side by side.
    heading: [&'static str; 2],
    /// Text stands to the left, numbers to the right.
    text: bool,
    /// Whether it is left out when all of its numbers are 0.
    optional: bool,
    cell: fn(&ComparisonRow) -> String,
}

const fn number(heading: [&'static str; 2], cell: fn(&ComparisonRow) -> String) -> Column {
    Column { heading, text: false, optional: false, cell }
}

const fn text(heading: [&'static str; 2], cell: fn(&ComparisonRow) -> String) -> Column {
    Column { heading, text: true, optional: false, cell }
}

const COLUMNS: [Column; 15] = [
    text(["", "algorithm"], |row| match &row.left_to {
        Some(other) => format!("{} → {other}", row.algorithm),
        None => row.algorithm.clone(),
    }),
    text(["", "verdict"], |row| match &row.because {
        Some(because) if row.verdict == Verdict::Incomplete.name() => format!("stopped: {because}"),
        Some(because) => format!("{}: {because}", row.verdict),
        None => row.verdict.clone(),
    }),
    number(["", "executions"], |row| grouped(row.complete)),
    number(["sleep-set", "blocked"], |row| grouped(row.sleep_set_blocked)),
    number(["assume-", "blocked"], |row| grouped(row.assume_blocked)),
    Column { optional: true, ..number(["await-", "blocked"], |row| grouped(row.await_blocked)) },
    Column { optional: true, ..number(["loop-", "blocked"], |row| grouped(row.spin_blocked)) },
    Column { optional: true, ..number(["cut by", "--unroll"], |row| grouped(row.bound_blocked)) },
    Column { optional: true, ..number(["cut by", "--max-steps"], |row| grouped(row.steps_cut)) },
    Column { optional: true, ..number(["", "unsupported"], |row| grouped(row.unsupported)) },
    number(["events", "executed"], |row| grouped(row.events)),
    number(["wakeup", "tree max"], |row| grouped(row.wakeup_tree_max)),
    number(["", "seconds"], |row| format!("{:.2}", row.seconds)),
    number(["peak", "MB"], |row| format!("{:.0}", row.peak_memory_bytes as f64 / f64::from(1 << 20))),
    Column {
        optional: true,
        ..number(["checks", "by phase"], |row| match row.consistency_checks {
            Some(ConsistencyChecks { saturation, witness, decision }) => {
                format!("{}+{}+{}", grouped(saturation), grouped(witness), grouped(decision))
            }
            None => String::new(),
        })
    },
];

impl Comparison {
    /// The columns that have something to say.
    fn columns(&self) -> Vec<&'static Column> {
        let says = |column: &Column| self.rows.iter().map(column.cell).any(|cell| !cell.is_empty() && cell != "0");
        const { &COLUMNS }.iter().filter(|column| !column.optional || says(column)).collect()
    }

    /// What to say below the table.
    fn remarks(&self) -> Vec<String> {
        let mut remarks = self.notes.clone();
        if self.rows.iter().any(|row| row.consistency_checks.is_some()) {
            remarks.push(String::from(
                "checks by phase: consistency checks settled by saturation + by the guided witness + by the decision \
                 procedure (phase three)",
            ));
        }
        remarks
    }

    /// Aligned columns, and the remarks.
    pub fn to_text(&self) -> String {
        let columns = self.columns();
        let heading = |line: usize| columns.iter().map(|column| column.heading[line].to_string()).collect();
        let mut lines: Vec<Vec<String>> = vec![heading(0), heading(1)];
        lines.extend(self.rows.iter().map(|row| columns.iter().map(|column| (column.cell)(row)).collect()));
        let width = |column: usize| lines.iter().map(|line| line[column].chars().count()).max().unwrap_or(0);
        let widths: Vec<usize> = (0..columns.len()).map(width).collect();
        let mut text = String::new();
        for cells in &lines {
            let mut line = String::new();
            for ((cell, column), &width) in cells.iter().zip(&columns).zip(&widths) {
                let _ = if column.text { write!(line, "{cell:<width$}  ") } else { write!(line, "{cell:>width$}  ") };
            }
            let _ = writeln!(text, "{}", line.trim_end());
        }
        text.push('\n');
        for remark in self.remarks() {
            let _ = writeln!(text, "note: {remark}");
        }
        text
    }

    /// A Markdown table, and the remarks as a list.
    pub fn to_markdown(&self) -> String {
        let columns = self.columns();
        let heading = |column: &&Column| match column.heading {
            ["", heading] => heading.to_string(),
            [first, second] if first.ends_with('-') => format!("{first}{second}"),
            [first, second] => format!("{first} {second}"),
        };
        let mut text = format!("| {} |\n|", columns.iter().map(heading).collect::<Vec<_>>().join(" | "));
        for column in &columns {
            text += if column.text { " --- |" } else { " ---: |" };
        }
        text.push('\n');
        for row in &self.rows {
            let cells: Vec<String> = columns.iter().map(|column| (column.cell)(row)).collect();
            let _ = writeln!(text, "| {} |", cells.join(" | "));
        }
        text.push('\n');
        for remark in self.remarks() {
            let _ = writeln!(text, "- {remark}");
        }
        text
    }

    /// One JSON object, indented, ending in a newline.
    pub fn to_json(&self) -> String {
        #[derive(Serialize)]
        struct Document<'a> {
            schema: u32,
            program: &'a str,
            algorithms: &'a [ComparisonRow],
            notes: &'a [String],
        }
        pretty(&Document { schema: 1, program: &self.program, algorithms: &self.rows, notes: &self.notes })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn comparison() -> Comparison {
        let row = |algorithm: &str, complete, consistency_checks| ComparisonRow {
            algorithm: algorithm.to_string(),
            left_to: None,
            verdict: String::from("verified"),
            because: None,
            complete,
            sleep_set_blocked: 0,
            assume_blocked: 0,
            await_blocked: 0,
            spin_blocked: 0,
            bound_blocked: 0,
            steps_cut: 0,
            unsupported: 0,
            events: 10 * complete,
            wakeup_tree_max: 1,
            consistency_checks,
            seconds: 0.5,
            peak_memory_bytes: 3 << 20,
        };
        let checks = ConsistencyChecks { saturation: 1200, witness: 30, decision: 1 };
        Comparison {
            program: String::from("a.c"),
            rows: vec![row("naive", 1000, None), row("optimal", 4, None), row("reads-from", 2, Some(checks))],
            notes: vec![String::from("auto would choose reads-from")],
        }
    }

    #[test]
    fn text_is_aligned_and_fits_a_terminal() {
        let mut comparison = comparison();
        let text = comparison.to_text();
        let lines: Vec<&str> = text.lines().collect();
        assert!(lines[1].starts_with("algorithm   verdict   executions  "), "{text}");
        assert!(lines[2].starts_with("naive       verified       1,000  "), "{text}");
        assert!(lines[4].ends_with("1,200+30+1"), "{text}");
        assert!(text.contains("\nnote: auto would choose reads-from\n"), "{text}");
        comparison.rows[0].verdict = String::from("incomplete");
        comparison.rows[0].because = Some(String::from("100,000 executions"));
        let text = comparison.to_text();
        assert!(text.contains("stopped: 100,000 executions "), "{text}");
        assert!(text.lines().take(5).all(|line| line.chars().count() <= 120), "{text}");
    }

    #[test]
    fn columns_without_anything_to_say_are_left_out() {
        let mut comparison = comparison();
        assert!(!comparison.to_text().contains("--unroll"));
        comparison.rows[1].bound_blocked = 3;
        assert!(comparison.to_text().contains("--unroll"));
        comparison.rows.pop();
        assert!(!comparison.to_text().contains("by phase"));
    }

    #[test]
    fn markdown_has_a_cell_for_every_heading() {
        let text = comparison().to_markdown();
        let table: Vec<&str> = text.lines().take_while(|line| !line.is_empty()).collect();
        assert_eq!(table.len(), 5);
        let bars = table[0].matches('|').count();
        assert!(table.iter().all(|line| line.matches('|').count() == bars), "{text}");
        assert!(table[0].contains("| assume-blocked |") && table[0].contains("| sleep-set blocked |"), "{text}");
        assert!(text.contains("- auto would choose reads-from\n"), "{text}");
    }

    #[test]
    fn json_has_a_row_per_algorithm() {
        let value: serde_json::Value = serde_json::from_str(&comparison().to_json()).unwrap();
        assert_eq!(value["algorithms"][1]["complete"], 4);
        assert!(value["algorithms"][1].get("consistency_checks").is_none());
        assert_eq!(value["algorithms"][2]["consistency_checks"]["decision"], 1);
        assert_eq!(value["notes"][0], "auto would choose reads-from");
    }
}
