//! Happens-before of the present execution: one vector clock per event, and the races that each event is part of.
//!
//! Clocks are computed once per event, when it is pushed, so that an execution costs what its new suffix costs.
//! `happens_before` is one comparison.
//!
//! Names in *Source Sets*: an event is an element of `dom(E)`; [`Execution::happens_before`] is `→_E`; a [`Race`] is
//! `e ⋖_E e'` (immediate: nothing happens between the two) extended by the pairs of section 8, where `e` could disable
//! `e'`. Lock operations are paired with the acquisition that could have come second, never with a release: between
//! an acquisition and the next one lies the release, which happens after the first and before the second, but does not
//! stop them from being reversed.

use crate::driver::Blocked;
use crate::events::EventLog;
use crate::locations::{Locations, NONE, Touch};
use crate::short_list::ShortList;
use raddle_base::sabotage::{Ingredient, is_off};
use raddle_trace::clock::Clocks;
use raddle_trace::{Access, Footprint, Mode, OpKind, ThreadId, Transition};

/// How the events of a race can be reversed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RaceKind {
    /// Nothing blocks: the second can always come first.
    Plain,
    /// Both acquire the same object (section 8.1): the second can come first if the object is then free.
    Acquire,
    /// A semaphore post and a wait: the wait can come first if the semaphore is positive without the post.
    Post,
}

/// Two events in a race; the second is an event, or the operation that a thread is blocked at.
#[derive(Clone, Copy, Debug)]
pub struct Race {
    pub first: u32,
    pub second: Second,
    pub kind: RaceKind,
    /// Nothing between the two conflicts with the second.
    pub closest: bool,
}

crate::bytes::plain!(Race { first, second, kind, closest });
crate::bytes::plain_by_position!(RaceKind, [RaceKind::Plain, RaceKind::Acquire, RaceKind::Post]);

impl crate::bytes::Plain for Second {
    fn write(&self, to: &mut Vec<u8>) {
        match *self {
            Second::Event(event) => (false, event).write(to),
            Second::Blocked(index) => (true, index).write(to),
        }
    }

    fn read(from: &mut crate::bytes::Reader<'_>) -> Result<Self, crate::bytes::Corrupt> {
        let (blocked, number) = crate::bytes::Plain::read(from)?;
        Ok(if blocked { Second::Blocked(number) } else { Second::Event(number) })
    }
}

/// The second event of a race.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Second {
    Event(u32),
    /// One of the operations that threads are blocked at, at the end.
    Blocked(u32),
}

/// Per event: what its clock and its undoing need.
#[derive(Clone, Copy, Debug)]
struct Stamp {
    thread: u32,
    /// How many events of the thread there are up to this one.
    number: u32,
    /// The thread's event before.
    previous: u32,
    touches: u32,
    woken: u32,
    choice: u32,
    footprint: Footprint,
}

/// Clocks and location chains of the present execution.
#[derive(Debug)]
pub struct Execution {
    /// One for each event.
    clocks: Clocks,
    stamps: Vec<Stamp>,
    locations: Locations,
    /// Per thread: its last event, the event that spawned it, and the last event that woke it.
    last: Vec<u32>,
    spawned_by: Vec<u32>,
    woken_by: Vec<u32>,
    /// What `woken_by` was before, for truncating.
    woken: Vec<(u32, u32)>,
    /// Scratch: the conflicting events of the one being pushed, with the kind of race.
    candidates: Vec<(u32, Relation)>,
    /// The races found since they were last taken.
    pub races: Vec<Race>,
}

/// How an earlier event relates to a later one that it conflicts with. Of several relations, by several accesses, the last one counts: it
/// takes in most races.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Relation {
    /// The later one depends on it, and cannot happen without it.
    Enables,
    Posts,
    Conflicts,
    Disables,
}

#[inline]
fn relation(first: Mode, second: Mode, second_kind: OpKind) -> Relation {
    if second_kind.waits_for_anything() {
        // Whatever changes what it touches may have kept it waiting: the machine is asked.
        if first.writes() { Relation::Disables } else { Relation::Conflicts }
    } else if !second_kind.can_wait() {
        Relation::Conflicts
    } else if first.may_enable(second) {
        if matches!(first, Mode::SemPost) { Relation::Posts } else { Relation::Enables }
    } else if first.may_disable(second) {
        Relation::Disables
    } else {
        Relation::Conflicts
    }
}

/// Whether what one event did may be why an operation of another thread has to wait.
pub fn may_keep_waiting(first: &[Access], second: &[Access], second_kind: OpKind) -> bool {
    let keeps = |a: &Access, b: &Access| {
        a.conflicts(b) && matches!(relation(a.mode, b.mode, second_kind), Relation::Posts | Relation::Disables)
    };
    first.iter().any(|a| second.iter().any(|b| keeps(a, b)))
}

impl Execution {
    pub fn new() -> Self {
        Execution {
            clocks: Clocks::new(),
            stamps: Vec::new(),
            locations: Locations::new(),
            last: vec![NONE; 8],
            spawned_by: vec![NONE; 8],
            woken_by: vec![NONE; 8],
            woken: Vec::new(),
            candidates: Vec::new(),
            races: Vec::new(),
        }
    }

    #[inline]
    pub fn len(&self) -> usize {
        self.stamps.len()
    }

    #[inline]
    pub fn thread(&self, event: usize) -> ThreadId {
        ThreadId(self.stamps[event].thread)
    }

    /// Whether a thread has been heard of.
    pub fn knows(&self, thread: ThreadId) -> bool {
        (thread.0 as usize) < self.last.len()
    }

    /// The step that an event was.
    #[inline]
    pub fn transition(&self, event: usize) -> Transition {
        let Stamp { thread, choice, .. } = self.stamps[event];
        Transition { thread: ThreadId(thread), choice }
    }

    /// What an event touched.
    #[inline]
    pub fn footprint(&self, event: usize) -> Footprint {
        self.stamps[event].footprint
    }

    /// `first →_E second`, for two different events with `first` before `second`.
    #[inline]
    pub fn happens_before(&self, first: usize, second: usize) -> bool {
        let Stamp { thread, number, .. } = self.stamps[first];
        self.clocks.get(second, ThreadId(thread)) >= number
    }

    /// Whether the thread of the second event has none between the first and that.
    #[inline]
    pub fn follows_at_once(&self, first: usize, second: usize) -> bool {
        let previous = self.stamps[second].previous;
        previous == NONE || (previous as usize) < first
    }

    /// Makes room for one more thread in all that is kept for each.
    fn make_room(&mut self, thread: ThreadId) {
        self.clocks.make_room(thread);
        for list in [&mut self.last, &mut self.spawned_by, &mut self.woken_by] {
            list.resize(self.clocks.width(), NONE);
        }
    }

    fn join(&mut self, clock: usize, event: u32) {
        if event != NONE {
            self.clocks.join(clock, event as usize);
        }
    }

    /// Appends the clock of a thread's next event before its accesses are looked at: what the thread did before, and who
    /// created and woke it.
    fn push_base_clock(&mut self, thread: usize) -> usize {
        let previous = self.last[thread];
        let clock = if previous == NONE { self.clocks.push_zero() } else { self.clocks.push_copy(previous as usize) };
        if previous == NONE {
            self.join(clock, self.spawned_by[thread]);
        }
        self.join(clock, self.woken_by[thread]);
        clock
    }

    /// Adds the last event of the log, and finds its races.
    pub fn push(&mut self, log: &EventLog) {
        let event = log.len() - 1;
        debug_assert_eq!(event, self.len(), "pushed in order");
        let new = &log.events()[event];
        let newest = new.spawned.map_or(new.thread(), |t| t.max(new.thread()));
        if newest.0 as usize >= self.last.len() {
            self.make_room(newest);
        }
        let thread = new.transition.thread.0 as usize;
        let at = self.push_base_clock(thread);
        if let Some(joined) = new.joined {
            let joined = joined.0 as usize;
            if joined < self.last.len() {
                let last = if self.last[joined] == NONE { self.spawned_by[joined] } else { self.last[joined] };
                self.join(at, last);
            }
        }
        let accesses = log.accesses(event);
        let touches = self.locations.len();
        self.locations.push(event as u32, accesses);
        self.find_candidates(thread as u32, new.kind, accesses, Some(touches), log);
        if !self.candidates.is_empty() {
            self.order_candidates(at, Second::Event(event as u32), new.kind == OpKind::Read);
        }
        let previous = self.last[thread];
        let number = self.stamps.get(previous as usize).map_or(0, |stamp| stamp.number) + 1;
        self.clocks.set(at, ThreadId(thread as u32), number);
        let (touches, woken) = (touches as u32, self.woken.len() as u32);
        let footprint = Footprint::of(accesses);
        let choice = new.transition.choice;
        self.stamps.push(Stamp { thread: thread as u32, number, previous, touches, woken, choice, footprint });
        self.last[thread] = event as u32;
        if let Some(child) = new.spawned {
            self.spawned_by[child.0 as usize] = event as u32;
        }
        for t in new.woke {
            self.woken.push((t.0, self.woken_by[t.0 as usize]));
            self.woken_by[t.0 as usize] = event as u32;
        }
    }

    /// The earlier events of other threads that the accesses conflict with, as far as they are not surely ordered by a
    /// later one. `touches` says where those of the accesses start, if they are those of the last event.
    #[inline]
    fn find_candidates(
        &mut self,
        thread: u32,
        kind: OpKind,
        accesses: &[Access],
        touches: Option<usize>,
        log: &EventLog,
    ) {
        self.candidates.clear();
        let Execution { locations, candidates, stamps, .. } = self;
        let visit = |touch: &Touch, access: &Access| {
            // One event may touch a granule several times.
            let Some(earlier) = stamps.get(touch.event as usize) else { return false };
            let mode = touch.access.mode;
            let relation = relation(mode, access.mode, kind);
            if earlier.thread != thread {
                candidates.push((touch.event, relation));
            }
            // What waits for an object is in a race with those who took it, whoever else used it since; but not with those that the
            // thread itself came after when it used it.
            let settled = earlier.thread == thread
                || match relation {
                    Relation::Enables | Relation::Posts => false,
                    // A block may have let go of the object first, and then the race with it cannot be reversed.
                    Relation::Disables => {
                        !kind.waits_for_anything() && !log.events()[touch.event as usize].kind.is_atomic_block()
                    }
                    Relation::Conflicts => !kind.can_wait(),
                };
            mode.conflicts_with_all() && settled
        };
        match touches {
            Some(from) => locations.conflicting_with_last(from, accesses, visit),
            None => {
                let mut visit = visit;
                accesses.iter().for_each(|access| locations.conflicting(access, &mut visit));
            }
        }
        let wide = accesses.iter().any(Locations::is_wide);
        let rest = if wide { 0..stamps.len() } else { 0..0 };
        let touched = |event: usize| Access::any_conflict(accesses, log.accesses(event));
        let others = rest.chain(locations.wide().iter().map(|&event| event as usize).filter(|_| !wide));
        for event in others {
            if stamps[event].thread != thread && touched(event) {
                let waits = kind.waits_for_anything();
                candidates.push((event as u32, if waits { Relation::Disables } else { Relation::Conflicts }));
            }
        }
    }

    /// Joins the clocks of the candidates into the clock at `at`, newest first, and notes the races; `reads` says whether the
    /// second event is a read.
    fn order_candidates(&mut self, at: usize, second: Second, reads: bool) {
        self.candidates.sort_unstable_by(|a, b| b.cmp(a));
        self.candidates.dedup_by_key(|(event, _)| *event);
        let candidates = std::mem::take(&mut self.candidates);
        let newest = candidates.first().map(|(event, _)| *event);
        let race = |first, kind| Race { first, second, kind, closest: Some(first) == newest };
        // A release lies between two acquisitions, so only what was before all of them counts.
        for &(event, relation) in &candidates {
            if relation == Relation::Disables
                && !self.happens_before(event as usize, at)
                && !is_off(Ingredient::AcquireRaces)
            {
                self.races.push(race(event, RaceKind::Acquire));
            }
        }
        for &(event, relation) in &candidates {
            if !self.happens_before(event as usize, at) {
                match relation {
                    Relation::Conflicts if reads && is_off(Ingredient::ReadRaces) => {}
                    Relation::Conflicts => self.races.push(race(event, RaceKind::Plain)),
                    Relation::Posts if is_off(Ingredient::PostRaces) => {}
                    Relation::Posts => self.races.push(race(event, RaceKind::Post)),
                    Relation::Enables | Relation::Disables => {}
                }
                self.join(at, event);
            }
        }
        self.candidates = candidates;
    }

    /// Finds the races between events and the operation that a thread is blocked at, at the end of the execution.
    pub fn push_blocked_races(&mut self, index: usize, blocked: &Blocked, log: &EventLog) {
        let Blocked { thread, kind, accesses } = blocked;
        if !self.knows(*thread) || is_off(Ingredient::BlockedRaces) {
            return;
        }
        let at = self.push_base_clock(thread.0 as usize);
        self.find_candidates(thread.0, *kind, accesses.as_slice(), None, log);
        for i in 0..self.candidates.len() {
            let (event, relation) = self.candidates[i];
            if relation == Relation::Disables && !self.happens_before(event as usize, at) {
                let second = Second::Blocked(index as u32);
                self.races.push(Race { first: event, second, kind: RaceKind::Acquire, closest: false });
            }
        }
        self.clocks.truncate(at);
    }

    /// All events of a log, with all their races.
    pub fn of(log: &EventLog) -> Self {
        let mut execution = Execution::new();
        let mut prefix = EventLog::new(log.dependence());
        for event in 0..log.len() {
            prefix.push_copy(log, event);
            execution.push(&prefix);
        }
        execution
    }

    /// Finds all races of the execution anew.
    pub fn find_all_races(&mut self, log: &EventLog) {
        self.races = Execution::of(log).races;
    }

    /// Whether an event happens before the next event of a thread, whatever that does.
    pub fn before_next(&mut self, event: usize, thread: ThreadId) -> bool {
        let at = self.push_base_clock(thread.0 as usize);
        let included = self.happens_before(event, at);
        self.clocks.truncate(at);
        included
    }

    /// Whether an event happens before another one for a reason other than the other's accesses: by program order, or by
    /// what created, woke or finished before it.
    pub fn before_base_of(&self, event: usize, other: usize, log: &EventLog) -> bool {
        let not_after = |f: usize| f == event || f > event && self.happens_before(event, f);
        let thread = self.stamps[other].thread as usize;
        let by_program_order = self.previous_of_thread(other).is_some_and(not_after);
        let spawned = self.spawned_by[thread] != NONE && not_after(self.spawned_by[thread] as usize);
        let linked = |f: usize| {
            let earlier = &log.events()[f];
            let woke = earlier.woke.contains(ThreadId(thread as u32));
            let joined = log.events()[other].joined == Some(earlier.transition.thread);
            (woke || joined) && not_after(f)
        };
        by_program_order || spawned || (event..other).any(linked)
    }

    /// The events that a thread comes directly after, whatever its accesses, when it gets to an event of its own, or to what it does after the
    /// last one: by program order, or because they created or woke it.
    pub fn bases(&self, thread: ThreadId, event: Option<usize>, log: &EventLog) -> ShortList<usize, 4> {
        let index = thread.0 as usize;
        let number = |event: u32| (event != NONE).then_some(event as usize);
        let previous = event.map_or_else(|| number(self.last[index]), |event| self.previous_of_thread(event));
        let woke = |&earlier: &usize| log.events()[earlier].woke.contains(thread);
        let since = previous.map_or(0, |previous| previous + 1)..event.unwrap_or(self.len());
        let mut bases = ShortList::default();
        previous
            .or(number(self.spawned_by[index]))
            .into_iter()
            .chain(since.filter(woke))
            .for_each(|event| bases.push(event));
        bases
    }

    /// Whether an event is one of these, or happens before one.
    #[inline]
    pub fn is_before_any(&self, event: usize, later: &[usize]) -> bool {
        later.iter().any(|&later| event == later || event < later && self.happens_before(event, later))
    }

    /// The thread's event before this one.
    pub fn previous_of_thread(&self, event: usize) -> Option<usize> {
        let previous = self.stamps[event].previous;
        (previous != NONE).then_some(previous as usize)
    }

    /// Drops the events from this length on.
    pub fn truncate(&mut self, len: usize, log: &EventLog) {
        while self.stamps.len() > len {
            let event = self.stamps.len() - 1;
            let Some(stamp) = self.stamps.pop() else { return };
            self.last[stamp.thread as usize] = stamp.previous;
            if let Some(child) = log.events()[event].spawned {
                self.spawned_by[child.0 as usize] = NONE;
            }
            self.locations.truncate(stamp.touches as usize, event as u32);
            while self.woken.len() > stamp.woken as usize {
                if let Some((thread, old)) = self.woken.pop() {
                    self.woken_by[thread as usize] = old;
                }
            }
        }
        self.clocks.truncate(len);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{events, random_events};
    use raddle_base::Random;

    /// Happens-before by its definition: the transitive closure of program order and conflicts.
    fn closure(log: &EventLog) -> Vec<Vec<bool>> {
        let n = log.len();
        let mut before = vec![vec![false; n]; n];
        for second in 0..n {
            for first in (0..second).rev() {
                let same = log.events()[first].transition.thread == log.events()[second].transition.thread;
                let direct = same || Access::any_conflict(log.accesses(first), log.accesses(second));
                before[first][second] = direct || (first..second).any(|m| before[first][m] && before[m][second]);
            }
        }
        before
    }

    #[test]
    fn clocks_and_races_agree_with_their_definitions() {
        let mut random = Random::new(11);
        for _ in 0..500 {
            let log = random_events(&mut random, 10);
            let mut execution = Execution::new();
            events(&log, &mut execution);
            let before = closure(&log);
            let mut races = Vec::new();
            for second in 0..log.len() {
                for first in 0..second {
                    assert_eq!(execution.happens_before(first, second), before[first][second]);
                    let threads = [first, second].map(|event| log.events()[event].transition.thread);
                    let between = (first..second).any(|m| before[first][m] && before[m][second]);
                    if before[first][second] && !between && threads[0] != threads[1] {
                        races.push((first, second));
                    }
                }
            }
            let mut found: Vec<(usize, usize)> = Vec::new();
            for race in &execution.races {
                let Second::Event(second) = race.second else { panic!("nothing is blocked") };
                found.push((race.first as usize, second as usize));
            }
            found.sort_by_key(|&(first, second)| (second, first));
            assert_eq!(found, races);
        }
    }

    #[test]
    fn truncating_and_pushing_again_changes_nothing() {
        let mut random = Random::new(12);
        for _ in 0..200 {
            let log = random_events(&mut random, 12);
            let mut execution = Execution::new();
            events(&log, &mut execution);
            let (clocks, races) = (execution.clocks.clone(), execution.races.len());
            let len = random.below(12) as usize;
            execution.truncate(len, &log);
            let mut prefix = EventLog::default();
            (0..len).for_each(|event| prefix.push_copy(&log, event));
            let kept = |race: &Race| matches!(race.second, Second::Event(second) if (second as usize) < len);
            execution.races.retain(kept);
            for event in len..log.len() {
                prefix.push_copy(&log, event);
                execution.push(&prefix);
            }
            assert_eq!((&execution.clocks, execution.races.len()), (&clocks, races));
        }
    }
}
