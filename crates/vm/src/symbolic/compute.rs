//! What an operation computes when some of its operands are terms.

use crate::bytecode::{NO_SLOT, Op, Slot, Slow};
use crate::cx::Cx;
use crate::terms::Term;
use raddle_ir::{BinaryOp, CastOp, CompareOp, Type};

/// An operation on two registers with one of its own: what it is, on how many bits, and whether it is a comparison.
#[derive(Clone, Copy)]
pub(super) enum Two {
    Binary(BinaryOp, u32),
    Compare(CompareOp, u32),
}

/// The operation on two registers that this is, with its registers.
pub(super) fn two(op: Op) -> Option<(Two, Slot, Slot, Slot)> {
    use BinaryOp as B;
    use CompareOp as C;
    let (two, d, a, b) = match op {
        Op::Add32 { d, a, b } => (Two::Binary(B::Add, 32), d, a, b),
        Op::Add64 { d, a, b } => (Two::Binary(B::Add, 64), d, a, b),
        Op::Sub32 { d, a, b } => (Two::Binary(B::Sub, 32), d, a, b),
        Op::Sub64 { d, a, b } => (Two::Binary(B::Sub, 64), d, a, b),
        Op::Mul32 { d, a, b } => (Two::Binary(B::Mul, 32), d, a, b),
        Op::Mul64 { d, a, b } => (Two::Binary(B::Mul, 64), d, a, b),
        Op::And { d, a, b } => (Two::Binary(B::And, 64), d, a, b),
        Op::Or { d, a, b } => (Two::Binary(B::Or, 64), d, a, b),
        Op::Xor { d, a, b } => (Two::Binary(B::Xor, 64), d, a, b),
        Op::Shl32 { d, a, b } => (Two::Binary(B::Shl, 32), d, a, b),
        Op::Shl64 { d, a, b } => (Two::Binary(B::Shl, 64), d, a, b),
        Op::LShr { d, a, b } => (Two::Binary(B::LShr, 64), d, a, b),
        Op::AShr32 { d, a, b } => (Two::Binary(B::AShr, 32), d, a, b),
        Op::AShr64 { d, a, b } => (Two::Binary(B::AShr, 64), d, a, b),
        Op::UDiv { d, a, b } => (Two::Binary(B::UDiv, 64), d, a, b),
        Op::URem { d, a, b } => (Two::Binary(B::URem, 64), d, a, b),
        Op::SDiv32 { d, a, b } => (Two::Binary(B::SDiv, 32), d, a, b),
        Op::SRem32 { d, a, b } => (Two::Binary(B::SRem, 32), d, a, b),
        Op::SDiv64 { d, a, b } => (Two::Binary(B::SDiv, 64), d, a, b),
        Op::SRem64 { d, a, b } => (Two::Binary(B::SRem, 64), d, a, b),
        Op::Eq { d, a, b } => (Two::Compare(C::Eq, 64), d, a, b),
        Op::Ne { d, a, b } => (Two::Compare(C::Ne, 64), d, a, b),
        Op::ULt { d, a, b } => (Two::Compare(C::ULt, 64), d, a, b),
        Op::ULe { d, a, b } => (Two::Compare(C::ULe, 64), d, a, b),
        Op::SLt32 { d, a, b } => (Two::Compare(C::SLt, 32), d, a, b),
        Op::SLe32 { d, a, b } => (Two::Compare(C::SLe, 32), d, a, b),
        Op::SLt64 { d, a, b } => (Two::Compare(C::SLt, 64), d, a, b),
        Op::SLe64 { d, a, b } => (Two::Compare(C::SLe, 64), d, a, b),
        _ => return None,
    };
    Some((two, d, a, b))
}

impl Cx<'_> {
    /// A value of any type in one register or two.
    pub(super) fn wide_operand(&mut self, slot: Slot, ty: Type) -> Term {
        match ty.bits() {
            bits @ ..=64 => self.operand(slot, bits),
            bits => {
                let halves = [self.operand(slot, 64), self.operand(slot + 1, bits - 64)];
                self.symbols().terms.concat(&halves)
            }
        }
    }

    /// Puts a value of any type into one register or two.
    pub(super) fn set_wide_term(&mut self, slot: Slot, ty: Type, term: Term) {
        if slot == NO_SLOT {
            return;
        }
        if ty.bits() <= 64 {
            return self.set_term(slot, term);
        }
        let low = self.symbols().terms.extract(term, 0, 64);
        let high = self.symbols().terms.extract(term, 64, ty.bits() - 64);
        self.set_term(slot, low);
        self.set_term(slot + 1, high);
    }

    fn apply_two(&mut self, two: Two, a: Slot, b: Slot) -> Option<Term> {
        match two {
            Two::Binary(op, bits) => {
                let (a, b) = (self.operand(a, bits), self.operand(b, bits));
                self.symbols().terms.binary(op, a, b)
            }
            Two::Compare(op, bits) => {
                let (a, b) = (self.operand(a, bits), self.operand(b, bits));
                self.symbols().terms.compare(op, a, b)
            }
        }
    }

    /// Computes what an operation leaves in registers, some of whose operands are terms, and goes on to the next one. False if it is not an
    /// operation that only computes, or there is no term for what it computes. Divisions have a result here.
    pub(super) fn compute(&mut self, op: Op) -> bool {
        if let Some((two, d, a, b)) = two(op) {
            let Some(term) = self.apply_two(two, a, b) else { return false };
            self.set_term(d, term);
            self.s.threads[self.t].top_mut().pc += 1;
            return true;
        }
        let to = match op {
            Op::Move { d, a } => {
                self.move_term(d, a);
                None
            }
            Op::MoveJump { d, a, to } => {
                self.move_term(d, a);
                Some(to)
            }
            // One after the other, as the loop does it.
            Op::Move2 { d, a, e, b } => {
                self.move_term(d, a);
                self.move_term(e, b);
                None
            }
            Op::Move2Jump { d, a, e, b, to } => {
                self.move_term(d, a);
                self.move_term(e, b);
                Some(to)
            }
            Op::Truncate { d, a, bits } => {
                let term = self.operand(a, u32::from(bits));
                self.set_term(d, term);
                None
            }
            Op::SignExtend { d, a, from, to } => {
                let term = self.operand(a, u32::from(from));
                let Some(term) = self.symbols().terms.cast(CastOp::SExt, term, u32::from(to)) else { return false };
                self.set_term(d, term);
                None
            }
            Op::Select { d, c, a, b } => {
                let bit = self.is_not_zero(c, 64);
                let (a, b) = (self.operand(a, 64), self.operand(b, 64));
                let term = self.symbols().terms.select(bit, a, b);
                self.set_term(d, term);
                None
            }
            Op::Address { d, base, offset } => {
                let Some(term) = self.address(base, None, (0, i64::from(offset))) else { return false };
                self.set_term(d, term);
                None
            }
            Op::AddressIndex { d, base, index, scale, offset } => {
                let by = (i64::from(scale), i64::from(offset));
                let Some(term) = self.address(base, Some(index), by) else { return false };
                self.set_term(d, term);
                None
            }
            Op::Slow { index } => {
                let slow = self.program.slow[index as usize];
                if !self.compute_slow(&slow) {
                    return false;
                }
                None
            }
            _ => return false,
        };
        let frame = self.s.threads[self.t].top_mut();
        frame.pc = to.unwrap_or(frame.pc + 1);
        true
    }

    fn move_term(&mut self, d: Slot, a: Slot) {
        match self.term_in(a) {
            Some(term) => self.set_term(d, term),
            None => {
                let (value, index) = (self.s.threads[self.t].register(a), self.index(d));
                self.s.threads[self.t].regs[index] = value;
                self.note_register(index, None);
            }
        }
    }

    /// A bit that says whether a register's value of so many bits is not zero.
    pub(super) fn is_not_zero(&mut self, slot: Slot, bits: u32) -> Term {
        let value = self.operand(slot, bits);
        let terms = &mut self.symbols().terms;
        let zero = terms.constant(bits, 0);
        terms.compare(CompareOp::Ne, value, zero).unwrap_or(value)
    }

    /// `base + index * scale + offset`.
    pub(super) fn address(&mut self, base: Slot, index: Option<Slot>, (scale, offset): (i64, i64)) -> Option<Term> {
        let base = self.operand(base, 64);
        let index = match index {
            Some(index) => self.operand(index, 64),
            None => self.symbols().terms.constant(64, 0),
        };
        let terms = &mut self.symbols().terms;
        let (scale, offset) = (terms.constant(64, scale as u64 as u128), terms.constant(64, offset as u64 as u128));
        let scaled = terms.binary(BinaryOp::Mul, index, scale)?;
        let sum = terms.binary(BinaryOp::Add, base, scaled)?;
        terms.binary(BinaryOp::Add, sum, offset)
    }

    fn compute_slow(&mut self, slow: &Slow) -> bool {
        let (d, ty, term) = match *slow {
            Slow::Binary { op, ty, d, a, b } => {
                let (a, b) = (self.wide_operand(a, ty), self.wide_operand(b, ty));
                (d, ty, self.symbols().terms.binary(op, a, b))
            }
            Slow::Unary { op, ty, d, a } => {
                let a = self.wide_operand(a, ty);
                (d, ty, self.symbols().terms.unary(op, a))
            }
            Slow::Ternary { op, ty, d, a, b, c } => {
                let [a, b, c] = [a, b, c].map(|slot| self.wide_operand(slot, ty));
                (d, ty, self.symbols().terms.ternary(op, a, b, c))
            }
            Slow::Overflow { op, ty, d, flag, a, b } => {
                let (a, b) = (self.wide_operand(a, ty), self.wide_operand(b, ty));
                let (term, wrong) = self.symbols().terms.overflow(op, a, b);
                self.set_wide_term(flag, Type::BOOL, wrong);
                (d, ty, Some(term))
            }
            Slow::Compare { op, ty, d, a, b } => {
                let (a, b) = (self.wide_operand(a, ty), self.wide_operand(b, ty));
                (d, Type::BOOL, self.symbols().terms.compare(op, a, b))
            }
            Slow::Cast { op, from, to, d, a } => {
                let a = self.wide_operand(a, from);
                (d, to, self.symbols().terms.cast(op, a, to.bits()))
            }
            Slow::Select { ty, d, c, a, b } => {
                let bit = self.is_not_zero(c, 64);
                let (a, b) = (self.wide_operand(a, ty), self.wide_operand(b, ty));
                (d, ty, Some(self.symbols().terms.select(bit, a, b)))
            }
            Slow::Address { d, base, index, scale, offset } => {
                (d, Type::Int(64), self.address(base, Some(index), (scale, offset)))
            }
        };
        let Some(term) = term else { return false };
        self.set_wide_term(d, ty, term);
        true
    }
}
