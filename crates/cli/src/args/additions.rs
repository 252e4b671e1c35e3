//! Flags about additions whose results nobody uses (IFAA).

use clap::{Args, ValueEnum};

/// Whether such additions are ordered.
#[derive(Args, Clone, Debug, Default)]
pub struct AdditionArgs {
    /// Atomic additions whose result nobody uses are independent of one another: fewer executions. `auto` does so under optimal
    /// where a program waits, by `raddle_await` or in a loop
    #[arg(long, value_name = "WHEN", default_value = "auto", hide_short_help = true)]
    pub ifaa: IfaaArg,

    /// The same as `--ifaa off`
    #[arg(long, conflicts_with = "ifaa", hide_short_help = true)]
    pub no_ifaa: bool,

    /// The same as `--ifaa on`; for optimal, source and classic
    #[arg(long, conflicts_with_all = ["ifaa", "no_ifaa"], hide_short_help = true)]
    pub commuting_adds: bool,
}

/// `--ifaa`.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum IfaaArg {
    /// Where a program waits
    #[default]
    Auto,
    /// In all programs
    On,
    /// Nowhere
    Off,
}

impl AdditionArgs {
    /// Additions are ordered.
    pub const OFF: AdditionArgs = AdditionArgs { ifaa: IfaaArg::Off, no_ifaa: false, commuting_adds: false };

    /// What the three flags say.
    pub fn ifaa(&self) -> IfaaArg {
        match self {
            AdditionArgs { no_ifaa: true, .. } => IfaaArg::Off,
            AdditionArgs { commuting_adds: true, .. } => IfaaArg::On,
            AdditionArgs { ifaa, .. } => *ifaa,
        }
    }

    /// Additions are ordered, unless somebody asked for the contrary: for comparing with what does not go by it.
    pub fn ordered_by_default(&self) -> AdditionArgs {
        match self.ifaa() {
            IfaaArg::Auto => AdditionArgs::OFF,
            IfaaArg::On | IfaaArg::Off => self.clone(),
        }
    }
}
