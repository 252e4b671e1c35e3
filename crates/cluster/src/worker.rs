//! A worker: takes pieces of whatever searches the server has, explores them, and says what became of them.
//!
//! Each of its threads explores one piece at a time, in [`raddle_explore::work`]; [`Remote`] is the [queue](Queue) that it sees. One thread
//! waits for the network: it fetches pieces, says that they are being worked on, hears what the coordinators ask for, and publishes
//! results. When the server is away it tries again until it is back; what was explored meanwhile is not lost. Only a worker that is asked to leave
//! does not wait for ever: after [`LEAVE_MAX`] it gives up, and its piece is explored again by somebody else.

use crate::loans::Key;
use crate::parcel::Parcel;
use crate::server::{BEATS, Hub, Kind, Listed, Place, PublishFailure, Server, no_answer};
use crate::status::{SlotStatus, WorkerStatus};
use crate::{BEAT_EVERY, EXECUTIONS_MAX, Error, PROGRESS_EVERY, PROTOCOL, RETRY_AFTER};
use async_nats::jetstream::consumer::{PullConsumer, pull};
use async_nats::jetstream::{AckKind, Message};
use futures_util::StreamExt;
use futures_util::future::join_all;
use raddle_explore::{PieceId, Progress, Queue, Search, SearchError};
use serde::{Deserialize, Serialize};
use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::rc::Rc;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::Notify;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};

/// How long the server may look for a piece before we ask again.
const FETCH_MAX: Duration = Duration::from_millis(500);
/// How often a piece is brought back, whether somebody asks for it or not: more than this is not lost with a worker.
const BRING_BACK_EVERY: Duration = Duration::from_secs(60);
/// How often the table of searches is looked at.
const LOOK_EVERY: Duration = Duration::from_secs(1);
/// Programs that are kept.
const PREPARED_MAX: usize = 4;
/// How often the queue is told that a piece is done, before it is left to find out.
const ACK_TRIES: usize = 2;
/// How long a server may say that there is nobody who would take a result, before that is left to whoever gets the piece next.
const NO_STREAM_MAX: Duration = Duration::from_secs(30);

/// How long a worker that is asked to leave tries to bring back what it has.
const LEAVE_MAX: Duration = Duration::from_secs(5);

/// What a coordinator asks of a worker.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Ask {
    /// The number of the thread.
    pub slot: usize,
    /// What it is to be working on.
    pub search: String,
    pub piece: PieceId,
    pub round: u64,
    /// How many parts it should give away.
    pub wanted: usize,
    /// Nobody wants what it does.
    pub drop: bool,
}

/// How pieces of one search are explored.
pub trait Assignment: Send + Sync {
    /// Calls [`raddle_explore::work`] with this queue, as worker 0.
    fn work(&self, queue: &Remote<'_>);
}

/// How a worker works.
pub struct WorkerOptions<'a> {
    /// Its name, which nobody else has. Letters, digits, `-` and `_`.
    pub name: String,
    /// How many threads explore.
    pub slots: usize,
    /// Set from outside to let it bring back what it has, and leave.
    pub interrupt: &'a AtomicBool,
    /// It stops when the process uses so much memory, and how much it uses.
    pub memory: (u64, fn() -> u64),
    /// Hears what a person should know.
    pub say: &'a dyn Fn(&str),
}

/// Makes an assignment of the bytes that a search was described with, or says why not.
pub type Prepare<'a> = dyn Fn(&[u8]) -> Made + Sync + 'a;

/// An assignment, or why there is none.
pub type Made = Result<Arc<dyn Assignment>, String>;

/// A piece for a thread.
struct Order {
    search: String,
    program: Arc<Vec<u8>>,
    piece: PieceId,
    bytes: Vec<u8>,
}

/// Executions of the present piece.
fn executions_of(slot: &Slot) -> u64 {
    slot.executions.load(Ordering::Relaxed).saturating_sub(slot.began_at.load(Ordering::Relaxed))
}

/// What a thread and the one that waits for the network share.
#[derive(Default)]
struct Slot {
    pause: AtomicBool,
    never: AtomicBool,
    wanted: AtomicUsize,
    executions: AtomicU64,
    began_at: AtomicU64,
    /// Nobody wants the piece any more.
    dropped: AtomicBool,
    short_of_memory: AtomicBool,
    status: Mutex<SlotStatus>,
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    // Whoever panicked ends the process.
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// What a thread gets and gives.
struct Inbox {
    orders: Mutex<Receiver<Order>>,
    /// One that was looked at.
    next: Mutex<Option<Order>>,
    done: UnboundedSender<Parcel>,
}

impl Inbox {
    /// The next order, which stays; waits for it. `None`: there are none any more.
    fn look(&self) -> Option<(String, Arc<Vec<u8>>)> {
        let mut next = lock(&self.next);
        if next.is_none() {
            *next = lock(&self.orders).recv().ok();
        }
        next.as_ref().map(|order| (order.search.clone(), order.program.clone()))
    }

    fn send(&self, parcel: Parcel) {
        // If nobody listens any more, the process ends.
        let _ = self.done.send(parcel);
    }
}

/// The queue of one search, as a thread of a worker sees it.
pub struct Remote<'a> {
    slot: &'a Slot,
    inbox: &'a Inbox,
    search: String,
}

impl Queue for Remote<'_> {
    fn take(&self, _: usize) -> Option<(PieceId, Search)> {
        loop {
            let (search, _) = self.inbox.look()?;
            if search != self.search {
                return None;
            }
            let Order { piece, bytes, .. } = lock(&self.inbox.next).take()?;
            match Search::load(&bytes) {
                Ok(search) => return Some((piece, search)),
                Err(error) => self.inbox.send(Parcel::Refused(error.to_string())),
            }
        }
    }

    fn pause(&self, _: usize) -> &AtomicBool {
        &self.slot.pause
    }

    fn interrupted(&self) -> &AtomicBool {
        &self.slot.never
    }

    fn executions(&self, _: usize) -> &AtomicU64 {
        &self.slot.executions
    }

    fn wanted(&self, _: usize) -> usize {
        self.slot.wanted.load(Ordering::Relaxed)
    }

    fn progress(&self, _: usize, progress: &Progress) {
        let mut status = lock(&self.slot.status);
        status.depth = progress.depth;
        status.executions = executions_of(self.slot);
        if let Some(now) = progress.fraction {
            status.fractions = Some((status.fractions.map_or(now, |(first, _)| first), now));
        }
    }

    fn restarted(&self, _: usize) {
        lock(&self.slot.status).fractions = None;
    }

    fn bring_back(&self, _: usize, _: PieceId, search: Search, given: Vec<Search>) {
        let short_of_memory = self.slot.short_of_memory.load(Ordering::Relaxed);
        self.inbox.send(Parcel::back(&search, &given, short_of_memory));
    }

    fn refuse(&self, _: usize, _: PieceId, _: Search, why: SearchError) {
        self.inbox.send(Parcel::Refused(why.to_string()));
    }
}

/// What was made of programs, for all threads.
#[derive(Default)]
struct Prepared(Mutex<Vec<(String, Made)>>);

impl Prepared {
    fn get(&self, search: &str, program: &[u8], prepare: &Prepare<'_>) -> Made {
        let mut all = lock(&self.0);
        if let Some((_, known)) = all.iter().find(|(id, _)| id == search) {
            return known.clone();
        }
        let made = prepare(program);
        if all.len() == PREPARED_MAX {
            drop(all.remove(0));
        }
        all.push((search.to_string(), made.clone()));
        made
    }
}

/// What a thread does.
fn explore(slot: &Slot, inbox: &Inbox, prepared: &Prepared, prepare: &Prepare<'_>) {
    while let Some((search, program)) = inbox.look() {
        match prepared.get(&search, &program, prepare) {
            Ok(assignment) => assignment.work(&Remote { slot, inbox, search }),
            Err(why) => {
                lock(&inbox.next).take();
                inbox.send(Parcel::Refused(why));
            }
        }
    }
}

/// Works for the searches of a server until it is interrupted. An error: there is no server any more that it could work for, or none
/// of its version.
pub fn run_worker(server: &Server, options: &WorkerOptions<'_>, prepare: &Prepare<'_>) -> Result<(), Error> {
    let slots: Vec<Slot> = (0..options.slots).map(|_| Slot::default()).collect();
    let prepared = Prepared::default();
    let mut ends = Vec::new();
    let mut inboxes = Vec::new();
    for _ in 0..options.slots {
        let ((orders, from), (done, results)) = (channel(), unbounded_channel());
        inboxes.push(Inbox { orders: Mutex::new(from), next: Mutex::new(None), done });
        ends.push((orders, results));
    }
    std::thread::scope(|scope| {
        for (slot, inbox) in slots.iter().zip(inboxes) {
            let prepared = &prepared;
            scope.spawn(move || explore(slot, &inbox, prepared, prepare));
        }
        let waiter = Waiter {
            hub: server.hub.clone(),
            options,
            slots: &slots,
            index: RefCell::new(Vec::new()),
            known: RefCell::new(BTreeMap::new()),
            changed: Notify::new(),
            refused: RefCell::new(Vec::new()),
            done: Cell::new((0, 0)),
            started: Instant::now(),
        };
        server.runtime.block_on(waiter.run(ends))
    })
}

/// A search that a worker works for.
struct Known {
    place: Place,
    queue: PullConsumer,
    program: Arc<Vec<u8>>,
}

/// The one who waits for the network.
struct Waiter<'a, 'o> {
    hub: Hub,
    options: &'a WorkerOptions<'o>,
    slots: &'a [Slot],
    index: RefCell<Vec<Listed>>,
    known: RefCell<BTreeMap<String, Rc<Known>>>,
    /// A thread has begun or ended something.
    changed: Notify,
    /// Searches of other versions that were spoken of.
    refused: RefCell<Vec<String>>,
    /// Pieces and their executions.
    done: Cell<(u64, u64)>,
    started: Instant,
}

impl Waiter<'_, '_> {
    async fn run(&self, ends: Vec<(Sender<Order>, UnboundedReceiver<Parcel>)>) -> Result<(), Error> {
        let mut asks = self
            .hub
            .client
            .subscribe(format!("raddle.ask.{}", self.options.name))
            .await
            .map_err(|error| no_answer("cannot listen", error))?;
        let threads = ends.into_iter().enumerate().map(|(number, (orders, done))| self.serve(number, orders, done));
        tokio::select! {
            _ = join_all(threads) => Ok(()),
            error = self.look_around() => Err(error),
            () = self.beat() => Ok(()),
            () = async { while let Some(ask) = asks.next().await { self.hear(&ask.payload); } } => {
                Err(no_answer("the connection was closed", "nobody asks for anything any more"))
            }
        }
    }

    fn is_interrupted(&self) -> bool {
        self.options.interrupt.load(Ordering::Relaxed)
    }

    /// What a coordinator asks for.
    fn hear(&self, payload: &[u8]) {
        let Ok(ask) = serde_json::from_slice::<Ask>(payload) else { return };
        let Some(slot) = self.slots.get(ask.slot) else { return };
        let status = lock(&slot.status);
        if status.search.as_ref() == Some(&ask.search) && (status.piece, status.round) == (ask.piece, ask.round) {
            slot.wanted.store(ask.wanted, Ordering::Relaxed);
            slot.dropped.fetch_or(ask.drop, Ordering::Relaxed);
            slot.pause.store(true, Ordering::Relaxed);
        }
    }

    /// Tells everybody what this worker does.
    async fn beat(&self) {
        let process = self.hub.client.new_inbox();
        loop {
            let (pieces_done, executions_done) = self.done.get();
            let status = WorkerStatus {
                name: self.options.name.clone(),
                process: process.clone(),
                version: self.hub.version.clone(),
                slots: self.slots.iter().map(|slot| lock(&slot.status).clone()).collect(),
                pieces_done,
                executions_done,
                seconds: self.started.elapsed().as_secs_f64(),
                leaves: self.is_interrupted(),
            };
            if let Ok(payload) = serde_json::to_vec(&status) {
                // The next one may get there.
                let _ = self.hub.client.publish(BEATS, payload.into()).await;
            }
            let _ = tokio::time::timeout(BEAT_EVERY, self.changed.notified()).await;
        }
    }

    /// Sees which searches there are, and whether there is memory left.
    async fn look_around(&self) -> Error {
        loop {
            if let Ok((index, _)) = self.hub.index().await {
                self.known.borrow_mut().retain(|id, _| index.iter().any(|listed| listed.id == *id));
                for slot in self.slots {
                    let status = lock(&slot.status);
                    let Some(search) = &status.search else { continue };
                    match index.iter().find(|listed| listed.id == *search) {
                        Some(listed) if listed.running => continue,
                        Some(_) => {}
                        None => slot.dropped.store(true, Ordering::Relaxed),
                    }
                    slot.pause.store(true, Ordering::Relaxed);
                }
                let running: Vec<&Listed> = index.iter().filter(|listed| listed.running).collect();
                let others: Vec<String> = running
                    .iter()
                    .filter(|listed| !self.can_work_for(listed))
                    .map(|listed| self.refusal(listed))
                    .collect();
                if let Some(first) = others.first().filter(|_| others.len() == running.len()) {
                    return Error::new(first.clone(), "start a worker of the version that `raddle check` has");
                }
                for other in others {
                    if !self.refused.borrow().contains(&other) {
                        (self.options.say)(&other);
                        self.refused.borrow_mut().push(other);
                    }
                }
                *self.index.borrow_mut() = index;
            }
            let (max, used) = self.options.memory;
            if used() > max {
                for slot in self.slots.iter().filter(|slot| lock(&slot.status).search.is_some()) {
                    slot.short_of_memory.store(true, Ordering::Relaxed);
                    slot.pause.store(true, Ordering::Relaxed);
                }
            }
            tokio::time::sleep(LOOK_EVERY).await;
        }
    }

    fn can_work_for(&self, listed: &Listed) -> bool {
        listed.version == self.hub.version && listed.protocol == PROTOCOL
    }

    fn refusal(&self, listed: &Listed) -> String {
        format!(
            "this worker is raddle {} (protocol {PROTOCOL}), and the search {} is one of raddle {} (protocol {}): it gets no piece of it",
            self.hub.version, listed.id, listed.version, listed.protocol
        )
    }

    /// Gets pieces for one thread.
    async fn serve(&self, number: usize, orders: Sender<Order>, mut done: UnboundedReceiver<Parcel>) {
        let mut turn = number;
        while !self.is_interrupted() {
            turn += 1;
            let Some((known, message)) = self.fetch(turn).await else { continue };
            let Some(key) = Key::of_subject(&message.subject) else {
                // It is nothing of ours.
                let _ = message.double_ack().await;
                continue;
            };
            let (bytes, budget) = match known.place.open_parcel(&message.payload).await {
                Ok(Some(Parcel::Piece(bytes, budget))) => (bytes, budget),
                // Nobody wants it any more, or the server has lost it. Whoever lent it publishes it again if need be.
                Ok(_) => {
                    let _ = message.double_ack().await;
                    continue;
                }
                // The server may know more later; until then it is as if nobody had taken it.
                Err(_) => continue,
            };
            let Key { piece, round, .. } = key;
            let slot = &self.slots[number];
            let search = known.place.id.clone();
            [&slot.pause, &slot.dropped, &slot.short_of_memory]
                .iter()
                .for_each(|flag| flag.store(false, Ordering::Relaxed));
            slot.wanted.store(0, Ordering::Relaxed);
            let began_at = EXECUTIONS_MAX.saturating_sub(budget);
            [&slot.executions, &slot.began_at].iter().for_each(|count| count.store(began_at, Ordering::Relaxed));
            *lock(&slot.status) = SlotStatus { search: Some(search.clone()), piece, round, ..SlotStatus::default() };
            self.changed.notify_one();
            if orders.send(Order { search, program: known.program.clone(), piece, bytes }).is_err() {
                return;
            }
            let Some(parcel) = self.wait(slot, &message, &mut done).await else { return };
            if !slot.dropped.load(Ordering::Relaxed) && !self.publish(&known.place, &key, &parcel, &message).await {
                // It stays in the queue for whoever gets it next.
                *lock(&slot.status) = SlotStatus::default();
                return;
            }
            let (pieces, executions) = self.done.get();
            self.done.set((pieces + 1, executions + executions_of(slot)));
            for _ in 0..ACK_TRIES {
                if message.double_ack().await.is_ok() {
                    break;
                }
            }
            *lock(&slot.status) = SlotStatus::default();
            self.changed.notify_one();
        }
    }

    /// Waits until a thread is done, and says meanwhile that somebody is at it.
    async fn wait(&self, slot: &Slot, message: &Message, done: &mut UnboundedReceiver<Parcel>) -> Option<Parcel> {
        let (begun, mut said) = (Instant::now(), Instant::now());
        loop {
            match tokio::time::timeout(Duration::from_millis(100), done.recv()).await {
                Ok(parcel) => return parcel,
                Err(_) if self.is_interrupted() || begun.elapsed() >= BRING_BACK_EVERY => {
                    slot.pause.store(true, Ordering::Relaxed);
                }
                Err(_) => {}
            }
            if said.elapsed() >= PROGRESS_EVERY {
                said = Instant::now();
                // The next one may get there.
                let _ = message.ack_with(AckKind::Progress).await;
            }
        }
    }

    /// Says what became of a piece. False, and a word about it: the server does not answer, and this worker is to leave.
    async fn publish(&self, place: &Place, key: &Key, parcel: &Parcel, message: &Message) -> bool {
        tokio::select! {
            () = self.publish_at_last(place, key, parcel, message) => true,
            () = self.leave_max() => {
                let Key { piece, .. } = key;
                (self.options.say)(&format!(
                    "what was explored of piece {piece} of search {} could not be brought back, because the \
                     server does not answer; somebody else will explore it again",
                    place.id
                ));
                false
            }
        }
    }

    /// Waits until nobody can wait any longer for this worker to leave.
    async fn leave_max(&self) {
        while !self.is_interrupted() {
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        tokio::time::sleep(LEAVE_MAX).await;
    }

    /// Says what became of a piece, until the server has it or the search is gone.
    async fn publish_at_last(&self, place: &Place, key: &Key, parcel: &Parcel, message: &Message) {
        let mut no_stream: Option<Instant> = None;
        loop {
            match place.publish(Kind::Result, key, parcel).await {
                Ok(_) => return,
                Err(PublishFailure::Retry(_)) => no_stream = None,
                Err(PublishFailure::NoStream) => {
                    if no_stream.get_or_insert_with(Instant::now).elapsed() > NO_STREAM_MAX {
                        return;
                    }
                }
            }
            if let Ok((index, _)) = self.hub.index().await
                && !index.iter().any(|listed| listed.id == place.id)
                && no_stream.is_some()
            {
                return;
            }
            let _ = message.ack_with(AckKind::Progress).await;
            tokio::time::sleep(RETRY_AFTER).await;
        }
    }

    /// A piece of one of the searches, the next one first; `None` if there is none for a while.
    async fn fetch(&self, turn: usize) -> Option<(Rc<Known>, Message)> {
        let running: Vec<String> = {
            let index = self.index.borrow();
            index.iter().filter(|listed| listed.running && self.can_work_for(listed)).map(|l| l.id.clone()).collect()
        };
        if running.is_empty() {
            tokio::time::sleep(RETRY_AFTER).await;
            return None;
        }
        for offset in 0..running.len() {
            if self.is_interrupted() {
                return None;
            }
            let id = &running[(turn + offset) % running.len()];
            let Some(known) = self.known(id).await else { continue };
            // All are asked, and the last one for a while.
            let message = if offset + 1 < running.len() {
                next_of(known.queue.fetch().max_messages(1).messages().await).await
            } else {
                next_of(known.queue.batch().max_messages(1).expires(FETCH_MAX).messages().await).await
            };
            match message {
                Ok(Some(message)) => return Some((known, message)),
                Ok(None) => {}
                // It may be gone, or the server is away.
                Err(_) => {
                    self.known.borrow_mut().remove(id);
                    tokio::time::sleep(RETRY_AFTER).await;
                }
            }
        }
        None
    }

    async fn known(&self, id: &str) -> Option<Rc<Known>> {
        if let Some(known) = self.known.borrow().get(id) {
            return Some(known.clone());
        }
        let opened = async {
            let Some(place) = Place::open(&self.hub, id).await? else { return Ok(None) };
            let queue = place.queue().await?;
            let program = place.program().await?;
            Ok::<_, Error>(program.map(|program| Known { place, queue, program: Arc::new(program) }))
        };
        match opened.await {
            Ok(Some(known)) => {
                let known = Rc::new(known);
                self.known.borrow_mut().insert(id.to_string(), known.clone());
                Some(known)
            }
            Ok(None) | Err(_) => {
                tokio::time::sleep(RETRY_AFTER).await;
                None
            }
        }
    }
}

/// The one message that was asked for.
async fn next_of<E: std::fmt::Display>(batch: Result<pull::Batch, E>) -> Result<Option<Message>, String> {
    let mut batch = batch.map_err(|error| error.to_string())?;
    match tokio::time::timeout(FETCH_MAX + Duration::from_secs(1), batch.next()).await {
        Ok(Some(Ok(message))) => Ok(Some(message)),
        Ok(Some(Err(error))) => Err(error.to_string()),
        Ok(None) => Ok(None),
        Err(_) => Err(String::from("no answer")),
    }
}
