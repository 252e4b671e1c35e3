//! Scripts: tiny concurrent programs as plain data.
//!
//! A script has a few 8-byte cells of shared memory, a few synchronisation objects and a list of thread bodies; body 0
//! is `main`. Control flow only goes forward, so every execution is finite.

use raddle_trace::OpKind;

/// A local register of a thread; there are [`REGISTERS`].
pub type Register = u8;

/// The number of local registers of a thread.
pub const REGISTERS: usize = 8;

/// The index of a synchronisation object of a script.
pub type ObjectIndex = u8;

/// A synchronisation object with its initial value.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Object {
    /// A mutex that is not recursive and blocks on itself.
    Mutex,
    /// A read/write lock.
    ReadWriteLock,
    /// A semaphore with its value.
    Semaphore(u32),
    /// A condition variable.
    Condition,
    /// A barrier with the number of threads it waits for.
    Barrier(u32),
    /// A `once` object.
    Once,
    /// A one-shot event.
    Event,
}

/// A range of bytes inside one cell; the cell may depend on a register.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Place {
    /// The cell.
    pub cell: u8,
    /// A register that is added to the cell's number.
    pub index: Option<Register>,
    /// The first byte in the cell.
    pub offset: u8,
    /// The number of bytes.
    pub len: u8,
}

impl Place {
    /// A whole cell.
    pub const fn cell(cell: u8) -> Self {
        Place { cell, index: None, offset: 0, len: 8 }
    }

    /// The cell whose number is this one plus a register.
    pub const fn indexed(cell: u8, index: Register) -> Self {
        Place { cell, index: Some(index), offset: 0, len: 8 }
    }

    /// Some bytes of a cell.
    pub const fn bytes(cell: u8, offset: u8, len: u8) -> Self {
        Place { cell, index: None, offset, len }
    }
}

/// A value computed from local state: a constant, or a register plus a constant.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Value {
    /// The register to add, if any.
    pub register: Option<Register>,
    /// The constant.
    pub constant: u64,
}

impl Value {
    /// A constant.
    pub const fn constant(constant: u64) -> Self {
        Value { register: None, constant }
    }

    /// A register plus a constant.
    pub const fn plus(register: Register, constant: u64) -> Self {
        Value { register: Some(register), constant }
    }
}

/// One instruction. Those marked *local* are invisible.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Op {
    /// Local: `r = value`.
    Set(Register, Value),
    /// Local: skips this many instructions if the register equals the constant.
    SkipIf(Register, u64, u8),
    /// Local: skips this many instructions unless the register equals the constant.
    SkipUnless(Register, u64, u8),
    /// Local: blocks for good unless the register equals the constant.
    Assume(Register, u64),
    /// Local: a fault unless the register equals the constant.
    Assert(Register, u64),
    /// `r = place`
    Read(Register, Place),
    /// Waits until the place has this value.
    Await(Place, u64),
    /// Waits until the place has another value than this; then `r = place; place = value`.
    AwaitExchange(Register, Place, u64, Value),
    /// Waits until the place has this value; then `place = new`.
    AwaitCompareExchange(Place, u64, Value),
    /// `place = value`
    Write(Place, Value),
    /// `r = place; place += value`
    FetchAdd(Register, Place, Value),
    /// `place += value`, and nobody looks at what was there.
    Add(Place, Value),
    /// `r = place; place = value`
    Exchange(Register, Place, Value),
    /// `r = place; if r == expected { place = new }`
    CompareExchange(Register, Place, Value, Value),
    /// Takes a mutex.
    Lock(ObjectIndex),
    /// `r = whether the mutex was taken`
    TryLock(Register, ObjectIndex),
    /// Releases a mutex.
    Unlock(ObjectIndex),
    /// Takes a read/write lock for reading.
    ReadLock(ObjectIndex),
    /// Takes a read/write lock for writing.
    WriteLock(ObjectIndex),
    /// `r = whether the lock was taken for reading`
    TryReadLock(Register, ObjectIndex),
    /// `r = whether the lock was taken for writing`
    TryWriteLock(Register, ObjectIndex),
    /// Releases a read/write lock.
    ReadWriteUnlock(ObjectIndex),
    /// Decrements a semaphore.
    SemWait(ObjectIndex),
    /// `r = whether the semaphore was decremented`
    SemTryWait(Register, ObjectIndex),
    /// Increments a semaphore.
    SemPost(ObjectIndex),
    /// Waits on a condition variable, with its mutex.
    CondWait(ObjectIndex, ObjectIndex),
    /// Waits on a condition variable, with its mutex, or gives up: `r = whether it gave up`.
    CondTimedWait(Register, ObjectIndex, ObjectIndex),
    /// Wakes one waiter.
    Signal(ObjectIndex),
    /// Wakes all waiters.
    Broadcast(ObjectIndex),
    /// Waits at a barrier.
    Barrier(ObjectIndex),
    /// Waits at a barrier: `r = whether this thread came last`.
    BarrierLast(Register, ObjectIndex),
    /// Starts the call of a `once` object, or skips this many instructions.
    OnceBegin(ObjectIndex, u8),
    /// Ends the call of a `once` object.
    OnceEnd(ObjectIndex),
    /// Sets an event.
    EventSet(ObjectIndex),
    /// Waits until an event is set.
    EventWait(ObjectIndex),
    /// Waits at a place until woken, if the value there is this one: `r = 0` if woken, 1 if there was another value.
    FutexWait(Register, Place, u64),
    /// The same, or gives up: `r = 2`.
    FutexTimedWait(Register, Place, u64),
    /// Wakes one of those who wait at a place: `r = how many`.
    FutexWake(Register, Place),
    /// Wakes all who wait at a place: `r = how many`.
    FutexWakeAll(Register, Place),
    /// Wakes one of those who wait at the first place, and has the others wait at the second.
    FutexRequeue(Place, Place),
    /// Starts a thread that runs this body.
    Spawn(u8),
    /// Waits for the end of the child with this number (children are counted from 0).
    Join(u8),
    /// `r = whether the child with this number has ended`
    HasEnded(Register, u8),
    /// `r = one of 0..n`
    Choose(Register, u32),
    /// `r = whether the input is in this set of values, shifted round by r`. There is one input, a number below 8 that nobody knows: the thread decides,
    /// as far as what was decided before leaves both.
    Decide(Register, u8),
    /// Ends the whole execution.
    Exit,
    /// Instructions in one step, as far as none has to wait or to choose.
    Atomic(Vec<Op>),
}

impl Op {
    /// Whether the instruction is invisible to other threads.
    pub const fn is_local(&self) -> bool {
        matches!(self, Op::Set(..) | Op::SkipIf(..) | Op::SkipUnless(..) | Op::Assume(..) | Op::Assert(..))
    }

    /// Which operation on which synchronisation object it is, if any; of a condition wait, the first.
    pub const fn on_object(&self) -> Option<(OpKind, ObjectIndex)> {
        Some(match *self {
            Op::Lock(o) => (OpKind::Lock, o),
            Op::TryLock(_, o) => (OpKind::TryLock, o),
            Op::Unlock(o) => (OpKind::Unlock, o),
            Op::ReadLock(o) => (OpKind::ReadLock, o),
            Op::TryReadLock(_, o) => (OpKind::TryReadLock, o),
            Op::WriteLock(o) => (OpKind::WriteLock, o),
            Op::TryWriteLock(_, o) => (OpKind::TryWriteLock, o),
            Op::ReadWriteUnlock(o) => (OpKind::ReadWriteUnlock, o),
            Op::SemWait(o) => (OpKind::SemWait, o),
            Op::SemTryWait(_, o) => (OpKind::SemTryWait, o),
            Op::SemPost(o) => (OpKind::SemPost, o),
            Op::CondWait(o, _) | Op::CondTimedWait(_, o, _) => (OpKind::CondWait, o),
            Op::Signal(o) => (OpKind::CondSignal, o),
            Op::Broadcast(o) => (OpKind::CondBroadcast, o),
            Op::Barrier(o) | Op::BarrierLast(_, o) => (OpKind::BarrierArrive, o),
            Op::OnceBegin(o, _) => (OpKind::OnceBegin, o),
            Op::OnceEnd(o) => (OpKind::OnceEnd, o),
            Op::EventSet(o) => (OpKind::EventSet, o),
            Op::EventWait(o) => (OpKind::EventWait, o),
            _ => return None,
        })
    }
}

/// A script.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Script {
    /// The number of cells; accesses beyond are faults.
    pub cells: u8,
    /// The synchronisation objects.
    pub objects: Vec<Object>,
    /// The thread bodies; the first is `main`.
    pub bodies: Vec<Vec<Op>>,
}

impl Script {
    /// A script whose `main` starts these threads in order, and does nothing else.
    pub fn parallel(cells: u8, objects: Vec<Object>, threads: Vec<Vec<Op>>) -> Self {
        let main = (1..=threads.len()).map(|body| Op::Spawn(body as u8)).collect();
        let bodies = std::iter::once(main).chain(threads).collect();
        Script { cells, objects, bodies }
    }

    /// The number of instructions, those inside of atomic blocks included.
    pub fn len(&self) -> usize {
        let size = |op: &Op| if let Op::Atomic(inner) = op { 1 + inner.len() } else { 1 };
        self.bodies.iter().flatten().map(size).sum()
    }

    /// Whether somebody may find that a thread has not ended, so that the ends of threads are events: it asks, or joins it in a block.
    pub fn asks_for_ends(&self) -> bool {
        let asks = |op: &Op| match op {
            Op::HasEnded(..) => true,
            Op::Atomic(inner) => inner.iter().any(|op| matches!(op, Op::Join(_) | Op::HasEnded(..))),
            _ => false,
        };
        self.bodies.iter().flatten().any(asks)
    }

    /// Whether there are no instructions.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}
