//! Loops in which a thread only waits for another one.
//!
//! A thread that comes back to a place with the state that it had there before, and has changed nothing in between, has made
//! a **pure** round. Its *state* is all that decides what it does next: where it and its callers are, the registers that are
//! strongly live there ([`points`](crate::program::Point)), and the memory that is its own. That it changed nothing means that each of its
//! visible operations left memory as it was: reads, failed compare-and-swaps, exchanges of a value for itself; and that its own memory
//! is as it was at the end of the round.
//!
//! *Stopping is sound.* Let `E` be an execution in which a thread has made a pure round. The steps of the round can be left out of `E`: all
//! other steps stay possible and find the same, and the thread is in the same state. So whatever can happen after `E` can happen
//! after a shorter execution, and a thread that stops there ([`Stuck::Spin`](raddle_trace::Stuck)) misses nothing: not a failing
//! assertion, not a deadlock, and not a data race either, because what happened before what in the shorter execution
//! did so in `E`. An execution has finitely many threads, and each makes a last step, so it is enough that there is a
//! shortest one.
//!
//! *Waiting is sound.* If a round is a single operation on memory, its effect is none: the state of the whole program after it is the
//! state before it. Leaving out steps from a state to itself leaves out no state. Whether it is a pure round depends on the value found
//! alone, so the thread waits ([`OpKind::awaits`](raddle_trace::OpKind::awaits)) while memory holds such a value; to find out, the
//! machine makes the step and takes it back. Only atomic operations wait: others can be in a data race, which has to be seen
//! although nothing comes of it.
//!
//! *Earlier.* Where `raddle_passes::purity` can tell beforehand that an iteration will be pure, a spin assume stops the thread
//! there, or lets the one access before it wait. If it follows from the value found (`raddle_passes::awaits`), no step has to be made
//! and taken back: the condition is asked ([`Cx::would_stop`]). An iteration that is stopped in the middle has looked at something before, which
//! may have changed since, so a thread that waits there need not be waiting in vain.
//!
//! *Livelocks.* Threads that wait in loops keep each other waiting for ever, under every fair scheduler, if nobody else can move and
//! each of them, left alone, goes round and round ([`Cx::goes_round`]): nobody changes anything, so each is as good as alone.
//! And if there is a state from which nothing but pure rounds is possible for ever, some execution without pure rounds leads to
//! it, in which each thread goes on to make one more round or waits.
//!
//! *The search ends* for programs whose only unbounded loops are such: an infinite execution without a pure round has
//! infinitely many changes, or a thread with infinitely many different states between two of its changes.

mod comparison;
mod undone;

pub(crate) use comparison::Scratch;
pub(crate) use undone::without_interference;

use crate::arith;
use crate::bytecode::{Op, Pc};
use crate::cx::Cx;
use crate::state::State;
use crate::thread::{Round, Status};
use crate::undo::Kind;
use comparison::Comparison;
use raddle_base::sabotage::{Ingredient, is_off};
use raddle_trace::{Access, BlockedOn, End, LimitKind, Mode, OpKind, Order, Spins, Stuck};

/// Earlier steps that a state is compared with. Longer rounds are found when the number of steps is a power of two.
const STEPS_COMPARED: u32 = 16;

/// The same for steps before the last change.
const STEPS_BEFORE_CHANGE: u32 = 32;

/// Jumps and calls of a step that is only tried.
const FUEL: u64 = 100_000;

/// Steps after which a thread that has not come back is taken for one that never does.
const ROUNDS_MAX: u32 = 10_000;

/// What a thread does that is left alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Goes {
    /// It does not go round, or changes something for good.
    On,
    /// It goes round and round.
    Round,
    /// Likewise, and without a visible operation.
    Unseen,
}

impl Cx<'_> {
    /// A thread has got to a visible operation by a step of its own: it may be where it was.
    pub fn arrive(&mut self) {
        if self.s.threads[self.t].core.operations >= self.s.steps_max && self.is_between_operations() {
            self.s.threads[self.t].core.status = Status::Stuck(Stuck::Steps);
            return;
        }
        if self.s.spins == Spins::Explore {
            return;
        }
        if !self.s.threads[self.t].core.round.is_empty() && self.s.has_changed_something() {
            self.note_change();
        }
        let thread = &mut self.s.threads[self.t];
        let pc = thread.top().pc;
        if self.program.point(pc).is_none() {
            return;
        }
        let round = &thread.core.round;
        if (round.steps > 0 || round.may_be_undone(pc))
            && let Some((stuck, _)) = self.is_back(false)
        {
            self.s.threads[self.t].core.status = Status::Stuck(stuck);
            return;
        }
        self.show_await(pc);
    }

    /// Whether the thread is before an operation, not in the middle of one whose object knows of it.
    #[cold]
    fn is_between_operations(&self) -> bool {
        let thread = &self.s.threads[self.t];
        thread.top().phase == 0 && thread.futex == (0, 0)
    }

    /// The step changed something, and may be about to change it back: memory, or who has a mutex.
    #[cold]
    fn note_change(&mut self) {
        let State { accesses, record, threads, terms, .. } = &mut *self.s;
        let is_settled = |mode: Mode| match mode {
            Mode::Lock | Mode::Unlock => true,
            mode => mode.is_memory(),
        };
        let kind = record.kind.without_waiting();
        let can_be_undone = matches!(
            kind,
            OpKind::Write | OpKind::Rmw | OpKind::CompareExchange | OpKind::Lock | OpKind::TryLock | OpKind::Unlock
        );
        // What a term is told by is not in these values.
        let is_known = terms.is_none() || !record.settles;
        let by = match accesses.as_slice() {
            [access] if can_be_undone && is_settled(access.mode) && is_known => {
                Some(undone::difference(access, record.read, record.wrote))
            }
            _ => None,
        };
        threads[self.t].core.round.change(by);
    }

    /// Shows a single access that may be all that a round does as one that waits.
    pub fn show_await(&mut self, pc: Pc) {
        if self.s.spins != Spins::Await
            || self.program.options.loops_end
            || !self.program.point(pc).is_some_and(|point| point.lone)
        {
            return;
        }
        let shown = &mut self.s.threads[self.t].shown;
        let [access] = shown.accesses.as_slice() else { return };
        let kind = shown.kind.awaiting();
        if access.order == Order::Plain || !kind.awaits() {
            return;
        }
        let (address, len) = (access.address, access.len as usize);
        (shown.kind, shown.changes, shown.blocked) = (kind, true, None);
        if self.would_stop(pc, address, len) || self.try_round() {
            let shown = &mut self.s.threads[self.t].shown;
            shown.blocked = Some(BlockedOn::Await(address));
        }
    }

    /// Whether the condition behind the access that the thread is at does not hold for what is there: then the round would end there,
    /// and change nothing, and need not be tried.
    fn would_stop(&mut self, pc: Pc, address: u64, len: usize) -> bool {
        let Op::SpinUntil { index } = self.program.code[pc as usize + 1] else { return false };
        let condition = &self.program.spin_conditions[index as usize].condition;
        let Some(at) = self.s.memory.shown(address) else { return false };
        if self.s.threads[self.t].core.atomic > 0
            || !self.s.memory.has_value(at, len)
            || self.s.terms.is_some() && !self.knows_condition(condition)
        {
            return false;
        }
        let found = self.s.memory.wide_value(at, len) & arith::mask(condition.ty.bits());
        let stops = !condition.holds(found, self.s.threads[self.t].registers());
        debug_assert!(!stops || self.try_round(), "an await of a loop stops what a trial does not");
        stops
    }

    /// Whether the operation that the thread is at leads it back to where it is. Nothing changes.
    #[cold]
    #[inline(never)]
    fn try_round(&mut self) -> bool {
        self.dry(|cx| {
            cx.s.stop_pure = true;
            let (end, log) = cx.step_alone();
            let status = cx.s.threads[cx.t].core.status;
            match (end, status) {
                (Some(End::Continue), Status::Live) => {
                    Comparison::new(cx.program, &mut *cx.s, cx.t).is_as_before(log, false)
                }
                // What it leads to goes nowhere, in this loop or in another one behind it; but it may have done something.
                (Some(End::Continue), Status::Stuck(Stuck::Spin)) => !cx.s.has_changed_something(),
                _ => false,
            }
        })
    }

    /// Does something and takes it back.
    fn dry<T>(&mut self, act: impl FnOnce(&mut Cx<'_>) -> T) -> T {
        let accesses = std::mem::take(&mut self.s.accesses);
        let (record, fuel, fault, hidden) = (self.s.record, self.s.fuel, self.s.fault.take(), self.s.hidden_escape);
        let spins = std::mem::replace(&mut self.s.spins, Spins::Explore);
        let stop_pure = std::mem::replace(&mut self.s.stop_pure, false);
        let steps_max = std::mem::replace(&mut self.s.steps_max, u32::MAX);
        let (before, core) = (self.s.undo.len(), self.s.threads[self.t].core);
        let result = act(self);
        self.s.rewind(self.program, before);
        self.s.threads[self.t].core = core;
        (self.s.record, self.s.fuel, self.s.fault, self.s.hidden_escape) = (record, fuel, fault, hidden);
        (self.s.accesses, self.s.spins, self.s.stop_pure) = (accesses, spins, stop_pure);
        self.s.steps_max = steps_max;
        result
    }

    /// Goes on behind a spin assume, to the next visible operation, if there is one.
    fn go_on_alone(&mut self) -> End {
        let State { threads, undo, memory, fuel, .. } = &mut *self.s;
        memory.begin_step();
        *fuel = self.program.options.local_steps_max;
        let thread = &mut threads[self.t];
        thread.begin_step(self.program, undo, self.t as u32);
        thread.top_mut().pc += 1;
        self.advance()
    }

    /// Performs the operation that the thread is at. How that ended, unless the operation failed; and the length of the log
    /// after the entry of the step.
    fn step_alone(&mut self) -> (Option<End>, usize) {
        let State { threads, undo, memory, record, accesses, fuel, .. } = &mut *self.s;
        memory.begin_step();
        let thread = &mut threads[self.t];
        *fuel = FUEL;
        (record.spawned, record.end) = (None, End::Continue);
        (record.read, record.wrote, record.settles) = (0, 0, false);
        record.kind = thread.shown.kind;
        accesses.clear();
        // What a block touches is known when it has been performed.
        if !thread.shown.kind.is_block() {
            accesses.extend_from_slice(&thread.shown.accesses);
        }
        thread.begin_step(self.program, undo, self.t as u32);
        let log = undo.len();
        let choice = thread.shown.choices.first();
        let end = match self.perform(choice) {
            Ok(()) if self.s.record.end == End::Exit => None,
            Ok(()) => Some(self.advance()),
            Err(_) => None,
        };
        (end, log)
    }

    /// Whether the thread, if it alone moved from now on, would go round in a loop for ever without changing anything, or undoing what
    /// it changed. What it would touch is added to `touched`, with whether that changes it.
    pub fn goes_round(&mut self, touched: &mut Vec<(Access, bool)>) -> Goes {
        if is_off(Ingredient::GoingRound) {
            return Goes::Round;
        }
        let mut unseen = false;
        let round = self.dry(|cx| {
            if matches!(cx.s.threads[cx.t].core.status, Status::Stuck(Stuck::Spin | Stuck::Undone)) {
                cx.s.threads[cx.t].core.status = Status::Live;
            }
            cx.s.threads[cx.t].core.round = Round::default();
            if matches!(cx.program.code[cx.pc() as usize], Op::SpinAssume { .. } | Op::SpinUntil { .. }) {
                // In the middle of an iteration, which it would go on with.
                match cx.go_on_alone() {
                    End::Continue => {}
                    // It does not even look at anything.
                    End::Limit(LimitKind::LocalSteps) => {
                        unseen = true;
                        return true;
                    }
                    _ => return false,
                }
            } else {
                // What it showed when it stopped may not be what it would do now.
                cx.s.threads[cx.t].shown.save(&mut cx.s.undo);
                cx.s.undo.header(Kind::Shown, cx.t as u64);
                cx.refresh();
            }
            for _ in 0..ROUNDS_MAX {
                let thread = &cx.s.threads[cx.t];
                match thread.shown.blocked {
                    // For a value that nobody writes.
                    Some(BlockedOn::Await(_)) => {
                        touched.extend(thread.shown.accesses.iter().map(|&access| (access, false)));
                        return thread.core.round.changes == 0;
                    }
                    Some(_) => return false,
                    None if thread.core.status != Status::Live || thread.shown.choices.len() > 1 => return false,
                    None => {}
                }
                let pc = cx.pc();
                let (end, log) = cx.step_alone();
                let steps = cx.s.undo.steps.as_slice().len() as u32;
                let changed = cx.s.has_changed_something();
                touched.extend(cx.s.accesses.iter().map(|&access| (access, changed)));
                let thread = &mut cx.s.threads[cx.t];
                thread.core.round.add(pc, steps - 1, log);
                match (end, thread.core.status) {
                    (Some(End::Continue), Status::Stuck(Stuck::Spin)) => return thread.core.round.changes == 0,
                    (Some(End::Continue), Status::Live) => {}
                    _ => return false,
                }
                if changed {
                    cx.note_change();
                    if cx.s.threads[cx.t].core.round.is_empty() {
                        return false;
                    }
                }
                if let Some((_, changes)) = cx.is_back(true) {
                    return changes == 0;
                }
            }
            false
        });
        match round {
            true if unseen => Goes::Unseen,
            true => Goes::Round,
            false => Goes::On,
        }
    }

    /// Whether the thread is where it was at an earlier step of its present round, as it was then; and how many changes there were before. `trial`: it
    /// is only tried.
    #[cold]
    #[inline(never)]
    fn is_back(&mut self, trial: bool) -> Option<(Stuck, u16)> {
        let now = self.s.threads[self.t].core.round;
        let mut round = now;
        let may_be_undone = now.may_be_undone(self.pc());
        let most = if round.steps.is_power_of_two() { u32::MAX } else { STEPS_COMPARED };
        let mut comparison = match trial {
            true => Comparison::with_terms(self.program, self.s, self.t),
            false => Comparison::new(self.program, self.s, self.t),
        };
        let mut left = most;
        while round.steps > 0 && left > 0 {
            let before = comparison.before(round);
            if comparison.may_be_as_before(round) && comparison.is_as_before(round.log as usize, true) {
                return Some((Stuck::Spin, before.changes));
            }
            round = before;
            left -= 1;
        }
        // Beyond the last change. Most come back there once or twice: that is seen at a glance, without going through the log.
        let (changes, of_memory) = (now.changes, now.changes_of_memory);
        let is_beyond = |round: Round| !round.is_empty() && (round.steps == 0 || round.changes < changes);
        let beyond = round;
        let (mut left, mut glances, mut looks) = (STEPS_BEFORE_CHANGE, 0, false);
        while may_be_undone && is_beyond(round) && left > 0 {
            let before = comparison.before(round);
            if before.net == now.net && comparison.may_be_as_before(round) {
                glances += 1;
                looks |= before.changes_of_memory == of_memory;
            }
            round = before;
            left -= 1;
        }
        if !looks && glances < undone::ROUNDS_OF_MEMORY {
            return None;
        }
        let (mut round, mut left, mut times) = (beyond, STEPS_BEFORE_CHANGE, 0);
        while is_beyond(round) && left > 0 {
            let before = comparison.before(round);
            let enough = before.changes_of_memory == of_memory || glances >= undone::ROUNDS_OF_MEMORY;
            if enough
                && before.net == now.net
                && comparison.may_be_as_before(round)
                && comparison.is_as_before(round.log as usize, true)
                && let Some(undone) = comparison.is_undone(round.log as usize)
            {
                times += 1;
                if times >= undone.rounds {
                    self.s.undid_additions |= undone.added;
                    return Some((Stuck::Undone, before.changes));
                }
            }
            round = before;
            left -= 1;
        }
        None
    }
}

impl State {
    /// Whether the present step changed anything but the state of its own thread.
    fn has_changed_something(&self) -> bool {
        !is_off(Ingredient::SpinChanges) && self.record.changes_with(&self.accesses)
    }
}
