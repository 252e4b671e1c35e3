//! What is remembered of memory: for every granule of eight bytes, the accesses that a later one could race with, and
//! what a later read acquires.
//!
//! Granules are found by their address in a table with open addressing: one multiplication and usually one probe, with
//! no hasher behind it. Granules are never removed: addresses are the same in all executions, so their number is that of the
//! program's shared granules.

use super::clocks::Knowledge;
use super::lists::Lists;

/// Bytes in a granule.
pub(super) const GRANULE_BYTES: u64 = 8;

/// An access that happened.
#[derive(Clone, Copy, Debug)]
pub(super) struct Cell {
    /// Whose event, its number in the thread, and what was known then.
    pub(super) knows: Knowledge,
    /// The number of the event in the execution.
    pub(super) event: u32,
    /// The bytes of the granule.
    pub(super) mask: u8,
    writes: bool,
    plain: bool,
}

impl Cell {
    pub(super) fn new(knows: Knowledge, event: u32, writes: bool, plain: bool) -> Self {
        Cell { knows, event, mask: 0, writes, plain }
    }

    pub(super) fn writes(&self) -> bool {
        self.writes
    }

    /// Whether the new access, to these bytes, races with this one unless it is ordered after it.
    #[inline]
    pub(super) fn conflicts(&self, new: &Cell, mask: u8) -> bool {
        self.mask & mask != 0 && (self.writes | new.writes) & (self.plain | new.plain)
    }
}

/// Under what a release is found again: bytes of data, or a kind of synchronisation object with the low bits of its
/// address.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Slot {
    Bytes(u8),
    Mutex(u8),
    WriteUnlock(u8),
    ReadUnlock(u8),
    Semaphore(u8),
    Barrier(u8, u16),
    Once(u8),
}

/// The shadow of memory.
#[derive(Default)]
pub(super) struct Shadow {
    /// Open addressing: number of the granule plus one, zero for a free place. A power of two, at most half full.
    table: Vec<u32>,
    keys: Vec<u64>,
    cells: Lists<Cell>,
    releases: Lists<(Slot, Knowledge)>,
}

/// A state to go back to.
#[derive(Clone, Copy, Debug)]
pub(super) struct Position {
    cells: usize,
    releases: usize,
}

/// The granules of a range of bytes: key, and which of their bytes.
pub(super) fn granules(address: u64, len: u32) -> impl Iterator<Item = (u64, u8)> {
    let last = address.saturating_add(u64::from(len).saturating_sub(1));
    (address / GRANULE_BYTES..=last / GRANULE_BYTES).map(move |key| (key, mask_in(key, address, len)))
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
        self.keys.len()
    }

    pub(super) fn key(&self, granule: usize) -> u64 {
        self.keys[granule]
    }

    /// The place of a key in the table, or the free place where it belongs.
    #[inline]
    fn place(&self, key: u64) -> usize {
        let bits = self.table.len().trailing_zeros();
        let mut place = (key.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> (64 - bits)) as usize;
        while self.table[place] != 0 && self.keys[self.table[place] as usize - 1] != key {
            place = (place + 1) & (self.table.len() - 1);
        }
        place
    }

    /// A granule, if it was ever touched.
    pub(super) fn find(&self, key: u64) -> Option<usize> {
        if self.table.is_empty() {
            return None;
        }
        (self.table[self.place(key)] as usize).checked_sub(1)
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
        if (self.keys.len() + 1) * 2 > self.table.len() {
            let size = (self.table.len() * 2).max(64);
            self.table.clear();
            self.table.resize(size, 0);
            for i in 0..self.keys.len() {
                let place = self.place(self.keys[i]);
                self.table[place] = i as u32 + 1;
            }
        }
        let place = self.place(key);
        self.keys.push(key);
        self.table[place] = self.keys.len() as u32;
        self.cells.grow();
        self.releases.grow();
        self.keys.len() - 1
    }

    #[inline]
    pub(super) fn cells(&self, granule: usize) -> &[Cell] {
        self.cells.get(granule)
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

    /// Remembers an access, and forgets those that it makes superfluous: earlier ones, ordered before it, to bytes it covers
    /// too, that conflict with nothing it does not conflict with. What races with such a one, later, also races with
    /// this one. This leaves a few accesses for each thread.
    #[inline]
    pub(super) fn remember(&mut self, granule: usize, mask: u8, mut new: Cell, ordered: impl Fn(&Cell) -> bool) {
        new.mask = mask;
        let mut placed = false;
        let mut i = 0;
        while let Some(old) = self.cells.get(granule).get(i) {
            let weaker = new.writes >= old.writes && new.plain >= old.plain;
            if !(weaker && old.mask & !mask == 0 && ordered(old)) {
                i += 1;
            } else if placed {
                self.cells.remove(granule, i);
            } else {
                self.cells.replace(granule, i, new);
                placed = true;
                i += 1;
            }
        }
        if !placed {
            self.cells.push(granule, new);
        }
    }

    pub(super) fn position(&self) -> Position {
        Position { cells: self.cells.changes(), releases: self.releases.changes() }
    }

    pub(super) fn rewind(&mut self, to: Position) {
        self.cells.rewind(to.cells);
        self.releases.rewind(to.releases);
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
            }
        }
    }

    #[test]
    fn granules_are_found_again() {
        let mut shadow = Shadow::default();
        for key in (0..1000u64).map(|i| (i * i) << 20 | i) {
            assert_eq!(shadow.find(key), None);
            let granule = shadow.granule(key);
            assert_eq!((shadow.granule(key), shadow.key(granule)), (granule, key));
        }
        assert_eq!(shadow.len(), 1000);
    }
}
