//! Counts Mazurkiewicz traces by their definition, and sees on the way everything that can happen.
//!
//! Two executions are the same trace when one becomes the other by swapping neighbours that do not depend on one
//! another. So a trace is a set of steps, each with the earlier steps that it depends on. A step's hash covers what it is
//! and the hashes of these; the sum of all steps' hashes names the trace. The walk goes over all prefixes of traces, each
//! once.

use std::collections::{BTreeSet, HashSet};

use crate::Counts;
use crate::Hangs;
use crate::event::{Dependence, Event};
use crate::races::Races;
use crate::state::{Ending, Fault, State};
use crate::step::Machine;

/// What a walk over all traces has seen.
#[derive(Debug, Default)]
pub struct Seen {
    pub counts: Counts,
    pub faults: BTreeSet<Fault>,
    pub hangs: Hangs,
    /// Pairs of statements.
    pub races: BTreeSet<(usize, usize)>,
    /// Whether a write changed nothing, and whether there was an addition whose result is not used: if not, the refined
    /// dependences are the standard one.
    pub silent: bool,
    pub additions: bool,
    /// Whether a block did not happen.
    pub undone: bool,
}

/// Walks over all traces; `None` when there are more prefixes or traces than that.
pub fn walk(machine: &Machine<'_>, dependence: Dependence, prefixes: usize, traces: usize) -> Option<Seen> {
    let (state, faults) = machine.start();
    let mut walk = Walk {
        machine,
        dependence,
        visited: HashSet::new(),
        events: Vec::new(),
        seen: Seen::default(),
        prefixes,
        traces,
    };
    walk.seen.faults.extend(faults);
    walk.visit(&state, 0)?;
    Some(walk.seen)
}

struct Walk<'a> {
    machine: &'a Machine<'a>,
    dependence: Dependence,
    visited: HashSet<u128>,
    /// The steps so far, with their hashes, and the races among them.
    events: Vec<(Event, u128)>,
    seen: Seen,
    prefixes: usize,
    traces: usize,
}

impl Walk<'_> {
    fn visit(&mut self, state: &State, trace: u128) -> Option<()> {
        if !self.visited.insert(trace) {
            return Some(());
        }
        let mut moved = false;
        for thread in 0..state.threads.len() {
            for alternative in 0..self.machine.alternatives(state, thread) {
                moved = true;
                let mut next = state.clone();
                let done = self.machine.step(&mut next, thread, alternative);
                self.seen.faults.extend(done.faults);
                let hash = self.hash(&done.event);
                let trace = trace.wrapping_add(hash);
                if self.visited.contains(&trace) {
                    continue;
                }
                self.seen.silent |= done.event.accesses.iter().any(|access| access.silent);
                self.seen.undone |= done.event.undone;
                self.seen.additions |= done.event.accesses.iter().any(|access| access.addition);
                if self.dependence == Dependence::Standard && self.may_race(&done.event) {
                    self.find_races(&done.event);
                }
                self.events.push((done.event, hash));
                self.visit(&next, trace)?;
                self.events.pop();
            }
        }
        if !moved {
            self.end(state);
        }
        (self.visited.len() <= self.prefixes && self.seen.counts.total() as usize <= self.traces).then_some(())
    }

    fn end(&mut self, state: &State) {
        let counts = &mut self.seen.counts;
        match self.machine.ending(state) {
            Ending::Complete => counts.complete += 1,
            Ending::AssumeBlocked => counts.assume_blocked += 1,
            Ending::AwaitBlocked => {
                counts.await_blocked += 1;
                self.seen.hangs.livelock = true;
            }
            Ending::Deadlock => {
                counts.complete += 1;
                self.seen.hangs.deadlock = true;
            }
        }
    }

    /// The hash of a step that comes now.
    fn hash(&self, event: &Event) -> u128 {
        let mut past = 0u128;
        for (earlier, hash) in &self.events {
            if event.depends_on(earlier, self.dependence) {
                past = past.wrapping_add(*hash);
            }
        }
        event.digest().with_hash(past).hash()
    }

    /// Whether the step touches what another thread has touched, so that it would be a race if nothing orders them.
    fn may_race(&self, event: &Event) -> bool {
        self.events.iter().any(|(earlier, _)| {
            earlier.thread != event.thread
                && event.accesses.iter().any(|mine| earlier.accesses.iter().any(|its| mine.races(its)))
        })
    }

    /// The races of a step that comes now with all earlier ones.
    fn find_races(&mut self, event: &Event) {
        let mut races = Races::default();
        for (earlier, _) in &self.events {
            races.happen(earlier);
        }
        races.happen(event);
        self.seen.races.append(&mut races.with_last);
    }
}
