//! Which lines of an interleaving are shown: what does not matter, and what is done again and again, is folded.

use crate::StepRow;

/// Longest stretch of steps that is recognised as being repeated: a spin loop over a few variables.
const CYCLE_MAX: usize = 12;
/// The same for rounds that differ in their values only.
const ROUND_MAX: usize = 40;
/// Such rounds are folded in tables of at least this many steps: in a short one their values are worth reading.
const LONG: usize = 40;
/// And only from this many on; the first and the last of them are shown.
const ROUNDS_MIN: usize = 4;
/// Repetitions from which on a stretch is folded.
const REPEATS_MIN: usize = 3;
/// So few steps that do not matter are shown all the same.
const HIDDEN_MIN: usize = 3;
/// And all of them in a table this short.
const SHORT: usize = 16;
/// Of the lines of a table that is too long, the first so many in a hundred are kept; the rest is left out in the middle.
const FIRST_PERCENT: usize = 20;

/// A line of the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Item {
    /// The step of this index.
    Row(usize),
    /// The `length` shown steps before are repeated `times` more times; if only `alike`, with other values.
    Again { length: usize, times: usize, alike: bool },
    /// These many steps do not matter.
    Hidden { steps: usize },
    /// These many steps that matter are left out because there are too many.
    Cut { steps: usize },
}

/// The lines that show what matters, about so many at most. Without a step that is said to matter, all do.
pub(crate) fn folded(rows: &[StepRow], lines_max: usize) -> Vec<Item> {
    let all = rows.len() <= SHORT || rows.iter().all(|row| !row.matters && row.mark.is_none());
    let matters = |index: usize| all || rows[index].matters || rows[index].mark.is_some() || index + 1 == rows.len();
    let mut shown: Vec<bool> = (0..rows.len()).map(matters).collect();
    // A short stretch is shorter than the line that says that it is missing.
    let mut at = 0;
    while at < rows.len() {
        let hidden = shown[at..].iter().take_while(|&&shown| !shown).count();
        if hidden < HIDDEN_MIN {
            shown[at..at + hidden].fill(true);
        }
        at += hidden.max(1);
    }
    let mut items: Vec<Item> = Vec::new();
    let mut at = 0;
    while at < rows.len() {
        if shown[at] {
            let length = shown[at..].iter().take_while(|&&shown| shown).count();
            items.extend(repeated(&rows[at..at + length], at));
            at += length;
        } else {
            let steps = shown[at..].iter().take_while(|&&shown| !shown).count();
            items.push(Item::Hidden { steps });
            at += steps;
        }
    }
    cut(items, rows, lines_max)
}

/// The lines that show every step.
pub(crate) fn unfolded(rows: &[StepRow]) -> Vec<Item> {
    (0..rows.len()).map(Item::Row).collect()
}

/// Leaves out the middle of a table that is too long, but for the steps that are marked.
fn cut(items: Vec<Item>, rows: &[StepRow], lines_max: usize) -> Vec<Item> {
    if items.len() <= lines_max {
        return items;
    }
    let first = lines_max * FIRST_PERCENT / 100;
    let last = items.len() - (lines_max - first);
    let mut out: Vec<Item> = Vec::new();
    for (index, item) in items.into_iter().enumerate() {
        let marked = matches!(item, Item::Row(row) if rows[row].mark.is_some());
        if index < first || index >= last || marked {
            out.push(item);
            continue;
        }
        let steps = match item {
            Item::Row(_) => 1,
            Item::Again { length, times, .. } => length * times,
            Item::Hidden { steps } | Item::Cut { steps } => steps,
        };
        match out.last_mut() {
            Some(Item::Cut { steps: so_far }) => *so_far += steps,
            _ => out.push(Item::Cut { steps }),
        }
    }
    out
}

/// Folds stretches of up to [`CYCLE_MAX`] steps that are repeated at least [`REPEATS_MIN`] times, and in a long table rounds
/// that differ in their values only. The last step always stands by itself: it is the one the reader looks for.
fn repeated(rows: &[StepRow], first: usize) -> Vec<Item> {
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
                items.extend((at..at + length).map(|at| Item::Row(first + at)));
                items.push(Item::Again { length, times: times - 1, alike: false });
                at += length * times;
            }
            (None, Some((length, times))) => {
                items.extend((at..at + length).map(|at| Item::Row(first + at)));
                items.push(Item::Again { length, times: times - 2, alike: true });
                at += length * times;
                items.extend((at - length..at).map(|at| Item::Row(first + at)));
            }
            (None, None) => {
                items.push(Item::Row(first + at));
                at += 1;
            }
        }
    }
    items
}

/// How often the first `length` rows stand there, one after the other.
fn repeats(rows: &[StepRow], length: usize, same: fn(&StepRow, &StepRow) -> bool) -> usize {
    let Some(first) = rows.get(..length) else { return 0 };
    if first.iter().any(|row| row.mark.is_some()) {
        return 0;
    }
    rows.chunks_exact(length)
        .take_while(|chunk| chunk.iter().zip(first).all(|(a, b)| same(a, b) && a.mark.is_none()))
        .count()
}

/// The same thread does the same, with the same values.
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
    use crate::{Location, Mark};

    fn row(thread: &str, line: u32, detail: &str) -> StepRow {
        StepRow {
            thread: thread.to_string(),
            location: Location { file: String::from("a.c"), line, column: 1, function: None },
            operation: String::from("read"),
            detail: detail.to_string(),
            ..StepRow::default()
        }
    }

    const LINES: usize = 32;

    /// How many steps the lines stand for.
    fn steps(items: &[Item]) -> usize {
        let of = |item: &Item| match item {
            Item::Row(_) => 1,
            Item::Again { length, times, .. } => length * times,
            Item::Hidden { steps } | Item::Cut { steps } => *steps,
        };
        items.iter().map(of).sum()
    }

    #[test]
    fn spins_are_folded() {
        let mut rows = vec![row("a", 1, "")];
        for _ in 0..50 {
            rows.push(row("b", 2, "x = 0"));
            rows.push(row("b", 3, "y = 0"));
        }
        rows.push(row("a", 3, ""));
        let again = Item::Again { length: 2, times: 49, alike: false };
        assert_eq!(folded(&rows, LINES), [Item::Row(0), Item::Row(1), Item::Row(2), again, Item::Row(101)]);
    }

    #[test]
    fn every_step_is_shown_or_counted() {
        // All words of length up to 7 over rows that differ and rows that matter or not.
        for length in 0..8u32 {
            for bits in 0..1u32 << (2 * length) {
                let one = |i: u32| StepRow {
                    matters: bits >> (2 * i + 1) & 1 == 1,
                    ..row("t", 1 + (bits >> (2 * i) & 1), "")
                };
                let rows: Vec<_> = (0..length).map(one).collect();
                assert_eq!(steps(&folded(&rows, LINES)), rows.len());
                let last = folded(&rows, LINES).last().cloned();
                assert_eq!(last, (length > 0).then(|| Item::Row(rows.len() - 1)), "the last one is never folded away");
            }
        }
    }

    #[test]
    fn rounds_with_other_values_are_folded_in_long_tables_only() {
        let rounds = |count: usize| -> Vec<_> {
            let round = |i: usize| [row("a", 2, &format!("x = {i}")), row("b", 3, &format!("x = {i}"))];
            (0..count).flat_map(round).chain([row("main", 1, "end")]).collect()
        };
        assert_eq!(folded(&rounds(10), LINES).len(), 21);
        let again = Item::Again { length: 2, times: 498, alike: true };
        let rest = [Item::Row(998), Item::Row(999), Item::Row(1000)];
        assert_eq!(folded(&rounds(500), LINES), [&[Item::Row(0), Item::Row(1), again][..], &rest].concat());
    }

    #[test]
    fn what_does_not_matter_is_counted() {
        let rows: Vec<_> = (0..20).map(|i| StepRow { matters: i == 4, ..row("t", i, "") }).collect();
        let items = [Item::Hidden { steps: 4 }, Item::Row(4), Item::Hidden { steps: 14 }, Item::Row(19)];
        assert_eq!(folded(&rows, LINES), items);
        assert_eq!(unfolded(&rows).len(), 20);
        assert_eq!(folded(&rows[..10], LINES), unfolded(&rows[..10]));
    }

    #[test]
    fn long_tables_keep_their_ends_and_what_is_marked() {
        let mark = |i: u32| (i == 500).then_some(Mark::Deciding);
        let rows: Vec<_> = (0..1000).map(|i| StepRow { mark: mark(i), ..row("t", i, "") }).collect();
        let rows: Vec<_> = rows.into_iter().map(|row| StepRow { matters: true, ..row }).collect();
        let items = folded(&rows, LINES);
        assert!(items.len() <= LINES + 3, "{}", items.len());
        assert!(items.contains(&Item::Row(0)) && items.contains(&Item::Row(500)) && items.contains(&Item::Row(999)));
        assert_eq!(steps(&items), 1000);
    }
}
