//! Which of LLVM's lifetime markers are kept.
//!
//! Clang marks where a variable comes into scope and where it goes out of it. All variables of a function are allocas of
//! its entry block, so a variable in the body of a loop is one alloca with many lives, and in our program form each of
//! them may have another address (see [`InstKind::LifetimeStart`]). For what clang writes without optimising that is
//! just what the source says. But to LLVM the address of an alloca is a constant, which an optimiser may use, or store
//! somewhere, before the loop in which the lives begin.
//!
//! So markers are kept only if they are exact: of an alloca whose life starts at one place, which is not executed again
//! in the same call, or which dominates every use of the address. (Then what was computed from the address in one life
//! is not used in a later one. Else some path would lead from the function's entry to the start, and from there to the
//! use, past the computation, which dominates the use.) An alloca without markers lives as long as its function.

use raddle_base::Id;
use raddle_ir::{BlockId, Cfg, Dominators, Function, InstKind, Operand, ValueId};

/// A place in a function: a block, and a position in it.
type Position = (BlockId, usize);

/// Takes away the markers that are not exact.
pub(crate) fn keep_exact(function: &mut Function) {
    let mut starts: Vec<Option<Position>> = vec![None; function.values.len()];
    let mut allocas = vec![false; function.values.len()];
    let mut any = false;
    for (id, block) in function.blocks.iter() {
        for (i, inst) in block.insts.iter().enumerate() {
            match inst.kind {
                InstKind::Alloca { .. } => inst.results.iter().for_each(|r| allocas[r.index()] = true),
                InstKind::LifetimeStart(Operand::Value(object)) => {
                    any = true;
                    // A second start is as bad as none.
                    allocas[object.index()] &= starts[object.index()].is_none();
                    starts[object.index()] = Some((id, i));
                }
                InstKind::LifetimeEnd(_) => any = true,
                _ => {}
            }
        }
    }
    if !any {
        return;
    }
    let exact = |value: ValueId| allocas[value.index()] && starts[value.index()].is_some();
    let mut keep: Vec<bool> = function.values.ids().map(exact).collect();
    let cfg = Cfg::new(function);
    let repeated = repeated(&cfg, &starts, &keep);
    if repeated.contains(&true) {
        let dominators = Dominators::new(&cfg);
        let after_start = |value: ValueId, (block, at): Position| match starts[value.index()] {
            Some((b, i)) if b == block => i < at,
            Some((b, _)) => cfg.is_reachable(block) && dominators.dominates(b, block),
            None => false,
        };
        each_use(function, |value, position| {
            if repeated[value.index()] && !after_start(value, position) {
                keep[value.index()] = false;
            }
        });
    }
    for (_, block) in function.blocks.iter_mut() {
        block.insts.retain(|inst| match inst.kind {
            InstKind::LifetimeStart(object) | InstKind::LifetimeEnd(object) => {
                object.as_value().is_some_and(|object| keep[object.index()])
            }
            _ => true,
        });
    }
}

/// For each value, whether its lifetime may start more than once in a call.
fn repeated(cfg: &Cfg, starts: &[Option<Position>], keep: &[bool]) -> Vec<bool> {
    let mut known: Vec<Option<bool>> = vec![None; cfg.block_count()];
    let mut repeats = |block: BlockId| *known[block.index()].get_or_insert_with(|| comes_back(cfg, block));
    starts.iter().zip(keep).map(|(start, &keep)| keep && start.is_some_and(|(block, _)| repeats(block))).collect()
}

/// Whether control may come back to a block.
fn comes_back(cfg: &Cfg, block: BlockId) -> bool {
    let mut seen = vec![false; cfg.block_count()];
    let mut work = vec![block];
    while let Some(from) = work.pop() {
        for &to in cfg.successors(from) {
            if to == block {
                return true;
            }
            if !std::mem::replace(&mut seen[to.index()], true) {
                work.push(to);
            }
        }
    }
    false
}

/// Calls the function with every use of a value but the ends of lifetimes; a phi uses its operands at the end of the
/// blocks they come from.
fn each_use(function: &Function, mut each: impl FnMut(ValueId, Position)) {
    let mut used = |operand: &Operand, position: Position| {
        if let Operand::Value(value) = operand {
            each(*value, position);
        }
    };
    for (id, block) in function.blocks.iter() {
        for (from, operand) in block.phis.iter().flat_map(|phi| &phi.incoming) {
            used(operand, (*from, usize::MAX));
        }
        for (i, inst) in block.insts.iter().enumerate() {
            if !matches!(inst.kind, InstKind::LifetimeStart(_) | InstKind::LifetimeEnd(_)) {
                inst.kind.each_operand(|operand| used(operand, (id, i)));
            }
        }
        block.terminator.each_operand(|operand| used(operand, (id, usize::MAX)));
    }
}
