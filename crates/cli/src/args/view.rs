//! Flags of what is shown.

use clap::Args;

/// How much of a result is shown on a terminal.
#[derive(Args, Clone, Copy, Debug, Default)]
#[command(next_help_heading = "Output")]
pub struct ViewArgs {
    /// Show every step of an interleaving, and warnings at length, rather than what matters
    #[arg(long)]
    pub full: bool,
}
