//! A small seeded generator (SplitMix64): fast, and the same numbers everywhere.

/// A seeded generator of numbers that look random. Not for secrets.
#[derive(Clone, Debug)]
pub struct Random(u64);

impl Random {
    /// A generator for this seed.
    pub const fn new(seed: u64) -> Self {
        Random(seed)
    }

    /// The seed of a generator that goes on from here.
    pub const fn state(&self) -> u64 {
        self.0
    }

    /// The next 64 bits.
    pub const fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number below `n`; 0 when `n` is 0.
    pub const fn below(&mut self, n: u64) -> u64 {
        ((self.bits() as u128 * n as u128) >> 64) as u64
    }

    /// A place in a list of this length; 0 when the list is empty.
    pub const fn index(&mut self, len: usize) -> usize {
        self.below(len as u64) as usize
    }

    /// An item of a list; `None` when the list is empty.
    pub fn pick<'t, T>(&mut self, items: &'t [T]) -> Option<&'t T> {
        items.get(self.index(items.len()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seeds_repeat_and_numbers_stay_below() {
        let (mut a, mut b) = (Random::new(7), Random::new(7));
        let mut seen = [false; 5];
        for _ in 0..100 {
            let n = a.below(5);
            assert_eq!(n, b.below(5));
            seen[n as usize] = true;
        }
        assert_eq!(seen, [true; 5]);
        assert_eq!((a.below(0), a.index(0)), (0, 0));
        assert!(a.pick(&[3, 4]).is_some_and(|item| [3, 4].contains(item)));
        assert_eq!(a.pick::<u8>(&[]), None);
    }
}
