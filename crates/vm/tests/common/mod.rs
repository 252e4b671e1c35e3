//! What the tests share: reading programs, brute-force exploration with checks, and telling how executions end.
#![allow(dead_code, reason = "each test binary uses its part")]

use raddle_trace::{End, Host, Machine, Pending, Transition};
use raddle_vm::{LoadError, Options, Program, Vm};
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::PathBuf;
use std::sync::Arc;

/// A file beside the tests.
pub fn path(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/programs").join(name)
}

/// Reads, prepares and compiles a `.ll` file of `tests/programs`.
pub fn load(name: &str, options: &Options) -> Result<Arc<Program>, Vec<LoadError>> {
    let source = std::fs::read(path(name)).expect("a readable program");
    let module = raddle_llvm::read(&source, name).expect("a readable module");
    raddle_vm::compile(&raddle_passes::prepare(module, &raddle_passes::PassOptions::default()), options)
}

/// All steps that can be taken now.
pub fn alternatives(vm: &Vm) -> Vec<Transition> {
    let mut all = Vec::new();
    for thread in vm.ready() {
        let Pending::Ready(operation) = vm.pending(thread) else { panic!("{thread} is ready but does not show it") };
        let mut choice = Some(operation.choices.first());
        while let Some(label) = choice {
            all.push(Transition { thread, choice: label });
            choice = operation.choices.after(label);
        }
    }
    all
}

/// How an execution ended, in a line.
pub fn outcome(vm: &Vm, end: End) -> String {
    let mut out = match end {
        End::Fault | End::Limit(_) => {
            let fault = vm.fault().expect("a fault with a description");
            format!("{}: {} (line {})", fault.kind, fault.message, vm.program().site(fault.site).line)
        }
        End::Exit => format!("exit({})", vm.exit_code().expect("an exit code")),
        End::Continue => {
            let waiting: Vec<String> = vm
                .threads()
                .iter()
                .filter_map(|t| match vm.pending(t) {
                    Pending::Finished => None,
                    Pending::Stuck(why) => Some(format!("{t} stuck by {why:?}")),
                    Pending::Blocked(operation, on) => {
                        let on = format!("{on:?}");
                        Some(format!("{t} blocked in {} on {}", operation.kind, on.split('(').next().unwrap_or("")))
                    }
                    Pending::Ready(_) => panic!("{t} is ready at the end"),
                })
                .collect();
            if waiting.is_empty() { format!("finished({})", vm.exit_code().unwrap_or(-1)) } else { waiting.join(", ") }
        }
    };
    if !vm.output().is_empty() {
        write!(out, " printed {:?}", String::from_utf8_lossy(vm.output())).expect("writing to a string");
    }
    out
}

/// What brute force found.
pub struct Explored {
    pub executions: u64,
    pub steps: u64,
    pub outcomes: BTreeMap<String, u64>,
}

impl std::fmt::Display for Explored {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        writeln!(f, "{} executions", self.executions)?;
        for (outcome, count) in &self.outcomes {
            writeln!(f, "{count} {outcome}")?;
        }
        Ok(())
    }
}

/// Explores all interleavings, up to a number of executions, checking that rewinding restores every state and that the
/// step did what was shown.
pub fn explore(program: &Arc<Program>, executions_max: u64) -> Explored {
    let mut vm = Vm::new(Arc::clone(program));
    let mut explored = Explored { executions: 0, steps: 0, outcomes: BTreeMap::new() };
    let end = vm.start();
    if end != End::Continue || vm.ready().is_empty() {
        explored.executions = 1;
        explored.outcomes.insert(outcome(&vm, end), 1);
        return explored;
    }
    let mut stack = vec![(vm.mark(), alternatives(&vm), vm.fingerprint())];
    while let Some((mark, left, fingerprint)) = stack.last_mut() {
        vm.rewind(*mark);
        assert_eq!(vm.fingerprint(), *fingerprint, "the state after a rewind differs from the state before the step");
        let Some(transition) = left.pop() else {
            stack.pop();
            continue;
        };
        explored.steps += 1;
        let end = checked_step(&mut vm, transition);
        let next = if end == End::Continue { alternatives(&vm) } else { Vec::new() };
        if next.is_empty() {
            explored.executions += 1;
            *explored.outcomes.entry(outcome(&vm, end)).or_default() += 1;
            assert!(explored.executions <= executions_max, "more executions than expected");
        }
        let fingerprint = vm.fingerprint();
        stack.push((vm.mark(), next, fingerprint));
    }
    explored
}

/// Takes a step and checks it against what was shown before.
pub fn checked_step(vm: &mut Vm, transition: Transition) -> End {
    let Pending::Ready(operation) = vm.pending(transition.thread) else { panic!("not ready: {transition:?}") };
    let (kind, site, accesses) = (operation.kind, operation.site, operation.accesses.to_vec());
    let step = vm.step(transition);
    assert_eq!((kind, site), (step.kind, step.site));
    if !kind.is_block() {
        assert_eq!(accesses, step.accesses, "the accesses are not those that were shown");
    }
    step.end
}
