//! Threads that have stopped in loops: do they wait in vain?
//!
//! Whether a thread that has made a round without effect would go round for ever depends on what memory holds at the end, and that
//! is not a matter of who reads from whom: of two writes that nobody read afterwards either may be the last.
//!
//! *What to look for.* Suppose that in some execution threads end up waiting in loops in vain. Their rounds have no effect, so all can be
//! left out but the last one of each, and those can be made at the very end, when nobody else moves any more. That execution belongs to
//! some class, which is explored: in it each of these threads has stopped after that one round. So a class shows a livelock if and
//! only if it has an execution in which **the last rounds come after everything else**, and whether there is one is a question of consistency: the
//! same sources, and more order. If there is one, every thread finds in its round what memory holds at the end, and so it would again.
//!
//! *How much is a round?* A thread that has stopped has changed nothing in its last events; how many of them were the round is not known here.
//! If it is possible to put some numbers of events last, it is possible with smaller ones, and where at least the rounds are last, the machine says
//! that these threads wait in vain. So it is asked at the end of one execution for each of the largest possible numbers.

use super::path::Obstacle;
use super::waiting::append_looks;
use super::{Explorer, round};
use crate::Reason;
use crate::consistency::{EventRef, EventSpec, Part, Trace};
use crate::driver::{Driver, Flow};
use crate::observer::ExecutionEnd;
use raddle_trace::{Machine, Pending, Stuck, ThreadId, Transition};

/// How many of its last events of each thread that has stopped in a loop are to come last.
type Lengths = Vec<u32>;

/// The threads that have stopped in loops.
struct InLoops {
    /// Each with how many of its last events changed nothing.
    threads: Vec<(usize, u32)>,
}

impl InLoops {
    fn of<M: Machine>(search: &Driver<'_, M>) -> Self {
        let stopped = |t: &ThreadId| matches!(search.machine.pending(*t), Pending::Stuck(Stuck::Spin));
        let pure = |t: ThreadId| (t.0 as usize, round(&search.log, t).count() as u32);
        InLoops { threads: search.machine.threads().iter().filter(stopped).map(pure).collect() }
    }

    /// The least that is asked of all of them: their last events, if they did anything in their rounds.
    fn least(&self) -> Lengths {
        self.threads.iter().map(|&(_, most)| most.min(1)).collect()
    }

    /// Whether an event is to come last, given how many events its thread has.
    fn is_last(&self, lengths: &Lengths, event: EventRef, thread_len: u32) -> bool {
        let at = self.threads.iter().position(|&(thread, _)| thread == event.thread());
        at.is_some_and(|at| event.index() + lengths[at] > thread_len)
    }
}

fn is_below(lengths: &Lengths, others: &Lengths) -> bool {
    lengths.iter().zip(others).all(|(length, other)| length <= other)
}

impl Explorer {
    /// The execution has come to its end: counts it, and looks for livelocks in its class.
    pub(super) fn finish<M: Machine>(&mut self, search: &mut Driver<'_, M>) -> Flow {
        let asked = !search.options.allow_livelock && super::has_stopped_on_contended(search);
        let mut finals = self.finals();
        let awaits = self.ends_with_awaits();
        if asked && (awaits || search.end() == ExecutionEnd::SpinBlocked) && !search.has_exited() {
            while let Some(looks) = finals.next() {
                if self.find_livelock(search, &looks)? {
                    return Flow::Continue(());
                }
            }
        }
        if awaits { self.finish_waiting(search) } else { search.finish() }
    }

    /// Counts the execution in an order in which all loops and awaits are in vain, the latter because of what they would read at the
    /// end, if there is one.
    fn find_livelock<M: Machine>(&mut self, search: &mut Driver<'_, M>, looks: &[Part]) -> Flow<bool> {
        let stopped = InLoops::of(search);
        let mut order = Vec::new();
        let mut largest: Vec<Lengths> = Vec::new();
        let mut open = vec![stopped.least()];
        while let Some(lengths) = open.pop() {
            if let Some(above) = largest.iter().find(|above| is_below(&lengths, above)) {
                // Others are longer in some place.
                for (i, _) in stopped.threads.iter().enumerate().filter(|&(i, &(_, most))| above[i] < most) {
                    let mut longer = lengths.clone();
                    longer[i] = above[i] + 1;
                    open.push(longer);
                }
                continue;
            }
            if !self.put_last(search, &stopped, &lengths, looks, &mut order)? {
                continue;
            }
            let longest = self.lengthen(search, &stopped, lengths.clone(), looks)?;
            self.put_last(search, &stopped, &longest, looks, &mut order)?;
            let is_livelock = |explorer: &Explorer, search: &mut Driver<'_, M>| {
                explorer.are_awaits_in_vain(search) && search.end() == ExecutionEnd::Livelock
            };
            if self.finish_in_order(search, &order, is_livelock)? {
                return Flow::Continue(true);
            }
            largest.push(longest);
            open.push(lengths);
        }
        Flow::Continue(false)
    }

    /// Performs the events of the path in another order, and counts the execution there if it is as it should be.
    pub(super) fn finish_in_order<M: Machine>(
        &mut self,
        search: &mut Driver<'_, M>,
        order: &[EventRef],
        is_right: impl FnOnce(&Explorer, &mut Driver<'_, M>) -> bool,
    ) -> Flow<bool> {
        let right = self.go_over(search, order)? && is_right(self, search);
        if right {
            search.finish()?;
        }
        let path = std::mem::take(&mut self.path.order);
        let back = self.go_over(search, &path);
        self.path.order = path;
        back?;
        Flow::Continue(right)
    }

    /// Lengthens what is last as far as possible.
    fn lengthen<M: Machine>(
        &self,
        search: &mut Driver<'_, M>,
        stopped: &InLoops,
        mut lengths: Lengths,
        looks: &[Part],
    ) -> Flow<Lengths> {
        let mut order = Vec::new();
        for (i, &(_, most)) in stopped.threads.iter().enumerate() {
            let (mut possible, mut impossible) = (lengths[i], most + 1);
            while impossible - possible > 1 {
                lengths[i] = possible.midpoint(impossible);
                match self.put_last(search, stopped, &lengths, looks, &mut order)? {
                    true => possible = lengths[i],
                    false => impossible = lengths[i],
                }
            }
            lengths[i] = possible;
        }
        Flow::Continue(lengths)
    }

    /// Finds an execution of the class in which so many events come last, and after which memory holds what is looked at.
    fn put_last<M: Machine>(
        &self,
        search: &mut Driver<'_, M>,
        stopped: &InLoops,
        lengths: &Lengths,
        looks: &[Part],
        order: &mut Vec<EventRef>,
    ) -> Flow<bool> {
        let path = &self.path;
        let is_last = |event: EventRef| {
            event.is_event() && stopped.is_last(lengths, event, path.threads[event.thread()].len() as u32)
        };
        let (last, others): (Vec<EventRef>, Vec<EventRef>) = path.order.iter().partition(|&&event| is_last(event));
        let parts = |event: EventRef| path.parts_of(path.place(event) as usize);
        if others.iter().any(|&event| parts(event).iter().any(|part| is_last(part.source))) {
            return Flow::Continue(false);
        }
        // A thread of its own comes between the two.
        let nobody = path.threads.len();
        let end = |thread: usize| others.iter().rfind(|event| event.thread() == thread).copied();
        let ends: Vec<EventRef> = (0..nobody).filter_map(end).collect();
        let between: Vec<EventRef> = (0..ends.len().div_ceil(2) as u32).map(|i| EventRef::new(nobody, i + 1)).collect();
        let start = others.len() as u32;
        let mut follow = [others, between, last].concat();
        let mut places = vec![0; path.len()];
        let mut trace = Trace::new();
        for (at, &event) in (0..).zip(&follow) {
            let thread = event.thread();
            let spec = if thread == nobody {
                let at = 2 * event.index() as usize - 2;
                let after = [ends[at], ends.get(at + 1).copied().unwrap_or(EventRef::NONE)];
                EventSpec { thread, after, parts: &[] }
            } else {
                let place = path.place(event) as usize;
                places[place] = at;
                let begins = at > start && (event.index() == 1 || !is_last(EventRef::new(thread, event.index() - 1)));
                let after = if begins {
                    [follow[start as usize + ends.len().div_ceil(2) - 1], EventRef::NONE]
                } else {
                    path.events[place].after
                };
                EventSpec { thread, after, parts: parts(event) }
            };
            if !trace.append(&spec) {
                return Flow::Continue(false);
            }
        }
        // Those that look come after the ones between.
        let between = ends.len().div_ceil(2) as u32;
        let Some(looking) = append_looks(&mut trace, path, &path.order, (nobody, between), looks) else {
            return Flow::Continue(false);
        };
        let end = follow.len() as u32;
        follow.extend(looking);
        let place = |event: EventRef| match event.thread() == nobody {
            true if event.index() <= between => start + event.index() - 1,
            true => end + event.index() - between - 1,
            false => places[path.place(event) as usize],
        };
        let (found, _) = trace.witness(&follow, 0, place, order, &mut || search.poll())?;
        order.retain(|event| event.thread() != nobody);
        Flow::Continue(found)
    }

    /// Performs the events of the path in another order. `false` if a thread stops before its last one because its round wrote what was there: nothing
    /// of who reads from whom says that it does.
    fn go_over<M: Machine>(&mut self, search: &mut Driver<'_, M>, order: &[EventRef]) -> Flow<bool> {
        let common = (0..order.len())
            .find(|&i| search.log.events()[i].thread().0 as usize != order[i].thread())
            .unwrap_or(order.len());
        search.rewind(common);
        for &event in &order[common..] {
            let step = Transition {
                thread: ThreadId(event.thread() as u32),
                choice: self.path.events[self.path.place(event) as usize].choice,
            };
            if !search.is_possible(step) {
                if super::stopped_by_order(search) {
                    self.path.meet(Obstacle::HandOver(Reason::RoundsThatWrite));
                    return Flow::Continue(false);
                }
                search.disagree(&format!("{event:?} of {order:?} is not possible"));
            }
            search.step_keeping(step, || self.state.in_mind())?;
        }
        Flow::Continue(true)
    }
}
