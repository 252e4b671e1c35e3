//! Short lists: up to `N` members in place, more on the heap.

use std::ops::{Deref, DerefMut};

/// A list that is nearly always short.
#[derive(Clone, Debug)]
pub struct ShortList<T, const N: usize> {
    inline: [T; N],
    /// How many are in place; all are in `spill` if there is anything.
    len: usize,
    spill: Vec<T>,
}

impl<T: Copy, const N: usize> ShortList<T, N> {
    /// No members; places that are free hold this one.
    #[inline]
    pub const fn empty(free: T) -> Self {
        ShortList { inline: [free; N], len: 0, spill: Vec::new() }
    }

    /// These members; places that are free hold another one.
    #[inline]
    pub fn of(members: &[T], free: T) -> Self {
        let mut list = Self::empty(free);
        if members.len() <= N {
            // One after the other: nearly always there is one.
            list.inline.iter_mut().zip(members).for_each(|(place, member)| *place = *member);
            list.len = members.len();
        } else {
            list.spill.extend_from_slice(members);
        }
        list
    }

    /// So many members like this one.
    #[inline]
    pub fn filled(member: T, len: usize) -> Self {
        match len <= N {
            true => ShortList { inline: [member; N], len, spill: Vec::new() },
            false => ShortList { inline: [member; N], len: 0, spill: vec![member; len] },
        }
    }

    /// Adds a member at the end.
    #[inline]
    pub fn push(&mut self, member: T) {
        if self.spill.is_empty() && self.len < N {
            self.inline[self.len] = member;
            self.len += 1;
        } else {
            self.push_spilled(member);
        }
    }

    #[cold]
    fn push_spilled(&mut self, member: T) {
        self.spill.extend_from_slice(&self.inline[..self.len]);
        self.len = 0;
        self.spill.push(member);
    }

    /// Drops the last member.
    pub fn pop(&mut self) {
        if self.spill.pop().is_none() {
            self.len = self.len.saturating_sub(1);
        }
    }
}

impl<T: Copy + Default, const N: usize> Default for ShortList<T, N> {
    fn default() -> Self {
        Self::empty(T::default())
    }
}

impl<T: Copy + Default, const N: usize> From<&[T]> for ShortList<T, N> {
    #[inline]
    fn from(members: &[T]) -> Self {
        Self::of(members, T::default())
    }
}

impl<T, const N: usize> Deref for ShortList<T, N> {
    type Target = [T];

    #[inline]
    fn deref(&self) -> &[T] {
        if self.spill.is_empty() { &self.inline[..self.len] } else { &self.spill }
    }
}

impl<T, const N: usize> DerefMut for ShortList<T, N> {
    #[inline]
    fn deref_mut(&mut self) -> &mut [T] {
        if self.spill.is_empty() { &mut self.inline[..self.len] } else { &mut self.spill }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn is_a_list_at_every_length() {
        let mut list = ShortList::<u32, 2>::default();
        let mut all = Vec::new();
        for i in 0..5 {
            list.push(i);
            all.push(i);
            assert_eq!(*list, *all);
            assert_eq!(*ShortList::<u32, 2>::from(&all[..]), *all);
        }
        for len in (0..5).rev() {
            list.pop();
            assert_eq!(*list, all[..len]);
        }
        list.push(7);
        assert_eq!((&*list, &*ShortList::<u32, 2>::filled(1, 3)), (&[7][..], &[1, 1, 1][..]));
    }
}
