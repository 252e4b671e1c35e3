//! `raddle test`: many harnesses at once.
//!
//! Every test is a process ([`answer`]), and some run at the same time. A file is asked for its tests first: if it has functions named
//! `raddle_test_*`, each is a test of its own, otherwise its `main` is the only one and is checked at once. Results are shown in
//! the order of the files, whoever is done first.

mod answer;
mod config;
mod directives;
mod expectation;
mod files;
mod plan;
mod words;

pub use answer::{Answer, parse_check};
pub use expectation::Expect;

use crate::args::TestArgs;
use crate::check::locations;
use crate::failure::Failure;
use crate::places::Places;
use answer::{Asked, Ended, judge};
use config::Config;
use plan::Harness;
use raddle_report::{Diagnostic, Palette, Sources, SuiteReport, TestResult, TestStatus};
use std::collections::{BTreeMap, VecDeque};
use std::ffi::OsString;
use std::io::Read;
use std::path::PathBuf;
use std::process::{ChildStdin, Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// How often an interrupt is looked for.
const LOOK: Duration = Duration::from_millis(50);

/// What one worker is to do.
#[derive(Debug)]
struct Job {
    /// Which file.
    index: usize,
    /// Which of its tests, with its name.
    function: Option<(usize, String)>,
    /// Ask for its tests, and check nothing.
    list: bool,
}

/// What a worker says.
enum Message {
    /// The file has these tests, of which these will be run.
    Tests { index: usize, run: Vec<String>, notes: Vec<String> },
    /// A test is done.
    Done { index: usize, number: usize, result: Box<TestResult> },
}

/// Jobs that wait, and how many are being done, from which more may come.
#[derive(Default)]
struct Queue {
    waiting: VecDeque<Job>,
    running: usize,
}

/// What workers share.
struct Shop<'a> {
    harnesses: &'a [Result<Harness, Box<TestResult>>],
    args: &'a TestArgs,
    palette: Palette,
    interrupt: &'a AtomicBool,
    queue: Mutex<Queue>,
    changed: Condvar,
    /// The standard inputs of the processes that run: without it, they end.
    inputs: Mutex<BTreeMap<u64, ChildStdin>>,
    program: PathBuf,
}

/// Runs all tests. Lines about them go to `show` in the order of the files, as soon as they are known.
pub fn run(
    args: &TestArgs,
    interrupt: &AtomicBool,
    palette: Palette,
    show: &mut dyn FnMut(&str),
) -> Result<SuiteReport, Failure> {
    let started = Instant::now();
    let harnesses = plan(args, palette)?;
    let program = std::env::current_exe().map_err(|error| {
        Diagnostic::error(format!("cannot find the program that runs a test: {error}"))
            .help("is /proc there, and has the program been moved?")
    })?;
    let shop = Shop {
        harnesses: &harnesses,
        args,
        palette,
        interrupt,
        queue: Mutex::default(),
        changed: Condvar::new(),
        inputs: Mutex::default(),
        program,
    };
    let mut board = Board::new(&harnesses, palette);
    {
        let mut queue = locked(&shop.queue);
        for (index, harness) in harnesses.iter().enumerate() {
            let Ok(harness) = harness else { continue };
            queue.waiting.push_back(Job { index, function: None, list: !is_wanted(args, &harness.name) });
        }
    }
    std::thread::scope(|scope| {
        let (sender, receiver) = channel();
        for _ in 0..args.parallel.clamp(1, harnesses.len().max(1) * 64) {
            let sender = sender.clone();
            let shop = &shop;
            scope.spawn(move || shop.work(&sender));
        }
        drop(sender);
        board.show(show);
        loop {
            match receiver.recv_timeout(LOOK) {
                Ok(message) => {
                    board.take(message);
                    board.show(show);
                }
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => break,
            }
            if interrupt.load(Ordering::Relaxed) {
                locked(&shop.inputs).clear();
            }
        }
    });
    let (tests, mut notes) = board.end(show);
    if tests.is_empty() {
        let message = format!("no test's name contains {}", args.filter.join(" or "));
        return Err(Diagnostic::error(message).help("names are `FILE` or `FILE::FUNCTION`; leave out --filter").into());
    }
    if interrupt.load(Ordering::Relaxed) {
        notes.push(String::from("stopped by an interrupt"));
    }
    Ok(SuiteReport { tests, seconds: started.elapsed().as_secs_f64(), notes })
}

/// The texts of the sources that the reports refer to, for each test.
pub fn sources(suite: &SuiteReport) -> Vec<Sources> {
    let places = Places::new(None);
    let of = |test: &TestResult| {
        test.report.as_ref().map_or_else(Sources::default, |report| places.sources(locations(report).into_iter()))
    };
    suite.tests.iter().map(of).collect()
}

/// What is to be done with each file, or what is wrong with what it says about itself.
fn plan(args: &TestArgs, palette: Palette) -> Result<Vec<Result<Harness, Box<TestResult>>>, Failure> {
    let mut configs: BTreeMap<PathBuf, Config> = BTreeMap::new();
    let given = args.config.as_deref().map(Config::read).transpose()?;
    let files = match (args.files.as_slice(), &given) {
        ([], Some(config)) => named(config)?,
        ([], None) => match Config::find(&PathBuf::from(".")) {
            Some(file) => named(&Config::read(&file)?)?,
            None => return Err(nothing_to_do("there is no raddle.toml in this directory or above it")),
        },
        (files, _) => files::harnesses(files)?,
    };
    let mut harnesses = Vec::new();
    for file in files {
        let directory = file.parent().filter(|parent| !parent.as_os_str().is_empty());
        let found = match &given {
            Some(_) => None,
            None => Config::find(directory.unwrap_or(&PathBuf::from("."))),
        };
        if let Some(found) = &found
            && !configs.contains_key(found)
        {
            configs.insert(found.clone(), Config::read(found)?);
        }
        let config = given.as_ref().or_else(|| configs.get(found.as_ref()?));
        harnesses.push(Harness::read(&file, config, args).map_err(|failure| {
            let asked = Asked { file: file.display().to_string(), function: None, expect: None, seconds: 0.0 };
            Box::new(judge(asked, Answer::failure(&failure, palette), ""))
        }));
    }
    Ok(harnesses)
}

fn named(config: &Config) -> Result<Vec<PathBuf>, Failure> {
    match config.files.is_empty() {
        true => Err(nothing_to_do(&format!("`{}` has no `files`", config.file.display()))),
        false => config.named_files(),
    }
}

fn nothing_to_do(why: &str) -> Failure {
    Diagnostic::error(format!("no harnesses: {why}"))
        .help("give C files or directories: raddle test tests/")
        .help("or name them in raddle.toml: files = [\"tests/*.c\"]")
        .into()
}

/// Whether all tests with this in their names are to be run.
fn is_wanted(args: &TestArgs, name: &str) -> bool {
    args.filter.is_empty() || args.filter.iter().any(|text| name.contains(text))
}

/// A worker that panicked has said so, and ended the process.
fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Shop<'_> {
    /// Does jobs until there are none, or somebody interrupts.
    fn work(&self, sender: &Sender<Message>) {
        while let Some(job) = self.next() {
            self.do_job(job, sender);
            locked(&self.queue).running -= 1;
            self.changed.notify_all();
        }
    }

    fn next(&self) -> Option<Job> {
        let mut queue = locked(&self.queue);
        loop {
            if self.interrupt.load(Ordering::Relaxed) {
                return None;
            }
            if let Some(job) = queue.waiting.pop_front() {
                queue.running += 1;
                return Some(job);
            }
            if queue.running == 0 {
                return None;
            }
            queue = self.changed.wait_timeout(queue, LOOK).unwrap_or_else(PoisonError::into_inner).0;
        }
    }

    fn do_job(&self, job: Job, sender: &Sender<Message>) {
        let Job { index, function, list } = job;
        let Ok(harness) = &self.harnesses[index] else { return };
        let name = function.as_ref().map(|(_, name)| name.as_str());
        let started = Instant::now();
        let ended = self.process(&harness.words(name), list, ((index as u64) << 32) | number(&function) as u64);
        let interrupted = self.interrupt.load(Ordering::Relaxed);
        // Nobody listens only if nobody waits for the rest.
        let send = |message| drop(sender.send(message));
        let answer = ended.answer();
        let (tests, messages) = match &answer {
            Answer::Tests(tests) if function.is_none() => (Some(tests.clone()), String::new()),
            Answer::NoTests => (Some(Vec::new()), String::new()),
            Answer::Report { .. } if function.is_none() => (Some(Vec::new()), ended.stderr),
            _ => (None, ended.stderr),
        };
        let stray = tests.as_ref().and_then(|tests| harness.about_nobody(tests));
        let notes = tests.as_ref().map_or(Vec::new(), |tests| self.notes(harness, tests));
        let answer = match (stray, answer) {
            (Some(failure), _) => Answer::failure(&failure, self.palette),
            (None, Answer::Tests(tests)) if function.is_none() => {
                let full = |test: &String| format!("{}::{test}", harness.name);
                let run: Vec<String> = tests.into_iter().filter(|test| is_wanted(self.args, &full(test))).collect();
                let jobs = run.iter().cloned().enumerate();
                let jobs: Vec<Job> = jobs.map(|test| Job { index, function: Some(test), list: false }).collect();
                let mut queue = locked(&self.queue);
                jobs.into_iter().rev().for_each(|job| queue.waiting.push_front(job));
                drop(queue);
                return send(Message::Tests { index, run, notes });
            }
            // It is not asked for by its name; what it has is not known.
            (_, Answer::Failure { text, .. }) if list => {
                let first = text.lines().find(|line| line.starts_with("error")).unwrap_or("it has no answer");
                let note = format!("{} could not be asked for its tests: {first}", harness.name);
                return send(Message::Tests { index, run: Vec::new(), notes: vec![note] });
            }
            (None, Answer::NoTests) => return send(Message::Tests { index, run: Vec::new(), notes }),
            (None, answer) => answer,
        };
        // What failed because somebody stopped everything has not failed.
        if interrupted && matches!(answer, Answer::Failure { .. }) {
            return;
        }
        if function.is_none() {
            send(Message::Tests { index, run: vec![String::new()], notes });
        }
        let number = number(&function);
        let (expect, function) = (harness.expect(name), function.map(|(_, name)| name));
        let seconds = started.elapsed().as_secs_f64();
        let asked = Asked { file: harness.name.clone(), function, expect, seconds };
        let result = Box::new(judge(asked, answer, &messages));
        send(Message::Done { index, number, result });
    }

    fn notes(&self, harness: &Harness, tests: &[String]) -> Vec<String> {
        let left_out = harness.left_out(tests).into_iter();
        let note =
            |name| format!("`{name}` in {} is not run: it is static, or the preprocessor leaves it out", harness.name);
        left_out.map(note).collect()
    }

    /// Runs one test.
    fn process(&self, words: &[OsString], list: bool, id: u64) -> Ended {
        let mut command = Command::new(&self.program);
        command.arg("test-one");
        if list {
            command.arg("--list");
        }
        if self.palette.color {
            command.arg("--colored");
        }
        command.arg("--").args(words);
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let failed =
            |error: std::io::Error| Ended { code: Some(101), stdout: Vec::new(), stderr: format!("{error}\n") };
        let mut child = match command.spawn() {
            Ok(child) => child,
            Err(error) => return failed(error),
        };
        if let Some(input) = child.stdin.take() {
            locked(&self.inputs).insert(id, input);
        }
        let (out, err) = (child.stdout.take(), child.stderr.take());
        let err = std::thread::spawn(move || {
            let mut text = Vec::new();
            // What cannot be read is missing; the end of the process tells the rest.
            let _ = err.map(|mut err| err.read_to_end(&mut text));
            String::from_utf8_lossy(&text).into_owned()
        });
        let mut stdout = Vec::new();
        let _ = out.map(|mut out| out.read_to_end(&mut stdout));
        let status = child.wait();
        locked(&self.inputs).remove(&id);
        let stderr = err.join().unwrap_or_default();
        match status {
            Ok(status) => Ended { code: status.code(), stdout, stderr },
            Err(error) => failed(error),
        }
    }
}

fn number(function: &Option<(usize, String)>) -> usize {
    function.as_ref().map_or(0, |(number, _)| *number)
}

/// What is known of one file.
#[derive(Default)]
struct Slot {
    /// Its tests, once it has been asked for them; an empty name is `main`.
    tests: Option<Vec<String>>,
    results: BTreeMap<usize, TestResult>,
}

impl Slot {
    fn is_done(&self) -> bool {
        self.tests.as_ref().is_some_and(|tests| tests.len() == self.results.len())
    }
}

/// The results so far, in the order of the files.
struct Board {
    names: Vec<String>,
    slots: Vec<Slot>,
    notes: Vec<String>,
    shown: usize,
    palette: Palette,
}

impl Board {
    fn new(harnesses: &[Result<Harness, Box<TestResult>>], palette: Palette) -> Self {
        let mut names = Vec::new();
        let mut slots = Vec::new();
        for harness in harnesses {
            match harness {
                Ok(harness) => {
                    names.push(harness.name.clone());
                    slots.push(Slot::default());
                }
                Err(result) => {
                    names.push(result.file.clone());
                    let results = BTreeMap::from([(0, (**result).clone())]);
                    slots.push(Slot { tests: Some(vec![String::new()]), results });
                }
            }
        }
        Board { names, slots, notes: Vec::new(), shown: 0, palette }
    }

    fn take(&mut self, message: Message) {
        match message {
            Message::Tests { index, run, notes } => {
                self.slots[index].tests = Some(run);
                self.notes.extend(notes);
            }
            Message::Done { index, number, result } => {
                self.slots[index].results.insert(number, *result);
            }
        }
    }

    /// Shows the lines of all files up to the first that is not done.
    fn show(&mut self, show: &mut dyn FnMut(&str)) {
        while let Some(slot) = self.slots.get(self.shown).filter(|slot| slot.is_done()) {
            for result in slot.results.values() {
                show(&format!("{}\n", result.line(self.palette)));
            }
            self.shown += 1;
        }
    }

    /// Shows the rest, and gives all results.
    fn end(mut self, show: &mut dyn FnMut(&str)) -> (Vec<TestResult>, Vec<String>) {
        for (slot, name) in self.slots.iter_mut().zip(&self.names) {
            let tests = slot.tests.get_or_insert_with(|| vec![String::new()]);
            for (number, test) in tests.iter().enumerate() {
                slot.results.entry(number).or_insert_with(|| TestResult {
                    file: name.clone(),
                    function: Some(test.clone()).filter(|test| !test.is_empty()),
                    status: TestStatus::NotRun,
                    summary: String::from("interrupted"),
                    expected: None,
                    seconds: 0.0,
                    text: String::new(),
                    report: None,
                    errors: Vec::new(),
                });
            }
        }
        self.show(show);
        (self.slots.into_iter().flat_map(|slot| slot.results.into_values()).collect(), self.notes)
    }
}
