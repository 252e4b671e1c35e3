//! What a visible step and its rewinding cost: `cargo run --release -p raddle-vm --example step_cost -- prog.ll`.
//!
//! Lets the threads of a program take turns for a number of steps, rewinds them all, and again.

use raddle_trace::{End, Machine, Transition};
use raddle_vm::{Options, Vm, compile};
use std::time::Instant;

fn main() {
    let path = std::env::args().nth(1).expect("a .ll file");
    let source = std::fs::read(&path).expect("a readable file");
    let module = raddle_llvm::read(&source, &path).expect("a readable module");
    let module = raddle_passes::prepare(module, &raddle_passes::PassOptions::default());
    let program = compile(&module, &Options::default()).expect("a program that can be run");
    let mut vm = Vm::new(program);
    assert_eq!(vm.start(), End::Continue);
    // Main spawns everything first.
    for _ in 0..2 {
        vm.step(Transition::only(raddle_trace::ThreadId::MAIN));
    }
    for steps in [10_u64, 100, 1000, 10_000, 100_000] {
        let rounds = 1_000_000 / steps;
        let (mut forward, mut back) = (0, 0);
        for round in 0..rounds + 1 {
            let mark = vm.mark();
            let start = Instant::now();
            let mut last = 0;
            for _ in 0..steps {
                let ready = vm.ready();
                let next = ready.iter().find(|t| t.0 > last).or(ready.first()).expect("a ready thread");
                last = next.0;
                assert_eq!(vm.step(Transition::only(next)).end, End::Continue);
            }
            let middle = Instant::now();
            vm.rewind(mark);
            // The first round only warms up.
            if round > 0 {
                forward += (middle - start).as_nanos() as u64;
                back += middle.elapsed().as_nanos() as u64;
            }
        }
        let per_step = |time: u64| time as f64 / (rounds * steps) as f64;
        println!("{steps:7} steps: {:6.1} ns a step, {:6.1} ns to rewind it", per_step(forward), per_step(back));
    }
}
