//! What threads are called: spawn paths, and the dense ids that stand for them inside a machine and a search.
//!
//! A **spawn path** says how to get from main to a thread: main's second child, its first child, and so on. It is the same
//! in all equivalent executions, on all machines, and it is all that a program or a person is ever shown of a thread's identity.
//! A [`ThreadId`] is a small index that one machine lets stand for a path. Which one depends on what was met before, and
//! an id that nobody needs any more is used again. So ids never leave the search.

use crate::{Machine, ThreadId, ThreadSet};
use std::cmp::Ordering;
use std::fmt;

/// A thread's spawn path: of each thread on the way from main, how many its parent had spawned before it.
///
/// Written `t0` for main, `t1`, `t2`, … for main's children, `t2.1` for the first child of main's second.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct SpawnPath(Vec<u32>);

impl SpawnPath {
    /// The path of a thread of this machine.
    pub fn of<M: Machine + ?Sized>(machine: &M, t: ThreadId) -> Self {
        Self::from_parents(t, |t| machine.parent(t))
    }

    /// The path that leads through these parents.
    pub fn from_parents(t: ThreadId, parent: impl Fn(ThreadId) -> Option<(ThreadId, u32)>) -> Self {
        let up = std::iter::successors(parent(t), |&(t, _)| parent(t));
        let mut path: Vec<u32> = up.map(|(_, nth)| nth).collect();
        path.reverse();
        SpawnPath(path)
    }

    /// How the paths of two threads of this machine compare.
    pub fn compare<M: Machine + ?Sized>(machine: &M, a: ThreadId, b: ThreadId) -> Ordering {
        match (machine.parent(a), machine.parent(b)) {
            (Some((parent, nth)), Some((other, number))) if parent == other => nth.cmp(&number),
            _ => Self::of(machine, a).cmp(&Self::of(machine, b)),
        }
    }

    /// Of each thread on the way from main, how many its parent had spawned before it.
    pub fn steps(&self) -> &[u32] {
        &self.0
    }
}

impl fmt::Display for SpawnPath {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some((first, rest)) = self.0.split_first() else { return write!(f, "{}", ThreadId::MAIN) };
        write!(f, "t{}", first + 1)?;
        rest.iter().try_for_each(|nth| write!(f, ".{}", nth + 1))
    }
}

/// The ids that a machine lets stand for spawn paths. Lasts over a whole exploration: rewinding does not change it.
///
/// A new path gets the smallest id that is free. So a machine that has met no thread yet numbers them in the order of their
/// birth, which is what a [`Schedule`](crate::Schedule) goes by.
#[derive(Clone, Debug)]
pub struct ThreadNames {
    /// By thread: who spawned it, and how many it had spawned before. Means nothing for main, and for ids that are free.
    parents: Vec<(ThreadId, u32)>,
    named: ThreadSet,
}

impl Default for ThreadNames {
    fn default() -> Self {
        ThreadNames { parents: vec![(ThreadId::MAIN, 0)], named: ThreadSet::single(ThreadId::MAIN) }
    }
}

impl ThreadNames {
    /// The thread that is this child of its parent; `None` when all ids are in use.
    pub fn child(&mut self, parent: ThreadId, nth: u32) -> Option<ThreadId> {
        let is_it = |t: &ThreadId| *t != ThreadId::MAIN && self.parents[t.0 as usize] == (parent, nth);
        if let Some(known) = self.named.iter().find(is_it) {
            return Some(known);
        }
        let child = ThreadSet::ALL.difference(self.named).first()?;
        let index = child.0 as usize;
        if index >= self.parents.len() {
            self.parents.resize(index + 1, (ThreadId::MAIN, 0));
        }
        self.parents[index] = (parent, nth);
        self.named.insert(child);
        Some(child)
    }

    /// Who spawned a thread, and how many it had spawned before; `None` for main, and for ids that stand for nothing.
    pub fn parent(&self, t: ThreadId) -> Option<(ThreadId, u32)> {
        (t != ThreadId::MAIN && self.named.contains(t)).then(|| self.parents[t.0 as usize])
    }

    /// Frees all ids but those of these threads and their ancestors.
    pub fn forget(&mut self, keep: ThreadSet) {
        let mut kept = ThreadSet::single(ThreadId::MAIN);
        for t in keep.intersection(self.named) {
            let mut at = t;
            while !kept.contains(at) {
                kept.insert(at);
                at = self.parents[at.0 as usize].0;
            }
        }
        self.named = kept;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::THREADS_MAX;

    #[test]
    fn a_path_keeps_its_id_until_it_is_forgotten() {
        let mut names = ThreadNames::default();
        let first = names.child(ThreadId::MAIN, 0).unwrap();
        let nested = names.child(first, 1).unwrap();
        let second = names.child(ThreadId::MAIN, 1).unwrap();
        assert_eq!([first, nested, second], [1, 2, 3].map(ThreadId));
        assert_eq!(names.child(first, 1), Some(nested));
        assert_eq!(SpawnPath::from_parents(nested, |t| names.parent(t)).to_string(), "t1.2");
        assert_eq!(SpawnPath::from_parents(ThreadId::MAIN, |t| names.parent(t)).to_string(), "t0");
        // Ancestors stay with their descendants.
        names.forget(ThreadSet::single(nested));
        assert_eq!((names.parent(nested), names.parent(first)), (Some((first, 1)), Some((ThreadId::MAIN, 0))));
        assert_eq!(names.parent(second), None);
        assert_eq!(names.child(nested, 7), Some(second));
    }

    #[test]
    fn ids_run_out_and_come_back() {
        let mut names = ThreadNames::default();
        for nth in 1..THREADS_MAX as u32 {
            assert_eq!(names.child(ThreadId::MAIN, nth - 1), Some(ThreadId(nth)));
        }
        assert_eq!(names.child(ThreadId::MAIN, 500), None);
        names.forget(ThreadSet::EMPTY);
        assert_eq!(names.child(ThreadId::MAIN, 500), Some(ThreadId(1)));
    }
}
