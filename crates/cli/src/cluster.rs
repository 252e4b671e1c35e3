//! `--cluster`: a check whose pieces are explored by the workers of a server, and `raddle worker`.
//!
//! What workers need is what a checkpoint has, too: the program in our own form, the command line, what was decided before the search, and the
//! ways in which it started again with finer steps ([`Header`]). So a worker needs no compiler and none of the files. A check
//! that starts again is another search for the server: its description is another one. Those before it stay, as small as
//! they are, until the check is over; so a coordinator that was lost comes by them to where it was.
//!
//! Limits and flags for output are no part of the description: the same search can go on with others.

use crate::args::{CheckArgs, Cli, Command, OutputArgs, PageArgs, ServerArgs, ViewArgs, WorkerArgs};
use crate::check::{self, Limits};
use crate::checkpoint::Header;
use crate::ends::EndWatch;
use crate::failure::{Failure, HOW_TO_REPORT};
use crate::input::{self, Loaded};
use crate::properties::Guidance;
use crate::system;
use clap::{CommandFactory, Parser};
use raddle_cluster::{
    Address, Assignment, Conditions, Description, EXECUTIONS_MAX, Made, Remote, Server, WorkerOptions, run_worker,
    without_password,
};
use raddle_explore::{
    Algorithm, Counters, Honours, Observer, Pieces, Progress, SearchOption, Summary, Unobserved, Workers, work,
};
use raddle_report::Diagnostic;
use raddle_vm::Vm;
use std::cell::RefCell;
use std::ffi::OsString;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

/// Who may work together.
pub const VERSION: &str = env!("CARGO_PKG_VERSION");

/// Flags that are no part of a search, besides those for output.
const NO_PART: [&str; 9] = [
    "cluster",
    "credentials",
    "tls_ca",
    "timeout",
    "max_executions",
    "max_memory",
    "checkpoint_every",
    "verbose",
    "no_minimise",
];

/// Such flags as they are written, and whether a value follows.
fn no_part() -> Vec<(String, bool)> {
    let command = Cli::command();
    let check = command.find_subcommand("check").into_iter().flat_map(clap::Command::get_arguments);
    let is_no_part =
        |arg: &&clap::Arg| arg.get_help_heading() == Some("Output") || NO_PART.contains(&arg.get_id().as_str());
    check
        .filter(is_no_part)
        .flat_map(|arg| {
            let long = arg.get_long().map(|name| format!("--{name}"));
            let short = arg.get_short().map(|name| format!("-{name}"));
            long.into_iter().chain(short).map(|flag| (flag, arg.get_action().takes_values()))
        })
        .collect()
}

impl From<raddle_cluster::Error> for Failure {
    fn from(error: raddle_cluster::Error) -> Self {
        Diagnostic::error(error.message).help(error.help).into()
    }
}

/// A server that a check is spread over.
pub struct Cluster {
    server: Server,
    words: Vec<String>,
    snapshot_every: Duration,
    /// The searches of this check.
    ids: RefCell<Vec<String>>,
    say: fn(&str),
}

impl std::fmt::Debug for Cluster {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Cluster").field("ids", &self.ids).finish_non_exhaustive()
    }
}

/// Connects to a server.
pub fn connect(args: &ServerArgs) -> Result<Server, Failure> {
    let credentials = match &args.credentials {
        None => None,
        Some(file) => Some(std::fs::read_to_string(file).map_err(|error| {
            Diagnostic::error(format!("--credentials: cannot read `{}`: {error}", file.display()))
                .help("give the credentials file that the server's administrator made for you")
        })?),
    };
    if let Some(file) = &args.tls_ca {
        std::fs::metadata(file).map_err(|error| {
            Diagnostic::error(format!("--tls-ca: cannot read `{}`: {error}", file.display()))
                .help("give the certificates of who signed the server's, as PEM")
        })?;
    }
    let certificates = args.tls_ca.clone();
    let address = Address { url: args.cluster.clone(), credentials, certificates };
    Ok(Server::connect(&address, VERSION)?)
}

impl Cluster {
    /// For a check that was asked for with these words.
    pub fn begin(args: &CheckArgs, words: &[OsString], say: fn(&str)) -> Result<Option<Cluster>, Failure> {
        let Some(server) = args.cluster.server() else { return Ok(None) };
        let words = words_of_search(args, words)?;
        let snapshot_every = args.checkpoint_every();
        Ok(Some(Cluster { server: connect(&server)?, words, snapshot_every, ids: RefCell::default(), say }))
    }

    /// Refuses what cannot be shared.
    pub fn check_algorithm(algorithm: Algorithm, preemptions: bool) -> Result<(), Failure> {
        // Random schedules have numbers, and no server hands these out.
        if algorithm.honours(SearchOption::Jobs) != Honours::Yes || algorithm == Algorithm::Random {
            let message = format!("{} cannot be shared: it does not honour --cluster", algorithm.name());
            return Err(Diagnostic::error(message).help("use another --algorithm, or leave out --cluster").into());
        }
        if preemptions && algorithm.honours(SearchOption::Preemptions) != Honours::Yes {
            let message = format!("--cluster and --preemptions do not go together under {}", algorithm.name());
            return Err(Diagnostic::error(message)
                .note("what --preemptions leaves out would depend on who explores what")
                .help("use --algorithm naive, or leave out one of them")
                .into());
        }
        Ok(())
    }

    /// Explores the program as it is now.
    pub fn search(
        &self,
        loaded: &Loaded,
        algorithm: Algorithm,
        limits: Limits<'_>,
        observer: &mut dyn Observer<Vm>,
    ) -> Result<Summary, Failure> {
        let mut header = Header::of(self.words.clone(), loaded)?;
        header.set_choice(algorithm, None);
        header.refinements.clone_from(&loaded.refinements);
        let description = Description {
            program: loaded.name.clone(),
            algorithm: algorithm.name().to_string(),
            bytes: header.to_json().into_bytes(),
            version: VERSION.to_string(),
        };
        self.ids.borrow_mut().push(description.id());
        let Limits { interrupt, timeout, args } = limits;
        let mut progress = |executions: u64, depth: usize, fraction: Option<f64>| {
            let counters = Counters { complete: executions, ..Counters::default() };
            observer.progress(&Progress { counters, depth, fraction });
        };
        let mut conditions = Conditions {
            interrupt,
            timeout,
            executions_max: args.max_executions.unwrap_or(u64::MAX),
            memory: (args.max_memory, system::memory_used),
            keep_going: args.keep_going,
            snapshot_every: self.snapshot_every,
            progress: &mut progress,
            say: &|line| (self.say)(line),
        };
        let ended = self.server.search(&description, &|| Pieces::new(algorithm), &mut conditions)?;
        match ended.refused {
            None => Ok(ended.summary),
            Some(why) => {
                let message = format!("internal error: a worker could not go on with its part of the search: {why}");
                Err(Failure::own(Diagnostic::error(message).help(HOW_TO_REPORT)))
            }
        }
    }

    /// How to go on.
    pub fn way_on(&self) -> String {
        let way_on = "go on: give the same command again, with other limits if you like";
        match self.ids.borrow().is_empty() {
            false => String::from(way_on),
            // What is explored here at first is explored each time.
            true => format!(
                "{way_on}. It did not get to the server this time: if that has something of this search from before, \
                 it is still there, and is not counted here (see raddle status --cluster …)"
            ),
        }
    }

    /// The check is over: removes it from the server.
    pub fn forget(&self) -> Result<(), Failure> {
        Ok(self.server.forget(&self.ids.borrow())?)
    }
}

/// The command line without what is no part of the search.
fn words_of_search(args: &CheckArgs, words: &[OsString]) -> Result<Vec<String>, Failure> {
    let texts: Option<Vec<String>> = words.iter().map(|word| word.to_str().map(str::to_owned)).collect();
    let texts = texts.ok_or_else(|| {
        Diagnostic::error("--cluster: the command line is not UTF-8, and cannot be sent")
            .help("use other names of files")
    })?;
    let (no_part, mut kept) = (no_part(), vec![String::from("raddle")]);
    let mut rest = texts.into_iter().skip(1);
    while let Some(word) = rest.next() {
        if word == "--" {
            kept.push(word);
            kept.extend(rest);
            break;
        }
        let name = word.split_once('=').map_or(word.as_str(), |(name, _)| name);
        match no_part.iter().find(|(flag, _)| flag == name) {
            // Its value is the next word.
            Some((flag, true)) if *flag == word => _ = rest.next(),
            Some(_) => {}
            None => kept.push(word),
        }
    }
    // A value that looks like a flag may have been taken for one.
    let same = match Cli::try_parse_from(&kept).map(|cli| cli.command) {
        Ok(Command::Check(parsed)) => format!("{:?}", neutral(parsed)) == format!("{:?}", neutral(args.clone())),
        _ => false,
    };
    if same {
        return Ok(kept);
    }
    Err(Diagnostic::error("--cluster: the value of a flag looks like a flag")
        .help("write it with `=`, as in --arg=--json")
        .into())
}

/// The arguments without what is no part of the search.
fn neutral(mut args: CheckArgs) -> CheckArgs {
    (args.search.timeout, args.search.max_executions, args.search.max_memory) = (None, None, 0);
    (args.json, args.show_output, args.verbose, args.no_minimise) = (false, false, false, false);
    (args.page, args.outputs) = (PageArgs::default(), OutputArgs::default());
    args.view = ViewArgs::default();
    args.checkpoint_every = None;
    args.color = crate::args::Color::Auto;
    args.cluster = crate::args::ClusterArgs::default();
    args
}

/// A search that a worker works for.
struct Job {
    loaded: Loaded,
    algorithm: Algorithm,
    args: CheckArgs,
}

impl Assignment for Job {
    fn work(&self, queue: &Remote<'_>) {
        let Job { loaded, algorithm, args } = self;
        let machine = || loaded.patient_machine();
        // Limits are looked after by the coordinator.
        let observe = || EndWatch::new(loaded, Unobserved, None, crate::terms::Limits::default());
        let workers = Workers { machine: &machine, observer: &observe };
        let stop_at = check::stop_at(loaded);
        let limits = Limits { interrupt: None, timeout: None, args: &args.search };
        let options = check::options(loaded, *algorithm, &stop_at, limits);
        work(queue, 0, &workers, &options, args.search.split_every);
    }
}

/// What a worker makes of a description.
fn prepare(bytes: &[u8]) -> Made {
    let text = std::str::from_utf8(bytes).map_err(|error| error.to_string())?;
    let header = Header::from_json(text).map_err(|(what, _)| what.to_string())?;
    let (mut args, module, algorithm) = header.open().map_err(|(what, _)| what.to_string())?;
    // Limits are looked after by the coordinator.
    (args.search.timeout, args.search.max_executions) = (None, Some(EXECUTIONS_MAX));
    let failed = |failure: Failure| {
        let messages: Vec<String> = failure.diagnostics.into_iter().map(|diagnostic| diagnostic.message).collect();
        messages.join("; ")
    };
    let mut loaded = input::load_again(module, &header, &args.input).map_err(failed)?;
    let guidance = Guidance::or_else(&args.property, Guidance::by_itself(args.algorithm));
    if guidance != loaded.guidance {
        loaded.guide(guidance).map_err(failed)?;
    }
    loaded.refine_again(&header.refinements).map_err(failed)?;
    args.search = loaded.asked(&args.search);
    Ok(Arc::new(Job { loaded, algorithm, args }))
}

/// `raddle worker`.
pub fn worker(args: &WorkerArgs, interrupt: &AtomicBool, say: fn(&str)) -> Result<(), Failure> {
    let server = connect(&args.server)?;
    let name = args.name.clone().unwrap_or_else(system::unique_name);
    let threads = if args.jobs == 1 { "1 thread works" } else { &format!("{} threads work", args.jobs) };
    say(&format!("{name}: {threads} for {}", without_password(&args.server.cluster)));
    let options = WorkerOptions {
        name,
        slots: args.jobs,
        interrupt,
        memory: (args.max_memory, system::memory_used),
        say: &|line| say(line),
    };
    Ok(run_worker(&server, &options, &prepare)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(text: &str) -> Result<Vec<String>, Failure> {
        let all: Vec<OsString> = text.split_whitespace().map(OsString::from).collect();
        let Ok(Cli { command: Command::Check(args) }) = Cli::try_parse_from(&all) else { panic!("not a check") };
        words_of_search(&args, &all)
    }

    #[test]
    fn limits_and_output_are_no_part_of_a_search() {
        let long = "/usr/bin/raddle check --cluster nats://h --timeout 5 --json --max-memory=1G --color never -v \
                    --html a.html --full --no-minimise --sarif=a.sarif --junit j --checkpoint-every=3 a.c --keep-going -- -DX --json";
        assert_eq!(words(long).ok(), words("raddle check --cluster=nats://x a.c --keep-going -- -DX --json").ok());
        assert_eq!(words(long).unwrap().join(" "), "raddle check a.c --keep-going -- -DX --json");
        assert!(words("raddle check --cluster nats://h --arg --json a.c").is_err());
        assert!(words("raddle check --cluster nats://h --arg=--json a.c").is_ok());
    }
}
