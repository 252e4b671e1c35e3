//! Mutexes: `pthread_mutex_*` and C11 `mtx_*`.
//!
//! In the 40 bytes of a `pthread_mutex_t` (glibc puts the kind at offset 16, and the static initialisers rely on
//! that):
//!
//! | offset | |
//! | --- | --- |
//! | 0 | [`LOCKED`] when held |
//! | 4 | how often a recursive mutex is held |
//! | 8 | the holder's [mark](Cx::own_mark) |
//! | 12 | where it was taken |
//! | 16 | kind |
//!
//! What a mutex does is defined in [`raddle_trace::objects`]. A *normal* mutex that its holder locks again blocks forever, and unlocking what is not held is a fault; the
//! *error-checking* kind returns `EDEADLK` and `EPERM`. A timed lock takes the mutex when it is free and otherwise times
//! out at once: that covers what any length of waiting can lead to, except having waited for the holder, which the plain order of
//! steps covers (the timed lock simply happens later).

use super::sync::{c11, errno};
use super::{Args, Done, Entry, Guest, Plan, local, memory, visible};
use crate::cx::{Cx, Touch};
use crate::trap::Trap;
use raddle_trace::objects::{Mutex, Own};
use raddle_trace::{Mode, OpKind, SiteId};

/// Bytes of a mutex.
pub(crate) const SIZE: u32 = 40;
const HELD: u64 = 0;
/// A number that memory used for something else hardly holds: initialising a held mutex again is a fault.
const LOCKED: u64 = 0x10c4_ed4e;
const COUNT: u64 = 4;
const HOLDER: u64 = 8;
const KIND: u64 = 16;
const TAKEN_AT: u64 = 12;

const NORMAL: u64 = 0;
const RECURSIVE: u64 = 1;
const ERROR_CHECKING: u64 = 2;
const ADAPTIVE: u64 = 3;
/// Written into the kind of a destroyed mutex.
const DESTROYED: u64 = 0xdead_dead;

pub(super) static TABLE: &[Entry] = &[
    memory("pthread_mutex_init", 2, init),
    visible("pthread_mutex_destroy", 1, plan_destroy, destroy),
    visible("pthread_mutex_lock", 1, plan_lock, lock_posix),
    visible("pthread_mutex_trylock", 1, plan_try, try_posix),
    visible("pthread_mutex_timedlock", 2, plan_try, timed_posix),
    visible("pthread_mutex_clocklock", 3, plan_try, timed_posix),
    visible("pthread_mutex_unlock", 1, plan_unlock, unlock_posix),
    visible("mtx_lock", 1, plan_lock, lock_c11),
    visible("mtx_trylock", 1, plan_try, try_c11),
    visible("mtx_timedlock", 2, plan_try, timed_c11),
    visible("mtx_unlock", 1, plan_unlock, unlock_c11),
    memory("mtx_init", 2, mtx_init),
    visible("mtx_destroy", 1, plan_destroy, destroy),
    memory("pthread_mutexattr_init", 1, attr_init),
    local("pthread_mutexattr_destroy", 1, super::nothing),
    memory("pthread_mutexattr_settype", 2, attr_settype),
    memory("pthread_mutexattr_gettype", 2, attr_gettype),
    local("pthread_mutexattr_setpshared", 2, super::nothing),
    // Priorities mean nothing where every order is explored.
    local("pthread_mutexattr_setprotocol", 2, super::nothing),
    local("pthread_mutexattr_setprioceiling", 2, super::nothing),
];

fn attr_init(g: &mut Guest<'_, '_>, args: Args) -> Result<u64, Trap> {
    let attr = g.arg(args, 0);
    g.store(attr, 4, NORMAL)?;
    Ok(0)
}

fn attr_settype(g: &mut Guest<'_, '_>, args: Args) -> Result<u64, Trap> {
    let (attr, kind) = (g.arg(args, 0), g.arg(args, 1) & 0xffff_ffff);
    if kind > ADAPTIVE {
        return Ok(errno::EINVAL);
    }
    g.store(attr, 4, kind)?;
    Ok(0)
}

fn attr_gettype(g: &mut Guest<'_, '_>, args: Args) -> Result<u64, Trap> {
    let (attr, to) = (g.arg(args, 0), g.arg(args, 1));
    let kind = g.load(attr, 4)?;
    g.store(to, 4, kind)?;
    Ok(0)
}

fn init(g: &mut Guest<'_, '_>, args: Args) -> Result<u64, Trap> {
    let (mutex, attr) = (g.arg(args, 0), g.arg(args, 1));
    let kind = if attr == 0 { NORMAL } else { g.load(attr, 4)? };
    init_as(g, mutex, kind)
}

fn mtx_init(g: &mut Guest<'_, '_>, args: Args) -> Result<u64, Trap> {
    let (mutex, kind) = (g.arg(args, 0), g.arg(args, 1));
    init_as(g, mutex, if kind & 1 != 0 { RECURSIVE } else { NORMAL })
}

fn init_as(g: &mut Guest<'_, '_>, mutex: u64, kind: u64) -> Result<u64, Trap> {
    let mut bytes = [0; SIZE as usize];
    bytes[KIND as usize..KIND as usize + 4].copy_from_slice(&(kind as u32).to_le_bytes());
    g.initialise(mutex, &bytes, |cx| match cx.field(mutex, HELD, 4) {
        LOCKED => Err(cx.with_holder(cx.misuse(mutex, "initialisation of mutex {}, which is locked"), mutex)),
        _ => Ok(()),
    })?;
    Ok(0)
}

impl Cx<'_> {
    /// A mutex, and what the thread itself has to do with it.
    pub(super) fn look_at_mutex(&self, mutex: u64) -> (Mutex, Own) {
        let [held, times, holder, _, kind] = self.s.memory.state_words(mutex);
        let holds = held != 0 && u64::from(holder) == self.own_mark();
        let reentrant = matches!(u64::from(kind), RECURSIVE | ERROR_CHECKING);
        (Mutex { held: held != 0 }, Own { times: if holds { times } else { 0 }, reentrant })
    }

    /// Shows how an operation would touch a mutex now.
    pub(super) fn show_mutex(&mut self, op: OpKind, mutex: u64, plan: Plan) -> Plan {
        let (state, own) = self.look_at_mutex(mutex);
        self.show_decision(op, (mutex, SIZE), state, state.decide(op, own), plan)
    }

    /// How a condition wait would let go of its mutex now.
    pub(super) fn release_mode(&self, mutex: u64) -> Mode {
        let (state, own) = self.look_at_mutex(mutex);
        state.decide(OpKind::CondWait, own).mode
    }

    pub(super) fn check_mutex(&self, mutex: u64) -> Result<u64, Trap> {
        self.check_alive(mutex, u64::from(SIZE), Touch::Write)?;
        if !self.field_written(mutex, HELD, 20) {
            return Err(self.misuse(mutex, "use of mutex {}, which was never initialised"));
        }
        match self.field(mutex, KIND, 4) {
            DESTROYED => Err(self.misuse(mutex, "use of mutex {}, which has been destroyed")),
            kind @ NORMAL..=ADAPTIVE => Ok(kind),
            _ => Err(self.misuse(mutex, "use of {} as a mutex, but it does not hold one")),
        }
    }

    /// Takes a mutex or lets go of it, once, as the definition says.
    pub(super) fn change_mutex(&mut self, op: OpKind, mutex: u64, (before, own): (Mutex, Own)) {
        let mode = before.decide(op, own).mode;
        match mode {
            Mode::Lock => {
                self.set_field(mutex, HELD, 8, LOCKED | 1 << 32);
                self.set_field(mutex, HOLDER, 8, self.own_mark() | u64::from(self.site().0) << 32);
            }
            Mode::Unlock => [HELD, HOLDER].into_iter().for_each(|fields| self.set_field(mutex, fields, 8, 0)),
            // One hold more or less of several.
            _ if op == OpKind::Unlock || op == OpKind::CondWait => {
                self.set_field(mutex, COUNT, 4, u64::from(own.times - 1));
            }
            _ => self.set_field(mutex, COUNT, 4, u64::from(own.times + 1)),
        }
        self.record_states(before, before.apply(mode));
    }

    /// Takes the mutex of a condition wait again.
    pub(super) fn take_after_wait(&mut self, mutex: u64) -> Result<(), Trap> {
        self.check_mutex(mutex)?;
        self.change_mutex(OpKind::CondReacquire, mutex, self.look_at_mutex(mutex));
        Ok(())
    }

    /// Releases the mutex of a condition wait, which must be held, once.
    pub(super) fn release_for_wait(&mut self, mutex: u64) -> Result<(), Trap> {
        self.check_mutex(mutex)?;
        let (state, own) = self.look_at_mutex(mutex);
        if own.times == 0 {
            return Err(
                self.with_holder(self.misuse(mutex, "wait with mutex {}, which this thread does not hold"), mutex)
            );
        }
        self.change_mutex(OpKind::CondWait, mutex, (state, own));
        Ok(())
    }

    fn with_holder(&self, trap: Trap, mutex: u64) -> Trap {
        if self.field(mutex, HELD, 4) == 0 {
            return trap;
        }
        let holder = self.holder(self.field(mutex, HOLDER, 4));
        trap.note(format!("taken here by {holder}"), SiteId(self.field(mutex, TAKEN_AT, 4) as u32).0)
    }
}

fn plan(cx: &mut Cx<'_>, args: Args, op: OpKind) -> Result<Plan, Trap> {
    let mutex = args.get(cx, 0);
    let plan = cx.plan_for(mutex, SIZE)?;
    Ok(cx.show_mutex(op, mutex, plan))
}

pub(super) fn plan_lock(cx: &mut Cx<'_>, args: Args) -> Result<Plan, Trap> {
    plan(cx, args, OpKind::Lock)
}

fn plan_try(cx: &mut Cx<'_>, args: Args) -> Result<Plan, Trap> {
    plan(cx, args, OpKind::TryLock)
}

pub(super) fn plan_unlock(cx: &mut Cx<'_>, args: Args) -> Result<Plan, Trap> {
    plan(cx, args, OpKind::Unlock)
}

/// Takes the mutex if that is possible; otherwise the error number.
fn take(cx: &mut Cx<'_>, args: Args, busy: u64) -> Result<u64, Trap> {
    let mutex = args.get(cx, 0);
    let kind = cx.check_mutex(mutex)?;
    let (state, own) = cx.look_at_mutex(mutex);
    if !state.held || own.times > 0 && kind == RECURSIVE {
        cx.change_mutex(OpKind::Lock, mutex, (state, own));
        return Ok(0);
    }
    cx.record_states(state, state);
    let deadlock = own.times > 0 && kind == ERROR_CHECKING && busy != errno::EBUSY;
    Ok(if deadlock { errno::EDEADLK } else { busy })
}

pub(super) fn lock_posix(cx: &mut Cx<'_>, args: Args, _: u32) -> Result<Done, Trap> {
    take(cx, args, 0).map(Done::Value)
}

fn lock_c11(cx: &mut Cx<'_>, args: Args, _: u32) -> Result<Done, Trap> {
    take(cx, args, 0).map(|error| Done::Value(c11(error)))
}

fn try_posix(cx: &mut Cx<'_>, args: Args, _: u32) -> Result<Done, Trap> {
    take(cx, args, errno::EBUSY).map(Done::Value)
}

fn try_c11(cx: &mut Cx<'_>, args: Args, _: u32) -> Result<Done, Trap> {
    take(cx, args, errno::EBUSY).map(|error| Done::Value(c11(error)))
}

fn timed_posix(cx: &mut Cx<'_>, args: Args, _: u32) -> Result<Done, Trap> {
    take(cx, args, errno::ETIMEDOUT).map(Done::Value)
}

fn timed_c11(cx: &mut Cx<'_>, args: Args, _: u32) -> Result<Done, Trap> {
    take(cx, args, errno::ETIMEDOUT).map(|error| Done::Value(c11(error)))
}

fn unlock(cx: &mut Cx<'_>, args: Args) -> Result<u64, Trap> {
    let mutex = args.get(cx, 0);
    let kind = cx.check_mutex(mutex)?;
    let (state, own) = cx.look_at_mutex(mutex);
    if own.times > 0 {
        cx.change_mutex(OpKind::Unlock, mutex, (state, own));
        return Ok(0);
    }
    cx.record_states(state, state);
    match (kind, state.held) {
        (RECURSIVE | ERROR_CHECKING, _) => Ok(errno::EPERM),
        (_, false) => Err(cx.misuse(mutex, "unlock of mutex {}, which is not locked")),
        (_, true) => Err(cx.with_holder(cx.misuse(mutex, "unlock of mutex {}, which another thread holds"), mutex)),
    }
}

pub(super) fn unlock_posix(cx: &mut Cx<'_>, args: Args, _: u32) -> Result<Done, Trap> {
    unlock(cx, args).map(Done::Value)
}

fn unlock_c11(cx: &mut Cx<'_>, args: Args, _: u32) -> Result<Done, Trap> {
    unlock(cx, args).map(|error| Done::Value(c11(error)))
}

fn plan_destroy(cx: &mut Cx<'_>, args: Args) -> Result<Plan, Trap> {
    cx.show_destroy(args.get(cx, 0), SIZE)
}

fn destroy(cx: &mut Cx<'_>, args: Args, _: u32) -> Result<Done, Trap> {
    let mutex = args.get(cx, 0);
    cx.check_mutex(mutex)?;
    if cx.look_at_mutex(mutex).0.held {
        return Err(cx.with_holder(cx.misuse(mutex, "destruction of mutex {}, which is locked"), mutex));
    }
    cx.set_field(mutex, KIND, 4, DESTROYED);
    Ok(Done::Value(0))
}
