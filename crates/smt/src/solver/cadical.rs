//! CaDiCaL, for speed and for a second opinion. It is C++ and takes a while to build, so it is a feature.

use super::{Answer, Solver, Statistics};

/// Conflicts after which it is asked whether to go on, at first.
const CONFLICTS_MIN: i32 = 500;
/// And in the long run: each time it starts again it has to find its way back.
const CONFLICTS_MAX: i32 = 50_000;

/// The solver `cadical`.
#[derive(Default)]
pub struct Cadical {
    solver: cadical::Solver,
    variables: i32,
    clauses: u64,
}

impl Solver for Cadical {
    fn new_variable(&mut self) -> i32 {
        self.variables = self.variables.checked_add(1).expect("a solver has at most 2^31 - 1 variables");
        self.variables
    }

    fn add_clause(&mut self, clause: &[i32]) {
        self.solver.add_clause(clause.iter().copied());
        self.clauses += 1;
    }

    /// In pieces of so many conflicts: what is learnt in one is there in the next, and between them it can be stopped.
    fn solve(&mut self, assumptions: &[i32], stop: &mut dyn FnMut() -> bool) -> Answer {
        let mut conflicts = CONFLICTS_MIN;
        loop {
            if stop() {
                return Answer::Stopped;
            }
            self.solver.set_limit("conflicts", conflicts).expect("there is a limit of this name");
            match self.solver.solve_with(assumptions.iter().copied()) {
                Some(true) => return Answer::Satisfiable,
                Some(false) => return Answer::Unsatisfiable,
                None => conflicts = CONFLICTS_MAX.min(conflicts * 2),
            }
        }
    }

    /// A variable that may be either is false.
    fn value(&self, literal: i32) -> bool {
        self.solver.value(literal).unwrap_or(literal < 0)
    }

    fn statistics(&self) -> Statistics {
        Statistics { variables: self.variables.unsigned_abs().into(), clauses: self.clauses, ..Statistics::default() }
    }
}
