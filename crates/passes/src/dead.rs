//! Removal of what cannot matter: unreachable blocks, and instructions whose results nobody uses and which do nothing
//! else.
//!
//! What stays although its results are unused: every access to memory (another thread may see it, and it may fault),
//! calls, fences, divisions that could fault, and allocas that are large or of unknown size (the machine may have no room
//! for them, and say so). Markers of lifetimes go with their allocas.
//!
//! An unreachable block whose address is taken in reachable code keeps its place, without content: jumping there was a
//! fault before (no computed goto lists it), and still is.
//!
//! The remaining values and blocks get dense numbers, in the same order.

use crate::rewrite::{Definition, compact_values, definitions, keep_blocks};
use raddle_base::Id;
use raddle_ir::{BlockId, Cfg, Const, Function, InstKind, Module, Operand, Terminator, ValueId};

/// What an `alloca` may have for us to take it away: so little that no machine refuses it.
pub const SMALL_OBJECT_BYTES: u128 = 1 << 16;

/// The module without what cannot matter.
pub fn dead(mut module: Module) -> Module {
    for (_, function) in module.functions.iter_mut() {
        run(function);
    }
    module
}

/// The pass on one function; whether anything changed.
pub(crate) fn run(function: &mut Function) -> bool {
    let blocks = remove_unreachable(function);
    let insts = remove_unused(function);
    let values = compact_values(function);
    blocks | insts | values
}

/// Removes the blocks that control cannot reach; whether there were any.
pub(crate) fn remove_unreachable(function: &mut Function) -> bool {
    let cfg = Cfg::new(function);
    if cfg.reverse_postorder().len() == cfg.block_count() {
        return false;
    }
    let mut keep: Vec<bool> = (0..cfg.block_count()).map(|b| cfg.is_reachable(BlockId::from_index(b))).collect();
    for &block in cfg.reverse_postorder() {
        let block = &function.blocks[block];
        let mut used = |operand: &Operand| {
            if let Operand::Const(Const::Block(target)) = operand {
                keep[target.index()] = true;
            }
        };
        block.phis.iter().flat_map(|phi| &phi.incoming).for_each(|(_, operand)| used(operand));
        block.insts.iter().for_each(|inst| inst.kind.each_operand(&mut used));
        block.terminator.each_operand(&mut used);
    }
    let mut changed = keep.iter().any(|&keep| !keep);
    for (id, block) in function.blocks.iter_mut().filter(|(id, _)| !cfg.is_reachable(*id)) {
        if keep[id.index()] {
            changed |= !block.insts.is_empty() || block.terminator != Terminator::Unreachable;
        }
        block.phis.clear();
        block.insts.clear();
        block.terminator = Terminator::Unreachable;
    }
    for (_, block) in function.blocks.iter_mut() {
        block.phis.iter_mut().for_each(|phi| phi.incoming.retain(|(from, _)| cfg.is_reachable(*from)));
    }
    keep_blocks(function, &keep);
    changed
}

/// Whether an instruction may go when its results are unused.
fn is_removable(kind: &InstKind) -> bool {
    match kind {
        InstKind::Alloca { size, align: _ } => size.as_int().is_some_and(|size| size <= SMALL_OBJECT_BYTES),
        kind => kind.only_computes(),
    }
}

/// The alloca whose lifetime the instruction marks: that is no use of it.
fn marked(kind: &InstKind) -> Option<ValueId> {
    match kind {
        InstKind::LifetimeStart(object) | InstKind::LifetimeEnd(object) => object.as_value(),
        _ => None,
    }
}

/// Per value, whether something that has to stay depends on it.
pub(crate) fn used_values(function: &Function) -> Vec<bool> {
    let definition = definitions(function);
    let mut used = vec![false; function.values.len()];
    let mut work: Vec<ValueId> = Vec::new();
    let mut mark = |operand: &Operand, work: &mut Vec<ValueId>| {
        if let Operand::Value(value) = operand
            && !std::mem::replace(&mut used[value.index()], true)
        {
            work.push(*value);
        }
    };
    for (_, block) in function.blocks.iter() {
        for inst in &block.insts {
            if !is_removable(&inst.kind) && marked(&inst.kind).is_none() {
                inst.kind.each_operand(|operand| mark(operand, &mut work));
            }
        }
        block.terminator.each_operand(|operand| mark(operand, &mut work));
    }
    while let Some(value) = work.pop() {
        match definition[value.index()] {
            Definition::Elsewhere => {}
            Definition::Phi(block, i) => {
                let phi = &function.blocks[block].phis[i as usize];
                phi.incoming.iter().for_each(|(_, operand)| mark(operand, &mut work));
            }
            Definition::Inst(block, i) => {
                let inst = &function.blocks[block].insts[i as usize];
                inst.kind.each_operand(|operand| mark(operand, &mut work));
            }
        }
    }
    used
}

/// Sweeps what is not used.
fn remove_unused(function: &mut Function) -> bool {
    let used = used_values(function);
    let mut changed = false;
    for (_, block) in function.blocks.iter_mut() {
        let before = block.phis.len() + block.insts.len();
        block.phis.retain(|phi| used[phi.result.index()]);
        block.insts.retain(|inst| match marked(&inst.kind) {
            Some(object) => used[object.index()],
            None => !is_removable(&inst.kind) || inst.results.iter().any(|r| used[r.index()]),
        });
        changed |= block.phis.len() + block.insts.len() != before;
    }
    changed
}

#[cfg(test)]
mod tests {
    use crate::tests::check;
    use expect_test::expect;

    #[test]
    fn unused_pure_instructions_go_and_accesses_stay() {
        check(
            super::dead,
            r#"
fn0 = function "f"(%0: i32, %1: ptr) -> i32 {
b0:
    %2: i32 = add %0, i32 1
    %3: i32 = mul %2, %2
    %4: i32 = load %1
    %5: i32 = udiv %0, i32 0
    %6: i32 = udiv %0, i32 3
    %7: i32 = sdiv %0, i32 4294967295
    %8: ptr = alloca i64 4, align 4
    %9: i32, %10: i1 = uadd_overflow %0, %0
    %11: ptr = alloca i64 1000000000000, align 4
    return %9
}
"#,
            expect![[r#"
                fn0 = function "f"(%0: i32, %1: ptr) -> i32 {
                b0:
                    %2: i32 = load %1
                    %3: i32 = udiv %0, i32 0
                    %4: i32 = sdiv %0, i32 4294967295
                    %5: i32, %6: i1 = uadd_overflow %0, %0
                    %7: ptr = alloca i64 1000000000000, align 4
                    return %5
                }
            "#]],
        );
    }

    #[test]
    fn markers_of_lifetimes_go_with_their_allocas() {
        check(
            super::dead,
            r#"
fn0 = function "f"(%0: ptr) {
b0:
    %1: ptr = alloca i64 4, align 4
    %2: ptr = alloca i64 4, align 4
    lifetime_start %1
    lifetime_start %2
    store %1, %0
    lifetime_end %2
    lifetime_end %1
    return
}
"#,
            expect![[r#"
                fn0 = function "f"(%0: ptr) {
                b0:
                    %1: ptr = alloca i64 4, align 4
                    lifetime_start %1
                    store %1, %0
                    lifetime_end %1
                    return
                }
            "#]],
        );
    }

    #[test]
    fn unreachable_blocks_go_and_phis_forget_them() {
        check(
            super::dead,
            r#"
fn0 = function "f"(%0: i32) -> i32 {
b0:
    jump b2
b1:
    store i32 1, null
    jump b2
b2:
    %1: i32 = phi b0: %0, b1: i32 7
    %2: i32 = phi b0: i32 1, b1: %0
    return %1
}
"#,
            expect![[r#"
                fn0 = function "f"(%0: i32) -> i32 {
                b0:
                    jump b1
                b1:
                    %1: i32 = phi b0: %0
                    return %1
                }
            "#]],
        );
    }

    #[test]
    fn a_cycle_of_phis_goes() {
        check(
            super::dead,
            r#"
fn0 = function "f"(%0: i1) {
b0:
    jump b1
b1:
    %1: i32 = phi b0: i32 0, b1: %2
    %2: i32 = add %1, i32 1
    branch %0, b1, b2
b2:
    return
}
"#,
            expect![[r#"
                fn0 = function "f"(%0: i1) {
                b0:
                    jump b1
                b1:
                    branch %0, b1, b2
                b2:
                    return
                }
            "#]],
        );
    }

    #[test]
    fn an_address_keeps_the_place_of_its_block() {
        check(
            super::dead,
            r#"
fn0 = function "f"(%0: ptr) {
b0:
    store b2, %0
    return
b1:
    return
b2:
    jump b1
}
"#,
            expect![[r#"
                fn0 = function "f"(%0: ptr) {
                b0:
                    store b1, %0
                    return
                b1:
                    unreachable
                }
            "#]],
        );
    }
}
