//! Essential statements: what a slice starts from.
//!
//! **Everything that may keep a thread from going on is essential, for every property**: what waits, wakes, starts or ends
//! threads, assumptions, exits, branches out of loops that may go on for ever, calls in recursions. So whether code behind it
//! is reached is decided by statements of the slice, and dependence is sensitive to termination.
//!
//! The rest depends on the properties: assertions, what decides whether an access to memory faults, or all accesses that
//! others may race with.

use super::program::{Program, Touched, components};
use super::sections::Sections;
use super::slots::Slots;
use super::termination::{endless, may_go_on};
use super::{Options, Why};
use crate::library::{Outcome, Role};
use crate::place::{Code, Place};
use crate::points_to::ObjectKind;
use raddle_base::Id;
use raddle_ir::{BinaryOp, Callee, FunctionId, Inst, InstKind, Operand, Terminator, indeterminate};
use std::collections::HashSet;

/// How much of a statement matters.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Part {
    /// What decides whether it faults: its addresses.
    Addresses,
    /// All of it.
    All,
}

/// A statement to start from.
#[derive(Clone, Copy, Debug)]
pub(super) struct Essential {
    pub place: Place,
    pub why: Why,
    pub part: Part,
}

/// Everything that a slice starts from.
pub(super) fn essential(program: &Program<'_>, options: Options, sections: &Sections) -> Vec<Essential> {
    let mut search = Search { program, options, sections, found: Vec::new() };
    let components = components(program);
    for (id, function, facts) in program.functions() {
        if !options.loops_end {
            for block in may_go_on(function, &facts.control, &facts.slots, &facts.definitions) {
                let index = function.blocks[block].insts.len() as u32;
                search.add(Place { function: id, block, index }, Why::LoopMayGoOn);
            }
        }
        let deciding = if options.properties.memory { indeterminate::deciding(function) } else { Vec::new() };
        for place in program.places_of(id) {
            match place.code(program.module) {
                Code::Inst(inst) => {
                    search.stops(place, inst);
                    if !options.loops_end {
                        search.recursion(place, &components);
                    }
                    if options.properties.memory {
                        search.faults(place, inst, &deciding);
                    }
                    if options.properties.races {
                        search.races(place);
                    }
                }
                Code::Terminator(terminator) => search.terminator(place, terminator),
            }
        }
    }
    if !options.loops_end {
        search.going_round();
    }
    search.found
}

struct Search<'a, 'm> {
    program: &'a Program<'m>,
    options: Options,
    sections: &'a Sections,
    found: Vec<Essential>,
}

impl Search<'_, '_> {
    fn add(&mut self, place: Place, why: Why) {
        self.found.push(Essential { place, why, part: Part::All });
    }

    fn add_addresses(&mut self, place: Place) {
        self.found.push(Essential { place, why: Why::MayFault, part: Part::Addresses });
    }

    /// What keeps threads, starts or ends them, and failed assertions.
    fn stops(&mut self, place: Place, inst: &Inst) {
        let assertions = self.options.properties.assertions;
        match &inst.kind {
            InstKind::Trap if assertions => self.add(place, Why::Asserts),
            // It stands for the other rounds of a loop.
            InstKind::SpinAssume(_) if self.options.loops_end => {}
            InstKind::SpinAssume(_) | InstKind::Await(_) | InstKind::LoopBound { .. } => {
                self.add(place, Why::Synchronises)
            }
            InstKind::Unsupported { .. } => self.add(place, Why::Ends),
            InstKind::Alloca { .. } if self.options.strict => {
                let slots = &self.program.facts(place.function).slots;
                if slots.accessed(&inst.results[0].into()).is_none() {
                    self.add(place, Why::Makes);
                }
            }
            InstKind::Call { .. } => {
                let effects: Vec<_> = self.program.library(place).map(|(_, effect)| effect).collect();
                for effect in effects {
                    match effect.role {
                        Role::Asserts if assertions => self.add(place, Why::Asserts),
                        Role::Synchronises if self.is_free(place) => {}
                        Role::Synchronises => self.add(place, Why::Synchronises),
                        Role::Ends => self.add(place, Why::Ends),
                        Role::Asserts | Role::Returns => {}
                    }
                    let makes = matches!(effect.outcome, Outcome::New | Outcome::Grown(_)) || !effect.makes.is_empty();
                    if self.options.strict && makes {
                        self.add(place, Why::Makes);
                    }
                    if effect.cancels && self.program.cancels {
                        self.add(place, Why::Synchronises);
                    }
                }
                let module = self.program.module;
                let atomic = |id: FunctionId| module.functions[id].name.starts_with("__VERIFIER_atomic_");
                if self.program.points_to.callees(place).into_iter().any(atomic) {
                    self.add(place, Why::Synchronises);
                }
            }
            _ => {}
        }
    }

    /// Whether a place locks or unlocks a mutex that never keeps anybody, and cannot fault should that matter.
    fn is_free(&self, place: Place) -> bool {
        if self.options.properties.memory { self.sections.is_safe(place) } else { self.sections.contains(place) }
    }

    /// What is accessed in loops without a way out: it is all that such a thread does.
    fn going_round(&mut self) {
        let program = self.program;
        let mut left: Vec<Place> = Vec::new();
        for (id, _, facts) in program.functions() {
            let endless = endless(&facts.control);
            left.extend(program.places_of(id).into_iter().filter(|place| endless.contains(&place.block)));
        }
        let mut seen: HashSet<FunctionId> = HashSet::new();
        while let Some(place) = left.pop() {
            if !program.touched(place).is_empty() {
                self.add(place, Why::LoopMayGoOn);
            }
            for callee in program.points_to.callees(place) {
                if seen.insert(callee) {
                    left.extend(program.places_of(callee));
                }
            }
        }
    }

    /// Calls of functions that may call this one again.
    fn recursion(&mut self, place: Place, components: &raddle_base::IdVec<FunctionId, u32>) {
        let mine = components[place.function];
        // A function that calls only itself is a component like any other: look at the edge.
        let again = |callee: FunctionId| components[callee] == mine;
        if self.program.points_to.callees(place).into_iter().any(again) {
            self.add(place, Why::CallsItself);
        }
    }

    fn terminator(&mut self, place: Place, terminator: &Terminator) {
        match terminator {
            Terminator::Return(_) => {
                let started = |(_, edge): &(Place, crate::points_to::Edge)| edge.callback.is_some();
                let callers = &self.program.callers[place.function];
                if callers.is_empty() || callers.iter().any(started) {
                    self.found.push(Essential { place, why: Why::Ends, part: Part::Addresses });
                }
            }
            Terminator::Unreachable if self.options.properties.memory && !self.is_behind_end(place) => {
                self.add(place, Why::MayFault);
            }
            Terminator::Unreachable
            | Terminator::Jump(_)
            | Terminator::Branch { .. }
            | Terminator::Switch { .. }
            | Terminator::Indirect { .. } => {}
        }
    }

    /// Whether the instruction before a terminator does not return.
    fn is_behind_end(&self, place: Place) -> bool {
        let Some(index) = place.index.checked_sub(1) else { return false };
        let mut effects = self.program.library(Place { index, ..place }).map(|(_, effect)| effect.role).peekable();
        effects.peek().is_some() && effects.all(|role| matches!(role, Role::Ends | Role::Asserts))
    }

    /// What may fault, and what decides it.
    fn faults(&mut self, place: Place, inst: &Inst, deciding: &[bool]) {
        let program = self.program;
        let function = &program.module.functions[place.function];
        let bytes = |operand: &Operand| function.operand_type(operand).map_or(0, |ty| u64::from(ty.bytes()));
        match inst.kind.access() {
            InstKind::Load { ptr, .. } => {
                let decides = deciding[inst.results[0].index()] || matches!(inst.kind, InstKind::Await(_));
                self.access(place, ptr, bytes(&inst.results[0].into()), decides, false);
            }
            InstKind::Store { ptr, value, .. } => self.access(place, ptr, bytes(value), false, true),
            InstKind::Rmw { ptr, value, .. } | InstKind::CompareExchange { ptr, new: value, .. } => {
                self.access(place, ptr, bytes(value), true, true);
            }
            InstKind::MemCopy { .. } | InstKind::MemSet { .. } | InstKind::VaStart(_) => self.add_addresses(place),
            InstKind::Alloca { size: Operand::Value(_), .. } => self.add(place, Why::MayFault),
            InstKind::Binary(BinaryOp::UDiv | BinaryOp::SDiv | BinaryOp::URem | BinaryOp::SRem, ..)
                if !inst.kind.only_computes() =>
            {
                self.add(place, Why::MayFault);
            }
            InstKind::Call { .. } if self.is_free(place) => {}
            InstKind::Call { callee, .. } => {
                if let Callee::Indirect(_) = callee {
                    self.add(place, Why::MayFault);
                }
                // Some fault without having touched anything.
                if self.options.strict && program.library(place).next().is_some() {
                    self.add(place, Why::MayFault);
                }
                let (mut frees, mut touches) = (false, false);
                for (_, effect) in program.library(place) {
                    frees |= !effect.frees.is_empty();
                    touches |= !effect.touches.is_empty();
                }
                // What it reads may be indeterminate.
                if frees || touches {
                    self.add(place, Why::MayFault);
                }
            }
            _ => {}
        }
    }

    /// An access; it must not find what was never written if that `decides` something.
    fn access(&mut self, place: Place, ptr: &Operand, bytes: u64, decides: bool, writes: bool) {
        let program = self.program;
        let (function, facts) = (&program.module.functions[place.function], program.facts(place.function));
        match facts.slots.accessed(ptr) {
            Some(slot) => {
                let reaching = || Slots::reaching(function, &facts.control, slot, place.block, place.index);
                if decides && reaching().nothing {
                    self.add(place, Why::MayFault);
                }
            }
            None if decides && program.may_be_unwritten(place.function, ptr) => self.add(place, Why::MayFault),
            None if program.cannot_fault(ptr, bytes, writes) => {}
            None => self.add_addresses(place),
        }
    }

    /// Accesses that may race: to all that others may know.
    fn races(&mut self, place: Place) {
        let program = self.program;
        let shared = |touched: &Touched| {
            let mut shared = false;
            program.each_extent(touched.range, |object, _| {
                let kind = program.points_to.kind(object);
                shared |= matches!(kind, ObjectKind::Global(_) | ObjectKind::Heap(_) | ObjectKind::Alloca(..));
            });
            shared
        };
        if program.touched(place).iter().any(shared) {
            self.add(place, Why::MayRace);
        }
    }
}
