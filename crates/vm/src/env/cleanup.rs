//! Cleanup handlers: `pthread_cleanup_push` and `pthread_cleanup_pop`.
//!
//! In C, glibc makes these of a buffer on the stack: the macro calls `__sigsetjmp` on it, and if that returns a second
//! time, calls the handler and `__pthread_unwind_next`. In between the buffer is registered with the thread.
//! `pthread_exit`, and a thread that acts on a request to [cancel](super::cancel) it, jump to the newest registered buffer, whose handler
//! hands on to the next, until there is none left.
//!
//! The buffer is filled in as [`setjmp`](super::jump) does; at 16 is the buffer registered before.

use super::jump::{DEPTH, PLACE, unwind};
use super::{Args, Done, Entry, keys, local, threads, visible};
use crate::bytecode::{Op, Pc};
use crate::cx::{Cx, Touch};
use crate::trap::Trap;
use raddle_trace::FaultKind;

pub(super) static TABLE: &[Entry] = &[
    local("__pthread_register_cancel", 1, register),
    local("__pthread_unregister_cancel", 1, unregister),
    visible("__pthread_unwind_next", 1, threads::plan_leave, |cx, _, _| threads::leave(cx)),
];

const BEFORE: u64 = 16;

/// The newest buffer is kept like a value of this key, which no program can have.
const KEY: u32 = u32::MAX;

fn register(cx: &mut Cx<'_>, args: Args) -> Result<Done, Trap> {
    let buffer = args.get(cx, 0);
    let before = keys::value(cx, KEY);
    cx.store(buffer + BEFORE, 8, before)?;
    keys::set_value(cx, KEY, buffer);
    Ok(Done::Value(0))
}

fn unregister(cx: &mut Cx<'_>, args: Args) -> Result<Done, Trap> {
    let buffer = args.get(cx, 0);
    let before = field(cx, buffer, BEFORE)?;
    keys::set_value(cx, KEY, before);
    Ok(Done::Value(0))
}

fn field(cx: &Cx<'_>, buffer: u64, offset: u64) -> Result<u64, Trap> {
    let at = cx.reach_alive(buffer + offset, 8, Touch::Read)?;
    cx.refuse_terms(buffer + offset, 8)?;
    Ok(cx.s.memory.value(at, 8))
}

/// The newest cleanup handler.
struct Handler {
    /// The number of functions that are not left.
    depth: u32,
    /// Where control goes to, and the list of that call.
    pc: Pc,
    list: u32,
    /// The buffer registered before.
    before: u64,
}

fn newest(cx: &Cx<'_>) -> Result<Option<Handler>, Trap> {
    let buffer = keys::value(cx, KEY);
    if buffer == 0 {
        return Ok(None);
    }
    let [depth, pc, before] = [field(cx, buffer, DEPTH)?, field(cx, buffer, PLACE)?, field(cx, buffer, BEFORE)?];
    let known = depth >= 1 && depth <= u64::from(cx.s.threads[cx.t].core.depth);
    let Some(&Op::CallModel { list, .. }) = cx.program.code.get(pc as usize).filter(|_| known) else {
        let message = "pthread_exit finds a cleanup handler that was left behind by a function that has returned";
        return Err(Trap::fault(FaultKind::InvalidCall, message));
    };
    Ok(Some(Handler { depth: depth as u32, pc: pc as Pc, list, before }))
}

/// How many stack objects are left when the thread goes to its newest cleanup handler, or to its end.
pub(super) fn height(cx: &Cx<'_>) -> Result<u32, Trap> {
    let thread = &cx.s.threads[cx.t];
    Ok(match newest(cx)? {
        None => 0,
        Some(handler) if handler.depth < thread.core.depth => thread.frames[handler.depth as usize].stack_objects,
        Some(_) => thread.core.stack_objects,
    })
}

/// Goes to the newest cleanup handler and forgets it; false when there is none. The local variables of the functions that
/// are left have ended.
pub(super) fn enter_next(cx: &mut Cx<'_>) -> Result<bool, Trap> {
    let Some(Handler { depth, pc, list, before }) = newest(cx)? else { return Ok(false) };
    keys::set_value(cx, KEY, before);
    unwind(cx, depth, pc);
    cx.finish_call(list, &[1]);
    Ok(true)
}
