//! What of that which can be reached cannot be run.
//!
//! What is not reached is neither compiled nor complained about.

use crate::LoadError;
use crate::env;
use raddle_ir::{FunctionId, Module, Reach, reachable};

/// Finds everything that can be reached from `main`, and what is wrong with it.
pub(super) fn reach(module: &Module, main: FunctionId) -> (Reach, Vec<LoadError>) {
    let roots: Vec<FunctionId> =
        [main].iter().chain(&module.constructors).chain(&module.destructors).copied().collect();
    let reach = reachable(module, &roots);
    let mut errors = Vec::new();
    for (id, loc) in reach.externals(module) {
        let function = &module.functions[id];
        // A weak function without a definition is a null pointer.
        if function.weak || env::find(&function.name).is_some() {
            continue;
        }
        let (message, help) = match env::refusal(&function.name) {
            Some(reason) => (format!("`{}` is not supported: {reason}", function.name), None),
            None => (
                format!("call of `{}`, which has no body and no model", function.name),
                Some(
                    "define it in the program, give the file that does, or leave the call out for checking".to_string(),
                ),
            ),
        };
        errors.push(LoadError { message, loc, ll_line: 0, help });
    }
    for (id, loc) in reach.external_globals(module) {
        let name = &module.globals[id].name;
        if !env::is_known_global(name) {
            let message = format!("`{name}` is declared but defined nowhere");
            let help = Some("define the variable in the program, or give the file that does".to_string());
            errors.push(LoadError { message, loc, ll_line: 0, help });
        }
    }
    for found in reach.unsupported(module) {
        let message = format!("{} is not supported", found.what);
        errors.push(LoadError { message, loc: found.loc, ll_line: found.line, help: None });
    }
    // In the order of the source, as far as that is known.
    errors.sort_by_key(|error| module.locs.get(error.loc).map(|loc| (loc.file, loc.line, loc.column)));
    (reach, errors)
}
