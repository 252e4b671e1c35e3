//! `pthread_once` and `call_once`.
//!
//! Four bytes: 0 before, 256 plus the caller's [mark](Cx::own_mark) while the routine runs, 2 afterwards.

use super::{Args, Done, Entry, Plan, visible};
use crate::cx::{Cx, Touch};
use crate::trap::Trap;
use raddle_trace::objects::Once;
use raddle_trace::{Mode, OpKind};

pub(super) const SIZE: u32 = 4;
const BEFORE: u64 = 0;
const DONE: u64 = 2;
const RUNNING: u64 = 256;

pub(super) static TABLE: &[Entry] =
    &[visible("pthread_once", 2, plan_once, once), visible("call_once", 2, plan_once, once)];

fn state(cx: &Cx<'_>, once: u64) -> Once {
    match cx.field(once, 0, 4) {
        DONE => Once::Done,
        RUNNING.. => Once::Running,
        _ => Once::Before,
    }
}

/// The operation that the call has come to.
fn operation(cx: &Cx<'_>) -> OpKind {
    if cx.phase() == 1 { OpKind::OnceEnd } else { OpKind::OnceBegin }
}

fn plan_once(cx: &mut Cx<'_>, args: Args) -> Result<Plan, Trap> {
    let once = args.get(cx, 0);
    let plan = cx.plan_for(once, SIZE)?;
    let (state, op) = (state(cx, once), operation(cx));
    Ok(cx.show_decision(op, (once, SIZE), state, state.decide(op), plan))
}

fn once(cx: &mut Cx<'_>, args: Args, _: u32) -> Result<Done, Trap> {
    let (once, routine) = (args.get(cx, 0), args.get(cx, 1));
    cx.check_alive(once, u64::from(SIZE), Touch::Write)?;
    if !cx.field_written(once, 0, 4) {
        return Err(cx.misuse(once, "use of once object {}, which was never initialised"));
    }
    let before = state(cx, once);
    let mode = before.decide(operation(cx)).mode;
    cx.record_states(before, before.apply(mode));
    match mode {
        Mode::OnceEnd => cx.set_field(once, 0, 4, DONE),
        Mode::OnceBegin if cx.field(once, 0, 4) == BEFORE => {
            cx.set_field(once, 0, 4, RUNNING + cx.own_mark());
            cx.set_phase(1);
            cx.call_back(routine, &[])?;
            return Ok(Done::Stay);
        }
        Mode::OnceBegin => return Err(cx.misuse(once, "use of {} as a once object, but it does not hold one")),
        _ => {}
    }
    Ok(Done::Value(0))
}
