//! What we ask of the operating system: memory in use, Ctrl-C, whether somebody watches.

use crate::args::Color;
use raddle_report::{Diagnostic, Palette};
use std::io::IsTerminal;
use std::sync::Once;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// Set by the first Ctrl-C (or a request to terminate).
static INTERRUPTED: AtomicBool = AtomicBool::new(false);

/// What comes so soon after the first request belongs to it: `timeout` asks a process and then its group.
const ONE_REQUEST: Duration = Duration::from_secs(1);

/// From now on the first Ctrl-C sets the flag that is returned, and another one, a second later or more, ends the process.
pub fn on_interrupt() -> Result<&'static AtomicBool, Box<Diagnostic>> {
    static INSTALL: Once = Once::new();
    let mut result = Ok(());
    INSTALL.call_once(|| {
        let mut first: Option<Instant> = None;
        result = ctrlc::set_handler(move || {
            INTERRUPTED.store(true, Ordering::Relaxed);
            if first.get_or_insert_with(Instant::now).elapsed() >= ONE_REQUEST {
                std::process::exit(130);
            }
        });
    });
    result.map_err(|error| Box::new(Diagnostic::error(format!("cannot listen for Ctrl-C: {error}"))))?;
    Ok(&INTERRUPTED)
}

/// Does what the first Ctrl-C does.
pub fn interrupt() {
    INTERRUPTED.store(true, Ordering::Relaxed);
}

/// Whether Ctrl-C was pressed.
pub fn is_interrupted() -> bool {
    INTERRUPTED.load(Ordering::Relaxed)
}

/// Bytes of memory this process has resident now; 0 where the system does not say.
pub fn memory_used() -> u64 {
    status_bytes("VmRSS:")
}

/// The most memory this process has had resident; 0 where the system does not say.
pub fn memory_peak() -> u64 {
    status_bytes("VmHWM:")
}

/// Starts measuring the peak afresh, where the system can (Linux); otherwise the peak stays that of the whole process.
pub fn reset_memory_peak() {
    // Failing is the other case of the sentence above.
    let _ = std::fs::write("/proc/self/clear_refs", "5");
}

/// A name for this process that no other one has, here or on another machine.
pub fn unique_name() -> String {
    let host = std::fs::read_to_string("/proc/sys/kernel/hostname").unwrap_or_default();
    let plain = |c: char| if c.is_ascii_alphanumeric() { c } else { '-' };
    let host: String = host.trim().chars().map(plain).take(40).collect();
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap_or_default();
    format!("{host}-{}-{:x}", std::process::id(), since.as_micros())
}

fn status_bytes(field: &str) -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix(field));
    let kilobytes = line.and_then(|rest| rest.split_whitespace().next()?.parse::<u64>().ok());
    kilobytes.unwrap_or(0) * 1024
}

/// Columns that are used where nobody says how many there are.
const WIDTH: usize = 80;
/// So few are of no use: longer lines are wrapped by the terminal.
const WIDTH_MIN: usize = 40;

/// Colours for standard output, or none, and its width.
pub fn palette_stdout(color: Color) -> Palette {
    let terminal = std::io::stdout().is_terminal();
    palette(color, terminal, terminal.then(|| terminal_size::terminal_size_of(std::io::stdout())).flatten())
}

/// Colours for standard error, or none, and its width.
pub fn palette_stderr(color: Color) -> Palette {
    let terminal = std::io::stderr().is_terminal();
    palette(color, terminal, terminal.then(|| terminal_size::terminal_size_of(std::io::stderr())).flatten())
}

/// `COLUMNS` says how wide lines may be, or else the terminal.
fn palette(color: Color, terminal: bool, size: Option<(terminal_size::Width, terminal_size::Height)>) -> Palette {
    let asked_for = std::env::var("COLUMNS").ok().and_then(|columns| columns.parse().ok());
    let width = asked_for.or(size.map(|(width, _)| usize::from(width.0))).unwrap_or(WIDTH).max(WIDTH_MIN);
    let asked_not_to = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
    let color = match color {
        Color::Always => true,
        Color::Never => false,
        Color::Auto => terminal && !asked_not_to,
    };
    Palette { color, width, ..Palette::PLAIN }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    #[cfg(target_os = "linux")]
    fn memory_is_known() {
        let (used, peak) = (memory_used(), memory_peak());
        assert!(used > 0 && peak >= used / 2, "{used} {peak}");
    }
}
