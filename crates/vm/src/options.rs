//! What a program is compiled and run with.

use raddle_ir::{BlockId, FunctionId, InputValues};
use std::collections::HashSet;
use std::sync::Arc;

/// What `__VERIFIER_nondet_*` gives.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum NondetPolicy {
    /// Calling it is an unsupported construct, reported when the program is loaded.
    #[default]
    Unsupported,
    /// Always this value.
    Fixed(i128),
    /// Any value between these two, both included: a choice that the search explores.
    Range(i128, i128),
    /// Any value of its type, named by the schedule: for replaying what a symbolic search found. No search explores them one by one.
    Any,
    /// Any value of its type, or any between these two, and the machine computes with all of them at once ([`Terms`](crate::Terms)).
    Terms(Option<(i128, i128)>),
}

impl NondetPolicy {
    /// What inputs are restricted to.
    pub const fn range(self) -> Option<(i128, i128)> {
        match self {
            NondetPolicy::Fixed(value) => Some((value, value)),
            NondetPolicy::Range(low, high) => Some((low, high)),
            NondetPolicy::Terms(range) => range,
            NondetPolicy::Unsupported | NondetPolicy::Any => None,
        }
    }

    /// The values of an input of so many bits.
    pub fn values(self, bits: u32) -> InputValues {
        InputValues::new(bits, self.range())
    }
}

/// When it matters that something is not supported.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Unsupported {
    /// When the program is loaded, if it can be reached at all: the program is refused.
    #[default]
    Load,
    /// When it is executed: the thread that gets there is [stuck](raddle_trace::Stuck::Unsupported).
    Execute,
}

/// What a volatile access is to the detection of data races, if it is of at most 8 bytes and aligned. It changes no value and no
/// interleaving, only what is called a race, and that a loop which reads one such place waits as for an atomic one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Volatile {
    /// What it is in C: an access like any other.
    #[default]
    Plain,
    /// A relaxed atomic access: it does not race with others like it, and orders something only together with fences.
    Relaxed,
    /// An atomic access: reads acquire, writes release.
    Atomic,
}

/// Limits and policies of the machine.
#[derive(Clone, Debug)]
pub struct Options {
    /// Jumps and calls a thread may make inside one step before the step is taken for an endless loop.
    pub local_steps_max: u64,
    /// Bytes of memory the checked program may use in one execution.
    pub memory_max: u64,
    /// Nested calls before the program is said to overflow its stack.
    pub stack_depth_max: u32,
    /// Whether the search goes on after a fault. The machine supports that always; recorded for reports.
    pub keep_going: bool,
    /// What `__VERIFIER_nondet_*` gives.
    pub nondet: NondetPolicy,
    /// Whether objects that only their creating thread can reach are accessed invisibly. Turned off for the rare
    /// program that hides pointers from the machine ([`LimitKind::HiddenEscape`](raddle_trace::LimitKind)).
    pub local_objects: bool,
    /// The most bytes that a library function touches in one step when others can see it: a power of two of at most 8. `None`: all that it
    /// touches, however much that is.
    pub granule: Option<u32>,
    /// Whether returning from `main` ends the program, as `exit` does. Otherwise the other threads run on.
    pub main_exits: bool,
    /// What `main` finds in `argv` after the program's name.
    pub arguments: Vec<Vec<u8>>,
    /// When it matters that something is not supported.
    pub unsupported: Unsupported,
    /// What volatile accesses are to the detection of data races.
    pub volatile: Volatile,
    /// What the program finds in its standard input; reading it is refused if there is nothing.
    pub input: Option<Arc<[u8]>>,
    /// Instructions whose accesses are nobody's business but their thread's, although others touch the same bytes.
    ///
    /// What they read and write makes no difference to anything that is asked of the program. They are performed at once, within the step before
    /// them.
    pub irrelevant: Option<Arc<PlaceSet>>,
    /// Loops with accesses that are nobody's business are taken to end. A thread that goes round in a loop stops there: what it would have
    /// to wait for is not known.
    pub loops_end: bool,
    /// Calls that lock and unlock mutexes whose critical sections are [one step](raddle_trace::OpKind::Section) each.
    pub sections: Option<Arc<PlaceSet>>,
}

/// Some instructions of a program.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PlaceSet {
    places: HashSet<(FunctionId, BlockId, u32)>,
}

impl PlaceSet {
    pub(crate) fn contains(&self, function: FunctionId, block: BlockId, inst: usize) -> bool {
        self.places.contains(&(function, block, inst as u32))
    }
}

impl FromIterator<(FunctionId, BlockId, u32)> for PlaceSet {
    /// Instructions by function, block, and place in the block.
    fn from_iter<I: IntoIterator<Item = (FunctionId, BlockId, u32)>>(places: I) -> Self {
        PlaceSet { places: places.into_iter().collect() }
    }
}

impl Default for Options {
    fn default() -> Self {
        Options {
            local_steps_max: 50_000_000,
            memory_max: 1 << 30,
            stack_depth_max: 100_000,
            keep_going: false,
            nondet: NondetPolicy::Unsupported,
            local_objects: true,
            granule: None,
            main_exits: false,
            arguments: Vec::new(),
            unsupported: Unsupported::Load,
            volatile: Volatile::Plain,
            input: None,
            irrelevant: None,
            loops_end: false,
            sections: None,
        }
    }
}
