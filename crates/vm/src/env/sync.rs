//! What all synchronisation objects share: they live in the bytes of the program's own objects.
//!
//! So the memory's undo log covers them, and copying and freeing them works as it does. Holders and waiters are stored
//! as thread ids or as bits.
//!
//! Operations on an object are shown as accesses to its first bytes only ([`SHOWN_MAX`]): all of them have those in
//! common, which is what makes them conflict, and who keeps books on single words has one to look at. Making and
//! destroying an object, and everything else that treats it as plain memory, covers what it touches.

use super::{Plan, barrier, condition, event, locks, mutex, once, rwlock, semaphore};
use crate::cx::{Cx, SYNC, Touch};
use crate::describe;
use crate::memory::shared::Reach;
use crate::state::State as Machine;
use crate::trap::Trap;
use raddle_trace::objects::{Decision, State};
use raddle_trace::{Access, BlockedOn, FaultKind, Mode, OpKind, Order, SpawnPath, ThreadId, ThreadSet};

/// Error numbers of Linux.
pub(super) mod errno {
    pub const EPERM: u64 = 1;
    pub const ENOENT: u64 = 2;
    pub const EAGAIN: u64 = 11;
    pub const EBUSY: u64 = 16;
    pub const EEXIST: u64 = 17;
    pub const EINVAL: u64 = 22;
    pub const ERANGE: u64 = 34;
    pub const EDEADLK: u64 = 35;
    pub const EOVERFLOW: u64 = 75;
    pub const ETIMEDOUT: u64 = 110;
}

/// C11's results.
pub(super) mod thrd {
    pub const SUCCESS: u64 = 0;
    pub const BUSY: u64 = 1;
    pub const ERROR: u64 = 2;
    pub const TIMEDOUT: u64 = 4;
}

/// An error number in the words of C11's `threads.h`.
pub(super) fn c11(number: u64) -> u64 {
    match number {
        0 => thrd::SUCCESS,
        errno::EBUSY => thrd::BUSY,
        errno::ETIMEDOUT => thrd::TIMEDOUT,
        _ => thrd::ERROR,
    }
}

/// The most bytes of a synchronisation object that an operation on it is shown to touch.
const SHOWN_MAX: u32 = 8;

/// An access to something of the environment's.
pub(super) fn access(address: u64, len: u32, mode: Mode) -> Access {
    Access { address, len, mode, order: SYNC, tag: 0 }
}

/// An access that stands for an operation on a synchronisation object of this size.
pub(super) fn sync_access(address: u64, size: u32, mode: Mode) -> Access {
    access(address, size.min(SHOWN_MAX), mode)
}

/// The object that a thread waits for, with its size and what it is called.
fn awaited(on: BlockedOn, accesses: &[Access]) -> Option<(u64, u32, &'static str)> {
    Some(match on {
        // Spin locks are smaller than what is shown of others.
        BlockedOn::Mutex(object) if accesses.first().is_some_and(|access| access.len == locks::SIZE) => {
            (object, locks::SIZE, "spin lock")
        }
        BlockedOn::Mutex(object) => (object, mutex::SIZE, "mutex"),
        BlockedOn::ReadWriteLock(object) => (object, rwlock::SIZE, "read/write lock"),
        BlockedOn::Semaphore(object) => (object, semaphore::SIZE, "semaphore"),
        BlockedOn::Condition(object) => (object, condition::SIZE, "condition variable"),
        BlockedOn::Barrier(object) => (object, barrier::SIZE, "barrier"),
        BlockedOn::Once(object) => (object, once::SIZE, "once object"),
        BlockedOn::Event(object) => (object, event::SIZE, "event"),
        // A futex's word is memory like any other.
        BlockedOn::Thread(_) | BlockedOn::Await(_) | BlockedOn::Futex(_) => return None,
    })
}

impl Cx<'_> {
    /// Whether a synchronisation object is the thread's own.
    pub(super) fn owns(&self, address: u64, len: u32) -> Result<bool, Trap> {
        Ok(matches!(self.reach(address, u64::from(len), Touch::Write)?, Reach::Own(_)))
    }

    /// A field of a synchronisation object that has been reached before.
    #[inline(always)]
    pub(super) fn field(&self, address: u64, offset: u64, len: usize) -> u64 {
        self.s.memory.state(address + offset, len)
    }

    /// A set of threads stored in a synchronisation object.
    pub(super) fn field_set(&self, address: u64, offset: u64) -> ThreadSet {
        let mut words = ThreadSet::EMPTY.words();
        let offsets = (offset..).step_by(8);
        words.iter_mut().zip(offsets).for_each(|(word, at)| *word = self.field(address, at, 8));
        ThreadSet::from_words(words)
    }

    /// Writes a field of a synchronisation object that has been reached before.
    #[inline]
    pub(super) fn set_field(&mut self, address: u64, offset: u64, len: usize, value: u64) {
        let Machine { memory, undo, .. } = &mut *self.s;
        memory.set_state(undo, address + offset, len, value);
    }

    /// Stores a set of threads in a synchronisation object.
    pub(super) fn set_field_set(&mut self, address: u64, offset: u64, set: ThreadSet) {
        for (at, word) in (offset..).step_by(8).zip(set.words()) {
            if word != self.field(address, at, 8) {
                self.set_field(address, at, 8, word);
            }
        }
    }

    /// Whether bytes of a synchronisation object were ever written.
    pub(super) fn field_written(&self, address: u64, offset: u64, len: usize) -> bool {
        self.s.memory.has_state(address + offset, len)
    }

    /// Shows an operation on one synchronisation object of this size. It is visible if others can reach the object, or
    /// if it blocks.
    pub(super) fn show_sync(&mut self, address: u64, size: u32, mode: Mode, plan: Plan) -> Plan {
        // Nobody waits for what is gone: that is a fault.
        let gone = self.check_alive(address, u64::from(size), Touch::Write).is_err();
        let shown = &mut self.s.threads[self.t].shown;
        if gone && !matches!(shown.blocked, Some(BlockedOn::Condition(_))) {
            shown.blocked = None;
        }
        shown.accesses.push(sync_access(address, size, mode));
        shown.changes = true;
        if shown.blocked.is_some() { Plan::Visible } else { plan }
    }

    /// Shows an operation on one synchronisation object of this size as the object's definition decided.
    pub(super) fn show_decision(
        &mut self,
        op: OpKind,
        (address, size): (u64, u32),
        state: impl Into<State>,
        decision: Decision,
        plan: Plan,
    ) -> Plan {
        self.show(op).blocked = decision.blocked.then(|| state.into().blocked_on(address));
        self.show_sync(address, size, decision.mode, plan)
    }

    /// Records what the present operation found and left of its object.
    pub(super) fn record_states(&mut self, before: impl Into<State>, after: impl Into<State>) {
        self.s.record.read = before.into().number();
        self.s.record.wrote = after.into().number();
    }

    /// What the thread writes into objects that it holds; never zero.
    pub(super) fn own_mark(&self) -> u64 {
        u64::from(self.number()) + 1
    }

    /// Who has written this mark.
    pub(super) fn holder(&self, mark: u64) -> SpawnPath {
        self.s.path(self.s.thread(mark.saturating_sub(1) as u32).unwrap_or(ThreadId::MAIN))
    }

    /// Shows a range that the present operation touches besides, if others can see it; whether they can.
    pub(super) fn show_range(&mut self, address: u64, len: u32, mode: Mode) -> Result<bool, Trap> {
        let touch = if mode == Mode::Read { Touch::Read } else { Touch::Write };
        let shared = matches!(self.reach(address, u64::from(len), touch)?, Reach::Shared(_));
        if shared {
            let access = Access { address, len, mode, order: Order::Plain, tag: 0 };
            self.s.threads[self.t].shown.accesses.push(access);
        }
        Ok(shared)
    }

    /// Shows the destruction of a synchronisation object: all of it.
    pub(super) fn show_destroy(&mut self, address: u64, size: u32) -> Result<Plan, Trap> {
        let plan = self.plan_for(address, size)?;
        let shown = self.show(OpKind::Write);
        shown.accesses.push(access(address, size, Mode::Update));
        shown.changes = true;
        Ok(plan)
    }

    /// The plan for an object: its own objects' operations are nobody else's business.
    pub(super) fn plan_for(&self, address: u64, len: u32) -> Result<Plan, Trap> {
        Ok(if self.owns(address, len)? { Plan::Local } else { Plan::Visible })
    }

    /// Refuses to replace or end the bytes of an object that another thread waits for: nobody could say what becomes of
    /// that thread. The message begins with `what`.
    #[inline]
    pub fn refuse_overwriting(&self, address: u64, len: u64, what: &str) -> Result<(), Trap> {
        let waiting = self.s.changing.difference(self.s.ready);
        if waiting.is_empty() { Ok(()) } else { self.refuse_awaited(waiting, address, len, what) }
    }

    fn refuse_awaited(&self, waiting: ThreadSet, address: u64, len: u64, what: &str) -> Result<(), Trap> {
        for thread in waiting {
            let shown = &self.s.threads[thread.0 as usize].shown;
            let Some((object, size, name)) = shown.blocked.and_then(|on| awaited(on, &shown.accesses)) else {
                continue;
            };
            if thread != self.id() && object < address.saturating_add(len) && address < object + u64::from(size) {
                let waiter = describe::thread(self.program, self.s, thread);
                let trap = self.misuse(object, &format!("{what} {name} {{}}, for which {waiter} waits"));
                return Err(trap.note(format!("{waiter} waits here"), shown.site.0));
            }
        }
        Ok(())
    }

    /// A fault about a synchronisation object.
    pub(super) fn misuse(&self, address: u64, what: &str) -> Trap {
        let name = describe::quoted(self.program, self.s, address);
        Trap::fault(FaultKind::LockMisuse, what.replace("{}", &name))
    }
}
