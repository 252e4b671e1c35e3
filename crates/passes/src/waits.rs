//! Where a program waits, and where it adds to numbers without looking at them: what says whether it pays not to order additions.
//!
//! A program *waits* if it can get to an await, or to an iteration of a loop that is known to have no effect. That is known after
//! [`purity`](mod@crate::purity) and [`awaits`](mod@crate::awaits). Loops of which it is only seen when the program runs that
//! their rounds change nothing do not count: any loop might be one.

use raddle_ir::reach::{reachable, roots};
use raddle_ir::{Await, Function, Inst, InstKind, LocId, Module, RmwOp};

/// The first place that can be reached where the program waits; without `in_loops` by `raddle_await` alone.
pub fn waits(module: &Module, in_loops: bool) -> Option<LocId> {
    first(module, |_, inst| match &inst.kind {
        InstKind::Await(this) => {
            let Await { spin, .. } = &**this;
            (in_loops || spin.is_none()).then(|| spin.unwrap_or(inst.loc))
        }
        InstKind::SpinAssume(_) => in_loops.then_some(inst.loc),
        _ => None,
    })
}

/// The first atomic addition or subtraction that can be reached and whose result nobody uses.
pub fn adds(module: &Module) -> Option<LocId> {
    first(module, |function, inst| {
        let InstKind::Rmw { op: RmwOp::Add | RmwOp::Sub, .. } = inst.kind else { return None };
        let result = inst.results.first();
        let mut used = false;
        let mut look = |operand: &raddle_ir::Operand| used |= operand.as_value().as_ref() == result;
        for (_, block) in function.blocks.iter() {
            block.phis.iter().flat_map(|phi| &phi.incoming).for_each(|(_, operand)| look(operand));
            block.insts.iter().for_each(|inst| inst.kind.each_operand(&mut look));
            block.terminator.each_operand(&mut look);
        }
        (result.is_none() || !used).then_some(inst.loc)
    })
}

fn first(module: &Module, mut wanted: impl FnMut(&Function, &Inst) -> Option<LocId>) -> Option<LocId> {
    let reach = reachable(module, &roots(module));
    let functions = module.functions.iter().filter(|(id, _)| reach.function(*id)).map(|(_, function)| function);
    let blocks = functions.flat_map(|function| function.blocks.iter().map(move |(_, block)| (function, block)));
    let mut insts = blocks.flat_map(|(function, block)| block.insts.iter().map(move |inst| (function, inst)));
    insts.find_map(|(function, inst)| wanted(function, inst))
}
