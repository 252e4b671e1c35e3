//! A set of labels of alternatives, of which a search sees only those that are possible.

/// How many labels there are.
const LABELS: u32 = 256;

/// A set of labels below 256.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Labels([u64; 4]);

impl Labels {
    /// One more than the largest label.
    pub const MAX: u32 = LABELS;

    /// These words, the lowest labels first.
    pub const fn from_words(words: [u64; 4]) -> Self {
        Labels(words)
    }

    /// The set as words, the lowest labels first.
    pub const fn words(self) -> [u64; 4] {
        self.0
    }

    /// Adds a label below [`MAX`](Self::MAX).
    pub fn insert(&mut self, label: u32) {
        assert!(label < LABELS, "there is no label {label}");
        self.0[label as usize / 64] |= 1 << (label % 64);
    }

    /// Whether it has a label.
    pub fn contains(self, label: u32) -> bool {
        label < LABELS && self.0[label as usize / 64] >> (label % 64) & 1 == 1
    }

    /// The smallest label from this one on.
    pub fn from(self, label: u32) -> Option<u32> {
        (label..LABELS).find(|&label| self.contains(label))
    }

    /// How many it has.
    pub fn len(self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Whether it has none.
    pub fn is_empty(self) -> bool {
        self.0 == [0; 4]
    }
}

impl FromIterator<u32> for Labels {
    fn from_iter<I: IntoIterator<Item = u32>>(labels: I) -> Self {
        let mut set = Labels::default();
        labels.into_iter().for_each(|label| set.insert(label));
        set
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn labels_are_found_in_order() {
        let set: Labels = [255, 0, 64, 63].into_iter().collect();
        let mut found = Vec::new();
        let mut next = set.from(0);
        while let Some(label) = next {
            found.push(label);
            next = set.from(label + 1);
        }
        assert_eq!(found, [0, 63, 64, 255]);
        assert_eq!((set.len(), set.is_empty()), (4, false));
        assert!(!set.contains(1) && !set.contains(256));
        assert_eq!(Labels::from_words(set.words()), set);
    }
}
