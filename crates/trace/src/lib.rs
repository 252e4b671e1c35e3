//! The vocabulary in which raddle speaks about concurrent executions, and the [`Machine`] contract between a running
//! program and an algorithm that explores it.
//!
//! * A **thread** is named by its spawn path ([`SpawnPath`]); [`ThreadId`] is a dense index that stands for that path inside
//!   one machine and one search ([`ThreadNames`]).
//! * A **step** is one visible operation of a thread and the invisible ones after it, up to just before its next
//!   visible one. A thread always *shows* its next operation ([`Pending`]) before it performs it.
//! * An **operation** is data: an [`OpKind`] and the [`Access`]es it makes. Two operations of different threads
//!   depend on each other when some of their accesses conflict ([`Access::conflicts`]), or when one creates, wakes or
//!   awaits the other's thread ([`Step::spawned`], [`Step::woke`], [`Step::joined`]).
//! * **Blocking** is explicit: [`Pending::Blocked`] says on what, and [`Mode::may_disable`] / [`Mode::may_enable`]
//!   answer which accesses can change that.
//! * **Synchronisation objects** are defined once, in [`objects`]: what their operations do, when they wait, what commutes and
//!   what synchronises.
//!
//! This crate knows no machine and no algorithm.

mod access;
pub mod clock;
mod data_race;
mod event;
mod footprint;
pub mod granule;
mod host;
mod labels;
mod machine;
mod names;
pub mod objects;
mod operation;
mod outcome;
mod schedule;

pub use access::{Access, Mode, Order};
pub use data_race::{DataRaceDetector, Race};
pub use event::{Event, Step};
pub use footprint::Footprint;
pub use host::{Host, SourcePlace};
pub use labels::Labels;
pub use machine::{BlockedOn, Choices, Machine, Operation, Pending, Spinning, Spins, Stuck, Transition};
pub use names::{SpawnPath, ThreadNames};
pub use operation::OpKind;
pub use outcome::{DEADLOCK, End, Fault, FaultKind, LIVELOCK, LimitKind, Note};
pub use raddle_base::{THREADS_MAX, ThreadId, ThreadSet};
pub use schedule::{Recorder, Schedule};

raddle_base::define_id! {
    /// A place in the checked program (an instruction with its source location). Opaque here; the machine that hands
    /// it out can describe it.
    pub struct SiteId("site");
}
