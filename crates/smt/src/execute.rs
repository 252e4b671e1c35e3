//! What single instructions do.

use crate::bits::Bits;
use crate::gates::Lit;
use crate::layout::{self, Byte, Kind, ObjectId, Origin, Value};
use crate::operation::{Cell, Operation, Wait};
use crate::state::{Own, State, choose_value};
use crate::thread::{Flow, Refusal, Run, World};
use raddle_ir::{AwaitTest, BinaryOp, Callee, FunctionId, Inst, InstKind, LocId, Operand, Type};
use raddle_trace::FaultKind;
use std::rc::Rc;

/// Calls that may be nested.
const FRAMES_MAX: usize = 200;
/// And from when on it is asked whether there can be another one.
const FRAMES_MIN: usize = 8;

impl<'m> World<'m> {
    pub(crate) fn execute(&mut self, run: &mut Run, state: &mut State, inst: &'m Inst) -> Result<Flow, Refusal> {
        let refuse = |what: &str| Err(Refusal { loc: inst.loc, what: what.to_string() });
        let unsupported = || Refusal { loc: inst.loc, what: String::from("arithmetic with floating-point numbers") };
        let value = match &inst.kind {
            InstKind::Binary(op, a, b) => {
                let (a, b) = (self.operand(state, a), self.operand(state, b));
                self.check_division(run, state, *op, &a.bits, &b.bits, inst.loc);
                let bits = self.gates.binary(*op, &a.bits, &b.bits).ok_or_else(unsupported)?;
                let divides = matches!(op, BinaryOp::UDiv | BinaryOp::SDiv | BinaryOp::URem | BinaryOp::SRem);
                // What is divided by zero has failed, and has any value.
                let zero = divides && b.values().is_some_and(|values| values.contains(&0));
                let possible = Value::combined(&a, &b, |a, b| self.gates.binary(*op, a, b));
                let address = self.compute_address(run, state, *op, (&a, &b), inst.loc);
                let value = Value { address, ..Value::number(bits) }.among(possible.filter(|_| !zero));
                let astray = self.computed_astray((&a, &b), &value);
                Value { astray, ..value }
            }
            InstKind::Unary(op, a) => {
                let a = self.operand(state, a);
                let bits = self.gates.unary(*op, &a.bits).ok_or_else(unsupported)?;
                if *op == raddle_ir::UnaryOp::Freeze {
                    Value { bits, ..a }
                } else {
                    self.refuse_address(run, state, &a, inst.loc);
                    Value::number(bits)
                }
            }
            InstKind::Ternary(op, a, b, c) => {
                let [a, b, c] = self.numbers(run, state, [a, b, c], inst.loc);
                Value::number(self.gates.ternary(*op, &a, &b, &c).ok_or_else(unsupported)?)
            }
            InstKind::Overflow(op, a, b) => {
                let [a, b] = self.numbers(run, state, [a, b], inst.loc);
                let (bits, carry) = self.gates.overflow(*op, &a, &b);
                state.set(inst.results[1], Value::number(Bits::from_lits(vec![carry])));
                Value::number(bits)
            }
            InstKind::Compare(op, a, b) => {
                let pointers = self.module.functions[state.top().function].operand_type(a) == Some(Type::Ptr);
                let [a, b] = [a, b].map(|operand| self.operand(state, operand));
                self.compare_addresses(run, state, *op, (&a, &b), pointers, inst.loc);
                let holds = self.gates.compare(*op, &a.bits, &b.bits).ok_or_else(unsupported)?;
                Value::number(Bits::from_lits(vec![holds]))
            }
            InstKind::Cast(op, operand) => {
                let mut a = self.operand(state, operand);
                let ty = self.result_type(state, inst, 0);
                let width = ty.bits();
                let was_pointer = self.module.functions[state.top().function].operand_type(operand) == Some(Type::Ptr);
                a.address = (a.address || was_pointer) && ty != Type::Ptr;
                if width != a.bits.width() {
                    self.cut_address(run, state, &a, width, inst.loc);
                    a.address = false;
                }
                let bits = self.gates.cast(*op, &a.bits, width).ok_or_else(unsupported)?;
                let none = Value::constant(1, 0);
                let possible = Value::combined(&a, &none, |a, _| self.gates.cast(*op, a, width));
                let origin = if width == 64 && a.bits.width() == 64 { a.origin } else { Origin::Anything };
                let astray = if width == 64 { a.astray } else { Lit::FALSE };
                Value { address: a.address, astray, ..Value::with_origin(bits, origin) }.among(possible)
            }
            InstKind::Select(cond, a, b) => {
                let cond = self.operand(state, cond).bits.bit(0);
                let (a, b) = (self.operand(state, a), self.operand(state, b));
                choose_value(&mut self.gates, cond, &a, &b)
            }
            InstKind::Address { base, index, offset } => {
                let base = self.operand(state, base);
                let (index, scale) = match index {
                    Some((index, scale)) => {
                        let index = self.operand(state, index);
                        self.refuse_address(run, state, &index, inst.loc);
                        (index, *scale)
                    }
                    None => (Value::constant(64, 0), 0),
                };
                let [scale, offset] = [scale as u64, *offset as u64].map(|number| Bits::constant(64, number.into()));
                let mut place = |base: &Bits, index: &Bits| {
                    let scaled = self.gates.mul(index, &scale);
                    let start = self.gates.add(base, &scaled);
                    self.gates.add(&start, &offset)
                };
                let bits = place(&base.bits, &index.bits);
                let possible = Value::combined(&base, &index, |base, index| Some(place(base, index)));
                let by = place(&Bits::constant(64, 0), &index.bits).as_constant().map(|by| by as u64);
                let value = Value::with_origin(bits, base.origin.clone()).among(possible);
                let astray = self.strays(&base, &value, by);
                Value { astray, ..value }
            }
            InstKind::Alloca { size, .. } => {
                let size = self.operand(state, size).bits.as_constant();
                let Some(size) = size.filter(|&size| size < u128::from(layout::SIZE_MAX)) else {
                    return refuse("a variable whose size is not known, or very large");
                };
                let function = state.top().function;
                let value = inst.results[0];
                let module = self.module;
                let escapes = *(self.private.entry((function, value)))
                    .or_insert_with(|| raddle_ir::escapes(module, function, value));
                let kind = if escapes { Kind::Stack } else { Kind::Private };
                let bytes: Rc<[Byte]> = (0..size).map(|_| Byte::without_value()).collect();
                let object = self.make(run.thread, state, kind, bytes.clone());
                if escapes {
                    state.top_mut().variables.insert(object, Lit::TRUE);
                } else {
                    state.private.insert(object, Own { bytes, dead: Lit::FALSE });
                }
                Value::pointer(object, 0)
            }
            InstKind::ThreadLocal(global) => self.thread_local(run.thread, state, *global),
            InstKind::Load { ptr, order, .. } => {
                let ty = self.result_type(state, inst, 0);
                let ptr = self.operand(state, ptr);
                let at = self.resolve(&ptr, ty.bytes(), false, inst.loc)?;
                let checked = self.decides(state, inst.results[0]);
                if !at.own {
                    let mut operation = self.access(at, ty, order.is_some(), &ptr, inst.loc)?;
                    (operation.checked, operation.compared) = (checked, self.compared(state, inst));
                    return Ok(Flow::Visible(Box::new(operation)));
                }
                self.fail_if_outside(run, state, &at, inst.loc);
                let (bits, valued) = self.read_own(state, &at.cells, ty.bytes());
                if checked {
                    self.fail_if(run, state, !valued, FaultKind::Indeterminate, inst.loc);
                }
                self.loaded(bits.extract(0, ty.bits()), ty, &at.cells)
            }
            InstKind::Store { ptr, value, order, .. } => {
                let value = self.operand(state, value);
                self.keep_near(run, state, &value, inst.loc);
                let value = value.bits;
                let ty = Type::Int(value.width() as u8);
                let ptr = self.operand(state, ptr);
                let at = self.resolve(&ptr, ty.bytes(), true, inst.loc)?;
                if !at.own {
                    let mut operation = self.access(at, ty, order.is_some(), &ptr, inst.loc)?;
                    (operation.leaves, operation.blind) = (Some((value.zext(64), Lit::TRUE)), true);
                    return Ok(Flow::Visible(Box::new(operation)));
                }
                self.fail_if_outside(run, state, &at, inst.loc);
                self.write_own(state, &at.cells, &value.zext(ty.bytes() * 8));
                return Ok(Flow::Next);
            }
            InstKind::Rmw { .. } | InstKind::CompareExchange { .. } | InstKind::Await(_) => {
                let values = match inst.kind {
                    InstKind::Rmw { value, .. } => [Some(value), None],
                    InstKind::CompareExchange { expected, new, .. } => [Some(expected), Some(new)],
                    _ => [None, None],
                };
                for value in values.iter().flatten() {
                    let value = self.operand(state, value);
                    self.keep_near(run, state, &value, inst.loc);
                }
                let mut operation = self.atomic(run, state, inst, inst.kind.access())?;
                if let InstKind::Await(this) = &inst.kind {
                    let ty = self.result_type(state, inst, 0);
                    let clauses: Vec<Vec<_>> = (this.until.iter())
                        .map(|clause| {
                            clause.iter().map(|test| test.map(|operand| self.operand(state, operand))).collect()
                        })
                        .collect();
                    for clause in &clauses {
                        for test in clause {
                            test.map(|value| self.keep_near(run, state, value, inst.loc));
                        }
                    }
                    if clauses.iter().flatten().any(|test| self.waits_for_place(test, ty)) {
                        return refuse("a loop that waits for an address, by where it is");
                    }
                    let bits = |clause: Vec<AwaitTest<Value>>| {
                        clause.iter().map(|test| test.map(|value| value.bits.clone())).collect()
                    };
                    operation.wait = Wait::Value(ty.bits(), clauses.into_iter().map(bits).collect());
                }
                return Ok(Flow::Visible(Box::new(operation)));
            }
            InstKind::Fence { .. } => return Ok(Flow::Next),
            InstKind::LifetimeStart(variable) | InstKind::LifetimeEnd(variable) => {
                let pointer = self.operand(state, variable);
                let Origin::Objects(objects) = &pointer.origin else {
                    return refuse("the scope of a variable that is not known");
                };
                if !self.is_own(&pointer.origin, true) {
                    return self.scope(run.thread, state, inst, &pointer, objects);
                }
                for object in objects.iter() {
                    let Some(own) = state.private.get_mut(object) else { continue };
                    let starts = matches!(inst.kind, InstKind::LifetimeStart(_));
                    own.dead = Lit::constant(!starts);
                    if starts {
                        own.bytes = own.bytes.iter().map(|_| Byte::without_value()).collect();
                    }
                }
                return Ok(Flow::Next);
            }
            InstKind::SpinAssume(_) if state.atomic > 0 => return refuse("a loop that waits in an atomic block"),
            InstKind::SpinAssume(cond) => {
                let cond = self.operand(state, cond).bits.bit(0);
                self.assume(run, state, cond);
                return Ok(Flow::Next);
            }
            InstKind::Trap => {
                self.fail_if(run, state, Lit::TRUE, FaultKind::Abort, inst.loc);
                return Ok(Flow::Gone);
            }
            InstKind::MemCopy { .. } | InstKind::MemSet { .. } => return self.copy(run, state, inst),
            InstKind::Call { callee, args } => {
                let args = self.operands(state, args);
                return match callee {
                    Callee::Direct(function) => self.call(run, state, inst, *function, args),
                    Callee::Indirect(pointer) => {
                        let pointer = self.operand(state, pointer);
                        self.call_indirect(run, state, inst, &pointer.bits, args)
                    }
                };
            }
            InstKind::Unsupported { what, .. } => return refuse(what),
            InstKind::VaStart(_) => return refuse("a variable list of arguments"),
            InstKind::StackSave | InstKind::StackRestore(_) => return refuse("an array of variable length"),
            InstKind::LoopBound { .. } | InstKind::LoopEnter { .. } => return refuse("a loop bound by --unroll"),
        };
        state.set(inst.results[0], value);
        Ok(Flow::Next)
    }

    /// Operands of what is done with numbers only.
    fn numbers<const N: usize>(
        &mut self,
        run: &mut Run,
        state: &mut State,
        operands: [&Operand; N],
        loc: LocId,
    ) -> [Bits; N] {
        operands.map(|operand| {
            let value = self.operand(state, operand);
            self.refuse_address(run, state, &value, loc);
            value.bits
        })
    }

    /// A variable that others can reach begins or ends. Every life is one of its own.
    fn scope(
        &mut self,
        thread: usize,
        state: &mut State,
        inst: &Inst,
        pointer: &Value,
        objects: &[ObjectId],
    ) -> Result<Flow, Refusal> {
        let InstKind::LifetimeStart(Operand::Value(variable)) = &inst.kind else {
            let mut cells = Vec::new();
            for &object in objects {
                let there = Bits::constant(64, u128::from(layout::base(object)));
                let is = self.gates.bits_eq(&pointer.bits, &there);
                let made = state.top().variables.get(&object).copied().unwrap_or(Lit::FALSE);
                cells.push(Cell { object, offset: 0, hit: self.gates.and(is, made) });
            }
            cells.retain(|cell| cell.hit != Lit::FALSE);
            return Ok(Flow::Visible(Box::new(Operation { cells, frees: true, ..Operation::nowhere(inst.loc) })));
        };
        let [first, ..] = objects else { return Ok(Flow::Next) };
        // On some of the ways that met here it may have ended already.
        let ended = |world: &mut Self, object: &ObjectId| {
            let made = state.top().variables.get(object).copied().unwrap_or(Lit::FALSE);
            world.gates.and(state.guard, !made) != Lit::FALSE
        };
        if objects.iter().any(|object| ended(self, object)) {
            let bytes: Rc<[Byte]> = self.objects[*first].initial.iter().map(|_| Byte::without_value()).collect();
            let object = self.make(thread, state, Kind::Stack, bytes);
            state.top_mut().variables.insert(object, Lit::TRUE);
            state.set(*variable, Value::pointer(object, 0));
        }
        Ok(Flow::Next)
    }

    fn check_division(&mut self, run: &mut Run, state: &mut State, op: BinaryOp, a: &Bits, b: &Bits, loc: LocId) {
        if !matches!(op, BinaryOp::UDiv | BinaryOp::SDiv | BinaryOp::URem | BinaryOp::SRem) {
            return;
        }
        let width = b.width();
        let zero = self.gates.bits_eq(b, &Bits::constant(width, 0));
        self.fail_if(run, state, zero, FaultKind::DivisionByZero, loc);
        if matches!(op, BinaryOp::SDiv | BinaryOp::SRem) {
            let lowest = self.gates.bits_eq(a, &Bits::constant(width, 1 << (width - 1)));
            let minus_one = self.gates.bits_eq(b, &Bits::constant(width, u128::MAX >> (128 - width)));
            let overflows = self.gates.and(lowest, minus_one);
            self.fail_if(run, state, overflows, FaultKind::DivisionByZero, loc);
        }
    }

    /// A function with a body is entered; one without has a model.
    fn call(
        &mut self,
        run: &mut Run,
        state: &mut State,
        inst: &'m Inst,
        function: FunctionId,
        args: Vec<Value>,
    ) -> Result<Flow, Refusal> {
        if self.module.functions[function].is_external() {
            return self.call_model(run, state, inst, function, args);
        }
        if state.frames.len() > FRAMES_MIN && !self.is_possible(state.guard) {
            return Ok(Flow::Gone);
        }
        if state.frames.len() >= FRAMES_MAX {
            let what =
                format!("calls nested more than {FRAMES_MAX} deep, for all that can be told without a bound on them");
            return Err(Refusal { loc: inst.loc, what });
        }
        let mut inner = state.clone();
        if crate::calls::begins_block(&self.module.functions[function]) && state.top().phase == 0 {
            if state.atomic == 0 {
                let begins = Operation { starts: true, ..Operation::nowhere(inst.loc) };
                return Ok(Flow::Visible(Box::new(begins)));
            }
            inner.atomic += 1;
            inner.top_mut().phase = 1;
        }
        inner.frames.push(self.frame(function, args));
        self.add(run, inner);
        Ok(Flow::Moved)
    }

    /// Through a pointer: to each function that it may be.
    fn call_indirect(
        &mut self,
        run: &mut Run,
        state: &mut State,
        inst: &'m Inst,
        pointer: &Bits,
        args: Vec<Value>,
    ) -> Result<Flow, Refusal> {
        let mut rest = state.guard;
        for (id, function) in self.module.functions.iter() {
            if !self.reach.is_taken(id) {
                continue;
            }
            let is = self.gates.bits_eq(pointer, &Bits::constant(64, u128::from(layout::function_address(id))));
            let guard = self.gates.and(rest, is);
            if guard == Lit::FALSE {
                continue;
            }
            if function.is_external() || crate::calls::begins_block(function) {
                let what = format!("a call through a pointer of `{}`, which is no plain function", function.name);
                return Err(Refusal { loc: inst.loc, what });
            }
            let types = args.iter().map(|arg| arg.bits.width());
            let takes = function.params.iter().map(|&param| function.values[param].ty.bits());
            if !types.eq(takes) {
                let what =
                    format!("a call through a pointer that may be `{}`, which takes other arguments", function.name);
                return Err(Refusal { loc: inst.loc, what });
            }
            rest = self.gates.and(rest, !is);
            let mut inner = State { guard, ..state.clone() };
            inner.frames.push(self.frame(id, args.clone()));
            self.add(run, inner);
        }
        state.guard = rest;
        self.fail_if(run, state, Lit::TRUE, FaultKind::WildPointer, inst.loc);
        Ok(Flow::Gone)
    }

    /// What a loaded value is compared with, if it is used for nothing else, and that is known before the load.
    fn compared(&self, state: &State, inst: &Inst) -> Option<(raddle_ir::CompareOp, Bits)> {
        let value = Operand::Value(inst.results[0]);
        let function = &self.module.functions[state.top().function];
        let mut uses = 0;
        let mut compared = None;
        for (_, block) in function.blocks.iter() {
            uses += block.phis.iter().flat_map(|phi| &phi.incoming).filter(|(_, operand)| *operand == value).count();
            for user in &block.insts {
                let before = uses;
                user.kind.each_operand(|operand| uses += usize::from(*operand == value));
                if uses > before
                    && let InstKind::Compare(op, a, b) = &user.kind
                    && *a == value
                {
                    compared = Some((*op, *b));
                }
            }
            block.terminator.each_operand(|operand| uses += usize::from(*operand == value));
        }
        let (op, other) = compared.filter(|_| uses == 1)?;
        // A register may still hold what it was given in the round of a loop before: only what this round has been through counts.
        let frame = state.top();
        let block = &function.blocks[frame.block];
        let known = match other {
            Operand::Const(_) => true,
            Operand::Value(other) => {
                function.params.contains(&other)
                    || block.phis.iter().any(|phi| phi.result == other)
                    || block.insts[..frame.index].iter().any(|before| before.results.contains(&other))
            }
        };
        known.then(|| (op, self.operand(state, &other).bits))
    }
}
