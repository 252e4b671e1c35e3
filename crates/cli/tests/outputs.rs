//! Files that other tools read: held to the schemas that say what stands in them, and to what they are opened for.

use raddle_test_support::{Scratch, assert_code, violations};
use raddle_trace::FaultKind;
use serde_json::Value;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");

fn raddle() -> Command {
    let mut command = raddle_test_support::raddle(env!("CARGO_BIN_EXE_raddle"));
    command.current_dir(ROOT);
    command
}

fn stdout(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

fn stderr(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

#[track_caller]
fn says(text: &str, part: &str) {
    assert!(text.contains(part), "no `{part}` in\n{text}");
}

fn read_json(path: impl AsRef<Path>) -> Value {
    let path = Path::new(ROOT).join(path);
    serde_json::from_str(&std::fs::read_to_string(&path).unwrap()).unwrap()
}

/// Our own schema allows what may be added later; here it does not, so that it stays complete.
fn closed(schema: &mut Value) {
    if let Value::Object(members) = schema {
        if members.contains_key("properties") {
            members.insert(String::from("additionalProperties"), Value::Bool(false));
        }
        members.values_mut().for_each(closed);
    }
}

/// A program for each kind of bug and of verdict, and for each field that only some searches have.
const PROGRAMS: &[(&str, &[&str])] = &[
    ("examples/locked_update.c", &[]),
    ("examples/lost_update.c", &["--show-output"]),
    ("examples/transfer.c", &["--keep-going"]),
    ("examples/lost_update.c", &["--algorithm", "reads-from", "--races", "error"]),
    ("examples/locked_update.c", &["--algorithm", "auto"]),
    ("examples/locked_update.c", &["--algorithm", "symbolic", "--races", "off"]),
    ("examples/lost_update.c", &["--max-executions", "1"]),
];

/// The first program of the corpus for each thing that is expected of any: every kind of fault, every kind of end.
fn corpus() -> Vec<(PathBuf, Vec<String>, Vec<String>)> {
    let mut programs = Vec::new();
    let mut seen: Vec<String> = Vec::new();
    let mut directories = vec![Path::new(ROOT).join("tests/programs")];
    while let Some(directory) = directories.pop() {
        let mut entries: Vec<PathBuf> =
            std::fs::read_dir(&directory).unwrap().map(|entry| entry.unwrap().path()).collect();
        entries.sort();
        for path in entries {
            if path.is_dir() && path.extension().is_none() {
                directories.push(path);
                continue;
            }
            if path.extension().is_none_or(|extension| extension != "c") {
                continue;
            }
            let text = String::from_utf8_lossy(&std::fs::read(&path).unwrap()).into_owned();
            let all = |key: &str| -> Vec<String> {
                let lines = text.lines().filter_map(|line| line.strip_prefix("// ")?.strip_prefix(key));
                lines.flat_map(str::split_whitespace).map(str::to_string).collect()
            };
            let expect = all("expect: ").into_iter().take(2).collect::<Vec<_>>().join(" ");
            if !expect.is_empty() && !expect.starts_with("error") && !seen.contains(&expect) {
                seen.push(expect);
                programs.push((path, all("args: "), all("cflags: ")));
            }
        }
    }
    assert!(seen.len() > 15, "{seen:#?}");
    programs
}

#[test]
fn reports_are_what_the_schema_says() {
    let mut schema = read_json("docs/report.schema.json");
    let kinds: Vec<&str> = FaultKind::ALL.iter().map(|kind| kind.name()).collect();
    assert_eq!(schema["definitions"]["bug"]["properties"]["kind"]["enum"], serde_json::json!(kinds));
    closed(&mut schema);
    let mut fields = Vec::new();
    let mut check = |output: Output, what: &str| {
        let report: Value = serde_json::from_str(&stdout(&output)).unwrap_or_else(|_| panic!("{what}: {output:?}"));
        assert_eq!(violations(&schema, &report), [""; 0], "{what}");
        fields.extend(report.as_object().unwrap().keys().cloned());
        raddle_report::Report::from_json(&stdout(&output)).unwrap()
    };
    for (file, flags) in PROGRAMS {
        check(raddle().args(["check", "--json"]).args(*flags).arg(file).output().unwrap(), file);
    }
    let mut verdicts = Vec::new();
    for (path, flags, cflags) in corpus() {
        let mut command = raddle();
        command.args(["check", "--json"]).args(&flags).arg(&path).arg("--").args(&cflags);
        verdicts.push(check(command.output().unwrap(), &path.display().to_string()).in_short());
    }
    for wanted in ["verified", "bug: deadlock", "bug: livelock", "bug: use-after-free", "incomplete"] {
        assert!(verdicts.iter().any(|verdict| verdict.starts_with(wanted)), "{wanted}: {verdicts:#?}");
    }
    for field in schema["definitions"]["report"]["properties"].as_object().unwrap().keys() {
        // An algorithm that hands over needs a program made for that.
        assert!(fields.contains(field) || field == "hand_overs", "no report has `{field}`");
    }
}

#[test]
fn sarif_is_what_the_standard_says() {
    let schema = read_json("crates/cli/tests/fixtures/sarif-2.1.0.schema.json");
    for (file, flags) in PROGRAMS {
        let output = raddle().args(["check", "--sarif", "-"]).args(*flags).arg(file).output().unwrap();
        let log: Value = serde_json::from_str(&stdout(&output)).unwrap();
        assert_eq!(violations(&schema, &log), [""; 0], "{file}");
        assert_eq!(log["runs"][0]["invocations"][0]["exitCode"], Value::from(output.status.code()), "{file}");
    }
    let output = raddle().args(["check", "--sarif", "-", "examples/lost_update.c"]).output().unwrap();
    assert_code(&output, 1);
    let log: Value = serde_json::from_str(&stdout(&output)).unwrap();
    let result = &log["runs"][0]["results"][0];
    assert_eq!(result["ruleId"], "assertion");
    let flows = result["codeFlows"][0]["threadFlows"].as_array().unwrap();
    let orders = flows.iter().flat_map(|flow| flow["locations"].as_array().unwrap());
    let mut orders: Vec<u64> = orders.map(|step| step["executionOrder"].as_u64().unwrap()).collect();
    orders.sort_unstable();
    assert_eq!(orders, (1..=9).collect::<Vec<_>>());
    // The schema notices what is wrong.
    let mut bad = log.clone();
    bad["runs"][0]["results"][0]["level"] = Value::from("awful");
    bad["runs"][0]["columnKind"] = Value::from("bytes");
    assert_eq!(violations(&schema, &bad).len(), 2);
    // A program that cannot be checked is told in the file, too.
    let scratch = Scratch::new("sarif");
    let (program, file) = (scratch.file("a.c", "int main(void) { x; }\n"), scratch.path().join("o.sarif"));
    let output = raddle().args(["check", "--sarif"]).arg(&file).arg(&program).output().unwrap();
    assert_code(&output, 2);
    let log = read_json(&file);
    assert_eq!(violations(&schema, &log), [""; 0]);
    says(&log["runs"][0]["invocations"][0].to_string(), "does not compile");
}

#[test]
fn files_are_opened_before_anything_else() {
    let scratch = Scratch::new("open");
    let program = scratch.file("a.c", "int main(void) { return 0; }\n");
    let run = |words: &[&str]| raddle().current_dir(scratch.path()).arg("check").args(words).output().unwrap();
    for flag in ["--sarif", "--junit", "--dot", "--witness"] {
        let output = run(&[flag, "no/such/directory.yml", "a.c"]);
        assert_code(&output, 2);
        says(&stderr(&output), &format!("{flag}: cannot write `no/such/directory.yml`"));
        assert_eq!(stdout(&output), "", "nothing was checked");
    }
    for (words, message) in [
        (&["--sarif", "a.c", "a.c"][..], "--sarif would overwrite `a.c`"),
        (&["--junit", "b.c", "a.c"], "--junit would overwrite `b.c`"),
        (&["--sarif", "x", "--junit", "x", "a.c"], "--sarif and --junit write to the same file"),
        (&["--sarif", "-", "--junit", "-", "a.c"], "--sarif and --junit cannot both go to standard output"),
        (&["--json", "--dot", "-", "a.c"], "--json and --dot cannot both go to standard output"),
        (&["--witness", "w.txt", "a.c"], "cannot tell the format of `w.txt`"),
        (&["--witness", "-", "a.c"], "cannot tell the format of `-`"),
    ] {
        let output = run(words);
        assert_code(&output, 2);
        says(&stderr(&output), message);
    }
    assert_eq!(std::fs::read_to_string(program).unwrap(), "int main(void) { return 0; }\n");
    assert!(!scratch.path().join("x").exists());
    // What has nothing to say is not there afterwards, whoever wrote it before.
    scratch.file("g.dot", "old");
    let output = run(&["--dot", "g.dot", "--witness", "w.yml", "--junit", "j.xml", "--json", "a.c"]);
    assert_code(&output, 0);
    says(&stderr(&output), "note: `g.dot` is not written: there is no bug");
    says(&stderr(&output), "note: `w.yml` is not written: there is no bug");
    assert!(!scratch.path().join("g.dot").exists() && !scratch.path().join("w.yml").exists());
    says(&std::fs::read_to_string(scratch.path().join("j.xml")).unwrap(), "failures=\"0\"");
    let _: Value = serde_json::from_str(&stdout(&output)).unwrap();
}

#[test]
fn witnesses_and_graphs_follow_the_interleaving() {
    let scratch = Scratch::new("witness");
    let check = |file: &str, flags: &[&str]| {
        raddle().arg("check").args(flags).arg(Path::new(ROOT).join(file)).current_dir(scratch.path()).output().unwrap()
    };
    let output = check("examples/lost_update.c", &["--witness", "w.graphml", "--dot", "g.dot", "--json"]);
    assert_code(&output, 1);
    let report: Value = serde_json::from_str(&stdout(&output)).unwrap();
    let steps = report["bugs"][0]["interleaving"].as_array().unwrap().len();
    let text = |name: &str| std::fs::read_to_string(scratch.path().join(name)).unwrap();
    let graphml = text("w.graphml");
    assert_eq!(graphml.matches("<edge ").count(), steps);
    assert_eq!(graphml.matches("<data key=\"createThread\">").count(), 2);
    assert_eq!(graphml.matches("<data key=\"enterFunction\">worker</data>").count(), 2);
    let program = std::fs::read(Path::new(ROOT).join("examples/lost_update.c")).unwrap();
    says(&graphml, &format!("<data key=\"programhash\">{}</data>", raddle_report::sha256(&program)));
    let dot = text("g.dot");
    assert_eq!(dot.matches("subgraph cluster").count(), 3);
    assert_eq!(dot.matches("[label=").count(), steps + 1);
    let output = check("examples/lost_update.c", &["--witness", "w.yml"]);
    assert_code(&output, 1);
    let yaml = text("w.yml");
    assert_eq!(yaml.matches("- segment:").count(), steps);
    assert_eq!(yaml.matches("type: target").count(), 1);
    // There is no property for deadlocks.
    let output = check("examples/transfer.c", &["--witness", "w.yml"]);
    assert_code(&output, 1);
    says(&stderr(&output), "`w.yml` is not written: the format has no property");
    // Where Graphviz is at hand, it reads the graph.
    if let Ok(mut dot) = Command::new("dot").args(["-Tsvg", "-o", "g.svg", "g.dot"]).current_dir(scratch.path()).spawn()
    {
        assert!(dot.wait().unwrap().success());
        says(&text("g.svg"), "</svg>");
    }
}

/// A check that goes on has files of its own.
#[test]
fn a_resumed_check_writes_files() {
    let scratch = Scratch::new("resumed");
    let program = Path::new(ROOT).join("examples/lost_update.c");
    let mut command = raddle();
    command.current_dir(scratch.path()).args(["check", "--checkpoint", "c", "--max-executions", "1"]).arg(program);
    assert_code(&command.output().unwrap(), 3);
    let mut command = raddle();
    command.current_dir(scratch.path()).args(["resume", "--sarif", "o.sarif", "--junit", "-", "c"]);
    let output = command.output().unwrap();
    assert_code(&output, 1);
    says(&stdout(&output), "<failure type=\"assertion\"");
    assert_eq!(read_json(scratch.path().join("o.sarif"))["runs"][0]["results"][0]["ruleId"], "assertion");
}
