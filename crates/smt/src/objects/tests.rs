//! Words and what operations make of them, compared with the definitions of `trace::objects`: all small states, all threads, all choices.

use super::*;
use raddle_trace::objects::{Barrier, Condition};
use raddle_trace::{ThreadId, ThreadSet};

/// Threads that take part.
const THREADS: usize = 4;

/// An effect on a word that is known.
fn known(op: OpKind, word: u64, thread: usize, choice: Option<usize>) -> (bool, u64, bool, bool, bool, Vec<usize>) {
    let mut gates = Gates::new();
    let choice = choice.map(|choice| Bits::constant(4, choice as u128));
    let effect = effect(&mut gates, op, &Bits::constant(64, u128::from(word)), thread, choice.as_ref());
    let value = |lit: Lit| lit.as_constant().expect("nothing is open");
    let leaves = effect.leaves.as_constant().expect("nothing is open") as u64;
    let woken = effect.wakes.iter().enumerate().filter(|(_, lit)| value(**lit)).map(|(thread, _)| thread).collect();
    (value(effect.blocked), leaves, value(effect.misuse), value(effect.too_much), value(effect.succeeds), woken)
}

fn part(word: u64, low: u32) -> u64 {
    word >> low & 0xffff
}

fn set_of(bits: u64) -> ThreadSet {
    ThreadSet::from_low(u128::from(bits))
}

/// All sets of threads.
fn sets() -> std::ops::Range<u64> {
    0..1 << THREADS
}

#[test]
fn read_write_locks_do_what_their_definition_says() {
    let operations =
        [OpKind::ReadLock, OpKind::TryReadLock, OpKind::WriteLock, OpKind::TryWriteLock, OpKind::ReadWriteUnlock];
    let mut compared = 0;
    // Who writes is alone; who reads twice reads.
    let reading = sets().flat_map(|set| sets().filter(move |again| again & !set == 0).map(move |again| (set, again)));
    let states: Vec<u64> = (reading.map(|(set, again)| set | again << 16))
        .chain((1..=THREADS as u64).map(|writer| writer << 32))
        .map(|state| state | 0x7e3a << 48)
        .collect();
    for (word, thread, op) in states
        .into_iter()
        .flat_map(|word| (0..THREADS).flat_map(move |thread| operations.into_iter().map(move |op| (word, thread, op))))
    {
        let lock = |word: u64| ReadWriteLock { writer: part(word, 32) != 0, readers: part(word, 0).count_ones() };
        let writes = part(word, 32) == thread as u64 + 1;
        let [reads, twice] = [0, 16].map(|low| part(word, low) >> thread & 1 == 1);
        let own = Own { times: u32::from(writes) + u32::from(reads) + u32::from(twice), reentrant: false };
        let (blocked, leaves, misuse, too_much, succeeds, _) = known(op, word, thread, None);
        let before = lock(word);
        let decision = before.decide(op, own);
        let told = format!("{op:?} of {word:x} by {thread}");
        assert_eq!(blocked, decision.blocked, "{told}");
        assert_eq!(misuse, op == OpKind::ReadWriteUnlock && decision.mode == Mode::Read, "{told}");
        if blocked || misuse {
            continue;
        }
        if matches!(op, OpKind::TryReadLock | OpKind::TryWriteLock) {
            assert_eq!(succeeds, decision.succeeds(), "{told}");
        }
        assert_eq!(too_much, decision.mode == Mode::ReadLock && twice, "{told}");
        if too_much {
            continue;
        }
        // One hold more or less of several is nobody else's business.
        let several = matches!(decision.mode, Mode::ReadLock if reads) || decision.mode == Mode::ReadUnlock && twice;
        let after = if several || decision.mode == Mode::Read { before } else { before.apply(decision.mode) };
        assert_eq!(lock(leaves), after, "{told}");
        let holds = u32::from(part(leaves, 32) == thread as u64 + 1)
            + [0, 16].map(|low| (part(leaves, low) >> thread & 1) as u32).iter().sum::<u32>();
        let expected = match decision.mode {
            Mode::ReadLock | Mode::WriteLock => own.times + 1,
            Mode::ReadUnlock | Mode::WriteUnlock => own.times - 1,
            _ => own.times,
        };
        assert_eq!(holds, expected, "{told}");
        compared += 1;
    }
    assert!(compared > 500, "{compared}");
}

#[test]
fn condition_variables_do_what_their_definition_says() {
    for (bits, thread, op) in sets().flat_map(|bits| {
        let operations = [OpKind::CondWait, OpKind::CondSignal, OpKind::CondBroadcast];
        (0..THREADS).flat_map(move |thread| operations.into_iter().map(move |op| (bits, thread, op)))
    }) {
        // Whoever waits does nothing.
        if bits >> thread & 1 == 1 {
            continue;
        }
        let condition = Condition { waiters: set_of(bits) };
        let word = bits | if bits == 0 { 0 } else { 0x7e3a << 48 };
        let choices: Vec<usize> = (0..THREADS).filter(|choice| bits == 0 || bits >> choice & 1 == 1).collect();
        for choice in choices {
            let given = (op == OpKind::CondSignal).then_some(choice);
            let (blocked, leaves, misuse, too_much, succeeds, woken) = known(op, word, thread, given);
            let told = format!("{op:?} of {word:x} by {thread}, who chooses {choice}");
            assert!(!misuse && !too_much && !blocked, "{told}");
            let decision = condition.decide(op);
            assert!(!decision.blocked, "{told}");
            let expected = condition.woken(op, choice as u32);
            let expected: Vec<usize> = expected.iter().map(|thread| thread.0 as usize).collect();
            assert_eq!(woken, expected, "{told}");
            let after = condition.apply(decision.mode, ThreadId(thread as u32), condition.woken(op, choice as u32));
            assert_eq!(set_of(part(leaves, 0)), after.waiters, "{told}");
            if op != OpKind::CondWait {
                assert_eq!(succeeds, decision.succeeds(), "{told}");
            }
        }
    }
}

/// Every number stands for somebody who waits, if anybody does.
#[test]
fn a_signal_wakes_somebody_whatever_is_chosen() {
    for bits in sets().filter(|&bits| bits != 0) {
        for choice in 0..16 {
            let (.., woken) = known(OpKind::CondSignal, bits, 15, Some(choice));
            let [woken] = woken[..] else { panic!("{bits:b}, {choice}: {woken:?}") };
            assert!(bits >> woken & 1 == 1 && (woken == choice || bits >> choice & 1 == 0), "{bits:b}, {choice}");
        }
    }
}

#[test]
fn barriers_do_what_their_definition_says() {
    for parties in 1..=THREADS as u16 + 1 {
        for (bits, thread) in sets().flat_map(|bits| (0..THREADS).map(move |thread| (bits, thread))) {
            // Who has arrived has not left; and all together they would have.
            if bits >> thread & 1 == 1 || bits.count_ones() >= u32::from(parties) {
                continue;
            }
            let barrier = Barrier { parties: u32::from(parties), arrived: bits.count_ones(), generation: 7 };
            let after = barrier.apply(Barrier::arrival(false).mode);
            let word = first_word(Some(parties)) | bits;
            let (_, leaves, misuse, _, last, woken) = known(OpKind::BarrierArrive, word, thread, None);
            let told = format!("{word:x} by {thread}");
            assert!(!misuse, "{told}");
            assert_eq!(last, !after.leaving(barrier.generation).blocked, "{told}");
            assert_eq!(part(leaves, 0).count_ones(), after.arrived, "{told}");
            assert_eq!((part(leaves, 32), part(leaves, 48)), (u64::from(parties), part(word, 48)), "{told}");
            let waiting: Vec<usize> = (0..THREADS).filter(|thread| bits >> thread & 1 == 1).collect();
            assert_eq!(woken, if last { waiting } else { Vec::new() }, "{told}");
        }
    }
}

#[test]
fn what_was_destroyed_must_not_be_used() {
    let constant = |word: u64| Bits::constant(64, u128::from(word));
    for (op, barrier) in [
        (OpKind::ReadLock, false),
        (OpKind::TryWriteLock, false),
        (OpKind::ReadWriteUnlock, false),
        (OpKind::CondWait, false),
        (OpKind::CondSignal, false),
        (OpKind::BarrierArrive, true),
    ] {
        let first = first_word(barrier.then_some(2));
        let gone = destroyed(&constant(first), barrier).as_constant().expect("it is known") as u64;
        let (blocked, _, misuse, ..) = known(op, gone, 0, None);
        assert!(misuse && !blocked, "{op:?}");
        let mut gates = Gates::new();
        assert_eq!(in_use(&mut gates, &constant(gone), barrier, true), Lit::TRUE, "{op:?}");
        assert_eq!(in_use(&mut gates, &constant(first), barrier, true), Lit::FALSE, "{op:?}");
    }
    let mut gates = Gates::new();
    let (_, waits, ..) = known(OpKind::CondWait, 0, 3, None);
    assert_eq!(in_use(&mut gates, &constant(waits), false, false), Lit::TRUE);
    let (_, arrived, ..) = known(OpKind::BarrierArrive, first_word(Some(2)), 3, None);
    assert_eq!(in_use(&mut gates, &constant(arrived), true, false), Lit::TRUE);
}
