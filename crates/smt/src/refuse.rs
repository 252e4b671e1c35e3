//! What formulas cannot say, found before anything is unrolled.

use crate::calls;
use crate::thread::Refusal;
use raddle_ir::{Callee, Function, FunctionId, InstKind, Module, Operand, Type, ValueId, reachable};

/// Everything in what a program can reach that cannot be put into a formula.
pub fn all(module: &Module, main: FunctionId) -> Vec<Refusal> {
    let mut found = Vec::new();
    let reached = reachable(module, &[main]);
    let definition = &module.functions[main];
    if definition.params.iter().any(|&param| is_used(definition, param)) {
        found.push(Refusal { loc: definition.loc, what: String::from("arguments of `main` that it looks at") });
    }
    if let Some(&constructor) = module.constructors.first() {
        let what = format!("`{}`, which runs before main", module.functions[constructor].name);
        found.push(Refusal { loc: module.functions[constructor].loc, what });
    }
    for (id, function) in module.functions.iter().filter(|(id, _)| reached.function(*id)) {
        if function.is_external() {
            continue;
        }
        for (_, block) in function.blocks.iter() {
            for inst in &block.insts {
                if let Some(what) = refused(module, id, &inst.kind) {
                    found.push(Refusal { loc: inst.loc, what });
                }
            }
            if matches!(block.terminator, raddle_ir::Terminator::Indirect { .. }) {
                found.push(Refusal { loc: block.terminator_loc, what: String::from("a computed goto") });
            }
        }
    }
    found
}

/// Whether anything uses a value.
pub fn is_used(function: &Function, value: ValueId) -> bool {
    let is = |operand: &Operand| operand.as_value() == Some(value);
    function.blocks.iter().any(|(_, block)| {
        let mut used = block.phis.iter().flat_map(|phi| &phi.incoming).any(|(_, operand)| is(operand));
        block.insts.iter().for_each(|inst| inst.kind.each_operand(|operand| used |= is(operand)));
        block.terminator.each_operand(|operand| used |= is(operand));
        used
    })
}

/// What is wrong with an instruction.
fn refused(module: &Module, function: FunctionId, kind: &InstKind) -> Option<String> {
    let is_float = |operand: &Operand| {
        let ty = module.functions[function].operand_type(operand);
        matches!(ty, Some(Type::F32 | Type::F64))
    };
    let mut floats = false;
    match kind {
        InstKind::Binary(..) | InstKind::Unary(..) | InstKind::Ternary(..) | InstKind::Compare(..) => {
            kind.each_operand(|operand| floats |= is_float(operand));
        }
        _ => {}
    }
    if floats {
        return Some(String::from("arithmetic with floating-point numbers"));
    }
    match kind {
        InstKind::Unsupported { what, .. } => Some(what.clone()),
        InstKind::VaStart(_) => Some(String::from("a variable list of arguments")),
        InstKind::StackSave | InstKind::StackRestore(_) => Some(String::from("an array of variable length")),
        InstKind::LoopBound { .. } | InstKind::LoopEnter { .. } => Some(String::from("a loop bound by --unroll")),
        InstKind::Call { callee: Callee::Direct(callee), args } => {
            let target = &module.functions[*callee];
            let types = args.iter().map(|arg| module.functions[function].operand_type(arg));
            let takes = target.params.iter().map(|&param| Some(target.values[param].ty));
            if !target.is_external() && !types.eq(takes) {
                return Some(format!("a call of `{}` with other arguments than it takes", target.name));
            }
            (target.is_external() && !calls::is_known(&target.name)).then(|| format!("a call of `{}`", target.name))
        }
        _ => None,
    }
}
