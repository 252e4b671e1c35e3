//! Results as plain data, and their forms: text for a terminal, JSON for programs, and pages.
//!
//! Nothing here reads a file or knows how a result came about: the caller fills in [`Report`], [`Diagnostic`] or
//! [`Comparison`] and hands over the text of the [`Sources`] they refer to. So every rendering is a function that tests
//! can call with fabricated data.
//!
//! What happened is put into words here, too, for every machine that describes itself ([`Host`](raddle_trace::Host)): steps,
//! states of threads and races ([`Words`]), and a whole schedule ([`tell`]).

mod cells;
mod comparison;
mod data;
mod decides;
mod fold;
mod interleaving;
mod json;
mod names;
mod numbers;
mod order;
mod origins;
mod palette;
mod relevance;
mod slice;
mod slice_page;
mod snippet;
mod statement;
mod story;
mod text;
mod warnings;
mod words;

// What pages are made of.
mod html;
mod page;
mod profile;

pub use comparison::{Comparison, ComparisonRow};
pub use data::{
    BugReport, ConsistencyChecks, Counts, Diagnostic, Effect, Formula, HandOver, Location, Mark, Place, Report,
    Severity, Sources, StepRow, Stop, ThreadState, Verdict, Warning,
};
pub use interleaving::render_interleaving;
pub use numbers::grouped;
pub use palette::{Palette, printable};
pub use slice::{LineMark, SliceFile, SliceLine, SliceReport};
pub use snippet::render_diagnostic;
pub use story::{Story, tell};
pub use words::{AsTheyAre, FileNames, Side, Words};

pub use page::replay_page;
pub use profile::{Depths, EstimateSample, Profile, Sample};
