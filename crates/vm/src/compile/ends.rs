//! Whether the ends of threads are events.
//!
//! Whoever waits for the end of a thread finds nothing out: it comes. So ends need no place in the order of things, and there are as many executions
//! as there would be without. That is different where somebody can find that a thread has not ended yet: by trying to join it,
//! or by joining it in an atomic block, which is one step if the thread has ended, and two if not.
//!
//! What can be done in a block is: what comes after a call that begins one, up to one that ends it, in the same function, and all that
//! can be reached from what is called in between, or from a function that is a block by its name. Anything may be done by what is called through a
//! pointer, in a block that is open when its function returns, and in one that is begun through a pointer.

use crate::env::{self, BEGIN_BLOCK, END_BLOCK};
use raddle_base::Id;
use raddle_ir::{
    Callee, Cfg, Const, Function, FunctionId, InstKind, Module, Operand, Reach, Target, Terminator, reachable,
};

const JOINS: [&str; 2] = ["pthread_join", "thrd_join"];
/// What calls functions of the program.
const CALL_BACK: [&str; 6] = ["pthread_once", "call_once", "exit", "pthread_exit", "thrd_exit", "pthread_testcancel"];

/// Whether somebody may find that a thread has not ended.
pub(super) fn are_events(module: &Module, reached: &Reach) -> bool {
    if env::may_be_called(module, reached, &["pthread_tryjoin_np"]) {
        return true;
    }
    env::may_be_called(module, reached, &JOINS)
        && (begins_by_pointer(module)
            || module.functions.iter().filter(|(id, _)| reached.function(*id)).any(|(id, function)| {
                env::is_block(function) && may_join(module, id) || joins_in_block(module, function)
            }))
}

/// Whether a function that begins a block can be called through a pointer.
fn begins_by_pointer(module: &Module) -> bool {
    let begins = |id: FunctionId| BEGIN_BLOCK.contains(&module.functions[id].name.as_str());
    let relocations = module.globals.iter().flat_map(|(_, global)| &global.init).flat_map(|init| &init.relocations);
    let in_global = |target: &Target| matches!(target, Target::Function(id) if begins(*id));
    let mut taken = relocations.map(|relocation| &relocation.target).any(in_global);
    let mut look = |operand: &Operand| taken |= matches!(operand, Operand::Const(Const::Function(id)) if begins(*id));
    for (_, block) in module.functions.iter().flat_map(|(_, function)| function.blocks.iter()) {
        block.phis.iter().flat_map(|phi| &phi.incoming).for_each(|(_, operand)| look(operand));
        block.insts.iter().for_each(|inst| inst.kind.each_operand(&mut look));
        block.terminator.each_operand(&mut look);
    }
    taken
}

/// Whether calling a function may lead to a join, as far as can be said without following pointers.
fn may_join(module: &Module, id: FunctionId) -> bool {
    let reached = reachable(module, &[id]);
    let calls_pointer = |function: &Function| {
        let indirect = |kind: &InstKind| matches!(kind, InstKind::Call { callee: Callee::Indirect(_), .. });
        function.blocks.iter().any(|(_, block)| block.insts.iter().any(|inst| indirect(&inst.kind)))
    };
    env::may_be_called(module, &reached, &JOINS)
        || env::may_be_called(module, &reached, &CALL_BACK)
        || module.functions.iter().any(|(id, function)| reached.function(id) && calls_pointer(function))
}

/// Whether a function may join while a block is open that it has begun.
fn joins_in_block(module: &Module, function: &Function) -> bool {
    let named = |callee: FunctionId, names: &[&str]| names.contains(&module.functions[callee].name.as_str());
    let begins =
        |kind: &InstKind| matches!(kind, InstKind::Call { callee: Callee::Direct(id), .. } if named(*id, &BEGIN_BLOCK));
    if !function.blocks.iter().any(|(_, block)| block.insts.iter().any(|inst| begins(&inst.kind))) {
        return false;
    }
    // How many blocks may be open at most; one that has this many may have more.
    const MANY: u32 = 4;
    let cfg = Cfg::new(function);
    let mut open = vec![0; function.blocks.len()];
    loop {
        let before = open.clone();
        for &at in cfg.reverse_postorder() {
            let block = &function.blocks[at];
            let mut depth: u32 = open[at.index()];
            for inst in &block.insts {
                match &inst.kind {
                    InstKind::Call { callee: Callee::Direct(callee), .. } if named(*callee, &BEGIN_BLOCK) => {
                        depth = MANY.min(depth + 1);
                    }
                    InstKind::Call { callee: Callee::Direct(callee), .. } if named(*callee, &END_BLOCK) => {
                        depth = if depth == MANY { MANY } else { depth.saturating_sub(1) };
                    }
                    InstKind::Call { callee: Callee::Direct(callee), .. } if depth > 0 && may_join(module, *callee) => {
                        return true;
                    }
                    InstKind::Call { callee: Callee::Indirect(_), .. } if depth > 0 => return true,
                    _ => {}
                }
            }
            if depth > 0 && matches!(block.terminator, Terminator::Return(..)) {
                return true;
            }
            cfg.successors(at).iter().for_each(|next| open[next.index()] = depth.max(open[next.index()]));
        }
        if open == before {
            return false;
        }
    }
}
