//! Flags for files that other tools read.

use clap::Args;
use std::path::PathBuf;

/// Files to write the result to, each in a form of its own. `-` is standard output, for one of them.
#[derive(Args, Clone, PartialEq, Eq, Debug, Default)]
#[command(next_help_heading = "Output")]
pub struct OutputArgs {
    /// Write bugs and warnings to this file as SARIF 2.1.0, with the interleaving as a code flow; `-` for standard output
    #[arg(long, value_name = "FILE")]
    pub sarif: Option<PathBuf>,

    /// Write the result to this file as JUnit's XML; `-` for standard output
    #[arg(long, value_name = "FILE")]
    pub junit: Option<PathBuf>,

    /// Write the execution that leads to a bug to this file as a graph for Graphviz; `-` for standard output
    #[arg(long, value_name = "FILE")]
    pub dot: Option<PathBuf>,

    /// Write a violation witness of SV-COMP to this file: GraphML (.graphml) or YAML (.yml, .yaml)
    #[arg(long, value_name = "FILE")]
    pub witness: Option<PathBuf>,
}
