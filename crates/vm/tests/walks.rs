//! Random walks: going back leads exactly to where one was, and the same steps lead to the same state on a fresh
//! machine.

mod common;

use raddle_base::Random;
use raddle_trace::{End, Machine, Transition};
use raddle_vm::{Options, Program, Vm};
use std::sync::Arc;

/// Walks at random, going back at random, checking every state that is returned to.
fn walk(program: &Arc<Program>, seed: u64) {
    let mut random = Random::new(seed);
    let mut vm = Vm::new(Arc::clone(program));
    if vm.start() != End::Continue {
        return;
    }
    let mut path: Vec<(<Vm as Machine>::Mark, u64, Transition)> = Vec::new();
    for _ in 0..300 {
        let ready = common::alternatives(&vm);
        if ready.is_empty() || (random.index(8) == 0 && !path.is_empty()) {
            if path.is_empty() {
                break;
            }
            let to = random.index(path.len());
            let (mark, fingerprint, _) = path[to];
            vm.rewind(mark);
            path.truncate(to);
            assert_eq!(vm.fingerprint(), fingerprint, "seed {seed}: rewinding does not restore the state");
            continue;
        }
        let transition = ready[random.index(ready.len())];
        path.push((vm.mark(), vm.fingerprint(), transition));
        if common::checked_step(&mut vm, transition) != End::Continue {
            // A fault or an exit: nothing to do but go back.
            let (mark, fingerprint, _) = path.pop().expect("a step");
            vm.rewind(mark);
            assert_eq!(vm.fingerprint(), fingerprint, "seed {seed}: rewinding a fault does not restore the state");
        }
    }
    let mut fresh = Vm::new(Arc::clone(program));
    fresh.start();
    for (_, fingerprint, transition) in &path {
        assert_eq!(fresh.fingerprint(), *fingerprint, "seed {seed}: the same steps lead elsewhere");
        fresh.step(*transition);
    }
}

fn walk_all(options: &Options) {
    let mut walked = 0;
    for entry in std::fs::read_dir(common::path("")).expect("the programs") {
        let name = entry.expect("an entry").file_name().into_string().expect("a readable name");
        if !name.ends_with(".ll") {
            continue;
        }
        if let Ok(program) = common::load(&name, options) {
            walked += 1;
            (0..20).for_each(|seed| walk(&program, seed));
        }
    }
    assert!(walked >= 30);
}

#[test]
fn walks_with_private_objects() {
    walk_all(&Options { local_steps_max: 10_000, ..Options::default() });
}

#[test]
fn walks_with_everything_visible() {
    walk_all(&Options { local_steps_max: 10_000, local_objects: false, ..Options::default() });
}
