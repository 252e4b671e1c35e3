//! The schedule of an execution, and schedules in words.

use crate::Event;
use raddle_trace::{Recorder, Schedule, Transition};
use std::fmt::Write as _;

/// The schedule of an execution, for any machine.
pub fn schedule_of(events: &[Event]) -> Schedule {
    let mut recorder = Recorder::default();
    for event in events {
        recorder.push(event.transition, event.choices, event.spawned);
    }
    recorder.schedule()
}

/// A schedule for people: runs of one thread as `t1*3`, a chosen alternative as `t1/2`.
pub fn schedule_text(schedule: &[Transition]) -> String {
    let mut text = String::new();
    let mut rest = schedule;
    while let Some(&first) = rest.first() {
        let run = rest.iter().take_while(|&&t| t == first).count();
        if !text.is_empty() {
            text.push(' ');
        }
        // Writing to a string cannot fail.
        let _ = write!(text, "{}", first.thread);
        if first.choice != 0 {
            let _ = write!(text, "/{}", first.choice);
        }
        if run > 1 {
            let _ = write!(text, "*{run}");
        }
        rest = &rest[run..];
    }
    text
}
