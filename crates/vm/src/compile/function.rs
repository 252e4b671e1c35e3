//! Translates one function.

use super::control::Fixup;
use super::slots::{self, Fused, Slots};
use super::spins::{self, Points, Spins};
use super::{add_list, slots_of};
use crate::address;
use crate::bytecode::{Atomic, Awaiting, Condition, NO_SLOT, Op, Slot, Slow, SpinCondition};
use crate::env;
use crate::program::{AllocaInfo, Point, Program, SiteInfo};
use crate::{LoadError, Volatile};
use raddle_base::Id;
use raddle_ir::{
    Await, AwaitTest, BinaryOp, Block, BlockId, Callee, CastOp, Cfg, CompareOp, Const, Function, FunctionId, Inst,
    InstKind, LocId, Loops, Module, Operand, Ordering, RmwOp, Terminator, Type,
};
use raddle_trace::{Mode, Order};
use std::collections::HashMap;

/// Translates a function and records where its code starts.
pub(super) fn emit(program: &mut Program, module: &Module, id: FunctionId, spins: &Spins) -> Result<(), LoadError> {
    let function = &module.functions[id];
    let too_large = || LoadError {
        message: format!("function `{}` is too large to be run", function.name),
        loc: function.loc,
        ll_line: 0,
        help: Some("split the function".to_string()),
    };
    if function.returns.iter().map(|&ty| slots_of(ty) as usize).sum::<usize>() > crate::interp::RETURNS_MAX {
        return Err(LoadError {
            message: format!("function `{}` returns too many values", function.name),
            loc: function.loc,
            ll_line: 0,
            help: None,
        });
    }
    let uses = count_uses(function);
    let fused = find_fused(function, &uses);
    let slots = slots::assign(function, &fused, function.comes_back(&module.functions)).ok_or_else(too_large)?;
    let temporaries: u32 = function
        .blocks
        .iter()
        .map(|(_, b)| b.phis.iter().map(|p| slots_of(function.values[p.result].ty)).sum())
        .max()
        .unwrap_or(0);
    let loops = loop_count(function);
    let first_constant = slots.count + temporaries + loops;
    let cycles = Loops::new(&Cfg::new(function));
    let points = spins.points(module, id, &cycles, &fused);
    let mut emitter = Emitter {
        module,
        function,
        points,
        waits: spins::waits(function, &cycles),
        id,
        deciding: raddle_ir::indeterminate::deciding(function),
        uses,
        fused,
        is_section: false,
        temporaries: slots.count,
        loops: slots.count + temporaries,
        first_constant,
        slots,
        constants: Vec::new(),
        constant_slots: HashMap::new(),
        block_starts: vec![0; function.blocks.len()],
        fixups: Vec::new(),
        table_fixups: Vec::new(),
        site: 0,
        site_cache: HashMap::new(),
        program,
    };
    let entry = emitter.program.code.len() as u32;
    for (block_id, block) in function.blocks.iter() {
        emitter.block_starts[block_id.index()] = emitter.program.code.len() as u32;
        emitter.block(block_id, block);
    }
    emitter.fix_up();
    let total = first_constant as usize + emitter.constants.len();
    if total >= usize::from(Slot::MAX) {
        return Err(too_large());
    }
    let constants = emitter.constants;
    let info = &mut program.functions[id.index()];
    info.entry = entry;
    info.slots = total as u32;
    info.constants = (program.constants.len() as u32, constants.len() as u32);
    program.constants.extend_from_slice(&constants);
    Ok(())
}

fn count_uses(function: &Function) -> Vec<u32> {
    let mut uses = vec![0; function.values.len()];
    let mut operand = |operand: &Operand| {
        if let Operand::Value(value) = operand {
            uses[value.index()] += 1;
        }
    };
    for (_, block) in function.blocks.iter() {
        block.phis.iter().flat_map(|phi| &phi.incoming).for_each(|(_, o)| operand(o));
        block.insts.iter().for_each(|inst| inst.kind.each_operand(&mut operand));
        block.terminator.each_operand(&mut operand);
    }
    uses
}

fn loop_count(function: &Function) -> u32 {
    let ids = function.blocks.iter().flat_map(|(_, b)| &b.insts).filter_map(|inst| match inst.kind {
        InstKind::LoopBound { loop_id, .. } | InstKind::LoopEnter { loop_id } => Some(loop_id + 1),
        _ => None,
    });
    ids.max().unwrap_or(0)
}

/// Comparisons that become part of their block's branch, and addresses that become part of the next load.
fn find_fused(function: &Function, uses: &[u32]) -> Fused {
    let mut at = Vec::with_capacity(function.blocks.len());
    for (_, block) in function.blocks.iter() {
        let mut positions = vec![None; block.insts.len()];
        for (i, inst) in block.insts.iter().enumerate() {
            let [result] = inst.results.as_slice() else { continue };
            if uses[result.index()] != 1 {
                continue;
            }
            match &inst.kind {
                InstKind::Compare(op, a, _) if fuses(function, *op, a) => {
                    if matches!(&block.terminator, Terminator::Branch { cond: Operand::Value(c), .. } if c == result) {
                        positions[i] = Some(block.insts.len());
                    }
                }
                InstKind::Address { index: Some((_, scale)), offset: 0, .. } if i32::try_from(*scale).is_ok() => {
                    if let Some(Inst { kind: InstKind::Load { ptr, order: None, volatile: false }, results, .. }) =
                        block.insts.get(i + 1)
                        && *ptr == Operand::Value(*result)
                        && matches!(results.as_slice(), [r] if matches!(function.values[*r].ty.bits(), 32 | 64))
                    {
                        positions[i] = Some(i + 1);
                    }
                }
                _ => {}
            }
        }
        at.push(positions);
    }
    Fused { at }
}

/// A number as an operand.
fn number(value: u32) -> Operand {
    Operand::Const(Const::Int(Type::I64, value.into()))
}

fn operand_type(function: &Function, operand: &Operand) -> Type {
    match operand {
        Operand::Value(value) => function.values[*value].ty,
        Operand::Const(constant) => constant.ty(),
    }
}

fn fuses(function: &Function, op: CompareOp, operand: &Operand) -> bool {
    let ty = operand_type(function, operand);
    match op {
        CompareOp::Eq | CompareOp::Ne | CompareOp::ULt | CompareOp::ULe | CompareOp::UGt | CompareOp::UGe => {
            ty.is_integral() && ty.bits() <= 64
        }
        CompareOp::SLt | CompareOp::SLe | CompareOp::SGt | CompareOp::SGe => {
            ty.is_integral() && matches!(ty.bits(), 32 | 64)
        }
        _ => false,
    }
}

pub(super) struct Emitter<'a> {
    pub(super) program: &'a mut Program,
    module: &'a Module,
    pub(super) function: &'a Function,
    pub(super) id: FunctionId,
    pub(super) slots: Slots,
    pub(super) uses: Vec<u32>,
    pub(super) fused: Fused,
    /// The present instruction locks or unlocks the mutex of a [section](crate::Options::sections).
    is_section: bool,
    pub(super) deciding: Vec<bool>,
    points: Points,
    waits: Vec<bool>,
    /// First slot for breaking cycles of moves.
    pub(super) temporaries: u32,
    /// First slot of the loop counters.
    pub(super) loops: u32,
    pub(super) first_constant: u32,
    pub(super) constants: Vec<u64>,
    pub(super) constant_slots: HashMap<(u128, bool), Slot>,
    pub(super) block_starts: Vec<u32>,
    pub(super) fixups: Vec<Fixup>,
    pub(super) table_fixups: Vec<(usize, usize, BlockId)>,
    pub(super) site: u32,
    pub(super) site_cache: HashMap<(LocId, Option<u16>), u32>,
}

impl Emitter<'_> {
    pub(super) fn op(&mut self, op: Op) -> usize {
        self.program.code.push(op);
        self.program.op_sites.push(self.site);
        self.program.code.len() - 1
    }

    fn slow(&mut self, slow: Slow) {
        let index = self.program.slow.len() as u32;
        self.program.slow.push(slow);
        self.op(Op::Slow { index });
    }

    pub(super) fn set_site(&mut self, loc: LocId, model: Option<u16>) {
        let program = &mut *self.program;
        let function = self.id.0;
        self.site = *self.site_cache.entry((loc, model)).or_insert_with(|| {
            program.sites.push(SiteInfo { function, loc, model });
            program.sites.len() as u32 - 1
        });
    }

    pub(super) fn ty(&self, operand: &Operand) -> Type {
        operand_type(self.function, operand)
    }

    fn result(&self, inst: &Inst, i: usize) -> Slot {
        inst.results.get(i).map_or(NO_SLOT, |value| self.slots.of[value.index()])
    }

    pub(super) fn slot(&mut self, operand: &Operand) -> Slot {
        match operand {
            Operand::Value(value) => self.slots.of[value.index()],
            Operand::Const(constant) => {
                let value = self.constant(constant);
                self.constant_slot(value, slots_of(constant.ty()) == 2)
            }
        }
    }

    fn constant(&self, constant: &Const) -> u128 {
        match *constant {
            Const::Int(_, value) => value,
            Const::F32(bits) => u128::from(bits),
            Const::F64(bits) => u128::from(bits),
            Const::Null | Const::Undef(_) => 0,
            Const::Global(global, offset) => {
                u128::from(self.program.global_addresses[global.index()].wrapping_add_signed(offset))
            }
            Const::Function(function) => u128::from(self.program.function_address(function)),
            Const::Block(block) => u128::from(address::of_block(block.0)),
        }
    }

    fn constant_slot(&mut self, value: u128, wide: bool) -> Slot {
        let next = self.first_constant as usize + self.constants.len();
        let constants = &mut self.constants;
        *self.constant_slots.entry((value, wide)).or_insert_with(|| {
            constants.push(value as u64);
            if wide {
                constants.push((value >> 64) as u64);
            }
            next as Slot
        })
    }

    /// All slots of operands, wide ones as two.
    pub(super) fn flat(&mut self, operands: &[Operand]) -> Vec<Slot> {
        let mut out = Vec::with_capacity(operands.len());
        for operand in operands {
            let slot = self.slot(operand);
            out.extend((0..slots_of(self.ty(operand)) as u16).map(|i| slot + i));
        }
        out
    }

    fn block(&mut self, id: BlockId, block: &Block) {
        for (i, inst) in block.insts.iter().enumerate() {
            if self.fused.at[id.index()][i].is_some() {
                continue;
            }
            if matches!(inst.kind, InstKind::SpinAssume(_)) && !self.waits[id.index()] {
                continue;
            }
            self.set_site(inst.loc, None);
            if matches!(inst.kind, InstKind::LifetimeEnd(_)) {
                self.lifetime_ends(block, i);
            }
            let before = i.checked_sub(1).filter(|&j| self.fused.at[id.index()][j] == Some(i)).map(|j| &block.insts[j]);
            let start = self.program.code.len();
            self.is_section = self.program.options.sections.as_ref().is_some_and(|at| at.contains(self.id, id, i));
            self.inst(inst, before);
            self.point(id, i);
            if self.is_irrelevant(id, block, i) {
                self.set_irrelevant(start);
            }
            self.spin_until(inst);
        }
        self.set_site(block.terminator_loc, None);
        let comparison = self.fused.at[id.index()].iter().position(|&at| at == Some(block.insts.len()));
        let start = self.program.code.len();
        self.terminator(id, block, comparison.map(|i| &block.insts[i]));
        if self.is_irrelevant(id, block, block.insts.len()) {
            self.set_irrelevant(start);
        }
    }

    /// Whether what an instruction, or the terminator behind them, does is nobody else's business. What goes out of scope together
    /// does so in one step.
    fn is_irrelevant(&self, id: BlockId, block: &Block, i: usize) -> bool {
        let Some(places) = &self.program.options.irrelevant else { return false };
        let is_end = |inst: &&Inst| matches!(inst.kind, InstKind::LifetimeEnd(_));
        let together = block.insts[i..].iter().take_while(is_end).count().max(1);
        (i..i + together).all(|i| places.contains(self.id, id, i))
    }

    /// Makes what an instruction does something that others do not see; its code starts here.
    fn set_irrelevant(&mut self, start: usize) {
        let program = &mut *self.program;
        program.irrelevant_at.resize(start, false);
        program.irrelevant_at.resize(program.code.len(), true);
        if let Some(last) = program.code[start..].last_mut()
            && (matches!(last, Op::CallModel { .. }) || last.is_access())
        {
            let index = program.irrelevant.len() as u32;
            program.irrelevant.push(std::mem::replace(last, Op::Irrelevant { index }));
        }
    }

    /// Notes that the operation emitted last is a point, if its instruction is one.
    fn point(&mut self, block: BlockId, i: usize) {
        let Some(point) = self.points.get(&(block, i)) else { return };
        let program = &mut *self.program;
        let start = program.live.len();
        for value in &point.live {
            let slot = self.slots.of[value.index()];
            let slots = (0..slots_of(self.function.values[*value].ty) as u16).map(|i| slot.wrapping_add(i));
            program.live.extend(slots.filter(|&slot| u32::from(slot) < self.slots.count));
        }
        let live = (start as u32, (program.live.len() - start) as u32);
        program.points.push(Point { lone: point.lone, live });
        program.point_of.resize(program.code.len(), 0);
        if let Some(last) = program.point_of.last_mut() {
            *last = program.points.len() as u32;
        }
    }

    /// What goes out of scope at the same place ends at the same time: one operation for the first of several. None at
    /// all where the function returns then, which ends everything.
    fn lifetime_ends(&mut self, block: &Block, first: usize) {
        let ended = |inst: &Inst| match inst.kind {
            InstKind::LifetimeEnd(object) => Some(object),
            _ => None,
        };
        if first.checked_sub(1).is_some_and(|before| ended(&block.insts[before]).is_some()) {
            return;
        }
        let objects: Vec<Operand> = block.insts[first..].iter().map_while(ended).collect();
        if first + objects.len() == block.insts.len() && matches!(block.terminator, Terminator::Return(_)) {
            return;
        }
        let slots = self.flat(&objects);
        let list = add_list(self.program, &[], &slots);
        self.op(Op::LifetimeEnd { list });
    }

    fn inst(&mut self, inst: &Inst, fused_address: Option<&Inst>) {
        let d = self.result(inst, 0);
        match &inst.kind {
            InstKind::Binary(op, a, b) => self.binary(*op, a, b, d),
            InstKind::Unary(op, a) => {
                let (ty, a) = (self.ty(a), self.slot(a));
                self.slow(Slow::Unary { op: *op, ty, d, a });
            }
            InstKind::Ternary(op, a, b, c) => {
                let ty = self.ty(a);
                let (a, b, c) = (self.slot(a), self.slot(b), self.slot(c));
                self.slow(Slow::Ternary { op: *op, ty, d, a, b, c });
            }
            InstKind::Overflow(op, a, b) => {
                let ty = self.ty(a);
                let (a, b, flag) = (self.slot(a), self.slot(b), self.result(inst, 1));
                self.slow(Slow::Overflow { op: *op, ty, d, flag, a, b });
            }
            InstKind::Compare(op, a, b) => self.compare(*op, a, b, d),
            InstKind::Cast(op, a) => {
                let to = inst.results.first().map_or(Type::I64, |r| self.function.values[*r].ty);
                self.cast(*op, a, to, d);
            }
            InstKind::Select(c, a, b) => {
                let ty = self.ty(a);
                let (c, a, b) = (self.slot(c), self.slot(a), self.slot(b));
                if slots_of(ty) == 1 {
                    self.op(Op::Select { d, c, a, b });
                } else {
                    self.slow(Slow::Select { ty, d, c, a, b });
                }
            }
            InstKind::Address { base, index, offset } => self.address(base, index.as_ref(), *offset, d),
            InstKind::Alloca { size, align } => {
                let size = self.slot(size);
                let info = self.program.allocas.len() as u32;
                let info_of = inst.results.first().map(|r| &self.function.values[*r]);
                let name = info_of.and_then(|info| info.name.clone());
                let debug_type = info_of.and_then(|info| info.debug_type);
                self.program.allocas.push(AllocaInfo { function: self.id.0, align: *align, name, debug_type });
                self.op(Op::Alloca { d, size, info });
            }
            InstKind::ThreadLocal(global) => {
                let index = self.program.thread_locals.iter().position(|&g| g == global.0);
                match index {
                    Some(index) => self.op(Op::ThreadLocal { d, index: index as u32 }),
                    None => {
                        let address = self.program.global_addresses[global.index()];
                        let a = self.constant_slot(u128::from(address), false);
                        self.op(Op::Move { d, a })
                    }
                };
            }
            InstKind::Load { ptr, order, volatile } => self.load(inst, ptr, (*order, *volatile), fused_address),
            InstKind::Store { ptr, value, order, volatile } => self.store(ptr, value, (*order, *volatile)),
            InstKind::Rmw { .. } | InstKind::CompareExchange { .. } => self.modify(inst, &inst.kind),
            InstKind::Await(this) => self.awaiting(inst, this),
            InstKind::Fence { order, single_thread } => {
                if !single_thread {
                    self.op(Op::Fence { order: order_of(*order) });
                }
            }
            InstKind::MemCopy { dst, src, len, may_overlap, align } => {
                let name = if *may_overlap { "raddle.memmove" } else { "raddle.memcpy" };
                self.model(name, &[*dst, *src, *len, number(*align)], &[]);
            }
            InstKind::MemSet { dst, value, len, align } => {
                self.model("raddle.memset", &[*dst, *value, *len, number(*align)], &[]);
            }
            InstKind::Call { callee, args } => self.call(inst, callee, args),
            InstKind::VaStart(p) => {
                let p = self.slot(p);
                self.op(Op::VaStart { p });
            }
            InstKind::StackSave => {
                self.op(Op::StackSave { d });
            }
            InstKind::StackRestore(a) => {
                let a = self.slot(a);
                self.op(Op::StackRestore { a });
            }
            InstKind::LifetimeStart(object) => {
                let p = self.slot(object);
                let of_its_own = |value| !raddle_ir::escapes(self.module, self.id, value);
                let revives = matches!(object, Operand::Value(value) if of_its_own(*value));
                self.op(Op::LifetimeStart { p, revives });
            }
            // Translated with its neighbours.
            InstKind::LifetimeEnd(_) => {}
            InstKind::Trap => {
                self.op(Op::Trap);
            }
            InstKind::LoopBound { loop_id, limit, every } => {
                let count = (self.loops + loop_id) as Slot;
                self.op(Op::LoopBound { count, limit: *limit, every: *every });
            }
            InstKind::LoopEnter { loop_id } => {
                let count = (self.loops + loop_id) as Slot;
                self.op(Op::LoopEnter { count });
            }
            InstKind::SpinAssume(holds) => {
                let a = self.slot(holds);
                self.op(Op::SpinAssume { a });
            }
            // In reach only if the program is to run up to it; `what` is all there is to say then: see `refuse`.
            InstKind::Unsupported { what, .. } => {
                let index = self.program.refused.len() as u32;
                self.program.refused.push(what.clone());
                self.op(Op::Unsupported { index });
            }
        }
    }

    /// A read-modify-write or a compare-and-swap, which an await may make.
    fn modify(&mut self, inst: &Inst, access: &InstKind) {
        let d = self.result(inst, 0);
        match access {
            InstKind::Rmw { op, ptr, value, order } => {
                let ty = self.ty(value);
                // A condition looks at what was found.
                let asked = matches!(inst.kind, InstKind::Await(_));
                let used = asked || inst.results.first().is_some_and(|r| self.uses[r.index()] > 0);
                let (p, a, d) = (self.slot(ptr), self.slot(value), if used { d } else { NO_SLOT });
                let adds = matches!(op, RmwOp::Add | RmwOp::Sub) && !used;
                let mode = if adds { Mode::Add } else { Mode::Update };
                self.atomic(Atomic::Rmw { op: *op, ty, p, a, d, order: order_of(*order), mode });
            }
            InstKind::CompareExchange { ptr, expected, new, success, failure } => {
                let ty = self.ty(new);
                let orders = (order_of(*success), order_of(*failure));
                let (p, expected, new) = (self.slot(ptr), self.slot(expected), self.slot(new));
                let success = self.result(inst, 1);
                self.atomic(Atomic::CompareExchange { ty, p, expected, new, old: d, success, orders });
            }
            other => unreachable!("{other} modifies nothing"),
        }
    }

    /// An await of a loop is the access, with [`Emitter::spin_until`] behind it.
    fn awaiting(&mut self, inst: &Inst, this: &Await) {
        match (&this.access, this.spin) {
            (InstKind::Load { ptr, order: Some(order), .. }, None) => {
                let condition = self.condition(inst, this);
                let (p, d, order) = (self.slot(ptr), self.result(inst, 0), order_of(*order));
                let index = self.program.awaits.len() as u32;
                self.program.awaits.push(Awaiting { p, d, order, condition });
                self.op(Op::Await { index });
            }
            (InstKind::Load { ptr, order, volatile }, _) => self.load(inst, ptr, (*order, *volatile), None),
            (access, _) => self.modify(inst, access),
        }
    }

    fn condition(&mut self, inst: &Inst, this: &Await) -> Condition {
        let ty = self.function.values[inst.results[0]].ty;
        let mut clause =
            |clause: &Vec<AwaitTest>| clause.iter().map(|test| test.map(|operand| self.slot(operand))).collect();
        let until = this.until.iter().map(&mut clause).collect();
        Condition { ty, until }
    }

    /// Behind the access of an await in a loop: where a thread stops that would not wait. That is where the loop is.
    fn spin_until(&mut self, inst: &Inst) {
        let InstKind::Await(this) = &inst.kind else { return };
        let Some(loc) = this.spin else { return };
        let (found, condition) = (self.result(inst, 0), self.condition(inst, this));
        let index = self.program.spin_conditions.len() as u32;
        self.program.spin_conditions.push(SpinCondition { found, condition });
        self.set_site(loc, None);
        self.op(Op::SpinUntil { index });
    }

    fn atomic(&mut self, atomic: Atomic) {
        let index = self.program.atomics.len() as u32;
        self.program.atomics.push(atomic);
        self.op(Op::Atomic { index });
    }

    fn binary(&mut self, op: BinaryOp, left: &Operand, right: &Operand, d: Slot) {
        let ty = self.ty(left);
        let (a, b) = (self.slot(left), self.slot(right));
        use BinaryOp::*;
        let fast = match (op, ty) {
            (And, _) if ty.bits() <= 64 => Op::And { d, a, b },
            (Or, _) if ty.bits() <= 64 => Op::Or { d, a, b },
            (Xor, _) if ty.bits() <= 64 => Op::Xor { d, a, b },
            (UDiv, _) if ty.bits() <= 64 => Op::UDiv { d, a, b },
            (URem, _) if ty.bits() <= 64 => Op::URem { d, a, b },
            (LShr, _) if ty.bits() <= 64 => Op::LShr { d, a, b },
            (Add, Type::Int(32)) => Op::Add32 { d, a, b },
            (Add, Type::Int(64)) => Op::Add64 { d, a, b },
            (Sub, Type::Int(32)) => Op::Sub32 { d, a, b },
            (Sub, Type::Int(64)) => Op::Sub64 { d, a, b },
            (Mul, Type::Int(32)) => Op::Mul32 { d, a, b },
            (Mul, Type::Int(64)) => Op::Mul64 { d, a, b },
            (Shl, Type::Int(32)) => Op::Shl32 { d, a, b },
            (Shl, Type::Int(64)) => Op::Shl64 { d, a, b },
            (AShr, Type::Int(32)) => Op::AShr32 { d, a, b },
            (AShr, Type::Int(64)) => Op::AShr64 { d, a, b },
            (SDiv, Type::Int(32)) => Op::SDiv32 { d, a, b },
            (SDiv, Type::Int(64)) => Op::SDiv64 { d, a, b },
            (SRem, Type::Int(32)) => Op::SRem32 { d, a, b },
            (SRem, Type::Int(64)) => Op::SRem64 { d, a, b },
            (FAdd, Type::F64) => Op::FAdd64 { d, a, b },
            (FSub, Type::F64) => Op::FSub64 { d, a, b },
            (FMul, Type::F64) => Op::FMul64 { d, a, b },
            (FDiv, Type::F64) => Op::FDiv64 { d, a, b },
            _ => return self.slow(Slow::Binary { op, ty, d, a, b }),
        };
        self.op(fast);
    }

    fn compare(&mut self, op: CompareOp, left: &Operand, right: &Operand, d: Slot) {
        let ty = self.ty(left);
        let (a, b) = (self.slot(left), self.slot(right));
        use CompareOp::*;
        let narrow = ty.is_integral() && ty.bits() <= 64;
        let fast = match (op, ty.bits()) {
            (Eq, _) if narrow => Op::Eq { d, a, b },
            (Ne, _) if narrow => Op::Ne { d, a, b },
            (ULt, _) if narrow => Op::ULt { d, a, b },
            (ULe, _) if narrow => Op::ULe { d, a, b },
            (UGt, _) if narrow => Op::ULt { d, a: b, b: a },
            (UGe, _) if narrow => Op::ULe { d, a: b, b: a },
            (SLt, 32) => Op::SLt32 { d, a, b },
            (SLe, 32) => Op::SLe32 { d, a, b },
            (SGt, 32) => Op::SLt32 { d, a: b, b: a },
            (SGe, 32) => Op::SLe32 { d, a: b, b: a },
            (SLt, 64) => Op::SLt64 { d, a, b },
            (SLe, 64) => Op::SLe64 { d, a, b },
            (SGt, 64) => Op::SLt64 { d, a: b, b: a },
            (SGe, 64) => Op::SLe64 { d, a: b, b: a },
            _ => return self.slow(Slow::Compare { op, ty, d, a, b }),
        };
        self.op(fast);
    }

    fn cast(&mut self, op: CastOp, operand: &Operand, to: Type, d: Slot) {
        let from = self.ty(operand);
        let a = self.slot(operand);
        let narrow = from.bits() <= 64 && to.bits() <= 64;
        let (from_bits, to_bits) = (from.bits() as u8, to.bits() as u8);
        match op {
            CastOp::ZExt | CastOp::Bitcast if narrow => self.op(Op::Move { d, a }),
            CastOp::PtrToInt | CastOp::IntToPtr if narrow && to_bits >= from_bits => self.op(Op::Move { d, a }),
            CastOp::Trunc | CastOp::PtrToInt if narrow => self.op(Op::Truncate { d, a, bits: to_bits }),
            CastOp::SExt if narrow => self.op(Op::SignExtend { d, a, from: from_bits, to: to_bits }),
            _ => {
                self.slow(Slow::Cast { op, from, to, d, a });
                0
            }
        };
    }

    fn address(&mut self, base: &Operand, index: Option<&(Operand, i64)>, offset: i64, d: Slot) {
        let base = self.slot(base);
        let small = i32::try_from(offset);
        match (index, small) {
            (None, Ok(0)) => self.op(Op::Move { d, a: base }),
            (None, Ok(offset)) => self.op(Op::Address { d, base, offset }),
            (Some((index, scale)), Ok(offset)) if i32::try_from(*scale).is_ok() => {
                let index = self.slot(index);
                self.op(Op::AddressIndex { d, base, index, scale: *scale as i32, offset })
            }
            _ => {
                let zero = Operand::Const(Const::Int(Type::I64, 0));
                let (index, scale) = index.copied().unwrap_or((zero, 0));
                let index = self.slot(&index);
                self.slow(Slow::Address { d, base, index, scale, offset });
                0
            }
        };
    }

    /// The order of an access, and whether it has one only for being volatile.
    fn order(&self, (order, volatile): (Option<Ordering>, bool), bits: u8, as_atomic: Order) -> (Order, bool) {
        match (order, self.program.options.volatile) {
            (Some(order), _) => (order_of(order), false),
            (None, Volatile::Relaxed) if volatile && bits <= 64 => (Order::Relaxed, true),
            (None, Volatile::Atomic) if volatile && bits <= 64 => (as_atomic, true),
            (None, _) => (Order::Plain, false),
        }
    }

    fn load(&mut self, inst: &Inst, ptr: &Operand, access: (Option<Ordering>, bool), fused_address: Option<&Inst>) {
        let Some(&result) = inst.results.first() else { return };
        let d = self.slots.of[result.index()];
        let bits = self.function.values[result].ty.bits() as u8;
        let checked = self.deciding[result.index()];
        if let Some(Inst { kind: InstKind::Address { base, index: Some((index, scale)), .. }, .. }) = fused_address {
            let (base, index, scale) = (self.slot(base), self.slot(index), *scale as i32);
            self.op(if bits == 32 {
                Op::LoadIndex4 { d, base, index, scale, checked }
            } else {
                Op::LoadIndex8 { d, base, index, scale, checked }
            });
            return;
        }
        let p = self.slot(ptr);
        let (order, volatile) = self.order(access, bits, Order::Acquire);
        self.op(match (bits, order) {
            (8, Order::Plain) => Op::Load1 { d, p, checked },
            (32, Order::Plain) => Op::Load4 { d, p, checked },
            (64, Order::Plain) => Op::Load8 { d, p, checked },
            _ => Op::Load { d, p, bits, order, volatile, checked },
        });
    }

    fn store(&mut self, ptr: &Operand, value: &Operand, access: (Option<Ordering>, bool)) {
        let bits = self.ty(value).bits() as u8;
        let (p, a) = (self.slot(ptr), self.slot(value));
        let (order, volatile) = self.order(access, bits, Order::Release);
        self.op(match (bits, order) {
            (8, Order::Plain) => Op::Store1 { p, a },
            (32, Order::Plain) => Op::Store4 { p, a },
            (64, Order::Plain) => Op::Store8 { p, a },
            _ => Op::Store { p, a, bits, order, volatile },
        });
    }

    fn model(&mut self, name: &str, args: &[Operand], results: &[Slot]) {
        let args = self.flat(args);
        let list = add_list(self.program, results, &args);
        self.op(Op::CallModel { model: env::model_of(name), list });
    }

    fn call(&mut self, inst: &Inst, callee: &Callee, operands: &[Operand]) {
        let mut results = Vec::new();
        for result in &inst.results {
            let slot = self.slots.of[result.index()];
            let used = self.uses[result.index()] > 0;
            results.extend(
                (0..slots_of(self.function.values[*result].ty) as u16).map(|i| if used { slot + i } else { NO_SLOT }),
            );
        }
        let args = self.flat(operands);
        match callee {
            Callee::Direct(function) => {
                let info = &self.program.functions[function.index()];
                let (model, atomic, absent) = (info.model, info.atomic, info.absent);
                if absent {
                    return self.call(inst, &Callee::Indirect(Operand::Const(Const::Null)), operands);
                }
                if let Some(model) = model {
                    self.set_site(inst.loc, Some(model));
                    let list = add_list(self.program, &results, &args);
                    let model = if self.is_section { env::section::instead_of(model) } else { model };
                    self.op(Op::CallModel { model, list });
                    return;
                }
                if atomic {
                    let list = add_list(self.program, &[], &[]);
                    self.op(Op::CallModel { model: env::model_of("__VERIFIER_atomic_begin"), list });
                }
                let list = add_list(self.program, &results, &args);
                self.op(Op::Call { function: function.0, list });
                if atomic {
                    let list = add_list(self.program, &[], &[]);
                    self.op(Op::CallModel { model: env::model_of("__VERIFIER_atomic_end"), list });
                }
            }
            Callee::Indirect(pointer) => {
                let p = self.slot(pointer);
                let list = add_list(self.program, &results, &args);
                self.op(Op::CallIndirect { p, list });
            }
        }
    }
}

fn order_of(order: Ordering) -> Order {
    match order {
        Ordering::Relaxed => Order::Relaxed,
        Ordering::Acquire => Order::Acquire,
        Ordering::Release => Order::Release,
        Ordering::AcqRel => Order::AcqRel,
        Ordering::SeqCst => Order::SeqCst,
    }
}
