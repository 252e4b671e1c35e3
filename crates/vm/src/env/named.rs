//! Named semaphores: `sem_open`, `sem_close`, `sem_unlink`.
//!
//! There is one process, and nobody has left any names behind. So a name is an entry of a list ([`State::named`]), which all threads
//! share; opening and unlinking are events on it. What a name stands for is an unnamed [semaphore](super::semaphore) in memory that
//! nobody ends: a semaphore that was closed or unlinked goes on for those who still have it.
//!
//! [`State::named`]: crate::state::State::named

use super::semaphore::{SIZE, check, first_state};
use super::sync::{access, errno};
use super::{Args, Done, Entry, Guest, Plan, visible, whole};
use crate::cx::Cx;
use crate::memory::ObjectKind;
use crate::state::Named;
use crate::trap::Trap;
use crate::undo::Kind;
use crate::{address, escape, interp};
use raddle_trace::objects::Semaphore;
use raddle_trace::{Mode, OpKind};

pub(super) static TABLE: &[Entry] =
    &[whole("sem_open", 2, open), whole("sem_unlink", 1, unlink), visible("sem_close", 1, plan_close, close)];

/// `SEM_FAILED`, and what other functions return that fail.
const SEM_FAILED: u64 = 0;
const FAILED: u64 = 0xffff_ffff;

/// Shows that the list of names is looked at and may be changed.
fn show_list(g: &mut Guest<'_, '_>) {
    if g.planning() && !interp::is_alone(&g.cx.s.threads[g.cx.t], g.cx.t) {
        let list = access(address::of_names(), 1, Mode::Update);
        g.cx.s.threads[g.cx.t].shown.accesses.push(list);
    }
}

fn find(cx: &Cx<'_>, name: &[u8]) -> Option<usize> {
    cx.s.named.iter().position(|named| !named.unlinked && *named.name == *name)
}

fn fails(g: &mut Guest<'_, '_>, error: u64, result: u64) -> Result<u64, Trap> {
    if !g.planning() {
        g.cx.set_errno(error)?;
    }
    Ok(result)
}

fn open(g: &mut Guest<'_, '_>, args: Args) -> Result<u64, Trap> {
    const CREATE: u64 = 0o100;
    const EXCLUSIVE: u64 = 0o200;
    let (name, flags, value) = (g.arg(args, 0), g.arg(args, 1), g.arg(args, 3) & 0xffff_ffff);
    let name = g.string(name)?;
    show_list(g);
    match find(g.cx, &name) {
        Some(_) if flags & (CREATE | EXCLUSIVE) == CREATE | EXCLUSIVE => fails(g, errno::EEXIST, SEM_FAILED),
        Some(known) => Ok(g.cx.s.named[known].semaphore),
        None if flags & CREATE == 0 => fails(g, errno::ENOENT, SEM_FAILED),
        None if value > u64::from(Semaphore::VALUE_MAX) => fails(g, errno::EINVAL, SEM_FAILED),
        None if g.planning() => Ok(SEM_FAILED),
        None => {
            let semaphore = g.cx.make_aligned_object(ObjectKind::Environment, (SIZE.into(), 8), true, 0)?;
            g.write(semaphore, &first_state(value as u32))?;
            // Who knows the name can reach it.
            let state = &mut *g.cx.s;
            escape::value(state, g.cx.t, semaphore);
            state.named.push(Named { name: name.into(), semaphore, unlinked: false });
            state.undo.header(Kind::NameAdded, 0);
            Ok(semaphore)
        }
    }
}

fn unlink(g: &mut Guest<'_, '_>, args: Args) -> Result<u64, Trap> {
    let name = g.arg(args, 0);
    let name = g.string(name)?;
    show_list(g);
    match find(g.cx, &name) {
        None => fails(g, errno::ENOENT, FAILED),
        Some(known) => {
            if !g.planning() {
                g.cx.s.named[known].unlinked = true;
                g.cx.s.undo.header(Kind::NameRemoved, known as u64);
            }
            Ok(0)
        }
    }
}

fn plan_close(cx: &mut Cx<'_>, args: Args) -> Result<Plan, Trap> {
    let semaphore = args.get(cx, 0);
    let plan = cx.plan_for(semaphore, SIZE)?;
    cx.show(OpKind::Read);
    Ok(cx.show_sync(semaphore, SIZE, Mode::Read, plan))
}

fn close(cx: &mut Cx<'_>, args: Args, _: u32) -> Result<Done, Trap> {
    let state = check(cx, args.get(cx, 0))?;
    cx.record_states(state, state);
    Ok(Done::Value(0))
}
