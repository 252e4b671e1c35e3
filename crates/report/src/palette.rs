//! Colours, or none, and making foreign text safe for a terminal.

use anstyle::{AnsiColor, Style};
use std::borrow::Cow;

/// The styles of terminal text: all of them empty when colour is off.
#[derive(Clone, Copy, Debug)]
pub struct Palette {
    /// Whether to colour at all.
    pub color: bool,
}

impl Palette {
    /// Without colour.
    pub const PLAIN: Palette = Palette { color: false };

    fn paint(self, style: Style, text: &str) -> String {
        if self.color && !text.is_empty() { format!("{style}{text}{style:#}") } else { text.to_string() }
    }

    pub(crate) fn bold(self, text: &str) -> String {
        self.paint(Style::new().bold(), text)
    }

    /// Text that is there for whoever looks for it.
    pub fn dim(self, text: &str) -> String {
        self.paint(Style::new().dimmed(), text)
    }

    pub(crate) fn good(self, text: &str) -> String {
        self.paint(AnsiColor::Green.on_default().bold(), text)
    }

    pub(crate) fn bad(self, text: &str) -> String {
        self.paint(AnsiColor::Red.on_default().bold(), text)
    }

    pub(crate) fn caution(self, text: &str) -> String {
        self.paint(AnsiColor::Yellow.on_default().bold(), text)
    }

    /// A colour that tells threads apart: the same one for the same index.
    pub(crate) fn thread(self, index: usize, text: &str) -> String {
        const COLORS: [AnsiColor; 6] = [
            AnsiColor::Cyan,
            AnsiColor::Yellow,
            AnsiColor::Magenta,
            AnsiColor::Green,
            AnsiColor::Blue,
            AnsiColor::BrightRed,
        ];
        self.paint(COLORS[index % COLORS.len()].on_default(), text)
    }
}

/// Text from a checked program or a file, with everything that could move the cursor or change colours written out.
/// Line feeds and tabs stay.
pub fn printable(text: &str) -> Cow<'_, str> {
    let foreign = |c: char| c.is_control() && c != '\n' && c != '\t';
    if !text.contains(foreign) {
        return Cow::Borrowed(text);
    }
    let mut safe = String::with_capacity(text.len() + 16);
    for c in text.chars() {
        if foreign(c) { safe.extend(c.escape_default()) } else { safe.push(c) }
    }
    Cow::Owned(safe)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn control_characters_cannot_reach_the_terminal() {
        assert_eq!(printable("a\tb\n"), "a\tb\n");
        assert_eq!(printable("\u{1b}[31mred\u{7}"), "\\u{1b}[31mred\\u{7}");
    }

    #[test]
    fn no_colour_means_no_escape() {
        assert_eq!(Palette::PLAIN.bad("x"), "x");
        assert_ne!(Palette { color: true }.bad("x"), "x");
    }
}
