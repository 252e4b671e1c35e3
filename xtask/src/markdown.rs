//! Tables in Markdown, and how numbers are written in them.

use std::fmt;

/// A table: first column to the left, the others to the right.
pub struct Table {
    headings: Vec<String>,
    rows: Vec<Vec<String>>,
}

impl Table {
    /// A table with these headings and no rows.
    pub fn new<const N: usize>(headings: [&str; N]) -> Self {
        Table { headings: headings.map(str::to_owned).into(), rows: Vec::new() }
    }

    /// Adds a row.
    pub fn row<const N: usize>(&mut self, cells: [String; N]) {
        self.rows.push(cells.into());
    }
}

impl fmt::Display for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let width = |column: usize| {
            let cells = self.rows.iter().filter_map(|row| row.get(column));
            cells.chain(self.headings.get(column)).map(|cell| cell.chars().count()).max().unwrap_or(0).max(3)
        };
        let widths: Vec<usize> = (0..self.headings.len()).map(width).collect();
        let line = |f: &mut fmt::Formatter<'_>, cells: &[String]| {
            for (i, (cell, &width)) in cells.iter().zip(&widths).enumerate() {
                if i == 0 { write!(f, "| {cell:<width$} ")? } else { write!(f, "| {cell:>width$} ")? }
            }
            writeln!(f, "|")
        };
        line(f, &self.headings)?;
        for (i, &width) in widths.iter().enumerate() {
            if i == 0 { write!(f, "| {} ", "-".repeat(width))? } else { write!(f, "| {}: ", "-".repeat(width - 1))? }
        }
        writeln!(f, "|")?;
        self.rows.iter().try_for_each(|row| line(f, row))
    }
}

/// What stands where there is no number.
pub const NONE: &str = "–";

/// A count with separators: 80,640.
pub fn count(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// A duration with three significant digits.
pub fn seconds(seconds: f64) -> String {
    match seconds {
        s if s < 1e-3 => format!("{:.0}µs", s * 1e6),
        s if s < 1.0 => format!("{:.1}ms", s * 1e3),
        s if s < 100.0 => format!("{s:.2}s"),
        s => format!("{}m{:02.0}s", (s / 60.0).floor(), s % 60.0),
    }
}

/// An amount of memory.
pub fn megabytes(bytes: u64) -> String {
    format!("{:.1}MB", bytes as f64 / 1e6)
}

/// How many times one thing is another: 31.4×.
pub fn ratio(ratio: f64) -> String {
    if ratio < 10.0 { format!("{ratio:.1}×") } else { format!("{ratio:.0}×") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_for_people() {
        assert_eq!([count(7), count(1234), count(1234567)], ["7", "1,234", "1,234,567"]);
        assert_eq!(
            [seconds(0.0000123), seconds(0.0123), seconds(12.0), seconds(125.0)],
            ["12µs", "12.3ms", "12.00s", "2m05s"]
        );
        assert_eq!([ratio(2.54), ratio(25.4)], ["2.5×", "25×"]);
    }

    #[test]
    fn tables_line_up() {
        let mut table = Table::new(["name", "n"]);
        table.row(["a".into(), "12345".into()]);
        assert_eq!(table.to_string(), "| name |     n |\n| ---- | ----: |\n| a    | 12345 |\n");
    }
}
