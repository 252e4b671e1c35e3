//! Benchmarks and maintenance commands; see `cargo xtask --help`.

fn main() {}
