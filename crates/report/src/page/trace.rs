//! The data of a page, as its script reads it: every text and every place once, and steps as short lists of numbers.
//!
//! Ten thousand steps with their values are a megabyte or two this way. `steps.js` has the other half of the format.

use crate::html::visible;
use crate::{BugReport, Location, Mark, Place, Sources, StepRow};
use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet, HashMap};

/// A file of more lines than this is shown around the lines that are mentioned.
const WHOLE_MAX: usize = 3000;
/// So many lines before and after each of them.
const AROUND: usize = 40;
/// A line of more characters is cut, visibly: generated code has lines as long as files.
const LINE_MAX: usize = 500;
/// Nothing.
const NONE: i64 = -1;

/// Everything the script needs.
#[derive(Serialize)]
pub(super) struct Trace {
    bugs: Vec<BugData>,
    #[serde(flatten)]
    tables: Tables,
    files: Vec<File>,
    replay: String,
}

/// What is there once.
#[derive(Default, Serialize)]
struct Tables {
    strings: Vec<String>,
    /// File, line, column, function.
    places: Vec<(u32, u32, u32, i64)>,
    /// Callers, innermost first.
    chains: Vec<Vec<u32>>,
    #[serde(skip)]
    known_strings: HashMap<String, u32>,
    #[serde(skip)]
    known_places: HashMap<(u32, u32, u32, i64), u32>,
    #[serde(skip)]
    known_chains: HashMap<Vec<u32>, u32>,
    #[serde(skip)]
    known_files: HashMap<String, u32>,
    #[serde(skip)]
    lines: BTreeMap<u32, BTreeSet<usize>>,
}

#[derive(Serialize)]
struct BugData {
    kind: String,
    message: String,
    thread: u32,
    place: u32,
    notes: Vec<(String, u32)>,
    token: String,
    found_after: u64,
    output: Option<String>,
    /// Names, in the order in which they move first.
    threads: Vec<String>,
    steps: Vec<Step>,
    /// Where threads stand at the end.
    ends: Vec<(u32, String, i64)>,
}

/// Thread, place, operation, detail, mark and whether it matters, callers, locks held, effects, reads-from, after.
type Step = (u32, u32, u32, u32, u32, u32, Vec<u32>, Vec<(u32, i64, i64)>, Vec<u32>, Vec<u32>);

#[derive(Serialize)]
struct File {
    name: String,
    /// How many lines there are; 0 if the text is not known.
    lines: usize,
    /// Stretches: the number of the first line, and the lines.
    parts: Vec<(usize, Vec<String>)>,
}

/// The number of something in a table, put there if it is new.
fn number<K: std::hash::Hash + Eq + Clone, V>(
    known: &mut HashMap<K, u32>,
    all: &mut Vec<V>,
    key: K,
    value: impl FnOnce(K) -> V,
) -> u32 {
    if let Some(&number) = known.get(&key) {
        return number;
    }
    let number = all.len() as u32;
    known.insert(key.clone(), number);
    all.push(value(key));
    number
}

impl Tables {
    fn string(&mut self, text: &str) -> u32 {
        number(&mut self.known_strings, &mut self.strings, text.to_owned(), |text| visible(&text).into_owned())
    }

    fn maybe(&mut self, text: Option<&String>) -> i64 {
        text.map_or(NONE, |text| i64::from(self.string(text)))
    }

    fn place(&mut self, location: &Location) -> u32 {
        let files = self.known_files.len() as u32;
        let file = *self.known_files.entry(location.file.clone()).or_insert(files);
        self.lines.entry(file).or_default().insert(location.line as usize);
        let function = self.maybe(location.function.as_ref());
        let place = (file, location.line, location.column, function);
        number(&mut self.known_places, &mut self.places, place, |place| place)
    }

    fn chain(&mut self, calls: &[Location]) -> u32 {
        let chain: Vec<u32> = calls.iter().map(|location| self.place(location)).collect();
        number(&mut self.known_chains, &mut self.chains, chain, |chain| chain)
    }

    fn files(&self, sources: &Sources) -> Vec<File> {
        let mut names: Vec<(&String, u32)> = self.known_files.iter().map(|(name, &number)| (name, number)).collect();
        names.sort_by_key(|&(_, number)| number);
        names.into_iter().map(|(name, number)| file(name, sources.text(name), &self.lines[&number])).collect()
    }
}

fn file(name: &str, text: Option<&str>, mentioned: &BTreeSet<usize>) -> File {
    let lines: Vec<&str> = text.unwrap_or_default().lines().collect();
    let mut parts: Vec<(usize, usize)> = Vec::new();
    if lines.len() <= WHOLE_MAX {
        parts.push((1, lines.len() + 1));
    } else {
        for &line in mentioned.iter().filter(|&&line| line > 0 && line <= lines.len()) {
            let (from, to) = (line.saturating_sub(AROUND).max(1), (line + AROUND + 1).min(lines.len() + 1));
            match parts.last_mut() {
                Some(last) if last.1 >= from => last.1 = to,
                _ => parts.push((from, to)),
            }
        }
    }
    let part = |(from, to): (usize, usize)| (from, lines[from - 1..to - 1].iter().map(|line| shown(line)).collect());
    File { name: visible(name).into_owned(), lines: lines.len(), parts: parts.into_iter().map(part).collect() }
}

/// A line as the page shows it.
fn shown(line: &str) -> String {
    match line.char_indices().nth(LINE_MAX) {
        Some((end, _)) => format!("{} …", visible(&line[..end])),
        None => visible(line).into_owned(),
    }
}

impl Trace {
    pub(super) fn new<'a>(
        bugs: &[BugReport],
        others: impl Iterator<Item = &'a Place>,
        replay: &str,
        sources: &Sources,
    ) -> Self {
        let mut tables = Tables::default();
        let bugs = bugs.iter().map(|bug| bug_data(bug, &mut tables)).collect();
        for place in others {
            tables.place(&place.location);
        }
        let files = tables.files(sources);
        Trace { bugs, tables, files, replay: visible(replay).into_owned() }
    }
}

/// Threads in the order in which they are mentioned, so that most of the time those who start others come before them.
fn threads(bug: &BugReport) -> Vec<&str> {
    let steps = bug.interleaving.iter().map(|row| &row.thread);
    let mut names: Vec<&str> = Vec::new();
    let mut known = BTreeSet::new();
    for name in steps.chain(bug.threads.iter().map(|state| &state.thread)).chain([&bug.thread]) {
        if known.insert(name.as_str()) {
            names.push(name);
        }
    }
    names
}

fn bug_data(bug: &BugReport, tables: &mut Tables) -> BugData {
    let names = threads(bug);
    let numbers: HashMap<&str, u32> = names.iter().zip(0..).map(|(&name, number)| (name, number)).collect();
    let last = bug.interleaving.len().saturating_sub(1);
    // Without a mark, it is the last step, unless nobody can take one.
    let unmarked = !bug.interleaving.iter().any(|row| row.mark == Some(Mark::Failed)) && !bug.is_stuck();
    let mut steps = Vec::with_capacity(bug.interleaving.len());
    for (index, row) in bug.interleaving.iter().enumerate() {
        let mark = if unmarked && index == last { Some(Mark::Failed) } else { row.mark };
        steps.push(step(row, mark, numbers[row.thread.as_str()], tables));
    }
    let ends = bug.threads.iter().map(|state| {
        let place = state.location.as_ref().map_or(NONE, |location| i64::from(tables.place(location)));
        (numbers[state.thread.as_str()], visible(&state.state).into_owned(), place)
    });
    let ends = ends.collect();
    BugData {
        kind: visible(&bug.kind).into_owned(),
        message: visible(&bug.message).into_owned(),
        thread: numbers[bug.thread.as_str()],
        place: tables.place(&bug.location),
        notes: bug
            .notes
            .iter()
            .map(|note| (visible(&note.message).into_owned(), tables.place(&note.location)))
            .collect(),
        token: visible(&bug.token).into_owned(),
        found_after: bug.found_after,
        output: bug.output.as_ref().map(|output| visible(output).into_owned()),
        threads: names.iter().map(|name| visible(name).into_owned()).collect(),
        steps,
        ends,
    }
}

fn step(row: &StepRow, mark: Option<Mark>, thread: u32, tables: &mut Tables) -> Step {
    let mark = match mark {
        None => 0,
        Some(Mark::Failed) => 1,
        Some(Mark::Racing) => 2,
        Some(Mark::Deciding) => 3,
    };
    let held = row.held.iter().map(|lock| tables.string(lock)).collect();
    let effects = row.effects.iter().map(|effect| {
        (tables.string(&effect.object), tables.maybe(effect.read.as_ref()), tables.maybe(effect.wrote.as_ref()))
    });
    let effects = effects.collect();
    (
        thread,
        tables.place(&row.location),
        tables.string(&row.operation),
        tables.string(&row.detail),
        mark << 1 | u32::from(row.matters),
        tables.chain(&row.calls),
        held,
        effects,
        row.reads_from.clone(),
        row.after.clone(),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_files_are_shown_around_what_is_mentioned() {
        let text = "x\n".repeat(WHOLE_MAX + 1);
        let shown = file("a.c", Some(&text), &[0, 10, 20, 1000, 9999].into_iter().collect());
        let parts: Vec<(usize, usize)> = shown.parts.iter().map(|(from, lines)| (*from, lines.len())).collect();
        assert_eq!(parts, [(1, 60), (960, 81)]);
        assert_eq!(shown.lines, WHOLE_MAX + 1);
        let short = file("a.c", Some("x\ny"), &BTreeSet::new());
        assert_eq!((short.parts.len(), short.parts[0].1.len()), (1, 2));
        assert_eq!(file("a.c", None, &BTreeSet::new()).lines, 0);
    }

    #[test]
    fn long_lines_are_cut() {
        assert_eq!(shown(&"é".repeat(LINE_MAX + 1)).chars().count(), LINE_MAX + 2);
        assert_eq!(shown("short"), "short");
    }
}
