//! Warnings as text: those that say the same, in several places, as one, and only so many.

use crate::interleaving::wrap_words;
use crate::{Diagnostic, Palette, Severity, Sources, Warning, printable, render_diagnostic};
use std::fmt::Write;

/// How many variables (or other things to warn of) are told of.
const SHOWN_MAX: usize = 8;
/// In how many more places each is said to be.
const PLACES_MAX: usize = 8;
/// The same beside a bug.
const BRIEF_MAX: usize = 4;
const BRIEF_PLACES_MAX: usize = 2;

/// Warnings, grouped by what they say: for data races by variable. Each with its first places in full and the others by line.
pub(crate) fn render(text: &mut String, warnings: &[&Warning], sources: &Sources, palette: Palette) {
    let groups = grouped(warnings);
    for group in groups.iter().take(SHOWN_MAX) {
        *text += &render_diagnostic(&diagnostic(group), sources, palette);
        text.push('\n');
    }
    count_others(text, &groups, SHOWN_MAX);
}

/// The same in one line each, beside a bug.
pub(crate) fn render_briefly(text: &mut String, warnings: &[&Warning], palette: Palette) {
    let groups = grouped(warnings);
    for group in groups.iter().take(BRIEF_MAX) {
        let pairs = pairs(group);
        let places: Vec<String> = pairs.iter().take(BRIEF_PLACES_MAX).map(|pair| pair.join(" with ")).collect();
        let more = match pairs.len() - places.len() {
            0 => String::new(),
            more => format!(", and {more} more"),
        };
        let heading = format!("warning[{}]", group[0].kind);
        let line = format!("{heading}: {}: {}{more}", printable(&group[0].message), places.join(", "));
        for (at, part) in wrap_words(&line, palette.width - 2).into_iter().enumerate() {
            let _ = match part.strip_prefix(&heading) {
                Some(rest) if at == 0 => writeln!(text, "{}{rest}", palette.caution(&heading)),
                _ => writeln!(text, "  {part}"),
            };
        }
    }
    count_others(text, &groups, BRIEF_MAX);
    if !groups.is_empty() {
        text.push('\n');
    }
}

fn count_others(text: &mut String, groups: &[Vec<&Warning>], shown: usize) {
    let hidden: usize = groups.iter().skip(shown).map(Vec::len).sum();
    if hidden > 0 {
        let s = if hidden == 1 { "" } else { "s" };
        let _ = writeln!(text, "note: {hidden} more warning{s}, which --json lists");
    }
}

/// Those of the same kind with the same message, in the order of the first of each.
fn grouped<'w>(warnings: &[&'w Warning]) -> Vec<Vec<&'w Warning>> {
    let mut groups: Vec<Vec<&'w Warning>> = Vec::new();
    for &warning in warnings {
        let fits = |group: &&mut Vec<&Warning>| group[0].kind == warning.kind && group[0].message == warning.message;
        match groups.iter_mut().find(fits) {
            Some(group) => group.push(warning),
            None => groups.push(vec![warning]),
        }
    }
    groups
}

fn diagnostic(group: &[&Warning]) -> Diagnostic {
    let first = group[0];
    let mut places = first.places.iter().cloned();
    let mut diagnostic = Diagnostic {
        severity: Severity::Warning,
        place: places.next(),
        related: places.collect(),
        ..Diagnostic::fault(first.kind.clone(), first.message.clone())
    };
    if let Some(token) = &first.token {
        diagnostic = diagnostic.note(format!("a schedule that shows it: {token}"));
    }
    let pairs = pairs(group);
    let others: Vec<String> = pairs[1..].iter().take(PLACES_MAX).map(|pair| pair.join(" with ")).collect();
    let more = match pairs.len() - 1 - others.len() {
        0 => String::new(),
        more => format!(", and {more} more"),
    };
    if !others.is_empty() {
        diagnostic = diagnostic.note(format!("also {}{more}", others.join(", ")));
    }
    diagnostic
}

/// The lines of each, once.
fn pairs(group: &[&Warning]) -> Vec<Vec<String>> {
    let mut pairs: Vec<Vec<String>> = Vec::new();
    for warning in group {
        let pair = lines(warning);
        if !pairs.contains(&pair) {
            pairs.push(pair);
        }
    }
    pairs
}

/// The lines of a warning, in whichever order they came.
fn lines(warning: &Warning) -> Vec<String> {
    let mut lines: Vec<_> = warning.places.iter().map(|place| (&place.location.file, place.location.line)).collect();
    lines.sort();
    lines.iter().map(|(file, line)| format!("{file}:{line}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Location, Place};

    fn race(variable: &str, lines: [u32; 2]) -> Warning {
        let place = |line| Place {
            message: String::from("here"),
            location: Location { file: String::from("a.c"), line, column: 1, function: None },
        };
        Warning {
            kind: String::from("data-race"),
            message: format!("on {variable}"),
            places: lines.map(place).to_vec(),
            token: None,
        }
    }

    fn text(warnings: &[Warning]) -> String {
        let mut text = String::new();
        render(&mut text, &warnings.iter().collect::<Vec<_>>(), &Sources::default(), Palette::PLAIN);
        text
    }

    #[test]
    fn one_for_each_variable_and_pair_of_lines() {
        let text =
            text(&[race("x", [1, 2]), race("y", [1, 2]), race("x", [2, 1]), race("x", [3, 2]), race("x", [4, 4])]);
        assert_eq!(text.matches("warning[data-race]: on x").count(), 1, "{text}");
        assert_eq!(text.matches("warning[data-race]: on y").count(), 1, "{text}");
        assert!(text.contains("also a.c:2 with a.c:3, a.c:4 with a.c:4\n"), "{text}");
    }

    #[test]
    fn there_is_an_end_to_it() {
        let many: Vec<Warning> = (0..20).map(|i| race(&format!("x{i}"), [1, 2])).collect();
        let told = text(&many);
        assert_eq!(told.matches("warning[data-race]").count(), SHOWN_MAX, "{told}");
        assert!(told.ends_with("note: 12 more warnings, which --json lists\n"), "{told}");
        let one: Vec<Warning> = (0..20).map(|i| race("x", [i, i])).collect();
        assert!(text(&one).contains(", and 11 more"), "{}", text(&one));
    }
}
