//! Tests of the text form: every construct, odd input, and the round trip of generated modules.

use crate::*;

/// Every construct once.
const EVERYTHING: &str = include_str!("everything.ir");

fn check_round_trip(text: &str) -> Module {
    let module = parse(text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert_eq!(module.to_string(), text);
    module
}

#[test]
fn every_construct_round_trips() {
    check_round_trip(EVERYTHING);
}
