//! Bytes to tokens, on demand: a token is a kind and a range of the source, nothing is copied.
//!
//! Keywords, types and opcodes are all [`Kind::Word`]; the parser compares their text. Newlines mean nothing to LLVM,
//! but a token knows whether it is the first on its line, which helps to find the end of what we do not understand.

/// What a token is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    /// The end of the text.
    End,
    /// Not a token of LLVM IR, or a string without end.
    Bad,
    /// `define`, `i32`, `nuw` …
    Word,
    /// `-12`
    Int,
    /// `1.5e+00`, `0x7FF0…`, `0xK…`
    Float,
    /// `"…"`
    Str,
    /// `c"…"`
    CStr,
    /// `%x`, `%"x y"`, `%12`
    Local,
    /// `@x`
    Global,
    /// `$x`
    Comdat,
    /// `!12`, `!dbg`, `!DILocation`
    Meta,
    /// `!` before `{` or `"`
    Bang,
    /// `#12`
    Attributes,
    /// `#dbg_value`
    Record,
    /// `^12`
    Summary,
    /// `entry:`, `12:`, `"x y":`, and the keys of metadata fields.
    Label,
    /// `...`
    Ellipsis,
    Equals,
    Comma,
    Star,
    OpenParen,
    CloseParen,
    OpenBracket,
    CloseBracket,
    OpenBrace,
    CloseBrace,
    Less,
    Greater,
    Bar,
    Colon,
}

/// A token.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Token {
    pub kind: Kind,
    /// Whether a newline separates it from the token before.
    pub first_on_line: bool,
    pub start: u32,
    pub end: u32,
}

impl Token {
    pub fn position(&self) -> usize {
        self.start as usize
    }
}

/// The next token at or after this position. The source is at most `u32::MAX` bytes.
pub(crate) fn next_token(source: &[u8], position: usize) -> Token {
    let (start, first_on_line) = skip_blank(source, position);
    let (kind, end) = match source.get(start) {
        Some(&byte) => scan(source, start, byte),
        None => (Kind::End, start),
    };
    Token { kind, first_on_line, start: start as u32, end: end as u32 }
}

/// Skips spaces and comments; tells whether a line ended.
fn skip_blank(source: &[u8], mut position: usize) -> (usize, bool) {
    let mut newline = position == 0;
    while let Some(&byte) = source.get(position) {
        match byte {
            b'\n' => newline = true,
            b' ' | b'\t' | b'\r' | 0 => {}
            b';' => {
                position += source[position..].iter().position(|&b| b == b'\n').unwrap_or(source.len() - position);
                continue;
            }
            _ => break,
        }
        position += 1;
    }
    (position, newline)
}

fn scan(source: &[u8], start: usize, byte: u8) -> (Kind, usize) {
    match byte {
        b'=' => (Kind::Equals, start + 1),
        b',' => (Kind::Comma, start + 1),
        b'*' => (Kind::Star, start + 1),
        b'(' => (Kind::OpenParen, start + 1),
        b')' => (Kind::CloseParen, start + 1),
        b'[' => (Kind::OpenBracket, start + 1),
        b']' => (Kind::CloseBracket, start + 1),
        b'{' => (Kind::OpenBrace, start + 1),
        b'}' => (Kind::CloseBrace, start + 1),
        b'<' => (Kind::Less, start + 1),
        b'>' => (Kind::Greater, start + 1),
        b'|' => (Kind::Bar, start + 1),
        b':' => (Kind::Colon, start + 1),
        b'%' => sigil(source, start, Kind::Local),
        b'@' => sigil(source, start, Kind::Global),
        b'$' => dollar(source, start),
        b'!' => bang(source, start),
        b'#' => hash(source, start),
        b'^' => sigil(source, start, Kind::Summary),
        b'"' => string(source, start),
        b'c' if source.get(start + 1) == Some(&b'"') => match string_end(source, start + 1) {
            Some(end) => (Kind::CStr, end),
            None => (Kind::Bad, source.len()),
        },
        b'.' if source[start..].starts_with(b"...") => (Kind::Ellipsis, start + 3),
        b'0'..=b'9' | b'-' | b'+' => number(source, start),
        _ if is_name_byte(byte) => word(source, start),
        _ => (Kind::Bad, start + 1),
    }
}

fn is_name_byte(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'$' | b'.' | b'_')
}

fn name_end(source: &[u8], start: usize) -> usize {
    source[start..].iter().position(|&b| !is_name_byte(b)).map_or(source.len(), |n| start + n)
}

/// The position behind the closing quote of the string that opens at `start`.
fn string_end(source: &[u8], start: usize) -> Option<usize> {
    source[start + 1..].iter().position(|&b| b == b'"').map(|n| start + n + 2)
}

fn sigil(source: &[u8], start: usize, kind: Kind) -> (Kind, usize) {
    if source.get(start + 1) == Some(&b'"') {
        return match string_end(source, start + 1) {
            Some(end) => (kind, end),
            None => (Kind::Bad, source.len()),
        };
    }
    let end = name_end(source, start + 1);
    if end == start + 1 { (Kind::Bad, end) } else { (kind, end) }
}

fn dollar(source: &[u8], start: usize) -> (Kind, usize) {
    let (kind, end) = sigil(source, start, Kind::Comdat);
    if kind == Kind::Comdat && source.get(end) == Some(&b':') { (Kind::Label, end + 1) } else { (kind, end) }
}

fn bang(source: &[u8], start: usize) -> (Kind, usize) {
    let is_part = |&b: &u8| is_name_byte(b) || b == b'\\';
    let length = source[start + 1..].iter().take_while(|b| is_part(b)).count();
    if length == 0 { (Kind::Bang, start + 1) } else { (Kind::Meta, start + 1 + length) }
}

fn hash(source: &[u8], start: usize) -> (Kind, usize) {
    let end = name_end(source, start + 1);
    match source.get(start + 1) {
        Some(b'0'..=b'9') => (Kind::Attributes, end),
        Some(&b) if is_name_byte(b) => (Kind::Record, end),
        _ => (Kind::Bad, start + 1),
    }
}

fn string(source: &[u8], start: usize) -> (Kind, usize) {
    match string_end(source, start) {
        Some(end) if source.get(end) == Some(&b':') => (Kind::Label, end + 1),
        Some(end) => (Kind::Str, end),
        None => (Kind::Bad, source.len()),
    }
}

fn word(source: &[u8], start: usize) -> (Kind, usize) {
    let end = name_end(source, start);
    if source.get(end) == Some(&b':') { (Kind::Label, end + 1) } else { (Kind::Word, end) }
}

fn number(source: &[u8], start: usize) -> (Kind, usize) {
    let whole = name_end(source, start);
    if source.get(whole) == Some(&b':') {
        return (Kind::Label, whole + 1);
    }
    let digits = |from: usize| from + source[from..].iter().take_while(|b| b.is_ascii_digit()).count();
    if source[start..].starts_with(b"0x") {
        return (Kind::Float, whole);
    }
    let first = start + usize::from(matches!(source[start], b'-' | b'+'));
    let mut end = digits(first);
    if end == first {
        return if source[start] == b'-' && whole > start + 1 { (Kind::Word, whole) } else { (Kind::Bad, start + 1) };
    }
    if source.get(end) != Some(&b'.') {
        return (Kind::Int, end);
    }
    end = digits(end + 1);
    if matches!(source.get(end), Some(b'e' | b'E')) {
        let exponent = end + 1 + usize::from(matches!(source.get(end + 1), Some(b'-' | b'+')));
        end = digits(exponent);
    }
    (Kind::Float, end)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kinds(text: &str) -> Vec<(Kind, &str)> {
        let mut out = Vec::new();
        let mut position = 0;
        loop {
            let token = next_token(text.as_bytes(), position);
            if token.kind == Kind::End {
                return out;
            }
            position = token.end as usize;
            out.push((token.kind, &text[token.start as usize..position]));
        }
    }

    #[test]
    fn names_numbers_and_strings() {
        let expected = [
            (Kind::Local, "%\"a b\""),
            (Kind::Equals, "="),
            (Kind::Word, "add"),
            (Kind::Word, "i32"),
            (Kind::Star, "*"),
            (Kind::Int, "-12"),
            (Kind::Comma, ","),
            (Kind::Float, "1.5e+00"),
            (Kind::Float, "0xK3FFF"),
            (Kind::Meta, "!dbg"),
            (Kind::Meta, "!7"),
            (Kind::Bang, "!"),
            (Kind::OpenBrace, "{"),
            (Kind::CStr, "c\"x\\00\""),
            (Kind::Record, "#dbg_value"),
            (Kind::Attributes, "#3"),
            (Kind::Ellipsis, "..."),
        ];
        let text = "%\"a b\" = add i32* -12, 1.5e+00 0xK3FFF !dbg !7 !{ c\"x\\00\" #dbg_value #3 ... ; comment";
        assert_eq!(kinds(text), expected);
    }

    #[test]
    fn labels() {
        assert_eq!(kinds("entry:"), [(Kind::Label, "entry:")]);
        assert_eq!(kinds("12:"), [(Kind::Label, "12:")]);
        assert_eq!(kinds("\"a b\":"), [(Kind::Label, "\"a b\":")]);
        assert_eq!(kinds("$x: $y"), [(Kind::Label, "$x:"), (Kind::Comdat, "$y")]);
    }

    #[test]
    fn what_has_no_end_is_bad() {
        assert_eq!(kinds("\"abc"), [(Kind::Bad, "\"abc")]);
        assert_eq!(kinds("%\"abc"), [(Kind::Bad, "%\"abc")]);
        assert_eq!(kinds("c\"abc"), [(Kind::Bad, "c\"abc")]);
    }

    #[test]
    fn first_on_line() {
        let text = b"a ; x\n b";
        let a = next_token(text, 0);
        let b = next_token(text, a.end as usize);
        assert!(a.first_on_line && b.first_on_line);
        assert!(!next_token(b"a b", 1).first_on_line);
    }
}
