//! Watches the present execution for data races.
//!
//! The detector is fed from the log, and only when it matters: as long as an execution has made no plain access, its
//! events just wait in the log. Searching a program whose shared accesses are all atomic costs nothing more.
//!
//! # Copies
//!
//! A copy, or another call on memory, is one event at first, and several accesses on a machine. That makes a difference only if some
//! other access comes in the middle, conflicts with the copy, and is ordered with it by nothing: if whatever conflicts with a copy
//! is ordered with it in all executions, then all that comes in the middle of it commutes with the part of it before, or with the part after. Then
//! there is an execution in which the copy is one event with the same outcome. So where no copy is in a data race, nothing was missed. Where one is, the search must
//! start again with copies in parts, and the same holds for these: nothing can come in the middle of a part except an access that races
//! with it; one that covers all of the part is before it or after it, and for any other the parts have to be smaller ([`finer`]).
//!
//! # Sections
//!
//! The same holds for critical sections that are one event ([`OpKind::Section`]): as long as whatever conflicts with something in a section
//! is ordered with it, the section may be one step. A section that is in a data race is not. And their order need not be explored
//! but where they conflict: sections of one mutex that do not are independent of each other, in either order.
//!
//! # Additions
//!
//! Where [additions commute](crate::dependence) the detector relies on no order of theirs. It misses no race then, but not all
//! that it finds is one (`raddle_trace::data_race::additions` says why). What it finds has to be a race in the order at hand as well, which another detector says that is told the
//! whole execution; where it is none, or steps would have to be smaller, the search must start again with additions ordered. It need not where a race between the same places is
//! known already. So a part of a search leaves this to the search that it is a part of, which knows what came before ([`Driver::add`](crate::driver::Driver::add)).

use crate::beyond_races::Hanging;
use crate::events::EventLog;
use crate::{Copies, DataRace, Dependence, Options, Races};
use raddle_base::sabotage::{Ingredient, is_off};
use raddle_trace::{Access, DataRaceDetector, Event, Fault, FaultKind, Mode, Note, OpKind, Race, SiteId, SpawnPath};

pub(crate) struct RaceWatch {
    detector: DataRaceDetector,
    /// Races are of interest, whatever is in them.
    wanted: bool,
    /// The size of the parts in which copies have to be performed, for what the last event races with.
    finer: Option<u32>,
    /// The last event races, and it or the other one is a section.
    section: bool,
    /// Additions commute.
    additions: bool,
    /// Whether the last event races hangs on the order of additions, and steps would have to be smaller if it does.
    hangs: bool,
    /// Where the last event races or not, by the order of additions, and no race is known.
    hanging: Vec<(SiteId, SiteId)>,
    /// If additions commute: the races of the last event in the order at hand.
    confirmed: Vec<Race>,
}

impl RaceWatch {
    /// A watch at the start of an execution, if data races are of interest.
    pub fn new(options: &Options<'_>, dependence: Dependence) -> Option<Self> {
        let additions = dependence.commuting_adds && !is_off(Ingredient::AdditionRaces);
        let wanted = options.races != Races::Off;
        (wanted || options.sections || options.copies != Copies::Unwatched).then(|| RaceWatch {
            detector: match additions {
                true => DataRaceDetector::with_commuting_additions(),
                false => DataRaceDetector::new(),
            },
            wanted,
            finer: None,
            section: false,
            additions,
            hangs: false,
            hanging: Vec::new(),
            confirmed: Vec::new(),
        })
    }

    /// Looks at the last event of the log; true when it races with an earlier one in a way that is not among the known, or that copies
    /// have to be performed in smaller parts for.
    #[inline]
    pub fn sees_new(&mut self, log: &EventLog, known: Known<'_>, copies_at: impl Fn(SiteId) -> Option<u32>) -> bool {
        let last = log.len() - 1;
        if !self.detector.concerns(&log.step(last)) {
            return false;
        }
        self.catch_up(log, known, copies_at)
    }

    fn catch_up(&mut self, log: &EventLog, known: Known<'_>, copies_at: impl Fn(SiteId) -> Option<u32>) -> bool {
        let mut new = false;
        for event in self.detector.len()..log.len() {
            let races = self.detector.push(&log.step(event));
            new = self.wanted && races.iter().any(|race| !known.has(places(race)));
            self.finer = races.iter().filter_map(|race| finer(log, (race.first_event, event), &copies_at)).min();
            let is_section = |event: usize| log.events()[event].kind == OpKind::Section;
            self.section = races.iter().any(|race| is_section(race.first_event) || is_section(event));
            if self.additions {
                self.hangs = self.finer.is_some() || self.section;
                self.hanging.clear();
                if new && !self.hangs {
                    self.confirm(log, event, known);
                }
            }
        }
        new || self.finer.is_some() || self.section
    }

    /// Looks whether what the detector found are races in the order at hand.
    #[cold]
    fn confirm(&mut self, log: &EventLog, event: usize, known: Known<'_>) {
        let mut in_order = DataRaceDetector::new();
        (0..=event).for_each(|event| _ = in_order.push(&log.step(event)));
        self.confirmed = in_order.last_races().to_vec();
        let is_confirmed = |race: &Race| self.confirmed.iter().any(|other| is_alike(race, other));
        let hangs = |race: &&Race| !known.has(places(race)) && !is_confirmed(race);
        let hanging = self.detector.last_races().iter().filter(hangs);
        self.hanging.extend(hanging.map(places));
    }

    /// Whether it hangs on the order of additions if the last event races, and steps would have to be smaller if it does.
    pub fn hangs_on_additions(&self) -> bool {
        self.hangs
    }

    /// Where it hangs on the order of additions if the last event races, and no race is known.
    pub fn hanging(&self) -> &[(SiteId, SiteId)] {
        &self.hanging
    }

    /// Whether somebody could have come in the middle of a section, for the last event.
    pub fn breaks_section(&self) -> bool {
        self.section
    }

    /// The size of the parts in which copies have to be performed, for the last event: somebody could have come in the middle of
    /// what was performed in one step.
    pub fn finer(&self) -> Option<u32> {
        self.finer
    }

    /// The new races of the last event.
    pub fn new_races(&self, log: &EventLog, known: Known<'_>) -> Vec<DataRace> {
        let mut found: Vec<DataRace> = Vec::new();
        let races = if self.additions { &self.confirmed } else { self.detector.last_races() };
        for race in races {
            if !self.wanted || known.has(places(race)) || (Known { races: &found, hanging: &[] }).has(places(race)) {
                continue;
            }
            let Race { first_event: _, first, second, address, writes } = *race;
            let recorder = log.recorder();
            let (first, second) = ((recorder.number(first.0), first.1), (recorder.number(second.0), second.1));
            let schedule = recorder.schedule();
            found.push(DataRace { first, second, address, writes, schedule, fault: None, found_after: 0 });
        }
        found
    }

    /// The execution goes back to this many events.
    #[inline]
    pub fn rewind(&mut self, depth: usize) {
        self.detector.truncate(depth);
    }
}

/// Bytes of a word: what a machine copies in one step if nothing is known about what it copies.
const WORD: u32 = 8;

/// The size of the parts in which copies have to be performed, so that each of two events that race finds the other one before it or after
/// it, as on a machine; `None` if that is so.
fn finer(log: &EventLog, (first, second): (usize, usize), copies_at: impl Fn(SiteId) -> Option<u32>) -> Option<u32> {
    let of = |event: usize, other: usize| {
        let Event { kind, site, .. } = log.events()[event];
        let most = copies_at(site)?;
        // Making an object is an update.
        let touched =
            |event| log.happened(event).iter().filter(|a: &&Access| matches!(a.mode, Mode::Read | Mode::Write));
        if kind == OpKind::Copy && !is_off(Ingredient::CopyParts) {
            let bytes: u32 = touched(event).map(|access| access.len).fold(0, u32::saturating_add);
            return (bytes > 1).then_some(WORD);
        }
        let part = touched(event).next()?;
        // Others may be at the site of a copy.
        if most == u32::MAX || part.len > most || is_off(Ingredient::SmallParts) {
            return None;
        }
        // What covers all of the part is before it or after it. What does not has its edges where a part must have one.
        let cuts = touched(other).filter(|access| access.overlaps(part) && !access.covers(part));
        cuts.map(|access| 1 << (access.address | access.end() | u64::from(part.len / 2)).trailing_zeros()).min()
    };
    [of(first, second), of(second, first)].into_iter().flatten().min()
}

/// Whether two races are between the same places.
fn is_alike(one: &Race, other: &Race) -> bool {
    places(one) == places(other)
}

/// What need not be looked at again.
#[derive(Clone, Copy)]
pub(crate) struct Known<'a> {
    /// Data races that were found.
    pub races: &'a [DataRace],
    /// Places where it hangs on the order of additions, if somebody else has to say what that means.
    pub hanging: &'a [Hanging],
}

impl Known<'_> {
    /// Whether a race between these places need not be looked at.
    pub fn has(&self, (first, second): (SiteId, SiteId)) -> bool {
        self.races.iter().any(|other| other.is_like(first, second))
            || self.hanging.iter().any(|other| other.places == (first, second))
    }
}

/// Where the accesses of a race are.
fn places(race: &Race) -> (SiteId, SiteId) {
    (race.first.1, race.second.1)
}

/// A data race as a bug of the program. The threads' names are given.
pub(crate) fn as_fault(race: &DataRace, first: &SpawnPath, second: &SpawnPath) -> Fault {
    let verb = |writes| if writes { "writes" } else { "reads" };
    let ((_, first_site), (thread, site)) = (race.first, race.second);
    let message =
        format!("{second} {} what {first} {} without synchronisation", verb(race.writes.1), verb(race.writes.0));
    let note = Note { message: format!("{first} {} it here", verb(race.writes.0)), site: first_site };
    Fault { kind: FaultKind::DataRace, thread, site, message, notes: vec![note] }
}
