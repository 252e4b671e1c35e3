//! An and-inverter graph: formulas as gates with two inputs that may be negated, each built once.
//!
//! A gate is looked up before it is made, and what can be seen in two levels of gates is folded (Brummayer and Biere, "Local
//! two-level and-inverter graph minimization without blowup"). Exclusive or and if-then-else are three gates of a known
//! shape. [`Gates::as_ite`] finds them again, for more folding here and for fewer clauses in [`cnf`](crate::cnf).
//!
//! A gate comes after the gates it is made of, so one pass in order evaluates all of them.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};
use std::ops::Not;

/// A gate, or the negation of one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Lit(u32);

impl Lit {
    /// What never holds: gate 0.
    pub const FALSE: Lit = Lit(0);
    /// What always holds.
    pub const TRUE: Lit = Lit(1);

    /// The literal of a known value.
    pub const fn constant(value: bool) -> Lit {
        if value { Lit::TRUE } else { Lit::FALSE }
    }

    /// The value, if the literal is a constant.
    pub const fn as_constant(self) -> Option<bool> {
        match self {
            Lit::FALSE => Some(false),
            Lit::TRUE => Some(true),
            _ => None,
        }
    }

    /// The place of the gate.
    pub(crate) const fn gate(self) -> usize {
        (self.0 >> 1) as usize
    }

    /// Whether it is the negation of the gate.
    pub(crate) const fn is_negated(self) -> bool {
        self.0 & 1 == 1
    }

    /// The literal, negated if asked for.
    pub(crate) const fn negated_if(self, negate: bool) -> Lit {
        Lit(self.0 ^ negate as u32)
    }

    /// The gate itself.
    const fn positive(self) -> Lit {
        Lit(self.0 & !1)
    }
}

impl Not for Lit {
    type Output = Lit;

    fn not(self) -> Lit {
        Lit(self.0 ^ 1)
    }
}

/// What a gate is.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Gate {
    /// False. Only the first gate is.
    Constant,
    /// Anything.
    Input,
    /// Both hold. The smaller literal comes first, and neither is a constant.
    And(Lit, Lit),
}

/// If-then-else: condition, then, otherwise.
pub(crate) type Ite = (Lit, Lit, Lit);

/// Two literals as one number, hashed by a multiplication.
#[derive(Default)]
struct PairHasher(u64);

impl Hasher for PairHasher {
    fn finish(&self) -> u64 {
        let product = u128::from(self.0) * 0x9e37_79b9_7f4a_7c15;
        (product >> 64) as u64 ^ product as u64
    }

    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.write_u32(u32::from(*byte));
        }
    }

    fn write_u32(&mut self, value: u32) {
        self.0 = self.0.rotate_left(32) ^ u64::from(value);
    }
}

/// The graph.
#[derive(Debug)]
pub struct Gates {
    gates: Vec<Gate>,
    /// How many gates use each; two stands for more.
    uses: Vec<u8>,
    known: HashMap<(Lit, Lit), Lit, BuildHasherDefault<PairHasher>>,
}

impl Default for Gates {
    fn default() -> Self {
        Gates { gates: vec![Gate::Constant], uses: vec![0], known: HashMap::default() }
    }
}

impl Gates {
    /// The graph with nothing in it but the constant.
    pub fn new() -> Self {
        Self::default()
    }

    /// The number of gates, with the constant and the inputs.
    #[allow(clippy::len_without_is_empty, reason = "the constant is always there")]
    pub fn len(&self) -> usize {
        self.gates.len()
    }

    /// What a gate is.
    pub(crate) fn gate(&self, gate: usize) -> Gate {
        self.gates[gate]
    }

    /// Whether several gates use this one.
    pub(crate) fn is_shared(&self, gate: usize) -> bool {
        self.uses[gate] > 1
    }

    fn push(&mut self, gate: Gate) -> Lit {
        let index = u32::try_from(self.gates.len()).ok().filter(|index| *index <= u32::MAX / 2);
        let index = index.expect("a graph has at most 2^31 gates");
        self.gates.push(gate);
        self.uses.push(0);
        Lit(index << 1)
    }

    /// A gate that is free to have any value.
    pub fn input(&mut self) -> Lit {
        self.push(Gate::Input)
    }

    /// Both hold.
    pub fn and(&mut self, a: Lit, b: Lit) -> Lit {
        let (mut a, mut b) = (a, b);
        loop {
            if a > b {
                (a, b) = (b, a);
            }
            if a == Lit::FALSE || a == !b {
                return Lit::FALSE;
            }
            if a == Lit::TRUE || a == b {
                return b;
            }
            match self.fold_and(a, b).or_else(|| self.fold_and(b, a)) {
                Some(Folded::Is(lit)) => return lit,
                Some(Folded::And(x, y)) => (a, b) = (x, y),
                None => break,
            }
        }
        if let Some(&lit) = self.known.get(&(a, b)) {
            return lit;
        }
        let lit = self.push(Gate::And(a, b));
        self.known.insert((a, b), lit);
        for used in [a, b] {
            let uses = &mut self.uses[used.gate()];
            *uses = (*uses + 1).min(2);
        }
        lit
    }

    /// What `a & b` is by the gate below `a`, and perhaps the one below `b`. Every rule takes a gate away.
    fn fold_and(&self, a: Lit, b: Lit) -> Option<Folded> {
        let Gate::And(a0, a1) = self.gates[a.gate()] else { return None };
        let below_b = if let Gate::And(b0, b1) = self.gates[b.gate()] { Some((b0, b1)) } else { None };
        match (a.is_negated(), b.is_negated(), below_b) {
            // Contradiction and idempotence.
            (false, _, _) if a0 == !b || a1 == !b => Some(Folded::Is(Lit::FALSE)),
            (false, _, _) if a0 == b || a1 == b => Some(Folded::Is(a)),
            // Subsumption and substitution.
            (true, _, _) if a0 == !b || a1 == !b => Some(Folded::Is(b)),
            (true, _, _) if a0 == b => Some(Folded::And(b, !a1)),
            (true, _, _) if a1 == b => Some(Folded::And(b, !a0)),
            // The same for two gates.
            (false, false, Some((b0, b1))) => {
                if a0 == !b0 || a0 == !b1 || a1 == !b0 || a1 == !b1 {
                    Some(Folded::Is(Lit::FALSE))
                } else if a0 == b0 || a1 == b0 {
                    Some(Folded::And(a, b1))
                } else if a0 == b1 || a1 == b1 {
                    Some(Folded::And(a, b0))
                } else {
                    None
                }
            }
            (true, false, Some((b0, b1))) => {
                if a0 == !b0 || a0 == !b1 || a1 == !b0 || a1 == !b1 {
                    Some(Folded::Is(b))
                } else if a0 == b0 || a0 == b1 {
                    Some(Folded::And(b, !a1))
                } else if a1 == b0 || a1 == b1 {
                    Some(Folded::And(b, !a0))
                } else {
                    None
                }
            }
            // Resolution.
            (true, true, Some((b0, b1))) => {
                if (a0 == b0 && a1 == !b1) || (a0 == b1 && a1 == !b0) {
                    Some(Folded::Is(!a0))
                } else if (a1 == b1 && a0 == !b0) || (a1 == b0 && a0 == !b1) {
                    Some(Folded::Is(!a1))
                } else {
                    None
                }
            }
            (false, true, Some(_)) | (_, _, None) => None,
        }
    }

    /// One of them holds, or both.
    pub fn or(&mut self, a: Lit, b: Lit) -> Lit {
        !self.and(!a, !b)
    }

    /// If `a` holds, `b` does.
    pub fn implies(&mut self, a: Lit, b: Lit) -> Lit {
        !self.and(a, !b)
    }

    /// Both hold or none.
    pub fn iff(&mut self, a: Lit, b: Lit) -> Lit {
        !self.xor(a, b)
    }

    /// Exactly one holds.
    pub fn xor(&mut self, a: Lit, b: Lit) -> Lit {
        let negate = a.is_negated() != b.is_negated();
        let (a, b) = (a.positive(), b.positive());
        let (a, b) = if a < b { (a, b) } else { (b, a) };
        // The constant is the smallest.
        if a == Lit::FALSE {
            return b.negated_if(negate);
        }
        if a == b {
            return Lit::constant(negate);
        }
        // `(x ^ y) ^ y`.
        for (sum, other) in [(a, b), (b, a)] {
            let Some((x, y)) = self.as_xor(sum) else { continue };
            for (same, rest) in [(x, y), (y, x)] {
                if same.positive() == other {
                    return rest.negated_if(negate != same.is_negated());
                }
            }
        }
        let both = self.and(a, b);
        let none = self.and(!a, !b);
        self.and(!both, !none).negated_if(negate)
    }

    /// `then` where `cond` holds, and `otherwise` where not.
    pub fn ite(&mut self, cond: Lit, then: Lit, otherwise: Lit) -> Lit {
        if let Some(cond) = cond.as_constant() {
            return if cond { then } else { otherwise };
        }
        let (cond, then, otherwise) =
            if cond.is_negated() { (!cond, otherwise, then) } else { (cond, then, otherwise) };
        let (then, otherwise) = (self.given(then, cond), self.given(otherwise, !cond));
        if then == otherwise {
            return then;
        }
        if then == !otherwise {
            return self.iff(cond, then);
        }
        match (then.as_constant(), otherwise.as_constant()) {
            (Some(true), _) => return self.or(cond, otherwise),
            (Some(false), _) => return self.and(!cond, otherwise),
            (_, Some(true)) => return self.or(!cond, then),
            (_, Some(false)) => return self.and(cond, then),
            (None, None) => {}
        }
        // One form for a choice and for its negation.
        let negate = then.is_negated();
        let first = self.and(cond, then.negated_if(negate));
        let second = self.and(!cond, otherwise.negated_if(negate));
        self.or(first, second).negated_if(negate)
    }

    /// What a literal is where `cond` holds, if a look at it tells.
    fn given(&self, lit: Lit, cond: Lit) -> Lit {
        let mut lit = lit;
        loop {
            if lit.positive() == cond.positive() {
                return Lit::constant(lit == cond);
            }
            // A choice by the same condition.
            let choices = self.choices(lit.gate());
            let Some(chosen) = choices.into_iter().flatten().find_map(|(c, then, otherwise)| match c {
                _ if c == cond => Some(then),
                _ if c == !cond => Some(otherwise),
                _ => None,
            }) else {
                return lit;
            };
            lit = chosen.negated_if(lit.is_negated());
        }
    }

    /// The gate as an if-then-else: `!(c & t) & !(!c & e)` is `c ? !t : !e`. There may be several ways to see it so.
    fn choices(&self, gate: usize) -> [Option<Ite>; 4] {
        let Gate::And(first, second) = self.gates[gate] else { return [None; 4] };
        if !first.is_negated() || !second.is_negated() {
            return [None; 4];
        }
        let (Gate::And(a0, a1), Gate::And(b0, b1)) = (self.gates[first.gate()], self.gates[second.gate()]) else {
            return [None; 4];
        };
        [(a0, a1, b0, b1), (a0, a1, b1, b0), (a1, a0, b0, b1), (a1, a0, b1, b0)]
            .map(|(cond, then, other, otherwise)| (cond == !other).then_some((cond, !then, !otherwise)))
    }

    /// The gate as an if-then-else, if it has that shape.
    pub(crate) fn as_ite(&self, gate: usize) -> Option<Ite> {
        self.choices(gate).into_iter().flatten().next()
    }

    /// The literal as an exclusive or, if it has that shape.
    fn as_xor(&self, lit: Lit) -> Option<(Lit, Lit)> {
        let (cond, then, otherwise) = self.as_ite(lit.gate())?;
        (then == !otherwise).then(|| (cond, otherwise.negated_if(lit.is_negated())))
    }

    /// A choice `x ^ y ? z : x` is the majority of `x`, `y` and `z`. Gives `y` and `z`: that pair cannot be seen in the choice.
    pub(crate) fn as_majority(&self, (cond, then, otherwise): Ite) -> Option<(Lit, Lit)> {
        [(cond, then, otherwise), (!cond, otherwise, then)].into_iter().find_map(|(cond, z, x)| {
            let (p, q) = self.as_xor(cond)?;
            match x {
                _ if x == p => Some((q, z)),
                _ if x == q => Some((p, z)),
                // Both negated, it is the same sum.
                _ if x == !p => Some((!q, z)),
                _ if x == !q => Some((!p, z)),
                _ => None,
            }
        })
    }

    /// All hold.
    pub fn all(&mut self, lits: impl IntoIterator<Item = Lit>) -> Lit {
        // In order, so that the same literals are the same gates, and a literal is next to its negation.
        let mut lits: Vec<Lit> = lits.into_iter().collect();
        lits.sort_unstable();
        lits.dedup();
        if lits.first() == Some(&Lit::FALSE) || lits.windows(2).any(|pair| pair[0] == !pair[1]) {
            return Lit::FALSE;
        }
        lits.into_iter().fold(Lit::TRUE, |all, lit| self.and(all, lit))
    }

    /// At least one holds.
    pub fn any(&mut self, lits: impl IntoIterator<Item = Lit>) -> Lit {
        !self.all(lits.into_iter().map(Not::not))
    }

    /// The values of all gates when the inputs have these.
    pub fn evaluate(&self, input: impl FnMut(Lit) -> bool) -> Evaluation {
        let mut values = Evaluation(Vec::with_capacity(self.gates.len()));
        self.evaluate_further(&mut values, input);
        values
    }

    /// Adds the values of gates that came later.
    pub fn evaluate_further(&self, values: &mut Evaluation, mut input: impl FnMut(Lit) -> bool) {
        let known = values.0.len();
        for (index, gate) in self.gates.iter().enumerate().skip(known) {
            let value = match *gate {
                Gate::Constant => false,
                Gate::Input => input(Lit((index as u32) << 1)),
                Gate::And(a, b) => values.value(a) && values.value(b),
            };
            values.0.push(value);
        }
    }
}

/// What a rule makes of a gate that was to be built.
enum Folded {
    Is(Lit),
    And(Lit, Lit),
}

/// The values of all gates ([`Gates::evaluate`]).
#[derive(Clone, Debug)]
pub struct Evaluation(Vec<bool>);

impl Evaluation {
    /// Whether a literal holds.
    pub fn value(&self, lit: Lit) -> bool {
        self.0[lit.gate()] != lit.is_negated()
    }
}

#[cfg(test)]
mod tests;
