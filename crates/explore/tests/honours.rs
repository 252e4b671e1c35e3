//! The table of who honours which option says what is so.

use raddle_explore::{
    Algorithm, Dependence, EventLog, ExecutionEnd, Honours, Observer, Options, Races, RandomSchedule, SearchOption,
    explore,
};
use raddle_script::{Op, Place, Script, ScriptMachine, Value};
use raddle_trace::Schedule;

/// The executions of a search, one after the other.
#[derive(Default)]
struct Executions(Vec<Schedule>);

impl<M> Observer<M> for Executions {
    fn wants_executions(&self) -> bool {
        true
    }

    fn execution(&mut self, _: ExecutionEnd, log: &EventLog, _: &M) {
        self.0.push(log.schedule());
    }

    fn restarted(&mut self) {
        self.0.clear();
    }
}

fn executions(script: &Script, algorithm: Algorithm, options: &Options<'_>) -> Vec<Schedule> {
    let mut seen = Executions::default();
    explore(&mut ScriptMachine::new(script), algorithm, options, &mut seen);
    seen.0
}

/// Threads that write what is there and read each other's cells.
fn script() -> Script {
    let body = |own, other| {
        let write = Op::Write(Place::cell(own), Value::constant(0));
        vec![write.clone(), Op::Read(0, Place::cell(other)), write]
    };
    Script::parallel(2, vec![], vec![body(0, 1), body(1, 0), body(0, 1)])
}

#[test]
fn an_option_makes_a_difference_to_those_who_honour_it() {
    let usual = Options { random_executions: 30, races: Races::Off, ..Options::default() };
    let silent = Dependence { silent_writes: true, ..Dependence::default() };
    let asked = [
        (SearchOption::Preemptions, Options { preemptions: Some(0), ..usual }),
        (SearchOption::Order, Options { order: 7, ..usual }),
        (SearchOption::SilentWrites, Options { dependence: silent, ..usual }),
        (SearchOption::Random, Options { random: RandomSchedule::Pct { changes: 2 }, ..usual }),
        (SearchOption::Seed, Options { seed: 3, ..usual }),
        (SearchOption::MaxExecutions, Options { executions_max: 2, random_executions: 2, ..usual }),
        (SearchOption::MaxSteps, Options { steps_max: 1, ..usual }),
    ];
    for algorithm in Algorithm::ALL {
        let without = executions(&script(), algorithm, &usual);
        for (option, options) in &asked {
            let differs = executions(&script(), algorithm, options) != without;
            assert_eq!(differs, algorithm.honours(*option) != Honours::No, "{algorithm:?} and {option:?}");
        }
    }
}
