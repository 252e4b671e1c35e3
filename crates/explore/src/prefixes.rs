//! The maximal happens-before prefixes `u` of a sequence `w` after which a step that may have to wait is possible: *Awaiting for
//! Godot*, Algorithm 1, lines 17 to 21.
//!
//! A race takes one event away. If several independent events together keep an await from coming true (additions that commute, writes to
//! different parts of a number), no single race shows the execution in which it does: some of them have to go, and with each of
//! them all that happens after it. The same goes for readers that keep a lock from being taken, where it is not known beforehand what they
//! do without the first event.
//!
//! Whether the step is possible depends only on which of the events that it conflicts with are there, the *deciding* ones. So
//! the sets of deciding events to leave out are tried, each closed under happening after, smaller ones first; a set is not
//! tried if a part of it was found to be enough, so those found are the smallest, and what they leave is maximal.

use std::collections::BTreeSet;

/// Sets of events to leave out.
pub struct Prefixes {
    /// By deciding event: those of them that happen after it, and itself.
    closures: Vec<(usize, BTreeSet<usize>)>,
    /// Sets to be tried, by size.
    left: BTreeSet<(usize, BTreeSet<usize>)>,
    enough: Vec<BTreeSet<usize>>,
}

impl Prefixes {
    /// For these deciding events.
    pub fn new(deciding: &[usize], happens_before: impl Fn(usize, usize) -> bool) -> Self {
        let closure = |&event: &usize| {
            let after = |&later: &usize| later == event || later > event && happens_before(event, later);
            (event, deciding.iter().copied().filter(after).collect())
        };
        let mut prefixes =
            Prefixes { closures: deciding.iter().map(closure).collect(), left: BTreeSet::new(), enough: Vec::new() };
        // To leave out nothing has been tried.
        prefixes.is_not_enough(&BTreeSet::new());
        prefixes
    }

    /// The next set to be tried: a smallest one.
    pub fn next(&mut self) -> Option<BTreeSet<usize>> {
        loop {
            let (_, set) = self.left.pop_first()?;
            if !self.enough.iter().any(|enough| enough.is_subset(&set)) {
                return Some(set);
            }
        }
    }

    /// The step is possible without the events of the set.
    pub fn is_enough(&mut self, set: BTreeSet<usize>) {
        self.enough.push(set);
    }

    /// Whether there was such a set.
    pub fn is_any_enough(&self) -> bool {
        !self.enough.is_empty()
    }

    /// It is not: more of them have to go.
    pub fn is_not_enough(&mut self, set: &BTreeSet<usize>) {
        for (event, closure) in &self.closures {
            if !set.contains(event) {
                let larger: BTreeSet<usize> = set.union(closure).copied().collect();
                self.left.insert((larger.len(), larger));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// All smallest sets whose removal leaves values with this sum. `after` are pairs of values whose second needs the first.
    fn smallest(values: &[u32], sum: u32, after: &[(usize, usize)]) -> Vec<Vec<usize>> {
        let deciding: Vec<usize> = (0..values.len()).collect();
        let mut prefixes = Prefixes::new(&deciding, |a, b| after.contains(&(a, b)));
        let mut found = Vec::new();
        while let Some(set) = prefixes.next() {
            let left: u32 = deciding.iter().filter(|event| !set.contains(event)).map(|&event| values[event]).sum();
            if left == sum {
                found.push(set.iter().copied().collect());
                prefixes.is_enough(set);
            } else {
                prefixes.is_not_enough(&set);
            }
        }
        found
    }

    #[test]
    fn the_smallest_sets_are_found() {
        // Figure 5: of 1, 1 and 3 only the last may stay.
        assert_eq!(smallest(&[1, 1, 3], 3, &[]), [[0, 1]]);
        assert_eq!(smallest(&[1, 2, 3], 3, &[]), [vec![2], vec![0, 1]]);
        assert_eq!(smallest(&[1, 2, 3], 3, &[(1, 2)]), [vec![2]]);
        assert_eq!(smallest(&[1, 1], 3, &[]), Vec::<Vec<usize>>::new());
        assert_eq!(smallest(&[2, 2, 2], 0, &[(0, 1), (1, 2), (0, 2)]), [[0, 1, 2]]);
    }
}
