//! What can be reached with few preemptions: switches away from a thread that could have gone on.
//!
//! A shortest-path search over pairs of a state and the thread that moved last.

use std::collections::{BTreeSet, HashMap, VecDeque};

use crate::Hangs;
use crate::state::{Ending, Fault, State};
use crate::step::Machine;

/// Faults and deadlocks with the fewest preemptions that lead to them.
#[derive(Debug, Default)]
pub struct Costs {
    faults: HashMap<Fault, usize>,
    deadlock: Option<usize>,
    livelock: Option<usize>,
    /// How many pairs of a state and a thread there are.
    pub states: usize,
}

impl Costs {
    /// What can be reached with at most so many.
    pub fn within(&self, most: usize) -> (BTreeSet<Fault>, Hangs) {
        let faults = self.faults.iter().filter(|&(_, cost)| *cost <= most).map(|(fault, _)| fault.clone()).collect();
        let cheap = |least: Option<usize>| least.is_some_and(|cost| cost <= most);
        (faults, Hangs { deadlock: cheap(self.deadlock), livelock: cheap(self.livelock) })
    }
}

/// Searches; `None` when there are more states than that.
pub fn search(machine: &Machine<'_>, states: usize) -> Option<Costs> {
    let (state, faults) = machine.start();
    let mut costs = Costs::default();
    costs.faults.extend(faults.into_iter().map(|fault| (fault, 0)));
    let mut done: HashMap<(State, usize), ()> = HashMap::new();
    let mut queue = VecDeque::from([(state, 0, 0)]);
    while let Some((state, last, cost)) = queue.pop_front() {
        if done.insert((state.clone(), last), ()).is_some() {
            continue;
        }
        if done.len() > states {
            return None;
        }
        let goes_on = machine.alternatives(&state, last) > 0;
        let mut moved = false;
        for thread in 0..state.threads.len() {
            let cost = cost + usize::from(goes_on && thread != last);
            for alternative in 0..machine.alternatives(&state, thread) {
                moved = true;
                let mut next = state.clone();
                let step = machine.step(&mut next, thread, alternative);
                for fault in step.faults {
                    let least = costs.faults.entry(fault).or_insert(cost);
                    *least = cost.min(*least);
                }
                if goes_on && thread != last {
                    queue.push_back((next, thread, cost));
                } else {
                    queue.push_front((next, thread, cost));
                }
            }
        }
        if !moved {
            let known = match machine.ending(&state) {
                Ending::Deadlock => &mut costs.deadlock,
                Ending::AwaitBlocked => &mut costs.livelock,
                Ending::Complete | Ending::AssumeBlocked => continue,
            };
            *known = Some(known.map_or(cost, |least| least.min(cost)));
        }
    }
    costs.states = done.len();
    Some(costs)
}
