//! Library functions that call back into the program (`qsort`, `bsearch`), written in C and kept as program text.
//!
//! A program that declares one of them gets its body here, before anything else looks at it.

use raddle_ir::{LocId, Module, Type};

/// Made from `prelude.c`, which says how.
static TEXT: &str = include_str!("prelude.ir");

/// The module with bodies for what it declares and the prelude defines; `None` when there is nothing to add.
pub(crate) fn link(module: &Module) -> Option<Module> {
    let wanted = |name: &str| module.functions.iter().any(|(_, f)| f.is_external() && f.name == name);
    if !NAMES.iter().any(|name| wanted(name)) {
        return None;
    }
    // A test makes sure that the text can be read.
    let prelude = raddle_ir::parse(TEXT).ok()?;
    let mut module = module.clone();
    for id in module.functions.ids() {
        let declared = &module.functions[id];
        let types = |f: &raddle_ir::Function| -> (Vec<Type>, Vec<Type>) {
            (f.params.iter().map(|&p| f.values[p].ty).collect(), f.returns.clone())
        };
        let body = prelude.functions.iter().map(|(_, f)| f).find(|f| f.name == declared.name && !f.is_external());
        let Some(body) = body.filter(|body| declared.is_external() && types(body) == types(declared)) else { continue };
        let mut body = body.clone();
        body.loc = LocId::NONE;
        for (_, block) in body.blocks.iter_mut() {
            block.terminator_loc = LocId::NONE;
            block.insts.iter_mut().for_each(|inst| inst.loc = LocId::NONE);
        }
        module.functions[id] = body;
    }
    Some(module)
}

/// What the prelude defines.
pub(crate) const NAMES: [&str; 3] = ["qsort", "qsort_r", "bsearch"];

#[cfg(test)]
mod tests {
    use super::*;
    use raddle_ir::{Callee, Const, InstKind, Operand};

    /// Bodies are copied as they are, so they must not refer to anything of their own module.
    #[test]
    fn bodies_stand_on_their_own() {
        let prelude = raddle_ir::parse(TEXT).expect("the prelude");
        for name in NAMES {
            let id = prelude.function_named(name).expect("a function of the prelude");
            let function = &prelude.functions[id];
            assert!(!function.is_external());
            for inst in function.blocks.iter().flat_map(|(_, block)| &block.insts) {
                if let InstKind::Call { callee: Callee::Direct(_), .. } = inst.kind {
                    panic!("{name} calls a function by name");
                }
                inst.kind.each_operand(|operand| {
                    assert!(!matches!(operand, Operand::Const(Const::Global(..) | Const::Function(_))), "{name}");
                });
            }
        }
    }
}
