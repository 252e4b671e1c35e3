//! Makes a failing script smaller while it still fails.

use crate::program::{Op, Script};

/// The smallest script found from this one by removing threads, operations and objects' uses for which `fails` holds.
pub fn shrink(script: &Script, fails: impl Fn(&Script) -> bool) -> Script {
    let mut best = script.clone();
    loop {
        let smaller = candidates(&best).into_iter().find(|candidate| fails(candidate));
        match smaller {
            Some(smaller) => best = smaller,
            None => return best,
        }
    }
}

/// Scripts one removal away, the largest removals first.
fn candidates(script: &Script) -> Vec<Script> {
    let mut all = Vec::new();
    for body in 1..script.bodies.len() {
        if !script.bodies[body].is_empty() {
            let mut smaller = script.clone();
            smaller.bodies[body].clear();
            all.push(smaller);
        }
    }
    for body in 0..script.bodies.len() {
        let ops = &script.bodies[body];
        for at in 0..ops.len() {
            for count in [2, 1] {
                if at + count <= ops.len() {
                    let mut smaller = script.clone();
                    smaller.bodies[body].drain(at..at + count);
                    all.push(smaller);
                }
            }
            // The two ends of a critical section.
            for to in at + 2..ops.len() {
                let mut smaller = script.clone();
                smaller.bodies[body].remove(to);
                smaller.bodies[body].remove(at);
                all.push(smaller);
            }
            if let Op::Atomic(inner) = &ops[at] {
                for drop in 0..inner.len() {
                    let mut inner = inner.clone();
                    inner.remove(drop);
                    let mut smaller = script.clone();
                    smaller.bodies[body][at] = Op::Atomic(inner);
                    all.push(smaller);
                }
            }
        }
    }
    if script.bodies.len() > 1 && script.bodies.last().is_some_and(Vec::is_empty) {
        let mut smaller = script.clone();
        smaller.bodies.pop();
        let gone = smaller.bodies.len() as u8;
        if !script.bodies.iter().flatten().any(|op| *op == Op::Spawn(gone)) {
            all.push(smaller);
        }
    }
    all
}
