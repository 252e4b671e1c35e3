//! The command line: every flag with its default and help in one place.

mod additions;
#[cfg(feature = "cluster")]
mod cluster;
mod memory;
mod outputs;
mod page;
mod suite;
mod symbolic;
mod values;
mod view;

pub use additions::{AdditionArgs, IfaaArg};
#[cfg(feature = "cluster")]
pub use cluster::{ClusterArgs, ServerArgs, StatusArgs, WorkerArgs};
pub use memory::{MemoryArg, MemoryArgs};
pub use outputs::OutputArgs;
pub use page::PageArgs;
pub use suite::{TestArgs, TestOneArgs};
pub use symbolic::{NondetArg, PeepholeArg, SolverArg, SymbolicArgs};
pub use values::{Copies, MainReturn, UnsupportedArg, VolatileArg};
pub use view::ViewArgs;

use crate::resume::ResumeArgs;
use crate::sharing::ALONE_MAX;
use clap::{Args, Parser, Subcommand, ValueEnum};
use raddle_explore::{Algorithm, Options, Races, RandomSchedule};
use raddle_passes::Unroll;
use raddle_trace::Spins;
use std::ffi::OsString;
use std::fmt;
use std::path::PathBuf;
use std::time::Duration;

/// Find the schedule that breaks a concurrent C program, or show that there is none.
#[derive(Parser, Debug)]
#[command(name = "raddle", version, about, long_about = LONG_ABOUT, after_help = EXAMPLES, max_term_width = 100)]
pub struct Cli {
    /// What to do.
    #[command(subcommand)]
    pub command: Command,
}

const LONG_ABOUT: &str = "Find the schedule that breaks a concurrent C program, or show that there is none.

raddle runs a multithreaded program under every schedule that matters. It reports the assertion failure, crash, \
deadlock or data race that some schedule causes, with that schedule step by step; or it says that no such schedule \
exists, and what that claim covers.";

const EXAMPLES: &str = "Examples:
  raddle check counter.c                    look for a bug in any interleaving
  raddle check --unroll 4 spin.c            the same, loops cut after 4 iterations
  raddle check queue.c -- -DSIZE=3 -Iinc    flags after `--` go to clang
  raddle check main.c queue.c lib.ll        a program of several files
  raddle check --json counter.c             the result as one JSON object
  raddle test tests/                        many harnesses, with a summary
  raddle run counter.c                      one execution, to see the program work
  raddle replay TOKEN counter.c             a reported schedule again, step by step

Exit codes: 0 no bug (the verdict says within what), 1 bug, 2 bad usage or input, 3 incomplete.";

/// The subcommands.
#[derive(Subcommand, Debug)]
#[allow(clippy::large_enum_variant, reason = "there is one in a process")]
pub enum Command {
    /// Explore all executions of a program and report a bug or a verdict
    #[command(after_help = CHECK_HELP)]
    Check(CheckArgs),
    /// Go on with a check from a checkpoint that it wrote
    Resume(ResumeArgs),
    /// Explore pieces of searches that others coordinate with `raddle check --cluster`
    #[cfg(feature = "cluster")]
    Worker(WorkerArgs),
    /// Show the searches and the workers of a server
    #[cfg(feature = "cluster")]
    Status(StatusArgs),
    /// Run a program once and show what it prints
    Run(RunArgs),
    /// Run a reported schedule again and show it step by step
    Replay(ReplayArgs),
    /// Check many harnesses, and every function named `raddle_test_*` in them, and summarise
    #[command(after_help = suite::HELP)]
    Test(TestArgs),
    /// Check one test; for `raddle test`, which reads the answer
    #[command(hide = true)]
    TestOne(TestOneArgs),
    /// Check a program under every algorithm and show the numbers side by side
    Compare(CompareArgs),
    /// Show what is done to a program before it is executed: our own form of each function, before and after
    Passes(PassesArgs),
    /// Show which lines of a program have a say in whether its assertions hold, and why
    #[command(after_help = SLICE_HELP)]
    Slice(SliceArgs),
}

const SLICE_HELP: &str = "The margin:
  !  essential: assertions, what waits, wakes, starts or ends threads, loops that may go on for ever
  +  in the slice: something essential depends on it; `< 12` says because of which line
  -  irrelevant: whatever it does, and in whichever order, no assertion can tell
  .  never called

docs/slice.md says what a slice is and what it is good for.";

const CHECK_HELP: &str = "Verdicts:
  verified              every execution was explored, and no bound was hit
  no bug within bounds  every execution within the stated bound was explored
  bug                   a schedule leads to a fault; it is shown and can be replayed
  incomplete            the search ended early (a limit, Ctrl-C); says why and what to do

Exit codes: 0 no bug, 1 bug, 2 bad usage or input, 3 incomplete.";

const ALGORITHM_HELP: &str = "How to explore:
  optimal          one execution for each order of conflicting accesses
  reads-from       one for each way values can flow: fewer where writes are overwritten unread
  auto             looks at a few executions, takes one of these two, and says why
  guided           optimal, but only for orders that can matter to assertions, deadlocks and memory faults, or what --property says
  symbolic         all schedules and all inputs as one formula, for a solver: docs/symbolic.md
  random           random schedules: finds most bugs fast, never shows that there is none
  source, classic  older reductions, for comparison
  naive            every interleaving: the oracle, for small programs
docs/algorithms.md says which one when, which options each honours, and what their counts mean. Under reads-from, make assertions on final values after \
joining the threads that write them.";

/// What to read, and how to compile it.
#[derive(Args, Clone, Debug)]
#[command(next_help_heading = "The program")]
pub struct InputArgs {
    /// The program: C files (.c, .i), LLVM IR as text (.ll), or `-` for C on standard input; several files are linked
    #[arg(required_unless_present = "compile_commands", value_name = "FILE", help_heading = None::<&str>)]
    pub files: Vec<PathBuf>,

    /// Flags for clang, after `--`
    #[arg(last = true, value_name = "CFLAGS", help_heading = None::<&str>)]
    pub cflags: Vec<OsString>,

    /// Take the flags of each file from a compilation database (compile_commands.json); without files, all that it names
    #[arg(long, value_name = "FILE")]
    pub compile_commands: Option<PathBuf>,

    /// Begin with this function, which takes no arguments, instead of `main`; before and after it `raddle_setup` and `raddle_teardown` are
    /// called, if there are such functions
    #[arg(long, value_name = "FUNCTION")]
    pub entry: Option<String>,

    /// An argument for `main`, after the program's name; can be given several times
    #[arg(long = "arg", value_name = "VALUE", allow_hyphen_values = true)]
    pub arguments: Vec<OsString>,

    /// The clang to compile with [default: clang on PATH, or the newest of clang-22 … clang-14]
    #[arg(long, value_name = "PATH", env = "RADDLE_CLANG")]
    pub clang: Option<PathBuf>,

    /// Cut loops after N iterations with a visible operation, or the loop at a line after N iterations of any kind; can be given several times;
    /// hitting a cut becomes part of the verdict
    #[arg(long, value_name = "N|FILE:LINE=N", value_parser = parse_unroll)]
    pub unroll: Vec<UnrollArg>,

    /// Do not look, before the program is run, for iterations of loops that have no effect; what is seen at run time is enough
    /// for the same answer
    #[arg(long, hide_short_help = true)]
    pub no_purity: bool,

    /// What `__VERIFIER_nondet_*` returns: one value, a value of a range LO..HI, or `any` value at all. A check takes any value if nothing is
    /// said; other commands need to know
    #[arg(long, value_name = "VALUE|LO..HI|any", value_parser = symbolic::parse_nondet, allow_hyphen_values = true)]
    pub nondet: Option<NondetArg>,

    /// What the program reads from its standard input; without it, programs that read are refused
    #[arg(long, value_name = "FILE")]
    pub stdin: Option<PathBuf>,

    /// What returning from `main` does: in C it ends the program, whatever the other threads do (exits); papers let them run on (waits)
    #[arg(long, value_name = "WHAT", value_enum, default_value_t = MainReturn::Waits)]
    pub main_return: MainReturn,

    /// How many bytes a copy (a structure assignment, `memcpy`, string functions) moves in one step: all of them (whole), or 8, 4, 2 or 1.
    /// By itself raddle begins with whole copies, and goes on in parts where a copy races with something
    #[arg(long, value_name = "BYTES", value_enum, default_value_t = Copies::Auto, hide_short_help = true)]
    pub copies: Copies,
    /// When something that is not supported matters: if it can be reached at all the program is refused (load), or executions
    /// that come to it end there, and the verdict is at best `incomplete` (execute)
    #[arg(long, value_name = "WHEN", value_enum, default_value_t = UnsupportedArg::Load)]
    pub unsupported: UnsupportedArg,

    /// What volatile accesses are when data races are looked for: relaxed atomic ones, which order something only together with
    /// fences; atomic ones that acquire and release; or plain ones, as in C
    #[arg(long, value_name = "WHAT", value_enum, default_value_t = VolatileArg::Relaxed)]
    pub volatile: VolatileArg,

    /// Memory the program under check may allocate in one execution
    #[arg(long, help_heading = "Limits", value_name = "SIZE", value_parser = parse_size, default_value = "1G")]
    pub program_memory: u64,

    /// Jumps and calls a thread may make between two visible steps before it is taken for an endless loop
    #[arg(long, help_heading = "Limits", value_name = "N", default_value_t = 50_000_000, hide_short_help = true)]
    pub max_local_steps: u64,

    /// Treat every access to memory as visible, also where only one thread can reach it (slower, same verdict)
    #[arg(long, hide_short_help = true)]
    pub all_visible: bool,
}

/// `raddle check`.
#[derive(Args, Clone, Debug)]
pub struct CheckArgs {
    /// What to read.
    #[command(flatten)]
    pub input: InputArgs,

    /// How to explore: optimal, reads-from, auto (one of these two), guided, symbolic, random, source, classic, naive
    #[arg(
        long,
        value_name = "NAME",
        value_parser = parse_algorithm,
        default_value = "optimal",
        help_heading = "The search",
        long_help = ALGORITHM_HELP
    )]
    pub algorithm: AlgorithmChoice,

    /// What to look for.
    #[command(flatten)]
    pub property: PropertyArgs,

    /// How to search.
    #[command(flatten)]
    pub search: SearchArgs,

    /// How to make a formula.
    #[command(flatten)]
    pub symbolic: SymbolicArgs,

    /// Write the state of the search to this file now and then, and at the end, whatever ends it; `raddle resume FILE` goes on from there
    #[arg(long, value_name = "FILE", help_heading = "Checkpoints")]
    pub checkpoint: Option<PathBuf>,

    /// How often, in seconds; with --cluster: how often the server is given all that is left to do [default: 60]
    #[arg(long, value_name = "SECONDS", value_parser = parse_seconds, help_heading = "Checkpoints")]
    pub checkpoint_every: Option<Duration>,

    /// Who else explores.
    #[cfg(feature = "cluster")]
    #[command(flatten)]
    pub cluster: ClusterArgs,

    /// Print the result as one JSON object
    #[arg(long, help_heading = "Output")]
    pub json: bool,

    /// Whether a page is wanted.
    #[command(flatten)]
    pub page: PageArgs,

    /// Files for other tools.
    #[command(flatten)]
    pub outputs: OutputArgs,

    /// Say of every loop when it only waits for another thread, or why it does more than that
    #[arg(long, short, help_heading = "Output")]
    pub verbose: bool,

    /// Show what the program had printed when the bug occurred
    #[arg(long, help_heading = "Output")]
    pub show_output: bool,

    /// Show the schedule by which a bug was found; otherwise one with fewer changes of thread is looked for, which leads to the same bug
    #[arg(long, help_heading = "Output")]
    pub no_minimise: bool,

    /// How much is shown.
    #[command(flatten)]
    pub view: ViewArgs,

    /// Print what would be checked and stop: LLVM IR as clang wrote it, or our own form after all passes
    #[arg(long, value_name = "FORM", conflicts_with_all = ["sarif", "junit", "dot", "witness"], help_heading = "Output")]
    pub emit: Option<Emit>,

    /// When to use colour
    #[arg(long, value_name = "WHEN", default_value = "auto", help_heading = "Output")]
    pub color: Color,
}

/// `raddle run`.
#[derive(Args, Clone, Debug)]
pub struct RunArgs {
    /// What to read.
    #[command(flatten)]
    pub input: InputArgs,

    /// Choose the next thread at random from this seed; without it threads take turns
    #[arg(long, value_name = "N")]
    pub seed: Option<u64>,

    /// Show every visible step
    #[arg(long, help_heading = "Output")]
    pub steps: bool,

    /// Visible steps before giving up
    #[arg(long, value_name = "N", default_value_t = 1_000_000)]
    pub max_steps: u64,

    /// When to use colour
    #[arg(long, value_name = "WHEN", default_value = "auto", help_heading = "Output")]
    pub color: Color,
}

/// `raddle replay`.
#[derive(Args, Clone, Debug)]
pub struct ReplayArgs {
    /// The token of the schedule, as `raddle check` printed it
    #[arg(value_name = "TOKEN")]
    pub token: String,

    /// What to read.
    #[command(flatten)]
    pub input: InputArgs,

    /// What was looked for.
    #[command(flatten)]
    pub property: PropertyArgs,

    /// Whether a page is wanted.
    #[command(flatten)]
    pub page: PageArgs,

    /// Stop after N steps, and show where the threads are and what the variables hold there
    #[arg(long, value_name = "N", conflicts_with_all = ["interactive", "html"])]
    pub until: Option<usize>,

    /// Step forwards and backwards, stop at lines or where values change, and look around; commands are read from standard input
    #[arg(long, short, conflicts_with = "html")]
    pub interactive: bool,

    /// How much is shown.
    #[command(flatten)]
    pub view: ViewArgs,

    /// When to use colour
    #[arg(long, value_name = "WHEN", default_value = "auto", help_heading = "Output")]
    pub color: Color,
}

/// `raddle compare`.
#[derive(Args, Clone, Debug)]
pub struct CompareArgs {
    /// What to read.
    #[command(flatten)]
    pub input: InputArgs,

    /// What to look for.
    #[command(flatten)]
    pub property: PropertyArgs,

    /// How to search; `--timeout` (20 seconds unless given) and the other limits hold for each algorithm by itself.
    #[command(flatten)]
    pub search: SearchArgs,

    /// Print the table as one JSON object
    #[arg(long, conflicts_with = "markdown", help_heading = "Output")]
    pub json: bool,

    /// Print the table as Markdown
    #[arg(long, help_heading = "Output")]
    pub markdown: bool,

    /// When to use colour
    #[arg(long, value_name = "WHEN", default_value = "auto", help_heading = "Output")]
    pub color: Color,
}

/// What to look for.
#[derive(Args, Clone, Debug, Default)]
pub struct PropertyArgs {
    /// Look for these alone, with commas between, and explore only orders that can matter to them [default: all; with --algorithm
    /// guided: assertions,deadlocks,memory]
    #[arg(long, value_name = "NAMES", value_delimiter = ',', help_heading = "The search")]
    pub property: Vec<PropertyArg>,
    /// Where only some properties are looked for, and livelocks are not among them: do not first take it that all loops end
    #[arg(long, help_heading = "The search")]
    pub follow_loops: bool,
    /// Order critical sections only where what they access conflicts, if there are only accesses to memory in them [default: with --algorithm
    /// guided]
    #[arg(long, help_heading = "The search")]
    pub peek: bool,
    /// Order all critical sections of a mutex
    #[arg(long, conflicts_with = "peek", help_heading = "The search")]
    pub no_peek: bool,
}

/// How often checkpoints are written unless somebody says otherwise.
const CHECKPOINT_EVERY: Duration = Duration::from_secs(60);

impl CheckArgs {
    /// Those of a command line without flags.
    pub fn of_no_flags() -> CheckArgs {
        match Cli::parse_from(["raddle", "check", "a.c"]).command {
            Command::Check(args) => args,
            _ => unreachable!("`check` is a check"),
        }
    }
    /// How often checkpoints are written, if they are.
    pub fn checkpoint_every(&self) -> Duration {
        self.checkpoint_every.unwrap_or(CHECKPOINT_EVERY)
    }
}

/// How to search, and when to stop.
#[derive(Args, Clone, Debug)]
#[command(next_help_heading = "The search")]
pub struct SearchArgs {
    /// Unsynchronised plain accesses: report them beside the verdict, as bugs, or not at all
    #[arg(long, value_name = "HOW", default_value = "warn")]
    pub races: RacesArg,

    /// Stop after this many seconds
    #[arg(long, help_heading = "Limits", value_name = "SECONDS", value_parser = parse_seconds)]
    pub timeout: Option<Duration>,

    /// Visible steps of one thread in one execution before it is cut; the others go on, and the verdict is at best `incomplete`
    #[arg(long, help_heading = "Limits", value_name = "N", default_value_t = Options::default().steps_max)]
    pub max_steps: u64,

    /// Stop after this many executions
    #[arg(long, help_heading = "Limits", value_name = "N")]
    pub max_executions: Option<u64>,

    /// Stop when this process uses that much memory (K, M, G)
    #[arg(long, help_heading = "Limits", value_name = "SIZE", value_parser = parse_size, default_value = "4G")]
    pub max_memory: u64,

    /// What may be kept.
    #[command(flatten)]
    pub memory: MemoryArgs,

    /// How many threads explore: a number, or `all` for one on every core; the answer is the same for any number, and so are the
    /// counts of executions [default: all, and 1 where the report could differ from run to run: --max-executions,
    /// --memory trees]
    #[arg(long, value_name = "N", value_parser = parse_jobs)]
    pub jobs: Option<usize>,

    /// Collect distinct bugs instead of stopping at the first
    #[arg(long)]
    pub keep_going: bool,

    /// A state in which nobody can move is not a bug
    #[arg(long)]
    pub allow_deadlock: bool,

    /// A state in which threads only wait in loops, for what nobody will do, is not a bug
    #[arg(long)]
    pub allow_livelock: bool,

    /// Do not let a thread wait that spins on one location; a round that changes nothing is still its last
    #[arg(long, hide_short_help = true)]
    pub no_await: bool,

    /// Explore loops that only wait like any other: they need `--unroll` then
    #[arg(long, hide_short_help = true)]
    pub no_spin_detection: bool,

    /// Explore only executions with at most N preemptions: switches away from a thread that could go on; not for reads-from
    /// and random
    #[arg(long, value_name = "N")]
    pub preemptions: Option<u32>,

    /// How `--algorithm random` draws schedules: `uniform`, or `pct:N` for N changes of priority
    #[arg(long, value_name = "HOW", value_parser = parse_random, default_value = "uniform", hide_short_help = true)]
    pub random: RandomSchedule,

    /// Seed for the choices of `--algorithm random`
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub seed: u64,

    /// A write of the value that is already there counts as a read: fewer executions, other counts than the papers'; needs
    /// --races off; for optimal, source and classic
    #[arg(long, hide_short_help = true)]
    pub silent_writes: bool,

    /// Whether additions are ordered.
    #[command(flatten)]
    pub additions: AdditionArgs,

    /// Which thread goes first where the algorithm leaves it open: 0 for the smallest, any other number for some fixed
    /// order; changes no verdict
    #[arg(long, value_name = "N", default_value_t = 0, hide_short_help = true)]
    pub order: u64,

    /// For tests of raddle itself: executions after which optimal does without wakeup trees; 0 for none
    #[arg(long, value_name = "N", default_value_t = ALONE_MAX, hide = true)]
    pub alone_max: u64,

    /// For tests of raddle itself: every thread gives a part of its work away after so many events, whether somebody wants it or not
    #[arg(long, value_name = "EVENTS", hide = true)]
    pub split_every: Option<u64>,
}

/// `--unroll`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum UnrollArg {
    /// All loops.
    All(u32),
    /// The loop at a line of a file.
    At(String, u32, u32),
}

impl fmt::Display for UnrollArg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            UnrollArg::All(limit) => write!(f, "{limit}"),
            UnrollArg::At(file, line, limit) => write!(f, "{file}:{line}={limit}"),
        }
    }
}

/// More threads than this are a slip of the finger.
const JOBS_MAX: usize = 1024;

pub(crate) fn all_cores() -> usize {
    std::thread::available_parallelism().map_or(1, std::num::NonZero::get)
}

pub(crate) fn parse_jobs(text: &str) -> Result<usize, String> {
    if text == "all" {
        return Ok(all_cores());
    }
    let number = text.parse().ok().filter(|jobs| (1..=JOBS_MAX).contains(jobs));
    number.ok_or_else(|| format!("expected a number from 1 to {JOBS_MAX}, or `all`"))
}

fn parse_unroll(text: &str) -> Result<UnrollArg, String> {
    let wrong = || String::from("expected a number, or FILE:LINE=N for the loop at a line");
    let number = |text: &str| text.parse::<u32>().map_err(|_| wrong());
    let Some((place, limit)) = text.rsplit_once('=') else { return number(text).map(UnrollArg::All) };
    let (file, line) = place.rsplit_once(':').filter(|(file, _)| !file.is_empty()).ok_or_else(wrong)?;
    Ok(UnrollArg::At(file.to_owned(), number(line)?, number(limit)?))
}

impl InputArgs {
    /// Which loops are cut.
    pub fn unroll(&self) -> Unroll {
        let mut unroll = Unroll::default();
        for bound in &self.unroll {
            match bound {
                UnrollArg::All(limit) => unroll.all = Some(*limit),
                UnrollArg::At(file, line, limit) => unroll.lines.push((file.clone(), *line, *limit)),
            }
        }
        unroll
    }
}

/// `--algorithm`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AlgorithmChoice {
    /// This one.
    Named(Algorithm),
    /// The one that suits the program.
    Auto,
    /// Optimal, on what can matter to the properties asked for.
    Guided,
    /// All inputs and all schedules as one formula.
    Symbolic,
}

impl SearchArgs {
    /// What is done about loops that only wait.
    pub fn spins(&self) -> Spins {
        match (self.no_spin_detection, self.no_await) {
            (true, _) => Spins::Explore,
            (false, true) => Spins::Stop,
            (false, false) => Spins::Await,
        }
    }
}

/// `--races`.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum RacesArg {
    /// Beside the verdict
    Warn,
    /// As bugs
    Error,
    /// Not at all
    Off,
}

impl From<RacesArg> for Races {
    fn from(arg: RacesArg) -> Self {
        match arg {
            RacesArg::Warn => Races::Warn,
            RacesArg::Error => Races::Error,
            RacesArg::Off => Races::Off,
        }
    }
}

/// `raddle passes`.
#[derive(Args, Debug)]
pub struct PassesArgs {
    /// What to read.
    #[command(flatten)]
    pub input: InputArgs,

    /// Only this function
    #[arg(long, value_name = "NAME", help_heading = "Output")]
    pub function: Option<String>,

    /// Show each function after every pass that changed it
    #[arg(long, help_heading = "Output")]
    pub each: bool,

    /// When to use colour
    #[arg(long, value_name = "WHEN", default_value = "auto", help_heading = "Output")]
    pub color: Color,
}

/// `raddle slice`.
#[derive(Args, Debug)]
pub struct SliceArgs {
    /// What to read.
    #[command(flatten)]
    pub input: InputArgs,

    /// What the slice is for, with commas between
    #[arg(
        long,
        value_name = "NAMES",
        value_delimiter = ',',
        default_value = "assertions,deadlocks",
        help_heading = "The slice"
    )]
    pub property: Vec<PropertyArg>,

    /// Take every loop and every recursion to end, whatever other threads do: a smaller slice, which says nothing about executions
    /// in which one does not
    #[arg(long, help_heading = "The slice")]
    pub loops_end: bool,

    /// Say why a line is in the slice, from line to line up to what is essential
    #[arg(long, value_name = "LINE|FILE:LINE", conflicts_with_all = ["html", "json"], help_heading = "Output")]
    pub why: Option<String>,

    /// Write the same as a page to this file
    #[arg(long, value_name = "FILE", conflicts_with = "json", help_heading = "Output")]
    pub html: Option<PathBuf>,

    /// Print the marks as one JSON object
    #[arg(long, help_heading = "Output")]
    pub json: bool,

    /// When to use colour
    #[arg(long, value_name = "WHEN", default_value = "auto", help_heading = "Output")]
    pub color: Color,
}

/// `--property`.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum PropertyArg {
    /// Failed assertions
    Assertions,
    /// Deadlocks; what they need is in every slice
    Deadlocks,
    /// Livelocks: loops that wait in vain
    Livelocks,
    /// Faults of accesses to memory, and divisions by zero
    Memory,
    /// Data races
    Races,
    /// All of them
    All,
}

/// `--emit`.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum Emit {
    /// LLVM IR as text
    Ll,
    /// Our own program form
    Ir,
}

/// `--color`.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum Color {
    /// When standard output is a terminal
    Auto,
    /// Always
    Always,
    /// Never
    Never,
}

fn parse_algorithm(text: &str) -> Result<AlgorithmChoice, String> {
    match text {
        "auto" => return Ok(AlgorithmChoice::Auto),
        "guided" => return Ok(AlgorithmChoice::Guided),
        "symbolic" => return Ok(AlgorithmChoice::Symbolic),
        _ => {}
    }
    let named = Algorithm::ALL.into_iter().find(|algorithm| algorithm.name() == text);
    named.map(AlgorithmChoice::Named).ok_or_else(|| {
        let names: Vec<&str> = Algorithm::ALL.iter().map(|algorithm| algorithm.name()).collect();
        format!("the algorithms are {}, guided, symbolic and auto", names.join(", "))
    })
}

fn parse_random(text: &str) -> Result<RandomSchedule, String> {
    match text.split_once(':') {
        None if text == "uniform" => Ok(RandomSchedule::Uniform),
        Some(("pct", changes)) => match changes.parse() {
            Ok(changes) => Ok(RandomSchedule::Pct { changes }),
            Err(_) => Err(format!("`{changes}` is not a number of priority changes")),
        },
        _ => Err(String::from("use `uniform` or `pct:N`")),
    }
}

/// Bytes, with an optional unit of powers of 1024.
pub(crate) fn parse_size(text: &str) -> Result<u64, String> {
    let digits = text.trim_end_matches(|c: char| c.is_ascii_alphabetic());
    let unit = match text[digits.len()..].to_ascii_lowercase().as_str() {
        "" | "b" => 0,
        "k" | "kb" | "kib" => 10,
        "m" | "mb" | "mib" => 20,
        "g" | "gb" | "gib" => 30,
        "t" | "tb" | "tib" => 40,
        other => return Err(format!("unknown unit `{other}`; use K, M, G or T")),
    };
    let number: u64 = digits.parse().map_err(|_| String::from("expected a whole number, then K, M, G or T"))?;
    number.checked_mul(1 << unit).filter(|&bytes| bytes > 0).ok_or_else(|| String::from("out of range"))
}

pub(crate) fn parse_seconds(text: &str) -> Result<Duration, String> {
    let seconds: f64 = text.parse().map_err(|_| String::from("expected a number of seconds"))?;
    Duration::try_from_secs_f64(seconds).map_err(|_| String::from("out of range"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;

    #[test]
    fn the_command_line_is_consistent() {
        Cli::command().debug_assert();
    }

    #[test]
    fn sizes_have_units() {
        assert_eq!(parse_size("512"), Ok(512));
        assert_eq!(parse_size("2G"), Ok(2 << 30));
        assert_eq!(parse_size("3MiB"), Ok(3 << 20));
        for bad in ["", "G", "1.5G", "-1", "0", "5X", "99999999999T"] {
            assert!(parse_size(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn durations_are_seconds() {
        assert_eq!(parse_seconds("0.5"), Ok(Duration::from_millis(500)));
        for bad in ["", "x", "-1", "nan", "inf"] {
            assert!(parse_seconds(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn random_schedules_have_two_forms() {
        assert_eq!(parse_random("uniform"), Ok(RandomSchedule::Uniform));
        assert_eq!(parse_random("pct:3"), Ok(RandomSchedule::Pct { changes: 3 }));
        for bad in ["", "pct", "pct:", "pct:x", "other:1"] {
            assert!(parse_random(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn everything_after_two_dashes_is_for_clang() {
        let cli = Cli::try_parse_from(["raddle", "check", "a.c", "--unroll", "3", "--", "-DX", "--json"]).unwrap();
        let Command::Check(check) = cli.command else { panic!() };
        assert_eq!(check.input.unroll, [UnrollArg::All(3)]);
        assert_eq!(check.input.cflags, ["-DX", "--json"]);
        assert!(!check.json);
    }
}
