//! The incremental data-race detector against the definition, on random executions that are extended and taken back.

use raddle_base::Random;
use raddle_test_support::{CountingAllocator, allocations};
use raddle_trace::*;
use raddle_witness::{Event, data_races};

#[global_allocator]
static ALLOCATOR: CountingAllocator = CountingAllocator;

fn pick<T: Copy>(random: &mut Random, from: &[T]) -> T {
    from[random.index(from.len())]
}

const ORDERS: [Order; 8] = [
    Order::Plain,
    Order::Plain,
    Order::Plain,
    Order::Relaxed,
    Order::Acquire,
    Order::Release,
    Order::AcqRel,
    Order::SeqCst,
];

/// An execution under construction: which threads exist, have finished, and must move before they may finish.
struct Maker {
    random: Random,
    alive: Vec<ThreadId>,
    finished: Vec<ThreadId>,
    woken: ThreadSet,
    threads: u32,
}

impl Maker {
    fn new(seed: u64) -> Self {
        let alive = vec![ThreadId::MAIN];
        Maker { random: Random::new(seed), alive, finished: vec![], woken: ThreadSet::EMPTY, threads: 1 }
    }

    fn memory(&mut self) -> (OpKind, Vec<Access>) {
        let random = &mut self.random;
        let (kind, mode) = pick(
            random,
            &[
                (OpKind::Read, Mode::Read),
                (OpKind::Write, Mode::Write),
                (OpKind::Rmw, Mode::Update),
                (OpKind::CompareExchange, Mode::Read),
            ],
        );
        let order = match mode {
            Mode::Update => pick(random, &ORDERS[3..]),
            _ => pick(random, &ORDERS),
        };
        let (address, len) = (random.below(14), pick(random, &[1, 1, 2, 4, 8, 12]));
        (kind, vec![Access { address, len, mode, order, tag: 0 }])
    }

    fn object(&mut self) -> (OpKind, Vec<Access>) {
        let random = &mut self.random;
        let (kind, mode) = pick(
            random,
            &[
                (OpKind::Lock, Mode::Lock),
                (OpKind::Unlock, Mode::Unlock),
                (OpKind::TryLock, Mode::Read),
                (OpKind::ReadLock, Mode::ReadLock),
                (OpKind::WriteLock, Mode::WriteLock),
                (OpKind::ReadWriteUnlock, Mode::ReadUnlock),
                (OpKind::ReadWriteUnlock, Mode::WriteUnlock),
                (OpKind::SemPost, Mode::SemPost),
                (OpKind::SemWait, Mode::SemWait),
                (OpKind::BarrierArrive, Mode::BarrierArrive),
                (OpKind::BarrierLeave, Mode::BarrierLeave),
                (OpKind::OnceBegin, Mode::OnceBegin),
                (OpKind::OnceBegin, Mode::Read),
                (OpKind::OnceEnd, Mode::OnceEnd),
            ],
        );
        let tag = if matches!(mode, Mode::BarrierArrive | Mode::BarrierLeave) { random.below(3) as u16 } else { 0 };
        let address = pick(random, &[16, 16, 24, 27, 8]);
        (kind, vec![Access { address, len: 4, mode, order: Order::SeqCst, tag }])
    }

    fn event(&mut self) -> Event {
        let thread = pick(&mut self.random, &self.alive.clone());
        let (mut spawned, mut joined, mut woke) = (None, None, ThreadSet::EMPTY);
        let (kind, accesses) = match self.random.below(20) {
            0..=8 => self.memory(),
            9..=13 => self.object(),
            14 => {
                let order = pick(&mut self.random, &ORDERS[4..]);
                let own = 1000 + u64::from(thread.0);
                (OpKind::Fence, vec![Access { address: own, len: 1, mode: Mode::Read, order, tag: 0 }])
            }
            15 => {
                let accesses = (0..self.random.below(4)).flat_map(|_| self.memory().1).collect();
                (OpKind::AtomicBlock, accesses)
            }
            16 => {
                let (address, len) = (self.random.below(20), pick(&mut self.random, &[1, 8, 200]));
                (OpKind::Free, vec![Access { address, len, mode: Mode::Write, order: Order::Plain, tag: 0 }])
            }
            17 if self.threads < 12 => {
                let new = ThreadId(self.threads);
                self.threads += 1;
                self.alive.push(new);
                spawned = Some(new);
                (OpKind::Spawn, vec![])
            }
            18 => {
                let other = pick(&mut self.random, &self.alive.clone());
                if other != thread {
                    woke.insert(other);
                    self.woken.insert(other);
                }
                let mode = if woke.is_empty() { Mode::Read } else { Mode::CondWake };
                (OpKind::CondSignal, vec![Access { address: 40, len: 4, mode, order: Order::SeqCst, tag: 0 }])
            }
            _ if !self.finished.is_empty() => {
                let i = self.random.below(self.finished.len() as u64) as usize;
                joined = Some(self.finished.swap_remove(i));
                (OpKind::Join, vec![])
            }
            _ => (OpKind::Choose, vec![]),
        };
        self.woken.remove(thread);
        if self.alive.len() > 1 && self.random.below(10) == 0 {
            let i = self.random.below(self.alive.len() as u64) as usize;
            if !self.woken.contains(self.alive[i]) {
                let gone = self.alive.swap_remove(i);
                self.finished.push(gone);
            }
        }
        let site = SiteId(self.random.below(1000) as u32);
        Event { spawned, joined, woke, ..Event::new(Transition::only(thread), kind, site, accesses) }
    }
}

/// Feeds an execution, and compares what is reported from event `from` on with the definition.
fn check(detector: &mut DataRaceDetector, events: &[Event], from: usize) -> usize {
    let expected = data_races(events);
    detector.truncate(from);
    assert_eq!(detector.len(), from);
    let mut found = 0;
    for (j, event) in events.iter().enumerate().skip(from) {
        let races = detector.push(&event.as_step());
        let must = expected.iter().any(|&(_, second)| second == j);
        assert_eq!(!races.is_empty(), must, "event {j} of {events:#?}\nreported {races:?}\nall {expected:?}");
        for race in races {
            let first = &events[race.first_event];
            assert!(expected.contains(&(race.first_event, j)), "{race:?} is none: {events:#?}");
            assert_eq!((race.first, race.second), ((first.thread(), first.site), (event.thread(), event.site)));
            let touches = |e: &Event| {
                e.accesses.iter().any(|a| race.address >= a.address && race.address - a.address < u64::from(a.len))
            };
            assert!(touches(first) && touches(event) && (race.writes.0 || race.writes.1));
        }
        found += races.len();
    }
    found
}

#[test]
fn reports_exactly_the_events_that_race() {
    let mut found = 0;
    for seed in 0..30_000 {
        let mut maker = Maker::new(seed);
        let len = 5 + maker.random.below(40) as usize;
        let events: Vec<Event> = (0..len).map(|_| maker.event()).collect();
        found += check(&mut DataRaceDetector::new(), &events, 0);
    }
    assert!(found > 1000);
}

#[test]
fn follows_a_search_that_goes_back() {
    for seed in 0..400 {
        let mut detector = DataRaceDetector::new();
        let mut random = Random::new(seed + 10_000);
        let mut events: Vec<Event> = Vec::new();
        for _ in 0..12 {
            // The executions of one seed agree up to where this one leaves the last.
            let from = random.below(events.len() as u64 + 1) as usize;
            let mut maker = Maker::new(seed);
            let prefix: Vec<Event> = (0..from).map(|_| maker.event()).collect();
            let agree = prefix.iter().zip(&events).take_while(|(a, b)| a == b).count();
            maker.random = Random::new(random.bits());
            events = prefix;
            events.extend((0..random.below(25)).map(|_| maker.event()));
            check(&mut detector, &events, agree);
        }
    }
}

fn access(address: u64, mode: Mode, order: Order) -> Access {
    Access { address, len: 4, mode, order, tag: 0 }
}

fn event(thread: u32, kind: OpKind, accesses: Vec<Access>) -> Event {
    Event::new(Transition::only(ThreadId(thread)), kind, SiteId(0), accesses)
}

fn write(t: u32, x: u64, order: Order) -> Event {
    event(t, OpKind::Write, vec![access(x, Mode::Write, order)])
}

fn read(t: u32, x: u64, order: Order) -> Event {
    event(t, OpKind::Read, vec![access(x, Mode::Read, order)])
}

fn add(t: u32, x: u64, order: Order) -> Event {
    event(t, OpKind::Rmw, vec![access(x, Mode::Update, order)])
}

fn fence(t: u32, order: Order) -> Event {
    event(t, OpKind::Fence, vec![access(900, Mode::Read, order)])
}

/// Whether the last event races, by both detectors.
fn last_races(events: &[Event]) -> bool {
    let mut detector = DataRaceDetector::new();
    check(&mut detector, events, 0);
    data_races(events).iter().any(|&(_, second)| second == events.len() - 1)
}

#[test]
fn message_passing() {
    use Order::*;
    let pass = |before: Option<Order>, store, load, after: Option<Order>| {
        let mut events = vec![write(1, 0, Plain)];
        events.extend(before.map(|order| fence(1, order)));
        events.extend([write(1, 8, store), read(2, 8, load)]);
        events.extend(after.map(|order| fence(2, order)));
        events.push(read(2, 0, Plain));
        !last_races(&events)
    };
    assert!(pass(None, Release, Acquire, None));
    assert!(pass(None, SeqCst, SeqCst, None));
    assert!(!pass(None, Relaxed, Acquire, None));
    assert!(!pass(None, Release, Relaxed, None));
    assert!(pass(Some(Release), Relaxed, Acquire, None));
    assert!(pass(None, Release, Relaxed, Some(Acquire)));
    assert!(pass(Some(SeqCst), Relaxed, Relaxed, Some(SeqCst)));
    assert!(!pass(Some(Acquire), Relaxed, Relaxed, Some(Release)));
}

#[test]
fn release_sequences_go_on_by_read_modify_writes_only() {
    use Order::*;
    let head = || vec![write(1, 0, Plain), write(1, 8, Release)];
    let tail = || vec![read(3, 8, Acquire), read(3, 0, Plain)];
    assert!(!last_races(&[head(), vec![add(2, 8, Relaxed)], tail()].concat()));
    assert!(last_races(&[head(), vec![write(2, 8, Relaxed)], tail()].concat()));
    assert!(last_races(&[head(), vec![write(1, 8, Relaxed)], tail()].concat()));
    assert!(last_races(&[head(), vec![add(2, 8, Relaxed), write(2, 8, Relaxed)], tail()].concat()));
}

#[test]
fn sequentially_consistent_fences_alone_order_nothing() {
    use Order::*;
    assert!(last_races(&[write(1, 0, Plain), fence(1, SeqCst), fence(2, SeqCst), read(2, 0, Plain)]));
}

#[test]
fn plain_against_atomic_and_mixed_sizes() {
    use Order::*;
    assert!(last_races(&[write(1, 0, SeqCst), read(2, 0, Plain)]));
    assert!(last_races(&[read(1, 0, Plain), write(2, 2, SeqCst)]));
    assert!(!last_races(&[read(1, 0, Plain), write(2, 4, SeqCst)]));
    assert!(!last_races(&[write(1, 0, Relaxed), add(2, 0, Relaxed)]));
    let free = event(2, OpKind::Free, vec![Access { len: 4096, ..access(0, Mode::Write, Plain) }]);
    assert!(last_races(&[read(1, 64, SeqCst), free]));
}

#[test]
fn stepping_to_and_fro_allocates_nothing() {
    let mut maker = Maker::new(77);
    let events: Vec<Event> = (0..300).map(|_| maker.event()).collect();
    let mut detector = DataRaceDetector::new();
    let mut total = 0;
    let mut run = |detector: &mut DataRaceDetector, from: usize| {
        detector.truncate(from);
        for event in &events[from..] {
            total += detector.push(&event.as_step()).len();
        }
    };
    run(&mut detector, 0);
    run(&mut detector, 100);
    let before = allocations();
    for i in 0..200 {
        run(&mut detector, i);
    }
    assert_eq!(allocations(), before);
    assert!(total > 0);
}
