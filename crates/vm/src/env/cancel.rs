//! Cancellation: `pthread_cancel` and what becomes of it, deferred to the next cancellation point.
//!
//! A request is a one-shot [event](raddle_trace::objects::Event) of the thread that it is for. `pthread_cancel` sets it. A cancellation
//! point first looks at it, and acts on it if it is set. One that may wait then *guesses* how the wait ends, which is a choice: it is
//! woken as if there were no requests, or it is cancelled, so it waits for the event and nothing else. POSIX leaves it open which it
//! is if both can happen. Where a guess was wrong, because what was waited for never comes and the other thing has come or could
//! have, the execution does not count ([`is_ruled_out`]): the other guess has it right. So there is one thing that an operation
//! waits for, always.
//!
//! A thread that is to be cancelled in a wait on a condition variable is none of its waiters. It lets go of the mutex, waits for the
//! request, and takes the mutex again before anything else. So it takes no signal from others. A signal that comes when nobody else waits is lost, also if
//! the request comes later: a thread that has been woken may be that slow, and POSIX leaves it open whether it acts on a request then.
//! What is wrong with the condition variable is found by the other guess. (It would be no good to make it one of the waiters until the request comes, and to
//! say of one that is woken that it guessed wrong: the signal and the end of the wait would not commute, and touch nothing in common.)
//!
//! To act on a request is to [leave](super::threads::leave) all functions, by way of the cleanup handlers, while further requests
//! are ignored. Programs that cannot reach `pthread_cancel` have no cancellation points.
//!
//! How far a call has come is in the upper bits of its frame's phase ([`Stage`]); the models have the lower ones.

use super::sync::{access, errno};
use super::threads::{self, thread_of};
use super::{Args, Done, Entry, Guest, Plan, may_be_called, visible, whole};
use crate::address;
use crate::cx::Cx;
use crate::interp;
use crate::state::State;
use crate::thread::{CANCELLED, JOINED, Status};
use crate::trap::Trap;
use raddle_ir::{Module, Reach};
use raddle_trace::objects::Event;
use raddle_trace::{BlockedOn, Choices, FaultKind, LimitKind, Mode, OpKind, ThreadId};

pub(super) static TABLE: &[Entry] = &[
    visible("pthread_cancel", 1, plan_cancel, cancel),
    super::local("pthread_testcancel", 0, super::nothing),
    whole("pthread_setcancelstate", 2, set_state),
    whole("pthread_setcanceltype", 2, set_type),
];

/// What kind of cancellation point a function is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Point {
    /// It does not wait.
    Passing,
    /// It may wait, for one thing.
    Waiting,
    /// It waits on a condition variable.
    Condition,
}

/// The cancellation points.
pub(super) fn point(name: &str) -> Option<Point> {
    Some(match name {
        "pthread_testcancel" | "sleep" | "usleep" | "nanosleep" | "clock_nanosleep" | "thrd_sleep" | "poll"
        | "select" | "write" | "read" | "sem_timedwait" | "sem_clockwait" => Point::Passing,
        "sem_wait" | "pthread_join" | "thrd_join" => Point::Waiting,
        "pthread_cond_wait" | "pthread_cond_timedwait" | "pthread_cond_clockwait" | "cnd_wait" | "cnd_timedwait" => {
            Point::Condition
        }
        _ => return None,
    })
}

/// Whether a program can cancel threads, and whether it can cancel main: only who asks can know which thread that is.
pub(crate) fn who(module: &Module, reached: &Reach) -> (bool, bool) {
    let cancels = may_be_called(module, reached, &["pthread_cancel"]);
    (cancels, cancels && may_be_called(module, reached, &["pthread_self", "thrd_current"]))
}

/// Whether the thread does not look for requests.
fn ignores_requests(cx: &Cx<'_>) -> bool {
    cx.s.threads[cx.t].core.uncancellable || (cx.id() == ThreadId::MAIN && !cx.program.cancels_main)
}

/// The bits of a frame's phase that say how far a cancellation point has come.
const SHIFT: u32 = 28;
/// The bits of a phase that are the model's.
pub(super) const MODEL: u32 = (1 << SHIFT) - 1;

/// How far a cancellation point has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u32)]
enum Stage {
    /// It has not looked for a request.
    Entered,
    /// There was none.
    Guesses,
    /// It does what the function does.
    Goes,
    /// It waits for a request.
    Awaits,
    /// It was cancelled in a wait on a condition variable, whose mutex it takes.
    LeavesWait,
    /// It leaves all functions.
    Leaves,
}

fn stage_of(phase: u32) -> Stage {
    match phase >> SHIFT {
        0 => Stage::Entered,
        1 => Stage::Guesses,
        2 => Stage::Goes,
        3 => Stage::Awaits,
        4 => Stage::LeavesWait,
        _ => Stage::Leaves,
    }
}

fn set_stage(cx: &mut Cx<'_>, stage: Stage) {
    let frame = cx.s.threads[cx.t].top_mut();
    frame.phase = frame.phase & MODEL | (stage as u32) << SHIFT;
}

fn stage(cx: &Cx<'_>) -> Stage {
    stage_of(cx.s.threads[cx.t].top().phase)
}

/// Whether a wait of the thread ends by a request and in no other way.
pub(super) fn will_be_cancelled(cx: &Cx<'_>) -> bool {
    stage(cx) == Stage::Awaits
}

/// Where requests for a thread are.
fn place(cx: &Cx<'_>, t: ThreadId) -> u64 {
    address::of_thread(cx.s.number(t)) + 16
}

const SIZE: u32 = super::event::SIZE;

fn request(cx: &Cx<'_>, t: ThreadId) -> Event {
    Event { set: cx.s.threads[t.0 as usize].flags & CANCELLED != 0 }
}

/// Shows what a cancellation point does about requests; `None` when the function itself has its turn.
pub(super) fn plan(cx: &mut Cx<'_>, args: Args) -> Result<Option<Plan>, Trap> {
    let Some(point) = point(args.name()) else { return Ok(None) };
    let me = cx.id();
    Ok(Some(match stage(cx) {
        Stage::Entered if ignores_requests(cx) => return Ok(None),
        Stage::Entered => {
            let looked_at = access(place(cx, me), SIZE, Mode::Read);
            let shown = cx.show(OpKind::Read);
            shown.accesses.push(looked_at);
            shown.changes = true;
            Plan::Visible
        }
        Stage::Guesses => {
            cx.show(OpKind::Choose).choices = Choices::Count(2);
            Plan::Visible
        }
        Stage::Goes | Stage::LeavesWait => return Ok(None),
        Stage::Awaits if is_before_wait(cx, point) => return Ok(None),
        Stage::Awaits => {
            let (at, state) = (place(cx, me), request(cx, me));
            cx.show_decision(OpKind::EventWait, (at, SIZE), state, state.decide(OpKind::EventWait), Plan::Visible)
        }
        Stage::Leaves => threads::plan_leave(cx, args)?,
    }))
}

/// Does what was shown by [`plan`].
pub(super) fn perform(cx: &mut Cx<'_>, args: Args, choice: u32) -> Result<Option<Done>, Trap> {
    let Some(point) = point(args.name()) else { return Ok(None) };
    let found = request(cx, cx.id());
    match stage(cx) {
        Stage::Entered if ignores_requests(cx) => return Ok(None),
        Stage::Entered => {
            cx.record_states(found, found);
            match (found.set, point) {
                (true, _) => begin_leaving(cx),
                (false, Point::Passing) => set_stage(cx, Stage::Goes),
                (false, Point::Waiting | Point::Condition) => set_stage(cx, Stage::Guesses),
            }
        }
        Stage::Guesses => {
            cx.s.record.wrote = u128::from(choice);
            set_stage(cx, if choice == 0 { Stage::Goes } else { Stage::Awaits });
        }
        Stage::Goes | Stage::LeavesWait => return Ok(None),
        Stage::Awaits if is_before_wait(cx, point) => return Ok(None),
        Stage::Awaits => {
            cx.record_states(found, found);
            match point {
                Point::Condition => set_stage(cx, Stage::LeavesWait),
                Point::Passing | Point::Waiting => begin_leaving(cx),
            }
        }
        Stage::Leaves => return threads::leave(cx).map(Some),
    }
    Ok(Some(Done::Stay))
}

/// Whether the mutex of a wait on a condition variable is still held.
fn is_before_wait(cx: &Cx<'_>, point: Point) -> bool {
    point == Point::Condition && cx.phase() == 0
}

/// What comes of the function itself: a wait that has been left goes on to leave everything.
pub(super) fn after(cx: &mut Cx<'_>, done: Done) -> Done {
    match done {
        Done::Value(_) if stage(cx) == Stage::LeavesWait => {
            begin_leaving(cx);
            Done::Stay
        }
        done => done,
    }
}

fn begin_leaving(cx: &mut Cx<'_>) {
    /// `PTHREAD_CANCELED`.
    const RESULT: u64 = u64::MAX;
    let core = &mut cx.s.threads[cx.t].core;
    core.uncancellable = true;
    core.result = RESULT;
    cx.set_phase(0);
    set_stage(cx, Stage::Leaves);
}

/// Whether a thread has guessed wrongly how its wait ends, given that nobody can move any more.
pub(crate) fn is_ruled_out(state: &State, t: ThreadId) -> bool {
    let thread = &state.threads[t.0 as usize];
    if thread.core.status != Status::Live {
        return false;
    }
    let waits =
        matches!(thread.shown.blocked, Some(BlockedOn::Semaphore(_) | BlockedOn::Condition(_) | BlockedOn::Thread(_)));
    match stage_of(thread.top().phase) {
        Stage::Awaits => thread.shown.blocked.is_some(),
        Stage::Goes => waits && thread.flags & CANCELLED != 0,
        Stage::Entered | Stage::Guesses | Stage::LeavesWait | Stage::Leaves => false,
    }
}

fn plan_cancel(cx: &mut Cx<'_>, args: Args) -> Result<Plan, Trap> {
    let target = thread_of(cx, args.get(cx, 0), "cancellation")?;
    let (at, state) = (place(cx, target), request(cx, target));
    let decision = state.decide(OpKind::EventSet);
    let plan = cx.show_decision(OpKind::EventSet, (at, SIZE), state, decision, Plan::Visible);
    // Whether it has been joined.
    let thread = access(address::of_thread(cx.s.number(target)), 8, Mode::Read);
    cx.s.threads[cx.t].shown.accesses.push(thread);
    Ok(if interp::is_alone(&cx.s.threads[cx.t], cx.t) { Plan::Local } else { plan })
}

fn cancel(cx: &mut Cx<'_>, args: Args, _: u32) -> Result<Done, Trap> {
    let target = thread_of(cx, args.get(cx, 0), "cancellation")?;
    if cx.s.threads[target.0 as usize].flags & JOINED != 0 {
        return Err(Trap::fault(FaultKind::JoinMisuse, "cancellation of a thread that has been joined already"));
    }
    if target == ThreadId::MAIN && !cx.program.cancels_main {
        let message = "cancellation of main by a program that does not call pthread_self to know it";
        return Err(Trap::limit(LimitKind::Unsupported, message));
    }
    let before = request(cx, target);
    cx.record_states(before, Event { set: true });
    if !before.set {
        cx.s.set_flag(target.0 as usize, CANCELLED);
    }
    Ok(Done::Value(0))
}

/// The values of `PTHREAD_CANCEL_ENABLE` and `…_DISABLE`.
fn set_state(g: &mut Guest<'_, '_>, args: Args) -> Result<u64, Trap> {
    let (state, before_at) = (g.arg(args, 0) & 0xffff_ffff, g.arg(args, 1));
    if state > 1 {
        return Ok(errno::EINVAL);
    }
    let before = g.cx.s.threads[g.cx.t].core.uncancellable;
    if before_at != 0 {
        g.store(before_at, 4, u64::from(before))?;
    }
    if !g.planning() {
        g.cx.s.threads[g.cx.t].core.uncancellable = state == 1;
    }
    Ok(0)
}

/// The values of `PTHREAD_CANCEL_DEFERRED` and `…_ASYNCHRONOUS`.
fn set_type(g: &mut Guest<'_, '_>, args: Args) -> Result<u64, Trap> {
    let (kind, before_at) = (g.arg(args, 0) & 0xffff_ffff, g.arg(args, 1));
    match kind {
        0 => {}
        1 => {
            let message = "PTHREAD_CANCEL_ASYNCHRONOUS: threads are cancelled at cancellation points only";
            return Err(Trap::limit(LimitKind::Unsupported, message));
        }
        _ => return Ok(errno::EINVAL),
    }
    if before_at != 0 {
        g.store(before_at, 4, 0)?;
    }
    Ok(0)
}
