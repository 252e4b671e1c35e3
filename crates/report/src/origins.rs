//! Where things on the heap were made: `node#2 (malloc at pool.c:9)->next`. Whoever describes them says it every time; a reader wants
//! to read it once.

use std::collections::BTreeSet;

/// A text in pieces: what stands before a name, the name, and its origin with the parentheses.
fn pieces(text: &str) -> (Vec<(&str, &str, &str)>, &str) {
    let (mut pieces, mut rest, mut from) = (Vec::new(), text, 0);
    while let Some(open) = rest[from..].find(" (").map(|at| at + from) {
        let name_start = rest[..open].rfind(|c: char| !is_of_name(c)).map_or(0, |at| at + char_len(rest, at));
        let (name, inside) = (&rest[name_start..open], &rest[open + 2..]);
        let is_numbered = name
            .rsplit_once('#')
            .is_some_and(|(_, number)| !number.is_empty() && number.chars().all(|c| c == '.' || c.is_ascii_digit()));
        match inside.find(')') {
            Some(close) if is_numbered && inside[..close].contains(" at ") => {
                let end = open + 2 + close + 1;
                pieces.push((&rest[..name_start], name, &rest[open..end]));
                (rest, from) = (&rest[end..], 0);
            }
            _ => from = open + 2,
        }
    }
    (pieces, rest)
}

fn is_of_name(c: char) -> bool {
    c.is_alphanumeric() || matches!(c, '_' | '#' | '.')
}

fn char_len(text: &str, at: usize) -> usize {
    text[at..].chars().next().map_or(1, char::len_utf8)
}

/// The text with the origins of those names alone that are not known yet; now they are.
pub(crate) fn once(text: &str, known: &mut BTreeSet<String>) -> String {
    let (pieces, rest) = pieces(text);
    let mut out = String::with_capacity(text.len());
    for (before, name, origin) in pieces {
        out.push_str(before);
        out.push_str(name);
        if known.insert(name.to_owned()) {
            out.push_str(origin);
        }
    }
    out + rest
}

/// The text without origins.
pub(crate) fn without(text: &str) -> String {
    let (pieces, rest) = pieces(text);
    let names: String = pieces.iter().flat_map(|(before, name, _)| [*before, *name]).collect();
    names + rest
}

/// The names in a text that have origins, with these: `malloc at pool.c:9`.
pub(crate) fn of(text: &str) -> Vec<(&str, &str)> {
    let inside = |origin: &'_ str| origin.len() - 1;
    pieces(text).0.into_iter().map(|(_, name, origin)| (name, &origin[2..inside(origin)])).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn origins_are_told_once() {
        let mut known = BTreeSet::new();
        let first = once("P.head: NULL → node#1 (malloc at pool.c:9)", &mut known);
        assert_eq!(first, "P.head: NULL → node#1 (malloc at pool.c:9)");
        let second = once("node#1 (malloc at pool.c:9)->next: 0 → &item#1.2 (calloc at a.c:3)->link", &mut known);
        assert_eq!(second, "node#1->next: 0 → &item#1.2 (calloc at a.c:3)->link");
        assert_eq!(once("*p#3 (malloc at a.c:1) = 5", &mut known), "*p#3 (malloc at a.c:1) = 5");
    }

    #[test]
    fn what_is_no_origin_stays() {
        for text in ["copy x (4 bytes), y (2 at a time)", "a (b", "worker#1 (x)", "", "é (malloc at x)"] {
            assert_eq!(without(text), text);
            assert!(of(text).is_empty());
        }
    }

    #[test]
    fn origins_can_be_taken_out() {
        let text = "node#1 (malloc at pool.c:9)->next: NULL → buf#2.1 (realloc at a.c:3)";
        assert_eq!(without(text), "node#1->next: NULL → buf#2.1");
        assert_eq!(of(text), [("node#1", "malloc at pool.c:9"), ("buf#2.1", "realloc at a.c:3")]);
    }
}
