//! Variables that only their function knows: which store a load sees.
//!
//! Such a variable is an alloca whose address is used for nothing but loads and stores of all of it. Before promotion these are the
//! variables of the source, and being exact about them is what makes slices readable. After promotion those are left that some path
//! reads before they are written.

use super::control::Control;
use raddle_base::Id;
use raddle_ir::{BlockId, Function, InstKind, Operand, Type, ValueId};

/// The variables of a function.
#[derive(Debug, Default)]
pub(super) struct Slots {
    /// By value: whether it is the address of one.
    is_slot: Vec<bool>,
}

/// What a load may see.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Reaching {
    /// Stores.
    pub stores: Vec<(BlockId, u32)>,
    /// No store at all.
    pub nothing: bool,
}

impl Slots {
    /// The variables of a function that control does not come back to.
    pub fn new(function: &Function) -> Self {
        let mut width: Vec<Option<Type>> = vec![None; function.values.len()];
        let mut is_slot = vec![false; function.values.len()];
        for (_, block) in function.blocks.iter() {
            for inst in &block.insts {
                if let InstKind::Alloca { .. } = inst.kind {
                    is_slot[inst.results[0].index()] = true;
                }
            }
        }
        let other_use = |is_slot: &mut Vec<bool>, operand: &Operand| {
            if let Some(value) = operand.as_value() {
                is_slot[value.index()] = false;
            }
        };
        let mut access = |is_slot: &mut Vec<bool>, ptr: &Operand, ty: Option<Type>, volatile: bool| {
            let Some(value) = ptr.as_value() else { return };
            let known = width[value.index()].or(ty);
            width[value.index()] = known;
            let same = known.map(Type::bytes) == ty.map(Type::bytes);
            is_slot[value.index()] &= same && !volatile;
        };
        for (_, block) in function.blocks.iter() {
            for (_, operand) in block.phis.iter().flat_map(|phi| &phi.incoming) {
                other_use(&mut is_slot, operand);
            }
            for inst in &block.insts {
                match &inst.kind {
                    InstKind::Load { ptr, volatile, .. } => {
                        access(&mut is_slot, ptr, Some(function.values[inst.results[0]].ty), *volatile);
                    }
                    InstKind::Store { ptr, value, volatile, .. } => {
                        access(&mut is_slot, ptr, function.operand_type(value), *volatile);
                        other_use(&mut is_slot, value);
                    }
                    InstKind::LifetimeStart(_) | InstKind::LifetimeEnd(_) => {}
                    kind => kind.each_operand(|operand| other_use(&mut is_slot, operand)),
                }
            }
            block.terminator.each_operand(|operand| other_use(&mut is_slot, operand));
        }
        Slots { is_slot }
    }

    /// The variable that an access through this pointer is of.
    pub fn accessed(&self, ptr: &Operand) -> Option<ValueId> {
        ptr.as_value().filter(|value| self.is_slot.get(value.index()).is_some_and(|&is| is))
    }

    /// What a load of a variable, before an instruction of a block, may see.
    pub fn reaching(function: &Function, control: &Control, slot: ValueId, block: BlockId, before: u32) -> Reaching {
        let last_store = |block: BlockId, before: usize| {
            let insts = &function.blocks[block].insts[..before];
            insts
                .iter()
                .rposition(|inst| matches!(&inst.kind, InstKind::Store { ptr, .. } if ptr.as_value() == Some(slot)))
        };
        let mut reaching = Reaching::default();
        if let Some(store) = last_store(block, before as usize) {
            reaching.stores.push((block, store as u32));
            return reaching;
        }
        let cfg = control.cfg();
        let mut seen = vec![false; cfg.block_count()];
        let mut left = vec![block];
        while let Some(block) = left.pop() {
            reaching.nothing |= block.index() == 0;
            for &from in cfg.predecessors(block) {
                if !cfg.is_reachable(from) || std::mem::replace(&mut seen[from.index()], true) {
                    continue;
                }
                match last_store(from, function.blocks[from].insts.len()) {
                    Some(store) => reaching.stores.push((from, store as u32)),
                    None => left.push(from),
                }
            }
        }
        reaching.stores.sort_unstable();
        reaching
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_store_on_each_way() {
        let text = r#"
fn0 = function "f"(%0: i1) -> i32 {
b0:
    %1: ptr "x" = alloca i64 4, align 4
    %2: ptr "y" = alloca i64 4, align 4
    %3: ptr "z" = alloca i64 4, align 4
    store i32 1, %1
    store i32 2, %1
    branch %0, b1, b2
b1:
    store i32 3, %1
    store %2, %3
    jump b2
b2:
    %4: i32 = load %1
    %5: i32 = load %2
    return %4
}
"#;
        let module = raddle_ir::parse(text).unwrap();
        let function = &module.functions[raddle_ir::FunctionId(0)];
        let (slots, control) = (Slots::new(function), Control::new(function));
        let x = ValueId(1);
        assert_eq!(slots.accessed(&x.into()), Some(x));
        assert_eq!(slots.accessed(&ValueId(2).into()), None, "its address is stored");
        assert_eq!(slots.accessed(&ValueId(3).into()), Some(ValueId(3)));
        let reaching = Slots::reaching(function, &control, x, BlockId(2), 0);
        assert_eq!(reaching, Reaching { stores: vec![(BlockId(0), 4), (BlockId(1), 0)], nothing: false });
        let reaching = Slots::reaching(function, &control, ValueId(3), BlockId(2), 0);
        assert_eq!(reaching, Reaching { stores: vec![(BlockId(1), 1)], nothing: true });
    }
}
