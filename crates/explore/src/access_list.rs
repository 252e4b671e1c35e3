//! The accesses of one operation, owned, with what they touch.

use crate::short_list::ShortList;
use raddle_trace::{Access, Footprint, Mode, Order};

const FREE: Access = Access { address: 0, len: 1, mode: Mode::Read, order: Order::SeqCst, tag: 0 };

/// A short list of accesses that outlives the event log. Nearly all operations make one or two.
#[derive(Clone, Debug)]
pub struct AccessList {
    accesses: ShortList<Access, 2>,
    footprint: Footprint,
}

impl AccessList {
    /// No accesses.
    pub const EMPTY: AccessList = AccessList { accesses: ShortList::empty(FREE), footprint: Footprint::EMPTY };

    #[inline]
    pub fn new(accesses: &[Access]) -> Self {
        AccessList::with_footprint(accesses, Footprint::of(accesses))
    }

    /// Accesses whose footprint is known.
    #[inline]
    pub fn with_footprint(accesses: &[Access], footprint: Footprint) -> Self {
        AccessList { accesses: ShortList::of(accesses, FREE), footprint }
    }

    /// What they touch.
    #[inline]
    pub fn footprint(&self) -> Footprint {
        self.footprint
    }

    #[inline]
    pub fn as_slice(&self) -> &[Access] {
        &self.accesses
    }
}
