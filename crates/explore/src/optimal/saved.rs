//! The search as bytes.

use super::{Node, Optimal};
use crate::bytes::{Corrupt, Plain, Reader};
use crate::wakeup_tree::WakeupTrees;

impl Plain for Optimal {
    fn write(&self, to: &mut Vec<u8>) {
        let Optimal { stack, sleep, trees, handled, parked, back, repeated: _, parts } = self;
        (stack.len() as u32, trees.live_max()).write(to);
        for Node { tree, begun, void: _ } in stack {
            begun.write(to);
            trees.write(*tree, to);
        }
        sleep.write(to);
        (*handled, *back).write(to);
        parked.write(to);
        parts.write(to);
    }

    fn read(from: &mut Reader<'_>) -> Result<Self, Corrupt> {
        let (states, live_max): (u32, u64) = Plain::read(from)?;
        let mut trees = WakeupTrees::new();
        let mut stack = Vec::new();
        for _ in 0..states {
            let begun = Plain::read(from)?;
            stack.push(Node { tree: trees.read(from)?, begun, void: false });
        }
        trees.set_live_max(live_max);
        let sleep = Plain::read(from)?;
        let (handled, back) = Plain::read(from)?;
        let (parked, parts) = Plain::read(from)?;
        Ok(Optimal { stack, sleep, trees, handled, parked, back, repeated: 0, parts })
    }
}
