//! Counts reads-from classes by their definition.
//!
//! Two executions are in the same class when every thread does the same, and every read takes each of its bytes from the
//! same write. Executions of one class can leave different values behind, so a prefix is remembered together with the
//! state that it leads to and the last writer of every byte.
//!
//! An operation on a synchronisation object that finds out something reads from all earlier ones that changed it and that it
//! depends on; those that commute are a set.

use std::collections::{BTreeMap, BTreeSet, HashSet};

use crate::Counts;
use crate::event::{Event, Mode};
use crate::hash::{Digest, hash_of};
use crate::state::{Ending, State};
use crate::step::Machine;

/// Counts the classes; `None` when there are more prefixes than that.
pub fn count(machine: &Machine<'_>, prefixes: usize) -> Option<Counts> {
    let (state, _) = machine.start();
    let mut walk = Walk { machine, visited: HashSet::new(), classes: BTreeMap::new(), prefixes };
    walk.visit(&state, &Writers::default(), 0)?;
    let mut counts = Counts::default();
    for ending in walk.classes.values() {
        match ending {
            Ending::Complete | Ending::Deadlock => counts.complete += 1,
            Ending::AssumeBlocked => counts.assume_blocked += 1,
            Ending::AwaitBlocked => counts.await_blocked += 1,
        }
    }
    Some(counts)
}

/// The thread and the number of the step that last wrote a byte of an object.
type Bytes = BTreeMap<(usize, usize), (usize, usize)>;

/// Who wrote what there is to see.
#[derive(Clone, Debug, Default, Hash)]
struct Writers {
    bytes: Bytes,
    /// By object: the steps that changed it, and how.
    objects: BTreeMap<usize, BTreeSet<(usize, usize, Mode)>>,
}

struct Walk<'a> {
    machine: &'a Machine<'a>,
    visited: HashSet<u128>,
    classes: BTreeMap<u128, Ending>,
    prefixes: usize,
}

impl Walk<'_> {
    fn visit(&mut self, state: &State, writers: &Writers, class: u128) -> Option<()> {
        let moment = Digest::new(3).with_hash(hash_of(state)).with_hash(hash_of(writers)).with_hash(class).hash();
        if !self.visited.insert(moment) {
            return Some(());
        }
        let mut moved = false;
        for thread in 0..state.threads.len() {
            for alternative in 0..self.machine.alternatives(state, thread) {
                moved = true;
                let mut next = state.clone();
                let event = self.machine.step(&mut next, thread, alternative).event;
                let mut writers = writers.clone();
                let hash = observe(&event, &mut writers);
                self.visit(&next, &writers, class.wrapping_add(hash))?;
            }
        }
        if !moved {
            self.classes.insert(class, self.machine.ending(state));
        }
        (self.visited.len() <= self.prefixes).then_some(())
    }
}

/// The hash of a step with the writers that it reads from; then it is the writer of what it writes.
fn observe(event: &Event, writers: &mut Writers) -> u128 {
    let mut digest = event.digest();
    // An atomic block reads its own writes; that is no choice, and the writer is the same in every execution.
    for access in &event.accesses {
        for byte in access.start..access.end {
            let place = (access.object, byte);
            if access.reads {
                let (thread, step) = writers.bytes.get(&place).copied().unwrap_or((usize::MAX, 0));
                digest = digest.with(place.0 as u64).with(byte as u64).with(thread as u64).with(step as u64);
            }
            if access.writes {
                writers.bytes.insert(place, (event.thread, event.index));
            }
        }
    }
    for touched in &event.synchronised {
        let earlier = writers.objects.entry(touched.object).or_default();
        if observes(touched.mode) {
            let seen: Vec<_> = earlier.iter().filter(|(.., mode)| mode.conflicts(touched.mode)).collect();
            digest = digest.with_hash(hash_of(&seen));
        }
        if touched.mode.changes() {
            earlier.insert((event.thread, event.index, touched.mode));
        }
    }
    digest.with_hash(hash_of(&event.after)).hash()
}

/// Whether what an operation does depends on the object that it finds.
fn observes(mode: Mode) -> bool {
    !matches!(mode, Mode::Unlock | Mode::ReadUnlock | Mode::WriteUnlock | Mode::Post | Mode::Enqueue | Mode::OnceEnd)
        && !matches!(mode, Mode::Arrive(_, false))
}
