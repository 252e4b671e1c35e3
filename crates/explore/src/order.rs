//! Which thread goes first when an algorithm leaves it open: a fixed permutation of the numbers that threads have by birth, in the
//! present execution.
//!
//! Not of their ids. A thread's id depends on who was met before it, in all that the search has explored; a part that was
//! given away meets threads in another order than the whole. What is left open has to be settled by the path alone, so that parts
//! explore what the whole would have.

use raddle_base::Random;
use raddle_trace::{Choices, THREADS_MAX, ThreadId, ThreadSet};

/// A permutation of threads, by birth.
#[derive(Debug)]
pub struct Order {
    /// `None` is the identity.
    rank: Option<Box<[u8; THREADS_MAX]>>,
    /// The number that a thread has by birth.
    number: Box<[u8; THREADS_MAX]>,
    /// The threads that were born, main left out, and the events that made them.
    born: Vec<(u32, ThreadId)>,
    /// How many of these have an id that is not their number.
    renumbered: u32,
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
        let number = Box::new(std::array::from_fn(|t| t as u8));
        Order { rank, number, born: Vec::new(), renumbered: 0 }
    }

    /// This event made a thread.
    pub fn push(&mut self, event: usize, child: ThreadId) {
        self.born.push((event as u32, child));
        let number = self.born.len() as u32;
        self.number[child.0 as usize] = number as u8;
        self.renumbered += u32::from(number != child.0);
    }

    /// Events from this one on have not happened.
    #[inline]
    pub fn rewind(&mut self, event: usize) {
        while let Some((_, child)) = self.born.pop_if(|(by, _)| *by as usize >= event) {
            let number = self.born.len() as u32 + 1;
            self.renumbered -= u32::from(number != child.0);
        }
    }

    #[inline]
    fn key(&self, thread: ThreadId) -> u8 {
        let number = self.number[thread.0 as usize];
        self.rank.as_ref().map_or(number, |rank| rank[number as usize])
    }

    /// The member that goes first.
    #[inline]
    pub fn first(&self, set: ThreadSet) -> Option<ThreadId> {
        if self.rank.is_none() && self.renumbered == 0 {
            return set.first();
        }
        set.iter().min_by_key(|&t| self.key(t))
    }

    /// Takes the member that goes first out of the set.
    #[inline]
    pub fn take_first(&self, set: &mut ThreadSet) -> Option<ThreadId> {
        let first = self.first(*set)?;
        set.remove(first);
        Some(first)
    }

    /// The label of the alternative that comes first.
    #[inline]
    pub fn first_label(&self, choices: Choices) -> u32 {
        match choices {
            Choices::Waiters(waiters) => self.first(waiters).map_or(0, |t| t.0),
            Choices::One | Choices::Count(_) | Choices::Any | Choices::Among(_) => choices.first(),
        }
    }

    /// The label of the alternative that comes after this one.
    pub fn label_after(&self, choices: Choices, label: u32) -> Option<u32> {
        match choices {
            Choices::Waiters(waiters) => {
                let key = self.key(ThreadId(label));
                let later = waiters.iter().filter(|&t| self.key(t) > key);
                later.min_by_key(|&t| self.key(t)).map(|t| t.0)
            }
            Choices::One | Choices::Count(_) | Choices::Any | Choices::Among(_) => choices.after(label),
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

    #[test]
    fn threads_go_by_birth_whatever_their_ids() {
        let set = |ids: &[u32]| ids.iter().copied().map(ThreadId).collect::<ThreadSet>();
        let mut order = Order::new(0);
        order.push(0, ThreadId(1));
        order.push(3, ThreadId(5));
        order.push(4, ThreadId(3));
        assert_eq!(order.first(set(&[3, 5])), Some(ThreadId(5)));
        let waiters = Choices::Waiters(set(&[1, 3, 5]));
        assert_eq!(order.first_label(waiters), 1);
        assert_eq!([1, 5, 3].map(|label| order.label_after(waiters, label)), [Some(5), Some(3), None]);
        order.rewind(4);
        order.push(4, ThreadId(2));
        order.rewind(3);
        order.push(7, ThreadId(2));
        order.push(8, ThreadId(3));
        assert_eq!(order.first(set(&[3, 2])), Some(ThreadId(2)));
    }
}
