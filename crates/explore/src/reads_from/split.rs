//! Searches of reads-from in parts: what is given away, and what comes back.
//!
//! [`crate::parts`] is the map; here a *node* is what a state is there. A search gives away half of the schedules that are left at one node
//! of its trace, while it is below another schedule of that node. The two share that node and those before it. It may give away half of the rest again: what is
//! given away later comes back first.
//!
//! What is explored below a schedule depends on the trace up to it, and on nothing that its siblings do. But it may find
//! schedules for shared nodes, and whether they are new depends on all that is explored there. So the search that
//! gave the part away decides, as it does for races:
//!
//! * A part takes none of the schedules that it finds for shared nodes. It keeps them in its own copies of the nodes, as taken, so
//!   that it finds each once, and hands back the execution that showed the first of them ([`Foreign`]). Other alternatives of a schedule
//!   that it took are its own: to whoever compares schedules they are that schedule.
//! * The search does not leave the node until the part has come back. Then it repeats these executions, and looks for
//!   schedules of shared nodes as if it had explored them itself. A part that shares the node in turn hands them back
//!   in turn.
//!
//! *Claim*: the search and the part explore what the whole would have. *Proof*: a schedule of a shared node that has a witness is found
//! by the part if and only if the whole finds it below what was given away, and it is added to the node unless an equivalent one is
//! there. The node is left only when all that can find schedules for it is done. So the schedules of each node are in the end
//! what they would have been, and each of them is taken once: by the part if it was given away, by the search otherwise. ∎
//!
//! This takes for granted that both know the same about [cells](super::cells) that both have touched: what is used for
//! synchronisation is described in another way. Where that is not so, and where the part met an obstacle (it may have
//! known too little, too), it is *void*: the search takes the schedules back, and goes on as if it had given nothing away. Otherwise
//! it learns what the part has learned.
//!
//! *What adds up*: executions of every kind, bugs and data races. Other counters are about the work, and that is not the same:
//!
//! * A schedule has many witnesses, and which of them is found follows from what the machine has executed last, which in a part is
//!   something else. So `events`, `predictions`, and the phases that settled `consistency_checks` are those of other witnesses.
//! * Schedules that turn out to have no witness are found in some of these executions and not in others, and what is known about cells
//!   decides which are worth a check. They are in the schedule sets (`wakeup_tree_max`) until they are taken, and are checked then.
//! * Whether there have been too many combinations for the executions so far (`combine.rs`) is asked in a part about the part. If it says
//!   so it is void, and the search asks again. But parts may all get by where the whole would not: then it is explored here, and left to optimal
//!   otherwise, and what is counted are classes here and traces there. That is the one way in which executions do not add up (one of some 10,000 random scripts).

use super::cells::Cells;
use super::saved::ReadsFrom;
use super::state::{Entry, State};
use super::{Explorer, New};
use crate::beyond_races::BeyondRaces;
use crate::bytes::{Corrupt, Plain, Reader, plain};
use crate::driver::{Driver, Flow};
use crate::parts::{Parts, Returned};
use raddle_trace::{Machine, OpKind, Pending, Transition};

/// An execution that a part has explored, from the start, with threads numbered by birth.
#[derive(Clone, Debug)]
pub struct Foreign {
    steps: Vec<Transition>,
    /// For each event of the trace, its place.
    trace: Vec<u32>,
    /// Where in the trace the event of the last shared node is.
    head: u32,
    /// How many steps were known before the rest was executed.
    scheduled: u32,
    new: New,
}

/// What a part has learned.
#[derive(Clone, Debug)]
pub struct Learned {
    /// It does not count.
    void: bool,
    cells: Cells,
    has_units: bool,
    mixed: bool,
    combinations: u64,
}

impl ReadsFrom {
    /// Gives away half of the schedules that are left at the first node that has some and is not shared, as another search.
    pub fn split(&mut self, part: u32) -> Option<ReadsFrom> {
        let nodes = &mut self.state.nodes;
        // An await may have no event in an execution that is handed back.
        let left = |&node: &usize| nodes[node].has_left() && !nodes[node].awaits;
        let node = (self.parts.floor()..nodes.len()).find(left)?;
        let given = nodes[node].give();
        let before = nodes[..node].iter().cloned();
        let mut state = State { trace: self.state.trace.clone(), nodes: before.chain([given]).collect() };
        state.keep_nodes(node + 1);
        self.parts.give(node, part, 0);
        Some(ReadsFrom {
            state,
            cells: self.cells.clone(),
            has_units: self.has_units,
            mixed: self.mixed,
            combinations: 0,
            new: self.new,
            back: true,
            void: false,
            parts: Parts::of_part(node),
        })
    }

    /// What it has learned, now that it is done.
    pub fn into_learned(self) -> Learned {
        let ReadsFrom { cells, has_units, mixed, combinations, void, .. } = self;
        Learned { void, cells, has_units, mixed, combinations }
    }
}

impl Explorer {
    /// What was given away at the last node, if it has come back. Looks at the executions that came with it.
    pub(super) fn comes_back<M: Machine>(&mut self, search: &mut Driver<'_, M>, node: usize) -> Flow<bool> {
        // What was met that is beyond races is known since it came back.
        let Some(Returned { executions, left, summary, beyond_races: _ }) = self.parts.take_back(node) else {
            return Flow::Continue(false);
        };
        let void = left.void || !self.path.cells.agrees_with(&left.cells);
        self.state.nodes[node].take_back(void);
        if void {
            return Flow::Continue(true);
        }
        search.add(summary, &BeyondRaces::default());
        self.learn(search, &left);
        for execution in executions {
            self.look_at_foreign(search, node, execution)?;
            if self.path.obstacle.is_some() {
                break;
            }
        }
        Flow::Continue(true)
    }

    fn learn<M: Machine>(&mut self, search: &Driver<'_, M>, learned: &Learned) {
        let Learned { void: _, cells, has_units, mixed, combinations } = learned;
        self.path.cells.learn(cells);
        self.path.grow();
        self.path.has_units |= has_units;
        self.mixed |= mixed;
        self.combinations += combinations;
        if !self.path.cells.splits.is_empty() {
            self.apply_splits(search);
        }
    }

    /// Repeats an execution that a part has explored, and finds the schedules that it gives rise to.
    fn look_at_foreign<M: Machine>(&mut self, search: &mut Driver<'_, M>, node: usize, foreign: Foreign) -> Flow {
        let Foreign { steps, trace, head, scheduled, new } = foreign;
        self.unlist_node(node as u32);
        self.state.nodes[node].event = None;
        let prefix = self.state.nodes[node].prefix as usize;
        self.rewind_saturated(prefix);
        self.blocked.clear();
        self.scheduled = scheduled as usize;
        let before = search.log.schedule();
        // The last step is repeated in any case: before it, it can be seen who is blocked.
        let same = steps.iter().zip(before.iter()).take_while(|(a, b)| a == b).count().min(steps.len() - 1);
        search.rewind(same);
        self.path.truncate(same);
        for (at, &step) in steps.iter().enumerate().skip(same) {
            if at + 1 == steps.len() && at >= self.scheduled {
                let thread = search.log.recorder().id(step.thread);
                let exits = matches!(search.machine.pending(thread), Pending::Ready(last) if last.kind == OpKind::Exit);
                if exits {
                    self.note_exit(search, thread);
                }
            }
            search.repeat_foreign(step);
            self.path.push(&search.log);
        }
        self.finish_extension(search);
        if self.path.obstacle.is_some() {
            return Flow::Continue(());
        }
        let named = |&place: &u32| self.path.order[place as usize];
        let events: Vec<_> = trace.iter().map(named).collect();
        let known = self.state.trace.iter().take(prefix).map(|entry| entry.event);
        if !known.eq(events.iter().copied().take(prefix)) {
            search.disagree(&format!("a part has another trace than {:?}: {events:?}", self.state.trace));
        }
        self.state.trace.truncate(prefix);
        self.state.trace.extend(events[prefix..].iter().map(|&event| Entry { event, node: None }));
        self.trace_at.clear();
        self.trace_at.resize(trace.len(), 0);
        for (at, &place) in trace.iter().enumerate() {
            self.trace_at[place as usize] = at as u32;
        }
        self.state.trace[head as usize].node = Some(node as u32);
        self.state.nodes[node].event = Some(events[head as usize]);
        self.list_node(node as u32);
        // The part has counted its combinations already.
        let combinations = std::mem::take(&mut self.combinations);
        self.find_schedules(search, &new)?;
        self.combinations = combinations;
        self.hand_back(search, new);
        Flow::Continue(())
    }

    /// Keeps the present execution for the search this was split from, if it showed a schedule of a shared node.
    pub(super) fn hand_back<M: Machine>(&mut self, search: &Driver<'_, M>, new: New) {
        if !std::mem::take(&mut self.concerns_shared) {
            return;
        }
        let floor = Some(self.parts.floor() as u32);
        let head = self.state.trace.iter().position(|entry| entry.node == floor);
        self.parts.post(Foreign {
            steps: search.log.schedule().to_vec(),
            trace: self.state.trace.iter().map(|entry| self.path.place(entry.event)).collect(),
            head: head.expect("the last shared node has an event in each execution of a part") as u32,
            scheduled: self.scheduled as u32,
            new,
        });
    }
}

plain!(Learned { void, cells, has_units, mixed, combinations });

impl Plain for Foreign {
    fn write(&self, to: &mut Vec<u8>) {
        let Foreign { steps, trace, head, scheduled, new } = self;
        steps.write(to);
        trace.write(to);
        (*head, *scheduled).write(to);
        new.write(to);
    }

    fn read(from: &mut Reader<'_>) -> Result<Self, Corrupt> {
        let (steps, trace): (Vec<Transition>, Vec<u32>) = Plain::read(from)?;
        let (head, scheduled) = Plain::read(from)?;
        let new = New::read(from)?;
        let mut places = trace.clone();
        places.sort_unstable();
        let all = places.iter().copied().eq(0..steps.len() as u32);
        let within = (head as usize) < trace.len() && new.from <= trace.len();
        if all && within { Ok(Foreign { steps, trace, head, scheduled, new }) } else { Err(Corrupt) }
    }
}
