//! Calls about read/write locks, condition variables, barriers, and the beginning of atomic blocks.
//!
//! Some are several operations; the frame counts which is next. A condition wait joins the waiters and releases its mutex in one step, and
//! takes the mutex again in another.

use super::{EBUSY, Model};
use crate::bits::Bits;
use crate::gates::Lit;
use crate::layout::Value;
use crate::objects::{self, THREADS_MAX};
use crate::operation::{Operation, Wait};
use crate::state::State;
use crate::thread::{Refusal, Run, Stop, World};
use raddle_ir::{Function, Inst, LocId, Type};
use raddle_trace::{FaultKind, OpKind};

/// What `pthread_barrier_wait` gives whoever comes last.
const SERIAL_THREAD: u128 = 0xffff_ffff;

/// Whether calls of a function begin an atomic block.
pub(crate) fn begins_block(function: &Function) -> bool {
    match function.is_external() {
        true => super::model(&function.name) == Some(Model::Begin),
        false => function.name.starts_with("__VERIFIER_atomic_"),
    }
}

impl<'m> World<'m> {
    /// The eight bytes of an object.
    fn object(&mut self, ptr: &Value, loc: LocId) -> Result<Operation, Refusal> {
        let at = self.resolve(ptr, objects::LEN, true, loc)?;
        let mut operation = self.access(at, Type::I64, false, ptr, loc)?;
        operation.checked = true;
        Ok(operation)
    }

    /// An operation on an object, as its word says.
    fn object_operation(&mut self, run: &Run, ptr: &Value, op: OpKind, loc: LocId) -> Result<Operation, Refusal> {
        if run.thread >= THREADS_MAX {
            let what = format!("more than {THREADS_MAX} threads, one of which uses this kind of object");
            return Err(Refusal { loc, what });
        }
        let mut operation = self.object(ptr, loc)?;
        let choice = (op == OpKind::CondSignal).then(|| self.gates.bits_input(4));
        let effect = objects::effect(&mut self.gates, op, &run.stop.found, run.thread, choice.as_ref());
        operation.faults.push((effect.misuse, FaultKind::LockMisuse));
        operation.faults.push((effect.too_much, FaultKind::Limit));
        operation.leaves = Some((effect.leaves, Lit::TRUE));
        operation.wakes = effect.wakes;
        operation.chooses = choice.is_some();
        if effect.blocked != Lit::FALSE {
            operation.wait = Wait::Lock(op, run.thread);
        }
        if op == OpKind::BarrierArrive {
            operation.sleeps = !effect.succeeds;
        }
        Ok(operation)
    }

    /// The next operation of a call.
    pub(super) fn object_call(
        &mut self,
        run: &mut Run,
        state: &State,
        model: Model,
        args: &[Value],
        loc: LocId,
    ) -> Result<Operation, Refusal> {
        let refuse = |what: &str| Err(Refusal { loc, what: what.to_string() });
        let phase = state.top().phase;
        match model {
            Model::Object(op) => self.object_operation(run, &args[0], op, loc),
            Model::ObjectInit { barrier } => {
                let mut parties = None;
                if barrier {
                    if self.threads.len() > 1 {
                        return refuse("a barrier that is initialised beside other threads");
                    }
                    let count = args[2].bits.extract(0, 32).as_constant();
                    let Some(count) = count.and_then(|count| u16::try_from(count).ok()).filter(|&count| count > 0)
                    else {
                        return refuse("a barrier for a number of threads that is not known, or very large, or 0");
                    };
                    parties = Some(count);
                }
                let mut operation = self.object(&args[0], loc)?;
                operation.checked = false;
                let used = objects::in_use(&mut self.gates, &run.stop.found, barrier, false);
                operation.faults.push((used, FaultKind::LockMisuse));
                let word = u128::from(objects::first_word(parties));
                operation.leaves = Some((Bits::constant(64, word), Lit::TRUE));
                Ok(operation)
            }
            Model::ObjectDestroy { barrier } => {
                let mut operation = self.object(&args[0], loc)?;
                let used = objects::in_use(&mut self.gates, &run.stop.found, barrier, true);
                operation.faults.push((used, FaultKind::LockMisuse));
                operation.leaves = Some((objects::destroyed(&run.stop.found, barrier), Lit::TRUE));
                Ok(operation)
            }
            Model::CondWait => match phase {
                0 => {
                    let joins = self.object_operation(run, &args[0], OpKind::CondWait, loc)?;
                    Ok(Operation { starts: true, ..joins })
                }
                1 => {
                    let releases = self.visible_mutex(run, Model::Unlock, &args[1], loc)?;
                    Ok(Operation { continues: true, sleeps: Lit::TRUE, ..releases })
                }
                _ => {
                    let takes = self.visible_mutex(run, Model::Lock, &args[1], loc)?;
                    Ok(Operation { awake: true, wait: Wait::Object(OpKind::CondReacquire), ..takes })
                }
            },
            Model::BarrierWait => match phase {
                0 => self.object_operation(run, &args[0], OpKind::BarrierArrive, loc),
                _ => Ok(Operation { awake: true, ..Operation::nowhere(loc) }),
            },
            Model::Begin => Ok(Operation { starts: true, ..Operation::nowhere(loc) }),
            _ => unreachable!("not a call about these objects"),
        }
    }

    /// An operation on a mutex.
    fn visible_mutex(&mut self, run: &mut Run, model: Model, mutex: &Value, loc: LocId) -> Result<Operation, Refusal> {
        let operation = self.word(mutex, loc)?;
        self.lock_or_count(run, operation, model, &[], loc)
    }

    /// The states behind an operation of such a call.
    pub(super) fn after_object_call(
        &mut self,
        stop: &Stop,
        mut state: State,
        inst: &'m Inst,
        model: Model,
        thread: usize,
    ) -> State {
        let phase = state.top().phase;
        let mut result = Bits::constant(32, 0);
        match (model, phase) {
            (Model::CondWait, 0 | 1) => {
                state.top_mut().phase += 1;
                return state;
            }
            (Model::Begin, _) => state.atomic += 1,
            (Model::Object(op @ (OpKind::TryReadLock | OpKind::TryWriteLock)), _) => {
                let taken = objects::effect(&mut self.gates, op, &stop.found, thread, None).succeeds;
                result = self.gates.bits_ite(taken, &result, &Bits::constant(32, EBUSY));
            }
            (Model::BarrierWait, 0) => {
                let last = objects::effect(&mut self.gates, OpKind::BarrierArrive, &stop.found, thread, None).succeeds;
                let result = self.gates.bits_ite(last, &Bits::constant(32, SERIAL_THREAD), &result);
                self.set_result(&mut state, inst, result);
                state.top_mut().phase = 1;
                return state;
            }
            // The result is there already.
            (Model::BarrierWait, _) => {
                (state.top_mut().index, state.top_mut().phase) = (state.top().index + 1, 0);
                return state;
            }
            _ => {}
        }
        self.set_result(&mut state, inst, result);
        (state.top_mut().index, state.top_mut().phase) = (state.top().index + 1, 0);
        state
    }
}
