//! `raddle slice` on small programs, with the mark of every line.
//!
//! `tests/slices/NAME.c` has flags in a line `// args: …`; `NAME.golden` is what must be printed. `BLESS=1` writes it.

use raddle_test_support::{Scratch, assert_code, assert_says};
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

fn repository() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn slice(directory: &Path, file: &str, flags: &[&str]) -> Output {
    let mut command: Command = raddle_test_support::raddle(env!("CARGO_BIN_EXE_raddle"));
    command.current_dir(directory).args(["slice", file]).args(flags).output().unwrap()
}

fn stdout(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

/// The flags in a line `// args: …`.
fn flags(text: &str) -> Vec<&str> {
    let words = text.lines().find_map(|line| line.strip_prefix("// args: "));
    words.map_or(Vec::new(), |words| words.split_whitespace().collect())
}

#[test]
fn every_line_has_its_mark() {
    let directory = repository().join("tests/slices");
    let entries = std::fs::read_dir(&directory).unwrap().map(|entry| entry.unwrap().path());
    let mut programs: Vec<PathBuf> = entries.filter(|path| path.extension().is_some_and(|e| e == "c")).collect();
    programs.sort();
    assert!(programs.len() > 10, "the programs are gone");
    let mut wrong = Vec::new();
    for program in programs {
        let name = program.file_name().unwrap().to_str().unwrap();
        let text = std::fs::read_to_string(&program).unwrap();
        let output = slice(&directory, name, &flags(&text));
        assert_code(&output, 0);
        let golden = program.with_extension("golden");
        let (said, expected) = (stdout(&output), std::fs::read_to_string(&golden).unwrap_or_default());
        if said == expected {
            continue;
        }
        if std::env::var_os("BLESS").is_some() {
            std::fs::write(&golden, said).unwrap();
        } else {
            wrong.push(format!("{name}: expected\n{expected}\nbut it says\n{said}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn a_line_is_explained_up_to_what_is_essential() {
    let directory = repository().join("tests/slices");
    let output = slice(&directory, "figure_7.c", &["--why", "6"]);
    let parts = [
        "figure_7.c:6  a = 0;",
        "in the slice: writes what is read at figure_7.c:13",
        "decides whether control gets to figure_7.c:14",
        "essential: may be a failed assertion",
    ];
    assert_says(&output, 0, &parts);
    assert_says(&slice(&directory, "figure_7.c", &["--why", "figure_7.c:7"]), 0, &["irrelevant"]);
    assert_says(&slice(&directory, "figure_7.c", &["--why", "1"]), 2, &["line 1 of figure_7.c has no code", "nearest"]);
    assert_says(&slice(&directory, "figure_7.c", &["--why", "x"]), 2, &["`x` is no line"]);
    assert_says(&slice(&directory, "figure_7.c", &["--why", "b.c:1"]), 2, &["the files with code are figure_7.c"]);
}

#[test]
fn pages_and_json_have_the_same_marks() {
    let scratch = Scratch::new("slice");
    let directory = repository().join("tests/slices");
    let page = scratch.path().join("page.html");
    let output = slice(&directory, "figure_7.c", &["--html", page.to_str().unwrap()]);
    assert_says(&output, 0, &["lines with code"]);
    let page = std::fs::read_to_string(page).unwrap();
    let json: serde_json::Value = serde_json::from_str(&stdout(&slice(&directory, "figure_7.c", &["--json"]))).unwrap();
    for line in json["files"][0]["lines"].as_array().unwrap() {
        let row = format!("<tr id=\"f0-{}\" class=\"{}\">", line["line"], line["mark"].as_str().unwrap());
        assert!(page.contains(&row), "no {row} in\n{page}");
    }
    let output = slice(&directory, "figure_7.c", &["--html", "no/such/directory/page.html"]);
    assert_says(&output, 2, &["cannot write", "--html takes the file"]);
}

#[test]
fn bad_usage_is_refused() {
    let directory = repository().join("tests/slices");
    assert_code(&slice(&directory, "figure_7.c", &["--property", "speed"]), 2);
    let scratch = Scratch::new("slice-main");
    scratch.file("lib.c", "int f(void) { return 1; }\n");
    assert_says(&slice(scratch.path(), "lib.c", &[]), 2, &["no function `main`", "give the file that defines"]);
}
