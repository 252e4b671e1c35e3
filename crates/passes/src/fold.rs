//! Constant folding and simplification.
//!
//! In rounds over the blocks in reverse postorder, so that a definition is simplified before its uses (except around
//! loops, which is why there is more than one round; they end when nothing changes, or after [`ROUNDS_MAX`], which
//! only leaves something unsimplified). Replaced instructions stay where they are, unused; [`dead`](mod@crate::dead)
//! removes them.
//!
//! What is simplified: operations on constants ([`arith`]), neutral elements, casts of casts, addresses of
//! addresses, comparisons of truth values with zero, selects and branches on constants, phis with one value, indirect
//! calls of a constant whose signature fits. A spin assume that always holds goes.
//!
//! What is not: what faults or what the source language leaves open ([`arith::defined_binary`]); floats, whose bits when
//! they are not numbers are the machine's business; `undef`; and what would hide that a value is indeterminate (`x * 0`,
//! `x - x`, `x == x`).

use crate::rewrite::Replacements;
use raddle_base::Id;
use raddle_ir::{
    BinaryOp, BlockId, Callee, CastOp, Cfg, CompareOp, Const, Function, FunctionId, InstKind, Module, Operand,
    Terminator, Type, ValueId, arith,
};
use std::collections::HashSet;

/// More rounds than nested loops of constants need in practice.
pub const ROUNDS_MAX: usize = 8;

/// What a direct call has to agree with.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Signature {
    params: Vec<Type>,
    returns: Vec<Type>,
    varargs: bool,
}

/// The signature of each function.
pub(crate) fn signatures(module: &Module) -> Vec<Signature> {
    let signature = |function: &Function| Signature {
        params: function.params.iter().map(|&param| function.values[param].ty).collect(),
        returns: function.returns.clone(),
        varargs: function.varargs,
    };
    module.functions.as_slice().iter().map(signature).collect()
}

/// The module with constants folded.
pub fn fold(mut module: Module) -> Module {
    let signatures = signatures(&module);
    for (_, function) in module.functions.iter_mut() {
        run(function, &signatures);
    }
    module
}

/// The pass on one function; whether anything changed.
pub(crate) fn run(function: &mut Function, signatures: &[Signature]) -> bool {
    let mut changed = false;
    for _ in 0..ROUNDS_MAX {
        if !round(function, signatures) {
            break;
        }
        changed = true;
    }
    changed
}

/// What becomes of an instruction.
enum Action {
    Keep,
    /// Its only result is this.
    Replace(Operand),
    /// Its two results are these.
    ReplaceBoth(Operand, Operand),
    /// It is this instead.
    Become(InstKind),
}

fn int(ty: Type, bits: u128) -> Operand {
    Operand::Const(Const::Int(ty, bits))
}

fn round(function: &mut Function, signatures: &[Signature]) -> bool {
    let cfg = Cfg::new(function);
    let mut folder = Folder {
        definition: definitions(function),
        replacements: Replacements::new(function),
        removed_edges: HashSet::new(),
        signatures,
    };
    let mut changed = false;
    for &block in cfg.reverse_postorder() {
        for i in 0..function.blocks[block].phis.len() {
            folder.phi(function, block, i, &cfg);
        }
        for i in 0..function.blocks[block].insts.len() {
            changed |= folder.inst(function, block, i);
        }
        changed |= folder.terminator(function, block);
    }
    changed |= !folder.replacements.is_empty();
    folder.replacements.apply(function);
    let removed = &folder.removed_edges;
    for (to, block) in function.blocks.iter_mut() {
        if !removed.is_empty() {
            block.phis.iter_mut().for_each(|phi| phi.incoming.retain(|&(from, _)| !removed.contains(&(from, to))));
        }
        // What was replaced would otherwise be found again.
        block.phis.retain(|phi| !folder.replacements.is_replaced(phi.result));
        block.insts.retain(|inst| !inst.results.first().is_some_and(|&r| folder.replacements.is_replaced(r)));
        // Nobody waits for what always holds.
        let before = block.insts.len();
        block.insts.retain(|inst| !matches!(&inst.kind, InstKind::SpinAssume(holds) if holds.as_int() == Some(1)));
        changed |= block.insts.len() != before;
    }
    changed
}

/// Per value, the instruction that defines it, if one does.
fn definitions(function: &Function) -> Vec<Option<(BlockId, u32)>> {
    let mut definition = vec![None; function.values.len()];
    for (id, block) in function.blocks.iter() {
        for (i, inst) in block.insts.iter().enumerate() {
            inst.results.iter().for_each(|result| definition[result.index()] = Some((id, i as u32)));
        }
    }
    definition
}

struct Folder<'a> {
    definition: Vec<Option<(BlockId, u32)>>,
    replacements: Replacements,
    /// Edges that no longer exist; phis forget them at the end of the round.
    removed_edges: HashSet<(BlockId, BlockId)>,
    signatures: &'a [Signature],
}

impl Folder<'_> {
    /// The kind of the instruction that defines an operand.
    fn kind<'f>(&self, function: &'f Function, operand: Operand) -> Option<&'f InstKind> {
        let (block, i) = self.definition[operand.as_value()?.index()]?;
        Some(&function.blocks[block].insts[i as usize].kind)
    }

    /// A phi all of whose operands (beside itself) are one is that one.
    fn phi(&mut self, function: &mut Function, block: BlockId, i: usize, cfg: &Cfg) {
        let phi = &mut function.blocks[block].phis[i];
        let result = Operand::Value(phi.result);
        let mut only: Option<Operand> = None;
        for (from, operand) in &mut phi.incoming {
            *operand = self.replacements.resolve(*operand);
            if *operand == result || !cfg.is_reachable(*from) {
                continue;
            }
            match only {
                Some(other) if other != *operand => return,
                _ => only = Some(*operand),
            }
        }
        if let Some(only) = only {
            self.replacements.set(phi.result, only);
        }
    }

    fn inst(&mut self, function: &mut Function, block: BlockId, i: usize) -> bool {
        let inst = &mut function.blocks[block].insts[i];
        inst.kind.each_operand_mut(|operand| *operand = self.replacements.resolve(*operand));
        let inst = &function.blocks[block].insts[i];
        match self.simplify(function, &inst.kind, &inst.results) {
            Action::Keep => false,
            Action::Replace(operand) => {
                let result = inst.results[0];
                self.replacements.set(result, operand);
                true
            }
            Action::ReplaceBoth(first, second) => {
                let (a, b) = (inst.results[0], inst.results[1]);
                self.replacements.set(a, first);
                self.replacements.set(b, second);
                true
            }
            Action::Become(kind) => {
                function.blocks[block].insts[i].kind = kind;
                true
            }
        }
    }

    fn simplify(&self, function: &Function, kind: &InstKind, results: &[ValueId]) -> Action {
        let ty = |operand: &Operand| function.operand_type(operand).unwrap_or(Type::I64);
        let simplified = match kind {
            InstKind::Binary(op, a, b) => self.binary(function, *op, *a, *b, ty(a)),
            InstKind::Unary(op, a) => a.as_int().map(|x| Action::Replace(int(ty(a), arith::unary(*op, ty(a), x)))),
            InstKind::Ternary(op, a, b, c) => match (a.as_int(), b.as_int(), c.as_int()) {
                (Some(x), Some(y), Some(z)) => Some(Action::Replace(int(ty(a), arith::ternary(*op, ty(a), x, y, z)))),
                _ => None,
            },
            InstKind::Overflow(op, a, b) => a.as_int().zip(b.as_int()).map(|(x, y)| {
                let (bits, flag) = arith::overflow(*op, ty(a), x, y);
                Action::ReplaceBoth(int(ty(a), bits), int(Type::BOOL, flag.into()))
            }),
            InstKind::Compare(op, a, b) => self.compare(function, *op, *a, *b, ty(a)),
            InstKind::Cast(op, a) => {
                let to = function.values[results[0]].ty;
                self.cast(function, *op, *a, ty(a), to)
            }
            InstKind::Select(_, a, b) if a == b => Some(Action::Replace(*a)),
            InstKind::Select(cond, a, b) => cond.as_int().map(|c| Action::Replace(if c != 0 { *a } else { *b })),
            InstKind::Address { base, index, offset } => self.address(function, *base, *index, *offset),
            InstKind::Call { callee: Callee::Indirect(Operand::Const(Const::Function(callee))), args } => {
                self.call(function, *callee, args, results)
            }
            _ => None,
        };
        simplified.unwrap_or(Action::Keep)
    }

    fn binary(&self, function: &Function, op: BinaryOp, a: Operand, b: Operand, ty: Type) -> Option<Action> {
        let (x, y) = (a.as_int(), b.as_int());
        if let (Some(x), Some(y)) = (x, y) {
            return arith::defined_binary(op, ty, x, y).map(|bits| Action::Replace(int(ty, bits)));
        }
        let commutes = matches!(op, BinaryOp::Add | BinaryOp::Mul | BinaryOp::And | BinaryOp::Or | BinaryOp::Xor);
        if x.is_some() && commutes {
            return Some(Action::Become(InstKind::Binary(op, b, a)));
        }
        let y = y?;
        let neutral = match op {
            BinaryOp::Add | BinaryOp::Sub | BinaryOp::Or | BinaryOp::Xor => y == 0,
            BinaryOp::Shl | BinaryOp::LShr | BinaryOp::AShr => y == 0,
            BinaryOp::Mul | BinaryOp::UDiv => y == 1,
            BinaryOp::SDiv => y == 1 && ty.bits() > 1,
            BinaryOp::And => y == arith::mask(ty.bits()),
            _ => false,
        };
        if neutral {
            return Some(Action::Replace(a));
        }
        // (a op c) op d is a op (c op d).
        match self.kind(function, a) {
            Some(&InstKind::Binary(inner, base, c)) if inner == op && commutes => {
                let bits = arith::defined_binary(op, ty, c.as_int()?, y)?;
                Some(Action::Become(InstKind::Binary(op, base, int(ty, bits))))
            }
            _ => None,
        }
    }

    fn compare(&self, function: &Function, op: CompareOp, a: Operand, b: Operand, ty: Type) -> Option<Action> {
        let truth = |holds: bool| Action::Replace(int(Type::BOOL, holds.into()));
        match (a, b) {
            (Operand::Const(Const::Int(..)), Operand::Const(Const::Int(..))) => {
                Some(truth(arith::compare(op, ty, a.as_int()?, b.as_int()?)))
            }
            (Operand::Const(Const::Null), Operand::Const(Const::Null)) => {
                Some(truth(arith::compare(op, Type::Ptr, 0, 0)))
            }
            // A truth value that C widened to an integer, to ask whether it is zero.
            (_, Operand::Const(Const::Int(_, 0))) => {
                let wide = match self.kind(function, a) {
                    Some(&InstKind::Cast(CastOp::ZExt, narrow)) => narrow,
                    _ if ty == Type::BOOL => a,
                    _ => return None,
                };
                match (op, function.operand_type(&wide)?) {
                    (CompareOp::Ne, Type::BOOL) => Some(Action::Replace(wide)),
                    (CompareOp::Eq, Type::BOOL) => {
                        Some(Action::Become(InstKind::Binary(BinaryOp::Xor, wide, int(Type::BOOL, 1))))
                    }
                    (CompareOp::Ne | CompareOp::Eq, narrow) if narrow != ty => {
                        Some(Action::Become(InstKind::Compare(op, wide, int(narrow, 0))))
                    }
                    _ => None,
                }
            }
            _ => None,
        }
    }

    fn cast(&self, function: &Function, op: CastOp, a: Operand, from: Type, to: Type) -> Option<Action> {
        if let Some(constant) = a.as_const() {
            return cast_constant(op, constant, from, to).map(|c| Action::Replace(Operand::Const(c)));
        }
        if op == CastOp::Bitcast && from == to {
            return Some(Action::Replace(a));
        }
        let &InstKind::Cast(inner, base) = self.kind(function, a)? else { return None };
        let origin = function.operand_type(&base)?;
        match (inner, op) {
            (CastOp::ZExt | CastOp::SExt, CastOp::Trunc) if to == origin => Some(Action::Replace(base)),
            (CastOp::ZExt | CastOp::SExt, CastOp::Trunc) if to.bits() < origin.bits() => {
                Some(Action::Become(InstKind::Cast(CastOp::Trunc, base)))
            }
            (CastOp::ZExt | CastOp::SExt, CastOp::Trunc) => Some(Action::Become(InstKind::Cast(inner, base))),
            (CastOp::Trunc, CastOp::Trunc) => Some(Action::Become(InstKind::Cast(CastOp::Trunc, base))),
            (CastOp::ZExt, CastOp::ZExt | CastOp::SExt) => Some(Action::Become(InstKind::Cast(CastOp::ZExt, base))),
            (CastOp::SExt, CastOp::SExt) => Some(Action::Become(InstKind::Cast(CastOp::SExt, base))),
            (CastOp::PtrToInt, CastOp::IntToPtr) if from == Type::I64 => Some(Action::Replace(base)),
            (CastOp::IntToPtr, CastOp::PtrToInt) if origin == Type::I64 && to == Type::I64 => {
                Some(Action::Replace(base))
            }
            (CastOp::Bitcast, CastOp::Bitcast) if origin == to => Some(Action::Replace(base)),
            _ => None,
        }
    }

    fn address(
        &self,
        function: &Function,
        base: Operand,
        index: Option<(Operand, i64)>,
        offset: i64,
    ) -> Option<Action> {
        if let Some((Operand::Const(Const::Int(_, by)), scale)) = index {
            let offset = offset.wrapping_add((by as i64).wrapping_mul(scale));
            return Some(Action::Become(InstKind::Address { base, index: None, offset }));
        }
        match (base, index) {
            (_, None) if offset == 0 => return Some(Action::Replace(base)),
            (Operand::Const(Const::Global(global, by)), None) => {
                let by = by.checked_add(offset)?;
                return Some(Action::Replace(Operand::Const(Const::Global(global, by))));
            }
            _ => {}
        }
        match self.kind(function, base)? {
            &InstKind::Address { base, index: inner, offset: by } if inner.is_none() || index.is_none() => {
                let offset = offset.wrapping_add(by);
                Some(Action::Become(InstKind::Address { base, index: index.or(inner), offset }))
            }
            _ => None,
        }
    }

    /// An indirect call of a known function becomes a direct one where the two agree.
    fn call(&self, function: &Function, id: FunctionId, args: &[Operand], results: &[ValueId]) -> Option<Action> {
        let callee = self.signatures.get(id.index())?;
        let fits = args.len() == callee.params.len() || callee.varargs && args.len() > callee.params.len();
        let same = |operand: &Operand, ty: &Type| function.operand_type(operand) == Some(*ty);
        let agree = fits
            && args.iter().zip(&callee.params).all(|(arg, ty)| same(arg, ty))
            && results.len() == callee.returns.len()
            && results.iter().zip(&callee.returns).all(|(&result, ty)| function.values[result].ty == *ty);
        agree.then(|| Action::Become(InstKind::Call { callee: Callee::Direct(id), args: args.to_vec() }))
    }

    fn terminator(&mut self, function: &mut Function, block: BlockId) -> bool {
        let terminator = &mut function.blocks[block].terminator;
        terminator.each_operand_mut(|operand| *operand = self.replacements.resolve(*operand));
        let to = match terminator {
            Terminator::Branch { cond: _, then, otherwise } if then == otherwise => *then,
            Terminator::Branch { cond, then, otherwise } => match cond.as_int() {
                Some(0) => *otherwise,
                Some(_) => *then,
                None => return false,
            },
            Terminator::Switch { value, cases, default } => match value.as_int() {
                Some(bits) => cases.iter().find(|(case, _)| *case == bits).map_or(*default, |&(_, to)| to),
                None => return false,
            },
            Terminator::Indirect { address: Operand::Const(Const::Block(to)), targets } if targets.contains(to) => *to,
            _ => return false,
        };
        let before = std::mem::replace(terminator, Terminator::Jump(to));
        before.each_successor(|old| {
            if old != to {
                self.removed_edges.insert((block, old));
            }
        });
        true
    }
}

fn cast_constant(op: CastOp, constant: Const, from: Type, to: Type) -> Option<Const> {
    let bits = match constant {
        Const::Int(_, bits) => bits,
        Const::F32(bits) if op == CastOp::Bitcast => bits.into(),
        Const::F64(bits) if op == CastOp::Bitcast => bits.into(),
        Const::Null => 0,
        _ => return None,
    };
    let bits = match op {
        CastOp::Trunc | CastOp::ZExt | CastOp::SExt | CastOp::Bitcast | CastOp::PtrToInt => {
            arith::cast(op, from, to, bits)
        }
        CastOp::IntToPtr if bits == 0 => bits,
        _ => return None,
    };
    match to {
        Type::Int(_) => Some(Const::Int(to, bits)),
        Type::F32 => Some(Const::F32(bits as u32)),
        Type::F64 => Some(Const::F64(bits as u64)),
        Type::Ptr => (bits == 0).then_some(Const::Null),
    }
}

#[cfg(test)]
mod tests;
