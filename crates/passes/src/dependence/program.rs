//! What the slice is computed on: functions that can be reached, who calls them, and what every place does to memory.

use super::control::Control;
use super::slots::Slots;
use crate::library::{self, Effect, Outcome, Which};
use crate::place::{Code, Place, Places};
use crate::points_to::{ADDRESSES, ClassId, Edge, Extent, Location, ObjectId, ObjectKind, PointsTo};
use crate::rewrite::{Definition, definitions};
use raddle_base::{Id, IdVec};
use raddle_ir::{
    CastOp, CompareOp, Const, Function, FunctionId, GlobalId, Inst, InstKind, Module, Operand, Terminator, Type, roots,
};
use std::collections::HashMap;

/// What is known of a function with a body.
#[derive(Debug)]
pub(super) struct Facts {
    pub control: Control,
    pub slots: Slots,
    pub definitions: Vec<Definition>,
    /// Its allocas that are no slots.
    pub allocas: Vec<ObjectId>,
}

/// Memory that may be touched.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Range {
    /// So many bytes from a location of a set; `None` up to the end.
    Class(ClassId, Option<u64>),
    /// A whole object.
    Object(ObjectId),
}

/// Memory that a place may touch.
#[derive(Clone, Copy, Debug)]
pub(super) struct Touched {
    pub range: Range,
    pub reads: bool,
    pub writes: bool,
}

/// A program to slice.
pub(super) struct Program<'m> {
    pub module: &'m Module,
    pub places: Places,
    pub points_to: PointsTo,
    /// By function; `None` if it cannot be reached or has no body.
    pub facts: IdVec<FunctionId, Option<Facts>>,
    /// By function: the calls that may call it.
    pub callers: IdVec<FunctionId, Vec<(Place, Edge)>>,
    /// It cancels threads.
    pub cancels: bool,
    /// By object: whether some of its bytes may have no value, because nobody has written them or because such bytes were copied there.
    unwritten: Vec<bool>,
    /// By place: what it may touch, if anything.
    touched: HashMap<usize, Vec<Touched>>,
}

impl<'m> Program<'m> {
    pub fn new(module: &'m Module) -> Self {
        let points_to = PointsTo::new(module);
        let mut this = Program {
            module,
            places: Places::new(module),
            points_to,
            facts: module.functions.ids().map(|_| None).collect(),
            callers: module.functions.ids().map(|_| Vec::new()).collect(),
            cancels: false,
            unwritten: Vec::new(),
            touched: HashMap::new(),
        };
        let mut left = roots(module);
        while let Some(id) = left.pop() {
            let function = &module.functions[id];
            if function.is_external() || this.facts[id].is_some() {
                continue;
            }
            this.facts[id] = Some(this.look_at(id, function));
            for place in this.places_of(id) {
                for &edge in this.points_to.edges(place) {
                    this.cancels |= module.functions[edge.callee].name == "pthread_cancel";
                    this.callers[edge.callee].push((place, edge));
                    left.push(edge.callee);
                }
            }
        }
        for id in module.functions.ids() {
            for place in this.places_of(id) {
                let Code::Inst(inst) = place.code(module) else { continue };
                let touched = this.touched_by(place, inst);
                if !touched.is_empty() {
                    this.touched.insert(this.places.number(place), touched);
                }
            }
        }
        this.unwritten = this.unwritten();
        this
    }

    fn unwritten(&self) -> Vec<bool> {
        let is_global = |object| matches!(self.points_to.kind(object), ObjectKind::Global(_));
        let mut unwritten: Vec<bool> = (0..self.points_to.object_count() as ObjectId).map(|o| !is_global(o)).collect();
        for place in self.facts.ids().flat_map(|id| self.places_of(id)) {
            if let Code::Inst(Inst { kind: InstKind::MemCopy { .. } | InstKind::Call { .. }, .. }) =
                place.code(self.module)
            {
                for touched in self.touched(place).iter().filter(|touched| touched.writes) {
                    self.each_extent(touched.range, |object, _| unwritten[object as usize] = true);
                }
            }
        }
        unwritten
    }

    /// Whether what a pointer points to may have no value.
    pub fn may_be_unwritten(&self, function: FunctionId, ptr: &Operand) -> bool {
        let (mut known, mut unwritten) = (false, false);
        self.points_to.each_location(function, ptr, |object, _, _| {
            known = true;
            unwritten |= self.unwritten[object as usize];
        });
        unwritten || !known
    }

    fn look_at(&self, id: FunctionId, function: &Function) -> Facts {
        let comes_back = function.comes_back(&self.module.functions);
        let slots = if comes_back { Slots::default() } else { Slots::new(function) };
        let mut allocas = Vec::new();
        for inst in function.blocks.iter().flat_map(|(_, block)| &block.insts) {
            if let InstKind::Alloca { .. } = inst.kind
                && slots.accessed(&inst.results[0].into()).is_none()
            {
                allocas.extend(self.points_to.object(ObjectKind::Alloca(id, inst.results[0])));
            }
        }
        Facts { control: Control::new(function), slots, definitions: definitions(function), allocas }
    }

    /// The functions that can be reached.
    pub fn functions(&self) -> impl Iterator<Item = (FunctionId, &'m Function, &Facts)> {
        let module = self.module;
        self.facts.iter().filter_map(move |(id, facts)| Some((id, &module.functions[id], facts.as_ref()?)))
    }

    /// The places of a function that has been looked at, in blocks that can be reached.
    pub fn places_of(&self, id: FunctionId) -> Vec<Place> {
        let function = &self.module.functions[id];
        let Some(facts) = &self.facts[id] else { return Vec::new() };
        let mut found = Vec::new();
        for &block in facts.control.cfg().reverse_postorder() {
            let count = function.blocks[block].insts.len() as u32;
            found.extend((0..=count).map(|index| Place { function: id, block, index }));
        }
        found
    }

    /// What is known of the function of a place that can be reached.
    pub fn facts(&self, function: FunctionId) -> &Facts {
        match &self.facts[function] {
            Some(facts) => facts,
            None => unreachable!("{function} is not reached"),
        }
    }

    /// The library functions that a call may call.
    pub fn library(&self, place: Place) -> impl Iterator<Item = (&'m str, &'static Effect)> {
        let module = self.module;
        let callees = self.points_to.edges(place).iter().filter(|edge| edge.callback.is_none());
        callees.filter_map(move |edge| {
            let function = &module.functions[edge.callee];
            function.is_external().then(|| (function.name.as_str(), library::effect(&function.name)))
        })
    }

    /// What a place may touch, but for slots.
    pub fn touched(&self, place: Place) -> &[Touched] {
        self.touched.get(&self.places.number(place)).map_or(&[], Vec::as_slice)
    }

    /// These places change nothing that they touch.
    pub fn set_only_reading(&mut self, places: impl Iterator<Item = Place>) {
        for place in places {
            let touched = self.touched.get_mut(&self.places.number(place));
            touched.into_iter().flatten().for_each(|touched| touched.writes = false);
        }
    }

    /// Calls `f` with all that a range may be.
    pub fn each_extent(&self, range: Range, mut f: impl FnMut(ObjectId, Extent)) {
        match range {
            Range::Class(class, bytes) => {
                for &Location { object, offset, stride } in self.points_to.locations(class) {
                    f(object, Extent { offset, stride, bytes });
                }
            }
            Range::Object(object) => f(object, Extent::ALL),
        }
    }

    fn touched_by(&mut self, place: Place, inst: &Inst) -> Vec<Touched> {
        let module = self.module;
        let function = &module.functions[place.function];
        let bytes_of = |operand: &Operand| function.operand_type(operand).map(|ty| u64::from(Type::bytes(ty)));
        let length = |operand: &Operand| operand.as_int().and_then(|len| u64::try_from(len).ok());
        let mut touched = Vec::new();
        let mut touch = |ptr: &Operand, bytes: Option<u64>, reads: bool, writes: bool| {
            if self.facts(place.function).slots.accessed(ptr).is_none()
                && let Some(class) = self.points_to.class(place.function, ptr)
            {
                touched.push(Touched { range: Range::Class(class, bytes), reads, writes });
            }
        };
        match inst.kind.access() {
            InstKind::Load { ptr, .. } => touch(ptr, bytes_of(&inst.results[0].into()), true, false),
            InstKind::Store { ptr, value, .. } => touch(ptr, bytes_of(value), false, true),
            InstKind::Rmw { ptr, value, .. } | InstKind::CompareExchange { ptr, new: value, .. } => {
                touch(ptr, bytes_of(value), true, true);
            }
            InstKind::MemCopy { dst, src, len, .. } => {
                touch(src, length(len), true, false);
                touch(dst, length(len), false, true);
            }
            InstKind::MemSet { dst, len, .. } => touch(dst, length(len), false, true),
            InstKind::VaStart(list) => touch(list, None, false, true),
            InstKind::LifetimeStart(alloca) => touch(alloca, None, false, true),
            InstKind::Alloca { .. } => self.all_of(ObjectKind::Environment(ADDRESSES), false, true, &mut touched),
            InstKind::Call { args, .. } => self.touched_by_call(place, args, &mut touched),
            _ => {}
        }
        touched
    }

    fn touched_by_call(&mut self, place: Place, args: &[Operand], touched: &mut Vec<Touched>) {
        let edges = self.points_to.edges(place).to_vec();
        for edge in edges.iter().filter(|edge| edge.callback.is_none()) {
            let callee = &self.module.functions[edge.callee];
            if callee.is_external() {
                self.touched_by_library(place, args, library::effect(&callee.name), touched);
            } else if callee.varargs && args.len() > callee.params.len() {
                self.all_of(ObjectKind::Varargs(edge.callee), false, true, touched);
            }
        }
    }

    fn touched_by_library(&mut self, place: Place, args: &[Operand], effect: &Effect, touched: &mut Vec<Touched>) {
        let stores = effect.format.is_some_and(|at| args.get(at).is_none_or(|format| self.may_store(format)));
        let stored = stores.then_some(library::Touch {
            which: Which::All,
            reads: false,
            writes: true,
            bytes: None,
            reach: effect.touches.iter().any(|touch| touch.reach),
        });
        for &library::Touch { which, reads, writes, bytes, reach } in effect.touches.iter().chain(&stored) {
            let arguments = match which {
                Which::Argument(i) => args.get(i).map_or(&[][..], std::slice::from_ref),
                Which::All => args,
            };
            for argument in arguments {
                let Some(class) = self.points_to.class(place.function, argument) else { continue };
                touched.push(Touched { range: Range::Class(class, bytes), reads, writes });
                if reach {
                    let objects = self.points_to.locations(class).iter().map(|location| location.object).collect();
                    let reached = self.reach(objects).into_iter();
                    touched.extend(reached.map(|object| Touched { range: Range::Object(object), reads, writes }));
                }
            }
        }
        if effect.looks && args.iter().any(|arg| self.holds_addresses(place, arg)) {
            self.all_of(ObjectKind::Environment(ADDRESSES), true, false, touched);
        }
        // Whatever fails says so there.
        self.all_of(ObjectKind::Environment("errno"), false, true, touched);
        for name in &effect.states {
            self.all_of(ObjectKind::Environment(name), true, true, touched);
        }
        for (_, name) in &effect.puts {
            self.all_of(ObjectKind::Environment(name), false, true, touched);
        }
        for (to, name) in &effect.takes {
            if args.get(*to).is_some_and(|to| *to != Operand::Const(Const::Null)) {
                self.all_of(ObjectKind::Environment(name), true, false, touched);
            }
        }
        match effect.outcome {
            Outcome::Held(name) => self.all_of(ObjectKind::Environment(name), true, false, touched),
            Outcome::New | Outcome::Grown(_) => self.makes(place, touched),
            Outcome::Number | Outcome::Into(_) | Outcome::At(_) | Outcome::Any => {}
        }
        if !effect.makes.is_empty() || effect.mixes() {
            self.makes(place, touched);
        }
    }

    /// A call makes a new object.
    fn makes(&self, place: Place, touched: &mut Vec<Touched>) {
        self.all_of(ObjectKind::Heap(place), false, true, touched);
        self.all_of(ObjectKind::Environment(ADDRESSES), false, true, touched);
    }

    /// Whether what an operand points to holds pointers to objects whose addresses depend on what a thread did before.
    fn holds_addresses(&self, place: Place, operand: &Operand) -> bool {
        let mut holds = false;
        self.points_to.each_location(place.function, operand, |object, _, _| {
            holds |= self.points_to.held(object).into_iter().any(|held| self.is_made(held));
        });
        holds
    }

    /// Whether an object may end before the program does: thread-local ones do with their thread, whose end is in every slice.
    pub fn may_end(&self, object: ObjectId) -> bool {
        let local = |id: GlobalId| self.module.globals[id].thread_local;
        self.is_made(object) || matches!(self.points_to.kind(object), ObjectKind::Global(id) if local(id))
    }

    /// Whether an object is made while the program runs.
    pub fn is_made(&self, object: ObjectId) -> bool {
        matches!(self.points_to.kind(object), ObjectKind::Heap(_) | ObjectKind::Alloca(..))
    }

    /// Whether an instruction computes with an address as a number, so that it matters where an object is.
    pub fn looks_at_address(&self, function: FunctionId, kind: &InstKind) -> bool {
        let computes = match kind {
            InstKind::Binary(..) | InstKind::Unary(..) | InstKind::Ternary(..) | InstKind::Overflow(..) => true,
            // The same object or another one: that does not depend on where it is.
            InstKind::Compare(op, ..) => !matches!(op, CompareOp::Eq | CompareOp::Ne),
            InstKind::Cast(op, _) => !matches!(op, CastOp::PtrToInt | CastOp::IntToPtr | CastOp::Bitcast),
            _ => false,
        };
        let mut looks = false;
        if computes {
            kind.each_operand(|operand| {
                self.points_to.each_location(function, operand, |object, _, _| looks |= self.is_made(object));
            });
        }
        looks
    }

    fn all_of(&self, kind: ObjectKind, reads: bool, writes: bool, touched: &mut Vec<Touched>) {
        if let Some(object) = self.points_to.object(kind) {
            touched.push(Touched { range: Range::Object(object), reads, writes });
        }
    }

    /// Everything that can be reached from some objects.
    fn reach(&self, objects: Vec<ObjectId>) -> Vec<ObjectId> {
        let mut seen = vec![false; self.points_to.object_count()];
        let (mut left, mut found) = (objects, Vec::new());
        while let Some(object) = left.pop() {
            if !std::mem::replace(&mut seen[object as usize], true) {
                found.push(object);
                left.extend(self.points_to.held(object));
            }
        }
        found
    }

    /// Whether a format may have `%n`: it is not a constant string, or has one.
    fn may_store(&self, format: &Operand) -> bool {
        let Operand::Const(Const::Global(global, 0)) = format else { return true };
        let global = &self.module.globals[*global];
        let Some(init) = global.init.as_ref().filter(|_| global.constant) else { return true };
        let mut conversions = init.bytes.split(|&byte| byte == b'%').skip(1);
        conversions.any(|text| {
            text.iter().find(|byte| byte.is_ascii_alphabetic() && !b"hlqjztL".contains(byte)) == Some(&b'n')
        })
    }

    /// The objects whose lives a place may end.
    pub fn ended(&self, place: Place) -> Vec<ObjectId> {
        let facts = self.facts(place.function);
        let mut ended = Vec::new();
        let mut end = |operand: &Operand| {
            if facts.slots.accessed(operand).is_none() {
                self.points_to.each_location(place.function, operand, |object, _, _| ended.push(object));
            }
        };
        match place.code(self.module) {
            Code::Inst(inst) => match &inst.kind {
                InstKind::LifetimeStart(alloca) | InstKind::LifetimeEnd(alloca) => end(alloca),
                InstKind::StackRestore(_) => ended.extend_from_slice(&facts.allocas),
                InstKind::Call { args, .. } => {
                    for (_, effect) in self.library(place) {
                        effect.frees.iter().filter_map(|&i| args.get(i)).for_each(&mut end);
                    }
                }
                _ => {}
            },
            Code::Terminator(Terminator::Return(_)) => ended.extend_from_slice(&facts.allocas),
            Code::Terminator(_) => {}
        }
        ended
    }

    /// Whether an access can touch nothing but the inside of a global that may be accessed like that: its address is a constant, and
    /// aligned, should that matter.
    pub fn cannot_fault(&self, ptr: &Operand, bytes: u64, writes: bool) -> bool {
        let Operand::Const(Const::Global(global, offset)) = ptr else { return false };
        let raddle_ir::Global { size, align, constant, .. } = self.module.globals[*global];
        let alignment = bytes.next_power_of_two();
        if writes && constant || u64::from(align) < alignment || !offset.unsigned_abs().is_multiple_of(alignment) {
            return false;
        }
        u64::try_from(*offset).is_ok_and(|offset| offset.checked_add(bytes).is_some_and(|end| end <= size))
    }
}

/// Whether two functions call each other, or one calls itself: by function, the number of its component.
pub(super) fn components(program: &Program<'_>) -> IdVec<FunctionId, u32> {
    let mut graph = crate::points_to::Graph::default();
    program.module.functions.ids().for_each(|_| {
        graph.node();
    });
    for (callee, callers) in program.callers.iter() {
        for (place, _) in callers {
            graph.edge(place.function.index() as u32, callee.index() as u32);
        }
    }
    graph.spread();
    program.module.functions.ids().map(|id| graph.find(id.index() as u32)).collect()
}
