//! One program under all its settings.

use super::check::{Checker, Outcome, PATIENCE, TIMEOUT};
use super::compare::{Class, Mismatch, compare};
use super::compile::Compiler;
use super::process::Runner;
use super::replay::Tokens;
use super::settings::Setting;
use crate::Failure;
use raddle_oracle::Truth;
use std::path::Path;
use std::time::Duration;

/// A mismatch, and where it was seen.
#[derive(Clone, Debug)]
pub struct Difference {
    /// What.
    pub mismatch: Mismatch,
    /// The setting, unless it is about none.
    pub setting: Option<Setting>,
    /// The index of the compiler.
    pub compiler: usize,
}

impl Difference {
    /// What it is grouped by: its class, and the setting or the kind of fault.
    pub fn key(&self) -> (Class, String) {
        let Mismatch { class, about, .. } = &self.mismatch;
        let setting = || self.setting.as_ref().map_or_else(String::new, Setting::to_string);
        (*class, about.clone().unwrap_or_else(setting))
    }
}

/// How much was done, and how long each part took.
#[derive(Clone, Default, Debug)]
pub struct Work {
    /// Runs of `raddle check`.
    pub runs: u64,
    /// Runs that ended early, as they may.
    pub cut: u64,
    /// Runs that refused a program, as they may.
    pub refused: u64,
    /// Runs of `raddle replay`.
    pub replays: u64,
    /// In the oracle.
    pub oracle: Duration,
    /// In clang.
    pub clang: Duration,
    /// In `raddle check`.
    pub checks: Duration,
    /// In `raddle replay`.
    pub replaying: Duration,
}

impl Work {
    /// Both.
    pub fn add(&mut self, other: &Work) {
        let Work { runs, cut, refused, replays, oracle, clang, checks, replaying } = other;
        self.runs += runs;
        self.cut += cut;
        self.refused += refused;
        self.replays += replays;
        self.oracle += *oracle;
        self.clang += *clang;
        self.checks += *checks;
        self.replaying += *replaying;
    }
}

/// Runs programs through the checker.
pub struct Trial<'a> {
    /// What is tested.
    pub checker: &'a Checker,
    /// The ways to compile.
    pub compilers: &'a [Compiler],
    /// Runs the processes.
    pub runner: &'a Runner,
}

impl Trial<'_> {
    /// Compiles one program, and then examines it.
    pub fn compile_and_examine(
        &self,
        truth: &Truth,
        file: &Path,
        compiler: usize,
        settings: &[Setting],
    ) -> Result<Vec<Difference>, Failure> {
        std::fs::write(file, &truth.source)?;
        let messages = self.compilers[compiler].compile(&[file], self.runner)?;
        self.examine(truth, &file.with_extension("ll"), compiler, &messages, settings, &mut Work::default())
    }

    /// Checks a program that is compiled under these settings, replays what was found, and says what is wrong.
    pub fn examine(
        &self,
        truth: &Truth,
        file: &Path,
        compiler: usize,
        messages: &str,
        settings: &[Setting],
        work: &mut Work,
    ) -> Result<Vec<Difference>, Failure> {
        if !file.is_file() {
            let mismatch = Mismatch::new(Class::DoesNotCompile, "a program", messages);
            return Ok(vec![Difference { mismatch, setting: None, compiler }]);
        }
        let mut found = Vec::new();
        // Tokens of runs that are wrong anyway are not looked at: the run is what is to be repaired.
        let mut tokens = Tokens::default();
        for setting in settings {
            let check = |patience| self.checker.check(file, &truth.arguments, setting, self.runner, patience);
            let (mut outcome, mut time) = check(1)?;
            let mut mismatches = compare(setting, truth, &outcome);
            if !mismatches.is_empty() && time >= TIMEOUT {
                // The machine may have had much else to do.
                let (again, more) = check(PATIENCE)?;
                mismatches = compare(setting, truth, &again);
                (outcome, time) = (again, time + more);
            }
            work.runs += 1;
            work.checks += time;
            work.refused += u64::from(matches!(outcome, Outcome::Refused));
            if let Outcome::Answered { answer, .. } = &outcome {
                work.cut += u64::from(answer.incomplete.is_some());
                if mismatches.is_empty() {
                    tokens.add(answer, setting);
                }
            }
            let difference = |mismatch| Difference { mismatch, setting: Some(setting.clone()), compiler };
            found.extend(mismatches.into_iter().map(difference));
        }
        if let Some((mismatch, setting)) = tokens.replay(self.checker, self.runner, work)? {
            found.push(Difference { mismatch, setting: Some(setting), compiler });
        }
        Ok(found)
    }
}
