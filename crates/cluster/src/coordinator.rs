//! The coordinator: keeps the tree of pieces, hands them out, applies what comes back, and looks after limits.
//!
//! Pieces are handed out as soon as there are any; those that nobody has taken wait in the queue of the server. If workers have
//! nothing to do, the ones with the oldest pieces are asked for parts, as among threads (`explore::jobs`). What is asked for may get
//! lost, and is asked for again.
//!
//! When a piece was stopped for good, by a bug for example, pieces that come before it are handed out until none is left: only then is it known
//! which bug the one search would have found. Those that come after it are asked back. They are kept, because what ended the search may
//! turn out to be void, and then the search goes on.

use crate::loans::{Key, Loans, Overdue};
use crate::owner::Owned;
use crate::parcel::Parcel;
use crate::results::Results;
use crate::server::{BEATS, Broken, Description, Kind, Place, Server, Snapshot, no_answer};
use crate::status::{SearchState, Workers};
use crate::worker::Ask;
use crate::{Error, RETRY_AFTER};
use futures_util::StreamExt;
use futures_util::future::join_all;
use raddle_explore::{Heard, PieceId, Pieces, Search, Status, Stopped, Summary, checksum};
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// How long the coordinator looks away.
const TICK: Duration = Duration::from_millis(20);
/// How long a piece is worked on before it is asked for a part, and how often that is doubled while no part counts.
const GRAIN: Duration = Duration::from_millis(50);
const DOUBLINGS_MAX: u32 = 8;
/// What is asked for may get lost.
const ASK_AGAIN_AFTER: Duration = Duration::from_millis(700);
/// How long workers may take to bring back their pieces when the search is to end.
const PAUSE_MAX: Duration = Duration::from_secs(3);
/// When it is said that there are no workers.
const LONELY_AFTER: Duration = Duration::from_secs(5);
/// How many lost workers are remembered.
const LOST_MAX: usize = 8;
const RENEW_EVERY: Duration = Duration::from_secs(1);
const PUBLISHED_AT_ONCE: usize = 256;
/// A thread that has had nothing to do for so long could have taken what waits.
const IDLE_MIN: Duration = Duration::from_secs(1);
/// How often it is tried to make again what the server has lost, before what is in the way is removed; and for how long in all.
const MAKE_TRIES: u32 = 3;
const MAKE_MAX: Duration = Duration::from_secs(60);
/// How long the queue may take no pieces before it is made anew.
const UNSENT_MAX: Duration = Duration::from_secs(5);
/// How long it takes in what is there when somebody interrupts.
const CATCH_UP_MAX: Duration = Duration::from_secs(2);
/// How long a server may be away while a search begins.
const BEGIN_MAX: Duration = Duration::from_secs(60);

/// When a search is to stop, and who wants to hear of it.
pub struct Conditions<'a> {
    /// Set from outside to stop it.
    pub interrupt: Option<&'a AtomicBool>,
    /// Stop after this time.
    pub timeout: Option<Duration>,
    /// Stop after so many executions.
    pub executions_max: u64,
    /// Stop when this process uses that much memory, and how much it uses.
    pub memory: (u64, fn() -> u64),
    /// Go on after a bug.
    pub keep_going: bool,
    /// How often the tree of pieces is kept on the server.
    pub snapshot_every: Duration,
    /// Hears of executions, of the depth of the search and of how much is done.
    pub progress: &'a mut dyn FnMut(u64, usize, Option<f64>),
    /// Hears what a person should know.
    pub say: &'a dyn Fn(&str),
}

impl Conditions<'_> {
    fn is_interrupted(&self) -> bool {
        is_set(self.interrupt)
    }
}

fn is_set(flag: Option<&AtomicBool>) -> bool {
    flag.is_some_and(|flag| flag.load(Ordering::Relaxed))
}

/// What came of a search.
#[derive(Debug)]
pub struct Ended {
    /// Its id.
    pub id: String,
    /// What was found.
    pub summary: Summary,
    /// Nothing is left to do. Otherwise the same search can go on later.
    pub over: bool,
    /// A worker could not do anything with a piece, and why: this is a bug of ours.
    pub refused: Option<String>,
}

impl Server {
    /// Begins a search, or goes on with it if the server has it, until everything has been explored or it is to stop.
    pub fn search(
        &self,
        description: &Description,
        begin: &dyn Fn() -> Pieces,
        conditions: &mut Conditions<'_>,
    ) -> Result<Ended, Error> {
        self.runtime.block_on(async {
            let started = Instant::now();
            let mut owned = Owned::new(&self.hub, description);
            let (say, interrupt) = (conditions.say, conditions.interrupt);
            let begun = async {
                loop {
                    match self.begin(description, &mut owned, begin, conditions).await {
                        // The server may be back soon.
                        Err(error)
                            if error.passing && started.elapsed() < BEGIN_MAX && !conditions.is_interrupted() =>
                        {
                            tokio::time::sleep(RETRY_AFTER).await;
                        }
                        begun => break begun,
                    }
                }
            };
            let begun = tokio::select! {
                begun = begun => begun?,
                () = self.hub.watch(say, || is_set(interrupt)) => {
                    return Err(no_answer("interrupted before the search began", "the server does not answer"));
                }
            };
            Coordinator::new(description, owned, begun, started, conditions).run().await
        })
    }

    /// Becomes the coordinator of a search, and gets what the server has of it.
    async fn begin(
        &self,
        description: &Description,
        owned: &mut Owned,
        begin: &dyn Fn() -> Pieces,
        conditions: &mut Conditions<'_>,
    ) -> Result<Begun, Error> {
        let place = Place::open_or_make(&self.hub, description).await?;
        let interrupt = conditions.interrupt;
        let interrupted = || is_set(interrupt);
        owned.take(&self.hub, conditions.say, &interrupted).await?;
        place.list(&description.version, Some(true)).await?;
        let is_usable = |snapshot: &Snapshot| Pieces::load(&snapshot.pieces).is_ok();
        let (serial, snapshot) = place.latest_snapshot(is_usable).await?;
        let (applied, pieces) = match snapshot {
            None => (0, begin()),
            Some(Snapshot { applied, pieces }) => {
                (applied, Pieces::load(&pieces).map_err(|error| no_answer("cannot read a snapshot", error))?)
            }
        };
        Ok(Begun { place, pieces, applied, serial })
    }
}

/// What the server had of a search.
struct Begun {
    place: Place,
    pieces: Pieces,
    /// The last result in the tree.
    applied: u64,
    /// The number of the last snapshot.
    serial: u64,
}

/// When things were done last.
struct Last {
    looked: Instant,
    renewed: Instant,
    saved: Instant,
    summed: Instant,
    /// The last result that is in a snapshot.
    applied: u64,
}

struct Coordinator<'a, 'c> {
    description: &'a Description,
    place: Place,
    pieces: Pieces,
    results: Results,
    loans: Loans,
    /// How often pieces were asked for a part since one came back that counts.
    asked: BTreeMap<PieceId, u32>,
    fractions: BTreeMap<PieceId, (f64, f64)>,
    workers: Workers,
    owned: Owned,
    /// Executions at times, the last seconds.
    rates: Vec<(Instant, u64)>,
    /// Objects with results that no snapshot has yet, and that only the last one has.
    large: (Vec<String>, Vec<String>),
    /// The number of the last snapshot.
    serial: u64,
    refused: Option<String>,
    /// What the server has lost cannot be made again: since when, and how often that was tried.
    unmade: Option<(Instant, u32)>,
    /// The queue takes no pieces: since when.
    unsent: Option<Instant>,
    /// Why the search is to end, and since when: a limit, or that it has found its end.
    ends: Option<(Option<Stopped>, Instant)>,
    started: Instant,
    last: Last,
    /// Of all pieces that came back, as far as they count.
    executions: u64,
    said: Vec<String>,
    conditions: &'a mut Conditions<'c>,
}

impl<'a, 'c> Coordinator<'a, 'c> {
    fn new(
        description: &'a Description,
        owned: Owned,
        begun: Begun,
        started: Instant,
        conditions: &'a mut Conditions<'c>,
    ) -> Self {
        let Begun { place, pieces, applied, serial } = begun;
        let now = Instant::now();
        Coordinator {
            description,
            // What is in the tree already is not wanted any more, and is passed over.
            results: Results::new(place.clone()),
            place,
            pieces,
            loans: Loans::default(),
            asked: BTreeMap::new(),
            fractions: BTreeMap::new(),
            workers: Workers::default(),
            owned,
            rates: Vec::new(),
            large: (Vec::new(), Vec::new()),
            serial,
            refused: None,
            unmade: None,
            unsent: None,
            ends: None,
            started,
            last: Last { looked: now, renewed: now, saved: now, summed: now, applied },
            executions: 0,
            said: Vec::new(),
            conditions,
        }
    }

    async fn run(mut self) -> Result<Ended, Error> {
        let (hub, say, interrupt) = (self.place.hub.clone(), self.conditions.say, self.conditions.interrupt);
        tokio::select! {
            done = self.work() => done?,
            // What the server has of the search is there when it is back.
            () = hub.watch(say, || is_set(interrupt)) => {
                self.ends.get_or_insert((Some(Stopped::Interrupted), Instant::now()));
            }
        }
        Ok(self.ended())
    }

    /// All until the end, and what others want to know of it.
    async fn work(&mut self) -> Result<(), Error> {
        let beats = self.place.hub.client.subscribe(BEATS).await;
        let mut beats = beats.map_err(|error| no_answer("cannot listen", error))?;
        self.catch_up().await?;
        let mut tick = tokio::time::interval(TICK);
        tick.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        while !self.is_at_end() || self.goes_on_after_all() {
            self.results.listen().await;
            let mut came = None;
            tokio::select! {
                message = self.results.wait() => came = message,
                Some(beat) = beats.next() => self.workers.hear(&beat.payload),
                _ = tick.tick() => self.look_after().await?,
            }
            if let Some(message) = came {
                self.apply(&message.subject, &message.payload).await?;
            }
        }
        self.finish().await;
        Ok(())
    }

    /// Whether there is nothing more to wait for.
    fn is_at_end(&self) -> bool {
        let waited = |since: &Instant| !self.somebody_works() || since.elapsed() > PAUSE_MAX;
        self.pieces.is_over() || self.refused.is_some() || self.ends.as_ref().is_some_and(|(_, since)| waited(since))
    }

    /// Whether executions were counted that do not count, because they belong to parts that have become void, or that come after what
    /// ends the search. Then the limit was not reached.
    fn goes_on_after_all(&mut self) -> bool {
        let at_limit = matches!(self.ends, Some((Some(Stopped::Executions), _)));
        if !at_limit || self.pieces.is_over() || self.refused.is_some() || self.somebody_works() {
            return false;
        }
        self.sum();
        if self.executions >= self.conditions.executions_max {
            return false;
        }
        self.ends = None;
        self.see_whether_it_is_settled();
        self.lend();
        true
    }

    /// Sees whether the search has found its end, and nothing is left that comes before it. It goes on if what was found belongs to a
    /// part that has become void.
    fn see_whether_it_is_settled(&mut self) {
        match (self.pieces.is_settled(), &self.ends) {
            (true, None) => self.ends = Some((None, Instant::now())),
            (false, Some((None, _))) => self.ends = None,
            _ => {}
        }
    }

    /// Whether somebody works on a piece that is wanted.
    fn somebody_works(&self) -> bool {
        let ours = Some(self.place.id.as_str());
        let mut slots = self.workers.slots().filter(|(_, _, slot)| slot.search.as_deref() == ours);
        slots.any(|(_, _, slot)| self.pieces.is_lent(slot.piece, slot.round))
    }

    /// Applies what is there, so that nobody is given what was done already.
    async fn catch_up(&mut self) -> Result<(), Error> {
        let started = Instant::now();
        let interrupt = self.conditions.interrupt;
        // Without these what is reported is less than what the search has found.
        let is_too_late = || is_set(interrupt) && started.elapsed() > CATCH_UP_MAX;
        let last = loop {
            match self.results.last().await {
                Some(last) => break last,
                None if started.elapsed() > BEGIN_MAX || is_too_late() => {
                    return Err(no_answer("the server does not answer", "it has not said how many results there are"));
                }
                None => tokio::time::sleep(RETRY_AFTER).await,
            }
        };
        self.lend();
        while self.results.next <= last && !self.pieces.is_over() && !is_too_late() {
            self.results.listen().await;
            // What cannot be had now comes later, if it comes.
            match tokio::time::timeout(RETRY_AFTER, self.results.wait()).await {
                Ok(Some(message)) => self.apply(&message.subject, &message.payload).await?,
                Ok(None) => {}
                Err(_) if started.elapsed() > BEGIN_MAX => break,
                Err(_) => {}
            }
        }
        Ok(())
    }

    /// Hands out all that can be worked on.
    fn lend(&mut self) {
        while self.pieces.lend().is_some() {}
        // Those of a snapshot, too.
        for (id, round, search) in self.pieces.lent() {
            if self.loans.get(id, round).is_none() {
                self.loans.add(id, round, checksum(&search.save()));
            }
        }
    }

    /// A result.
    async fn apply(&mut self, subject: &str, payload: &[u8]) -> Result<(), Error> {
        let Some(key) = Key::of_subject(subject) else { return Ok(()) };
        let object = match Parcel::decode(payload) {
            Some(Parcel::Object(name)) => Some(name),
            _ => None,
        };
        if !self.loans.wants(&key) {
            self.large.0.extend(object);
            return Ok(());
        }
        let mut tries = 0;
        let parcel = loop {
            match self.place.open_parcel(payload).await {
                Ok(parcel) => break parcel,
                // The piece is still lent.
                Err(_) if self.conditions.is_interrupted() => return Ok(()),
                // The server answers, but not about this.
                Err(_)
                    if tries >= MAKE_TRIES
                        && self.place.hub.has_stream(&self.place.bucket_stream()).await.is_some() =>
                {
                    break None;
                }
                Err(_) => tokio::time::sleep(RETRY_AFTER).await,
            }
            tries += 1;
        };
        self.large.0.extend(object);
        let (piece, round) = (key.piece, key.round);
        let (search, given) = match parcel {
            Some(Parcel::Back(search, given)) => (search, given),
            Some(Parcel::ShortOfMemory(search, given)) => {
                self.ends.get_or_insert((Some(Stopped::Memory), Instant::now()));
                (search, given)
            }
            Some(Parcel::Refused(why)) => {
                self.refused = Some(why);
                return Ok(());
            }
            // The server has lost it. The piece is still lent, and is published again.
            None => return Ok(()),
            Some(Parcel::Piece(..) | Parcel::Object(_)) => {
                self.refused = Some(String::from("a result is none"));
                return Ok(());
            }
        };
        let given: Result<Vec<Search>, _> = given.iter().map(|part| Search::load(part)).collect();
        let heard = match (Search::load(&search), given) {
            (Ok(search), Ok(given)) => {
                let paused = search.status() == Status::Paused;
                if paused && self.ends.is_none() {
                    *self.asked.entry(piece).or_insert(0) += 1;
                }
                self.pieces.bring_back_lent(piece, round, search, given)
            }
            (Err(error), _) | (_, Err(error)) => Err(error),
        };
        match heard {
            Ok(Heard::Counts(parent)) => {
                self.end_loan(piece).await;
                // What it gives away is worth something.
                parent.iter().for_each(|parent| _ = self.asked.remove(parent));
            }
            Ok(Heard::TooLate) => {}
            Err(error) => self.refused = Some(error.to_string()),
        }
        self.see_whether_it_is_settled();
        if self.conditions.executions_max < u64::MAX && !self.pieces.is_over() {
            self.sum();
            if self.executions >= self.conditions.executions_max {
                self.ends.get_or_insert((Some(Stopped::Executions), Instant::now()));
            }
        }
        if self.ends.is_none() {
            self.lend();
        }
        let pieces = &self.pieces;
        let dropped: Vec<PieceId> =
            self.loans.all().map(|loan| loan.key.piece).filter(|id| !pieces.contains(*id)).collect();
        self.asked.retain(|id, _| pieces.contains(*id));
        self.fractions.retain(|id, _| pieces.contains(*id));
        for id in dropped {
            self.end_loan(id).await;
        }
        Ok(())
    }

    /// A piece has come back, or is not wanted any more. Whoever gets it from the queue all the same is told so.
    async fn end_loan(&mut self, piece: PieceId) {
        if let Some(loan) = self.loans.remove(piece) {
            self.place.remove_objects(&loan.objects).await;
        }
    }

    /// All that has to be done now and then.
    async fn look_after(&mut self) -> Result<(), Error> {
        self.owned.status.lost.extend(self.workers.forget_lost());
        self.look_after_loans().await?;
        self.publish().await;
        self.see_who_works();
        if self.ends.is_none() {
            self.ends = self.limit().map(|why| (Some(why), Instant::now()));
            self.ask_for_parts().await;
        } else {
            self.ask_for_all().await;
        }
        if self.last.renewed.elapsed() >= RENEW_EVERY {
            self.last.renewed = Instant::now();
            if self.owned.renew(&self.place.hub, SearchState::Running).await? {
                // The server may have lost it; if not, nothing happens.
                let _ = self.place.list(&self.description.version, Some(true)).await;
            }
            self.tell();
        }
        let new = self.results.next - 1 != self.last.applied;
        if new && self.last.saved.elapsed() >= self.conditions.snapshot_every && !self.pieces.is_stopped() {
            self.save().await;
        }
        Ok(())
    }

    /// Sees to it that every piece that is lent gets to somebody. See [`loans`](crate::loans).
    async fn look_after_loans(&mut self) -> Result<(), Error> {
        let passed = self.last.looked.elapsed();
        self.last.looked = Instant::now();
        let held = self.held();
        let somebody_idle = self.ends.is_none() && self.workers.idle_for(&self.description.version, IDLE_MIN);
        let overdue = self.loans.pass(passed, &held, somebody_idle);
        let unsent = self.unsent.is_some_and(|since| since.elapsed() >= UNSENT_MAX);
        if overdue.is_none() && !self.results.is_gone && self.unmade.is_none() && !unsent {
            return Ok(());
        }
        self.make_place_again().await?;
        if (overdue == Some(Overdue::QueueAnew) || unsent) && self.place.make_queue_anew().await.is_ok() {
            self.loans.send_again(&held);
        }
        self.unsent = self.unsent.filter(|_| !unsent);
        Ok(())
    }

    /// Makes again what the server has lost. If that does not work it is tried again, as long as the server is away; one that answers
    /// has something that is in the way ([`Broken`]), which is removed. An error: it stays there.
    async fn make_place_again(&mut self) -> Result<(), Error> {
        let Err(Broken { stream, error }) = Place::make_and_try(&self.place.hub, self.description).await else {
            (self.results.is_gone, self.unmade) = (false, None);
            return Ok(());
        };
        let (since, tries) = self.unmade.take().unwrap_or((Instant::now(), 0));
        let answers = self.place.hub.has_stream(&stream).await == Some(true);
        self.unmade = Some((since, tries + u32::from(answers)));
        match () {
            () if !error.passing || answers && since.elapsed() > MAKE_MAX => return Err(error),
            () if answers && (tries + 1) % MAKE_TRIES == 0 => {
                (self.conditions.say)(&format!("what the search has on the server is removed and made again: {error}"));
                // What was in it can be made again, or is: the program, pieces, results, the entry in the table, and a snapshot.
                let _ = self.place.hub.context.delete_stream(&stream).await;
                self.last.applied = 0;
            }
            () => {}
        }
        Ok(())
    }

    /// What somebody works on.
    fn held(&self) -> Vec<(PieceId, u64)> {
        let ours = Some(self.place.id.as_str());
        let slots = self.workers.slots().filter(|(_, _, slot)| slot.search.as_deref() == ours);
        slots.map(|(_, _, slot)| (slot.piece, slot.round)).collect()
    }

    /// Publishes what is lent and is not in the queue yet.
    async fn publish(&mut self) {
        let unsent = self.loans.all().filter(|loan| !loan.sent).map(|loan| loan.key);
        let keys: Vec<Key> = unsent.filter(|key| self.pieces.is_of_use(key.piece)).collect();
        let budget = self.conditions.executions_max.saturating_sub(self.executions);
        for chunk in keys.chunks(PUBLISHED_AT_ONCE) {
            let search_of = |(id, round, search): (PieceId, u64, &Search)| {
                let key = chunk.iter().find(|key| (key.piece, key.round) == (id, round))?;
                Some((*key, Parcel::Piece(search.save(), budget)))
            };
            let parcels: Vec<(Key, Parcel)> = self.pieces.lent().filter_map(search_of).collect();
            let place = &self.place;
            let sent = join_all(parcels.iter().map(|(key, parcel)| place.publish(Kind::Work, key, parcel))).await;
            for ((key, _), sent) in parcels.iter().zip(sent) {
                // What failed is tried again, at the next look.
                match (sent, self.loans.get_mut(key.piece, key.round)) {
                    (Ok(object), Some(loan)) => {
                        loan.sent = true;
                        loan.objects.extend(object);
                        self.unsent = None;
                    }
                    (Ok(_), None) => {}
                    (Err(_), _) => _ = self.unsent.get_or_insert_with(Instant::now),
                }
            }
        }
    }

    fn see_who_works(&mut self) {
        let ours = Some(self.place.id.as_str());
        for (_, _, slot) in self.workers.slots().filter(|(_, _, slot)| slot.search.as_deref() == ours) {
            let Some(loan) = self.loans.get_mut(slot.piece, slot.round) else { continue };
            loan.taken.get_or_insert_with(Instant::now);
            if let Some((first, now)) = slot.fractions {
                self.fractions.entry(slot.piece).or_insert((first, now)).1 = now;
            }
        }
    }

    /// Asks for parts of pieces that others work on, one for each thread that has nothing to do; and for all of what makes no difference.
    async fn ask_for_parts(&mut self) {
        let id = self.place.id.clone();
        let ours: Vec<(String, usize, PieceId, u64)> = self
            .workers
            .slots()
            .filter(|(_, _, slot)| slot.search.as_ref() == Some(&id))
            .map(|(worker, number, slot)| (worker.to_string(), number, slot.piece, slot.round))
            .collect();
        let is_of_use = |piece: PieceId| self.pieces.is_of_use(piece);
        let is_held = |piece: PieceId, round: u64| self.pieces.is_lent(piece, round) && is_of_use(piece);
        let held = ours.iter().filter(|(_, _, piece, round)| is_held(*piece, *round)).count();
        let waiting = self.loans.all().filter(|loan| is_of_use(loan.key.piece)).count().saturating_sub(held);
        let ours_version =
            |worker: &&str| self.workers.all().any(|w| w.name == **worker && w.version == self.description.version);
        let idle =
            self.workers.slots().filter(|(worker, _, slot)| slot.search.is_none() && ours_version(worker)).count();
        let mut needed = idle.saturating_sub(waiting);
        let (mut rich, mut of_no_use) = (Vec::new(), Vec::new());
        for (worker, slot, piece, round) in &ours {
            let Some(loan) = self.loans.get(*piece, *round) else {
                // Nobody wants it any more.
                self.send(
                    worker,
                    &Ask { slot: *slot, search: id.clone(), piece: *piece, round: *round, wanted: 0, drop: true },
                )
                .await;
                continue;
            };
            let doublings = self.asked.get(piece).copied().unwrap_or(0).min(DOUBLINGS_MAX);
            let old = loan.taken.is_some_and(|taken| taken.elapsed() >= GRAIN * (1 << doublings));
            if loan.asked.is_some_and(|asked| asked.elapsed() < ASK_AGAIN_AFTER) {
                continue;
            }
            let one = (*piece, *round, worker.clone(), *slot);
            match self.pieces.is_of_use(*piece) {
                true if old => rich.push(one),
                true => {}
                false => of_no_use.push(one),
            }
        }
        for (piece, round, worker, slot) in of_no_use {
            self.note_asked(piece, round);
            self.send(&worker, &Ask { slot, search: id.clone(), piece, round, wanted: 0, drop: false }).await;
        }
        rich.sort();
        let each = needed.div_ceil(rich.len().max(1));
        for (piece, round, worker, slot) in rich {
            if needed == 0 {
                break;
            }
            needed = needed.saturating_sub(each);
            self.note_asked(piece, round);
            self.send(&worker, &Ask { slot, search: id.clone(), piece, round, wanted: each, drop: false }).await;
        }
    }

    /// Asks everybody to bring back what they have.
    async fn ask_for_all(&mut self) {
        let id = self.place.id.clone();
        let slots = self.workers.slots().filter(|(_, _, slot)| slot.search.as_ref() == Some(&id));
        let all: Vec<(String, Ask)> = slots
            .filter(|(_, _, slot)| {
                let asked = self.loans.get(slot.piece, slot.round).and_then(|loan| loan.asked);
                asked.is_none_or(|asked| asked.elapsed() >= ASK_AGAIN_AFTER)
            })
            .map(|(worker, number, slot)| {
                let (piece, round) = (slot.piece, slot.round);
                let ask = Ask { slot: number, search: id.clone(), piece, round, wanted: 0, drop: false };
                (worker.to_string(), ask)
            })
            .collect();
        for (worker, ask) in all {
            self.note_asked(ask.piece, ask.round);
            self.send(&worker, &ask).await;
        }
    }

    fn note_asked(&mut self, piece: PieceId, round: u64) {
        if let Some(loan) = self.loans.get_mut(piece, round) {
            loan.asked = Some(Instant::now());
        }
    }

    async fn send(&self, worker: &str, ask: &Ask) {
        // It is sent again if nothing happens.
        if let Ok(payload) = serde_json::to_vec(ask) {
            let _ = self.place.hub.client.publish(format!("raddle.ask.{worker}"), payload.into()).await;
        }
    }

    /// A limit that has been reached.
    fn limit(&mut self) -> Option<Stopped> {
        if self.last.summed.elapsed() >= 10 * TICK {
            self.sum();
        }
        let Conditions { timeout, executions_max, memory: (memory_max, memory_used), .. } = *self.conditions;
        match () {
            () if self.conditions.is_interrupted() => Some(Stopped::Interrupted),
            () if timeout.is_some_and(|timeout| self.started.elapsed() >= timeout) => Some(Stopped::Timeout),
            () if memory_used() > memory_max => Some(Stopped::Memory),
            () if self.owned.status.executions >= executions_max => Some(Stopped::Executions),
            () => None,
        }
    }

    /// Adds up what has been done.
    fn sum(&mut self) {
        self.last.summed = Instant::now();
        self.executions = self.pieces.executions();
        let ours = Some(self.place.id.as_str());
        let (mut executions, mut depth, mut running) = (self.executions, 0, 0);
        for (_, _, slot) in self.workers.slots().filter(|(_, _, slot)| slot.search.as_deref() == ours) {
            if self.pieces.is_lent(slot.piece, slot.round) {
                // What comes after the end does not count.
                executions += if self.pieces.is_of_use(slot.piece) { slot.executions } else { 0 };
                depth = depth.max(slot.depth);
                running += 1;
            }
        }
        let (ready, lent, done) = self.pieces.counts();
        let now = Instant::now();
        self.rates.retain(|(at, _)| at.elapsed() < Duration::from_secs(10));
        self.rates.push((now, executions));
        let (first, before) = self.rates[0];
        let seconds = (now - first).as_secs_f64();
        let fraction: f64 = self.fractions.values().map(|(first, last)| last - first).sum();
        let before_fraction = self.owned.status.fraction.unwrap_or(0.0);
        self.owned.status.executions = executions;
        self.owned.status.executions_per_second =
            if seconds > 0.0 { executions.saturating_sub(before) as f64 / seconds } else { 0.0 };
        self.owned.status.fraction =
            (!self.fractions.is_empty()).then(|| fraction.clamp(before_fraction.min(1.0), 1.0));
        (self.owned.status.running, self.owned.status.waiting, self.owned.status.done) =
            (running, (ready + lent).saturating_sub(running), done);
        let excess = self.owned.status.lost.len().saturating_sub(LOST_MAX);
        self.owned.status.lost.drain(..excess);
        self.owned.status.seconds = self.started.elapsed().as_secs_f64();
        (self.conditions.progress)(executions, depth, self.owned.status.fraction);
    }

    /// Tells a person what may need somebody's help.
    fn tell(&mut self) {
        let mut lines = Vec::new();
        if self.started.elapsed() > LONELY_AFTER && self.workers.all().next().is_none() {
            lines.push(String::from("no workers so far; start some: raddle worker --cluster …"));
        }
        for worker in self.workers.all().filter(|worker| worker.version != self.description.version) {
            lines.push(format!(
                "the worker {} is raddle {}, and this search is one of raddle {}: it gets nothing to do",
                worker.name, worker.version, self.description.version
            ));
        }
        for name in self.workers.shared_names() {
            lines.push(format!(
                "two workers are called {name}: they get in each other's way; give each a --name that nobody else has"
            ));
        }
        for line in lines {
            if !self.said.contains(&line) {
                (self.conditions.say)(&line);
                self.said.push(line);
            }
        }
    }

    /// Keeps the tree on the server. If that does not work there is the last one, and all results after it.
    async fn save(&mut self) {
        self.last.saved = Instant::now();
        let snapshot = Snapshot { applied: self.results.next - 1, pieces: self.pieces.save() };
        if self.place.keep_snapshot(self.serial + 1, &snapshot, self.last.applied.min(snapshot.applied)).await.is_ok() {
            self.serial += 1;
            self.last.applied = snapshot.applied;
            let old = std::mem::take(&mut self.large.1);
            self.large.1 = std::mem::take(&mut self.large.0);
            self.place.remove_objects(&old).await;
        }
    }

    async fn finish(&mut self) {
        // Where a limit came first, what was found may not be the first, but it is something.
        self.pieces.end_if_stopped();
        let over = self.pieces.is_over();
        self.sum();
        // All of this is for the convenience of others.
        let _ = self.place.list(&self.description.version, Some(false)).await;
        self.save().await;
        self.owned.status.owner = String::new();
        let _ = self.owned.renew(&self.place.hub, if over { SearchState::Over } else { SearchState::Paused }).await;
    }

    /// What came of it.
    fn ended(mut self) -> Ended {
        self.pieces.end_if_stopped();
        let over = self.pieces.is_over();
        let mut summary = self.pieces.summary();
        let at_limit = summary.counters.executions() >= self.conditions.executions_max;
        let stopped = self.ends.take().and_then(|(why, _)| why).filter(|_| !over);
        summary.stopped = summary.stopped.or(stopped).or((at_limit && !over).then_some(Stopped::Executions));
        if !self.conditions.keep_going {
            // Several may have found one at once.
            summary.bugs.truncate(1);
        }
        Ended { id: self.place.id.clone(), summary, over, refused: self.refused }
    }
}
