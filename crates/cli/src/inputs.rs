//! From an execution with terms for inputs to one with values.
//!
//! A search with terms decides where the program does, and its schedules say so. Everybody else has a machine whose inputs are choices
//! of the schedule (`--nondet any`). So a schedule of the one is made into one of the other: the terms get values for which everything goes
//! as it was decided, both machines are led the same way side by side, and what the second comes to is what is reported.
//! If it comes to nothing, that is a bug of ours, unless objects are taken for private: a value may look like an address, which a term never does. Then all
//! accesses are made visible, and everything is searched again.

use crate::failure::{Failure, HOW_TO_REPORT};
use crate::input::Loaded;
use crate::terms;
use raddle_explore::{Bug, DataRace, NotFoundOut, Summary};
use raddle_report::Diagnostic;
use raddle_trace::{
    Access, Choices, End, Fault, FaultKind, Host, LimitKind, Machine, OpKind, Operation, Pending, Schedule, SiteId,
    ThreadId, ThreadSet, Transition,
};
use raddle_vm::{Input, NondetPolicy, Swap, Vm};
use raddle_witness::{Claim, Event, confirm, confirm_data_race, data_races, replay, schedule_text};
use std::collections::BTreeMap;

/// Gives values to the inputs in all that was found.
pub fn give(loaded: &Loaded, summary: &mut Summary) -> Result<(), Failure> {
    if loaded.terms.is_none() {
        return Ok(());
    }
    // As they were found, and with values.
    let mut races: Vec<(DataRace, DataRace)> = Vec::new();
    for race in &mut summary.data_races {
        let with_values = match data_race(loaded, race, terms::Limits::default()) {
            Ok(Some(with_values)) => with_values,
            Ok(None) => return Err(disagree(loaded, &race.schedule, "there is no data-race")),
            // It was found in as many tries.
            Err(Unsaid::NotFoundOut(why)) => return Err(disagree(loaded, &race.schedule, &why.message)),
            Err(Unsaid::Failure(failure)) => return Err(failure),
        };
        races.push((std::mem::replace(race, with_values.clone()), with_values));
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

/// Why it is not said whether there is a data race.
#[derive(Debug)]
pub enum Unsaid {
    /// A limit is reached.
    NotFoundOut(NotFoundOut),
    /// The machines disagree.
    Failure(Failure),
}

/// Ways in which compare-and-swaps can turn out that are tried for one data race: a second or less.
const OUTCOMES_MAX: u32 = 1024;

/// The same race with values, and with the places that it has then; `None` if there is none. Whether a compare-and-swap writes may depend on inputs, and
/// whether there is a race on that, so all ways are tried, of those that touch what another thread touches: no other puts anything in an order, or is in a race.
pub fn data_race(loaded: &Loaded, race: &DataRace, limits: terms::Limits) -> Result<Option<DataRace>, Unsaid> {
    let not_found_out = |kind, message: &str| Unsaid::NotFoundOut(NotFoundOut { kind, message: message.to_string() });
    let unanswered =
        || not_found_out(LimitKind::Unanswered, "whether there is a data race could not be found out in time");
    let mut touched: Vec<(ThreadId, Access)> = Vec::new();
    let mut vm = loaded.machine(limits);
    if vm.start() == End::Limit(LimitKind::Unanswered) || vm.has_no_answers() {
        return Err(unanswered());
    }
    for &transition in race.schedule.iter() {
        let step = vm.step(transition);
        touched.extend(step.accesses.iter().map(|&access| (transition.thread, access)));
        if step.end == End::Limit(LimitKind::Unanswered) {
            return Err(unanswered());
        }
    }
    let matters = |swap: &Swap| {
        let place = Access { address: swap.address, len: swap.len, ..Access::WORLD };
        touched.iter().any(|(thread, access)| *thread != swap.thread && access.overlaps(&place))
    };
    let mut found = Ok(None);
    let mut tried = 0;
    let answer = vm.try_outcomes(matters, |inputs| {
        tried += 1;
        if tried > OUTCOMES_MAX || limits.are_reached() {
            return None;
        }
        match lead(loaded, &race.schedule, ToTheEnd::OfTheLast, inputs, limits) {
            Ok(pair) => found = Ok(pair.race(loaded, race)),
            Err(failure) => found = Err(failure),
        }
        Some(!matches!(found, Ok(None)))
    });
    match answer {
        Some(_) => found.map_err(|failure| failure.map_or_else(unanswered, Unsaid::Failure)),
        None if tried > OUTCOMES_MAX => {
            let message = format!(
                "whether this is in a data race depends on how compare-and-swaps of inputs turn out, in more than {OUTCOMES_MAX} ways: assume more about the inputs, or do not look for data races (--races off)"
            );
            Err(not_found_out(LimitKind::Unsupported, &message))
        }
        None => Err(unanswered()),
    }
}

/// `races`: the data races, as they were found and with values.
fn of_bug(loaded: &Loaded, bug: Bug, races: &[(DataRace, DataRace)]) -> Result<Bug, Failure> {
    let is_it = |found: &DataRace| found.schedule == bug.schedule && found.fault.as_ref() == Some(&bug.fault);
    if bug.fault.kind == FaultKind::DataRace
        && let Some((_, race)) = races.iter().find(|(found, _)| is_it(found))
    {
        // The last step is in it, and no machine comes to a fault.
        let fault = race.fault.clone().unwrap_or(bug.fault);
        return Ok(Bug { fault, schedule: race.schedule.clone(), found_after: bug.found_after });
    }
    let patient = terms::Limits::default();
    let no_values = || disagree(loaded, &bug.schedule, "there are no values");
    let inputs = led(loaded, &bug.schedule).inputs().ok_or_else(no_values)?;
    let led = lead(loaded, &bug.schedule, ToTheEnd::OfAll, inputs, patient);
    let Pair { mut taken, mut faults, .. } = led.map_err(|failure| failure.unwrap_or_else(no_values))?;
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
        None if !waits => Err(disagree(loaded, &bug.schedule, &format!("there is no {}", bug.fault.kind.name()))),
        _ => match confirm(&mut Vm::new(loaded.program.clone()), &taken, Claim::from(&bug.fault)) {
            Ok(_) => Ok(Bug { schedule: Schedule::from(taken), ..bug }),
            Err(_) => Err(disagree(loaded, &bug.schedule, &format!("there is no {}", bug.fault.kind.name()))),
        },
    }
}

/// Two machines, one with terms and one with values.
struct Pair {
    terms: Vm,
    plain: Vm,
    taken: Vec<Transition>,
    /// How many of these there are up to the last step of the schedule; behind it are inputs that are given after it.
    led: usize,
    /// What is left of each thread's inputs, the next one last, and the alternatives of each.
    values: BTreeMap<ThreadId, Vec<Vec<u32>>>,
    /// How many inputs each thread has got.
    given: BTreeMap<ThreadId, usize>,
    /// The faults that the machine with values came to, after so many steps.
    faults: Vec<(usize, Fault)>,
    /// Nothing comes after it.
    over: bool,
}

/// What comes of inputs that are asked for after the last step of a schedule.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum ToTheEnd {
    /// They are given.
    OfAll,
    /// They are given to the thread that made the last step.
    OfTheLast,
}

fn disagree(loaded: &Loaded, schedule: &[Transition], what: &str) -> Failure {
    Failure::own(disagreement(loaded, schedule, what).help(HOW_TO_REPORT))
}

/// The same, for more to be said.
fn disagreement(loaded: &Loaded, schedule: &[Transition], what: &str) -> Diagnostic {
    let place = schedule.split_last().and_then(|(last, before)| {
        let vm = led(loaded, before);
        let Pending::Ready(op) = vm.pending(last.thread) else { return None };
        Some(loaded.words(&vm).location(op.site).short())
    });
    let diagnostic = Diagnostic::error(format!("internal error: inputs do not lead where their terms do: {what}"));
    let diagnostic = match place {
        Some(place) => diagnostic.note(format!("the last step is at {place}")),
        None => diagnostic,
    };
    diagnostic.note(format!("the schedule: {}", schedule_text(schedule)))
}

/// A machine with terms at the end of a schedule.
fn led(loaded: &Loaded, schedule: &[Transition]) -> Vm {
    let mut vm = loaded.patient_machine();
    vm.start();
    schedule.iter().for_each(|&transition| _ = vm.step(transition));
    vm
}

/// Leads the machines the way of a schedule, with these inputs. The error is `None` if a limit was reached.
fn lead(
    loaded: &Loaded,
    schedule: &Schedule,
    to_the_end: ToTheEnd,
    inputs: Vec<(ThreadId, Input, u128)>,
    limits: terms::Limits,
) -> Result<Pair, Option<Failure>> {
    let given: Vec<String> = inputs.iter().map(|(thread, _, value)| format!("{thread} {value}")).collect();
    // Up to and with this step.
    let disagree = |step: usize, what: &str| {
        let diagnostic = disagreement(loaded, &schedule[..schedule.len().min(step + 1)], what);
        let diagnostic = diagnostic.note(format!("the inputs: {}", given.join(", ")));
        Some(Failure::own(diagnostic.help(HOW_TO_REPORT)))
    };
    let mut values: BTreeMap<ThreadId, Vec<Vec<u32>>> = BTreeMap::new();
    for (thread, input, value) in inputs.into_iter().rev() {
        let choices = loaded.options.nondet.values(input.bits).choices(value).collect();
        values.entry(thread).or_default().push(choices);
    }
    let mut pair = Pair {
        terms: loaded.machine(limits),
        plain: Vm::new(loaded.program.clone()),
        taken: Vec::new(),
        led: 0,
        values,
        given: BTreeMap::new(),
        faults: Vec::new(),
        over: false,
    };
    if pair.terms.start() == End::Limit(LimitKind::Unanswered) || pair.terms.has_no_answers() {
        return Err(None);
    }
    let end = pair.plain.start();
    pair.note(end);
    for (place, &transition) in schedule.iter().enumerate() {
        pair.give(ThreadSet::ALL).ok_or_else(|| disagree(place, "an input is not asked for"))?;
        if pair.over {
            break;
        }
        let decides = |op: Operation<'_>| matches!(op.choices, Choices::Among(_));
        if !matches!(pair.terms.pending(transition.thread), Pending::Ready(op) if decides(op)) {
            if pair.agrees(transition) {
                pair.take(transition);
            } else if !pair.starts_later(transition.thread) {
                return Err(disagree(place, &format!("step {place} is another one")));
            }
        }
        if pair.terms.step(transition).end == End::Limit(LimitKind::Unanswered) {
            return Err(None);
        }
    }
    pair.led = pair.taken.len();
    let whom = match (to_the_end, schedule.last()) {
        (ToTheEnd::OfTheLast, Some(last)) => ThreadSet::single(last.thread),
        _ => ThreadSet::ALL,
    };
    pair.give(whom).ok_or_else(|| disagree(schedule.len(), "an input is not asked for"))?;
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

    /// Gives these threads the inputs that they have asked for by now; `None` if one does not ask.
    fn give(&mut self, whom: ThreadSet) -> Option<()> {
        while !self.over {
            let born = self.terms.threads();
            let asks =
                |t: &ThreadId| whom.contains(*t) && self.given.get(t).copied().unwrap_or(0) < self.terms.inputs_of(*t);
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

    /// A data race of the machine with terms, in that with values. A block that asks for inputs is one step with terms, and several with values, which follow each
    /// other: any of them may be in the race.
    fn race(&self, loaded: &Loaded, race: &DataRace) -> Option<DataRace> {
        (self.led..=self.taken.len()).find_map(|len| {
            let taken = &self.taken[..len];
            let events = replay(&mut Vm::new(loaded.program.clone()), taken).ok()?.events;
            let place = |i: usize| (events[i].thread(), events[i].site);
            let last = events.len().checked_sub(1)?;
            let touches = |i: usize| {
                events[i].accesses.iter().any(|access| (access.address..access.end()).contains(&race.address))
            };
            let (first, second) = data_races(&events)
                .into_iter()
                .filter(|&(i, j)| j == last && place(begin(loaded, &events, i)) == race.first)
                .filter(|&(_, j)| place(begin(loaded, &events, j)) == race.second)
                .max_by_key(|&(i, j)| touches(i) && touches(j))?;
            let mut race = DataRace { first: place(first), second: place(second), ..race.clone() };
            race.schedule = Schedule::from(taken.to_vec());
            if let Some(fault) = &mut race.fault {
                fault.site = race.second.1;
                fault.notes.iter_mut().for_each(|note| note.site = race.first.1);
            }
            Some(race)
        })
    }
}

/// The event that an event goes on with after an input in an atomic block; itself, if it is none of these.
fn begin(loaded: &Loaded, events: &[Event], mut i: usize) -> usize {
    let goes_on = |event: &Event| event.kind == OpKind::AtomicRest && input_at(loaded, event.site).is_some();
    while goes_on(&events[i])
        && let Some(before) = events[..i].iter().rposition(|event| event.thread() == events[i].thread())
    {
        i = before;
    }
    i
}

/// Whether a thread is in an atomic block that goes on with an input. Others must not move then.
fn is_at_input_in_block(loaded: &Loaded, vm: &Vm, thread: ThreadId) -> bool {
    let goes_on = |op: Operation<'_>| op.kind == OpKind::AtomicRest && input_at(loaded, op.site).is_some();
    matches!(vm.pending(thread), Pending::Ready(op) if goes_on(op))
}

/// The first step after which somebody comes in the middle of an atomic block where that asks for an input; the number of steps if there is none. `None`: the
/// machine does not go that way.
fn first_split(loaded: &Loaded, schedule: &[Transition]) -> Option<usize> {
    let mut vm = Vm::new(loaded.program.clone());
    vm.start();
    for (i, &Transition { thread, choice }) in schedule.iter().enumerate() {
        match vm.pending(thread) {
            Pending::Ready(op) if op.choices.contains(choice) => {}
            _ => return None,
        }
        vm.step(Transition { thread, choice });
        let next = schedule.get(i + 1);
        if next.is_some_and(|next| next.thread != thread) && is_at_input_in_block(loaded, &vm, thread) {
            return Some(i);
        }
    }
    Some(schedule.len())
}

/// Whether somebody comes in the middle of an atomic block where that asks for an input.
pub fn splits_block(loaded: &Loaded, schedule: &[Transition]) -> bool {
    first_split(loaded, schedule).is_none_or(|split| split < schedule.len())
}

/// The same steps in an order in which nobody does: a block goes on as soon as it has begun, or begins when it will go on.
fn with_whole_blocks(loaded: &Loaded, schedule: &[Transition], soon: bool) -> Option<Schedule> {
    let mut steps = schedule.to_vec();
    loop {
        let split = first_split(loaded, &steps)?;
        let Some(begins) = steps.get(split).copied() else { return Some(Schedule::from(steps)) };
        let goes_on = (split + 1..steps.len()).find(|&at| steps[at].thread == begins.thread);
        match goes_on {
            Some(at) if soon => steps[split + 1..=at].rotate_right(1),
            Some(at) => steps[split..at].rotate_left(1),
            None if soon => return None,
            // Nobody waits for it.
            None => _ = steps.remove(split),
        }
    }
}

/// Where the values of inputs are tried one by one, an input ends the step of an atomic block, and others may come in between, which nothing forces them to. So more was
/// explored than there is: if nothing was found, there is nothing, and what was found is kept if blocks can be left whole on the way there. False if not.
pub fn keep_blocks_whole(loaded: &Loaded, summary: &mut Summary) -> bool {
    if loaded.terms.is_some() || !matches!(loaded.options.nondet, NondetPolicy::Range(..)) {
        return true;
    }
    let fresh = || Vm::new(loaded.program.clone());
    let keep = |schedule: &mut Schedule, is_there: &dyn Fn(&Schedule) -> bool| {
        if !splits_block(loaded, schedule) {
            return true;
        }
        let whole = [true, false].into_iter().filter_map(|soon| with_whole_blocks(loaded, schedule, soon));
        let found = whole.into_iter().find(is_there);
        found.map(|whole| *schedule = whole).is_some()
    };
    summary.bugs.iter_mut().all(|Bug { fault, schedule, .. }| {
        keep(schedule, &|whole| confirm(&mut fresh(), whole, Claim::from(&*fault)).is_ok())
    }) && summary.data_races.iter_mut().all(|DataRace { first, second, schedule, .. }| {
        keep(schedule, &|whole| confirm_data_race(&mut fresh(), whole, *first, *second).is_ok())
    })
}

/// The function that gives an input at a place.
fn input_at(loaded: &Loaded, site: SiteId) -> Option<&str> {
    loaded.program.site(site).what.filter(|what| raddle_ir::input_bits(what).is_some())
}

/// The inputs in a schedule, for a person.
pub fn told(loaded: &Loaded, schedule: &Schedule) -> Vec<String> {
    let mut vm = Vm::new(loaded.program.clone());
    vm.start();
    let mut inputs: BTreeMap<ThreadId, Vec<String>> = BTreeMap::new();
    let mut lower: BTreeMap<ThreadId, u32> = BTreeMap::new();
    for &Transition { thread, choice } in schedule.iter() {
        let function = match vm.pending(thread) {
            Pending::Ready(op) if matches!(op.kind, OpKind::Choose | OpKind::AtomicRest) => input_at(loaded, op.site),
            _ => None,
        };
        if let Some(function) = function
            && let Some(bits) = raddle_ir::input_bits(function)
        {
            let values = loaded.options.nondet.values(bits);
            match lower.remove(&thread) {
                None if values.are_chosen_in_halves() => _ = lower.insert(thread, choice),
                lower => {
                    let alternative = match lower {
                        Some(lower) => u128::from(lower) | u128::from(choice) << u32::BITS,
                        None => u128::from(choice),
                    };
                    let told = raddle_ir::input_text(function, values.value(alternative));
                    inputs.entry(thread).or_default().push(told);
                }
            }
        }
        vm.step(Transition { thread, choice });
    }
    let told = |(thread, values): (ThreadId, Vec<String>)| {
        format!("inputs of {}: {}", vm.thread_name(thread), values.join(", "))
    };
    inputs.into_iter().map(told).collect()
}
