//! How a program ends: `exit` and its relatives, `atexit`, the end of `main`.
//!
//! `exit` first calls what was registered with `atexit` and the module's destructors, as steps of the calling thread;
//! then it ends the execution, which conflicts with everything. When `main` returns, those are called as well, but
//! then the other threads go on, as if `main` had called `pthread_exit`, unless [`Options::main_exits`](crate::Options).

use super::{Args, Done, Entry, Guest, Plan, local, output, threads, visible};
use crate::address;
use crate::cx::Cx;
use crate::trap::Trap;
use crate::undo::Kind;
use raddle_trace::{Access, End, FaultKind, LimitKind, Mode, OpKind};

pub(super) static TABLE: &[Entry] = &[
    visible("exit", 1, plan_exit, exit),
    visible("_exit", 1, plan_exit_now, exit_now),
    visible("_Exit", 1, plan_exit_now, exit_now),
    visible("err", 2, plan_exit, |cx, args, choice| complain_and_exit(cx, args, choice, b": error")),
    visible("errx", 2, plan_exit, |cx, args, choice| complain_and_exit(cx, args, choice, b"")),
    visible("quick_exit", 1, plan_exit_now, exit_now),
    local("abort", 0, abort),
    local("raise", 1, raise),
    visible("atexit", 1, plan_atexit, atexit),
    visible("raddle.main_end", 1, plan_main_end, main_end),
];

/// What is still to be called at exit: taken one by one. The phase counts the module's destructors.
fn call_next_handler(cx: &mut Cx<'_>) -> Result<bool, Trap> {
    if let Some(handler) = cx.s.handlers.pop() {
        cx.s.undo.entry(Kind::HandlerTaken, 0, handler);
        cx.call_back(handler, &[])?;
        return Ok(true);
    }
    let next = cx.phase();
    if let Some(&destructor) = cx.program.module.destructors.get(next as usize) {
        cx.set_phase(next + 1);
        cx.call_back(address::of_function(destructor.0), &[])?;
        return Ok(true);
    }
    Ok(false)
}

fn plan_exit(cx: &mut Cx<'_>, args: Args) -> Result<Plan, Trap> {
    let destructors = cx.program.module.destructors.len() as u32;
    if !cx.s.handlers.is_empty() || cx.phase() < destructors {
        return Ok(Plan::Local);
    }
    plan_exit_now(cx, args)
}

fn exit(cx: &mut Cx<'_>, args: Args, choice: u32) -> Result<Done, Trap> {
    if call_next_handler(cx)? {
        return Ok(Done::Stay);
    }
    exit_now(cx, args, choice)
}

/// `err`: what it says comes after what the handlers say.
fn complain_and_exit(cx: &mut Cx<'_>, args: Args, choice: u32, rest: &[u8]) -> Result<Done, Trap> {
    if call_next_handler(cx)? {
        return Ok(Done::Stay);
    }
    output::complain(&mut Guest::new(cx), args, 1, rest)?;
    exit_now(cx, args, choice)
}

fn plan_exit_now(cx: &mut Cx<'_>, _: Args) -> Result<Plan, Trap> {
    cx.show(OpKind::Exit).accesses.push(Access::WORLD);
    Ok(Plan::Visible)
}

fn exit_now(cx: &mut Cx<'_>, args: Args, _: u32) -> Result<Done, Trap> {
    let code = args.get(cx, 0) as i32;
    cx.s.set_exit_code(code);
    cx.s.record.end = End::Exit;
    Ok(Done::Stay)
}

fn abort(_: &mut Cx<'_>, _: Args) -> Result<Done, Trap> {
    Err(Trap::fault(FaultKind::Abort, "the program called abort()"))
}

/// Without handlers, what a signal does is end the program.
fn raise(cx: &mut Cx<'_>, args: Args) -> Result<Done, Trap> {
    const SIGABRT: i32 = 6;
    Err(match args.get(cx, 0) as i32 {
        SIGABRT => Trap::fault(FaultKind::Abort, "the program called raise(SIGABRT)"),
        signal => Trap::limit(LimitKind::Unsupported, format!("raise({signal}): there are no signals but SIGABRT")),
    })
}

fn plan_atexit(cx: &mut Cx<'_>, _: Args) -> Result<Plan, Trap> {
    let handlers = super::sync::access(address::of_exit_handlers(), 1, Mode::Update);
    cx.show(OpKind::Rmw).accesses.push(handlers);
    Ok(Plan::Visible)
}

fn atexit(cx: &mut Cx<'_>, args: Args, _: u32) -> Result<Done, Trap> {
    let handler = args.get(cx, 0);
    cx.callee(handler)?;
    let count = cx.s.handlers.len() as u128;
    (cx.s.record.read, cx.s.record.wrote) = (count, count + 1);
    cx.s.handlers.push(handler);
    cx.s.undo.header(Kind::HandlerAdded, 0);
    Ok(Done::Value(0))
}

/// What main's phase counts up to before its keys are looked at.
const HANDLERS_DONE: u32 = 1 << 16;

fn plan_main_end(cx: &mut Cx<'_>, args: Args) -> Result<Plan, Trap> {
    if cx.program.options.main_exits {
        return plan_exit(cx, args);
    }
    Ok(if cx.phase() < HANDLERS_DONE { Plan::Local } else { threads::plan_end(cx) })
}

fn main_end(cx: &mut Cx<'_>, args: Args, choice: u32) -> Result<Done, Trap> {
    if cx.program.options.main_exits {
        return exit(cx, args, choice);
    }
    if cx.phase() < HANDLERS_DONE {
        if cx.s.exit_code.is_none() {
            let code = args.get(cx, 0) as i32;
            cx.s.set_exit_code(code);
        }
        if call_next_handler(cx)? {
            return Ok(Done::Stay);
        }
        cx.set_phase(HANDLERS_DONE);
        if threads::may_be_noticed(cx) {
            return Ok(Done::Stay);
        }
    }
    threads::end(cx)
}
