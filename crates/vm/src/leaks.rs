//! Heap objects that were lost: neither freed nor reachable when an execution ends.

use crate::address;
use crate::memory::{Object, ObjectKind, TERM};
use crate::state::State;
use raddle_trace::{Note, SiteId};
use std::collections::HashSet;

/// The lost objects, by where they were made.
pub(crate) fn find(state: &State) -> Vec<Note> {
    if state.born.iter().all(|t| state.threads[t.0 as usize].core.heap_objects == 0) {
        return Vec::new();
    }
    // A term may be a pointer, and nobody knows to what.
    let is_term = |object: &&Object| state.memory.contents(object).1.windows(8).any(|marks| marks == [TERM; 8]);
    if state.terms.is_some() && state.memory.objects().any(|(_, object)| !object.is_dead() && is_term(&object)) {
        return Vec::new();
    }
    let mut reached = HashSet::new();
    let mut left = Vec::new();
    for (base, object) in state.memory.objects() {
        if object.kind != ObjectKind::Heap && !object.is_dead() {
            left.push(base);
        }
    }
    for t in state.born {
        let thread = &state.threads[t.0 as usize];
        if thread.core.status == crate::thread::Status::Live {
            let top = thread.top();
            left.extend(thread.regs[..(top.base + top.len) as usize].iter().copied());
        }
        left.extend(thread.key_values[..thread.core.key_values as usize].iter().map(|&(_, value)| value));
    }
    while let Some(pointer) = left.pop() {
        let Some((place, object)) = state.memory.find(address::in_word(pointer)) else { continue };
        if object.is_dead() || !reached.insert(state.memory.base(place)) {
            continue;
        }
        left.extend(state.memory.words(object.start as usize, object.size as usize));
    }
    let mut lost = Vec::new();
    for (base, object) in state.memory.sorted_objects() {
        if object.kind == ObjectKind::Heap && !object.is_dead() && !reached.contains(&base) {
            let message = format!("{} bytes allocated here are never freed", object.size);
            lost.push(Note { message, site: SiteId(object.site) });
        }
    }
    lost
}
