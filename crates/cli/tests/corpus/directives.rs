//! The comments at the top of a program that say what is to come of it.

/// What a program is run with and what must come of it.
#[derive(Default, Debug)]
pub struct Directives {
    /// `args:` flags for `raddle check`.
    pub args: Vec<String>,
    /// `cflags:` flags for clang.
    pub cflags: Vec<String>,
    /// `expect:` the verdict.
    pub expect: Option<Expect>,
    /// `count:` executions of every algorithm that explores one execution per Mazurkiewicz trace.
    pub count: Option<u64>,
    /// `output:` what `raddle run` prints, if given: one or more lines, or one with `\\n` in it.
    pub output: Option<String>,
    /// `warns:` kinds of warning that there must be.
    pub warns: Vec<String>,
    /// `algorithms:` the only ones to run.
    pub algorithms: Vec<String>,
}

/// The verdict to come.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Expect {
    /// `verified`
    Verified,
    /// `no-bug-within-bounds`
    NoBugWithinBounds,
    /// `bug KIND line N`; the line, or both, may be left out.
    Bug(Option<String>, Option<u32>),
    /// `incomplete REASON`; the reason may be left out.
    Incomplete(Option<String>),
    /// `error TEXT`: cannot be checked, and the message contains the text.
    Error(String),
}

impl Directives {
    /// Reads the comments at the top, up to the first line that is none.
    pub fn read(text: &str) -> Result<Self, String> {
        let mut directives = Directives::default();
        for line in text.lines() {
            let Some(comment) = line.strip_prefix("//").or_else(|| line.strip_prefix(';')) else { break };
            let Some((key, value)) = comment.trim().split_once(':') else { continue };
            let words = || value.split_whitespace().map(String::from).collect::<Vec<_>>();
            match key {
                "args" => directives.args.extend(words()),
                "cflags" => directives.cflags.extend(words()),
                "algorithms" => directives.algorithms.extend(words().iter().map(|word| word.replace(',', ""))),
                "output" => {
                    let line = value.strip_prefix(' ').unwrap_or(value).replace("\\n", "\n");
                    let output = directives.output.get_or_insert_default();
                    *output += &line;
                    output.push('\n');
                }
                "warns" => directives.warns.extend(words()),
                "count" => directives.count = Some(value.trim().parse().map_err(|_| format!("bad count `{value}`"))?),
                "expect" => directives.expect = Some(Expect::read(value.trim())?),
                // Any other comment is for people.
                _ => {}
            }
        }
        Ok(directives)
    }
}

impl Expect {
    fn read(text: &str) -> Result<Self, String> {
        let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
        let rest = rest.trim();
        match word {
            "verified" if rest.is_empty() => Ok(Expect::Verified),
            "no-bug-within-bounds" if rest.is_empty() => Ok(Expect::NoBugWithinBounds),
            "incomplete" => Ok(Expect::Incomplete(Some(rest.to_string()).filter(|rest| !rest.is_empty()))),
            "error" if !rest.is_empty() => Ok(Expect::Error(rest.to_string())),
            "bug" => {
                let words: Vec<&str> = rest.split_whitespace().collect();
                let line = |word: &str| word.parse().map_err(|_| format!("bad line `{word}`"));
                match words.as_slice() {
                    [] => Ok(Expect::Bug(None, None)),
                    [kind] => Ok(Expect::Bug(Some(kind.to_string()), None)),
                    [kind, "line", number] => Ok(Expect::Bug(Some(kind.to_string()), Some(line(number)?))),
                    _ => Err(format!("bad expectation `{text}`")),
                }
            }
            _ => Err(format!("bad expectation `{text}`")),
        }
    }
}
