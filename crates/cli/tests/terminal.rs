//! What `raddle check` prints of each kind of fault, at 80 columns.
//!
//! `tests/terminal/NAME.c` has flags in a line `// args: …`; `NAME.txt` is what must be printed, but for tokens, times and
//! memory. `BLESS=1` writes it.

use raddle_test_support::raddle;
use std::path::{Path, PathBuf};
use std::process::Output;

fn directory() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/terminal")
}

fn run(command: &str, words: &[&str], columns: &str) -> Output {
    let mut process = raddle(env!("CARGO_BIN_EXE_raddle"));
    process.current_dir(directory()).env("COLUMNS", columns).arg(command).args(words).output().unwrap()
}

fn text(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

/// The flags in a line `// args: …`.
fn flags(text: &str) -> Vec<&str> {
    let words = text.lines().find_map(|line| line.strip_prefix("// args: "));
    words.map_or(Vec::new(), |words| words.split_whitespace().collect())
}

fn programs() -> Vec<PathBuf> {
    let entries = std::fs::read_dir(directory()).unwrap().map(|entry| entry.unwrap().path());
    let mut programs: Vec<PathBuf> = entries.filter(|path| path.extension().is_some_and(|e| e == "c")).collect();
    programs.sort();
    assert!(programs.len() > 15, "the programs are gone");
    programs
}

/// Without what differs from run to run.
fn settled(text: &str) -> String {
    let line = |line: &str| match (line.split_once("raddle replay "), line.split_once("; algorithm ")) {
        (Some((before, rest)), _) => {
            format!("{before}raddle replay TOKEN {}\n", rest.split_once(' ').map_or("", |(_, rest)| rest))
        }
        (_, Some((before, _))) => format!("{before}\n"),
        _ => format!("{line}\n"),
    };
    text.lines().map(line).collect()
}

#[test]
fn every_fault_reads_as_its_golden_says() {
    let mut wrong = Vec::new();
    for program in programs() {
        let name = program.file_name().unwrap().to_str().unwrap();
        let source = std::fs::read_to_string(&program).unwrap();
        let output = run("check", &[&[name][..], &flags(&source)].concat(), "80");
        assert_eq!(output.status.code(), Some(1), "{name}: {}", String::from_utf8_lossy(&output.stderr));
        let golden = program.with_extension("txt");
        let (said, expected) = (settled(&text(&output)), std::fs::read_to_string(&golden).unwrap_or_default());
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
fn the_page_on_reports_quotes_a_golden() {
    let page = std::fs::read_to_string(directory().join("../../docs/reports.md")).unwrap();
    let quote = page.split("```text\n").nth(1).and_then(|rest| rest.split("```").next()).unwrap();
    let golden = std::fs::read_to_string(directory().join("assertion.txt")).unwrap();
    assert!(golden.contains(quote.trim_end()), "the table is another one:\n{golden}");
}

/// Lines that may be longer than a terminal: messages, commands to copy, and the numbers at the end.
fn may_be_long(line: &str) -> bool {
    ["error", "warning", "note", "To see it again", "explored", "verdict"].iter().any(|start| line.starts_with(start))
}

#[test]
fn lines_fit_and_there_are_not_too_many() {
    for program in programs() {
        let golden = std::fs::read_to_string(program.with_extension("txt")).unwrap();
        for line in golden.lines().filter(|line| !may_be_long(line)) {
            assert!(line.chars().count() <= 80, "{}: {line}", program.display());
        }
        if !std::fs::read_to_string(&program).unwrap().contains("--full") {
            assert!(golden.lines().count() < 60, "{}", program.display());
        }
    }
}

#[test]
fn width_and_colour_are_respected() {
    for columns in ["40", "60", "132"] {
        let output = run("check", &["names.c"], columns);
        let most: usize = columns.parse().unwrap();
        let table = text(&output);
        let rows = table.lines().skip_while(|line| !line.starts_with("The interleaving")).skip(1);
        for line in rows.take_while(|line| !line.starts_with("To see it")) {
            assert!(line.chars().count() <= most.max(50), "{columns}: {line}");
        }
        assert!(!table.contains('\u{1b}'), "colour without a terminal");
    }
    let output = run("check", &["assertion.c", "--color", "always"], "80");
    assert!(text(&output).contains('\u{1b}'));
}

#[test]
fn full_shows_every_step() {
    let folded = text(&run("check", &["names.c"], "80"));
    let full = text(&run("check", &["names.c", "--full"], "80"));
    let number = |text: &str| {
        text.lines()
            .filter(|line| line.trim_start_matches(['>', '*', ' ']).starts_with(|c: char| c.is_ascii_digit()))
            .count()
    };
    assert!(number(&folded) < number(&full), "{folded}\n{full}");
    let token = full.lines().find_map(|line| line.strip_prefix("To see it again: raddle replay ")).unwrap();
    let token = token.split(' ').next().unwrap();
    let replayed = text(&run("replay", &[token, "names.c", "--full"], "80"));
    assert_eq!(number(&replayed), number(&full), "{replayed}");
}
