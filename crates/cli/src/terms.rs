//! Terms for the machine ([`raddle_vm::Terms`]), as bit-vectors over gates ([`raddle_smt`]), and a solver that says what is possible.
//!
//! Gates, clauses and what the solver has learnt are kept while the machine goes back and forth; the path condition is what is assumed
//! in a question. Equal gates are one, so a term that is computed again in another execution is the same one.
//!
//! Searches come to the same questions again and again: after the same decisions, in another order or with other steps between them.
//! Answers are kept by term and set of decisions; and what holds in a solution that was found before need not be asked (`models`).

mod models;

use crate::system;
use models::{Models, Path};
use raddle_base::sabotage::{Ingredient, is_off};
use raddle_ir::{BinaryOp, CastOp, CompareOp, OverflowOp, RmwOp, TernaryOp, UnaryOp};
use raddle_smt::bits::Bits;
use raddle_smt::cnf::Cnf;
use raddle_smt::gates::{Evaluation, Gates, Lit};
use raddle_smt::solver::{Answer, Batsat};
use raddle_trace::Labels;
use raddle_vm::{Term, Terms};
use std::collections::HashMap;
use std::num::NonZeroU32;
use std::time::Instant;

/// Bits that are decided at once: as many as labels tell apart.
const DIGIT: usize = 8;

/// Answers that are kept.
const KNOWN_MAX: usize = 1 << 16;

/// Terms over gates.
pub struct GateTerms {
    gates: Gates,
    cnf: Cnf,
    terms: Vec<Bits>,
    numbers: HashMap<Bits, Term>,
    inputs: HashMap<(u32, u32, u32), Term>,
    /// All bits of inputs.
    input_bits: Vec<Lit>,
    /// What has been decided.
    path: Path,
    /// What was found out: for a path condition as a set, and a term, the labels, or whether it has more than so many values.
    labels: HashMap<(u32, Term), Labels>,
    more: HashMap<(u32, Term, usize), bool>,
    models: Models,
    /// What all gates are when all inputs are zero.
    at_zero: Evaluation,
    limits: Limits,
    /// How many gates there may be before it is asked again whether a limit is reached.
    gates_checked: usize,
}

/// When to give up.
#[derive(Clone, Copy, Debug, Default)]
pub struct Limits {
    /// After a moment.
    pub until: Option<Instant>,
    /// When somebody interrupts.
    pub interruptible: bool,
    /// When this process uses more memory.
    pub memory_max: Option<u64>,
}

impl Limits {
    fn time_is_up(&self) -> bool {
        self.until.is_some_and(|until| Instant::now() > until) || self.interruptible && system::is_interrupted()
    }

    /// Whether it is time to give up.
    pub fn are_reached(&self) -> bool {
        self.time_is_up() || self.memory_max.is_some_and(|max| system::memory_used() > max)
    }
}

/// Gates between two looks at limits: milliseconds.
const GATES_BETWEEN_LOOKS: usize = 1 << 16;

impl GateTerms {
    /// Without inputs yet.
    pub fn new(limits: Limits) -> Self {
        GateTerms {
            gates: Gates::new(),
            cnf: Cnf::new(Box::new(Batsat::new())),
            terms: Vec::new(),
            numbers: HashMap::new(),
            inputs: HashMap::new(),
            input_bits: Vec::new(),
            path: Path::default(),
            labels: HashMap::new(),
            more: HashMap::new(),
            models: Models::default(),
            at_zero: Gates::new().evaluate(|_| false),
            limits,
            gates_checked: 0,
        }
    }

    fn term(&mut self, bits: Bits) -> Term {
        if let Some(&term) = self.numbers.get(&bits) {
            return term;
        }
        let number = u32::try_from(self.terms.len() + 1).ok().and_then(NonZeroU32::new);
        let term = Term(number.expect("there are less than 2^32 terms"));
        self.terms.push(bits.clone());
        self.numbers.insert(bits, term);
        term
    }

    fn bits(&self, term: Term) -> Bits {
        self.terms[term.0.get() as usize - 1].clone()
    }

    /// Whether the path condition can hold together with these; then it does in the first of the models. `None` if there was no time to find out.
    fn is_possible(&mut self, also: &[Lit]) -> Option<bool> {
        let decided = if is_off(Ingredient::PathConditions) { &[] } else { self.path.lits() };
        let assumed: Vec<Lit> = decided.iter().chain(also).copied().collect();
        if self.models.find(&assumed, &self.gates) {
            return Some(true);
        }
        let limits = self.limits;
        let answer = self.cnf.solve(&self.gates, &assumed, &mut || limits.time_is_up());
        match answer {
            Answer::Satisfiable => {
                let (cnf, gates) = (&self.cnf, &self.gates);
                let values = self.input_bits.iter().map(|&lit| (lit, cnf.value(gates, lit))).collect();
                self.models.add(&values, gates);
                Some(true)
            }
            Answer::Unsatisfiable => Some(false),
            Answer::Stopped => None,
        }
    }

    /// Which numbers some literals can make, the first being the lowest bit, but no more than so many.
    fn possible(&mut self, literals: &[Lit], most: usize) -> Option<Vec<u128>> {
        let bits = Bits::from_lits(literals.to_vec());
        let all = 1usize.checked_shl(literals.len() as u32).unwrap_or(usize::MAX);
        let most = most.min(all);
        let differs = |gates: &mut Gates, number: u128| {
            let other = |(i, &lit): (usize, &Lit)| if number >> i & 1 == 1 { !lit } else { lit };
            let differs: Vec<Lit> = literals.iter().enumerate().map(other).collect();
            gates.any(differs)
        };
        // What is known to be possible needs no question.
        let mut found = self.models.values(&bits, self.path.lits(), &self.gates);
        found.truncate(most);
        let mut others: Vec<Lit> = found.iter().map(|&number| differs(&mut self.gates, number)).collect();
        while found.len() < most && self.is_possible(&others)? {
            let number = self.models.value(&bits, &self.gates);
            others.push(differs(&mut self.gates, number));
            found.push(number);
        }
        Some(found)
    }

    /// The bits of a term that are not known, each gate once, the highest first.
    fn open(&self, term: Term) -> Vec<Lit> {
        let mut open: Vec<Lit> = Vec::new();
        for &lit in self.bits(term).lits().iter().rev() {
            if lit.as_constant().is_none() && !open.contains(&lit) && !open.contains(&!lit) {
                open.push(lit);
            }
        }
        open
    }

    /// Forgets what was found out, now and then: it can be found out again.
    fn make_room(&mut self) {
        if self.labels.len() + self.more.len() > KNOWN_MAX {
            self.labels.clear();
            self.more.clear();
        }
    }

    fn digit(&self, term: Term) -> Vec<Lit> {
        let mut open = self.open(term);
        open.truncate(DIGIT);
        open
    }
}

impl Terms for GateTerms {
    fn constant(&mut self, bits: u32, value: u128) -> Term {
        self.term(Bits::constant(bits, value))
    }

    fn known(&self, term: Term) -> Option<u128> {
        self.terms[term.0.get() as usize - 1].as_constant()
    }

    fn input(&mut self, thread: u32, nth: u32, bits: u32) -> Term {
        if let Some(&term) = self.inputs.get(&(thread, nth, bits)) {
            return term;
        }
        let input = self.gates.bits_input(bits);
        self.input_bits.extend(input.lits());
        let term = self.term(input);
        self.inputs.insert((thread, nth, bits), term);
        term
    }

    fn binary(&mut self, op: BinaryOp, a: Term, b: Term) -> Option<Term> {
        let (a, b) = (self.bits(a), self.bits(b));
        let bits = self.gates.binary(op, &a, &b)?;
        Some(self.term(bits))
    }

    fn unary(&mut self, op: UnaryOp, a: Term) -> Option<Term> {
        let a = self.bits(a);
        let bits = self.gates.unary(op, &a)?;
        Some(self.term(bits))
    }

    fn ternary(&mut self, op: TernaryOp, a: Term, b: Term, c: Term) -> Option<Term> {
        let [a, b, c] = [a, b, c].map(|term| self.bits(term));
        let bits = self.gates.ternary(op, &a, &b, &c)?;
        Some(self.term(bits))
    }

    fn overflow(&mut self, op: OverflowOp, a: Term, b: Term) -> (Term, Term) {
        let (a, b) = (self.bits(a), self.bits(b));
        let (bits, wrong) = self.gates.overflow(op, &a, &b);
        (self.term(bits), self.term(Bits::from_lits(vec![wrong])))
    }

    fn compare(&mut self, op: CompareOp, a: Term, b: Term) -> Option<Term> {
        let (a, b) = (self.bits(a), self.bits(b));
        let holds = self.gates.compare(op, &a, &b)?;
        Some(self.term(Bits::from_lits(vec![holds])))
    }

    fn cast(&mut self, op: CastOp, a: Term, bits: u32) -> Option<Term> {
        let a = self.bits(a);
        let bits = self.gates.cast(op, &a, bits)?;
        Some(self.term(bits))
    }

    fn modify(&mut self, op: RmwOp, old: Term, value: Term) -> Option<Term> {
        let (old, value) = (self.bits(old), self.bits(value));
        let bits = self.gates.rmw(op, &old, &value)?;
        Some(self.term(bits))
    }

    fn select(&mut self, bit: Term, then: Term, otherwise: Term) -> Term {
        let (bit, then, otherwise) = (self.bits(bit).bit(0), self.bits(then), self.bits(otherwise));
        let bits = self.gates.bits_ite(bit, &then, &otherwise);
        self.term(bits)
    }

    fn extract(&mut self, term: Term, low: u32, bits: u32) -> Term {
        let whole = self.bits(term);
        if low == 0 && bits == whole.width() {
            return term;
        }
        self.term(whole.extract(low, bits))
    }

    fn concat(&mut self, parts: &[Term]) -> Term {
        let parts: Vec<Bits> = parts.iter().map(|&part| self.bits(part)).collect();
        self.term(Bits::concat(&parts))
    }

    fn open_bits(&self, term: Term) -> u32 {
        self.open(term).len() as u32
    }

    fn at_zero(&mut self, term: Term) -> u128 {
        self.gates.evaluate_further(&mut self.at_zero, |_| false);
        self.bits(term).value(|lit| self.at_zero.value(lit))
    }

    fn labels(&mut self, term: Term) -> Option<Labels> {
        let key = (self.path.set(), term);
        if let Some(&labels) = self.labels.get(&key) {
            return Some(labels);
        }
        let digit = self.digit(term);
        let found = self.possible(&digit, usize::MAX)?;
        let labels = found.into_iter().map(|label| label as u32).collect();
        self.make_room();
        self.labels.insert(key, labels);
        Some(labels)
    }

    fn decide(&mut self, term: Term, label: u32) -> Term {
        let digit = self.digit(term);
        let value = |lit: Lit| {
            let at = |wanted: Lit| digit.iter().position(|&lit| lit == wanted);
            at(lit).map(|i| label >> i & 1 == 1).or_else(|| at(!lit).map(|i| label >> i & 1 == 0))
        };
        let decided: Vec<Lit> =
            digit.iter().enumerate().map(|(i, &lit)| if label >> i & 1 == 1 { lit } else { !lit }).collect();
        let holds = self.gates.all(decided.iter().copied());
        // What follows from the rest is nothing new.
        if self.labels(term).is_none_or(|labels| labels.len() > 1) {
            self.path.push(holds);
        }
        let bits = self.bits(term);
        let left = bits.lits().iter().map(|&lit| value(lit).map_or(lit, Lit::constant)).collect();
        self.term(Bits::from_lits(left))
    }

    fn has_more_values(&mut self, term: Term, than: usize) -> Option<bool> {
        let open = self.open(term);
        if open.len() < usize::BITS as usize && 1 << open.len() <= than {
            return Some(false);
        }
        let key = (self.path.set(), term, than);
        if let Some(&more) = self.more.get(&key) {
            return Some(more);
        }
        let more = self.possible(&open, than + 1)?.len() > than;
        self.make_room();
        self.more.insert(key, more);
        Some(more)
    }

    fn assume(&mut self, bit: Term) {
        let holds = self.bits(bit).bit(0);
        self.path.push(holds);
    }

    fn decisions(&self) -> usize {
        self.path.len()
    }

    fn take_back(&mut self, decisions: usize) {
        self.path.truncate(decisions);
    }

    fn gives_up(&mut self) -> bool {
        if self.gates.len() < self.gates_checked {
            return false;
        }
        self.gates_checked = self.gates.len() + GATES_BETWEEN_LOOKS;
        self.limits.are_reached()
    }

    fn values(&mut self, terms: &[Term]) -> Option<Vec<u128>> {
        let found = self.is_possible(&[])?;
        assert!(found, "what was decided step by step cannot be");
        let bits: Vec<Bits> = terms.iter().map(|&term| self.bits(term)).collect();
        Some(bits.iter().map(|bits| self.models.value(bits, &self.gates)).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn labels(terms: &mut GateTerms, term: Term) -> Vec<u32> {
        let labels = terms.labels(term).expect("there is time");
        (0..Labels::MAX).filter(|&label| labels.contains(label)).collect()
    }

    #[test]
    fn what_was_decided_leaves_less() {
        let mut terms = GateTerms::new(Limits::default());
        let x = terms.input(0, 0, 32);
        let (three, five) = (terms.constant(32, 3), terms.constant(32, 5));
        let above_three = terms.compare(CompareOp::UGt, x, three).unwrap();
        let above_five = terms.compare(CompareOp::UGt, x, five).unwrap();
        assert_eq!(labels(&mut terms, above_five), [0, 1]);
        let before = terms.decisions();
        let decided = terms.decide(above_three, 0);
        assert_eq!(terms.known(decided), Some(0));
        assert_eq!(labels(&mut terms, above_five), [0]);
        // That follows, and is nothing new.
        terms.decide(above_five, 0);
        assert_eq!(terms.decisions(), before + 1);
        assert!(terms.values(&[x]).unwrap()[0] <= 3);
        terms.take_back(before);
        assert_eq!(labels(&mut terms, above_five), [0, 1]);
    }

    #[test]
    fn a_value_is_decided_some_bits_at_a_time() {
        let mut terms = GateTerms::new(Limits::default());
        let x = terms.input(0, 0, 32);
        let ten = terms.constant(32, 10);
        let small = terms.compare(CompareOp::ULe, x, ten).unwrap();
        assert_eq!(terms.has_more_values(x, 256), Some(true));
        terms.assume(small);
        assert_eq!(terms.has_more_values(x, 11), Some(false));
        assert_eq!(terms.has_more_values(x, 10), Some(true));
        let mut rest = x;
        for _ in 0..3 {
            assert_eq!(labels(&mut terms, rest), [0], "the upper bits are known");
            rest = terms.decide(rest, 0);
        }
        // The highest bit comes first.
        let found = labels(&mut terms, rest);
        assert_eq!(found.len(), 11);
        let mut values: Vec<u128> = Vec::new();
        for label in found {
            let before = terms.decisions();
            let value = terms.decide(rest, label);
            values.extend(terms.known(value));
            terms.take_back(before);
        }
        values.sort_unstable();
        assert_eq!(values, (0..=10).collect::<Vec<u128>>());
    }

    #[test]
    fn the_same_input_is_the_same_term() {
        let mut terms = GateTerms::new(Limits::default());
        let (x, y) = (terms.input(0, 0, 8), terms.input(1, 0, 8));
        assert_ne!(x, y);
        assert_eq!(x, terms.input(0, 0, 8));
        let (sum, again) = (terms.binary(BinaryOp::Add, x, y), terms.binary(BinaryOp::Add, x, y));
        assert_eq!(sum, again);
        let halves = [terms.extract(x, 0, 4), terms.extract(x, 4, 4)];
        assert_eq!(terms.concat(&halves), x);
    }
}
