//! Optimal exploration up to reads-from equivalence.
//!
//! The paper is *Optimal Stateless Model Checking for Reads-From Equivalence under Sequential Consistency*, Algorithm 1
//! (ReadsFrom-SMC) with the extensions of its section 7; the consistency check is in [`crate::consistency`].
//!
//! | paper | here |
//! | --- | --- |
//! | trace τ, as a sequence | [`Explorer::trace`], the events of the machine's execution in [`Path`] |
//! | execution E | [`Path`]: what the machine has executed last, always a witness of the trace |
//! | `schedules(τ'')`, σ | [`Node`], [`schedule::Schedule`] |
//! | marked | an event of the trace without a node |
//! | lines 2–3, exploration phase | [`Explorer::extend`] |
//! | lines 4–11, new-source-detection phase | `detect.rs` finds candidates, `check.rs` checks them |
//! | lines 12–15, recursive exploration | the loop in [`run`]; `next_schedule` |
//! | `GetWitness` | [`Explorer::take`], when a schedule is taken |
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
//!    read before. When it does not hold, the program is explored up to the finer equivalence of
//!    [`crate::Algorithm::Optimal`] instead. So are
//!    programs with compare-and-swaps that store what they found to shared memory in the same step (only calls of the
//!    atomic library do), with blocks that use synchronisation objects, with awaits, which block on values, and with
//!    objects that are made or destroyed beside their uses (`objects.rs`).
//! 6. That a cell is used for synchronisation may become known only after it was written like any other; the exploration then
//!    starts again, knowing it. This happens during the first execution, if at all, in programs that initialise their
//!    objects before they use them.

mod cells;
mod check;
mod combine;
mod detect;
mod objects;
mod path;
mod predict;
mod schedule;

use crate::access_list::AccessList;
use crate::beyond_races::Explored;
use crate::consistency::{EventRef, EventSpec, Part, Phase, Position, Trace};
use crate::driver::{Flow, Search};
use crate::{Reason, Stopped};
use path::Path;
use predict::{blocks, is_determined};
use raddle_trace::{BlockedOn, Choices, Machine, OpKind, Pending, ThreadId, ThreadSet, Transition};
use schedule::{Draft, Kind, Node};

/// An event of the trace, with its node if it is unmarked and has alternatives.
#[derive(Clone, Copy, Debug)]
struct Entry {
    event: EventRef,
    node: Option<u32>,
}

/// An operation that could not be performed: it is blocked at the end of the execution, or was prevented.
#[derive(Clone, Debug)]
struct BlockedOperation {
    event: EventRef,
    /// The event without which it could have been performed, if it was prevented: a signal to a timed wait.
    prevented_by: EventRef,
    kind: OpKind,
    accesses: AccessList,
    after: [EventRef; 2],
    parts: Vec<Part>,
}

/// The state of the exploration.
struct Explorer {
    path: Path,
    trace: Vec<Entry>,
    nodes: Vec<Node>,
    nodes_len: usize,
    /// For each cell, the nodes of events that read it.
    cell_nodes: Vec<Vec<path::ThreadPlaces>>,
    saturated: Trace,
    /// The positions of `saturated` for each length of the trace.
    positions: Vec<Position>,
    blocked: Vec<BlockedOperation>,
    /// Threads that were about to call `exit` when another one did.
    exits: Vec<u32>,
    /// Whether some operation is about several cells, reads and writes: see `detect.rs`.
    mixed: bool,
    /// Two branches were found that overlap: see `objects.rs`.
    overlapping: bool,
    /// Combinations of sources that were looked at: see `combine.rs`.
    combinations: u64,
    /// For each place on the path, where its event is in the trace.
    trace_at: Vec<u32>,
    draft: Draft,
    order: Vec<EventRef>,
    choices: Vec<u32>,
    detect: detect::Scratch,
}

/// Explores everything.
pub fn run<M: Machine>(search: &mut Search<'_, M>) -> Flow {
    let mut explorer = Explorer::new();
    loop {
        match explorer.explore_all(search)? {
            After::Done => return Flow::Continue(()),
            After::BeyondRaces => return search.finish_naively(Explored::BeyondRaces),
            After::Unsupported(why) => {
                search.hand_over(why);
                return crate::optimal::run(search);
            }
            After::Restart => {
                search.restart();
                explorer.forget_all();
            }
        }
    }
}

enum After {
    Done,
    BeyondRaces,
    Unsupported(Reason),
    Restart,
}

impl Explorer {
    fn new() -> Self {
        let saturated = Trace::new();
        Explorer {
            path: Path::new(),
            trace: Vec::new(),
            nodes: Vec::new(),
            nodes_len: 0,
            cell_nodes: Vec::new(),
            positions: vec![saturated.position()],
            saturated,
            blocked: Vec::new(),
            exits: Vec::new(),
            mixed: false,
            overlapping: false,
            combinations: 0,
            trace_at: Vec::new(),
            draft: Draft::default(),
            order: Vec::new(),
            choices: Vec::new(),
            detect: detect::Scratch::default(),
        }
    }

    /// Starts again, keeping what is known about cells.
    fn forget_all(&mut self) {
        self.path.truncate(0);
        self.path.must_restart = false;
        self.path.cells.splits.clear();
        self.trace.clear();
        self.trace_at.clear();
        self.nodes_len = 0;
        self.cell_nodes.clear();
        self.rewind_saturated(0);
    }

    fn explore_all<M: Machine>(&mut self, search: &mut Search<'_, M>) -> Flow<After> {
        let (mut new_from, mut copies) = (0, 0..0);
        loop {
            self.extend(search)?;
            if search.is_beyond_races() {
                return Flow::Continue(After::BeyondRaces);
            }
            if let Some(why) = self.path.unsupported {
                return Flow::Continue(After::Unsupported(why));
            }
            if self.path.must_restart {
                return Flow::Continue(After::Restart);
            }
            self.adopt_extension(search);
            search.finish()?;
            self.find_schedules(search, new_from, copies.clone())?;
            if self.has_too_many_combinations(search) {
                return Flow::Continue(After::Unsupported(Reason::TooManyCombinations));
            }
            if self.overlapping {
                return Flow::Continue(After::Unsupported(Reason::ReadLocksOverlap));
            }
            search.estimate(self.nodes[..self.nodes_len].iter().map(Node::branches));
            loop {
                if self.path.beyond_races {
                    return Flow::Continue(After::BeyondRaces);
                }
                if let Some(why) = self.path.unsupported {
                    return Flow::Continue(After::Unsupported(why));
                }
                if self.path.must_restart {
                    return Flow::Continue(After::Restart);
                }
                let Some((node, schedule)) = self.next_schedule() else { return Flow::Continue(After::Done) };
                if self.take(search, node, schedule)? {
                    new_from = self.nodes[node].prefix as usize;
                    let head = self.trace.len() - 1;
                    // What happens differently, if anything but the head does, is directly before it.
                    let changed = usize::from(!self.nodes[node].schedules[schedule].kind.copies);
                    copies = new_from..head - changed;
                    break;
                }
            }
        }
    }

    /// The exploration phase: runs the program to an end.
    fn extend<M: Machine>(&mut self, search: &mut Search<'_, M>) -> Flow {
        self.blocked.clear();
        loop {
            let ready = search.ready();
            let Some((thread, last)) = self.next_thread(search, ready) else { break };
            if last {
                self.collect_blocked(search);
                self.exits.clear();
                self.exits.extend(search.machine.ready().iter().filter(|&t| t != thread).map(|t| t.0));
            }
            let choice = first_choice(search.machine, thread);
            search.step(Transition { thread, choice })?;
            self.path.push(&search.log);
            if self.path.len() >= EventRef::INDEX_MAX as usize {
                let schedule = search.log.schedule();
                return search.stop(Stopped::Steps(schedule));
            }
        }
        if search.machine.ready().is_empty() && self.blocked.is_empty() {
            self.collect_blocked(search);
        }
        self.collect_prevented(search);
        if !self.path.cells.splits.is_empty() {
            self.apply_splits(search);
        }
        Flow::Continue(())
    }

    /// The thread to go on with: write locks come last, so that read locks that can be had have been taken by then, and
    /// `exit` when nothing else is left to do, in which case the flag is set.
    fn next_thread<M: Machine>(&self, search: &Search<'_, M>, ready: ThreadSet) -> Option<(ThreadId, bool)> {
        let first = search.order.first(ready)?;
        let kind = |t| match search.machine.pending(t) {
            Pending::Ready(operation) => operation.kind,
            _ => OpKind::Fence,
        };
        if !matches!(kind(first), OpKind::Exit | OpKind::WriteLock) {
            return Some((first, false));
        }
        let (mut rest, mut write_lock) = (ready, None);
        while let Some(thread) = search.order.first(rest) {
            rest.remove(thread);
            match kind(thread) {
                OpKind::Exit => {}
                OpKind::WriteLock => write_lock = write_lock.or(Some(thread)),
                _ => return Some((thread, false)),
            }
        }
        Some(write_lock.map_or((first, true), |thread| (thread, false)))
    }

    /// Notes the operations that wait for an object nobody will release.
    fn collect_blocked<M: Machine>(&mut self, search: &Search<'_, M>) {
        self.blocked.clear();
        for t in search.machine.threads() {
            let Pending::Blocked(operation, on) = search.machine.pending(t) else { continue };
            if operation.kind == OpKind::Await {
                self.path.unsupported = Some(Reason::Awaits);
            }
            if !blocks(operation.kind) || matches!(on, BlockedOn::Condition(_)) {
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
    fn collect_prevented<M: Machine>(&mut self, search: &Search<'_, M>) {
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
    fn apply_splits<M: Machine>(&mut self, search: &Search<'_, M>) {
        for split in std::mem::take(&mut self.path.cells.splits) {
            for node in &mut self.nodes[..self.nodes_len] {
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
        for node in 0..self.nodes_len {
            self.list_node(node as u32);
        }
    }

    /// Adds what was executed beyond the trace to the trace, with nodes for events that have alternatives.
    fn adopt_extension<M: Machine>(&mut self, search: &Search<'_, M>) {
        for place in self.trace.len()..self.path.len() {
            let event = self.path.order[place];
            let parts = self.path.parts_of(place);
            self.mixed |= parts.len() > 1 && self.is_mixed(place);
            let node = self.has_alternatives(place, search).then(|| self.open_node(event, place, search));
            self.trace.push(Entry { event, node });
            self.trace_at.push(place as u32);
        }
    }

    /// Whether the event is about several cells, reads some that others may write, and may write some itself, or looks at
    /// an object with units: who changes that object is about several cells.
    fn is_mixed(&self, place: usize) -> bool {
        let parts = self.path.parts_of(place);
        let kind = self.path.events[place].kind;
        let concerned = |part: &Part| part.writes || self.path.cells.info(part.cell).is_unit;
        let mixed = parts.iter().any(concerned) || detect::is_conditional(kind);
        mixed && !blocks(kind) && self.open_parts(place).next().is_some()
    }

    fn has_alternatives<M: Machine>(&self, place: usize, search: &Search<'_, M>) -> bool {
        let kind = self.path.events[place].kind;
        let modes = self.path.modes_of(place).iter();
        let reads = self.path.parts_of(place).iter().zip(modes).any(|(p, &mode)| p.reads() && !is_determined(mode));
        reads || kind == OpKind::Exit || search.log.events()[place].choices.len() > 1
    }

    fn open_node<M: Machine>(&mut self, event: EventRef, place: usize, search: &Search<'_, M>) -> u32 {
        let id = self.nodes_len;
        if id == self.nodes.len() {
            self.nodes.push(Node::default());
        }
        self.nodes_len += 1;
        let node = &mut self.nodes[id];
        let record = &self.path.events[place];
        node.reset(self.trace.len() as u32, event, blocks(record.kind), record.kind == OpKind::ReadLock);
        self.draft.clear();
        self.draft.push(event, 0, record.after, self.path.parts_of(place).iter().copied());
        self.draft.key = self.path.past_key(event, 0, &record.after, self.path.parts_of(place), (EventRef::NONE, 0));
        node.add(&self.draft, Kind { choice: Some(record.choice), either: false, certain: true, copies: true }, true);
        let logged = &search.log.events()[place];
        let mut label = logged.choices.after(record.choice);
        while let Some(choice) = label {
            node.add_choice(0, choice);
            label = logged.choices.after(choice);
        }
        if record.kind == OpKind::Exit {
            self.add_other_exits(id);
        }
        self.list_node(id as u32);
        id as u32
    }

    /// Other threads that were about to end the execution: exactly one of them does.
    fn add_other_exits(&mut self, node: usize) {
        for &thread in &self.exits {
            let thread = thread as usize;
            let index = self.path.threads.get(thread).map_or(0, Vec::len) as u32 + 1;
            self.draft.clear();
            self.draft.push(EventRef::new(thread, index), 0, [self.path.waker[thread], EventRef::NONE], []);
            self.nodes[node].add(&self.draft, Kind { choice: None, either: false, certain: true, copies: true }, false);
        }
    }

    /// Enters a node into the lists of the cells its event reads.
    fn list_node(&mut self, id: u32) {
        let Some(event) = self.nodes[id as usize].event else { return };
        let place = self.path.place(event) as usize;
        self.cell_nodes.resize_with(self.path.cells.len(), Vec::new);
        for part in self.path.parts_of(place).iter().filter(|part| part.reads()) {
            let lists = &mut self.cell_nodes[part.cell as usize];
            match lists.iter_mut().find(|list| list.thread as usize == event.thread()) {
                Some(list) => list.places.push(id),
                None => lists.push(path::ThreadPlaces { thread: event.thread() as u32, places: vec![id] }),
            }
        }
    }

    fn unlist_node(&mut self, id: u32) {
        let Some(event) = self.nodes[id as usize].event else { return };
        let place = self.path.place(event) as usize;
        for part in self.path.parts_of(place).iter().filter(|part| part.reads()) {
            let mut lists = self.cell_nodes[part.cell as usize].iter_mut();
            if let Some(list) = lists.find(|list| list.thread as usize == event.thread()) {
                debug_assert_eq!(list.places.last(), Some(&id));
                list.places.pop();
            }
        }
    }

    /// Drops the nodes from this one on, or all but this one's schedules, and the trace beyond its prefix.
    fn truncate_to_node(&mut self, node: usize) {
        for id in (node..self.nodes_len).rev() {
            self.unlist_node(id as u32);
        }
        self.nodes[node].event = None;
        self.nodes_len = node + 1;
        self.trace.truncate(self.nodes[node].prefix as usize);
    }

    /// The next schedule of the last node that has one; the trace is cut back to before that node.
    fn next_schedule(&mut self) -> Option<(usize, usize)> {
        while let Some(node) = self.nodes_len.checked_sub(1) {
            if let Some(schedule) = self.nodes[node].next() {
                self.truncate_to_node(node);
                return Some((node, schedule));
            }
            self.unlist_node(node as u32);
            self.nodes_len = node;
        }
        None
    }

    fn rewind_saturated(&mut self, len: usize) {
        if len < self.positions.len() {
            self.saturated.rewind(self.positions[len]);
            self.positions.truncate(len + 1);
        }
    }

    /// Makes `saturated` stand for the first `len` events of the trace.
    fn saturate_prefix(&mut self, len: usize) {
        self.rewind_saturated(len);
        while self.saturated.len() < len {
            let event = self.trace[self.saturated.len()].event;
            let place = self.path.place(event) as usize;
            let spec = EventSpec {
                thread: event.thread(),
                after: self.path.events[place].after,
                parts: self.path.parts_of(place),
            };
            let consistent = self.saturated.append(&spec);
            assert!(consistent, "what the machine executed is consistent: {:?}", self.path.order);
            self.positions.push(self.saturated.position());
        }
    }

    /// Takes a schedule: finds a witness for the trace with it, and brings the machine there. `false` when there is none.
    fn take<M: Machine>(&mut self, search: &mut Search<'_, M>, node: usize, schedule: usize) -> Flow<bool> {
        let either = self.nodes[node].schedules[schedule].kind.either;
        let mut saturable = false;
        for writes in [false, true] {
            if self.append_schedule(node, schedule, either.then_some(writes)) {
                saturable = true;
                if self.find_witness(search, node)? && self.replay(search, node, schedule)? {
                    self.enter_schedule(node, schedule);
                    return Flow::Continue(true);
                }
                if self.path.gives_up() || self.path.must_restart {
                    return Flow::Continue(false);
                }
            }
            if !either {
                break;
            }
        }
        if !saturable {
            search.counters().consistency_checks[0] += 1;
            self.nodes[node].reject();
        }
        Flow::Continue(false)
    }

    /// Adds the events of a schedule to the saturated prefix; `writes` overrides whether the head writes.
    fn append_schedule(&mut self, node: usize, schedule: usize, writes: Option<bool>) -> bool {
        self.saturate_prefix(self.nodes[node].prefix as usize);
        let node = &self.nodes[node];
        let schedule = &node.schedules[schedule];
        let len = node.len(schedule);
        for i in 0..len {
            let scheduled = node.get(schedule, i);
            let mut parts = scheduled.parts;
            if let Some(writes) = writes.filter(|_| i + 1 == len) {
                self.detect.parts.clear();
                self.detect.parts.extend_from_slice(parts);
                objects::set_success(&mut self.detect.parts, &self.path.cells, writes);
                parts = &self.detect.parts;
            }
            let spec = EventSpec { thread: scheduled.event.thread(), after: scheduled.after, parts };
            if !self.saturated.append(&spec) {
                return false;
            }
            self.positions.push(self.saturated.position());
        }
        true
    }

    fn find_witness<M: Machine>(&mut self, search: &mut Search<'_, M>, node: usize) -> Flow<bool> {
        let path = &self.path;
        let prefix = self.nodes[node].prefix;
        let len = self.trace_at.iter().position(|&at| at >= prefix).unwrap_or(path.len());
        let start = self.saturated.undisturbed(self.positions[prefix as usize], len, |e| path.place(e));
        let place = |e| path.place(e);
        let poll = &mut || search.poll();
        let (found, phase) = self.saturated.witness(&path.order, start, place, &mut self.order, poll)?;
        search.counters().consistency_checks[if phase == Phase::Decision { 2 } else { 1 }] += 1;
        Flow::Continue(found)
    }

    /// How much of the witness the machine has executed already, in the same order.
    fn common_prefix(&self, node: usize, schedule: usize) -> usize {
        let node = &self.nodes[node];
        let schedule = &node.schedules[schedule];
        let len = node.len(schedule);
        let mut limit = self.path.len();
        for i in 0..len {
            let scheduled = node.get(schedule, i);
            let place = self.path.place(scheduled.event) as usize;
            // The head is not what it was, if only by its choice; the others may have chosen differently.
            if place < limit && (i + 1 == len || self.path.events[place].choice != scheduled.choice) {
                limit = place;
            }
        }
        let pairs = self.order.iter().zip(&self.path.order[..limit]);
        pairs.take_while(|(ours, theirs)| ours == theirs).count()
    }

    /// The alternatives that the events of the witness take from `common` on; the head's may be open.
    fn prepare_choices(&mut self, node: usize, schedule: usize, common: usize) {
        let node = &self.nodes[node];
        let schedule = &node.schedules[schedule];
        self.choices.clear();
        for &event in &self.order[common..] {
            let place = self.saturated.place_of(event);
            let choice = match place.checked_sub(node.prefix as usize) {
                None => self.path.events[self.path.place(event) as usize].choice,
                Some(i) if i + 1 == node.len(schedule) => schedule.kind.choice.unwrap_or(u32::MAX),
                Some(i) => node.get(schedule, i).choice,
            };
            self.choices.push(choice);
        }
    }

    /// Runs the witness, from where it parts from what has been executed. `false` when an event of the schedule turns out
    /// differently than expected, which it may only where that could not be told beforehand; the machine has then executed
    /// at least the prefix.
    fn replay<M: Machine>(&mut self, search: &mut Search<'_, M>, node: usize, schedule: usize) -> Flow<bool> {
        let prefix = self.nodes[node].prefix as usize;
        let common = self.common_prefix(node, schedule);
        self.prepare_choices(node, schedule, common);
        search.rewind(common);
        self.path.truncate(common);
        self.trace_at.truncate(common);
        let mut as_expected = true;
        for i in common..self.order.len() {
            let event = self.order[i];
            let place = self.saturated.place_of(event);
            if place >= prefix && !as_expected {
                continue;
            }
            let thread = ThreadId(event.thread() as u32);
            let open = self.choices[i - common] == u32::MAX;
            let choices = match search.machine.pending(thread) {
                Pending::Ready(operation) => operation.choices,
                Pending::Blocked(..) | Pending::Stuck(_) | Pending::Finished => Choices::Count(0),
            };
            let choice = if open { choices.first() } else { self.choices[i - common] };
            if !choices.contains(choice) {
                self.check_uncertain(search, node, schedule, place, "is not possible");
                if self.path.gives_up() {
                    return Flow::Continue(false);
                }
                as_expected = false;
                continue;
            }
            search.step(Transition { thread, choice })?;
            self.path.push(&search.log);
            search.counters().predictions += 1;
            if self.path.must_restart {
                return Flow::Continue(false);
            }
            if !self.is_as_scheduled(place) || !self.path.cells.splits.is_empty() {
                // What a block or a library call touches, beyond reading other values, was taken for granted. New ranges of bytes
                // can come from nothing else here.
                if self.path.events.last().is_some_and(|event| touches_what_it_finds(event.kind)) {
                    self.path.unsupported = Some(Reason::TouchesWhatItFinds);
                    return Flow::Continue(false);
                }
                self.check_uncertain(search, node, schedule, place, "does something else");
                if self.path.gives_up() {
                    return Flow::Continue(false);
                }
                let depth = search.depth() - 1;
                search.rewind(depth);
                self.path.truncate(depth);
                as_expected = false;
                continue;
            }
            self.trace_at.push(place as u32);
            if open {
                let mut label = choices.after(choice);
                while let Some(choice) = label {
                    self.nodes[node].add_choice(schedule, choice);
                    label = choices.after(choice);
                }
            }
        }
        Flow::Continue(as_expected)
    }

    /// The event in this place of the trace is not as scheduled: that is an error unless it could not be told beforehand.
    fn check_uncertain<M: Machine>(
        &mut self,
        search: &mut Search<'_, M>,
        node: usize,
        schedule: usize,
        place: usize,
        what: &str,
    ) {
        let node = &self.nodes[node];
        let schedule = &node.schedules[schedule];
        let Kind { either, certain, .. } = schedule.kind;
        let last = node.prefix as usize + node.len(schedule) - 1;
        // The head is last; what happens differently is directly before it, if it is not the head itself.
        let uncertain = place == last && (either || !certain) || place + 1 == last && !certain;
        if !uncertain {
            let expected: Vec<_> = self.saturated.event_parts(place).collect();
            search.disagree_unless_beyond_races(&format!(
                "event {place} of {:?} {what}: {expected:?} expected",
                self.order
            ));
            self.path.beyond_races = true;
        }
    }

    /// Whether the last event of the path is what the saturated trace has in this place.
    fn is_as_scheduled(&self, place: usize) -> bool {
        let last = self.path.len() - 1;
        self.path.parts_of(last).iter().copied().eq(self.saturated.event_parts(place))
    }

    /// The schedule has been executed: it continues the trace.
    fn enter_schedule(&mut self, id: usize, schedule: usize) {
        let node = &mut self.nodes[id];
        let schedule = node.schedules[schedule];
        let len = node.len(&schedule);
        for i in 0..len {
            let event = node.get(&schedule, i).event;
            let head = i + 1 == len;
            self.trace.push(Entry { event, node: head.then_some(id as u32) });
            if head {
                node.event = Some(event);
            }
        }
        self.list_node(id as u32);
        for (i, entry) in self.trace.iter().enumerate().skip(self.nodes[id].prefix as usize) {
            self.trace_at[self.path.place(entry.event) as usize] = i as u32;
        }
    }
}

/// Whether which bytes an operation touches can depend on what it finds in them.
fn touches_what_it_finds(kind: OpKind) -> bool {
    matches!(kind, OpKind::AtomicBlock | OpKind::Copy)
}

fn first_choice<M: Machine>(machine: &M, thread: ThreadId) -> u32 {
    match machine.pending(thread) {
        Pending::Ready(operation) => operation.choices.first(),
        _ => 0,
    }
}
