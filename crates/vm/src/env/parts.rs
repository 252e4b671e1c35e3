//! Library functions that go on in parts: every access of theirs is an event of its own, of at most so many bytes.
//!
//! No machine copies a structure in one step. Where nobody can interfere that makes no difference, so a copy is one event at
//! first. When it races with something, the search starts again with all library functions in parts
//! ([`Options::granule`](crate::Options::granule)).
//!
//! For each part the model is run again from its beginning. What it has done is not done again, and what it has read is on the
//! thread's [tape](crate::thread::Tape), so it comes to where it was, does one thing that others can see, and stops before the next.
//! [`Frame::phase`](crate::thread::Frame::phase) counts what it has done. What it does next thus depends on nothing but what the thread
//! knows already.
//!
//! Parts are words: of the granule's size where the addresses and what is known of the type allow it, and smaller at the edges. A copy
//! reads a part and then writes it, from the lower end to the upper, or downwards where it would otherwise overwrite what is still to be copied.

use super::guest::Guest;
use super::{Args, MemoryFn};
use crate::cx::{Cx, Touch};
use crate::memory::shared::Reach;
use crate::trap::Trap;
use raddle_trace::{Access, Mode, OpKind, Order};

/// Where a model that goes on in parts is.
pub(crate) struct Parts {
    /// The most bytes that are one part.
    granule: u64,
    /// The number of the next thing that the model does in this run.
    next: u32,
    /// How many it has done in earlier runs, and in this one.
    done: u32,
    /// Where on the tape it is.
    at: usize,
    /// It may do one thing that others can see.
    may_act: bool,
}

/// Whether library functions go on in parts here. In an atomic block nobody interferes.
#[inline]
pub(crate) fn apply(cx: &Cx<'_>) -> bool {
    cx.program.options.granule.is_some() && cx.s.threads[cx.t].core.atomic == 0
}

/// Goes on with a model until it comes to something that others can see, after having done one such thing if it may. Its
/// result if it has come to its end; otherwise the thread shows its next part.
pub(crate) fn go_on(cx: &mut Cx<'_>, perform: MemoryFn, args: Args, may_act: bool) -> Result<Option<u64>, Trap> {
    let granule = cx.program.options.granule.map_or(1, u64::from);
    let at = cx.s.threads[cx.t].core.tape.start as usize;
    let parts = Parts { granule, next: 0, done: cx.phase(), at, may_act };
    match perform(&mut Guest::in_parts(cx, parts), args) {
        Ok(value) => {
            let tape = &mut cx.s.threads[cx.t].core.tape;
            tape.start = tape.end;
            Ok(Some(value))
        }
        Err(Trap::Part) => Ok(None),
        Err(trap) => Err(trap),
    }
}

impl Parts {
    /// Parts are to be no larger than this, if it is anything.
    pub fn align(&mut self, align: u64) {
        if align > 1 {
            self.granule = self.granule.min(align);
        }
    }

    /// The largest part that a range of this length can begin (or end) with, where the addresses that it begins (or ends) at have these
    /// bits.
    pub fn size(&self, bits: u64, left: u64) -> u64 {
        let mut part = self.granule;
        while part > left || !bits.is_multiple_of(part) {
            part /= 2;
        }
        part
    }

    /// The place to act on now; `None` when that is done already.
    fn turn(&mut self, cx: &mut Cx<'_>, access: Access, kind: OpKind) -> Result<Option<Reach>, Trap> {
        self.next += 1;
        if self.next <= self.done {
            return Ok(None);
        }
        let (touch, len) = (if access.mode == Mode::Read { Touch::Read } else { Touch::Write }, access.len.into());
        let at = cx.reach(access.address, len, touch)?;
        if let Reach::Shared(_) = at {
            if !std::mem::replace(&mut self.may_act, false) {
                cx.show(kind).accesses.push(access);
                return Err(Trap::Part);
            }
            cx.check_alive(access.address, len, touch)?;
        }
        self.note_done(cx);
        Ok(Some(at))
    }

    fn note_done(&mut self, cx: &mut Cx<'_>) {
        self.done += 1;
        cx.set_phase(self.done);
    }

    /// A value as what the event read and wrote.
    fn record(cx: &mut Cx<'_>, at: Reach, before: u64, after: u64) {
        if let Reach::Shared(_) = at {
            (cx.s.record.read, cx.s.record.wrote) = (before.into(), after.into());
        }
    }

    /// Does what must not be done again; its result.
    pub fn once(&mut self, cx: &mut Cx<'_>, act: impl FnOnce(&mut Cx<'_>) -> Result<u64, Trap>) -> Result<u64, Trap> {
        self.next += 1;
        if self.next > self.done {
            let value = act(cx)?;
            cx.s.threads[cx.t].extend_tape(&value.to_le_bytes());
            self.note_done(cx);
        }
        let mut value = [0; 8];
        value.copy_from_slice(self.take(cx, 8));
        Ok(u64::from_le_bytes(value))
    }

    fn take<'a>(&mut self, cx: &'a Cx<'_>, len: usize) -> &'a [u8] {
        self.at += len;
        &cx.s.threads[cx.t].tape[self.at - len..self.at]
    }

    /// Bytes that must have been written.
    pub fn read<'a>(&mut self, cx: &'a mut Cx<'_>, address: u64, len: u64) -> Result<&'a [u8], Trap> {
        let mut from = 0;
        while from < len {
            let address = address.wrapping_add(from);
            let part = self.size(address, len - from);
            if let Some(at) = self.turn(cx, plain(address, part, Mode::Read), OpKind::Read)? {
                if !cx.s.memory.has_value(at, part as usize) {
                    return Err(cx.indeterminate(address, part));
                }
                let value = cx.s.memory.value(at, part as usize);
                Self::record(cx, at, value, value);
                cx.s.threads[cx.t].extend_tape(&value.to_le_bytes()[..part as usize]);
            }
            from += part;
        }
        Ok(self.take(cx, len as usize))
    }

    /// Writes bytes.
    pub fn write(&mut self, cx: &mut Cx<'_>, address: u64, bytes: &[u8]) -> Result<(), Trap> {
        self.put(cx, address, bytes.len() as u64, |from| bytes[from])
    }

    /// Writes the same byte everywhere.
    pub fn fill(&mut self, cx: &mut Cx<'_>, address: u64, byte: u8, len: u64) -> Result<(), Trap> {
        self.put(cx, address, len, |_| byte)
    }

    fn put(&mut self, cx: &mut Cx<'_>, address: u64, len: u64, byte: impl Fn(usize) -> u8) -> Result<(), Trap> {
        let mut from = 0;
        while from < len {
            let address = address.wrapping_add(from);
            let part = self.size(address, len - from);
            if let Some(at) = self.turn(cx, plain(address, part, Mode::Write), OpKind::Write)? {
                let bytes: [u8; 8] = std::array::from_fn(|i| byte(from as usize + i.min(part as usize - 1)));
                Self::leave(cx, at, &bytes[..part as usize], &[1; 8][..part as usize])?;
            }
            from += part;
        }
        Ok(())
    }

    fn leave(cx: &mut Cx<'_>, at: Reach, bytes: &[u8], marks: &[u8]) -> Result<(), Trap> {
        let before = cx.s.memory.value(at, bytes.len());
        if let Reach::Shared(_) = at {
            cx.s.record.settles |= cx.s.memory.marks(at, bytes.len()) != marks;
        }
        cx.set_bytes(at, bytes.len(), |to, to_marks| {
            to.copy_from_slice(bytes);
            to_marks.copy_from_slice(marks);
        })?;
        Self::record(cx, at, before, cx.s.memory.value(at, bytes.len()));
        Ok(())
    }

    /// Copies a range with whatever is indeterminate in it; the ranges may overlap.
    pub fn copy(&mut self, cx: &mut Cx<'_>, dst: u64, src: u64, len: u64) -> Result<(), Trap> {
        let downwards = src < dst && dst < src.saturating_add(len);
        let mut done = 0;
        while done < len {
            let left = len - done;
            let edge = if downwards { left } else { done };
            let part = self.size(dst.wrapping_add(edge) | src.wrapping_add(edge), left);
            let from = if downwards { left - part } else { done };
            self.copy_part(cx, dst.wrapping_add(from), src.wrapping_add(from), part)?;
            done += part;
        }
        Ok(())
    }

    fn copy_part(&mut self, cx: &mut Cx<'_>, dst: u64, src: u64, part: u64) -> Result<(), Trap> {
        let len = part as usize;
        if let Some(at) = self.turn(cx, plain(src, part, Mode::Read), OpKind::Read)? {
            let memory = &cx.s.memory;
            let (value, mut carried) = (memory.value(at, len), [0; 16]);
            carried[..len].copy_from_slice(memory.bytes(at, len));
            carried[len..2 * len].copy_from_slice(memory.marks(at, len));
            Self::record(cx, at, value, value);
            cx.s.threads[cx.t].extend_tape(&carried[..2 * len]);
        }
        let mut carried = [0; 16];
        carried[..2 * len].copy_from_slice(self.take(cx, 2 * len));
        if let Some(at) = self.turn(cx, plain(dst, part, Mode::Write), OpKind::Write)? {
            Self::leave(cx, at, &carried[..len], &carried[len..2 * len])?;
        }
        Ok(())
    }

    /// Does something with a whole range in one event.
    pub fn whole(
        &mut self,
        cx: &mut Cx<'_>,
        (address, len): (u64, u64),
        act: impl FnOnce(&mut Cx<'_>, Reach) -> Result<(), Trap>,
    ) -> Result<(), Trap> {
        match self.turn(cx, plain(address, len, Mode::Update), OpKind::Copy)? {
            Some(at) => act(cx, at),
            None => Ok(()),
        }
    }
}

fn plain(address: u64, len: u64, mode: Mode) -> Access {
    Access { address, len: len as u32, mode, order: Order::Plain, tag: 0 }
}
