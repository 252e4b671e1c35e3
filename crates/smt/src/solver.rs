//! What is asked of a solver of clauses, and the one that is used: `batsat`, a descendant of MiniSat. With the features `cadical` and `z3` there
//! are others to choose.

#[cfg(feature = "cadical")]
mod cadical;
mod overheard;
#[cfg(feature = "z3")]
mod z3;

#[cfg(feature = "cadical")]
pub use cadical::Cadical;
pub use overheard::Overheard;
#[cfg(feature = "z3")]
pub use z3::Z3;

use batsat::{SolverInterface, Theory, TheoryArg, lbool};
use std::cell::Cell;
use std::rc::Rc;

/// What became of a search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Answer {
    /// There is a solution.
    Satisfiable,
    /// There is none.
    Unsatisfiable,
    /// It was told to stop.
    Stopped,
}

/// How much was done, and how large it is. What a solver does not tell is 0.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Statistics {
    /// Conflicts, in all searches.
    pub conflicts: u64,
    /// Decisions, in all searches.
    pub decisions: u64,
    /// Literals that followed from others, in all searches.
    pub propagations: u64,
    /// Variables made.
    pub variables: u64,
    /// Clauses given.
    pub clauses: u64,
}

/// A solver that takes clauses at any time and answers under assumptions.
///
/// Variables are numbered from 1. A literal is a variable or its negative.
pub trait Solver {
    /// The next variable.
    fn new_variable(&mut self) -> i32;
    /// One of these literals holds from now on. The empty clause never does.
    fn add_clause(&mut self, clause: &[i32]);
    /// Looks for a solution in which the assumptions hold. Asks `stop` at the start and every now and then whether to give up.
    fn solve(&mut self, assumptions: &[i32], stop: &mut dyn FnMut() -> bool) -> Answer;
    /// A literal in the solution, after [`Answer::Satisfiable`] and until something is added.
    fn value(&self, literal: i32) -> bool;
    /// What was done so far.
    fn statistics(&self) -> Statistics;
}

/// The solver `batsat`.
pub struct Batsat {
    solver: batsat::Solver<StopFlag>,
    variables: Vec<batsat::Var>,
    clauses: u64,
    clause: Vec<batsat::Lit>,
}

impl Batsat {
    /// Without variables and clauses.
    pub fn new() -> Self {
        // By `cargo xtask bench symbolic`: variables that were in conflicts long ago still count, and restarts become rare. The defaults (0.95, and
        // Luby's restarts) take two to three times as long on formulas that take seconds; 0.99 and 0.995 are between.
        let options = batsat::SolverOpts { var_decay: 0.999, luby_restart: false, ..Default::default() };
        let solver = batsat::Solver::new(options, StopFlag::default());
        Batsat { solver, variables: Vec::new(), clauses: 0, clause: Vec::new() }
    }

    fn literal(&self, literal: i32) -> batsat::Lit {
        batsat::Lit::new(self.variables[literal.unsigned_abs() as usize - 1], literal > 0)
    }
}

impl Default for Batsat {
    fn default() -> Self {
        Self::new()
    }
}

impl Solver for Batsat {
    fn new_variable(&mut self) -> i32 {
        self.variables.push(self.solver.new_var_default());
        i32::try_from(self.variables.len()).expect("a solver has at most 2^31 - 1 variables")
    }

    fn add_clause(&mut self, clause: &[i32]) {
        let mut literals = std::mem::take(&mut self.clause);
        literals.clear();
        literals.extend(clause.iter().map(|&literal| self.literal(literal)));
        // Whether it can still be solved is asked for later.
        self.solver.add_clause_reuse(&mut literals);
        self.clause = literals;
        self.clauses += 1;
    }

    fn solve(&mut self, assumptions: &[i32], stop: &mut dyn FnMut() -> bool) -> Answer {
        let assumptions: Vec<batsat::Lit> = assumptions.iter().map(|&literal| self.literal(literal)).collect();
        let flag = self.solver.cb().clone();
        flag.0.set(false);
        let mut poll = Poll { stop, flag, checks: 0, levels: 0 };
        poll.ask();
        let answer = self.solver.solve_limited_th(&mut poll, &assumptions);
        if answer == lbool::TRUE {
            Answer::Satisfiable
        } else if answer == lbool::FALSE {
            Answer::Unsatisfiable
        } else {
            Answer::Stopped
        }
    }

    fn value(&self, literal: i32) -> bool {
        self.solver.value_lit(self.literal(literal)) == lbool::TRUE
    }

    fn statistics(&self) -> Statistics {
        Statistics {
            conflicts: self.solver.num_conflicts(),
            decisions: self.solver.num_decisions(),
            propagations: self.solver.num_propagations(),
            variables: self.variables.len() as u64,
            clauses: self.clauses,
        }
    }
}

/// Set where the search shall stop. The solver looks at it before every decision.
#[derive(Clone, Default)]
struct StopFlag(Rc<Cell<bool>>);

impl batsat::Callbacks for StopFlag {
    fn stop(&self) -> bool {
        self.0.get()
    }
}

/// A theory without rules. The solver calls it between decisions, for as long as the search lasts, so it is the one to ask
/// a function that is borrowed for that long; callbacks have to live as long as the solver.
struct Poll<'s> {
    stop: &'s mut dyn FnMut() -> bool,
    flag: StopFlag,
    checks: u32,
    levels: usize,
}

/// Between two questions whether to stop. The question may look at a clock, and a decision takes microseconds.
const CHECKS_BETWEEN_POLLS: u32 = 256;

impl Poll<'_> {
    fn ask(&mut self) {
        if (self.stop)() {
            self.flag.0.set(true);
        }
    }
}

impl Theory for Poll<'_> {
    fn final_check(&mut self, _: &mut TheoryArg) {}

    fn create_level(&mut self) {
        self.levels += 1;
    }

    fn pop_levels(&mut self, n: usize) {
        self.levels -= n;
    }

    fn n_levels(&self) -> usize {
        self.levels
    }

    fn partial_check(&mut self, _: &mut TheoryArg) {
        self.checks += 1;
        if self.checks == CHECKS_BETWEEN_POLLS {
            self.checks = 0;
            self.ask();
        }
    }

    fn explain_propagation(&mut self, _: batsat::Lit) -> &[batsat::Lit] {
        unreachable!("it propagates nothing")
    }
}

#[cfg(test)]
mod tests;
