//! Profiles: what a generated program draws from.

/// Which features a generated program draws from.
#[derive(Debug, Clone, Copy)]
pub struct Profile {
    /// What it is called on the command line.
    pub name: &'static str,
    /// What its programs are about, in a line.
    pub about: &'static str,
    /// What statements there are, and how often in proportion.
    pub(crate) features: &'static [(Feature, u64)],
}

/// A kind of statement to draw.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Feature {
    AtomicLoad,
    AtomicStore,
    Rmw,
    Cas,
    PlainLoad,
    PlainStore,
    PlainMove,
    PlainUpdate,
    If,
    Repeat,
    Assume,
    Assert,
    Choose,
    Nondet,
    Copy,
    /// No statement of its own: no byte but the lowest of a word has a value, and copies are of words.
    Lowest,
    /// No statement of its own: all accesses have the same size, and copies are of words.
    Fields,
    Fill,
    Compare,
    /// A call on strings.
    Text,
    /// A write to a few bytes of a string.
    TextStore,
    AtomicBlock,
    Await,
    /// A loop that waits.
    Spin,
    /// A loop that takes a mutex to look.
    Poll,
    /// A part of the program under a mutex.
    Locked,
    /// The same, if it can be had at once.
    TryLocked,
    /// A lone call on a mutex, right or wrong.
    MutexCall,
    /// A wait for a variable to change, and its other side.
    WaitFor,
    Wake,
    /// A part of the program under a read/write lock.
    ReadWriteLocked,
    ReadWriteCall,
    SemaphoreCall,
    BarrierWait,
    Once,
    Specific,
    EventCall,
    FutexCall,
    /// An object on the heap, and a shared pointer to it.
    HeapMake,
    /// A shared pointer is read, and what it points to used, perhaps freed.
    PointerUse,
    /// A shared pointer becomes null.
    Unpublish,
    /// The address of a variable of an inner function, or of a variable array, in a shared pointer.
    Scope,
    /// The same of a block's variable.
    BlockScope,
    /// Threads have variables of their own whose addresses are in shared pointers. No statement by itself.
    Frames,
    /// Threads spawn one another, are detached, end early. No statement by itself.
    Relations,
    /// An input that may be any value.
    Input,
    /// Whether a thread has finished is asked. No statement by itself.
    TryJoin,
    /// Atomic blocks synchronise, wait and choose. No statement by itself.
    BlockSync,
    /// Of the ways to end only one is asserted against. No statement by itself.
    Only,
    /// Few of the results are looked at, so that much of the program has no say in them. No statement by itself.
    Glances,
    /// Three threads and more on one word, of one or two statements each. No statement by itself.
    Crowd,
}

impl Feature {
    /// Whether it is about objects that threads make.
    pub fn makes(self) -> bool {
        matches!(self, F::HeapMake | F::PointerUse | F::Unpublish | F::Scope | F::BlockScope)
    }

    /// Whether it is about synchronisation objects.
    pub fn synchronises(self) -> bool {
        matches!(
            self,
            F::Locked
                | F::TryLocked
                | F::MutexCall
                | F::WaitFor
                | F::Wake
                | F::ReadWriteLocked
                | F::ReadWriteCall
                | F::SemaphoreCall
                | F::BarrierWait
                | F::Once
                | F::Specific
                | F::EventCall
                | F::FutexCall
        )
    }
}

use Feature as F;

const OVERLAP: &[(Feature, u64)] = &[
    (F::AtomicLoad, 10),
    (F::AtomicStore, 10),
    (F::Rmw, 7),
    (F::Cas, 8),
    (F::PlainLoad, 2),
    (F::PlainStore, 2),
    (F::PlainMove, 1),
    (F::PlainUpdate, 1),
    (F::Assert, 1),
];

const ATOMICS: &[(Feature, u64)] =
    &[(F::AtomicLoad, 10), (F::AtomicStore, 10), (F::Rmw, 8), (F::Cas, 9), (F::Assert, 1), (F::If, 1)];

const CROWDS: &[(Feature, u64)] =
    &[(F::AtomicLoad, 3), (F::AtomicStore, 8), (F::Rmw, 5), (F::Cas, 7), (F::Glances, 0), (F::Crowd, 0)];

const CONTROL: &[(Feature, u64)] = &[
    (F::AtomicLoad, 10),
    (F::AtomicStore, 9),
    (F::Rmw, 4),
    (F::Cas, 4),
    (F::PlainLoad, 1),
    (F::PlainStore, 1),
    (F::If, 5),
    (F::Repeat, 2),
    (F::Assume, 2),
    (F::Assert, 2),
    (F::Choose, 1),
    (F::Nondet, 1),
];

const COPIES: &[(Feature, u64)] = &[
    (F::AtomicLoad, 4),
    (F::AtomicStore, 5),
    (F::Rmw, 2),
    (F::Cas, 2),
    (F::PlainLoad, 2),
    (F::PlainStore, 3),
    (F::Copy, 8),
    (F::Fill, 3),
    (F::Compare, 3),
    (F::If, 1),
];

const STRUCTURES: &[(Feature, u64)] = &[
    (F::AtomicLoad, 3),
    (F::AtomicStore, 3),
    (F::PlainLoad, 3),
    (F::PlainStore, 4),
    (F::Copy, 9),
    (F::Compare, 2),
    (F::If, 1),
    (F::Locked, 1),
    (F::Lowest, 0),
];

const FIELDS: &[(Feature, u64)] = &[
    (F::AtomicLoad, 3),
    (F::AtomicStore, 3),
    (F::PlainLoad, 3),
    (F::PlainStore, 4),
    (F::Copy, 8),
    (F::Fill, 2),
    (F::Compare, 2),
    (F::If, 1),
    (F::Fields, 0),
];

const STRINGS: &[(Feature, u64)] =
    &[(F::Text, 8), (F::TextStore, 6), (F::AtomicLoad, 1), (F::AtomicStore, 1), (F::If, 1)];

const ATOMIC_BLOCKS: &[(Feature, u64)] = &[
    (F::AtomicLoad, 4),
    (F::AtomicStore, 5),
    (F::Rmw, 3),
    (F::Cas, 3),
    (F::PlainStore, 1),
    (F::AtomicBlock, 6),
    (F::Assume, 1),
    (F::Assert, 1),
    (F::If, 1),
];

const AWAITS: &[(Feature, u64)] =
    &[(F::AtomicLoad, 4), (F::AtomicStore, 8), (F::Rmw, 4), (F::Cas, 3), (F::Await, 5), (F::Assume, 1), (F::If, 1)];

const SPINS: &[(Feature, u64)] =
    &[(F::AtomicLoad, 4), (F::AtomicStore, 10), (F::Rmw, 4), (F::Cas, 2), (F::Spin, 8), (F::If, 1), (F::Locked, 1)];

const ROUNDS: &[(Feature, u64)] = &[
    (F::AtomicLoad, 4),
    (F::AtomicStore, 8),
    (F::Rmw, 4),
    (F::Cas, 2),
    (F::Spin, 8),
    (F::If, 1),
    (F::Locked, 4),
    (F::AtomicBlock, 6),
];

const POLLS: &[(Feature, u64)] =
    &[(F::AtomicLoad, 1), (F::AtomicStore, 4), (F::Poll, 4), (F::TryLocked, 8), (F::Locked, 1), (F::If, 1)];

const MUTEXES: &[(Feature, u64)] = &[
    (F::AtomicLoad, 2),
    (F::AtomicStore, 2),
    (F::PlainLoad, 2),
    (F::PlainStore, 2),
    (F::PlainUpdate, 1),
    (F::Locked, 8),
    (F::TryLocked, 4),
    (F::MutexCall, 2),
    (F::Assert, 1),
];

const CONDITIONS: &[(Feature, u64)] =
    &[(F::AtomicLoad, 2), (F::AtomicStore, 2), (F::PlainStore, 1), (F::Locked, 3), (F::WaitFor, 6), (F::Wake, 6)];

const EVENTS: &[(Feature, u64)] =
    &[(F::AtomicLoad, 4), (F::AtomicStore, 4), (F::PlainLoad, 2), (F::PlainStore, 2), (F::If, 1), (F::EventCall, 6)];

const FUTEXES: &[(Feature, u64)] = &[
    (F::AtomicLoad, 2),
    (F::AtomicStore, 5),
    (F::Rmw, 3),
    (F::Cas, 1),
    (F::PlainStore, 1),
    (F::If, 1),
    (F::FutexCall, 9),
];

const SYNC: &[(Feature, u64)] = &[
    (F::AtomicLoad, 3),
    (F::AtomicStore, 3),
    (F::Rmw, 1),
    (F::Cas, 1),
    (F::PlainLoad, 1),
    (F::PlainStore, 2),
    (F::PlainUpdate, 1),
    (F::If, 1),
    (F::Locked, 1),
    (F::TryLocked, 1),
    (F::ReadWriteLocked, 4),
    (F::ReadWriteCall, 1),
    (F::SemaphoreCall, 6),
    (F::BarrierWait, 3),
    (F::Once, 2),
    (F::Specific, 2),
];

const HEAP: &[(Feature, u64)] = &[
    (F::HeapMake, 5),
    (F::PointerUse, 8),
    (F::Unpublish, 1),
    (F::AtomicLoad, 1),
    (F::AtomicStore, 1),
    (F::SemaphoreCall, 1),
    (F::Locked, 1),
];

const STACK: &[(Feature, u64)] = &[
    (F::Scope, 3),
    (F::PointerUse, 8),
    (F::Unpublish, 1),
    (F::AtomicLoad, 1),
    (F::AtomicStore, 2),
    (F::SemaphoreCall, 2),
    (F::Frames, 0),
];

const SCOPES: &[(Feature, u64)] = &[
    (F::BlockScope, 4),
    (F::Scope, 1),
    (F::PointerUse, 7),
    (F::Unpublish, 1),
    (F::AtomicLoad, 1),
    (F::AtomicStore, 2),
    (F::SemaphoreCall, 1),
];

const THREADS: &[(Feature, u64)] = &[
    (F::AtomicLoad, 5),
    (F::AtomicStore, 5),
    (F::Rmw, 2),
    (F::Cas, 2),
    (F::PlainStore, 1),
    (F::If, 1),
    (F::Assert, 1),
    (F::Locked, 1),
    (F::SemaphoreCall, 1),
    (F::Specific, 1),
    (F::Relations, 0),
];

const GLANCES: &[(Feature, u64)] = &[
    (F::AtomicLoad, 8),
    (F::AtomicStore, 8),
    (F::Rmw, 4),
    (F::Cas, 3),
    (F::PlainLoad, 1),
    (F::PlainStore, 1),
    (F::If, 4),
    (F::Repeat, 1),
    (F::Assert, 1),
    (F::Choose, 1),
    (F::Nondet, 1),
    (F::Copy, 2),
    (F::Text, 1),
    (F::Spin, 2),
    (F::Await, 1),
    (F::Locked, 3),
    (F::TryLocked, 1),
    (F::SemaphoreCall, 1),
    (F::HeapMake, 2),
    (F::PointerUse, 4),
    (F::Unpublish, 1),
    (F::Scope, 1),
    (F::Specific, 1),
    (F::Glances, 0),
];

const BLOCKS: &[(Feature, u64)] = &[
    (F::AtomicLoad, 4),
    (F::AtomicStore, 4),
    (F::Rmw, 2),
    (F::PlainStore, 1),
    (F::AtomicBlock, 10),
    (F::Assume, 1),
    (F::If, 1),
    (F::Choose, 1),
    (F::Await, 1),
    (F::Locked, 3),
    (F::TryLocked, 1),
    (F::WaitFor, 2),
    (F::Wake, 3),
    (F::ReadWriteLocked, 1),
    (F::SemaphoreCall, 4),
    (F::EventCall, 1),
    (F::Once, 1),
    (F::BlockSync, 0),
];

const BLOCKS_OF_ALL: &[(Feature, u64)] = &[
    (F::AtomicLoad, 2),
    (F::AtomicStore, 3),
    (F::AtomicBlock, 8),
    (F::If, 1),
    (F::Choose, 1),
    (F::MutexCall, 2),
    (F::Locked, 1),
    (F::BarrierWait, 4),
    (F::FutexCall, 4),
    (F::WaitFor, 1),
    (F::Wake, 1),
    (F::SemaphoreCall, 1),
    (F::BlockSync, 0),
];

const ENDS: &[(Feature, u64)] = &[
    (F::AtomicLoad, 5),
    (F::AtomicStore, 5),
    (F::Rmw, 2),
    (F::PlainLoad, 1),
    (F::PlainStore, 2),
    (F::If, 1),
    (F::Assume, 1),
    (F::Assert, 1),
    (F::Choose, 1),
    (F::Locked, 1),
    (F::SemaphoreCall, 1),
    (F::Specific, 1),
    (F::TryJoin, 0),
];

const INPUTS: &[(Feature, u64)] = &[
    (F::AtomicLoad, 6),
    (F::AtomicStore, 7),
    (F::Rmw, 4),
    (F::Cas, 4),
    (F::PlainLoad, 1),
    (F::PlainStore, 2),
    (F::PlainMove, 1),
    (F::PlainUpdate, 1),
    (F::If, 5),
    (F::Repeat, 1),
    (F::Assume, 1),
    (F::Assert, 1),
    (F::Choose, 1),
    (F::Locked, 2),
    (F::SemaphoreCall, 1),
    (F::Input, 6),
];

const FORMULAS: &[(Feature, u64)] = &[
    (F::AtomicLoad, 6),
    (F::AtomicStore, 6),
    (F::Rmw, 3),
    (F::Cas, 3),
    (F::PlainLoad, 2),
    (F::PlainStore, 3),
    (F::PlainMove, 1),
    (F::PlainUpdate, 1),
    (F::If, 4),
    (F::Repeat, 1),
    (F::Assume, 1),
    (F::Assert, 1),
    (F::Locked, 2),
    (F::MutexCall, 1),
    (F::SemaphoreCall, 2),
    (F::Input, 2),
    (F::Spin, 1),
    (F::Only, 0),
];

const FORMULAS_OF_MEMORY: &[(Feature, u64)] = &[
    (F::HeapMake, 4),
    (F::BlockScope, 3),
    (F::Scope, 1),
    (F::PointerUse, 8),
    (F::Unpublish, 1),
    (F::AtomicLoad, 2),
    (F::AtomicStore, 3),
    (F::PlainStore, 1),
    (F::If, 2),
    (F::Repeat, 1),
    (F::Locked, 1),
    (F::SemaphoreCall, 1),
    (F::Input, 1),
    (F::Only, 0),
];

const MIXED: &[(Feature, u64)] = &[
    (F::AtomicLoad, 6),
    (F::AtomicStore, 6),
    (F::Rmw, 4),
    (F::Cas, 4),
    (F::PlainLoad, 1),
    (F::PlainStore, 2),
    (F::PlainMove, 1),
    (F::PlainUpdate, 1),
    (F::If, 2),
    (F::Repeat, 1),
    (F::Assume, 1),
    (F::Assert, 1),
    (F::Choose, 1),
    (F::Nondet, 1),
    (F::Copy, 2),
    (F::Fill, 1),
    (F::Compare, 1),
    (F::Text, 2),
    (F::TextStore, 1),
    (F::AtomicBlock, 1),
    (F::Await, 1),
    (F::Spin, 1),
    (F::Locked, 2),
    (F::TryLocked, 1),
    (F::MutexCall, 1),
    (F::WaitFor, 1),
    (F::Wake, 1),
    (F::ReadWriteLocked, 1),
    (F::ReadWriteCall, 1),
    (F::SemaphoreCall, 1),
    (F::BarrierWait, 1),
    (F::Once, 1),
    (F::Specific, 1),
    (F::EventCall, 1),
    (F::FutexCall, 1),
    (F::HeapMake, 1),
    (F::PointerUse, 2),
    (F::Scope, 1),
    (F::Frames, 0),
    (F::Relations, 0),
    (F::TryJoin, 0),
    (F::BlockSync, 0),
];

const PROFILES: &[Profile] = &[
    Profile { name: "overlap", about: "accesses of 1 to 8 bytes that overlap, atomic and plain", features: OVERLAP },
    Profile { name: "atomics", about: "the same without plain accesses: means the same at -O2", features: ATOMICS },
    Profile { name: "crowds", about: "many threads on parts of one word", features: CROWDS },
    Profile { name: "control", about: "branches, loops, assumptions and choices on what was read", features: CONTROL },
    Profile {
        name: "copies",
        about: "structures, memcpy, memmove, memset and memcmp of shared bytes",
        features: COPIES,
    },
    Profile {
        name: "structures",
        about: "copies of structures among accesses to parts of them, byte by byte",
        features: STRUCTURES,
    },
    Profile { name: "fields", about: "copies of structures among accesses to their fields", features: FIELDS },
    Profile { name: "strings", about: "calls on strings that others change", features: STRINGS },
    Profile { name: "atomic", about: "atomic blocks, with assumptions inside", features: ATOMIC_BLOCKS },
    Profile { name: "awaits", about: "raddle_await among atomic writes", features: AWAITS },
    Profile { name: "spins", about: "loops that wait, of all shapes, among atomic writes", features: SPINS },
    Profile { name: "rounds", about: "the same beside critical sections and atomic blocks", features: ROUNDS },
    Profile { name: "polls", about: "loops that take a mutex to look, among try-locks", features: POLLS },
    Profile { name: "mutexes", about: "mutexes of all kinds, used well and badly", features: MUTEXES },
    Profile { name: "conditions", about: "condition variables, with and without timeouts", features: CONDITIONS },
    Profile { name: "sync", about: "read/write locks, semaphores, barriers, once, keys", features: SYNC },
    Profile { name: "events", about: "one-shot events", features: EVENTS },
    Profile { name: "futexes", about: "futex calls among writes to their words", features: FUTEXES },
    Profile { name: "heap", about: "objects on the heap and shared pointers to them", features: HEAP },
    Profile {
        name: "stack",
        about: "addresses of variables of functions and threads in shared pointers",
        features: STACK,
    },
    Profile { name: "scopes", about: "the same of variables of blocks", features: SCOPES },
    Profile { name: "threads", about: "nested spawns, detached threads, exits", features: THREADS },
    Profile { name: "glances", about: "much of what happens has no say in what is looked at", features: GLANCES },
    Profile { name: "blocks", about: "atomic blocks that synchronise, wait and choose", features: BLOCKS },
    Profile { name: "more-blocks", about: "the same with barriers, futexes and misuse", features: BLOCKS_OF_ALL },
    Profile { name: "ends", about: "whether threads have finished", features: ENDS },
    Profile { name: "inputs", about: "inputs that may be any value, and what is made of them", features: INPUTS },
    Profile { name: "formulas", about: "what formulas can say; one way to end is wrong", features: FORMULAS },
    Profile {
        name: "formulas-memory",
        about: "what formulas can say of memory that comes and goes; one way to end is wrong",
        features: FORMULAS_OF_MEMORY,
    },
    Profile { name: "mixed", about: "everything", features: MIXED },
];

/// All profiles.
pub fn profiles() -> &'static [Profile] {
    PROFILES
}
