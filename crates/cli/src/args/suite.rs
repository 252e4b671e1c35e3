//! `raddle test`.

use super::{Color, parse_jobs};
use clap::Args;
use std::ffi::OsString;
use std::path::PathBuf;

/// What stands below the flags.
pub(super) const HELP: &str = "In a harness, on lines of their own:
  // raddle: --unroll 3 -- -DSIZE=2     flags of `raddle check`, and of clang behind --
  // raddle-with: ../src/queue.c        further files of the program
  // raddle-expect: bug assertion       what is to come of it
  // raddle-expect(raddle_test_lost): bug assertion     of this test alone

Exit codes, the worst of all tests: 0 as expected, 3 incomplete, 2 bad usage or input, 1 a bug or another
verdict than expected.

docs/ci.md has the rest, raddle.toml, and a workflow.";

/// `raddle test`.
#[derive(Args, Clone, Debug)]
pub struct TestArgs {
    /// Harnesses: C files, .ll files, or directories with such files below them [default: what `files` in raddle.toml says]
    #[arg(value_name = "FILE|DIRECTORY")]
    pub files: Vec<PathBuf>,

    /// Flags for clang for all of them, after `--`
    #[arg(last = true, value_name = "CFLAGS")]
    pub cflags: Vec<OsString>,

    /// Flags of `raddle check` for all of them, as one word: --options '--timeout 60 --unroll 3'; they come last, so they win
    #[arg(long, value_name = "FLAGS", allow_hyphen_values = true)]
    pub options: Vec<String>,

    /// Run only tests whose names (`FILE` or `FILE::FUNCTION`) contain this; can be given several times
    #[arg(long, value_name = "TEXT")]
    pub filter: Vec<String>,

    /// How many tests run at once: a number, or `all` for one on every core
    #[arg(long, value_name = "N", value_parser = parse_jobs, default_value = "all")]
    pub parallel: usize,

    /// The settings, instead of the raddle.toml in the directory of a file or above it
    #[arg(long, value_name = "FILE")]
    pub config: Option<PathBuf>,

    /// Print the results as one JSON object
    #[arg(long, help_heading = "Output")]
    pub json: bool,

    /// Write the results to this file as JUnit's XML; `-` for standard output
    #[arg(long, value_name = "FILE", help_heading = "Output")]
    pub junit: Option<PathBuf>,

    /// Write bugs and warnings to this file as SARIF 2.1.0; `-` for standard output
    #[arg(long, value_name = "FILE", help_heading = "Output")]
    pub sarif: Option<PathBuf>,

    /// When to use colour
    #[arg(long, value_name = "WHEN", default_value = "auto", help_heading = "Output")]
    pub color: Color,
}

/// One test, for `raddle test`, which reads the answer.
#[derive(Args, Clone, Debug)]
pub struct TestOneArgs {
    /// Answer with the tests of the file, and check nothing
    #[arg(long)]
    pub list: bool,

    /// Colour the report
    #[arg(long)]
    pub colored: bool,

    /// The words of `raddle check`
    #[arg(last = true, allow_hyphen_values = true)]
    pub words: Vec<OsString>,
}
