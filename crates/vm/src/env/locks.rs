//! Spin locks: `pthread_spin_*`.
//!
//! Four bytes: 1 when free, [`HELD`] plus the holder's id when held. Zero is what a lock that was never initialised holds in
//! static memory, and is reported as such.

use super::sync::errno;
use super::{Args, Done, Entry, Guest, Plan, memory, visible};
use crate::cx::{Cx, Touch};
use crate::trap::Trap;
use raddle_trace::{BlockedOn, Mode, OpKind};

pub(super) const SIZE: u32 = 4;
const FREE: u64 = 1;
/// A number that memory used for something else hardly holds: initialising a held lock again is a fault.
const HELD: u64 = 0x5b19_0000;

pub(super) static TABLE: &[Entry] = &[
    memory("pthread_spin_init", 2, init),
    visible("pthread_spin_destroy", 1, plan_destroy, destroy),
    visible("pthread_spin_lock", 1, plan_lock, lock),
    visible("pthread_spin_trylock", 1, plan_try, lock),
    visible("pthread_spin_unlock", 1, plan_unlock, unlock),
];

fn init(g: &mut Guest<'_, '_>, args: Args) -> Result<u64, Trap> {
    let lock = g.arg(args, 0);
    let bytes = (FREE as u32).to_le_bytes();
    g.initialise(lock, &bytes, |cx| match is_held(cx.field(lock, 0, 4)) {
        true => Err(cx.misuse(lock, "initialisation of spin lock {}, which is held")),
        false => Ok(()),
    })?;
    Ok(0)
}

fn is_held(value: u64) -> bool {
    (HELD..HELD + raddle_trace::THREADS_MAX as u64).contains(&value)
}

fn check(cx: &Cx<'_>, lock: u64) -> Result<u64, Trap> {
    cx.check_alive(lock, u64::from(SIZE), Touch::Write)?;
    let value = cx.field(lock, 0, 4);
    if !cx.field_written(lock, 0, 4) || (value != FREE && !is_held(value)) {
        return Err(cx.misuse(lock, "use of spin lock {}, which is not initialised"));
    }
    Ok(value)
}

fn plan_lock(cx: &mut Cx<'_>, args: Args) -> Result<Plan, Trap> {
    let lock = args.get(cx, 0);
    let plan = cx.plan_for(lock, SIZE)?;
    let held = is_held(cx.field(lock, 0, 4));
    cx.show(OpKind::Lock).blocked = held.then_some(BlockedOn::Mutex(lock));
    Ok(cx.show_sync(lock, SIZE, Mode::Lock, plan))
}

fn plan_try(cx: &mut Cx<'_>, args: Args) -> Result<Plan, Trap> {
    let lock = args.get(cx, 0);
    let plan = cx.plan_for(lock, SIZE)?;
    let mode = if is_held(cx.field(lock, 0, 4)) { Mode::Read } else { Mode::Lock };
    cx.show(OpKind::TryLock);
    Ok(cx.show_sync(lock, SIZE, mode, plan))
}

fn lock(cx: &mut Cx<'_>, args: Args, _: u32) -> Result<Done, Trap> {
    let lock = args.get(cx, 0);
    let value = check(cx, lock)?;
    cx.s.record.read = u128::from(is_held(value));
    cx.s.record.wrote = 1;
    if is_held(value) {
        return Ok(Done::Value(errno::EBUSY));
    }
    cx.set_field(lock, 0, 4, HELD + cx.t as u64);
    Ok(Done::Value(0))
}

fn plan_unlock(cx: &mut Cx<'_>, args: Args) -> Result<Plan, Trap> {
    let lock = args.get(cx, 0);
    let plan = cx.plan_for(lock, SIZE)?;
    cx.show(OpKind::Unlock);
    Ok(cx.show_sync(lock, SIZE, Mode::Unlock, plan))
}

fn unlock(cx: &mut Cx<'_>, args: Args, _: u32) -> Result<Done, Trap> {
    let lock = args.get(cx, 0);
    let value = check(cx, lock)?;
    cx.s.record.read = u128::from(is_held(value));
    if value != HELD + cx.t as u64 {
        return Err(cx.misuse(lock, "unlock of spin lock {}, which this thread does not hold"));
    }
    cx.set_field(lock, 0, 4, FREE);
    Ok(Done::Value(0))
}

fn plan_destroy(cx: &mut Cx<'_>, args: Args) -> Result<Plan, Trap> {
    cx.show_destroy(args.get(cx, 0), SIZE)
}

fn destroy(cx: &mut Cx<'_>, args: Args, _: u32) -> Result<Done, Trap> {
    let lock = args.get(cx, 0);
    if check(cx, lock)? != FREE {
        return Err(cx.misuse(lock, "destruction of spin lock {}, which is held"));
    }
    cx.set_field(lock, 0, 4, 0);
    Ok(Done::Value(0))
}
