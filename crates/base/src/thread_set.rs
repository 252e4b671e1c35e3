//! Threads and sets of them.

use crate::Id;
use std::fmt;

crate::define_id! {
    /// A thread of the checked program: a dense index that stands for its spawn path (main is `t0`).
    pub struct ThreadId("t");
}

impl ThreadId {
    /// The thread that runs `main`.
    pub const MAIN: ThreadId = ThreadId(0);
}

/// How many threads one execution may have. A machine reports a program that needs more; it never wraps around.
pub const THREADS_MAX: usize = 128;

/// A set of threads: one machine word pair, copied freely.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct ThreadSet(u128);

impl ThreadSet {
    /// No thread.
    pub const EMPTY: ThreadSet = ThreadSet(0);

    /// The set with this one thread.
    #[inline]
    pub fn single(t: ThreadId) -> Self {
        debug_assert!(t.index() < THREADS_MAX);
        // Shifting one word is much cheaper than shifting a pair.
        let bit = u128::from(1u64 << (t.0 % 64));
        ThreadSet(if t.0 < 64 { bit } else { bit << 64 })
    }

    /// The set whose members are the bits of a word.
    #[inline]
    pub const fn from_bits(bits: u128) -> Self {
        ThreadSet(bits)
    }

    /// The members as the bits of a word.
    #[inline]
    pub const fn bits(self) -> u128 {
        self.0
    }

    /// Whether the thread is a member.
    #[inline]
    pub fn contains(self, t: ThreadId) -> bool {
        let half = if t.0 < 64 { self.0 as u64 } else { (self.0 >> 64) as u64 };
        half >> (t.0 % 64) & 1 != 0
    }

    /// Adds a thread.
    #[inline]
    pub fn insert(&mut self, t: ThreadId) {
        self.0 |= Self::single(t).0;
    }

    /// Removes a thread.
    #[inline]
    pub fn remove(&mut self, t: ThreadId) {
        self.0 &= !Self::single(t).0;
    }

    /// Whether there is no member.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The number of members.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The smallest member.
    #[inline]
    pub fn first(self) -> Option<ThreadId> {
        (self.0 != 0).then(|| ThreadId(self.0.trailing_zeros()))
    }

    /// Members of either.
    #[inline]
    pub const fn union(self, other: Self) -> Self {
        ThreadSet(self.0 | other.0)
    }

    /// Members of both.
    #[inline]
    pub const fn intersection(self, other: Self) -> Self {
        ThreadSet(self.0 & other.0)
    }

    /// Members of this that are not in the other.
    #[inline]
    pub const fn difference(self, other: Self) -> Self {
        ThreadSet(self.0 & !other.0)
    }

    /// The members in increasing order.
    #[inline]
    pub fn iter(self) -> Iter {
        Iter(self.0)
    }
}

/// The members of a [`ThreadSet`] in increasing order.
pub struct Iter(u128);

impl Iterator for Iter {
    type Item = ThreadId;
    #[inline]
    fn next(&mut self) -> Option<ThreadId> {
        if self.0 == 0 {
            return None;
        }
        let t = ThreadId(self.0.trailing_zeros());
        self.0 &= self.0 - 1;
        Some(t)
    }
}

impl IntoIterator for ThreadSet {
    type Item = ThreadId;
    type IntoIter = Iter;
    fn into_iter(self) -> Iter {
        self.iter()
    }
}

impl FromIterator<ThreadId> for ThreadSet {
    fn from_iter<I: IntoIterator<Item = ThreadId>>(iter: I) -> Self {
        let mut set = Self::EMPTY;
        for t in iter {
            set.insert(t);
        }
        set
    }
}

impl fmt::Debug for ThreadSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn members_come_out_in_order() {
        let set: ThreadSet = [127, 0, 64, 3].map(ThreadId).into_iter().collect();
        assert_eq!(format!("{set:?}"), "{t0, t3, t64, t127}");
        assert_eq!(set.len(), 4);
        assert_eq!(set.first(), Some(ThreadId(0)));
        let mut rest = set;
        rest.remove(ThreadId(0));
        assert!(rest.contains(ThreadId(127)) && !rest.contains(ThreadId(0)));
        assert_eq!(set.difference(rest), ThreadSet::single(ThreadId::MAIN));
        assert_eq!(set.intersection(rest).union(ThreadSet::single(ThreadId(0))), set);
    }
}
