//! Promotion of stack variables to registers.
//!
//! A **variable** is a piece of an `alloca` of constant size: a range of bytes that all loads and stores which touch
//! it access as a whole, with types of one width. (`int x` is one variable; a struct used field by field is one per
//! field.) The alloca's address, and addresses at constant offsets from it, must be used for nothing but such loads
//! and stores; then no other thread and no callee can know it, and accesses to it are invisible.
//!
//! Variables become SSA values as in Cytron et al. (1991): phis where definitions meet (iterated dominance frontiers of
//! the blocks with stores), one walk over the dominator tree to find which definition each load sees, and then only
//! the phis that some load needs.
//!
//! What stays in memory:
//!
//! 1. A variable that some path may read before it is written. The machine finds reads of indeterminate memory as they
//!    happen; a register would make up a value. An `alloca` that is executed again (in a loop) starts a new object, so
//!    it makes its variables indeterminate again, and so does coming into scope again. An access to a variable that has
//!    gone out of scope has to fault.
//! 2. Volatile accesses, and pieces that are accessed with different extents (unions, bit-fields, byte-wise copies).
//! 3. Accesses outside the object: they have to fault.
//! 4. Allocas of more than [`SMALL_OBJECT_BYTES`](crate::dead::SMALL_OBJECT_BYTES), for which the machine may have no
//!    room.
//! 5. Allocas that a `stack_restore` may end: a use after that has to fault. (Those before any `stack_save` in the
//!    entry block are safe.)
//! 6. Variables whose phis would take more work than [`WORK_AT_LEAST`] and [`WORK_PER_BLOCK`] allow. SSA form is
//!    quadratic where many variables are live across many joins; generated functions with thousands of both exist.
//!
//! 7. Variables of functions that call `setjmp`: what was changed in between has its new value behind a jump back.
//!
//! Stores to a variable that is never read go too. The name of a source variable, which stands at its `alloca`, goes to
//! the values that take its place (`p+8` for the piece at offset 8 of `p`). Unreachable blocks are removed first.

use crate::dead::remove_unreachable;
use crate::rewrite::Replacements;
use raddle_base::Id;
use raddle_ir::{
    BlockId, CastOp, Cfg, Dominators, Function, FunctionId, Inst, InstKind, Module, Operand, Phi, Type, ValueId,
    ValueInfo,
};

mod liveness;
#[cfg(test)]
mod tests;
mod variables;

use liveness::Liveness;
use variables::{Variable, Variables};

/// Work (blocks looked at) that placing phis may take in a function, per block. Phis that are there already count, so
/// that promoting again does not start from nothing.
pub const WORK_PER_BLOCK: usize = 50;
/// Work that placing phis may take in any function.
pub const WORK_AT_LEAST: usize = 1_000_000;
/// What making one phi counts for.
const WORK_PER_PHI: usize = 20;

/// The module with stack variables in registers.
pub fn promote(mut module: Module) -> Module {
    for id in candidates(&module) {
        run(&mut module.functions[id]);
    }
    module
}

/// The functions whose variables may become registers.
pub(crate) fn candidates(module: &Module) -> Vec<FunctionId> {
    let functions = module.functions.iter().filter(|(_, function)| !function.comes_back(&module.functions));
    functions.map(|(id, _)| id).collect()
}

/// The pass on one function; whether any variable was promoted.
pub(crate) fn run(function: &mut Function) -> bool {
    if function.is_external() {
        return false;
    }
    remove_unreachable(function);
    let cfg = Cfg::new(function);
    let variables = Variables::find(function, &cfg);
    if variables.all.is_empty() {
        return false;
    }
    let phis = function.blocks.iter().map(|(_, block)| block.phis.len()).sum();
    let mut construction = Construction::new(function, &cfg, variables);
    construction.place_phis(&cfg, phis);
    construction.rename(function, &cfg);
    construction.keep_indeterminate();
    construction.apply(function)
}

/// What a variable holds at some point.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Content {
    /// Nothing was written since the alloca, or since it came into scope.
    Indeterminate,
    /// Nothing: it has gone out of scope.
    Ended,
    /// What this store wrote.
    Store(u32),
    /// What this phi chose.
    Phi(u32),
}

struct StoreSite {
    variable: u32,
    value: Operand,
    /// The converted value, where its type is not the variable's.
    converted: Option<ValueId>,
}

struct LoadSite {
    variable: u32,
    result: ValueId,
    content: Content,
}

struct PhiSite {
    variable: u32,
    block: BlockId,
    incoming: Vec<(BlockId, Content)>,
    needed: bool,
    result: Option<ValueId>,
}

/// SSA construction for the variables of one function.
struct Construction {
    variables: Variables,
    dominators: Dominators,
    stores: Vec<StoreSite>,
    loads: Vec<LoadSite>,
    phis: Vec<PhiSite>,
    /// Per block: its phis.
    phis_of: Vec<Vec<u32>>,
}

impl Construction {
    fn new(function: &Function, cfg: &Cfg, variables: Variables) -> Self {
        Construction {
            variables,
            dominators: Dominators::new(cfg),
            stores: Vec::new(),
            loads: Vec::new(),
            phis: Vec::new(),
            phis_of: vec![Vec::new(); function.blocks.len()],
        }
    }

    /// Phis at the iterated dominance frontiers of stores, where the variable is live: for variables that some block
    /// reads before it writes them. Those with the fewest stores come first, should the budget not do for all.
    fn place_phis(&mut self, cfg: &Cfg, phis_before: usize) {
        let wants_phis = |v: &Variable| v.promoted && !v.read_first_in.is_empty();
        let mut ids: Vec<u32> = (0..self.variables.all.len() as u32).collect();
        ids.retain(|&id| wants_phis(&self.variables.all[id as usize]));
        if ids.is_empty() {
            return;
        }
        ids.sort_by_key(|&id| self.variables.all[id as usize].stored_in.len());
        let budget = WORK_PER_BLOCK * cfg.block_count() + WORK_AT_LEAST;
        let mut budget = budget.saturating_sub(WORK_PER_PHI * phis_before);
        let Some(frontiers) = self.dominators.frontiers(cfg, budget) else {
            ids.iter().for_each(|&id| self.variables.all[id as usize].promoted = false);
            return;
        };
        let mut live = Liveness::new(cfg);
        let mut has_phi = vec![u32::MAX; cfg.block_count()];
        for id in ids {
            let variable = &self.variables.all[id as usize];
            let joins = live
                .find(cfg, id, variable, &mut budget)
                .and_then(|()| self.joins(id, &frontiers, &live, &mut has_phi, &mut budget));
            match joins {
                None => self.variables.all[id as usize].promoted = false,
                Some(joins) => joins.into_iter().for_each(|block| {
                    self.phis_of[block.index()].push(self.phis.len() as u32);
                    self.phis.push(PhiSite { variable: id, block, incoming: Vec::new(), needed: false, result: None });
                }),
            }
        }
    }

    /// Where a variable needs phis; `None` when the budget is used up.
    fn joins(
        &self,
        id: u32,
        frontiers: &[Vec<BlockId>],
        live: &Liveness,
        has_phi: &mut [u32],
        budget: &mut usize,
    ) -> Option<Vec<BlockId>> {
        let variable = &self.variables.all[id as usize];
        let mut joins: Vec<BlockId> = Vec::new();
        let mut work = variable.stored_in.clone();
        while let Some(block) = work.pop() {
            *budget = budget.checked_sub(1 + frontiers[block.index()].len())?;
            for &join in &frontiers[block.index()] {
                // Outside of what the alloca dominates there is no load.
                let below = join != variable.block && self.dominators.dominates(variable.block, join);
                if below && live.is_live_into(id, join) && has_phi[join.index()] != id {
                    has_phi[join.index()] = id;
                    joins.push(join);
                    work.push(join);
                    *budget = budget.checked_sub(WORK_PER_PHI)?;
                }
            }
        }
        Some(joins)
    }

    /// Finds what each load and each phi sees, in one walk over the dominator tree. The walk comes to an alloca with its
    /// variables indeterminate, as they are each time it is executed: stores to them and their phis are all below it.
    fn rename(&mut self, function: &Function, cfg: &Cfg) {
        let mut current = vec![Content::Indeterminate; self.variables.all.len()];
        let mut undo: Vec<(u32, Content)> = Vec::new();
        let mut open: Vec<(BlockId, usize)> = Vec::new();
        let order = self.dominators.preorder().to_vec();
        for block in order {
            while let Some(&(above, mark)) = open.last()
                && !self.dominators.dominates(above, block)
            {
                while undo.len() > mark {
                    if let Some((variable, before)) = undo.pop() {
                        current[variable as usize] = before;
                    }
                }
                open.pop();
            }
            open.push((block, undo.len()));
            let mut set = |variable: u32, content: Content, current: &mut [Content]| {
                undo.push((variable, std::mem::replace(&mut current[variable as usize], content)));
            };
            for &phi in &self.phis_of[block.index()] {
                set(self.phis[phi as usize].variable, Content::Phi(phi), &mut current);
            }
            for inst in &function.blocks[block].insts {
                match &inst.kind {
                    InstKind::Load { ptr, .. } => {
                        if let Some(variable) = self.variables.accessed(ptr) {
                            let content = current[variable as usize];
                            self.loads.push(LoadSite { variable, result: inst.results[0], content });
                        }
                    }
                    InstKind::LifetimeStart(object) => {
                        for variable in self.variables.marked(object) {
                            set(variable, Content::Indeterminate, &mut current);
                        }
                    }
                    InstKind::LifetimeEnd(object) => {
                        for variable in self.variables.marked(object) {
                            set(variable, Content::Ended, &mut current);
                        }
                    }
                    InstKind::Store { ptr, value, .. } => {
                        if let Some(variable) = self.variables.accessed(ptr) {
                            if current[variable as usize] == Content::Ended {
                                // Has to fault.
                                self.variables.all[variable as usize].promoted = false;
                            }
                            set(variable, Content::Store(self.stores.len() as u32), &mut current);
                            self.stores.push(StoreSite { variable, value: *value, converted: None });
                        }
                    }
                    _ => {}
                }
            }
            for to in cfg.successors(block) {
                for &phi in &self.phis_of[to.index()] {
                    let phi = &mut self.phis[phi as usize];
                    phi.incoming.push((block, current[phi.variable as usize]));
                }
            }
        }
    }

    /// Finds the phis that loads need, and gives up on variables of which some load may see nothing written.
    fn keep_indeterminate(&mut self) {
        let mut work: Vec<(u32, Content)> = self.loads.iter().map(|load| (load.variable, load.content)).collect();
        while let Some((variable, content)) = work.pop() {
            match content {
                Content::Store(_) => {}
                Content::Indeterminate | Content::Ended => self.variables.all[variable as usize].promoted = false,
                Content::Phi(phi) => {
                    let phi = &mut self.phis[phi as usize];
                    if !std::mem::replace(&mut phi.needed, true) {
                        work.extend(phi.incoming.iter().map(|&(_, content)| (variable, content)));
                    }
                }
            }
        }
    }

    fn is_promoted(&self, variable: u32) -> bool {
        self.variables.all[variable as usize].promoted
    }

    fn operand(&self, content: Content) -> Operand {
        let value = match content {
            Content::Store(store) => match &self.stores[store as usize] {
                StoreSite { converted: Some(value), .. } => Some(*value),
                StoreSite { value, .. } => return *value,
            },
            Content::Phi(phi) => self.phis[phi as usize].result,
            Content::Indeterminate | Content::Ended => None,
        };
        Operand::Value(value.expect("a promoted variable is written before it is read"))
    }

    /// Rewrites the function.
    fn apply(mut self, function: &mut Function) -> bool {
        if !self.variables.all.iter().any(|variable| variable.promoted) {
            return false;
        }
        self.name_results(function);
        let mut replacements = Replacements::new(function);
        self.rewrite_accesses(function, &mut replacements);
        for phi in self.phis.iter().filter(|phi| phi.result.is_some()) {
            let mut incoming: Vec<(BlockId, Operand)> =
                phi.incoming.iter().map(|&(from, content)| (from, self.operand(content))).collect();
            incoming.sort_by_key(|&(from, _)| from);
            if let Some(result) = phi.result {
                function.blocks[phi.block].phis.push(Phi { result, incoming });
            }
        }
        replacements.apply(function);
        true
    }

    /// Makes the values that phis and conversions define.
    fn name_results(&mut self, function: &mut Function) {
        for phi in &mut self.phis {
            let Variable { ty, name, promoted, .. } = &self.variables.all[phi.variable as usize];
            if phi.needed && *promoted {
                phi.result = Some(function.values.push(ValueInfo { ty: *ty, name: name.clone(), debug_type: None }));
            }
        }
        for store in &mut self.stores {
            let Variable { ty, name, promoted, .. } = &self.variables.all[store.variable as usize];
            if *promoted && function.operand_type(&store.value) != Some(*ty) {
                store.converted =
                    Some(function.values.push(ValueInfo { ty: *ty, name: name.clone(), debug_type: None }));
            }
        }
    }

    /// Removes loads and stores of promoted variables, or makes conversions of them. Visits accesses in the order of
    /// [`rename`](Self::rename), so the sites come one after the other.
    fn rewrite_accesses(&self, function: &mut Function, replacements: &mut Replacements) {
        let (mut stores, mut loads) = (self.stores.iter(), self.loads.iter());
        for &block in self.dominators.preorder() {
            let before = std::mem::take(&mut function.blocks[block].insts);
            let mut after = Vec::with_capacity(before.len());
            for mut inst in before {
                match &inst.kind {
                    InstKind::Store { ptr, .. } if self.variables.accessed(ptr).is_some() => {
                        let Some(site) = stores.next() else { continue };
                        if !self.is_promoted(site.variable) {
                            after.push(inst);
                        } else if let Some(converted) = site.converted {
                            after.push(conversion(function, site.value, converted, &inst));
                        }
                    }
                    InstKind::Load { ptr, .. } if self.variables.accessed(ptr).is_some() => {
                        let Some(site) = loads.next() else { continue };
                        if !self.is_promoted(site.variable) {
                            after.push(inst);
                            continue;
                        }
                        let operand = self.operand(site.content);
                        let variable = &self.variables.all[site.variable as usize];
                        if function.values[site.result].ty == variable.ty {
                            let name = &mut function.values[site.result].name;
                            if name.is_none() {
                                name.clone_from(&variable.name);
                            }
                            replacements.set(site.result, operand);
                        } else {
                            inst = conversion(function, operand, site.result, &inst);
                            after.push(inst);
                        }
                    }
                    _ if self.variables.is_address_of_promoted(&inst) => {}
                    _ => after.push(inst),
                }
            }
            function.blocks[block].insts = after;
        }
    }
}

/// An instruction that gives `value` the type of `result`, which has the same width, in place of another.
fn conversion(function: &Function, value: Operand, result: ValueId, instead_of: &Inst) -> Inst {
    let op = match (function.operand_type(&value), function.values[result].ty) {
        (Some(Type::Ptr), Type::Int(_)) => CastOp::PtrToInt,
        (Some(Type::Int(_)), Type::Ptr) => CastOp::IntToPtr,
        _ => CastOp::Bitcast,
    };
    Inst { kind: InstKind::Cast(op, value), results: vec![result], loc: instead_of.loc }
}
