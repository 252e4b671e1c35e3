//! One search on many machines: [pieces](raddle_explore::Pieces) travel over NATS JetStream.
//!
//! There is one *coordinator*, which has the tree of pieces and hands them out, and any number of *workers*, which explore them.
//! They know each other by way of the server alone. For each search the server has, under names that begin with the
//! [id](Description::id) of the search, so that searches do not mix:
//!
//! - a bucket of objects: the program, from which the id is computed; snapshots of the tree; and what is too large for a message;
//! - a work queue: a message for each piece that is [lent](raddle_explore::Pieces::lend), under the number of the piece and its round. It stays
//!   until a worker says that it is done. A worker says now and then that it is still at it; if it does not, another one gets the piece;
//! - a stream of results: what became of a piece together with the parts that it gave away is one message. They are published
//!   before the piece is taken off the queue.
//!
//! For all searches together there is a table of what is there ([`server`]), and beats of workers, which nobody keeps.
//!
//! *Why everything counts once.* The tree is a function of the results in the order of their stream, and nothing else: the coordinator
//! applies one after the other, and a result of a round that is over changes nothing. So whoever has a snapshot and all results after it has the
//! tree. A snapshot says which result was the last in it. Results are removed only after a snapshot that has them, and the
//! coordinator checks that their numbers have no gaps. A piece that is delivered twice gives two results of one round, and the second
//! is not heard, even if it gave away other parts.
//!
//! *Why nothing is lost.* A piece is in the tree until its result is. It is published (again) whenever a coordinator
//! begins; the queue takes a message for the same round once at a time. A worker that is lost does not acknowledge. A
//! coordinator that is lost leaves snapshot and results. A server that is lost comes back with its files, and everybody tries again until then.
//!
//! *One coordinator.* It renews its entry in the table by comparing and setting. Another one waits until that has not happened
//! for a while ([`TAKEN_OVER_AFTER`]), and takes over. One that was only slow finds its entry changed, and ends.
//!
//! A worker runs nothing but what it is given to run pieces with, which is the interpreter.

mod coordinator;
mod parcel;
mod server;
mod status;
mod worker;

pub use coordinator::{Conditions, Ended};
pub use server::{Address, Description, Server};
pub use status::{SearchState, SearchStatus, SlotStatus, WorkerStatus};
pub use worker::{Assignment, Made, Prepare, Remote, WorkerOptions, run_worker};

use std::time::Duration;

/// What the parts of a search say to each other; other numbers do not understand each other.
pub const PROTOCOL: u32 = 1;

/// What [`Assignment`]s give as the limit of executions: workers count up to it from where a piece has as many left as it may have.
pub const EXECUTIONS_MAX: u64 = u64::MAX / 2;

/// How long a worker may say nothing before its piece is given to another one, and how often it says something.
pub const ACK_WAIT: Duration = Duration::from_secs(4);
const PROGRESS_EVERY: Duration = Duration::from_secs(1);
/// How often workers tell everybody what they are doing.
const BEAT_EVERY: Duration = Duration::from_secs(1);
/// A worker that has not been heard of for so long does not count.
const BEAT_MAX: Duration = Duration::from_secs(4);
/// When a coordinator that does not renew its entry is taken for lost.
pub const TAKEN_OVER_AFTER: Duration = Duration::from_secs(4);
/// How long the server may take to answer.
const ANSWER_MAX: Duration = Duration::from_secs(3);
/// Until the next try.
const RETRY_AFTER: Duration = Duration::from_millis(200);

/// Why there is no search on a server, for a person.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Error {
    /// What is wrong.
    pub message: String,
    /// What to do about it.
    pub help: String,
}

impl Error {
    fn new(message: impl Into<String>, help: impl Into<String>) -> Self {
        Error { message: message.into(), help: help.into() }
    }
}

impl std::fmt::Display for Error {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} ({})", self.message, self.help)
    }
}

impl std::error::Error for Error {}
