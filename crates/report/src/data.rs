//! The plain data that a result consists of. Field names are those of `--json`.

use crate::Profile;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// What a check concluded.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// Every execution was explored and no bound was hit.
    Verified,
    /// Every execution within the bounds was explored.
    NoBugWithinBounds,
    /// At least one bug, with a schedule that replays.
    Bug,
    /// The search stopped before it had seen everything.
    Incomplete,
}

impl Verdict {
    /// The name in `--json` and in golden files.
    pub const fn name(self) -> &'static str {
        match self {
            Verdict::Verified => "verified",
            Verdict::NoBugWithinBounds => "no-bug-within-bounds",
            Verdict::Bug => "bug",
            Verdict::Incomplete => "incomplete",
        }
    }

    /// The exit code of the process.
    pub const fn exit_code(self) -> u8 {
        match self {
            Verdict::Verified | Verdict::NoBugWithinBounds => 0,
            Verdict::Bug => 1,
            Verdict::Incomplete => 3,
        }
    }
}

/// A place in a source file.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
pub struct Location {
    /// The file as the compiler named it, relative to the working directory where that is possible.
    pub file: String,
    /// Counted from 1; 0 when unknown.
    pub line: u32,
    /// Counted from 1; 0 when unknown.
    pub column: u32,
    /// The function the place is in, where known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub function: Option<String>,
}

impl Location {
    /// `file:line`, or what is known of it.
    pub fn short(&self) -> String {
        match (self.file.is_empty(), self.line) {
            (true, _) => self.function.clone().unwrap_or_else(|| String::from("?")),
            (false, 0) => self.file.clone(),
            (false, line) => format!("{}:{line}", self.file),
        }
    }
}

/// The texts of the source files that locations refer to.
#[derive(Clone, Debug, Default)]
pub struct Sources {
    files: BTreeMap<String, SourceText>,
}

/// A text, and where its lines start: a schedule of many steps asks for many lines.
#[derive(Clone, Debug)]
struct SourceText {
    text: String,
    line_starts: Vec<usize>,
}

impl Sources {
    /// Adds the text of a file.
    pub fn insert(&mut self, file: impl Into<String>, text: impl Into<String>) {
        let text = text.into();
        let line_starts = std::iter::once(0).chain(text.match_indices('\n').map(|(at, _)| at + 1)).collect();
        self.files.insert(file.into(), SourceText { text, line_starts });
    }

    /// Whether the text of the file is here.
    pub fn contains(&self, file: &str) -> bool {
        self.files.contains_key(file)
    }

    /// The text of a file.
    pub fn text(&self, file: &str) -> Option<&str> {
        self.files.get(file).map(|source| source.text.as_str())
    }

    /// A line of a file, without its end; lines are counted from 1.
    pub fn line(&self, file: &str, line: u32) -> Option<&str> {
        let SourceText { text, line_starts } = self.files.get(file)?;
        let start = *line_starts.get((line as usize).checked_sub(1)?)?;
        text[start..].lines().next()
    }

    /// The code on the line of a location, without surrounding blanks; empty when it is not known.
    pub fn code(&self, location: &Location) -> &str {
        self.line(&location.file, location.line).map_or("", str::trim)
    }
}

/// A message tied to a place.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Place {
    /// What is to be said about it.
    pub message: String,
    /// Where.
    pub location: Location,
}

/// How bad a [`Diagnostic`] is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Severity {
    /// Nothing was checked because of it.
    Error,
    /// Something to know.
    Warning,
}

/// A message to the user that is not a verdict: bad usage, bad input.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Diagnostic {
    /// How bad it is.
    pub severity: Severity,
    /// The kind of fault, shown in brackets; empty when there is none.
    pub kind: String,
    /// One line, without a full stop.
    pub message: String,
    /// Where, when it has a place. The text under the marker may be empty.
    pub place: Option<Place>,
    /// Further places that belong to it.
    pub related: Vec<Place>,
    /// What to know about it.
    pub notes: Vec<String>,
    /// What to do about it.
    pub help: Vec<String>,
}

impl Diagnostic {
    /// An error without a place.
    pub fn error(message: impl Into<String>) -> Self {
        Diagnostic {
            severity: Severity::Error,
            kind: String::new(),
            message: message.into(),
            place: None,
            related: Vec::new(),
            notes: Vec::new(),
            help: Vec::new(),
        }
    }

    /// A fault of the checked program.
    pub fn fault(kind: impl Into<String>, message: impl Into<String>) -> Self {
        Diagnostic { kind: kind.into(), ..Diagnostic::error(message) }
    }

    /// The same with a place, and what to say under its marker.
    #[must_use]
    pub fn at(mut self, location: Location, label: impl Into<String>) -> Self {
        self.place = Some(Place { message: label.into(), location });
        self
    }

    /// The same with another note.
    #[must_use]
    pub fn note(mut self, note: impl Into<String>) -> Self {
        self.notes.push(note.into());
        self
    }

    /// The same with another suggestion.
    #[must_use]
    pub fn help(mut self, help: impl Into<String>) -> Self {
        self.help.push(help.into());
        self
    }
}

/// How many executions of each kind were explored.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Counts {
    /// Ran to the end of the program, or to a bug.
    pub complete: u64,
    /// Ended because an assumption of the program did not hold.
    pub assume_blocked: u64,
    /// Ended because an await never came true.
    pub await_blocked: u64,
    /// See [`Counts::complete`].
    pub spin_blocked: u64,
    /// Ended with threads in loops that perhaps never end.
    pub undecided: u64,
    /// Abandoned as redundant.
    pub sleep_set_blocked: u64,
    /// Cut by a loop bound.
    pub bound_blocked: u64,
    /// Went on with a thread cut that had made as many steps as it may.
    pub steps_cut: u64,
    /// Ended at something that is not supported.
    pub unsupported: u64,
}

impl Counts {
    /// How many ended in which way, in words.
    pub const fn kinds(&self) -> [(u64, &'static str); 9] {
        [
            (self.complete, "complete"),
            (self.assume_blocked, "blocked by an assumption"),
            (self.await_blocked, "blocked by an await"),
            (self.spin_blocked, "blocked in a loop"),
            (self.undecided, "in loops that perhaps never end"),
            (self.sleep_set_blocked, "blocked by a sleep set"),
            (self.bound_blocked, "cut by a loop bound"),
            (self.steps_cut, "cut by --max-steps"),
            (self.unsupported, "ended at something unsupported"),
        ]
    }

    /// Executions of any kind.
    pub fn total(&self) -> u64 {
        self.kinds().iter().map(|(count, _)| count).sum()
    }
}

/// How many consistency checks each phase settled.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct ConsistencyChecks {
    /// Phase one: saturation.
    pub saturation: u64,
    /// Phase two: the guided witness.
    pub witness: u64,
    /// Phase three: the complete decision procedure.
    pub decision: u64,
}

/// One visible step of an interleaving. Steps are counted from 0 here, and from 1 where people read.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct StepRow {
    /// Who moved, as a person would call it.
    pub thread: String,
    /// Where.
    pub location: Location,
    /// Where the function that the step is in was called, and where its caller was, and so on: innermost first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub calls: Vec<Location>,
    /// What was done: `write`, `lock`, …
    pub operation: String,
    /// To what, and with which values: `x: 0 → 1`.
    pub detail: String,
    /// The same as data: what was found and what was left in each place whose values are known.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub effects: Vec<Effect>,
    /// The steps that wrote what this one read, without its own thread's.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub reads_from: Vec<u32>,
    /// The steps of other threads that this one comes right after: they are ordered before it, and none of them by way of
    /// another one.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub after: Vec<u32>,
    /// The locks that its thread holds after it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub held: Vec<String>,
    /// Whether what is reported depends on it, by values, by control, or by who waits for whom.
    pub matters: bool,
    /// What a reader should look at.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mark: Option<Mark>,
}

/// What a step found in a place, and what it left there.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Effect {
    /// The place, as the program would write it: `queue->tail`.
    pub object: String,
    /// What it read.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub read: Option<String>,
    /// What is there afterwards, if it wrote.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub wrote: Option<String>,
}

/// Why a step stands out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mark {
    /// It failed.
    Failed,
    /// It is one of two accesses that nothing orders.
    Racing,
    /// One of two steps whose order decides: had the second one come before the first, nothing would have gone wrong. (If the second
    /// one failed itself, it is marked as that.)
    Deciding,
}

/// Where a thread stands at the end of an interleaving.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ThreadState {
    /// Whose state.
    pub thread: String,
    /// `finished`, `waits for mutex m, held by worker#2`, …
    pub state: String,
    /// Where it stands, where known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub location: Option<Location>,
}

/// A bug with everything needed to understand and repeat it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct BugReport {
    /// `assertion`, `deadlock`, …
    pub kind: String,
    /// The particulars.
    pub message: String,
    /// Where.
    pub location: Location,
    /// The thread it happened to.
    pub thread: String,
    /// Other places that explain it.
    pub notes: Vec<Place>,
    /// Replays the schedule: `raddle replay TOKEN FILE`.
    pub token: String,
    /// How many executions had been explored when it was found.
    pub found_after: u64,
    /// The steps that lead to it; the last one failed.
    pub interleaving: Vec<StepRow>,
    /// Where every thread stands at the end.
    pub threads: Vec<ThreadState>,
    /// What the program had printed, when that was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub output: Option<String>,
}

/// Something to know that is not a bug.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Warning {
    /// `data-race`, `leak`, …
    pub kind: String,
    /// The particulars.
    pub message: String,
    /// Where it happened; for a data race the two accesses.
    pub places: Vec<Place>,
    /// Replays a schedule that shows it, where there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub token: Option<String>,
}

/// Why a search ended early, and the way forward.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Stop {
    /// `timeout`, `max-steps`, `interrupted`, …
    pub reason: String,
    /// One sentence without a full stop.
    pub message: String,
    /// The place in the program that caused it, where there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub place: Option<Place>,
    /// What to do about it.
    pub help: Vec<String>,
}

/// An algorithm that left the program to another one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct HandOver {
    /// The algorithm that gave up.
    pub from: String,
    /// The one that went on.
    pub to: String,
    /// A clause that says why.
    pub because: String,
}

/// How large the formula of a symbolic search was, and what its solver did.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Formula {
    /// Which interleavings were left out.
    pub peephole: String,
    /// Every execution was followed for so many steps.
    pub depth: u64,
    /// Gates made.
    pub gates: u64,
    /// Variables of the solver.
    pub variables: u64,
    /// Its clauses.
    pub clauses: u64,
    /// Its conflicts.
    pub conflicts: u64,
    /// Its decisions.
    pub decisions: u64,
}

/// The result of a check.
#[derive(Clone, PartialEq, Debug)]
pub struct Report {
    /// The file that was checked.
    pub program: String,
    /// The algorithm's name.
    pub algorithm: String,
    /// Why it was chosen, when nobody asked for it by name.
    pub chosen_because: Option<String>,
    /// The algorithms that gave up before it, in order.
    pub hand_overs: Vec<HandOver>,
    /// What was concluded.
    pub verdict: Verdict,
    /// What the verdict covers, as whole clauses: `all interleavings`, `loops up to 4 iterations (cut at a.c:12)`.
    pub coverage: Vec<String>,
    /// How many executions.
    pub executions: Counts,
    /// Visible steps performed, over all executions.
    pub events: u64,
    /// Visible steps in the longest execution.
    pub depth_max: u64,
    /// Nodes in the largest wakeup tree.
    pub wakeup_tree_max: u64,
    /// The consistency checks of reads-from; `None` for the other algorithms.
    pub consistency_checks: Option<ConsistencyChecks>,
    /// The formula of a symbolic search, which has no executions; `None` for the other algorithms.
    pub formula: Option<Formula>,
    /// Running time of the search.
    pub seconds: f64,
    /// The most memory this process used.
    pub peak_memory_bytes: u64,
    /// The bugs, in the order they were found.
    pub bugs: Vec<BugReport>,
    /// What else to know about the program.
    pub warnings: Vec<Warning>,
    /// Why the search ended early, when it did.
    pub stop: Option<Stop>,
    /// Remarks on how the check was done.
    pub notes: Vec<String>,
    /// What comes after `raddle replay TOKEN` to replay one of its schedules: the flags that shape the program, the
    /// file, and the flags for the compiler.
    pub replay_arguments: String,
    /// How the search went along, when that was asked for.
    pub profile: Option<Profile>,
}
