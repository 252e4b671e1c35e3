//! Where additions whose results nobody uses are ordered, and where not (IFAA).
//!
//! Without being asked for they are not where a program waits: there it saves most, and the counts of programs that do not wait are those of the
//! papers. `optimal` alone does so by itself: `source` and `classic` are there to be compared with, and the others do not go by dependence.

use crate::args::{IfaaArg, SearchArgs};
use crate::input::Loaded;
use raddle_explore::{Algorithm, Dependence, Summary};
use raddle_ir::LocId;
use raddle_passes::waits;
use raddle_trace::Spins;

/// Which operations depend on each other.
pub fn dependence(loaded: &Loaded, algorithm: Algorithm, args: &SearchArgs) -> Dependence {
    let commuting_adds = match args.additions.ifaa() {
        IfaaArg::On => true,
        IfaaArg::Off => false,
        // Reads-from may leave the program to optimal.
        IfaaArg::Auto => {
            matches!(algorithm, Algorithm::Optimal | Algorithm::ReadsFrom) && adds_and_waits(loaded, args).is_some()
        }
    };
    Dependence { silent_writes: args.silent_writes, commuting_adds }
}

/// The first places where a program adds to a number without looking at it, and where it waits, if it does both.
fn adds_and_waits(loaded: &Loaded, args: &SearchArgs) -> Option<(LocId, LocId)> {
    let waits = waits::waits(&loaded.module, args.spins() != Spins::Explore)?;
    Some((waits::adds(&loaded.module)?, waits))
}

/// That additions were not ordered although nobody asked for it, and why, for a person.
pub fn note(loaded: &Loaded, algorithm: Algorithm, args: &SearchArgs, summary: &Summary) -> Option<String> {
    let last = summary.hand_overs.last().map_or(algorithm, |last| last.to);
    let ordered = summary.hand_overs.iter().any(|hand_over| hand_over.why.orders_additions());
    if ordered || last != Algorithm::Optimal || args.additions.ifaa() != IfaaArg::Auto {
        return None;
    }
    if !dependence(loaded, algorithm, args).commuting_adds {
        return None;
    }
    let (adds, waits) = adds_and_waits(loaded, args)?;
    let place = |loc| loaded.program.loc(loc).short().map_or(String::new(), |at| format!(" ({at})"));
    let (adds, waits) = (place(adds), place(waits));
    Some(format!(
        "the program waits{waits}, so additions whose results nobody uses{adds} were not ordered; --no-ifaa orders them"
    ))
}
