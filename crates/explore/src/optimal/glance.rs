//! Races whose reversal is explored anyway, as is seen at a glance: most of them.
//!
//! Let `e` and `e'` be in a race, and `v = notdep(e, E).e'`. What the thread of `e'` is about to do in the state before `e` is `e'`, and nothing between the
//! two conflicts with it. *Claim*: if that step sleeps in the state before `e`, or is a leaf of the wakeup tree there, then `v` need not be inserted, in this
//! execution and in all with the same prefix up to `e'`.
//!
//! *Proof.* The step is in `I(v)`, and nothing behind `e'` has a say in that. If it sleeps, `sleep(E') ∩ WI(v)` is not empty, which is all that line 6 asks. If it is
//! a leaf, everything that begins with it will be explored, and `v` does, up to equivalence. [`find`](crate::wakeup_tree::WakeupTrees::find) may follow another branch before it
//! comes to that leaf, one that is independent of `v`, and put `v` below it; but all that begins with that branch is explored, too, whatever is below it. ∎
//!
//! What the step does has to be the same before `e`, as far as it matters here. It is for reads. A compare-and-swap may turn out otherwise, and a write may be silent. One that does write
//! after `e` conflicts with everything at its place, so nobody between the two was there: whatever it does without `e`, it conflicts with nobody between them either, and with nothing
//! that it did not conflict with before.

use super::{Explorer, Optimal};
use crate::execution::{Race, RaceKind, Second};
use raddle_trace::{Access, Machine, OpKind};

impl<M: Machine> Explorer<'_, '_, M> {
    /// Whether the claim holds of a race.
    #[inline]
    pub(super) fn is_explored_anyway(&self, race: Race) -> bool {
        let (RaceKind::Plain, true, Second::Event(second)) = (race.kind, race.closest, race.second) else {
            return false;
        };
        let (first, second) = (race.first as usize, second as usize);
        let log = &self.driver.log;
        let event = &log.events()[second];
        let everywhere = |access: &Access| access.mode.conflicts_with_all();
        let same = match event.kind {
            OpKind::Read => true,
            OpKind::Write | OpKind::Rmw | OpKind::CompareExchange => log.accesses(second).iter().all(everywhere),
            _ => false,
        };
        if !same || !self.execution.follows_at_once(first, second) {
            return false;
        }
        let Optimal { stack, trees, sleep, .. } = &*self.state;
        let step = event.transition;
        sleep.of(first).iter().any(|sleeper| sleeper.transition == step) || trees.has_leaf(stack[first].tree, step)
    }
}
