//! The progress line: how far a search has come, on standard error, and only when somebody watches.
//!
//! By hand rather than with a library: it is one line, rewritten a few times a second.

use crate::estimate::Estimate;
use raddle_explore::{Observer, Progress as Snapshot};
use raddle_report::grouped;
use std::io::{IsTerminal, Write};
use std::time::{Duration, Instant};

/// Time between two looks of the line.
const INTERVAL: Duration = Duration::from_millis(200);
/// An estimate that may be off by more than this says nothing.
const FACTOR_MAX: f64 = 10.0;
/// Goes to the start of the line and clears it.
const CLEAR: &str = "\r\x1b[K";
/// What does not fit a narrow terminal is cut off instead of beginning another line, from here to there.
const CUT: (&str, &str) = ("\x1b[?7l", "\x1b[?7h");

/// Shows progress on a terminal, or nothing anywhere else.
#[derive(Debug)]
pub struct Progress {
    started: Instant,
    shown: Option<Instant>,
    terminal: bool,
    estimate: Estimate,
    /// Executions at the last look: fewer mean that another search has begun.
    executions: u64,
}

impl Progress {
    /// On standard error, if that is a terminal.
    pub fn on_terminal() -> Self {
        Progress {
            started: Instant::now(),
            shown: None,
            terminal: std::io::stderr().is_terminal(),
            estimate: Estimate::default(),
            executions: 0,
        }
    }

    /// Shows how deep a symbolic search is.
    pub fn look_at_depth(&mut self, depth: u64, gates: u64, conflicts: u64) {
        if !self.terminal || self.shown.unwrap_or(self.started).elapsed() < INTERVAL {
            return;
        }
        self.shown = Some(Instant::now());
        let [gates, conflicts] = [gates, conflicts].map(grouped);
        let seconds = self.started.elapsed().as_secs();
        show(&format!(
            "{CLEAR}{}no bug in {depth} steps, {gates} gates, {conflicts} conflicts, {seconds} s{}",
            CUT.0, CUT.1
        ));
    }

    /// Removes the line.
    pub fn clear(&mut self) {
        if self.shown.take().is_some() {
            show(CLEAR);
        }
    }
}

impl<M> Observer<M> for Progress {
    fn progress(&mut self, snapshot: &Snapshot) {
        if !self.terminal {
            return;
        }
        let executions = snapshot.counters.executions();
        if executions < self.executions {
            self.started = Instant::now();
            self.estimate = Estimate::default();
        }
        self.executions = executions;
        if let Some(fraction) = snapshot.fraction {
            self.estimate.look(executions, fraction);
        }
        if self.shown.unwrap_or(self.started).elapsed() < INTERVAL {
            return;
        }
        self.shown = Some(Instant::now());
        let line = line(snapshot, &self.estimate, self.started.elapsed());
        show(&format!("{CLEAR}{}{line}{}", CUT.0, CUT.1));
    }
}

/// A progress line that cannot be written is no reason to stop.
fn show(text: &str) {
    let mut stderr = std::io::stderr().lock();
    let _ = stderr.write_all(text.as_bytes());
    let _ = stderr.flush();
}

fn line(snapshot: &Snapshot, estimate: &Estimate, elapsed: Duration) -> String {
    let executions = snapshot.counters.executions();
    let seconds = elapsed.as_secs_f64();
    let rate = executions as f64 / seconds.max(0.001);
    let mut parts = vec![
        format!("{} executions", grouped(executions)),
        format!("{} per second", grouped(rate as u64)),
        format!("{} steps deep", grouped(snapshot.depth as u64)),
    ];
    if let Some((total, factor)) = estimate.total() {
        let done = format!("{:.1}% done", 100.0 * estimate.fraction());
        parts.push(match factor {
            Some(factor) if factor < FACTOR_MAX => {
                let (low, high) = ((total / factor).max(executions as f64), total * factor);
                format!("{done}, {} to {} in all", rounded(low), rounded(high))
            }
            _ => format!("{done}, too early to say how many in all"),
        });
    }
    parts.join(", ")
}

/// An estimate, without digits it does not have.
fn rounded(number: f64) -> String {
    if number >= 1e15 {
        return format!("{number:.0e}");
    }
    let scale = 10f64.powi(number.log10() as i32 - 1).max(1.0);
    grouped(((number / scale).round() * scale) as u64)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::estimate::Estimate;
    use raddle_explore::Counters;

    fn line_after(looks: &[(u64, f64)]) -> String {
        let mut estimate = Estimate::default();
        for &(executions, fraction) in looks {
            estimate.look(executions, fraction);
        }
        let counters = Counters { complete: 12_345, ..Counters::default() };
        let snapshot = Snapshot { counters, depth: 17, fraction: None };
        line(&snapshot, &estimate, Duration::from_secs(10))
    }

    #[test]
    fn the_line_says_how_far() {
        let looks = [(3_000, 0.06), (6_000, 0.13), (9_000, 0.18), (12_345, 0.25)];
        assert_eq!(
            line_after(&looks),
            "12,345 executions, 1,234 per second, 17 steps deep, 25.0% done, 42,000 to 58,000 in all"
        );
        assert_eq!(line_after(&[]), "12,345 executions, 1,234 per second, 17 steps deep");
        let early = line_after(&looks[3..]);
        assert!(early.ends_with("25.0% done, too early to say how many in all"), "{early}");
    }

    #[test]
    fn estimates_are_rounded() {
        assert_eq!(rounded(7.0), "7");
        assert_eq!(rounded(123_456.0), "120,000");
        assert_eq!(rounded(2e20), "2e20");
    }
}
