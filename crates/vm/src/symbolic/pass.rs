//! Terms that library functions pass on, or that nothing depends on: what a thread is given and returns, what a program ends with, numbers that are printed.
//!
//! Nobody decides on these, so they need not be known. What is printed for such a number is of no use to anybody: whoever wants to see it runs the program again
//! with values. Nor is the exit code of an execution for several inputs, which is taken for zero.

use crate::bytecode::{NO_SLOT, Slot, list_parts};
use crate::cx::{Cx, Touch};
use crate::env;
use crate::memory::READ_ONLY;
use crate::state::State;
use crate::terms::Term;
use crate::trap::Trap;
use raddle_trace::ThreadId;

/// Where what threads return is kept: as the registers of a thread that there cannot be.
const RETURNED: usize = 0xff;
const _: () = assert!(raddle_trace::THREADS_MAX <= RETURNED);

impl Cx<'_> {
    /// The first argument of a library function that has to be known, and is not.
    pub(super) fn argument_to_know(&self, model: u16, list: u32) -> Option<Slot> {
        let (results, args) = list_parts(&self.program.lists, list);
        let is_term = |slot: Slot| self.term_in(slot).is_some();
        args.iter().any(|&slot| is_term(slot)).then_some(())?;
        let printed = || {
            let format = env::format_argument(model)?;
            let used = results.iter().any(|&slot| slot != NO_SLOT);
            let text = args.get(format).filter(|&&slot| !used && !is_term(slot))?;
            Some((format + 1, env::whole_numbers(self.constant_text(*text)?)?))
        };
        let printed = printed();
        let passes = |at: usize| {
            env::passes_on(model, at)
                || printed.as_ref().is_some_and(|(first, whole)| {
                    at.checked_sub(*first).is_some_and(|at| whole.get(at).copied().unwrap_or(false))
                })
        };
        args.iter().enumerate().find(|&(at, &slot)| is_term(slot) && !passes(at)).map(|(_, &slot)| slot)
    }

    /// A text that nothing can change.
    fn constant_text(&self, slot: Slot) -> Option<&[u8]> {
        let memory = &self.s.memory;
        let (place, object) = memory.find(self.s.threads[self.t].register(slot))?;
        if object.owner != READ_ONLY {
            return None;
        }
        let text = memory.contents(object).0.get(place.offset as usize..)?;
        Some(&text[..text.iter().position(|&byte| byte == 0)?])
    }

    /// The thread returns what is in this register.
    pub(crate) fn note_returned_in(&mut self, slot: Option<Slot>) {
        let returned = slot.and_then(|slot| self.term_in(slot));
        self.note_returned(returned);
    }

    /// The thread returns this, if it is a term.
    pub(super) fn note_returned(&mut self, returned: Option<Term>) {
        let t = self.t;
        let State { terms, undo, .. } = &mut *self.s;
        if let Some(symbols) = terms {
            symbols.set_register(undo, RETURNED, t, returned);
        }
    }

    /// Stores what a thread has returned, if it is a term.
    pub(crate) fn store_returned(&mut self, by: ThreadId, address: u64, len: usize) -> Result<(), Trap> {
        let symbols = self.s.terms.as_ref();
        let returned = symbols.and_then(|symbols| symbols.register(RETURNED, by.0 as usize));
        let Some(term) = returned else { return Ok(()) };
        let at = self.reach(address, len as u64, Touch::Write)?;
        let term = self.symbols().terms.extract(term, 0, 8 * len as u32);
        self.leave_number(at, len, term)
    }

    /// A thread that has just been made is given what is in this register.
    pub(crate) fn give_to(&mut self, child: ThreadId, slot: Option<Slot>) {
        let given: Option<Term> = slot.and_then(|slot| self.term_in(slot));
        let argument = self.s.threads[child.0 as usize].top().base as usize + 1;
        let State { terms, undo, .. } = &mut *self.s;
        if let Some(symbols) = terms {
            symbols.set_register(undo, child.0 as usize, argument, given);
        }
    }
}
