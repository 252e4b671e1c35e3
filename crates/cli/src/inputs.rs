//! From an execution with terms for inputs to one with values.
//!
//! A search with terms decides where the program does, and its schedules say so. Everybody else has a machine whose inputs are choices
//! of the schedule (`--nondet any`). So a schedule of the one is made into one of the other: the terms get values for which everything goes
//! as it was decided, both machines are led the same way side by side, and what the second comes to is what is reported.
//! If it comes to nothing, that is a bug of ours.

use crate::failure::{Failure, HOW_TO_REPORT};
use crate::input::Loaded;
use raddle_explore::{Bug, DataRace, Summary};
use raddle_report::Diagnostic;
use raddle_trace::{Choices, End, Fault, Host, Machine, OpKind, Pending, Schedule, ThreadId, Transition};
use raddle_vm::Vm;
use raddle_witness::schedule_text;
use std::collections::BTreeMap;

/// Gives values to the inputs in all that was found.
pub fn give(loaded: &Loaded, summary: &mut Summary) -> Result<(), Failure> {
    if loaded.terms.is_none() {
        return Ok(());
    }
    let bugs = std::mem::take(&mut summary.bugs);
    for bug in bugs {
        let bug = of_bug(loaded, bug)?;
        // Another order of the same steps may come to a fault that is known.
        let known = |other: &Bug| (other.fault.kind, other.fault.site) == (bug.fault.kind, bug.fault.site);
        if !summary.bugs.iter().any(known) {
            summary.bugs.push(bug);
        }
    }
    for race in &mut summary.data_races {
        let DataRace { schedule, fault, .. } = race;
        let (given, _) = lead(loaded, schedule, false)?;
        *schedule = given;
        // Where races are bugs, the fault is told by the race.
        debug_assert!(fault.is_none() || !schedule.is_empty());
    }
    Ok(())
}

fn of_bug(loaded: &Loaded, bug: Bug) -> Result<Bug, Failure> {
    let (schedule, fault) = lead(loaded, &bug.schedule, true)?;
    Ok(Bug { fault: fault.unwrap_or(bug.fault), schedule, found_after: bug.found_after })
}

/// Two machines, one with terms and one with values.
struct Pair {
    terms: Vm,
    plain: Vm,
    taken: Vec<Transition>,
    /// What is left of each thread's inputs, the next one last.
    values: BTreeMap<ThreadId, Vec<u32>>,
    /// How many inputs each thread has got.
    given: BTreeMap<ThreadId, usize>,
}

/// The schedule with values for inputs, and the fault that it comes to. `to_the_end`: all inputs are given that were asked for, also after the
/// last step.
fn lead(loaded: &Loaded, schedule: &Schedule, to_the_end: bool) -> Result<(Schedule, Option<Fault>), Failure> {
    let disagree = |what: &str| {
        Failure::own(
            Diagnostic::error(format!("internal error: inputs do not lead where their terms do: {what}"))
                .note(format!("the schedule: {}", schedule_text(schedule)))
                .help(HOW_TO_REPORT),
        )
    };
    let mut all = loaded.machine(None);
    all.start();
    schedule.iter().for_each(|&transition| _ = all.step(transition));
    let mut values: BTreeMap<ThreadId, Vec<u32>> = BTreeMap::new();
    for (thread, _, value) in all.inputs().ok_or_else(|| disagree("there are no values"))?.into_iter().rev() {
        values.entry(thread).or_default().push(value as u32);
    }
    let mut pair = Pair {
        terms: loaded.machine(None),
        plain: Vm::new(loaded.program.clone()),
        taken: Vec::new(),
        values,
        given: BTreeMap::new(),
    };
    pair.terms.start();
    let mut end = pair.plain.start();
    for (place, &transition) in schedule.iter().enumerate() {
        if !pair.give(&mut end).ok_or_else(|| disagree("an input is not asked for"))? {
            break;
        }
        let decides = matches!(pair.terms.pending(transition.thread), Pending::Ready(op) if matches!(op.choices, Choices::Among(_)));
        if !decides {
            if !pair.agrees(transition) {
                return Err(disagree(&format!("step {place} is another one")));
            }
            end = pair.take(transition);
            if end != End::Continue && place + 1 < schedule.len() {
                break;
            }
        }
        pair.terms.step(transition);
    }
    if to_the_end {
        pair.give(&mut end).ok_or_else(|| disagree("an input is not asked for"))?;
    }
    let fault = if end == End::Fault { pair.plain.fault().cloned() } else { None };
    Ok((Schedule::from(pair.taken), fault))
}

impl Pair {
    fn take(&mut self, transition: Transition) -> End {
        self.taken.push(transition);
        self.plain.step(transition).end
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

    /// Gives all threads the inputs that they have asked for by now; false if the execution is over then, `None` if one does not ask.
    fn give(&mut self, end: &mut End) -> Option<bool> {
        while *end == End::Continue {
            let born = self.terms.threads();
            let asks = |t: &ThreadId| self.given.get(t).copied().unwrap_or(0) < self.terms.inputs_of(*t);
            let Some(thread) = born.iter().find(asks) else { return Some(true) };
            let choice = self.values.get_mut(&thread)?.pop()?;
            *self.given.entry(thread).or_default() += 1;
            match self.plain.pending(thread) {
                Pending::Ready(op) if op.choices.contains(choice) => {}
                _ => return None,
            }
            *end = self.take(Transition { thread, choice });
        }
        Some(false)
    }
}

/// The inputs in a schedule, for a person.
pub fn told(loaded: &Loaded, schedule: &Schedule) -> Vec<String> {
    let mut vm = Vm::new(loaded.program.clone());
    vm.start();
    let mut inputs: BTreeMap<ThreadId, Vec<String>> = BTreeMap::new();
    for &transition in schedule.iter() {
        if let Pending::Ready(op) = vm.pending(transition.thread)
            && op.kind == OpKind::Choose
            && let Some(bits) = loaded.program.site(op.site).what.and_then(raddle_ir::input_bits)
        {
            let value = shown(bits, u128::from(transition.choice));
            inputs.entry(transition.thread).or_default().push(value);
        }
        vm.step(transition);
    }
    let told = |(thread, values): (ThreadId, Vec<String>)| {
        format!("inputs of {}: {}", vm.thread_name(thread), values.join(", "))
    };
    inputs.into_iter().map(told).collect()
}

/// A number as C would show it with a sign, and without where that differs.
pub fn shown(bits: u32, value: u128) -> String {
    let negative = bits > 1 && value >> (bits - 1) & 1 == 1;
    if negative { format!("{} ({value})", value as i128 - (1 << bits)) } else { value.to_string() }
}
