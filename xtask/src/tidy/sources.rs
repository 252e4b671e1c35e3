//! Rust files: what they are, how long they are, and what they may do.

use super::{Complaint, TextFile};

/// Above this a file says why it is so long.
const LINES_MAX: usize = 800;
/// The line that says it.
const LONG: &str = "//! Long on purpose: ";

/// Crates that may do input and output: what users run, what talks to other machines and is nothing without them, and what we run
/// ourselves.
const OUTSIDE: [&str; 5] =
    ["crates/cli/", "crates/cluster/", "crates/oracle/examples/", "crates/test-support/", "xtask/"];
const INPUT_AND_OUTPUT: [&str; 8] =
    ["std::fs", "std::process", "std::net", "std::env", "println!", "eprintln!", "print!", "eprint!"];

/// Whether the file is part of a crate, not an input of a test.
fn is_ours(file: &TextFile) -> bool {
    file.has_extension("rs") && (file.path.starts_with("crates/") || file.path.starts_with("xtask/"))
}

/// Whether no user ever runs it.
fn is_test(path: &str) -> bool {
    ["/tests/", "/examples/", "/benches/"].iter().any(|part| path.contains(part)) || path.ends_with("/tests.rs")
}

/// What is wrong with a Rust file.
pub(super) fn check(file: &TextFile, all: &mut Vec<Complaint>) {
    if !is_ours(file) {
        return;
    }
    if !file.text.trim_start().starts_with("//!") {
        let remedy = "begin with `//! …`: what the file is and why it exists";
        all.push(file.complaint(1, "the file does not say what it is", remedy));
    }
    let length = file.text.lines().count();
    if length > LINES_MAX && !file.text.lines().any(|line| line.starts_with(LONG)) {
        let wrong = format!("{length} lines are more than {LINES_MAX}");
        all.push(file.complaint(LINES_MAX + 1, wrong, format!("split the file, or say at its top why not: `{LONG}…`")));
    }
    let inside = !OUTSIDE.iter().any(|path| file.path.starts_with(path)) && !is_test(&file.path);
    for (n, line, allowed) in file.lines() {
        let code = line.trim_start();
        // Tests are at the end of a file.
        if code.starts_with("#[cfg(test)]") && !line.starts_with(' ') {
            break;
        }
        let io = INPUT_AND_OUTPUT.iter().find(|word| has_word(code, word));
        if let Some(word) = io.filter(|_| inside && !allowed && !code.starts_with("//")) {
            let remedy = "let `cli` do it, and pass what is needed; or say why not: `// tidy allows: …`";
            all.push(file.complaint(n, format!("`{word}`: only `cli` and the tools do input and output"), remedy));
        }
        if code.starts_with("#") && code.contains("allow(missing_docs)") {
            let remedy = "write the docs, or give a reason: `allow(missing_docs, reason = \"…\")`";
            all.push(file.complaint(n, "public items without docs, and no reason why", remedy));
        }
    }
}

/// Whether a line has this, and not as the end of a longer name.
fn has_word(line: &str, word: &str) -> bool {
    let is_name = |c: char| c.is_alphanumeric() || c == '_';
    line.match_indices(word).any(|(at, _)| !line[..at].ends_with(is_name))
}
