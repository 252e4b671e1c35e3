//! A [`Machine`] that runs a [`Script`], with an undo log.
//!
//! It follows the contract to the letter (exact pending modes, exact rewinding, thread ids by spawn path), because the
//! algorithms are tested on it. What an operation would do is written once, in `preview.rs`; `pending` and `step` both use
//! it.

mod block;
mod futex;
mod host;
mod preview;

use crate::program::{Object, ObjectIndex, Op, Place, REGISTERS, Register, Script, Value};
use raddle_trace::objects::{Barrier, Condition, Event, Mutex, Once, ReadWriteLock, Semaphore, State};
use raddle_trace::{
    Access, BlockedOn, Choices, End, Fault, FaultKind, LimitKind, Machine, Mode, OpKind, Operation, Order, Pending,
    SiteId, Step, Stuck, THREADS_MAX, ThreadId, ThreadNames, ThreadSet, Transition,
};
use std::hash::{DefaultHasher, Hash, Hasher};

const CELL_BASE: u64 = 0x1000;
const OBJECT_BASE: u64 = 0x10000;
/// The ends of threads, behind all objects.
const END_BASE: u64 = 0x20000;

/// Where a thread stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Status {
    /// Before the instruction at `pc`.
    Running,
    /// Waits on a condition variable or a futex; the instruction is at `pc`.
    Waiting,
    /// Was woken, and has to take its mutex again, or to go on.
    Woken,
    /// Has arrived at the barrier in this generation.
    Arrived(u16),
    Finished,
    Stuck(Stuck),
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Thread {
    body: u8,
    pc: u16,
    /// In the middle of the atomic block at `pc`: before this instruction of it.
    inside: Option<u16>,
    status: Status,
    spawned: u8,
    /// How many steps it has made.
    steps: u32,
    exists: bool,
    /// The address of the futex it waits at, or zero.
    waits_at: u64,
    registers: [u64; REGISTERS],
}

impl Thread {
    /// Passes over instructions.
    fn advance(&mut self, instructions: u16) {
        match &mut self.inside {
            Some(at) => *at += instructions,
            None => self.pc += instructions,
        }
    }
}

/// A synchronisation object.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct ObjectState {
    state: State,
    /// Who holds it; of a `once` object, who makes the call.
    holders: ThreadSet,
}

#[derive(Clone, Copy, Debug)]
enum Undo {
    Cell(u32, u64),
    Object(u32, ObjectState),
    Thread(u32, Thread),
    Inputs(u8),
    Exited,
}

/// The accesses an operation can have, computed when the thread arrives at it: if it succeeds, and if it fails.
#[derive(Clone, Copy, Debug)]
struct Slot {
    accesses: [Access; 2],
    len: usize,
}

/// What an operation would do now.
struct Preview {
    kind: OpKind,
    choices: Choices,
    slot: Slot,
    blocked: Option<BlockedOn>,
    joins: Option<ThreadId>,
}

/// What an operation found, left, and did to threads.
#[derive(Clone, Copy, Default)]
struct Performed {
    read: u128,
    wrote: u128,
    expected: u64,
    spawned: Option<ThreadId>,
    joined: Option<ThreadId>,
    woke: ThreadSet,
}

/// Runs a [`Script`].
pub struct ScriptMachine<'s> {
    script: &'s Script,
    cells: Vec<u64>,
    objects: Vec<ObjectState>,
    threads: Vec<Thread>,
    names: ThreadNames,
    /// The values of the input that what was decided leaves.
    inputs: u8,
    exited: bool,
    undo: Vec<Undo>,
    accesses: Vec<Access>,
    /// The end of a thread is an event.
    ends: bool,
    fault: Option<Fault>,
    /// What each thread would do now: kept up to date after every step and rewind, because `pending` lends it out.
    shown: Vec<Option<Preview>>,
    ready: ThreadSet,
    /// Threads that changed since the last look.
    stale: ThreadSet,
    /// Threads whose next operation depends on what others do.
    volatile: ThreadSet,
    /// How many steps a thread may make.
    steps_max: u64,
    /// Reads and writes of cells from this one on are no atomics.
    plain_from: usize,
}

const fn access(address: u64, len: u32, mode: Mode) -> Access {
    Access { address, len, mode, order: Order::SeqCst, tag: 0 }
}

const NO_ACCESS: Access = access(0, 1, Mode::Read);

impl Slot {
    const EMPTY: Slot = Slot { accesses: [NO_ACCESS; 2], len: 0 };

    const fn one(access: Access) -> Slot {
        Slot { accesses: [access, NO_ACCESS], len: 1 }
    }

    const fn two(first: Access, second: Access) -> Slot {
        Slot { accesses: [first, second], len: 2 }
    }
}

fn address_of(object: ObjectIndex) -> u64 {
    OBJECT_BASE + 16 * u64::from(object)
}

fn on(object: ObjectIndex, mode: Mode) -> Access {
    access(address_of(object), 8, mode)
}

const fn mask(len: u8) -> u64 {
    if len >= 8 { u64::MAX } else { (1 << (8 * len)) - 1 }
}

impl<'s> ScriptMachine<'s> {
    /// A machine for this script, before its start.
    pub fn new(script: &'s Script) -> Self {
        let object = |object: &Object| ObjectState {
            holders: ThreadSet::EMPTY,
            state: match *object {
                Object::Mutex => State::Mutex(Mutex::default()),
                Object::ReadWriteLock => State::ReadWriteLock(ReadWriteLock::default()),
                Object::Semaphore(value) => State::Semaphore(Semaphore { value }),
                Object::Condition => State::Condition(Condition::default()),
                Object::Barrier(parties) => State::Barrier(Barrier { parties, ..Barrier::default() }),
                Object::Once => State::Once(Once::default()),
                Object::Event => State::Event(Event::default()),
            },
        };
        ScriptMachine {
            script,
            cells: vec![0; script.cells as usize],
            objects: script.objects.iter().map(object).collect(),
            threads: Vec::new(),
            names: ThreadNames::default(),
            inputs: u8::MAX,
            exited: false,
            undo: Vec::new(),
            accesses: Vec::new(),
            ends: script.asks_for_ends(),
            fault: None,
            shown: Vec::new(),
            ready: ThreadSet::EMPTY,
            stale: ThreadSet::EMPTY,
            volatile: ThreadSet::EMPTY,
            steps_max: u64::MAX,
            plain_from: usize::MAX,
        }
    }

    /// The same; reads and writes of the cells from this one on are no atomics, so that they may be in data races.
    pub fn with_plain_cells(script: &'s Script, from: u8) -> Self {
        ScriptMachine { plain_from: from.into(), ..ScriptMachine::new(script) }
    }

    fn value(&self, t: ThreadId, value: Value) -> u64 {
        let register = value.register.map_or(0, |r| self.threads[t.0 as usize].registers[r as usize % REGISTERS]);
        register.wrapping_add(value.constant)
    }

    /// The cell and shift of a place, or `None` when it is out of bounds.
    fn locate(&self, t: ThreadId, place: Place) -> Option<(usize, u32)> {
        let index = place.index.map_or(0, |r| self.threads[t.0 as usize].registers[r as usize % REGISTERS]);
        let cell = usize::try_from(index.checked_add(u64::from(place.cell))?).ok()?;
        let fits = place.len > 0 && place.offset.checked_add(place.len)? <= 8 && cell < self.cells.len();
        fits.then_some((cell, 8 * u32::from(place.offset)))
    }

    /// The set of values that a decision asks for.
    fn asked_for(&self, t: ThreadId, r: Register, set: u8) -> u8 {
        set.rotate_left(self.threads[t.0 as usize].registers[r as usize % REGISTERS] as u32 % u8::BITS)
    }

    fn load(&self, place: Place, (cell, shift): (usize, u32)) -> u64 {
        self.cells[cell] >> shift & mask(place.len)
    }

    fn store(&mut self, place: Place, (cell, shift): (usize, u32), value: u64) {
        let old = self.cells[cell];
        self.undo.push(Undo::Cell(cell as u32, old));
        let mask = mask(place.len);
        self.cells[cell] = old & !(mask << shift) | (value & mask) << shift;
    }

    fn memory(&self, place: Place, (cell, shift): (usize, u32), mode: Mode) -> Access {
        let access = access(CELL_BASE + 8 * cell as u64 + u64::from(shift / 8), u32::from(place.len), mode);
        let is_plain = cell >= self.plain_from && matches!(mode, Mode::Read | Mode::Write);
        Access { order: if is_plain { Order::Plain } else { Order::SeqCst }, ..access }
    }

    /// Makes an access to a synchronisation object; what was there before and is there now, as numbers.
    fn apply(&mut self, o: ObjectIndex, mode: Mode, by: ThreadId, leave: ThreadSet) -> (u128, u128) {
        let object = &mut self.objects[o as usize];
        self.undo.push(Undo::Object(u32::from(o), *object));
        let before = object.state;
        object.state = before.apply(mode, by, leave);
        match mode {
            Mode::Lock | Mode::ReadLock | Mode::WriteLock | Mode::OnceBegin => object.holders.insert(by),
            Mode::Unlock | Mode::ReadUnlock | Mode::WriteUnlock | Mode::OnceEnd => object.holders.remove(by),
            _ => {}
        }
        (before.number(), object.state.number())
    }

    /// Takes back what was done since.
    fn undo_to(&mut self, to: usize) {
        while self.undo.len() > to {
            match self.undo.pop() {
                Some(Undo::Cell(index, old)) => self.cells[index as usize] = old,
                Some(Undo::Object(index, old)) => self.objects[index as usize] = old,
                Some(Undo::Thread(index, old)) => {
                    self.threads[index as usize] = old;
                    self.stale.insert(ThreadId(index));
                }
                Some(Undo::Inputs(old)) => self.inputs = old,
                Some(Undo::Exited) => {
                    self.exited = false;
                    self.stale = self.threads();
                }
                None => {}
            }
        }
    }

    fn thread_mut(&mut self, t: ThreadId) -> &mut Thread {
        self.undo.push(Undo::Thread(t.0, self.threads[t.0 as usize]));
        self.stale.insert(t);
        &mut self.threads[t.0 as usize]
    }

    /// A thread is woken. One that is stuck in a block whose assumption failed after the wait stays so: nothing comes of it.
    fn wake(&mut self, t: ThreadId) {
        let thread = self.thread_mut(t);
        thread.waits_at = 0;
        if !matches!(thread.status, Status::Stuck(_)) {
            thread.status = Status::Woken;
        }
    }

    fn op(&self, t: ThreadId) -> Option<&'s Op> {
        let thread = &self.threads[t.0 as usize];
        match (self.script.bodies.get(thread.body as usize)?.get(thread.pc as usize)?, thread.inside) {
            (Op::Atomic(block), Some(at)) => block.get(at as usize),
            (op, _) => Some(op),
        }
    }

    /// The end of a thread, at an address that its spawn path gives.
    fn end_of(&self, t: ThreadId, mode: Mode) -> Access {
        let (mut number, mut at) = (0, t);
        while let Some((parent, nth)) = self.names.parent(at) {
            number = number * 16 + u64::from(nth) + 1;
            at = parent;
        }
        access(END_BASE + 8 * number, 8, mode)
    }

    fn child(&self, t: ThreadId, number: u8) -> Option<ThreadId> {
        let thread = &self.threads[t.0 as usize];
        let is_it = |c: &ThreadId| self.names.parent(*c) == Some((t, u32::from(number)));
        if number < thread.spawned { self.threads().iter().find(is_it) } else { None }
    }

    fn site(&self, t: ThreadId) -> SiteId {
        let thread = &self.threads[t.0 as usize];
        SiteId(u32::from(thread.body) << 16 | u32::from(thread.pc))
    }

    /// Makes the thread stuck at a fault.
    fn fail(&mut self, t: ThreadId, kind: FaultKind, message: &str) -> End {
        let site = self.site(t);
        self.thread_mut(t).status = Status::Stuck(Stuck::Fault);
        self.fault = Some(Fault { kind, thread: t, site, message: message.to_owned(), notes: Vec::new() });
        End::Fault
    }

    /// Reports a limit.
    fn limit(&mut self, t: ThreadId, kind: LimitKind, message: &str) -> End {
        self.fail(t, FaultKind::Limit, message);
        End::Limit(kind)
    }

    /// Runs local instructions up to the next visible one.
    fn run_local(&mut self, t: ThreadId) -> End {
        loop {
            let Some(op) = self.op(t) else {
                if !self.ends {
                    self.threads[t.0 as usize].status = Status::Finished;
                }
                return End::Continue;
            };
            match *op {
                Op::Assume(r, c) if self.value(t, Value::plus(r, 0)) != c => {
                    self.threads[t.0 as usize].status = Status::Stuck(Stuck::Assume);
                    return End::Continue;
                }
                Op::Assert(r, c) if self.value(t, Value::plus(r, 0)) != c => {
                    return self.fail(t, FaultKind::Assertion, "assertion failed");
                }
                _ if op.is_local() => self.run_assignment(t, op),
                _ if u64::from(self.threads[t.0 as usize].steps) >= self.steps_max => {
                    self.threads[t.0 as usize].status = Status::Stuck(Stuck::Steps);
                    return End::Continue;
                }
                _ => return End::Continue,
            }
        }
    }

    /// One local instruction that can neither block nor fail; the thread has been saved already.
    fn run_assignment(&mut self, t: ThreadId, op: &Op) {
        let skip = match *op {
            Op::Set(r, value) => {
                let value = self.value(t, value);
                self.threads[t.0 as usize].registers[r as usize % REGISTERS] = value;
                0
            }
            Op::SkipIf(r, c, n) if self.value(t, Value::plus(r, 0)) == c => n,
            Op::SkipUnless(r, c, n) if self.value(t, Value::plus(r, 0)) != c => n,
            _ => 0,
        };
        self.threads[t.0 as usize].advance(1 + u16::from(skip));
    }

    /// A read, write or read-modify-write: what was there and what is there afterwards, or `None` out of bounds.
    fn run_memory(&mut self, t: ThreadId, op: &Op) -> Option<(u64, u64, u64)> {
        let (register, place) = match *op {
            Op::Read(r, place)
            | Op::FetchAdd(r, place, _)
            | Op::Exchange(r, place, _)
            | Op::AwaitExchange(r, place, ..)
            | Op::CompareExchange(r, place, ..) => (Some(r), place),
            Op::Write(place, _) | Op::Add(place, _) | Op::Await(place, _) | Op::AwaitCompareExchange(place, ..) => {
                (None, place)
            }
            _ => return None,
        };
        let at = self.locate(t, place)?;
        let old = self.load(place, at);
        let mut compared = 0;
        let new = match *op {
            Op::Read(..) | Op::Await(..) => None,
            Op::Write(_, value) | Op::Exchange(_, _, value) | Op::AwaitExchange(_, _, _, value) => {
                Some(self.value(t, value))
            }
            Op::AwaitCompareExchange(_, found, new) => {
                compared = found & mask(place.len);
                Some(self.value(t, new))
            }
            Op::FetchAdd(_, _, value) | Op::Add(_, value) => Some(old.wrapping_add(self.value(t, value))),
            Op::CompareExchange(_, _, expected, new) => {
                compared = self.value(t, expected) & mask(place.len);
                (old == compared).then(|| self.value(t, new))
            }
            _ => None,
        };
        if let Some(new) = new {
            self.store(place, at, new);
        }
        if let Some(r) = register {
            self.threads[t.0 as usize].registers[r as usize % REGISTERS] = old;
        }
        let mode = match (op, new) {
            (_, None) => Mode::Read,
            (Op::Write(..), _) => Mode::Write,
            (Op::Add(..), _) => Mode::Add,
            _ => Mode::Update,
        };
        self.accesses.push(self.memory(place, at, mode));
        Some((old, new.map_or(old, |new| new & mask(place.len)), compared))
    }

    /// Room for a thread with this id.
    fn add_thread(&mut self, t: ThreadId) {
        while self.threads.len() <= t.0 as usize {
            self.threads.push(Thread {
                body: 0,
                pc: 0,
                inside: None,
                status: Status::Finished,
                spawned: 0,
                steps: 0,
                exists: false,
                waits_at: 0,
                registers: [0; REGISTERS],
            });
            self.shown.push(None);
        }
    }

    fn begin_thread(&mut self, t: ThreadId, body: u8) -> End {
        *self.thread_mut(t) = Thread {
            body,
            pc: 0,
            inside: None,
            status: Status::Running,
            spawned: 0,
            steps: 0,
            exists: true,
            waits_at: 0,
            registers: [0; REGISTERS],
        };
        self.run_local(t)
    }

    /// Recomputes what the threads that changed, and those whose next operation depends on the state of others, would do
    /// now.
    fn show(&mut self) {
        let stale = std::mem::take(&mut self.stale).union(self.volatile);
        for t in stale {
            let index = t.0 as usize;
            let preview = if self.threads[index].exists { self.preview(t) } else { None };
            // Nobody moves any more, but what a thread was waiting for is there to see.
            let preview = preview.filter(|preview| !self.exited || preview.blocked.is_some());
            match &preview {
                Some(preview) if preview.blocked.is_none() => self.ready.insert(t),
                _ => self.ready.remove(t),
            }
            let local =
                |kind| matches!(kind, OpKind::Read | OpKind::Write | OpKind::Rmw | OpKind::Spawn | OpKind::Choose);
            match &preview {
                Some(Preview { choices: Choices::Among(_), .. }) => self.volatile.insert(t),
                Some(preview) if !local(preview.kind) => self.volatile.insert(t),
                _ => self.volatile.remove(t),
            }
            self.shown[index] = preview;
        }
    }

    /// Performs a visible synchronisation operation, whose accesses are those from `from` on, and says what it found, what it left, and whom it woke.
    fn run_sync(&mut self, t: ThreadId, op: &Op, kind: OpKind, choice: u32, from: usize) -> (u128, u128, ThreadSet) {
        let Some((_, o)) = op.on_object() else { return (0, 0, ThreadSet::EMPTY) };
        if let Op::CondWait(_, m) | Op::CondTimedWait(_, _, m) = *op {
            return self.run_condition(t, op, kind, o, m);
        }
        let Access { mode, tag, .. } = self.accesses[from];
        let woke = match self.objects[o as usize].state {
            State::Condition(condition) => condition.woken(kind, choice),
            _ => ThreadSet::EMPTY,
        };
        let (before, after) = self.apply(o, mode, t, woke);
        for t in woke {
            self.wake(t);
        }
        let success = match self.objects[o as usize].state {
            State::Barrier(barrier) => barrier.generation != tag,
            _ => mode != Mode::Read,
        };
        let thread = &mut self.threads[t.0 as usize];
        match *op {
            Op::TryLock(r, _) | Op::TryWriteLock(r, _) | Op::TryReadLock(r, _) | Op::SemTryWait(r, _) => {
                thread.registers[r as usize % REGISTERS] = u64::from(success);
            }
            Op::BarrierLast(r, _) if kind == OpKind::BarrierArrive => {
                thread.registers[r as usize % REGISTERS] = u64::from(success);
            }
            Op::OnceBegin(_, skip) if !success => thread.advance(u16::from(skip)),
            _ => {}
        }
        if kind == OpKind::BarrierArrive {
            thread.status = Status::Arrived(tag);
        } else {
            thread.status = Status::Running;
            thread.advance(1);
        }
        (before, after, woke)
    }

    /// The three steps of a condition wait.
    fn run_condition(&mut self, t: ThreadId, op: &Op, kind: OpKind, c: u8, m: u8) -> (u128, u128, ThreadSet) {
        let (numbers, status) = match kind {
            OpKind::CondWait => {
                self.apply(m, Mode::Unlock, t, ThreadSet::EMPTY);
                (self.apply(c, Mode::CondWait, t, ThreadSet::EMPTY), Status::Waiting)
            }
            OpKind::CondTimeout => (self.apply(c, Mode::CondWake, t, ThreadSet::single(t)), Status::Woken),
            _ => (self.apply(m, Mode::Lock, t, ThreadSet::EMPTY), Status::Running),
        };
        let thread = &mut self.threads[t.0 as usize];
        thread.status = status;
        match (kind, op) {
            (OpKind::CondReacquire, _) => thread.advance(1),
            (_, Op::CondTimedWait(r, ..)) => {
                thread.registers[*r as usize % REGISTERS] = u64::from(kind == OpKind::CondTimeout);
            }
            _ => {}
        }
        (numbers.0, numbers.1, ThreadSet::EMPTY)
    }

    /// Performs the visible operation that a thread is at, adds its accesses to those of the step, and moves on to the next instruction.
    fn run_visible(&mut self, t: ThreadId, choice: u32, done: &mut Performed) -> End {
        let Some(Preview { kind, slot, joins, .. }) = self.preview_inside(t) else {
            panic!("{t} has nothing to do");
        };
        let Some(op) = self.op(t) else {
            // Its end.
            self.accesses.extend_from_slice(&slot.accesses[..slot.len]);
            self.threads[t.0 as usize].status = Status::Finished;
            done.wrote = 1;
            return End::Continue;
        };
        let from = self.accesses.len();
        let mut end = End::Continue;
        let mut advance = true;
        match op {
            Op::Read(..)
            | Op::Await(..)
            | Op::AwaitExchange(..)
            | Op::AwaitCompareExchange(..)
            | Op::Write(..)
            | Op::FetchAdd(..)
            | Op::Add(..)
            | Op::Exchange(..)
            | Op::CompareExchange(..) => match self.run_memory(t, op) {
                Some((old, new, compared)) => {
                    (done.read, done.wrote, done.expected) = (u128::from(old), u128::from(new), compared);
                }
                None => end = self.fail(t, FaultKind::OutOfBounds, "no such cell"),
            },
            Op::Spawn(body) => {
                let number = self.threads[t.0 as usize].spawned;
                match self.names.child(t, u32::from(number)) {
                    _ if self.threads().len() == THREADS_MAX => {
                        end = self.limit(t, LimitKind::Threads, "too many threads");
                    }
                    Some(child) => {
                        self.add_thread(child);
                        self.threads[t.0 as usize].spawned += 1;
                        done.spawned = Some(child);
                        end = self.begin_thread(child, *body);
                    }
                    None => end = self.limit(t, LimitKind::ThreadIds, "too many threads to keep in mind"),
                }
            }
            Op::Join(_) | Op::HasEnded(..) if joins.is_none() => {
                end = self.fail(t, FaultKind::JoinMisuse, "no such child");
            }
            // In a block it is a read that might have found something else.
            Op::Join(_) if slot.len == 0 => done.joined = joins,
            Op::Join(_) => self.accesses.extend_from_slice(&slot.accesses[..slot.len]),
            Op::HasEnded(r, _) => {
                self.accesses.extend_from_slice(&slot.accesses[..slot.len]);
                let ended = joins.is_some_and(|child| self.threads[child.0 as usize].status == Status::Finished);
                self.threads[t.0 as usize].registers[*r as usize % REGISTERS] = u64::from(ended);
                done.read = u128::from(ended);
            }
            Op::Choose(r, _) => {
                self.threads[t.0 as usize].registers[*r as usize % REGISTERS] = u64::from(choice);
                done.wrote = u128::from(choice);
            }
            Op::Decide(r, set) => {
                let set = self.asked_for(t, *r, *set);
                self.undo.push(Undo::Inputs(self.inputs));
                self.inputs &= if choice == 1 { set } else { !set };
                self.threads[t.0 as usize].registers[*r as usize % REGISTERS] = u64::from(choice);
                done.wrote = u128::from(choice);
            }
            Op::Exit => {
                self.accesses.push(Access::WORLD);
                self.undo.push(Undo::Exited);
                self.exited = true;
                self.stale = self.threads();
                end = End::Exit;
            }
            _ if kind.is_futex() => {
                advance = false;
                self.accesses.extend_from_slice(&slot.accesses[..slot.len]);
                done.woke = done.woke.union(self.run_futex(t, op, kind, choice, from));
            }
            Op::FutexWait(..)
            | Op::FutexTimedWait(..)
            | Op::FutexWake(..)
            | Op::FutexWakeAll(..)
            | Op::FutexRequeue(..) => end = self.fail(t, FaultKind::OutOfBounds, "no such cell"),
            _ => {
                advance = false;
                self.accesses.extend_from_slice(&slot.accesses[..slot.len]);
                match self.misuse(t, op).filter(|_| slot.len == 0) {
                    Some(message) => end = self.fail(t, FaultKind::LockMisuse, message),
                    None => {
                        let (read, wrote, woke) = self.run_sync(t, op, kind, choice, from);
                        (done.read, done.wrote, done.woke) = (read, wrote, done.woke.union(woke));
                    }
                }
            }
        }
        if end == End::Continue && advance {
            self.threads[t.0 as usize].advance(1);
        }
        end
    }
}

impl Machine for ScriptMachine<'_> {
    type Mark = usize;

    fn start(&mut self) -> End {
        self.add_thread(ThreadId::MAIN);
        let end = self.begin_thread(ThreadId::MAIN, 0);
        self.show();
        end
    }

    fn threads(&self) -> ThreadSet {
        (0..self.threads.len()).filter(|&t| self.threads[t].exists).map(|t| ThreadId(t as u32)).collect()
    }

    fn ready(&self) -> ThreadSet {
        self.ready
    }

    fn pending(&self, t: ThreadId) -> Pending<'_> {
        match (&self.shown[t.0 as usize], self.threads[t.0 as usize].status) {
            (Some(preview), _) => {
                let operation = Operation {
                    kind: preview.kind,
                    choices: preview.choices,
                    accesses: &preview.slot.accesses[..preview.slot.len],
                    joins: preview.joins,
                    site: self.site(t),
                };
                match preview.blocked {
                    Some(on) => Pending::Blocked(operation, on),
                    None => Pending::Ready(operation),
                }
            }
            (None, Status::Stuck(why)) => Pending::Stuck(why),
            (None, _) => Pending::Finished,
        }
    }

    fn step(&mut self, transition: Transition) -> Step<'_> {
        let Transition { thread: t, choice } = transition;
        let site = self.site(t);
        self.accesses.clear();
        let Some(Preview { kind, choices, .. }) = self.shown[t.0 as usize] else {
            panic!("{t} was stepped but is not ready");
        };
        self.thread_mut(t).steps += 1;
        let mut done = Performed::default();
        let mut end = match kind.is_block() {
            true => self.run_block(t, choice, &mut done),
            false => self.run_visible(t, choice, &mut done),
        };
        let thread = &self.threads[t.0 as usize];
        if end == End::Continue && thread.status == Status::Running && thread.inside.is_none() {
            end = self.run_local(t);
        }
        self.show();
        let Performed { read, wrote, expected, spawned, joined, woke } = done;
        Step {
            transition,
            choices,
            kind,
            site,
            accesses: &self.accesses,
            read,
            wrote,
            expected: u128::from(expected),
            settles: false,
            spawned,
            joined,
            woke,
            end,
        }
    }

    fn mark(&self) -> usize {
        self.undo.len()
    }

    fn rewind(&mut self, to: usize) {
        self.undo_to(to);
        self.show();
    }

    fn parent(&self, t: ThreadId) -> Option<(ThreadId, u32)> {
        self.names.parent(t)
    }

    fn intern(&mut self, parent: ThreadId, nth: u32) -> Option<ThreadId> {
        self.names.child(parent, nth)
    }

    fn forget(&mut self, keep: ThreadSet) {
        self.names.forget(keep.union(self.threads()));
    }

    fn set_steps_max(&mut self, max: u64) {
        self.steps_max = max;
    }

    fn fault(&self) -> Option<&Fault> {
        self.fault.as_ref()
    }

    fn fingerprint(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        (&self.cells, &self.objects, self.inputs, self.exited).hash(&mut hasher);
        for thread in self.threads.iter().filter(|t| t.exists) {
            thread.hash(&mut hasher);
        }
        hasher.finish()
    }
}
