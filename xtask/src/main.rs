//! Benchmarks, the fuzzer and the house rules of the workspace: `cargo xtask bench vm`, `cargo xtask bench --paper`,
//! `cargo xtask fuzz`, `cargo xtask simulate`, `cargo xtask tidy`.
//!
//! Benchmarks measure; tests never do. Every number that is quoted somewhere comes from one of these commands.

mod counts;
mod fuzz;
mod guided;
mod instructions;
mod jobs;
mod loops;
mod markdown;
mod page;
mod paper;
mod plot;
mod published;
mod runs;
mod simulate;
mod slices;
mod symbolic;
mod tidy;
mod tools;
mod vm;

use clap::{Args, Parser, Subcommand};
use raddle_test_support::CountingAllocator;
use std::path::PathBuf;
use std::process::ExitCode;

/// Benchmarks, the fuzzer and the house rules of the workspace
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Measure the machine (`bench vm`) or the algorithms (`bench --paper`)
    Bench(Bench),
    /// Check random programs, and compare with an oracle that enumerates all that they can do
    Fuzz(fuzz::Options),
    /// Simulate searches on up to 10,000 workers, and write what came of it into the documents
    Simulate(simulate::Options),
    /// Check the rules of the house that no compiler checks: who may depend on whom, leftovers, docs
    Tidy,
}

#[derive(Args)]
#[command(args_conflicts_with_subcommands = true)]
struct Bench {
    #[command(subcommand)]
    what: Option<What>,
    /// Run the papers' programs under all algorithms and put the results beside the papers' numbers
    #[arg(long)]
    paper: bool,
    #[command(flatten)]
    options: PaperOptions,
}

#[derive(Subcommand)]
enum What {
    /// The interpreter against LLVM's, the cost of a step and of its undoing, allocations
    Vm(VmOptions),
    /// Instructions per event of the papers' programs, counted by valgrind
    Instructions(InstructionsOptions),
    /// Executions and time of locks, barriers, stacks and queues, with and without what is done about loops that wait
    Loops(TableOptions),
    /// Executions and time with and without assertion-guided exploration, beside the paper's
    Guided(TableOptions),
    /// Time and size of formulas with and without peephole reduction, beside the paper's
    Symbolic(TableOptions),
    /// What a second core is good for: `--jobs 2` against `--jobs 1`
    Jobs(TableOptions),
    /// Time and memory that the slice of a large program takes
    Slice(SliceOptions),
}

/// Options of `bench --paper`.
#[derive(Args)]
pub struct PaperOptions {
    /// Print all measurements as one JSON object instead of the page
    #[arg(long, requires = "paper")]
    pub json: bool,
    /// Small parameters only, for trying it out
    #[arg(long, requires = "paper")]
    pub quick: bool,
    /// Seconds that one run may take
    #[arg(long, value_name = "SECONDS", default_value_t = 60.0, requires = "paper")]
    pub timeout: f64,
    /// Only programs with this in their name
    #[arg(long, value_name = "TEXT", requires = "paper")]
    pub only: Option<String>,
    /// Where the page and the plot go
    #[arg(long, value_name = "DIR", requires = "paper")]
    pub out: Option<PathBuf>,
    /// A raddle that is built already [default: build one]
    #[arg(long, value_name = "PATH", requires = "paper")]
    pub raddle: Option<PathBuf>,
}

/// Options of `bench instructions`.
#[derive(Args)]
pub struct InstructionsOptions {
    /// Another build of raddle, to put beside this one
    #[arg(long, value_name = "PATH")]
    pub before: Option<PathBuf>,
    /// A raddle that is built already [default: build one]
    #[arg(long, value_name = "PATH")]
    pub raddle: Option<PathBuf>,
    /// Only programs with this in their name
    #[arg(long, value_name = "TEXT")]
    pub only: Option<String>,
}

/// Options of `bench loops`, `bench guided`, `bench symbolic` and `bench jobs`.
#[derive(Args)]
pub struct TableOptions {
    /// Seconds that one run may take
    #[arg(long, value_name = "SECONDS", default_value_t = 60.0)]
    pub timeout: f64,
    /// Only programs with this in their name
    #[arg(long, value_name = "TEXT")]
    pub only: Option<String>,
    /// Where the page goes [default: standard output]
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
    /// A raddle that is built already [default: build one]
    #[arg(long, value_name = "PATH")]
    pub raddle: Option<PathBuf>,
}

/// Options of `bench slice`.
#[derive(Args)]
pub struct SliceOptions {
    /// Lines of the program
    #[arg(long, value_name = "N", default_value_t = 20_000)]
    pub lines: usize,
}

/// Options of `bench vm`.
#[derive(Args)]
pub struct VmOptions {
    /// Install LLVM's interpreter with apt-get if there is none
    #[arg(long)]
    pub install: bool,
    /// A raddle that is built already [default: build one]
    #[arg(long, value_name = "PATH")]
    pub raddle: Option<PathBuf>,
}

/// Counts allocations: stepping makes none.
#[global_allocator]
static ALLOCATOR: CountingAllocator = CountingAllocator;

/// What went wrong, for a person.
pub type Failure = Box<dyn std::error::Error>;

fn main() -> ExitCode {
    let result = match Cli::parse().command {
        Command::Bench(bench) => match (bench.what, bench.paper) {
            (Some(What::Vm(options)), _) => vm::bench(&options).map(|()| true),
            (Some(What::Instructions(options)), _) => instructions::bench(&options).map(|()| true),
            (Some(What::Loops(options)), _) => loops::bench(&options).map(|()| true),
            (Some(What::Guided(options)), _) => guided::bench(&options).map(|()| true),
            (Some(What::Symbolic(options)), _) => symbolic::bench(&options).map(|()| true),
            (Some(What::Jobs(options)), _) => jobs::bench(&options).map(|()| true),
            (Some(What::Slice(options)), _) => slices::bench(&options).map(|()| true),
            (None, true) => paper::bench(&bench.options).map(|()| true),
            (None, false) => {
                Err("say what to measure: `bench vm`, `bench instructions`, `bench loops`, `bench guided`, `bench symbolic`, `bench jobs`, `bench slice` or `bench --paper`".into())
            }
        },
        Command::Fuzz(options) => fuzz::fuzz(&options),
        Command::Simulate(options) => simulate::run(&options).map(|()| true),
        Command::Tidy => tidy::tidy(),
    };
    match result {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(failure) => {
            eprintln!("error: {failure}");
            ExitCode::FAILURE
        }
    }
}
