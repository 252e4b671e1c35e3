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

/// The present execution, as far as it writes over objects that threads wait for.
#[derive(Debug, Default)]
pub struct Overwriting {
    /// The ranges of all objects that were waited for in any execution, by address.
    objects: Vec<(u64, u64)>,
    /// The events that write to one of them like to any other memory: assign, copy, fill, destroy, free.
    writes: Vec<u32>,
    /// Who spawned whom: child, parent, event.
    spawns: Vec<(ThreadId, ThreadId, u32)>,
}

impl Overwriting {
    /// The ranges of all objects that were waited for in any execution.
    pub fn objects(&self) -> &[(u64, u64)] {
        &self.objects
    }

    /// Takes over what an earlier search knew.
    pub fn set_objects(&mut self, objects: &[(u64, u64)]) {
        self.objects = objects.to_vec();
    }

    /// Looks at the last event of the log: whether it may have waited for something when that was overwritten.
    #[inline]
    pub fn look(&mut self, log: &EventLog) -> bool {
        let last = log.len() - 1;
        let event = &log.events()[last];
        if let Some(child) = event.spawned {
            self.spawns.push((child, event.transition.thread, last as u32));
        }
        if !self.objects.is_empty() && self.overwrites(log.happened(last)) {
            self.writes.push(last as u32);
        }
        self.concerns(log, last, event.transition.thread, event.kind, log.happened(last))
    }

    /// Whether an operation that a thread is at after the first `len` events may have waited when what it needs was
    /// overwritten.
    #[inline]
    pub fn concerns(
        &mut self,
        log: &EventLog,
        len: usize,
        thread: ThreadId,
        kind: OpKind,
        accesses: &[Access],
    ) -> bool {
        let Some((start, end)) = awaited(kind, accesses) else { return false };
        if !self.objects.contains(&(start, end)) {
            self.add(start, end, log);
        }
        !self.writes.is_empty() && self.finds_unordered(log, len, thread, (start, end))
    }

    /// Another object that can be waited for.
    #[cold]
    fn add(&mut self, start: u64, end: u64, log: &EventLog) {
        let at = self.objects.partition_point(|object| object.0 < start);
        self.objects.insert(at, (start, end));
        self.writes.clear();
        let written = (0..log.len()).filter(|&event| self.overwrites(log.happened(event)));
        self.writes = written.map(|event| event as u32).collect();
    }

    /// Whether some access writes to one of the objects like to any other memory.
    #[inline]
    fn overwrites(&self, accesses: &[Access]) -> bool {
        let over_object = |access: &Access| {
            // An object that begins before the write may still reach into it, also behind one that does not.
            let near = self.objects.partition_point(|object| object.0 < access.address + u64::from(access.len));
            self.objects[..near].iter().rev().any(|object| object.1 > access.address)
        };
        accesses.iter().any(|access| replaces(access) && over_object(access))
    }

    #[cold]
    fn finds_unordered(&self, log: &EventLog, len: usize, thread: ThreadId, object: (u64, u64)) -> bool {
        let over = |a: &Access| replaces(a) && a.address < object.1 && object.0 < a.address + u64::from(a.len);
        self.writes.iter().map(|&event| event as usize).any(|event| {
            event < len
                && log.events()[event].transition.thread != thread
                && log.happened(event).iter().any(over)
                && !self.comes_before_spawn(log, event, thread)
                && !comes_before_arrival(log, event, len, thread)
        })
    }

    /// Whether the event's thread spawned the other one, or one that it descends from, afterwards: the usual case.
    fn comes_before_spawn(&self, log: &EventLog, event: usize, thread: ThreadId) -> bool {
        let mut descendant = thread;
        while let Some(&(_, parent, at)) = self.spawns.iter().find(|(child, ..)| *child == descendant) {
            if parent == log.events()[event].transition.thread && event < at as usize {
                return true;
            }
            descendant = parent;
        }
        false
    }

    /// The execution goes back to this many events.
    #[inline]
    pub fn rewind(&mut self, depth: usize) {
        while self.writes.pop_if(|event| *event as usize >= depth).is_some() {}
        while self.spawns.pop_if(|(.., event)| *event as usize >= depth).is_some() {}
    }
}

/// The range of the object that an operation may wait for, and is at from the moment its thread gets there. What it shows
/// covers the first bytes only; the sizes are those of the usual C library, and large enough for every other.
#[inline]
fn awaited(kind: OpKind, accesses: &[Access]) -> Option<(u64, u64)> {
    use OpKind::*;
    let size = match kind {
        Lock | CondReacquire => 40,
        ReadLock | WriteLock => 56,
        SemWait => 32,
        OnceBegin | EventWait => 4,
        CondWait => 48,
        // What it goes on with is its first access. What is smaller than that has been looked at as a whole.
        AtomicRest => match accesses.first()?.mode {
            Mode::Lock => 40,
            Mode::ReadLock | Mode::WriteLock => 56,
            Mode::SemWait => 32,
            _ => return None,
        },
        _ => return None,
    };
    // A condition wait is about a mutex, too.
    let access = accesses.iter().find(|access| kind != CondWait || access.mode == Mode::CondWait)?;
    // Spin locks and once objects are shown whole.
    let size = if access.len < 8 { u64::from(access.len) } else { size };
    Some((access.address, access.address + size))
}

/// Whether the access replaces the bytes whatever they are. (Initialising a lock looks at it first, and is a fault while the
/// lock is held; nobody waits for one that is not.)
fn replaces(access: &Access) -> bool {
    match access.mode {
        Mode::Write | Mode::Add => true,
        Mode::Update => access.order != Order::Plain,
        _ => false,
    }
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
    use raddle_trace::{SiteId, Step, Transition};

    fn push(log: &mut EventLog, watch: &mut Overwriting, thread: u32, kind: OpKind, access: Access) -> bool {
        let accesses = [access];
        let step = Step { wrote: 1, ..Step::new(Transition::only(ThreadId(thread)), kind, SiteId(0), &accesses) };
        log.push(&step);
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
