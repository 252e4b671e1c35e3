//! Functions that stand for inputs of a program, by the names that the competition on software verification gave them, and the
//! values that they give.

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

/// A value of an input as C would show it.
pub fn input_text(function: &str, value: u128) -> String {
    let name = function.strip_prefix(PREFIX).unwrap_or(function);
    let signed = ["char", "short", "int", "long", "longlong"].contains(&name);
    let bits = input_bits(function).unwrap_or(u64::BITS);
    let value = value & (u128::MAX >> (u128::BITS - bits));
    if signed && value >> (bits - 1) == 1 { (value as i128 - (1 << bits)).to_string() } else { value.to_string() }
}

/// The values of an input of so many bits: all, or those in a range, modulo 2 to the number of bits. They are numbered, in the order of the range: schedules
/// name these *alternatives*.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct InputValues {
    /// How many bits they have, up to 64.
    pub bits: u32,
    /// The first one.
    pub first: u128,
    /// How many there are.
    pub count: u128,
}

impl InputValues {
    /// Those in a range, both ends included and the lower one first; or all. What is no truth value is the next one that is.
    pub fn new(bits: u32, range: Option<(i128, i128)>) -> Self {
        let all = 1u128 << bits;
        let Some((low, high)) = range else { return InputValues { bits, first: 0, count: all } };
        let (low, high) = if bits == 1 { (low.clamp(0, 1), high.clamp(0, 1)) } else { (low, high) };
        let count = (high.wrapping_sub(low) as u128).saturating_add(1).min(all);
        InputValues { bits, first: low as u128 & (all - 1), count }
    }

    /// Whether these are all values of so many bits.
    pub const fn are_all(self) -> bool {
        self.count == 1 << self.bits
    }

    /// The value that an alternative stands for.
    pub const fn value(self, alternative: u128) -> u128 {
        self.first.wrapping_add(alternative) & ((1 << self.bits) - 1)
    }

    /// The alternative that a value is, if it is one.
    pub const fn alternative(self, value: u128) -> u128 {
        value.wrapping_sub(self.first) & ((1 << self.bits) - 1)
    }

    /// Whether an alternative is too large a number for one choice of a schedule: then its lower 32 bits are chosen, and after that the rest.
    pub const fn are_chosen_in_halves(self) -> bool {
        self.count > 1 << u32::BITS
    }

    /// What is chosen, one after the other, for a value that is one of these. Nothing, if there is no other.
    pub fn choices(self, value: u128) -> impl Iterator<Item = u32> {
        let alternative = self.alternative(value);
        let halves = [alternative as u32, (alternative >> u32::BITS) as u32];
        let chosen = match self.are_chosen_in_halves() {
            _ if self.count == 1 => 0,
            false => 1,
            true => 2,
        };
        halves.into_iter().take(chosen)
    }

    /// How many upper halves there are to a lower one.
    pub const fn upper_halves(self, lower: u32) -> u128 {
        ((self.count - 1 - lower as u128) >> u32::BITS) + 1
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_those_of_the_range_as_far_as_the_type_has_them() {
        let of = |bits, low, high| {
            let values = InputValues::new(bits, Some((low, high)));
            (values.first, values.count)
        };
        assert_eq!(of(8, -3, 2), (253, 6));
        assert_eq!(of(8, -300, 300), (212, 256));
        assert_eq!(of(32, i128::from(i32::MIN), i128::from(i32::MAX)), (1 << 31, 1 << 32));
        assert_eq!(of(64, i128::MIN, i128::MAX), (0, 1 << 64));
        assert_eq!((of(1, 3, 1000), of(1, -5, 300), of(1, -9, 0)), ((1, 1), (0, 2), (0, 1)));
        assert!(InputValues::new(16, None).are_all() && !InputValues::new(16, Some((0, 65_534))).are_all());
    }

    #[test]
    fn alternatives_are_numbers_of_values() {
        for (bits, range) in [(8, Some((-3, 2))), (8, None), (8, Some((250, 260))), (1, None)] {
            let values = InputValues::new(bits, range);
            for alternative in 0..values.count {
                let value = values.value(alternative);
                assert!(value < 1 << bits && values.alternative(value) == alternative);
            }
        }
        assert!(!InputValues::new(64, Some((0, (1 << 32) - 1))).are_chosen_in_halves());
        let halves = InputValues::new(64, Some((0, (1 << 33) + 4)));
        assert!(halves.are_chosen_in_halves());
        assert_eq!((halves.upper_halves(0), halves.upper_halves(4), halves.upper_halves(5)), (3, 3, 2));
        let choices = |values: InputValues, value| values.choices(value).collect::<Vec<u32>>();
        assert_eq!(choices(halves, (2 << 32) + 4), [4, 2]);
        assert_eq!(choices(InputValues::new(8, Some((-3, 2))), 255), [2]);
        assert_eq!(choices(InputValues::new(64, Some((7, 7))), 7), []);
    }

    #[test]
    fn values_have_the_sign_of_their_type() {
        let minus_two = u128::MAX - 1;
        let text = |name: &str| input_text(&format!("__VERIFIER_nondet_{name}"), minus_two);
        assert_eq!(["char", "int", "long"].map(text), ["-2"; 3]);
        assert_eq!([text("bool"), text("uchar"), text("uint")], ["0", "254", "4294967294"]);
    }
}
