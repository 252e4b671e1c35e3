//! Several threads at work on one search.
//!
//! Each has a machine of its own. What they share is a [queue](Queue) of [pieces](crate::pieces), which see, a count of executions,
//! and a flag for each that asks it to pause. The calling thread looks after the rest: limits, interrupts, progress, checkpoints.
//!
//! A search begins in one piece with one worker. The others begin later ([`Jobs::begin_after`], [`Jobs::alone_executions`]), so that a short search is
//! not cut up for nothing. A worker that has nothing to do asks the one with the oldest piece for a part. That
//! one pauses, gives away what is left at the first state of its path that has something left, which is as close to the
//! root as can be, and goes on. A piece is not asked before it had some time for itself, and later and later again while what it
//! gives away comes to nothing.

use crate::pieces::{PieceId, Pieces, Queue};
use crate::worker::{Workers, work};
use crate::{Counters, Observer, Options, Progress, Search, SearchError, Status, Stopped, Summary};
use raddle_trace::Machine;
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// How long the calling thread looks away, and how long a worker with nothing to do.
const TICK: Duration = Duration::from_millis(10);
const PATIENCE: Duration = Duration::from_millis(2);
/// How long a piece is worked on before it is asked for a part.
const GRAIN: Duration = Duration::from_millis(2);
/// How often that is doubled at most while no part comes back that counts.
const DOUBLINGS_MAX: u32 = 10;
/// How long a worker may take to pause when the search is to end. After that it is interrupted, and what it had cannot be taken up again.
const PAUSE_MAX: Duration = Duration::from_secs(3);

/// How a search is shared among threads.
#[derive(Clone, Copy, Debug)]
pub struct Jobs {
    /// The number of threads that explore.
    pub workers: usize,
    /// All but one begin after this time,
    pub begin_after: Duration,
    /// and not before there have been so many executions: what is found in these does not depend on who is faster.
    pub alone_executions: u64,
    /// For tests: every piece pauses after so many events and gives away a part, whether somebody wants one or not.
    pub split_every: Option<u64>,
    /// How often all pieces are brought together for a checkpoint.
    pub checkpoint_every: Option<Duration>,
}

impl Default for Jobs {
    fn default() -> Self {
        Jobs {
            workers: 1,
            begin_after: Duration::from_millis(100),
            alone_executions: 0,
            split_every: None,
            checkpoint_every: None,
        }
    }
}

impl Pieces {
    /// Goes on until everything has been explored or a limit is reached. The options are to be the same every time, but for limits; the
    /// observer hears of progress alone. `checkpoint` is given all pieces now and then, while nobody works on one.
    pub fn run<M: Machine, O: Observer<M>>(
        &mut self,
        workers: &Workers<'_, M, O>,
        options: &Options<'_>,
        jobs: &Jobs,
        observer: &mut dyn Observer<M>,
        checkpoint: &mut dyn FnMut(&Pieces),
    ) -> Result<Summary, SearchError> {
        if self.is_over() {
            return Ok(self.summary());
        }
        let executions = self.summary().counters.executions();
        let pieces = std::mem::replace(self, Pieces::new(crate::Algorithm::Naive));
        let local = Local::new(pieces, jobs.workers.max(1), executions, options.executions_max);
        let stopped = std::thread::scope(|scope| {
            let start = |worker: usize| {
                let local = &local;
                scope.spawn(move || {
                    let _close = CloseOnPanic(local);
                    work(local, worker, workers, options, jobs.split_every);
                });
            };
            start(0);
            // Whatever happens here, the workers come to their end.
            let _close = CloseOnDrop(&local);
            let mut watch = Watch { local: &local, options, jobs, observer, checkpoint };
            watch.until_the_end(&start)
        });
        let Local { state, .. } = local;
        let State { pieces, refused, .. } = state.into_inner().unwrap_or_else(PoisonError::into_inner);
        *self = pieces;
        if let Some(refused) = refused {
            return Err(refused);
        }
        let mut summary = self.summary();
        let at_limit = summary.counters.executions() >= options.executions_max;
        summary.stopped = summary.stopped.or(stopped).or(at_limit.then_some(Stopped::Executions));
        if !options.keep_going {
            // Several may have found one at once.
            summary.bugs.truncate(1);
        }
        Ok(summary)
    }
}

/// The part of the tree that was done when work on a piece began, and that is done now.
type Fractions = (f64, f64);

/// How far a worker has come with its piece.
#[derive(Clone, Copy, Default)]
struct Live {
    depth: usize,
    fractions: Option<Fractions>,
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    // Whoever panicked ends the search, or the process.
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The pieces of a search that threads of this process work on.
struct Local {
    state: Mutex<State>,
    /// Something has changed for those who wait for a piece.
    changed: Condvar,
    /// Something has changed for the calling thread.
    here: Condvar,
    slots: Vec<Slot>,
    /// Of all pieces, and how many there may be.
    executions: AtomicU64,
    executions_max: u64,
    interrupted: AtomicBool,
}

/// What belongs to one worker.
#[derive(Default)]
struct Slot {
    pause: AtomicBool,
    live: Mutex<Live>,
    work: Mutex<Option<Work>>,
}

/// What a worker has.
#[derive(Clone, Copy)]
struct Work {
    piece: PieceId,
    since: Instant,
    /// How long it is left alone.
    grain: Duration,
}

struct State {
    pieces: Pieces,
    /// How many workers have nothing to do, and how many have.
    idle: usize,
    busy: usize,
    /// Nobody gets a piece until it ends.
    frozen: bool,
    /// Nobody gets a piece any more.
    closed: bool,
    refused: Option<SearchError>,
    /// How often pieces were asked for a part since one came back that counts.
    asked: BTreeMap<PieceId, u32>,
    fractions: BTreeMap<PieceId, Fractions>,
}

impl State {
    fn new(pieces: Pieces) -> Self {
        State {
            pieces,
            idle: 0,
            busy: 0,
            frozen: false,
            closed: false,
            refused: None,
            asked: BTreeMap::new(),
            fractions: BTreeMap::new(),
        }
    }

    /// Whether nobody works on a piece.
    fn all_here(&self) -> bool {
        self.busy == 0
    }
}

impl Local {
    fn new(pieces: Pieces, workers: usize, executions: u64, executions_max: u64) -> Self {
        Local {
            state: Mutex::new(State::new(pieces)),
            changed: Condvar::new(),
            here: Condvar::new(),
            slots: (0..workers).map(|_| Slot::default()).collect(),
            executions: AtomicU64::new(executions),
            executions_max,
            interrupted: AtomicBool::new(false),
        }
    }

    /// Asks for parts of pieces that others work on, one for each worker that has nothing to do.
    fn ask(&self, state: &State) {
        let is_asked = |slot: &&Slot| slot.pause.load(Ordering::Relaxed);
        let asked = self.slots.iter().filter(is_asked).count();
        let mut rich: Vec<(PieceId, &Slot)> = Vec::new();
        for slot in self.slots.iter().filter(|slot| !is_asked(slot)) {
            if let Some(Work { piece, since, grain }) = *lock(&slot.work)
                && since.elapsed() >= grain
            {
                rich.push((piece, slot));
            }
        }
        rich.sort_unstable_by_key(|(piece, _)| *piece);
        for (_, slot) in rich.into_iter().take(state.idle.saturating_sub(asked)) {
            slot.pause.store(true, Ordering::Relaxed);
        }
    }

    /// Lets nobody have a piece for a while.
    fn freeze(&self, state: &mut State) {
        state.frozen = true;
        self.slots.iter().for_each(|slot| slot.pause.store(true, Ordering::Relaxed));
    }

    /// Lets nobody have a piece any more.
    fn close(&self) {
        let mut state = lock(&self.state);
        state.closed = true;
        self.freeze(&mut state);
        drop(state);
        self.changed.notify_all();
        self.here.notify_all();
    }

    fn thaw(&self, state: &mut State) {
        state.frozen = false;
        self.changed.notify_all();
    }

    /// A worker brings something back.
    fn back(&self, worker: usize) -> MutexGuard<'_, State> {
        let mut state = lock(&self.state);
        let slot = &self.slots[worker];
        slot.pause.store(false, Ordering::Relaxed);
        let Live { fractions, .. } = std::mem::take(&mut *lock(&slot.live));
        if let (Some(Work { piece, .. }), Some((first, last))) = (lock(&slot.work).take(), fractions) {
            let known = state.fractions.entry(piece).or_insert((first, last));
            known.1 = last;
        }
        state.busy -= 1;
        state
    }

    fn tell(&self, mut state: MutexGuard<'_, State>) {
        let State { pieces, asked, fractions, .. } = &mut *state;
        asked.retain(|id, _| pieces.contains(*id));
        fractions.retain(|id, _| pieces.contains(*id));
        // What is not wanted any more is not worked on any longer.
        for slot in &self.slots {
            if lock(&slot.work).is_some_and(|work| !pieces.is_of_use(work.piece)) {
                slot.pause.store(true, Ordering::Relaxed);
            }
        }
        drop(state);
        self.changed.notify_all();
        self.here.notify_all();
    }
}

impl Queue for Local {
    fn take(&self, worker: usize) -> Option<(PieceId, Search)> {
        let mut state = lock(&self.state);
        let slot = &self.slots[worker];
        loop {
            if state.closed {
                return None;
            }
            let open = !state.frozen && self.executions.load(Ordering::Relaxed) < self.executions_max;
            if open {
                if let Some((piece, search)) = state.pieces.take() {
                    state.busy += 1;
                    slot.pause.store(false, Ordering::Relaxed);
                    let doublings = state.asked.get(&piece).copied().unwrap_or(0).min(DOUBLINGS_MAX);
                    let grain = GRAIN * (1 << doublings);
                    *lock(&slot.work) = Some(Work { piece, since: Instant::now(), grain });
                    *lock(&slot.live) = Live { depth: 0, fractions: state.fractions.get(&piece).copied() };
                    return Some((piece, search));
                }
                let ends = state.pieces.is_over() || state.pieces.is_stopped();
                assert!(state.busy > 0 || ends, "all pieces of the search wait for each other");
                state.idle += 1;
                self.ask(&state);
            }
            state = self.changed.wait_timeout(state, PATIENCE).unwrap_or_else(PoisonError::into_inner).0;
            state.idle -= usize::from(open);
        }
    }

    fn pause(&self, worker: usize) -> &AtomicBool {
        &self.slots[worker].pause
    }

    fn interrupted(&self) -> &AtomicBool {
        &self.interrupted
    }

    fn executions(&self, _: usize) -> &AtomicU64 {
        &self.executions
    }

    fn progress(&self, worker: usize, progress: &Progress) {
        let mut live = lock(&self.slots[worker].live);
        live.depth = progress.depth;
        if let Some(now) = progress.fraction {
            live.fractions = Some((live.fractions.map_or(now, |(first, _)| first), now));
        }
    }

    fn restarted(&self, worker: usize) {
        *lock(&self.slots[worker].live) = Live::default();
    }

    fn wanted(&self, _: usize) -> usize {
        let State { frozen, idle, busy, .. } = *lock(&self.state);
        if frozen { 0 } else { idle.div_ceil(busy.max(1)) }
    }

    fn bring_back(&self, worker: usize, id: PieceId, search: Search, given: Vec<Search>) {
        let mut state = self.back(worker);
        if search.status() == Status::Paused && !state.frozen {
            *state.asked.entry(id).or_insert(0) += 1;
        }
        match state.pieces.bring_back(id, search, given) {
            // What it gives away is worth something.
            Ok(Some(parent)) => _ = state.asked.remove(&parent),
            Ok(None) => {}
            Err(why) => state.refused = Some(why),
        }
        if state.pieces.is_settled() {
            self.freeze(&mut state);
        }
        self.tell(state);
    }

    fn refuse(&self, worker: usize, id: PieceId, search: Search, why: SearchError) {
        let mut state = self.back(worker);
        state.pieces.put_down(id, search);
        state.refused = Some(why);
        self.freeze(&mut state);
        self.tell(state);
    }
}

/// Lets all workers come to their end.
struct CloseOnDrop<'a>(&'a Local);

impl Drop for CloseOnDrop<'_> {
    fn drop(&mut self) {
        self.0.close();
    }
}

/// A worker that panics does not leave the others waiting.
struct CloseOnPanic<'a>(&'a Local);

impl Drop for CloseOnPanic<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            self.0.close();
        }
    }
}

/// What the calling thread looks after.
struct Watch<'a, 'o, M: Machine> {
    local: &'a Local,
    options: &'a Options<'o>,
    jobs: &'a Jobs,
    observer: &'a mut dyn Observer<M>,
    checkpoint: &'a mut dyn FnMut(&Pieces),
}

impl<M: Machine> Watch<'_, '_, M> {
    /// Until everything has been explored, or somebody found a reason to stop, which is returned if it is one of the limits.
    fn until_the_end(&mut self, start: &dyn Fn(usize)) -> Option<Stopped> {
        let (started, mut saved) = (Instant::now(), Instant::now());
        let mut workers = 1;
        let mut stops: Option<(Stopped, Instant)> = None;
        let mut fraction: f64 = 0.0;
        let local = self.local;
        let mut state = lock(&local.state);
        loop {
            let all_here = state.all_here();
            let ends = state.refused.is_some() || state.pieces.is_settled();
            if state.pieces.is_over() || ends && all_here {
                state.pieces.end_if_stopped();
                return None;
            }
            if state.closed {
                // A worker has panicked, and so will we.
                return None;
            }
            if stops.is_none() && !ends {
                stops = self.limit(started).map(|why| (why, Instant::now()));
            }
            let due = self.jobs.checkpoint_every.is_some_and(|every| saved.elapsed() >= every);
            // What has found its end is no longer whole, and will be over soon.
            let due = due && !state.pieces.is_stopped();
            match &stops {
                _ if ends => {}
                Some((Stopped::Executions, _)) if all_here && self.counts_too_many(&state) => {
                    stops = None;
                    local.thaw(&mut state);
                }
                Some(_) if all_here && state.pieces.is_stopped() => {
                    // What was found may not be the first, but it is something.
                    state.pieces.end_if_stopped();
                    return None;
                }
                Some((why, _)) if all_here => return Some(why.clone()),
                Some((_, since)) if since.elapsed() > PAUSE_MAX => {
                    self.local.interrupted.store(true, Ordering::Relaxed);
                }
                Some(_) => local.freeze(&mut state),
                None if due && all_here => {
                    (self.checkpoint)(&state.pieces);
                    saved = Instant::now();
                    local.thaw(&mut state);
                }
                None if due => local.freeze(&mut state),
                // It seemed to be settled, but a piece that came back since lets one go on that comes before the end, or has made the end void.
                None if state.frozen => local.thaw(&mut state),
                None => {}
            }
            let enough = local.executions.load(Ordering::Relaxed) >= self.jobs.alone_executions;
            if workers < local.slots.len() && enough && started.elapsed() >= self.jobs.begin_after {
                (workers..local.slots.len()).for_each(start);
                workers = local.slots.len();
            }
            fraction = self.tell_progress(&state, fraction);
            state = local.here.wait_timeout(state, TICK).unwrap_or_else(PoisonError::into_inner).0;
        }
    }

    /// Whether executions were counted that do not count, because they belong to parts that have become void, or that come after a bug
    /// that ends the search. Then counts anew.
    fn counts_too_many(&self, state: &State) -> bool {
        let executions = state.pieces.executions();
        let too_many = executions < self.options.executions_max;
        if too_many {
            self.local.executions.store(executions, Ordering::Relaxed);
        }
        too_many
    }

    /// A limit that has been reached.
    fn limit(&self, started: Instant) -> Option<Stopped> {
        let Options { interrupt, timeout, memory_max, memory_used, executions_max, .. } = *self.options;
        match () {
            () if interrupt.is_some_and(|flag| flag.load(Ordering::Relaxed)) => Some(Stopped::Interrupted),
            () if timeout.is_some_and(|timeout| started.elapsed() >= timeout) => Some(Stopped::Timeout),
            () if memory_max.zip(memory_used).is_some_and(|(max, used)| used() > max) => Some(Stopped::Memory),
            () if self.local.executions.load(Ordering::Relaxed) >= executions_max => Some(Stopped::Executions),
            () => None,
        }
    }

    /// Tells the observer how far all pieces have come. What is done does not become less because a piece is counted by its
    /// parent later than it is gone.
    fn tell_progress(&mut self, state: &State, before: f64) -> f64 {
        let (mut depth, mut done, mut known) = (0, 0.0, false);
        let mut fractions = state.fractions.clone();
        for slot in &self.local.slots {
            let Live { depth: there, fractions: now } = *lock(&slot.live);
            depth = depth.max(there);
            if let (Some(Work { piece, .. }), Some(now)) = (*lock(&slot.work), now) {
                fractions.insert(piece, now);
            }
        }
        for (first, last) in fractions.into_values() {
            done += last - first;
            known = true;
        }
        let fraction = done.clamp(before, 1.0);
        let executions = self.local.executions.load(Ordering::Relaxed);
        let counters = Counters { complete: executions, ..Counters::default() };
        self.observer.progress(&Progress { counters, depth, fraction: known.then_some(fraction) });
        fraction
    }
}
