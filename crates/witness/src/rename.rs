//! The same schedule in the thread names of another machine.
//!
//! A [`ThreadId`] stands for a spawn path, but which one it stands for is up to the machine: it may number the paths as
//! it meets them, in whatever order its first executions go. So a schedule that a search found means something else to a
//! fresh machine, unless its threads are renamed by their paths.

use crate::ReplayError;
use crate::replay::check;
use raddle_trace::{Choices, End, Machine, Pending, THREADS_MAX, ThreadId, Transition};

/// A schedule for another machine.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Renamed {
    /// The steps.
    pub schedule: Vec<Transition>,
    names: Vec<Option<ThreadId>>,
}

impl Renamed {
    /// The other machine's name of a thread that moves in the schedule or was asked for; `None` for others.
    pub fn thread(&self, theirs: ThreadId) -> Option<ThreadId> {
        self.names.get(theirs.0 as usize).copied().flatten()
    }
}

/// Says a schedule of the machine `origin` for the machine `fresh`, which runs the same program and has not been started
/// yet. It is moved to the schedule's end. `origin` is only asked for the parents of the threads; where it stands does not
/// matter. `others` are threads whose names are of interest although they may not have moved: in a deadlock, say.
pub fn rename<O: Machine, M: Machine>(
    origin: &O,
    fresh: &mut M,
    schedule: &[Transition],
    others: &[ThreadId],
) -> Result<Renamed, ReplayError> {
    let mut over = matches!(fresh.start(), End::Exit | End::Limit(_));
    let mut names = Names { origin, ours: vec![None; THREADS_MAX] };
    names.ours[0] = Some(ThreadId::MAIN);
    let mut renamed = Vec::with_capacity(schedule.len());
    for (step, &transition) in schedule.iter().enumerate() {
        if over {
            return Err(ReplayError::Over { step, transition });
        }
        let thread = names.find(fresh, transition.thread).ok_or(ReplayError::NoThread { step, transition })?;
        let waiters = matches!(fresh.pending(thread), Pending::Ready(op) if matches!(op.choices, Choices::Waiters(_)));
        let choice = if waiters {
            let waiter = names.find(fresh, ThreadId(transition.choice));
            waiter.ok_or(ReplayError::NoThread { step, transition })?.0
        } else {
            transition.choice
        };
        let transition = Transition { thread, choice };
        check(fresh, step, transition)?;
        over = matches!(fresh.step(transition).end, End::Exit | End::Limit(_));
        renamed.push(transition);
    }
    for &theirs in others {
        names.find(fresh, theirs);
    }
    Ok(Renamed { schedule: renamed, names: names.ours })
}

/// Our names by theirs, found so far.
struct Names<'o, O> {
    origin: &'o O,
    ours: Vec<Option<ThreadId>>,
}

impl<O: Machine> Names<'_, O> {
    /// Our name of their thread, if it exists now. Whoever spawned it has moved before, so its name is known.
    fn find<M: Machine>(&mut self, fresh: &M, theirs: ThreadId) -> Option<ThreadId> {
        let index = theirs.0 as usize;
        if let Some(ours) = *self.ours.get(index)? {
            return Some(ours);
        }
        let (parent, nth) = self.origin.parent(theirs)?;
        let parent = self.ours[parent.0 as usize]?;
        let ours = fresh.threads().iter().find(|t| fresh.parent(*t) == Some((parent, nth)))?;
        self.ours[index] = Some(ours);
        Some(ours)
    }
}
