//! What a thread does in one step that others can see.
//!
//! Every such operation finds the value of at most eight bytes somewhere and may leave another one there: a load, a store, a
//! read-modify-write, and what the locks do, whose state is a word of memory. What an object does is asked of its one definition
//! ([`raddle_trace::objects`]), for each state that it can be in.

use crate::bits::Bits;
use crate::gates::{Gates, Lit};
use crate::layout::{ObjectId, Value};
use crate::objects;
use raddle_ir::{AwaitTest, CompareOp, LocId};
use raddle_trace::objects::{Mutex, Own, Semaphore};
use raddle_trace::{FaultKind, Mode, OpKind};

/// Bytes that an operation touches if it is here.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cell {
    /// Where.
    pub object: ObjectId,
    /// The first byte.
    pub offset: u32,
    /// When.
    pub hit: Lit,
}

/// An address that was read somewhere.
#[derive(Clone, Debug)]
pub struct Address {
    /// The pointer.
    pub pointer: Value,
    /// Whether the operation may write there.
    pub writes: bool,
    /// How many objects there were when its cells were found.
    pub objects: usize,
    /// What is wrong with the operation if the address is: so many of its faults, the first ones.
    pub faults: usize,
}

/// What an operation waits for, in terms of the value it would find.
#[derive(Clone, Debug)]
pub enum Wait {
    /// Nothing.
    No,
    /// A mutex or a semaphore that can be taken.
    Object(OpKind),
    /// A read/write lock that can be taken by this thread.
    Lock(OpKind, usize),
    /// A value, of so many bits.
    Value(u32, Vec<Vec<AwaitTest<Bits>>>),
    /// The end of the thread with this handle.
    End(Bits),
}

/// An operation.
#[derive(Clone, Debug)]
pub struct Operation {
    /// Bytes it touches; 0 for none.
    pub len: u32,
    /// Where.
    pub cells: Vec<Cell>,
    /// It ends the life of the objects it touches.
    pub frees: bool,
    /// What it leaves, and when it leaves anything. In terms of what it finds.
    pub leaves: Option<(Bits, Lit)>,
    /// It is told which of the bytes it finds have a value.
    pub asks_valued: bool,
    /// Which of the bytes that it leaves have a value, if not all have.
    pub leaves_valued: Option<Bits>,
    /// It leaves what it leaves whatever it finds: a plain or atomic store.
    pub blind: bool,
    /// A decision depends on what it finds.
    pub checked: bool,
    /// It is for mutexes of the normal kind: so many bytes further on there is the kind.
    pub kind_at: Option<u32>,
    /// What it waits for.
    pub wait: Wait,
    /// What it finds is not what memory holds, but what the thread has returned that it waits for.
    pub takes_result: bool,
    /// The thread that it makes.
    pub spawns: Option<usize>,
    /// The thread's next operation follows at once: they are one step.
    pub starts: bool,
    /// It follows the thread's operation before it at once.
    pub continues: bool,
    /// When its thread sleeps after it, until it is woken.
    pub sleeps: Lit,
    /// It is possible only once its thread was woken.
    pub awake: bool,
    /// Whom it wakes, by thread. In terms of what it finds.
    pub wakes: Vec<Lit>,
    /// Whom it wakes is a choice.
    pub chooses: bool,
    /// Something is wrong with it whatever it finds: then it does not wait.
    pub bad: Lit,
    /// Where it goes, if that is not known before it goes there: objects may come to be in the meantime.
    pub address: Option<Address>,
    /// What may be wrong with it.
    pub faults: Vec<(Lit, FaultKind)>,
    /// What the value that is found is compared with, if that is all that it is used for.
    pub compared: Option<(CompareOp, Bits)>,
    /// Where it is in the source.
    pub loc: LocId,
}

impl Operation {
    /// One that touches nothing.
    pub fn nowhere(loc: LocId) -> Operation {
        Operation {
            len: 0,
            cells: Vec::new(),
            frees: false,
            leaves: None,
            asks_valued: false,
            leaves_valued: None,
            blind: false,
            checked: false,
            kind_at: None,
            wait: Wait::No,
            takes_result: false,
            spawns: None,
            starts: false,
            continues: false,
            sleeps: Lit::FALSE,
            awake: false,
            wakes: Vec::new(),
            chooses: false,
            bad: Lit::FALSE,
            address: None,
            faults: Vec::new(),
            compared: None,
            loc,
        }
    }

    /// Whether it may change something.
    pub fn may_write(&self) -> bool {
        self.frees || self.leaves.as_ref().is_some_and(|(_, when)| *when != Lit::FALSE)
    }
}

/// A mutex in memory: free.
pub const FREE: u128 = 0;
/// A mutex in memory that was destroyed.
pub const DESTROYED: u128 = 0xffff_fffe;

/// What is in the memory of a mutex that a thread holds.
pub fn held_by(thread: usize) -> u128 {
    HELD << 16 | thread as u128
}

/// Whether the word of a mutex says that somebody holds it.
pub fn is_held(gates: &mut Gates, word: &Bits) -> Lit {
    gates.bits_eq(&word.extract(16, 16), &Bits::constant(16, HELD))
}

/// A number that memory used for something else hardly holds.
const HELD: u128 = 0x10c4;

const fn mutex(held: bool) -> Mutex {
    Mutex { held }
}

const STRANGER: Own = Own { times: 0, reentrant: false };

/// Whether an operation on an object in this state has to wait, by its definition.
fn waits(op: OpKind, state: bool) -> bool {
    match op {
        OpKind::SemWait => Semaphore { value: u32::from(state) }.decide(op).blocked,
        op => mutex(state).decide(op, STRANGER).blocked,
    }
}

/// What is left in the memory of a mutex by an operation that finds it so, by its definition.
pub fn leaves_held(op: OpKind, held: bool, own: bool) -> bool {
    let own = Own { times: u32::from(own), reentrant: false };
    let state = mutex(held);
    match state.decide(op, own).mode {
        mode @ (Mode::Lock | Mode::Unlock) => state.apply(mode).held,
        _ => held,
    }
}

/// Whether a mutex or a semaphore with this word keeps an operation waiting.
fn is_busy(gates: &mut Gates, op: OpKind, word: &Bits) -> Lit {
    let empty = gates.bits_eq(word, &Bits::constant(32, 0));
    // What was destroyed is waited for by nobody: to use it is a fault.
    let gone = gates.bits_eq(word, &Bits::constant(32, DESTROYED));
    let busy = gates.ite(empty, Lit::constant(waits(op, false)), Lit::constant(waits(op, true)));
    gates.and(busy, !gone)
}

impl Wait {
    /// Whether it need not wait, if it found this; for those that look at memory.
    pub fn is_over(&self, gates: &mut Gates, found: &Bits) -> Lit {
        match self {
            Wait::No | Wait::End(_) => Lit::TRUE,
            Wait::Object(op) => !is_busy(gates, *op, &found.extract(0, 32)),
            Wait::Lock(op, thread) => !objects::effect(gates, *op, found, *thread, None).blocked,
            Wait::Value(width, tests) => {
                let found = found.extract(0, *width);
                let mut clauses = Vec::new();
                for clause in tests {
                    let passed: Vec<Lit> = clause.iter().map(|test| passes(gates, test, &found)).collect();
                    clauses.push(gates.any(passed));
                }
                gates.all(clauses)
            }
        }
    }
}

fn passes(gates: &mut Gates, test: &AwaitTest<Bits>, found: &Bits) -> Lit {
    // Conditions on floats are refused before.
    let compare = |gates: &mut Gates, op: CompareOp, a: &Bits, b: &Bits| gates.compare(op, a, b).unwrap_or(Lit::FALSE);
    match test {
        AwaitTest::Found(op, right) => compare(gates, *op, found, right),
        AwaitTest::Masked(mask, op, right) => {
            let masked = gates.bits_and(found, mask);
            compare(gates, *op, &masked, right)
        }
        AwaitTest::Known(holds) => holds.bit(0),
    }
}
