//! Files that other tools read: `--sarif`, `--junit`, `--dot`, `--witness`.
//!
//! They are opened, and emptied, before anything else is done: a path that cannot be written to is known before a search of an
//! hour, and nobody takes the result of another run for this one's. A file that has nothing to say in the end (a witness of no
//! bug) is removed again, and a note says so.

use crate::args::{InputArgs, OutputArgs};
use crate::failure::Failure;
use crate::input::quoted;
use crate::places::STDIN;
use raddle_report::{
    Diagnostic, InputFile, NoWitness, Palette, Provenance, Report, SarifInput, Sources, SuiteReport, TestResult,
    TestStatus, sarif, sha256, utc,
};
use std::fs::File;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::{Instant, SystemTime};

/// The forms.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Form {
    Sarif,
    Junit,
    Dot,
    Graphml,
    Yaml,
}

/// Where a form goes.
#[derive(Debug)]
enum Target {
    Stdout,
    File(PathBuf, File),
}

/// The files that were asked for, open.
#[derive(Debug)]
pub struct Outputs {
    targets: Vec<(Form, Target)>,
    started: SystemTime,
    clock: Instant,
}

/// What a check came to, with what a person was shown of it.
#[derive(Debug)]
pub struct Checked<'a> {
    /// The result.
    pub report: &'a Report,
    /// The texts it refers to.
    pub sources: &'a Sources,
    /// The text of a program that came from standard input.
    pub stdin: Option<&'a str>,
}

impl Outputs {
    /// Opens all files. Standard output is taken already if `--json` prints to it.
    pub fn open(args: &OutputArgs, inputs: &[PathBuf], json: bool) -> Result<Self, Failure> {
        let OutputArgs { sarif, junit, dot, witness } = args;
        let mut asked = Vec::new();
        let all = [("--sarif", sarif, Form::Sarif), ("--junit", junit, Form::Junit), ("--dot", dot, Form::Dot)];
        for (flag, file, form) in all {
            asked.extend(file.as_ref().map(|file| (flag, file, form)));
        }
        if let Some(file) = witness {
            asked.push(("--witness", file, witness_form(file)?));
        }
        let mut stdout = json.then_some("--json");
        for (index, (flag, file, _)) in asked.iter().enumerate() {
            if file.as_os_str() == "-" {
                if let Some(other) = stdout.replace(flag) {
                    let message = format!("{other} and {flag} cannot both go to standard output");
                    return Err(Diagnostic::error(message).help(format!("give {flag} a file")).into());
                }
                continue;
            }
            refuse_sources(flag, file, inputs)?;
            let same = |(_, other, _): &&(&str, &PathBuf, Form)| other == file;
            if let Some((other, ..)) = asked[..index].iter().find(same) {
                let message = format!("{other} and {flag} write to the same file, `{}`", file.display());
                return Err(Diagnostic::error(message).help("give each a file of its own").into());
            }
        }
        let mut targets = Vec::new();
        for (flag, file, form) in asked {
            let target = match file.as_os_str() == "-" {
                true => Target::Stdout,
                false => Target::File(file.clone(), create(flag, file)?),
            };
            targets.push((form, target));
        }
        Ok(Outputs { targets, started: SystemTime::now(), clock: Instant::now() })
    }

    /// Whether one of them goes to standard output, so that nothing else does.
    pub fn takes_stdout(&self) -> bool {
        self.targets.iter().any(|(_, target)| matches!(target, Target::Stdout))
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.targets.is_empty()
    }

    /// Writes the result of a check. What comes back is for standard output and for standard error.
    pub fn write(self, input: &InputArgs, checked: &Checked<'_>) -> Result<Written, Failure> {
        if self.is_empty() {
            return Ok(Written::default());
        }
        let Checked { report, sources, stdin } = checked;
        let run = self.provenance(input, report.verdict.exit_code(), *stdin);
        let suite = || SuiteReport {
            tests: vec![self.as_test(input, report, sources)],
            seconds: self.clock.elapsed().as_secs_f64(),
            notes: Vec::new(),
        };
        let text = |form: Form| match form {
            Form::Sarif => Ok(sarif(&SarifInput { reports: vec![(report, sources)], errors: Vec::new() }, &run)),
            Form::Junit => Ok(suite().to_junit()),
            Form::Dot => report.to_dot().ok_or(NoWitness::NoBug),
            Form::Graphml => report.to_graphml_witness(&run, sources),
            Form::Yaml => report.to_yaml_witness(&run),
        };
        let texts: Vec<_> = self.targets.iter().map(|(form, _)| text(*form)).collect();
        write_all(self.targets, texts)
    }

    /// Writes that a program could not be checked.
    pub fn write_failure(self, input: &InputArgs, failure: &Failure) -> Result<Written, Failure> {
        let run = self.provenance(input, failure.exit_code, None);
        let names: Vec<String> = input.files.iter().map(|file| file.display().to_string()).collect();
        let test = TestResult {
            file: names.join(" "),
            function: input.entry.clone(),
            status: if failure.exit_code == 2 { TestStatus::BadInput } else { TestStatus::OwnBug },
            summary: failure.diagnostics.first().map_or(String::new(), |first| first.message.clone()),
            expected: None,
            seconds: self.clock.elapsed().as_secs_f64(),
            text: failure.to_text(Palette::PLAIN),
            report: None,
            errors: failure.diagnostics.clone(),
        };
        let seconds = test.seconds;
        let suite = SuiteReport { tests: vec![test], seconds, notes: Vec::new() };
        let texts: Vec<_> = self.targets.iter().map(|(form, _)| suite_text(*form, &suite, &run)).collect();
        write_all(self.targets, texts)
    }

    /// Writes the results of many checks.
    pub fn write_suite(self, suite: &SuiteReport, sources: &[Sources]) -> Result<Written, Failure> {
        let run = self.run(suite.worst().exit_code(), Vec::new());
        let texts = self.targets.iter().map(|(form, _)| match form {
            Form::Sarif => Ok(suite_sarif(suite, sources, &run)),
            form => suite_text(*form, suite, &run),
        });
        let texts: Vec<_> = texts.collect();
        write_all(self.targets, texts)
    }

    /// A check as the only test of a suite.
    fn as_test(&self, input: &InputArgs, report: &Report, sources: &Sources) -> TestResult {
        let status = match report.verdict.exit_code() {
            0 => TestStatus::Passed,
            1 => TestStatus::Failed,
            _ => TestStatus::Incomplete,
        };
        TestResult {
            file: report.program.clone(),
            function: input.entry.clone(),
            status,
            summary: report.in_short(),
            expected: None,
            seconds: self.clock.elapsed().as_secs_f64(),
            text: report.to_text(sources, Palette::PLAIN),
            report: Some(report.clone()),
            errors: Vec::new(),
        }
    }

    fn provenance(&self, input: &InputArgs, exit_code: u8, stdin: Option<&str>) -> Provenance {
        let file = |path: &PathBuf| {
            let (name, bytes) = match path.as_os_str() == "-" {
                true => (STDIN.to_string(), stdin.map(|text| text.as_bytes().to_vec())),
                false => (path.display().to_string(), std::fs::read(path).ok()),
            };
            // What is not there any more was compiled elsewhere: a check that goes on needs no files.
            bytes.map(|bytes| InputFile { name, sha256: sha256(&bytes) })
        };
        self.run(exit_code, input.files.iter().filter_map(file).collect())
    }

    fn run(&self, exit_code: u8, files: Vec<InputFile>) -> Provenance {
        let words: Vec<String> = std::env::args_os().map(|word| quoted(&word.to_string_lossy())).collect();
        Provenance {
            version: env!("CARGO_PKG_VERSION").to_string(),
            command_line: words.join(" "),
            directory: std::env::current_dir().unwrap_or_default().display().to_string(),
            started: utc(self.started),
            ended: utc(SystemTime::now()),
            exit_code,
            files,
        }
    }
}

/// What is left to print.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Written {
    /// For standard output.
    pub stdout: String,
    /// For standard error.
    pub notes: String,
}

/// A suite in a form that needs no source.
fn suite_text(form: Form, suite: &SuiteReport, run: &Provenance) -> Result<String, NoWitness> {
    match form {
        Form::Sarif => Ok(suite_sarif(suite, &[], run)),
        Form::Junit => Ok(suite.to_junit()),
        Form::Dot | Form::Graphml | Form::Yaml => Err(NoWitness::NoBug),
    }
}

fn suite_sarif(suite: &SuiteReport, sources: &[Sources], run: &Provenance) -> String {
    let none = Sources::default();
    let mut input = SarifInput { reports: Vec::new(), errors: Vec::new() };
    for (index, test) in suite.tests.iter().enumerate() {
        // A bug that is expected is no finding.
        if test.status != TestStatus::Passed || test.expected.is_none() {
            let sources = sources.get(index).unwrap_or(&none);
            input.reports.extend(test.report.iter().map(|report| (report, sources)));
        }
        if test.status != TestStatus::Passed {
            input.errors.extend(test.errors.iter().map(|error| (test.file.as_str(), error)));
        }
    }
    sarif(&input, run)
}

/// Writes all texts, and removes files that have none.
fn write_all(targets: Vec<(Form, Target)>, texts: Vec<Result<String, NoWitness>>) -> Result<Written, Failure> {
    let mut written = Written::default();
    for ((_, target), text) in targets.into_iter().zip(texts) {
        match (target, text) {
            (Target::Stdout, Ok(text)) => written.stdout += &text,
            (Target::Stdout, Err(none)) => {
                written.notes += &format!("note: nothing to write to standard output: {}\n", none.why());
            }
            (Target::File(path, mut file), Ok(text)) => file.write_all(text.as_bytes()).map_err(|error| {
                Diagnostic::error(format!("cannot write `{}`: {error}", path.display())).help("is the disk full?")
            })?,
            (Target::File(path, file), Err(none)) => {
                drop(file);
                // What is left is empty, as it was made.
                let _ = std::fs::remove_file(&path);
                written.notes += &format!("note: `{}` is not written: {}\n", path.display(), none.why());
            }
        }
    }
    Ok(written)
}

fn witness_form(file: &Path) -> Result<Form, Failure> {
    match file.extension().and_then(|extension| extension.to_str()) {
        Some("graphml") => Ok(Form::Graphml),
        Some("yml" | "yaml") => Ok(Form::Yaml),
        _ => Err(Diagnostic::error(format!("--witness: cannot tell the format of `{}`", file.display()))
            .help("end its name in .graphml for version 1.0 of the format, or in .yml for version 2.0")
            .into()),
    }
}

/// A slip of the finger must not cost anybody a program: `raddle check --sarif prog.c`.
fn refuse_sources(flag: &str, file: &Path, inputs: &[PathBuf]) -> Result<(), Failure> {
    let extension = file.extension().and_then(|extension| extension.to_str()).unwrap_or("");
    let is_input = file.exists() && inputs.iter().any(|input| input.canonicalize().ok() == file.canonicalize().ok());
    if is_input || ["c", "h", "i", "ll", "toml"].contains(&extension) {
        let message = format!("{flag} would overwrite `{}`, which looks like a source file", file.display());
        return Err(Diagnostic::error(message).help(format!("{flag} takes the file that is written to")).into());
    }
    Ok(())
}

fn create(flag: &str, file: &Path) -> Result<File, Failure> {
    File::create(file).map_err(|error| {
        Diagnostic::error(format!("{flag}: cannot write `{}`: {error}", file.display()))
            .help("give a file in a directory that can be written to")
            .into()
    })
}
