//! The slice: what the essential statements depend on, and what that depends on, until nothing is added.

use super::essential::{Essential, Part};
use super::program::{Program, Range};
use super::slots::Slots;
use super::{Reason, Why};
use crate::library::Source;
use crate::place::{Code, Place};
use crate::points_to::{ADDRESSES, Edge, Extent, Mixing, ObjectId, ObjectKind};
use crate::rewrite::Definition;
use raddle_base::{Id, IdVec};
use raddle_ir::{BlockId, FunctionId, InstKind, Operand, Terminator, ValueId};
use std::collections::{HashMap, HashSet};

/// What is known of each place.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Mark {
    pub part: Option<Part>,
    pub essential: bool,
    pub reason: Option<Reason>,
    /// Whether it faults is one of the properties.
    pub faults: bool,
    /// It accesses memory whose life may end, and that decides whether it faults.
    pub mortal: bool,
}

/// Something that is still to be looked at.
enum Task {
    /// A place that more of than before is in the slice.
    Place(usize, Part),
    /// A value that is needed somewhere.
    Value(FunctionId, ValueId, usize),
}

pub(super) struct Slicer<'a, 'm> {
    program: &'a Program<'m>,
    pub marks: Vec<Mark>,
    tasks: Vec<Task>,
    /// By function and value.
    needed: IdVec<FunctionId, Vec<bool>>,
    /// Functions whose callers are in the slice.
    entered: IdVec<FunctionId, bool>,
    /// By function and result: whether it is needed.
    returned: HashSet<(FunctionId, usize)>,
    /// Who writes to what; those that are in the slice are taken out.
    groups: Vec<Vec<usize>>,
    group_of: HashMap<Range, usize, Mixing>,
    /// By object: who writes to it, and where.
    writers: Vec<Vec<(usize, Extent)>>,
    /// By object: who ends it.
    enders: Vec<Vec<usize>>,
    /// What has been read already.
    read: HashSet<(ObjectId, Extent), Mixing>,
    read_ranges: HashSet<Range, Mixing>,
    /// Ranges whose objects must live.
    living: HashSet<Range, Mixing>,
}

impl<'a, 'm> Slicer<'a, 'm> {
    pub fn new(program: &'a Program<'m>) -> Self {
        let objects = program.points_to.object_count();
        let mut this = Slicer {
            program,
            marks: vec![Mark::default(); program.places.len()],
            tasks: Vec::new(),
            needed: program.module.functions.iter().map(|(_, f)| vec![false; f.values.len()]).collect(),
            entered: program.module.functions.ids().map(|_| false).collect(),
            returned: HashSet::new(),
            writers: vec![Vec::new(); objects],
            enders: vec![Vec::new(); objects],
            groups: Vec::new(),
            group_of: HashMap::default(),
            read: HashSet::default(),
            read_ranges: HashSet::default(),
            living: HashSet::default(),
        };
        for (id, _, _) in program.functions() {
            for place in program.places_of(id) {
                let number = program.places.number(place);
                for touched in program.touched(place).iter().filter(|touched| touched.writes) {
                    this.note_writer(number, touched.range);
                }
                for object in program.ended(place) {
                    this.enders[object as usize].push(number);
                }
            }
            this.note_results(id);
        }
        this
    }

    /// A place writes to a range.
    fn note_writer(&mut self, number: usize, range: Range) {
        let next = self.groups.len();
        let group = *self.group_of.entry(range).or_insert(next);
        if group == next {
            self.groups.push(Vec::new());
            self.program.each_extent(range, |object, extent| self.writers[object as usize].push((group, extent)));
        }
        self.groups[group].push(number);
    }

    /// What a thread function returns gets to those who join it: its returns write that state.
    fn note_results(&mut self, id: FunctionId) {
        let program = self.program;
        for (place, edge) in &program.callers[id] {
            let Some(index) = edge.callback else { continue };
            for (_, effect) in program.library(*place) {
                let state = effect.callbacks.get(index as usize).and_then(|callback| callback.result);
                let Some(object) = state.and_then(|name| program.points_to.object(ObjectKind::Environment(name)))
                else {
                    continue;
                };
                for place in self.returns_of(id) {
                    let number = program.places.number(place);
                    self.note_writer(number, Range::Object(object));
                }
            }
        }
    }

    fn returns_of(&self, id: FunctionId) -> Vec<Place> {
        let places = self.program.places_of(id).into_iter();
        let module = self.program.module;
        places.filter(|place| matches!(place.code(module), Code::Terminator(Terminator::Return(_)))).collect()
    }

    /// Puts the essential statements into the slice, and all that they depend on.
    pub fn run(&mut self, essential: &[Essential]) {
        for Essential { place, why, part } in essential {
            let number = self.program.places.number(*place);
            self.marks[number].faults |= *why == Why::MayFault;
            // An essential statement stands for itself, whatever else needs it.
            if !self.marks[number].essential {
                self.marks[number].essential = true;
                self.marks[number].reason = Some(Reason { why: *why, because: None });
            }
            self.include(number, *why, None, *part);
        }
        while let Some(task) = self.tasks.pop() {
            match task {
                Task::Place(number, part) => self.look_at(number, part),
                Task::Value(function, value, because) => self.look_at_value(function, value, because),
            }
        }
    }

    fn include(&mut self, number: usize, why: Why, because: Option<usize>, part: Part) {
        let mark = &mut self.marks[number];
        if mark.part >= Some(part) {
            return;
        }
        mark.part = Some(part);
        if mark.reason.is_none() {
            mark.reason = Some(Reason { why, because: because.map(|number| self.program.places.place(number)) });
        }
        self.tasks.push(Task::Place(number, part));
    }

    fn include_place(&mut self, place: Place, why: Why, because: usize) {
        self.include(self.program.places.number(place), why, Some(because), Part::All);
    }

    fn need(&mut self, function: FunctionId, operand: &Operand, because: usize) {
        if let Operand::Value(value) = operand
            && !std::mem::replace(&mut self.needed[function][value.index()], true)
        {
            self.tasks.push(Task::Value(function, *value, because));
        }
    }

    fn branch(&mut self, function: FunctionId, block: BlockId, why: Why, because: usize) {
        let index = self.program.module.functions[function].blocks[block].insts.len() as u32;
        self.include_place(Place { function, block, index }, why, because);
    }

    /// What a place depends on.
    fn look_at(&mut self, number: usize, part: Part) {
        let program = self.program;
        let place = program.places.place(number);
        let facts = program.facts(place.function);
        for &block in facts.control.deciding(place.block) {
            self.branch(place.function, block, Why::Decides, number);
        }
        if !std::mem::replace(&mut self.entered[place.function], true) {
            for (caller, _) in &program.callers[place.function] {
                self.include_place(*caller, Why::Calls, number);
            }
        }
        match place.code(program.module) {
            Code::Inst(inst) => self.look_at_inst(place, number, &inst.kind, part),
            // What is returned is asked for by those who need it.
            Code::Terminator(Terminator::Return(_)) => {}
            Code::Terminator(terminator) => {
                terminator.each_operand(|operand| self.need(place.function, operand, number));
            }
        }
    }

    fn look_at_inst(&mut self, place: Place, number: usize, kind: &InstKind, part: Part) {
        let program = self.program;
        let function = place.function;
        match (kind, part) {
            (InstKind::Store { ptr, .. } | InstKind::Load { ptr, .. } | InstKind::Rmw { ptr, .. }, Part::Addresses) => {
                self.need(function, ptr, number);
            }
            (InstKind::MemCopy { dst: a, src: b, len, .. }, Part::Addresses) => {
                [a, b, len].into_iter().for_each(|operand| self.need(function, operand, number));
            }
            (InstKind::MemSet { dst, len, .. }, Part::Addresses) => {
                [dst, len].into_iter().for_each(|operand| self.need(function, operand, number));
            }
            (InstKind::Call { callee, args }, _) => {
                if let raddle_ir::Callee::Indirect(operand) = callee {
                    self.need(function, operand, number);
                }
                // A function of the program asks for the arguments that it needs.
                if program.library(place).next().is_some() {
                    args.iter().for_each(|arg| self.need(function, arg, number));
                }
            }
            _ => kind.each_operand(|operand| self.need(function, operand, number)),
        }
        if let (InstKind::Load { ptr, .. }, Part::All) = (kind, part)
            && let Some(slot) = program.facts(function).slots.accessed(ptr)
        {
            let body = &program.module.functions[function];
            let control = &program.facts(function).control;
            for (block, index) in Slots::reaching(body, control, slot, place.block, place.index).stores {
                self.include_place(Place { function, block, index }, Why::Value, number);
            }
        }
        if program.looks_at_address(function, kind)
            && let Some(object) = program.points_to.object(ObjectKind::Environment(ADDRESSES))
        {
            self.read(Range::Object(object), number);
        }
        let touched = program.touched(place);
        if part == Part::All {
            touched.iter().filter(|touched| touched.reads).for_each(|touched| self.read(touched.range, number));
        }
        if self.marks[number].faults {
            touched.iter().for_each(|touched| self.must_live(touched.range, number));
        }
    }

    /// All that may write what is read.
    fn read(&mut self, range: Range, because: usize) {
        if !self.read_ranges.insert(range) {
            return;
        }
        let program = self.program;
        program.each_extent(range, |object, extent| {
            if !self.read.insert((object, extent)) {
                return;
            }
            let writers = std::mem::take(&mut self.writers[object as usize]);
            let (found, rest): (Vec<_>, Vec<_>) = writers.into_iter().partition(|(_, w)| w.overlaps(extent));
            self.writers[object as usize] = rest;
            for (group, _) in found {
                for writer in std::mem::take(&mut self.groups[group]) {
                    self.include_writer(writer, because);
                }
            }
        });
    }

    fn include_writer(&mut self, writer: usize, because: usize) {
        let program = self.program;
        self.include(writer, Why::Writes, Some(because), Part::All);
        let place = program.places.place(writer);
        match place.code(program.module) {
            Code::Terminator(Terminator::Return(operands)) => {
                operands.iter().for_each(|operand| self.need(place.function, operand, writer));
            }
            // Further arguments are written where the callee looks for them.
            Code::Inst(inst) => {
                if let InstKind::Call { args, .. } = &inst.kind {
                    args.iter().for_each(|arg| self.need(place.function, arg, writer));
                }
            }
            Code::Terminator(_) => {}
        }
    }

    /// All that may end the life of an object.
    fn must_live(&mut self, range: Range, because: usize) {
        let program = self.program;
        let first = self.living.insert(range);
        let mut mortal = false;
        program.each_extent(range, |object, _| {
            if mortal && !first {
                return;
            }
            if program.may_end(object) {
                mortal = true;
                for ender in std::mem::take(&mut self.enders[object as usize]) {
                    self.include(ender, Why::EndsLife, Some(because), Part::All);
                    self.marks[ender].mortal = true;
                }
            }
        });
        self.marks[because].mortal |= mortal;
    }

    /// What a value depends on.
    fn look_at_value(&mut self, function: FunctionId, value: ValueId, because: usize) {
        let program = self.program;
        let facts = program.facts(function);
        let body = &program.module.functions[function];
        match facts.definitions[value.index()] {
            Definition::Phi(block, index) => {
                let phi = &body.blocks[block].phis[index as usize];
                phi.incoming.iter().for_each(|(_, operand)| self.need(function, operand, because));
                for choosing in facts.control.choosing(block) {
                    self.branch(function, choosing, Why::Chooses, because);
                }
            }
            Definition::Inst(block, index) => {
                let place = Place { function, block, index };
                self.include_place(place, Why::Value, because);
                let inst = &body.blocks[block].insts[index as usize];
                if let (InstKind::Call { .. }, Some(k)) = (&inst.kind, inst.results.iter().position(|&r| r == value)) {
                    for edge in program.points_to.edges(place).iter().filter(|edge| edge.callback.is_none()) {
                        self.need_result(edge.callee, k, because);
                    }
                }
            }
            Definition::Elsewhere => {
                let Some(index) = body.params.iter().position(|&param| param == value) else { return };
                for &(caller, edge) in &program.callers[function] {
                    self.need_argument(caller, edge, index, because);
                }
            }
        }
    }

    /// A result of a function is needed.
    fn need_result(&mut self, callee: FunctionId, k: usize, because: usize) {
        if self.program.module.functions[callee].is_external() || !self.returned.insert((callee, k)) {
            return;
        }
        for place in self.returns_of(callee) {
            self.include_place(place, Why::Returns, because);
            if let Code::Terminator(Terminator::Return(operands)) = place.code(self.program.module)
                && let Some(operand) = operands.get(k)
            {
                let number = self.program.places.number(place);
                self.need(callee, operand, number);
            }
        }
    }

    /// A parameter is needed: what a call passes for it.
    fn need_argument(&mut self, caller: Place, edge: Edge, index: usize, because: usize) {
        let program = self.program;
        let number = program.places.number(caller);
        self.include(number, Why::Passes, Some(because), Part::All);
        let Code::Inst(inst) = caller.code(program.module) else { return };
        let InstKind::Call { args, .. } = &inst.kind else { return };
        let Some(callback) = edge.callback else {
            if let Some(arg) = args.get(index) {
                self.need(caller.function, arg, number);
            }
            return;
        };
        for (_, effect) in program.library(caller) {
            let source = effect.callbacks.get(callback as usize).and_then(|callback| callback.arguments.get(index));
            match source {
                Some(Source::Argument(i)) => {
                    if let Some(arg) = args.get(*i) {
                        self.need(caller.function, arg, number);
                    }
                }
                Some(Source::State(name)) => {
                    if let Some(object) = program.points_to.object(ObjectKind::Environment(name)) {
                        self.read(Range::Object(object), number);
                    }
                }
                None => {}
            }
        }
    }
}
