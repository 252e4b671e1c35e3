//! A solver whose every question is overheard, as a whole formula that any other solver can be asked.

use super::{Answer, Solver, Statistics};
use std::fmt::Write as _;

/// Passes everything on to a solver, and every question with its answer to a listener.
pub struct Overheard<S, L> {
    solver: S,
    listener: L,
    variables: i32,
    clauses: u64,
    /// The clauses so far, as DIMACS writes them.
    text: String,
}

impl<S: Solver, L: FnMut(String, Answer)> Overheard<S, L> {
    /// Listens to a solver that has been told nothing yet. The listener is given formulas in DIMACS's form.
    pub fn new(solver: S, listener: L) -> Self {
        Overheard { solver, listener, variables: 0, clauses: 0, text: String::new() }
    }
}

fn write_clause(text: &mut String, clause: &[i32]) {
    for literal in clause {
        let _ = write!(text, "{literal} ");
    }
    text.push_str("0\n");
}

impl<S: Solver, L: FnMut(String, Answer)> Solver for Overheard<S, L> {
    fn new_variable(&mut self) -> i32 {
        self.variables = self.solver.new_variable();
        self.variables
    }

    fn add_clause(&mut self, clause: &[i32]) {
        write_clause(&mut self.text, clause);
        self.clauses += 1;
        self.solver.add_clause(clause);
    }

    fn solve(&mut self, assumptions: &[i32], stop: &mut dyn FnMut() -> bool) -> Answer {
        let answer = self.solver.solve(assumptions, stop);
        let clauses = self.clauses + assumptions.len() as u64;
        let mut formula = format!("p cnf {} {clauses}\n{}", self.variables, self.text);
        for &assumption in assumptions {
            write_clause(&mut formula, &[assumption]);
        }
        (self.listener)(formula, answer);
        answer
    }

    fn value(&self, literal: i32) -> bool {
        self.solver.value(literal)
    }

    fn statistics(&self) -> Statistics {
        self.solver.statistics()
    }
}
