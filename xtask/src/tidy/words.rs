//! Leftovers: what is written while working and must not stay.

use super::{Complaint, TextFile};

/// A word that must not be there, as its two halves (so that this list is no find itself), and what to do.
const LEFTOVERS: [([&str; 2], &str); 15] = [
    (["to", "do!"], "write what is missing, or return an error that says what is not supported"),
    (["unimple", "mented!"], "write what is missing, or return an error that says what is not supported"),
    (["db", "g!"], "remove it"),
    (["#[ign", "ore"], "make the test run, make it smaller, or remove it"),
    (["TO", "DO"], "do it, or say in plain words what is not done and why"),
    (["FIX", "ME"], "fix it, or say in plain words what is wrong and why it stays"),
    (["XX", "X"], "say in plain words what is wrong and why it stays"),
    (["HA", "CK"], "say in plain words what is wrong and why it stays"),
    (["W", "IP"], "finish it, or take it out"),
    (["<<<<", "<<< "], "resolve the conflict"),
    ([">>>>", ">>> "], "resolve the conflict"),
    (["/ro", "ot/"], "use a path that exists on every machine: relative, or from the environment"),
    (["/wo", "rk/"], "use a path that exists on every machine: relative, or from the environment"),
    (["/Us", "ers/"], "use a path that exists on every machine: relative, or from the environment"),
    (["issue", " #"], "say what it was about: readers do not have the list of issues"),
];

/// The beginnings of statements, for telling code from prose.
const STATEMENTS: [&str; 14] = [
    "let ", "fn ", "pub ", "use ", "mod ", "if ", "for ", "while ", "match ", "return ", "impl ", "assert", "self.",
    "#[",
];

/// Whether a comment is code that was switched off: it begins like a statement and ends like one.
fn is_code(comment: &str) -> bool {
    let text = comment.trim();
    let begins = STATEMENTS.iter().any(|start| text.starts_with(start)) || text.contains("::") || text.contains('(');
    begins && (text.ends_with(';') || text.ends_with('{') || text == "}")
}

/// What is left over in a file.
pub(super) fn check(file: &TextFile, all: &mut Vec<Complaint>) {
    for (n, line, allowed) in file.lines() {
        if allowed {
            continue;
        }
        for (halves, remedy) in LEFTOVERS {
            let word = halves.concat();
            if has(line, &word) {
                all.push(file.complaint(n, format!("`{}` is left over", word.trim()), remedy));
            }
        }
        if let Some((_, rest)) = line.split_once(&["/ho", "me/"].concat()) {
            let user: String = rest.chars().take_while(|c| c.is_alphanumeric()).collect();
            if !["me", "user"].contains(&&*user) {
                let remedy = "use a path that exists on every machine, or the user `me` in an example";
                all.push(file.complaint(n, "the path of one machine", remedy));
            }
        }
        let comment = line.trim_start().strip_prefix("//").filter(|rest| rest.starts_with(' '));
        if file.has_extension("rs") && comment.is_some_and(is_code) {
            let remedy = "remove it: history remembers; or say in words what it would do";
            all.push(file.complaint(n, "code in a comment", remedy));
        }
    }
}

/// Whether a line has the word, and not as a part of a longer one.
fn has(line: &str, word: &str) -> bool {
    let is_name = |c: char| c.is_alphanumeric() || c == '_';
    let open_start = word.starts_with(is_name);
    let open_end = word.ends_with(is_name);
    line.match_indices(word).any(|(at, _)| {
        let (before, after) = (&line[..at], &line[at + word.len()..]);
        let longer = open_start && before.ends_with(is_name) || open_end && after.starts_with(is_name);
        !longer
    })
}
