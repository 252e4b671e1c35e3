//! Thread-specific data: `pthread_key_*`, `pthread_getspecific`, `pthread_setspecific`, C11 `tss_*`.
//!
//! A key is named by its creator and the creator's count, so it is the same in equivalent executions. Values are the
//! threads' own business: setting one does not make what it points to visible.

use super::{Args, Done, Entry, Plan, local, visible};
use crate::cx::{Cx, Touch};
use crate::memory::shared::Reach;
use crate::state::Key;
use crate::thread_code::NUMBER_BITS;
use crate::trap::Trap;
use crate::undo::Kind;
use raddle_trace::{Access, FaultKind, Mode, OpKind, Order};

pub(super) static TABLE: &[Entry] = &[
    visible("pthread_key_create", 2, plan_create, create),
    local("pthread_key_delete", 1, delete),
    local("pthread_setspecific", 2, set),
    local("pthread_getspecific", 1, get),
    visible("tss_create", 2, plan_create, create),
    local("tss_delete", 1, delete),
    local("tss_set", 2, set),
    local("tss_get", 1, get),
];

/// Bits of a key's name that count its creator's keys; the rest is the creator's number.
const COUNT_BITS: u32 = 32 - NUMBER_BITS;

fn plan_create(cx: &mut Cx<'_>, args: Args) -> Result<Plan, Trap> {
    let to = args.get(cx, 0);
    if !matches!(cx.reach(to, 4, Touch::Write)?, Reach::Shared(_)) {
        return Ok(Plan::Local);
    }
    let access = Access { address: to, len: 4, mode: Mode::Write, order: Order::Plain, tag: 0 };
    cx.show(OpKind::Write).accesses.push(access);
    Ok(Plan::Visible)
}

fn create(cx: &mut Cx<'_>, args: Args, _: u32) -> Result<Done, Trap> {
    let (to, destructor) = (args.get(cx, 0), args.get(cx, 1));
    if destructor != 0 {
        cx.callee(destructor)?;
    }
    let number = cx.number();
    let core = &mut cx.s.threads[cx.t].core;
    if core.keys + 1 == 1 << COUNT_BITS {
        return Ok(Done::Value(super::sync::errno::EAGAIN));
    }
    core.keys += 1;
    let id = number << COUNT_BITS | core.keys;
    cx.s.keys.push(Key { id, destructor, deleted: false });
    cx.s.undo.header(Kind::KeyCreated, 0);
    (cx.s.record.read, cx.s.record.wrote) = (cx.store(to, 4, u64::from(id))?, u128::from(id));
    Ok(Done::Value(0))
}

fn index_of(cx: &Cx<'_>, id: u64) -> Result<usize, Trap> {
    let found = cx.s.keys.iter().position(|key| u64::from(key.id) == id & 0xffff_ffff && !key.deleted);
    found.ok_or_else(|| Trap::fault(FaultKind::InvalidCall, format!("use of key {id}, which does not exist")))
}

fn delete(cx: &mut Cx<'_>, args: Args) -> Result<Done, Trap> {
    let index = index_of(cx, args.get(cx, 0))?;
    cx.s.keys[index].deleted = true;
    cx.s.undo.header(Kind::KeyDeleted, index as u64);
    Ok(Done::Value(0))
}

fn set(cx: &mut Cx<'_>, args: Args) -> Result<Done, Trap> {
    let (id, value) = (args.get(cx, 0), args.get(cx, 1));
    let index = index_of(cx, id)?;
    set_value(cx, cx.s.keys[index].id, value);
    Ok(Done::Value(0))
}

/// Sets the thread's value of a key.
pub(super) fn set_value(cx: &mut Cx<'_>, id: u32, value: u64) {
    let thread = &mut cx.s.threads[cx.t];
    let count = thread.core.key_values as usize;
    let known = thread.key_values[..count].iter().position(|&(key, _)| key == id);
    let slot = known.unwrap_or(count);
    if slot < thread.key_values.len() {
        let (old_key, old_value) = thread.key_values[slot];
        cx.s.undo.word(u64::from(old_key));
        cx.s.undo.word(old_value);
        cx.s.undo.header(Kind::KeyValue, cx.t as u64 | (slot as u64) << 8);
        thread.key_values[slot] = (id, value);
    } else {
        thread.key_values.push((id, value));
    }
    if known.is_none() {
        thread.core.key_values += 1;
    }
}

fn get(cx: &mut Cx<'_>, args: Args) -> Result<Done, Trap> {
    let index = index_of(cx, args.get(cx, 0))?;
    Ok(Done::Value(value(cx, cx.s.keys[index].id)))
}

/// The thread's value of a key; zero before it is set.
pub(super) fn value(cx: &Cx<'_>, id: u32) -> u64 {
    let thread = &cx.s.threads[cx.t];
    let values = &thread.key_values[..thread.core.key_values as usize];
    values.iter().find(|&&(key, _)| key == id).map_or(0, |&(_, value)| value)
}
