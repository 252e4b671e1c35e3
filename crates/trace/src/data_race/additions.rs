//! Data races where additions whose results nobody uses are not ordered (IFAA): no order of theirs is relied upon.
//!
//! A search that takes such additions for independent explores them in one order only. In that order an addition that
//! acquires learns what those before it released, and in another one it does not:
//!
//! ```text
//! p: x = 1; n++;          q: n++; x = 2;
//! ```
//!
//! With `p` first there is no race on `x`. With `q`'s addition before `p`'s there is, and no read tells the two apart.
//!
//! So here an addition acquires what was released before the first of the additions in a row that it is one of, and nothing of the others
//! in that row. Whatever else reads the number, or changes it, comes after all of the row in every order, and acquires from all of it.
//!
//! *Claim*: if an event races in some execution, then it does, by this rule, in every execution that the search takes for the same.
//! *Proof*: the events of the two are the same, and all that conflict come in the same order, but for additions in a row. Every
//! edge of happens-before by this rule is between events that conflict (or of one thread, or a spawn, and so on) and are not both
//! additions of one row; the release sequence that an edge rests on is unbroken in either order, since additions continue it. So the
//! edges by this rule are edges in all of these executions: what is unordered in one of them is unordered here. ∎
//!
//! The converse does not hold. Of two pairs of additions, one may have to come in some order if the other one does not, and if each of these orders
//! is enough to rule out the race, there is none:
//!
//! ```text
//! p: x = 1; start(r); a++; u = 1;     q: u; b++; x = 2      r: b++; v = 1;     s: v; a++;  (q waits for s before x = 2)
//! ```
//!
//! If `s` adds to `a` before `p` does, then `r` adds to `b` before `q` does: `x = 1` comes before `x = 2` by one of the two, in every
//! order. So what is found here has to be confirmed in the order at hand, and if it cannot be, additions have to be ordered.
//!
//! Additions in atomic blocks and in sections are ordered like other accesses.

use super::shadow::{self, Slot};
use super::{DataRaceDetector, Knowledge};
use crate::{Access, Mode, Step, ThreadId};

impl DataRaceDetector {
    /// A detector that relies on no order of [additions](crate::OpKind::commutes_as_addition). What it finds need not be a race.
    pub fn with_commuting_additions() -> Self {
        DataRaceDetector { additions_commute: true, ..Self::new() }
    }

    #[inline]
    pub(super) fn is_commuting(&self, step: &Step<'_>) -> bool {
        let additions = self.additions_commute && step.kind.commutes_as_addition();
        additions && matches!(step.accesses, [Access { mode: Mode::Add, .. }])
    }

    /// An addition: it acquires first, then is compared and remembered, and releases.
    pub(super) fn add(&mut self, thread: ThreadId, access: &Access) {
        for (key, mask) in shadow::granules(access.address, access.len) {
            let granule = self.shadow.granule(key);
            for i in 0..self.shadow.releases(granule).len() {
                let (slot, released) = self.shadow.releases(granule)[i];
                if matches!(slot, Slot::Bytes(bytes) if bytes & mask != 0) {
                    self.acquire_as(thread, access.order, released);
                }
            }
        }
        for (key, mask) in shadow::granules(access.address, access.len) {
            let granule = self.shadow.granule(key);
            let cell = self.cell(thread, mask, true, false);
            self.compare(granule, cell);
            self.remember(granule, cell);
            let own = self.released_by(thread, access.order);
            if own != Knowledge::NOTHING {
                self.release(granule, Slot::Added(mask), own);
            }
            if self.has_blocks {
                self.write_by_block(thread, granule, mask, false);
            }
        }
    }

    /// Something else writes these bytes: what additions released there is from now on as if one write had.
    pub(super) fn settle_additions(&mut self, granule: usize, mask: u8) {
        for i in (0..self.shadow.releases(granule).len()).rev() {
            let (Slot::Added(bytes), released) = self.shadow.releases(granule)[i] else { continue };
            if bytes & mask != 0 {
                self.shadow.set_release(granule, i, (Slot::Bytes(bytes), released));
            }
        }
    }
}
