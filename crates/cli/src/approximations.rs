//! Where the model is simpler than the world: said beside every verdict on a program that it concerns.

use raddle_ir::{Function, FunctionId, InstKind, Module, Ordering};
use raddle_ir::{Reach, reachable, roots};

/// Functions whose model gives the same answer in every run.
const FIXED: [&str; 11] = [
    "rand",
    "random",
    "rand_r",
    "drand48",
    "lrand48",
    "time",
    "clock",
    "clock_gettime",
    "gettimeofday",
    "getenv",
    "raddle.cycles",
];

/// What to know about the model, for this program.
pub fn of(module: &Module) -> Vec<String> {
    let reach = reachable(module, &roots(module));
    let mut notes = Vec::new();
    let weak = |(id, function): (FunctionId, &Function)| reach.function(id) && has_weak_atomics(function);
    if module.functions.iter().any(weak) {
        notes.push(String::from(
            "atomics weaker than sequentially consistent were explored as sequentially consistent ones",
        ));
    }
    let fixed: Vec<&str> = FIXED.into_iter().filter(|name| calls(module, &reach, |called| called == *name)).collect();
    if !fixed.is_empty() {
        let fixed: Vec<&str> =
            fixed.into_iter().map(|name| if name == "raddle.cycles" { "rdtsc" } else { name }).collect();
        notes.push(format!("{} gave fixed answers, the same in every execution", fixed.join(", ")));
    }
    if calls(module, &reach, |name| name.starts_with("pthread_cond_") && name.ends_with("wait")) {
        notes.push(String::from("condition variables wake nobody without a signal; a real one may"));
    }
    if calls(module, &reach, |name| matches!(name, "signal" | "sigaction")) {
        notes.push(String::from("no signals were delivered: handlers were installed and never run"));
    }
    notes
}

/// Whether the program asks for inputs.
pub fn has_inputs(module: &Module) -> bool {
    calls(module, &reachable(module, &roots(module)), |name| name.starts_with("__VERIFIER_nondet"))
}

/// Whether a function without a body whose name fits can be reached.
fn calls(module: &Module, reach: &Reach, fits: impl Fn(&str) -> bool) -> bool {
    reach.externals(module).into_iter().any(|(id, _)| fits(&module.functions[id].name))
}

fn has_weak_atomics(function: &Function) -> bool {
    let weak = |order: Ordering| order != Ordering::SeqCst;
    function.blocks.iter().flat_map(|(_, block)| &block.insts).any(|inst| match inst.kind {
        InstKind::Load { order: Some(order), .. }
        | InstKind::Store { order: Some(order), .. }
        | InstKind::Rmw { order, .. }
        | InstKind::Fence { order, single_thread: false } => weak(order),
        // On failure nothing is written, and nothing can be ordered more strongly than by the success ordering.
        InstKind::CompareExchange { success, .. } => weak(success),
        _ => false,
    })
}
