//! What the algorithms must agree on.

use crate::outcome::Outcome;
use raddle_explore::Algorithm;
use raddle_report::Verdict;

/// Compares what the algorithms say about one program.
///
/// * Those that finish agree on the verdict; brute force may have given up.
/// * Where everything was explored, they agree on the data races, and `classic`, `source` and `optimal`, which explore
///   one execution per Mazurkiewicz trace, agree on all counts of executions that are not redundant. There are `count`
///   of them if that is given, and brute force has at least as many.
/// * `optimal` has no redundant ones.
pub fn check(outcomes: &[(Algorithm, Outcome)], count: Option<u64>) -> Result<(), String> {
    let mut explored = Vec::new();
    let mut verdicts: Vec<(Algorithm, Verdict)> = Vec::new();
    for (algorithm, outcome) in outcomes {
        if let Outcome::Checked { verdict, counts, sleep_set_blocked, warnings, .. } = outcome {
            verdicts.push((*algorithm, *verdict));
            if *algorithm == Algorithm::Optimal && *sleep_set_blocked > 0 {
                return Err(format!("optimal has {sleep_set_blocked} redundant executions"));
            }
            if matches!(verdict, Verdict::Verified | Verdict::NoBugWithinBounds) {
                explored.push((*algorithm, counts, warnings));
            }
        }
    }
    if let Some(pair) = verdicts.windows(2).find(|pair| pair[0].1 != pair[1].1) {
        return Err(format!("the verdicts differ: {pair:?}"));
    }
    if let Some(pair) = explored.windows(2).find(|pair| pair[0].2 != pair[1].2) {
        return Err(format!("the warnings differ: {pair:?}"));
    }
    let per_trace = |algorithm| matches!(algorithm, Algorithm::Classic | Algorithm::Source | Algorithm::Optimal);
    let traces: Vec<_> = explored.iter().filter(|(algorithm, ..)| per_trace(*algorithm)).collect();
    if let Some(pair) = traces.windows(2).find(|pair| pair[0].1 != pair[1].1) {
        return Err(format!("the counts differ: {pair:?}"));
    }
    for (algorithm, counts, _) in &explored {
        let executions: u64 = counts.iter().sum();
        match count {
            Some(count) if per_trace(*algorithm) && executions != count => {
                return Err(format!("{} has {executions} executions, not {count}", algorithm.name()));
            }
            Some(count) if *algorithm == Algorithm::Naive && executions < count => {
                return Err(format!("naive has only {executions} executions, not {count}"));
            }
            _ => {}
        }
    }
    Ok(())
}
