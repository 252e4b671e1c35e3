//! Library functions in formulas.
//!
//! A function that is not here is refused when the program is loaded ([`is_known`], [`refuse`](crate::refuse)).

mod objects;

pub(crate) use objects::begins_block;

use crate::bits::Bits;
use crate::gates::Lit;
use crate::layout::{self, Byte, Kind, Origin, Value};
use crate::operation::{self, Operation, Wait};
use crate::state::State;
use crate::thread::{Flow, Input, Refusal, Run, Stop, World};
use raddle_ir::{FunctionId, InputValues, Inst, LocId, Type};
use raddle_trace::objects::Semaphore;
use raddle_trace::{FaultKind, OpKind};

/// What a library function does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Model {
    /// The program has failed, if it gets here.
    Fails(FaultKind),
    /// Fails if its argument is zero.
    Assert,
    /// Goes no further if its argument is zero.
    Assume,
    /// Any value.
    Nondet,
    /// A number below its argument.
    Choose,
    /// Nothing that matters here; gives zero.
    Nothing,
    /// The same, and what it gives must not be used.
    Output,
    Malloc,
    Calloc,
    ThreadSelf,
    ThreadEqual,
    ThreadExit,
    /// What others can see.
    Free,
    Create,
    Join,
    MutexInit,
    MutexDestroy,
    Lock,
    TryLock,
    Unlock,
    SemInit,
    SemWait,
    SemTryWait,
    SemPost,
    /// An operation on a read/write lock or a condition variable.
    Object(OpKind),
    ObjectInit {
        barrier: bool,
    },
    ObjectDestroy {
        barrier: bool,
    },
    CondWait,
    BarrierWait,
    /// Of an atomic block.
    Begin,
    End,
}

const EBUSY: u128 = 16;

/// Where the kind of a mutex is in it. Zero is the normal kind.
const MUTEX_KIND: u32 = 16;

fn model(name: &str) -> Option<Model> {
    Some(match name {
        "__assert_fail" | "__assert_rtn" | "__assert" | "raddle_assert_fail" | "__VERIFIER_error" | "reach_error" => {
            Model::Fails(FaultKind::Assertion)
        }
        "abort" => Model::Fails(FaultKind::Abort),
        "__VERIFIER_assert" | "raddle_assert" => Model::Assert,
        "__VERIFIER_assume" | "raddle_assume" => Model::Assume,
        "raddle_choose" => Model::Choose,
        "raddle_yield" | "sched_yield" | "pthread_yield" | "thrd_yield" | "usleep" | "sleep" => Model::Nothing,
        "pthread_attr_init" | "pthread_attr_destroy" => return None,
        "printf" | "puts" | "putchar" => Model::Output,
        "malloc" => Model::Malloc,
        "calloc" => Model::Calloc,
        "free" => Model::Free,
        "pthread_self" => Model::ThreadSelf,
        "pthread_equal" => Model::ThreadEqual,
        "pthread_exit" => Model::ThreadExit,
        "pthread_create" => Model::Create,
        "pthread_join" => Model::Join,
        "pthread_mutex_init" => Model::MutexInit,
        "pthread_mutex_destroy" => Model::MutexDestroy,
        "pthread_mutex_lock" => Model::Lock,
        "pthread_mutex_trylock" => Model::TryLock,
        "pthread_mutex_unlock" => Model::Unlock,
        "sem_init" => Model::SemInit,
        "sem_wait" => Model::SemWait,
        "sem_trywait" => Model::SemTryWait,
        "sem_post" => Model::SemPost,
        "pthread_rwlock_rdlock" => Model::Object(OpKind::ReadLock),
        "pthread_rwlock_tryrdlock" => Model::Object(OpKind::TryReadLock),
        "pthread_rwlock_wrlock" => Model::Object(OpKind::WriteLock),
        "pthread_rwlock_trywrlock" => Model::Object(OpKind::TryWriteLock),
        "pthread_rwlock_unlock" => Model::Object(OpKind::ReadWriteUnlock),
        "pthread_cond_signal" => Model::Object(OpKind::CondSignal),
        "pthread_cond_broadcast" => Model::Object(OpKind::CondBroadcast),
        "pthread_rwlock_init" | "pthread_cond_init" => Model::ObjectInit { barrier: false },
        "pthread_rwlock_destroy" | "pthread_cond_destroy" => Model::ObjectDestroy { barrier: false },
        "pthread_barrier_init" => Model::ObjectInit { barrier: true },
        "pthread_barrier_destroy" => Model::ObjectDestroy { barrier: true },
        "pthread_cond_wait" => Model::CondWait,
        "pthread_barrier_wait" => Model::BarrierWait,
        "__VERIFIER_atomic_begin" | "raddle_atomic_begin" => Model::Begin,
        "__VERIFIER_atomic_end" | "raddle_atomic_end" => Model::End,
        name if name.starts_with("__VERIFIER_nondet_") => Model::Nondet,
        _ => return None,
    })
}

/// Whether there is a model of a function.
pub fn is_known(name: &str) -> bool {
    model(name).is_some()
}

/// Whether calls of a function are steps of their own.
pub(crate) fn is_visible(name: &str) -> bool {
    model(name).is_some_and(Model::is_visible)
}

/// The widths of the numbers that a format asks for; `None` if it asks for anything else.
fn conversions(format: &[u8]) -> Option<Vec<u32>> {
    let mut widths = Vec::new();
    let mut rest = format.iter().copied();
    while let Some(byte) = rest.next() {
        if byte != b'%' {
            continue;
        }
        let mut long = false;
        loop {
            match rest.next()? {
                b'0'..=b'9' | b'-' | b'+' | b' ' | b'#' | b'.' | b'h' => {}
                b'l' | b'z' | b'j' | b't' => long = true,
                b'd' | b'i' | b'u' | b'x' | b'X' | b'o' | b'c' => {
                    widths.push(if long { 64 } else { 32 });
                    break;
                }
                b'%' => break,
                _ => return None,
            }
        }
    }
    Some(widths)
}

impl Model {
    fn is_visible(self) -> bool {
        use Model::*;
        match self {
            Fails(_) | Assert | Assume | Nondet | Choose | Nothing | Output | Malloc | Calloc | ThreadSelf
            | ThreadEqual | ThreadExit | End => false,
            Free
            | Create
            | Join
            | MutexInit
            | MutexDestroy
            | Lock
            | TryLock
            | Unlock
            | SemInit
            | SemWait
            | SemTryWait
            | SemPost
            | Object(_)
            | ObjectInit { .. }
            | ObjectDestroy { .. }
            | CondWait
            | BarrierWait
            | Begin => true,
        }
    }
}

impl<'m> World<'m> {
    fn model_of(&self, function: FunctionId, loc: LocId) -> Result<Model, Refusal> {
        let name = &self.module.functions[function].name;
        model(name).ok_or_else(|| Refusal { loc, what: format!("a call of `{name}`") })
    }

    pub(crate) fn call_model(
        &mut self,
        run: &mut Run,
        state: &mut State,
        inst: &'m Inst,
        function: FunctionId,
        args: Vec<Value>,
    ) -> Result<Flow, Refusal> {
        let refuse = |what: &str| Err(Refusal { loc: inst.loc, what: what.to_string() });
        let model = self.model_of(function, inst.loc)?;
        let is_zero = |world: &mut Self, value: &Value| {
            let word = value.bits.extract(0, value.bits.width().min(32));
            world.gates.bits_eq(&word, &Bits::constant(word.width(), 0))
        };
        let value = match model {
            Model::Fails(kind) => {
                self.fail_if(run, state, Lit::TRUE, kind, inst.loc);
                return Ok(Flow::Gone);
            }
            Model::Assert => {
                let fails = is_zero(self, &args[0]);
                self.fail_if(run, state, fails, FaultKind::Assertion, inst.loc);
                Value::constant(32, 0)
            }
            // The block waits for it by not happening at all.
            Model::Assume if state.atomic > 0 => return refuse("an assumption in an atomic block"),
            Model::Assume => {
                let fails = is_zero(self, &args[0]);
                self.assume(run, state, !fails);
                Value::constant(32, 0)
            }
            Model::Nondet | Model::Choose if state.atomic > 0 => return refuse("an input in an atomic block"),
            Model::Nondet => {
                let width = inst.results.first().map_or(32, |_| self.result_type(state, inst, 0).bits());
                // A `bool` comes in a register of eight bits, or of one.
                let own = raddle_ir::input_bits(&self.module.functions[function].name).unwrap_or(width);
                let values = InputValues::new(own.min(width), self.inputs);
                let bits = match values.count {
                    // No step, on the machine.
                    1 => Bits::constant(width, values.first),
                    _ => {
                        let any = self.gates.bits_input(values.bits);
                        let within = self.is_within(&any, values);
                        self.input(run, state, &any.zext(width), within, values)
                    }
                };
                Value::with_origin(bits, Origin::nothing())
            }
            Model::Choose => {
                let count = args[0].bits.extract(0, 32);
                let none = is_zero(self, &args[0]);
                self.fail_if(run, state, none, FaultKind::InvalidCall, inst.loc);
                let any = self.gates.bits_input(32);
                let below = self.gates.ult(&any, &count);
                let values = InputValues::new(32, None);
                Value::with_origin(self.input(run, state, &any, below, values), Origin::nothing())
            }
            Model::Nothing => Value::constant(32, 0),
            Model::Output => {
                if !self.is_plain_output(function, &args) {
                    return refuse("output of anything but numbers and constant text");
                }
                let used = inst.results.first().is_some_and(|result| {
                    crate::refuse::is_used(&self.module.functions[state.top().function], *result)
                });
                if used {
                    return refuse("the result of an output function");
                }
                Value::constant(32, 0)
            }
            Model::Malloc | Model::Calloc => {
                let size = match (model, args[0].bits.as_constant(), args.get(1).and_then(|n| n.bits.as_constant())) {
                    (Model::Malloc, Some(size), _) => Some(size),
                    (_, Some(count), Some(size)) => count.checked_mul(size),
                    _ => None,
                };
                let Some(size) = size.filter(|&size| size < u128::from(layout::SIZE_MAX)) else {
                    return refuse("an allocation whose size is not known, or very large");
                };
                let byte = if model == Model::Malloc { Byte::without_value() } else { Byte::constant(0) };
                let object = self.make(run.thread, state, Kind::Heap, vec![byte; size as usize].into());
                Value::pointer(object, 0)
            }
            Model::ThreadSelf => {
                Value { address: true, ..Value::constant(64, u128::from(layout::thread_handle(run.thread))) }
            }
            Model::ThreadEqual => {
                let equal = self.gates.bits_eq(&args[0].bits, &args[1].bits);
                Value::number(Bits::from_lits(vec![equal]).zext(32))
            }
            Model::End => {
                if state.atomic == 0 {
                    self.fail_if(run, state, Lit::TRUE, FaultKind::InvalidCall, inst.loc);
                    return Ok(Flow::Gone);
                }
                state.atomic -= 1;
                Value::constant(32, 0)
            }
            // In another block.
            Model::Begin if state.atomic > 0 => {
                state.atomic += 1;
                Value::constant(32, 0)
            }
            Model::ThreadExit => {
                if state.frames.iter().any(|frame| !frame.variables.is_empty()) {
                    return refuse("`pthread_exit` of a thread with variables that others can reach");
                }
                self.finish(run, state, args.first(), inst.loc)?;
                return Ok(Flow::Gone);
            }
            visible => {
                let operation = self.visible_call(run, state, inst, visible, &args)?;
                return Ok(Flow::Visible(Box::new(operation)));
            }
        };
        if let Some(&result) = inst.results.first() {
            let width = self.result_type(state, inst, 0).bits();
            let bits = value.bits.zext(width.max(value.bits.width())).extract(0, width);
            let Value { origin, address, astray, .. } = value;
            state.set(result, Value { address, astray, ..Value::with_origin(bits, origin) });
        }
        Ok(Flow::Next)
    }

    /// Whether an output function is given what it asks for, and looks at no memory of others for it.
    fn is_plain_output(&self, function: FunctionId, args: &[Value]) -> bool {
        if self.module.functions[function].name == "putchar" {
            return args.len() == 1;
        }
        let Some(Value { bits, origin: Origin::Objects(objects), .. }) = args.first() else { return false };
        let ([object], Some(address)) = (&objects[..], bits.as_constant()) else { return false };
        let (object, start) = (&self.objects[*object], layout::base(*object));
        let Some(text) = object.initial.get((address as u64).wrapping_sub(start) as usize..) else { return false };
        let text: Option<Vec<u8>> = text.iter().map(|byte| byte.bits.as_constant().map(|byte| byte as u8)).collect();
        let Some(text) = text.filter(|text| object.is_constant() && text.contains(&0)) else { return false };
        let text = text.split(|&byte| byte == 0).next().unwrap_or_default();
        let widths = if self.module.functions[function].name == "puts" { Some(Vec::new()) } else { conversions(text) };
        widths.is_some_and(|widths| widths.iter().copied().eq(args[1..].iter().map(|arg| arg.bits.width())))
    }

    /// An input: any value for which something holds. Where it does not, the formula goes on with the first one that is possible: a
    /// thread without an input would be nowhere, and the others would wait for it.
    fn input(&mut self, run: &mut Run, state: &State, any: &Bits, possible: Lit, values: InputValues) -> Bits {
        let value = self.gates.bits_ite(possible, any, &Bits::constant(any.width(), values.first));
        run.stop.inputs.push(Input { when: state.guard, value: value.clone(), values });
        value
    }

    /// Whether a value of as many bits is one of these.
    fn is_within(&mut self, value: &Bits, values: InputValues) -> Lit {
        if values.are_all() {
            return Lit::TRUE;
        }
        let alternative = self.gates.sub(value, &Bits::constant(values.bits, values.first));
        self.gates.ule(&alternative, &Bits::constant(values.bits, values.count - 1))
    }

    /// A word of an object that locks or counts.
    fn word(&mut self, ptr: &Value, loc: LocId) -> Result<Operation, Refusal> {
        let at = self.resolve(ptr, 4, true, loc)?;
        // Null, for example, goes nowhere.
        if at.own && !at.cells.is_empty() {
            return Err(Refusal { loc, what: String::from("a lock that only one thread can reach") });
        }
        let mut operation = self.access(at, Type::I32, false, ptr, loc)?;
        operation.checked = true;
        Ok(operation)
    }

    fn visible_call(
        &mut self,
        run: &mut Run,
        state: &State,
        inst: &Inst,
        model: Model,
        args: &[Value],
    ) -> Result<Operation, Refusal> {
        let loc = inst.loc;
        let operation = match model {
            Model::Free => return self.free(&args[0], loc),
            Model::Create => return self.create(state, args, loc),
            Model::Join => return self.join(run, args, loc),
            Model::Object(_)
            | Model::ObjectInit { .. }
            | Model::ObjectDestroy { .. }
            | Model::CondWait
            | Model::BarrierWait
            | Model::Begin => return self.object_call(run, state, model, args, loc),
            _ => self.word(&args[0], loc)?,
        };
        self.lock_or_count(run, operation, model, args, loc)
    }

    /// An operation on a mutex or a semaphore, whose word is found.
    fn lock_or_count(
        &mut self,
        run: &mut Run,
        mut operation: Operation,
        model: Model,
        args: &[Value],
        loc: LocId,
    ) -> Result<Operation, Refusal> {
        let refuse = |what: &str| Err(Refusal { loc, what: what.to_string() });
        let found = run.stop.found.extract(0, 32);
        let word = |value: u128| Bits::constant(64, value);
        let gone = self.gates.bits_eq(&found, &Bits::constant(32, operation::DESTROYED));
        let held = operation::is_held(&mut self.gates, &found);
        let mine = self.gates.bits_eq(&found, &Bits::constant(32, operation::held_by(run.thread)));
        let own = word(operation::held_by(run.thread));
        match model {
            Model::MutexInit => {
                if args[1].bits.as_constant() != Some(0) {
                    return refuse("a mutex with attributes");
                }
                operation.checked = false;
                operation.faults.push((held, FaultKind::LockMisuse));
                operation.leaves = Some((word(operation::FREE), Lit::TRUE));
            }
            Model::MutexDestroy => {
                let wrong = self.gates.or(held, gone);
                operation.faults.push((wrong, FaultKind::LockMisuse));
                operation.leaves = Some((word(operation::DESTROYED), Lit::TRUE));
            }
            Model::Lock => {
                self.refuse_kinds(&mut operation);
                operation.faults.push((gone, FaultKind::LockMisuse));
                operation.wait = Wait::Object(OpKind::Lock);
                let locks = operation::leaves_held(OpKind::Lock, false, false);
                operation.leaves = Some((own, Lit::constant(locks)));
            }
            Model::TryLock => {
                self.refuse_kinds(&mut operation);
                operation.faults.push((gone, FaultKind::LockMisuse));
                let locks = operation::leaves_held(OpKind::TryLock, false, false);
                operation.leaves = Some((own, self.gates.and(!held, Lit::constant(locks))));
            }
            Model::Unlock => {
                self.refuse_kinds(&mut operation);
                operation.faults.push((!mine, FaultKind::LockMisuse));
                let stays = operation::leaves_held(OpKind::Unlock, true, true);
                operation.leaves = Some((word(operation::FREE), Lit::constant(!stays)));
            }
            Model::SemInit => {
                if self.threads.len() > 1 {
                    return refuse("a semaphore that is initialised beside other threads");
                }
                operation.checked = false;
                operation.leaves = Some((args[2].bits.extract(0, 32).zext(64), Lit::TRUE));
                operation.blind = true;
            }
            Model::SemWait | Model::SemTryWait => {
                let less = self.gates.sub(&found, &Bits::constant(32, 1));
                let empty = self.gates.bits_eq(&found, &Bits::constant(32, 0));
                operation.leaves = Some((less.zext(64), !empty));
                if model == Model::SemWait {
                    operation.wait = Wait::Object(OpKind::SemWait);
                }
            }
            _ => {
                let more = self.gates.add(&found, &Bits::constant(32, 1));
                let most = Bits::constant(32, u128::from(Semaphore::VALUE_MAX));
                let below = self.gates.ult(&found, &most);
                operation.faults.push((!below, FaultKind::LockMisuse));
                operation.leaves = Some((more.zext(64), below));
            }
        }
        Ok(operation)
    }

    /// Only mutexes of the normal kind are known.
    fn refuse_kinds(&mut self, operation: &mut Operation) {
        operation.kind_at = Some(MUTEX_KIND);
        self.refused_at.insert(operation.loc, "a mutex that is not of the normal kind");
    }

    pub(crate) fn free(&mut self, ptr: &Value, loc: LocId) -> Result<Operation, Refusal> {
        let null = self.gates.bits_eq(&ptr.bits, &Bits::constant(64, 0));
        let at = self.resolve(ptr, 0, true, loc)?;
        let is_start = |cell: &&operation::Cell| cell.offset == 0 && self.objects[cell.object].kind == Kind::Heap;
        let cells: Vec<operation::Cell> = at.cells.iter().filter(is_start).copied().collect();
        let start = self.gates.any(cells.iter().map(|cell| cell.hit));
        let wrong = self.gates.and(!start, !null);
        let faults = vec![(wrong, FaultKind::InvalidFree)];
        let address = self.address(ptr, &at);
        Ok(Operation { cells, faults, bad: wrong, frees: true, address, ..Operation::nowhere(loc) })
    }

    /// The function at a known address, which has a body.
    fn function_at(&self, address: &Bits, loc: LocId) -> Result<FunctionId, Refusal> {
        let refuse = |what: &str| Err(Refusal { loc, what: what.to_string() });
        let address = address.as_constant();
        let of = |(id, _): &(FunctionId, _)| address == Some(u128::from(layout::function_address(*id)));
        match self.module.functions.iter().find(of) {
            None => refuse("a thread whose function is not known"),
            Some((_, definition)) if definition.is_external() => {
                refuse("a library function as the function of a thread")
            }
            Some((function, _)) => Ok(function),
        }
    }

    fn join(&mut self, run: &Run, args: &[Value], loc: LocId) -> Result<Operation, Refusal> {
        let (handle, to) = (args[0].bits.clone(), &args[1]);
        let mut operation = match self.gates.bits_eq(&to.bits, &Bits::constant(64, 0)) {
            Lit::TRUE => Operation::nowhere(loc),
            // The result is left there.
            Lit::FALSE => {
                let at = self.resolve(to, 8, true, loc)?;
                match at.own {
                    true => Operation { faults: at.faults, takes_result: true, ..Operation::nowhere(loc) },
                    false => {
                        let leaves = Some((run.stop.found.clone(), Lit::TRUE));
                        Operation { leaves, takes_result: true, ..self.access(at, Type::I64, false, to, loc)? }
                    }
                }
            }
            _ => {
                let what = String::from("`pthread_join` that may ask for the thread's result, or not");
                return Err(Refusal { loc, what });
            }
        };
        let own = Bits::constant(64, u128::from(layout::thread_handle(run.thread)));
        let itself = self.gates.bits_eq(&handle, &own);
        operation.faults.push((itself, FaultKind::JoinMisuse));
        operation.bad = self.gates.any(operation.faults.iter().map(|(when, _)| *when));
        operation.wait = Wait::End(handle);
        Ok(operation)
    }

    fn create(&mut self, state: &State, args: &[Value], loc: LocId) -> Result<Operation, Refusal> {
        let refuse = |what: &str| Err(Refusal { loc, what: what.to_string() });
        if args[1].bits.as_constant() != Some(0) {
            return refuse("a thread with attributes");
        }
        let function = self.function_at(&args[2].bits, loc)?;
        let definition = &self.module.functions[function];
        if begins_block(definition) {
            return refuse("a thread that is one step by the name of its function");
        }
        if definition.params.len() > 1 {
            return refuse("a function of a thread that takes more than one argument");
        }
        let thread = self.add_thread(function, vec![args[3].clone()]);
        let handle = Bits::constant(64, u128::from(layout::thread_handle(thread)));
        let at = self.resolve(&args[0], 8, true, loc)?;
        let operation = if at.own {
            Operation { faults: at.faults, ..Operation::nowhere(loc) }
        } else {
            let mut operation = self.access(at, Type::I64, false, &args[0], loc)?;
            operation.leaves = Some((handle, Lit::TRUE));
            operation
        };
        debug_assert!(state.guard != Lit::FALSE, "a thread is made by nobody");
        Ok(Operation { spawns: Some(thread), ..operation })
    }

    /// What a visible call gives, and what it leaves in memory of the thread's own.
    pub(crate) fn after_call(
        &mut self,
        thread: usize,
        stop: &Stop,
        mut state: State,
        inst: &'m Inst,
        operation: &Operation,
    ) -> Result<State, Refusal> {
        let raddle_ir::InstKind::Call { callee: raddle_ir::Callee::Direct(function), args } = &inst.kind else {
            unreachable!("only calls by name are visible");
        };
        if !self.module.functions[*function].is_external() {
            // The beginning of a block that is a function.
            state.atomic += 1;
            state.top_mut().phase = 1;
            return Ok(state);
        }
        let args = self.operands(&state, args);
        let found = stop.found.extract(0, 32);
        let zero = Bits::constant(32, 0);
        let result = match self.model_of(*function, inst.loc)? {
            model @ (Model::Object(_)
            | Model::ObjectInit { .. }
            | Model::ObjectDestroy { .. }
            | Model::CondWait
            | Model::BarrierWait
            | Model::Begin) => return Ok(self.after_object_call(stop, state, inst, model, thread)),
            Model::Create => {
                if let Some(child) = operation.spawns.filter(|_| operation.leaves.is_none()) {
                    let at = self.resolve(&args[0], 8, true, inst.loc)?;
                    let handle = Bits::constant(64, u128::from(layout::thread_handle(child)));
                    self.write_own(&mut state, &at.cells, &handle);
                }
                zero
            }
            Model::Join => {
                if operation.takes_result && operation.leaves.is_none() {
                    let at = self.resolve(&args[1], 8, true, inst.loc)?;
                    self.write_own(&mut state, &at.cells, &stop.found);
                }
                zero
            }
            Model::TryLock => {
                let held = operation::is_held(&mut self.gates, &found);
                let mine = self.gates.bits_eq(&found, &Bits::constant(32, operation::held_by(thread)));
                let busy = self.gates.or(held, mine);
                self.gates.bits_ite(busy, &Bits::constant(32, EBUSY), &zero)
            }
            Model::SemTryWait => {
                let empty = self.gates.bits_eq(&found, &zero);
                self.gates.bits_ite(empty, &Bits::constant(32, 0xffff_ffff), &zero)
            }
            _ => zero,
        };
        self.set_result(&mut state, inst, result);
        state.top_mut().index += 1;
        Ok(state)
    }

    /// The result of a library function, if anybody takes it.
    fn set_result(&self, state: &mut State, inst: &Inst, result: Bits) {
        if let Some(&value) = inst.results.first() {
            let width = self.result_type(state, inst, 0).bits();
            state.set(value, Value::number(result.zext(width.max(32)).extract(0, width)));
        }
    }
}
