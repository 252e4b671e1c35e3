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
            let lines = if ["deadlock", "livelock"].contains(&bug.kind.as_str()) {
                Vec::new()
            } else {
                vec![bug.location.line]
            };
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
            let got = match (broken(&finished), finished.status.code(), endings(&text)) {
                (Some(why), _, _) => why,
                (None, Some(1), ends) if ends.iter().any(|(kind, lines)| claim.fits(kind, lines)) => continue,
                (None, code, ends) => format!("exit code {code:?}, {ends:?} (token {token})"),
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
        // A data race is in two places, and either may be told first.
        let told = if kind == "data-race" { lines } else { &lines[..lines.len().min(1)] };
        let placed = told.iter().any(|line| self.lines.contains(line));
        kind == self.kind && (self.lines.is_empty() || placed)
    }
}

/// The kinds and the lines of the errors in a text: `error[assertion]: …`, then ` --> a.c:3:5`. The last step can be in
/// several data races.
fn endings(text: &str) -> Vec<(&str, Vec<u32>)> {
    let mut found: Vec<(&str, Vec<u32>)> = Vec::new();
    for line in text.lines() {
        if let Some((kind, _)) = line.strip_prefix("error[").and_then(|rest| rest.split_once(']')) {
            found.push((kind, Vec::new()));
        }
        let line = line.trim_start();
        let place = line.strip_prefix("--> ").or_else(|| line.strip_prefix("::: "));
        let number = place.and_then(|place| place.rsplit(':').nth(1)?.parse().ok());
        if let (Some((_, lines)), Some(number)) = (found.last_mut(), number) {
            lines.push(number);
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_endings_are_the_errors_with_their_places() {
        let text = "  1  main  spawn\n\nwarning[leak]: x\n --> a.c:9:12\n\nerror[assertion]: y\n  --> b.c:19:5\n  |\n";
        assert_eq!(endings(text), [("assertion", vec![19])]);
        assert_eq!(endings("error[deadlock]: no thread can move\n"), [("deadlock", vec![])]);
        assert_eq!(endings("warning: the schedule ends here\n"), []);
        let races = "error[data-race]: x\n --> a.c:1:2\n ::: a.c:3:4\n\nerror[data-race]: y\n --> a.c:5:6\n";
        assert_eq!(endings(races), [("data-race", vec![1, 3]), ("data-race", vec![5])]);
    }
}
