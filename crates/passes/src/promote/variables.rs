//! Finding the variables: which allocas are used in which pieces.

use crate::dead::SMALL_OBJECT_BYTES;
use raddle_base::Id;
use raddle_ir::{BlockId, Cfg, Function, Inst, InstKind, Operand, Type, ValueId};
use std::collections::HashMap;

/// A piece of an alloca that is accessed as a whole.
pub(super) struct Variable {
    /// The type it has as a register: that of its first access.
    pub ty: Type,
    /// The source variable.
    pub name: Option<String>,
    /// The block of its alloca.
    pub block: BlockId,
    /// Blocks that store to it.
    pub stored_in: Vec<BlockId>,
    /// Blocks that load it before they store to it, if they do.
    pub read_first_in: Vec<BlockId>,
    /// It becomes a register.
    pub promoted: bool,
}

/// An alloca of constant size whose address is only loaded from and stored to.
struct Object {
    /// The alloca's result.
    value: ValueId,
    size: u64,
    block: BlockId,
    escapes: bool,
    /// Variables by offset.
    pieces: Vec<(i64, u32)>,
}

/// A load or store, in program order within its block.
struct Access {
    object: u32,
    offset: i64,
    ty: Type,
    block: BlockId,
    stores: bool,
    volatile: bool,
}

/// What happens to an object, in program order within its block.
enum Event {
    Access(Access),
    /// The start or the end of a life: all its variables lose what they hold.
    Marker {
        object: u32,
        block: BlockId,
    },
}

/// The variables of a function.
pub(super) struct Variables {
    pub all: Vec<Variable>,
    objects: Vec<Object>,
    /// Per value: the object it points into, and where.
    origin: Vec<Option<(u32, i64)>>,
}

impl Variables {
    /// Finds the variables of a function all of whose blocks (but empty ones) are reachable.
    pub fn find(function: &Function, cfg: &Cfg) -> Self {
        let mut this = Variables { all: Vec::new(), objects: Vec::new(), origin: vec![None; function.values.len()] };
        this.find_objects(function, cfg);
        if this.objects.is_empty() {
            return this;
        }
        let events = this.find_events(function, cfg);
        this.cut(function, &events);
        this
    }

    /// The variable that an access through this pointer touches.
    pub fn accessed(&self, ptr: &Operand) -> Option<u32> {
        let (object, offset) = self.origin[ptr.as_value()?.index()]?;
        let pieces = &self.objects[object as usize].pieces;
        pieces.binary_search_by_key(&offset, |&(offset, _)| offset).ok().map(|i| pieces[i].1)
    }

    /// The variables of the object whose life starts or ends here.
    pub fn marked(&self, object: &Operand) -> impl Iterator<Item = u32> + '_ {
        let origin = object.as_value().and_then(|value| self.origin[value.index()]);
        origin.into_iter().flat_map(|(object, _)| &self.objects[object as usize].pieces).map(|&(_, variable)| variable)
    }

    /// Whether the instruction is an alloca (or an address in one, or a marker of its lifetime) all of which became
    /// registers.
    pub fn is_address_of_promoted(&self, inst: &Inst) -> bool {
        let value = match (&inst.kind, &inst.results[..]) {
            (InstKind::Alloca { .. } | InstKind::Address { .. }, &[result]) => Some(result),
            (InstKind::LifetimeStart(object) | InstKind::LifetimeEnd(object), _) => object.as_value(),
            _ => None,
        };
        let origin = value.and_then(|value| self.origin.get(value.index()).copied().flatten());
        origin.is_some_and(|(object, _)| {
            let object = &self.objects[object as usize];
            !object.escapes && object.pieces.iter().all(|&(_, variable)| self.all[variable as usize].promoted)
        })
    }

    /// Allocas, and the addresses at constant offsets from them. A definition comes before its uses in reverse
    /// postorder, so one pass finds chains.
    fn find_objects(&mut self, function: &Function, cfg: &Cfg) {
        let restores = function
            .blocks
            .iter()
            .any(|(_, block)| block.insts.iter().any(|inst| matches!(inst.kind, InstKind::StackRestore(_))));
        let mut may_end = false;
        for &id in cfg.reverse_postorder() {
            may_end |= restores && id != BlockId(0);
            for inst in &function.blocks[id].insts {
                match inst.kind {
                    InstKind::StackSave => may_end |= restores,
                    InstKind::Alloca { size, align: _ } if !may_end => {
                        if let Some(size) = size.as_int().filter(|&size| size <= SMALL_OBJECT_BYTES) {
                            let size = size as u64;
                            let value = inst.results[0];
                            self.origin[value.index()] = Some((self.objects.len() as u32, 0));
                            self.objects.push(Object { value, size, block: id, escapes: false, pieces: Vec::new() });
                        }
                    }
                    InstKind::Address { base: Operand::Value(base), index, offset } => {
                        let by = match index {
                            None => Some(0),
                            Some((index, scale)) => index.as_int().map(|index| (index as i64).wrapping_mul(scale)),
                        };
                        if let (Some((object, at)), Some(by)) = (self.origin[base.index()], by) {
                            let at = at.wrapping_add(offset).wrapping_add(by);
                            self.origin[inst.results[0].index()] = Some((object, at));
                        }
                    }
                    _ => {}
                }
            }
        }
    }

    fn escape(&mut self, operand: &Operand) {
        if let Operand::Value(value) = operand
            && let Some((object, _)) = self.origin[value.index()]
        {
            self.objects[object as usize].escapes = true;
        }
    }

    /// Loads and stores of objects, and their lives; every other use makes them escape.
    fn find_events(&mut self, function: &Function, cfg: &Cfg) -> Vec<Event> {
        let mut events = Vec::new();
        for &id in cfg.reverse_postorder() {
            let block = &function.blocks[id];
            for (_, operand) in block.phis.iter().flat_map(|phi| &phi.incoming) {
                self.escape(operand);
            }
            for inst in &block.insts {
                let (ptr, ty, volatile, stores) = match &inst.kind {
                    InstKind::Load { ptr, order: _, volatile } => {
                        (ptr, Some(function.values[inst.results[0]].ty), *volatile, false)
                    }
                    InstKind::Store { ptr, value, order: _, volatile } => {
                        self.escape(value);
                        (ptr, function.operand_type(value), *volatile, true)
                    }
                    InstKind::LifetimeStart(object) | InstKind::LifetimeEnd(object) => {
                        if let Some((object, _)) = object.as_value().and_then(|value| self.origin[value.index()]) {
                            events.push(Event::Marker { object, block: id });
                        }
                        continue;
                    }
                    // Has an origin of its own.
                    InstKind::Address { .. } if self.origin[inst.results[0].index()].is_some() => continue,
                    kind => {
                        kind.each_operand(|operand| self.escape(operand));
                        continue;
                    }
                };
                if let (Operand::Value(ptr), Some(ty)) = (ptr, ty)
                    && let Some((object, offset)) = self.origin[ptr.index()]
                {
                    events.push(Event::Access(Access { object, offset, ty, block: id, stores, volatile }));
                }
            }
            block.terminator.each_operand(|operand| self.escape(operand));
        }
        events
    }

    /// Cuts objects into variables: one per offset at which an object is accessed. It stays in memory if its accesses
    /// disagree on its width, overlap another one's, or stick out.
    fn cut(&mut self, function: &Function, events: &[Event]) {
        let mut piece_of: HashMap<(u32, i64), u32> = HashMap::new();
        // Per variable, the bytes of its widest access.
        let mut extent: Vec<i64> = Vec::new();
        for event in events {
            let Event::Access(access) = event else { continue };
            let object = &mut self.objects[access.object as usize];
            if object.escapes {
                continue;
            }
            let id = *piece_of.entry((access.object, access.offset)).or_insert_with(|| {
                object.pieces.push((access.offset, self.all.len() as u32));
                extent.push(0);
                self.all.push(Variable::new(access.ty, object.block));
                self.all.len() as u32 - 1
            });
            let bytes = i64::from(access.ty.bytes());
            let end = access.offset.checked_add(bytes);
            let inside = access.offset >= 0 && end.is_some_and(|end| end as u64 <= object.size);
            extent[id as usize] = extent[id as usize].max(bytes);
            let variable = &mut self.all[id as usize];
            variable.promoted &= inside && !access.volatile && access.ty.bits() == variable.ty.bits();
        }
        for event in events {
            match event {
                Event::Access(access) => {
                    if let Some(&id) = piece_of.get(&(access.object, access.offset)) {
                        self.all[id as usize].touch(access.block, access.stores);
                    }
                }
                // Like a store of nothing to each.
                Event::Marker { object, block } => {
                    for &(_, id) in &self.objects[*object as usize].pieces {
                        self.all[id as usize].touch(*block, true);
                    }
                }
            }
        }
        for object in &mut self.objects {
            object.pieces.sort_by_key(|&(offset, _)| offset);
            forbid_overlaps(&object.pieces, &extent, &mut self.all);
            let name = &function.values[object.value].name;
            for &(offset, variable) in &object.pieces {
                let suffix = if object.pieces.len() > 1 { format!("+{offset}") } else { String::new() };
                self.all[variable as usize].name = name.as_ref().map(|name| format!("{name}{suffix}"));
            }
        }
    }
}

impl Variable {
    fn new(ty: Type, block: BlockId) -> Self {
        Variable { ty, name: None, block, stored_in: Vec::new(), read_first_in: Vec::new(), promoted: true }
    }

    /// Notes that a block stores or reads. Blocks come one after the other, each in order.
    fn touch(&mut self, block: BlockId, stores: bool) {
        let stored_before = self.stored_in.last() == Some(&block);
        let list = if stores { &mut self.stored_in } else { &mut self.read_first_in };
        if !stored_before && list.last() != Some(&block) {
            list.push(block);
        }
    }
}

/// Pieces (by increasing offset) that overlap stay in memory.
fn forbid_overlaps(pieces: &[(i64, u32)], extent: &[i64], all: &mut [Variable]) {
    let end = |i: usize| pieces[i].0.saturating_add(extent[pieces[i].1 as usize]);
    let mut first = 0;
    while first < pieces.len() {
        let (mut next, mut reach) = (first + 1, end(first));
        while next < pieces.len() && pieces[next].0 < reach {
            reach = reach.max(end(next));
            next += 1;
        }
        if next - first > 1 {
            pieces[first..next].iter().for_each(|&(_, variable)| all[variable as usize].promoted = false);
        }
        first = next;
    }
}
