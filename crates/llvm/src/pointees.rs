//! What calls that give pointers are asked for: `struct queue *q = malloc(size)` makes a `queue` that `q` points to.
//!
//! Memory from the heap has no type and no name of its own. The source tells: the variable or field that the result is stored to has a
//! declared type, or the function that returns it has. At `-O0` the result goes there at once. Where a function returns the result
//! as a `void *`, its callers know what they asked for. This looks at one function, before any pass has moved anything.

use crate::reader::Reader;
use raddle_base::IdVec;
use raddle_ir::{
    Const, DebugType, DebugTypeId, Function, FunctionId, InstKind, LocId, Module, Operand, Pointee, Terminator, Type,
    ValueId,
};

/// How deep types nest before we stop looking.
const DEPTH_MAX: u32 = 64;

/// A place in memory, as the source knows it: an offset into something of a type, and what it is called.
#[derive(Clone, Debug)]
struct Place {
    ty: DebugTypeId,
    offset: i64,
    name: String,
}

/// Notes what the calls of a function that has been read are asked for.
pub(crate) fn find(reader: &mut Reader<'_>, id: FunctionId) {
    let Some(node) = reader.signatures[id].debug else { return };
    let returned = reader.debug().returned_pointee(node);
    let function = &reader.module.functions[id];
    let places = Places::of(&reader.module, function);
    let slots = if function.returns == [Type::Ptr] { returned_slots(function) } else { Vec::new() };
    let mut found: Vec<Pointee> = Vec::new();
    let mut note = |operand: &Operand, ty: Option<DebugTypeId>, name: &str| {
        let Operand::Value(value) = operand else { return };
        let Some(loc) = places.calls.get(*value).copied().flatten() else { return };
        if found.iter().all(|known| known.loc != loc) {
            found.push(Pointee { loc, name: name.to_owned(), ty });
        }
    };
    for (_, block) in function.blocks.iter() {
        for inst in &block.insts {
            let InstKind::Store { ptr, value, .. } = &inst.kind else { continue };
            let pointer = places.of_operand(ptr).and_then(|place| places.pointer(&place));
            match pointer {
                Some((Some(to), name)) => note(value, Some(to), &name),
                _ if slots.contains(ptr) => note(value, returned, &function.name),
                _ => {}
            }
        }
        if let Terminator::Return(values) = &block.terminator
            && let [value] = &values[..]
        {
            note(value, returned, &function.name);
        }
    }
    reader.module.pointees.extend(found);
}

/// The local variables whose values a function returns: at `-O0`, one that every `return` stores to, or those that it loads from.
fn returned_slots(function: &Function) -> Vec<Operand> {
    let insts = || function.blocks.iter().flat_map(|(_, block)| &block.insts);
    let loaded_from = |value: &Operand| {
        insts().find_map(|inst| match (&inst.kind, &inst.results[..], value) {
            (InstKind::Load { ptr, .. }, [result], Operand::Value(value)) if result == value => Some(*ptr),
            _ => None,
        })
    };
    let is_local = |operand: &Operand| {
        insts().any(|inst| {
            matches!((&inst.kind, &inst.results[..], operand), (InstKind::Alloca { .. }, [result], Operand::Value(value)) if result == value)
        })
    };
    let mut slots = Vec::new();
    for (_, block) in function.blocks.iter() {
        if let Terminator::Return(values) = &block.terminator {
            slots.extend(values.iter().filter_map(loaded_from).filter(is_local));
        }
    }
    let stored = insts().filter_map(|inst| match &inst.kind {
        InstKind::Store { ptr, value, .. } if slots.contains(ptr) => loaded_from(value),
        _ => None,
    });
    let further: Vec<Operand> = stored.filter(is_local).collect();
    slots.extend(further);
    slots
}

/// What the pointers of a function point to, and which of them calls gave.
struct Places<'m> {
    module: &'m Module,
    values: IdVec<ValueId, Option<Place>>,
    calls: IdVec<ValueId, Option<LocId>>,
}

impl<'m> Places<'m> {
    fn of(module: &'m Module, function: &Function) -> Self {
        let mut places = Places {
            module,
            values: (0..function.values.len()).map(|_| None).collect(),
            calls: (0..function.values.len()).map(|_| None).collect(),
        };
        // Blocks come in an order in which definitions mostly precede uses; what does not is not known.
        for inst in function.blocks.iter().flat_map(|(_, block)| &block.insts) {
            let [result] = inst.results[..] else { continue };
            match &inst.kind {
                InstKind::Call { .. } => places.calls[result] = Some(inst.loc).filter(|&loc| loc != LocId::NONE),
                InstKind::Alloca { .. } => {
                    let info = &function.values[result];
                    let variable = info.debug_type.zip(info.name.clone());
                    places.values[result] = variable.map(|(ty, name)| Place { ty, offset: 0, name });
                }
                InstKind::ThreadLocal(global) => places.values[result] = places.of_global(*global, 0),
                InstKind::Address { base, index, offset } => {
                    let place = places.of_operand(base);
                    places.values[result] =
                        place.and_then(|place| places.moved(place, index.map(|(_, by)| by), *offset));
                }
                InstKind::Load { ptr, .. } => {
                    let place = places.of_operand(ptr).and_then(|place| places.pointer(&place));
                    places.values[result] = place.and_then(|(to, name)| Some(Place { ty: to?, offset: 0, name }));
                }
                _ => {}
            }
        }
        places
    }

    fn of_operand(&self, operand: &Operand) -> Option<Place> {
        match operand {
            Operand::Value(value) => self.values.get(*value)?.clone(),
            Operand::Const(Const::Global(global, offset)) => self.of_global(*global, *offset),
            Operand::Const(_) => None,
        }
    }

    fn of_global(&self, global: raddle_ir::GlobalId, offset: i64) -> Option<Place> {
        let global = self.module.globals.get(global)?;
        let name = global.source_name.as_ref().unwrap_or(&global.name).clone();
        Some(Place { ty: global.debug_type?, offset, name })
    }

    /// The place so many bytes further, and so many elements of a size.
    fn moved(&self, place: Place, scale: Option<i64>, by: i64) -> Option<Place> {
        let offset = place.offset.checked_add(by)?;
        let Some(scale) = scale else { return Some(Place { offset, ..place }) };
        // Which element does not matter: they are all alike.
        let (mut ty, mut offset) = (place.ty, u64::try_from(place.offset).ok()?);
        for _ in 0..DEPTH_MAX {
            match self.module.debug_types.get(ty)? {
                DebugType::Array { element, stride, .. }
                    if *stride > 0 && offset % stride == 0 && *stride == scale as u64 =>
                {
                    return Some(Place { ty: *element, offset: by, ..place });
                }
                _ => match self.step(ty, offset) {
                    Some((inner, rest, _)) => (ty, offset) = (inner, rest),
                    None => break,
                },
            }
        }
        // A pointer to the first of several.
        (place.offset == 0).then_some(Place { offset: by, ..place })
    }

    /// The pointer that is at a place: what it points to, if that is known, and what it is called.
    fn pointer(&self, place: &Place) -> Option<(Option<DebugTypeId>, String)> {
        let (mut ty, mut name) = (place.ty, place.name.clone());
        let mut offset = u64::try_from(place.offset).ok()?;
        for _ in 0..DEPTH_MAX {
            if let DebugType::Pointer { to } = self.module.debug_types.get(ty)? {
                return (offset == 0).then_some((*to, name));
            }
            let (inner, rest, field) = self.step(ty, offset)?;
            (ty, offset) = (inner, rest);
            name = field.filter(|field| !field.is_empty()).map_or(name, str::to_owned);
        }
        None
    }

    /// From a type to the part of it that is at an offset: the type of the part, the offset in it, and its name.
    fn step(&self, ty: DebugTypeId, offset: u64) -> Option<(DebugTypeId, u64, Option<&str>)> {
        match self.module.debug_types.get(ty)? {
            DebugType::Array { element, stride, .. } => Some((*element, offset.checked_rem(*stride)?, None)),
            DebugType::Record { fields, .. } => {
                let inside = |f: &&raddle_ir::Field| f.offset <= offset && offset < f.offset + f.size.max(1);
                let field = fields.iter().find(inside)?;
                Some((field.ty, offset - field.offset, Some(&field.name)))
            }
            DebugType::Base { .. } | DebugType::Pointer { .. } | DebugType::Other => None,
        }
    }
}
