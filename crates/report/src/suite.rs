//! The result of many checks at once: what `raddle test` shows.

use crate::{Diagnostic, Palette, Report, Verdict, grouped, json, printable};
use serde::Serialize;
use std::fmt::Write;

/// What came of a test, from good to bad.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum TestStatus {
    /// What was expected.
    Passed,
    /// Somebody interrupted before it had begun.
    NotRun,
    /// The search stopped before it had seen everything, which nobody expected.
    Incomplete,
    /// It could not be checked.
    BadInput,
    /// A bug, or another verdict than the expected one.
    Failed,
    /// Something is wrong with raddle itself.
    OwnBug,
}

impl TestStatus {
    /// What the process ends with if this is the worst.
    pub const fn exit_code(self) -> u8 {
        match self {
            TestStatus::Passed => 0,
            TestStatus::NotRun | TestStatus::Incomplete => 3,
            TestStatus::BadInput => 2,
            TestStatus::Failed => 1,
            TestStatus::OwnBug => 101,
        }
    }

    const fn word(self) -> &'static str {
        match self {
            TestStatus::Passed => "ok",
            TestStatus::NotRun => "not run",
            TestStatus::Incomplete => "INCOMPLETE",
            TestStatus::BadInput => "ERROR",
            TestStatus::Failed => "FAILED",
            TestStatus::OwnBug => "INTERNAL ERROR",
        }
    }
}

/// A test and what came of it.
#[derive(Clone, PartialEq, Debug)]
pub struct TestResult {
    /// The file.
    pub file: String,
    /// The function, if it is not `main`.
    pub function: Option<String>,
    /// What came of it.
    pub status: TestStatus,
    /// In a few words: `verified`, `bug: deadlock at a.c:7`.
    pub summary: String,
    /// What was expected, if the test says so.
    pub expected: Option<String>,
    /// Wall-clock time, compilation included.
    pub seconds: f64,
    /// All that a person should see of it: the report as text, or why there is none.
    pub text: String,
    /// The report, if there is one.
    pub report: Option<Report>,
    /// Why there is none.
    pub errors: Vec<Diagnostic>,
}

impl TestResult {
    /// The file, and the function if it is not `main`: `a.c::raddle_test_push`.
    pub fn name(&self) -> String {
        match &self.function {
            Some(function) => format!("{}::{function}", self.file),
            None => self.file.clone(),
        }
    }

    /// Its line in the summary, without the end of the line.
    pub fn line(&self, palette: Palette) -> String {
        let word = format!("{:10}", self.status.word());
        let word = word.as_str();
        let status = match self.status {
            TestStatus::Passed => palette.good(word),
            TestStatus::NotRun | TestStatus::Incomplete => palette.caution(word),
            TestStatus::BadInput | TestStatus::Failed | TestStatus::OwnBug => palette.bad(word),
        };
        let mut line = format!("{status}  {}  {}", printable(&self.name()), printable(&self.summary));
        if let Some(report) = &self.report {
            let executions = report.executions.total();
            let s = if executions == 1 { "" } else { "s" };
            let _ = write!(line, ", {} execution{s}", grouped(executions));
        }
        if self.status != TestStatus::NotRun {
            let _ = write!(line, ", {:.2} s", self.seconds);
        }
        line
    }
}

/// The results of many tests.
#[derive(Clone, PartialEq, Debug)]
pub struct SuiteReport {
    /// In the order of the files and of the functions in them.
    pub tests: Vec<TestResult>,
    /// Wall-clock time of all of it.
    pub seconds: f64,
    /// Remarks that belong to no test.
    pub notes: Vec<String>,
}

impl SuiteReport {
    /// The worst that came of any test.
    pub fn worst(&self) -> TestStatus {
        self.tests.iter().map(|test| test.status).max().unwrap_or(TestStatus::Passed)
    }

    /// How many tests have this status.
    pub fn count(&self, status: TestStatus) -> usize {
        self.tests.iter().filter(|test| test.status == status).count()
    }

    /// The last lines: how many came to what.
    pub fn to_summary(&self, palette: Palette) -> String {
        let mut text = String::new();
        for note in &self.notes {
            let _ = writeln!(text, "note: {}", printable(note));
        }
        let parts = [
            (TestStatus::Passed, "passed"),
            (TestStatus::Failed, "failed"),
            (TestStatus::Incomplete, "incomplete"),
            (TestStatus::BadInput, "could not be checked"),
            (TestStatus::OwnBug, "ended in an internal error"),
            (TestStatus::NotRun, "not run"),
        ];
        let parts = parts.iter().map(|&(status, word)| (self.count(status), status, word));
        let parts: Vec<String> = parts
            .filter(|(count, status, _)| *count > 0 || *status == TestStatus::Passed)
            .map(|(count, _, word)| format!("{count} {word}"))
            .collect();
        let tests = self.tests.len();
        let s = if tests == 1 { "" } else { "s" };
        let parts = parts.join(", ");
        let parts = match self.worst() {
            TestStatus::Passed => palette.good(&parts),
            TestStatus::NotRun | TestStatus::Incomplete => palette.caution(&parts),
            TestStatus::BadInput | TestStatus::Failed | TestStatus::OwnBug => palette.bad(&parts),
        };
        let _ = writeln!(text, "{tests} test{s}: {parts}; {:.2} s", self.seconds);
        text
    }

    /// One JSON object, indented, ending in a newline.
    pub fn to_json(&self) -> String {
        #[derive(Serialize)]
        struct Test<'a> {
            name: String,
            file: &'a str,
            #[serde(skip_serializing_if = "Option::is_none")]
            function: Option<&'a str>,
            status: TestStatus,
            summary: &'a str,
            #[serde(skip_serializing_if = "Option::is_none")]
            expected: Option<&'a str>,
            seconds: f64,
            #[serde(skip_serializing_if = "Option::is_none")]
            report: Option<json::Document<'a>>,
            #[serde(skip_serializing_if = "Option::is_none")]
            error: Option<&'a str>,
        }
        #[derive(Serialize)]
        struct Document<'a> {
            schema: u32,
            status: TestStatus,
            seconds: f64,
            tests: Vec<Test<'a>>,
            notes: &'a [String],
        }
        let tests = self.tests.iter().map(|test| Test {
            name: test.name(),
            file: &test.file,
            function: test.function.as_deref(),
            status: test.status,
            summary: &test.summary,
            expected: test.expected.as_deref(),
            seconds: test.seconds,
            report: test.report.as_ref().map(Report::document),
            error: test.report.is_none().then_some(test.text.as_str()).filter(|text| !text.is_empty()),
        });
        json::pretty(&Document {
            schema: json::JSON_SCHEMA,
            status: self.worst(),
            seconds: self.seconds,
            tests: tests.collect(),
            notes: &self.notes,
        })
    }
}

impl Report {
    /// The verdict in a few words: `verified`, `bug: deadlock at a.c:7`, `incomplete: timeout`.
    pub fn in_short(&self) -> String {
        match (self.verdict, self.bugs.as_slice(), &self.stop) {
            (Verdict::Bug, [bug, more @ ..], _) => {
                let more = if more.is_empty() { String::new() } else { format!(" and {} more", more.len()) };
                format!("bug: {} at {}{more}", bug.kind, bug.location.short())
            }
            (Verdict::Incomplete, _, Some(stop)) => format!("incomplete: {}", stop.reason),
            (verdict, ..) => verdict.name().replace('-', " "),
        }
    }
}
