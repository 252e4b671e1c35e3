//! Addresses that depend on inputs: whether they are inside of the object that they are made from, and which of its bytes they are then.
//!
//! `a[i]` can be any of the cells of `a`, or outside of it. That is decided first, among three ways: *inside*; *beside*, where its slot of addresses
//! has no object ([`address`](crate::address)), which is a fault whatever the address is, so that one is enough; and *elsewhere*, where other
//! objects may be. Inside, the register is known to hold one of few values, and which one is decided as for any register, for each cell. What is elsewhere is
//! refused, with its line, unless there are few addresses.
//!
//! The object is that of the address when all inputs are zero, or that of the base where there is one. It may be the wrong one; then what is
//! meant is elsewhere. But it depends on nothing but the term, and so on the thread's own history.

use super::decide::{Decision, elsewhere, unanswered};
use crate::address::GUARD;
use crate::bytecode::Slot;
use crate::cx::{Cx, Touch};
use crate::terms::Term;
use crate::trap::Trap;
use raddle_ir::{BinaryOp, CompareOp};

/// Bits of an address inside of an object that are decided on at most. Larger objects have too many cells to look at.
pub(super) const CELL_BITS_MAX: u32 = 16;
/// A register with no more open bits than this needs no look at where it points.
const FEW_BITS: u32 = 8;

/// The ways of an address. Labels have the highest bit first, and none for a bit that is known or follows from another one. So what is beside comes before what is
/// elsewhere, whichever of the three are possible, and a fault is found before something is refused.
const INSIDE: u128 = 0;
const BESIDE: u128 = 2;
const ELSEWHERE: u128 = 3;

/// An address that has to be known.
#[derive(Clone, Copy)]
pub(super) struct Place {
    /// Which way.
    pub which: Term,
    /// The register that the address depends on, and what it holds if the address is inside.
    pub slot: Slot,
    pub inside: Term,
    /// The address, and what is to be done there.
    pub address: Term,
    pub len: u64,
    pub touch: Touch,
}

impl Cx<'_> {
    /// What has to be decided about a register that is added, so many times, to a base: `base + scale * register` is about to be touched. It
    /// holds a term.
    pub(super) fn place(&mut self, slot: Slot, base: Option<(u64, i32)>, len: u64, touch: Touch) -> Decision {
        self.looked_up(slot, base, len, touch).unwrap_or(Decision::Register(slot, super::decide::ADDRESS))
    }

    fn looked_up(&mut self, slot: Slot, base: Option<(u64, i32)>, len: u64, touch: Touch) -> Option<Decision> {
        let held = self.term_in(slot)?;
        let terms = &mut self.symbols().terms;
        if terms.open_bits(held) <= FEW_BITS {
            return None;
        }
        let (address, anchor) = match base {
            None => (held, terms.at_zero(held) as u64),
            Some((base, scale)) => {
                let (start, scale) =
                    (terms.constant(64, base.into()), terms.constant(64, i64::from(scale) as u64 as u128));
                let scaled = terms.binary(BinaryOp::Mul, held, scale)?;
                (terms.binary(BinaryOp::Add, start, scaled)?, base)
            }
        };
        let (place, object) = self.s.memory.find(anchor)?;
        let (start, size, slot_bytes) =
            (self.s.memory.base(place), u64::from(object.size), self.s.memory.slot_bytes(place));
        let last = size.checked_sub(len)?;
        // From the register's least value inside to its largest one.
        let (least, above) = match base {
            None => (start, last),
            Some((base, scale)) if base == start && scale > 0 => (0, last / scale as u64),
            Some(_) => return None,
        };
        let terms = &mut self.symbols().terms;
        let (from, most) = (terms.constant(64, least.into()), terms.constant(64, above.into()));
        let distance = terms.binary(BinaryOp::Sub, held, from)?;
        let few = terms.extract(distance, 0, (u64::BITS - above.leading_zeros()).max(1));
        let few = terms.widened(few);
        let inside = terms.binary(BinaryOp::Add, from, few)?;
        if inside == held {
            return (terms.open_bits(held) <= CELL_BITS_MAX).then_some(Decision::Cell(slot));
        }
        let is_inside = terms.compare(CompareOp::ULe, distance, most)?;
        let (low, bytes) =
            (terms.constant(64, (start - GUARD).into()), terms.constant(64, (GUARD + slot_bytes).into()));
        let from_low = terms.binary(BinaryOp::Sub, address, low)?;
        let is_near = terms.compare(CompareOp::ULt, from_low, bytes)?;
        let (start, last) = (terms.constant(64, start.into()), terms.constant(64, last.into()));
        let offset = terms.binary(BinaryOp::Sub, address, start)?;
        let is_outside = terms.compare(CompareOp::UGt, offset, last)?;
        let is_beside = terms.binary(BinaryOp::And, is_near, is_outside)?;
        let ways = [INSIDE, BESIDE, ELSEWHERE].map(|way| terms.constant(2, way));
        let outside = terms.select(is_beside, ways[1], ways[2]);
        let which = terms.select(is_inside, ways[0], outside);
        Some(Decision::Place(Place { which, slot, inside, address, len, touch }))
    }

    /// Goes one of the ways of an address.
    pub(super) fn go_to(&mut self, place: &Place, way: Option<u128>) -> Result<(), Trap> {
        match way {
            Some(INSIDE) => {
                self.set_term(place.slot, place.inside);
                Ok(())
            }
            Some(BESIDE) => Err(self.beside(place).unwrap_or_else(unanswered)),
            _ => Err(elsewhere()),
        }
    }

    /// What comes of an address that is beside its object: a fault, for one of those that are possible.
    fn beside(&mut self, place: &Place) -> Option<Trap> {
        let address = self.symbols().terms.values(&[place.address])?[0] as u64;
        match self.reach(address, place.len, place.touch) {
            Ok(_) => unreachable!("there is an object where none can be"),
            Err(trap) => Some(trap),
        }
    }
}
