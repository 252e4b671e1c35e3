//! What is to be run for each file of a suite: flags from the project, from the file, from the command line.

use super::answer::parse_check;
use super::config::{Config, Section};
use super::directives::{self, Directive, What};
use super::expectation::Expect;
use super::words::flags;
use crate::args::{OutputArgs, TestArgs};
use crate::entry::TEST_PREFIX;
use crate::failure::Failure;
use raddle_report::{Diagnostic, Location, Sources};
use std::ffi::OsString;
use std::path::{Path, PathBuf};

/// A file of a suite.
#[derive(Debug)]
pub(crate) struct Harness {
    pub file: PathBuf,
    /// As people read it.
    pub name: String,
    text: String,
    /// Flags of `raddle check` that the project gives.
    options: Vec<String>,
    cflags: Vec<OsString>,
    /// Further files of the program.
    with: Vec<PathBuf>,
    directives: Vec<Directive>,
    /// What the project expects.
    expect: Option<(Expect, String)>,
    /// Flags of the command line.
    last: Vec<String>,
}

impl Harness {
    /// Reads what a file and its project say.
    pub fn read(file: &Path, config: Option<&Config>, args: &TestArgs) -> Result<Harness, Failure> {
        let name = file.display().to_string();
        let bytes = std::fs::read(file).map_err(|error| {
            Diagnostic::error(format!("cannot read `{name}`: {error}")).help("give C files, .ll files or directories")
        })?;
        let text = String::from_utf8_lossy(&bytes).into_owned();
        let directory = match file.parent() {
            Some(parent) if !parent.as_os_str().is_empty() => parent.to_path_buf(),
            _ => PathBuf::from("."),
        };
        let read = directives::read(&text, &directory.display().to_string());
        let directives = read.map_err(|bad| at_line(&name, &text, bad.line, bad.message))?;
        let mut harness = Harness {
            file: file.to_path_buf(),
            name,
            text,
            options: Vec::new(),
            cflags: Vec::new(),
            with: Vec::new(),
            directives,
            expect: None,
            last: Vec::new(),
        };
        if let Some(config) = config {
            for section in config.about(file) {
                harness.follow(section, config)?;
            }
        }
        for directive in &harness.directives {
            match &directive.what {
                What::Options(words) => {
                    let allowed = allowed(words, &harness.file);
                    let at = |message| at_line(&harness.name, &harness.text, directive.line, message);
                    allowed.map_err(|failure| at(failure.diagnostics[0].message.clone()))?;
                }
                What::With(files) => harness.with.extend(files.iter().map(|file| directory.join(file))),
                What::Expect(..) => {}
            }
        }
        for line in &args.options {
            let words = super::words::words(line, ".").map_err(|why| Diagnostic::error(format!("--options: {why}")))?;
            allowed(&words, &harness.file)?;
            harness.last.extend(words);
        }
        harness.cflags.extend(args.cflags.iter().cloned());
        Ok(harness)
    }

    /// Takes over what a section of the settings says.
    fn follow(&mut self, section: &Section, config: &Config) -> Result<(), Failure> {
        if let Some((words, at)) = &section.options {
            let failed = |failure: Failure| config.failure(Some(at.clone()), failure.diagnostics[0].message.clone());
            allowed(words, &self.file).map_err(failed)?;
            let (options, cflags) = flags(words.clone());
            self.options.extend(options);
            self.cflags.extend(cflags.into_iter().map(OsString::from));
        }
        self.cflags.extend(section.cflags.iter().map(OsString::from));
        self.with.extend(section.sources.iter().cloned());
        self.expect = section.expect.clone().or(self.expect.take());
        Ok(())
    }

    /// The words of `raddle check` for a test of this file.
    pub fn words(&self, function: Option<&str>) -> Vec<OsString> {
        let mut words: Vec<OsString> = self.options.iter().map(OsString::from).collect();
        let mut cflags = self.cflags.clone();
        for directive in self.about(function) {
            if let What::Options(given) = &directive.what {
                let (options, more) = flags(given.clone());
                words.extend(options.into_iter().map(OsString::from));
                cflags.extend(more.into_iter().map(OsString::from));
            }
        }
        let (last, more) = flags(self.last.clone());
        words.extend(last.into_iter().map(OsString::from));
        cflags.extend(more.into_iter().map(OsString::from));
        if let Some(function) = function {
            words.extend([OsString::from("--entry"), OsString::from(function)]);
        }
        words.push(as_file(&self.file));
        words.extend(self.with.iter().map(|file| as_file(file)));
        if !cflags.is_empty() {
            words.push(OsString::from("--"));
            words.extend(cflags);
        }
        words
    }

    /// What is to come of a test of this file: what is said of it alone counts more.
    pub fn expect(&self, function: Option<&str>) -> Option<(Expect, String)> {
        let said = |alone: bool| {
            let about = self.about(function).filter(|directive| directive.function.is_some() == alone);
            let expect = about.filter_map(|directive| match &directive.what {
                What::Expect(expect, text) => Some((expect.clone(), text.clone())),
                What::Options(_) | What::With(_) => None,
            });
            expect.last()
        };
        said(true).or_else(|| said(false)).or_else(|| self.expect.clone())
    }

    fn about(&self, function: Option<&str>) -> impl Iterator<Item = &Directive> {
        self.directives.iter().filter(move |directive| match &directive.function {
            Some(about) => Some(about.as_str()) == function,
            None => true,
        })
    }

    /// A comment about a test that there is not.
    pub fn about_nobody(&self, tests: &[String]) -> Option<Failure> {
        let stray = |directive: &&Directive| directive.function.as_ref().is_some_and(|about| !tests.contains(about));
        let directive = self.directives.iter().find(stray)?;
        let function = directive.function.as_deref().unwrap_or_default();
        let message = match tests {
            [] => format!("this is about `{function}`, and the file has no tests but `main`"),
            tests => format!("there is no test `{function}`: the tests are {}", tests.join(", ")),
        };
        Some(at_line(&self.name, &self.text, directive.line, message))
    }

    /// Functions that look like tests in the text and were not compiled as such: static ones, say.
    pub fn left_out(&self, tests: &[String]) -> Vec<String> {
        let mut names = mentioned(&self.text);
        names.retain(|name| !tests.contains(name));
        names
    }
}

/// A name that begins with a dash would be a flag.
fn as_file(file: &Path) -> OsString {
    match file.as_os_str().as_encoded_bytes().starts_with(b"-") {
        true => Path::new(".").join(file).into_os_string(),
        false => file.as_os_str().to_os_string(),
    }
}

/// Refuses flags that are none, and those that a test cannot have.
fn allowed(words: &[String], file: &Path) -> Result<(), Failure> {
    let (options, _) = flags(words.to_vec());
    let words: Vec<OsString> = options.into_iter().map(OsString::from).chain([as_file(file)]).collect();
    let args = parse_check(&words)?;
    let refused = [
        (args.json, "--json"),
        (args.emit.is_some(), "--emit"),
        (args.checkpoint.is_some(), "--checkpoint"),
        (args.outputs != OutputArgs::default(), "--sarif, --junit, --dot or --witness"),
    ];
    if let Some((_, flag)) = refused.iter().find(|(given, _)| *given) {
        return Err(Diagnostic::error(format!("a test cannot have {flag}")).help("give it to `raddle test`").into());
    }
    if args.input.files.len() != 1 {
        let extra = args.input.files[0].display();
        return Err(Diagnostic::error(format!("`{extra}` is no flag"))
            .help("further files of a program are named by `raddle-with`, or by `sources` in raddle.toml")
            .into());
    }
    Ok(())
}

fn at_line(name: &str, text: &str, line: u32, message: String) -> Failure {
    let location = Location { file: name.to_string(), line, column: 1, function: None };
    let mut sources = Sources::default();
    sources.insert(name, text);
    let diagnostic = Diagnostic::error(message).at(location, "");
    Failure::input(vec![diagnostic.help("docs/ci.md says what comments can say")], sources)
}

/// The names of tests that are followed by a parenthesis, outside of comments and strings.
fn mentioned(text: &str) -> Vec<String> {
    let mut names: Vec<String> = Vec::new();
    let code = without_comments(text);
    for (at, _) in code.match_indices(TEST_PREFIX) {
        let is_word = |c: char| c.is_alphanumeric() || c == '_';
        if code[..at].chars().next_back().is_some_and(is_word) {
            continue;
        }
        let rest = &code[at..];
        let end = rest.find(|c: char| !is_word(c)).unwrap_or(rest.len());
        if rest[end..].trim_start().starts_with('(') && !names.iter().any(|name| name == &rest[..end]) {
            names.push(rest[..end].to_string());
        }
    }
    names
}

/// C text with a blank for each comment and each string.
fn without_comments(text: &str) -> String {
    let mut code = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(c) = rest.chars().next() {
        let skipped = match c {
            '/' if rest.starts_with("//") => rest.find('\n').unwrap_or(rest.len()),
            '/' if rest.starts_with("/*") => rest[2..].find("*/").map_or(rest.len(), |at| at + 4),
            '"' | '\'' => quoted_len(rest, c),
            c => {
                code.push(c);
                rest = &rest[c.len_utf8()..];
                continue;
            }
        };
        code.push(' ');
        rest = &rest[skipped..];
    }
    code
}

/// The length of what is in quotation marks, with them.
fn quoted_len(text: &str, quote: char) -> usize {
    let mut escaped = false;
    for (at, c) in text.char_indices().skip(1) {
        match c {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            c if c == quote || c == '\n' => return at + 1,
            _ => {}
        }
    }
    text.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tests_are_mentioned_in_code_alone() {
        let text = "// raddle_test_a()\n/* raddle_test_b() */ static void raddle_test_c (void) { s = \"raddle_test_d()\"; }\n\
                    int my_raddle_test_e(void);\nvoid *p = raddle_test_f; /* open raddle_test_g()";
        assert_eq!(mentioned(text), ["raddle_test_c"]);
        assert_eq!(without_comments("a'\\''b\"\\\"\"c//d\n/e"), "a b c \n/e");
    }
}
