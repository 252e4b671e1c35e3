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

/// How many threads one execution may have. A machine reports a program that needs more; it never wraps around. A byte that holds a
/// thread has some values left for other things.
pub const THREADS_MAX: usize = 240;

/// Words of a set.
const WORDS: usize = THREADS_MAX.div_ceil(64);

/// A set of threads: a few machine words, copied freely.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct ThreadSet([u64; WORDS]);

impl ThreadSet {
    /// No thread.
    pub const EMPTY: ThreadSet = ThreadSet([0; WORDS]);

    /// All threads that there can be.
    pub const ALL: ThreadSet = {
        let mut words = [u64::MAX; WORDS];
        words[WORDS - 1] >>= WORDS * 64 - THREADS_MAX;
        ThreadSet(words)
    };

    /// Threads below this one can be in [`low`](Self::low).
    pub const LOW: usize = 128;

    /// The set with this one thread.
    #[inline]
    pub fn single(t: ThreadId) -> Self {
        let mut set = Self::EMPTY;
        set.insert(t);
        set
    }

    /// The set whose members are the bits of these words.
    #[inline]
    pub const fn from_words(words: [u64; WORDS]) -> Self {
        ThreadSet(words)
    }

    /// The members as the bits of words.
    #[inline]
    pub const fn words(self) -> [u64; WORDS] {
        self.0
    }

    /// The set whose members are the bits of a number.
    #[inline]
    pub const fn from_low(bits: u128) -> Self {
        ThreadSet([bits as u64, (bits >> 64) as u64, 0, 0])
    }

    /// The members as the bits of a number, for sets without threads from [`LOW`](Self::LOW) on.
    #[inline]
    pub fn low(self) -> u128 {
        let [a, b, c, d] = self.0;
        debug_assert!(c | d == 0);
        u128::from(b) << 64 | u128::from(a)
    }

    /// Whether the thread is a member.
    #[inline]
    pub fn contains(self, t: ThreadId) -> bool {
        self.0[t.index() / 64] >> (t.0 % 64) & 1 != 0
    }

    /// Adds a thread.
    #[inline]
    pub fn insert(&mut self, t: ThreadId) {
        debug_assert!(t.index() < THREADS_MAX);
        self.0[t.index() / 64] |= 1 << (t.0 % 64);
    }

    /// Removes a thread.
    #[inline]
    pub fn remove(&mut self, t: ThreadId) {
        self.0[t.index() / 64] &= !(1 << (t.0 % 64));
    }

    /// Adds a thread, or removes it.
    #[inline]
    pub fn set(&mut self, t: ThreadId, member: bool) {
        if member { self.insert(t) } else { self.remove(t) }
    }

    /// Whether there is no member.
    #[inline]
    pub const fn is_empty(self) -> bool {
        let [a, b, c, d] = self.0;
        a | b | c | d == 0
    }

    /// The number of members.
    #[inline]
    pub const fn len(self) -> usize {
        let [a, b, c, d] = self.0;
        (a.count_ones() + b.count_ones() + c.count_ones() + d.count_ones()) as usize
    }

    /// The smallest member.
    #[inline]
    pub fn first(self) -> Option<ThreadId> {
        self.iter().next()
    }

    /// Members of either.
    #[inline]
    pub const fn union(self, other: Self) -> Self {
        let ([a, b, c, d], [e, f, g, h]) = (self.0, other.0);
        ThreadSet([a | e, b | f, c | g, d | h])
    }

    /// Members of both.
    #[inline]
    pub const fn intersection(self, other: Self) -> Self {
        let ([a, b, c, d], [e, f, g, h]) = (self.0, other.0);
        ThreadSet([a & e, b & f, c & g, d & h])
    }

    /// Members of this that are not in the other.
    #[inline]
    pub const fn difference(self, other: Self) -> Self {
        let ([a, b, c, d], [e, f, g, h]) = (self.0, other.0);
        ThreadSet([a & !e, b & !f, c & !g, d & !h])
    }

    /// The members in increasing order.
    #[inline]
    pub fn iter(self) -> Iter {
        Iter { words: self.0, first: 0 }
    }
}

/// The members of a [`ThreadSet`] in increasing order.
pub struct Iter {
    /// What is left.
    words: [u64; WORDS],
    /// The thread that the first bit stands for.
    first: u32,
}

impl Iterator for Iter {
    type Item = ThreadId;
    #[inline]
    fn next(&mut self) -> Option<ThreadId> {
        loop {
            let [a, b, c, d] = self.words;
            if a != 0 {
                self.words[0] = a & (a - 1);
                return Some(ThreadId(self.first + a.trailing_zeros()));
            }
            // Few programs have more threads than bits in a word.
            if b | c | d == 0 {
                return None;
            }
            *self = Iter { words: [b, c, d, 0], first: self.first + 64 };
        }
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
        let set: ThreadSet = [239, 127, 0, 64, 3].map(ThreadId).into_iter().collect();
        assert_eq!(format!("{set:?}"), "{t0, t3, t64, t127, t239}");
        assert_eq!(set.len(), 5);
        assert_eq!(set.first(), Some(ThreadId(0)));
        let mut rest = set;
        rest.remove(ThreadId(0));
        assert!(rest.contains(ThreadId(127)) && !rest.contains(ThreadId(0)));
        assert_eq!(set.difference(rest), ThreadSet::single(ThreadId::MAIN));
        assert_eq!(ThreadSet::ALL.len(), THREADS_MAX);
        assert_eq!(set.intersection(rest).union(ThreadSet::single(ThreadId(0))), set);
    }
}
