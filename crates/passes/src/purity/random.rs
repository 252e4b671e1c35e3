//! Generated functions with loops, before and after.
//!
//! Other threads may write anything at any time, so all that a run depends on is the values its reads find: an
//! *oracle* gives them. For each function and oracle:
//!
//! - *Pure loop elimination*: if the original completes a pure iteration, the thread is stopped in the other one.
//! - *Local state preservation*: if the thread is stopped, then in the original, whatever it reads from there on,
//!   the iteration ends as a pure one, and performs nothing but atomic reads that cannot race on its way.
//!   Otherwise both do the same.
//! - With [`awaits`](mod@crate::awaits) in place of accesses and spin assumes, both do the same, and stop at the same place.

use proptest::prelude::*;
use raddle_base::{Id, Random};
use raddle_ir::{
    AwaitTest, BlockId, Callee, Cfg, Const, Function, FunctionId, GlobalId, Inst, InstKind, Loops, Module, Operand,
    Terminator, Type, arith, parse, verify,
};
use std::fmt::Write;

const STEPS_MAX: usize = 400;

/// What a thread did that others may see.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Event {
    /// Atomic, of a global.
    Read(u32),
    /// Anything before which a thread must not be stopped: a plain read, a call.
    Barrier(u32),
    Write(u32, u128),
}

#[derive(Clone, PartialEq, Eq, Debug)]
enum End {
    Returned(Vec<u128>),
    DividedByZero,
    Stopped,
    OutOfSteps,
}

struct Run {
    events: Vec<Event>,
    end: End,
    /// Pure iterations: how many events had happened at their start and at their end.
    pure: Vec<(usize, usize)>,
}

/// An iteration that is going on.
struct Iteration {
    start: usize,
    phis: Vec<u128>,
    is_pure: bool,
}

struct Machine<'a> {
    function: &'a Function,
    /// Gives the first reads, and then what the seed of the continuation gives.
    oracle: (u64, usize, u64),
    values: Vec<u128>,
    events: Vec<Event>,
    reads: usize,
    iterations: Vec<Option<Iteration>>,
    pure: Vec<(usize, usize)>,
}

/// Runs the first function; `considered` are the loops whose iterations count.
fn run(module: &Module, considered: &[bool], oracle: (u64, usize, u64)) -> (Run, usize) {
    let function = &module.functions[FunctionId(0)];
    let mut machine = Machine {
        function,
        oracle,
        values: vec![0; function.values.len()],
        events: Vec::new(),
        reads: 0,
        iterations: considered.iter().map(|_| None).collect(),
        pure: Vec::new(),
    };
    let end = machine.run(considered).unwrap_or_else(|end| end);
    (Run { events: machine.events, end, pure: machine.pure }, machine.reads)
}

impl Machine<'_> {
    fn get(&self, operand: Operand) -> u128 {
        match operand {
            Operand::Value(value) => self.values[value.index()],
            Operand::Const(Const::Int(_, bits)) => bits,
            Operand::Const(other) => panic!("{other} is not for this evaluator"),
        }
    }

    fn read(&mut self) -> u128 {
        let (seed, prefix, continuation) = self.oracle;
        let seed = if self.reads < prefix { seed } else { continuation };
        self.reads += 1;
        u128::from(Random::new(seed ^ (self.reads as u64) << 32).bits() >> 7) % 3
    }

    fn write(&mut self, event: Event) {
        self.events.push(event);
        self.iterations.iter_mut().flatten().for_each(|iteration| iteration.is_pure = false);
    }

    fn run(&mut self, considered: &[bool]) -> Result<End, End> {
        let loops = Loops::new(&Cfg::new(self.function));
        let (mut from, mut at) = (BlockId(0), BlockId(0));
        // What is stopped in the last steps has time for the rest of its iteration.
        let steps = if self.oracle.1 == usize::MAX { STEPS_MAX } else { 2 * STEPS_MAX };
        for _ in 0..steps {
            let block = &self.function.blocks[at];
            let incoming = |phi: &raddle_ir::Phi| phi.incoming.iter().find(|(b, _)| *b == from).unwrap().1;
            let chosen: Vec<u128> = block.phis.iter().map(|phi| self.get(incoming(phi))).collect();
            for (phi, value) in block.phis.iter().zip(&chosen) {
                self.values[phi.result.index()] = *value;
            }
            self.arrive(&loops, considered, (from, at), chosen);
            for inst in &block.insts {
                let results = self.inst(inst)?;
                for (result, value) in inst.results.iter().zip(results) {
                    self.values[result.index()] = value;
                }
            }
            from = at;
            at = match &block.terminator {
                Terminator::Jump(to) => *to,
                Terminator::Branch { cond, then, otherwise } => match self.get(*cond) {
                    0 => *otherwise,
                    _ => *then,
                },
                Terminator::Switch { value, cases, default } => {
                    let value = self.get(*value);
                    cases.iter().find(|(case, _)| *case == value).map_or(*default, |(_, to)| *to)
                }
                Terminator::Return(operands) => {
                    return Ok(End::Returned(operands.iter().map(|o| self.get(*o)).collect()));
                }
                other => panic!("{other} is not for this evaluator"),
            };
        }
        Err(End::OutOfSteps)
    }

    /// Keeps account of iterations.
    fn arrive(&mut self, loops: &Loops, considered: &[bool], edge: (BlockId, BlockId), phis: Vec<u128>) {
        let (from, at) = edge;
        for (index, iteration) in self.iterations.iter_mut().enumerate() {
            if !loops.contains(index, at) {
                *iteration = None;
            }
        }
        let goes_back = loops.back_edges().contains(&edge);
        let Some(inner) = loops.innermost(at).filter(|&inner| loops.loops()[inner].headers.contains(&at)) else {
            return;
        };
        if goes_back {
            for (index, iteration) in self.iterations.iter_mut().enumerate() {
                if index != inner && loops.contains(index, from) {
                    iteration.iter_mut().for_each(|iteration| iteration.is_pure = false);
                }
            }
            if let Some(Iteration { start, phis: before, is_pure: true }) = &self.iterations[inner]
                && *before == phis
                && considered[inner]
            {
                self.pure.push((*start, self.events.len()));
            }
        }
        self.iterations[inner] = Some(Iteration { start: self.events.len(), phis, is_pure: true });
    }

    fn inst(&mut self, inst: &Inst) -> Result<Vec<u128>, End> {
        let global = |ptr: &Operand| match ptr {
            Operand::Const(Const::Global(GlobalId(global), 0)) => *global,
            other => panic!("{other:?} is not for this evaluator"),
        };
        let ty = |operand: &Operand| self.function.operand_type(operand).unwrap();
        Ok(vec![match &inst.kind {
            InstKind::Binary(op, a, b) => {
                let (ty, a, b) = (ty(a), self.get(*a), self.get(*b));
                arith::defined_binary(*op, ty, a, b).ok_or(End::DividedByZero)?
            }
            InstKind::Compare(op, a, b) => arith::compare(*op, ty(a), self.get(*a), self.get(*b)).into(),
            InstKind::Cast(op, a) => arith::cast(*op, ty(a), self.function.values[inst.results[0]].ty, self.get(*a)),
            InstKind::Load { ptr, order, .. } => {
                let event = if order.is_some() { Event::Read } else { Event::Barrier };
                self.events.push(event(global(ptr)));
                self.read()
            }
            InstKind::Call { callee: Callee::Direct(_), args } => {
                self.events.push(Event::Barrier(global(&args[0])));
                self.read()
            }
            InstKind::Store { ptr, value, .. } => {
                let value = self.get(*value);
                self.write(Event::Write(global(ptr), value));
                return Ok(Vec::new());
            }
            InstKind::Rmw { op, ptr, value, .. } => {
                let (ty, value, old) = (ty(value), self.get(*value), self.read());
                let new = arith::modify(*op, ty, old, value);
                match new == old {
                    true => self.events.push(Event::Read(global(ptr))),
                    false => self.write(Event::Write(global(ptr), new)),
                }
                old
            }
            InstKind::CompareExchange { ptr, expected, new, .. } => {
                let (expected, new, old) = (self.get(*expected), self.get(*new), self.read());
                match old == expected {
                    true => self.write(Event::Write(global(ptr), new)),
                    false => self.events.push(Event::Read(global(ptr))),
                }
                return Ok(vec![old, (old == expected).into()]);
            }
            InstKind::SpinAssume(holds) => match self.get(*holds) {
                0 => return Err(End::Stopped),
                _ => return Ok(Vec::new()),
            },
            InstKind::Await(this) => {
                let access = Inst { kind: this.access.clone(), ..inst.clone() };
                let results = self.inst(&access)?;
                let get = |operand: &Operand, _| self.get(*operand);
                match AwaitTest::all_pass(&this.until, Type::I8, results[0], get) {
                    true => return Ok(results),
                    false => return Err(End::Stopped),
                }
            }
            other => panic!("{other} is not for this evaluator"),
        }])
    }
}

/// Text of a function with variables in memory, made from choices.
struct Generator<'a> {
    choices: std::slice::Iter<'a, u8>,
    next: u32,
    text: String,
    variables: usize,
}

impl Generator<'_> {
    fn choose(&mut self, among: usize) -> usize {
        self.choices.next().map_or(0, |&choice| choice as usize) % among
    }

    fn value(&mut self, ty: &str, kind: &str) -> String {
        self.next += 1;
        let value = format!("%{}", self.next - 1);
        writeln!(self.text, "    {value}: {ty} = {kind}").unwrap();
        value
    }

    fn constant(&mut self) -> String {
        format!("i8 {}", self.choose(3))
    }

    /// The present value of a variable, or a constant.
    fn operand(&mut self) -> String {
        match self.choose(4) {
            0 => self.constant(),
            _ => {
                let variable = self.choose(self.variables);
                self.value("i8", &format!("load %{variable}"))
            }
        }
    }

    fn set(&mut self, value: &str) {
        let variable = self.choose(self.variables);
        writeln!(self.text, "    store {value}, %{variable}").unwrap();
    }

    fn statement(&mut self) {
        let global = self.choose(3);
        match self.choose(24) {
            0..=7 => {
                let value = self.value("i8", &format!("load seq_cst g{global}"));
                self.set(&value);
            }
            8 => {
                let value = self.value("i8", "load g2");
                self.set(&value);
            }
            9 => {
                let value = self.operand();
                writeln!(self.text, "    store seq_cst {value}, g{global}").unwrap();
            }
            10 | 11 => {
                let (a, b) = (self.operand(), self.constant());
                let op = ["add", "xor", "sub", "and"][self.choose(4)];
                let value = self.value("i8", &format!("{op} {a}, {b}"));
                self.set(&value);
            }
            12 => {
                let by = self.operand();
                let value = self.value("i8", &format!("udiv i8 2, {by}"));
                self.set(&value);
            }
            13..=15 => {
                let by = self.operand();
                let op = ["xchg", "add", "or", "and", "umax", "min", "xor"][self.choose(7)];
                let value = self.value("i8", &format!("rmw {op} seq_cst g{global}, {by}"));
                if self.choose(2) == 0 {
                    self.set(&value);
                }
            }
            16..=18 => {
                let (expected, new) = (self.operand(), self.constant());
                let (old, ok) = (self.next, self.next + 1);
                self.next += 2;
                let kind = format!("cmpxchg seq_cst seq_cst g{global}, {expected}, {new}");
                writeln!(self.text, "    %{old}: i8, %{ok}: i1 = {kind}").unwrap();
                let wide = self.value("i8", &format!("zext %{ok}"));
                let value = if self.choose(2) == 0 { wide } else { format!("%{old}") };
                self.set(&value);
            }
            19 => {
                let value = self.value("i8", "call fn1(g2)");
                self.set(&value);
            }
            _ => {
                let value = self.operand();
                self.set(&value);
            }
        }
    }

    fn condition(&mut self) -> String {
        let (a, b) = (self.operand(), self.operand());
        let op = ["eq", "ne", "ult", "sge", "ule"][self.choose(5)];
        self.value("i1", &format!("compare {op} {a}, {b}"))
    }

    fn terminator(&mut self, at: usize, blocks: usize) {
        // Mostly to the blocks around, so that control flow is reducible more often than not.
        let mut target = || match self.choose(3) {
            0 => (at + 1).min(blocks - 1),
            1 => 1 + self.choose(at.max(1)),
            _ => 1 + self.choose(blocks - 1),
        };
        let (a, b, c) = (target(), target(), target());
        match self.choose(8) {
            0 => writeln!(self.text, "    jump b{}", (at + 1).min(blocks - 1)).unwrap(),
            1 => {
                let value = self.operand();
                writeln!(self.text, "    switch {value}, [0: b{a}, 2: b{b}], default b{c}").unwrap();
            }
            2 => {
                let (first, second) = (self.condition(), self.condition());
                let op = ["and", "or", "xor"][self.choose(3)];
                let both = self.value("i1", &format!("{op} {first}, {second}"));
                writeln!(self.text, "    branch {both}, b{a}, b{b}").unwrap();
            }
            _ => {
                let condition = self.condition();
                writeln!(self.text, "    branch {condition}, b{a}, b{b}").unwrap();
            }
        }
    }
}

/// A module whose first function is made from the choices, with variables in registers.
fn program(choices: &[u8]) -> Module {
    let mut generator = Generator { choices: choices.iter(), next: 0, text: String::new(), variables: 0 };
    generator.variables = 1 + generator.choose(3);
    let blocks = 3 + generator.choose(6);
    for _ in 0..generator.variables {
        generator.value("ptr", "alloca i64 1, align 1");
    }
    for variable in 0..generator.variables {
        writeln!(generator.text, "    store i8 0, %{variable}").unwrap();
    }
    writeln!(generator.text, "    jump b1").unwrap();
    for at in 1..blocks {
        writeln!(generator.text, "b{at}:").unwrap();
        for _ in 0..generator.choose(4) {
            generator.statement();
        }
        if at == blocks - 1 {
            let value = generator.operand();
            writeln!(generator.text, "    return {value}").unwrap();
        } else {
            generator.terminator(at, blocks);
        }
    }
    let globals: String = (0..3).map(|i| format!("g{i} = global \"x{i}\" size 1 align 1 init \"\"\n")).collect();
    let get = "fn1 = function \"get\"(%0: ptr) -> i8 {\nb0:\n    %1: i8 = load seq_cst %0\n    return %1\n}";
    let text = format!("{globals}\nfn0 = function \"f\"() -> i8 {{\nb0:\n{}}}\n\n{get}\n", generator.text);
    let module = parse(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    crate::prepare(module, &crate::PassOptions::default())
}

/// How often what happened.
#[derive(Default, Debug)]
struct Seen {
    stopped: usize,
    awaits: usize,
    not_stopped: usize,
    inner: usize,
}

fn check(choices: &[u8], seed: u64, seen: &mut Seen) -> Result<(), TestCaseError> {
    let before = program(choices);
    let (after, found) = crate::purity(before.clone());
    prop_assert_eq!(verify(&after), vec![], "{}\n{}", before, after);
    let mine = |found: &&super::LoopPurity| found.function == FunctionId(0);
    let is_exact = |found: &super::LoopPurity| {
        let inexact = [super::ObstacleKind::Irreducible, super::ObstacleKind::TooManyConditions];
        !found.obstacles.iter().any(|obstacle| inexact.contains(&obstacle.kind))
    };
    let all: Vec<bool> = found.iter().filter(mine).map(|_| true).collect();
    let exact: Vec<bool> = found.iter().filter(mine).map(is_exact).collect();
    let text = before.to_string();
    let awaiting = crate::awaits(after.clone());
    prop_assert_eq!(verify(&awaiting), vec![], "{}\n{}", after, awaiting);
    let kinds = awaiting.functions[FunctionId(0)].blocks.iter().flat_map(|(_, block)| &block.insts);
    seen.awaits += kinds.filter(|inst| matches!(inst.kind, InstKind::Await(_))).count();
    let races = text.contains("load g2") || text.contains("call fn1(g2)");
    for oracle in seed..seed + 4 {
        let (old, _) = run(&before, &exact, (oracle, usize::MAX, 0));
        let (new, reads) = run(&after, &all, (oracle, usize::MAX, 0));
        let context = || format!("oracle {oracle}\n{before}\n{after}");
        let (waits, _) = run(&awaiting, &all, (oracle, usize::MAX, 0));
        prop_assert_eq!((&waits.events, &waits.end), (&new.events, &new.end), "{}\n{}", context(), awaiting);
        if new.end != End::Stopped {
            prop_assert_eq!(&old.events, &new.events, "{}", context());
            prop_assert_eq!(&old.end, &new.end, "{}", context());
            prop_assert_eq!(&old.pure, &vec![], "pure, but not stopped: {}", context());
            seen.not_stopped += 1;
            continue;
        }
        seen.stopped += 1;
        let k = new.events.len();
        prop_assert!(old.events.len() >= k && old.events[..k] == new.events, "{}", context());
        for continuation in 0..6 {
            let (old, _) = run(&before, &all, (oracle, reads, 1000 + continuation));
            let may_wait = |event: &Event| match event {
                Event::Read(global) => !(races && *global == 2),
                Event::Barrier(_) | Event::Write(..) => false,
            };
            let fits =
                |&(start, end): &(usize, usize)| start <= k && k <= end && old.events[k..end].iter().all(may_wait);
            prop_assert!(old.pure.iter().any(fits), "stopped after {k} events, but not pure: {}", context());
        }
        seen.inner += usize::from(exact.len() > 1);
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(4000))]

    #[test]
    fn exactly_pure_iterations_are_stopped(
        choices in proptest::collection::vec(any::<u8>(), 0..300),
        seed in any::<u32>(),
    ) {
        check(&choices, seed.into(), &mut Seen::default())?;
    }
}

/// The test above should see some of everything.
#[test]
fn generated_loops_are_varied() {
    let mut seen = Seen::default();
    let mut random = Random::new(7);
    for seed in 0..500 {
        let choices: Vec<u8> = (0..200).map(|_| random.bits() as u8).collect();
        check(&choices, seed, &mut seen).unwrap();
    }
    assert!(seen.stopped > 100 && seen.awaits > 100 && seen.not_stopped > 100 && seen.inner > 50, "{seen:?}");
}

/// Once a failure of the test above: stopped in the last step that it is given.
#[test]
fn an_iteration_that_is_stopped_late() {
    let choices = [
        9, 16, 152, 0, 13, 0, 7, 0, 24, 31, 0, 181, 1, 0, 64, 12, 0, 0, 157, 0, 3, 52, 89, 0, 109, 124, 46, 14, 29, 82,
        36, 150, 183, 202, 85, 0, 124, 1, 170, 0, 0, 0, 45, 96, 0, 104, 4, 43, 0, 1, 0, 2, 69, 0, 1,
    ];
    check(&choices, 2155302418, &mut Seen::default()).unwrap();
}
