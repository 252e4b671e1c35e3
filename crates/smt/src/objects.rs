//! Synchronisation objects with more in them than a mutex: read/write locks, condition variables, barriers.
//!
//! The state of each is eight bytes of memory, its first ones: a set of threads, a number, a mark. What an operation does to a word that it finds is a formula over
//! the bits of that ([`effect`]). What it ought to do is said in [`raddle_trace::objects`], once; the tests compare the two in all small states, for all threads and
//! all choices.
//!
//! | bits | read/write lock | condition variable | barrier |
//! | --- | --- | --- | --- |
//! | 0 to 15 | who reads | who waits | who has arrived |
//! | 16 to 31 | who reads twice | | |
//! | 32 to 47 | who writes, plus one | | how many there are to be |
//! | 48 to 63 | mark | mark | mark |
//!
//! Who sleeps at a condition variable or a barrier is known to the [steps](crate::steps) too: once woken, a thread does not look at the object again.

use crate::bits::Bits;
use crate::gates::{Gates, Lit};
use raddle_trace::objects::{Own, ReadWriteLock};
use raddle_trace::{Mode, OpKind};

/// Threads with larger numbers cannot use these objects.
pub const THREADS_MAX: usize = 16;

/// Bytes of an object that matter.
pub const LEN: u32 = 8;

/// The mark of an object that was used: memory used for something else hardly holds it.
const USED: u128 = 0x7e3a;
/// The mark of one that was destroyed.
const DESTROYED: u128 = 0xdead;
/// The mark of a barrier that was initialised.
const BARRIER: u128 = 0xba44;

/// What an operation does with the word that it finds.
#[derive(Clone, Debug)]
pub struct Effect {
    /// It has to wait.
    pub blocked: Lit,
    /// What it leaves; what it found where it changes nothing.
    pub leaves: Bits,
    /// It must not be done.
    pub misuse: Lit,
    /// It is more than the word can hold.
    pub too_much: Lit,
    /// It gets what it tries to get; it is the last to arrive.
    pub succeeds: Lit,
    /// Who does not sleep any more, by thread.
    pub wakes: Vec<Lit>,
}

/// The parts of a word.
struct Word {
    set: Bits,
    again: Bits,
    number: Bits,
    mark: Bits,
}

impl Word {
    fn of(word: &Bits) -> Word {
        let [set, again, number, mark] = [0, 16, 32, 48].map(|low| word.extract(low, 16));
        Word { set, again, number, mark }
    }

    fn bits(&self) -> Bits {
        let Word { set, again, number, mark } = self;
        Bits::concat(&[set.clone(), again.clone(), number.clone(), mark.clone()])
    }
}

fn half(value: u128) -> Bits {
    Bits::constant(16, value)
}

fn is(gates: &mut Gates, bits: &Bits, value: u128) -> Lit {
    gates.bits_eq(bits, &half(value))
}

fn with_bit(bits: &Bits, at: usize, to: Lit) -> Bits {
    let mut lits = bits.lits().to_vec();
    lits[at] = to;
    Bits::from_lits(lits)
}

/// What is in the word of an object that was initialised; of a barrier for so many threads.
pub fn first_word(parties: Option<u16>) -> u64 {
    parties.map_or(0, |parties| u64::from(parties) << 32 | (BARRIER as u64) << 48)
}

/// Whether an object must not be initialised, destroyed: it is in use. Barriers have to be there before they are destroyed, all others must not be gone.
pub fn in_use(gates: &mut Gates, word: &Bits, barrier: bool, destroys: bool) -> Lit {
    let Word { set, number, mark, .. } = Word::of(word);
    let nobody = is(gates, &set, 0);
    let unused = if barrier { Lit::TRUE } else { is(gates, &number, 0) };
    let held = !gates.and(nobody, unused);
    let live = is(gates, &mark, if barrier { BARRIER } else { USED });
    let held = gates.and(held, live);
    if !destroys {
        return held;
    }
    let gone = if barrier { !live } else { is(gates, &mark, DESTROYED) };
    gates.or(held, gone)
}

/// What is left of a word when its object is destroyed.
pub fn destroyed(word: &Bits, barrier: bool) -> Bits {
    Word { mark: half(if barrier { 0 } else { DESTROYED }), ..Word::of(word) }.bits()
}

/// What an operation does with a word, by a thread with a number below [`THREADS_MAX`]. A signal takes the waiter that `choice` gives, four bits; or
/// the first one, if that does not wait.
pub fn effect(gates: &mut Gates, op: OpKind, word: &Bits, thread: usize, choice: Option<&Bits>) -> Effect {
    match op {
        OpKind::CondWait | OpKind::CondSignal | OpKind::CondBroadcast => condition(gates, op, word, thread, choice),
        OpKind::BarrierArrive => arrive(gates, word, thread),
        _ => read_write(gates, op, word, thread),
    }
}

/// What the definition of read/write locks says of a word: for each small state, when it is in that state, and what the operation would do.
fn read_write(gates: &mut Gates, op: OpKind, word: &Bits, thread: usize) -> Effect {
    let mut parts = Word::of(word);
    let gone = is(gates, &parts.mark, DESTROYED);
    let writer = !is(gates, &parts.number, 0);
    let readers = !is(gates, &parts.set, 0);
    let writes = is(gates, &parts.number, thread as u128 + 1);
    let reads = parts.set.bit(thread as u32);
    let own = gates.or(writes, reads);
    let (mut blocked, mut modes) = (Lit::FALSE, Vec::new());
    for state in 0..8_u32 {
        let [w, r, o] = [state & 1, state >> 1 & 1, state >> 2].map(|bit| bit == 1);
        let here = gates.all([(writer, w), (readers, r), (own, o)].map(|(lit, value)| lit.negated_if(!value)));
        let holds = if o { Own::ONCE } else { Own::NOTHING };
        let decision = ReadWriteLock { writer: w, readers: u32::from(r) }.decide(op, holds);
        if decision.blocked {
            blocked = gates.or(blocked, here);
        }
        modes.push((decision.mode, here));
    }
    let mut when = |mode: Mode| gates.any(modes.iter().filter(|(known, _)| *known == mode).map(|(_, here)| *here));
    let [takes_read, takes_write] = [Mode::ReadLock, Mode::WriteLock].map(&mut when);
    let [lets_read, lets_write, fails] = [Mode::ReadUnlock, Mode::WriteUnlock, Mode::Read].map(&mut when);
    let takes = gates.or(takes_read, takes_write);
    parts.number = {
        let taken = gates.bits_ite(takes_write, &half(thread as u128 + 1), &parts.number);
        gates.bits_ite(lets_write, &half(0), &taken)
    };
    let twice = parts.again.bit(thread as u32);
    let too_much = gates.all([takes_read, reads, twice]);
    // Whoever reads twice lets go of the second hold first.
    let (set, again) = (gates.ite(takes_read, Lit::TRUE, reads), gates.and(takes_read, reads));
    let again = gates.or(again, twice);
    let stays = gates.and(reads, twice);
    let set = gates.ite(lets_read, stays, set);
    let again = gates.and(again, !lets_read);
    parts.set = with_bit(&parts.set, thread, set);
    parts.again = with_bit(&parts.again, thread, again);
    parts.mark = gates.bits_ite(takes, &half(USED), &parts.mark);
    let fails = if op == OpKind::ReadWriteUnlock { fails } else { Lit::FALSE };
    Effect {
        blocked: gates.and(blocked, !gone),
        leaves: parts.bits(),
        misuse: gates.or(gone, fails),
        too_much,
        succeeds: takes,
        wakes: Vec::new(),
    }
}

fn condition(gates: &mut Gates, op: OpKind, word: &Bits, thread: usize, choice: Option<&Bits>) -> Effect {
    let mut parts = Word::of(word);
    let gone = is(gates, &parts.mark, DESTROYED);
    let waiters = parts.set.clone();
    let mut wakes = Vec::new();
    match (op, choice) {
        (OpKind::CondWait, _) => {
            parts.set = with_bit(&parts.set, thread, Lit::TRUE);
            parts.mark = half(USED);
        }
        (OpKind::CondSignal, Some(choice)) => wakes = one_of(gates, &waiters, choice),
        _ => wakes = waiters.lits().to_vec(),
    }
    for (waiter, &woken) in wakes.iter().enumerate() {
        let stays = gates.and(parts.set.bit(waiter as u32), !woken);
        parts.set = with_bit(&parts.set, waiter, stays);
    }
    let succeeds = gates.any(wakes.iter().copied());
    Effect { blocked: Lit::FALSE, leaves: parts.bits(), misuse: gone, too_much: Lit::FALSE, succeeds, wakes }
}

/// The member of a set that a number stands for; the first one, if it stands for none.
fn one_of(gates: &mut Gates, set: &Bits, choice: &Bits) -> Vec<Lit> {
    let mut chosen = Vec::new();
    for (i, &member) in set.lits().iter().enumerate() {
        let this = gates.bits_eq(choice, &Bits::constant(choice.width(), i as u128));
        chosen.push(gates.and(member, this));
    }
    let some = gates.any(chosen.iter().copied());
    let mut before = some;
    for (i, &member) in set.lits().iter().enumerate() {
        let first = gates.and(member, !before);
        before = gates.or(before, member);
        chosen[i] = gates.or(chosen[i], first);
    }
    chosen
}

fn arrive(gates: &mut Gates, word: &Bits, thread: usize) -> Effect {
    let mut parts = Word::of(word);
    let there = is(gates, &parts.mark, BARRIER);
    let set = with_bit(&parts.set, thread, Lit::TRUE);
    let mut count = half(0);
    for &arrived in set.lits() {
        count = gates.add(&count, &Bits::from_lits(vec![arrived]).zext(16));
    }
    let last = gates.bits_eq(&count, &parts.number);
    let wakes = parts.set.lits().iter().map(|&arrived| gates.and(arrived, last)).collect();
    parts.set = gates.bits_ite(last, &half(0), &set);
    Effect { blocked: Lit::FALSE, leaves: parts.bits(), misuse: !there, too_much: Lit::FALSE, succeeds: last, wakes }
}

#[cfg(test)]
mod tests;
