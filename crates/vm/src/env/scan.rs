//! `sscanf`, and what `scanf` has in common with it.
//!
//! Integers in all widths, floats, characters, strings, sets, `%n`, and suppressing and limiting any of them. Another
//! conversion ends the search with a message that names it.

use super::{Args, Entry, Guest, memory};
use crate::trap::Trap;
use raddle_trace::{FaultKind, LimitKind};

pub(super) static TABLE: &[Entry] = &[memory("sscanf", 2, sscanf)];

/// What C returns when the input ends before the first conversion.
const END_OF_FILE: u64 = 0xffff_ffff;

/// One conversion of a format.
struct Spec {
    suppressed: bool,
    width: usize,
    /// Bytes of an integer.
    len: usize,
}

struct Scan<'t> {
    /// The whole input, and how much of it has been used.
    text: &'t [u8],
    at: usize,
    /// Something was looked for behind the end of it.
    ended: bool,
    args: Args,
    next: usize,
    stored: u64,
}

fn sscanf(g: &mut Guest<'_, '_>, args: Args) -> Result<u64, Trap> {
    let text = g.arg(args, 0);
    let text = g.string(text)?;
    scan(g, &text, args, 1).map(|(result, ..)| result)
}

/// Scans a text by the format that is the argument of this number, for the arguments that follow it: the result, how much of the text
/// was used, and whether more was looked for.
pub(super) fn scan(g: &mut Guest<'_, '_>, text: &[u8], args: Args, format: usize) -> Result<(u64, usize, bool), Trap> {
    let mut scan = Scan { text, at: 0, ended: false, args, next: format + 1, stored: 0 };
    let format = g.arg(args, format);
    let format = g.string(format)?;
    let result = scan.follow(g, &format)?;
    Ok((result, scan.at, scan.ended))
}

impl Scan<'_> {
    fn follow(&mut self, g: &mut Guest<'_, '_>, format: &[u8]) -> Result<u64, Trap> {
        let mut rest = format;
        while let Some((&byte, after)) = rest.split_first() {
            rest = after;
            if byte.is_ascii_whitespace() {
                self.skip_space();
                continue;
            }
            if byte != b'%' {
                if self.text.get(self.at) != Some(&byte) {
                    self.ended |= self.at >= self.text.len();
                    return Ok(self.result());
                }
                self.at += 1;
                continue;
            }
            let (spec, after) = specification(rest);
            let Some((&conversion, after)) = after.split_first() else {
                return Err(Trap::fault(FaultKind::InvalidCall, "the format ends in the middle of a conversion"));
            };
            let Some(after) = self.convert(g, &spec, conversion, after)? else { return Ok(self.result()) };
            rest = after;
        }
        Ok(self.stored)
    }
}

fn specification(mut rest: &[u8]) -> (Spec, &[u8]) {
    let mut spec = Spec { suppressed: false, width: 0, len: 4 };
    if let [b'*', after @ ..] = rest {
        spec.suppressed = true;
        rest = after;
    }
    while let Some((&digit @ b'0'..=b'9', after)) = rest.split_first() {
        spec.width = spec.width.saturating_mul(10).saturating_add(usize::from(digit - b'0'));
        rest = after;
    }
    let (len, skip) = match rest {
        [b'h', b'h', ..] => (1, 2),
        [b'l', b'l', ..] => (8, 2),
        [b'h', ..] => (2, 1),
        [b'l' | b'j' | b'z' | b't', ..] => (8, 1),
        _ => (4, 0),
    };
    spec.len = len;
    (spec, &rest[skip..])
}

impl Scan<'_> {
    /// The result of a scan that ends here: nothing was there to convert, or it did not fit.
    fn result(&self) -> u64 {
        if self.stored == 0 && self.at >= self.text.len() { END_OF_FILE } else { self.stored }
    }

    fn skip_space(&mut self) {
        while self.text.get(self.at).is_some_and(u8::is_ascii_whitespace) {
            self.at += 1;
        }
        self.ended |= self.at >= self.text.len();
    }

    /// The input a conversion may use.
    fn input(&self, spec: &Spec) -> &[u8] {
        let rest = &self.text[self.at..];
        if spec.width == 0 { rest } else { &rest[..spec.width.min(rest.len())] }
    }

    /// Where the next value goes.
    fn target(&mut self, g: &Guest<'_, '_>) -> Result<u64, Trap> {
        if self.next >= self.args.count() {
            return Err(Trap::fault(FaultKind::InvalidCall, "the format asks for more arguments than there are"));
        }
        self.next += 1;
        Ok(g.arg(self.args, self.next - 1))
    }

    /// Does one conversion: the rest of the format, or `None` if the input does not fit.
    fn convert<'f>(
        &mut self,
        g: &mut Guest<'_, '_>,
        spec: &Spec,
        conversion: u8,
        after: &'f [u8],
    ) -> Result<Option<&'f [u8]>, Trap> {
        if !matches!(conversion, b'c' | b'[' | b'n') {
            self.skip_space();
        }
        let mut after = after;
        let from = self.at;
        let fits = match conversion {
            b'd' => self.integer(g, spec, 10)?,
            b'i' => self.integer(g, spec, 0)?,
            b'u' => self.integer(g, spec, 10)?,
            b'x' | b'X' | b'p' => {
                let spec = Spec { len: if conversion == b'p' { 8 } else { spec.len }, ..*spec };
                self.integer(g, &spec, 16)?
            }
            b'o' => self.integer(g, spec, 8)?,
            b'f' | b'e' | b'g' | b'a' | b'E' | b'G' => self.float(g, spec)?,
            b's' => {
                let len = self.input(spec).iter().take_while(|b| !b.is_ascii_whitespace()).count();
                len > 0 && self.bytes(g, spec, len, true)?
            }
            b'c' => {
                let len = spec.width.max(1);
                let enough = self.text.len() - self.at >= len;
                if !enough {
                    self.at = self.text.len();
                }
                enough && self.bytes(g, spec, len, false)?
            }
            b'[' => {
                let (set, rest) = set(after)?;
                after = rest;
                let len = self.input(spec).iter().take_while(|b| set.contains(b)).count();
                len > 0 && self.bytes(g, spec, len, true)?
            }
            b'n' => {
                let (to, at) = (self.target(g)?, self.at as u64);
                g.store(to, spec.len, at)?;
                true
            }
            b'%' => {
                let found = self.text.get(self.at) == Some(&b'%');
                self.at += usize::from(found);
                found
            }
            other => {
                let message = format!(
                    "{} with the conversion `%{}`, which is not modelled",
                    self.args.name(),
                    other.escape_ascii()
                );
                return Err(Trap::limit(LimitKind::Unsupported, message));
            }
        };
        // A conversion that has all that it may have looks no further, and so does one that has failed before.
        let full = fits && (matches!(conversion, b'c' | b'n' | b'%') || spec.width > 0 && self.at - from >= spec.width);
        self.ended |= !full && self.at >= self.text.len();
        Ok(fits.then_some(after))
    }

    fn integer(&mut self, g: &mut Guest<'_, '_>, spec: &Spec, base: u32) -> Result<bool, Trap> {
        let input = self.input(spec);
        let mut len = usize::from(matches!(input.first(), Some(b'-' | b'+')));
        let negative = input.first() == Some(&b'-');
        let hexadecimal = matches!(input.get(len..), Some([b'0', b'x' | b'X', digit, ..]) if digit.is_ascii_hexdigit());
        let mut base = base;
        if (base == 0 || base == 16) && hexadecimal {
            len += 2;
            base = 16;
        } else if base == 0 {
            base = if input.get(len) == Some(&b'0') { 8 } else { 10 };
        }
        let mut value = 0_u64;
        let start = len;
        while let Some(digit) = input.get(len).and_then(|&b| char::from(b).to_digit(base)) {
            value = value.wrapping_mul(u64::from(base)).wrapping_add(u64::from(digit));
            len += 1;
        }
        if len == start {
            // A sign alone has been used, and does not fit.
            self.at += usize::from(!hexadecimal && len == 1);
            return Ok(false);
        }
        self.at += len;
        if !spec.suppressed {
            let to = self.target(g)?;
            g.store(to, spec.len, if negative { value.wrapping_neg() } else { value })?;
            self.stored += 1;
        }
        Ok(true)
    }

    fn float(&mut self, g: &mut Guest<'_, '_>, spec: &Spec) -> Result<bool, Trap> {
        let input = self.input(spec);
        let most = input.iter().take_while(|b| b.is_ascii_alphanumeric() || matches!(b, b'+' | b'-' | b'.')).count();
        let parse = |len: usize| std::str::from_utf8(&input[..len]).ok().and_then(|text| text.parse::<f64>().ok());
        let Some((len, value)) = (1..=most).rev().find_map(|len| Some((len, parse(len)?))) else { return Ok(false) };
        self.at += len;
        if !spec.suppressed {
            let to = self.target(g)?;
            match spec.len {
                8 => g.store(to, 8, value.to_bits())?,
                _ => g.store(to, 4, u64::from((value as f32).to_bits()))?,
            }
            self.stored += 1;
        }
        Ok(true)
    }

    fn bytes(&mut self, g: &mut Guest<'_, '_>, spec: &Spec, len: usize, ended: bool) -> Result<bool, Trap> {
        let from = self.at;
        self.at += len;
        if !spec.suppressed {
            let to = self.target(g)?;
            g.write(to, &self.text[from..from + len])?;
            if ended {
                g.fill(to + len as u64, 0, 1)?;
            }
            self.stored += 1;
        }
        Ok(true)
    }
}

/// The bytes that a `%[…]` stands for, and the rest of the format.
fn set(format: &[u8]) -> Result<(Vec<u8>, &[u8]), Trap> {
    let negated = format.first() == Some(&b'^');
    let listed = &format[usize::from(negated)..];
    // A bracket that comes first is one of the characters.
    let end = listed.iter().skip(1).position(|&b| b == b']').map(|at| at + 1);
    let Some(end) = end else {
        return Err(Trap::fault(FaultKind::InvalidCall, "the format ends in the middle of a conversion"));
    };
    let (listed, rest) = (&listed[..end], &listed[end + 1..]);
    let mut members = Vec::new();
    let mut i = 0;
    while i < listed.len() {
        match listed[i..] {
            [low, b'-', high, ..] => {
                members.extend(low..=high);
                i += 3;
            }
            [byte, ..] => {
                members.push(byte);
                i += 1;
            }
            [] => break,
        }
    }
    let members = (0..=255).filter(|byte| members.contains(byte) != negated).collect();
    Ok((members, rest))
}
