//! How many executions a search will take: an estimate with its uncertainty.
//!
//! After Knuth (*Estimating the efficiency of backtrack programs*, 1975): an execution at the end of a path with
//! branchings of 2, 3 and 2 stands for one in 12, its share of the tree. The shares of all executions add up to 1, so
//! the total is 1 divided by their mean. A search tells the sum of the shares so far (the fraction that is done), which
//! it corrects as it learns of new branches; the mean is that fraction by the executions so far.
//!
//! The uncertainty is the standard error of that mean. Neighbouring executions are alike, so it is taken over batches of
//! executions that become longer as the search goes on, which is the method of batch means; it goes to 0 as the fraction
//! goes to 1.
//!
//! That is still too small, because a search goes depth first and the largest differences are between branches it has
//! not come to. On 1651 random trees the total was within one standard error for 31% of them after a quarter of the
//! executions and for 39% after half; within two for 51% and 64%; within three for 66% and 78%. So three are what is
//! told. The number of batches made no difference that stands out (8 to 64 were tried).

/// Batches are merged in pairs when there are this many.
const BATCHES_MAX: usize = 32;

/// Standard errors either way that are told: about two in three totals lie within (see above).
const ERRORS_TOLD: f64 = 3.0;

/// Batches that are needed to speak of an uncertainty.
const BATCHES_MIN: usize = 4;

/// The estimate so far.
#[derive(Debug)]
pub struct Estimate {
    /// Executions and fraction at the end of each batch.
    ends: Vec<(f64, f64)>,
    /// Looks that make up a batch, and those since the last one.
    batch: u32,
    looks: u32,
    latest: (f64, f64),
}

impl Default for Estimate {
    fn default() -> Self {
        Estimate { ends: Vec::new(), batch: 1, looks: 0, latest: (0.0, 0.0) }
    }
}

impl Estimate {
    /// So many executions were done, and so large a part of the tree.
    pub fn look(&mut self, executions: u64, fraction: f64) {
        let executions = executions as f64;
        if executions <= self.latest.0 {
            return;
        }
        self.latest = (executions, fraction);
        self.looks += 1;
        if self.looks < self.batch {
            return;
        }
        self.looks = 0;
        self.ends.push(self.latest);
        if self.ends.len() == BATCHES_MAX {
            let mut index = 0;
            self.ends.retain(|_| {
                index += 1;
                index % 2 == 0
            });
            self.batch *= 2;
        }
    }

    /// The part of the tree that is done.
    pub fn fraction(&self) -> f64 {
        self.latest.1
    }

    /// The total, and the factor by which it is likely to be off at most, either way, once there is enough to tell.
    pub fn total(&self) -> Option<(f64, Option<f64>)> {
        let (executions, fraction) = self.latest;
        if executions <= 0.0 || fraction <= 0.0 || fraction >= 1.0 {
            return None;
        }
        Some((executions / fraction, self.relative_error().map(|error| 1.0 + ERRORS_TOLD * error)))
    }

    fn relative_error(&self) -> Option<f64> {
        if self.ends.len() < BATCHES_MIN {
            return None;
        }
        let &(executions, fraction) = self.ends.last()?;
        let mean = fraction / executions;
        let mut squares = 0.0;
        let mut before = (0.0, 0.0);
        for &end in &self.ends {
            let expected = mean * (end.0 - before.0);
            squares += (end.1 - before.1 - expected).powi(2);
            before = end;
        }
        let batches = self.ends.len() as f64;
        let error = (squares * batches / (batches - 1.0)).sqrt() / fraction;
        Some(error * (1.0 - fraction).max(0.0).sqrt())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use raddle_base::Random;

    /// Leaves of a random tree in depth-first order, with their shares.
    fn leaves(random: &mut Random, depth: u32, share: f64, shares: &mut Vec<f64>) {
        let branches = if depth == 0 || random.below(6) == 0 { 0 } else { 1 + random.below(3) };
        if branches == 0 {
            shares.push(share);
        }
        for _ in 0..branches {
            leaves(random, depth - 1, share / branches as f64, shares);
        }
    }

    #[test]
    fn an_even_tree_is_known_at_once() {
        let mut estimate = Estimate::default();
        for executions in 1..=20 {
            estimate.look(executions, executions as f64 / 1000.0);
        }
        let (total, factor) = estimate.total().unwrap();
        assert!((total - 1000.0).abs() < 1e-6, "{total}");
        assert!(factor.unwrap() < 1.001, "{factor:?}");
    }

    /// Of the random trees with these seeds: how many there are of some size, for how many the total is in the range that
    /// is told when `part` of their executions are done, and the mean width of that range.
    fn told_after(part: f64, seeds: std::ops::Range<u64>) -> (u32, u32, f64) {
        let (mut trees, mut right, mut widths) = (0, 0, 0.0);
        for seed in seeds {
            let mut shares = Vec::new();
            leaves(&mut Random::new(seed), 14, 1.0, &mut shares);
            let total = shares.len() as f64;
            if total < 1000.0 {
                continue;
            }
            let (mut estimate, mut fraction) = (Estimate::default(), 0.0);
            for (index, share) in shares.iter().enumerate().take((part * total) as usize) {
                fraction += share;
                if index % 8 == 0 {
                    estimate.look(index as u64 + 1, fraction);
                }
            }
            let (estimated, factor) = estimate.total().unwrap();
            let factor = factor.unwrap();
            trees += 1;
            right += u32::from(estimated / factor <= total && total <= estimated * factor);
            widths += factor - 1.0;
        }
        (trees, right, widths / f64::from(trees))
    }

    #[test]
    fn most_totals_are_in_the_range_that_is_told_and_it_shrinks() {
        let (trees, early, wide) = told_after(0.25, 20_000..20_600);
        assert!(trees > 200 && early * 2 > trees, "{early} of {trees}");
        let (trees, later, narrow) = told_after(0.5, 20_000..20_600);
        assert!(later * 3 > trees * 2, "{later} of {trees}");
        let (.., narrowest) = told_after(0.95, 20_000..20_600);
        assert!(narrowest < narrow && narrow < wide, "{wide} {narrow} {narrowest}");
    }

    #[test]
    fn nothing_is_said_before_there_is_anything_to_say() {
        let mut estimate = Estimate::default();
        assert_eq!(estimate.total(), None);
        estimate.look(10, 0.5);
        assert_eq!(estimate.total(), Some((20.0, None)));
        estimate.look(20, 1.0);
        assert_eq!(estimate.total(), None);
    }
}
