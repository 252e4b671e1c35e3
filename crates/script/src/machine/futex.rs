//! Futexes: threads that wait at places.

use super::{Preview, ScriptMachine, Slot, Status, access, mask};
use crate::program::{Op, Place, REGISTERS};
use raddle_trace::objects::{Condition, futex};
use raddle_trace::{Access, BlockedOn, Choices, Mode, OpKind, Order, ThreadId, ThreadSet};

/// How far the queue of a place is from it.
const QUEUES: u64 = 0x10_0000;

/// An access to the queue at an address.
fn queue(address: u64, mode: Mode) -> Access {
    access(address + QUEUES, 8, mode)
}

impl ScriptMachine<'_> {
    /// The address of a place; `None` when it is out of bounds.
    fn address(&self, t: ThreadId, place: Place) -> Option<u64> {
        self.locate(t, place).map(|at| self.memory(place, at, Mode::Read).address)
    }

    /// Who waits at an address.
    fn waiters(&self, address: u64) -> Condition {
        let waits = |t: &usize| self.threads[*t].exists && self.threads[*t].waits_at == address;
        Condition { waiters: (0..self.threads.len()).filter(waits).map(|t| ThreadId(t as u32)).collect() }
    }

    /// What an operation on a futex would do now; `None` when it is none, or out of bounds.
    pub(super) fn preview_futex(&self, t: ThreadId, op: &Op) -> Option<Preview> {
        let simple = |kind, slot| Preview { kind, choices: Choices::One, slot, blocked: None, joins: None };
        let thread = &self.threads[t.0 as usize];
        Some(match (thread.status, op) {
            (Status::Woken, Op::FutexWait(..) | Op::FutexTimedWait(..)) => simple(OpKind::FutexResume, Slot::EMPTY),
            (Status::Waiting, Op::FutexWait(..)) => {
                Preview { blocked: Some(BlockedOn::Futex(thread.waits_at)), ..simple(OpKind::FutexResume, Slot::EMPTY) }
            }
            (Status::Waiting, Op::FutexTimedWait(..)) => {
                simple(OpKind::FutexTimeout, Slot::one(queue(thread.waits_at, Mode::CondWake)))
            }
            (_, &Op::FutexWait(_, place, expected) | &Op::FutexTimedWait(_, place, expected)) => {
                let at = self.locate(t, place)?;
                let word = Access { order: Order::Relaxed, ..self.memory(place, at, Mode::Read) };
                let joins = futex::joins(self.load(place, at), expected & mask(place.len));
                let both = Slot::two(word, queue(word.address, Mode::CondWait));
                simple(OpKind::FutexWait, if joins { both } else { Slot::one(word) })
            }
            (_, &Op::FutexWake(_, place) | &Op::FutexWakeAll(_, place)) => {
                let kind = if matches!(op, Op::FutexWake(..)) { OpKind::FutexWake } else { OpKind::FutexWakeAll };
                let address = self.address(t, place)?;
                let state = self.waiters(address);
                let slot = Slot::one(queue(address, state.decide(kind).mode));
                Preview { choices: state.choices(kind), ..simple(kind, slot) }
            }
            (_, &Op::FutexRequeue(from, to)) => {
                let (from, to) = (self.address(t, from)?, self.address(t, to)?);
                let state = self.waiters(from);
                let first = queue(from, state.decide(OpKind::FutexWake).mode);
                let moves = state.waiters.len() > 1 && from != to;
                let slot = if moves { Slot::two(first, queue(to, Mode::CondWake)) } else { Slot::one(first) };
                Preview { choices: state.choices(OpKind::FutexWake), ..simple(OpKind::FutexRequeue, slot) }
            }
            _ => return None,
        })
    }

    /// Performs an operation on a futex, whose accesses are those from `from` on; whom it woke.
    pub(super) fn run_futex(&mut self, t: ThreadId, op: &Op, kind: OpKind, choice: u32, from: usize) -> ThreadSet {
        let set = |machine: &mut Self, r: u8, value: u64| {
            machine.threads[t.0 as usize].registers[r as usize % REGISTERS] = value;
        };
        let mut woke = ThreadSet::EMPTY;
        match (kind, op) {
            (OpKind::FutexWait, Op::FutexWait(r, ..) | Op::FutexTimedWait(r, ..)) => {
                if let [word, _] = self.accesses[from..] {
                    let thread = &mut self.threads[t.0 as usize];
                    (thread.status, thread.waits_at) = (Status::Waiting, word.address);
                    return woke;
                }
                set(self, *r, 1);
            }
            (OpKind::FutexResume, Op::FutexWait(r, ..) | Op::FutexTimedWait(r, ..)) => set(self, *r, 0),
            (OpKind::FutexTimeout, Op::FutexTimedWait(r, ..)) => {
                self.threads[t.0 as usize].waits_at = 0;
                set(self, *r, 2);
            }
            (_, &Op::FutexWake(r, place) | &Op::FutexWakeAll(r, place)) => {
                woke = self.address(t, place).map_or(woke, |address| self.waiters(address).woken(kind, choice));
                set(self, r, woke.len() as u64);
            }
            (_, &Op::FutexRequeue(from, to)) => {
                if let (Some(from), Some(to)) = (self.address(t, from), self.address(t, to)) {
                    let state = self.waiters(from);
                    woke = state.woken(OpKind::FutexWake, choice);
                    for moved in state.waiters.difference(woke) {
                        self.thread_mut(moved).waits_at = to;
                    }
                }
            }
            _ => {}
        }
        for t in woke {
            self.wake(t);
        }
        let thread = &mut self.threads[t.0 as usize];
        thread.status = Status::Running;
        thread.advance(1);
        woke
    }
}
