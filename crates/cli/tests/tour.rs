//! The guided tour (`docs/tour.md`) is true: every command on it is run in the directory of its stage and prints what is shown, every piece
//! of code is in its file, every change is the difference of two stages. `BLESS=1` writes what is printed into the page, and takes
//! its pictures anew where there is a browser.

#[path = "page/browser.rs"]
#[allow(dead_code, reason = "the tour presses no keys")]
mod browser;

use browser::Browser;
use raddle_test_support::Scratch;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;

const PAGE: &str = "docs/tour.md";
const PROGRAM: &str = "mailbox.c";
const FENCE: &str = "```";
/// How tokens begin.
const TOKEN: &str = "r2.";

/// A picture of a page.
struct Picture {
    name: &'static str,
    stage: &'static str,
    /// The code whose last step is shown; without it the page is as it opens.
    code: &'static str,
    scheme: &'static str,
    size: (u32, u32),
}

const PICTURES: [Picture; 4] = [
    Picture { name: "tour-failed", stage: "1", code: "", scheme: "light", size: (1280, 800) },
    Picture { name: "tour-stolen", stage: "1", code: "int message = box->message;", scheme: "dark", size: (1280, 800) },
    Picture { name: "tour-deadlock", stage: "2", code: "", scheme: "light", size: (1280, 800) },
    Picture { name: "tour-verified", stage: "3", code: "", scheme: "light", size: (1000, 660) },
];

fn root() -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
}

fn blessing() -> bool {
    std::env::var_os("BLESS").is_some()
}

/// The program at a stage of the tour.
fn program(stage: &str) -> String {
    std::fs::read_to_string(root().join("examples/tour").join(stage).join(PROGRAM)).expect("a stage has its program")
}

/// What is between fences, with the words after the first one.
struct Block<'a> {
    kind: &'a str,
    stages: Vec<&'a str>,
    body: &'a str,
}

fn blocks(page: &str) -> Vec<Block<'_>> {
    let inside = page.split(FENCE).skip(1).step_by(2);
    inside
        .map(|text| {
            let (info, body) = text.split_once('\n').expect("a fence ends its line");
            let mut words = info.split(' ');
            Block { kind: words.next().unwrap_or(""), stages: words.collect(), body }
        })
        .collect()
}

/// What was printed, in the order in which a terminal would show it.
fn run(directory: &Path, words: &[&str]) -> String {
    let mut raddle = raddle_test_support::raddle(env!("CARGO_BIN_EXE_raddle"));
    let output = raddle.args(words).current_dir(directory).output().expect("raddle runs");
    assert!(output.status.code().is_some_and(|code| code < 2), "{words:?}: {output:?}");
    String::from_utf8(output.stdout).unwrap() + &String::from_utf8(output.stderr).unwrap()
}

/// A token, if there is one in the text.
fn token(text: &str) -> Option<&str> {
    text.split_whitespace().find(|word| word.starts_with(TOKEN))
}

/// Without what differs from machine to machine: tokens go with the compiler, and time is time.
fn steady(text: &str) -> String {
    let line = |line: &str| {
        let words: Vec<&str> =
            line.split(' ').map(|word| if word.starts_with(TOKEN) { "TOKEN" } else { word }).collect();
        let line = words.join(" ");
        match line.find("; algorithm ") {
            Some(cost) if line.starts_with("explored: ") => line[..cost].to_owned(),
            _ => line,
        }
    };
    text.lines().map(line).collect::<Vec<_>>().join("\n")
}

#[test]
fn every_command_prints_what_the_tour_shows() {
    let page = std::fs::read_to_string(root().join(PAGE)).expect("the page can be read");
    let mut blessed: Vec<(std::ops::Range<usize>, String)> = Vec::new();
    let mut last = String::new();
    let mut commands = 0;
    for Block { kind, stages, body } in blocks(&page) {
        if kind != "text" {
            continue;
        }
        let [stage] = stages[..] else { panic!("a command has a stage: {body}") };
        let (command, shown) = body.split_once('\n').expect("a command ends its line");
        let words = command.strip_prefix("$ raddle ").expect("output begins with its command");
        let words: Vec<&str> =
            words.split(' ').map(|word| if word.starts_with(TOKEN) { &*last } else { word }).collect();
        let scratch = Scratch::new("tour");
        scratch.file(PROGRAM, program(stage));
        let printed = run(scratch.path(), &words);
        let command = format!("$ raddle {}", words.join(" "));
        if let Some(token) = token(&printed) {
            last = token.to_owned();
        }
        commands += 1;
        if steady(&printed) == steady(shown) {
            continue;
        }
        assert!(
            blessing(),
            "{PAGE} shows for `{command}`\n{shown}\nbut this is printed (BLESS=1 writes it there)\n{printed}"
        );
        let start = body.as_ptr().addr() - page.as_ptr().addr();
        blessed.push((start..start + body.len(), format!("{command}\n{printed}")));
    }
    assert!(commands >= 5, "{PAGE} shows {commands} commands");
    if blessed.is_empty() {
        return;
    }
    let mut page = page;
    blessed.into_iter().rev().for_each(|(range, text)| page.replace_range(range, &text));
    std::fs::write(root().join(PAGE), page).expect("the page can be written");
}

#[test]
fn code_and_changes_are_those_of_the_files() {
    let page = std::fs::read_to_string(root().join(PAGE)).expect("the page can be read");
    let (mut code, mut changes) = (0, 0);
    for Block { kind, stages, body } in blocks(&page) {
        match (kind, &stages[..]) {
            ("c", [stage]) => {
                code += 1;
                assert!(program(stage).contains(body), "stage {stage} does not have\n{body}");
            }
            ("diff", [old, new]) => {
                changes += 1;
                assert_eq!(applied(&program(old), body), program(new), "from {old} to {new}");
            }
            ("text" | "sh", _) => {}
            other => panic!("nobody checks {other:?}"),
        }
    }
    assert!(code > 0 && changes == 2, "{code} pieces of code, {changes} changes");
}

/// A text with the changes of a difference: stretches with their surroundings, one after the other.
fn applied(text: &str, difference: &str) -> String {
    let mut text = text.to_owned();
    let mut from = 0;
    for part in difference.split("@@\n").filter(|part| !part.trim().is_empty()) {
        let side = |without: char| {
            let lines = part.lines().filter(|line| !line.starts_with(without));
            lines.map(|line| format!("{}\n", line.get(1..).unwrap_or(""))).collect::<String>()
        };
        let (old, new) = (side('+'), side('-'));
        let at = from + text[from..].find(&old).unwrap_or_else(|| panic!("not in the file:\n{old}"));
        text.replace_range(at..at + old.len(), &new);
        from = at + new.len();
    }
    text
}

#[test]
fn every_picture_is_one_that_is_taken_here() {
    let page = std::fs::read_to_string(root().join(PAGE)).expect("the page can be read");
    let shown: BTreeSet<&str> = page.split("](images/").skip(1).filter_map(|rest| rest.split(".png)").next()).collect();
    let taken: BTreeSet<&str> = PICTURES.iter().map(|picture| picture.name).collect();
    assert_eq!(shown, taken);
    if blessing() {
        take_pictures();
    }
    for name in taken {
        let picture = std::fs::read(root().join(format!("docs/images/{name}.png"))).expect("the picture is there");
        assert!(picture.starts_with(b"\x89PNG") && picture.len() < 200_000, "{name}: {} bytes", picture.len());
    }
}

fn take_pictures() {
    let Some(browser) = Browser::start() else { panic!("pictures need a chromium with chromedriver on PATH") };
    for Picture { name, stage, code, scheme, size: (width, height) } in PICTURES {
        let scratch = Scratch::new("tour");
        scratch.file(PROGRAM, program(stage));
        run(scratch.path(), &["check", "--html", "mailbox.html", PROGRAM]);
        browser.resize(width, height);
        browser.system_scheme(scheme);
        browser.open(&scratch.path().join("mailbox.html"));
        if !code.is_empty() {
            browser.find_last(code);
        }
        let picture = from_base64(&browser.screenshot());
        let file = root().join(format!("docs/images/{name}.png"));
        std::fs::write(&file, picture).expect("the picture can be written");
        // A third of the size, where there is such a tool; it is as good without.
        let _ = Command::new("pngquant").args(["--force", "--strip", "--ext", ".png"]).arg(&file).status();
    }
}

fn from_base64(text: &str) -> Vec<u8> {
    let value = |byte: u8| match byte {
        b'A'..=b'Z' => byte - b'A',
        b'a'..=b'z' => byte - b'a' + 26,
        b'0'..=b'9' => byte - b'0' + 52,
        b'+' => 62,
        b'/' => 63,
        other => panic!("{other} is not in base 64"),
    };
    let mut bytes = Vec::new();
    for four in text.trim_end_matches('=').as_bytes().chunks(4) {
        let bits = four.iter().fold(0u32, |bits, &byte| bits << 6 | u32::from(value(byte))) << (6 * (4 - four.len()));
        bytes.extend(&bits.to_be_bytes()[1..four.len()]);
    }
    bytes
}

#[test]
fn base_64_is_read() {
    for (text, bytes) in [("", ""), ("YQ==", "a"), ("YWI=", "ab"), ("YWJj", "abc"), ("YWJjZA==", "abcd")] {
        assert_eq!(from_base64(text), bytes.as_bytes());
    }
}
