//! Programs that a slice cannot answer for: leaving out what is outside of it might lose something.
//!
//! [`slice`](super::slice) is meant for people; it says what depends on what as far as a program's text shows it. A search that performs
//! the rest as if nobody could see it must not go by that where dependence takes other ways: through what a callback returns or when
//! it is called, through the state of functions that nothing is known of, through pointers made of numbers.

use super::program::Program;
use crate::library::Effect;
use crate::place::{Code, Place};
use raddle_ir::{CastOp, Const, InstKind, Operand};

/// Calls back, but nothing depends on it: threads, and what is done once.
const CALL_BACK: [&str; 4] = ["pthread_create", "thrd_create", "pthread_once", "call_once"];

/// Why there is something that a slice of the program cannot answer for, if there is, given what is outside of it.
pub(super) fn doubt(program: &Program<'_>, mut outside: impl Iterator<Item = Place>) -> Option<String> {
    let mut places = program.functions().flat_map(|(id, ..)| program.places_of(id));
    let doubt = places.find_map(|place| of_callee(program, place).or_else(|| of_pointer(program, place)));
    doubt.or_else(|| {
        let published = outside.any(|place| publishes(program, place));
        published.then(|| String::from("what has no say in them may leave pointers where others look"))
    })
}

fn of_callee(program: &Program<'_>, place: Place) -> Option<String> {
    program.library(place).find_map(|(name, effect)| {
        if effect.mixes() {
            return Some(format!("`{name}` may do anything"));
        }
        let calls = !effect.callbacks.is_empty() && !CALL_BACK.contains(&name);
        calls.then(|| format!("`{name}` calls functions of the program"))
    })
}

fn of_pointer(program: &Program<'_>, place: Place) -> Option<String> {
    let Code::Inst(inst) = place.code(program.module) else { return None };
    let lost = |ptr: &Operand| {
        let mut known =
            program.facts(place.function).slots.accessed(ptr).is_some() || *ptr == Operand::Const(Const::Null);
        program.points_to.each_location(place.function, ptr, |_, _, _| known = true);
        !known
    };
    let is_lost = match inst.kind.access() {
        InstKind::Cast(CastOp::IntToPtr, operand) => !matches!(operand, Operand::Const(_)),
        InstKind::Load { ptr, .. }
        | InstKind::Store { ptr, .. }
        | InstKind::Rmw { ptr, .. }
        | InstKind::CompareExchange { ptr, .. }
        | InstKind::MemSet { dst: ptr, .. } => lost(ptr),
        InstKind::MemCopy { dst, src, .. } => lost(dst) || lost(src),
        _ => false,
    };
    is_lost.then(|| String::from("it makes pointers of numbers"))
}

/// Whether a place may leave a pointer to an object where others look. What is outside of the slice must not decide who can reach what.
fn publishes(program: &Program<'_>, place: Place) -> bool {
    if program.facts[place.function].is_none() {
        return false;
    }
    let Code::Inst(inst) = place.code(program.module) else { return false };
    let points_to_made = |value: &Operand| {
        let mut made = false;
        program.points_to.each_location(place.function, value, |object, _, _| made |= program.is_made(object));
        made
    };
    match inst.kind.access() {
        InstKind::Store { ptr, value, .. } => {
            program.facts(place.function).slots.accessed(ptr).is_none() && points_to_made(value)
        }
        InstKind::Rmw { value, .. } | InstKind::CompareExchange { new: value, .. } => points_to_made(value),
        InstKind::MemCopy { .. } => true,
        InstKind::Call { .. } => {
            let writes = |effect: &Effect| effect.touches.iter().any(|touch| touch.writes);
            program.library(place).any(|(_, effect)| writes(effect) || !effect.puts.is_empty())
        }
        _ => false,
    }
}
