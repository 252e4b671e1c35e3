//! Source-DPOR: *Source Sets*, sections 5 and 8, Algorithms 1, 3 and 5.
//!
//! The search is [`backtracking`](crate::backtracking). What makes the sets of explored steps source sets is the test at
//! line 8 of Algorithm 1: some initial of `v`, whichever, is in the backtrack set.

use crate::backtracking::{Reversed, Selection};
use raddle_trace::Transition;

/// The test of source-DPOR.
pub struct SourceSets;

impl Selection for SourceSets {
    fn select(reversed: &mut Reversed<'_>, backtrack: &[Transition]) -> Option<Transition> {
        let mut candidate = None;
        for index in reversed.sequence.indices() {
            let step = reversed.sequence.transition(index);
            if (candidate.is_none() || backtrack.contains(&step)) && reversed.is_initial(index) {
                if backtrack.contains(&step) {
                    return None;
                }
                // Any initial will do. One that leads to the second event gives fewer sleep-set-blocked executions.
                candidate = reversed.leads_to_second(index).then_some(step);
            }
        }
        Some(candidate.unwrap_or_else(|| reversed.sequence.transition(0)))
    }
}
