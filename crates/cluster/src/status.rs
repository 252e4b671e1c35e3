//! What is known of searches and workers: what the table on the server has, what workers say of themselves, and what a person
//! gets to see of both.

use crate::BEAT_MAX;
use raddle_explore::PieceId;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::time::{Duration, Instant};

/// How a search is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum SearchState {
    /// Pieces are handed out.
    Running,
    /// It was stopped, and can go on.
    Paused,
    /// There is nothing left to do.
    Over,
}

/// A search, as the table on the server has it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct SearchStatus {
    /// Its id.
    pub id: String,
    /// What the user calls the program.
    pub program: String,
    /// The algorithm that it began with.
    pub algorithm: String,
    /// Who may work on it.
    pub version: String,
    /// What they have to understand.
    pub protocol: u32,
    /// How it is.
    pub state: SearchState,
    /// Whether somebody was heard who hands out the pieces.
    pub coordinated: bool,
    /// Who hands out the pieces.
    pub(crate) owner: String,
    /// Grows with every renewal.
    pub(crate) renewed: u64,
    /// Pieces that nobody works on.
    pub waiting: u64,
    /// Pieces that somebody works on.
    pub running: u64,
    /// Pieces that are done.
    pub done: u64,
    /// Executions so far, those of pieces that are worked on among them.
    pub executions: u64,
    /// In the last seconds.
    pub executions_per_second: f64,
    /// How much is done, between 0 and 1, if that can be said.
    pub fraction: Option<f64>,
    /// How long this coordinator has been at it.
    pub seconds: f64,
    /// The last workers that were not heard of any more: their names.
    pub lost: Vec<String>,
}

/// What one thread of a worker does.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct SlotStatus {
    /// The search it works for, if it has something to do.
    pub search: Option<String>,
    /// The piece.
    pub piece: PieceId,
    /// Its round.
    pub round: u64,
    /// Executions in this round.
    pub executions: u64,
    /// The part of the tree that was done when it began, and that is done now.
    pub fractions: Option<(f64, f64)>,
    /// Steps of the present execution.
    pub depth: usize,
}

/// What a worker says of itself.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct WorkerStatus {
    /// Its name.
    pub name: String,
    /// Its version.
    pub version: String,
    /// Each of its threads.
    pub slots: Vec<SlotStatus>,
    /// Pieces that it brought back.
    pub pieces_done: u64,
    /// Executions of these.
    pub executions_done: u64,
    /// How long it has been there.
    pub seconds: f64,
    /// It was asked to leave, and is not heard of again.
    pub leaves: bool,
}

/// A worker that was heard of.
#[derive(Debug)]
struct Heard {
    status: WorkerStatus,
    at: Instant,
    /// Since when each of its threads has had nothing to do.
    idle: Vec<Option<Instant>>,
}

/// The workers that were heard of.
#[derive(Debug, Default)]
pub(crate) struct Workers(BTreeMap<String, Heard>);

impl Workers {
    /// A worker said this.
    pub fn hear(&mut self, payload: &[u8]) {
        // What does not understand us is not one of us.
        let Ok(status) = serde_json::from_slice::<WorkerStatus>(payload) else { return };
        let at = Instant::now();
        let before = self.0.remove(&status.name);
        // It may have had something to do in between.
        let before = before.filter(|before| before.status.pieces_done == status.pieces_done);
        let since = |number: usize| before.as_ref().and_then(|before| *before.idle.get(number)?).unwrap_or(at);
        let idle = status.slots.iter().enumerate();
        let idle = idle.map(|(number, slot)| slot.search.is_none().then(|| since(number))).collect();
        self.0.insert(status.name.clone(), Heard { status, at, idle });
    }

    /// Forgets those that are gone, and says their names.
    pub fn forget_lost(&mut self) -> Vec<String> {
        let mut lost = Vec::new();
        self.0.retain(|name, heard| {
            let is_there = heard.at.elapsed() < BEAT_MAX;
            lost.extend((!is_there && !heard.status.leaves).then(|| name.clone()));
            is_there
        });
        lost
    }

    /// Whether a thread of this version has had nothing to do for so long.
    pub fn idle_for(&self, version: &str, time: Duration) -> bool {
        let ours = self.0.values().filter(|heard| heard.status.version == version);
        ours.flat_map(|heard| &heard.idle).flatten().any(|since| since.elapsed() >= time)
    }

    pub fn all(&self) -> impl Iterator<Item = &WorkerStatus> {
        self.0.values().map(|heard| &heard.status)
    }

    /// All threads, with the names of their workers and their numbers there.
    pub fn slots(&self) -> impl Iterator<Item = (&str, usize, &SlotStatus)> {
        self.all().flat_map(|worker| {
            worker.slots.iter().enumerate().map(|(number, slot)| (worker.name.as_str(), number, slot))
        })
    }
}
