//! Programs whose inputs nobody can try one by one: each file of `tests/symbolic` says what is expected of it, and what is found replays.

use raddle_test_support::raddle;
use std::path::Path;

/// What comes behind a word at the start of a line.
fn after<'a>(text: &'a str, word: &str) -> Option<&'a str> {
    text.lines().find_map(|line| line.strip_prefix(word)).map(str::trim)
}

/// The exit code, and what is printed.
fn run(words: &[&str]) -> (i32, String) {
    let output = raddle(env!("CARGO_BIN_EXE_raddle")).args(words).output().unwrap();
    (output.status.code().unwrap_or(-1), String::from_utf8_lossy(&output.stdout).into_owned())
}

#[test]
fn programs_with_inputs() {
    let directory = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/symbolic");
    let mut programs = 0;
    for entry in std::fs::read_dir(directory).unwrap() {
        let file = entry.unwrap().path();
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
            let (code, output) = run(&[&["check"], words, &[name]].concat());
            let verdict = after(&output, "verdict:").unwrap_or_else(|| panic!("{name}: {output}"));
            let Some(kind) = expect.strip_prefix("bug ") else {
                assert!(verdict.starts_with("verified"), "{name} with {variant}: {verdict}");
                assert_eq!(code, 0, "{name}");
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
