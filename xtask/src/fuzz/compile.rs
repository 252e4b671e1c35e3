//! From C to LLVM IR, many files at a time.
//!
//! Most of the time that clang takes for a small program goes by before it looks at it. So we ask clang's driver, once,
//! what it would do with a file under `raddle`'s own flags, and then have the compiler proper do that with many files in
//! one process.

use super::process::Runner;
use crate::{Failure, tools};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

const TIME_MAX: Duration = Duration::from_secs(120);

/// A way to compile.
pub struct Compiler {
    /// `clang-14 -O0`
    pub name: String,
    /// Whether it may reorder and remove what a program does not let it.
    pub optimises: bool,
    program: String,
    arguments: Vec<String>,
}

impl Compiler {
    /// The ways to compile on this machine: the oldest and the newest clang, without and with optimisation.
    pub fn all() -> Result<Vec<Self>, Failure> {
        let versions: Vec<String> = (14..=22).map(|version| format!("clang-{version}")).collect();
        let oldest = tools::find(&versions);
        let newest = tools::find(&versions.iter().rev().cloned().collect::<Vec<_>>());
        let mut clangs: Vec<PathBuf> = oldest.into_iter().chain(newest).collect();
        if clangs.is_empty() {
            clangs.extend(tools::find(&[String::from("clang")]));
        }
        clangs.dedup();
        if clangs.is_empty() {
            return Err("there is no clang on PATH".into());
        }
        let levels = ["-O0", "-O2"];
        clangs.iter().flat_map(|clang| levels.map(|level| Compiler::new(clang, level))).collect()
    }

    fn new(clang: &Path, level: &str) -> Result<Self, Failure> {
        let mut driver = Command::new(clang);
        driver.arg("-###").args(raddle::clang::FLAGS).arg("-isystem").arg(tools::root().join("crates/vm/include"));
        // A file that there is, but nothing is read.
        driver.args([level, "-w", "-o", "out.ll", "-x", "c", "/dev/null"]);
        let (_, output) = tools::run(&mut driver)?;
        let text = String::from_utf8_lossy(&output.stderr).into_owned();
        let line = text.lines().rev().find(|line| line.contains("\"-cc1\"")).ok_or("clang did not say what it runs")?;
        let mut words = quoted(line).into_iter();
        let program = words.next().ok_or("clang did not say what it runs")?;
        let mut arguments = Vec::new();
        while let Some(word) = words.next() {
            match word.as_str() {
                // What is about the one file; the last two words are its language and its name.
                "-main-file-name" | "-o" | "-x" => drop(words.next()),
                "/dev/null" => {}
                _ => arguments.push(word),
            }
        }
        arguments.extend(["-x", "c"].map(String::from));
        let name = clang.file_name().unwrap_or_default().to_string_lossy();
        Ok(Compiler { name: format!("{name} {level}"), optimises: level != "-O0", program, arguments })
    }

    /// Compiles files; `a.c` becomes `a.ll` beside it. A file that does not compile has none, and the messages say why.
    pub fn compile(&self, files: &[&Path], runner: &Runner) -> Result<String, Failure> {
        let mut command = Command::new(&self.program);
        command.args(&self.arguments).args(files);
        Ok(runner.run(&mut command, TIME_MAX)?.stderr)
    }
}

/// The words of a line in which each is quoted, as clang's `-###` prints them.
fn quoted(line: &str) -> Vec<String> {
    let mut words = Vec::new();
    let mut word: Option<String> = None;
    let mut letters = line.chars();
    while let Some(letter) = letters.next() {
        match (&mut word, letter) {
            (None, '"') => word = Some(String::new()),
            (None, _) => {}
            (Some(_), '"') => words.extend(word.take()),
            (Some(text), '\\') => text.extend(letters.next()),
            (Some(text), _) => text.push(letter),
        }
    }
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_unquoted() {
        assert_eq!(quoted(r#" "a b" "-D" "x=\"1\"" "#), ["a b", "-D", "x=\"1\""]);
    }
}
