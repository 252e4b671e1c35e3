//! What a formula must have in common with the executions of a program.

use crate::agreement::Explored;
use crate::outcome::Outcome;
use raddle::args::CheckArgs;
use raddle::input::{self, Loaded};
use raddle::{honours, symbolic};
use raddle_report::{Palette, Verdict};
use raddle_smt::search::{self, Progress};
use raddle_smt::solver::Batsat;

/// Formulas larger than this are not solved.
const GATES_MAX: usize = 25_000;
/// A solver that has been at a dead end so often gives up.
const CONFLICTS_MAX: u64 = 500;

/// Makes a formula of the program, and compares what is found with what `optimal` found. Programs that formulas cannot say, and large ones, pass.
pub fn check(args: &CheckArgs, optimal: &Explored) -> Result<(), String> {
    let Outcome::Checked { verdict, bugs, .. } = &optimal.outcome else { return Ok(()) };
    if honours::check_symbolic(args).is_err() || optimal.handed_over && *verdict == Verdict::Incomplete {
        return Ok(());
    }
    let mut loaded: Loaded = input::load(&args.symbolic_input(), false).map_err(text)?;
    let Some(main) = loaded.module.function_named("main") else { return Ok(()) };
    let options = symbolic::options(&loaded, &args.search, args.symbolic);
    let mut enough = |seen: &Progress| seen.gates > GATES_MAX || seen.solver.conflicts > CONFLICTS_MAX;
    let (outcome, progress) = search::search(&loaded.module, main, &options, Box::new(Batsat::new()), &mut enough);
    match outcome {
        search::Outcome::Empty if *verdict == Verdict::Verified => {
            Err(String::from("symbolic says that no execution ends, and some do"))
        }
        search::Outcome::Complete | search::Outcome::Empty => {
            let lost = bugs.iter().find(|(kind, _)| !matches!(kind.as_str(), "data-race" | "livelock"));
            match lost {
                Some((kind, line)) => Err(format!("symbolic verifies it, and there is a {kind} at line {line}")),
                None => Ok(()),
            }
        }
        search::Outcome::Bug(found) => {
            let Some(bug) = symbolic::follow(&mut loaded, &found).map_err(text)? else { return Ok(()) };
            match verdict {
                Verdict::Bug | Verdict::Incomplete => Ok(()),
                _ => Err(format!("symbolic finds a {} after {} steps", bug.fault.kind.name(), progress.depth)),
            }
        }
        search::Outcome::Bounded | search::Outcome::Stopped | search::Outcome::Refused(_) => Ok(()),
    }
}

fn text(failure: raddle::failure::Failure) -> String {
    format!("symbolic: {}", failure.to_text(Palette::PLAIN))
}
