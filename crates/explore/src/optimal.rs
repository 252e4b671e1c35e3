//! Optimal-DPOR: *Source Sets*, sections 6 to 8, Algorithms 2, 4 and 6. One execution per Mazurkiewicz trace, and none
//! that is sleep-set blocked.
//!
//! | paper | here |
//! | --- | --- |
//! | `E` | the log and [`Execution`] of the present path |
//! | `wut(E')`, `sleep(E')` | `stack[depth of E'].tree`, `sleep` of that depth |
//! | `e ⋖ e'`, `notdep(e, E).e'` | [`Race`], [`reverse`] |
//! | `insert`, `subtree` | [`WakeupTrees::insert`], [`WakeupTrees::pop`] |
//!
//! Deviations:
//!
//! 1. The recursion is a stack.
//! 2. A race is handled at the first maximal execution that contains its second event, and at later ones with the same
//!    prefix only where that can make a difference, so that the cost of an execution is that of its new suffix. What has
//!    to hold for every maximal execution is that a sleeping step is in `WI(v)`, or that some leaf of the wakeup tree is
//!    a weak prefix of `v`. `v` is arranged so that what lies in the prefix (all up to the second event) comes first.
//!
//!    *Claim*: let `u` be the part of `v` that lies in the prefix, with the second event at its end, and let that event be
//!    *contained* ([`reversal`](crate::reversal)). If the outcome rests on `u` alone (a sleeping step is an initial of it; or all
//!    sleeping steps and all branches passed over conflict with it, and those followed are initials of it), it is
//!    the same for every execution with that prefix, provided that no more than `u` is inserted: it is *lasting*.
//!
//!    *Proof*: let `E` be another maximal execution with the prefix, `v'` its reversal of the race. An event `f` of `v'` that is
//!    not in `u` comes after the second event, and depends neither on the first (or it would not be in `notdep`) nor on the
//!    second as it was (which depends on the first). Because the second is contained, `f` does not depend on it as it
//!    will be either, and, writing nothing that it reads, does not change what it will be. So `v'` is `u` followed by such events:
//!    what is an initial of `u` is one of `v'`, what conflicts with `u` conflicts with `v'`, and a node that `u` leads to
//!    is a weak prefix of `v'`. All executions from that node are explored but those of sleeping steps, which have been. ∎
//!
//!    Any other race is *parked* and handled again; if there is a sleeping step in `WI(v)`, only when the new suffix refutes
//!    it. It does not suffice that the *first* step of a leaf lasts: sleeping steps are left out because leaves wake
//!    them. If the second event is not contained, a part of `v` without it still lasts: a sleeping step that is an
//!    initial of that part is one of every `v'`. The tests compare with a search that handles all races every time.
//! 3. A step is a thread *and* an alternative of its operation (`choose`, which waiter a signal wakes). Alternatives
//!    exclude each other: an event with alternatives is in a race with each other alternative, with
//!    `v = notdep(e, E).p:c'`.
//! 4. A wait with a timeout that was woken could have given up instead, and `exit` prevents whatever the others could do:
//!    the event that prevents a step is in a race with it.
//! 5. The search can be split: see [`parts`](crate::parts).
//! 6. Awaits are handled as in *Awaiting for Godot*, Algorithm 1, lines 7 to 22: an await, performed or blocked at the end, is in a race with
//!    every write to what it looks at, and `v` is `u.p` if the machine says that the step is possible after `u`. Writes to all of what is
//!    awaited conflict with one another, and then `u` is the whole of `w`; otherwise parts of it are tried ([`prefixes`](crate::prefixes)).
//!    Can-stop is in [`Explorer::can_stop`]: where an await can come before a write that all others conflict with, no earlier reversals are tried.
//!    That saves a quarter to a half of the events where several threads take a lock by awaits, and explores the same. With deviation 2 the reversals
//!    that are left out have to be parked: in a later execution with the same prefix the await may not be possible there.
//! 7. Decisions on inputs, which rule each other out: see [`decisions`].
//! 8. Blocking and the accesses of the last step of `v`: see [`reversal`](crate::reversal).

mod decisions;
mod glance;
mod reversed;
mod saved;

use crate::access_list::AccessList;
use crate::barriers::same_generation;
use crate::beyond_races::Explored;
use crate::bytes::Plain;
use crate::driver::{Driver, Flow};
use crate::events::Prevented;
use crate::execution::{Execution, Race, RaceKind, Second};
use crate::initials::{Step, WeakInitial, weak_initial};
use crate::notdep::Sequence;
use crate::parts::{Foreign, Parts, Returned};
use crate::prefixes::Prefixes;
use crate::reversal::{Last, Reversal, is_contained, reverse};
use crate::sleep_set::{Asleep, SleepSets};
use crate::wakeup_tree::{Branch, Found, WakeupTree, WakeupTrees};
use decisions::Decisions;
use raddle_base::sabotage::{Ingredient, is_off};
use raddle_trace::{Access, Choices, Machine, Mode, OpKind, Pending, ThreadId, ThreadSet, Transition};
use reversed::{Anew, Parked, Put, Reversed};

/// A state on the path to the present one.
#[derive(Clone, Debug)]
struct Node {
    /// What is left to explore from here; the branch being explored is taken out.
    tree: WakeupTree,
    /// Branches explored or being explored.
    begun: u32,
    /// What was given away here was void, and would be again. (Known only while it is worked on.)
    void: bool,
}

/// A search gives nothing more away when more executions than this, and more than one of so many, are handed back.
const HANDED_BACK_MAX: u64 = 64;
const HANDED_BACK_SHARE: u64 = 8;

/// The state of the search.
#[derive(Clone, Debug)]
pub struct Optimal {
    /// One node for each state of the path.
    stack: Vec<Node>,
    sleep: SleepSets,
    trees: WakeupTrees,
    /// Events before this position had their races handled.
    handled: u32,
    parked: Vec<Parked>,
    /// The last state has nothing more to explore than what its node says.
    back: bool,
    /// Executions of parts that were repeated here. (It is not saved.)
    repeated: u64,
    pub parts: Parts,
}

impl Optimal {
    pub fn new() -> Self {
        let mut sleep = SleepSets::default();
        sleep.push_empty();
        Optimal {
            stack: vec![Node { tree: WakeupTree::EMPTY, begun: 0, void: false }],
            sleep,
            trees: WakeupTrees::new(),
            handled: 0,
            parked: Vec::new(),
            back: false,
            repeated: 0,
            parts: Parts::default(),
        }
    }

    pub fn run<M: Machine>(&mut self, driver: &mut Driver<'_, M>) -> Flow<Explored> {
        let mut execution = Execution::of(&driver.log);
        // Where it is to go back, the last event is done with.
        let unhandled = self.handled..(driver.log.len() - usize::from(self.back && !driver.log.is_empty())) as u32;
        execution.races.retain(|race| matches!(race.second, Second::Event(second) if unhandled.contains(&second)));
        let mut explorer = Explorer {
            handle_all_races: driver.options.handle_all_races,
            driver,
            state: self,
            execution,
            sequence: Sequence::default(),
            races: Vec::new(),
            questions: Vec::new(),
            parked_before: Vec::new(),
            foreign: None,
            concerns_shared: false,
        };
        let flow = explorer.explore();
        let max = &mut driver.counters().wakeup_tree_max;
        *max = self.trees.live_max().max(*max);
        flow
    }

    /// Gives away what is left at the first state that has something left and is not shared, as another search.
    pub fn split(&mut self, part: u32, executions: u64) -> Option<(Optimal, usize)> {
        let handed_back = self.repeated.max(self.parts.to_hand_back() as u64);
        if handed_back > HANDED_BACK_MAX && handed_back * HANDED_BACK_SHARE > executions {
            return None;
        }
        let left = |state: usize| {
            let Node { tree, begun: _, void } = self.stack[state];
            !tree.is_empty() && !void && !self.parts.is_given(state)
        };
        let state = (self.parts.floor()..self.depth()).find(|&state| left(state))?;
        let mut given = Optimal { parts: Parts::of_part(state), back: true, ..self.clone() };
        for node in given.stack.drain(state + 1..) {
            given.trees.free(node.tree);
        }
        given.stack.push(Node { tree: WakeupTree::EMPTY, begun: 0, void: false });
        given.sleep.truncate(state + 2);
        given.handled = given.handled.min(state as u32 + 1);
        given.trees.set_live_max(0);
        self.parts.give(state, part, self.trees.children(self.stack[state].tree).count());
        Some((given, state + 1))
    }

    /// What is wrong with the state, for a path of this length.
    pub fn verify(&self, depth: usize) -> Result<(), &'static str> {
        let Optimal { stack, sleep, trees, handled, parked, back: _, repeated: _, parts } = self;
        let wrong = |Parked { reversed, witness: _ }: &Parked| reversed.first > reversed.second;
        match () {
            () if stack.len() != depth + 1 => Err("not one node for each state"),
            () if sleep.states() != depth + 1 => Err("not one sleep set for each state"),
            () if *handled as usize > depth => Err("races of events that have not happened"),
            () if parked.iter().any(wrong) => Err("a race of a later with an earlier event"),
            () if !trees.holds_just(stack.iter().map(|node| node.tree)) => Err("a wakeup tree of no state"),
            () => parts.verify(depth),
        }
    }

    /// What sleeps in the state at which it was split off, now that it has explored it.
    pub fn slept(&self) -> Vec<Step> {
        self.sleep.of(self.parts.floor()).to_vec()
    }

    /// The length of the path that the state belongs to.
    pub fn depth(&self) -> usize {
        self.stack.len() - 1
    }
}

struct Explorer<'s, 'a, M: Machine> {
    driver: &'s mut Driver<'a, M>,
    state: &'s mut Optimal,
    execution: Execution,
    /// Handle all races at every maximal execution, as the paper does.
    handle_all_races: bool,
    sequence: Sequence,
    races: Vec<Race>,
    /// Reversals whose last step the machine has to be asked about.
    questions: Vec<Reversed>,
    /// Scratch: the parked races of the last execution.
    parked_before: Vec<Parked>,
    /// The execution is one that a part has explored: only states up to this one matter.
    foreign: Option<usize>,
    /// Something has to be explored from a state that is shared.
    concerns_shared: bool,
}

/// What is explored next.
enum Next {
    Branch(Branch),
    Nothing,
    /// It ends here, or waits, because of what a part has found or has not brought back yet.
    ComesNot(Explored),
}

impl<M: Machine> Explorer<'_, '_, M> {
    fn explore(&mut self) -> Flow<Explored> {
        loop {
            self.driver.checkpoint()?;
            let mut next = None;
            if std::mem::take(&mut self.state.back) {
                next = match self.comes_back()? {
                    None => self.next_branch(),
                    Some(why) => return Flow::Continue(why),
                };
            } else {
                let ready = self.driver.ready();
                if ready.is_empty() {
                    self.driver.finish()?;
                } else if let Some(branch) = self.next(ready) {
                    self.step(branch)?;
                    continue;
                } else if !self.state.sleep.is_empty(self.state.stack.len() - 1) {
                    self.driver.finish_sleep_set_blocked()?;
                }
                // Otherwise the bound on preemptions stopped us.
                if self.driver.is_beyond_races() {
                    return Flow::Continue(Explored::BeyondRaces);
                }
                self.handle_races()?;
            }
            let next = match next {
                Some(branch) => Next::Branch(branch),
                None => self.backtrack()?,
            };
            match next {
                Next::Branch(branch) => self.step(branch)?,
                Next::Nothing => return Flow::Continue(Explored::Everything),
                Next::ComesNot(why) => return Flow::Continue(why),
            }
        }
    }

    /// The first step from a new state: the first branch of its wakeup tree, or any step (lines 17 to 24).
    fn next(&mut self, ready: ThreadSet) -> Option<Branch> {
        let state = self.state.stack.len() - 1;
        if !self.state.stack[state].tree.is_empty() {
            return self.next_branch();
        }
        let mut awake = ready;
        if !self.state.sleep.is_empty(state) {
            // Does not happen: a leaf of a wakeup tree wakes all that sleep.
            awake = ready.iter().filter(|&t| !self.state.sleep.contains_thread(state, t)).collect();
        }
        if let Some(held) = self.driver.held().filter(|&held| awake.contains(held)) {
            awake = ThreadSet::single(held);
        }
        let thread = self.driver.order.first(awake)?;
        let choice = match self.driver.machine.pending(thread) {
            Pending::Ready(operation) => operation.choices.first(),
            _ => 0,
        };
        Some(Branch { step: Transition { thread, choice }, accesses: None, subtree: WakeupTree::EMPTY })
    }

    /// The next branch of the last state's wakeup tree that the bound on preemptions allows.
    fn next_branch(&mut self) -> Option<Branch> {
        let state = self.state.stack.len() - 1;
        loop {
            let branch = self.state.trees.pop(&mut self.state.stack[state].tree)?;
            if self.driver.may_move(branch.step.thread) {
                return Some(branch);
            }
            self.state.trees.free(branch.subtree);
        }
    }

    /// Explores a step from the last state: lines 25 to 27.
    fn step(&mut self, branch: Branch) -> Flow {
        let Branch { step, accesses, subtree } = branch;
        let state = self.state.stack.len() - 1;
        let node = &mut self.state.stack[state];
        (node.begun, node.void) = (node.begun + 1, false);
        if accesses.is_some() && !self.driver.is_possible(step) {
            self.driver.disagree_unless_beyond_races(&format!("{step:?} of a wakeup tree is not possible"));
            self.state.trees.free(subtree);
            return Flow::Continue(());
        }
        self.driver.step_keeping(step, || self.state.trees.in_mind())?;
        if let Some(expected) = accesses {
            self.driver.check_accesses(expected.as_slice());
        }
        self.execution.push(&self.driver.log);
        let decided = self.driver.log.decides(state);
        self.state.sleep.push_after(step, self.driver.log.accesses(state), decided, &*self.driver.machine);
        self.state.stack.push(Node { tree: subtree, begun: 0, void: false });
        Flow::Continue(())
    }

    /// Back to the last state with something left to explore: lines 28 and 29. The next branch there.
    fn backtrack(&mut self) -> Flow<Next> {
        let trees = &self.state.trees;
        let begun = |node: &Node| node.begun.max(1) as usize;
        let branches = |node: &Node| (begun(node), begun(node) + trees.children(node.tree).count());
        self.driver.estimate(self.state.stack.iter().map(branches));
        let mut depth = self.state.stack.len() - 1;
        loop {
            if depth == self.state.parts.floor() {
                return Flow::Continue(Next::Nothing);
            }
            depth -= 1;
            let Optimal { stack, parts, .. } = &*self.state;
            // A part leaves behind what sleeps where it was split off.
            let splits = parts.is_given(depth) || depth + 1 == parts.shared();
            if splits || !stack[depth].tree.is_empty() {
                while self.state.stack.len() > depth + 1 {
                    self.state.stack.pop();
                    self.state.sleep.pop();
                }
                let explored = self.driver.log.events()[depth].transition;
                self.state.sleep.add(explored, self.driver.log.accesses(depth));
                self.rewind(depth);
                if let Some(why) = self.comes_back()? {
                    return Flow::Continue(Next::ComesNot(why));
                }
                if let Some(next) = self.next_branch() {
                    return Flow::Continue(Next::Branch(next));
                }
            }
        }
    }

    fn rewind(&mut self, depth: usize) {
        self.execution.truncate(depth, &self.driver.log);
        self.driver.rewind(depth);
        self.state.handled = self.state.handled.min(depth as u32);
    }

    /// Looks at the executions that came back with what was given away at the last state. If the search cannot go on there: why.
    fn comes_back(&mut self) -> Flow<Option<Explored>> {
        let state = self.state.stack.len() - 1;
        if !self.state.parts.is_given(state) {
            return Flow::Continue(None);
        }
        let branches = self.state.parts.branches(state);
        let Some(Returned { executions, left, summary, beyond_races }) = self.state.parts.take_back(state) else {
            self.state.back = true;
            return Flow::Continue(Some(Explored::Waits));
        };
        for _ in 0..branches {
            if let Some(Branch { subtree, .. }) = self.state.trees.pop(&mut self.state.stack[state].tree) {
                self.state.trees.free(subtree);
                self.state.stack[state].begun += 1;
            }
        }
        self.state.sleep.replace_last(left);
        self.driver.add(summary, &beyond_races);
        if self.driver.has_ended() {
            return Flow::Continue(Some(Explored::BeyondRaces));
        }
        let events = self.driver.counters().events;
        let (parked, handled) = (std::mem::take(&mut self.state.parked), self.state.handled);
        self.state.repeated += executions.len() as u64;
        self.foreign = Some(state);
        for Foreign { steps, whole: _ } in executions {
            for step in steps {
                self.driver.repeat_foreign(step);
                self.execution.push(&self.driver.log);
            }
            self.driver.refresh_blocked();
            self.handle_races()?;
            self.state.parked.clear();
            self.rewind(state);
        }
        self.foreign = None;
        (self.state.parked, self.state.handled) = (parked, handled);
        self.driver.counters().events = events;
        Flow::Continue(None)
    }

    /// Lines 3 to 15: the races whose second event is new, and those whose witness may not hold any more. What threads are blocked at is known.
    fn handle_races(&mut self) -> Flow {
        if self.handle_all_races || self.foreign.is_some() {
            self.state.handled = 0;
            self.execution.find_all_races(&self.driver.log);
        }
        let from = self.state.handled as usize;
        self.check_parked(from);
        for (index, blocked) in self.driver.blocked.iter().enumerate() {
            self.execution.push_blocked_races(index, blocked, &self.driver.log);
        }
        let mut races = std::mem::take(&mut self.races);
        std::mem::swap(&mut races, &mut self.execution.races);
        for race in races.drain(..) {
            self.handle_race(race);
        }
        self.races = races;
        for event in from..self.execution.len() {
            self.handle_alternatives(event);
        }
        self.handle_prevented(from);
        self.ask_machine()?;
        self.state.handled = self.execution.len() as u32;
        if std::mem::take(&mut self.concerns_shared) {
            self.state.parts.hand_back(&self.driver.log, true);
        }
        Flow::Continue(())
    }

    /// Handles the parked races again, but for those with a witness that does not conflict with the new part of the execution.
    fn check_parked(&mut self, from: usize) {
        let mut parked = std::mem::take(&mut self.state.parked);
        std::mem::swap(&mut self.state.parked, &mut self.parked_before);
        for parked in parked.drain(..).filter(|parked| (parked.reversed.second as usize) < from) {
            if self.still_holds(&parked, from) {
                self.state.parked.push(parked);
            } else {
                match parked.reversed.anew {
                    Anew::Race(race) => self.handle_race(race),
                    Anew::Step => self.questions.push(parked.reversed),
                    Anew::No | Anew::Outcome => {
                        self.set_sequence(&parked.reversed);
                        self.insert(parked.reversed);
                    }
                }
            }
        }
        self.parked_before = parked;
    }

    /// Whether the witness is still a weak initial of the reversal, as far as the new events go.
    fn still_holds(&self, parked: &Parked, from: usize) -> bool {
        let first = parked.reversed.first as usize;
        let Some(witness) = &parked.witness else { return false };
        for event in from..self.execution.len() {
            if self.execution.happens_before(first, event) {
                continue;
            }
            if !matches!(parked.reversed.anew, Anew::No) {
                return false;
            }
            let transition = self.driver.log.events()[event].transition;
            if transition.thread == witness.transition.thread {
                return transition == witness.transition;
            }
            let (accesses, others) = (witness.accesses.as_slice(), self.driver.log.accesses(event));
            let same_barrier = || accesses.iter().any(|a| others.iter().any(|b| same_generation(a, b)));
            let decides = || self.driver.log.decides(event);
            if Access::any_conflict(accesses, others) || same_barrier() || decides() {
                return false;
            }
        }
        true
    }

    fn handle_race(&mut self, race: Race) {
        if !self.matters(race.first as usize) || self.is_explored_anyway(race) {
            return;
        }
        let reversal = self.reverse(race);
        let Some(last) = self.sequence.last_transition() else { return };
        let second = match race.second {
            Second::Event(event) => event,
            Second::Blocked(_) => self.execution.len() as u32,
        };
        let accesses = AccessList::new(self.sequence.last_accesses());
        let anew = match reversal {
            Reversal::Partial | Reversal::Probe => Anew::Race(race),
            Reversal::Impossible | Reversal::Exact { .. } | Reversal::Waiters(_) => Anew::No,
        };
        let contained = matches!(reversal, Reversal::Exact { contained: true } | Reversal::Waiters(_));
        let reversed = Reversed { first: race.first, second, last, accesses, contained, anew };
        match reversal {
            Reversal::Impossible => {}
            Reversal::Partial => self.insert(reversed),
            Reversal::Exact { .. } => {
                self.set_sequence(&reversed);
                self.insert(reversed);
            }
            Reversal::Waiters(waiters) => {
                for waiter in waiters {
                    let last = Transition { choice: waiter.0, ..last };
                    let reversed = Reversed { last, ..reversed.clone() };
                    self.set_sequence(&reversed);
                    self.insert(reversed);
                }
            }
            Reversal::Probe => self.questions.push(reversed),
        }
    }

    /// Sets the sequence to what is needed to decide how a race is reversed; see [`reverse`].
    fn reverse(&mut self, race: Race) -> Reversal {
        let log = &self.driver.log;
        let last = Last::of(race, log, &self.driver.blocked);
        let len = self.execution.len();
        reverse(race, last, len, false, &mut self.execution, log, &mut self.sequence)
    }

    /// The other alternatives of an event.
    fn handle_alternatives(&mut self, event: usize) {
        let recorded = &self.driver.log.events()[event];
        let (choices, done, kind) = (recorded.choices, recorded.transition, recorded.kind);
        if choices == Choices::One || !self.matters(event) || is_off(Ingredient::Alternatives) {
            return;
        }
        let mut label = Some(choices.first());
        while let Some(choice) = label {
            if choice != done.choice {
                let accesses = AccessList::new(self.driver.log.accesses(event));
                let last = Transition { choice, ..done };
                let (first, second, contained) = (event as u32, event as u32, true);
                let reversed = Reversed { first, second, last, accesses, contained, anew: Anew::No };
                if let Choices::Among(_) = choices {
                    let reversed = Reversed { anew: Anew::Outcome, ..reversed };
                    self.set_sequence(&reversed);
                    self.insert(reversed);
                } else if kind.is_block() {
                    // What the rest of a block does depends on what is chosen at its start.
                    self.questions.push(Reversed { contained: false, anew: Anew::Step, ..reversed });
                } else {
                    self.set_sequence(&reversed);
                    self.insert(reversed);
                }
            }
            label = choices.after(choice);
        }
    }

    /// The steps that new events prevented.
    fn handle_prevented(&mut self, from: usize) {
        for index in (0..self.driver.log.prevented().len()).rev() {
            let Prevented { event, transition, kind: _, choices, ref accesses, exact } =
                self.driver.log.prevented()[index];
            if (event as usize) < from || is_off(Ingredient::Prevented) {
                return;
            }
            if !self.matters(event as usize) {
                continue;
            }
            let (last, accesses) = (transition, accesses.clone());
            let contained = is_contained(self.driver.log.accesses(event as usize), &[], accesses.as_slice());
            let anew = if exact { Anew::No } else { Anew::Step };
            let reversed = Reversed { first: event, second: event, last, accesses, contained, anew };
            let mut label = Some(choices.first());
            while let Some(choice) = label {
                let reversed = Reversed { last: Transition { choice, ..transition }, ..reversed.clone() };
                if exact {
                    self.set_sequence(&reversed);
                    self.insert(reversed);
                } else {
                    self.questions.push(reversed);
                }
                label = choices.after(choice);
            }
        }
    }

    /// Sets the sequence to `v`.
    fn set_sequence(&mut self, reversed: &Reversed) {
        let Reversed { first, second, last, ref accesses, contained, anew: _ } = *reversed;
        let (first, second) = (first as usize, second as usize);
        self.sequence.set_reversal(first, second, last, accesses, contained, &self.execution, &self.driver.log);
    }

    /// Whether it is this search's business what is explored from a state.
    #[inline]
    fn matters(&self, state: usize) -> bool {
        self.foreign.is_none_or(|last| state <= last)
    }

    /// Lines 6 and 7: unless a sleeping step is a weak initial of the sequence, it has to be explored. If what is decided on inputs has a say in
    /// that, the machine is asked, which comes last.
    fn insert(&mut self, reversed: Reversed) {
        let decisions = if self.has_decisions(&reversed) { Decisions::Unasked } else { Decisions::None };
        let unknown = self.insert_beside(reversed, decisions);
        self.questions.extend(unknown);
    }

    /// Likewise, in the light of what is known about decisions. The reversal, if that is not enough.
    fn insert_beside(&mut self, reversed: Reversed, decisions: Decisions) -> Option<Reversed> {
        let state = reversed.first as usize;
        let Driver { log, machine, .. } = &mut *self.driver;
        let beside = |step: Transition, accesses: &AccessList| decisions.together(step, accesses, &**machine);
        let asleep =
            self.state.sleep.weak_initial(state, &self.sequence, log, |step| beside(step.transition, &step.accesses));
        let asleep = match asleep {
            Asleep::Nothing { .. } if self.is_explored_after_first(&reversed) => {
                let log = &self.driver.log;
                let accesses = AccessList::new(log.accesses(state));
                Asleep::Weak(Step { transition: log.events()[state].transition, accesses })
            }
            asleep => asleep,
        };
        let witness = match asleep {
            Asleep::Lasting => return None,
            Asleep::Unknown => return Some(reversed),
            Asleep::Weak(_) if reversed.is_open(decisions) => return Some(reversed),
            Asleep::Weak(witness) => Some(witness),
            Asleep::Nothing { lasting } => {
                let may_last =
                    lasting && reversed.contained && self.sequence.prefix_len() > 0 && !self.handle_all_races;
                match self.put_into_tree(&reversed, may_last, decisions) {
                    Put::Lasting => return None,
                    Put::ForNow => None,
                    Put::Unknown => return Some(reversed),
                }
            }
        };
        self.park(reversed, witness);
        None
    }

    /// Sees to it that the wakeup tree has a leaf for the sequence.
    fn put_into_tree(&mut self, reversed: &Reversed, may_last: bool, decisions: Decisions) -> Put {
        let state = reversed.first as usize;
        let Driver { log, machine, forgotten, .. } = &mut *self.driver;
        let Optimal { stack, trees, parts, .. } = &mut *self.state;
        let reason = (state < parts.shared()).then(|| {
            let mut reason = Vec::new();
            ((reversed.first, may_last), (reversed.contained, *forgotten)).write(&mut reason);
            self.sequence.write(&mut reason, log);
            reason
        });
        let found = trees.find(stack[state].tree, &mut self.sequence, may_last, log, |step, accesses| {
            decisions.take_together(step, accesses, &mut **machine)
        });
        let shared = state < parts.floor() || state < parts.shared() && found.is_at_root();
        let place = match found {
            Found::Unknown => return Put::Unknown,
            Found::Leaf { lasting: false } if reversed.is_open(decisions) => return Put::Unknown,
            Found::Leaf { lasting } => return Put::when(lasting),
            Found::Nothing(place) => place,
        };
        if shared {
            let made = matches!(reversed.anew, Anew::No);
            let known = made && reason.is_some_and(|reason| !parts.is_news(reason));
            self.concerns_shared |= !known;
            return Put::ForNow;
        }
        if !place.lasting && reversed.is_open(decisions) {
            return Put::Unknown;
        }
        if place.is_below(parts.branches(state)) {
            parts.take_branches(state);
            stack[state].void = true;
            // Whoever works on it should hear of it.
            self.driver.pause_soon();
        }
        trees.append(&mut stack[state].tree, place, &self.sequence, &self.driver.log);
        Put::when(place.lasting)
    }

    /// Remembers a reversal for later executions with the same prefix.
    fn park(&mut self, reversed: Reversed, witness: Option<Step>) {
        let settled = self.handle_all_races || is_off(Ingredient::ParkedRaces);
        if (reversed.second as usize) < self.execution.len() && !settled {
            // One that is made anew is made as a whole: several of them would multiply from execution to execution.
            match self.state.parked.iter_mut().find(|parked| parked.reversed.is_made_like(&reversed)) {
                Some(parked) => parked.witness = None,
                None => self.state.parked.push(Parked { reversed, witness }),
            }
        }
    }

    /// Whether the first event of a race is a weak initial of the sequence, which then is explored after it. The second event depends on the
    /// first, and still does in the sequence if nothing happens between the two. But the rest of a block is in a race with all that
    /// may have kept it waiting. What happened between the two is not in the sequence, and because of that the rest may stop
    /// before it comes to what it had in common with the first event.
    #[inline]
    fn is_explored_after_first(&self, reversed: &Reversed) -> bool {
        let log = &self.driver.log;
        let Anew::Race(Race { second: Second::Event(second), .. }) = reversed.anew else { return false };
        log.events()[second as usize].kind == OpKind::AtomicRest && self.is_first_weak_initial(reversed.first as usize)
    }

    #[cold]
    #[inline(never)]
    fn is_first_weak_initial(&self, first: usize) -> bool {
        let log = &self.driver.log;
        let accesses = AccessList::new(log.accesses(first));
        !matches!(weak_initial(log.events()[first].transition, &accesses, &self.sequence, log), WeakInitial::No(_))
    }

    /// The reversals that need the machine come last, because asking it takes it off the path. What the last step touches
    /// may depend on all that comes before it, so it stays at the end, as in the paper.
    fn ask_machine(&mut self) -> Flow {
        let mut accesses: Vec<Access> = Vec::new();
        // Awaits that need not be reversed with even earlier events.
        let mut stopped: Vec<(u32, ThreadId)> = Vec::new();
        for mut reversed in std::mem::take(&mut self.questions) {
            let first = reversed.first as usize;
            let awaits = (reversed.second, reversed.last.thread);
            // What it conflicts with when it is performed, and does not wait for, is another matter.
            let waits = matches!(reversed.anew, Anew::Race(race) if race.kind == RaceKind::Acquire);
            if waits && stopped.contains(&awaits) {
                // Another suffix may not let it come before the later event.
                self.park(reversed, None);
                continue;
            }
            let can_stop = self.can_stop(&reversed);
            self.sequence.set_notdep(first, &self.execution);
            let did_insert = match self.driver.probe(first, self.sequence.events(), reversed.last, &mut accesses) {
                Some(last) if last == reversed.last || !matches!(reversed.anew, Anew::Outcome) => {
                    if last != reversed.last && matches!(reversed.anew, Anew::Step) {
                        self.driver.disagree_unless_beyond_races(&format!("{:?} is no alternative", reversed.last));
                    }
                    reversed.last = last;
                    reversed.accesses = AccessList::new(&accesses);
                    self.sequence.push_last(reversed.last, &accesses);
                    self.insert_asked(reversed);
                    true
                }
                // It waits there, for a value or an object, or is ruled out: it cannot come without the first event.
                _ => self.insert_prefixes(&reversed, &mut accesses)?,
            };
            if waits && can_stop && did_insert {
                stopped.push(awaits);
            }
        }
        Flow::Continue(())
    }

    /// *Awaiting for Godot*, Algorithm 1, line 15: whether the second event of a race awaits a value, and the first one conflicts with all
    /// events that decide whether it is there. Then all of those are before the first one or after it, and if the await can come without the first one,
    /// its races with even earlier events are those of the execution in which it does.
    fn can_stop(&self, reversed: &Reversed) -> bool {
        let Anew::Race(race) = reversed.anew else { return false };
        let last = Last::of(race, &self.driver.log, &self.driver.blocked);
        let decides = |access: &Access| !matches!(access.mode, Mode::Read | Mode::CommutingAdd);
        let firsts = self.driver.log.accesses(race.first as usize);
        let covers = |awaited: &Access| firsts.iter().any(|access| decides(access) && access.covers(awaited));
        last.kind.awaits() && last.accesses.iter().all(covers)
    }

    /// Lines 17 to 21 of *Awaiting for Godot*: the step is not possible after all of `notdep(e, E)`, but may be after a part of it.
    /// Whether it is.
    fn insert_prefixes(&mut self, reversed: &Reversed, accesses: &mut Vec<Access>) -> Flow<bool> {
        let log = &self.driver.log;
        let deciding: Vec<usize> = match reversed.anew {
            Anew::Race(race) => {
                let last = Last::of(race, log, &self.driver.blocked);
                let execution = &mut self.execution;
                let decides = |event: &usize| {
                    let theirs = log.accesses(*event);
                    let changes = |access: &Access| access.mode != Mode::Read;
                    theirs.iter().any(|access| changes(access) && Access::any_conflict(&[*access], last.accesses))
                        && !last.needs(*event, execution, log)
                };
                self.sequence.events().filter(decides).collect()
            }
            Anew::Outcome => self.sequence.events().filter(|&event| log.decides(event)).collect(),
            Anew::No | Anew::Step => {
                self.driver.disagree_unless_beyond_races(&format!("{:?} has to wait", reversed.last));
                return Flow::Continue(false);
            }
        };
        if is_off(Ingredient::Prefixes) {
            return Flow::Continue(false);
        }
        let first = reversed.first as usize;
        let mut prefixes = Prefixes::new(&deciding, |earlier, later| self.execution.happens_before(earlier, later));
        while let Some(left_out) = prefixes.next() {
            let Explorer { sequence, execution, driver, .. } = self;
            sequence.set_notdep(first, execution);
            let after = |left_out: usize, event| left_out <= event && execution.happens_before(left_out, event);
            sequence.retain_events(|event| !left_out.iter().any(|&out| out == event || after(out, event)));
            driver.poll()?;
            let last = self.driver.probe(first, self.sequence.events(), reversed.last, accesses);
            let ruled_out = matches!(reversed.anew, Anew::Outcome) && last != Some(reversed.last);
            let Some(last) = last.filter(|_| !ruled_out) else {
                prefixes.is_not_enough(&left_out);
                continue;
            };
            self.sequence.push_last(last, accesses);
            self.insert_asked(Reversed { last, accesses: AccessList::new(accesses), ..reversed.clone() });
            prefixes.is_enough(left_out);
        }
        Flow::Continue(prefixes.is_any_enough())
    }
}
