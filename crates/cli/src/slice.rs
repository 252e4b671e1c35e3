//! `raddle slice`: which lines of a program have a say in its properties.
//!
//! The lines are those of the program as clang wrote it, before any pass but that awaits are instructions: a variable that becomes a register is still a line.

use crate::args::SliceArgs;
use crate::failure::Failure;
use crate::input::{self, Text};
use crate::properties::{names, properties};
use raddle_ir::{InstKind, Module, Terminator};
use raddle_passes::awaits;
use raddle_passes::dependence::{self, Options, Reason, Relevance, Slice, Why};
use raddle_passes::place::{Code, Place};
use raddle_report::{Diagnostic, Location, Palette, SliceFile, SliceLine, SliceReport, Sources};
use std::collections::BTreeMap;

pub use raddle_report::LineMark;

/// The slice of a program, by lines.
pub fn slice(text: &Text, args: &SliceArgs) -> Result<SliceReport, Failure> {
    of_module(&awaits::library(input::as_read(text, &args.input)?), text, args)
}

/// The slice of a program that has been read.
pub fn of_module(module: &Module, text: &Text, args: &SliceArgs) -> Result<SliceReport, Failure> {
    if module.function_named("main").is_none_or(|main| module.functions[main].is_external()) {
        let help = "give the file that defines `int main(void)`";
        return Err(Diagnostic::error("the program has no function `main`").help(help).into());
    }
    let properties = properties(&args.property);
    let slice = dependence::slice(module, Options { properties, loops_end: args.loops_end, ..Options::default() });
    let files = files(module, &slice, text);
    Ok(SliceReport { program: text.name.clone(), properties: names(properties), loops_end: args.loops_end, files })
}

/// Why a line is in the slice.
pub fn explain(report: &SliceReport, wanted: &str, palette: Palette) -> Result<String, Failure> {
    let (file, line) = match wanted.rsplit_once(':') {
        Some((file, line)) => (Some(file), line),
        None => (None, wanted),
    };
    let Ok(line) = line.parse::<u32>() else {
        let help = "--why takes the number of a line, or FILE:LINE";
        return Err(Diagnostic::error(format!("`{wanted}` is no line")).help(help).into());
    };
    let name = |report: &SliceReport| match file {
        Some(file) => {
            let same = |name: &str| name == file || name.ends_with(&format!("/{file}"));
            report.files.iter().find(|known| same(&known.name)).map(|known| known.name.clone())
        }
        None => report.files.first().map(|known| known.name.clone()),
    };
    let Some(name) = name(report) else {
        let known: Vec<&str> = report.files.iter().map(|file| file.name.as_str()).collect();
        let help = format!("the files with code are {}", known.join(", "));
        return Err(Diagnostic::error(format!("--why: there is no code in `{wanted}`")).help(help).into());
    };
    report.explain(&name, line, palette).ok_or_else(|| {
        let lines = report.files.iter().find(|file| file.name == name).map(|file| &file.lines);
        let near = lines.and_then(|lines| lines.keys().copied().min_by_key(|known| known.abs_diff(line)));
        let diagnostic = Diagnostic::error(format!("--why: line {line} of {name} has no code"));
        match near {
            Some(near) => diagnostic.help(format!("the nearest line that has is {near}")).into(),
            None => diagnostic.into(),
        }
    })
}

/// A line by file and number.
type Line = (String, u32);

/// What is known of the lines of a program.
struct Lines<'a> {
    module: &'a Module,
    slice: &'a Slice,
    text: &'a Text,
}

impl Lines<'_> {
    /// Where a place is in the source.
    fn line(&self, place: Place) -> Option<Line> {
        let location = input::location(self.module, place.loc(self.module), &self.text.places)?;
        (location.line > 0).then_some((location.file, location.line))
    }

    /// Why a place is in the slice: the first reason on the way to what is essential that is at another line. What is in the
    /// same line, or in none, explains nothing to a person.
    fn reason(&self, place: Place) -> (Why, Option<Line>) {
        let own = self.line(place);
        let mut at = place;
        let mut first = None;
        while let Some(Reason { why, because }) = self.slice.reason(at) {
            let Some(next) = because else { return (why, None) };
            let there = self.line(next);
            if there.is_some() && there != own {
                return (why, there);
            }
            first = first.or(Some(why));
            at = next;
        }
        (first.unwrap_or(Why::Value), None)
    }

    /// Whether a person would call it code.
    fn is_code(&self, place: Place) -> bool {
        match place.code(self.module) {
            Code::Inst(inst) => {
                !matches!(inst.kind, InstKind::Alloca { .. } | InstKind::LifetimeStart(_) | InstKind::LifetimeEnd(_))
            }
            Code::Terminator(Terminator::Jump(_) | Terminator::Unreachable) => false,
            Code::Terminator(Terminator::Return(operands)) => !operands.is_empty(),
            Code::Terminator(_) => true,
        }
    }
}

fn mark(slice: &Slice, place: Place) -> LineMark {
    match slice.relevance(place) {
        Relevance::Essential => LineMark::Essential,
        Relevance::Relevant => LineMark::Relevant,
        Relevance::Irrelevant if slice.is_reached(place.function) => LineMark::Irrelevant,
        Relevance::Irrelevant => LineMark::NeverCalled,
    }
}

/// The files of a program that have code, those that the user gave first.
fn files(module: &Module, slice: &Slice, text: &Text) -> Vec<SliceFile> {
    let lines = Lines { module, slice, text };
    let mut files: BTreeMap<String, BTreeMap<u32, SliceLine>> = BTreeMap::new();
    for place in slice.places().filter(|place| lines.is_code(*place)) {
        let Some((file, line)) = lines.line(place) else { continue };
        let new = mark(slice, place);
        let known = files.entry(file).or_default();
        // One reason for each line: of its strongest mark, and one that names another line rather than none.
        let better = known.get(&line).is_none_or(|old| {
            new > old.mark || (new == LineMark::Relevant && new == old.mark && old.because.is_none())
        });
        if !better {
            continue;
        }
        let (why, because) = match new {
            LineMark::Essential => (slice.reason(place).map(|reason| reason.why), None),
            LineMark::Relevant => {
                let (why, because) = lines.reason(place);
                (Some(why), because)
            }
            LineMark::Irrelevant | LineMark::NeverCalled => (None, None),
        };
        let because = because.map(|(file, line)| Location { file, line, ..Location::default() });
        known.insert(line, SliceLine { mark: new, why: why.map(|why| words(why, because.is_some())), because });
    }
    let sources = sources(text, files.keys());
    let given: Vec<&str> = text.units.iter().map(|unit| unit.name.as_str()).collect();
    let mut files: Vec<SliceFile> =
        files.into_iter().map(|(name, lines)| SliceFile { text: source(&sources, &name), name, lines }).collect();
    files.sort_by_key(|file| given.iter().position(|name| *name == file.name).unwrap_or(given.len()));
    files
}

fn sources<'a>(text: &Text, files: impl Iterator<Item = &'a String>) -> Sources {
    let locations: Vec<Location> =
        files.map(|file| Location { file: file.clone(), line: 1, ..Location::default() }).collect();
    let mut sources = text.places.sources(locations.iter());
    text.units.iter().for_each(|unit| {
        if locations.iter().any(|location| location.file == unit.ll_name) {
            sources.insert(unit.ll_name.as_str(), unit.ll.as_str());
        }
    });
    sources
}

fn source(sources: &Sources, name: &str) -> Option<String> {
    sources.text(name).map(str::to_string)
}

/// A reason, for a person; if there is one, the line that it is because of follows.
fn words(why: Why, because: bool) -> String {
    let (with, alone) = match why {
        Why::Asserts => ("", "may be a failed assertion"),
        Why::Synchronises => ("", "may wait, wake, start or stop a thread"),
        Why::Ends => ("", "the program or a thread ends here"),
        Why::LoopMayGoOn => ("", "ends a loop that may go on for ever, or not"),
        Why::CallsItself => ("", "may call its own function again, for ever"),
        Why::MayFault => ("", "may fault"),
        Why::MayRace => ("", "another thread may access the same memory"),
        Why::Value => ("computes what is used at", "computes what is used in this line"),
        Why::Chooses => ("decides which value is used at", "decides which value is used in this line"),
        Why::Decides => ("decides whether control gets to", "decides what is done in this line"),
        Why::Writes => ("writes what is read at", "writes what is read in this line"),
        Why::EndsLife => ("ends the life of what is accessed at", "ends the life of what is accessed in this line"),
        Why::Calls => ("calls the function of", "calls a function of this line"),
        Why::Passes => ("passes a value that is used at", "passes a value that is used in this line"),
        Why::Returns => ("returns a value that is used at", "returns a value that is used in this line"),
        Why::Makes => ("", "makes an object"),
    };
    (if because && !with.is_empty() { with } else { alone }).to_string()
}
