//! `raddle.toml`: what a project says about its harnesses.

use super::expectation::Expect;
use super::words::{matches, words};
use crate::failure::Failure;
use raddle_report::{Diagnostic, Location, Sources};
use serde::Deserialize;
use std::ops::Range;
use std::path::{Path, PathBuf};
use toml::Spanned;

/// The name of the file.
pub(crate) const NAME: &str = "raddle.toml";

/// The file as it is written.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
struct Written {
    /// What `raddle test` runs when nothing is given.
    #[serde(default)]
    files: Vec<String>,
    options: Option<Spanned<Words>>,
    cflags: Option<Spanned<Words>>,
    #[serde(default)]
    sources: Vec<String>,
    #[serde(default)]
    test: Vec<WrittenTest>,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
struct WrittenTest {
    files: OneOrMany,
    options: Option<Spanned<Words>>,
    cflags: Option<Spanned<Words>>,
    #[serde(default)]
    sources: Vec<String>,
    expect: Option<Spanned<String>>,
}

/// Flags on one line, or one by one.
#[derive(Deserialize, Debug)]
#[serde(untagged)]
enum Words {
    Line(String),
    List(Vec<String>),
}

#[derive(Deserialize, Debug)]
#[serde(untagged)]
enum OneOrMany {
    One(String),
    Many(Vec<String>),
}

/// Settings for some files.
#[derive(Clone, Debug)]
pub(crate) struct Section {
    /// Relative to the directory of the settings; all files if there are none.
    patterns: Option<Vec<String>>,
    /// Flags of `raddle check`, and where they stand.
    pub options: Option<(Vec<String>, Location)>,
    pub cflags: Vec<String>,
    /// Further files of the program.
    pub sources: Vec<PathBuf>,
    pub expect: Option<(Expect, String)>,
}

/// The settings of a project.
#[derive(Clone, Debug)]
pub(crate) struct Config {
    /// The file.
    pub file: PathBuf,
    text: String,
    /// The directory that it is in.
    directory: PathBuf,
    /// What `raddle test` runs when nothing is given: patterns, relative to the directory.
    pub files: Vec<String>,
    sections: Vec<Section>,
}

impl Config {
    /// The settings nearest to a directory: in it or above it.
    pub fn find(from: &Path) -> Option<PathBuf> {
        let start = std::path::absolute(from).ok()?;
        let file = start.ancestors().map(|directory| directory.join(NAME)).find(|file| file.is_file())?;
        // As a person in the working directory would write it.
        let here = std::env::current_dir().unwrap_or_default();
        Some(file.strip_prefix(&here).map_or(file.clone(), Path::to_path_buf))
    }

    /// Reads the settings. What nobody knows is refused.
    pub fn read(file: &Path) -> Result<Config, Failure> {
        let text = std::fs::read_to_string(file).map_err(|error| {
            Diagnostic::error(format!("cannot read `{}`: {error}", file.display()))
                .help("--config takes a file of settings; without it, raddle.toml is looked for")
        })?;
        let directory = match file.parent() {
            Some(parent) if !parent.as_os_str().is_empty() => parent.to_path_buf(),
            _ => PathBuf::from("."),
        };
        let mut config = Config { file: file.to_path_buf(), text, directory, files: Vec::new(), sections: Vec::new() };
        let written: Written = toml::from_str(&config.text).map_err(|error| {
            let at = error.span().map(|span| config.location(span));
            config.failure(at, error.message().to_string())
        })?;
        let Written { files, options, cflags, sources, test } = written;
        config.files = files;
        let all = config.section(None, options, cflags, sources, None)?;
        config.sections.push(all);
        for WrittenTest { files, options, cflags, sources, expect } in test {
            let patterns = match files {
                OneOrMany::One(pattern) => vec![pattern],
                OneOrMany::Many(patterns) => patterns,
            };
            let section = config.section(Some(patterns), options, cflags, sources, expect)?;
            config.sections.push(section);
        }
        Ok(config)
    }

    fn section(
        &self,
        patterns: Option<Vec<String>>,
        options: Option<Spanned<Words>>,
        cflags: Option<Spanned<Words>>,
        sources: Vec<String>,
        expect: Option<Spanned<String>>,
    ) -> Result<Section, Failure> {
        let directory = self.directory.display().to_string();
        let split = |given: Spanned<Words>| {
            let at = self.location(given.span());
            let split = match given.into_inner() {
                Words::Line(line) => words(&line, &directory),
                Words::List(list) => Ok(list.iter().map(|word| word.replace("$DIR", &directory)).collect()),
            };
            let failed = |message| self.failure(Some(at.clone()), message);
            Ok::<_, Failure>((split.map_err(failed)?, at))
        };
        let expect = expect.map(|given| {
            let at = self.location(given.span());
            let text = given.into_inner();
            Expect::read(&text).map(|expect| (expect, text)).map_err(|message| self.failure(Some(at), message))
        });
        Ok(Section {
            patterns,
            options: options.map(split).transpose()?,
            cflags: cflags.map(split).transpose()?.map_or(Vec::new(), |(words, _)| words),
            sources: sources.iter().map(|source| self.directory.join(source)).collect(),
            expect: expect.transpose()?,
        })
    }

    /// The sections that are about a file, in order.
    pub fn about(&self, file: &Path) -> impl Iterator<Item = &Section> {
        let below = relative(file, &self.directory);
        self.sections.iter().filter(move |section| {
            let patterns = section.patterns.as_ref();
            patterns.is_none_or(|patterns| patterns.iter().any(|pattern| matches(pattern, &below)))
        })
    }

    /// The files that the settings name.
    pub fn named_files(&self) -> Result<Vec<PathBuf>, Failure> {
        let mut found = Vec::new();
        for pattern in &self.files {
            let before = found.len();
            let all = super::files::below(&self.directory)?;
            found.extend(all.into_iter().filter(|file| matches(pattern, &relative(file, &self.directory))));
            if found.len() == before {
                return Err(self.failure(None, format!("`files`: no harness is called `{pattern}`")));
            }
        }
        Ok(found)
    }

    fn location(&self, span: Range<usize>) -> Location {
        let before = &self.text[..span.start.min(self.text.len())];
        let line = before.matches('\n').count() as u32 + 1;
        let column = (before.len() - before.rfind('\n').map_or(0, |at| at + 1)) as u32 + 1;
        Location { file: self.file.display().to_string(), line, column, function: None }
    }

    /// Something is wrong with the settings.
    pub fn failure(&self, at: Option<Location>, message: String) -> Failure {
        let mut diagnostic = Diagnostic::error(message.trim().replace('\n', "; "));
        match at {
            Some(at) => diagnostic = diagnostic.at(at, ""),
            None => diagnostic = diagnostic.note(format!("in `{}`", self.file.display())),
        }
        let mut sources = Sources::default();
        sources.insert(self.file.display().to_string(), self.text.clone());
        Failure::input(vec![diagnostic.help("docs/ci.md says what can stand in raddle.toml")], sources)
    }
}

/// A path as seen from a directory, with `/` between its parts.
fn relative(file: &Path, directory: &Path) -> String {
    let whole = |path: &Path| path.canonicalize().unwrap_or_else(|_| path.to_path_buf());
    let (file, directory) = (whole(file), whole(directory));
    file.strip_prefix(&directory).unwrap_or(&file).to_string_lossy().into_owned()
}
