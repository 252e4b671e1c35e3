//! The accesses of one operation, owned: up to two inline, which nearly all operations are, more on the heap.

use raddle_trace::{Access, Footprint, Mode, Order};

const EMPTY: Access = Access { address: 0, len: 1, mode: Mode::Read, order: Order::SeqCst, tag: 0 };

/// A short list of accesses that outlives the event log.
#[derive(Clone, Debug)]
pub struct AccessList {
    inline: [Access; 2],
    inline_len: u32,
    spill: Option<Box<[Access]>>,
    footprint: Footprint,
}

impl AccessList {
    /// No accesses.
    pub const EMPTY: AccessList =
        AccessList { inline: [EMPTY; 2], inline_len: 0, spill: None, footprint: Footprint::EMPTY };

    #[inline]
    pub fn new(accesses: &[Access]) -> Self {
        AccessList::with_footprint(accesses, Footprint::of(accesses))
    }

    /// Accesses whose footprint is known.
    #[inline]
    pub fn with_footprint(accesses: &[Access], footprint: Footprint) -> Self {
        let (inline, spill) = match *accesses {
            [] => ([EMPTY; 2], None),
            [only] => ([only, EMPTY], None),
            [first, second] => ([first, second], None),
            _ => ([EMPTY; 2], Some(accesses.into())),
        };
        AccessList { inline, inline_len: accesses.len() as u32, spill, footprint }
    }

    /// What they touch.
    #[inline]
    pub fn footprint(&self) -> Footprint {
        self.footprint
    }

    #[inline]
    pub fn as_slice(&self) -> &[Access] {
        match &self.spill {
            None => &self.inline[..self.inline_len as usize],
            Some(spill) => spill,
        }
    }
}
