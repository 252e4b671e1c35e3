//! Points-to sets: what each pointer of a program may point to, whatever the schedule (Andersen, 1994).
//!
//! The analysis looks at all functions at once, in no order (flow-insensitive), and each function once (context-insensitive). So
//! its sets hold for every interleaving. It is inclusion-based: `p = q` makes what `q` points to a subset of what `p` points to.
//!
//! - Any value can hold a pointer, integers too: arithmetic keeps the object and forgets the offset.
//! - Objects have offsets (`objects.rs`), so fields of structures are told apart; elements of an array are one.
//! - What memory holds is told apart by words of eight bytes. Where a place of an object has an index, all words that it may
//!   be are one.
//! - Calls through pointers, thread functions, callbacks of library functions and their results are followed as they are found.
//! - Library functions do what the [table](crate::library) says, or anything.
//!
//! An address that was not made from an address (a constant, an address that was hidden in control flow) points to nothing: the
//! machine has no object there either, or notices that an address was hidden.

mod build;
mod graph;
mod objects;
mod solve;
#[cfg(test)]
mod tests;

pub(crate) use objects::{ADDRESSES, Extent, Location, LocationId, ObjectId};
pub use objects::{EXACT_MAX, ObjectKind};

use crate::place::Place;
use graph::NodeId;
pub(crate) use graph::{Graph, Mixing};
use objects::Objects;
use raddle_base::{Id, IdVec};
use raddle_ir::{Const, FunctionId, Module, Operand};
use std::collections::HashMap;

/// A function that a call may call.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Edge {
    pub callee: FunctionId,
    /// Which callback of a library function it is; `None` if the call itself calls it.
    pub callback: Option<u32>,
}

/// What the pointers of a module may point to.
#[derive(Debug)]
pub struct PointsTo {
    graph: Graph,
    objects: Objects,
    /// By function: the node of its first value.
    values: IdVec<FunctionId, NodeId>,
    /// What words of objects hold: by object, the words so far, and into how many they are folded (0: not).
    words: Vec<solve::Words>,
    /// By call: whom it may call.
    edges: HashMap<Place, Vec<Edge>>,
    classes: Classes,
}

/// A set of locations, by its number: what many pointers have in common.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct ClassId(u32);

/// Sets that were asked for.
#[derive(Debug, Default)]
struct Classes {
    sets: Vec<Vec<Location>>,
    by_node: HashMap<NodeId, ClassId, Mixing>,
    by_bits: HashMap<Vec<u64>, ClassId, Mixing>,
    by_constant: HashMap<(ObjectId, i64), ClassId, Mixing>,
}

/// A place that a pointer may point to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Target {
    /// In which object.
    pub object: ObjectKind,
    /// Where in it, in bytes.
    pub offset: i64,
    /// Zero, or that offset and all that differ by a multiple of this.
    pub stride: u32,
}

impl PointsTo {
    /// Analyses a module.
    pub fn new(module: &Module) -> Self {
        let mut solver = build::constraints(module);
        solver.solve();
        solver.finish()
    }

    /// What an operand of a function may point to.
    pub fn targets(&self, function: FunctionId, operand: &Operand) -> Vec<Target> {
        let mut found = Vec::new();
        self.each_location(function, operand, |object, offset, stride| {
            found.push(Target { object: self.objects.kind(object), offset, stride });
        });
        found
    }

    /// The functions that a call may call: itself, or through a library function.
    pub fn callees(&self, call: Place) -> Vec<FunctionId> {
        let mut callees: Vec<FunctionId> = self.edges(call).iter().map(|edge| edge.callee).collect();
        callees.sort_unstable();
        callees.dedup();
        callees
    }

    /// The functions that a call may call, and how.
    pub(crate) fn edges(&self, call: Place) -> &[Edge] {
        self.edges.get(&call).map_or(&[], Vec::as_slice)
    }

    /// Calls `f` with each object, offset and stride that an operand may point to.
    pub(crate) fn each_location(&self, function: FunctionId, operand: &Operand, mut f: impl FnMut(ObjectId, i64, u32)) {
        match operand {
            Operand::Value(value) => {
                let node = self.values[function] + value.index() as u32;
                for &id in self.graph.members(node) {
                    let location = self.objects.location(id);
                    f(location.object, location.offset, location.stride);
                }
            }
            Operand::Const(Const::Global(global, offset)) => {
                if let Some(object) = self.objects.find(ObjectKind::Global(*global)) {
                    f(object, *offset, 0);
                }
            }
            Operand::Const(Const::Function(id)) => {
                if let Some(object) = self.objects.find(ObjectKind::Function(*id)) {
                    f(object, 0, 0);
                }
            }
            Operand::Const(_) => {}
        }
    }

    /// What an operand may point to, as a set that is shared by all that may point to the same; `None` for nothing.
    pub(crate) fn class(&mut self, function: FunctionId, operand: &Operand) -> Option<ClassId> {
        let classes = &mut self.classes;
        let (object, offset) = match operand {
            Operand::Value(value) => {
                let node = self.graph.find(self.values[function] + value.index() as u32);
                if let Some(&class) = classes.by_node.get(&node) {
                    return Some(class);
                }
                let bits = self.graph.bits(node);
                if bits.is_empty() {
                    return None;
                }
                let next = ClassId(classes.sets.len() as u32);
                let class = *classes.by_bits.entry(bits.to_vec()).or_insert(next);
                if class == next {
                    let members = self.graph.members(node).iter();
                    classes.sets.push(members.map(|&id| self.objects.location(id)).collect());
                }
                classes.by_node.insert(node, class);
                return Some(class);
            }
            Operand::Const(Const::Global(global, offset)) => (self.objects.find(ObjectKind::Global(*global))?, *offset),
            Operand::Const(Const::Function(id)) => (self.objects.find(ObjectKind::Function(*id))?, 0),
            Operand::Const(_) => return None,
        };
        let next = ClassId(classes.sets.len() as u32);
        let class = *classes.by_constant.entry((object, offset)).or_insert(next);
        if class == next {
            classes.sets.push(vec![Location { object, offset, stride: 0 }]);
        }
        Some(class)
    }

    /// The locations of a set.
    pub(crate) fn locations(&self, class: ClassId) -> &[Location] {
        &self.classes.sets[class.0 as usize]
    }

    /// The object of a kind, if anything points to it.
    pub(crate) fn object(&self, kind: ObjectKind) -> Option<ObjectId> {
        self.objects.find(kind)
    }

    /// How many objects there are.
    pub(crate) fn object_count(&self) -> usize {
        self.objects.len()
    }

    /// What an object stands for.
    pub(crate) fn kind(&self, object: ObjectId) -> ObjectKind {
        self.objects.kind(object)
    }

    /// The objects that what an object holds may point to.
    pub(crate) fn held(&self, object: ObjectId) -> Vec<ObjectId> {
        let mut held = Vec::new();
        if let Some(words) = self.words.get(object as usize) {
            for &(_, node) in &words.nodes {
                held.extend(self.graph.members(node).iter().map(|&id| self.objects.location(id).object));
            }
        }
        held.sort_unstable();
        held.dedup();
        held
    }
}
