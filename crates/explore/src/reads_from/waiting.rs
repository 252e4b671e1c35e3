//! Awaits: reads, or read-modify-writes, that wait until they find what they wait for.
//!
//! An await that is performed has read from some write like any read, and a class says from which. One that is not is blocked at the
//! end, and nothing of who reads from whom says so: an execution is whole only if every await that is left finds in vain what memory holds then,
//! which may hang on the order of writes that nobody read. So:
//!
//! * A node of an await `e` has a branch for each write that `e` can read from, as any read has, and one in which **`e` waits**: it is not performed, and its
//!   thread is held back there, whatever memory holds. The branches exclude each other. An await that is blocked when nobody can move any more gets such a
//!   node at the end, with that branch as its first.
//! * At the end of an execution in which awaits are left, an order of its events is looked for after which all of them are blocked. That is a question of
//!   consistency: some write is the last one to each place that is awaited, and one more event, after all others, reads from these. If there is such an
//!   order, the execution is counted in it, once, as the class has one execution. If there is none, it was no whole one: it is counted as one
//!   in which a thread had stopped too early, like those of loops.
//!
//! *Nothing is missed.* Let `τ` be what comes before the node of `e`, and consider a class in which `e` reads from `w`, with `w` not in `τ`. Restrict one of its
//! executions to `τ`, `w` and what happens before it, and `e`. Take `w` and `e` away: nothing else depends on them. What memory holds at the end of what is left either
//! satisfies `e`, which then reads from some other write; or it does not, and `e` waits. Both are branches with fewer events, which are explored by induction with
//! all that can follow. In an execution of them `w` has been performed too, since it does not depend on what `e` does, and `e` is seen to be able to read from it. If `e`
//! writes, `w` may be a read-modify-write that now finds something else, or an await that is blocked by what `e` wrote; those are reversed with `e`
//! as in deviation 2, whatever they read from now. A class in which `e` is not performed is in the branch in which it waits. ∎
//!
//! *When the branch is needed.* By the same argument only if `e` can find in vain what some write left that was the last one in `τ` and the past of that write. So the branch
//! is made when `e` could read from a write that nothing in `τ` is known to have overwritten, and that did not leave the very value that `e` found. In a
//! program in which each place that is awaited is written once there are no such branches.
//!
//! Which values satisfy an await is known to the machine alone. It is asked by running the schedule, and a schedule that turns out not to
//! be possible is dropped.

use super::detect::{Candidate, Candidates};
use super::operation::Operation;
use super::path::{Obstacle, Path};
use super::predict::{is_conditional, value_of};
use super::state::Node;
use super::{Explorer, New};
use crate::Reason;
use crate::consistency::{EventRef, EventSpec, Part, Trace};
use crate::driver::{Driver, Flow};
use crate::events::EventLog;
use raddle_trace::{BlockedOn, Machine, Pending, ThreadId, ThreadSet, Transition};

impl Explorer {
    /// Threads that are held back at awaits.
    pub(super) fn held(&self) -> ThreadSet {
        if !self.awaits {
            return ThreadSet::EMPTY;
        }
        let waits = self.state.nodes.iter().filter(|node| node.waits).filter_map(|node| node.event);
        waits.map(|event| ThreadId(event.thread() as u32)).collect()
    }

    /// At the end of an execution: a node for each await that is blocked there and has none.
    pub(super) fn open_waiting(&mut self) {
        let held = self.held();
        for operation in &self.blocked {
            let (event, after) = (operation.event, operation.after);
            if operation.kind.awaits() && !held.contains(ThreadId(event.thread() as u32)) {
                let mut node = self.buffers.nodes.pop().unwrap_or_default();
                node.reset(self.state.trace.len() as u32, event, false, false);
                (node.awaits, node.waits, self.awaits) = (true, true, true);
                node.add_waiting(&mut self.buffers.draft, event, after, true);
                self.state.nodes.push(node);
                self.mixed |= operation.parts.len() > 1 && operation.parts.iter().any(|part| part.writes);
            }
        }
    }

    /// For awaits that are not performed: what they could read from.
    pub(super) fn collect_for_waiting(&self, candidates: &mut Candidates) {
        for (id, node) in self.state.nodes.iter().enumerate().filter(|(_, node)| node.waits) {
            let Some(i) = self.blocked.iter().position(|blocked| Some(blocked.event) == node.event) else { continue };
            let operation = Operation::Blocked(i as u32);
            let view = self.view(operation);
            let mut open = view.open_parts();
            match (open.next(), open.next()) {
                (Some(part), None) => {
                    let sources = self.sources(operation, view.parts[part].cell);
                    let of = |&source: &EventRef| (id as u32, Candidate::Source(part as u32, source));
                    candidates.extend(sources.iter().map(of));
                }
                (Some(_), Some(_)) => candidates.push((id as u32, Candidate::Combination)),
                (None, _) => {}
            }
        }
    }

    /// For awaits that were performed: whether they might not have been, given what else they could have found.
    pub(super) fn collect_waiting(&self, log: &EventLog, candidates: &mut Candidates) {
        for at in 0..candidates.len() {
            let (id, candidate) = candidates[at];
            let node = &self.state.nodes[id as usize];
            if node.awaits && !node.may_wait && self.may_be_in_vain(node, candidate, log) {
                candidates.push((id, Candidate::Waits));
            }
        }
        candidates.sort_by_key(|&(node, candidate)| (node, candidate == Candidate::Waits));
        candidates.dedup();
    }

    fn may_be_in_vain(&self, node: &Node, candidate: Candidate, log: &EventLog) -> bool {
        let (Candidate::Source(part, source), Some(event)) = (candidate, node.performed()) else { return true };
        let place = self.path.place(event) as usize;
        let cell = self.path.parts_of(place)[part as usize].cell;
        let overwrites = |&write: &u32| {
            let known = self.trace_at[write as usize] < node.prefix;
            known && (!source.is_event() || self.is_after(write as usize, source))
        };
        let overwritten = self.path.writes[cell as usize].iter().flat_map(|writes| &writes.places).any(overwrites);
        let found = [Part { cell, source, writes: false }];
        let whole = self.path.parts_of(place).len() == 1;
        let same = whole && value_of(log, &self.path, &found).is_some_and(|value| value == log.events()[place].read);
        !overwritten && !same
    }

    /// Whether the event in this place is another one than this, and happens after it.
    fn is_after(&self, place: usize, event: EventRef) -> bool {
        self.path.order[place] != event && self.path.knows(place, event)
    }

    /// For an await that writes: events that it could come before, and that keep it waiting, or read from it, now.
    pub(super) fn collect_overtaken(&self, operation: Operation, cell: u32, candidates: &mut Candidates) {
        let Some(lists) = self.cell_nodes.get(cell as usize) else { return };
        let thread = self.view(operation).event.thread();
        for &id in lists.iter().filter(|list| list.thread as usize != thread).flat_map(|list| &list.places) {
            let node = &self.state.nodes[id as usize];
            let possible = !node.takers && self.can_come_after(operation, node.prefix) && self.may_move(operation, id);
            let Some(rival) = node.performed().filter(|_| possible) else { continue };
            let place = self.path.place(rival) as usize;
            let conditional = is_conditional(self.path.events[place].kind);
            if self.path.parts_of(place).iter().any(|part| part.cell == cell && (part.writes || conditional)) {
                candidates.push((id, Candidate::Reversal(operation)));
            }
        }
    }

    /// Whether an operation is not one that is held back in all executions below a node.
    pub(super) fn may_move(&self, operation: Operation, node: u32) -> bool {
        let event = self.view(operation).event;
        !self.state.nodes[..node as usize].iter().any(|earlier| earlier.waits && earlier.event == Some(event))
    }

    /// Takes the branch in which the event of a node is an await that is not performed: brings the machine to the trace before it.
    pub(super) fn take_waiting<M: Machine>(
        &mut self,
        search: &mut Driver<'_, M>,
        node: usize,
        schedule: usize,
    ) -> Flow<Option<New>> {
        let prefix = self.state.nodes[node].prefix as usize;
        self.rewind_saturated(prefix);
        let is_before = |place: &usize| (self.trace_at[*place] as usize) < prefix;
        let common = (0..self.path.len()).find(|place| !is_before(place)).unwrap_or(self.path.len());
        // What the machine has executed last is an execution of the trace, and so is the part of it that has the events before the node.
        let again: Vec<(Transition, u32, Vec<Part>)> = (common..self.path.len())
            .filter(is_before)
            .map(|place| {
                let step = search.log.events()[place].transition;
                (step, self.trace_at[place], self.path.parts_of(place).to_vec())
            })
            .collect();
        search.rewind(common);
        self.path.truncate(common);
        self.trace_at.truncate(common);
        for (step, at, parts) in again {
            if !search.is_possible(step) {
                if super::stopped_by_order(search) {
                    self.path.meet(Obstacle::HandOver(Reason::RoundsThatWrite));
                    return Flow::Continue(None);
                }
                search.disagree(&format!("{step:?} is not possible without what came after an await"));
            }
            search.step_keeping(step, || self.state.in_mind())?;
            self.path.push(&search.log);
            if self.path.parts_of(self.path.len() - 1) != parts {
                search.disagree(&format!("{step:?} does something else without what came after an await"));
            }
            self.trace_at.push(at);
        }
        let event = self.state.nodes[node].events(schedule).last().map(|head| head.event);
        let node = &mut self.state.nodes[node];
        (node.event, node.waits) = (event, true);
        Flow::Continue(Some(New { from: prefix, copies_end: prefix }))
    }

    /// The execution has come to its end, and awaits are left: counts it in an order in which all of them are in vain, if there is one.
    pub(super) fn finish_waiting<M: Machine>(&mut self, search: &mut Driver<'_, M>) -> Flow {
        if self.are_awaits_in_vain(search) {
            return search.finish();
        }
        let (mut finals, mut order) = (self.finals(), Vec::new());
        while let Some(looks) = finals.next() {
            if self.order_with(search, &looks, &mut order)?
                && self.finish_in_order(search, &order, |explorer, search| explorer.are_awaits_in_vain(search))?
            {
                return Flow::Continue(());
            }
        }
        search.finish_held_back()
    }

    /// Whether awaits are left at the end of the execution.
    pub(super) fn ends_with_awaits(&self) -> bool {
        self.blocked.iter().any(|blocked| blocked.kind.awaits())
    }

    /// Whether all awaits that are left are blocked.
    pub(super) fn are_awaits_in_vain<M: Machine>(&self, search: &Driver<'_, M>) -> bool {
        let in_vain = |t| matches!(search.machine.pending(t), Pending::Blocked(_, BlockedOn::Await(_)));
        let awaits = self.blocked.iter().filter(|blocked| blocked.kind.awaits());
        awaits.map(|blocked| ThreadId(blocked.event.thread() as u32)).all(in_vain)
    }

    /// What awaits that are left may find at the end.
    pub(super) fn finals(&self) -> Finals {
        let awaits = self.blocked.iter().filter(|blocked| blocked.kind.awaits());
        let mut cells: Vec<u32> = awaits.flat_map(|blocked| &blocked.parts).map(|part| part.cell).collect();
        cells.sort_unstable();
        cells.dedup();
        let lasts = |cell: u32| {
            let places: Vec<u32> =
                self.path.writes[cell as usize].iter().filter_map(|writes| writes.places.last().copied()).collect();
            let is_last = |&&place: &&u32| {
                let event = self.path.order[place as usize];
                !places.iter().any(|&later| self.is_after(later as usize, event))
            };
            let lasts = places.iter().filter(is_last).map(|&place| self.path.order[place as usize]);
            let mut parts: Vec<Part> = lasts.map(|source| Part { cell, source, writes: false }).collect();
            if parts.is_empty() {
                parts.push(Part { cell, source: EventRef::INIT, writes: false });
            }
            parts
        };
        let lasts: Vec<Vec<Part>> = cells.into_iter().map(lasts).collect();
        Finals { chosen: Some(vec![0; lasts.len()]), lasts }
    }

    /// Finds an execution of the class after which memory holds what is looked at; `exit` stays last.
    fn order_with<M: Machine>(
        &self,
        search: &mut Driver<'_, M>,
        looks: &[Part],
        order: &mut Vec<EventRef>,
    ) -> Flow<bool> {
        let path = &self.path;
        let (events, exit) = path.order.split_at(path.len() - usize::from(search.has_exited()));
        let mut trace = Trace::new();
        for &event in events {
            let place = path.place(event) as usize;
            let after = path.events[place].after;
            if !trace.append(&EventSpec { thread: event.thread(), after, parts: path.parts_of(place) }) {
                search.disagree(&format!("what the machine executed is inconsistent: {:?}", path.order));
            }
        }
        let nobody = path.threads.len();
        let Some(looking) = append_looks(&mut trace, path, events, (nobody, 0), looks) else {
            return Flow::Continue(false);
        };
        let follow = [events, &looking].concat();
        let place = |event: EventRef| match event.thread() == nobody {
            true => events.len() as u32 + event.index() - 1,
            false => path.place(event),
        };
        let (found, _) = trace.witness(&follow, 0, place, order, &mut || search.poll())?;
        order.retain(|event| event.thread() != nobody);
        order.extend(exit);
        Flow::Continue(found)
    }
}

/// All combinations of what may be read at the end of each of some cells.
pub(super) struct Finals {
    lasts: Vec<Vec<Part>>,
    /// The next one.
    chosen: Option<Vec<usize>>,
}

impl Finals {
    pub fn next(&mut self) -> Option<Vec<Part>> {
        let mut chosen = self.chosen.take()?;
        let looks = self.lasts.iter().zip(&chosen).map(|(parts, &at)| parts[at]).collect();
        if let Some(at) = (0..chosen.len()).find(|&at| chosen[at] + 1 < self.lasts[at].len()) {
            chosen[at] += 1;
            chosen[..at].fill(0);
            self.chosen = Some(chosen);
        }
        Some(looks)
    }
}

/// Adds events of a thread that is none, which has so many already, after all of these: the last one looks at what memory holds then. `None` if that is
/// inconsistent.
pub(super) fn append_looks(
    trace: &mut Trace,
    path: &Path,
    events: &[EventRef],
    (nobody, earlier): (usize, u32),
    looks: &[Part],
) -> Option<Vec<EventRef>> {
    if looks.is_empty() {
        return Some(Vec::new());
    }
    let mut ends = vec![EventRef::NONE; path.threads.len()];
    events.iter().for_each(|&event| ends[event.thread()] = event);
    ends.retain(|event| event.is_event());
    let count = ends.len().div_ceil(2).max(1);
    for i in 0..count {
        let after = [2 * i, 2 * i + 1].map(|at| ends.get(at).copied().unwrap_or(EventRef::NONE));
        let parts = if i + 1 == count { looks } else { &[] };
        if !trace.append(&EventSpec { thread: nobody, after, parts }) {
            return None;
        }
    }
    Some((1..=count as u32).map(|i| EventRef::new(nobody, earlier + i)).collect())
}
