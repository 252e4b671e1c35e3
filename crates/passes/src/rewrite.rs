//! What passes share: replacing values by operands, and giving values and blocks new numbers.

use raddle_base::{Id, IdVec};
use raddle_ir::{Block, BlockId, Const, Function, Operand, Terminator, ValueId, ValueInfo};

/// Which values stand for which operands. Chains are followed.
pub(crate) struct Replacements {
    by_value: Vec<Option<Operand>>,
    any: bool,
}

impl Replacements {
    pub fn new(function: &Function) -> Self {
        Replacements { by_value: vec![None; function.values.len()], any: false }
    }

    pub fn is_empty(&self) -> bool {
        !self.any
    }

    /// From now on `value` is `operand`, which must not lead back to it.
    pub fn set(&mut self, value: ValueId, operand: Operand) {
        debug_assert!(operand != Operand::Value(value));
        if self.by_value.len() <= value.index() {
            self.by_value.resize(value.index() + 1, None);
        }
        self.by_value[value.index()] = Some(operand);
        self.any = true;
    }

    pub fn is_replaced(&self, value: ValueId) -> bool {
        self.by_value.get(value.index()).is_some_and(Option::is_some)
    }

    /// What an operand stands for in the end; shortens the chain it follows.
    pub fn resolve(&mut self, operand: Operand) -> Operand {
        let mut end = operand;
        while let Operand::Value(value) = end
            && let Some(next) = self.by_value.get(value.index()).copied().flatten()
        {
            end = next;
        }
        let mut at = operand;
        while let Operand::Value(value) = at
            && at != end
            && let Some(next) = self.by_value[value.index()]
        {
            self.by_value[value.index()] = Some(end);
            at = next;
        }
        end
    }

    /// Replaces operands everywhere, and hands source names on to what replaces their values.
    pub fn apply(&mut self, function: &mut Function) {
        if !self.any {
            return;
        }
        for value in function.values.ids() {
            if self.is_replaced(value)
                && let Operand::Value(by) = self.resolve(Operand::Value(value))
                && function.values[by].name.is_none()
            {
                function.values[by].name = function.values[value].name.clone();
            }
        }
        each_operand_mut(function, |operand| *operand = self.resolve(*operand));
    }
}

/// Where a value is defined.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Definition {
    /// It is a parameter, or nothing defines it.
    Elsewhere,
    Phi(BlockId, u32),
    Inst(BlockId, u32),
}

/// Where each value is defined.
pub(crate) fn definitions(function: &Function) -> Vec<Definition> {
    let mut definition = vec![Definition::Elsewhere; function.values.len()];
    for (id, block) in function.blocks.iter() {
        for (i, phi) in block.phis.iter().enumerate() {
            definition[phi.result.index()] = Definition::Phi(id, i as u32);
        }
        for (i, inst) in block.insts.iter().enumerate() {
            inst.results.iter().for_each(|r| definition[r.index()] = Definition::Inst(id, i as u32));
        }
    }
    definition
}

/// Calls `f` for each operand of the function.
pub(crate) fn each_operand_mut(function: &mut Function, mut f: impl FnMut(&mut Operand)) {
    for (_, block) in function.blocks.iter_mut() {
        for phi in &mut block.phis {
            phi.incoming.iter_mut().for_each(|(_, operand)| f(operand));
        }
        for inst in &mut block.insts {
            inst.kind.each_operand_mut(&mut f);
        }
        block.terminator.each_operand_mut(&mut f);
    }
}

/// Drops the values that nothing defines, and gives the others dense numbers in the same order.
pub(crate) fn compact_values(function: &mut Function) -> bool {
    let mut defined = vec![false; function.values.len()];
    function.each_definition(|value| defined[value.index()] = true);
    if defined.iter().all(|&d| d) {
        return false;
    }
    let mut number = vec![ValueId(u32::MAX); function.values.len()];
    let mut values: IdVec<ValueId, ValueInfo> = IdVec::new();
    for (value, info) in function.values.iter_mut().filter(|(value, _)| defined[value.index()]) {
        number[value.index()] =
            values.push(ValueInfo { ty: info.ty, name: info.name.take(), debug_type: info.debug_type });
    }
    function.values = values;
    function.params.iter_mut().for_each(|param| *param = number[param.index()]);
    for (_, block) in function.blocks.iter_mut() {
        block.phis.iter_mut().for_each(|phi| phi.result = number[phi.result.index()]);
        let results = block.insts.iter_mut().flat_map(|inst| inst.results.iter_mut());
        results.for_each(|result| *result = number[result.index()]);
    }
    each_operand_mut(function, |operand| {
        if let Operand::Value(value) = operand {
            *value = number[value.index()];
        }
    });
    true
}

/// Takes the blocks out of a function.
pub(crate) fn take_blocks(function: &mut Function) -> Vec<Block> {
    let empty = || Block {
        phis: Vec::new(),
        insts: Vec::new(),
        terminator: Terminator::Unreachable,
        terminator_loc: raddle_ir::LocId::NONE,
    };
    let blocks = function.blocks.iter_mut().map(|(_, block)| std::mem::replace(block, empty())).collect();
    function.blocks = IdVec::new();
    blocks
}

/// Keeps some blocks (the entry among them) and gives them dense numbers in the same order. Nothing that is kept may
/// lead to a block that is not, nor take its address. Phis forget predecessors that go.
pub(crate) fn keep_blocks(function: &mut Function, keep: &[bool]) {
    let mut number = vec![BlockId(u32::MAX); keep.len()];
    for (new, (old, _)) in keep.iter().enumerate().filter(|&(_, &keep)| keep).enumerate() {
        number[old] = BlockId::from_index(new);
    }
    let blocks = take_blocks(function).into_iter().zip(keep).filter(|&(_, &keep)| keep).map(|(block, _)| block);
    function.blocks = blocks.collect();
    for (_, block) in function.blocks.iter_mut() {
        for phi in &mut block.phis {
            phi.incoming.retain(|(from, _)| keep[from.index()]);
            phi.incoming.iter_mut().for_each(|(from, _)| *from = number[from.index()]);
        }
        block.terminator.each_successor_mut(|to| *to = number[to.index()]);
    }
    each_operand_mut(function, |operand| {
        if let Operand::Const(Const::Block(block)) = operand {
            *block = number[block.index()];
        }
    });
}
