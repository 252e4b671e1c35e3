//! Vector clocks: for each of many events, how many events of every thread are in its past.
//!
//! Clocks are the rows of one flat table ([`Clocks`]), named by their numbers. Rows are added and dropped at the end, as a
//! search extends an execution and takes it back, and nothing is allocated for that in the steady state. A row has a
//! component for every thread; when a thread with a larger number appears, all rows grow ([`Clocks::make_room`]).
//!
//! Components are signed, because the larger of two signed numbers is what the oldest vector units can tell; they are
//! never negative.

use raddle_base::ThreadId;

/// Components that are handled at once. The width of a clock is a multiple of it.
const LANES: usize = 8;

/// A pile of vector clocks of the same width, named by their numbers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Clocks {
    width: usize,
    /// The number of clocks.
    len: usize,
    /// Clock by clock.
    components: Vec<i32>,
}

impl Default for Clocks {
    fn default() -> Self {
        Self::new()
    }
}

impl Clocks {
    /// No clocks.
    pub const fn new() -> Self {
        Clocks { width: LANES, len: 0, components: Vec::new() }
    }

    /// The number of clocks.
    #[inline]
    pub fn len(&self) -> usize {
        self.len
    }

    /// Whether there are none.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The number of components of each.
    #[inline]
    pub fn width(&self) -> usize {
        self.width
    }

    /// Makes sure that clocks have a component for this thread.
    #[inline]
    pub fn make_room(&mut self, thread: ThreadId) {
        if thread.0 as usize >= self.width {
            self.widen(thread.0 as usize + 1);
        }
    }

    #[cold]
    fn widen(&mut self, least: usize) {
        let width = least.next_power_of_two();
        let mut components = vec![0; self.len * width];
        for (new, old) in components.chunks_exact_mut(width).zip(self.components.chunks_exact(self.width)) {
            new[..self.width].copy_from_slice(old);
        }
        (self.width, self.components) = (width, components);
    }

    /// A clock, by thread.
    #[inline]
    pub fn row(&self, clock: usize) -> &[i32] {
        &self.components[clock * self.width..][..self.width]
    }

    #[inline]
    fn row_mut(&mut self, clock: usize) -> &mut [i32] {
        &mut self.components[clock * self.width..][..self.width]
    }

    /// How many events of a thread a clock has.
    #[inline]
    pub fn get(&self, clock: usize, thread: ThreadId) -> u32 {
        self.components[clock * self.width + thread.0 as usize] as u32
    }

    /// Says how many events of a thread a clock has.
    #[inline]
    pub fn set(&mut self, clock: usize, thread: ThreadId, events: u32) {
        self.components[clock * self.width + thread.0 as usize] = events as i32;
    }

    /// Adds the clock of what has no past, and gives its number.
    #[inline]
    pub fn push_zero(&mut self) -> usize {
        self.len += 1;
        self.components.resize(self.len * self.width, 0);
        self.len - 1
    }

    /// Adds a clock equal to another one, and gives its number.
    #[inline]
    pub fn push_copy(&mut self, of: usize) -> usize {
        self.components.extend_from_within(of * self.width..(of + 1) * self.width);
        self.len += 1;
        self.len - 1
    }

    /// Adds a clock of another pile, of the same width, and gives its number.
    #[inline]
    pub fn push_from(&mut self, pile: &Clocks, clock: usize) -> usize {
        debug_assert_eq!(self.width, pile.width);
        self.components.extend_from_slice(pile.row(clock));
        self.len += 1;
        self.len - 1
    }

    /// Makes a clock equal to one of another pile, of the same width.
    #[inline]
    pub fn assign_from(&mut self, clock: usize, pile: &Clocks, from: usize) {
        self.row_mut(clock).copy_from_slice(pile.row(from));
    }

    /// Makes a clock equal to another one.
    #[inline]
    pub fn assign(&mut self, clock: usize, from: usize) {
        self.components.copy_within(from * self.width..(from + 1) * self.width, clock * self.width);
    }

    /// Drops the clocks from this number on.
    #[inline]
    pub fn truncate(&mut self, len: usize) {
        self.len = self.len.min(len);
        self.components.truncate(self.len * self.width);
    }

    /// One clock to change, and another to look at.
    #[inline]
    fn pair(&mut self, changed: usize, other: usize) -> (&mut [i32], &[i32]) {
        let width = self.width;
        if other < changed {
            let (low, high) = self.components.split_at_mut(changed * width);
            (&mut high[..width], &low[other * width..][..width])
        } else {
            let (low, high) = self.components.split_at_mut(other * width);
            (&mut low[changed * width..][..width], &high[..width])
        }
    }

    /// Adds what another clock has.
    #[inline]
    pub fn join(&mut self, clock: usize, other: usize) {
        if clock != other {
            let (mine, theirs) = self.pair(clock, other);
            join(mine, theirs);
        }
    }

    /// Adds what another clock has, and says for which threads that was more: the bit of a thread is its number modulo 64.
    #[inline]
    pub fn join_and_compare(&mut self, clock: usize, other: usize) -> u64 {
        if clock == other {
            return 0;
        }
        let (mine, theirs) = self.pair(clock, other);
        let mut grown = 0;
        for (t, (mine, theirs)) in mine.iter_mut().zip(theirs).enumerate() {
            grown |= u64::from(*mine < *theirs) << (t % 64);
            *mine = (*mine).max(*theirs);
        }
        grown
    }

    /// Whether a clock has all that another one has.
    #[inline]
    pub fn covers(&self, clock: usize, other: usize) -> bool {
        covers(self.row(clock), self.row(other))
    }
}

/// Adds to one clock what another one of the same width has.
#[inline]
pub fn join(clock: &mut [i32], other: &[i32]) {
    // Widths are multiples of the lanes, so that vector operations do this without a remainder.
    let (mine, theirs) = (clock.as_chunks_mut::<LANES>().0, other.as_chunks::<LANES>().0);
    for (mine, theirs) in mine.iter_mut().zip(theirs) {
        for lane in 0..LANES {
            mine[lane] = mine[lane].max(theirs[lane]);
        }
    }
}

/// Whether one clock has all that another one of the same width has.
#[inline]
pub fn covers(clock: &[i32], other: &[i32]) -> bool {
    let mut more = false;
    for (mine, theirs) in clock.as_chunks::<LANES>().0.iter().zip(other.as_chunks::<LANES>().0) {
        for lane in 0..LANES {
            more |= theirs[lane] > mine[lane];
        }
    }
    !more
}

#[cfg(test)]
mod tests {
    use super::*;
    use raddle_base::Random;

    /// What the table does, on vectors.
    fn joined(a: &[i32], b: &[i32]) -> Vec<i32> {
        a.iter().zip(b).map(|(a, b)| *a.max(b)).collect()
    }

    #[test]
    fn clocks_do_what_vectors_do() {
        let mut random = Random::new(5);
        let mut clocks = Clocks::new();
        let mut vectors: Vec<Vec<i32>> = Vec::new();
        for _ in 0..5000 {
            let len = clocks.len();
            let pick = |random: &mut Random| random.below(len as u64) as usize;
            match random.below(8) {
                0 => {
                    assert_eq!(clocks.push_zero(), len);
                    vectors.push(vec![0; clocks.width()]);
                }
                _ if len == 0 => {}
                1 => {
                    let of = pick(&mut random);
                    assert_eq!(clocks.push_copy(of), len);
                    vectors.push(vectors[of].clone());
                }
                2 | 3 => {
                    let (clock, thread) = (pick(&mut random), random.below(clocks.width() as u64) as u32);
                    let events = random.below(100) as u32;
                    clocks.set(clock, ThreadId(thread), events);
                    assert_eq!(clocks.get(clock, ThreadId(thread)), events);
                    vectors[clock][thread as usize] = events as i32;
                }
                4 => {
                    let (clock, other) = (pick(&mut random), pick(&mut random));
                    let covers = vectors[clock].iter().zip(&vectors[other]).all(|(a, b)| a >= b);
                    assert_eq!(clocks.covers(clock, other), covers);
                    clocks.join(clock, other);
                    vectors[clock] = joined(&vectors[clock], &vectors[other]);
                    assert!(clocks.covers(clock, other));
                }
                5 => {
                    let (clock, other) = (pick(&mut random), pick(&mut random));
                    let grown = (0..clocks.width()).filter(|&t| vectors[clock][t] < vectors[other][t]);
                    let grown = grown.fold(0, |bits: u64, t| bits | 1 << (t % 64));
                    assert_eq!(clocks.join_and_compare(clock, other), grown);
                    vectors[clock] = joined(&vectors[clock], &vectors[other]);
                }
                6 => {
                    let (clock, from) = (pick(&mut random), pick(&mut random));
                    if random.below(2) == 0 {
                        clocks.assign(clock, from);
                    } else {
                        let mut pile = clocks.clone();
                        let copy = pile.push_from(&clocks, from);
                        clocks.assign_from(clock, &pile, copy);
                    }
                    vectors[clock] = vectors[from].clone();
                }
                _ => {
                    let to = random.below(len as u64 + 2) as usize;
                    clocks.truncate(to);
                    vectors.truncate(to);
                }
            }
            if random.below(1000) == 0 {
                let width = (clocks.width() * 2).min(128);
                clocks.make_room(ThreadId(width as u32 - 1));
                vectors.iter_mut().for_each(|vector| vector.resize(clocks.width(), 0));
            }
            assert!((0..clocks.len()).all(|clock| clocks.row(clock) == vectors[clock]));
            assert_eq!(clocks.len(), vectors.len());
        }
    }
}
