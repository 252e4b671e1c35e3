//! What the program does: which threads can move, and what a step of one of them changes.
//!
//! A step is one operation and everything invisible after it, up to just before the next operation. So a thread is always
//! at an operation, or it has finished, or it is stuck.

use crate::ast::{Call, Input, Program, Try, TryAct};
use crate::code::{Code, Operation, POINTERS, SCRATCH, SECOND, What};
use crate::event::{Access, Event, Mode, Synchronised};
use crate::hash::hash_of;
use crate::state::{Ending, Fault, Object, Phase, State, Status, Sync};
use crate::strings::sign;

/// A program that can be run.
#[derive(Debug)]
pub struct Machine<'a> {
    pub program: &'a Program,
    pub code: Code,
    /// A thread cannot make a step that would change nothing at all; otherwise it makes it again and again.
    pub waits: bool,
}

const EBUSY: u64 = 16;

/// What came of a step.
#[derive(Debug, Default)]
pub struct Done {
    pub event: Event,
    pub faults: Vec<Fault>,
    /// The thread that it chose to wake.
    pub woken: Option<usize>,
    /// It joined a thread.
    pub joined: bool,
}

/// A thread cannot go on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stop {
    /// By a fault of this kind.
    Fault(&'static str),
}

impl<'a> Machine<'a> {
    /// A machine for this program.
    pub fn new(program: &'a Program) -> Self {
        Machine { program, code: crate::code::compile(program), waits: true }
    }

    /// The same, in which loops are gone round and round.
    pub fn without_waiting(self) -> Self {
        Machine { waits: false, ..self }
    }

    /// The beginning: `main` before its first operation, and the faults on the way there.
    pub fn start(&self) -> (State, Vec<Fault>) {
        let mut state = State::new(self.program, &self.code);
        let mut faults = Vec::new();
        state.threads[0].status = Status::Running;
        self.settle(&mut state, 0, &mut faults);
        (state, faults)
    }

    /// The operation that a thread is at.
    fn operation(&self, state: &State, thread: usize) -> Option<&Operation> {
        let it = &state.threads[thread];
        match (it.status, self.code.threads[thread].get(it.next).map(|instruction| &instruction.what)) {
            (Status::Running, Some(What::Do(operation))) => Some(operation),
            _ => None,
        }
    }

    /// How many outcomes the next step of a thread can have: 0 when it cannot move.
    pub fn alternatives(&self, state: &State, thread: usize) -> usize {
        if state.exited {
            return 0;
        }
        match self.operation(state, thread) {
            None => 0,
            Some(Operation::Choose { count, .. }) => *count as usize,
            Some(Operation::Input { form, .. }) => {
                let (low, high) = form.range();
                (high - low) as usize + 1 + usize::from(matches!(form, Input::Assumed(..)))
            }
            Some(Operation::Sync { call, object, .. }) => {
                crate::objects::alternatives(self.program, state, thread, *call, *object)
            }
            Some(Operation::OnceBegin { object, .. }) => {
                usize::from(!matches!(state.objects[*object], Sync::Once { begun: true, done: false }))
            }
            Some(Operation::Join(other)) => {
                let it = &state.threads[*other];
                usize::from(it.status == Status::Finished || it.detached)
            }
            Some(Operation::Await { place, relation, constant, .. }) => {
                state.locate(thread, *place).map_or(1, |(object, start)| {
                    usize::from(relation.holds(state.load(object, start, place.size), *constant))
                })
            }
            Some(Operation::Try { what, lone: true, .. }) if self.waits => {
                let Try { place, act, relation, constant, .. } = *what;
                state.locate(thread, place).map_or(1, |(object, start)| {
                    let found = state.load(object, start, place.size);
                    let changes = act == TryAct::Exchange && found != 1;
                    usize::from(relation.holds(found, constant) || changes)
                })
            }
            Some(_) => 1,
        }
    }

    /// How an execution in which nobody can move has ended.
    pub fn ending(&self, state: &State) -> Ending {
        let any = |status| state.threads.iter().any(|thread| thread.status == status);
        let awaits = (0..state.threads.len()).any(|thread| {
            matches!(self.operation(state, thread), Some(Operation::Await { .. } | Operation::Try { .. }))
        });
        if state.exited || any(Status::Faulted) || !(any(Status::Running) || any(Status::Assumed)) {
            Ending::Complete
        } else if any(Status::Assumed) {
            Ending::AssumeBlocked
        } else if awaits {
            Ending::AwaitBlocked
        } else {
            Ending::Deadlock
        }
    }

    /// One step of a thread that can move, with the outcome of this number.
    pub fn step(&self, state: &mut State, thread: usize, alternative: usize) -> Done {
        let mut done = Done::default();
        let it = &mut state.threads[thread];
        done.event.thread = thread;
        done.event.index = it.steps;
        let (place, waits) = (it.next, it.phase == Phase::Waiting);
        it.steps += 1;
        self.perform_here(state, thread, alternative, &mut done);
        let faulted = state.threads[thread].status == Status::Faulted;
        done.event.label = hash_of(&(place, alternative, waits, done.woken, faulted)) as u64;
        done
    }

    fn perform_here(&self, state: &mut State, thread: usize, alternative: usize, done: &mut Done) {
        let place = state.threads[thread].next;
        let What::Do(operation) = &self.code.threads[thread][place].what else {
            unreachable!("a thread that moves is at an operation");
        };
        if matches!(operation, Operation::AtomicBegin) || state.threads[thread].inside {
            return self.atomic_block(state, thread, alternative, done);
        }
        let statement = self.code.threads[thread][place].statement;
        state.threads[thread].next += 1;
        match self.perform(state, thread, operation, alternative, statement, done) {
            Ok(()) if state.exited => {} // Nothing comes after it.
            Ok(()) => self.settle(state, thread, &mut done.faults),
            Err(stop) => stuck(state, thread, stop, statement, &mut done.faults),
        }
        self.begin_child(state, done);
    }

    /// The thread that was spawned goes to its first operation.
    fn begin_child(&self, state: &mut State, done: &mut Done) {
        if let Some(child) = done.event.spawned
            && state.threads[child].status == Status::Unborn
        {
            state.threads[child].status = Status::Running;
            self.settle(state, child, &mut done.faults);
        }
    }

    /// Everything up to the block's end, or to what has to wait or to choose: that is where its next step begins. If an assumption
    /// fails in it, the step has not happened: what it wrote is undone, and it only read.
    fn atomic_block(&self, state: &mut State, thread: usize, alternative: usize, done: &mut Done) {
        let before = state.clone();
        let place = state.threads[thread].next;
        let begin = self.code.threads[thread][place].statement;
        done.event.block = true;
        let mut chosen = std::mem::replace(&mut state.threads[thread].inside, false).then_some(alternative);
        if chosen.is_none() {
            state.threads[thread].next += 1;
            self.settle(state, thread, &mut done.faults);
        }
        while state.threads[thread].status == Status::Running && !state.exited {
            let next = state.threads[thread].next;
            let Some(instruction) = self.code.threads[thread].get(next) else { break };
            let result = match &instruction.what {
                What::AtomicEnd => {
                    state.threads[thread].next += 1;
                    self.end_block(state, thread, before, begin, done);
                    return self.settle(state, thread, &mut done.faults);
                }
                What::Do(operation) if chosen.is_none() && self.ends_step(state, thread, operation, done) => {
                    state.threads[thread].inside = true;
                    break;
                }
                What::Do(operation) => {
                    state.threads[thread].next += 1;
                    let alternative = chosen.take().unwrap_or(0);
                    self.perform(state, thread, operation, alternative, instruction.statement, done)
                }
                invisible => unreachable!("{invisible:?} is settled"),
            };
            match result {
                Ok(()) if state.exited => {}
                Ok(()) => self.settle(state, thread, &mut done.faults),
                Err(stop) => stuck(state, thread, stop, instruction.statement, &mut done.faults),
            }
            self.begin_child(state, done);
        }
        self.end_block(state, thread, before, begin, done);
    }

    /// Whether a step of a block ends before this operation: it has to wait, may be woken, or has several outcomes, or it would be the second that
    /// creates or joins a thread. Then the step has looked at what it would wait for, or whom it could wake.
    fn ends_step(&self, state: &mut State, thread: usize, operation: &Operation, done: &mut Done) -> bool {
        let again = match operation {
            Operation::Spawn(_) => done.event.spawned.is_some(),
            Operation::Join(_) | Operation::TryJoin { .. } => done.joined,
            _ => false,
        };
        let (count, phase) = (self.alternatives(state, thread), state.threads[thread].phase);
        if count == 1 && phase != Phase::Waiting {
            return again;
        }
        let look = |object: usize| Synchronised { object, mode: Mode::Look };
        match *operation {
            // Nobody else has a say in that yet.
            Operation::Sync { .. } if phase == Phase::Waiting => {}
            Operation::Sync { call: Call::ConditionWait(mutex) | Call::ConditionTimedWait(mutex), .. } => {
                done.event.synchronised.push(look(mutex));
            }
            Operation::Sync { object, .. } | Operation::OnceBegin { object, .. } => {
                done.event.synchronised.push(look(object));
            }
            Operation::Join(other) => done.event.synchronised.push(look(self.end_of(other))),
            Operation::Await { place, .. } => crate::memory::look_at(state, thread, place, done),
            _ => {}
        }
        true
    }

    /// What stands for the end of a thread among the synchronisation objects.
    fn end_of(&self, thread: usize) -> usize {
        self.program.objects.len() + thread
    }

    fn end_block(&self, state: &mut State, thread: usize, before: State, begin: usize, done: &mut Done) {
        for access in &mut done.event.accesses {
            access.statement = begin;
            access.silent = false;
            access.addition = false;
        }
        if state.threads[thread].status == Status::Assumed {
            *state = before;
            state.threads[thread].status = Status::Assumed;
            done.event.undone = true;
            done.event.spawned = None;
            done.event.synchronised.iter_mut().for_each(|touched| touched.mode = Mode::Look);
            let all = std::mem::take(&mut done.event.accesses);
            // What it read of what it had written itself tells nobody anything; byte by byte, because a part may be its own.
            for (position, access) in all.iter().enumerate().filter(|(_, access)| access.reads) {
                let own = |byte: usize| {
                    let covers = |own: &Access| own.object == access.object && (own.start..own.end).contains(&byte);
                    all[..position].iter().any(|own| own.writes && covers(own))
                };
                let found = (access.start..access.end).filter(|&byte| !own(byte));
                let bytes = found.map(|byte| Access { start: byte, end: byte + 1, ..access.clone() });
                done.event.accesses.extend(bytes);
            }
            done.event.accesses.iter_mut().for_each(|access| access.writes = false);
        }
    }

    /// Runs what is invisible: up to the next operation, the end of an atomic block, or the thread's end.
    fn settle(&self, state: &mut State, thread: usize, faults: &mut Vec<Fault>) {
        loop {
            let next = state.threads[thread].next;
            let Some(instruction) = self.code.threads[thread].get(next) else {
                state.threads[thread].status = Status::Finished;
                return;
            };
            let it = &mut state.threads[thread];
            match &instruction.what {
                What::Do(_) | What::AtomicEnd => return,
                What::Begin(object) => {
                    let object = state.out + 1 + object;
                    state.memory[object] = Object { bytes: vec![0; 8], dead: false };
                }
                What::UnlessHeld(pointer, target) => {
                    if it.locals[POINTERS + pointer] == 0 {
                        it.next = *target;
                        continue;
                    }
                }
                What::Compute(to, op, value) => {
                    let value = state.value(thread, *value);
                    let local = &mut state.threads[thread].locals[*to];
                    *local = op.apply(*local, value);
                }
                What::Order(to) => {
                    let [first, second] = [SCRATCH, SECOND].map(|local| it.locals[local].to_le_bytes());
                    if it.locals[*to] == 0 {
                        it.locals[*to] = sign(first.cmp(&second));
                    }
                }
                What::SetSpecific(object, value) => {
                    let value = state.value(thread, *value);
                    state.threads[thread].specific[*object] = value;
                }
                What::GetSpecific(object, to) => it.locals[*to] = it.specific[*object],
                What::TakeSpecific(object, past) => {
                    it.locals[0] = std::mem::take(&mut it.specific[*object]);
                    if it.locals[0] == 0 {
                        it.next = *past;
                        continue;
                    }
                }
                What::Forget(steps) => it.steps -= steps,
                What::Jump(target) => {
                    it.next = *target;
                    continue;
                }
                What::Unless(test, target) => {
                    if !test.holds(it.locals[test.local]) {
                        it.next = *target;
                        continue;
                    }
                }
                What::Assert(test) => {
                    if !test.holds(it.locals[test.local]) {
                        it.status = Status::Faulted;
                        faults.push(Fault::Kind("assertion", instruction.statement));
                        return;
                    }
                }
                What::Assume(test) => {
                    if !test.holds(it.locals[test.local]) {
                        it.status = Status::Assumed;
                        return;
                    }
                }
                What::Classify(locals) => {
                    it.status = Status::Faulted;
                    faults.push(Fault::Final(locals.iter().map(|&local| it.locals[local]).collect()));
                    return;
                }
            }
            state.threads[thread].next += 1;
        }
    }

    /// What an operation does; the thread is already at the next instruction.
    fn perform(
        &self,
        state: &mut State,
        thread: usize,
        operation: &Operation,
        alternative: usize,
        statement: usize,
        done: &mut Done,
    ) -> Result<(), Stop> {
        match operation {
            Operation::Choose { to, from, count: _ } => {
                state.threads[thread].locals[*to] = from + alternative as u64;
            }
            Operation::Input { to, form } => {
                let (low, high) = form.range();
                if low + alternative as u64 > high {
                    state.threads[thread].status = Status::Assumed;
                } else {
                    state.threads[thread].locals[*to] = low + alternative as u64;
                }
            }
            Operation::Spawn(other) => done.event.spawned = Some(*other),
            Operation::TryJoin { thread: other, to } => {
                let it = &state.threads[*other];
                if it.status != Status::Finished && !it.detached {
                    done.event.synchronised.push(Synchronised { object: self.end_of(*other), mode: Mode::Look });
                    state.threads[thread].locals[*to] = EBUSY;
                    return Ok(());
                }
                state.threads[thread].locals[*to] = 0;
                return self.perform(state, thread, &Operation::Join(*other), 0, statement, done);
            }
            Operation::Finish => {
                done.event.synchronised.push(Synchronised { object: self.end_of(thread), mode: Mode::EventSet });
            }
            Operation::Join(other) => {
                // Who has been joined is gone as one who has been detached is.
                if std::mem::replace(&mut state.threads[*other].detached, true) {
                    return Err(Stop::Fault("join-misuse"));
                }
                done.event.after.push((*other, usize::MAX));
                done.joined = true;
            }
            Operation::Detach(other) => {
                if std::mem::replace(&mut state.threads[*other].detached, true) {
                    return Err(Stop::Fault("join-misuse"));
                }
            }
            Operation::Sync { call, object, result } => {
                let mut act =
                    crate::objects::Act { program: self.program, state, thread, object: *object, statement, done };
                return act.perform(*call, *result, alternative);
            }
            Operation::OnceBegin { object, after } => {
                let done_already = matches!(state.objects[*object], Sync::Once { done: true, .. });
                let mode = if done_already { Mode::OnceDone } else { Mode::OnceBegin };
                done.event.synchronised.push(Synchronised { object: *object, mode });
                if done_already {
                    state.threads[thread].next = *after;
                } else {
                    state.objects[*object] = Sync::Once { begun: true, done: false };
                }
            }
            Operation::OnceEnd { object } => {
                state.objects[*object] = Sync::Once { begun: true, done: true };
                done.event.synchronised.push(Synchronised { object: *object, mode: Mode::OnceEnd });
            }
            Operation::Exit => {
                state.exited = true;
                done.event.exit = true;
            }
            Operation::AtomicBegin => unreachable!("blocks are not nested"),
            Operation::Read { .. }
            | Operation::Write { .. }
            | Operation::Rmw { .. }
            | Operation::Cas { .. }
            | Operation::Copy { .. }
            | Operation::Fill { .. }
            | Operation::Compare { .. }
            | Operation::Text { .. }
            | Operation::Allocate { .. }
            | Operation::Free { .. }
            | Operation::Publish { .. }
            | Operation::Take { .. }
            | Operation::Swap { .. }
            | Operation::End(_)
            | Operation::Await { .. }
            | Operation::Try { .. } => return crate::memory::perform(state, thread, operation, statement, done),
        }
        Ok(())
    }
}

fn stuck(state: &mut State, thread: usize, stop: Stop, statement: usize, faults: &mut Vec<Fault>) {
    let Stop::Fault(kind) = stop;
    state.threads[thread].status = Status::Faulted;
    faults.push(Fault::Kind(kind, statement));
}
