//! Random scripts, and all scripts of a small family.

use crate::program::{Object, ObjectIndex, Op, Place, Script, Value};
use raddle_base::Random;

/// What random scripts are made of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mix {
    /// Reads, writes, read-modify-writes and branches.
    pub memory: bool,
    /// Mutexes and try-locks.
    pub locks: bool,
    /// Condition variables.
    pub conditions: bool,
    /// Read/write locks.
    pub read_write_locks: bool,
    /// Semaphores.
    pub semaphores: bool,
    /// Barriers.
    pub barriers: bool,
    /// `once` objects.
    pub onces: bool,
    /// One-shot events.
    pub events: bool,
    /// Futexes.
    pub futexes: bool,
    /// `choose`.
    pub choices: bool,
    /// Decisions on an input.
    pub decisions: bool,
    /// Atomic blocks and accesses of parts of cells.
    pub atomic: bool,
    /// Anything in atomic blocks, and many of them.
    pub blocks: bool,
    /// Assumptions, awaits, assertions, `exit`.
    pub ends: bool,
    /// Asking whether threads have ended, and joins in atomic blocks.
    pub asks: bool,
    /// The most threads beside main.
    pub threads: u8,
    /// The most operations of a thread (a critical section counts as one more than what is in it).
    pub length: u8,
}

impl Mix {
    /// Memory accesses only.
    pub const MEMORY: Mix = Mix {
        memory: true,
        locks: false,
        conditions: false,
        read_write_locks: false,
        semaphores: false,
        barriers: false,
        onces: false,
        events: false,
        futexes: false,
        choices: false,
        decisions: false,
        atomic: false,
        blocks: false,
        ends: false,
        asks: false,
        threads: 3,
        length: 3,
    };

    /// Everything.
    pub const ALL: Mix = Mix {
        locks: true,
        conditions: true,
        read_write_locks: true,
        semaphores: true,
        barriers: true,
        onces: true,
        events: true,
        futexes: true,
        choices: true,
        decisions: true,
        atomic: true,
        blocks: true,
        ends: true,
        asks: true,
        ..Mix::MEMORY
    };

    /// A mix drawn from the seed, so that rare combinations come up as often as common ones.
    pub fn draw(random: &mut Random) -> Mix {
        let mut flip = |often| random.below(often) == 0;
        let mix = Mix {
            memory: !flip(8),
            locks: flip(2),
            conditions: flip(3),
            read_write_locks: flip(3),
            semaphores: flip(3),
            barriers: flip(5),
            onces: flip(5),
            events: flip(5),
            futexes: flip(4),
            choices: flip(5),
            decisions: flip(5),
            atomic: flip(5),
            blocks: flip(5),
            ends: flip(4),
            asks: flip(6),
            threads: 0,
            length: 0,
        };
        Mix { threads: 2 + random.below(2) as u8, length: 1 + random.below(4) as u8, ..mix }
    }
}

const CELLS: u64 = 2;

struct Generator<'r> {
    random: &'r mut Random,
    mix: Mix,
    objects: Vec<Object>,
}

/// A random script.
pub fn random_script(random: &mut Random, mix: Mix) -> Script {
    let mut objects = vec![Object::Mutex];
    if mix.locks && random.below(3) == 0 {
        objects.push(Object::Mutex);
    }
    let mut add = |wanted, object| {
        if wanted {
            objects.push(object);
        }
    };
    add(mix.conditions, Object::Condition);
    add(mix.read_write_locks, Object::ReadWriteLock);
    add(mix.read_write_locks && random.below(3) == 0, Object::ReadWriteLock);
    add(mix.semaphores, Object::Semaphore(random.below(3) as u32));
    add(mix.semaphores && random.below(4) == 0, Object::Semaphore(random.below(2) as u32));
    add(mix.barriers, Object::Barrier(2 + random.below(2) as u32));
    add(mix.onces, Object::Once);
    add(mix.events, Object::Event);
    let mut generator = Generator { random, mix, objects };
    let threads = 1 + generator.random.below(u64::from(mix.threads.max(1))) as u8;
    let mut main: Vec<Op> = Vec::new();
    for body in 1..=threads {
        main.push(Op::Spawn(body));
    }
    if generator.one_in(3) {
        generator.body(&mut main, 1);
    }
    if generator.one_in(3) {
        main.push(Op::Join(generator.random.below(u64::from(threads)) as u8));
        generator.body(&mut main, 1);
    }
    if mix.asks {
        generator.ask(&mut main, threads);
    }
    let mut bodies = vec![main];
    for body in 1..=threads {
        let mut ops = Vec::new();
        let length = 1 + generator.random.below(u64::from(mix.length.max(1))) as usize;
        generator.body(&mut ops, length);
        if body > 1 && generator.one_in(12) {
            // A child of a child, so that thread numbers do not follow the order of starting.
            ops.push(Op::Spawn(body - 1));
        }
        bodies.push(ops);
    }
    Script { cells: CELLS as u8 + 1, objects: generator.objects, bodies }
}

impl Generator<'_> {
    /// Asks whether a thread has ended, alone or in a block, perhaps twice; or joins it in a block.
    fn ask(&mut self, ops: &mut Vec<Op>, threads: u8) {
        for _ in 0..1 + self.random.below(2) {
            let child = self.random.below(u64::from(threads)) as u8;
            let ask = match self.random.below(2) {
                0 => Op::HasEnded(self.register(), child),
                _ => Op::Join(child),
            };
            let mut more = Vec::new();
            if self.one_in(2) {
                self.body(&mut more, 1);
            }
            if matches!(ask, Op::HasEnded(..)) && self.one_in(2) {
                ops.push(ask);
                ops.extend(more);
                continue;
            }
            let mut block: Vec<Op> = more.into_iter().filter(goes_into_block).collect();
            let at = self.random.below(block.len() as u64 + 1) as usize;
            block.insert(at, ask);
            ops.push(Op::Atomic(block));
        }
    }

    fn one_in(&mut self, n: u64) -> bool {
        self.random.below(n) == 0
    }

    fn register(&mut self) -> u8 {
        self.random.below(2) as u8
    }

    fn place(&mut self) -> Place {
        let cell = self.random.below(CELLS) as u8;
        if self.mix.atomic && self.one_in(3) {
            let offset = self.random.below(4) as u8;
            return Place::bytes(cell, offset, 1 + self.random.below(4) as u8);
        }
        if self.one_in(12) { Place::indexed(cell, self.register()) } else { Place::cell(cell) }
    }

    fn value(&mut self) -> Value {
        if self.one_in(3) { Value::plus(self.register(), 1) } else { Value::constant(self.random.below(3)) }
    }

    fn object(&mut self, kind: fn(&Object) -> bool) -> Option<ObjectIndex> {
        let of_kind = self.objects.iter().filter(|o| kind(o)).count() as u64;
        let n = self.random.below(of_kind) as usize;
        self.objects.iter().enumerate().filter(|(_, o)| kind(o)).map(|(i, _)| i as u8).nth(n)
    }

    fn body(&mut self, ops: &mut Vec<Op>, length: usize) {
        let mut left = length;
        while left > 0 {
            left -= 1;
            self.statement(ops, &mut left);
        }
    }

    fn statement(&mut self, ops: &mut Vec<Op>, left: &mut usize) {
        let Mix {
            memory,
            locks,
            conditions,
            read_write_locks,
            semaphores,
            barriers,
            onces,
            events,
            futexes,
            choices,
            decisions,
            atomic,
            blocks,
            ends,
            ..
        } = self.mix;
        let families = [
            memory,
            memory,
            memory,
            locks,
            locks,
            conditions,
            conditions,
            read_write_locks,
            semaphores,
            barriers,
            onces,
            choices,
            atomic,
            ends,
            events,
            futexes,
            futexes,
            blocks,
            blocks,
            blocks,
            decisions,
            decisions,
            decisions,
        ];
        loop {
            let family = self.random.below(families.len() as u64) as usize;
            if !families[family] && families.contains(&true) {
                continue;
            }
            match family {
                0..=2 => self.memory(ops),
                3 | 4 => self.mutex(ops, left),
                5 | 6 => self.condition(ops),
                7 => self.read_write_lock(ops, left),
                8 => self.semaphore(ops),
                9 => self.barrier(ops),
                10 => self.once(ops),
                11 => self.choice(ops),
                12 => self.atomic(ops),
                13 => self.end(ops),
                14 => self.event(ops),
                15 | 16 => self.futex(ops),
                17..=19 => self.block(ops),
                _ => self.decision(ops),
            }
            return;
        }
    }

    fn memory(&mut self, ops: &mut Vec<Op>) {
        let (r, place) = (self.register(), self.place());
        let value = self.value();
        ops.push(match self.random.below(9) {
            0..=2 => Op::Read(r, place),
            3..=4 => Op::Write(place, value),
            5 => Op::FetchAdd(r, place, value),
            6 => Op::Exchange(r, place, value),
            7 => Op::Add(place, value),
            _ if self.mix.ends && self.one_in(2) => {
                let awaited = self.random.below(3);
                match self.random.below(4) {
                    0 => Op::AwaitExchange(r, place, awaited, value),
                    1 => Op::AwaitCompareExchange(place, awaited, value),
                    _ => Op::Await(place, awaited),
                }
            }
            _ => Op::CompareExchange(r, place, Value::constant(self.random.below(3)), value),
        });
        if self.one_in(4) {
            let constant = self.random.below(2);
            ops.push(if self.one_in(2) { Op::SkipIf(r, constant, 1) } else { Op::SkipUnless(r, constant, 1) });
        }
    }

    /// What stands inside of a critical section: nothing that takes the lock again.
    fn section(&mut self, ops: &mut Vec<Op>, left: &mut usize) {
        while *left > 0 && !self.one_in(3) {
            *left -= 1;
            self.memory(ops);
        }
    }

    fn mutex(&mut self, ops: &mut Vec<Op>, left: &mut usize) {
        let Some(m) = self.object(|o| matches!(o, Object::Mutex)) else { return };
        let r = self.register();
        match self.random.below(6) {
            0 => {
                let mut inside = Vec::new();
                self.section(&mut inside, left);
                inside.push(Op::Unlock(m));
                ops.extend([Op::TryLock(r, m), Op::SkipIf(r, 0, inside.len() as u8)]);
                ops.append(&mut inside);
            }
            1 if self.one_in(3) => ops.push(if self.one_in(2) { Op::Lock(m) } else { Op::Unlock(m) }),
            2 if self.objects.len() > 1 && self.objects[1] == Object::Mutex => {
                ops.extend([Op::Lock(m), Op::Lock(1 - m), Op::Unlock(m), Op::Unlock(1 - m)]);
            }
            _ => {
                ops.push(Op::Lock(m));
                self.section(ops, left);
                ops.push(Op::Unlock(m));
            }
        }
    }

    fn condition(&mut self, ops: &mut Vec<Op>) {
        let Some(c) = self.object(|o| matches!(o, Object::Condition)) else { return };
        let r = self.register();
        match self.random.below(7) {
            0..=1 => ops.push(Op::Signal(c)),
            2 => ops.push(Op::Broadcast(c)),
            3 => ops.extend([Op::Lock(0), Op::Signal(c), Op::Unlock(0)]),
            4 => ops.extend([Op::Lock(0), Op::CondTimedWait(r, c, 0), Op::Unlock(0)]),
            _ => ops.extend([Op::Lock(0), Op::CondWait(c, 0), Op::Unlock(0)]),
        }
    }

    fn read_write_lock(&mut self, ops: &mut Vec<Op>, left: &mut usize) {
        let Some(o) = self.object(|o| matches!(o, Object::ReadWriteLock)) else { return };
        let r = self.register();
        let try_lock = match self.random.below(8) {
            0 => Op::TryReadLock(r, o),
            1 => Op::TryWriteLock(r, o),
            2 if self.one_in(3) => {
                ops.push(if self.one_in(2) { Op::ReadLock(o) } else { Op::WriteLock(o) });
                return;
            }
            n => {
                ops.push(if n < 6 { Op::ReadLock(o) } else { Op::WriteLock(o) });
                self.section(ops, left);
                ops.push(Op::ReadWriteUnlock(o));
                return;
            }
        };
        ops.extend([try_lock, Op::SkipIf(r, 0, 1), Op::ReadWriteUnlock(o)]);
    }

    fn semaphore(&mut self, ops: &mut Vec<Op>) {
        let Some(o) = self.object(|o| matches!(o, Object::Semaphore(_))) else { return };
        let r = self.register();
        ops.push(match self.random.below(5) {
            0..=1 => Op::SemPost(o),
            2 => Op::SemTryWait(r, o),
            _ => Op::SemWait(o),
        });
    }

    fn barrier(&mut self, ops: &mut Vec<Op>) {
        let Some(o) = self.object(|o| matches!(o, Object::Barrier(_))) else { return };
        let r = self.register();
        ops.push(if self.one_in(3) { Op::BarrierLast(r, o) } else { Op::Barrier(o) });
    }

    fn once(&mut self, ops: &mut Vec<Op>) {
        let Some(o) = self.object(|o| matches!(o, Object::Once)) else { return };
        let mut inside = Vec::new();
        if self.one_in(2) {
            self.memory(&mut inside);
        }
        inside.push(Op::OnceEnd(o));
        ops.push(Op::OnceBegin(o, inside.len() as u8));
        ops.append(&mut inside);
    }

    fn event(&mut self, ops: &mut Vec<Op>) {
        let Some(o) = self.object(|o| matches!(o, Object::Event)) else { return };
        ops.push(if self.one_in(2) { Op::EventSet(o) } else { Op::EventWait(o) });
    }

    fn futex(&mut self, ops: &mut Vec<Op>) {
        let (r, place, value) = (self.register(), self.place(), self.random.below(3));
        ops.push(match self.random.below(10) {
            0..=2 => Op::FutexWake(r, place),
            3 => Op::FutexWakeAll(r, place),
            4 => Op::FutexRequeue(place, self.place()),
            5 => Op::FutexTimedWait(r, place, value),
            _ => Op::FutexWait(r, place, value % 2),
        });
    }

    fn choice(&mut self, ops: &mut Vec<Op>) {
        let r = self.register();
        ops.push(Op::Choose(r, 2));
        if self.one_in(2) {
            ops.push(Op::SkipIf(r, 0, 1));
        }
    }

    fn decision(&mut self, ops: &mut Vec<Op>) {
        let r = self.register();
        ops.push(Op::Decide(r, self.random.below(255) as u8 + 1));
        if self.one_in(2) {
            ops.push(Op::SkipIf(r, 0, 1));
        }
    }

    fn atomic(&mut self, ops: &mut Vec<Op>) {
        let mut inside = Vec::new();
        for _ in 0..1 + self.random.below(2) {
            self.memory(&mut inside);
        }
        ops.push(Op::Atomic(inside));
    }

    /// An atomic block of anything, now and then only the start or the end of what belongs together.
    fn block(&mut self, ops: &mut Vec<Op>) {
        let mut inside = Vec::new();
        let (mut left, blocks) = (2, self.mix.blocks);
        self.mix.blocks = false;
        for _ in 0..1 + self.random.below(2) {
            self.statement(&mut inside, &mut left);
        }
        self.mix.blocks = blocks;
        inside.retain(goes_into_block);
        let cut = self.random.below(inside.len() as u64 + 1) as usize;
        let (start, end) = match self.random.below(4) {
            0 => (0, cut),
            1 => (cut, inside.len()),
            _ => (0, inside.len()),
        };
        let after = inside.split_off(end);
        let within = inside.split_off(start);
        ops.append(&mut inside);
        ops.push(Op::Atomic(within));
        ops.extend(after);
    }

    fn end(&mut self, ops: &mut Vec<Op>) {
        let (r, constant) = (self.register(), self.random.below(2));
        ops.push(match self.random.below(6) {
            0 => Op::Exit,
            1..=2 => Op::Assert(r, constant),
            _ => Op::Assume(r, constant),
        });
    }
}

/// Whether something may be in a block. What is decided there is refused by machines that have inputs.
fn goes_into_block(op: &Op) -> bool {
    !matches!(op, Op::Atomic(_) | Op::Decide(..))
}

/// All scripts of two or three threads whose bodies come from a list, up to the order of the threads.
pub fn combinations(bodies: &[Vec<Op>], threads: usize) -> impl Iterator<Item = Vec<Vec<Op>>> + '_ {
    let mut chosen = vec![0; threads];
    let mut done = bodies.is_empty();
    std::iter::from_fn(move || {
        if done {
            return None;
        }
        let script = chosen.iter().map(|&body: &usize| bodies[body].clone()).collect();
        // The next multiset: increase the last one that can be, and reset what follows to it.
        match chosen.iter().rposition(|&body| body + 1 < bodies.len()) {
            None => done = true,
            Some(at) => {
                let body = chosen[at] + 1;
                chosen[at..].fill(body);
            }
        }
        Some(script)
    })
}

/// All bodies of up to this many operations over two variables and one lock (object 0): reads, writes, increments, and
/// properly nested critical sections.
pub fn small_bodies(length_max: usize) -> Vec<Vec<Op>> {
    let mut simple = Vec::new();
    for cell in 0..2 {
        simple.push(Op::Read(0, Place::cell(cell)));
        simple.push(Op::Write(Place::cell(cell), Value::constant(1)));
    }
    simple.push(Op::FetchAdd(0, Place::cell(0), Value::constant(1)));
    let mut all: Vec<(Vec<Op>, bool)> = vec![(Vec::new(), false)];
    let mut last = all.clone();
    for _ in 0..length_max {
        let mut next = Vec::new();
        for (body, locked) in &last {
            let toggle = if *locked { Op::Unlock(0) } else { Op::Lock(0) };
            for op in simple.iter().chain([&toggle]) {
                let mut longer = body.clone();
                longer.push(op.clone());
                next.push((longer, *locked ^ (*op == toggle)));
            }
        }
        all.extend(next.iter().cloned());
        last = next;
    }
    all.into_iter().filter(|(body, locked)| !locked && !body.is_empty()).map(|(body, _)| body).collect()
}
