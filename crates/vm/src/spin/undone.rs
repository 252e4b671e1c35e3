//! Rounds in which a thread undoes what it did: it takes a mutex, looks, and lets go of it; it adds and subtracts again.
//!
//! *Stopping is sound*, as for rounds without changes, if memory is as it was and nobody has seen it otherwise. What a thread
//! changes is memory and who has a mutex, one place at a time. An event of another thread has **seen** the round if it conflicts with a
//! change that the round had made, and with one that it was still to make: all that touches bytes between their
//! first change and their last one. Any other event can be moved to before the round or behind it, step by step, and finds there
//! what it found. So the round's steps can be left out, as in [`spin`](super). That a try-lock found the mutex taken has been seen, that
//! somebody had to wait for it has not: there is an execution in which he came later.
//!
//! Conflicting events are ordered alike in all equivalent executions, so equivalent executions agree about who has seen what, and the search
//! may go by it. (Additions that commute are not ordered: the machine remembers that a round made one
//! ([`Machine::undid_additions`](raddle_trace::Machine::undid_additions)), and a search that does not order them has to start again. What an atomic
//! block touches is noted when it has been performed. One that changes something ends the rounds of its own thread.)
//!
//! Two threads that see each other's attempts again and again go on for ever: each of these executions is another one, and no state of one
//! thread alone says that nothing has come of it.
//!
//! *Livelocks.* Threads that undo what they do can show each other what is in between, and that may lead one of them out, or let
//! another one go on that is blocked. It is a livelock for sure if nobody else touches what one of them changes, but for taking turns at a mutex
//! ([`without_interference`]); what is left undecided is counted as such, and the report says so.

use super::comparison::{Comparison, Written, saved_registers};
use crate::thread::Change;
use crate::undo::{Entry, Walk};
use raddle_base::sabotage::{Ingredient, is_off};
use raddle_trace::{Access, Mode, ThreadId, ThreadSet};

/// How many rounds a thread makes that change memory before it stops. One would do. But programs that try again a few times, as
/// Lamport's lock does, have their counts in papers, and end by themselves.
pub(super) const ROUNDS_OF_MEMORY: u32 = 3;

/// Places that a round may change.
const RANGES_MAX: usize = 16;

/// A round that was undone.
pub(super) struct Undone {
    /// How many such rounds are enough.
    pub rounds: u32,
    /// It added something to a number, not looking at it.
    pub added: bool,
}

/// Bytes, or their marks, that a thread changed.
struct Range {
    marks: bool,
    pos: usize,
    len: usize,
    bytes: Vec<Byte>,
}

/// A byte of them, on the way back through the log.
#[derive(Clone, Copy, Default)]
struct Byte {
    /// As it was there.
    value: u8,
    /// As it was after the thread's last write, and before the first one seen so far.
    last: Option<u8>,
    first: u8,
}

impl Comparison<'_> {
    /// Whether the thread has changed back all that it changed since its step whose entry ends at `log`, and nobody has seen it.
    pub fn is_undone(&self, log: usize) -> Option<Undone> {
        let mut ranges = self.ranges(log)?;
        // Accesses of other threads that conflict with a later change, and these changes.
        let (mut seen_by, mut changes): (Vec<Access>, Vec<Access>) = (Vec::new(), Vec::new());
        let (mut unseen, mut added) = (true, false);
        self.back_to(log, |own, accesses, writes| {
            let changed = self.take_back(&mut ranges, own, writes);
            if !own {
                let sees = |access: &&Access| changes.iter().any(|change| change.conflicts(access));
                seen_by.extend(accesses.iter().filter(sees));
            } else if changed {
                let first = accesses[0];
                added |= first.mode == Mode::Add;
                let mode = if first.mode.is_memory() { Mode::Update } else { first.mode };
                let change = Access { mode, ..first };
                let is_seen = seen_by.iter().any(|access| change.conflicts(access));
                unseen &= !is_seen || is_off(Ingredient::SeenRounds);
                changes.push(change);
            }
        });
        let restored = |byte: &Byte| byte.last.is_none_or(|last| last == byte.first);
        // Not with a mutex in hand: others would wait for it.
        let holds = changes.last().is_some_and(|first| first.mode == Mode::Unlock);
        let undone = unseen && !holds && ranges.iter().all(|range| range.bytes.iter().all(restored));
        let looks = changes.iter().all(|change| !change.mode.is_memory());
        undone.then_some(Undone { rounds: if looks { 1 } else { ROUNDS_OF_MEMORY }, added })
    }

    /// What the thread wrote that others can see; `None` when it is too much.
    fn ranges(&self, log: usize) -> Option<Vec<Range>> {
        let mut ranges: Vec<Range> = Vec::new();
        self.back_to(log, |own, accesses, writes| {
            let shown = accesses.first().filter(|_| own).and_then(|access| self.shown_range(access));
            let is_shown = |write: &&Written| shown.is_some_and(|range| write.is_in(range));
            for &Written { marks, pos, len, old: _ } in writes.iter().filter(is_shown) {
                if !ranges.iter().any(|range| (range.marks, range.pos, range.len) == (marks, pos, len)) {
                    let byte = |at| Byte { value: self.memory.byte(marks, at), ..Byte::default() };
                    ranges.push(Range { marks, pos, len, bytes: (pos..pos + len).map(byte).collect() });
                }
            }
        });
        (ranges.len() <= RANGES_MAX).then_some(ranges)
    }

    /// Takes a step's writes back in the ranges; whether the thread itself changed something there.
    fn take_back(&self, ranges: &mut [Range], own: bool, writes: &[Written]) -> bool {
        let mut changed = false;
        for write in writes {
            let old = self.undo.words.between(write.old, write.old + write.len.div_ceil(8));
            for range in ranges.iter_mut().filter(|range| range.marks == write.marks) {
                for at in range.pos.max(write.pos)..(range.pos + range.len).min(write.pos + write.len) {
                    let before = old[(at - write.pos) / 8].to_le_bytes()[(at - write.pos) % 8];
                    let byte = &mut range.bytes[at - range.pos];
                    if own {
                        changed |= byte.value != before;
                        byte.last.get_or_insert(byte.value);
                        byte.first = before;
                    }
                    byte.value = before;
                }
            }
        }
        changed
    }

    /// Goes through the steps of all threads, from the last one to the thread's own whose entry ends at `log`: whether it is its own,
    /// what it showed or, as an atomic block, touched, and what it wrote, last write first. Of a block that is not over yet nothing is known; that is
    /// the thread's own, which has changed nothing in it.
    fn back_to(&self, log: usize, mut visit: impl FnMut(bool, &[Access], &[Written])) {
        let mut walk = Walk::new(self.undo);
        let (mut writes, mut accesses): (Vec<Written>, Vec<Access>) = (Vec::new(), Vec::new());
        loop {
            let is_last = walk.left() == log;
            match walk.before(|frame| saved_registers(self.program, frame)) {
                Entry::Memory { marks, pos, len, old } => writes.push(Written { marks, pos, len, old }),
                Entry::Step { thread, saved, registers: _, further } => {
                    if !saved.shown.kind.is_block() {
                        accesses.extend(saved.shown.first_if_any());
                        accesses.extend_from_slice(further);
                    }
                    visit(thread == self.t, &accesses, &writes);
                    accesses.clear();
                    writes.clear();
                    if is_last {
                        return;
                    }
                }
                Entry::Touched(touched) => accesses.extend_from_slice(touched),
                _ => {}
            }
        }
    }
}

/// A change of what an access is to.
pub(super) fn difference(access: &Access, read: u128, wrote: u128) -> Change {
    let mix = |value: u128| {
        let folded = value as u64 ^ ((value >> 64) as u64).rotate_left(32);
        let mixed = (folded ^ access.address.rotate_left(24)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        mixed ^ mixed >> 29
    };
    match access.mode {
        Mode::Lock | Mode::Unlock => Change { by: mix(0), of_memory: false },
        _ => Change { by: mix(read) ^ mix(wrote), of_memory: true },
    }
}

/// Those of some threads that go round, each by itself, that would do so together, given what they touch and whether they change it,
/// and what others are blocked at.
pub(crate) fn without_interference(touched: &[(ThreadId, Vec<(Access, bool)>)], blocked: &[Access]) -> ThreadSet {
    let takes_turns = |mode: Mode| matches!(mode, Mode::Lock | Mode::Unlock);
    let disturbs = |(a, changes): &(Access, bool), (b, others): &(Access, bool)| {
        (*changes || *others) && a.conflicts(b) && !(takes_turns(a.mode) && takes_turns(b.mode))
    };
    let is_disturbed = |t: ThreadId| {
        let of = |own: bool| touched.iter().filter(move |(u, _)| (*u == t) == own).flat_map(|(_, touches)| touches);
        let frees = |(a, changes): &(Access, bool)| *changes && blocked.iter().any(|b| a.conflicts(b));
        of(true).any(|a| frees(a) || of(false).any(|b| disturbs(a, b)))
    };
    touched.iter().map(|(t, _)| *t).filter(|&t| !is_disturbed(t)).collect()
}
