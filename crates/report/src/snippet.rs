//! Messages with the source line they are about.

use crate::statement::expression;
use crate::{Diagnostic, Location, Palette, Place, Severity, Sources, printable};
use annotate_snippets::{AnnotationKind, Group, Level, Origin, Renderer, Snippet};
use std::ops::Range;

/// A diagnostic as text that ends in a newline.
pub fn render_diagnostic(diagnostic: &Diagnostic, sources: &Sources, palette: Palette) -> String {
    let level = match diagnostic.severity {
        Severity::Error => Level::ERROR,
        Severity::Warning => Level::WARNING,
    };
    let message = printable(&diagnostic.message);
    let mut title = level.primary_title(&*message);
    if !diagnostic.kind.is_empty() {
        title = title.id(diagnostic.kind.as_str());
    }
    let mut group = Group::with_title(title);
    if let Some(place) = &diagnostic.place {
        group = with_place(group, place, AnnotationKind::Primary, sources, palette.width);
    }
    for place in &diagnostic.related {
        group = with_place(group, place, AnnotationKind::Context, sources, palette.width);
    }
    for note in &diagnostic.notes {
        group = group.element(Level::NOTE.message(printable(note).into_owned()));
    }
    for help in &diagnostic.help {
        group = group.element(Level::HELP.message(printable(help).into_owned()));
    }
    let renderer = if palette.color { Renderer::styled() } else { Renderer::plain() }.term_width(palette.width);
    let mut text = renderer.render(&[group]);
    text.push('\n');
    text
}

/// Columns before the text of a line: its number and a bar.
const GUTTER: usize = 8;

/// Adds the line of a place, or only its name when the text is not at hand.
fn with_place<'a>(
    group: Group<'a>,
    place: &'a Place,
    kind: AnnotationKind,
    sources: &'a Sources,
    width: usize,
) -> Group<'a> {
    let Place { message, location } = place;
    match sources.line(&location.file, location.line).and_then(|line| span_in(line, location).map(|span| (line, span)))
    {
        Some((line, span)) => {
            let label = (!message.is_empty()).then(|| printable(message).into_owned());
            // Where what is said would not fit behind what is marked, less is marked.
            let fits = GUTTER + span.end + 1 + message.chars().count() <= width;
            let span = if fits { span } else { first_word(line, span) };
            group.element(
                Snippet::source(line)
                    .line_start(location.line as usize)
                    .path(location.file.as_str())
                    .annotation(kind.span(span).label(label)),
            )
        }
        None => {
            let mut origin = Origin::path(location.file.as_str());
            if location.line > 0 {
                origin = origin.line(location.line as usize);
                if location.column > 0 {
                    origin = origin.char_column(location.column as usize);
                }
            }
            let group = group.element(origin);
            if message.is_empty() { group } else { group.element(Level::NOTE.message(printable(message).into_owned())) }
        }
    }
}

/// The first word of a part of a line, or its first character.
fn first_word(line: &str, span: Range<usize>) -> Range<usize> {
    let text = &line[span.clone()];
    let word = text.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(text.len());
    let one = text.chars().next().map_or(1, char::len_utf8);
    span.start..span.start + word.max(one)
}

/// The bytes of the line to mark: the expression at the column, or the whole code of the line when the column is
/// unknown or points nowhere. `None` for an empty line.
fn span_in(line: &str, location: &Location) -> Option<Range<usize>> {
    let start = (location.column as usize).checked_sub(1).filter(|&c| c < line.len() && line.is_char_boundary(c));
    let span = match start {
        Some(start) => expression(line, start),
        None => line.len() - line.trim_start().len()..line.trim_end().len(),
    };
    (!span.is_empty()).then_some(span)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sources() -> Sources {
        let mut sources = Sources::default();
        sources.insert("a.c", "int x;\nint main(void) {\n    frobnicate(x);\n}\n");
        sources
    }

    fn location(line: u32, column: u32) -> Location {
        Location { file: String::from("a.c"), line, column, function: None }
    }

    #[test]
    fn shows_the_line_with_a_marker() {
        let diagnostic = Diagnostic::error("call to unknown function `frobnicate`")
            .at(location(3, 5), "no body and no model")
            .help("define it");
        let text = render_diagnostic(&diagnostic, &sources(), Palette::PLAIN);
        assert_eq!(
            text,
            "error: call to unknown function `frobnicate`
 --> a.c:3:5
  |
3 |     frobnicate(x);
  |     ^^^^^^^^^^^^^ no body and no model
  |
  = help: define it
"
        );
    }

    #[test]
    fn survives_places_outside_the_text() {
        for (line, column) in [(0, 0), (99, 1), (3, 999), (4, 0), (1, 7), (2, 0)] {
            let text = render_diagnostic(
                &Diagnostic::error("m").at(location(line, column), "here"),
                &sources(),
                Palette::PLAIN,
            );
            assert!(text.contains("error: m"), "{text}");
            assert!(text.contains("a.c"), "{text}");
        }
    }

    #[test]
    fn names_the_place_without_its_text() {
        let place = Location { file: String::from("gone.c"), line: 7, column: 2, function: None };
        let text = render_diagnostic(&Diagnostic::error("m").at(place, "here"), &sources(), Palette::PLAIN);
        assert!(text.contains("gone.c:7:2"), "{text}");
        assert!(text.contains("here"), "{text}");
    }
}
