//! What a spin assume asks of the value that the access before it found.

use crate::purity::{negated, swapped};
use raddle_ir::{
    AwaitTest, BinaryOp, BlockId, CastOp, CompareOp, Const, Function, Inst, InstKind, Operand, Type, ValueId, arith,
};
use std::collections::HashMap;
use std::ops::Range;

/// Reads conditions behind an access.
pub(super) struct Reader<'a> {
    function: &'a Function,
    /// The access, and what is computed behind it.
    insts: &'a [Inst],
    /// The values that are defined there, each with its place. The access is at 0.
    places: HashMap<ValueId, usize>,
    /// By place: its results depend on what the access found.
    depends: Vec<bool>,
}

/// A function of the value found.
#[derive(Clone, Copy)]
enum View {
    /// The value.
    Whole,
    /// Those of its bits that are in a mask of its type.
    Bits(Operand),
    /// Those of its bits that are in this mask, in a type of another width: wider ones have zeros above.
    Resized(u128),
    /// The value with copies of its highest bit above, in this wider type.
    Signed(Type),
}

impl<'a> Reader<'a> {
    /// For the access at the start of a range of a block.
    pub fn new(function: &'a Function, block: BlockId, range: Range<usize>) -> Self {
        let insts = &function.blocks[block].insts[range];
        let mut reader = Reader { function, insts, places: HashMap::new(), depends: Vec::new() };
        for (place, inst) in insts.iter().enumerate() {
            let mut depends = place == 0;
            if place > 0 {
                inst.kind.each_operand(|operand| depends |= reader.depends(operand));
            }
            reader.depends.push(depends);
            reader.places.extend(inst.results.iter().map(|&result| (result, place)));
        }
        reader
    }

    fn depends(&self, operand: &Operand) -> bool {
        operand.as_value().and_then(|value| self.places.get(&value)).is_some_and(|&place| self.depends[place])
    }

    fn found(&self) -> ValueId {
        self.insts[0].results[0]
    }

    fn found_type(&self) -> Type {
        self.function.values[self.found()].ty
    }

    fn constant(&self, bits: u128) -> Operand {
        Operand::Const(Const::Int(self.found_type(), bits))
    }

    /// What computes a value behind the access.
    fn computed(&self, operand: &Operand) -> Option<&'a InstKind> {
        let place = *self.places.get(&operand.as_value()?)?;
        (place > 0).then(|| &self.insts[place].kind)
    }

    /// By place: it has to be in front of the access because the condition uses it.
    pub fn earlier(&self, until: &[Vec<AwaitTest>]) -> Vec<bool> {
        let mut earlier = vec![false; self.insts.len()];
        let mark = |operand: &Operand, earlier: &mut Vec<bool>| {
            if let Some(&place) = operand.as_value().and_then(|value| self.places.get(&value)) {
                earlier[place] = true;
            }
        };
        for test in until.iter().flatten() {
            test.map(|operand| mark(operand, &mut earlier));
        }
        for place in (1..self.insts.len()).rev() {
            if earlier[place] {
                self.insts[place].kind.each_operand(|operand| mark(operand, &mut earlier));
            }
        }
        earlier
    }

    /// The tests of which one has to pass for an `i1` to be true; `None` if it is not of that form.
    pub fn clause(&mut self, holds: Operand) -> Option<Vec<AwaitTest>> {
        let mut tests = Vec::new();
        let mut left = vec![holds];
        while let Some(operand) = left.pop() {
            match self.computed(&operand) {
                Some(&InstKind::Binary(BinaryOp::Or, a, b)) if self.depends(&operand) => left.extend([b, a]),
                _ => tests.push(self.test(operand, true)?),
            }
        }
        Some(tests)
    }

    /// The test that passes when an `i1` is true, or when it is false.
    fn test(&self, operand: Operand, holds: bool) -> Option<AwaitTest> {
        if !self.depends(&operand) {
            return holds.then_some(AwaitTest::Known(operand));
        }
        let sign = |op: CompareOp| if holds { op } else { negated(op) };
        let bit = if holds { CompareOp::Ne } else { CompareOp::Eq };
        if operand.as_value() == Some(self.found()) {
            return Some(AwaitTest::Found(bit, self.constant(0)));
        }
        match *self.computed(&operand).unwrap_or(&self.insts[0].kind) {
            // Not the value found, so the flag.
            InstKind::CompareExchange { expected, .. } => Some(AwaitTest::Found(sign(CompareOp::Eq), expected)),
            InstKind::Binary(BinaryOp::Xor, a, Operand::Const(Const::Int(Type::BOOL, 1))) => self.test(a, !holds),
            InstKind::Cast(CastOp::Trunc, from) => {
                let view = self.resized(self.view(&from)?, Type::BOOL)?;
                self.compare(bit, view, Operand::Const(Const::Int(Type::BOOL, 0)))
            }
            InstKind::Compare(op, a, b) => match (self.depends(&a), self.depends(&b)) {
                (true, true) => self.absorbs(sign(op), a, b),
                (true, false) => self.compare(sign(op), self.view(&a)?, b),
                _ => self.compare(sign(swapped(op)), self.view(&b)?, a),
            },
            _ => None,
        }
    }

    /// `(x | v) == x` and `(x & v) == x`, and that they are not.
    fn absorbs(&self, op: CompareOp, changed: Operand, found: Operand) -> Option<AwaitTest> {
        let same = matches!(op, CompareOp::Eq | CompareOp::Ne) && found.as_value() == Some(self.found());
        let &InstKind::Binary(by, a, value) = self.computed(&changed).filter(|_| same)? else { return None };
        if a != found || self.depends(&value) {
            return None;
        }
        match by {
            BinaryOp::Or => Some(AwaitTest::Masked(value, op, value)),
            BinaryOp::And => {
                let others = !value.as_int()? & arith::mask(self.found_type().bits());
                Some(AwaitTest::Masked(self.constant(others), op, self.constant(0)))
            }
            _ => None,
        }
    }

    /// Which function of the value found an operand is.
    fn view(&self, operand: &Operand) -> Option<View> {
        if operand.as_value() == Some(self.found()) {
            return Some(View::Whole);
        }
        let to = self.function.operand_type(operand)?;
        match *self.computed(operand)? {
            InstKind::Binary(BinaryOp::And, a, b) => {
                let (of, mask) = if self.depends(&a) { (a, b) } else { (b, a) };
                let view = self.view(&of).filter(|_| !self.depends(&mask))?;
                match view {
                    View::Whole => Some(View::Bits(mask)),
                    View::Bits(_) => None,
                    View::Resized(bits) => Some(View::Resized(bits & mask.as_int()?)),
                    // Without the copies of the sign.
                    View::Signed(_) => self.fits(mask.as_int()?).then_some(View::Resized(mask.as_int()?)),
                }
            }
            InstKind::Cast(CastOp::Trunc | CastOp::ZExt, from) => self.resized(self.view(&from)?, to),
            InstKind::Cast(CastOp::SExt, from) => match self.view(&from)? {
                View::Whole => Some(View::Signed(to)),
                View::Bits(_) | View::Resized(_) | View::Signed(_) => None,
            },
            _ => None,
        }
    }

    /// Whether a number has no bits beyond those of the value found.
    fn fits(&self, bits: u128) -> bool {
        bits & !arith::mask(self.found_type().bits()) == 0
    }

    /// The low bits, or zeros above.
    fn resized(&self, view: View, to: Type) -> Option<View> {
        let all = arith::mask(self.found_type().bits());
        let low = arith::mask(to.bits());
        match view {
            View::Whole => Some(View::Resized(all & low)),
            View::Bits(mask) => Some(View::Resized(mask.as_int()? & low)),
            View::Resized(bits) => Some(View::Resized(bits & low)),
            View::Signed(_) if self.fits(low) => Some(View::Resized(low)),
            View::Signed(_) => None,
        }
    }

    /// The test that a function of the value compares so with what was known before.
    fn compare(&self, op: CompareOp, view: View, right: Operand) -> Option<AwaitTest> {
        match view {
            View::Whole => Some(AwaitTest::Found(op, right)),
            View::Bits(mask) => Some(AwaitTest::Masked(mask, op, right)),
            View::Resized(bits) => {
                let Operand::Const(Const::Int(ty, number)) = right else { return None };
                let (wider, whole) =
                    (ty.bits() > self.found_type().bits(), bits == arith::mask(self.found_type().bits()));
                let op = match unsigned(op) {
                    // With zeros above, and a number that has them, signs make no difference.
                    Some(unsigned) if wider => unsigned,
                    Some(_) => return None,
                    None => op,
                };
                let number = self.fits(number).then(|| self.constant(number))?;
                Some(if whole {
                    AwaitTest::Found(op, number)
                } else {
                    AwaitTest::Masked(self.constant(bits), op, number)
                })
            }
            View::Signed(to) => {
                let from = self.found_type();
                let number = right.as_int()?;
                let low = number & arith::mask(from.bits());
                let same = arith::cast(CastOp::SExt, from, to, low) == number;
                let by_sign = matches!(op, CompareOp::Eq | CompareOp::Ne) || unsigned(op).is_some();
                (same && by_sign).then(|| AwaitTest::Found(op, self.constant(low)))
            }
        }
    }
}

/// The comparison without signs, for one with them.
fn unsigned(op: CompareOp) -> Option<CompareOp> {
    Some(match op {
        CompareOp::SLt => CompareOp::ULt,
        CompareOp::SLe => CompareOp::ULe,
        CompareOp::SGt => CompareOp::UGt,
        CompareOp::SGe => CompareOp::UGe,
        _ => return None,
    })
}
