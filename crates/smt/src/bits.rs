//! Bit-vectors of 1 to 128 bits over gates, the least significant bit first.
//!
//! What is constant folds away bit by bit: operations on constants build no gates. The operations of the program form are in
//! `operations`; this file has what they are made of.

mod operations;

use crate::gates::{Evaluation, Gates, Lit};
use std::rc::Rc;

/// The largest width.
const BITS_MAX: usize = 128;

/// A bit-vector.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Bits(Rc<[Lit]>);

impl Bits {
    /// The low bits of a number.
    pub fn constant(width: u32, value: u128) -> Bits {
        Bits::from_lits((0..width).map(|i| Lit::constant(value >> i & 1 == 1)).collect())
    }

    /// The number, if all bits are constants.
    pub fn as_constant(&self) -> Option<u128> {
        let known = self.0.iter().all(|lit| lit.as_constant().is_some());
        known.then(|| self.value(|lit| lit == Lit::TRUE))
    }

    /// The number that the bits make when each has the value that is given for it.
    pub fn value(&self, mut value: impl FnMut(Lit) -> bool) -> u128 {
        self.0.iter().rev().fold(0, |number, lit| number << 1 | u128::from(value(*lit)))
    }

    /// How many bits it has.
    pub fn width(&self) -> u32 {
        self.0.len() as u32
    }

    /// Of 1 to 128 literals, the least significant first.
    pub fn from_lits(lits: Vec<Lit>) -> Bits {
        assert!((1..=BITS_MAX).contains(&lits.len()), "a bit-vector has 1 to 128 bits, not {}", lits.len());
        Bits(lits.into())
    }

    /// The bits, the least significant first.
    pub fn lits(&self) -> &[Lit] {
        &self.0
    }

    /// Bit `i`; bit 0 is the least significant.
    pub fn bit(&self, i: u32) -> Lit {
        self.0[i as usize]
    }

    /// The most significant bit.
    fn sign(&self) -> Lit {
        self.bit(self.width() - 1)
    }

    /// One after the other, the least significant first.
    pub fn concat(parts: &[Bits]) -> Bits {
        Bits::from_lits(parts.iter().flat_map(|part| part.lits()).copied().collect())
    }

    /// The bits from `low` on.
    pub fn extract(&self, low: u32, width: u32) -> Bits {
        Bits::from_lits(self.0[low as usize..(low + width) as usize].to_vec())
    }

    /// With zeros above. A smaller width keeps the low bits.
    pub fn zext(&self, width: u32) -> Bits {
        self.resized(width, Lit::FALSE)
    }

    /// With copies of the most significant bit above. A smaller width keeps the low bits.
    pub fn sext(&self, width: u32) -> Bits {
        self.resized(width, self.sign())
    }

    fn resized(&self, width: u32, above: Lit) -> Bits {
        if width == self.width() {
            return self.clone();
        }
        Bits::from_lits(resized(&self.0, width as usize, above))
    }

    /// All bits negated.
    pub fn not(&self) -> Bits {
        Bits::from_lits(negated(&self.0))
    }
}

impl Evaluation {
    /// The value of a bit-vector.
    pub fn bits(&self, bits: &Bits) -> u128 {
        bits.value(|lit| self.value(lit))
    }
}

// Products and remainders need more than 128 bits on the way, so these work on slices.

fn negated(lits: &[Lit]) -> Vec<Lit> {
    lits.iter().map(|lit| !*lit).collect()
}

fn resized(lits: &[Lit], width: usize, above: Lit) -> Vec<Lit> {
    (0..width).map(|i| lits.get(i).copied().unwrap_or(above)).collect()
}

impl Gates {
    /// A bit-vector that is free to have any value.
    pub fn bits_input(&mut self, width: u32) -> Bits {
        Bits::from_lits((0..width).map(|_| self.input()).collect())
    }

    /// `then` where `cond` holds, and `otherwise` where not.
    pub fn bits_ite(&mut self, cond: Lit, then: &Bits, otherwise: &Bits) -> Bits {
        if then == otherwise {
            return then.clone();
        }
        self.each(then, otherwise, |gates, a, b| gates.ite(cond, a, b))
    }

    fn each(&mut self, a: &Bits, b: &Bits, mut f: impl FnMut(&mut Gates, Lit, Lit) -> Lit) -> Bits {
        assert_eq!(a.width(), b.width(), "operands have one width");
        Bits::from_lits(a.lits().iter().zip(b.lits()).map(|(a, b)| f(self, *a, *b)).collect())
    }

    /// Every bit is equal.
    pub fn bits_eq(&mut self, a: &Bits, b: &Bits) -> Lit {
        assert_eq!(a.width(), b.width(), "operands have one width");
        let mut equal = Vec::with_capacity(a.lits().len());
        for (a, b) in a.lits().iter().zip(b.lits()) {
            // Constants often differ.
            match self.iff(*a, *b) {
                Lit::FALSE => return Lit::FALSE,
                lit => equal.push(lit),
            }
        }
        self.all(equal)
    }

    /// Less, as numbers without sign.
    pub fn ult(&mut self, a: &Bits, b: &Bits) -> Lit {
        assert_eq!(a.width(), b.width(), "operands have one width");
        self.less(a.lits(), b.lits())
    }

    /// Less or equal, as numbers without sign.
    pub fn ule(&mut self, a: &Bits, b: &Bits) -> Lit {
        !self.ult(b, a)
    }

    /// Less, as numbers with sign.
    pub fn slt(&mut self, a: &Bits, b: &Bits) -> Lit {
        assert_eq!(a.width(), b.width(), "operands have one width");
        let top = a.lits().len() - 1;
        let below = self.less(&a.lits()[..top], &b.lits()[..top]);
        // The sign counts the other way round.
        self.majority(a.sign(), !b.sign(), below)
    }

    /// Less or equal, as numbers with sign.
    pub fn sle(&mut self, a: &Bits, b: &Bits) -> Lit {
        !self.slt(b, a)
    }

    fn less(&mut self, a: &[Lit], b: &[Lit]) -> Lit {
        // The highest bit that differs decides.
        a.iter().zip(b).fold(Lit::FALSE, |below, (a, b)| self.majority(!*a, *b, below))
    }

    /// At least two of three: the carry of a full adder.
    fn majority(&mut self, a: Lit, b: Lit, c: Lit) -> Lit {
        for (x, y, z) in [(a, b, c), (b, c, a), (c, a, b)] {
            match x {
                Lit::FALSE => return self.and(y, z),
                Lit::TRUE => return self.or(y, z),
                _ if x == y => return x,
                _ if x == !y => return z,
                _ => {}
            }
        }
        let differ = self.xor(a, b);
        self.ite(differ, c, a)
    }

    /// Bit by bit.
    pub fn bits_and(&mut self, a: &Bits, b: &Bits) -> Bits {
        self.each(a, b, Gates::and)
    }

    /// Bit by bit.
    pub fn bits_or(&mut self, a: &Bits, b: &Bits) -> Bits {
        self.each(a, b, Gates::or)
    }

    /// Bit by bit.
    pub fn bits_xor(&mut self, a: &Bits, b: &Bits) -> Bits {
        self.each(a, b, Gates::xor)
    }

    /// The sum, wrapped.
    pub fn add(&mut self, a: &Bits, b: &Bits) -> Bits {
        assert_eq!(a.width(), b.width(), "operands have one width");
        Bits::from_lits(self.sum(a.lits(), b.lits(), Lit::FALSE).0)
    }

    /// The difference, wrapped.
    pub fn sub(&mut self, a: &Bits, b: &Bits) -> Bits {
        assert_eq!(a.width(), b.width(), "operands have one width");
        Bits::from_lits(self.difference(a.lits(), b.lits()).0)
    }

    /// The negative, wrapped.
    pub fn neg(&mut self, a: &Bits) -> Bits {
        let zero = Bits::constant(a.width(), 0);
        self.sub(&zero, a)
    }

    /// The sum of two numbers of one width and a carry; and the carry.
    fn sum(&mut self, a: &[Lit], b: &[Lit], carry: Lit) -> (Vec<Lit>, Lit) {
        let mut carry = carry;
        let mut sum = Vec::with_capacity(a.len());
        for (a, b) in a.iter().zip(b) {
            let differ = self.xor(*a, *b);
            sum.push(self.xor(differ, carry));
            carry = self.majority(*a, *b, carry);
        }
        (sum, carry)
    }

    /// The difference of two numbers of one width, and whether the first is not the smaller one.
    fn difference(&mut self, a: &[Lit], b: &[Lit]) -> (Vec<Lit>, Lit) {
        self.sum(a, &negated(b), Lit::TRUE)
    }

    /// The product, wrapped.
    pub fn mul(&mut self, a: &Bits, b: &Bits) -> Bits {
        assert_eq!(a.width(), b.width(), "operands have one width");
        Bits::from_lits(self.product(a.lits(), b.lits()))
    }

    /// The product of two numbers of one width, wrapped.
    fn product(&mut self, a: &[Lit], b: &[Lit]) -> Vec<Lit> {
        let width = a.len();
        let unknown = |lits: &[Lit]| lits.iter().filter(|lit| lit.as_constant().is_none()).count();
        let (by, other) = if unknown(a) < unknown(b) { (a, b) } else { (b, a) };
        let mut product = vec![Lit::FALSE; width];
        let digits = if unknown(by) == 0 { signed_digits(by) } else { Vec::new() };
        for i in 0..width {
            let shifted = resized(&other[..width - i], width - i, Lit::FALSE);
            let sum = match digits.get(i) {
                Some(Digit::Zero) => continue,
                Some(Digit::Plus) => self.sum(&product[i..], &shifted, Lit::FALSE).0,
                Some(Digit::Minus) => self.difference(&product[i..], &shifted).0,
                None => {
                    let row: Vec<Lit> = shifted.iter().map(|lit| self.and(*lit, by[i])).collect();
                    self.sum(&product[i..], &row, Lit::FALSE).0
                }
            };
            product.splice(i.., sum);
        }
        product
    }

    /// Quotient and remainder, as numbers without sign. Where the divisor is zero, the quotient is all ones, and the remainder
    /// is the low bits of the dividend, as many as the divisor has up to the highest that is not the constant zero.
    pub fn udiv_urem(&mut self, a: &Bits, b: &Bits) -> (Bits, Bits) {
        assert_eq!(a.width(), b.width(), "operands have one width");
        let width = a.lits().len();
        if let Some(divisor) = b.as_constant()
            && divisor.is_power_of_two()
        {
            let (low, high) = a.lits().split_at(divisor.trailing_zeros() as usize);
            return (
                Bits::from_lits(resized(high, width, Lit::FALSE)),
                Bits::from_lits(resized(low, width, Lit::FALSE)),
            );
        }
        // By hand, from the top. The remainder is less than the divisor and has no more bits than were taken down.
        let divisor_width = b.lits().iter().rposition(|lit| *lit != Lit::FALSE).map_or(0, |top| top + 1);
        let mut quotient = vec![Lit::FALSE; width];
        let mut remainder = Vec::new();
        for i in (0..width).rev() {
            remainder.insert(0, a.lits()[i]);
            let len = remainder.len().max(divisor_width);
            let (before, divisor) = (resized(&remainder, len, Lit::FALSE), resized(b.lits(), len, Lit::FALSE));
            let fits = !self.less(&before, &divisor);
            quotient[i] = fits;
            let kept = remainder.len().min(divisor_width);
            let after = self.difference(&before[..kept], &divisor[..kept]).0;
            remainder = after.iter().zip(&before).map(|(after, before)| self.ite(fits, *after, *before)).collect();
        }
        (Bits::from_lits(quotient), Bits::from_lits(resized(&remainder, width, Lit::FALSE)))
    }
}

/// What a constant factor adds at a bit.
enum Digit {
    Zero,
    Plus,
    Minus,
}

/// A constant by digits 1, 0 and -1, of which no two neighbours are not zero: as few additions as can be.
fn signed_digits(lits: &[Lit]) -> Vec<Digit> {
    let bit = |i: usize| lits.get(i) == Some(&Lit::TRUE);
    let mut carry = false;
    (0..lits.len())
        .map(|i| {
            if bit(i) == carry {
                return Digit::Zero;
            }
            // An odd rest: up to the next multiple of four, or down.
            carry = bit(i + 1);
            if carry { Digit::Minus } else { Digit::Plus }
        })
        .collect()
}

#[cfg(test)]
mod tests;
