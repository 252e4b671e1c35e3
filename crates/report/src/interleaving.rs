//! The steps of a schedule as a table: one line per step, one column per thread where that fits, what matters and no more.
//!
//! Only one thread moves in a line, so its code may run over the columns to the right of its own; what it found and left has a column
//! at the right end. Where the columns do not fit, threads have their names in the lines.

use crate::cells;
use crate::fold::{self, Item};
use crate::names::ShortNames;
use crate::{Mark, Palette, Sources, StepRow, printable};
use std::fmt::Write;

/// Lines of a table that is not asked for in full.
const LINES_MAX: usize = 40;
/// So many of its steps are shown even if that takes more.
const STEPS_MIN: usize = 12;
/// Less code than this says nothing.
const CODE_WIDTH_MIN: usize = 20;
/// Names of threads longer than this are cut.
const NAME_WIDTH_MAX: usize = 20;
/// Lines that what a step found and left may take.
const EFFECT_LINES_MAX: usize = 3;

/// A table of the steps; each line ends in a newline. With `failed`, the last step is marked as the one that failed, unless it is known
/// better.
pub fn render_interleaving(rows: &[StepRow], failed: bool, sources: &Sources, palette: Palette) -> String {
    if rows.is_empty() {
        return String::new();
    }
    if palette.full {
        return render_items(rows, fold::unfolded(rows), failed, sources, palette);
    }
    // How many lines a step takes shows when they are written.
    let mut steps_max = LINES_MAX;
    loop {
        let text = render_items(rows, fold::folded(rows, steps_max), failed, sources, palette);
        if text.lines().count() <= LINES_MAX || steps_max <= STEPS_MIN {
            return text;
        }
        steps_max -= 4;
    }
}

fn render_items(rows: &[StepRow], items: Vec<Item>, failed: bool, sources: &Sources, palette: Palette) -> String {
    let shown: Vec<usize> =
        items.iter().filter_map(|item| if let Item::Row(index) = item { Some(*index) } else { None }).collect();
    let files = rows.iter().flat_map(|row| std::iter::once(&row.location).chain(&row.calls));
    let names = ShortNames::of(files.map(|location| location.file.as_str()));
    let main_file = main_file(rows);
    let code_width = |index: usize| cells::code(&rows[index].location, main_file, &names, sources).chars().count();
    let layout = Layout::of(rows, &shown, palette.width, code_width);
    let mut table = Table { layout, names, main_file, sources, palette, text: String::new() };
    table.header();
    let mut said = vec![Said::default(); table.layout.threads.len()];
    for item in items {
        match item {
            Item::Row(index) => {
                let failed = failed && index + 1 == rows.len();
                table.row(index, &rows[index], failed, &mut said);
            }
            Item::Again { length, times, alike } => {
                let what = if length == 1 { String::from("that step") } else { format!("those {length} steps") };
                let values = if alike { ", with other values; the last time:" } else { "" };
                table.remark(&format!("… {what} {times} more times{values}"));
            }
            Item::Hidden { steps } => table.remark(&format!("… {steps} steps that do not matter")),
            Item::Cut { steps } => table.remark(&format!("… {steps} steps; --full shows them")),
        }
    }
    table.legend(rows, &shown);
    table.text
}

/// What the lines of a thread have said already.
#[derive(Clone, Default)]
struct Said {
    context: Option<String>,
    held: Vec<String>,
}

/// The file that most threads' own code is in, counted by steps.
fn main_file(rows: &[StepRow]) -> &str {
    let mut counts: Vec<(&str, usize)> = Vec::new();
    for row in rows {
        let own = &row.calls.last().unwrap_or(&row.location).file;
        match counts.iter_mut().find(|(file, _)| file == own) {
            Some((_, count)) => *count += 1,
            None => counts.push((own, 1)),
        }
    }
    // The first of those that have most.
    counts.iter().rev().max_by_key(|(_, count)| *count).map_or("", |(file, _)| file)
}

struct Layout<'a> {
    width: usize,
    number: usize,
    /// The threads that are shown, in the order of their first steps, and where their columns begin.
    threads: Vec<(&'a str, usize)>,
    /// Whether they have columns; otherwise their names stand before the code.
    columns: bool,
    /// Where the code begins if they have no columns.
    code: usize,
    /// Where what was found and left begins.
    effect: usize,
}

impl<'a> Layout<'a> {
    /// For these rows, the code of each of which has a width.
    fn of(rows: &'a [StepRow], shown: &[usize], width: usize, code_width: impl Fn(usize) -> usize) -> Self {
        let number = rows.len().to_string().len();
        let first = 2 + number + 2;
        let widest = shown.iter().map(|&index| cells::effect(&rows[index], false).chars().count()).max().unwrap_or(0);
        let mut effect_width = widest.clamp(8, (width * 2 / 5).max(8));
        let mut names: Vec<&str> = Vec::new();
        for &index in shown {
            if !names.contains(&rows[index].thread.as_str()) {
                names.push(&rows[index].thread);
            }
        }
        let name_width = |name: &str| name.chars().count().min(NAME_WIDTH_MAX);
        let mut at = first;
        let mut threads = Vec::new();
        for name in names {
            threads.push((name, at));
            at += name_width(name) + 2;
        }
        let last = threads.last().map_or(first, |(_, at)| *at);
        // Columns are worth some lines that take two.
        let narrow = effect_width.min(width / 3);
        if last + CODE_WIDTH_MIN + effect_width > width && last + CODE_WIDTH_MIN + narrow <= width {
            effect_width = narrow;
        }
        let effect = width.saturating_sub(effect_width).max(first + CODE_WIDTH_MIN);
        let columns = last + CODE_WIDTH_MIN <= effect;
        let code = first + threads.iter().map(|(name, _)| name_width(name)).max().unwrap_or(0) + 2;
        // Without columns there must be room for the code all the same.
        let effect = if columns { effect } else { effect.max(code + CODE_WIDTH_MIN) };
        let mut layout = Layout { width: width.max(effect + 8), number, threads, columns, code, effect };
        // No further to the right than the code needs.
        let ends = shown.iter().map(|&index| layout.thread(&rows[index].thread).1 + 1 + code_width(index) + 2);
        let names_end = layout.threads.last().map_or(0, |(name, at)| at + name_width(name) + 2);
        let end = ends.max().unwrap_or(0).max(if layout.columns { names_end } else { 0 });
        layout.effect = layout.effect.min(end);
        layout
    }

    /// The number of a thread, and where its code begins.
    fn thread(&self, name: &str) -> (usize, usize) {
        let index = self.threads.iter().position(|(thread, _)| *thread == name).unwrap_or(0);
        let at = if self.columns { self.threads.get(index).map_or(0, |(_, at)| *at) } else { self.code };
        (index, at)
    }
}

struct Table<'a> {
    layout: Layout<'a>,
    names: ShortNames<'a>,
    main_file: &'a str,
    sources: &'a Sources,
    palette: Palette,
    text: String,
}

impl Table<'_> {
    /// The names of the threads over their columns, and the file that lines are of.
    fn header(&mut self) {
        let Table { layout, palette, .. } = self;
        let mut line = Line::default();
        if layout.columns {
            for (index, (name, at)) in layout.threads.iter().enumerate() {
                line.put(*at, &clip(name, NAME_WIDTH_MAX), |text| palette.thread(index, text));
            }
        }
        let file = self.names.place(&crate::Location { file: self.main_file.to_owned(), ..crate::Location::default() });
        if line.width < layout.effect && file.chars().count() <= layout.width - layout.effect {
            line.put(layout.effect, &printable(&file), |text| palette.dim(text));
        }
        self.line(line);
    }

    fn row(&mut self, index: usize, row: &StepRow, failed: bool, said: &mut [Said]) {
        let (thread, at) = self.layout.thread(&row.thread);
        let context = cells::context(row, self.main_file, &self.names, self.sources);
        let mut with_held = !row.held.is_empty();
        if let Some(said) = said.get_mut(thread) {
            with_held &= said.held != row.held;
            said.held.clone_from(&row.held);
        }
        if let Some(said) = said.get_mut(thread)
            && said.context != context
        {
            said.context.clone_from(&context);
            if let Some(context) = context {
                let mut line = Line::default();
                self.guides(&mut line, thread, None);
                let palette = self.palette;
                line.put(at, &clip(&context, self.layout.width.saturating_sub(at)), |text| palette.dim(text));
                self.line(line);
            }
        }
        let Table { layout, palette, .. } = self;
        let mark = match row.mark {
            Some(Mark::Failed) => ">",
            None if failed => ">",
            Some(Mark::Racing | Mark::Deciding) => "*",
            None => " ",
        };
        let mut line = Line::default();
        line.put(0, mark, |text| palette.bad(text));
        line.put(2, &format!("{:>1$}", index + 1, layout.number), |text| palette.dim(text));
        self.guides(&mut line, thread, Some(&row.thread));
        let Table { layout, palette, .. } = self;
        let code = cells::code(&row.location, self.main_file, &self.names, self.sources);
        let indent = if row.calls.is_empty() { 0 } else { 1 };
        let room = layout.effect.saturating_sub(at + indent + 1);
        line.put(at + indent, &clip(&code, room), |text| palette.thread(thread, text));
        let effects = wrap(&cells::effect(row, with_held), layout.width - layout.effect);
        let (effect, further) = effects.split_first().map_or(("", &[][..]), |(first, rest)| (first.as_str(), rest));
        line.put(layout.effect, effect, str::to_owned);
        let effect_at = layout.effect;
        self.line(line);
        for text in further {
            let mut line = Line::default();
            self.guides(&mut line, usize::MAX, None);
            line.put(effect_at, text, str::to_owned);
            self.line(line);
        }
    }

    /// What is left of a thread's column: the columns of others, or its name.
    fn guides(&self, line: &mut Line, thread: usize, name: Option<&str>) {
        let Layout { threads, columns, number, .. } = &self.layout;
        if *columns {
            for (_, (_, at)) in threads.iter().enumerate().filter(|(index, _)| *index < thread) {
                line.put(*at, "│", |text| self.palette.dim(text));
            }
        } else if let Some(name) = name {
            line.put(2 + number + 2, &clip(name, NAME_WIDTH_MAX), |text| self.palette.thread(thread, text));
        }
    }

    fn remark(&mut self, text: &str) {
        let at = 2 + self.layout.number + 2;
        let line = clip(text, self.layout.width.saturating_sub(at));
        let _ = writeln!(self.text, "{:at$}{}", "", self.palette.dim(&line));
    }

    fn line(&mut self, line: Line) {
        let _ = writeln!(self.text, "{}", line.text.trim_end());
    }

    /// What the marks and signs mean that were used.
    fn legend(&mut self, rows: &[StepRow], shown: &[usize]) {
        let of = |mark: Mark| -> Vec<usize> {
            rows.iter().enumerate().filter(|(_, row)| row.mark == Some(mark)).map(|(index, _)| index + 1).collect()
        };
        let mut lines = Vec::new();
        match (&of(Mark::Deciding)[..], &of(Mark::Failed)[..]) {
            ([first, second], _) | ([first], [second]) => lines
                .push(format!("* The order of {first} and {second} decides: with {second} first, nothing goes wrong.")),
            _ => {}
        }
        if let [first, second] = of(Mark::Racing)[..] {
            lines.push(format!("* Nothing orders {first} and {second}."));
        }
        let uses = |used: &dyn Fn(&StepRow) -> bool| shown.iter().any(|&index| used(&rows[index]));
        let mut signs = Vec::new();
        if uses(&|row| !row.reads_from.is_empty()) {
            signs.push("←N: written by step N");
        }
        if self.text.contains('{') && uses(&|row| !cells::held(row).is_empty()) {
            signs.push("{…}: locks held");
        }
        if !signs.is_empty() {
            lines.push(format!("  {}", signs.join("; ")));
        }
        let mut made: Vec<String> = Vec::new();
        for row in rows {
            for (name, origin) in crate::origins::of(&row.detail) {
                let said = |index: &usize| mentions(&rows[*index], name);
                if shown.iter().any(said) {
                    made.push(format!("{name}: {origin}"));
                }
            }
        }
        const MADE_MAX: usize = 8;
        let more = made.len().saturating_sub(MADE_MAX);
        made.truncate(MADE_MAX);
        if more > 0 {
            made.push(format!("{more} more"));
        }
        if !made.is_empty() {
            lines.extend(
                wrap_words(&made.join("; "), self.layout.width.saturating_sub(2)).into_iter().map(|l| format!("  {l}")),
            );
        }
        if !lines.is_empty() {
            self.text.push('\n');
        }
        for line in lines {
            let line = if line.starts_with('*') { line } else { self.palette.dim(&printable(&line)) };
            let _ = writeln!(self.text, "{line}");
        }
    }
}

/// Whether a step names a thing on the heap.
fn mentions(row: &StepRow, name: &str) -> bool {
    let is_part = |c: char| c.is_ascii_digit() || c == '.';
    let text = crate::origins::without(&row.detail);
    text.match_indices(name).any(|(at, _)| !text[at + name.len()..].starts_with(is_part))
}

/// A line in the making.
#[derive(Default)]
struct Line {
    text: String,
    width: usize,
}

impl Line {
    /// Puts a text at a column, or behind what is there.
    fn put(&mut self, at: usize, text: &str, paint: impl Fn(&str) -> String) {
        if text.is_empty() {
            return;
        }
        let at = if self.width > 0 && at <= self.width { self.width + 1 } else { at.max(self.width) };
        let _ = write!(self.text, "{:1$}{2}", "", at - self.width, paint(text));
        self.width = at + text.chars().count();
    }
}

/// A text in lines of at most this many characters, cut where there is a blank if possible; at most so many lines.
fn wrap(text: &str, width: usize) -> Vec<String> {
    let mut lines = wrap_words(text, width);
    if lines.len() > EFFECT_LINES_MAX {
        lines.truncate(EFFECT_LINES_MAX);
        if let Some(last) = lines.last_mut() {
            *last = clip(&format!("{last} …"), width);
        }
    }
    lines
}

pub(crate) fn wrap_words(text: &str, width: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    let mut line = String::new();
    let mut length = 0;
    for word in text.split(' ') {
        let mut word = word;
        let mut count = word.chars().count();
        if length > 0 && length + 1 + count > width {
            lines.push(std::mem::take(&mut line));
            length = 0;
        }
        if length > 0 {
            line.push(' ');
            length += 1;
        }
        while count > width {
            let end = word.char_indices().nth(width).map_or(word.len(), |(at, _)| at);
            lines.push(word[..end].to_owned());
            word = &word[end..];
            count = word.chars().count();
        }
        line.push_str(word);
        length += count;
    }
    if !line.is_empty() {
        lines.push(line);
    }
    lines
}

fn clip(text: &str, width: usize) -> String {
    let text = printable(text);
    if text.chars().count() <= width {
        return text.into_owned();
    }
    text.chars().take(width.saturating_sub(1)).chain(['…']).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Effect, Location};
    use expect_test::{Expect, expect};

    fn row(thread: &str, line: u32, operation: &str, detail: &str) -> StepRow {
        StepRow {
            thread: thread.to_string(),
            location: Location { file: String::from("a.c"), line, column: 3, function: Some(String::from("f")) },
            operation: operation.to_string(),
            detail: detail.to_string(),
            ..StepRow::default()
        }
    }

    fn check(rows: &[StepRow], width: usize, expect: Expect) {
        let mut sources = Sources::default();
        sources.insert("a.c", "int x;\n  while (!x);\n  use(x, another_argument, and_one_more); rest();\n");
        let text = render_interleaving(rows, true, &sources, Palette { width, ..Palette::PLAIN });
        assert!(text.lines().all(|line| line.chars().count() <= width.max(50)), "{text}");
        expect.assert_eq(&text);
    }

    #[test]
    fn threads_have_columns() {
        let reads = Effect { object: String::from("x"), read: Some(String::from("0")), wrote: None };
        let rows = [
            StepRow { effects: vec![reads], ..row("main", 2, "read", "x = 0") },
            StepRow {
                held: vec![String::from("m")],
                ..row("worker#1", 3, "write", "p#1 (malloc at a.c:1)->x: 0 → 10")
            },
            StepRow { reads_from: vec![1], mark: Some(Mark::Failed), ..row("main", 3, "update", "x: 10 → 11") },
        ];
        check(
            &rows,
            80,
            expect![[r#"
                     main  worker#1                                     a.c
                  1  2: while (!x);                                     x is 0
                  2  │     3: use(x, another_argument, and_one_more);   p#1->x: 0 → 10 {m}
                > 3  3: use(x, another_argument, and_one_more);         update x: 10 → 11 ←2

                  ←N: written by step N; {…}: locks held
                  p#1: malloc at a.c:1
            "#]],
        );
        check(
            &rows,
            44,
            expect![[r#"
                                                   a.c
                  1  main      2: while (!x);      x is 0
                  2  worker#1  3: use(x, another_… p#1->x: 0
                                                   → 10 {m}
                > 3  main      3: use(x, another_… update x:
                                                   10 → 11
                                                   ←2

                  ←N: written by step N; {…}: locks held
                  p#1: malloc at a.c:1
            "#]],
        );
    }

    #[test]
    fn helpers_say_who_called_them() {
        let call = |file: &str, line| Location { file: file.to_string(), line, column: 3, function: None };
        let rows = [
            StepRow { calls: vec![call("a.c", 2)], ..row("w", 3, "lock", "m") },
            StepRow { calls: vec![call("a.c", 2)], ..row("w", 3, "unlock", "m") },
            StepRow { calls: vec![call("b.h", 9), call("a.c", 3)], ..row("w", 2, "lock", "m") },
        ];
        check(
            &rows,
            80,
            expect![[r#"
                     w                                            a.c
                     f() ← 2: while (!x);
                  1   3: use(x, another_argument, and_one_more);  lock m
                  2   3: use(x, another_argument, and_one_more);  unlock m
                     f() ← … ← 3: use(x, another_argument, and_one_more);
                > 3   2: while (!x);                              lock m
            "#]],
        );
    }
}
