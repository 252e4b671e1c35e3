//! Threads: `pthread_create` and its family, C11 `thrd_*`.
//!
//! A `pthread_t` is the thread's number plus one ([`ThreadCode::number`](crate::thread_code::ThreadCode::number)): 1 is main, 2,
//! 3, … are its children. Joining and detaching touch an address that stands for the thread. A
//! thread's end is no event: a join is simply possible from then on. But the end of its variables is one, where others
//! can reach them, and comes before it.
//!
//! Where somebody may find that a thread has *not* ended (`compile::ends`), its end is an event as well: a write to the eight bytes behind that
//! address. Trying to join reads them, and is a join, as a second event, if it finds that the thread has ended. A join in an atomic block reads them
//! too. So all that is to be known of ends is an order of reads and writes. A join elsewhere waits, and finds nothing out.

use super::attributes::{DETACH_STATE, SIZE as ATTR_SIZE};
use super::sync::{access, c11};
use super::{Args, Done, Entry, Plan, cleanup, keys, local, visible};
use crate::cx::{Cx, Touch};
use crate::interp;
use crate::lifetime::Ending;
use crate::machine::add_thread;
use crate::memory::Ended;
use crate::state::{Key, State};
use crate::thread::{DETACHED, JOINED, Status};
use crate::trap::Trap;
use crate::undo::Kind;
use crate::{address, escape};
use raddle_trace::{BlockedOn, FaultKind, LimitKind, Mode, OpKind, ThreadId};

/// Where the end of a thread is, from the address that stands for the thread.
const END: u64 = address::END_OF_THREAD;

/// Phases of trying to join.
const LOOKING: u32 = 0;
const JOINING: u32 = 1;

pub(super) static TABLE: &[Entry] = &[
    visible("pthread_create", 4, plan_create, create),
    visible("pthread_join", 2, plan_join, join),
    visible("pthread_tryjoin_np", 2, plan_try_join, try_join),
    visible("pthread_detach", 1, plan_detach, detach),
    visible("pthread_exit", 1, plan_leave, exit),
    local("pthread_self", 0, itself),
    local("pthread_equal", 2, equal),
    local("pthread_yield", 0, super::nothing),
    local("sched_yield", 0, super::nothing),
    local("thrd_yield", 0, super::nothing),
    local("pthread_setname_np", 2, super::nothing),
    local("pthread_setconcurrency", 1, super::nothing),
    local("pthread_getconcurrency", 0, super::nothing),
    local("pthread_setschedparam", 3, super::nothing),
    local("pthread_setaffinity_np", 3, super::nothing),
    visible("thrd_create", 3, plan_create, thrd_create),
    visible("thrd_join", 2, plan_join, thrd_join),
    visible("thrd_detach", 1, plan_detach, detach),
    visible("thrd_exit", 1, plan_leave, exit),
    local("thrd_current", 0, itself),
    local("thrd_equal", 2, equal),
    visible("raddle.thread_end", 1, plan_thread_end, thread_end),
];

fn plan_create(cx: &mut Cx<'_>, args: Args) -> Result<Plan, Trap> {
    cx.show(OpKind::Spawn);
    cx.show_range(args.get(cx, 0), 8, Mode::Write)?;
    let attr = args.get(cx, 1);
    if args.name() == "pthread_create" && attr != 0 {
        cx.show_range(attr, ATTR_SIZE as u32, Mode::Read)?;
    }
    Ok(Plan::Visible)
}

/// `given`: which argument of the call the thread is given.
fn spawn(cx: &mut Cx<'_>, handle_at: u64, start: u64, given: (Args, usize), detached: bool) -> Result<(), Trap> {
    let arg = given.0.get(cx, given.1);
    cx.callee(start)?;
    if cx.s.born.len() == raddle_trace::THREADS_MAX {
        let message = format!("the program has more than {} threads", raddle_trace::THREADS_MAX);
        return Err(Trap::limit(LimitKind::Threads, message));
    }
    let nth = cx.s.threads[cx.t].core.children;
    let Some(child) = cx.s.names.child(cx.id(), nth) else {
        let message = format!("there are more than {} threads to keep in mind", raddle_trace::THREADS_MAX);
        return Err(Trap::limit(LimitKind::ThreadIds, message));
    };
    let code = cx.s.memory.code(cx.id()).child(nth);
    if cx.s.thread(code.number()).is_some() {
        let message = "two threads would have the same number: the tree of threads is too deep, or too wide";
        return Err(Trap::limit(LimitKind::Collision, message));
    }
    let handle = u64::from(code.number()) + 1;
    cx.store(handle_at, 8, handle)?;
    if interp::is_alone(&cx.s.threads[cx.t], cx.t) {
        escape::everything(cx.s, cx.t);
    }
    cx.s.threads[cx.t].core.children += 1;
    escape::value(cx.s, cx.t, arg);
    add_thread(cx.program, cx.s, (child, code), cx.program.thread_entry, &[start, arg]);
    let slot = given.0.slot(cx, given.1);
    cx.give_to(child, slot);
    if detached {
        cx.s.threads[child.0 as usize].flags = DETACHED;
    }
    cx.s.record.spawned = Some(child);
    cx.s.record.wrote = u128::from(handle);
    Ok(())
}

fn create(cx: &mut Cx<'_>, args: Args, _: u32) -> Result<Done, Trap> {
    let [handle_at, attr, start] = [0, 1, 2].map(|i| args.get(cx, i));
    let detached = if attr == 0 {
        false
    } else {
        cx.check_alive(attr, ATTR_SIZE, Touch::Read)?;
        if !cx.field_written(attr, DETACH_STATE, 4) {
            return Err(cx.indeterminate(attr, ATTR_SIZE));
        }
        cx.field(attr, DETACH_STATE, 4) != 0
    };
    spawn(cx, handle_at, start, (args, 3), detached)?;
    Ok(Done::Value(0))
}

fn thrd_create(cx: &mut Cx<'_>, args: Args, _: u32) -> Result<Done, Trap> {
    let [handle_at, start] = [0, 1].map(|i| args.get(cx, i));
    spawn(cx, handle_at, start, (args, 2), false)?;
    Ok(Done::Value(0))
}

/// The thread behind a handle.
pub(super) fn thread_of(cx: &Cx<'_>, handle: u64, what: &str) -> Result<ThreadId, Trap> {
    let number = u32::try_from(handle.wrapping_sub(1)).ok();
    let no_thread = || Trap::fault(FaultKind::JoinMisuse, format!("{what} of {handle:#x}, which is no thread"));
    number.and_then(|number| cx.s.thread(number)).ok_or_else(no_thread)
}

fn finished(cx: &Cx<'_>, t: ThreadId) -> bool {
    cx.s.threads[t.0 as usize].core.status == Status::Finished
}

fn plan_join(cx: &mut Cx<'_>, args: Args) -> Result<Plan, Trap> {
    let target = thread_of(cx, args.get(cx, 0), "join")?;
    // Joining oneself is reported rather than waited for.
    let waits = !finished(cx, target) && target != cx.id() && !is_claimed(cx, target);
    let shown = cx.show(OpKind::Join);
    shown.blocked = waits.then_some(BlockedOn::Thread(target));
    shown.joins = Some(target);
    shown.changes = true;
    let (object, end) = of(cx, target);
    let looks = cx.program.ends_are_events && cx.s.threads[cx.t].core.atomic > 0;
    let accesses = &mut cx.s.threads[cx.t].shown.accesses;
    accesses.push(access(object, 8, Mode::Update));
    if looks {
        accesses.push(access(end, 8, Mode::Read));
    }
    let (to, len) = (args.get(cx, 1), if args.name() == "thrd_join" { 4 } else { 8 });
    if to != 0 {
        cx.show_range(to, len, Mode::Write)?;
    }
    Ok(Plan::Visible)
}

/// What stands for who has joined or detached a thread, and for its end.
fn of(cx: &Cx<'_>, target: ThreadId) -> (u64, u64) {
    let object = address::of_thread(cx.s.number(target));
    (object, object + END)
}

/// Looks whether the thread has ended; then, if it has, joins it.
fn plan_try_join(cx: &mut Cx<'_>, args: Args) -> Result<Plan, Trap> {
    if cx.phase() != LOOKING {
        return plan_join(cx, args);
    }
    let target = thread_of(cx, args.get(cx, 0), "join")?;
    let (_, end) = of(cx, target);
    cx.show(OpKind::Read).accesses.push(access(end, 8, Mode::Read));
    Ok(Plan::Visible)
}

fn join_as(cx: &mut Cx<'_>, args: Args, len: usize) -> Result<Done, Trap> {
    let target = thread_of(cx, args.get(cx, 0), "join")?;
    let flags = cx.s.threads[target.0 as usize].flags;
    let problem = match flags {
        _ if target == cx.id() => Some("itself"),
        flags if flags & DETACHED != 0 => Some("a thread that is detached"),
        flags if flags & JOINED != 0 => Some("a thread that has been joined already"),
        _ => None,
    };
    if let Some(problem) = problem {
        return Err(Trap::fault(FaultKind::JoinMisuse, format!("a thread joins {problem}")));
    }
    cx.s.set_flag(target.0 as usize, JOINED);
    // A block that finds that the thread has ended might have found that it has not: it is in a race with the end, and ordered by that.
    if !(cx.program.ends_are_events && cx.s.threads[cx.t].core.atomic > 0) {
        cx.s.record.joined = Some(target);
    }
    let to = args.get(cx, 1);
    if to != 0 {
        let result = cx.s.threads[target.0 as usize].core.result;
        cx.store(to, len, result)?;
        cx.store_returned(target, to, len)?;
    }
    Ok(Done::Value(0))
}

fn join(cx: &mut Cx<'_>, args: Args, _: u32) -> Result<Done, Trap> {
    join_as(cx, args, 8)
}

fn try_join(cx: &mut Cx<'_>, args: Args, _: u32) -> Result<Done, Trap> {
    if cx.phase() != LOOKING {
        return join_as(cx, args, 8);
    }
    let target = thread_of(cx, args.get(cx, 0), "join")?;
    let ended = finished(cx, target);
    cx.s.record.read = u128::from(ended);
    if !ended && target != cx.id() {
        return Ok(Done::Value(super::sync::errno::EBUSY));
    }
    cx.set_phase(JOINING);
    Ok(Done::Stay)
}

fn thrd_join(cx: &mut Cx<'_>, args: Args, _: u32) -> Result<Done, Trap> {
    join_as(cx, args, 4).map(|_| Done::Value(c11(0)))
}

/// Whether somebody has joined or detached the thread.
fn is_claimed(cx: &Cx<'_>, target: ThreadId) -> bool {
    cx.s.threads[target.0 as usize].flags & (JOINED | DETACHED) != 0
}

fn plan_detach(cx: &mut Cx<'_>, args: Args) -> Result<Plan, Trap> {
    let target = thread_of(cx, args.get(cx, 0), "detaching")?;
    let object = address::of_thread(cx.s.number(target));
    cx.show(OpKind::Detach).accesses.push(access(object, 8, Mode::Update));
    Ok(Plan::Visible)
}

fn detach(cx: &mut Cx<'_>, args: Args, _: u32) -> Result<Done, Trap> {
    let target = thread_of(cx, args.get(cx, 0), "detaching")?;
    if is_claimed(cx, target) {
        let message = "detaching a thread that has been joined or detached already";
        return Err(Trap::fault(FaultKind::JoinMisuse, message));
    }
    cx.s.set_flag(target.0 as usize, DETACHED);
    Ok(Done::Value(0))
}

fn itself(cx: &mut Cx<'_>, _: Args) -> Result<Done, Trap> {
    Ok(Done::Value(u64::from(cx.number()) + 1))
}

fn equal(cx: &mut Cx<'_>, args: Args) -> Result<Done, Trap> {
    Ok(Done::Value(u64::from(args.get(cx, 0) == args.get(cx, 1))))
}

fn exit(cx: &mut Cx<'_>, args: Args, _: u32) -> Result<Done, Trap> {
    cx.s.threads[cx.t].core.result = args.get(cx, 0);
    let slot = args.slot(cx, 0);
    cx.note_returned_in(slot);
    cx.s.threads[cx.t].core.uncancellable = true;
    leave(cx)
}

/// Shows the end of the local variables of the functions that are left, where others can notice it.
pub(super) fn plan_leave(cx: &mut Cx<'_>, _: Args) -> Result<Plan, Trap> {
    let left = Ending::Above(cleanup::height(cx)?);
    Ok(if cx.show_ending(left) { Plan::Visible } else { Plan::Local })
}

/// Leaves all functions of the thread and goes to its end, by way of its cleanup handlers. If others notice that then
/// the local variables end first, in a step of its own.
pub(super) fn leave(cx: &mut Cx<'_>) -> Result<Done, Trap> {
    let left = Ending::Above(cleanup::height(cx)?);
    let noticed = cx.show_ending(left);
    cx.end_objects(left, Ended::Returned);
    if noticed {
        return Ok(Done::Stay);
    }
    if cleanup::enter_next(cx)? {
        return Ok(Done::Left);
    }
    let (program, t) = (cx.program, cx.t);
    let State { undo, threads, .. } = &mut *cx.s;
    let thread = &mut threads[t];
    while thread.core.depth > 1 {
        let below = thread.core.depth - 2;
        thread.resume_frame(program, undo, t as u32, below);
    }
    // The last operation of the code that starts threads is the one that ends them.
    let end = program.code.len() as u32 - 1;
    let frame = thread.top_mut();
    frame.pc = end;
    frame.phase = 1;
    let result = thread.core.result;
    escape::value(cx.s, t, result);
    Ok(Done::Left)
}

fn set_result(cx: &mut Cx<'_>, value: u64) {
    cx.s.threads[cx.t].core.result = value;
    escape::value(cx.s, cx.t, value);
}

/// After the start routine: destructors of keys, then the end of thread-local variables, then nothing. In a main that has
/// returned, too.
fn plan_thread_end(cx: &mut Cx<'_>, _: Args) -> Result<Plan, Trap> {
    Ok(if cx.phase() == 0 { Plan::Local } else { plan_end(cx) })
}

fn thread_end(cx: &mut Cx<'_>, args: Args, _: u32) -> Result<Done, Trap> {
    if cx.phase() == 0 {
        let value = args.get(cx, 0);
        set_result(cx, value);
        let slot = args.slot(cx, 0);
        cx.note_returned_in(slot);
        cx.s.threads[cx.t].core.uncancellable = true;
        cx.set_phase(1);
        if may_be_noticed(cx) {
            return Ok(Done::Stay);
        }
    }
    end(cx)
}

/// In the phase of a thread's end: that it has ended was an event.
const ENDED: u32 = 1 << 20;

/// How many destructor calls in all: POSIX asks for at least four rounds over the keys.
const DESTRUCTOR_CALLS_MAX: u32 = 1024;

/// The next value to be destroyed: its position, the value, the key. Whether the key is still there is another question.
fn next_key_value(cx: &Cx<'_>) -> Option<(usize, u64, Key)> {
    let thread = &cx.s.threads[cx.t];
    let values = &thread.key_values[..thread.core.key_values as usize];
    let next = values.iter().enumerate().find_map(|(index, &(id, value))| {
        let key = *cx.s.keys.iter().find(|key| key.id == id)?;
        (value != 0 && key.destructor != 0).then_some((index, value, key))
    });
    // The end of main counts other things in the upper half.
    next.filter(|_| cx.phase() & 0xffff < DESTRUCTOR_CALLS_MAX)
}

/// Whether something about the end of the thread, after its start routine, can be an event.
pub(super) fn may_be_noticed(cx: &Cx<'_>) -> bool {
    cx.program.ends_are_events
        || cx.s.threads[cx.t].has_thread_locals()
        || (cx.program.deletes_keys && next_key_value(cx).is_some())
}

/// Shows the look at a key of which the thread has a value, then the end of thread-local variables, where others can notice it, then, if
/// somebody may ask for it, that the thread has ended: a write to what stands for that.
pub(super) fn plan_end(cx: &mut Cx<'_>) -> Plan {
    if let Some((.., key)) = next_key_value(cx) {
        return keys::show(cx, key.id, OpKind::Read, Mode::Read);
    }
    if cx.s.threads[cx.t].has_thread_locals() && cx.show_ending(Ending::ThreadLocals) {
        return Plan::Visible;
    }
    if !cx.program.ends_are_events || cx.phase() & ENDED != 0 {
        return Plan::Local;
    }
    let (_, end) = of(cx, cx.id());
    cx.show(OpKind::Write).accesses.push(access(end, 8, Mode::Write));
    Plan::Visible
}

/// Calls the destructor of one key that has a value; when there is none, ends what others notice; then the thread. A value whose key
/// is gone is forgotten.
pub(super) fn end(cx: &mut Cx<'_>) -> Result<Done, Trap> {
    let calls = cx.phase();
    let Some((index, value, key)) = next_key_value(cx) else {
        let ends = cx.s.threads[cx.t].has_thread_locals();
        let noticed = ends && cx.show_ending(Ending::ThreadLocals);
        if !noticed && cx.program.ends_are_events && cx.phase() & ENDED == 0 {
            cx.s.record.wrote = 1;
            cx.set_phase(cx.phase() | ENDED);
            return Ok(Done::Stay);
        }
        if !ends {
            return Ok(Done::Finished);
        }
        cx.end_objects(Ending::ThreadLocals, Ended::WithThread);
        return Ok(if noticed { Done::Stay } else { Done::Finished });
    };
    cx.s.undo.word(u64::from(key.id));
    cx.s.undo.word(value);
    cx.s.undo.header(Kind::KeyValue, cx.t as u64 | (index as u64) << 8);
    cx.s.threads[cx.t].key_values[index].1 = 0;
    cx.s.record.read = u128::from(key.deleted);
    if !key.deleted {
        cx.set_phase(calls + 1);
        cx.call_back(key.destructor, &[value])?;
    }
    Ok(Done::Stay)
}
