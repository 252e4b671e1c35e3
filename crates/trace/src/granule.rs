//! Granules: the eight bytes at a multiple of eight, and the table that numbers those that an exploration has met.

/// Bytes in a granule.
pub const GRANULE_BYTES: u64 = 8;

/// Numbers granules in the order in which they are met: open addressing, so that finding one is a multiplication and
/// usually one probe. Granules are never removed: addresses are the same in all executions, so there are as many as the
/// program has shared ones.
#[derive(Clone, Debug)]
pub struct Granules {
    /// Granules plus one; zero for a free place. A power of two, at most half full.
    table: Vec<u64>,
    /// The number of the granule at each place of the table.
    numbers: Vec<u32>,
    /// By number.
    granules: Vec<u64>,
}

impl Default for Granules {
    fn default() -> Self {
        Self::new()
    }
}

impl Granules {
    /// None so far.
    pub fn new() -> Self {
        Granules { table: vec![0; 64], numbers: vec![0; 64], granules: Vec::new() }
    }

    /// How many there are.
    #[inline]
    pub fn len(&self) -> usize {
        self.granules.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.granules.is_empty()
    }

    /// The granule with a number: its address divided by [`GRANULE_BYTES`].
    #[inline]
    pub fn granule(&self, number: usize) -> u64 {
        self.granules[number]
    }

    /// The place of a granule in the table, or the free place where it belongs.
    #[inline]
    fn place(&self, key: u64) -> usize {
        let mask = self.table.len() - 1;
        let mut place = (key.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 32) as usize & mask;
        while self.table[place] != key && self.table[place] != 0 {
            place = (place + 1) & mask;
        }
        place
    }

    /// The number of a granule, if it was ever met.
    #[inline]
    pub fn find(&self, granule: u64) -> Option<usize> {
        let place = self.place(granule + 1);
        (self.table[place] != 0).then(|| self.numbers[place] as usize)
    }

    /// Numbers a granule that has none yet.
    #[cold]
    pub fn add(&mut self, granule: u64) -> usize {
        let number = self.granules.len();
        self.granules.push(granule);
        if self.granules.len() * 2 > self.table.len() {
            let size = self.table.len() * 2;
            (self.table, self.numbers) = (vec![0; size], vec![0; size]);
            for number in 0..self.granules.len() {
                self.enter(number);
            }
        } else {
            self.enter(number);
        }
        number
    }

    fn enter(&mut self, number: usize) {
        let key = self.granules[number] + 1;
        let place = self.place(key);
        self.table[place] = key;
        self.numbers[place] = number as u32;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn granules_are_found_again() {
        let mut granules = Granules::new();
        let all = || (0..1000u64).map(|i| (i * i) << 20 | i);
        for (number, granule) in all().enumerate() {
            assert_eq!(granules.find(granule), None);
            assert_eq!(granules.add(granule), number);
        }
        for (number, granule) in all().enumerate() {
            assert_eq!((granules.find(granule), granules.granule(number)), (Some(number), granule));
        }
        assert_eq!(granules.len(), 1000);
    }
}
