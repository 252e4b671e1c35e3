//! A report with everything in it that a step can have, for the tests of the forms that other tools read.

use crate::text::tests::bug_report;
use crate::{Effect, InputFile, Location, Mark, Provenance, Report, Sources, StepRow};

fn location(line: u32, column: u32, function: &str) -> Location {
    Location { file: String::from("dir/a b.c"), line, column, function: Some(function.to_string()) }
}

/// Two threads; the main one reads what the other one wrote under a lock.
pub(crate) fn rich_report() -> Report {
    let mut report = bug_report();
    report.program = String::from("dir/a b.c");
    let effect = |read: Option<&str>, wrote: Option<&str>| Effect {
        object: String::from("q->x"),
        read: read.map(str::to_string),
        wrote: wrote.map(str::to_string),
    };
    let row = |thread: &str, line, operation: &str, detail: &str| StepRow {
        thread: thread.to_string(),
        location: location(line, 3, if thread == "main" { "main" } else { "put" }),
        operation: operation.to_string(),
        detail: detail.to_string(),
        ..StepRow::default()
    };
    report.bugs[0].interleaving = vec![
        row("main", 1, "spawn", "worker#1"),
        StepRow {
            calls: vec![location(4, 1, "worker")],
            held: vec![String::from("m")],
            after: vec![0],
            ..row("worker#1", 2, "lock", "m")
        },
        StepRow {
            effects: vec![effect(Some("0"), Some("1"))],
            held: vec![String::from("m")],
            matters: true,
            mark: Some(Mark::Deciding),
            ..row("worker#1", 2, "write", "q->x: 0 → 1")
        },
        StepRow {
            effects: vec![effect(Some("1"), None)],
            reads_from: vec![2],
            after: vec![2],
            matters: true,
            mark: Some(Mark::Failed),
            ..row("main", 3, "read", "q->x = 1")
        },
    ];
    report.bugs[0].location = location(3, 7, "main");
    report.bugs[0].message = String::from("assertion `x < 2 && \"é\"` failed");
    report
}

pub(crate) fn sources() -> Sources {
    let mut sources = Sources::default();
    sources.insert("dir/a b.c", "  spawn();\n  put(1);\n/*é*/assert(x < 2 && \"é\");\n  put();\n");
    sources
}

pub(crate) fn provenance() -> Provenance {
    Provenance {
        version: String::from("1.2.3"),
        command_line: String::from("raddle check 'dir/a b.c'"),
        directory: String::from("/home/me"),
        started: String::from("2026-11-17T21:30:00Z"),
        ended: String::from("2026-11-17T21:31:00Z"),
        exit_code: 1,
        files: vec![InputFile { name: String::from("dir/a b.c"), sha256: crate::sha256(b"abc") }],
    }
}
