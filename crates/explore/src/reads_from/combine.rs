//! Events that read several cells: all combinations of their sources (deviation 3 in [`super`]).
//!
//! There can be many combinations, and few are consistent: they are built part by part, and given up as soon as what has
//! been chosen so far is inconsistent.

use super::Explorer;
use super::check::Changed;
use super::detect::{Operation, is_conditional};
use super::objects::set_success;
use super::predict::blocks;
use crate::consistency::{EventRef, Part};
use crate::driver::{Flow, Search};
use raddle_trace::Machine;

/// An operation on many cells can have more combinations of sources than there are executions by far. If more than this
/// many are looked at for each execution (the papers' programs and the corpus have at most 30), and more than this many in
/// all, exploring up to the finer equivalence is faster.
const COMBINATIONS_PER_EXECUTION: u64 = 200;
const COMBINATIONS_MIN: u64 = 10_000;

/// The sources that some parts may have.
pub(super) type SourceLists = Vec<(usize, Vec<EventRef>)>;

impl Explorer {
    /// The sources that each open part of an operation may have, of those that are asked for.
    pub(super) fn source_lists(&self, operation: Operation, asked: impl Fn(&Part) -> bool) -> SourceLists {
        let parts = self.operation_parts(operation);
        let list = |part: usize| {
            let mut sources = Vec::new();
            self.sources_for(operation, parts[part].cell, &mut sources);
            (part, sources)
        };
        self.open_parts_of(operation).filter(|&part| asked(&parts[part])).map(list).collect()
    }

    /// To be called for each combination that is looked at. `false` when there are too many, and it is not worth going on.
    fn goes_on<M: Machine>(&mut self, search: &mut Search<'_, M>) -> Flow<bool> {
        search.poll()?;
        self.combinations += 1;
        Flow::Continue(!self.has_too_many_combinations(search))
    }

    /// Whether exploring up to the finer equivalence is faster.
    pub(super) fn has_too_many_combinations<M: Machine>(&self, search: &mut Search<'_, M>) -> bool {
        self.combinations > COMBINATIONS_MIN + COMBINATIONS_PER_EXECUTION * search.counters().executions()
    }

    /// All combinations of sources for an event that reads several cells.
    pub(super) fn check_combinations<M: Machine>(
        &mut self,
        search: &mut Search<'_, M>,
        node: usize,
        place: usize,
    ) -> Flow {
        let now = self.path.parts_of(place).to_vec();
        let lists = self.source_lists(Operation::Performed(place as u32), |_| true);
        let mut chosen = Odometer::new(&lists);
        let mut possible = false;
        while let Some(choice) = chosen.next(possible) {
            if !self.goes_on(search)? {
                break;
            }
            self.detect.head.clear();
            self.detect.head.extend_from_slice(&now);
            for ((part, sources), &choice) in lists.iter().zip(choice) {
                self.detect.head[*part].source = sources[choice];
            }
            if choice.len() == lists.len() {
                if self.detect.head != now {
                    self.check_sources(search, node, place, usize::MAX);
                }
            } else {
                // Go deeper if what has been chosen so far is possible, the later parts being left out.
                let limit = lists[choice.len()].0;
                possible = !chosen.is_worth_checking() || self.check_sources(search, node, place, limit);
            }
        }
        Flow::Continue(())
    }

    /// All ways in which an operation could happen and be read by the event in `place`. The sources of both are in the
    /// trace, and only these two events change.
    pub(super) fn check_mixed<M: Machine>(
        &mut self,
        search: &mut Search<'_, M>,
        node: usize,
        place: usize,
        operation: Operation,
    ) -> Flow {
        let kind = self.operation_kind(operation);
        self.detect.other.clear();
        let mut other = std::mem::take(&mut self.detect.other);
        other.extend_from_slice(self.operation_parts(operation));
        self.detect.other = other;
        if is_conditional(kind) || blocks(kind) {
            set_success(&mut self.detect.other, &self.path.cells, true);
        }
        let lists = self.source_lists(operation, |_| true);
        self.each_way(search, node, place, operation, lists, |explorer, search| {
            let performed = matches!(operation, Operation::Performed(_));
            if performed && explorer.detect.other == explorer.operation_parts(operation) {
                return Flow::Continue(()); // It is as it was.
            }
            explorer.check_readers(search, node, place, operation)
        })
    }

    /// All ways in which an operation with the parts in `detect.other`, and these sources for some of them, could happen
    /// without the event in `place`: for each, `found` is called with the whole parts in `detect.other` and its past in
    /// `detect.past`.
    pub(super) fn each_way<M: Machine>(
        &mut self,
        search: &mut Search<'_, M>,
        node: usize,
        place: usize,
        operation: Operation,
        lists: SourceLists,
        mut found: impl FnMut(&mut Self, &mut Search<'_, M>) -> Flow,
    ) -> Flow {
        let (event, changed) = (self.path.order[place], self.operation_event(operation));
        let lists = settle(lists, &mut self.detect.other);
        let parts = self.detect.other.clone();
        let mut chosen = Odometer::new(&lists);
        let mut possible = false;
        while let Some(choice) = chosen.next(possible) {
            if !self.goes_on(search)? {
                break;
            }
            self.detect.other.clear();
            self.detect.other.extend_from_slice(&parts);
            choose(&lists, choice, &mut self.detect.other);
            self.operation_past(operation);
            possible = !self.in_past(event) && !self.in_past(changed);
            if choice.len() == lists.len() {
                if possible && self.is_possible(search, operation) {
                    found(self, search)?;
                }
            } else if possible && chosen.is_worth_checking() {
                possible = self.is_saturable_with(node, operation);
            }
        }
        Flow::Continue(())
    }

    /// All ways in which the event in `place` could read from an operation that has the parts in `detect.other`.
    fn check_readers<M: Machine>(
        &mut self,
        search: &mut Search<'_, M>,
        node: usize,
        place: usize,
        operation: Operation,
    ) -> Flow {
        let (event, changed) = (self.path.order[place], self.operation_event(operation));
        let after = self.operation_after(operation);
        let mut lists = self.source_lists(Operation::Performed(place as u32), |_| true);
        for (part, sources) in &mut lists {
            let cell = self.path.parts_of(place)[*part].cell;
            // What depends on the operation as it was is not there if it happens differently.
            let depends =
                |s: EventRef| self.path.clock(self.path.place(s) as usize)[changed.thread()] >= changed.index();
            sources.retain(|&s| !s.is_event() || !depends(s));
            if self.detect.other.iter().any(|p| p.cell == cell && p.writes) {
                sources.push(changed);
            }
        }
        let mut head = self.path.parts_of(place).to_vec();
        let lists = settle(lists, &mut head);
        let mut chosen = Odometer::new(&lists);
        let mut possible = false;
        let record = self.path.events[place];
        let certain = self.is_certain(search, operation);
        let labels = self.labels(search, operation);
        while let Some(choice) = chosen.next(possible) {
            if !self.goes_on(search)? {
                break;
            }
            let mut head = head.clone();
            choose(&lists, choice, &mut head);
            self.operation_past(operation);
            for part in head.iter().filter(|part| part.source.is_event() && part.source != changed) {
                self.join_past(self.path.place(part.source) as usize);
            }
            possible = !self.in_past(event) && !self.in_past(changed);
            if choice.len() == lists.len() {
                if possible && head.iter().any(|part| part.source == changed) {
                    for label in labels {
                        let changed = Changed { event: changed, choice: label.0, after, certain };
                        self.add_changed(search, node, place, changed, &head, true);
                    }
                }
            } else if possible && chosen.is_worth_checking() {
                self.draft_past(node, Some(Changed { event: changed, choice: 0, after, certain }));
                self.draft.push(event, 0, record.after, head.iter().copied());
                possible = self.is_saturable_reading(node);
            }
        }
        Flow::Continue(())
    }
}

/// Gives the parts that have only one possible source that source; the lists that are left offer a choice.
fn settle(mut lists: SourceLists, parts: &mut [Part]) -> SourceLists {
    lists.retain(|(part, sources)| match sources[..] {
        [only] => {
            parts[*part].source = only;
            false
        }
        _ => true,
    });
    lists
}

/// Gives the parts the sources that have been chosen; those that are still open do not read.
fn choose(lists: &SourceLists, choice: &[usize], parts: &mut [Part]) {
    for (level, (part, sources)) in lists.iter().enumerate() {
        parts[*part].source = choice.get(level).map_or(EventRef::NONE, |&choice| sources[choice]);
    }
}

/// All ways to choose one member of each list, depth first: a choice for the first lists is followed by all that go on from
/// it, if it is possible, or by the next one.
struct Odometer {
    lens: Vec<usize>,
    choice: Vec<usize>,
    started: bool,
}

impl Odometer {
    fn new(lists: &SourceLists) -> Self {
        Odometer { lens: lists.iter().map(|(_, l)| l.len()).collect(), choice: Vec::new(), started: false }
    }

    /// The next choice; `possible` says whether the last one is to be gone on from.
    fn next(&mut self, possible: bool) -> Option<&[usize]> {
        if !std::mem::replace(&mut self.started, true) {
            if self.lens.is_empty() {
                return Some(&[]);
            }
            self.choice.push(0);
        } else if possible && self.choice.len() < self.lens.len() {
            self.choice.push(0);
        } else {
            *self.choice.last_mut()? += 1;
        }
        while *self.choice.last()? == self.lens[self.choice.len() - 1] {
            self.choice.pop();
            *self.choice.last_mut()? += 1;
        }
        Some(&self.choice)
    }

    /// Whether more choices go on from the present one than a check costs.
    fn is_worth_checking(&self) -> bool {
        self.lens[self.choice.len()..]
            .iter()
            .try_fold(1usize, |all, &len| all.checked_mul(len))
            .is_none_or(|all| all > 2)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_possible_combination_comes_up_once() {
        let list = |n| (0, vec![EventRef::INIT; n]);
        let mut all = Odometer::new(&vec![list(2), list(3), list(2)]);
        let (mut whole, mut possible) = (Vec::new(), false);
        while let Some(choice) = all.next(possible) {
            // Nothing goes on from 1 in the first place.
            possible = choice[0] == 0;
            if choice.len() == 3 {
                whole.push(choice.to_vec());
            }
        }
        let expected: Vec<Vec<usize>> = (0..3).flat_map(|b| (0..2).map(move |c| vec![0, b, c])).collect();
        assert_eq!(whole, expected);
        let mut none = Odometer::new(&vec![]);
        assert_eq!(none.next(false).map(<[usize]>::len), Some(0));
        assert_eq!(none.next(true), None);
        assert_eq!(Odometer::new(&vec![list(0)]).next(false), None);
    }
}
