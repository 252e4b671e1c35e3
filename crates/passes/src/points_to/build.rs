//! From instructions to constraints.

use super::graph::NodeId;
use super::objects::{ADDRESSES, ObjectKind};
use super::solve::{Call, Constraint, Signature, Solver};
use crate::library::{self, Effect, Outcome};
use crate::place::Place;
use raddle_base::Id;
use raddle_ir::{
    BinaryOp, Callee, Cfg, Const, Function, FunctionId, Inst, InstKind, Module, Operand, RmwOp, Target, Terminator,
};

/// Bytes of a `va_list`.
const VA_LIST_BYTES: u64 = 24;

/// The constraints of a module.
pub(super) fn constraints(module: &Module) -> Solver {
    let mut solver = Solver::default();
    for (id, function) in module.functions.iter() {
        let first = solver.nodes(function.values.len());
        solver.values.push(first);
        let returns = solver.nodes(function.returns.len());
        solver.signatures.push(Signature {
            params: function.params.iter().map(|param| first + param.index() as u32).collect(),
            returns: (0..function.returns.len() as u32).map(|i| returns + i).collect(),
            varargs: function.varargs,
            library: function.is_external().then(|| library::effect(&function.name)),
        });
        debug_assert_eq!(solver.signatures.len(), id.index() + 1);
    }
    globals(&mut solver, module);
    // Where objects are: each thread counts those that it makes.
    solver.objects.object(ObjectKind::Environment(ADDRESSES));
    // `main` gets its arguments from the environment, and strings are behind pointers there.
    if let Some(main) = module.function_named("main") {
        let params = solver.signatures[main].params.clone();
        params.iter().for_each(|&param| solver.points_to(param, ObjectKind::Environment("arguments"), 0));
        let held = solver.state("arguments");
        solver.points_to(held, ObjectKind::Environment("arguments"), 0);
    }
    let held = solver.state("characters");
    solver.points_to(held, ObjectKind::Environment("characters"), 0);
    for (id, function) in module.functions.iter().filter(|(_, function)| !function.is_external()) {
        Builder { solver: &mut solver, module, function, id }.body();
    }
    solver
}

fn globals(solver: &mut Solver, module: &Module) {
    for (id, global) in module.globals.iter() {
        let object = solver.objects.object(ObjectKind::Global(id));
        let Some(init) = &global.init else {
            // The library's: `stdout`, `environ`.
            let held = solver.word(object, 0);
            solver.points_to(held, ObjectKind::Environment("arguments"), 0);
            continue;
        };
        for relocation in &init.relocations {
            let kind = match relocation.target {
                Target::Global(target) => ObjectKind::Global(target),
                Target::Function(target) => ObjectKind::Function(target),
            };
            for at in [relocation.offset, relocation.offset + 7] {
                let word = solver.word(object, i64::try_from(at / 8).unwrap_or(0));
                solver.points_to(word, kind, relocation.addend);
            }
        }
    }
}

struct Builder<'a> {
    solver: &'a mut Solver,
    module: &'a Module,
    function: &'a Function,
    id: FunctionId,
}

impl Builder<'_> {
    fn body(&mut self) {
        let function = self.function;
        let cfg = Cfg::new(function);
        for &block in cfg.reverse_postorder() {
            let body = &function.blocks[block];
            for phi in &body.phis {
                let to = self.value(phi.result);
                phi.incoming.iter().for_each(|(_, operand)| self.copy(operand, to));
            }
            for (index, inst) in body.insts.iter().enumerate() {
                self.inst(inst, Place { function: self.id, block, index: index as u32 });
            }
            if let Terminator::Return(operands) = &body.terminator {
                let returns = self.solver.signatures[self.id].returns.clone();
                operands.iter().zip(returns).for_each(|(operand, to)| self.copy(operand, to));
            }
        }
    }

    fn value(&self, value: raddle_ir::ValueId) -> NodeId {
        self.solver.values[self.id] + value.index() as u32
    }

    /// The node of an operand; `None` for one that holds no pointer.
    fn operand(&mut self, operand: &Operand) -> Option<NodeId> {
        match operand {
            Operand::Value(value) => Some(self.value(*value)),
            Operand::Const(Const::Global(global, offset)) => Some(self.address(ObjectKind::Global(*global), *offset)),
            Operand::Const(Const::Function(id)) => Some(self.address(ObjectKind::Function(*id), 0)),
            Operand::Const(_) => None,
        }
    }

    fn address(&mut self, kind: ObjectKind, offset: i64) -> NodeId {
        let node = self.solver.node();
        self.solver.points_to(node, kind, offset);
        node
    }

    fn copy(&mut self, operand: &Operand, to: NodeId) {
        match operand {
            Operand::Const(Const::Global(global, offset)) => {
                self.solver.points_to(to, ObjectKind::Global(*global), *offset);
            }
            Operand::Const(Const::Function(id)) => self.solver.points_to(to, ObjectKind::Function(*id), 0),
            Operand::Const(_) => {}
            Operand::Value(value) => {
                let from = self.value(*value);
                self.solver.graph.edge(from, to);
            }
        }
    }

    /// Adds a constraint to what an operand may be.
    fn constrain(&mut self, operand: &Operand, constraint: Constraint) {
        if let Some(node) = self.operand(operand) {
            self.solver.constrain(node, constraint);
        }
    }

    fn shift(&mut self, operand: &Operand, to: NodeId, offset: i64, stride: u64) {
        self.constrain(operand, Constraint::Shift { to, offset, stride });
    }

    /// Arithmetic with a pointer: it stays in its object.
    fn mix(&mut self, operand: &Operand, to: NodeId) {
        self.shift(operand, to, 0, 1);
    }

    /// Writes an operand behind a pointer.
    fn store(&mut self, ptr: &Operand, value: &Operand, bytes: u64) {
        if let Some(from) = self.operand(value) {
            self.constrain(ptr, Constraint::Store { from, bytes: Some(bytes) });
        }
    }

    fn bytes(&self, operand: &Operand) -> u64 {
        self.function.operand_type(operand).map_or(1, |ty| u64::from(ty.bytes()))
    }

    fn inst(&mut self, inst: &Inst, place: Place) {
        let results: Vec<NodeId> = inst.results.iter().map(|&value| self.value(value)).collect();
        match inst.kind.access() {
            InstKind::Binary(BinaryOp::Add | BinaryOp::Sub, a, b) => self.sum(&inst.kind, a, b, results[0]),
            InstKind::Binary(..) | InstKind::Unary(..) | InstKind::Ternary(..) | InstKind::Overflow(..) => {
                let mut operands = Vec::new();
                inst.kind.each_operand(|operand| operands.push(*operand));
                operands.iter().for_each(|operand| self.mix(operand, results[0]));
            }
            InstKind::Cast(_, operand) => self.copy(operand, results[0]),
            InstKind::Select(_, a, b) => {
                self.copy(a, results[0]);
                self.copy(b, results[0]);
            }
            InstKind::Address { base, index, offset } => {
                let (mut offset, mut stride) = (*offset, 0);
                if let Some((index, scale)) = index {
                    match constant(index).and_then(|by| by.checked_mul(*scale)?.checked_add(offset)) {
                        Some(all) => offset = all,
                        None => stride = scale.unsigned_abs(),
                    }
                    // A pointer may be in the index: `0 + p`.
                    self.mix(index, results[0]);
                }
                self.shift(base, results[0], offset, stride);
            }
            InstKind::Alloca { .. } => {
                self.solver.points_to(results[0], ObjectKind::Alloca(self.id, inst.results[0]), 0);
            }
            InstKind::ThreadLocal(global) => self.solver.points_to(results[0], ObjectKind::Global(*global), 0),
            InstKind::Load { ptr, .. } => {
                let bytes = Some(u64::from(self.function.values[inst.results[0]].ty.bytes()));
                self.constrain(ptr, Constraint::Load { to: results[0], bytes });
            }
            InstKind::Store { ptr, value, .. } => self.store(ptr, value, self.bytes(value)),
            InstKind::Rmw { op, ptr, value, .. } => {
                let bytes = self.bytes(value);
                self.constrain(ptr, Constraint::Load { to: results[0], bytes: Some(bytes) });
                if *op == RmwOp::Xchg {
                    self.store(ptr, value, bytes);
                } else {
                    let computed = self.solver.node();
                    self.mix(value, computed);
                    let old = Constraint::Shift { to: computed, offset: 0, stride: 1 };
                    self.solver.constrain(results[0], old);
                    self.constrain(ptr, Constraint::Store { from: computed, bytes: Some(bytes) });
                }
            }
            InstKind::CompareExchange { ptr, new, .. } => {
                let bytes = self.bytes(new);
                self.constrain(ptr, Constraint::Load { to: results[0], bytes: Some(bytes) });
                self.store(ptr, new, bytes);
            }
            InstKind::MemCopy { dst, src, len, .. } => {
                let bytes = len.as_int().and_then(|len| u64::try_from(len).ok());
                self.copy_memory(dst, src, bytes);
            }
            InstKind::Call { callee, args } => self.call(callee, args, results, place),
            InstKind::VaStart(list) => {
                let all = self.solver.node();
                self.solver.points_to(all, ObjectKind::Varargs(self.id), 0);
                let any = self.solver.node();
                self.solver.constrain(all, Constraint::Shift { to: any, offset: 0, stride: 1 });
                self.constrain(list, Constraint::Store { from: any, bytes: Some(VA_LIST_BYTES) });
            }
            InstKind::Compare(..)
            | InstKind::Fence { .. }
            | InstKind::MemSet { .. }
            | InstKind::StackSave
            | InstKind::StackRestore(_)
            | InstKind::LifetimeStart(_)
            | InstKind::LifetimeEnd(_)
            | InstKind::Trap
            | InstKind::LoopBound { .. }
            | InstKind::LoopEnter { .. }
            | InstKind::SpinAssume(_)
            // Nothing behind it is executed.
            | InstKind::Await(_)
            | InstKind::Unsupported { .. } => {}
        }
    }

    /// A sum of a pointer and a constant is the pointer moved; of anything else, somewhere in the object.
    fn sum(&mut self, kind: &InstKind, a: &Operand, b: &Operand, to: NodeId) {
        let subtract = matches!(kind, InstKind::Binary(BinaryOp::Sub, ..));
        let signed = |operand: &Operand| constant(operand).map(|by| if subtract { by.wrapping_neg() } else { by });
        match (signed(b), constant(a)) {
            (Some(by), _) => self.shift(a, to, by, 0),
            (None, Some(by)) if !subtract => self.shift(b, to, by, 0),
            _ => {
                self.mix(a, to);
                self.mix(b, to);
            }
        }
    }

    fn copy_memory(&mut self, dst: &Operand, src: &Operand, bytes: Option<u64>) {
        if let (Some(to), Some(from)) = (self.operand(dst), self.operand(src)) {
            self.solver.constrain(to, Constraint::CopyTo { from, bytes });
            self.solver.constrain(from, Constraint::CopyFrom { to, bytes });
        }
    }

    fn call(&mut self, callee: &Callee, args: &[Operand], results: Vec<NodeId>, place: Place) {
        let args = args.iter().map(|arg| self.operand(arg).unwrap_or_else(|| self.solver.node())).collect();
        let call = self.solver.calls.len() as u32;
        self.solver.calls.push(Call { place, args, results });
        match callee {
            Callee::Direct(callee) => {
                debug_assert!(callee.index() < self.module.functions.len());
                self.solver.link(call, *callee);
            }
            Callee::Indirect(operand) => self.constrain(operand, Constraint::Call(call)),
        }
    }
}

/// An integer constant, as a signed number.
fn constant(operand: &Operand) -> Option<i64> {
    let bits = operand.as_const()?.ty().bits();
    let value = operand.as_int()?;
    let shift = 128 - bits;
    i64::try_from(((value << shift) as i128) >> shift).ok()
}

impl Solver {
    /// A call does what the table says of a library function.
    pub(super) fn library(&mut self, call: u32, effect: &'static Effect) {
        let Call { place, args, results } = self.calls[call as usize].clone();
        let copy = |this: &mut Self, to: NodeId, from: NodeId| {
            this.constrain(to, Constraint::CopyTo { from, bytes: None });
            this.constrain(from, Constraint::CopyFrom { to, bytes: None });
        };
        let arg = |i: usize| args.get(i).copied();
        for &(to, from) in &effect.copies {
            if let (Some(to), Some(from)) = (arg(to), arg(from)) {
                copy(self, to, from);
            }
        }
        for &(to, from) in &effect.pointers {
            if let (Some(to), Some(from)) = (arg(to), arg(from)) {
                let somewhere = self.node();
                self.constrain(from, Constraint::Shift { to: somewhere, offset: 0, stride: 1 });
                self.constrain(to, Constraint::Store { from: somewhere, bytes: Some(8) });
            }
        }
        for &(from, name) in &effect.puts {
            if let Some(from) = arg(from) {
                let held = self.state(name);
                self.graph.edge(from, held);
            }
        }
        for &(to, name) in &effect.takes {
            if let Some(to) = arg(to) {
                let from = self.state(name);
                self.constrain(to, Constraint::Store { from, bytes: Some(8) });
            }
        }
        for &to in &effect.makes {
            if let Some(to) = arg(to) {
                let from = self.node();
                self.points_to(from, ObjectKind::Heap(place), 0);
                self.constrain(to, Constraint::Store { from, bytes: Some(8) });
            }
        }
        for (index, callback) in effect.callbacks.iter().enumerate() {
            if let Some(function) = arg(callback.function) {
                self.constrain(function, Constraint::Callback { call, index: index as u32 });
            }
        }
        if effect.mixes() {
            self.mix_all(&args, &results);
        }
        let Some(&result) = results.first() else { return };
        match effect.outcome {
            Outcome::Number | Outcome::Any => {}
            Outcome::Into(i) => {
                if let Some(from) = arg(i) {
                    self.constrain(from, Constraint::Shift { to: result, offset: 0, stride: 1 });
                }
            }
            Outcome::Held(name) => {
                let held = self.state(name);
                self.graph.edge(held, result);
            }
            Outcome::At(name) => self.points_to(result, ObjectKind::Environment(name), 0),
            Outcome::New => self.points_to(result, ObjectKind::Heap(place), 0),
            Outcome::Grown(from) => {
                self.points_to(result, ObjectKind::Heap(place), 0);
                if let Some(from) = arg(from) {
                    copy(self, result, from);
                }
            }
        }
    }

    /// Pointers to all that can be reached from the arguments may be anywhere in it.
    fn mix_all(&mut self, args: &[NodeId], results: &[NodeId]) {
        let all = self.node();
        for &arg in args {
            self.constrain(arg, Constraint::Shift { to: all, offset: 0, stride: 1 });
        }
        let loaded = self.node();
        self.constrain(all, Constraint::Load { to: loaded, bytes: None });
        self.constrain(loaded, Constraint::Shift { to: all, offset: 0, stride: 1 });
        self.constrain(all, Constraint::Store { from: all, bytes: None });
        results.iter().for_each(|&result| self.graph.edge(all, result));
    }
}
