//! What files for machines say about the run that a result comes from: who, when, from which files.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// A run of the command.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Provenance {
    /// The version of raddle.
    pub version: String,
    /// The command line, as a shell would read it.
    pub command_line: String,
    /// The absolute path that relative names of files are relative to.
    pub directory: String,
    /// When it began, as [`utc`] writes it.
    pub started: String,
    /// When it ended.
    pub ended: String,
    /// What the process ends with.
    pub exit_code: u8,
    /// The files of the program.
    pub files: Vec<InputFile>,
}

/// A file of a program.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct InputFile {
    /// Its name, as the user calls it.
    pub name: String,
    /// Its digest, as [`sha256`](crate::sha256) writes it.
    pub sha256: String,
}

/// A point in time in UTC, as ISO 8601 writes it: `2026-11-17T21:30:00Z`.
pub fn utc(time: SystemTime) -> String {
    let seconds = time.duration_since(UNIX_EPOCH).unwrap_or(Duration::ZERO).as_secs();
    let (days, rest) = (seconds / 86_400, seconds % 86_400);
    let (year, month, day) = civil(days);
    let (hour, minute, second) = (rest / 3600, rest / 60 % 60, rest % 60);
    format!("{year:04}-{month:02}-{day:02}T{hour:02}:{minute:02}:{second:02}Z")
}

/// The date so many days after the first of January 1970. Years begin in March here, so that the day that only some years
/// have comes last.
fn civil(days: u64) -> (u64, u64, u64) {
    const CYCLE: u64 = 146_097;
    // From the first of March of the year 0.
    let days = days + 719_468;
    let (cycle, day) = (days / CYCLE, days % CYCLE);
    let year = (day - day / 1460 + day / 36_524 - day / (CYCLE - 1)) / 365;
    let day_of_year = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    (cycle * 400 + year + u64::from(month <= 2), month, day)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_are_those_of_the_calendar() {
        let at = |seconds| utc(UNIX_EPOCH + Duration::from_secs(seconds));
        assert_eq!(at(0), "1970-01-01T00:00:00Z");
        assert_eq!(at(951_782_399), "2000-02-28T23:59:59Z");
        assert_eq!(at(951_782_400), "2000-02-29T00:00:00Z");
        assert_eq!(at(951_868_800), "2000-03-01T00:00:00Z");
        assert_eq!(at(1_794_951_060), "2026-11-17T21:31:00Z");
        assert_eq!(at(4_107_542_400), "2100-03-01T00:00:00Z");
    }

    /// Every day has a date of its own, the one after the day before's.
    #[test]
    fn days_follow_one_another() {
        let mut last = civil(0);
        for day in 1..60_000 {
            let (year, month, number) = civil(day);
            let next = (year, month, number) == (last.0, last.1, last.2 + 1)
                || (year, month, number) == (last.0, last.1 + 1, 1)
                || (year, month, number) == (last.0 + 1, 1, 1) && last.1 == 12;
            assert!(next, "{last:?} and then {year}-{month}-{number}");
            last = (year, month, number);
        }
    }
}
