//! The state of the search: the trace, and for each of its events with alternatives the ways to go on from before it.
//!
//! This is plain data. With the schedule that the machine has executed last, and the [cells](super::cells) that its numbers
//! stand for, it is all that the search knows; everything else in [`Explorer`](super::Explorer) follows from it.
//!
//! A schedule is the paper's σ: the changed event (the *head*) and the events its new source needs. We write the head last,
//! and the others in the order in which they happened, so that the sequence is in causal order. The witness of the paper's
//! pairs `⟨σ, E⟩` is computed when the schedule is taken, guided by what the machine has executed last: that shares a longer
//! prefix with it, and schedule sets stay small.
//!
//! Most candidates have been found before, so that has to be seen before anything is built. All events of a schedule are in
//! the causal past of its head, and each says where its own past comes from. So two schedules of one node are equal if
//! and only if their heads have the same past ([`Path::past_key`](super::path::Path::past_key)), and to compare a stored one
//! with what has just been executed, it is enough to find each of its events there, with the same sources
//! ([`Node::contains`]).

use super::operation::Planned;
use crate::bytes::plain;
use crate::consistency::{EventRef, Part};
use raddle_trace::{THREADS_MAX, ThreadId, ThreadSet};

/// What is explored, and what is left to explore.
#[derive(Clone, Debug, Default)]
pub struct State {
    /// The paper's τ, as a sequence.
    pub trace: Vec<Entry>,
    /// The paper's `schedules(τ'')`: one node for each unmarked event of the trace that has alternatives, in order.
    pub nodes: Vec<Node>,
}

impl State {
    /// Keeps this many nodes.
    pub fn keep_nodes(&mut self, len: usize) {
        self.nodes.truncate(len);
        for entry in &mut self.trace {
            entry.node = entry.node.filter(|&node| (node as usize) < len);
        }
    }

    /// The threads that the trace and the schedules mention.
    #[cold]
    pub fn in_mind(&self) -> ThreadSet {
        let trace = self.trace.iter().map(|entry| ThreadId(entry.event.thread() as u32)).collect();
        self.nodes.iter().fold(trace, |threads: ThreadSet, node| threads.union(node.in_mind()))
    }
}

/// An event of the trace, with its node if it is unmarked and has alternatives.
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    pub event: EventRef,
    pub node: Option<u32>,
}

/// An event of a schedule.
#[derive(Clone, Copy, Debug)]
pub struct Scheduled<'a> {
    pub event: EventRef,
    pub choice: u32,
    pub after: [EventRef; 2],
    pub parts: &'a [Part],
}

/// What a schedule is, beside its events.
#[derive(Clone, Copy, Debug)]
pub struct Kind {
    /// The alternative of the head; `None`: all that it turns out to have.
    pub choice: Option<u32>,
    /// It cannot be told beforehand whether the head writes: try both.
    pub either: bool,
    /// What the operation does that happens differently could be told beforehand: the machine must agree.
    pub certain: bool,
    /// All events but the head were part of an execution that has been explored.
    pub copies: bool,
    /// The head may write less than is said, for all that is known.
    pub may_write_less: bool,
    /// The head is an await that is not performed at all: see [`waiting`](super::waiting).
    pub waits: bool,
}

/// One way to go on.
#[derive(Clone, Copy, Debug)]
pub struct Schedule {
    events_start: u32,
    events_end: u32,
    pub kind: Kind,
    pub taken: bool,
    /// A part takes it: of those of this node that are not back, the how-manieth. Zero for none. See [`split`](super::split).
    given: u32,
    /// The key of the head's causal past.
    key: u64,
    /// The schedule before it in the same bucket, plus one; zero for none.
    chain: u32,
}

#[derive(Clone, Copy, Debug)]
struct Stored {
    event: EventRef,
    choice: u32,
    after: [EventRef; 2],
    parts_start: u32,
    parts_end: u32,
}

/// An event with alternatives: a point where the exploration branches.
#[derive(Clone, Debug, Default)]
pub struct Node {
    /// How many events of the trace come before.
    pub prefix: u32,
    /// The event that is there now.
    pub event: Option<EventRef>,
    /// Whether the alternatives are takers of an object instead of sources of the event.
    pub takers: bool,
    /// Whether the event is an await: see [`waiting`](super::waiting).
    pub awaits: bool,
    /// Whether it is not performed in the present branch.
    pub waits: bool,
    /// Whether there is a branch in which it is not.
    pub may_wait: bool,
    /// A branch in which this event joins those who share the object.
    pub join: Option<EventRef>,
    /// Whether that was the first branch.
    pub opened_by_join: bool,
    pub schedules: Vec<Schedule>,
    /// Schedules from here on have not been taken; those before may or may not.
    next: u32,
    /// How many have been taken.
    taken: u32,
    /// How many of these led nowhere.
    inconsistent: u32,
    /// The newest schedule of each bucket of keys, plus one; zero for none. A power of two, or none while there are few.
    buckets: Vec<u32>,
    events: Vec<Stored>,
    parts: Vec<Part>,
}

/// A schedule under construction.
#[derive(Debug, Default)]
pub struct Draft {
    events: Vec<Stored>,
    parts: Vec<Part>,
    /// The key of the head's causal past.
    pub key: u64,
}

/// As long as a node has no more schedules than this, they are looked through one by one.
const FEW: usize = 8;

impl Draft {
    pub fn clear(&mut self) {
        self.events.clear();
        self.parts.clear();
    }

    pub fn push(&mut self, event: EventRef, choice: u32, after: [EventRef; 2], parts: impl IntoIterator<Item = Part>) {
        let parts_start = self.parts.len() as u32;
        self.parts.extend(parts);
        self.events.push(Stored { event, choice, after, parts_start, parts_end: self.parts.len() as u32 });
    }

    pub fn push_planned(&mut self, planned: &Planned) {
        self.push(planned.event, planned.choice, planned.after, planned.parts.iter().copied());
    }

    /// The events, the head last.
    pub fn events(&self) -> impl ExactSizeIterator<Item = Scheduled<'_>> + Clone {
        self.events.iter().map(|stored| view(stored, &self.parts))
    }

    /// The parts of the last event.
    pub fn head_parts_mut(&mut self) -> &mut [Part] {
        let start = self.events.last().map_or(0, |head| head.parts_start as usize);
        &mut self.parts[start..]
    }
}

#[inline]
fn view<'a>(stored: &Stored, parts: &'a [Part]) -> Scheduled<'a> {
    let Stored { event, choice, after, parts_start, parts_end } = *stored;
    Scheduled { event, choice, after, parts: &parts[parts_start as usize..parts_end as usize] }
}

impl State {
    /// What is wrong with the state, if there are this many cells.
    pub fn verify(&self, cells: u32) -> Result<(), &'static str> {
        let State { trace, nodes } = self;
        let named = |entry: &Entry| entry.node.is_none_or(|node| (node as usize) < nodes.len());
        match () {
            () if !trace.iter().all(named) => Err("an event with a node that is not there"),
            () if !nodes.is_sorted_by(|a, b| a.prefix < b.prefix || a.waits && a.prefix == b.prefix) => {
                Err("nodes out of order")
            }
            () if nodes.iter().any(|node| node.prefix as usize > trace.len()) => Err("a node beyond the trace"),
            () if !nodes.iter().all(|node| node.is_sound(cells)) => Err("a schedule that is not all there"),
            () => Ok(()),
        }
    }
}

plain!(State { trace, nodes });
plain!(Entry { event, node });
plain!(Kind { choice, either, certain, copies, may_write_less, waits });
plain!(Schedule { events_start, events_end, kind, taken, given, key, chain });
plain!(Stored { event, choice, after, parts_start, parts_end });
plain!(Node {
    prefix,
    event,
    takers,
    awaits,
    waits,
    may_wait,
    join,
    opened_by_join,
    schedules,
    next,
    taken,
    inconsistent,
    buckets,
    events,
    parts,
});

impl Node {
    /// Whether whatever is said to be there is.
    fn is_sound(&self, cells: u32) -> bool {
        let events = |s: &Schedule| s.events_start < s.events_end && s.events_end as usize <= self.events.len();
        let parts = |s: &Stored| s.parts_start <= s.parts_end && s.parts_end as usize <= self.parts.len();
        let linked = |at: &u32| *at as usize <= self.schedules.len();
        let fits = self.buckets.is_empty() || self.buckets.len().is_power_of_two();
        self.schedules.iter().all(|schedule| events(schedule) && linked(&schedule.chain))
            && self.events.iter().all(parts)
            && self.parts.iter().all(|part| part.cell < cells)
            && self.buckets.iter().all(linked)
            && fits
            && self.inconsistent <= self.taken
            && self.taken as usize <= self.schedules.len()
            && self.next as usize <= self.schedules.len()
    }

    /// Makes the node new, keeping its memory.
    pub fn reset(&mut self, prefix: u32, event: EventRef, takers: bool, joins: bool) {
        self.takers = takers;
        (self.awaits, self.waits, self.may_wait) = (false, false, false);
        self.join = joins.then_some(event);
        self.opened_by_join = joins;
        self.prefix = prefix;
        self.event = Some(event);
        self.schedules.clear();
        self.next = 0;
        self.taken = 0;
        self.inconsistent = 0;
        self.buckets.clear();
        self.events.clear();
        self.parts.clear();
    }

    /// Whether there is a schedule with this key all of whose events are the `same` as those of the one that is asked for; the
    /// head is the last. Whether the head writes follows from its sources and does not count.
    #[inline]
    pub fn contains(&self, key: u64, same: impl Fn(Scheduled<'_>, bool) -> bool) -> bool {
        let equal = |schedule: &Schedule| {
            if schedule.key != key {
                return false;
            }
            let events = &self.events[schedule.events_start as usize..schedule.events_end as usize];
            let Some((head, others)) = events.split_last() else { return false };
            same(view(head, &self.parts), true) && others.iter().all(|event| same(view(event, &self.parts), false))
        };
        if self.buckets.is_empty() {
            return self.schedules.iter().any(equal);
        }
        let mut at = self.buckets[self.bucket(key)];
        while at != 0 {
            let schedule = &self.schedules[at as usize - 1];
            if equal(schedule) {
                return true;
            }
            at = schedule.chain;
        }
        false
    }

    fn bucket(&self, key: u64) -> usize {
        (key >> 32) as usize & (self.buckets.len() - 1)
    }

    fn push(&mut self, schedule: Schedule) {
        self.taken += u32::from(schedule.taken);
        self.schedules.push(schedule);
        match self.schedules.len() {
            ..=FEW => {}
            len if len > self.buckets.len() => self.fill_buckets(),
            len => self.link(len - 1),
        }
    }

    fn link(&mut self, index: usize) {
        let bucket = self.bucket(self.schedules[index].key);
        self.schedules[index].chain = std::mem::replace(&mut self.buckets[bucket], index as u32 + 1);
    }

    /// Makes room for as many schedules again, and puts all into their buckets.
    fn fill_buckets(&mut self) {
        let size = (self.schedules.len() * 2).next_power_of_two();
        self.buckets.clear();
        self.buckets.resize(size, 0);
        (0..self.schedules.len()).for_each(|index| self.link(index));
    }

    pub fn add(&mut self, draft: &Draft, kind: Kind, taken: bool) {
        let (events_start, base) = (self.events.len() as u32, self.parts.len() as u32);
        self.parts.extend_from_slice(&draft.parts);
        self.events.extend(draft.events.iter().map(|e| Stored {
            parts_start: e.parts_start + base,
            parts_end: e.parts_end + base,
            ..*e
        }));
        let events_end = self.events.len() as u32;
        self.push(Schedule { events_start, events_end, kind, taken, given: 0, key: draft.key, chain: 0 });
    }

    /// The same events with another alternative of the head.
    pub fn add_choice(&mut self, like: usize, choice: u32) {
        let schedule = self.schedules[like];
        let kind = Kind { choice: Some(choice), ..schedule.kind };
        self.push(Schedule { kind, taken: false, given: 0, ..schedule });
    }

    /// The threads that the schedules mention, also those that a signal is to wake.
    pub fn in_mind(&self) -> ThreadSet {
        let events = self.events.iter().map(|stored| stored.event).chain(self.event).chain(self.join);
        let movers = events.map(|event| ThreadId(event.thread() as u32));
        let choices = self.events.iter().map(|stored| stored.choice);
        let choices = choices.chain(self.schedules.iter().filter_map(|schedule| schedule.kind.choice));
        let waiters = choices.filter(|&choice| (choice as usize) < THREADS_MAX).map(ThreadId);
        movers.chain(waiters).collect()
    }

    /// The event that is there now, if it is performed.
    pub fn performed(&self) -> Option<EventRef> {
        self.event.filter(|_| !self.waits)
    }

    /// Whether no schedule was taken but the first.
    pub fn is_new(&self) -> bool {
        self.taken == 1
    }

    /// How many schedules were taken, and how many there are, not counting those that led nowhere.
    pub fn branches(&self) -> (usize, usize) {
        let inconsistent = self.inconsistent as usize;
        (self.taken as usize - inconsistent, self.schedules.len() - inconsistent)
    }

    /// The schedule that was taken last turned out to be inconsistent.
    pub fn reject(&mut self) {
        self.inconsistent += 1;
    }

    /// Adds the branch in which the event is an await that is not performed.
    pub fn add_waiting(&mut self, draft: &mut Draft, event: EventRef, after: [EventRef; 2], taken: bool) {
        draft.clear();
        draft.push(event, 0, after, []);
        draft.key = 0;
        self.may_wait = true;
        let (certain, copies) = (true, true);
        let kind = Kind { choice: None, either: false, certain, copies, may_write_less: false, waits: true };
        self.add(draft, kind, taken);
    }

    /// The next schedule to take.
    pub fn next(&mut self) -> Option<usize> {
        while let Some(schedule) = self.schedules.get_mut(self.next as usize) {
            self.next += 1;
            if !schedule.taken {
                schedule.taken = true;
                self.taken += 1;
                return Some(self.next as usize - 1);
            }
        }
        None
    }

    /// Whether there is a schedule to take.
    pub fn has_left(&self) -> bool {
        self.schedules[self.next as usize..].iter().any(|schedule| !schedule.taken)
    }

    /// The last one of the parts that have been given away.
    fn last_given(&self) -> u32 {
        self.schedules.iter().map(|schedule| schedule.given).max().unwrap_or(0)
    }

    /// A part takes the second half of the schedules that are left: the node, as it is there.
    pub fn give(&mut self) -> Node {
        let mut part = self.clone();
        part.schedules.iter_mut().for_each(|schedule| schedule.given = 0);
        let given = self.last_given() + 1;
        let left = (self.next as usize..self.schedules.len()).filter(|&at| !self.schedules[at].taken);
        let left: Vec<usize> = left.collect();
        let (kept, others) = left.split_at(left.len() / 2);
        kept.iter().for_each(|&at| part.schedules[at].taken = true);
        for &at in others {
            (self.schedules[at].taken, self.schedules[at].given) = (true, given);
        }
        part.taken += kept.len() as u32;
        self.taken += others.len() as u32;
        part
    }

    /// The part that was given away last has come back. If it is void, what it was to take is left here.
    pub fn take_back(&mut self, void: bool) {
        let given = self.last_given();
        for (at, schedule) in self.schedules.iter_mut().enumerate().filter(|(_, schedule)| schedule.given == given) {
            schedule.given = 0;
            if void {
                schedule.taken = false;
                self.taken -= 1;
                self.next = self.next.min(at as u32);
            }
        }
    }

    /// The events of a schedule, the head last.
    pub fn events(&self, schedule: usize) -> impl ExactSizeIterator<Item = Scheduled<'_>> + Clone {
        let Schedule { events_start, events_end, .. } = self.schedules[schedule];
        let events = &self.events[events_start as usize..events_end as usize];
        events.iter().map(|stored| view(stored, &self.parts))
    }

    /// A cell was split: what was said about it holds for both parts. Keys stay what they are.
    pub fn split_cell(&mut self, old: u32, new: u32) {
        let parts = std::mem::take(&mut self.parts);
        for stored in &mut self.events {
            let range = stored.parts_start as usize..stored.parts_end as usize;
            stored.parts_start = self.parts.len() as u32;
            for part in &parts[range] {
                self.parts.push(*part);
                if part.cell == old {
                    self.parts.push(Part { cell: new, ..*part });
                }
            }
            stored.parts_end = self.parts.len() as u32;
        }
    }
}
