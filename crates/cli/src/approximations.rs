//! Where the model is simpler than the world: said beside every verdict on a program that it concerns.

use raddle_ir::{Function, FunctionId, InstKind, Module, Operand, Ordering, ValueId};
use raddle_ir::{Reach, reachable, roots};
use raddle_vm::Volatile;
use std::collections::BTreeSet;

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

/// What volatile accesses were taken for, if others than a function's own variables are accessed so.
pub fn of_volatile(module: &Module, volatile: Volatile) -> Option<String> {
    let what = match volatile {
        Volatile::Plain => return None,
        Volatile::Relaxed => {
            "relaxed atomic ones, which order something only together with fences; in C they order nothing and race \
             (--volatile plain), on x86 they acquire and release (--volatile atomic)"
        }
        Volatile::Atomic => "atomic ones that acquire and release, as on x86; in C they order nothing and race",
    };
    let reach = reachable(module, &roots(module));
    let shared = module.functions.iter().any(|(id, function)| reach.function(id) && has_shared_volatile(function));
    shared.then(|| format!("volatile accesses were taken for {what}"))
}

/// Whether a function makes a volatile access that counts as atomic to what is not obviously its own variable.
fn has_shared_volatile(function: &Function) -> bool {
    let mut own: BTreeSet<ValueId> = BTreeSet::new();
    for inst in function.blocks.iter().flat_map(|(_, block)| &block.insts) {
        let is_own = |ptr: &Operand| matches!(ptr, Operand::Value(value) if own.contains(value));
        let (ptr, ty) = match &inst.kind {
            InstKind::Alloca { .. } => {
                own.extend(&inst.results);
                continue;
            }
            InstKind::Address { base, .. } if is_own(base) => {
                own.extend(&inst.results);
                continue;
            }
            InstKind::Load { ptr, order: None, volatile: true } => {
                (ptr, inst.results.first().map(|result| function.values[*result].ty))
            }
            InstKind::Store { ptr, value, order: None, volatile: true } => (ptr, function.operand_type(value)),
            _ => continue,
        };
        if !is_own(ptr) && ty.is_some_and(|ty| ty.bits() <= 64) {
            return true;
        }
    }
    false
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
    function.blocks.iter().flat_map(|(_, block)| &block.insts).any(|inst| match *inst.kind.access() {
        InstKind::Load { order: Some(order), .. }
        | InstKind::Store { order: Some(order), .. }
        | InstKind::Rmw { order, .. }
        | InstKind::Fence { order, single_thread: false } => weak(order),
        // On failure nothing is written, and nothing can be ordered more strongly than by the success ordering.
        InstKind::CompareExchange { success, .. } => weak(success),
        _ => false,
    })
}
