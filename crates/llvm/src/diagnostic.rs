//! What is wrong with an input, and where.

use std::fmt;

/// A complaint about the text of a module.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Diagnostic {
    /// What is wrong.
    pub message: String,
    /// Line in the `.ll`, from 1.
    pub line: u32,
    /// Column in the `.ll`, in bytes from 1.
    pub column: u32,
    /// What to do about it, when there is something.
    pub help: Option<String>,
}

impl fmt::Display for Diagnostic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.line, self.column, self.message)?;
        match &self.help {
            Some(help) => write!(f, " ({help})"),
            None => Ok(()),
        }
    }
}

impl std::error::Error for Diagnostic {}

/// A [`Diagnostic`] whose position is still a byte offset: cheap to make, located once at the end.
#[derive(Debug)]
pub(crate) struct Error {
    pub message: String,
    pub position: usize,
    pub help: Option<&'static str>,
}

pub(crate) type Result<T> = std::result::Result<T, Error>;

impl Error {
    pub fn new(position: usize, message: impl Into<String>) -> Self {
        Error { message: message.into(), position, help: None }
    }

    pub fn with_help(mut self, help: &'static str) -> Self {
        self.help = Some(help);
        self
    }

    pub fn locate(self, source: &[u8]) -> Diagnostic {
        let before = &source[..self.position.min(source.len())];
        let line = before.iter().filter(|&&b| b == b'\n').count() as u32 + 1;
        let line_start = before.iter().rposition(|&b| b == b'\n').map_or(0, |p| p + 1);
        let column = (before.len() - line_start) as u32 + 1;
        Diagnostic { message: self.message, line, column, help: self.help.map(str::to_owned) }
    }
}
