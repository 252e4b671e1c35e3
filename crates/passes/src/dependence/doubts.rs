//! Programs that a slice cannot answer for: leaving out what is outside of it might lose something.
//!
//! [`slice`](super::slice) is meant for people; it says what depends on what as far as a program's text shows it. A search that performs
//! the rest as if nobody could see it must not go by that where dependence takes other ways: through what a callback returns or when
//! it is called, through the state of functions that nothing is known of, through pointers made of numbers.

use super::program::Program;
use crate::place::{Code, Place};
use raddle_ir::{CastOp, Const, InstKind, Operand};

/// Calls back, but nothing depends on it: threads, and what is done once.
const CALL_BACK: [&str; 4] = ["pthread_create", "thrd_create", "pthread_once", "call_once"];

/// Why there is something that a slice of the program cannot answer for, if there is.
pub(super) fn doubt(program: &Program<'_>) -> Option<String> {
    let mut places = program.functions().flat_map(|(id, ..)| program.places_of(id));
    places.find_map(|place| of_callee(program, place).or_else(|| of_pointer(program, place)))
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

/// The same for what is outside of the slice: it must not decide which objects others can reach, by leaving pointers where they look.
pub(super) fn of_publishing(program: &Program<'_>, mut outside: impl Iterator<Item = Place>) -> Option<String> {
    let publishes = |place: Place| {
        if program.facts[place.function].is_none() {
            return false;
        }
        let Code::Inst(inst) = place.code(program.module) else { return false };
        let mut made = false;
        let mut look_at = |value: &Operand| {
            program.points_to.each_location(place.function, value, |object, _, _| made |= program.is_made(object));
        };
        match inst.kind.access() {
            InstKind::Store { ptr, value, .. } if program.facts(place.function).slots.accessed(ptr).is_none() => {
                look_at(value);
            }
            InstKind::Rmw { value, .. } | InstKind::CompareExchange { new: value, .. } => look_at(value),
            InstKind::MemCopy { .. } => return true,
            InstKind::Call { .. } => {
                return program.library(place).any(|(_, effect)| effect.touches.iter().any(|touch| touch.writes));
            }
            _ => {}
        }
        made
    };
    let found = outside.any(publishes);
    found.then(|| String::from("what has no say in them may leave pointers where others look"))
}
