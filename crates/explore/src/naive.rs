//! All interleavings of visible operations: the oracle that the other algorithms are checked against.
//!
//! It is also the one algorithm for which [`Options::preemptions`](crate::Options::preemptions) is exact.

use crate::beyond_races::Explored;
use crate::driver::{Driver, Flow};
use crate::parts::{Parts, Returned};
use raddle_trace::{Choices, Machine, Pending, ThreadId, ThreadSet, Transition};

/// A state on the path to the present one: what was done there, and what is left to do.
#[derive(Clone, Debug)]
struct Node {
    done: Transition,
    choices: Choices,
    rest: ThreadSet,
    /// How many threads may move here.
    threads: u32,
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
        let threads = self.threads as usize;
        [(threads.saturating_sub(self.rest.len()), threads), (alternatives, self.choices.len())]
    }

    fn has_more(&self) -> bool {
        !self.rest.is_empty() || self.choices.after(self.done.choice).is_some()
    }

    /// Leaves the rest to another part of the search.
    fn close(&mut self) {
        self.rest = ThreadSet::EMPTY;
        self.choices = Choices::One;
    }
}

/// The state of the search: one node for each event of the path.
#[derive(Clone, Debug, Default)]
pub struct Naive {
    stack: Vec<Node>,
    /// What follows the path has been explored.
    back: bool,
    pub parts: Parts<(), ()>,
}

/// What is explored next.
enum Next {
    Step(Transition),
    Nothing,
    Waits,
}

impl Naive {
    pub fn run<M: Machine>(&mut self, driver: &mut Driver<'_, M>) -> Flow<Explored> {
        loop {
            driver.checkpoint()?;
            if !std::mem::take(&mut self.back) {
                let ready = driver.ready();
                if !ready.is_empty() {
                    let allowed = driver.allowed(ready);
                    let (done, choices, rest) = first_of(driver, allowed);
                    self.stack.push(Node { done, choices, rest, threads: allowed.len() as u32 });
                    driver.step(done)?;
                    continue;
                }
                driver.finish()?;
                driver.estimate(self.stack.iter().flat_map(Node::branches));
            }
            match self.backtrack(driver) {
                Next::Step(next) => driver.step(next)?,
                Next::Nothing => return Flow::Continue(Explored::Everything),
                Next::Waits => return Flow::Continue(Explored::Waits),
            }
        }
    }

    /// Back to the last state where something is left to do, and what that is.
    fn backtrack<M: Machine>(&mut self, driver: &mut Driver<'_, M>) -> Next {
        loop {
            let Some(depth) = self.stack.len().checked_sub(1) else { return Next::Nothing };
            let node = &mut self.stack[depth];
            if let Some(choice) = node.choices.after(node.done.choice) {
                node.done.choice = choice;
            } else if !node.rest.is_empty() {
                driver.rewind(depth);
                (node.done, node.choices, node.rest) = first_of(driver, node.rest);
            } else if !self.parts.is_given(depth) {
                self.stack.pop();
                continue;
            } else if let Some(Returned { executions: _, left: (), summary, beyond_races }) =
                self.parts.take_back(depth)
            {
                driver.add(summary, &beyond_races);
                self.stack.pop();
                continue;
            } else {
                driver.rewind(depth + 1);
                self.back = true;
                return Next::Waits;
            }
            driver.rewind(depth);
            return Next::Step(node.done);
        }
    }

    /// Gives away what is left at the first node that has something left, as another search and the length of its path.
    pub fn split(&mut self, part: u32) -> Option<(Naive, usize)> {
        let depth = self.stack.iter().position(Node::has_more)?;
        let mut stack = self.stack[..=depth].to_vec();
        stack[..depth].iter_mut().for_each(Node::close);
        self.stack[depth].close();
        self.parts.give(depth, part, 0);
        Some((Naive { stack, back: true, parts: Parts::default() }, depth + 1))
    }

    /// What is wrong with the state, for a path of this length.
    pub fn verify(&self, depth: usize) -> Result<(), &'static str> {
        match () {
            () if self.stack.len() != depth => Err("not one node for each event"),
            () if self.back && depth == 0 => Err("nowhere to go back to"),
            () => self.parts.verify(depth),
        }
    }
}

/// The first transition of a set of ready threads that is not empty, and the threads left.
fn first_of<M: Machine>(driver: &Driver<'_, M>, mut set: ThreadSet) -> (Transition, Choices, ThreadSet) {
    let thread = driver.order.first(set).unwrap_or(ThreadId::MAIN);
    set.remove(thread);
    let choices = match driver.machine.pending(thread) {
        Pending::Ready(operation) => operation.choices,
        _ => Choices::One,
    };
    (Transition { thread, choice: choices.first() }, choices, set)
}

crate::bytes::plain!(Node { done, choices, rest, threads });
crate::bytes::plain!(Naive { stack, back, parts });
