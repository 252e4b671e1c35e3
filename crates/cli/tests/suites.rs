//! `raddle test` as a user meets it: summaries, options, expectations, filters, files for CI, interrupts.

use raddle_test_support::{Scratch, assert_code, violations};
use serde_json::Value;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::time::Duration;

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");

fn raddle(directory: &Path) -> Command {
    let mut command = raddle_test_support::raddle(env!("CARGO_BIN_EXE_raddle"));
    command.current_dir(directory);
    command
}

fn stdout(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

#[track_caller]
fn says(text: &str, part: &str) {
    assert!(text.contains(part), "no `{part}` in\n{text}");
}

/// A scratch directory with these files.
fn project(name: &str, files: &[(&str, &str)]) -> Scratch {
    let scratch = Scratch::new(name);
    for (name, text) in files {
        let path = scratch.path().join(name);
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(path, text).unwrap();
    }
    scratch
}

/// A program of two threads whose main ends with a statement.
fn two_threads(body: &str, last: &str) -> String {
    format!(
        "#include <assert.h>\n#include <pthread.h>\nstatic int x;\nstatic void *f(void *p) {{\n    {body}\n    return p;\n}}\n\
         int main(void) {{\n    pthread_t a, b;\n    pthread_create(&a, 0, f, 0);\n    pthread_create(&b, 0, f, 0);\n    \
         pthread_join(a, 0);\n    pthread_join(b, 0);\n    {last}\n}}\n"
    )
}

const FINE: &str = "int main(void) { return 0; }\n";

#[test]
fn the_worst_of_all_is_the_exit_code() {
    let bug = two_threads("x++;", "assert(x == 2);");
    let scratch = project(
        "worst",
        &[
            ("fine.c", FINE),
            ("bug.c", &bug),
            ("expected.c", &format!("// raddle-expect: bug assertion line 15\n{bug}")),
            ("wrong.c", &format!("// raddle-expect: bug deadlock\n{FINE}")),
            ("broken.c", "int main(void) { return y; }\n"),
            ("cut.c", &format!("// raddle: --max-executions 1\n{bug}")),
        ],
    );
    let run = |files: &[&str]| raddle(scratch.path()).arg("test").args(files).output().unwrap();
    let output = run(&["fine.c", "expected.c"]);
    assert_code(&output, 0);
    says(&stdout(&output), "bug: assertion at expected.c:15, as expected");
    says(&stdout(&output), "2 tests: 2 passed; ");
    assert_code(&run(&["fine.c", "cut.c"]), 3);
    let output = run(&["broken.c", "cut.c", "fine.c"]);
    assert_code(&output, 2);
    says(&stdout(&output), "use of undeclared identifier");
    says(&stdout(&output), "3 tests: 1 passed, 1 incomplete, 1 could not be checked; ");
    let output = run(&["broken.c", "wrong.c", "fine.c", "missing.c"]);
    assert_code(&output, 1);
    says(&stdout(&output), "FAILED      wrong.c  verified (expected: bug deadlock)");
    says(&stdout(&output), "ERROR       missing.c");
    // A bug is shown as `raddle check` shows it.
    let output = run(&["bug.c"]);
    assert_code(&output, 1);
    let check = raddle(scratch.path()).args(["check", "bug.c"]).output().unwrap();
    let check = stdout(&check);
    let until = check.find("explored:").unwrap();
    says(&stdout(&output), &check[..until]);
}

#[test]
fn functions_are_tests_of_their_own() {
    let text = "// raddle-expect(raddle_test_lost): bug assertion\n#include <assert.h>\nstatic int ready, done;\n\
                void raddle_setup(void) { ready = 1; }\nvoid raddle_teardown(void) { assert(done); }\n\
                int raddle_test_fine(void) { done = 1; assert(ready); return 7; }\nvoid raddle_test_lost() { assert(ready); }\n\
                static void raddle_test_hidden(void) {}\nint main(void) { assert(0); }\n";
    let scratch = project("functions", &[("a.c", text), ("b.c", FINE)]);
    let run = |words: &[&str]| raddle(scratch.path()).args(words).output().unwrap();
    let output = run(&["test", "."]);
    assert_code(&output, 0);
    let lines: Vec<String> = stdout(&output).lines().map(String::from).collect();
    for (line, start) in lines.iter().zip([
        "ok          a.c::raddle_test_fine  verified, 1 execution, ",
        "ok          a.c::raddle_test_lost  bug: assertion at a.c:5, as expected, 1 execution, ",
        "ok          b.c  verified, 1 execution, ",
    ]) {
        assert!(line.starts_with(start), "{lines:#?}");
    }
    says(&stdout(&output), "note: `raddle_test_hidden` in a.c is not run: it is static");
    // The whole name counts for a filter.
    let output = run(&["test", "--filter", "test_lost", "--filter", "b.c", "a.c", "b.c"]);
    assert_code(&output, 0);
    says(&stdout(&output), "2 tests: 2 passed");
    assert!(!stdout(&output).contains("raddle_test_fine"), "{}", stdout(&output));
    let output = run(&["test", "--filter", "nobody", "a.c"]);
    assert_code(&output, 2);
    // One of them by itself, and its token.
    let output = run(&["check", "--json", "--entry", "raddle_test_lost", "a.c"]);
    assert_code(&output, 1);
    let report: Value = serde_json::from_str(&stdout(&output)).unwrap();
    assert_eq!(report["replay_arguments"], "--entry raddle_test_lost a.c");
    let token = report["bugs"][0]["token"].as_str().unwrap();
    assert_code(&run(&["replay", token, "--entry", "raddle_test_lost", "a.c"]), 1);
    let output = run(&["check", "--entry", "nobody", "a.c"]);
    assert_code(&output, 2);
    says(&String::from_utf8_lossy(&output.stderr), "its tests are raddle_test_fine, raddle_test_lost");
}

#[test]
fn slips_in_comments_and_settings_have_a_place() {
    let scratch = project(
        "slips",
        &[
            ("flag.c", &format!("\n// raddle: --unrol 3\n{FINE}")),
            ("word.c", &format!("// raddle-expects: bug\n{FINE}")),
            ("about.c", &format!("\n\n// raddle-expect(raddle_test_x): bug\n{FINE}")),
            ("json.c", &format!("// raddle: --json\n{FINE}")),
            ("file.c", &format!("// raddle: other.c\n{FINE}")),
            ("arguments.c", "void raddle_test_x(int a) { (void)a; }\n"),
            ("fine.c", FINE),
            ("key/raddle.toml", "files = [\"*.c\"]\n[[test]]\nfiles = \"a.c\"\nexpects = \"bug\"\n"),
            ("key/a.c", FINE),
            ("option/raddle.toml", "options = \"--timeout x\"\n"),
            ("option/a.c", FINE),
            ("expect/raddle.toml", "[[test]]\nfiles = [\"*.c\"]\nexpect = \"bugs\"\n"),
            ("expect/a.c", FINE),
            ("none/raddle.toml", "files = [\"*.d\"]\n"),
        ],
    );
    let run = |words: &[&str]| raddle(scratch.path()).arg("test").args(words).output().unwrap();
    let output = run(&["flag.c", "word.c", "about.c", "json.c", "file.c", "arguments.c", "fine.c"]);
    assert_code(&output, 2);
    for part in [
        "flag.c:2:1",
        "unexpected argument '--unrol' found",
        "word.c:1:1",
        "`raddle-expects` means nothing here",
        "about.c:3:1",
        "this is about `raddle_test_x`, and the file has no tests but `main`",
        "a test cannot have --json",
        "`other.c` is no flag",
        "`raddle_test_x` takes 1 argument, and is called without",
        "7 tests: 1 passed, 6 could not be checked",
    ] {
        says(&stdout(&output), part);
    }
    for (directory, part, place) in [
        ("key", "unknown field `expects`", "key/raddle.toml:4:1"),
        ("expect", "bad expectation `bugs`", "expect/raddle.toml:3:10"),
    ] {
        let output = run(&[directory]);
        assert_code(&output, 2);
        let stderr = String::from_utf8_lossy(&output.stderr);
        says(&stderr, part);
        says(&stderr, place);
    }
    let output = run(&["option"]);
    assert_code(&output, 2);
    says(&stdout(&output), "option/raddle.toml:1:11");
    says(&stdout(&output), "expected a number of seconds");
    let output = run(&["--config", "none/raddle.toml"]);
    assert_code(&output, 2);
    says(&String::from_utf8_lossy(&output.stderr), "no harness is called `*.d`");
    let output = run(&["none"]);
    assert_code(&output, 2);
    says(&String::from_utf8_lossy(&output.stderr), "there are no harnesses below `none`");
    let output = run(&[]);
    assert_code(&output, 2);
    says(&String::from_utf8_lossy(&output.stderr), "no harnesses");
}

/// The project, then its patterns, then the file, then the command line: the last one counts.
#[test]
fn later_flags_win() {
    let program =
        "#include <assert.h>\nint main(void) { assert(N != 1); assert(N != 2); assert(N != 3); assert(N != 4); }\n";
    let scratch = project(
        "order",
        &[
            (
                "raddle.toml",
                "files = [\"t/**/*.c\"]\ncflags = [\"-DN=1\"]\n[[test]]\nfiles = \"t/b*.c\"\ncflags = \"-DN=2\"\n",
            ),
            ("t/a.c", program),
            ("t/b.c", program),
            ("t/deep/c.c", &format!("// raddle: -- -DN=3\n{program}")),
        ],
    );
    let found = |words: &[&str]| {
        let output = raddle(scratch.path()).args(["test", "--json"]).args(words).output().unwrap();
        let suite: Value = serde_json::from_str(&stdout(&output)).unwrap();
        let tests = suite["tests"].as_array().unwrap().clone();
        let message = |test: &Value| test["report"]["bugs"][0]["message"].as_str().unwrap_or("").to_string();
        tests.iter().map(message).collect::<Vec<_>>()
    };
    let failed = |number: u32| format!("assertion `N != {number}` failed");
    assert_eq!(found(&[]), [failed(1), failed(2), failed(3)]);
    assert_eq!(found(&["t", "--", "-DN=4"]), [failed(4), failed(4), failed(3)]);
    assert_eq!(found(&["t/b.c", "--options", "-- -DN=4"]), [failed(4)]);
}

#[test]
fn files_for_ci_are_written_whatever_happens() {
    let bug = two_threads("x++;", "assert(x == 2);");
    let text = format!("// raddle-expect: bug\n{bug}");
    let scratch = project("files", &[("bug.c", &bug), ("known.c", &text), ("broken.c", "int main(void) { y; }\n")]);
    let mut command = raddle(scratch.path());
    let output = command.args(["test", "--sarif", "o.sarif", "--junit", "o.xml", "--json", "."]).output().unwrap();
    assert_code(&output, 1);
    let read = |path: &str| std::fs::read_to_string(Path::new(ROOT).join(path)).unwrap();
    let schema: Value = serde_json::from_str(&read("crates/cli/tests/fixtures/sarif-2.1.0.schema.json")).unwrap();
    let log: Value = serde_json::from_str(&std::fs::read_to_string(scratch.path().join("o.sarif")).unwrap()).unwrap();
    assert_eq!(violations(&schema, &log), [""; 0]);
    let run = &log["runs"][0];
    // What is expected is no finding.
    let results = run["results"].as_array().unwrap();
    assert!(results.iter().all(|result| result["properties"]["program"] == "bug.c"), "{results:#?}");
    assert_eq!(run["invocations"][0]["exitCode"], 1);
    assert_eq!(run["invocations"][0]["executionSuccessful"], false);
    says(&run["invocations"][0]["toolExecutionNotifications"].to_string(), "broken.c does not compile");
    let junit = std::fs::read_to_string(scratch.path().join("o.xml")).unwrap();
    says(&junit, "<testsuites name=\"raddle\" tests=\"3\" failures=\"1\" errors=\"1\" skipped=\"0\"");
    // The results as JSON are what the schema says.
    let mut schema: Value = serde_json::from_str(&read("docs/report.schema.json")).unwrap();
    schema["$ref"] = Value::from("#/definitions/suite");
    let suite: Value = serde_json::from_str(&stdout(&output)).unwrap();
    assert_eq!(violations(&schema, &suite), [""; 0]);
    let statuses: Vec<&Value> = suite["tests"].as_array().unwrap().iter().map(|test| &test["status"]).collect();
    assert_eq!(statuses, ["bad-input", "failed", "passed"]);
    let output = raddle(scratch.path()).args(["test", "--junit", "no/such/o.xml", "bug.c"]).output().unwrap();
    assert_code(&output, 2);
    says(&String::from_utf8_lossy(&output.stderr), "--junit: cannot write `no/such/o.xml`");
}

/// An interrupt ends what runs, shows what is known, and leaves nothing running.
#[test]
#[cfg(unix)]
fn an_interrupt_shows_what_is_known() {
    let endless = "#include <pthread.h>\n#include <stdatomic.h>\natomic_int x;\nvoid *f(void *p) {\n    \
                   for (int i = 0; i < 8; i++)\n        atomic_fetch_add(&x, 1);\n    return p;\n}\n\
                   int main(void) {\n    pthread_t t[8];\n    for (int i = 0; i < 8; i++)\n        \
                   pthread_create(&t[i], 0, f, 0);\n}\n";
    let scratch = project("interrupt", &[("a.c", FINE), ("b.c", endless), ("c.c", FINE)]);
    let mut command = raddle(scratch.path());
    command.args(["test", "--parallel", "1", "a.c", "b.c", "c.c"]).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    // The line of the first test says that the second has begun.
    let mut seen = Vec::new();
    let out = child.stdout.as_mut().unwrap();
    while !seen.ends_with(b"\n") {
        let mut byte = [0];
        std::io::Read::read_exact(out, &mut byte).unwrap();
        seen.push(byte[0]);
    }
    std::thread::sleep(Duration::from_millis(500));
    let killed = Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap();
    assert!(killed.success());
    let output = child.wait_with_output().unwrap();
    assert_code(&output, 3);
    let text = stdout(&output);
    says(&text, "INCOMPLETE  b.c  incomplete: interrupted");
    says(&text, "not run     c.c");
    says(&text, "note: stopped by an interrupt\n3 tests: 1 passed, 1 incomplete, 1 not run");
}

/// The blocks of a page that a line with a name in backquotes and a colon comes before, and those without.
fn blocks(page: &str) -> Vec<(Option<String>, String, String)> {
    let mut blocks = Vec::new();
    let mut lines = page.lines();
    let mut last = "";
    while let Some(line) = lines.next() {
        if let Some(language) = line.strip_prefix("```") {
            let text: Vec<&str> = lines.by_ref().take_while(|line| *line != "```").collect();
            let name = last.strip_prefix('`').and_then(|rest| rest.strip_suffix("`:")).map(str::to_string);
            blocks.push((name, language.to_string(), text.join("\n") + "\n"));
        } else if !line.is_empty() {
            last = line;
        }
    }
    blocks
}

/// The project of docs/ci.md is made of its own files, and its commands are run in it.
#[test]
fn the_page_on_ci_is_true() {
    let page = std::fs::read_to_string(PathBuf::from(ROOT).join("docs/ci.md")).unwrap();
    let blocks = blocks(&page);
    let files: Vec<(&str, &str)> =
        blocks.iter().filter_map(|(name, _, text)| Some((name.as_deref()?, text.as_str()))).collect();
    assert_eq!(files.len(), 5, "{files:#?}");
    let scratch = project("ci", &files);
    let mut commands: Vec<&str> = Vec::new();
    for (name, language, text) in &blocks {
        match (name.as_deref(), language.as_str()) {
            (None, "sh") => commands.extend(text.lines()),
            (Some(name), "yaml") if name.ends_with(".yml") => {
                commands.extend(text.lines().filter_map(|line| line.trim().strip_prefix("run: raddle")));
            }
            _ => {}
        }
    }
    assert_eq!(commands.len(), 4, "{commands:#?}");
    let mut shown = String::new();
    for command in commands {
        let words: Vec<&str> = command.split_whitespace().filter(|word| *word != "raddle").collect();
        let output = raddle(scratch.path()).args(&words).output().unwrap();
        assert_code(&output, 0);
        if shown.is_empty() {
            shown = stdout(&output);
        }
    }
    // What is shown on the page is what is printed, but for the time it took.
    let without_times = |text: &str| {
        let word = |word: &str| if word.contains('.') && word.parse::<f64>().is_ok() { "T" } else { word }.to_string();
        text.lines().map(|line| line.split(' ').map(word).collect::<Vec<_>>().join(" ")).collect::<Vec<_>>()
    };
    let quoted = blocks.iter().find(|(_, language, _)| language == "text").unwrap();
    assert_eq!(without_times(&shown), without_times(&quoted.2));
    assert!(scratch.path().join("raddle.sarif").is_file() && scratch.path().join("raddle.xml").is_file());
}
