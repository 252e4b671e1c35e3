//! What the tests of passes share, and the test that they keep what programs compute.

use expect_test::Expect;
use raddle_ir::{Module, parse, verify};

/// Runs a pass on a module given as text. Input and output have to be valid.
pub(crate) fn check(pass: impl Fn(Module) -> Module, before: &str, after: Expect) {
    let module = parse(before).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(verify(&module), [], "the input is not valid");
    let module = pass(module);
    let text = module.to_string();
    assert_eq!(verify(&module), [], "the output is not valid:\n{text}");
    assert_eq!(parse(&text).as_ref(), Ok(&module));
    after.assert_eq(&text);
}
