//! One operation after the other: those with terms here, the others by the interpreter's loop.

use super::access::Shows;
use super::decide::Decision;
use super::shape::Shape;
use super::{VALUES_MAX, refusal};
use crate::bytecode::{NO_SLOT, Op, Pc, list_parts};
use crate::cx::{Callee, Cx, Ran};
use crate::env;
use crate::interp::{self, Stop};
use crate::memory::shared::Reach;
use crate::state::State;
use crate::terms::{Input, Term, Terms};
use crate::trap::Trap;
use crate::undo::Kind;
use raddle_ir::{BinaryOp, CompareOp, InputValues};
use raddle_trace::{Choices, LimitKind, ThreadId};

/// What a call or a return hands over.
struct Handed {
    /// Terms, in order.
    terms: Vec<Option<Term>>,
    /// Functions in progress before it.
    depth: u32,
    /// Where the caller is.
    caller: Option<Pc>,
}

/// A bit that says whether an input is one of these; `None` if all its values are.
fn within(terms: &mut dyn Terms, input: Term, values: InputValues) -> Option<Term> {
    if values.are_all() {
        return None;
    }
    let InputValues { bits, first, count } = values;
    let (first, last) = (terms.constant(bits, first), terms.constant(bits, count - 1));
    let alternative = terms.binary(BinaryOp::Sub, input, first)?;
    terms.compare(CompareOp::ULe, alternative, last)
}

impl Cx<'_> {
    /// Runs the thread until the operation it is at is not a plain local one, as [`interp::run`] does.
    pub(crate) fn run_with_terms(&mut self) -> Result<Stop, Trap> {
        loop {
            if let Some(stop) = self.run_one_with_terms()? {
                return Ok(stop);
            }
            if self.symbols().terms.gives_up() {
                self.symbols().unanswered = true;
                return Err(super::decide::unanswered());
            }
        }
    }

    /// Runs one operation; why the thread stops, if it does.
    fn run_one_with_terms(&mut self) -> Result<Option<Stop>, Trap> {
        let op = self.program.code[self.pc() as usize];
        if let Op::Atomic { index } = op {
            return self.run_atomic(op, index);
        }
        let shape = Shape::of(self.program, op);
        if let Op::Irrelevant { .. } = op {
            return Err(refusal("what is left out of the search"));
        }
        let concerned = shape.read().any(|slot| self.term_in(slot).is_some());
        if (concerned || matches!(op, Op::CallIndirect { .. }))
            && let Some(decision) = self.decision(op)
        {
            return self.arrive_at(op, decision);
        }
        match op {
            // Iterations that are for nothing are only stopped if that is known.
            Op::SpinAssume { .. } if concerned => {
                self.s.threads[self.t].top_mut().pc += 1;
                return Ok(None);
            }
            Op::SpinUntil { index } => {
                let spin = &self.program.spin_conditions[index as usize];
                if self.is_term(spin.found, spin.condition.ty) || !self.knows_condition(&spin.condition) {
                    self.s.threads[self.t].top_mut().pc += 1;
                    return Ok(None);
                }
            }
            Op::Await { index } => {
                let awaiting = &self.program.awaits[index as usize];
                if let Some(decision) = self.decision(op) {
                    return self.arrive_at(op, decision);
                }
                self.forget_register(awaiting.d);
            }
            Op::VaStart { .. } => {
                let frame = *self.s.threads[self.t].top();
                let further = (frame.base + frame.len - frame.extra) as usize..(frame.base + frame.len) as usize;
                let (t, symbols) = (self.t, self.symbols());
                if further.into_iter().any(|index| symbols.register(t, index).is_some()) {
                    return Err(refusal("an argument of a function that takes any number of them"));
                }
            }
            Op::Call { .. } | Op::Return0 | Op::Return1 { .. } | Op::Return { .. } => return self.run_call(op),
            Op::CallIndirect { p, list } => {
                let pointer = self.s.threads[self.t].register(p);
                if let Ok(Callee::Model(model)) = self.callee(pointer) {
                    return self.run_model(model, list);
                }
                // A function of the program: its arguments go along.
                let handed = self.handed_over(op);
                self.run_op_plainly()?;
                self.hand_over(&handed);
                return Ok(None);
            }
            Op::CallModel { model, list } => return self.run_model(model, list),
            _ => {}
        }
        if let Some(plain) = self.plain(op) {
            let Ok(at @ Reach::Own(_)) = self.reach(plain.address, plain.len as u64, plain.touch()) else {
                // It is shown, or there is something wrong with it.
                return self.run_plainly();
            };
            if plain.is_aligned() && self.apply_plain(&plain, at)? {
                return Ok(None);
            }
        } else if concerned && self.compute(op) {
            return Ok(None);
        } else if concerned {
            return Err(refusal("this"));
        }
        shape.written().as_slice().iter().for_each(|&slot| self.forget_register(slot));
        self.run_plainly()
    }

    /// Leaves an operation to the interpreter's loop.
    fn run_plainly(&mut self) -> Result<Option<Stop>, Trap> {
        match interp::run_one(self.program, self.s, self.t)? {
            Stop::One => Ok(None),
            stop => Ok(Some(stop)),
        }
    }

    pub(super) fn forget_register(&mut self, slot: u16) {
        if slot != NO_SLOT {
            let index = self.index(slot);
            self.note_register(index, None);
        }
    }

    /// Comes to a decision, which is shown unless there is nothing to it.
    fn arrive_at(&mut self, op: Op, decision: Decision) -> Result<Option<Stop>, Trap> {
        match decision {
            Decision::Way(term) => {
                if let Some(way) = self.symbols().terms.known(term) {
                    self.go(op, way)?;
                    return Ok(None);
                }
            }
            Decision::Place(place) => {
                if let Some(way) = self.symbols().terms.known(place.which) {
                    self.go_to(&place, Some(way))?;
                    return Ok(None);
                }
            }
            Decision::Register(..) | Decision::Cell(_) => {}
        }
        self.show_open(decision)?;
        Ok(Some(Stop::Visible))
    }

    fn run_atomic(&mut self, op: Op, index: u32) -> Result<Option<Stop>, Trap> {
        if let Some(decision) = self.decision(op) {
            return self.arrive_at(op, decision);
        }
        match self.show_atomic(index)? {
            Shows::Shown => Ok(Some(Stop::Visible)),
            Shows::Own(at) if self.apply_atomic(index, at)? => Ok(None),
            Shows::Own(_) | Shows::Elsewhere => {
                self.forget_results(index);
                self.run_plainly()
            }
        }
    }

    /// What an operation hands over if it is a call or a return.
    fn handed_over(&self, op: Op) -> Handed {
        let slots = match &op {
            Op::Call { list, .. } | Op::CallIndirect { list, .. } | Op::Return { list } => {
                list_parts(&self.program.lists, *list).1
            }
            Op::Return1 { a } => std::slice::from_ref(a),
            _ => &[],
        };
        let terms = slots.iter().map(|&slot| self.term_in(slot)).collect();
        let thread = &self.s.threads[self.t];
        let depth = thread.core.depth;
        let caller = thread.frames[..depth as usize].iter().rev().nth(1).map(|frame| frame.pc);
        Handed { terms, depth, caller }
    }

    /// Hands terms over to a function that was entered, or to the caller of one that was left.
    fn hand_over(&mut self, handed: &Handed) {
        let depth = self.s.threads[self.t].core.depth;
        self.forget_registers(handed.depth);
        if depth > handed.depth {
            let frame = *self.s.threads[self.t].top();
            let info = &self.program.functions[frame.function as usize];
            for (i, &term) in handed.terms.iter().enumerate() {
                let params = info.params as usize;
                let at = if i < params { i } else { info.slots as usize + i - params };
                self.note_register(frame.base as usize + at, term);
            }
        } else if depth + 1 == handed.depth
            && depth > 0
            && let Some(call) = handed.caller
            // It goes on behind its call, unless the library called.
            && self.pc() == call + 1
            && let Op::Call { list, .. } | Op::CallIndirect { list, .. } = self.program.code[call as usize]
        {
            for (i, &slot) in list_parts(&self.program.lists, list).0.iter().enumerate() {
                if slot != NO_SLOT {
                    let index = self.index(slot);
                    self.note_register(index, handed.terms.get(i).copied().flatten());
                }
            }
        }
    }

    fn run_call(&mut self, op: Op) -> Result<Option<Stop>, Trap> {
        let handed = self.handed_over(op);
        let stop = self.run_plainly()?;
        match stop {
            None => self.hand_over(&handed),
            Some(Stop::End { .. }) => self.note_returned(handed.terms.first().copied().flatten()),
            Some(_) => {}
        }
        Ok(stop)
    }

    fn run_model(&mut self, model: u16, list: u32) -> Result<Option<Stop>, Trap> {
        let results = list_parts(&self.program.lists, list).0;
        results.iter().for_each(|&slot| self.forget_register(slot));
        if env::on_terms(model) != env::OnTerms::Input {
            return Ok(Some(Stop::Look));
        }
        let bits = raddle_ir::input_bits(env::name(model)).unwrap_or(u64::BITS);
        let (thread, number) = (ThreadId(self.t as u32), self.number());
        let State { terms, undo, .. } = &mut *self.s;
        let Some(symbols) = terms else { return Ok(None) };
        let nth = symbols.inputs.iter().filter(|(of, _)| *of == thread).count() as u32;
        let term = symbols.terms.input(number, nth, bits);
        symbols.inputs.push((thread, Input { bits, term }));
        undo.header(Kind::Input, 0);
        if let Some(within) = within(&mut *symbols.terms, term, self.program.options.nondet.values(bits)) {
            undo.header(Kind::Decided, symbols.terms.decisions() as u64);
            symbols.terms.assume(within);
        }
        self.finish_call(list, &[0]);
        if let Some(&slot) = results.first().filter(|&&slot| slot != NO_SLOT) {
            self.set_term(slot, term);
        }
        Ok(None)
    }

    /// Performs the visible operation the thread is at.
    pub(crate) fn perform_with_terms(&mut self, choice: u32) -> Result<(), Trap> {
        let op = self.program.code[self.pc() as usize];
        if let Choices::Among(_) = self.s.threads[self.t].shown.choices {
            return self.take_decision(op, choice);
        }
        if let Some(at) = self.shown_bytes() {
            let at = Reach::Shared(at);
            // There is no value that anybody could go by.
            let done = match op {
                Op::Atomic { index } => self.apply_atomic(index, at)?,
                op => match self.plain(op) {
                    Some(plain) => {
                        let done = self.apply_plain(&plain, at)?;
                        if done {
                            (self.s.record.read, self.s.record.wrote, self.s.record.expected) = (0, 0, 0);
                        }
                        done
                    }
                    None => false,
                },
            };
            if done {
                self.s.record.settles = true;
                return Ok(());
            }
        }
        if let Op::Atomic { index } = op {
            self.forget_results(index);
        }
        let handed = self.handed_over(op);
        let writes = Shape::of(self.program, op).written();
        writes.as_slice().iter().for_each(|&slot| self.forget_register(slot));
        self.perform_plainly(choice)?;
        self.hand_over(&handed);
        Ok(())
    }

    /// Shows again what the thread is about to do; false if terms have nothing to do with it.
    pub(crate) fn refresh_with_terms(&mut self) -> bool {
        let op = self.program.code[self.pc() as usize];
        if let Choices::Among(_) = self.s.threads[self.t].shown.choices {
            // Others' decisions leave less, so nothing is refused now that was not before.
            if let Some(decision) = self.decision(op) {
                let _ = self.show_open(decision);
            }
            return true;
        }
        if let Op::Atomic { index } = op {
            let _ = self.show_atomic(index);
            return true;
        }
        false
    }

    /// Runs an operation that had to be looked at, and that may have left functions or entered one.
    pub(crate) fn run_op_with_terms(&mut self) -> Result<Ran, Trap> {
        let handed = self.handed_over(self.program.code[self.pc() as usize]);
        let ran = self.run_op_plainly();
        if matches!(ran, Ok(Ran::On)) {
            self.hand_over(&handed);
        }
        ran
    }

    /// What it is to decide on an input in the middle of an atomic block: others must not come in between.
    pub(crate) fn refuses_in_block(&self) -> Option<Trap> {
        let shown = &self.s.threads[self.t].shown;
        let decides = matches!(shown.choices, Choices::Among(labels) if labels.len() > 1);
        decides.then(|| {
            Trap::limit(
                LimitKind::Unsupported,
                format!(
                    "an atomic block decides on an input that can be anything: decide on it before the block, or restrict it to at most {VALUES_MAX} values with --nondet LO..HI"
                ),
            )
        })
    }
}
