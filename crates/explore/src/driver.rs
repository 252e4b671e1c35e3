//! What all algorithms share: stepping and rewinding the machine with limits checked, the log of the present execution,
//! faults and deadlocks turned into bugs, counters, and the observer.
//!
//! A method that returns [`Flow`] asks its caller to stop the search on `Break`; the summary then says why.

mod hang;

mod parts;

use crate::access_list::AccessList;
use crate::beyond_races::{BeyondRaces, Hanging};
use crate::events::{EventLog, Prevented};
use crate::observer::{ExecutionEnd, NotFoundOut, Observer, Progress};
use crate::order::Order;
use crate::overwriting::Overwriting;
use crate::race_watch::{self, Known, RaceWatch};
use crate::summary::add_all;
use crate::{
    Algorithm, Bug, Construct, Copies, Counters, Dependence, HandOver, Options, Races, Reason, Stopped, Summary,
};
use raddle_trace::{
    Access, DEADLOCK, End, Fault, FaultKind, LIVELOCK, LimitKind, Machine, OpKind, Operation, Pending, Schedule,
    SiteId, SpawnPath, Step, Stuck, ThreadId, ThreadSet, Transition,
};
use std::collections::BTreeSet;
use std::ops::ControlFlow;
use std::sync::atomic::Ordering;
use std::time::Instant;

/// Whether the search goes on.
pub type Flow<T = ()> = ControlFlow<(), T>;

/// Steps, or rounds of other long loops, between two looks at the clock, the memory and the interrupt flag.
const STEPS_BETWEEN_CHECKS: u32 = 2048;

/// An operation that a thread is blocked at.
#[derive(Debug)]
pub struct Blocked {
    pub thread: ThreadId,
    pub kind: OpKind,
    pub accesses: AccessList,
}

/// A machine, where it stands, and what has been found.
pub struct Driver<'a, M: Machine> {
    pub machine: &'a mut M,
    pub options: &'a Options<'a>,
    pub order: Order,
    pub log: EventLog,
    observer: &'a mut dyn Observer<M>,
    wants_executions: bool,
    /// The machine's position before each event of the log, and at its end.
    marks: Vec<M::Mark>,
    summary: Summary,
    started: Instant,
    steps_to_check: u32,
    /// How many events of the path the machine still has behind it after a probe; `usize::MAX` when all of them.
    depth_on_path: usize,
    /// The operations that threads are blocked at, at the end of an execution, as far as others disabled them. After
    /// `exit`: just before it.
    pub blocked: Vec<Blocked>,
    race_watch: Option<RaceWatch>,
    /// The preemptions before each state of the path, if there is a bound on them.
    preemptions: Vec<u32>,
    /// How many events may have been executed before the search pauses.
    pause_at: u64,
    /// Whether it has.
    pub paused: bool,
    pub overwriting: Overwriting,
    pub beyond_races: BeyondRaces,
    /// A prediction failed because a thread goes round in a loop that was [taken to end](Options::loops_end).
    pub caught_in_loop: bool,
    /// Data races are looked for, and threads that wait in loops make no read that could be in one.
    pub hides_races: bool,
    /// This is a part of a search.
    pub is_part: bool,
    /// The algorithm describes atomic blocks that synchronise.
    pub takes_blocks: bool,
    /// Also those that have to wait, so that they are several steps.
    pub takes_rests: bool,
    /// It plans several steps ahead.
    pub plans: bool,
    /// How often thread ids became free, to stand for other threads.
    pub forgotten: u64,
    /// Scratch: what other threads could do before a step that might prevent it.
    preventable: Vec<Prevented>,
    /// The part of the tree that is done, and whether the observer would like to know.
    fraction: Option<f64>,
    wants_fraction: bool,
}

impl<'a, M: Machine> Driver<'a, M> {
    pub fn new(machine: &'a mut M, options: &'a Options<'a>, observer: &'a mut dyn Observer<M>) -> Self {
        Driver {
            machine,
            options,
            order: Order::new(options.order),
            log: EventLog::new(options.dependence),
            wants_executions: observer.wants_executions(),
            observer,
            marks: Vec::new(),
            summary: Summary::default(),
            started: Instant::now(),
            steps_to_check: STEPS_BETWEEN_CHECKS,
            depth_on_path: usize::MAX,
            blocked: Vec::new(),
            race_watch: RaceWatch::new(options, options.dependence),
            preemptions: vec![0],
            pause_at: u64::MAX,
            paused: false,
            overwriting: Overwriting::default(),
            beyond_races: BeyondRaces::default(),
            caught_in_loop: false,
            hides_races: false,
            is_part: false,
            takes_blocks: false,
            takes_rests: false,
            plans: false,
            forgotten: 0,
            preventable: Vec::new(),
            fraction: None,
            wants_fraction: false,
        }
    }

    /// Says which events are ordered, at the start of an execution.
    pub fn set_dependence(&mut self, dependence: Dependence) {
        if self.log.dependence() != dependence {
            debug_assert!(self.log.is_empty(), "what happened was recorded otherwise");
            self.log = EventLog::new(dependence);
            self.race_watch = RaceWatch::new(self.options, dependence);
        }
    }

    /// Starts the machine. A program that fails before its first visible operation has this one execution.
    pub fn start(&mut self) -> Flow {
        self.machine.set_steps_max(self.options.steps_max);
        let end = self.machine.start();
        self.marks.push(self.machine.mark());
        match end {
            End::Continue => Flow::Continue(()),
            End::Exit => {
                self.count_execution(ExecutionEnd::Complete)?;
                Flow::Break(())
            }
            End::Fault => {
                let stop = self.report_fault();
                self.finish()?;
                stop?;
                Flow::Break(())
            }
            End::Limit(kind) => self.stop_at_limit(kind),
        }
    }

    /// At the end of an execution: for each state on its path, how many branches were begun, this one among them, and
    /// how many are known. They are looked at only now and then.
    #[inline]
    pub fn estimate(&mut self, branches: impl Iterator<Item = (usize, usize)>) {
        if std::mem::take(&mut self.wants_fraction) {
            self.fraction = Some(fraction_done(branches));
        }
    }

    /// Goes on from what an earlier search found, and pauses after executing this many more events.
    pub fn resume(&mut self, summary: Summary, events_max: Option<u64>) {
        self.summary = summary;
        self.pause_at = events_max.map_or(u64::MAX, |max| self.summary.counters.events.saturating_add(max));
    }

    /// To be called where the state of the search is complete: pauses it when its time has come.
    #[inline]
    pub fn checkpoint(&mut self) -> Flow {
        if self.summary.counters.events < self.pause_at {
            return Flow::Continue(());
        }
        self.paused = true;
        Flow::Break(())
    }

    /// Lets the search pause at the next [checkpoint](Self::checkpoint), if there is somebody who can ask it to.
    pub fn pause_soon(&mut self) {
        if self.options.pause.is_some() {
            self.pause_at = 0;
        }
    }

    pub fn into_summary(self) -> Summary {
        self.summary
    }

    pub fn summary(&self) -> &Summary {
        &self.summary
    }

    pub fn counters(&mut self) -> &mut Counters {
        &mut self.summary.counters
    }

    /// The number of events of the present execution.
    #[inline]
    pub fn depth(&self) -> usize {
        self.log.len()
    }

    /// Whether somebody has called `exit`.
    pub fn has_exited(&self) -> bool {
        self.log.events().last().is_some_and(|event| event.end == End::Exit)
    }

    /// Whether the execution can go on: nobody called `exit`, and somebody can move.
    #[inline]
    pub fn ready(&self) -> ThreadSet {
        match self.log.events().last() {
            Some(event) if event.end == End::Exit => ThreadSet::EMPTY,
            _ => self.machine.ready(),
        }
    }

    /// The thread that has to go on, because it can and the bound on preemptions is reached.
    #[inline]
    pub fn held(&self) -> Option<ThreadId> {
        let max = self.options.preemptions?;
        if *self.preemptions.last()? >= max { self.running() } else { None }
    }

    /// The thread that moved last, if it could go on: moving another one preempts it.
    fn running(&self) -> Option<ThreadId> {
        let last = self.log.events().last()?.transition.thread;
        self.ready().contains(last).then_some(last)
    }

    /// Whether the bound on preemptions allows a thread to move; counts what it does not.
    #[inline]
    pub fn may_move(&mut self, thread: ThreadId) -> bool {
        let cut = self.held().is_some_and(|held| held != thread);
        self.summary.counters.preemption_cut += u64::from(cut);
        !cut
    }

    /// Those threads of a set of ready ones that the bound on preemptions allows to move; counts the others.
    #[inline]
    pub fn allowed(&mut self, ready: ThreadSet) -> ThreadSet {
        let Some(held) = self.held().filter(|&held| ready.contains(held)) else { return ready };
        self.summary.counters.preemption_cut += ready.len() as u64 - 1;
        ThreadSet::single(held)
    }

    /// Performs a step and records it.
    #[inline]
    fn perform(&mut self, transition: Transition, in_mind: impl FnOnce() -> ThreadSet) -> End {
        let prevents = match self.machine.pending(transition.thread) {
            Pending::Ready(Operation { kind, .. }) => kind.wakes() || kind == OpKind::Exit || kind.is_atomic_block(),
            _ => false,
        };
        if prevents {
            self.collect_preventable(transition.thread);
            self.collect_blocked();
        }
        if self.options.preemptions.is_some() {
            let preempts = self.running().is_some_and(|running| running != transition.thread);
            self.preemptions.push(self.preemptions[self.log.len()] + u32::from(preempts));
        }
        let mut step = self.machine.step(transition);
        if step.end == End::Limit(LimitKind::ThreadIds) {
            self.machine.rewind(self.marks[self.log.len()]);
            self.machine.forget(in_mind());
            self.forgotten += 1;
            step = self.machine.step(transition);
        }
        if let Some(child) = step.spawned {
            self.order.push(self.log.len(), child);
        }
        self.log.push(&step);
        let end = step.end;
        self.marks.push(self.machine.mark());
        if prevents {
            self.keep_prevented();
        }
        self.beyond_races.overwritten |= self.overwriting.look(&self.log);
        self.beyond_races.look_at_last(&self.log);
        end
    }

    /// Performs a step, records it, and checks what can go wrong.
    #[inline]
    pub fn step(&mut self, transition: Transition) -> Flow {
        self.step_keeping(transition, || ThreadSet::EMPTY)
    }

    /// [`step`](Self::step) of an algorithm that has threads in mind besides those that exist now: should the machine run
    /// out of ids, these are kept.
    #[inline]
    pub fn step_keeping(&mut self, transition: Transition, in_mind: impl FnOnce() -> ThreadSet) -> Flow {
        let end = self.perform(transition, in_mind);
        if let Some(watch) = &mut self.race_watch
            && watch.sees_new(&self.log, known(&self.summary, &self.beyond_races), |site| self.machine.copies_at(site))
            && self.report_data_races().is_break()
        {
            return self.finish_at_bug();
        }
        self.summary.counters.events += 1;
        let depth = self.log.len() as u64;
        if depth > self.summary.counters.depth_max {
            self.summary.counters.depth_max = depth;
        }
        match end {
            End::Continue | End::Exit => {}
            End::Fault if self.report_fault().is_break() => return self.finish_at_bug(),
            End::Fault => {}
            End::Limit(kind) => return self.stop_at_limit(kind),
        }
        if self.options.loops_end && (self.caught_in_loop || self.is_caught_in_loop()) {
            return self.stop(Stopped::Loop);
        }
        self.poll()
    }

    /// Whether the thread that moved last, or one that it spawned, goes round in a loop.
    #[cold]
    fn is_caught_in_loop(&self) -> bool {
        let Some(last) = self.log.events().last() else { return false };
        self.goes_round(last.transition.thread) || last.spawned.is_some_and(|child| self.goes_round(child))
    }

    /// Whether a thread goes round in a loop.
    pub fn goes_round(&self, t: ThreadId) -> bool {
        matches!(self.machine.pending(t), Pending::Stuck(Stuck::Spin | Stuck::Undone))
    }

    /// Stops the search if an algorithm found a thread in a loop that was taken to end.
    pub fn stop_if_caught_in_loop(&mut self) -> Flow {
        if self.caught_in_loop { self.stop(Stopped::Loop) } else { Flow::Continue(()) }
    }

    /// Performs a step that an earlier run of the search has performed and counted; `false` if it is not possible.
    pub fn repeat(&mut self, transition: Transition) -> bool {
        if !self.is_possible(transition) {
            return false;
        }
        self.perform(transition, || ThreadSet::ALL);
        if let Some(watch) = &mut self.race_watch {
            watch.sees_new(&self.log, known(&self.summary, &self.beyond_races), |site| self.machine.copies_at(site));
        }
        true
    }

    /// Whether the machine gets no answers about inputs any more. Then it shows more than is possible.
    pub fn has_no_answers(&self) -> bool {
        self.log.events().last().is_some_and(|event| event.end == End::Limit(LimitKind::Unanswered))
    }

    /// To be called in every loop that may run long without a step: looks at the limits now and then.
    #[inline]
    pub fn poll(&mut self) -> Flow {
        self.steps_to_check -= 1;
        if self.steps_to_check == 0 {
            self.check_limits()?;
        }
        Flow::Continue(())
    }

    /// Starts the search again: nothing but the work done so far counts, and the observer hears of it.
    pub fn restart(&mut self) {
        self.rewind(0);
        let events = self.summary.counters.events;
        self.summary.counters = Counters { events, ..Counters::default() };
        self.summary.cuts.clear();
        self.summary.long.clear();
        self.summary.unsupported.clear();
        self.summary.remarks.failed = 0;
        self.summary.begin_again();
        if let Some(all) = self.options.executions_of_all {
            all.store(0, Ordering::Relaxed);
        }
        self.observer.restarted();
    }

    /// Another algorithm explores the program instead of the present one.
    pub fn hand_over(&mut self, from: Algorithm, to: Algorithm, why: Reason) {
        self.restart();
        // Going on without awaits has not helped.
        self.summary.hand_overs.pop_if(|last| last.from == last.to && last.why == why);
        self.summary.hand_overs.push(HandOver { from, to, why });
    }

    /// Goes back to where the execution had this many events.
    #[inline]
    pub fn rewind(&mut self, depth: usize) {
        self.return_to(depth);
        self.depth_on_path = usize::MAX;
        self.marks.truncate(depth + 1);
        self.preemptions.truncate(depth + 1);
        self.log.truncate(depth);
        self.order.rewind(depth);
        self.overwriting.rewind(depth);
        if let Some(watch) = &mut self.race_watch {
            watch.rewind(depth);
        }
    }

    /// Takes the machine to an earlier state of the path.
    #[inline]
    fn return_to(&mut self, depth: usize) {
        if depth <= self.depth_on_path {
            self.machine.rewind(self.marks[depth]);
        } else {
            self.replay(depth);
        }
    }

    /// The machine has left the path at `depth_on_path` for a probe: repeats the steps from there to `depth`.
    #[cold]
    fn replay(&mut self, depth: usize) {
        self.machine.rewind(self.marks[self.depth_on_path]);
        for event in self.depth_on_path..depth {
            let transition = self.log.events()[event].transition;
            if !self.is_possible(transition) {
                self.disagree(&format!("step {event} cannot be repeated"));
            }
            let step = self.machine.step(transition);
            // Once it gets no answers, a machine shows more than is possible, and the search stops at its next step.
            let gave_up = step.end == End::Limit(LimitKind::Unanswered);
            if !gave_up && !is_as_logged(&step, &self.log, event) {
                let what = format!("step {event} was {:?} and is {step:?} when it is repeated", self.log.step(event));
                self.disagree(&what);
            }
            self.marks[event + 1] = self.machine.mark();
        }
    }

    /// Asks the machine what a thread's next operation would do after repeating these events from an earlier state: its accesses go
    /// to `accesses`, and what is returned is the step: with the same alternative if there is one. `None` when it waits there. The machine is off the path
    /// afterwards, until the next [`rewind`](Self::rewind).
    pub fn probe(
        &mut self,
        depth: usize,
        prefix: impl Iterator<Item = usize>,
        last: Transition,
        accesses: &mut Vec<Access>,
    ) -> Option<Transition> {
        self.return_to(depth);
        self.depth_on_path = depth;
        for event in prefix {
            let transition = self.log.events()[event].transition;
            if !self.is_possible(transition) {
                self.disagree_unless_beyond_races(&format!("{transition:?} cannot be repeated after {depth} steps"));
                return None;
            }
            self.machine.step(transition);
            self.summary.counters.events += 1;
        }
        let operation = match self.machine.pending(last.thread) {
            Pending::Ready(operation) => operation,
            Pending::Blocked(..) => return None,
            Pending::Stuck(_) | Pending::Finished => {
                self.disagree_unless_beyond_races(&format!("{last:?} is not possible after {depth} steps"));
                return None;
            }
        };
        let choices = operation.choices;
        let choice = if choices.contains(last.choice) { last.choice } else { choices.first() };
        let last = Transition { choice, ..last };
        let step = self.machine.step(last);
        self.summary.counters.events += 1;
        accesses.clear();
        accesses.extend_from_slice(step.accesses);
        self.log.dependence().refine(&step, accesses);
        Some(last)
    }

    /// Notes what other threads could do now that a signal or `exit` might prevent.
    #[cold]
    fn collect_preventable(&mut self, but: ThreadId) {
        self.preventable.clear();
        let event = self.log.len() as u32;
        let mut rest = self.machine.ready();
        while let Some(thread) = self.order.take_first(&mut rest) {
            if let Pending::Ready(operation) = self.machine.pending(thread)
                && thread != but
            {
                let Operation { kind, choices, .. } = operation;
                let transition = Transition { thread, choice: self.order.first_label(choices) };
                let mut accesses = operation.accesses.to_vec();
                let exact = self.log.dependence().refine_pending(kind, &mut accesses) && !kind.is_block();
                let accesses = AccessList::new(&accesses);
                self.preventable.push(Prevented { event, transition, kind, choices, accesses, exact });
            }
        }
    }

    /// Sets [`blocked`](Self::blocked) at the end of an execution.
    pub fn refresh_blocked(&mut self) {
        if self.log.events().last().is_none_or(|event| event.end != End::Exit) {
            self.collect_blocked();
        }
    }

    fn collect_blocked(&mut self) {
        self.blocked.clear();
        let mut rest = self.machine.threads();
        while let Some(thread) = self.order.take_first(&mut rest) {
            let Pending::Blocked(operation, on) = self.machine.pending(thread) else { continue };
            self.beyond_races.look_at_blocked(operation.kind, operation.accesses, &self.log);
            if on.can_be_disabled() {
                let len = self.log.len();
                self.beyond_races.overwritten |=
                    self.overwriting.concerns(&self.log, len, thread, operation.kind, operation.accesses);
                let accesses = AccessList::new(operation.accesses);
                self.blocked.push(Blocked { thread, kind: operation.kind, accesses });
            }
        }
    }

    /// Keeps what the last step did prevent.
    #[cold]
    fn keep_prevented(&mut self) {
        let Some((end, woke)) = self.log.events().last().map(|event| (event.end, event.woke)) else { return };
        for prevented in self.preventable.drain(..) {
            // The rest of a block may begin with giving up, too.
            let gives_up = prevented.kind.gives_up() || prevented.kind == OpKind::AtomicRest;
            let gave_up = gives_up && woke.contains(prevented.transition.thread);
            if end == End::Exit || gave_up {
                self.log.push_prevented(prevented);
            }
        }
    }

    /// The present execution has come to its end because nobody can move.
    pub fn finish(&mut self) -> Flow {
        let end = self.end();
        if end == ExecutionEnd::Livelock
            && !self.options.allow_livelock
            && let Some(fault) = self.goes_round_unseen()
        {
            let (fault, schedule) = self.portable(fault);
            return self.stop(Stopped::Machine(LimitKind::LocalSteps, fault, schedule));
        }
        let fault = match end {
            ExecutionEnd::Deadlock if !self.options.allow_deadlock => {
                Some(self.describe_hang(FaultKind::Deadlock, DEADLOCK, Self::waits_at))
            }
            ExecutionEnd::Livelock if !self.options.allow_livelock => {
                Some(self.describe_hang(FaultKind::Livelock, LIVELOCK, Self::spins_at))
            }
            _ => None,
        };
        if let Some(fault) = fault {
            let (fault, schedule) = self.portable(fault);
            let stop = self.add_bug(fault, schedule);
            self.count_execution(end)?;
            return stop;
        }
        self.count_execution(end)
    }

    /// The search stops at a bug, in the middle of an execution, which counts.
    #[cold]
    fn finish_at_bug(&mut self) -> Flow {
        self.count_execution(ExecutionEnd::Complete)?;
        Flow::Break(())
    }

    /// The present execution is abandoned because a sleep set shows it redundant.
    pub fn finish_sleep_set_blocked(&mut self) -> Flow {
        self.count_execution(ExecutionEnd::SleepSetBlocked)
    }

    /// The present execution is no whole one: a thread was held back at an await, and in every order of what happened it could go on.
    pub fn finish_held_back(&mut self) -> Flow {
        self.count_execution(ExecutionEnd::SpinBlocked)
    }

    fn count_execution(&mut self, end: ExecutionEnd) -> Flow {
        let counters = &mut self.summary.counters;
        *match end {
            ExecutionEnd::Complete | ExecutionEnd::Deadlock => &mut counters.complete,
            ExecutionEnd::AssumeBlocked => &mut counters.assume_blocked,
            ExecutionEnd::Livelock => &mut counters.await_blocked,
            ExecutionEnd::SpinBlocked => &mut counters.spin_blocked,
            ExecutionEnd::Undecided => &mut counters.undecided,
            ExecutionEnd::BoundBlocked => &mut counters.bound_blocked,
            ExecutionEnd::StepsCut => &mut counters.steps_cut,
            ExecutionEnd::Unsupported => &mut counters.unsupported,
            ExecutionEnd::SleepSetBlocked => &mut counters.sleep_set_blocked,
        } += 1;
        match end {
            ExecutionEnd::BoundBlocked => {
                let sites = self.stuck_sites(Stuck::Bound);
                add_all(&mut self.summary.cuts, sites);
            }
            ExecutionEnd::StepsCut => {
                let sites = self.stuck_sites(Stuck::Steps);
                add_all(&mut self.summary.long, sites);
            }
            ExecutionEnd::Unsupported => self.note_unsupported(),
            _ => {}
        }
        if self.wants_executions {
            self.observer.execution(end, &self.log, self.machine);
            self.observer.remark(end, self.machine, &mut self.summary.remarks);
        }
        if let Some(all) = self.options.executions_of_all {
            if all.fetch_add(1, Ordering::Relaxed) + 1 >= self.options.executions_max {
                self.pause_at = 0;
            }
            return Flow::Continue(());
        }
        if self.options.executions_max != u64::MAX && self.summary.counters.executions() >= self.options.executions_max
        {
            return self.stop(Stopped::Executions);
        }
        Flow::Continue(())
    }

    /// Where threads are stuck for this reason, each place once.
    #[cold]
    fn stuck_sites(&self, why: Stuck) -> Vec<(SiteId, u64)> {
        let is_cut = |t: &ThreadId| matches!(self.machine.pending(*t), Pending::Stuck(stuck) if stuck == why);
        let sites = self.machine.threads().iter().filter(is_cut).map(|t| self.machine.stuck_at(t));
        sites.collect::<BTreeSet<_>>().into_iter().map(|site| (site, 1)).collect()
    }

    /// Notes what the execution has come to that cannot be executed, each once.
    #[cold]
    fn note_unsupported(&mut self) {
        let what = |t| self.machine.unsupported(t).map(|fault| (fault.site, fault.message.clone()));
        for (site, message) in self.machine.threads().iter().filter_map(what).collect::<BTreeSet<_>>() {
            self.summary.add_unsupported(Construct { site, message, executions: 1 });
        }
    }

    /// Stops the search, unless it has been stopped already.
    pub fn stop(&mut self, why: Stopped) -> Flow {
        self.summary.stopped.get_or_insert(why);
        Flow::Break(())
    }

    fn stop_at_limit(&mut self, kind: LimitKind) -> Flow {
        let fault = self.machine.fault().cloned().unwrap_or_else(|| Fault {
            kind: FaultKind::Limit,
            thread: ThreadId::MAIN,
            site: SiteId(0),
            message: format!("the machine reached its limit on {}", kind.name()),
            notes: Vec::new(),
        });
        let (fault, schedule) = self.portable(fault);
        self.stop(Stopped::Machine(kind, fault, schedule))
    }

    fn report_fault(&mut self) -> Flow {
        match self.machine.fault().cloned() {
            Some(fault) => {
                let (fault, schedule) = self.portable(fault);
                self.add_bug(fault, schedule)
            }
            None => Flow::Continue(()),
        }
    }

    /// A fault of the present state, with its thread numbered as in the schedule that leads here.
    fn portable(&self, fault: Fault) -> (Fault, Schedule) {
        let recorder = self.log.recorder();
        (Fault { thread: recorder.number(fault.thread), ..fault }, recorder.schedule())
    }

    /// The last event races with earlier ones, in a way that was not known.
    #[cold]
    fn report_data_races(&mut self) -> Flow {
        let Some(watch) = &self.race_watch else { return Flow::Continue(()) };
        if watch.hangs_on_additions() || !self.is_part && !watch.hanging().is_empty() {
            self.beyond_races.additions_race = true;
        }
        if self.beyond_races.additions_race {
            // The search starts again, at the end of this execution, and does so with what it has found by now.
            return Flow::Continue(());
        }
        for &places in watch.hanging() {
            self.beyond_races.hanging.push(Hanging { places, found: self.summary.clone() });
        }
        let site = self.log.events().last().map_or(SiteId(0), |event| event.site);
        if watch.breaks_section() {
            return self.stop(Stopped::Section { site });
        }
        if let Some(bytes) = watch.finer() {
            match self.options.copies {
                Copies::Unwatched => {}
                Copies::Noted => self.summary.too_coarse = self.summary.too_coarse.or(Some(site)),
                Copies::Stopped => return self.stop(Stopped::Copies { bytes, site }),
            }
        }
        let mut new = Vec::new();
        for race in watch.new_races(&self.log, known(&self.summary, &self.beyond_races)) {
            match self.observer.is_data_race(&race, self.machine) {
                Ok(true) => new.push(race),
                Ok(false) => {}
                Err(NotFoundOut { kind, message }) => {
                    let (thread, site) = race.second;
                    let fault = Fault { kind: FaultKind::Limit, thread, site, message, notes: Vec::new() };
                    return self.stop(Stopped::Machine(kind, fault, race.schedule));
                }
            }
        }
        let (count, found_after) = (new.len(), self.summary.counters.executions());
        new.into_iter().for_each(|race| _ = self.summary.add_race(crate::DataRace { found_after, ..race }));
        for index in self.summary.data_races.len() - count..self.summary.data_races.len() {
            if self.options.races == Races::Error {
                let race = &self.summary.data_races[index];
                let recorder = self.log.recorder();
                let name = |t| SpawnPath::of(self.machine, recorder.id(t));
                let fault = race_watch::as_fault(race, &name(race.first.0), &name(race.second.0));
                let schedule = recorder.schedule();
                self.summary.data_races[index].fault = Some(fault.clone());
                self.add_bug(fault, schedule)?;
            }
        }
        Flow::Continue(())
    }

    /// Adds a bug unless one of its kind and place is known; stops at the first unless told to keep going.
    fn add_bug(&mut self, fault: Fault, schedule: Schedule) -> Flow {
        if self.beyond_races.additions_race {
            return Flow::Continue(());
        }
        let goes_on = self.options.keep_going && !self.options.stop_at.contains(&fault.kind);
        let found_after = self.summary.counters.executions();
        self.summary.add_bug(Bug { fault, schedule, found_after });
        if goes_on {
            return Flow::Continue(());
        }
        self.stop(Stopped::Bug)
    }

    #[cold]
    fn check_limits(&mut self) -> Flow {
        self.steps_to_check = STEPS_BETWEEN_CHECKS;
        if self.options.interrupt.is_some_and(|flag| flag.load(Ordering::Relaxed)) {
            return self.stop(Stopped::Interrupted);
        }
        if self.options.timeout.is_some_and(|timeout| self.started.elapsed() >= timeout) {
            return self.stop(Stopped::Timeout);
        }
        if let (Some(max), Some(used)) = (self.options.memory_max, self.options.memory_used)
            && used() > max
        {
            return self.stop(Stopped::Memory);
        }
        if self.options.pause.is_some_and(|flag| flag.load(Ordering::Relaxed)) {
            self.pause_at = 0;
        }
        let progress =
            Progress { counters: self.summary.counters, depth: self.log.len(), fraction: self.fraction.take() };
        self.observer.progress(&progress);
        self.wants_fraction = true;
        Flow::Continue(())
    }
}

/// The data races that need not be looked at again.
#[inline]
fn known<'a>(summary: &'a Summary, beyond_races: &'a BeyondRaces) -> Known<'a> {
    Known { races: summary.new_races(), hanging: &beyond_races.hanging }
}

/// The part of the tree that is done, if all branches known now are equally large.
#[cold]
fn fraction_done(branches: impl Iterator<Item = (usize, usize)>) -> f64 {
    let (mut done, mut part) = (0.0, 1.0);
    for (begun, known) in branches {
        part /= known.max(begun).max(1) as f64;
        done += part * begun.saturating_sub(1) as f64;
    }
    done + part
}

/// Whether a step is the one that was logged, all of it.
fn is_as_logged(step: &Step<'_>, log: &EventLog, event: usize) -> bool {
    *step == log.step(event)
}
