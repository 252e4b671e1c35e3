//! What programs written for checking call: `assert`, `__VERIFIER_*`, and the functions of `raddle.h`.

use super::{Args, Done, Entry, Guest, Plan, local, visible};
use crate::NondetPolicy;
use crate::cx::Cx;
use crate::trap::Trap;
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

/// The values that a type and the policy allow: the first and how many.
fn nondet_range(cx: &Cx<'_>, args: Args) -> Result<(i128, u32), Trap> {
    let (low, high) = match cx.program.options.nondet {
        NondetPolicy::Fixed(value) => (value, value),
        NondetPolicy::Range(low, high) => (low, high),
        // As terms they do not come here.
        NondetPolicy::Any | NondetPolicy::Terms(_) => (0, 0),
        // Called through a pointer: what is called by its name is refused before.
        NondetPolicy::Unsupported => return Err(Trap::limit(LimitKind::Unsupported, any_value(args.name()))),
    };
    let (low, high) =
        if args.name() == "__VERIFIER_nondet_bool" { (low.clamp(0, 1), high.clamp(0, 1)) } else { (low, high) };
    let count = high.saturating_sub(low).saturating_add(1);
    match u32::try_from(count) {
        Ok(count) if count > 0 => Ok((low, count)),
        _ => Err(Trap::fault(FaultKind::InvalidCall, format!("no values between {low} and {high} to choose from"))),
    }
}

/// Bits of the value that a function gives.
fn nondet_bits(args: Args) -> u32 {
    raddle_ir::input_bits(args.name()).unwrap_or(u64::BITS)
}

fn plan_nondet(cx: &mut Cx<'_>, args: Args) -> Result<Plan, Trap> {
    if cx.program.options.nondet == NondetPolicy::Any {
        let choices = match nondet_bits(args) {
            32 => Choices::Any,
            bits @ 0..32 => Choices::Count(1 << bits),
            // What is larger takes two choices.
            _ => Choices::Any,
        };
        cx.show(OpKind::Choose).choices = choices;
        return Ok(Plan::Visible);
    }
    let (_, count) = nondet_range(cx, args)?;
    if count == 1 {
        return Ok(Plan::Local);
    }
    cx.show(OpKind::Choose).choices = Choices::Count(count);
    Ok(Plan::Visible)
}

/// A half of a large input: the lower one is kept until the upper one is there.
fn half(cx: &mut Cx<'_>, choice: u32) -> Done {
    let phase = cx.phase();
    let thread = &mut cx.s.threads[cx.t];
    if phase == 0 {
        thread.extend_tape(&choice.to_le_bytes());
        cx.set_phase(1);
        return Done::Stay;
    }
    let end = thread.core.tape.end as usize;
    let mut lower = [0; 4];
    lower.copy_from_slice(&thread.tape[end - 4..end]);
    thread.core.tape.start = thread.core.tape.end;
    Done::Value(u64::from(u32::from_le_bytes(lower)) | u64::from(choice) << 32)
}

fn nondet(cx: &mut Cx<'_>, args: Args, choice: u32) -> Result<Done, Trap> {
    let (low, _) = nondet_range(cx, args)?;
    cx.s.record.wrote = u128::from(choice);
    if cx.program.options.nondet == NondetPolicy::Any && nondet_bits(args) > u32::BITS {
        return Ok(half(cx, choice));
    }
    let value = low + i128::from(choice);
    Ok(Done::Value((value as u128 & crate::arith::mask(nondet_bits(args))) as u64))
}
