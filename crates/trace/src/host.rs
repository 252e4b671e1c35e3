//! The [`Host`] contract: how a running program speaks about itself, so that reports speak its language.
//!
//! A search knows threads, sites and addresses as numbers. A person knows `worker#1`, `pool.c:12` and `queue.head`. Whoever
//! runs programs knows both: a machine that also implements this gets its schedules told as stories, its threads' states
//! and its data races described, without another word about reports.

use crate::{Machine, SiteId, ThreadId};

/// Where something stands in a program's source.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct SourcePlace<'h> {
    /// The file, as the program's translator named it.
    pub file: Option<&'h str>,
    /// Counted from 1; 0 when unknown.
    pub line: u32,
    /// Counted from 1; 0 when unknown.
    pub column: u32,
    /// The function; empty when unknown.
    pub function: &'h str,
}

/// A machine that describes what it runs in the words of its program.
pub trait Host: Machine {
    /// A thread: `main`, `worker#1`.
    fn thread_name(&self, t: ThreadId) -> String;

    /// Where a site stands in the source.
    fn source_place(&self, site: SiteId) -> SourcePlace<'_>;

    /// Where the function that a thread is in was called, where its caller was called, and so on: innermost first. Calls that
    /// have no place in the source are left out.
    fn calls(&self, t: ThreadId) -> Vec<SourcePlace<'_>> {
        let _ = t;
        Vec::new()
    }

    /// What is at an address: `x`, `a[3]`, `q.head`. What was allocated has a number: `node#1 (malloc at pool.c:9)->next`: a
    /// story says only once where it was made.
    fn address_name(&self, address: u64) -> String;

    /// What so many bytes at an address are: where several things begin there, the one that has as many.
    fn place_name(&self, address: u64, len: u32) -> String {
        let _ = len;
        self.address_name(address)
    }

    /// The object at an address that an operation was asked to work on, without parts that are nobody's words.
    fn object_name(&self, address: u64) -> String {
        self.address_name(address)
    }

    /// The whole thing that begins at an address: what is freed, or ends.
    fn whole_name(&self, address: u64) -> String {
        self.address_name(address)
    }

    /// Whether a variable is at an address, which ends by itself, rather than something that is given back.
    fn is_variable(&self, address: u64) -> bool {
        let _ = address;
        false
    }

    /// A value of so many bytes at an address, as its type would show it.
    fn value_text(&self, address: u64, len: u32, value: u128) -> String {
        let _ = (address, len);
        value.to_string()
    }

    /// What was chosen at a site, as its type would show it.
    fn chosen_text(&self, site: SiteId, value: u128) -> String {
        let _ = site;
        value.to_string()
    }

    /// What a thread was given by a choice that it has just made, where the program asks for an input; `None` elsewhere, or if it takes more than that choice to
    /// tell.
    fn given_text(&self, thread: ThreadId, site: SiteId, choice: u32) -> Option<String> {
        let _ = (thread, site, choice);
        None
    }

    /// The value of so many bytes at an address, if there is memory and it has one.
    fn value_at(&self, address: u64, len: u32) -> Option<u128> {
        let _ = (address, len);
        None
    }

    /// What the present execution has printed so far.
    fn output(&self) -> &[u8] {
        &[]
    }
}
