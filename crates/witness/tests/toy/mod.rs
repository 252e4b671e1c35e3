//! A small machine for the tests of this crate: threads are lists of operations, rewinding restores copies. Some of its
//! flaws are on purpose.

use raddle_trace::*;
use std::collections::BTreeMap;

/// What a toy thread can do.
#[derive(Clone, Debug)]
#[allow(dead_code, reason = "not every test file uses every operation")]
pub enum Op {
    Read(u64),
    Write(u64, u128),
    Lock(u64),
    Unlock(u64),
    /// Waits on a condition variable (address), releasing a mutex, in one step; then takes the mutex again.
    Wait(u64, u64),
    Reacquire(u64),
    Signal(u64),
    Spawn(Vec<Op>),
    /// Waits for the n-th child.
    Join(u32),
    Choose(u32),
    Fail,
}

/// What is wrong with a machine.
#[derive(Clone, Copy, PartialEq, Debug)]
#[allow(dead_code, reason = "not every test file uses every flaw")]
pub enum Flaw {
    None,
    /// Counts steps in a place that rewinding forgets.
    ForgetsToRewind,
    /// Writes a value that differs from time to time.
    Random,
    /// Announces reads where it writes.
    Announces,
    /// Does not say that a lock is taken.
    Ready,
    /// Writes have an effect on a place they do not mention.
    Hidden,
    /// Threads are numbered as they come.
    Names,
}

/// Kind, accesses, what is chosen from, what blocks it, whom it joins.
type Look = (OpKind, Vec<Access>, Choices, Option<BlockedOn>, Option<ThreadId>);

#[derive(Clone, Debug, PartialEq)]
struct Thread {
    ops: Vec<String>,
    at: usize,
    parent: Option<(ThreadId, u32)>,
    children: Vec<ThreadId>,
    exists: bool,
    waits: bool,
    failed: bool,
    shown: Vec<Access>,
}

#[derive(Clone)]
struct State {
    threads: Vec<Thread>,
    code: Vec<Vec<Op>>,
    memory: BTreeMap<u64, u128>,
    /// Mutex and condition variable states: holders, waiters.
    held: BTreeMap<u64, ThreadId>,
    waiting: BTreeMap<u64, ThreadSet>,
}

pub struct Toy {
    state: State,
    log: Vec<State>,
    main: Vec<Op>,
    flaw: Flaw,
    steps_ever: u128,
    fault: Option<Fault>,
    made: Vec<Access>,
    /// The spawn paths met so far; they keep their numbers when the machine rewinds.
    names: ThreadNames,
}

fn access(address: u64, mode: Mode) -> Access {
    Access { address, len: 4, mode, order: Order::SeqCst, tag: 0 }
}

impl Toy {
    pub fn new(main: Vec<Op>) -> Self {
        Self::flawed(main, Flaw::None)
    }

    pub fn flawed(main: Vec<Op>, flaw: Flaw) -> Self {
        let state = State {
            threads: Vec::new(),
            code: Vec::new(),
            memory: BTreeMap::new(),
            held: BTreeMap::new(),
            waiting: BTreeMap::new(),
        };
        Toy {
            state,
            log: Vec::new(),
            main,
            flaw,
            steps_ever: 0,
            fault: None,
            made: Vec::new(),
            names: ThreadNames::default(),
        }
    }

    fn add(&mut self, ops: Vec<Op>, parent: Option<(ThreadId, u32)>) -> ThreadId {
        let ops_text = ops.iter().map(|op| format!("{op:?}")).collect();
        let t = match parent {
            _ if self.flaw == Flaw::Names => self.state.threads.len(),
            None => 0,
            Some((parent, nth)) => self.names.child(parent, nth).expect("few threads").0 as usize,
        };
        let nobody = Thread {
            ops: vec![],
            at: 0,
            parent: None,
            children: vec![],
            exists: false,
            waits: false,
            failed: false,
            shown: vec![],
        };
        if self.state.threads.len() <= t {
            self.state.threads.resize(t + 1, nobody.clone());
            self.state.code.resize(t + 1, vec![]);
        }
        self.state.threads[t] = Thread { ops: ops_text, parent, exists: true, ..nobody };
        self.state.code[t] = ops;
        ThreadId(t as u32)
    }

    fn op(&self, t: ThreadId) -> Option<&Op> {
        self.state.code[t.0 as usize].get(self.state.threads[t.0 as usize].at)
    }

    fn look(&self, t: ThreadId) -> Option<Look> {
        let held = |m: &u64| self.state.held.contains_key(m).then_some(BlockedOn::Mutex(*m));
        Some(match self.op(t)? {
            Op::Read(x) => (OpKind::Read, vec![access(*x, Mode::Read)], Choices::One, None, None),
            Op::Write(x, _) => (OpKind::Write, vec![access(*x, Mode::Write)], Choices::One, None, None),
            Op::Lock(m) => (OpKind::Lock, vec![access(*m, Mode::Lock)], Choices::One, held(m), None),
            Op::Unlock(m) => (OpKind::Unlock, vec![access(*m, Mode::Unlock)], Choices::One, None, None),
            Op::Wait(c, m) => {
                (OpKind::CondWait, vec![access(*m, Mode::Unlock), access(*c, Mode::CondWait)], Choices::One, None, None)
            }
            Op::Reacquire(m) => {
                let on = if self.state.threads[t.0 as usize].waits { Some(BlockedOn::Condition(0)) } else { held(m) };
                (OpKind::CondReacquire, vec![access(*m, Mode::Lock)], Choices::One, on, None)
            }
            Op::Signal(c) => match self.state.waiting.get(c).filter(|w| !w.is_empty()) {
                Some(&w) => (OpKind::CondSignal, vec![access(*c, Mode::CondWake)], Choices::Waiters(w), None, None),
                None => (OpKind::CondSignal, vec![access(*c, Mode::Read)], Choices::One, None, None),
            },
            Op::Spawn(_) => (OpKind::Spawn, vec![], Choices::One, None, None),
            Op::Join(n) => {
                let child = self.state.threads[t.0 as usize].children[*n as usize];
                let on = self.op(child).is_some().then_some(BlockedOn::Thread(child));
                (OpKind::Join, vec![], Choices::One, on, Some(child))
            }
            Op::Choose(n) => (OpKind::Choose, vec![], Choices::Count(*n), None, None),
            Op::Fail => (OpKind::Read, vec![access(999, Mode::Read)], Choices::One, None, None),
        })
    }

    fn show(&mut self) {
        for t in 0..self.state.threads.len() {
            let mut shown = self.look(ThreadId(t as u32)).map(|l| l.1).unwrap_or_default();
            if self.flaw == Flaw::Announces {
                shown.iter_mut().filter(|a| a.mode == Mode::Write).for_each(|a| a.mode = Mode::Read);
            }
            self.state.threads[t].shown = shown;
        }
    }
}

impl Machine for Toy {
    type Mark = usize;

    fn start(&mut self) -> End {
        let main = self.main.clone();
        self.add(main, None);
        self.show();
        End::Continue
    }

    fn threads(&self) -> ThreadSet {
        let all = self.state.threads.iter().enumerate();
        all.filter(|(_, thread)| thread.exists).map(|(t, _)| ThreadId(t as u32)).collect()
    }

    fn ready(&self) -> ThreadSet {
        let ready = |t: &ThreadId| {
            let lenient = self.flaw == Flaw::Ready && matches!(self.op(*t), Some(Op::Lock(_)));
            lenient || matches!(self.pending(*t), Pending::Ready(_))
        };
        self.threads().iter().filter(ready).collect()
    }

    fn pending(&self, t: ThreadId) -> Pending<'_> {
        let thread = &self.state.threads[t.0 as usize];
        if thread.failed {
            return Pending::Stuck(Stuck::Fault);
        }
        let Some((kind, _, choices, blocked, joins)) = self.look(t) else { return Pending::Finished };
        let op = Operation { kind, choices, accesses: &thread.shown, joins, site: SiteId(thread.at as u32) };
        match blocked {
            Some(on) => Pending::Blocked(op, on),
            None => Pending::Ready(op),
        }
    }

    fn step(&mut self, transition: Transition) -> Step<'_> {
        self.log.push(self.state.clone());
        self.steps_ever += 1;
        let t = transition.thread;
        let (kind, accesses, choices, _, joined) = self.look(t).expect("ready");
        let site = SiteId(self.state.threads[t.0 as usize].at as u32);
        let (mut read, mut wrote, mut spawned, mut woke, mut end) = (0, 0, None, ThreadSet::EMPTY, End::Continue);
        match self.op(t).expect("ready").clone() {
            Op::Read(x) => read = self.state.memory.get(&x).copied().unwrap_or(0),
            Op::Write(x, v) => {
                read = self.state.memory.get(&x).copied().unwrap_or(0);
                wrote = match self.flaw {
                    Flaw::Random => self.steps_ever,
                    _ => v,
                };
                self.state.memory.insert(x, wrote);
                if self.flaw == Flaw::Hidden {
                    let times = self.state.memory.get(&12345).copied().unwrap_or(0);
                    self.state.memory.insert(12345, times * 3 + v);
                }
            }
            Op::Lock(m) | Op::Reacquire(m) => {
                self.state.held.insert(m, t);
            }
            Op::Unlock(m) => {
                self.state.held.remove(&m);
            }
            Op::Wait(c, m) => {
                self.state.held.remove(&m);
                self.state.waiting.entry(c).or_default().insert(t);
                self.state.threads[t.0 as usize].waits = true;
            }
            Op::Signal(c) => {
                if let Choices::Waiters(_) = choices {
                    woke.insert(ThreadId(transition.choice));
                    self.state.waiting.entry(c).or_default().remove(ThreadId(transition.choice));
                    self.state.threads[transition.choice as usize].waits = false;
                }
            }
            Op::Spawn(ops) => {
                let nth = self.state.threads[t.0 as usize].children.len() as u32;
                let child = self.add(ops, Some((t, nth)));
                self.state.threads[t.0 as usize].children.push(child);
                spawned = Some(child);
            }
            Op::Join(_) => {}
            Op::Choose(_) => wrote = u128::from(transition.choice),
            Op::Fail => {
                end = End::Fault;
                self.state.threads[t.0 as usize].failed = true;
                let message = "failed".to_owned();
                self.fault = Some(Fault { kind: FaultKind::Assertion, thread: t, site, message, notes: vec![] });
            }
        }
        if end == End::Continue {
            self.state.threads[t.0 as usize].at += 1;
        }
        self.show();
        self.made = accesses;
        Step {
            transition,
            choices,
            kind,
            site,
            accesses: &self.made,
            read,
            wrote,
            expected: 0,
            settles: false,
            spawned,
            joined,
            woke,
            end,
        }
    }

    fn mark(&self) -> usize {
        self.log.len()
    }

    fn rewind(&mut self, to: usize) {
        if to < self.log.len() {
            self.state = self.log[to].clone();
            self.log.truncate(to);
        }
    }

    fn parent(&self, t: ThreadId) -> Option<(ThreadId, u32)> {
        match self.flaw {
            Flaw::Names => self.state.threads[t.0 as usize].parent,
            _ => self.names.parent(t),
        }
    }

    fn intern(&mut self, parent: ThreadId, nth: u32) -> Option<ThreadId> {
        self.names.child(parent, nth)
    }

    fn forget(&mut self, keep: ThreadSet) {
        self.names.forget(keep.union(self.threads()));
    }

    fn fault(&self) -> Option<&Fault> {
        self.fault.as_ref()
    }

    fn fingerprint(&self) -> u64 {
        use std::hash::{DefaultHasher, Hash, Hasher};
        let State { threads, code: _, memory, held, waiting } = &self.state;
        let mut hasher = DefaultHasher::new();
        let existing: Vec<_> = threads.iter().enumerate().filter(|(_, thread)| thread.exists).collect();
        format!("{existing:?} {memory:?} {held:?} {waiting:?}").hash(&mut hasher);
        if self.flaw == Flaw::ForgetsToRewind {
            self.steps_ever.hash(&mut hasher);
        }
        hasher.finish()
    }
}

/// Calls `leaf` with the schedule and the state at the end of every execution, depth first.
#[allow(dead_code, reason = "not every test file enumerates")]
pub fn every_execution<M: Machine>(machine: &mut M, leaf: &mut impl FnMut(&M, &[Transition])) {
    machine.start();
    let mut path: Vec<Transition> = Vec::new();
    let mut todo: Vec<(usize, M::Mark, Transition)> = Vec::new();
    loop {
        let ready = machine.ready();
        if ready.is_empty() {
            leaf(machine, &path);
        }
        for thread in ready {
            if let Pending::Ready(op) = machine.pending(thread) {
                let mut choice = Some(op.choices.first());
                while let Some(label) = choice {
                    todo.push((path.len(), machine.mark(), Transition { thread, choice: label }));
                    choice = op.choices.after(label);
                }
            }
        }
        let Some((depth, mark, transition)) = todo.pop() else { return };
        machine.rewind(mark);
        path.truncate(depth);
        machine.step(transition);
        path.push(transition);
    }
}
