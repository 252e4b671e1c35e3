//! Numbers from text and back, and integer arithmetic: `atoi`, `strtol`, `abs`.

use super::sync::errno;
use super::{Args, Done, Entry, Guest, local, memory};
use crate::cx::Cx;
use crate::trap::Trap;
use raddle_trace::FaultKind;

pub(super) static TABLE: &[Entry] = &[
    memory("atoi", 1, atoi),
    memory("atol", 1, atol),
    memory("atoll", 1, atol),
    memory("atof", 1, atof),
    memory("strtol", 3, strtol),
    memory("strtoll", 3, strtol),
    memory("strtoul", 3, strtoul),
    memory("strtoull", 3, strtoul),
    memory("strtoimax", 3, strtol),
    memory("strtoumax", 3, strtoul),
    memory("strtod", 2, strtod),
    local("abs", 1, abs),
    local("labs", 1, labs),
    local("llabs", 1, labs),
    local("ffs", 1, ffs),
    local("div", 2, div),
    local("ldiv", 2, ldiv),
    local("lldiv", 2, ldiv),
    local("imaxdiv", 2, ldiv),
    local("htonl", 1, swap32),
    local("ntohl", 1, swap32),
    local("htons", 1, swap16),
    local("ntohs", 1, swap16),
];

/// What a number in a text amounts to: its value, whether it was negative, and where it ends.
struct Parsed {
    value: u128,
    negative: bool,
    end: u64,
}

fn digit(byte: u64) -> u64 {
    match byte as u8 {
        byte @ b'0'..=b'9' => u64::from(byte - b'0'),
        byte @ b'a'..=b'z' => u64::from(byte - b'a') + 10,
        byte @ b'A'..=b'Z' => u64::from(byte - b'A') + 10,
        _ => u64::MAX,
    }
}

fn integer(g: &mut Guest<'_, '_>, text: u64, base: u64) -> Result<Parsed, Trap> {
    let mut at = text;
    while matches!(g.load(at, 1)? as u8, b' ' | b'\t'..=b'\r') {
        at += 1;
    }
    let sign = g.load(at, 1)? as u8;
    let negative = sign == b'-';
    if negative || sign == b'+' {
        at += 1;
    }
    let mut base = base;
    let zero = g.load(at, 1)? as u8 == b'0';
    let hexadecimal = zero && matches!(g.load(at + 1, 1)? as u8, b'x' | b'X') && digit(g.load(at + 2, 1)?) < 16;
    if (base == 0 || base == 16) && hexadecimal {
        at += 2;
        base = 16;
    } else if base == 0 {
        base = if zero { 8 } else { 10 };
    }
    let (mut value, mut end) = (0_u128, text);
    loop {
        let next = digit(g.load(at, 1)?);
        if next >= base {
            break;
        }
        value = (value * u128::from(base) + u128::from(next)).min(1 << 100);
        at += 1;
        end = at;
    }
    Ok(Parsed { value, negative, end })
}

fn store_end(g: &mut Guest<'_, '_>, to: u64, end: u64) -> Result<(), Trap> {
    if to == 0 { Ok(()) } else { g.store(to, 8, end) }
}

/// Says in `errno` that a number does not fit its type.
fn report_range(g: &mut Guest<'_, '_>, fits: bool) -> Result<(), Trap> {
    if fits || g.planning() { Ok(()) } else { g.cx.set_errno(errno::ERANGE) }
}

fn saturate(parsed: &Parsed) -> u64 {
    let value = parsed.value.min(1 << 63) as i128;
    let value = if parsed.negative { -value } else { value };
    value.clamp(i128::from(i64::MIN), i128::from(i64::MAX)) as i64 as u64
}

fn atoi(g: &mut Guest<'_, '_>, args: Args) -> Result<u64, Trap> {
    Ok(atol(g, args)? & 0xffff_ffff)
}

fn atol(g: &mut Guest<'_, '_>, args: Args) -> Result<u64, Trap> {
    let text = g.arg(args, 0);
    Ok(saturate(&integer(g, text, 10)?))
}

fn strtol(g: &mut Guest<'_, '_>, args: Args) -> Result<u64, Trap> {
    let [text, end_at, base] = [0, 1, 2].map(|i| g.arg(args, i));
    let parsed = integer(g, text, base & 0xffff_ffff)?;
    store_end(g, end_at, parsed.end)?;
    let fits = parsed.value < 1 << 63 || (parsed.negative && parsed.value == 1 << 63);
    report_range(g, fits)?;
    Ok(saturate(&parsed))
}

fn strtoul(g: &mut Guest<'_, '_>, args: Args) -> Result<u64, Trap> {
    let [text, end_at, base] = [0, 1, 2].map(|i| g.arg(args, i));
    let parsed = integer(g, text, base & 0xffff_ffff)?;
    store_end(g, end_at, parsed.end)?;
    report_range(g, parsed.value <= u128::from(u64::MAX))?;
    let value = u64::try_from(parsed.value).unwrap_or(u64::MAX);
    Ok(if parsed.negative && parsed.value <= u128::from(u64::MAX) { value.wrapping_neg() } else { value })
}

/// The longest start of a text that is a number.
fn float(g: &mut Guest<'_, '_>, text: u64) -> Result<(f64, u64), Trap> {
    let bytes = g.string(text)?;
    let skipped = bytes.iter().take_while(|b| b.is_ascii_whitespace()).count();
    let rest = &bytes[skipped..];
    let candidates = rest.iter().take_while(|b| b.is_ascii_alphanumeric() || matches!(b, b'+' | b'-' | b'.')).count();
    for len in (1..=candidates).rev() {
        let parsed = std::str::from_utf8(&rest[..len]).ok().and_then(|text| text.parse::<f64>().ok());
        if let Some(value) = parsed {
            return Ok((value, text + (skipped + len) as u64));
        }
    }
    Ok((0.0, text))
}

fn atof(g: &mut Guest<'_, '_>, args: Args) -> Result<u64, Trap> {
    let text = g.arg(args, 0);
    Ok(float(g, text)?.0.to_bits())
}

fn strtod(g: &mut Guest<'_, '_>, args: Args) -> Result<u64, Trap> {
    let (text, end_at) = (g.arg(args, 0), g.arg(args, 1));
    let (value, end) = float(g, text)?;
    store_end(g, end_at, end)?;
    Ok(value.to_bits())
}

fn abs(cx: &mut Cx<'_>, args: Args) -> Result<Done, Trap> {
    Ok(Done::Value(u64::from((args.get(cx, 0) as i32).unsigned_abs())))
}

fn labs(cx: &mut Cx<'_>, args: Args) -> Result<Done, Trap> {
    Ok(Done::Value((args.get(cx, 0) as i64).unsigned_abs()))
}

/// Quotient and remainder, or the fault that `/` would be.
fn divide(a: i64, b: i64, least: i64) -> Result<(i64, i64), Trap> {
    if b == 0 {
        return Err(Trap::fault(FaultKind::DivisionByZero, "division by zero"));
    }
    if a == least && b == -1 {
        return Err(Trap::fault(FaultKind::DivisionByZero, "the quotient does not fit its type"));
    }
    Ok((a / b, a % b))
}

/// A `div_t` is returned in one register.
fn div(cx: &mut Cx<'_>, args: Args) -> Result<Done, Trap> {
    let number = |i| i64::from(args.get(cx, i) as i32);
    let (quotient, remainder) = divide(number(0), number(1), i64::from(i32::MIN))?;
    Ok(Done::Value(u64::from(quotient as u32) | u64::from(remainder as u32) << 32))
}

/// An `ldiv_t` is returned in two.
fn ldiv(cx: &mut Cx<'_>, args: Args) -> Result<Done, Trap> {
    let (quotient, remainder) = divide(args.get(cx, 0) as i64, args.get(cx, 1) as i64, i64::MIN)?;
    Ok(Done::Wide(u128::from(quotient as u64) | u128::from(remainder as u64) << 64))
}

fn ffs(cx: &mut Cx<'_>, args: Args) -> Result<Done, Trap> {
    let value = args.get(cx, 0) as u32;
    Ok(Done::Value(if value == 0 { 0 } else { u64::from(value.trailing_zeros()) + 1 }))
}

fn swap32(cx: &mut Cx<'_>, args: Args) -> Result<Done, Trap> {
    Ok(Done::Value(u64::from((args.get(cx, 0) as u32).swap_bytes())))
}

fn swap16(cx: &mut Cx<'_>, args: Args) -> Result<Done, Trap> {
    Ok(Done::Value(u64::from((args.get(cx, 0) as u16).swap_bytes())))
}
