//! All interleavings of visible operations: the oracle that the other algorithms are checked against.
//!
//! It is also the one algorithm for which [`Options::preemptions`](crate::Options::preemptions) is exact.

use crate::driver::{Flow, Search};
use raddle_trace::{Choices, Machine, Pending, ThreadId, ThreadSet, Transition};

/// A state on the path to the present one: what was done there, and what is left to do.
struct Node {
    done: Transition,
    choices: Choices,
    rest: ThreadSet,
    /// How many threads may move here.
    threads: usize,
    /// The thread that moved before and could go on here: moving another one preempts it.
    running: Option<ThreadId>,
    /// Preemptions before this state.
    preemptions: u32,
}

impl Node {
    /// How many threads and how many alternatives of the present one were begun, and how many there are.
    fn branches(&self) -> [(usize, usize); 2] {
        let mut alternatives = 1;
        let mut choice = self.choices.first();
        while choice != self.done.choice
            && let Some(next) = self.choices.after(choice)
        {
            choice = next;
            alternatives += 1;
        }
        [(self.threads - self.rest.len(), self.threads), (alternatives, self.choices.len())]
    }

    /// Preemptions after the step taken here.
    fn preemptions_after(&self) -> u32 {
        self.preemptions + u32::from(self.running.is_some_and(|t| t != self.done.thread))
    }
}

pub fn run<M: Machine>(search: &mut Search<'_, M>) -> Flow {
    let mut stack: Vec<Node> = Vec::new();
    loop {
        let ready = search.ready();
        if !ready.is_empty() {
            let node = enter(search, stack.last(), ready);
            let done = node.done;
            stack.push(node);
            search.step(done)?;
            continue;
        }
        search.finish()?;
        search.estimate(stack.iter().flat_map(Node::branches));
        let Some(next) = backtrack(search, &mut stack) else { return Flow::Continue(()) };
        search.step(next)?;
    }
}

/// A state that is reached for the first time.
fn enter<M: Machine>(search: &mut Search<'_, M>, parent: Option<&Node>, ready: ThreadSet) -> Node {
    let running = parent.map(|node| node.done.thread).filter(|&t| ready.contains(t));
    let preemptions = parent.map_or(0, Node::preemptions_after);
    let mut allowed = ready;
    if let (Some(max), Some(running)) = (search.options.preemptions, running)
        && preemptions >= max
    {
        search.counters().preemption_cut += ready.len() as u64 - 1;
        allowed = ThreadSet::single(running);
    }
    let (done, choices, rest) = first_of(search, allowed);
    Node { done, choices, rest, threads: allowed.len(), running, preemptions }
}

/// Back to the last state where something is left to do, and what that is.
fn backtrack<M: Machine>(search: &mut Search<'_, M>, stack: &mut Vec<Node>) -> Option<Transition> {
    loop {
        let depth = stack.len().checked_sub(1)?;
        let node = &mut stack[depth];
        if let Some(choice) = node.choices.after(node.done.choice) {
            node.done.choice = choice;
        } else if !node.rest.is_empty() {
            search.rewind(depth);
            (node.done, node.choices, node.rest) = first_of(search, node.rest);
        } else {
            stack.pop();
            continue;
        }
        search.rewind(depth);
        return Some(node.done);
    }
}

/// The first transition of a set of ready threads that is not empty, and the threads left.
fn first_of<M: Machine>(search: &Search<'_, M>, mut set: ThreadSet) -> (Transition, Choices, ThreadSet) {
    let thread = search.order.first(set).unwrap_or(ThreadId::MAIN);
    set.remove(thread);
    let choices = match search.machine.pending(thread) {
        Pending::Ready(operation) => operation.choices,
        _ => Choices::One,
    };
    (Transition { thread, choice: choices.first() }, choices, set)
}
