//! A reference evaluator: one thread, integers, memory of bytes that know whether they were written. Slow and plain;
//! shares nothing with the passes but the arithmetic of constants, which has its own exhaustive test.

use raddle_base::Id;
use raddle_ir::{
    BlockId, Callee, Const, Function, FunctionId, Inst, InstKind, Module, Operand, Terminator, Type, ValueId, arith,
};
use std::collections::HashMap;

const STEPS_MAX: usize = 300;

/// How a run ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Outcome {
    Returned(Vec<u128>),
    /// Read of memory that was not written.
    Indeterminate,
    DividedByZero,
    /// Access outside of an object.
    OutOfBounds,
    Unreachable,
    /// By a loop's bound, or because its iteration is pure.
    Stuck,
    OutOfSteps,
}

/// What a run did: the arguments of calls to external functions, and its end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Run {
    pub observed: Vec<Vec<u128>>,
    pub outcome: Outcome,
}

/// Runs the module's first function.
pub fn evaluate(module: &Module, args: &[u128]) -> Run {
    let function = &module.functions[FunctionId(0)];
    let mut machine = Machine {
        function,
        values: vec![None; function.values.len()],
        objects: HashMap::new(),
        executed: HashMap::new(),
        counts: HashMap::new(),
        observed: Vec::new(),
    };
    for (&param, &arg) in function.params.iter().zip(args) {
        machine.values[param.index()] = Some(arg);
    }
    let outcome = machine.run().unwrap_or_else(|outcome| outcome);
    Run { observed: machine.observed, outcome }
}

struct Machine<'a> {
    function: &'a Function,
    values: Vec<Option<u128>>,
    /// By number; an address is a number and an offset. The number comes from the variable's name, so that it is the
    /// same whichever other variables were promoted.
    objects: HashMap<u64, Vec<Option<u8>>>,
    /// How often each variable's alloca was executed.
    executed: HashMap<u64, u64>,
    counts: HashMap<u32, u32>,
    observed: Vec<Vec<u128>>,
}

impl Machine<'_> {
    fn get(&self, operand: &Operand) -> u128 {
        match operand {
            Operand::Value(value) => self.values[value.index()].expect("a value is defined before its use"),
            Operand::Const(Const::Int(_, bits)) => *bits,
            Operand::Const(Const::Null | Const::Undef(_)) => 0,
            Operand::Const(Const::Block(block)) => u128::from(block.0) + (1 << 60),
            Operand::Const(other) => panic!("{other} is not for this evaluator"),
        }
    }

    fn ty(&self, operand: &Operand) -> Type {
        self.function.operand_type(operand).unwrap()
    }

    fn run(&mut self) -> Result<Outcome, Outcome> {
        let (mut from, mut at) = (BlockId(0), BlockId(0));
        for _ in 0..STEPS_MAX {
            let block = &self.function.blocks[at];
            let incoming = |phi: &raddle_ir::Phi| phi.incoming.iter().find(|(b, _)| *b == from).unwrap().1;
            let chosen: Vec<u128> = block.phis.iter().map(|phi| self.get(&incoming(phi))).collect();
            for (phi, value) in block.phis.iter().zip(chosen) {
                self.values[phi.result.index()] = Some(value);
            }
            for inst in &block.insts {
                self.inst(inst)?;
            }
            from = at;
            at = match &block.terminator {
                Terminator::Jump(to) => *to,
                Terminator::Branch { cond, then, otherwise } => {
                    if self.get(cond) != 0 {
                        *then
                    } else {
                        *otherwise
                    }
                }
                Terminator::Switch { value, cases, default } => {
                    let value = self.get(value);
                    cases.iter().find(|(case, _)| *case == value).map_or(*default, |(_, to)| *to)
                }
                Terminator::Indirect { address, targets } => {
                    let address = self.get(address);
                    let found = targets.iter().find(|to| u128::from(to.0) + (1 << 60) == address);
                    *found.ok_or(Outcome::Unreachable)?
                }
                Terminator::Return(operands) => {
                    return Ok(Outcome::Returned(operands.iter().map(|o| self.get(o)).collect()));
                }
                Terminator::Unreachable => return Err(Outcome::Unreachable),
            };
        }
        Err(Outcome::OutOfSteps)
    }

    fn range(&mut self, ptr: &Operand, bytes: usize) -> Result<&mut [Option<u8>], Outcome> {
        let address = self.get(ptr) as u64;
        let (object, offset) = (address >> 32, address as u32 as usize);
        let object = self.objects.get_mut(&object).ok_or(Outcome::OutOfBounds)?;
        object.get_mut(offset..offset + bytes).ok_or(Outcome::OutOfBounds)
    }

    fn set(&mut self, results: &[ValueId], values: &[u128]) {
        for (result, value) in results.iter().zip(values) {
            self.values[result.index()] = Some(*value);
        }
    }

    fn inst(&mut self, inst: &Inst) -> Result<(), Outcome> {
        let Inst { kind, results, loc: _ } = inst;
        let value = match kind {
            InstKind::Binary(op, a, b) => {
                let (x, y) = (self.get(a), self.get(b));
                arith::defined_binary(*op, self.ty(a), x, y).ok_or(Outcome::DividedByZero)?
            }
            InstKind::Compare(op, a, b) => arith::compare(*op, self.ty(a), self.get(a), self.get(b)).into(),
            InstKind::Overflow(op, a, b) => {
                let (bits, flag) = arith::overflow(*op, self.ty(a), self.get(a), self.get(b));
                self.set(results, &[bits, flag.into()]);
                return Ok(());
            }
            InstKind::Cast(op, a) => arith::cast(*op, self.ty(a), self.function.values[results[0]].ty, self.get(a)),
            InstKind::Select(cond, a, b) => self.get(if self.get(cond) != 0 { a } else { b }),
            InstKind::Address { base, index, offset } => {
                let by = index.map_or(0, |(index, scale)| (self.get(&index) as i64).wrapping_mul(scale));
                (self.get(base) as i64).wrapping_add(by).wrapping_add(*offset) as u64 as u128
            }
            InstKind::Alloca { size, .. } => {
                let size = self.get(size) as usize;
                let name = self.function.values[results[0]].name.as_deref().unwrap_or("v0");
                let variable = name[1..].parse::<u64>().unwrap();
                let again = self.executed.entry(variable).or_insert(0);
                *again += 1;
                let number = (1 + variable) * 10_000 + *again;
                self.objects.insert(number, vec![None; size]);
                u128::from(number) << 32
            }
            InstKind::Load { ptr, .. } => {
                let bytes = self.function.values[results[0]].ty.bytes() as usize;
                let stored: Option<Vec<u8>> = self.range(ptr, bytes)?.iter().copied().collect();
                let stored = stored.ok_or(Outcome::Indeterminate)?;
                stored.iter().rev().fold(0, |bits, &byte| bits << 8 | u128::from(byte))
            }
            InstKind::Store { ptr, value, .. } => {
                let bytes = self.ty(value).bytes() as usize;
                let bits = self.get(value);
                for (i, byte) in self.range(ptr, bytes)?.iter_mut().enumerate() {
                    *byte = Some((bits >> (8 * i)) as u8);
                }
                return Ok(());
            }
            InstKind::MemSet { dst, value, len, align: _ } => {
                let (byte, len) = (self.get(value) as u8, self.get(len) as usize);
                self.range(dst, len)?.fill(Some(byte));
                return Ok(());
            }
            InstKind::Call { callee: Callee::Direct(_), args } => {
                let args = args.iter().map(|arg| self.get(arg)).collect();
                self.observed.push(args);
                return Ok(());
            }
            InstKind::LoopEnter { loop_id } => {
                self.counts.insert(*loop_id, 0);
                return Ok(());
            }
            InstKind::LoopBound { loop_id, limit, every: _ } => {
                let count = self.counts.entry(*loop_id).or_insert(0);
                *count += 1;
                return if *count > *limit { Err(Outcome::Stuck) } else { Ok(()) };
            }
            InstKind::SpinAssume(holds) => {
                return if self.get(holds) == 0 { Err(Outcome::Stuck) } else { Ok(()) };
            }
            other => panic!("{other} is not for this evaluator"),
        };
        self.set(results, &[value]);
        Ok(())
    }
}
