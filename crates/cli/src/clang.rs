//! Running the user's clang.
//!
//! The flags are chosen so that the IR says what the source says. At `-O0` the front end merges and removes no access
//! to memory; `-Xclang -disable-O0-optnone` leaves out the marks that would keep our own passes away; `-Xclang
//! -fsanitize-address-use-after-scope` marks where variables come into scope and go out of it (that and nothing more, as
//! long as nobody asks for the sanitizer itself); `-g` gives every instruction its line; `-fno-discard-value-names` keeps
//! the names of variables. The user's flags come last, so that they can override any of these.

use crate::failure::Failure;
use raddle_report::Diagnostic;
use std::ffi::{OsStr, OsString};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};

/// What we ask of clang, before the user's own flags.
pub const FLAGS: [&str; 14] = [
    "-S",
    "-emit-llvm",
    "-O0",
    "-g",
    "-Xclang",
    "-disable-O0-optnone",
    "-Xclang",
    "-fsanitize-address-use-after-scope",
    "-fno-discard-value-names",
    "-fno-stack-protector",
    "-fno-unwind-tables",
    "-fno-asynchronous-unwind-tables",
    "-pthread",
    "-D__RADDLE__=1",
];

/// Names clang goes by, best first.
const NAMES: [&str; 10] = [
    "clang", "clang-22", "clang-21", "clang-20", "clang-19", "clang-18", "clang-17", "clang-16", "clang-15", "clang-14",
];

/// The header that programs may include.
const RADDLE_H: &str = include_str!("../../vm/include/raddle.h");

/// What to compile, and how.
pub struct Job<'a> {
    /// What.
    pub input: Input<'a>,
    /// Flags, after our own.
    pub flags: &'a [OsString],
    /// Where clang runs, if that is not the working directory.
    pub directory: Option<&'a Path>,
    /// The file that flags come from, if the user has not written them.
    pub flags_from: Option<&'a Path>,
}

/// C text to compile.
pub enum Input<'a> {
    /// A file on disk.
    File(&'a Path),
    /// The text itself.
    Text(&'a [u8]),
}

/// Finds clang: the one asked for, or the first known name on `path` (the value of `PATH`).
pub fn find(asked: Option<&Path>, path: Option<&OsStr>) -> Result<PathBuf, Box<Diagnostic>> {
    if let Some(asked) = asked {
        let found = if asked.components().count() > 1 {
            asked.is_file().then(|| asked.to_path_buf())
        } else {
            on_path(asked, path)
        };
        return found.ok_or_else(|| {
            Box::new(
                Diagnostic::error(format!("no clang at `{}`", asked.display()))
                    .help("give the path of an installed clang to --clang or in RADDLE_CLANG, or leave both out"),
            )
        });
    }
    NAMES.iter().find_map(|name| on_path(Path::new(name), path)).ok_or_else(|| {
        Box::new(
            Diagnostic::error("no clang found: C programs are compiled by clang, version 14 or newer")
                .note("looked on PATH for clang and for clang-22 down to clang-14")
                .help("install one (Debian, Ubuntu: apt-get install clang), or give its path with --clang")
                .help("a .ll file written by `clang -S -emit-llvm` elsewhere needs no compiler here"),
        )
    })
}

fn on_path(name: &Path, path: Option<&OsStr>) -> Option<PathBuf> {
    std::env::split_paths(path?)
        .filter(|directory| directory.is_absolute())
        .map(|directory| directory.join(name))
        .find(|file| file.is_file())
}

/// What clang made of a program.
#[derive(Debug)]
pub struct Compiled {
    /// LLVM IR as text.
    pub ll: Vec<u8>,
    /// What clang said: its warnings.
    pub messages: String,
}

/// Compiles C to LLVM IR as text.
pub fn compile(clang: &Path, job: &Job<'_>, color: bool) -> Result<Compiled, Failure> {
    let Job { input, flags, directory, flags_from } = job;
    let headers = Headers::write().map_err(|error| {
        Box::new(
            Diagnostic::error(format!("cannot write raddle.h to a temporary directory: {error}"))
                .help("set TMPDIR to a directory that can be written to"),
        )
    })?;
    let mut command = Command::new(clang);
    command.args(FLAGS).arg("-isystem").arg(&headers.directory);
    if color {
        command.arg("-fcolor-diagnostics");
    }
    if let Some(directory) = directory {
        command.current_dir(directory);
    }
    command.args(*flags).args(["-o", "-"]);
    match input {
        // A name that starts with a dash would be a flag to clang.
        Input::File(file) if file.as_os_str().as_encoded_bytes().starts_with(b"-") => {
            command.arg(Path::new(".").join(file)).stdin(Stdio::null());
        }
        Input::File(file) => {
            command.arg(file).stdin(Stdio::null());
        }
        Input::Text(_) => {
            command.args(["-x", "c", "-"]).stdin(Stdio::piped());
        }
    }
    command.stdout(Stdio::piped()).stderr(Stdio::piped());
    let output = run(command, input).map_err(|error| {
        Box::new(
            Diagnostic::error(format!("cannot run `{}`: {error}", clang.display()))
                .help("give the path of a working clang with --clang"),
        )
    })?;
    let messages = String::from_utf8_lossy(&output.stderr).into_owned();
    if !output.status.success() {
        let name = match input {
            Input::File(file) => file.display().to_string(),
            Input::Text(_) => String::from("standard input"),
        };
        let how = output.status.code().map_or(String::from("was killed"), |code| format!("ended with code {code}"));
        let diagnostic = Diagnostic::error(format!("{name} does not compile"))
            .note(format!("`{}` {how}; its messages stand above", clang.display()));
        let diagnostic = match flags_from {
            None => diagnostic
                .help("flags for the compiler go after `--`, as in `raddle check prog.c -- -Iinclude -DSIZE=3`"),
            Some(from) => diagnostic
                .note(format!("its flags come from `{}`, where another compiler may have written them", from.display()))
                .help("flags after `--` are added to them; or leave out --compile-commands, and give all flags there"),
        };
        return Err(Failure { preamble: messages, ..Failure::from(diagnostic) });
    }
    Ok(Compiled { ll: output.stdout, messages })
}

fn run(mut command: Command, input: &Input<'_>) -> std::io::Result<std::process::Output> {
    let mut child = command.spawn()?;
    let writer = match (input, child.stdin.take()) {
        (Input::Text(text), Some(mut stdin)) => {
            let text = text.to_vec();
            // Clang may stop reading early, on an error that it reports itself: a broken pipe is no news.
            Some(std::thread::spawn(move || drop(stdin.write_all(&text))))
        }
        _ => None,
    };
    let output = child.wait_with_output()?;
    if let Some(writer) = writer {
        // The thread does nothing that could panic.
        let _ = writer.join();
    }
    Ok(output)
}

/// A temporary directory that holds our header while clang runs.
struct Headers {
    directory: PathBuf,
}

impl Headers {
    fn write() -> std::io::Result<Self> {
        static COUNTER: AtomicU32 = AtomicU32::new(0);
        loop {
            let number = COUNTER.fetch_add(1, Ordering::Relaxed);
            let directory = std::env::temp_dir().join(format!("raddle-{}-{number}", std::process::id()));
            match std::fs::create_dir(&directory) {
                // Left behind by a process of the same number; try the next name.
                Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists => continue,
                Err(error) => return Err(error),
                Ok(()) => {}
            }
            let headers = Headers { directory };
            std::fs::write(headers.directory.join("raddle.h"), RADDLE_H)?;
            return Ok(headers);
        }
    }
}

impl Drop for Headers {
    fn drop(&mut self) {
        // Nothing depends on it being gone.
        let _ = std::fs::remove_dir_all(&self.directory);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn says_where_it_looked() {
        let error = find(None, Some(OsStr::new("/nonexistent"))).unwrap_err();
        assert!(error.message.contains("no clang found"));
        assert!(error.help.iter().any(|help| help.contains("--clang")));
        let error = find(Some(Path::new("/nonexistent/clang")), None).unwrap_err();
        assert!(error.message.contains("/nonexistent/clang"));
    }

    #[test]
    fn the_header_is_gone_afterwards() {
        let headers = Headers::write().unwrap();
        let directory = headers.directory.clone();
        assert!(directory.join("raddle.h").is_file());
        drop(headers);
        assert!(!directory.exists());
    }
}
