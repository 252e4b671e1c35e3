//! A report as one JSON object, and back. The fields of schema 1 stay; others may be added.
//!
//! `docs/json.md` says what they mean, `docs/report.schema.json` states them as a JSON Schema.

use crate::{BugReport, ConsistencyChecks, Counts, Formula, HandOver, Profile, Report, Stop, Verdict, Warning};
use serde::{Deserialize, Serialize};
use std::borrow::Cow;

/// The version of the form; it grows when a field goes away or means something else.
pub const JSON_SCHEMA: u32 = 1;

/// The fields in the order in which they are written. Borrowed where it is written, owned where it is read.
#[derive(Serialize, Deserialize)]
pub(crate) struct Document<'a> {
    schema: u32,
    program: Cow<'a, str>,
    algorithm: Cow<'a, str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    chosen_because: Option<Cow<'a, str>>,
    #[serde(default, skip_serializing_if = "<[_]>::is_empty")]
    hand_overs: Cow<'a, [HandOver]>,
    verdict: Verdict,
    coverage: Cow<'a, [String]>,
    executions: Counts,
    events: u64,
    depth_max: u64,
    wakeup_tree_max: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    consistency_checks: Option<ConsistencyChecks>,
    #[serde(skip_serializing_if = "Option::is_none")]
    formula: Option<Cow<'a, Formula>>,
    seconds: f64,
    peak_memory_bytes: u64,
    bugs: Cow<'a, [BugReport]>,
    warnings: Cow<'a, [Warning]>,
    #[serde(skip_serializing_if = "Option::is_none")]
    incomplete: Option<Cow<'a, Stop>>,
    notes: Cow<'a, [String]>,
    replay_arguments: Cow<'a, str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    profile: Option<Cow<'a, Profile>>,
}

impl Report {
    /// One JSON object, indented, ending in a newline.
    pub fn to_json(&self) -> String {
        pretty(&self.document())
    }

    /// What is written.
    pub(crate) fn document(&self) -> Document<'_> {
        // Without `..`: a field that is not written should be a decision.
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
        Document {
            schema: JSON_SCHEMA,
            program: Cow::Borrowed(program),
            algorithm: Cow::Borrowed(algorithm),
            chosen_because: chosen_because.as_deref().map(Cow::Borrowed),
            hand_overs: Cow::Borrowed(hand_overs),
            verdict: *verdict,
            coverage: Cow::Borrowed(coverage),
            executions: *executions,
            events: *events,
            depth_max: *depth_max,
            wakeup_tree_max: *wakeup_tree_max,
            consistency_checks: *consistency_checks,
            formula: formula.as_ref().map(Cow::Borrowed),
            seconds: *seconds,
            peak_memory_bytes: *peak_memory_bytes,
            bugs: Cow::Borrowed(bugs),
            warnings: Cow::Borrowed(warnings),
            incomplete: stop.as_ref().map(Cow::Borrowed),
            notes: Cow::Borrowed(notes),
            replay_arguments: Cow::Borrowed(replay_arguments),
            profile: profile.as_ref().map(Cow::Borrowed),
        }
    }

    /// Reads what [`Report::to_json`] has written. The error says what is wrong with it.
    pub fn from_json(text: &str) -> Result<Report, String> {
        let document: Document<'static> = serde_json::from_str(text).map_err(|error| error.to_string())?;
        Report::from_document(document)
    }

    pub(crate) fn from_document(document: Document<'static>) -> Result<Report, String> {
        let Document {
            schema,
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
            incomplete,
            notes,
            replay_arguments,
            profile,
        } = document;
        if schema != JSON_SCHEMA {
            return Err(format!("schema {schema} is not {JSON_SCHEMA}"));
        }
        Ok(Report {
            program: program.into_owned(),
            algorithm: algorithm.into_owned(),
            chosen_because: chosen_because.map(Cow::into_owned),
            hand_overs: hand_overs.into_owned(),
            verdict,
            coverage: coverage.into_owned(),
            executions,
            events,
            depth_max,
            wakeup_tree_max,
            consistency_checks,
            formula: formula.map(Cow::into_owned),
            seconds,
            peak_memory_bytes,
            bugs: bugs.into_owned(),
            warnings: warnings.into_owned(),
            stop: incomplete.map(Cow::into_owned),
            notes: notes.into_owned(),
            replay_arguments: replay_arguments.into_owned(),
            profile: profile.map(Cow::into_owned),
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
    use crate::Report;
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

    #[test]
    fn what_is_written_can_be_read() {
        let report = bug_report();
        assert_eq!(Report::from_json(&report.to_json()), Ok(report));
        let other = bug_report().to_json().replace("\"schema\": 1", "\"schema\": 2");
        assert_eq!(Report::from_json(&other), Err(String::from("schema 2 is not 1")));
        assert!(Report::from_json("{}").is_err());
    }
}
