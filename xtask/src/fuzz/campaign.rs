//! Many programs on many threads.

use super::check::Checker;
use super::compile::Compiler;
use super::process::{Runner, Watchdog};
use super::settings::{self, Setting};
use super::trial::{Difference, Trial, Work};
use crate::{Failure, tools};
use raddle_base::Random;
use raddle_oracle::{Limits, Profile, Program, Truth, enumerate, generate};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// Programs that a thread takes at a time, at most: they are compiled together.
const BATCH_MAX: u64 = 32;

/// One program in this many is compiled in a second way too.
const SECOND_EVERY: u64 = 4;

/// What the oracle may take for a program. With its defaults nearly half of the time was the oracle's, instead of a quarter,
/// for one program in fifty more.
pub const LIMITS: Limits = Limits { states: 20_000, traces: 1_500, final_states: 40 };

/// Where the programs of a campaign come from.
#[derive(Clone, Copy)]
pub enum Seeds {
    /// The seed of program `i` is drawn from this and `i`.
    From(u64),
    /// This is the seed of the only program.
    Exactly(u64),
}

/// What is to be done.
pub struct Campaign<'a> {
    /// What is tested.
    pub checker: &'a Checker,
    /// The ways to compile.
    pub compilers: &'a [Compiler],
    /// The kinds of programs, in turn.
    pub profiles: &'a [&'static Profile],
    /// Where programs come from.
    pub seeds: Seeds,
    /// How many at most.
    pub programs: u64,
    /// When to begin no more.
    pub deadline: Option<Instant>,
    /// Threads.
    pub jobs: usize,
}

/// A program with what the oracle knows about it, compiled or about to be.
pub struct Subject {
    /// Which of the campaign's programs, from 0.
    pub index: u64,
    /// Its kind.
    pub profile: &'static Profile,
    /// Its seed.
    pub seed: u64,
    /// The program.
    pub program: Program,
    /// What it can do.
    pub truth: Truth,
    /// Ways to compile it, each with the settings to check that with.
    plans: Vec<(usize, Vec<Setting>)>,
}

/// What was done with the programs of a kind.
#[derive(Clone, Default, Debug)]
pub struct Tally {
    /// Programs that were checked.
    pub programs: u64,
    /// Programs that the oracle gave up on.
    pub too_large: u64,
    /// Programs with a difference.
    pub failed: u64,
    /// The work.
    pub work: Work,
}

/// Told of every difference. Says whether to go on.
pub type OnFailure<'a> = &'a (dyn Fn(&Trial<'_>, &Subject, &[Difference], &Path) -> Result<bool, Failure> + Sync);

/// What came of a campaign.
#[derive(Default)]
pub struct Results {
    /// By profile.
    pub tallies: BTreeMap<&'static str, Tally>,
    /// How long it took.
    pub time: Duration,
}

impl Campaign<'_> {
    /// Runs it; `progress` is called now and then with what has been done.
    pub fn run(&self, on_failure: OnFailure<'_>, progress: &(dyn Fn(&Results) + Sync)) -> Result<Results, Failure> {
        let scratch = tools::Scratch::in_memory()?;
        let started = Instant::now();
        let shared = Shared {
            next: AtomicU64::new(0),
            stop: AtomicBool::new(false),
            working: AtomicU64::new(self.jobs as u64),
            results: Mutex::default(),
            failure: Mutex::default(),
        };
        let watchdog = Watchdog::default();
        std::thread::scope(|scope| {
            for job in 0..self.jobs {
                let directory = scratch.file(job.to_string());
                let (shared, watchdog) = (&shared, &watchdog);
                scope.spawn(move || {
                    if let Err(failure) = self.work(shared, watchdog, &directory, on_failure) {
                        let mut first = shared.failure.lock().unwrap_or_else(PoisonError::into_inner);
                        first.get_or_insert_with(|| failure.to_string());
                        shared.stop.store(true, Ordering::Relaxed);
                    }
                    shared.working.fetch_sub(1, Ordering::Relaxed);
                });
            }
            while shared.working.load(Ordering::Relaxed) > 0 {
                std::thread::sleep(Duration::from_millis(50));
                watchdog.look();
                let mut results = shared.results.lock().unwrap_or_else(PoisonError::into_inner);
                results.time = started.elapsed();
                progress(&results);
            }
        });
        if let Some(failure) = shared.failure.into_inner().unwrap_or_else(PoisonError::into_inner) {
            return Err(failure.into());
        }
        let mut results = shared.results.into_inner().unwrap_or_else(PoisonError::into_inner);
        results.time = started.elapsed();
        Ok(results)
    }

    /// What one thread does.
    fn work(
        &self,
        shared: &Shared,
        watchdog: &Watchdog,
        directory: &Path,
        on_failure: OnFailure<'_>,
    ) -> Result<(), Failure> {
        for compiler in 0..self.compilers.len() {
            std::fs::create_dir_all(directory.join(compiler.to_string()))?;
        }
        let runner = Runner::new(watchdog, directory.join("stderr"));
        let trial = Trial { checker: self.checker, compilers: self.compilers, runner: &runner };
        let batch = (self.programs / self.jobs as u64).clamp(1, BATCH_MAX);
        loop {
            let first = shared.next.fetch_add(batch, Ordering::Relaxed);
            let late = self.deadline.is_some_and(|deadline| Instant::now() >= deadline);
            if first >= self.programs || late || shared.stop.load(Ordering::Relaxed) {
                return Ok(());
            }
            let mut subjects = Vec::new();
            for index in first..self.programs.min(first + batch) {
                subjects.extend(self.subject(index, shared));
            }
            let messages = self.compile(&trial, &subjects, directory, shared)?;
            for subject in &subjects {
                let mut work = Work::default();
                let mut found = Vec::new();
                for (compiler, settings) in &subject.plans {
                    let file = path(directory, *compiler, subject.index).with_extension("ll");
                    let messages = &messages[*compiler];
                    found.extend(trial.examine(&subject.truth, &file, *compiler, messages, settings, &mut work)?);
                    // The next batch uses the name again. There is no file if it did not compile.
                    let _ = std::fs::remove_file(file);
                }
                shared.tally(subject.profile.name, |tally| {
                    tally.programs += 1;
                    tally.failed += u64::from(!found.is_empty());
                    tally.work.add(&work);
                });
                if !found.is_empty() && !on_failure(&trial, subject, &found, &directory.join("again.c"))? {
                    shared.stop.store(true, Ordering::Relaxed);
                }
                if shared.stop.load(Ordering::Relaxed) {
                    return Ok(());
                }
            }
        }
    }

    /// Makes a program, unless it is too large.
    fn subject(&self, index: u64, shared: &Shared) -> Option<Subject> {
        let profile = self.profiles[(index % self.profiles.len() as u64) as usize];
        let seed = match self.seeds {
            Seeds::From(seed) => Random::new(seed ^ Random::new(index).bits()).bits(),
            Seeds::Exactly(seed) => seed,
        };
        let started = Instant::now();
        let program = generate(profile, seed);
        let truth = enumerate(&program, &LIMITS);
        let time = started.elapsed();
        shared.tally(profile.name, |tally| {
            tally.work.oracle += time;
            tally.too_large += u64::from(truth.is_none());
        });
        let truth = truth?;
        let mut random = Random::new(seed);
        let fitting = |compiler: &usize| !self.compilers[*compiler].optimises || program.optimisable();
        let mut compilers: Vec<usize> = (0..self.compilers.len()).filter(fitting).collect();
        let first = compilers.swap_remove(random.below(compilers.len() as u64) as usize);
        let mut plans = vec![(first, settings::plan(&truth, &mut random))];
        if !compilers.is_empty() && random.below(SECOND_EVERY) == 0 {
            let second = compilers[random.below(compilers.len() as u64) as usize];
            plans.push((second, settings::second_plan(&mut random)));
        }
        Some(Subject { index, profile, seed, program, truth, plans })
    }

    /// Compiles programs, and gives what each compiler said.
    fn compile(
        &self,
        trial: &Trial<'_>,
        subjects: &[Subject],
        directory: &Path,
        shared: &Shared,
    ) -> Result<Vec<String>, Failure> {
        let started = Instant::now();
        let mut messages = Vec::new();
        for (index, compiler) in self.compilers.iter().enumerate() {
            let mut files = Vec::new();
            for subject in subjects.iter().filter(|subject| subject.plans.iter().any(|plan| plan.0 == index)) {
                let file = path(directory, index, subject.index);
                std::fs::write(&file, &subject.truth.source)?;
                files.push(file);
            }
            let paths: Vec<&Path> = files.iter().map(PathBuf::as_path).collect();
            messages.push(if paths.is_empty() { String::new() } else { compiler.compile(&paths, trial.runner)? });
        }
        // They were compiled together, so the time is nobody's own.
        if let Some(subject) = subjects.first() {
            shared.tally(subject.profile.name, |tally| tally.work.clang += started.elapsed());
        }
        Ok(messages)
    }
}

/// Where a program is compiled; a name of a batch is used again by the next.
fn path(directory: &Path, compiler: usize, index: u64) -> PathBuf {
    directory.join(compiler.to_string()).join(format!("p{}.c", index % BATCH_MAX))
}

/// What the threads share.
struct Shared {
    next: AtomicU64,
    stop: AtomicBool,
    working: AtomicU64,
    results: Mutex<Results>,
    failure: Mutex<Option<String>>,
}

impl Shared {
    fn tally(&self, profile: &'static str, change: impl FnOnce(&mut Tally)) {
        let mut results = self.results.lock().unwrap_or_else(PoisonError::into_inner);
        change(results.tallies.entry(profile).or_default());
    }
}
