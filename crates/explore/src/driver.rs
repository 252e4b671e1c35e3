//! What all algorithms share: stepping and rewinding the machine with limits checked, the log of the present execution,
//! faults and deadlocks turned into bugs, counters, and the observer.
//!
//! A method that returns [`Flow`] asks its caller to stop the search on `Break`; the summary then says why.

use crate::events::EventLog;
use crate::observer::{ExecutionEnd, Observer, Progress};
use crate::order::Order;
use crate::{Bug, Counters, Options, Stopped, Summary};
use raddle_trace::{
    BlockedOn, Choices, End, Fault, FaultKind, Machine, OpKind, Pending, SiteId, Stuck, ThreadSet, Transition,
};
use std::ops::ControlFlow;
use std::sync::atomic::Ordering;
use std::time::Instant;

/// Whether the search goes on.
pub type Flow<T = ()> = ControlFlow<(), T>;

/// Steps between two looks at the clock, the memory and the interrupt flag.
const STEPS_BETWEEN_CHECKS: u32 = 2048;

/// One search: a machine, where it stands, and what has been found.
pub struct Search<'a, M: Machine> {
    pub machine: &'a mut M,
    pub options: &'a Options<'a>,
    pub order: Order,
    pub log: EventLog,
    observer: &'a mut dyn Observer,
    wants_executions: bool,
    /// The machine's position before each event of the log, and at its end.
    marks: Vec<M::Mark>,
    summary: Summary,
    started: Instant,
    steps_to_check: u32,
    /// The part of the tree that is done; algorithms that know it set it now and then.
    pub fraction: Option<f64>,
}

impl<'a, M: Machine> Search<'a, M> {
    pub fn new(machine: &'a mut M, options: &'a Options<'a>, observer: &'a mut dyn Observer) -> Self {
        Search {
            machine,
            options,
            order: Order::new(options.order),
            log: EventLog::default(),
            wants_executions: observer.wants_executions(),
            observer,
            marks: Vec::new(),
            summary: Summary::default(),
            started: Instant::now(),
            steps_to_check: STEPS_BETWEEN_CHECKS,
            fraction: None,
        }
    }

    /// Starts the machine. A program that fails before its first visible operation has this one execution.
    pub fn start(&mut self) -> Flow {
        let end = self.machine.start();
        self.marks.push(self.machine.mark());
        match end {
            End::Continue => Flow::Continue(()),
            End::Exit => {
                self.count_execution(ExecutionEnd::Complete)?;
                Flow::Break(())
            }
            End::Fault => {
                self.report_fault()?;
                self.finish()?;
                Flow::Break(())
            }
            End::Limit(kind) => self.stop_at_limit(kind),
        }
    }

    pub fn into_summary(self) -> Summary {
        self.summary
    }

    pub fn counters(&mut self) -> &mut Counters {
        &mut self.summary.counters
    }

    /// The number of events of the present execution.
    #[inline]
    pub fn depth(&self) -> usize {
        self.log.len()
    }

    /// Whether the execution can go on: nobody called `exit`, and somebody can move.
    #[inline]
    pub fn ready(&self) -> ThreadSet {
        match self.log.events().last() {
            Some(event) if event.end == End::Exit => ThreadSet::EMPTY,
            _ => self.machine.ready(),
        }
    }

    /// Performs a step, records it, and checks what can go wrong.
    #[inline]
    pub fn step(&mut self, transition: Transition) -> Flow {
        let choices = match self.machine.pending(transition.thread) {
            Pending::Ready(operation) => operation.choices,
            _ => Choices::One,
        };
        let step = self.machine.step(transition);
        self.log.push(transition, choices, &step);
        let (end, kind, silent) = (step.end, step.kind, step.read == step.wrote);
        self.marks.push(self.machine.mark());
        if self.options.dependence.silent_writes && silent {
            self.refine_silent_write(kind);
        }
        self.summary.counters.events += 1;
        let depth = self.log.len() as u64;
        if depth > self.summary.counters.depth_max {
            self.summary.counters.depth_max = depth;
            if depth > self.options.steps_max {
                self.summary.stopped = Some(Stopped::Steps(self.log.schedule()));
                return Flow::Break(());
            }
        }
        match end {
            End::Continue | End::Exit => {}
            End::Fault => self.report_fault()?,
            End::Limit(kind) => return self.stop_at_limit(kind),
        }
        self.steps_to_check -= 1;
        if self.steps_to_check == 0 {
            self.check_limits()?;
        }
        Flow::Continue(())
    }

    /// Goes back to where the execution had this many events.
    #[inline]
    pub fn rewind(&mut self, depth: usize) {
        self.machine.rewind(self.marks[depth]);
        self.marks.truncate(depth + 1);
        self.log.truncate(depth);
    }

    /// A write that left the value that was there counts as a read ([`Dependence`](crate::Dependence)).
    fn refine_silent_write(&mut self, kind: OpKind) {
        if matches!(kind, OpKind::Write | OpKind::Rmw | OpKind::CompareExchange) {
            if let [access] = self.log.last_accesses_mut() {
                access.mode = raddle_trace::Mode::Read;
            }
        }
    }

    /// The present execution has come to its end because nobody can move.
    pub fn finish(&mut self) -> Flow {
        let end = self.classify();
        if end == ExecutionEnd::Deadlock && !self.options.allow_deadlock {
            let fault = self.describe_deadlock();
            let stop = self.add_bug(fault);
            self.count_execution(end)?;
            return stop;
        }
        self.count_execution(end)
    }

    /// The present execution is abandoned because a sleep set shows it redundant.
    pub fn finish_sleep_set_blocked(&mut self) -> Flow {
        self.count_execution(ExecutionEnd::SleepSetBlocked)
    }

    /// Why nobody can move. A thread that could still move if an assumption, a loop bound or an await had gone the
    /// other way might release what the others wait for, so those come before deadlock.
    fn classify(&self) -> ExecutionEnd {
        if self.log.events().last().is_some_and(|event| event.end == End::Exit) {
            return ExecutionEnd::Complete;
        }
        let (mut fault, mut bound, mut assume, mut awaits, mut blocked) = (false, false, false, false, false);
        for t in self.machine.threads() {
            match self.machine.pending(t) {
                Pending::Stuck(Stuck::Fault) => fault = true,
                Pending::Stuck(Stuck::Bound) => bound = true,
                Pending::Stuck(Stuck::Assume) => assume = true,
                Pending::Blocked(_, BlockedOn::Await(_)) => awaits = true,
                Pending::Blocked(..) => blocked = true,
                Pending::Ready(_) | Pending::Finished => {}
            }
        }
        match () {
            () if fault => ExecutionEnd::Complete,
            () if bound => ExecutionEnd::BoundBlocked,
            () if assume => ExecutionEnd::AssumeBlocked,
            () if awaits => ExecutionEnd::AwaitBlocked,
            () if blocked => ExecutionEnd::Deadlock,
            () => ExecutionEnd::Complete,
        }
    }

    fn count_execution(&mut self, end: ExecutionEnd) -> Flow {
        let counters = &mut self.summary.counters;
        *match end {
            ExecutionEnd::Complete | ExecutionEnd::Deadlock => &mut counters.complete,
            ExecutionEnd::AssumeBlocked => &mut counters.assume_blocked,
            ExecutionEnd::AwaitBlocked => &mut counters.await_blocked,
            ExecutionEnd::BoundBlocked => &mut counters.bound_blocked,
            ExecutionEnd::SleepSetBlocked => &mut counters.sleep_set_blocked,
        } += 1;
        if self.wants_executions {
            self.observer.execution(end, &self.log);
        }
        if self.options.executions_max != u64::MAX && counters.executions() >= self.options.executions_max {
            return self.stop(Stopped::Executions);
        }
        Flow::Continue(())
    }

    /// Stops the search, unless it has been stopped already.
    pub fn stop(&mut self, why: Stopped) -> Flow {
        self.summary.stopped.get_or_insert(why);
        Flow::Break(())
    }

    fn stop_at_limit(&mut self, kind: raddle_trace::LimitKind) -> Flow {
        let fault = self.machine.fault().cloned().unwrap_or_else(|| Fault {
            kind: FaultKind::Limit,
            thread: raddle_trace::ThreadId::MAIN,
            site: SiteId(0),
            message: format!("the machine reached its limit on {}", kind.name()),
            notes: Vec::new(),
        });
        let schedule = self.log.schedule();
        self.stop(Stopped::Machine(kind, fault, schedule))
    }

    fn report_fault(&mut self) -> Flow {
        match self.machine.fault().cloned() {
            Some(fault) => self.add_bug(fault),
            None => Flow::Continue(()),
        }
    }

    /// Adds a bug unless one of its kind and place is known; stops at the first unless told to keep going.
    fn add_bug(&mut self, fault: Fault) -> Flow {
        let known = |bug: &Bug| bug.fault.kind == fault.kind && bug.fault.site == fault.site;
        if !self.summary.bugs.iter().any(known) {
            let found_after = self.summary.counters.executions();
            self.summary.bugs.push(Bug { fault, schedule: self.log.schedule(), found_after });
        }
        if self.options.keep_going {
            return Flow::Continue(());
        }
        self.stop(Stopped::Bug)
    }

    /// The thread and place of a deadlock are those of the first thread that waits.
    fn describe_deadlock(&self) -> Fault {
        let blocked = |t| match self.machine.pending(t) {
            Pending::Blocked(operation, on) => Some((t, operation.site, operation.kind, on)),
            _ => None,
        };
        let mut waiting = self.machine.threads().iter().filter_map(blocked);
        let first = waiting.next();
        let (thread, site) = first.map_or((raddle_trace::ThreadId::MAIN, SiteId(0)), |(t, site, ..)| (t, site));
        let note = |(t, site, kind, on): (_, _, OpKind, _)| raddle_trace::Note {
            message: format!("{t} waits at {kind} ({})", describe_wait(on)),
            site,
        };
        let notes = first.into_iter().chain(waiting).map(note).collect();
        Fault { kind: FaultKind::Deadlock, thread, site, message: "no thread can move".to_owned(), notes }
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
        let progress =
            Progress { counters: self.summary.counters, depth: self.log.len(), fraction: self.fraction.take() };
        self.observer.progress(&progress);
        Flow::Continue(())
    }
}

fn describe_wait(on: BlockedOn) -> String {
    match on {
        BlockedOn::Mutex(_) => "for a mutex".to_owned(),
        BlockedOn::ReadWriteLock(_) => "for a read/write lock".to_owned(),
        BlockedOn::Semaphore(_) => "for a semaphore".to_owned(),
        BlockedOn::Condition(_) => "for a signal".to_owned(),
        BlockedOn::Barrier(_) => "at a barrier".to_owned(),
        BlockedOn::Once(_) => "for the end of a once call".to_owned(),
        BlockedOn::Thread(t) => format!("for the end of {t}"),
        BlockedOn::Await(_) => "for a value".to_owned(),
    }
}
