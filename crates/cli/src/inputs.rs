//! From an execution with terms for inputs to one with values.
//!
//! A search with terms decides where the program does, and its schedules say so. Everybody else has a machine whose inputs are choices
//! of the schedule (`--nondet any`). So a schedule of the one is made into one of the other: the terms get values for which everything goes
//! as it was decided, both machines are led the same way side by side, and what the second comes to is what is reported.
//! If it comes to nothing, that is a bug of ours, unless objects are taken for private: a value may look like an address, which a term never does. Then all
//! accesses are made visible, and everything is searched again.

use crate::failure::{Failure, HOW_TO_REPORT};
use crate::input::Loaded;
use raddle_explore::{Bug, DataRace, Summary};
use raddle_report::Diagnostic;
use raddle_trace::{
    Choices, End, Fault, FaultKind, Host, Machine, OpKind, Operation, Pending, Schedule, ThreadId, Transition,
};
use raddle_vm::{Input, Vm};
use raddle_witness::{Claim, confirm, confirm_data_race, schedule_text};
use std::collections::{BTreeMap, BTreeSet};

/// Gives values to the inputs in all that was found.
pub fn give(loaded: &Loaded, summary: &mut Summary) -> Result<(), Failure> {
    if loaded.terms.is_none() {
        return Ok(());
    }
    let mut races: Vec<(Schedule, Schedule)> = Vec::new();
    for race in &mut summary.data_races {
        let Some(schedule) = data_race(loaded, race)? else {
            return Err(disagree(&race.schedule, "there is no data-race"));
        };
        races.push((std::mem::replace(&mut race.schedule, schedule.clone()), schedule));
    }
    let bugs = std::mem::take(&mut summary.bugs);
    for bug in bugs {
        let bug = of_bug(loaded, bug, &races)?;
        // Another order of the same steps may come to a fault that is known.
        let known = |other: &Bug| (other.fault.kind, other.fault.site) == (bug.fault.kind, bug.fault.site);
        if !summary.bugs.iter().any(known) {
            summary.bugs.push(bug);
        }
    }
    Ok(())
}

/// A schedule with values that comes to a data race; `None` if there is none. Whether a compare-and-swap writes may depend on inputs, and whether there is a
/// race on that, so all ways are tried.
pub fn data_race(loaded: &Loaded, race: &DataRace) -> Result<Option<Schedule>, Failure> {
    let mut found = Ok(None);
    let answer = led(loaded, &race.schedule).try_outcomes(|inputs| {
        let schedule = match lead(loaded, &race.schedule, false, inputs) {
            Ok(pair) => Schedule::from(pair.taken),
            Err(failure) => {
                found = Err(failure);
                return true;
            }
        };
        let fresh = &mut Vm::new(loaded.program.clone());
        let races = confirm_data_race(fresh, &schedule, race.first, race.second).is_ok();
        if races {
            found = Ok(Some(schedule));
        }
        races
    });
    answer.ok_or_else(|| disagree(&race.schedule, "there are no values"))?;
    found
}

/// `races`: the schedules of data races, as they were found and with values.
fn of_bug(loaded: &Loaded, bug: Bug, races: &[(Schedule, Schedule)]) -> Result<Bug, Failure> {
    if bug.fault.kind == FaultKind::DataRace
        && let Some((_, schedule)) = races.iter().find(|(found, _)| *found == bug.schedule)
    {
        // The last step is in it, and no machine comes to a fault.
        return Ok(Bug { schedule: schedule.clone(), ..bug });
    }
    let inputs = led(loaded, &bug.schedule).inputs().ok_or_else(|| disagree(&bug.schedule, "there are no values"))?;
    let Pair { mut taken, mut faults, .. } = lead(loaded, &bug.schedule, true, inputs)?;
    let same = |(_, fault): &&(usize, Fault)| {
        (fault.kind, fault.site, fault.thread) == (bug.fault.kind, bug.fault.site, bug.fault.thread)
    };
    let waits = matches!(bug.fault.kind, FaultKind::Deadlock | FaultKind::Livelock);
    // A thread may come to its fault before others do, when it need not decide anything any more.
    match faults.iter().find(same).cloned().or_else(|| faults.pop()) {
        Some((len, fault)) if !waits => {
            taken.truncate(len);
            Ok(Bug { fault, schedule: Schedule::from(taken), found_after: bug.found_after })
        }
        None if !waits => Err(disagree(&bug.schedule, &format!("there is no {}", bug.fault.kind.name()))),
        _ => match confirm(&mut Vm::new(loaded.program.clone()), &taken, Claim::from(&bug.fault)) {
            Ok(_) => Ok(Bug { schedule: Schedule::from(taken), ..bug }),
            Err(_) => Err(disagree(&bug.schedule, &format!("there is no {}", bug.fault.kind.name()))),
        },
    }
}

/// Two machines, one with terms and one with values.
struct Pair {
    terms: Vm,
    plain: Vm,
    taken: Vec<Transition>,
    /// What is left of each thread's inputs, the next one last, and the alternatives of each.
    values: BTreeMap<ThreadId, Vec<Vec<u32>>>,
    /// How many inputs each thread has got.
    given: BTreeMap<ThreadId, usize>,
    /// The faults that the machine with values came to, after so many steps.
    faults: Vec<(usize, Fault)>,
    /// Nothing comes after it.
    over: bool,
}

fn disagree(schedule: &Schedule, what: &str) -> Failure {
    Failure::own(
        Diagnostic::error(format!("internal error: inputs do not lead where their terms do: {what}"))
            .note(format!("the schedule: {}", schedule_text(schedule)))
            .help(HOW_TO_REPORT),
    )
}

/// A machine with terms at the end of a schedule.
fn led(loaded: &Loaded, schedule: &Schedule) -> Vm {
    let mut vm = loaded.patient_machine();
    vm.start();
    schedule.iter().for_each(|&transition| _ = vm.step(transition));
    vm
}

/// Leads the machines the way of a schedule, with these inputs. `to_the_end`: all are given that were asked for, also after the last step.
fn lead(
    loaded: &Loaded,
    schedule: &Schedule,
    to_the_end: bool,
    inputs: Vec<(ThreadId, Input, u128)>,
) -> Result<Pair, Failure> {
    let disagree = |what: &str| disagree(schedule, what);
    let mut values: BTreeMap<ThreadId, Vec<Vec<u32>>> = BTreeMap::new();
    for (thread, input, value) in inputs.into_iter().rev() {
        let choices = loaded.options.nondet.values(input.bits).choices(value).collect();
        values.entry(thread).or_default().push(choices);
    }
    let mut pair = Pair {
        terms: loaded.patient_machine(),
        plain: Vm::new(loaded.program.clone()),
        taken: Vec::new(),
        values,
        given: BTreeMap::new(),
        faults: Vec::new(),
        over: false,
    };
    pair.terms.start();
    let end = pair.plain.start();
    pair.note(end);
    for (place, &transition) in schedule.iter().enumerate() {
        pair.give().ok_or_else(|| disagree("an input is not asked for"))?;
        if pair.over {
            break;
        }
        let decides = |op: Operation<'_>| matches!(op.choices, Choices::Among(_));
        if !matches!(pair.terms.pending(transition.thread), Pending::Ready(op) if decides(op)) {
            if pair.agrees(transition) {
                pair.take(transition);
            } else if !pair.starts_later(transition.thread) {
                return Err(disagree(&format!("step {place} is another one")));
            }
        }
        pair.terms.step(transition);
    }
    if to_the_end {
        pair.give().ok_or_else(|| disagree("an input is not asked for"))?;
    }
    Ok(pair)
}

impl Pair {
    fn take(&mut self, transition: Transition) {
        self.taken.push(transition);
        let end = self.plain.step(transition).end;
        self.note(end);
    }

    fn note(&mut self, end: End) {
        if end == End::Fault {
            self.faults.extend(self.plain.fault().map(|fault| (self.taken.len(), fault.clone())));
        }
        self.over |= matches!(end, End::Exit | End::Limit(_));
    }

    /// Whether the machine with values is where the one with terms is.
    fn agrees(&self, transition: Transition) -> bool {
        match (self.terms.pending(transition.thread), self.plain.pending(transition.thread)) {
            (Pending::Ready(terms), Pending::Ready(plain)) => {
                terms.site == plain.site && plain.choices.contains(transition.choice)
            }
            _ => false,
        }
    }

    /// Whether a thread that was made in a step that failed has a step of its own to begin with, because it fails as well before it does anything
    /// visible. With values it has asked for an input before that, which is visible, so it began at once.
    fn starts_later(&self, thread: ThreadId) -> bool {
        matches!(self.terms.pending(thread), Pending::Ready(op) if op.kind == OpKind::Choose && op.choices == Choices::One)
    }

    /// Gives all threads the inputs that they have asked for by now; `None` if one does not ask.
    fn give(&mut self) -> Option<()> {
        while !self.over {
            let born = self.terms.threads();
            let asks = |t: &ThreadId| self.given.get(t).copied().unwrap_or(0) < self.terms.inputs_of(*t);
            let Some(thread) = born.iter().find(asks) else { break };
            let choices = self.values.get_mut(&thread)?.pop()?;
            *self.given.entry(thread).or_default() += 1;
            for choice in choices {
                match self.plain.pending(thread) {
                    Pending::Ready(op) if op.choices.contains(choice) => {}
                    _ => return None,
                }
                self.take(Transition { thread, choice });
            }
        }
        Some(())
    }
}

/// The inputs in a schedule, for a person.
pub fn told(loaded: &Loaded, schedule: &Schedule) -> Vec<String> {
    let mut vm = Vm::new(loaded.program.clone());
    vm.start();
    let mut inputs: BTreeMap<ThreadId, Vec<String>> = BTreeMap::new();
    let mut lower: BTreeSet<ThreadId> = BTreeSet::new();
    for &transition in schedule.iter() {
        let function = match vm.pending(transition.thread) {
            Pending::Ready(op) if op.kind == OpKind::Choose => loaded.program.site(op.site).what,
            _ => None,
        };
        let step = vm.step(transition);
        if let Some(function) = function
            && let Some(bits) = raddle_ir::input_bits(function)
        {
            let is_first = loaded.options.nondet.values(bits).are_chosen_in_halves() && lower.insert(transition.thread);
            if !is_first {
                lower.remove(&transition.thread);
                inputs.entry(transition.thread).or_default().push(raddle_ir::input_text(function, step.wrote));
            }
        }
    }
    let told = |(thread, values): (ThreadId, Vec<String>)| {
        format!("inputs of {}: {}", vm.thread_name(thread), values.join(", "))
    };
    inputs.into_iter().map(told).collect()
}
