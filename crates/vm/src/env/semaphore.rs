//! Unnamed semaphores: `sem_*`.
//!
//! The value is at offset 0 of the 32 bytes; a mark at offset 8 says that `sem_init` was called.

use super::sync::errno;
use super::{Args, Done, Entry, Guest, Plan, object, visible};
use crate::cx::{Cx, Touch};
use crate::trap::Trap;
use raddle_trace::objects::Semaphore;
use raddle_trace::{FaultKind, Mode, OpKind};

pub(super) const SIZE: u32 = 32;
const VALUE: u64 = 0;
const MARK: u64 = 8;
const INITIALISED: u64 = 0x5e3a_9b01;

pub(super) static TABLE: &[Entry] = &[
    object("sem_init", 3, init),
    visible("sem_destroy", 1, plan_destroy, destroy),
    visible("sem_wait", 1, plan_wait, wait),
    visible("sem_trywait", 1, plan_try, try_wait),
    visible("sem_timedwait", 2, plan_try, timed_wait),
    visible("sem_clockwait", 3, plan_try, timed_wait),
    visible("sem_post", 1, plan_post, post),
    visible("sem_getvalue", 2, plan_get_value, get_value),
];

fn init(g: &mut Guest<'_, '_>, args: Args) -> Result<u64, Trap> {
    let (semaphore, value) = (g.arg(args, 0), g.arg(args, 2) & 0xffff_ffff);
    if value > u64::from(Semaphore::VALUE_MAX) {
        return Err(Trap::fault(
            FaultKind::InvalidCall,
            format!("sem_init with the value {value}, which is too large"),
        ));
    }
    g.write(semaphore, &first_state(value as u32))?;
    Ok(0)
}

/// The bytes of a semaphore of this value.
pub(super) fn first_state(value: u32) -> [u8; SIZE as usize] {
    let mut bytes = [0; SIZE as usize];
    bytes[..4].copy_from_slice(&value.to_le_bytes());
    bytes[MARK as usize..MARK as usize + 4].copy_from_slice(&(INITIALISED as u32).to_le_bytes());
    bytes
}

/// Whether it can be used. What fails looks, and changes nothing.
fn is_initialised(cx: &Cx<'_>, semaphore: u64) -> bool {
    cx.field(semaphore, MARK, 4) == INITIALISED
}

fn state(cx: &Cx<'_>, semaphore: u64) -> Semaphore {
    Semaphore { value: cx.field(semaphore, VALUE, 4) as u32 }
}

pub(super) fn check(cx: &Cx<'_>, semaphore: u64) -> Result<Semaphore, Trap> {
    cx.check_alive(semaphore, u64::from(SIZE), Touch::Write)?;
    if !is_initialised(cx, semaphore) {
        return Err(cx.misuse(semaphore, "use of semaphore {}, which is not initialised"));
    }
    Ok(state(cx, semaphore))
}

fn plan(cx: &mut Cx<'_>, args: Args, op: OpKind) -> Result<Plan, Trap> {
    let semaphore = args.get(cx, 0);
    let plan = cx.plan_for(semaphore, SIZE)?;
    if !is_initialised(cx, semaphore) {
        cx.show(op);
        return Ok(cx.show_sync(semaphore, SIZE, Mode::Read, plan));
    }
    let state = state(cx, semaphore);
    Ok(cx.show_decision(op, (semaphore, SIZE), state, state.decide(op), plan))
}

fn plan_wait(cx: &mut Cx<'_>, args: Args) -> Result<Plan, Trap> {
    plan(cx, args, OpKind::SemWait)
}

fn plan_try(cx: &mut Cx<'_>, args: Args) -> Result<Plan, Trap> {
    plan(cx, args, OpKind::SemTryWait)
}

/// Stores what an access of this mode leaves.
fn apply(cx: &mut Cx<'_>, semaphore: u64, before: Semaphore, mode: Mode) {
    let after = before.apply(mode);
    cx.record_states(before, after);
    if after != before {
        cx.set_field(semaphore, VALUE, 4, u64::from(after.value));
    }
}

/// Takes one if there is one; otherwise fails with this error number in `errno`.
fn take(cx: &mut Cx<'_>, args: Args, error: u64) -> Result<Done, Trap> {
    let semaphore = args.get(cx, 0);
    let before = check(cx, semaphore)?;
    let decision = before.decide(OpKind::SemTryWait);
    apply(cx, semaphore, before, decision.mode);
    if decision.succeeds() {
        return Ok(Done::Value(0));
    }
    cx.set_errno(error)?;
    Ok(Done::Value(0xffff_ffff))
}

fn wait(cx: &mut Cx<'_>, args: Args, _: u32) -> Result<Done, Trap> {
    take(cx, args, errno::EAGAIN)
}

fn try_wait(cx: &mut Cx<'_>, args: Args, _: u32) -> Result<Done, Trap> {
    take(cx, args, errno::EAGAIN)
}

fn timed_wait(cx: &mut Cx<'_>, args: Args, _: u32) -> Result<Done, Trap> {
    take(cx, args, errno::ETIMEDOUT)
}

fn plan_post(cx: &mut Cx<'_>, args: Args) -> Result<Plan, Trap> {
    plan(cx, args, OpKind::SemPost)
}

fn post(cx: &mut Cx<'_>, args: Args, _: u32) -> Result<Done, Trap> {
    let semaphore = args.get(cx, 0);
    let before = check(cx, semaphore)?;
    if before.value == Semaphore::VALUE_MAX {
        return Err(cx.misuse(semaphore, "semaphore {} overflows"));
    }
    apply(cx, semaphore, before, Mode::SemPost);
    Ok(Done::Value(0))
}

fn plan_get_value(cx: &mut Cx<'_>, args: Args) -> Result<Plan, Trap> {
    let (semaphore, to) = (args.get(cx, 0), args.get(cx, 1));
    let plan = cx.plan_for(semaphore, SIZE)?;
    cx.show(OpKind::Read);
    // The object comes first, as in all operations on one.
    let plan = cx.show_sync(semaphore, SIZE, Mode::Read, plan);
    Ok(if cx.show_range(to, 4, Mode::Write)? { Plan::Visible } else { plan })
}

fn get_value(cx: &mut Cx<'_>, args: Args, _: u32) -> Result<Done, Trap> {
    let (semaphore, to) = (args.get(cx, 0), args.get(cx, 1));
    let state = check(cx, semaphore)?;
    cx.record_states(state, state);
    Guest::new(cx).store(to, 4, u64::from(state.value))?;
    Ok(Done::Value(0))
}

fn plan_destroy(cx: &mut Cx<'_>, args: Args) -> Result<Plan, Trap> {
    cx.show_destroy(args.get(cx, 0), SIZE)
}

fn destroy(cx: &mut Cx<'_>, args: Args, _: u32) -> Result<Done, Trap> {
    let semaphore = args.get(cx, 0);
    check(cx, semaphore)?;
    cx.refuse_overwriting(semaphore, u64::from(SIZE), "destruction of")?;
    cx.set_field(semaphore, MARK, 4, 0);
    Ok(Done::Value(0))
}
