//! `cargo xtask fuzz`: random programs, checked in many ways, and an oracle that says what must come of it.
//!
//! The crate `raddle-oracle` makes a program and enumerates all that it can do. Here the program is compiled and given to
//! `raddle` as a user would, one process for each setting (`settings`, `check`), every token is replayed in a process of
//! its own (`replay`), and all answers are held against what the oracle says (`compare`). A program that shows a
//! difference is made smaller (`shrink`) and kept (`findings`). `campaign` does this for many programs at a time.
//! `sabotage` shows that the fuzzer notices when something is missing. docs/fuzzing.md says how to use it.

mod campaign;
mod check;
mod compare;
mod compile;
mod findings;
mod process;
mod replay;
mod sabotage;
mod settings;
mod shrink;
mod table;
mod trial;

use crate::{Failure, tools};
use campaign::{Campaign, Results, Seeds};
use check::Checker;
use clap::Args;
use compile::Compiler;
use findings::Findings;
use raddle_oracle::{Profile, profiles};
use std::io::{IsTerminal, Write};
use std::path::PathBuf;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

/// How long it runs when nothing else is said.
const SECONDS: f64 = 60.0;

/// How many programs an ingredient that is switched off may take to be missed.
const SABOTAGE_PROGRAMS: u64 = 3000;

/// Options of `fuzz`.
#[derive(Args)]
pub struct Options {
    /// Begin no program after this many seconds [default: 60, unless --programs is given]
    #[arg(long, value_name = "S")]
    seconds: Option<f64>,
    /// Stop after this many programs
    #[arg(long, value_name = "N")]
    programs: Option<u64>,
    /// Where the programs' seeds come from [default: the clock]
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    /// One program, of this seed: as a difference was reported
    #[arg(long, value_name = "N", conflicts_with_all = ["seed", "seconds", "programs"], requires = "profile")]
    exact_seed: Option<u64>,
    /// Only programs of these kinds
    #[arg(long, value_name = "NAME,..", value_delimiter = ',')]
    profile: Vec<String>,
    /// Say which kinds of programs there are
    #[arg(long)]
    list: bool,
    /// Threads [default: one for each processor]
    #[arg(long, value_name = "N")]
    jobs: Option<usize>,
    /// A raddle that is built already [default: build one]
    #[arg(long, value_name = "PATH")]
    raddle: Option<PathBuf>,
    /// The cargo profile to build raddle in
    #[arg(long, value_name = "PROFILE", default_value = "release", conflicts_with = "raddle")]
    build: String,
    /// Where programs that show a difference go
    #[arg(long, value_name = "DIR", default_value = "target/fuzz")]
    keep: PathBuf,
    /// Keep such programs as they are
    #[arg(long)]
    no_shrink: bool,
    /// Switch an ingredient of the checker off (a raddle built with `--features sabotage`)
    #[arg(long, value_name = "NAME")]
    sabotage: Option<String>,
    /// Switch off one ingredient after the other, and see how soon each is missed
    #[arg(long, conflicts_with_all = ["sabotage", "seconds", "exact_seed"])]
    sabotage_all: bool,
    /// Print the result as one JSON object
    #[arg(long, conflicts_with = "sabotage_all")]
    json: bool,
}

/// Fuzzes; `false` if there was a difference.
pub fn fuzz(options: &Options) -> Result<bool, Failure> {
    let profiles = chosen(&options.profile)?;
    if options.list {
        profiles.iter().for_each(|profile| println!("{:16}  {}", profile.name, profile.about));
        return Ok(true);
    }
    let raddle = match (&options.raddle, options.sabotage_all || options.sabotage.is_some()) {
        (Some(raddle), _) => raddle.clone(),
        (None, true) => sabotage::build()?,
        (None, false) => tools::build_raddle_with(&["--profile", &options.build], &[])?,
    };
    let compilers = Compiler::all()?;
    let jobs = options.jobs.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, usize::from)).max(1);
    let clock = || SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_micros() as u64);
    let seed = options.seed.unwrap_or_else(clock);
    if options.sabotage_all {
        println!("seed {seed}");
        let programs = options.programs.unwrap_or(SABOTAGE_PROGRAMS);
        return sabotage::run_all(&raddle, &compilers, &profiles, seed, programs, jobs);
    }
    let seconds = match (options.seconds, options.programs, options.exact_seed) {
        (None, None, None) => Some(SECONDS),
        (seconds, _, _) => seconds,
    };
    let checker = Checker { raddle, sabotage: options.sabotage.clone() };
    let campaign = Campaign {
        checker: &checker,
        compilers: &compilers,
        profiles: &profiles,
        seeds: options.exact_seed.map_or(Seeds::From(seed), Seeds::Exactly),
        programs: if options.exact_seed.is_some() { 1 } else { options.programs.unwrap_or(u64::MAX) },
        deadline: seconds.map(|seconds| Instant::now() + Duration::from_secs_f64(seconds.max(0.0))),
        jobs,
    };
    run(&campaign, options, seed)
}

/// Runs a campaign and says what came of it.
fn run(campaign: &Campaign<'_>, options: &Options, seed: u64) -> Result<bool, Failure> {
    if options.exact_seed.is_none() && !options.json {
        let names: Vec<&str> = campaign.compilers.iter().map(|compiler| compiler.name.as_str()).collect();
        println!("seed {seed}; {} threads; {}", campaign.jobs, names.join(", "));
        // Whoever waits, or ends it, wants to know the seed.
        std::io::stdout().flush()?;
    }
    let findings = Findings::new(options.keep.clone(), !options.no_shrink);
    let terminal = std::io::stderr().is_terminal();
    let progress = |results: &Results| {
        if terminal {
            let all = table::sum(results);
            let rate = table::rate(all.programs, results.time);
            eprint!("\r{} programs, {:.1}/s, {} failed \x1b[K", all.programs, rate, all.failed);
        }
    };
    let results = campaign.run(
        &|trial, subject, differences, scratch| {
            findings.add(trial, subject, differences, scratch)?;
            Ok(true)
        },
        &progress,
    )?;
    if terminal {
        eprint!("\r\x1b[K");
    }
    let findings = findings.into_vec();
    let all = table::sum(&results);
    if options.json {
        println!("{:#}", table::json(&results, &findings, seed));
        return Ok(all.failed == 0);
    }
    println!("\n{}", table::text(&results));
    if !findings.is_empty() {
        println!("differences (programs in {}):", options.keep.display());
        findings.iter().for_each(|finding| println!("  {}", finding.line()));
        println!();
    }
    println!("{} passed, {} failed", all.programs - all.failed, all.failed);
    Ok(all.failed == 0)
}

/// The profiles with these names; all, if there are none.
fn chosen(names: &[String]) -> Result<Vec<&'static Profile>, Failure> {
    if names.is_empty() {
        return Ok(profiles().iter().collect());
    }
    let known = || profiles().iter().map(|profile| profile.name).collect::<Vec<_>>().join(", ");
    let find = |name: &String| {
        let found = profiles().iter().find(|profile| profile.name == name);
        found.ok_or_else(|| format!("there is no profile `{name}`; there are {}", known()).into())
    };
    names.iter().map(find).collect()
}
