//! Calls of the C library on strings: which bytes they read depends on what is there.

use std::cmp::Ordering;

use crate::ast::TextCall;

/// What a call on strings does: how far it reads, what it writes to its first argument, what it returns.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Effect {
    /// Bytes read from the first and the second argument.
    pub reads: [usize; 2],
    /// Where in the first argument it writes, and what.
    pub writes: Option<(usize, Vec<u8>)>,
    pub result: u64,
}

fn length(text: &[u8]) -> usize {
    text.iter().position(|&byte| byte == 0).expect("every string ends")
}

/// 0, 1 or 2: equal, less, greater.
pub fn sign(order: Ordering) -> u64 {
    match order {
        Ordering::Equal => 0,
        Ordering::Less => 1,
        Ordering::Greater => 2,
    }
}

/// Compares until they differ, both end, or so many bytes are compared: how many were looked at, and the result.
fn compare(first: &[u8], second: &[u8], most: usize) -> (usize, u64) {
    for position in 0..most {
        let (a, b) = (first[position], second[position]);
        if a != b || a == 0 {
            return (position + 1, sign(a.cmp(&b)));
        }
    }
    (most, 0)
}

fn digits(text: &[u8]) -> (usize, u64) {
    let count = text.iter().take_while(|byte| byte.is_ascii_digit()).count();
    let value = text[..count].iter().fold(0, |value, digit| 10 * value + u64::from(digit - b'0'));
    (count, value)
}

/// One more than the position; 0 for nowhere.
fn found(position: Option<usize>) -> u64 {
    position.map_or(0, |position| position as u64 + 1)
}

/// What a call does when its arguments are these bytes and whatever follows them.
pub fn effect(call: TextCall, first: &[u8], second: &[u8]) -> Effect {
    match call {
        TextCall::Length => {
            let length = length(first);
            Effect { reads: [length + 1, 0], writes: None, result: length as u64 }
        }
        TextCall::Copy => {
            let end = length(second) + 1;
            Effect { reads: [0, end], writes: Some((0, second[..end].to_vec())), result: 0 }
        }
        TextCall::CopyMost(most) => {
            let length = length(second);
            let mut bytes = second[..length.min(most)].to_vec();
            bytes.resize(most, 0);
            Effect { reads: [0, (length + 1).min(most)], writes: Some((0, bytes)), result: 0 }
        }
        TextCall::Append => {
            let (at, end) = (length(first), length(second) + 1);
            Effect { reads: [at + 1, end], writes: Some((at, second[..end].to_vec())), result: 0 }
        }
        TextCall::Compare => {
            let (read, result) = compare(first, second, first.len().min(second.len()));
            Effect { reads: [read, read], writes: None, result }
        }
        TextCall::CompareMost(most) => {
            let (read, result) = compare(first, second, most);
            Effect { reads: [read, read], writes: None, result }
        }
        TextCall::Find(byte) => {
            let end = length(first);
            let position = first[..end].iter().position(|&other| other == byte);
            Effect { reads: [position.unwrap_or(end) + 1, 0], writes: None, result: found(position) }
        }
        TextCall::FindMost(byte, most) => {
            let position = first[..most].iter().position(|&other| other == byte);
            Effect { reads: [position.map_or(most, |position| position + 1), 0], writes: None, result: found(position) }
        }
        TextCall::Number | TextCall::LongNumber => {
            let (count, value) = digits(first);
            Effect { reads: [count + 1, 0], writes: None, result: value }
        }
        TextCall::Scan => {
            let (count, value) = digits(first);
            let result = match (count, first[0]) {
                (0, 0) => 2000,
                (0, _) => 1000,
                _ => value,
            };
            Effect { reads: [length(first) + 1, 0], writes: None, result }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn how_far_calls_read() {
        let (text, other) = (b"ab1\0xyz\0", b"12x\0\0\0\0\0");
        assert_eq!(effect(TextCall::Length, text, &[]).reads, [4, 0]);
        assert_eq!(effect(TextCall::Compare, text, other).reads, [1, 1]);
        assert_eq!(effect(TextCall::Find(b'b'), text, &[]).reads, [2, 0]);
        assert_eq!(effect(TextCall::Find(b'x'), text, &[]).reads, [4, 0]);
        assert_eq!(effect(TextCall::FindMost(b'x', 6), text, &[]).result, 5);
        assert_eq!(effect(TextCall::Number, other, &[]), Effect { reads: [3, 0], writes: None, result: 12 });
        assert_eq!(effect(TextCall::CopyMost(5), other, text).writes, Some((0, b"ab1\0\0".to_vec())));
        assert_eq!(effect(TextCall::CopyMost(2), other, text).reads, [0, 2]);
        assert_eq!(effect(TextCall::Append, other, text).writes, Some((3, b"ab1\0".to_vec())));
        assert_eq!(effect(TextCall::Scan, text, &[]).result, 1000);
    }
}
