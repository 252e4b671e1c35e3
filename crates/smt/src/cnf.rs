//! Gates become clauses, and a solution becomes values of gates.
//!
//! A gate gets a variable and the clauses that say what it is (Tseitin's encoding) when something needs it, once. So the
//! value of a variable is the value of its gate in every solution, and gates may be added at any time. Some gates need no
//! variable of their own:
//!
//! - Exclusive or and if-then-else are three gates of the graph; only the last has a variable.
//! - A conjunction takes in the conjunctions below it that nobody else uses.
//! - What is required to hold is taken apart first.

use crate::bits::Bits;
use crate::gates::{Gate, Gates, Lit};
use crate::solver::{Answer, Solver, Statistics};
use std::cell::RefCell;
use std::collections::HashSet;

/// The clauses of the gates that were needed so far. It belongs to one graph.
pub struct Cnf {
    solver: Box<dyn Solver>,
    /// The variable of a gate; 0 where it has none.
    variables: Vec<i32>,
    /// Gates with a variable, but without clauses yet.
    undefined: Vec<usize>,
    /// The last solution, by variable from 1 on. What came later is not in it.
    solution: Vec<bool>,
    /// The values of gates that are not in the solution, as far as they were computed.
    computed: RefCell<Vec<Option<bool>>>,
}

/// Gates that become clauses between two questions whether to give up: milliseconds.
const GATES_BETWEEN_QUESTIONS: u32 = 1 << 13;

impl Cnf {
    /// Nothing is required yet.
    pub fn new(solver: Box<dyn Solver>) -> Self {
        Cnf {
            solver,
            variables: Vec::new(),
            undefined: Vec::new(),
            solution: Vec::new(),
            computed: RefCell::new(Vec::new()),
        }
    }

    /// The literal holds from now on.
    pub fn require(&mut self, gates: &Gates, lit: Lit) {
        let mut open = vec![lit];
        let mut seen = HashSet::new();
        while let Some(lit) = open.pop() {
            if let Some(value) = lit.as_constant() {
                if !value {
                    self.solver.add_clause(&[]);
                }
                continue;
            }
            if !seen.insert(lit) {
                continue;
            }
            let Gate::And(a, b) = gates.gate(lit.gate()) else {
                self.add_clause(&[lit]);
                continue;
            };
            if self.has_variable(lit.gate()) {
                self.add_clause(&[lit]);
            } else if let Some((cond, then, otherwise)) = gates.as_ite(lit.gate()) {
                let negate = lit.is_negated();
                self.add_clause(&[!cond, then.negated_if(negate)]);
                self.add_clause(&[cond, otherwise.negated_if(negate)]);
            } else if lit.is_negated() {
                let clause: Vec<Lit> = self.conjuncts(gates, a, b).into_iter().map(|lit| !lit).collect();
                self.add_clause(&clause);
            } else {
                open.extend([a, b]);
            }
        }
        self.define(gates);
    }

    /// One of these literals holds from now on.
    pub fn require_any(&mut self, gates: &Gates, lits: &[Lit]) {
        if lits.contains(&Lit::TRUE) {
            return;
        }
        let clause: Vec<Lit> = lits.iter().copied().filter(|&lit| lit != Lit::FALSE).collect();
        self.add_clause(&clause);
        self.define(gates);
    }

    /// Looks for a solution of all that is required, in which the assumptions hold. Asks `stop` every now and then whether
    /// to give up.
    pub fn solve(&mut self, gates: &Gates, assumptions: &[Lit], stop: &mut dyn FnMut() -> bool) -> Answer {
        let mut literals = Vec::with_capacity(assumptions.len());
        for lit in assumptions {
            match lit.as_constant() {
                Some(true) => {}
                Some(false) => return Answer::Unsatisfiable,
                None => literals.push(self.literal(*lit)),
            }
        }
        if !self.define_unless(gates, stop) {
            return Answer::Stopped;
        }
        let answer = self.solver.solve(&literals, stop);
        if answer == Answer::Satisfiable {
            let variables = self.solver.statistics().variables as i32;
            self.solution.clear();
            self.solution.extend((1..=variables).map(|variable| self.solver.value(variable)));
            self.computed.get_mut().clear();
        }
        answer
    }

    /// Whether a literal holds in the last solution found. What no clause was about is computed from its inputs, and an
    /// input that no clause was about is false.
    pub fn value(&self, gates: &Gates, lit: Lit) -> bool {
        let computed = &mut *self.computed.borrow_mut();
        if computed.len() < gates.len() {
            computed.resize(gates.len(), None);
        }
        let known = |computed: &[Option<bool>], gate: usize| {
            let variable = self.variables.get(gate).copied().unwrap_or(0) as usize;
            let in_solution = || self.solution.get(variable.checked_sub(1)?).copied();
            computed[gate].or_else(in_solution).or(match gates.gate(gate) {
                Gate::Constant | Gate::Input => Some(false),
                Gate::And(..) => None,
            })
        };
        let mut open = vec![lit.gate()];
        while let Some(&gate) = open.last() {
            if known(computed, gate).is_none()
                && let Gate::And(a, b) = gates.gate(gate)
            {
                let [first, second] = [a, b].map(|lit| Some(known(computed, lit.gate())? != lit.is_negated()));
                match (first, second) {
                    (Some(false), _) | (_, Some(false)) => computed[gate] = Some(false),
                    (Some(true), Some(true)) => computed[gate] = Some(true),
                    (None, _) => open.push(a.gate()),
                    (_, None) => open.push(b.gate()),
                }
            } else {
                open.pop();
            }
        }
        known(computed, lit.gate()).expect("all below it was computed") != lit.is_negated()
    }

    /// A bit-vector in the last solution found.
    pub fn bits_value(&self, gates: &Gates, bits: &Bits) -> u128 {
        bits.value(|lit| self.value(gates, lit))
    }

    /// From now on, one of these literals differs from what it is in the last solution found.
    pub fn forbid_present(&mut self, gates: &Gates, lits: &[Lit]) {
        let others = lits.iter().filter(|lit| lit.as_constant().is_none());
        let clause: Vec<Lit> = others.map(|lit| lit.negated_if(self.value(gates, *lit))).collect();
        self.add_clause(&clause);
        self.define(gates);
    }

    /// What the solver did so far.
    pub fn statistics(&self) -> Statistics {
        self.solver.statistics()
    }

    fn has_variable(&self, gate: usize) -> bool {
        self.variables.get(gate).is_some_and(|variable| *variable != 0)
    }

    /// The solver's literal, which is not a constant's. Its clauses may still be missing ([`Cnf::define`]).
    fn literal(&mut self, lit: Lit) -> i32 {
        let gate = lit.gate();
        if gate >= self.variables.len() {
            self.variables.resize(gate + 1, 0);
        }
        if self.variables[gate] == 0 {
            self.variables[gate] = self.solver.new_variable();
            self.undefined.push(gate);
        }
        if lit.is_negated() { -self.variables[gate] } else { self.variables[gate] }
    }

    fn add_clause(&mut self, clause: &[Lit]) {
        let clause: Vec<i32> = clause.iter().map(|lit| self.literal(*lit)).collect();
        self.solver.add_clause(&clause);
    }

    /// The clauses of all gates that have a variable but no clauses.
    fn define(&mut self, gates: &Gates) {
        self.define_unless(gates, &mut || false);
    }

    /// The same; false if it was told to stop before that. What is left then is made next time.
    fn define_unless(&mut self, gates: &Gates, stop: &mut dyn FnMut() -> bool) -> bool {
        let mut left: u32 = 0;
        while let Some(gate) = self.undefined.pop() {
            left += 1;
            if left.is_multiple_of(GATES_BETWEEN_QUESTIONS) && stop() {
                self.undefined.push(gate);
                return false;
            }
            let Gate::And(a, b) = gates.gate(gate) else { continue };
            let this = self.variables[gate];
            if let Some(ite) = gates.as_ite(gate) {
                let [cond, then, otherwise] = [ite.0, ite.1, ite.2].map(|lit| self.literal(lit));
                self.solver.add_clause(&[-this, -cond, then]);
                self.solver.add_clause(&[this, -cond, -then]);
                self.solver.add_clause(&[-this, cond, otherwise]);
                self.solver.add_clause(&[this, cond, -otherwise]);
                // If both branches agree, the condition need not be known. They follow, but not by propagation.
                if then != -otherwise {
                    self.solver.add_clause(&[-this, then, otherwise]);
                    self.solver.add_clause(&[this, -then, -otherwise]);
                }
                // Nor the third, if two of three agree. The ones above have two of the three pairs.
                if let Some((a, b)) = gates.as_majority(ite) {
                    let [a, b] = [a, b].map(|lit| self.literal(lit));
                    self.solver.add_clause(&[-this, a, b]);
                    self.solver.add_clause(&[this, -a, -b]);
                }
                continue;
            }
            let mut long = vec![this];
            for lit in self.conjuncts(gates, a, b) {
                let literal = self.literal(lit);
                self.solver.add_clause(&[-this, literal]);
                long.push(-literal);
            }
            self.solver.add_clause(&long);
        }
        true
    }

    /// What `a & b` is the conjunction of, through conjunctions that only it uses.
    fn conjuncts(&self, gates: &Gates, a: Lit, b: Lit) -> Vec<Lit> {
        let mut conjuncts = Vec::new();
        let mut open = vec![a, b];
        while let Some(lit) = open.pop() {
            let gate = lit.gate();
            let own = !lit.is_negated() && !gates.is_shared(gate) && !self.has_variable(gate);
            match gates.gate(gate) {
                Gate::And(a, b) if own && gates.as_ite(gate).is_none() => open.extend([a, b]),
                _ => conjuncts.push(lit),
            }
        }
        conjuncts
    }
}

#[cfg(test)]
mod tests;
