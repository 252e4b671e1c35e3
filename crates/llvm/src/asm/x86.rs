//! Instructions of x86-64, in AT&T syntax, that mean an access to memory: a small table from templates to operations.
//!
//! | instruction | what it is |
//! | --- | --- |
//! | `xchg` | an exchange, with or without `lock` |
//! | `lock` with `xadd`, `add`, `sub`, `and`, `or`, `xor`, `inc`, `dec` | a read-modify-write |
//! | `lock cmpxchg` | a compare-and-swap with `rax`; `sete`, `setne` and the flag outputs say whether it succeeded |
//! | the same without `lock`, on memory | a plain read and a plain write |
//! | `mov` | an atomic load (acquire) or store (release), as the processor has it |
//!
//! Read-modify-writes are sequentially consistent. A template that has anything else in it is unknown.

use raddle_ir::{BinaryOp, RmwOp};

/// An operand of an instruction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Place {
    /// The operand of this number among the constraints.
    Number(usize),
    /// The memory that the operand of this number points to.
    At(usize),
    /// A constant.
    Immediate(i64),
}

/// What an instruction does. Its width in bits is known if the mnemonic says it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Step {
    pub operation: Operation,
    pub bits: Option<u8>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Operation {
    Exchange(Place, Place),
    /// The register gets what was there.
    ExchangeAdd {
        register: Place,
        memory: Place,
        locked: bool,
    },
    Modify {
        op: RmwOp,
        by: Place,
        to: Place,
        locked: bool,
    },
    /// With the accumulator.
    CompareExchange {
        new: Place,
        memory: Place,
    },
    Move {
        from: Place,
        to: Place,
    },
    /// Whether the last comparison found both the same, or not.
    Set {
        to: Place,
        equal: bool,
    },
}

/// The arithmetic of a read-modify-write.
pub(super) fn arithmetic(op: RmwOp) -> Option<BinaryOp> {
    Some(match op {
        RmwOp::Add => BinaryOp::Add,
        RmwOp::Sub => BinaryOp::Sub,
        RmwOp::And => BinaryOp::And,
        RmwOp::Or => BinaryOp::Or,
        RmwOp::Xor => BinaryOp::Xor,
        _ => return None,
    })
}

/// The instructions of a template; `None` if one of them is unknown.
pub(super) fn parse(text: &str) -> Option<Vec<Step>> {
    let mut steps = Vec::new();
    let mut locked = false;
    for piece in text.split([';', '\n']) {
        let piece = piece.trim().to_ascii_lowercase();
        let (mut mnemonic, mut rest) = piece.split_once(char::is_whitespace).unwrap_or((piece.as_str(), ""));
        if mnemonic == "lock" {
            locked = true;
            let trimmed = rest.trim_start();
            (mnemonic, rest) = trimmed.split_once(char::is_whitespace).unwrap_or((trimmed, ""));
        }
        if mnemonic.is_empty() || mnemonic.starts_with('#') {
            continue;
        }
        let places: Vec<Place> = match rest.trim() {
            "" => Vec::new(),
            rest => rest.split(',').map(|text| place(text.trim())).collect::<Option<_>>()?,
        };
        steps.push(instruction(mnemonic, locked, &places)?);
        locked = false;
    }
    (!locked && !steps.is_empty()).then_some(steps)
}

fn instruction(mnemonic: &str, locked: bool, places: &[Place]) -> Option<Step> {
    match (mnemonic, places) {
        ("sete" | "setz", &[to]) if !locked => {
            return Some(Step { operation: Operation::Set { to, equal: true }, bits: Some(8) });
        }
        ("setne" | "setnz", &[to]) if !locked => {
            return Some(Step { operation: Operation::Set { to, equal: false }, bits: Some(8) });
        }
        _ => {}
    }
    let (name, bits) = known(mnemonic)?;
    let one = Place::Immediate(1);
    let modify = |op, by, to| Some(Operation::Modify { op, by, to, locked });
    let operation = match (name, places) {
        ("xchg", &[a, b]) => Some(Operation::Exchange(a, b)),
        ("xadd", &[register, memory]) => Some(Operation::ExchangeAdd { register, memory, locked }),
        ("cmpxchg", &[new, memory]) if locked => Some(Operation::CompareExchange { new, memory }),
        ("mov", &[from, to]) if !locked => Some(Operation::Move { from, to }),
        ("add", &[by, to]) => modify(RmwOp::Add, by, to),
        ("sub", &[by, to]) => modify(RmwOp::Sub, by, to),
        ("and", &[by, to]) => modify(RmwOp::And, by, to),
        ("or", &[by, to]) => modify(RmwOp::Or, by, to),
        ("xor", &[by, to]) => modify(RmwOp::Xor, by, to),
        ("inc", &[to]) => modify(RmwOp::Add, one, to),
        ("dec", &[to]) => modify(RmwOp::Sub, one, to),
        _ => None,
    };
    operation.map(|operation| Step { operation, bits })
}

/// A mnemonic without the letter for its width, and the width.
fn known(mnemonic: &str) -> Option<(&str, Option<u8>)> {
    const NAMES: [&str; 11] = ["xchg", "xadd", "cmpxchg", "mov", "add", "sub", "and", "or", "xor", "inc", "dec"];
    if NAMES.contains(&mnemonic) {
        return Some((mnemonic, None));
    }
    let (name, suffix) = mnemonic.split_at_checked(mnemonic.len().checked_sub(1)?)?;
    let bits = match suffix {
        "b" => 8,
        "w" => 16,
        "l" => 32,
        "q" => 64,
        _ => return None,
    };
    NAMES.contains(&name).then_some((name, Some(bits)))
}

/// `$0`, `${0:b}`, `($0)`, `$$1`.
fn place(text: &str) -> Option<Place> {
    if let Some(inner) = text.strip_prefix('(').and_then(|text| text.strip_suffix(')')) {
        return match place(inner)? {
            Place::Number(number) => Some(Place::At(number)),
            _ => None,
        };
    }
    if let Some(immediate) = text.strip_prefix("$$") {
        let (digits, radix) = immediate.strip_prefix("0x").map_or((immediate, 10), |digits| (digits, 16));
        return i64::from_str_radix(digits, radix).ok().map(Place::Immediate);
    }
    let number = text.strip_prefix('$')?;
    let number = match number.strip_prefix('{').and_then(|inner| inner.strip_suffix('}')) {
        Some(inner) => inner.split(':').next()?,
        None => number,
    };
    number.parse().ok().map(Place::Number)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn templates_are_read() {
        let step = |operation, bits| Some(vec![Step { operation, bits }]);
        let (a, b) = (Place::Number(0), Place::Number(1));
        assert_eq!(parse("xchgl $0, $1"), step(Operation::Exchange(a, b), Some(32)));
        assert_eq!(
            parse("lock; xaddq $0,$1\n"),
            step(Operation::ExchangeAdd { register: a, memory: b, locked: true }, Some(64))
        );
        assert_eq!(
            parse("lock addl $$-1, ($0)"),
            step(
                Operation::Modify { op: RmwOp::Add, by: Place::Immediate(-1), to: Place::At(0), locked: true },
                Some(32)
            )
        );
        assert_eq!(parse("movb ${1:b}, $0"), step(Operation::Move { from: b, to: a }, Some(8)));
        let both = parse("lock\n\tcmpxchgl $2, $1\n\tsete $0").unwrap();
        assert_eq!(both[0].operation, Operation::CompareExchange { new: Place::Number(2), memory: b });
        assert_eq!(both[1].operation, Operation::Set { to: a, equal: true });
    }

    #[test]
    fn what_is_not_in_the_table_is_unknown() {
        for text in
            ["", "lock", "syscall", "cmpxchgl $0, $1", "lock movl $0, $1", "xchgl %eax, $0", "add $0", "xaddz $0, $1"]
        {
            assert_eq!(parse(text), None, "{text}");
        }
    }
}
