//! An event that owns its data: what [`Step`] said, kept after the machine has moved on.

use raddle_trace::{Access, End, OpKind, SiteId, Step, ThreadId, ThreadSet, Transition};
use std::fmt::Write as _;

/// A step that happened, with everything the machine said about it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Event {
    /// Who moved, and which alternative was taken.
    pub transition: Transition,
    /// What it was.
    pub kind: OpKind,
    /// Where it stands in the program.
    pub site: SiteId,
    /// The bytes it touched.
    pub accesses: Vec<Access>,
    /// See [`Step::read`].
    pub read: u128,
    /// See [`Step::wrote`].
    pub wrote: u128,
    /// See [`Step::expected`].
    pub expected: u128,
    /// The thread it created.
    pub spawned: Option<ThreadId>,
    /// The thread it waited for.
    pub joined: Option<ThreadId>,
    /// The threads it woke.
    pub woke: ThreadSet,
    /// How it ended.
    pub end: End,
}

impl Event {
    /// The event of a step that was just taken.
    pub fn of(transition: Transition, step: &Step<'_>) -> Self {
        // Without `..`: a field added to the vocabulary must be compared here too.
        let Step { kind, site, accesses, read, wrote, expected, spawned, joined, woke, end } = *step;
        Event { transition, kind, site, accesses: accesses.to_vec(), read, wrote, expected, spawned, joined, woke, end }
    }

    /// The event as the machine would report it.
    pub fn as_step(&self) -> Step<'_> {
        let Event { transition: _, kind, site, ref accesses, read, wrote, expected, spawned, joined, woke, end } =
            *self;
        Step { kind, site, accesses, read, wrote, expected, spawned, joined, woke, end }
    }

    /// Who moved.
    pub fn thread(&self) -> ThreadId {
        self.transition.thread
    }
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
