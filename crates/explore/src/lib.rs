//! Exploration: the search driver, and one file per algorithm.
//!
//! Algorithms see a program only through [`raddle_trace::Machine`]. [`explore`] runs one of them.

mod access_list;
mod automatic;
mod backtracking;
mod barriers;
mod beyond_races;
mod bytes;
mod classic;
pub mod consistency;
mod dependence;
mod driver;
mod events;
mod execution;
mod hand_over;
mod honours;
mod initials;
mod jobs;
mod locations;
mod naive;
mod notdep;
mod object_state;
mod observer;
mod optimal;
mod options;
mod order;
mod overwriting;
mod parsimonious;
mod parts;
mod pieces;
mod prediction;
mod prefixes;
mod race_watch;
mod random;
mod reads_from;
mod reversal;
mod search;
mod short_list;
mod sleep_set;
mod source;
mod summary;
#[cfg(test)]
mod testing;
mod wakeup_tree;
mod worker;

pub use automatic::{AutomaticChoice, choose_automatically};
pub use bytes::checksum;
pub use dependence::Dependence;
pub use events::{Event, EventLog};
pub use hand_over::{HandOver, Reason};
pub use honours::{Honours, SearchOption, honours_table};
pub use jobs::Jobs;
pub use observer::{ExecutionEnd, NotFoundOut, Observer, Progress, Unobserved};
pub use options::{Algorithm, Copies, Memory, Options, Races, RandomSchedule};
pub use pieces::{Heard, PieceId, Pieces, Queue};
pub use search::{Search, SearchError, Status};
pub use summary::{Bug, Construct, Counters, DataRace, Remarks, Stopped, Summary};
pub use worker::{Workers, work};

use raddle_trace::Machine;

/// Explores a program that has not been started yet.
pub fn explore<M: Machine>(
    machine: &mut M,
    algorithm: Algorithm,
    options: &Options<'_>,
    observer: &mut dyn Observer<M>,
) -> Summary {
    let mut search = Search::new(algorithm);
    let run = search.run(machine, options, observer, None);
    assert!(run.is_ok(), "a search that has not begun fits every machine");
    search.into_summary()
}
