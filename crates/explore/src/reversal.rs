//! Reversing a race: the sequence `v` that makes the second event of a race happen without the first.
//!
//! In *Source Sets* `v = notdep(e, E).e'` (Algorithm 2) or `u.p` for a part `u` of `notdep(e, E)` after which `p` is not
//! disabled (Algorithm 6). Here:
//!
//! 1. **No subsequences are enumerated.** What can disable an operation is an acquisition of the same object. For mutexes,
//!    semaphores, `once` objects and locks taken for writing, everything on the object after `e` happens after `e`, so the
//!    object is free after `notdep(e, E)`. Only when `e` takes a lock for reading can `notdep(e, E)` hold other
//!    acquisitions; those that are not released in it are dropped, with all that happens after them, until there are
//!    none. What is left is the largest part after which the lock may be free.
//! 2. **The last step does what it would do there**, not what it did after `e`: a compare-and-swap that failed may
//!    succeed, a signal may be lost. Its accesses are computed from the values that the events recorded, and from the states
//!    of objects, over which the objects' definitions are folded (`object_state`).
//!    Where that is not possible (atomic blocks, copies), or not whether it can happen at all (awaits), the machine has to
//!    be asked: [`Reversal::Probe`].
//!
//! # Steps that conflict with more than they did
//!
//! Dependence is event-based: a compare-and-swap that fails is a read. Definition 3.2 of the paper asks one thing of such a
//! relation that ours does not have, its property 7: if `r` depends on `p`, it still does after a `q` that `p` does not
//! depend on. Accesses of different sizes break it. Let `r` be a compare-and-swap of four bytes that succeeds, `q` a write
//! of the upper two that makes it fail, `p` a read of the lowest. `r` depends on `p`; after `q` it is a read and does not.
//!
//! So let `q` and `r` be in a race, and `r` be `r'` without `q`. An event `f` after `r` that depends neither on `q` nor on `r` may
//! depend on `r'`, and then `notdep(q, E).r'` is another trace if `E` ends before `f`. We call `r'` *contained* if there can be no
//! such `f`: whatever conflicts with `r'` conflicts with `r` or with `q` ([`is_contained`]). Algorithms that reverse a race
//! when they have not yet seen the end of the execution may do so only if `r'` is contained.
//!
//! **Whole executions need nothing of the kind.** *Claim*: if `notdep(e, E).r'`, with what `r'` does there, is explored for each race
//! of each explored maximal `E`, then all traces are explored, also without property 7. *Proof.* Let `w = w₁…wₙ` be one that is
//! not, `k` the largest number such that `w₁…wₖ` is a prefix of (some order of) an explored `E`, and `q = wₖ₊₁`. Call
//! the events of such an `E` that are not among `w₁…wₖ` *foreign*. An operation reads memory step by step, and what it
//! reads decides where it reads next: `b₁, b₂, …` Let `n(E)` be the sequence of the numbers of foreign writers of `b₁`, of `b₂`,
//! … that `E` has before its `q`, followed by the number of all foreign events that happen before `q`. Choose `E` with the
//! least `n(E)` in lexicographic order. If no foreign event happens before `q`, then `q` finds what it finds in `w` and can be moved
//! to directly after `wₖ`, against the choice of `k`. So there is a foreign `e` in an immediate race with `q`. `notdep(e, E)`
//! still has `w₁…wₖ`, because `e` is foreign and they depend on nothing foreign. Some `E'` with `notdep(e, E).q'` is explored. If
//! `e` wrote none of the bytes `q` read, `q' = q` and only the last number changes: it gets less. Otherwise let `bᵢ` be the first byte
//! that `e` wrote. Up to there `q'` reads the same bytes. Every writer of one of `b₁…bᵢ` conflicts with `q`; so one that came
//! after `q` happens after `e` and is not in `notdep(e, E)`. The writers of `b₁…bᵢ` before `q'` are therefore those that were
//! there before, without `e`: `n(E') < n(E)`, against the choice of `E`. The order is well-founded, because an operation reads boundedly many
//! bytes. Blocking operations are as in the paper. ∎

use crate::barriers::is_arrival;
use crate::driver::Blocked;
use crate::events::{Event, EventLog};
use crate::execution::{Execution, Race, RaceKind, Second};
use crate::notdep::Sequence;
use crate::object_state;
use raddle_base::sabotage::{Ingredient, is_off};
use raddle_trace::{Access, Choices, End, Mode, OpKind, ThreadId, ThreadSet, Transition};

/// Whether a race can be reversed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reversal {
    /// The second event cannot happen without the first.
    Impossible,
    /// The sequence is what has to be explored.
    Exact {
        /// Whether the step at the end is *contained*: see the module's docs.
        contained: bool,
    },
    /// The sequence is what has to be explored, and it is a part of `notdep(e, E)` with the second event at its end.
    Partial,
    /// The sequence has to be explored with each of these waiters as the one that the signal at its end wakes.
    Waiters(ThreadSet),
    /// The sequence is right up to the accesses of its last step, which the machine has to be asked for.
    Probe,
}

/// Exact, as far as is known yet.
const EXACT: Reversal = Reversal::Exact { contained: true };

/// The operation at the end of the sequence, as it was after `e`.
#[derive(Clone, Copy)]
pub struct Last<'a> {
    pub transition: Transition,
    pub kind: OpKind,
    pub accesses: &'a [Access],
    /// Its event, unless it is blocked.
    pub event: Option<usize>,
}

impl<'a> Last<'a> {
    /// The second event of a race.
    pub fn of(race: Race, log: &'a EventLog, blocked: &'a [Blocked]) -> Self {
        match race.second {
            Second::Event(event) => Last::event(event as usize, log),
            Second::Blocked(index) => Last::blocked(&blocked[index as usize]),
        }
    }

    /// An event of the present execution.
    fn event(event: usize, log: &'a EventLog) -> Self {
        let recorded = &log.events()[event];
        let (transition, kind) = (recorded.transition, recorded.kind);
        Last { transition, kind, accesses: log.accesses(event), event: Some(event) }
    }

    /// What a thread is blocked at.
    fn blocked(blocked: &'a Blocked) -> Self {
        let Blocked { thread, kind, accesses } = blocked;
        Last { transition: Transition::only(*thread), kind: *kind, accesses: accesses.as_slice(), event: None }
    }

    /// Whether its thread cannot get there without an event.
    pub fn needs(&self, event: usize, execution: &mut Execution, log: &EventLog) -> bool {
        match self.event {
            Some(own) => execution.before_base_of(event, own, log),
            None => execution.before_next(event, self.transition.thread),
        }
    }
}

/// Sets `v` to the reversal of a race in the prefix of this length; `v` has only its last step where the rest is
/// `notdep(e, E)` and not `wanted`.
#[allow(clippy::too_many_arguments, reason = "a plain function of what it looks at")]
pub fn reverse(
    race: Race,
    last: Last<'_>,
    len: usize,
    wanted: bool,
    execution: &mut Execution,
    log: &EventLog,
    v: &mut Sequence,
) -> Reversal {
    let e = race.first as usize;
    if needs_machine(e, last.kind, log) {
        v.set_notdep_until(e, if wanted { len } else { e }, execution);
        v.push_last(last.transition, last.accesses);
        return Reversal::Probe;
    }
    let takes_for_reading = || log.accesses(e).iter().any(|a| a.mode == Mode::ReadLock);
    let partial = race.kind == RaceKind::Acquire && takes_for_reading();
    let counts = race.kind == RaceKind::Post || partial || last.kind.varies();
    v.set_notdep_until(e, if wanted || counts { len } else { e }, execution);
    let possible = match race.kind {
        RaceKind::Plain => Some(true),
        RaceKind::Acquire => free_lock(e, last, execution, log, v),
        RaceKind::Post => match last.accesses.first() {
            Some(semaphore) => {
                object_state::without(e, semaphore, v, log).map(|state| !state.decide(last.kind).blocked)
            }
            None => Some(false),
        },
    };
    if possible == Some(false) {
        return Reversal::Impossible;
    }
    v.push_last(last.transition, last.accesses);
    if possible.is_none() {
        return Reversal::Probe;
    }
    match set_last_accesses(e, last, log, v) {
        Reversal::Exact { .. } if partial => Reversal::Partial,
        Reversal::Exact { contained: true } => {
            Reversal::Exact { contained: is_contained(log.accesses(e), last.accesses, v.last_accesses()) }
        }
        reversal => reversal,
    }
}

/// Whether only the machine can tell what the operation will do without `e`, or whether it is possible: the rest of a block waits for
/// whatever its next operation needs, and a block may have done several things to an object.
fn needs_machine(e: usize, last: OpKind, log: &EventLog) -> bool {
    last == OpKind::AtomicRest || last.is_on_object() && log.events()[e].kind.is_atomic_block()
}

/// Drops what keeps the lock from being free; whether the operation at the end is possible then, if that is known.
fn free_lock(e: usize, last: Last<'_>, execution: &mut Execution, log: &EventLog, v: &mut Sequence) -> Option<bool> {
    let Some(object) = last.accesses.first() else { return Some(false) };
    if !log.accesses(e).iter().any(|a| a.mode == Mode::ReadLock && a.overlaps(object)) {
        return Some(true);
    }
    // A block may have let go of the lock, or taken it: what it leaves is for the machine to say, and which events have to go.
    let by_block = |event: usize| {
        log.events()[event].kind.is_atomic_block() && log.accesses(event).iter().any(|a| a.overlaps(object))
    };
    if v.events().any(by_block) {
        return None;
    }
    let changes = |event: usize, mode: Mode| object_state::changes(event, object, mode, log);
    loop {
        let released = |event: usize, v: &Sequence| {
            let thread = execution.thread(event);
            v.events().any(|f| f > event && execution.thread(f) == thread && changes(f, Mode::ReadUnlock))
        };
        let kept = v.events().find(|&event| changes(event, Mode::ReadLock) && !released(event, v));
        let Some(kept) = kept else { break };
        if last.needs(kept, execution, log) {
            return Some(false);
        }
        v.retain_events(|event| event != kept && (event < kept || !execution.happens_before(kept, event)));
    }
    object_state::without(e, object, v, log).map(|state| !state.decide(last.kind).blocked)
}

/// Sets the accesses of the step at the end to those it will have without `e`.
fn set_last_accesses(e: usize, last: Last<'_>, log: &EventLog, v: &mut Sequence) -> Reversal {
    let silent_writes = log.dependence().silent_writes;
    let first = &log.events()[e];
    let first_accesses = log.accesses(e);
    let Some(object) = last.accesses.first().copied() else { return EXACT };
    let first_mode = first_accesses.iter().find(|a| a.overlaps(&object)).map_or(Mode::Read, |a| a.mode);
    let set_mode = |v: &mut Sequence, mode: Mode| v.change_last(|access| access.mode = mode);
    // Making, destroying and overwriting an object records nothing about its state, and what failed has not done what its
    // modes say.
    let unknown = first_mode.is_memory() && first_mode.writes() || first.end == End::Fault;
    if unknown && last.kind.is_on_object() {
        return Reversal::Probe;
    }
    match last.kind {
        OpKind::AtomicBlock | OpKind::AtomicRest | OpKind::Section | OpKind::FutexRequeue => return Reversal::Probe,
        kind if kind.awaits() => return Reversal::Probe,
        // Where it waits then is not where it waited.
        kind if first.kind == OpKind::FutexRequeue && kind.is_futex() => return Reversal::Probe,
        OpKind::Copy | OpKind::FutexWait if reads_what_is_written(first_accesses, last.accesses) => {
            return Reversal::Probe;
        }
        OpKind::Rmw if silent_writes => return Reversal::Probe,
        // Making and destroying objects are shown as writes, too.
        OpKind::Write if !silent_writes || object.mode == Mode::Update => {}
        OpKind::CompareExchange | OpKind::Write => {
            let Some(event) = last.event else { return Reversal::Probe };
            // What the first found may depend on an input, as any value that is not there; or what it compares with, or what the first left.
            if last.kind == OpKind::CompareExchange && (first.settles || log.events()[event].is_open()) {
                return Reversal::Probe;
            }
            // Whether it leaves what was there depends on whether there is a value.
            if silent_writes && (first.settles || log.events()[event].settles) {
                return Reversal::Probe;
            }
            let Some(found) = value_found(first, first_accesses, &log.events()[event], &object) else {
                return Reversal::Probe;
            };
            let Some(mode) = value_mode(&log.events()[event], last.kind, found, silent_writes) else {
                return Reversal::Probe;
            };
            set_mode(v, mode);
        }
        kind if kind.varies() && first_mode != Mode::Read => return set_decision(e, last, log, v),
        _ => {}
    }
    EXACT
}

/// Sets what an operation at the end does that depends on the state its object has without `e`.
fn set_decision(e: usize, last: Last<'_>, log: &EventLog, v: &mut Sequence) -> Reversal {
    let Some(state) = object_state::without(e, &last.accesses[0], v, log) else { return Reversal::Probe };
    v.change_last(|access| {
        access.tag = state.tag();
        // Whether the order of arrivals matters is for the program to say.
        if !is_arrival(access.mode) {
            access.mode = state.decide(last.kind).mode;
        }
    });
    match (state.choices(last.kind), last.event) {
        (Choices::Waiters(waiters), Some(event)) => Reversal::Waiters(labels(waiters, &log.events()[event])),
        _ => {
            v.set_last_choice(Choices::One.first());
            EXACT
        }
    }
}

/// Whether all that conflicts with the step as it will be (`after`) conflicts with the step as it was (`before`, the same
/// accesses but for their modes and tags) or with the first event of the race. A step that did not happen has no `before`.
pub fn is_contained(first: &[Access], before: &[Access], after: &[Access]) -> bool {
    if is_off(Ingredient::Containment) {
        return true;
    }
    let contained = |(index, after): (usize, &Access)| {
        let before = before.get(index).filter(|before| before.tag == after.tag && before.overlaps(after));
        if before.is_some_and(|before| before.mode == after.mode && before.len == after.len) {
            return true;
        }
        let covers = |f: &&Access| {
            let end = |access: &Access| access.address + u64::from(access.len);
            f.mode == Mode::World || f.address <= after.address && end(f) >= end(after) && f.tag == after.tag
        };
        let first = first.iter().find(covers);
        // Whether the bytes are the very same matters to few modes, and this is not the place to know which. What has the very
        // bytes of `after` has others' very bytes when that has; of any other range it is not known.
        [false, true].into_iter().all(|same| {
            let conflicts = |access: Option<&Access>, mode: Mode| {
                access.is_some_and(|a| match a.address == after.address && a.len == after.len {
                    true => a.mode.conflicts(mode, same),
                    false => a.mode.conflicts(mode, false) && a.mode.conflicts(mode, true),
                })
            };
            Mode::ALL
                .into_iter()
                .all(|mode| !after.mode.conflicts(mode, same) || conflicts(before, mode) || conflicts(first, mode))
        })
    };
    after.iter().enumerate().all(contained)
}

fn reads_what_is_written(first: &[Access], second: &[Access]) -> bool {
    second.iter().filter(|a| a.mode == Mode::Read).any(|a| first.iter().any(|b| b.mode.writes() && a.overlaps(b)))
}

/// The value the second event would have found without the first: the bytes the first replaced, put back.
fn value_found(first: &Event, first_accesses: &[Access], second: &Event, at: &Access) -> Option<u128> {
    let [written] = first_accesses else { return None };
    if !written.mode.writes() {
        return Some(second.read);
    }
    // Other additions may have come between them.
    let single = written.mode != Mode::CommutingAdd
        && matches!(first.kind.without_waiting(), OpKind::Write | OpKind::Rmw | OpKind::CompareExchange);
    if !single || at.len > 16 || written.len > 16 {
        return None;
    }
    let mut found = second.read;
    for byte in 0..u64::from(at.len) {
        let address = at.address + byte;
        if address >= written.address && address < written.address + u64::from(written.len) {
            let old = first.read >> (8 * (address - written.address)) & 0xff;
            found = found & !(0xff << (8 * byte)) | old << (8 * byte);
        }
    }
    Some(found)
}

/// The mode of a write or compare-and-swap that finds this value. `None` when that cannot be told: what a failed
/// compare-and-swap would have written is not recorded, and it may be the value that is there. (A guess is no help, not
/// even a cautious one: a step that seems to conflict with more than it does makes a branch of the wakeup tree that
/// should not be there, and that then stands for sequences which it does not lead to.)
fn value_mode(event: &Event, kind: OpKind, found: u128, silent_writes: bool) -> Option<Mode> {
    if kind == OpKind::Write {
        return Some(if silent_writes && found == event.wrote { Mode::Read } else { Mode::Write });
    }
    let (succeeded, succeeds) = (event.read == event.expected, found == event.expected);
    match (succeeds, silent_writes) {
        (false, _) => Some(Mode::Read),
        (true, false) => Some(Mode::Update),
        (true, true) if succeeded => Some(if event.wrote == found { Mode::Read } else { Mode::Update }),
        (true, true) => None,
    }
}

/// The waiters to wake in the reversal, of those that wait then: the same as after the first event, and all that did not
/// wait then. The others are woken by the signal's other alternatives, which are in the same race.
fn labels(waiters: ThreadSet, signal: &Event) -> ThreadSet {
    let before = if let Choices::Waiters(before) = signal.choices { before } else { ThreadSet::EMPTY };
    let mut labels = waiters.difference(before);
    let same = ThreadId(signal.transition.choice);
    if before.contains(same) && waiters.contains(same) {
        labels.insert(same);
    }
    labels
}
