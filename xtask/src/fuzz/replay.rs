//! Tokens, run again in a process that knows nothing but the program.

use super::check::{Answer, Checker, TIME_MAX, broken};
use super::compare::{Class, Mismatch};
use super::process::Runner;
use super::settings::Setting;
use super::trial::Work;
use crate::Failure;
use std::collections::BTreeMap;

/// What a token must lead to.
#[derive(Clone, Debug)]
struct Claim {
    kind: String,
    /// One of these is where it happens; none if it has no place.
    lines: Vec<u32>,
    /// Who claims it.
    setting: Setting,
}

/// The tokens of a program, each once.
#[derive(Default)]
pub struct Tokens(BTreeMap<(String, String), Claim>);

impl Tokens {
    /// Adds those of an answer that was had with this setting.
    pub fn add(&mut self, answer: &Answer, setting: &Setting) {
        for bug in &answer.bugs {
            let lines = if bug.kind == "deadlock" { Vec::new() } else { vec![bug.location.line] };
            self.insert(answer, &bug.token, Claim { kind: bug.kind.clone(), lines, setting: setting.clone() });
        }
        for ((first, second), warning) in answer.races() {
            if let Some(token) = &warning.token {
                let claim = Claim { kind: warning.kind.clone(), lines: vec![first, second], setting: setting.clone() };
                self.insert(answer, token, claim);
            }
        }
    }

    fn insert(&mut self, answer: &Answer, token: &str, claim: Claim) {
        // One schedule can show a race and then a fault. The fault is what it ends with.
        let known = self.0.entry((token.to_owned(), answer.replay_arguments.clone())).or_insert_with(|| claim.clone());
        if known.kind == "data-race" && claim.kind != "data-race" {
            *known = claim;
        }
    }

    /// Replays all, and says what came of the first that failed.
    pub fn replay(
        &self,
        checker: &Checker,
        runner: &Runner,
        work: &mut Work,
    ) -> Result<Option<(Mismatch, Setting)>, Failure> {
        for ((token, arguments), claim) in &self.0 {
            let mut command = checker.command("replay");
            command.arg(token).args(arguments.split_whitespace());
            let finished = runner.run(&mut command, TIME_MAX)?;
            work.replays += 1;
            work.replaying += finished.time;
            let text = String::from_utf8_lossy(&finished.stdout);
            let got = match (broken(&finished), finished.status.code(), ending(&text)) {
                (Some(why), _, _) => why,
                (None, Some(1), Some((kind, lines))) if claim.fits(kind, &lines) => continue,
                (None, code, end) => format!("exit code {code:?}, {end:?} (token {token})"),
            };
            let expected = format!("exit code 1, {} in {:?}", claim.kind, claim.lines);
            let mismatch = Mismatch { about: Some(claim.kind.clone()), ..Mismatch::new(Class::Replay, expected, got) };
            return Ok(Some((mismatch, claim.setting.clone())));
        }
        Ok(None)
    }
}

impl Claim {
    fn fits(&self, kind: &str, lines: &[u32]) -> bool {
        let placed = lines.first().is_some_and(|line| self.lines.contains(line));
        kind == self.kind && (self.lines.is_empty() || placed)
    }
}

/// The kind and the lines of the last diagnostic in a text: `error[assertion]: …`, then ` --> a.c:3:5`.
fn ending(text: &str) -> Option<(&str, Vec<u32>)> {
    let heading = |line: &&str| line.starts_with("error[") || line.starts_with("warning[");
    let start = text.rfind("\nerror[").into_iter().chain(text.rfind("\nwarning[")).max().map_or(0, |at| at + 1);
    let mut lines = text[start..].lines();
    let kind = lines.next().filter(heading)?.split_once('[')?.1.split_once(']')?.0;
    let places = lines.filter_map(|line| {
        let line = line.trim_start();
        let place = line.strip_prefix("--> ").or_else(|| line.strip_prefix("::: "))?;
        place.rsplit(':').nth(1)?.parse().ok()
    });
    Some((kind, places.collect()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_ending_is_the_last_diagnostic() {
        let text =
            "  1  main  spawn\n\nwarning[data-race]: x\n --> a.c:9:12\n\nerror[assertion]: y\n  --> b.c:19:5\n  |\n";
        assert_eq!(ending(text), Some(("assertion", vec![19])));
        assert_eq!(ending("error[deadlock]: no thread can move\n"), Some(("deadlock", vec![])));
        assert_eq!(ending("warning: the schedule ends here\n"), None);
    }
}
