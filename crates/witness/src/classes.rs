//! Equivalence classes of executions, computed from the definitions: equal keys if and only if equivalent.
//!
//! **Mazurkiewicz traces.** Two executions are equivalent when one can be turned into the other by swapping adjacent
//! independent events. [`trace_class`] gives the Foata normal form: every event sinks to the first level above all
//! earlier events that it depends on. Events of one level are pairwise independent, hence of different threads, so
//! sorting each level by thread makes the form unique. Dependence is [`dependent`].
//!
//! **Reads-from classes.** Two executions are equivalent when every thread does the same, every byte that is read comes
//! from the same write, and operations on synchronisation objects happen in the same order as far as they conflict.
//! The order of writes among each other is not part of it. [`reads_from_class`] lists that, thread by thread. Executions
//! of one Mazurkiewicz trace have the same reads-from class.
//!
//! **What the reads-from algorithm explores once** is [`explored_reads_from_class`]. It tells more apart in one corner, where
//! operations commute and are ordered all the same: waits on one condition variable. (One mutex orders them in any program
//! that keeps to the rules.)
//!
//! Threads are named by their spawn paths, so that executions of different machines can be compared: a
//! [`ThreadId`] means something on its own machine only.
//!
//! Values, and which threads an operation woke, are not part of the keys: values follow from the rest, and who wakes the
//! waiters of a barrier depends on the order of arrivals, which commute. (Whom a *signal* woke is its
//! [choice](raddle_trace::Transition::choice), which is part of the key.)

use crate::Event;
use raddle_trace::{Access, Choices, Mode, THREADS_MAX, ThreadId};
use std::collections::BTreeMap;

/// The key of an equivalence class of executions.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct ClassKey(Box<[u64]>);

impl ClassKey {
    /// A short stand-in for the key, for large sets: different keys have different digests but for bad luck.
    pub fn digest(&self) -> u128 {
        let mut state = (0x243f_6a88_85a3_08d3_u64, 0x1319_8a2e_0370_7344_u64);
        for &word in &self.0 {
            state.0 = (state.0 ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(29);
            state.1 = (state.1.rotate_left(23) ^ word).wrapping_mul(0xff51_afd7_ed55_8ccd);
            state.0 ^= state.0 >> 32;
            state.1 ^= state.1 >> 29;
        }
        u128::from(state.0) << 64 | u128::from(state.1 ^ self.0.len() as u64)
    }
}

/// Whether an event depends on an earlier one: same thread, conflicting accesses, or one makes the other's thread start,
/// go on, or waits for its end.
///
/// Waking counts in one direction only: the last arrival at a barrier wakes threads whose own arrivals commute with it.
pub fn dependent(earlier: &Event, later: &Event) -> bool {
    let concerns = |a: &Event, b: &Event| a.spawned == Some(b.thread()) || a.joined == Some(b.thread());
    earlier.thread() == later.thread()
        || concerns(earlier, later)
        || concerns(later, earlier)
        || earlier.woke.contains(later.thread())
        || Access::any_conflict(&earlier.accesses, &later.accesses)
}

/// The Mazurkiewicz trace of an execution under the standard dependence.
pub fn trace_class(events: &[Event]) -> ClassKey {
    trace_class_by(events, dependent)
}

/// The Mazurkiewicz trace of an execution under another dependence, given for an earlier and a later event. It must
/// hold for events of the same thread.
pub fn trace_class_by(events: &[Event], dependent: impl Fn(&Event, &Event) -> bool) -> ClassKey {
    let mut levels: Vec<u32> = Vec::with_capacity(events.len());
    for (i, event) in events.iter().enumerate() {
        let level = (0..i).filter(|&j| dependent(&events[j], event)).map(|j| levels[j] + 1).max().unwrap_or(0);
        levels.push(level);
    }
    let names = ThreadNames::of(events);
    let mut order: Vec<usize> = (0..events.len()).collect();
    order.sort_by_key(|&i| (levels[i], names.get(events[i].thread())));
    let mut key = Vec::new();
    for i in order {
        key.push(u64::from(levels[i]));
        label(&events[i], &names, &mut key);
    }
    ClassKey(key.into())
}

/// The threads of an execution, numbered in the order of their spawn paths: equivalent executions have the same threads.
struct ThreadNames([u32; THREADS_MAX]);

impl ThreadNames {
    fn of(events: &[Event]) -> Self {
        let mut paths: BTreeMap<ThreadId, Vec<u32>> = BTreeMap::from([(ThreadId::MAIN, vec![])]);
        let mut children = [0; THREADS_MAX];
        for event in events {
            let parent = event.thread();
            // Lists of events that were made up may not say where a thread came from.
            let path = paths.entry(parent).or_insert_with(|| vec![u32::MAX, parent.0]).clone();
            if let Some(spawned) = event.spawned {
                let nth = &mut children[parent.0 as usize];
                paths.entry(spawned).or_insert_with(|| [path, vec![*nth]].concat());
                *nth += 1;
            }
        }
        let mut sorted: Vec<(&Vec<u32>, ThreadId)> = paths.iter().map(|(&t, path)| (path, t)).collect();
        sorted.sort();
        let mut names = [u32::MAX; THREADS_MAX];
        for (name, (_, t)) in sorted.into_iter().enumerate() {
            names[t.0 as usize] = name as u32;
        }
        ThreadNames(names)
    }

    fn get(&self, t: ThreadId) -> u32 {
        self.0[t.0 as usize]
    }
}

/// Everything about an event that equivalent executions agree on, in a form that can be read back unambiguously.
fn label(event: &Event, names: &ThreadNames, key: &mut Vec<u64>) {
    let thread_or_none = |t: Option<ThreadId>| t.map_or(0, |t| u64::from(names.get(t)) + 1);
    // The alternatives of a signal are threads, also where a block goes on with it.
    let choice = match event.choices {
        Choices::Waiters(_) => names.get(ThreadId(event.transition.choice)),
        _ => event.transition.choice,
    };
    key.push(u64::from(names.get(event.thread())) << 32 | u64::from(choice));
    key.push(u64::from(event.site.0) << 32 | (event.kind.without_waiting() as u64) << 16 | event.accesses.len() as u64);
    key.push(thread_or_none(event.spawned) << 32 | thread_or_none(event.joined));
    for access in &event.accesses {
        key.push(access.address);
        key.push(u64::from(access.len) << 32 | (access.mode as u64) << 16 | u64::from(access.tag));
    }
}

/// A place in a thread's history: thread and number of the event in it, as one word; [`INITIAL`] for the initial state.
type EventName = u64;
const INITIAL: EventName = u64::MAX;

/// The reads-from class of an execution.
pub fn reads_from_class(events: &[Event]) -> ClassKey {
    reads_from_class_by(events, Access::conflicts)
}

/// The reads-from class of an execution as the reads-from algorithm sees it: with the order of condition waits.
pub fn explored_reads_from_class(events: &[Event]) -> ClassKey {
    let waits = |a: &Access| matches!(a.mode, Mode::CondWait | Mode::CondWake);
    reads_from_class_by(events, |a, b| a.conflicts(b) || waits(a) && waits(b) && a.overlaps(b))
}

/// The reads-from class under a notion of which accesses to synchronisation objects are ordered.
fn reads_from_class_by(events: &[Event], ordered: impl Fn(&Access, &Access) -> bool) -> ClassKey {
    let threads = ThreadNames::of(events);
    let names = event_names(events, &threads);
    let mut order: Vec<usize> = (0..events.len()).collect();
    order.sort_by_key(|&i| names[i]);
    let mut key = Vec::new();
    for i in order {
        label(&events[i], &threads, &mut key);
        for (position, access) in events[i].accesses.iter().enumerate() {
            if matches!(access.mode, Mode::Read | Mode::Update | Mode::Add) {
                reads_from(events, &names, (i, position), access, &mut key);
            }
            if access.mode != Mode::Write {
                synchronises_after(events, &names, i, access, &ordered, &mut key);
            }
        }
    }
    ClassKey(key.into())
}

fn event_names(events: &[Event], threads: &ThreadNames) -> Vec<EventName> {
    let mut counts = [0u64; THREADS_MAX];
    let name = |event: &Event| {
        let count = &mut counts[event.thread().0 as usize];
        *count += 1;
        u64::from(threads.get(event.thread())) << 32 | (*count - 1)
    };
    events.iter().map(name).collect()
}

/// Appends which write each byte of a read comes from, as ranges in address order, neighbours merged.
fn reads_from(
    events: &[Event],
    names: &[EventName],
    (event, position): (usize, usize),
    read: &Access,
    key: &mut Vec<u64>,
) {
    // Backwards through the writes, each taking its share of what is still without a source.
    let mut open = vec![(read.address, read.address + u64::from(read.len))];
    let mut found: Vec<(u64, u64, EventName)> = Vec::new();
    let own = events[event].accesses[..position].iter().rev().map(|a| (event, a));
    let earlier = (0..event).rev().flat_map(|i| events[i].accesses.iter().rev().map(move |a| (i, a)));
    for (i, write) in own.chain(earlier) {
        if open.is_empty() {
            break;
        }
        if matches!(write.mode, Mode::Write | Mode::Update | Mode::Add) && write.overlaps(read) {
            take(&mut open, (write.address, write.address + u64::from(write.len)), names[i], &mut found);
        }
    }
    found.extend(open.into_iter().map(|(start, end)| (start, end, INITIAL)));
    found.sort_unstable();
    found.dedup_by(|next, last| {
        let merge = last.1 == next.0 && last.2 == next.2;
        if merge {
            last.1 = next.1;
        }
        merge
    });
    key.push(found.len() as u64);
    for (start, end, source) in found {
        key.extend([start - read.address, end - start, source]);
    }
}

/// Moves the part of the open ranges that lies in `by` to `found`.
fn take(open: &mut Vec<(u64, u64)>, by: (u64, u64), source: EventName, found: &mut Vec<(u64, u64, EventName)>) {
    let mut left = Vec::new();
    for &(start, end) in open.iter() {
        let (from, to) = (start.max(by.0), end.min(by.1));
        if from >= to {
            left.push((start, end));
            continue;
        }
        found.push((from, to, source));
        if start < from {
            left.push((start, from));
        }
        if to < end {
            left.push((to, end));
        }
    }
    *open = left;
}

/// Appends, for an access to a synchronisation object (or one that looks at such an object), the last event of each
/// thread before it that changed the object and is ordered with it. Writes of plain data count only for accesses that
/// are not plain themselves: for plain reads [`reads_from`] says it.
fn synchronises_after(
    events: &[Event],
    names: &[EventName],
    event: usize,
    access: &Access,
    ordered: impl Fn(&Access, &Access) -> bool,
    key: &mut Vec<u64>,
) {
    let plain = matches!(access.mode, Mode::Read | Mode::Update | Mode::Add);
    let mut last: Vec<EventName> = Vec::new();
    for i in (0..event).rev() {
        let counts = events[i].accesses.iter().any(|a| {
            let changes = match a.mode {
                Mode::Read | Mode::World => false,
                Mode::Write | Mode::Update | Mode::Add => !plain,
                _ => true,
            };
            changes && ordered(a, access)
        });
        if counts && access.mode != Mode::World && !last.iter().any(|&name| name >> 32 == names[i] >> 32) {
            last.push(names[i]);
        }
    }
    last.sort_unstable();
    key.push(last.len() as u64);
    key.extend(last);
}
