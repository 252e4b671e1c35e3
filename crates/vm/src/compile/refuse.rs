//! What cannot be run is marked where it stands, for programs that may run up to it.
//!
//! Every instruction that cannot be run becomes an [`Unsupported`](InstKind::Unsupported) one that holds what is to be said of it,
//! so the translation knows one thing that ends a thread, not five. Functions whose address is taken are refused by
//! whoever calls them.

use super::reach;
use crate::{Options, env};
use raddle_ir::{BlockId, Callee, Const, Function, GlobalId, Inst, InstKind, LocId, Module, Operand, Terminator};

/// The module with everything marked that cannot be run.
pub(super) fn mark(module: &Module, options: &Options) -> Module {
    let mut marked = module.clone();
    for id in module.functions.ids() {
        mark_function(module, options, &mut marked.functions[id]);
    }
    marked
}

fn mark_function(module: &Module, options: &Options, function: &mut Function) {
    // What a branch or a jump needs has to be known before it is taken.
    let mut at_ends: Vec<(BlockId, LocId, String)> = Vec::new();
    for (id, block) in function.blocks.iter_mut() {
        for inst in &mut block.insts {
            if let Some(what) = wrong_with(module, options, inst) {
                inst.kind = InstKind::Unsupported { what, line: 0 };
            }
        }
        let mut operands = Vec::new();
        block.terminator.each_operand(|operand| operands.push(*operand));
        let wrong = operands.iter().find_map(|operand| undefined_in(module, operand));
        at_ends.extend(wrong.map(|what| (id, block.terminator_loc, what)));
    }
    for (_, block) in function.blocks.iter() {
        for (from, operand) in block.phis.iter().flat_map(|phi| &phi.incoming) {
            // On an edge that others leave beside, nothing can be marked: the program is refused.
            if let Some(what) = undefined_in(module, operand)
                && matches!(function.blocks[*from].terminator, Terminator::Jump(_))
            {
                at_ends.push((*from, function.blocks[*from].terminator_loc, what));
            }
        }
    }
    for (block, loc, what) in at_ends {
        let kind = InstKind::Unsupported { what, line: 0 };
        function.blocks[block].insts.push(Inst { kind, results: Vec::new(), loc });
        forget_undefined(module, function, block);
    }
}

/// A block that ends a thread before its end does not need what it would have used there.
fn forget_undefined(module: &Module, function: &mut Function, block: BlockId) {
    let null = |operand: &mut Operand| {
        if undefined_in(module, operand).is_some() {
            *operand = Operand::Const(Const::Null);
        }
    };
    function.blocks[block].terminator.each_operand_mut(null);
    for (_, other) in function.blocks.iter_mut() {
        for (from, operand) in other.phis.iter_mut().flat_map(|phi| &mut phi.incoming) {
            if *from == block {
                null(operand);
            }
        }
    }
}

/// What is wrong with an instruction, if it cannot be run.
fn wrong_with(module: &Module, options: &Options, inst: &Inst) -> Option<String> {
    match &inst.kind {
        InstKind::Unsupported { what, .. } => return Some(reach::not_supported(what)),
        InstKind::ThreadLocal(global) => return undefined(module, *global),
        InstKind::Call { callee: Callee::Direct(callee), .. } => {
            let called = &module.functions[*callee];
            if let Some(message) = reach::refused(called) {
                return Some(message);
            }
            if let Some((message, _)) = env::refused_call(module, options, inst) {
                return Some(message);
            }
        }
        _ => {}
    }
    let mut wrong = None;
    inst.kind.each_operand(|operand| wrong = wrong.take().or_else(|| undefined_in(module, operand)));
    wrong
}

fn undefined_in(module: &Module, operand: &Operand) -> Option<String> {
    match operand {
        Operand::Const(Const::Global(global, _)) => undefined(module, *global),
        _ => None,
    }
}

fn undefined(module: &Module, global: GlobalId) -> Option<String> {
    let global = &module.globals[global];
    let known = global.init.is_some() || env::is_known_global(&global.name);
    (!known).then(|| reach::undefined(&global.name))
}
