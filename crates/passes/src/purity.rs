//! Partial Loop Purity elimination (*Awaiting for Godot*, §III).
//!
//! An iteration of a loop is *pure* when it starts and ends at the header, changes no memory and no register that
//! is used behind it, and takes no inner back edge. A thread that performs one might as well have waited: the same
//! local state is at the header again, and no other thread noticed. So the pass finds conditions under which an
//! iteration will be pure, and puts a [`SpinAssume`](InstKind::SpinAssume) of their negation where they are first
//! known.
//!
//! # Conditions
//!
//! The *forward purity condition* (FPC) at a place is a disjunction of conjunctions of literals over registers. It
//! says when an execution from there reaches the header without effect. FPCs are propagated backwards, from the
//! edges to the header and out of the loop to the header's start; the FPC there is the *purity condition* of the
//! loop. A literal is
//!
//! - a truth value, or its negation (the lowest bit of an integer),
//! - a comparison of a register with a register or a constant: integers, pointers, floats,
//! - `(old | v) == old` or `(old & v) == old`, for atomic `or` and `and`.
//!
//! Any number of registers can be in a conjunction, up to [`LITERALS_MAX`] literals, and any two of them can be
//! compared. So the retry of a Michael-Scott queue (`tail != load(&Tail) or next != null and the compare-and-swap
//! failed`) has a condition of this form. Truth values are taken apart into comparisons; comparisons of the same
//! operands are joined (`a >= 4 and a != 4` is `a > 4`). Up to [`DISJUNCTS_MAX`] disjuncts are kept; what is
//! beyond a limit is dropped, which makes the condition stronger: an iteration that could have been stopped is
//! not.
//!
//! # Soundness
//!
//! **Lemma.** If a disjunct holds at its place, no inner back edge was taken in this iteration, and all its
//! registers were set in this iteration or outside of the loop, then this iteration will be pure. *Proof.* Give
//! the registers that are not set yet the values that they will get. The disjunct implies the disjunction of the
//! path conditions it was made from, so one of those holds, for a path π from header to header. At each branch of
//! π the condition of its edge is in the path condition, in terms of registers: for a phi, of what it takes along
//! π. So by induction over π this iteration follows π, and the conditions of the statements on it say that they
//! have no effect.  ∎
//!
//! The place is the last, in reverse postorder, of the definitions of the disjunct's registers and of its
//! *barrier*: the last statement on its path that may fault or race. All of them are on every path of the
//! disjunct, so the place is, too, and an iteration that would pass a barrier is not stopped before it. What the
//! branches on every way to the place have decided already is not asked again there. So the operand of the spin
//! assume need not name all that the iteration read: an iteration that goes another way may find what this one
//! waits for.
//!
//! # Deviations from the paper
//!
//! 1. A back edge is pure under the condition that each header phi gets the value it has, rather than pure or impure.
//!    (A phi that takes itself is the usual case. One that nobody needs does not count.)
//! 2. A phi in a literal is replaced by what it takes along the edge. So `while (a && b)` needs no phi in its
//!    condition.
//! 3. A failed compare-and-swap is `old != expected`, so that it contradicts a retry with the old value.
//! 4. Instead of arbitrary values for registers that do not reach the place, phis say that they are missing, and then
//!    the iteration is not taken for pure.
//! 5. No thread is stopped before an access on the path that may race: a plain one, or an atomic one of a location
//!    that may have plain accesses, too. So the same data races are found.
//! 6. Loops that are irreducible, or have an irreducible loop inside, are left alone; so are those of more than
//!    [`BLOCKS_MAX`] blocks.

mod analysis;
mod condition;
mod describe;
mod effects;
mod insert;
#[cfg(test)]
mod random;
#[cfg(test)]
mod tests;

pub use condition::{DISJUNCTS_MAX, LITERALS_MAX};
pub(crate) use condition::{negated, swapped};

use analysis::{Analysis, Facts};
use condition::Condition;
use describe::Describer;
use effects::Effects;
use insert::{Inserter, Insertions};
use raddle_ir::{BlockId, Cfg, Function, FunctionId, LocId, Loops, Module, ValueId};
use std::fmt;

#[cfg(doc)]
use raddle_ir::InstKind;

/// Loops of more blocks are not looked at: the time for nested loops is their number times this. (No loop that
/// waits has that many.)
pub const BLOCKS_MAX: usize = 500;

/// What became of a loop.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LoopPurity {
    /// In which function.
    pub function: FunctionId,
    /// Where it starts.
    pub header: BlockId,
    /// Where that is in the source.
    pub loc: LocId,
    /// When an iteration is pure: there is a spin assume for each. None when the loop was left as it was.
    pub conditions: Vec<PurityCondition>,
    /// What makes iterations impure, or hides that they are not.
    pub obstacles: Vec<Obstacle>,
}

/// A disjunct of a loop's purity condition.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PurityCondition {
    /// For people: `flag != 0 and head == tail`.
    pub text: String,
    /// The block its spin assume is in.
    pub block: BlockId,
}

/// A reason why not all iterations of a loop are pure.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Obstacle {
    /// What it is.
    pub kind: ObstacleKind,
    /// Where.
    pub loc: LocId,
    /// In words.
    pub text: String,
}

/// The kinds of obstacles.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ObstacleKind {
    /// The loop can be entered beside its header, or has such a loop inside.
    Irreducible,
    /// It has more than [`BLOCKS_MAX`] blocks.
    TooLarge,
    /// There are more conditions than the limits allow.
    TooManyConditions,
    /// It writes memory.
    Store,
    /// It calls a function that may have effects; `None` through a pointer.
    Call(Option<FunctionId>),
    /// An atomic operation that always writes something else, or only when the path is left.
    Atomic,
    /// A variable has another value in the next iteration.
    Variable(ValueId),
    /// A loop inside goes round.
    InnerLoop,
    /// A computed goto.
    ComputedGoto,
    /// It awaits a value: the program asks to wait, whatever the loop does.
    Await,
    /// The conditions of every way round exclude one another.
    Contradiction,
    /// Any other statement with an effect.
    Other,
}

/// The module with pure iterations stopped, and what was done to each loop.
pub fn purity(mut module: Module) -> (Module, Vec<LoopPurity>) {
    let (loops, _) = run(&mut module);
    (module, loops)
}

/// The pass: what was done to each loop, and the functions that changed.
pub(crate) fn run(module: &mut Module) -> (Vec<LoopPurity>, Vec<FunctionId>) {
    let effects = Effects::new(module);
    let mut found = Vec::new();
    let mut changes: Vec<(FunctionId, Insertions)> = Vec::new();
    for (id, function) in module.functions.iter() {
        let insertions = each_loop(module, id, function, &effects, &mut found);
        if !insertions.is_empty() {
            changes.push((id, insertions));
        }
    }
    let changed = changes.iter().map(|(id, _)| *id).collect();
    for (id, insertions) in changes {
        insertions.apply(&mut module.functions[id]);
    }
    (found, changed)
}

/// Looks at the loops of a function; what is to be put into it.
fn each_loop(
    module: &Module,
    id: FunctionId,
    function: &Function,
    effects: &Effects<'_>,
    found: &mut Vec<LoopPurity>,
) -> Insertions {
    let mut insertions = Insertions::new(function);
    let cfg = Cfg::new(function);
    let loops = Loops::new(&cfg);
    if loops.loops().is_empty() {
        return insertions;
    }
    let facts = Facts::new(function, effects, cfg, loops);
    let bodies = bodies(&facts);
    for (index, body) in bodies.iter().enumerate() {
        let header = facts.loops.loops()[index].headers[0];
        let loc = location(function, header);
        let mut this = LoopPurity { function: id, header, loc, conditions: Vec::new(), obstacles: Vec::new() };
        let mut condition = Condition::default();
        match body {
            Err(kind) => this.obstacles.push(Obstacle { kind: *kind, loc, text: String::new() }),
            Ok(blocks) => {
                let mut analysis = Analysis::new(&facts, index, blocks);
                condition = analysis.purity_condition();
                this.obstacles = std::mem::take(&mut analysis.obstacles);
                let mut inserter = Inserter::new(&analysis, &mut insertions, loc);
                for conjunction in &condition.disjuncts {
                    let block = inserter.insert(conjunction).block;
                    this.conditions.push(PurityCondition { text: String::new(), block });
                }
            }
        }
        let describer = Describer::new(module, &facts, &condition);
        for (said, conjunction) in this.conditions.iter_mut().zip(&condition.disjuncts) {
            said.text = describer.conjunction(conjunction);
        }
        for obstacle in &mut this.obstacles {
            obstacle.text = describer.obstacle(obstacle.kind);
            if obstacle.loc == LocId::NONE {
                obstacle.loc = loc;
            }
        }
        found.push(this);
    }
    insertions
}

/// The blocks of each loop in reverse postorder, or why it is left alone.
fn bodies(facts: &Facts<'_>) -> Vec<Result<Vec<BlockId>, ObstacleKind>> {
    let loops = facts.loops.loops();
    let mut bodies: Vec<Result<Vec<BlockId>, ObstacleKind>> = vec![Ok(Vec::new()); loops.len()];
    // Outer loops have smaller indices.
    for (index, this) in loops.iter().enumerate().rev() {
        if this.irreducible {
            bodies[index] = Err(ObstacleKind::Irreducible);
        }
        if let (Err(ObstacleKind::Irreducible), Some(parent)) = (&bodies[index], this.parent) {
            bodies[parent] = Err(ObstacleKind::Irreducible);
        }
    }
    for &block in facts.cfg.reverse_postorder() {
        let mut around = facts.loops.innermost(block);
        while let Some(index) = around {
            match &mut bodies[index] {
                Ok(blocks) if blocks.len() < BLOCKS_MAX => blocks.push(block),
                Ok(_) => bodies[index] = Err(ObstacleKind::TooLarge),
                // So are all loops around it.
                Err(_) => break,
            }
            around = loops[index].parent;
        }
    }
    bodies
}

/// Where a loop is in the source.
fn location(function: &Function, header: BlockId) -> LocId {
    let block = &function.blocks[header];
    let locs = block.insts.iter().map(|inst| inst.loc).chain([block.terminator_loc]);
    locs.into_iter().find(|&loc| loc != LocId::NONE).unwrap_or(LocId::NONE)
}

impl fmt::Display for PurityCondition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

impl fmt::Display for Obstacle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}
