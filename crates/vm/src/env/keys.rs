//! Thread-specific data: `pthread_key_*`, `pthread_getspecific`, `pthread_setspecific`, C11 `tss_*`.
//!
//! A key is named by its creator and the creator's count, so it is the same in equivalent executions. Values are the
//! threads' own business: setting one does not make what it points to visible. That a key is still there is everybody's: in programs
//! that delete keys, who uses one looks at it, and so does a thread that ends with a value of it.

use super::sync::access;
use super::{Args, Done, Entry, Plan, visible};
use crate::address::{self, KEYS_MAX};
use crate::cx::{Cx, Touch};
use crate::interp;
use crate::memory::shared::Reach;
use crate::state::Key;
use crate::thread_code::NUMBER_BITS;
use crate::trap::Trap;
use crate::undo::Kind;
use raddle_trace::{Access, FaultKind, Mode, OpKind, Order};

pub(super) static TABLE: &[Entry] = &[
    visible("pthread_key_create", 2, plan_create, create),
    visible("pthread_key_delete", 1, plan_delete, delete),
    visible("pthread_setspecific", 2, plan_use, set),
    visible("pthread_getspecific", 1, plan_use, get),
    visible("tss_create", 2, plan_create, create),
    visible("tss_delete", 1, plan_delete, delete),
    visible("tss_set", 2, plan_use, set),
    visible("tss_get", 1, plan_use, get),
];

/// The functions that delete keys.
pub(crate) const DELETING: [&str; 2] = ["pthread_key_delete", "tss_delete"];

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
    if core.keys + 1 == KEYS_MAX {
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

/// Shows that a key is looked at or deleted, where that matters to somebody.
pub(super) fn show(cx: &mut Cx<'_>, id: u32, kind: OpKind, mode: Mode) -> Plan {
    if !cx.program.deletes_keys || interp::is_alone(&cx.s.threads[cx.t], cx.t) {
        return Plan::Local;
    }
    let key = address::of_key(id >> COUNT_BITS, id & ((1 << COUNT_BITS) - 1));
    cx.show(kind).accesses.push(access(key, 1, mode));
    Plan::Visible
}

fn plan_use(cx: &mut Cx<'_>, args: Args) -> Result<Plan, Trap> {
    let id = args.get(cx, 0) as u32;
    Ok(show(cx, id, OpKind::Read, Mode::Read))
}

fn plan_delete(cx: &mut Cx<'_>, args: Args) -> Result<Plan, Trap> {
    let id = args.get(cx, 0) as u32;
    Ok(show(cx, id, OpKind::Rmw, Mode::Update))
}

fn delete(cx: &mut Cx<'_>, args: Args, _: u32) -> Result<Done, Trap> {
    let index = index_of(cx, args.get(cx, 0))?;
    (cx.s.record.read, cx.s.record.wrote) = (0, 1);
    cx.s.keys[index].deleted = true;
    cx.s.undo.header(Kind::KeyDeleted, index as u64);
    Ok(Done::Value(0))
}

fn set(cx: &mut Cx<'_>, args: Args, _: u32) -> Result<Done, Trap> {
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

fn get(cx: &mut Cx<'_>, args: Args, _: u32) -> Result<Done, Trap> {
    let index = index_of(cx, args.get(cx, 0))?;
    Ok(Done::Value(value(cx, cx.s.keys[index].id)))
}

/// The thread's value of a key; zero before it is set.
pub(super) fn value(cx: &Cx<'_>, id: u32) -> u64 {
    let thread = &cx.s.threads[cx.t];
    let values = &thread.key_values[..thread.core.key_values as usize];
    values.iter().find(|&&(key, _)| key == id).map_or(0, |&(_, value)| value)
}
