//! All passes in the right order.
//!
//! 1. Unreachable blocks go (a use in one would keep a variable in memory).
//! 2. [`promote`](mod@crate::promote), then [`fold`](mod@crate::fold) and [`dead`](mod@crate::dead) until nothing
//!    changes. Folding may show that an address does not escape after all (a pointer variable that holds the address
//!    of another variable), so this is done again while it promotes something, [`ROUNDS_MAX`] times at most.
//! 3. [`straighten`](mod@crate::straighten).
//! 4. [`bound`](mod@crate::bound), if asked for: last, so that the marks stand on the loops that are executed.
//!
//! With debug assertions, or with the feature `expensive-checks`, the verifier runs on the input and after every pass.
//! A violation is a bug of ours: it panics, and names the pass.

use crate::{bound, dead, fold, promote, straighten};
use raddle_ir::{Function, Module};

/// Rounds of promotion and folding. What is left to do after them is left undone; no result depends on it.
pub const ROUNDS_MAX: usize = 4;

/// What to do to a program before it is executed.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PassOptions {
    /// How often a thread may go back to the start of a loop, per entry; `None` leaves loops alone. See
    /// [`bound`](mod@crate::bound) for what that means.
    pub unroll: Option<u32>,
}

/// The program to execute: the same, with less to do.
///
/// # Panics
///
/// If the module violates the rules of [`raddle_ir::verify`](mod@raddle_ir::verify) (only when they are checked).
pub fn prepare(mut module: Module, options: &PassOptions) -> Module {
    check(&module, "reading");
    each(&mut module, "dead", dead::run);
    let signatures = fold::signatures(&module);
    for _ in 0..ROUNDS_MAX {
        if !each(&mut module, "promote", promote::run) {
            break;
        }
        for _ in 0..ROUNDS_MAX {
            each(&mut module, "fold", |function| fold::run(function, &signatures));
            if !each(&mut module, "dead", dead::run) {
                break;
            }
        }
    }
    each(&mut module, "fold", |function| fold::run(function, &signatures));
    each(&mut module, "dead", dead::run);
    each(&mut module, "straighten", straighten::run);
    each(&mut module, "dead", dead::run);
    if let Some(limit) = options.unroll {
        each(&mut module, "bound", |function| bound::run(function, limit));
    }
    module
}

/// Runs a pass on every function; whether any changed.
fn each(module: &mut Module, name: &str, mut pass: impl FnMut(&mut Function) -> bool) -> bool {
    let mut changed = false;
    for (_, function) in module.functions.iter_mut() {
        changed |= pass(function);
    }
    if changed {
        check(module, name);
    }
    changed
}

fn check(module: &Module, pass: &str) {
    if cfg!(any(debug_assertions, feature = "expensive-checks")) {
        let errors = raddle_ir::verify(module);
        let shown: Vec<String> = errors.iter().take(10).map(ToString::to_string).collect();
        assert!(errors.is_empty(), "the module is not valid after {pass}:\n{}", shown.join("\n"));
    }
}
