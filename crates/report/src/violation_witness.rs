//! A bug as a violation witness of the competition on software verification, so that other verifiers can follow it.
//!
//! GraphML, version 1.0 of the format: an automaton that is a line, an edge for each step, with the thread that takes it
//! (`threadId`) and the one that it starts (`createThread`). YAML, version 2.0: a sequence of segments, each with a waypoint to
//! follow, the last one the target. That version has no place for threads, so they stand in comments there.
//!
//! A witness is for a property, and the competition knows only some. For what it has no property for, there is no witness.

use crate::lanes::{Lanes, created};
use crate::xml::xml;
use crate::{BugReport, Location, Provenance, Report, Sources, StepRow, sha256};
use std::fmt::Write;

/// Why there is no witness.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NoWitness {
    /// Nothing is violated.
    NoBug,
    /// The format has no property that this kind of bug violates.
    NoProperty(String),
}

impl NoWitness {
    /// A clause.
    pub fn why(&self) -> String {
        match self {
            NoWitness::NoBug => String::from("there is no bug"),
            NoWitness::NoProperty(kind) => {
                format!("the format has no property that a bug of this kind ({kind}) violates")
            }
        }
    }
}

/// The property that a bug violates, as the competition writes it.
fn specification(bug: &BugReport) -> Option<&'static str> {
    let last = bug.interleaving.last();
    let in_reach_error = |at: &Location| at.function.as_deref() == Some("reach_error");
    let reach_error = in_reach_error(&bug.location)
        || last.is_some_and(|row| row.calls.iter().chain([&row.location]).any(in_reach_error));
    match bug.kind.as_str() {
        "assertion" | "abort" if reach_error => Some("CHECK( init(main()), LTL(G ! call(reach_error())) )"),
        "assertion" => Some("CHECK( init(main()), LTL(G assert) )"),
        "data-race" => Some("CHECK( init(main()), LTL(G ! data-race) )"),
        "out-of-bounds" | "use-after-free" | "null-pointer" | "wild-pointer" | "read-only-write" => {
            Some("CHECK( init(main()), LTL(G valid-deref) )")
        }
        "double-free" | "invalid-free" => Some("CHECK( init(main()), LTL(G valid-free) )"),
        _ => None,
    }
}

/// The first bug, and the property that it violates.
fn violation(report: &Report) -> Result<(&BugReport, &'static str), NoWitness> {
    let bug = report.bugs.first().ok_or(NoWitness::NoBug)?;
    let specification = specification(bug).ok_or_else(|| NoWitness::NoProperty(bug.kind.clone()))?;
    Ok((bug, specification))
}

impl Report {
    /// The first bug as a witness in GraphML.
    pub fn to_graphml_witness(&self, run: &Provenance, sources: &Sources) -> Result<String, NoWitness> {
        let (bug, specification) = violation(self)?;
        let rows = &bug.interleaving;
        let mut text = String::from(
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\
             <graphml xmlns=\"http://graphml.graphdrawing.org/xmlns\" \
             xmlns:xsi=\"http://www.w3.org/2001/XMLSchema-instance\">\n",
        );
        for (name, of) in KEYS {
            let (kind, default) = match *name {
                "entry" | "violation" => ("boolean", Some("false")),
                "startline" | "endline" | "threadId" | "createThread" => ("int", None),
                _ => ("string", None),
            };
            let full = match *name {
                "entry" => "isEntryNode",
                "violation" => "isViolationNode",
                other => other,
            };
            let _ = write!(text, "  <key id=\"{name}\" attr.name=\"{full}\" attr.type=\"{kind}\" for=\"{of}\"");
            match default {
                Some(default) => _ = writeln!(text, "><default>{default}</default></key>"),
                None => text.push_str("/>\n"),
            }
        }
        text.push_str("  <graph edgedefault=\"directed\">\n");
        let file = run.files.first();
        let (name, hash) = file.map_or((self.program.as_str(), ""), |file| (&file.name, &file.sha256));
        let data = [
            ("witness-type", "violation_witness"),
            ("sourcecodelang", "C"),
            ("producer", &format!("raddle {}", run.version)),
            ("specification", specification),
            ("programfile", name),
            ("programhash", hash),
            ("architecture", "64bit"),
            ("creationtime", &run.ended),
        ];
        for (key, value) in data {
            let _ = writeln!(text, "    <data key=\"{key}\">{}</data>", xml(value));
        }
        text.push_str("    <node id=\"n0\"><data key=\"entry\">true</data></node>\n");
        let lanes = Lanes::of(rows);
        let mut begun = vec![false; lanes.names().len()];
        for (index, row) in rows.iter().enumerate() {
            let thread = lanes.number(&row.thread).unwrap_or(0);
            let mut data = vec![("threadId", thread.to_string())];
            if !std::mem::replace(&mut begun[thread], true) {
                data.extend(outermost(row).map(|function| ("enterFunction", function.to_string())));
            }
            if let Some(new) = created(row).and_then(|name| lanes.number(name)) {
                data.push(("createThread", new.to_string()));
            }
            edge(&mut text, index, &row.location, data, sources);
        }
        if rows.is_empty() {
            // It happens before the first visible step, whatever comes first.
            let data = vec![("threadId", String::from("0")), ("enterFunction", String::from("main"))];
            edge(&mut text, 0, &bug.location, data, sources);
        }
        for node in 1..rows.len() {
            let _ = writeln!(text, "    <node id=\"n{node}\"/>");
        }
        let last = rows.len().max(1);
        let _ = writeln!(text, "    <node id=\"n{last}\"><data key=\"violation\">true</data></node>");
        text.push_str("  </graph>\n</graphml>\n");
        Ok(text)
    }

    /// The first bug as a witness in YAML.
    pub fn to_yaml_witness(&self, run: &Provenance) -> Result<String, NoWitness> {
        let (bug, specification) = violation(self)?;
        let quoted = |text: &str| serde_json::Value::from(text).to_string();
        let mut text = String::from("- entry_type: violation_sequence\n  metadata:\n    format_version: \"2.0\"\n");
        let uuid = uuid(&format!("{}\n{}\n{}", run.ended, self.program, bug.token));
        let _ = writeln!(text, "    uuid: {uuid}\n    creation_time: {}", quoted(&run.ended));
        let (version, command_line) = (quoted(&run.version), quoted(&run.command_line));
        let _ = writeln!(text, "    producer:\n      name: raddle\n      version: {version}");
        let _ = writeln!(text, "      command_line: {command_line}\n    task:");
        let names: Vec<String> = run.files.iter().map(|file| quoted(&file.name)).collect();
        let hashes = run.files.iter().map(|file| format!("{}: {}", quoted(&file.name), quoted(&file.sha256)));
        let hashes: Vec<String> = hashes.collect();
        let _ = writeln!(text, "      input_files: [{}]", names.join(", "));
        let _ = writeln!(text, "      input_file_hashes: {{{}}}", hashes.join(", "));
        let specification = quoted(specification);
        let _ = writeln!(text, "      specification: {specification}\n      data_model: LP64\n      language: C");
        text.push_str("  content:\n");
        let lanes = Lanes::of(&bug.interleaving);
        // The target is what comes last.
        let steps = bug.interleaving.len().saturating_sub(1);
        for (index, row) in bug.interleaving.iter().take(steps).enumerate() {
            // A waypoint is a place.
            if row.location.file.is_empty() || row.location.line == 0 {
                continue;
            }
            let thread = lanes.number(&row.thread).unwrap_or(0);
            let what = format!("{} {}", row.operation, row.detail).replace(['\n', '\r'], " ");
            let _ = writeln!(
                text,
                "  # step {}: thread {thread} ({}): {}\n  - segment:\n    - waypoint:\n        type: assumption\n        \
                 action: follow\n        constraint:\n          value: \"1\"\n          format: c_expression",
                index + 1,
                row.thread,
                what.trim_end()
            );
            waypoint_location(&mut text, &row.location);
        }
        let _ = writeln!(
            text,
            "  # {} in thread {}: {}\n  - segment:\n    - waypoint:\n        type: target\n        action: follow",
            bug.kind,
            bug.thread,
            bug.message.replace(['\n', '\r'], " ")
        );
        waypoint_location(&mut text, &bug.location);
        Ok(text)
    }
}

/// The keys of the data in a witness, and what they are for.
const KEYS: &[(&str, &str)] = &[
    ("witness-type", "graph"),
    ("sourcecodelang", "graph"),
    ("producer", "graph"),
    ("specification", "graph"),
    ("programfile", "graph"),
    ("programhash", "graph"),
    ("architecture", "graph"),
    ("creationtime", "graph"),
    ("entry", "node"),
    ("violation", "node"),
    ("threadId", "edge"),
    ("createThread", "edge"),
    ("enterFunction", "edge"),
    ("originfile", "edge"),
    ("startline", "edge"),
    ("endline", "edge"),
    ("sourcecode", "edge"),
];

/// The function that the thread of a step began with, as far as its callers are known.
fn outermost(row: &StepRow) -> Option<&str> {
    row.calls.last().unwrap_or(&row.location).function.as_deref()
}

fn edge(text: &mut String, index: usize, at: &Location, mut data: Vec<(&str, String)>, sources: &Sources) {
    let _ = writeln!(text, "    <edge source=\"n{index}\" target=\"n{}\">", index + 1);
    if !at.file.is_empty() && at.line > 0 {
        data.push(("originfile", at.file.clone()));
        data.push(("startline", at.line.to_string()));
        data.push(("endline", at.line.to_string()));
        let code = sources.code(at);
        if !code.is_empty() {
            data.push(("sourcecode", code.to_string()));
        }
    }
    for (key, value) in data {
        let _ = writeln!(text, "      <data key=\"{key}\">{}</data>", xml(&value));
    }
    text.push_str("    </edge>\n");
}

/// Without a column: a column would have to be that of a whole statement, and ours is that of an operation in it.
fn waypoint_location(text: &mut String, at: &Location) {
    let quoted = |text: &str| serde_json::Value::from(text).to_string();
    let _ = writeln!(text, "        location:\n          file_name: {}\n          line: {}", quoted(&at.file), at.line);
    if let Some(function) = &at.function {
        let _ = writeln!(text, "          function: {}", quoted(function));
    }
}

/// An identifier of version 8 (RFC 9562): what is free in it comes from a digest.
fn uuid(of: &str) -> String {
    let mut digits: Vec<char> = sha256(of.as_bytes()).chars().take(32).collect();
    digits[12] = '8';
    digits[16] = '8';
    let part = |from: usize, to: usize| digits[from..to].iter().collect::<String>();
    [part(0, 8), part(8, 12), part(12, 16), part(16, 20), part(20, 32)].join("-")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fabricated::{provenance, rich_report, sources};

    #[test]
    fn graphml_has_threads() {
        let text = rich_report().to_graphml_witness(&provenance(), &sources()).unwrap();
        let graph = text.find("  <graph ").unwrap();
        expect_test::expect![[r#"
              <graph edgedefault="directed">
                <data key="witness-type">violation_witness</data>
                <data key="sourcecodelang">C</data>
                <data key="producer">raddle 1.2.3</data>
                <data key="specification">CHECK( init(main()), LTL(G assert) )</data>
                <data key="programfile">dir/a b.c</data>
                <data key="programhash">ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad</data>
                <data key="architecture">64bit</data>
                <data key="creationtime">2026-11-17T21:31:00Z</data>
                <node id="n0"><data key="entry">true</data></node>
                <edge source="n0" target="n1">
                  <data key="threadId">0</data>
                  <data key="enterFunction">main</data>
                  <data key="createThread">1</data>
                  <data key="originfile">dir/a b.c</data>
                  <data key="startline">1</data>
                  <data key="endline">1</data>
                  <data key="sourcecode">spawn();</data>
                </edge>
                <edge source="n1" target="n2">
                  <data key="threadId">1</data>
                  <data key="enterFunction">worker</data>
                  <data key="originfile">dir/a b.c</data>
                  <data key="startline">2</data>
                  <data key="endline">2</data>
                  <data key="sourcecode">put(1);</data>
                </edge>
                <edge source="n2" target="n3">
                  <data key="threadId">1</data>
                  <data key="originfile">dir/a b.c</data>
                  <data key="startline">2</data>
                  <data key="endline">2</data>
                  <data key="sourcecode">put(1);</data>
                </edge>
                <edge source="n3" target="n4">
                  <data key="threadId">0</data>
                  <data key="originfile">dir/a b.c</data>
                  <data key="startline">3</data>
                  <data key="endline">3</data>
                  <data key="sourcecode">/*é*/assert(x &lt; 2 &amp;&amp; &quot;é&quot;);</data>
                </edge>
                <node id="n1"/>
                <node id="n2"/>
                <node id="n3"/>
                <node id="n4"><data key="violation">true</data></node>
              </graph>
            </graphml>
        "#]]
        .assert_eq(&text[graph..]);
        for (key, of) in KEYS {
            assert!(text[..graph].contains(&format!("<key id=\"{key}\"")), "{key}");
            assert!(["graph", "node", "edge"].contains(of));
        }
    }

    #[test]
    fn yaml_ends_at_the_target() {
        let text = rich_report().to_yaml_witness(&provenance()).unwrap();
        expect_test::expect![[r#"
            - entry_type: violation_sequence
              metadata:
                format_version: "2.0"
                uuid: fc438d9c-334e-81fd-8a31-98bbedcc28d3
                creation_time: "2026-11-17T21:31:00Z"
                producer:
                  name: raddle
                  version: "1.2.3"
                  command_line: "raddle check 'dir/a b.c'"
                task:
                  input_files: ["dir/a b.c"]
                  input_file_hashes: {"dir/a b.c": "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"}
                  specification: "CHECK( init(main()), LTL(G assert) )"
                  data_model: LP64
                  language: C
              content:
              # step 1: thread 0 (main): spawn worker#1
              - segment:
                - waypoint:
                    type: assumption
                    action: follow
                    constraint:
                      value: "1"
                      format: c_expression
                    location:
                      file_name: "dir/a b.c"
                      line: 1
                      function: "main"
              # step 2: thread 1 (worker#1): lock m
              - segment:
                - waypoint:
                    type: assumption
                    action: follow
                    constraint:
                      value: "1"
                      format: c_expression
                    location:
                      file_name: "dir/a b.c"
                      line: 2
                      function: "put"
              # step 3: thread 1 (worker#1): write q->x: 0 → 1
              - segment:
                - waypoint:
                    type: assumption
                    action: follow
                    constraint:
                      value: "1"
                      format: c_expression
                    location:
                      file_name: "dir/a b.c"
                      line: 2
                      function: "put"
              # assertion in thread main: assertion `x < 2 && "é"` failed
              - segment:
                - waypoint:
                    type: target
                    action: follow
                    location:
                      file_name: "dir/a b.c"
                      line: 3
                      function: "main"
        "#]]
        .assert_eq(&text);
    }

    #[test]
    fn a_witness_is_for_a_property_of_the_competition() {
        let mut report = rich_report();
        let of = |report: &Report| specification(&report.bugs[0]);
        assert_eq!(of(&report), Some("CHECK( init(main()), LTL(G assert) )"));
        report.bugs[0].interleaving[3].calls =
            vec![Location { function: Some(String::from("reach_error")), ..Location::default() }];
        assert_eq!(of(&report), Some("CHECK( init(main()), LTL(G ! call(reach_error())) )"));
        report.bugs[0].kind = String::from("deadlock");
        let none = NoWitness::NoProperty(String::from("deadlock"));
        assert_eq!(report.to_yaml_witness(&provenance()), Err(none.clone()));
        assert_eq!(report.to_graphml_witness(&provenance(), &sources()), Err(none));
        report.bugs.clear();
        assert_eq!(report.to_yaml_witness(&provenance()), Err(NoWitness::NoBug));
    }

    /// Of a fault before the first visible step there is an edge all the same.
    #[test]
    fn a_fault_without_steps_has_a_witness() {
        let mut report = rich_report();
        report.bugs[0].interleaving.clear();
        let text = report.to_graphml_witness(&provenance(), &sources()).unwrap();
        assert_eq!(text.matches("<edge ").count(), 1);
        assert!(text.contains("<node id=\"n1\"><data key=\"violation\">true</data></node>"), "{text}");
    }
}
