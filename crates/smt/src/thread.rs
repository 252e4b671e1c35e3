//! Threads unrolled, each by itself.
//!
//! What a thread does depends on nothing but what it finds in memory. So it is run without the others: what its n-th visible
//! operation finds is a variable of the formula ([`Stop::found`]), and everything that follows from it, up to the next visible operation, is
//! computed in terms of such variables. Ways that meet again are joined, and registers become a choice between what they were on
//! either of them. Which operation of which thread comes when, and so what each finds, is said by the [steps](crate::steps).
//!
//! Calls are followed, so nothing has to be inlined before; loops are followed as far as their conditions can hold. One that goes round without
//! a visible operation, and whose end depends on what is found, needs a limit ([`World::run`]).

use crate::addresses;
use crate::bits::Bits;
use crate::gates::{Gates, Lit};
use crate::handles::Handles;
use crate::layout::{self, Byte, Kind, Object, ObjectId, Value};
use crate::operation::{Cell, Operation, Wait};
use crate::prober::Prober;
use crate::search::Options;
use crate::state::{Frame, Key, State};
use raddle_base::{Id, IdVec};
use raddle_ir::{
    BlockId, Callee, Cfg, Const, FunctionId, GlobalId, InputValues, Inst, InstKind, LocId, Module, Operand, Reach,
    Target, Terminator, Type, ValueId,
};
use raddle_trace::FaultKind;
use std::collections::{BTreeMap, HashMap};
use std::rc::Rc;

/// Something that cannot be put into a formula.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusal {
    /// Where it is.
    pub loc: LocId,
    /// What it is, for a person.
    pub what: String,
}

/// Something that goes wrong, and when.
#[derive(Clone, Copy, Debug)]
pub struct Failure {
    /// When.
    pub when: Lit,
    /// What.
    pub kind: FaultKind,
    /// Where.
    pub loc: LocId,
}

/// An input of the program: a call that can give any value.
#[derive(Clone, Debug)]
pub struct Input {
    /// When it is asked for.
    pub when: Lit,
    /// What it gives.
    pub value: Bits,
    /// Which values it may have.
    pub values: InputValues,
}

/// A place where a thread may be before its n-th visible operation, and that operation.
#[derive(Clone, Debug)]
pub struct Point {
    /// Where it is, and when.
    pub state: State,
    /// What it is about to do.
    pub operation: Operation,
}

/// A thread before its n-th visible operation.
#[derive(Clone, Debug)]
pub struct Stop {
    /// Where it may be; at most one of them has a true guard.
    pub points: Vec<Point>,
    /// It has no such operation because it is at its end.
    pub finished: Lit,
    /// What it has returned by then, on each way to its end.
    pub results: Vec<(Lit, Bits)>,
    /// It has none because an assumption does not hold.
    pub stuck: Lit,
    /// What went wrong on the way here.
    pub failures: Vec<Failure>,
    /// The inputs asked for on the way here, in the order in which any execution asks.
    pub inputs: Vec<Input>,
    /// What the operation finds.
    pub found: Bits,
    /// Which bytes of it have a value, for an operation that asks.
    pub valued: Bits,
}

/// A thread.
#[derive(Debug)]
pub struct Thread {
    /// Before its first visible operation, its second, and so on, as far as they were needed.
    pub stops: Vec<Stop>,
    start: Option<State>,
}

/// What is known of a function.
struct Shape {
    /// The place of each block in a reverse postorder.
    position: Vec<u32>,
    /// For every value, whether a decision depends on it.
    deciding: Vec<bool>,
}

/// A call or an allocation as it is reached in a thread: where, how often before, and of how many bytes. Ways there that do not meet may ask for others.
type Site = (usize, Vec<(FunctionId, BlockId, usize)>, u32, usize);

/// All threads, all objects, and the gates that everything is made of.
pub struct World<'m> {
    /// The program.
    pub module: &'m Module,
    /// The gates.
    pub gates: Gates,
    /// The objects so far.
    pub objects: IdVec<ObjectId, Object>,
    /// The threads so far; main is the first.
    pub threads: Vec<Thread>,
    globals: Vec<ObjectId>,
    /// What can be reached.
    pub(crate) reach: Reach,
    /// Whether what is loaded may be an address as a number: see [`addresses`](crate::addresses).
    pub(crate) keeps_addresses: bool,
    /// Where identifiers of threads may be.
    pub(crate) handles: Handles,
    /// Whether a loop can go on that goes on for long.
    prober: Prober,
    shapes: Vec<Shape>,
    sites: HashMap<Site, ObjectId>,
    /// Whether the addresses of variables become known to others.
    pub(crate) private: HashMap<(FunctionId, ValueId), bool>,
    /// Instructions that one thread may run between two visible operations, all ways together.
    local_max: u64,
    left: u64,
    /// What inputs lie between.
    pub(crate) inputs: Option<(i128, i128)>,
    /// What cannot be said, if an execution comes to it, by where that is.
    pub(crate) refused_at: HashMap<LocId, &'static str>,
    /// Says whether to give up; it is asked now and then.
    pub(crate) stop: Option<&'m dyn Fn() -> bool>,
}

/// Rounds of loops without a visible operation after which it is asked whether there can be another one: as many as inputs say, perhaps.
const ROUNDS_MIN: u32 = 15;

/// Instructions between two questions whether to give up. Each may make thousands of gates.
const BETWEEN_QUESTIONS: u64 = 64;

/// What an instruction leads to.
pub(crate) enum Flow {
    /// The next one.
    Next,
    /// Another block or function, or back: the state is among those to be run.
    Moved,
    /// A visible operation.
    Visible(Box<Operation>),
    /// Nowhere: the thread is at its end, stuck or failed.
    Gone,
}

/// A segment of a thread that is being run.
pub(crate) struct Run {
    pub thread: usize,
    pub stop: Stop,
    /// How often a loop was gone round, on all ways together.
    rounds: u32,
    work: BTreeMap<Key, State>,
}

impl<'m> World<'m> {
    /// The program before its start. Main is the only thread.
    pub fn new(module: &'m Module, main: FunctionId, options: &Options) -> Result<Self, Refusal> {
        let mut objects: IdVec<ObjectId, Object> = IdVec::new();
        let globals: Vec<ObjectId> = (0..module.globals.len()).map(|i| ObjectId(i as u32)).collect();
        let address = |target: Target| match target {
            Target::Global(global) => layout::base(ObjectId(global.0)),
            Target::Function(function) => layout::function_address(function),
        };
        for (id, global) in module.globals.iter() {
            let too_large = || Refusal { loc: global.loc, what: format!("an object of {} bytes", global.size) };
            if global.size >= layout::SIZE_MAX {
                return Err(too_large());
            }
            let bytes = layout::initial_bytes(module, id, address);
            let kind = Kind::Global(id, global.constant);
            objects.push(Object { kind, initial: bytes.unwrap_or_default().into() });
        }
        let shape = |function: &raddle_ir::Function| {
            let mut position = vec![0; function.blocks.len()];
            if !function.is_external() {
                for (i, block) in Cfg::new(function).reverse_postorder().iter().enumerate() {
                    position[block.index()] = i as u32;
                }
            }
            Shape { position, deciding: raddle_ir::indeterminate::deciding(function) }
        };
        let shapes = module.functions.iter().map(|(_, function)| shape(function)).collect();
        let reach = raddle_ir::reachable(module, &[main]);
        let mut world = World {
            module,
            keeps_addresses: addresses::are_kept(module, &reach),
            handles: Handles::of(module, &reach),
            prober: Prober::default(),
            gates: Gates::new(),
            objects,
            threads: Vec::new(),
            globals,
            reach,
            shapes,
            sites: HashMap::new(),
            private: HashMap::new(),
            local_max: options.local_max,
            inputs: options.inputs,
            refused_at: HashMap::new(),
            stop: None,
            left: 0,
        };
        world.add_thread(main, Vec::new());
        Ok(world)
    }

    /// A thread that begins in this function; its number.
    pub(crate) fn add_thread(&mut self, function: FunctionId, args: Vec<Value>) -> usize {
        let frame = self.frame(function, args);
        let start = State {
            guard: Lit::TRUE,
            frames: vec![frame],
            private: BTreeMap::new(),
            made: BTreeMap::new(),
            atomic: 0,
            copied: Vec::new(),
        };
        self.threads.push(Thread { stops: Vec::new(), start: Some(start) });
        self.threads.len() - 1
    }

    /// The beginning of a function. What it is not given is zero, what it does not take is ignored.
    pub(crate) fn frame(&self, function: FunctionId, args: Vec<Value>) -> Frame {
        let definition = &self.module.functions[function];
        let mut registers = vec![None; definition.values.len()];
        let mut args = args.into_iter();
        for &param in &definition.params {
            let width = definition.values[param].ty.bits();
            let arg = args.next().unwrap_or_else(|| Value::constant(width, 0));
            let same = arg.bits.width() == width;
            let possible = arg.possible.filter(|_| same);
            let bits = arg.bits.zext(width.max(arg.bits.width())).extract(0, width);
            let Value { origin, address, astray, .. } = arg;
            registers[param.index()] = Some(Value { bits, origin, possible, address, astray });
        }
        Frame { function, block: BlockId(0), index: 0, registers, variables: BTreeMap::new(), left: false, phase: 0 }
    }

    /// Unrolls a thread up to its n-th visible operation.
    pub fn unroll(&mut self, thread: usize, n: usize) -> Result<(), Refusal> {
        while self.threads[thread].stops.len() <= n {
            let states = match self.threads[thread].stops.last().cloned() {
                None => self.threads[thread].start.take().into_iter().collect(),
                Some(stop) => {
                    let mut states = Vec::new();
                    for point in &stop.points {
                        states.extend(self.perform(thread, &stop, point)?);
                    }
                    states
                }
            };
            let stop = self.run(thread, states)?;
            self.threads[thread].stops.push(stop);
        }
        Ok(())
    }

    /// Runs a thread from these states to its next visible operation on each way.
    fn run(&mut self, thread: usize, states: Vec<State>) -> Result<Stop, Refusal> {
        let (found, valued) = (self.gates.bits_input(64), self.gates.bits_input(8));
        let stop = Stop {
            points: Vec::new(),
            finished: Lit::FALSE,
            results: Vec::new(),
            stuck: Lit::FALSE,
            failures: Vec::new(),
            inputs: Vec::new(),
            found,
            valued,
        };
        let mut run = Run { thread, stop, rounds: 0, work: BTreeMap::new() };
        self.left = self.local_max;
        let mut stopped: BTreeMap<Key, Vec<State>> = BTreeMap::new();
        for state in states {
            self.add(&mut run, state);
        }
        while let Some((key, mut state)) = run.work.pop_first() {
            if state.guard == Lit::FALSE {
                continue;
            }
            // Two ways to one operation meet before it, if it has been waiting for the other.
            match self.advance(&mut run, &mut state)? {
                Some(at) => stopped.entry(at).or_default().push(state),
                None => drop(key),
            }
        }
        for states in stopped.into_values() {
            let mut states = states.into_iter();
            let Some(mut state) = states.next() else { continue };
            for other in states {
                state.merge(&mut self.gates, other);
            }
            if let Some(mut operation) = self.operation_at(&mut run, &mut state)?
                && state.guard != Lit::FALSE
            {
                operation.continues |= state.atomic > 0;
                let waits = operation.awake || !matches!(operation.wait, Wait::No);
                if operation.continues && (waits || operation.chooses || operation.spawns.is_some()) {
                    let what = String::from("an operation that waits, chooses or makes a thread, in an atomic block");
                    return Err(Refusal { loc: operation.loc, what });
                }
                run.stop.points.push(Point { state, operation });
            }
        }
        Ok(run.stop)
    }

    pub(crate) fn add(&mut self, run: &mut Run, state: State) {
        let key = self.key(&state);
        match run.work.remove(&key) {
            Some(mut known) => {
                known.merge(&mut self.gates, state);
                run.work.insert(key, known);
            }
            None => {
                run.work.insert(key, state);
            }
        }
    }

    fn key(&self, state: &State) -> Key {
        state.key(|function, block| self.shapes[function.index()].position[block.index()])
    }

    /// Whether a decision depends on a value of the function that a state is in.
    pub(crate) fn decides(&self, state: &State, value: ValueId) -> bool {
        self.shapes[state.top().function.index()].deciding[value.index()]
    }

    /// The instruction that a state is at; `None` at the end of its block.
    fn instruction(&self, state: &State) -> Option<&'m Inst> {
        let module: &'m Module = self.module;
        let frame = state.top();
        module.functions[frame.function].blocks[frame.block].insts.get(frame.index)
    }

    /// Goes on until ways part or meet; where it is if that is before a visible operation.
    fn advance(&mut self, run: &mut Run, state: &mut State) -> Result<Option<Key>, Refusal> {
        loop {
            let Some(inst) = self.instruction(state) else {
                if self.ends_variables(state) {
                    return Ok(Some(self.key(state)));
                }
                self.terminate(run, state)?;
                return Ok(None);
            };
            self.left = match self.left.checked_sub(1) {
                Some(left) => left,
                None => {
                    let what = format!(
                        "more than {} instructions, on all ways together, between two steps that others can see",
                        self.local_max
                    );
                    return Err(Refusal { loc: inst.loc, what });
                }
            };
            // Whoever asked to stop knows that this is no refusal.
            if self.left.is_multiple_of(BETWEEN_QUESTIONS) && self.stop.is_some_and(|stop| stop()) {
                return Err(Refusal { loc: inst.loc, what: String::from("what comes after this, for want of time") });
            }
            if self.may_be_visible(state, inst) {
                return Ok(Some(self.key(state)));
            }
            match self.execute(run, state, inst)? {
                Flow::Next => state.top_mut().index += 1,
                Flow::Moved | Flow::Gone => return Ok(None),
                Flow::Visible(_) => unreachable!("an operation that was not expected to be visible"),
            }
            if state.guard == Lit::FALSE {
                return Ok(None);
            }
        }
    }

    /// Whether others may see what the instruction does.
    fn may_be_visible(&mut self, state: &State, inst: &Inst) -> bool {
        match &inst.kind {
            InstKind::Load { ptr, .. } | InstKind::Store { ptr, .. } => {
                let ptr = self.operand(state, ptr);
                !self.is_own(&ptr.origin, matches!(inst.kind, InstKind::Store { .. }))
            }
            InstKind::Rmw { .. } | InstKind::CompareExchange { .. } | InstKind::Await(_) => true,
            InstKind::MemCopy { .. } | InstKind::MemSet { .. } => self.copy_of(state, &inst.kind).is_visible(),
            InstKind::LifetimeEnd(object) => !self.is_own(&self.operand(state, object).origin, true),
            InstKind::Call { callee: Callee::Direct(callee), .. } => {
                let target = &self.module.functions[*callee];
                // A block in a block begins nothing.
                let begins = crate::calls::begins_block(target);
                let inside = state.atomic > 0;
                if begins { !inside } else { target.is_external() && crate::calls::is_visible(&target.name) }
            }
            _ => false,
        }
    }

    /// The operation that a state is at, which was expected to be visible; `None` if there is none after all.
    fn operation_at(&mut self, run: &mut Run, state: &mut State) -> Result<Option<Operation>, Refusal> {
        let Some(inst) = self.instruction(state) else { return Ok(Some(self.end_of_variables(state))) };
        match self.execute(run, state, inst)? {
            Flow::Visible(operation) => Ok(Some(*operation)),
            Flow::Gone => Ok(None),
            Flow::Next | Flow::Moved => unreachable!("an operation that was expected to be visible"),
        }
    }

    /// The state behind a visible operation.
    fn perform(&mut self, thread: usize, stop: &Stop, point: &Point) -> Result<Vec<State>, Refusal> {
        let mut state = point.state.clone();
        let Some(inst) = self.instruction(&state) else {
            state.top_mut().left = true;
            return Ok(vec![state]);
        };
        match inst.kind.access() {
            InstKind::Load { .. } | InstKind::Rmw { .. } => {
                let ty = self.result_type(&state, inst, 0);
                state.set(inst.results[0], self.loaded(stop.found.extract(0, ty.bits()), ty, &point.operation.cells));
            }
            InstKind::Store { .. } => {}
            InstKind::LifetimeEnd(_) => {
                for cell in &point.operation.cells {
                    state.top_mut().variables.remove(&cell.object);
                }
            }
            InstKind::CompareExchange { expected, .. } => {
                let ty = self.result_type(&state, inst, 0);
                let expected = self.operand(&state, expected).bits;
                let old = stop.found.extract(0, expected.width());
                let swapped = self.gates.bits_eq(&old, &expected);
                state.set(inst.results[0], self.loaded(old, ty, &point.operation.cells));
                state.set(inst.results[1], Value::number(Bits::from_lits(vec![swapped])));
            }
            InstKind::MemCopy { .. } | InstKind::MemSet { .. } => return self.after_copy(stop, state, inst),
            InstKind::Call { .. } => {
                return self.after_call(thread, stop, state, inst, &point.operation).map(|state| vec![state]);
            }
            _ => unreachable!("not a visible operation"),
        }
        state.top_mut().index += 1;
        Ok(vec![state])
    }

    /// Whether a function is about to return that has variables which others can reach.
    fn ends_variables(&self, state: &State) -> bool {
        let frame = state.top();
        let returns = &self.module.functions[frame.function].blocks[frame.block].terminator;
        !frame.left && !frame.variables.is_empty() && matches!(returns, Terminator::Return(_))
    }

    /// The end of such variables, which others can notice.
    fn end_of_variables(&self, state: &State) -> Operation {
        let frame = state.top();
        let cells = frame.variables.iter().map(|(&object, &hit)| Cell { object, offset: 0, hit }).collect();
        let loc = self.module.functions[frame.function].blocks[frame.block].terminator_loc;
        Operation { cells, frees: true, ..Operation::nowhere(loc) }
    }

    pub(crate) fn result_type(&self, state: &State, inst: &Inst, i: usize) -> Type {
        self.module.functions[state.top().function].values[inst.results[i]].ty
    }

    /// The value of an operand.
    pub(crate) fn operand(&self, state: &State, operand: &Operand) -> Value {
        match *operand {
            Operand::Value(value) => match &state.top().registers[value.index()] {
                Some(value) => value.clone(),
                // Not defined on all ways here: then nobody looks.
                None => Value::constant(self.module.functions[state.top().function].values[value].ty.bits(), 0),
            },
            Operand::Const(constant) => match constant {
                Const::Int(ty, value) => Value::constant(ty.bits(), value),
                Const::F32(bits) => Value::constant(32, u128::from(bits)),
                Const::F64(bits) => Value::constant(64, u128::from(bits)),
                Const::Null => Value::constant(64, 0),
                Const::Undef(ty) => Value::constant(ty.bits(), 0),
                Const::Global(global, offset) => Value::pointer(self.globals[global.index()], offset as u64),
                Const::Function(function) => {
                    Value::number(Bits::constant(64, u128::from(self.function_address(function))))
                }
                Const::Block(block) => Value::constant(64, u128::from(block.0) + 1),
            },
        }
    }

    /// The address of a function; null for one that is nowhere and may be missing.
    fn function_address(&self, function: FunctionId) -> u64 {
        let definition = &self.module.functions[function];
        let missing = definition.weak && definition.is_external() && !crate::calls::is_known(&definition.name);
        if missing { 0 } else { layout::function_address(function) }
    }

    pub(crate) fn operands(&self, state: &State, operands: &[Operand]) -> Vec<Value> {
        operands.iter().map(|operand| self.operand(state, operand)).collect()
    }

    /// Something goes wrong, under a condition; the thread goes on if it does not hold.
    pub(crate) fn fail_if(&mut self, run: &mut Run, state: &mut State, cond: Lit, kind: FaultKind, loc: LocId) {
        let when = self.gates.and(state.guard, cond);
        if when != Lit::FALSE {
            run.stop.failures.push(Failure { when, kind, loc });
            state.guard = self.gates.and(state.guard, !cond);
        }
    }

    /// The thread goes on only if a condition holds.
    pub(crate) fn assume(&mut self, run: &mut Run, state: &mut State, cond: Lit) {
        let stuck = self.gates.and(state.guard, !cond);
        run.stop.stuck = self.gates.or(run.stop.stuck, stuck);
        state.guard = self.gates.and(state.guard, cond);
    }

    fn terminate(&mut self, run: &mut Run, state: &mut State) -> Result<(), Refusal> {
        let module: &'m Module = self.module;
        let frame = state.top();
        let block = &module.functions[frame.function].blocks[frame.block];
        match &block.terminator {
            Terminator::Jump(to) => self.go(run, state.clone(), *to),
            Terminator::Branch { cond, then, otherwise } => {
                let cond = self.operand(state, cond).bits.bit(0);
                for (when, to) in [(cond, then), (!cond, otherwise)] {
                    let guard = self.gates.and(state.guard, when);
                    if guard != Lit::FALSE {
                        self.go(run, State { guard, ..state.clone() }, *to);
                    }
                }
            }
            Terminator::Switch { value, cases, default } => {
                let value = self.operand(state, value);
                self.refuse_address(run, state, &value, block.terminator_loc);
                let value = value.bits;
                let mut rest = state.guard;
                for (case, to) in cases {
                    let is = self.gates.bits_eq(&value, &Bits::constant(value.width(), *case));
                    let guard = self.gates.and(rest, is);
                    rest = self.gates.and(rest, !is);
                    if guard != Lit::FALSE {
                        self.go(run, State { guard, ..state.clone() }, *to);
                    }
                }
                if rest != Lit::FALSE {
                    self.go(run, State { guard: rest, ..state.clone() }, *default);
                }
            }
            Terminator::Return(values) => {
                let values = self.operands(state, values);
                self.return_from(run, state, values)?;
            }
            Terminator::Unreachable => {
                self.fail_if(run, state, Lit::TRUE, FaultKind::Unreachable, block.terminator_loc);
            }
            Terminator::Indirect { .. } => {
                return Err(Refusal { loc: block.terminator_loc, what: String::from("a computed goto") });
            }
        }
        Ok(())
    }

    /// Back to the caller, or to the end of the thread.
    pub(crate) fn return_from(&mut self, run: &mut Run, state: &State, values: Vec<Value>) -> Result<(), Refusal> {
        let mut state = state.clone();
        let function = &self.module.functions[state.top().function];
        if crate::calls::begins_block(function) {
            state.atomic -= 1;
        }
        state.frames.pop();
        if state.frames.is_empty() {
            return self.finish(run, &mut state, values.first(), function.loc);
        }
        let Some(inst) = self.instruction(&state) else { unreachable!("a call is an instruction") };
        for (&result, value) in inst.results.iter().zip(values) {
            state.set(result, value);
        }
        (state.top_mut().index, state.top_mut().phase) = (state.top().index + 1, 0);
        self.add(run, state);
        Ok(())
    }

    /// The end of the thread, which must not be in an atomic block.
    pub(crate) fn finish(
        &mut self,
        run: &mut Run,
        state: &mut State,
        result: Option<&Value>,
        loc: LocId,
    ) -> Result<(), Refusal> {
        if state.atomic > 0 {
            return Err(Refusal { loc, what: String::from("a thread that ends in an atomic block") });
        }
        if let Some(result) = result {
            self.keep_near(run, state, result, loc);
        }
        let result = result.map_or_else(|| Bits::constant(64, 0), |value| value.bits.zext(64));
        run.stop.results.push((state.guard, result));
        run.stop.finished = self.gates.or(run.stop.finished, state.guard);
        Ok(())
    }

    /// Whether some inputs, and some values that are found, lead here. If that cannot be told soon they may.
    pub(crate) fn is_possible(&mut self, guard: Lit) -> bool {
        match guard.as_constant() {
            Some(holds) => holds,
            None => self.prober.is_possible(&self.gates, guard, self.stop),
        }
    }

    /// To another block of the function.
    fn go(&mut self, run: &mut Run, mut state: State, to: BlockId) {
        let frame = state.top();
        let (from, function) = (frame.block, frame.function);
        let position = &self.shapes[function.index()].position;
        if position[to.index()] <= position[from.index()] {
            run.rounds += 1;
            // Less and less often: what goes round for long is mostly bounded by something else.
            if run.rounds > ROUNDS_MIN && run.rounds.is_power_of_two() && !self.is_possible(state.guard) {
                return;
            }
        }
        let phis = &self.module.functions[function].blocks[to].phis;
        let mut values = Vec::with_capacity(phis.len());
        for phi in phis {
            let incoming = phi.incoming.iter().find(|(block, _)| *block == from);
            values.push((phi.result, incoming.map(|(_, operand)| self.operand(&state, operand))));
        }
        let top = state.top_mut();
        for (result, value) in values {
            top.registers[result.index()] = value;
        }
        (top.block, top.index) = (to, 0);
        self.add(run, state);
    }

    /// A new object at the place where a state is.
    pub(crate) fn make(&mut self, thread: usize, state: &mut State, kind: Kind, bytes: Rc<[Byte]>) -> ObjectId {
        let place: Vec<_> = state.frames.iter().map(|frame| (frame.function, frame.block, frame.index)).collect();
        let first = self.object_at((thread, place.clone(), 0, bytes.len()), kind, &bytes);
        // A private one begins anew: nobody has the address of what it was.
        let times = match kind {
            Kind::Private => 0,
            _ => *state.made.entry(first).and_modify(|times| *times += 1).or_insert(0),
        };
        self.object_at((thread, place, times, bytes.len()), kind, &bytes)
    }

    fn object_at(&mut self, site: Site, kind: Kind, bytes: &Rc<[Byte]>) -> ObjectId {
        if let Some(&known) = self.sites.get(&site) {
            return known;
        }
        let object = self.objects.push(Object { kind, initial: bytes.clone() });
        self.sites.insert(site, object);
        object
    }

    pub(crate) fn thread_local(&mut self, thread: usize, state: &mut State, global: GlobalId) -> Value {
        let bytes = self.objects[self.globals[global.index()]].initial.clone();
        let site = (thread, vec![(FunctionId(u32::MAX), BlockId(global.0), 0)], 0, bytes.len());
        let object = self.object_at(site, Kind::Stack, &bytes);
        // It ends with its thread.
        state.frames[0].variables.insert(object, Lit::TRUE);
        Value::pointer(object, 0)
    }
}
