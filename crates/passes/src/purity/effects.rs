//! What a statement does to memory, and whether a thread may be stopped before it.

use crate::rewrite::Definition;
use raddle_base::Id;
use raddle_ir::{
    BinaryOp, Callee, Cfg, CompareOp, Const, Function, FunctionId, GlobalId, Inst, InstKind, Loops, Module, Operand,
    RmwOp, Target, Type, arith,
};

/// Functions without a body that do nothing here.
const DO_NOTHING: [&str; 4] = ["raddle_yield", "sched_yield", "pthread_yield", "thrd_yield"];

/// Addresses of addresses that are followed to a global.
const ADDRESSES_MAX: usize = 8;

/// When a statement leaves memory as it is.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Rule {
    Always,
    Never,
    /// When the comparison holds.
    If(CompareOp, Operand, Operand),
    /// When the operand is zero.
    IfZero(Operand),
    /// When `old op value` is `old`.
    IfAbsorbs(BinaryOp, Operand, Operand),
}

/// What is known of the functions and globals of a module.
pub(super) struct Effects<'m> {
    module: &'m Module,
    /// Per function: it only computes and reads.
    pure: Vec<bool>,
    /// Per global: its address is used for atomic accesses and nothing else, so no plain access can race with them.
    only_atomic: Vec<bool>,
}

impl<'m> Effects<'m> {
    /// Finds the functions that cannot change memory and come to an end: no loop, no recursion, and nothing that may
    /// write.
    pub fn new(module: &'m Module) -> Self {
        let pure = vec![false; module.functions.len()];
        let mut this = Effects { module, pure, only_atomic: only_atomic(module) };
        let mut callers: Vec<Vec<FunctionId>> = vec![Vec::new(); module.functions.len()];
        // Per function, how many of its calls are not known to be of pure functions; `None` when it is impure anyway.
        let mut open: Vec<Option<usize>> = Vec::new();
        for (id, function) in module.functions.iter() {
            let calls = this.calls_if_pure(function);
            calls.iter().flatten().for_each(|callee| callers[callee.index()].push(id));
            open.push(calls.map(|calls| calls.len()));
        }
        // From the callees to the callers. What is recursive never gets its turn.
        let mut ready: Vec<FunctionId> = module.functions.ids().filter(|id| open[id.index()] == Some(0)).collect();
        while let Some(id) = ready.pop() {
            this.pure[id.index()] = true;
            for &caller in &callers[id.index()] {
                let Some(calls) = &mut open[caller.index()] else { continue };
                *calls -= 1;
                if *calls == 0 {
                    ready.push(caller);
                }
            }
        }
        this
    }

    /// The functions that it calls, one for each call, if it is pure should all of them be.
    fn calls_if_pure(&self, function: &Function) -> Option<Vec<FunctionId>> {
        if function.is_external() || !Loops::new(&Cfg::new(function)).back_edges().is_empty() {
            return None;
        }
        let mut calls = Vec::new();
        for inst in function.blocks.iter().flat_map(|(_, block)| &block.insts) {
            match inst.kind {
                InstKind::Call { callee: Callee::Direct(callee), args: _ } if !self.does_nothing(callee) => {
                    calls.push(callee);
                }
                _ if self.rule(inst) != Rule::Always => return None,
                _ => {}
            }
        }
        Some(calls)
    }

    /// When the statement leaves memory as it is: the statement rules of §III, and `or`, `and`, minima and maxima.
    pub fn rule(&self, inst: &Inst) -> Rule {
        match &inst.kind {
            kind if kind.computes() => Rule::Always,
            InstKind::ThreadLocal(_)
            | InstKind::Load { .. }
            // All accesses are sequentially consistent, so fences do nothing.
            | InstKind::Fence { .. }
            // A thread that stays there does nothing more.
            | InstKind::SpinAssume(_) => Rule::Always,
            InstKind::Rmw { op, ptr: _, value, order: _ } => modify(*op, inst.results[0].into(), *value),
            InstKind::CompareExchange { expected, .. } => Rule::If(CompareOp::Ne, inst.results[0].into(), *expected),
            InstKind::Call { callee: Callee::Direct(callee), args: _ } => {
                match self.does_nothing(*callee) || self.pure[callee.index()] {
                    true => Rule::Always,
                    false => Rule::Never,
                }
            }
            // A store of what is there already cannot be told from others here. The lives of objects are seen by
            // all who know their addresses.
            _ => Rule::Never,
        }
    }

    /// Whether it is an external function that does nothing.
    fn does_nothing(&self, callee: FunctionId) -> bool {
        let function = &self.module.functions[callee];
        function.is_external() && DO_NOTHING.contains(&function.name.as_str())
    }

    /// Whether a thread that would perform it must not be stopped before it. It may fault; or it may be one side
    /// of a data race, being plain itself or of a location that may be accessed so; or it is a call, which may
    /// overflow the stack and do all of that.
    pub fn is_barrier(&self, function: &Function, definition: &[Definition], inst: &Inst) -> bool {
        let harms = |ptr: Operand, ty: Type, writes: bool| {
            !self.is_harmless(function, definition, ptr, u64::from(ty.bytes()), writes)
        };
        match &inst.kind {
            InstKind::Load { order: None, .. } => true,
            InstKind::Load { ptr, .. } => harms(*ptr, function.values[inst.results[0]].ty, false),
            InstKind::Rmw { ptr, .. } | InstKind::CompareExchange { ptr, .. } => {
                harms(*ptr, function.values[inst.results[0]].ty, true)
            }
            InstKind::Call { callee: Callee::Direct(callee), args: _ } => !self.does_nothing(*callee),
            InstKind::Call { callee: Callee::Indirect(_), args: _ } => true,
            InstKind::Binary(..) => !inst.kind.only_computes(),
            _ => false,
        }
    }

    /// Whether an atomic access of this many bytes there can neither fault nor race: it is inside a global that is
    /// defined here and has only atomic accesses, and aligned.
    fn is_harmless(
        &self,
        function: &Function,
        definition: &[Definition],
        ptr: Operand,
        bytes: u64,
        writes: bool,
    ) -> bool {
        let Some((id, offset)) = global_behind(function, definition, ptr) else { return false };
        let global = &self.module.globals[id];
        let inside = u64::try_from(offset).is_ok_and(|offset| {
            offset.is_multiple_of(bytes) && offset.checked_add(bytes).is_some_and(|end| end <= global.size)
        });
        let aligned = bytes.is_power_of_two() && u64::from(global.align).is_multiple_of(bytes);
        let writable = !(writes && global.constant);
        global.init.is_some() && inside && aligned && writable && self.only_atomic[id.index()]
    }
}

/// Per global, whether its address is used for atomic accesses and nothing else.
fn only_atomic(module: &Module) -> Vec<bool> {
    let mut only = vec![true; module.globals.len()];
    let mut other_use = |operand: &Operand| {
        if let Operand::Const(Const::Global(global, _)) = operand {
            only[global.index()] = false;
        }
    };
    for block in module.functions.iter().flat_map(|(_, function)| function.blocks.iter().map(|(_, block)| block)) {
        block.phis.iter().flat_map(|phi| &phi.incoming).for_each(|(_, operand)| other_use(operand));
        block.terminator.each_operand(&mut other_use);
        for inst in &block.insts {
            match &inst.kind {
                InstKind::Load { ptr: _, order: Some(_), volatile: _ } => {}
                InstKind::Store { ptr: _, value, order: Some(_), volatile: _ } => other_use(value),
                InstKind::Rmw { op: _, ptr: _, value, order: _ } => other_use(value),
                InstKind::CompareExchange { ptr: _, expected, new, success: _, failure: _ } => {
                    other_use(expected);
                    other_use(new);
                }
                kind => kind.each_operand(&mut other_use),
            }
        }
    }
    for (_, global) in module.globals.iter() {
        for relocation in global.init.iter().flat_map(|init| &init.relocations) {
            if let Target::Global(target) = relocation.target {
                only[target.index()] = false;
            }
        }
    }
    // Each thread has its own, and we do not look at where the address goes.
    for (id, _) in module.globals.iter().filter(|(_, global)| global.thread_local) {
        only[id.index()] = false;
    }
    only
}

/// When a read-modify-write leaves its location as it is.
fn modify(op: RmwOp, old: Operand, value: Operand) -> Rule {
    let ones = value.as_const().map(|constant| arith::mask(constant.ty().bits()));
    match op {
        RmwOp::Or if value.as_int() == Some(0) => Rule::Always,
        RmwOp::And if value.as_int().is_some() && value.as_int() == ones => Rule::Always,
        RmwOp::Xchg => Rule::If(CompareOp::Eq, old, value),
        RmwOp::Add | RmwOp::Sub | RmwOp::Xor => match value.as_int() {
            Some(0) => Rule::Always,
            Some(_) => Rule::Never,
            None => Rule::IfZero(value),
        },
        RmwOp::Or => Rule::IfAbsorbs(BinaryOp::Or, old, value),
        RmwOp::And => Rule::IfAbsorbs(BinaryOp::And, old, value),
        RmwOp::Max => Rule::If(CompareOp::SGe, old, value),
        RmwOp::Min => Rule::If(CompareOp::SLe, old, value),
        RmwOp::UMax => Rule::If(CompareOp::UGe, old, value),
        RmwOp::UMin => Rule::If(CompareOp::ULe, old, value),
        RmwOp::Nand | RmwOp::FAdd | RmwOp::FSub | RmwOp::FMax | RmwOp::FMin | RmwOp::UIncWrap | RmwOp::UDecWrap => {
            Rule::Never
        }
    }
}

/// The global that an address is in, and where.
pub(super) fn global_behind(function: &Function, definition: &[Definition], ptr: Operand) -> Option<(GlobalId, i64)> {
    let (mut at, mut by) = (ptr, 0i64);
    for _ in 0..ADDRESSES_MAX {
        let value = match at {
            Operand::Const(Const::Global(global, offset)) => return Some((global, by.checked_add(offset)?)),
            Operand::Const(_) => return None,
            Operand::Value(value) => value,
        };
        let Definition::Inst(block, i) = definition[value.index()] else { return None };
        match function.blocks[block].insts[i as usize].kind {
            InstKind::ThreadLocal(global) => return Some((global, by)),
            InstKind::Address { base, index: None, offset } => (at, by) = (base, by.checked_add(offset)?),
            _ => return None,
        }
    }
    None
}
