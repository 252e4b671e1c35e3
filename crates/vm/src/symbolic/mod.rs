//! Inputs that can be anything, in the middle of a run.
//!
//! Under [`NondetPolicy::Terms`](crate::NondetPolicy) an input is a [`Term`], and so is what is computed from it. A register that holds one has it
//! beside its number, which means nothing then; a byte of memory that is a part of one has the mark [`TERM`](crate::memory::TERM), and its term here. Whoever
//! reads a byte and does not know about terms finds that it has no value, and stops.
//!
//! Where the program has to know what it is dealing with (a branch, an address, a divisor, an argument of the library), the thread
//! shows a choice ([`Choices::Among`](raddle_trace::Choices)) among what is possible after all that was decided before, and the search explores each: `decide` says where
//! and what. It shows one also if there is one possibility only: whether there are more depends on what other threads have decided, and
//! equivalent executions have the same events.
//!
//! Nothing of this is on the way of a program that has no such inputs: `State::terms` is empty then, and the interpreter's loop
//! runs as always. With them, `run` looks at one operation after the other, and leaves to that loop what no term is in.

mod access;
mod compute;
mod decide;
mod pass;
mod place;
mod run;
mod shape;

use crate::bytecode::{NO_SLOT, Slot};
use crate::cx::Cx;
use crate::memory::TERM;
use crate::terms::{Input, Term, Terms};
use crate::trap::Trap;
use crate::undo::{Kind, Undo};
use raddle_ir::Type;
use raddle_trace::{LimitKind, ThreadId};
use std::collections::HashMap;
use std::hash::{Hash, Hasher};
use std::num::NonZeroU32;

/// How many values something may have that has to be known.
pub(crate) const VALUES_MAX: usize = 256;

/// All terms of a running program.
pub(crate) struct Symbols {
    pub terms: Box<dyn Terms>,
    /// By thread, those of its registers, as [`Thread::regs`](crate::thread::Thread::regs). Each has 64 bits.
    registers: Vec<Vec<Option<Term>>>,
    /// By position in the arena, those of bytes that have the mark.
    bytes: HashMap<usize, Term>,
    /// The inputs that were asked for, in order, and by whom.
    inputs: Vec<(ThreadId, Input)>,
    /// Compare-and-swaps of what others can reach whose outcome depends on inputs.
    swaps: Vec<Swap>,
    /// What is possible was not found out in time. Nothing undoes it: no more time will come. From then on everything is shown as possible, so that
    /// whoever is in the middle of something comes to its end, and all steps end at [`LimitKind::Unanswered`].
    pub unanswered: bool,
}

/// A compare-and-swap whose outcome depends on inputs.
#[derive(Clone, Copy, Debug)]
pub struct Swap {
    /// Who did it.
    pub thread: ThreadId,
    /// Where.
    pub address: u64,
    /// How many bytes it compared.
    pub len: u32,
    /// A bit that says whether it swapped.
    swaps: Term,
}

fn raw(term: Option<Term>) -> u64 {
    term.map_or(0, |term| u64::from(term.0.get()))
}

fn term(raw: u64) -> Option<Term> {
    NonZeroU32::new(raw as u32).map(Term)
}

impl Symbols {
    pub fn new(terms: Box<dyn Terms>) -> Self {
        Symbols {
            terms,
            registers: Vec::new(),
            bytes: HashMap::new(),
            inputs: Vec::new(),
            swaps: Vec::new(),
            unanswered: false,
        }
    }

    /// The term of a register.
    fn register(&self, t: usize, index: usize) -> Option<Term> {
        self.registers.get(t).and_then(|registers| registers.get(index)).copied().flatten()
    }

    /// The number of the term of a register, zero if there is none.
    pub fn held(&self, t: usize, index: usize) -> u64 {
        raw(self.register(t, index))
    }

    fn set_register(&mut self, undo: &mut Undo, t: usize, index: usize, to: Option<Term>) {
        let before = self.register(t, index);
        if before == to {
            return;
        }
        if self.registers.len() <= t {
            self.registers.resize_with(t + 1, Vec::new);
        }
        if self.registers[t].len() <= index {
            self.registers[t].resize(index + 1, None);
        }
        undo.entry(Kind::TermRegister, t as u64 | (index as u64) << 8, raw(before));
        self.registers[t][index] = to;
    }

    /// Undoes what an entry of the log says.
    pub fn undo(&mut self, undo: &mut Undo, kind: Kind, particulars: u64) {
        match kind {
            Kind::TermRegister => {
                self.registers[(particulars & 0xff) as usize][(particulars >> 8) as usize] = term(undo.pop());
            }
            Kind::TermByte => {
                match term(undo.pop()) {
                    Some(term) => self.bytes.insert(particulars as usize, term),
                    None => self.bytes.remove(&(particulars as usize)),
                };
            }
            Kind::Decided => self.terms.take_back(particulars as usize),
            Kind::Swap => _ = self.swaps.pop(),
            // An input.
            _ => _ = self.inputs.pop(),
        }
    }

    /// A digest of what registers hold. What a byte is part of is told by the memory that has the mark.
    pub fn digest(&self, hasher: &mut impl Hasher) {
        for (thread, registers) in self.registers.iter().enumerate() {
            let held = registers.iter().enumerate().filter_map(|(index, term)| Some((index, (*term)?)));
            held.for_each(|(index, term)| (thread, index, term).hash(hasher));
        }
        // How many decisions it took depends on their order.
        self.inputs.len().hash(hasher);
    }

    /// Forgets the terms of a thread's registers from this one on.
    fn forget_from(&mut self, undo: &mut Undo, t: usize, index: usize) {
        let len = self.registers.get(t).map_or(0, Vec::len);
        for index in index..len {
            self.set_register(undo, t, index, None);
        }
    }

    /// The term of a byte that has the mark.
    pub fn byte(&self, pos: usize) -> Term {
        match self.bytes.get(&pos) {
            Some(&term) => term,
            None => unreachable!("a byte is marked as a part of a term, and there is none"),
        }
    }

    /// Notes the term of a byte.
    pub fn set_byte(&mut self, undo: &mut Undo, pos: usize, to: Term) {
        let before = self.bytes.insert(pos, to);
        if before != Some(to) {
            undo.entry(Kind::TermByte, pos as u64, raw(before));
        }
    }

    /// The inputs that were asked for, in order, and by whom.
    pub fn inputs(&self) -> &[(ThreadId, Input)] {
        &self.inputs
    }

    /// A compare-and-swap of what others can reach has an outcome that depends on inputs.
    fn note_swap(&mut self, undo: &mut Undo, swap: Swap) {
        self.swaps.push(swap);
        undo.header(Kind::Swap, 0);
    }

    /// Whether there were such compare-and-swaps.
    pub fn has_open_swaps(&self) -> bool {
        !self.swaps.is_empty()
    }

    /// Values of the inputs for all ways in which those of these compare-and-swaps can turn out that matter, the ways in which they swap first, until one
    /// will do. `None` if there was no time to find them, or the caller has had enough.
    pub fn try_outcomes(
        &mut self,
        matters: impl Fn(&Swap) -> bool,
        mut will_do: impl FnMut(&[(ThreadId, Input)], Vec<u128>) -> Option<bool>,
    ) -> Option<bool> {
        let Symbols { terms, inputs, swaps, .. } = self;
        let swaps: Vec<Term> = swaps.iter().filter(|swap| matters(swap)).map(|swap| swap.swaps).collect();
        let asked: Vec<Term> = inputs.iter().map(|(_, input)| input.term).collect();
        let start = terms.decisions();
        // For each outcome that was decided: what was decided before, and whether the other one is left to try.
        let mut outcomes: Vec<(usize, bool)> = Vec::new();
        let answer = loop {
            while let Some(&swap) = swaps.get(outcomes.len()) {
                let Some(labels) = terms.labels(swap) else {
                    terms.take_back(start);
                    return None;
                };
                let before = terms.decisions();
                terms.decide(swap, u32::from(labels.contains(1)));
                outcomes.push((before, labels.len() > 1));
            }
            match terms.values(&asked).and_then(|values| will_do(inputs, values)) {
                Some(false) => {}
                answer => break answer,
            }
            while outcomes.pop_if(|(_, left)| !*left).is_some() {}
            let Some((before, _)) = outcomes.pop() else { break Some(false) };
            terms.take_back(before);
            terms.decide(swaps[outcomes.len()], 0);
            outcomes.push((before, false));
        };
        terms.take_back(start);
        answer
    }

    /// The term of a value in memory, whose marks these are, as a number of so many bits.
    pub fn value(&mut self, pos: usize, bytes: &[u8], marks: &[u8], bits: u32) -> Term {
        let mut parts = Vec::with_capacity(bytes.len());
        for (i, (&byte, &mark)) in bytes.iter().zip(marks).enumerate() {
            parts.push(if mark == TERM { self.byte(pos + i) } else { self.terms.constant(8, byte.into()) });
        }
        let whole = self.terms.concat(&parts);
        self.terms.extract(whole, 0, bits)
    }
}

impl Cx<'_> {
    /// The terms, in a machine that has some.
    fn symbols(&mut self) -> &mut Symbols {
        match &mut self.s.terms {
            Some(symbols) => symbols,
            None => unreachable!("a machine without terms was asked for one"),
        }
    }

    fn index(&self, slot: Slot) -> usize {
        self.s.threads[self.t].top().base as usize + slot as usize
    }

    /// The term in a register of the top frame.
    pub(crate) fn term_in(&self, slot: Slot) -> Option<Term> {
        self.s.terms.as_ref()?.register(self.t, self.index(slot))
    }

    /// Whether a value of a type is a term, in one register or two.
    fn is_term(&self, slot: Slot, ty: Type) -> bool {
        slot != NO_SLOT && (self.term_in(slot).is_some() || ty.bits() > 64 && self.term_in(slot + 1).is_some())
    }

    /// Puts a term into a register, or its value if it is known.
    fn set_term(&mut self, slot: Slot, term: Term) {
        let term = self.symbols().terms.widened(term);
        let known = self.symbols().terms.known(term);
        let index = self.index(slot);
        self.s.threads[self.t].regs[index] = known.unwrap_or(0) as u64;
        self.note_register(index, if known.is_some() { None } else { Some(term) });
    }

    fn note_register(&mut self, index: usize, term: Option<Term>) {
        let t = self.t;
        let crate::state::State { terms, undo, .. } = &mut *self.s;
        if let Some(symbols) = terms {
            symbols.set_register(undo, t, index, term);
        }
    }

    /// The value in a register, as a term of so many bits, of up to 64.
    fn operand(&mut self, slot: Slot, bits: u32) -> Term {
        let value = self.s.threads[self.t].register(slot);
        match self.term_in(slot) {
            Some(term) => self.symbols().terms.extract(term, 0, bits),
            None => self.symbols().terms.constant(bits, u128::from(value)),
        }
    }

    /// Forgets the terms of registers that are no more, or that are new, after something that may have left functions or entered one.
    fn forget_registers(&mut self, depth_before: u32) {
        let t = self.t;
        let thread = &self.s.threads[t];
        let from = match thread.core.depth {
            0 => 0,
            depth if depth > depth_before => thread.frames[depth_before as usize].base as usize,
            _ => (thread.top().base + thread.top().len) as usize,
        };
        let crate::state::State { terms, undo, .. } = &mut *self.s;
        if let Some(symbols) = terms {
            symbols.forget_from(undo, t, from);
        }
    }
}

/// What is said of something that cannot be done with an input that can be anything.
#[cold]
pub(crate) fn refusal(what: &str) -> Trap {
    let message = format!(
        "{what} depends on an input that can be anything: restrict it to at most {VALUES_MAX} values with --nondet LO..HI"
    );
    Trap::limit(LimitKind::Unsupported, message)
}

impl dyn Terms {
    /// A term as one of 64 bits.
    fn widened(&mut self, term: Term) -> Term {
        self.cast(raddle_ir::CastOp::ZExt, term, 64).unwrap_or(term)
    }
}
