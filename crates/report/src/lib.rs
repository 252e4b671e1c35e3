//! Results as plain data, and their forms: text for a terminal, JSON for programs, pages, and files that other tools read.
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
mod dot;
#[cfg(test)]
mod fabricated;
mod fold;
mod interleaving;
mod json;
mod junit;
mod lanes;
mod names;
mod numbers;
mod order;
mod origins;
mod palette;
mod provenance;
mod relevance;
mod rules;
mod sarif;
mod sha256;
mod slice;
mod slice_page;
mod snippet;
mod statement;
mod story;
mod suite;
mod text;
mod violation_witness;
mod warnings;
mod words;
mod xml;

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
pub use json::JSON_SCHEMA;
pub use numbers::grouped;
pub use palette::{Palette, printable};
pub use provenance::{InputFile, Provenance, utc};
pub use sarif::{SarifInput, sarif};
pub use sha256::sha256;
pub use slice::{LineMark, SliceFile, SliceLine, SliceReport};
pub use snippet::render_diagnostic;
pub use story::{Story, tell};
pub use suite::{SuiteReport, TestResult, TestStatus};
pub use violation_witness::NoWitness;
pub use words::{AsTheyAre, FileNames, Side, Words};

pub use page::replay_page;
pub use profile::{Depths, EstimateSample, Profile, Sample};
