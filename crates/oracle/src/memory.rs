//! Operations on bytes.

use crate::ast::{Arithmetic, CasForm, Keep, Place, Span, Try, TryAct};
use crate::code::{Operation, POINTERS};
use crate::event::Access;
use crate::state::{State, cut};
use crate::step::{Done, Stop};
use crate::strings::{effect, sign};

/// Performs an operation on memory.
pub fn perform(
    state: &mut State,
    thread: usize,
    operation: &Operation,
    statement: usize,
    done: &mut Done,
) -> Result<(), Stop> {
    let mut touch = Touch { state, thread, statement, done };
    match *operation {
        Operation::Read { to, from, atomic } => {
            let value = touch.read(from, atomic)?;
            touch.set(to, value);
        }
        Operation::Await { to, place, .. } => {
            let value = touch.read(place, true)?;
            touch.set(to, value);
        }
        Operation::Try { what: Try { to, place, act, relation, constant }, back, lone } => {
            let (object, start) = touch.state.locate(thread, place)?;
            let found = touch.state.load(object, start, place.size);
            let goes_on = relation.holds(found, constant);
            match act {
                TryAct::Exchange => touch.update(object, start, &1u64.to_le_bytes()[..place.size], false)?,
                TryAct::CompareExchange(desired) if goes_on => {
                    touch.update(object, start, &desired.to_le_bytes()[..place.size], false)?;
                }
                TryAct::Add => {
                    let sum = found.wrapping_add(1).to_le_bytes();
                    touch.update(object, start, &sum[..place.size], false)?;
                }
                TryAct::CompareExchange(_) => touch.look(object, start, start + place.size, true)?,
                TryAct::Load => {
                    touch.read(place, true)?;
                }
            }
            if goes_on {
                touch.set(to, found);
            } else {
                touch.state.threads[thread].next = back;
            }
            // Nobody counts the steps of a thread that goes round.
            let changes = goes_on || act == TryAct::Exchange && found != 1;
            if !lone || !changes {
                touch.state.threads[thread].steps -= 1;
            }
        }
        Operation::Write { to, value, atomic } => {
            let value = touch.state.value(thread, value);
            let (object, start) = touch.state.locate(thread, to)?;
            touch.write(object, start, &value.to_le_bytes()[..to.size], atomic)?;
        }
        Operation::Rmw { op, place, value, keep } => touch.read_modify_write(op, place, value, keep)?,
        Operation::Cas { form, place, expected, desired, ok, seen } => {
            let expected = cut(touch.state.value(thread, expected), place.size);
            let desired = touch.state.value(thread, desired);
            let (object, start) = touch.state.locate(thread, place)?;
            let found = touch.state.load(object, start, place.size);
            if found == expected {
                touch.update(object, start, &desired.to_le_bytes()[..place.size], false)?;
            } else {
                touch.look(object, start, start + place.size, true)?;
            }
            if let (Some(ok), CasForm::Strong | CasForm::Weak | CasForm::SyncBool) = (ok, form) {
                touch.set(ok, u64::from(found == expected));
            }
            if let (Some(seen), CasForm::Strong | CasForm::Weak | CasForm::SyncValue) = (seen, form) {
                touch.set(seen, found);
            }
        }
        Operation::Copy { to, from, length } => {
            let bytes = touch.bytes(from, length)?;
            touch.fill(to, &bytes)?;
        }
        Operation::Fill { to, byte, length } => touch.fill(to, &vec![byte; length])?,
        Operation::Compare { to, first, second, length } => {
            let (first, second) = (touch.bytes(first, length)?, touch.bytes(second, length)?);
            touch.set(to, sign(first.cmp(&second)));
        }
        Operation::Text { call, first, second, to } => {
            let all = |span: Span| &touch.state.memory[span.global].bytes[span.start..];
            let effect = effect(call, all(first), all(second));
            for (span, read) in [first, second].into_iter().zip(effect.reads) {
                if read > 0 {
                    touch.bytes(span, read)?;
                }
            }
            if let Some((at, bytes)) = effect.writes {
                touch.fill(Span { start: first.start + at, ..first }, &bytes)?;
            }
            if let Some(to) = to {
                touch.set(to, effect.result);
            }
        }
        Operation::Allocate { pointer, object } => touch.set(POINTERS + pointer, object as u64 + 1),
        Operation::Free { pointer } => touch.free(pointer)?,
        Operation::End(object) => touch.end(touch.state.out + 1 + object),
        Operation::Publish { global, address } => {
            let value = touch.state.address(thread, address);
            touch.write(global, 0, &value.to_le_bytes(), true)?;
        }
        Operation::Take { pointer, global } => {
            touch.look(global, 0, 8, true)?;
            let value = touch.state.load(global, 0, 8);
            touch.set(POINTERS + pointer, value);
        }
        Operation::Swap { pointer, global, address } => {
            let (new, old) = (touch.state.address(thread, address), touch.state.load(global, 0, 8));
            touch.update(global, 0, &new.to_le_bytes(), false)?;
            touch.set(POINTERS + pointer, old);
        }
        _ => unreachable!("{operation:?} does not touch memory"),
    }
    Ok(())
}

/// Notes that a step looks at a place, without taking anything from it.
pub fn look_at(state: &mut State, thread: usize, place: Place, done: &mut Done) {
    let statement = state.threads[thread].next;
    // Whether it is there at all shows when it is awaited.
    let _ = Touch { state, thread, statement, done }.read(place, true);
}

/// An operation that touches memory, and notes what it touches.
struct Touch<'a> {
    state: &'a mut State,
    thread: usize,
    statement: usize,
    done: &'a mut Done,
}

impl Touch<'_> {
    fn set(&mut self, local: usize, value: u64) {
        self.state.threads[self.thread].locals[local] = value;
    }

    fn note(&mut self, object: usize, start: usize, end: usize) -> &mut Access {
        let statement = self.statement;
        self.done.event.accesses.push(Access {
            object,
            start,
            end,
            reads: false,
            writes: false,
            silent: false,
            addition: false,
            atomic: false,
            relaxed: false,
            statement,
        });
        self.done.event.accesses.last_mut().expect("just pushed")
    }

    /// Reads bytes.
    fn look(&mut self, object: usize, start: usize, end: usize, atomic: bool) -> Result<(), Stop> {
        self.alive(object, start, end, atomic, false)?;
        let access = self.note(object, start, end);
        access.reads = true;
        access.atomic = atomic;
        Ok(())
    }

    fn read(&mut self, place: Place, atomic: bool) -> Result<u64, Stop> {
        let (object, start) = self.state.locate(self.thread, place)?;
        self.look(object, start, start + place.size, atomic)?;
        Ok(self.state.load(object, start, place.size))
    }

    fn bytes(&mut self, span: Span, length: usize) -> Result<Vec<u8>, Stop> {
        self.look(span.global, span.start, span.start + length, false)?;
        Ok(self.state.memory[span.global].bytes[span.start..span.start + length].to_vec())
    }

    /// An access to what is dead is a fault. It counts as what it would have been: a write is a write.
    fn alive(&mut self, object: usize, start: usize, end: usize, atomic: bool, write: bool) -> Result<(), Stop> {
        if self.state.memory[object].dead {
            let access = self.note(object, start, end);
            (access.reads, access.writes, access.atomic) = (true, write, atomic);
            return Err(Stop::Fault("use-after-free"));
        }
        Ok(())
    }

    /// Ends the life of an object.
    fn end(&mut self, object: usize) {
        self.state.memory[object].dead = true;
        let size = self.state.memory[object].bytes.len();
        let access = self.note(object, 0, size);
        (access.reads, access.writes) = (true, true);
    }

    fn free(&mut self, pointer: usize) -> Result<(), Stop> {
        let Some(object) = self.state.target(self.thread, pointer) else { return Ok(()) };
        if self.state.memory[object].dead {
            let access = self.note(object, 0, 8);
            (access.reads, access.writes) = (true, true);
            return Err(Stop::Fault("double-free"));
        }
        self.end(object);
        Ok(())
    }

    fn put(&mut self, object: usize, start: usize, bytes: &[u8]) -> bool {
        let there = &mut self.state.memory[object].bytes[start..start + bytes.len()];
        let silent = there == bytes;
        there.copy_from_slice(bytes);
        silent
    }

    /// Writes bytes.
    fn write(&mut self, object: usize, start: usize, bytes: &[u8], atomic: bool) -> Result<(), Stop> {
        self.alive(object, start, start + bytes.len(), atomic, true)?;
        let silent = self.put(object, start, bytes);
        let access = self.note(object, start, start + bytes.len());
        (access.writes, access.silent, access.atomic) = (true, silent, atomic);
        Ok(())
    }

    /// Writes bytes as a library call: never a silent write, whatever was there.
    fn fill(&mut self, span: Span, bytes: &[u8]) -> Result<(), Stop> {
        self.write(span.global, span.start, bytes, false)?;
        self.done.event.accesses.last_mut().expect("just noted").silent = false;
        Ok(())
    }

    /// Reads bytes and writes them, atomically.
    fn update(&mut self, object: usize, start: usize, bytes: &[u8], addition: bool) -> Result<(), Stop> {
        self.alive(object, start, start + bytes.len(), true, true)?;
        let silent = self.put(object, start, bytes);
        let access = self.note(object, start, start + bytes.len());
        (access.reads, access.writes, access.silent, access.atomic) = (true, true, silent, true);
        access.addition = addition;
        Ok(())
    }

    fn read_modify_write(
        &mut self,
        op: Arithmetic,
        place: Place,
        value: crate::ast::Value,
        keep: Keep,
    ) -> Result<(), Stop> {
        let (object, start) = self.state.locate(self.thread, place)?;
        let old = self.state.load(object, start, place.size);
        let new = cut(op.apply(old, self.state.value(self.thread, value)), place.size);
        let addition = keep == Keep::Nothing && matches!(op, Arithmetic::Add | Arithmetic::Sub);
        self.update(object, start, &new.to_le_bytes()[..place.size], addition)?;
        match keep {
            Keep::Nothing => {}
            Keep::Old(to) => self.set(to, old),
            Keep::New(to) => self.set(to, new),
        }
        Ok(())
    }
}
