//! Confirms a reported bug: does this schedule lead to that fault?

use crate::{Final, Replay, ReplayError, data_races, replay};
use raddle_trace::{Fault, FaultKind, Machine, SiteId, ThreadId, Transition};
use std::fmt;

/// What a report claims about the end of a schedule.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Claim {
    /// What went wrong.
    pub kind: FaultKind,
    /// The thread it happened to; for a deadlock, one that waits.
    pub thread: ThreadId,
    /// Where in the program; for a deadlock, where that thread waits.
    pub site: SiteId,
}

impl From<&Fault> for Claim {
    fn from(fault: &Fault) -> Self {
        Claim { kind: fault.kind, thread: fault.thread, site: fault.site }
    }
}

/// Why a claim was not confirmed.
#[derive(Clone, PartialEq, Debug)]
pub enum Refuted {
    /// The schedule cannot be run.
    Schedule(ReplayError),
    /// The schedule runs, and its last step does not fault.
    NoFault(Claim),
    /// The schedule's last step runs into something else.
    OtherFault(Claim, Claim),
    /// The schedule does not end in a deadlock, but here.
    NoDeadlock(Box<Final>),
    /// The schedule does not end in a livelock, but here.
    NoLivelock(Box<Final>),
    /// It is a deadlock, but the claimed thread does not wait at the claimed place.
    NotWaiting(Claim, Box<Final>),
    /// The schedule's last event races with no other, or not at these places.
    NoDataRace,
}

impl fmt::Display for Refuted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refuted::Schedule(error) => write!(f, "the schedule cannot be run: {error}"),
            Refuted::NoFault(claim) => write!(f, "the schedule does not lead to the claimed {} fault", claim.kind),
            Refuted::OtherFault(claim, found) => write!(
                f,
                "the claimed fault was {} of {} at {}, the schedule leads to {} of {} at {}",
                claim.kind, claim.thread, claim.site, found.kind, found.thread, found.site
            ),
            Refuted::NoDeadlock(end) => write!(f, "the schedule does not end in a deadlock, but with {end:?}"),
            Refuted::NoLivelock(end) => write!(f, "the schedule does not end in a livelock, but with {end:?}"),
            Refuted::NotWaiting(claim, _) => {
                write!(f, "the schedule ends in a {}, but {} does not wait at {}", claim.kind, claim.thread, claim.site)
            }
            Refuted::NoDataRace => write!(f, "the last event of the schedule is in no such data race"),
        }
    }
}

impl std::error::Error for Refuted {}

/// Runs a schedule on a machine that has not been started yet, and compares its end with a claim.
pub fn confirm<M: Machine>(machine: &mut M, schedule: &[Transition], claim: Claim) -> Result<Replay, Refuted> {
    let run = replay(machine, schedule).map_err(Refuted::Schedule)?;
    match claim.kind {
        FaultKind::Deadlock => {
            if !run.end.is_deadlock() {
                return Err(Refuted::NoDeadlock(Box::new(run.end)));
            }
            if !run.end.waiting.iter().any(|w| w.thread == claim.thread && w.site == claim.site) {
                return Err(Refuted::NotWaiting(claim, Box::new(run.end)));
            }
        }
        FaultKind::Livelock => {
            if !run.end.is_livelock() {
                return Err(Refuted::NoLivelock(Box::new(run.end)));
            }
            let waits = run.end.waiting.iter().any(|w| w.thread == claim.thread && w.site == claim.site);
            if !waits && !run.end.spinning.contains(claim.thread) {
                return Err(Refuted::NotWaiting(claim, Box::new(run.end)));
            }
        }
        FaultKind::DataRace => {
            let last = run.events.len().checked_sub(1).ok_or(Refuted::NoDataRace)?;
            let racing = data_races(&run.events).into_iter().any(|(_, second)| second == last);
            let event = &run.events[last];
            if !racing || event.thread() != claim.thread || event.site != claim.site {
                return Err(Refuted::NoDataRace);
            }
        }
        _ => {
            let last = schedule.len().saturating_sub(1);
            let found = run.faults.iter().rev().find(|(step, _)| *step == last).map(|(_, fault)| Claim::from(fault));
            match found {
                None => return Err(Refuted::NoFault(claim)),
                Some(found) if found != claim => return Err(Refuted::OtherFault(claim, found)),
                Some(_) => {}
            }
        }
    }
    Ok(run)
}

/// Runs a schedule on a machine that has not been started yet, and confirms that its last event races with an earlier
/// one: the two are given by their threads and places.
pub fn confirm_data_race<M: Machine>(
    machine: &mut M,
    schedule: &[Transition],
    first: (ThreadId, SiteId),
    second: (ThreadId, SiteId),
) -> Result<Replay, Refuted> {
    let run = replay(machine, schedule).map_err(Refuted::Schedule)?;
    let last = run.events.len().checked_sub(1).ok_or(Refuted::NoDataRace)?;
    let place = |i: usize| (run.events[i].thread(), run.events[i].site);
    if data_races(&run.events).into_iter().any(|(i, j)| j == last && place(i) == first && place(j) == second) {
        Ok(run)
    } else {
        Err(Refuted::NoDataRace)
    }
}
