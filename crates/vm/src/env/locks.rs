//! Spin locks: `pthread_spin_*`.
//!
//! Four bytes: 1 when free, [`HELD`] plus the holder's [mark](Cx::own_mark) when held. Zero is what a lock that was never initialised holds in
//! static memory, and is reported as such.

use super::sync::errno;
use super::{Args, Done, Entry, Guest, Plan, memory, visible};
use crate::cx::{Cx, Touch};
use crate::thread_code::NUMBER_BITS;
use crate::trap::Trap;
use raddle_trace::objects::{Mutex, Own};
use raddle_trace::{Mode, OpKind};

pub(super) const SIZE: u32 = 4;
const FREE: u64 = 1;
/// A number that memory used for something else hardly holds: initialising a held lock again is a fault.
const HELD: u64 = 0x5b10_0000;

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
    (HELD + 1..=HELD + (1 << NUMBER_BITS)).contains(&value)
}

fn state(cx: &Cx<'_>, lock: u64) -> Mutex {
    Mutex { held: is_held(cx.field(lock, 0, 4)) }
}

fn own(cx: &Cx<'_>, lock: u64) -> Own {
    if cx.field(lock, 0, 4) == HELD + cx.own_mark() { Own::ONCE } else { Own::NOTHING }
}

fn check(cx: &Cx<'_>, lock: u64) -> Result<Mutex, Trap> {
    cx.check_alive(lock, u64::from(SIZE), Touch::Write)?;
    let value = cx.field(lock, 0, 4);
    if !cx.field_written(lock, 0, 4) || (value != FREE && !is_held(value)) {
        return Err(cx.misuse(lock, "use of spin lock {}, which is not initialised"));
    }
    Ok(state(cx, lock))
}

fn plan(cx: &mut Cx<'_>, args: Args, op: OpKind) -> Result<Plan, Trap> {
    let lock = args.get(cx, 0);
    let plan = cx.plan_for(lock, SIZE)?;
    let state = state(cx, lock);
    let decision = state.decide(op, own(cx, lock));
    Ok(cx.show_decision(op, (lock, SIZE), state, decision, plan))
}

fn plan_lock(cx: &mut Cx<'_>, args: Args) -> Result<Plan, Trap> {
    plan(cx, args, OpKind::Lock)
}

fn plan_try(cx: &mut Cx<'_>, args: Args) -> Result<Plan, Trap> {
    plan(cx, args, OpKind::TryLock)
}

fn plan_unlock(cx: &mut Cx<'_>, args: Args) -> Result<Plan, Trap> {
    plan(cx, args, OpKind::Unlock)
}

fn lock(cx: &mut Cx<'_>, args: Args, _: u32) -> Result<Done, Trap> {
    let lock = args.get(cx, 0);
    let before = check(cx, lock)?;
    let after = before.apply(Mode::Lock);
    cx.record_states(before, after);
    if before.held {
        return Ok(Done::Value(errno::EBUSY));
    }
    cx.set_field(lock, 0, 4, HELD + cx.own_mark());
    Ok(Done::Value(0))
}

fn unlock(cx: &mut Cx<'_>, args: Args, _: u32) -> Result<Done, Trap> {
    let lock = args.get(cx, 0);
    let before = check(cx, lock)?;
    cx.record_states(before, before.apply(Mode::Unlock));
    if own(cx, lock) == Own::NOTHING {
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
    if check(cx, lock)?.held {
        return Err(cx.misuse(lock, "destruction of spin lock {}, which is held"));
    }
    cx.set_field(lock, 0, 4, 0);
    Ok(Done::Value(0))
}
