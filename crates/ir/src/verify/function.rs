//! Rules 7 to 21: what a function keeps.

use super::VerifyError;
use super::kinds::{self, Results};
use crate::*;
use raddle_base::Id;
use std::collections::HashSet;

/// Where a value is defined: its block, and its place there (0 for phis and parameters).
#[derive(Clone, Copy)]
struct Place {
    block: BlockId,
    position: usize,
}

struct Checker<'a> {
    module: &'a Module,
    function: &'a Function,
    id: FunctionId,
    block: Option<BlockId>,
    defined: Vec<Option<Place>>,
    errors: &'a mut Vec<VerifyError>,
}

pub(super) fn check(module: &Module, id: FunctionId, errors: &mut Vec<VerifyError>) {
    let function = &module.functions[id];
    let defined = vec![None; function.values.len()];
    let before = errors.len();
    let mut checker = Checker { module, function, id, block: None, defined, errors };
    checker.signature();
    checker.each_block(Checker::ids);
    if checker.errors.iter().skip(before).any(|error| error.rule == 9) {
        return;
    }
    checker.define_all();
    checker.each_block(Checker::types);
    if !function.is_external() {
        checker.flow();
    }
}

impl<'a> Checker<'a> {
    fn report(&mut self, rule: u8, message: String) {
        self.errors.push(VerifyError { rule, function: Some(self.id), block: self.block, message });
    }

    fn require(&mut self, rule: u8, holds: bool, message: impl FnOnce() -> String) {
        if !holds {
            self.report(rule, message());
        }
    }

    fn each_block(&mut self, f: impl Fn(&mut Self, &'a Block)) {
        let function = self.function;
        for (id, block) in function.blocks.iter() {
            self.block = Some(id);
            f(self, block);
        }
        self.block = None;
    }

    fn width(&mut self, ty: Type) {
        self.require(8, (1..=128).contains(&ty.bits()), || format!("there is no type {ty}"));
    }

    fn signature(&mut self) {
        let function = self.function;
        let first = function.params.iter().enumerate().all(|(i, param)| param.index() == i);
        self.require(7, first && function.params.len() <= function.values.len(), || {
            "the parameters are not the first values".to_owned()
        });
        function.returns.iter().for_each(|&ty| self.width(ty));
        function.values.iter().for_each(|(_, info)| self.width(info.ty));
        self.loc(function.loc);
    }

    fn loc(&mut self, loc: LocId) {
        self.require(9, self.module.locs.get(loc).is_some(), || format!("{loc} does not exist"));
    }

    fn value(&mut self, value: ValueId) {
        self.require(9, self.function.values.get(value).is_some(), || format!("{value} does not exist"));
    }

    fn to(&mut self, block: BlockId) {
        self.require(9, self.function.blocks.get(block).is_some(), || format!("{block} does not exist"));
    }

    fn operand(&mut self, operand: &Operand) {
        let constant = match operand {
            Operand::Value(value) => return self.value(*value),
            Operand::Const(constant) => constant,
        };
        self.width(constant.ty());
        match *constant {
            Const::Int(Type::Int(width), bits) => {
                self.require(8, width >= 128 || bits >> width == 0, || format!("{constant} has too many bits"));
            }
            Const::Int(ty, _) => self.report(8, format!("a number of type {ty}")),
            Const::Global(id, _) => self.global(id, false),
            Const::Function(id) => {
                self.require(9, self.module.functions.get(id).is_some(), || format!("{id} does not exist"));
            }
            Const::Block(id) => self.to(id),
            Const::F32(_) | Const::F64(_) | Const::Null | Const::Undef(_) => {}
        }
    }

    fn global(&mut self, id: GlobalId, thread_local: bool) {
        match self.module.globals.get(id) {
            None => self.report(9, format!("{id} does not exist")),
            Some(global) if global.thread_local != thread_local => {
                let is = if global.thread_local { "is" } else { "is not" };
                self.report(18, format!("{id} {is} thread-local"));
            }
            Some(_) => {}
        }
    }

    /// Rules 8, 9 and 18.
    fn ids(&mut self, block: &Block) {
        for phi in &block.phis {
            self.value(phi.result);
            for (from, operand) in &phi.incoming {
                self.to(*from);
                self.operand(operand);
            }
        }
        for inst in &block.insts {
            inst.results.iter().for_each(|&result| self.value(result));
            inst.kind.each_operand(|operand| self.operand(operand));
            self.loc(inst.loc);
            match inst.kind {
                InstKind::ThreadLocal(id) => self.global(id, true),
                InstKind::Call { callee: Callee::Direct(id), args: _ } => {
                    self.require(9, self.module.functions.get(id).is_some(), || format!("{id} does not exist"));
                }
                InstKind::Await(ref this) => self.loc(this.spin.unwrap_or(LocId::NONE)),
                _ => {}
            }
        }
        block.terminator.each_operand(|operand| self.operand(operand));
        block.terminator.each_successor(|to| self.to(to));
        self.loc(block.terminator_loc);
    }

    fn define(&mut self, value: ValueId, position: usize) {
        let place = Place { block: self.block.unwrap_or(BlockId(0)), position };
        if self.defined[value.index()].replace(place).is_some() {
            self.report(10, format!("{value} is defined twice"));
        }
    }

    fn define_all(&mut self) {
        for &param in self.function.params.iter().filter(|p| p.index() < self.function.values.len()) {
            self.define(param, 0);
        }
        self.each_block(|this, block| {
            block.phis.iter().for_each(|phi| this.define(phi.result, 0));
            for (i, inst) in block.insts.iter().enumerate() {
                inst.results.iter().for_each(|&result| this.define(result, i + 1));
            }
        });
    }

    /// Rules 6, 13 to 16 and 19 to 21.
    fn types(&mut self, block: &Block) {
        for inst in &block.insts {
            match kinds::operands(self.function, &inst.kind) {
                Err(message) => self.report(13, format!("{}: {message}", inst.kind)),
                Ok(results) => self.results(inst, results),
            }
            self.special(inst);
        }
        self.terminator(&block.terminator);
    }

    fn types_of(&self, values: &[ValueId]) -> Vec<Type> {
        values.iter().map(|&value| self.function.values[value].ty).collect()
    }

    fn operand_types(&self, operands: &[Operand]) -> Vec<Type> {
        operands.iter().filter_map(|operand| self.function.operand_type(operand)).collect()
    }

    fn results(&mut self, inst: &Inst, expected: Results) {
        let found = self.types_of(&inst.results);
        match expected {
            Results::Any => {}
            Results::Exactly(expected) => {
                self.require(14, found == expected, || format!("{} gives {expected:?}, not {found:?}", inst.kind))
            }
            Results::One => self.require(14, found.len() == 1, || format!("{} gives one result", inst.kind)),
            Results::Cast(op, from) => match found[..] {
                [to] => {
                    if let Err(message) = kinds::cast(op, from, to) {
                        self.report(13, message);
                    }
                }
                _ => self.report(14, format!("{} gives one result", inst.kind)),
            },
        }
    }

    /// What only one kind of instruction has to keep.
    fn special(&mut self, inst: &Inst) {
        use Ordering::{AcqRel, Acquire, Relaxed, Release};
        let kind = &inst.kind;
        let order = |this: &mut Self, holds: bool| {
            this.require(19, holds, || format!("{kind}: this ordering has no meaning here"));
        };
        if let InstKind::Await(this) = kind {
            self.awaiting(inst, this);
        }
        match kind.access() {
            InstKind::Alloca { size: _, align } => {
                self.require(6, align.is_power_of_two(), || format!("alignment {align}"));
            }
            InstKind::Load { order: Some(o), .. } => order(self, !matches!(o, Release | AcqRel)),
            InstKind::Store { order: Some(o), .. } => order(self, !matches!(o, Acquire | AcqRel)),
            InstKind::CompareExchange { failure, .. } => order(self, !matches!(failure, Release | AcqRel)),
            InstKind::Fence { order: o, .. } => order(self, *o != Relaxed),
            InstKind::VaStart(_) => {
                self.require(20, self.function.varargs, || "va_start in a function of fixed arguments".to_owned());
            }
            InstKind::Call { callee: Callee::Direct(callee), args } => self.call(inst, *callee, args),
            _ => {}
        }
    }

    fn awaiting(&mut self, inst: &Inst, this: &Await) {
        let (waits, loads) = match this.access {
            InstKind::Load { order, volatile, .. } => (order.is_some() && !volatile, true),
            InstKind::Rmw { .. } | InstKind::CompareExchange { .. } => (true, false),
            _ => (false, false),
        };
        let kind = &inst.kind;
        self.require(21, waits, || format!("{kind}: only an atomic load, read-modify-write or compare-and-swap waits"));
        let spins = this.spin.is_some();
        self.require(21, loads || spins || !waits, || format!("{kind}: outside of loops only loads wait"));
        let asks = !this.until.is_empty() && this.until.iter().all(|clause| !clause.is_empty());
        self.require(21, asks, || format!("{kind}: there is no test to pass"));
        if let (true, Some(&found)) = (waits, inst.results.first())
            && let Err(message) = kinds::tests(self.function, this, self.function.values[found].ty)
        {
            self.report(13, format!("{kind}: {message}"));
        }
    }

    fn call(&mut self, inst: &Inst, callee: FunctionId, args: &[Operand]) {
        let callee = &self.module.functions[callee];
        let takes: Vec<Type> = callee.params.iter().filter_map(|&p| callee.values.get(p).map(|info| info.ty)).collect();
        let passed = self.operand_types(args);
        let fits = passed.len() == takes.len() || (callee.varargs && passed.len() > takes.len());
        self.require(15, fits && passed.iter().zip(&takes).all(|(a, b)| a == b), || {
            format!("{}: {:?} takes {takes:?}, not {passed:?}", inst.kind, callee.name)
        });
        let found = self.types_of(&inst.results);
        self.require(15, found == callee.returns, || {
            format!("{}: {:?} returns {:?}, not {found:?}", inst.kind, callee.name, callee.returns)
        });
    }

    fn terminator(&mut self, terminator: &Terminator) {
        let ty = |this: &Self, operand: &Operand| this.function.operand_type(operand);
        match terminator {
            Terminator::Branch { cond, .. } => {
                self.require(16, ty(self, cond) == Some(Type::BOOL), || format!("{terminator}: not an i1"));
            }
            Terminator::Switch { value, cases, default: _ } => {
                let Some(Type::Int(width)) = ty(self, value) else {
                    return self.report(16, format!("switch {value}: not an integer"));
                };
                let mut seen = HashSet::with_capacity(cases.len());
                for (case, _) in cases {
                    let fits = width >= 128 || case >> width == 0;
                    self.require(16, fits && seen.insert(*case), || format!("case {case} comes twice or does not fit"));
                }
            }
            Terminator::Indirect { address, targets: _ } => {
                self.require(16, ty(self, address) == Some(Type::Ptr), || format!("goto {address}: not a ptr"));
            }
            Terminator::Return(operands) => {
                let found = self.operand_types(operands);
                let returns = &self.function.returns;
                self.require(16, found == *returns, || format!("{terminator}: not of type {returns:?}"));
            }
            Terminator::Jump(_) | Terminator::Unreachable => {}
        }
    }

    /// Rules 11, 12, 10 and 17.
    fn flow(&mut self) {
        let cfg = Cfg::new(self.function);
        let dominators = Dominators::new(&cfg);
        if let Some(from) = cfg.predecessors(BlockId(0)).first() {
            self.report(11, format!("{from} leads to the entry block"));
        }
        self.each_block(|this, block| {
            let at = this.block.unwrap_or(BlockId(0));
            for phi in &block.phis {
                this.phi(phi, cfg.predecessors(at), &dominators);
            }
            for (i, inst) in block.insts.iter().enumerate() {
                inst.kind.each_operand(|operand| this.used(operand, at, i, &dominators));
            }
            block.terminator.each_operand(|operand| this.used(operand, at, block.insts.len(), &dominators));
        });
    }

    fn phi(&mut self, phi: &Phi, predecessors: &[BlockId], dominators: &Dominators) {
        let mut from: Vec<BlockId> = phi.incoming.iter().map(|&(from, _)| from).collect();
        from.sort();
        self.require(12, from == predecessors, || {
            format!("{}: comes from {from:?}, but the predecessors are {predecessors:?}", phi.result)
        });
        let ty = self.function.values[phi.result].ty;
        for (from, operand) in &phi.incoming {
            self.require(12, self.function.operand_type(operand) == Some(ty), || {
                format!("{}: {operand} is not of type {ty}", phi.result)
            });
            self.used(operand, *from, usize::MAX, dominators);
        }
    }

    /// A use before the instruction at `position` of a block.
    fn used(&mut self, operand: &Operand, at: BlockId, position: usize, dominators: &Dominators) {
        let &Operand::Value(value) = operand else { return };
        let Some(place) = self.defined[value.index()] else {
            return self.report(10, format!("{value} is used, but nothing defines it"));
        };
        let before = match place.block == at {
            true => place.position <= position,
            false => !dominators.dominates(BlockId(0), at) || dominators.dominates(place.block, at),
        };
        self.require(17, before || !dominators.dominates(BlockId(0), at), || {
            format!("{value} is used where its definition in {} need not have been reached", place.block)
        });
    }
}
