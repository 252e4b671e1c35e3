//! Constraints that make edges as sets grow: loads, stores, copies, shifts and calls.

use super::graph::{Graph, Mixing, NodeId};
use super::objects::{Location, ObjectKind, Objects, gcd};
use super::{Classes, Edge, LocationId, ObjectId, PointsTo};
use crate::library::{Effect, Source};
use crate::place::Place;
use raddle_base::IdVec;
use raddle_ir::FunctionId;
use std::collections::{HashMap, HashSet};

/// Bytes of a word.
const WORD: i64 = 8;

/// Words of a copy that are told apart.
const COPIED_WORDS_MAX: u64 = 64;

/// What to do with each new member of a node.
#[derive(Clone, Debug)]
pub(super) enum Constraint {
    /// What is there goes to the node.
    Load { to: NodeId, bytes: Option<u64> },
    /// The members of the node go there.
    Store { from: NodeId, bytes: Option<u64> },
    /// It goes to the node, moved by an offset and any multiple of a stride.
    Shift { to: NodeId, offset: i64, stride: u64 },
    /// What is behind the node goes there.
    CopyTo { from: NodeId, bytes: Option<u64> },
    /// What is there goes behind the node.
    CopyFrom { to: NodeId, bytes: Option<u64> },
    /// It may be called, by this call.
    Call(u32),
    /// A library function may call it, for this call.
    Callback { call: u32, index: u32 },
}

/// A call.
#[derive(Clone, Debug)]
pub(super) struct Call {
    pub place: Place,
    pub args: Vec<NodeId>,
    pub results: Vec<NodeId>,
}

/// A function, for its callers.
#[derive(Clone, Debug, Default)]
pub(super) struct Signature {
    pub params: Vec<NodeId>,
    pub returns: Vec<NodeId>,
    pub varargs: bool,
    /// It has no body: what it does.
    pub library: Option<&'static Effect>,
}

/// What the words of an object hold.
#[derive(Clone, Debug, Default)]
pub(super) struct Words {
    pub nodes: Vec<(i64, NodeId)>,
    /// Words that are the same modulo this are one; zero: none are.
    folded: u64,
}

/// The constraints, and the solution so far.
#[derive(Debug, Default)]
pub(super) struct Solver {
    pub graph: Graph,
    pub objects: Objects,
    pub values: IdVec<FunctionId, NodeId>,
    pub signatures: IdVec<FunctionId, Signature>,
    pub calls: Vec<Call>,
    /// By node.
    constraints: Vec<Vec<Constraint>>,
    /// By node: members that all its constraints have seen.
    handled: Vec<usize>,
    words: Vec<Words>,
    edges: HashMap<Place, Vec<Edge>>,
    linked: HashSet<(u32, FunctionId, Option<u32>)>,
    /// What many members together give, for those that have the same ones: a pointer that may point to a thousand objects is
    /// seldom alone.
    shared: HashMap<(Shared, Vec<LocationId>), NodeId, Mixing>,
}

/// Something that is done with many members.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Shared {
    Load(Option<u64>),
    Store(Option<u64>),
    Shift(i64, u64),
}

/// From this many members on it pays to share.
const SHARED_MIN: usize = 4;

impl Solver {
    pub fn node(&mut self) -> NodeId {
        self.constraints.push(Vec::new());
        self.handled.push(0);
        self.graph.node()
    }

    /// As many nodes, one behind the other; gives the first.
    pub fn nodes(&mut self, count: usize) -> NodeId {
        let first = self.graph.len() as u32;
        (0..count).for_each(|_| {
            self.node();
        });
        first
    }

    pub fn constrain(&mut self, node: NodeId, constraint: Constraint) {
        let node = self.graph.find(node) as usize;
        self.constraints[node].push(constraint);
        self.handled[node] = 0;
    }

    pub fn points_to(&mut self, node: NodeId, kind: ObjectKind, offset: i64) {
        let object = self.objects.object(kind);
        let location = self.objects.place(object, offset, 0);
        self.graph.insert(node, location);
    }

    /// Solves all constraints.
    pub fn solve(&mut self) {
        loop {
            self.graph.spread();
            self.follow_merges();
            let mut done = true;
            for node in 0..self.constraints.len() as u32 {
                let at = node as usize;
                let len = self.graph.members(node).len();
                if self.constraints[at].is_empty() || self.graph.find(node) != node || self.handled[at] >= len {
                    continue;
                }
                done = false;
                let new: Vec<LocationId> = self.graph.members(node)[self.handled[at]..].to_vec();
                self.handled[at] = len;
                // Constraints that come while these are looked at are seen in the next round: they reset what was handled.
                let constraints = self.constraints[at].clone();
                let mut sorted = Vec::new();
                if new.len() >= SHARED_MIN {
                    sorted.clone_from(&new);
                    sorted.sort_unstable();
                }
                for constraint in &constraints {
                    if sorted.is_empty() || !self.apply_shared(constraint, &sorted) {
                        new.iter().for_each(|&id| self.apply(constraint, id));
                    }
                }
            }
            self.follow_merges();
            if done {
                return;
            }
        }
    }

    /// Constraints of nodes that have become part of others are theirs now.
    fn follow_merges(&mut self) {
        for (_, gone) in self.graph.take_merged() {
            let constraints = std::mem::take(&mut self.constraints[gone as usize]);
            let root = self.graph.find(gone) as usize;
            self.constraints[root].extend(constraints);
            self.handled[root] = 0;
        }
    }

    /// The same as [`apply`](Self::apply) for many members, by way of a node that stands for all of them. False if this is not for
    /// the constraint.
    fn apply_shared(&mut self, constraint: &Constraint, all: &[LocationId]) -> bool {
        let kind = match *constraint {
            Constraint::Load { bytes, .. } => Shared::Load(bytes),
            Constraint::Store { bytes, .. } => Shared::Store(bytes),
            Constraint::Shift { offset, stride, .. } => Shared::Shift(offset, stride),
            Constraint::CopyTo { .. }
            | Constraint::CopyFrom { .. }
            | Constraint::Call(_)
            | Constraint::Callback { .. } => return false,
        };
        let key = (kind, all.to_vec());
        let node = match self.shared.get(&key) {
            Some(&node) => node,
            None => {
                let node = self.node();
                self.shared.insert(key, node);
                let mine = match kind {
                    Shared::Load(bytes) => Constraint::Load { to: node, bytes },
                    Shared::Store(bytes) => Constraint::Store { from: node, bytes },
                    Shared::Shift(offset, stride) => Constraint::Shift { to: node, offset, stride },
                };
                all.iter().for_each(|&id| self.apply(&mine, id));
                node
            }
        };
        match *constraint {
            Constraint::Load { to, .. } | Constraint::Shift { to, .. } => self.graph.edge(node, to),
            Constraint::Store { from, .. } => self.graph.edge(from, node),
            _ => {}
        }
        true
    }

    fn apply(&mut self, constraint: &Constraint, id: LocationId) {
        match *constraint {
            Constraint::Load { to, bytes } => {
                for word in self.words(id, bytes) {
                    self.graph.edge(word, to);
                }
            }
            Constraint::Store { from, bytes } => {
                for word in self.words(id, bytes) {
                    self.graph.edge(from, word);
                }
            }
            Constraint::Shift { to, offset, stride } => {
                let shifted = self.objects.shifted(id, offset, stride);
                self.graph.insert(to, shifted);
            }
            Constraint::CopyTo { from, bytes } => {
                let others = self.graph.members(from).to_vec();
                others.iter().for_each(|&other| self.copy(id, other, bytes));
            }
            Constraint::CopyFrom { to, bytes } => {
                let others = self.graph.members(to).to_vec();
                others.iter().for_each(|&other| self.copy(other, id, bytes));
            }
            Constraint::Call(call) => {
                if let ObjectKind::Function(callee) = self.objects.kind(self.objects.location(id).object) {
                    self.link(call, callee);
                }
            }
            Constraint::Callback { call, index } => {
                if let ObjectKind::Function(callee) = self.objects.kind(self.objects.location(id).object) {
                    self.link_callback(call, index, callee);
                }
            }
        }
    }

    /// What the memory behind one location holds gets behind the other.
    fn copy(&mut self, to: LocationId, from: LocationId, bytes: Option<u64>) {
        let (target, source) = (self.objects.location(to), self.objects.location(from));
        let exact = |location: Location| location.stride == 0 && location.offset % WORD == 0;
        let words = bytes.map(|bytes| bytes.div_ceil(WORD as u64)).filter(|&words| words <= COPIED_WORDS_MAX);
        match words.filter(|_| exact(target) && exact(source)) {
            Some(words) => {
                for word in 0..words as i64 {
                    let at = |location: Location| location.offset.saturating_add(word * WORD).div_euclid(WORD);
                    let from = self.word(source.object, at(source));
                    let to = self.word(target.object, at(target));
                    self.graph.edge(from, to);
                }
            }
            None => {
                let from = self.words(from, None);
                let to = self.words(to, None);
                from.iter().for_each(|&from| to.iter().for_each(|&to| self.graph.edge(from, to)));
            }
        }
    }

    /// The words that an access may touch.
    fn words(&mut self, id: LocationId, bytes: Option<u64>) -> Vec<NodeId> {
        let Location { object, offset, stride } = self.objects.location(id);
        let Some(bytes) = bytes else {
            self.fold(object, 1);
            return vec![self.word(object, 0)];
        };
        if stride > 0 {
            self.fold(object, if i64::from(stride) % WORD == 0 { u64::from(stride) / WORD as u64 } else { 1 });
        }
        let last = offset.saturating_add_unsigned(bytes.max(1) - 1);
        let mut words: Vec<NodeId> =
            (offset.div_euclid(WORD)..=last.div_euclid(WORD)).map(|word| self.word(object, word)).collect();
        words.dedup();
        words
    }

    /// The node of a word of an object.
    pub fn word(&mut self, object: ObjectId, word: i64) -> NodeId {
        if self.words.len() <= object as usize {
            self.words.resize(object as usize + 1, Words::default());
        }
        let words = &self.words[object as usize];
        let word = if words.folded > 0 { word.rem_euclid(words.folded as i64) } else { word };
        match words.nodes.iter().find(|(at, _)| *at == word) {
            Some(&(_, node)) => node,
            None => {
                let node = self.node();
                self.words[object as usize].nodes.push((word, node));
                node
            }
        }
    }

    /// From now on words of an object that are the same modulo this are one.
    fn fold(&mut self, object: ObjectId, modulus: u64) {
        // Makes sure that there is an entry.
        self.word(object, 0);
        let words = &mut self.words[object as usize];
        let folded = gcd(words.folded, modulus).max(1);
        if folded == words.folded {
            return;
        }
        words.folded = folded;
        let mut kept: Vec<(i64, NodeId)> = Vec::new();
        for (word, node) in std::mem::take(&mut words.nodes) {
            let word = word.rem_euclid(folded as i64);
            match kept.iter().find(|(at, _)| *at == word) {
                Some(&(_, other)) => self.graph.merge(other, node),
                None => kept.push((word, node)),
            }
        }
        self.words[object as usize].nodes = kept;
        self.follow_merges();
    }

    /// What a state of the environment holds.
    pub fn state(&mut self, name: &'static str) -> NodeId {
        let object = self.objects.object(ObjectKind::Environment(name));
        self.word(object, 0)
    }

    fn note(&mut self, place: Place, edge: Edge) {
        self.edges.entry(place).or_default().push(edge);
    }

    /// A call may call a function.
    pub fn link(&mut self, call: u32, callee: FunctionId) {
        if !self.linked.insert((call, callee, None)) {
            return;
        }
        let Call { place, args, results } = self.calls[call as usize].clone();
        self.note(place, Edge { callee, callback: None });
        let Signature { params, returns, varargs, library } = self.signatures[callee].clone();
        if let Some(effect) = library {
            self.library(call, effect);
            return;
        }
        params.iter().zip(&args).for_each(|(&param, &arg)| self.graph.edge(arg, param));
        returns.iter().zip(&results).for_each(|(&value, &result)| self.graph.edge(value, result));
        if varargs && args.len() > params.len() {
            let object = self.objects.object(ObjectKind::Varargs(callee));
            self.fold(object, 1);
            let all = self.word(object, 0);
            args[params.len()..].iter().for_each(|&arg| self.graph.edge(arg, all));
        }
    }

    fn link_callback(&mut self, call: u32, index: u32, callee: FunctionId) {
        if !self.linked.insert((call, callee, Some(index))) {
            return;
        }
        let Call { place, args, .. } = self.calls[call as usize].clone();
        self.note(place, Edge { callee, callback: Some(index) });
        let Signature { params, returns, .. } = self.signatures[callee].clone();
        // The call may be indirect: look at all library functions that it calls.
        let called: Vec<&'static Effect> = self.edges[&place]
            .iter()
            .filter(|edge| edge.callback.is_none())
            .filter_map(|edge| self.signatures[edge.callee].library)
            .collect();
        for callback in called.iter().filter_map(|effect| effect.callbacks.get(index as usize)) {
            for (&param, source) in params.iter().zip(&callback.arguments) {
                match *source {
                    Source::Argument(i) => {
                        if let Some(&arg) = args.get(i) {
                            // Somewhere in what the argument points to: an element of an array.
                            self.constrain(arg, Constraint::Shift { to: param, offset: 0, stride: 0 });
                            if callback.arguments.len() > 1 {
                                self.constrain(arg, Constraint::Shift { to: param, offset: 0, stride: 1 });
                            }
                        }
                    }
                    Source::State(name) => {
                        let held = self.state(name);
                        self.graph.edge(held, param);
                    }
                }
            }
            if let (Some(name), Some(&value)) = (callback.result, returns.first()) {
                let held = self.state(name);
                self.graph.edge(value, held);
            }
        }
    }

    /// The solution.
    pub fn finish(mut self) -> PointsTo {
        for edges in self.edges.values_mut() {
            edges.sort_unstable_by_key(|edge| (edge.callee, edge.callback));
        }
        PointsTo {
            graph: self.graph,
            objects: self.objects,
            values: self.values,
            words: self.words,
            edges: self.edges,
            classes: Classes::default(),
        }
    }
}
