//! Tokens of the text form.

use super::ParseError;

/// What a token is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    /// Letters, digits, `_`; `%` in front for a value.
    Word,
    /// Starts with a digit, or with a sign and a digit.
    Number,
    /// With its quotes, escapes not yet decoded.
    Text,
    /// One of `= : , ( ) { } [ ] *`.
    Mark,
    /// `->`.
    Arrow,
    /// `...`.
    Dots,
    /// Nothing is left.
    End,
}

/// A token and where it stands.
#[derive(Clone, Copy, Debug)]
pub(super) struct Token<'a> {
    pub kind: Kind,
    pub text: &'a str,
    /// From 1.
    pub line: u32,
    /// In bytes, from 1.
    pub column: u32,
    /// No other token stands before it on its line.
    pub first_on_line: bool,
}

/// Cuts the input into tokens, one at a time.
pub(super) struct Lexer<'a> {
    input: &'a str,
    position: usize,
    line: u32,
    line_start: usize,
    fresh_line: bool,
}

impl<'a> Lexer<'a> {
    pub fn new(input: &'a str) -> Self {
        Lexer { input, position: 0, line: 1, line_start: 0, fresh_line: true }
    }

    pub fn next(&mut self) -> Result<Token<'a>, ParseError> {
        self.skip_blank();
        let bytes = &self.input.as_bytes()[self.position..];
        let kind = match bytes {
            [] => Kind::End,
            [b'-', b'>', ..] => Kind::Arrow,
            [b'.', b'.', b'.', ..] => Kind::Dots,
            [b'0'..=b'9', ..] | [b'+' | b'-', b'0'..=b'9', ..] => Kind::Number,
            [b'%' | b'_' | b'a'..=b'z' | b'A'..=b'Z', ..] => Kind::Word,
            [b'"', ..] => Kind::Text,
            [b'=' | b':' | b',' | b'(' | b')' | b'{' | b'}' | b'[' | b']' | b'*' | b'?', ..] => Kind::Mark,
            _ => {
                let odd = self.input[self.position..].chars().next().unwrap_or('\0');
                return Err(self.error(format!("unexpected character {odd:?}")));
            }
        };
        let length = match kind {
            Kind::End => 0,
            Kind::Arrow => 2,
            Kind::Dots => 3,
            Kind::Mark => 1,
            Kind::Word => 1 + run(&bytes[1..], |b| b.is_ascii_alphanumeric() || b == b'_'),
            Kind::Number => number_length(bytes),
            Kind::Text => match bytes[1..].iter().position(|&b| b == b'"' || b == b'\n') {
                Some(end) if bytes[1 + end] == b'"' => end + 2,
                _ => return Err(self.error("this string does not end on its line".to_owned())),
            },
        };
        let token = Token {
            kind,
            text: &self.input[self.position..self.position + length],
            line: self.line,
            column: (self.position - self.line_start + 1) as u32,
            first_on_line: self.fresh_line || kind == Kind::End,
        };
        self.position += length;
        self.fresh_line = false;
        Ok(token)
    }

    fn skip_blank(&mut self) {
        let bytes = self.input.as_bytes();
        while let Some(&byte) = bytes.get(self.position) {
            match byte {
                b'\n' => {
                    self.line = self.line.saturating_add(1);
                    self.line_start = self.position + 1;
                    self.fresh_line = true;
                }
                b' ' | b'\t' | b'\r' => {}
                b';' => self.position += run(&bytes[self.position..], |b| b != b'\n') - 1,
                _ => return,
            }
            self.position += 1;
        }
    }

    fn error(&self, message: String) -> ParseError {
        ParseError { line: self.line, column: (self.position - self.line_start + 1) as u32, message }
    }
}

fn run(bytes: &[u8], accept: impl Fn(u8) -> bool) -> usize {
    bytes.iter().position(|&b| !accept(b)).unwrap_or(bytes.len())
}

/// Digits, letters and dots; a sign at the start, or after an exponent's `e`.
fn number_length(bytes: &[u8]) -> usize {
    let mut length = 1;
    while let Some(&byte) = bytes.get(length) {
        let exponent_sign = byte == b'-' && matches!(bytes[length - 1], b'e' | b'E');
        if !(byte.is_ascii_alphanumeric() || byte == b'.' || exponent_sign) {
            break;
        }
        length += 1;
    }
    length
}

/// The bytes a quoted token stands for.
pub(super) fn unquote(token: Token<'_>) -> Result<Vec<u8>, ParseError> {
    let inner = token.text.as_bytes();
    let inner = &inner[1..inner.len() - 1];
    let mut bytes = Vec::with_capacity(inner.len());
    let mut at = 0;
    while at < inner.len() {
        if inner[at] != b'\\' {
            bytes.push(inner[at]);
            at += 1;
            continue;
        }
        let digit = |i: usize| inner.get(i).and_then(|&b| (b as char).to_digit(16));
        let (Some(high), Some(low)) = (digit(at + 1), digit(at + 2)) else {
            let column = token.column.saturating_add(1 + at as u32);
            let message = "`\\` takes two hexadecimal digits".to_owned();
            return Err(ParseError { line: token.line, column, message });
        };
        bytes.push((high * 16 + low) as u8);
        at += 3;
    }
    Ok(bytes)
}
