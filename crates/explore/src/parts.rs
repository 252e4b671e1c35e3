//! Searches in parts: what is given away, and what comes back. This is about those that go by races; where reads-from differs is in
//! `reads_from/split.rs`. Naive shares nothing; it waits for its parts all the same, so that what they found comes where it would have.
//!
//! A search gives away what is left at one state of its path, the *split state*: `b₁ … bₙ`, while it is below another step `c`
//! of that state. The part explores `b₁ … bₙ`, with `c` asleep, as the search itself would have done. The two share the
//! states up to the split state. A race with an event that was performed in a shared state asks for something to be
//! explored *from that state*, and what that is depends on all that is explored from there: if both decided, they would
//! decide twice. So one does, the search that gave the part away:
//!
//! * A part that finds such a race keeps the execution that shows it, in its outbox ([`Parts::hand_back`]).
//! * The search goes no further than below `c` until the part has come back. Then it repeats the executions of the outbox, one
//!   after the other, and looks at their races with events of shared states as if it had explored them itself
//!   ([`Parts::take_back`]). It may be a part too, and share some of these states with another search: then it
//!   hands the execution back in turn.
//! * Optimal hands an execution back only if it shows a sequence that no other has shown for that state: the search would decide about
//!   the same sequence in the same way.
//!
//! *Claim*: the search and the part explore exactly what the whole would have, provided that what is below `c` changes
//! nothing about what is to be explored after some `bᵢ`. *Proof*: what is explored below a step of the split state depends on what
//! sleeps there, which is `c` and the `bᵢ` before it, in the part as in the whole, and on the wakeup tree below it. What
//! it does to shared states comes after what `c` did to them, and before anything else is explored from these. ∎
//!
//! For source and classic the condition always holds: a backtrack set says which steps are explored, not what comes after
//! them. **Optimal** inserts sequences, and what was found below `c` may belong below a `bᵢ`. It is not enough that the
//! part explores whatever begins with `bᵢ`: it leaves out what a sleeping `c` seems to cover, and relies on the search below `c` to
//! insert what it does not. So the search keeps the wakeup trees that it gave away. If it has to insert something below one
//! of their first steps, the part is *void*: the search goes on as if it had given nothing away, and what the
//! part has found is dropped when it comes back. (What is found is the same in any case; this costs time only.)
//! Where a large share of the executions of parts is handed back, and repeated, a search gives nothing more away.
//!
//! What a part has seen that is [beyond races](crate::beyond_races) is told where the search comes back to the split state, too, and not when the part comes
//! back. So a search hands the program over where the one search would, and has found by then what that would have found.
//!
//! Threads are numbered by birth ([`Schedule`](raddle_trace::Schedule)), so that an execution means the same to another machine. Their
//! ids are those of a machine, and depend on who was met first; so nothing that the algorithm leaves open may be settled by ids
//! ([`order`](crate::order)). Then the counters of source and classic add up, too, all of them (but for `wakeup_tree_max` if a bug ends the search:
//! what a part asks of the search that gave it away may be waiting there by then, or not). Those of optimal that count work
//! (`events`, `predictions`, `wakeup_tree_max`) do not: wakeup trees may grow in another order, and lead to the same executions by
//! other ways.

use crate::Summary;
use crate::beyond_races::BeyondRaces;
use crate::bytes::{Corrupt, Plain, Reader};
use crate::driver::Driver;
use crate::events::EventLog;
use crate::initials::Step;
use raddle_base::sabotage::{Ingredient, is_off};
use raddle_trace::{Choices, Machine, Operation, Pending, ThreadId, Transition};
use std::collections::HashSet;

/// What a search shares with others. `E` is an execution that a part has explored, `L` what else it leaves behind.
#[derive(Clone, Debug)]
pub struct Parts<E = Foreign, L = Vec<Step>> {
    /// The number of states that it shares with the search it was split from.
    shared: u32,
    /// Executions that concern these.
    outbox: Vec<E>,
    /// What they were handed back for. It is not saved: to hand something back twice costs time only.
    handed_back: HashSet<Vec<u8>>,
    /// What it gave away itself, the deepest state last. Of one state, what was given away later comes before it in the order of the search, and so it is
    /// behind it here.
    given: Vec<Given<E, L>>,
}

/// An execution that a part has explored, from the split state on, with threads numbered by birth.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Foreign {
    pub steps: Vec<Transition>,
    /// Whether it is about the end of the execution, and not about its last step.
    pub whole: bool,
}

/// What is left at a state was given away.
#[derive(Clone, Debug)]
struct Given<E, L> {
    state: u32,
    part: u32,
    /// How many branches of the wakeup tree were given away.
    branches: u32,
    returned: Option<Returned<E, L>>,
}

/// What came back.
#[derive(Clone, Debug)]
pub struct Returned<E = Foreign, L = Vec<Step>> {
    pub executions: Vec<E>,
    /// What else is left behind: where races are gone by, what sleeps in the split state now.
    pub left: L,
    pub summary: Summary,
    pub beyond_races: BeyondRaces,
}

impl<E, L> Default for Parts<E, L> {
    fn default() -> Self {
        Parts { shared: 0, outbox: Vec::new(), handed_back: HashSet::new(), given: Vec::new() }
    }
}

impl Parts {
    /// Keeps the present execution for the search this was split from.
    pub fn hand_back(&mut self, log: &EventLog, whole: bool) {
        let execution = Foreign { steps: log.schedule()[self.floor()..].to_vec(), whole };
        if self.outbox.last() != Some(&execution) {
            self.post(execution);
        }
    }
}

impl<E, L> Parts<E, L> {
    /// Of a part that was split off at this state.
    pub fn of_part(state: usize) -> Self {
        Parts { shared: state as u32 + 1, ..Parts::default() }
    }

    /// The number of shared states.
    #[inline]
    pub fn shared(&self) -> usize {
        self.shared as usize
    }

    /// The first state that there may be something to explore from.
    #[inline]
    pub fn floor(&self) -> usize {
        self.shared.saturating_sub(1) as usize
    }

    /// Keeps an execution for the search this was split from.
    pub fn post(&mut self, execution: E) {
        if !is_off(Ingredient::HandedBack) {
            self.outbox.push(execution);
        }
    }

    /// Whether nothing was handed back for this reason before. What the search this was split from makes of the first, it
    /// would make of the others.
    pub fn is_news(&mut self, reason: Vec<u8>) -> bool {
        self.handed_back.insert(reason)
    }

    /// What is left at this state is given away: this many branches, if they are a wakeup tree's.
    pub fn give(&mut self, state: usize, part: u32, branches: usize) {
        let at = self.given.partition_point(|given| given.state as usize <= state);
        self.given.insert(at, Given { state: state as u32, part, branches: branches as u32, returned: None });
    }

    /// How many branches of a state's wakeup tree were given away.
    pub fn branches(&self, state: usize) -> usize {
        let given = self.given.iter().find(|given| given.state as usize == state);
        given.map_or(0, |given| given.branches as usize)
    }

    /// A branch that was given away is not what it was: the part does not count.
    pub fn take_branches(&mut self, state: usize) {
        self.given.retain(|given| given.state as usize != state);
    }

    /// Where a part was given away. Of two parts, the one for which this is larger comes first: of a later state, or of the same state and given
    /// away later.
    pub fn given_at(&self, part: u32) -> Option<u64> {
        let given = self.given.iter().find(|given| given.part == part)?;
        Some(u64::from(given.state) << 32 | u64::from(part))
    }

    /// Whether something was given away at this state, which no later one of the path is.
    #[inline]
    pub fn is_given(&self, state: usize) -> bool {
        self.given.iter().any(|given| given.state as usize == state)
    }

    /// What came back to the last state where something was given away; `None` if it has not.
    pub fn take_back(&mut self, state: usize) -> Option<Returned<E, L>> {
        let given = self.given.pop_if(|given| given.state as usize == state && given.returned.is_some())?;
        given.returned
    }

    /// How many executions are to be handed back.
    pub fn to_hand_back(&self) -> usize {
        self.outbox.len()
    }

    /// The outbox, when the part is done.
    pub fn take_outbox(&mut self) -> Vec<E> {
        std::mem::take(&mut self.outbox)
    }

    /// A part has come back. It may be void.
    pub fn put_back(&mut self, part: u32, returned: Returned<E, L>) {
        if let Some(given) = self.given.iter_mut().find(|given| given.part == part) {
            given.returned = Some(returned);
        }
    }

    /// Whether a part is to come back: it has not, and it is not void.
    pub fn wants(&self, part: u32) -> bool {
        self.given.iter().any(|given| given.part == part && given.returned.is_none())
    }

    /// What parts have found that came back, and that does not count yet.
    pub fn found(&self) -> impl Iterator<Item = &Summary> {
        self.given.iter().rev().filter_map(|given| given.returned.as_ref()).map(|returned| &returned.summary)
    }

    /// What is wrong with it, for a path of this length.
    pub fn verify(&self, depth: usize) -> Result<(), &'static str> {
        let Parts { shared, outbox, handed_back: _, given } = self;
        let ordered = given.is_sorted_by(|a, b| (a.state, a.part) < (b.state, b.part));
        match () {
            () if *shared as usize > depth + 1 => Err("more states are shared than there are"),
            () if *shared == 0 && !outbox.is_empty() => Err("executions for nobody"),
            () if !ordered => Err("parts in another order than they are explored"),
            () if given.iter().any(|given| given.state as usize > depth) => Err("a part of no state"),
            () => Ok(()),
        }
    }
}

impl<E: Plain, L: Plain> Plain for Parts<E, L> {
    fn write(&self, to: &mut Vec<u8>) {
        let Parts { shared, outbox, handed_back: _, given } = self;
        shared.write(to);
        outbox.write(to);
        given.write(to);
    }

    fn read(from: &mut Reader<'_>) -> Result<Self, Corrupt> {
        let (shared, outbox) = Plain::read(from)?;
        Ok(Parts { shared, outbox, given: Plain::read(from)?, ..Parts::default() })
    }
}

crate::bytes::plain!(Foreign { steps, whole });
crate::bytes::plain!(where E, L; Given<E, L> { state, part, branches, returned });
crate::bytes::plain!(where E, L; Returned<E, L> { executions, left, summary, beyond_races });

impl<M: Machine> Driver<'_, M> {
    /// Repeats a step that a part has taken.
    pub fn repeat_foreign(&mut self, step: Transition) {
        let recorder = self.log.recorder();
        let thread = recorder.id(step.thread);
        let waits =
            matches!(self.machine.pending(thread), Pending::Ready(Operation { choices: Choices::Waiters(_), .. }));
        let choice = if waits { recorder.id(ThreadId(step.choice)).0 } else { step.choice };
        if !self.repeat(Transition { thread, choice }) {
            self.disagree(&format!("{step:?} of a part is not possible"));
        }
    }
}
