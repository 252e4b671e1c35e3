//! The search as data: the trace, its nodes, and what was learned about the program. All else follows from these and from what
//! the machine has executed last.

use super::cells::Cells;
use super::path::Path;
use super::split::{Foreign, Learned};
use super::state::State;
use super::{Explorer, New};
use crate::beyond_races::Explored;
use crate::bytes::{Corrupt, Plain, Reader, plain};
use crate::driver::{Driver, Flow};
use crate::parts::Parts;
use raddle_trace::Machine;

/// The state of the search.
#[derive(Clone, Debug)]
pub struct ReadsFrom {
    pub(super) state: State,
    pub(super) cells: Cells,
    pub(super) has_units: bool,
    pub(super) mixed: bool,
    pub(super) combinations: u64,
    pub(super) new: New,
    /// The last execution is done with.
    pub(super) back: bool,
    /// It is a part, and met an obstacle.
    pub(super) void: bool,
    pub parts: Parts<Foreign, Learned>,
}

impl ReadsFrom {
    pub fn new() -> Self {
        ReadsFrom {
            state: State::default(),
            cells: Cells::new(),
            has_units: false,
            mixed: false,
            combinations: 0,
            new: New::default(),
            back: false,
            void: false,
            parts: Parts::default(),
        }
    }

    pub fn run<M: Machine>(&mut self, search: &mut Driver<'_, M>) -> Flow<Explored> {
        let saved = std::mem::replace(self, ReadsFrom::new());
        let mut explorer = Explorer::resume(saved, &search.log);
        let flow = explorer.explore(search);
        let Explorer { state, path, mixed, combinations, new, back, void, parts, .. } = explorer;
        let Path { cells, has_units, .. } = path;
        *self = ReadsFrom { state, cells, has_units, mixed, combinations, new, back, void, parts };
        flow
    }

    /// Whether it is a part, and met an obstacle.
    pub fn is_void(&self) -> bool {
        self.void
    }

    /// What is wrong with the state, for a path of this length.
    pub fn verify(&self, depth: usize) -> Result<(), &'static str> {
        match () {
            () if self.state.trace.len() > depth => Err("more in the trace than was executed"),
            () if self.state.trace.len() < depth && !self.back => Err("not all that was executed is in the trace"),
            () if !self.cells.splits.is_empty() => Err("a cell that was split half"),
            () => self.state.verify(self.cells.len() as u32).and_then(|()| self.parts.verify(self.state.nodes.len())),
        }
    }
}

plain!(ReadsFrom { state, cells, has_units, mixed, combinations, new, back, void, parts });

impl Plain for New {
    fn write(&self, to: &mut Vec<u8>) {
        let New { from, copies_end } = *self;
        (from as u64, copies_end as u64).write(to);
    }

    fn read(from: &mut Reader<'_>) -> Result<Self, Corrupt> {
        let (from, copies_end): (u64, u64) = Plain::read(from)?;
        Ok(New { from: from as usize, copies_end: copies_end as usize })
    }
}
