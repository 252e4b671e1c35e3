//! What one algorithm made of one program, as a line of a golden file.

use crate::directives::Expect;
use raddle_report::{Report, Verdict};
use std::fmt;

/// The parts of a report that must not change.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// A verdict.
    Checked {
        /// The verdict.
        verdict: Verdict,
        /// Why it is incomplete.
        reason: Option<String>,
        /// Complete, assume-blocked, await-blocked, bound-blocked, steps-cut, unsupported executions.
        counts: [u64; 6],
        /// Redundant executions.
        sleep_set_blocked: u64,
        /// Kind and line.
        bugs: Vec<(String, u32)>,
        /// Kind and lines.
        warnings: Vec<(String, Vec<u32>)>,
    },
    /// Too many executions to wait for.
    Over(u64),
}

impl Outcome {
    pub fn of(report: &Report) -> Self {
        let counts = &report.executions;
        let mut warnings: Vec<(String, Vec<u32>)> = report
            .warnings
            .iter()
            .map(|warning| {
                let mut lines: Vec<u32> = warning.places.iter().map(|place| place.location.line).collect();
                lines.sort_unstable();
                (warning.kind.clone(), lines)
            })
            .collect();
        warnings.sort();
        warnings.dedup();
        Outcome::Checked {
            verdict: report.verdict,
            reason: report.stop.as_ref().map(|stop| stop.reason.clone()),
            counts: [
                counts.complete,
                counts.assume_blocked,
                counts.await_blocked,
                counts.bound_blocked,
                counts.steps_cut,
                counts.unsupported,
            ],
            sleep_set_blocked: counts.sleep_set_blocked,
            bugs: report.bugs.iter().map(|bug| (bug.kind.clone(), bug.location.line)).collect(),
            warnings,
        }
    }

    /// Whether it is what the program's author expects.
    pub fn meets(&self, expect: &Expect) -> bool {
        let Outcome::Checked { verdict, reason, bugs, .. } = self else { return true };
        match expect {
            Expect::Verified => *verdict == Verdict::Verified,
            Expect::NoBugWithinBounds => *verdict == Verdict::NoBugWithinBounds,
            Expect::Incomplete(None) => *verdict == Verdict::Incomplete,
            Expect::Incomplete(wanted) => *verdict == Verdict::Incomplete && reason == wanted,
            Expect::Bug(kind, line) => {
                let fits = |bug: &(String, u32)| {
                    kind.as_ref().is_none_or(|kind| *kind == bug.0) && line.is_none_or(|line| line == bug.1)
                };
                *verdict == Verdict::Bug && bugs.iter().any(fits)
            }
            Expect::Error(_) => false,
        }
    }
}

impl Outcome {
    /// Whether there is a warning of this kind.
    pub fn warns(&self, wanted: &str) -> bool {
        match self {
            Outcome::Checked { warnings, .. } => warnings.iter().any(|(kind, _)| kind == wanted),
            Outcome::Over(_) => true,
        }
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (verdict, reason, counts, sleep_set_blocked, bugs, warnings) = match self {
            Outcome::Over(executions) => return write!(f, "over {executions} executions"),
            Outcome::Checked { verdict, reason, counts, sleep_set_blocked, bugs, warnings } => {
                (verdict, reason, counts, sleep_set_blocked, bugs, warnings)
            }
        };
        f.write_str(verdict.name())?;
        if let Some(reason) = reason {
            write!(f, " ({reason})")?;
        }
        write!(f, ", {} complete", counts[0])?;
        let others =
            ["assume-blocked", "await-blocked", "bound-blocked", "steps-cut", "unsupported"].iter().zip(&counts[1..]);
        for (name, count) in others.chain([(&"sleep-set-blocked", sleep_set_blocked)]) {
            if *count > 0 {
                write!(f, ", {count} {name}")?;
            }
        }
        for (kind, line) in bugs {
            write!(f, "; {kind} line {line}")?;
        }
        for (kind, lines) in warnings {
            let lines: Vec<String> = lines.iter().map(u32::to_string).collect();
            write!(f, "; warning {kind} lines {}", lines.join(" "))?;
        }
        Ok(())
    }
}
