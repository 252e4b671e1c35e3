//! What is to come of a check, in the words of a comment: `verified`, `bug deadlock line 14`.

use raddle_report::{Report, Verdict};

/// The verdict to come.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Expect {
    /// `verified`
    Verified,
    /// `no-bug-within-bounds`
    NoBugWithinBounds,
    /// `bug KIND line N`; the line, or both, may be left out.
    Bug(Option<String>, Option<u32>),
    /// `incomplete REASON`; the reason may be left out.
    Incomplete(Option<String>),
    /// `error TEXT`: cannot be checked, and the message contains the text.
    Error(String),
}

impl Expect {
    /// Reads an expectation.
    pub fn read(text: &str) -> Result<Self, String> {
        let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
        let rest = rest.trim();
        match word {
            "verified" if rest.is_empty() => Ok(Expect::Verified),
            "no-bug-within-bounds" if rest.is_empty() => Ok(Expect::NoBugWithinBounds),
            "incomplete" => Ok(Expect::Incomplete(Some(rest.to_string()).filter(|rest| !rest.is_empty()))),
            "error" if !rest.is_empty() => Ok(Expect::Error(rest.to_string())),
            "bug" => {
                let words: Vec<&str> = rest.split_whitespace().collect();
                let line = |word: &str| word.parse().map_err(|_| format!("bad line `{word}`"));
                match words.as_slice() {
                    [] => Ok(Expect::Bug(None, None)),
                    [kind] => Ok(Expect::Bug(Some(kind.to_string()), None)),
                    [kind, "line", number] => Ok(Expect::Bug(Some(kind.to_string()), Some(line(number)?))),
                    _ => Err(format!("bad expectation `{text}`")),
                }
            }
            _ => Err(format!("bad expectation `{text}`")),
        }
    }

    /// Whether this report is what was expected.
    pub fn is_met_by(&self, report: &Report) -> bool {
        match (self, report.verdict) {
            (Expect::Verified, Verdict::Verified) | (Expect::NoBugWithinBounds, Verdict::NoBugWithinBounds) => true,
            (Expect::Bug(kind, line), Verdict::Bug) => report.bugs.iter().any(|bug| {
                kind.as_ref().is_none_or(|kind| *kind == bug.kind) && line.is_none_or(|line| line == bug.location.line)
            }),
            (Expect::Incomplete(reason), Verdict::Incomplete) => {
                let stopped = report.stop.as_ref().map(|stop| &stop.reason);
                reason.as_ref().is_none_or(|reason| Some(reason) == stopped)
            }
            _ => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn expectations_have_five_forms() {
        assert_eq!(Expect::read("verified"), Ok(Expect::Verified));
        assert_eq!(Expect::read("bug"), Ok(Expect::Bug(None, None)));
        let bug = Expect::Bug(Some(String::from("deadlock")), Some(14));
        assert_eq!(Expect::read("bug deadlock line 14"), Ok(bug));
        assert_eq!(Expect::read("incomplete"), Ok(Expect::Incomplete(None)));
        assert_eq!(Expect::read("error no such"), Ok(Expect::Error(String::from("no such"))));
        for bad in ["", "fine", "verified now", "bug deadlock 14", "bug deadlock line x", "error"] {
            assert!(Expect::read(bad).is_err(), "{bad}");
        }
    }
}
