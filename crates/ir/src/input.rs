//! Functions that stand for inputs of a program, by the names that the competition on software verification gave them.

const PREFIX: &str = "__VERIFIER_nondet_";

/// Bits of the values that a function gives which stands for an input; `None` for any other function.
pub fn input_bits(function: &str) -> Option<u32> {
    Some(match function.strip_prefix(PREFIX)? {
        "bool" => 1,
        "char" | "uchar" => 8,
        "short" | "ushort" => 16,
        "int" | "uint" | "unsigned" => 32,
        _ => 64,
    })
}
