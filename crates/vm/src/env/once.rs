//! `pthread_once` and `call_once`.
//!
//! Four bytes: 0 before, 256 plus the caller's id while the routine runs, 2 afterwards.

use super::{Args, Done, Entry, Plan, visible};
use crate::cx::{Cx, Touch};
use crate::trap::Trap;
use raddle_trace::{BlockedOn, Mode, OpKind};

pub(super) const SIZE: u32 = 4;
const BEFORE: u64 = 0;
const DONE: u64 = 2;
const RUNNING: u64 = 256;

pub(super) static TABLE: &[Entry] =
    &[visible("pthread_once", 2, plan_once, once), visible("call_once", 2, plan_once, once)];

fn plan_once(cx: &mut Cx<'_>, args: Args) -> Result<Plan, Trap> {
    let once = args.get(cx, 0);
    let plan = cx.plan_for(once, SIZE)?;
    let state = cx.field(once, 0, 4);
    let (kind, mode) = match (cx.phase(), state) {
        (1, _) => (OpKind::OnceEnd, Mode::OnceEnd),
        (_, DONE) => (OpKind::OnceBegin, Mode::Read),
        _ => (OpKind::OnceBegin, Mode::OnceBegin),
    };
    let waits = cx.phase() == 0 && state >= RUNNING;
    // Once the running call is over there is nothing left to do, so that is what a waiting thread is about to do.
    let mode = if waits { Mode::Read } else { mode };
    cx.show(kind).blocked = waits.then_some(BlockedOn::Once(once));
    Ok(cx.show_sync(once, SIZE, mode, plan))
}

fn once(cx: &mut Cx<'_>, args: Args, _: u32) -> Result<Done, Trap> {
    let (once, routine) = (args.get(cx, 0), args.get(cx, 1));
    cx.check_alive(once, u64::from(SIZE), Touch::Write)?;
    if !cx.field_written(once, 0, 4) {
        return Err(cx.misuse(once, "use of once object {}, which was never initialised"));
    }
    if cx.phase() == 1 {
        cx.set_field(once, 0, 4, DONE);
        return Ok(Done::Value(0));
    }
    match cx.field(once, 0, 4) {
        BEFORE => {
            cx.set_field(once, 0, 4, RUNNING + cx.t as u64);
            cx.set_phase(1);
            cx.call_back(routine, &[])?;
            Ok(Done::Stay)
        }
        DONE => Ok(Done::Value(0)),
        _ => Err(cx.misuse(once, "use of {} as a once object, but it does not hold one")),
    }
}
