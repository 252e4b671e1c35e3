//! Memory in the program's own words: `queue.slots[2]` rather than an address.

use crate::address;
use crate::memory::{Object, ObjectKind, Place};
use crate::paths::{self, Found, Want};
use crate::program::Program;
use crate::state::State;
use raddle_ir::{DebugType, DebugTypeId, Pointee};
use raddle_trace::{SiteId, ThreadId};

/// A thread by the name of its start routine.
pub(crate) fn thread(program: &Program, state: &State, t: ThreadId) -> String {
    if t == ThreadId::MAIN {
        return "main".to_string();
    }
    let start = state.threads.get(t.0 as usize).map_or(0, |thread| thread.start);
    let function = address::as_function(start).and_then(|f| program.functions.get(f as usize));
    let path = state.path(t).to_string();
    format!("{}#{}", function.map_or("thread", |f| f.name.as_str()), path.trim_start_matches('t'))
}

/// What is at an address, in quotes where it is a name.
pub(crate) fn quoted(program: &Program, state: &State, at: u64) -> String {
    quote(address(program, state, at))
}

/// A name in quotes; a description stays as it is.
pub(crate) fn quote(name: String) -> String {
    if name.contains(' ') { name } else { format!("`{name}`") }
}

/// What is at an address: so many bytes, where that is known.
pub(crate) fn bytes(program: &Program, state: &State, at: u64, want: Want) -> String {
    if at == 0 {
        return "NULL".to_string();
    }
    if let Some(f) = address::as_function(at).and_then(|f| program.functions.get(f as usize)) {
        return f.name.clone();
    }
    // The queue of a futex is called like its word.
    let at = address::of_queue(at).unwrap_or(at);
    if let Some(t) = address::as_thread(at).and_then(|number| state.thread(number)) {
        let end = if address::is_end_of_thread(at) { "end of " } else { "" };
        return format!("{end}thread {}", thread(program, state, t));
    }
    if let Some(what) = address::as_environment(at) {
        return what.to_string();
    }
    match state.memory.find(at) {
        Some((place, object)) => object_at(program, state, object, place, want),
        None => format!("{at:#x}"),
    }
}

/// What is at an address.
pub(crate) fn address(program: &Program, state: &State, at: u64) -> String {
    bytes(program, state, at, Want::Bytes(0))
}

/// What begins at an address, all of it: what is on the heap by the pointer to it.
pub(crate) fn whole(program: &Program, state: &State, at: u64) -> String {
    match state.memory.find(at) {
        Some((_, object)) if object.kind == ObjectKind::Heap => pointer(program, state, at, None),
        _ => bytes(program, state, at, Want::Whole),
    }
}

/// The object whose slot begins next above an address that belongs to no object: what a negative offset was meant for.
pub(crate) fn following(state: &State, at: u64) -> Option<(Place, &Object)> {
    let starts = address::next_slots(at);
    let found = starts.filter_map(|start| {
        let (place, object) = state.memory.find(start)?;
        (place.offset == 0).then_some((start, place, object))
    });
    found.min_by_key(|&(start, ..)| start).map(|(_, place, object)| (place, object))
}

/// An object by name, with the part of it that is at an offset.
fn object_at(program: &Program, state: &State, object: &Object, place: Place, want: Want) -> String {
    let found = part(program, object, place.offset, want);
    let path = found.text();
    match object.kind {
        ObjectKind::Global | ObjectKind::ThreadLocal => format!("{}{path}", global_name(program, object.what)),
        ObjectKind::Stack => local(program, object, &path),
        ObjectKind::Heap => heap_at(program, state, object, place, &found, false),
        ObjectKind::Environment => format!("errno{path}"),
    }
}

/// The part of an object at an offset.
fn part(program: &Program, object: &Object, offset: u64, want: Want) -> Found {
    let none = Found { rest: offset, ..Found::default() };
    let Some(ty) = object_type(program, object) else { return none };
    match (object.kind, holds_several(program, object, ty)) {
        (ObjectKind::Heap, Some(stride)) if offset < u64::from(object.size) => {
            let inner = paths::find(&program.module, ty, offset % stride, want);
            Found { path: format!("[{}]{}", offset / stride, inner.path), ..inner }
        }
        _ => paths::find(&program.module, ty, offset, want),
    }
}

/// The type of an object; of one on the heap, what the pointer to it points to.
fn object_type(program: &Program, object: &Object) -> Option<DebugTypeId> {
    match object.kind {
        ObjectKind::Global | ObjectKind::ThreadLocal => program.global_type(object.what),
        ObjectKind::Stack => program.allocas.get(object.what as usize)?.debug_type,
        ObjectKind::Heap => program.pointee(SiteId(object.site))?.ty,
        ObjectKind::Environment => None,
    }
}

/// Whether an object on the heap is an array of things of this type: then their size.
fn holds_several(program: &Program, object: &Object, ty: DebugTypeId) -> Option<u64> {
    let stride = paths::size(&program.module, ty);
    let several = stride > 0 && u64::from(object.size) >= 2 * stride && !paths::is_flexible(&program.module, ty);
    several.then_some(stride)
}

/// What is on the heap is written like what a pointer points to: `node#2->next`, `buffer#1[3]`, `*counter#3`. The address of it is
/// `node#2`, `&node#2->next`, `&buffer#1[3]`.
fn heap_at(program: &Program, state: &State, object: &Object, place: Place, found: &Found, as_value: bool) -> String {
    let name = object_name(program, state, object, place);
    let ty = object_type(program, object);
    let path = match found.path.strip_prefix('.') {
        Some(field) => format!("->{field}{}", paths::plus(found.rest)),
        None => found.text(),
    };
    let is_array = ty.is_some_and(|ty| holds_several(program, object, ty).is_some());
    match (as_value, path.is_empty()) {
        (true, _) if place.offset == 0 && (path.is_empty() || is_array) => name,
        (true, _) if found.path.is_empty() => format!("{name}{path}"),
        (true, _) => format!("&{name}{path}"),
        (false, true) if ty.is_some_and(|ty| is_number(program, ty)) => format!("*{name}"),
        (false, _) => format!("{name}{path}"),
    }
}

fn is_number(program: &Program, ty: DebugTypeId) -> bool {
    matches!(program.module.debug_types.get(ty), Some(DebugType::Base { .. } | DebugType::Pointer { .. }))
}

/// ``local `n.next` of worker``.
fn local(program: &Program, object: &Object, path: &str) -> String {
    let Some(info) = program.allocas.get(object.what as usize) else {
        return format!("further arguments{path}");
    };
    let function = program.functions.get(info.function as usize).map_or("?", |f| f.name.as_str());
    match &info.name {
        Some(name) => format!("local `{name}{path}` of {function}"),
        None => format!("a local of {function}{path}"),
    }
}

/// A whole object by name.
pub(crate) fn object_name(program: &Program, state: &State, object: &Object, place: Place) -> String {
    let owner = state.path(state.memory.maker(place).unwrap_or(ThreadId::MAIN));
    match object.kind {
        ObjectKind::Global => global_name(program, object.what).to_string(),
        ObjectKind::ThreadLocal => format!("thread-local `{}` of {owner}", global_name(program, object.what)),
        ObjectKind::Heap => {
            let site = SiteId(object.site);
            let made = program.site(site).what.unwrap_or("allocated");
            let thread: String = owner.steps().iter().map(|nth| format!("{}.", nth + 1)).collect();
            let name = heap_name(program, site);
            format!("{name}#{thread}{} ({made} at {})", object.what, program.where_is(site))
        }
        ObjectKind::Stack => local(program, object, ""),
        ObjectKind::Environment => "errno".to_string(),
    }
}

/// What things are called that are made at a site: like their type, or like what points to them.
fn heap_name(program: &Program, site: SiteId) -> &str {
    let Some(Pointee { name, ty: Some(ty), .. }) = program.pointee(site) else { return "heap" };
    match program.module.debug_types.get(*ty) {
        Some(DebugType::Record { name, .. }) if !name.is_empty() => name,
        _ => name,
    }
}

/// An access to a dead object, or beyond one, by the part that it is to; `None` where that has no name of its own.
pub(crate) fn part_name(program: &Program, state: &State, object: &Object, place: Place, len: u64) -> Option<String> {
    let len = u32::try_from(len).ok()?;
    let found = part(program, object, place.offset, Want::Bytes(len));
    let inside = found.rest == 0 && !found.path.is_empty() && place.offset + u64::from(len) <= u64::from(object.size);
    inside.then(|| object_at(program, state, object, place, Want::Bytes(len)))
}

fn global_name(program: &Program, global: u32) -> &str {
    match program.module.globals.as_slice().get(global as usize) {
        Some(global) => global.source_name.as_deref().unwrap_or(&global.name),
        None => "?",
    }
}

/// A value as its variable's type would show it.
pub(crate) fn value(program: &Program, state: &State, at: u64, len: u32, value: u128) -> String {
    // What is known of a larger one is a digest.
    if len > 16 {
        return format!("({len} bytes)");
    }
    let found = state.memory.find(at);
    let ty = found.and_then(|(place, object)| part(program, object, place.offset, Want::Bytes(len)).exact());
    typed_value(program, state, ty, len, value)
}

/// A value of so many bytes of this type, where it is known.
pub(crate) fn typed_value(program: &Program, state: &State, ty: Option<DebugTypeId>, len: u32, value: u128) -> String {
    match ty.and_then(|ty| program.module.debug_types.get(ty)) {
        Some(DebugType::Base { size, signed, float, .. }) if *size == len => match (float, size) {
            (true, 4) => f32::from_bits(value as u32).to_string(),
            (true, 8) => f64::from_bits(value as u64).to_string(),
            _ if *signed => crate::arith::signed(value, len * 8).to_string(),
            _ => value.to_string(),
        },
        Some(DebugType::Pointer { to }) if len == 8 => pointer(program, state, value as u64, *to),
        _ if len == 8 && points_somewhere(program, state, value as u64) => pointer(program, state, value as u64, None),
        // Small negative numbers are far more common than numbers this large.
        _ if (4..=8).contains(&len) => crate::arith::signed(value, len * 8).to_string(),
        _ => value.to_string(),
    }
}

/// The type of the largest thing that begins at an address.
pub(crate) fn type_at(program: &Program, state: &State, at: u64) -> Option<DebugTypeId> {
    let (place, object) = state.memory.find(at)?;
    part(program, object, place.offset, Want::Whole).exact()
}

/// Whether a number of unknown type is surely meant as an address.
fn points_somewhere(program: &Program, state: &State, to: u64) -> bool {
    let function = address::as_function(to).is_some_and(|f| (f as usize) < program.functions.len());
    function || state.memory.find(to).is_some()
}

/// A pointer, to something of this type if it is known.
pub(crate) fn pointer(program: &Program, state: &State, to: u64, ty: Option<DebugTypeId>) -> String {
    if to == 0 {
        return "NULL".to_string();
    }
    if address::as_function(to).is_some() {
        return address(program, state, to);
    }
    let want = ty.map_or(Want::Whole, Want::Pointee);
    match state.memory.find(to) {
        Some((place, object)) if object.kind == ObjectKind::Heap => {
            let found = part(program, object, place.offset, want);
            heap_at(program, state, object, place, &found, true)
        }
        Some((place, object)) => format!("&{}", object_at(program, state, object, place, want)),
        None => format!("{to:#x}"),
    }
}
