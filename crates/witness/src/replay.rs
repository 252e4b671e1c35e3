//! Runs a schedule on a fresh machine and writes down everything that happened.

use crate::Event;
use raddle_trace::{
    BlockedOn, Choices, End, Fault, Machine, OpKind, Pending, SiteId, Stuck, ThreadId, ThreadSet, Transition,
};
use std::fmt;

/// What happened when a schedule was run.
#[derive(Clone, PartialEq, Debug)]
pub struct Replay {
    /// How main's way to its first visible operation ended.
    pub start: End,
    /// The events, one per step of the schedule.
    pub events: Vec<Event>,
    /// Every fault on the way, with the number of events before the step that ran into it; a fault of the start has
    /// number 0 too, and then there are no events of main.
    pub faults: Vec<(usize, Fault)>,
    /// The state the schedule leads to.
    pub end: Final,
}

/// A thread that cannot move, and why.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Waiting {
    /// The thread.
    pub thread: ThreadId,
    /// Its next operation.
    pub kind: OpKind,
    /// Where that stands.
    pub site: SiteId,
    /// What it waits for.
    pub on: BlockedOn,
}

/// The state at the end of a schedule.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Final {
    /// Threads that could go on.
    pub ready: ThreadSet,
    /// Threads that wait.
    pub waiting: Vec<Waiting>,
    /// Threads that will never move although they have not finished.
    pub stuck: Vec<(ThreadId, Stuck)>,
    /// Those of the threads that could go on that would go round in a loop for ever if nobody else moved.
    pub spinning: ThreadSet,
    /// Threads that have returned.
    pub finished: ThreadSet,
    /// Whether the whole execution was ended, by `exit` or a limit: what the threads wait for no longer matters.
    pub over: bool,
}

impl Final {
    /// Reads the state of all threads off a machine.
    pub fn of<M: Machine>(machine: &mut M) -> Self {
        let mut end = Final::default();
        for thread in machine.threads() {
            match machine.pending(thread) {
                Pending::Ready(_) => end.ready.insert(thread),
                Pending::Blocked(..) if machine.is_ruled_out(thread) => end.stuck.push((thread, Stuck::Assume)),
                Pending::Blocked(op, on) => end.waiting.push(Waiting { thread, kind: op.kind, site: op.site, on }),
                Pending::Stuck(why) => end.stuck.push((thread, why)),
                Pending::Finished => end.finished.insert(thread),
            }
        }
        end.spinning = machine.spinning(end.ready).together;
        end
    }

    /// Whether nobody can move and somebody waits, with nobody to blame but the program: a thread that is stuck (by an
    /// assumption, a bound or a fault) or awaits a value might have moved the others, so such states are no deadlocks.
    pub fn is_deadlock(&self) -> bool {
        !self.over
            && self.ready.is_empty()
            && self.stuck.is_empty()
            && !self.waiting.is_empty()
            && !self.waiting.iter().any(Waiting::awaits)
    }

    /// Whether all who have not finished wait, some of them in loops or for values, for what nobody will ever do.
    pub fn is_livelock(&self) -> bool {
        !self.over
            && self.stuck.is_empty()
            && self.ready == self.spinning
            && (!self.spinning.is_empty() || self.waiting.iter().any(Waiting::awaits))
    }
}

impl Waiting {
    fn awaits(&self) -> bool {
        matches!(self.on, BlockedOn::Await(_))
    }
}

/// Why a schedule cannot be run.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ReplayError {
    /// The execution had ended before this step.
    Over {
        /// Number of the step, from 0.
        step: usize,
        /// What was to be done.
        transition: Transition,
    },
    /// There is no such thread at this step.
    NoThread {
        /// Number of the step, from 0.
        step: usize,
        /// What was to be done.
        transition: Transition,
    },
    /// The thread cannot move at this step.
    NotReady {
        /// Number of the step, from 0.
        step: usize,
        /// What was to be done.
        transition: Transition,
        /// Why the thread cannot move.
        why: String,
    },
    /// The operation has no such alternative.
    NoChoice {
        /// Number of the step, from 0.
        step: usize,
        /// What was to be done.
        transition: Transition,
        /// What the alternatives are.
        choices: Choices,
    },
}

impl fmt::Display for ReplayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ReplayError::Over { step, transition } => {
                write!(f, "step {step} moves {}, but the execution has ended before it", transition.thread)
            }
            ReplayError::NoThread { step, transition } => {
                write!(f, "step {step} moves {}, but there is no such thread yet", transition.thread)
            }
            ReplayError::NotReady { step, transition, why } => {
                write!(f, "step {step} moves {}, but it {why}", transition.thread)
            }
            ReplayError::NoChoice { step, transition, choices } => write!(
                f,
                "step {step} takes alternative {} of {}'s operation, which has {choices:?}",
                transition.choice, transition.thread
            ),
        }
    }
}

impl std::error::Error for ReplayError {}

/// Whether a step can be taken now.
pub(crate) fn check<M: Machine>(machine: &M, step: usize, transition: Transition) -> Result<(), ReplayError> {
    let thread = transition.thread;
    if thread.0 as usize >= raddle_trace::THREADS_MAX || !machine.threads().contains(thread) {
        return Err(ReplayError::NoThread { step, transition });
    }
    let why = match machine.pending(thread) {
        Pending::Ready(op) if op.choices.contains(transition.choice) => return Ok(()),
        Pending::Ready(op) => return Err(ReplayError::NoChoice { step, transition, choices: op.choices }),
        Pending::Blocked(op, on) => format!("waits with its {} for {on:?}", op.kind),
        Pending::Stuck(why) => format!("is stuck ({why:?})"),
        Pending::Finished => "has finished".to_owned(),
    };
    Err(ReplayError::NotReady { step, transition, why })
}

/// Runs a schedule on a machine that has not been started yet.
pub fn replay<M: Machine>(machine: &mut M, schedule: &[Transition]) -> Result<Replay, ReplayError> {
    let start = machine.start();
    follow(machine, start, schedule)
}

/// Runs a schedule on a machine that has just been started, which ended like this.
pub(crate) fn follow<M: Machine>(machine: &mut M, start: End, schedule: &[Transition]) -> Result<Replay, ReplayError> {
    let mut run =
        Replay { start, events: Vec::with_capacity(schedule.len()), faults: Vec::new(), end: Final::default() };
    if start == End::Fault {
        run.faults.extend(machine.fault().cloned().map(|fault| (0, fault)));
    }
    let mut over = matches!(start, End::Exit | End::Limit(_));
    for (step, &transition) in schedule.iter().enumerate() {
        if over {
            return Err(ReplayError::Over { step, transition });
        }
        check(machine, step, transition)?;
        let event = machine.step(transition).kept();
        match event.end {
            End::Continue => {}
            End::Exit => over = true,
            End::Fault => run.faults.extend(machine.fault().cloned().map(|fault| (step, fault))),
            End::Limit(_) => {
                over = true;
                run.faults.extend(machine.fault().cloned().map(|fault| (step, fault)));
            }
        }
        run.events.push(event);
    }
    run.end = Final { over, ..Final::of(machine) };
    Ok(run)
}
