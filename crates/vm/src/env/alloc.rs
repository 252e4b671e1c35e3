//! `malloc` and its family.
//!
//! Allocating is invisible: the object is the thread's own. Freeing an object that others can reach is an event that
//! writes all its bytes.

use super::{Args, Done, Entry, Plan, local, visible};
use crate::address::ALIGN_MAX;
use crate::cx::{Cx, Touch};
use crate::describe;
use crate::memory::{Ended, Object, ObjectKind, Place, SHARED};
use crate::state::State;
use crate::trap::Trap;
use raddle_base::sabotage::{Ingredient, is_off};
use raddle_trace::{Access, FaultKind, Mode, OpKind, Order};

pub(super) static TABLE: &[Entry] = &[
    local("malloc", 1, malloc),
    local("calloc", 2, calloc),
    visible("realloc", 2, plan_realloc, realloc),
    visible("reallocarray", 3, plan_realloc, realloc),
    visible("free", 1, plan_free, free),
    visible("cfree", 1, plan_free, free),
    local("aligned_alloc", 2, aligned_alloc),
    local("memalign", 2, aligned_alloc),
    local("valloc", 1, valloc),
    visible("posix_memalign", 3, plan_posix_memalign, posix_memalign),
    local("malloc_usable_size", 1, usable_size),
];

/// A new heap object.
pub(super) fn allocate(cx: &mut Cx<'_>, size: u64, zeroed: bool) -> Result<u64, Trap> {
    allocate_aligned(cx, (size, 1), zeroed)
}

pub(super) fn allocate_aligned(cx: &mut Cx<'_>, size_and_align: (u64, u64), zeroed: bool) -> Result<u64, Trap> {
    let core = &mut cx.s.threads[cx.t].core;
    core.heap_objects += 1;
    let what = core.heap_objects;
    cx.make_aligned_object(ObjectKind::Heap, size_and_align, zeroed, what)
}

fn malloc(cx: &mut Cx<'_>, args: Args) -> Result<Done, Trap> {
    let size = args.get(cx, 0);
    allocate(cx, size, false).map(Done::Value)
}

fn calloc(cx: &mut Cx<'_>, args: Args) -> Result<Done, Trap> {
    match args.get(cx, 0).checked_mul(args.get(cx, 1)) {
        Some(size) => allocate(cx, size, true).map(Done::Value),
        None => Ok(Done::Value(0)),
    }
}

/// Bytes of a page.
pub(super) const PAGE: u64 = 4096;

fn check_alignment(align: u64) -> Result<(), Trap> {
    if !align.is_power_of_two() {
        let message = format!("allocation with alignment {align}, which is no power of two");
        return Err(Trap::fault(FaultKind::InvalidCall, message));
    }
    if align > ALIGN_MAX {
        let message = format!("allocation with alignment {align}; the machine offers no more than {ALIGN_MAX}");
        return Err(Trap::limit(raddle_trace::LimitKind::Memory, message));
    }
    Ok(())
}

fn aligned_alloc(cx: &mut Cx<'_>, args: Args) -> Result<Done, Trap> {
    let (align, size) = (args.get(cx, 0), args.get(cx, 1));
    check_alignment(align)?;
    allocate_aligned(cx, (size, align), false).map(Done::Value)
}

fn valloc(cx: &mut Cx<'_>, args: Args) -> Result<Done, Trap> {
    let size = args.get(cx, 0);
    allocate_aligned(cx, (size, PAGE), false).map(Done::Value)
}

fn plan_posix_memalign(cx: &mut Cx<'_>, args: Args) -> Result<Plan, Trap> {
    let to = args.get(cx, 0);
    let plan = cx.plan_for(to, 8)?;
    let access = Access { address: to, len: 8, mode: Mode::Write, order: Order::Plain, tag: 0 };
    cx.show(OpKind::Write).accesses.push(access);
    Ok(plan)
}

fn posix_memalign(cx: &mut Cx<'_>, args: Args, _: u32) -> Result<Done, Trap> {
    let [to, align, size] = [0, 1, 2].map(|i| args.get(cx, i));
    check_alignment(align)?;
    let made = allocate_aligned(cx, (size, align), false)?;
    (cx.s.record.read, cx.s.record.wrote) = (cx.store(to, 8, made)?, u128::from(made));
    Ok(Done::Value(0))
}

/// Checks that a pointer is one that may be freed: the place of its object.
fn freeable(cx: &Cx<'_>, pointer: u64, what: &str) -> Result<(Place, Object), Trap> {
    let name = || describe::quote(describe::whole(cx.program, cx.s, pointer));
    let Some((place, &object)) = cx.s.memory.find(pointer) else {
        let message = format!("{what} of {pointer:#x}, which was never allocated");
        return Err(Trap::fault(FaultKind::InvalidFree, message));
    };
    if object.kind != ObjectKind::Heap {
        let message = format!("{what} of {}, which is not on the heap", name());
        return Err(Trap::fault(FaultKind::InvalidFree, message));
    }
    if place.offset != 0 {
        let message = format!("{what} of {}, which is not the start of an allocation", name());
        return Err(Trap::fault(FaultKind::InvalidFree, message).note("allocated here", object.site));
    }
    Ok((place, object))
}

/// Shows the end of an object's lifetime.
fn plan_end(cx: &mut Cx<'_>, pointer: u64, what: &str) -> Result<Plan, Trap> {
    let (_, object) = freeable(cx, pointer, what)?;
    let shared = object.owner == SHARED || (object.is_dead() && object.owner_before == SHARED);
    if !shared || crate::interp::is_alone(&cx.s.threads[cx.t], cx.t) || is_off(Ingredient::Frees) {
        if !object.is_dead() {
            // Another thread's own object is found out here.
            cx.reach(pointer, u64::from(object.size), Touch::Write)?;
        }
        return Ok(Plan::Local);
    }
    let len = object.size.max(1);
    let shown = cx.show(OpKind::Free);
    shown.accesses.push(Access { address: pointer, len, mode: Mode::Write, order: Order::Plain, tag: 0 });
    Ok(Plan::Visible)
}

fn end(cx: &mut Cx<'_>, pointer: u64, what: &str) -> Result<Object, Trap> {
    let (place, object) = freeable(cx, pointer, what)?;
    if object.is_dead() {
        let name = describe::quote(describe::whole(cx.program, cx.s, pointer));
        let message = format!("{what} of {name}, which has been freed already");
        let trap = Trap::fault(FaultKind::DoubleFree, message);
        return Err(trap.note("freed here", object.end_site).note("allocated here", object.site));
    }
    cx.refuse_overwriting(pointer, u64::from(object.size), "this ends the life of")?;
    let site = cx.site().0;
    let State { memory, undo, .. } = &mut *cx.s;
    memory.kill(undo, (place.table, place.number), Ended::Freed, site, object.owner == SHARED);
    Ok(object)
}

fn plan_free(cx: &mut Cx<'_>, args: Args) -> Result<Plan, Trap> {
    match args.get(cx, 0) {
        0 => Ok(Plan::Local),
        pointer => plan_end(cx, pointer, "free"),
    }
}

fn free(cx: &mut Cx<'_>, args: Args, _: u32) -> Result<Done, Trap> {
    let pointer = args.get(cx, 0);
    if pointer != 0 {
        end(cx, pointer, "free")?;
    }
    Ok(Done::Value(0))
}

/// A mapping ends as a whole or not at all.
fn check_mapping(cx: &Cx<'_>, args: Args) -> Result<u64, Trap> {
    let (pointer, size) = (args.get(cx, 0), args.get(cx, 1));
    let (_, object) = freeable(cx, pointer, "munmap")?;
    if size.checked_next_multiple_of(PAGE) != Some(u64::from(object.size)) {
        let message = String::from("munmap of a part of a mapping is not modelled");
        return Err(Trap::limit(raddle_trace::LimitKind::Unsupported, message));
    }
    Ok(pointer)
}

pub(super) fn plan_end_mapping(cx: &mut Cx<'_>, args: Args) -> Result<Plan, Trap> {
    let pointer = check_mapping(cx, args)?;
    plan_end(cx, pointer, "munmap")
}

pub(super) fn end_mapping(cx: &mut Cx<'_>, args: Args, _: u32) -> Result<Done, Trap> {
    let pointer = check_mapping(cx, args)?;
    end(cx, pointer, "munmap")?;
    Ok(Done::Value(0))
}

fn plan_realloc(cx: &mut Cx<'_>, args: Args) -> Result<Plan, Trap> {
    match args.get(cx, 0) {
        0 => Ok(Plan::Local),
        pointer => {
            let plan = plan_end(cx, pointer, "realloc")?;
            if plan == Plan::Visible {
                cx.s.threads[cx.t].shown.accesses[0].mode = Mode::Update;
            }
            Ok(plan)
        }
    }
}

fn realloc(cx: &mut Cx<'_>, args: Args, _: u32) -> Result<Done, Trap> {
    let pointer = args.get(cx, 0);
    let size = match args.name() {
        "reallocarray" => args.get(cx, 1).checked_mul(args.get(cx, 2)),
        _ => Some(args.get(cx, 1)),
    };
    let Some(size) = size else { return Ok(Done::Value(0)) };
    if pointer == 0 {
        return allocate(cx, size, false).map(Done::Value);
    }
    let old = end(cx, pointer, "realloc")?;
    let made = allocate(cx, size, false)?;
    let len = u64::from(old.size).min(size);
    let (to, from) = (cx.reach(made, len, Touch::Write)?, cx.s.memory.remains(pointer, &old));
    cx.copy(to, from, len as usize)?;
    Ok(Done::Value(made))
}

fn usable_size(cx: &mut Cx<'_>, args: Args) -> Result<Done, Trap> {
    match args.get(cx, 0) {
        0 => Ok(Done::Value(0)),
        pointer => freeable(cx, pointer, "malloc_usable_size").map(|(_, object)| Done::Value(u64::from(object.size))),
    }
}
