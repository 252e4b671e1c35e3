//! Runs of `raddle check`: which ones a benchmark needs, and what each gave.

use crate::counts::Count;
use crate::markdown::{count, seconds};
use crate::{Failure, tools};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;

/// One run to make. The order is that in which runs are made.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
pub struct Job {
    /// The C file without its extension, from `bench/programs`.
    pub program: String,
    /// Macros to define.
    pub defines: Vec<String>,
    /// The algorithm's name.
    pub algorithm: String,
    /// Further flags.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub flags: Vec<String>,
    /// The kind of the bug that the program is known to have. The search goes on when it is found.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bug: Option<String>,
}

impl Job {
    /// A run of a program with a parameter.
    pub fn new(program: &str, n: Option<u64>, algorithm: &str) -> Self {
        let defines = n.map(|n| format!("N={n}")).into_iter().collect();
        Job { program: program.to_owned(), defines, algorithm: algorithm.to_owned(), flags: Vec::new(), bug: None }
    }

    /// A run of a program in the list of counts.
    pub fn of(entry: &Count, algorithm: &str) -> Self {
        let mut job = Job::new(&entry.program, entry.n, algorithm);
        job.defines.extend(entry.defines.iter().cloned());
        job.bug.clone_from(&entry.bug);
        job
    }

    /// The program as the papers write it: `readers(13)`.
    pub fn title(&self) -> String {
        let values: Vec<&str> = self.defines.iter().map(|d| d.strip_prefix("N=").unwrap_or(d)).collect();
        if values.is_empty() { self.program.clone() } else { format!("{}({})", self.program, values.join(", ")) }
    }
}

/// The part of `raddle check --json` that we look at.
#[derive(Clone, Debug, Deserialize)]
struct Answer {
    verdict: String,
    executions: Executions,
    events: u64,
    #[serde(default)]
    wakeup_tree_max: u64,
    seconds: f64,
    peak_memory_bytes: u64,
    incomplete: Option<Stop>,
    bugs: Vec<Bug>,
}

/// A bug that was found.
#[derive(Clone, Debug, Deserialize)]
struct Bug {
    kind: String,
}

/// Why a search is incomplete.
#[derive(Clone, Debug, Deserialize)]
struct Stop {
    reason: String,
}

/// Executions by how they ended.
#[derive(Clone, Copy, Debug, Deserialize, Serialize)]
pub struct Executions {
    /// To the end.
    pub complete: u64,
    /// An assumption did not hold.
    pub assume_blocked: u64,
    /// Abandoned as redundant.
    pub sleep_set_blocked: u64,
    /// Threads wait for what nobody will do, which was allowed.
    pub await_blocked: u64,
    /// A thread had gone round in a loop too early.
    pub spin_blocked: u64,
    /// A loop perhaps never ends.
    pub undecided: u64,
    /// A loop went on for longer than allowed.
    pub bound_blocked: u64,
    /// A thread made more steps than it may.
    pub steps_cut: u64,
    /// Something is not supported.
    pub unsupported: u64,
}

impl Executions {
    /// All of them; what the papers call traces explored.
    pub fn total(&self) -> u64 {
        let Executions {
            complete,
            assume_blocked,
            sleep_set_blocked,
            await_blocked,
            spin_blocked,
            undecided,
            bound_blocked,
            steps_cut,
            unsupported,
        } = self;
        let blocked = assume_blocked + sleep_set_blocked + await_blocked + spin_blocked;
        complete + blocked + undecided + bound_blocked + steps_cut + unsupported
    }
}

/// What a run gave.
#[derive(Clone, Debug, Serialize)]
pub struct Measured {
    /// Everything was explored.
    pub finished: bool,
    /// How much was explored.
    pub executions: Executions,
    /// Events executed.
    pub events: u64,
    /// Nodes of the largest wakeup tree.
    pub wakeup_tree_max: u64,
    /// Duration of the search; the shortest if there were several runs.
    pub seconds: f64,
    /// Of the whole process.
    pub peak_memory_bytes: u64,
}

impl Measured {
    /// Executions per second.
    pub fn speed(&self) -> f64 {
        self.executions.total() as f64 / self.seconds.max(1e-9)
    }
}

/// What came of each run: a measurement, or why there is none.
pub type Results = BTreeMap<Job, Result<Measured, String>>;

/// Makes runs.
pub struct Runner {
    raddle: PathBuf,
    timeout: f64,
}

/// A search shorter than this is repeated, and the shortest time taken: the first runs of a process are noisy.
const SHORT_SECONDS: f64 = 2.0;
const REPEATS: usize = 3;

impl Runner {
    /// With this `raddle`, giving each run this many seconds.
    pub fn new(raddle: &Path, timeout: f64) -> Self {
        Runner { raddle: raddle.to_path_buf(), timeout }
    }

    /// Makes a run; a short one several times.
    pub fn run(&self, job: &Job) -> Result<Measured, String> {
        let mut best = self.run_once(job).map_err(|failure| failure.to_string())?;
        let repeats = if best.finished && best.seconds < SHORT_SECONDS { REPEATS - 1 } else { 0 };
        for _ in 0..repeats {
            let again = self.run_once(job).map_err(|failure| failure.to_string())?;
            if again.seconds < best.seconds {
                best = again;
            }
        }
        Ok(best)
    }

    /// Complete and other executions, and the time, for a table.
    pub fn cell(&self, run: &Measured) -> String {
        let complete = count(run.executions.complete);
        let executions = match run.executions.total() - run.executions.complete {
            0 => complete,
            others => format!("{complete}+{}", count(others)),
        };
        let time = if run.finished { seconds(run.seconds) } else { format!("> {} s", self.timeout) };
        format!("{executions}, {time}")
    }

    fn run_once(&self, job: &Job) -> Result<Measured, Failure> {
        let file = tools::program(&job.program);
        let mut command = Command::new(&self.raddle);
        command.args(["check", "--json", "--algorithm", &job.algorithm]);
        command.args(["--timeout", &self.timeout.to_string()]).args(&job.flags);
        if !job.flags.iter().any(|flag| flag == "--jobs") {
            command.args(["--jobs", "1"]);
        }
        if job.bug.is_some() {
            command.arg("--keep-going");
        }
        command.arg(file).arg("--");
        command.args(job.defines.iter().map(|define| format!("-D{define}")));
        let (_, output) = tools::run(&mut command)?;
        let answer: Answer = serde_json::from_slice(&output.stdout).map_err(|_| {
            let message = String::from_utf8_lossy(&output.stderr).into_owned();
            message.lines().next().unwrap_or("no answer").to_owned()
        })?;
        let Answer { verdict, executions, events, wakeup_tree_max, seconds, peak_memory_bytes, incomplete, bugs } =
            answer;
        match (verdict.as_str(), &job.bug) {
            ("verified" | "no-bug-within-bounds", None) | ("incomplete", _) => {}
            ("bug", Some(kind)) if bugs.iter().all(|bug| bug.kind == *kind) => {}
            (other, None) => return Err(format!("the verdict is {other}").into()),
            (other, Some(kind)) => return Err(format!("the verdict is {other}, not a bug of kind {kind} only").into()),
        }
        // All were explored, if to no end.
        let finished = incomplete.is_none_or(|stop| stop.reason == "nothing-complete");
        Ok(Measured { finished, executions, events, wakeup_tree_max, seconds, peak_memory_bytes })
    }
}
