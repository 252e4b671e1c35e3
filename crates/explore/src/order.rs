//! Which thread goes first when an algorithm leaves it open: a fixed permutation of the thread ids.

use raddle_base::Random;
use raddle_trace::{THREADS_MAX, ThreadId, ThreadSet};

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
            let mut rest = ThreadSet::ALL;
            while let Some(t) = order.first(rest) {
                assert!(rest.contains(t));
                rest.remove(t);
            }
            assert!(rest.is_empty());
        }
        let all = (0..4).map(ThreadId).collect::<ThreadSet>();
        assert_eq!(Order::new(0).first(all), Some(ThreadId(0)));
        assert!((1..10).any(|seed| Order::new(seed).first(all) != Some(ThreadId(0))));
    }
}
