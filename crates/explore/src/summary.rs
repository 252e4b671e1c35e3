//! What a search found: plain data.

use crate::HandOver;
use crate::bytes::{Corrupt, Plain, Reader, plain};
use raddle_trace::{Fault, FaultKind, LimitKind, Note, Schedule, SiteId, ThreadId};

/// Counters that every algorithm reports.
///
/// Those of executions are about the program, and those of the [parts](crate::Search::split) of a search add up to those of the whole.
/// The others (`events` and what comes after it) are about the work: they add up exactly for naive, source and classic, and are what was done
/// in the parts for the others.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Counters {
    /// Executions in which every thread finished, or `exit` was called, or a fault or deadlock occurred.
    pub complete: u64,
    /// Executions in which nobody could move and some thread's assumption had failed.
    pub assume_blocked: u64,
    /// Executions in which nobody could move because an await, or what a loop waited for, never came true.
    pub await_blocked: u64,
    /// Executions in which a thread went round in a loop too early: what it waited for came later.
    pub spin_blocked: u64,
    /// Executions in which threads went round in loops and undid what they did, each of them would go on for ever by itself, and what they
    /// see of one another may lead them out, or not.
    pub undecided: u64,
    /// Executions abandoned because a sleep set showed them redundant.
    pub sleep_set_blocked: u64,
    /// Executions in which some thread reached a loop bound.
    pub bound_blocked: u64,
    /// Executions in which some thread made as many steps as it may ([`Options::steps_max`](crate::Options::steps_max)).
    pub steps_cut: u64,
    /// Executions in which some thread came to something that the machine cannot execute.
    pub unsupported: u64,
    /// Events executed, over all executions, without those that rewinding spared.
    pub events: u64,
    /// Events in the longest execution.
    pub depth_max: u64,
    /// Nodes in the largest wakeup tree (optimal) or entries in the largest schedule set (reads-from).
    pub wakeup_tree_max: u64,
    /// Branches not taken because of [`Options::preemptions`](crate::Options::preemptions).
    pub preemption_cut: u64,
    /// Predictions about what the machine would do that were compared with what it did. All were right: the search ends
    /// where one is not.
    pub predictions: u64,
    /// Consistency checks settled by saturation, by the guided witness, and by the decision procedure (reads-from).
    pub consistency_checks: [u64; 3],
}

impl Counters {
    /// Adds what another part of the search counted; of the largest, the larger one.
    pub fn add(&mut self, other: &Counters) {
        let Counters {
            complete,
            assume_blocked,
            await_blocked,
            spin_blocked,
            undecided,
            sleep_set_blocked,
            bound_blocked,
            steps_cut,
            unsupported,
            events,
            depth_max,
            wakeup_tree_max,
            preemption_cut,
            predictions,
            consistency_checks,
        } = other;
        self.complete += complete;
        self.assume_blocked += assume_blocked;
        self.await_blocked += await_blocked;
        self.spin_blocked += spin_blocked;
        self.undecided += undecided;
        self.sleep_set_blocked += sleep_set_blocked;
        self.bound_blocked += bound_blocked;
        self.steps_cut += steps_cut;
        self.unsupported += unsupported;
        self.events += events;
        self.depth_max = self.depth_max.max(*depth_max);
        self.wakeup_tree_max = self.wakeup_tree_max.max(*wakeup_tree_max);
        self.preemption_cut += preemption_cut;
        self.predictions += predictions;
        for (mine, theirs) in self.consistency_checks.iter_mut().zip(consistency_checks) {
            *mine += theirs;
        }
    }

    /// Executions of any kind.
    pub fn executions(&self) -> u64 {
        let blocked = self.assume_blocked + self.await_blocked + self.spin_blocked;
        let cut = self.bound_blocked + self.steps_cut + self.unsupported;
        self.complete + blocked + cut + self.undecided + self.sleep_set_blocked
    }
}

/// A bug, and the steps that lead to it from the start.
#[derive(Clone, Debug)]
pub struct Bug {
    /// What went wrong. Its thread is numbered as in the schedule. For a deadlock: the thread and place are those of the first
    /// thread that waits, by spawn paths.
    pub fault: Fault,
    /// The steps, the last one being the one that failed.
    pub schedule: Schedule,
    /// How many executions had been finished when it was found.
    pub found_after: u64,
}

/// Two accesses to the same bytes, at least one of them plain and one a write, that no synchronisation orders.
#[derive(Clone, Debug)]
pub struct DataRace {
    /// The access that came first, and its thread, numbered as in the schedule.
    pub first: (ThreadId, SiteId),
    /// The access that came second, and its thread.
    pub second: (ThreadId, SiteId),
    /// An address both touch.
    pub address: u64,
    /// Whether each wrote.
    pub writes: (bool, bool),
    /// The steps that lead to it, the second access being the last one.
    pub schedule: Schedule,
    /// The bug that it is, if data races are.
    pub fault: Option<Fault>,
    /// How many executions had been finished then.
    pub found_after: u64,
}

/// Something that the machine cannot execute, and that executions have come to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Construct {
    /// Where.
    pub site: SiteId,
    /// What, for a person.
    pub message: String,
    /// In how many executions.
    pub executions: u64,
}

/// What an [`Observer`](crate::Observer) has to say about ends of executions, kept with the search.
#[derive(Clone, Debug, Default)]
pub struct Remarks {
    /// How many ends it has come to where nothing was left to run.
    pub ends: u64,
    /// In how many executions the program ended with a code that says that it failed.
    pub failed: u64,
    /// The last of these codes.
    pub code: i32,
    /// What was lost: once for each place, by places.
    pub leaks: Vec<Note>,
}

impl Remarks {
    /// Adds something that was lost, unless that is known.
    pub fn add_leak(&mut self, leak: Note) {
        if let Err(place) = self.leaks.binary_search_by_key(&leak.site, |known| known.site) {
            self.leaks.insert(place, leak);
        }
    }

    /// Adds what another part of the search, which comes after this one, had to say.
    fn add(&mut self, other: Remarks) {
        let Remarks { ends, failed, code, leaks } = other;
        self.ends += ends;
        if failed > 0 {
            self.code = code;
        }
        self.failed += failed;
        leaks.into_iter().for_each(|leak| self.add_leak(leak));
    }
}

/// Why a search stopped before it had seen everything.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Stopped {
    /// The first bug (without `keep_going`), or one in [`Options::stop_at`](crate::Options::stop_at).
    Bug,
    /// An execution grew longer than reads-from can number. The steps that lead there.
    Steps(Schedule),
    /// [`Options::executions_max`](crate::Options::executions_max).
    Executions,
    /// [`Options::timeout`](crate::Options::timeout).
    Timeout,
    /// [`Options::memory_max`](crate::Options::memory_max).
    Memory,
    /// [`Options::interrupt`](crate::Options::interrupt).
    Interrupted,
    /// [`Options::copies`](crate::Options::copies): copies have to be performed in parts of at most so many bytes.
    Copies {
        /// The largest size of parts that will do for this race.
        bytes: u32,
        /// The second access of the race.
        site: SiteId,
    },
    /// [`Options::sections`](crate::Options::sections): a critical section is not one step.
    Section {
        /// The second access of the race.
        site: SiteId,
    },
    /// [`Options::loops_end`](crate::Options::loops_end): a thread goes round in a loop.
    Loop,
    /// A limit of the machine, what it says about it, and the steps that lead there.
    Machine(LimitKind, Fault, Schedule),
}

/// What a search found.
#[derive(Clone, Debug, Default)]
pub struct Summary {
    /// How much was explored.
    pub counters: Counters,
    /// The bugs; at most one unless the search was to keep going.
    pub bugs: Vec<Bug>,
    /// Data races, distinct by their two places.
    pub data_races: Vec<DataRace>,
    /// An access that races with a copy, or another call on memory, and could have come in the middle of what is one step here
    /// ([`Copies::Noted`](crate::Copies::Noted)).
    pub too_coarse: Option<SiteId>,
    /// The loops that were cut by a bound: where, and in how many executions.
    pub cuts: Vec<(SiteId, u64)>,
    /// Where threads were that had made as many steps as they may, and in how many executions.
    pub long: Vec<(SiteId, u64)>,
    /// What executions came to that the machine cannot execute.
    pub unsupported: Vec<Construct>,
    /// What the observer remarked.
    pub remarks: Remarks,
    /// The algorithms that gave up before the one that explored the program, with those that went on instead, in order.
    pub hand_overs: Vec<HandOver>,
    /// How many of the first bugs, and of the first data races, were found before the last hand-over. How far an algorithm comes before it gives
    /// up may depend on who is faster; so what the one that goes on finds of the same kind takes their place.
    pub earlier: (u32, u32),
    /// Why it stopped early; `None` when everything was explored.
    pub stopped: Option<Stopped>,
}

impl Summary {
    /// Adds what another part of the search found, which comes after this one.
    pub fn add(&mut self, other: Summary) {
        let Summary { counters, bugs, data_races, too_coarse, cuts, long, unsupported, remarks, .. } = other;
        let Summary { hand_overs, earlier, stopped, .. } = other;
        self.too_coarse = self.too_coarse.or(too_coarse);
        let before = self.counters.executions();
        self.counters.add(&counters);
        self.remarks.add(remarks);
        add_all(&mut self.cuts, cuts);
        add_all(&mut self.long, long);
        unsupported.into_iter().for_each(|construct| self.add_unsupported(construct));
        let (mut earlier_bugs, mut earlier_races) = (bugs, data_races);
        let mut bugs = earlier_bugs.split_off(earlier.0 as usize);
        let data_races = earlier_races.split_off(earlier.1 as usize);
        self.add_earlier(earlier_bugs, earlier_races);
        // A race is a bug if the race is new, which the other part could not know. It is noticed before what else goes wrong in its last step.
        let mut all: Vec<Bug> = Vec::new();
        for race in data_races {
            let race = DataRace { found_after: before + race.found_after, ..race };
            let DataRace { schedule, fault, found_after, .. } = race.clone();
            if self.add_race(race) {
                all.extend(fault.map(|fault| Bug { fault, schedule, found_after }));
            }
        }
        bugs.retain(|bug| bug.fault.kind != FaultKind::DataRace);
        all.extend(bugs.into_iter().map(|bug| Bug { found_after: before + bug.found_after, ..bug }));
        all.sort_by_key(|bug| (bug.found_after, bug.schedule.len()));
        all.into_iter().for_each(|bug| self.add_bug(bug));
        self.hand_overs.extend(hand_overs);
        self.stopped = self.stopped.take().or(stopped);
    }

    /// What was found so far was found before the program was handed over.
    pub(crate) fn begin_again(&mut self) {
        self.earlier = (self.bugs.len() as u32, self.data_races.len() as u32);
    }

    /// Adds what was found before a hand-over, or before the search started again, as far as it is not known.
    pub fn add_earlier(&mut self, bugs: Vec<Bug>, races: Vec<DataRace>) {
        for bug in bugs {
            if !self.bugs.iter().any(|known| known.is_like(&bug.fault)) {
                self.bugs.insert(self.earlier.0 as usize, bug);
                self.earlier.0 += 1;
            }
        }
        for race in races {
            if !self.data_races.iter().any(|known| known.is_like(race.first.1, race.second.1)) {
                self.data_races.insert(self.earlier.1 as usize, race);
                self.earlier.1 += 1;
            }
        }
    }

    /// The data races that were found since the last hand-over.
    pub(crate) fn new_races(&self) -> &[DataRace] {
        &self.data_races[self.earlier.1 as usize..]
    }

    /// Adds a bug, unless one of its kind and place was found since the last hand-over.
    pub(crate) fn add_bug(&mut self, bug: Bug) {
        match self.bugs.iter().position(|known| known.is_like(&bug.fault)) {
            Some(place) if place >= self.earlier.0 as usize => return,
            Some(place) => {
                self.bugs.remove(place);
                self.earlier.0 -= 1;
            }
            None => {}
        }
        self.bugs.push(bug);
    }

    /// Adds a data race, unless one at its two places was found since the last hand-over; whether it did.
    pub(crate) fn add_race(&mut self, race: DataRace) -> bool {
        match self.data_races.iter().position(|known| known.is_like(race.first.1, race.second.1)) {
            Some(place) if place >= self.earlier.1 as usize => return false,
            Some(place) => {
                self.data_races.remove(place);
                self.earlier.1 -= 1;
            }
            None => {}
        }
        self.data_races.push(race);
        true
    }

    /// Adds executions that came to something unsupported.
    pub(crate) fn add_unsupported(&mut self, found: Construct) {
        let same = |known: &&mut Construct| known.site == found.site && known.message == found.message;
        match self.unsupported.iter_mut().find(same) {
            Some(known) => known.executions += found.executions,
            None => self.unsupported.push(found),
        }
    }
}

/// Adds executions in which something happened at some places.
pub(crate) fn add_all(counts: &mut Vec<(SiteId, u64)>, others: impl IntoIterator<Item = (SiteId, u64)>) {
    for (at, executions) in others {
        match counts.iter_mut().find(|(site, _)| *site == at) {
            Some((_, count)) => *count += executions,
            None => counts.push((at, executions)),
        }
    }
}

impl Bug {
    /// Whether a fault is the same bug: of the same kind, in the same place. A data race is in two places, in whichever order: which of the accesses
    /// comes second depends on the execution in which it was seen first.
    pub(crate) fn is_like(&self, fault: &Fault) -> bool {
        self.fault.kind == fault.kind && places(&self.fault) == places(fault)
    }
}

/// Where a fault is.
fn places(fault: &Fault) -> (SiteId, Option<SiteId>) {
    let other = fault.notes.first().filter(|_| fault.kind == FaultKind::DataRace).map(|first| first.site);
    let lower = other.map_or(fault.site, |other| other.min(fault.site));
    (lower, other.map(|other| other.max(fault.site)))
}

impl DataRace {
    /// Whether a race is the same: in the same two places, in whichever order.
    pub(crate) fn is_like(&self, first: SiteId, second: SiteId) -> bool {
        let places = (self.first.1, self.second.1);
        places == (first, second) || places == (second, first)
    }
}

plain!(Counters {
    complete,
    assume_blocked,
    await_blocked,
    spin_blocked,
    undecided,
    sleep_set_blocked,
    bound_blocked,
    steps_cut,
    unsupported,
    events,
    depth_max,
    wakeup_tree_max,
    preemption_cut,
    predictions,
    consistency_checks,
});
plain!(Bug { fault, schedule, found_after });
plain!(DataRace { first, second, address, writes, schedule, fault, found_after });
plain!(Construct { site, message, executions });
plain!(Remarks { ends, failed, code, leaks });
plain!(Summary {
    counters,
    bugs,
    data_races,
    too_coarse,
    cuts,
    long,
    unsupported,
    remarks,
    hand_overs,
    earlier,
    stopped
});

impl Plain for Stopped {
    fn write(&self, to: &mut Vec<u8>) {
        match self {
            Stopped::Bug => 0u32.write(to),
            Stopped::Steps(schedule) => {
                1u32.write(to);
                schedule.write(to);
            }
            Stopped::Executions => 2u32.write(to),
            Stopped::Timeout => 3u32.write(to),
            Stopped::Memory => 4u32.write(to),
            Stopped::Interrupted => 5u32.write(to),
            Stopped::Machine(kind, fault, schedule) => {
                (6u32, *kind).write(to);
                fault.write(to);
                schedule.write(to);
            }
            Stopped::Copies { bytes, site } => {
                (7u32, *bytes).write(to);
                site.write(to);
            }
            Stopped::Loop => 9u32.write(to),
            Stopped::Section { site } => {
                8u32.write(to);
                site.write(to);
            }
        }
    }

    fn read(from: &mut Reader<'_>) -> Result<Self, Corrupt> {
        Ok(match u32::read(from)? {
            0 => Stopped::Bug,
            1 => Stopped::Steps(Plain::read(from)?),
            2 => Stopped::Executions,
            3 => Stopped::Timeout,
            4 => Stopped::Memory,
            5 => Stopped::Interrupted,
            6 => Stopped::Machine(Plain::read(from)?, Plain::read(from)?, Plain::read(from)?),
            9 => Stopped::Loop,
            8 => Stopped::Section { site: Plain::read(from)? },
            7 => Stopped::Copies { bytes: Plain::read(from)?, site: Plain::read(from)? },
            _ => return Err(Corrupt),
        })
    }
}
