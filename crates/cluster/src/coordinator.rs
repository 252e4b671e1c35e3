//! The coordinator: keeps the tree of pieces, hands them out, applies what comes back, and looks after limits.
//!
//! Pieces are handed out as soon as there are any; those that nobody has taken wait in the queue of the server. If workers have
//! nothing to do, the ones with the oldest pieces are asked for parts, as among threads (`explore::jobs`). What is asked for may get
//! lost, and is asked for again.

use crate::parcel::Parcel;
use crate::server::{BEATS, Description, Hub, Place, PublishFailure, Server, no_answer};
use crate::status::{SearchState, SearchStatus, Workers};
use crate::worker::Ask;
use crate::{Error, PROTOCOL, RETRY_AFTER, TAKEN_OVER_AFTER};
use async_nats::jetstream::consumer::{AckPolicy, DeliverPolicy, pull};
use async_nats::jetstream::kv;
use futures_util::StreamExt;
use futures_util::future::join_all;
use raddle_explore::{Heard, PieceId, Pieces, Search, Status, Stopped, Summary};
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
const RENEW_EVERY: Duration = Duration::from_secs(1);
/// How often it is made sure that the queue has what it should have.
const CHECK_EVERY: Duration = Duration::from_secs(20);
const PUBLISHED_AT_ONCE: usize = 256;

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
    pub say: &'a mut dyn FnMut(&str),
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
            let place = Place::open_or_make(&self.hub, description).await?;
            let (status, revision) = take(&self.hub, description, &place, conditions).await?;
            place.list(&description.version, Some(true)).await?;
            let (applied, pieces) = match place.snapshot().await? {
                None => (0, begin()),
                Some((applied, bytes)) => {
                    let damaged = || {
                        let message = format!("--cluster: what the server has of the search {} is damaged", place.id);
                        Error::new(message, format!("remove it: raddle status --cluster … --forget {}", place.id))
                    };
                    (applied, Pieces::load(&bytes).map_err(|_| damaged())?)
                }
            };
            let results = Results { place: place.clone(), next: applied + 1, before: None, batch: None, gaps: 0 };
            let coordinator = Coordinator {
                version: description.version.clone(),
                place,
                pieces,
                results,
                queued: BTreeMap::new(),
                asked: BTreeMap::new(),
                fractions: BTreeMap::new(),
                workers: Workers::default(),
                status,
                revision,
                rates: Vec::new(),
                large: Vec::new(),
                refused: None,
                ends: None,
                started,
                last: Last { renewed: started, saved: started, summed: started, checked: started, applied },
                executions: 0,
                said: Vec::new(),
                conditions,
            };
            coordinator.run().await
        })
    }
}

/// Becomes the coordinator of a search, unless there is one.
async fn take(
    hub: &Hub,
    description: &Description,
    place: &Place,
    conditions: &mut Conditions<'_>,
) -> Result<(SearchStatus, u64), Error> {
    let status = SearchStatus {
        id: place.id.clone(),
        program: description.program.clone(),
        algorithm: description.algorithm.clone(),
        version: description.version.clone(),
        protocol: PROTOCOL,
        state: SearchState::Running,
        owner: hub.client.new_inbox(),
        renewed: 0,
        waiting: 0,
        running: 0,
        done: 0,
        executions: 0,
        executions_per_second: 0.0,
        fraction: None,
        seconds: 0.0,
    };
    let value = || serde_json::to_vec(&status).map_err(|error| no_answer("cannot write the table", error));
    let mut seen: Option<(u64, Instant)> = None;
    loop {
        let revision = match hub.status_of(&place.id).await? {
            None => match hub.table.create(&place.id, value()?.into()).await {
                Ok(revision) => return Ok((status, revision)),
                Err(error) if error.kind() == kv::CreateErrorKind::AlreadyExists => continue,
                Err(error) => return Err(no_answer("cannot write the table", error)),
            },
            Some((other, revision)) if other.state != SearchState::Running => revision,
            Some((_, revision)) => match seen {
                None => {
                    (conditions.say)(&format!(
                        "the search {} is on the server; waiting to see whether somebody coordinates it",
                        place.id
                    ));
                    seen = Some((revision, Instant::now()));
                    0
                }
                Some((before, _)) if before != revision => {
                    let message = format!("--cluster: another `raddle check` coordinates this search ({})", place.id);
                    return Err(Error::new(message, "see how far it is: raddle status --cluster …"));
                }
                Some((_, since)) if since.elapsed() >= TAKEN_OVER_AFTER => revision,
                Some(_) => 0,
            },
        };
        if revision > 0 {
            match hub.table.update(&place.id, value()?.into(), revision).await {
                Ok(revision) => return Ok((status, revision)),
                Err(error) if error.kind() == kv::UpdateErrorKind::WrongLastRevision => continue,
                Err(error) => return Err(no_answer("cannot write the table", error)),
            }
        }
        if conditions.interrupt.is_some_and(|flag| flag.load(Ordering::Relaxed)) {
            return Err(Error::new("--cluster: interrupted before the search began", "give the same command again"));
        }
        tokio::time::sleep(RETRY_AFTER).await;
    }
}

/// The results of a search in the order of their stream, none left out.
struct Results {
    place: Place,
    /// The number of the one that comes next.
    next: u64,
    /// The number and the subject of the one before.
    before: Option<(u64, String)>,
    batch: Option<pull::Batch>,
    /// How often in a row there was another one.
    gaps: u32,
}

impl Results {
    /// Sees to it that there is something to wait for.
    async fn listen(&mut self) {
        if self.batch.is_some() || !self.look_for_lost().await {
            return;
        }
        let config = pull::Config {
            deliver_policy: DeliverPolicy::ByStartSequence { start_sequence: self.next },
            ack_policy: AckPolicy::None,
            inactive_threshold: Duration::from_secs(30),
            ..pull::Config::default()
        };
        // What does not work now may work later.
        if let Ok(consumer) = self.place.results.create_consumer(config).await {
            let batch = consumer.batch().max_messages(PUBLISHED_AT_ONCE).expires(Duration::from_secs(5));
            self.batch = batch.messages().await.ok();
        }
    }

    /// A server that was killed may have lost the last results that it had confirmed, and then it gives their numbers to others. What
    /// was heard counts, and whoever hears of it again knows that by its round. So it is enough to go back to the first result
    /// that may be another one. False if the server does not say.
    async fn look_for_lost(&mut self) -> bool {
        let Ok(info) = self.place.results.get_info().await else { return false };
        let (first, last) = (info.state.first_sequence.max(1), info.state.last_sequence);
        if last + 1 < self.next {
            (self.next, self.before) = (last + 1, None);
        } else if let Some((number, subject)) = self.before.as_ref().filter(|(number, _)| *number >= first) {
            // Not every server can be asked for one message. To hear everything again does no harm.
            let known = self.place.results.get_raw_message(*number).await;
            if !known.is_ok_and(|message| message.subject.as_str() == subject) {
                (self.next, self.before) = (first, None);
            }
        }
        true
    }

    /// A message that has come, if it is the next one.
    fn check(
        &mut self,
        message: Option<Result<async_nats::jetstream::Message, async_nats::Error>>,
    ) -> Result<Option<async_nats::jetstream::Message>, Error> {
        let Some(Ok(message)) = message else {
            self.batch = None;
            return Ok(None);
        };
        let number = message.info().map_or(0, |info| info.stream_sequence);
        if number == self.next {
            (self.next, self.gaps) = (number + 1, 0);
            self.before = Some((number, message.subject.to_string()));
            return Ok(Some(message));
        }
        // Messages may get lost on the way, not on the server.
        self.batch = None;
        self.gaps += 1;
        if self.gaps < 3 {
            return Ok(None);
        }
        let message = format!("--cluster: result {} of the search {} is missing", self.next, self.place.id);
        Err(Error::new(
            message,
            "give the same command again; if that does not help, remove it with raddle status --forget",
        ))
    }
}

/// When things were done last.
struct Last {
    renewed: Instant,
    saved: Instant,
    summed: Instant,
    checked: Instant,
    /// The last result that is in a snapshot.
    applied: u64,
}

/// A piece that is lent.
#[derive(Clone, Copy)]
struct Queued {
    round: u64,
    /// The server has it.
    sent: bool,
    /// When somebody was first heard of who works on it.
    taken: Option<Instant>,
    /// When a part was asked for.
    asked: Option<Instant>,
}

struct Coordinator<'a, 'c> {
    version: String,
    place: Place,
    pieces: Pieces,
    results: Results,
    queued: BTreeMap<PieceId, Queued>,
    /// How often pieces were asked for a part since one came back that counts.
    asked: BTreeMap<PieceId, u32>,
    fractions: BTreeMap<PieceId, (f64, f64)>,
    workers: Workers,
    status: SearchStatus,
    revision: u64,
    /// Executions at times, the last seconds.
    rates: Vec<(Instant, u64)>,
    /// Results in objects that no snapshot has yet.
    large: Vec<Vec<u8>>,
    refused: Option<String>,
    /// Why the search is to end, and since when.
    ends: Option<(Option<Stopped>, Instant)>,
    started: Instant,
    last: Last,
    /// Of all pieces that came back.
    executions: u64,
    said: Vec<String>,
    conditions: &'a mut Conditions<'c>,
}

impl Coordinator<'_, '_> {
    async fn run(mut self) -> Result<Ended, Error> {
        let beats = self.place.hub.client.subscribe(BEATS).await;
        let mut beats = beats.map_err(|error| no_answer("cannot listen", error))?;
        self.catch_up().await?;
        let mut tick = tokio::time::interval(TICK);
        tick.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        while !self.is_at_end() {
            self.results.listen().await;
            let batch = &mut self.results.batch;
            let mut came = None;
            tokio::select! {
                message = async { match batch { Some(batch) => batch.next().await, None => std::future::pending().await } } => {
                    came = Some(message);
                }
                Some(beat) = beats.next() => self.workers.hear(&beat.payload),
                _ = tick.tick() => self.look_after().await?,
            }
            if let Some(message) = came
                && let Some(message) = self.results.check(message)?
            {
                self.apply(&message.subject, &message.payload).await?;
            }
        }
        self.finish().await
    }

    /// Whether there is nothing more to wait for.
    fn is_at_end(&self) -> bool {
        let waited = |since: &Instant| !self.somebody_works() || since.elapsed() > PAUSE_MAX;
        self.pieces.is_over() || self.refused.is_some() || self.ends.as_ref().is_some_and(|(_, since)| waited(since))
    }

    /// Whether somebody works on a piece that is wanted.
    fn somebody_works(&self) -> bool {
        let ours = Some(self.place.id.as_str());
        let mut slots = self.workers.slots().filter(|(_, _, slot)| slot.search.as_deref() == ours);
        slots.any(|(_, _, slot)| self.pieces.is_lent(slot.piece, slot.round))
    }

    /// Applies what is there, so that nobody is given what was done already.
    async fn catch_up(&mut self) -> Result<(), Error> {
        let last = loop {
            match self.place.results.get_info().await {
                Ok(info) => {
                    // What a snapshot has is removed. What is left, and has a smaller number, got it after others were lost.
                    self.results.next = self.results.next.min(info.state.first_sequence.max(1));
                    break info.state.last_sequence;
                }
                Err(error) if self.started.elapsed() > 10 * TAKEN_OVER_AFTER => {
                    return Err(no_answer("the server does not answer", error));
                }
                Err(_) => tokio::time::sleep(RETRY_AFTER).await,
            }
        };
        self.lend();
        while self.results.next <= last && !self.pieces.is_over() {
            self.results.listen().await;
            let Some(batch) = &mut self.results.batch else {
                tokio::time::sleep(RETRY_AFTER).await;
                continue;
            };
            let message = batch.next().await;
            if let Some(message) = self.results.check(message)? {
                self.apply(&message.subject, &message.payload).await?;
            }
        }
        Ok(())
    }

    /// Hands out all that can be worked on.
    fn lend(&mut self) {
        while let Some((id, round, _)) = self.pieces.lend() {
            self.queued.insert(id, Queued { round, sent: false, taken: None, asked: None });
        }
        // From a snapshot.
        for (id, round, _) in self.pieces.lent() {
            self.queued.entry(id).or_insert(Queued { round, sent: false, taken: None, asked: None });
        }
    }

    /// A result.
    async fn apply(&mut self, subject: &str, payload: &[u8]) -> Result<(), Error> {
        let mut tokens = subject.rsplit('.').map(str::parse::<u64>);
        let (Some(Ok(round)), Some(Ok(piece))) = (tokens.next(), tokens.next()) else { return Ok(()) };
        if !self.pieces.is_lent(piece, round) {
            self.place.remove(payload).await;
            return Ok(());
        }
        let parcel = loop {
            match self.place.open_parcel(payload).await {
                Ok(parcel) => break parcel,
                Err(error) if self.is_interrupted() => return Err(error),
                Err(_) => tokio::time::sleep(RETRY_AFTER).await,
            }
        };
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
            Some(Parcel::Piece(..) | Parcel::Object(_)) | None => {
                self.refused = Some(String::from("a result is none"));
                return Ok(());
            }
        };
        if let Some(Parcel::Object(_)) = Parcel::decode(payload) {
            self.large.push(payload.to_vec());
        }
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
                self.queued.remove(&piece);
                // What it gives away is worth something.
                parent.iter().for_each(|parent| _ = self.asked.remove(parent));
            }
            Ok(Heard::TooLate) => {}
            Err(error) => self.refused = Some(error.to_string()),
        }
        if self.pieces.is_stopped() {
            self.ends.get_or_insert((None, Instant::now()));
        }
        if self.conditions.executions_max < u64::MAX && !self.pieces.is_over() {
            self.sum();
            if self.executions >= self.conditions.executions_max {
                self.ends.get_or_insert((Some(Stopped::Executions), Instant::now()));
            }
        }
        if self.ends.is_none() {
            self.lend();
        }
        let dropped: Vec<PieceId> = self.queued.keys().copied().filter(|id| !self.pieces.contains(*id)).collect();
        for id in dropped {
            self.queued.remove(&id);
            self.place.withdraw(id).await;
        }
        let pieces = &self.pieces;
        self.asked.retain(|id, _| pieces.contains(*id));
        self.fractions.retain(|id, _| pieces.contains(*id));
        Ok(())
    }

    fn is_interrupted(&self) -> bool {
        self.conditions.interrupt.is_some_and(|flag| flag.load(Ordering::Relaxed))
    }

    /// All that has to be done now and then.
    async fn look_after(&mut self) -> Result<(), Error> {
        self.workers.forget_lost();
        self.publish().await?;
        self.see_who_works();
        if self.ends.is_none() {
            self.ends = self.limit().map(|why| (Some(why), Instant::now()));
            self.ask_for_parts().await;
        } else {
            self.ask_for_all().await;
        }
        if self.last.renewed.elapsed() >= RENEW_EVERY {
            self.renew(SearchState::Running).await?;
            self.tell();
        }
        if self.last.checked.elapsed() >= CHECK_EVERY {
            self.check_queue();
        }
        let new = self.results.next - 1 > self.last.applied;
        if new && self.last.saved.elapsed() >= self.conditions.snapshot_every && !self.pieces.is_stopped() {
            self.save().await;
        }
        Ok(())
    }

    /// Publishes what is lent and is not in the queue yet.
    async fn publish(&mut self) -> Result<(), Error> {
        let due: Vec<PieceId> = self.queued.iter().filter(|(_, queued)| !queued.sent).map(|(&id, _)| id).collect();
        let budget = self.conditions.executions_max.saturating_sub(self.executions);
        for chunk in due.chunks(PUBLISHED_AT_ONCE) {
            let lent = self.pieces.lent().filter(|(id, ..)| chunk.contains(id));
            let all: Vec<(PieceId, u64, Parcel)> =
                lent.map(|(id, round, search)| (id, round, Parcel::Piece(search.save(), budget))).collect();
            let place = &self.place;
            let sent = join_all(all.iter().map(|(id, round, parcel)| place.publish("work", *id, *round, parcel))).await;
            for ((id, ..), sent) in all.iter().zip(sent) {
                match sent {
                    Ok(_) => self.queued.entry(*id).and_modify(|queued| queued.sent = true),
                    // It is tried again, at the next look.
                    Err(PublishFailure::Retry(_) | PublishFailure::NoStream) => continue,
                };
            }
        }
        Ok(())
    }

    /// What nobody works on is in the queue. If it is not, for whatever reason, it is from now on; if it is, nothing happens.
    fn check_queue(&mut self) {
        self.last.checked = Instant::now();
        let ours = Some(self.place.id.as_str());
        let slots = self.workers.slots().filter(|(_, _, slot)| slot.search.as_deref() == ours);
        let held: Vec<(PieceId, u64)> = slots.map(|(_, _, slot)| (slot.piece, slot.round)).collect();
        for (id, queued) in &mut self.queued {
            queued.sent &= held.contains(&(*id, queued.round));
        }
    }

    fn see_who_works(&mut self) {
        let ours = Some(self.place.id.as_str());
        for (_, _, slot) in self.workers.slots().filter(|(_, _, slot)| slot.search.as_deref() == ours) {
            let Some(queued) = self.queued.get_mut(&slot.piece).filter(|queued| queued.round == slot.round) else {
                continue;
            };
            queued.taken.get_or_insert_with(Instant::now);
            if let Some((first, now)) = slot.fractions {
                self.fractions.entry(slot.piece).or_insert((first, now)).1 = now;
            }
        }
    }

    /// Asks for parts of pieces that others work on, one for each thread that has nothing to do.
    async fn ask_for_parts(&mut self) {
        let id = self.place.id.clone();
        let ours: Vec<(String, usize, PieceId, u64)> = self
            .workers
            .slots()
            .filter(|(_, _, slot)| slot.search.as_ref() == Some(&id))
            .map(|(worker, number, slot)| (worker.to_string(), number, slot.piece, slot.round))
            .collect();
        let held = ours.iter().filter(|(_, _, piece, round)| self.pieces.is_lent(*piece, *round)).count();
        let waiting = self.queued.len().saturating_sub(held);
        let ours_version = |worker: &&str| self.workers.all().any(|w| w.name == **worker && w.version == self.version);
        let idle =
            self.workers.slots().filter(|(worker, _, slot)| slot.search.is_none() && ours_version(worker)).count();
        let mut needed = idle.saturating_sub(waiting);
        let mut rich = Vec::new();
        for (worker, slot, piece, round) in &ours {
            let Some(queued) = self.queued.get(piece).filter(|queued| queued.round == *round) else {
                // Nobody wants it any more.
                self.send(
                    worker,
                    &Ask { slot: *slot, search: id.clone(), piece: *piece, round: *round, wanted: 0, drop: true },
                )
                .await;
                continue;
            };
            let doublings = self.asked.get(piece).copied().unwrap_or(0).min(DOUBLINGS_MAX);
            let old = queued.taken.is_some_and(|taken| taken.elapsed() >= GRAIN * (1 << doublings));
            if old && queued.asked.is_none_or(|asked| asked.elapsed() >= ASK_AGAIN_AFTER) {
                rich.push((*piece, *round, worker.clone(), *slot));
            }
        }
        rich.sort();
        let each = needed.div_ceil(rich.len().max(1));
        for (piece, round, worker, slot) in rich {
            if needed == 0 {
                break;
            }
            needed = needed.saturating_sub(each);
            self.queued.entry(piece).and_modify(|queued| queued.asked = Some(Instant::now()));
            self.send(&worker, &Ask { slot, search: id.clone(), piece, round, wanted: each, drop: false }).await;
        }
    }

    /// Asks everybody to bring back what they have.
    async fn ask_for_all(&mut self) {
        let id = self.place.id.clone();
        let slots = self.workers.slots().filter(|(_, _, slot)| slot.search.as_ref() == Some(&id));
        let all: Vec<(String, Ask)> = slots
            .filter(|(_, _, slot)| {
                let asked = self.queued.get(&slot.piece).and_then(|queued| queued.asked);
                asked.is_none_or(|asked| asked.elapsed() >= ASK_AGAIN_AFTER)
            })
            .map(|(worker, number, slot)| {
                let (piece, round) = (slot.piece, slot.round);
                let ask = Ask { slot: number, search: id.clone(), piece, round, wanted: 0, drop: false };
                (worker.to_string(), ask)
            })
            .collect();
        for (worker, ask) in all {
            self.queued.entry(ask.piece).and_modify(|queued| queued.asked = Some(Instant::now()));
            self.send(&worker, &ask).await;
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
            () if self.is_interrupted() => Some(Stopped::Interrupted),
            () if timeout.is_some_and(|timeout| self.started.elapsed() >= timeout) => Some(Stopped::Timeout),
            () if memory_used() > memory_max => Some(Stopped::Memory),
            () if self.status.executions >= executions_max => Some(Stopped::Executions),
            () => None,
        }
    }

    /// Adds up what has been done.
    fn sum(&mut self) {
        self.last.summed = Instant::now();
        self.executions = self.pieces.summary().counters.executions();
        let ours = Some(self.place.id.as_str());
        let (mut executions, mut depth, mut running) = (self.executions, 0, 0);
        for (_, _, slot) in self.workers.slots().filter(|(_, _, slot)| slot.search.as_deref() == ours) {
            if self.pieces.is_lent(slot.piece, slot.round) {
                executions += slot.executions;
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
        let before_fraction = self.status.fraction.unwrap_or(0.0);
        self.status.executions = executions;
        self.status.executions_per_second =
            if seconds > 0.0 { executions.saturating_sub(before) as f64 / seconds } else { 0.0 };
        self.status.fraction = (!self.fractions.is_empty()).then(|| fraction.clamp(before_fraction.min(1.0), 1.0));
        (self.status.running, self.status.waiting, self.status.done) =
            (running, (ready + lent).saturating_sub(running), done);
        self.status.seconds = self.started.elapsed().as_secs_f64();
        (self.conditions.progress)(executions, depth, self.status.fraction);
    }

    /// Says that this coordinator is there, and how the search is.
    async fn renew(&mut self, state: SearchState) -> Result<(), Error> {
        self.status.renewed += 1;
        self.status.state = state;
        let value = serde_json::to_vec(&self.status).map_err(|error| no_answer("cannot write the table", error))?;
        match self.place.hub.table.update(&self.place.id, value.into(), self.revision).await {
            Ok(revision) => (self.revision, self.last.renewed) = (revision, Instant::now()),
            Err(error) if error.kind() == kv::UpdateErrorKind::WrongLastRevision => self.see_owner().await?,
            // The server is away; it may come back.
            Err(_) => {}
        }
        Ok(())
    }

    /// The entry is not what it was: it is ours all the same if only the answer got lost.
    async fn see_owner(&mut self) -> Result<(), Error> {
        match self.place.hub.status_of(&self.place.id).await {
            Ok(Some((status, revision))) if status.owner == self.status.owner => {
                self.revision = revision;
                Ok(())
            }
            Ok(Some(_)) => {
                let message =
                    format!("--cluster: another `raddle check` has taken over this search ({})", self.place.id);
                Err(Error::new(message, "see how far it is: raddle status --cluster …"))
            }
            Ok(None) => {
                let message = format!("--cluster: the search {} was removed from the server", self.place.id);
                Err(Error::new(message, "give the same command again to begin anew"))
            }
            Err(_) => Ok(()),
        }
    }

    /// Tells a person what may need somebody's help.
    fn tell(&mut self) {
        let mut lines = Vec::new();
        if self.started.elapsed() > LONELY_AFTER && self.workers.all().next().is_none() {
            lines.push(String::from("no workers so far; start some: raddle worker --cluster …"));
        }
        for worker in self.workers.all().filter(|worker| worker.version != self.version) {
            lines.push(format!(
                "the worker {} is raddle {}, and this search is one of raddle {}: it gets nothing to do",
                worker.name, worker.version, self.version
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
        let applied = self.results.next - 1;
        if self.place.keep_snapshot(applied, &self.pieces.save()).await.is_ok() {
            for payload in std::mem::take(&mut self.large) {
                self.place.remove(&payload).await;
            }
            self.last.applied = applied;
        }
        self.last.saved = Instant::now();
    }

    async fn finish(mut self) -> Result<Ended, Error> {
        self.pieces.end_if_stopped();
        let over = self.pieces.is_over();
        self.sum();
        // All of this is for the convenience of others.
        let _ = self.place.list(&self.version, Some(false)).await;
        self.save().await;
        self.status.owner = String::new();
        let _ = self.renew(if over { SearchState::Over } else { SearchState::Paused }).await;
        let mut summary = self.pieces.summary();
        let at_limit = summary.counters.executions() >= self.conditions.executions_max;
        let stopped = self.ends.take().and_then(|(why, _)| why).filter(|_| !over);
        summary.stopped = summary.stopped.or(stopped).or((at_limit && !over).then_some(Stopped::Executions));
        if !self.conditions.keep_going {
            // Several may have found one at once.
            summary.bugs.truncate(1);
        }
        Ok(Ended { id: self.place.id.clone(), summary, over, refused: self.refused })
    }
}
