//! `syscall(SYS_futex, …)`: waiting at an address, and waking who waits there. Of the other system calls, some that give a number are
//! known, and the rest is refused.
//!
//! Every thread knows at which address it waits, and with which bits ([`Thread::futex`](crate::thread::Thread::futex)). Waiting is
//! an event that looks at the word and joins the queue of its address ([`address::of_futex`]), and one that goes on after having been
//! woken. There are no spurious wake-ups. A wait with a timeout may give up at any time; how long it is does not matter. Waking
//! does not touch the word, which may be gone by then.
//!
//! A wake-up of one thread is a choice among those who wait. One of several threads, but not of all who wait, is refused, and
//! so is a requeue of some.

use super::sync::{access, errno};
use super::{Args, Done, Entry, Guest, Plan, visible};
use crate::address;
use crate::cx::{Cx, Touch};
use crate::thread::{Status, WOKEN};
use crate::trap::Trap;
use raddle_trace::objects::{Condition, futex};
use raddle_trace::{Access, BlockedOn, Choices, LimitKind, Mode, OpKind, Order, ThreadSet};

pub(super) static TABLE: &[Entry] = &[visible("syscall", 1, plan, perform)];

/// The number of the system call: on x86-64, and on aarch64 and other newer ones.
const SYS_FUTEX: [u64; 2] = [202, 98];
const SYS_GETTID: [u64; 2] = [186, 178];
const SYS_GETPID: [u64; 2] = [39, 172];
const SYS_SCHED_YIELD: [u64; 2] = [24, 124];
/// All accesses are sequentially consistent already.
const SYS_MEMBARRIER: [u64; 2] = [324, 283];

const PRIVATE: u64 = 128;
const CLOCK_REALTIME: u64 = 256;
const WORD: u32 = 4;
/// What a call that fails returns.
const FAILED: Done = Done::Value(u64::MAX);
const ALL_BITS: u32 = u32::MAX;

/// What a call is about.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Call {
    /// A number.
    Gives(u64),
    Wait {
        word: u64,
        expected: u32,
        bits: u32,
        timed: bool,
    },
    Wake {
        word: u64,
        count: u32,
        bits: u32,
    },
    Requeue {
        word: u64,
        count: u32,
        moved: u32,
        to: u64,
        expected: Option<u32>,
    },
    /// The error number that it fails with.
    Fails(u64),
}

fn refused(message: String) -> Trap {
    Trap::limit(LimitKind::Unsupported, message)
}

/// The names of `FUTEX_…`, by number.
const NAMES: [&str; 14] = [
    "WAIT",
    "WAKE",
    "FD",
    "REQUEUE",
    "CMP_REQUEUE",
    "WAKE_OP",
    "LOCK_PI",
    "UNLOCK_PI",
    "TRYLOCK_PI",
    "WAIT_BITSET",
    "WAKE_BITSET",
    "WAIT_REQUEUE_PI",
    "CMP_REQUEUE_PI",
    "LOCK_PI2",
];

fn call(cx: &Cx<'_>, args: Args) -> Result<Call, Trap> {
    let number = args.get(cx, 0) & 0xffff_ffff;
    let is = |call: [u64; 2]| call.contains(&number);
    match () {
        () if is(SYS_FUTEX) => {}
        () if is(SYS_GETTID) => return Ok(Call::Gives(cx.thread_number())),
        () if is(SYS_GETPID) => return Ok(Call::Gives(1)),
        () if is(SYS_SCHED_YIELD) || is(SYS_MEMBARRIER) => return Ok(Call::Gives(0)),
        () => {
            let known = "only futex, gettid, getpid, sched_yield and membarrier are";
            return Err(refused(format!("system call {number} is not modelled, {known}")));
        }
    }
    let low = |i| args.get(cx, i) as u32;
    let (word, op, value) = (args.get(cx, 1), args.get(cx, 2) & 0xffff_ffff, low(3));
    let name = NAMES.get((op & !(PRIVATE | CLOCK_REALTIME)) as usize).copied().unwrap_or("?");
    if !word.is_multiple_of(4) {
        return Ok(Call::Fails(errno::EINVAL));
    }
    let timed = args.get(cx, 4) != 0;
    Ok(match name {
        "WAIT" => Call::Wait { word, expected: value, bits: ALL_BITS, timed },
        "WAKE" => Call::Wake { word, count: value, bits: ALL_BITS },
        "WAIT_BITSET" | "WAKE_BITSET" if low(6) == 0 => Call::Fails(errno::EINVAL),
        "WAIT_BITSET" => Call::Wait { word, expected: value, bits: low(6), timed },
        "WAKE_BITSET" => Call::Wake { word, count: value, bits: low(6) },
        "REQUEUE" | "CMP_REQUEUE" if (value | low(4)) as i32 <= -1 => Call::Fails(errno::EINVAL),
        "REQUEUE" | "CMP_REQUEUE" => {
            let expected = (name == "CMP_REQUEUE").then(|| low(6));
            Call::Requeue { word, count: value, moved: low(4), to: args.get(cx, 5), expected }
        }
        _ => return Err(refused(format!("futex operation {op} (FUTEX_{name}) is not modelled"))),
    })
}

/// How far a wait has come.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Stage {
    Before,
    Waiting,
    Woken,
}

fn stage(cx: &Cx<'_>) -> Stage {
    match cx.phase() {
        0 => Stage::Before,
        _ if cx.s.threads[cx.t].flags & WOKEN == 0 => Stage::Waiting,
        _ => Stage::Woken,
    }
}

/// Who waits at an address, with one of these bits; also who will never move again, as at condition variables.
fn waiters(cx: &Cx<'_>, word: u64, bits: u32) -> Condition {
    let waits = |t: &raddle_trace::ThreadId| {
        let thread = &cx.s.threads[t.0 as usize];
        let (at, own) = thread.futex;
        thread.core.status != Status::Finished && at == word && own & bits != 0
    };
    Condition { waiters: cx.s.born.iter().filter(waits).collect() }
}

/// An access to the queue of a word.
fn queue(word: u64, mode: Mode) -> Access {
    access(address::of_futex(word), WORD, mode)
}

/// What is in a word, which is the thread's own if the plan says so.
fn look(cx: &Cx<'_>, word: u64) -> Result<(u64, Plan, Access), Trap> {
    let at = cx.reach(word, u64::from(WORD), Touch::Read)?;
    cx.refuse_terms(word, u64::from(WORD))?;
    let plan = cx.plan_for(word, WORD)?;
    let access = Access { order: Order::Relaxed, ..access(word, WORD, Mode::Read) };
    Ok((cx.s.memory.value(at, WORD as usize), plan, access))
}

fn plan(cx: &mut Cx<'_>, args: Args) -> Result<Plan, Trap> {
    match call(cx, args)? {
        Call::Fails(_) | Call::Gives(_) => Ok(Plan::Local),
        Call::Wait { word, expected, timed, .. } => plan_wait(cx, word, expected, timed),
        Call::Wake { word, count, bits } => {
            let state = waiters(cx, word, bits);
            let op = if count == 1 { OpKind::FutexWake } else { OpKind::FutexWakeAll };
            // Nobody waits at what only this thread can see.
            let own = count == 0 || cx.owns(word, WORD).unwrap_or(false);
            let shown = cx.show(op);
            shown.changes = true;
            shown.choices = state.choices(op);
            shown.accesses.push(queue(word, state.decide(op).mode));
            Ok(if own { Plan::Local } else { Plan::Visible })
        }
        Call::Requeue { word, count, moved, to, expected } => {
            let found = match expected {
                Some(expected) => Some((look(cx, word)?, expected)),
                None => None,
            };
            let state = waiters(cx, word, ALL_BITS);
            let shown = cx.show(OpKind::FutexRequeue);
            shown.changes = true;
            if let Some(((value, _, access), expected)) = found {
                shown.accesses.push(access);
                if !futex::joins(value, u64::from(expected)) {
                    return Ok(Plan::Visible);
                }
            }
            shown.accesses.push(queue(word, state.decide(OpKind::FutexWakeAll).mode));
            if state.waiters.len() > count as usize && moved > 0 && word != to {
                shown.accesses.push(queue(to, Mode::CondWake));
            }
            shown.choices = if count == 1 { state.choices(OpKind::FutexWake) } else { Choices::One };
            Ok(Plan::Visible)
        }
    }
}

fn plan_wait(cx: &mut Cx<'_>, word: u64, expected: u32, timed: bool) -> Result<Plan, Trap> {
    let (at, _) = cx.s.threads[cx.t].futex;
    match stage(cx) {
        Stage::Before => {
            let (value, plan, access) = look(cx, word)?;
            let shown = cx.show(OpKind::FutexWait);
            shown.changes = true;
            shown.accesses.push(access);
            if futex::joins(value, u64::from(expected)) {
                shown.accesses.push(queue(word, Mode::CondWait));
            }
            Ok(plan)
        }
        Stage::Waiting if timed => {
            let shown = cx.show(OpKind::FutexTimeout);
            shown.changes = true;
            shown.accesses.push(queue(at, Mode::CondWake));
            Ok(Plan::Visible)
        }
        stage => {
            let shown = cx.show(OpKind::FutexResume);
            shown.changes = true;
            shown.blocked = (stage == Stage::Waiting).then_some(BlockedOn::Futex(at));
            Ok(Plan::Visible)
        }
    }
}

fn perform(cx: &mut Cx<'_>, args: Args, choice: u32) -> Result<Done, Trap> {
    match call(cx, args)? {
        Call::Fails(error) => fail(cx, error),
        Call::Gives(number) => Ok(Done::Value(number)),
        Call::Wait { word, expected, bits, .. } => wait(cx, word, expected, bits),
        Call::Wake { count: 0, .. } => Ok(Done::Value(0)),
        Call::Wake { word, count, bits } => {
            let state = waiters(cx, word, bits);
            let woken = some_of(state, count, choice)?;
            wake(cx, woken);
            Ok(Done::Value(woken.len() as u64))
        }
        Call::Requeue { word, count, moved, to, expected } => {
            if let Some(expected) = expected
                && Guest::new(cx).load(word, u64::from(WORD))? != u64::from(expected)
            {
                return fail(cx, errno::EAGAIN);
            }
            let state = waiters(cx, word, ALL_BITS);
            let woken = if count == 0 { ThreadSet::EMPTY } else { some_of(state, count, choice)? };
            let rest = state.waiters.difference(woken);
            if moved > 0 && (moved as usize) < rest.len() {
                return Err(refused(format!("requeueing {moved} of {} threads that wait is not modelled", rest.len())));
            }
            let moves = if moved == 0 { ThreadSet::EMPTY } else { rest };
            for thread in moves {
                let (_, bits) = cx.s.threads[thread.0 as usize].futex;
                cx.s.set_futex(thread.0 as usize, (to, bits));
            }
            wake(cx, woken);
            let counted = if expected.is_some() { woken.union(moves) } else { woken };
            Ok(Done::Value(counted.len() as u64))
        }
    }
}

fn fail(cx: &mut Cx<'_>, error: u64) -> Result<Done, Trap> {
    cx.set_errno(error)?;
    Ok(FAILED)
}

/// Whom a call wakes that wakes this many: one, which is chosen, or all.
fn some_of(state: Condition, count: u32, choice: u32) -> Result<ThreadSet, Trap> {
    let waiting = state.waiters.len();
    if count > 1 && (count as usize) < waiting {
        return Err(refused(format!("waking {count} of {waiting} threads that wait is not modelled: one, or all")));
    }
    Ok(state.woken(if count == 1 { OpKind::FutexWake } else { OpKind::FutexWakeAll }, choice))
}

fn wake(cx: &mut Cx<'_>, woken: ThreadSet) {
    for thread in woken {
        cx.s.set_futex(thread.0 as usize, (0, 0));
        cx.s.set_flag(thread.0 as usize, WOKEN);
    }
    cx.s.record.woke = cx.s.record.woke.union(woken);
}

fn wait(cx: &mut Cx<'_>, word: u64, expected: u32, bits: u32) -> Result<Done, Trap> {
    match stage(cx) {
        Stage::Before => {
            cx.check_alive(word, u64::from(WORD), Touch::Read)?;
            let found = Guest::new(cx).load(word, u64::from(WORD))?;
            (cx.s.record.read, cx.s.record.wrote) = (u128::from(found), u128::from(found));
            if !futex::joins(found, u64::from(expected)) {
                return fail(cx, errno::EAGAIN);
            }
            cx.s.set_futex(cx.t, (word, bits));
            cx.set_phase(1);
            Ok(Done::Stay)
        }
        Stage::Waiting => {
            cx.s.set_futex(cx.t, (0, 0));
            fail(cx, errno::ETIMEDOUT)
        }
        Stage::Woken => {
            cx.s.clear_flag(cx.t, WOKEN);
            Ok(Done::Value(0))
        }
    }
}
