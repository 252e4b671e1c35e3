//! One program under several algorithms, side by side: as a table for people, as Markdown, as JSON.

use crate::json::pretty;
use serde::Serialize;
use std::fmt::Write;

/// What one algorithm did.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct ComparisonRow {
    /// Its name.
    pub algorithm: String,
    /// The verdict, and for an incomplete one why.
    pub verdict: String,
    /// Executions that ran to their end.
    pub complete: u64,
    /// Executions abandoned as redundant.
    pub sleep_set_blocked: u64,
    /// Executions in which an assumption failed.
    pub assume_blocked: u64,
    /// Executions in which an await never came true.
    pub await_blocked: u64,
    /// Executions cut by a loop bound.
    pub bound_blocked: u64,
    /// Visible steps performed.
    pub events: u64,
    /// Nodes in the largest wakeup tree.
    pub wakeup_tree_max: u64,
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
}

const HEADINGS: [&str; 9] = [
    "algorithm",
    "verdict",
    "executions",
    "sleep-set blocked",
    "assume-blocked",
    "events",
    "wakeup tree",
    "seconds",
    "peak MB",
];

/// The columns before this one are text and stand to the left.
const FIRST_NUMBER: usize = 2;

impl ComparisonRow {
    fn cells(&self) -> [String; 9] {
        [
            self.algorithm.clone(),
            self.verdict.clone(),
            self.complete.to_string(),
            self.sleep_set_blocked.to_string(),
            self.assume_blocked.to_string(),
            self.events.to_string(),
            self.wakeup_tree_max.to_string(),
            format!("{:.3}", self.seconds),
            format!("{:.1}", self.peak_memory_bytes as f64 / f64::from(1 << 20)),
        ]
    }
}

impl Comparison {
    /// Aligned columns.
    pub fn to_text(&self) -> String {
        let rows: Vec<_> = self.rows.iter().map(ComparisonRow::cells).collect();
        let width =
            |column: usize| rows.iter().map(|row| row[column].len()).chain([HEADINGS[column].len()]).max().unwrap_or(0);
        let widths: Vec<usize> = (0..HEADINGS.len()).map(width).collect();
        let mut text = String::new();
        for row in std::iter::once(&HEADINGS.map(String::from)).chain(&rows) {
            let mut line = String::new();
            for (column, cell) in row.iter().enumerate() {
                let width = widths[column];
                let _ = if column < FIRST_NUMBER {
                    write!(line, "{cell:<width$}  ")
                } else {
                    write!(line, "{cell:>width$}  ")
                };
            }
            let _ = writeln!(text, "{}", line.trim_end());
        }
        text
    }

    /// A Markdown table.
    pub fn to_markdown(&self) -> String {
        let mut text = format!("| {} |\n|", HEADINGS.join(" | "));
        for column in 0..HEADINGS.len() {
            text += if column < FIRST_NUMBER { " --- |" } else { " ---: |" };
        }
        text.push('\n');
        for row in &self.rows {
            let _ = writeln!(text, "| {} |", row.cells().join(" | "));
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
        }
        pretty(&Document { schema: 1, program: &self.program, algorithms: &self.rows })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn comparison() -> Comparison {
        let row = |algorithm: &str, complete| ComparisonRow {
            algorithm: algorithm.to_string(),
            verdict: String::from("verified"),
            complete,
            sleep_set_blocked: 0,
            assume_blocked: 0,
            await_blocked: 0,
            bound_blocked: 0,
            events: 10 * complete,
            wakeup_tree_max: 1,
            seconds: 0.5,
            peak_memory_bytes: 3 << 20,
        };
        Comparison { program: String::from("a.c"), rows: vec![row("naive", 1000), row("optimal", 2)] }
    }

    #[test]
    fn text_is_aligned() {
        let text = comparison().to_text();
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines.len(), 3);
        assert!(lines[0].starts_with("algorithm  verdict   executions"), "{text}");
        assert!(lines[2].starts_with("optimal    verified           2"), "{text}");
    }

    #[test]
    fn markdown_has_a_cell_for_every_heading() {
        for line in comparison().to_markdown().lines() {
            assert_eq!(line.matches('|').count(), HEADINGS.len() + 1);
        }
    }

    #[test]
    fn json_has_a_row_per_algorithm() {
        let value: serde_json::Value = serde_json::from_str(&comparison().to_json()).unwrap();
        assert_eq!(value["algorithms"][1]["complete"], 2);
    }
}
