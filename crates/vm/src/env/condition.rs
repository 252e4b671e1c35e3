//! Condition variables: `pthread_cond_*` and C11 `cnd_*`.
//!
//! The first 16 of a condition variable's 48 bytes are its set of waiters. Waiting is two events: one that releases the mutex and
//! joins the set ([`OpKind::CondWait`]), and one that takes the mutex again after a signal has taken the thread out of
//! the set ([`OpKind::CondReacquire`]). There are no spurious wake-ups; a signal wakes any one waiter, which is a
//! choice. A timed wait may also give up by itself at any time ([`OpKind::CondTimeout`]). One that is to be [cancelled](super::cancel) only
//! lets go of the mutex and takes it again.
//!
//! A thread that has been woken ([`WOKEN`]) or has given up only takes its mutex again. It does not touch the condition
//! variable, which may be destroyed, freed or used for something else by then: POSIX's own example broadcasts and destroys.

use super::sync::{c11, errno, sync_access};
use super::{Args, Done, Entry, Guest, Plan, cancel, local, memory, mutex, visible};
use crate::cx::{Cx, Touch};
use crate::thread::{Status, WOKEN};
use crate::trap::Trap;
use raddle_trace::objects::Condition;
use raddle_trace::{BlockedOn, LimitKind, Mode, OpKind, ThreadSet};

pub(super) const SIZE: u32 = 48;
const WAITERS: u64 = 0;
const MARK: u64 = 40;
/// Written into the mark of a destroyed condition variable.
const DESTROYED: u64 = 0xdead_dead;

/// Phases of a wait.
const WAITING: u32 = 1;
const GIVEN_UP: u32 = 2;

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
    g.initialise(condition, &[0; SIZE as usize], |cx| match waiters(cx, condition).is_empty() {
        true => Ok(()),
        false => Err(cx.misuse(condition, "initialisation of condition variable {}, on which threads wait")),
    })?;
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
    if waiters(cx, condition) != cx.field_set(condition, WAITERS) {
        return Err(cx.misuse(condition, "use of {} as a condition variable, but it does not hold one"));
    }
    Ok(())
}

/// The threads in the set that do wait: what was written over the set, or copied, may name others. One that will never move again because an
/// assumption failed behind the wait, in an atomic block, still waits: that has not happened.
fn waiters(cx: &Cx<'_>, condition: u64) -> ThreadSet {
    let mut set = cx.field_set(condition, WAITERS);
    for t in set {
        let thread = || &cx.s.threads[t.0 as usize];
        let exists = cx.s.born.contains(t) && thread().core.status != Status::Finished;
        if !exists || thread().top().phase & cancel::MODEL != WAITING || thread().flags & WOKEN != 0 {
            set.remove(t);
        }
    }
    set
}

fn plan_wait(cx: &mut Cx<'_>, args: Args) -> Result<Plan, Trap> {
    plan_any_wait(cx, args, false)
}

fn plan_timed_wait(cx: &mut Cx<'_>, args: Args) -> Result<Plan, Trap> {
    plan_any_wait(cx, args, true)
}

fn plan_any_wait(cx: &mut Cx<'_>, args: Args, timed: bool) -> Result<Plan, Trap> {
    let (condition, lock) = (args.get(cx, 0), args.get(cx, 1));
    let own = cx.owns(lock, mutex::SIZE)?
        && match stage(cx) {
            Stage::Before | Stage::Waiting => cx.owns(condition, SIZE)?,
            // Whoever woke it could see the condition variable.
            Stage::Woken => false,
            // It may be gone.
            Stage::GivenUp => cx.owns(condition, SIZE).unwrap_or(false),
        };
    let plan = if own { Plan::Local } else { Plan::Visible };
    match stage(cx) {
        Stage::Before if cancel::will_be_cancelled(cx) => Ok(cx.show_mutex(OpKind::Unlock, lock, plan)),
        Stage::Before => {
            let (mode, joins) = (cx.release_mode(lock), state(cx, condition).decide(OpKind::CondWait).mode);
            cx.show(OpKind::CondWait).accesses.push(sync_access(condition, SIZE, joins));
            Ok(cx.show_sync(lock, mutex::SIZE, mode, plan))
        }
        Stage::Waiting if timed => Ok(show(cx, condition, OpKind::CondTimeout, plan)),
        Stage::Waiting => {
            cx.show_mutex(OpKind::CondReacquire, lock, plan);
            cx.s.threads[cx.t].shown.blocked = Some(BlockedOn::Condition(condition));
            Ok(Plan::Visible)
        }
        Stage::Woken | Stage::GivenUp => Ok(cx.show_mutex(OpKind::CondReacquire, lock, plan)),
    }
}

/// How far a wait has come.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Stage {
    Before,
    Waiting,
    Woken,
    GivenUp,
}

fn stage(cx: &Cx<'_>) -> Stage {
    match cx.phase() {
        0 => Stage::Before,
        WAITING if cx.s.threads[cx.t].flags & WOKEN == 0 => Stage::Waiting,
        WAITING => Stage::Woken,
        _ => Stage::GivenUp,
    }
}

fn state(cx: &Cx<'_>, condition: u64) -> Condition {
    Condition { waiters: waiters(cx, condition) }
}

/// Shows an operation on a condition variable alone.
fn show(cx: &mut Cx<'_>, condition: u64, op: OpKind, plan: Plan) -> Plan {
    let state = state(cx, condition);
    let plan = cx.show_decision(op, (condition, SIZE), state, state.decide(op), plan);
    cx.s.threads[cx.t].shown.choices = state.choices(op);
    plan
}

/// Stores what an access of this mode leaves, after which some do not wait any more.
fn apply(cx: &mut Cx<'_>, condition: u64, mode: Mode, leave: ThreadSet) {
    let before = state(cx, condition);
    let after = before.apply(mode, cx.id(), leave);
    cx.record_states(before, after);
    if after != before {
        cx.set_field_set(condition, WAITERS, after.waiters);
    }
}

fn wait(cx: &mut Cx<'_>, args: Args) -> Result<Option<u64>, Trap> {
    let (condition, lock) = (args.get(cx, 0), args.get(cx, 1));
    match stage(cx) {
        Stage::Before if cancel::will_be_cancelled(cx) => {
            cx.release_for_wait(lock)?;
            cx.set_phase(GIVEN_UP);
            Ok(None)
        }
        Stage::Before => {
            check(cx, condition)?;
            if cx.t >= ThreadSet::LOW {
                let message =
                    format!("more than {} threads, one of which waits at a condition variable", ThreadSet::LOW);
                return Err(Trap::limit(LimitKind::Threads, message));
            }
            cx.release_for_wait(lock)?;
            apply(cx, condition, Mode::CondWait, ThreadSet::EMPTY);
            cx.set_phase(WAITING);
            Ok(None)
        }
        Stage::Waiting => {
            check(cx, condition)?;
            apply(cx, condition, Mode::CondWake, ThreadSet::single(cx.id()));
            cx.set_phase(GIVEN_UP);
            Ok(None)
        }
        Stage::GivenUp => {
            cx.take_after_wait(lock)?;
            Ok(Some(errno::ETIMEDOUT))
        }
        Stage::Woken => {
            cx.take_after_wait(lock)?;
            cx.s.clear_flag(cx.t, WOKEN);
            Ok(Some(0))
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
    Ok(show(cx, condition, OpKind::CondSignal, plan))
}

fn plan_broadcast(cx: &mut Cx<'_>, args: Args) -> Result<Plan, Trap> {
    let condition = args.get(cx, 0);
    let plan = cx.plan_for(condition, SIZE)?;
    Ok(show(cx, condition, OpKind::CondBroadcast, plan))
}

/// Wakes whom the definition says.
fn wake(cx: &mut Cx<'_>, args: Args, op: OpKind, choice: u32) -> Result<Done, Trap> {
    let condition = args.get(cx, 0);
    check(cx, condition)?;
    let state = state(cx, condition);
    let woken = state.woken(op, choice);
    apply(cx, condition, state.decide(op).mode, woken);
    woken.iter().for_each(|thread| cx.s.set_flag(thread.0 as usize, WOKEN));
    cx.s.record.woke = cx.s.record.woke.union(woken);
    Ok(Done::Value(0))
}

fn signal(cx: &mut Cx<'_>, args: Args, choice: u32) -> Result<Done, Trap> {
    wake(cx, args, OpKind::CondSignal, choice)
}

fn broadcast(cx: &mut Cx<'_>, args: Args, _: u32) -> Result<Done, Trap> {
    wake(cx, args, OpKind::CondBroadcast, 0)
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
