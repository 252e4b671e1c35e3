//! What the formula of a program says, compared with what brute force finds in all of its orders, for all of its inputs.

use crate::load::{Inputs, arguments, load, text_of};
use raddle::args::CheckArgs;
use raddle::check::{Setting, explore};
use raddle::input::Loaded;
use raddle::symbolic::follow;
use raddle_explore::{Algorithm, Bug, Stopped, Unobserved};
use raddle_smt::peephole::Variant;
use raddle_smt::search::{Options, Outcome, search};
use raddle_smt::solver::Batsat;
use raddle_trace::FaultKind;
use raddle_vm::Vm;
use raddle_witness::{Claim, confirm};
use std::collections::{BTreeMap, BTreeSet};

/// Executions after which brute force gives up on a program.
const NAIVE_EXECUTIONS_MAX: u64 = 3_000;
/// Steps, gates and questions whether to stop after which a formula is given up. Loops that wait go on for ever in it.
const DEPTH_MAX: u64 = 40;
const GATES_MAX: usize = 400_000;
const QUESTIONS_MAX: u64 = 2_000;
/// Instructions between two visible operations.
const LOCAL_MAX: u64 = 20_000;

/// Kinds and lines.
type Bugs = BTreeSet<(&'static str, u32)>;

/// What was compared, in all programs.
#[derive(Default, Debug)]
pub struct Seen {
    /// Programs that were compared.
    pub compared: u64,
    /// Those with bugs.
    pub with_bugs: u64,
    /// The bugs that formulas gave, by kind.
    pub bugs: BTreeMap<&'static str, u64>,
    /// Those where the machine, on the way, comes to one of another kind.
    pub others: u64,
    /// Programs that have too many executions for brute force.
    pub too_large: u64,
    /// Programs that a formula cannot say, and why, by the first reason.
    pub refused: u64,
    pub refusals: BTreeMap<String, u64>,
    /// Programs whose formula became too large.
    pub stopped: u64,
}

/// Whether formulas look for it.
fn is_looked_for(kind: FaultKind) -> bool {
    !matches!(kind, FaultKind::Livelock | FaultKind::DataRace | FaultKind::Limit)
}

/// What a bug is told apart by, once a machine of its own has confirmed it.
fn told_apart(loaded: &Loaded, bug: &Bug) -> Result<(&'static str, u32), String> {
    confirm(&mut Vm::new(loaded.program.clone()), &bug.schedule, Claim::from(&bug.fault))
        .map_err(|refuted| refuted.to_string())?;
    Ok((bug.fault.kind.name(), loaded.program.site(bug.fault.site).line))
}

/// Compares on one program, given by its IR. An error says what differs.
pub fn check(text: &str, variant: Variant, inputs: Inputs, seen: &mut Seen) -> Result<(), String> {
    let args = arguments(inputs);
    let mut loaded = load(text, &args)?;
    let main = loaded.module.function_named("main").ok_or("there is no main")?;
    let Some((naive, complete)) = brute_force(&mut loaded, &args)? else {
        seen.too_large += 1;
        return Ok(());
    };
    let options = Options { peephole: variant, depth_max: u64::MAX, local_max: LOCAL_MAX, inputs, deadlocks: true };
    let mut questions = 0;
    let (outcome, _) = search(&loaded.module, main, &options, Box::new(Batsat::new()), &mut |progress| {
        questions += 1;
        progress.depth > DEPTH_MAX || progress.gates > GATES_MAX || questions > QUESTIONS_MAX
    });
    match outcome {
        Outcome::Complete if naive.is_empty() && complete > 0 => {}
        Outcome::Empty if naive.is_empty() && complete == 0 => {}
        Outcome::Empty => {
            return Err(format!(
                "{variant:?}: no execution ends, and {complete} do under naive, which finds {naive:?}"
            ));
        }
        Outcome::Complete => {
            return Err(format!("{variant:?} verifies it, naive finds {naive:?}, and {complete} executions end"));
        }
        Outcome::Bug(found) => {
            let (kind, at) = (found.fault.0.name(), found.fault.1);
            let followed =
                follow(&mut loaded, &found).map_err(|failure| format!("{variant:?}: {}", text_of(failure)))?;
            let Some(bug) = followed else {
                seen.refused += 1;
                *seen.refusals.entry(String::from("far outside of an object")).or_default() += 1;
                return Ok(());
            };
            let known = told_apart(&loaded, &bug).map_err(|what| format!("{variant:?}: {what}"))?;
            if !naive.contains(&known) {
                return Err(format!("{variant:?} finds {kind} at {at}, which is {known:?}; naive finds {naive:?}"));
            }
            seen.others += u64::from(known.0 != kind);
            *seen.bugs.entry(kind).or_default() += 1;
        }
        Outcome::Refused(refusals) => {
            seen.refused += 1;
            let what = refusals.first().map_or(String::new(), |refusal| refusal.what.clone());
            *seen.refusals.entry(what).or_default() += 1;
            return Ok(());
        }
        Outcome::Stopped => {
            seen.stopped += 1;
            return Ok(());
        }
        Outcome::Bounded => return Err(String::from("it hit a bound that it was not given")),
    }
    seen.compared += 1;
    seen.with_bugs += u64::from(!naive.is_empty());
    Ok(())
}

/// All bugs that formulas look for; `None` if there are too many executions.
fn brute_force(loaded: &mut Loaded, args: &CheckArgs) -> Result<Option<(Bugs, u64)>, String> {
    let mut options = args.search.clone();
    options.max_executions = Some(NAIVE_EXECUTIONS_MAX);
    let setting = Setting::default();
    let summary = explore(loaded, Algorithm::Naive, &options, setting, &mut Unobserved).map_err(text_of)?;
    match summary.stopped {
        None => {}
        Some(Stopped::Executions) => return Ok(None),
        Some(stopped) => return Err(format!("naive stopped: {stopped:?}")),
    }
    if summary.counters.steps_cut + summary.counters.unsupported > 0 {
        return Err(format!("naive has not seen the end: {:?}", summary.counters));
    }
    let looked_for = summary.bugs.iter().filter(|bug| is_looked_for(bug.fault.kind));
    let bugs = looked_for.map(|bug| told_apart(loaded, bug)).collect::<Result<Bugs, String>>()?;
    Ok(Some((bugs, summary.counters.complete)))
}
