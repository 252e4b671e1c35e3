//! Control flow of a function: successors, predecessors, reverse postorder.

use crate::{BlockId, Function};
use raddle_base::Id;

/// Lists of blocks per block, in one allocation.
#[derive(Clone, Debug, Default)]
struct Lists {
    start: Vec<u32>,
    items: Vec<BlockId>,
}

impl Lists {
    fn of(&self, block: BlockId) -> &[BlockId] {
        &self.items[self.start[block.index()] as usize..self.start[block.index() + 1] as usize]
    }

    /// The same edges from the other end.
    fn reversed(&self, blocks: usize) -> Lists {
        let mut start = vec![0u32; blocks + 1];
        for to in &self.items {
            start[to.index() + 1] += 1;
        }
        for i in 0..blocks {
            start[i + 1] += start[i];
        }
        let mut next = start.clone();
        let mut items = vec![BlockId(0); self.items.len()];
        for from in (0..blocks).map(BlockId::from_index) {
            for to in self.of(from) {
                items[next[to.index()] as usize] = from;
                next[to.index()] += 1;
            }
        }
        Lists { start, items }
    }
}

/// The control-flow graph of a function at one moment.
#[derive(Clone, Debug)]
pub struct Cfg {
    successors: Lists,
    predecessors: Lists,
    order: Vec<BlockId>,
    position: Vec<u32>,
}

const UNREACHABLE: u32 = u32::MAX;

impl Cfg {
    /// The graph of a function. Edges to blocks that do not exist are left out.
    pub fn new(function: &Function) -> Self {
        let blocks = function.blocks.len();
        let mut successors = Lists { start: Vec::with_capacity(blocks + 1), items: Vec::new() };
        successors.start.push(0);
        let mut seen_from = vec![u32::MAX; blocks];
        for (from, block) in function.blocks.iter() {
            block.terminator.each_successor(|to| {
                if to.index() < blocks && seen_from[to.index()] != from.0 {
                    seen_from[to.index()] = from.0;
                    successors.items.push(to);
                }
            });
            successors.start.push(successors.items.len() as u32);
        }
        Self::from_edges(successors, blocks, 0)
    }

    /// The graph of these edges, as it is seen from a block.
    fn from_edges(successors: Lists, blocks: usize, root: usize) -> Self {
        let predecessors = successors.reversed(blocks);
        let order = reverse_postorder(&successors, blocks, root);
        let mut position = vec![UNREACHABLE; blocks];
        for (i, block) in order.iter().enumerate() {
            position[block.index()] = i as u32;
        }
        Cfg { successors, predecessors, order, position }
    }

    /// The same graph backwards, as it is seen from the end: one more block, the last, leads to all from which control goes
    /// nowhere. Where control can never come to an end, it leads into the middle of that, too, so that every block which can be
    /// reached from the entry can be reached in the new graph. Its dominators are what comes after a block on every way.
    pub fn reversed(&self) -> Cfg {
        let blocks = self.block_count();
        let mut ends = Vec::new();
        let mut leads_there = vec![false; blocks];
        let mut stack = Vec::new();
        let no_end = self.order.iter().rev().filter(|block| !self.successors(**block).is_empty());
        let end = self.order.iter().filter(|block| self.successors(**block).is_empty());
        for &block in end.chain(no_end) {
            if leads_there[block.index()] {
                continue;
            }
            ends.push(block);
            leads_there[block.index()] = true;
            stack.push(block);
            while let Some(block) = stack.pop() {
                for &from in self.predecessors(block) {
                    if self.is_reachable(from) && !std::mem::replace(&mut leads_there[from.index()], true) {
                        stack.push(from);
                    }
                }
            }
        }
        let mut backwards = Lists { start: vec![0], items: Vec::new() };
        for block in (0..blocks).map(BlockId::from_index) {
            let from = self.predecessors(block).iter().copied().filter(|from| self.is_reachable(*from));
            if self.is_reachable(block) {
                backwards.items.extend(from);
            }
            backwards.start.push(backwards.items.len() as u32);
        }
        backwards.items.extend(ends);
        backwards.start.push(backwards.items.len() as u32);
        Self::from_edges(backwards, blocks + 1, blocks)
    }

    /// How many blocks the function has, reachable or not.
    pub fn block_count(&self) -> usize {
        self.position.len()
    }

    /// The blocks control may go to next, each once.
    pub fn successors(&self, block: BlockId) -> &[BlockId] {
        self.successors.of(block)
    }

    /// The blocks control may come from, each once, by increasing id; unreachable ones too.
    pub fn predecessors(&self, block: BlockId) -> &[BlockId] {
        self.predecessors.of(block)
    }

    /// The blocks that can be reached from the entry, in reverse postorder: a block comes after all of its
    /// predecessors, except those it is reached from by a retreating edge.
    pub fn reverse_postorder(&self) -> &[BlockId] {
        &self.order
    }

    /// Where the block stands in [`reverse_postorder`](Self::reverse_postorder); `None` when it cannot be reached.
    pub fn position(&self, block: BlockId) -> Option<usize> {
        match self.position[block.index()] {
            UNREACHABLE => None,
            position => Some(position as usize),
        }
    }

    /// Whether the block can be reached from the entry.
    pub fn is_reachable(&self, block: BlockId) -> bool {
        self.position[block.index()] != UNREACHABLE
    }
}

fn reverse_postorder(successors: &Lists, blocks: usize, root: usize) -> Vec<BlockId> {
    let mut order = Vec::with_capacity(blocks);
    let mut seen = vec![false; blocks];
    let mut stack: Vec<(BlockId, usize)> = Vec::new();
    if root < blocks {
        seen[root] = true;
        stack.push((BlockId::from_index(root), 0));
    }
    while let Some((block, next)) = stack.last_mut() {
        match successors.of(*block).get(*next) {
            Some(&to) => {
                *next += 1;
                if !std::mem::replace(&mut seen[to.index()], true) {
                    stack.push((to, 0));
                }
            }
            None => {
                order.push(*block);
                stack.pop();
            }
        }
    }
    order.reverse();
    order
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use crate::{Block, LocId, Operand, Terminator};
    use raddle_base::IdVec;

    /// A function that is nothing but a graph: block `i` may go to each of `edges[i]`.
    pub(crate) fn graph(edges: &[Vec<u32>]) -> Function {
        let blocks: IdVec<BlockId, Block> = edges
            .iter()
            .map(|to| Block {
                phis: Vec::new(),
                insts: Vec::new(),
                terminator: match to.as_slice() {
                    [] => Terminator::Return(Vec::new()),
                    to => Terminator::Indirect {
                        address: Operand::Const(crate::Const::Null),
                        targets: to.iter().map(|&b| BlockId(b)).collect(),
                    },
                },
                terminator_loc: LocId::NONE,
            })
            .collect();
        Function {
            name: "graph".to_owned(),
            params: Vec::new(),
            returns: Vec::new(),
            varargs: false,
            weak: false,
            blocks,
            values: IdVec::new(),
            loc: LocId::NONE,
        }
    }

    /// Random graphs of up to `n` blocks for the tests of this crate.
    pub(crate) fn random_edges(n: usize) -> impl proptest::strategy::Strategy<Value = Vec<Vec<u32>>> {
        use proptest::prelude::*;
        (1..=n).prop_flat_map(|n| {
            proptest::collection::vec(proptest::collection::vec(1..(n as u32).max(2), 0..4), n).prop_map(
                move |mut g| {
                    g.iter_mut().for_each(|to| to.retain(|&b| (b as usize) < n));
                    g
                },
            )
        })
    }

    #[test]
    fn edges_are_deduplicated_and_ordered() {
        let cfg = Cfg::new(&graph(&[vec![1, 2, 1], vec![3], vec![3, 9], vec![1], vec![3]]));
        assert_eq!(cfg.successors(BlockId(0)), [BlockId(1), BlockId(2)]);
        assert_eq!(cfg.predecessors(BlockId(3)), [BlockId(1), BlockId(2), BlockId(4)]);
        assert_eq!(cfg.reverse_postorder(), [0, 2, 1, 3].map(BlockId));
        assert!(!cfg.is_reachable(BlockId(4)));
        assert_eq!(cfg.position(BlockId(2)), Some(1));
    }

    #[test]
    fn backwards_every_block_is_reached() {
        // b1 and b2 go round for ever, b3 ends, b5 is not reached.
        let cfg = Cfg::new(&graph(&[vec![1, 3], vec![2], vec![1, 4], vec![], vec![2], vec![3]]));
        let backwards = cfg.reversed();
        assert_eq!(backwards.reverse_postorder()[0], BlockId(6));
        assert_eq!(backwards.predecessors(BlockId(0)), [1, 3].map(BlockId));
        for &block in cfg.reverse_postorder() {
            assert!(backwards.is_reachable(block), "{block}");
        }
        assert!(!backwards.is_reachable(BlockId(5)));
    }

    #[test]
    fn a_hundred_thousand_blocks_in_a_row() {
        let edges: Vec<Vec<u32>> = (1..=100_000).map(|i| if i < 100_000 { vec![i] } else { vec![] }).collect();
        assert_eq!(Cfg::new(&graph(&edges)).reverse_postorder().len(), 100_000);
    }

    #[test]
    fn no_blocks() {
        assert!(Cfg::new(&graph(&[])).reverse_postorder().is_empty());
    }
}
