//! The constraint graph: nodes with sets, edges along which sets flow, and cycles that become one node.
//!
//! The graph is solved in waves (Pereira and Berlin, 2009): nodes on a cycle of edges are made one (Tarjan's components), what is
//! new in each node goes along the edges in topological order, and then the constraints that make new edges are looked at.

use std::collections::HashSet;
use std::hash::{BuildHasherDefault, Hasher};

/// A hash for small numbers that nobody chooses to collide.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Mixer(u64);

impl Hasher for Mixer {
    fn finish(&self) -> u64 {
        self.0 ^ self.0 >> 29
    }

    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|&byte| self.write_u64(u64::from(byte)));
    }

    fn write_u32(&mut self, number: u32) {
        self.write_u64(u64::from(number));
    }

    fn write_u64(&mut self, number: u64) {
        self.0 = (self.0.rotate_left(5) ^ number).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    }

    fn write_i64(&mut self, number: i64) {
        self.write_u64(number.cast_unsigned());
    }

    fn write_usize(&mut self, number: usize) {
        self.write_u64(number as u64);
    }
}

/// What hash tables here are made with.
pub(crate) type Mixing = BuildHasherDefault<Mixer>;

/// A node of the graph.
pub(crate) type NodeId = u32;

/// Up to this size sets are searched one by one.
const SMALL_SET: usize = 12;

/// A set of locations that remembers in which order its members came. There are far fewer locations than nodes.
#[derive(Clone, Debug, Default)]
struct Members {
    list: Vec<u32>,
    bits: Vec<u64>,
}

impl Members {
    /// Adds a member; whether it is new.
    fn insert(&mut self, member: u32) -> bool {
        let (word, bit) = (member as usize / 64, 1u64 << (member % 64));
        if self.bits.len() <= word {
            self.bits.resize(word + 1, 0);
        }
        let new = self.bits[word] & bit == 0;
        if new {
            self.bits[word] |= bit;
            self.list.push(member);
        }
        new
    }
}

/// The edges of a node, in the order in which they came.
#[derive(Clone, Debug, Default)]
struct Edges {
    list: Vec<u32>,
    index: Option<HashSet<u32, Mixing>>,
}

impl Edges {
    /// Adds an edge; whether it is new.
    fn insert(&mut self, to: u32) -> bool {
        let new = match &mut self.index {
            Some(index) => index.insert(to),
            None => !self.list.contains(&to),
        };
        if new {
            self.list.push(to);
            if self.index.is_none() && self.list.len() > SMALL_SET {
                self.index = Some(self.list.iter().copied().collect());
            }
        }
        new
    }
}

#[derive(Debug, Default)]
struct Node {
    members: Members,
    /// Members that have gone along all edges.
    spread: usize,
    /// Edges to other nodes.
    to: Edges,
}

/// The graph.
#[derive(Debug, Default)]
pub(crate) struct Graph {
    nodes: Vec<Node>,
    /// Which node a node has become part of; itself if of none.
    parent: Vec<NodeId>,
    /// Nodes on the way from sources to targets.
    order: Vec<NodeId>,
    /// There are edges or nodes that `order` does not know.
    stale: bool,
    /// Nodes that have become part of others since they were asked for.
    merged: Vec<(NodeId, NodeId)>,
}

impl Graph {
    pub fn node(&mut self) -> NodeId {
        self.nodes.push(Node::default());
        self.parent.push(self.nodes.len() as u32 - 1);
        self.stale = true;
        self.nodes.len() as u32 - 1
    }

    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// The node that this one is part of.
    pub fn find(&self, node: NodeId) -> NodeId {
        let mut at = node;
        while self.parent[at as usize] != at {
            at = self.parent[at as usize];
        }
        at
    }

    fn find_and_shorten(&mut self, node: NodeId) -> NodeId {
        let root = self.find(node);
        let mut at = node;
        while self.parent[at as usize] != root {
            at = std::mem::replace(&mut self.parent[at as usize], root);
        }
        root
    }

    /// The members of a node.
    pub fn members(&self, node: NodeId) -> &[u32] {
        &self.nodes[self.find(node) as usize].members.list
    }

    /// The members of a node as bits; zeros at the end do not count.
    pub fn bits(&self, node: NodeId) -> &[u64] {
        let bits = &self.nodes[self.find(node) as usize].members.bits;
        let len = bits.iter().rposition(|&word| word != 0).map_or(0, |last| last + 1);
        &bits[..len]
    }

    /// Adds a member.
    pub fn insert(&mut self, node: NodeId, member: u32) {
        let node = self.find_and_shorten(node);
        self.nodes[node as usize].members.insert(member);
    }

    /// All members of one, now and later, are members of the other.
    pub fn edge(&mut self, from: NodeId, to: NodeId) {
        let (from, to) = (self.find_and_shorten(from), self.find_and_shorten(to));
        if from == to || !self.nodes[from as usize].to.insert(to) {
            return;
        }
        self.stale = true;
        self.flow(from, to, 0);
    }

    /// Members from a position on go to another node.
    fn flow(&mut self, from: NodeId, to: NodeId, start: usize) {
        if from == to {
            return;
        }
        let list = std::mem::take(&mut self.nodes[from as usize].members.list);
        for &member in &list[start..] {
            self.nodes[to as usize].members.insert(member);
        }
        self.nodes[from as usize].members.list = list;
    }

    /// Makes two nodes one.
    pub fn merge(&mut self, a: NodeId, b: NodeId) {
        let (a, b) = (self.find_and_shorten(a), self.find_and_shorten(b));
        if a == b {
            return;
        }
        let gone = std::mem::take(&mut self.nodes[b as usize]);
        self.parent[b as usize] = a;
        let kept = &mut self.nodes[a as usize];
        gone.members.list.iter().for_each(|&member| {
            kept.members.insert(member);
        });
        gone.to.list.iter().for_each(|&to| {
            kept.to.insert(to);
        });
        // All of it has to go along the edges that were the other's.
        kept.spread = 0;
        self.merged.push((a, b));
        self.stale = true;
    }

    /// The nodes that have become part of others since this was called last: which, and what it was.
    pub fn take_merged(&mut self) -> Vec<(NodeId, NodeId)> {
        std::mem::take(&mut self.merged)
    }

    /// Lets everything flow.
    pub fn spread(&mut self) {
        if std::mem::take(&mut self.stale) {
            self.collapse();
            // What collapsing made needs no second look.
            self.stale = false;
        }
        let order = std::mem::take(&mut self.order);
        for &node in &order {
            let (start, len) = (self.nodes[node as usize].spread, self.nodes[node as usize].members.list.len());
            if start == len {
                continue;
            }
            self.nodes[node as usize].spread = len;
            let edges = std::mem::take(&mut self.nodes[node as usize].to);
            for &to in &edges.list {
                let to = self.find_and_shorten(to);
                self.flow(node, to, start);
            }
            self.nodes[node as usize].to = edges;
        }
        self.order = order;
    }

    /// Makes every cycle one node, and brings the nodes in order.
    fn collapse(&mut self) {
        let components = self.components();
        self.order.clear();
        for component in components {
            let first = component[0];
            component[1..].iter().for_each(|&other| self.merge(first, other));
            self.order.push(first);
        }
        // Components come after what they lead to.
        self.order.reverse();
        for i in 0..self.order.len() {
            let node = self.order[i];
            if self.nodes[node as usize].to.list.is_empty() {
                continue;
            }
            let edges = std::mem::take(&mut self.nodes[node as usize].to);
            let mut kept = Edges::default();
            for &to in &edges.list {
                let to = self.find_and_shorten(to);
                if to != node {
                    kept.insert(to);
                }
            }
            self.nodes[node as usize].to = kept;
        }
    }

    /// Tarjan's strongly connected components, without recursion; each comes after all that it leads to.
    fn components(&mut self) -> Vec<Vec<NodeId>> {
        const NEW: u32 = u32::MAX;
        let count = self.nodes.len();
        let (mut number, mut low) = (vec![NEW; count], vec![0u32; count]);
        let (mut next, mut on_stack) = (0, vec![false; count]);
        let (mut stack, mut found) = (Vec::new(), Vec::new());
        let mut walk: Vec<(NodeId, usize)> = Vec::new();
        for root in 0..count as u32 {
            if number[root as usize] != NEW || self.parent[root as usize] != root {
                continue;
            }
            walk.push((root, 0));
            while let Some((node, edge)) = walk.last_mut() {
                let at = *node as usize;
                if *edge == 0 && number[at] == NEW {
                    (number[at], low[at]) = (next, next);
                    next += 1;
                    stack.push(*node);
                    on_stack[at] = true;
                }
                let to = self.nodes[at].to.list.get(*edge).copied();
                *edge += 1;
                match to.map(|to| self.find_and_shorten(to)) {
                    Some(to) if number[to as usize] == NEW => walk.push((to, 0)),
                    Some(to) if on_stack[to as usize] => low[at] = low[at].min(number[to as usize]),
                    Some(_) => {}
                    None => {
                        walk.pop();
                        if let Some(&(up, _)) = walk.last() {
                            low[up as usize] = low[up as usize].min(low[at]);
                        }
                        if low[at] == number[at] {
                            let mut component = Vec::new();
                            while let Some(member) = stack.pop() {
                                on_stack[member as usize] = false;
                                component.push(member);
                                if member as usize == at {
                                    break;
                                }
                            }
                            found.push(component);
                        }
                    }
                }
            }
        }
        found
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cycles_become_one_node_and_sets_flow() {
        let mut graph = Graph::default();
        let nodes: Vec<NodeId> = (0..5).map(|_| graph.node()).collect();
        graph.insert(nodes[0], 7);
        for (from, to) in [(0, 1), (1, 2), (2, 3), (3, 1), (3, 4)] {
            graph.edge(nodes[from], nodes[to]);
        }
        graph.insert(nodes[2], 8);
        graph.spread();
        assert_eq!(graph.members(nodes[0]), [7]);
        let mut end = graph.members(nodes[4]).to_vec();
        end.sort_unstable();
        assert_eq!(end, [7, 8]);
        assert_eq!(graph.find(nodes[1]), graph.find(nodes[3]));
        assert_ne!(graph.find(nodes[0]), graph.find(nodes[1]));
        // What comes later flows, too.
        graph.insert(nodes[1], 9);
        graph.spread();
        assert!(graph.members(nodes[4]).contains(&9));
        assert_eq!(graph.take_merged().len(), 2);
    }
}
