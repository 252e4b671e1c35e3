//! Predictions about the machine, and what happens when one fails.
//!
//! The algorithms work ahead of the machine: a wakeup tree says what a step will touch, a schedule of reads-from says what an
//! event will read and whether it will write. Traces are lost when that is wrong, so each of these is compared with
//! what the machine does when it gets there. (The backtrack sets of source and classic hold steps only, and expect nothing.) One that fails is an error of ours: the search ends there and then, and says
//! how to get there again. Nothing goes on past a disagreement.
//!
//! There is one thing that no algorithm but [`naive`](crate::naive) can predict, and that they all look out for: what is
//! [beyond races](crate::beyond_races). A prediction that fails because of it is the last of the search; the program is
//! left to `naive`.

use crate::driver::Driver;
use raddle_trace::{Access, Machine, Pending, Transition};

impl<M: Machine> Driver<'_, M> {
    /// Checks that the last step touched what was expected.
    #[inline]
    pub fn check_accesses(&mut self, expected: &[Access]) {
        self.counters().predictions += 1;
        let happened = self.log.accesses(self.log.len() - 1);
        let same = |(a, b): (&Access, &Access)| {
            let Access { address, len, mode, order: _, tag } = *a;
            address == b.address && len == b.len && mode == b.mode && tag == b.tag
        };
        if expected.len() != happened.len() || !expected.iter().zip(happened).all(same) {
            let what = format!("the last step was to touch {expected:?}, and touched {happened:?}");
            self.disagree_unless_beyond_races(&what);
        }
    }

    /// Whether a step can be taken now.
    #[inline]
    pub fn is_possible(&self, step: Transition) -> bool {
        match self.machine.pending(step.thread) {
            Pending::Ready(operation) => operation.choices.contains(step.choice),
            Pending::Blocked(..) | Pending::Stuck(_) | Pending::Finished => false,
        }
    }

    /// A prediction has failed. If this returns, what was explored so far will not count.
    #[cold]
    pub fn disagree_unless_beyond_races(&mut self, what: &str) {
        // Where loops are taken to end, threads are expected to get out of them.
        self.caught_in_loop |= self.options.loops_end && self.machine.threads().iter().any(|t| self.goes_round(t));
        // The machine may be off the path, and whoever led it there needs to know what threads are blocked at on it.
        let blocked = std::mem::take(&mut self.blocked);
        if !self.caught_in_loop && !self.is_beyond_races() {
            self.disagree(what);
        }
        self.blocked = blocked;
    }

    /// A prediction has failed.
    #[cold]
    pub fn disagree(&self, what: &str) -> ! {
        panic!("the machine did not do what was predicted: {what}; after the steps {:?}", self.log.schedule());
    }
}
