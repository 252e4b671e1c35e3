//! What `raddle` answered beside what the oracle knows.

use super::check::{Answer, Outcome};
use super::settings::Setting;
use raddle_oracle::Truth;
use std::collections::BTreeSet;
use std::fmt::{self, Debug};

/// A search that ends early must be one of a program with at least this many states.
const SLOW_STATES_MIN: usize = 20_000;

/// What kind of difference it is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Class {
    /// The generated program does not compile: a mistake of the oracle's.
    DoesNotCompile,
    /// A panic, a signal, an endless run, no answer.
    Broken,
    /// The exit code, the verdict and the bugs do not fit together.
    Verdict,
    /// A fault that can happen is not reported.
    MissedFault,
    /// A fault that cannot happen is reported.
    FalseFault,
    /// A deadlock that can happen is not reported.
    MissedDeadlock,
    /// A deadlock that cannot happen is reported.
    FalseDeadlock,
    /// No data race is reported, and there is one.
    MissedRace,
    /// Accesses are reported as a data race that are none.
    FalseRace,
    /// Other numbers of executions than there are classes.
    Count,
    /// `optimal` abandoned executions.
    SleepSet,
    /// A small program was not explored to the end.
    Incomplete,
    /// A token does not lead to what was reported.
    Replay,
}

impl fmt::Display for Class {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Class::DoesNotCompile => "does not compile",
            Class::Broken => "broken run",
            Class::Verdict => "contradictory verdict",
            Class::MissedFault => "missed fault",
            Class::FalseFault => "false fault",
            Class::MissedDeadlock => "missed deadlock",
            Class::FalseDeadlock => "false deadlock",
            Class::MissedRace => "missed data race",
            Class::FalseRace => "false data race",
            Class::Count => "other count",
            Class::SleepSet => "sleep-set-blocked",
            Class::Incomplete => "incomplete",
            Class::Replay => "replay",
        })
    }
}

/// A way in which an answer is wrong.
#[derive(Clone, Debug)]
pub struct Mismatch {
    /// What kind.
    pub class: Class,
    /// What the oracle says.
    pub expected: String,
    /// What came instead.
    pub got: String,
    /// The kind of fault, if only that matters and not the setting it was found with.
    pub about: Option<String>,
}

impl Mismatch {
    /// One.
    pub fn new(class: Class, expected: impl Into<String>, got: impl Into<String>) -> Self {
        Mismatch { class, expected: expected.into(), got: got.into(), about: None }
    }
}

/// Everything in which a run differs from the truth.
pub fn compare(setting: &Setting, truth: &Truth, outcome: &Outcome) -> Vec<Mismatch> {
    let (answer, code) = match outcome {
        Outcome::Answered { answer, code } => (answer, *code),
        Outcome::Broken(why) => return vec![Mismatch::new(Class::Broken, "an answer", why)],
    };
    let mut found = Vec::new();
    found.extend(verdict(answer, code));
    found.extend(ending(setting, truth, answer));
    bugs(setting, truth, answer, &mut found);
    races(setting, truth, answer, &mut found);
    counts(setting, truth, answer, &mut found);
    found
}

/// The exit code says what the verdict says, and that says what the bugs say.
fn verdict(answer: &Answer, code: i32) -> Option<Mismatch> {
    let expected = match (answer.bugs.is_empty(), &answer.incomplete) {
        (false, _) => ("bug", 1),
        (true, Some(_)) => ("incomplete", 3),
        (true, None) if answer.verdict == "no-bug-within-bounds" => ("no-bug-within-bounds", 0),
        (true, None) => ("verified", 0),
    };
    let got = (answer.verdict.as_str(), code);
    (got != expected).then(|| Mismatch::new(Class::Verdict, format!("{expected:?}"), format!("{got:?}")))
}

/// Nothing small ends early.
fn ending(setting: &Setting, truth: &Truth, answer: &Answer) -> Option<Mismatch> {
    let stop = answer.incomplete.as_ref()?;
    let by_limit = match stop.reason.as_str() {
        "max-executions" => setting.capped(),
        "timeout" => truth.states >= SLOW_STATES_MIN,
        _ => false,
    };
    let states = truth.states;
    (!by_limit).then(|| Mismatch::new(Class::Incomplete, format!("an end ({states} states)"), &stop.reason))
}

/// The faults and the deadlock are those that can happen; all of them, if the search went to its end.
fn bugs(setting: &Setting, truth: &Truth, answer: &Answer, found: &mut Vec<Mismatch>) {
    let (faults, deadlock) = match setting.preemptions.map(|bound| &truth.within_preemptions[bound]) {
        None => (&truth.faults, truth.deadlock),
        Some(Some((faults, deadlock))) => (faults, *deadlock),
        Some(None) => return,
    };
    let race_bugs = answer.bugs.iter().filter(|bug| bug.kind == "data-race").count();
    let others = answer.bugs.iter().filter(|bug| bug.kind != "data-race" && bug.kind != "deadlock");
    let reported: BTreeSet<(String, u32)> = others.map(|bug| (bug.kind.clone(), bug.location.line)).collect();
    let stuck = answer.bugs.iter().any(|bug| bug.kind == "deadlock");
    let wrong: BTreeSet<_> = reported.difference(faults).collect();
    if !wrong.is_empty() {
        found.push(Mismatch::new(Class::FalseFault, list(faults), format!("also {}", list(&wrong))));
    }
    if stuck && !deadlock {
        found.push(Mismatch::new(Class::FalseDeadlock, "no deadlock", "a deadlock"));
    }
    if answer.incomplete.is_some() {
        return;
    }
    // The first bug ends the search; a data race that is a bug ends the execution.
    let first = !setting.keep_going && !answer.bugs.is_empty();
    if first || race_bugs > 0 {
        return;
    }
    let missed: BTreeSet<_> = faults.difference(&reported).collect();
    if !missed.is_empty() && (setting.keep_going || !stuck) {
        found.push(Mismatch::new(Class::MissedFault, list(faults), format!("without {}", list(&missed))));
    }
    if deadlock && !stuck && (setting.keep_going || reported.is_empty()) {
        found.push(Mismatch::new(Class::MissedDeadlock, "a deadlock", "none"));
    }
}

/// Data races are reported if and only if there are some, and only those.
fn races(setting: &Setting, truth: &Truth, answer: &Answer, found: &mut Vec<Mismatch>) {
    let reported: BTreeSet<(u32, u32)> = answer.races().map(|(lines, _)| lines).collect();
    let wrong: BTreeSet<_> = reported.difference(&truth.races).collect();
    if !wrong.is_empty() {
        found.push(Mismatch::new(Class::FalseRace, list(&truth.races), format!("also {}", list(&wrong))));
    }
    let bugs: Vec<u32> =
        answer.bugs.iter().filter(|bug| bug.kind == "data-race").map(|bug| bug.location.line).collect();
    let one_of = |line: u32| truth.races.iter().any(|&(first, second)| line == first || line == second);
    if bugs.iter().any(|&line| !setting.races_error || !one_of(line)) {
        found.push(Mismatch::new(Class::FalseRace, list(&truth.races), format!("a bug in {bugs:?}")));
    }
    let everything = answer.incomplete.is_none() && setting.preemptions.is_none();
    if !everything || truth.races.is_empty() || (!setting.keep_going && !answer.bugs.is_empty()) {
        return;
    }
    let seen = if setting.races_error { !bugs.is_empty() } else { !reported.is_empty() };
    if !seen {
        found.push(Mismatch::new(Class::MissedRace, list(&truth.races), "none"));
    }
}

/// One execution for each class.
fn counts(setting: &Setting, truth: &Truth, answer: &Answer, found: &mut Vec<Mismatch>) {
    let executions = &answer.executions;
    if answer.algorithm == "optimal" && executions.sleep_set_blocked > 0 {
        found.push(Mismatch::new(Class::SleepSet, "0", executions.sleep_set_blocked.to_string()));
    }
    let early = !answer.bugs.is_empty() && (!setting.keep_going || setting.races_error);
    if answer.incomplete.is_some() || early {
        return;
    }
    let got = (executions.complete, executions.assume_blocked, executions.await_blocked);
    if let Some(counts) = setting.counts(&answer.algorithm, truth) {
        let expected = (counts.complete, counts.assume_blocked, counts.await_blocked);
        if got != expected {
            found.push(Mismatch::new(Class::Count, format!("{expected:?}"), format!("{got:?}")));
        }
    } else if answer.algorithm == "reads-from"
        && let Some(traces) = truth.mazurkiewicz.map(|counts| counts.total())
        && got.0 + got.1 + got.2 > traces
    {
        found.push(Mismatch::new(Class::Count, format!("at most {traces}"), format!("{got:?}")));
    }
}

/// At most ten, in one line.
fn list<T: Debug>(items: &BTreeSet<T>) -> String {
    const SHOWN: usize = 10;
    let mut words: Vec<String> = items.iter().take(SHOWN).map(|item| format!("{item:?}")).collect();
    if items.len() > SHOWN {
        words.push(format!("and {} more", items.len() - SHOWN));
    }
    if words.is_empty() { String::from("none") } else { words.join(" ") }
}
