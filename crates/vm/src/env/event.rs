//! One-shot events of `raddle.h`: `raddle_event_*`. Four bytes: 0 before, 1 when set.

use super::{Args, Done, Entry, Plan, visible};
use crate::cx::{Cx, Touch};
use crate::trap::Trap;
use raddle_trace::OpKind;
use raddle_trace::objects::Event;

pub(super) const SIZE: u32 = 4;

pub(super) static TABLE: &[Entry] =
    &[visible("raddle_event_set", 1, plan_set, set), visible("raddle_event_wait", 1, plan_wait, wait)];

fn state(cx: &Cx<'_>, event: u64) -> Event {
    Event { set: cx.field(event, 0, 4) != 0 }
}

fn plan(cx: &mut Cx<'_>, args: Args, op: OpKind) -> Result<Plan, Trap> {
    let event = args.get(cx, 0);
    let plan = cx.plan_for(event, SIZE)?;
    let state = state(cx, event);
    Ok(cx.show_decision(op, (event, SIZE), state, state.decide(op), plan))
}

fn plan_set(cx: &mut Cx<'_>, args: Args) -> Result<Plan, Trap> {
    plan(cx, args, OpKind::EventSet)
}

fn plan_wait(cx: &mut Cx<'_>, args: Args) -> Result<Plan, Trap> {
    plan(cx, args, OpKind::EventWait)
}

fn perform(cx: &mut Cx<'_>, args: Args, op: OpKind) -> Result<Done, Trap> {
    let event = args.get(cx, 0);
    cx.check_alive(event, u64::from(SIZE), Touch::Write)?;
    if !cx.field_written(event, 0, 4) {
        return Err(cx.misuse(event, "use of event {}, which was never initialised"));
    }
    let before = state(cx, event);
    let after = before.apply(before.decide(op).mode);
    cx.record_states(before, after);
    if after != before {
        cx.set_field(event, 0, 4, u64::from(after.set));
    }
    Ok(Done::Value(0))
}

fn set(cx: &mut Cx<'_>, args: Args, _: u32) -> Result<Done, Trap> {
    perform(cx, args, OpKind::EventSet)
}

fn wait(cx: &mut Cx<'_>, args: Args, _: u32) -> Result<Done, Trap> {
    perform(cx, args, OpKind::EventWait)
}
