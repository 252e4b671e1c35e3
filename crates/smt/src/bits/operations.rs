//! The operations of the program form on bit-vectors: what `ir::arith` computes, as gates.
//!
//! Operations on floats have no gates: they are `None`. `ir::arith` has no result for some divisions; here they have one, and
//! the caller asks for the fault by itself.

use super::{BITS_MAX, Bits, resized};
use crate::gates::{Gates, Lit};
use raddle_ir::{BinaryOp, CastOp, CompareOp, OverflowOp, RmwOp, TernaryOp, UnaryOp};

/// Where a shift goes.
#[derive(Clone, Copy)]
enum Direction {
    Left,
    Right,
}

impl Gates {
    /// `op a, b`, as `ir::arith::binary`; `None` for floats.
    ///
    /// A shift by the width or more shifts all bits out, as there. Where it reports a fault:
    ///
    /// - Division by zero: the quotient is all ones without sign; with sign it is -1, or 1 when `a` is negative. What
    ///   the remainder is [`Gates::udiv_urem`] says, of the absolute value and with the sign of `a`.
    /// - The smallest number divided by -1: the quotient is the smallest number, the remainder is 0.
    pub fn binary(&mut self, op: BinaryOp, a: &Bits, b: &Bits) -> Option<Bits> {
        let bits = match op {
            BinaryOp::Add => self.add(a, b),
            BinaryOp::Sub => self.sub(a, b),
            BinaryOp::Mul => self.mul(a, b),
            BinaryOp::UDiv => self.udiv_urem(a, b).0,
            BinaryOp::URem => self.udiv_urem(a, b).1,
            BinaryOp::SDiv => {
                let (quotient, _) = self.absolute_division(a, b);
                let differ = self.xor(a.sign(), b.sign());
                self.negated_where(differ, &quotient)
            }
            BinaryOp::SRem => {
                let (_, remainder) = self.absolute_division(a, b);
                self.negated_where(a.sign(), &remainder)
            }
            BinaryOp::Shl => self.shift(a, b, Direction::Left, Lit::FALSE),
            BinaryOp::LShr => self.shift(a, b, Direction::Right, Lit::FALSE),
            BinaryOp::AShr => self.shift(a, b, Direction::Right, a.sign()),
            BinaryOp::And => self.bits_and(a, b),
            BinaryOp::Or => self.bits_or(a, b),
            BinaryOp::Xor => self.bits_xor(a, b),
            BinaryOp::UMin => {
                let less = self.ult(a, b);
                self.bits_ite(less, a, b)
            }
            BinaryOp::UMax => {
                let less = self.ult(a, b);
                self.bits_ite(less, b, a)
            }
            BinaryOp::SMin => {
                let less = self.slt(a, b);
                self.bits_ite(less, a, b)
            }
            BinaryOp::SMax => {
                let less = self.slt(a, b);
                self.bits_ite(less, b, a)
            }
            BinaryOp::UAddSat => {
                let (sum, overflow) = self.overflow(OverflowOp::UAdd, a, b);
                self.bits_ite(overflow, &Bits::constant(a.width(), u128::MAX), &sum)
            }
            BinaryOp::USubSat => {
                let (difference, overflow) = self.overflow(OverflowOp::USub, a, b);
                self.bits_ite(overflow, &Bits::constant(a.width(), 0), &difference)
            }
            BinaryOp::SAddSat => self.saturated(OverflowOp::SAdd, a, b),
            BinaryOp::SSubSat => self.saturated(OverflowOp::SSub, a, b),
            BinaryOp::FAdd
            | BinaryOp::FSub
            | BinaryOp::FMul
            | BinaryOp::FDiv
            | BinaryOp::FRem
            | BinaryOp::FMin
            | BinaryOp::FMax
            | BinaryOp::FCopySign
            | BinaryOp::FPow => return None,
        };
        Some(bits)
    }

    /// Quotient and remainder of the absolute values.
    fn absolute_division(&mut self, a: &Bits, b: &Bits) -> (Bits, Bits) {
        let (a, b) = (self.negated_where(a.sign(), a), self.negated_where(b.sign(), b));
        self.udiv_urem(&a, &b)
    }

    fn negated_where(&mut self, cond: Lit, a: &Bits) -> Bits {
        if cond == Lit::FALSE {
            return a.clone();
        }
        let negative = self.neg(a);
        self.bits_ite(cond, &negative, a)
    }

    /// The nearest number with sign. The first operand has the sign of what does not fit.
    fn saturated(&mut self, op: OverflowOp, a: &Bits, b: &Bits) -> Bits {
        let (wrapped, overflow) = self.overflow(op, a, b);
        let mut nearest = vec![!a.sign(); a.lits().len() - 1];
        nearest.push(a.sign());
        self.bits_ite(overflow, &Bits::from_lits(nearest), &wrapped)
    }

    /// A shift by any number; the width or more leaves only what is filled in.
    fn shift(&mut self, a: &Bits, by: &Bits, direction: Direction, fill: Lit) -> Bits {
        let shifted = self.shifted(a.lits(), by.lits(), direction, fill);
        Bits::from_lits(shifted)
    }

    fn shifted(&mut self, lits: &[Lit], by: &[Lit], direction: Direction, fill: Lit) -> Vec<Lit> {
        let width = lits.len();
        let mut lits = lits.to_vec();
        for (stage, bit) in by.iter().enumerate() {
            // Whatever is beyond the width shifts everything out.
            let distance = 1usize.checked_shl(stage as u32).unwrap_or(width).min(width);
            if distance == width {
                let beyond = self.any(by[stage..].iter().copied());
                return lits.into_iter().map(|lit| self.ite(beyond, fill, lit)).collect();
            }
            lits = (0..width)
                .map(|i| {
                    let from = match direction {
                        Direction::Left => i.checked_sub(distance),
                        Direction::Right => Some(i + distance),
                    };
                    let moved = from.and_then(|from| lits.get(from)).copied().unwrap_or(fill);
                    self.ite(*bit, moved, lits[i])
                })
                .collect();
        }
        lits
    }

    /// `op a`, as `ir::arith::unary`; `None` for floats.
    pub fn unary(&mut self, op: UnaryOp, a: &Bits) -> Option<Bits> {
        let width = a.lits().len();
        let bits = match op {
            UnaryOp::CtPop => self.count_ones(a),
            UnaryOp::CtLz => self.zeros_before_one(a.lits().iter().rev()),
            UnaryOp::CtTz => self.zeros_before_one(a.lits().iter()),
            UnaryOp::BSwap => {
                // The bytes of the widest vector change places, and the top of it is kept.
                let from = |to: usize| BITS_MAX - 8 - to / 8 * 8 + to % 8;
                let top = BITS_MAX - width..BITS_MAX;
                Bits::from_lits(top.map(|to| a.lits().get(from(to)).copied().unwrap_or(Lit::FALSE)).collect())
            }
            UnaryOp::BitReverse => Bits::from_lits(a.lits().iter().rev().copied().collect()),
            UnaryOp::Abs => self.negated_where(a.sign(), a),
            UnaryOp::Freeze => a.clone(),
            UnaryOp::FNeg
            | UnaryOp::FAbs
            | UnaryOp::FSqrt
            | UnaryOp::FFloor
            | UnaryOp::FCeil
            | UnaryOp::FTrunc
            | UnaryOp::FRound
            | UnaryOp::FRint
            | UnaryOp::FSin
            | UnaryOp::FCos
            | UnaryOp::FExp
            | UnaryOp::FExp2
            | UnaryOp::FLog
            | UnaryOp::FLog2
            | UnaryOp::FLog10 => return None,
        };
        Some(bits)
    }

    /// How many bits are one.
    fn count_ones(&mut self, a: &Bits) -> Bits {
        // Sums of neighbours, then of neighbouring sums. Each round has one more bit.
        let mut counts: Vec<Vec<Lit>> = a.lits().iter().map(|lit| vec![*lit]).collect();
        while counts.len() > 1 {
            let width = counts[0].len() + 1;
            counts = counts
                .chunks(2)
                .map(|pair| {
                    let first = resized(&pair[0], width, Lit::FALSE);
                    match pair.get(1) {
                        Some(second) => self.sum(&first, &resized(second, width, Lit::FALSE), Lit::FALSE).0,
                        None => first,
                    }
                })
                .collect();
        }
        Bits::from_lits(resized(&counts[0], a.lits().len(), Lit::FALSE))
    }

    /// How many zeros come before the first one, or how many bits there are.
    fn zeros_before_one<'l>(&mut self, lits: impl ExactSizeIterator<Item = &'l Lit> + DoubleEndedIterator) -> Bits {
        let width = lits.len() as u32;
        let none = Bits::constant(width, width.into());
        lits.enumerate().rev().fold(none, |later, (zeros, lit)| {
            let here = Bits::constant(width, zeros as u128);
            self.bits_ite(*lit, &here, &later)
        })
    }

    /// `op a, b, c`, as `ir::arith::ternary`; `None` for floats.
    pub fn ternary(&mut self, op: TernaryOp, a: &Bits, b: &Bits, c: &Bits) -> Option<Bits> {
        let width = a.lits().len();
        let direction = match op {
            TernaryOp::FShl => Direction::Left,
            TernaryOp::FShr => Direction::Right,
            TernaryOp::Fma => return None,
        };
        // `a` above `b`, shifted by less than the width. The modulus has more bits than the narrowest vectors.
        let modulus_width = c.width().max(usize::BITS - width.leading_zeros());
        let modulus = Bits::constant(modulus_width, width as u128);
        let (_, distance) = self.udiv_urem(&c.zext(modulus_width), &modulus);
        let both: Vec<Lit> = b.lits().iter().chain(a.lits()).copied().collect();
        let shifted = self.shifted(&both, distance.lits(), direction, Lit::FALSE);
        Some(Bits::from_lits(match direction {
            Direction::Left => shifted[width..].to_vec(),
            Direction::Right => shifted[..width].to_vec(),
        }))
    }

    /// The wrapped result, and whether it overflowed, as `ir::arith::overflow`.
    pub fn overflow(&mut self, op: OverflowOp, a: &Bits, b: &Bits) -> (Bits, Lit) {
        assert_eq!(a.width(), b.width(), "operands have one width");
        let (result, overflow) = match op {
            OverflowOp::UAdd => self.sum(a.lits(), b.lits(), Lit::FALSE),
            OverflowOp::USub => {
                let (difference, fits) = self.difference(a.lits(), b.lits());
                (difference, !fits)
            }
            OverflowOp::SAdd => {
                let (sum, _) = self.sum(a.lits(), b.lits(), Lit::FALSE);
                let overflow = self.sign_overflow(a.sign(), b.sign(), sum.last());
                (sum, overflow)
            }
            OverflowOp::SSub => {
                let (difference, _) = self.difference(a.lits(), b.lits());
                let overflow = self.sign_overflow(a.sign(), !b.sign(), difference.last());
                (difference, overflow)
            }
            OverflowOp::UMul => self.unsigned_product(a.lits(), b.lits()),
            OverflowOp::SMul => self.signed_product(a, b),
        };
        (Bits::from_lits(result), overflow)
    }

    /// What is added has one sign, and the sum has another.
    fn sign_overflow(&mut self, a: Lit, b: Lit, sum: Option<&Lit>) -> Lit {
        let sum = *sum.expect("a bit-vector has bits");
        let (a_differs, b_differs) = (self.xor(a, sum), self.xor(b, sum));
        self.and(a_differs, b_differs)
    }

    /// If the highest ones of the factors are at `i` and `j`, the product is at least `2^(i+j)` and less than `2^(i+j+2)`. So it
    /// overflows if `i + j` is the width or more, and else one more bit tells.
    fn unsigned_product(&mut self, a: &[Lit], b: &[Lit]) -> (Vec<Lit>, Lit) {
        let width = a.len();
        let (wide_a, wide_b) = (resized(a, width + 1, Lit::FALSE), resized(b, width + 1, Lit::FALSE));
        let mut product = self.product(&wide_a, &wide_b);
        let far = self.ones_from(a, b, width);
        let top = product.pop().unwrap_or(Lit::FALSE);
        (product, self.or(far, top))
    }

    /// The same for what is left of the factors when their signs are taken out: `a` for `a >= 0`, and `-a - 1` else. If `i + j` is
    /// the width less one or more, the product is too large, also as a negative number. Else it is at most 2^width, and one
    /// more bit tells: it is not a copy of the sign.
    fn signed_product(&mut self, a: &Bits, b: &Bits) -> (Vec<Lit>, Lit) {
        let width = a.lits().len();
        let wide = |bits: &Bits| resized(bits.lits(), width + 1, bits.sign());
        let mut product = self.product(&wide(a), &wide(b));
        let rest = |gates: &mut Gates, bits: &Bits| -> Vec<Lit> {
            bits.lits()[..width - 1].iter().map(|lit| gates.xor(*lit, bits.sign())).collect()
        };
        let (rest_a, rest_b) = (rest(self, a), rest(self, b));
        let far = self.ones_from(&rest_a, &rest_b, width - 1);
        let top = product.pop().unwrap_or(Lit::FALSE);
        let differs = self.xor(top, product[width - 1]);
        (product, self.or(far, differs))
    }

    /// Whether there are ones at `i` of the first and `j` of the second with `i + j >= from`.
    fn ones_from(&mut self, a: &[Lit], b: &[Lit], from: usize) -> Lit {
        // For each `j`, from the lowest: is there a one at `from - j` or above? `above` grows with `j`.
        let mut above = Lit::FALSE;
        let mut found = Vec::with_capacity(b.len());
        let mut next = a.len();
        for (j, lit) in b.iter().enumerate() {
            while next > 0 && next > from.saturating_sub(j) {
                next -= 1;
                above = self.or(above, a[next]);
            }
            found.push(self.and(above, *lit));
        }
        self.any(found)
    }

    /// Whether a comparison holds, as `ir::arith::compare`; `None` for floats.
    pub fn compare(&mut self, op: CompareOp, a: &Bits, b: &Bits) -> Option<Lit> {
        let lit = match op {
            CompareOp::Eq => self.bits_eq(a, b),
            CompareOp::Ne => !self.bits_eq(a, b),
            CompareOp::ULt => self.ult(a, b),
            CompareOp::ULe => self.ule(a, b),
            CompareOp::UGt => self.ult(b, a),
            CompareOp::UGe => self.ule(b, a),
            CompareOp::SLt => self.slt(a, b),
            CompareOp::SLe => self.sle(a, b),
            CompareOp::SGt => self.slt(b, a),
            CompareOp::SGe => self.sle(b, a),
            CompareOp::FFalse
            | CompareOp::FOEq
            | CompareOp::FONe
            | CompareOp::FOLt
            | CompareOp::FOLe
            | CompareOp::FOGt
            | CompareOp::FOGe
            | CompareOp::FOrd
            | CompareOp::FUEq
            | CompareOp::FUNe
            | CompareOp::FULt
            | CompareOp::FULe
            | CompareOp::FUGt
            | CompareOp::FUGe
            | CompareOp::FUno
            | CompareOp::FTrue => return None,
        };
        Some(lit)
    }

    /// A value as one of another width, as `ir::arith::cast`; `None` for floats. Of a [`CastOp::Bitcast`] between an integer and
    /// a float it gives the bits of the float.
    pub fn cast(&mut self, op: CastOp, a: &Bits, width: u32) -> Option<Bits> {
        match op {
            CastOp::Trunc | CastOp::ZExt | CastOp::PtrToInt | CastOp::IntToPtr | CastOp::Bitcast => Some(a.zext(width)),
            CastOp::SExt => Some(a.sext(width)),
            CastOp::FpToUi
            | CastOp::FpToSi
            | CastOp::FpToUiSat
            | CastOp::FpToSiSat
            | CastOp::UiToFp
            | CastOp::SiToFp
            | CastOp::FpTrunc
            | CastOp::FpExt => None,
        }
    }

    /// What a read-modify-write stores, as `ir::arith::modify`; `None` for floats.
    pub fn rmw(&mut self, op: RmwOp, old: &Bits, value: &Bits) -> Option<Bits> {
        let width = old.width();
        let (zero, one) = (Bits::constant(width, 0), Bits::constant(width, 1));
        match op {
            RmwOp::Xchg => Some(value.clone()),
            RmwOp::Add => self.binary(BinaryOp::Add, old, value),
            RmwOp::Sub => self.binary(BinaryOp::Sub, old, value),
            RmwOp::And => self.binary(BinaryOp::And, old, value),
            RmwOp::Nand => Some(self.bits_and(old, value).not()),
            RmwOp::Or => self.binary(BinaryOp::Or, old, value),
            RmwOp::Xor => self.binary(BinaryOp::Xor, old, value),
            RmwOp::Max => self.binary(BinaryOp::SMax, old, value),
            RmwOp::Min => self.binary(BinaryOp::SMin, old, value),
            RmwOp::UMax => self.binary(BinaryOp::UMax, old, value),
            RmwOp::UMin => self.binary(BinaryOp::UMin, old, value),
            RmwOp::UIncWrap => {
                let below = self.ult(old, value);
                let next = self.add(old, &one);
                Some(self.bits_ite(below, &next, &zero))
            }
            RmwOp::UDecWrap => {
                let (is_zero, above) = (self.bits_eq(old, &zero), self.ult(value, old));
                let wraps = self.or(is_zero, above);
                let next = self.sub(old, &one);
                Some(self.bits_ite(wraps, value, &next))
            }
            RmwOp::FAdd | RmwOp::FSub | RmwOp::FMax | RmwOp::FMin => None,
        }
    }
}
