//! Executes raddle's IR one visible step at a time, with an undo log.
//!
//! [`compile()`] turns a module into an immutable, shared [`Program`] of bytecode; a [`Vm`] runs it under the
//! [`Machine`](raddle_trace::Machine) contract. The parts:
//!
//! * `address`, `memory`, `escape`: objects with bounds, lifetimes and owners; what other threads can see. `memory::shared`
//!   is where a visible read gets its value and a visible write leaves it;
//! * `bytecode`, `compile`, `interp`, `arith`: dense registers, one loop for everything nobody else can see;
//! * `undo`, `thread`, `state`: what a step changes, and how to go back;
//! * `cx`, `access`, `machine`: threads at work, up to the next visible operation; `spin`: loops that only wait;
//! * `env`: the environment model (pthreads, C11 threads, libc, `__VERIFIER_*`, `raddle.h`) — the place to add a
//!   library function; `prelude` has those that call back into the program;
//! * `symbolic`: inputs that can be anything, as terms; `terms` is what it asks of whoever knows about these;
//! * `describe`, `host`, `leaks`: for people; `check`: for ourselves, with the feature `expensive-checks`.

mod access;
mod address;
mod arith;
mod awaits;
mod bytecode;
#[cfg(feature = "expensive-checks")]
mod check;
mod compile;
mod cx;
mod describe;
mod env;
mod escape;
mod host;
mod inspect;
mod interp;
mod leaks;
mod lifetime;
mod machine;
mod memory;
mod options;
mod paths;
mod prelude;
mod program;
mod spin;
mod state;
mod symbolic;
mod terms;
mod thread;
mod thread_code;
mod trap;
mod undo;

pub use compile::compile;
pub use env::is_modelled;
pub use host::Region;
pub use machine::{Mark, Vm};
pub use options::{NondetPolicy, Options, PlaceSet, Unsupported, Volatile};
pub use program::{LoadError, Program, Site};
pub use symbolic::Swap;
pub use terms::{Input, Term, Terms};
