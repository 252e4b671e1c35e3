//! Why there is no verdict: bad usage or bad input (the process ends with code 2), or a bug of our own.

use raddle_report::{Diagnostic, Palette, Sources, render_diagnostic};

/// What is wrong with the input, with the texts the messages refer to.
#[derive(Debug)]
pub struct Failure {
    /// What another program said about it, as it is: clang's messages.
    pub preamble: String,
    /// At least one message.
    pub diagnostics: Vec<Diagnostic>,
    /// Texts for their snippets.
    pub sources: Sources,
    /// What the process ends with.
    pub exit_code: u8,
}

/// Bad usage or bad input.
pub const BAD_INPUT: u8 = 2;
/// A bug of our own: what a Rust program that panics ends with.
pub const OWN_BUG: u8 = 101;
/// What to do about a bug of our own.
pub const HOW_TO_REPORT: &str = "this is a bug in raddle, not in your program; please report it with the program";

impl Failure {
    /// Bad input, with the texts its messages refer to.
    pub fn input(diagnostics: Vec<Diagnostic>, sources: Sources) -> Self {
        Failure { preamble: String::new(), diagnostics, sources, exit_code: BAD_INPUT }
    }

    /// A bug of our own.
    pub fn own(diagnostic: Diagnostic) -> Self {
        Failure { exit_code: OWN_BUG, ..Failure::from(diagnostic) }
    }

    /// The messages as text.
    pub fn to_text(&self, palette: Palette) -> String {
        let messages: Vec<String> =
            self.diagnostics.iter().map(|diagnostic| render_diagnostic(diagnostic, &self.sources, palette)).collect();
        format!("{}{}", self.preamble, messages.join("\n"))
    }
}

impl From<Diagnostic> for Failure {
    fn from(diagnostic: Diagnostic) -> Self {
        Failure::input(vec![diagnostic], Sources::default())
    }
}

impl From<Box<Diagnostic>> for Failure {
    fn from(diagnostic: Box<Diagnostic>) -> Self {
        Failure::from(*diagnostic)
    }
}
