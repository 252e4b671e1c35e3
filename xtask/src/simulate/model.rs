//! A search on many workers, simulated: a recorded graph of segments, workers that explore, and one coordinator between them.
//!
//! - A worker goes on with its own piece, and then with the newest part that it has not given away, at no cost: a search that nobody
//!   asks for parts keeps them.
//! - A worker that has nothing asks for the oldest part that anybody has. That takes its way over the coordinator: messages that
//!   take their time on the way, and the coordinator's time for each, one after the other.
//! - A part that was explored by somebody else comes back over the coordinator, too, and its parent may have waited for it.
//! - A worker fails now and then. What it did since it last brought back its piece is lost, and another one begins with it
//!   when the server has noticed.

use super::record::Recording;
use raddle_base::Random;
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet, BinaryHeap};

/// Where the search runs.
#[derive(Clone, Copy, Debug)]
pub struct Conditions {
    /// How many workers there are.
    pub workers: usize,
    /// How long the search takes in one piece, in seconds.
    pub work_s: f64,
    /// How long a message takes one way.
    pub latency_s: f64,
    /// How long the coordinator takes for a message.
    pub message_s: f64,
    /// How long a worker lives on average, if not for ever.
    pub life_s: Option<f64>,
}

/// How long the server waits before it gives a piece to somebody else (`cluster::ACK_WAIT`).
const NOTICED_AFTER_S: f64 = 4.0;
/// How often a worker brings back its piece, whether it is asked to or not (`cluster::worker::BRING_BACK_EVERY`).
const BRING_BACK_EVERY_S: f64 = 60.0;
/// Messages on the way of a part to somebody else: a beat, a request, a result, a piece.
const MESSAGES: f64 = 4.0;
const WAYS: f64 = 4.0;

/// What came of it. All but the speed-up are parts of the time of all workers.
#[derive(Clone, Copy, Debug, Default)]
pub struct Outcome {
    /// How many times faster than in one piece.
    pub speed_up: f64,
    /// Spent exploring.
    pub busy: f64,
    /// Waiting for a part that is on its way.
    pub on_the_way: f64,
    /// Waiting for the coordinator to have time.
    pub coordinator: f64,
    /// Nobody has a part to give.
    pub nothing: f64,
    /// Lost with workers.
    pub failures: f64,
}

impl Outcome {
    /// What takes most of the time that is not spent exploring.
    pub fn why(&self) -> &'static str {
        let all = [
            (self.on_the_way, "messages on their way"),
            (self.coordinator, "the coordinator"),
            (self.nothing, "nothing to give away"),
            (self.failures, "failures"),
        ];
        match all.into_iter().max_by(|(a, _), (b, _)| a.total_cmp(b)) {
            _ if self.busy > 0.9 => "–",
            Some((_, why)) => why,
            None => "–",
        }
    }
}

/// A moment, in order.
#[derive(Clone, Copy, PartialEq)]
struct Moment(f64);

impl Eq for Moment {}

impl PartialOrd for Moment {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Moment {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        self.0.total_cmp(&other.0)
    }
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Happens {
    /// A worker has done a segment.
    Done { worker: usize, segment: usize },
    /// A piece can be had by anybody.
    Ready { piece: usize },
}

struct Simulation<'a> {
    recording: &'a Recording,
    conditions: Conditions,
    step_s: f64,
    random: Random,
    events: BinaryHeap<Reverse<(Moment, Happens)>>,
    /// The segments of each piece, and how many are done.
    of_piece: Vec<Vec<usize>>,
    done: Vec<usize>,
    /// What a segment needs still, and who needs it.
    missing: Vec<usize>,
    needed_by: Vec<Vec<usize>>,
    /// Pieces that can be explored, and who has them.
    ready: BTreeMap<usize, Option<usize>>,
    ready_at: Vec<BTreeSet<usize>>,
    worker_of: Vec<usize>,
    idle: Vec<(usize, f64)>,
    coordinator_free: f64,
    spent: Outcome,
}

/// Simulates a search.
pub fn simulate(recording: &Recording, conditions: Conditions) -> Outcome {
    let segments = &recording.segments;
    let mut of_piece = vec![Vec::new(); recording.pieces];
    let mut needed_by = vec![Vec::new(); segments.len()];
    for (number, segment) in segments.iter().enumerate() {
        of_piece[segment.piece].push(number);
        segment.needs.iter().for_each(|&need| needed_by[need].push(number));
    }
    let mut simulation = Simulation {
        recording,
        conditions,
        step_s: conditions.work_s / recording.steps().max(1) as f64,
        random: Random::new(1),
        events: BinaryHeap::new(),
        done: vec![0; recording.pieces],
        of_piece,
        missing: segments.iter().map(|segment| segment.needs.len()).collect(),
        needed_by,
        ready: BTreeMap::new(),
        ready_at: vec![BTreeSet::new(); conditions.workers],
        worker_of: vec![usize::MAX; recording.pieces],
        idle: (0..conditions.workers).rev().map(|worker| (worker, 0.0)).collect(),
        coordinator_free: 0.0,
        spent: Outcome::default(),
    };
    simulation.events.push(Reverse((Moment(0.0), Happens::Ready { piece: 0 })));
    simulation.run()
}

impl Simulation<'_> {
    fn run(mut self) -> Outcome {
        let mut end = 0.0;
        while let Some(Reverse((Moment(now), happens))) = self.events.pop() {
            end = now;
            match happens {
                Happens::Ready { piece } => _ = self.ready.insert(piece, None),
                Happens::Done { worker, segment } => self.segment_done(worker, segment, now),
            }
            while let Some(&piece) = self.ready.keys().next() {
                let Some((worker, since)) = self.idle.pop() else { break };
                self.spent.nothing += now - since;
                self.hand_over(piece, worker, now);
            }
        }
        for &(_, since) in &self.idle {
            self.spent.nothing += end - since;
        }
        let all = end * self.conditions.workers as f64;
        let Outcome { busy, on_the_way, coordinator, nothing, failures, .. } = self.spent;
        let [busy, on_the_way, coordinator, nothing, failures] =
            [busy, on_the_way, coordinator, nothing, failures].map(|time| time / all);
        Outcome { speed_up: self.conditions.work_s / end, busy, on_the_way, coordinator, nothing, failures }
    }

    /// Gives a piece to somebody who has nothing.
    fn hand_over(&mut self, piece: usize, worker: usize, now: f64) {
        if let Some(owner) = self.ready.remove(&piece).flatten() {
            self.ready_at[owner].remove(&piece);
        }
        let Conditions { latency_s, message_s, .. } = self.conditions;
        let served = self.coordinator_free.max(now) + MESSAGES * message_s;
        self.coordinator_free = served;
        self.spent.coordinator += served - now;
        self.spent.on_the_way += WAYS * latency_s;
        self.begin(piece, worker, served + WAYS * latency_s);
    }

    /// A worker explores the next segment of a piece.
    fn begin(&mut self, piece: usize, worker: usize, now: f64) {
        self.worker_of[piece] = worker;
        let segment = self.of_piece[piece][self.done[piece]];
        let work = self.recording.segments[segment].steps as f64 * self.step_s;
        let mut lost = 0.0;
        if let Some(life) = self.conditions.life_s {
            let unit = |random: &mut Random| (1.0 + random.below(1 << 30) as f64) / (1u64 << 30) as f64;
            let mut left = work;
            loop {
                let lives = -life * unit(&mut self.random).ln();
                if lives >= left {
                    break;
                }
                let since = BRING_BACK_EVERY_S.min(now) * unit(&mut self.random);
                lost += lives.min(BRING_BACK_EVERY_S) + since + NOTICED_AFTER_S;
                left = work.min(left);
            }
        }
        self.spent.busy += work;
        self.spent.failures += lost;
        self.events.push(Reverse((Moment(now + work + lost), Happens::Done { worker, segment })));
    }

    fn segment_done(&mut self, worker: usize, segment: usize, now: f64) {
        let recording = self.recording;
        let piece = recording.segments[segment].piece;
        self.done[piece] += 1;
        for &next in &self.needed_by[segment].clone() {
            self.missing[next] -= 1;
            let waiting = recording.segments[next].piece;
            let is_next = self.of_piece[waiting].get(self.done[waiting]) == Some(&next);
            // Its own next segment and the part that it gave away are looked at below.
            if self.missing[next] == 0
                && is_next
                && waiting != piece
                && !recording.segments[segment].gave.contains(&waiting)
            {
                let local = self.worker_of[waiting] == worker;
                let Conditions { latency_s, message_s, .. } = self.conditions;
                let later = if local { 0.0 } else { 2.0 * latency_s + message_s };
                self.events.push(Reverse((Moment(now + later), Happens::Ready { piece: waiting })));
            }
        }
        for &part in recording.segments[segment].gave.iter().filter(|&&part| !self.of_piece[part].is_empty()) {
            self.ready.insert(part, Some(worker));
            self.ready_at[worker].insert(part);
        }
        let own = self.of_piece[piece].get(self.done[piece]).is_some_and(|&next| self.missing[next] == 0);
        if own {
            self.begin(piece, worker, now);
        } else if let Some(part) = self.ready_at[worker].pop_last() {
            self.ready.remove(&part);
            self.begin(part, worker, now);
        } else {
            self.idle.push((worker, now));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::simulate::record::Segment;

    /// A piece that gives away a part after every segment but the last; each part is one segment.
    fn comb(parts: usize) -> Recording {
        let mut segments = Vec::new();
        for part in 0..parts {
            let before = segments.len().checked_sub(2);
            segments.push(Segment { piece: 0, steps: 1, needs: before.into_iter().collect(), gave: vec![part + 1] });
            segments.push(Segment { piece: part + 1, steps: 99, needs: vec![segments.len() - 1], gave: Vec::new() });
        }
        Recording { title: String::new(), segments, pieces: parts + 1, steps_in_one: 0, executions: 0 }
    }

    const FREE: Conditions = Conditions { workers: 1, work_s: 1000.0, latency_s: 0.0, message_s: 0.0, life_s: None };

    #[test]
    fn one_worker_is_as_fast_as_one_worker() {
        let outcome = simulate(&comb(100), FREE);
        assert!((outcome.speed_up - 1.0).abs() < 1e-9 && (outcome.busy - 1.0).abs() < 1e-9, "{outcome:?}");
    }

    #[test]
    fn workers_share_what_there_is_to_share() {
        let ten = simulate(&comb(100), Conditions { workers: 10, ..FREE });
        assert!(ten.speed_up > 9.0 && ten.speed_up <= 10.0, "{ten:?}");
        // The piece that gives parts away takes 100 of 10,000 steps, and the last part 99.
        let many = simulate(&comb(100), Conditions { workers: 1000, ..FREE });
        assert!(many.speed_up > 40.0 && many.speed_up < 10_000.0 / 199.0 + 1e-6, "{many:?}");
        assert_eq!(many.why(), "nothing to give away");
        assert_eq!(comb(100).critical_path(), 199);
    }

    #[test]
    fn latency_the_coordinator_and_failures_cost_time() {
        let ten = Conditions { workers: 10, ..FREE };
        let free = simulate(&comb(100), ten);
        let far = simulate(&comb(100), Conditions { latency_s: 5.0, ..ten });
        let slow = simulate(&comb(100), Conditions { message_s: 5.0, ..ten });
        let mortal = simulate(&comb(100), Conditions { life_s: Some(30.0), ..ten });
        assert!(far.speed_up < free.speed_up && slow.speed_up < free.speed_up && mortal.speed_up < free.speed_up);
        assert_eq!((far.why(), slow.why()), ("messages on their way", "the coordinator"));
        assert!(mortal.failures > 0.0 && free.failures == 0.0);
    }
}
