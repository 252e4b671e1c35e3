//! The checks of this crate on random scripts with every kind of operation: what the vocabulary calls independent does
//! commute, equivalent executions end in the same state, tokens survive, and the data-race detector follows a search.

use raddle_base::Random;
use raddle_script::{Object, Op, Place, Script, ScriptMachine, Value};
use raddle_trace::*;
use raddle_witness::*;
use std::collections::HashMap;

const OBJECTS: [Object; 6] =
    [Object::Mutex, Object::ReadWriteLock, Object::Semaphore(1), Object::Condition, Object::Barrier(2), Object::Once];

/// Operations that belong together, so that faults are not all that happens.
fn fragment(random: &mut Random) -> Vec<Op> {
    let cell = Place::cell(random.below(2) as u8);
    let half = Place::bytes(0, 4 * random.below(2) as u8, 4);
    let one = Value::constant(1 + random.below(2));
    match random.below(22) {
        0 => vec![Op::Read(0, cell)],
        1 => vec![Op::Read(0, half)],
        2 => vec![Op::Write(cell, one)],
        3 => vec![Op::Write(half, one)],
        4 => vec![Op::FetchAdd(1, cell, one)],
        5 => vec![Op::Exchange(1, cell, one)],
        6 => vec![Op::CompareExchange(1, cell, Value::constant(0), one)],
        7 => vec![Op::Lock(0), Op::Write(cell, one), Op::Unlock(0)],
        8 => vec![Op::TryLock(2, 0), Op::SkipUnless(2, 1, 1), Op::Unlock(0)],
        9 => vec![Op::ReadLock(1), Op::ReadWriteUnlock(1)],
        10 => vec![Op::WriteLock(1), Op::ReadWriteUnlock(1)],
        11 => vec![Op::TryReadLock(2, 1), Op::SkipUnless(2, 1, 1), Op::ReadWriteUnlock(1)],
        12 => vec![Op::TryWriteLock(2, 1), Op::SkipUnless(2, 1, 1), Op::ReadWriteUnlock(1)],
        13 => vec![Op::SemWait(2)],
        14 => vec![Op::SemPost(2)],
        15 => vec![Op::SemTryWait(2, 2)],
        16 => vec![Op::Lock(0), Op::CondWait(3, 0), Op::Unlock(0)],
        17 => vec![Op::Lock(0), Op::CondTimedWait(2, 3, 0), Op::Unlock(0)],
        18 => vec![if random.below(2) == 0 { Op::Signal(3) } else { Op::Broadcast(3) }],
        19 => vec![if random.below(2) == 0 { Op::Barrier(4) } else { Op::BarrierLast(2, 4) }],
        20 => vec![Op::OnceBegin(5, 1), Op::OnceEnd(5)],
        _ => vec![Op::Choose(3, 2), Op::Atomic(vec![Op::Read(0, cell), Op::Write(half, one)])],
    }
}

/// Main spawns two or three threads, one of which may spawn another, and sometimes waits for the first.
fn script(seed: u64) -> Script {
    let mut random = Random::new(seed);
    let threads = 2 + random.below(2);
    let mut bodies: Vec<Vec<Op>> = vec![(1..=threads).map(|body| Op::Spawn(body as u8)).collect()];
    for _ in 0..threads {
        let fragments = 1 + random.below(2);
        bodies.push((0..fragments).flat_map(|_| fragment(&mut random)).collect());
    }
    if random.below(3) == 0 {
        bodies[0].push(Op::Join(0));
    }
    if random.below(3) == 0 {
        let next = bodies.len() as u8;
        bodies[1].push(Op::Spawn(next));
        let body = fragment(&mut random);
        bodies.push(body);
    }
    Script { cells: 2, objects: OBJECTS.to_vec(), bodies }
}

/// Visits executions depth first until there were this many.
fn executions<M: Machine>(machine: &mut M, most: usize, mut leaf: impl FnMut(&mut M, &[Event])) {
    machine.start();
    let mut events: Vec<Event> = Vec::new();
    let mut todo: Vec<(usize, M::Mark, Transition)> = Vec::new();
    let mut visited = 0;
    loop {
        let over = events.last().is_some_and(|event| event.end == End::Exit);
        let ready = if over { ThreadSet::EMPTY } else { machine.ready() };
        if ready.is_empty() {
            leaf(machine, &events);
            visited += 1;
        }
        for thread in ready {
            let Pending::Ready(op) = machine.pending(thread) else { continue };
            let mut choice = Some(op.choices.first());
            while let Some(label) = choice {
                todo.push((events.len(), machine.mark(), Transition { thread, choice: label }));
                choice = op.choices.after(label);
            }
        }
        let Some((depth, mark, transition)) = todo.pop() else { return };
        if visited >= most {
            return;
        }
        machine.rewind(mark);
        events.truncate(depth);
        let event = machine.step(transition).kept();
        events.push(event);
    }
}

#[test]
fn the_machine_keeps_its_contract_and_independent_operations_commute() {
    let (mut steps, mut pairs) = (0, 0);
    for seed in 0..400 {
        let script = script(seed);
        let mut machine = Checked::new(ScriptMachine::new(&script));
        executions(&mut machine, 60, |_, _| {});
        steps += machine.steps_checked();
        pairs += machine.pairs_checked();
    }
    assert!(steps > 50_000 && pairs > 20_000, "{steps} {pairs}");
}

#[test]
fn equivalent_executions_end_in_the_same_state() {
    let mut shared = 0;
    for seed in 0..600 {
        let script = script(seed);
        let mut ends: HashMap<ClassKey, (u64, Final, ClassKey)> = HashMap::new();
        executions(&mut ScriptMachine::new(&script), 300, |machine, events| {
            let end = (machine.fingerprint(), Final::of(machine), reads_from_class(events));
            let known = ends.entry(trace_class(events)).or_insert_with(|| end.clone());
            assert_eq!(*known, end, "{script:#?}\n{events:#?}");
            shared += 1;
        });
        shared -= ends.len();
    }
    assert!(shared > 10_000, "{shared}");
}

#[test]
fn schedules_survive_other_machines_and_tokens() {
    for seed in 0..200 {
        let script = script(seed);
        let mut schedules: Vec<Schedule> = Vec::new();
        executions(&mut ScriptMachine::new(&script), 40, |_, events| schedules.push(schedule_of(events)));
        for schedule in schedules {
            let fresh = || ScriptMachine::new(&script);
            let run = replay(&mut fresh(), &schedule).unwrap();
            assert_eq!(schedule_of(&run.events), schedule);
            let token = token::encode(&mut fresh(), &schedule, None).unwrap();
            assert_eq!(token::decode(&mut fresh(), &token, 1000).unwrap().schedule, schedule, "{token}");
        }
    }
}

#[test]
fn the_data_race_detector_follows_a_search() {
    let mut racy = 0;
    for seed in 0..300 {
        let script = script(seed);
        let mut detector = DataRaceDetector::new();
        let mut last: Vec<Event> = Vec::new();
        executions(&mut ScriptMachine::new(&script), 60, |_, events| {
            // Scripts know no plain accesses; take writes and reads of the first cell for plain.
            let mut events = events.to_vec();
            for event in events.iter_mut().filter(|e| matches!(e.kind, OpKind::Read | OpKind::Write)) {
                event.accesses.iter_mut().for_each(|access| access.order = Order::Plain);
            }
            let common = last.iter().zip(&events).take_while(|(a, b)| a == b).count();
            detector.truncate(common);
            let expected = data_races(&events);
            for (j, event) in events.iter().enumerate().skip(common) {
                let races = detector.push(&event.as_step());
                assert_eq!(races.is_empty(), !expected.iter().any(|&(_, second)| second == j), "{events:#?}");
            }
            racy += usize::from(!expected.is_empty());
            last = events;
        });
    }
    assert!(racy > 100, "{racy}");
}

/// What tells bugs apart that a schedule can be minimised for, and the schedule in a form that another machine understands.
fn bug_of(script: &Script, events: &[Event]) -> Option<(String, Claim, Schedule)> {
    let faulty = events.iter().position(|event| event.end == End::Fault).map_or(events.len(), |at| at + 1);
    let schedule = schedule_of(&events[..faulty]);
    let mut machine = ScriptMachine::new(script);
    let run = replay(&mut machine, &schedule).unwrap();
    let path = |thread| SpawnPath::of(&machine, thread).to_string();
    if let Some((_, fault)) = run.faults.first() {
        let name = format!("{} {} {}", fault.kind, path(fault.thread), fault.site);
        return Some((name, Claim::from(fault), schedule));
    }
    let first = run.end.is_deadlock().then(|| run.end.waiting.iter().min_by_key(|w| path(w.thread)))??;
    let mut waiting: Vec<String> = run.end.waiting.iter().map(|w| format!("{} {}", path(w.thread), w.site)).collect();
    waiting.sort_unstable();
    let claim = Claim { kind: FaultKind::Deadlock, thread: first.thread, site: first.site };
    Some((waiting.join(", "), claim, schedule))
}

#[test]
fn minimised_schedules_are_the_shortest_there_are() {
    const EXECUTIONS_MAX: usize = 3000;
    let (mut bugs, mut shortened) = (0, 0);
    for seed in 0..400 {
        let script = script(seed);
        // The best and the worst schedule of each bug, over all executions.
        let mut known: HashMap<String, [(usize, usize, Claim, Schedule); 2]> = HashMap::new();
        let mut visited = 0;
        executions(&mut ScriptMachine::new(&script), EXECUTIONS_MAX, |_, events| {
            visited += 1;
            let Some((name, claim, schedule)) = bug_of(&script, events) else { return };
            let this = (switches(&schedule), schedule.len(), claim, schedule);
            let [best, worst] = known.entry(name).or_insert_with(|| [this.clone(), this.clone()]);
            if (this.0, this.1) < (best.0, best.1) {
                *best = this;
            } else if (this.0, this.1) > (worst.0, worst.1) {
                *worst = this;
            }
        });
        if visited >= EXECUTIONS_MAX {
            continue;
        }
        for (name, [best, worst]) in known {
            let fresh = || ScriptMachine::new(&script);
            let minimised = minimise(&mut fresh(), &worst.3, worst.2, u64::MAX).unwrap();
            let claim = Claim { thread: minimised.thread, ..worst.2 };
            confirm(&mut fresh(), &minimised.schedule, claim).unwrap();
            assert!(minimised.is_minimum, "{script:#?}");
            let length = (switches(&minimised.schedule), minimised.schedule.len());
            assert_eq!(length, (best.0, best.1), "{name}: {}\n{script:#?}", schedule_text(&minimised.schedule));
            // Without trying everything it is the same bug all the same.
            let hasty = minimise(&mut fresh(), &worst.3, worst.2, 40).unwrap();
            confirm(&mut fresh(), &hasty.schedule, Claim { thread: hasty.thread, ..worst.2 }).unwrap();
            bugs += 1;
            shortened += usize::from((worst.0, worst.1) != length);
        }
    }
    assert!(bugs > 100 && shortened > 90, "{bugs} {shortened}");
}
