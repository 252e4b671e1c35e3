//! The processor's flags, as far as what follows in the same piece of assembly can ask for them.

use crate::function::Body;
use crate::values::int;
use raddle_ir::{BinaryOp, CompareOp, InstKind, Operand, RmwOp, Type};

/// What is known of the flags; each is a truth value. What is unknown cannot be asked for.
#[derive(Clone, Copy, Default)]
pub(super) struct Flags {
    pub zero: Option<Operand>,
    pub sign: Option<Operand>,
    pub carry: Option<Operand>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Flag {
    Zero,
    Sign,
    Carry,
}

/// A flag that is set, or one that is not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Condition {
    pub flag: Flag,
    pub set: bool,
}

/// Which flags an instruction leaves as they were.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Keeps {
    Nothing,
    Carry,
    All,
}

impl Condition {
    /// What stands behind `set` and `@cc`.
    pub fn parse(text: &str) -> Option<Condition> {
        let (flag, set) = match text {
            "e" | "z" => (Flag::Zero, true),
            "ne" | "nz" => (Flag::Zero, false),
            "s" => (Flag::Sign, true),
            "ns" => (Flag::Sign, false),
            "c" | "b" | "nae" => (Flag::Carry, true),
            "nc" | "nb" | "ae" => (Flag::Carry, false),
            _ => return None,
        };
        Some(Condition { flag, set })
    }
}

impl Body<'_, '_> {
    /// Whether a condition holds.
    pub(super) fn holds(&mut self, flags: Flags, Condition { flag, set }: Condition) -> Option<Operand> {
        let found = match flag {
            Flag::Zero => flags.zero,
            Flag::Sign => flags.sign,
            Flag::Carry => flags.carry,
        }?;
        if set {
            return Some(found);
        }
        Some(self.emit_one(InstKind::Binary(BinaryOp::Xor, found, int(Type::BOOL, 1)), Type::BOOL))
    }

    /// The flags behind arithmetic that made `after` of `before` and `by`.
    pub(super) fn flags_after(
        &mut self,
        op: RmwOp,
        (before, by, after): (Operand, Operand, Operand),
        (flags, keeps): (Flags, Keeps),
    ) -> Flags {
        if keeps == Keeps::All {
            return flags;
        }
        let ty = self.type_of(&after);
        let compare = |body: &mut Self, op, a, b| Some(body.emit_one(InstKind::Compare(op, a, b), Type::BOOL));
        let carry = match op {
            _ if keeps == Keeps::Carry => flags.carry,
            RmwOp::Add => compare(self, CompareOp::ULt, after, by),
            RmwOp::Sub => compare(self, CompareOp::ULt, before, by),
            RmwOp::And | RmwOp::Or | RmwOp::Xor => Some(int(Type::BOOL, 0)),
            _ => None,
        };
        Flags {
            zero: compare(self, CompareOp::Eq, after, int(ty, 0)),
            sign: compare(self, CompareOp::SLt, after, int(ty, 0)),
            carry,
        }
    }
}
