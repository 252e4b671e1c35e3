//! Classic DPOR (Flanagan and Godefroid, POPL 2005) with sleep sets, as *Source Sets* describes it at the end of section
//! 5.1: the test of source-DPOR, strengthened so that the sets of explored steps are persistent sets.
//!
//! The search is [`backtracking`](crate::backtracking). The initial of `v` that is in the backtrack set, or is added to
//! it, has to be the second event of the race itself or to happen before it.

use crate::backtracking::{Reversed, Selection};
use raddle_trace::Transition;

/// The test of classic DPOR.
pub struct PersistentSets;

impl Selection for PersistentSets {
    fn select(reversed: &mut Reversed<'_>, backtrack: &[Transition]) -> Option<Transition> {
        let mut candidate = None;
        for index in reversed.sequence.indices() {
            if reversed.leads_to_second(index) && reversed.is_initial(index) {
                let step = reversed.sequence.transition(index);
                if backtrack.contains(&step) {
                    return None;
                }
                candidate.get_or_insert(step);
            }
        }
        // Without the first event of the race, the second may depend on steps that it did not depend on after it.
        let step = candidate.unwrap_or_else(|| reversed.sequence.transition(0));
        (!backtrack.contains(&step)).then_some(step)
    }
}
