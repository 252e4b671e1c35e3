//! Where a program has to know what a term is: what is decided there, and what becomes of the operation then.
//!
//! A decision is about some bits of a term, up to eight at a time, in an order that is the term's own. What has more of them takes several
//! decisions, one after the other. So labels mean the same whatever others have decided, and there is no limit to what can be told
//! apart; but something that can have more than [`VALUES_MAX`] values is refused, with its line: nobody would live to see all of them. Of an address it is
//! decided first where it is ([`place`](super::place)).

use super::VALUES_MAX;
use super::place::Place;
use crate::arith;
use crate::bytecode::{Op, Pc, Slot, Slow, list_parts};
use crate::cx::{Cx, Touch};
use crate::env;
use crate::interp;
use crate::terms::Term;
use crate::trap::Trap;
use crate::undo::Kind;
use raddle_ir::{BinaryOp, CastOp, CompareOp, Type};
use raddle_trace::{Choices, FaultKind, Labels, LimitKind, OpKind};

/// What has to be decided before an operation, or with it.
#[derive(Clone, Copy)]
pub(super) enum Decision {
    /// The value of a register, some bits of it.
    Register(Slot, &'static str),
    /// The value of a register that points to one of the cells of an object.
    Cell(Slot),
    /// Where an address is.
    Place(Place),
    /// What the operation does: by the value of a term of few bits, which is then known.
    Way(Term),
}

/// What comes of a division.
const FINE: u128 = 0;
const BY_ZERO: u128 = 1;
const OVERFLOW: u128 = 2;

impl Cx<'_> {
    /// What has to be decided at an operation, some of whose registers hold terms.
    pub(super) fn decision(&mut self, op: Op) -> Option<Decision> {
        match op {
            Op::Branch { a, .. } => self.way(|cx| Some(cx.is_not_zero(a, 64))),
            Op::BranchEq { a, b, .. } => self.way(|cx| cx.compared(CompareOp::Eq, 64, a, b)),
            Op::BranchULt { a, b, .. } => self.way(|cx| cx.compared(CompareOp::ULt, 64, a, b)),
            Op::BranchULe { a, b, .. } => self.way(|cx| cx.compared(CompareOp::ULe, 64, a, b)),
            Op::BranchSLt32 { a, b, .. } => self.way(|cx| cx.compared(CompareOp::SLt, 32, a, b)),
            Op::BranchSLe32 { a, b, .. } => self.way(|cx| cx.compared(CompareOp::SLe, 32, a, b)),
            Op::BranchSLt64 { a, b, .. } => self.way(|cx| cx.compared(CompareOp::SLt, 64, a, b)),
            Op::BranchSLe64 { a, b, .. } => self.way(|cx| cx.compared(CompareOp::SLe, 64, a, b)),
            Op::Switch { a, table } => self.case(a, table),
            Op::JumpIndirect { a, .. } => self.known(&[a], "where a computed goto goes"),
            Op::UDiv { a, b, .. } | Op::URem { a, b, .. } => self.division(a, b, Type::Int(64), false),
            Op::SDiv32 { a, b, .. } | Op::SRem32 { a, b, .. } => self.division(a, b, Type::Int(32), true),
            Op::SDiv64 { a, b, .. } | Op::SRem64 { a, b, .. } => self.division(a, b, Type::Int(64), true),
            Op::FAdd64 { a, b, .. } | Op::FSub64 { a, b, .. } | Op::FMul64 { a, b, .. } | Op::FDiv64 { a, b, .. } => {
                self.known(&[a, b], FLOAT)
            }
            Op::Slow { index } => self.slow_decision(&self.program.slow[index as usize].clone()),
            Op::Load1 { p, .. } => self.pointer(p, 8, Touch::Read),
            Op::Load4 { p, .. } => self.pointer(p, 32, Touch::Read),
            Op::Load8 { p, .. } => self.pointer(p, 64, Touch::Read),
            Op::Load { p, bits, .. } => self.pointer(p, bits.into(), Touch::Read),
            Op::Store1 { p, .. } => self.pointer(p, 8, Touch::Write),
            Op::Store4 { p, .. } => self.pointer(p, 32, Touch::Write),
            Op::Store8 { p, .. } => self.pointer(p, 64, Touch::Write),
            Op::Store { p, bits, .. } => self.pointer(p, bits.into(), Touch::Write),
            Op::LoadIndex4 { base, index, scale, .. } => self.indexed(base, index, scale, 32),
            Op::LoadIndex8 { base, index, scale, .. } => self.indexed(base, index, scale, 64),
            Op::Atomic { index } => {
                let (p, ty) = self.program.atomics[index as usize].place();
                self.pointer(p, 8 * ty.bytes(), Touch::Write)
            }
            Op::Alloca { size, .. } => self.known(&[size], "the size of a variable"),
            Op::StackRestore { a } => self.known(&[a], ADDRESS),
            Op::VaStart { p } | Op::LifetimeStart { p, .. } => self.known(&[p], ADDRESS),
            Op::LifetimeEnd { list } => self.known(list_parts(&self.program.lists, list).1, ADDRESS),
            Op::CallIndirect { p, list } => match self.known(&[p], "which function is called") {
                Some(decision) => Some(decision),
                None => {
                    let pointer = self.s.threads[self.t].register(p);
                    match self.callee(pointer) {
                        Ok(crate::cx::Callee::Model(model)) => self.call_decision(model, list),
                        _ => None,
                    }
                }
            },
            Op::CallModel { model, list } => self.call_decision(model, list),
            Op::Await { index } => {
                let awaiting = &self.program.awaits[index as usize];
                let mut slots = vec![awaiting.p];
                let wide = awaiting.condition.ty.bits() > 64;
                for test in awaiting.condition.until.iter().flatten() {
                    let _ = test.map(|&slot| slots.extend([slot, slot + u16::from(wide)]));
                }
                self.known(&slots, "what a thread waits for")
            }
            _ => None,
        }
    }

    /// The pointer of an access to so many bits, if it is a term.
    fn pointer(&mut self, p: Slot, bits: u32, touch: Touch) -> Option<Decision> {
        self.term_in(p)?;
        Some(self.place(p, None, u64::from(bits.div_ceil(8)), touch))
    }

    /// The base or the index of a load.
    fn indexed(&mut self, base: Slot, index: Slot, scale: i32, bits: u32) -> Option<Decision> {
        if self.term_in(base).is_some() {
            return self.known(&[base], ADDRESS);
        }
        self.term_in(index)?;
        let base = self.s.threads[self.t].register(base);
        Some(self.place(index, Some((base, scale)), u64::from(bits / 8), Touch::Read))
    }

    fn way(&mut self, term: impl FnOnce(&mut Self) -> Option<Term>) -> Option<Decision> {
        term(self).map(Decision::Way)
    }

    fn compared(&mut self, op: CompareOp, bits: u32, a: Slot, b: Slot) -> Option<Term> {
        let (a, b) = (self.operand(a, bits), self.operand(b, bits));
        self.symbols().terms.compare(op, a, b)
    }

    /// The first register of these that is a term.
    fn known(&mut self, slots: &[Slot], what: &'static str) -> Option<Decision> {
        slots.iter().find(|&&slot| self.term_in(slot).is_some()).map(|&slot| Decision::Register(slot, what))
    }

    /// Which case of a table it is; the number after the last one is none of them.
    fn case(&mut self, a: Slot, table: u32) -> Option<Decision> {
        let table = &self.program.switches[table as usize];
        if table.wide || table.cases.len() >= Labels::MAX as usize {
            let slots = [a, a + u16::from(table.wide)];
            return self.known(&slots, "the case of a switch");
        }
        let value = self.operand(a, 64);
        let terms = &mut self.symbols().terms;
        let mut which = terms.constant(8, table.cases.len() as u128);
        for (number, (case, _)) in table.cases.iter().enumerate() {
            let (case, number) = (terms.constant(64, *case), terms.constant(8, number as u128));
            let is_it = terms.compare(CompareOp::Eq, value, case)?;
            which = terms.select(is_it, number, which);
        }
        Some(Decision::Way(which))
    }

    /// What comes of a division whose divisor, or dividend, is a term.
    fn division(&mut self, a: Slot, b: Slot, ty: Type, signed: bool) -> Option<Decision> {
        let bits = ty.bits();
        let (a, b) = (self.wide_operand(a, ty), self.wide_operand(b, ty));
        let terms = &mut self.symbols().terms;
        let zero = terms.constant(bits, 0);
        let by_zero = terms.compare(CompareOp::Eq, b, zero)?;
        let mut outcome = terms.constant(2, FINE);
        if signed {
            let (least, minus_one) = (terms.constant(bits, 1 << (bits - 1)), terms.constant(bits, arith::mask(bits)));
            let is_least = terms.compare(CompareOp::Eq, a, least)?;
            let is_minus_one = terms.compare(CompareOp::Eq, b, minus_one)?;
            let overflows = terms.binary(BinaryOp::And, is_least, is_minus_one)?;
            let overflow = terms.constant(2, OVERFLOW);
            outcome = terms.select(overflows, overflow, outcome);
        }
        let fault = terms.constant(2, BY_ZERO);
        Some(Decision::Way(terms.select(by_zero, fault, outcome)))
    }

    fn slow_decision(&mut self, slow: &Slow) -> Option<Decision> {
        match *slow {
            Slow::Binary { op: BinaryOp::UDiv | BinaryOp::URem, ty, a, b, .. } => self.division(a, b, ty, false),
            Slow::Binary { op: BinaryOp::SDiv | BinaryOp::SRem, ty, a, b, .. } => self.division(a, b, ty, true),
            // Bits are bits.
            Slow::Select { .. } | Slow::Address { .. } | Slow::Cast { op: CastOp::Bitcast, .. } => None,
            Slow::Binary { ty, a, b, .. } | Slow::Compare { ty, a, b, .. } if !ty.is_integral() => {
                self.known(&[a, b, a + u16::from(ty.bits() > 64), b + u16::from(ty.bits() > 64)], FLOAT)
            }
            Slow::Unary { ty, a, .. } if !ty.is_integral() => self.known(&[a, a + u16::from(ty.bits() > 64)], FLOAT),
            Slow::Ternary { ty, a, b, c, .. } if !ty.is_integral() => self.known(&[a, b, c], FLOAT),
            Slow::Cast { from, to, a, .. } if !from.is_integral() || !to.is_integral() => {
                self.known(&[a, a + u16::from(from.bits() > 64)], FLOAT)
            }
            _ => None,
        }
    }

    fn call_decision(&mut self, model: u16, list: u32) -> Option<Decision> {
        let args = list_parts(&self.program.lists, list).1;
        match env::on_terms(model) {
            env::OnTerms::Input => None,
            env::OnTerms::Condition => {
                let &first = args.first()?;
                self.term_in(first)?;
                self.way(|cx| Some(cx.is_not_zero(first, 32)))
            }
            env::OnTerms::Values => {
                let slot = self.argument_to_know(model, list)?;
                Some(Decision::Register(slot, "an argument of a library function"))
            }
        }
    }

    /// Shows a decision.
    pub(super) fn show_open(&mut self, decision: Decision) -> Result<(), Trap> {
        let term = match decision {
            Decision::Way(term) => term,
            Decision::Place(place) => place.which,
            Decision::Cell(slot) => match self.term_in(slot) {
                Some(term) => term,
                None => return Ok(()),
            },
            Decision::Register(slot, what) => {
                let Some(term) = self.term_in(slot) else { return Ok(()) };
                match self.symbols().terms.has_more_values(term, VALUES_MAX) {
                    Some(false) => term,
                    Some(true) => return Err(too_many(what)),
                    None => return self.show_all(),
                }
            }
        };
        let Some(labels) = self.symbols().terms.labels(term) else { return self.show_all() };
        self.show_labels(labels);
        Ok(())
    }

    /// Shows a decision of which it is not known what is possible.
    #[cold]
    fn show_all(&mut self) -> Result<(), Trap> {
        self.symbols().unanswered = true;
        self.show_labels((0..Labels::MAX).collect());
        Ok(())
    }

    fn show_labels(&mut self, labels: Labels) {
        let shown = self.show(OpKind::Choose);
        shown.choices = Choices::Among(labels);
        shown.changes = true;
    }

    /// Takes a decision that was shown.
    pub(super) fn take_decision(&mut self, op: Op, label: u32) -> Result<(), Trap> {
        self.s.record.wrote = u128::from(label);
        let Some(decision) = self.decision(op) else { return Ok(()) };
        let open = match decision {
            Decision::Way(term) => Some(term),
            Decision::Place(place) => Some(place.which),
            Decision::Register(slot, _) | Decision::Cell(slot) => self.term_in(slot),
        };
        let Some(term) = open else { return Ok(()) };
        // What follows from what was decided before is nothing new.
        let before = self.symbols().terms.decisions();
        let decided = self.symbols().terms.decide(term, label);
        if self.symbols().terms.decisions() > before {
            self.s.undo.header(Kind::Decided, before as u64);
        }
        match decision {
            Decision::Register(slot, _) | Decision::Cell(slot) => {
                self.set_term(slot, decided);
                Ok(())
            }
            Decision::Place(place) => {
                let way = self.symbols().terms.known(decided);
                self.go_to(&place, way)
            }
            Decision::Way(_) => match self.symbols().terms.known(decided) {
                Some(value) => self.go(op, value),
                None => unreachable!("what an operation does is told by few bits"),
            },
        }
    }

    /// Does an operation whose way is known.
    pub(super) fn go(&mut self, op: Op, way: u128) -> Result<(), Trap> {
        let to = match op {
            Op::Branch { then, otherwise, .. }
            | Op::BranchEq { then, otherwise, .. }
            | Op::BranchULt { then, otherwise, .. }
            | Op::BranchULe { then, otherwise, .. }
            | Op::BranchSLt32 { then, otherwise, .. }
            | Op::BranchSLe32 { then, otherwise, .. }
            | Op::BranchSLt64 { then, otherwise, .. }
            | Op::BranchSLe64 { then, otherwise, .. } => {
                if way != 0 {
                    then
                } else {
                    otherwise
                }
            }
            Op::Switch { table, .. } => {
                let table = &self.program.switches[table as usize];
                table.cases.get(way as usize).map_or(table.default, |case| case.1)
            }
            Op::CallModel { model, list } => return self.go_on_from(model, list, way != 0),
            Op::CallIndirect { p, list } => {
                let pointer = self.s.threads[self.t].register(p);
                return match self.callee(pointer)? {
                    crate::cx::Callee::Model(model) => self.go_on_from(model, list, way != 0),
                    crate::cx::Callee::Code(_) => Ok(()),
                };
            }
            // A division.
            op => {
                return match way {
                    BY_ZERO => Err(interp::signed_division(true)),
                    OVERFLOW => Err(interp::signed_division(false)),
                    _ if self.compute(op) => Ok(()),
                    _ => unreachable!("divisions of numbers have terms"),
                };
            }
        };
        self.jump(to);
        Ok(())
    }

    fn jump(&mut self, to: Pc) {
        self.s.threads[self.t].top_mut().pc = to;
    }

    /// Goes on from a call that asks whether its argument is not zero.
    fn go_on_from(&mut self, model: u16, list: u32, holds: bool) -> Result<(), Trap> {
        if !holds && env::name(model).ends_with("assume") {
            return Err(Trap::Assume);
        }
        if !holds {
            return Err(Trap::fault(FaultKind::Assertion, format!("{} failed", env::name(model))));
        }
        self.finish_call(list, &[0]);
        Ok(())
    }
}

pub(super) const ADDRESS: &str = "an address";
const FLOAT: &str = "a number with a fraction";

#[cold]
fn too_many(what: &str) -> Trap {
    let message = format!(
        "{what} depends on an input, and can have more than {VALUES_MAX} values here: assume more about it, or restrict it to fewer with --nondet LO..HI"
    );
    Trap::limit(LimitKind::Unsupported, message)
}

#[cold]
pub(super) fn elsewhere() -> Trap {
    let message = "an address depends on an input, and may be far outside of the object it is made from: assume more about it, or restrict it with --nondet LO..HI";
    Trap::limit(LimitKind::Unsupported, message)
}

#[cold]
pub(super) fn unanswered() -> Trap {
    Trap::limit(LimitKind::Unanswered, "what is possible here could not be found out in time")
}
