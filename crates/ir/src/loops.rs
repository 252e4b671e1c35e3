//! The loops of a function, natural or not.
//!
//! A depth-first walk from the entry gives each block a number. A *back edge* leads to a block that the walk is still
//! in; its target `h` is a *header*. The **body** of `h` is the strongly connected component of `h` among the blocks
//! that the walk found below `h`. Bodies are nested or disjoint. For reducible control flow these are the natural
//! loops, and back edges are those to a dominator.
//!
//! A body that can be entered other than through its header is *irreducible*. An irreducible loop directly inside
//! another one is made part of it, so that a [`Loop`] may have several headers: the walk's choice among the entries of
//! an irreducible region does not show. What bounding needs holds for all of them: **each cycle lies within the body
//! of some loop and has a back edge of that loop.** (Take its block with the smallest number.)
//!
//! The nesting is found as Havlak does, with Ramalingam's correction (a cross or forward edge waits for the nearest
//! common ancestor of its ends), which makes it almost linear.

use crate::{BlockId, Cfg};
use raddle_base::Id;

/// A loop.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Loop {
    /// Where back edges lead. One block, unless it is irreducible.
    pub headers: Vec<BlockId>,
    /// The loop around it, by its index.
    pub parent: Option<usize>,
    /// It can be entered other than through its header.
    pub irreducible: bool,
}

/// The loops of a function; outer ones have smaller indices.
#[derive(Clone, Debug)]
pub struct Loops {
    loops: Vec<Loop>,
    /// Per block.
    innermost: Vec<Option<usize>>,
    back_edges: Vec<(BlockId, BlockId)>,
    /// Per loop: the last index of a loop inside it.
    last: Vec<usize>,
}

impl Loops {
    /// The loops of a graph.
    pub fn new(cfg: &Cfg) -> Self {
        let walk = Walk::new(cfg);
        let back_edges = walk.back_edges();
        let around = walk.nest();
        let mut loops = Self::forest(cfg, &walk, &around);
        loops.back_edges = back_edges;
        loops.mark_irreducible(cfg);
        loops.merge_irreducible();
        loops
    }

    /// All loops.
    pub fn loops(&self) -> &[Loop] {
        &self.loops
    }

    /// The innermost loop whose body has the block.
    pub fn innermost(&self, block: BlockId) -> Option<usize> {
        self.innermost[block.index()]
    }

    /// Whether the loop's body has the block.
    pub fn contains(&self, index: usize, block: BlockId) -> bool {
        self.innermost(block).is_some_and(|inner| (index..=self.last[index]).contains(&inner))
    }

    /// The edges that lead back to a header.
    pub fn back_edges(&self) -> &[(BlockId, BlockId)] {
        &self.back_edges
    }

    /// The loops that an edge enters, innermost first.
    pub fn entered(&self, from: BlockId, to: BlockId) -> impl Iterator<Item = usize> + '_ {
        std::iter::successors(self.innermost(to), |&l| self.loops[l].parent)
            .take_while(move |&l| !self.contains(l, from))
    }

    /// One loop per header, from the innermost header around each number.
    fn forest(cfg: &Cfg, walk: &Walk, around: &[u32]) -> Self {
        let mut loop_of = vec![usize::MAX; walk.vertex.len()];
        let mut loops: Vec<Loop> = Vec::new();
        let mut innermost = vec![None; cfg.block_count()];
        // A header has a smaller number than what is in its body, so this goes from the outside in.
        for (number, &block) in walk.vertex.iter().enumerate() {
            let parent = (around[number] != NONE).then(|| loop_of[around[number] as usize]);
            innermost[block.index()] = parent;
            if !walk.back_from[number].is_empty() {
                loop_of[number] = loops.len();
                innermost[block.index()] = Some(loops.len());
                loops.push(Loop { headers: vec![block], parent, irreducible: false });
            }
        }
        let mut forest = Loops { last: Vec::new(), loops, innermost, back_edges: Vec::new() };
        forest.renumber();
        forest
    }

    /// Gives loops their indices in preorder of the nesting, so that what is inside a loop is an interval.
    fn renumber(&mut self) {
        let n = self.loops.len();
        let mut size = vec![1usize; n];
        for l in (0..n).rev() {
            if let Some(parent) = self.loops[l].parent {
                size[parent] += size[l];
            }
        }
        let (mut index, mut next, mut roots) = (vec![0; n], vec![0; n], 0);
        for l in 0..n {
            let place = match self.loops[l].parent {
                Some(parent) => &mut next[parent],
                None => &mut roots,
            };
            index[l] = *place;
            *place += size[l];
            next[l] = index[l] + 1;
        }
        let mut sorted: Vec<(usize, Loop)> = std::mem::take(&mut self.loops).into_iter().enumerate().collect();
        sorted.sort_by_key(|&(l, _)| index[l]);
        self.last = sorted.iter().map(|&(l, _)| index[l] + size[l] - 1).collect();
        self.loops = sorted.into_iter().map(|(_, l)| Loop { parent: l.parent.map(|p| index[p]), ..l }).collect();
        for inner in self.innermost.iter_mut().flatten() {
            *inner = index[*inner];
        }
    }

    /// Marks the loops that an edge enters beside their header. The target of an edge can only be the header of the
    /// innermost loop around it, so the marked ones are next to one another, up to the first that has the source too.
    fn mark_irreducible(&mut self, cfg: &Cfg) {
        // Towards the nearest loop around one that is not marked yet; the last entry stands for none.
        let none = self.loops.len() as u32;
        let mut up: Vec<u32> = (0..=none).collect();
        let parent = |this: &Self, l: usize| this.loops[l].parent.map_or(none, |p| p as u32);
        for &from in cfg.reverse_postorder() {
            for &to in cfg.successors(from) {
                let Some(inner) = self.innermost(to) else { continue };
                let first = if self.loops[inner].headers[0] == to { parent(self, inner) } else { inner as u32 };
                let mut l = find(&mut up, first);
                while l != none && !self.contains(l as usize, from) {
                    self.loops[l as usize].irreducible = true;
                    up[l as usize] = parent(self, l as usize);
                    l = find(&mut up, l);
                }
            }
        }
    }

    /// Makes each irreducible loop directly inside another one part of it.
    fn merge_irreducible(&mut self) {
        let mut kept: Vec<Loop> = Vec::new();
        let mut index = vec![0; self.loops.len()];
        for (l, mut this) in std::mem::take(&mut self.loops).into_iter().enumerate() {
            this.parent = this.parent.map(|p| index[p]);
            index[l] = match this.parent {
                Some(parent) if this.irreducible && kept[parent].irreducible => {
                    kept[parent].headers.append(&mut this.headers);
                    parent
                }
                _ => {
                    kept.push(this);
                    kept.len() - 1
                }
            };
        }
        self.loops = kept;
        for inner in self.innermost.iter_mut().flatten() {
            *inner = index[*inner];
        }
        self.renumber();
    }
}

const NONE: u32 = u32::MAX;

/// A depth-first walk; blocks are numbered in preorder.
struct Walk {
    vertex: Vec<BlockId>,
    parent: Vec<u32>,
    /// Per number: where back edges to it come from.
    back_from: Vec<Vec<u32>>,
    /// Per number: the cross and forward edges whose ends have it as their nearest common ancestor.
    meeting_at: Vec<Vec<(u32, u32)>>,
}

/// The representative of a set, with path halving.
fn find(up: &mut [u32], mut v: u32) -> u32 {
    while up[v as usize] != v {
        up[v as usize] = up[up[v as usize] as usize];
        v = up[v as usize];
    }
    v
}

impl Walk {
    fn new(cfg: &Cfg) -> Self {
        let mut walk = Walk { vertex: Vec::new(), parent: Vec::new(), back_from: Vec::new(), meeting_at: Vec::new() };
        let mut number = vec![NONE; cfg.block_count()];
        // Finished nodes point towards their nearest ancestor that is not finished.
        let mut up: Vec<u32> = Vec::new();
        let mut stack: Vec<(u32, usize)> = Vec::new();
        if let Some(&entry) = cfg.reverse_postorder().first() {
            number[entry.index()] = walk.discover(entry, NONE, &mut up);
            stack.push((0, 0));
        }
        let mut finished: Vec<bool> = vec![false; cfg.reverse_postorder().len()];
        while let Some((from, next)) = stack.last_mut() {
            let from = *from;
            let Some(&to) = cfg.successors(walk.vertex[from as usize]).get(*next) else {
                stack.pop();
                finished[from as usize] = true;
                if walk.parent[from as usize] != NONE {
                    up[from as usize] = walk.parent[from as usize];
                }
                continue;
            };
            *next += 1;
            match number[to.index()] {
                NONE => {
                    let new = walk.discover(to, from, &mut up);
                    number[to.index()] = new;
                    stack.push((new, 0));
                }
                to if finished[to as usize] => {
                    let meeting = find(&mut up, to);
                    walk.meeting_at[meeting as usize].push((from, to));
                }
                to => walk.back_from[to as usize].push(from),
            }
        }
        walk
    }

    fn discover(&mut self, block: BlockId, parent: u32, up: &mut Vec<u32>) -> u32 {
        let number = self.vertex.len() as u32;
        self.vertex.push(block);
        self.parent.push(parent);
        self.back_from.push(Vec::new());
        self.meeting_at.push(Vec::new());
        up.push(number);
        number
    }

    fn back_edges(&self) -> Vec<(BlockId, BlockId)> {
        let vertex = |v: u32| self.vertex[v as usize];
        let edges = self.back_from.iter().enumerate();
        edges.flat_map(|(to, from)| from.iter().map(move |&from| (vertex(from), vertex(to as u32)))).collect()
    }

    /// Per number, the header of the innermost loop around it (for a header, around its loop).
    fn nest(&self) -> Vec<u32> {
        let n = self.vertex.len();
        let mut around = vec![NONE; n];
        let mut up: Vec<u32> = (0..n as u32).collect();
        let mut from: Vec<Vec<u32>> = self.parent.iter().map(|&p| if p == NONE { vec![] } else { vec![p] }).collect();
        let mut in_body = vec![NONE; n];
        for w in (0..n as u32).rev() {
            for &(source, target) in &self.meeting_at[w as usize] {
                let target = find(&mut up, target);
                from[target as usize].push(source);
            }
            let mut body: Vec<u32> = Vec::new();
            let mut add = |v: u32, up: &mut [u32], body: &mut Vec<u32>| {
                let v = find(up, v);
                if v != w && std::mem::replace(&mut in_body[v as usize], w) != w {
                    body.push(v);
                }
            };
            for &v in &self.back_from[w as usize] {
                add(v, &mut up, &mut body);
            }
            let mut done = 0;
            while done < body.len() {
                let v = body[done];
                done += 1;
                for source in std::mem::take(&mut from[v as usize]) {
                    add(source, &mut up, &mut body);
                }
            }
            for v in body {
                around[v as usize] = w;
                up[v as usize] = w;
            }
        }
        around
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cfg::tests::{graph, random_edges};
    use proptest::prelude::*;

    fn loops_of(edges: &[Vec<u32>]) -> (Cfg, Loops) {
        let cfg = Cfg::new(&graph(edges));
        let loops = Loops::new(&cfg);
        (cfg, loops)
    }

    fn blocks_in(loops: &Loops, index: usize, n: usize) -> Vec<u32> {
        (0..n as u32).filter(|&b| loops.contains(index, BlockId(b))).collect()
    }

    #[test]
    fn nested_natural_loops() {
        let (_, loops) = loops_of(&[vec![1], vec![2], vec![2, 3], vec![1, 4], vec![4], vec![1]]);
        assert_eq!(loops.loops().len(), 3);
        assert_eq!(loops.loops()[0], Loop { headers: vec![BlockId(1)], parent: None, irreducible: false });
        assert_eq!(loops.loops()[1], Loop { headers: vec![BlockId(2)], parent: Some(0), irreducible: false });
        assert_eq!(blocks_in(&loops, 0, 6), [1, 2, 3]);
        assert_eq!(blocks_in(&loops, 1, 6), [2]);
        assert_eq!(blocks_in(&loops, 2, 6), [4]);
        assert_eq!(loops.entered(BlockId(0), BlockId(1)).collect::<Vec<_>>(), [0]);
        assert_eq!(loops.entered(BlockId(1), BlockId(2)).collect::<Vec<_>>(), [1]);
        assert_eq!(loops.entered(BlockId(3), BlockId(1)).count(), 0);
    }

    #[test]
    fn a_loop_with_two_entries_is_irreducible() {
        let (_, loops) = loops_of(&[vec![1, 2], vec![2], vec![1, 3], vec![]]);
        assert_eq!(loops.loops().len(), 1);
        assert!(loops.loops()[0].irreducible);
        assert_eq!(blocks_in(&loops, 0, 4), [1, 2]);
        assert_eq!(loops.entered(BlockId(0), BlockId(2)).count(), 1);
    }

    /// Blocks on a cycle with `h` among `within`.
    fn component(cfg: &Cfg, h: BlockId, within: impl Fn(BlockId) -> bool) -> Vec<BlockId> {
        let reach = |next: &dyn Fn(BlockId) -> Vec<BlockId>| {
            let mut seen = vec![false; cfg.block_count()];
            let mut work = next(h);
            while let Some(b) = work.pop() {
                if within(b) && !std::mem::replace(&mut seen[b.index()], true) {
                    work.extend(next(b));
                }
            }
            seen
        };
        let forwards = reach(&|b| cfg.successors(b).to_vec());
        let backwards = reach(&|b| cfg.predecessors(b).to_vec());
        (0..cfg.block_count()).filter(|&b| forwards[b] && backwards[b]).map(BlockId::from_index).collect()
    }

    fn check(edges: &[Vec<u32>]) {
        let (cfg, loops) = loops_of(edges);
        let walk = Walk::new(&cfg);
        let below = |h: usize, b: BlockId| {
            let mut at = walk.vertex.iter().position(|&v| v == b).map_or(NONE, |v| v as u32);
            while at != NONE && at != h as u32 {
                at = walk.parent[at as usize];
            }
            at == h as u32
        };
        for (number, &h) in walk.vertex.iter().enumerate() {
            let body = component(&cfg, h, |b| below(number, b));
            assert_eq!(body.is_empty(), !loops.loops().iter().any(|l| l.headers.contains(&h)), "{h} is a header");
            let Some(index) = loops.loops().iter().position(|l| l.headers.contains(&h)) else { continue };
            let found = blocks_in(&loops, index, edges.len());
            if loops.loops()[index].headers[0] == h {
                assert_eq!(found, body.iter().map(|b| b.0).collect::<Vec<_>>(), "body of {h}");
            }
            // An irreducible loop, and only such a one, is entered beside its header.
            let beside = found.iter().any(|&b| {
                BlockId(b) != h
                    && cfg.predecessors(BlockId(b)).iter().any(|&p| cfg.is_reachable(p) && !found.contains(&p.0))
            });
            assert_eq!(loops.loops()[index].irreducible, beside);
        }
        // Without back edges there is no cycle.
        let (acyclic, _) = loops_of(
            &(0..edges.len() as u32)
                .map(|b| {
                    let back = |to: u32| loops.back_edges().contains(&(BlockId(b), BlockId(to)));
                    edges[b as usize].iter().copied().filter(|&to| cfg.is_reachable(BlockId(b)) && !back(to)).collect()
                })
                .collect::<Vec<_>>(),
        );
        assert!((0..edges.len()).all(|b| component(&acyclic, BlockId::from_index(b), |_| true).is_empty()));
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(2000))]
        #[test]
        fn random_graphs(edges in random_edges(10)) {
            check(&edges);
        }
    }

    #[test]
    fn a_deep_nest() {
        let n = 20_000u32;
        let edges: Vec<Vec<u32>> = (0..=2 * n)
            .map(|i| {
                if i < n {
                    vec![i + 1]
                } else if i < 2 * n {
                    vec![i + 1, 2 * n - i]
                } else {
                    vec![]
                }
            })
            .collect();
        assert_eq!(loops_of(&edges).1.loops().len(), n as usize);
    }
}
