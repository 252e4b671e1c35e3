//! Where a visible read gets its value, and where a visible write leaves it.
//!
//! The bytes of objects are private to [`memory`](super). Who wants a value has to have a place for it, and places are
//! handed out here, so that the compiler keeps apart:
//!
//! * [`Own`], what nobody else can reach: reading and writing it is nobody else's business;
//! * [`Shared`], what others can reach, dead or alive. Every operation of the program on it takes its value by
//!   [`Shared::source`] and leaves one by [`Cx::target`]: loads and stores, read-modify-writes, compare-and-swaps (shown
//!   ahead or performed), awaits, structure copies and library functions (run dry or performed), inside of atomic blocks
//!   and outside;
//! * the state of synchronisation objects ([`Memory::state`]), which is read and written as their definitions say. No
//!   memory model lets a thread see less of it.
//!
//! These two functions are the seam for what is still to come. Under a weak memory model, `source` asks the algorithm which
//! write to read from, and answers with where that one's bytes are; `target` begins another write instead of replacing the last
//! one. A symbolic value is kept beside the bytes, as the marks are, and travels with them ([`symbolic`](crate::symbolic)).

use super::{DEAD, Memory, Object, READ_ONLY, SHARED, TERM};
use crate::cx::{Cx, Touch};
use crate::escape;
use crate::state::State;
use crate::symbolic;
use crate::terms::Term;
use crate::trap::Trap;
use crate::undo::Undo;

/// Bytes that the running thread may touch without anybody noticing: its own, or constants.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Own(usize);

/// Bytes that others can reach: touching them is visible.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Shared {
    address: u64,
    pos: usize,
}

/// What an address is to a thread.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Reach {
    Own(Own),
    Shared(Shared),
}

/// A place to read from.
pub(crate) trait Source: Copy {
    /// Where in the arena the bytes are that a read of this place finds.
    fn source(self, memory: &Memory) -> usize;
}

impl Source for Own {
    #[inline(always)]
    fn source(self, _: &Memory) -> usize {
        self.0
    }
}

impl Source for Shared {
    /// The one place where a visible read gets its value: from the last write to these bytes.
    #[inline(always)]
    fn source(self, _: &Memory) -> usize {
        self.pos
    }
}

impl Source for Reach {
    #[inline(always)]
    fn source(self, memory: &Memory) -> usize {
        match self {
            Reach::Own(at) => at.source(memory),
            Reach::Shared(at) => at.source(memory),
        }
    }
}

/// Whose objects a thread may touch unnoticed.
#[derive(Clone, Copy)]
pub(crate) struct Owners([u8; 3]);

impl Owners {
    /// Of a thread, which may be alone: then all memory is as good as its own.
    #[inline(always)]
    pub fn new(me: u8, alone: bool, touch: Touch) -> Owners {
        Owners([me, if touch == Touch::Read { READ_ONLY } else { me }, if alone { SHARED } else { me }])
    }
}

impl Memory {
    /// What an address is to a thread; `None` when there is something else to it, or something wrong.
    #[inline(always)]
    pub fn reach(&self, address: u64, len: u64, Owners(owners): Owners) -> Option<Reach> {
        let (place, object) = self.find(address)?;
        if place.offset + len > u64::from(object.size) {
            return None;
        }
        let pos = object.start as usize + place.offset as usize;
        if object.owner == owners[0] || object.owner == owners[1] || object.owner == owners[2] {
            return Some(Reach::Own(Own(pos)));
        }
        (object.owner == SHARED).then_some(Reach::Shared(Shared { address, pos }))
    }

    /// The object an address points into, and where in the arena that is.
    #[inline(always)]
    pub fn position(&self, address: u64) -> Option<(usize, &Object)> {
        self.find(address).map(|(place, object)| (object.start as usize + place.offset as usize, object))
    }

    /// Bytes of an object that is dead but was shared: touching them is visible, and a fault.
    pub fn reach_dead(&self, address: u64) -> Option<Reach> {
        let (pos, object) = self.position(address)?;
        (object.owner == DEAD && object.owner_before == SHARED).then_some(Reach::Shared(Shared { address, pos }))
    }

    /// Bytes that were in bounds and shared when an access to them was shown, if they still live.
    #[inline(always)]
    pub fn shown(&self, address: u64) -> Option<Shared> {
        let (pos, object) = self.position(address)?;
        (object.owner == SHARED).then_some(Shared { address, pos })
    }

    /// All bytes of an object, as they are to the thread that has just ended its life.
    pub fn remains(&self, address: u64, before: &Object) -> Reach {
        let pos = before.start as usize;
        if before.owner == SHARED { Reach::Shared(Shared { address, pos }) } else { Reach::Own(Own(pos)) }
    }

    /// A little-endian value of up to eight bytes.
    #[inline(always)]
    pub fn value(&self, at: impl Source, len: usize) -> u64 {
        self.read(at.source(self), len)
    }

    /// A little-endian value of up to sixteen bytes.
    #[inline]
    pub fn wide_value(&self, at: impl Source, len: usize) -> u128 {
        self.read_wide(at.source(self), len)
    }

    /// A value of any length.
    #[inline]
    pub fn bytes(&self, at: impl Source, len: usize) -> &[u8] {
        let pos = at.source(self);
        &self.bytes[pos..pos + len]
    }

    /// Which bytes of a value have been written.
    pub fn marks(&self, at: impl Source, len: usize) -> &[u8] {
        let pos = at.source(self);
        &self.shadow[pos..pos + len]
    }

    /// Whether all bytes of a value have been written.
    #[inline(always)]
    pub fn has_value(&self, at: impl Source, len: usize) -> bool {
        self.written(at.source(self), len)
    }

    /// Whether some bytes of a value are parts of terms.
    pub fn has_terms(&self, at: impl Source, len: usize) -> bool {
        self.marks(at, len).contains(&TERM)
    }

    /// Whether all bytes of a value have been written, be it as parts of terms.
    pub fn has_value_or_terms(&self, at: impl Source, len: usize) -> bool {
        !self.marks(at, len).contains(&0)
    }

    /// Where in the arena the bytes are.
    pub fn place_of(&self, at: impl Source) -> usize {
        at.source(self)
    }

    /// Writes a value of up to eight bytes where nobody else looks.
    #[inline(always)]
    pub fn set_own(&mut self, undo: &mut Undo, at: Own, len: usize, value: u64) {
        self.write(undo, at.0, len, value);
    }

    /// Writes a value of up to sixteen bytes where nobody else looks.
    #[inline]
    pub fn set_own_wide(&mut self, undo: &mut Undo, at: Own, len: usize, value: u128) {
        self.write_wide(undo, at.0, len, value);
    }

    /// The state of a synchronisation object that has been reached before.
    #[inline(always)]
    pub fn state(&self, address: u64, len: usize) -> u64 {
        self.position(address).map_or(0, |(pos, _)| self.read(pos, len))
    }

    /// Its first words.
    #[inline]
    pub fn state_words<const N: usize>(&self, address: u64) -> [u32; N] {
        let Some((pos, _)) = self.position(address) else { return [0; N] };
        let (words, _) = self.bytes[pos..pos + 4 * N].as_chunks::<4>();
        std::array::from_fn(|i| u32::from_le_bytes(words[i]))
    }

    /// Whether it was ever written.
    pub fn has_state(&self, address: u64, len: usize) -> bool {
        self.position(address).is_some_and(|(pos, _)| self.written(pos, len))
    }

    /// Writes it.
    pub fn set_state(&mut self, undo: &mut Undo, address: u64, len: usize, value: u64) {
        match (self.position(address), len) {
            (Some((pos, _)), 4) => self.write(undo, pos, 4, value),
            (Some((pos, _)), 8) => self.write(undo, pos, 8, value),
            (Some((pos, _)), len) => self.write(undo, pos, len, value),
            (None, _) => {}
        }
    }
}

impl Cx<'_> {
    /// The one place where a visible write leaves its value: where in the arena its bytes go. What others wait for is not
    /// overwritten.
    #[inline(always)]
    fn target(&self, at: Shared, len: usize) -> Result<usize, Trap> {
        self.refuse_overwriting(at.address, len as u64, "this overwrites")?;
        Ok(at.pos)
    }

    #[inline(always)]
    fn target_of(&self, at: Reach, len: usize) -> Result<usize, Trap> {
        match at {
            Reach::Own(Own(pos)) => Ok(pos),
            Reach::Shared(at) => self.target(at, len),
        }
    }

    /// Writes a value of up to eight bytes visibly; the one it replaces. Pointers left where others can look make what
    /// they point to shared.
    #[inline(always)]
    pub fn leave(&mut self, at: Shared, len: usize, value: u64) -> Result<u64, Trap> {
        let pos = self.target(at, len)?;
        let State { memory, undo, record, .. } = &mut *self.s;
        let before = memory.read(pos, len);
        record.settles |= !memory.written(pos, len);
        memory.write(undo, pos, len, value);
        if len == 8 {
            escape::value(self.s, self.t, value);
        }
        Ok(before)
    }

    /// Writes a value of up to sixteen bytes, visibly or not; the one it replaces.
    pub fn set(&mut self, at: Reach, len: usize, value: u128) -> Result<u128, Trap> {
        let pos = self.target_of(at, len)?;
        let State { memory, undo, record, .. } = &mut *self.s;
        let before = memory.read_wide(pos, len);
        let settles = !memory.written(pos, len);
        memory.write_wide(undo, pos, len, value);
        if matches!(at, Reach::Shared(_)) {
            record.settles |= settles;
            if len >= 8 {
                escape::value(self.s, self.t, value as u64);
                escape::value(self.s, self.t, (value >> 64) as u64);
            }
        }
        Ok(before)
    }

    /// Writes many bytes: `put` fills them in, with the marks that say which of them have a value.
    pub fn set_bytes(&mut self, at: Reach, len: usize, put: impl FnOnce(&mut [u8], &mut [u8])) -> Result<(), Trap> {
        let pos = self.target_of(at, len)?;
        let State { memory, undo, .. } = &mut *self.s;
        let (bytes, marks) = memory.overwrite(undo, pos, len);
        put(bytes, marks);
        if self.s.terms.is_some() && self.s.memory.shadow[pos..pos + len].contains(&TERM) {
            return Err(symbolic::refusal("what is copied here"));
        }
        self.let_escape(at, pos, len);
        Ok(())
    }

    /// Writes bytes that are terms, or constants.
    pub fn leave_terms(&mut self, at: Reach, bytes: &[Term]) -> Result<(), Trap> {
        let State { terms, .. } = &*self.s;
        let Some(symbols) = terms else { return Ok(()) };
        let known: Vec<Option<u128>> = bytes.iter().map(|&byte| symbols.terms.known(byte)).collect();
        if let Some(value) = known.iter().rev().try_fold(0, |value, byte| byte.map(|byte| value << 8 | byte)) {
            return self.set(at, bytes.len(), value).map(|_| ());
        }
        let pos = self.target_of(at, bytes.len())?;
        let State { terms, memory, undo, record, .. } = &mut *self.s;
        let (there, marks) = memory.overwrite(undo, pos, bytes.len());
        for (i, byte) in known.iter().enumerate() {
            (there[i], marks[i]) = byte.map_or((0, TERM), |byte| (byte as u8, 1));
        }
        record.settles |= matches!(at, Reach::Shared(_));
        for (i, &byte) in bytes.iter().enumerate().filter(|&(i, _)| known[i].is_none()) {
            terms.iter_mut().for_each(|symbols| symbols.set_byte(undo, pos + i, byte));
        }
        Ok(())
    }

    /// Refuses bytes that have no value because they are parts of terms, for those who do not know about terms.
    pub fn refuse_terms(&self, address: u64, len: u64) -> Result<(), Trap> {
        let Some((pos, _)) = self.s.memory.position(address).filter(|_| self.s.terms.is_some()) else { return Ok(()) };
        let marks = self.s.memory.shadow.get(pos..pos + len as usize).unwrap_or_default();
        match marks.contains(&TERM) && !marks.contains(&0) {
            true => Err(symbolic::refusal("what is read here")),
            false => Ok(()),
        }
    }

    /// Copies bytes with whatever is indeterminate in them; the places may overlap.
    pub fn copy(&mut self, to: Reach, from: Reach, len: usize) -> Result<(), Trap> {
        let pos = self.target_of(to, len)?;
        let State { memory, undo, terms, .. } = &mut *self.s;
        let source = from.source(memory);
        let moved: Vec<(usize, Term)> = match terms {
            None => Vec::new(),
            Some(symbols) => {
                let marked = (0..len).filter(|i| memory.shadow[source + i] == TERM);
                marked.map(|i| (i, symbols.byte(source + i))).collect()
            }
        };
        memory.copy(undo, pos, source, len);
        for (i, term) in moved {
            terms.iter_mut().for_each(|symbols| symbols.set_byte(undo, pos + i, term));
        }
        self.let_escape(to, pos, len);
        Ok(())
    }

    /// Exchanges: `object` gets the bytes at `from`, `to` those of `object`. The new value may stand where the old one goes.
    pub fn exchange(&mut self, object: Reach, from: Reach, to: Reach, len: usize) -> Result<(), Trap> {
        let State { memory, scratch, .. } = &mut *self.s;
        let pos = from.source(memory);
        scratch.clear();
        scratch.extend_from_slice(&memory.bytes[pos..pos + len]);
        scratch.extend_from_slice(&memory.shadow[pos..pos + len]);
        self.copy(to, object, len)?;
        let new = std::mem::take(&mut self.s.scratch);
        let done = self.set_bytes(object, len, |bytes, marks| {
            bytes.copy_from_slice(&new[..len]);
            marks.copy_from_slice(&new[len..]);
        });
        self.s.scratch = new;
        done
    }

    fn let_escape(&mut self, at: Reach, pos: usize, len: usize) {
        // A pointer that is copied byte by byte is one that is hidden: what the bytes beside these are is not for this thread to know.
        if matches!(at, Reach::Shared(_)) && len >= 8 {
            escape::words(self.s, self.t, pos, len);
        }
    }
}
