//! `raddle status`: the searches and the workers of a server, for a person or as JSON.

use raddle_cluster::{SearchState, SearchStatus, WorkerStatus};
use raddle_report::grouped;
use serde::Serialize;

/// What is known of a server.
#[derive(Debug, Serialize)]
pub struct Status {
    /// All searches.
    pub searches: Vec<SearchStatus>,
    /// All workers that were heard.
    pub workers: Vec<WorkerStatus>,
}

impl Status {
    /// As one JSON object.
    pub fn to_json(&self) -> String {
        let json = serde_json::to_string_pretty(self);
        json.unwrap_or_else(|error| unreachable!("plain data as JSON: {error}")) + "\n"
    }

    /// For a person.
    pub fn to_text(&self) -> String {
        let mut lines = Vec::new();
        if self.searches.is_empty() {
            lines.push(String::from("no searches"));
        }
        for search in &self.searches {
            let SearchStatus { id, program, algorithm, version, state, waiting, running, done, .. } = search;
            lines.push(format!("search {id}: {program} ({algorithm}, raddle {version}), {}", state.name()));
            let [waiting, running, done] = [waiting, running, done].map(|count| grouped(*count));
            lines.push(format!("  pieces: {waiting} waiting, {running} running, {done} done"));
            lines.push(format!("  {}", how_far(search)));
        }
        if self.workers.is_empty() {
            lines.push(String::from("no workers"));
        }
        for worker in &self.workers {
            let WorkerStatus { name, version, slots, pieces_done, executions_done, seconds } = worker;
            let busy = slots.iter().filter(|slot| slot.search.is_some()).count();
            let rate = (*executions_done as f64 / seconds.max(0.001)) as u64;
            lines.push(format!(
                "worker {name} (raddle {version}): {busy} of {} threads busy; {} pieces and {} executions brought back, {} per second",
                slots.len(),
                grouped(*pieces_done),
                grouped(*executions_done),
                grouped(rate),
            ));
            for slot in slots {
                if let Some(search) = &slot.search {
                    lines.push(format!("  {search}, piece {}: {} executions", slot.piece, grouped(slot.executions)));
                }
            }
        }
        lines.join("\n") + "\n"
    }
}

/// Executions, rate and estimate.
fn how_far(search: &SearchStatus) -> String {
    let rate = search.executions_per_second;
    let mut parts = vec![
        format!("{} executions", grouped(search.executions)),
        format!("{} per second", grouped(rate as u64)),
        format!("{:.0} s", search.seconds),
    ];
    if let Some(fraction) = search.fraction.filter(|fraction| *fraction > 0.0 && *fraction < 1.0)
        && search.state == SearchState::Running
    {
        let left = search.executions as f64 * (1.0 - fraction) / fraction;
        parts.push(format!("{:.1}% done", 100.0 * fraction));
        if rate > 0.0 {
            parts.push(format!("perhaps {} s left", grouped((left / rate) as u64)));
        }
    }
    parts.join(", ")
}
