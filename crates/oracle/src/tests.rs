//! Programs whose traces and classes can be counted by hand.

use crate::ast::{Address, Arithmetic, Call, Copies, MutexKind, Relation, Storage, Test, TextCall};
use crate::ast::{Base, Body, CasForm, Global, Input, Keep, Place, Program, Statement, SyncKind, Value};
use crate::{Counts, Limits, Truth, enumerate, generate, profiles, to_c};

const fn place(global: usize, size: usize, index: usize) -> Place {
    Place { base: Base::Global(global), size, index, by: None }
}

const fn number(constant: u64) -> Value {
    Value { local: None, constant }
}

fn store(to: Place, value: u64) -> Statement {
    Statement::Store { to, value: number(value), atomic: true }
}

fn load(to: usize, from: Place) -> Statement {
    Statement::Load { to, from, atomic: true }
}

fn cas(at: Place, expected: u64, desired: u64, ok: usize) -> Statement {
    let (expected, desired) = (number(expected), number(desired));
    Statement::Cas { form: CasForm::Strong, place: at, expected, desired, ok: Some(ok), seen: None }
}

fn call(call: Call, object: usize) -> Statement {
    Statement::Sync { call, object, result: None }
}

/// A program whose threads main spawns and joins; they publish these locals.
fn program(globals: usize, threads: Vec<(Vec<Statement>, Vec<usize>)>) -> Program {
    let count = threads.len();
    let main = (1..=count).map(Statement::Spawn).chain((1..=count).map(Statement::Join)).collect();
    let mut bodies = vec![Body { statements: main, published: Vec::new() }];
    bodies.extend(threads.into_iter().map(|(statements, published)| Body { statements, published }));
    let globals = vec![Global::Cell(vec![0; 8]); globals];
    Program {
        globals,
        objects: Vec::new(),
        threads: bodies,
        observe_memory: false,
        nondet: None,
        copies: Copies::Whole,
        only: None,
    }
}

fn truth(program: &Program) -> Truth {
    enumerate(program, &Limits::default()).expect("small enough")
}

fn complete(count: u64) -> Option<Counts> {
    Some(Counts { complete: count, ..Counts::default() })
}

#[test]
fn two_writes_have_two_orders() {
    let x = place(0, 4, 0);
    let truth = truth(&program(1, vec![(vec![store(x, 1)], vec![]), (vec![store(x, 2)], vec![])]));
    assert_eq!(truth.mazurkiewicz, complete(2));
    assert_eq!(truth.reads_from, complete(1));
    assert!(truth.races.is_empty());
}

#[test]
fn readers_see_the_write_or_not() {
    let mut threads = vec![(vec![store(place(0, 4, 0), 1)], vec![])];
    threads.extend((0..4).map(|_| (vec![load(0, place(0, 4, 0))], vec![0])));
    let truth = truth(&program(1, threads));
    assert_eq!(truth.mazurkiewicz, complete(16));
    assert_eq!(truth.reads_from, complete(16));
    assert_eq!(truth.faults.len(), 16, "a final state for each");
}

#[test]
fn the_last_write_is_all_that_is_read() {
    let threads = (1..=4).map(|value| (vec![store(place(0, 8, 0), value)], vec![])).collect();
    let last = Program { observe_memory: true, ..program(1, threads) };
    let truth = truth(&last);
    assert_eq!(truth.mazurkiewicz, complete(24));
    assert_eq!(truth.reads_from, complete(4));
}

#[test]
fn a_failed_swap_is_a_read_and_a_successful_one_a_write() {
    let threads = vec![
        (vec![cas(place(0, 8, 0), 0, 65537, 0)], vec![0]),
        (vec![store(place(0, 2, 2), 1), store(place(0, 4, 0), 1)], vec![]),
        (vec![load(0, place(0, 4, 0))], vec![0]),
    ];
    let truth = truth(&program(1, threads));
    assert_eq!(truth.mazurkiewicz, complete(7));
}

#[test]
fn a_swap_that_changes_nothing_orders_other_bytes_all_the_same() {
    let threads = vec![
        (vec![store(place(0, 2, 2), 0), store(place(0, 4, 0), 0)], vec![]),
        (vec![store(place(0, 4, 1), 3), cas(place(0, 4, 1), 3, 3, 0), load(1, place(0, 4, 0))], vec![]),
        (vec![load(0, place(0, 4, 0)), load(1, place(0, 2, 3))], vec![]),
    ];
    assert_eq!(truth(&program(1, threads)).mazurkiewicz, complete(24));
}

#[test]
fn additions_commute_when_asked() {
    let add = Statement::Rmw {
        op: Arithmetic::Add,
        place: place(0, 4, 0),
        value: number(1),
        keep: Keep::Nothing,
        sync: false,
    };
    let threads = vec![(vec![add.clone()], vec![]), (vec![add.clone()], vec![]), (vec![add], vec![])];
    let truth = truth(&program(1, threads));
    assert_eq!(truth.mazurkiewicz, complete(6));
    assert_eq!(truth.mazurkiewicz_adds, complete(1));
}

#[test]
fn writing_what_is_there_is_reading_when_asked() {
    let x = place(0, 4, 0);
    let truth = truth(&program(1, vec![(vec![store(x, 0)], vec![]), (vec![store(x, 0)], vec![])]));
    assert_eq!(truth.mazurkiewicz, complete(2));
    assert_eq!(truth.mazurkiewicz_silent, complete(1));
}

#[test]
fn mutexes_order_and_forgotten_ones_block() {
    let locked = |value| vec![call(Call::MutexLock, 0), store(place(0, 4, 0), value), call(Call::MutexUnlock, 0)];
    let mut good = program(1, vec![(locked(1), vec![]), (locked(2), vec![])]);
    good.objects = vec![SyncKind::Mutex(MutexKind::Normal)];
    let found = truth(&good);
    assert_eq!((found.mazurkiewicz, found.hangs), (complete(2), crate::Hangs::default()));
    good.threads[1].statements.pop();
    assert!(truth(&good).hangs.deadlock);
    good.threads[2].statements.remove(0);
    assert!(truth(&good).faults.iter().any(|(kind, _)| kind == "lock-misuse"));
}

#[test]
fn a_wait_releases_one_level_of_a_recursive_mutex() {
    let wait = vec![call(Call::MutexLock, 0), call(Call::MutexLock, 0), call(Call::ConditionWait(0), 1)];
    let wake = vec![call(Call::MutexLock, 0), call(Call::ConditionSignal, 1), call(Call::MutexUnlock, 0)];
    let mut nested = program(1, vec![(wait, vec![]), (wake, vec![])]);
    nested.objects = vec![SyncKind::Mutex(MutexKind::Recursive), SyncKind::Condition];
    let found = truth(&nested);
    assert!(found.hangs.deadlock && found.faults.is_empty(), "it hangs in every execution");
}

#[test]
fn an_assumption_that_fails_undoes_its_block() {
    let test = Test { local: 0, relation: Relation::Equal, constant: 1 };
    let block = vec![store(place(0, 4, 0), 7), load(0, place(1, 4, 0)), Statement::Assume(test)];
    let threads = vec![(vec![Statement::Atomic(block)], vec![]), (vec![load(0, place(0, 4, 0))], vec![0])];
    let mut blocked = program(2, threads);
    blocked.threads[0].statements.retain(|statement| *statement != Statement::Join(1));
    let truth = truth(&blocked);
    assert_eq!(truth.faults.len(), 1, "nobody sees the 7");
}

#[test]
fn plain_accesses_race_unless_something_orders_them() {
    let plain = Statement::Store { to: place(0, 4, 0), value: number(1), atomic: false };
    let look = Statement::Load { to: 1, from: place(0, 4, 0), atomic: false };
    let test = Test { local: 0, relation: Relation::Equal, constant: 1 };
    let guarded = Statement::If { test, then: vec![look.clone()], otherwise: Vec::new() };
    let write = vec![plain, store(place(1, 4, 0), 1)];
    let ordered = program(2, vec![(write.clone(), vec![]), (vec![load(0, place(1, 4, 0)), guarded], vec![])]);
    assert!(truth(&ordered).races.is_empty());
    let racing = program(2, vec![(write, vec![]), (vec![load(0, place(1, 4, 0)), look], vec![])]);
    assert_eq!(truth(&racing).races.len(), 1);
}

#[test]
fn a_stack_object_dies_with_its_frame() {
    let publish = Statement::Publish { global: 1, address: Address::Object(0, false) };
    let frame = Statement::Scope { storage: Storage::Frame, object: 0, body: vec![publish] };
    let to = Place { base: Base::Held(0), size: 4, index: 0, by: None };
    let using = vec![
        Statement::Take { pointer: 0, global: 1 },
        Statement::IfHeld { pointer: 0, then: vec![Statement::Store { to, value: number(1), atomic: true }] },
    ];
    let mut escaping = program(1, vec![(vec![frame], vec![]), (using, vec![])]);
    escaping.globals.push(Global::Pointer);
    let truth = truth(&escaping);
    assert!(truth.faults.iter().any(|(kind, _)| kind == "use-after-free"));
    assert_eq!(truth.mazurkiewicz, complete(3), "null, in time, too late");
}

#[test]
fn a_string_ends_where_others_end_it() {
    let text = crate::ast::Span { global: 0, start: 0 };
    let length = Statement::Text { call: TextCall::Length, first: text, second: text, to: Some(0) };
    let mut cut = program(1, vec![(vec![store(place(0, 1, 1), 0)], vec![]), (vec![length], vec![0])]);
    let mut bytes = b"abc".to_vec();
    bytes.resize(16, 0);
    cut.globals = vec![Global::Text(bytes)];
    let truth = truth(&cut);
    assert_eq!(truth.mazurkiewicz, complete(2));
    assert_eq!(truth.faults.len(), 2);
}

#[test]
fn programs_repeat_and_shrink_to_programs() {
    let limits = Limits { states: 3_000, traces: 1_000, final_states: 40 };
    for profile in profiles() {
        for seed in 0..10 {
            let program = generate(profile, seed);
            assert_eq!(program, generate(profile, seed));
            for simpler in program.simpler() {
                assert_ne!(simpler, program, "{} {seed}", profile.name);
                assert!(simpler.size() <= program.size());
                assert!(to_c(&simpler).contains("int main(void)"));
            }
            if let Some(truth) = enumerate(&program, &limits) {
                let lines = truth.source.lines().count() as u32;
                assert!(truth.faults.iter().all(|(_, line)| *line > 0 && *line <= lines));
                assert!(truth.races.iter().all(|(first, second)| *first > 0 && *second <= lines));
            }
        }
    }
}

#[test]
fn whether_a_thread_has_ended_is_an_order() {
    let mut asks = program(1, vec![(vec![store(place(0, 4, 0), 1)], vec![])]);
    let join = Statement::If {
        test: Test { local: 0, relation: Relation::Unequal, constant: 0 },
        then: vec![Statement::Join(1)],
        otherwise: Vec::new(),
    };
    asks.threads[0].statements = vec![Statement::Spawn(1), Statement::TryJoin { thread: 1, to: 0 }, join];
    asks.threads[0].published = vec![0];
    let truth = truth(&asks);
    assert_eq!(truth.mazurkiewicz, complete(2));
    assert_eq!(truth.faults.len(), 2, "it has, and it has not");
}

#[test]
fn a_block_that_has_to_wait_has_looked() {
    let section = || vec![call(Call::MutexLock, 0), call(Call::MutexUnlock, 0)];
    let threads = vec![(vec![Statement::Atomic(section())], vec![]), (section(), vec![])];
    let blocks = Program { objects: vec![SyncKind::Mutex(MutexKind::Normal)], ..program(1, threads) };
    // Before the other's section, after it, or begun inside of it.
    assert_eq!(truth(&blocks).mazurkiewicz, complete(3));
}

#[test]
fn inputs_have_all_their_values_and_one_way_to_end_may_be_wrong() {
    let threads = vec![(vec![Statement::Input { to: 0, form: Input::Rest(3) }], vec![0])];
    let inputs = program(1, threads);
    let all = truth(&inputs);
    assert_eq!((all.faults.len(), all.mazurkiewicz), (3, None));
    let one = truth(&Program { only: Some(1), ..inputs });
    assert_eq!(one.faults.len(), 1);
    assert!(one.one_way);
}
