//! Decisions on inputs ([`Choices::Among`](raddle_trace::Choices)) in optimal-DPOR.
//!
//! A thread that has to know something of an input *decides*: its step has an outcome, a constraint on the inputs. Those that are
//! possible are those that satisfy, together with all that was decided before, some values of the inputs. What is
//! decided about depends on the thread's own history alone.
//!
//! **Classes.** Events are labelled with their outcomes, and a decision depends on nothing but its own thread's steps: conjunction commutes, so
//! two decisions that are possible together are possible in both orders, with the same outcomes. Those that are not are possible together
//! in neither order, and there is nothing to reverse: they belong to different classes. So a class is a Mazurkiewicz trace with
//! outcomes as labels, and stands for all inputs that satisfy them.
//!
//! **What has to be explored.** For each decision `e = p:c` of a maximal `E`, and each other outcome `c'` that was possible there,
//! `u.p:c'` for all maximal prefixes (by happens-before) `u` of `notdep(e, E)` with which `c'` goes together. There may be several: with
//! three decisions any two of which go together. The other races need nothing new: without `e` and what happens after it, less
//! is decided.
//!
//! *Claim*: then all classes are explored. *Proof.* Let `w` be a maximal execution that is not, and choose an explored `E` and an order of
//! `w` so that the first `k` events of `w` are a prefix of (some order of) `E`, with the largest `k`; call them `C`. Let `q` be an event of `w`
//! that happens after none but those in `C`. If for some such `q` its thread comes to the same operation and outcome in `E`, or `q` is no decision,
//! then the argument of [`reversal`](crate::reversal) leads to an explored execution with `C` and `q`, against the choice of `k`. So all such `q` are
//! decisions `p:c'`, and `E` has `p:c`. Take inputs `M` that lead to `w`, and let `K(E)` be the events of `E` that happen after no decision that `M`
//! contradicts (and are none). `C` is in `K(E)`, and `p:c` is not. Let `f = s:d` be the first event of `E` that is a decision which `M` contradicts.
//! What `M` says of it, `d'`, was possible there, since all that was decided before agrees with `M`. What comes after `f` in `E` and is in `K(E)` is a
//! prefix of `notdep(f, E)` that goes together with `d'`, so it is in a maximal one, and some `E'` with `K(E)` and `s:d'` is
//! explored: `K(E')` is larger than `K(E)`. That cannot go on for ever, so `M` contradicts nothing in some explored execution with `C`;
//! but there `p` decides `c'`, against the choice of `k`. ∎
//!
//! **None twice, and none in vain.** The proofs of the paper need of sleep sets and wakeup trees that a step is in `WI(v)` if and only if
//! it is possible before `v` and the same afterwards. A decision that is not in `v` and whose thread does nothing in `v` is in `WI(v)` if it
//! goes together with all that is decided in `v` ([`Together`]); on the way into a wakeup tree also with what is decided on the way. Whether it does is asked of the
//! machine, which is led to the end of `v` and shows what is left to decide. A sleeping decision is not in `WI(v)` if `v` rules it out, and `v` wakes
//! it then: a step that is not possible any more does not sleep ([`SleepSets::push_after`](crate::sleep_set::SleepSets::push_after)).
//!
//! **What lasts** (deviation 2 of [`optimal`](super)). For another outcome `u` is `p:c'` alone. A sleeping step or a branch that conflicts with it
//! does so in every execution with the prefix; if all do, `p:c'` alone is put into the tree, and nothing has to be asked. Everything
//! else about decisions is asked in each execution.

use super::{Anew, Explorer, Reversed};
use crate::access_list::AccessList;
use crate::initials::Together;
use crate::sleep_set::is_ruled_out;
use raddle_trace::{Machine, Pending, Transition};

/// What is known about decisions when a sequence is compared with other steps.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Decisions {
    /// There are none in the sequence: it rules nothing out.
    None,
    /// There are some.
    Unasked,
    /// The machine stands at the end of the sequence.
    Asked,
}

impl Decisions {
    /// Whether a step goes together with the sequence.
    pub(super) fn together<M: Machine>(self, step: Transition, accesses: &AccessList, machine: &M) -> Together {
        match self {
            Decisions::None => Together::Yes,
            // Only what decides touches nothing, or is a block.
            Decisions::Unasked if may_decide(accesses) => Together::Unknown,
            Decisions::Unasked => Together::Yes,
            Decisions::Asked if is_ruled_out(step, machine) => Together::No,
            Decisions::Asked => Together::Yes,
        }
    }

    /// Likewise, and the machine takes it if it does.
    pub(super) fn take_together<M: Machine>(
        self,
        step: Transition,
        accesses: &AccessList,
        machine: &mut M,
    ) -> Together {
        let together = self.together(step, accesses, machine);
        if let (Decisions::Asked, Together::Yes) = (self, together) {
            let possible = matches!(machine.pending(step.thread), Pending::Ready(operation) if operation.choices.contains(step.choice));
            assert!(possible, "{step:?} depends on nothing in a sequence, and is not possible after it");
            machine.step(step);
        }
        together
    }
}

/// Whether a step that touches this may be a decision.
fn may_decide(accesses: &AccessList) -> bool {
    accesses.as_slice().is_empty()
}

impl Reversed {
    /// Whether it is not yet known that all of the sequence goes together.
    pub(super) fn is_open(&self, decisions: Decisions) -> bool {
        matches!(self.anew, Anew::Outcome) && decisions == Decisions::Unasked
    }
}

impl<M: Machine> Explorer<'_, '_, M> {
    /// Whether something is decided in the sequence.
    pub(super) fn has_decisions(&self, reversed: &Reversed) -> bool {
        let log = &self.driver.log;
        self.driver.beyond_races.decides()
            && (matches!(reversed.anew, Anew::Outcome) || self.sequence.events().any(|event| log.decides(event)))
    }

    /// Inserts a reversal at whose end the machine stands.
    pub(super) fn insert_asked(&mut self, reversed: Reversed) {
        let decisions = if self.has_decisions(&reversed) { Decisions::Asked } else { Decisions::None };
        let unknown = self.insert_beside(reversed, decisions);
        assert!(unknown.is_none(), "the machine was asked");
    }
}
