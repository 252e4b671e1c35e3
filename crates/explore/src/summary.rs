//! What a search found: plain data.

use crate::HandOver;
use raddle_trace::{Fault, LimitKind, Schedule, SiteId, ThreadId};

/// Counters that every algorithm reports.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Counters {
    /// Executions in which every thread finished, or `exit` was called, or a fault or deadlock occurred.
    pub complete: u64,
    /// Executions in which nobody could move and some thread's assumption had failed.
    pub assume_blocked: u64,
    /// Executions in which nobody could move because an await never came true.
    pub await_blocked: u64,
    /// Executions abandoned because a sleep set showed them redundant.
    pub sleep_set_blocked: u64,
    /// Executions in which some thread reached a loop bound.
    pub bound_blocked: u64,
    /// Events executed, over all executions, without those that rewinding spared.
    pub events: u64,
    /// Events in the longest execution.
    pub depth_max: u64,
    /// Nodes in the largest wakeup tree (optimal) or entries in the largest schedule set (reads-from).
    pub wakeup_tree_max: u64,
    /// Branches not taken because of [`Options::preemptions`](crate::Options::preemptions).
    pub preemption_cut: u64,
    /// Predictions about what the machine would do that were compared with what it did. All were right: the search ends
    /// where one is not.
    pub predictions: u64,
    /// Consistency checks settled by saturation, by the guided witness, and by the decision procedure (reads-from).
    pub consistency_checks: [u64; 3],
}

impl Counters {
    /// Executions of any kind.
    pub fn executions(&self) -> u64 {
        self.complete + self.assume_blocked + self.await_blocked + self.sleep_set_blocked + self.bound_blocked
    }
}

/// A bug, and the steps that lead to it from the start.
#[derive(Clone, Debug)]
pub struct Bug {
    /// What went wrong. Its thread is numbered as in the schedule. For a deadlock: the thread and place are those of the first
    /// thread that waits, by spawn paths.
    pub fault: Fault,
    /// The steps, the last one being the one that failed.
    pub schedule: Schedule,
    /// How many executions had been finished when it was found.
    pub found_after: u64,
}

/// Two accesses to the same bytes, at least one of them plain and one a write, that no synchronisation orders.
#[derive(Clone, Debug)]
pub struct DataRace {
    /// The access that came first, and its thread, numbered as in the schedule.
    pub first: (ThreadId, SiteId),
    /// The access that came second, and its thread.
    pub second: (ThreadId, SiteId),
    /// An address both touch.
    pub address: u64,
    /// Whether each wrote.
    pub writes: (bool, bool),
    /// The steps that lead to it, the second access being the last one.
    pub schedule: Schedule,
}

/// Why a search stopped before it had seen everything.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Stopped {
    /// The first bug (without `keep_going`).
    Bug,
    /// [`Options::steps_max`](crate::Options::steps_max): an execution grew too long. The steps that lead there.
    Steps(Schedule),
    /// [`Options::executions_max`](crate::Options::executions_max).
    Executions,
    /// [`Options::timeout`](crate::Options::timeout).
    Timeout,
    /// [`Options::memory_max`](crate::Options::memory_max).
    Memory,
    /// [`Options::interrupt`](crate::Options::interrupt).
    Interrupted,
    /// A limit of the machine, what it says about it, and the steps that lead there.
    Machine(LimitKind, Fault, Schedule),
}

/// What a search found.
#[derive(Clone, Debug, Default)]
pub struct Summary {
    /// How much was explored.
    pub counters: Counters,
    /// The bugs; at most one unless the search was to keep going.
    pub bugs: Vec<Bug>,
    /// Data races, distinct by their two places.
    pub data_races: Vec<DataRace>,
    /// The algorithms that gave up before the one that explored the program, with those that went on instead, in order.
    pub hand_overs: Vec<HandOver>,
    /// Why it stopped early; `None` when everything was explored.
    pub stopped: Option<Stopped>,
}
