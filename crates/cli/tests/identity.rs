//! What a program and a person see does not depend on how a search went: verdicts in every order, and tokens in a new process.

#[path = "corpus/directives.rs"]
mod directives;

use directives::{Directives, Expect};
use serde_json::Value;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::Mutex;

fn corpus(name: &str) -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/programs")).join(name)
}

/// Run from where the programs' own arguments name files.
fn raddle() -> Command {
    let mut command = raddle_test_support::raddle(env!("CARGO_BIN_EXE_raddle"));
    command.current_dir(corpus(""));
    command
}

fn check(algorithm: &str, arguments: &[String], files: &[PathBuf], cflags: &[String]) -> Output {
    let mut command = raddle();
    command.args(["check", "--json", "--algorithm", algorithm]).args(arguments).args(files);
    if !cflags.is_empty() {
        command.arg("--").args(cflags);
    }
    command.output().expect("raddle can be started")
}

/// Replays a bug as the report says.
fn replay(report: &Value, bug: &Value) -> Result<(), String> {
    let text = |value: &Value| value.as_str().unwrap_or_default().to_string();
    let (kind, token, arguments) = (text(&bug["kind"]), text(&bug["token"]), text(&report["replay_arguments"]));
    let replayed = raddle().args(["replay", &token]).args(arguments.split_whitespace()).output();
    let replayed = replayed.map_err(|error| error.to_string())?;
    let told = String::from_utf8_lossy(&replayed.stdout);
    if replayed.status.code() == Some(1) && told.contains(&format!("error[{kind}]")) {
        return Ok(());
    }
    let error = String::from_utf8_lossy(&replayed.stderr);
    Err(format!("replay {token} {arguments}: {}, expected {kind}\n{told}{error}", replayed.status))
}

fn json(output: &Output) -> Value {
    serde_json::from_slice(&output.stdout).unwrap_or(Value::Null)
}

const ALGORITHMS: [&str; 5] = ["naive", "classic", "source", "optimal", "reads-from"];

#[test]
fn the_order_of_exploration_changes_no_verdict() {
    for (program, code) in [("fail/thread/pointer_order.c", 1), ("pass/thread/pointer_order.c", 0)] {
        let file = corpus(program);
        for order in 0..8 {
            let order = order.to_string();
            let algorithms = if order == "0" || order == "4" { &ALGORITHMS[..] } else { &ALGORITHMS[3..4] };
            for algorithm in algorithms {
                let arguments = [String::from("--order"), order.clone()];
                let output = check(algorithm, &arguments, std::slice::from_ref(&file), &[]);
                assert_eq!(output.status.code(), Some(code), "{program} --order {order} --algorithm {algorithm}");
                if code == 1 {
                    let report = json(&output);
                    replay(&report, &report["bugs"][0]).unwrap();
                }
            }
        }
    }
}

/// The programs below a directory, each with its files, or one program of all the files in it.
fn collect(directory: &Path, programs: &mut Vec<Vec<PathBuf>>) {
    let has = |path: &Path, endings: &[&str]| {
        path.extension().and_then(|ending| ending.to_str()).is_some_and(|ending| endings.contains(&ending))
    };
    let entries = std::fs::read_dir(directory).expect("the corpus can be read");
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.expect("the corpus can be read").path()).collect();
    paths.sort();
    if has(directory, &["files"]) {
        paths.retain(|path| has(path, &["c", "ll"]));
        programs.push(paths);
        return;
    }
    for path in paths {
        if path.is_dir() {
            collect(&path, programs);
        } else if has(&path, &["c", "ll"]) {
            programs.push(vec![path]);
        }
    }
}

/// A check of the corpus takes a second. One that does not end is to fail here, by its name, and not by the patience of whoever waits.
const TIMEOUT_S: &str = "300";

/// Replays every bug that a check of this program reports: how many there are, or what is wrong.
fn replay_all(files: &[PathBuf]) -> Result<usize, String> {
    let text = std::fs::read(&files[0]).map_err(|error| error.to_string())?;
    let mut directives = Directives::read(&String::from_utf8_lossy(&text))?;
    if !directives.args.iter().any(|argument| argument == "--timeout") {
        directives.args.extend(["--timeout", TIMEOUT_S].map(String::from));
    }
    let checked = check("optimal", &directives.args, files, &directives.cflags);
    let report = json(&checked);
    match (checked.status.code(), &directives.expect) {
        (Some(1), _) => {}
        // What is found by other algorithms only, or is no bug.
        (_, Some(Expect::Bug(..))) if directives.algorithms.is_empty() => return Err(format!("no bug: {report}")),
        _ => return Ok(0),
    }
    let bugs = report["bugs"].as_array().ok_or("there are no bugs")?;
    bugs.iter().try_for_each(|bug| replay(&report, bug))?;
    Ok(bugs.len())
}

#[test]
fn every_bug_of_the_corpus_replays_in_a_new_process() {
    let mut programs = Vec::new();
    collect(&corpus("fail"), &mut programs);
    let queue = Mutex::new(programs);
    let outcome = Mutex::new((0, Vec::new()));
    let workers = std::thread::available_parallelism().map_or(2, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..workers {
            scope.spawn(|| {
                loop {
                    let Some(files) = queue.lock().expect("no panics").pop() else { return };
                    let replayed = replay_all(&files);
                    let mut outcome = outcome.lock().expect("no panics");
                    match replayed {
                        Ok(bugs) => outcome.0 += bugs,
                        Err(error) => outcome.1.push(format!("{}: {error}", files[0].display())),
                    }
                }
            });
        }
    });
    let (bugs, errors) = outcome.into_inner().expect("no panics");
    assert!(errors.is_empty(), "{}", errors.join("\n"));
    assert!(bugs > 200, "{bugs}");
}
