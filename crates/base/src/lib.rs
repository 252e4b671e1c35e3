//! What every other crate stands on: typed dense ids ([`define_id!`]), enumerations that know their members ([`define_enum!`]), maps keyed by them ([`IdVec`]) and sets of
//! threads ([`ThreadSet`]).
//!
//! An id is printed exactly as the text formats write it (`t1`, `b2`, `%3`), in code, dumps and tests alike.

mod enumeration;
mod id;
mod random;
pub mod sabotage;
mod thread_set;

pub use id::{Id, IdVec};
pub use random::Random;
pub use thread_set::{THREADS_MAX, ThreadId, ThreadSet};
