//! One moment of an execution: memory, and where every thread is.

use crate::ast::{Address, Base, Global, Place, Program, SyncKind, Value};
use crate::code::{Code, POINTERS};
use crate::step::Stop;

/// Everything that the future depends on.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct State {
    pub threads: Vec<Thread>,
    /// Globals, then `out`, then what threads make.
    pub memory: Vec<Object>,
    /// Where `out` is.
    pub out: usize,
    pub objects: Vec<Sync>,
    /// `exit` was called.
    pub exited: bool,
}

/// A thread.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Thread {
    pub status: Status,
    /// The next instruction.
    pub next: usize,
    pub locals: Vec<u64>,
    /// How many steps it has made.
    pub steps: usize,
    pub phase: Phase,
    /// Nobody may join it, or somebody has.
    pub detached: bool,
    /// What it has given keys.
    pub specific: Vec<u64>,
    /// It is in the middle of an atomic block, at an operation that had to wait or to choose.
    pub inside: bool,
}

/// In which part of an operation of several steps a thread is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// Before it.
    Start,
    /// Among the waiters of a condition variable or futex.
    Waiting,
    /// No longer: about to lock the mutex again; what the call returns; the thread that woke it and how many steps that
    /// one had made then.
    Woken { result: u64, waker: Option<(usize, usize)> },
    /// At a barrier, in this generation; whether it came last.
    AtBarrier { generation: usize, last: bool },
}

/// A synchronisation object.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Sync {
    Mutex {
        owner: Option<usize>,
        depth: usize,
    },
    Condition {
        waiters: Vec<usize>,
    },
    /// How often each thread has it for reading.
    ReadWriteLock {
        writer: Option<usize>,
        readers: Vec<usize>,
    },
    Semaphore {
        value: u64,
    },
    Barrier {
        arrived: usize,
        generation: usize,
    },
    Once {
        begun: bool,
        done: bool,
    },
    Key,
    Event {
        set: bool,
    },
    Queue {
        waiters: Vec<usize>,
    },
    Destroyed,
}

/// What a thread can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Status {
    Unborn,
    Running,
    Finished,
    /// Stuck for good by a fault.
    Faulted,
    /// Stuck for good by an assumption that failed.
    Assumed,
}

/// Some memory.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Object {
    pub bytes: Vec<u8>,
    /// Its life has ended.
    pub dead: bool,
}

/// What went wrong, and in which statement.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Fault {
    /// A fault with the name that reports give it.
    Kind(&'static str, usize),
    /// `main` saw these values in the end.
    Final(Vec<u64>),
}

/// How an execution ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ending {
    Complete,
    AssumeBlocked,
    AwaitBlocked,
    Deadlock,
}

impl Sync {
    fn new(kind: &SyncKind, threads: usize) -> Self {
        match kind {
            SyncKind::Mutex(_) => Sync::Mutex { owner: None, depth: 0 },
            SyncKind::Condition => Sync::Condition { waiters: Vec::new() },
            SyncKind::ReadWriteLock => Sync::ReadWriteLock { writer: None, readers: vec![0; threads] },
            SyncKind::Semaphore(value) => Sync::Semaphore { value: *value },
            SyncKind::Barrier { .. } => Sync::Barrier { arrived: 0, generation: 0 },
            SyncKind::Once(_) => Sync::Once { begun: false, done: false },
            SyncKind::Key(_) => Sync::Key,
            SyncKind::Event => Sync::Event { set: false },
            SyncKind::Queue(_) => Sync::Queue { waiters: Vec::new() },
        }
    }
}

impl State {
    /// Before anybody has done anything.
    pub fn new(program: &Program, code: &Code) -> Self {
        let thread = Thread {
            status: Status::Unborn,
            next: 0,
            locals: vec![0; code.locals],
            steps: 0,
            phase: Phase::Start,
            detached: false,
            specific: vec![0; program.objects.len()],
            inside: false,
        };
        let threads = program.threads.len();
        let objects = program.objects.iter().map(|kind| Sync::new(kind, threads)).collect();
        let mut memory: Vec<Object> = program
            .globals
            .iter()
            .map(|global| match global {
                Global::Cell(bytes) | Global::Text(bytes) => Object { bytes: bytes.clone(), dead: false },
                Global::Pointer => Object { bytes: vec![0; 8], dead: false },
            })
            .collect();
        let out = memory.len();
        memory.push(Object { bytes: vec![0; 8 * program.outputs()], dead: false });
        memory.resize(out + 1 + program.made(), Object { bytes: vec![0; 8], dead: false });
        State { threads: vec![thread; threads], memory, out, objects, exited: false }
    }

    /// What a value is for a thread.
    pub fn value(&self, thread: usize, value: Value) -> u64 {
        value.local.map_or(0, |local| self.threads[thread].locals[local]).wrapping_add(value.constant)
    }

    /// The object and the first byte of a place.
    pub fn locate(&self, thread: usize, place: Place) -> Result<(usize, usize), Stop> {
        let object = match place.base {
            Base::Global(number) => number,
            Base::Out => self.out,
            Base::Held(pointer) => self.target(thread, pointer).ok_or(Stop::Fault("null-pointer"))?,
            Base::Object(number, _) => self.out + 1 + number,
        };
        let elements = self.memory[object].bytes.len() / place.size;
        let index = place.by.map_or(place.index, |local| self.threads[thread].locals[local] as usize % elements);
        Ok((object, index * place.size))
    }

    /// What a thread's pointer points to.
    pub fn target(&self, thread: usize, pointer: usize) -> Option<usize> {
        let value = self.threads[thread].locals[POINTERS + pointer];
        (value > 0).then(|| self.out + value as usize)
    }

    /// The number that stands for an address: 0 for null, the number of the object plus one.
    pub fn address(&self, thread: usize, address: Address) -> u64 {
        match address {
            Address::Null => 0,
            Address::Held(pointer) => self.threads[thread].locals[POINTERS + pointer],
            Address::Object(number, _) => number as u64 + 1,
        }
    }

    /// The number in these bytes.
    pub fn load(&self, object: usize, start: usize, size: usize) -> u64 {
        let mut word = [0; 8];
        word[..size].copy_from_slice(&self.memory[object].bytes[start..start + size]);
        u64::from_le_bytes(word)
    }
}

/// What is left of a number in so many bytes.
pub fn cut(value: u64, size: usize) -> u64 {
    if size == 8 { value } else { value & ((1 << (8 * size)) - 1) }
}
