//! Instructions of x86-64, in AT&T syntax, that mean an access to memory: a small table from templates to operations.
//!
//! | instruction | what it is |
//! | --- | --- |
//! | `xchg` | an exchange, with or without `lock` |
//! | `lock` with `xadd`, `add`, `sub`, `and`, `or`, `xor`, `inc`, `dec` | a read-modify-write |
//! | `lock` with `not`, `bts`, `btr`, `btc` | the same; an offset in a register may lead beyond the operand in memory |
//! | `lock cmpxchg` | a compare-and-swap with `rax` |
//! | `lock cmpxchg8b`, `lock cmpxchg16b` | a compare-and-swap with `rdx` and `rax` |
//! | the same without `lock`, on memory, and `neg` | a plain read and a plain write |
//! | `mov`, `bt` | an atomic load (acquire) or store (release), as the processor has it |
//! | `set` with `e`, `ne`, `s`, `ns`, `c`, `nc` and their other names; `sbb` of a register with itself; flag outputs | what the last instruction found |
//! | `rdtsc`, `rdtscp` | the time of the thread's clock, in nanoseconds |
//! | `cpuid` | a fence, and zeros: a processor without any features |
//! | `mfence`, `lfence`, `sfence`, `pause`, `nop` | among the others: a fence, or nothing |
//!
//! Read-modify-writes are sequentially consistent. A template that has anything else in it is unknown.

use super::flags::{Condition, Keeps};
use raddle_ir::{BinaryOp, Ordering, RmwOp};

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
        keeps: Keeps,
    },
    /// Zero minus it, which no processor does in one step with a result.
    Negate(Place),
    Bit {
        change: BitChange,
        offset: Place,
        at: Place,
        locked: bool,
    },
    /// With two registers of this width.
    ComparePair {
        memory: Place,
        half: u8,
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
    Set {
        to: Place,
        condition: Condition,
    },
    /// All bits of it are the carry flag.
    Spread(Place),
    /// Into `rdx` and `eax`, or `whole` into `rax`.
    TimeStamp {
        whole: bool,
        processor: bool,
    },
    /// With a copy of `rbx` for an operand.
    Processor(Option<Place>),
    Fence(Ordering),
    Nothing,
}

/// What becomes of a bit that is looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum BitChange {
    Keep,
    Set,
    Clear,
    Flip,
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
    let lower = text.to_ascii_lowercase();
    let pieces: Vec<&str> = lower.split([';', '\n']).map(str::trim).filter(|piece| !piece.is_empty()).collect();
    if let Some(operation) = idiom(&pieces) {
        return Some(vec![Step { operation, bits: None }]);
    }
    let mut steps = Vec::new();
    let mut locked = false;
    for piece in pieces {
        let (mut mnemonic, mut rest) = piece.split_once(char::is_whitespace).unwrap_or((piece, ""));
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

/// What is written with registers that have names, in the ways that everybody writes it.
fn idiom(pieces: &[&str]) -> Option<Operation> {
    let words = |piece: &str| piece.replace(',', " ").split_whitespace().map(str::to_owned).collect::<Vec<_>>();
    let pieces: Vec<Vec<String>> = pieces.iter().map(|piece| words(piece)).collect();
    let pieces: Vec<Vec<&str>> = pieces.iter().map(|piece| piece.iter().map(String::as_str).collect()).collect();
    let pieces: Vec<&[&str]> = pieces.iter().map(Vec::as_slice).collect();
    match pieces.as_slice() {
        // The high half over the low one.
        [["rdtsc"], ["shl" | "shlq" | "salq", "$$32" | "$$0x20", "%rdx"], ["or" | "orq", "%rdx", "%rax"]] => {
            Some(Operation::TimeStamp { whole: true, processor: false })
        }
        // `cpuid.h` keeps `rbx` as it was.
        [before @ ["xchg" | "xchgq", "%rbx", b], ["cpuid"], after] if before == after => {
            Some(Operation::Processor(Some(place(b)?)))
        }
        _ => None,
    }
}

fn instruction(mnemonic: &str, locked: bool, places: &[Place]) -> Option<Step> {
    if !locked && let Some(operation) = unlockable(mnemonic, places) {
        return Some(Step { operation, bits: mnemonic.starts_with("set").then_some(8) });
    }
    let half = match mnemonic {
        "cmpxchg8b" => Some(32),
        "cmpxchg16b" => Some(64),
        _ => None,
    };
    if let Some(half) = half {
        let &[memory] = places else { return None };
        return locked.then_some(Step { operation: Operation::ComparePair { memory, half }, bits: Some(half) });
    }
    let (name, bits) = known(mnemonic)?;
    let (one, all) = (Place::Immediate(1), Place::Immediate(-1));
    let modify = |op, by, to| Some(Operation::Modify { op, by, to, locked, keeps: Keeps::Nothing });
    let count = |op, to| Some(Operation::Modify { op, by: one, to, locked, keeps: Keeps::Carry });
    let bit = |change, offset, at| Some(Operation::Bit { change, offset, at, locked });
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
        ("inc", &[to]) => count(RmwOp::Add, to),
        ("dec", &[to]) => count(RmwOp::Sub, to),
        ("not", &[to]) => Some(Operation::Modify { op: RmwOp::Xor, by: all, to, locked, keeps: Keeps::All }),
        ("neg", &[to]) if !locked => Some(Operation::Negate(to)),
        ("bt", &[offset, at]) if !locked => bit(BitChange::Keep, offset, at),
        ("bts", &[offset, at]) => bit(BitChange::Set, offset, at),
        ("btr", &[offset, at]) => bit(BitChange::Clear, offset, at),
        ("btc", &[offset, at]) => bit(BitChange::Flip, offset, at),
        ("sbb", &[from, to]) if !locked && from == to => Some(Operation::Spread(to)),
        _ => None,
    };
    operation.map(|operation| Step { operation, bits })
}

/// Instructions without a letter for their width, and without `lock`.
fn unlockable(mnemonic: &str, places: &[Place]) -> Option<Operation> {
    Some(match (mnemonic, places) {
        ("rdtsc", []) => Operation::TimeStamp { whole: false, processor: false },
        ("rdtscp", []) => Operation::TimeStamp { whole: false, processor: true },
        ("cpuid", []) => Operation::Processor(None),
        ("mfence", []) => Operation::Fence(Ordering::SeqCst),
        ("lfence", []) => Operation::Fence(Ordering::Acquire),
        ("sfence", []) => Operation::Fence(Ordering::Release),
        ("pause" | "nop", []) => Operation::Nothing,
        (set, &[to]) => Operation::Set { to, condition: Condition::parse(set.strip_prefix("set")?)? },
        _ => return None,
    })
}

/// A mnemonic without the letter for its width, and the width.
fn known(mnemonic: &str) -> Option<(&str, Option<u8>)> {
    const NAMES: [&str; 18] = [
        "xchg", "xadd", "cmpxchg", "mov", "add", "sub", "and", "or", "xor", "inc", "dec", "not", "neg", "bt", "bts",
        "btr", "btc", "sbb",
    ];
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
                Operation::Modify {
                    op: RmwOp::Add,
                    by: Place::Immediate(-1),
                    to: Place::At(0),
                    locked: true,
                    keeps: Keeps::Nothing
                },
                Some(32)
            )
        );
        assert_eq!(parse("movb ${1:b}, $0"), step(Operation::Move { from: b, to: a }, Some(8)));
        let both = parse("lock\n\tcmpxchgl $2, $1\n\tsete $0").unwrap();
        assert_eq!(both[0].operation, Operation::CompareExchange { new: Place::Number(2), memory: b });
        assert_eq!(both[1].operation, Operation::Set { to: a, condition: Condition::parse("e").unwrap() });
    }

    #[test]
    fn what_is_written_with_named_registers() {
        let step = |operation| Some(vec![Step { operation, bits: None }]);
        let whole = Operation::TimeStamp { whole: true, processor: false };
        assert_eq!(parse("rdtsc; shlq $$32, %rdx; orq %rdx, %rax"), step(whole));
        assert_eq!(parse("rdtsc; shlq $$16, %rdx; orq %rdx, %rax"), None);
        let kept = "xchgq %rbx,${1:q}\n  cpuid\n  xchgq %rbx,${1:q}";
        assert_eq!(parse(kept), step(Operation::Processor(Some(Place::Number(1)))));
        assert_eq!(parse("xchgq %rbx,${1:q}\n  cpuid\n  xchgq %rbx,${2:q}"), None);
        assert_eq!(parse("lfence\nrdtsc").map(|steps| steps.len()), Some(2));
    }

    #[test]
    fn what_is_not_in_the_table_is_unknown() {
        for text in [
            "",
            "lock",
            "syscall",
            "cmpxchgl $0, $1",
            "lock movl $0, $1",
            "lock btl $0, $1",
            "lock negl $0",
            "cmpxchg16b $0",
            "sbbl $0, $1",
            "xchgl %eax, $0",
            "add $0",
            "xaddz $0, $1",
        ] {
            assert_eq!(parse(text), None, "{text}");
        }
    }
}
