//! Joining blocks: where a block's only successor has no other predecessor, the two become one.
//!
//! What clang writes at -O0 has a block per statement of a loop's head; an interpreter pays for each jump. A block
//! whose address is taken stays what it is.

use crate::rewrite::{Replacements, each_operand_mut, keep_blocks};
use raddle_base::Id;
use raddle_ir::{BlockId, Cfg, Const, Function, Module, Operand, Terminator};

/// The module with straight-line blocks joined.
pub fn straighten(mut module: Module) -> Module {
    for (_, function) in module.functions.iter_mut() {
        run(function);
    }
    module
}

/// The pass on one function; whether anything changed.
pub(crate) fn run(function: &mut Function) -> bool {
    let cfg = Cfg::new(function);
    let mut address_taken = vec![false; cfg.block_count()];
    each_operand_mut(function, |operand| {
        if let Operand::Const(Const::Block(block)) = operand {
            address_taken[block.index()] = true;
        }
    });
    let follows = |function: &Function, block: BlockId| match function.blocks[block].terminator {
        Terminator::Jump(to) if to != block && cfg.predecessors(to).len() == 1 && !address_taken[to.index()] => {
            Some(to)
        }
        _ => None,
    };
    let mut keep = vec![true; cfg.block_count()];
    let mut replacements = Replacements::new(function);
    // Who a phi has to name now, instead of the block that was appended.
    let mut ends: Vec<(BlockId, BlockId)> = Vec::new();
    // In reverse postorder a chain is met at its head.
    for &head in cfg.reverse_postorder() {
        if !keep[head.index()] {
            continue;
        }
        let mut last = head;
        while let Some(next) = follows(function, head).filter(|&next| keep[next.index()]) {
            append(function, head, next, &mut replacements);
            keep[next.index()] = false;
            last = next;
        }
        if last != head {
            ends.push((last, head));
        }
    }
    if ends.is_empty() {
        return false;
    }
    let mut name: Vec<BlockId> = (0..cfg.block_count()).map(BlockId::from_index).collect();
    ends.into_iter().for_each(|(last, head)| name[last.index()] = head);
    for (_, block) in function.blocks.iter_mut() {
        let incoming = block.phis.iter_mut().flat_map(|phi| &mut phi.incoming);
        incoming.for_each(|(from, _)| *from = name[from.index()]);
    }
    replacements.apply(function);
    keep_blocks(function, &keep);
    true
}

/// Moves the content of `next` behind that of `head`.
fn append(function: &mut Function, head: BlockId, next: BlockId, replacements: &mut Replacements) {
    let block = &mut function.blocks[next];
    for phi in std::mem::take(&mut block.phis) {
        if let [(_, operand)] = phi.incoming[..] {
            replacements.set(phi.result, operand);
        }
    }
    let mut insts = std::mem::take(&mut block.insts);
    let terminator = std::mem::replace(&mut block.terminator, Terminator::Unreachable);
    let terminator_loc = block.terminator_loc;
    let block = &mut function.blocks[head];
    block.insts.append(&mut insts);
    block.terminator = terminator;
    block.terminator_loc = terminator_loc;
}

#[cfg(test)]
mod tests {
    use crate::tests::check;
    use expect_test::expect;

    #[test]
    fn chains_become_one_block() {
        check(
            super::straighten,
            r#"
fn0 = function "f"(%0: i32, %1: i1) -> i32 {
b0:
    jump b2
b1:
    %2: i32 = phi b2: %3, b4: %5
    jump b3
b2:
    %3: i32 = phi b0: %0
    jump b1
b3:
    branch %1, b4, b5
b4:
    %4: i32 = phi b3: %2
    %5: i32 = add %4, i32 1
    jump b1
b5:
    return %2
}
"#,
            expect![[r#"
                fn0 = function "f"(%0: i32, %1: i1) -> i32 {
                b0:
                    jump b1
                b1:
                    %2: i32 = phi b0: %0, b2: %5
                    branch %1, b2, b3
                b2:
                    %4: i32 = phi b1: %2
                    %5: i32 = add %4, i32 1
                    jump b1
                b3:
                    return %2
                    unused %3: i32
                }
            "#]],
        );
    }

    #[test]
    fn an_endless_loop_stays() {
        check(
            super::straighten,
            "
fn0 = function \"f\"() {
b0:
    jump b1
b1:
    jump b1
}
",
            expect![[r#"
                fn0 = function "f"() {
                b0:
                    jump b1
                b1:
                    jump b1
                }
            "#]],
        );
    }
}
