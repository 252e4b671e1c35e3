//! Events that read several cells: all combinations of their sources (deviation 3 in [`super`]).
//!
//! There can be many combinations, and few are consistent: they are built part by part, and given up as soon as what has
//! been chosen so far is inconsistent.

use super::Explorer;
use super::check::Check;
use super::objects::set_success;
use super::operation::{Operation, Parts, Past, Planned};
use super::path::Obstacle;
use super::predict::{blocks, is_conditional};
use crate::Reason;
use crate::consistency::{EventRef, Part};
use crate::driver::Flow;
use raddle_trace::Machine;

/// An operation on many cells can have more combinations of sources than there are executions by far. If more than this
/// many are looked at for each execution (the papers' programs and the corpus have at most 30), and more than this many in
/// all, exploring up to the finer equivalence is faster.
const COMBINATIONS_PER_EXECUTION: u64 = 200;
const COMBINATIONS_MIN: u64 = 10_000;

/// The sources that some parts may have.
pub(super) type SourceLists = Vec<(usize, Vec<EventRef>)>;

/// How much of a combination has been chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Extent {
    /// All of it.
    Whole,
    /// A part that many combinations have in common: it is worth checking that it is possible.
    Many,
    /// A part that few have in common.
    Few,
}

impl Explorer {
    /// The sources that each open part of an operation may have, of those that are asked for.
    pub(super) fn source_lists(&self, operation: Operation, asked: impl Fn(&Part) -> bool) -> SourceLists {
        let view = self.view(operation);
        let open = view.open_parts().filter(|&part| asked(&view.parts[part]));
        open.map(|part| (part, self.sources(operation, view.parts[part].cell).to_vec())).collect()
    }
}

impl<M: Machine> Check<'_, '_, M> {
    /// All ways to give some of the parts sources of these lists, part by part: `look` is called with what has been chosen so
    /// far, parts that are still open not reading, and says whether to go on from there.
    fn each_combination(
        &mut self,
        lists: SourceLists,
        mut parts: Parts,
        mut look: impl FnMut(&mut Self, Parts, Extent) -> Flow<bool>,
    ) -> Flow {
        let lists = settle(lists, &mut parts);
        let mut chosen = Odometer::new(&lists);
        let mut possible = false;
        while let Some(choice) = chosen.next(possible) {
            self.search.poll()?;
            self.explorer.combinations += 1;
            let enough = COMBINATIONS_MIN + COMBINATIONS_PER_EXECUTION * self.search.counters().executions();
            if self.explorer.combinations > enough {
                self.explorer.path.meet(Obstacle::HandOver(Reason::TooManyCombinations));
                break;
            }
            let mut parts = parts.clone();
            choose(&lists, choice, &mut parts);
            let whole = choice.len() == lists.len();
            let extent = match chosen.is_worth_checking() {
                _ if whole => Extent::Whole,
                true => Extent::Many,
                false => Extent::Few,
            };
            possible = look(self, parts, extent)?;
        }
        Flow::Continue(())
    }

    /// All combinations of sources for an event that reads several cells.
    pub(super) fn check_combinations(&mut self) -> Flow {
        let lists = self.explorer.source_lists(self.event.operation, |_| true);
        let performed = matches!(self.event.operation, Operation::Performed(_));
        self.each_combination(lists, self.event.parts.clone(), |check, parts, extent| {
            Flow::Continue(match extent {
                Extent::Whole if performed && *parts == *check.event.parts => false, // It is as it was.
                Extent::Whole => check.check_sources(parts, true),
                Extent::Many => check.check_sources(parts, false),
                Extent::Few => true,
            })
        })
    }

    /// All ways in which an operation could happen and be read by the event. The sources of both are in the trace, and only
    /// these two events change.
    pub(super) fn check_mixed(&mut self, operation: Operation) -> Flow {
        let mut other = self.explorer.plan(operation);
        if is_conditional(other.kind) || blocks(other.kind) {
            set_success(&mut other.parts, &self.explorer.path.cells, true);
        }
        let lists = self.explorer.source_lists(operation, |_| true);
        self.each_way(other, lists, |check, way, past| {
            let performed = matches!(operation, Operation::Performed(_));
            if performed && *way.parts == *check.explorer.view(operation).parts {
                return Flow::Continue(()); // It is as it was.
            }
            check.check_readers(way, past)
        })
    }

    /// All ways in which an operation, with these sources for some of its parts, could happen without the event: for each,
    /// `found` is called with the operation and its past.
    pub(super) fn each_way(
        &mut self,
        planned: Planned,
        lists: SourceLists,
        mut found: impl FnMut(&mut Self, &Planned, &Past) -> Flow,
    ) -> Flow {
        self.each_combination(lists, planned.parts.clone(), |check, parts, extent| {
            let way = planned.with(parts);
            let past = check.past_of(&way);
            let mut possible = !past.contains(check.event.event) && !past.contains(way.event);
            match extent {
                Extent::Whole if possible && check.is_possible(&way, &past) => found(check, &way, &past)?,
                Extent::Many => possible = possible && check.are_saturable(&past, &[&way]),
                Extent::Whole | Extent::Few => {}
            }
            Flow::Continue(possible)
        })
    }

    /// All ways in which the event could read from an operation that happens like this, with this past.
    fn check_readers(&mut self, way: &Planned, way_past: &Past) -> Flow {
        let path = &self.explorer.path;
        let mut lists = self.explorer.source_lists(self.event.operation, |_| true);
        for (part, sources) in &mut lists {
            let cell = self.event.parts[*part].cell;
            // What depends on the operation as it was is not there if it happens differently.
            let depends = |s: EventRef| path.knows(path.place(s) as usize, way.event);
            sources.retain(|&s| !s.is_event() || !depends(s));
            if way.parts.iter().any(|p| p.cell == cell && p.writes) {
                sources.push(way.event);
            }
        }
        self.each_combination(lists, self.event.parts.clone(), |check, parts, extent| {
            let head = check.event.with(parts);
            let mut past = way_past.clone();
            for part in head.parts.iter().filter(|part| part.source.is_event() && part.source != way.event) {
                past.add(&check.explorer.path, check.explorer.path.place(part.source) as usize);
            }
            let mut possible = !past.contains(head.event) && !past.contains(way.event);
            match extent {
                Extent::Whole if possible && head.parts.iter().any(|part| part.source == way.event) => {
                    check.add_changed(way.clone(), &head, &past, true);
                }
                Extent::Many => possible = possible && check.are_saturable(&past, &[way, &head]),
                Extent::Whole | Extent::Few => {}
            }
            Flow::Continue(possible)
        })
    }

    /// Phase P-I for these operations with this past, whatever the last one writes.
    fn are_saturable(&mut self, past: &Past, then: &[&Planned]) -> bool {
        let draft = self.draft(past, then, 0);
        let saturable = self.is_saturable(&draft, true);
        self.explorer.buffers.draft = draft;
        saturable
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
