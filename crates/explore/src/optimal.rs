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
//! 5. Blocking and the accesses of the last step of `v`: see [`reversal`](crate::reversal).

use crate::access_list::AccessList;
use crate::barriers::same_generation;
use crate::beyond_races::Explored;
use crate::driver::{Flow, Search};
use crate::events::Prevented;
use crate::execution::{Execution, Race, Second};
use crate::initials::Step;
use crate::notdep::Sequence;
use crate::reversal::{Last, Reversal, is_contained, reverse};
use crate::sleep_set::{Asleep, SleepSets};
use crate::wakeup_tree::{Branch, WakeupTree, WakeupTrees};
use raddle_base::sabotage::{Ingredient, is_off};
use raddle_trace::{Access, Choices, Machine, Pending, ThreadId, ThreadSet, Transition};

/// A state on the path to the present one.
struct Node {
    /// What is left to explore from here; the branch being explored is taken out.
    tree: WakeupTree,
    /// Branches explored or being explored.
    begun: u32,
    preemptions: u32,
}

/// A reversal of a race: `v` is `notdep(e, E)` with `last` put where the second event was.
#[derive(Clone)]
struct Reversed {
    first: u32,
    /// The second event; that of the first if `last` excludes it, the number of events if `last` is blocked.
    second: u32,
    last: Transition,
    accesses: AccessList,
    /// Whether nothing that comes after the second event can depend on the step: see [`reversal`](crate::reversal).
    contained: bool,
    /// The race, if `v` is to be made anew from it: only a part of `notdep(e, E)` makes the step possible, or the machine
    /// has to be asked what the step touches.
    partial: Option<Race>,
}

/// A reversal that may have to be handled again in later executions.
struct Parked {
    reversed: Reversed,
    /// A sleeping step because of which it need not be explored, as long as nothing refutes it.
    witness: Option<Step>,
}

struct Optimal<'s, 'a, M: Machine> {
    search: &'s mut Search<'a, M>,
    execution: Execution,
    stack: Vec<Node>,
    sleep: SleepSets,
    trees: WakeupTrees,
    /// Events before this position had their races handled.
    handled: usize,
    /// Handle all races at every maximal execution, as the paper does.
    handle_all_races: bool,
    sequence: Sequence,
    races: Vec<Race>,
    /// Reversals whose last step the machine has to be asked about.
    questions: Vec<Reversed>,
    parked: Vec<Parked>,
    /// Scratch: the parked races of the last execution.
    parked_before: Vec<Parked>,
}

pub fn run<M: Machine>(search: &mut Search<'_, M>) -> Flow {
    let mut optimal = Optimal {
        handle_all_races: search.options.handle_all_races,
        search,
        execution: Execution::new(),
        stack: Vec::new(),
        sleep: SleepSets::default(),
        trees: WakeupTrees::new(),
        handled: 0,
        sequence: Sequence::default(),
        races: Vec::new(),
        questions: Vec::new(),
        parked: Vec::new(),
        parked_before: Vec::new(),
    };
    let flow = optimal.explore();
    optimal.search.counters().wakeup_tree_max = optimal.trees.live_max();
    search.finish_naively(flow?)
}

impl<M: Machine> Optimal<'_, '_, M> {
    fn explore(&mut self) -> Flow<Explored> {
        self.sleep.push_empty();
        self.stack.push(Node { tree: WakeupTree::EMPTY, begun: 0, preemptions: 0 });
        loop {
            let ready = self.search.ready();
            if ready.is_empty() {
                self.search.finish()?;
            } else if let Some(branch) = self.next(ready) {
                self.step(branch)?;
                continue;
            } else if !self.sleep.is_empty(self.stack.len() - 1) {
                self.search.finish_sleep_set_blocked()?;
            }
            // Otherwise the bound on preemptions stopped us.
            if self.search.is_beyond_races() {
                return Flow::Continue(Explored::BeyondRaces);
            }
            self.handle_races();
            let Some(branch) = self.backtrack() else { return Flow::Continue(Explored::Everything) };
            self.step(branch)?;
        }
    }

    /// The first step from a new state: the first branch of its wakeup tree, or any step (lines 17 to 24).
    fn next(&mut self, ready: ThreadSet) -> Option<Branch> {
        let state = self.stack.len() - 1;
        if !self.stack[state].tree.is_empty() {
            return self.next_branch();
        }
        let mut awake = ready;
        if !self.sleep.is_empty(state) {
            // Does not happen: a leaf of a wakeup tree wakes all that sleep.
            awake = ready.iter().filter(|&t| !self.sleep.contains_thread(state, t)).collect();
        }
        if let Some(running) = self.running(ready)
            && self.preemptions_exhausted(state)
            && awake.contains(running)
        {
            awake = ThreadSet::single(running);
        }
        let thread = self.search.order.first(awake)?;
        let choice = match self.search.machine.pending(thread) {
            Pending::Ready(operation) => operation.choices.first(),
            _ => 0,
        };
        Some(Branch { step: Transition { thread, choice }, accesses: None, subtree: WakeupTree::EMPTY })
    }

    /// The next branch of the last state's wakeup tree that the bound on preemptions allows.
    fn next_branch(&mut self) -> Option<Branch> {
        let state = self.stack.len() - 1;
        loop {
            let branch = self.trees.pop(&mut self.stack[state].tree)?;
            if self.search.options.preemptions.is_some() {
                let running = self.running(self.search.ready());
                if running.is_some_and(|t| t != branch.step.thread) && self.preemptions_exhausted(state) {
                    self.search.counters().preemption_cut += 1;
                    self.trees.free(branch.subtree);
                    continue;
                }
            }
            return Some(branch);
        }
    }

    /// The thread that moved last, if it could go on.
    fn running(&self, ready: ThreadSet) -> Option<ThreadId> {
        let last = self.search.log.events().last()?.transition.thread;
        ready.contains(last).then_some(last)
    }

    fn preemptions_exhausted(&self, state: usize) -> bool {
        self.search.options.preemptions.is_some_and(|max| self.stack[state].preemptions >= max)
    }

    /// Explores a step from the last state: lines 25 to 27.
    fn step(&mut self, branch: Branch) -> Flow {
        let Branch { step, accesses, subtree } = branch;
        let state = self.stack.len() - 1;
        let mut preemptions = self.stack[state].preemptions;
        if self.search.options.preemptions.is_some() {
            preemptions += u32::from(self.running(self.search.ready()).is_some_and(|t| t != step.thread));
        }
        self.stack[state].begun += 1;
        if accesses.is_some() && !self.search.is_possible(step) {
            self.search.disagree_unless_beyond_races(&format!("{step:?} of a wakeup tree is not possible"));
            self.trees.free(subtree);
            return Flow::Continue(());
        }
        self.search.step_keeping(step, || self.trees.in_mind())?;
        if let Some(expected) = accesses {
            self.search.check_accesses(expected.as_slice());
        }
        self.execution.push(&self.search.log);
        self.sleep.push_after(step, self.search.log.accesses(state), &*self.search.machine);
        self.stack.push(Node { tree: subtree, begun: 0, preemptions });
        Flow::Continue(())
    }

    /// Back to the last state with something left to explore: lines 28 and 29. The next branch there.
    fn backtrack(&mut self) -> Option<Branch> {
        let trees = &self.trees;
        let begun = |node: &Node| node.begun.max(1) as usize;
        self.search
            .estimate(self.stack.iter().map(|node| (begun(node), begun(node) + trees.children(node.tree).count())));
        let mut depth = self.stack.len() - 1;
        loop {
            depth = depth.checked_sub(1)?;
            if !self.stack[depth].tree.is_empty() {
                while self.stack.len() > depth + 1 {
                    self.stack.pop();
                    self.sleep.pop();
                }
                let explored = self.search.log.events()[depth].transition;
                self.sleep.add(explored, self.search.log.accesses(depth));
                self.execution.truncate(depth, &self.search.log);
                self.search.rewind(depth);
                self.handled = self.handled.min(depth);
                if let Some(next) = self.next_branch() {
                    return Some(next);
                }
            }
        }
    }

    /// Lines 3 to 15: the races whose second event is new, and those whose witness may not hold any more.
    fn handle_races(&mut self) {
        if self.handle_all_races {
            self.handled = 0;
            self.execution.find_all_races(&self.search.log);
        }
        let from = self.handled;
        self.check_parked(from);
        self.search.refresh_blocked();
        for (index, blocked) in self.search.blocked.iter().enumerate() {
            self.execution.push_blocked_races(index, blocked, &self.search.log);
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
        self.ask_machine();
        self.handled = self.execution.len();
    }

    /// Handles the parked races again, but for those with a witness that does not conflict with the new part of the execution.
    fn check_parked(&mut self, from: usize) {
        let mut parked = std::mem::take(&mut self.parked);
        std::mem::swap(&mut self.parked, &mut self.parked_before);
        for parked in parked.drain(..).filter(|parked| (parked.reversed.second as usize) < from) {
            if self.still_holds(&parked, from) {
                self.parked.push(parked);
            } else if let Some(race) = parked.reversed.partial {
                self.handle_race(race);
            } else {
                self.set_sequence(&parked.reversed);
                self.insert(parked.reversed);
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
            if parked.reversed.partial.is_some() {
                return false;
            }
            let transition = self.search.log.events()[event].transition;
            if transition.thread == witness.transition.thread {
                return transition == witness.transition;
            }
            let (accesses, others) = (witness.accesses.as_slice(), self.search.log.accesses(event));
            let same_barrier = || accesses.iter().any(|a| others.iter().any(|b| same_generation(a, b)));
            if Access::any_conflict(accesses, others) || same_barrier() {
                return false;
            }
        }
        true
    }

    fn handle_race(&mut self, race: Race) {
        let reversal = self.reverse(race);
        let Some(last) = self.sequence.last_transition() else { return };
        let second = match race.second {
            Second::Event(event) => event,
            Second::Blocked(_) => self.execution.len() as u32,
        };
        let accesses = AccessList::new(self.sequence.last_accesses());
        let partial = matches!(reversal, Reversal::Partial | Reversal::Probe).then_some(race);
        let contained = matches!(reversal, Reversal::Exact { contained: true } | Reversal::Waiters(_));
        let reversed = Reversed { first: race.first, second, last, accesses, contained, partial };
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
        let log = &self.search.log;
        let last = match race.second {
            Second::Event(event) => Last::event(event as usize, log),
            Second::Blocked(index) => Last::blocked(&self.search.blocked[index as usize]),
        };
        let len = self.execution.len();
        reverse(race, last, len, false, &mut self.execution, log, &mut self.sequence)
    }

    /// The other alternatives of an event.
    fn handle_alternatives(&mut self, event: usize) {
        let recorded = &self.search.log.events()[event];
        let (choices, done) = (recorded.choices, recorded.transition);
        if choices == Choices::One || is_off(Ingredient::Alternatives) {
            return;
        }
        let mut label = Some(choices.first());
        while let Some(choice) = label {
            if choice != done.choice {
                let accesses = AccessList::new(self.search.log.accesses(event));
                let last = Transition { choice, ..done };
                let (first, second, contained) = (event as u32, event as u32, true);
                let reversed = Reversed { first, second, last, accesses, contained, partial: None };
                self.set_sequence(&reversed);
                self.insert(reversed);
            }
            label = choices.after(choice);
        }
    }

    /// The steps that new events prevented.
    fn handle_prevented(&mut self, from: usize) {
        for index in (0..self.search.log.prevented().len()).rev() {
            let Prevented { event, transition, kind: _, choices, ref accesses, exact } =
                self.search.log.prevented()[index];
            if (event as usize) < from || is_off(Ingredient::Prevented) {
                return;
            }
            let (last, accesses) = (transition, accesses.clone());
            let contained = is_contained(self.search.log.accesses(event as usize), &[], accesses.as_slice());
            let reversed = Reversed { first: event, second: event, last, accesses, contained, partial: None };
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
        let Reversed { first, second, last, ref accesses, contained, partial: _ } = *reversed;
        let (first, second) = (first as usize, second as usize);
        self.sequence.set_reversal(first, second, last, accesses, contained, &self.execution, &self.search.log);
    }

    /// Lines 6 and 7: unless a sleeping step is a weak initial of the sequence, it has to be explored.
    fn insert(&mut self, reversed: Reversed) {
        let state = reversed.first as usize;
        let log = &self.search.log;
        let witness = match self.sleep.weak_initial(state, &self.sequence, log) {
            Asleep::Lasting => return,
            Asleep::Weak(witness) => Some(witness),
            Asleep::Nothing { lasting } => {
                let may_last =
                    lasting && reversed.contained && self.sequence.prefix_len() > 0 && !self.handle_all_races;
                if self.trees.insert(&mut self.stack[state].tree, &mut self.sequence, may_last, log) {
                    return;
                }
                None
            }
        };
        let settled = self.handle_all_races || is_off(Ingredient::ParkedRaces);
        if (reversed.second as usize) < self.execution.len() && !settled {
            self.parked.push(Parked { reversed, witness });
        }
    }

    /// The reversals that need the machine come last, because asking it takes it off the path. What the last step touches
    /// may depend on all that comes before it, so it stays at the end, as in the paper.
    fn ask_machine(&mut self) {
        let mut accesses: Vec<Access> = Vec::new();
        for mut reversed in std::mem::take(&mut self.questions) {
            let (first, last) = (reversed.first as usize, reversed.last);
            self.sequence.set_notdep(first, &self.execution);
            let Some(choices) = self.search.probe(first, self.sequence.events(), last, &mut accesses) else {
                // It waits there, for a value or an object: it cannot come without the first event.
                continue;
            };
            reversed.last.choice = if choices.contains(last.choice) { last.choice } else { choices.first() };
            reversed.accesses = AccessList::new(&accesses);
            self.sequence.push_last(reversed.last, &accesses);
            self.insert(reversed);
        }
    }
}
