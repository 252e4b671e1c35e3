//! The papers' counts, on their programs as scripts: exact for optimal under every order of threads, with nothing
//! sleep-set blocked; source and classic complete the same traces and add sleep-set-blocked executions.

mod common;

use raddle_explore::{Algorithm, Counters, Options, Unobserved, explore};
use raddle_script::{Script, ScriptMachine, papers};

fn count(script: &Script, algorithm: Algorithm, order: u64) -> Counters {
    let options = Options { order, ..Options::default() };
    let summary = explore(&mut ScriptMachine::new(script), algorithm, &options, &mut Unobserved);
    assert!(summary.bugs.is_empty() && summary.stopped.is_none());
    summary.counters
}

fn check(name: &str, script: &Script, expected: u64) {
    for order in 0..5 {
        let optimal = count(script, Algorithm::Optimal, order);
        assert_eq!((optimal.complete, optimal.sleep_set_blocked), (expected, 0), "{name}, order {order}");
    }
    let source = count(script, Algorithm::Source, 0);
    let classic = count(script, Algorithm::Classic, 0);
    assert_eq!((source.complete, classic.complete), (expected, expected), "{name}");
    assert!(classic.sleep_set_blocked >= source.sleep_set_blocked, "{name}: {classic:?} {source:?}");
}

#[test]
fn readers() {
    for n in [1, 4, 8] {
        check("readers", &papers::readers(n), 1 << n);
    }
    // The separation of source sets from persistent sets.
    let source = count(&papers::readers(8), Algorithm::Source, 0);
    let classic = count(&papers::readers(8), Algorithm::Classic, 0);
    assert_eq!(source.sleep_set_blocked, 0);
    assert_eq!(classic.executions(), 3u64.pow(8).div_ceil(2));
}

#[test]
fn lastzero() {
    check("lastzero", &papers::lastzero(5), 64);
    check("lastzero", &papers::lastzero(9), 1536);
    let source = count(&papers::lastzero(9), Algorithm::Source, 0);
    assert!(source.sleep_set_blocked > 0);
}

#[test]
fn casrot() {
    check("casrot", &papers::casrot(8), 2048);
}

#[test]
fn factorials() {
    for (n, factorial) in [(3, 6), (5, 120), (6, 720)] {
        check("ainc", &papers::ainc(n), factorial);
        check("lastwrite", &papers::lastwrite(n), factorial);
        check("floating-read", &papers::floating_read(n - 1), factorial);
        check("wakeup-stress", &papers::wakeup_stress(n), 2 * factorial);
        check("long prefix", &papers::long_prefix(n, 100), factorial);
    }
}

#[test]
fn fib_bench() {
    check("fib-bench", &papers::fib_bench(2), 140);
    check("fib-bench", &papers::fib_bench(3), 1698);
}

#[test]
fn sigma() {
    check("sigma", &papers::sigma(4), 105);
    check("sigma", &papers::sigma(5), 945);
}

#[test]
fn control_flow_chain() {
    let mut before = 0;
    for n in 1..=6 {
        let script = papers::control_flow_chain(n);
        check("chain", &script, 4 * n as u64 + 1);
        let blocked = count(&script, Algorithm::Source, 0).sleep_set_blocked;
        assert!(blocked * 10 >= 18 * before, "source's blocked executions grow exponentially: {before}, {blocked}");
        before = blocked;
    }
}

#[test]
fn others() {
    check("control-flow", &papers::control_flow(5), 5160);
    check("opt-lock", &papers::opt_lock(3), 126);
    check("opt-lock", &papers::opt_lock(5), 922);
    check("reorder", &papers::reorder(3), 56);
    check("reorder", &papers::reorder(4), 1248);
    check("critical sections", &papers::critical_sections(5), 252);
}

#[test]
fn a_common_prefix_is_executed_once() {
    let events = |prefix| count(&papers::long_prefix(5, prefix), Algorithm::Optimal, 0).events;
    assert_eq!(events(1000), events(0) + 1000);
}
