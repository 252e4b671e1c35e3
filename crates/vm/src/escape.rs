//! When an object stops being its creator's own.
//!
//! A thread's objects are out of everybody's reach until a pointer into one is put where others can look: stored into
//! memory that the thread does not own, handed to a new thread, or returned to whoever joins. That is recognised by
//! value: any aligned or unaligned word that decodes to an object the thread owns counts as a pointer to it, whatever
//! counter or tag is packed into its upper bits. Then the object is shared from here on, and so is everything that the
//! words in it point to.
//!
//! A pointer that is hidden (shifted, split into bytes, compressed) is not seen. So every access also checks
//! that the object is shared or the thread's own, and otherwise stops the search ([`LimitKind::HiddenEscape`]), to be
//! started again with no object taken for private. Exactness never depends on the guess.
//!
//! Before main has spawned its first thread, it is alone, and even shared memory is accessed invisibly: nothing can
//! conflict with that. What it has put into shared memory by then escapes at once when it spawns ([`everything`]).
//!
//! Whether an object has escaped depends on its owner's own steps only, so it is the same in all equivalent executions.
//!
//! [`LimitKind::HiddenEscape`]: raddle_trace::LimitKind::HiddenEscape

use crate::address;
use crate::memory::SHARED;
use crate::state::State;

/// Shares what a value points to, if that is an object this thread owns.
#[inline]
pub(crate) fn value(state: &mut State, t: usize, value: u64) {
    if let Some((place, object)) = state.memory.find(address::in_word(value))
        && object.owner == t as u8
    {
        state.escaping.push(place);
        spread(state, t);
    }
}

/// Shares what the words at a position in the arena point to.
pub(crate) fn words(state: &mut State, t: usize, pos: usize, len: usize) {
    push_words(state, t, pos, len);
    spread(state, t);
}

/// Shares what any shared object points to.
#[cold]
pub(crate) fn everything(state: &mut State, t: usize) {
    let mut left = std::mem::take(&mut state.ranges);
    left.clear();
    for (_, object) in state.memory.objects() {
        if object.owner == SHARED {
            left.push((object.start as usize, object.size as usize));
        }
    }
    for &(start, size) in &left {
        words(state, t, start, size);
    }
    state.ranges = left;
}

fn push_words(state: &mut State, t: usize, pos: usize, len: usize) {
    for word in state.memory.words(pos, len) {
        if let Some((place, object)) = state.memory.find(address::in_word(word))
            && object.owner == t as u8
        {
            state.escaping.push(place);
        }
    }
}

#[cold]
fn spread(state: &mut State, t: usize) {
    while let Some(place) = state.escaping.pop() {
        let Some(&object) = state.memory.object(place) else { continue };
        if object.owner != t as u8 {
            continue;
        }
        state.memory.share(&mut state.undo, place.table, place.number);
        push_words(state, t, object.start as usize, object.size as usize);
    }
}
