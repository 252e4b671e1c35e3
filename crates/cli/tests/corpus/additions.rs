//! What is found without an order of additions whose results nobody uses, where `optimal` does so by itself.

use crate::agreement::Explored;
use crate::outcome::Outcome;
use raddle::args::{AlgorithmChoice, CheckArgs};
use raddle::check::{Setting, check as run};
use raddle::input::Loaded;
use raddle_explore::{Algorithm, Unobserved};
use raddle_report::Palette;

/// Explores by default, and compares with what `optimal` found when it ordered all additions.
pub fn check(loaded: &mut Loaded, args: &CheckArgs, optimal: &Explored) -> Result<(), String> {
    let choice = AlgorithmChoice::Named(Algorithm::Optimal);
    if !raddle::additions::dependence(loaded, Algorithm::Optimal, &args.search).commuting_adds {
        return Ok(());
    }
    let (report, _) = run(loaded, choice, &args.search, Setting::default(), &mut Unobserved)
        .map_err(|failure| failure.to_text(Palette::PLAIN))?;
    let (found, known) = (Outcome::of(&report), &optimal.outcome);
    let differs = |what: &str| Err(format!("with --ifaa auto it gives `{found}`, without `{known}`: {what}"));
    let Outcome::Checked { verdict, counts, bugs, warnings, .. } = &found else { return differs("it did not end") };
    let Outcome::Checked { verdict: ordered, counts: most, bugs: all, warnings: warned, .. } = known else {
        return Ok(());
    };
    if verdict != ordered || bugs.is_empty() != all.is_empty() || warnings.is_empty() != warned.is_empty() {
        return differs("another verdict");
    }
    if bugs != all && args.search.keep_going {
        return differs("other bugs");
    }
    if optimal.everything() && counts.iter().sum::<u64>() > most.iter().sum::<u64>() {
        return differs("more executions");
    }
    Ok(())
}
