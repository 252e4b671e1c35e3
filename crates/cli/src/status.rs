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
            lines.extend(lines_of_search(search));
        }
        if self.workers.is_empty() {
            lines.push(String::from("no workers"));
        }
        for worker in &self.workers {
            lines.extend(lines_of_worker(worker));
        }
        lines.join("\n") + "\n"
    }
}

fn counted(count: u64, what: &str) -> String {
    format!("{} {what}{}", grouped(count), if count == 1 { "" } else { "s" })
}

fn lines_of_search(search: &SearchStatus) -> Vec<String> {
    let SearchStatus { id, program, algorithm, version, state, waiting, running, done, .. } = search;
    let mut lines = vec![format!("search {id}: {program} ({algorithm}, raddle {version}), {}", state.name())];
    if is_left(search) {
        lines.push(String::from(
            "  nobody coordinates it any more; give the same `raddle check` again to go on. At the end there were",
        ));
    }
    let [waiting, running, done] = [waiting, running, done].map(|count| grouped(*count));
    lines.push(format!("  pieces: {waiting} waiting, {running} running, {done} done"));
    lines.push(format!("  {}", how_far(search)));
    if !search.lost.is_empty() {
        lines.push(format!("  workers that were lost, the last ones: {}", search.lost.join(", ")));
    }
    lines
}

/// Whether its coordinator was lost.
fn is_left(search: &SearchStatus) -> bool {
    search.state == SearchState::Running && !search.coordinated
}

fn lines_of_worker(worker: &WorkerStatus) -> Vec<String> {
    let WorkerStatus { name, version, slots, pieces_done, executions_done, seconds, leaves, process: _ } = worker;
    let busy = slots.iter().filter(|slot| slot.search.is_some()).count();
    let executions = *executions_done + slots.iter().map(|slot| slot.executions).sum::<u64>();
    let rate = (executions as f64 / seconds.max(0.001)) as u64;
    let mut lines = vec![format!(
        "worker {name} (raddle {version}): {busy} of {} busy; {} brought back; {}, {} per second{}",
        counted(slots.len() as u64, "thread"),
        counted(*pieces_done, "piece"),
        counted(executions, "execution"),
        grouped(rate),
        if *leaves { "; leaves" } else { "" },
    )];
    for slot in slots {
        if let Some(search) = &slot.search {
            let done = counted(slot.executions, "execution");
            lines.push(format!("  search {search}, piece {}: {done}", slot.piece));
        }
    }
    lines
}

/// Executions, rate and estimate.
fn how_far(search: &SearchStatus) -> String {
    let rate = search.executions_per_second;
    let is_running = search.state == SearchState::Running && !is_left(search);
    let mut parts = vec![counted(search.executions, "execution")];
    parts.extend(is_running.then(|| format!("{} per second", grouped(rate as u64))));
    parts.push(format!("{:.0} s", search.seconds));
    if let Some(fraction) = search.fraction.filter(|fraction| *fraction > 0.0 && *fraction < 1.0)
        && search.state != SearchState::Over
    {
        let left = search.executions as f64 * (1.0 - fraction) / fraction;
        parts.push(format!("{:.1}% done", 100.0 * fraction));
        if rate > 0.0 && is_running {
            parts.push(format!("perhaps {} s left", grouped((left / rate) as u64)));
        }
    }
    parts.join(", ")
}
