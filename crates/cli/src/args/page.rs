//! The flag that asks for a page.

use crate::failure::Failure;
use clap::Args;
use raddle_report::Diagnostic;
use std::path::PathBuf;

/// A page beside what is printed.
#[derive(Args, Clone, Debug, Default)]
pub struct PageArgs {
    /// Write the result as a page to this file, too: every bug step by step beside the source, what the verdict covers, how the
    /// search went
    #[arg(long, value_name = "FILE", help_heading = "Output")]
    pub html: Option<PathBuf>,
}

impl PageArgs {
    /// Sees to it that the file can be written before anything takes time; it is empty then.
    pub fn prepare(&self) -> Result<(), Failure> {
        self.write(String::new)
    }

    /// Writes the page, if one is asked for.
    pub fn write(&self, page: impl FnOnce() -> String) -> Result<(), Failure> {
        let Some(file) = &self.html else { return Ok(()) };
        std::fs::write(file, page()).map_err(|error| {
            Diagnostic::error(format!("cannot write `{}`: {error}", file.display()))
                .help("--html takes the file that the page is written to")
                .into()
        })
    }
}
