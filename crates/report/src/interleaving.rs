//! The steps of a schedule as a table: one line per step, repeated stretches folded.

use crate::names::ShortNames;
use crate::{Palette, Sources, StepRow, printable};
use std::fmt::Write;

/// Longest stretch of steps that is recognised as being repeated: a spin loop over a few variables.
const CYCLE_MAX: usize = 12;
/// The same for rounds that differ in their values only.
const ROUND_MAX: usize = 40;
/// Such rounds are folded in tables of at least this many steps: in a short one their values are worth reading.
const LONG: usize = 80;
/// And only from this many on; the first and the last of them are shown.
const ROUNDS_MIN: usize = 4;
/// Repetitions from which on a stretch is folded.
const REPEATS_MIN: usize = 3;
/// Code longer than this is cut: the table should fit a terminal.
const CODE_WIDTH_MAX: usize = 60;
/// Columns that a line should not go beyond; only code is cut for it.
const LINE_WIDTH: usize = 120;
/// Less code than this says nothing.
const CODE_WIDTH_MIN: usize = 16;
/// Columns wider than this do not push the others to the right.
const COLUMN_WIDTH_MAX: usize = 48;

/// A table of the steps; each line ends in a newline. With `failed`, the last step is marked as the one that failed.
pub fn render_interleaving(rows: &[StepRow], failed: bool, sources: &Sources, palette: Palette) -> String {
    let items = fold(rows);
    let threads = thread_order(rows);
    let names = ShortNames::of(rows.iter().map(|row| row.location.file.as_str()));
    let widths = Widths::of(rows, &names);
    let mut text = String::new();
    for item in items {
        match item {
            Item::Row(index) => {
                let row = &rows[index];
                let mark = if failed && index + 1 == rows.len() { '>' } else { ' ' };
                let color = threads.iter().position(|&t| t == row.thread).unwrap_or(0);
                render_row(&mut text, mark, index, row, color, &names, &widths, sources, palette);
            }
            Item::Again { length, times, alike } => {
                let what = if length == 1 { String::from("that step") } else { format!("those {length} steps") };
                let values = if alike { ", with other values; the last time:" } else { "" };
                let line = format!("{:>width$}  … {what} {times} more times{values}", "", width = widths.number + 2);
                let _ = writeln!(text, "{}", palette.dim(&line));
            }
        }
    }
    text
}

#[allow(clippy::too_many_arguments, reason = "one line of a table needs all of its columns")]
fn render_row(
    text: &mut String,
    mark: char,
    index: usize,
    row: &StepRow,
    color: usize,
    names: &ShortNames<'_>,
    widths: &Widths,
    sources: &Sources,
    palette: Palette,
) {
    let number = format!("{:>width$}", index + 1, width = widths.number);
    let thread = palette.thread(color, &pad(&row.thread, widths.thread));
    let place = pad(&names.place(&row.location), widths.place);
    let what = pad(&what(row), widths.what);
    let before =
        2 + widths.number + 2 + thread_width(row, widths) + 2 + place.chars().count() + 2 + what.chars().count() + 2;
    let room = LINE_WIDTH.saturating_sub(before).clamp(CODE_WIDTH_MIN, CODE_WIDTH_MAX);
    let code = clip(&printable(sources.code(&row.location)), room);
    let mark = if mark == '>' { palette.bad(">") } else { mark.to_string() };
    let line = format!("{mark} {}  {thread}  {place}  {what}  {}", palette.dim(&number), palette.dim(&code));
    let _ = writeln!(text, "{}", line.trim_end());
}

/// Without colours.
fn thread_width(row: &StepRow, widths: &Widths) -> usize {
    row.thread.chars().count().max(widths.thread)
}

/// What was done and to what, in one column.
fn what(row: &StepRow) -> String {
    let text = if row.detail.is_empty() { row.operation.clone() } else { format!("{} {}", row.operation, row.detail) };
    printable(&text).replace(['\n', '\t'], " ")
}

struct Widths {
    number: usize,
    thread: usize,
    place: usize,
    what: usize,
}

impl Widths {
    fn of(rows: &[StepRow], names: &ShortNames<'_>) -> Self {
        let widest = |column: &dyn Fn(&StepRow) -> usize| {
            rows.iter().map(column).filter(|&width| width <= COLUMN_WIDTH_MAX).max().unwrap_or(0)
        };
        Widths {
            number: rows.len().to_string().len(),
            thread: widest(&|row| row.thread.chars().count()),
            place: widest(&|row| names.place(&row.location).chars().count()),
            what: widest(&|row| what(row).chars().count()),
        }
    }
}

/// The threads in the order of their first step, so that each keeps its colour.
fn thread_order(rows: &[StepRow]) -> Vec<&str> {
    let mut threads: Vec<&str> = Vec::new();
    for row in rows {
        if !threads.contains(&row.thread.as_str()) {
            threads.push(&row.thread);
        }
    }
    threads
}

fn pad(text: &str, width: usize) -> String {
    let text = printable(text);
    let missing = width.saturating_sub(text.chars().count());
    format!("{text}{:missing$}", "")
}

fn clip(text: &str, width: usize) -> String {
    if text.chars().count() <= width {
        return text.to_string();
    }
    text.chars().take(width - 1).chain(['…']).collect()
}

/// A line of the table.
#[derive(PartialEq, Eq, Debug)]
enum Item {
    /// The step of this index.
    Row(usize),
    /// The `length` steps before are repeated `times` more times; if only `alike`, with other values.
    Again { length: usize, times: usize, alike: bool },
}

/// Folds stretches of up to [`CYCLE_MAX`] steps that are repeated at least [`REPEATS_MIN`] times, and in a long table rounds
/// that differ in their values only. The last step always stands by itself: it is the one the reader looks for.
fn fold(rows: &[StepRow]) -> Vec<Item> {
    let foldable = rows.len().saturating_sub(1);
    let mut items = Vec::new();
    let mut at = 0;
    while at < rows.len() {
        let cycle = (1..=CYCLE_MAX)
            .map(|length| (length, repeats(&rows[at..foldable.max(at)], length, same)))
            .find(|&(_, times)| times >= REPEATS_MIN);
        let rounds = (1..=if rows.len() < LONG { 0 } else { ROUND_MAX })
            .map(|length| (length, repeats(&rows[at..foldable.max(at)], length, alike)))
            .find(|&(_, times)| times >= ROUNDS_MIN);
        match (cycle, rounds) {
            (Some((length, times)), _) => {
                items.extend((at..at + length).map(Item::Row));
                items.push(Item::Again { length, times: times - 1, alike: false });
                at += length * times;
            }
            (None, Some((length, times))) => {
                items.extend((at..at + length).map(Item::Row));
                items.push(Item::Again { length, times: times - 2, alike: true });
                at += length * times;
                items.extend((at - length..at).map(Item::Row));
            }
            (None, None) => {
                items.push(Item::Row(at));
                at += 1;
            }
        }
    }
    items
}

/// How often the first `length` rows stand there, one after the other.
fn repeats(rows: &[StepRow], length: usize, same: fn(&StepRow, &StepRow) -> bool) -> usize {
    let Some(first) = rows.get(..length) else { return 0 };
    rows.chunks_exact(length).take_while(|chunk| chunk.iter().zip(first).all(|(a, b)| same(a, b))).count()
}

/// So does the same, with the same values.
fn same(a: &StepRow, b: &StepRow) -> bool {
    alike(a, b) && a.detail == b.detail
}

/// The same thread does the same thing at the same place.
fn alike(a: &StepRow, b: &StepRow) -> bool {
    a.location == b.location && a.thread == b.thread && a.operation == b.operation
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Location;

    fn row(thread: &str, line: u32, detail: &str) -> StepRow {
        StepRow {
            thread: thread.to_string(),
            location: Location { file: String::from("a.c"), line, column: 1, function: None },
            operation: String::from("read"),
            detail: detail.to_string(),
            ..StepRow::default()
        }
    }

    fn sources() -> Sources {
        let mut sources = Sources::default();
        sources.insert("a.c", "int x;\n  while (!x);\n  use(x);\n");
        sources
    }

    #[test]
    fn columns_are_aligned_and_the_last_step_is_marked() {
        let rows = [row("main", 2, "x = 0"), row("worker#1", 3, "x = 10")];
        assert_eq!(
            render_interleaving(&rows, true, &sources(), Palette::PLAIN),
            "  1  main      a.c:2  read x = 0   while (!x);
> 2  worker#1  a.c:3  read x = 10  use(x);
"
        );
    }

    #[test]
    fn spins_are_folded() {
        let mut rows = vec![row("a", 1, "")];
        for _ in 0..50 {
            rows.push(row("b", 2, "x = 0"));
            rows.push(row("b", 3, "y = 0"));
        }
        rows.push(row("a", 3, ""));
        assert_eq!(
            fold(&rows),
            [
                Item::Row(0),
                Item::Row(1),
                Item::Row(2),
                Item::Again { length: 2, times: 49, alike: false },
                Item::Row(101)
            ]
        );
        let text = render_interleaving(&rows, false, &sources(), Palette::PLAIN);
        assert!(text.contains("… those 2 steps 49 more times"), "{text}");
    }

    #[test]
    fn every_step_is_shown_or_counted() {
        // All words of length up to 7 over two different rows.
        for length in 0..8usize {
            for bits in 0..1u32 << length {
                let rows: Vec<_> = (0..length).map(|i| row("t", 1 + (bits >> i & 1), "")).collect();
                let mut shown = 0;
                for item in fold(&rows) {
                    match item {
                        Item::Row(index) => {
                            assert_eq!(index, shown);
                            shown += 1;
                        }
                        Item::Again { length, times, .. } => {
                            for _ in 0..times {
                                assert_eq!(rows[shown..shown + length], rows[shown - length..shown]);
                                shown += length;
                            }
                        }
                    }
                }
                assert_eq!(shown, length);
            }
        }
    }

    #[test]
    fn rounds_with_other_values_are_folded_in_long_tables_only() {
        let rounds = |count: usize| -> Vec<_> {
            let round = |i: usize| [row("a", 2, &format!("x = {i}")), row("b", 3, &format!("x = {i}"))];
            (0..count).flat_map(round).chain([row("main", 1, "end")]).collect()
        };
        assert_eq!(fold(&rounds(10)).len(), 21);
        let long = rounds(500);
        assert_eq!(
            fold(&long),
            [
                Item::Row(0),
                Item::Row(1),
                Item::Again { length: 2, times: 498, alike: true },
                Item::Row(998),
                Item::Row(999),
                Item::Row(1000)
            ]
        );
        let text = render_interleaving(&long, true, &sources(), Palette::PLAIN);
        assert!(text.contains("… those 2 steps 498 more times, with other values; the last time:"), "{text}");
    }

    #[test]
    fn code_is_cut_to_fit_the_line() {
        let mut sources = Sources::default();
        sources.insert("a.c", format!("{}\n", "x".repeat(200)));
        let rows = [row("a_thread_with_quite_a_long_name#1", 1, &"v".repeat(30)), row("b", 1, "")];
        let text = render_interleaving(&rows, false, &sources, Palette::PLAIN);
        assert!(text.lines().all(|line| line.chars().count() <= LINE_WIDTH), "{text}");
    }

    #[test]
    fn the_last_step_is_never_folded_away() {
        let rows: Vec<_> = (0..10).map(|_| row("t", 1, "")).collect();
        assert_eq!(fold(&rows).last(), Some(&Item::Row(9)));
    }
}
