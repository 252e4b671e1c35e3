//! Stepping and rewinding allocate nothing once the machine has warmed up.
//!
//! Not with the feature `expensive-checks`: the checks themselves allocate.

#![cfg(not(feature = "expensive-checks"))]

mod common;

use raddle_test_support::{CountingAllocator, allocations};
use raddle_trace::{End, Machine, Transition};
use raddle_vm::{Options, Vm};

#[global_allocator]
static ALLOCATOR: CountingAllocator = CountingAllocator;

/// Lets ready threads take turns until nobody can move.
fn run_to_end(vm: &mut Vm) -> u64 {
    let (mut steps, mut last) = (0, 0);
    loop {
        let ready = vm.ready();
        let Some(next) = ready.iter().find(|t| t.0 > last).or(ready.first()) else { return steps };
        last = next.0;
        let raddle_trace::Pending::Ready(operation) = vm.pending(next) else { panic!("not ready") };
        let choice = operation.choices.first();
        let end = vm.step(Transition { thread: next, choice }).end;
        steps += 1;
        if end != End::Continue {
            return steps;
        }
    }
}

#[test]
fn stepping_allocates_nothing_in_the_steady_state() {
    for name in [
        "mutex_counter",
        "condition_queue",
        "semaphore",
        "barrier",
        "once",
        "spin",
        "rwlock",
        "cas_and_wide",
        "tls",
        "lifetimes",
    ] {
        let program = common::load(&format!("{name}.ll"), &Options::default()).expect("a program");
        let mut vm = Vm::new(program);
        assert_eq!(vm.start(), End::Continue);
        let mark = vm.mark();
        for _ in 0..3 {
            run_to_end(&mut vm);
            vm.rewind(mark);
        }
        let before = allocations();
        let mut steps = 0;
        for _ in 0..100 {
            steps += run_to_end(&mut vm);
            vm.rewind(mark);
        }
        let after = allocations();
        assert!(steps >= 300, "{name} hardly moves");
        // `printf` puts its text together anew; nothing else may allocate.
        let allowed = if name == "cas_and_wide" { 100 * 16 } else { 0 };
        assert!(after - before <= allowed, "{name}: {} allocations in {steps} steps", after - before);
    }
}
