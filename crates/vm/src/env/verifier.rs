//! What programs written for checking call: `assert`, `__VERIFIER_*`, and the functions of `raddle.h`.

use super::{Args, Done, Entry, Guest, Plan, local, visible};
use crate::NondetPolicy;
use crate::cx::Cx;
use crate::trap::Trap;
use raddle_ir::InputValues;
use raddle_trace::{Access, Choices, FaultKind, LimitKind, OpKind};

pub(super) static TABLE: &[Entry] = &[
    local("__assert_fail", 4, assert_fail),
    local("__assert_rtn", 4, assert_rtn),
    local("__assert", 3, assert_old),
    local("__VERIFIER_assume", 1, assume),
    local("raddle_assume", 1, assume),
    local("__VERIFIER_assert", 1, assert),
    local("raddle_assert", 1, assert),
    local("raddle_assert_fail", 3, raddle_assert_fail),
    local("__VERIFIER_error", 0, reach_error),
    local("reach_error", 0, reach_error),
    visible("__VERIFIER_atomic_begin", 0, plan_begin, begin),
    local("__VERIFIER_atomic_end", 0, end),
    visible("raddle_atomic_begin", 0, plan_begin, begin),
    local("raddle_atomic_end", 0, end),
    visible("raddle_choose", 1, plan_choose, choose),
    local("raddle_yield", 0, super::nothing),
    visible("__VERIFIER_nondet_bool", 0, plan_nondet, nondet),
    visible("__VERIFIER_nondet_char", 0, plan_nondet, nondet),
    visible("__VERIFIER_nondet_uchar", 0, plan_nondet, nondet),
    visible("__VERIFIER_nondet_short", 0, plan_nondet, nondet),
    visible("__VERIFIER_nondet_ushort", 0, plan_nondet, nondet),
    visible("__VERIFIER_nondet_int", 0, plan_nondet, nondet),
    visible("__VERIFIER_nondet_uint", 0, plan_nondet, nondet),
    visible("__VERIFIER_nondet_unsigned", 0, plan_nondet, nondet),
    visible("__VERIFIER_nondet_long", 0, plan_nondet, nondet),
    visible("__VERIFIER_nondet_ulong", 0, plan_nondet, nondet),
    visible("__VERIFIER_nondet_longlong", 0, plan_nondet, nondet),
    visible("__VERIFIER_nondet_ulonglong", 0, plan_nondet, nondet),
    visible("__VERIFIER_nondet_size_t", 0, plan_nondet, nondet),
];

fn failed(cx: &mut Cx<'_>, expression: u64) -> Result<Done, Trap> {
    let text = Guest::new(cx).string(expression).unwrap_or_default();
    let message = format!("assertion `{}` failed", String::from_utf8_lossy(&text));
    Err(Trap::fault(FaultKind::Assertion, message))
}

fn assert_fail(cx: &mut Cx<'_>, args: Args) -> Result<Done, Trap> {
    let expression = args.get(cx, 0);
    failed(cx, expression)
}

/// Darwin's: function, file, line, expression.
fn assert_rtn(cx: &mut Cx<'_>, args: Args) -> Result<Done, Trap> {
    let expression = args.get(cx, 3);
    failed(cx, expression)
}

fn assert_old(cx: &mut Cx<'_>, args: Args) -> Result<Done, Trap> {
    let expression = args.get(cx, 0);
    failed(cx, expression)
}

fn raddle_assert_fail(cx: &mut Cx<'_>, args: Args) -> Result<Done, Trap> {
    let expression = args.get(cx, 0);
    failed(cx, expression)
}

fn assume(cx: &mut Cx<'_>, args: Args) -> Result<Done, Trap> {
    if args.get(cx, 0) & 0xffff_ffff == 0 { Err(Trap::Assume) } else { Ok(Done::Value(0)) }
}

fn assert(cx: &mut Cx<'_>, args: Args) -> Result<Done, Trap> {
    if args.get(cx, 0) & 0xffff_ffff != 0 {
        return Ok(Done::Value(0));
    }
    Err(Trap::fault(FaultKind::Assertion, format!("{} failed", args.name())))
}

fn reach_error(_: &mut Cx<'_>, args: Args) -> Result<Done, Trap> {
    Err(Trap::fault(FaultKind::Assertion, format!("the program called {}()", args.name())))
}

/// An atomic block: all its accesses are one step. An operation inside that has to wait, or that has several outcomes, or that would be the
/// second to create or join a thread, ends the step before it; the rest of the block is another one.
fn plan_begin(cx: &mut Cx<'_>, _: Args) -> Result<Plan, Trap> {
    if cx.s.threads[cx.t].core.atomic > 0 {
        return Ok(Plan::Local);
    }
    cx.show(OpKind::AtomicBlock).accesses.push(Access::WORLD);
    Ok(Plan::Visible)
}

fn begin(cx: &mut Cx<'_>, _: Args, _: u32) -> Result<Done, Trap> {
    cx.s.threads[cx.t].core.atomic += 1;
    Ok(Done::Value(0))
}

fn end(cx: &mut Cx<'_>, args: Args) -> Result<Done, Trap> {
    let core = &mut cx.s.threads[cx.t].core;
    if core.atomic == 0 {
        return Err(Trap::fault(FaultKind::InvalidCall, format!("{} outside of an atomic block", args.name())));
    }
    core.atomic -= 1;
    Ok(Done::Value(0))
}

fn plan_choose(cx: &mut Cx<'_>, args: Args) -> Result<Plan, Trap> {
    match args.get(cx, 0) & 0xffff_ffff {
        0 => Err(Trap::fault(FaultKind::InvalidCall, "raddle_choose among no alternatives")),
        count => {
            cx.show(OpKind::Choose).choices = Choices::Count(count as u32);
            Ok(Plan::Visible)
        }
    }
}

fn choose(cx: &mut Cx<'_>, _: Args, choice: u32) -> Result<Done, Trap> {
    cx.s.record.wrote = u128::from(choice);
    Ok(Done::Value(u64::from(choice)))
}

/// What is wrong with a nondet value that nobody has restricted.
pub(super) fn any_value(name: &str) -> String {
    format!("`{name}` stands for any value, which is not supported")
}

/// The values that a function can give.
fn values(cx: &Cx<'_>, args: Args) -> Result<InputValues, Trap> {
    match cx.program.options.nondet {
        // Called through a pointer: what is called by its name is refused before.
        NondetPolicy::Unsupported => Err(Trap::limit(LimitKind::Unsupported, any_value(args.name()))),
        policy => Ok(policy.values(raddle_ir::input_bits(args.name()).unwrap_or(u64::BITS))),
    }
}

fn plan_nondet(cx: &mut Cx<'_>, args: Args) -> Result<Plan, Trap> {
    let values = values(cx, args)?;
    let count = match values.are_chosen_in_halves() {
        _ if values.count == 1 => return Ok(Plan::Local),
        false => values.count,
        true if cx.phase() == 0 => 1 << u32::BITS,
        true => values.upper_halves(lower_half(cx)),
    };
    cx.show(OpKind::Choose).choices = u32::try_from(count).map_or(Choices::Any, Choices::Count);
    Ok(Plan::Visible)
}

/// The lower half of a large input, which is kept until the upper one is there.
fn lower_half(cx: &Cx<'_>) -> u32 {
    let thread = &cx.s.threads[cx.t];
    let end = thread.core.tape.end as usize;
    let mut lower = [0; 4];
    lower.copy_from_slice(&thread.tape[end - 4..end]);
    u32::from_le_bytes(lower)
}

fn nondet(cx: &mut Cx<'_>, args: Args, choice: u32) -> Result<Done, Trap> {
    let values = values(cx, args)?;
    if values.are_chosen_in_halves() && cx.phase() == 0 {
        cx.s.record.wrote = u128::from(choice);
        cx.s.threads[cx.t].extend_tape(&choice.to_le_bytes());
        cx.set_phase(1);
        return Ok(Done::Stay);
    }
    let mut alternative = u128::from(choice);
    if values.are_chosen_in_halves() {
        alternative = u128::from(lower_half(cx)) | alternative << u32::BITS;
        let tape = &mut cx.s.threads[cx.t].core.tape;
        tape.start = tape.end;
    }
    let value = values.value(alternative);
    cx.s.record.wrote = value;
    Ok(Done::Value(value as u64))
}
