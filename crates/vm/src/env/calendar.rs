//! Calendar time: `gmtime`, `localtime`, `mktime`, `strftime` and their relatives. The time zone is UTC.
//!
//! `gmtime`, `localtime`, `ctime` and `asctime` keep their result in a variable for all threads, so calls of them race, as POSIX says.

use super::sync::errno;
use super::{Args, Entry, Guest, memory};
use crate::trap::Trap;
use raddle_ir::Global;
use raddle_trace::LimitKind;

pub(super) static TABLE: &[Entry] = &[
    memory("gmtime", 1, |g, args| broken_down(g, args, None, GMT)),
    memory("localtime", 1, |g, args| broken_down(g, args, None, UTC)),
    memory("gmtime_r", 2, |g, args| broken_down(g, args, Some(1), GMT)),
    memory("localtime_r", 2, |g, args| broken_down(g, args, Some(1), UTC)),
    memory("mktime", 1, |g, args| mktime(g, args, UTC)),
    memory("timegm", 1, |g, args| mktime(g, args, GMT)),
    memory("strftime", 4, strftime),
    memory("asctime", 1, |g, args| asctime(g, args, None)),
    memory("asctime_r", 2, |g, args| asctime(g, args, Some(1))),
    memory("ctime", 1, |g, args| ctime(g, args, None)),
    memory("ctime_r", 2, |g, args| ctime(g, args, Some(1))),
    super::local("tzset", 0, super::nothing),
];

const BROKEN_DOWN: &str = "raddle.tm";
const TEXT: &str = "raddle.time_text";
/// The names of the zone: of what is local, and of what is not.
const UTC: &str = "raddle.utc";
const GMT: &str = "raddle.gmt";
/// Where the name of the zone is in a `struct tm`.
const ZONE: u64 = 48;
/// Bytes of a `struct tm`, and of the text that `asctime` makes.
const TM_BYTES: usize = 56;
const TEXT_BYTES: usize = 32;

const WEEKDAYS: [&str; 7] = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
const MONTHS: [&str; 12] = [
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
];

/// What these functions keep.
pub(super) fn globals() -> [Global; 4] {
    let synthetic = crate::compile::synthetic_global;
    let variable = |name, what: &str, bytes| Global {
        constant: false,
        source_name: Some(what.to_string()),
        ..synthetic(name, vec![0; bytes], vec![])
    };
    [
        synthetic(UTC, b"UTC\0".to_vec(), vec![]),
        synthetic(GMT, b"GMT\0".to_vec(), vec![]),
        variable(BROKEN_DOWN, "the result of gmtime", TM_BYTES),
        variable(TEXT, "the result of asctime", TEXT_BYTES),
    ]
}

fn address(g: &Guest<'_, '_>, name: &str) -> u64 {
    let program = g.cx.program;
    let at = program.module.globals.as_slice().iter().rposition(|global| global.name == name);
    at.map_or(0, |at| program.global_addresses[at])
}

/// A time of a day, in the order of `struct tm`.
#[derive(Clone, Copy)]
struct Tm {
    second: i64,
    minute: i64,
    hour: i64,
    /// From 1.
    day: i64,
    /// From 0.
    month: i64,
    /// Since 1900.
    year: i64,
    weekday: i64,
    day_of_year: i64,
}

fn is_leap(year: i64) -> bool {
    year.rem_euclid(4) == 0 && (year.rem_euclid(100) != 0 || year.rem_euclid(400) == 0)
}

/// Days from the first of January 1970 to that of another year.
fn days_before_year(year: i64) -> i64 {
    let before = year - 1;
    365 * (year - 1970) + (before.div_euclid(4) - before.div_euclid(100) + before.div_euclid(400)) - 477
}

/// Days of a year before a month, from 0.
fn days_before_month(year: i64, month: usize) -> i64 {
    const DAYS: [i64; 12] = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334];
    DAYS[month] + i64::from(month > 1 && is_leap(year))
}

impl Tm {
    /// `None` if the year is too large for an `int`.
    fn of(seconds: i64) -> Option<Tm> {
        let (days, rest) = (seconds.div_euclid(86_400), seconds.rem_euclid(86_400));
        // Not later than it is.
        let mut year = 1970 + days.div_euclid(366).min(days.div_euclid(365));
        while days_before_year(year + 1) <= days {
            year += ((days - days_before_year(year + 1)) / 366).max(1);
        }
        let day_of_year = days - days_before_year(year);
        let month = (0..12).rev().find(|&month| days_before_month(year, month) <= day_of_year)?;
        i32::try_from(year - 1900).ok()?;
        Some(Tm {
            second: rest % 60,
            minute: rest / 60 % 60,
            hour: rest / 3600,
            day: day_of_year - days_before_month(year, month) + 1,
            month: month as i64,
            year: year - 1900,
            weekday: (days + 4).rem_euclid(7),
            day_of_year,
        })
    }

    /// Its fields may be out of their ranges.
    fn seconds(&self) -> i64 {
        let year = self.year + 1900 + self.month.div_euclid(12);
        let days = days_before_year(year) + days_before_month(year, self.month.rem_euclid(12) as usize) + self.day - 1;
        days * 86_400 + self.hour * 3600 + self.minute * 60 + self.second
    }

    fn load(g: &mut Guest<'_, '_>, at: u64) -> Result<Tm, Trap> {
        let mut fields = [0; 8];
        for (i, field) in fields.iter_mut().enumerate() {
            *field = i64::from(g.load(at + 4 * i as u64, 4)? as i32);
        }
        let [second, minute, hour, day, month, year, weekday, day_of_year] = fields;
        Ok(Tm { second, minute, hour, day, month, year, weekday, day_of_year })
    }

    fn store(&self, g: &mut Guest<'_, '_>, at: u64, zone: &str) -> Result<(), Trap> {
        let Tm { second, minute, hour, day, month, year, weekday, day_of_year } = *self;
        let mut bytes = [0; TM_BYTES];
        let fields = [second, minute, hour, day, month, year, weekday, day_of_year];
        for (i, field) in fields.into_iter().enumerate() {
            bytes[4 * i..4 * i + 4].copy_from_slice(&(field as i32).to_le_bytes());
        }
        // No daylight saving, no offset, and the zone's name.
        bytes[ZONE as usize..].copy_from_slice(&address(g, zone).to_le_bytes());
        g.write(at, &bytes)
    }

    fn weekday_name(&self) -> &'static str {
        usize::try_from(self.weekday).ok().and_then(|day| WEEKDAYS.get(day)).copied().unwrap_or("???")
    }

    fn month_name(&self) -> &'static str {
        usize::try_from(self.month).ok().and_then(|month| MONTHS.get(month)).copied().unwrap_or("???")
    }

    /// What `asctime` makes of it.
    fn text(&self) -> String {
        let Tm { second, minute, hour, day, year, .. } = self;
        let (weekday, month) = (&self.weekday_name()[..3], &self.month_name()[..3]);
        format!("{weekday} {month}{day:3} {hour:02}:{minute:02}:{second:02} {}\n", 1900 + year)
    }
}

/// Where a result goes: through an argument, or into the variable for all.
fn target(g: &Guest<'_, '_>, args: Args, to: Option<usize>, variable: &str) -> u64 {
    match to {
        Some(argument) => g.arg(args, argument),
        None => address(g, variable),
    }
}

fn overflow(g: &mut Guest<'_, '_>, result: u64) -> Result<u64, Trap> {
    if !g.planning() {
        g.cx.set_errno(errno::EOVERFLOW)?;
    }
    Ok(result)
}

fn broken_down(g: &mut Guest<'_, '_>, args: Args, to: Option<usize>, zone: &str) -> Result<u64, Trap> {
    let from = g.arg(args, 0);
    let seconds = g.load(from, 8)? as i64;
    let to = target(g, args, to, BROKEN_DOWN);
    let Some(tm) = Tm::of(seconds) else { return overflow(g, 0) };
    tm.store(g, to, zone)?;
    Ok(to)
}

fn mktime(g: &mut Guest<'_, '_>, args: Args, zone: &str) -> Result<u64, Trap> {
    let at = g.arg(args, 0);
    let seconds = Tm::load(g, at)?.seconds();
    let Some(tm) = Tm::of(seconds) else { return overflow(g, u64::MAX) };
    tm.store(g, at, zone)?;
    Ok(seconds as u64)
}

fn put_text(g: &mut Guest<'_, '_>, tm: Tm, to: u64) -> Result<u64, Trap> {
    let mut text = tm.text().into_bytes();
    text.push(0);
    g.write(to, &text)?;
    Ok(to)
}

fn asctime(g: &mut Guest<'_, '_>, args: Args, to: Option<usize>) -> Result<u64, Trap> {
    let at = g.arg(args, 0);
    let tm = Tm::load(g, at)?;
    let to = target(g, args, to, TEXT);
    put_text(g, tm, to)
}

fn ctime(g: &mut Guest<'_, '_>, args: Args, to: Option<usize>) -> Result<u64, Trap> {
    let from = g.arg(args, 0);
    let seconds = g.load(from, 8)? as i64;
    let to = target(g, args, to, TEXT);
    let Some(tm) = Tm::of(seconds) else { return overflow(g, 0) };
    put_text(g, tm, to)
}

fn strftime(g: &mut Guest<'_, '_>, args: Args) -> Result<u64, Trap> {
    let [to, room, format, at] = [0, 1, 2, 3].map(|i| g.arg(args, i));
    let format = g.string(format)?;
    let tm = Tm::load(g, at)?;
    let mut text = String::new();
    let mut rest = format.iter();
    let mut out: Vec<u8> = Vec::new();
    while let Some(&byte) = rest.next() {
        if byte != b'%' {
            out.push(byte);
            continue;
        }
        text.clear();
        let conversion = rest.next().copied().unwrap_or(0);
        if conversion == b'Z' {
            let zone = g.load(at + ZONE, 8)?;
            out.extend(if zone == 0 { Vec::new() } else { g.string(zone)? });
            continue;
        }
        let Some(()) = convert(&tm, conversion, &mut text) else {
            let message =
                format!("strftime with the conversion `%{}`, which is not modelled", conversion.escape_ascii());
            return Err(Trap::limit(LimitKind::Unsupported, message));
        };
        out.extend_from_slice(text.as_bytes());
    }
    let len = out.len() as u64;
    if len >= room {
        return Ok(0);
    }
    out.push(0);
    g.write(to, &out)?;
    Ok(len)
}

/// One conversion of `strftime`, in the C locale.
fn convert(tm: &Tm, conversion: u8, out: &mut String) -> Option<()> {
    let Tm { second, minute, hour, day, month, year, weekday, day_of_year } = *tm;
    let (full_year, twelve) = (year + 1900, (hour + 11).rem_euclid(12) + 1);
    let text = match conversion {
        b'Y' => format!("{full_year}"),
        b'C' => format!("{:02}", full_year.div_euclid(100)),
        b'y' => format!("{:02}", full_year.rem_euclid(100)),
        b'm' => format!("{:02}", month + 1),
        b'd' => format!("{day:02}"),
        b'e' => format!("{day:2}"),
        b'H' => format!("{hour:02}"),
        b'I' => format!("{twelve:02}"),
        b'M' => format!("{minute:02}"),
        b'S' => format!("{second:02}"),
        b'j' => format!("{:03}", day_of_year + 1),
        b'u' => format!("{}", if weekday == 0 { 7 } else { weekday }),
        b'w' => format!("{weekday}"),
        b's' => format!("{}", tm.seconds()),
        b'p' => String::from(if hour < 12 { "AM" } else { "PM" }),
        b'A' => tm.weekday_name().to_string(),
        b'a' => tm.weekday_name()[..3].to_string(),
        b'B' => tm.month_name().to_string(),
        b'b' | b'h' => tm.month_name()[..3].to_string(),
        b'z' => String::from("+0000"),
        b'n' => String::from("\n"),
        b't' => String::from("\t"),
        b'%' => String::from("%"),
        b'F' => return several(tm, b"Y-m-d", out),
        b'T' | b'X' => return several(tm, b"H:M:S", out),
        b'R' => return several(tm, b"H:M", out),
        b'D' | b'x' => return several(tm, b"m/d/y", out),
        b'r' => return several(tm, b"I:M:S p", out),
        b'c' => return several(tm, b"a b e H:M:S Y", out),
        _ => return None,
    };
    out.push_str(&text);
    Some(())
}

/// Several conversions, each a letter, with what stands between them.
fn several(tm: &Tm, conversions: &[u8], out: &mut String) -> Option<()> {
    conversions.iter().try_for_each(|&byte| match byte {
        letter if letter.is_ascii_alphabetic() => convert(tm, letter, out),
        other => {
            out.push(char::from(other));
            Some(())
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_of_all_kinds_of_years() {
        for (seconds, text) in [
            (0, "Thu Jan  1 00:00:00 1970\n"),
            (-1, "Wed Dec 31 23:59:59 1969\n"),
            (951_782_399, "Mon Feb 28 23:59:59 2000\n"),
            (951_782_400, "Tue Feb 29 00:00:00 2000\n"),
            (1_700_000_000, "Tue Nov 14 22:13:20 2023\n"),
            (4_107_542_400, "Mon Mar  1 00:00:00 2100\n"),
            (-2_208_988_800, "Mon Jan  1 00:00:00 1900\n"),
            (-31_557_014_167, "Sat Dec 30 18:43:53 969\n"),
        ] {
            let tm = Tm::of(seconds).expect("a year");
            assert_eq!(tm.text(), text);
            assert_eq!(tm.seconds(), seconds);
        }
        assert!(Tm::of(i64::MAX / 2).is_none());
    }
}
