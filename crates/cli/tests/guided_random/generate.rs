//! Random programs.
//!
//! Each program has some features and not others, so that many have no memory faults, or no waiting, and what is found in them is compared
//! without anything in between. Few orders are possible in each: brute force has to see them all.

use crate::program::{Body, Cond, Expr, Join, Place, Program, Stmt, Target, Thread};
use raddle_base::Random;

/// Integers that each function has.
pub const LOCALS: usize = 3;

/// What a program has.
struct Features {
    arrays: bool,
    pointers: bool,
    heap: bool,
    /// Threads may know a variable of `main`.
    variable: bool,
    mutexes: bool,
    waits: bool,
    helpers: bool,
    loops: bool,
    division: bool,
    assumptions: bool,
    ends: bool,
    inputs: bool,
}

/// A kind of statement.
#[derive(Clone, Copy)]
enum Kind {
    Load,
    Store,
    Update,
    Exchange,
    Set,
    Assert,
    If,
    Pointer,
    Heap,
    Mutex,
    Wait,
    Call,
    Repeat,
    End,
    Input,
}

struct Generator {
    random: Random,
    features: Features,
    integers: usize,
    arrays: usize,
    pointers: usize,
    mutexes: usize,
    helpers: usize,
}

/// The program of a seed; whether it may ask for inputs.
pub fn generate(seed: u64, inputs: bool) -> Program {
    let mut random = Random::new(seed);
    let mut chance = |percent: u64| random.below(100) < percent;
    let features = Features {
        arrays: chance(30),
        pointers: chance(45),
        heap: chance(20),
        variable: chance(40),
        mutexes: chance(40),
        waits: chance(25),
        helpers: chance(35),
        loops: chance(25),
        division: chance(10),
        assumptions: chance(20),
        ends: chance(10),
        inputs,
    };
    let mut generator = Generator { random, features, integers: 0, arrays: 0, pointers: 0, mutexes: 0, helpers: 0 };
    generator.program()
}

impl Generator {
    fn chance(&mut self, percent: u64) -> bool {
        self.random.below(100) < percent
    }

    fn pick<T: Copy>(&mut self, items: &[T]) -> T {
        items[self.random.index(items.len())]
    }

    fn program(&mut self) -> Program {
        self.integers = 2 + self.random.index(3);
        self.arrays = usize::from(self.features.arrays);
        self.pointers = if self.features.pointers || self.features.heap { 1 + self.random.index(2) } else { 0 };
        self.mutexes = if self.features.mutexes { 1 + self.random.index(2) } else { 0 };
        let integers = (0..self.integers).map(|_| (i32::from(self.chance(15)), self.chance(50))).collect();
        let pointers = (0..self.pointers).map(|_| self.address(40)).collect();
        let helpers: Vec<Body> = match self.features.helpers {
            true => (0..1 + self.random.index(2)).map(|_| self.helper()).collect(),
            false => Vec::new(),
        };
        self.helpers = helpers.len();
        let three = self.chance(35);
        let threads = (0..2 + usize::from(three)).map(|_| self.thread(if three { 3 } else { 6 })).collect();
        let middle = if self.chance(35) { self.body(1, 0) } else { Vec::new() };
        let end = self.end();
        Program { integers, arrays: self.arrays, pointers, mutexes: self.mutexes, helpers, threads, middle, end }
    }

    /// An address that is known when the program starts.
    fn address(&mut self, null: u64) -> Target {
        match self.random.below(6) {
            _ if self.chance(null) => Target::Null,
            0 if self.arrays > 0 => Target::Element(self.random.index(self.arrays)),
            _ => Target::Integer(self.random.index(self.integers)),
        }
    }

    fn target(&mut self) -> Target {
        match self.random.below(10) {
            0 | 1 => Target::Own,
            2 | 3 if self.pointers > 0 => Target::Shared(self.random.index(self.pointers)),
            4 if self.features.variable => Target::Variable,
            _ => self.address(15),
        }
    }

    fn thread(&mut self, most: usize) -> Thread {
        let argument = match self.random.below(8) {
            0 => Target::Null,
            1 | 2 if self.features.variable => Target::Variable,
            _ => self.address(0),
        };
        let budget = 1 + self.random.index(most);
        let body = self.body(budget, 0);
        let result = if self.features.pointers && self.chance(30) { self.target() } else { Target::Null };
        let join = match self.random.below(8) {
            0 => Join::No,
            1 | 2 if self.features.pointers => Join::TakesResult,
            _ => Join::Yes,
        };
        Thread { argument, body, result, join }
    }

    fn helper(&mut self) -> Body {
        let budget = 1 + self.random.index(2);
        let mut body = self.body(budget, 1);
        if self.chance(50) {
            let (local, expr) = (self.local(), self.expr());
            body.push(Stmt::Set(local, expr));
        }
        body
    }

    /// `main` looks at what came of it.
    fn end(&mut self) -> Body {
        let mut body = Vec::new();
        for _ in 0..self.random.index(3) {
            let (local, place) = (self.local(), self.place());
            body.push(Stmt::Load(local, place));
            if self.chance(60) {
                body.push(self.assertion(local));
            }
        }
        if self.chance(25) {
            body.extend(self.body(2, 0));
        }
        body
    }

    fn local(&mut self) -> usize {
        self.random.index(LOCALS)
    }

    fn number(&mut self) -> i32 {
        self.pick(&[0, 1, 1, 2])
    }

    fn expr(&mut self) -> Expr {
        let (a, b, c) = (self.local(), self.local(), self.number());
        match self.random.below(12) {
            0..=4 => Expr::Constant(1 + self.random.below(2) as i32),
            5 | 6 => Expr::Local(a),
            7 => Expr::Add(a, c),
            8 => Expr::Xor(a, b),
            9 => Expr::Equal(a, c),
            10 if self.features.division => Expr::Divide(2, a),
            _ => Expr::Select(a, c, b),
        }
    }

    fn place(&mut self) -> Place {
        match self.random.below(10) {
            0 | 1 if self.pointers > 0 && self.features.pointers => Place::Shared(self.random.index(self.pointers)),
            2 if self.features.pointers => Place::Own,
            3 if self.arrays > 0 => {
                let (array, local, masked) = (self.random.index(self.arrays), self.local(), self.chance(85));
                Place::Indexed { array, local, masked }
            }
            4 if self.arrays > 0 => Place::Element(self.random.index(self.arrays), self.random.index(2)),
            _ => Place::Integer(self.random.index(self.integers)),
        }
    }

    /// The same, but nothing whose life may end. Not generated: a compare-exchange of such memory. `reads-from` does not expect that it finds
    /// the memory alive in another order, and swaps nothing there; that has nothing to do with properties.
    fn lasting(&mut self) -> Place {
        match self.place() {
            Place::Own | Place::Shared(_) if self.features.heap || self.features.variable => {
                Place::Integer(self.random.index(self.integers))
            }
            place => place,
        }
    }

    fn cond_of(&mut self, local: usize) -> Cond {
        let op = self.pick(&["eq", "eq", "ne", "ne", "slt", "sge"]);
        Cond::Compare(op, local, self.number())
    }

    fn cond(&mut self) -> Cond {
        if self.features.pointers && self.chance(20) {
            return Cond::HasPointer;
        }
        let local = self.local();
        self.cond_of(local)
    }

    fn assertion(&mut self, local: usize) -> Stmt {
        let cond = match self.random.below(3) {
            0 => self.cond_of(local),
            _ => Cond::Compare("ne", local, self.random.below(4) as i32),
        };
        Stmt::Assert(cond)
    }

    /// Statements with about so many accesses.
    fn body(&mut self, budget: usize, depth: usize) -> Body {
        let mut body = Vec::new();
        let mut left = budget as i64;
        while left > 0 {
            left -= self.statements(&mut body, left as usize, depth) as i64;
        }
        body
    }

    /// What kind of statement comes next.
    fn kind(&mut self, depth: usize) -> Kind {
        let has = |has: bool, weight: u64| if has { weight } else { 0 };
        let features = &self.features;
        let weights = [
            (Kind::Load, 5),
            (Kind::Store, 5),
            (Kind::Update, 2),
            (Kind::Exchange, 1),
            (Kind::Set, 1),
            (Kind::Assert, 1),
            (Kind::If, has(depth < 2, 1)),
            (Kind::Pointer, has(features.pointers, 3)),
            (Kind::Heap, has(features.heap, 3)),
            (Kind::Mutex, has(features.mutexes, 3)),
            (Kind::Wait, has(features.waits, 2)),
            (Kind::Call, has(self.helpers > 0, 4)),
            (Kind::Repeat, has(features.loops && depth < 1, 2)),
            (Kind::End, has(features.ends, 1)),
            (Kind::Input, has(features.inputs, 4)),
        ];
        let mut left = self.random.below(weights.iter().map(|(_, weight)| weight).sum());
        for (kind, weight) in weights {
            match left.checked_sub(weight) {
                Some(rest) => left = rest,
                None => return kind,
            }
        }
        Kind::Store
    }

    /// Adds a statement or two; says about how many accesses they make.
    fn statements(&mut self, to: &mut Body, left: usize, depth: usize) -> usize {
        let local = self.local();
        match self.kind(depth) {
            Kind::Load => return self.load(to, local, depth),
            Kind::Store => {
                let (place, expr) = (self.place(), self.expr());
                to.push(Stmt::Store(place, expr));
            }
            Kind::Update => {
                let op = self.pick(&["add", "add", "xchg", "xor", "or", "sub"]);
                let (place, expr) = (self.place(), self.expr());
                to.push(Stmt::Update(local, op, place, expr));
            }
            Kind::Exchange => {
                let (place, from, by) = (self.lasting(), self.number(), self.number());
                to.push(Stmt::Exchange(local, place, from, by));
            }
            Kind::Set => {
                let expr = self.expr();
                to.push(Stmt::Set(local, expr));
                return 0;
            }
            Kind::Assert => {
                let cond = self.cond();
                to.push(Stmt::Assert(cond));
                return 0;
            }
            Kind::If => {
                let cond = self.cond();
                let (then, otherwise) = self.branches(depth);
                to.push(Stmt::If(cond, then, otherwise));
            }
            Kind::Pointer => self.pointer(to),
            Kind::Heap => self.heap(to),
            Kind::Mutex => return self.mutex(to, left, depth),
            Kind::Wait => self.wait(to),
            Kind::Call => {
                let (helper, expr) = (self.random.index(self.helpers), self.expr());
                to.push(Stmt::Call(local, helper, expr));
                if self.chance(30) {
                    to.push(self.assertion(local));
                }
                return 2;
            }
            Kind::Repeat => {
                let body = self.body(1, depth + 1);
                to.push(Stmt::Repeat(2, body));
                return 2;
            }
            Kind::Input => return self.input(to, local, depth),
            Kind::End => to.push(self.pick(&[|| Stmt::Return, || Stmt::Abort, || Stmt::Exit])()),
        }
        1
    }

    /// A read, and often something that depends on it.
    fn load(&mut self, to: &mut Body, local: usize, depth: usize) -> usize {
        let place = self.place();
        to.push(Stmt::Load(local, place));
        match self.random.below(6) {
            0 => to.push(self.assertion(local)),
            1..=3 if depth < 2 => {
                let cond = self.cond_of(local);
                let (then, otherwise) = self.branches(depth);
                to.push(Stmt::If(cond, then, otherwise));
                return 2;
            }
            4 if self.features.assumptions => {
                let cond = self.cond_of(local);
                to.push(Stmt::Assume(cond));
            }
            _ => {}
        }
        1
    }

    /// An input, and often something that depends on it.
    fn input(&mut self, to: &mut Body, local: usize, depth: usize) -> usize {
        let name = self.pick(&["int", "int", "uchar", "bool"]);
        to.push(Stmt::Input(local, name));
        match self.random.below(6) {
            0 => to.push(self.assertion(local)),
            1 => {
                let place = self.place();
                to.push(Stmt::Store(place, Expr::Local(local)));
            }
            2 | 3 if depth < 2 => {
                let cond = self.cond_of(local);
                let (then, otherwise) = self.branches(depth);
                to.push(Stmt::If(cond, then, otherwise));
            }
            4 => {
                let cond = self.cond_of(local);
                to.push(Stmt::Assume(cond));
            }
            _ => {}
        }
        1
    }

    fn pointer(&mut self, to: &mut Body) {
        let pointer = self.random.index(self.pointers);
        match self.random.below(3) {
            0 => to.push(Stmt::Take(Target::Shared(pointer))),
            1 => {
                let target = self.target();
                to.push(Stmt::Take(target));
            }
            _ => {
                let target = self.target();
                to.push(Stmt::Publish(pointer, target));
            }
        }
    }

    fn wait(&mut self, to: &mut Body) {
        let (place, number) = (Place::Integer(self.random.index(self.integers)), self.number());
        match self.random.below(6) {
            0 => to.push(Stmt::AwaitExchange(place)),
            1 => {
                let other = self.place();
                to.push(Stmt::AwaitEither(place, other, 0));
            }
            2 => {
                let place = self.place();
                to.push(Stmt::Await(place, number));
            }
            _ => to.push(Stmt::Await(place, if self.chance(25) { number } else { 0 })),
        }
    }

    fn branches(&mut self, depth: usize) -> (Body, Body) {
        let then = self.body(1, depth + 1);
        let otherwise = if self.chance(30) { self.body(1, depth + 1) } else { Vec::new() };
        (then, otherwise)
    }

    fn heap(&mut self, to: &mut Body) {
        match self.random.below(4) {
            0 => to.push(Stmt::Free),
            1 => {
                let local = self.local();
                to.extend([Stmt::Allocate(Some(1)), Stmt::Load(local, Place::Own), Stmt::Free]);
            }
            _ => {
                let first = self.pick(&[None, Some(0), Some(1), Some(1)]);
                to.extend([Stmt::Allocate(first), Stmt::Publish(self.random.index(self.pointers), Target::Own)]);
            }
        }
    }

    fn mutex(&mut self, to: &mut Body, left: usize, depth: usize) -> usize {
        let (mutex, local) = (self.random.index(self.mutexes), self.local());
        match self.random.below(16) {
            0 => to.push(Stmt::Lock(mutex)),
            1 => to.push(Stmt::Unlock(mutex)),
            2 => {
                let body = self.body(1, depth + 1);
                let unlock = Stmt::Unlock(mutex);
                let then = body.into_iter().chain([unlock]).collect();
                to.extend([Stmt::TryLock(local, mutex), Stmt::If(Cond::Compare("ne", local, 0), then, Vec::new())]);
                return 2;
            }
            3..=5 if self.mutexes > 1 => {
                let body = self.body(1, 2);
                let inner = Stmt::Locked(1 - mutex, body);
                to.push(Stmt::Locked(mutex, vec![inner]));
                return 3;
            }
            _ => {
                let body = self.body(left.clamp(1, 2), depth + 1);
                to.push(Stmt::Locked(mutex, body));
                return 2;
            }
        }
        1
    }
}
