//! One run of `raddle check`, and what it answered.

use super::process::{Finished, Runner};
use super::settings::Setting;
use crate::Failure;
use serde::Deserialize;
use std::os::unix::process::ExitStatusExt;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

/// What a run may take before it must have given up by itself.
const TIMEOUT_SECONDS: u64 = 10;

/// The same: what takes as long is tried again with more of it before it is a difference.
pub const TIMEOUT: Duration = Duration::from_secs(TIMEOUT_SECONDS);

/// How many times longer it may take then.
pub const PATIENCE: u32 = 6;

/// What it may take before it is ended.
pub const TIME_MAX: Duration = Duration::from_secs(2 * TIMEOUT_SECONDS);

/// The variable that switches an ingredient of the checker off.
pub const SABOTAGE: &str = "RADDLE_SABOTAGE";

/// The part of `raddle check --json` that is compared.
#[derive(Debug, Deserialize)]
pub struct Answer {
    /// The algorithm that explored the program in the end.
    pub algorithm: String,
    /// `verified`, `bug`, …
    pub verdict: String,
    /// How many executions.
    pub executions: Executions,
    /// The bugs.
    pub bugs: Vec<Bug>,
    /// Data races and leaks.
    pub warnings: Vec<Warning>,
    /// Why it ended early.
    pub incomplete: Option<Stop>,
    /// What to give to `raddle replay` after the token.
    pub replay_arguments: String,
    /// The algorithms that gave up.
    #[serde(default)]
    pub hand_overs: Vec<HandOver>,
}

impl Answer {
    /// Whether not all executions were explored. That none of them came to its end, and that a copy in a data race was one step, as it
    /// is to the oracle, does not count.
    pub fn is_cut_short(&self) -> bool {
        let explored = ["nothing-complete", "copy-in-one-step"];
        self.incomplete.as_ref().is_some_and(|stop| !explored.contains(&stop.reason.as_str()))
    }
}

/// An algorithm that gave up.
#[derive(Debug, Deserialize)]
pub struct HandOver {
    /// Which.
    pub from: String,
    /// The one that went on.
    pub to: String,
    /// Why, for a person.
    pub because: String,
}

impl HandOver {
    /// Whether it only gave up to let threads wait that go round in loops.
    pub fn is_partial(&self) -> bool {
        self.from == self.to && !self.orders_additions()
    }

    /// Whether it only gave up not to order additions.
    pub fn orders_additions(&self) -> bool {
        ["addition", "added"].iter().any(|word| self.because.contains(word)) && self.from == self.to
    }
}

/// Executions by how they ended.
#[derive(Debug, Deserialize)]
pub struct Executions {
    /// To the end.
    pub complete: u64,
    /// An assumption did not hold.
    pub assume_blocked: u64,
    /// An await waits for good.
    pub await_blocked: u64,
    /// Abandoned as redundant.
    pub sleep_set_blocked: u64,
    /// With loops that perhaps never end.
    #[serde(default)]
    pub undecided: u64,
}

/// A bug.
#[derive(Debug, Deserialize)]
pub struct Bug {
    /// `assertion`, …
    pub kind: String,
    /// Where.
    pub location: Location,
    /// Its schedule.
    pub token: String,
}

/// A warning.
#[derive(Debug, Deserialize)]
pub struct Warning {
    /// `data-race` or `leak`.
    pub kind: String,
    /// Where: for a data race the two accesses.
    pub places: Vec<Place>,
    /// A schedule that shows it.
    pub token: Option<String>,
}

/// A place with something said about it.
#[derive(Debug, Deserialize)]
pub struct Place {
    /// Where.
    pub location: Location,
}

/// A place in the source.
#[derive(Debug, Deserialize)]
pub struct Location {
    /// Counted from 1.
    pub line: u32,
}

/// Why a search ended early.
#[derive(Debug, Deserialize)]
pub struct Stop {
    /// `timeout`, …
    pub reason: String,
}

impl Answer {
    /// The data races among the warnings, as pairs of lines, the smaller first.
    pub fn races(&self) -> impl Iterator<Item = ((u32, u32), &Warning)> {
        self.warnings.iter().filter(|warning| warning.kind == "data-race").filter_map(|warning| {
            let [first, second] = warning.places.as_slice() else { return None };
            let (first, second) = (first.location.line, second.location.line);
            Some(((first.min(second), first.max(second)), warning))
        })
    }
}

/// What came of a run.
pub enum Outcome {
    /// It answered.
    Answered {
        /// What.
        answer: Box<Answer>,
        /// The exit code.
        code: i32,
    },
    /// It refused the program, as it may.
    Refused,
    /// It did not: a panic, a signal, a refusal. Why, in a few words.
    Broken(String),
}

/// The `raddle` under test.
#[derive(Clone)]
pub struct Checker {
    /// Where it is.
    pub raddle: PathBuf,
    /// The ingredient that is switched off.
    pub sabotage: Option<String>,
}

impl Checker {
    /// A command of it.
    pub fn command(&self, subcommand: &str) -> Command {
        let mut command = Command::new(&self.raddle);
        command.arg(subcommand).args(["--color", "never"]).env("RUST_BACKTRACE", "0").env_remove(SABOTAGE);
        if let Some(name) = &self.sabotage {
            command.env(SABOTAGE, name);
        }
        command
    }

    /// Checks a program. `patience`: how many times longer than others it may take.
    pub fn check(
        &self,
        file: &Path,
        arguments: &[String],
        setting: &Setting,
        runner: &Runner,
        patience: u32,
    ) -> Result<(Outcome, Duration), Failure> {
        let mut command = self.command("check");
        let limits = ["--json", "--timeout", &(TIMEOUT_SECONDS * u64::from(patience)).to_string()];
        command.args(limits).args(setting.arguments()).args(arguments);
        let checkpoint = file.with_extension("checkpoint");
        if let Some(few) = setting.stopped_after {
            _ = std::fs::remove_file(&checkpoint);
            command.arg("--checkpoint").arg(&checkpoint);
            let mut finished = runner.run(command.arg(file), TIME_MAX * patience)?;
            let mut allowed = few;
            while is_stopped(&finished) && allowed < setting.executions_max() {
                allowed = setting.executions_max().min(2 * allowed);
                let mut command = self.command("resume");
                command.args(limits).args(["--max-executions", &allowed.to_string()]).arg(&checkpoint);
                let time = finished.time;
                finished = runner.run(&mut command, TIME_MAX * patience)?;
                finished.time += time;
            }
            return Ok((outcome(&finished), finished.time));
        }
        let finished = runner.run(command.arg(file), TIME_MAX * patience)?;
        let outcome = match outcome(&finished) {
            Outcome::Broken(_) if setting.is_formula() && is_refusal(&finished) => Outcome::Refused,
            outcome => outcome,
        };
        Ok((outcome, finished.time))
    }
}

/// Whether a search was stopped by its limit.
fn is_stopped(finished: &Finished) -> bool {
    let stop = serde_json::from_slice(&finished.stdout).ok().and_then(|answer: Answer| answer.incomplete);
    stop.is_some_and(|stop| stop.reason == "max-executions")
}

/// Whether a program was refused because formulas cannot express it.
fn is_refusal(finished: &Finished) -> bool {
    broken(finished).is_none() && finished.status.code() == Some(2)
}

fn outcome(finished: &Finished) -> Outcome {
    if let Some(why) = broken(finished) {
        return Outcome::Broken(why);
    }
    let code = finished.status.code().unwrap_or(-1);
    match serde_json::from_slice(&finished.stdout) {
        Ok(answer) => Outcome::Answered { answer: Box::new(answer), code },
        Err(error) => {
            let said = finished.stderr.lines().find(|line| !line.trim().is_empty()).unwrap_or("nothing");
            Outcome::Broken(format!("exit code {code}, no answer ({error}); it says: {said}"))
        }
    }
}

/// Why a process did not end as it should, whatever it was asked.
pub fn broken(finished: &Finished) -> Option<String> {
    let Finished { status, stderr, .. } = finished;
    let mut lines = stderr.lines();
    if let Some(panic) = lines.find(|line| line.contains("panicked at") || line.contains("internal error")) {
        let message = lines.next().unwrap_or_default();
        return Some(format!("{} {}", panic.trim(), message.trim()));
    }
    match (status.signal(), status.code()) {
        (Some(9), _) if finished.time >= TIME_MAX => Some(format!("hangs for {} seconds", finished.time.as_secs())),
        (Some(signal), _) => Some(format!("ended by signal {signal}")),
        (None, Some(code)) if code > 3 => Some(format!("exit code {code}")),
        (None, _) => None,
    }
}
