//! Numbers for threads and for what they make, as functions of spawn paths alone.
//!
//! A program can see numbers that stand for threads (a `pthread_t`, the order of two pointers). They must not depend on
//! what was explored before, so they are computed from the spawn path. There are more paths than numbers: short
//! paths have numbers of their own, for longer ones the number is a digest. Two threads of one execution may then get the same
//! number. Whoever hands out numbers notices that and reports it as a limit; it never goes unseen.
//!
//! What threads make lies in **rows** of memory. A thread that fills its row goes on in another, so a number of `width` bits
//! stands for a spawn path and a count `k` of rows:
//!
//! | numbers | stand for |
//! | --- | --- |
//! | the first quarter | the first rows of main and its children: 7 bits for the child (0 is main), the rest for `k` |
//! | the second quarter | a one, `k + 1` and the numbers of the children on the path, each in Elias' gamma code, as far as they fit |
//! | a sixteenth of the rest | no threads: eight [areas](area) |
//! | the rest | the digest of the path, plus `k` |

/// Bits for a child of main, or main itself.
const CHILD_BITS: u32 = 7;

/// Bits of the number that a program sees.
pub(crate) const NUMBER_BITS: u32 = 20;

/// A spawn path, as far as numbers are made of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct ThreadCode {
    /// Main is 0, its children count from 1; `None` for all others.
    child: Option<u32>,
    /// The children on the path in gamma code, one after the other, and how many bits that is. If these are more than
    /// there are in a number, the bits mean nothing.
    gamma: (u32, u32),
    digest: u64,
}

impl ThreadCode {
    /// The digest is chosen so that the shapes in the tests do not collide.
    pub const MAIN: ThreadCode = ThreadCode { child: Some(0), gamma: (0, 0), digest: 0x243f_6a88_85a3_0932 };

    /// A child that comes after `nth` others.
    pub fn child(self, nth: u32) -> ThreadCode {
        let (bits, len) = gamma(nth.saturating_add(1));
        let (before, len_before) = self.gamma;
        let len = (len_before + len).min(NUMBER_BITS);
        let direct = self == ThreadCode::MAIN && nth < (1 << CHILD_BITS) - 1;
        ThreadCode {
            child: direct.then(|| nth + 1),
            gamma: (before.checked_shl(len - len_before).unwrap_or(0) | bits, len),
            digest: mix(self.digest ^ (u64::from(nth) + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15)),
        }
    }

    /// The number of the thread's row `k`, in this many bits.
    pub fn row(self, width: u32, k: u32) -> u32 {
        let direct_bits = width - 2 - CHILD_BITS;
        if let Some(child) = self.child
            && k < 1 << direct_bits
        {
            return child << direct_bits | k;
        }
        let ((path, path_len), (count, count_len)) = (self.gamma, gamma(k + 1));
        let len = path_len + count_len;
        if len <= width - 3 {
            return 1 << (width - 2) | 1 << len | count << path_len | path;
        }
        let first = area(width, AREAS);
        let size = u64::from((1 << width) - first);
        let digest = ((u128::from(self.digest) * u128::from(size)) >> 64) as u64;
        first + ((digest + u64::from(k)) % size) as u32
    }

    /// What the program sees of the thread: 0 for main, 1, 2, … for its children.
    pub fn number(self) -> u32 {
        self.child.unwrap_or_else(|| self.row(NUMBER_BITS, 0))
    }
}

/// How many areas there are besides the rows of threads.
const AREAS: u32 = 8;

/// The first row of an area that belongs to no thread. It has `1 << (width - 8)` of them.
pub(crate) const fn area(width: u32, area: u32) -> u32 {
    1 << (width - 1) | area << (width - 8)
}

/// A positive number in Elias' gamma code: as many zeros as its leading one has digits behind it, then the number.
fn gamma(number: u32) -> (u32, u32) {
    (number, 2 * number.ilog2() + 1)
}

fn mix(mut x: u64) -> u64 {
    x = (x ^ x >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    x = (x ^ x >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    x ^ x >> 31
}

#[cfg(test)]
mod tests {
    use super::*;

    /// With more threads, numbers of some of these shapes collide, which is reported.
    const THREADS: usize = 128;
    use std::collections::BTreeMap;

    /// All threads of a program whose threads at each depth spawn as many, up to the limit on threads, breadth first.
    fn tree(children: impl Fn(usize) -> u32) -> Vec<ThreadCode> {
        let mut all = vec![(ThreadCode::MAIN, 0)];
        let mut next = 0;
        while next < all.len() {
            let (parent, depth) = all[next];
            next += 1;
            for nth in 0..children(depth) {
                if all.len() < THREADS {
                    all.push((parent.child(nth), depth + 1));
                }
            }
        }
        all.into_iter().map(|(code, _)| code).collect()
    }

    fn assert_distinct(what: &str, width: u32, threads: &[ThreadCode], rows: u32) {
        let mut seen = BTreeMap::new();
        for (t, code) in threads.iter().enumerate() {
            for k in 0..rows {
                let row = code.row(width, k);
                assert!(row < 1 << width, "{what}: {row:#x} has more than {width} bits");
                assert!(
                    !(area(width, 0)..area(width, AREAS)).contains(&row),
                    "{what}: {row:#x} belongs to an area that is no thread's"
                );
                assert_eq!(seen.insert(row, (t, k)), None, "{what}: row {k} of thread {t} is another's, too");
            }
        }
    }

    #[test]
    fn shapes_that_programs_have_do_not_collide() {
        [18, NUMBER_BITS].into_iter().for_each(shapes_do_not_collide);
        // Many rows of few threads.
        assert_distinct("long lives", 18, &tree(|depth| [3, 2, 0][depth.min(2)]), 700);
        assert_distinct("huge objects", 13, &tree(|depth| [7, 0][depth.min(1)]), 40);
    }

    fn shapes_do_not_collide(width: u32) {
        for fan in 1..=127 {
            assert_distinct(&format!("trees of {fan} children each"), width, &tree(|_| fan), 1);
            for depth in 1..=12 {
                let chain = |d: usize| if d < depth { 1 } else { fan };
                assert_distinct(&format!("a chain of {depth} with fans of {fan}"), width, &tree(chain), 1);
                let comb = |d: usize| if d.is_multiple_of(2) { fan } else { 1 };
                assert_distinct(&format!("fans of {fan} and chains in turn"), width, &tree(comb), 1);
            }
        }
        // A chain of last children, each after some that have none.
        for nth in 0..8 {
            let chain = std::iter::successors(Some(ThreadCode::MAIN), |code| Some(code.child(nth)));
            assert_distinct(&format!("a chain of children {nth}"), width, &chain.take(THREADS).collect::<Vec<_>>(), 1);
        }
    }

    #[test]
    fn numbers_are_what_they_always_were_where_main_spawns_all() {
        assert_eq!(ThreadCode::MAIN.number(), 0);
        assert_eq!(ThreadCode::MAIN.child(0).number(), 1);
        assert_eq!(ThreadCode::MAIN.child(126).number(), 127);
        let nested = ThreadCode::MAIN.child(1).child(0);
        assert!(nested.number() >= 1 << 18 && nested.number() < 1 << NUMBER_BITS);
        // Main's rows come first, then its first child's.
        let rows = [ThreadCode::MAIN, ThreadCode::MAIN.child(0), ThreadCode::MAIN.child(1), nested];
        assert!(rows.windows(2).all(|pair| pair[0].row(18, 511) < pair[1].row(18, 0)));
    }

    #[test]
    fn any_path_has_a_number() {
        let mut code = ThreadCode::MAIN;
        for nth in [0, u32::MAX - 1, 5, 1 << 30] {
            code = code.child(nth);
            for width in [13, 18, 20] {
                for k in [0, 1, 1 << 20, u32::MAX - 1] {
                    assert!(code.row(width, k) < 1 << width);
                }
            }
        }
    }
}
