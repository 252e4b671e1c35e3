//! Data races found along a search, by every algorithm, against the definition applied to all interleavings.
//!
//! Scripts have no plain accesses, so a wrapper around their machine makes some of them plain.

use raddle_base::Random;
use raddle_explore::{
    Algorithm, Dependence, EventLog, ExecutionEnd, Observer, Options, Races, Stopped, Summary, Unobserved, explore,
};
use raddle_script::{Object, Op, Place, Script, ScriptMachine, Value};
use raddle_test_support::seed_and_scripts;
use raddle_trace::*;
use raddle_witness as witness;
use std::collections::BTreeSet;

/// A machine whose reads and writes of cells are plain, for some threads or all.
struct Plain<'s> {
    inner: ScriptMachine<'s>,
    threads: ThreadSet,
    /// The orders of read-modify-writes, by thread.
    orders: [Order; 4],
    accesses: Vec<Access>,
}

impl<'s> Plain<'s> {
    fn new(script: &'s Script, threads: ThreadSet) -> Self {
        Plain { inner: ScriptMachine::new(script), threads, orders: [Order::SeqCst; 4], accesses: Vec::new() }
    }
}

impl<'s> Machine for Plain<'s> {
    type Mark = <ScriptMachine<'s> as Machine>::Mark;

    fn start(&mut self) -> End {
        self.inner.start()
    }

    fn threads(&self) -> ThreadSet {
        self.inner.threads()
    }

    fn ready(&self) -> ThreadSet {
        self.inner.ready()
    }

    fn pending(&self, t: ThreadId) -> Pending<'_> {
        // Dependence does not look at memory orders, so these can stay.
        self.inner.pending(t)
    }

    fn step(&mut self, transition: Transition) -> Step<'_> {
        let step = self.inner.step(transition);
        self.accesses.clear();
        self.accesses.extend_from_slice(step.accesses);
        if matches!(step.kind, OpKind::Read | OpKind::Write) && self.threads.contains(transition.thread) {
            self.accesses.iter_mut().for_each(|access| access.order = Order::Plain);
        }
        if step.kind == OpKind::Rmw {
            let order = self.orders[transition.thread.0 as usize % 4];
            self.accesses.iter_mut().for_each(|access| access.order = order);
        }
        step.with_accesses(&self.accesses)
    }

    fn mark(&self) -> Self::Mark {
        self.inner.mark()
    }

    fn rewind(&mut self, to: Self::Mark) {
        self.inner.rewind(to);
    }

    fn parent(&self, t: ThreadId) -> Option<(ThreadId, u32)> {
        self.inner.parent(t)
    }

    fn intern(&mut self, parent: ThreadId, nth: u32) -> Option<ThreadId> {
        self.inner.intern(parent, nth)
    }

    fn forget(&mut self, keep: ThreadSet) {
        self.inner.forget(keep);
    }

    fn set_steps_max(&mut self, max: u64) {
        self.inner.set_steps_max(max);
    }

    fn fault(&self) -> Option<&Fault> {
        self.inner.fault()
    }

    fn fingerprint(&self) -> u64 {
        self.inner.fingerprint()
    }
}

/// The places of all racing pairs of all executions.
#[derive(Default)]
struct AllRaces(BTreeSet<(SiteId, SiteId)>);

fn pair(a: SiteId, b: SiteId) -> (SiteId, SiteId) {
    (a.min(b), a.max(b))
}

impl<M> Observer<M> for AllRaces {
    fn wants_executions(&self) -> bool {
        true
    }

    fn execution(&mut self, _: ExecutionEnd, log: &EventLog, _: &M) {
        let events: Vec<Event> = (0..log.len()).map(|i| log.step(i).kept()).collect();
        self.0.extend(witness::data_races(&events).into_iter().map(|(i, j)| pair(events[i].site, events[j].site)));
    }
}

fn options() -> Options<'static> {
    Options { keep_going: true, allow_deadlock: true, ..Options::default() }
}

fn search(script: &Script, plain: ThreadSet, algorithm: Algorithm, options: &Options<'_>) -> Summary {
    explore(&mut Plain::new(script, plain), algorithm, options, &mut Unobserved)
}

fn fragment(random: &mut Random) -> Vec<Op> {
    let cell = Place::cell(random.below(2) as u8);
    let half = Place::bytes(0, 4 * random.below(2) as u8, 4);
    let one = Value::constant(1);
    match random.below(11) {
        0 => vec![Op::Read(0, cell)],
        1 => vec![Op::Write(cell, one)],
        2 => vec![Op::Write(half, one)],
        3 => vec![Op::FetchAdd(1, Place::cell(2), one), Op::SkipUnless(1, 1, 1), Op::Read(0, cell)],
        4 | 5 => vec![Op::Lock(0), Op::Write(cell, one), Op::Unlock(0)],
        6 => vec![Op::SemPost(1)],
        7 => vec![Op::SemWait(1), Op::Read(0, cell)],
        8 => vec![Op::Add(Place::cell(2), one)],
        9 => vec![Op::Write(cell, one), Op::Add(Place::cell(2), one)],
        _ => vec![Op::Exchange(1, cell, one)],
    }
}

#[test]
fn every_algorithm_finds_the_races_of_all_interleavings() {
    let algorithms =
        [Algorithm::Naive, Algorithm::Classic, Algorithm::Source, Algorithm::Optimal, Algorithm::ReadsFrom];
    let (mut racy, mut clean) = (0, 0);
    for seed in 0..300 {
        let mut random = Random::new(seed);
        let mut bodies: Vec<Vec<Op>> = Vec::new();
        for _ in 0..2 + random.below(2) {
            bodies.push((0..1 + random.below(2)).flat_map(|_| fragment(&mut random)).collect());
        }
        let script = Script::parallel(3, vec![Object::Mutex, Object::Semaphore(0)], bodies);
        let plain = ThreadSet::from_low(u128::from(2 + random.below(14)));
        let mut all = AllRaces::default();
        explore(&mut Plain::new(&script, plain), Algorithm::Naive, &options(), &mut all);
        for algorithm in algorithms {
            let summary = search(&script, plain, algorithm, &options());
            let found: BTreeSet<_> = summary.data_races.iter().map(|race| pair(race.first.1, race.second.1)).collect();
            assert_eq!(found.len(), summary.data_races.len(), "each pair of places once");
            let context = || format!("{} on {script:#?} with {plain:?} plain", algorithm.name());
            if algorithm == Algorithm::ReadsFrom {
                // Of the orders in which a class can be executed it sees one, in which a later access of a thread can
                // stand in the report for an earlier one.
                assert!(found.is_subset(&all.0) && found.is_empty() == all.0.is_empty(), "{}", context());
            } else {
                assert_eq!(found, all.0, "{}", context());
            }
            for race in &summary.data_races {
                // Scripts without nested spawns have the same names on every machine.
                let mut machine = Plain::new(&script, plain);
                witness::confirm_data_race(&mut machine, &race.schedule, race.first, race.second).unwrap();
            }
        }
        if all.0.is_empty() { clean += 1 } else { racy += 1 }
    }
    assert!(racy > 100 && clean > 30, "{racy} {clean}");
}

/// An operation of threads that publish by additions: they acquire and release, and so do loads, awaits and exchanges.
fn publishing(random: &mut Random) -> Vec<Op> {
    let [data, other] = [0, 1].map(Place::cell);
    let sum = Place::cell(2 + random.below(2) as u8);
    let one = Value::constant(1);
    match random.below(9) {
        0 | 1 => vec![Op::Write(data, one)],
        2 => vec![Op::Read(0, if random.below(2) == 0 { data } else { other })],
        3..=5 => vec![Op::Add(sum, one)],
        6 => vec![Op::Await(sum, 1 + random.below(2))],
        7 => vec![Op::Exchange(1, sum, one)],
        _ => vec![Op::FetchAdd(1, sum, one), Op::SkipUnless(1, 1, 1), Op::Write(data, one)],
    }
}

/// Additions that are not ordered hide no race and make none up, whatever they acquire.
#[test]
fn additions_that_commute_hide_no_races() {
    let (seed, scripts) = seed_and_scripts(600);
    let (mut racy, mut clean, mut ordered) = (0, 0, 0);
    for seed in seed..seed + scripts {
        let mut random = Random::new(seed);
        let threads = 2 + random.below(2);
        let bodies = (0..threads).map(|_| (0..2 + random.below(2)).flat_map(|_| publishing(&mut random)).collect());
        let script = Script::parallel(4, vec![], bodies.collect());
        let orders = [(); 4].map(|()| {
            [Order::Relaxed, Order::Acquire, Order::Release, Order::AcqRel, Order::SeqCst][random.below(5) as usize]
        });
        let machine = || Plain { orders, ..Plain::new(&script, ThreadSet::ALL) };
        let mut all = AllRaces::default();
        // Cells 2 and 3 are only accessed by atomic operations.
        let most = Options { executions_max: 5_000, allow_livelock: true, ..options() };
        let naive = explore(&mut machine(), Algorithm::Naive, &most, &mut all);
        if naive.stopped.is_some() {
            continue;
        }
        for (algorithm, order) in [(Algorithm::Optimal, 0), (Algorithm::Optimal, 1), (Algorithm::Source, 2)] {
            let dependence = Dependence { commuting_adds: true, ..Dependence::default() };
            let options = Options { dependence, order, allow_livelock: true, ..options() };
            let summary = explore(&mut machine(), algorithm, &options, &mut Unobserved);
            let found: BTreeSet<_> = summary.data_races.iter().map(|race| pair(race.first.1, race.second.1)).collect();
            let right = found.is_subset(&all.0) && found.is_empty() == all.0.is_empty();
            let name = algorithm.name();
            assert!(right, "seed {seed}: {name}, order {order}: {found:?} instead of {:?} on\n{script}", all.0);
            assert!(summary.counters.executions() <= naive.counters.executions());
            ordered += usize::from(summary.hand_overs.iter().any(|hand_over| hand_over.why.orders_additions()));
        }
        if all.0.is_empty() { clean += 1 } else { racy += 1 }
    }
    println!("{racy} scripts with races, {clean} without; {ordered} searches with additions ordered");
    assert!(racy > scripts / 10 && clean > scripts / 10, "{racy} {clean}");
}

#[test]
fn races_are_warnings_errors_or_nothing() {
    let write = vec![Op::Write(Place::cell(0), Value::constant(1))];
    let script = Script::parallel(1, vec![], vec![write.clone(), write]);
    let plain = ThreadSet::ALL;
    let with = |races| search(&script, plain, Algorithm::Optimal, &Options { races, ..Options::default() });
    let warned = with(Races::Warn);
    assert!(warned.bugs.is_empty() && warned.stopped.is_none() && warned.data_races.len() == 1);
    assert_eq!(warned.data_races[0].writes, (true, true));
    let failed = with(Races::Error);
    assert_eq!(failed.stopped, Some(Stopped::Bug));
    assert_eq!(failed.bugs[0].fault.kind, FaultKind::DataRace);
    let claim = witness::Claim::from(&failed.bugs[0].fault);
    witness::confirm(&mut Plain::new(&script, plain), &failed.bugs[0].schedule, claim).unwrap();
    let ignored = with(Races::Off);
    assert!(ignored.bugs.is_empty() && ignored.data_races.is_empty());
    assert_eq!(ignored.counters, warned.counters);
}
