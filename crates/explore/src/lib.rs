//! Exploration: the search driver, and one file per algorithm.
//!
//! Algorithms see a program only through [`raddle_trace::Machine`]. [`explore`] runs one of them.

pub mod consistency;
mod driver;
mod events;
mod naive;
mod observer;
mod options;
mod order;
mod random;
mod summary;

pub use events::{Event, EventLog};
pub use observer::{ExecutionEnd, Observer, Progress, Unobserved};
pub use options::{Algorithm, Dependence, Options, Races, RandomSchedule};
pub use summary::{Bug, Counters, DataRace, Stopped, Summary};

use raddle_trace::Machine;

/// Explores a program that has not been started yet.
pub fn explore<M: Machine>(
    machine: &mut M,
    algorithm: Algorithm,
    options: &Options<'_>,
    observer: &mut dyn Observer,
) -> Summary {
    let mut search = driver::Search::new(machine, options, observer);
    if search.start().is_continue() {
        // A break means that the search was stopped early, and the summary says why.
        let _ = match algorithm {
            Algorithm::Naive => naive::run(&mut search),
            Algorithm::Random => random::run(&mut search),
            _ => naive::run(&mut search),
        };
    }
    search.into_summary()
}
