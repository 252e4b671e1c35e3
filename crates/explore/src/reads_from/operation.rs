//! Operations: those that happened, those that could not, and those that are to happen in another way.

use super::Explorer;
use super::path::Path;
use super::predict::is_determined;
use crate::access_list::AccessList;
use crate::consistency::{EventRef, Part};
use crate::short_list::ShortList;
use raddle_trace::{Mode, OpKind, clock};

/// The parts of one event.
pub type Parts = ShortList<Part, 4>;

/// An operation: one that happened, by its place on the path, or one that could not, because it is blocked at the end or
/// was prevented.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Operation {
    Performed(u32),
    Blocked(u32),
}

/// An operation that could not be performed: it is blocked at the end of the execution, or was prevented.
#[derive(Clone, Debug)]
pub struct BlockedOperation {
    pub event: EventRef,
    /// The event without which it could have been performed, if it was prevented: a signal to a timed wait.
    pub prevented_by: EventRef,
    pub kind: OpKind,
    pub accesses: AccessList,
    pub after: [EventRef; 2],
    pub parts: Vec<Part>,
}

/// An operation as it was.
#[derive(Clone, Copy, Debug)]
pub struct View<'a> {
    pub event: EventRef,
    pub kind: OpKind,
    pub after: [EventRef; 2],
    pub parts: &'a [Part],
    /// The modes of its parts; none if it did not happen.
    pub modes: &'a [Mode],
    /// See [`BlockedOperation::prevented_by`].
    pub prevented_by: EventRef,
}

impl<'a> View<'a> {
    /// Whether a part reads, and can find something else than it did.
    #[inline]
    pub fn is_open(&self, part: usize) -> bool {
        self.parts[part].reads() && !self.modes.get(part).is_some_and(|&mode| is_determined(mode))
    }

    /// The parts that can have other sources.
    #[inline]
    pub fn open_parts(self) -> impl Iterator<Item = usize> + 'a {
        (0..self.parts.len()).filter(move |&part| self.is_open(part))
    }
}

/// An operation as it is to happen.
#[derive(Clone, Debug)]
pub struct Planned {
    pub operation: Operation,
    pub event: EventRef,
    pub kind: OpKind,
    pub choice: u32,
    pub after: [EventRef; 2],
    pub parts: Parts,
}

impl Planned {
    /// The same with other parts.
    #[inline]
    pub fn with(&self, parts: Parts) -> Self {
        let Planned { operation, event, kind, choice, after, parts: _ } = *self;
        Planned { operation, event, kind, choice, after, parts }
    }
}

/// A causal past: how many events of each thread are in it.
#[derive(Clone, Debug)]
pub struct Past(ShortList<i32, 8>);

impl Past {
    /// The past of what is read.
    #[inline]
    pub fn of_sources(path: &Path, parts: &[Part]) -> Self {
        let mut past = Past(ShortList::filled(0, path.clocks.width()));
        past.add_sources(path, parts);
        past
    }

    /// The past of an operation with these parts, without itself.
    pub fn of(path: &Path, event: EventRef, after: [EventRef; 2], parts: &[Part]) -> Self {
        let mut past = Past::of_sources(path, parts);
        if event.index() > 1 {
            past.add(path, path.threads[event.thread()][event.index() as usize - 2] as usize);
        }
        for e in after.into_iter().filter(|e| e.is_event()) {
            past.add(path, path.place(e) as usize);
        }
        past
    }

    /// Adds what is read.
    #[inline]
    pub fn add_sources(&mut self, path: &Path, parts: &[Part]) {
        for part in parts.iter().filter(|part| part.source.is_event()) {
            self.add(path, path.place(part.source) as usize);
        }
    }

    /// Adds the event in this place, and its past.
    #[inline]
    pub fn add(&mut self, path: &Path, place: usize) {
        clock::join(&mut self.0, path.clocks.row(place));
    }

    #[inline]
    pub fn contains(&self, event: EventRef) -> bool {
        self.0[event.thread()] as u32 >= event.index()
    }

    /// How many events of a thread.
    #[inline]
    pub fn len_of(&self, thread: usize) -> usize {
        self.0[thread] as usize
    }
}

impl Explorer {
    /// An operation as it was.
    #[inline]
    pub(super) fn view(&self, operation: Operation) -> View<'_> {
        match operation {
            Operation::Performed(place) => self.path.view(place as usize),
            Operation::Blocked(i) => {
                let BlockedOperation { event, prevented_by, kind, after, ref parts, .. } = self.blocked[i as usize];
                View { event, kind, after, parts, modes: &[], prevented_by }
            }
        }
    }

    /// An operation as it was, to be changed; what it chooses is open.
    pub(super) fn plan(&self, operation: Operation) -> Planned {
        let View { event, kind, after, parts, .. } = self.view(operation);
        Planned { operation, event, kind, choice: 0, after, parts: parts.into() }
    }
}

impl Path {
    /// The event in this place.
    #[inline]
    pub fn view(&self, place: usize) -> View<'_> {
        let record = &self.events[place];
        View {
            event: record.event,
            kind: record.kind,
            after: record.after,
            parts: self.parts_of(place),
            modes: self.modes_of(place),
            prevented_by: EventRef::NONE,
        }
    }
}
