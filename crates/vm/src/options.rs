//! What a program is compiled and run with.

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
    /// Whether returning from `main` ends the program, as `exit` does. Otherwise the other threads run on.
    pub main_exits: bool,
    /// What the program finds in its standard input; reading it is refused if there is nothing.
    pub input: Option<Arc<[u8]>>,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            local_steps_max: 50_000_000,
            memory_max: 1 << 30,
            stack_depth_max: 10_000,
            keep_going: false,
            nondet: NondetPolicy::Unsupported,
            local_objects: true,
            main_exits: false,
            input: None,
        }
    }
}
