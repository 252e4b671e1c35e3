//! What the algorithms must agree on.

use crate::classes::Classes;
use crate::outcome::Outcome;
use raddle_explore::Algorithm;
use raddle_report::Verdict;

/// What one algorithm did with a program.
pub struct Explored {
    /// Which.
    pub algorithm: Algorithm,
    /// Whether another algorithm had to explore the program instead.
    pub handed_over: bool,
    /// What came of it.
    pub outcome: Outcome,
    /// The classes of its executions.
    pub classes: Classes,
}

impl Explored {
    /// Whether it saw everything.
    pub fn everything(&self) -> bool {
        let clean = [Verdict::Verified, Verdict::NoBugWithinBounds];
        matches!(&self.outcome, Outcome::Checked { verdict, .. } if clean.contains(verdict))
    }

    /// Whether its theorem promises one execution per Mazurkiewicz trace, apart from redundant ones.
    fn per_trace(&self) -> bool {
        matches!(self.algorithm, Algorithm::Classic | Algorithm::Source | Algorithm::Optimal) && !self.handed_over
    }
}

/// Compares what the algorithms say about one program. Those that finish agree on the verdict. Those that saw everything
/// agree on the data races, on the set of reads-from classes and, but for `reads-from`, on the set of Mazurkiewicz traces.
/// `classic`, `source` and `optimal` explore each trace once, `reads-from` each of its classes once, which are no more than
/// there are traces; `optimal` abandons nothing. There are `count` traces if that is given.
pub fn check(all: &[Explored], count: Option<u64>) -> Result<(), String> {
    for explored in all {
        check_one(explored, count)?;
    }
    let verdict = |explored: &Explored| match explored.outcome {
        Outcome::Checked { verdict, .. } => Some(verdict),
        Outcome::Over(_) => None,
    };
    agree(all, "verdicts", |_| true, verdict)?;
    let warnings = |explored: &Explored| match &explored.outcome {
        Outcome::Checked { warnings, .. } => Some(warnings.clone()),
        Outcome::Over(_) => None,
    };
    // Of the writes that nobody reads `reads-from` need not see all orders, so it may not see all places of a race.
    let by_order = |explored: &Explored| explored.everything() && explored.algorithm != Algorithm::ReadsFrom;
    agree(all, "warnings", by_order, warnings)?;
    agree(all, "presence of warnings", Explored::everything, |explored| warnings(explored).map(|w| w.is_empty()))?;
    let by_traces = |explored: &Explored| explored.everything() && explored.algorithm != Algorithm::ReadsFrom;
    agree(all, "sets of traces", by_traces, |explored| Some(explored.classes.traces.clone()))?;
    agree(all, "sets of reads-from classes", Explored::everything, |explored| {
        Some(explored.classes.reads_from.clone())
    })?;
    let by_flow = |explored: &Explored| {
        let by_flow = matches!(explored.algorithm, Algorithm::Naive | Algorithm::ReadsFrom);
        explored.everything() && by_flow && !explored.handed_over
    };
    agree(all, "sets of explored reads-from classes", by_flow, |explored| Some(explored.classes.explored.clone()))?;
    let count_by = |algorithm| {
        let by = all.iter().find(|explored| explored.algorithm == algorithm && explored.everything());
        by.map(|explored| explored.classes.executions - explored.classes.waiting)
    };
    match (count_by(Algorithm::ReadsFrom), count_by(Algorithm::Optimal)) {
        (Some(classes), Some(traces)) if classes > traces => {
            Err(format!("reads-from has {classes} executions, optimal only {traces}"))
        }
        _ => Ok(()),
    }
}

/// What an algorithm promises by itself.
fn check_one(explored: &Explored, count: Option<u64>) -> Result<(), String> {
    let Explored { algorithm, handed_over, outcome, classes } = explored;
    let name = algorithm.name();
    if let Outcome::Checked { sleep_set_blocked, .. } = outcome
        && *algorithm == Algorithm::Optimal
        && !handed_over
        && *sleep_set_blocked > 0
    {
        return Err(format!("optimal has {sleep_set_blocked} redundant executions"));
    }
    if !explored.everything() {
        return Ok(());
    }
    let traces = classes.traces.len() as u64;
    if explored.per_trace() && classes.executions != traces {
        return Err(format!("{name} has {} executions of {traces} traces", classes.executions));
    }
    let reads_from = (classes.explored.len() + classes.explored_waiting.len()) as u64;
    if *algorithm == Algorithm::ReadsFrom && !handed_over && classes.executions != reads_from {
        return Err(format!("{name} has {} executions of {reads_from} reads-from classes", classes.executions));
    }
    match count {
        Some(count) if *algorithm != Algorithm::ReadsFrom && traces != count => {
            Err(format!("{name} sees {traces} traces, not {count}"))
        }
        _ => Ok(()),
    }
}

/// All that belong to it agree on something, as far as they have it.
fn agree<T: PartialEq>(
    all: &[Explored],
    what: &str,
    belongs: impl Fn(&Explored) -> bool,
    property: impl Fn(&Explored) -> Option<T>,
) -> Result<(), String> {
    let mut first: Option<(&Explored, T)> = None;
    for explored in all.iter().filter(|explored| belongs(explored)) {
        let Some(value) = property(explored) else { continue };
        match &first {
            None => first = Some((explored, value)),
            Some((other, expected)) if *expected != value => {
                return Err(format!(
                    "the {what} differ:\n{}: {}\n{}: {}",
                    other.algorithm.name(),
                    other.outcome,
                    explored.algorithm.name(),
                    explored.outcome
                ));
            }
            Some(_) => {}
        }
    }
    Ok(())
}
