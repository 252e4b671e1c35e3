//! From a file name to a program that can run: compile, read, prepare, translate.

use crate::approximations;
use crate::args::{InputArgs, MainReturn};
use crate::clang::{self, Compiled, Input};
use crate::failure::Failure;
use crate::places::{Places, STDIN};
use raddle_ir::{LocId, Module, short_place};
use raddle_passes::purity::LoopPurity;
use raddle_passes::{PassOptions, Prepared, Unroll};
use raddle_report::{Diagnostic, FileNames, Location, Sources, Words};
use raddle_vm::{LoadError, NondetPolicy, Program, Vm};
use std::collections::BTreeSet;
use std::io::Read;
use std::path::Path;
use std::sync::Arc;

/// LLVM IR and where it came from.
#[derive(Debug)]
pub struct Text {
    /// What the user called the program.
    pub name: String,
    /// LLVM IR.
    pub ll: String,
    /// The name to use for places in the IR itself.
    pub ll_name: String,
    /// What clang had to say.
    pub messages: String,
    /// Names and texts of the sources.
    pub places: Places,
}

/// A program, ready to run.
#[derive(Debug)]
pub struct Loaded {
    /// What the user called it.
    pub name: String,
    /// What clang had to say.
    pub messages: String,
    /// Our form of it, after all passes.
    pub module: Module,
    /// What became of its loops.
    pub loops: Vec<LoopPurity>,
    /// What the machine runs.
    pub program: Arc<Program>,
    /// Names and texts of the sources.
    pub places: Places,
    /// What it was translated with.
    pub options: raddle_vm::Options,
    /// The bound on loop iterations.
    pub unroll: Unroll,
    /// The arguments that give the same program again.
    pub replay_arguments: String,
}

impl Loaded {
    /// Translates the program again, with every access to memory visible.
    pub fn make_all_visible(&mut self) -> Result<(), Failure> {
        self.options.local_objects = false;
        // The schedules of such a program have more steps, so tokens need the same flag.
        self.replay_arguments = format!("--all-visible {}", self.replay_arguments);
        self.program = raddle_vm::compile(&self.module, &self.options)
            .map_err(|errors| load_failure(&errors, &self.module, &self.places, &self.name, ""))?;
        Ok(())
    }

    /// What was found about its loops, for a person.
    pub fn loop_notes(&self) -> Vec<String> {
        let place = |loc| self.program.loc(loc).short();
        let mut notes = Vec::new();
        for LoopPurity { loc, conditions, obstacles, .. } in &self.loops {
            // Loops of ours have no place in the user's files.
            let Some(at) = place(*loc) else { continue };
            for condition in conditions {
                notes.push(format!("loop at {at}: an iteration is for nothing if {condition}; the thread waits then"));
            }
            for obstacle in obstacles {
                let there = place(obstacle.loc)
                    .filter(|there| *there != at)
                    .map_or(String::new(), |there| format!(" ({there})"));
                notes.push(format!("loop at {at}: an iteration may have effects: {obstacle}{there}"));
            }
        }
        notes
    }

    /// The words for what a machine of this program has come to.
    pub fn words<'a>(&'a self, vm: &'a Vm) -> Words<'a, Vm> {
        Words::new(vm, &self.places)
    }

    /// What the verdict says about the inputs of the program, when it has any.
    pub fn input_clause(&self) -> Option<String> {
        match self.options.nondet {
            NondetPolicy::Unsupported => None,
            _ if !approximations::has_inputs(&self.module) => None,
            NondetPolicy::Fixed(value) => Some(format!("with {value} for every nondet value")),
            NondetPolicy::Range(low, high) => Some(format!("with nondet values from {low} to {high}")),
        }
    }
}

/// Reads the program's IR, by way of clang when it is C.
pub fn read(args: &InputArgs, color: bool) -> Result<Text, Failure> {
    let [file] = args.files.as_slice() else { return Err(several_files(args).into()) };
    let name = file.display().to_string();
    if file.as_os_str() == "-" {
        let mut text = Vec::new();
        std::io::stdin()
            .read_to_end(&mut text)
            .map_err(|error| Diagnostic::error(format!("cannot read standard input: {error}")))?;
        let places = Places::new(Some(String::from_utf8_lossy(&text).into_owned()));
        return compile(args, &Input::Text(&text), STDIN, places, color);
    }
    let data = std::fs::metadata(file).map_err(|error| cannot_read(file, &error))?;
    if !data.is_file() {
        let what = if data.is_dir() { "a directory" } else { "not a regular file" };
        return Err(Diagnostic::error(format!("`{name}` is {what}"))
            .help("give the C file or the .ll file to check")
            .into());
    }
    match file.extension().and_then(|extension| extension.to_str()) {
        Some("c" | "i") => {
            // A file that cannot be opened is our message, not clang's.
            std::fs::File::open(file).map_err(|error| cannot_read(file, &error))?;
            compile(args, &Input::File(file), &name, Places::new(None), color)
        }
        Some("ll") => read_ir(args, file, name),
        extension => Err(unknown_kind(&name, extension).into()),
    }
}

fn compile(args: &InputArgs, input: &Input<'_>, name: &str, places: Places, color: bool) -> Result<Text, Failure> {
    let clang = clang::find(args.clang.as_deref(), std::env::var_os("PATH").as_deref())?;
    let Compiled { ll, messages } = clang::compile(&clang, input, &args.cflags, color)?;
    Ok(Text { name: name.into(), ll: utf8(ll, "clang's output")?, ll_name: generated(name), messages, places })
}

fn read_ir(args: &InputArgs, file: &Path, name: String) -> Result<Text, Failure> {
    if !args.cflags.is_empty() {
        return Err(Diagnostic::error(format!("`{name}` is not compiled, so flags for clang mean nothing"))
            .help("leave out `--` and what follows it")
            .into());
    }
    let bytes = std::fs::read(file).map_err(|error| cannot_read(file, &error))?;
    if bytes.starts_with(b"BC\xc0\xde") {
        return Err(bitcode(&name).into());
    }
    let ll = utf8(bytes, &format!("`{name}`"))?;
    Ok(Text { ll, ll_name: name.clone(), name, messages: String::new(), places: Places::new(None) })
}

/// Places in IR that clang wrote are places in no file; say so.
fn generated(name: &str) -> String {
    format!("{name} (LLVM IR)")
}

fn several_files(args: &InputArgs) -> Diagnostic {
    let names: Vec<String> = args.files.iter().map(|file| file.display().to_string()).collect();
    Diagnostic::error(format!("one program at a time, not {}: {}", names.len(), names.join(", ")))
        .note("the files of a program are not linked here")
        .help("write a C file that includes the others, and check that")
        .help("or compile each with `clang -S -emit-llvm -O0 -g`, join them with `llvm-link -S`, and check the result")
}

fn cannot_read(file: &Path, error: &std::io::Error) -> Diagnostic {
    let name = file.display();
    match error.kind() {
        std::io::ErrorKind::NotFound => {
            let mut diagnostic = Diagnostic::error(format!("there is no file `{name}`"));
            let with_c = file.with_extension("c");
            if with_c != file && with_c.is_file() {
                diagnostic = diagnostic.help(format!("there is `{}`", with_c.display()));
            } else if let Ok(directory) = std::env::current_dir() {
                diagnostic = diagnostic.note(format!("the working directory is {}", directory.display()));
            }
            diagnostic.help("give the path of a C file or a .ll file")
        }
        _ => Diagnostic::error(format!("cannot read `{name}`: {error}")).help("check its permissions"),
    }
}

fn bitcode(name: &str) -> Diagnostic {
    Diagnostic::error(format!("`{name}` is LLVM bitcode, and only the text form is read"))
        .help("turn it into text with `llvm-dis`, or let clang write text: `clang -S -emit-llvm`")
}

fn unknown_kind(name: &str, extension: Option<&str>) -> Diagnostic {
    match extension {
        Some("bc") => bitcode(name),
        Some("cc" | "cpp" | "cxx" | "C" | "c++") => {
            Diagnostic::error(format!("`{name}` is C++, which is not supported yet"))
                .help("only C can be checked so far")
        }
        Some("h") => Diagnostic::error(format!("`{name}` is a header")).help("give the C file that includes it"),
        Some("rs") => Diagnostic::error(format!("`{name}` is Rust, which is not compiled here"))
            .help("write its IR with `rustc --emit=llvm-ir` and check the .ll file"),
        _ => Diagnostic::error(format!("do not know what `{name}` is"))
            .help("names end in .c or .i for C and in .ll for LLVM IR; `-` is C on standard input"),
    }
}

fn utf8(bytes: Vec<u8>, what: &str) -> Result<String, Box<Diagnostic>> {
    String::from_utf8(bytes).map_err(|error| {
        let valid = error.utf8_error().valid_up_to();
        let line = 1 + error.as_bytes()[..valid].iter().filter(|&&byte| byte == b'\n').count();
        Box::new(
            Diagnostic::error(format!("{what} is not text: line {line} is not valid UTF-8"))
                .help("LLVM IR as clang writes it is plain ASCII; was the file damaged?"),
        )
    })
}

/// The policy behind `--nondet`.
fn nondet(range: Option<(i128, i128)>) -> NondetPolicy {
    match range {
        None => NondetPolicy::Unsupported,
        Some((low, high)) if low == high => NondetPolicy::Fixed(low),
        Some((low, high)) => NondetPolicy::Range(low, high),
    }
}

/// Reads the IR and brings it into the form that is checked.
pub fn module(text: &Text, args: &InputArgs) -> Result<Prepared, Failure> {
    let options = pass_options(args);
    let prepared = raddle_passes::prepare_and_tell(as_read(text)?, &options);
    // Of the loops as they are run: what was there before, and is not any more, has not been bounded.
    let loops = if options.unroll.lines.is_empty() { Vec::new() } else { raddle_passes::loop_lines(&prepared.module) };
    match options.unroll.unknown(&loops).first() {
        Some((file, line)) => Err(no_loop(file, *line, &loops)),
        None => Ok(prepared),
    }
}

/// `--unroll` for a line without a loop.
fn no_loop(file: &str, line: u32, loops: &[(String, u32)]) -> Failure {
    let mut diagnostic = Diagnostic::error(format!("--unroll: there is no loop at {file}:{line}"));
    let known: Vec<String> = loops.iter().map(|(path, line)| short_place(path, *line)).collect();
    diagnostic.help.push(match known.as_slice() {
        [] => String::from("the program has no loops with lines"),
        known => format!("loops begin or go back at {}", known.join(", ")),
    });
    Failure::input(vec![diagnostic], Sources::default())
}

/// What passes are to do.
pub fn pass_options(args: &InputArgs) -> PassOptions {
    PassOptions { unroll: args.unroll(), purity: !args.no_purity }
}

/// The module before all passes.
pub fn as_read(text: &Text) -> Result<Module, Failure> {
    raddle_llvm::read(&text.ll, &text.ll_name).map_err(|error| {
        let location = Location { file: text.ll_name.clone(), line: error.line, column: error.column, function: None };
        let mut diagnostic = Diagnostic::error(error.message).at(location, "");
        diagnostic.help.extend(error.help);
        let mut sources = Sources::default();
        sources.insert(text.ll_name.clone(), text.ll.clone());
        Failure::input(vec![diagnostic], sources)
    })
}

/// Everything from the file to the program.
pub fn load(args: &InputArgs, color: bool) -> Result<Loaded, Failure> {
    let text = read(args, color)?;
    let Prepared { module, loops } = module(&text, args)?;
    let Text { name, ll, ll_name, messages, places } = text;
    let options = raddle_vm::Options {
        local_steps_max: args.max_local_steps,
        memory_max: args.program_memory,
        nondet: nondet(args.nondet),
        local_objects: !args.all_visible,
        main_exits: args.main_return == MainReturn::Exits,
        input: standard_input(args)?,
        ..raddle_vm::Options::default()
    };
    let program = raddle_vm::compile(&module, &options)
        .map_err(|errors| load_failure(&errors, &module, &places, &ll_name, &ll))?;
    Ok(Loaded {
        name,
        messages,
        module,
        program,
        loops,
        places,
        options,
        unroll: args.unroll(),
        replay_arguments: replay_arguments(args),
    })
}

/// What the program reads.
fn standard_input(args: &InputArgs) -> Result<Option<Arc<[u8]>>, Failure> {
    let Some(file) = &args.stdin else { return Ok(None) };
    let bytes = std::fs::read(file).map_err(|error| cannot_read(file, &error))?;
    Ok(Some(bytes.into()))
}

/// The arguments that give the same program again: whatever shapes it, not how it is searched.
fn replay_arguments(args: &InputArgs) -> String {
    let InputArgs {
        files,
        cflags,
        clang,
        unroll,
        nondet,
        program_memory: _,
        max_local_steps: _,
        all_visible,
        main_return,
        stdin,
        no_purity,
    } = args;
    let mut words = Vec::new();
    if let Some(clang) = clang {
        words.extend([String::from("--clang"), quoted(&clang.to_string_lossy())]);
    }
    for bound in unroll {
        words.push(format!("--unroll {}", quoted(&bound.to_string())));
    }
    match nondet {
        Some((low, high)) if low == high => words.push(format!("--nondet {low}")),
        Some((low, high)) => words.push(format!("--nondet {low}..{high}")),
        None => {}
    }
    if let Some(stdin) = stdin {
        words.extend([String::from("--stdin"), quoted(&stdin.to_string_lossy())]);
    }
    if *main_return == MainReturn::Exits {
        words.push(String::from("--main-return exits"));
    }
    if *all_visible {
        words.push(String::from("--all-visible"));
    }
    if *no_purity {
        words.push(String::from("--no-purity"));
    }
    words.extend(files.iter().map(|file| quoted(&file.to_string_lossy())));
    if !cflags.is_empty() {
        words.push(String::from("--"));
        words.extend(cflags.iter().map(|flag| quoted(&flag.to_string_lossy())));
    }
    words.join(" ")
}

/// A word as a shell reads it.
fn quoted(word: &str) -> String {
    let plain = |c: char| c.is_ascii_alphanumeric() || "-_./=+:,@%".contains(c);
    if !word.is_empty() && word.chars().all(plain) {
        word.to_string()
    } else {
        format!("'{}'", word.replace('\'', "'\\''"))
    }
}

/// The location of an IR place.
pub fn location(module: &Module, loc: LocId, places: &Places) -> Option<Location> {
    let loc = module.locs.get(loc)?;
    let file = module.files.get(loc.file?)?;
    Some(Location { file: places.name(file), line: loc.line, column: loc.column, function: None })
}

/// A page of messages is enough to start with.
const ERRORS_SHOWN_MAX: usize = 8;

/// What the machine cannot run, each with its place in the source, or in the IR when it has none there.
fn load_failure(errors: &[LoadError], module: &Module, places: &Places, ll_name: &str, ll: &str) -> Failure {
    let mut diagnostics = Vec::new();
    let mut messages = BTreeSet::new();
    // Each message once: a construct that is not supported may be everywhere.
    for error in errors.iter().filter(|error| messages.insert(&error.message)).take(ERRORS_SHOWN_MAX) {
        let mut diagnostic = Diagnostic::error(error.message.clone());
        match location(module, error.loc, places) {
            Some(location) => {
                diagnostic = diagnostic.at(location, "");
                if error.ll_line > 0 {
                    diagnostic = diagnostic.note(format!("line {} of the LLVM IR", error.ll_line));
                }
            }
            None if error.ll_line > 0 => {
                let location = Location { file: ll_name.into(), line: error.ll_line, ..Location::default() };
                diagnostic = diagnostic.at(location, "");
            }
            None => {}
        }
        diagnostic.help.extend(error.help.clone());
        diagnostics.push(diagnostic);
    }
    let hidden = errors.len() - diagnostics.len();
    if let Some(last) = diagnostics.last_mut().filter(|_| hidden > 0) {
        last.notes.push(format!("there are {hidden} more like these"));
    }
    let locations = diagnostics.iter().filter_map(|diagnostic| diagnostic.place.as_ref()).map(|place| &place.location);
    let mut sources = places.sources(locations);
    sources.insert(ll_name, ll);
    Failure::input(diagnostics, sources)
}
