//! The definitions against themselves: in all small states, whatever two threads may do.

use super::*;
use std::collections::HashSet;

const ONE: ThreadId = ThreadId(1);
const TWO: ThreadId = ThreadId(2);

/// All small states.
fn states() -> Vec<State> {
    let mut states = vec![State::Once(Once::Before), State::Once(Once::Running), State::Once(Once::Done)];
    states.extend([false, true].map(|held| State::Mutex(Mutex { held })));
    states.extend([false, true].map(|set| State::Event(Event { set })));
    states.push(State::ReadWriteLock(ReadWriteLock { writer: true, readers: 0 }));
    states.extend((0..4).map(|readers| State::ReadWriteLock(ReadWriteLock { writer: false, readers })));
    states.extend((0..4).map(|value| State::Semaphore(Semaphore { value })));
    states.extend((0..16).map(|bits| State::Condition(Condition { waiters: ThreadSet::from_low(bits << 1) })));
    for parties in 1..4 {
        let barrier = |arrived| State::Barrier(Barrier { parties, arrived, generation: 7 });
        states.extend((0..parties).map(barrier));
    }
    states
}

fn rules(state: State) -> &'static Rules {
    match state {
        State::Mutex(_) => &mutex::RULES,
        State::ReadWriteLock(_) => &read_write_lock::RULES,
        State::Semaphore(_) => &semaphore::RULES,
        State::Condition(_) => &condition::RULES,
        State::Barrier(_) => &barrier::RULES,
        State::Once(_) => &once::RULES,
        State::Event(_) => &event::RULES,
    }
}

/// Whether the thread may do this: it does not let go of what it does not hold. The threads that hold or wait are the ones
/// with the smallest numbers.
fn may(state: State, op: OpKind, by: ThreadId) -> bool {
    match (op, state) {
        (OpKind::Unlock, State::Mutex(mutex)) => mutex.held && by == ONE,
        (OpKind::ReadWriteUnlock, State::ReadWriteLock(lock)) => lock.writer && by == ONE || lock.readers >= by.0,
        (OpKind::OnceEnd, State::Once(once)) => once == Once::Running && by == ONE,
        (OpKind::CondTimeout, State::Condition(condition)) => condition.waiters.contains(by),
        (OpKind::CondWait, State::Condition(condition)) => !condition.waiters.contains(by),
        (OpKind::CondSignal | OpKind::CondBroadcast, State::Condition(condition)) => !condition.waiters.contains(by),
        (OpKind::BarrierLeave, _) => false,
        _ => true,
    }
}

/// What an operation does: its decision and tag, and the states it can leave.
fn perform(state: State, op: OpKind, by: ThreadId) -> (Decision, u16, Vec<State>) {
    let decision = state.decide(op);
    let leave = match (state, state.choices(op)) {
        (State::Condition(_), Choices::Waiters(set)) => set.iter().map(ThreadSet::single).collect(),
        (State::Condition(_), _) if op == OpKind::CondTimeout => vec![ThreadSet::single(by)],
        (State::Condition(condition), _) => vec![condition.woken(op, 0)],
        _ => vec![ThreadSet::EMPTY],
    };
    (decision, state.tag(), leave.into_iter().map(|leave| state.apply(decision.mode, by, leave)).collect())
}

/// Calls `look` with every two operations that two threads may do in a state.
fn for_all_pairs(mut look: impl FnMut(State, OpKind, OpKind)) {
    for state in states() {
        for &a in rules(state).operations {
            for &b in rules(state).operations {
                if may(state, a, ONE) && may(state, b, TWO) {
                    look(state, a, b);
                }
            }
        }
    }
}

#[test]
fn what_does_not_conflict_commutes() {
    for_all_pairs(|state, a, b| {
        let ((first, tag, left), (second, tag_too, right)) = (perform(state, a, ONE), perform(state, b, TWO));
        if first.blocked || second.blocked || first.mode.conflicts(second.mode, tag == tag_too) {
            return;
        }
        let mut after_first = HashSet::new();
        for state in left {
            let (decision, tag_now, states) = perform(state, b, TWO);
            // A barrier that is full begins another generation: who arrives then belongs to that one, and conflicts.
            if tag_now != tag_too {
                return;
            }
            assert_eq!(decision, second, "{b} after {a} in {state:?}");
            after_first.extend(states);
        }
        let after_second = right.into_iter().flat_map(|state| perform(state, a, ONE).2).collect();
        assert_eq!(after_first, after_second, "{a} and {b} in {state:?}");
    });
}

#[test]
fn what_enables_and_disables_is_said() {
    let (mut enabled, mut disabled) = (HashSet::new(), HashSet::new());
    for_all_pairs(|state, a, b| {
        let (first, _, left) = perform(state, a, ONE);
        let second = state.decide(b);
        if first.blocked {
            return;
        }
        for after in left {
            let then = after.decide(b);
            if second.blocked && !then.blocked {
                assert!(first.mode.may_enable(second.mode), "{a} enables {b} in {state:?}");
                enabled.insert((first.mode, second.mode));
            }
            if !second.blocked && then.blocked {
                assert!(first.mode.may_disable(second.mode), "{a} disables {b} in {state:?}");
                disabled.insert((first.mode, second.mode));
            }
            // What an operation does changes only by what conflicts with it.
            let conflict = |mode| first.mode.conflicts(mode, true);
            assert!(second == then || conflict(second.mode) || conflict(then.mode), "{b} after {a} in {state:?}");
        }
        assert!(b.can_wait() || !second.blocked, "{b} waits in {state:?}");
    });
    for rules in ALL {
        // That a call of `once` was over before is nothing that a waiting operation shows. Leaving a barrier is not decided
        // by its state alone.
        let real = |&&(_, mode): &&(Mode, Mode)| !matches!(mode, Mode::BarrierLeave | Mode::OnceBegin);
        rules.enables.iter().filter(real).for_each(|pair| assert!(enabled.contains(pair), "enables: {pair:?}"));
        let real = |&&(_, mode): &&(Mode, Mode)| mode != Mode::Read;
        rules.disables.iter().filter(real).for_each(|pair| assert!(disabled.contains(pair), "disables: {pair:?}"));
    }
}

#[test]
fn barriers_let_go_of_all_at_once() {
    for parties in 1..5 {
        let mut barrier = Barrier { parties, arrived: 0, generation: u16::MAX };
        for arrived in 1..=parties {
            assert!(barrier.leaving(u16::MAX).blocked);
            barrier = barrier.apply(Mode::BarrierArrive);
            assert_eq!(barrier.arrived, arrived % parties);
        }
        assert!(!barrier.leaving(u16::MAX).blocked && barrier.leaving(0).blocked);
    }
}

#[test]
fn what_is_recorded_can_be_read_again() {
    for state in states() {
        for &op in rules(state).operations.iter().filter(|&&op| may(state, op, ONE)) {
            let decision = state.decide(op);
            if !decision.blocked && op != OpKind::CondReacquire {
                assert_eq!(State::recorded(op, decision.mode, state.number()), Some(state), "{op}");
            }
        }
    }
}

#[test]
fn a_mutex_that_is_held_more_than_once_is_let_go_of_once() {
    let held = Mutex { held: true };
    let again = Own { times: 2, reentrant: true };
    for op in [OpKind::Lock, OpKind::Unlock] {
        assert_eq!(held.decide(op, again), Decision { mode: Mode::Read, blocked: false });
    }
    assert_eq!(held.decide(OpKind::Unlock, Own { times: 1, reentrant: true }).mode, Mode::Unlock);
    assert!(held.decide(OpKind::Lock, Own::ONCE).blocked, "its holder waits for itself");
}

#[test]
fn every_mode_and_operation_has_one_object() {
    use Mode::*;
    let mut modes: Vec<Mode> = ALL.iter().flat_map(|rules| rules.modes).copied().collect();
    modes.extend([Read, Write, Update, Add, CommutingAdd, World]);
    assert_eq!(modes.len(), Mode::ALL.len());
    assert!(Mode::ALL.iter().all(|mode| modes.contains(mode)));
    let operations: Vec<OpKind> = ALL.iter().flat_map(|rules| rules.operations).copied().collect();
    assert_eq!(operations.iter().collect::<HashSet<_>>().len(), operations.len());
    for rules in ALL {
        assert!(rules.waits.iter().chain(rules.varies).all(|op| rules.operations.contains(op)));
    }
    let all: Vec<Mode> = Mode::ALL.into_iter().filter(|mode| mode.conflicts_with_all()).collect();
    assert_eq!(
        all,
        [
            Write,
            Update,
            Add,
            Lock,
            WriteLock,
            WriteUnlock,
            SemWait,
            CondWake,
            BarrierArriveOrdered,
            OnceBegin,
            OnceEnd,
            EventSet,
            World
        ]
    );
}
