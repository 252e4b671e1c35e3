//! The types of values.

use std::fmt;

/// The type of a value: a scalar.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Type {
    /// An integer of 1 to 128 bits.
    Int(u8),
    /// IEEE single precision.
    F32,
    /// IEEE double precision.
    F64,
    /// A pointer: 64 bits.
    Ptr,
}

impl Type {
    /// A truth value.
    pub const BOOL: Type = Type::Int(1);
    /// A byte.
    pub const I8: Type = Type::Int(8);
    /// A 32-bit integer.
    pub const I32: Type = Type::Int(32);
    /// A 64-bit integer.
    pub const I64: Type = Type::Int(64);

    /// Width in bits.
    pub const fn bits(self) -> u32 {
        match self {
            Type::Int(bits) => bits as u32,
            Type::F32 => 32,
            Type::F64 | Type::Ptr => 64,
        }
    }

    /// Bytes a load or store of this type touches: the width rounded up to whole bytes.
    pub const fn bytes(self) -> u32 {
        self.bits().div_ceil(8)
    }

    /// Whether it is an integer or a pointer.
    pub const fn is_integral(self) -> bool {
        matches!(self, Type::Int(_) | Type::Ptr)
    }
}

impl fmt::Display for Type {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Type::Int(bits) => write!(f, "i{bits}"),
            Type::F32 => f.write_str("f32"),
            Type::F64 => f.write_str("f64"),
            Type::Ptr => f.write_str("ptr"),
        }
    }
}
