//! The progress line: how far a search has come, on standard error, and only when somebody watches.
//!
//! By hand rather than with a library: it is one line, rewritten a few times a second.

use raddle_explore::{Observer, Progress as Snapshot};
use std::io::{IsTerminal, Write};
use std::time::{Duration, Instant};

/// Time between two looks of the line.
const INTERVAL: Duration = Duration::from_millis(200);
/// Goes to the start of the line and clears it.
const CLEAR: &str = "\r\x1b[K";

/// Shows progress on a terminal, or nothing anywhere else.
#[derive(Debug)]
pub struct Progress {
    started: Instant,
    shown: Option<Instant>,
    terminal: bool,
}

impl Progress {
    /// On standard error, if that is a terminal.
    pub fn on_terminal() -> Self {
        Progress { started: Instant::now(), shown: None, terminal: std::io::stderr().is_terminal() }
    }

    /// Removes the line.
    pub fn clear(&mut self) {
        if self.shown.take().is_some() {
            show(CLEAR);
        }
    }
}

impl Observer for Progress {
    fn progress(&mut self, snapshot: &Snapshot) {
        if !self.terminal || self.shown.unwrap_or(self.started).elapsed() < INTERVAL {
            return;
        }
        self.shown = Some(Instant::now());
        show(&format!("{CLEAR}{}", line(snapshot, self.started.elapsed())));
    }
}

/// A progress line that cannot be written is no reason to stop.
fn show(text: &str) {
    let mut stderr = std::io::stderr().lock();
    let _ = stderr.write_all(text.as_bytes());
    let _ = stderr.flush();
}

fn line(snapshot: &Snapshot, elapsed: Duration) -> String {
    let executions = snapshot.counters.executions();
    let seconds = elapsed.as_secs_f64();
    let rate = executions as f64 / seconds.max(0.001);
    let mut text = format!(
        "{} executions, {} per second, {} steps deep, {seconds:.0} s",
        grouped(executions),
        grouped(rate as u64),
        snapshot.depth
    );
    match snapshot.fraction {
        Some(fraction) if fraction > 0.0 && fraction < 1.0 && executions > 0 => {
            let total = executions as f64 / fraction;
            text += &format!(", {:.1}% done, about {} in all", 100.0 * fraction, rounded(total));
        }
        _ => {}
    }
    text
}

/// A number with its thousands apart.
fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
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
    use raddle_explore::Counters;

    #[test]
    fn the_line_says_how_far() {
        let counters = Counters { complete: 12_345, ..Counters::default() };
        let snapshot = Snapshot { counters, depth: 17, fraction: Some(0.25) };
        assert_eq!(
            line(&snapshot, Duration::from_secs(10)),
            "12,345 executions, 1,234 per second, 17 steps deep, 10 s, 25.0% done, about 49,000 in all"
        );
    }

    #[test]
    fn numbers_are_grouped_and_rounded() {
        assert_eq!(grouped(0), "0");
        assert_eq!(grouped(999), "999");
        assert_eq!(grouped(1_000_000), "1,000,000");
        assert_eq!(rounded(7.0), "7");
        assert_eq!(rounded(123_456.0), "120,000");
        assert_eq!(rounded(2e20), "2e20");
    }
}
