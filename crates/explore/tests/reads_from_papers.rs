//! The papers' counts of reads-from classes, on their programs as scripts.

use raddle_explore::{Algorithm, Options, Summary, Unobserved, choose_automatically, explore};
use raddle_script::{Object, Op, Place, Script, ScriptMachine, Value, papers};

fn explore_with(script: &Script, options: &Options<'_>) -> Summary {
    explore(&mut ScriptMachine::new(script), Algorithm::ReadsFrom, options, &mut Unobserved)
}

fn check(name: &str, script: &Script, complete: u64, assume_blocked: u64) {
    for order in 0..3 {
        let summary = explore_with(script, &Options { order, ..Options::default() });
        assert!(summary.bugs.is_empty() && summary.stopped.is_none(), "{name}: {:?}", summary.bugs);
        let counters = summary.counters;
        let counted = (counters.complete, counters.assume_blocked);
        assert_eq!(counted, (complete, assume_blocked), "{name}, order {order}");
        assert_eq!(counters.executions(), complete + assume_blocked, "{name}, order {order}");
        assert_eq!(counters.consistency_checks[2], 0, "{name} needs the decision procedure");
    }
}

fn read(r: u8, cell: u8) -> Op {
    Op::Read(r, Place::cell(cell))
}

fn write(cell: u8, value: u64) -> Op {
    Op::Write(Place::cell(cell), Value::constant(value))
}

fn write_plus(cell: u8, r: u8, plus: u64) -> Op {
    Op::Write(Place::cell(cell), Value::plus(r, plus))
}

/// Skips always: register 7 is never set to this.
fn skip(n: usize) -> Op {
    Op::SkipUnless(7, 77, n as u8)
}

/// `opt_lock` of any length: the round that succeeds sets a register that the others look at.
fn opt_lock(n: usize) -> Script {
    let thread = |id: u64| {
        let round = [
            Op::SkipIf(1, 1, 6),
            write(0, id),
            write(1, 1),
            read(0, 0),
            Op::SkipUnless(0, id, 2),
            read(2, 1),
            Op::Set(1, Value::constant(1)),
        ];
        round.iter().cycle().take(round.len() * n).cloned().collect()
    };
    Script::parallel(2, vec![], vec![thread(0), thread(1)])
}

fn race_parametric(n: usize) -> Script {
    let thread = |tid: u8| {
        let mut body = Vec::new();
        (0..42).for_each(|i| body.extend([write(tid, i), read(0, tid)]));
        (0..n).for_each(|_| body.extend([write(2, u64::from(tid)), read(0, 2)]));
        body
    };
    Script::parallel(3, vec![], vec![thread(0), thread(1)])
}

fn exponential_bug(n: usize) -> Script {
    let (x, y) = (0, 1);
    let (mut t1, mut t2, mut t3) = (Vec::new(), Vec::new(), Vec::new());
    for _ in 0..2 {
        t1.extend([Op::Lock(0), write(x, 1)]);
        t1.extend((0..n).map(|_| write(y, 1)));
        t1.push(Op::Unlock(0));
        t2.extend([Op::Lock(0), write(x, 0), Op::Unlock(0), read(0, x)]);
        t2.extend([Op::SkipIf(0, 0, 3), read(0, y), write_plus(y, 0, 1), write(x, 2)]);
        t3.extend([Op::SkipIf(2, 1, 7), read(0, x), Op::SkipUnless(0, 2, 5), read(1, y)]);
        t3.extend([Op::SkipUnless(1, 3, 2), Op::Set(2, Value::constant(1)), skip(1), write(y, 2)]);
    }
    Script::parallel(2, vec![Object::Mutex], vec![t1, t2, t3])
}

fn lamport(n: u8) -> Script {
    let (b, x, y, c) = (|i: u64| i as u8, 0, n + 1, n + 2);
    let thread = |me: u64| {
        let mut body = Vec::new();
        for _ in 0..4 {
            let mut wait = vec![read(1, y), Op::Assume(1, 0)];
            let mut contended = vec![write(b(me), 0)];
            (1..=u64::from(n)).for_each(|j| contended.extend([read(1, b(j)), Op::Assume(1, 0)]));
            // The end of the round is after `Set`.
            contended.extend([read(0, y), Op::SkipIf(0, me, 3)]);
            contended.append(&mut wait.clone());
            contended.push(skip(1));
            let mut second = vec![write(y, me), read(0, x), Op::SkipIf(0, me, contended.len() as u8)];
            second.append(&mut contended);
            second.push(Op::Set(6, Value::constant(1)));
            let mut first = vec![write(b(me), 1), write(x, me), read(0, y), Op::SkipIf(0, 0, 4), write(b(me), 0)];
            first.append(&mut wait);
            first.push(skip(second.len()));
            first.append(&mut second);
            body.push(Op::SkipIf(6, 1, first.len() as u8));
            body.append(&mut first);
        }
        body.push(Op::Assert(6, 1));
        body.extend([write(c, me), read(0, c), Op::Assert(0, me), write(y, 0), write(b(me), 0)]);
        body
    };
    Script::parallel(n + 3, vec![], (1..=u64::from(n)).map(thread).collect())
}

fn approxds_append(n: usize) -> Script {
    let m = n - 2;
    let mut threads = Vec::new();
    for me in 0..n {
        let mut body = vec![read(0, 0), Op::SkipIf(0, m as u64, 2)];
        body.push(Op::Write(Place::indexed(1, 0), Value::constant(me as u64)));
        body.push(write_plus(0, 0, 1));
        threads.push(body);
    }
    let mut script = Script::parallel(m as u8 + 1, vec![], threads);
    let main = &mut script.bodies[0];
    main.extend((0..n).map(|child| Op::Join(child as u8)));
    for left in (0..=m).rev() {
        // A pop; the register says how many are left, and the last one finds none.
        let rest = 4 * left;
        main.extend([read(0, 0), Op::SkipIf(0, 0, (2 + rest) as u8)]);
        main.extend([write_plus(0, 0, u64::MAX), Op::Read(1, Place { index: Some(0), ..Place::cell(0) })]);
    }
    script
}

#[test]
fn where_classes_are_traces() {
    for n in [1, 4, 8] {
        check("readers", &papers::readers(n), 1 << n, 0);
    }
    check("lastzero(5)", &papers::lastzero(5), 64, 0);
    check("lastzero(9)", &papers::lastzero(9), 1536, 0);
    check("casrot(8)", &papers::casrot(8), 2048, 0);
    check("fib-bench(2)", &papers::fib_bench(2), 140, 0);
    check("fib-bench(3)", &papers::fib_bench(3), 1698, 0);
    check("ainc(5)", &papers::ainc(5), 120, 0);
    check("circular-buffer(4)", &papers::critical_sections(4), 70, 0);
    check("circular-buffer(7)", &papers::critical_sections(7), 3432, 0);
    check("wakeup_stress(4)", &papers::wakeup_stress(4), 48, 0);
}

#[test]
fn where_classes_are_fewer() {
    for n in [2, 7, 9] {
        check("lastwrite", &papers::lastwrite(n), n as u64, 0);
        check("floating-read", &papers::floating_read(n), n as u64 + 1, 0);
    }
    check("sigma(5)", &papers::sigma(5), 120, 0);
    check("sigma(6)", &papers::sigma(6), 720, 0);
    check("control-flow(5)", &papers::control_flow(5), 43, 0);
    check("control-flow(7)", &papers::control_flow(7), 143, 0);
    for (n, classes) in [(3, 31), (5, 55), (11, 127), (13, 151), (100, 1195)] {
        check("opt-lock", &opt_lock(n), classes, 0);
    }
    check("race-parametric(4)", &race_parametric(4), 1107, 0);
    check("exponential-bug(3)", &exponential_bug(3), 3634, 0);
    check("lamport(2)", &lamport(2), 12, 10);
    check("reorder(3)", &papers::reorder(3), 21, 0);
    check("reorder(4)", &papers::reorder(4), 64, 0);
    check("reorder(5)", &papers::reorder(5), 145, 0);
    check("approxds-append(4)", &approxds_append(4), 580, 0);
}

#[test]
fn reorder_bug_is_found_soon() {
    for n in [3, 4, 5, 10] {
        let mut script = papers::reorder(n);
        // Register 3 says whether what the checker saw is allowed.
        let checker = vec![
            read(0, 0),
            Op::SkipUnless(0, 0, 2),
            read(1, 1),
            Op::SkipIf(1, 0, 5),
            read(0, 0),
            Op::SkipUnless(0, 1, 2),
            read(1, 1),
            Op::SkipIf(1, u64::MAX, 1),
            Op::Assert(7, 1),
        ];
        *script.bodies.last_mut().expect("the checker is the last thread") = checker;
        let summary = explore_with(&script, &Options::default());
        let bug = summary.bugs.first().expect("reorder has a bug");
        assert!(bug.found_after < 10, "reorder({n}): found after {} executions", bug.found_after);
    }
}

#[test]
fn the_automatic_choice_is_the_one_with_fewer_executions() {
    let cases = [
        ("readers", papers::readers(6), Algorithm::Optimal),
        ("lastzero", papers::lastzero(6), Algorithm::Optimal),
        ("critical sections", papers::critical_sections(4), Algorithm::Optimal),
        ("casrot", papers::casrot(5), Algorithm::Optimal),
        ("lastwrite", papers::lastwrite(5), Algorithm::ReadsFrom),
        ("floating-read", papers::floating_read(5), Algorithm::ReadsFrom),
        ("opt-lock", opt_lock(4), Algorithm::ReadsFrom),
        ("exponential-bug", exponential_bug(2), Algorithm::ReadsFrom),
    ];
    for (name, script, expected) in cases {
        let choice = choose_automatically(&mut ScriptMachine::new(&script), &[]);
        assert_eq!(choice.algorithm, expected, "{name}: {}", choice.why);
        assert!(!choice.why.is_empty());
    }
}
