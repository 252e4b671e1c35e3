//! The ends of lives that the program does not spell out: local variables when their function returns or their scope is
//! left, thread-local ones when their thread ends.
//!
//! An object that only its thread can reach ends unnoticed, in passing. But the end of an object that others can reach
//! is a race with their accesses to it, as `free` is. So it is an event of its own ([`OpKind::Free`]), which writes all
//! bytes of all such objects that end together, shown before the thread goes on. Having performed it the thread is still
//! where it was; this time nothing is left to be noticed, and it goes on.
//!
//! The exception is a main that is alone: before it has spawned any thread, or when all threads there ever were have been
//! joined. Then the others' accesses all come before. Both depend only on what happened before, so they are the same in
//! all equivalent executions: a thread that was joined cannot spawn or join any more, and whoever joined it is main, or was
//! joined in turn.

use crate::bytecode::{Op, list_parts};
use crate::cx::{Cx, Ran};
use crate::interp;
use crate::memory::{Ended, Memory, SHARED};
use crate::state::State;
use crate::thread::{JOINED, Thread};
use crate::trap::Trap;
use crate::undo::{Kind, Undo};
use raddle_base::sabotage::{Ingredient, is_off};
use raddle_trace::{Access, Mode, OpKind, Order, ThreadId};

/// Objects that end together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ending {
    /// The thread's stack objects above this height.
    Above(u32),
    /// The local variables in this list.
    Scope(u32),
    /// The thread's thread-local variables, as far as others can reach them. The rest nobody can ever ask for.
    ThreadLocals,
}

/// How, where, and whether by an event.
pub(crate) type How = (Ended, u32, bool);

/// Whether others can reach any of these objects.
pub(crate) fn is_any_shared(memory: &Memory, objects: &[u64]) -> bool {
    objects.iter().any(|&address| is_shared(memory, address))
}

fn is_shared(memory: &Memory, address: u64) -> bool {
    memory.find(address).is_some_and(|(_, object)| object.owner == SHARED)
}

/// Ends an object's lifetime, if that has not happened before.
#[inline]
pub(crate) fn end(memory: &mut Memory, undo: &mut Undo, address: u64, (ended, site, noticed): How) {
    if let Some((place, object)) = memory.find(address)
        && !object.is_dead()
    {
        let noticed = noticed && object.owner == SHARED;
        memory.kill(undo, (place.table, place.number), ended, site, noticed);
    }
}

/// Ends the lifetimes of a thread's stack objects down to a height.
#[inline]
pub(crate) fn pop(thread: &mut Thread, memory: &mut Memory, undo: &mut Undo, height: u32, how: How) {
    while thread.core.stack_objects > height {
        thread.core.stack_objects -= 1;
        end(memory, undo, thread.stack_objects[thread.core.stack_objects as usize], how);
    }
}

/// Puts an object in the place of a dead one in the list of those to be ended.
pub(crate) fn replace(thread: &mut Thread, undo: &mut Undo, t: u32, before: u64, after: u64) {
    let count = thread.core.stack_objects as usize;
    if let Some(index) = thread.stack_objects[..count].iter().rposition(|&address| address == before) {
        undo.entry(Kind::StackObject, u64::from(t) | (index as u64) << 8, before);
        thread.stack_objects[index] = after;
    }
}

impl Cx<'_> {
    /// Whether somebody could notice what this thread does to objects that others can reach.
    fn is_watched(&self) -> bool {
        let joined = |t: ThreadId| self.s.threads[t.0 as usize].flags & JOINED != 0;
        let alone = interp::is_alone(&self.s.threads[self.t], self.t)
            || (self.t == 0 && self.s.born.iter().all(|t| t == ThreadId::MAIN || joined(t)));
        !alone
    }

    /// Shows the end of objects, if that can be noticed. When it cannot, what is shown means nothing.
    pub fn show_ending(&mut self, ending: Ending) -> bool {
        if !self.is_watched() || is_off(Ingredient::StackEnds) {
            return false;
        }
        self.show(OpKind::Free);
        let State { memory, threads, .. } = &mut *self.s;
        let thread = &mut threads[self.t];
        let accesses = &mut thread.shown.accesses;
        let mut look_at = |address: u64| {
            if let Some((_, object)) = memory.find(address)
                && object.owner == SHARED
            {
                let len = object.size.max(1);
                accesses.push(Access { address, len, mode: Mode::Write, order: Order::Plain, tag: 0 });
            }
        };
        let count = thread.core.stack_objects as usize;
        match ending {
            Ending::Above(height) => thread.stack_objects[height as usize..count].iter().copied().for_each(look_at),
            Ending::Scope(list) => {
                let frame = thread.frames[thread.core.depth as usize - 1];
                let (_, slots) = list_parts(&self.program.lists, list);
                slots.iter().for_each(|&slot| look_at(thread.regs[frame.base as usize + slot as usize]));
            }
            Ending::ThreadLocals => thread.thread_locals.iter().copied().for_each(look_at),
        }
        !accesses.is_empty()
    }

    /// Ends objects.
    pub fn end_objects(&mut self, ending: Ending, ended: Ended) {
        let how = (ended, self.site().0, self.is_watched());
        let State { memory, threads, undo, .. } = &mut *self.s;
        let thread = &mut threads[self.t];
        match ending {
            Ending::Above(height) => pop(thread, memory, undo, height, how),
            Ending::Scope(list) => {
                let (_, slots) = list_parts(&self.program.lists, list);
                slots.iter().for_each(|&slot| end(memory, undo, thread.register(slot), how));
            }
            Ending::ThreadLocals => {
                for &address in &thread.thread_locals {
                    if is_shared(memory, address) {
                        end(memory, undo, address, how);
                    }
                }
            }
        }
    }

    /// What the operation the thread is at ends, and how, if it is one that does.
    fn ending(&self) -> Option<(Ending, Ended)> {
        let thread = &self.s.threads[self.t];
        match self.program.code[self.pc() as usize] {
            Op::Return0 | Op::Return1 { .. } | Op::Return { .. } => {
                Some((Ending::Above(thread.top().stack_objects), Ended::Returned))
            }
            Op::StackRestore { a } => {
                let height = (thread.register(a) as u32).wrapping_sub(1);
                let known = height <= thread.core.stack_objects && height >= thread.top().stack_objects;
                known.then_some((Ending::Above(height), Ended::OutOfScope))
            }
            Op::LifetimeEnd { list } => Some((Ending::Scope(list), Ended::OutOfScope)),
            _ => None,
        }
    }

    /// Ends what the operation the thread is at ends, if nobody can notice, otherwise shows it.
    pub fn run_ending(&mut self) -> Result<Ran, Trap> {
        let Some((ending, ended)) = self.ending() else { return Ok(Ran::On) };
        if !self.is_irrelevant() && self.show_ending(ending) {
            return Ok(Ran::Visible);
        }
        self.end_objects(ending, ended);
        Ok(Ran::On)
    }

    /// Performs the end shown by [`run_ending`](Self::run_ending).
    pub fn perform_ending(&mut self) {
        if let Some((ending, ended)) = self.ending() {
            self.end_objects(ending, ended);
        }
    }
}
