//! The programs of `examples/real`, correct and broken, give what `docs/examples.md` says: every command on that page is
//! run, and what the page quotes must be in what is printed, in that order. Verdict, kind and line of a fault are in
//! the quotes, so the page is the one place where they stand.

use raddle_test_support::assert_code;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// What begins a quote on the page: a command as a user types it.
const PROMPT: &str = "$ raddle ";
/// What stands for lines, or for the end of a line, that a quote leaves out.
const LEFT_OUT: char = '…';
/// What turns on the mistake in a program.
const BROKEN: &str = "-DBROKEN";

fn root() -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
}

/// A command and the lines that the page quotes of its output.
struct Quote {
    words: Vec<String>,
    lines: Vec<String>,
}

fn quotes() -> Vec<Quote> {
    let page = std::fs::read_to_string(root().join("docs/examples.md")).expect("the page can be read");
    // Every second part is between fences.
    let blocks = page.split("```").skip(1).step_by(2);
    blocks.map(|block| quote(block.strip_prefix("text\n").expect("a quote is text"))).collect()
}

fn quote(block: &str) -> Quote {
    let (command, output) = block.split_once('\n').expect("a quote has a command and its output");
    let words = command.strip_prefix(PROMPT).expect("a quote begins with a command");
    let lines = output.lines().map(|line| even_spaces(line.trim_end_matches(LEFT_OUT)));
    Quote {
        words: words.split(' ').map(String::from).collect(),
        lines: lines.filter(|line| !line.is_empty()).collect(),
    }
}

/// How columns are aligned depends on lines that are left out.
fn even_spaces(line: &str) -> String {
    line.split_whitespace().collect::<Vec<_>>().join(" ")
}

impl Quote {
    fn is_broken(&self) -> bool {
        self.words.iter().any(|word| word == BROKEN)
    }

    /// The C files, as the command names them.
    fn files(&self) -> impl Iterator<Item = &str> {
        self.words.iter().map(String::as_str).filter(|word| word.ends_with(".c"))
    }

    /// Runs the command, and compares.
    fn check(&self) {
        let command = format!("raddle {}", self.words.join(" "));
        let verdict = self.lines.last().expect("a quote has lines");
        let (starts, code) = if self.is_broken() { ("verdict: bug", 1) } else { ("verdict: verified", 0) };
        assert!(verdict.starts_with(starts), "the quote of `{command}` ends with a verdict, `{starts}`");
        let mut raddle = raddle_test_support::raddle(env!("CARGO_BIN_EXE_raddle"));
        let output = raddle.args(&self.words).current_dir(root()).output().unwrap();
        assert_code(&output, code);
        let text = String::from_utf8(output.stdout).unwrap();
        let mut printed = text.lines().map(even_spaces);
        for line in &self.lines {
            let found = printed.any(|printed| printed.starts_with(line));
            assert!(found, "docs/examples.md quotes `{line}`, which is not there any more:\n$ {command}\n{text}");
        }
    }
}

/// All C files below a directory, named from the root.
fn c_files(directory: &Path, all: &mut BTreeSet<String>) {
    for entry in std::fs::read_dir(directory).expect("a directory can be read") {
        let path = entry.unwrap().path();
        if path.is_dir() {
            c_files(&path, all);
        } else if path.extension().is_some_and(|extension| extension == "c") {
            all.insert(path.strip_prefix(root()).unwrap().to_str().unwrap().to_owned());
        }
    }
}

#[test]
fn the_correct_programs_are_verified() {
    quotes().iter().filter(|quote| !quote.is_broken()).for_each(Quote::check);
}

#[test]
fn the_broken_programs_have_the_bugs_that_the_page_shows() {
    quotes().iter().filter(|quote| quote.is_broken()).for_each(Quote::check);
}

#[test]
fn every_program_is_on_the_page_correct_and_broken() {
    let mut all = BTreeSet::new();
    c_files(&root().join("examples/real"), &mut all);
    let quotes = quotes();
    for broken in [false, true] {
        let quotes: Vec<_> = quotes.iter().filter(|quote| quote.is_broken() == broken).collect();
        let shown: BTreeSet<_> = quotes.iter().flat_map(|quote| quote.files()).map(String::from).collect();
        assert_eq!(shown, all, "the files of docs/examples.md and of examples/real, broken: {broken}");
        assert_eq!(quotes.len(), 10);
    }
}
