//! Flags that take one of a few words, about how a program is run.

use clap::ValueEnum;
use raddle_vm::{Unsupported, Volatile};

/// `--main-return`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum MainReturn {
    /// The other threads run on.
    Waits,
    /// The program ends.
    Exits,
}

/// `--copies`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum Copies {
    /// Whole, and in parts where that could matter.
    Auto,
    /// Whole, whatever happens.
    Whole,
    /// In words.
    #[value(name = "8")]
    Eight,
    /// In parts of at most four bytes.
    #[value(name = "4")]
    Four,
    /// In parts of at most two bytes.
    #[value(name = "2")]
    Two,
    /// Byte by byte.
    #[value(name = "1")]
    One,
}

impl Copies {
    /// The size of the parts, if copies are not whole.
    pub fn granule(self) -> Option<u32> {
        match self {
            Copies::Auto | Copies::Whole => None,
            Copies::Eight => Some(8),
            Copies::Four => Some(4),
            Copies::Two => Some(2),
            Copies::One => Some(1),
        }
    }
}

/// `--unsupported`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum UnsupportedArg {
    /// The program is refused.
    Load,
    /// Executions that come to it end there.
    Execute,
}

impl From<UnsupportedArg> for Unsupported {
    fn from(arg: UnsupportedArg) -> Self {
        match arg {
            UnsupportedArg::Load => Unsupported::Load,
            UnsupportedArg::Execute => Unsupported::Execute,
        }
    }
}

/// `--volatile`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum VolatileArg {
    /// Relaxed atomic accesses
    Relaxed,
    /// Atomic accesses that acquire and release
    Atomic,
    /// Plain accesses
    Plain,
}

impl From<VolatileArg> for Volatile {
    fn from(arg: VolatileArg) -> Self {
        match arg {
            VolatileArg::Relaxed => Volatile::Relaxed,
            VolatileArg::Atomic => Volatile::Atomic,
            VolatileArg::Plain => Volatile::Plain,
        }
    }
}
