//! Programs with loops that wait, as what they are: graphs of states that one can go round in for ever.
//!
//! Under a fair scheduler everybody who can move does, again and again. So an execution that goes on for ever comes to
//! states that it cannot leave: a strongly connected component of the graph without a way out. If it has a step in it, threads wait there in
//! loops for what nobody does.

use std::collections::{BTreeSet, HashMap};

use crate::Hangs;
use crate::state::{Ending, Fault, State};
use crate::step::Machine;

/// What can be reached.
#[derive(Debug, Default)]
pub struct Found {
    pub faults: BTreeSet<Fault>,
    pub hangs: Hangs,
}

/// Searches; `None` when there are more states than that.
pub fn search(machine: &Machine<'_>, most: usize) -> Option<Found> {
    let (start, faults) = machine.start();
    let mut found = Found { faults: faults.into_iter().collect(), ..Found::default() };
    let mut numbers: HashMap<State, usize> = HashMap::from([(start.clone(), 0)]);
    let mut states = vec![start];
    let mut next: Vec<Vec<usize>> = Vec::new();
    while next.len() < states.len() {
        let state = states[next.len()].clone();
        let mut there = Vec::new();
        for thread in 0..state.threads.len() {
            for alternative in 0..machine.alternatives(&state, thread) {
                let mut after = state.clone();
                found.faults.extend(machine.step(&mut after, thread, alternative).faults);
                let number = *numbers.entry(after).or_insert_with_key(|after| {
                    states.push(after.clone());
                    states.len() - 1
                });
                there.push(number);
            }
        }
        if there.is_empty() {
            match machine.ending(&state) {
                Ending::Deadlock => found.hangs.deadlock = true,
                Ending::AwaitBlocked => found.hangs.livelock = true,
                Ending::Complete | Ending::AssumeBlocked => {}
            }
        }
        next.push(there);
        if states.len() > most {
            return None;
        }
    }
    let component = components(&next);
    let mut closed = vec![true; states.len()];
    for (state, there) in next.iter().enumerate() {
        closed[component[state]] &= there.iter().all(|&after| component[after] == component[state]);
    }
    found.hangs.livelock |= (0..states.len())
        .any(|state| closed[component[state]] && machine.ending(&states[state]) == Ending::AwaitBlocked);
    Some(found)
}

/// The strongly connected component of each node, by Kosaraju's method.
fn components(next: &[Vec<usize>]) -> Vec<usize> {
    let mut order = Vec::new();
    let mut seen = vec![false; next.len()];
    for root in 0..next.len() {
        walk(root, next, &mut seen, |node| order.push(node));
    }
    let mut before = vec![Vec::new(); next.len()];
    for (node, there) in next.iter().enumerate() {
        there.iter().for_each(|&after| before[after].push(node));
    }
    let mut component = vec![0; next.len()];
    let mut seen = vec![false; next.len()];
    for &root in order.iter().rev() {
        walk(root, &before, &mut seen, |node| component[node] = root);
    }
    component
}

/// Calls `leave` for every node that can be reached and has not been seen, after those reached from it.
fn walk(root: usize, next: &[Vec<usize>], seen: &mut [bool], mut leave: impl FnMut(usize)) {
    let mut path = Vec::new();
    if !std::mem::replace(&mut seen[root], true) {
        path.push((root, 0));
    }
    while let Some((node, edge)) = path.last_mut() {
        if let Some(&after) = next[*node].get(*edge) {
            *edge += 1;
            if !std::mem::replace(&mut seen[after], true) {
                path.push((after, 0));
            }
        } else {
            leave(*node);
            path.pop();
        }
    }
}
