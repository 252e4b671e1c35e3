//! From file names to LLVM IR: what each file is, and what clang makes of it.

use crate::args::InputArgs;
use crate::clang::{self, Compiled, Input, Job};
use crate::compile_commands::{Commands, Entry};
use crate::failure::Failure;
use crate::places::{Places, STDIN};
use raddle_report::{Diagnostic, FileNames};
use std::collections::HashMap;
use std::ffi::OsString;
use std::io::Read;
use std::path::{Path, PathBuf};

/// A file of a program as LLVM IR.
#[derive(Debug)]
pub struct Unit {
    /// What the user calls it.
    pub name: String,
    /// LLVM IR.
    pub ll: String,
    /// The name to use for places in the IR itself.
    pub ll_name: String,
    /// What relative names in it are relative to, if that is not the working directory.
    pub directory: Option<PathBuf>,
}

/// A file that is to become a unit.
struct Wanted {
    /// What the user calls it.
    name: String,
    path: PathBuf,
    /// How a compilation database says to compile it.
    entry: Option<Entry>,
}

/// Reads all files of the program, with what clang had to say.
pub fn read(args: &InputArgs, color: bool) -> Result<(Vec<Unit>, String, Places), Failure> {
    let wanted = wanted(args)?;
    given_once(&wanted)?;
    let compiled = |file: &Wanted| file.path.extension().is_none_or(|extension| extension != "ll");
    if let Some(file) = wanted.first().filter(|_| !args.cflags.is_empty() && !wanted.iter().any(compiled)) {
        return Err(Diagnostic::error(format!("`{}` is not compiled, so flags for clang mean nothing", file.name))
            .help("leave out `--` and what follows it")
            .into());
    }
    let mut units = Vec::new();
    let mut messages = String::new();
    let mut stdin = None;
    for file in &wanted {
        let (unit, said) = read_file(args, file, &mut stdin, color)?;
        units.push(unit);
        messages.push_str(&said);
    }
    Ok((units, messages, Places::new(stdin)))
}

/// The files that were asked for: by name, or all of a compilation database.
fn wanted(args: &InputArgs) -> Result<Vec<Wanted>, Failure> {
    let commands = args.compile_commands.as_deref().map(Commands::read).transpose()?;
    if let (Some(commands), []) = (&commands, args.files.as_slice()) {
        let places = Places::new(None);
        let all = commands.all()?.into_iter().map(|entry| Wanted {
            name: places.name(&entry.canonical.to_string_lossy()),
            path: entry.file.clone(),
            entry: Some(entry),
        });
        return Ok(all.collect());
    }
    let wanted = |path: &PathBuf| {
        let name = path.display().to_string();
        let entry = match &commands {
            // What is not a file, or not a C file, is complained about elsewhere.
            Some(commands) if path.is_file() && is_c(path) => Some(commands.entry(path)?),
            _ => None,
        };
        Ok(Wanted { name, path: path.clone(), entry })
    };
    args.files.iter().map(wanted).collect()
}

fn is_c(path: &Path) -> bool {
    matches!(path.extension().and_then(|extension| extension.to_str()), Some("c" | "i"))
}

/// A file that is given twice would define everything twice.
fn given_once(wanted: &[Wanted]) -> Result<(), Box<Diagnostic>> {
    let mut seen: HashMap<PathBuf, &str> = HashMap::new();
    for file in wanted {
        // What cannot be found is complained about when it is read.
        let path = file.path.canonicalize().unwrap_or_else(|_| file.path.clone());
        if let Some(other) = seen.insert(path, &file.name) {
            let again = if *other == file.name { String::new() } else { format!(", as `{other}` before") };
            return Err(Box::new(
                Diagnostic::error(format!("`{}` is given twice{again}", file.name)).help("give each file once"),
            ));
        }
    }
    Ok(())
}

fn read_file(
    args: &InputArgs,
    file: &Wanted,
    stdin: &mut Option<String>,
    color: bool,
) -> Result<(Unit, String), Failure> {
    let Wanted { name, path, entry } = file;
    if path.as_os_str() == "-" {
        let mut text = Vec::new();
        std::io::stdin()
            .read_to_end(&mut text)
            .map_err(|error| Diagnostic::error(format!("cannot read standard input: {error}")))?;
        *stdin = Some(String::from_utf8_lossy(&text).into_owned());
        let job = Job { input: Input::Text(&text), flags: &args.cflags, directory: None, flags_from: None };
        return compile(args, &job, STDIN, color);
    }
    let data = std::fs::metadata(path).map_err(|error| cannot_read(path, &error))?;
    if !data.is_file() {
        let what = if data.is_dir() { "a directory" } else { "not a regular file" };
        return Err(Diagnostic::error(format!("`{name}` is {what}"))
            .help("give the C files or the .ll files to check")
            .into());
    }
    match path.extension().and_then(|extension| extension.to_str()) {
        Some("ll") => read_ir(path, name),
        _ if is_c(path) => {
            // A file that cannot be opened is our message, not clang's.
            std::fs::File::open(path).map_err(|error| cannot_read(path, &error))?;
            let Some(Entry { file, canonical: _, directory, flags, from }) = entry else {
                let job = Job { input: Input::File(path), flags: &args.cflags, directory: None, flags_from: None };
                return compile(args, &job, name, color);
            };
            let flags: Vec<OsString> = flags.iter().chain(&args.cflags).cloned().collect();
            let (directory, flags_from) = (Some(directory.as_path()), Some(from.as_path()));
            compile(args, &Job { input: Input::File(file), flags: &flags, directory, flags_from }, name, color)
        }
        extension => Err(unknown_kind(name, extension).into()),
    }
}

fn compile(args: &InputArgs, job: &Job<'_>, name: &str, color: bool) -> Result<(Unit, String), Failure> {
    let mut clang = clang::find(args.clang.as_deref(), std::env::var_os("PATH").as_deref())?;
    if job.directory.is_some() {
        // It runs elsewhere.
        clang = std::path::absolute(&clang).unwrap_or(clang);
    }
    let Compiled { ll, messages } = clang::compile(&clang, job, color)?;
    let unit = Unit {
        name: name.into(),
        ll: utf8(ll, "clang's output")?,
        ll_name: generated(name),
        directory: job.directory.map(Path::to_path_buf),
    };
    Ok((unit, messages))
}

fn read_ir(file: &Path, name: &str) -> Result<(Unit, String), Failure> {
    let bytes = std::fs::read(file).map_err(|error| cannot_read(file, &error))?;
    if bytes.starts_with(b"BC\xc0\xde") {
        return Err(bitcode(name).into());
    }
    let ll = utf8(bytes, &format!("`{name}`"))?;
    Ok((Unit { name: name.into(), ll, ll_name: name.into(), directory: None }, String::new()))
}

/// Places in IR that clang wrote are places in no file; say so.
fn generated(name: &str) -> String {
    format!("{name} (LLVM IR)")
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
