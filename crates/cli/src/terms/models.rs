//! What has been decided, as a set with a number; and solutions that were found, which answer most questions without the solver.

use raddle_smt::bits::Bits;
use raddle_smt::gates::{Evaluation, Gates, Lit};
use std::collections::{HashMap, VecDeque};

/// Solutions that are kept.
const MODELS_MAX: usize = 16;
/// Sets that are known by number.
const SETS_MAX: usize = 1 << 16;

/// The path condition: literals in the order in which they were decided, and the number of their set. The same set has the same number, in
/// whatever order it was decided.
#[derive(Default)]
pub struct Path {
    lits: Vec<Lit>,
    /// The number of the set of the literals up to each one.
    sets: Vec<u32>,
    numbers: HashMap<Vec<Lit>, u32>,
    /// How many numbers were given away, apart from that of the empty set.
    given: u32,
}

impl Path {
    /// The literals, in order.
    pub fn lits(&self) -> &[Lit] {
        &self.lits
    }

    /// The number of their set.
    pub fn set(&self) -> u32 {
        self.sets.last().copied().unwrap_or(0)
    }

    /// One more literal.
    pub fn push(&mut self, lit: Lit) {
        self.lits.push(lit);
        let mut set = self.lits.clone();
        set.sort_unstable();
        set.dedup();
        // A set that was forgotten gets another number, which no answer is known for.
        if self.numbers.len() >= SETS_MAX {
            self.numbers.clear();
        }
        let given = &mut self.given;
        let number = *self.numbers.entry(set).or_insert_with(|| {
            *given = given.checked_add(1).expect("there are less than 2^32 sets");
            *given
        });
        self.sets.push(number);
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.lits.len()
    }

    /// Only the first so many are left.
    pub fn truncate(&mut self, len: usize) {
        self.lits.truncate(len);
        self.sets.truncate(len);
    }
}

/// Solutions, the one that was used last first. Inputs that came after it are zero in a solution.
#[derive(Default)]
pub struct Models(VecDeque<Model>);

struct Model(Evaluation);

impl Model {
    /// Knows all gates there are now.
    fn bring_up_to_date(&mut self, gates: &Gates) {
        gates.evaluate_further(&mut self.0, |_| false);
    }

    fn holds(&self, lits: &[Lit]) -> bool {
        lits.iter().all(|&lit| self.0.value(lit))
    }
}

impl Models {
    /// Adds a solution, which is the first one then.
    pub fn add(&mut self, inputs: &HashMap<Lit, bool>, gates: &Gates) {
        self.0.truncate(MODELS_MAX - 1);
        self.0.push_front(Model(gates.evaluate(|lit| inputs.get(&lit).copied().unwrap_or(false))));
    }

    /// Whether there is a solution in which these hold; it is the first one then.
    pub fn find(&mut self, lits: &[Lit], gates: &Gates) -> bool {
        self.0.iter_mut().for_each(|model| model.bring_up_to_date(gates));
        let Some(at) = self.0.iter().position(|model| model.holds(lits)) else { return false };
        let found = self.0.remove(at);
        self.0.extend(found);
        self.0.rotate_right(1);
        true
    }

    /// The value of some bits in the first solution.
    pub fn value(&mut self, bits: &Bits, gates: &Gates) -> u128 {
        let model = self.0.front_mut().expect("something was possible");
        model.bring_up_to_date(gates);
        bits.value(|lit| model.0.value(lit))
    }

    /// The values that some bits have in the solutions in which these hold, each once.
    pub fn values(&mut self, bits: &Bits, lits: &[Lit], gates: &Gates) -> Vec<u128> {
        let mut values = Vec::new();
        for model in &mut self.0 {
            model.bring_up_to_date(gates);
            if model.holds(lits) {
                let value = bits.value(|lit| model.0.value(lit));
                if !values.contains(&value) {
                    values.push(value);
                }
            }
        }
        values
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_set_has_the_same_number() {
        let mut gates = Gates::new();
        let (a, b) = (gates.input(), gates.input());
        let mut path = Path::default();
        path.push(a);
        let one = path.set();
        path.push(b);
        let both = path.set();
        path.truncate(0);
        assert_eq!(path.set(), 0);
        path.push(b);
        assert!(![0, one, both].contains(&path.set()));
        path.push(a);
        assert_eq!(path.set(), both);
    }

    #[test]
    fn solutions_answer_for_gates_that_are_new() {
        let mut gates = Gates::new();
        let (a, b) = (gates.input(), gates.input());
        let mut models = Models::default();
        assert!(!models.find(&[], &gates));
        models.add(&HashMap::from([(a, true), (b, false)]), &gates);
        models.add(&HashMap::from([(a, true), (b, true)]), &gates);
        let both = gates.and(a, b);
        assert!(models.find(&[!both], &gates), "in the other solution");
        assert!(!models.find(&[!a], &gates));
        let c = gates.input();
        let bits = Bits::from_lits(vec![b, c]);
        let mut values = models.values(&bits, &[a], &gates);
        values.sort_unstable();
        assert_eq!(values, [0, 1]);
    }
}
