//! A schedule told as a story: run again on a fresh machine, step by step, and written down in words.

use crate::input::Loaded;
use crate::steps;
use raddle_report::{StepRow, ThreadState};
use raddle_trace::{End, Machine, Pending, SiteId, Transition};
use raddle_vm::Vm;
use raddle_witness::Event;

/// What happened.
#[derive(Debug, Default)]
pub struct Story {
    /// One row per step.
    pub rows: Vec<StepRow>,
    /// Where each step stands in the program.
    pub sites: Vec<SiteId>,
    /// Where the threads stand at the end.
    pub threads: Vec<ThreadState>,
    /// What the program had printed.
    pub output: String,
}

/// Runs a schedule on a fresh machine and writes down its steps from number `from` on. The machine is returned in its last state, for
/// names of objects and threads. A step that cannot be taken ends the story.
pub fn tell(loaded: &Loaded, mut vm: Vm, schedule: &[Transition], from: usize) -> (Story, Vm) {
    let program = &loaded.program;
    let mut story = Story::default();
    let mut end = vm.start();
    for (index, &transition) in schedule.iter().enumerate() {
        let exists = vm.threads().contains(transition.thread);
        if matches!(end, End::Exit | End::Limit(_)) || !exists || !can_take(&vm, transition) {
            break;
        }
        let event = Event::of(transition, &vm.step(transition));
        end = event.end;
        if index >= from {
            story.rows.push(steps::row(&vm, program, &event, &loaded.places));
            story.sites.push(event.site);
        }
    }
    story.threads = steps::thread_states(&vm, program, &loaded.places);
    story.output = String::from_utf8_lossy(vm.output()).into_owned();
    (story, vm)
}

fn can_take(vm: &Vm, transition: Transition) -> bool {
    match vm.pending(transition.thread) {
        Pending::Ready(operation) => operation.choices.contains(transition.choice),
        _ => false,
    }
}
