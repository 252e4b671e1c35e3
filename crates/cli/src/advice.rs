//! What would help a search that ran out of time: about this program, from what the search has seen of it.

use crate::approximations;
use crate::args::SearchArgs;
use crate::honours;
use crate::input::Loaded;
use raddle_base::Random;
use raddle_explore::{Algorithm, Counters, Honours, SearchOption, choose_automatically};
use raddle_trace::{End, Machine, Pending, SiteId, Transition};
use raddle_vm::{NondetPolicy, Vm};
use std::collections::BTreeMap;

/// What a search has seen.
#[derive(Clone, Copy, Debug)]
pub struct Seen<'a> {
    /// Its counts.
    pub counters: &'a Counters,
    /// The loops that a bound cut, and in how many executions.
    pub cuts: &'a [(SiteId, u64)],
    /// Where threads were cut that made as many steps as they may.
    pub long: &'a [(SiteId, u64)],
}

/// Steps from which on an execution is long.
const LONG: u64 = 200;
/// Steps of one execution that are looked at.
const STEPS_MAX: usize = 20_000;
/// Executions after which a look at some more costs little in comparison.
const MANY: u64 = 320;

/// Ways forward, the most particular ones first.
pub fn on_timeout(loaded: &Loaded, algorithm: Algorithm, args: &SearchArgs, seen: Seen<'_>) -> Vec<String> {
    let mut advice = Vec::new();
    advice.extend(smaller_bound(loaded, seen));
    advice.extend(busy_place(loaded, seen));
    if has_terms(loaded) {
        // Reads-from would leave it to optimal.
        advice.push(String::from("where inputs decide much, a formula may be faster: --algorithm symbolic"));
    } else {
        advice.extend(reads_from(loaded, algorithm, args, seen));
    }
    if args.preemptions.is_none() && algorithm.honours(SearchOption::Preemptions) != Honours::No {
        advice
            .push(String::from("explore executions with few preemptions first, which most bugs need: --preemptions 2"));
    }
    advice.push(String::from("allow more with --timeout, or make the program smaller: fewer threads, fewer rounds"));
    advice
}

/// One loop is what is cut most of the time.
fn smaller_bound(loaded: &Loaded, seen: Seen<'_>) -> Option<String> {
    let &(site, executions) = seen.cuts.iter().max_by_key(|(_, executions)| *executions)?;
    let cut = seen.counters.bound_blocked;
    if executions * 2 < cut {
        return None;
    }
    let place = loaded.words(&Vm::new(loaded.program.clone())).location(site).short();
    let own = loaded.unroll.lines.iter().find(|(file, line, _)| place.ends_with(&format!("{file}:{line}")));
    let limit = own.map(|(_, _, limit)| *limit).or(loaded.unroll.all).filter(|&limit| limit > 1)?;
    Some(format!(
        "--unroll cut the loop at {place} in {executions} of {cut} executions that it cut: try fewer than {limit} iterations"
    ))
}

/// The place where a long execution spends its steps.
fn busy_place(loaded: &Loaded, seen: Seen<'_>) -> Option<String> {
    let mut vm = Vm::new(loaded.program.clone());
    if let Some(&(site, _)) = seen.long.iter().max_by_key(|(_, executions)| *executions) {
        let place = loaded.words(&vm).location(site).short();
        return Some(format!("a thread seems to go round forever at {place}: bound its loop with --unroll"));
    }
    if seen.counters.depth_max < LONG {
        return None;
    }
    let visits = visits(&mut vm);
    let steps: usize = visits.values().sum();
    let (&site, &most) = visits.iter().max_by_key(|(_, count)| **count)?;
    // A loop of a few operations, and not much beside it.
    let busy = steps as u64 >= LONG / 2 && most * 4 >= steps;
    let place = loaded.words(&vm).location(site).short();
    busy.then(|| format!("{most} of the {steps} steps of an execution are at {place}: let its loop make fewer rounds, or bound it with --unroll"))
}

/// How often each place is visited in one execution.
fn visits(vm: &mut Vm) -> BTreeMap<SiteId, usize> {
    let mut visits = BTreeMap::new();
    let mut random = Random::new(0);
    let mut end = vm.start();
    for _ in 0..STEPS_MAX {
        let ready = vm.ready();
        let thread = ready.iter().nth(random.index(ready.len().max(1)));
        let (Some(thread), End::Continue) = (thread, end) else { break };
        let Pending::Ready(operation) = vm.pending(thread) else { break };
        let (choice, site) = (operation.choices.first(), operation.site);
        *visits.entry(site).or_default() += 1;
        end = vm.step(Transition { thread, choice }).end;
    }
    visits
}

/// Whether inputs are terms.
fn has_terms(loaded: &Loaded) -> bool {
    matches!(loaded.options.nondet, NondetPolicy::Terms(_)) && approximations::has_inputs(&loaded.module)
}

/// Reads-from would tell less apart.
fn reads_from(loaded: &Loaded, algorithm: Algorithm, args: &SearchArgs, seen: Seen<'_>) -> Option<String> {
    let exhaustive =
        matches!(algorithm, Algorithm::Naive | Algorithm::Classic | Algorithm::Source | Algorithm::Optimal);
    if !exhaustive || seen.counters.executions() < MANY {
        return None;
    }
    let asked = honours::asked(!loaded.unroll.is_empty(), args);
    let choice = choose_automatically(&mut Vm::new(loaded.program.clone()), &asked);
    (choice.algorithm == Algorithm::ReadsFrom).then(|| format!("try --algorithm reads-from: {}", choice.why))
}
