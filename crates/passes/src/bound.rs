//! Loop bounding, for `--unroll=N`.
//!
//! Each loop of a function ([`Loops`]: the natural loops, and the irreducible regions) gets a number. Each edge that
//! enters the loop's body from outside gets a [`LoopEnter`](InstKind::LoopEnter), which sets its count to zero; each
//! back edge gets a [`LoopBound`](InstKind::LoopBound), which counts, and stops the thread for good when the count
//! exceeds the limit.
//!
//! **What N means.** Per entry, control goes back to a loop's start at most N times. A loop whose condition stands at
//! its start (`for`, `while`) and holds at most N times in a row runs to its end, with its condition evaluated up to
//! N + 1 times; the thread is stuck when it would evaluate it for the (N + 2)nd time. A loop whose condition stands at
//! its end (`do … while`) runs its body at most N + 1 times. With N = 0, no back edge can be taken. A loop that is
//! entered again (an inner loop, by each iteration of the outer one; any loop, by each call) starts counting anew.
//!
//! Each cycle of the control-flow graph lies in some loop's body and has one of that loop's back edges (see
//! [`raddle_ir::loops`]), so no function that has gone through this pass runs for ever by itself. (Recursion is not
//! bounded here; the machine's stack is.)
//!
//! **Computed gotos.** An edge of a computed goto cannot be split, because the block's address was taken. Its target gets
//! a block in front of it that takes over the address, for all computed gotos that lead there. Should one of those
//! enter a loop by it, and another one go back, the count is reset once per call, and not by that entry: the bound may then
//! be hit early, and never late.

use crate::rewrite::each_operand_mut;
use raddle_base::Id;
use raddle_ir::{
    Block, BlockId, Cfg, Const, Function, Inst, InstKind, LocId, Loops, Module, Operand, Phi, Terminator, ValueInfo,
};
use std::collections::{BTreeMap, HashSet};

/// The module with every loop bounded.
pub fn bound(mut module: Module, limit: u32) -> Module {
    for (_, function) in module.functions.iter_mut() {
        run(function, limit);
    }
    module
}

/// The pass on one function; whether it has loops.
pub(crate) fn run(function: &mut Function, limit: u32) -> bool {
    let cfg = Cfg::new(function);
    let loops = Loops::new(&cfg);
    if loops.loops().is_empty() {
        return false;
    }
    let back: HashSet<(BlockId, BlockId)> = loops.back_edges().iter().copied().collect();
    let mut by_goto: BTreeMap<BlockId, Vec<BlockId>> = BTreeMap::new();
    for &from in cfg.reverse_postorder() {
        let is_goto = matches!(function.blocks[from].terminator, Terminator::Indirect { .. });
        for &to in cfg.successors(from) {
            let marks = marks(&loops, &back, &[from], to, limit);
            match (marks.is_empty(), is_goto) {
                (true, _) => {}
                (false, true) => by_goto.entry(to).or_default().push(from),
                (false, false) => mark_edge(function, from, to, marks),
            }
        }
    }
    for to in by_goto.into_keys() {
        let is_goto = |from: &BlockId| matches!(function.blocks[*from].terminator, Terminator::Indirect { .. });
        let sources: Vec<BlockId> = cfg.predecessors(to).iter().copied().filter(is_goto).collect();
        let reachable: Vec<BlockId> = sources.iter().copied().filter(|&from| cfg.is_reachable(from)).collect();
        let marks = marks(&loops, &back, &reachable, to, limit);
        if let Some(&InstKind::LoopBound { loop_id, .. }) = marks.last() {
            let enter = InstKind::LoopEnter { loop_id };
            function.blocks[BlockId(0)].insts.insert(0, Inst { kind: enter, results: Vec::new(), loc: LocId::NONE });
        }
        mark_target(function, &sources, to, marks);
    }
    true
}

/// What happens between these blocks and `to`: entries first, the outermost loop first of all.
fn marks(
    loops: &Loops,
    back: &HashSet<(BlockId, BlockId)>,
    sources: &[BlockId],
    to: BlockId,
    limit: u32,
) -> Vec<InstKind> {
    let goes_back = sources.iter().any(|&from| back.contains(&(from, to)));
    // A block is the header of one loop at most, and that is the innermost around it.
    let bounded = loops.innermost(to).filter(|_| goes_back);
    let mut entered: Vec<usize> = sources.iter().flat_map(|&from| loops.entered(from, to)).collect();
    entered.sort();
    entered.dedup();
    entered.retain(|&index| Some(index) != bounded);
    let enters = entered.into_iter().map(|index| InstKind::LoopEnter { loop_id: index as u32 });
    enters.chain(bounded.map(|index| InstKind::LoopBound { loop_id: index as u32, limit })).collect()
}

fn insts(marks: Vec<InstKind>, loc: LocId) -> impl Iterator<Item = Inst> {
    marks.into_iter().map(move |kind| Inst { kind, results: Vec::new(), loc })
}

/// Puts the marks on an edge: at the end of its source, if that leads nowhere else, or into a block of its own.
fn mark_edge(function: &mut Function, from: BlockId, to: BlockId, marks: Vec<InstKind>) {
    let loc = function.blocks[from].terminator_loc;
    if function.blocks[from].terminator == Terminator::Jump(to) {
        function.blocks[from].insts.extend(insts(marks, loc));
        return;
    }
    let between = function.blocks.push(Block {
        phis: Vec::new(),
        insts: insts(marks, loc).collect(),
        terminator: Terminator::Jump(to),
        terminator_loc: loc,
    });
    function.blocks[from].terminator.each_successor_mut(|target| {
        if *target == to {
            *target = between;
        }
    });
    let incoming = function.blocks[to].phis.iter_mut().flat_map(|phi| &mut phi.incoming);
    incoming.filter(|(source, _)| *source == from).for_each(|(source, _)| *source = between);
}

/// Puts the marks into a block in front of a target of computed gotos, which takes over its address.
fn mark_target(function: &mut Function, sources: &[BlockId], to: BlockId, marks: Vec<InstKind>) {
    let loc = sources.first().map_or(LocId::NONE, |&from| function.blocks[from].terminator_loc);
    let before = function.blocks.next_id();
    let mut phis = Vec::new();
    for i in 0..function.blocks[to].phis.len() {
        let phi = &mut function.blocks[to].phis[i];
        let (moved, mut kept): (Vec<_>, Vec<_>) =
            std::mem::take(&mut phi.incoming).into_iter().partition(|(from, _)| sources.contains(from));
        let ty = function.values[phi.result].ty;
        let name = function.values[phi.result].name.clone();
        let result = function.values.push(ValueInfo { ty, name });
        kept.push((before, Operand::Value(result)));
        phi.incoming = kept;
        phis.push(Phi { result, incoming: moved });
    }
    for &from in sources {
        function.blocks[from].terminator.each_successor_mut(|target| {
            if *target == to {
                *target = before;
            }
        });
    }
    each_operand_mut(function, |operand| {
        if *operand == Operand::Const(Const::Block(to)) {
            *operand = Operand::Const(Const::Block(before));
        }
    });
    function.blocks.push(Block {
        phis,
        insts: insts(marks, loc).collect(),
        terminator: Terminator::Jump(to),
        terminator_loc: loc,
    });
    debug_assert!(before.index() + 1 == function.blocks.len());
}

#[cfg(test)]
mod tests {
    use crate::tests::check;
    use expect_test::expect;
    use raddle_ir::Module;

    fn twice(module: Module) -> Module {
        super::bound(module, 2)
    }

    #[test]
    fn nested_loops() {
        check(
            twice,
            r#"
fn0 = function "f"(%0: i1) {
b0:
    branch %0, b1, b5
b1:
    %1: i32 = phi b0: i32 0, b3: %3
    jump b2
b2:
    %2: i32 = phi b1: i32 0, b2: i32 1
    branch %0, b2, b3
b3:
    %3: i32 = add %1, i32 1
    branch %0, b1, b4
b4:
    return
b5:
    return
}
"#,
            expect![[r#"
                fn0 = function "f"(%0: i1) {
                b0:
                    branch %0, b6, b5
                b1:
                    %1: i32 = phi b6: i32 0, b8: %3
                    loop_enter 1
                    jump b2
                b2:
                    %2: i32 = phi b1: i32 0, b7: i32 1
                    branch %0, b7, b3
                b3:
                    %3: i32 = add %1, i32 1
                    branch %0, b8, b4
                b4:
                    return
                b5:
                    return
                b6:
                    loop_enter 0
                    jump b1
                b7:
                    loop_bound 1, limit 2
                    jump b2
                b8:
                    loop_bound 0, limit 2
                    jump b1
                }
            "#]],
        );
    }

    #[test]
    fn two_entries() {
        check(
            twice,
            r#"
fn0 = function "f"(%0: i1) {
b0:
    branch %0, b1, b2
b1:
    jump b2
b2:
    branch %0, b1, b3
b3:
    return
}
"#,
            expect![[r#"
                fn0 = function "f"(%0: i1) {
                b0:
                    branch %0, b4, b5
                b1:
                    jump b2
                b2:
                    branch %0, b6, b3
                b3:
                    return
                b4:
                    loop_enter 0
                    jump b1
                b5:
                    loop_enter 0
                    jump b2
                b6:
                    loop_bound 0, limit 2
                    jump b1
                }
            "#]],
        );
    }

    #[test]
    fn computed_goto() {
        check(
            twice,
            r#"
fn0 = function "f"(%0: ptr) {
b0:
    store b2, %0
    jump b1
b1:
    %1: ptr = phi b0: b2, b2: %3
    goto %1, [b2, b3]
b2:
    %2: i32 = phi b1: i32 4, b2: i32 5
    %3: ptr = load %0
    switch %2, [4: b2], default b1
b3:
    return
}

fn1 = function "g"(%0: ptr) {
b0:
    goto %0, [b1, b2]
b1:
    %1: i32 = phi b0: i32 4, b1: %1
    goto %0, [b1, b2]
b2:
    return
}
"#,
            expect![[r#"
                fn0 = function "f"(%0: ptr) {
                b0:
                    store b6, %0
                    loop_enter 0
                    jump b1
                b1:
                    %1: ptr = phi b0: b6, b5: %3
                    goto %1, [b6, b3]
                b2:
                    %2: i32 = phi b4: i32 5, b6: %4
                    %3: ptr = load %0
                    switch %2, [4: b4], default b5
                b3:
                    return
                b4:
                    loop_bound 1, limit 2
                    jump b2
                b5:
                    loop_bound 0, limit 2
                    jump b1
                b6:
                    %4: i32 = phi b1: i32 4
                    loop_enter 1
                    jump b2
                }

                fn1 = function "g"(%0: ptr) {
                b0:
                    loop_enter 0
                    goto %0, [b3, b2]
                b1:
                    %1: i32 = phi b3: %2
                    goto %0, [b3, b2]
                b2:
                    return
                b3:
                    %2: i32 = phi b0: i32 4, b1: %1
                    loop_bound 0, limit 2
                    jump b1
                }
            "#]],
        );
    }
}
