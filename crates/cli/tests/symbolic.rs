//! Programs whose inputs nobody can try one by one: each file of `tests/symbolic` says what is expected of it, and what is found replays.

use raddle_test_support::{assert_says, raddle};
use std::path::{Path, PathBuf};

/// What comes behind a word at the start of a line.
fn after<'a>(text: &'a str, word: &str) -> Option<&'a str> {
    text.lines().find_map(|line| line.strip_prefix(word)).map(str::trim)
}

/// The exit code, and what is printed.
fn run(words: &[&str]) -> (i32, String) {
    let output = raddle(env!("CARGO_BIN_EXE_raddle")).args(words).output().unwrap();
    (output.status.code().unwrap_or(-1), String::from_utf8_lossy(&output.stdout).into_owned())
}

/// The C files of a directory.
fn programs_in(directory: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(directory).unwrap().map(|entry| entry.unwrap().path());
    entries.filter(|path| path.extension().is_some_and(|extension| extension == "c")).collect()
}

#[test]
fn programs_with_inputs() {
    let directory = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/symbolic");
    let mut programs = 0;
    for file in programs_in(&directory) {
        let text = std::fs::read_to_string(&file).unwrap();
        let expect = after(&text, "// expect:").unwrap_or_else(|| panic!("{}: no `expect:`", file.display()));
        let name = file.to_str().unwrap();
        // By formulas, and by executions with terms.
        for words in [
            &["--algorithm", "symbolic", "--peephole", "simple"][..],
            &["--algorithm", "symbolic", "--peephole", "full"],
            &[],
            &["--algorithm", "classic"],
            &["--algorithm", "reads-from"],
        ] {
            let variant = words.join(" ");
            if let Some(what) = after(&text, "// formula: refused ").filter(|_| words.contains(&"symbolic")) {
                let output = raddle(env!("CARGO_BIN_EXE_raddle")).arg("check").args(words).arg(name).output().unwrap();
                assert_says(&output, 2, &[&format!("error: a formula cannot say what this is: {what}\n")]);
                continue;
            }
            let (code, output) = run(&[&["check"], words, &[name]].concat());
            let verdict = after(&output, "verdict:").unwrap_or_else(|| panic!("{name}: {output}"));
            let Some(kind) = expect.strip_prefix("bug ") else {
                assert!(verdict.starts_with(expect), "{name} with {variant}: {verdict}");
                assert_eq!(code, if expect == "verified" { 0 } else { 3 }, "{name}");
                continue;
            };
            assert!(verdict.starts_with(&format!("bug — {kind} at ")), "{name} with {variant}: {verdict}");
            assert_eq!(code, 1, "{name}");
            let replay = after(&output, "To see it again: raddle ").unwrap();
            let words: Vec<&str> = replay.split(' ').collect();
            let (code, output) = run(&words);
            assert!(code == 1 && output.contains(kind), "{name}: {replay}: {output}");
        }
        programs += 1;
    }
    assert!(programs >= 10, "{programs} programs");
}

/// What depends on where objects are is named, if an execution comes to it; all else is answered.
#[test]
fn addresses_as_numbers() {
    let directory = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/symbolic/addresses");
    let (mut answered, mut refused) = (0, 0);
    for file in programs_in(&directory) {
        let text = std::fs::read_to_string(&file).unwrap();
        let expect = after(&text, "// expect:").unwrap_or_else(|| panic!("{}: no `expect:`", file.display()));
        let name = file.to_str().unwrap();
        for variant in ["none", "static", "simple", "monotonic", "full"] {
            let output = raddle(env!("CARGO_BIN_EXE_raddle"))
                .args(["check", "--algorithm", "symbolic", "--peephole", variant, name])
                .output()
                .unwrap();
            let [printed, error] = [&output.stdout, &output.stderr].map(|text| String::from_utf8_lossy(text));
            if let Some(what) = expect.strip_prefix("refused ") {
                // What a loop becomes depends on the clang.
                let is_said = |what| error.contains(&format!("error: a formula cannot say what this is: {what}\n"));
                assert!(what.split(" | ").any(is_said), "{name} with {variant}: {printed}{error}");
                assert_eq!(output.status.code(), Some(2), "{name} with {variant}");
                refused += 1;
            } else {
                let verdict = after(&printed, "verdict:").unwrap_or_else(|| panic!("{name}: {printed}{error}"));
                assert!(verdict.starts_with(expect), "{name} with {variant}: {verdict}");
                answered += 1;
            }
        }
    }
    assert!(answered >= 20 && refused >= 20, "{answered} answered, {refused} refused");
}
