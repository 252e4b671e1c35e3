//! Names of source files as the user knows them, and their texts.

use raddle_report::{FileNames, Location, Sources};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// Sources larger than this are not shown: a snippet is a convenience, not worth the memory.
const SOURCE_SIZE_MAX: u64 = 16 << 20;

/// Turns the compiler's file names into the user's, and finds the texts behind them.
#[derive(Clone, Debug)]
pub struct Places {
    directory: PathBuf,
    /// The text of a program that came from standard input.
    stdin: Option<String>,
}

/// What clang calls standard input.
pub const STDIN: &str = "<stdin>";

impl Places {
    /// Relative to the working directory.
    pub fn new(stdin: Option<String>) -> Self {
        // Without a working directory names stay as they are.
        Places { directory: std::env::current_dir().unwrap_or_default(), stdin }
    }

    /// Relative to another directory.
    pub fn at(directory: PathBuf, stdin: Option<String>) -> Self {
        Places { directory, stdin }
    }

    /// What names are relative to.
    pub fn directory(&self) -> &Path {
        &self.directory
    }

    /// The text of a program that came from standard input.
    pub fn stdin(&self) -> Option<&str> {
        self.stdin.as_deref()
    }

    /// The texts behind these locations, as far as they can be read.
    pub fn sources<'a>(&self, locations: impl Iterator<Item = &'a Location>) -> Sources {
        let files: BTreeSet<&str> = locations.map(|location| location.file.as_str()).collect();
        let mut sources = Sources::default();
        for file in files {
            if file == STDIN {
                sources.insert(file, self.stdin.clone().unwrap_or_default());
            } else if let Some(text) = read(&self.directory.join(file)) {
                sources.insert(file, text);
            }
        }
        sources
    }
}

impl FileNames for Places {
    /// The name as the user would write it: relative to the working directory if it is below it.
    fn name(&self, file: &str) -> String {
        match Path::new(file).strip_prefix(&self.directory) {
            Ok(below) if !self.directory.as_os_str().is_empty() => below.display().to_string(),
            _ => file.trim_start_matches("./").to_string(),
        }
    }
}

/// The text of a source file, or nothing: a report without its snippet is still a report.
fn read(file: &Path) -> Option<String> {
    let size = std::fs::metadata(file).ok().filter(|data| data.is_file())?.len();
    if size > SOURCE_SIZE_MAX {
        return None;
    }
    Some(String::from_utf8_lossy(&std::fs::read(file).ok()?).into_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_relative_to_the_working_directory() {
        let places = Places { directory: PathBuf::from("/home/me"), stdin: None };
        assert_eq!(places.name("/home/me/src/a.c"), "src/a.c");
        assert_eq!(places.name("/usr/include/b.h"), "/usr/include/b.h");
        assert_eq!(places.name("./a.c"), "a.c");
    }

    #[test]
    fn missing_sources_are_left_out() {
        let places = Places::new(Some(String::from("int x;")));
        let location = |file: &str| Location { file: file.to_string(), line: 1, ..Location::default() };
        let wanted = [location("no/such/file.c"), location(STDIN), location("src")];
        let sources = places.sources(wanted.iter());
        assert!(!sources.contains("no/such/file.c"));
        assert!(!sources.contains("src"));
        assert_eq!(sources.code(&wanted[1]), "int x;");
    }
}
