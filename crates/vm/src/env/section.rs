//! Critical sections of mutexes in one step ([`Options::sections`](crate::Options::sections)).
//!
//! A section is performed like an atomic block. It does not take its mutex: nobody could see that. If somebody holds the mutex all the same,
//! or the section has to wait, or unlocks another one, it is not what it was taken for ([`LimitKind::Section`]), and the program has to be
//! translated without sections. A mutex that is the thread's own is taken and given back as always. A section that is
//! [nobody's business](crate::Options::irrelevant) is none: there is nothing in it that anybody could see.

use super::mutex::{self, SIZE};
use super::sync::sync_access;
use super::{Args, Done, Entry, Plan, model_of, visible};
use crate::cx::Cx;
use crate::trap::Trap;
use raddle_trace::{Access, LimitKind, Mode, OpKind, Order};

const BEGIN: &str = "raddle.section_begin";
const END: &str = "raddle.section_end";

pub(super) static TABLE: &[Entry] = &[visible(BEGIN, 1, plan_begin, begin), visible(END, 1, plan_end, end)];

/// The model of the beginning or end of a section instead of that of locking or unlocking.
pub(crate) fn instead_of(model: u16) -> u16 {
    match model {
        _ if model == model_of("pthread_mutex_lock") => model_of(BEGIN),
        _ if model == model_of("pthread_mutex_unlock") => model_of(END),
        other => other,
    }
}

/// It is not what it was taken for.
pub(crate) fn is_none() -> Trap {
    Trap::limit(LimitKind::Section, "a critical section that was taken for one step is not")
}

fn plan_begin(cx: &mut Cx<'_>, args: Args) -> Result<Plan, Trap> {
    let mutex = args.get(cx, 0);
    if cx.s.threads[cx.t].core.atomic > 0 {
        return Err(is_none());
    }
    if matches!(cx.plan_for(mutex, SIZE)?, Plan::Local) {
        return mutex::plan_lock(cx, args);
    }
    cx.show(OpKind::Section).accesses.push(Access::WORLD);
    Ok(Plan::Visible)
}

fn begin(cx: &mut Cx<'_>, args: Args, choice: u32) -> Result<Done, Trap> {
    let mutex = args.get(cx, 0);
    let is_visible = !cx.is_irrelevant();
    if is_visible && matches!(cx.plan_for(mutex, SIZE)?, Plan::Local) {
        return mutex::lock_posix(cx, args, choice);
    }
    if is_visible {
        // A plain access: who makes or destroys the mutex without order is in a data race with the section.
        cx.s.accesses.push(Access { order: Order::Plain, ..sync_access(mutex, SIZE, Mode::Read) });
    }
    cx.check_mutex(mutex)?;
    if cx.look_at_mutex(mutex).0.held {
        return Err(is_none());
    }
    let core = &mut cx.s.threads[cx.t].core;
    core.atomic += u32::from(is_visible);
    core.section = mutex;
    Ok(Done::Value(0))
}

fn plan_end(cx: &mut Cx<'_>, args: Args) -> Result<Plan, Trap> {
    if cx.s.threads[cx.t].core.section == 0 { mutex::plan_unlock(cx, args) } else { Ok(Plan::Local) }
}

fn end(cx: &mut Cx<'_>, args: Args, choice: u32) -> Result<Done, Trap> {
    let mutex = args.get(cx, 0);
    let core = &mut cx.s.threads[cx.t].core;
    match core.section {
        0 => return mutex::unlock_posix(cx, args, choice),
        section if section != mutex => return Err(is_none()),
        // One that nobody sees is no block.
        _ => (core.atomic, core.section) = (0, 0),
    }
    Ok(Done::Value(0))
}

/// The thread fails in a section, and keeps its mutex for ever.
pub(crate) fn stays_locked(cx: &mut Cx<'_>) {
    let mutex = cx.s.threads[cx.t].core.section;
    if mutex != 0 {
        let record = cx.s.record;
        cx.change_mutex(OpKind::Lock, mutex, cx.look_at_mutex(mutex));
        cx.s.record = record;
    }
}
