//! The driver and the oracle on programs whose interleavings can be counted by hand.

use raddle_explore::{Algorithm, Options, RandomSchedule, Stopped, Summary, Unobserved, explore};
use raddle_script::{Object, Op, Place, Script, ScriptMachine, Value};
use raddle_trace::FaultKind;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

fn run(script: &Script, algorithm: Algorithm, options: Options<'_>) -> Summary {
    explore(&mut ScriptMachine::new(script), algorithm, &options, &mut Unobserved)
}

fn write(cell: u8, value: u64) -> Op {
    Op::Write(Place::cell(cell), Value::constant(value))
}

/// Main is not part of the interleaving: its spawns are steps, too, so all threads start from one body.
fn two_writers(length: usize) -> Script {
    Script::parallel(1, vec![], vec![vec![write(0, 1); length], vec![write(0, 2); length]])
}

#[test]
fn naive_counts_all_interleavings() {
    // s1 and s2 in order; a's step after s1; b's after s2: s1 {s2 b | a} with a anywhere after s1.
    let summary = run(&two_writers(1), Algorithm::Naive, Options::default());
    assert_eq!(summary.counters.complete, 3);
    assert!(summary.bugs.is_empty() && summary.stopped.is_none());
}

fn crossed_locks() -> Script {
    let body = |first, second| vec![Op::Lock(first), Op::Lock(second), Op::Unlock(second), Op::Unlock(first)];
    Script::parallel(0, vec![Object::Mutex, Object::Mutex], vec![body(0, 1), body(1, 0)])
}

#[test]
fn deadlocks_are_bugs_unless_allowed() {
    let script = crossed_locks();
    let summary = run(&script, Algorithm::Naive, Options::default());
    assert_eq!(summary.bugs[0].fault.kind, FaultKind::Deadlock);
    assert_eq!(summary.stopped, Some(Stopped::Bug));
    let allowed = run(&script, Algorithm::Naive, Options { allow_deadlock: true, ..Options::default() });
    assert!(allowed.bugs.is_empty() && allowed.stopped.is_none());
    let all = run(&script, Algorithm::Naive, Options { keep_going: true, ..Options::default() });
    assert_eq!(all.counters, allowed.counters);
    assert_eq!(all.bugs.len(), 1);
}

#[test]
fn limits_stop_the_search() {
    let script = two_writers(3);
    // Main makes four steps, and each of the writers three.
    let cut = run(&script, Algorithm::Naive, Options { steps_max: 2, ..Options::default() });
    assert_eq!((cut.counters.complete, cut.stopped), (0, None));
    assert!(cut.counters.steps_cut > 0 && cut.counters.depth_max == 6 && cut.bugs.is_empty());
    let executions = run(&script, Algorithm::Naive, Options { executions_max: 7, ..Options::default() });
    assert_eq!(executions.stopped, Some(Stopped::Executions));
    assert_eq!(executions.counters.complete, 7);
    let random = Options { random_executions: 9, ..Options::default() };
    assert_eq!(run(&script, Algorithm::Random, random).counters.complete, 9);
}

/// A read of eight bytes that are written one by one, by three threads: more ways to read than any limit allows.
fn scattered_bytes() -> Script {
    let writer = |value: u64| {
        let write = |byte| Op::Write(Place::bytes(0, byte, 1), Value::constant(value));
        (0..8).map(write).collect()
    };
    Script::parallel(1, vec![], vec![writer(1), writer(2), writer(3), vec![Op::Read(0, Place::cell(0))]])
}

#[test]
fn limits_stop_the_search_between_two_executions() {
    let interrupt = AtomicBool::new(true);
    let late = Options { timeout: Some(Duration::ZERO), ..Options::default() };
    let interrupted = Options { interrupt: Some(&interrupt), ..Options::default() };
    for (options, why) in [(late, Stopped::Timeout), (interrupted, Stopped::Interrupted)] {
        let summary = run(&scattered_bytes(), Algorithm::ReadsFrom, options);
        assert_eq!(summary.stopped, Some(why));
        assert_eq!(summary.counters.executions(), 1, "while it looks for alternatives to the first");
    }
}

#[test]
fn preemption_bounds_cut_and_say_so() {
    let script = two_writers(2);
    let all = run(&script, Algorithm::Naive, Options::default());
    assert_eq!(all.counters.preemption_cut, 0);
    let mut last = 0;
    for bound in 0..6 {
        let some = run(&script, Algorithm::Naive, Options { preemptions: Some(bound), ..Options::default() });
        assert!(some.counters.complete >= last);
        last = some.counters.complete;
        if bound == 0 {
            // Main runs to its end; then either thread to its end.
            assert_eq!(some.counters.complete, 2);
            assert!(some.counters.preemption_cut > 0);
        }
    }
    assert_eq!(last, all.counters.complete);
}

#[test]
fn random_schedules_find_the_deadlock() {
    for random in [RandomSchedule::Uniform, RandomSchedule::Pct { changes: 2 }] {
        let summary = run(&crossed_locks(), Algorithm::Random, Options { random, seed: 5, ..Options::default() });
        assert_eq!(summary.bugs.len(), 1, "{random:?}");
    }
}

#[test]
fn preemption_bounds_cut_the_other_algorithms_too() {
    let script = two_writers(2);
    for algorithm in [Algorithm::Optimal, Algorithm::Source, Algorithm::Classic] {
        let all = run(&script, algorithm, Options::default());
        let none = run(&script, algorithm, Options { preemptions: Some(0), ..Options::default() });
        assert!(none.counters.complete < all.counters.complete && none.counters.preemption_cut > 0, "{algorithm:?}");
        let many = run(&script, algorithm, Options { preemptions: Some(100), ..Options::default() });
        assert_eq!(many.counters, all.counters, "{algorithm:?}");
    }
}

#[test]
fn silent_writes_can_count_as_reads() {
    use raddle_explore::{Dependence, Races};
    let script = Script::parallel(1, vec![], vec![vec![write(0, 0)]; 3]);
    let count = |silent_writes, races, algorithm| {
        let dependence = Dependence { silent_writes, commuting_adds: false };
        run(&script, algorithm, Options { dependence, races, ..Options::default() }).counters.complete
    };
    for algorithm in [Algorithm::Optimal, Algorithm::Source, Algorithm::Classic] {
        let counts = [(false, Races::Off), (true, Races::Off), (true, Races::Warn), (true, Races::Error)]
            .map(|(silent_writes, races)| count(silent_writes, races, algorithm));
        assert_eq!(counts, [6, 1, 6, 6], "{algorithm:?}: where races are looked for, silent writes are writes");
    }
}
