//! Z3, for a second opinion: it shares nothing with the others. It is the one of the machine, linked as a library, so it is a feature.

use super::{Answer, Solver, Statistics};
use z3::ast::Bool;
use z3::{Model, Params, SatResult};

/// Conflicts after which it is asked whether to go on, at first, and in the long run.
const CONFLICTS_MIN: u32 = 500;
const CONFLICTS_MAX: u32 = 1_000_000;

/// The solver `z3`, as a solver of clauses.
pub struct Z3 {
    solver: z3::Solver,
    variables: Vec<Bool>,
    clauses: u64,
    model: Option<Model>,
}

impl Default for Z3 {
    fn default() -> Self {
        // Finite domains: it solves clauses as they are, and keeps what it has learnt.
        let solver = z3::Solver::new_for_logic("QF_FD").expect("Z3 knows the logic of finite domains");
        Z3 { solver, variables: Vec::new(), clauses: 0, model: None }
    }
}

impl Z3 {
    fn literal(&self, literal: i32) -> Bool {
        let variable = &self.variables[literal.unsigned_abs() as usize - 1];
        if literal > 0 { variable.clone() } else { variable.not() }
    }
}

impl Solver for Z3 {
    fn new_variable(&mut self) -> i32 {
        let number = i32::try_from(self.variables.len() + 1).expect("a solver has at most 2^31 - 1 variables");
        self.variables.push(Bool::new_const(number as u32));
        number
    }

    fn add_clause(&mut self, clause: &[i32]) {
        let literals: Vec<Bool> = clause.iter().map(|&literal| self.literal(literal)).collect();
        self.solver.assert(Bool::or(&literals));
        self.clauses += 1;
    }

    /// In pieces of so many conflicts, as it cannot be asked to stop.
    fn solve(&mut self, assumptions: &[i32], stop: &mut dyn FnMut() -> bool) -> Answer {
        let assumptions: Vec<Bool> = assumptions.iter().map(|&literal| self.literal(literal)).collect();
        let mut conflicts = CONFLICTS_MIN;
        loop {
            if stop() {
                return Answer::Stopped;
            }
            let mut params = Params::new();
            params.set_u32("max_conflicts", conflicts);
            self.solver.set_params(&params);
            match self.solver.check_assumptions(&assumptions) {
                SatResult::Sat => {
                    self.model = self.solver.get_model();
                    return Answer::Satisfiable;
                }
                SatResult::Unsat => return Answer::Unsatisfiable,
                SatResult::Unknown => conflicts = CONFLICTS_MAX.min(conflicts * 2),
            }
        }
    }

    /// A variable that may be either is false.
    fn value(&self, literal: i32) -> bool {
        let model = self.model.as_ref().expect("there is a solution");
        let value = model.eval(&self.variables[literal.unsigned_abs() as usize - 1], false);
        value.and_then(|value| value.as_bool()).unwrap_or(false) == (literal > 0)
    }

    fn statistics(&self) -> Statistics {
        Statistics { variables: self.variables.len() as u64, clauses: self.clauses, ..Statistics::default() }
    }
}
