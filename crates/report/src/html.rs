//! What pages share: one set of colours for light and dark, and text of the checked program that can do no harm in them.

use serde::Serialize;
use std::borrow::Cow;

/// Colours as variables, for both schemes. `data-theme` on the root element chooses one; without it the reader's system does.
/// Paper is light.
pub(crate) const COLORS: &str = include_str!("page/colors.css");

/// The button that goes from the system's scheme to light and dark, for any page that has an element `theme`.
pub(crate) const THEME: &str = include_str!("page/theme.js");

/// Whether a character would not be seen for what it is: it moves the cursor, or turns the direction of what comes after it.
fn is_hidden(c: char) -> bool {
    let turns = matches!(c, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{61c}');
    (c.is_control() && c != '\t' && c != '\n') || turns || matches!(c, '\u{2028}' | '\u{2029}')
}

/// Text with everything written out that would not be seen for what it is.
pub(crate) fn visible(text: &str) -> Cow<'_, str> {
    if !text.contains(is_hidden) {
        return Cow::Borrowed(text);
    }
    let mut safe = String::with_capacity(text.len() + 16);
    for c in text.chars() {
        if is_hidden(c) { safe.extend(c.escape_unicode()) } else { safe.push(c) }
    }
    Cow::Owned(safe)
}

/// Text inside of HTML, also inside of quotes.
pub(crate) fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for c in visible(text).chars() {
        match c {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\'' => safe.push_str("&#39;"),
            c => safe.push(c),
        }
    }
    safe
}

/// Data inside of a `script` element: JSON in which nothing can end the element.
pub(crate) fn script_json(data: &impl Serialize) -> String {
    let json = serde_json::to_string(data).expect("plain data has a JSON form");
    // Outside of strings JSON has none of these characters.
    json.replace('<', "\\u003c").replace('>', "\\u003e").replace('&', "\\u0026")
}

/// Everything up to the body of a page. Nothing is loaded from anywhere, and the browser is told to see to that.
pub(crate) fn head(title: &str, styles: &[&str]) -> String {
    format!(
        "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'; \
         script-src 'unsafe-inline'\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>{}</title>\n\
         <style>\n{COLORS}{}</style>\n</head>\n",
        escaped(title),
        styles.concat()
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_in_a_text_ends_what_it_is_in() {
        assert_eq!(escaped("<b a='1' c=\"2\">&"), "&lt;b a=&#39;1&#39; c=&quot;2&quot;&gt;&amp;");
        let json = script_json(&"</script><!-- & --> \"q\"");
        assert!(!json.contains(['<', '>', '&']), "{json}");
        assert_eq!(serde_json::from_str::<String>(&json).unwrap(), "</script><!-- & --> \"q\"");
    }

    #[test]
    fn what_would_not_be_seen_is_written_out() {
        assert_eq!(visible("a\tb\n"), "a\tb\n");
        assert_eq!(visible("\u{1b}[31m\u{202e}\u{2028}"), "\\u{1b}[31m\\u{202e}\\u{2028}");
        assert_eq!(escaped("x\u{7}"), "x\\u{7}");
    }
}
