//! Independent checks of what the search claims: schedules, determinism and equivalence classes.
//!
//! This crate shares no code with the algorithms it checks. It prefers the definition to the clever way: quadratic
//! loops over owned [`Event`]s are fine here, because it sees one execution at a time.
//!
//! * [`replay`] runs a schedule on a fresh machine, step by step; [`confirm`] asks whether it leads to a given fault.
//! * [`minimise`] looks for a schedule that leads to the same fault and changes less often from thread to thread.
//! * [`token`] writes a schedule as a short string and reads it back.
//! * [`Checked`] wraps any [`Machine`](raddle_trace::Machine) and verifies its contract while something explores it.
//! * [`trace_class`], [`reads_from_class`] and [`explored_reads_from_class`] give executions that are equivalent the same
//!   key.
//! * [`data_races`] finds the unsynchronised pairs of an execution from the definition.

mod classes;
mod confirm;
mod determinism;
mod minimise;
mod races;
mod replay;
mod schedule;
pub mod token;

pub use classes::{ClassKey, dependent, explored_reads_from_class, reads_from_class, trace_class, trace_class_by};
pub use confirm::{Claim, Refuted, confirm, confirm_data_race};
pub use determinism::{Checked, CheckedMark, Checks};
pub use minimise::{Minimised, minimise, switches};
pub use races::{data_races, happens_before_by_synchronisation, races_of_last_event};
pub use raddle_trace::Event;
pub use replay::{Final, Replay, ReplayError, Waiting, replay};
pub use schedule::{schedule_of, schedule_text};
