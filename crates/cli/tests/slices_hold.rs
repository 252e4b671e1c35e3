//! Slices of the whole corpus, and whether executions keep to them.
//!
//! What a slice claims can be seen in an execution: whatever an instruction of the slice reads was written by an instruction
//! of the slice, and what fails is of the slice. So every program is run under random schedules, with every access visible, and every
//! read is compared with the last write of each of its bytes. A write that the points-to sets or the table of library functions
//! have missed shows here.

#[allow(dead_code, reason = "the corpus needs more of it")]
#[path = "corpus/directives.rs"]
mod directives;

use clap::Parser;
use directives::{Directives, Expect};
use raddle::args::{Cli, Command};
use raddle::input;
use raddle_base::Random;
use raddle_ir::{FunctionId, InstKind, LocId};
use raddle_passes::dependence::{self, Options, Properties, Slice};
use raddle_passes::place::{Code, Place};
use raddle_trace::{Choices, End, FaultKind, Machine, OpKind, Pending, SiteId, Transition};
use raddle_vm::Vm;
use std::collections::{HashMap, HashSet};
use std::path::{Path, PathBuf};

/// Schedules of each program.
const SCHEDULES: u64 = 4;
/// Steps of each.
const STEPS_MAX: usize = 600;

/// The programs below a directory.
fn below(directory: &Path, found: &mut Vec<PathBuf>) {
    let mut entries: Vec<PathBuf> = std::fs::read_dir(directory).unwrap().map(|entry| entry.unwrap().path()).collect();
    entries.sort();
    for path in entries {
        let ending = path.extension().and_then(|ending| ending.to_str()).unwrap_or_default();
        if path.is_dir() && ending != "files" {
            below(&path, found);
        } else if ["c", "ll"].contains(&ending) {
            found.push(path);
        }
    }
}

/// The command line for a program of the corpus.
fn command_line(program: &Path, directives: &Directives) -> Cli {
    let words = ["raddle", "check", "--all-visible"].map(String::from).into_iter();
    let words = words.chain(directives.args.iter().cloned()).chain([program.to_str().unwrap().to_string()]);
    let words = words.chain([String::from("--")]).chain(directives.cflags.iter().cloned());
    Cli::try_parse_from(words).unwrap_or_else(|error| panic!("{}: {error}", program.display()))
}

fn next(vm: &Vm, random: &mut Random) -> Option<Transition> {
    let ready = vm.ready();
    let thread = ready.iter().nth(random.index(ready.len().max(1)))?;
    let Pending::Ready(operation) = vm.pending(thread) else { return None };
    let choice = match operation.choices {
        Choices::One => operation.choices.first(),
        Choices::Count(_) => random.index(operation.choices.len()) as u32,
        Choices::Waiters(waiters) => waiters.iter().nth(random.index(waiters.len()))?.0,
    };
    Some(Transition { thread, choice })
}

/// Sites of which something that reads memory is not relevant. A site is relevant if anything of it is, so nothing follows there: macros
/// have many instructions at one place.
fn mixed_sites(loaded: &input::Loaded, slice: &Slice) -> HashSet<(FunctionId, LocId)> {
    let module = &loaded.module;
    let reads = |place: &Place| match place.code(module) {
        Code::Inst(inst) => !inst.kind.computes() && !matches!(inst.kind, InstKind::Store { .. }),
        Code::Terminator(_) => false,
    };
    let irrelevant = slice.places().filter(reads).filter(|place| !slice.is_ordered(*place));
    irrelevant.map(|place| (place.function, place.loc(module))).collect()
}

/// Runs a program once; what is wrong with its slice.
fn run(loaded: &input::Loaded, slice: &Slice, mixed: &HashSet<(FunctionId, LocId)>, seed: u64) -> Option<String> {
    let relevant = |site: SiteId| {
        let (function, loc) = loaded.program.site_place(site)?;
        // Some library functions are programs; their accesses belong to the calls.
        let known = |id: FunctionId| loaded.module.functions.get(id).is_some_and(|f| !f.is_external());
        known(function).then(|| slice.is_relevant(function, loc))
    };
    let place = |site: SiteId| {
        let known = loaded.program.site(site);
        let what = known.what.map_or(String::new(), |what| format!(" ({what})"));
        format!("{}:{}:{}{what}", known.file.unwrap_or("?"), known.line, known.column)
    };
    let mut vm = Vm::new(loaded.program.clone());
    let mut random = Random::new(seed);
    let mut writers: HashMap<u64, SiteId> = HashMap::new();
    let mut end = vm.start();
    let mut last = None;
    for _ in 0..STEPS_MAX {
        if end != End::Continue {
            break;
        }
        let Some(transition) = next(&vm, &mut random) else { break };
        let event = vm.step(transition).kept();
        end = event.end;
        last = Some(event.site);
        // The accesses of an atomic block are one event, at the place where it begins: more is ordered than has to be.
        let looked_at = event.kind != OpKind::AtomicBlock
            && loaded.program.site_place(event.site).is_some_and(|place| !mixed.contains(&place));
        let memory = event.accesses.iter().filter(|access| access.mode.is_memory());
        for access in memory.clone().filter(|access| access.mode.reads()) {
            for byte in access.address..access.end() {
                let Some(&writer) = writers.get(&byte) else { continue };
                if looked_at && relevant(event.site) == Some(true) && relevant(writer) == Some(false) {
                    let (reads, writes) = (place(event.site), place(writer));
                    return Some(format!("{reads} is relevant and reads what {writes} wrote, which is not"));
                }
            }
        }
        for access in memory.filter(|access| access.mode.writes()) {
            (access.address..access.end()).for_each(|byte| {
                writers.insert(byte, event.site);
            });
        }
        // What was there before is gone.
        if event.kind == OpKind::Free {
            for access in &event.accesses {
                (access.address..access.end()).for_each(|byte| {
                    writers.remove(&byte);
                });
            }
        }
    }
    let fault = vm.fault().filter(|fault| fault.kind == FaultKind::Assertion)?;
    let site = last.filter(|_| relevant(fault.site) == Some(false))?;
    Some(format!("{} fails behind {} and is not relevant", place(fault.site), place(site)))
}

#[test]
fn executions_keep_to_the_slices_of_the_corpus() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/programs").canonicalize().unwrap();
    std::env::set_current_dir(&root).unwrap();
    let mut programs = Vec::new();
    below(&root, &mut programs);
    assert!(programs.len() > 500, "the corpus is gone");
    let workers = std::thread::available_parallelism().map_or(1, usize::from);
    let parts: Vec<Vec<&Path>> =
        (0..workers).map(|i| programs.iter().skip(i).step_by(workers).map(PathBuf::as_path).collect()).collect();
    let wrong: Vec<String> = std::thread::scope(|scope| {
        let root = &root;
        let threads: Vec<_> = parts.iter().map(|part| scope.spawn(move || look_at(part, root))).collect();
        threads.into_iter().flat_map(|thread| thread.join().unwrap()).collect()
    });
    assert!(wrong.is_empty(), "{} programs:\n{}", wrong.len(), wrong.join("\n"));
}

/// What is wrong with the slices of some programs.
fn look_at(programs: &[&Path], root: &Path) -> Vec<String> {
    let mut wrong = Vec::new();
    for program in programs {
        let name = program.strip_prefix(root).unwrap();
        let text = std::fs::read_to_string(program).unwrap();
        let directives = Directives::read(&text).unwrap_or_else(|error| panic!("{}: {error}", name.display()));
        if matches!(directives.expect, Some(Expect::Error(_))) {
            continue;
        }
        let cli = command_line(name, &directives);
        let Command::Check(args) = cli.command else { unreachable!() };
        let loaded =
            input::load(&args.input, false).unwrap_or_else(|failure| panic!("{}: {failure:?}", name.display()));
        // For all properties together nothing is to happen but that there is a slice.
        dependence::slice(&loaded.module, Options { properties: Properties::ALL, loops_end: false });
        let assertions = Properties { assertions: true, deadlocks: true, ..Properties::default() };
        let slice = dependence::slice(&loaded.module, Options { properties: assertions, loops_end: false });
        let mixed = mixed_sites(&loaded, &slice);
        for seed in 0..SCHEDULES {
            if let Some(problem) = run(&loaded, &slice, &mixed, seed) {
                wrong.push(format!("{}: {problem}", name.display()));
                break;
            }
        }
    }
    wrong
}

/// The table of what library functions do names no function that the machine does not have.
#[test]
fn what_is_said_of_library_functions_is_of_some() {
    let unknown: Vec<&str> =
        raddle_passes::library::names().into_iter().filter(|name| !raddle_vm::is_modelled(name)).collect();
    assert_eq!(unknown, [""; 0]);
}
