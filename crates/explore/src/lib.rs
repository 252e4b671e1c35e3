//! Exploration: the search driver, and one file per algorithm.
//!
//! Algorithms see a program only through [`raddle_trace::Machine`].

mod options;
mod summary;

pub use options::{Algorithm, Options, Races};
pub use summary::{Bug, Counters, DataRace, Stopped, Summary};
