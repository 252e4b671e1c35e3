//! Wakeup trees (*Source Sets*, section 6): the steps that have to be explored from the states on the path to the
//! present one.
//!
//! All trees share one arena with a free list; the children of a node are a list in the order in which they will be
//! explored. A tree is named by its first child, so the empty tree is [`WakeupTree::EMPTY`]. Freeing the arena is
//! freeing one vector: nothing recurses.

use crate::access_list::AccessList;
use crate::bytes::{Corrupt, Plain, Reader};
use crate::events::EventLog;
use crate::initials::{Together, WeakInitial, weak_initial};
use crate::notdep::Sequence;
use raddle_trace::{THREADS_MAX, ThreadId, ThreadSet, Transition};

const NONE: u32 = u32::MAX;

/// A tree in a [`WakeupTrees`] arena: its children, first to last.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WakeupTree(u32);

impl WakeupTree {
    /// The tree of only a root.
    pub const EMPTY: WakeupTree = WakeupTree(NONE);

    /// Whether there is only a root.
    #[inline]
    pub fn is_empty(self) -> bool {
        self == WakeupTree::EMPTY
    }
}

/// A step to explore.
#[derive(Debug)]
pub struct Branch {
    pub step: Transition,
    /// What it will touch, as far as that was predicted.
    pub accesses: Option<AccessList>,
    /// What is to be explored after it.
    pub subtree: WakeupTree,
}

#[derive(Clone, Debug)]
struct Node {
    transition: Transition,
    accesses: AccessList,
    children: u32,
    /// The next sibling, or the next free node.
    next: u32,
}

/// The arena of all wakeup trees of a search.
#[derive(Clone, Debug)]
pub struct WakeupTrees {
    nodes: Vec<Node>,
    free: u32,
    live: u64,
    live_max: u64,
}

impl WakeupTrees {
    pub fn new() -> Self {
        WakeupTrees { nodes: Vec::new(), free: NONE, live: 0, live_max: 0 }
    }

    /// The largest number of nodes there were at once.
    pub fn live_max(&self) -> u64 {
        self.live_max
    }

    /// The number of children of the root.
    pub fn children(&self, tree: WakeupTree) -> impl Iterator<Item = Transition> + '_ {
        let mut at = tree.0;
        std::iter::from_fn(move || {
            let node = self.nodes.get(at as usize)?;
            at = node.next;
            Some(node.transition)
        })
    }

    /// The threads that the trees mention, also those that a signal is to wake. (What has no accesses is no signal.)
    #[cold]
    pub fn in_mind(&self) -> ThreadSet {
        let mentioned = self.nodes.iter().flat_map(|node| {
            let Transition { thread, choice } = node.transition;
            let waiter = (choice as usize) < THREADS_MAX && !node.accesses.as_slice().is_empty();
            [thread, if waiter { ThreadId(choice) } else { thread }]
        });
        mentioned.collect()
    }

    fn add(&mut self, transition: Transition, accesses: AccessList) -> u32 {
        self.live += 1;
        self.live_max = self.live_max.max(self.live);
        let node = Node { transition, accesses, children: NONE, next: NONE };
        if self.free == NONE {
            self.nodes.push(node);
            return self.nodes.len() as u32 - 1;
        }
        let index = self.free;
        self.free = self.nodes[index as usize].next;
        self.nodes[index as usize] = node;
        index
    }

    /// Takes the first child `p` out of a tree, with `subtree(tree, p)`.
    #[inline]
    pub fn pop(&mut self, tree: &mut WakeupTree) -> Option<Branch> {
        let index = tree.0;
        let node = self.nodes.get_mut(index as usize)?;
        let (step, subtree) = (node.transition, WakeupTree(node.children));
        let accesses = std::mem::replace(&mut node.accesses, AccessList::EMPTY);
        node.transition = Transition::only(ThreadId::MAIN);
        tree.0 = node.next;
        node.next = self.free;
        self.free = index;
        self.live -= 1;
        Some(Branch { step, accesses: Some(accesses), subtree })
    }

    /// Frees a tree that will not be explored, without recursion: a popped node's subtree goes in front of its siblings.
    pub fn free(&mut self, tree: WakeupTree) {
        let mut rest = vec![tree];
        while let Some(mut tree) = rest.pop() {
            while let Some(Branch { subtree, .. }) = self.pop(&mut tree) {
                if !subtree.is_empty() {
                    rest.push(subtree);
                }
            }
        }
    }

    /// `insert(v, tree)` of section 6.2, up to where something is put into the tree: follows the first child that is a weak
    /// initial of what is left of `v`, until a leaf (then the tree already leads to an execution with `v`) or until there
    /// is no such child (then what is left becomes a new branch there, explored last: [`append`](Self::append)). `v` is
    /// used up.
    ///
    /// If all that was decided on the way rests on the prefix up to the second event of the race, the result is *lasting*:
    /// only what is left of the prefix is inserted, which is a branch for every execution with that prefix. The caller says
    /// whether it may be lasting, and whether a step that conflicts with nothing in `v` goes `together` with what is decided there and on
    /// the way; where it does it is followed, and is on the way of those that are asked for later.
    pub fn find(
        &self,
        tree: WakeupTree,
        sequence: &mut Sequence,
        mut lasting: bool,
        log: &EventLog,
        mut together: impl FnMut(Transition, &AccessList) -> Together,
    ) -> Found {
        let (mut parent, mut branch) = (NONE, 0);
        loop {
            let first = if parent == NONE { tree.0 } else { self.nodes[parent as usize].children };
            if first == NONE && parent != NONE || lasting && sequence.prefix_len() == 0 {
                return Found::Leaf { lasting };
            }
            let mut last = NONE;
            let mut child = first;
            loop {
                let Some(node) = self.nodes.get(child as usize) else {
                    return Found::Nothing(Place { parent, last, branch, lasting });
                };
                let found = weak_initial(node.transition, &node.accesses, sequence, log);
                lasting &= match found {
                    WeakInitial::No(index) | WeakInitial::Initial(index) => sequence.in_prefix(index),
                    WeakInitial::Independent => false,
                };
                let goes_together = match found {
                    WeakInitial::Independent => together(node.transition, &node.accesses),
                    WeakInitial::No(_) | WeakInitial::Initial(_) => Together::Yes,
                };
                if goes_together == Together::Unknown {
                    return Found::Unknown;
                }
                if matches!(found, WeakInitial::No(_)) || goes_together == Together::No {
                    branch += usize::from(parent == NONE);
                    (last, child) = (child, node.next);
                    continue;
                }
                sequence.pass(&node.accesses);
                if let WeakInitial::Initial(index) = found {
                    sequence.take(index);
                }
                break;
            }
            parent = child;
        }
    }

    /// Whether a step by itself is a leaf of a tree: everything that begins with it is going to be explored.
    #[inline]
    pub fn has_leaf(&self, tree: WakeupTree, step: Transition) -> bool {
        let mut child = tree.0;
        while let Some(node) = self.nodes.get(child as usize) {
            if node.transition == step {
                return node.children == NONE;
            }
            child = node.next;
        }
        false
    }

    /// Puts what is left of a sequence where [`find`](Self::find) found that it belongs.
    pub fn append(&mut self, tree: &mut WakeupTree, place: Place, sequence: &Sequence, log: &EventLog) {
        let Place { mut parent, mut last, branch: _, lasting } = place;
        let end = if lasting { sequence.prefix_end() } else { sequence.end() };
        for index in sequence.indices_before(end) {
            let new = self.add(
                sequence.transition(index),
                AccessList::with_footprint(sequence.accesses(index, log), sequence.footprint(index)),
            );
            match (last, parent) {
                (NONE, NONE) => tree.0 = new,
                (NONE, _) => self.nodes[parent as usize].children = new,
                _ => self.nodes[last as usize].next = new,
            }
            (parent, last) = (new, NONE);
        }
    }

    /// The largest number of nodes so far was this, unless there are more now.
    pub fn set_live_max(&mut self, live_max: u64) {
        self.live_max = self.live.max(live_max);
    }

    /// Whether all nodes there are belong to these trees, and to one only.
    pub fn holds_just(&self, trees: impl Iterator<Item = WakeupTree>) -> bool {
        let mut rest: Vec<u32> = trees.map(|tree| tree.0).collect();
        let mut seen = 0;
        while let Some(at) = rest.pop() {
            let Some(node) = self.nodes.get(at as usize) else { continue };
            seen += 1;
            rest.extend([node.next, node.children]);
            if seen > self.live {
                return false;
            }
        }
        seen == self.live
    }

    /// Writes a tree: of each node whether there is one, then the node, its children, its siblings.
    pub fn write(&self, tree: WakeupTree, to: &mut Vec<u8>) {
        let mut rest = vec![tree.0];
        while let Some(at) = rest.pop() {
            let node = self.nodes.get(at as usize);
            node.is_some().write(to);
            if let Some(Node { transition, accesses, children, next }) = node {
                transition.write(to);
                accesses.write(to);
                rest.extend([*next, *children]);
            }
        }
    }

    /// Reads what [`write`](Self::write) wrote.
    pub fn read(&mut self, from: &mut Reader<'_>) -> Result<WakeupTree, Corrupt> {
        let mut tree = WakeupTree::EMPTY;
        // What the next node is to its parent or elder sibling.
        let mut rest = vec![(NONE, false)];
        while let Some((of, is_child)) = rest.pop() {
            if !bool::read(from)? {
                continue;
            }
            let (transition, accesses) = Plain::read(from)?;
            let new = self.add(transition, accesses);
            match self.nodes.get_mut(of as usize) {
                None => tree = WakeupTree(new),
                Some(parent) if is_child => parent.children = new,
                Some(elder) => elder.next = new,
            }
            rest.extend([(new, false), (new, true)]);
        }
        Ok(tree)
    }
}

/// Where a sequence belongs in a wakeup tree.
#[derive(Clone, Copy, Debug)]
pub struct Place {
    parent: u32,
    last: u32,
    /// The branch of the root that it is below, or how many there are.
    branch: usize,
    /// Whether that is lasting: see [`WakeupTrees::find`].
    pub lasting: bool,
}

impl Place {
    /// Whether this is below one of the first branches of the root, this many.
    pub fn is_below(&self, branches: usize) -> bool {
        self.parent != NONE && self.branch < branches
    }
}

/// What a wakeup tree has for a sequence.
#[derive(Clone, Copy, Debug)]
pub enum Found {
    /// A leaf that is a weak prefix of it.
    Leaf {
        /// Whether that is lasting.
        lasting: bool,
    },
    /// No leaf; it belongs here.
    Nothing(Place),
    /// The machine has to be asked.
    Unknown,
}

impl Found {
    /// Whether the sequence would be a new child of the root.
    pub fn is_at_root(&self) -> bool {
        matches!(self, Found::Nothing(Place { parent: NONE, .. }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use raddle_trace::{Access, Mode, Order, ThreadId};

    fn write(address: u64) -> [Access; 1] {
        [Access { address, len: 8, mode: Mode::Write, order: Order::SeqCst, tag: 0 }]
    }

    fn step(thread: u32) -> Transition {
        Transition::only(ThreadId(thread))
    }

    /// A sequence of one step.
    fn single(thread: u32, address: u64) -> Sequence {
        let mut sequence = Sequence::default();
        sequence.push_last(step(thread), &write(address));
        sequence
    }

    fn insert(trees: &mut WakeupTrees, tree: &mut WakeupTree, mut sequence: Sequence) {
        let log = EventLog::default();
        if let Found::Nothing(place) = trees.find(*tree, &mut sequence, false, &log, |_, _| Together::Yes) {
            trees.append(tree, place, &sequence, &log);
        }
    }

    fn children(trees: &WakeupTrees, tree: WakeupTree) -> Vec<u32> {
        trees.children(tree).map(|step| step.thread.0).collect()
    }

    #[test]
    fn conflicting_steps_become_branches_in_order() {
        let (mut trees, mut tree) = (WakeupTrees::new(), WakeupTree::EMPTY);
        for thread in [3, 1, 2] {
            insert(&mut trees, &mut tree, single(thread, 0));
        }
        assert_eq!(children(&trees, tree), [3, 1, 2]);
        // A leaf that the sequence is consistent with: nothing to do, whether it is part of the sequence or independent.
        insert(&mut trees, &mut tree, single(1, 0));
        insert(&mut trees, &mut tree, single(4, 64));
        assert_eq!(children(&trees, tree), [3, 1, 2]);
        assert_eq!(trees.pop(&mut tree).map(|branch| branch.step), Some(step(3)));
        assert_eq!(children(&trees, tree), [1, 2]);
    }

    #[test]
    fn a_million_nodes_are_freed_without_recursion() {
        let mut trees = WakeupTrees::new();
        let mut tree = WakeupTree::EMPTY;
        let mut parent = NONE;
        for depth in 0..1_000_000 {
            let node = trees.add(step(depth % 100), AccessList::new(&write(0)));
            match parent {
                NONE => tree = WakeupTree(node),
                parent => trees.nodes[parent as usize].children = node,
            }
            parent = node;
        }
        trees.free(tree);
        assert_eq!((trees.live, trees.live_max), (0, 1_000_000));
        // Freed nodes are used again.
        let mut tree = WakeupTree::EMPTY;
        insert(&mut trees, &mut tree, single(1, 0));
        assert_eq!(trees.nodes.len(), 1_000_000);
    }
}
