//! Data races of one execution, straight from the definition; quadratic and worse, for checking the fast detector.
//!
//! Two events of different threads race when they touch a byte in common, at least one of them writes it, at least one
//! of the two accesses is plain, and neither happens before the other. Happens-before is the transitive closure of
//! program order and *synchronises-with*, which is listed here edge by edge ([`happens_before_by_synchronisation`]):
//!
//! * a spawn with the first event of its thread, the last event of a thread (or, if it had none, its spawn) with the join
//!   that waited for it, an event with the next event of each thread it woke;
//! * on one object: an unlock with every later lock; for read/write locks a write-unlock with every later lock and a
//!   read-unlock with every later write-lock; a semaphore post with every later wait that succeeded; an arrival at a
//!   barrier with every departure of its generation; the end of a `once` call with every later call on that object;
//! * an atomic block with every later one that reads a byte it wrote last (two blocks do not race with each other);
//! * C's atomics, per byte: a release write with an acquire read that reads from it or from a read-modify-write in the
//!   unbroken chain of read-modify-writes after it (the release sequence of C++20 and C23: later plain stores by the same
//!   thread end it), where a release fence before a relaxed write, and an acquire fence after a relaxed read, stand in
//!   for the missing order. Sequentially consistent operations and fences are acquire and release, and nothing more:
//!   the total order of C's sequentially consistent operations is not part of its happens-before.
//!
//! An event is atomic: an atomic block reads what was there before all of it, but for what it wrote itself.
//!
//! Operations on synchronisation objects touch the first byte of the object as atomic accesses, so that initialising or
//! destroying the object by a plain write races with its unsynchronised use.

use crate::Event;
use raddle_trace::{Access, DataRaceDetector, Mode, OpKind, Order, Race};

/// The races of the last event of an execution, one for each pair of places. Both the fast detector and the definition must
/// see one, or there is none.
pub fn races_of_last_event(events: &[Event]) -> Vec<Race> {
    let Some(last) = events.len().checked_sub(1) else { return Vec::new() };
    let mut detector = DataRaceDetector::new();
    for event in events {
        detector.push(&event.as_step());
    }
    let by_definition = data_races(events);
    let mut races: Vec<Race> = Vec::new();
    for race in detector.last_races() {
        let known = races.iter().any(|other| (other.first.1, other.second.1) == (race.first.1, race.second.1));
        if !known && by_definition.contains(&(race.first_event, last)) {
            races.push(*race);
        }
    }
    races
}

/// Whether the operation works on data, not on a synchronisation object.
fn is_memory(kind: OpKind) -> bool {
    use OpKind::*;
    let kind = kind.without_waiting();
    matches!(
        kind,
        Read | Write
            | Rmw
            | CompareExchange
            | Copy
            | Free
            | AtomicBlock
            | AtomicRest
            | Section
            | FutexWait
            | FutexRequeue
    )
}

/// The order of a fence: that of its one access; without one it is the strongest.
fn fence_order(event: &Event) -> Option<Order> {
    (event.kind == OpKind::Fence).then(|| event.accesses.first().map_or(Order::SeqCst, |a| a.order))
}

/// For each event the events that happen before it, as a table `[later][earlier]`.
pub fn happens_before_by_synchronisation(events: &[Event]) -> Vec<Vec<bool>> {
    let n = events.len();
    let mut before = vec![vec![false; n]; n];
    for j in 0..n {
        let mut direct: Vec<usize> = (0..j).filter(|&i| ordered(&events[i], &events[j])).collect();
        direct.extend(by_wake(events, j));
        direct.extend(by_atomics(events, j));
        direct.extend(by_blocks(events, j));
        direct.extend((0..j).filter(|&i| ordered_sections(&events[i], &events[j])));
        let (earlier, later) = before.split_at_mut(j);
        for i in direct {
            later[0][i] = true;
            for (mine, theirs) in later[0].iter_mut().zip(&earlier[i]) {
                *mine |= theirs;
            }
        }
    }
    before
}

/// Program order, spawn and join, and synchronisation objects.
fn ordered(earlier: &Event, later: &Event) -> bool {
    earlier.thread() == later.thread()
        || earlier.spawned == Some(later.thread())
        || later.joined == Some(earlier.thread())
        || (earlier.spawned.is_some() && earlier.spawned == later.joined)
        || earlier.accesses.iter().any(|a| later.accesses.iter().any(|b| object_order(a, b, later.kind)))
}

fn object_order(a: &Access, b: &Access, later: OpKind) -> bool {
    use Mode::*;
    a.address == b.address
        && match (a.mode, b.mode) {
            (Unlock, Lock) | (WriteUnlock, ReadLock | WriteLock) | (ReadUnlock, WriteLock) | (SemPost, SemWait) => true,
            (BarrierArrive | BarrierArriveOrdered, BarrierLeave) => a.tag == b.tag,
            (OnceEnd, OnceBegin) => true,
            (OnceEnd, Read) => later == OpKind::OnceBegin,
            (EventSet, Read) => later == OpKind::EventWait,
            _ => false,
        }
}

/// Sections of one mutex, which is their first access, that conflict.
fn ordered_sections(earlier: &Event, later: &Event) -> bool {
    if earlier.kind != OpKind::Section || later.kind != OpKind::Section {
        return false;
    }
    let (Some((a, before)), Some((b, after))) = (earlier.accesses.split_first(), later.accesses.split_first()) else {
        return false;
    };
    let conflict = |x: &Access, y: &Access| x.overlaps(y) && (x.mode.writes() || y.mode.writes());
    a.address == b.address && before.iter().any(|x| after.iter().any(|y| conflict(x, y)))
}

/// The events that woke the thread of event `j` since its previous event.
fn by_wake(events: &[Event], j: usize) -> Vec<usize> {
    let thread = events[j].thread();
    let previous = (0..j).rev().find(|&i| events[i].thread() == thread);
    (previous.map_or(0, |p| p + 1)..j)
        .filter(|&i| events[i].woke.contains(thread) && !events[i].kind.is_futex())
        .collect()
}

/// The atomic blocks that the block `j` reads from: those that wrote a byte last that it reads and has not written itself.
fn by_blocks(events: &[Event], j: usize) -> Vec<usize> {
    let mut sources = Vec::new();
    if !events[j].kind.is_atomic_block() {
        return sources;
    }
    for (p, access) in events[j].accesses.iter().enumerate() {
        for byte in access.address..access.address + u64::from(access.len) {
            if !access.mode.is_memory() || !access.mode.reads() || writes_byte(&events[j].accesses[..p], byte) {
                continue;
            }
            let last = (0..j).rev().find(|&i| {
                let writer = is_memory(events[i].kind) && events[i].kind != OpKind::Free;
                writer && writes_byte(&events[i].accesses, byte)
            });
            sources.extend(last.filter(|&i| events[i].kind.is_atomic_block()));
        }
    }
    sources
}

/// Whether one of the accesses writes the byte.
fn writes_byte(accesses: &[Access], byte: u64) -> bool {
    let covers = |access: &Access| byte >= access.address && byte - access.address < u64::from(access.len);
    accesses.iter().any(|access| access.mode.is_memory() && access.mode.writes() && covers(access))
}

/// The releases that event `j` acquires: by its own atomic reads, or as a fence by the earlier ones of its thread.
fn by_atomics(events: &[Event], j: usize) -> Vec<usize> {
    let fence = fence_order(&events[j]).is_some_and(Order::acquires);
    let readers: Vec<usize> =
        if fence { (0..j).filter(|&i| events[i].thread() == events[j].thread()).collect() } else { vec![j] };
    let mut sources = Vec::new();
    for reader in readers {
        if !is_memory(events[reader].kind) {
            continue;
        }
        for (p, access) in events[reader].accesses.iter().enumerate() {
            let reads = matches!(access.mode, Mode::Read | Mode::Update | Mode::Add) && access.order != Order::Plain;
            if reads && (fence || access.order.acquires()) {
                let found = |byte: &u64| !writes_byte(&events[reader].accesses[..p], *byte);
                for byte in (access.address..access.address + u64::from(access.len)).filter(found) {
                    released_to(events, reader, byte, &mut sources);
                }
            }
        }
    }
    sources
}

/// The events that are released by the last write of a byte before an event.
fn released_to(events: &[Event], event: usize, byte: u64, sources: &mut Vec<usize>) {
    let writes = (0..event).rev().flat_map(|i| (0..events[i].accesses.len()).rev().map(move |p| (i, p)));
    for (i, p) in writes {
        let write = &events[i].accesses[p];
        let covers = byte >= write.address && byte - write.address < u64::from(write.len);
        // Nothing can be read after a free, so it need not count as a write.
        if !is_memory(events[i].kind)
            || events[i].kind == OpKind::Free
            || !matches!(write.mode, Mode::Write | Mode::Update | Mode::Add)
            || !covers
        {
            continue;
        }
        if write.order == Order::Plain {
            return;
        }
        if write.order.releases() {
            sources.push(i);
        } else {
            let fence = |k: &usize| {
                events[*k].thread() == events[i].thread() && fence_order(&events[*k]).is_some_and(Order::releases)
            };
            sources.extend((0..i).rev().find(fence));
        }
        if !matches!(write.mode, Mode::Update | Mode::Add) {
            return;
        }
    }
}

/// One access as far as data races are concerned: first byte, end, writes, plain.
fn touched(event: &Event) -> impl Iterator<Item = (u64, u64, bool, bool)> + '_ {
    let memory = is_memory(event.kind);
    // Leaving a barrier does not touch it.
    let touches = |a: &Access| !matches!(a.mode, Mode::World | Mode::BarrierLeave);
    let relevant = move |a: &&Access| touches(a) && event.kind != OpKind::Fence;
    event.accesses.iter().filter(relevant).map(move |a| {
        let memory = memory && a.mode.is_memory();
        let len = if memory { u64::from(a.len) } else { 1 };
        let plain = a.order == Order::Plain || event.kind == OpKind::Free;
        (a.address, a.address + len, a.mode != Mode::Read, memory && plain)
    })
}

/// All racing pairs of an execution as indices into it, in lexicographic order.
///
/// What is freed is not touched afterwards without a fault, so a free races with earlier accesses only.
pub fn data_races(events: &[Event]) -> Vec<(usize, usize)> {
    let before = happens_before_by_synchronisation(events);
    let mut races = Vec::new();
    for i in 0..events.len() {
        for j in i + 1..events.len() {
            let conflict = touched(&events[i]).any(|(start, end, writes, plain)| {
                touched(&events[j]).any(|(start2, end2, writes2, plain2)| {
                    start < end2 && start2 < end && (writes || writes2) && (plain || plain2)
                })
            });
            let blocks = events[i].kind.is_atomic_block() && events[j].kind.is_atomic_block();
            if conflict && !blocks && !before[j][i] && events[i].kind != OpKind::Free {
                races.push((i, j));
            }
        }
    }
    races
}
