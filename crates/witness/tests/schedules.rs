//! Replay, confirmation, tokens and the contract checker, on toy programs.

mod toy;

use raddle_trace::*;
use raddle_witness::*;
use toy::Op::*;
use toy::{Flaw, Op, Toy, every_execution};

fn only(threads: &[u32]) -> Vec<Transition> {
    threads.iter().map(|&t| Transition::only(ThreadId(t))).collect()
}

/// Spawns that nest, a condition variable with two waiters, a choice, and a fault in some schedules.
fn nested() -> Vec<Op> {
    let waiter = || vec![Lock(8), Wait(16, 8), Reacquire(8), Unlock(8)];
    vec![Spawn(vec![Spawn(waiter()), Choose(3), Spawn(waiter())]), Signal(16), Join(0), Signal(16)]
}

fn deadlock() -> Vec<Op> {
    let thread = |a, b| vec![Lock(a), Lock(b), Unlock(b), Unlock(a)];
    vec![Spawn(thread(8, 16)), Spawn(thread(16, 8)), Join(0), Join(1)]
}

#[test]
fn replays_and_says_what_is_wrong_where() {
    let program = || vec![Spawn(vec![Write(0, 7)]), Read(0), Join(0)];
    let run = replay(&mut Toy::new(program()), &only(&[0, 1, 0, 0])).unwrap();
    assert_eq!(run.events[2].read, 7);
    assert_eq!(run.events[0].spawned, Some(ThreadId(1)));
    assert!(run.end.ready.is_empty() && run.end.finished.len() == 2 && !run.end.is_deadlock());

    let error = |schedule: &[Transition]| replay(&mut Toy::new(program()), schedule).unwrap_err().to_string();
    assert_eq!(error(&only(&[1])), "step 0 moves t1, but there is no such thread yet");
    assert_eq!(error(&only(&[0, 0, 0])), "step 2 moves t0, but it waits with its join for Thread(t1)");
    assert_eq!(error(&only(&[0, 1, 1])), "step 2 moves t1, but it has finished");
    assert_eq!(
        error(&[Transition { thread: ThreadId(0), choice: 3 }]),
        "step 0 takes alternative 3 of t0's operation, which has One"
    );
}

#[test]
fn confirms_faults_and_deadlocks_and_refutes_the_rest() {
    let claim = Claim { kind: FaultKind::Deadlock, thread: ThreadId(1), site: SiteId(1) };
    confirm(&mut Toy::new(deadlock()), &only(&[0, 0, 1, 2]), claim).unwrap();
    let refuted = confirm(&mut Toy::new(deadlock()), &only(&[0, 0, 1]), claim).unwrap_err();
    assert!(matches!(refuted, Refuted::NoDeadlock(_)));
    let elsewhere = Claim { site: SiteId(0), ..claim };
    let refuted = confirm(&mut Toy::new(deadlock()), &only(&[0, 0, 1, 2]), elsewhere).unwrap_err();
    assert!(matches!(refuted, Refuted::NotWaiting(..)));

    let program = || vec![Spawn(vec![Fail]), Read(0), Fail];
    let claim = Claim { kind: FaultKind::Assertion, thread: ThreadId(1), site: SiteId(0) };
    confirm(&mut Toy::new(program()), &only(&[0, 0, 1]), claim).unwrap();
    let refuted = confirm(&mut Toy::new(program()), &only(&[0, 0, 0]), claim).unwrap_err();
    assert!(matches!(refuted, Refuted::OtherFault(..)), "{refuted}");
    assert_eq!(confirm(&mut Toy::new(program()), &only(&[0, 1, 0]), claim), Err(Refuted::NoFault(claim)));
}

#[test]
fn every_schedule_survives_its_token() {
    for program in [nested(), deadlock()] {
        let mut schedules = Vec::new();
        every_execution(&mut Toy::new(program.clone()), &mut |_, path| schedules.push(path.to_vec()));
        assert!(schedules.len() > 20);
        let mut tokens: Vec<String> = Vec::new();
        for schedule in &schedules {
            let token = token::encode(&mut Toy::new(program.clone()), schedule, None).unwrap();
            let decoded = token::decode(&mut Toy::new(program.clone()), &token, 1000).unwrap();
            assert_eq!(*decoded.schedule, **schedule, "{token}");
            tokens.push(token);
        }
        tokens.sort();
        tokens.dedup();
        assert_eq!(tokens.len(), schedules.len());
    }
}

#[test]
fn a_long_run_makes_a_short_token() {
    let program = || vec![Write(0, 1); 5000];
    let token = token::encode(&mut Toy::new(program()), &only(&[0; 500]), None).unwrap();
    assert!(token.len() < 20, "{token}");
    let long = token::decode(&mut Toy::new(program()), &token, 100).unwrap_err();
    assert_eq!(long, token::TokenError::TooLong { steps_max: 100 });
}

#[test]
fn bad_tokens_are_told_apart() {
    let decode = |program: Vec<Op>, token: &str| token::decode(&mut Toy::new(program), token, 1000);
    let token = token::encode(&mut Toy::new(deadlock()), &only(&[0, 0, 1, 2]), None).unwrap();
    for bad in ["", "r", "r1", "r1.", "x1.AAAA", "r3.AAAAAAAA", "r1.AA*AAAAA", "r1.AAAAA"] {
        assert!(matches!(decode(deadlock(), bad), Err(token::TokenError::Format(_))), "{bad:?}");
    }
    for i in 3..token.len() - 1 {
        let mut bytes = token.clone().into_bytes();
        bytes[i] = if bytes[i] == b'A' { b'B' } else { b'A' };
        let damaged = String::from_utf8(bytes).unwrap();
        assert_eq!(decode(deadlock(), &damaged), Err(token::TokenError::Check), "{damaged}");
        assert!(decode(deadlock(), &token[..i]).is_err());
    }
    assert!(matches!(decode(vec![Read(0)], &token), Err(token::TokenError::Schedule(_))));
    assert!(matches!(decode(vec![Read(0), Read(0)], &token), Err(token::TokenError::NoThread { step: 2 })));
    let similar = vec![Spawn(vec![Read(0)]), Spawn(vec![Read(0)])];
    assert_eq!(decode(similar, &token), Err(token::TokenError::OtherProgram));
}

#[test]
fn schedules_of_one_machine_are_those_of_another() {
    // Two threads that spawn one each: which of those is met first depends on the schedule.
    let program = || {
        let child = |value| vec![Spawn(vec![Write(0, value), Read(0)])];
        vec![Spawn(child(1)), Spawn(child(2)), Read(0)]
    };
    let mut origin = Toy::new(program());
    let mut schedules = Vec::new();
    every_execution(&mut origin, &mut |_, path| schedules.push(path.to_vec()));
    let mut differ = 0;
    for schedule in &schedules {
        origin.rewind(0);
        let theirs: Vec<Event> = schedule.iter().map(|&t| origin.step(t).kept()).collect();
        let portable = schedule_of(&theirs);
        let mut fresh = Toy::new(program());
        let run = replay(&mut fresh, &portable).unwrap();
        assert!(run.end.ready.is_empty());
        for (theirs, ours) in schedule.iter().zip(portable.iter()) {
            assert_eq!(SpawnPath::of(&origin, theirs.thread), SpawnPath::of(&fresh, ours.thread));
        }
        differ += usize::from(*portable != **schedule);
        let token = token::encode(&mut Toy::new(program()), &portable, None).unwrap();
        assert_eq!(token::decode(&mut Toy::new(program()), &token, 1000).unwrap().schedule, portable);
    }
    assert!(differ > 0 && differ < schedules.len());
    let first = only(&[1]);
    assert!(matches!(replay(&mut Toy::new(program()), &first), Err(ReplayError::NoThread { step: 0, .. })));
}

#[test]
fn arbitrary_bytes_as_tokens_never_panic() {
    let mut random = raddle_base::Random::new(1);
    let letters: Vec<char> = ('A'..='Z').chain('a'..='z').chain('0'..='9').collect();
    for _ in 0..20_000 {
        let text: String = (0..random.below(24)).filter_map(|_| random.pick(&letters)).collect();
        assert!(token::decode(&mut Toy::new(nested()), &format!("r2.{text}"), 100).is_err());
    }
}

#[test]
fn a_good_machine_passes_all_checks() {
    for program in [nested(), deadlock()] {
        let mut plain = Vec::new();
        every_execution(&mut Toy::new(program.clone()), &mut |_, path| plain.push(path.to_vec()));
        let mut checked = Vec::new();
        let mut machine = Checked::new(Toy::new(program));
        every_execution(&mut machine, &mut |_, path| checked.push(path.to_vec()));
        assert_eq!(plain, checked);
        assert!(machine.steps_checked() > 100 && machine.pairs_checked() > 20);
    }
}

fn violation(flaw: Flaw) -> String {
    let child = |address, value| vec![Lock(8), Write(address, value), Unlock(8), Spawn(vec![])];
    let program = vec![Spawn(child(0, 1)), Spawn(child(4, 2)), Write(16, 3)];
    let run = std::panic::AssertUnwindSafe(|| {
        every_execution(&mut Checked::new(Toy::flawed(program, flaw)), &mut |_, _| {});
    });
    let payload = std::panic::catch_unwind(run).expect_err("the flaw went unnoticed");
    *payload.downcast::<String>().unwrap()
}

#[test]
fn a_bad_machine_is_caught() {
    assert!(violation(Flaw::ForgetsToRewind).contains("the state after a rewind is not the state before"));
    assert!(violation(Flaw::Random).contains("the same step gave another result"));
    assert!(violation(Flaw::Announces).contains("does not make the announced accesses"));
    assert!(violation(Flaw::Ready).contains("ready() and pending() disagree"));
    assert!(violation(Flaw::Hidden).contains("independent operations lead to different states"));
    assert!(violation(Flaw::Hidden).contains("  after: t0"));
    assert!(violation(Flaw::Names).contains("the name of a thread depends on the interleaving"));
}

#[test]
fn sampling_checks_fewer_steps() {
    let mut machine = Checked::with(Toy::new(deadlock()), Checks { every: 7, commutation: false });
    let mut executions = 0;
    every_execution(&mut machine, &mut |_, _| executions += 1);
    assert!(executions > 10 && machine.steps_checked() > 0 && machine.steps_checked() < executions * 3);
}
