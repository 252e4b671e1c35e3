//! Steps of an execution in words: who did what, where, and with which values.

use crate::places::Places;
use raddle_base::ThreadId;
use raddle_report::{Location, StepRow, ThreadState};
use raddle_trace::{Access, BlockedOn, End, Machine, Mode, OpKind, Pending, SiteId, Stuck};
use raddle_vm::{Program, Vm};
use raddle_witness::Event;

/// The location of a site, in the user's words.
pub fn location(program: &Program, site: SiteId, places: &Places) -> Location {
    let site = program.site(site);
    Location {
        file: site.file.map_or(String::new(), |file| places.name(file)),
        line: site.line,
        column: site.column,
        function: Some(site.function.to_string()).filter(|name| !name.is_empty()),
    }
}

/// A step that was just taken, as a line of an interleaving.
pub fn row(vm: &Vm, program: &Program, step: &Event, places: &Places) -> StepRow {
    StepRow {
        thread: vm.thread_label(step.thread()),
        location: location(program, step.site, places),
        operation: operation(vm, step),
        detail: if failed_itself(vm, step) { failed_detail(vm, step) } else { detail(vm, step) },
    }
}

/// Whether the operation itself went wrong, rather than what came after it up to the next visible one: then it has no
/// values.
fn failed_itself(vm: &Vm, step: &Event) -> bool {
    step.end == End::Fault && vm.fault().is_some_and(|fault| fault.site == step.site)
}

fn failed_detail(vm: &Vm, step: &Event) -> String {
    step.accesses.first().map_or(String::new(), |access| format!("{}: fails", object(vm, access.address)))
}

fn operation(vm: &Vm, step: &Event) -> String {
    match step.kind {
        OpKind::Free if step.accesses.first().is_some_and(|a| vm.is_variable(a.address)) => String::from("end of"),
        OpKind::Rmw => String::from("update"),
        OpKind::CompareExchange => String::from("cas"),
        kind => kind.to_string(),
    }
}

/// The object and the values.
fn detail(vm: &Vm, step: &Event) -> String {
    let Some(first) = step.accesses.first() else { return without_access(vm, step) };
    let name = object(vm, first.address);
    let show = |value| vm.show_value(first.address, first.len, value);
    match step.kind {
        OpKind::Read | OpKind::Await => format!("{name} = {}", show(step.read)),
        OpKind::Write | OpKind::Rmw => format!("{name}: {} → {}", show(step.read), show(step.wrote)),
        OpKind::CompareExchange if first.mode == Mode::Read => {
            format!("{name} = {}, expected {}: no swap", show(step.read), show(step.expected))
        }
        OpKind::CompareExchange => format!("{name}: {} → {}", show(step.read), show(step.wrote)),
        OpKind::TryLock | OpKind::TryReadLock | OpKind::TryWriteLock | OpKind::SemTryWait
            if first.mode == Mode::Read =>
        {
            format!("{name}: not available")
        }
        OpKind::CondSignal | OpKind::CondBroadcast if step.woke.is_empty() => format!("{name}: nobody waits"),
        OpKind::CondSignal | OpKind::CondBroadcast => {
            let woken: Vec<String> = step.woke.iter().map(|thread| vm.thread_label(thread)).collect();
            format!("{name}: wakes {}", woken.join(", "))
        }
        OpKind::Free => {
            let names: Vec<String> = step.accesses.iter().map(|access| vm.name_address(access.address)).collect();
            names.join(", ")
        }
        OpKind::Copy | OpKind::AtomicBlock => ranges(vm, &step.accesses),
        OpKind::Spawn | OpKind::Join | OpKind::Choose | OpKind::Exit | OpKind::Fence => without_access(vm, step),
        _ => name,
    }
}

/// The name of a synchronisation object: without the fields that the C library hides inside it.
fn object(vm: &Vm, address: u64) -> String {
    let name = vm.name_address(address);
    match name.split_once(".__") {
        Some((outside, _)) => outside.to_string(),
        None => name,
    }
}

fn without_access(vm: &Vm, step: &Event) -> String {
    match (step.kind, step.spawned, step.joined) {
        (OpKind::Spawn, Some(thread), _) | (OpKind::Join, _, Some(thread)) => vm.thread_label(thread),
        (OpKind::Choose, ..) => format!("→ {}", step.wrote),
        _ => String::new(),
    }
}

/// The ranges of an operation that touches several.
fn ranges(vm: &Vm, accesses: &[Access]) -> String {
    const SHOWN_MAX: usize = 4;
    let mut parts: Vec<String> = accesses
        .iter()
        .take(SHOWN_MAX)
        .map(|access| {
            let how = if access.mode == Mode::Read { "reads" } else { "writes" };
            let s = if access.len == 1 { "" } else { "s" };
            format!("{how} {} ({} byte{s})", vm.name_address(access.address), access.len)
        })
        .collect();
    if accesses.len() > SHOWN_MAX {
        parts.push(format!("and {} more", accesses.len() - SHOWN_MAX));
    }
    parts.join(", ")
}

/// Where every thread stands now.
pub fn thread_states(vm: &Vm, program: &Program, places: &Places) -> Vec<ThreadState> {
    let state = |thread: ThreadId| {
        let (state, site) = match vm.pending(thread) {
            Pending::Finished => (String::from("finished"), None),
            Pending::Stuck(Stuck::Assume) => (String::from("blocked: its assumption does not hold"), None),
            Pending::Stuck(Stuck::Bound) => (String::from("cut by the loop bound"), None),
            Pending::Stuck(Stuck::Fault) => (String::from("failed"), None),
            Pending::Ready(operation) => (format!("about to {}", operation.kind), Some(operation.site)),
            Pending::Blocked(operation, on) => (waits_for(vm, on), Some(operation.site)),
        };
        ThreadState {
            thread: vm.thread_label(thread),
            state,
            location: site.map(|site| location(program, site, places)),
        }
    };
    vm.threads().iter().map(state).collect()
}

fn waits_for(vm: &Vm, on: BlockedOn) -> String {
    match on {
        BlockedOn::Mutex(address) => format!("waits for mutex {}", object(vm, address)),
        BlockedOn::ReadWriteLock(address) => format!("waits for read/write lock {}", object(vm, address)),
        BlockedOn::Semaphore(address) => format!("waits for semaphore {}, which is 0", object(vm, address)),
        BlockedOn::Condition(address) => format!("waits for a signal on {}", object(vm, address)),
        BlockedOn::Barrier(address) => format!("waits at barrier {}", object(vm, address)),
        BlockedOn::Once(address) => format!("waits for the call of {} to end", object(vm, address)),
        BlockedOn::Thread(thread) => format!("waits for {} to finish", vm.thread_label(thread)),
        BlockedOn::Await(address) => format!("awaits a value at {}", object(vm, address)),
    }
}
