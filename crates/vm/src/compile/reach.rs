//! What of that which can be reached cannot be run.
//!
//! What is not reached is neither compiled nor complained about.

use crate::env;
use crate::{LoadError, Options, Unsupported};
use raddle_ir::{Function, FunctionId, Module, Reach, reachable};

/// What can be done where something is not supported, whatever it is.
const OR_LATER: &str = "or try --unsupported execute: only executions that get there end there";

/// Finds everything that can be reached from `main`, and what is wrong with it.
///
/// If that matters only where it is executed, [`refuse`](super::refuse) has been there before: all that is left to complain
/// about are variables that no place in the code can be blamed for.
pub(super) fn reach(module: &Module, main: FunctionId, options: &Options) -> (Reach, Vec<LoadError>) {
    let roots: Vec<FunctionId> =
        [main].iter().chain(&module.constructors).chain(&module.destructors).copied().collect();
    let reach = reachable(module, &roots);
    let mut errors = Vec::new();
    let at_load = options.unsupported == Unsupported::Load;
    for (id, loc) in reach.externals(module).into_iter().filter(|_| at_load) {
        let function = &module.functions[id];
        if let Some(message) = refused(function) {
            let name = &function.name;
            let help = Some(match env::refusal(name) {
                Some(_) => format!("a definition of `{name}` in the harness overrides it; {OR_LATER}"),
                None => format!("define `{name}` in the program, or give the file that does; {OR_LATER}"),
            });
            errors.push(LoadError { message, loc, ll_line: 0, help });
        }
    }
    for (id, loc) in reach.external_globals(module) {
        let name = &module.globals[id].name;
        if !env::is_known_global(name) {
            let message = undefined(name);
            let help = Some("define the variable in the program, or give the file that does".to_string());
            errors.push(LoadError { message, loc, ll_line: 0, help });
        }
    }
    for found in reach.unsupported(module).into_iter().filter(|_| at_load) {
        let message = not_supported(&found.what);
        let help = Some(format!("leave it out where `__RADDLE__` is defined; {OR_LATER}"));
        errors.push(LoadError { message, loc: found.loc, ll_line: found.line, help });
    }
    // In the order of the source, as far as that is known.
    errors.sort_by_key(|error| module.locs.get(error.loc).map(|loc| (loc.file, loc.line, loc.column)));
    (reach, errors)
}

/// What is wrong with calling a function, if it has no body and no model. One that is weak is a null pointer.
pub(super) fn refused(function: &Function) -> Option<String> {
    if !function.is_external() || function.weak || env::find(&function.name).is_some() {
        return None;
    }
    Some(match env::refusal(&function.name) {
        Some(reason) => format!("`{}` is not supported: {reason}", function.name),
        None => format!("call of `{}`, which has no body and no model", function.name),
    })
}

/// What is wrong with a variable that has no definition.
pub(super) fn undefined(name: &str) -> String {
    format!("`{name}` is declared but defined nowhere")
}

/// What is wrong with a construct that was read and cannot be run.
pub(super) fn not_supported(what: &str) -> String {
    format!("{what} is not supported")
}
