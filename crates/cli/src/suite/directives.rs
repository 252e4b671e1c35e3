//! What a harness says about itself in comments, on lines of their own, anywhere in the file:
//!
//! ```c
//! // raddle: --unroll 3 -- -DSIZE=2
//! // raddle-with: ../src/queue.c
//! // raddle-expect: bug assertion
//! // raddle-expect(raddle_test_lost): bug assertion line 12
//! ```
//!
//! With the name of a function in parentheses it is about that test alone. In LLVM IR comments begin with `;`.

use super::expectation::Expect;
use super::words::words;

/// A comment that means something.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Directive {
    /// Where it stands, from 1.
    pub line: u32,
    /// The only test that it is about.
    pub function: Option<String>,
    pub what: What,
}

/// What it says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum What {
    /// Flags of `raddle check`, and of clang behind `--`.
    Options(Vec<String>),
    /// Further files of the program.
    With(Vec<String>),
    /// What is to come of it, and how that was written.
    Expect(Expect, String),
}

/// A comment that looks like one of ours and is not.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct BadDirective {
    pub line: u32,
    pub message: String,
}

/// Reads all of them. The directory is that of the file.
pub(crate) fn read(text: &str, directory: &str) -> Result<Vec<Directive>, BadDirective> {
    let mut all = Vec::new();
    for (line, number) in text.lines().zip(1..) {
        let line = line.trim_start();
        let Some(comment) = line.strip_prefix("//").or_else(|| line.strip_prefix(';')) else { continue };
        let Some((key, function, value)) = split(comment.trim()) else { continue };
        let bad = |message: String| BadDirective { line: number, message };
        let what = match key {
            "raddle" => What::Options(words(value, directory).map_err(bad)?),
            "raddle-with" if function.is_none() => What::With(words(value, directory).map_err(bad)?),
            "raddle-with" => return Err(bad(String::from("raddle-with is about the whole file"))),
            "raddle-expect" => What::Expect(Expect::read(value).map_err(bad)?, value.to_string()),
            other => return Err(bad(format!("`{other}` means nothing here"))),
        };
        all.push(Directive { line: number, function: function.map(str::to_string), what });
    }
    Ok(all)
}

/// `raddle-WORD(FUNCTION): VALUE`; any other comment is for people.
fn split(comment: &str) -> Option<(&str, Option<&str>, &str)> {
    let (head, value) = comment.split_once(':')?;
    let (key, function) = match head.split_once('(') {
        Some((key, rest)) => (key, Some(rest.strip_suffix(')')?.trim())),
        None => (head, None),
    };
    let is_word = key.chars().all(|c| c.is_ascii_alphanumeric() || c == '-');
    (is_word && (key == "raddle" || key.starts_with("raddle-"))).then_some((key, function, value.trim()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_are_read_wherever_they_stand() {
        let lines = [
            "// A harness: raddle explores it.",
            "// raddle: --unroll 3 -- -I$DIR",
            "int x;",
            "  // raddle-with: q.c r.c",
            "// raddle-expect(raddle_test_a): bug",
            "// raddle replay: not one of ours",
            "// see raddle: neither",
        ];
        let text = lines.join("\n");
        let all = read(&text, "d").unwrap();
        let options = ["--unroll", "3", "--", "-Id"].map(String::from).to_vec();
        assert_eq!(all[0], Directive { line: 2, function: None, what: What::Options(options) });
        assert_eq!(all[1].what, What::With(vec![String::from("q.c"), String::from("r.c")]));
        let expect = What::Expect(Expect::Bug(None, None), String::from("bug"));
        assert_eq!(all[2], Directive { line: 5, function: Some(String::from("raddle_test_a")), what: expect });
        assert_eq!(all.len(), 3);
    }

    #[test]
    fn slips_are_told() {
        for (text, message) in [
            ("\n// raddle-expects: bug", "`raddle-expects` means nothing here"),
            ("\n// raddle-expect: bugs", "bad expectation `bugs`"),
            ("\n; raddle: 'a", "a quotation mark (') has no partner"),
            ("\n// raddle-with(f): a.c", "raddle-with is about the whole file"),
        ] {
            assert_eq!(read(text, ""), Err(BadDirective { line: 2, message: message.to_string() }));
        }
    }
}
