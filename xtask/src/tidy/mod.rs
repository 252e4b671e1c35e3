//! `cargo xtask tidy`: the rules of the house that no compiler checks.
//!
//! * [`layers`]: crates depend on each other as the table in `ARCHITECTURE.md` says, and the table says no more.
//! * [`manifests`]: every crate takes version, edition, licence and lints from the workspace, and the lints ask for docs.
//! * [`sources`]: Rust files say what they are, and why when they are long; only `cli` and the tools do input and output.
//! * [`words`]: nothing is left over: notes to oneself, code in comments, tests that do not run, paths of one machine.
//!
//! A complaint names the file and the line, says what is wrong, and what to do about it. Where a rule has to be broken,
//! a comment `tidy allows: reason` on the line or on the one above says why.

mod layers;
mod manifests;
mod sources;
#[cfg(test)]
mod tests;
mod words;

use crate::Failure;
use std::fmt;
use std::path::Path;

/// Something that is not as it should be.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Complaint {
    file: String,
    /// From 1.
    line: usize,
    wrong: String,
    /// What to do.
    remedy: String,
}

impl fmt::Display for Complaint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Complaint { file, line, wrong, remedy } = self;
        write!(f, "{file}:{line}: {wrong}\n    help: {remedy}")
    }
}

/// A text file of the repository.
struct TextFile {
    /// From the root, with slashes.
    path: String,
    text: String,
}

impl TextFile {
    fn complaint(&self, line: usize, wrong: impl Into<String>, remedy: impl Into<String>) -> Complaint {
        Complaint { file: self.path.clone(), line, wrong: wrong.into(), remedy: remedy.into() }
    }

    fn has_extension(&self, extension: &str) -> bool {
        Path::new(&self.path).extension().is_some_and(|found| found == extension)
    }

    /// The number of the first line with this in it, for complaints; 1 when there is none.
    fn line_of(&self, text: &str) -> usize {
        self.text.lines().position(|line| line.contains(text)).map_or(1, |n| n + 1)
    }

    /// The lines, with their numbers and whether a comment there or above allows what is against the rules.
    fn lines(&self) -> impl Iterator<Item = (usize, &str, bool)> {
        let allows = |line: &str| line.contains("tidy allows: ");
        let mut above = false;
        self.text.lines().enumerate().map(move |(n, line)| {
            let allowed = allows(line);
            (n + 1, line, std::mem::replace(&mut above, allowed) || allowed)
        })
    }
}

/// The text files below a directory, in order. What is hidden or built is left out.
fn text_files(root: &Path) -> Result<Vec<TextFile>, Failure> {
    let mut found = Vec::new();
    let mut directories = vec![root.to_owned()];
    while let Some(directory) = directories.pop() {
        for entry in std::fs::read_dir(&directory)? {
            let path = entry?.path();
            let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            let extension = path.extension().unwrap_or_default().to_string_lossy().into_owned();
            if name.starts_with('.') || name == "target" {
                continue;
            }
            if path.is_dir() {
                directories.push(path);
            } else if name == "Makefile" || ["rs", "md", "toml", "sh", "c", "h", "ir"].contains(&&*extension) {
                let text = String::from_utf8_lossy(&std::fs::read(&path)?).into_owned();
                let parts: Vec<_> = path.strip_prefix(root)?.iter().map(|part| part.to_string_lossy()).collect();
                found.push(TextFile { path: parts.join("/"), text });
            }
        }
    }
    found.sort_by(|a, b| a.path.cmp(&b.path));
    Ok(found)
}

/// All that is wrong below a directory, by file and line.
fn complaints(root: &Path) -> Result<Vec<Complaint>, Failure> {
    let files = text_files(root)?;
    let packages = manifests::packages(&files)?;
    let mut all = manifests::check(&files, &packages);
    all.extend(layers::check(&files, &packages));
    for file in &files {
        sources::check(file, &mut all);
        words::check(file, &mut all);
    }
    all.sort();
    Ok(all)
}

/// Prints what is wrong with the workspace; whether nothing is.
pub fn tidy() -> Result<bool, Failure> {
    let root = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/.."));
    let all = complaints(root)?;
    for complaint in &all {
        println!("{complaint}");
    }
    match all.len() {
        0 => println!("tidy: nothing to complain about"),
        n => println!("tidy: {n} complaint{}", if n == 1 { "" } else { "s" }),
    }
    Ok(all.is_empty())
}
