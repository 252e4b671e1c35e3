//! Whether a loop that only inputs bound can go on.
//!
//! A loop is gone round as long as its condition can hold, and that is mostly seen from the gates. `i < n` with an assumption about `n` is not: a solver of its own
//! is asked. It knows nothing of the steps of other threads, so it may say that something is possible which is not, but never the other way round.

use crate::cnf::Cnf;
use crate::gates::{Gates, Lit};
use crate::solver::{Answer, Batsat};

/// How often the solver may ask whether to go on before a question is left unanswered, and in all questions together before there are no more.
const PATIENCE: u32 = 50;
const PATIENCE_IN_ALL: u32 = 1_000;

/// The solver, once there was a question.
#[derive(Default)]
pub(crate) struct Prober {
    cnf: Option<Cnf>,
    asked: u32,
}

impl Prober {
    /// Whether this can hold.
    pub fn is_possible(&mut self, gates: &Gates, lit: Lit, stop: Option<&dyn Fn() -> bool>) -> bool {
        if self.asked >= PATIENCE_IN_ALL {
            return true;
        }
        let cnf = self.cnf.get_or_insert_with(|| Cnf::new(Box::new(Batsat::new())));
        let mut asked = 0;
        let answer = cnf.solve(gates, &[lit], &mut || {
            asked += 1;
            asked > PATIENCE || stop.is_some_and(|stop| stop())
        });
        self.asked += asked;
        answer != Answer::Unsatisfiable
    }
}
