//! Places: the instructions and terminators of a module, by where they stand and by dense numbers.

use raddle_base::{Id, IdVec};
use raddle_ir::{Block, BlockId, FunctionId, Inst, LocId, Module, Terminator};

/// An instruction, or the terminator behind the last one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Place {
    /// In which function.
    pub function: FunctionId,
    /// In which block.
    pub block: BlockId,
    /// Which instruction of the block; the number of instructions for the terminator.
    pub index: u32,
}

/// What stands at a place.
#[derive(Clone, Copy, Debug)]
pub enum Code<'m> {
    /// An instruction.
    Inst(&'m Inst),
    /// A terminator.
    Terminator(&'m Terminator),
}

impl Place {
    /// What stands there.
    pub fn code(self, module: &Module) -> Code<'_> {
        let block = &module.functions[self.function].blocks[self.block];
        match block.insts.get(self.index as usize) {
            Some(inst) => Code::Inst(inst),
            None => Code::Terminator(&block.terminator),
        }
    }

    /// Where that is in the source.
    pub fn loc(self, module: &Module) -> LocId {
        let block = &module.functions[self.function].blocks[self.block];
        block.insts.get(self.index as usize).map_or(block.terminator_loc, |inst| inst.loc)
    }
}

/// Dense numbers for all places of a module.
#[derive(Clone, Debug)]
pub struct Places {
    /// By function: by block: the number of its first instruction.
    first: IdVec<FunctionId, Vec<u32>>,
    count: u32,
    /// The place of each number.
    places: Vec<Place>,
}

impl Places {
    /// The places of a module.
    pub fn new(module: &Module) -> Self {
        let (mut first, mut places) = (IdVec::new(), Vec::new());
        for (function, body) in module.functions.iter() {
            let mut starts = Vec::with_capacity(body.blocks.len());
            for (block, Block { insts, .. }) in body.blocks.iter() {
                starts.push(places.len() as u32);
                places.extend((0..=insts.len() as u32).map(|index| Place { function, block, index }));
            }
            first.push(starts);
        }
        Places { first, count: places.len() as u32, places }
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.count as usize
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// The number of a place.
    pub fn number(&self, place: Place) -> usize {
        (self.first[place.function][place.block.index()] + place.index) as usize
    }

    /// The place with this number.
    pub fn place(&self, number: usize) -> Place {
        self.places[number]
    }
}
