//! What each synchronisation object is and does, in one file each.
//!
//! Machines run these definitions, algorithms fold them over events, and the data-race detector asks them. A definition has
//! two functions and a list of facts:
//!
//! * `decide` says what an operation would do in a state: the [`Mode`] of its access, which is all that others notice of
//!   it, and whether it has to wait;
//! * `apply` says what an access of that mode leaves;
//! * [`Rules`] say which modes commute, which can enable or disable which operations, and which synchronise. The tables
//!   behind [`Mode::conflicts`] and its like are made from these. Tests try all small states: modes that
//!   are said to commute do, and what is not said to enable or disable does not.
//!
//! States are what others can see of an object, without names of threads where these do not matter: a mutex is held or
//! not. What a thread itself has to do with an object ([`Own`]) is its own history, which nobody else changes.
//!
//! A new primitive is a new file here, a line in [`ALL`], a variant of [`State`], and its [`Mode`]s and [`OpKind`]s.

mod barrier;
mod condition;
mod event;
pub mod futex;
mod mutex;
mod once;
mod read_write_lock;
mod semaphore;
mod tables;
#[cfg(test)]
mod tests;

pub use barrier::Barrier;
pub use condition::Condition;
pub use event::Event;
pub use mutex::Mutex;
pub use once::Once;
pub use read_write_lock::ReadWriteLock;
pub use semaphore::Semaphore;

use crate::{BlockedOn, Choices, Mode, OpKind, ThreadId, ThreadSet};

/// What an operation on an object would do now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Decision {
    /// How it touches the object; for one that waits, how it would if it did not.
    pub mode: Mode,
    /// It has to wait for others.
    pub blocked: bool,
}

impl Decision {
    const fn does(mode: Mode) -> Self {
        Decision { mode, blocked: false }
    }

    const fn waits(mode: Mode) -> Self {
        Decision { mode, blocked: true }
    }

    const fn takes(possible: bool, mode: Mode) -> Self {
        Decision { mode, blocked: !possible }
    }

    /// What fails only looks.
    const fn tries(possible: bool, mode: Mode) -> Self {
        Decision { mode: if possible { mode } else { Mode::Read }, blocked: false }
    }

    /// Whether it gets what it tries to get.
    pub const fn succeeds(self) -> bool {
        !matches!(self.mode, Mode::Read)
    }
}

/// What a thread has to do with an object by its own history.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Own {
    /// How often it holds the object.
    pub times: u32,
    /// Whether taking it once more comes back at once, with success or with an error.
    pub reentrant: bool,
}

impl Own {
    /// It does not hold it.
    pub const NOTHING: Own = Own { times: 0, reentrant: false };
    /// It holds it once.
    pub const ONCE: Own = Own { times: 1, reentrant: false };

    /// What an operation that happened, and took an object or let go of it, had to do with it.
    const fn of_effective(op: OpKind) -> Own {
        match op {
            OpKind::Unlock | OpKind::CondWait | OpKind::ReadWriteUnlock => Own::ONCE,
            _ => Own::NOTHING,
        }
    }
}

/// What is true of an object's operations, for algorithms and for the data-race detector.
pub struct Rules {
    /// The modes that only this object has.
    pub modes: &'static [Mode],
    /// Its operations.
    pub operations: &'static [OpKind],
    /// Those of them that can have to wait.
    pub waits: &'static [OpKind],
    /// Those that do one thing or another, depending on the state.
    pub varies: &'static [OpKind],
    /// Those that wake threads which wait.
    pub wakes: &'static [OpKind],
    /// Those by which a thread stops waiting without having been woken.
    pub gives_up: &'static [OpKind],
    /// Pairs of modes that can be swapped when different threads do them one after the other. All others conflict.
    pub commutes: &'static [(Mode, Mode)],
    /// Pairs that can be swapped if the bytes are the very same, and the [tag](crate::Access::tag) too.
    pub commutes_if_same: &'static [(Mode, Mode)],
    /// Pairs that can be swapped if bytes or tag differ.
    pub commutes_unless_same: &'static [(Mode, Mode)],
    /// Modes that can be swapped with all for which nothing else is said here.
    pub commutes_with_others: &'static [Mode],
    /// An access of the first mode can make an operation possible that would have the second one.
    pub enables: &'static [(Mode, Mode)],
    /// An access of the first mode can make an operation impossible that would have the second one.
    pub disables: &'static [(Mode, Mode)],
    /// What is before an access of the first mode happens before what is after a later one of the second, on the same object
    /// with the same tag. [`Mode::Read`] stands for operations that can wait.
    pub synchronises: &'static [(Mode, Mode)],
}

impl Rules {
    /// To be filled in.
    const NONE: Rules = Rules {
        modes: &[],
        operations: &[],
        waits: &[],
        varies: &[],
        wakes: &[],
        gives_up: &[],
        commutes: &[],
        commutes_if_same: &[],
        commutes_unless_same: &[],
        commutes_with_others: &[],
        enables: &[],
        disables: &[],
        synchronises: &[],
    };
}

/// The rules of memory, for which these are not all: two reads commute, and additions whose results nobody looks at.
const MEMORY: Rules = Rules {
    commutes: &[(Mode::Read, Mode::Read)],
    commutes_if_same: &[(Mode::CommutingAdd, Mode::CommutingAdd)],
    ..Rules::NONE
};

/// The rules of memory and of all objects.
const ALL: [&Rules; 9] = [
    &MEMORY,
    &mutex::RULES,
    &read_write_lock::RULES,
    &semaphore::RULES,
    &condition::RULES,
    &barrier::RULES,
    &once::RULES,
    &event::RULES,
    &futex::RULES,
];

/// The state of some object.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs, reason = "the names say it")]
pub enum State {
    Mutex(Mutex),
    ReadWriteLock(ReadWriteLock),
    Semaphore(Semaphore),
    Condition(Condition),
    Barrier(Barrier),
    Once(Once),
    Event(Event),
}

impl State {
    /// The state of the object that an operation is about, from the number that stands for it; `None` for operations on
    /// memory.
    pub const fn of(op: OpKind, number: u128) -> Option<State> {
        use OpKind::*;
        let low = number as u32;
        Some(match op {
            Lock | TryLock | Unlock | CondReacquire => State::Mutex(Mutex { held: number != 0 }),
            ReadLock | TryReadLock | WriteLock | TryWriteLock | ReadWriteUnlock => {
                State::ReadWriteLock(ReadWriteLock { writer: number >> 32 != 0, readers: low })
            }
            SemWait | SemTryWait | SemPost => State::Semaphore(Semaphore { value: low }),
            CondWait | CondTimeout | CondSignal | CondBroadcast => {
                State::Condition(Condition { waiters: ThreadSet::from_low(number) })
            }
            BarrierArrive | BarrierLeave => {
                let (arrived, generation) = ((number >> 32) as u32, (number >> 64) as u16);
                State::Barrier(Barrier { parties: low, arrived, generation })
            }
            OnceBegin | OnceEnd => State::Once(match number {
                0 => Once::Before,
                1 => Once::Running,
                _ => Once::Done,
            }),
            EventSet | EventWait => State::Event(Event { set: number != 0 }),
            // What is known of a queue is known to the machine.
            FutexWait | FutexTimeout | FutexResume | FutexWake | FutexWakeAll | FutexRequeue => return None,
            Read | Await | Write | Rmw | CompareExchange | AwaitRmw | AwaitCompareExchange | Fence | Copy | Free
            | Spawn | Join | Detach | Exit | Choose | AtomicBlock | AtomicRest | Section => return None,
        })
    }

    /// The state before an operation that accessed the object with this mode and recorded this number
    /// ([`Step::read`](crate::Step::read)); `None` if that is not known.
    pub const fn recorded(op: OpKind, mode: Mode, number: u128) -> Option<State> {
        match mode {
            // Operations on a mutex and something else record the state of that.
            Mode::Lock => Some(State::Mutex(Mutex { held: false })),
            Mode::Unlock => Some(State::Mutex(Mutex { held: true })),
            Mode::Read if matches!(op, OpKind::CondWait) => Some(State::Mutex(Mutex { held: true })),
            _ => State::of(op, number),
        }
    }

    /// The number to record.
    pub fn number(self) -> u128 {
        match self {
            State::Mutex(Mutex { held }) => u128::from(held),
            State::ReadWriteLock(ReadWriteLock { writer, readers }) => u128::from(writer) << 32 | u128::from(readers),
            State::Semaphore(Semaphore { value }) => u128::from(value),
            State::Condition(Condition { waiters }) => waiters.low(),
            State::Barrier(Barrier { parties, arrived, generation }) => {
                u128::from(generation) << 64 | u128::from(arrived) << 32 | u128::from(parties)
            }
            State::Once(once) => once as u128,
            State::Event(Event { set }) => u128::from(set),
        }
    }

    /// What an operation would do now, by a thread that holds the object only if it lets go of it.
    pub const fn decide(self, op: OpKind) -> Decision {
        match self {
            State::Mutex(state) => state.decide(op, Own::of_effective(op)),
            State::ReadWriteLock(state) => state.decide(op, Own::of_effective(op)),
            State::Semaphore(state) => state.decide(op),
            State::Condition(state) => state.decide(op),
            // Arriving never waits; whether the order matters is for the program to say.
            State::Barrier(_) => Barrier::arrival(false),
            State::Once(state) => state.decide(op),
            State::Event(state) => state.decide(op),
        }
    }

    /// The alternatives of an operation.
    pub const fn choices(self, op: OpKind) -> Choices {
        match self {
            State::Condition(state) => state.choices(op),
            _ => Choices::One,
        }
    }

    /// What an access leaves that changed the object: its mode, who made it, and who does not wait any more after it.
    pub fn apply(self, mode: Mode, by: ThreadId, leave: ThreadSet) -> State {
        match self {
            State::Mutex(state) => State::Mutex(state.apply(mode)),
            State::ReadWriteLock(state) => State::ReadWriteLock(state.apply(mode)),
            State::Semaphore(state) => State::Semaphore(state.apply(mode)),
            State::Condition(state) => State::Condition(state.apply(mode, by, leave)),
            State::Barrier(state) => State::Barrier(state.apply(mode)),
            State::Once(state) => State::Once(state.apply(mode)),
            State::Event(state) => State::Event(state.apply(mode)),
        }
    }

    /// What a thread is told to wait for that cannot use the object at this address.
    pub const fn blocked_on(self, address: u64) -> BlockedOn {
        match self {
            State::Mutex(_) => BlockedOn::Mutex(address),
            State::ReadWriteLock(_) => BlockedOn::ReadWriteLock(address),
            State::Semaphore(_) => BlockedOn::Semaphore(address),
            State::Condition(_) => BlockedOn::Condition(address),
            State::Barrier(_) => BlockedOn::Barrier(address),
            State::Once(_) => BlockedOn::Once(address),
            State::Event(_) => BlockedOn::Event(address),
        }
    }

    /// The generation of a barrier, which tags arrivals; zero for other objects.
    pub const fn tag(self) -> u16 {
        match self {
            State::Barrier(barrier) => barrier.generation,
            _ => 0,
        }
    }
}

macro_rules! into_state {
    ($($object:ident),*) => {$(
        impl From<$object> for State {
            fn from(state: $object) -> State {
                State::$object(state)
            }
        }
    )*};
}

into_state!(Mutex, ReadWriteLock, Semaphore, Condition, Barrier, Once, Event);

impl BlockedOn {
    /// Whether what a thread waits for may have been there before, and been taken away by another thread.
    pub const fn can_be_disabled(self) -> bool {
        let rules = match self {
            BlockedOn::Mutex(_) => &mutex::RULES,
            BlockedOn::ReadWriteLock(_) => &read_write_lock::RULES,
            BlockedOn::Semaphore(_) => &semaphore::RULES,
            BlockedOn::Condition(_) => &condition::RULES,
            BlockedOn::Barrier(_) => &barrier::RULES,
            BlockedOn::Once(_) => &once::RULES,
            BlockedOn::Event(_) => &event::RULES,
            BlockedOn::Futex(_) => &futex::RULES,
            BlockedOn::Await(_) => return true,
            BlockedOn::Thread(_) => return false,
        };
        !rules.disables.is_empty()
    }
}
