//! `raddle compare`: every algorithm on one program, side by side.

use crate::args::{AlgorithmChoice, CompareArgs, SearchArgs};
use crate::check::{Setting, check, choose};
use crate::failure::{Failure, HOW_TO_REPORT};
use crate::input::Loaded;
use crate::{honours, system};
use raddle_explore::{Algorithm, Honours, Observer, SearchOption};
use raddle_report::{BugReport, Comparison, ComparisonRow, Diagnostic, HandOver, Report, grouped};
use raddle_trace::FaultKind;
use raddle_vm::Vm;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// How long each algorithm may take unless `--timeout` says otherwise: some of them would take for ever.
const TIMEOUT_DEFAULT: Duration = Duration::from_secs(20);

/// Executions of random unless `--max-executions` says otherwise: it never ends by itself, and has a row only to show
/// whether it finds the bug.
const RANDOM_EXECUTIONS: u64 = 1_000;

/// Executions of naive unless `--max-executions` says otherwise: more of them tell nothing new.
const NAIVE_EXECUTIONS: u64 = 100_000;

/// Runs the algorithms one after the other, until they are all done or somebody interrupts. The peak of memory is that
/// of the whole process, measured afresh for each. If they contradict each other, one of them is wrong: what to say about
/// that comes with the table.
pub fn compare(
    loaded: &mut Loaded,
    args: &CompareArgs,
    interrupt: Option<&AtomicBool>,
    observer: &mut dyn Observer<Vm>,
) -> Result<(Comparison, Option<Diagnostic>), Failure> {
    let interrupted = || interrupt.is_some_and(|flag| flag.load(Ordering::Relaxed));
    let asked = honours::asked(!loaded.unroll.is_empty(), &args.search);
    let (algorithms, mut notes) = comparable(&asked);
    let mut rows = Vec::new();
    let mut reports = Vec::new();
    for &algorithm in &algorithms {
        if interrupted() {
            break;
        }
        system::reset_memory_peak();
        let search = limits(algorithm, &args.search);
        let setting = Setting { interrupt, ..Setting::default() };
        let (report, _) = check(loaded, AlgorithmChoice::Named(algorithm), &search, setting, observer)?;
        rows.push(row(algorithm, &report, &search));
        reports.push((algorithm, report));
    }
    if interrupted() {
        let missing: Vec<&str> = algorithms.iter().skip(rows.len()).map(|algorithm| algorithm.name()).collect();
        notes.push(match missing.as_slice() {
            [] => String::from("stopped by an interrupt"),
            missing => format!("stopped by an interrupt, before {}", missing.join(", ")),
        });
    } else if let (chosen, Some(why)) = choose(loaded, AlgorithmChoice::Auto, &args.search) {
        notes.push(format!("--algorithm auto would choose {}: {why}", chosen.name()));
    }
    notes.extend(hand_overs(&reports));
    let contradiction = contradiction(&reports, &args.search);
    notes.extend(contradiction.iter().map(|diagnostic| diagnostic.message.clone()));
    Ok((Comparison { program: loaded.name.clone(), rows, notes }, contradiction))
}

/// The algorithms that answer the question, and a note on those that do not. An option that only changes how executions are
/// found, and not which ones a verdict speaks of, holds for those that honour it.
fn comparable(asked: &[SearchOption]) -> (Vec<Algorithm>, Vec<String>) {
    let ignores = |algorithm: Algorithm, option: SearchOption| algorithm.honours(option) == Honours::No;
    let mut algorithms = Algorithm::ALL.to_vec();
    let mut notes = Vec::new();
    for &option in asked.iter().filter(|option| option.bounds_the_verdict()) {
        let left_out: Vec<&str> =
            algorithms.extract_if(.., |algorithm| ignores(*algorithm, option)).map(Algorithm::name).collect();
        if !left_out.is_empty() {
            notes.push(format!("without {}: not able to honour {}", left_out.join(", "), option.flag()));
        }
    }
    (algorithms, notes)
}

/// What two algorithms say that cannot both be right: one has seen everything and no bug where another has a bug, or, if they
/// were told to keep going, they have seen everything and not the same bugs.
fn contradiction(reports: &[(Algorithm, Report)], args: &SearchArgs) -> Option<Diagnostic> {
    // Within a bound on preemptions some algorithms may miss executions.
    let exact = |algorithm: Algorithm| {
        args.preemptions.is_none() || algorithm.honours(SearchOption::Preemptions) == Honours::Yes
    };
    let complete = |(algorithm, report): &&(Algorithm, Report)| report.stop.is_none() && exact(*algorithm);
    for (algorithm, report) in reports.iter().filter(complete) {
        for (other, others) in reports {
            let bug = match args.keep_going || report.bugs.is_empty() {
                true => others.bugs.iter().find(|bug| !report.bugs.iter().any(|known| is_same(known, bug))),
                // It stopped at the first bug.
                false => None,
            };
            let Some(bug) = bug else { continue };
            let (name, other) = (algorithm.name(), other.name());
            let place = bug.location.short();
            let saw = match report.bugs.as_slice() {
                [] => format!(
                    "{name} has explored everything ({} executions) and found no bug",
                    report.executions.total()
                ),
                [known, ..] => format!(
                    "{name} has explored everything ({} executions) and not found it, but {} at {}: raddle replay {} {}",
                    report.executions.total(),
                    known.kind,
                    known.location.short(),
                    known.token,
                    report.replay_arguments
                ),
            };
            let message =
                format!("internal error: {other} finds a bug ({} at {place}) that {name} rules out", bug.kind);
            let diagnostic = Diagnostic::error(message)
                .note(format!("{other} shows it: raddle replay {} {}", bug.token, others.replay_arguments))
                .note(saw)
                .help(HOW_TO_REPORT);
            return Some(diagnostic);
        }
    }
    None
}

/// Whether two bugs are the same one to algorithms that meet it on different ways. Which of several threads is named in a
/// deadlock, and which of several places in a race, depends on the way.
fn is_same(one: &BugReport, other: &BugReport) -> bool {
    let by_place = ![FaultKind::Deadlock.name(), FaultKind::DataRace.name()].contains(&one.kind.as_str());
    one.kind == other.kind && (!by_place || one.location == other.location)
}

/// The limits of the command line, and ours where it has none.
fn limits(algorithm: Algorithm, args: &SearchArgs) -> SearchArgs {
    let executions = match algorithm {
        Algorithm::Random => Some(RANDOM_EXECUTIONS),
        Algorithm::Naive => Some(NAIVE_EXECUTIONS),
        _ => None,
    };
    SearchArgs {
        timeout: args.timeout.or(Some(TIMEOUT_DEFAULT)),
        max_executions: args.max_executions.or(executions),
        // What is compared should mean the same.
        additions: args.additions.ordered_by_default(),
        jobs: args.jobs.or(Some(1)),
        ..args.clone()
    }
}

/// Why programs were left to other algorithms, and by whom.
fn hand_overs(reports: &[(Algorithm, Report)]) -> Vec<String> {
    let mut whys: Vec<(&HandOver, Vec<&str>)> = Vec::new();
    for (algorithm, report) in reports {
        let Some(why) = report.hand_overs.iter().find(|left| left.from != left.to) else { continue };
        match whys.iter_mut().find(|(known, _)| (&known.to, &known.because) == (&why.to, &why.because)) {
            Some((_, names)) => names.push(algorithm.name()),
            None => whys.push((why, vec![algorithm.name()])),
        }
    }
    let say = |(HandOver { to, because, .. }, names): &(&HandOver, Vec<&str>)| {
        format!("{} left this program to {to}: {because}", names.join(", "))
    };
    whys.iter().map(say).collect()
}

fn row(algorithm: Algorithm, report: &Report, search: &SearchArgs) -> ComparisonRow {
    let because = match (&report.stop, report.bugs.first()) {
        (_, Some(bug)) => Some(bug.kind.clone()),
        (Some(stop), None) => Some(match stop.reason.as_str() {
            "max-executions" | "random" => format!("{} executions", grouped(search.max_executions.unwrap_or(0))),
            "timeout" => format!("{} s", search.timeout.unwrap_or_default().as_secs_f64()),
            reason => reason.to_string(),
        }),
        (None, None) => None,
    };
    ComparisonRow {
        algorithm: algorithm.name().to_string(),
        left_to: Some(report.algorithm.clone()).filter(|other| other != algorithm.name()),
        verdict: report.verdict.name().to_string(),
        because,
        complete: report.executions.complete,
        sleep_set_blocked: report.executions.sleep_set_blocked,
        assume_blocked: report.executions.assume_blocked,
        await_blocked: report.executions.await_blocked,
        spin_blocked: report.executions.spin_blocked,
        bound_blocked: report.executions.bound_blocked,
        steps_cut: report.executions.steps_cut,
        unsupported: report.executions.unsupported,
        events: report.events,
        wakeup_tree_max: report.wakeup_tree_max,
        consistency_checks: report.consistency_checks,
        seconds: report.seconds,
        peak_memory_bytes: report.peak_memory_bytes,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::Parser;
    use raddle_report::{Counts, Location, Stop, Verdict};

    fn bug(kind: &str, line: u32) -> BugReport {
        BugReport {
            kind: kind.to_string(),
            message: String::new(),
            location: Location { file: String::from("a.c"), line, column: 1, function: None },
            thread: String::from("main"),
            notes: Vec::new(),
            token: format!("r2.{kind}{line}"),
            found_after: 0,
            interleaving: Vec::new(),
            threads: Vec::new(),
            output: None,
        }
    }

    fn report(algorithm: Algorithm, bugs: &[(&str, u32)], stopped: bool) -> (Algorithm, Report) {
        let bugs: Vec<BugReport> = bugs.iter().map(|&(kind, line)| bug(kind, line)).collect();
        let stop = stopped.then(|| Stop {
            reason: String::from("timeout"),
            message: String::new(),
            place: None,
            help: Vec::new(),
        });
        let verdict = match (bugs.is_empty(), stopped) {
            (false, _) => Verdict::Bug,
            (true, true) => Verdict::Incomplete,
            (true, false) => Verdict::Verified,
        };
        let report = Report {
            program: String::from("a.c"),
            algorithm: algorithm.name().to_string(),
            chosen_because: None,
            hand_overs: Vec::new(),
            verdict,
            coverage: Vec::new(),
            executions: Counts { complete: 3, ..Counts::default() },
            events: 0,
            depth_max: 0,
            wakeup_tree_max: 0,
            consistency_checks: None,
            formula: None,
            seconds: 0.0,
            peak_memory_bytes: 0,
            bugs,
            warnings: Vec::new(),
            stop,
            notes: Vec::new(),
            replay_arguments: String::from("a.c"),
            profile: None,
        };
        (algorithm, report)
    }

    /// The message about what these say, with the flags of a comparison.
    fn said(flags: &[&str], reports: &[(Algorithm, Report)]) -> Option<String> {
        let words = ["raddle", "compare"].iter().chain(flags).chain(&["a.c"]);
        let crate::args::Command::Compare(args) = crate::args::Cli::try_parse_from(words).unwrap().command else {
            panic!("not a comparison");
        };
        contradiction(reports, &args.search).map(|d| [vec![d.message], d.notes, d.help].concat().join("\n"))
    }

    #[test]
    fn a_bug_that_another_rules_out_is_a_contradiction() {
        let naive = report(Algorithm::Naive, &[("assertion", 7)], false);
        let text = said(&[], &[naive.clone(), report(Algorithm::Optimal, &[], false)]).unwrap();
        assert!(text.contains("naive finds a bug (assertion at a.c:7) that optimal rules out"), "{text}");
        assert!(text.contains("raddle replay r2.assertion7 a.c"), "{text}");
        assert!(text.contains(HOW_TO_REPORT), "{text}");
        // Whoever did not see everything rules out nothing.
        assert_eq!(said(&[], &[naive.clone(), report(Algorithm::Random, &[], true)]), None);
        // Stopping at the first bug, they need not find the same.
        assert_eq!(said(&[], &[naive.clone(), report(Algorithm::Optimal, &[("deadlock", 3)], false)]), None);
        // But a random schedule that shows a bug is as good as any.
        assert!(
            said(&[], &[report(Algorithm::Optimal, &[], false), report(Algorithm::Random, &[("abort", 1)], true)])
                .is_some()
        );
        // Within a bound on preemptions only naive sees everything.
        let flags = ["--preemptions", "1"];
        assert_eq!(said(&flags, &[naive, report(Algorithm::Optimal, &[], false)]), None);
        let naive = report(Algorithm::Naive, &[], false);
        assert!(said(&flags, &[naive, report(Algorithm::Optimal, &[("abort", 1)], false)]).is_some());
    }

    #[test]
    fn who_would_answer_another_question_is_left_out() {
        let (algorithms, notes) = comparable(&[SearchOption::Preemptions, SearchOption::Seed]);
        assert!(algorithms.contains(&Algorithm::Optimal) && !algorithms.contains(&Algorithm::ReadsFrom));
        assert_eq!(notes, ["without reads-from: not able to honour --preemptions"]);
        let (algorithms, notes) = comparable(&[SearchOption::Seed, SearchOption::SilentWrites, SearchOption::Unroll]);
        assert_eq!((algorithms, notes), (Algorithm::ALL.to_vec(), Vec::new()));
    }

    #[test]
    fn keeping_going_they_find_the_same_bugs() {
        let flags = ["--keep-going"];
        let both = [("assertion", 7), ("deadlock", 9)];
        let naive = report(Algorithm::Naive, &both, false);
        // Which of the waiting threads is named depends on the way.
        let same = report(Algorithm::Optimal, &[("deadlock", 4), ("assertion", 7)], false);
        assert_eq!(said(&flags, &[naive.clone(), same]), None);
        let fewer = report(Algorithm::Optimal, &[("deadlock", 9)], false);
        let text = said(&flags, &[naive.clone(), fewer]).unwrap();
        assert!(text.contains("naive finds a bug (assertion at a.c:7) that optimal rules out"), "{text}");
        assert!(text.contains("raddle replay r2.deadlock9 a.c"), "{text}");
        // Whoever stopped early need not have found all.
        let early = report(Algorithm::Optimal, &[("deadlock", 9)], true);
        assert_eq!(said(&flags, &[naive, early]), None);
    }
}
