//! The format strings of `printf`.

use super::Guest;
use crate::trap::Trap;
use raddle_trace::FaultKind;

/// Where the arguments of a format come from.
pub(super) enum Source {
    /// The slots of a call, from this one on.
    Slots(super::Args, usize),
    /// A `va_list` (System V x86-64): its address, and how far we are in the overflow area and the registers.
    List { overflow: u64, registers: u64, general: u64, floating: u64 },
}

impl Source {
    /// The arguments of a `va_list`.
    pub fn list(g: &mut Guest<'_, '_>, list: u64) -> Result<Source, Trap> {
        Ok(Source::List {
            general: g.load(list, 4)?,
            floating: g.load(list + 4, 4)?,
            overflow: g.load(list + 8, 8)?,
            registers: g.load(list + 16, 8)?,
        })
    }

    fn next(&mut self, g: &mut Guest<'_, '_>, float: bool) -> Result<u64, Trap> {
        match self {
            Source::Slots(args, next) => {
                if *next >= args.count() {
                    return Err(Trap::fault(
                        FaultKind::InvalidCall,
                        "the format asks for more arguments than there are",
                    ));
                }
                *next += 1;
                Ok(g.arg(*args, *next - 1))
            }
            Source::List { overflow, registers, general, floating } => {
                let at = if !float && *general < 48 {
                    *general += 8;
                    *registers + *general - 8
                } else if float && *floating < 176 {
                    *floating += 16;
                    *registers + *floating - 16
                } else {
                    *overflow += 8;
                    *overflow - 8
                };
                g.load(at, 8)
            }
        }
    }
}

/// One conversion of a format.
#[derive(Default)]
struct Spec {
    left: bool,
    plus: bool,
    space: bool,
    alternate: bool,
    zero: bool,
    width: usize,
    precision: Option<usize>,
    /// Bits of an integer argument.
    bits: u32,
}

/// For each argument that a format asks for, whether it is printed as a whole number. `None` if the format has something that is not understood here.
pub(crate) fn whole_numbers(text: &[u8]) -> Option<Vec<bool>> {
    let mut whole = Vec::new();
    let mut rest = text;
    while let Some((&byte, after)) = rest.split_first() {
        rest = after;
        if byte != b'%' {
            continue;
        }
        let mut spec = Spec::default();
        rest = flags(&mut spec, rest);
        let is_number = |byte: &u8| byte.is_ascii_digit() || matches!(byte, b'.' | b'*');
        let numbers = rest.iter().take_while(|&byte| is_number(byte)).count();
        whole.extend(rest[..numbers].iter().filter(|&&byte| byte == b'*').map(|_| false));
        rest = length(&mut spec, &rest[numbers..]);
        let (&conversion, after) = rest.split_first()?;
        rest = after;
        match conversion {
            b'%' | b'm' => {}
            b'd' | b'i' | b'u' | b'x' | b'X' | b'o' | b'b' | b'c' => whole.push(true),
            b's' | b'p' | b'n' | b'f' | b'F' | b'e' | b'E' | b'g' | b'G' | b'a' | b'A' => whole.push(false),
            _ => return None,
        }
    }
    Some(whole)
}

/// Puts together the text of a format.
pub(super) fn format(g: &mut Guest<'_, '_>, format: u64, mut source: Source) -> Result<Vec<u8>, Trap> {
    let text = g.string(format)?;
    let mut out = Vec::with_capacity(text.len());
    let mut rest = text.as_slice();
    while let Some((&byte, after)) = rest.split_first() {
        rest = after;
        if byte != b'%' {
            out.push(byte);
            continue;
        }
        let mut spec = Spec { bits: 32, ..Spec::default() };
        rest = flags(&mut spec, rest);
        rest = numbers(g, &mut spec, rest, &mut source)?;
        rest = length(&mut spec, rest);
        let Some((&conversion, after)) = rest.split_first() else {
            return Err(Trap::fault(FaultKind::InvalidCall, "the format ends in the middle of a conversion"));
        };
        rest = after;
        convert(g, &mut out, &spec, conversion, &mut source)?;
    }
    Ok(out)
}

fn flags<'a>(spec: &mut Spec, mut rest: &'a [u8]) -> &'a [u8] {
    while let Some((&byte, after)) = rest.split_first() {
        match byte {
            b'-' => spec.left = true,
            b'+' => spec.plus = true,
            b' ' => spec.space = true,
            b'#' => spec.alternate = true,
            b'0' => spec.zero = true,
            b'\'' => {}
            _ => break,
        }
        rest = after;
    }
    rest
}

/// Widths beyond this would only fill memory.
const WIDTH_MAX: usize = 1 << 16;

fn number<'a>(g: &mut Guest<'_, '_>, mut rest: &'a [u8], source: &mut Source) -> Result<(i64, &'a [u8]), Trap> {
    if let [b'*', after @ ..] = rest {
        let value = source.next(g, false)? as i32;
        return Ok((i64::from(value), after));
    }
    let mut value = 0_usize;
    while let Some((&digit @ b'0'..=b'9', after)) = rest.split_first() {
        value = (value * 10 + usize::from(digit - b'0')).min(WIDTH_MAX);
        rest = after;
    }
    Ok((value as i64, rest))
}

fn numbers<'a>(g: &mut Guest<'_, '_>, spec: &mut Spec, rest: &'a [u8], source: &mut Source) -> Result<&'a [u8], Trap> {
    let (width, mut rest) = number(g, rest, source)?;
    spec.left |= width < 0;
    spec.width = (width.unsigned_abs() as usize).min(WIDTH_MAX);
    if let [b'.', after @ ..] = rest {
        let (precision, after) = number(g, after, source)?;
        spec.precision = usize::try_from(precision).ok().map(|p| p.min(WIDTH_MAX));
        rest = after;
    }
    Ok(rest)
}

fn length<'a>(spec: &mut Spec, rest: &'a [u8]) -> &'a [u8] {
    let (bits, skip) = match rest {
        [b'h', b'h', ..] => (8, 2),
        [b'l', b'l', ..] => (64, 2),
        [b'h', ..] => (16, 1),
        [b'l' | b'z' | b't' | b'j' | b'q' | b'L', ..] => (64, 1),
        _ => (32, 0),
    };
    spec.bits = bits;
    &rest[skip..]
}

fn convert(
    g: &mut Guest<'_, '_>,
    out: &mut Vec<u8>,
    spec: &Spec,
    conversion: u8,
    source: &mut Source,
) -> Result<(), Trap> {
    let mask = (crate::arith::mask(spec.bits)) as u64;
    match conversion {
        b'%' => out.push(b'%'),
        b'd' | b'i' => {
            let value = crate::arith::signed(u128::from(source.next(g, false)? & mask), spec.bits);
            integer(out, spec, value < 0, value.unsigned_abs().to_string(), "");
        }
        b'u' => {
            let value = source.next(g, false)? & mask;
            integer(out, &Spec { plus: false, space: false, ..copy(spec) }, false, value.to_string(), "");
        }
        b'x' | b'X' | b'o' | b'b' => {
            let value = source.next(g, false)? & mask;
            let (digits, prefix) = match conversion {
                b'x' => (format!("{value:x}"), "0x"),
                b'X' => (format!("{value:X}"), "0X"),
                b'o' => (format!("{value:o}"), "0"),
                _ => (format!("{value:b}"), "0b"),
            };
            let prefix = if spec.alternate && value != 0 { prefix } else { "" };
            integer(out, &Spec { plus: false, space: false, ..copy(spec) }, false, digits, prefix);
        }
        b'c' => {
            let byte = source.next(g, false)? as u8;
            pad(out, spec, &[byte]);
        }
        b's' => {
            let at = source.next(g, false)?;
            let text = if at == 0 {
                b"(null)".to_vec()
            } else if let Some(most) = spec.precision {
                g.string_up_to(at, most as u64)?
            } else {
                g.string(at)?
            };
            pad(out, spec, &text);
        }
        b'p' => {
            let value = source.next(g, false)?;
            let text = if value == 0 { "(nil)".to_string() } else { format!("{value:#x}") };
            pad(out, spec, text.as_bytes());
        }
        b'f' | b'F' | b'e' | b'E' | b'g' | b'G' | b'a' | b'A' => {
            let value = f64::from_bits(source.next(g, true)?);
            float(out, spec, conversion, value);
        }
        b'n' => {
            let at = source.next(g, false)?;
            g.store(at, spec.bits as usize / 8, out.len() as u64)?;
        }
        b'm' => pad(out, spec, b"error"),
        _ => {
            let message = format!("the format has the unknown conversion `%{}`", char::from(conversion));
            return Err(Trap::fault(FaultKind::InvalidCall, message));
        }
    }
    Ok(())
}

fn copy(spec: &Spec) -> Spec {
    Spec { ..*spec }
}

fn pad(out: &mut Vec<u8>, spec: &Spec, text: &[u8]) {
    let fill = spec.width.saturating_sub(text.len());
    if !spec.left {
        out.extend(std::iter::repeat_n(b' ', fill));
    }
    out.extend_from_slice(text);
    if spec.left {
        out.extend(std::iter::repeat_n(b' ', fill));
    }
}

fn sign(spec: &Spec, negative: bool) -> &'static str {
    match (negative, spec.plus, spec.space) {
        (true, ..) => "-",
        (_, true, _) => "+",
        (_, _, true) => " ",
        _ => "",
    }
}

fn integer(out: &mut Vec<u8>, spec: &Spec, negative: bool, digits: String, prefix: &str) {
    let sign = sign(spec, negative);
    let mut digits = if spec.precision == Some(0) && digits == "0" { String::new() } else { digits };
    let zeros = match spec.precision {
        Some(precision) => precision.saturating_sub(digits.len()),
        None if spec.zero && !spec.left => spec.width.saturating_sub(digits.len() + sign.len() + prefix.len()),
        None => 0,
    };
    digits.insert_str(0, &"0".repeat(zeros));
    pad(out, spec, format!("{sign}{prefix}{digits}").as_bytes());
}

fn float(out: &mut Vec<u8>, spec: &Spec, conversion: u8, value: f64) {
    let sign = sign(spec, value.is_sign_negative());
    let upper = conversion.is_ascii_uppercase();
    let size = value.abs();
    let precision = spec.precision.unwrap_or(6);
    let mut text = if size.is_nan() {
        "nan".to_string()
    } else if size.is_infinite() {
        "inf".to_string()
    } else {
        match conversion.to_ascii_lowercase() {
            b'f' => format!("{size:.precision$}"),
            b'e' => exponent(size, precision),
            b'g' => general(size, precision.max(1), spec.alternate),
            _ => hexadecimal(size),
        }
    };
    if spec.zero && !spec.left && size.is_finite() {
        let fill = spec.width.saturating_sub(text.len() + sign.len());
        text.insert_str(0, &"0".repeat(fill));
    }
    let text = format!("{sign}{text}");
    let text = if upper { text.to_uppercase() } else { text };
    pad(out, spec, text.as_bytes());
}

/// `1.5e+03`, as C writes it.
fn exponent(value: f64, precision: usize) -> String {
    let text = format!("{value:.precision$e}");
    match text.split_once('e') {
        Some((digits, power)) => {
            let power: i32 = power.parse().unwrap_or(0);
            format!("{digits}e{}{:02}", if power < 0 { '-' } else { '+' }, power.abs())
        }
        None => text,
    }
}

fn general(value: f64, precision: usize, keep_zeros: bool) -> String {
    let scientific = exponent(value, precision - 1);
    let power: i32 = scientific.split_once('e').and_then(|(_, power)| power.parse().ok()).unwrap_or(0);
    if power < -4 || power >= precision as i32 {
        match scientific.split_once('e') {
            Some((digits, power)) if !keep_zeros => format!("{}e{power}", trim(digits)),
            _ => scientific,
        }
    } else {
        let text = format!("{value:.*}", (precision as i32 - 1 - power).max(0) as usize);
        if keep_zeros { text } else { trim(&text).to_string() }
    }
}

fn trim(digits: &str) -> &str {
    if digits.contains('.') { digits.trim_end_matches('0').trim_end_matches('.') } else { digits }
}

fn hexadecimal(value: f64) -> String {
    if value == 0.0 {
        return "0x0p+0".to_string();
    }
    let bits = value.to_bits();
    let power = (bits >> 52 & 0x7ff) as i64 - 1023;
    let digits = format!("{:013x}", bits & ((1 << 52) - 1));
    let digits = digits.trim_end_matches('0');
    let point = if digits.is_empty() { "" } else { "." };
    format!("0x1{point}{digits}p{power:+}")
}
