//! What the properties of a program depend on: the static half of *Assertion Guided Abstraction* (Kusano and Wang, ASE 2014).
//!
//! The [`Slice`] of a program for some [`Properties`] has every instruction that can have a say in whether they hold. It starts
//! from the *essential* statements (`essential.rs`), and follows dependence backwards over all functions and threads at once:
//!
//! - **Values**: what computes an operand; what a call passes for a parameter, and what a function returns; for a choice between
//!   values, the branches that choose.
//! - **Memory**: for a read, everything that may write what it reads, by the [points-to sets](crate::points_to), in any thread and in any
//!   order. Variables that only their function knows are followed exactly.
//! - **Control**: the branches that decide whether an instruction is reached (`control.rs`), and the calls that its function is
//!   entered by.
//!
//! # What it is good for
//!
//! **Claim.** Let *S* be the slice, and let the order of two events matter only if they conflict and both are of *S*. Take an
//! execution that ends in a failure of the properties. Then every execution in which the events of *S* conflict in the same
//! order, continued as far as it goes, has the same failure, or ends before that in a fault that the properties do not include
//! (which is found, then).
//!
//! *Why.* Go through the events of *S* in that order. Each thread executes the same instructions of *S*, on the same values. The
//! branches that decide about an instruction of *S* are in *S*, and so is everything that may keep a thread from getting there:
//! all of that is essential. An operand was computed in *S*. A read in *S* sees a write in *S*, and the same one, because all writes
//! that may alias it are in *S* and come in the same order. Writes that only another order would reach are no exception: the
//! points-to sets know no order. What is outside of *S* may do something else; but it writes nothing that *S* reads, and it
//! does not decide what *S* does next. ∎
//!
//! So two events have to be ordered only if both are [relevant](Slice::is_relevant). An irrelevant event enables and disables nobody,
//! but for one thing: the end of a thread is part of its last step, whatever that is, and who joins the thread comes after it.
//!
//! An address is a function of what its thread made before. So computing with one as a number depends on everything that makes
//! objects; asking whether two are the same does not.
//!
//! # Deviations from the paper
//!
//! 1. Aliases are found by the points-to analysis, before anything is run. The paper adds them as it sees them in executions; a
//!    write behind a branch that only a pruned order takes is never seen.
//! 2. The paper's control dependence takes every loop to end. A loop that waits for another thread decides whether the code behind it
//!    is reached, so branches out of loops are essential unless the loop counts (`termination.rs`). [`Options::loops_end`] gives the
//!    paper's.
//! 3. Everything that waits or wakes is essential, not only locks.
//! 4. A critical section that qualifies for peeking is one step (`sections.rs`).

mod control;
mod doubts;
mod essential;
mod program;
mod sections;
mod slicer;
mod slots;
mod termination;
#[cfg(test)]
mod tests;

use crate::place::{Place, Places};
use essential::{Essential, Part};
use program::Program;
use raddle_base::Id;
use raddle_ir::{FunctionId, LocId, Module};
pub use sections::Sections;
use slicer::{Mark, Slicer};
use std::collections::HashMap;

/// What is to be checked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Properties {
    /// Failed assertions, and calls of `abort`.
    pub assertions: bool,
    /// Deadlocks. All that they need is in every slice.
    pub deadlocks: bool,
    /// Livelocks: loops that wait in vain.
    pub livelocks: bool,
    /// Faults: accesses outside of objects, after their life, of what was never written; divisions by zero.
    pub memory: bool,
    /// Data races: every access that another thread may make, too.
    pub races: bool,
}

impl Properties {
    /// All of them.
    pub const ALL: Properties =
        Properties { assertions: true, deadlocks: true, livelocks: true, memory: true, races: true };
}

/// What a slice is computed for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Options {
    /// What is to be checked.
    pub properties: Properties,
    /// Every loop and every recursion is taken to end, whatever other threads do. Then the slice says nothing about executions in which
    /// one does not.
    pub loops_end: bool,
    /// Everything that makes objects is in the slice, so that where they are does not depend on anything outside of it; and so is every call
    /// of a library function that might fault. Then [`Slice::doubt`] says whether what is outside can be left out.
    pub strict: bool,
    /// Critical sections that can be one step each are that ([`Slice::sections`]): they keep nobody.
    pub peeks: bool,
}

/// Why an instruction is in a slice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Why {
    /// It is, or may be, a failed assertion.
    Asserts,
    /// It may wait, wake, start or stop a thread.
    Synchronises,
    /// The program or a thread ends.
    Ends,
    /// A loop that may go on for ever ends here, or not.
    LoopMayGoOn,
    /// A call that may come back to its own function.
    CallsItself,
    /// It may fault.
    MayFault,
    /// Another thread may access the same memory.
    MayRace,
    /// It computes a value that is used there.
    Value,
    /// It decides which value is used there.
    Chooses,
    /// It decides whether that is reached.
    Decides,
    /// It writes what is read there.
    Writes,
    /// It ends the life of what is accessed there.
    EndsLife,
    /// It calls the function that that is in.
    Calls,
    /// It passes a value that is used there.
    Passes,
    /// It returns a value that is used there.
    Returns,
    /// Where other objects are depends on it.
    Makes,
}

/// Why an instruction is in a slice, and because of which other one; `None` for what is essential.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reason {
    /// How.
    pub why: Why,
    /// Because of this one.
    pub because: Option<Place>,
}

/// Whether something is in a slice.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Relevance {
    /// It has no say.
    Irrelevant,
    /// Something essential depends on it.
    Relevant,
    /// It is what the properties are about.
    Essential,
}

/// The slice of a program.
#[derive(Clone, Debug)]
pub struct Slice {
    places: Places,
    marks: Vec<Mark>,
    /// By function: whether it can be reached.
    reached: Vec<bool>,
    /// By function and location: whether some event there has to be ordered with others.
    sites: HashMap<(FunctionId, LocId), bool>,
    doubt: Option<String>,
    sections: Sections,
}

/// The slice of a program.
pub fn slice(module: &Module, options: Options) -> Slice {
    let mut program = Program::new(module);
    let sections = if options.peeks { sections::sections(&program) } else { Sections::default() };
    // Who comes after a section finds its mutex as it was.
    program.set_only_reading(sections.places());
    let mut slicer = Slicer::new(&program);
    slicer.run(&essential::essential(&program, options, &sections));
    loop {
        let is_ordered = |place: Place| is_ordered(&slicer.marks[program.places.number(place)]);
        let is_event = |place: Place| is_ordered(place) && !program.touched(place).is_empty();
        let around = sections.around(is_event).filter(|&place| !is_ordered(place));
        let around = around.map(|place| Essential { place, why: Why::Synchronises, part: Part::All });
        let around: Vec<Essential> = around.collect();
        if around.is_empty() {
            break;
        }
        slicer.run(&around);
    }
    let marks = slicer.marks;
    let reached = program.facts.iter().map(|(_, facts)| facts.is_some()).collect();
    let mut sites = HashMap::new();
    for (number, mark) in marks.iter().enumerate() {
        let place = program.places.place(number);
        *sites.entry((place.function, place.loc(module))).or_insert(false) |= is_ordered(mark);
    }
    let outside = (0..marks.len()).filter(|&number| !is_ordered(&marks[number]));
    let outside = outside.map(|number| program.places.place(number)).filter(|place| !sections.contains(*place));
    let doubt = if options.strict { doubts::doubt(&program, outside) } else { None };
    Slice { places: program.places, marks, reached, sites, doubt, sections }
}

/// Whether the order of what a place does matters.
fn is_ordered(mark: &Mark) -> bool {
    mark.part == Some(Part::All) || mark.mortal
}

impl Slice {
    /// All instructions and terminators.
    pub fn places(&self) -> impl Iterator<Item = Place> {
        (0..self.places.len()).map(|number| self.places.place(number))
    }

    /// Whether an instruction or terminator is in the slice.
    pub fn relevance(&self, place: Place) -> Relevance {
        match self.marks[self.places.number(place)] {
            Mark { part: None, .. } => Relevance::Irrelevant,
            Mark { essential: true, .. } => Relevance::Essential,
            Mark { .. } => Relevance::Relevant,
        }
    }

    /// Why it is, if it is.
    pub fn reason(&self, place: Place) -> Option<Reason> {
        let mark = self.marks[self.places.number(place)];
        mark.part.and(mark.reason)
    }

    /// Whether an event of this instruction has to be ordered with others that conflict with it.
    pub fn is_ordered(&self, place: Place) -> bool {
        is_ordered(&self.marks[self.places.number(place)])
    }

    /// The same for a site, which is all that a function has at one location. A site that the module does not have is the
    /// environment's, and relevant.
    pub fn is_relevant(&self, function: FunctionId, loc: LocId) -> bool {
        self.sites.get(&(function, loc)).copied().unwrap_or(true)
    }

    /// The critical sections that can be one step each.
    pub fn sections(&self) -> &Sections {
        &self.sections
    }

    /// Why what is outside of a [strict](Options::strict) slice must be explored all the same, if it must.
    pub fn doubt(&self) -> Option<&str> {
        self.doubt.as_deref()
    }

    /// Whether a function can be reached at all.
    pub fn is_reached(&self, function: FunctionId) -> bool {
        self.reached.get(function.index()).is_some_and(|&reached| reached)
    }
}
