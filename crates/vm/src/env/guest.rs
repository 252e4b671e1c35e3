//! How library functions touch guest memory: checked, and first of all dry.
//!
//! A [`Guest`] either *performs* (bytes are read and written, uninitialised bytes are faults) or *plans*: reads are
//! real, writes are left out, and every range that others can see is recorded as an access. A model must therefore not
//! read back what it has written.

use super::Args;
use crate::cx::{Cx, Touch};
use crate::memory::shared::Reach;
use crate::trap::Trap;
use raddle_trace::{Access, FaultKind, Mode, OpKind, Order};

/// Guest memory as a library function sees it.
pub(crate) struct Guest<'a, 'b> {
    pub cx: &'a mut Cx<'b>,
    planning: bool,
}

/// Runs a function without effect, to show what it touches. The shown accesses stay empty when nobody can see it.
pub(crate) fn dry_run(
    cx: &mut Cx<'_>,
    perform: fn(&mut Guest<'_, '_>, Args) -> Result<u64, Trap>,
    args: Args,
) -> Result<(), Trap> {
    let shown = cx.show(OpKind::Copy);
    shown.changes = true;
    perform(&mut Guest { cx, planning: true }, args).map(|_| ())
}

impl<'a, 'b> Guest<'a, 'b> {
    /// For performing.
    pub fn new(cx: &'a mut Cx<'b>) -> Self {
        Guest { cx, planning: false }
    }

    /// Whether this is only to find out what would be touched.
    pub fn planning(&self) -> bool {
        self.planning
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
        if !self.planning {
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
        Ok(if self.planning { None } else { at })
    }

    fn record(&mut self, address: u64, len: u64, mode: Mode) {
        let accesses = &mut self.cx.s.threads[self.cx.t].shown.accesses;
        // Byte after byte of a string is one range.
        if let Some(last) = accesses.last_mut()
            && last.mode == mode
            && last.address + u64::from(last.len) == address
            && u64::from(last.len) + len <= u64::from(u32::MAX)
        {
            last.len += len as u32;
            return;
        }
        let len = len.min(u64::from(u32::MAX)) as u32;
        accesses.push(Access { address, len, mode, order: Order::Plain, tag: 0 });
    }

    /// The bytes of a range, which must have been written.
    pub fn read(&mut self, address: u64, len: u64) -> Result<&[u8], Trap> {
        let Some(at) = self.range(address, len, Touch::Read)? else { return Ok(&[]) };
        if !self.planning && !self.cx.s.memory.has_value(at, len as usize) {
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
        if !self.planning {
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
        let Some(at) = self.target(address, len)? else { return Ok(()) };
        self.cx.set_bytes(at, len as usize, |to, marks| {
            to.fill(byte);
            marks.fill(1);
        })
    }

    /// Copies a range with whatever is indeterminate in it; the ranges may overlap.
    pub fn copy(&mut self, dst: u64, src: u64, len: u64) -> Result<(), Trap> {
        let from = self.range(src, len, Touch::Read)?;
        match (self.target(dst, len)?, from) {
            (Some(to), Some(from)) => self.cx.copy(to, from, len as usize),
            _ => Ok(()),
        }
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
        let len = self.string_length(address, u64::MAX)?;
        if len == 0 {
            return Ok(Vec::new());
        }
        let at = self.cx.reach(address, len, Touch::Read)?;
        Ok(self.cx.s.memory.bytes(at, len as usize).to_vec())
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
