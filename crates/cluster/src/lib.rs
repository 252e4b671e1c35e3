//! One search on many machines: [pieces](raddle_explore::Pieces) travel over NATS JetStream.
//!
//! There is one *coordinator*, which has the tree of pieces and hands them out, and any number of *workers*, which explore them.
//! They know each other by way of the server alone. For each search the server has, under names that begin with the
//! [id](Description::id) of the search, so that searches do not mix:
//!
//! - a bucket of objects: the program, from which the id is computed; snapshots of the tree; and what is too large for a message;
//! - a work queue: a message for each piece that is [lent](raddle_explore::Pieces::lend). It stays
//!   until a worker says that it is done. A worker says now and then that it is still at it; if it does not, another one gets the piece;
//! - a stream of results: what became of a piece together with the parts that it gave away is one message. They are published
//!   before the piece is taken off the queue.
//!
//! For all searches together there is a table of what is there ([`server`]), and beats of workers, which nobody keeps.
//!
//! Messages about a piece are named by its number, its round, a checksum of its bytes, and which attempt it is to have it explored ([`loans`]).
//!
//! *Why each piece counts once.* A result counts if the piece of its number is lent, in its round, and has the bytes that the result was made of;
//! then the round is over. So of several results of one round the first counts, even if others gave away other parts. Nothing else
//! is needed: neither that results are heard in some order, nor that all are heard. Take any tree of pieces and any results that count, one after the
//! other. Each replaces a piece by what exploring it has come to and what is left of it, so what is found and what is left are the
//! whole search before, and after. A tree that was built of other results (because the server has lost some, and the coordinator, too) may have other pieces under
//! the numbers of the first one. That is what the checksum is for: what was made of other bytes does not count.
//!
//! *Why nothing is lost with somebody.* A piece is in the tree until its result is. A worker that is lost does not acknowledge, and the queue gives its piece
//! to another. A coordinator that is lost leaves snapshots and results: the next one takes the last snapshot that is whole,
//! and all results that are there. A snapshot removes only results that the one *before* it has, too. A server that is lost comes back with its
//! files, and everybody tries again until then.
//!
//! *Why a search ends*, as long as the server and some worker are there for long enough, whatever the server has forgotten that it had confirmed. All that
//! it has can be made of what the coordinator has: the tree, and the description.
//! The coordinator relies on no message having arrived, but on hearing who works on what:
//!
//! - every second it renews its entry, and puts the search back into the index if it is not there;
//! - a piece that nobody is heard to work on, for some seconds in which somebody has nothing to do, is *overdue*. Then it makes again what is
//!   missing: streams, consumer, program, table; and publishes the piece under a new name, the next attempt. A new name, so that neither what the
//!   server remembers of the last attempt nor a result that was lost on its way to us is in the way;
//! - if that does not help either, the queue is removed, made anew, and filled from the tree;
//! - whatever it makes again is tried, by writing to it. A stream that is made in the moment in which another one of its name is removed may be
//!   there and take nothing, because the server (2.9) removes its files. Such a one is removed and made once more; if that
//!   does not help for a minute, although the server answers, the coordinator ends with what the server says.
//!
//! So a piece that is lent gets to a worker, again and again if need be, and less and less often. If a worker explores it to the
//! end its result is published, in a stream that is there or is made again, and is read: by its number, from the beginning if numbers were
//! given anew; and if it should be missed nevertheless, its piece is overdue, and there will be another one.
//! Each result that counts brings the end nearer, as on one machine. Queue, acknowledgements and redelivery make this
//! fast. That it works does not depend on them.
//!
//! *What a queue must not be asked.* To remove the messages of one subject from it (a filtered purge) lets the consumer of a 2.9 server pass over all
//! other messages, too: they stay, and nobody hears of them. So pieces that are not wanted any more stay in the queue. Whoever gets
//! one is told so by the coordinator.
//!
//! *One coordinator.* It renews its entry in the table by comparing and setting ([`owner`]). Another one waits until that has not happened
//! for a while ([`TAKEN_OVER_AFTER`]), and takes over. One that was only slow finds its entry changed, and ends.
//!
//! A worker runs nothing but what it is given to run pieces with, which is the interpreter.

mod coordinator;
mod loans;
mod owner;
mod parcel;
mod results;
mod server;
mod status;
mod worker;

pub use coordinator::{Conditions, Ended};
pub use server::{Address, Description, Server, without_password};
pub use status::{SearchState, SearchStatus, SlotStatus, WorkerStatus};
pub use worker::{Assignment, Made, Prepare, Remote, WorkerOptions, run_worker};

use std::time::Duration;

/// What the parts of a search say to each other; other numbers do not understand each other.
pub const PROTOCOL: u32 = 3;

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
    /// It may be another one in a while.
    passing: bool,
}

impl Error {
    fn new(message: impl Into<String>, help: impl Into<String>) -> Self {
        Error { message: message.into(), help: help.into(), passing: false }
    }
}

impl std::fmt::Display for Error {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} ({})", self.message, self.help)
    }
}

impl std::error::Error for Error {}
