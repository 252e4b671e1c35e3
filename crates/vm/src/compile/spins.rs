//! Where a thread can go round in a loop without doing anything, and what it must be compared by to see that it did.
//!
//! A **point** is an operation that may be visible and that control can come back to: it is in a loop, or in a function that is
//! called from one. The machine compares a thread's state at a point with its state when it was there before
//! ([`spin`](crate::spin)). What it compares of the registers are those that are *strongly live*: that decide what the thread
//! does, or whether it fails. Not among them are values that only serve to compute themselves, such as a counter of attempts
//! that nobody looks at. Frames below are at calls, which are points for that reason.
//!
//! A point is **lone** if control can come back to it without any other operation that looks visible in between: then
//! one operation may be all that an iteration does, and the machine tries whether it is.

use super::slots::Fused;
use crate::env;
use raddle_base::Id;
use raddle_ir::{
    Block, BlockId, Callee, Cfg, Const, Function, FunctionId, Inst, InstKind, Loops, Module, Operand, Terminator,
    ValueId,
};
use std::collections::HashMap;

/// What is known of all functions of a module.
pub(super) struct Spins {
    /// By function and value: it is the address of something that is likely to be the thread's own.
    own: Vec<Vec<bool>>,
    /// By function: it can be run through without anything visible.
    quiet: Vec<bool>,
    /// By function: it may be called in a loop.
    in_loop: Vec<bool>,
    /// By function: control may come from its end to the same call of it again without anything visible.
    comes_back: Vec<bool>,
}

/// A point: whether it is lone, and which values are strongly live before it (after it, for a call of a function).
pub(super) struct Point {
    pub lone: bool,
    pub live: Vec<ValueId>,
}

/// The points of a function, by block and position.
pub(super) type Points = HashMap<(BlockId, usize), Point>;

impl Spins {
    /// Looks at all functions.
    pub fn new(module: &Module) -> Spins {
        let count = module.functions.len();
        let pointed_at = pointed_at(module);
        let mut spins = Spins {
            own: own_addresses(module, &pointed_at),
            quiet: vec![false; count],
            in_loop: vec![false; count],
            comes_back: vec![false; count],
        };
        let all = || module.functions.iter().filter(|(_, function)| !function.is_external());
        fixpoint(|| {
            let mut changed = false;
            for (id, _) in all().filter(|(id, _)| !spins.quiet[id.index()]).collect::<Vec<_>>() {
                let through = spins.reaches(module, id, (BlockId::from_index(0), 0), None);
                spins.quiet[id.index()] = through;
                changed |= through;
            }
            changed
        });
        let shapes: Vec<_> = all().map(|(id, function)| (id, function, Loops::new(&Cfg::new(function)))).collect();
        fixpoint(|| {
            let mut changed = false;
            for (id, function, loops) in &shapes {
                for (block_id, block) in function.blocks.iter() {
                    let in_loop = spins.in_loop[id.index()] || loops.innermost(block_id).is_some();
                    for (i, inst) in block.insts.iter().enumerate() {
                        let InstKind::Call { callee, .. } = &inst.kind else { continue };
                        let after = (block_id, i + 1);
                        let comes_back = || {
                            loops.innermost(block_id).is_some()
                                && spins.reaches(module, *id, after, Some((block_id, i)))
                                || spins.comes_back[id.index()] && spins.reaches(module, *id, after, None)
                        };
                        let callees = match callee {
                            Callee::Direct(callee) => std::slice::from_ref(callee),
                            Callee::Indirect(_) => &pointed_at,
                        };
                        if !in_loop || callees.iter().all(|f| spins.in_loop[f.index()] && spins.comes_back[f.index()]) {
                            continue;
                        }
                        let comes_back = comes_back();
                        for callee in callees {
                            let (looped, back) =
                                (&mut spins.in_loop[callee.index()], &mut spins.comes_back[callee.index()]);
                            changed |= !*looped || comes_back && !*back;
                            *looped = true;
                            *back |= comes_back;
                        }
                    }
                }
            }
            changed
        });
        spins
    }

    /// Whether control can get from one place of a function to another, or to its end, without anything visible.
    fn reaches(
        &self,
        module: &Module,
        within: FunctionId,
        from: (BlockId, usize),
        to: Option<(BlockId, usize)>,
    ) -> bool {
        let function = &module.functions[within];
        let mut seen = vec![false; function.blocks.len()];
        let mut left = vec![from];
        while let Some((id, start)) = left.pop() {
            let block = &function.blocks[id];
            let end = match to {
                Some((there, position)) if there == id && position >= start => position,
                _ => block.insts.len(),
            };
            let mut insts = block.insts[start..end].iter();
            let loud = insts.position(|inst| !self.is_quiet(module, within, inst));
            let until = loud.map_or(end, |at| start + at);
            let assumes = |inst: &Inst| matches!(inst.kind, InstKind::SpinAssume(_));
            // Where an iteration is known to be pure the thread is as good as back.
            if to.is_some() && block.insts[start..until].iter().any(assumes) {
                return true;
            }
            if loud.is_some() {
                continue;
            }
            if end < block.insts.len() || to == Some((id, end)) {
                return true;
            }
            if to.is_none() && matches!(block.terminator, Terminator::Return(_)) {
                return true;
            }
            block.terminator.each_successor(|next| {
                if !std::mem::replace(&mut seen[next.index()], true) {
                    left.push((next, 0));
                }
            });
        }
        false
    }

    /// Whether an instruction may do without anything visible, and whether that is likely enough to try.
    fn is_quiet(&self, module: &Module, within: FunctionId, inst: &Inst) -> bool {
        let own = |place: &Operand| place.as_value().is_some_and(|value| self.own[within.index()][value.index()]);
        match &inst.kind {
            InstKind::Load { ptr, order, .. } | InstKind::Store { ptr, order, .. } => order.is_none() && own(ptr),
            InstKind::Call { callee: Callee::Direct(callee), .. } => {
                let called = &module.functions[*callee];
                if called.is_external() { env::is_local(&called.name) } else { self.quiet[callee.index()] }
            }
            InstKind::Fence { single_thread, .. } => *single_thread,
            InstKind::Rmw { .. }
            | InstKind::CompareExchange { .. }
            | InstKind::Await(_)
            | InstKind::MemCopy { .. }
            | InstKind::MemSet { .. }
            | InstKind::Call { .. }
            | InstKind::VaStart(_)
            | InstKind::Trap
            | InstKind::Unsupported { .. } => false,
            _ => true,
        }
    }

    /// The points of a function.
    pub fn points(&self, module: &Module, id: FunctionId, loops: &Loops, fused: &Fused) -> Points {
        let function = &module.functions[id];
        let mut points = Points::new();
        for (block_id, block) in function.blocks.iter() {
            let loops_here = loops.innermost(block_id).is_some();
            if !loops_here && !self.in_loop[id.index()] {
                continue;
            }
            for (i, inst) in block.insts.iter().enumerate() {
                // Where it says itself when an iteration is pure, the thread is as good as back then.
                let spins = matches!(&inst.kind, InstKind::Await(this) if this.spin.is_some());
                let accesses = spins
                    || matches!(
                        inst.kind,
                        InstKind::Load { .. } | InstKind::Rmw { .. } | InstKind::CompareExchange { .. }
                    );
                let others = matches!(
                    inst.kind,
                    InstKind::Call { .. }
                        | InstKind::Await(_)
                        | InstKind::Fence { single_thread: false, .. }
                        | InstKind::MemCopy { .. }
                        | InstKind::MemSet { .. }
                );
                if !accesses && !others {
                    continue;
                }
                let after = (block_id, i + 1);
                let lone = accesses
                    && (spins
                        || loops_here && self.reaches(module, id, after, Some((block_id, i)))
                        || self.comes_back[id.index()] && self.reaches(module, id, after, None));
                points.insert((block_id, i), Point { lone, live: Vec::new() });
            }
        }
        if !points.is_empty() {
            fill_in_live(module, function, fused, &mut points);
        }
        points
    }
}

/// By block: whether a thread that goes round in the loop around it may find what another one wrote. Whoever is in any other loop waits
/// for nobody, and is not stopped there.
pub(super) fn waits(function: &Function, loops: &Loops) -> Vec<bool> {
    let reads = |inst: &Inst| {
        matches!(
            inst.kind.access(),
            InstKind::Load { .. } | InstKind::Rmw { .. } | InstKind::CompareExchange { .. } | InstKind::Call { .. }
        )
    };
    let reading: Vec<BlockId> =
        function.blocks.iter().filter(|(_, block)| block.insts.iter().any(reads)).map(|(id, _)| id).collect();
    let waits =
        |block| loops.innermost(block).is_some_and(|around| reading.iter().any(|&block| loops.contains(around, block)));
    function.blocks.ids().map(waits).collect()
}

fn fixpoint(mut round: impl FnMut() -> bool) {
    while round() {}
}

/// By function and value: whether it points into a variable of the function itself, or of all that call it.
fn own_addresses(module: &Module, pointed_at: &[FunctionId]) -> Vec<Vec<bool>> {
    // By function and parameter: no caller has been seen to pass anything else.
    let mut own_params: Vec<Vec<bool>> =
        module.functions.iter().map(|(id, function)| vec![!pointed_at.contains(&id); function.params.len()]).collect();
    loop {
        let functions = module.functions.iter().zip(&own_params);
        let own: Vec<Vec<bool>> = functions.map(|((_, function), params)| own_in(function, params)).collect();
        let mut changed = false;
        for ((_, function), own) in module.functions.iter().zip(&own) {
            for inst in function.blocks.iter().flat_map(|(_, block)| &block.insts) {
                let InstKind::Call { callee: Callee::Direct(callee), args, .. } = &inst.kind else { continue };
                for (arg, param) in args.iter().zip(&mut own_params[callee.index()]) {
                    if !arg.as_value().is_some_and(|value| own[value.index()]) {
                        changed |= std::mem::replace(param, false);
                    }
                }
            }
        }
        if !changed {
            return own;
        }
    }
}

/// By value of a function: whether it points into a variable, or is computed from one of these parameters.
fn own_in(function: &Function, own_params: &[bool]) -> Vec<bool> {
    let mut own = vec![false; function.values.len()];
    for (param, _) in function.params.iter().zip(own_params).filter(|(_, own)| **own) {
        own[param.index()] = true;
    }
    fixpoint(|| {
        let mut changed = false;
        for inst in function.blocks.iter().flat_map(|(_, block)| &block.insts) {
            let is_own = match inst.kind {
                InstKind::Alloca { .. } => true,
                InstKind::Address { base: Operand::Value(base), .. } => own[base.index()],
                _ => false,
            };
            for result in inst.results.iter().filter(|_| is_own) {
                changed |= !std::mem::replace(&mut own[result.index()], true);
            }
        }
        changed
    });
    own
}

/// The functions that something points to.
fn pointed_at(module: &Module) -> Vec<FunctionId> {
    let mut found = vec![false; module.functions.len()];
    for (_, function) in module.functions.iter() {
        for (_, block) in function.blocks.iter() {
            let mut look = |operand: &Operand| {
                if let Operand::Const(Const::Function(id)) = operand {
                    found[id.index()] = true;
                }
            };
            block.insts.iter().for_each(|inst| inst.kind.each_operand(&mut look));
            block.phis.iter().flat_map(|phi| &phi.incoming).for_each(|(_, operand)| look(operand));
        }
    }
    for (_, global) in module.globals.iter() {
        for relocation in global.init.iter().flat_map(|init| &init.relocations) {
            if let raddle_ir::Target::Function(id) = relocation.target {
                found[id.index()] = true;
            }
        }
    }
    module.functions.ids().filter(|id| found[id.index()] && !module.functions[*id].is_external()).collect()
}

/// The instructions of a block in the order in which they are run, by position.
fn order_run(block: &Block, fused: &[Option<usize>]) -> Vec<usize> {
    let mut order: Vec<usize> = (0..block.insts.len()).collect();
    // What is fused with another one goes just before it.
    order.sort_by_key(|&i| (fused[i].unwrap_or(i), fused[i].is_none()));
    order
}

/// Above this many flags, all values count as live: it would take too long, and what is compared in vain only makes
/// it later that a thread is seen to be where it was.
const LIVENESS_MAX: usize = 1 << 26;

/// Finds the strongly live values at the points: classic liveness, but an instruction that only computes needs its operands
/// only if a result of it is needed, and a phi likewise.
fn fill_in_live(module: &Module, function: &Function, fused: &Fused, points: &mut Points) {
    let (blocks, values) = (function.blocks.len(), function.values.len());
    if blocks.saturating_mul(values) > LIVENESS_MAX {
        for point in points.values_mut() {
            point.live = function.values.ids().collect();
        }
        return;
    }
    // At the start of each block, phis included.
    let mut at_start = vec![vec![false; values]; blocks];
    let mut live = vec![false; values];
    let mut changed = true;
    while changed {
        changed = false;
        for (id, block) in function.blocks.iter().collect::<Vec<_>>().into_iter().rev() {
            at_end(function, id, block, &at_start, &mut live);
            for &i in order_run(block, &fused.at[id.index()]).iter().rev() {
                before(&block.insts[i], &mut live);
            }
            if at_start[id.index()] != live {
                at_start[id.index()].copy_from_slice(&live);
                changed = true;
            }
        }
    }
    for (id, block) in function.blocks.iter() {
        at_end(function, id, block, &at_start, &mut live);
        for &i in order_run(block, &fused.at[id.index()]).iter().rev() {
            let inst = &block.insts[i];
            let calls = calls_code(module, inst);
            let after = calls.then(|| {
                let mut after = live.clone();
                inst.results.iter().for_each(|result| after[result.index()] = false);
                after
            });
            before(inst, &mut live);
            if let Some(point) = points.get_mut(&(id, i)) {
                // Operands of what is fused with it are still to be read.
                let mut needed = after.unwrap_or_else(|| live.clone());
                for (j, _) in fused.at[id.index()].iter().enumerate().filter(|(_, at)| **at == Some(i)) {
                    before(&block.insts[j], &mut needed);
                }
                point.live = function.values.ids().filter(|value| needed[value.index()]).collect();
            }
        }
    }
}

/// Whether it may call a function of the program, whose frame will lie above while it waits.
fn calls_code(module: &Module, inst: &Inst) -> bool {
    match inst.kind {
        InstKind::Call { callee: Callee::Direct(callee), .. } => !module.functions[callee].is_external(),
        _ => false,
    }
}

/// What is live at the end of a block.
fn at_end(function: &Function, id: BlockId, block: &Block, at_start: &[Vec<bool>], live: &mut [bool]) {
    live.fill(false);
    let need = |operand: &Operand, live: &mut [bool]| {
        if let Operand::Value(value) = operand {
            live[value.index()] = true;
        }
    };
    block.terminator.each_successor(|next| {
        let there = &at_start[next.index()];
        let phis = &function.blocks[next].phis;
        for (value, _) in there.iter().enumerate().filter(|(_, live)| **live) {
            live[value] |= !phis.iter().any(|phi| phi.result.index() == value);
        }
        for phi in phis.iter().filter(|phi| there[phi.result.index()]) {
            phi.incoming.iter().filter(|(from, _)| *from == id).for_each(|(_, operand)| need(operand, live));
        }
    });
    block.terminator.each_operand(|operand| need(operand, live));
}

/// What is live before an instruction, from what is live after it.
fn before(inst: &Inst, live: &mut [bool]) {
    // Where a thread is stopped early is nothing that it does.
    let idle = inst.kind.only_computes() || matches!(inst.kind, InstKind::SpinAssume(_));
    let needed = !idle || inst.results.iter().any(|result| live[result.index()]);
    inst.results.iter().for_each(|result| live[result.index()] = false);
    if needed {
        // Nor is where it waits.
        let kind = match &inst.kind {
            InstKind::Await(this) if this.spin.is_some() => &this.access,
            kind => kind,
        };
        kind.each_operand(|operand| {
            if let Operand::Value(value) = operand {
                live[value.index()] = true;
            }
        });
    }
}
