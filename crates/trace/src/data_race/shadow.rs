//! What is remembered of memory: for every granule of eight bytes, the accesses that a later one could race with, and
//! what a later read acquires.

use super::knowledge::Knowledge;
use super::lists::Lists;
use crate::Mode;
use crate::granule::{GRANULE_BYTES, Granules};

/// Who accessed which bytes of a granule, and how.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Key {
    pub(super) thread: u8,
    pub(super) mask: u8,
    pub(super) writes: bool,
    pub(super) plain: bool,
    /// Part of an atomic block: blocks do not race with each other.
    pub(super) block: bool,
}

impl Key {
    /// Whether two accesses of different threads race unless they are ordered.
    #[inline]
    pub(super) fn conflicts(self, other: Key) -> bool {
        let apart = !(self.block & other.block);
        self.mask & other.mask != 0 && (self.writes | other.writes) & (self.plain | other.plain) & apart
    }

    /// Whether this access conflicts with everything that the other, earlier one conflicts with.
    #[inline]
    fn subsumes(self, earlier: Key) -> bool {
        earlier.mask & !self.mask == 0
            && self.writes >= earlier.writes
            && self.plain >= earlier.plain
            && self.block <= earlier.block
    }
}

/// An access that happened.
#[derive(Clone, Copy, Debug)]
pub(super) struct Cell {
    pub(super) key: Key,
    /// The number of the event in its thread, from 1.
    pub(super) number: u32,
    /// The number of the event in the execution.
    pub(super) event: u32,
}

/// Under what a release is found again: bytes of data, or a synchronisation object, by the low bits of its address.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Slot {
    Bytes(u8),
    /// Bytes of a number that additions have added to since, which acquire nothing from each other.
    Added(u8),
    /// Bytes that an atomic block wrote last.
    Block(u8),
    /// Bytes that sections of a mutex touched, which is known by its granule.
    Section {
        bytes: u8,
        writes: bool,
        mutex: u32,
    },
    /// What accesses of this mode and tag released.
    Object {
        low: u8,
        mode: Mode,
        tag: u16,
    },
}

/// The shadow of memory.
#[derive(Default)]
pub(super) struct Shadow {
    granules: Granules,
    /// Plain and atomic accesses apart: atomic ones, which are many, do not race with each other.
    plain: Lists<Cell>,
    atomic: Lists<Cell>,
    releases: Lists<(Slot, Knowledge)>,
}

/// A state to go back to.
#[derive(Clone, Copy, Debug)]
pub(super) struct Position {
    plain: u32,
    atomic: u32,
    releases: u32,
}

/// The granules of a range of bytes: key, and which of their bytes.
pub(super) fn granules(address: u64, len: u32) -> impl Iterator<Item = (u64, u8)> {
    let last = address.saturating_add(u64::from(len).saturating_sub(1));
    (address / GRANULE_BYTES..=last / GRANULE_BYTES).map(move |key| (key, mask_in(key, address, len)))
}

/// The granule of a range that lies in one: key, and which of its bytes.
#[inline]
pub(super) fn only_granule(address: u64, len: u32) -> Option<(u64, u8)> {
    let start = (address % GRANULE_BYTES) as u32;
    let fits = len <= 8 && start + len <= 8;
    fits.then(|| (address / GRANULE_BYTES, (((1u32 << len) - 1) << start) as u8))
}

/// The granule of one byte.
pub(super) fn first_byte(address: u64) -> (u64, u8) {
    (address / GRANULE_BYTES, 1 << low_bits(address))
}

/// Where in its granule an address lies.
pub(super) fn low_bits(address: u64) -> u8 {
    (address % GRANULE_BYTES) as u8
}

/// The bytes of a granule that lie in a range.
#[inline]
pub(super) fn mask_in(key: u64, address: u64, len: u32) -> u8 {
    let start = key * GRANULE_BYTES;
    let end = address.saturating_add(u64::from(len));
    let from = address.saturating_sub(start).min(8) as u32;
    let to = end.saturating_sub(start).min(8) as u32;
    (((1u32 << to) - 1) & !((1u32 << from) - 1)) as u8
}

impl Shadow {
    /// The number of granules.
    pub(super) fn len(&self) -> usize {
        self.granules.len()
    }

    pub(super) fn key(&self, granule: usize) -> u64 {
        self.granules.granule(granule)
    }

    /// A granule, if it was ever touched.
    pub(super) fn find(&self, key: u64) -> Option<usize> {
        self.granules.find(key)
    }

    /// A granule.
    #[inline]
    pub(super) fn granule(&mut self, key: u64) -> usize {
        match self.find(key) {
            Some(granule) => granule,
            None => self.add(key),
        }
    }

    #[cold]
    fn add(&mut self, key: u64) -> usize {
        self.plain.grow();
        self.atomic.grow();
        self.releases.grow();
        self.granules.add(key)
    }

    /// The accesses that an access of this kind can race with.
    #[inline]
    pub(super) fn rivals(&self, granule: usize, key: Key) -> impl Iterator<Item = &Cell> {
        let atomic = if key.plain { self.atomic.get(granule) } else { &[] };
        self.plain.get(granule).iter().chain(atomic)
    }

    #[inline]
    pub(super) fn releases(&self, granule: usize) -> &[(Slot, Knowledge)] {
        self.releases.get(granule)
    }

    pub(super) fn add_release(&mut self, granule: usize, release: (Slot, Knowledge)) {
        self.releases.push(granule, release);
    }

    pub(super) fn set_release(&mut self, granule: usize, at: usize, release: (Slot, Knowledge)) {
        self.releases.replace(granule, at, release);
    }

    pub(super) fn remove_release(&mut self, granule: usize, at: usize) {
        self.releases.remove(granule, at);
    }

    /// Remembers an access, and forgets what it makes superfluous: earlier accesses, ordered before it, that conflict with
    /// nothing it does not conflict with. What races with such a one, later, also races with this one. This leaves a few
    /// accesses for each thread.
    #[inline]
    pub(super) fn remember(&mut self, granule: usize, new: Cell, ordered: impl Fn(&Cell) -> bool) {
        if new.key.plain {
            let superfluous = |old: &Cell| new.key.subsumes(old.key) && ordered(old);
            replace_first(&mut self.plain, granule, new, superfluous);
            remove_all(&mut self.atomic, granule, 0, superfluous);
        } else {
            // The thread's own last access of this kind; looking for more would cost more than it saves.
            match self.atomic.get(granule).iter().position(|old| old.key == new.key) {
                Some(at) => self.atomic.replace(granule, at, new),
                None => self.atomic.push(granule, new),
            }
        }
    }

    pub(super) fn position(&self) -> Position {
        Position { plain: self.plain.changes(), atomic: self.atomic.changes(), releases: self.releases.changes() }
    }

    pub(super) fn rewind(&mut self, to: Position) {
        let Position { plain, atomic, releases } = to;
        self.plain.rewind(plain);
        self.atomic.rewind(atomic);
        self.releases.rewind(releases);
    }
}

/// Puts an item in the place of the first that is superfluous, or at the end, and removes the others.
#[inline]
fn replace_first(lists: &mut Lists<Cell>, list: usize, new: Cell, superfluous: impl Fn(&Cell) -> bool) {
    match lists.get(list).iter().position(&superfluous) {
        None => lists.push(list, new),
        Some(at) => {
            remove_all(lists, list, at + 1, superfluous);
            lists.replace(list, at, new);
        }
    }
}

fn remove_all(lists: &mut Lists<Cell>, list: usize, from: usize, superfluous: impl Fn(&Cell) -> bool) {
    let mut i = from;
    while let Some(old) = lists.get(list).get(i) {
        if superfluous(old) {
            lists.remove(list, i);
        } else {
            i += 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn granules_cover_a_range_byte_by_byte() {
        for address in 0..24u64 {
            for len in 1..30u32 {
                let mut bytes = Vec::new();
                for (key, mask) in granules(address, len) {
                    bytes.extend((0..8).filter(|i| mask >> i & 1 != 0).map(|i| key * 8 + i));
                }
                assert_eq!(bytes, (address..address + u64::from(len)).collect::<Vec<_>>());
                let mut all = granules(address, len);
                let only = all.next().filter(|_| all.next().is_none());
                assert_eq!(only_granule(address, len), only);
            }
        }
    }
}
