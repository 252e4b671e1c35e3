//! The slice of a program as a page: one file, without anything from elsewhere, for light and dark.

use crate::html::{THEME, escaped, head};
use crate::{LineMark, SliceFile, SliceLine, SliceReport};
use std::fmt::Write;

const STYLE: &str = "\
body { color: var(--text); background: var(--back); font: 15px/1.5 system-ui, sans-serif; margin: 2em auto; max-width: 70em;
  padding: 0 1em; }
table { border-collapse: collapse; width: 100%; font: 13px/1.45 ui-monospace, monospace; }
td { padding: 0 .6em; vertical-align: top; }
td.code { white-space: pre-wrap; overflow-wrap: anywhere; tab-size: 4; width: 99%; }
td.number, td.why { color: var(--quiet); text-align: right; white-space: nowrap; user-select: none; }
td.why { text-align: left; }
a { color: var(--link); text-decoration: none; }
a:hover { text-decoration: underline; }
tr.essential { background: var(--essential); }
tr.relevant { background: var(--relevant); }
tr.irrelevant td.code, tr.never-called td.code { color: var(--quiet); }
tr:target { outline: 2px solid var(--link); }
.key span { padding: .1em .5em; margin-right: .5em; border: 1px solid var(--line); }
.key .essential { background: var(--essential); }
.key .relevant { background: var(--relevant); }
.key .irrelevant, .key .never-called { color: var(--quiet); }
#theme { float: right; color: var(--quiet); background: none; border: 1px solid var(--line); border-radius: 6px; padding: .2em .7em; }
h2 { border-bottom: 1px solid var(--line); font-size: 1.1em; margin-top: 2em; }
";

const fn class(mark: LineMark) -> &'static str {
    match mark {
        LineMark::Essential => "essential",
        LineMark::Relevant => "relevant",
        LineMark::Irrelevant => "irrelevant",
        LineMark::NeverCalled => "never-called",
    }
}

impl SliceReport {
    /// The page.
    pub fn to_html(&self) -> String {
        let title = format!("Slice of {}", self.program);
        let mut text = head(&title, &[STYLE]);
        let _ = write!(
            text,
            "<body>\n<button id=\"theme\" type=\"button\"></button>\n<h1>{}</h1>\n<p>For {}. {}.</p>\n<p class=\"key\">",
            escaped(&title),
            escaped(&self.subject()),
            escaped(&self.summary())
        );
        for mark in LineMark::ALL {
            let _ = write!(text, "<span class=\"{}\">{}</span>", class(mark), mark.words());
        }
        text += "</p>\n";
        for (index, file) in self.files.iter().enumerate() {
            let _ = writeln!(text, "<h2>{}</h2>\n<table>", escaped(&file.name));
            self.rows(index, file, &mut text);
            text += "</table>\n";
        }
        let _ = write!(text, "<script>\n{THEME}</script>\n</body>\n</html>\n");
        text
    }

    fn rows(&self, index: usize, file: &SliceFile, text: &mut String) {
        let lines: Vec<&str> = file.text.as_deref().unwrap_or_default().lines().collect();
        let last = file.lines.keys().next_back().map_or(0, |&line| line as usize).max(lines.len());
        for number in 1..=last {
            let code = escaped(lines.get(number - 1).copied().unwrap_or_default());
            let (kind, why) = match file.lines.get(&(number as u32)) {
                Some(line) => (class(line.mark), self.why(file, line)),
                None => ("", String::new()),
            };
            let _ = writeln!(
                text,
                "<tr id=\"f{index}-{number}\" class=\"{kind}\"><td class=\"number\">{number}</td><td class=\"code\">{code}</td>\
                 <td class=\"why\">{why}</td></tr>"
            );
        }
    }

    /// Why a line is in the slice, with a link.
    fn why(&self, file: &SliceFile, line: &SliceLine) -> String {
        let mut text = line.why.as_deref().map(escaped).unwrap_or_default();
        if let Some(because) = &line.because {
            let name = if because.file == file.name { format!("line {}", because.line) } else { because.short() };
            let name = escaped(&name);
            match self.files.iter().position(|file| file.name == because.file) {
                Some(index) => {
                    let _ = write!(text, " <a href=\"#f{index}-{}\">{name}</a>", because.line);
                }
                None => {
                    let _ = write!(text, " {name}");
                }
            }
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Location, Palette};
    use expect_test::expect;

    fn report() -> SliceReport {
        let location = |line| Some(Location { file: String::from("a.c"), line, ..Location::default() });
        let line =
            |mark, why: &str, because| SliceLine { mark, why: (!why.is_empty()).then(|| why.to_string()), because };
        let lines = [
            (1, line(LineMark::Relevant, "writes what is read at", location(3))),
            (2, line(LineMark::Irrelevant, "", None)),
            (3, line(LineMark::Relevant, "decides whether that is reached:", location(4))),
            (4, line(LineMark::Essential, "may be a failed assertion", None)),
        ];
        SliceReport {
            program: String::from("a.c"),
            properties: vec![String::from("assertions")],
            loops_end: false,
            files: vec![SliceFile {
                name: String::from("a.c"),
                text: Some(String::from("x = 1;\ny = \"<b>\";\nif (!x)\n    fail();\n\n")),
                lines: lines.into_iter().collect(),
            }],
        }
    }

    #[test]
    fn text_has_a_margin() {
        expect![[r#"
            slice for assertions

            a.c
            + 1 < 3 | x = 1;
            - 2     | y = "<b>";
            + 3 < 4 | if (!x)
            ! 4     |     fail();
              5     |

            4 lines with code: 1 essential, 2 in the slice, 1 irrelevant
            ! essential   + in the slice, < because of that line   - irrelevant   . never called
        "#]]
        .assert_eq(&report().to_text(Palette::PLAIN));
    }

    #[test]
    fn reasons_lead_to_what_is_essential() {
        expect![[r#"
            a.c:1  x = 1;
                in the slice: writes what is read at a.c:3
            a.c:3  if (!x)
                in the slice: decides whether that is reached: a.c:4
            a.c:4  fail();
                essential: may be a failed assertion
        "#]]
        .assert_eq(&report().explain("a.c", 1, Palette::PLAIN).unwrap());
        assert!(report().explain("a.c", 5, Palette::PLAIN).is_none());
        assert!(report().explain("b.c", 1, Palette::PLAIN).is_none());
    }

    #[test]
    fn a_page_escapes_what_is_in_the_source() {
        let page = report().to_html();
        assert!(page.contains("y = &quot;&lt;b&gt;&quot;;"), "{page}");
        assert!(page.contains("<tr id=\"f0-1\" class=\"relevant\">"), "{page}");
        assert!(page.contains("writes what is read at <a href=\"#f0-3\">line 3</a>"), "{page}");
        assert!(page.contains("light-dark(") && !page.contains("http:"), "{page}");
    }

    #[test]
    fn json_has_every_line_with_code() {
        let json: serde_json::Value = serde_json::from_str(&report().to_json()).unwrap();
        assert_eq!(json["counts"]["relevant"], 2);
        assert_eq!(json["files"][0]["lines"][0]["because"]["line"], 3);
        assert_eq!(json["files"][0]["lines"][3]["mark"], "essential");
    }
}
