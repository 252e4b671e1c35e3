//! The transformation: where a spin assume goes, and how its condition is computed there.

use super::analysis::Analysis;
use super::condition::{Conjunction, Literal, Place, negated};
use crate::rewrite::Definition;
use raddle_base::Id;
use raddle_ir::{
    BinaryOp, BlockId, CastOp, CompareOp, Const, Function, Inst, InstKind, LocId, Operand, Phi, Type, ValueId,
    ValueInfo,
};
use std::collections::{BTreeMap, HashMap, HashSet};

const TRUE: Operand = Operand::Const(Const::Int(Type::BOOL, 1));
const FALSE: Operand = Operand::Const(Const::Int(Type::BOOL, 0));

/// Something of the type, where it does not matter what.
fn zero(ty: Type) -> Operand {
    Operand::Const(match ty {
        Type::Int(_) => Const::Int(ty, 0),
        Type::F32 => Const::F32(0),
        Type::F64 => Const::F64(0),
        Type::Ptr => Const::Null,
    })
}

/// What is to be put into a function. Places are those of the function as it was.
#[derive(Default)]
pub(super) struct Insertions {
    insts: BTreeMap<(BlockId, usize), Vec<Inst>>,
    phis: BTreeMap<BlockId, Vec<Phi>>,
    values: Vec<ValueInfo>,
    /// The first of them.
    first: usize,
}

impl Insertions {
    pub fn new(function: &Function) -> Self {
        Insertions { first: function.values.len(), ..Insertions::default() }
    }

    pub fn is_empty(&self) -> bool {
        self.insts.is_empty()
    }

    pub fn apply(self, function: &mut Function) {
        let Insertions { insts, phis, values, first } = self;
        debug_assert_eq!(function.values.len(), first);
        for info in values {
            function.values.push(info);
        }
        for (block, phis) in phis {
            function.blocks[block].phis.extend(phis);
        }
        // From the back, so that the places in front stay what they are.
        for ((block, index), insts) in insts.into_iter().rev() {
            function.blocks[block].insts.splice(index..index, insts);
        }
    }

    fn value(&mut self, ty: Type) -> ValueId {
        self.values.push(ValueInfo::new(ty));
        ValueId::from_index(self.first + self.values.len() - 1)
    }

    fn emit(&mut self, place: Place, kind: InstKind, ty: Option<Type>, loc: LocId) -> Operand {
        let results: Vec<ValueId> = ty.map(|ty| self.value(ty)).into_iter().collect();
        let result = results.first().map_or(FALSE, |&value| value.into());
        self.insts.entry((place.block, place.index)).or_default().push(Inst { kind, results, loc });
        result
    }
}

/// A variable that takes its value on the way from the header to some block, in one iteration.
struct Variable {
    ty: Type,
    /// At the header.
    start: Operand,
    /// Behind an inner back edge.
    back: Operand,
    /// At the end of a block.
    set: Option<(BlockId, Operand)>,
}

/// Puts the spin assumes of one loop into its function.
pub(super) struct Inserter<'a> {
    analysis: &'a Analysis<'a>,
    insertions: &'a mut Insertions,
    loc: LocId,
    /// Per block: whether an inner back edge was taken before.
    took: HashMap<BlockId, Operand>,
}

impl<'a> Inserter<'a> {
    pub fn new(analysis: &'a Analysis<'a>, insertions: &'a mut Insertions, loc: LocId) -> Self {
        Inserter { analysis, insertions, loc, took: HashMap::new() }
    }

    /// Inserts `assume(¬c)` for a disjunct c of the purity condition; where.
    pub fn insert(&mut self, conjunction: &Conjunction) -> Place {
        let place = self.earliest(conjunction);
        let known = self.known_at(place.block);
        let is_open = |literal: &&Literal| !known.iter().any(|known| known.implies(literal));
        let open: Vec<&Literal> = conjunction.literals.iter().filter(is_open).collect();
        // The negation, by De Morgan: one of these.
        let mut not_pure: Vec<Operand> = Vec::new();
        let mut available: HashMap<ValueId, Operand> = HashMap::new();
        for literal in &open {
            literal.each_value(|value| {
                available.entry(value).or_insert_with(|| self.available(value, place, &mut not_pure));
            });
        }
        for literal in open {
            not_pure.push(self.negation(literal, place, &available));
        }
        not_pure.push(self.took_inner_back_edge(place.block));
        not_pure.retain(|&operand| operand != FALSE);
        let holds = not_pure.into_iter().reduce(|any, operand| {
            self.insertions.emit(place, InstKind::Binary(BinaryOp::Or, any, operand), Some(Type::BOOL), self.loc)
        });
        self.insertions.emit(place, InstKind::SpinAssume(holds.unwrap_or(FALSE)), None, self.loc);
        place
    }

    /// The first place behind all definitions and the barrier: they are all on each path of the condition, so the
    /// last of them is, too, and has the others before it.
    fn earliest(&self, conjunction: &Conjunction) -> Place {
        let mut places = vec![Place { block: self.analysis.header, index: 0 }];
        places.extend(conjunction.barrier);
        for literal in &conjunction.literals {
            literal.each_value(|value| places.extend(self.defined(value)));
        }
        let position = |place: &Place| (self.analysis.facts.cfg.position(place.block), place.index);
        places.into_iter().max_by_key(position).expect("the header's start is one")
    }

    /// What holds in a block because all ways to it go through certain edges. (What those edges decided on was
    /// computed before them, and has not been computed again since: it dominates them, and they dominate the
    /// block.)
    fn known_at(&self, block: BlockId) -> Vec<Literal> {
        let Analysis { facts, header, .. } = *self.analysis;
        let mut known = Vec::new();
        let mut at = block;
        while at != header {
            let mut from = facts.cfg.predecessors(at).iter().filter(|&&from| facts.cfg.is_reachable(from));
            if let (Some(&from), None) = (from.next(), from.next())
                && let Some(guard) = self.analysis.guard(from, at)
                && let [only] = &guard.disjuncts[..]
            {
                known.extend(&only.literals);
            }
            match facts.dominators.immediate(at) {
                Some(up) => at = up,
                None => break,
            }
        }
        known
    }

    /// Where a value of the loop is defined; `None` for what comes from outside.
    fn defined(&self, value: ValueId) -> Option<Place> {
        let facts = self.analysis.facts;
        let place = match facts.definition[value.index()] {
            Definition::Elsewhere => return None,
            Definition::Phi(block, _) => Place { block, index: 0 },
            Definition::Inst(block, i) => Place { block, index: i as usize + 1 },
        };
        facts.loops.contains(self.analysis.index, place.block).then_some(place)
    }

    /// A value as it can be used at a place. Where its definition does not reach it, phis give something else on
    /// the other paths, and whether that happened is one of the reasons not to be pure.
    fn available(&mut self, value: ValueId, place: Place, not_pure: &mut Vec<Operand>) -> Operand {
        let Some(defined) = self.defined(value) else { return value.into() };
        if self.analysis.facts.dominators.dominates(defined.block, place.block) {
            return value.into();
        }
        let ty = self.analysis.facts.function.values[value].ty;
        let missing = Variable { ty: Type::BOOL, start: TRUE, back: TRUE, set: Some((defined.block, FALSE)) };
        not_pure.push(self.at_start(place.block, &missing));
        let found = Variable { ty, start: zero(ty), back: zero(ty), set: Some((defined.block, value.into())) };
        self.at_start(place.block, &found)
    }

    fn took_inner_back_edge(&mut self, block: BlockId) -> Operand {
        if let Some(&took) = self.took.get(&block) {
            return took;
        }
        let took = self.at_start(block, &Variable { ty: Type::BOOL, start: FALSE, back: TRUE, set: None });
        self.took.insert(block, took);
        took
    }

    /// The value of a variable at the start of a block, with phis where paths bring different ones.
    fn at_start(&mut self, target: BlockId, variable: &Variable) -> Operand {
        let Analysis { facts, header, .. } = *self.analysis;
        let mut end: HashMap<BlockId, Operand> = HashMap::new();
        let mut at = variable.start;
        for block in self.before(target) {
            at = variable.start;
            if block != header {
                let came = |&from: &BlockId| match () {
                    () if !facts.cfg.is_reachable(from) => (from, variable.start),
                    () if facts.back_edges.contains(&(from, block)) => (from, variable.back),
                    () => (from, end[&from]),
                };
                let incoming: Vec<(BlockId, Operand)> = facts.cfg.predecessors(block).iter().map(came).collect();
                at = match incoming.iter().all(|(_, operand)| *operand == incoming[0].1) {
                    true => incoming[0].1,
                    false => {
                        let result = self.insertions.value(variable.ty);
                        self.insertions.phis.entry(block).or_default().push(Phi { result, incoming });
                        result.into()
                    }
                };
            }
            end.insert(block, variable.set.filter(|(set, _)| *set == block).map_or(at, |(_, operand)| operand));
        }
        at
    }

    /// The blocks on the ways from the header to a block that take no back edge, in reverse postorder: it is the
    /// last.
    fn before(&self, target: BlockId) -> Vec<BlockId> {
        let Analysis { facts, header, .. } = *self.analysis;
        let mut found: HashSet<BlockId> = HashSet::from([target]);
        let mut work = vec![target];
        while let Some(block) = work.pop() {
            for &from in facts.cfg.predecessors(block) {
                let forward = block != header && facts.cfg.is_reachable(from);
                if forward && !facts.back_edges.contains(&(from, block)) && found.insert(from) {
                    work.push(from);
                }
            }
        }
        self.analysis.blocks.iter().copied().filter(|block| found.contains(block)).collect()
    }

    /// Computes that a literal does not hold.
    fn negation(&mut self, literal: &Literal, place: Place, available: &HashMap<ValueId, Operand>) -> Operand {
        let get = |operand: Operand| operand.as_value().map_or(operand, |value| available[&value]);
        let flag = self.swapped_flag(literal, available);
        let loc = self.loc;
        let mut emit = |kind: InstKind, ty: Type| self.insertions.emit(place, kind, Some(ty), loc);
        match *literal {
            Literal::Bit { of, holds } => {
                let bit = match self.analysis.facts.function.values[of].ty {
                    Type::BOOL => available[&of],
                    _ => emit(InstKind::Cast(CastOp::Trunc, available[&of]), Type::BOOL),
                };
                if holds { emit(InstKind::Binary(BinaryOp::Xor, bit, TRUE), Type::BOOL) } else { bit }
            }
            Literal::Compare { op, a, b } => match flag {
                Some(flag) => flag.into(),
                None => emit(InstKind::Compare(negated(op), available[&a], get(b)), Type::BOOL),
            },
            Literal::Absorbs { op, old, value, holds } => {
                let ty = self.analysis.facts.function.values[old].ty;
                let after = emit(InstKind::Binary(op, available[&old], get(value)), ty);
                let op = if holds { CompareOp::Ne } else { CompareOp::Eq };
                emit(InstKind::Compare(op, after, available[&old]), Type::BOOL)
            }
        }
    }

    /// The flag of a compare-and-swap, where the negation of a literal is that it succeeded.
    fn swapped_flag(&self, literal: &Literal, available: &HashMap<ValueId, Operand>) -> Option<ValueId> {
        let Literal::Compare { op: CompareOp::Ne, a, b } = *literal else { return None };
        let flag = |old: Operand, other: Operand| {
            let inst = self.analysis.facts.inst(old)?;
            let InstKind::CompareExchange { expected, .. } = inst.kind else { return None };
            let reaches = available.get(&inst.results[0]) == Some(&old);
            (reaches && expected == other).then(|| inst.results[1])
        };
        flag(a.into(), b).or_else(|| flag(b, a.into()))
    }
}
