//! Text inside XML.

use std::borrow::Cow;

/// Text with everything written out that means something else in XML, or must not be there at all.
pub(crate) fn xml(text: &str) -> Cow<'_, str> {
    let special = |c: char| "<>&\"'".contains(c) || !is_allowed(c);
    if !text.contains(special) {
        return Cow::Borrowed(text);
    }
    let mut escaped = String::with_capacity(text.len() + 16);
    for c in text.chars() {
        match c {
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '&' => escaped.push_str("&amp;"),
            '"' => escaped.push_str("&quot;"),
            '\'' => escaped.push_str("&apos;"),
            c if is_allowed(c) => escaped.push(c),
            // There is no way to write it in XML 1.0, not even as a number.
            c => escaped.extend(c.escape_default()),
        }
    }
    Cow::Owned(escaped)
}

/// The same for the value of an attribute, where the end of a line would become a blank.
pub(crate) fn attribute(text: &str) -> String {
    xml(text).replace('\n', "&#10;").replace('\t', "&#9;").replace('\r', "&#13;")
}

/// The characters of XML 1.0.
fn is_allowed(c: char) -> bool {
    matches!(c, '\t' | '\n' | '\r' | ' '..='\u{d7ff}' | '\u{e000}'..='\u{fffd}' | '\u{10000}'..)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_has_a_meaning_is_written_out() {
        assert_eq!(xml("plain → text\n"), "plain → text\n");
        assert_eq!(xml("a < b && \"c\" > 'd'"), "a &lt; b &amp;&amp; &quot;c&quot; &gt; &apos;d&apos;");
        assert_eq!(xml("\u{1b}[1m\u{0}\u{ffff}"), "\\u{1b}[1m\\u{0}\\u{ffff}");
        assert_eq!(attribute("a\nb\t<"), "a&#10;b&#9;&lt;");
    }
}
