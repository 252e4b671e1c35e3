//! Formulas that another solver is asked, too: the same answers.
//!
//! The formulas are those of random programs, every question of every depth. The other solver is `cadical`, as a program, so that nothing but the formula as
//! text is shared; `scripts/install-test-tools.sh` gets it. Where it cannot be had, this says so and asks nobody.
//!
//! `RADDLE_SEED` and `RADDLE_SCRIPTS` choose the seed and the number of formulas.

use crate::generate::generate;
use crate::load::{arguments, load};
use crate::lower::lower;
use raddle_smt::peephole::Variant;
use raddle_smt::search::{Options, search};
use raddle_smt::solver::{Answer, Batsat, Overheard};
use raddle_test_support::seed_and_scripts_from;
use std::cell::RefCell;
use std::io::Write;
use std::process::{Command, Stdio};
use std::rc::Rc;

/// Formulas without being asked for more.
const FORMULAS: u64 = 2_000;
/// What a formula may have; larger ones take their time.
const DEPTH_MAX: u64 = 12;
const GATES_MAX: usize = 20_000;
/// Of one program no more than this many are asked: there are other programs.
const FORMULAS_EACH_MAX: usize = 12;

/// What `cadical` says; `None` where there is none.
fn second_opinion(formula: &str) -> Option<Answer> {
    let mut child = Command::new("cadical").arg("-q").stdin(Stdio::piped()).stdout(Stdio::null()).spawn().ok()?;
    let mut stdin = child.stdin.take().expect("it has a standard input");
    stdin.write_all(formula.as_bytes()).expect("cadical reads its input");
    drop(stdin);
    match child.wait().expect("it can be waited for").code() {
        Some(10) => Some(Answer::Satisfiable),
        Some(20) => Some(Answer::Unsatisfiable),
        other => panic!("cadical ends with {other:?} on\n{formula}"),
    }
}

/// The formulas of a program and what was said of them.
fn formulas(seed: u64) -> Vec<(String, Answer)> {
    let inputs = Some((-2, 5));
    let args = arguments(inputs);
    let loaded = load(&lower(&generate(seed, true)), &args).expect("generated programs load");
    let main = loaded.module.function_named("main").expect("there is a main");
    let heard = Rc::new(RefCell::new(Vec::new()));
    let listener = Rc::clone(&heard);
    let listen = move |formula, answer| listener.borrow_mut().push((formula, answer));
    let solver = Box::new(Overheard::new(Batsat::new(), listen));
    let peephole = Variant::ALL[(seed % 5) as usize];
    let options = Options { peephole, depth_max: DEPTH_MAX, local_max: 20_000, inputs, deadlocks: true };
    search(&loaded.module, main, &options, solver, &mut |progress| progress.gates > GATES_MAX);
    let mut heard = heard.take();
    heard.retain(|(_, answer)| *answer != Answer::Stopped);
    heard.truncate(FORMULAS_EACH_MAX);
    heard
}

#[test]
fn another_solver_gives_the_same_answers() {
    if second_opinion("p cnf 1 1\n1 0\n").is_none() {
        println!("SKIPPED: there is no cadical on this machine, so nobody was asked (apt-get install cadical)");
        return;
    }
    let (mut seed, wanted) = seed_and_scripts_from(1, FORMULAS);
    let (mut asked, mut satisfiable) = (0, 0);
    while asked < wanted {
        for (formula, ours) in formulas(seed) {
            let theirs = second_opinion(&formula);
            assert_eq!(theirs, Some(ours), "seed {seed}: RADDLE_SEED={seed} RADDLE_SCRIPTS=1 repeats it\n{formula}");
            asked += 1;
            satisfiable += u64::from(ours == Answer::Satisfiable);
        }
        seed += 1;
    }
    println!("{asked} formulas, {satisfiable} of them satisfiable");
    assert!(satisfiable > asked / 10 && satisfiable < asked * 9 / 10, "{satisfiable} of {asked}");
}
