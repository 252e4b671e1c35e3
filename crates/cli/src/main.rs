//! The command line of raddle.

fn main() {}
