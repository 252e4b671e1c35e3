//! Switches that take one ingredient out of the checker, to see that the tests would notice.
//!
//! Without the feature `sabotage`, which no released build has, [`is_off`] is `false` and costs nothing. With it,
//! `RADDLE_SABOTAGE=NAME` switches off the ingredient of that name, and `RADDLE_SABOTAGE=list` lists all.

/// Something that exactness rests on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ingredient {
    /// Races between two acquisitions of one object.
    AcquireRaces,
    /// Races between a semaphore's post and a wait.
    PostRaces,
    /// Races whose second event reads.
    ReadRaces,
    /// Races with operations that threads are blocked at.
    BlockedRaces,
    /// A reversed step that conflicts with more than it did is not settled by a prefix.
    Containment,
    /// Races that are not settled are handled again.
    ParkedRaces,
    /// The other alternatives of an operation.
    Alternatives,
    /// What signals and `exit` prevent.
    Prevented,
    /// Overlapping accesses of different sizes wake sleeping steps.
    PartialWaking,
    /// A compare-and-swap that fails is a read.
    FailedSwaps,
    /// The end of a stack object's life is an event.
    StackEnds,
    /// Freeing is an event.
    Frees,
    /// What is released by unlocking a mutex is acquired by locking it.
    MutexOrder,
    /// Reads-from: initial values are those of bytes that nobody wrote.
    InitialValues,
    /// Reads-from: two read-modify-writes can be reversed.
    Reversals,
    /// Reads-from: who else could have taken an object.
    Takers,
    /// Reads-from: all combinations of the sources of an operation on several cells.
    Combinations,
    /// A thread that comes back to a place with other registers has not gone round in vain.
    SpinRegisters,
    /// A round that changed something was not in vain.
    SpinChanges,
    /// Threads that wait in loops are a livelock only if each of them would go on for ever.
    GoingRound,
    /// A round that undid what it did was not in vain if somebody has seen it.
    SeenRounds,
    /// Several events together keep an await from coming true.
    Prefixes,
    /// Additions that commute order nothing.
    AdditionRaces,
    /// Where a loop takes back what it added, additions are ordered.
    AdditionsUndone,
    /// Copies that race are performed in parts.
    CopyParts,
    /// Parts of copies are no larger than what they race with.
    SmallParts,
    /// Without wakeup trees: a default step that touches something else after a jump is noticed.
    StickySteps,
    /// Without wakeup trees: of several jumps that could have come before one default step, only the first is taken.
    FirstJumps,
    /// Parts of a search hand back what has to be explored outside of them.
    HandedBack,
    /// What is possible for inputs depends on what was decided before.
    PathConditions,
    /// Formulas: steps depend on each other if one reads what the other writes.
    FormulaReads,
    /// Formulas: a state in which everybody waits goes wrong.
    FormulaDeadlocks,
}

/// All ingredients: their names, and the kinds of random programs that miss them first.
pub const INGREDIENTS: [(Ingredient, &str, &str); 32] = {
    use Ingredient::*;
    [
        (AcquireRaces, "acquire-races", "sync"),
        (PostRaces, "post-races", "sync"),
        (ReadRaces, "read-races", "overlap"),
        (BlockedRaces, "blocked-races", "sync"),
        (Containment, "containment", "overlap"),
        (ParkedRaces, "parked-races", "overlap"),
        (Alternatives, "alternatives", "control"),
        (Prevented, "prevented", "conditions,threads"),
        (PartialWaking, "partial-waking", "overlap"),
        (FailedSwaps, "failed-swaps", "overlap"),
        (StackEnds, "stack-ends", "stack"),
        (Frees, "frees", "heap"),
        (MutexOrder, "mutex-order", "sync"),
        (InitialValues, "initial-values", "overlap"),
        (Reversals, "reversals", "overlap"),
        (Takers, "takers", "sync"),
        (Combinations, "combinations", "copies"),
        (SpinRegisters, "spin-registers", "spins"),
        (SpinChanges, "spin-changes", "spins"),
        (GoingRound, "going-round", "spins"),
        (SeenRounds, "seen-rounds", "polls"),
        (Prefixes, "prefixes", "awaits,spins"),
        (AdditionRaces, "addition-races", "spins"),
        (AdditionsUndone, "additions-undone", "polls"),
        (CopyParts, "copy-parts", "structures"),
        (SmallParts, "small-parts", "fields"),
        (StickySteps, "sticky-steps", "crowds"),
        (FirstJumps, "first-jumps", "crowds,overlap"),
        (HandedBack, "handed-back", "crowds,overlap"),
        (PathConditions, "path-conditions", "inputs"),
        (FormulaReads, "formula-reads", "formulas"),
        (FormulaDeadlocks, "formula-deadlocks", "formulas"),
    ]
};

/// Whether the ingredient is switched off.
#[cfg(not(feature = "sabotage"))]
#[inline(always)]
pub const fn is_off(_: Ingredient) -> bool {
    false
}

/// Whether the ingredient is switched off.
#[cfg(feature = "sabotage")]
pub fn is_off(ingredient: Ingredient) -> bool {
    use std::sync::OnceLock;
    static OFF: OnceLock<Option<Ingredient>> = OnceLock::new();
    let off = OFF.get_or_init(|| {
        // tidy allows: no release has this, and what is switched off concerns all crates.
        let asked = std::env::var("RADDLE_SABOTAGE").ok()?;
        let found = INGREDIENTS.iter().find(|(_, name, _)| *name == asked);
        Some(found.unwrap_or_else(|| panic!("RADDLE_SABOTAGE: there is no ingredient `{asked}`")).0)
    });
    *off == Some(ingredient)
}
