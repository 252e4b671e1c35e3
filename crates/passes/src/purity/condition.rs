//! The form of purity conditions: disjunctions of conjunctions of [`Literal`]s.
//!
//! All that is done here keeps the meaning of a condition under every valuation of the registers, or makes the
//! condition stronger: what does not fit the limits is dropped from a disjunction.

use raddle_ir::{BinaryOp, BlockId, CompareOp, Const, Operand, ValueId, arith};

/// More disjuncts than that are dropped.
pub const DISJUNCTS_MAX: usize = 16;

/// A disjunct of more literals than that is dropped.
pub const LITERALS_MAX: usize = 12;

/// What a condition is made of.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Literal {
    /// The lowest bit of an integer is set, or is not. Most are truth values.
    Bit { of: ValueId, holds: bool },
    /// A comparison; negations are comparisons too. A constant stands on the right, and two registers in their order.
    Compare { op: CompareOp, a: ValueId, b: Operand },
    /// `old op value` is `old`, or is not: whether an atomic `or` or `and` left its location as it was.
    Absorbs { op: BinaryOp, old: ValueId, value: Operand, holds: bool },
}

/// Which of less, equal and greater a comparison of integers lets pass, and whether by sign.
#[derive(Clone, Copy)]
struct Relation {
    /// `None` where both orders agree.
    signed: Option<bool>,
    passes: u8,
}

const LESS: u8 = 1;
const EQUAL: u8 = 2;
const GREATER: u8 = 4;
const ALWAYS: u8 = LESS | EQUAL | GREATER;

/// Every comparison of integers with what it lets pass.
const RELATIONS: [(CompareOp, Option<bool>, u8); 10] = [
    (CompareOp::Eq, None, EQUAL),
    (CompareOp::Ne, None, LESS | GREATER),
    (CompareOp::ULt, Some(false), LESS),
    (CompareOp::ULe, Some(false), LESS | EQUAL),
    (CompareOp::UGt, Some(false), GREATER),
    (CompareOp::UGe, Some(false), GREATER | EQUAL),
    (CompareOp::SLt, Some(true), LESS),
    (CompareOp::SLe, Some(true), LESS | EQUAL),
    (CompareOp::SGt, Some(true), GREATER),
    (CompareOp::SGe, Some(true), GREATER | EQUAL),
];

impl Relation {
    /// `None` for comparisons of floats.
    fn of(op: CompareOp) -> Option<Relation> {
        let found = RELATIONS.iter().find(|(known, ..)| *known == op);
        found.map(|&(_, signed, passes)| Relation { signed, passes })
    }

    /// Both as masks of one order; `None` where they use different ones.
    fn combine(self, other: Relation, f: impl Fn(u8, u8) -> u8) -> Option<Relation> {
        let signed = match (self.signed, other.signed) {
            (Some(mine), Some(theirs)) if mine != theirs => return None,
            (mine, theirs) => mine.or(theirs),
        };
        Some(Relation { signed, passes: f(self.passes, other.passes) })
    }

    /// The comparison; `None` when it never or always holds.
    fn op(self) -> Option<CompareOp> {
        let fits = |&&(_, signed, passes): &&(CompareOp, Option<bool>, u8)| {
            passes == self.passes && (signed.is_none() || signed == self.signed)
        };
        RELATIONS.iter().find(fits).map(|&(op, ..)| op)
    }
}

/// The comparison that holds exactly when this one does not.
pub(crate) fn negated(op: CompareOp) -> CompareOp {
    use CompareOp::*;
    match op {
        Eq => Ne,
        Ne => Eq,
        ULt => UGe,
        ULe => UGt,
        UGt => ULe,
        UGe => ULt,
        SLt => SGe,
        SLe => SGt,
        SGt => SLe,
        SGe => SLt,
        FFalse => FTrue,
        FOEq => FUNe,
        FONe => FUEq,
        FOLt => FUGe,
        FOLe => FUGt,
        FOGt => FULe,
        FOGe => FULt,
        FOrd => FUno,
        FUEq => FONe,
        FUNe => FOEq,
        FULt => FOGe,
        FULe => FOGt,
        FUGt => FOLe,
        FUGe => FOLt,
        FUno => FOrd,
        FTrue => FFalse,
    }
}

/// The same comparison with its operands exchanged.
pub(crate) fn swapped(op: CompareOp) -> CompareOp {
    use CompareOp::*;
    match op {
        ULt => UGt,
        ULe => UGe,
        UGt => ULt,
        UGe => ULe,
        SLt => SGt,
        SLe => SGe,
        SGt => SLt,
        SGe => SLe,
        FOLt => FOGt,
        FOLe => FOGe,
        FOGt => FOLt,
        FOGe => FOLe,
        FULt => FUGt,
        FULe => FUGe,
        FUGt => FULt,
        FUGe => FULe,
        Eq | Ne | FFalse | FOEq | FONe | FOrd | FUEq | FUNe | FUno | FTrue => op,
    }
}

/// Whether a comparison holds between equal operands; `None` for floats, which may be no numbers.
pub(super) fn holds_when_equal(op: CompareOp) -> Option<bool> {
    Relation::of(op).map(|relation| relation.passes & EQUAL != 0)
}

/// What two literals are together.
enum Together {
    Never,
    Always,
    One(Literal),
    /// They say nothing about each other that we see.
    Both,
}

impl Literal {
    /// The registers in it.
    pub fn each_value(&self, mut f: impl FnMut(ValueId)) {
        match *self {
            Literal::Bit { of, holds: _ } => f(of),
            Literal::Compare { op: _, a, b } => {
                f(a);
                b.as_value().into_iter().for_each(f);
            }
            Literal::Absorbs { op: _, old, value, holds: _ } => {
                f(old);
                value.as_value().into_iter().for_each(f);
            }
        }
    }

    /// Its truth when a register is known to be this constant.
    fn known(&self, value: ValueId, constant: Const) -> Option<bool> {
        let Const::Int(ty, bits) = constant else { return None };
        match *self {
            Literal::Bit { of, holds } if of == value => Some((bits & 1 != 0) == holds),
            Literal::Compare { op, a, b } if a == value && Relation::of(op).is_some() => {
                b.as_int().map(|b| arith::compare(op, ty, bits, b))
            }
            Literal::Absorbs { op, old, value: by, holds } if old == value => {
                let after = arith::defined_binary(op, ty, bits, by.as_int()?)?;
                Some((after == bits) == holds)
            }
            _ => None,
        }
    }

    /// Both are about the same registers in the same way: `f` joins what they let pass.
    fn joined(&self, other: &Literal, f: impl Fn(u8, u8) -> u8) -> Together {
        let two_valued = |mine: bool, theirs: bool| {
            let mask = |holds| if holds { EQUAL } else { LESS | GREATER };
            match f(mask(mine), mask(theirs)) {
                0 => Together::Never,
                ALWAYS => Together::Always,
                _ => Together::One(*self),
            }
        };
        match (*self, *other) {
            (Literal::Bit { of, holds }, Literal::Bit { of: same, holds: theirs }) if of == same => {
                two_valued(holds, theirs)
            }
            (
                Literal::Absorbs { op, old, value, holds },
                Literal::Absorbs { op: same, old: same_old, value: same_value, holds: theirs },
            ) if (op, old) == (same, same_old) && value == same_value => two_valued(holds, theirs),
            (Literal::Compare { op, a, b }, Literal::Compare { op: theirs, a: same, b: same_b })
                if a == same && b == same_b =>
            {
                if op == theirs {
                    return Together::One(*self);
                }
                let (Some(mine), Some(theirs)) = (Relation::of(op), Relation::of(theirs)) else {
                    return Together::Both;
                };
                match mine.combine(theirs, f) {
                    None => Together::Both,
                    Some(relation) if relation.passes == 0 => Together::Never,
                    Some(relation) => {
                        relation.op().map_or(Together::Always, |op| Together::One(Literal::Compare { op, a, b }))
                    }
                }
            }
            _ => Together::Both,
        }
    }

    /// Whether the other one holds whenever this one does, as far as we see.
    pub fn implies(&self, other: &Literal) -> bool {
        match self.joined(other, |mine, theirs| mine & theirs) {
            Together::One(both) => both == *self,
            _ => false,
        }
    }
}

/// Behind which instruction of which block.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Place {
    pub block: BlockId,
    /// How many of its instructions come before.
    pub index: usize,
}

/// A disjunct: the condition of one path, or of several, to the header.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct Conjunction {
    pub literals: Vec<Literal>,
    /// The last place on its path before which no thread may be stopped: the paper's "earliest insertion point".
    pub barrier: Option<Place>,
}

impl Conjunction {
    /// Adds a literal; `false` when that makes a contradiction.
    pub fn add(&mut self, literal: Literal) -> bool {
        let mut literal = literal;
        // A literal that was joined with another one may be joined with a third.
        let mut i = 0;
        while i < self.literals.len() {
            match self.literals[i].joined(&literal, |mine, theirs| mine & theirs) {
                Together::Never => return false,
                Together::Always | Together::Both => i += 1,
                Together::One(both) if both == self.literals[i] => return true,
                Together::One(both) => {
                    literal = both;
                    self.literals.remove(i);
                    i = 0;
                }
            }
        }
        let equal = |literal: &Literal| match *literal {
            Literal::Compare { op: CompareOp::Eq, a, b } => b.as_const().map(|b| (a, b)),
            _ => None,
        };
        if let Some((value, constant)) = equal(&literal) {
            if self.literals.iter().any(|other| other.known(value, constant) == Some(false)) {
                return false;
            }
            self.literals.retain(|other| other.known(value, constant).is_none());
        }
        for (value, constant) in self.literals.iter().filter_map(equal) {
            match literal.known(value, constant) {
                Some(holds) => return holds,
                None => continue,
            }
        }
        self.literals.push(literal);
        true
    }

    /// Whether the other one holds whenever this one does.
    fn implies(&self, other: &Conjunction) -> bool {
        other.literals.iter().all(|theirs| self.literals.iter().any(|mine| mine.implies(theirs)))
    }

    /// One conjunction that is both together: they differ in one literal.
    fn merged(&self, other: &Conjunction) -> Option<Conjunction> {
        if self.barrier != other.barrier || self.literals.len() != other.literals.len() {
            return None;
        }
        let mine = self.literals.iter().position(|literal| !other.literals.contains(literal))?;
        let theirs = other.literals.iter().position(|literal| !self.literals.contains(literal))?;
        let rest = |literals: &[Literal], without: usize| -> Vec<Literal> {
            literals.iter().enumerate().filter(|&(i, _)| i != without).map(|(_, literal)| *literal).collect()
        };
        let mut literals = rest(&self.literals, mine);
        if !rest(&other.literals, theirs).iter().all(|literal| literals.contains(literal)) {
            return None;
        }
        match self.literals[mine].joined(&other.literals[theirs], |mine, theirs| mine | theirs) {
            Together::Always => {}
            Together::One(either) => literals.insert(mine, either),
            Together::Never | Together::Both => return None,
        }
        Some(Conjunction { literals, barrier: self.barrier })
    }
}

/// A condition in disjunctive normal form. Without disjuncts, it is false.
#[derive(Clone, Debug, Default)]
pub(super) struct Condition {
    pub disjuncts: Vec<Conjunction>,
    /// A limit was hit, so it may be stronger than it had to be.
    pub cut: bool,
}

impl From<bool> for Condition {
    fn from(holds: bool) -> Self {
        Condition { disjuncts: if holds { vec![Conjunction::default()] } else { Vec::new() }, cut: false }
    }
}

impl From<Literal> for Condition {
    fn from(literal: Literal) -> Self {
        Condition { disjuncts: vec![Conjunction { literals: vec![literal], barrier: None }], cut: false }
    }
}

impl Condition {
    pub fn is_false(&self) -> bool {
        self.disjuncts.is_empty()
    }

    /// Adds a disjunct.
    pub fn add(&mut self, conjunction: Conjunction) {
        let mut new = conjunction;
        let mut i = 0;
        while i < self.disjuncts.len() {
            let old = &self.disjuncts[i];
            if new.implies(old) && (old.barrier.is_none() || old.barrier == new.barrier) {
                return;
            }
            if old.implies(&new) && (new.barrier.is_none() || old.barrier == new.barrier) {
                self.disjuncts.remove(i);
            } else if let Some(merged) = old.merged(&new) {
                self.disjuncts.remove(i);
                new = merged;
                i = 0;
            } else {
                i += 1;
            }
        }
        if self.disjuncts.len() == DISJUNCTS_MAX {
            self.cut = true;
        } else {
            self.disjuncts.push(new);
        }
    }

    pub fn or(mut self, other: Condition) -> Condition {
        self.cut |= other.cut;
        other.disjuncts.into_iter().for_each(|conjunction| self.add(conjunction));
        self
    }

    /// Both hold. A barrier that only one has is that of both: only conditions of paths have any.
    pub fn and(&self, other: &Condition) -> Condition {
        let mut both = Condition { disjuncts: Vec::new(), cut: self.cut | other.cut };
        for mine in &self.disjuncts {
            for theirs in &other.disjuncts {
                debug_assert!(mine.barrier.is_none() || theirs.barrier.is_none());
                let mut conjunction = Conjunction { barrier: mine.barrier.or(theirs.barrier), ..mine.clone() };
                if !theirs.literals.iter().all(|&literal| conjunction.add(literal)) {
                    continue;
                }
                if conjunction.literals.len() > LITERALS_MAX {
                    both.cut = true;
                } else {
                    both.add(conjunction);
                }
            }
        }
        both
    }

    /// No thread that is on a path of this condition may be stopped before this place.
    pub fn not_before(&mut self, place: Place) {
        for conjunction in &mut self.disjuncts {
            // The condition goes backwards, so a place that is known already is a later one.
            conjunction.barrier.get_or_insert(place);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use raddle_ir::Type;

    const TWO_BITS: Type = Type::Int(2);

    /// Numbers of a type on which comparisons can differ: all of two bits, and floats with one that is no number.
    fn numbers(op: CompareOp) -> (Type, Vec<u128>) {
        match op.name().starts_with('f') {
            true => (Type::F32, [0.0, -0.0, 1.0, -1.0, f32::NAN].map(|x: f32| x.to_bits().into()).to_vec()),
            false => (TWO_BITS, (0..4).collect()),
        }
    }

    #[test]
    fn comparisons_are_negated_and_swapped() {
        for &op in CompareOp::ALL {
            let (ty, numbers) = numbers(op);
            for &a in &numbers {
                for &b in &numbers {
                    let holds = arith::compare(op, ty, a, b);
                    assert_eq!(arith::compare(negated(op), ty, a, b), !holds, "{op} {a} {b}");
                    assert_eq!(arith::compare(swapped(op), ty, b, a), holds, "{op} {a} {b}");
                    assert!(a != b || holds_when_equal(op).is_none_or(|equal| equal == holds), "{op} {a}");
                }
            }
        }
    }

    fn literals() -> Vec<Literal> {
        let constant = |bits| Operand::Const(Const::Int(TWO_BITS, bits));
        let mut literals = Vec::new();
        for holds in [false, true] {
            literals.push(Literal::Bit { of: ValueId(0), holds });
            for value in 0..4 {
                for op in [BinaryOp::Or, BinaryOp::And] {
                    literals.push(Literal::Absorbs { op, old: ValueId(0), value: constant(value), holds });
                }
            }
        }
        for (op, ..) in RELATIONS {
            literals.extend((0..4).map(|b| Literal::Compare { op, a: ValueId(0), b: constant(b) }));
        }
        literals
    }

    fn holds(literals: &[Literal], value: u128) -> bool {
        let known = |literal: &Literal| literal.known(ValueId(0), Const::Int(TWO_BITS, value));
        literals.iter().all(|literal| known(literal).expect("there is only one register"))
    }

    /// All conjunctions of two literals over a register of two bits, and disjunctions of every seventh pair of them.
    #[test]
    fn conditions_mean_what_they_are_made_of() {
        let literals = literals();
        let pairs: Vec<[Literal; 2]> = literals.iter().flat_map(|&a| literals.iter().map(move |&b| [a, b])).collect();
        let conjunctions: Vec<Condition> =
            pairs.iter().map(|&[a, b]| Condition::from(a).and(&Condition::from(b))).collect();
        let means = |condition: &Condition, value| condition.disjuncts.iter().any(|d| holds(&d.literals, value));
        for (pair, condition) in pairs.iter().zip(&conjunctions) {
            for value in 0..4 {
                assert_eq!(means(condition, value), holds(pair, value), "{pair:?} with {value}: {condition:?}");
            }
        }
        for (i, first) in conjunctions.iter().enumerate() {
            for second in conjunctions.iter().skip(i % 7).step_by(7) {
                let either = first.clone().or(second.clone());
                for value in 0..4 {
                    let expected = means(first, value) || means(second, value);
                    assert_eq!(means(&either, value), expected, "{first:?} or {second:?} with {value}: {either:?}");
                }
            }
        }
    }
}
