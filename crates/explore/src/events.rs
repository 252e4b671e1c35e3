//! The present execution as a log of events, with their accesses in one flat pool: pushing and truncating allocate
//! nothing in the steady state.

use crate::Dependence;
use crate::access_list::AccessList;
use raddle_trace::{Access, Choices, OpKind, Recorder, Schedule, Step, Transition};

/// An event of the log.
pub type Event = raddle_trace::Event<InPool>;

/// Where the accesses of an event are.
#[derive(Clone, Copy, Debug)]
pub struct InPool {
    start: u32,
    end: u32,
}

/// A step that was possible before an event and is not after it, although it conflicts with nothing in the usual sense:
/// a wait that could have given up before it was woken, and everything that `exit` prevents.
#[derive(Clone, Debug)]
pub(crate) struct Prevented {
    /// The event that prevented it.
    pub event: u32,
    pub transition: Transition,
    pub kind: OpKind,
    /// Its alternatives.
    pub choices: Choices,
    /// What it would have touched, as far as that counts.
    pub accesses: AccessList,
    /// Whether that can be told without performing it.
    pub exact: bool,
}

/// The events of the present execution, oldest first.
#[derive(Debug, Default)]
pub struct EventLog {
    events: Vec<Event>,
    accesses: Vec<Access>,
    /// The accesses that count, in the same places, if dependence is refined.
    refined: Vec<Access>,
    dependence: Dependence,
    prevented: Vec<Prevented>,
}

impl EventLog {
    /// An empty log.
    pub(crate) fn new(dependence: Dependence) -> Self {
        EventLog { dependence, ..EventLog::default() }
    }

    /// Which events are ordered.
    #[inline]
    pub(crate) fn dependence(&self) -> Dependence {
        self.dependence
    }

    /// The number of events.
    #[inline]
    pub fn len(&self) -> usize {
        self.events.len()
    }

    /// Whether nothing has happened yet.
    pub fn is_empty(&self) -> bool {
        self.events.is_empty()
    }

    /// The events, oldest first.
    #[inline]
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// The bytes an event touched, with what it did to them as far as that orders it: see [`Dependence`].
    #[inline]
    pub fn accesses(&self, event: usize) -> &[Access] {
        let InPool { start, end } = self.events[event].accesses;
        let accesses = if self.dependence.is_refined() { &self.refined } else { &self.accesses };
        &accesses[start as usize..end as usize]
    }

    /// The bytes an event touched, with what it did to them.
    #[inline]
    pub fn happened(&self, event: usize) -> &[Access] {
        let InPool { start, end } = self.events[event].accesses;
        &self.accesses[start as usize..end as usize]
    }

    /// Whether an event is a decision on an input.
    #[inline]
    pub fn decides(&self, event: usize) -> bool {
        matches!(self.events[event].choices, Choices::Among(_))
    }

    /// An event as the machine reported it.
    pub fn step(&self, event: usize) -> Step<'_> {
        self.events[event].with_accesses(self.happened(event))
    }

    /// The steps so far, for any machine.
    pub fn schedule(&self) -> Schedule {
        self.recorder().schedule()
    }

    /// The steps so far, and how threads are numbered in them.
    pub(crate) fn recorder(&self) -> Recorder {
        let mut recorder = Recorder::default();
        for event in &self.events {
            recorder.push(event.transition, event.choices, event.spawned);
        }
        recorder
    }

    #[inline]
    pub(crate) fn push(&mut self, step: &Step<'_>) {
        let start = self.accesses.len() as u32;
        self.accesses.extend_from_slice(step.accesses);
        if self.dependence.is_refined() {
            self.refined.extend_from_slice(step.accesses);
            self.dependence.refine(step, &mut self.refined[start as usize..]);
        }
        self.events.push(step.with_accesses(InPool { start, end: self.accesses.len() as u32 }));
    }

    /// Appends an event of another log.
    pub(crate) fn push_copy(&mut self, other: &EventLog, event: usize) {
        let start = self.accesses.len() as u32;
        self.accesses.extend_from_slice(other.happened(event));
        if self.dependence.is_refined() {
            self.refined.extend_from_slice(other.accesses(event));
        }
        self.events.push(other.events[event].with_accesses(InPool { start, end: self.accesses.len() as u32 }));
    }

    /// The steps that events prevented, by event.
    pub(crate) fn prevented(&self) -> &[Prevented] {
        &self.prevented
    }

    /// Adds a step that the last event prevented.
    pub(crate) fn push_prevented(&mut self, prevented: Prevented) {
        self.prevented.push(prevented);
    }

    #[inline]
    pub(crate) fn truncate(&mut self, len: usize) {
        if let Some(event) = self.events.get(len) {
            self.accesses.truncate(event.accesses.start as usize);
            self.refined.truncate(event.accesses.start as usize);
            self.events.truncate(len);
            while self.prevented.pop_if(|prevented| prevented.event as usize >= len).is_some() {}
        }
    }
}
