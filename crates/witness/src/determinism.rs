//! A machine around a machine that verifies the [`Machine`] contract while something explores it.
//!
//! For every step: what [`pending`](Machine::pending) announced is what happens; [`ready`](Machine::ready) agrees with
//! `pending`; a spawned thread has the name that its spawn path has had before; taking the step back leads to the state before it; taking it again gives the same result and the same
//! state; and, when asked, operations of two threads that do not conflict lead to the same state in either order and do
//! not change each other. For every rewind: the state is the one at the mark.
//!
//! A violation is a bug of ours, so it panics, with the schedule that reproduces it.

use crate::{Event, schedule_text};
use raddle_trace::{
    Access, Choices, End, Fault, Machine, Mode, OpKind, Operation, Pending, SiteId, Spinning, Spins, Step, ThreadId,
    ThreadSet, Transition,
};
use std::collections::BTreeMap;

/// How much to check.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Checks {
    /// Check every n-th step and mark only; 1 checks all of them, 0 none.
    pub every: u64,
    /// At checked steps, run the step and every other thread's independent one in both orders.
    pub commutation: bool,
}

impl Default for Checks {
    fn default() -> Self {
        Checks { every: 1, commutation: true }
    }
}

/// A machine that checks another one; see the module's description.
pub struct Checked<M> {
    inner: M,
    checks: Checks,
    /// The steps from the start to the present state.
    schedule: Vec<Transition>,
    /// Steps taken, over all executions, for sampling.
    taken: u64,
    steps_checked: u64,
    pairs_checked: u64,
    /// The last event, to report it after the machine has been moved back and forth.
    last: Option<Event>,
    /// The parents of all threads ever spawned: a thread stands for one spawn path.
    parents: BTreeMap<ThreadId, (ThreadId, u32)>,
}

/// A mark of a [`Checked`] machine.
#[derive(Clone, Copy, Debug)]
pub struct CheckedMark<K> {
    inner: K,
    depth: usize,
    fingerprint: Option<u64>,
}

/// What a thread announced, kept while the machine moves.
#[derive(Clone, PartialEq, Debug)]
struct Announced {
    kind: OpKind,
    choices: Choices,
    accesses: Vec<Access>,
    joins: Option<ThreadId>,
    site: SiteId,
}

impl Announced {
    fn of(op: &Operation<'_>) -> Self {
        let Operation { kind, choices, accesses, joins, site } = *op;
        Announced { kind, choices, accesses: accesses.to_vec(), joins, site }
    }
}

impl<M: Machine> Checked<M> {
    /// Checks everything.
    pub fn new(inner: M) -> Self {
        Self::with(inner, Checks::default())
    }

    /// Checks as much as asked.
    pub fn with(inner: M, checks: Checks) -> Self {
        Checked {
            inner,
            checks,
            schedule: Vec::new(),
            taken: 0,
            steps_checked: 0,
            pairs_checked: 0,
            last: None,
            parents: BTreeMap::new(),
        }
    }

    /// The machine inside.
    pub fn inner(&self) -> &M {
        &self.inner
    }

    /// How many steps were checked.
    pub fn steps_checked(&self) -> u64 {
        self.steps_checked
    }

    /// How many pairs of independent operations were run in both orders.
    pub fn pairs_checked(&self) -> u64 {
        self.pairs_checked
    }

    fn sampled(&self) -> bool {
        self.checks.every != 0 && self.taken.is_multiple_of(self.checks.every)
    }

    #[track_caller]
    fn violated(&self, what: &str, detail: impl std::fmt::Debug) -> ! {
        panic!("the machine breaks its contract: {what}\n  after: {}\n  {detail:?}", schedule_text(&self.schedule));
    }

    fn require(&self, holds: bool, what: &str, detail: impl FnOnce() -> String) {
        if !holds {
            self.violated(what, detail());
        }
    }

    fn announced(&self, t: ThreadId) -> Option<Announced> {
        match self.inner.pending(t) {
            Pending::Ready(op) => Some(Announced::of(&op)),
            _ => None,
        }
    }

    fn check_ready(&self) {
        let ready = self.inner.ready();
        let threads = self.inner.threads();
        self.require(ready.difference(threads).is_empty(), "ready() names threads that do not exist", || {
            format!("{ready:?} of {threads:?}")
        });
        for t in threads {
            let pending = self.inner.pending(t);
            let agrees = ready.contains(t) == matches!(pending, Pending::Ready(_));
            self.require(agrees, "ready() and pending() disagree", || format!("{t}: {pending:?}, ready {ready:?}"));
        }
    }

    /// The event of a step, which must be what was announced.
    fn perform(&mut self, transition: Transition, announced: &Announced) -> Event {
        let event = self.inner.step(transition).kept();
        self.require(event.kind == announced.kind, "a step is not of the announced kind", || {
            format!("{transition:?}: announced {announced:?}, performed {event:?}")
        });
        // A step that ran into a fault or a limit may not have got as far as its accesses.
        let performed = matches!(event.end, End::Continue | End::Exit);
        if performed && !announced.kind.is_block() {
            self.require(event.accesses == announced.accesses, "a step does not make the announced accesses", || {
                format!("{transition:?}: announced {announced:?}, performed {event:?}")
            });
        }
        self.require(
            !performed || announced.kind.is_block() || event.joined == announced.joins,
            "a step does not join the announced thread",
            || format!("{transition:?}: announced {announced:?}, performed {event:?}"),
        );
        if let Some(spawned) = event.spawned {
            self.check_name(transition.thread, spawned);
        }
        event
    }

    /// A spawn path has one name, and a name one spawn path, in all executions.
    fn check_name(&mut self, parent: ThreadId, spawned: ThreadId) {
        let Some(path) = self.inner.parent(spawned).filter(|(named, _)| *named == parent) else {
            self.violated("a spawned thread does not know its parent", (parent, spawned, self.inner.parent(spawned)));
        };
        let known = *self.parents.entry(spawned).or_insert(path);
        let unique = self.parents.iter().all(|(&t, &other)| other != path || t == spawned);
        self.require(known == path && unique, "the name of a thread depends on the interleaving", || {
            format!("{spawned} is {path:?}, known are {:?}", self.parents)
        });
    }

    /// The step, performed, taken back and performed again.
    fn checked_step(&mut self, transition: Transition) -> Event {
        self.check_ready();
        let Some(announced) = self.announced(transition.thread) else {
            self.violated("a thread was moved that is not ready", transition);
        };
        self.require(announced.choices.contains(transition.choice), "there is no such alternative", || {
            format!("{transition:?} of {announced:?}")
        });
        let (mark, before, threads) = (self.inner.mark(), self.inner.fingerprint(), self.inner.threads());
        let event = self.perform(transition, &announced);
        let after = self.inner.fingerprint();
        self.back(mark, before, &format!("{transition:?}"));
        self.require(self.inner.threads() == threads, "rewinding leaves other threads", || format!("{transition:?}"));
        let shown = self.announced(transition.thread);
        self.require(shown.as_ref() == Some(&announced), "a thread announces another operation after a rewind", || {
            format!("{announced:?} became {shown:?}")
        });
        let again = self.perform(transition, &announced);
        self.require(again == event, "the same step gave another result", || format!("{event:?} became {again:?}"));
        let after_again = self.inner.fingerprint();
        self.require(after_again == after, "the same step led to another state", || format!("{event:?}"));
        self.steps_checked += 1;
        if self.checks.commutation {
            self.inner.rewind(mark);
            self.check_commutation(transition, &announced);
            self.perform(transition, &announced);
        }
        event
    }

    fn back(&mut self, mark: M::Mark, fingerprint: u64, what: &str) {
        self.inner.rewind(mark);
        let now = self.inner.fingerprint();
        self.require(now == fingerprint, "the state after a rewind is not the state before the step", || {
            what.to_owned()
        });
    }

    /// The step together with every other thread's operation that does not conflict with it, in both orders.
    fn check_commutation(&mut self, transition: Transition, announced: &Announced) {
        let (mark, before) = (self.inner.mark(), self.inner.fingerprint());
        for other in self.inner.ready() {
            let Some(theirs) = self.announced(other) else { continue };
            // What the rest of a block touches is known once it has been performed: it shows no more than what it goes on with.
            let known = ![announced.kind, theirs.kind].contains(&OpKind::AtomicRest);
            let independent =
                known && other != transition.thread && !Access::any_conflict(&announced.accesses, &theirs.accesses);
            if !independent {
                continue;
            }
            let second = Transition { thread: other, choice: theirs.choices.first() };
            let one_way = self.pair((transition, announced), (second, &theirs));
            self.back(mark, before, &format!("{transition:?}, {second:?}"));
            let other_way = self.pair((second, &theirs), (transition, announced));
            self.back(mark, before, &format!("{second:?}, {transition:?}"));
            let (Some((a, b, state)), Some((b2, a2, state2))) = (one_way, other_way) else { continue };
            self.require(same(&a, &a2) && same(&b, &b2), "independent operations change each other", || {
                format!("{a:?} then {b:?}; the other way {b2:?} then {a2:?}")
            });
            // Of two faults the machine remembers the last one.
            let both_fault = a.end == End::Fault && b.end == End::Fault;
            self.require(both_fault || state == state2, "independent operations lead to different states", || {
                format!("{a:?}, {b:?}")
            });
            self.pairs_checked += 1;
        }
    }

    /// Performs two steps; `None` when an end of the execution came between, a generation of a barrier ended, or the second
    /// one overwrites what the first one has let somebody wait for.
    fn pair(
        &mut self,
        first: (Transition, &Announced),
        second: (Transition, &Announced),
    ) -> Option<(Event, Event, u64)> {
        let a = self.perform(first.0, first.1);
        if matches!(a.end, End::Exit | End::Limit(_)) {
            return None;
        }
        let shown = self.announced(second.0.thread);
        let arrives = second.1.accesses.iter().any(|access| access.mode == Mode::BarrierArrive);
        if arrives && shown.as_ref() != Some(second.1) {
            // The first one completed the generation: only arrivals that fit into one commute.
            return None;
        }
        // That a thread has finished is no access.
        let asks = second.1.kind == OpKind::Join && second.1.joins.is_none();
        if asks || self.is_awaited(&second.1.accesses) {
            return None;
        }
        // What was decided on an input leaves fewer alternatives to others; the two may not go together.
        let left = shown.as_ref().filter(|shown| is_left_of(shown, second.1) && matches!(a.choices, Choices::Among(_)));
        if left.is_some_and(|left| !left.choices.contains(second.0.choice)) {
            return None;
        }
        self.require(
            left.is_some() || shown.as_ref() == Some(second.1),
            "an independent operation changes another's announcement",
            || format!("{a:?}: {:?} became {shown:?}", second.1),
        );
        let b = self.perform(second.0, left.unwrap_or(second.1));
        (!matches!(b.end, End::Exit | End::Limit(_))).then(|| (a, b, self.inner.fingerprint()))
    }

    /// Whether these accesses overwrite what a thread waits for.
    fn is_awaited(&self, accesses: &[Access]) -> bool {
        let overwrites = |access: &Access| access.mode.is_memory() && access.mode.writes();
        self.inner.threads().iter().any(|thread| match self.inner.pending(thread) {
            Pending::Blocked(operation, _) => accesses
                .iter()
                .filter(|access| overwrites(access))
                .any(|access| operation.accesses.iter().any(|waits| waits.overlaps(access))),
            Pending::Ready(_) | Pending::Stuck(_) | Pending::Finished => false,
        })
    }
}

/// Whether an operation is the same but for alternatives of a decision on an input, some of which are left.
fn is_left_of(after: &Announced, before: &Announced) -> bool {
    let (Choices::Among(left), Choices::Among(all)) = (after.choices, before.choices) else { return false };
    let contained = left.words().iter().zip(all.words()).all(|(left, all)| left & !all == 0);
    contained && *after == Announced { choices: after.choices, ..before.clone() }
}

/// Whether two events are the same as far as the program can tell. How many alternatives a decision on an input had is not for the
/// program to see. How many others hold a lock, or have posted, is
/// reported for people, and so is what an addition found that nobody looks at; who wakes the waiters of a barrier is the
/// order of arrivals, which the program does not see.
fn same(left: &Event, right: &Event) -> bool {
    let unseen = |mode| !matches!(mode, Mode::Read | Mode::Write | Mode::Update);
    let mut right = right.clone();
    if let (Choices::Among(_), Choices::Among(_)) = (left.choices, right.choices) {
        right.choices = left.choices;
    }
    if left.accesses.iter().any(|access| unseen(access.mode)) {
        (right.read, right.wrote) = (left.read, left.wrote);
    }
    if left.kind == OpKind::BarrierArrive {
        right.woke = left.woke;
    }
    *left == right
}

impl<M: Machine> Machine for Checked<M> {
    type Mark = CheckedMark<M::Mark>;

    fn start(&mut self) -> End {
        let end = self.inner.start();
        self.check_ready();
        end
    }

    fn threads(&self) -> ThreadSet {
        self.inner.threads()
    }

    fn ready(&self) -> ThreadSet {
        self.inner.ready()
    }

    fn pending(&self, t: ThreadId) -> Pending<'_> {
        self.inner.pending(t)
    }

    fn step(&mut self, transition: Transition) -> Step<'_> {
        self.taken += 1;
        let event = if self.sampled() { self.checked_step(transition) } else { self.inner.step(transition).kept() };
        self.schedule.push(transition);
        self.last.insert(event).as_step()
    }

    fn mark(&self) -> Self::Mark {
        let fingerprint = self.sampled().then(|| self.inner.fingerprint());
        CheckedMark { inner: self.inner.mark(), depth: self.schedule.len(), fingerprint }
    }

    fn rewind(&mut self, to: Self::Mark) {
        let CheckedMark { inner, depth, fingerprint } = to;
        self.require(depth <= self.schedule.len(), "a rewind goes forward", || format!("to depth {depth}"));
        self.inner.rewind(inner);
        if let Some(fingerprint) = fingerprint {
            let now = self.inner.fingerprint();
            self.require(now == fingerprint, "a rewind does not lead to the state at its mark", || {
                format!("to depth {depth}")
            });
        }
        self.schedule.truncate(depth);
    }

    fn parent(&self, t: ThreadId) -> Option<(ThreadId, u32)> {
        self.inner.parent(t)
    }

    fn intern(&mut self, parent: ThreadId, nth: u32) -> Option<ThreadId> {
        self.inner.intern(parent, nth)
    }

    fn forget(&mut self, keep: ThreadSet) {
        self.inner.forget(keep);
        self.parents.retain(|&t, path| self.inner.parent(t) == Some(*path));
    }

    fn set_spins(&mut self, spins: Spins) {
        self.inner.set_spins(spins);
    }

    fn undid_additions(&self) -> bool {
        self.inner.undid_additions()
    }

    fn set_steps_max(&mut self, max: u64) {
        self.inner.set_steps_max(max);
    }

    fn spinning(&mut self, among: ThreadSet) -> Spinning {
        let before = self.inner.fingerprint();
        let spinning = self.inner.spinning(among);
        self.require(self.inner.fingerprint() == before, "asking whether threads spin changes the state", || {
            format!("{among:?}")
        });
        spinning
    }

    fn stuck_at(&self, t: ThreadId) -> SiteId {
        self.inner.stuck_at(t)
    }

    fn unsupported(&self, t: ThreadId) -> Option<&Fault> {
        self.inner.unsupported(t)
    }

    fn fault(&self) -> Option<&Fault> {
        self.inner.fault()
    }

    fn fingerprint(&self) -> u64 {
        self.inner.fingerprint()
    }
}
