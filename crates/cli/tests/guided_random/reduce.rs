//! Smaller programs with the same trouble.

use crate::program::{Body, Program, Stmt};

/// Programs that are tried before the smallest so far is good enough.
const TRIES_MAX: usize = 3_000;

/// A program that `fails`, made as small as single steps make it.
pub fn reduce(mut program: Program, fails: impl Fn(&Program) -> bool) -> Program {
    let mut tries = 0;
    loop {
        let smaller = smaller(&program).into_iter().find(|candidate| {
            tries += 1;
            tries <= TRIES_MAX && fails(candidate)
        });
        match smaller {
            Some(smaller) => program = smaller,
            None => return program,
        }
    }
}

/// All programs that are a step smaller.
fn smaller(program: &Program) -> Vec<Program> {
    let mut found = Vec::new();
    for i in 0..program.threads.len() {
        let mut without = program.clone();
        without.threads.remove(i);
        found.push(without);
    }
    let bodies = program.clone().bodies_mut().count();
    for which in 0..bodies {
        let Some(body) = program.clone().bodies_mut().nth(which).cloned() else { continue };
        for shorter in shorter(&body) {
            let mut with = program.clone();
            if let Some(body) = with.bodies_mut().nth(which) {
                *body = shorter;
            }
            found.push(with);
        }
    }
    found
}

/// All bodies with one statement less, or one replaced by what is inside of it.
fn shorter(body: &Body) -> Vec<Body> {
    let mut found = Vec::new();
    let mut replace = |i: usize, by: &[Stmt]| {
        let mut with = body.clone();
        with.splice(i..=i, by.iter().cloned());
        found.push(with);
    };
    for (i, stmt) in body.iter().enumerate() {
        replace(i, &[]);
        let mut stmt = stmt.clone();
        let bodies = stmt.bodies_mut().len();
        for which in 0..bodies {
            let Some(inner) = stmt.clone().bodies_mut().get(which).map(|inner| (*inner).clone()) else { continue };
            if !inner.is_empty() {
                replace(i, &inner);
            }
            for shorter in shorter(&inner) {
                let mut with = stmt.clone();
                *with.bodies_mut()[which] = shorter;
                replace(i, &[with]);
            }
        }
    }
    found
}
