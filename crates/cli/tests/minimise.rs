//! Bugs are shown by schedules that change as seldom as possible from one thread to another, as far as that can be found in
//! the time there is: on the small programs of the corpus, compared with what looking at every schedule gives.

#[path = "corpus/directives.rs"]
mod directives;

use clap::Parser;
use directives::{Directives, Expect};
use raddle::args::{AlgorithmChoice, Cli, Command};
use raddle::check::{MINIMISE_STEPS_MAX, Setting, check};
use raddle::input;
use raddle_explore::{Algorithm, Unobserved};
use raddle_trace::{FaultKind, SiteId};
use raddle_vm::Vm;
use raddle_witness::{Claim, confirm, minimise, replay, switches, token};
use std::path::{Path, PathBuf};

const DIRECTORIES: [&str; 5] = ["assertion", "bounds", "deadlock", "freed", "thread"];
/// How many steps may be made to know the shortest schedule: programs that need more are left out.
const EVERY_SCHEDULE_STEPS_MAX: u64 = 1_000_000;

/// Of the first bug of a program: the changes of thread as it was found, as it is shown, and the fewest there are, where
/// that is known.
fn changes(file: &Path) -> Option<(usize, usize, Option<usize>)> {
    let directives = Directives::read(&std::fs::read_to_string(file).unwrap()).unwrap();
    if !matches!(directives.expect, Some(Expect::Bug(..))) {
        return None;
    }
    let mut words = vec![String::from("raddle"), String::from("check")];
    words.extend(directives.args);
    words.push(file.display().to_string());
    if !directives.cflags.is_empty() {
        words.push(String::from("--"));
        words.extend(directives.cflags);
    }
    let Command::Check(args) = Cli::try_parse_from(words).unwrap().command else {
        unreachable!("`check` was asked for")
    };
    let mut loaded = input::load(&args.input, false).ok()?;
    let optimal = AlgorithmChoice::Named(Algorithm::Optimal);
    let (report, _) = check(&mut loaded, optimal, &args.search, Setting::default(), &mut Unobserved).ok()?;
    let fresh = || Vm::new(loaded.program.clone());
    let found = token::decode(&mut fresh(), &report.bugs.first()?.token, 1 << 20).unwrap();
    let run = replay(&mut fresh(), &found.schedule).unwrap();
    let kind = found.shows.unwrap();
    let claim = match (kind, run.faults.last(), run.events.last(), run.end.waiting.first()) {
        (FaultKind::Deadlock | FaultKind::Livelock, _, _, Some(w)) => Claim { kind, thread: w.thread, site: w.site },
        (FaultKind::Livelock, ..) => Claim { kind, thread: run.end.spinning.first()?, site: SiteId(0) },
        (FaultKind::DataRace, _, Some(last), _) => Claim { kind, thread: last.thread(), site: last.site },
        (_, Some((_, fault)), ..) => Claim::from(fault),
        other => panic!("{}: the token shows nothing: {other:?}", file.display()),
    };
    let minimised = |steps_max| {
        let minimised = minimise(&mut fresh(), &found.schedule, claim, steps_max).unwrap();
        if claim.site != SiteId(0) {
            let renumbered = Claim { thread: minimised.thread, ..claim };
            confirm(&mut fresh(), &minimised.schedule, renumbered).unwrap_or_else(|refuted| {
                panic!("{}: {refuted}", file.display());
            });
        }
        (switches(&minimised.schedule), minimised.is_minimum)
    };
    let shown = minimised(MINIMISE_STEPS_MAX);
    let (fewest, is_minimum) = if shown.1 { shown } else { minimised(EVERY_SCHEDULE_STEPS_MAX) };
    Some((switches(&found.schedule), shown.0, is_minimum.then_some(fewest)))
}

#[test]
fn shown_schedules_are_close_to_the_shortest() {
    let mut above = Vec::new();
    let (mut bugs, mut shortened) = (0, 0);
    for directory in DIRECTORIES {
        let corpus = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/programs/fail")).join(directory);
        let mut files: Vec<PathBuf> = std::fs::read_dir(corpus).unwrap().map(|entry| entry.unwrap().path()).collect();
        files.retain(|file| file.extension().is_some_and(|ending| ending == "c"));
        files.sort();
        for file in files {
            let Some((found, shown, fewest)) = changes(&file) else { continue };
            assert!(shown <= found, "{}: {found} changes became {shown}", file.display());
            bugs += 1;
            shortened += usize::from(shown < found);
            above.extend(fewest.map(|fewest| shown - fewest));
        }
    }
    above.sort_unstable();
    let median = above[above.len() / 2];
    println!("{bugs} bugs, {shortened} shown with fewer changes; {} whose minimum is known: {above:?}", above.len());
    assert!(bugs > 35 && above.len() * 2 > bugs, "{bugs} bugs, the minimum of {} is known", above.len());
    assert!(median <= 1, "{above:?}");
}
