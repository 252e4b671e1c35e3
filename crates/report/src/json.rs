//! A report as one JSON object. The fields of schema 1 stay; others may be added.

use crate::{BugReport, ConsistencyChecks, Counts, Formula, HandOver, Profile, Report, Stop, Warning};
use serde::Serialize;

#[derive(Serialize)]
struct Document<'a> {
    schema: u32,
    program: &'a str,
    algorithm: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    chosen_because: Option<&'a str>,
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    hand_overs: &'a [HandOver],
    verdict: &'static str,
    coverage: &'a [String],
    executions: &'a Counts,
    events: u64,
    depth_max: u64,
    wakeup_tree_max: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    consistency_checks: Option<ConsistencyChecks>,
    #[serde(skip_serializing_if = "Option::is_none")]
    formula: Option<&'a Formula>,
    seconds: f64,
    peak_memory_bytes: u64,
    bugs: &'a [BugReport],
    warnings: &'a [Warning],
    #[serde(skip_serializing_if = "Option::is_none")]
    incomplete: Option<&'a Stop>,
    notes: &'a [String],
    replay_arguments: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    profile: Option<&'a Profile>,
}

impl Report {
    /// One JSON object, indented, ending in a newline.
    pub fn to_json(&self) -> String {
        let Report {
            program,
            algorithm,
            chosen_because,
            hand_overs,
            verdict,
            coverage,
            executions,
            events,
            depth_max,
            wakeup_tree_max,
            consistency_checks,
            formula,
            seconds,
            peak_memory_bytes,
            bugs,
            warnings,
            stop,
            notes,
            replay_arguments,
            profile,
        } = self;
        pretty(&Document {
            schema: 1,
            program,
            algorithm,
            chosen_because: chosen_because.as_deref(),
            hand_overs,
            verdict: verdict.name(),
            coverage,
            executions,
            events: *events,
            depth_max: *depth_max,
            wakeup_tree_max: *wakeup_tree_max,
            consistency_checks: *consistency_checks,
            formula: formula.as_ref(),
            seconds: *seconds,
            peak_memory_bytes: *peak_memory_bytes,
            bugs,
            warnings,
            incomplete: stop.as_ref(),
            notes,
            replay_arguments,
            profile: profile.as_ref(),
        })
    }
}

/// Our own data always has a JSON form: string keys, finite numbers.
pub(crate) fn pretty(document: &impl Serialize) -> String {
    let mut text = serde_json::to_string_pretty(document).expect("plain data has a JSON form");
    text.push('\n');
    text
}

#[cfg(test)]
mod tests {
    use crate::text::tests::bug_report;
    use serde_json::{Value, json};

    #[test]
    fn has_the_fixed_fields() {
        let value: Value = serde_json::from_str(&bug_report().to_json()).unwrap();
        assert_eq!(value["schema"], json!(1));
        assert_eq!(value["program"], json!("a.c"));
        assert_eq!(value["algorithm"], json!("optimal"));
        assert_eq!(value["verdict"], json!("bug"));
        assert_eq!(
            value["executions"],
            json!({ "complete": 3, "assume_blocked": 1, "await_blocked": 0, "spin_blocked": 0, "undecided": 0, "sleep_set_blocked": 0, "bound_blocked": 0, "steps_cut": 0, "unsupported": 0 })
        );
        assert_eq!(value["events"], json!(40));
        assert!(value["seconds"].is_f64());
        assert_eq!(value["peak_memory_bytes"], json!(8 << 20));
        let bug = &value["bugs"][0];
        assert_eq!(bug["kind"], json!("assertion"));
        assert_eq!(bug["location"]["file"], json!("a.c"));
        assert_eq!(bug["location"]["line"], json!(3));
        assert_eq!(bug["token"], json!("abc"));
        assert!(bug["message"].is_string());
        assert_eq!(value["warnings"][0]["kind"], json!("data-race"));
        assert!(value["warnings"][0]["message"].is_string());
        assert!(value.get("incomplete").is_none());
    }
}
