//! Flags of a symbolic search, and of inputs.

use super::{CheckArgs, InputArgs};
use clap::{Args, ValueEnum};

/// `--nondet`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NondetArg {
    /// From the first to the second, both included.
    Between(i128, i128),
    /// Whatever its type allows.
    Any,
}

/// How a formula is made.
#[derive(Args, Clone, Copy, Debug)]
#[command(next_help_heading = "Symbolic search")]
pub struct SymbolicArgs {
    /// Follow executions for N steps at most; without it, as far as they go, or until time is up
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    pub depth: Option<u64>,

    /// Which interleavings are left out because another one does the same [default: monotonic]
    #[arg(long, value_name = "VARIANT")]
    pub peephole: Option<PeepholeArg>,

    /// Who solves the formula; cadical and z3 are there if raddle was built with them (cargo build --features cadical,z3) [default: batsat]
    #[arg(long, value_name = "SOLVER")]
    pub solver: Option<SolverArg>,
}

impl CheckArgs {
    /// The program of a symbolic search: inputs may be anything, unless something else is said.
    pub fn symbolic_input(&self) -> InputArgs {
        let mut input = self.input.clone();
        input.nondet = input.nondet.or(Some(NondetArg::Any));
        input
    }
}

/// `--solver`.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum SolverArg {
    /// Small, in Rust
    Batsat,
    /// Faster on large formulas
    Cadical,
    /// For a second opinion
    Z3,
}

/// `--peephole`.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum PeepholeArg {
    /// None is left out
    None,
    /// Those that differ in the order of steps that can never touch one object
    Static,
    /// Of steps that touch different bytes
    Simple,
    /// Of steps that touch different bytes, or make no difference to each other
    Full,
    /// Of steps that touch different bytes, neighbours or not: one interleaving of each class is left
    Monotonic,
}

impl From<PeepholeArg> for raddle_smt::peephole::Variant {
    fn from(arg: PeepholeArg) -> Self {
        use raddle_smt::peephole::Variant;
        match arg {
            PeepholeArg::None => Variant::None,
            PeepholeArg::Static => Variant::Static,
            PeepholeArg::Simple => Variant::Simple,
            PeepholeArg::Full => Variant::Full,
            PeepholeArg::Monotonic => Variant::Monotonic,
        }
    }
}

/// One value, a range whose ends both belong to it, or `any`.
pub(super) fn parse_nondet(text: &str) -> Result<NondetArg, String> {
    if text == "any" {
        return Ok(NondetArg::Any);
    }
    let number = |text: &str| {
        text.trim().parse::<i128>().map_err(|_| format!("`{text}` is not a whole number; use VALUE, LO..HI or any"))
    };
    let (low, high) = match text.split_once("..") {
        Some((low, high)) => (number(low)?, number(high.trim_start_matches('='))?),
        None => (number(text)?, number(text)?),
    };
    if low > high {
        return Err(format!("the range {low}..{high} is empty"));
    }
    Ok(NondetArg::Between(low, high))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nondet_is_a_value_or_a_range() {
        assert_eq!(parse_nondet("-3"), Ok(NondetArg::Between(-3, -3)));
        assert_eq!(parse_nondet("0..3"), Ok(NondetArg::Between(0, 3)));
        assert_eq!(parse_nondet("any"), Ok(NondetArg::Any));
        for bad in ["", "a", "3..1", "1.."] {
            assert!(parse_nondet(bad).is_err(), "{bad}");
        }
    }
}
