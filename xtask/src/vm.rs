//! `cargo xtask bench vm`: the interpreter against LLVM's own, the cost of a visible step and of undoing it, allocations.

use crate::markdown::{Table, count, ratio, seconds};
use crate::{Failure, VmOptions, tools};
use clap::Parser;
use raddle::args::{Cli, Command as RaddleCommand};
use raddle_test_support::allocations;
use raddle_trace::{End, Machine, ThreadId, Transition};
use raddle_vm::Vm;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

/// The compute-bound programs, with a macro that makes them long enough to measure.
const PROGRAMS: [&str; 3] = ["hash", "sort", "matrix"];
/// How many times faster than LLVM's interpreter we want to be.
const RATIO_WANTED: f64 = 10.0;
const LENGTHS: [usize; 5] = [10, 100, 1_000, 10_000, 100_000];
const REPEATS: usize = 3;

/// Runs and prints everything.
pub fn bench(options: &VmOptions) -> Result<(), Failure> {
    let raddle = tools::raddle(options.raddle.as_deref())?;
    println!("# The machine\n\nMade by `cargo xtask bench vm` on {}.\n", tools::processor());
    interpreters(&raddle, options.install)?;
    steps()
}

/// The same `.ll` through LLVM's interpreter and through ours, start-up and reading included in both.
fn interpreters(raddle: &Path, install: bool) -> Result<(), Failure> {
    let clang = find_clang()?;
    let lli = find_lli(&clang, install)?;
    let scratch = tools::Scratch::new()?;
    let headings = ["program", "lli -force-interpreter", "raddle run", "ratio", "wanted", ""];
    let mut table = Table::new(headings);
    for program in PROGRAMS {
        eprintln!("{program} …");
        let source = tools::root().join(format!("bench/programs/vm/{program}.c"));
        let ll = scratch.file(format!("{program}.ll"));
        compile(raddle, &clang, &source, &ll)?;
        let (theirs, expected) =
            fastest(1, || Command::new(&lli).arg("-force-interpreter").arg(&ll).to_owned_command())?;
        let (ours, output) = fastest(REPEATS, || Command::new(raddle).arg("run").arg(&ll).to_owned_command())?;
        if output != expected {
            return Err(format!("{program}: the interpreters disagree: {expected:?} and {output:?}").into());
        }
        let times = theirs.as_secs_f64() / ours.as_secs_f64();
        table.row([
            program.into(),
            seconds(theirs.as_secs_f64()),
            seconds(ours.as_secs_f64()),
            ratio(times),
            ratio(RATIO_WANTED),
            if times >= RATIO_WANTED { "reached" } else { "missed" }.into(),
        ]);
    }
    println!("## Against LLVM's interpreter\n\nThe same `.ll`, whole processes; outputs compared.\n\n{table}");
    Ok(())
}

/// `Command`'s builder methods give references; this ends such a chain.
trait ToOwnedCommand {
    fn to_owned_command(&mut self) -> Command;
}

impl ToOwnedCommand for Command {
    fn to_owned_command(&mut self) -> Command {
        let mut command = Command::new(self.get_program());
        command.args(self.get_args());
        command
    }
}

fn fastest(repeats: usize, command: impl Fn() -> Command) -> Result<(Duration, String), Failure> {
    let mut best: Option<(Duration, String)> = None;
    for _ in 0..repeats {
        let (time, output) = tools::run(&mut command())?;
        if !output.status.success() {
            return Err(String::from_utf8_lossy(&output.stderr).into_owned().into());
        }
        let text = String::from_utf8_lossy(&output.stdout).trim().to_owned();
        if best.as_ref().is_none_or(|(shortest, _)| time < *shortest) {
            best = Some((time, text));
        }
    }
    best.ok_or_else(|| "nothing was measured".into())
}

fn find_clang() -> Result<PathBuf, Failure> {
    let names: Vec<String> =
        std::iter::once("clang".to_owned()).chain((14..=22).rev().map(|v| format!("clang-{v}"))).collect();
    tools::find(&names).ok_or_else(|| "there is no clang".into())
}

/// LLVM's interpreter of the version of this clang: another one may not read its output.
fn find_lli(clang: &Path, install: bool) -> Result<PathBuf, Failure> {
    let version = tools::llvm_version(clang).ok_or("clang does not say its version")?;
    let look = || {
        let plain = tools::find(&["lli".into()]).filter(|lli| tools::llvm_version(lli) == Some(version));
        tools::find(&[format!("lli-{version}")]).or(plain)
    };
    if look().is_none() && install {
        let package = format!("llvm-{version}-runtime");
        eprintln!("installing {package} …");
        Command::new("apt-get").args(["install", "--yes", &package]).status()?;
    }
    look().ok_or_else(|| {
        format!("there is no lli of version {version}; install it (`--install` tries `apt-get install llvm-{version}-runtime`)").into()
    })
}

fn compile(raddle: &Path, clang: &Path, source: &Path, ll: &Path) -> Result<(), Failure> {
    let mut command = Command::new(raddle);
    command.args(["check", "--emit", "ll"]).arg("--clang").arg(clang).arg(source);
    let (_, output) = tools::run(&mut command)?;
    if !output.status.success() {
        return Err(String::from_utf8_lossy(&output.stderr).into_owned().into());
    }
    Ok(std::fs::write(ll, output.stdout)?)
}

/// A machine for the two-thread counter with this many increments in all.
fn counter(increments: usize) -> Result<Vm, Failure> {
    let source = tools::root().join("bench/programs/counter.c");
    let define = format!("-DK={}", increments.div_ceil(2));
    let line = ["raddle".into(), "run".into(), source.into_os_string(), "--".into(), define.into()];
    let Cli { command: RaddleCommand::Run(args), .. } = Cli::try_parse_from(line)? else {
        return Err("`raddle run` is no longer what it was".into());
    };
    let loaded = raddle::input::load(&args.input, false).map_err(|failure| format!("counter.c: {failure:?}"))?;
    Ok(Vm::new(loaded.program.clone()))
}

/// What a visible step costs with its undo record, what going back costs, and how many allocations there are.
fn steps() -> Result<(), Failure> {
    let mut table = Table::new([
        "steps in the trace",
        "step, ns",
        "rewind, ns per step",
        "last 10 steps to and fro, ns per step",
        "allocations",
    ]);
    for length in LENGTHS {
        eprintln!("{length} steps …");
        let mut vm = counter(length)?;
        if vm.start() != End::Continue {
            return Err("counter.c does not start".into());
        }
        // Main's two spawns; the rest is increments of the two threads in turn.
        for _ in 0..2 {
            vm.step(Transition::only(ThreadId::MAIN));
        }
        let workers: Vec<ThreadId> = vm.threads().iter().filter(|&t| t != ThreadId::MAIN).collect();
        let [first, second] = workers[..] else { return Err("counter.c has not two threads".into()) };
        let turn = |i: usize| Transition::only(if i.is_multiple_of(2) { first } else { second });
        let measured = measure(&mut vm, length, turn);
        table.row([
            count(length as u64),
            format!("{:.1}", measured.step_ns),
            format!("{:.1}", measured.rewind_ns),
            format!("{:.1}", measured.far_end_ns),
            count(measured.allocations),
        ]);
    }
    println!(
        "## A visible step and its undoing\n\ncounter.c: two threads in turn, one atomic increment each step. The first two \
         columns are over the whole trace, the third steps and rewinds at its far end, as a search does. Allocations are \
         those of all measured passes after the first one.\n\n{table}"
    );
    Ok(())
}

struct Cost {
    step_ns: f64,
    rewind_ns: f64,
    far_end_ns: f64,
    allocations: u64,
}

/// Steps measured in all for one figure.
const STEPS_MEASURED: usize = 4_000_000;
const FAR_END_STEPS: usize = 10;

fn measure(vm: &mut Vm, length: usize, turn: impl Fn(usize) -> Transition) -> Cost {
    let bottom = vm.mark();
    let forward = |vm: &mut Vm, from: usize, to: usize| {
        for i in from..to {
            std::hint::black_box(vm.step(turn(i)).end);
        }
    };
    // The first pass grows what has to grow.
    forward(vm, 0, length);
    vm.rewind(bottom);
    let before = allocations();
    let passes = (STEPS_MEASURED / length).max(1);
    let (mut stepping, mut rewinding) = (Duration::ZERO, Duration::ZERO);
    for _ in 0..passes {
        let started = Instant::now();
        forward(vm, 0, length);
        let middle = Instant::now();
        vm.rewind(bottom);
        rewinding += middle.elapsed();
        stepping += middle - started;
    }
    let near_end = length - FAR_END_STEPS;
    forward(vm, 0, near_end);
    let mark = vm.mark();
    let started = Instant::now();
    for _ in 0..STEPS_MEASURED / FAR_END_STEPS {
        forward(vm, near_end, length);
        vm.rewind(mark);
    }
    let far_end = started.elapsed();
    let allocations = allocations() - before;
    let per = |time: Duration, steps: usize| time.as_nanos() as f64 / steps as f64;
    Cost {
        step_ns: per(stepping, passes * length),
        rewind_ns: per(rewinding, passes * length),
        far_end_ns: per(far_end, STEPS_MEASURED / FAR_END_STEPS * FAR_END_STEPS),
        allocations,
    }
}
