//! Dominators and dominance frontiers.
//!
//! The algorithm is Lengauer and Tarjan's (1979, the simple variant with path compression), made iterative. Its
//! O(e log n) holds for every graph; the iterative data-flow algorithms that are faster on small functions turn
//! quadratic on the ladders of exits that generated code has.

use crate::{BlockId, Cfg};
use raddle_base::Id;

/// The dominator tree of the reachable blocks.
#[derive(Clone, Debug)]
pub struct Dominators {
    /// Per block; the entry and unreachable blocks have themselves.
    idom: Vec<BlockId>,
    /// Per block: when a walk over the tree enters and leaves it. Unreachable blocks have (0, 0).
    interval: Vec<(u32, u32)>,
    /// Reachable blocks, each after its immediate dominator, subtrees contiguous.
    preorder: Vec<BlockId>,
}

impl Dominators {
    /// The tree of a graph.
    pub fn new(cfg: &Cfg) -> Self {
        let idom = immediate_dominators(cfg);
        let (preorder, interval) = walk_tree(cfg, &idom);
        Dominators { idom, interval, preorder }
    }

    /// The immediate dominator; `None` for the entry and for unreachable blocks.
    pub fn immediate(&self, block: BlockId) -> Option<BlockId> {
        let idom = self.idom[block.index()];
        (idom != block).then_some(idom)
    }

    /// Whether every path from the entry to `b` goes through `a` (a block dominates itself). False when either cannot
    /// be reached.
    pub fn dominates(&self, a: BlockId, b: BlockId) -> bool {
        let (a, b) = (self.interval[a.index()], self.interval[b.index()]);
        a.0 <= b.0 && b.1 <= a.1 && a.1 > 0 && b.1 > 0
    }

    /// The reachable blocks, each after its immediate dominator, and each subtree in one piece.
    pub fn preorder(&self) -> &[BlockId] {
        &self.preorder
    }

    /// Per block, where its dominance ends: the blocks that it does not strictly dominate, but a predecessor of which
    /// it dominates. `None` when the sets together have more than `limit` members (they can be quadratic in the
    /// number of blocks, for loops nested thousands deep).
    pub fn frontiers(&self, cfg: &Cfg, limit: usize) -> Option<Vec<Vec<BlockId>>> {
        let mut frontiers: Vec<Vec<BlockId>> = vec![Vec::new(); cfg.block_count()];
        let mut members = 0;
        for &join in cfg.reverse_postorder() {
            if cfg.predecessors(join).len() < 2 {
                continue;
            }
            for &from in cfg.predecessors(join).iter().filter(|&&p| cfg.is_reachable(p)) {
                let mut runner = from;
                while Some(runner) != self.immediate(join) && frontiers[runner.index()].last() != Some(&join) {
                    frontiers[runner.index()].push(join);
                    members += 1;
                    if members > limit {
                        return None;
                    }
                    match self.immediate(runner) {
                        Some(up) => runner = up,
                        None => break,
                    }
                }
            }
        }
        Some(frontiers)
    }
}

const NONE: u32 = u32::MAX;

/// The algorithm's state; nodes are numbered in depth-first preorder.
struct LengauerTarjan {
    semi: Vec<u32>,
    ancestor: Vec<u32>,
    label: Vec<u32>,
    path: Vec<u32>,
}

impl LengauerTarjan {
    /// The node with the smallest semidominator on the path from `v` to its root in the forest, `v` included.
    fn eval(&mut self, v: u32) -> u32 {
        if self.ancestor[v as usize] == NONE {
            return v;
        }
        let mut at = v;
        while self.ancestor[self.ancestor[at as usize] as usize] != NONE {
            self.path.push(at);
            at = self.ancestor[at as usize];
        }
        while let Some(v) = self.path.pop() {
            let up = self.ancestor[v as usize] as usize;
            let (mine, above) = (self.label[v as usize], self.label[up]);
            if self.semi[above as usize] < self.semi[mine as usize] {
                self.label[v as usize] = above;
            }
            self.ancestor[v as usize] = self.ancestor[up];
        }
        self.label[v as usize]
    }
}

fn immediate_dominators(cfg: &Cfg) -> Vec<BlockId> {
    let mut idom: Vec<BlockId> = (0..cfg.block_count()).map(BlockId::from_index).collect();
    let (vertex, number, parent) = depth_first(cfg);
    let n = vertex.len();
    let mut state = LengauerTarjan {
        semi: (0..n as u32).collect(),
        ancestor: vec![NONE; n],
        label: (0..n as u32).collect(),
        path: Vec::new(),
    };
    let mut dominator = vec![0u32; n];
    // Buckets as linked lists: those whose semidominator is a given node.
    let (mut first, mut next) = (vec![NONE; n], vec![NONE; n]);
    for w in (1..n as u32).rev() {
        for from in cfg.predecessors(vertex[w as usize]) {
            let v = number[from.index()];
            if v != NONE {
                let u = state.eval(v);
                state.semi[w as usize] = state.semi[w as usize].min(state.semi[u as usize]);
            }
        }
        let semi = state.semi[w as usize] as usize;
        next[w as usize] = std::mem::replace(&mut first[semi], w);
        let up = parent[w as usize];
        state.ancestor[w as usize] = up;
        let mut v = std::mem::replace(&mut first[up as usize], NONE);
        while v != NONE {
            let u = state.eval(v);
            dominator[v as usize] = if state.semi[u as usize] < state.semi[v as usize] { u } else { up };
            v = next[v as usize];
        }
    }
    for w in 1..n {
        if dominator[w] != state.semi[w] {
            dominator[w] = dominator[dominator[w] as usize];
        }
        idom[vertex[w].index()] = vertex[dominator[w] as usize];
    }
    idom
}

/// Blocks in depth-first preorder, the number of each block, and each number's parent.
fn depth_first(cfg: &Cfg) -> (Vec<BlockId>, Vec<u32>, Vec<u32>) {
    let mut vertex = Vec::new();
    let mut number = vec![NONE; cfg.block_count()];
    let mut parent = Vec::new();
    let mut stack: Vec<(BlockId, usize)> = Vec::new();
    if let Some(&entry) = cfg.reverse_postorder().first() {
        number[entry.index()] = 0;
        vertex.push(entry);
        parent.push(NONE);
        stack.push((entry, 0));
    }
    while let Some((block, next)) = stack.last_mut() {
        let from = number[block.index()];
        match cfg.successors(*block).get(*next) {
            Some(&to) => {
                *next += 1;
                if number[to.index()] == NONE {
                    number[to.index()] = vertex.len() as u32;
                    vertex.push(to);
                    parent.push(from);
                    stack.push((to, 0));
                }
            }
            None => {
                stack.pop();
            }
        }
    }
    (vertex, number, parent)
}

/// Preorder of the tree, and per block when the walk enters and leaves it (counted from 1).
fn walk_tree(cfg: &Cfg, idom: &[BlockId]) -> (Vec<BlockId>, Vec<(u32, u32)>) {
    let blocks = cfg.block_count();
    let order = cfg.reverse_postorder();
    // A block's dominator comes before it in reverse postorder, so subtree sizes add up backwards.
    let mut size = vec![1u32; blocks];
    for &block in order.iter().skip(1).rev() {
        size[idom[block.index()].index()] += size[block.index()];
    }
    let mut interval = vec![(0, 0); blocks];
    let mut next = vec![0u32; blocks];
    let mut preorder = vec![BlockId(0); order.len()];
    for (i, &block) in order.iter().enumerate() {
        let enter = if i == 0 { 1 } else { next[idom[block.index()].index()] };
        if i > 0 {
            next[idom[block.index()].index()] += size[block.index()];
        }
        next[block.index()] = enter + 1;
        interval[block.index()] = (enter, enter + size[block.index()] - 1);
        preorder[enter as usize - 1] = block;
    }
    (preorder, interval)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cfg::tests::{graph, random_edges};
    use proptest::prelude::*;

    /// By definition: `a` dominates `b` when `b` cannot be reached without `a`.
    fn reachable_without(cfg: &Cfg, without: Option<BlockId>) -> Vec<bool> {
        let mut seen = vec![false; cfg.block_count()];
        let mut work = vec![BlockId(0)];
        while let Some(block) = work.pop() {
            if Some(block) != without && !std::mem::replace(&mut seen[block.index()], true) {
                work.extend(cfg.successors(block));
            }
        }
        seen
    }

    fn check(edges: &[Vec<u32>]) {
        let cfg = Cfg::new(&graph(edges));
        let dominators = Dominators::new(&cfg);
        let reachable = reachable_without(&cfg, None);
        let blocks = || (0..edges.len()).map(BlockId::from_index);
        for a in blocks() {
            let without = reachable_without(&cfg, Some(a));
            for b in blocks() {
                let expected = reachable[a.index()] && reachable[b.index()] && !without[b.index()];
                assert_eq!(dominators.dominates(a, b), expected, "{a} dominates {b}");
            }
            let strict = |b: BlockId| a != b && dominators.dominates(a, b);
            let mut frontier = dominators.frontiers(&cfg, usize::MAX).unwrap()[a.index()].clone();
            frontier.sort();
            let expected: Vec<BlockId> = blocks()
                .filter(|&b| cfg.predecessors(b).iter().any(|&p| dominators.dominates(a, p)) && !strict(b))
                .collect();
            assert_eq!(frontier, expected, "frontier of {a}");
        }
        for &block in dominators.preorder().iter().skip(1) {
            let up = dominators.immediate(block).unwrap();
            assert!(blocks().all(|c| c == block || !dominators.dominates(c, block) || dominators.dominates(c, up)));
        }
        assert_eq!(dominators.preorder().len(), cfg.reverse_postorder().len());
    }

    #[test]
    fn every_graph_of_three_blocks() {
        for bits in 0..512u32 {
            let edges: Vec<Vec<u32>> =
                (0..3).map(|i| (1..3).filter(|j| bits >> (i * 3 + j) & 1 != 0).collect()).collect();
            check(&edges);
        }
    }

    proptest! {
        #[test]
        fn random_graphs(edges in random_edges(12)) {
            check(&edges);
        }
    }

    #[test]
    fn frontiers_stop_at_their_limit() {
        // Loops nested 300 deep: each header is in the frontier of everything inside.
        let edges: Vec<Vec<u32>> = (0..601u32)
            .map(|i| match i {
                0..=299 => vec![i + 1],
                300 => vec![301, 300],
                600 => vec![],
                _ => vec![i + 1, 600 - i],
            })
            .collect();
        let cfg = Cfg::new(&graph(&edges));
        let dominators = Dominators::new(&cfg);
        assert!(dominators.frontiers(&cfg, 10_000).is_none());
        assert!(dominators.frontiers(&cfg, 1_000_000).is_some());
    }
}
