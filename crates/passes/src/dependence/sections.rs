//! Critical sections that can be one step each: critical-section peeking (§5.1 of the paper).
//!
//! The paper takes two lock operations on one mutex for independent if there is nothing but accesses to memory in both sections, and none
//! of one depends on any of the other. It looks into sections when they are over. Here a section is one step from the beginning,
//! which has the accesses to memory that are made in it, and of the mutex only shows that it is there. So sections of one mutex are ordered where they
//! conflict, by the same rule as all other steps; nothing about an algorithm has to change, and each explores one execution for each
//! class of that relation. That a section may be one step depends on that what is accessed in it is not accessed elsewhere without
//! order; who explores sections as steps has to watch for data races with them.
//!
//! A section qualifies if from its lock every way leads to an unlock of the same function, through accesses to memory, computations, and
//! calls of functions that do nothing else, and nothing but sections leads to that unlock; and its mutex if it has no other sections, and nobody does anything to it but make and destroy it. So it is
//! always free between steps, and never keeps a thread: it is not essential. A section with nothing of the slice in it is left out altogether; the others are in the slice, so that
//! whether there is a step, and on which mutex, is decided there. Sections with others in them, waits at condition variables and
//! attempts to lock stay what they are, together with all sections of their mutexes.

use super::program::{Program, Range};
use crate::library::{Effect, Role};
use crate::place::{Code, Place};
use crate::points_to::{Extent, ObjectId, ObjectKind};
use raddle_ir::{Const, FunctionId, InstKind, Operand, Terminator};
use std::collections::{HashMap, HashSet};

const LOCK: &str = "pthread_mutex_lock";
const UNLOCK: &str = "pthread_mutex_unlock";
const DESTROY: &str = "pthread_mutex_destroy";
const MAKE: &str = "pthread_mutex_init";

/// Sections that can be one step each.
#[derive(Clone, Debug, Default)]
pub struct Sections {
    sections: Vec<Section>,
    /// Where they lock and unlock.
    places: HashSet<Place>,
    /// Those of them that cannot fault.
    safe: HashSet<Place>,
}

impl Sections {
    /// Where they lock and unlock.
    pub fn places(&self) -> impl Iterator<Item = Place> {
        self.places.iter().copied()
    }

    /// Whether it locks or unlocks the mutex of such a section.
    pub fn contains(&self, place: Place) -> bool {
        self.places.contains(&place)
    }

    /// The same, and no execution faults there.
    pub(super) fn is_safe(&self, place: Place) -> bool {
        self.safe.contains(&place)
    }

    /// Where sections lock and unlock that have something in them.
    pub(super) fn around(&self, is_something: impl Fn(Place) -> bool) -> impl Iterator<Item = Place> {
        let has_something = move |section: &&Section| section.body.iter().any(|&place| is_something(place));
        self.sections.iter().filter(has_something).flat_map(Section::borders)
    }
}

/// Part of an object.
type Part = (ObjectId, Extent);

#[derive(Clone, Debug)]
struct Section {
    begin: Place,
    ends: Vec<Place>,
    /// What is between them, also in functions that are called.
    body: Vec<Place>,
    mutexes: Vec<Part>,
}

impl Section {
    /// Where it locks and unlocks.
    fn borders(&self) -> impl Iterator<Item = Place> {
        self.ends.iter().copied().chain([self.begin])
    }
}

/// The sections of a program that can be one step each.
pub(super) fn sections(program: &Program<'_>) -> Sections {
    let mut search = Search { program, quiet: HashMap::new() };
    let all: Vec<Place> = program.functions().flat_map(|(id, ..)| program.places_of(id)).collect();
    // In an atomic block a section would be part of a step.
    let has_blocks = |place: &Place| program.library(*place).any(|(name, _)| name.contains("atomic_begin"));
    let is_block = |id: FunctionId| program.module.functions[id].name.starts_with("__VERIFIER_atomic_");
    if all.iter().any(has_blocks) || program.functions().any(|(id, ..)| is_block(id)) {
        return Sections::default();
    }
    let mut found: Vec<Section> = all.iter().filter_map(|&place| search.section(place)).collect();
    let strays = search.strays(&found);
    found.retain(|section| section.ends.iter().all(|end| !strays.contains(end)));
    loop {
        let mine: HashSet<Place> = found.iter().flat_map(Section::borders).collect();
        let others = parts_of(program, |place| !mine.contains(&place) && !search.is_call_of(place, &[MAKE, DESTROY]));
        let before = found.len();
        found.retain(|section| section.mutexes.iter().all(|part| !overlaps(&others, *part)));
        if found.len() == before {
            break;
        }
    }
    let destroyed = parts_of(program, |place| search.is_call_of(place, &[DESTROY]));
    let lives = |part: &Part| !program.is_made(part.0) && !overlaps(&destroyed, *part);
    let is_safe = |section: &&Section| {
        let mutex = search.mutex(section.begin);
        let same = mutex.is_some() && section.borders().all(|place| search.mutex(place) == mutex);
        same && section.mutexes.iter().all(lives)
    };
    let safe = found.iter().filter(is_safe).flat_map(Section::borders).collect();
    let places = found.iter().flat_map(Section::borders).collect();
    Sections { sections: found, places, safe }
}

/// What the places that are `wanted` may touch.
fn parts_of(program: &Program<'_>, wanted: impl Fn(Place) -> bool) -> HashMap<ObjectId, Vec<Extent>> {
    let mut parts: HashMap<ObjectId, Vec<Extent>> = HashMap::new();
    for place in program.functions().flat_map(|(id, ..)| program.places_of(id)).filter(|&place| wanted(place)) {
        for touched in program.touched(place) {
            program.each_extent(touched.range, |object, extent| parts.entry(object).or_default().push(extent));
        }
    }
    parts
}

fn overlaps(parts: &HashMap<ObjectId, Vec<Extent>>, (object, extent): Part) -> bool {
    parts.get(&object).is_some_and(|extents| extents.iter().any(|other| other.overlaps(extent)))
}

struct Search<'a, 'm> {
    program: &'a Program<'m>,
    /// Functions that make accesses and nothing else; not while they are being looked at.
    quiet: HashMap<FunctionId, bool>,
}

impl Search<'_, '_> {
    /// Whether a place is a call of one of these library functions, and of nothing else.
    fn is_call_of(&self, place: Place, names: &[&str]) -> bool {
        let edges = self.program.points_to.edges(place);
        edges.len() == 1 && self.program.library(place).any(|(name, _)| names.contains(&name))
    }

    /// The section that begins with a place.
    fn section(&mut self, begin: Place) -> Option<Section> {
        if !self.is_call_of(begin, &[LOCK]) {
            return None;
        }
        let program = self.program;
        let cfg = program.facts(begin.function).control.cfg();
        let (mut ends, mut body, mut seen, mut left) = (Vec::new(), Vec::new(), HashSet::new(), Vec::new());
        let mut from = Some(Place { index: begin.index + 1, ..begin });
        while let Some(mut at) = from {
            loop {
                match at.code(program.module) {
                    Code::Inst(_) if self.is_call_of(at, &[UNLOCK]) => {
                        ends.push(at);
                        break;
                    }
                    Code::Inst(_) if !self.is_plain(at) => return None,
                    Code::Inst(_) => {
                        body.push(at);
                        at.index += 1;
                    }
                    Code::Terminator(Terminator::Return(_)) => return None,
                    Code::Terminator(_) => {
                        left.extend(cfg.successors(at.block).iter().filter(|block| seen.insert(**block)));
                        break;
                    }
                }
            }
            from = left.pop().map(|block| Place { function: begin.function, block, index: 0 });
        }
        let mut mutexes = Vec::new();
        for place in ends.iter().chain([&begin]) {
            for touched in program.touched(*place) {
                program.each_extent(touched.range, |object, extent| {
                    // Every call of a library function may touch that.
                    if !matches!(program.points_to.kind(object), ObjectKind::Environment(_)) {
                        mutexes.push((object, extent));
                    }
                });
            }
            let known = program.touched(*place).iter().any(|touched| matches!(touched.range, Range::Class(..)));
            if !known {
                return None;
            }
        }
        self.add_called(&mut body);
        (!mutexes.is_empty() && !ends.is_empty()).then_some(Section { begin, ends, body, mutexes })
    }

    /// The unlocks that control may get to other than in one of these sections.
    fn strays(&self, sections: &[Section]) -> HashSet<Place> {
        let ends: HashMap<Place, &Vec<Place>> = sections.iter().map(|section| (section.begin, &section.ends)).collect();
        let functions: HashSet<FunctionId> = sections.iter().map(|section| section.begin.function).collect();
        let (mut strays, mut seen, mut left) = (HashSet::new(), HashSet::new(), Vec::new());
        for &function in &functions {
            let entry = self.program.facts(function).control.cfg().reverse_postorder().first();
            left.extend(entry.map(|&block| Place { function, block, index: 0 }));
        }
        while let Some(mut at) = left.pop() {
            while seen.insert(at) {
                if let Some(ends) = ends.get(&at) {
                    left.extend(ends.iter().map(|end| Place { index: end.index + 1, ..*end }));
                    break;
                }
                if let Code::Terminator(_) = at.code(self.program.module) {
                    let cfg = self.program.facts(at.function).control.cfg();
                    left.extend(cfg.successors(at.block).iter().map(|&block| Place { block, index: 0, ..at }));
                    break;
                }
                if self.is_call_of(at, &[UNLOCK]) {
                    strays.insert(at);
                }
                at.index += 1;
            }
        }
        strays
    }

    /// Adds what is in functions that are called from these places.
    fn add_called(&self, body: &mut Vec<Place>) {
        let (mut seen, mut i) = (HashSet::new(), 0);
        while let Some(&place) = body.get(i) {
            for callee in self.program.points_to.callees(place).into_iter().filter(|&callee| seen.insert(callee)) {
                body.extend(self.program.places_of(callee));
            }
            i += 1;
        }
    }

    /// Whether an instruction makes accesses to memory at most.
    fn is_plain(&mut self, place: Place) -> bool {
        let Code::Inst(inst) = place.code(self.program.module) else { return true };
        match &inst.kind {
            InstKind::Call { .. } => self.is_plain_call(place),
            InstKind::Load { .. }
            | InstKind::Store { .. }
            | InstKind::Rmw { .. }
            | InstKind::CompareExchange { .. }
            | InstKind::Binary(..)
            | InstKind::Unary(..)
            | InstKind::Ternary(..)
            | InstKind::Overflow(..)
            | InstKind::Compare(..)
            | InstKind::Cast(..)
            | InstKind::Select(..)
            | InstKind::Address { .. }
            | InstKind::Alloca { .. }
            | InstKind::ThreadLocal(_)
            | InstKind::VaStart(_)
            | InstKind::StackSave
            | InstKind::StackRestore(_)
            | InstKind::LifetimeStart(_)
            | InstKind::LifetimeEnd(_)
            | InstKind::Trap
            | InstKind::SpinAssume(_) => true,
            // Copies have to be performed in parts where they race.
            InstKind::MemCopy { .. }
            | InstKind::MemSet { .. }
            | InstKind::Fence { .. }
            | InstKind::Await(_)
            | InstKind::LoopBound { .. }
            | InstKind::LoopEnter { .. }
            | InstKind::Unsupported { .. } => false,
        }
    }

    fn is_plain_call(&mut self, place: Place) -> bool {
        let program = self.program;
        let edges = program.points_to.edges(place);
        if edges.is_empty() || edges.iter().any(|edge| edge.callback.is_some()) {
            return false;
        }
        let inside = edges.iter().filter(|edge| !program.module.functions[edge.callee].is_external());
        program.library(place).all(|(_, effect)| is_plain_effect(effect))
            && inside.map(|edge| edge.callee).collect::<Vec<_>>().into_iter().all(|callee| self.is_quiet(callee))
    }

    /// Whether all that a function does is plain.
    fn is_quiet(&mut self, function: FunctionId) -> bool {
        if let Some(&known) = self.quiet.get(&function) {
            return known;
        }
        self.quiet.insert(function, false);
        let places = self.program.places_of(function);
        let quiet = places.into_iter().all(|place| self.is_plain(place));
        self.quiet.insert(function, quiet);
        quiet
    }

    /// The mutex that a call is given, if it is a global that is always there, and is a mutex from the beginning.
    fn mutex(&self, place: Place) -> Option<&Operand> {
        const BYTES: u64 = 8;
        let Code::Inst(inst) = place.code(self.program.module) else { return None };
        let InstKind::Call { args, .. } = &inst.kind else { return None };
        let mutex = args.first().filter(|mutex| self.program.cannot_fault(mutex, BYTES, true))?;
        let Operand::Const(Const::Global(global, _)) = mutex else { return None };
        let init = self.program.module.globals[*global].init.as_ref()?;
        init.bytes.iter().all(|&byte| byte == 0).then_some(mutex)
    }
}

/// Whether a library function fails an assertion or computes something for its arguments, and nothing else.
fn is_plain_effect(effect: &Effect) -> bool {
    match effect.role {
        Role::Asserts => true,
        Role::Synchronises | Role::Ends => false,
        Role::Returns => {
            effect.touches.is_empty()
                && !effect.cancels
                && effect.states.is_empty()
                && effect.puts.is_empty()
                && effect.takes.is_empty()
                && effect.frees.is_empty()
                && effect.makes.is_empty()
                && effect.callbacks.is_empty()
                && !effect.mixes()
        }
    }
}
