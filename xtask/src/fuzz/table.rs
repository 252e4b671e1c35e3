//! What a campaign did, for a person or as JSON.

use super::campaign::{Results, Tally};
use super::findings::Finding;
use serde_json::{Value, json};
use std::time::Duration;

/// All profiles together.
pub fn sum(results: &Results) -> Tally {
    let mut all = Tally::default();
    for Tally { programs, too_large, failed, work } in results.tallies.values() {
        all.programs += programs;
        all.too_large += too_large;
        all.failed += failed;
        all.work.add(work);
    }
    all
}

/// Programs per second.
pub fn rate(programs: u64, time: Duration) -> f64 {
    programs as f64 / time.as_secs_f64().max(1e-9)
}

/// The table, and where the time went.
pub fn text(results: &Results) -> String {
    let total = sum(results);
    let mut rows: Vec<(&str, &Tally)> = results.tallies.iter().map(|(name, tally)| (*name, tally)).collect();
    rows.push(("total", &total));
    let width = rows.iter().map(|(name, _)| name.len()).max().unwrap_or(0).max("profile".len());
    let mut text = format!(
        "{:width$}  {:>9}  {:>9}  {:>9}  {:>7}  {:>7}  {:>9}  {:>11}  {:>10}\n",
        "profile", "programs", "too large", "runs", "cut", "refused", "replays", "differences", "programs/s"
    );
    for (name, Tally { programs, too_large, failed, work }) in rows {
        let rate = rate(*programs, results.time);
        text += &format!(
            "{name:width$}  {programs:>9}  {too_large:>9}  {:>9}  {:>7}  {:>7}  {:>9}  {failed:>11}  {rate:>10.1}\n",
            work.runs, work.cut, work.refused, work.replays
        );
    }
    let parts = [
        ("oracle", total.work.oracle),
        ("clang", total.work.clang),
        ("checks", total.work.checks),
        ("replays", total.work.replaying),
    ];
    let all: f64 = parts.iter().map(|(_, time)| time.as_secs_f64()).sum();
    let share = |(name, time): &(&str, Duration)| format!("{name} {:.0} %", 100.0 * time.as_secs_f64() / all.max(1e-9));
    let shares: Vec<String> = parts.iter().map(share).collect();
    text + &format!("time: {:.0} s; {}\n", results.time.as_secs_f64(), shares.join(", "))
}

/// The same, with the differences, as one object.
pub fn json(results: &Results, findings: &[Finding], seed: u64) -> Value {
    let tally = |Tally { programs, too_large, failed, work }: &Tally| {
        json!({
            "programs": programs, "too_large": too_large, "failed": failed,
            "runs": work.runs, "cut": work.cut, "refused": work.refused, "replays": work.replays,
            "oracle_seconds": work.oracle.as_secs_f64(), "clang_seconds": work.clang.as_secs_f64(),
            "check_seconds": work.checks.as_secs_f64(), "replay_seconds": work.replaying.as_secs_f64(),
        })
    };
    let profiles: serde_json::Map<String, Value> =
        results.tallies.iter().map(|(name, one)| (name.to_string(), tally(one))).collect();
    json!({
        "seed": seed,
        "seconds": results.time.as_secs_f64(),
        "profiles": profiles,
        "total": tally(&sum(results)),
        "differences": findings.iter().map(Finding::json).collect::<Vec<_>>(),
    })
}
