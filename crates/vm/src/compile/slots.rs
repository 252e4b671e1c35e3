//! Which register slot each value of a function lives in.
//!
//! A step saves the registers of its frame before it changes them, so small frames make cheap steps. Values whose live
//! ranges do not meet share a slot: classic liveness over the blocks, one interval per value in block order, and a
//! linear scan over the intervals. A phi and what flows into it get the same slot where they can, which turns the moves on a
//! loop's back edge into nothing.

use super::slots_of;
use crate::bytecode::Slot;
use raddle_base::Id;
use raddle_ir::{Function, InstKind, Operand, ValueId};

/// Above this many bits of liveness sets, every value gets a slot of its own: it would take too long.
const LIVENESS_BITS_MAX: usize = 1 << 31;

/// The slots of a function's values.
pub(super) struct Slots {
    /// By value.
    pub of: Vec<Slot>,
    /// How many there are.
    pub count: u32,
}

/// An instruction whose operands are used later than where it stands, because it is emitted as part of another.
pub(super) struct Fused {
    /// By block and position: the position at which it is emitted instead (the number of instructions for the
    /// terminator).
    pub at: Vec<Vec<Option<usize>>>,
}

/// Assigns slots. `None` when the function needs more than there are.
/// `apart`: every value gets one of its own.
pub(super) fn assign(function: &Function, fused: &Fused, apart: bool) -> Option<Slots> {
    let values = function.values.len();
    if apart || values.saturating_mul(function.blocks.len()) > LIVENESS_BITS_MAX {
        return assign_apart(function);
    }
    let ranges = ranges(function, fused);
    scan(function, &ranges)
}

fn assign_apart(function: &Function) -> Option<Slots> {
    let mut next = 0_u32;
    let mut of = vec![0; function.values.len()];
    for &param in &function.params {
        of[param.index()] = next as Slot;
        next += slots_of(function.values[param].ty);
    }
    let params = function.params.len();
    for (value, info) in function.values.iter().skip(params) {
        of[value.index()] = next as Slot;
        next += slots_of(info.ty);
        if next >= SLOTS_MAX {
            return None;
        }
    }
    Some(Slots { of, count: next })
}

/// Room is left for constants and temporaries below the largest slot number.
const SLOTS_MAX: u32 = 50_000;

/// From the point after its definition to its last use, in doubled positions.
#[derive(Clone, Copy)]
struct Range {
    start: u32,
    end: u32,
}

impl Range {
    fn include(&mut self, at: u32) {
        self.start = self.start.min(at);
        self.end = self.end.max(at);
    }
}

fn ranges(function: &Function, fused: &Fused) -> Vec<Range> {
    let mut ranges = vec![Range { start: u32::MAX, end: 0 }; function.values.len()];
    for &param in &function.params {
        ranges[param.index()].include(0);
    }
    let live = Liveness::compute(function);
    let mut at = 1_u32;
    for (id, block) in function.blocks.iter() {
        let start = at;
        live.each_in(id.index(), |value| ranges[value].include(2 * start));
        for phi in &block.phis {
            ranges[phi.result.index()].include(2 * start + 1);
        }
        let position = |i: usize| start + 1 + i as u32;
        for (i, inst) in block.insts.iter().enumerate() {
            let used_at = position(fused.at[id.index()][i].unwrap_or(i));
            // The condition of an await in a loop is asked again when what was found is in its register.
            let until = 2 * used_at + u32::from(matches!(inst.kind, InstKind::Await(_)));
            inst.kind.each_operand(|operand| {
                if let Operand::Value(value) = operand {
                    ranges[value.index()].include(until);
                }
            });
            for result in &inst.results {
                ranges[result.index()].include(2 * position(i) + 1);
            }
        }
        let end = position(block.insts.len());
        block.terminator.each_operand(|operand| {
            if let Operand::Value(value) = operand {
                ranges[value.index()].include(2 * end);
            }
        });
        live.each_out(id.index(), |value| ranges[value].include(2 * end));
        at = end + 1;
    }
    ranges
}

/// Values live into and out of each block, as bit sets.
struct Liveness {
    words: usize,
    live_in: Vec<u64>,
    live_out: Vec<u64>,
}

impl Liveness {
    fn compute(function: &Function) -> Liveness {
        let words = function.values.len().div_ceil(64);
        let blocks = function.blocks.len();
        let mut gen_set = vec![0_u64; words * blocks];
        let mut kill = vec![0_u64; words * blocks];
        let mut phi_out = vec![0_u64; words * blocks];
        let mut predecessors: Vec<Vec<usize>> = vec![Vec::new(); blocks];
        let set = |bits: &mut [u64], block: usize, value: usize| bits[block * words + value / 64] |= 1 << (value % 64);
        for (id, block) in function.blocks.iter() {
            let b = id.index();
            block.terminator.each_successor(|to| predecessors[to.index()].push(b));
            for phi in &block.phis {
                set(&mut kill, b, phi.result.index());
                for (from, operand) in &phi.incoming {
                    if let Operand::Value(value) = operand {
                        set(&mut phi_out, from.index(), value.index());
                    }
                }
            }
            let mut used = |value: ValueId, kill: &[u64]| {
                if kill[b * words + value.index() / 64] >> (value.index() % 64) & 1 == 0 {
                    set(&mut gen_set, b, value.index());
                }
            };
            for inst in &block.insts {
                inst.kind.each_operand(|operand| {
                    if let Operand::Value(value) = operand {
                        used(*value, &kill);
                    }
                });
                for result in &inst.results {
                    set(&mut kill, b, result.index());
                }
            }
            block.terminator.each_operand(|operand| {
                if let Operand::Value(value) = operand {
                    used(*value, &kill);
                }
            });
        }
        let mut live = Liveness { words, live_in: gen_set.clone(), live_out: phi_out.clone() };
        live.solve(blocks, &predecessors, &gen_set, &kill);
        live
    }

    fn solve(&mut self, blocks: usize, predecessors: &[Vec<usize>], gen_set: &[u64], kill: &[u64]) {
        let words = self.words;
        let mut left: Vec<usize> = (0..blocks).collect();
        let mut waiting = vec![true; blocks];
        while let Some(b) = left.pop() {
            waiting[b] = false;
            for w in b * words..(b + 1) * words {
                self.live_in[w] = gen_set[w] | self.live_out[w] & !kill[w];
            }
            for &p in &predecessors[b] {
                let mut changed = false;
                for w in 0..words {
                    let merged = self.live_out[p * words + w] | self.live_in[b * words + w];
                    changed |= merged != self.live_out[p * words + w];
                    self.live_out[p * words + w] = merged;
                }
                if changed && !waiting[p] {
                    waiting[p] = true;
                    left.push(p);
                }
            }
        }
    }

    fn each_in(&self, block: usize, each: impl FnMut(usize)) {
        Self::each(&self.live_in[block * self.words..(block + 1) * self.words], each);
    }

    fn each_out(&self, block: usize, each: impl FnMut(usize)) {
        Self::each(&self.live_out[block * self.words..(block + 1) * self.words], each);
    }

    fn each(words: &[u64], mut each: impl FnMut(usize)) {
        for (i, &word) in words.iter().enumerate() {
            let mut rest = word;
            while rest != 0 {
                each(i * 64 + rest.trailing_zeros() as usize);
                rest &= rest - 1;
            }
        }
    }
}

/// For each value, another whose slot it would like to have.
fn wishes(function: &Function) -> Vec<Option<ValueId>> {
    let mut wishes = vec![None; function.values.len()];
    for (_, block) in function.blocks.iter() {
        for phi in &block.phis {
            for (_, operand) in &phi.incoming {
                if let Operand::Value(value) = operand {
                    wishes[value.index()].get_or_insert(phi.result);
                    wishes[phi.result.index()].get_or_insert(*value);
                }
            }
        }
        for inst in &block.insts {
            if let (InstKind::Cast(..) | InstKind::Address { .. }, [result]) = (&inst.kind, inst.results.as_slice()) {
                inst.kind.each_operand(|operand| {
                    if let Operand::Value(value) = operand {
                        wishes[result.index()].get_or_insert(*value);
                    }
                });
            }
        }
    }
    wishes
}

fn scan(function: &Function, ranges: &[Range]) -> Option<Slots> {
    let wishes = wishes(function);
    let mut of: Vec<Slot> = vec![Slot::MAX; function.values.len()];
    // For each slot, the position after which it is free; pairs are never broken up.
    let mut free_after: Vec<u32> = Vec::new();
    let mut pair: Vec<bool> = Vec::new();
    for &param in &function.params {
        let wide = slots_of(function.values[param].ty) == 2;
        of[param.index()] = free_after.len() as Slot;
        for _ in 0..slots_of(function.values[param].ty) {
            free_after.push(ranges[param.index()].end);
            pair.push(wide);
        }
    }
    let mut order: Vec<ValueId> = function.values.ids().filter(|v| ranges[v.index()].start != u32::MAX).collect();
    order.retain(|v| of[v.index()] == Slot::MAX);
    order.sort_by_key(|v| (ranges[v.index()].start, v.0));
    // Slots in use with their ends: only those are looked at when a free one is sought.
    let mut free: [Vec<Slot>; 2] = [Vec::new(), Vec::new()];
    let mut busy = std::collections::BinaryHeap::new();
    for (slot, &end) in free_after.iter().enumerate() {
        if !pair[slot] || slot.is_multiple_of(2) {
            busy.push(std::cmp::Reverse((end, slot as Slot)));
        }
    }
    busy.retain(|std::cmp::Reverse((_, slot))| !pair[*slot as usize]);
    for value in order {
        let range = ranges[value.index()];
        while let Some(&std::cmp::Reverse((end, slot))) = busy.peek()
            && end < range.start
        {
            busy.pop();
            free[usize::from(pair[slot as usize])].push(slot);
        }
        let wide = slots_of(function.values[value].ty) == 2;
        let pool = &mut free[usize::from(wide)];
        let wish = wishes[value.index()].map(|w| of[w.index()]);
        let position = wish.and_then(|wish| pool.iter().rposition(|&slot| slot == wish));
        let slot = match position {
            Some(position) => pool.swap_remove(position),
            None => pool.pop().unwrap_or_else(|| {
                let slot = free_after.len() as Slot;
                for _ in 0..=usize::from(wide) {
                    free_after.push(0);
                    pair.push(wide);
                }
                slot
            }),
        };
        if free_after.len() as u32 >= SLOTS_MAX {
            return None;
        }
        of[value.index()] = slot;
        busy.push(std::cmp::Reverse((range.end, slot)));
    }
    Some(Slots { of, count: free_after.len() as u32 })
}
