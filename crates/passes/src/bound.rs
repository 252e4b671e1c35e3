//! Loop bounding, for `--unroll=N`.
//!
//! Each loop of a function ([`Loops`]: the natural loops, and the irreducible regions) gets a number. Each edge that
//! enters the loop's body from outside gets a [`LoopEnter`](InstKind::LoopEnter), which sets its count to zero; each
//! back edge gets a [`LoopBound`](InstKind::LoopBound), which counts, and stops the thread for good when the count
//! exceeds the limit.
//!
//! **What counts.** A bound for all loops is for those that go round because of other threads: only iterations with a visible
//! operation count, so that loops that initialise, hash or delay run to their end. A bound for one loop, by its line, counts every iteration.
//!
//! **What N means.** Per entry, control goes back to a loop's start at most N times. A loop whose condition stands at
//! its start (`for`, `while`) and holds at most N times in a row runs to its end, with its condition evaluated up to
//! N + 1 times; the thread is stuck when it would evaluate it for the (N + 2)nd time. A loop whose condition stands at
//! its end (`do … while`) runs its body at most N + 1 times. With N = 0, no back edge can be taken. A loop that is
//! entered again (an inner loop, by each iteration of the outer one; any loop, by each call) starts counting anew.
//!
//! Each cycle of the control-flow graph lies in some loop's body and has one of that loop's back edges (see
//! [`raddle_ir::loops`]), so no function that has gone through this pass runs for ever by itself. (Recursion is not
//! bounded here; the machine's stack is.)
//!
//! **Computed gotos.** An edge of a computed goto cannot be split, because the block's address was taken. Its target gets
//! a block in front of it that takes over the address, for all computed gotos that lead there. A loop that not all of
//! them enter must not have its count reset there, by those that are inside; its count is reset once per call instead.
//! The same goes for a loop to which some of them go back. The bound may then be hit early, and never late.

use crate::rewrite::each_operand_mut;
use raddle_base::Id;
use raddle_ir::{Block, BlockId, Cfg, Const, Function, Inst, InstKind, LocId, Loops, Module, Operand, Phi, Terminator};
use std::collections::{BTreeSet, HashMap, HashSet};

/// Which loops are bounded.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Unroll {
    /// The bound of all loops without one of their own.
    pub all: Option<u32>,
    /// Bounds of loops by their lines: `(file, line, bound)`. A file is that one whose path ends so.
    pub lines: Vec<(String, u32, u32)>,
}

impl Unroll {
    /// All loops alike.
    pub fn all(limit: u32) -> Self {
        Unroll { all: Some(limit), lines: Vec::new() }
    }

    /// Whether no loop is bounded.
    pub fn is_empty(&self) -> bool {
        self.all.is_none() && self.lines.is_empty()
    }

    /// Those lines at which there is no loop.
    pub fn unknown<'a>(&'a self, loops: &[(String, u32)]) -> Vec<(&'a str, u32)> {
        let known = |file: &str, line: u32| loops.iter().any(|(path, at)| *at == line && is_file(path, file));
        let lines = self.lines.iter().map(|(file, line, _)| (file.as_str(), *line));
        lines.filter(|&(file, line)| !known(file, line)).collect()
    }
}

/// Whether a path ends with these components.
fn is_file(path: &str, end: &str) -> bool {
    path.strip_suffix(end).is_some_and(|rest| rest.is_empty() || rest.ends_with('/') || end.starts_with('/'))
}

/// The file and line of each location.
pub(crate) struct Lines(Vec<Option<(String, u32)>>);

impl Lines {
    pub fn of(module: &Module) -> Self {
        let line = |loc: &raddle_ir::Loc| Some((module.files.get(loc.file?)?.clone(), loc.line));
        Lines(module.locs.iter().map(|(_, loc)| line(loc)).collect())
    }

    /// The lines that a loop is known by: where it begins, and where it goes back.
    fn of_loop<'l>(&'l self, function: &Function, loops: &Loops, index: usize) -> Vec<&'l (String, u32)> {
        let headers = loops.loops()[index].headers.iter();
        let ends = loops.back_edges().iter().filter(|(_, to)| loops.loops()[index].headers.contains(to));
        let begins = headers.flat_map(|&header| {
            let block = &function.blocks[header];
            block.insts.first().map(|inst| inst.loc).into_iter().chain([block.terminator_loc])
        });
        let locs = begins.chain(ends.map(|(from, _)| function.blocks[*from].terminator_loc));
        locs.filter_map(|loc| self.0.get(loc.index())?.as_ref()).collect()
    }
}

/// The lines of all loops of the user's files, to say what could have been meant.
pub fn loop_lines(module: &Module) -> Vec<(String, u32)> {
    let lines = Lines::of(module);
    let mut found: BTreeSet<(String, u32)> = BTreeSet::new();
    for (_, function) in module.functions.iter().filter(|(_, function)| !function.is_external()) {
        let loops = Loops::new(&Cfg::new(function));
        for index in 0..loops.loops().len() {
            found.extend(lines.of_loop(function, &loops, index).into_iter().cloned());
        }
    }
    found.into_iter().collect()
}

/// The module with every loop bounded.
pub fn bound(mut module: Module, unroll: &Unroll) -> Module {
    let lines = Lines::of(&module);
    for (_, function) in module.functions.iter_mut() {
        run(function, unroll, &lines);
    }
    module
}

/// The pass on one function; whether it has loops.
pub(crate) fn run(function: &mut Function, unroll: &Unroll, lines: &Lines) -> bool {
    let cfg = Cfg::new(function);
    let loops = Loops::new(&cfg);
    // By loop: its bound, and whether every iteration counts.
    let limit = |index: usize| {
        let at = lines.of_loop(function, &loops, index);
        let is_meant =
            |(file, line, _): &&(String, u32, u32)| at.iter().any(|(path, l)| l == line && is_file(path, file));
        let own = unroll.lines.iter().find(is_meant).map(|&(_, _, limit)| (limit, true));
        own.or(unroll.all.map(|limit| (limit, false)))
    };
    let limits: Vec<Option<(u32, bool)>> = (0..loops.loops().len()).map(limit).collect();
    if limits.iter().all(Option::is_none) {
        return false;
    }
    let marker = Marker { back: loops.back_edges().iter().copied().collect(), loops, limits };
    let mut goto_targets: BTreeSet<BlockId> = BTreeSet::new();
    let mut split: HashMap<(BlockId, BlockId), BlockId> = HashMap::new();
    for &from in cfg.reverse_postorder() {
        let is_goto = matches!(function.blocks[from].terminator, Terminator::Indirect { .. });
        for &to in cfg.successors(from) {
            let marks = marker.marks(&[from], to);
            match (marks.edge.is_empty(), is_goto) {
                (true, _) => {}
                (false, true) => {
                    goto_targets.insert(to);
                }
                (false, false) => {
                    mark_edge(function, from, to, marks.edge).map(|between| split.insert((from, to), between));
                }
            }
        }
    }
    for (to, block) in function.blocks.iter_mut() {
        for (from, _) in block.phis.iter_mut().flat_map(|phi| &mut phi.incoming) {
            *from = split.get(&(*from, to)).copied().unwrap_or(*from);
        }
    }
    let mut per_call: BTreeSet<u32> = BTreeSet::new();
    let mut address: HashMap<BlockId, BlockId> = HashMap::new();
    for to in goto_targets {
        let is_goto = |from: &BlockId| matches!(function.blocks[*from].terminator, Terminator::Indirect { .. });
        let sources: HashSet<BlockId> = cfg.predecessors(to).iter().copied().filter(is_goto).collect();
        let reachable: Vec<BlockId> = sources.iter().copied().filter(|&from| cfg.is_reachable(from)).collect();
        let marks = marker.marks(&reachable, to);
        per_call.extend(marks.per_call);
        address.insert(to, mark_target(function, &sources, to, marks.edge));
    }
    take_over(function, &address);
    let enters = per_call.into_iter().map(|loop_id| InstKind::LoopEnter { loop_id }).collect();
    function.blocks[BlockId(0)].insts.splice(0..0, insts(enters, LocId::NONE));
    true
}

/// What to put where.
struct Marks {
    /// On the way to the target: entries first, the outermost loop first of all.
    edge: Vec<InstKind>,
    /// The loops whose count has to be reset at the start of the function instead.
    per_call: Vec<u32>,
}

struct Marker {
    loops: Loops,
    back: HashSet<(BlockId, BlockId)>,
    limits: Vec<Option<(u32, bool)>>,
}

impl Marker {
    /// What happens on the way from these blocks to `to`, in one place for all.
    fn marks(&self, sources: &[BlockId], to: BlockId) -> Marks {
        let goes_back = sources.iter().any(|&from| self.back.contains(&(from, to)));
        // A block is a header of one loop at most, and that is the innermost around it.
        let bounded = self.loops.innermost(to).filter(|_| goes_back);
        let mut entered: Vec<usize> = sources.iter().flat_map(|&from| self.loops.entered(from, to)).collect();
        entered.sort();
        entered.dedup();
        let by_all = |&index: &usize| sources.iter().all(|&from| !self.loops.contains(index, from));
        let (always, sometimes): (Vec<usize>, Vec<usize>) = entered.into_iter().partition(by_all);
        let is_bounded = |index: &usize| self.limits[*index].is_some();
        let enters = always.into_iter().filter(is_bounded).map(|index| InstKind::LoopEnter { loop_id: index as u32 });
        let bound = bounded.and_then(|index| {
            let (limit, every) = self.limits[index]?;
            Some(InstKind::LoopBound { loop_id: index as u32, limit, every })
        });
        Marks {
            edge: enters.chain(bound).collect(),
            per_call: sometimes.into_iter().filter(is_bounded).map(|index| index as u32).collect(),
        }
    }
}

fn insts(marks: Vec<InstKind>, loc: LocId) -> impl Iterator<Item = Inst> {
    marks.into_iter().map(move |kind| Inst { kind, results: Vec::new(), loc })
}

/// Puts the marks on an edge: at the end of its source, if that leads nowhere else, or into a new block.
fn mark_edge(function: &mut Function, from: BlockId, to: BlockId, marks: Vec<InstKind>) -> Option<BlockId> {
    let loc = function.blocks[from].terminator_loc;
    if function.blocks[from].terminator == Terminator::Jump(to) {
        function.blocks[from].insts.extend(insts(marks, loc));
        return None;
    }
    let between = function.blocks.push(Block {
        phis: Vec::new(),
        insts: insts(marks, loc).collect(),
        terminator: Terminator::Jump(to),
        terminator_loc: loc,
    });
    function.blocks[from].terminator.each_successor_mut(|target| {
        if *target == to {
            *target = between;
        }
    });
    Some(between)
}

/// Puts the marks into a new block in front of a target of computed gotos.
fn mark_target(function: &mut Function, sources: &HashSet<BlockId>, to: BlockId, marks: Vec<InstKind>) -> BlockId {
    let loc = sources.iter().min().map_or(LocId::NONE, |&from| function.blocks[from].terminator_loc);
    let before = function.blocks.next_id();
    let mut phis = Vec::new();
    for phi in &mut function.blocks[to].phis {
        let (moved, mut kept): (Vec<_>, Vec<_>) =
            std::mem::take(&mut phi.incoming).into_iter().partition(|(from, _)| sources.contains(from));
        let info = function.values[phi.result].clone();
        let result = function.values.push(info);
        kept.push((before, Operand::Value(result)));
        phi.incoming = kept;
        phis.push(Phi { result, incoming: moved });
    }
    let terminator = Terminator::Jump(to);
    function.blocks.push(Block { phis, insts: insts(marks, loc).collect(), terminator, terminator_loc: loc })
}

/// Gives the addresses of blocks to those in front of them.
fn take_over(function: &mut Function, address: &HashMap<BlockId, BlockId>) {
    if address.is_empty() {
        return;
    }
    for (_, block) in function.blocks.iter_mut() {
        if let Terminator::Indirect { address: _, targets } = &mut block.terminator {
            targets.iter_mut().for_each(|to| *to = address.get(to).copied().unwrap_or(*to));
        }
    }
    each_operand_mut(function, |operand| {
        if let Operand::Const(Const::Block(to)) = operand {
            *to = address.get(to).copied().unwrap_or(*to);
        }
    });
}

#[cfg(test)]
mod tests {
    use crate::tests::check;
    use expect_test::expect;
    use raddle_ir::Module;

    fn twice(module: Module) -> Module {
        super::bound(module, &super::Unroll::all(2))
    }

    #[test]
    fn nested_loops() {
        check(
            twice,
            r#"
fn0 = function "f"(%0: i1) {
b0:
    branch %0, b1, b5
b1:
    %1: i32 = phi b0: i32 0, b3: %3
    jump b2
b2:
    %2: i32 = phi b1: i32 0, b2: i32 1
    branch %0, b2, b3
b3:
    %3: i32 = add %1, i32 1
    branch %0, b1, b4
b4:
    return
b5:
    return
}
"#,
            expect![[r#"
                fn0 = function "f"(%0: i1) {
                b0:
                    branch %0, b6, b5
                b1:
                    %1: i32 = phi b6: i32 0, b8: %3
                    loop_enter 1
                    jump b2
                b2:
                    %2: i32 = phi b1: i32 0, b7: i32 1
                    branch %0, b7, b3
                b3:
                    %3: i32 = add %1, i32 1
                    branch %0, b8, b4
                b4:
                    return
                b5:
                    return
                b6:
                    loop_enter 0
                    jump b1
                b7:
                    loop_bound 1, limit 2
                    jump b2
                b8:
                    loop_bound 0, limit 2
                    jump b1
                }
            "#]],
        );
    }

    #[test]
    fn two_entries() {
        check(
            twice,
            r#"
fn0 = function "f"(%0: i1) {
b0:
    branch %0, b1, b2
b1:
    jump b2
b2:
    branch %0, b1, b3
b3:
    return
}
"#,
            expect![[r#"
                fn0 = function "f"(%0: i1) {
                b0:
                    branch %0, b4, b5
                b1:
                    jump b2
                b2:
                    branch %0, b6, b3
                b3:
                    return
                b4:
                    loop_enter 0
                    jump b1
                b5:
                    loop_enter 0
                    jump b2
                b6:
                    loop_bound 0, limit 2
                    jump b1
                }
            "#]],
        );
    }

    #[test]
    fn computed_goto() {
        check(
            twice,
            r#"
fn0 = function "f"(%0: ptr) {
b0:
    store b2, %0
    jump b1
b1:
    %1: ptr = phi b0: b2, b2: %3
    goto %1, [b2, b3]
b2:
    %2: i32 = phi b1: i32 4, b2: i32 5
    %3: ptr = load %0
    switch %2, [4: b2], default b1
b3:
    return
}

fn1 = function "g"(%0: ptr) {
b0:
    goto %0, [b1, b2]
b1:
    %1: i32 = phi b0: i32 4, b1: %1
    goto %0, [b1, b2]
b2:
    return
}

fn2 = function "inside_and_outside"(%0: ptr) {
b0:
    goto %0, [b1, b2]
b1:
    jump b2
b2:
    goto %0, [b1, b3]
b3:
    return
}
"#,
            expect![[r#"
                fn0 = function "f"(%0: ptr) {
                b0:
                    store b6, %0
                    loop_enter 0
                    jump b1
                b1:
                    %1: ptr = phi b0: b6, b5: %3
                    goto %1, [b6, b3]
                b2:
                    %2: i32 = phi b4: i32 5, b6: %4
                    %3: ptr = load %0
                    switch %2, [4: b4], default b5
                b3:
                    return
                b4:
                    loop_bound 1, limit 2
                    jump b2
                b5:
                    loop_bound 0, limit 2
                    jump b1
                b6:
                    %4: i32 = phi b1: i32 4
                    loop_enter 1
                    jump b2
                }

                fn1 = function "g"(%0: ptr) {
                b0:
                    loop_enter 0
                    goto %0, [b3, b2]
                b1:
                    %1: i32 = phi b3: %2
                    goto %0, [b3, b2]
                b2:
                    return
                b3:
                    %2: i32 = phi b0: i32 4, b1: %1
                    loop_bound 0, limit 2
                    jump b1
                }

                fn2 = function "inside_and_outside"(%0: ptr) {
                b0:
                    loop_enter 0
                    goto %0, [b4, b5]
                b1:
                    jump b2
                b2:
                    goto %0, [b4, b3]
                b3:
                    return
                b4:
                    loop_bound 0, limit 2
                    jump b1
                b5:
                    loop_enter 0
                    jump b2
                }
            "#]],
        );
    }
}
