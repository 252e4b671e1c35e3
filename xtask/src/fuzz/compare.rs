//! What `raddle` answered beside what the oracle knows.

use super::check::{Answer, HandOver, Outcome};
use super::settings::{Races, Setting};
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
    /// A deadlock or livelock that can happen is not reported.
    MissedHang,
    /// A deadlock or livelock that cannot happen is reported.
    FalseHang,
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
            Class::MissedHang => "missed deadlock or livelock",
            Class::FalseHang => "false deadlock or livelock",
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
        Outcome::Refused => return Vec::new(),
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
        // What is handed over to `naive` takes what that takes, and so do loops that are gone round.
        "max-executions" => {
            truth.adds_back
                || truth.in_bytes
                || setting.capped()
                || answer.algorithm == "naive"
                || answer.hand_overs.iter().any(HandOver::is_partial)
        }
        // Naive in pieces of a few events takes ten times as long.
        "timeout" if setting.split_every.is_some() && answer.algorithm == "naive" => true,
        "timeout" => truth.states >= SLOW_STATES_MIN || truth.in_bytes || setting.is_formula(),
        // A loop that counts its rounds, and waits for what depends on an input, is gone round.
        "max-steps" => truth.spins && truth.inputs,
        "nothing-complete" => answer.executions.complete == 0,
        "copy-in-one-step" => !truth.races.is_empty() || !truth.races_known,
        _ => false,
    };
    let states = truth.states;
    (!by_limit).then(|| Mismatch::new(Class::Incomplete, format!("an end ({states} states)"), &stop.reason))
}

/// The faults and the deadlock are those that can happen; all of them, if the search went to its end.
fn bugs(setting: &Setting, truth: &Truth, answer: &Answer, found: &mut Vec<Mismatch>) {
    let (faults, hangs) = match setting.preemptions.map(|bound| &truth.within_preemptions[bound]) {
        None => (&truth.faults, truth.hangs),
        Some(Some((faults, hangs))) => (faults, *hangs),
        Some(None) => return,
    };
    let hangs = [("deadlock", hangs.deadlock), ("livelock", hangs.livelock)];
    let is_hang = |kind: &str| hangs.iter().any(|(hang, _)| *hang == kind);
    let race_bugs = answer.bugs.iter().filter(|bug| bug.kind == "data-race").count();
    let others = answer.bugs.iter().filter(|bug| bug.kind != "data-race" && !is_hang(&bug.kind));
    let reported: BTreeSet<(String, u32)> = others.map(|bug| (bug.kind.clone(), bug.location.line)).collect();
    let reports = |hang: &str| answer.bugs.iter().any(|bug| bug.kind == hang);
    let stuck = answer.bugs.iter().any(|bug| is_hang(&bug.kind));
    let wrong: BTreeSet<_> = reported.difference(faults).collect();
    if !wrong.is_empty() {
        found.push(Mismatch::new(Class::FalseFault, list(faults), format!("also {}", list(&wrong))));
    }
    for (hang, _) in hangs.iter().filter(|(hang, can)| reports(hang) && !can) {
        found.push(Mismatch::new(Class::FalseHang, format!("no {hang}"), format!("a {hang}")));
    }
    if answer.is_cut_short() {
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
    for (hang, _) in hangs.iter().filter(|(hang, can)| *can && !reports(hang)) {
        // Where it says that it does not know, it does not know.
        let open = *hang == "livelock" && answer.executions.undecided > 0;
        let asked = *hang != "livelock" || setting.looks_for_livelocks();
        if (setting.keep_going || answer.bugs.is_empty()) && asked && !open {
            found.push(Mismatch::new(Class::MissedHang, format!("a {hang}"), "none"));
        }
    }
}

/// Data races are reported if and only if there are some, and only those.
fn races(setting: &Setting, truth: &Truth, answer: &Answer, found: &mut Vec<Mismatch>) {
    if !truth.races_known {
        return;
    }
    let reported: BTreeSet<(u32, u32)> = answer.races().map(|(lines, _)| lines).collect();
    let wrong: BTreeSet<_> = reported.difference(&truth.races).collect();
    if !wrong.is_empty() && (truth.race_lines || truth.races.is_empty()) {
        found.push(Mismatch::new(Class::FalseRace, list(&truth.races), format!("also {}", list(&wrong))));
    }
    let bugs: Vec<u32> =
        answer.bugs.iter().filter(|bug| bug.kind == "data-race").map(|bug| bug.location.line).collect();
    let one_of = |line: u32| {
        let same = |&(first, second): &(u32, u32)| line == first || line == second || !truth.race_lines;
        truth.races.iter().any(same)
    };
    if bugs.iter().any(|&line| setting.races != Races::Error || !one_of(line)) {
        found.push(Mismatch::new(Class::FalseRace, list(&truth.races), format!("a bug in {bugs:?}")));
    }
    let looked = setting.races != Races::Off;
    let everything = looked && !answer.is_cut_short() && setting.preemptions.is_none();
    if !everything || truth.races.is_empty() || (!setting.keep_going && !answer.bugs.is_empty()) {
        return;
    }
    let seen = if setting.races == Races::Error { !bugs.is_empty() } else { !reported.is_empty() };
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
    let early = !answer.bugs.is_empty() && (!setting.keep_going || setting.races == Races::Error);
    if answer.is_cut_short() || early {
        return;
    }
    // Where threads go round before they wait, only what comes to its end is as it would be otherwise. What is cut off in some round
    // counts as many times as there are rounds.
    let stops =
        setting.no_await || answer.algorithm == "reads-from" || answer.hand_overs.iter().any(HandOver::is_partial);
    let rounds = truth.spins && stops;
    let ordered = answer.hand_overs.iter().any(HandOver::orders_additions);
    if rounds && setting.is_coarser() {
        return;
    }
    if rounds {
        let counts = setting.counts(&answer.algorithm, ordered, truth);
        let traces = counts.or(truth.mazurkiewicz).map(|counts| counts.complete);
        let right = |most: u64| match answer.algorithm.as_str() {
            "reads-from" => executions.complete <= most || !truth.ends_together,
            "optimal" if truth.ends_together => executions.complete == most,
            "optimal" => executions.complete >= most,
            _ => true,
        };
        if let Some(traces) = traces.filter(|&most| !right(most)) {
            found.push(Mismatch::new(Class::Count, format!("{traces} complete"), executions.complete.to_string()));
        }
        return;
    }
    let got = (executions.complete, executions.assume_blocked, executions.await_blocked);
    if let Some(counts) = setting.counts(&answer.algorithm, ordered, truth) {
        let expected = (counts.complete, counts.assume_blocked, counts.await_blocked);
        if got != expected {
            found.push(Mismatch::new(Class::Count, format!("{expected:?}"), format!("{got:?}")));
        }
    } else if (answer.algorithm == "reads-from" || setting.is_coarser() && answer.algorithm != "naive")
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fuzz::settings::plan;
    use raddle_base::Random;
    use raddle_oracle::{Counts, Hangs};
    use serde_json::{Value, json};

    /// A program that fails in line 7 or 9, can deadlock, has a race, and six traces in four classes.
    fn truth() -> Truth {
        let counts = |complete| Some(Counts { complete, assume_blocked: 0, await_blocked: 0 });
        Truth {
            faults: [(String::from("assertion"), 7), (String::from("assertion"), 9)].into(),
            hangs: Hangs { deadlock: true, livelock: false },
            races: [(3, 5)].into(),
            races_known: true,
            race_lines: true,
            exits: false,
            spins: false,
            adds_back: false,
            in_bytes: false,
            writes_in_rounds: false,
            ends_together: true,
            mazurkiewicz: counts(6),
            mazurkiewicz_silent: None,
            mazurkiewicz_adds: None,
            reads_from: counts(4),
            within_preemptions: [const { None }; 3],
            arguments: Vec::new(),
            one_way: false,
            inputs: false,
            source: String::new(),
            states: 100,
        }
    }

    fn answer(algorithm: &str, complete: u64) -> Value {
        let bug = |kind, line| json!({ "kind": kind, "location": { "line": line }, "token": "t" });
        json!({
            "algorithm": algorithm,
            "verdict": "bug",
            "executions":
                { "complete": complete, "assume_blocked": 0, "await_blocked": 0, "sleep_set_blocked": 0 },
            "bugs": [bug("assertion", 7), bug("assertion", 9), bug("deadlock", 8)],
            "warnings": [{ "kind": "data-race", "places": [{ "location": { "line": 5 } }, { "location": { "line": 3 } }] }],
            "replay_arguments": "x.ll",
        })
    }

    fn setting(algorithm: &str) -> Setting {
        let all = plan(&truth(), &mut Random::new(0));
        all.into_iter().find(|setting| setting.to_string() == algorithm).unwrap()
    }

    /// The classes of difference of an answer.
    fn classes(setting: &Setting, answer: Value, code: i32) -> Vec<Class> {
        let answer = Box::new(serde_json::from_value(answer).unwrap());
        let found = compare(setting, &truth(), &Outcome::Answered { answer, code });
        found.iter().map(|mismatch| mismatch.class).collect()
    }

    #[test]
    fn the_truth_is_no_difference() {
        assert_eq!(classes(&setting("optimal"), answer("optimal", 6), 1), []);
        assert_eq!(classes(&setting("reads-from"), answer("reads-from", 4), 1), []);
        // Handed over.
        assert_eq!(classes(&setting("reads-from"), answer("optimal", 6), 1), []);
    }

    #[test]
    fn everything_else_is_one() {
        let optimal = setting("optimal");
        assert_eq!(classes(&optimal, answer("optimal", 5), 1), [Class::Count]);
        assert_eq!(classes(&setting("reads-from"), answer("reads-from", 6), 1), [Class::Count]);
        assert_eq!(classes(&optimal, answer("optimal", 6), 0), [Class::Verdict]);
        let mut other = answer("optimal", 6);
        other["bugs"][0]["location"]["line"] = json!(8);
        assert_eq!(classes(&optimal, other, 1), [Class::FalseFault, Class::MissedFault]);
        let mut other = answer("optimal", 6);
        other["bugs"].as_array_mut().unwrap().pop();
        assert_eq!(classes(&optimal, other, 1), [Class::MissedHang]);
        let mut other = answer("optimal", 6);
        other["warnings"] = json!([]);
        assert_eq!(classes(&optimal, other, 1), [Class::MissedRace]);
        let mut other = answer("optimal", 6);
        other["warnings"][0]["places"][0]["location"]["line"] = json!(4);
        assert_eq!(classes(&optimal, other, 1), [Class::FalseRace]);
        let mut other = answer("optimal", 6);
        other["executions"]["sleep_set_blocked"] = json!(1);
        assert_eq!(classes(&optimal, other, 1), [Class::SleepSet]);
        let mut other = answer("optimal", 6);
        other["incomplete"] = json!({ "reason": "timeout" });
        assert_eq!(classes(&optimal, other, 1), [Class::Incomplete]);
        let panic = compare(&optimal, &truth(), &Outcome::Broken(String::from("panicked")));
        assert_eq!(panic[0].class, Class::Broken);
    }

    #[test]
    fn the_first_bug_may_be_any() {
        let first = Setting { keep_going: false, ..setting("optimal") };
        let mut other = answer("optimal", 2);
        other["bugs"].as_array_mut().unwrap().truncate(1);
        other["warnings"] = json!([]);
        assert_eq!(classes(&first, other.clone(), 1), []);
        other["bugs"] = json!([]);
        other["verdict"] = json!("verified");
        assert_eq!(classes(&first, other, 0), [Class::MissedFault, Class::MissedHang, Class::MissedRace, Class::Count]);
    }
}
