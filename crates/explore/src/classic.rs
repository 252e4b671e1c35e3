//! Classic DPOR (Flanagan and Godefroid, POPL 2005) with sleep sets, as *Source Sets* describes it at the end of section
//! 5.1: the test of source-DPOR, strengthened so that the sets of explored steps are persistent sets.
//!
//! The search is [`backtracking`](crate::backtracking). The initial of `v` that is in the backtrack set, or is added to
//! it, has to be the second event of the race itself or to happen before it.

use crate::backtracking::{Reversed, Selection, run as run_backtracking};
use crate::driver::{Flow, Search};
use crate::initials::is_initial;
use raddle_trace::{Machine, Transition};

struct PersistentSets;

impl Selection for PersistentSets {
    fn select(reversed: &mut Reversed<'_>, backtrack: &[Transition]) -> Option<Transition> {
        let Reversed { sequence, last_is_exact, second, ref mut execution, log } = *reversed;
        let last_index = sequence.len() - 1;
        let last_thread = sequence.transition(last_index).thread;
        let mut candidate = None;
        for index in 0..sequence.len() {
            let leads_to_second = match (sequence.event(index), second) {
                (None, _) => last_is_exact || sequence.len() == 1,
                (Some(event), Some(second)) => event < second && execution.happens_before(event, second),
                (Some(event), None) => execution.before_next(event, last_thread),
            };
            if leads_to_second && is_initial(index, sequence, log) {
                let step = sequence.transition(index);
                if backtrack.contains(&step) {
                    return None;
                }
                candidate.get_or_insert(step);
            }
        }
        // Without the first event of the race, the second may depend on steps that it did not depend on after it.
        let fallback = sequence.transition(0);
        match candidate {
            Some(step) => Some(step),
            None => (!backtrack.contains(&fallback)).then_some(fallback),
        }
    }
}

pub fn run<M: Machine>(search: &mut Search<'_, M>) -> Flow {
    run_backtracking::<M, PersistentSets>(search)
}
