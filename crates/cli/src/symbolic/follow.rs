//! What a solution of a formula is on the machine.
//!
//! A solution says in which order threads take their steps, and what the inputs are. A machine is led that way. Its steps are others in places, because it takes some memory for
//! a thread's own that the formula does not, and the other way round. So a thread goes on until it is where the formula is: at the same place in
//! the source, with the same bytes, as far as both know them. Where that leads to nothing, the place alone has to do; and in the end every access is made
//! visible, as in a program that hides pointers. Whatever fault the machine comes to is a bug; if it comes to none, that is an error of ours.

use crate::checkpoint::Refinement;
use crate::failure::{Failure, HOW_TO_REPORT};
use crate::input::Loaded;
use raddle_explore::Bug;
use raddle_report::Diagnostic;
use raddle_smt::layout::Kind;
use raddle_smt::search::{Counterexample, Given, Step, Touch};
use raddle_trace::{
    Choices, End, Fault, FaultKind, Machine, OpKind, Operation, Pending, Schedule, ThreadId, Transition,
};
use raddle_vm::{Region, Vm};
use raddle_witness::schedule_text;

/// What it takes for a step of the machine to be one of the formula.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Match {
    /// It is at the same place, and touches the same bytes.
    PlaceAndBytes,
    /// It is at the same place.
    Place,
}

/// The bug that a counterexample leads to on the machine. `None`: it is about an address far outside of its object, and on the machine there is another
/// object.
pub fn follow(loaded: &mut Loaded, found: &Counterexample) -> Result<Option<Bug>, Failure> {
    let mut tried = None;
    loop {
        for matching in [Match::PlaceAndBytes, Match::Place] {
            match lead(loaded, found, matching) {
                Ok(bug) => return Ok(Some(bug)),
                Err(schedule) => tried = tried.or(Some(schedule)),
            }
        }
        if found.fault.0 == FaultKind::WildPointer {
            return Ok(None);
        }
        if !loaded.options.local_objects {
            return Err(disagree(found, &tried.unwrap_or_default()));
        }
        loaded.make_all_visible(Refinement::AllVisibleForInputs)?;
    }
}

fn disagree(found: &Counterexample, tried: &Schedule) -> Failure {
    let what = format!("internal error: a formula says {}, and the machine disagrees", found.fault.0.name());
    Failure::own(
        Diagnostic::error(what)
            .note(format!("the steps: {:?}", found.steps))
            .note(format!("the inputs: {:?}", found.inputs))
            .note(format!("the schedule: {}", schedule_text(tried)))
            .help(HOW_TO_REPORT),
    )
}

/// What a thread that is given these inputs chooses.
fn choices(given: &[Given]) -> Vec<u32> {
    given.iter().flat_map(|input| input.values.choices(input.value)).collect()
}

/// Leads a machine to a bug; the way it went if it comes to none.
fn lead(loaded: &Loaded, found: &Counterexample, matching: Match) -> Result<Bug, Schedule> {
    let mut guide = Guide {
        loaded,
        vm: Vm::new(loaded.program.clone()),
        taken: Vec::new(),
        matching,
        inputs: found.inputs.iter().map(|given| choices(given).into_iter()).collect(),
    };
    let start = guide.vm.start();
    let mut end = guide.give_inputs(start);
    for (i, step) in found.steps.iter().enumerate() {
        if end == End::Fault {
            break;
        }
        let later = &found.steps[i + 1..];
        end = guide.lead(ThreadId(step.thread as u32), step.wakes, |here| {
            let in_the_end = found.pending.get(step.thread).copied().flatten() == Some(here.place);
            match here.is(step) {
                true => Lead::Here,
                false if in_the_end || later.iter().any(|next| next.thread == step.thread && here.is(next)) => {
                    Lead::Behind
                }
                false => Lead::Before,
            }
        });
    }
    // What is a thread's own in the formula may be visible on the machine, where any number that looks like its address makes it so.
    let last = found.steps.last().map_or(0, |step| step.thread);
    // Who is nowhere in the end has failed or, in a deadlock, finished.
    let all = if found.fault.0 == FaultKind::Deadlock { 0..found.pending.len() } else { last..last + 1 };
    for thread in all {
        if end != End::Continue {
            break;
        }
        end = guide.lead(ThreadId(thread as u32), None, |here| match found.pending[thread] {
            Some(pending) if pending == here.place => Lead::Behind,
            _ => Lead::Before,
        });
    }
    let schedule = Schedule::from(guide.taken.clone());
    let fault = match (end, found.fault.0) {
        (End::Fault, _) => guide.vm.fault().cloned(),
        (_, FaultKind::Deadlock) => guide.deadlock(),
        _ => None,
    };
    match fault {
        Some(fault) => Ok(Bug { fault, schedule, found_after: 0 }),
        None => Err(schedule),
    }
}

/// Leads a machine the way of a counterexample.
struct Guide<'a> {
    loaded: &'a Loaded,
    matching: Match,
    vm: Vm,
    taken: Vec<Transition>,
    /// What is left to choose for each thread's inputs.
    inputs: Vec<std::vec::IntoIter<u32>>,
}

/// What a thread of the machine is about to do: where, and with which bytes.
struct Here {
    place: (raddle_ir::FunctionId, raddle_ir::LocId),
    /// Regions, with the first byte and how many; `None` if that does not matter.
    touches: Option<Vec<(Region, u64, u64)>>,
}

impl Here {
    /// Whether this is what the formula says.
    fn is(&self, step: &Step) -> bool {
        let touches = |touches: &[(Region, u64, u64)]| match step.touches {
            Some(touch) => touches.iter().any(|touched| is_touched(touch, touched)),
            None => !touches.iter().any(|(region, ..)| *region != Region::Local),
        };
        (step.function, step.loc) == self.place && self.touches.as_deref().is_none_or(touches)
    }
}

fn is_touched(Touch { kind, offset }: Touch, &(region, first, len): &(Region, u64, u64)) -> bool {
    let same = match kind {
        Kind::Global(global, _) => region == Region::Global(global),
        Kind::Heap => region == Region::Heap,
        Kind::Stack | Kind::Private => region == Region::Local,
    };
    same && (first..first + len).contains(&offset.into())
}

/// Where a machine is, compared with where a formula is.
enum Lead {
    /// It is not there yet.
    Before,
    /// It is there.
    Here,
    /// It has done it already, in the step before.
    Behind,
}

impl Guide<'_> {
    /// A step, and the inputs that are asked for behind it.
    fn step(&mut self, thread: ThreadId, choice: u32) -> End {
        let end = self.take(Transition { thread, choice });
        self.give_inputs(end)
    }

    fn take(&mut self, transition: Transition) -> End {
        self.taken.push(transition);
        self.vm.step(transition).end
    }

    /// The thread that asks for an input next, if one does.
    fn asks_for_input(&self) -> Option<ThreadId> {
        let asks = |t: &ThreadId| {
            let left = self.inputs.get(t.0 as usize).is_some_and(|inputs| inputs.len() > 0);
            left && matches!(self.vm.pending(*t), Pending::Ready(op) if op.kind == OpKind::Choose)
        };
        self.vm.ready().iter().find(asks)
    }

    /// Gives all threads that ask for inputs theirs. An input is no step of the formula: whoever waits for the end of a thread does not wait for the
    /// thread's last input.
    fn give_inputs(&mut self, mut end: End) -> End {
        while end == End::Continue
            && let Some(thread) = self.asks_for_input()
        {
            let choice = self.inputs[thread.0 as usize].next().unwrap_or(0);
            let Pending::Ready(operation) = self.vm.pending(thread) else { return end };
            let possible = match operation.choices {
                Choices::Any => true,
                choices => choices.contains(choice),
            };
            if possible {
                end = self.take(Transition { thread, choice });
            }
        }
        end
    }

    /// Moves a thread until it has done what the formula says, and has woken whom it says.
    fn lead(&mut self, thread: ThreadId, wakes: Option<usize>, lead: impl Fn(&Here) -> Lead) -> End {
        loop {
            if !self.vm.threads().contains(thread) {
                return End::Continue;
            }
            let Pending::Ready(operation) = self.vm.pending(thread) else { return End::Continue };
            let (choice, site) = (operation.choices.first(), operation.site);
            let Some(place) = self.loaded.program.site_place(site) else { return self.step(thread, choice) };
            let touches = (self.matching == Match::PlaceAndBytes).then(|| self.touches(&operation));
            match lead(&Here { place, touches }) {
                Lead::Here => return self.step(thread, wakes.map_or(choice, |woken| woken as u32)),
                Lead::Behind => return End::Continue,
                Lead::Before => {
                    let end = self.step(thread, choice);
                    if end != End::Continue {
                        return end;
                    }
                }
            }
        }
    }

    fn touches(&self, operation: &Operation<'_>) -> Vec<(Region, u64, u64)> {
        let region = |access: &raddle_trace::Access| {
            let (region, offset) = self.vm.region_at(access.address)?;
            Some((region, offset, access.len.into()))
        };
        operation.accesses.iter().filter_map(region).collect()
    }

    /// What is reported if nobody can move.
    fn deadlock(&self) -> Option<Fault> {
        if !self.vm.ready().is_empty() {
            return None;
        }
        let waits = |t: &ThreadId| matches!(self.vm.pending(*t), Pending::Blocked(..));
        let thread = self.vm.threads().iter().find(waits)?;
        let Pending::Blocked(operation, _) = self.vm.pending(thread) else { return None };
        let message = raddle_trace::DEADLOCK.to_string();
        Some(Fault { kind: FaultKind::Deadlock, thread, site: operation.site, message, notes: Vec::new() })
    }
}
