//! Which thread goes first when an algorithm leaves it open: a fixed permutation of the thread ids.

use raddle_trace::{THREADS_MAX, ThreadId, ThreadSet};

/// A small seeded generator (SplitMix64): fast, and the same everywhere.
#[derive(Clone, Debug)]
pub struct Random(u64);

impl Random {
    /// A generator for this seed.
    pub const fn new(seed: u64) -> Self {
        Random(seed)
    }

    /// The next 64 bits.
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number below `n`, which is not zero.
    pub fn below(&mut self, n: u64) -> u64 {
        ((u128::from(self.next()) * u128::from(n)) >> 64) as u64
    }
}

/// A permutation of the thread ids.
#[derive(Debug)]
pub struct Order {
    /// `None` is the identity.
    rank: Option<Box<[u8; THREADS_MAX]>>,
}

impl Order {
    /// The identity for 0, a permutation drawn from the seed otherwise.
    pub fn new(seed: u64) -> Self {
        let rank = (seed != 0).then(|| {
            let mut rank = Box::new([0; THREADS_MAX]);
            let mut random = Random::new(seed);
            for i in 1..THREADS_MAX {
                rank[i] = i as u8;
                rank.swap(i, random.below(i as u64 + 1) as usize);
            }
            rank
        });
        Order { rank }
    }

    /// The member that goes first.
    #[inline]
    pub fn first(&self, set: ThreadSet) -> Option<ThreadId> {
        match &self.rank {
            None => set.first(),
            Some(rank) => set.iter().min_by_key(|t| rank[t.0 as usize]),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_seed_gives_a_permutation() {
        for seed in 0..20 {
            let order = Order::new(seed);
            let mut rest = ThreadSet::from_bits(u128::MAX);
            while let Some(t) = order.first(rest) {
                assert!(rest.contains(t));
                rest.remove(t);
            }
            assert!(rest.is_empty());
        }
        let all = ThreadSet::from_bits(0b1111);
        assert_eq!(Order::new(0).first(all), Some(ThreadId(0)));
        assert!((1..10).any(|seed| Order::new(seed).first(all) != Some(ThreadId(0))));
    }
}
