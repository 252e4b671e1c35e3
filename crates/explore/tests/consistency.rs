//! The consistency check against brute-force linearisation, and the traces that need its later phases.
//!
//! `RADDLE_CONSISTENCY_TRACES` sets how many random traces are tried (default 60,000; a million takes a few seconds in a
//! release build), `RADDLE_SEED` where they start.

use raddle_base::Random;
use raddle_explore::consistency::{EventRef, EventSpec, Part, Phase, Trace};
use raddle_test_support::number_from;
use std::collections::HashSet;
use std::ops::ControlFlow;

/// An event in a test: its parts as (cell, source, writes), and what it comes after.
#[derive(Clone, Debug)]
struct Event {
    thread: usize,
    after: [EventRef; 2],
    parts: Vec<Part>,
}

fn e(thread: usize, index: u32) -> EventRef {
    EventRef::new(thread, index)
}

fn event(thread: usize, parts: Vec<Part>) -> Event {
    Event { thread, after: [EventRef::NONE; 2], parts }
}

fn read(thread: usize, cell: u32, source: EventRef) -> Event {
    event(thread, vec![Part { cell, source, writes: false }])
}

fn write(thread: usize, cell: u32) -> Event {
    event(thread, vec![Part { cell, source: EventRef::NONE, writes: true }])
}

fn append(trace: &mut Trace, event: &Event) -> bool {
    trace.append(&EventSpec { thread: event.thread, after: event.after, parts: &event.parts })
}

fn go_on() -> ControlFlow<()> {
    ControlFlow::Continue(())
}

/// Runs the whole check, with the given order as guidance.
fn check(events: &[Event], guide: &[EventRef]) -> (Option<Vec<EventRef>>, Phase) {
    let mut trace = Trace::new();
    for event in events {
        if !append(&mut trace, event) {
            return (None, Phase::Saturation);
        }
    }
    let mut order = Vec::new();
    let place = |e| guide.iter().position(|&g| g == e).map_or(u32::MAX, |p| p as u32);
    let ControlFlow::Continue((consistent, phase)) = trace.witness(guide, 0, place, &mut order, &mut go_on) else {
        panic!("nobody said to stop")
    };
    (consistent.then_some(order), phase)
}

/// The events by thread, with their names.
fn names(events: &[Event]) -> Vec<EventRef> {
    let mut count = [0; 128];
    events
        .iter()
        .map(|event| {
            count[event.thread] += 1;
            e(event.thread, count[event.thread])
        })
        .collect()
}

/// Whether an order of the events is an execution with the given sources.
fn is_witness(events: &[Event], order: &[EventRef]) -> bool {
    let names = names(events);
    let mut value = [EventRef::INIT; 16];
    let mut done = HashSet::new();
    for &name in order {
        let Some(i) = names.iter().position(|&n| n == name) else { return false };
        let event = &events[i];
        if name.index() > 1 && !done.contains(&e(name.thread(), name.index() - 1)) {
            return false;
        }
        if event.after.iter().any(|&a| a.is_event() && !done.contains(&a)) {
            return false;
        }
        if event.parts.iter().any(|p| p.reads() && p.source != value[p.cell as usize]) {
            return false;
        }
        for p in event.parts.iter().filter(|p| p.writes) {
            value[p.cell as usize] = name;
        }
        done.insert(name);
    }
    done.len() == events.len()
}

/// Whether any order of the events is an execution: by trying all of them.
fn brute_force(events: &[Event]) -> bool {
    let names = names(events);
    fn go(
        events: &[Event],
        names: &[EventRef],
        done: u32,
        value: [EventRef; 8],
        seen: &mut HashSet<(u32, [EventRef; 8])>,
    ) -> bool {
        if done.count_ones() as usize == events.len() {
            return true;
        }
        if !seen.insert((done, value)) {
            return false;
        }
        let finished = |name: EventRef| names.iter().position(|&n| n == name).is_some_and(|i| done >> i & 1 == 1);
        for (i, event) in events.iter().enumerate() {
            let name = names[i];
            let first = name.index() == 1 || finished(e(name.thread(), name.index() - 1));
            let ready = done >> i & 1 == 0
                && first
                && event.after.iter().all(|&a| !a.is_event() || finished(a))
                && event.parts.iter().all(|p| !p.reads() || p.source == value[p.cell as usize]);
            if ready {
                let mut value = value;
                for p in event.parts.iter().filter(|p| p.writes) {
                    value[p.cell as usize] = name;
                }
                if go(events, names, done | 1 << i, value, seen) {
                    return true;
                }
            }
        }
        false
    }
    go(events, &names, 0, [EventRef::INIT; 8], &mut HashSet::new())
}

/// A random trace whose program order, sources and extra edges are acyclic: sources come from earlier in the list.
fn random_trace(random: &mut Random) -> Vec<Event> {
    let threads = 2 + random.index(3);
    let cells = 1 + random.index(3);
    let length = 3 + random.index(9);
    let mixed = random.index(3) == 0;
    let mut events: Vec<Event> = Vec::new();
    // Most sources are recent: traces that are nearly executions are the interesting ones.
    let recent = random.index(3);
    for _ in 0..length {
        let thread = random.index(threads);
        let names = names(&events);
        let mut parts = Vec::new();
        let (kind, first) = (random.index(5), random.index(cells));
        let count = if mixed { 1 + random.index(cells - first) } else { 1 };
        for cell in first..first + count {
            let mut sources = vec![EventRef::INIT];
            for (event, &name) in events.iter().zip(&names) {
                if event.parts.iter().any(|p| p.writes && p.cell as usize == cell) {
                    sources.push(name);
                }
            }
            let back =
                if recent == 0 { random.index(sources.len()) } else { random.index(sources.len().min(2 + recent)) };
            let source = sources[sources.len() - 1 - back];
            let reads = kind < 3;
            parts.push(Part {
                cell: cell as u32,
                source: if reads { source } else { EventRef::NONE },
                writes: kind >= 2,
            });
        }
        let mut after = [EventRef::NONE; 2];
        if !names.is_empty() && random.index(8) == 0 {
            after[0] = names[random.index(names.len())];
        }
        events.push(Event { thread, after, parts });
    }
    events
}

#[test]
fn agrees_with_brute_force_on_random_traces() {
    let count = number_from("RADDLE_CONSISTENCY_TRACES").unwrap_or(60_000);
    let seed = number_from("RADDLE_SEED").unwrap_or(1);
    println!("{count} traces from seed {seed}");
    let mut settled = [0u64; 4];
    for i in 0..count {
        let mut random = Random::new(seed.wrapping_add(i).wrapping_mul(0x2545_f491_4f6c_dd1d));
        let events = random_trace(&mut random);
        let mut guide = names(&events);
        if random.index(2) == 0 {
            // A guide that need not be helpful.
            for j in (1..guide.len()).rev() {
                guide.swap(j, random.index(j + 1));
            }
        }
        let expected = brute_force(&events);
        let (witness, phase) = check(&events, &guide);
        assert_eq!(witness.is_some(), expected, "trace {i} of seed {seed}: {events:#?}");
        if let Some(witness) = witness {
            assert!(is_witness(&events, &witness), "trace {i} of seed {seed}: {witness:?} for {events:#?}");
            settled[3] += 1;
        }
        settled[phase as usize] += 1;
        check_decision_and_undo(&events, expected, &mut random);
    }
    println!("settled by saturation, witness, decision: {:?}; consistent: {}", &settled[..3], settled[3]);
    assert!(settled[0] > 0 && settled[3] > 0);
}

/// The third phase alone gives the same answer, and a trace that was rewound and completed again behaves like a fresh one.
fn check_decision_and_undo(events: &[Event], expected: bool, random: &mut Random) {
    let mut trace = Trace::new();
    let mut order = Vec::new();
    let mut positions = vec![trace.position()];
    for event in events {
        if !append(&mut trace, event) {
            assert!(!expected);
            break;
        }
        positions.push(trace.position());
    }
    if trace.len() == events.len() && positions.len() == events.len() + 1 {
        assert_eq!(trace.decide(&mut order, &mut go_on), ControlFlow::Continue(expected), "{events:#?}");
        assert!(!expected || is_witness(events, &order));
    }
    let back = random.index(positions.len());
    trace.rewind(positions[back]);
    let again = events[back..].iter().all(|event| append(&mut trace, event));
    let found = again && trace.decide(&mut order, &mut go_on) == ControlFlow::Continue(true);
    assert_eq!(found, expected, "after rewinding to {back}: {events:#?}");
}

/// Example 5.2 of the paper (Fig. 5): saturation derives nothing, although every witness has `x = 4` before `x = 3`.
///
/// Cells: `x`, `y`, `z` given; `shift` renames the threads that are private to one copy of the pattern. Thread `first` performs
/// `x = 3` after reading `z` and `y`, thread `second` performs `x = 4`, which the other two copies read.
fn hidden_order(first: usize, second: usize, private: usize, y: u32, z: u32) -> Vec<Event> {
    let x = 0;
    let (p1, p2, p3, p4) = (private, private + 1, private + 2, private + 3);
    // z=1 and y=2 by p1 and p2; thread `first` reads them (a=1, b=2) before x=3.
    let mut events = vec![write(p1, z), write(p2, y)];
    let (z1, y2) = (e(p1, 1), e(p2, 1));
    events.push(read(first, z, z1));
    events.push(read(first, y, y2));
    events.push(write(first, x));
    // x=4, seen by two threads (c=4, e=4) that go on with y=5; d=1 and z=6; f=2.
    events.push(write(second, x));
    let x4 = e(second, 1);
    events.push(read(p3, x, x4));
    events.push(write(p3, y));
    events.push(read(p3, z, z1));
    events.push(read(p4, x, x4));
    events.push(write(p4, z));
    events.push(read(p4, y, y2));
    events
}

#[test]
fn example_5_2_has_a_hidden_order() {
    // Threads 0 (x=3) and 1 (x=4).
    let events = hidden_order(0, 1, 2, 1, 2);
    let mut trace = Trace::new();
    assert!(events.iter().all(|event| append(&mut trace, event)));
    let (x3, x4) = (e(0, 3), e(1, 1));
    assert!(!trace.before(x3, x4) && !trace.before(x4, x3), "saturation does not see the order");
    let (witness, _) = check(&events, &names(&events));
    let witness = witness.expect("the trace is consistent");
    let place = |e| witness.iter().position(|&w| w == e);
    assert!(place(x4) < place(x3));
}

/// The pattern twice, so that each of the two writes to `x` has to come before the other.
fn completed_example() -> Vec<Event> {
    let (y, z, v, u) = (1, 2, 3, 4);
    let mut events = vec![write(2, z), write(3, y), write(4, u), write(5, v)];
    let (z1, y2, u1, v2) = (e(2, 1), e(3, 1), e(4, 1), e(5, 1));
    // x=3 by thread 0 after reading z and y; x=4 by thread 1 after reading u and v.
    events.extend([read(0, z, z1), read(0, y, y2), write(0, 0)]);
    events.extend([read(1, u, u1), read(1, v, v2), write(1, 0)]);
    let (x3, x4) = (e(0, 3), e(1, 3));
    events.extend([read(6, 0, x4), write(6, y), read(6, z, z1)]);
    events.extend([read(7, 0, x4), write(7, z), read(7, y, y2)]);
    events.extend([read(8, 0, x3), write(8, v), read(8, u, u1)]);
    events.extend([read(9, 0, x3), write(9, u), read(9, v, v2)]);
    events
}

#[test]
fn example_5_2_completed_is_inconsistent_and_reaches_phase_three() {
    let events = completed_example();
    let mut trace = Trace::new();
    assert!(events.iter().all(|event| append(&mut trace, event)), "saturation accepts it");
    let (x3, x4) = (e(0, 3), e(1, 3));
    assert!(!trace.before(x3, x4) && !trace.before(x4, x3));
    let (witness, phase) = check(&events, &names(&events));
    assert_eq!((witness, phase), (None, Phase::Decision));
    assert!(!brute_force(&events));
}

#[test]
fn a_decision_that_is_cut_off_says_nothing() {
    for (events, expected) in [(completed_example(), false), (hidden_order(0, 1, 2, 1, 2), true)] {
        let mut trace = Trace::new();
        assert!(events.iter().all(|event| append(&mut trace, event)));
        let mut order = Vec::new();
        let mut decide_within = |steps: u32| {
            let mut left = steps;
            let mut poll = || match left {
                0 => ControlFlow::Break(()),
                _ => {
                    left -= 1;
                    ControlFlow::Continue(())
                }
            };
            (trace.decide(&mut order, &mut poll), left)
        };
        let (answer, left) = decide_within(u32::MAX);
        assert_eq!(answer, ControlFlow::Continue(expected));
        let needed = u32::MAX - left;
        assert!(needed as usize > events.len());
        for steps in 0..needed {
            assert_eq!(decide_within(steps).0, ControlFlow::Break(()));
        }
        assert_eq!(decide_within(needed).0, ControlFlow::Continue(expected));
    }
}

#[test]
fn a_misleading_guide_is_overcome_by_phase_three() {
    // The hidden order is x=4 before x=3; the guide has them the other way round, and makes the greedy sort and Algorithm 2
    // decide so before anything else.
    let events = hidden_order(0, 1, 2, 1, 2);
    let mut guide = names(&events);
    let readers = |e: &EventRef| e.thread() == 4 || e.thread() == 5;
    guide.sort_by_key(|e| (readers(e), e.thread() == 1));
    let (witness, phase) = check(&events, &guide);
    assert_eq!(phase, Phase::Decision);
    assert!(is_witness(&events, &witness.expect("the trace is consistent")));
}
