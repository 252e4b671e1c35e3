//! Watches for locks and semaphores that are overwritten although somebody may be waiting for them.
//!
//! A machine may take such an overwriting for a fault (for what would become of who waits?). Whether it is one then depends
//! on whether the other thread has *got to* its operation, and getting there is no event: it belongs to that thread's
//! step before, which conflicts with nothing that the object is concerned with. So of two executions that are equivalent
//! as far as races go one has the fault, and the other has not. Programs that do this are left to
//! [`naive`](crate::naive) ([`BeyondRaces`](crate::beyond_races::BeyondRaces)).
//!
//! There is nothing to be found if the overwriting comes before the other thread gets to its operation in every equivalent
//! execution: if it happens before that thread's previous event, or before what woke or spawned it. That is what most
//! programs see to that use an object again. It must be that event, not the operation itself: a thread that initialises a
//! semaphore and posts to it comes before the wait that this lets through, which may have begun long ago.

use crate::events::EventLog;
use raddle_trace::{Access, Mode, OpKind, Order, ThreadId};

/// The size of objects that are made by an assignment, and not by copying: spin locks and once objects.
const WORD: u32 = 4;
/// The size of the largest number.
const NUMBER_MAX: u32 = 16;

/// The present execution, as far as it writes over ranges.
#[derive(Debug, Default)]
pub struct Overwriting {
    /// Its events that copy to, fill, destroy or free a range.
    ranges: Vec<u32>,
}

impl Overwriting {
    /// Looks at the last event of the log: whether it may have waited for something when that was overwritten.
    #[inline]
    pub fn look(&mut self, log: &EventLog) -> bool {
        let last = log.len() - 1;
        let event = &log.events()[last];
        if matches!(event.kind, OpKind::Copy | OpKind::Free | OpKind::Write) && log.accesses(last).iter().any(is_range)
        {
            self.ranges.push(last as u32);
        }
        may_wait(event.kind) && self.concerns(log, last, event.transition.thread, log.accesses(last))
    }

    /// Whether an operation that a thread is at after the first `len` events may have waited when what it needs was
    /// overwritten.
    #[inline]
    pub fn concerns(&self, log: &EventLog, len: usize, thread: ThreadId, accesses: &[Access]) -> bool {
        let small = accesses.iter().any(|access| access.len == WORD);
        (small || !self.ranges.is_empty()) && self.finds_unordered(log, len, thread, accesses, small)
    }

    #[cold]
    fn finds_unordered(&self, log: &EventLog, len: usize, thread: ThreadId, accesses: &[Access], small: bool) -> bool {
        let over = |write: &Access| {
            (replaces(write) || is_range(write)) && accesses.iter().any(|access| access.overlaps(write))
        };
        let unordered = |event: usize| {
            log.events()[event].transition.thread != thread
                && log.accesses(event).iter().any(over)
                && !comes_before_arrival(log, event, len, thread)
        };
        match small {
            true => (0..len).any(unordered),
            false => self.ranges.iter().any(|&event| (event as usize) < len && unordered(event as usize)),
        }
    }

    /// The execution goes back to this many events.
    #[inline]
    pub fn rewind(&mut self, depth: usize) {
        while self.ranges.pop_if(|event| *event as usize >= depth).is_some() {}
    }
}

/// Whether the operation waits until an object lets it, and is at it from the moment its thread gets there. (Waiting on a
/// condition variable or at a barrier begins with an event.)
const fn may_wait(kind: OpKind) -> bool {
    use OpKind::*;
    matches!(kind, Lock | ReadLock | WriteLock | SemWait | CondReacquire | OnceBegin)
}

/// Whether the access replaces the bytes whatever they are. (Initialising a lock looks at it first, and is a fault while the
/// lock is held; nobody waits for one that is not.)
fn replaces(access: &Access) -> bool {
    access.mode == Mode::Write && access.order == Order::Plain
}

/// Whether the access replaces more than a number. Destroying an object looks at it, too, but not at who waits for it.
fn is_range(access: &Access) -> bool {
    let destroys = access.mode == Mode::Update && access.order == Order::SeqCst;
    access.len > NUMBER_MAX && (replaces(access) || destroys)
}

/// Whether an event happens before the thread gets to what it is at after the first `len` events.
fn comes_before_arrival(log: &EventLog, event: usize, len: usize, thread: ThreadId) -> bool {
    let mut after = vec![false; len];
    after[event] = true;
    for later in event + 1..len {
        let is_after = |earlier: usize| after[earlier] && precedes(log, earlier, later);
        after[later] = (event..later).any(is_after);
    }
    let leads = |i: usize| {
        let event = &log.events()[i];
        event.transition.thread == thread || event.spawned == Some(thread) || event.woke.contains(thread)
    };
    (event..len).any(|i| after[i] && leads(i))
}

/// Whether the order of two events is the same in all equivalent executions, by what they are.
fn precedes(log: &EventLog, earlier: usize, later: usize) -> bool {
    let (first, second) = (&log.events()[earlier], &log.events()[later]);
    let (mine, theirs) = (first.transition.thread, second.transition.thread);
    mine == theirs
        || first.spawned == Some(theirs)
        || second.joined == Some(mine)
        || first.woke.contains(theirs)
        || Access::any_conflict(log.accesses(earlier), log.accesses(later))
}

#[cfg(test)]
mod tests {
    use super::*;
    use raddle_trace::{Choices, End, SiteId, Step, ThreadSet, Transition};

    fn push(log: &mut EventLog, watch: &mut Overwriting, thread: u32, kind: OpKind, access: Access) -> bool {
        let step = Step {
            kind,
            site: SiteId(0),
            accesses: &[access],
            read: 0,
            wrote: 1,
            expected: 0,
            spawned: None,
            joined: None,
            woke: ThreadSet::EMPTY,
            end: End::Continue,
        };
        log.push(Transition::only(ThreadId(thread)), Choices::One, &step);
        watch.look(log)
    }

    fn at(address: u64, len: u32, mode: Mode, order: Order) -> Access {
        Access { address, len, mode, order, tag: 0 }
    }

    #[test]
    fn posting_to_a_semaphore_does_not_order_its_initialisation() {
        let (mut log, mut watch) = (EventLog::default(), Overwriting::default());
        let init = at(0, 32, Mode::Write, Order::Plain);
        let on = |mode| at(0, 8, mode, Order::SeqCst);
        assert!(!push(&mut log, &mut watch, 1, OpKind::Write, at(64, 4, Mode::Write, Order::SeqCst)));
        assert!(!push(&mut log, &mut watch, 0, OpKind::Copy, init));
        assert!(!push(&mut log, &mut watch, 0, OpKind::SemPost, on(Mode::SemPost)));
        assert!(push(&mut log, &mut watch, 1, OpKind::SemWait, on(Mode::SemWait)));
        log.truncate(3);
        watch.rewind(3);
        // A read of what was written after the initialisation, before the wait.
        assert!(!push(&mut log, &mut watch, 0, OpKind::Write, at(72, 4, Mode::Write, Order::SeqCst)));
        assert!(!push(&mut log, &mut watch, 1, OpKind::Read, at(72, 4, Mode::Read, Order::SeqCst)));
        assert!(!push(&mut log, &mut watch, 1, OpKind::SemWait, on(Mode::SemWait)));
        log.truncate(1);
        watch.rewind(1);
        assert!(
            !push(&mut log, &mut watch, 1, OpKind::SemWait, on(Mode::SemWait)),
            "the initialisation was taken back"
        );
    }

    #[test]
    fn small_objects_are_made_by_assignments() {
        let (mut log, mut watch) = (EventLog::default(), Overwriting::default());
        assert!(!push(&mut log, &mut watch, 0, OpKind::Write, at(0, 4, Mode::Write, Order::Plain)));
        assert!(push(&mut log, &mut watch, 1, OpKind::OnceBegin, at(0, 4, Mode::OnceBegin, Order::SeqCst)));
        assert!(!push(&mut log, &mut watch, 1, OpKind::Lock, at(8, 4, Mode::Lock, Order::SeqCst)));
    }
}
