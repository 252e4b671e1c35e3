//! The accesses of one operation, owned: up to two inline, which nearly all operations are, more on the heap.

use raddle_trace::{Access, Mode, Order};

const EMPTY: Access = Access { address: 0, len: 1, mode: Mode::Read, order: Order::SeqCst, tag: 0 };

/// A short list of accesses that outlives the event log.
#[derive(Clone, Debug)]
pub struct AccessList {
    inline: [Access; 2],
    inline_len: u32,
    spill: Option<Box<[Access]>>,
}

impl AccessList {
    /// No accesses.
    pub const EMPTY: AccessList = AccessList { inline: [EMPTY; 2], inline_len: 0, spill: None };

    #[inline]
    pub fn new(accesses: &[Access]) -> Self {
        let mut list = AccessList::EMPTY;
        if accesses.len() <= list.inline.len() {
            list.inline[..accesses.len()].copy_from_slice(accesses);
            list.inline_len = accesses.len() as u32;
        } else {
            list.spill = Some(accesses.into());
        }
        list
    }

    #[inline]
    pub fn as_slice(&self) -> &[Access] {
        match &self.spill {
            None => &self.inline[..self.inline_len as usize],
            Some(spill) => spill,
        }
    }
}
