//! Where the model is simpler than the world: said beside every verdict on a program that it concerns.

use raddle_ir::{InstKind, Module, Ordering};

/// Functions whose model gives the same answer in every run.
const FIXED: [&str; 10] =
    ["rand", "random", "rand_r", "drand48", "lrand48", "time", "clock", "clock_gettime", "gettimeofday", "getenv"];

/// What to know about the model, for this program.
pub fn of(module: &Module) -> Vec<String> {
    let mut notes = Vec::new();
    if has_weak_atomics(module) {
        notes.push(String::from(
            "atomics weaker than sequentially consistent were explored as sequentially consistent ones",
        ));
    }
    let declared = |name: &str| module.functions.iter().any(|(_, function)| function.name == name);
    let fixed: Vec<&str> = FIXED.into_iter().filter(|name| declared(name)).collect();
    if !fixed.is_empty() {
        notes.push(format!("{} gave fixed answers, the same in every execution", fixed.join(", ")));
    }
    notes
}

fn has_weak_atomics(module: &Module) -> bool {
    let weak = |order: Ordering| order != Ordering::SeqCst;
    module.functions.iter().flat_map(|(_, function)| function.blocks.iter()).flat_map(|(_, block)| &block.insts).any(
        |inst| match inst.kind {
            InstKind::Load { order: Some(order), .. }
            | InstKind::Store { order: Some(order), .. }
            | InstKind::Rmw { order, .. }
            | InstKind::Fence { order, single_thread: false } => weak(order),
            // On failure nothing is written, and nothing can be ordered more strongly than by the success ordering.
            InstKind::CompareExchange { success, .. } => weak(success),
            _ => false,
        },
    )
}
