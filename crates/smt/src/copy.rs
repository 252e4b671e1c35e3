//! Copies of memory: structures that are assigned, `memcpy`, `memset`.
//!
//! A copy of what others can reach is known as long as there are no others: it may be in a data race otherwise, and torn. It is one step. Here it is several operations that follow each other at once: all bytes are read, eight at a
//! time, as far as others can reach them, and then written. A byte without a value stays one without.

use crate::bits::Bits;
use crate::gates::Lit;
use crate::layout::{Byte, Value};
use crate::state::State;
use crate::thread::{Flow, Refusal, Run, Stop, World};
use raddle_ir::{Inst, InstKind, LocId, Type};

/// Bytes that one operation can take.
const CHUNK: u32 = 8;
/// Longer copies of what others can reach are too many operations.
const LEN_MAX: u32 = 128;

/// A copy, in terms of where its thread is.
pub(crate) struct Copy {
    dst: Value,
    from: From,
    len: Option<u32>,
    may_overlap: bool,
    /// How many operations it takes to read, and to write.
    reads: u32,
    writes: u32,
}

enum From {
    Memory(Value),
    Byte(Bits),
}

impl Copy {
    /// Whether others can see any of it.
    pub fn is_visible(&self) -> bool {
        self.reads + self.writes > 0
    }

    /// The bytes of an operation.
    fn chunk(&self, len: u32, number: u32) -> (u32, u32) {
        (number * CHUNK, CHUNK.min(len - number * CHUNK))
    }
}

impl<'m> World<'m> {
    /// What an instruction copies.
    pub(crate) fn copy_of(&self, state: &State, kind: &InstKind) -> Copy {
        let (dst, from, len, may_overlap) = match kind {
            InstKind::MemCopy { dst, src, len, may_overlap, .. } => {
                (dst, From::Memory(self.operand(state, src)), len, *may_overlap)
            }
            InstKind::MemSet { dst, value, len, .. } => (dst, From::Byte(self.operand(state, value).bits), len, true),
            _ => unreachable!("not a copy"),
        };
        let (dst, len) = (self.operand(state, dst), self.operand(state, len).bits.as_constant());
        let len = len.map(|len| u32::try_from(len).unwrap_or(u32::MAX));
        let chunks = len.map_or(1, |len| len.div_ceil(CHUNK));
        let writes = if self.is_own(&dst.origin, true) { 0 } else { chunks };
        let reads = match &from {
            From::Memory(src) if !self.is_own(&src.origin, false) => chunks,
            From::Memory(_) | From::Byte(_) => 0,
        };
        Copy { dst, from, len, may_overlap, reads, writes }
    }

    /// The next operation of a copy; all of it, if nobody else can see it.
    pub(crate) fn copy(&mut self, run: &mut Run, state: &mut State, inst: &'m Inst) -> Result<Flow, Refusal> {
        let loc = inst.loc;
        let refuse = |what: &str| Err(Refusal { loc, what: what.to_string() });
        let copy = self.copy_of(state, &inst.kind);
        let Some(len) = copy.len else { return refuse("a copy of a length that is not known") };
        // One that is in a data race is explored in parts, and may be torn.
        if copy.is_visible() && self.threads.len() > 1 {
            return refuse("a copy of memory that others can reach, when there are others");
        }
        if copy.is_visible() && len > LEN_MAX {
            return refuse("a long copy of memory that others can reach");
        }
        let phase = u32::from(state.top().phase);
        if phase == 0 {
            self.begin_copy(run, state, &copy, len, loc)?;
            if !copy.is_visible() {
                self.write_copied(state, &copy, len, loc)?;
                return Ok(Flow::Next);
            }
        }
        let read = phase < copy.reads;
        let (start, bytes) = copy.chunk(len, if read { phase } else { phase - copy.reads });
        let ptr = match &copy.from {
            From::Memory(src) if read => self.behind(src, start),
            _ => self.behind(&copy.dst, start),
        };
        let at = self.resolve(&ptr, bytes, !read, loc)?;
        let mut operation = self.access(at, Type::Int(bytes as u8 * 8), false, &ptr, loc)?;
        operation.starts = phase == 0 && copy.reads + copy.writes > 1;
        operation.continues = phase > 0;
        if read {
            operation.asks_valued = true;
        } else {
            let left = &state.copied[start as usize..(start + bytes) as usize];
            let parts: Vec<Bits> = left.iter().map(|byte| byte.bits.clone()).collect();
            operation.leaves = Some((Bits::concat(&parts).zext(64), Lit::TRUE));
            operation.leaves_valued = Some(Bits::from_lits(left.iter().map(|byte| byte.valued).collect()));
        }
        Ok(Flow::Visible(Box::new(operation)))
    }

    /// What is wrong with memory of the thread's own, and what is read of it.
    fn begin_copy(
        &mut self,
        run: &mut Run,
        state: &mut State,
        copy: &Copy,
        len: u32,
        loc: LocId,
    ) -> Result<(), Refusal> {
        state.copied.clear();
        match &copy.from {
            From::Byte(bits) => {
                let byte = Byte { bits: bits.extract(0, 8), valued: Lit::TRUE };
                state.copied = vec![byte; len as usize];
            }
            From::Memory(src) => {
                let shares = copy.dst.origin.may_share(&src.origin);
                if copy.is_visible() && !copy.may_overlap && shares {
                    let what = String::from("a copy between places that may overlap");
                    return Err(Refusal { loc, what });
                }
                if copy.reads == 0 && len > 0 {
                    let at = self.resolve(src, len, false, loc)?;
                    self.fail_if_outside(run, state, &at, loc);
                    state.copied = (0..len).map(|i| self.read_byte(state, &at.cells, i)).collect();
                }
            }
        }
        if copy.writes == 0 && len > 0 {
            let at = self.resolve(&copy.dst, len, true, loc)?;
            self.fail_if_outside(run, state, &at, loc);
        }
        Ok(())
    }

    /// Ends a copy to memory of the thread's own.
    fn write_copied(&mut self, state: &mut State, copy: &Copy, len: u32, loc: LocId) -> Result<(), Refusal> {
        let bytes = std::mem::take(&mut state.copied);
        if copy.writes == 0 && len > 0 {
            let at = self.resolve(&copy.dst, len, true, loc)?;
            self.write_bytes(state, &at.cells, &bytes);
        }
        Ok(())
    }

    /// A place so many bytes behind another one.
    fn behind(&mut self, ptr: &Value, by: u32) -> Value {
        let by = Bits::constant(64, u128::from(by));
        let bits = self.gates.add(&ptr.bits, &by);
        let none = Value::constant(1, 0);
        let possible = Value::combined(ptr, &none, |ptr, _| Some(self.gates.add(ptr, &by)));
        Value { astray: ptr.astray, ..Value::with_origin(bits, ptr.origin.clone()) }.among(possible)
    }

    /// The states behind an operation of a copy.
    pub(crate) fn after_copy(&mut self, stop: &Stop, mut state: State, inst: &'m Inst) -> Result<Vec<State>, Refusal> {
        let copy = self.copy_of(&state, &inst.kind);
        let (phase, len) = (u32::from(state.top().phase), copy.len.unwrap_or(0));
        if phase < copy.reads {
            let (_, bytes) = copy.chunk(len, phase);
            let byte = |i| Byte { bits: stop.found.extract(i * 8, 8), valued: stop.valued.bit(i) };
            state.copied.extend((0..bytes).map(byte));
        }
        if phase + 1 < copy.reads + copy.writes {
            state.top_mut().phase += 1;
            return Ok(vec![state]);
        }
        self.write_copied(&mut state, &copy, len, inst.loc)?;
        (state.top_mut().index, state.top_mut().phase) = (state.top().index + 1, 0);
        Ok(vec![state])
    }
}
