//! What an operation touches, in two words: enough to see at once that most pairs of operations do not conflict.

use crate::{Access, Mode};

/// Every footprint reads this bit, and operations that conflict with everything write it.
const WORLD: u64 = 1 << 63;
/// Operations that arrive at a barrier read this bit, and nobody writes it.
const ARRIVES: u64 = 1 << 62;
/// The bits of all granules: an operation that touches too much to say what.
const WIDE: u64 = u64::MAX >> 2;
/// An access that spans more granules than this is wide.
const GRANULES_MAX: u64 = 8;

/// The granules of eight bytes that an operation touches, each as one of 62 bits: those that it only reads, and those that
/// it touches in any other way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Footprint {
    reads: u64,
    writes: u64,
}

impl Default for Footprint {
    fn default() -> Self {
        Footprint::EMPTY
    }
}

impl Footprint {
    /// Nothing is touched.
    pub const EMPTY: Footprint = Footprint { reads: WORLD, writes: 0 };

    /// What these accesses touch.
    #[inline]
    pub fn of(accesses: &[Access]) -> Self {
        let mut footprint = Footprint::EMPTY;
        for access in accesses {
            let bits = bits(access);
            match access.mode {
                Mode::Read => footprint.reads |= bits,
                Mode::BarrierArrive | Mode::BarrierArriveOrdered => {
                    footprint.writes |= bits;
                    footprint.reads |= ARRIVES;
                }
                _ => footprint.writes |= bits,
            }
        }
        footprint
    }

    /// What either touches.
    #[inline]
    pub fn union(self, other: Footprint) -> Self {
        Footprint { reads: self.reads | other.reads, writes: self.writes | other.writes }
    }

    /// Whether some operation arrives at a barrier.
    #[inline]
    pub fn arrives(self) -> bool {
        self.reads & ARRIVES != 0
    }

    /// Whether operations with these footprints may conflict. If not, they do not.
    #[inline]
    pub fn may_conflict(self, other: Footprint) -> bool {
        self.writes & (other.reads | other.writes) | self.reads & other.writes != 0
    }
}

#[inline]
fn bits(access: &Access) -> u64 {
    let first = access.address >> 3;
    let more = ((access.address + u64::from(access.len) - 1) >> 3) - first;
    if more == 0 { bit(first) } else { bits_of_several(access.mode, first, more) }
}

#[cold]
fn bits_of_several(mode: Mode, first: u64, more: u64) -> u64 {
    match mode {
        Mode::World => WORLD | WIDE,
        _ if more > GRANULES_MAX => WIDE,
        _ => (first..=first + more).fold(0, |bits, granule| bits | bit(granule)),
    }
}

/// The bit of a granule: one of the lower 62. The upper half of the product is a fraction of 2^32, and so many 62nds; that is cheaper than a remainder.
#[inline]
fn bit(granule: u64) -> u64 {
    1 << (((granule.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 32) * 62) >> 32)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Order;
    use raddle_base::Random;

    #[test]
    fn what_conflicts_has_footprints_that_may() {
        let mut random = Random::new(1);
        let access = |random: &mut Random| Access {
            address: 0x1000 + random.below(200),
            len: 1 + if random.below(8) == 0 { random.below(200) } else { random.below(8) } as u32,
            mode: Mode::ALL[random.below(Mode::ALL.len() as u64 - 1) as usize],
            order: Order::SeqCst,
            tag: 0,
        };
        let mut accesses = || -> Vec<Access> {
            match random.below(20) {
                0 => vec![Access::WORLD],
                n => (0..n % 3).map(|_| access(&mut random)).collect(),
            }
        };
        let mut refuted = 0;
        for _ in 0..20_000 {
            let (a, b) = (accesses(), accesses());
            let may = Footprint::of(&a).may_conflict(Footprint::of(&b));
            assert_eq!(may, Footprint::of(&b).may_conflict(Footprint::of(&a)));
            assert!(may || !Access::any_conflict(&a, &b), "{a:?} {b:?}");
            refuted += u32::from(!may);
        }
        assert!(refuted > 5_000, "{refuted}");
    }
}
