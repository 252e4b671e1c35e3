//! What is always true of a machine, checked after every step with the feature `expensive-checks`.
//!
//! Two things: the structures fit together ([`verify`]), and going back leads to the state that was marked
//! ([`Marked`]): its digest is kept with the mark and compared after the rewind.

use crate::program::Program;
use crate::state::State;
use crate::thread::Status;
use raddle_trace::ThreadId;
use std::cell::RefCell;
use std::collections::BTreeMap;

/// Guest memory beyond which only every [`SAMPLE`]th mark has its digest kept: a digest looks at every byte.
const SMALL_BYTES_MAX: usize = 1 << 16;
const SAMPLE: u64 = 64;

/// Digests of marked states, by the length of the undo log.
#[derive(Default)]
pub(crate) struct Marked(RefCell<Digests>);

#[derive(Default)]
struct Digests {
    known: BTreeMap<usize, u64>,
    marks: u64,
}

impl Marked {
    /// Keeps the digest of a state that is being marked.
    pub fn note(&self, state: &State) {
        let mut digests = self.0.borrow_mut();
        digests.marks += 1;
        if state.memory.len() <= SMALL_BYTES_MAX || digests.marks.is_multiple_of(SAMPLE) {
            digests.known.entry(state.undo.len()).or_insert_with(|| state.fingerprint());
        }
    }

    /// Compares a state that was gone back to with what it was, and forgets what lies ahead of it.
    pub fn compare(&self, state: &State) {
        let mut digests = self.0.borrow_mut();
        let here = state.undo.len();
        digests.known.split_off(&(here + 1));
        if let Some(&before) = digests.known.get(&here) {
            assert_eq!(before, state.fingerprint(), "going back to {here} does not restore the state");
        }
    }
}

/// Panics where the structures of a machine do not fit together.
pub(crate) fn verify(program: &Program, state: &State) {
    verify_memory(state);
    for t in state.born {
        verify_thread(program, state, t);
    }
    assert!(state.ready.difference(state.born).is_empty(), "a thread that does not exist is ready");
    assert!(state.changing.difference(state.born).is_empty(), "a thread that does not exist is to be looked at again");
}

/// Bytes of live objects lie in the arena and do not overlap.
fn verify_memory(state: &State) {
    let mut ranges: Vec<(u32, u32)> =
        state.memory.objects().filter(|(_, o)| !o.is_dead() && o.size > 0).map(|(_, o)| (o.start, o.size)).collect();
    ranges.sort_unstable();
    for pair in ranges.windows(2) {
        assert!(pair[0].0 + pair[0].1 <= pair[1].0, "two live objects share bytes: {pair:?}");
    }
    if let Some(&(start, size)) = ranges.last() {
        assert!((start + size) as usize <= state.memory.len(), "an object lies outside of the arena");
    }
}

/// Frames follow each other without gaps, their places are their functions' own, and the sets agree with what is shown.
fn verify_thread(program: &Program, state: &State, t: ThreadId) {
    let thread = &state.threads[t.0 as usize];
    let depth = thread.core.depth as usize;
    assert!(depth >= 1 && depth <= thread.frames.len(), "{t:?} has {depth} frames");
    let mut next = 0;
    let mut height = 0;
    for frame in &thread.frames[..depth] {
        assert_eq!(frame.base, next, "a frame of {t:?} begins elsewhere");
        assert!(frame.stack_objects >= height, "a frame of {t:?} has lost stack objects");
        assert!((frame.pc as usize) < program.code.len(), "a frame of {t:?} is outside of the program");
        let info = &program.functions[frame.function as usize];
        assert_eq!(frame.len, info.slots + frame.extra, "a frame of {t:?} has the wrong size");
        (next, height) = (frame.base + frame.len, frame.stack_objects);
    }
    assert!(next as usize <= thread.regs.len(), "registers of {t:?} are missing");
    assert!(height <= thread.core.stack_objects, "stack objects of {t:?} are missing");
    assert!(thread.core.stack_objects as usize <= thread.stack_objects.len(), "stack objects of {t:?} are missing");
    assert!(thread.core.key_values as usize <= thread.key_values.len(), "key values of {t:?} are missing");
    let ready = thread.core.status == Status::Live && thread.shown.blocked.is_none();
    assert_eq!(state.ready.contains(t), ready, "{t:?} is ready in one place and not in another");
}
