//! How library functions touch guest memory: checked, and first of all dry.
//!
//! A [`Guest`] either *performs* (bytes are read and written, uninitialised bytes are faults) or *plans*: reads are
//! real, writes are left out, and every range that others can see is recorded as an access. A model must therefore not
//! read back what it has written.
//!
//! Or it goes on *in parts* ([`Parts`]): every access of up to so many bytes is an event of its own.

use super::Args;
use super::parts::Parts;
use crate::cx::{Cx, Touch};
use crate::memory::shared::Reach;
use crate::trap::Trap;
use raddle_trace::{Access, FaultKind, Mode, OpKind, Order};
use std::cmp::Ordering;

/// Guest memory as a library function sees it.
pub(crate) struct Guest<'a, 'b> {
    pub cx: &'a mut Cx<'b>,
    how: How,
}

/// How a library function runs.
enum How {
    Perform,
    Plan,
    InParts(Parts),
}

/// Runs a function without effect, to show what it touches. The shown accesses stay empty when nobody can see it.
pub(crate) fn dry_run(
    cx: &mut Cx<'_>,
    perform: fn(&mut Guest<'_, '_>, Args) -> Result<u64, Trap>,
    args: Args,
) -> Result<(), Trap> {
    let shown = cx.show(OpKind::Copy);
    shown.changes = true;
    perform(&mut Guest { cx, how: How::Plan }, args).map(|_| ())
}

impl<'a, 'b> Guest<'a, 'b> {
    /// For performing.
    pub fn new(cx: &'a mut Cx<'b>) -> Self {
        Guest { cx, how: How::Perform }
    }

    /// For going on in parts.
    pub fn in_parts(cx: &'a mut Cx<'b>, parts: Parts) -> Self {
        Guest { cx, how: How::InParts(parts) }
    }

    /// Whether this is only to find out what would be touched.
    pub fn planning(&self) -> bool {
        matches!(self.how, How::Plan)
    }

    /// Tells the alignment of what is copied, if it is known: parts are no larger.
    pub fn align(&mut self, align: u64) {
        if let How::InParts(parts) = &mut self.how {
            parts.align(align);
        }
    }

    /// Does what must not be done again, and gives its result.
    pub fn once(&mut self, act: impl FnOnce(&mut Cx<'_>) -> Result<u64, Trap>) -> Result<u64, Trap> {
        match &mut self.how {
            How::InParts(parts) => parts.once(self.cx, act),
            _ => act(self.cx),
        }
    }

    /// An argument.
    pub fn arg(&self, args: Args, i: usize) -> u64 {
        args.get(self.cx, i)
    }

    /// Finds a range and records the access when planning; `None` for an empty one.
    fn range(&mut self, address: u64, len: u64, touch: Touch) -> Result<Option<Reach>, Trap> {
        if len == 0 {
            return Ok(None);
        }
        if !self.planning() {
            return self.cx.reach_alive(address, len, touch).map(Some);
        }
        let at = self.cx.reach(address, len, touch)?;
        if let Reach::Shared(_) = at {
            self.record(address, len, if touch == Touch::Read { Mode::Read } else { Mode::Write });
        }
        Ok(Some(at))
    }

    /// Finds a range to write to; `None` for an empty one, and when planning.
    fn target(&mut self, address: u64, len: u64) -> Result<Option<Reach>, Trap> {
        let at = self.range(address, len, Touch::Write)?;
        Ok(if self.planning() { None } else { at })
    }

    fn record(&mut self, address: u64, len: u64, mode: Mode) {
        let accesses = &mut self.cx.s.threads[self.cx.t].shown.accesses;
        // Byte after byte of a string is one range, also where it is copied to another one.
        let goes_on = |last: &&mut Access| {
            last.mode == mode && last.end() == address && u64::from(last.len) + len <= u64::from(u32::MAX)
        };
        if let Some(last) = accesses.iter_mut().rev().take(2).find(goes_on) {
            last.len += len as u32;
            return;
        }
        let len = len.min(u64::from(u32::MAX)) as u32;
        accesses.push(Access { address, len, mode, order: Order::Plain, tag: 0 });
    }

    /// The bytes of a range, which must have been written.
    pub fn read(&mut self, address: u64, len: u64) -> Result<&[u8], Trap> {
        if let How::InParts(parts) = &mut self.how {
            return parts.read(self.cx, address, len);
        }
        let Some(at) = self.range(address, len, Touch::Read)? else { return Ok(&[]) };
        if !self.planning() && !self.cx.s.memory.has_value(at, len as usize) {
            return Err(self.cx.indeterminate(address, len));
        }
        Ok(self.cx.s.memory.bytes(at, len as usize))
    }

    /// A little-endian number.
    pub fn load(&mut self, address: u64, len: u64) -> Result<u64, Trap> {
        let mut out = [0; 8];
        out[..len as usize].copy_from_slice(self.read(address, len)?);
        Ok(u64::from_le_bytes(out))
    }

    /// Writes bytes.
    pub fn write(&mut self, address: u64, bytes: &[u8]) -> Result<(), Trap> {
        if let How::InParts(parts) = &mut self.how {
            return parts.write(self.cx, address, bytes);
        }
        let Some(at) = self.target(address, bytes.len() as u64)? else { return Ok(()) };
        self.cx.set_bytes(at, bytes.len(), |to, marks| {
            to.copy_from_slice(bytes);
            marks.fill(1);
        })
    }

    /// Writes the first state of a synchronisation object, unless what is there already is in use, which `check` finds
    /// out. Looking is part of it, so the bytes are read, too.
    pub fn initialise(
        &mut self,
        address: u64,
        bytes: &[u8],
        check: impl Fn(&Cx<'_>) -> Result<(), Trap>,
    ) -> Result<(), Trap> {
        let len = bytes.len() as u64;
        if let How::InParts(parts) = &mut self.how {
            return parts.whole(self.cx, (address, len), |cx, _| {
                check(cx)?;
                Guest::new(cx).write(address, bytes)
            });
        }
        if !self.planning() {
            self.cx.reach_alive(address, len, Touch::Write)?;
            check(self.cx)?;
            return self.write(address, bytes);
        }
        if let Reach::Shared(_) = self.cx.reach(address, len, Touch::Write)? {
            self.record(address, len, Mode::Update);
        }
        Ok(())
    }

    /// Writes a little-endian number.
    pub fn store(&mut self, address: u64, len: usize, value: u64) -> Result<(), Trap> {
        self.write(address, &value.to_le_bytes()[..len])
    }

    /// Fills a range with a byte.
    pub fn fill(&mut self, address: u64, byte: u8, len: u64) -> Result<(), Trap> {
        if let How::InParts(parts) = &mut self.how {
            return parts.fill(self.cx, address, byte, len);
        }
        let Some(at) = self.target(address, len)? else { return Ok(()) };
        self.cx.set_bytes(at, len as usize, |to, marks| {
            to.fill(byte);
            marks.fill(1);
        })
    }

    /// Copies a range with whatever is indeterminate in it; the ranges may overlap.
    pub fn copy(&mut self, dst: u64, src: u64, len: u64) -> Result<(), Trap> {
        if let How::InParts(parts) = &mut self.how {
            return parts.copy(self.cx, dst, src, len);
        }
        let from = self.range(src, len, Touch::Read)?;
        match (self.target(dst, len)?, from) {
            (Some(to), Some(from)) => self.cx.copy(to, from, len as usize),
            _ => Ok(()),
        }
    }

    /// Compares two ranges.
    pub fn compare(&mut self, a: u64, b: u64, len: u64) -> Result<Ordering, Trap> {
        // In parts, one of each after the other.
        let (mut from, mut found) = (0, Ordering::Equal);
        while from < len {
            let (a, b, left) = (a.wrapping_add(from), b.wrapping_add(from), len - from);
            let part = if let How::InParts(parts) = &self.how { parts.size(a | b, left) } else { left };
            let first = self.read(a, part)?.to_vec();
            found = found.then(first.as_slice().cmp(self.read(b, part)?));
            from += part;
        }
        Ok(found)
    }

    /// The length of a string that ends with a zero byte, looking at no more than `most` bytes.
    pub fn string_length(&mut self, address: u64, most: u64) -> Result<u64, Trap> {
        let mut len = 0;
        while len < most {
            if self.load(address + len, 1)? == 0 {
                return Ok(len);
            }
            len += 1;
        }
        Ok(len)
    }

    /// A string that ends with a zero byte, without it.
    pub fn string(&mut self, address: u64) -> Result<Vec<u8>, Trap> {
        self.string_up_to(address, u64::MAX)
    }

    /// A string that ends with a zero byte, without it, or its first bytes.
    pub fn string_up_to(&mut self, address: u64, most: u64) -> Result<Vec<u8>, Trap> {
        let mut text = Vec::new();
        while (text.len() as u64) < most {
            match self.load(address.wrapping_add(text.len() as u64), 1)? as u8 {
                0 => break,
                byte => text.push(byte),
            }
        }
        Ok(text)
    }

    /// Refuses arguments that overlap where the standard forbids it.
    pub fn refuse_overlap(&self, dst: u64, src: u64, len: u64, name: &str) -> Result<(), Trap> {
        if len > 0 && dst < src.saturating_add(len) && src < dst.saturating_add(len) && dst != src {
            let message = format!("{name} of {len} bytes between ranges that overlap");
            return Err(Trap::fault(FaultKind::InvalidCall, message));
        }
        Ok(())
    }
}
