//! Condition variables: `pthread_cond_*` and C11 `cnd_*`.
//!
//! The first 16 of a condition variable's 48 bytes are its set of waiters. Waiting is two events: one that releases the mutex and
//! joins the set ([`OpKind::CondWait`]), and one that takes the mutex again after a signal has taken the thread out of
//! the set ([`OpKind::CondReacquire`]). There are no spurious wake-ups; a signal wakes any one waiter, which is a
//! choice. A timed wait may also give up by itself at any time ([`OpKind::CondTimeout`]).

use super::sync::{c11, errno, sync_access};
use super::{Args, Done, Entry, Guest, Plan, local, memory, mutex, visible};
use crate::cx::{Cx, Touch};
use crate::trap::Trap;
use raddle_trace::{BlockedOn, Choices, Mode, OpKind, ThreadId, ThreadSet};

const SIZE: u32 = 48;
const WAITERS: u64 = 0;
const MARK: u64 = 40;
/// Written into the mark of a destroyed condition variable.
const DESTROYED: u64 = 0xdead_dead;

/// Phases of a wait.
const WAITING: u32 = 1;
const TIMED_OUT: u32 = 2;

pub(super) static TABLE: &[Entry] = &[
    memory("pthread_cond_init", 2, init),
    visible("pthread_cond_destroy", 1, plan_destroy, destroy),
    visible("pthread_cond_wait", 2, plan_wait, wait_posix),
    visible("pthread_cond_timedwait", 3, plan_timed_wait, wait_posix),
    visible("pthread_cond_clockwait", 4, plan_timed_wait, wait_posix),
    visible("pthread_cond_signal", 1, plan_signal, signal),
    visible("pthread_cond_broadcast", 1, plan_broadcast, broadcast),
    memory("cnd_init", 1, cnd_init),
    visible("cnd_destroy", 1, plan_destroy, destroy),
    visible("cnd_wait", 2, plan_wait, wait_c11),
    visible("cnd_timedwait", 3, plan_timed_wait, wait_c11),
    visible("cnd_signal", 1, plan_signal, signal),
    visible("cnd_broadcast", 1, plan_broadcast, broadcast),
    memory("pthread_condattr_init", 1, attr_init),
    local("pthread_condattr_destroy", 1, super::nothing),
    local("pthread_condattr_setclock", 2, super::nothing),
    local("pthread_condattr_setpshared", 2, super::nothing),
];

fn attr_init(g: &mut Guest<'_, '_>, args: Args) -> Result<u64, Trap> {
    let attr = g.arg(args, 0);
    g.store(attr, 4, 0)?;
    Ok(0)
}

fn init(g: &mut Guest<'_, '_>, args: Args) -> Result<u64, Trap> {
    let condition = g.arg(args, 0);
    g.fill(condition, 0, u64::from(SIZE))?;
    Ok(0)
}

fn cnd_init(g: &mut Guest<'_, '_>, args: Args) -> Result<u64, Trap> {
    init(g, args)
}

fn check(cx: &Cx<'_>, condition: u64) -> Result<(), Trap> {
    cx.check_alive(condition, u64::from(SIZE), Touch::Write)?;
    if !cx.field_written(condition, WAITERS, SIZE as usize) {
        return Err(cx.misuse(condition, "use of condition variable {}, which was never initialised"));
    }
    if cx.field(condition, MARK, 4) == DESTROYED {
        return Err(cx.misuse(condition, "use of condition variable {}, which has been destroyed"));
    }
    Ok(())
}

fn waiters(cx: &Cx<'_>, condition: u64) -> ThreadSet {
    ThreadSet::from_bits(cx.field_set(condition, WAITERS))
}

fn plan_wait(cx: &mut Cx<'_>, args: Args) -> Result<Plan, Trap> {
    plan_any_wait(cx, args, false)
}

fn plan_timed_wait(cx: &mut Cx<'_>, args: Args) -> Result<Plan, Trap> {
    plan_any_wait(cx, args, true)
}

fn plan_any_wait(cx: &mut Cx<'_>, args: Args, timed: bool) -> Result<Plan, Trap> {
    let (condition, lock) = (args.get(cx, 0), args.get(cx, 1));
    let own = cx.owns(condition, SIZE)? && cx.owns(lock, mutex::SIZE)?;
    let plan = if own { Plan::Local } else { Plan::Visible };
    let waiting = waiters(cx, condition).contains(cx.id());
    match cx.phase() {
        0 => {
            cx.show(OpKind::CondWait);
            let shown = &mut cx.s.threads[cx.t].shown;
            shown.accesses.push(sync_access(condition, SIZE, Mode::CondWait));
            Ok(cx.show_sync(lock, mutex::SIZE, Mode::Unlock, plan))
        }
        WAITING if waiting && timed => {
            cx.show(OpKind::CondTimeout);
            Ok(cx.show_sync(condition, SIZE, Mode::CondWake, plan))
        }
        phase => {
            let blocked =
                if phase == WAITING && waiting { Some(BlockedOn::Condition(condition)) } else { cx.mutex_blocks(lock) };
            cx.show(OpKind::CondReacquire).blocked = blocked;
            Ok(cx.show_sync(lock, mutex::SIZE, Mode::Lock, plan))
        }
    }
}

fn wait(cx: &mut Cx<'_>, args: Args) -> Result<Option<u64>, Trap> {
    let (condition, lock) = (args.get(cx, 0), args.get(cx, 1));
    check(cx, condition)?;
    let mut set = waiters(cx, condition);
    match cx.phase() {
        0 => {
            cx.release_for_wait(lock)?;
            set.insert(cx.id());
            cx.set_field_set(condition, WAITERS, set.bits());
            cx.set_phase(WAITING);
            Ok(None)
        }
        WAITING if set.contains(cx.id()) => {
            set.remove(cx.id());
            cx.set_field_set(condition, WAITERS, set.bits());
            cx.set_phase(TIMED_OUT);
            Ok(None)
        }
        phase => {
            cx.take_mutex(lock);
            cx.s.record.wrote = 1;
            Ok(Some(if phase == TIMED_OUT { errno::ETIMEDOUT } else { 0 }))
        }
    }
}

fn wait_posix(cx: &mut Cx<'_>, args: Args, _: u32) -> Result<Done, Trap> {
    Ok(wait(cx, args)?.map_or(Done::Stay, Done::Value))
}

fn wait_c11(cx: &mut Cx<'_>, args: Args, _: u32) -> Result<Done, Trap> {
    Ok(wait(cx, args)?.map_or(Done::Stay, |error| Done::Value(c11(error))))
}

fn plan_signal(cx: &mut Cx<'_>, args: Args) -> Result<Plan, Trap> {
    let condition = args.get(cx, 0);
    let plan = cx.plan_for(condition, SIZE)?;
    let set = waiters(cx, condition);
    let shown = cx.show(OpKind::CondSignal);
    if set.is_empty() {
        return Ok(cx.show_sync(condition, SIZE, Mode::Read, plan));
    }
    shown.choices = Choices::Waiters(set);
    Ok(cx.show_sync(condition, SIZE, Mode::CondWake, plan))
}

fn signal(cx: &mut Cx<'_>, args: Args, choice: u32) -> Result<Done, Trap> {
    let condition = args.get(cx, 0);
    check(cx, condition)?;
    let mut set = waiters(cx, condition);
    if !set.is_empty() {
        let woken = ThreadId(choice);
        set.remove(woken);
        cx.set_field_set(condition, WAITERS, set.bits());
        cx.s.record.woke = ThreadSet::single(woken);
    }
    Ok(Done::Value(0))
}

fn plan_broadcast(cx: &mut Cx<'_>, args: Args) -> Result<Plan, Trap> {
    let condition = args.get(cx, 0);
    let plan = cx.plan_for(condition, SIZE)?;
    let mode = if waiters(cx, condition).is_empty() { Mode::Read } else { Mode::CondWake };
    cx.show(OpKind::CondBroadcast);
    Ok(cx.show_sync(condition, SIZE, mode, plan))
}

fn broadcast(cx: &mut Cx<'_>, args: Args, _: u32) -> Result<Done, Trap> {
    let condition = args.get(cx, 0);
    check(cx, condition)?;
    let set = waiters(cx, condition);
    if !set.is_empty() {
        cx.set_field_set(condition, WAITERS, 0);
        cx.s.record.woke = set;
    }
    Ok(Done::Value(0))
}

fn plan_destroy(cx: &mut Cx<'_>, args: Args) -> Result<Plan, Trap> {
    cx.show_destroy(args.get(cx, 0), SIZE)
}

fn destroy(cx: &mut Cx<'_>, args: Args, _: u32) -> Result<Done, Trap> {
    let condition = args.get(cx, 0);
    check(cx, condition)?;
    if !waiters(cx, condition).is_empty() {
        return Err(cx.misuse(condition, "destruction of condition variable {}, on which threads wait"));
    }
    cx.set_field(condition, MARK, 4, DESTROYED);
    Ok(Done::Value(0))
}
