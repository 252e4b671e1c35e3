//! C11 atomics that arrive as library calls: `__atomic_*` for objects that the compiler does not handle inline.
//!
//! The generic functions take the size first and all values by address; those for 16 bytes take values in two slots.
//! Whatever its size, an access is one step. (Real libraries take a lock for large objects.)

use super::{Args, Done, Entry, Guest, Plan, local, visible};
use crate::arith;
use crate::cx::{Cx, Touch};
use crate::memory::shared::Reach;
use crate::trap::Trap;
use raddle_ir::{RmwOp, Type};
use raddle_trace::{Access, FaultKind, Mode, OpKind, Order};
use std::hash::{Hash, Hasher};

pub(super) static TABLE: &[Entry] = &[
    visible("__atomic_load", 4, plan, perform),
    visible("__atomic_store", 4, plan, perform),
    visible("__atomic_exchange", 5, plan, perform),
    visible("__atomic_compare_exchange", 6, plan, perform),
    visible("__atomic_load_16", 2, plan, perform),
    visible("__atomic_store_16", 4, plan, perform),
    visible("__atomic_exchange_16", 4, plan, perform),
    visible("__atomic_compare_exchange_16", 6, plan, perform),
    visible("__atomic_fetch_add_16", 4, plan, perform),
    visible("__atomic_fetch_sub_16", 4, plan, perform),
    visible("__atomic_fetch_and_16", 4, plan, perform),
    visible("__atomic_fetch_or_16", 4, plan, perform),
    visible("__atomic_fetch_xor_16", 4, plan, perform),
    local("__atomic_is_lock_free", 2, |cx, args| Ok(Done::Value(u64::from(args.get(cx, 0) <= WORD_MAX)))),
];

/// Larger values do not fit a step's record: it has digests of them, which are the same if the values are.
const WORD_MAX: u64 = 16;

/// A call with its arguments in one form.
struct Call {
    object: u64,
    len: u64,
    what: What,
    /// When it reads only, and when it also writes (or always).
    orders: (Order, Order),
}

enum What {
    /// Reads; where to put the value, or nothing when it is the result.
    Load(Option<u64>),
    Store(Value),
    /// Reads, computes, writes; where to put the old value, or nothing when it is the result.
    Modify(RmwOp, Value, Option<u64>),
    CompareExchange {
        expected: u64,
        desired: Value,
    },
}

/// A value given directly or by its address.
enum Value {
    Is(u128),
    At(u64),
}

fn call(cx: &Cx<'_>, args: Args) -> Result<Call, Trap> {
    let a = |i| args.get(cx, i);
    let name = args.name().trim_start_matches("__atomic_");
    // The orders come last: one, or for compare-and-swaps two.
    let last = args.count().saturating_sub(1);
    let (object, len, what) = if let Some(name) = name.strip_suffix("_16") {
        let what = match name {
            "load" => What::Load(None),
            "store" => What::Store(Value::Is(args.wide(cx, 1))),
            "compare_exchange" => What::CompareExchange { expected: a(1), desired: Value::Is(args.wide(cx, 2)) },
            _ => {
                let op = match name {
                    "exchange" => RmwOp::Xchg,
                    "fetch_add" => RmwOp::Add,
                    "fetch_sub" => RmwOp::Sub,
                    "fetch_and" => RmwOp::And,
                    "fetch_or" => RmwOp::Or,
                    _ => RmwOp::Xor,
                };
                What::Modify(op, Value::Is(args.wide(cx, 1)), None)
            }
        };
        (a(0), 16, what)
    } else {
        let what = match name {
            "load" => What::Load(Some(a(2))),
            "store" => What::Store(Value::At(a(2))),
            "exchange" => What::Modify(RmwOp::Xchg, Value::At(a(2)), Some(a(3))),
            _ => What::CompareExchange { expected: a(2), desired: Value::At(a(3)) },
        };
        (a(1), a(0), what)
    };
    if len == 0 || len > u64::from(u32::MAX) {
        return Err(Trap::fault(FaultKind::InvalidCall, format!("atomic access to an object of {len} bytes")));
    }
    let writes = if matches!(what, What::CompareExchange { .. }) { last.saturating_sub(1) } else { last };
    Ok(Call { object, len, what, orders: (order(a(last)), order(a(writes))) })
}

/// The order behind a `memory_order_*`; what is none counts as the strongest.
fn order(number: u64) -> Order {
    match number as u32 {
        0 => Order::Relaxed,
        1 | 2 => Order::Acquire,
        3 => Order::Release,
        4 => Order::AcqRel,
        _ => Order::SeqCst,
    }
}

/// Whether the bytes at two addresses are the same.
fn equal(cx: &Cx<'_>, a: u64, b: u64, len: u64) -> Result<bool, Trap> {
    cx.refuse_terms(a, len)?;
    cx.refuse_terms(b, len)?;
    let (a, b) = (cx.reach(a, len, Touch::Read)?, cx.reach(b, len, Touch::Read)?);
    Ok(cx.s.memory.bytes(a, len as usize) == cx.s.memory.bytes(b, len as usize))
}

/// A value at an address.
fn peek(cx: &Cx<'_>, address: u64, len: u64) -> Result<u128, Trap> {
    let at = cx.reach(address, len, Touch::Read)?;
    cx.refuse_terms(address, len)?;
    Ok(cx.s.memory.wide_value(at, len as usize))
}

fn get(cx: &Cx<'_>, value: &Value, len: u64) -> Result<u128, Trap> {
    match *value {
        Value::Is(value) => Ok(value),
        Value::At(address) => peek(cx, address, len),
    }
}

/// Records an access to one of the values given by address, where others can see it.
fn show_plain(cx: &mut Cx<'_>, address: u64, len: u64, mode: Mode) -> Result<(), Trap> {
    let touch = if mode == Mode::Read { Touch::Read } else { Touch::Write };
    if let Reach::Shared(_) = cx.reach(address, len, touch)? {
        let access = Access { address, len: len as u32, mode, order: Order::Plain, tag: 0 };
        cx.s.threads[cx.t].shown.accesses.push(access);
    }
    Ok(())
}

fn plan(cx: &mut Cx<'_>, args: Args) -> Result<Plan, Trap> {
    let Call { object, len, what, orders } = call(cx, args)?;
    let touch = if matches!(what, What::Load(_)) { Touch::Read } else { Touch::Write };
    let shared = matches!(cx.reach(object, len, touch)?, Reach::Shared(_));
    let (kind, mode) = match &what {
        What::Load(_) => (OpKind::Read, Mode::Read),
        What::Store(_) => (OpKind::Write, Mode::Write),
        What::Modify(..) => (OpKind::Rmw, Mode::Update),
        What::CompareExchange { expected, .. } => {
            let swaps = equal(cx, object, *expected, len)?;
            (OpKind::CompareExchange, if swaps { Mode::Update } else { Mode::Read })
        }
    };
    let shown = cx.show(kind);
    shown.changes = true;
    if shared {
        let order = if mode == Mode::Read { orders.0 } else { orders.1 };
        shown.accesses.push(Access { address: object, len: len as u32, mode, order, tag: 0 });
    }
    match what {
        What::Load(Some(to)) => show_plain(cx, to, len, Mode::Write)?,
        What::Store(Value::At(from)) => show_plain(cx, from, len, Mode::Read)?,
        What::Modify(_, value, to) => {
            if let Value::At(from) = value {
                show_plain(cx, from, len, Mode::Read)?;
            }
            if let Some(to) = to {
                show_plain(cx, to, len, Mode::Write)?;
            }
        }
        What::CompareExchange { expected, desired } => {
            show_plain(cx, expected, len, if mode == Mode::Read { Mode::Update } else { Mode::Read })?;
            if let Value::At(from) = desired {
                show_plain(cx, from, len, Mode::Read)?;
            }
        }
        What::Load(None) | What::Store(Value::Is(_)) => {}
    }
    let visible = !cx.s.threads[cx.t].shown.accesses.is_empty();
    Ok(if visible { Plan::Visible } else { Plan::Local })
}

fn poke(cx: &mut Cx<'_>, address: u64, len: u64, value: u128) -> Result<(), Trap> {
    let at = cx.reach_alive(address, len, Touch::Write)?;
    cx.set(at, len as usize, value).map(|_| ())
}

fn perform(cx: &mut Cx<'_>, args: Args, _: u32) -> Result<Done, Trap> {
    let Call { object, len, what, orders: _ } = call(cx, args)?;
    cx.check_alive(object, len, Touch::Read)?;
    if len > WORD_MAX {
        return perform_large(cx, object, len, &what);
    }
    let old = peek(cx, object, len)?;
    let (new, expected, result) = match what {
        What::Load(to) => {
            if let Some(to) = to {
                poke(cx, to, len, old)?;
            }
            (None, 0, old)
        }
        What::Store(value) => (Some(get(cx, &value, len)?), 0, 0),
        What::Modify(op, value, to) => {
            let value = get(cx, &value, len)?;
            if let Some(to) = to {
                poke(cx, to, len, old)?;
            }
            (Some(arith::modify(op, Type::Int(len as u8 * 8), old, value)), 0, old)
        }
        What::CompareExchange { expected: at, desired } => {
            let expected = peek(cx, at, len)?;
            if old == expected {
                (Some(get(cx, &desired, len)?), expected, 1)
            } else {
                poke(cx, at, len, old)?;
                (None, expected, 0)
            }
        }
    };
    if let Some(new) = new {
        poke(cx, object, len, new)?;
    }
    let record = &mut cx.s.record;
    (record.read, record.wrote, record.expected) = (old, new.unwrap_or(old), expected);
    Ok(Done::Wide(result))
}

/// A number for the bytes at an address, and which of them have a value, that others have only if they are the same.
fn digest(cx: &Cx<'_>, address: u64, len: u64) -> Result<u128, Trap> {
    let at = cx.reach(address, len, Touch::Read)?;
    let (bytes, marks) = (cx.s.memory.bytes(at, len as usize), cx.s.memory.marks(at, len as usize));
    let half = |salt: u8| {
        let mut hasher = std::hash::DefaultHasher::new();
        (salt, bytes, marks).hash(&mut hasher);
        u128::from(hasher.finish())
    };
    Ok(half(0) | half(1) << 64)
}

/// The same for a value that is only ever handled by its address.
fn perform_large(cx: &mut Cx<'_>, object: u64, len: u64, what: &What) -> Result<Done, Trap> {
    let mut result = 0;
    let old = digest(cx, object, len)?;
    if let What::CompareExchange { expected, .. } = *what {
        cx.s.record.expected = digest(cx, expected, len)?;
    }
    match *what {
        What::Load(Some(to)) => Guest::new(cx).copy(to, object, len)?,
        What::Store(Value::At(from)) => Guest::new(cx).copy(object, from, len)?,
        What::Modify(RmwOp::Xchg, Value::At(from), Some(to)) => {
            let from = cx.reach_alive(from, len, Touch::Read)?;
            let (object, to) = (cx.reach(object, len, Touch::Write)?, cx.reach_alive(to, len, Touch::Write)?);
            cx.exchange(object, from, to, len as usize)?;
        }
        What::CompareExchange { expected, desired: Value::At(from) } => {
            result = u128::from(equal(cx, object, expected, len)?);
            let (to, from) = if result == 1 { (object, from) } else { (expected, object) };
            Guest::new(cx).copy(to, from, len)?;
        }
        // Values in registers are small, and so is what is computed with.
        What::Load(None)
        | What::Store(Value::Is(_))
        | What::Modify(..)
        | What::CompareExchange { desired: Value::Is(_), .. } => {}
    }
    (cx.s.record.read, cx.s.record.wrote) = (old, digest(cx, object, len)?);
    Ok(Done::Wide(result))
}
