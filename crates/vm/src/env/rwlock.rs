//! Read/write locks: `pthread_rwlock_*`.
//!
//! In the 56 bytes (the flags at offset 48 are the static initialisers'): the set of readers at 0, the writer's
//! [mark](Cx::own_mark) at 32, a mark at 36, and from 40 on up to four pairs of bytes, thread and count, for readers that hold the lock more than
//! once. Readers are let in whenever no writer holds the lock: no preference is modelled, so every order is explored.

use super::sync::errno;
use super::{Args, Done, Entry, Guest, Plan, local, memory, visible};
use crate::cx::{Cx, Touch};
use crate::trap::Trap;
use raddle_trace::objects::{Own, ReadWriteLock};
use raddle_trace::{LimitKind, Mode, OpKind, ThreadSet};

pub(super) const SIZE: u32 = 56;
const READERS: u64 = 0;
const WRITER: u64 = 32;
const MARK: u64 = 36;
const AGAIN: u64 = 40;
const AGAIN_PAIRS: u64 = 4;
/// The mark of a lock that has been taken: memory used for something else hardly holds it, and initialising a held lock
/// again is a fault.
const USED: u64 = 0x7e3a_10c4;
/// The mark of a destroyed lock.
const DESTROYED: u64 = 0xdead_dead;

pub(super) static TABLE: &[Entry] = &[
    memory("pthread_rwlock_init", 2, init),
    visible("pthread_rwlock_destroy", 1, plan_destroy, destroy),
    visible("pthread_rwlock_rdlock", 1, plan_read, read_lock),
    visible("pthread_rwlock_tryrdlock", 1, plan_try_read, try_read),
    visible("pthread_rwlock_timedrdlock", 2, plan_try_read, timed_read),
    visible("pthread_rwlock_clockrdlock", 3, plan_try_read, timed_read),
    visible("pthread_rwlock_wrlock", 1, plan_write, write_lock),
    visible("pthread_rwlock_trywrlock", 1, plan_try_write, try_write),
    visible("pthread_rwlock_timedwrlock", 2, plan_try_write, timed_write),
    visible("pthread_rwlock_clockwrlock", 3, plan_try_write, timed_write),
    visible("pthread_rwlock_unlock", 1, plan_unlock, unlock),
    local("pthread_rwlockattr_init", 1, super::nothing),
    local("pthread_rwlockattr_destroy", 1, super::nothing),
    local("pthread_rwlockattr_setpshared", 2, super::nothing),
    local("pthread_rwlockattr_setkind_np", 2, super::nothing),
];

fn init(g: &mut Guest<'_, '_>, args: Args) -> Result<u64, Trap> {
    let lock = g.arg(args, 0);
    g.initialise(lock, &[0; SIZE as usize], |cx| match cx.field(lock, MARK, 4) == USED && is_held(cx, lock) {
        true => Err(cx.misuse(lock, "initialisation of read/write lock {}, which is held")),
        false => Ok(()),
    })?;
    Ok(0)
}

fn check(cx: &Cx<'_>, lock: u64) -> Result<(), Trap> {
    cx.check_alive(lock, u64::from(SIZE), Touch::Write)?;
    if !cx.field_written(lock, READERS, (AGAIN + 2 * AGAIN_PAIRS) as usize) {
        return Err(cx.misuse(lock, "use of read/write lock {}, which was never initialised"));
    }
    if cx.field(lock, MARK, 4) == DESTROYED {
        return Err(cx.misuse(lock, "use of read/write lock {}, which has been destroyed"));
    }
    Ok(())
}

fn readers(cx: &Cx<'_>, lock: u64) -> ThreadSet {
    cx.field_set(lock, READERS)
}

fn state(cx: &Cx<'_>, lock: u64) -> ReadWriteLock {
    ReadWriteLock { writer: cx.field(lock, WRITER, 4) != 0, readers: readers(cx, lock).len() as u32 }
}

fn is_held(cx: &Cx<'_>, lock: u64) -> bool {
    state(cx, lock) != ReadWriteLock::default()
}

/// What the thread itself has to do with a lock.
fn own(cx: &Cx<'_>, lock: u64) -> Own {
    let holds = cx.field(lock, WRITER, 4) == cx.own_mark() || readers(cx, lock).contains(cx.id());
    let again = again(cx, lock).0.map_or(0, |at| cx.field(lock, at + 1, 1) as u32);
    Own { times: u32::from(holds) + again, reentrant: false }
}

/// Where the count of further read locks of this thread is, if it has any; otherwise a free place.
fn again(cx: &Cx<'_>, lock: u64) -> (Option<u64>, Option<u64>) {
    let offsets = || (0..AGAIN_PAIRS).map(|i| AGAIN + 2 * i);
    let mine = offsets().find(|&at| cx.field(lock, at + 1, 1) > 0 && cx.field(lock, at, 1) == cx.t as u64 + 1);
    (mine, offsets().find(|&at| cx.field(lock, at + 1, 1) == 0))
}

fn plan(cx: &mut Cx<'_>, args: Args, op: OpKind) -> Result<Plan, Trap> {
    let lock = args.get(cx, 0);
    let plan = cx.plan_for(lock, SIZE)?;
    let state = state(cx, lock);
    let decision = state.decide(op, own(cx, lock));
    Ok(cx.show_decision(op, (lock, SIZE), state, decision, plan))
}

fn plan_read(cx: &mut Cx<'_>, args: Args) -> Result<Plan, Trap> {
    plan(cx, args, OpKind::ReadLock)
}

fn plan_try_read(cx: &mut Cx<'_>, args: Args) -> Result<Plan, Trap> {
    plan(cx, args, OpKind::TryReadLock)
}

fn plan_write(cx: &mut Cx<'_>, args: Args) -> Result<Plan, Trap> {
    plan(cx, args, OpKind::WriteLock)
}

fn plan_try_write(cx: &mut Cx<'_>, args: Args) -> Result<Plan, Trap> {
    plan(cx, args, OpKind::TryWriteLock)
}

fn plan_unlock(cx: &mut Cx<'_>, args: Args) -> Result<Plan, Trap> {
    plan(cx, args, OpKind::ReadWriteUnlock)
}

/// Takes the lock, if the definition says so, or fails with this error number.
fn take(cx: &mut Cx<'_>, args: Args, op: OpKind, busy: u64) -> Result<Done, Trap> {
    let lock = args.get(cx, 0);
    check(cx, lock)?;
    let (before, own) = (state(cx, lock), own(cx, lock));
    let decision = before.decide(op, own);
    cx.record_states(before, before);
    match decision.mode {
        _ if !decision.succeeds() || decision.blocked => return Ok(Done::Value(busy)),
        Mode::WriteLock => cx.set_field(lock, WRITER, 4, cx.own_mark()),
        _ if own.times > 0 => return read_again(cx, lock),
        _ => {
            let mut set = readers(cx, lock);
            set.insert(cx.id());
            cx.set_field_set(lock, READERS, set);
        }
    }
    cx.set_field(lock, MARK, 4, USED);
    cx.record_states(before, before.apply(decision.mode));
    Ok(Done::Value(0))
}

/// Takes a lock for reading that the thread holds for reading.
fn read_again(cx: &mut Cx<'_>, lock: u64) -> Result<Done, Trap> {
    match again(cx, lock) {
        (Some(at), _) => {
            let count = cx.field(lock, at + 1, 1);
            if count == 255 {
                return Ok(Done::Value(errno::EAGAIN));
            }
            cx.set_field(lock, at + 1, 1, count + 1);
        }
        (None, Some(at)) => {
            cx.set_field(lock, at, 1, cx.t as u64 + 1);
            cx.set_field(lock, at + 1, 1, 1);
        }
        (None, None) => {
            let message = format!("more than {AGAIN_PAIRS} threads hold this lock for reading more than once");
            return Err(Trap::limit(LimitKind::Unsupported, message));
        }
    }
    Ok(Done::Value(0))
}

fn read_lock(cx: &mut Cx<'_>, args: Args, _: u32) -> Result<Done, Trap> {
    take(cx, args, OpKind::ReadLock, errno::EDEADLK)
}

fn try_read(cx: &mut Cx<'_>, args: Args, _: u32) -> Result<Done, Trap> {
    take(cx, args, OpKind::TryReadLock, errno::EBUSY)
}

fn timed_read(cx: &mut Cx<'_>, args: Args, _: u32) -> Result<Done, Trap> {
    take(cx, args, OpKind::TryReadLock, errno::ETIMEDOUT)
}

fn write_lock(cx: &mut Cx<'_>, args: Args, _: u32) -> Result<Done, Trap> {
    take(cx, args, OpKind::WriteLock, errno::EDEADLK)
}

fn try_write(cx: &mut Cx<'_>, args: Args, _: u32) -> Result<Done, Trap> {
    take(cx, args, OpKind::TryWriteLock, errno::EBUSY)
}

fn timed_write(cx: &mut Cx<'_>, args: Args, _: u32) -> Result<Done, Trap> {
    take(cx, args, OpKind::TryWriteLock, errno::ETIMEDOUT)
}

fn unlock(cx: &mut Cx<'_>, args: Args, _: u32) -> Result<Done, Trap> {
    let lock = args.get(cx, 0);
    check(cx, lock)?;
    let before = state(cx, lock);
    cx.record_states(before, before);
    let mode = before.decide(OpKind::ReadWriteUnlock, own(cx, lock)).mode;
    match (mode, again(cx, lock).0) {
        (Mode::Read, _) => return Err(cx.misuse(lock, "unlock of read/write lock {}, which this thread does not hold")),
        (Mode::WriteUnlock, _) => cx.set_field(lock, WRITER, 4, 0),
        (_, Some(at)) => {
            let count = cx.field(lock, at + 1, 1);
            cx.set_field(lock, at + 1, 1, count - 1);
            return Ok(Done::Value(0));
        }
        (_, None) => {
            let mut set = readers(cx, lock);
            set.remove(cx.id());
            cx.set_field_set(lock, READERS, set);
        }
    }
    cx.record_states(before, before.apply(mode));
    Ok(Done::Value(0))
}

fn plan_destroy(cx: &mut Cx<'_>, args: Args) -> Result<Plan, Trap> {
    cx.show_destroy(args.get(cx, 0), SIZE)
}

fn destroy(cx: &mut Cx<'_>, args: Args, _: u32) -> Result<Done, Trap> {
    let lock = args.get(cx, 0);
    check(cx, lock)?;
    if is_held(cx, lock) {
        return Err(cx.misuse(lock, "destruction of read/write lock {}, which is held"));
    }
    cx.set_field(lock, MARK, 4, DESTROYED);
    Ok(Done::Value(0))
}
