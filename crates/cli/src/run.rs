//! `raddle run`: one execution, to see the program work.

use crate::args::RunArgs;
use crate::failure::Failure;
use crate::input::Loaded;
use raddle_base::{Random, ThreadId};
use raddle_report::{
    Diagnostic, Location, Palette, Severity, StepRow, Verdict, printable, render_diagnostic, render_interleaving,
};
use raddle_trace::{Choices, DEADLOCK, End, Fault, FaultKind, Host, LIVELOCK, Machine, Pending, Stuck, Transition};
use raddle_vm::Vm;
use raddle_witness::Final;

/// How one execution went.
#[derive(Debug)]
pub struct Run {
    /// What the program printed.
    pub output: Vec<u8>,
    /// What to tell the user about the end, for standard error.
    pub message: String,
    /// `Verified` stands for an execution without a fault.
    pub verdict: Verdict,
    /// The steps, when they were asked for.
    pub steps: String,
}

/// Runs the program once.
pub fn run(loaded: &Loaded, args: &RunArgs, palette: Palette) -> Result<Run, Failure> {
    let mut vm = Vm::new(loaded.program.clone());
    let mut scheduler = Scheduler::new(args.seed);
    let mut rows: Vec<StepRow> = Vec::new();
    let mut steps_taken = 0;
    let mut end = vm.start();
    while end == End::Continue && steps_taken < args.max_steps {
        let Some(transition) = scheduler.next(&vm) else { break };
        let event = vm.step(transition).kept();
        end = event.end;
        steps_taken += 1;
        if args.steps {
            rows.push(loaded.words(&vm).row(&event));
        }
    }
    let sources = loaded.places.sources(rows.iter().map(|row| &row.location));
    let steps = render_interleaving(&rows, false, &sources, palette);
    let (message, verdict) = ending(loaded, &mut vm, end, steps_taken, palette);
    Ok(Run { output: vm.output().to_vec(), message, verdict, steps })
}

/// What to say about the end of the execution.
fn ending(loaded: &Loaded, vm: &mut Vm, end: End, steps: u64, palette: Palette) -> (String, Verdict) {
    let state = Final::of(vm);
    let states = loaded.words(vm).thread_states(state.spinning);
    let waiting: Vec<String> = states
        .iter()
        .filter(|state| state.state != "finished")
        .map(|state| format!("{}: {}", state.thread, state.state))
        .collect();
    let unsupported = vm.threads().iter().find_map(|t| vm.unsupported(t));
    match (end, vm.fault().or(unsupported)) {
        (End::Fault | End::Limit(_), Some(fault)) => {
            let verdict = if end == End::Fault { Verdict::Bug } else { Verdict::Incomplete };
            (fault_text(loaded, vm, fault, palette), verdict)
        }
        (End::Continue, _) if !vm.ready().is_empty() && !state.is_livelock() => {
            let diagnostic =
                Diagnostic::error(format!("gave up after {steps} visible steps")).help("allow more with --max-steps");
            (render_diagnostic(&diagnostic, &Default::default(), palette), Verdict::Incomplete)
        }
        (End::Continue | End::Exit, Some(fault)) if unsupported.is_some() => {
            (fault_text(loaded, vm, fault, palette), Verdict::Incomplete)
        }
        (End::Continue, _) if !waiting.is_empty() => {
            let (diagnostic, verdict) = match state {
                state if state.is_deadlock() => (Diagnostic::fault(FaultKind::Deadlock.name(), DEADLOCK), Verdict::Bug),
                state if state.is_livelock() => (Diagnostic::fault(FaultKind::Livelock.name(), LIVELOCK), Verdict::Bug),
                state => (cut_short(&state, steps), Verdict::Verified),
            };
            let diagnostic = Diagnostic { notes: waiting, ..diagnostic };
            (render_diagnostic(&diagnostic, &Default::default(), palette), verdict)
        }
        _ => {
            let code = vm.exit_code().map_or(String::new(), |code| format!(" with code {code}"));
            (format!("the program ended{code} after {steps} visible steps\n"), Verdict::Verified)
        }
    }
}

/// Nobody can move, and the program is not to blame: somebody might have moved the others.
fn cut_short(state: &Final, steps: u64) -> Diagnostic {
    let why = match state.stuck.first() {
        Some((_, Stuck::Assume)) => "an assumption does not hold",
        Some((_, Stuck::Bound)) => "a loop reached its bound",
        Some((_, Stuck::Spin | Stuck::Undone)) => "a thread waits in a loop",
        Some((_, Stuck::Steps)) => "a thread has made as many steps as it may",
        Some((_, Stuck::Unsupported)) => "a thread came to something that is not supported",
        Some((_, Stuck::Fault)) => "a thread failed",
        None => "what is awaited does not come true",
    };
    let message = format!("the execution goes no further than {steps} visible steps: {why}");
    Diagnostic { severity: Severity::Warning, ..Diagnostic::error(message) }
}

fn fault_text(loaded: &Loaded, vm: &Vm, fault: &Fault, palette: Palette) -> String {
    let diagnostic = loaded.words(vm).fault(fault);
    let locations: Vec<Location> =
        diagnostic.place.iter().chain(&diagnostic.related).map(|place| place.location.clone()).collect();
    render_diagnostic(&diagnostic, &loaded.places.sources(locations.iter()), palette)
}

/// The output as text that is safe to print.
pub fn output_text(output: &[u8]) -> String {
    printable(&String::from_utf8_lossy(output)).into_owned()
}

/// Who moves next: threads take turns, or chance decides.
struct Scheduler {
    last: ThreadId,
    random: Option<Random>,
}

impl Scheduler {
    fn new(seed: Option<u64>) -> Self {
        Scheduler { last: ThreadId(0), random: seed.map(Random::new) }
    }

    fn next(&mut self, vm: &Vm) -> Option<Transition> {
        let ready = vm.ready();
        if ready.is_empty() {
            return None;
        }
        let thread = match self.draw(ready.len()) {
            Some(number) => ready.iter().nth(number)?,
            None => ready.iter().find(|thread| thread.0 > self.last.0).or(ready.first())?,
        };
        self.last = thread;
        let Pending::Ready(operation) = vm.pending(thread) else { return None };
        let choice = match (operation.choices, self.draw(operation.choices.len())) {
            (Choices::One, _) | (_, None) => operation.choices.first(),
            (Choices::Count(_) | Choices::Any, Some(number)) => number as u32,
            (Choices::Waiters(waiters), Some(number)) => waiters.iter().nth(number)?.0,
            (choices @ Choices::Among(_), Some(number)) => {
                (0..number).try_fold(choices.first(), |label, _| choices.after(label))?
            }
        };
        Some(Transition { thread, choice })
    }

    /// A number below `bound` if chance decides.
    fn draw(&mut self, bound: usize) -> Option<usize> {
        self.random.as_mut().map(|random| random.index(bound))
    }
}
