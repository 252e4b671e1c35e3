//! How a search went along: what a page draws curves of. A few hundred numbers, however long it took.

use serde::{Deserialize, Serialize};

/// The course of a search.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Profile {
    /// How many executions had ended after how long; the last one is the end of the search.
    pub over_time: Vec<Sample>,
    /// How long executions were.
    pub depths: Depths,
    /// What was expected of the whole on the way.
    pub estimates: Vec<EstimateSample>,
}

/// A look at the search.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Sample {
    /// Since it began.
    pub seconds: f64,
    /// That had ended, in whichever way.
    pub executions: u64,
}

/// How many executions the whole search was expected to take.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct EstimateSample {
    /// After so many of them.
    pub executions: u64,
    /// The total that was likely then.
    pub total: f64,
    /// What it would not be below, probably; with `high`, once there was enough to tell.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub low: Option<f64>,
    /// What it would not be above.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub high: Option<f64>,
}

/// Executions by their number of visible steps.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Depths {
    /// How many numbers of steps share a bar.
    pub width: u64,
    /// Executions with `0..width` steps, with `width..2 * width`, and so on.
    pub counts: Vec<u64>,
}

impl Default for Depths {
    fn default() -> Self {
        Depths { width: 1, counts: Vec::new() }
    }
}

impl Depths {
    /// Bars at most; there are at least half as many numbers of steps that can be told apart.
    pub const BARS_MAX: usize = 64;

    /// Another execution of so many steps. Bars become wider when they do not suffice.
    pub fn add(&mut self, steps: u64) {
        while steps / self.width >= Self::BARS_MAX as u64 {
            self.counts = self.counts.chunks(2).map(|pair| pair.iter().sum()).collect();
            self.width *= 2;
        }
        let bar = (steps / self.width) as usize;
        if self.counts.len() <= bar {
            self.counts.resize(bar + 1, 0);
        }
        self.counts[bar] += 1;
    }

    /// Executions of any length.
    pub fn total(&self) -> u64 {
        self.counts.iter().sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bars_become_wider_and_lose_nobody() {
        let mut depths = Depths::default();
        (0..1000).for_each(|steps| depths.add(steps));
        assert_eq!((depths.width, depths.counts.len(), depths.total()), (16, 63, 1000));
        assert!(depths.counts[..62].iter().all(|&count| count == 16), "{depths:?}");
        depths.add(1_000_000_000);
        assert!(depths.counts.len() <= Depths::BARS_MAX && depths.total() == 1001, "{depths:?}");
    }
}
