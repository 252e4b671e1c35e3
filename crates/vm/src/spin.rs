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
//! there, or lets the one access before it wait. An iteration that is stopped in the middle has looked at something before, which
//! may have changed since, so a thread that waits there need not be waiting in vain.
//!
//! *Livelocks.* Threads that wait in loops keep each other waiting for ever, under every fair scheduler, if nobody else can move and
//! each of them, left alone, goes round and round ([`Cx::goes_round`]): nobody changes anything, so each is as good as alone.
//! And if there is a state from which nothing but pure rounds is possible for ever, some execution without pure rounds leads to
//! it, in which each thread goes on to make one more round or waits.
//!
//! *The search ends* for programs whose only unbounded loops are such: an infinite execution without a pure round has
//! infinitely many changes, or a thread with infinitely many different states between two of its changes.

use crate::bytecode::{Op, Pc};
use crate::cx::Cx;
use crate::memory::Memory;
use crate::program::Program;
use crate::state::State;
use crate::thread::{Core, Frame, Round, SavedStep, Status, Thread};
use crate::undo::{Entry, Kind, Walk};
use raddle_trace::{BlockedOn, End, LimitKind, Order, Spins, Stuck};

/// Earlier steps that a state is compared with. Longer rounds are found when the number of steps is a power of two.
const STEPS_COMPARED: u32 = 16;

/// Jumps and calls of a step that is only tried.
const FUEL: u64 = 100_000;

/// Steps after which a thread that has not come back is taken for one that never does.
const ROUNDS_MAX: u32 = 10_000;

/// Ranges of own memory that a round may write.
const WRITES_MAX: usize = 256;

/// What was found of a range of memory: whether it is as it was before the oldest write looked at so far.
type Written = (bool, usize, usize, bool);

impl Cx<'_> {
    /// A thread has got to a visible operation by a step of its own: it may be where it was.
    pub fn arrive(&mut self) {
        if self.s.spins == Spins::Explore {
            return;
        }
        let changed = self.s.has_changed_something();
        let thread = &mut self.s.threads[self.t];
        if changed && thread.core.round.steps > 0 {
            thread.core.round = Round::default();
        }
        let pc = thread.top().pc;
        if self.program.point(pc).is_none() {
            return;
        }
        if thread.core.round.steps > 0 && self.is_back() {
            self.s.threads[self.t].core.status = Status::Stuck(Stuck::Spin);
            return;
        }
        self.show_await(pc);
    }

    /// Shows a single access that may be all that a round does as one that waits.
    pub fn show_await(&mut self, pc: Pc) {
        if self.s.spins != Spins::Await || !self.program.point(pc).is_some_and(|point| point.lone) {
            return;
        }
        let shown = &mut self.s.threads[self.t].shown;
        let [access] = shown.accesses.as_slice() else { return };
        let kind = shown.kind.awaiting();
        if access.order == Order::Plain || !kind.awaits() {
            return;
        }
        let address = access.address;
        (shown.kind, shown.changes, shown.blocked) = (kind, true, None);
        if self.try_round() {
            let shown = &mut self.s.threads[self.t].shown;
            shown.blocked = Some(BlockedOn::Await(address));
        }
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
                    let Cx { program, s, t } = cx;
                    let State { threads, undo, memory, written, .. } = &mut **s;
                    let mut comparison = Comparison { program, thread: &threads[*t], t: *t, memory, written };
                    comparison.is_as_before(Walk::new(undo), log, false)
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
        let (before, core) = (self.s.undo.len(), self.s.threads[self.t].core);
        let result = act(self);
        self.s.rewind(self.program, before);
        self.s.threads[self.t].core = core;
        (self.s.record, self.s.fuel, self.s.fault, self.s.hidden_escape) = (record, fuel, fault, hidden);
        (self.s.accesses, self.s.spins, self.s.stop_pure) = (accesses, spins, stop_pure);
        result
    }

    /// Goes on behind a spin assume, to the next visible operation, if there is one.
    fn go_on_alone(&mut self) -> End {
        let State { threads, undo, ready, changing, memory, fuel, .. } = &mut *self.s;
        memory.begin_step();
        *fuel = self.program.options.local_steps_max;
        let thread = &mut threads[self.t];
        thread.begin_step(self.program, undo, self.t as u32, *ready, *changing);
        thread.top_mut().pc += 1;
        self.advance()
    }

    /// Performs the operation that the thread is at. How that ended, unless the operation failed; and the length of the log
    /// after the entry of the step.
    fn step_alone(&mut self) -> (Option<End>, usize) {
        let State { threads, undo, ready, changing, memory, record, accesses, fuel, .. } = &mut *self.s;
        memory.begin_step();
        let thread = &mut threads[self.t];
        *fuel = FUEL;
        (record.spawned, record.end) = (None, End::Continue);
        (record.read, record.wrote) = (0, 0);
        record.kind = thread.shown.kind;
        accesses.clear();
        accesses.extend_from_slice(&thread.shown.accesses);
        thread.begin_step(self.program, undo, self.t as u32, *ready, *changing);
        let log = undo.len();
        let choice = thread.shown.choices.first();
        let end = match self.perform(choice) {
            Ok(()) if self.s.record.end == End::Exit => None,
            Ok(()) => Some(self.advance()),
            Err(_) => None,
        };
        (end, log)
    }

    /// Whether the thread, if it alone moved from now on, would go round in a loop for ever without changing anything.
    pub fn goes_round(&mut self) -> bool {
        self.dry(|cx| {
            if cx.s.threads[cx.t].core.status == Status::Stuck(Stuck::Spin) {
                cx.s.threads[cx.t].core.status = Status::Live;
            }
            cx.s.threads[cx.t].core.round = Round::default();
            if matches!(cx.program.code[cx.pc() as usize], Op::SpinAssume { .. }) {
                // In the middle of an iteration, which it would go on with.
                match cx.go_on_alone() {
                    End::Continue => {}
                    // It does not even look at anything.
                    End::Limit(LimitKind::LocalSteps) => return true,
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
                    Some(BlockedOn::Await(_)) => return true,
                    Some(_) => return false,
                    None if thread.core.status != Status::Live || thread.shown.choices.len() > 1 => return false,
                    None => {}
                }
                let before = cx.s.threads[cx.t].core.round;
                let (end, log) = cx.step_alone();
                let steps = cx.s.undo.steps.as_slice().len() as u32;
                let thread = &mut cx.s.threads[cx.t];
                thread.core.round = Round { steps: before.steps + 1, last: steps - 1, log: log as u64 };
                match (end, thread.core.status) {
                    (Some(End::Continue), Status::Stuck(Stuck::Spin)) => return true,
                    (Some(End::Continue), Status::Live) => {}
                    _ => return false,
                }
                if cx.s.has_changed_something() {
                    return false;
                }
                if cx.is_back() {
                    return true;
                }
            }
            false
        })
    }

    /// Whether the thread is where it was at an earlier step of its present round, as it was then.
    #[cold]
    #[inline(never)]
    fn is_back(&mut self) -> bool {
        let Cx { program, s, t } = self;
        let State { threads, undo, memory, written, .. } = &mut **s;
        let thread = &threads[*t];
        let steps = undo.steps.as_slice();
        let mut round = thread.core.round;
        let most = if round.steps.is_power_of_two() { u32::MAX } else { STEPS_COMPARED };
        let mut comparison = Comparison { program, thread, t: *t, memory, written };
        let mut left = most;
        while round.steps > 0 && left > 0 {
            let saved = &steps[round.last as usize];
            if comparison.is_there(saved) {
                let end = round.log as usize - 1;
                let count = saved_registers(program, &saved.frame);
                let registers = undo.words.between(end - count, end);
                if comparison.same_registers(&saved.frame, registers)
                    && comparison.is_as_before(Walk::new(undo), round.log as usize, true)
                {
                    return true;
                }
            }
            round = saved.core.round;
            left -= 1;
        }
        false
    }
}

impl State {
    /// Whether the present step changed anything but the state of its own thread.
    fn has_changed_something(&self) -> bool {
        self.record.changes_with(&self.accesses)
    }
}

/// How many registers are saved of a frame.
fn saved_registers(program: &Program, frame: &Frame) -> usize {
    let info = &program.functions[frame.function as usize];
    (info.slots - info.constants.1 + frame.extra) as usize
}

/// A thread's state now, to be compared with an earlier one.
struct Comparison<'a> {
    program: &'a Program,
    thread: &'a Thread,
    t: usize,
    memory: &'a Memory,
    /// Scratch: what the thread wrote to its own memory.
    written: &'a mut Vec<Written>,
}

impl Comparison<'_> {
    /// Whether the thread was at the same place, and as deep.
    fn is_there(&self, saved: &SavedStep) -> bool {
        let Core { depth, stack_objects, atomic, children, heap_objects, keys, key_values, random, clock_us, .. } =
            saved.core;
        let now = &self.thread.core;
        depth == now.depth
            && saved.frame.pc == self.thread.top().pc
            && saved.frame.function == self.thread.top().function
            && stack_objects == now.stack_objects
            && (atomic, children, heap_objects) == (now.atomic, now.children, now.heap_objects)
            && (keys, key_values) == (now.keys, now.key_values)
            && (random, clock_us) == (now.random, now.clock_us)
    }

    /// Whether a frame has the values that it had, as far as they matter where it is.
    fn same_registers(&self, before: &Frame, registers: &[u64]) -> bool {
        let index = self.thread.frames[..self.thread.core.depth as usize].iter().position(|f| f.base == before.base);
        let Some(frame) = index.map(|index| &self.thread.frames[index]) else { return false };
        let Frame { function, pc, base, len, phase, stack_objects, arena: _, extra } = *before;
        if (function, pc, base, len) != (frame.function, frame.pc, frame.base, frame.len)
            || (phase, stack_objects, extra) != (frame.phase, frame.stack_objects, frame.extra)
        {
            return false;
        }
        let now = &self.thread.regs[base as usize..(base + len) as usize];
        let info = &self.program.functions[function as usize];
        let values = (info.slots - info.constants.1) as usize;
        let more = registers[values..] == now[info.slots as usize..];
        more && match self.program.point(pc) {
            Some(point) => {
                let (start, count) = (point.live.0 as usize, point.live.1 as usize);
                let live = &self.program.live[start..start + count];
                live.iter().all(|&slot| registers[slot as usize] == now[slot as usize])
            }
            None => registers[..values] == now[..values],
        }
    }

    /// Whether the thread has the state that it had before its step whose entry ends at `log`, where it was at the same place, and
    /// has left its memory as it was then. `between`: others may have moved since, and what it did to shared memory has been seen to
    /// be nothing.
    fn is_as_before(&mut self, mut walk: Walk<'_>, log: usize, between: bool) -> bool {
        let program = self.program;
        let registers = |frame: &Frame| saved_registers(program, frame);
        self.written.clear();
        // Where the memory of the present step begins among what was written.
        let mut step = 0;
        // Frames that do not have the values that they had; the oldest entry of each decides.
        let mut frames: u64 = 0;
        let mut pure = true;
        loop {
            let own_entry = walk.left() == log;
            match walk.before(registers) {
                Entry::Memory { marks, pos, len, old } => {
                    let same = self.memory.holds(marks, pos, len, old);
                    self.written.push((marks, pos, len, same));
                }
                Entry::Frame { thread, index, frame, registers } => {
                    if thread == self.t {
                        if index >= 64 {
                            return false;
                        }
                        let differs = !self.same_registers(frame, registers);
                        frames = frames & !(1 << index) | u64::from(differs) << index;
                    }
                }
                Entry::Step { thread, saved, registers } => {
                    if thread == self.t {
                        if !pure || !self.keep_oldest(step, between.then_some(saved)) {
                            return false;
                        }
                        step = self.written.len();
                        if own_entry {
                            return frames == 0
                                && self.is_there(saved)
                                && self.same_registers(&saved.frame, registers)
                                && self.written.iter().all(|&(.., same)| same);
                        }
                    } else {
                        self.written.truncate(step);
                    }
                    pure = true;
                }
                Entry::Shown => {}
                Entry::Other => pure = false,
            }
        }
    }

    /// Of what was written to the same place the oldest entry counts; what a step did to what it showed does not.
    fn keep_oldest(&mut self, step: usize, shown: Option<&SavedStep>) -> bool {
        let visible = shown.and_then(|saved| {
            let access = saved.shown.first();
            self.memory.position(access.address).map(|(pos, _)| (pos, access.len as usize))
        });
        let mut at = step;
        while at < self.written.len() {
            let (marks, pos, len, same) = self.written[at];
            let is_visible = visible.is_some_and(|(start, size)| pos >= start && pos + len <= start + size);
            let earlier = self.written[..at].iter().position(|w| (w.0, w.1, w.2) == (marks, pos, len));
            match earlier {
                _ if is_visible => {
                    self.written.remove(at);
                }
                Some(earlier) => {
                    self.written[earlier].3 = same;
                    self.written.remove(at);
                }
                None => at += 1,
            }
        }
        self.written.len() <= WRITES_MAX
    }
}
