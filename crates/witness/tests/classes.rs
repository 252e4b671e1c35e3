//! The keys of equivalence classes against brute force: swapping neighbours, and grouping what naive search finds.

mod toy;

use raddle_base::Random;
use raddle_trace::*;
use raddle_witness::*;
use std::collections::{BTreeMap, BTreeSet, HashSet};
use toy::Op::*;
use toy::{Op, Toy, every_execution};

fn random_event(random: &mut Random) -> Event {
    const MODES: [Mode; 12] = [
        Mode::Read,
        Mode::Read,
        Mode::Write,
        Mode::Write,
        Mode::Update,
        Mode::Lock,
        Mode::Unlock,
        Mode::ReadLock,
        Mode::SemPost,
        Mode::CondWait,
        Mode::BarrierArrive,
        Mode::BarrierLeave,
    ];
    let accesses = (0..random.below(3)).map(|_| Access {
        address: random.below(6),
        len: 1 + random.below(2) as u32,
        mode: MODES[random.below(MODES.len() as u64) as usize],
        order: Order::SeqCst,
        tag: random.below(2) as u16,
    });
    let accesses = accesses.collect();
    let transition = Transition { thread: ThreadId(random.below(3) as u32), choice: random.below(2) as u32 };
    Event {
        spawned: (random.below(12) == 0).then(|| ThreadId(random.below(3) as u32)),
        joined: (random.below(12) == 0).then(|| ThreadId(random.below(3) as u32)),
        ..Event::new(transition, OpKind::Read, SiteId(0), accesses)
    }
}

/// All orders of the events (as indices into the original) that swapping independent neighbours reaches.
fn swaps(events: &[Event]) -> BTreeSet<Vec<usize>> {
    let mut seen = BTreeSet::from([(0..events.len()).collect::<Vec<_>>()]);
    let mut todo: Vec<Vec<usize>> = seen.iter().cloned().collect();
    while let Some(order) = todo.pop() {
        for i in 1..order.len() {
            if !dependent(&events[order[i - 1]], &events[order[i]]) {
                let mut swapped = order.clone();
                swapped.swap(i - 1, i);
                if seen.insert(swapped.clone()) {
                    todo.push(swapped);
                }
            }
        }
    }
    seen
}

/// All orders that keep every thread's own order.
fn interleavings(events: &[Event]) -> Vec<Vec<usize>> {
    let mut all = vec![vec![]];
    for _ in 0..events.len() {
        let mut longer = Vec::new();
        for order in &all {
            for t in 0..3 {
                let next = (0..events.len()).find(|i| events[*i].thread().0 == t && !order.contains(i));
                longer.extend(next.map(|i| order.iter().copied().chain([i]).collect::<Vec<_>>()));
            }
        }
        all = longer;
    }
    all
}

#[test]
fn trace_keys_are_the_classes_of_swapping_neighbours() {
    let mut random = Random::new(5);
    for _ in 0..300 {
        let count = 2 + random.below(5);
        // Spawns, joins and wakes are not symmetric, so not every order is an execution; without them every one is.
        let mut events: Vec<Event> = (0..count).map(|_| random_event(&mut random)).collect();
        let pick = |order: &[usize], events: &[Event]| order.iter().map(|&i| events[i].clone()).collect::<Vec<_>>();
        let key = trace_class(&events);
        for order in swaps(&events) {
            assert_eq!(trace_class(&pick(&order, &events)), key, "{events:#?}");
        }
        for event in &mut events {
            (event.spawned, event.joined) = (None, None);
        }
        let mut classes: BTreeMap<ClassKey, usize> = BTreeMap::new();
        let orders = interleavings(&events);
        for order in &orders {
            *classes.entry(trace_class(&pick(order, &events))).or_default() += 1;
        }
        for order in &orders {
            let picked = pick(order, &events);
            assert_eq!(swaps(&picked).len(), classes[&trace_class(&picked)], "{picked:#?}");
        }
        let digests: HashSet<u128> = classes.keys().map(ClassKey::digest).collect();
        assert_eq!(digests.len(), classes.len());
    }
}

#[test]
fn equivalent_traces_have_equal_reads_from_classes() {
    let mut random = Random::new(9);
    for _ in 0..300 {
        let count = 2 + random.below(6);
        let events: Vec<Event> = (0..count).map(|_| random_event(&mut random)).collect();
        let key = reads_from_class(&events);
        for order in swaps(&events) {
            let picked: Vec<Event> = order.iter().map(|&i| events[i].clone()).collect();
            assert_eq!(reads_from_class(&picked), key, "{picked:#?}");
        }
    }
}

/// Numbers of interleavings, traces and reads-from classes of a program.
fn count(program: Vec<Op>) -> (usize, usize, usize) {
    let (mut all, mut traces, mut flows) = (0, HashSet::new(), HashSet::new());
    let mut schedules = Vec::new();
    every_execution(&mut Toy::new(program.clone()), &mut |_, path| schedules.push(path.to_vec()));
    for schedule in schedules {
        let run = replay(&mut Toy::new(program.clone()), &schedule).unwrap();
        all += 1;
        traces.insert(trace_class(&run.events));
        flows.insert(reads_from_class(&run.events));
    }
    (all, traces.len(), flows.len())
}

fn spawn_all(threads: Vec<Vec<Op>>, then: Vec<Op>) -> Vec<Op> {
    threads.into_iter().map(Spawn).chain(then).collect()
}

#[test]
fn counts_of_the_papers() {
    // lastwrite(3): N! traces, N flows.
    let writers = |n: u64| (0..n).map(|i| vec![Write(0, u128::from(i) + 1)]).collect::<Vec<_>>();
    let joins = |n: u32| (0..n).map(Join).collect::<Vec<_>>();
    let (_, traces, flows) = count(spawn_all(writers(3), [joins(3), vec![Read(0)]].concat()));
    assert_eq!((traces, flows), (6, 3));
    // floating-read(3): (N+1)! traces, N+1 flows.
    let (_, traces, flows) = count(spawn_all(writers(3), [vec![Read(0)], joins(3)].concat()));
    assert_eq!((traces, flows), (24, 4));
    // readers(3): 2^N of both.
    let readers = (0..3).map(|i| vec![Read(100 + 4 * i), Read(0)]);
    let threads = std::iter::once(vec![Write(0, 42)]).chain(readers).collect();
    let (all, traces, flows) = count(spawn_all(threads, vec![]));
    assert_eq!((traces, flows), (8, 8));
    assert!(all > 100);
    // Two threads with two critical sections each: 6 orders of them, in traces and in flows.
    let sections = || vec![Lock(8), Unlock(8), Lock(8), Unlock(8)];
    let (_, traces, flows) = count(spawn_all(vec![sections(), sections()], vec![]));
    assert_eq!((traces, flows), (6, 6));
}

#[test]
fn classes_do_not_depend_on_the_numbers_of_threads() {
    // Two threads that spawn one each. Machines that meet the grandchildren in different orders number them differently.
    let child = |value| vec![Spawn(vec![Write(0, value), Read(0)])];
    let program = || vec![Spawn(child(1)), Spawn(child(2)), Read(0)];
    let mut schedules = Vec::new();
    let mut machine = Toy::new(program());
    every_execution(&mut machine, &mut |_, path| schedules.push(path.to_vec()));
    let mut differ = 0;
    for schedule in &schedules {
        machine.rewind(0);
        let theirs: Vec<Event> = schedule.iter().map(|&t| machine.step(t).kept()).collect();
        let ours = replay(&mut Toy::new(program()), &schedule_of(&theirs)).unwrap().events;
        differ += usize::from(ours != theirs);
        assert_eq!(trace_class(&ours), trace_class(&theirs));
        assert_eq!(reads_from_class(&ours), reads_from_class(&theirs));
    }
    assert!(differ > 0);
}

#[test]
fn bytes_of_one_read_may_have_several_sources() {
    let event = |thread: u32, address, len, mode| {
        let accesses = vec![Access { address, len, mode, order: Order::Plain, tag: 0 }];
        Event::new(Transition::only(ThreadId(thread)), OpKind::Read, SiteId(0), accesses)
    };
    let low = || event(0, 0, 2, Mode::Write);
    let high = || event(1, 2, 2, Mode::Write);
    let all = || event(2, 0, 4, Mode::Write);
    let read = || event(3, 0, 4, Mode::Read);
    let key = |events: [Event; 4]| reads_from_class(&events);
    assert_eq!(key([all(), low(), high(), read()]), key([all(), high(), low(), read()]));
    assert_eq!(key([low(), high(), all(), read()]), key([high(), low(), all(), read()]));
    assert_ne!(key([low(), all(), high(), read()]), key([all(), low(), high(), read()]));
    assert_ne!(key([low(), all(), high(), read()]), key([low(), high(), all(), read()]));
}
