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
use raddle::args::{Cli, Command, NondetArg};
use raddle::input;
use raddle_base::{Random, ThreadId, ThreadSet};
use raddle_ir::{FunctionId, InstKind, LocId};
use raddle_passes::dependence::{self, Options, Properties, Slice};
use raddle_passes::place::{Code, Place};
use raddle_trace::{Access, Choices, End, Event, FaultKind, Machine, OpKind, Pending, SiteId, Transition};
use raddle_vm::Vm;
use raddle_witness::Final;
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
fn command_line(program: &Path, directives: &Directives, flags: &[&str]) -> Cli {
    let words = ["raddle", "check"].iter().chain(flags).map(|word| (*word).to_string());
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
        Choices::Count(_) | Choices::Any => random.index(operation.choices.len()) as u32,
        Choices::Waiters(waiters) => waiters.iter().nth(random.index(waiters.len()))?.0,
        choices @ Choices::Among(_) => choices.first(),
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
        let looked_at = !event.kind.is_atomic_block()
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
        let cli = command_line(name, &directives, &["--all-visible"]);
        let Command::Check(mut args) = cli.command else { unreachable!() };
        // One run has one value for each input.
        args.input.nondet = args.input.nondet.or(Some(NondetArg::Between(0, 0)));
        let loaded =
            input::load(&args.input, false).unwrap_or_else(|failure| panic!("{}: {failure:?}", name.display()));
        // For all properties together nothing is to happen but that there is a slice.
        dependence::slice(&loaded.module, Options { properties: Properties::ALL, ..Options::default() });
        let assertions = Properties { assertions: true, deadlocks: true, ..Properties::default() };
        let slice = dependence::slice(&loaded.module, Options { properties: assertions, ..Options::default() });
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

/// Executions of a program that are compared with one another.
const COMPARED: u64 = 120;
/// Events of the slice in one of them; longer executions are not compared.
const EVENTS_MAX: usize = 60;

/// A thread, by how it was spawned.
type Spawns = Vec<u32>;

/// The events of the slice of an execution.
struct Trace {
    /// Each with its thread, and which of the thread's it is.
    events: Vec<(Spawns, usize, Event)>,
    /// How it ended in a way that the slice is for: where an assertion failed, or in a deadlock.
    failed: Option<String>,
    /// It did not end in another way.
    complete: bool,
    /// Something that must not be.
    problem: Option<String>,
}

fn thread_path(vm: &Vm, thread: ThreadId) -> Spawns {
    let mut path = Vec::new();
    let mut at = thread;
    while let Some((parent, nth)) = vm.parent(at) {
        path.push(nth);
        at = parent;
    }
    path
}

fn trace(loaded: &input::Loaded, slice: &Slice, seed: u64) -> Option<Trace> {
    let mut vm = Vm::new(loaded.program.clone());
    let mut random = Random::new(seed);
    let mut trace = Trace { events: Vec::new(), failed: None, complete: false, problem: None };
    let mut counts: HashMap<Spawns, usize> = HashMap::new();
    let mut end = vm.start();
    for _ in 0..STEPS_MAX {
        if end != End::Continue {
            break;
        }
        let Some(transition) = next(&vm, &mut random) else { break };
        let others = |vm: &Vm| vm.ready().difference(ThreadSet::single(transition.thread));
        let before = others(&vm);
        // The end of a thread is part of its last step, whatever that is; who joins it comes after that anyway.
        let finished = |vm: &Vm| matches!(vm.pending(transition.thread), Pending::Finished);
        let event = vm.step(transition).kept();
        end = event.end;
        let plain = matches!(
            event.kind,
            OpKind::Read | OpKind::Write | OpKind::Rmw | OpKind::CompareExchange | OpKind::Copy | OpKind::Free
        );
        let known = loaded.program.site_place(event.site);
        if !plain || known.is_none_or(|(function, loc)| slice.is_relevant(function, loc)) {
            let path = thread_path(&vm, transition.thread);
            let count = counts.entry(path.clone()).or_default();
            trace.events.push((path, *count, event));
            *count += 1;
        } else if end == End::Continue && !finished(&vm) && others(&vm) != before {
            trace.problem =
                Some(format!("{:?} is irrelevant and lets somebody move, or not", loaded.program.site(event.site)));
        }
        if trace.events.len() > EVENTS_MAX {
            return None;
        }
    }
    let state = Final::of(&mut vm);
    trace.failed = match vm.fault() {
        Some(fault) if fault.kind == FaultKind::Assertion => Some(format!("{:?}", fault.site)),
        None if end == End::Continue && state.is_deadlock() => Some(String::from("deadlock")),
        _ => None,
    };
    // If it has not come to an end, somebody goes round in a loop: the others have had all the time that they need.
    trace.complete = trace.failed.is_some() || end == End::Exit || vm.fault().is_none();
    Some(trace)
}

impl Trace {
    /// Whether another execution begins with the events of this one: it has all of them, those that conflict in the same order, and
    /// before them nothing else that conflicts with them.
    fn begins(&self, other: &Trace) -> bool {
        let key = |(path, nth, _): &(Spawns, usize, Event)| (path.clone(), *nth);
        let position: HashMap<(Spawns, usize), usize> =
            other.events.iter().enumerate().map(|(at, event)| (key(event), at)).collect();
        let mut mine = HashMap::new();
        for (at, event) in self.events.iter().enumerate() {
            let Some(&there) = position.get(&key(event)) else { return false };
            let (left, right) = (&event.2, &other.events[there].2);
            let same = left.site == right.site
                && left.kind == right.kind
                && left.transition.choice == right.transition.choice
                && left.accesses == right.accesses;
            if !same {
                return false;
            }
            mine.insert(there, at);
        }
        let conflict =
            |a: usize, b: usize| Access::any_conflict(&other.events[a].2.accesses, &other.events[b].2.accesses);
        (0..other.events.len()).all(|later| {
            (0..later).all(|earlier| match (mine.get(&earlier), mine.get(&later)) {
                (_, None) => true,
                (None, Some(_)) => !conflict(earlier, later),
                (Some(first), Some(second)) => first < second || !conflict(earlier, later),
            })
        })
    }
}

/// Executions in which the events of the slice conflict in the same order fail in the same way, or not at all; and no other event
/// enables or disables anybody. This is what a slice is good for; the order of everything else differs from one schedule to the next.
#[test]
fn the_order_in_the_slice_decides() {
    let tests = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests").canonicalize().unwrap();
    let mut programs = Vec::new();
    for part in ["slices", "programs/fail/assertion", "programs/fail/deadlock", "programs/fail/classic"] {
        below(&tests.join(part), &mut programs);
    }
    let mut compared = 0;
    for program in programs {
        let text = std::fs::read_to_string(&program).unwrap();
        let mut directives = Directives::read(&text).unwrap();
        // Flags for `raddle slice`.
        if program.starts_with(tests.join("slices")) {
            directives.args.clear();
        }
        // Without purity loops that wait are loops like others.
        let Command::Check(args) = command_line(&program, &directives, &["--no-purity"]).command else {
            unreachable!()
        };
        let Ok(loaded) = input::load(&args.input, false) else { continue };
        let properties = Properties { assertions: true, deadlocks: true, ..Properties::default() };
        let slice = dependence::slice(&loaded.module, Options { properties, ..Options::default() });
        let traces: Vec<Trace> = (0..COMPARED).filter_map(|seed| trace(&loaded, &slice, seed)).collect();
        let problem = traces.iter().find_map(|trace| trace.problem.as_ref());
        assert_eq!(problem, None, "{}", program.display());
        for failing in traces.iter().filter(|trace| trace.failed.is_some()) {
            for other in traces.iter().filter(|other| other.complete && failing.begins(other)) {
                compared += 1;
                assert_eq!(failing.failed, other.failed, "{}", program.display());
            }
        }
    }
    assert!(compared > 1000, "{compared} executions were compared");
}

/// The table of what library functions do names no function that the machine does not have.
#[test]
fn what_is_said_of_library_functions_is_of_some() {
    let unknown: Vec<&str> =
        raddle_passes::library::names().into_iter().filter(|name| !raddle_vm::is_modelled(name)).collect();
    assert_eq!(unknown, [""; 0]);
}
