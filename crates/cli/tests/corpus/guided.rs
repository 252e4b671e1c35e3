//! What an answer about some properties must have in common with the answer about all of them.

use crate::agreement::Explored;
use crate::asked::is_asked;
use crate::outcome::Outcome;
use raddle::args::{AlgorithmChoice, CheckArgs};
use raddle::input::Loaded;
use raddle::properties::{Guidance, names};
use raddle_explore::Algorithm;
use raddle_passes::dependence::Properties;
use raddle_report::Verdict;

/// Explores what matters to some properties, and compares with what `optimal` found.
pub fn check(
    loaded: &mut Loaded,
    args: &CheckArgs,
    optimal: &Explored,
    explore: impl Fn(&mut Loaded, &CheckArgs, Algorithm) -> Result<Explored, String>,
) -> Result<(), String> {
    let assertions = Properties { assertions: true, ..Properties::default() };
    let deadlocks = Properties { deadlocks: true, ..Properties::default() };
    let deadlocks_and_livelocks = Properties { livelocks: true, ..deadlocks };
    let peeks = |properties: Properties| Guidance { peeks: true, ..Guidance::of(properties) };
    let all = [
        Guidance::by_itself(AlgorithmChoice::Guided),
        peeks(Properties::ALL),
        peeks(assertions),
        Guidance::of(assertions),
        Guidance::of(deadlocks),
        peeks(deadlocks_and_livelocks),
    ];
    for guidance in all {
        let asked = guidance.properties;
        loaded.guide(guidance).map_err(|failure| failure.to_text(raddle_report::Palette::PLAIN))?;
        let guided = explore(loaded, args, Algorithm::Optimal);
        loaded.guide(Guidance::NONE).map_err(|failure| failure.to_text(raddle_report::Palette::PLAIN))?;
        let guided = guided.map_err(|error| format!("with --property {}: {error}", names(asked).join(",")))?;
        compare(asked, &guided, optimal, args.search.keep_going).map_err(|what| {
            let (guided, optimal) = (&guided.outcome, &optimal.outcome);
            format!("with --property {} it gives `{guided}`, without `{optimal}`: {what}", names(asked).join(","))
        })?;
    }
    Ok(())
}

fn compare(asked: Properties, guided: &Explored, optimal: &Explored, all_bugs: bool) -> Result<(), String> {
    let Outcome::Checked { verdict, counts, bugs, .. } = &guided.outcome else { return Ok(()) };
    let Outcome::Checked { verdict: whole, counts: most, bugs: known, .. } = &optimal.outcome else { return Ok(()) };
    let lost = known.iter().filter(|(kind, _)| is_asked(asked, kind));
    for bug in lost {
        // A thread that has nothing to do before it waits for an object waits for it already, whatever becomes of the object.
        let same = |(kind, line): &(String, u32)| {
            (kind, line) == (&bug.0, &bug.1) || bug.0 == "use-after-free" && kind == "lock-misuse"
        };
        if *verdict != Verdict::Bug || all_bugs && !bugs.iter().any(same) {
            return Err(format!("{} at line {} is lost", bug.0, bug.1));
        }
    }
    if *verdict == Verdict::Bug && *whole != Verdict::Bug {
        return Err(String::from("there is no such bug"));
    }
    if optimal.everything() && counts.iter().sum::<u64>() > most.iter().sum::<u64>() {
        return Err(String::from("there are more executions"));
    }
    let traces = guided.classes.traces.len() as u64;
    if guided.everything() && !guided.handed_over && guided.classes.executions != traces {
        return Err(format!("{} executions of {traces} traces", guided.classes.executions));
    }
    Ok(())
}
