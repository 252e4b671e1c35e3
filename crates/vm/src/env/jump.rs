//! Jumps out of functions: `setjmp`, `longjmp` and their relatives, within a thread.
//!
//! A buffer holds where `setjmp` was called: the depth of its frame at 0, the place of the call at 8, its thread's mark at 32, the
//! number of stack objects at 40, the nesting of atomic blocks at 48 and a mark of ours at 56. (At 16 is what
//! [cleanup handlers](super::cleanup) keep there.) At 24 is the frame's *anchor*: a stack object that lives as long as the frame
//! does, and whose address is never used again. So a buffer of a function that has returned is recognised. The anchor is written
//! down with all bits inverted: it is no pointer that others could follow.
//!
//! Functions that call `setjmp` keep every value in a slot of its own (see the compiler) and their variables in memory (see
//! `raddle_passes::promote`). So a variable that was changed in between has its new value behind the jump, as it has at `-O0` on
//! real machines.

use super::{Args, Done, Entry, Guest, Plan, visible, whole};
use crate::bytecode::{Op, Pc};
use crate::cx::{Cx, Touch};
use crate::describe;
use crate::interp;
use crate::lifetime::Ending;
use crate::memory::{Ended, Object, ObjectKind};
use crate::state::State;
use crate::trap::Trap;
use raddle_trace::{FaultKind, LimitKind, Mode, OpKind};

pub(super) static TABLE: &[Entry] = &[
    whole("setjmp", 1, set),
    whole("_setjmp", 1, set),
    whole("sigsetjmp", 2, set),
    whole("__sigsetjmp", 2, set),
    visible("longjmp", 2, plan_jump, jump),
    visible("_longjmp", 2, plan_jump, jump),
    visible("siglongjmp", 2, plan_jump, jump),
    visible("__longjmp_chk", 2, plan_jump, jump),
];

pub(super) const DEPTH: u64 = 0;
pub(super) const PLACE: u64 = 8;
const ANCHOR: u64 = 24;
const THREAD: u64 = 32;
const HEIGHT: u64 = 40;
const BLOCKS: u64 = 48;
const MARK: u64 = 56;
const SIZE: u64 = 64;
/// What stands at [`MARK`].
const FILLED: u64 = 0x6a75_6d70;
/// What an anchor is among stack objects.
const IS_ANCHOR: u32 = u32::MAX - 1;

fn set(g: &mut Guest<'_, '_>, args: Args) -> Result<u64, Trap> {
    let buffer = g.arg(args, 0);
    if !matches!(g.cx.program.code[g.cx.pc() as usize], Op::CallModel { .. }) {
        return Err(Trap::limit(LimitKind::Unsupported, format!("{} called through a pointer", args.name())));
    }
    let anchor = if g.planning() { 0 } else { anchor(g.cx)? };
    let core = &g.cx.s.threads[g.cx.t].core;
    let fields = [
        (DEPTH, u64::from(core.depth)),
        (PLACE, u64::from(g.cx.pc())),
        (ANCHOR, !anchor),
        (THREAD, g.cx.own_mark()),
        (HEIGHT, u64::from(core.stack_objects)),
        (BLOCKS, u64::from(core.atomic)),
        (MARK, FILLED),
    ];
    for (offset, value) in fields {
        g.store(buffer + offset, 8, value)?;
    }
    Ok(0)
}

/// The anchor of the present frame, which is made when it is asked for.
fn anchor(cx: &mut Cx<'_>) -> Result<u64, Trap> {
    let State { memory, threads, undo, .. } = &mut *cx.s;
    let thread = &mut threads[cx.t];
    let objects = &thread.stack_objects[thread.top().stack_objects as usize..thread.core.stack_objects as usize];
    let is_anchor = |address: u64| memory.find(address).is_some_and(|(_, object)| object.what == IS_ANCHOR);
    if let Some(&known) = objects.iter().find(|&&address| is_anchor(address)) {
        return Ok(known);
    }
    let owner = cx.t as u8;
    let object = Object::new(ObjectKind::Stack, owner, cx.program.site_at(thread.top().pc).0, IS_ANCHOR);
    let made = memory.allocate(undo, owner, (1, 1), true, object).map_err(|room| interp::no_room(room, 1))?;
    interp::push_stack_object(thread, undo, cx.t as u32, made);
    Ok(made)
}

/// Where a jump goes.
struct Target {
    depth: u32,
    pc: Pc,
    /// The list of the call of `setjmp`.
    list: u32,
    /// The stack objects that are left.
    height: u32,
}

/// What a buffer says, or what is wrong with it.
fn target(cx: &Cx<'_>, buffer: u64, name: &str) -> Result<Target, Trap> {
    let fault = |message: String| Trap::fault(FaultKind::InvalidCall, message);
    let at = cx.reach_alive(buffer, SIZE, Touch::Read)?;
    let bytes = cx.s.memory.bytes(at, SIZE as usize);
    let field = |offset: u64| bytes[offset as usize..].first_chunk().map_or(0, |bytes| u64::from_le_bytes(*bytes));
    if !cx.field_written(buffer, MARK, 8) || field(MARK) != FILLED {
        return Err(fault(format!("{name} with a buffer that setjmp has not filled in")));
    }
    let (depth, pc, height) = (field(DEPTH) as u32, field(PLACE) as Pc, field(HEIGHT) as u32);
    let site = cx.program.op_sites.get(pc as usize).copied().unwrap_or(0);
    if field(THREAD) != cx.own_mark() {
        let setter = cx.s.thread(field(THREAD).wrapping_sub(1) as u32).map(|t| describe::thread(cx.program, cx.s, t));
        let setter = setter.unwrap_or_else(|| "another thread".to_string());
        return Err(fault(format!("{name} to where {setter} called setjmp")).note("setjmp was called here", site));
    }
    let lives = cx.s.memory.find(!field(ANCHOR)).is_some_and(|(_, object)| !object.is_dead());
    let Some(&Op::CallModel { list, .. }) = cx.program.code.get(pc as usize).filter(|_| lives) else {
        let message = format!("{name} to a function that has returned since it called setjmp");
        return Err(fault(message).note("setjmp was called here", site));
    };
    if field(BLOCKS) != u64::from(cx.s.threads[cx.t].core.atomic) {
        return Err(Trap::limit(LimitKind::Unsupported, format!("{name} into or out of an atomic block")));
    }
    Ok(Target { depth, pc, list, height })
}

/// Shows the end of the local variables of the functions that are left, where others can notice it, and that the buffer is
/// looked at.
fn plan_jump(cx: &mut Cx<'_>, args: Args) -> Result<Plan, Trap> {
    let buffer = args.get(cx, 0);
    let ends = match target(cx, buffer, args.name()) {
        Ok(target) => cx.show_ending(Ending::Above(target.height)),
        Err(_) => false,
    };
    if !ends {
        let shown = cx.show(OpKind::Copy);
        shown.changes = true;
    }
    let looks = cx.show_range(buffer, SIZE as u32, Mode::Read)?;
    cx.s.threads[cx.t].shown.changes = true;
    Ok(if ends || looks { Plan::Visible } else { Plan::Local })
}

fn jump(cx: &mut Cx<'_>, args: Args, _: u32) -> Result<Done, Trap> {
    let Target { depth, pc, list, height } = target(cx, args.get(cx, 0), args.name())?;
    let noticed = cx.show_ending(Ending::Above(height));
    cx.end_objects(Ending::Above(height), Ended::Returned);
    if noticed {
        return Ok(Done::Stay);
    }
    cx.s.fuel = cx.s.fuel.saturating_sub(1);
    if cx.s.fuel == 0 {
        return Err(interp::endless(cx.program));
    }
    let value = args.get(cx, 1) as u32;
    unwind(cx, depth, pc);
    cx.finish_call(list, &[u64::from(value.max(1))]);
    Ok(Done::Left)
}

/// Leaves functions until so many are left, and goes to a place in the last of them.
pub(super) fn unwind(cx: &mut Cx<'_>, depth: u32, pc: Pc) {
    let (program, t) = (cx.program, cx.t);
    let State { undo, threads, .. } = &mut *cx.s;
    let thread = &mut threads[t];
    while thread.core.depth > depth {
        let below = thread.core.depth - 2;
        thread.resume_frame(program, undo, t as u32, below);
    }
    thread.top_mut().pc = pc;
}
