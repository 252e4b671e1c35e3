//! Runs a `.ll` file: `cargo run -p raddle-vm --example explore -- prog.ll [--first | --ir]`.
//!
//! Explores all interleavings by brute force and prints how executions end; with `--first` it runs one execution and
//! prints its steps and output; with `--ir` it prints the program form instead of running it. For looking at what the machine does, without the rest of the tool.

use raddle_trace::{End, Host, Machine, Pending, ThreadSet, Transition};
use raddle_vm::{Options, Vm, compile};
use std::collections::BTreeMap;

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let Some(path) = args.first() else {
        eprintln!("usage: explore FILE.ll [--first | --ir]");
        std::process::exit(2);
    };
    let source = std::fs::read(path).expect("a readable file");
    let module = match raddle_llvm::read(&source, path) {
        Ok(module) => module,
        Err(error) => {
            eprintln!("{error:?}");
            std::process::exit(2);
        }
    };
    let module = raddle_passes::prepare(module, &raddle_passes::PassOptions::default());
    if args.iter().any(|arg| arg == "--ir") {
        print!("{module}");
        return;
    }
    let program = match compile(&module, &Options::default()) {
        Ok(program) => program,
        Err(errors) => {
            for error in errors {
                eprintln!("{} (line {})", error.message, module.locs[error.loc].line);
            }
            std::process::exit(2);
        }
    };
    let mut vm = Vm::new(program);
    if vm.start() != End::Continue {
        println!("at start: {:?}", vm.fault());
        return;
    }
    if args.iter().any(|arg| arg == "--first") { first(&mut vm) } else { explore(&mut vm) }
}

fn first(vm: &mut Vm) {
    let started = std::time::Instant::now();
    let mut steps = 0_u64;
    while let Some(t) = vm.ready().first() {
        let Pending::Ready(operation) = vm.pending(t) else { break };
        let choice = operation.choices.first();
        let (kind, site, first, read, wrote, end) = {
            let step = vm.step(Transition { thread: t, choice });
            (step.kind, step.site, step.accesses.first().copied(), step.read, step.wrote, step.end)
        };
        steps += 1;
        if steps <= 200 {
            let place = vm.program().site(site);
            let what = first.map_or(String::new(), |a| {
                let show = |value| vm.value_text(a.address, a.len, value);
                format!("{} {:?}: {} -> {}", vm.address_name(a.address), a.mode, show(read), show(wrote))
            });
            println!("{} {kind} {}:{} {what}", vm.thread_name(t), place.function, place.line);
        }
        if end != End::Continue {
            println!("{end:?}: {:?}", vm.fault());
            break;
        }
    }
    let time = started.elapsed();
    println!("{steps} steps in {time:?}; exit code {:?}", vm.exit_code());
    println!("{}", String::from_utf8_lossy(vm.output()));
    for leak in vm.leaks() {
        println!("leak: {}", leak.message);
    }
}

fn explore(vm: &mut Vm) {
    // One entry per step of the present execution: where it started and what is left to try there.
    let mut stack = vec![(vm.mark(), alternatives(vm))];
    let mut ends: BTreeMap<String, u64> = BTreeMap::new();
    let (mut steps, mut executions) = (0_u64, 0_u64);
    let started = std::time::Instant::now();
    while let Some((mark, left)) = stack.last_mut() {
        vm.rewind(*mark);
        let Some(transition) = left.pop() else {
            stack.pop();
            continue;
        };
        steps += 1;
        let end = vm.step(transition).end;
        let next = if end == End::Continue { alternatives(vm) } else { Vec::new() };
        if next.is_empty() {
            executions += 1;
            *ends.entry(outcome(vm, end)).or_default() += 1;
        }
        stack.push((vm.mark(), next));
    }
    println!("{executions} executions, {steps} steps in {:?}", started.elapsed());
    for (outcome, count) in ends {
        println!("{count:8} {outcome}");
    }
}

fn alternatives(vm: &Vm) -> Vec<Transition> {
    let mut all = Vec::new();
    for thread in vm.ready() {
        if let Pending::Ready(operation) = vm.pending(thread) {
            let mut choice = Some(operation.choices.first());
            while let Some(label) = choice {
                all.push(Transition { thread, choice: label });
                choice = operation.choices.after(label);
            }
        }
    }
    all.reverse();
    all
}

fn outcome(vm: &Vm, end: End) -> String {
    match end {
        End::Fault | End::Limit(_) => {
            vm.fault().map_or(String::new(), |fault| format!("{}: {}", fault.kind, fault.message))
        }
        End::Exit => "exit".to_string(),
        End::Continue => {
            let unfinished: ThreadSet =
                vm.threads().iter().filter(|&t| !matches!(vm.pending(t), Pending::Finished)).collect();
            if unfinished.is_empty() {
                return format!("finished, printed {:?}", String::from_utf8_lossy(vm.output()));
            }
            let whys: Vec<String> = unfinished
                .iter()
                .map(|t| match vm.pending(t) {
                    Pending::Blocked(_, on) => format!("{t} {on:?}"),
                    Pending::Stuck(why) => format!("{t} {why:?}"),
                    _ => String::new(),
                })
                .collect();
            format!("stopped: {}", whys.join(", "))
        }
    }
}
