//! Memory in the program's own words: `queue.slots[2]` rather than an address.

use crate::address;
use crate::memory::{Object, ObjectKind, Place};
use crate::program::Program;
use crate::state::State;
use raddle_ir::{DebugType, DebugTypeId};
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

/// What is at an address.
pub(crate) fn address(program: &Program, state: &State, at: u64) -> String {
    if at == 0 {
        return "NULL".to_string();
    }
    if let Some(f) = address::as_function(at).and_then(|f| program.functions.get(f as usize)) {
        return f.name.clone();
    }
    // The queue of a futex is called like its word.
    let at = address::of_queue(at).unwrap_or(at);
    if let Some(t) = address::as_thread(at).and_then(|number| state.thread(number)) {
        return format!("thread {}", thread(program, state, t));
    }
    if let Some(what) = address::as_environment(at) {
        return what.to_string();
    }
    match state.memory.find(at) {
        Some((place, object)) => object_at(program, state, object, place),
        None => format!("{at:#x}"),
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
fn object_at(program: &Program, state: &State, object: &Object, place: Place) -> String {
    let offset = place.offset;
    match object.kind {
        ObjectKind::Global | ObjectKind::ThreadLocal => {
            let name = global_name(program, object.what);
            let path = match program.global_type(object.what) {
                Some(ty) => path(program, ty, offset).0,
                None => plus(offset),
            };
            format!("{name}{path}")
        }
        _ => format!("{}{}", object_name(program, state, object, place), plus(offset)),
    }
}

/// A whole object by name.
pub(crate) fn object_name(program: &Program, state: &State, object: &Object, place: Place) -> String {
    let owner = state.path(state.memory.maker(place).unwrap_or(ThreadId::MAIN));
    match object.kind {
        ObjectKind::Global => global_name(program, object.what).to_string(),
        ObjectKind::ThreadLocal => format!("thread-local `{}` of {owner}", global_name(program, object.what)),
        ObjectKind::Heap => {
            let made = program.site(SiteId(object.site)).what.unwrap_or("malloc");
            format!("heap#{owner}.{} ({made} at {})", object.what, program.where_is(SiteId(object.site)))
        }
        ObjectKind::Stack => match program.allocas.get(object.what as usize) {
            Some(info) => {
                let function = program.functions.get(info.function as usize).map_or("?", |f| f.name.as_str());
                match &info.name {
                    Some(name) => format!("local `{name}` of {function}"),
                    None => format!("a local of {function}"),
                }
            }
            None => "further arguments".to_string(),
        },
        ObjectKind::Environment => "errno".to_string(),
    }
}

fn global_name(program: &Program, global: u32) -> &str {
    match program.module.globals.as_slice().get(global as usize) {
        Some(global) => global.source_name.as_deref().unwrap_or(&global.name),
        None => "?",
    }
}

fn plus(offset: u64) -> String {
    if offset == 0 { String::new() } else { format!("+{offset}") }
}

/// How to get from the start of a value of this type to an offset in it, and the type found there.
fn path(program: &Program, ty: DebugTypeId, offset: u64) -> (String, Option<DebugTypeId>) {
    let (mut ty, mut offset, mut out) = (ty, offset, String::new());
    // Types nest as deep as the source does; a hostile file could make a cycle.
    for _ in 0..64 {
        match program.module.debug_types.get(ty) {
            Some(DebugType::Array { element, count, stride }) if *stride > 0 && offset / stride < *count => {
                out.push_str(&format!("[{}]", offset / stride));
                offset %= stride;
                ty = *element;
            }
            Some(DebugType::Record { fields, .. }) => {
                let inside = |f: &&raddle_ir::Field| f.offset <= offset && offset < f.offset + f.size.max(1);
                let Some(field) = fields.iter().find(inside) else { break };
                // The insides of library types are nobody's words.
                if field.name.starts_with("__") {
                    break;
                }
                if !field.name.is_empty() {
                    out.push_str(&format!(".{}", field.name));
                }
                offset -= field.offset;
                ty = field.ty;
            }
            _ => break,
        }
    }
    out.push_str(&plus(offset));
    (out, (offset == 0).then_some(ty))
}

/// A value as its variable's type would show it.
pub(crate) fn value(program: &Program, state: &State, at: u64, len: u32, value: u128) -> String {
    // What is known of a larger one is a digest.
    if len > 16 {
        return format!("({len} bytes)");
    }
    let found = state.memory.find(at).and_then(|(place, object)| match object.kind {
        ObjectKind::Global | ObjectKind::ThreadLocal => {
            path(program, program.global_type(object.what)?, place.offset).1
        }
        _ => None,
    });
    match found.and_then(|ty| program.module.debug_types.get(ty)) {
        Some(DebugType::Base { size, signed, float, .. }) if *size == len => match (float, size) {
            (true, 4) => f32::from_bits(value as u32).to_string(),
            (true, 8) => f64::from_bits(value as u64).to_string(),
            _ if *signed => crate::arith::signed(value, len * 8).to_string(),
            _ => value.to_string(),
        },
        Some(DebugType::Pointer) if len == 8 => pointer(program, state, value as u64),
        _ if len == 8 && points_somewhere(program, state, value as u64) => pointer(program, state, value as u64),
        // Small negative numbers are far more common than numbers this large.
        _ if (4..=8).contains(&len) => crate::arith::signed(value, len * 8).to_string(),
        _ => value.to_string(),
    }
}

/// Whether a number of unknown type is surely meant as an address.
fn points_somewhere(program: &Program, state: &State, to: u64) -> bool {
    let function = address::as_function(to).is_some_and(|f| (f as usize) < program.functions.len());
    function || state.memory.find(to).is_some()
}

fn pointer(program: &Program, state: &State, to: u64) -> String {
    match (to, address::as_function(to)) {
        (0, _) => "NULL".to_string(),
        (_, Some(_)) => address(program, state, to),
        _ if state.memory.find(to).is_some() => format!("&{}", address(program, state, to)),
        _ => format!("{to:#x}"),
    }
}
