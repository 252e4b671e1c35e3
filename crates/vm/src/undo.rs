//! The undo log: everything a step changes, in reverse.
//!
//! A stack of 64-bit words. An entry is its payload followed by a header word (kind in the low byte, 56 bits of
//! particulars above), so that it can be read from the end. A mark is a length of this stack; going back to it pops
//! entries and undoes each. Entries are written by whoever changes state; what undoing them means is in one place,
//! [`State::rewind`](crate::state::State::rewind).

use crate::thread::{Frame, SavedShown, SavedStep};
use raddle_trace::Access;

raddle_base::define_enum! {
    /// What an entry restores.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    #[repr(u8)]
    pub(crate) enum Kind {
        /// Bytes of memory: position and length; payload: the old bytes.
        Bytes,
        /// Their initialisation marks, likewise.
        Shadow,
        /// A new object: its table; payload: length of the byte arena before.
        NewObject,
        /// An object's state: table and number; payload: the old state.
        Object,
        /// A step of a thread; payload: the registers of its top frame, and one of [`Undo::steps`] and [`Undo::shown`].
        Step,
        /// A deeper frame of a thread; payload: its registers, and one of [`Undo::frames`].
        Frame,
        /// What a thread showed that did not move; payload: one of [`Undo::shown`].
        Shown,
        /// An entry of a thread's list of stack objects; payload: the old one.
        StackObject,
        /// The address of a thread's copy of a thread-local; payload: the old one.
        ThreadLocal,
        /// A thread's value for a key: the number of its slot; payload: key and value. Length before in the particulars.
        KeyValue,
        /// A thread was born.
        Spawn,
        /// Whether a thread is in the sets of those that are ready, and of those that are looked at again: whether it was.
        Sets,
        /// The length of the captured output.
        Output,
        /// The number of keys, or the deletion of one.
        KeyCreated,
        /// A key was deleted: its index.
        KeyDeleted,
        /// A function was registered to be called at exit.
        HandlerAdded,
        /// The last function to be called at exit was taken; payload: its address.
        HandlerTaken,
        /// A semaphore got a name.
        NameAdded,
        /// A name of a semaphore was removed: its index.
        NameRemoved,
        /// The execution's exit code; payload: the old one.
        ExitCode,
        /// A thread's flags that others set (joined, woken, …); payload: the old ones.
        ThreadFlags,
        /// The futex a thread waits at; payload: the old address and bits.
        Futex,
        /// The term of a thread's register; payload: the old one.
        TermRegister,
        /// The term of a byte at a position; payload: the old one.
        TermByte,
        /// An input was asked for.
        Input,
        /// Something was decided: how much was before.
        Decided,
        /// A compare-and-swap whose outcome depends on inputs.
        Swap,
        /// What an atomic block has touched: how many of [`Undo::accesses`].
        Touched,
    }
}

/// The words of the log.
#[derive(Default)]
pub(crate) struct Words(Vec<u64>);

/// A stack of saved things. Its slots stay where they are when it shrinks, so that the next one is written in place.
pub(crate) struct Saved<T> {
    slots: Vec<T>,
    len: usize,
}

impl<T> Default for Saved<T> {
    fn default() -> Self {
        Saved { slots: Vec::new(), len: 0 }
    }
}

impl<T: Copy> Saved<T> {
    /// Adds what `make` makes.
    #[inline(always)]
    pub fn push(&mut self, make: impl Fn() -> T) {
        if self.len == self.slots.len() {
            self.grow(&make);
        }
        // The slot first, so that it is filled in where it is.
        let slot = &mut self.slots[self.len];
        *slot = make();
        self.len += 1;
    }

    #[cold]
    #[inline(never)]
    fn grow(&mut self, make: &impl Fn() -> T) {
        self.slots.resize_with((2 * self.len).max(64), make);
    }

    /// What was added last.
    #[inline(always)]
    pub fn last(&self) -> Option<&T> {
        self.slots.get(self.len.wrapping_sub(1))
    }

    /// Takes away what was added last.
    #[inline(always)]
    pub fn drop_last(&mut self) {
        self.len -= 1;
    }

    /// All of them.
    pub fn as_slice(&self) -> &[T] {
        &self.slots[..self.len]
    }
}

impl Words {
    /// The words between two lengths of the log.
    pub fn between(&self, start: usize, end: usize) -> &[u64] {
        &self.0[start..end]
    }

    /// Takes several words of payload, in the order they were written.
    #[inline]
    pub fn pop_into(&mut self, out: &mut [u64]) {
        let from = self.0.len() - out.len();
        out.copy_from_slice(&self.0[from..]);
        self.0.truncate(from);
    }
}

/// The log.
#[derive(Default)]
pub(crate) struct Undo {
    pub words: Words,
    /// Parts of entries that are always there together are kept as they are: copying them takes a few instructions.
    pub steps: Saved<SavedStep>,
    pub frames: Saved<Frame>,
    pub shown: Saved<SavedShown>,
    pub accesses: Vec<Access>,
}

impl Undo {
    /// The present length: what a mark remembers.
    #[inline]
    pub fn len(&self) -> usize {
        self.words.0.len()
    }

    /// Closes an entry.
    #[inline]
    pub fn header(&mut self, kind: Kind, particulars: u64) {
        debug_assert!(particulars >> 56 == 0);
        self.words.0.push(particulars << 8 | kind as u64);
    }

    /// An entry of one word.
    #[inline]
    pub fn entry(&mut self, kind: Kind, particulars: u64, word: u64) {
        debug_assert!(particulars >> 56 == 0);
        self.words.0.extend_from_slice(&[word, particulars << 8 | kind as u64]);
    }

    /// Notes what an atomic block has touched, which nobody can know when its step begins.
    pub fn touched(&mut self, accesses: &[Access]) {
        self.accesses.extend_from_slice(accesses);
        self.header(Kind::Touched, accesses.len() as u64);
    }

    /// One word of payload.
    #[inline]
    pub fn word(&mut self, word: u64) {
        self.words.0.push(word);
    }

    /// Several words of payload.
    #[inline]
    pub fn words(&mut self, words: &[u64]) {
        self.words.0.extend_from_slice(words);
    }

    /// Bytes as payload, the last word filled up with zeros.
    pub fn bytes(&mut self, bytes: &[u8]) {
        let (whole, rest) = bytes.as_chunks::<8>();
        for chunk in whole {
            self.words.0.push(u64::from_le_bytes(*chunk));
        }
        if !rest.is_empty() {
            let mut last = [0; 8];
            last[..rest.len()].copy_from_slice(rest);
            self.words.0.push(u64::from_le_bytes(last));
        }
    }

    /// Takes the last header.
    #[inline]
    pub fn pop_header(&mut self) -> (Kind, u64) {
        let header = self.words.0.pop().unwrap_or(0);
        (Kind::ALL[(header & 0xff) as usize], header >> 8)
    }

    /// Takes one word of payload.
    #[inline]
    pub fn pop(&mut self) -> u64 {
        debug_assert!(!self.words.0.is_empty());
        self.words.0.pop().unwrap_or(0)
    }

    /// Takes bytes written by [`bytes`](Self::bytes).
    #[inline]
    pub fn pop_bytes(&mut self, out: &mut [u8]) {
        let from = self.words.0.len() - out.len().div_ceil(8);
        if let [word] = self.words.0[from..] {
            // Most are numbers.
            let word = word.to_le_bytes();
            match out.len() {
                8 => out.copy_from_slice(&word),
                4 => out.copy_from_slice(&word[..4]),
                len => out.copy_from_slice(&word[..len]),
            }
        } else {
            for (chunk, word) in out.chunks_mut(8).zip(&self.words.0[from..]) {
                chunk.copy_from_slice(&word.to_le_bytes()[..chunk.len()]);
            }
        }
        self.words.0.truncate(from);
    }
}

/// An entry of the log, read without taking it away.
pub(crate) enum Entry<'a> {
    /// Bytes of memory, or their marks: where, how many, and where the words of the old ones are in the log.
    Memory { marks: bool, pos: usize, len: usize, old: usize },
    /// A step of a thread, with the registers of its top frame, and its accesses but the first.
    Step { thread: usize, saved: &'a SavedStep, registers: &'a [u64], further: &'a [Access] },
    /// A deeper frame of a thread.
    Frame { thread: usize, index: usize, frame: &'a Frame, registers: &'a [u64] },
    /// A new object of a table.
    NewObject { table: u16 },
    /// An object whose life began or ended: its state before.
    Object { table: u16, number: u32, state: u64 },
    /// What was at a height of a thread's list of stack objects.
    StackObject { thread: usize, height: usize, address: u64 },
    /// The term of a register: the number of the one before.
    TermRegister { thread: usize, index: usize, term: u64 },
    /// What a thread shows that did not move.
    Shown,
    /// What the atomic block touched that is the step before.
    Touched(&'a [Access]),
    /// Anything else.
    Other,
}

/// Reads the log from its end.
pub(crate) struct Walk<'a> {
    undo: &'a Undo,
    words: usize,
    steps: usize,
    frames: usize,
    shown: usize,
    accesses: usize,
}

impl<'a> Walk<'a> {
    pub fn new(undo: &'a Undo) -> Self {
        let Undo { words: _, steps, frames, shown, accesses } = undo;
        let (steps, frames, shown) = (steps.len, frames.len, shown.len);
        Walk { undo, words: undo.len(), steps, frames, shown, accesses: accesses.len() }
    }

    /// How much of the log is still to be read.
    pub fn left(&self) -> usize {
        self.words
    }

    fn take(&mut self, words: usize) -> &'a [u64] {
        let undo = self.undo;
        self.words -= words;
        &undo.words.0[self.words..self.words + words]
    }

    /// The accesses of what was shown, but for the first.
    fn further(&mut self, saved: &SavedShown) -> &'a [Access] {
        self.take_accesses(saved.further())
    }

    fn take_accesses(&mut self, count: usize) -> &'a [Access] {
        let undo = self.undo;
        let end = self.accesses;
        self.accesses -= count;
        &undo.accesses[self.accesses..end]
    }

    /// The entry before those read so far. `registers` says how many registers are saved of a frame.
    pub fn before(&mut self, registers: impl Fn(&Frame) -> usize) -> Entry<'a> {
        let undo = self.undo;
        let header = self.take(1)[0];
        let (kind, particulars) = (Kind::ALL[(header & 0xff) as usize], header >> 8);
        let words = match kind {
            Kind::Bytes | Kind::Shadow => {
                let (pos, len) = (particulars as u32 as usize, (particulars >> 32) as usize);
                self.take(len.div_ceil(8));
                return Entry::Memory { marks: kind == Kind::Shadow, pos, len, old: self.words };
            }
            Kind::Step => {
                self.steps -= 1;
                let saved = &undo.steps.as_slice()[self.steps];
                let (registers, further) = (self.take(registers(&saved.frame)), self.further(&saved.shown));
                return Entry::Step { thread: (particulars & 0xff) as usize, saved, registers, further };
            }
            Kind::Frame => {
                self.frames -= 1;
                let frame = &undo.frames.as_slice()[self.frames];
                let registers = self.take(registers(frame));
                let (thread, index) = ((particulars & 0xff) as usize, (particulars >> 8) as usize);
                return Entry::Frame { thread, index, frame, registers };
            }
            Kind::NewObject => {
                self.take(1);
                return Entry::NewObject { table: particulars as u16 };
            }
            Kind::Object => {
                let (table, number) = ((particulars >> 32) as u16, particulars as u32);
                return Entry::Object { table, number, state: self.take(1)[0] };
            }
            Kind::StackObject => {
                let (thread, height) = ((particulars & 0xff) as usize, (particulars >> 8) as usize);
                return Entry::StackObject { thread, height, address: self.take(1)[0] };
            }
            Kind::TermRegister => {
                let (thread, index) = ((particulars & 0xff) as usize, (particulars >> 8) as usize);
                return Entry::TermRegister { thread, index, term: self.take(1)[0] };
            }
            Kind::Shown => {
                self.shown -= 1;
                self.further(&undo.shown.as_slice()[self.shown]);
                return Entry::Shown;
            }
            Kind::Touched => return Entry::Touched(self.take_accesses(particulars as usize)),
            // Follows from what threads show, and changes with it.
            Kind::Sets => return Entry::Shown,
            Kind::Spawn
            | Kind::Output
            | Kind::KeyCreated
            | Kind::KeyDeleted
            | Kind::HandlerAdded
            | Kind::NameAdded
            | Kind::NameRemoved
            | Kind::Input
            | Kind::Decided
            | Kind::Swap => 0,
            Kind::ThreadLocal | Kind::HandlerTaken | Kind::ExitCode | Kind::ThreadFlags | Kind::TermByte => 1,
            Kind::KeyValue | Kind::Futex => 2,
        };
        self.take(words);
        Entry::Other
    }
}
