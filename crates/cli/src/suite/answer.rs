//! What a process that runs one test says to the one that runs them all.
//!
//! Every test has a process of its own: limits on memory are those of a process, and a panic of ours ends one. The process ends its
//! search when its standard input does, so it does not outlive the other one.

use super::expectation::Expect;
use crate::args::{CheckArgs, Cli, Command};
use crate::failure::{BAD_INPUT, Failure};
use clap::{CommandFactory, FromArgMatches};
use raddle_report::{Diagnostic, Palette, Report, TestResult, TestStatus};
use serde::{Deserialize, Serialize};
use std::ffi::OsString;

/// One line of JSON on standard output.
#[derive(Serialize, Deserialize, Debug)]
pub enum Answer {
    /// The file has these tests; nothing was checked.
    Tests(Vec<String>),
    /// It has none but `main`; nothing was checked, since only a list was asked for.
    NoTests,
    /// It was checked.
    Report {
        /// The report as JSON.
        json: String,
        /// The same for a person.
        text: String,
    },
    /// It could not be checked.
    Failure {
        /// Why, for a person.
        text: String,
        /// The same as data.
        diagnostics: Vec<Diagnostic>,
        /// What `raddle check` would end with.
        exit_code: u8,
    },
}

impl Answer {
    /// That something could not be checked.
    pub fn failure(failure: &Failure, palette: Palette) -> Answer {
        Answer::Failure {
            text: failure.to_text(palette),
            diagnostics: failure.diagnostics.clone(),
            exit_code: failure.exit_code,
        }
    }

    /// The answer as a line.
    pub fn line(&self) -> String {
        serde_json::to_string(self).map_or(String::new(), |line| line + "\n")
    }
}

/// The flags of a check. A flag that is given twice has the last value, so that a file can differ from its project. There are
/// others beside it, so one thread explores if nothing is said.
pub fn parse_check(words: &[OsString]) -> Result<CheckArgs, Failure> {
    let command = Cli::command().mut_subcommand("check", |check| check.args_override_self(true));
    let all = ["raddle", "check"].map(OsString::from).into_iter().chain(words.iter().cloned());
    let parsed = command.try_get_matches_from(all).and_then(|matches| Cli::from_arg_matches(&matches));
    match parsed.map(|cli| cli.command) {
        Ok(Command::Check(mut args)) => {
            args.search.jobs.get_or_insert(1);
            Ok(args)
        }
        Ok(_) => Err(Diagnostic::error("these are not the flags of a check").into()),
        Err(error) => Err(bad_flags(&error.render().to_string()).into()),
    }
}

/// What clap says, without the lines on usage.
fn bad_flags(said: &str) -> Diagnostic {
    let lines = said.lines().take_while(|line| !line.starts_with("Usage:") && !line.starts_with("For more"));
    let mut lines = lines.map(str::trim).filter(|line| !line.is_empty());
    let first = lines.next().unwrap_or("bad flags");
    let mut diagnostic = Diagnostic::error(first.strip_prefix("error: ").unwrap_or(first));
    for line in lines {
        diagnostic = diagnostic.help(line.strip_prefix("tip: ").unwrap_or(line));
    }
    diagnostic.help("flags are those of `raddle check`; `raddle check --help` lists them")
}

/// A process that has ended.
#[derive(Debug)]
pub(crate) struct Ended {
    pub code: Option<i32>,
    pub stdout: Vec<u8>,
    pub stderr: String,
}

impl Ended {
    /// What it said, or what is to be said about it.
    pub fn answer(&self) -> Answer {
        let line = String::from_utf8_lossy(&self.stdout);
        match (serde_json::from_str(line.trim()), self.code) {
            (Ok(answer), Some(0)) => answer,
            (_, code) => {
                let how = match code {
                    Some(101) => String::from("internal error: raddle ended in the middle of this test"),
                    Some(code) => format!("internal error: the process of this test ended with code {code}"),
                    None => String::from("the process of this test was killed: is there enough memory?"),
                };
                // What was killed from outside is no bug of ours.
                let exit_code = if code.is_none() { 3 } else { 101 };
                let diagnostic = Diagnostic::error(how);
                let text = Failure::from(diagnostic.clone()).to_text(Palette::PLAIN);
                Answer::Failure { text, diagnostics: vec![diagnostic], exit_code }
            }
        }
    }
}

/// Whose answer it is, and what was expected.
#[derive(Debug)]
pub(crate) struct Asked {
    pub file: String,
    pub function: Option<String>,
    pub expect: Option<(Expect, String)>,
    pub seconds: f64,
}

/// What to think of an answer.
pub(crate) fn judge(asked: Asked, answer: Answer, messages: &str) -> TestResult {
    let Asked { file, function, expect, seconds } = asked;
    let (expect, expected) = expect.unzip();
    let (status, summary, text, report, errors) = match answer {
        Answer::Report { json, text } => match Report::from_json(&json) {
            Ok(report) => {
                let met = match &expect {
                    Some(expect) => expect.is_met_by(&report),
                    None => report.verdict.exit_code() == 0,
                };
                let status = match (met, report.verdict.exit_code()) {
                    (true, _) => TestStatus::Passed,
                    (false, 3) => TestStatus::Incomplete,
                    (false, _) => TestStatus::Failed,
                };
                (status, report.in_short(), text, Some(report), Vec::new())
            }
            Err(error) => {
                let diagnostic = Diagnostic::error(format!("internal error: a report cannot be read: {error}"));
                (TestStatus::OwnBug, diagnostic.message.clone(), json, None, vec![diagnostic])
            }
        },
        Answer::Failure { text, diagnostics, exit_code } => {
            let met = matches!(&expect, Some(Expect::Error(wanted)) if exit_code == BAD_INPUT && text.contains(wanted));
            let status = match (met, exit_code) {
                (true, _) => TestStatus::Passed,
                (false, BAD_INPUT) => TestStatus::BadInput,
                (false, 3) => TestStatus::Incomplete,
                (false, _) => TestStatus::OwnBug,
            };
            let summary = diagnostics.first().map_or(String::new(), |first| first.message.clone());
            (status, summary, text, None, diagnostics)
        }
        Answer::Tests(_) | Answer::NoTests => {
            let diagnostic = Diagnostic::error("internal error: a test answered with a list");
            (TestStatus::OwnBug, diagnostic.message.clone(), String::new(), None, vec![diagnostic])
        }
    };
    let mut result = TestResult { file, function, status, summary, expected, seconds, text, report, errors };
    match (&result.expected, status) {
        (Some(_), TestStatus::Passed) => result.summary += ", as expected",
        (Some(expected), _) => {
            result.summary += &format!(" (expected: {expected})");
            result.text = format!("expected: {expected}\n\n{}", result.text);
        }
        (None, _) => {}
    }
    result.text = format!("{messages}{}", result.text);
    result
}

#[cfg(test)]
mod tests {
    use super::*;

    fn judged(expect: Option<&str>, answer: Answer) -> (TestStatus, String) {
        let expect = expect.map(|text| (Expect::read(text).unwrap(), text.to_string()));
        let asked = Asked { file: String::from("a.c"), function: None, expect, seconds: 0.0 };
        let result = judge(asked, answer, "");
        (result.status, result.summary)
    }

    #[test]
    fn a_process_that_ends_without_an_answer_is_told_by_its_end() {
        let ended = |code, stdout: &str| Ended { code, stdout: stdout.into(), stderr: String::new() };
        let (status, summary) = judged(None, ended(Some(101), "").answer());
        assert_eq!(status, TestStatus::OwnBug);
        assert!(summary.contains("internal error"), "{summary}");
        assert_eq!(judged(None, ended(None, "").answer()).0, TestStatus::Incomplete);
        assert_eq!(judged(None, ended(Some(0), "{").answer()).0, TestStatus::OwnBug);
        // Half an answer is none.
        let whole = Answer::Tests(vec![String::from("raddle_test_a")]).line();
        assert!(matches!(ended(Some(0), &whole).answer(), Answer::Tests(tests) if tests == ["raddle_test_a"]));
        assert!(matches!(ended(Some(101), &whole).answer(), Answer::Failure { exit_code: 101, .. }));
    }

    #[test]
    fn bad_input_can_be_expected() {
        let failure = Failure::from(Diagnostic::error("no such thing"));
        let answer = || Answer::failure(&failure, Palette::PLAIN);
        assert_eq!(judged(None, answer()), (TestStatus::BadInput, String::from("no such thing")));
        let met = judged(Some("error no such"), answer());
        assert_eq!(met, (TestStatus::Passed, String::from("no such thing, as expected")));
        assert_eq!(judged(Some("error other"), answer()).0, TestStatus::BadInput);
        assert_eq!(judged(Some("bug"), answer()).0, TestStatus::BadInput);
        let own = Failure::own(Diagnostic::error("no such thing"));
        assert_eq!(judged(Some("error no such"), Answer::failure(&own, Palette::PLAIN)).0, TestStatus::OwnBug);
    }

    #[test]
    fn the_last_value_of_a_flag_counts() {
        let words = |line: &str| line.split(' ').map(OsString::from).collect::<Vec<_>>();
        let args = parse_check(&words("--max-steps 5 --max-steps 7 --unroll 2 --unroll 3 a.c")).unwrap();
        assert_eq!((args.search.max_steps, args.input.unroll().all), (7, Some(3)));
        let failure = parse_check(&words("--unrol 2 a.c")).unwrap_err();
        let text = failure.to_text(Palette::PLAIN);
        assert!(text.contains("unexpected argument '--unrol'") && text.contains("'--unroll'"), "{text}");
    }
}
