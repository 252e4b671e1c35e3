//! Optimal exploration up to reads-from equivalence.
//!
//! The paper is *Optimal Stateless Model Checking for Reads-From Equivalence under Sequential Consistency*, Algorithm 1
//! (ReadsFrom-SMC) with the extensions of its section 7; the consistency check is in [`crate::consistency`].
//!
//! | paper | here |
//! | --- | --- |
//! | trace τ, as a sequence | [`State::trace`] |
//! | execution E | [`Path`]: what the machine has executed last, always a witness of the trace |
//! | `schedules(τ'')`, σ | [`State::nodes`], [`state::Schedule`] |
//! | marked | an event of the trace without a node |
//! | `ReadsFrom-SMC` | [`Explorer::reads_from_smc`]: the recursion is a loop over the nodes |
//! | lines 2–3, exploration phase | [`Explorer::extend`] |
//! | line 4 | [`Explorer::adopt_extension`] |
//! | lines 5–6, `MayRead` | `detect.rs` collects candidates |
//! | lines 7–11, `predecs`, `σ' ≡ σ` | `check.rs` checks them, `combine.rs` where several cells are read |
//! | lines 12–15, recursive exploration | [`Explorer::next_schedule`] |
//! | `GetWitness` | [`Explorer::take`] (`take.rs`), when a schedule is taken; [`crate::consistency`] |
//!
//! How objects become reads and writes is in `objects.rs` and `cells.rs`, what an operation would do if it read something else in
//! `predict.rs`, and what becomes of awaits in `waiting.rs`. How a search gives away a part of what is left is in `split.rs`.
//!
//! # State and cache
//!
//! What the search knows is [`State`] (what is explored, and what is left as schedules), with the schedule that the machine
//! executed last and the table of [`cells`] that its numbers stand for. The rest of [`Explorer`] is derived from these: the
//! [`Path`] from the execution; `trace_at`, `cell_nodes`, `blocked` and `exits` from both; the saturated prefix from the trace; `mixed` from the
//! events of the path. `combinations` only decides when to give up.
//!
//! # What a class is
//!
//! Two executions are equivalent when every thread performs the same events and every read takes each byte from the same
//! write. For a read-modify-write, also a failed compare-and-swap, this includes what it read. Operations on
//! synchronisation objects are read-modify-writes of the object, or reads where they change nothing (a try-lock that
//! found the lock taken, a signal that found nobody): so a class fixes the order in which an object is used. Cells
//! on which objects live or die (`free`) count as such objects, since writing there too early or too late is a fault.
//!
//! Operations that commute are not ordered: read locks, semaphore posts, arrivals of one generation of a barrier. How they
//! are made of cells like all others is in `objects.rs`, with the corners in which they are ordered all the same. But for
//! these, executions of one Mazurkiewicz trace are in one class.
//!
//! **Final values are not part of a class** (Example 3.2): two writes that nobody reads may happen in either order. An assertion
//! about the final state must be made by a thread that reads it, usually `main` after joining the others: then what it reads is
//! part of the class, and all values are seen.
//!
//! `exit` is performed only when nothing else can move. An execution in which it came earlier is a prefix of one that is
//! explored, so it shows nothing new.
//!
//! # Deviations
//!
//! 1. Blocking operations (locks, semaphores, `once`) have alternative *takers* instead of alternative sources. Let
//!    `e` take the object in the state that `s` left. An execution that goes on from the same prefix without that event has
//!    another operation `f` next on the object, for otherwise `e` could still be performed at the end. So the branches
//!    are "`f` comes next after `s`", one for each `f`; they exclude each other and miss nothing. Each is found: the
//!    prefix, `e`, and the causal past of `f` are consistent together, so some explored execution contains them, and in it `f`
//!    has been performed later or is blocked at the end; both are looked at. This covers section 7's two cases for locks.
//!
//!    A timed condition wait that gives up takes the condition variable like that, too: it can do so until it is woken.
//!    A wait that was woken could have given up before; it is looked at like a blocked operation.
//!
//!    *Read locks* are not next on the lock, they share it until a writer closes it. Let `e` be a read lock that can be
//!    had after the prefix. An execution that goes on without it before the next writer has a writer `f` that closed the
//!    lock with other readers inside before: the branches are "`e` joins", and one for each `f` and each set of read unlocks
//!    before it, which are what `f` reads of the units of the others. If `e` is a writer, the executions with more readers
//!    before the next writer are the branch of a reader `r` that joins. If there are several such `r`, whose branches
//!    would overlap, and none of them could be had after the prefix, the program is left to
//!    [`crate::Algorithm::Optimal`]. It is rare, because writers are performed last: it takes two locks.
//! 2. Reversing two read-modify-writes (section 7): `e` reads from `f` which reads what `e` read. If `f` can block, it need not
//!    have read directly from `e`.
//! 3. A read of several cells has a source for each; all combinations are considered, part by part as long as saturation
//!    allows (`combine.rs`). The argument of Claim 1 holds per cell: take a source `w` that nothing but the read depends on;
//!    without it the same order of the other events is an execution in which the read finds something else, from fewer
//!    events. Operations that read some cells and write others (copies, atomic blocks, read/write locks) can exclude each
//!    other like two read-modify-writes do; for these, all ways in which one of them happens first and is read by the other
//!    are considered.
//! 4. Whether a schedule is consistent is found out when it is taken, not when it is found: what has no witness is dropped
//!    then. The same schedules are explored. The prefix is saturated once, and its events are those the machine has executed
//!    last; inconsistent schedules stay in their set, so that they are not looked at again when they are found again.
//! 5. An atomic block is one operation on the cells it touched, and so is a call of the library that reads a string. It is taken
//!    for granted that it touches the same cells when it reads other values. Every schedule that changes what it reads is
//!    run, and shows whether that holds: where it first goes another way, it has read another value from a cell that it had
//!    read before. That includes schedules that have no witness only because of what the block writes: there the block is tried as if it
//!    wrote nothing (`take.rs`). (One that has none because of what it reads need not be tried. Take the reads up to where it goes
//!    another way: a witness for them has some last write of each other cell, and reading that is a combination that is run.)
//!    When it does not hold, the program is explored up to the finer equivalence of
//!    [`crate::Algorithm::Optimal`] instead. So are
//!    programs with compare-and-swaps that store what they found to shared memory in the same step (only calls of the
//!    atomic library do), with blocks that use synchronisation objects, and with objects that are made or destroyed beside
//!    their uses (`objects.rs`).
//! 6. Awaits are reads that may not be performed at all: the argument is in `waiting.rs`.
//! 7. That a cell is used for synchronisation may become known only after it was written like any other; the exploration then
//!    starts again, knowing it. This happens during the first execution, if at all, in programs that initialise their
//!    objects before they use them.

mod cells;
mod check;
mod combine;
mod detect;
mod livelocks;
mod objects;
mod operation;
mod path;
mod predict;
mod saved;
mod split;
mod state;
mod take;
mod waiting;

use crate::access_list::AccessList;
use crate::beyond_races::Explored;
use crate::consistency::{EventRef, Part, Position, Trace};
use crate::driver::{Driver, Flow};
use crate::events::EventLog;
use crate::parts::Parts;
use crate::{Reason, Stopped};
use operation::BlockedOperation;
use path::{Obstacle, Path, ThreadPlaces};
use predict::blocks;
use raddle_trace::{BlockedOn, Machine, OpKind, Pending, Stuck, ThreadId, ThreadSet, Transition};
pub use saved::ReadsFrom;
use split::{Foreign, Learned};
use state::{Draft, Entry, Kind, Node, State};

/// The exploration: its state, and what is derived from it.
struct Explorer {
    state: State,
    path: Path,
    /// For each place on the path, where its event is in the trace.
    trace_at: Vec<u32>,
    /// For each cell, the nodes of events that read it.
    cell_nodes: Vec<Vec<ThreadPlaces>>,
    /// A prefix of the trace, saturated.
    saturated: Trace,
    /// The positions of `saturated` for each length of the trace.
    positions: Vec<Position>,
    /// The operations that could not be performed in this execution.
    blocked: Vec<BlockedOperation>,
    /// Threads that were about to call `exit` when another one did.
    exits: Vec<u32>,
    /// Whether some operation is about several cells, reads and writes: see `detect.rs`.
    mixed: bool,
    /// Whether some node may be of an await.
    awaits: bool,
    /// Combinations of sources that were looked at: see `combine.rs`.
    combinations: u64,
    new: New,
    /// The last execution is done with: the next schedule is to be taken.
    back: bool,
    /// It is a part, and met an obstacle.
    void: bool,
    parts: Parts<Foreign, Learned>,
    /// A schedule was found for a node that is shared.
    concerns_shared: bool,
    /// How many events of this execution had been scheduled; the rest was whatever came.
    scheduled: usize,
    buffers: Buffers,
}

/// Memory to be used again; nothing is read from it.
#[derive(Default)]
struct Buffers {
    candidates: detect::Candidates,
    draft: Draft,
    places: Vec<u32>,
    order: Vec<EventRef>,
    choices: Vec<u32>,
    nodes: Vec<Node>,
}

/// What is new in the trace: all from here on, but for copies of events that were explored before.
#[derive(Clone, Copy, Debug, Default)]
struct New {
    from: usize,
    copies_end: usize,
}

impl New {
    fn is_copy(&self, at: usize) -> bool {
        (self.from..self.copies_end).contains(&at)
    }
}

impl Explorer {
    /// Goes on with a search whose path is the log.
    fn resume(saved: ReadsFrom, log: &EventLog) -> Self {
        let ReadsFrom { state, cells, has_units, mixed, combinations, new, back, void, parts } = saved;
        let saturated = Trace::new();
        let mut explorer = Explorer {
            awaits: state.nodes.iter().any(|node| node.awaits),
            state,
            path: Path::with_cells(cells, has_units),
            // What is not in the trace comes after it.
            trace_at: vec![u32::MAX; log.len()],
            cell_nodes: Vec::new(),
            positions: vec![saturated.position()],
            saturated,
            blocked: Vec::new(),
            exits: Vec::new(),
            mixed,
            combinations,
            new,
            back,
            void,
            parts,
            concerns_shared: false,
            scheduled: 0,
            buffers: Buffers::default(),
        };
        while explorer.path.len() < log.len() {
            explorer.path.push(log);
        }
        for (at, entry) in explorer.state.trace.iter().enumerate() {
            explorer.trace_at[explorer.path.place(entry.event) as usize] = at as u32;
        }
        (0..explorer.state.nodes.len()).for_each(|node| explorer.list_node(node as u32));
        explorer
    }

    /// Explores everything.
    fn explore<M: Machine>(&mut self, search: &mut Driver<'_, M>) -> Flow<Explored> {
        loop {
            let explored = self.reads_from_smc(search)?;
            let Some(obstacle) = self.path.obstacle else { return Flow::Continue(explored) };
            if self.parts.shared() > 0 {
                // The search it is a part of finds out what to do.
                self.void = true;
                return Flow::Continue(Explored::Everything);
            }
            match obstacle {
                Obstacle::BeyondRaces => return Flow::Continue(Explored::BeyondRaces),
                Obstacle::HandOver(why) => return Flow::Continue(Explored::HandOver(why)),
                Obstacle::Restart => {
                    search.restart();
                    self.forget_all();
                }
            }
        }
    }

    /// Starts again, keeping what is known about cells.
    fn forget_all(&mut self) {
        self.state = State::default();
        self.new = New::default();
        self.parts = Parts::default();
        self.path.truncate(0);
        self.path.obstacle = None;
        self.path.cells.splits.clear();
        self.trace_at.clear();
        self.cell_nodes.clear();
        self.rewind_saturated(0);
    }

    /// Algorithm 1, unless an obstacle keeps it from exploring everything.
    fn reads_from_smc<M: Machine>(&mut self, search: &mut Driver<'_, M>) -> Flow<Explored> {
        loop {
            search.checkpoint()?;
            if !std::mem::take(&mut self.back) {
                self.extend(search)?;
                if search.is_beyond_races() {
                    self.path.meet(Obstacle::BeyondRaces);
                }
                if self.path.obstacle.is_some() {
                    return Flow::Continue(Explored::Everything);
                }
                self.adopt_extension(search);
                self.finish(search)?;
                self.find_schedules(search, &self.new.clone())?;
                self.hand_back(search, self.new);
                search.estimate(self.state.nodes.iter().map(Node::branches));
            }
            self.new = loop {
                if self.path.obstacle.is_some() {
                    return Flow::Continue(Explored::Everything);
                }
                match self.next_schedule(search)? {
                    Next::Schedule(node, schedule) => {
                        if let Some(new) = self.take(search, node, schedule)? {
                            break new;
                        }
                    }
                    Next::Nothing => return Flow::Continue(Explored::Everything),
                    Next::Waits => return Flow::Continue(Explored::Waits),
                }
            };
        }
    }

    /// Line 2: runs the program to an end.
    fn extend<M: Machine>(&mut self, search: &mut Driver<'_, M>) -> Flow {
        self.blocked.clear();
        self.scheduled = self.path.len();
        let held = self.held();
        loop {
            let ready = search.ready().difference(held);
            let Some((thread, last)) = self.next_thread(search, ready) else { break };
            if last {
                self.note_exit(search, thread);
            }
            let choice = first_choice(search.machine, thread);
            search.step_keeping(Transition { thread, choice }, || self.state.in_mind())?;
            self.path.push(&search.log);
            if self.path.len() >= EventRef::INDEX_MAX as usize {
                let schedule = search.log.schedule();
                return search.stop(Stopped::Steps(schedule));
            }
        }
        self.finish_extension(search);
        Flow::Continue(())
    }

    /// A thread is about to end the execution: notes who is blocked, and who was about to do so, too.
    fn note_exit<M: Machine>(&mut self, search: &Driver<'_, M>, thread: ThreadId) {
        self.collect_blocked(search);
        self.exits.clear();
        let ready = search.machine.ready().difference(self.held());
        self.exits.extend(ready.iter().filter(|&t| t != thread).map(|t| t.0));
    }

    /// At the end of an execution: notes what could not be performed.
    fn finish_extension<M: Machine>(&mut self, search: &Driver<'_, M>) {
        if !search.has_exited() && self.blocked.is_empty() {
            self.collect_blocked(search);
        }
        self.collect_prevented(search);
        if !self.path.cells.splits.is_empty() {
            self.apply_splits(search);
        }
    }

    /// The thread to go on with: write locks come last, so that read locks that can be had have been taken by then, and
    /// `exit` when nothing else is left to do, in which case the flag is set.
    fn next_thread<M: Machine>(&self, search: &Driver<'_, M>, ready: ThreadSet) -> Option<(ThreadId, bool)> {
        let first = search.order.first(ready)?;
        let kind = |t| match search.machine.pending(t) {
            Pending::Ready(operation) => operation.kind,
            _ => OpKind::Fence,
        };
        if !matches!(kind(first), OpKind::Exit | OpKind::WriteLock) {
            return Some((first, false));
        }
        let (mut rest, mut write_lock) = (ready, None);
        while let Some(thread) = search.order.take_first(&mut rest) {
            match kind(thread) {
                OpKind::Exit => {}
                OpKind::WriteLock => write_lock = write_lock.or(Some(thread)),
                _ => return Some((thread, false)),
            }
        }
        Some(write_lock.map_or((first, true), |thread| (thread, false)))
    }

    /// Notes the operations that wait for an object nobody will release.
    fn collect_blocked<M: Machine>(&mut self, search: &Driver<'_, M>) {
        self.blocked.clear();
        let held = self.held();
        for t in search.machine.threads() {
            let operation = match search.machine.pending(t) {
                Pending::Blocked(_, BlockedOn::Condition(_)) => continue,
                Pending::Blocked(operation, _) => operation,
                Pending::Ready(operation) if held.contains(t) => operation,
                // Nothing of who reads from whom says what could have come in between.
                Pending::Stuck(Stuck::Undone) => {
                    self.path.meet(Obstacle::HandOver(Reason::RoundsThatWrite));
                    continue;
                }
                Pending::Stuck(Stuck::Spin) => {
                    if stopped_by_order(search) {
                        self.path.meet(Obstacle::HandOver(Reason::RoundsThatWrite));
                    }
                    continue;
                }
                _ => continue,
            };
            if !blocks(operation.kind) && !operation.kind.awaits() {
                continue;
            }
            let thread = t.0 as usize;
            let index = self.path.threads.get(thread).map_or(0, Vec::len) as u32 + 1;
            self.blocked.push(BlockedOperation {
                event: EventRef::new(thread, index),
                prevented_by: EventRef::NONE,
                kind: operation.kind,
                accesses: AccessList::new(operation.accesses),
                after: [self.path.waker[thread], EventRef::NONE],
                parts: self.path.blocked_parts(operation.kind, thread, operation.accesses),
            });
        }
    }

    /// Notes the timed waits that were woken before they gave up.
    fn collect_prevented<M: Machine>(&mut self, search: &Driver<'_, M>) {
        for prevented in search.log.prevented().iter().filter(|prevented| prevented.kind == OpKind::CondTimeout) {
            let by = prevented.event as usize;
            if search.log.events()[by].kind == OpKind::Exit {
                continue;
            }
            let thread = prevented.transition.thread.0 as usize;
            let index = self.path.threads[thread].partition_point(|&place| (place as usize) < by) as u32 + 1;
            self.blocked.push(BlockedOperation {
                event: EventRef::new(thread, index),
                prevented_by: self.path.order[by],
                kind: prevented.kind,
                accesses: prevented.accesses.clone(),
                after: [EventRef::NONE; 2],
                parts: self.path.blocked_parts(prevented.kind, thread, prevented.accesses.as_slice()),
            });
        }
    }

    /// Cells were split: what is stored about them is brought up to date.
    fn apply_splits<M: Machine>(&mut self, search: &Driver<'_, M>) {
        for split in std::mem::take(&mut self.path.cells.splits) {
            for node in &mut self.state.nodes {
                node.split_cell(split.old, split.new);
            }
        }
        for operation in &mut self.blocked {
            let (kind, thread) = (operation.kind, operation.event.thread());
            operation.parts = self.path.blocked_parts(kind, thread, operation.accesses.as_slice());
        }
        self.rewind_saturated(0);
        self.path.truncate(0);
        while self.path.len() < search.log.len() {
            self.path.push(&search.log);
        }
        self.cell_nodes.clear();
        for node in 0..self.state.nodes.len() {
            self.list_node(node as u32);
        }
    }

    /// Lines 3 and 4: adds what was executed beyond the trace to the trace, with nodes for events that have alternatives.
    fn adopt_extension<M: Machine>(&mut self, search: &Driver<'_, M>) {
        for place in self.state.trace.len()..self.path.len() {
            let event = self.path.order[place];
            let parts = self.path.parts_of(place);
            self.mixed |= parts.len() > 1 && self.is_mixed(place);
            if self.path.events[place].kind == OpKind::Exit {
                self.open_waiting();
            }
            let node = self.has_alternatives(place, search).then(|| self.open_node(event, place, search));
            self.state.trace.push(Entry { event, node });
            self.trace_at.push(place as u32);
        }
        self.open_waiting();
    }

    /// Whether the event is about several cells, reads some that others may write, and may write some itself, or looks at
    /// an object with units: who changes that object is about several cells.
    fn is_mixed(&self, place: usize) -> bool {
        let parts = self.path.parts_of(place);
        let kind = self.path.events[place].kind;
        let concerned = |part: &Part| part.writes || self.path.cells.info(part.cell).is_unit;
        let mixed = parts.iter().any(concerned) || predict::is_conditional(kind);
        mixed && !blocks(kind) && self.path.view(place).open_parts().next().is_some()
    }

    fn has_alternatives<M: Machine>(&self, place: usize, search: &Driver<'_, M>) -> bool {
        let event = self.path.view(place);
        event.open_parts().next().is_some()
            || event.kind == OpKind::Exit
            || search.log.events()[place].choices.len() > 1
    }

    fn open_node<M: Machine>(&mut self, event: EventRef, place: usize, search: &Driver<'_, M>) -> u32 {
        let id = self.state.nodes.len();
        let mut node = self.buffers.nodes.pop().unwrap_or_default();
        let record = &self.path.events[place];
        node.reset(self.state.trace.len() as u32, event, blocks(record.kind), record.kind == OpKind::ReadLock);
        node.awaits = record.kind.awaits();
        self.awaits |= node.awaits;
        let draft = &mut self.buffers.draft;
        draft.clear();
        draft.push(event, 0, record.after, self.path.parts_of(place).iter().copied());
        draft.key = self.path.past_key(event, 0, &record.after, self.path.parts_of(place), (EventRef::NONE, 0));
        node.add(
            draft,
            Kind {
                choice: Some(record.choice),
                either: false,
                certain: true,
                copies: true,
                may_write_less: false,
                waits: false,
            },
            true,
        );
        let logged = &search.log.events()[place];
        let mut label = logged.choices.after(record.choice);
        while let Some(choice) = label {
            node.add_choice(0, choice);
            label = logged.choices.after(choice);
        }
        if record.kind == OpKind::Exit {
            self.add_other_exits(&mut node);
        }
        self.state.nodes.push(node);
        self.list_node(id as u32);
        id as u32
    }

    /// Other threads that were about to end the execution: exactly one of them does.
    fn add_other_exits(&mut self, node: &mut Node) {
        let draft = &mut self.buffers.draft;
        for &thread in &self.exits {
            let thread = thread as usize;
            let index = self.path.threads.get(thread).map_or(0, Vec::len) as u32 + 1;
            draft.clear();
            draft.push(EventRef::new(thread, index), 0, [self.path.waker[thread], EventRef::NONE], []);
            node.add(
                draft,
                Kind { choice: None, either: false, certain: true, copies: true, may_write_less: false, waits: false },
                false,
            );
        }
    }

    /// Enters a node into the lists of the cells its event reads.
    fn list_node(&mut self, id: u32) {
        let Some(event) = self.state.nodes[id as usize].performed() else { return };
        let place = self.path.place(event) as usize;
        self.cell_nodes.resize_with(self.path.cells.len(), Vec::new);
        for part in self.path.parts_of(place).iter().filter(|part| part.reads()) {
            ThreadPlaces::of(&mut self.cell_nodes[part.cell as usize], event.thread()).push(id);
        }
    }

    fn unlist_node(&mut self, id: u32) {
        let Some(event) = self.state.nodes[id as usize].performed() else { return };
        let place = self.path.place(event) as usize;
        for part in self.path.parts_of(place).iter().filter(|part| part.reads()) {
            let listed = ThreadPlaces::of(&mut self.cell_nodes[part.cell as usize], event.thread()).pop();
            debug_assert_eq!(listed, Some(id));
        }
    }

    /// Lines 12 to 15: the next schedule of the last node that has one; the trace is cut back to before that node.
    fn next_schedule<M: Machine>(&mut self, search: &mut Driver<'_, M>) -> Flow<Next> {
        while let Some(id) = self.state.nodes.len().checked_sub(1) {
            if self.parts.is_given(id) && !self.state.nodes[id].has_left() {
                if !self.comes_back(search, id)? {
                    self.state.keep_nodes(id + 1);
                    self.back = true;
                    return Flow::Continue(Next::Waits);
                }
                if self.path.obstacle.is_some() {
                    break;
                }
                continue;
            }
            self.unlist_node(id as u32);
            let node = &mut self.state.nodes[id];
            if let Some(schedule) = node.next() {
                (node.event, node.waits) = (None, false);
                self.state.trace.truncate(node.prefix as usize);
                return Flow::Continue(Next::Schedule(id, schedule));
            }
            if id + 1 == self.parts.shared() {
                break;
            }
            self.buffers.nodes.extend(self.state.nodes.pop());
        }
        Flow::Continue(Next::Nothing)
    }
}

/// What is explored next.
enum Next {
    Schedule(usize, usize),
    Nothing,
    Waits,
}

fn first_choice<M: Machine>(machine: &M, thread: ThreadId) -> u32 {
    match machine.pending(thread) {
        Pending::Ready(operation) => operation.choices.first(),
        _ => 0,
    }
}

/// A thread's last events, as far as none of them changed anything.
fn round(log: &EventLog, thread: ThreadId) -> impl Iterator<Item = usize> {
    let own = (0..log.len()).rev().filter(move |&event| log.events()[event].thread() == thread);
    own.take_while(|&event| !log.events()[event].changes_with(log.happened(event)))
}

/// Whether a thread has stopped in a loop in which it looked at what [several threads wrote](is_contended).
fn has_stopped_on_contended<M: Machine>(search: &Driver<'_, M>) -> bool {
    let stopped = |t| matches!(search.machine.pending(t), Pending::Stuck(Stuck::Spin));
    search.machine.threads().iter().any(|t| stopped(t) && is_contended(&search.log, t))
}

/// Whether several threads wrote to what a thread looked at since it last changed something: whether it would look in vain for ever
/// depends on who came last then, which is no matter of who reads from whom.
fn is_contended(log: &EventLog, thread: ThreadId) -> bool {
    round(log, thread).flat_map(|event| log.happened(event)).any(|looked| {
        let writes =
            |event: &usize| log.happened(*event).iter().any(|access| access.mode.writes() && access.overlaps(looked));
        let writers: ThreadSet = (0..log.len()).filter(writes).map(|event| log.events()[event].thread()).collect();
        writers.len() > 1
    })
}

/// Whether a thread has stopped in a loop in which it wrote what was there already: had another write come in between, it had gone
/// on, and nothing of who reads from whom says which it is.
pub(crate) fn stopped_by_order<M: Machine>(search: &Driver<'_, M>) -> bool {
    search.machine.threads().iter().any(|t| match search.machine.pending(t) {
        Pending::Stuck(Stuck::Spin) => {
            round(&search.log, t).any(|event| search.log.events()[event].kind == OpKind::Write)
        }
        pending => matches!(pending, Pending::Stuck(Stuck::Undone)),
    })
}
