//! The analysis: forward purity conditions of a loop by backward propagation.

use super::condition::{Condition, Conjunction, Literal, Place, holds_when_equal, negated, swapped};
use super::effects::{Effects, Rule};
use super::{Obstacle, ObstacleKind};
use crate::rewrite::Definition;
use raddle_base::Id;
use raddle_ir::{
    BinaryOp, BlockId, CastOp, Cfg, CompareOp, Const, Dominators, Function, Inst, InstKind, LocId, Loops, Operand, Phi,
    Terminator, Type, ValueId, arith,
};
use std::collections::{HashMap, HashSet};

/// How deep truth values are taken apart; what is deeper stays a literal.
const DEPTH_MAX: u32 = 8;

/// What is known of a function before its loops are looked at.
pub(super) struct Facts<'a> {
    pub function: &'a Function,
    pub cfg: Cfg,
    pub dominators: Dominators,
    pub loops: Loops,
    pub back_edges: HashSet<(BlockId, BlockId)>,
    pub definition: Vec<Definition>,
    /// Per value: whether anything that matters depends on it.
    pub used: Vec<bool>,
    pub effects: &'a Effects<'a>,
}

impl<'a> Facts<'a> {
    pub fn new(function: &'a Function, effects: &'a Effects<'a>, cfg: Cfg, loops: Loops) -> Self {
        Facts {
            function,
            dominators: Dominators::new(&cfg),
            cfg,
            back_edges: loops.back_edges().iter().copied().collect(),
            loops,
            definition: crate::rewrite::definitions(function),
            used: crate::dead::used_values(function),
            effects,
        }
    }

    pub fn ty(&self, operand: &Operand) -> Type {
        self.function.operand_type(operand).unwrap_or(Type::I64)
    }

    /// The instruction that defines an operand.
    pub fn inst(&self, operand: Operand) -> Option<&'a Inst> {
        match self.definition[operand.as_value()?.index()] {
            Definition::Inst(block, i) => Some(&self.function.blocks[block].insts[i as usize]),
            Definition::Phi(..) | Definition::Elsewhere => None,
        }
    }

    /// The condition that the lowest bit of an operand is set, or is not.
    pub fn truth(&self, operand: Operand, holds: bool) -> Condition {
        self.truth_at(operand, holds, 0)
    }

    fn truth_at(&self, operand: Operand, holds: bool, depth: u32) -> Condition {
        let of = match operand {
            Operand::Value(value) => value,
            Operand::Const(Const::Int(_, bits)) => return Condition::from((bits & 1 != 0) == holds),
            // Undefined values: never said to be anything.
            Operand::Const(_) => return Condition::from(false),
        };
        let literal = Condition::from(Literal::Bit { of, holds });
        let Some(inst) = self.inst(operand).filter(|_| depth < DEPTH_MAX) else { return literal };
        let truth = |operand, holds| self.truth_at(operand, holds, depth + 1);
        let is_bool = self.function.values[of].ty == Type::BOOL;
        match inst.kind {
            InstKind::Compare(op, a, b) => self.compare_at(if holds { op } else { negated(op) }, a, b, depth + 1),
            InstKind::CompareExchange { expected, .. } if inst.results[1] == of => {
                let op = if holds { CompareOp::Eq } else { CompareOp::Ne };
                self.compare_at(op, inst.results[0].into(), expected, depth + 1)
            }
            // The lowest bit is the same.
            InstKind::Cast(CastOp::Trunc | CastOp::ZExt | CastOp::SExt, from) => truth(from, holds),
            InstKind::Binary(BinaryOp::Xor, a, Operand::Const(Const::Int(_, bits))) => {
                truth(a, holds ^ (bits & 1 != 0))
            }
            InstKind::Binary(BinaryOp::And, a, b) if is_bool => match holds {
                true => truth(a, true).and(&truth(b, true)),
                false => truth(a, false).or(truth(b, false)),
            },
            InstKind::Binary(BinaryOp::Or, a, b) if is_bool => match holds {
                true => truth(a, true).or(truth(b, true)),
                false => truth(a, false).and(&truth(b, false)),
            },
            InstKind::Select(cond, a, b) if is_bool => {
                let first = truth(cond, true).and(&truth(a, holds));
                first.or(truth(cond, false).and(&truth(b, holds)))
            }
            _ => literal,
        }
    }

    /// The condition that a comparison holds.
    pub fn compare(&self, op: CompareOp, a: Operand, b: Operand) -> Condition {
        self.compare_at(op, a, b, 0)
    }

    fn compare_at(&self, op: CompareOp, a: Operand, b: Operand, depth: u32) -> Condition {
        if let (Some(x), Some(y)) = (a.as_int(), b.as_int()) {
            return Condition::from(arith::compare(op, self.ty(&a), x, y));
        }
        if a == b
            && let Some(holds) = holds_when_equal(op)
        {
            return Condition::from(holds);
        }
        let (op, a, b) = match (a, b) {
            (Operand::Const(_), Operand::Value(_)) => (swapped(op), b, a),
            (Operand::Value(x), Operand::Value(y)) if y < x => (swapped(op), b, a),
            _ => (op, a, b),
        };
        let Operand::Value(value) = a else { return Condition::from(false) };
        if matches!(op, CompareOp::Eq | CompareOp::Ne) {
            let equal = op == CompareOp::Eq;
            if let Some((x, y)) = self.same_bits(a, b).filter(|_| depth < DEPTH_MAX) {
                return self.compare_at(op, x, y, depth + 1);
            }
            if self.differ(a, b) || self.differ(b, a) {
                return Condition::from(!equal);
            }
            if let Some(bits) = b.as_int() {
                if self.ty(&a) == Type::BOOL {
                    return self.truth_at(a, (bits != 0) == equal, depth);
                }
                if let Some(&InstKind::Cast(CastOp::ZExt, narrow)) = self.inst(a).map(|inst| &inst.kind)
                    && depth < DEPTH_MAX
                {
                    let ty = self.ty(&narrow);
                    return match bits <= arith::mask(ty.bits()) {
                        true => self.compare_at(op, narrow, Operand::Const(Const::Int(ty, bits)), depth + 1),
                        false => Condition::from(!equal),
                    };
                }
            }
        }
        Condition::from(Literal::Compare { op, a: value, b })
    }

    /// What two operands were before casts that keep all bits: clang reads atomic pointers as numbers.
    fn same_bits(&self, a: Operand, b: Operand) -> Option<(Operand, Operand)> {
        let before = |operand: Operand| match self.inst(operand)?.kind {
            InstKind::Cast(CastOp::IntToPtr | CastOp::PtrToInt | CastOp::Bitcast, from) => {
                let (from_ty, ty) = (self.ty(&from), self.ty(&operand));
                let keeps = from_ty.is_integral() && ty.is_integral() && from_ty.bits() == ty.bits();
                keeps.then_some((from, from_ty))
            }
            _ => None,
        };
        let (x, ty) = before(a)?;
        let y = match b {
            Operand::Const(Const::Null) if ty == Type::I64 => Operand::Const(Const::Int(ty, 0)),
            Operand::Const(Const::Int(_, 0)) if ty == Type::Ptr => Operand::Const(Const::Null),
            Operand::Const(_) => return None,
            Operand::Value(_) => before(b).filter(|(_, other)| *other == ty)?.0,
        };
        Some((x, y))
    }

    /// Whether `a` is `b` plus or minus something: a counter is never what it was.
    fn differ(&self, a: Operand, b: Operand) -> bool {
        match self.inst(a).map(|inst| &inst.kind) {
            Some(InstKind::Binary(BinaryOp::Add | BinaryOp::Sub | BinaryOp::Xor, from, by)) => {
                *from == b && by.as_int().is_some_and(|by| by != 0)
            }
            _ => false,
        }
    }

    fn absorbs(&self, op: BinaryOp, old: Operand, value: Operand, holds: bool) -> Condition {
        match (old, old.as_int().zip(value.as_int())) {
            (_, Some((old_bits, bits))) => {
                let after = arith::defined_binary(op, self.ty(&old), old_bits, bits);
                Condition::from(after.is_some_and(|after| (after == old_bits) == holds))
            }
            (Operand::Value(old), None) => Condition::from(Literal::Absorbs { op, old, value, holds }),
            (Operand::Const(_), None) => Condition::from(false),
        }
    }

    fn rule(&self, rule: Rule) -> Condition {
        match rule {
            Rule::Always => Condition::from(true),
            Rule::Never => Condition::from(false),
            Rule::IfZero(a) => self.compare(CompareOp::Eq, a, Operand::Const(Const::Int(self.ty(&a), 0))),
            // Equal floats may have different bits.
            Rule::If(_, a, _) if !self.ty(&a).is_integral() => Condition::from(false),
            Rule::If(op, a, b) => self.compare(op, a, b),
            Rule::IfAbsorbs(op, old, value) => self.absorbs(op, old, value, true),
        }
    }
}

/// A loop under analysis.
pub(super) struct Analysis<'a> {
    pub facts: &'a Facts<'a>,
    pub index: usize,
    pub header: BlockId,
    /// Its blocks in reverse postorder.
    pub blocks: &'a [BlockId],
    /// FPC(•B).
    start: HashMap<BlockId, Condition>,
    pub obstacles: Vec<Obstacle>,
}

impl<'a> Analysis<'a> {
    /// The loop must be reducible, and have no irreducible loop inside.
    pub fn new(facts: &'a Facts<'a>, index: usize, blocks: &'a [BlockId]) -> Self {
        let header = facts.loops.loops()[index].headers[0];
        Analysis { facts, index, header, blocks, start: HashMap::new(), obstacles: Vec::new() }
    }

    /// The purity condition of the loop: FPC(•header).
    pub fn purity_condition(&mut self) -> Condition {
        for &block in self.blocks.iter().rev() {
            let condition = self.through(block);
            self.start.insert(block, condition);
        }
        let condition = self.start.remove(&self.header).unwrap_or_default();
        if condition.cut {
            self.obstacle(ObstacleKind::TooManyConditions, LocId::NONE);
        }
        if condition.is_false() && self.obstacles.is_empty() {
            self.obstacle(self.contradiction(), LocId::NONE);
        }
        condition
    }

    /// Why no way round is pure although no statement is in the way: the conditions exclude one another, those that
    /// variables keep their values among them.
    fn contradiction(&self) -> ObstacleKind {
        let facts = self.facts;
        let changes = |phi: &&Phi| {
            let back = phi.incoming.iter().filter(|(from, _)| facts.loops.contains(self.index, *from));
            facts.used[phi.result.index()] && back.into_iter().any(|(_, next)| *next != phi.result.into())
        };
        let changed = facts.function.blocks[self.header].phis.iter().find(changes);
        changed.map_or(ObstacleKind::Contradiction, |phi| ObstacleKind::Variable(phi.result))
    }

    fn obstacle(&mut self, kind: ObstacleKind, loc: LocId) {
        let obstacle = Obstacle { kind, loc, text: String::new() };
        if !self.obstacles.contains(&obstacle) {
            self.obstacles.push(obstacle);
        }
    }

    /// FPC(•B) from FPC(B•).
    fn through(&mut self, id: BlockId) -> Condition {
        let facts = self.facts;
        let block = &facts.function.blocks[id];
        let mut condition = Condition::default();
        for &to in facts.cfg.successors(id) {
            let edge = self.edge(id, to);
            condition = condition.or(edge);
        }
        for (i, inst) in block.insts.iter().enumerate().rev() {
            if condition.is_false() {
                break;
            }
            match facts.effects.rule(inst) {
                Rule::Always => {}
                rule => condition = condition.and(&facts.rule(rule)),
            }
            if condition.is_false() {
                self.obstacle(self.kind_of(inst), inst.loc);
            }
            if facts.effects.is_barrier(facts.function, &facts.definition, inst) {
                condition.not_before(Place { block: id, index: i + 1 });
            }
        }
        condition
    }

    fn kind_of(&self, inst: &Inst) -> ObstacleKind {
        match &inst.kind {
            InstKind::Call { callee: raddle_ir::Callee::Direct(callee), args: _ } => ObstacleKind::Call(Some(*callee)),
            InstKind::Call { .. } => ObstacleKind::Call(None),
            InstKind::Rmw { .. } | InstKind::CompareExchange { .. } => ObstacleKind::Atomic,
            InstKind::Store { .. } | InstKind::MemCopy { .. } | InstKind::MemSet { .. } => ObstacleKind::Store,
            InstKind::Await(_) => ObstacleKind::Await,
            _ => ObstacleKind::Other,
        }
    }

    /// FPC(A, B).
    fn edge(&mut self, from: BlockId, to: BlockId) -> Condition {
        let facts = self.facts;
        if !facts.loops.contains(self.index, to) {
            return Condition::from(false);
        }
        let loc = facts.function.blocks[from].terminator_loc;
        let taken = if to == self.header {
            self.back(from)
        } else if facts.back_edges.contains(&(from, to)) {
            self.obstacle(ObstacleKind::InnerLoop, loc);
            return Condition::from(false);
        } else {
            self.renamed(from, to)
        };
        if taken.is_false() {
            return taken;
        }
        match self.guard(from, to) {
            Some(guard) => taken.and(&guard),
            None => {
                self.obstacle(ObstacleKind::ComputedGoto, loc);
                Condition::from(false)
            }
        }
    }

    /// When an edge to the header leaves all phis there as they are.
    fn back(&mut self, from: BlockId) -> Condition {
        let facts = self.facts;
        let mut same = Condition::from(true);
        for phi in &facts.function.blocks[self.header].phis {
            if !facts.used[phi.result.index()] {
                continue;
            }
            let Some(&(_, next)) = phi.incoming.iter().find(|(block, _)| *block == from) else { continue };
            let is_same = match next == Operand::Value(phi.result) {
                true => continue,
                // Equal floats may have different bits.
                false if !facts.ty(&next).is_integral() => Condition::from(false),
                false => facts.compare(CompareOp::Eq, phi.result.into(), next),
            };
            same = same.and(&is_same);
            if same.is_false() {
                let loc = facts.function.blocks[from].terminator_loc;
                self.obstacle(ObstacleKind::Variable(phi.result), loc);
                break;
            }
        }
        same
    }

    /// FPC(•B) on the way from A: in terms of what B's phis take from there.
    fn renamed(&self, from: BlockId, to: BlockId) -> Condition {
        let Some(condition) = self.start.get(&to) else { return Condition::from(false) };
        let phis = &self.facts.function.blocks[to].phis;
        if phis.is_empty() {
            return condition.clone();
        }
        let of = |operand: Operand| {
            let value = operand.as_value()?;
            let phi = phis.iter().find(|phi| phi.result == value)?;
            phi.incoming.iter().find(|(block, _)| *block == from).map(|&(_, operand)| operand)
        };
        let mut renamed = Condition { disjuncts: Vec::new(), cut: condition.cut };
        for conjunction in &condition.disjuncts {
            let barrier = conjunction.barrier;
            let mut product = Condition { disjuncts: vec![Conjunction { literals: Vec::new(), barrier }], cut: false };
            for &literal in &conjunction.literals {
                product = product.and(&self.literal(literal, &of));
            }
            renamed = renamed.or(product);
        }
        renamed
    }

    /// A literal with some operands replaced.
    fn literal(&self, literal: Literal, of: &impl Fn(Operand) -> Option<Operand>) -> Condition {
        let facts = self.facts;
        let new = |value: ValueId| of(value.into());
        match literal {
            Literal::Bit { of, holds } => match new(of) {
                Some(operand) => facts.truth(operand, holds),
                None => Condition::from(literal),
            },
            Literal::Compare { op, a, b } => match (new(a), of(b)) {
                (None, None) => Condition::from(literal),
                (x, y) => facts.compare(op, x.unwrap_or(a.into()), y.unwrap_or(b)),
            },
            Literal::Absorbs { op, old, value, holds } => match (new(old), of(value)) {
                (None, None) => Condition::from(literal),
                (x, y) => facts.absorbs(op, x.unwrap_or(old.into()), y.unwrap_or(value), holds),
            },
        }
    }

    /// When control goes from the one to the other at the end of the one; `None` for computed gotos.
    pub fn guard(&self, from: BlockId, to: BlockId) -> Option<Condition> {
        let facts = self.facts;
        Some(match &facts.function.blocks[from].terminator {
            Terminator::Jump(_) => Condition::from(true),
            Terminator::Branch { cond: _, then, otherwise } if then == otherwise => Condition::from(true),
            Terminator::Branch { cond, then, otherwise: _ } => facts.truth(*cond, *then == to),
            Terminator::Switch { value, cases, default } => {
                let ty = facts.ty(value);
                let is = |op: CompareOp, case: u128| facts.compare(op, *value, Operand::Const(Const::Int(ty, case)));
                if *default == to {
                    let others = cases.iter().filter(|(_, target)| *target != to);
                    others.fold(Condition::from(true), |all, &(case, _)| all.and(&is(CompareOp::Ne, case)))
                } else {
                    let mine = cases.iter().filter(|(_, target)| *target == to);
                    mine.fold(Condition::from(false), |any, &(case, _)| any.or(is(CompareOp::Eq, case)))
                }
            }
            Terminator::Indirect { .. } | Terminator::Return(_) | Terminator::Unreachable => return None,
        })
    }
}
