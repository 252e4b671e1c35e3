//! A search as data: what was done, what sleeps, what is left to do, and what was found.
//!
//! A [`Search`] knows no machine. [`run`](Search::run) takes a fresh one, repeats the path to where the search stood (and
//! compares each step with what it was), explores, and leaves it as data again. So a search can be written to
//! [bytes](Search::save) and taken up again in another process, and it can give away a [part](Search::split) of what is left
//! to do as another search, whose result is [added](Search::merge) when it is done.
//!
//! Thread ids belong to a machine; a search has a table of what each of its ids stands for, and gives every machine
//! the same ids before it starts. Whatever can be computed from the path (clocks, locations, the state of the race
//! detector) is, and is no part of the search.

use crate::backtracking::Backtracking;
use crate::beyond_races::{BeyondRaces, Explored};
use crate::bytes::{Corrupt, Plain, Reader, checksum, plain};
use crate::classic::PersistentSets;
use crate::driver::{Driver, Flow};
use crate::events::EventLog;
use crate::naive::Naive;
use crate::observer::Observer;
use crate::optimal::Optimal;
use crate::parsimonious::Parsimonious;
use crate::parts::Returned;
use crate::random::RandomSearch;
use crate::reads_from::ReadsFrom;
use crate::source::SourceSets;
use crate::{Algorithm, Copies, Dependence, Honours, Memory, Options, Races, SearchOption, Summary};
use raddle_trace::{Machine, Spins, THREADS_MAX, ThreadId, ThreadSet, Transition};
use std::fmt;

/// The first bytes of a saved search; the last of them is the version of the format.
const MAGIC: [u8; 8] = *b"raddle\0\x0f";

raddle_base::define_enum! {
    /// How far a search has come.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Status {
        /// There is something left to explore.
        Paused,
        /// What is left needs what a part found that was [given away](Search::split).
        Waits,
        /// Everything has been explored.
        Done,
        /// It was stopped early, for good: the summary says why.
        Stopped,
    }
}

/// Why a search cannot be taken up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SearchError {
    /// The bytes are not a saved search, or not all of it, or were changed.
    Corrupt,
    /// They are one of another version.
    Version,
    /// The machine did not repeat this step of the path as it was: it runs another program, or with other options.
    OtherProgram {
        /// The number of the step, from 0.
        step: usize,
    },
    /// What is to be merged was not given away by this search, or has been merged already.
    NoPart,
    /// What is to be merged is not done.
    NotDone,
}

impl fmt::Display for SearchError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SearchError::Corrupt => f.write_str("this is not a saved search, or it was damaged"),
            SearchError::Version => f.write_str("the search was saved by another version of raddle"),
            SearchError::OtherProgram { step } => {
                write!(f, "the search is one of another program or of other options: step {step} is not what it was")
            }
            SearchError::NoPart => f.write_str("this is no part of the search"),
            SearchError::NotDone => f.write_str("the part of the search is not done"),
        }
    }
}

impl std::error::Error for SearchError {}

/// The state of one algorithm.
#[derive(Clone, Debug)]
enum State {
    Naive(Naive),
    Backtracking(Backtracking),
    Optimal(Optimal),
    Parsimonious(Parsimonious),
    ReadsFrom(ReadsFrom),
    Random(RandomSearch),
}

impl State {
    fn new(algorithm: Algorithm, parsimonious: bool) -> Self {
        match algorithm {
            Algorithm::Optimal if parsimonious => State::Parsimonious(Parsimonious::default()),
            Algorithm::Naive => State::Naive(Naive::default()),
            Algorithm::Classic | Algorithm::Source => State::Backtracking(Backtracking::new()),
            Algorithm::Optimal => State::Optimal(Optimal::new()),
            Algorithm::ReadsFrom => State::ReadsFrom(ReadsFrom::new()),
            Algorithm::Random => State::Random(RandomSearch::new()),
        }
    }

    /// A part with this number is done, and has found this. It counts when the search has come back to where it was split off,
    /// unless it is void then.
    fn put_back(&mut self, number: u32, part: State, summary: Summary, beyond_races: BeyondRaces) {
        match (self, part) {
            (State::Naive(mine), State::Naive(_)) => {
                mine.parts.put_back(number, Returned { executions: Vec::new(), left: (), summary, beyond_races });
            }
            (State::Backtracking(mine), State::Backtracking(mut part)) => {
                let executions = part.parts.take_outbox();
                mine.parts.put_back(number, Returned { executions, left: part.slept(), summary, beyond_races });
            }
            (State::Optimal(mine), State::Optimal(mut part)) => {
                let executions = part.parts.take_outbox();
                mine.parts.put_back(number, Returned { executions, left: part.slept(), summary, beyond_races });
            }
            (State::Parsimonious(mine), State::Parsimonious(part)) => {
                let left = part.hand_over();
                mine.parts.put_back(number, Returned { executions: Vec::new(), left, summary, beyond_races });
            }
            (State::ReadsFrom(mine), State::ReadsFrom(mut part)) => {
                let executions = part.parts.take_outbox();
                let left = part.into_learned();
                mine.parts.put_back(number, Returned { executions, left, summary, beyond_races });
            }
            (State::Random(mine), State::Random(_)) => mine.put_back(number, summary),
            _ => {}
        }
    }

    /// Whether a part is to come back.
    fn wants(&self, number: u32) -> bool {
        match self {
            State::Naive(state) => state.parts.wants(number),
            State::Backtracking(state) => state.parts.wants(number),
            State::Optimal(state) => state.parts.wants(number),
            State::Parsimonious(state) => state.parts.wants(number),
            State::ReadsFrom(state) => state.parts.wants(number),
            State::Random(state) => state.wants(number),
        }
    }

    /// Where a part was given away, if that says in which order parts are explored.
    fn given_at(&self, number: u32) -> Option<u64> {
        match self {
            State::Naive(state) => state.parts.given_at(number),
            State::Backtracking(state) => state.parts.given_at(number),
            State::Optimal(state) => state.parts.given_at(number),
            State::Parsimonious(state) => state.parts.given_at(number),
            // What was given away later has smaller numbers.
            State::Random(_) => Some(u64::from(number)),
            // Its parts may come to the same by other ways.
            State::ReadsFrom(_) => None,
        }
    }

    /// What parts have found that came back, and that does not count yet.
    fn found(&self) -> Vec<&Summary> {
        match self {
            State::Naive(state) => state.parts.found().collect(),
            State::Backtracking(state) => state.parts.found().collect(),
            State::Optimal(state) => state.parts.found().collect(),
            State::Parsimonious(state) => state.parts.found().collect(),
            State::ReadsFrom(state) => state.parts.found().collect(),
            State::Random(state) => state.found().collect(),
        }
    }

    fn verify(&self, depth: usize) -> Result<(), &'static str> {
        match self {
            State::Naive(state) => state.verify(depth),
            State::Backtracking(state) => state.verify(depth),
            State::Optimal(state) => state.verify(depth),
            State::Parsimonious(state) => state.verify(depth),
            State::ReadsFrom(state) => state.verify(depth),
            State::Random(state) => state.verify(),
        }
    }
}

/// What a thread id stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Name {
    thread: ThreadId,
    parent: ThreadId,
    nth: u32,
}

/// A step of the path, with a number that stands for all that it did.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Passed {
    step: Transition,
    digest: u64,
}

/// A search that can be run, saved, loaded, split and merged. See the [module](self).
#[derive(Clone, Debug)]
pub struct Search {
    /// The algorithm at work, and its state, once the search has begun.
    algorithm: Algorithm,
    state: Option<State>,
    /// Threads that wait in loops may be shown as waiting: see [`Spins::Await`].
    awaits: bool,
    /// Additions may commute, if that was asked for.
    commuting_adds: bool,
    /// Optimal may do without wakeup trees if it is asked to: see [`Memory::Polynomial`].
    parsimonious: bool,
    summary: Summary,
    beyond_races: BeyondRaces,
    /// Objects that threads waited for, as first byte and end.
    waited_for: Vec<(u64, u64)>,
    path: Vec<Passed>,
    names: Vec<Name>,
    /// The parts that were given away and have not come back, and how many there ever were.
    given: Vec<u32>,
    given_ever: u32,
    /// Its number as a part of another search.
    part_of: Option<u32>,
    /// Where it was given away, if that says which parts come before it: those with larger numbers.
    given_at: Option<u64>,
    status: Status,
}

impl Search {
    /// A search that has not begun.
    pub fn new(algorithm: Algorithm) -> Self {
        Search {
            algorithm,
            state: None,
            awaits: true,
            commuting_adds: true,
            parsimonious: true,
            summary: Summary::default(),
            beyond_races: BeyondRaces::default(),
            waited_for: Vec::new(),
            path: Vec::new(),
            names: Vec::new(),
            given: Vec::new(),
            given_ever: 0,
            part_of: None,
            given_at: None,
            status: Status::Paused,
        }
    }

    /// The same, of a program that was searched before, in another way: the bugs and data races that were found then are not lost.
    pub fn after(algorithm: Algorithm, earlier: &Summary) -> Self {
        let Summary { bugs, data_races, .. } = earlier.clone();
        let mut summary = Summary { bugs, data_races, ..Summary::default() };
        summary.begin_again();
        Search { summary, ..Search::new(algorithm) }
    }

    /// How far it has come.
    pub fn status(&self) -> Status {
        self.status
    }

    /// What it has found so far; what merged parts have found is added when the search comes back to where they were split off.
    pub fn summary(&self) -> &Summary {
        &self.summary
    }

    /// What it has found so far, together with what merged parts have, wherever it stands.
    pub fn summary_with_parts(&self) -> Summary {
        let mut all = self.summary.clone();
        let found = self.state.as_ref().map_or_else(Vec::new, State::found);
        found.into_iter().for_each(|summary| all.add(summary.clone()));
        all
    }

    /// Its number among the parts of the search that gave it away, if it is a part.
    pub fn number(&self) -> Option<u32> {
        self.part_of
    }

    /// Where it was given away, if it is a part and that says in which order parts are explored: of two parts of one search, the one with the
    /// larger number comes first.
    pub(crate) fn given_at(&self) -> Option<u64> {
        self.given_at
    }

    /// Whether a part with this number is to come back. One that is not wanted any more need not be explored any further.
    pub fn wants(&self, number: u32) -> bool {
        self.given.contains(&number)
    }

    /// Whether this is a part of it that is to come back.
    pub fn wants_part(&self, part: &Search) -> bool {
        part.part_of.is_some_and(|number| self.wants(number))
    }

    /// Whether it is a part that has found out that it does not count.
    pub fn is_void(&self) -> bool {
        match &self.state {
            Some(State::ReadsFrom(state)) => state.is_void(),
            _ => false,
        }
    }

    /// How many random schedules it was asked for, if it draws them.
    pub fn random_schedules(&self) -> Option<u64> {
        match (&self.state, self.algorithm) {
            (Some(State::Random(state)), _) => Some(state.asked()),
            (_, Algorithm::Random) => Some(0),
            _ => None,
        }
    }

    /// What it has found.
    pub fn into_summary(self) -> Summary {
        self.summary
    }

    /// Goes on, on a machine that has not been started, until everything has been explored, a limit is reached, or this many
    /// more events have been executed. The options are to be the same every time, but for limits.
    pub fn run<M: Machine>(
        &mut self,
        machine: &mut M,
        options: &Options<'_>,
        observer: &mut dyn Observer<M>,
        events_max: Option<u64>,
    ) -> Result<Status, SearchError> {
        if !matches!(self.status, Status::Paused | Status::Waits) {
            return Ok(self.status);
        }
        let options = options.consistent();
        let mut driver = Driver::new(machine, &options, observer);
        driver.resume(self.summary.clone(), events_max);
        driver.beyond_races = self.beyond_races.clone();
        driver.is_part = self.part_of.is_some();
        driver.overwriting.set_objects(&self.waited_for);
        self.set_spins(&mut driver);
        let mut flow = driver.start().map_continue(|()| Explored::Everything);
        if flow.is_continue() {
            self.give_names(driver.machine)?;
            for (step, passed) in self.path.iter().enumerate() {
                if !driver.repeat(passed.step) || passed_last(&driver.log) != *passed {
                    return match driver.has_no_answers() {
                        // It is as it was, and can be taken up again.
                        true => Ok(self.status),
                        false => Err(SearchError::OtherProgram { step }),
                    };
                }
            }
            flow = self.explore(&mut driver);
        }
        self.status = match flow {
            Flow::Break(()) if driver.paused => Status::Paused,
            // Whether it came to its end there hangs on what came before, so that is found out when it is this part's turn.
            Flow::Break(()) if driver.has_ended_provisionally() => Status::Done,
            Flow::Break(()) if driver.summary().stopped.is_some() => Status::Stopped,
            Flow::Continue(Explored::Waits) => Status::Waits,
            Flow::Break(()) | Flow::Continue(_) => Status::Done,
        };
        self.take_from(driver);
        if matches!(self.status, Status::Done | Status::Stopped) && self.part_of.is_none() {
            self.state = None;
        }
        match &self.state {
            Some(state) if matches!(self.status, Status::Paused | Status::Waits) => {
                self.given.retain(|&number| state.wants(number));
            }
            _ => self.given.clear(),
        }
        if cfg!(feature = "expensive-checks") {
            self.verify().unwrap_or_else(|what| panic!("the state of the search is wrong: {what}"));
        }
        Ok(self.status)
    }

    /// Runs the algorithm, and those it leaves the program to.
    fn explore<M: Machine>(&mut self, driver: &mut Driver<'_, M>) -> Flow<Explored> {
        loop {
            let algorithm = self.algorithm;
            let parsimonious = self.does_without_trees(driver.options);
            let state = self.state.get_or_insert_with(|| State::new(algorithm, parsimonious));
            // A part that was given away may have met it, and here it matters when that comes back, not where.
            let told = self.given_ever > 0 && matches!(state, State::ReadsFrom(_));
            let beyond_races = told && driver.why_beyond_races().is_some();
            let explored = match state {
                _ if beyond_races => Explored::BeyondRaces,
                State::Naive(state) => state.run(driver)?,
                State::Backtracking(state) if algorithm == Algorithm::Classic => {
                    state.run::<M, PersistentSets>(driver)?
                }
                State::Backtracking(state) => state.run::<M, SourceSets>(driver)?,
                State::Optimal(state) => state.run(driver)?,
                State::Parsimonious(state) => state.run(driver)?,
                State::ReadsFrom(state) => state.run(driver)?,
                State::Random(state) => state.run(driver)?,
            };
            driver.stop_if_caught_in_loop()?;
            if driver.summary().stopped.is_some() {
                // A part came to it, and it counts.
                return Flow::Break(());
            }
            driver.look_for_undone_additions();
            let why = match (explored, driver.why_beyond_races()) {
                (Explored::HandOver(why), _) if self.part_of.is_none() => why,
                // The search it is a part of learns of it, and starts again.
                (Explored::BeyondRaces, Some(why)) if self.part_of.is_none() => why,
                // This matters to all algorithms.
                (Explored::Everything, Some(why)) if why.to().is_none() && self.part_of.is_none() => why,
                _ => return Flow::Continue(explored),
            };
            let to = why.to().unwrap_or(algorithm);
            driver.hand_over(algorithm, to, why);
            if why.to().is_none() {
                if why.orders_additions() {
                    self.commuting_adds = false;
                } else {
                    // What waits in a loop need not be an await, and then it is no obstacle.
                    self.awaits = false;
                }
                driver.beyond_races = BeyondRaces::default();
            }
            // Optimal is asked for what it cannot do without wakeup trees.
            self.parsimonious &= !(matches!(self.state, Some(State::Parsimonious(_))) && why.to() == Some(algorithm));
            self.given.clear();
            self.algorithm = to;
            self.set_spins(driver);
            self.state = None;
        }
    }

    /// Tells the machine what to do about loops that only wait.
    fn set_spins<M: Machine>(&self, driver: &mut Driver<'_, M>) {
        let spins = self.spins(driver.options.spins);
        let asked = driver.options.dependence;
        // Those that do not go by dependence may leave a program to one that does.
        let honoured = self.algorithm.honours(SearchOption::CommutingAdds) == Honours::Yes;
        let commuting_adds = asked.commuting_adds && self.commuting_adds && honoured;
        driver.set_dependence(Dependence { commuting_adds, ..asked });
        driver.machine.set_spins(spins);
        let watched = driver.options.races != Races::Off || driver.options.copies != Copies::Unwatched;
        driver.hides_races = spins == Spins::Await && watched;
        let describes_blocks = self.algorithm != Algorithm::ReadsFrom && !self.does_without_trees(driver.options);
        driver.takes_blocks = describes_blocks;
        driver.takes_rests = !matches!(self.algorithm, Algorithm::Source | Algorithm::Classic);
        driver.plans = self.algorithm == Algorithm::ReadsFrom || self.does_without_trees(driver.options);
    }

    /// Whether this is optimal without wakeup trees.
    fn does_without_trees(&self, options: &Options<'_>) -> bool {
        let asked = options.memory == Memory::Polynomial && options.preemptions.is_none();
        self.algorithm == Algorithm::Optimal && self.parsimonious && asked
    }

    /// What the machine does about loops that only wait.
    fn spins(&self, asked: Spins) -> Spins {
        match asked {
            // Reads-from describes what is read, not what is waited for.
            Spins::Await if !self.awaits || self.algorithm == Algorithm::ReadsFrom => Spins::Stop,
            asked => asked,
        }
    }

    /// Keeps what the driver knows and what cannot be computed again.
    fn take_from<M: Machine>(&mut self, driver: Driver<'_, M>) {
        let named = |t: u32| {
            let (parent, nth) = driver.machine.parent(ThreadId(t))?;
            Some(Name { thread: ThreadId(t), parent, nth })
        };
        self.names = (0..THREADS_MAX as u32).filter_map(named).collect();
        self.path = (0..driver.log.len()).map(|event| passed(&driver.log, event)).collect();
        self.beyond_races = driver.beyond_races.clone();
        self.waited_for = driver.overwriting.objects().to_vec();
        self.summary = driver.into_summary();
    }

    /// Lets a fresh machine give threads the ids they have here.
    fn give_names<M: Machine>(&self, machine: &mut M) -> Result<(), SearchError> {
        let corrupt = SearchError::Corrupt;
        let mut kept = ThreadSet::single(ThreadId::MAIN);
        while kept.len() <= self.names.len() {
            // One whose parent has its id; a new name gets the smallest id that is free.
            let next = self.names.iter().find(|name| !kept.contains(name.thread) && kept.contains(name.parent));
            let &Name { thread, parent, nth } = next.ok_or(corrupt.clone())?;
            for smaller in (1..thread.0).filter(|&t| !kept.contains(ThreadId(t))) {
                machine.intern(ThreadId::MAIN, u32::MAX - smaller);
            }
            if machine.intern(parent, nth) != Some(thread) {
                return Err(corrupt);
            }
            kept.insert(thread);
            machine.forget(kept);
        }
        Ok(())
    }

    /// Gives away what is left to do at the first state that has something left, if there is one, as a search of its own.
    /// When that is done it is to be [merged](Search::merge). A search that is not paused gives nothing away.
    pub fn split(&mut self) -> Option<Search> {
        if self.status != Status::Paused {
            return None;
        }
        let (number, executions) = (self.given_ever, self.summary.counters.executions());
        let (state, depth) = match self.state.as_mut()? {
            State::Naive(state) => state.split(number).map(|(state, depth)| (State::Naive(state), depth)),
            State::Backtracking(state) => state.split(number).map(|(state, depth)| (State::Backtracking(state), depth)),
            State::Optimal(state) => {
                state.split(number, executions).map(|(state, depth)| (State::Optimal(state), depth))
            }
            State::Parsimonious(state) => state.split(number).map(|(state, depth)| (State::Parsimonious(state), depth)),
            State::ReadsFrom(state) => state.split(number).map(|state| (State::ReadsFrom(state), self.path.len())),
            State::Random(state) => state.split(number).map(|state| (State::Random(state), 0)),
        }?;
        self.given_ever += 1;
        self.given.push(number);
        let given_at = self.state.as_ref().and_then(|state| state.given_at(number));
        Some(Search {
            algorithm: self.algorithm,
            state: Some(state),
            awaits: self.awaits,
            commuting_adds: self.commuting_adds,
            parsimonious: self.parsimonious,
            summary: Summary::default(),
            beyond_races: self.beyond_races.clone(),
            waited_for: self.waited_for.clone(),
            path: self.path[..depth].to_vec(),
            names: self.names.clone(),
            given: Vec::new(),
            given_ever: 0,
            part_of: Some(number),
            given_at,
            status: Status::Paused,
        })
    }

    /// Adds what a part has found that was given away and is [wanted](Search::wants).
    pub fn merge(&mut self, part: Search) -> Result<(), SearchError> {
        let Search { summary, beyond_races, state, part_of, status, given, .. } = part;
        let Some(number) = part_of else { return Err(SearchError::NoPart) };
        let Some(place) = self.given.iter().position(|&given| given == number) else { return Err(SearchError::NoPart) };
        if !matches!(status, Status::Done | Status::Stopped) || !given.is_empty() {
            return Err(SearchError::NotDone);
        }
        self.given.remove(place);
        if matches!(self.state, Some(State::ReadsFrom(_) | State::Random(_))) {
            self.beyond_races.add(&beyond_races);
        }
        if status == Status::Stopped {
            self.summary.add(summary);
            self.status = Status::Stopped;
        } else if let (Some(mine), Some(part)) = (self.state.as_mut(), state) {
            mine.put_back(number, part, summary, beyond_races);
        }
        Ok(())
    }

    /// Checks what has to hold between the parts of the state; says what does not.
    pub fn verify(&self) -> Result<(), &'static str> {
        let unique = |name: &Name| self.names.iter().filter(|other| other.thread == name.thread).count() == 1;
        if self.names.iter().any(|name| name.thread == ThreadId::MAIN || !unique(name)) {
            return Err("two names of one thread");
        }
        match &self.state {
            Some(state) if matches!(self.status, Status::Paused | Status::Waits) => state.verify(self.path.len()),
            _ => Ok(()),
        }
    }

    /// The search as bytes.
    pub fn save(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        self.write(&mut bytes);
        let sum = checksum(&bytes);
        bytes.extend_from_slice(&sum.to_le_bytes());
        bytes
    }

    /// A search from its bytes.
    pub fn load(bytes: &[u8]) -> Result<Search, SearchError> {
        let (content, sum) = bytes.split_last_chunk::<8>().ok_or(SearchError::Corrupt)?;
        let (magic, _) = content.split_first_chunk::<8>().ok_or(SearchError::Corrupt)?;
        if magic[..7] != MAGIC[..7] || checksum(content) != u64::from_le_bytes(*sum) {
            return Err(SearchError::Corrupt);
        }
        if *magic != MAGIC {
            return Err(SearchError::Version);
        }
        let mut reader = Reader::new(&content[MAGIC.len()..]);
        let search = Search::read(&mut reader).map_err(|Corrupt| SearchError::Corrupt)?;
        if !reader.is_empty() || search.verify().is_err() {
            return Err(SearchError::Corrupt);
        }
        Ok(search)
    }
}

/// The last event of the log, as it is kept.
fn passed_last(log: &EventLog) -> Passed {
    passed(log, log.len() - 1)
}

fn passed(log: &EventLog, event: usize) -> Passed {
    let raddle_trace::Step {
        transition,
        kind,
        site,
        choices,
        accesses,
        read,
        wrote,
        expected,
        settles,
        spawned,
        joined,
        woke,
        end: _,
    } = log.step(event);
    let mut bytes = vec![kind as u8];
    (site, choices).write(&mut bytes);
    accesses.to_vec().write(&mut bytes);
    ((read, wrote), (expected, woke)).write(&mut bytes);
    ((settles, spawned), joined).write(&mut bytes);
    Passed { step: transition, digest: checksum(&bytes) }
}

crate::bytes::plain_by_position!(Status, Status::ALL);
crate::bytes::plain_by_position!(Algorithm, Algorithm::ALL);
plain!(Name { thread, parent, nth });
plain!(Passed { step, digest });
plain!(Search {
    algorithm,
    state,
    awaits,
    commuting_adds,
    parsimonious,
    summary,
    beyond_races,
    waited_for,
    path,
    names,
    given,
    given_ever,
    part_of,
    given_at,
    status
});

impl Plain for State {
    fn write(&self, to: &mut Vec<u8>) {
        match self {
            State::Naive(state) => (0u32.write(to), state.write(to)),
            State::Backtracking(state) => (1u32.write(to), state.write(to)),
            State::Optimal(state) => (2u32.write(to), state.write(to)),
            State::ReadsFrom(state) => (3u32.write(to), state.write(to)),
            State::Random(state) => (4u32.write(to), state.write(to)),
            State::Parsimonious(state) => (5u32.write(to), state.write(to)),
        };
    }

    fn read(from: &mut Reader<'_>) -> Result<Self, Corrupt> {
        Ok(match u32::read(from)? {
            0 => State::Naive(Plain::read(from)?),
            1 => State::Backtracking(Plain::read(from)?),
            2 => State::Optimal(Plain::read(from)?),
            3 => State::ReadsFrom(Plain::read(from)?),
            4 => State::Random(Plain::read(from)?),
            5 => State::Parsimonious(Plain::read(from)?),
            _ => return Err(Corrupt),
        })
    }
}
