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
        /// The execution's exit code; payload: the old one.
        ExitCode,
        /// A thread's flags that others set (joined, woken, …); payload: the old ones.
        ThreadFlags,
        /// The futex a thread waits at; payload: the old address and bits.
        Futex,
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
    #[cfg(feature = "expensive-checks")]
    pub fn as_slice(&self) -> &[T] {
        &self.slots[..self.len]
    }
}

impl Words {
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
