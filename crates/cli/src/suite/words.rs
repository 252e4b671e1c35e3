//! Flags as a person writes them on one line.

/// Splits a line into words as a shell does: blanks between them, quotes around them. `$DIR` becomes the directory.
pub(crate) fn words(line: &str, directory: &str) -> Result<Vec<String>, String> {
    let mut words = Vec::new();
    let mut word: Option<String> = None;
    let mut quote = None;
    for c in line.chars() {
        match (quote, c) {
            (Some(open), c) if c == open => quote = None,
            (None, '\'' | '"') => {
                quote = Some(c);
                word.get_or_insert_default();
            }
            (None, c) if c.is_whitespace() => words.extend(word.take()),
            (_, c) => word.get_or_insert_default().push(c),
        }
    }
    if let Some(quote) = quote {
        return Err(format!("a quotation mark ({quote}) has no partner"));
    }
    words.extend(word);
    Ok(words.into_iter().map(|word| word.replace("$DIR", directory)).collect())
}

/// Flags for `check`, and those for clang behind `--`.
pub(crate) fn flags(mut words: Vec<String>) -> (Vec<String>, Vec<String>) {
    match words.iter().position(|word| word == "--") {
        Some(at) => {
            let cflags = words.split_off(at + 1);
            words.pop();
            (words, cflags)
        }
        None => (words, Vec::new()),
    }
}

/// Whether a path is one that the pattern means: `*` is anything in a name, `**` any number of directories, `?` one character.
pub(crate) fn matches(pattern: &str, path: &str) -> bool {
    let (pattern, path): (Vec<&str>, Vec<&str>) = (pattern.split('/').collect(), path.split('/').collect());
    parts_match(&pattern, &path)
}

fn parts_match(pattern: &[&str], path: &[&str]) -> bool {
    match (pattern, path) {
        ([], []) => true,
        (["**", rest @ ..], path) => (0..=path.len()).any(|skipped| parts_match(rest, &path[skipped..])),
        ([first, rest @ ..], [name, others @ ..]) => {
            let (first, name): (Vec<char>, Vec<char>) = (first.chars().collect(), name.chars().collect());
            name_matches(&first, &name) && parts_match(rest, others)
        }
        _ => false,
    }
}

fn name_matches(pattern: &[char], name: &[char]) -> bool {
    match (pattern, name) {
        ([], []) => true,
        (['*', rest @ ..], name) => (0..=name.len()).any(|skipped| name_matches(rest, &name[skipped..])),
        (['?', rest @ ..], [_, others @ ..]) => name_matches(rest, others),
        ([first, rest @ ..], [c, others @ ..]) => first == c && name_matches(rest, others),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_those_of_a_shell() {
        let split = |line| words(line, "/x");
        assert_eq!(
            split(" --unroll 3  -- -I$DIR/inc "),
            Ok(["--unroll", "3", "--", "-I/x/inc"].map(String::from).to_vec())
        );
        assert_eq!(split("'a b' \"c'd\"e ''"), Ok(["a b", "c'de", ""].map(String::from).to_vec()));
        assert!(split("'a").is_err());
        let all = ["--json", "--", "-DX"].map(String::from).to_vec();
        assert_eq!(flags(all), (vec![String::from("--json")], vec![String::from("-DX")]));
    }

    #[test]
    fn patterns_are_about_names_and_directories() {
        for (pattern, path) in [
            ("a.c", "a.c"),
            ("*.c", "a.c"),
            ("tests/*_?.c", "tests/a_1.c"),
            ("**/*.c", "a.c"),
            ("**/*.c", "x/y/a.c"),
            ("x/**", "x/y/z"),
        ] {
            assert!(matches(pattern, path), "{pattern} {path}");
        }
        for (pattern, path) in [("*.c", "x/a.c"), ("a.c", "b.c"), ("?.c", "ab.c"), ("x/*", "x/y/z"), ("", "a")] {
            assert!(!matches(pattern, path), "{pattern} {path}");
        }
    }
}
