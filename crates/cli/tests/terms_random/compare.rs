//! What searches with terms find, compared with what brute force finds for all inputs; and what optimal explores, compared with the classes of
//! all executions with terms.

use crate::classes::Classes;
use crate::load::{Inputs, arguments, load, text_of};
use raddle::args::{AdditionArgs, CheckArgs};
use raddle::check::{Setting, explore};
use raddle::input::Loaded;
use raddle_explore::{Algorithm, Bug, Observer, Stopped, Summary, Unobserved};
use raddle_trace::{FaultKind, LimitKind};
use raddle_vm::Vm;
use raddle_witness::{Claim, confirm};
use std::collections::{BTreeMap, BTreeSet};

/// Executions after which a search gives up on a program.
const EXECUTIONS_MAX: u64 = 3_000;

/// Kinds and lines.
type Bugs = BTreeSet<(&'static str, u32)>;

/// What was compared, in all programs.
#[derive(Default, Debug)]
pub struct Seen {
    /// Programs that were compared.
    pub compared: u64,
    /// Those with bugs.
    pub with_bugs: u64,
    /// The bugs, by kind.
    pub bugs: BTreeMap<&'static str, u64>,
    /// Programs that have too many executions for brute force.
    pub too_large: u64,
    /// Programs with something that no term can be, and why.
    pub refused: u64,
    pub refusals: BTreeMap<String, u64>,
    /// Programs that have too many executions with terms, and not without.
    pub longer: u64,
    /// Programs with threads that made too many steps.
    pub cut: u64,
    /// Executions by optimal, with terms, and for all inputs one by one.
    pub with_terms: u64,
    pub one_by_one: u64,
    /// Programs in which optimal explored just the classes that there are, and how many classes these were.
    pub by_classes: u64,
    pub classes: u64,
    /// Reasons to leave a program to another algorithm than optimal.
    pub left: BTreeMap<&'static str, u64>,
}

/// What a bug is told apart by, once a machine of its own has confirmed it.
fn told_apart(loaded: &Loaded, bug: &Bug) -> Result<(&'static str, u32), String> {
    confirm(&mut Vm::new(loaded.program.clone()), &bug.schedule, Claim::from(&bug.fault))
        .map_err(|refuted| refuted.to_string())?;
    let line = match bug.fault.kind {
        // At which of its reads a thread goes round is not the same for all algorithms.
        FaultKind::Livelock => 0,
        _ => loaded.program.site(bug.fault.site).line,
    };
    Ok((bug.fault.kind.name(), line))
}

/// Compares on one program, given by its IR. An error says what differs.
pub fn check(text: &str, inputs: Inputs, seen: &mut Seen) -> Result<(), String> {
    let mut args = arguments(inputs);
    let Some((naive, _)) = found(&mut load(text, &args)?, &args, Algorithm::Naive, seen)? else {
        seen.too_large += 1;
        return Ok(());
    };
    if let Some((_, summary)) = found(&mut load(text, &args)?, &args, Algorithm::Optimal, seen)? {
        seen.one_by_one += summary.counters.executions();
    }
    // Where additions commute, classes are larger than what the checker tells apart.
    let orders_additions = text.len().is_multiple_of(2);
    if orders_additions {
        args.search.additions = AdditionArgs::OFF;
    }
    let mut all = Classes::default();
    for algorithm in [Algorithm::Naive, Algorithm::Source, Algorithm::Classic, Algorithm::Optimal, Algorithm::ReadsFrom]
    {
        let mut loaded = load(text, &args)?;
        loaded.use_terms().map_err(text_of)?;
        let mut classes = Classes::default();
        let Some((bugs, summary)) = observed(&mut loaded, &args, algorithm, seen, &mut classes)? else {
            return Ok(());
        };
        let name = algorithm.name();
        if bugs != naive {
            return Err(format!("{name} with terms finds {bugs:?}, one by one there are {naive:?}"));
        }
        match algorithm {
            Algorithm::Naive => all = classes,
            Algorithm::Optimal => {
                seen.with_terms += summary.counters.executions();
                if orders_additions {
                    is_optimal(&summary, &classes, &all, seen)?;
                }
            }
            _ => {}
        }
    }
    seen.compared += 1;
    seen.with_bugs += u64::from(!naive.is_empty());
    naive.iter().for_each(|(kind, _)| *seen.bugs.entry(kind).or_default() += 1);
    Ok(())
}

/// Each class is explored once, and nothing in vain.
fn is_optimal(summary: &Summary, explored: &Classes, all: &Classes, seen: &mut Seen) -> Result<(), String> {
    let blocked = summary.counters.sleep_set_blocked;
    if let Some(hand_over) = summary.hand_overs.last() {
        *seen.left.entry(hand_over.why.text()).or_default() += 1;
        return Ok(());
    }
    if explored.traces != all.traces || explored.executions != explored.traces.len() as u64 || blocked > 0 {
        return Err(format!(
            "optimal explores {} of {} classes in {} executions, {} of them in vain",
            explored.traces.intersection(&all.traces).count(),
            all.traces.len(),
            explored.executions,
            blocked
        ));
    }
    seen.by_classes += 1;
    seen.classes += explored.executions;
    Ok(())
}

/// All bugs; `None` if there are too many executions, or something is refused.
fn found(
    loaded: &mut Loaded,
    args: &CheckArgs,
    algorithm: Algorithm,
    seen: &mut Seen,
) -> Result<Option<(Bugs, Summary)>, String> {
    observed(loaded, args, algorithm, seen, &mut Unobserved)
}

fn observed(
    loaded: &mut Loaded,
    args: &CheckArgs,
    algorithm: Algorithm,
    seen: &mut Seen,
    observer: &mut dyn Observer<Vm>,
) -> Result<Option<(Bugs, Summary)>, String> {
    let name = algorithm.name();
    let mut options = args.search.clone();
    options.max_executions = Some(EXECUTIONS_MAX);
    let setting = Setting::default();
    let summary = explore(loaded, algorithm, &options, setting, observer)
        .map_err(|failure| format!("{name}: {}", text_of(failure)))?;
    match &summary.stopped {
        None => {}
        Some(Stopped::Executions) => {
            // Decisions are steps, so naive has more orders of them.
            seen.longer += u64::from(loaded.terms.is_some());
            return Ok(None);
        }
        Some(Stopped::Machine(LimitKind::Unsupported, fault, _)) if loaded.terms.is_some() => {
            seen.refused += 1;
            *seen.refusals.entry(fault.message.clone()).or_default() += 1;
            return Ok(None);
        }
        Some(stopped) => return Err(format!("{name} stopped: {stopped:?}")),
    }
    if loaded.terms.is_some() && summary.counters.steps_cut > 0 {
        // A loop that waits for what depends on an input is not always seen to wait.
        seen.cut += 1;
        return Ok(None);
    }
    if summary.counters.steps_cut + summary.counters.unsupported > 0 {
        return Err(format!("{name} has not seen the end: {:?}", summary.counters));
    }
    let bugs = summary.bugs.iter().map(|bug| told_apart(loaded, bug)).collect::<Result<Bugs, String>>()?;
    Ok(Some((bugs, summary)))
}
