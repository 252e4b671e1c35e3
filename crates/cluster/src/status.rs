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
    /// Stands for its process.
    #[serde(default)]
    pub process: String,
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
    /// The process that had its name before.
    before: Option<String>,
    /// That one is still there.
    is_shared: bool,
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
        // One that is started again has a new process, and the old one is not heard of any more.
        let (process_before, is_shared) = match &before {
            Some(heard) if heard.status.process != status.process => {
                let is_back = heard.before.as_ref() == Some(&status.process);
                (Some(heard.status.process.clone()), heard.is_shared || is_back)
            }
            Some(heard) => (heard.before.clone(), heard.is_shared),
            None => (None, false),
        };
        // It may have had something to do in between.
        let before = before.filter(|before| before.status.pieces_done == status.pieces_done);
        let since = |number: usize| before.as_ref().and_then(|before| *before.idle.get(number)?).unwrap_or(at);
        let idle = status.slots.iter().enumerate();
        let idle = idle.map(|(number, slot)| slot.search.is_none().then(|| since(number))).collect();
        self.0.insert(status.name.clone(), Heard { status, at, before: process_before, is_shared, idle });
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

    /// Names that two workers have.
    pub fn shared_names(&self) -> impl Iterator<Item = &str> {
        self.0.values().filter(|heard| heard.is_shared).map(|heard| heard.status.name.as_str())
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_workers_of_one_name_are_noticed() {
        let mut workers = Workers::default();
        let mut hear = |name: &str, process: &str| {
            let status = WorkerStatus {
                name: name.to_string(),
                process: process.to_string(),
                version: String::new(),
                slots: Vec::new(),
                pieces_done: 0,
                executions_done: 0,
                seconds: 0.0,
                leaves: false,
            };
            workers.hear(&serde_json::to_vec(&status).expect("JSON"));
            workers.shared_names().map(str::to_string).collect::<Vec<String>>()
        };
        // One that was started again twice.
        for process in ["1", "1", "2", "2", "3"] {
            assert!(hear("a", process).is_empty());
        }
        assert!(hear("b", "2").is_empty());
        // The one before was still there.
        assert_eq!(hear("a", "2"), ["a"]);
    }
}
