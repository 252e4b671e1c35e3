//! Guest memory: objects with bounds, lifetimes, owners and a mark per byte that says whether it was ever written.
//!
//! All objects' bytes lie in one arena that grows during an execution and shrinks when it is rewound; an object's
//! record says where its bytes are. Records lie in one table per row of [`address`] in use, by object number, and a directory of
//! all rows says which. Numbers are never reused within an execution, so a dangling pointer always decodes to the record of
//! what it once pointed to.
//!
//! An object starts out **owned** by the thread that made it, and becomes **shared** when a pointer into it can be seen
//! by others (see [`escape`](crate::escape)). The owner's accesses to it are invisible. [`Object::owner`] folds all this into the
//! one byte that the interpreter compares with the running thread: a dead object has the owner [`DEAD`], a constant
//! [`READ_ONLY`].
//!
//! The program's operations get at the bytes by way of [`shared`] only.

pub(crate) mod shared;

use crate::address::{self, CLASSES, Maker, Slot};
use crate::thread_code::ThreadCode;
use crate::undo::{Kind, Undo};
use raddle_trace::{THREADS_MAX, ThreadId};
use std::cell::Cell;

/// Owner of objects that any thread may reach.
pub(crate) const SHARED: u8 = 0xff;
/// Owner of objects whose lifetime has ended.
pub(crate) const DEAD: u8 = 0xfe;
/// Owner of constants.
pub(crate) const READ_ONLY: u8 = 0xfd;

/// The mark of a byte that is a part of a term: see [`symbolic`](crate::symbolic). It is not the mark of one that has a value.
pub(crate) const TERM: u8 = 2;

/// Where an object comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub(crate) enum ObjectKind {
    /// A global variable; [`Object::what`] is its id.
    Global,
    /// `malloc` and friends; [`Object::what`] counts the thread's heap objects.
    Heap,
    /// A local variable; [`Object::what`] is the index of its description.
    Stack,
    /// A thread's copy of a thread-local variable; [`Object::what`] is the id of the global.
    ThreadLocal,
    /// Something of the environment model (`errno`, tables of `ctype.h`); [`Object::what`] says what.
    Environment,
}

raddle_base::define_enum! {
    /// How an object's lifetime ended.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
    #[repr(u8)]
    pub(crate) enum Ended {
        /// It lives.
        #[default]
        No,
        /// It was freed.
        Freed,
        /// Its function has returned, or has been left for good.
        Returned,
        /// Control left its scope.
        OutOfScope,
        /// Its thread has ended.
        WithThread,
    }
}

/// An object's record.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Object {
    /// Position of its first byte in the arena.
    pub start: u32,
    /// Bytes.
    pub size: u32,
    /// The owning thread, [`SHARED`], [`READ_ONLY`] or [`DEAD`].
    pub owner: u8,
    /// The owner before it died; [`DEAD`] if others could reach it but none of them could notice its end.
    pub owner_before: u8,
    /// Where it comes from.
    pub kind: ObjectKind,
    /// Where it was made.
    pub site: u32,
    /// How its lifetime ended.
    pub ended: Ended,
    /// Where its lifetime ended.
    pub end_site: u32,
    /// See [`ObjectKind`].
    pub what: u32,
    /// The step that made it or logged its state last: what comes later in that step needs no log.
    pub logged: u64,
}

impl Object {
    /// One that is about to be [allocated](Memory::allocate): where it is, and how large, is not known yet.
    #[inline]
    pub fn new(kind: ObjectKind, owner: u8, site: u32, what: u32) -> Self {
        let (ended, end_site) = (Ended::No, 0);
        Object { start: 0, size: 0, owner, owner_before: owner, kind, site, ended, end_site, what, logged: 0 }
    }

    /// Whether its lifetime has ended.
    #[inline]
    pub fn is_dead(&self) -> bool {
        self.owner == DEAD
    }

    /// Whether all of a range of the arena is its own.
    pub fn covers(&self, pos: usize, len: usize) -> bool {
        (self.start as usize) <= pos && pos + len <= (self.start + self.size) as usize
    }

    /// Whose it is, and whether and how its life ended.
    pub fn state(&self) -> u64 {
        u64::from(self.owner)
            | u64::from(self.owner_before) << 8
            | (self.ended as u64) << 16
            | u64::from(self.end_site) << 32
    }

    fn set_state(&mut self, state: u64) {
        self.owner = state as u8;
        self.owner_before = (state >> 8) as u8;
        self.ended = Ended::ALL[(state >> 16) as usize & 0xff];
        self.end_site = (state >> 32) as u32;
    }
}

/// What an allocation lacks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum NoRoom {
    /// The limit on memory, or no object may be that large.
    Bytes,
    /// The thread has used up all object numbers of that size.
    Numbers,
    /// Where the thread's next objects are to go, there are another thread's.
    Row,
}

/// Where an object is, for as long as it is there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Place {
    /// Which of the memory's tables.
    pub table: u16,
    /// Index of the object in its table.
    pub number: u32,
    /// Byte within the object.
    pub offset: u64,
}

/// The objects of a row.
struct Table {
    /// The address of the first of them.
    base: u64,
    /// How many bits of an address are the offset.
    shift: u32,
    class: u8,
    maker: u8,
    records: Vec<Object>,
}

/// Who makes objects, and how many of each class there are.
#[derive(Clone, Copy)]
struct Made {
    maker: Maker,
    count: [u32; CLASSES],
    /// The table of the last one.
    table: [u16; CLASSES],
}

/// What makes global variables, in the place of a thread's id.
pub(crate) const PROGRAM: u8 = THREADS_MAX as u8;

/// The table that stays empty.
const NO_TABLE: u16 = 0;

thread_local! {
    /// The directory, empty again, of a machine that is no more: each bug is confirmed on a new machine, and two megabytes of
    /// zeros took longer than that.
    static SPARE: Cell<Option<Vec<u16>>> = const { Cell::new(None) };
}

/// The memory of one machine.
pub(crate) struct Memory {
    /// Those from [`open`](Self::open) on are kept for their vectors.
    tables: Vec<Table>,
    /// How many tables are in use: they are opened and closed like a stack.
    open: usize,
    /// For each row, the table of its objects.
    directory: Vec<u16>,
    /// By thread; the program comes last.
    made: Vec<Made>,
    bytes: Vec<u8>,
    /// One per byte: 1 when it has a value.
    shadow: Vec<u8>,
    /// Bytes from here on were allocated in this step: they vanish when it is undone, so writes to them need no log.
    step_start: usize,
    /// Bytes below may not be given back when a function returns.
    pinned: usize,
    bytes_max: u64,
    records: u64,
    /// The number of this step among all that were ever made.
    serial: u64,
    /// Words this step has logged; above [`STEP_WORDS_MAX`] whole pages are logged, once each.
    step_words: usize,
    /// For each page, the last step that logged it as a whole.
    page_steps: Vec<u32>,
    step: u32,
}

impl Memory {
    pub fn new(bytes_max: u64) -> Self {
        Memory {
            tables: vec![Table { base: 0, shift: 0, class: 0, maker: PROGRAM, records: Vec::new() }],
            open: 1,
            directory: SPARE.take().unwrap_or_else(|| vec![NO_TABLE; address::ROWS]),
            made: vec![Made::by(Maker::Program); THREADS_MAX + 1],
            bytes: Vec::new(),
            shadow: Vec::new(),
            step_start: 0,
            pinned: 0,
            bytes_max: bytes_max.min(0xf000_0000),
            records: 0,
            serial: 0,
            step_words: 0,
            page_steps: Vec::new(),
            step: 0,
        }
    }

    /// What happens from now on can be undone on its own.
    #[inline]
    pub fn begin_step(&mut self) {
        self.step_start = self.bytes.len();
        self.pinned = self.bytes.len();
        self.serial += 1;
        if self.step_words > STEP_WORDS_MAX {
            self.step = self.step.wrapping_add(1);
            if self.step == 0 {
                self.page_steps.clear();
                self.step = 1;
            }
        }
        self.step_words = 0;
    }

    /// The object at a place.
    #[inline(always)]
    pub fn object(&self, place: Place) -> Option<&Object> {
        self.tables.get(place.table as usize)?.records.get(place.number as usize)
    }

    /// How many objects a table has.
    pub fn table_len(&self, table: u16) -> usize {
        self.tables[table as usize].records.len()
    }

    /// The object an address points into, whether inside its bounds or not.
    #[inline(always)]
    pub fn find(&self, address: u64) -> Option<(Place, &Object)> {
        let index = *self.directory.get(address::row(address))?;
        let table = &self.tables[index as usize];
        let distance = address.wrapping_sub(table.base);
        let number = distance >> table.shift;
        let object = table.records.get(number as usize)?;
        let offset = distance & ((1 << table.shift) - 1);
        Some((Place { table: index, number: number as u32, offset }, object))
    }

    /// The first address of an object.
    pub fn base(&self, place: Place) -> u64 {
        let table = &self.tables[place.table as usize];
        table.base + (u64::from(place.number) << table.shift)
    }

    /// How many addresses belong to an object's place, from its first one on, also behind its end.
    pub fn slot_bytes(&self, place: Place) -> u64 {
        1 << self.tables[place.table as usize].shift
    }

    /// The thread that made an object; `None` for globals.
    pub fn maker(&self, place: Place) -> Option<ThreadId> {
        let maker = self.tables[place.table as usize].maker;
        (maker != PROGRAM).then(|| ThreadId(u32::from(maker)))
    }

    /// From now on this id stands for a thread with this code, which has made nothing yet.
    pub fn add_thread(&mut self, t: ThreadId, code: ThreadCode) {
        self.made[t.0 as usize] = Made::by(Maker::Thread(code));
    }

    /// The code of a thread.
    pub fn code(&self, t: ThreadId) -> ThreadCode {
        match self.made[t.0 as usize].maker {
            Maker::Thread(code) => code,
            Maker::Program => ThreadCode::MAIN,
        }
    }

    fn record(&mut self, table: u16, number: u32) -> &mut Object {
        &mut self.tables[table as usize].records[number as usize]
    }

    /// An object whose state is about to change: logged once in a step, however often that happens in a long one.
    fn changed(&mut self, undo: &mut Undo, table: u16, number: u32) -> &mut Object {
        let serial = self.serial;
        let object = self.record(table, number);
        if object.logged != serial {
            object.logged = serial;
            undo.entry(Kind::Object, u64::from(table) << 32 | u64::from(number), object.state());
        }
        object
    }

    /// Makes an object; its bytes are zero and unwritten (`written`: and count as written).
    pub fn allocate(
        &mut self,
        undo: &mut Undo,
        maker: u8,
        (size, align): (u64, u64),
        written: bool,
        mut object: Object,
    ) -> Result<u64, NoRoom> {
        let class = address::class(size, align).ok_or(NoRoom::Bytes)?;
        let used = self.bytes.len() as u64 + self.records * RECORD_BYTES;
        if used + size > self.bytes_max {
            return Err(NoRoom::Bytes);
        }
        let made = &self.made[maker as usize];
        let slot = made.maker.slot(class, made.count[class]).ok_or(NoRoom::Numbers)?;
        let table = if slot.opens_row { self.open_row(maker, class, slot)? } else { made.table[class] };
        let before = self.bytes.len();
        // Eight-byte starts keep words of different objects out of each other's cache lines' way and make copies fast.
        object.start = before as u32;
        object.size = size as u32;
        object.logged = self.serial;
        self.tables[table as usize].records.push(object);
        self.made[maker as usize].count[class] += 1;
        self.records += 1;
        let after = (before + size as usize).next_multiple_of(8);
        self.bytes.resize(after, 0);
        self.shadow.resize(after, u8::from(written));
        if object.kind != ObjectKind::Stack {
            self.pinned = after;
        }
        undo.entry(Kind::NewObject, u64::from(table), before as u64);
        Ok(slot.address)
    }

    /// Opens a row for the objects of a class that somebody makes. Another's row that is there already is a limit.
    #[cold]
    fn open_row(&mut self, maker: u8, class: usize, slot: Slot) -> Result<u16, NoRoom> {
        let row = address::row(slot.address);
        if self.directory[row] != NO_TABLE {
            return Err(NoRoom::Row);
        }
        let index = u16::try_from(self.open).map_err(|_| NoRoom::Numbers)?;
        let (base, shift, class_index) = (slot.address, address::shift(class), class as u8);
        match self.tables.get_mut(self.open) {
            Some(table) => (table.base, table.shift, table.class, table.maker) = (base, shift, class_index, maker),
            None => self.tables.push(Table { base, shift, class: class_index, maker, records: Vec::new() }),
        }
        self.open += 1;
        self.directory[row..row + address::rows(class)].fill(index);
        self.made[maker as usize].table[class] = index;
        Ok(index)
    }

    fn clear_row(&mut self, table: u16) {
        let Table { base, class, .. } = self.tables[table as usize];
        let row = address::row(base);
        self.directory[row..row + address::rows(class as usize)].fill(NO_TABLE);
    }

    /// Closes the row that was opened last, which is empty again.
    #[cold]
    fn close_row(&mut self, table: u16) {
        debug_assert_eq!(table as usize, self.open - 1);
        self.clear_row(table);
        self.open -= 1;
        let Table { class, maker, .. } = self.tables[table as usize];
        let Made { maker, count, ref mut table } = self.made[maker as usize];
        // Its maker goes on in the row before, if there was one.
        let last = count[class as usize].checked_sub(1).and_then(|last| maker.slot(class as usize, last));
        table[class as usize] = last.map_or(NO_TABLE, |slot| self.directory[address::row(slot.address)]);
    }

    /// Undoes the last [`allocate`](Self::allocate) in a table.
    pub fn undo_allocate(&mut self, table: u16, bytes_before: u64) {
        let Table { class, maker, ref mut records, .. } = self.tables[table as usize];
        records.pop();
        let empty = records.is_empty();
        self.made[maker as usize].count[class as usize] -= 1;
        if empty {
            self.close_row(table);
        }
        self.records -= 1;
        self.bytes.truncate(bytes_before as usize);
        self.shadow.truncate(bytes_before as usize);
    }

    /// Present length of the byte arena.
    #[inline]
    pub fn len(&self) -> usize {
        self.bytes.len()
    }

    /// Gives back the bytes of dead stack objects above a length, where nothing else was put above it in this step.
    #[inline]
    pub fn shrink(&mut self, len: usize) {
        if len >= self.pinned && len < self.bytes.len() {
            self.bytes.truncate(len);
            self.shadow.truncate(len);
        }
    }

    /// Ends an object's lifetime. `noticed`: by an event, which later accesses of others are ordered with.
    pub fn kill(&mut self, undo: &mut Undo, (table, number): (u16, u32), ended: Ended, site: u32, noticed: bool) {
        let object = self.changed(undo, table, number);
        object.owner_before = if object.owner == SHARED && !noticed { DEAD } else { object.owner };
        object.owner = DEAD;
        object.ended = ended;
        object.end_site = site;
        if noticed {
            // What others will do to it is still to be shown, so they look at its bytes.
            self.pinned = self.bytes.len();
        }
    }

    /// Begins another life of a dead object, without a value.
    pub fn revive(&mut self, undo: &mut Undo, (table, number): (u16, u32), owner: u8) {
        let object = self.changed(undo, table, number);
        let (start, size) = (object.start as usize, object.size as usize);
        object.owner = owner;
        object.ended = Ended::No;
        if start < self.step_start {
            if self.step_words > STEP_WORDS_MAX {
                self.log_pages(undo, start, size);
            } else {
                self.step_words += size / 8 + 2;
                self.log_marks(undo, start, size);
            }
        }
        self.shadow[start..start + size].fill(0);
    }

    /// Makes an object shared.
    pub fn share(&mut self, undo: &mut Undo, table: u16, number: u32) {
        self.changed(undo, table, number).owner = SHARED;
    }

    /// Restores an object's state.
    pub fn undo_state(&mut self, table: u16, number: u32, state: u64) {
        self.record(table, number).set_state(state);
    }

    /// An object's bytes and their marks, for digests.
    pub fn contents(&self, object: &Object) -> (&[u8], &[u8]) {
        let range = object.start as usize..(object.start + object.size) as usize;
        (&self.bytes[range.clone()], &self.shadow[range])
    }

    /// The aligned words in a range, for those who look for pointers. Objects start at multiples of eight in the arena, so
    /// aligned words are aligned there too.
    pub fn words(&self, pos: usize, len: usize) -> impl Iterator<Item = u64> {
        (pos.next_multiple_of(8)..(pos + len).saturating_sub(7)).step_by(8).map(|at| self.read(at, 8))
    }

    /// The bytes of a fresh object, to be filled in.
    pub fn initialise(&mut self, undo: &mut Undo, address: u64) -> Option<&mut [u8]> {
        let &Object { start, size, .. } = self.find(address)?.1;
        Some(self.overwrite(undo, start as usize, size as usize).0)
    }

    /// Whether all these bytes have a value.
    #[inline(always)]
    fn written(&self, pos: usize, len: usize) -> bool {
        match len {
            8 => self.shadow_word::<8>(pos) == [1; 8],
            4 => self.shadow_word::<4>(pos) == [1; 4],
            1 => self.shadow[pos] == 1,
            _ => {
                let (eights, rest) = self.shadow[pos..pos + len].as_chunks::<8>();
                eights.iter().all(|marks| *marks == [1; 8]) && rest.iter().all(|&mark| mark == 1)
            }
        }
    }

    #[inline(always)]
    fn shadow_word<const N: usize>(&self, pos: usize) -> [u8; N] {
        let mut out = [0; N];
        out.copy_from_slice(&self.shadow[pos..pos + N]);
        out
    }

    /// A little-endian value of up to eight bytes.
    #[inline(always)]
    fn read(&self, pos: usize, len: usize) -> u64 {
        let mut out = [0; 8];
        match len {
            8 => out.copy_from_slice(&self.bytes[pos..pos + 8]),
            4 => out[..4].copy_from_slice(&self.bytes[pos..pos + 4]),
            1 => out[0] = self.bytes[pos],
            2 => out[..2].copy_from_slice(&self.bytes[pos..pos + 2]),
            _ => out[..len].copy_from_slice(&self.bytes[pos..pos + len]),
        }
        u64::from_le_bytes(out)
    }

    /// A little-endian value of up to sixteen bytes.
    #[inline]
    fn read_wide(&self, pos: usize, len: usize) -> u128 {
        if len <= 8 {
            return u128::from(self.read(pos, len));
        }
        u128::from(self.read(pos, 8)) | u128::from(self.read(pos + 8, len - 8)) << 64
    }

    /// Writes a little-endian value of up to eight bytes.
    #[inline(always)]
    fn write(&mut self, undo: &mut Undo, pos: usize, len: usize, value: u64) {
        if pos < self.step_start {
            if self.step_words > STEP_WORDS_MAX {
                self.log_pages(undo, pos, len);
                self.shadow[pos..pos + len].fill(1);
            } else {
                self.step_words += 2;
                undo.entry(Kind::Bytes, (len as u64) << 32 | pos as u64, self.read(pos, len));
                if !self.written(pos, len) {
                    self.log_marks(undo, pos, len);
                    self.shadow[pos..pos + len].fill(1);
                }
            }
        } else {
            match len {
                8 => self.shadow[pos..pos + 8].fill(1),
                4 => self.shadow[pos..pos + 4].fill(1),
                _ => self.shadow[pos..pos + len].fill(1),
            }
        }
        let value = value.to_le_bytes();
        match len {
            8 => self.bytes[pos..pos + 8].copy_from_slice(&value),
            4 => self.bytes[pos..pos + 4].copy_from_slice(&value[..4]),
            1 => self.bytes[pos] = value[0],
            _ => self.bytes[pos..pos + len].copy_from_slice(&value[..len]),
        }
    }

    /// Writes a little-endian value of up to sixteen bytes.
    #[inline]
    fn write_wide(&mut self, undo: &mut Undo, pos: usize, len: usize, value: u128) {
        self.write(undo, pos, len.min(8), value as u64);
        if len > 8 {
            self.write(undo, pos + 8, len - 8, (value >> 64) as u64);
        }
    }

    /// Logs the pages of a range that this step has not logged yet. A step that writes a lot (a long computation over
    /// memory that was there before) so never needs more log than there is memory.
    #[cold]
    fn log_pages(&mut self, undo: &mut Undo, pos: usize, len: usize) {
        if self.page_steps.len() * PAGE < self.step_start {
            self.page_steps.resize(self.step_start.div_ceil(PAGE), 0);
        }
        if self.step == 0 {
            self.step = 1;
        }
        let last = (pos + len).min(self.step_start).div_ceil(PAGE);
        for page in pos / PAGE..last {
            if self.page_steps[page] != self.step {
                self.page_steps[page] = self.step;
                let start = page * PAGE;
                // What this step allocated vanishes anyway.
                let len = PAGE.min(self.step_start - start);
                self.log_bytes(undo, start, len);
                self.log_marks(undo, start, len);
            }
        }
    }

    #[cold]
    fn log_marks(&mut self, undo: &mut Undo, pos: usize, len: usize) {
        for at in (pos..pos + len).step_by(LOG_CHUNK) {
            let len = LOG_CHUNK.min(pos + len - at);
            undo.bytes(&self.shadow[at..at + len]);
            undo.header(Kind::Shadow, (len as u64) << 32 | at as u64);
        }
    }

    fn log_bytes(&mut self, undo: &mut Undo, pos: usize, len: usize) {
        for at in (pos..pos + len).step_by(LOG_CHUNK) {
            let len = LOG_CHUNK.min(pos + len - at);
            undo.bytes(&self.bytes[at..at + len]);
            undo.header(Kind::Bytes, (len as u64) << 32 | at as u64);
        }
    }

    /// Access to a range that is about to be overwritten, bytes and marks.
    fn overwrite(&mut self, undo: &mut Undo, pos: usize, len: usize) -> (&mut [u8], &mut [u8]) {
        if pos < self.step_start {
            if self.step_words > STEP_WORDS_MAX {
                self.log_pages(undo, pos, len);
            } else {
                self.step_words += len / 4 + 4;
                self.log_bytes(undo, pos, len);
                self.log_marks(undo, pos, len);
            }
        }
        (&mut self.bytes[pos..pos + len], &mut self.shadow[pos..pos + len])
    }

    /// Copies bytes with their marks; the ranges may overlap.
    fn copy(&mut self, undo: &mut Undo, dst: usize, src: usize, len: usize) {
        let _ = self.overwrite(undo, dst, len);
        self.bytes.copy_within(src..src + len, dst);
        self.shadow.copy_within(src..src + len, dst);
    }

    /// Restores bytes.
    #[inline]
    pub fn undo_bytes(&mut self, undo: &mut Undo, pos: usize, len: usize) {
        undo.pop_bytes(&mut self.bytes[pos..pos + len]);
    }

    /// Restores marks.
    pub fn undo_marks(&mut self, undo: &mut Undo, pos: usize, len: usize) {
        undo.pop_bytes(&mut self.shadow[pos..pos + len]);
    }

    /// A byte, or its mark.
    pub fn byte(&self, marks: bool, pos: usize) -> u8 {
        if marks { self.shadow[pos] } else { self.bytes[pos] }
    }

    /// Whether bytes, or their marks, are these.
    pub fn holds(&self, marks: bool, pos: usize, len: usize, old: &[u64]) -> bool {
        let now = if marks { &self.shadow[pos..pos + len] } else { &self.bytes[pos..pos + len] };
        now.chunks(8).zip(old).all(|(now, old)| *now == old.to_le_bytes()[..now.len()])
    }

    /// All objects with their first addresses, in no order that means anything.
    pub fn objects(&self) -> impl Iterator<Item = (u64, &Object)> {
        self.tables[..self.open].iter().flat_map(|table| {
            let address = |i: usize| table.base + ((i as u64) << table.shift);
            table.records.iter().enumerate().map(move |(i, object)| (address(i), object))
        })
    }

    /// All objects with their first addresses, in the order of these.
    pub fn sorted_objects(&self) -> Vec<(u64, &Object)> {
        let mut objects: Vec<(u64, &Object)> = self.objects().collect();
        objects.sort_unstable_by_key(|&(address, _)| address);
        objects
    }
}

impl Drop for Memory {
    fn drop(&mut self) {
        (1..self.open).for_each(|table| self.clear_row(table as u16));
        SPARE.set(Some(std::mem::take(&mut self.directory)));
    }
}

impl Made {
    /// What somebody has made who has made nothing yet.
    fn by(maker: Maker) -> Self {
        Made { maker, count: std::array::from_fn(|class| maker.first(class)), table: [NO_TABLE; CLASSES] }
    }
}

/// What one object costs beyond its bytes: its record, and the log entries of its birth and death.
const RECORD_BYTES: u64 = 96;

/// Words a step may log write by write.
const STEP_WORDS_MAX: usize = 1 << 14;

/// Bytes that are logged together after that.
const PAGE: usize = 256;

/// Bytes per log entry; the header has 24 bits for the length.
const LOG_CHUNK: usize = 1 << 16;
