//! Source-DPOR: *Source Sets*, sections 5 and 8, Algorithms 1, 3 and 5.
//!
//! The search is [`backtracking`](crate::backtracking). What makes the sets of explored steps source sets is the test at
//! line 8 of Algorithm 1: some initial of `v`, whichever, is in the backtrack set.

use crate::backtracking::{Reversed, Selection, run as run_backtracking};
use crate::driver::{Flow, Search};
use crate::initials::is_initial;
use raddle_trace::{Machine, Transition};

struct SourceSets;

impl Selection for SourceSets {
    fn select(reversed: &mut Reversed<'_>, backtrack: &[Transition]) -> Option<Transition> {
        let Reversed { sequence, last_is_exact, log, .. } = *reversed;
        let known = if last_is_exact || sequence.len() == 1 { sequence.len() } else { sequence.len() - 1 };
        let explored =
            |&index: &usize| backtrack.contains(&sequence.transition(index)) && is_initial(index, sequence, log);
        let sufficient = (0..known).any(|index| explored(&index));
        // The first step of a sequence is always an initial.
        (!sufficient).then(|| sequence.transition(0))
    }
}

pub fn run<M: Machine>(search: &mut Search<'_, M>) -> Flow {
    run_backtracking::<M, SourceSets>(search)
}
