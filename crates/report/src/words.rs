//! Executions in words: who did what, where, and with which values; where threads stand; which accesses race.
//!
//! It knows no program and no machine but through [`Host`]: whatever implements that is described here.

use crate::{Diagnostic, Effect, Location, Place, StepRow, ThreadState, origins};
use raddle_trace::{
    Access, BlockedOn, End, Event, Fault, Host, Mode, OpKind, Pending, SiteId, SourcePlace, SpawnPath, Stuck, ThreadId,
    ThreadSet,
};

/// How a reader calls source files.
pub trait FileNames {
    /// The name of a file, which the program's translator called like this.
    fn name(&self, file: &str) -> String;
}

/// As they are.
pub struct AsTheyAre;

impl FileNames for AsTheyAre {
    fn name(&self, file: &str) -> String {
        file.to_owned()
    }
}

/// One side of a data race: the thread, the place, and whether it writes.
pub type Side = ((ThreadId, SiteId), bool);

/// The words for what is now.
#[derive(Clone, Copy)]
pub struct Words<'a, H> {
    host: &'a H,
    files: &'a dyn FileNames,
}

impl<'a, H: Host> Words<'a, H> {
    /// For what this machine runs.
    pub fn new(host: &'a H, files: &'a dyn FileNames) -> Self {
        Words { host, files }
    }

    /// The location of a site.
    pub fn location(&self, site: SiteId) -> Location {
        self.place(self.host.source_place(site))
    }

    /// Where the function that a thread is in was called, and so on: innermost first.
    pub fn calls(&self, thread: ThreadId) -> Vec<Location> {
        self.host.calls(thread).into_iter().map(|place| self.place(place)).collect()
    }

    fn place(&self, place: SourcePlace<'_>) -> Location {
        Location {
            file: place.file.map_or(String::new(), |file| self.files.name(file)),
            line: place.line,
            column: place.column,
            function: Some(place.function.to_owned()).filter(|name| !name.is_empty()),
        }
    }

    /// A fault, with the places that explain it.
    pub fn fault(&self, fault: &Fault) -> Diagnostic {
        Diagnostic {
            related: self.notes(fault),
            ..Diagnostic::fault(fault.kind.name(), self.message(fault))
                .at(self.location(fault.site), format!("in thread {}", self.host.thread_name(fault.thread)))
        }
    }

    /// What a fault says.
    pub fn message(&self, fault: &Fault) -> String {
        origins::at_end(&fault.message)
    }

    /// The places that explain a fault.
    pub fn notes(&self, fault: &Fault) -> Vec<Place> {
        let place = |site| self.location(site);
        fault.notes.iter().map(|note| Place { message: note.message.clone(), location: place(note.site) }).collect()
    }

    /// What nothing orders, and where the two accesses are.
    pub fn race(&self, address: u64, sides: [Side; 2]) -> (String, Vec<Place>) {
        let side = |((thread, site), writes): Side| Place {
            message: format!("{} {} it here", self.host.thread_name(thread), if writes { "writes" } else { "reads" }),
            location: self.location(site),
        };
        let message = format!("nothing orders these accesses to {}", self.host.address_name(address));
        (origins::at_end(&message), sides.map(side).to_vec())
    }

    /// A step that was just taken, as a line of an interleaving.
    pub fn row(&self, step: &Event) -> StepRow {
        StepRow {
            thread: self.host.thread_name(step.thread()),
            location: self.location(step.site),
            operation: self.operation(step),
            detail: if self.failed_itself(step) { self.failed_detail(step) } else { self.detail(step) },
            effects: if self.failed_itself(step) { Vec::new() } else { self.effects(step) },
            ..StepRow::default()
        }
    }

    /// What was found and left where, as far as it is known.
    fn effects(&self, step: &Event) -> Vec<Effect> {
        let kind = step.kind.without_waiting();
        match (kind, &*step.accesses) {
            (OpKind::Read | OpKind::Write | OpKind::Rmw | OpKind::CompareExchange, [first, ..]) => {
                let show = |value| Some(self.host.value_text(first.address, first.len, value));
                vec![Effect {
                    object: self.host.place_name(first.address, first.len),
                    read: show(step.read).filter(|_| kind != OpKind::Write),
                    wrote: show(step.wrote).filter(|_| first.mode.writes()),
                }]
            }
            (OpKind::Copy | OpKind::AtomicBlock, accesses) | (OpKind::Section, [_, accesses @ ..]) => {
                (0..accesses.len()).map(|at| self.effect_of_several(accesses, at)).collect()
            }
            _ => Vec::new(),
        }
    }

    /// One of several accesses of a step that has just happened. What it found or left can be told by what is there now, if no later
    /// one has changed that.
    fn effect_of_several(&self, accesses: &[Access], at: usize) -> Effect {
        let access = accesses[at];
        let changed = accesses[at + 1..].iter().any(|later| later.mode.writes() && later.overlaps(&access));
        let now = self.host.value_at(access.address, access.len).filter(|_| !changed);
        let value = now.map(|value| self.host.value_text(access.address, access.len, value));
        let object = self.host.place_name(access.address, access.len);
        match access.mode.writes() {
            true => Effect { object, read: None, wrote: value },
            false => Effect { object, read: value, wrote: None },
        }
    }

    /// Whether the operation itself went wrong, rather than what came after it up to the next visible one: then it has
    /// no values.
    fn failed_itself(&self, step: &Event) -> bool {
        step.end == End::Fault && self.host.fault().is_some_and(|fault| fault.site == step.site)
    }

    fn failed_detail(&self, step: &Event) -> String {
        let first = step.accesses.first();
        let name = |access: &Access| match step.kind {
            OpKind::Free => self.host.whole_name(access.address),
            _ => self.host.place_name(access.address, access.len),
        };
        first.map_or(String::new(), |access| format!("{}: fails", name(access)))
    }

    fn operation(&self, step: &Event) -> String {
        match step.kind {
            OpKind::Free if step.accesses.first().is_some_and(|a| self.host.is_variable(a.address)) => {
                String::from("end of")
            }
            OpKind::Rmw | OpKind::AwaitRmw => String::from("update"),
            OpKind::CompareExchange | OpKind::AwaitCompareExchange => String::from("cas"),
            kind => kind.to_string(),
        }
    }

    /// The object and the values.
    fn detail(&self, step: &Event) -> String {
        let Some(first) = step.accesses.first() else { return self.without_access(step) };
        let name = match step.kind.without_waiting() {
            OpKind::Read | OpKind::Write | OpKind::Rmw | OpKind::CompareExchange => {
                self.host.place_name(first.address, first.len)
            }
            _ => self.host.object_name(first.address),
        };
        let show = |value| self.host.value_text(first.address, first.len, value);
        match step.kind.without_waiting() {
            // What is known of so many bytes is a digest.
            OpKind::Read | OpKind::Write if first.len > 16 => format!("{name} ({} bytes)", first.len),
            OpKind::Read => format!("{name} = {}", show(step.read)),
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
            kind if kind.wakes() && step.woke.is_empty() => format!("{name}: nobody waits"),
            kind if kind.wakes() => {
                let woken: Vec<String> = self.by_path(step.woke).map(|thread| self.host.thread_name(thread)).collect();
                format!("{name}: wakes {}", woken.join(", "))
            }
            OpKind::Free => {
                let name = |access: &Access| self.host.whole_name(access.address);
                step.accesses.iter().map(name).collect::<Vec<_>>().join(", ")
            }
            OpKind::Section => match step.accesses.get(1..) {
                None | Some([]) => format!("of {name}"),
                Some(accesses) => format!("of {name}: {}", self.ranges(accesses)),
            },
            OpKind::AtomicRest => match self.given(step) {
                Some(value) => format!("→ {value}, {}", self.ranges(&step.accesses)),
                None => self.ranges(&step.accesses),
            },
            OpKind::Copy | OpKind::AtomicBlock => self.ranges(&step.accesses),
            OpKind::Spawn | OpKind::Join | OpKind::Choose | OpKind::Exit | OpKind::Fence => self.without_access(step),
            _ => name,
        }
    }

    /// What an input was, as far as the choice of this step tells.
    fn given(&self, step: &Event) -> Option<String> {
        self.host.given_text(step.thread(), step.site, step.transition.choice)
    }

    fn without_access(&self, step: &Event) -> String {
        match (step.kind, step.spawned, step.joined) {
            (OpKind::Spawn, Some(thread), _) | (OpKind::Join, _, Some(thread)) => self.host.thread_name(thread),
            (OpKind::Choose, ..) => match self.given(step) {
                Some(value) => format!("→ {value}"),
                None => format!("→ {}", self.host.chosen_text(step.site, step.wrote)),
            },
            (OpKind::AtomicRest, ..) => self.given(step).map_or(String::new(), |value| format!("→ {value}")),
            _ => String::new(),
        }
    }

    /// The ranges of an operation that touches several.
    fn ranges(&self, accesses: &[Access]) -> String {
        const SHOWN_MAX: usize = 4;
        let mut parts: Vec<String> = accesses
            .iter()
            .take(SHOWN_MAX)
            .map(|access| {
                let how = if access.mode == Mode::Read { "reads" } else { "writes" };
                let s = if access.len == 1 { "" } else { "s" };
                format!("{how} {} ({} byte{s})", self.host.place_name(access.address, access.len), access.len)
            })
            .collect();
        if accesses.len() > SHOWN_MAX {
            parts.push(format!("and {} more", accesses.len() - SHOWN_MAX));
        }
        parts.join(", ")
    }

    /// Where every thread stands now; some of them wait in loops for others.
    pub fn thread_states(&self, spinning: ThreadSet) -> Vec<ThreadState> {
        self.states(spinning, &|_| Vec::new(), &|_| String::new())
    }

    /// The same, if it is known who holds a lock, and what a thread does in the loop that it is in.
    pub(crate) fn states(
        &self,
        spinning: ThreadSet,
        holders: &dyn Fn(u64) -> Vec<ThreadId>,
        rounds: &dyn Fn(ThreadId) -> String,
    ) -> Vec<ThreadState> {
        let state = |thread: ThreadId| {
            let (state, site) = match self.host.pending(thread) {
                Pending::Finished => (String::from("finished"), None),
                Pending::Stuck(Stuck::Assume) => (String::from("blocked: its assumption does not hold"), None),
                Pending::Stuck(Stuck::Bound) => (String::from("cut by the loop bound"), None),
                Pending::Stuck(Stuck::Spin | Stuck::Undone) => {
                    (format!("spins in a loop{}", rounds(thread)), Some(self.host.stuck_at(thread)))
                }
                Pending::Stuck(Stuck::Steps) => (String::from("cut after as many steps as a thread may make"), None),
                Pending::Stuck(Stuck::Unsupported) => {
                    (String::from("stopped at something that is not supported"), None)
                }
                Pending::Stuck(Stuck::Fault) => (String::from("failed"), None),
                Pending::Ready(operation) if spinning.contains(thread) => {
                    let on = operation.accesses.first().map_or(String::new(), |access| {
                        let object = self.host.place_name(access.address, access.len);
                        format!(" for {object} to change{}", self.which_is(access))
                    });
                    (format!("waits in a loop{on}"), Some(operation.site))
                }
                Pending::Ready(operation) => (format!("about to {}", operation.kind), Some(operation.site)),
                Pending::Blocked(operation, on @ BlockedOn::Await(_)) => {
                    let value = operation.accesses.first().map_or(String::new(), |access| self.which_is(access));
                    (format!("{}{value}", self.waits_for(on)), Some(operation.site))
                }
                Pending::Blocked(operation, on) => {
                    let held = match on {
                        BlockedOn::Mutex(lock) | BlockedOn::ReadWriteLock(lock) => self.held_by(thread, &holders(lock)),
                        _ => String::new(),
                    };
                    (format!("{}{held}", self.waits_for(on)), Some(operation.site))
                }
            };
            ThreadState { thread: self.host.thread_name(thread), state, location: site.map(|site| self.location(site)) }
        };
        self.by_path(self.host.threads()).map(state).collect()
    }

    /// `, which is 0`
    fn which_is(&self, access: &Access) -> String {
        let value = self.host.value_at(access.address, access.len);
        value.map_or(String::new(), |value| {
            format!(", which is {}", self.host.value_text(access.address, access.len, value))
        })
    }

    /// `, held by worker#2`
    fn held_by(&self, thread: ThreadId, holders: &[ThreadId]) -> String {
        match holders {
            [] => String::new(),
            [holder] if *holder == thread => String::from(", which it holds itself"),
            holders => {
                let names: Vec<String> = holders.iter().map(|&holder| self.host.thread_name(holder)).collect();
                format!(", held by {}", names.join(", "))
            }
        }
    }

    /// Threads in the order of their spawn paths.
    pub(crate) fn by_path(&self, threads: ThreadSet) -> impl Iterator<Item = ThreadId> {
        let mut threads: Vec<ThreadId> = threads.iter().collect();
        threads.sort_by_cached_key(|&thread| SpawnPath::of(self.host, thread));
        threads.into_iter()
    }

    fn waits_for(&self, on: BlockedOn) -> String {
        let object = |address| self.host.object_name(address);
        match on {
            BlockedOn::Mutex(address) => format!("waits for mutex {}", object(address)),
            BlockedOn::ReadWriteLock(address) => format!("waits for read/write lock {}", object(address)),
            BlockedOn::Semaphore(address) => format!("waits for semaphore {}, which is 0", object(address)),
            BlockedOn::Condition(address) => format!("waits for a signal on {}", object(address)),
            BlockedOn::Barrier(address) => format!("waits at barrier {}", object(address)),
            BlockedOn::Once(address) => format!("waits for the call of {} to end", object(address)),
            BlockedOn::Event(address) => format!("waits for event {}", object(address)),
            BlockedOn::Futex(address) => format!("waits for a wake-up at {}", object(address)),
            BlockedOn::Thread(thread) => format!("waits for {} to finish", self.host.thread_name(thread)),
            BlockedOn::Await(address) => format!("awaits a value at {}", object(address)),
        }
    }
}
