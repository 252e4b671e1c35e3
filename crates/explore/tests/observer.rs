//! Whoever looks over a search's shoulder sees the machine where the execution ended.

use raddle_explore::{Algorithm, EventLog, ExecutionEnd, Observer, Options, explore};
use raddle_script::{Object, Op, Place, Script, ScriptMachine, Value};
use raddle_trace::Machine;

/// Repeats every execution on a machine of its own, and compares.
struct Compare<'s> {
    script: &'s Script,
    seen: u64,
}

impl Observer<ScriptMachine<'_>> for Compare<'_> {
    fn wants_executions(&self) -> bool {
        true
    }

    fn execution(&mut self, end: ExecutionEnd, log: &EventLog, machine: &ScriptMachine<'_>) {
        let mut again = ScriptMachine::new(self.script);
        again.start();
        for &transition in log.schedule().iter() {
            again.step(transition);
        }
        assert_eq!(machine.fingerprint(), again.fingerprint(), "{end:?} after {:?}", log.schedule());
        self.seen += 1;
    }

    fn restarted(&mut self) {
        self.seen = 0;
    }
}

#[test]
fn the_machine_is_where_the_execution_ended() {
    let write = |cell, value| Op::Write(Place::cell(cell), Value::constant(value));
    let read = |cell| Op::Read(0, Place::cell(cell));
    let update = || vec![Op::Lock(0), read(0), write(0, 1), Op::Unlock(0), write(1, 2), read(1)];
    let locked = Script::parallel(2, vec![Object::Mutex], vec![update(), update()]);
    let crossed = |first, second| vec![Op::Lock(first), read(0), Op::Lock(second)];
    let deadlock = Script::parallel(1, vec![Object::Mutex; 2], vec![crossed(0, 1), crossed(1, 0)]);
    let assume = Script::parallel(1, vec![], vec![vec![read(0), Op::Assume(0, 1)], vec![write(0, 1)]]);
    for script in [locked, deadlock, assume] {
        for algorithm in Algorithm::ALL {
            let options = Options { keep_going: true, random_executions: 20, ..Options::default() };
            let mut compare = Compare { script: &script, seen: 0 };
            let summary = explore(&mut ScriptMachine::new(&script), algorithm, &options, &mut compare);
            assert_eq!(compare.seen, summary.counters.executions(), "{algorithm:?}");
            assert!(compare.seen > 1, "{algorithm:?}");
        }
    }
}
