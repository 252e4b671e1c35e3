//! Cells: the bytes of memory, grouped so that no access tells the bytes of a group apart.
//!
//! The paper's variables do not overlap; real accesses do. Reads-from is therefore defined per byte, and a cell is a
//! maximal range of bytes that every access seen so far covers completely or not at all. An access then touches a sequence
//! of cells, and each cell of a read has one source. When an access arrives that covers part of a cell, the cell is
//! split; both parts keep their history.
//!
//! Operations of different threads on one synchronisation object can commute: two read locks, two posts. Such an object has,
//! beside the cell of its own bytes, *units*: one imaginary byte for each thread, in which that thread keeps its share
//! (see `objects.rs`). They are at addresses that no machine uses, and are cells like all others: a write lock looks at
//! the units of all threads, which is one cell until some thread writes its own and splits it off.

use crate::bytes::{Corrupt, Plain, Reader, plain};
use raddle_trace::{Access, Mode, Order, THREADS_MAX};

#[derive(Clone, Copy, Debug)]
struct Cell {
    address: u64,
    len: u32,
    id: u32,
}

/// A cell that was split: its history belongs to both parts now.
#[derive(Clone, Copy, Debug)]
pub struct Split {
    /// The old cell, which keeps the lower bytes.
    pub old: u32,
    /// The cell with the upper bytes.
    pub new: u32,
}

/// What is known about a cell.
#[derive(Clone, Copy, Debug)]
pub struct CellInfo {
    pub address: u64,
    pub len: u32,
    /// Whether synchronisation operations (or the end of an object's life) use it: all its writes read it too.
    pub ordered: bool,
    /// Whether it has been written by a write that does not read it.
    pub written_blindly: bool,
    /// The value it has at the start, once it is known; for synchronisation objects the holders or the count.
    pub initial: Option<u128>,
    /// Whether an event has touched it.
    pub touched: bool,
    /// Where the units of the object are, if operations on it can commute.
    pub units: Option<u64>,
    /// Whether the object is a barrier.
    pub barrier: bool,
    /// For barriers: the program asks who came last.
    pub ordered_arrivals: bool,
    /// Whether it is a unit itself.
    pub is_unit: bool,
    /// Whether it is a synchronisation object, and not only memory that is freed.
    pub object: bool,
    /// For condition variables: the mutex they are used with.
    pub mutex: Option<u32>,
}

/// Addresses from here on are units; machines have none of them.
const UNITS: u64 = 1 << 63;

/// How far the units of two objects are apart: a byte for each thread and, for barriers, each generation.
const UNITS_LEN: u64 = THREADS_MAX as u64 * (1 << 16);

const MEMO: usize = 256;

/// All cells.
#[derive(Clone, Debug)]
pub struct Cells {
    /// By address, disjoint.
    sorted: Vec<Cell>,
    info: Vec<CellInfo>,
    /// Accesses that are one cell, by a few bits of the address.
    memo: Box<[Cell; MEMO]>,
    pub splits: Vec<Split>,
    /// How many objects have units.
    objects: u64,
}

impl Cells {
    pub fn new() -> Self {
        let none = Cell { address: 0, len: 0, id: u32::MAX };
        Cells { sorted: Vec::new(), info: Vec::new(), memo: Box::new([none; MEMO]), splits: Vec::new(), objects: 0 }
    }

    pub fn len(&self) -> usize {
        self.info.len()
    }

    pub fn info(&self, cell: u32) -> &CellInfo {
        &self.info[cell as usize]
    }

    pub fn info_mut(&mut self, cell: u32) -> &mut CellInfo {
        &mut self.info[cell as usize]
    }

    /// The units of the object in this cell; it gets some the first time.
    pub fn units_of(&mut self, cell: u32) -> u64 {
        let info = &mut self.info[cell as usize];
        if let Some(units) = info.units {
            return units;
        }
        let units = UNITS + self.objects * UNITS_LEN;
        *info = CellInfo { units: Some(units), initial: None, ordered: true, ..*info };
        self.objects += 1;
        units
    }

    /// Appends the cell of a thread's unit to `out`; `tag` tells the generations of a barrier apart.
    pub fn unit_of(&mut self, units: u64, tag: u16, thread: usize, out: &mut Vec<u32>) {
        self.cells_of(&unit_access(units + u64::from(tag) * THREADS_MAX as u64 + thread as u64, 1), out);
    }

    /// Appends the cells of all threads' units to `out`.
    pub fn all_units(&mut self, units: u64, tag: u16, out: &mut Vec<u32>) {
        self.cells_of(&unit_access(units + u64::from(tag) * THREADS_MAX as u64, THREADS_MAX as u32), out);
    }

    /// Appends the cells of an access to `out`.
    #[inline]
    pub fn cells_of(&mut self, access: &Access, out: &mut Vec<u32>) {
        let slot = (access.address as usize ^ (access.address >> 7) as usize) % MEMO;
        let memo = self.memo[slot];
        if memo.address == access.address && memo.len == access.len {
            out.push(memo.id);
            return;
        }
        let start = out.len();
        self.find_cells(access.address, access.len, out);
        if let [id] = out[start..] {
            self.memo[slot] = Cell { address: access.address, len: access.len, id };
        }
    }

    /// What a cell is used for.
    fn role(&self, cell: u32) -> impl PartialEq {
        let CellInfo { ordered, units, barrier, ordered_arrivals, object, .. } = self.info[cell as usize];
        (ordered, units.is_some(), barrier, ordered_arrivals, object)
    }

    /// The cells of memory that were touched, by address.
    fn touched(&self) -> impl Iterator<Item = &Cell> + Clone {
        self.sorted.iter().filter(|cell| cell.address < UNITS && self.info[cell.id as usize].touched)
    }

    /// Where the mutex is that a condition variable is used with.
    fn mutex_of(&self, cell: u32) -> Option<u64> {
        self.info[cell as usize].mutex.map(|mutex| self.info[mutex as usize].address)
    }

    /// Whether another search of the program uses the bytes that both have touched for the same.
    pub fn agrees_with(&self, other: &Cells) -> bool {
        let mut theirs = other.touched().peekable();
        self.touched().all(|mine| {
            let (start, end) = (mine.address, mine.address + u64::from(mine.len));
            while theirs.next_if(|cell| cell.address + u64::from(cell.len) <= start).is_some() {}
            theirs.clone().take_while(|cell| cell.address < end).all(|cell| {
                let mutexes = (self.mutex_of(mine.id), other.mutex_of(cell.id));
                let contradict = matches!(mutexes, (Some(mine), Some(theirs)) if mine != theirs);
                self.role(mine.id) == other.role(cell.id) && !contradict
            })
        })
    }

    /// Takes over what another search of the program has learned, which [agrees](Self::agrees_with). May split cells.
    pub fn learn(&mut self, other: &Cells) {
        let mut cells = Vec::new();
        let mut find = |all: &mut Cells, cell: &Cell| {
            cells.clear();
            all.find_cells(cell.address, cell.len, &mut cells);
            cells.clone()
        };
        for cell in other.touched() {
            let theirs = other.info[cell.id as usize];
            let mine = find(self, cell);
            if let ([only], Some(_)) = (&mine[..], theirs.units) {
                self.units_of(*only);
            }
            for id in mine {
                let info = &mut self.info[id as usize];
                info.touched = true;
                info.ordered |= theirs.ordered;
                info.written_blindly |= theirs.written_blindly;
                info.barrier |= theirs.barrier;
                info.ordered_arrivals |= theirs.ordered_arrivals;
                info.object |= theirs.object;
            }
        }
        for condition in other.touched() {
            let Some(mutex) = other.info[condition.id as usize].mutex else { continue };
            let known = other.sorted.iter().find(|cell| cell.id == mutex);
            if let (Some(&condition), Some(&mutex)) =
                (find(self, condition).first(), known.map(|cell| find(self, cell)[0]).as_ref())
            {
                self.info[condition as usize].mutex.get_or_insert(mutex);
            }
        }
    }

    fn find_cells(&mut self, address: u64, len: u32, out: &mut Vec<u32>) {
        let end = address.saturating_add(u64::from(len));
        let mut at = address;
        let mut i = self.sorted.partition_point(|c| c.address + u64::from(c.len) <= address);
        while at < end {
            match self.sorted.get(i).copied() {
                Some(cell) if cell.address < at => {
                    // Starts inside of a cell: split off what is before.
                    self.split(i, at);
                    i += 1;
                }
                Some(cell) if cell.address == at => {
                    if cell.address + u64::from(cell.len) > end {
                        self.split(i, end);
                    }
                    out.push(cell.id);
                    at += u64::from(self.sorted[i].len);
                    i += 1;
                }
                next => {
                    let until = next.map_or(end, |cell| cell.address.min(end));
                    out.push(self.insert(i, at, (until - at) as u32));
                    at = until;
                    i += 1;
                }
            }
        }
    }

    fn insert(&mut self, i: usize, address: u64, len: u32) -> u32 {
        let id = self.info.len() as u32;
        self.info.push(CellInfo {
            address,
            len,
            ordered: false,
            written_blindly: false,
            initial: None,
            touched: false,
            units: None,
            barrier: false,
            ordered_arrivals: false,
            is_unit: address >= UNITS,
            object: false,
            mutex: None,
        });
        self.sorted.insert(i, Cell { address, len, id });
        id
    }

    fn split(&mut self, i: usize, at: u64) {
        let Cell { address, len, id: old } = self.sorted[i];
        let low = (at - address) as u32;
        self.sorted[i].len = low;
        let new = self.insert(i + 1, at, len - low);
        let info = self.info[old as usize];
        let cut = |bits: u32, value: u128| if bits >= 128 { value } else { value & ((1 << bits) - 1) };
        let shift = |value: u128| if low >= 16 { 0 } else { value >> (8 * low) };
        let fits = !info.ordered && len <= 16;
        self.info[new as usize] =
            CellInfo { address: at, len: len - low, initial: info.initial.filter(|_| fits).map(shift), ..info };
        let initial = info.initial.filter(|_| fits).map(|value| cut(8 * low, value));
        self.info[old as usize] = CellInfo { len: low, initial, ..info };
        for memo in self.memo.iter_mut().filter(|memo| memo.id == old) {
            memo.len = 0;
        }
        self.splits.push(Split { old, new });
    }
}

plain!(Cell { address, len, id });
plain!(CellInfo {
    address,
    len,
    ordered,
    written_blindly,
    initial,
    touched,
    units,
    barrier,
    ordered_arrivals,
    is_unit,
    object,
    mutex,
});

impl Plain for Cells {
    fn write(&self, to: &mut Vec<u8>) {
        let Cells { sorted, info, memo: _, splits: _, objects } = self;
        sorted.write(to);
        info.write(to);
        objects.write(to);
    }

    fn read(from: &mut Reader<'_>) -> Result<Self, Corrupt> {
        let (sorted, (info, objects)): (Vec<Cell>, (Vec<CellInfo>, u64)) = Plain::read(from)?;
        let cells = Cells { sorted, info, objects, ..Cells::new() };
        let known = |cell: &Cell| (cell.id as usize) < cells.info.len() && cell.len > 0;
        let apart = |a: &Cell, b: &Cell| a.address.checked_add(u64::from(a.len)).is_some_and(|end| end <= b.address);
        if cells.sorted.iter().all(known) && cells.sorted.is_sorted_by(apart) { Ok(cells) } else { Err(Corrupt) }
    }
}

fn unit_access(address: u64, len: u32) -> Access {
    Access { address, len, mode: Mode::Update, order: Order::SeqCst, tag: 0 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn overlapping_accesses_split_cells() {
        let mut cells = Cells::new();
        let mut of = |address, len| {
            let mut out = Vec::new();
            cells.cells_of(&Access { address, len, mode: Mode::Read, order: Order::Plain, tag: 0 }, &mut out);
            (out, std::mem::take(&mut cells.splits).len())
        };
        assert_eq!(of(8, 8), (vec![0], 0));
        assert_eq!(of(8, 8), (vec![0], 0));
        assert_eq!(of(12, 4), (vec![1], 1));
        assert_eq!(of(8, 8), (vec![0, 1], 0));
        assert_eq!(of(4, 6), (vec![2, 0], 1));
        assert_eq!(of(8, 8), (vec![0, 3, 1], 0));
        assert_eq!(of(100, 1), (vec![4], 0));
    }

    #[test]
    fn searches_agree_unless_bytes_that_both_touched_are_used_for_something_else() {
        let touch = |cells: &mut Cells, address, len, ordered| {
            let mut out = Vec::new();
            cells.cells_of(&Access { address, len, mode: Mode::Read, order: Order::Plain, tag: 0 }, &mut out);
            for cell in out {
                let info = cells.info_mut(cell);
                (info.touched, info.ordered) = (true, ordered);
            }
        };
        let mut mine = Cells::new();
        touch(&mut mine, 8, 8, false);
        touch(&mut mine, 32, 8, true);
        let mut theirs = Cells::new();
        touch(&mut theirs, 12, 2, false);
        touch(&mut theirs, 24, 8, true);
        touch(&mut theirs, 32, 8, true);
        assert!(mine.agrees_with(&theirs) && theirs.agrees_with(&mine));
        mine.learn(&theirs);
        assert_eq!(std::mem::take(&mut mine.splits).len(), 2);
        let mut learned = Vec::new();
        mine.cells_of(&Access { address: 24, len: 8, mode: Mode::Read, order: Order::Plain, tag: 0 }, &mut learned);
        assert!(matches!(learned[..], [cell] if mine.info(cell).ordered && mine.info(cell).touched));
        touch(&mut theirs, 15, 4, true);
        assert!(!mine.agrees_with(&theirs) && !theirs.agrees_with(&mine));
    }
}
