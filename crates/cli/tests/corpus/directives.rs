//! The comments at the top of a program that say what is to come of it.

pub use raddle::suite::Expect;

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
