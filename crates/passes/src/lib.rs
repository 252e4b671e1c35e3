//! Program transformations over raddle's IR: pure functions from a module to a module, one file each.
//!
//! | pass | what it does |
//! | --- | --- |
//! | [`promote`](mod@promote) | stack variables whose address does not escape become registers |
//! | [`fold`](mod@fold) | constants and simplifications |
//! | [`dead`](mod@dead) | unused pure instructions and unreachable blocks go |
//! | [`straighten`](mod@straighten) | a block and its only successor become one, where that has no other predecessor |
//! | [`awaits`](mod@awaits) | calls that wait, and accesses behind which a thread would be stopped, become awaits |
//! | [`purity`](mod@purity) | iterations of loops that have no effect stop: Partial Loop Purity elimination |
//! | [`bound`](mod@bound) | loops get bounds, for `--unroll` |
//! | [`pipeline`] | all of them in the right order |
//!
//! And analyses, which change nothing:
//!
//! | analysis | what it finds |
//! | --- | --- |
//! | [`points_to`](mod@points_to) | what every pointer may point to |
//! | [`dependence`](mod@dependence) | what assertions and other properties depend on: the slice |
//! | [`library`] | what library functions do, as a table |
//! | [`waits`](mod@waits) | where a program waits, and where it adds without looking |
//!
//! What every pass keeps: the accesses to memory that another thread could see, their order within the thread, their
//! source locations, and every fault. What can be seen of a program under a scheduler is the same before and after,
//! except for where [`bound`](mod@bound) and [`purity`](mod@purity) stop a thread, or [`awaits`](mod@awaits) lets it wait there.
//!
//! There is no inlining of calls. It was left out until a measurement shows that calls between visible operations cost
//! enough: it duplicates code, and a fault's stack of calls would have to be rebuilt from locations.

pub mod awaits;
pub mod bound;
pub mod dead;
pub mod dependence;
pub mod fold;
pub mod library;
pub mod pipeline;
pub mod place;
pub mod points_to;
pub mod promote;
pub mod purity;
mod rewrite;
pub mod straighten;
pub mod waits;

pub use awaits::awaits;
pub use bound::{Unroll, bound, loop_lines};
pub use dead::dead;
pub use fold::fold;
pub use pipeline::{PassOptions, Prepared, prepare, prepare_and_tell, prepare_watched};
pub use promote::promote;
pub use purity::purity;
pub use straighten::straighten;

#[cfg(test)]
mod tests;
