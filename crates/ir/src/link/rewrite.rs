//! The content of an object in the ids of the program.

use super::PerSymbol;
use crate::{
    Block, BlockId, Callee, Const, DebugType, DebugTypeId, FileId, Function, FunctionId, Global, GlobalId, Inst,
    InstKind, Loc, LocId, Module, Operand, Pointee, Relocation, Target, Type, ValueInfo,
};
use raddle_base::{Id, IdVec};
use std::collections::HashMap;

/// What a symbol of an object is in the program.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Final {
    /// This function.
    Function(FunctionId),
    /// An address in this variable.
    Global(GlobalId, i64),
    /// Null and an addend.
    Null(i64),
}

/// How the ids of one object become those of the program.
pub(super) struct Rewrite<'a> {
    symbols: &'a PerSymbol<Final>,
    /// Added to all locations but the unknown one.
    locs: u32,
    debug_types: u32,
}

/// The files of a program by name.
#[derive(Default)]
pub(super) struct Files {
    ids: HashMap<String, FileId>,
}

impl Files {
    /// The file of this name.
    pub fn id(&mut self, module: &mut Module, name: String) -> FileId {
        *self.ids.entry(name).or_insert_with_key(|name| module.files.push(name.clone()))
    }
}

impl<'a> Rewrite<'a> {
    /// Moves the tables of an object to the end of those of the program.
    pub fn tables(from: &mut Module, to: &mut Module, files: &mut Files, symbols: &'a PerSymbol<Final>) -> Self {
        let rewrite = Rewrite { symbols, locs: to.locs.len() as u32 - 1, debug_types: to.debug_types.len() as u32 };
        let names: IdVec<FileId, String> = std::mem::take(&mut from.files);
        let file_ids: Vec<FileId> = names.iter().map(|(_, name)| files.id(to, name.clone())).collect();
        // All but the unknown location.
        for (_, Loc { file, line, column, inlined_at }) in std::mem::take(&mut from.locs).iter().skip(1) {
            to.locs.push(Loc {
                file: file.map(|file| file_ids[file.index()]),
                line: *line,
                column: *column,
                inlined_at: inlined_at.map(|at| rewrite.loc(at)),
            });
        }
        for (_, ty) in std::mem::take(&mut from.debug_types).iter_mut() {
            match ty {
                DebugType::Array { element, .. } => *element = rewrite.debug_type(*element),
                DebugType::Record { fields, .. } => {
                    fields.iter_mut().for_each(|field| field.ty = rewrite.debug_type(field.ty));
                }
                DebugType::Pointer { to } => *to = to.map(|to| rewrite.debug_type(to)),
                DebugType::Base { .. } | DebugType::Other => {}
            }
            to.debug_types.push(std::mem::replace(ty, DebugType::Other));
        }
        for Pointee { loc, name, ty } in from.pointees.drain(..) {
            to.pointees.push(Pointee { loc: rewrite.loc(loc), name, ty: ty.map(|ty| rewrite.debug_type(ty)) });
        }
        rewrite
    }

    fn loc(&self, loc: LocId) -> LocId {
        if loc == LocId::NONE { loc } else { LocId(loc.0 + self.locs) }
    }

    fn debug_type(&self, ty: DebugTypeId) -> DebugTypeId {
        DebugTypeId(ty.0 + self.debug_types)
    }

    pub fn global(&self, global: &mut Global) {
        let Global { name: _, size: _, align: _, constant: _, thread_local: _, init, debug_type, source_name: _, loc } =
            global;
        *loc = self.loc(*loc);
        *debug_type = debug_type.map(|ty| self.debug_type(ty));
        let Some(init) = init else { return };
        let mut numbers = Vec::new();
        init.relocations.retain_mut(|Relocation { offset, target, addend }| match self.symbols[*target] {
            Final::Function(id) => {
                *target = Target::Function(id);
                true
            }
            Final::Global(id, by) => {
                *target = Target::Global(id);
                *addend = addend.wrapping_add(by);
                true
            }
            Final::Null(by) => {
                numbers.push((*offset as usize, addend.wrapping_add(by)));
                false
            }
        });
        for (offset, number) in numbers.into_iter().filter(|(_, number)| *number != 0) {
            if init.bytes.len() < offset + 8 {
                init.bytes.resize(offset + 8, 0);
            }
            init.bytes[offset..offset + 8].copy_from_slice(&number.to_le_bytes());
        }
    }

    pub fn function(&self, function: &mut Function) {
        let Function { name: _, params: _, returns: _, varargs: _, weak: _, blocks, values, loc } = function;
        *loc = self.loc(*loc);
        for (_, ValueInfo { ty: _, name: _, debug_type }) in values.iter_mut() {
            *debug_type = debug_type.map(|ty| self.debug_type(ty));
        }
        // Addresses that must be computed at the end of a block, for the phis of its successors.
        let mut tails: Vec<(BlockId, Inst)> = Vec::new();
        for (_, Block { phis, insts, terminator, terminator_loc }) in blocks.iter_mut() {
            *terminator_loc = self.loc(*terminator_loc);
            for (from, operand) in phis.iter_mut().flat_map(|phi| &mut phi.incoming) {
                self.operand(operand, values, LocId::NONE, &mut |inst| tails.push((*from, inst)));
            }
            let mut new = Vec::with_capacity(insts.len());
            for mut inst in insts.drain(..) {
                inst.loc = self.loc(inst.loc);
                let loc = inst.loc;
                inst.kind.each_operand_mut(|operand| self.operand(operand, values, loc, &mut |inst| new.push(inst)));
                self.inst(inst, values, &mut new);
            }
            *insts = new;
            terminator.each_operand_mut(|operand| {
                self.operand(operand, values, *terminator_loc, &mut |inst| insts.push(inst));
            });
        }
        for (block, inst) in tails {
            blocks[block].insts.push(inst);
        }
    }

    fn inst(&self, mut inst: Inst, values: &mut IdVec<crate::ValueId, ValueInfo>, out: &mut Vec<Inst>) {
        match &mut inst.kind {
            InstKind::Call { callee: Callee::Direct(callee), args: _ } => {
                if let Final::Function(id) = self.symbols[Target::Function(*callee)] {
                    *callee = id;
                }
            }
            InstKind::ThreadLocal(global) => match self.symbols[Target::Global(*global)] {
                Final::Global(id, 0) => *global = id,
                Final::Global(id, offset) => {
                    let base = values.push(ValueInfo::new(Type::Ptr));
                    out.push(Inst { kind: InstKind::ThreadLocal(id), results: vec![base], loc: inst.loc });
                    inst.kind = InstKind::Address { base: Operand::Value(base), index: None, offset };
                }
                Final::Null(offset) => {
                    inst.kind = InstKind::Address { base: Operand::Const(Const::Null), index: None, offset };
                }
                Final::Function(_) => {}
            },
            InstKind::Await(this) => this.spin = this.spin.map(|loc| self.loc(loc)),
            _ => {}
        }
        out.push(inst);
    }

    fn operand(
        &self,
        operand: &mut Operand,
        values: &mut IdVec<crate::ValueId, ValueInfo>,
        loc: LocId,
        emit: &mut dyn FnMut(Inst),
    ) {
        match operand {
            Operand::Const(Const::Function(id)) => {
                if let Final::Function(new) = self.symbols[Target::Function(*id)] {
                    *id = new;
                }
            }
            Operand::Const(Const::Global(id, offset)) => match self.symbols[Target::Global(*id)] {
                Final::Global(new, by) => (*id, *offset) = (new, offset.wrapping_add(by)),
                Final::Null(by) => match offset.wrapping_add(by) {
                    0 => *operand = Operand::Const(Const::Null),
                    offset => {
                        let result = values.push(ValueInfo::new(Type::Ptr));
                        let kind = InstKind::Address { base: Operand::Const(Const::Null), index: None, offset };
                        emit(Inst { kind, results: vec![result], loc });
                        *operand = Operand::Value(result);
                    }
                },
                Final::Function(_) => {}
            },
            _ => {}
        }
    }
}

/// The first place that uses a function or a variable.
pub(super) fn first_use(module: &Module, target: Target) -> LocId {
    let is_it = |operand: &Operand| match operand {
        Operand::Const(Const::Function(id)) => target == Target::Function(*id),
        Operand::Const(Const::Global(id, _)) => target == Target::Global(*id),
        _ => false,
    };
    let insts = module.functions.iter().flat_map(|(_, f)| f.blocks.iter()).flat_map(|(_, block)| &block.insts);
    let mut uses = insts.filter(|inst| {
        let mut found = match inst.kind {
            InstKind::Call { callee: Callee::Direct(id), args: _ } => target == Target::Function(id),
            InstKind::ThreadLocal(id) => target == Target::Global(id),
            _ => false,
        };
        inst.kind.each_operand(|operand| found |= is_it(operand));
        found
    });
    uses.find(|inst| inst.loc != LocId::NONE).map_or(LocId::NONE, |inst| inst.loc)
}
