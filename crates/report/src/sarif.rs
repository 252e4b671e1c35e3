//! Reports as SARIF 2.1.0, for tools that show findings beside the code.
//!
//! One log with one run, whatever the number of reports: services that take uploads want it so. A bug is a result whose code flow
//! has a thread flow for each thread; `executionOrder` is the place of a step in the interleaving, so that viewers can show
//! it. What kept a search from its end is a notification of the invocation, since it is no finding about the code.
//!
//! The types are the subset of the format that we write. A test holds them to the published schema.

use crate::lanes::Lanes;
use crate::rules::rule;
use crate::{
    BugReport, Diagnostic, Location, Mark, Place, Provenance, Report, Severity, Sources, StepRow, Warning, json, sha256,
};
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;

/// Where relative names of files begin.
const ROOT: &str = "SRCROOT";

/// What a log is made of.
#[derive(Clone, Debug)]
pub struct SarifInput<'a> {
    /// The reports, each with the texts of its sources.
    pub reports: Vec<(&'a Report, &'a Sources)>,
    /// What kept programs from being checked, each with the program's name.
    pub errors: Vec<(&'a str, &'a Diagnostic)>,
}

/// A log with one run.
pub fn sarif(input: &SarifInput<'_>, run: &Provenance) -> String {
    let mut writer = Writer::default();
    let mut results = Vec::new();
    let mut notifications = Vec::new();
    for (report, sources) in &input.reports {
        results.extend(report.bugs.iter().map(|bug| writer.bug(report, bug, sources)));
        results.extend(report.warnings.iter().map(|warning| writer.warning(report, warning, sources)));
        notifications.extend(report.stop.iter().map(|stop| {
            let place = stop.place.as_ref().map(|place| location(&place.location, None, sources));
            let help: Vec<&str> = stop.help.iter().map(String::as_str).collect();
            let message = sentences(&format!("{}: {}", report.program, stop.message), &help);
            notification("warning", &stop.reason, &message, place)
        }));
    }
    for (program, diagnostic) in &input.errors {
        let level = match diagnostic.severity {
            Severity::Error => "error",
            Severity::Warning => "warning",
        };
        let help: Vec<&str> = diagnostic.help.iter().map(String::as_str).collect();
        let message = sentences(&format!("{program}: {}", diagnostic.message), &help);
        let place = diagnostic.place.as_ref();
        let place = place.map(|place| location(&place.location, None, &Sources::default()));
        notifications.push(notification(level, "bad-input", &message, place));
    }
    let Provenance { version, command_line, directory, started, ended, exit_code, files } = run;
    let artifacts: Vec<Value> = files
        .iter()
        .map(|file| json!({ "location": artifact_location(&file.name), "hashes": { "sha-256": file.sha256 } }))
        .collect();
    let root = format!("{}/", file_uri(directory.trim_end_matches('/')));
    let invocation = json!({
        "executionSuccessful": input.errors.is_empty(),
        "exitCode": exit_code,
        "commandLine": command_line,
        "startTimeUtc": started,
        "endTimeUtc": ended,
        "workingDirectory": { "uri": root },
        "toolExecutionNotifications": notifications,
    });
    let log = json!({
        "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
        "version": "2.1.0",
        "runs": [{
            "tool": { "driver": {
                "name": "raddle",
                "version": version,
                "semanticVersion": version,
                "shortDescription": { "text": "A model checker for concurrent C programs" },
                "rules": writer.rules,
            }},
            "invocations": [invocation],
            "originalUriBaseIds": { ROOT: { "uri": root } },
            "artifacts": artifacts,
            "columnKind": "unicodeCodePoints",
            "results": results,
        }],
    });
    json::pretty(&log)
}

/// The rules that were used so far, and how many results have the same fingerprint but for a number.
#[derive(Default)]
struct Writer {
    rules: Vec<Value>,
    ids: Vec<String>,
    seen: BTreeMap<String, u32>,
}

impl Writer {
    fn bug(&mut self, report: &Report, bug: &BugReport, sources: &Sources) -> Value {
        let BugReport {
            kind,
            message,
            location: at,
            thread,
            notes,
            token,
            found_after,
            interleaving,
            threads,
            output: _,
        } = bug;
        let text = sentences(&format!("{message} (in thread {thread})"), &[]);
        let mut result = self.result(kind, "error", &text, report, at, sources);
        let mut related: Vec<Value> = notes.iter().map(|note| related_location(note, sources)).collect();
        for state in threads {
            let Some(at) = &state.location else { continue };
            let message = format!("{}: {}", state.thread, state.state);
            related.push(location(at, Some(&message), sources));
        }
        insert_list(&mut result, "relatedLocations", related);
        if !interleaving.is_empty() {
            result.insert(String::from("codeFlows"), json!([code_flow(interleaving, sources)]));
        }
        let stacks = interleaving.last().filter(|row| !row.calls.is_empty()).map(|row| stack(row, sources));
        insert_list(&mut result, "stacks", stacks.into_iter().collect());
        let replay = format!("raddle replay {token} {}", report.replay_arguments);
        let properties = json!({ "program": report.program, "thread": thread, "token": token, "replay": replay, "foundAfter": found_after });
        result.insert(String::from("properties"), properties);
        Value::Object(result)
    }

    fn warning(&mut self, report: &Report, warning: &Warning, sources: &Sources) -> Value {
        let Warning { kind, message, places, token } = warning;
        let unknown = Location::default();
        let at = places.first().map_or(&unknown, |place| &place.location);
        let mut result = self.result(kind, "warning", &sentences(message, &[]), report, at, sources);
        let related: Vec<Value> = places.iter().map(|place| related_location(place, sources)).collect();
        insert_list(&mut result, "relatedLocations", related);
        let mut properties = json!({ "program": report.program });
        if let Some(token) = token {
            properties["token"] = json!(token);
            properties["replay"] = json!(format!("raddle replay {token} {}", report.replay_arguments));
        }
        result.insert(String::from("properties"), properties);
        Value::Object(result)
    }

    /// What bugs and warnings have in common.
    fn result(
        &mut self,
        kind: &str,
        level: &str,
        text: &str,
        report: &Report,
        at: &Location,
        sources: &Sources,
    ) -> Map<String, Value> {
        // A fault without a place is one of the program.
        let program = Location { file: report.program.clone(), ..Location::default() };
        let at = if at.file.is_empty() { &program } else { at };
        // The code rather than its line: what is above it may change.
        let identity = [kind, &at.file, at.function.as_deref().unwrap_or(""), sources.code(at)].join("\n");
        let number = self.seen.entry(identity.clone()).or_default();
        *number += 1;
        let fingerprint = sha256(format!("{identity}\n{number}").as_bytes());
        let result = json!({
            "ruleId": kind,
            "ruleIndex": self.rule_index(kind, level),
            "level": level,
            "message": { "text": text },
            "locations": [location(at, None, sources)],
            "partialFingerprints": { "raddleFinding/v1": fingerprint },
        });
        match result {
            Value::Object(map) => map,
            _ => Map::new(),
        }
    }

    fn rule_index(&mut self, kind: &str, level: &str) -> usize {
        if let Some(index) = self.ids.iter().position(|known| known == kind) {
            return index;
        }
        let rule = rule(kind);
        self.ids.push(kind.to_string());
        self.rules.push(json!({
            "id": kind,
            "name": camel_case(kind),
            "shortDescription": { "text": rule.short },
            "fullDescription": { "text": rule.help },
            "help": { "text": rule.help },
            "defaultConfiguration": { "level": level },
            "properties": { "tags": ["concurrency", "correctness"] },
        }));
        self.ids.len() - 1
    }
}

/// The interleaving: a flow for each thread, and in which order their steps were taken.
fn code_flow(rows: &[StepRow], sources: &Sources) -> Value {
    let some_matter = rows.iter().any(|row| row.matters);
    let lanes = Lanes::of(rows);
    let flows = lanes.names().iter().filter_map(|&thread| {
        let own = rows.iter().enumerate().filter(|(_, row)| row.thread == thread);
        let steps: Vec<Value> = own.map(|(index, row)| step(index, row, some_matter, sources)).collect();
        (!steps.is_empty()).then(
            || json!({ "id": thread, "message": { "text": format!("The steps of {thread}") }, "locations": steps }),
        )
    });
    let text = format!("The interleaving, step by step ({} in all)", rows.len());
    json!({ "message": { "text": text }, "threadFlows": flows.collect::<Vec<_>>() })
}

fn step(index: usize, row: &StepRow, some_matter: bool, sources: &Sources) -> Value {
    let StepRow { thread, location: at, calls, operation, detail, effects, reads_from, after: _, held, matters, mark } =
        row;
    let mut text = format!("{}: {thread}: {operation} {detail}", index + 1).trim_end().to_string();
    if !reads_from.is_empty() {
        let from: Vec<String> = reads_from.iter().map(|step| (step + 1).to_string()).collect();
        text += &format!(" (from {})", from.join(", "));
    }
    if !held.is_empty() {
        text += &format!(" [holds {}]", held.join(", "));
    }
    text += match mark {
        Some(Mark::Failed) => ": fails",
        Some(Mark::Racing) => ": in the race",
        Some(Mark::Deciding) => ": decides",
        None => "",
    };
    let importance = match (mark, matters, some_matter) {
        (Some(_), ..) => "essential",
        (None, true, _) | (None, false, false) => "important",
        (None, false, true) => "unimportant",
    };
    let mut step = json!({
        "executionOrder": index + 1,
        "importance": importance,
        "location": location(at, Some(&text), sources),
        "nestingLevel": calls.len(),
    });
    let values = effects.iter().filter_map(|effect| {
        let value = effect.wrote.as_ref().or(effect.read.as_ref())?;
        Some((effect.object.clone(), json!({ "text": value })))
    });
    let values: Map<String, Value> = values.collect();
    if !values.is_empty() {
        step["state"] = Value::Object(values);
    }
    step
}

/// Where a step was taken, and who had called that.
fn stack(row: &StepRow, sources: &Sources) -> Value {
    let frames = std::iter::once(&row.location).chain(&row.calls);
    let frames: Vec<Value> = frames.map(|at| json!({ "location": location(at, None, sources) })).collect();
    json!({ "message": { "text": format!("The calls of {}", row.thread) }, "frames": frames })
}

fn related_location(place: &Place, sources: &Sources) -> Value {
    let message = Some(place.message.as_str()).filter(|message| !message.is_empty());
    location(&place.location, message, sources)
}

fn location(at: &Location, message: Option<&str>, sources: &Sources) -> Value {
    let mut value = Map::new();
    if !at.file.is_empty() {
        let mut physical = json!({ "artifactLocation": artifact_location(&at.file) });
        if at.line > 0 {
            physical["region"] = json!({ "startLine": at.line });
            if let Some(column) = column(at, sources) {
                physical["region"]["startColumn"] = json!(column);
            }
        }
        value.insert(String::from("physicalLocation"), physical);
    }
    if let Some(function) = &at.function {
        let logical = json!([{ "name": function, "kind": "function" }]);
        value.insert(String::from("logicalLocations"), logical);
    }
    if let Some(message) = message {
        value.insert(String::from("message"), json!({ "text": message }));
    }
    Value::Object(value)
}

/// Clang counts bytes; here characters are counted.
fn column(at: &Location, sources: &Sources) -> Option<usize> {
    let bytes = (at.column as usize).checked_sub(1)?;
    let line = sources.line(&at.file, at.line);
    Some(1 + line.and_then(|line| line.get(..bytes)).map_or(bytes, |before| before.chars().count()))
}

fn notification(level: &str, id: &str, text: &str, place: Option<Value>) -> Value {
    let mut value = json!({ "level": level, "descriptor": { "id": id }, "message": { "text": text } });
    if let Some(place) = place {
        value["locations"] = json!([place]);
    }
    value
}

fn insert_list(result: &mut Map<String, Value>, name: &str, list: Vec<Value>) {
    if !list.is_empty() {
        result.insert(name.to_string(), Value::Array(list));
    }
}

/// A message and what to do, as sentences.
fn sentences(message: &str, help: &[&str]) -> String {
    let mut text = message.to_string();
    for help in help {
        text += &format!(". {}", capitalised(help));
    }
    text + "."
}

fn artifact_location(file: &str) -> Value {
    match file.strip_prefix('/') {
        Some(_) => json!({ "uri": file_uri(file) }),
        None => json!({ "uri": percent_encoded(file), "uriBaseId": ROOT }),
    }
}

fn file_uri(path: &str) -> String {
    format!("file://{}", percent_encoded(path))
}

/// A path as part of a URI (RFC 3986).
fn percent_encoded(path: &str) -> String {
    let mut text = String::new();
    for byte in path.bytes() {
        if byte.is_ascii_alphanumeric() || b"/-._~".contains(&byte) {
            text.push(char::from(byte));
        } else {
            text += &format!("%{byte:02X}");
        }
    }
    text
}

/// `data-race` as `DataRace`.
fn camel_case(kind: &str) -> String {
    kind.split('-').map(capitalised).collect()
}

fn capitalised(word: &str) -> String {
    let mut chars = word.chars();
    let first = chars.next().map(|first| first.to_uppercase().to_string());
    first.unwrap_or_default() + chars.as_str()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fabricated::{provenance, rich_report, sources};
    use crate::{Stop, Verdict};

    fn log(reports: &[&Report], errors: Vec<(&str, &Diagnostic)>) -> Value {
        let sources = sources();
        let reports = reports.iter().map(|&report| (report, &sources)).collect();
        serde_json::from_str(&sarif(&SarifInput { reports, errors }, &provenance())).unwrap()
    }

    #[test]
    fn the_interleaving_is_a_flow_for_each_thread() {
        let log = log(&[&rich_report()], Vec::new());
        let result = &log["runs"][0]["results"][0];
        let flows = result["codeFlows"][0]["threadFlows"].as_array().unwrap();
        let shown: Vec<String> = flows
            .iter()
            .flat_map(|flow| flow["locations"].as_array().unwrap())
            .map(|step| {
                let (order, importance) = (&step["executionOrder"], &step["importance"]);
                format!("{order} {importance} {} {}", step["location"]["message"]["text"], step["state"])
            })
            .collect();
        expect_test::expect![[r#"
            1 "unimportant" "1: main: spawn worker#1" null
            4 "essential" "4: main: read q->x = 1 (from 3): fails" {"q->x":{"text":"1"}}
            2 "unimportant" "2: worker#1: lock m [holds m]" null
            3 "essential" "3: worker#1: write q->x: 0 → 1 [holds m]: decides" {"q->x":{"text":"1"}}"#]]
        .assert_eq(&shown.join("\n"));
        assert_eq!(flows[1]["id"], "worker#1");
        assert_eq!(flows[1]["locations"][0]["nestingLevel"], 1);
    }

    #[test]
    fn places_are_uris_and_characters() {
        let log = log(&[&rich_report()], Vec::new());
        let run = &log["runs"][0];
        let place = &run["results"][0]["locations"][0]["physicalLocation"];
        assert_eq!(place["artifactLocation"], json!({ "uri": "dir/a%20b.c", "uriBaseId": "SRCROOT" }));
        // The comment before it has a character of two bytes.
        assert_eq!(place["region"], json!({ "startLine": 3, "startColumn": 6 }));
        let beyond = Location { column: 99, ..rich_report().bugs[0].location.clone() };
        assert_eq!(column(&beyond, &sources()), Some(99));
        assert_eq!(run["originalUriBaseIds"]["SRCROOT"]["uri"], "file:///home/me/");
        assert_eq!(artifact_location("/usr/x.h"), json!({ "uri": "file:///usr/x.h" }));
    }

    #[test]
    fn findings_have_rules_and_fingerprints() {
        let log = log(&[&rich_report(), &rich_report()], Vec::new());
        let run = &log["runs"][0];
        let results = run["results"].as_array().unwrap();
        let rules = run["tool"]["driver"]["rules"].as_array().unwrap();
        let ids: Vec<&Value> = rules.iter().map(|rule| &rule["id"]).collect();
        assert_eq!(ids, ["assertion", "data-race"]);
        assert_eq!(results.len(), 4);
        let mut fingerprints = Vec::new();
        for result in results {
            let index = result["ruleIndex"].as_u64().unwrap() as usize;
            assert_eq!(rules[index]["id"], result["ruleId"]);
            let fingerprint = &result["partialFingerprints"]["raddleFinding/v1"];
            assert!(!fingerprints.contains(fingerprint));
            fingerprints.push(fingerprint.clone());
        }
        // What stands above a line is not part of it.
        let mut moved = rich_report();
        moved.bugs[0].location.line = 4;
        let mut below = sources();
        below.insert("dir/a b.c", format!("\n{}", sources().text("dir/a b.c").unwrap()));
        let input = SarifInput { reports: vec![(&moved, &below)], errors: Vec::new() };
        let moved: Value = serde_json::from_str(&sarif(&input, &provenance())).unwrap();
        assert_eq!(moved["runs"][0]["results"][0]["partialFingerprints"]["raddleFinding/v1"], fingerprints[0]);
    }

    #[test]
    fn what_was_not_checked_is_a_notification() {
        let mut report = rich_report();
        (report.verdict, report.bugs, report.warnings) = (Verdict::Incomplete, Vec::new(), Vec::new());
        report.stop = Some(Stop {
            reason: String::from("timeout"),
            message: String::from("stopped after 5 seconds"),
            place: None,
            help: vec![String::from("élargir")],
        });
        let error = Diagnostic::error("b.c does not compile");
        let log = log(&[&report], vec![("b.c", &error)]);
        let invocation = &log["runs"][0]["invocations"][0];
        assert_eq!(invocation["executionSuccessful"], false);
        let texts: Vec<&Value> = invocation["toolExecutionNotifications"]
            .as_array()
            .unwrap()
            .iter()
            .map(|notification| &notification["message"]["text"])
            .collect();
        assert_eq!(texts, ["dir/a b.c: stopped after 5 seconds. Élargir.", "b.c: b.c does not compile."]);
        assert_eq!(log["runs"][0]["results"], json!([]));
    }
}
