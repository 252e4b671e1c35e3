//! A position in the text with one token of lookahead, and the small questions a recursive-descent parser asks.

use crate::diagnostic::{Error, Result};
use crate::lexer::{Kind, Token, next_token};
use std::borrow::Cow;

/// How deep types, constants and metadata may nest.
const DEPTH_MAX: u32 = 200;

/// A name with its quotes and escapes resolved.
pub(crate) type Name<'a> = Cow<'a, [u8]>;

/// See the module docs.
#[derive(Clone)]
pub(crate) struct Cursor<'a> {
    source: &'a [u8],
    token: Token,
    depth: u32,
}

impl<'a> Cursor<'a> {
    pub fn new(source: &'a [u8], position: usize) -> Self {
        Cursor { source, token: next_token(source, position), depth: 0 }
    }

    /// Continues at another position, at nesting depth zero.
    pub fn seek(&mut self, position: usize) {
        *self = Cursor::new(self.source, position);
    }

    /// A cursor at another position that counts as nested in what is being parsed here.
    pub fn nested(&self, position: usize) -> Self {
        Cursor { depth: self.depth, ..Cursor::new(self.source, position) }
    }

    pub fn peek(&self) -> Token {
        self.token
    }

    pub fn kind(&self) -> Kind {
        self.token.kind
    }

    /// Where the current token starts.
    pub fn position(&self) -> usize {
        self.token.position()
    }

    /// The token behind the current one.
    pub fn peek_second(&self) -> Token {
        next_token(self.source, self.token.end as usize)
    }

    /// Takes the current token.
    pub fn bump(&mut self) -> Token {
        let token = self.token;
        self.token = next_token(self.source, token.end as usize);
        token
    }

    pub fn text(&self, token: Token) -> &'a [u8] {
        &self.source[token.start as usize..token.end as usize]
    }

    pub fn current_text(&self) -> &'a [u8] {
        self.text(self.token)
    }

    pub fn at(&self, kind: Kind) -> bool {
        self.token.kind == kind
    }

    pub fn eat(&mut self, kind: Kind) -> bool {
        let found = self.at(kind);
        if found {
            self.bump();
        }
        found
    }

    pub fn at_word(&self, word: &str) -> bool {
        self.at(Kind::Word) && self.current_text() == word.as_bytes()
    }

    pub fn eat_word(&mut self, word: &str) -> bool {
        let found = self.at_word(word);
        if found {
            self.bump();
        }
        found
    }

    pub fn expect(&mut self, kind: Kind, what: &str) -> Result<Token> {
        if self.at(kind) { Ok(self.bump()) } else { Err(self.expected(what)) }
    }

    pub fn expect_word(&mut self, word: &str) -> Result<()> {
        if self.eat_word(word) { Ok(()) } else { Err(self.expected(&format!("`{word}`"))) }
    }

    /// An error at the current token: something else was expected.
    pub fn expected(&self, what: &str) -> Error {
        let found = match self.token.kind {
            Kind::End => "the end of the file".to_owned(),
            Kind::Bad if self.source[self.token.position()..].contains(&b'"') => "a string without end".to_owned(),
            _ => format!("`{}`", excerpt(self.current_text())),
        };
        let error = self.error(format!("expected {what}, found {found}"));
        if self.at(Kind::End) { error.with_help("the file may be cut off") } else { error }
    }

    pub fn error(&self, message: impl Into<String>) -> Error {
        Error::new(self.position(), message)
    }

    /// A nonnegative decimal number.
    pub fn unsigned(&mut self, what: &str) -> Result<u64> {
        let text = self.current_text();
        if !self.at(Kind::Int) || !text[0].is_ascii_digit() {
            return Err(self.expected(what));
        }
        let mut value: u64 = 0;
        for &digit in text {
            let next = value.checked_mul(10).and_then(|v| v.checked_add(u64::from(digit - b'0')));
            value = next.ok_or_else(|| self.error(format!("{what} is too large")))?;
        }
        self.bump();
        Ok(value)
    }

    /// The name a `%x`, `@x`, `$x` or `x:` token carries.
    pub fn name(&self, token: Token) -> Name<'a> {
        let text = self.text(token);
        let text = match token.kind {
            Kind::Label => &text[..text.len() - 1],
            Kind::Local | Kind::Global | Kind::Comdat | Kind::Meta | Kind::Summary => &text[1..],
            _ => text,
        };
        if text.first() == Some(&b'"') { unescape(&text[1..text.len() - 1]) } else { Cow::Borrowed(text) }
    }

    /// The bytes of a `"…"` or `c"…"` token.
    pub fn string(&self, token: Token) -> Name<'a> {
        let text = self.text(token);
        let from = if token.kind == Kind::CStr { 2 } else { 1 };
        unescape(&text[from..text.len() - 1])
    }

    /// Goes one level deeper, up to a limit. Pair with [`leave`](Self::leave); an error ends the parse anyway.
    pub fn enter(&mut self) -> Result<()> {
        self.depth += 1;
        if self.depth > DEPTH_MAX {
            return Err(self.error(format!("nested more than {DEPTH_MAX} levels deep")));
        }
        Ok(())
    }

    pub fn leave(&mut self) {
        self.depth -= 1;
    }

    /// At an opening bracket: skips to behind its partner.
    pub fn skip_balanced(&mut self) -> Result<()> {
        let open = self.position();
        let mut depth = 0usize;
        loop {
            match self.kind() {
                Kind::OpenParen | Kind::OpenBracket | Kind::OpenBrace => depth += 1,
                Kind::CloseParen | Kind::CloseBracket | Kind::CloseBrace => depth = depth.saturating_sub(1),
                Kind::End | Kind::Bad => {
                    let message = if self.at(Kind::End) { "this bracket is never closed" } else { "not LLVM IR" };
                    let position = if self.at(Kind::End) { open } else { self.position() };
                    return Err(Error::new(position, message).with_help("the file may be cut off"));
                }
                _ => {}
            }
            self.bump();
            if depth == 0 {
                return Ok(());
            }
        }
    }

    /// Skips to the first token of a later line that is outside of all brackets opened on the way, or to a closing
    /// brace or the end.
    pub fn skip_line(&mut self) -> Result<()> {
        loop {
            match self.kind() {
                Kind::OpenParen | Kind::OpenBracket | Kind::OpenBrace => self.skip_balanced()?,
                Kind::End | Kind::CloseBrace => return Ok(()),
                Kind::Bad => return Err(self.expected("LLVM IR")),
                _ => {
                    self.bump();
                }
            }
            if self.peek().first_on_line {
                return Ok(());
            }
        }
    }

    /// Skips words, attributes and their arguments, up to a token for which `stop` holds.
    pub fn skip_attributes(&mut self, stop: impl Fn(&Self) -> bool) -> Result<()> {
        while !stop(self) {
            match self.kind() {
                Kind::Word | Kind::Int | Kind::Str | Kind::Attributes | Kind::Equals => {
                    self.bump();
                }
                Kind::OpenParen => self.skip_balanced()?,
                _ => return Ok(()),
            }
        }
        Ok(())
    }
}

/// Resolves `\xx` and `\\`.
fn unescape(text: &[u8]) -> Name<'_> {
    if !text.contains(&b'\\') {
        return Cow::Borrowed(text);
    }
    let mut out = Vec::with_capacity(text.len());
    let mut rest = text;
    while let [first, tail @ ..] = rest {
        rest = tail;
        match (first, tail) {
            (b'\\', [b'\\', behind @ ..]) => {
                out.push(b'\\');
                rest = behind;
            }
            (b'\\', [high, low, behind @ ..]) if high.is_ascii_hexdigit() && low.is_ascii_hexdigit() => {
                out.push(hex(*high) << 4 | hex(*low));
                rest = behind;
            }
            _ => out.push(*first),
        }
    }
    Cow::Owned(out)
}

fn hex(digit: u8) -> u8 {
    (digit as char).to_digit(16).unwrap_or(0) as u8
}

/// At most a few words of a text that may be anything.
pub(crate) fn excerpt(text: &[u8]) -> String {
    let short = &text[..text.len().min(40)];
    let tail = if short.len() < text.len() { "…" } else { "" };
    format!("{}{tail}", String::from_utf8_lossy(short).escape_debug())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn escapes() {
        assert_eq!(&*unescape(b"a\\22b\\\\c\\0"), b"a\"b\\c\\0");
        assert_eq!(&*unescape(b"\\00\\FF"), [0, 255]);
    }

    #[test]
    fn balance() {
        let mut cursor = Cursor::new(b"(a [b {c}] \")\") d", 0);
        cursor.skip_balanced().unwrap();
        assert!(cursor.at_word("d"));
        assert!(Cursor::new(b"(a [b", 0).skip_balanced().is_err());
    }

    #[test]
    fn deep_brackets_are_skipped_without_recursion() {
        let text = "(".repeat(1_000_000);
        assert!(Cursor::new(text.as_bytes(), 0).skip_balanced().is_err());
    }
}
