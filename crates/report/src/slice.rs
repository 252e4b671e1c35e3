//! The lines of a program by what has a say in its properties: as text for a terminal and as JSON. [`page`](crate::slice_page) has
//! the page.

use crate::json::pretty;
use crate::{Location, Palette, printable};
use serde::Serialize;
use std::collections::BTreeMap;
use std::fmt::Write;

/// The most that the margin has for the name of a line in another file. What does not fit is asked for by `--why`.
const BECAUSE_MAX: usize = 20;

/// What a line is to the properties.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum LineMark {
    /// Its code is never called.
    NeverCalled,
    /// It has code, which has no say.
    Irrelevant,
    /// Something essential depends on it.
    Relevant,
    /// It is what the properties are about.
    Essential,
}

impl LineMark {
    /// All of them, the strongest first.
    pub const ALL: [LineMark; 4] =
        [LineMark::Essential, LineMark::Relevant, LineMark::Irrelevant, LineMark::NeverCalled];

    /// The sign in the margin.
    pub const fn sign(self) -> char {
        match self {
            LineMark::Essential => '!',
            LineMark::Relevant => '+',
            LineMark::Irrelevant => '-',
            LineMark::NeverCalled => '.',
        }
    }

    /// In words.
    pub const fn words(self) -> &'static str {
        match self {
            LineMark::Essential => "essential",
            LineMark::Relevant => "in the slice",
            LineMark::Irrelevant => "irrelevant",
            LineMark::NeverCalled => "never called",
        }
    }
}

/// A line with code.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SliceLine {
    /// What it is to the properties.
    pub mark: LineMark,
    /// Why, if it is in the slice: `decides whether that is reached`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub why: Option<String>,
    /// Because of this line.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub because: Option<Location>,
}

/// A file of the program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SliceFile {
    /// Its name.
    pub name: String,
    /// Its text, if that could be read.
    pub text: Option<String>,
    /// Its lines that have code.
    pub lines: BTreeMap<u32, SliceLine>,
}

/// A program by lines.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SliceReport {
    /// What the user called it.
    pub program: String,
    /// The properties, by their names.
    pub properties: Vec<String>,
    /// Every loop was taken to end.
    pub loops_end: bool,
    /// Its files.
    pub files: Vec<SliceFile>,
}

#[derive(Serialize)]
struct JsonLine<'a> {
    line: u32,
    #[serde(flatten)]
    what: &'a SliceLine,
}

#[derive(Serialize)]
struct JsonFile<'a> {
    name: &'a str,
    lines: Vec<JsonLine<'a>>,
}

#[derive(Serialize)]
struct JsonSlice<'a> {
    schema: u32,
    program: &'a str,
    properties: &'a [String],
    loops_end: bool,
    counts: BTreeMap<&'static str, usize>,
    files: Vec<JsonFile<'a>>,
}

impl SliceReport {
    /// How many lines have a mark.
    pub fn count(&self, mark: LineMark) -> usize {
        self.files.iter().flat_map(|file| file.lines.values()).filter(|line| line.mark == mark).count()
    }

    /// What it is the slice for: `assertions, deadlocks`.
    pub fn subject(&self) -> String {
        let loops = if self.loops_end { "; every loop is taken to end" } else { "" };
        format!("{}{loops}", self.properties.join(", "))
    }

    /// How many lines of each kind there are, in words.
    pub fn summary(&self) -> String {
        let all: usize = LineMark::ALL.iter().map(|&mark| self.count(mark)).sum();
        let parts: Vec<String> = LineMark::ALL
            .iter()
            .map(|&mark| (mark, self.count(mark)))
            .filter(|(mark, count)| *count > 0 || *mark != LineMark::NeverCalled)
            .map(|(mark, count)| format!("{count} {}", mark.words()))
            .collect();
        let lines = if all == 1 { "line" } else { "lines" };
        format!("{all} {lines} with code: {}", parts.join(", "))
    }

    /// The source with a mark for each line, and the line that it is there for.
    pub fn to_text(&self, palette: Palette) -> String {
        let mut text = format!("slice for {}\n", self.subject());
        for file in &self.files {
            let _ = write!(text, "\n{}\n", palette.bold(&file.name));
            self.file(file, palette, &mut text);
        }
        let _ = write!(
            text,
            "\n{}\n! essential   + in the slice, < because of that line   - irrelevant   . never called\n",
            self.summary()
        );
        text
    }

    fn file(&self, file: &SliceFile, palette: Palette, text: &mut String) {
        let lines: Vec<&str> = file.text.as_deref().unwrap_or_default().lines().collect();
        let last = file.lines.keys().next_back().map_or(0, |&line| line as usize).max(lines.len());
        let digits = last.to_string().len();
        let because = |line: &SliceLine| match &line.because {
            Some(because) if because.file == file.name => format!("< {}", because.line),
            Some(because) => {
                let name = because.file.rsplit('/').next().unwrap_or(&because.file);
                Some(format!("< {name}:{}", because.line))
                    .filter(|text| text.len() <= BECAUSE_MAX)
                    .unwrap_or("<".into())
            }
            None => String::new(),
        };
        let width = file.lines.values().map(|line| because(line).len()).max().unwrap_or(0).max(digits + 2);
        for number in 1..=last {
            let code = printable(lines.get(number - 1).copied().unwrap_or_default()).into_owned();
            let line = file.lines.get(&(number as u32));
            let sign = line.map_or(' ', |line| line.mark.sign());
            let because = line.map_or(String::new(), because);
            let row = format!("{sign} {number:>digits$} {because:<width$} | {code}");
            let row = row.trim_end();
            let painted = match line.map(|line| line.mark) {
                Some(LineMark::Essential) => palette.bad(row),
                Some(LineMark::Relevant) => palette.caution(row),
                Some(LineMark::Irrelevant | LineMark::NeverCalled) => palette.dim(row),
                None => row.to_string(),
            };
            let _ = writeln!(text, "{painted}");
        }
    }

    /// Why a line is in the slice, from line to line up to what is essential; `None` for a line without code.
    pub fn explain(&self, file: &str, line: u32, palette: Palette) -> Option<String> {
        let mut text = String::new();
        let (mut file, mut line) = (self.file_named(file)?, line);
        let mut what = file.lines.get(&line)?;
        let mut seen = Vec::new();
        loop {
            let code = file.text.as_deref().and_then(|text| text.lines().nth(line as usize - 1)).unwrap_or_default();
            let place = format!("{}:{line}", file.name);
            let _ = writeln!(text, "{}  {}", palette.bold(&place), printable(code.trim()));
            let why = what.why.as_deref().map_or(String::new(), |why| format!(": {why}"));
            let there = match &what.because {
                Some(because) => format!(" {}", because.short()),
                None => String::new(),
            };
            let _ = writeln!(text, "    {}{why}{there}", what.mark.words());
            seen.push((file.name.as_str(), line));
            let next = what.because.as_ref().and_then(|because| {
                let file = self.file_named(&because.file)?;
                Some((file, because.line, file.lines.get(&because.line)?))
            });
            match next {
                Some(next) if !seen.contains(&(next.0.name.as_str(), next.1)) => (file, line, what) = next,
                _ => return Some(text),
            }
        }
    }

    fn file_named(&self, name: &str) -> Option<&SliceFile> {
        self.files.iter().find(|file| file.name == name)
    }

    /// One JSON object.
    pub fn to_json(&self) -> String {
        let files = self.files.iter().map(|file| JsonFile {
            name: &file.name,
            lines: file.lines.iter().map(|(&line, what)| JsonLine { line, what }).collect(),
        });
        let key = |mark: LineMark| match mark {
            LineMark::Essential => "essential",
            LineMark::Relevant => "relevant",
            LineMark::Irrelevant => "irrelevant",
            LineMark::NeverCalled => "never-called",
        };
        pretty(&JsonSlice {
            schema: 1,
            program: &self.program,
            properties: &self.properties,
            loops_end: self.loops_end,
            counts: LineMark::ALL.iter().map(|&mark| (key(mark), self.count(mark))).collect(),
            files: files.collect(),
        })
    }
}
