//! Compilation databases: `compile_commands.json`, as build systems write them.
//!
//! Of each command the flags that say what the program is are kept: macros, include directories, the language. What it
//! leaves out is about the object file, not about the program: where it goes, its dependencies, optimisation, debug
//! information (ours is needed), instrumentation for other tools, and what is for the linker. [`kept`] has the list.

use raddle_report::Diagnostic;
use serde::Deserialize;
use std::ffi::OsString;
use std::path::{Path, PathBuf};

/// A compilation database.
#[derive(Debug)]
pub struct Commands {
    file: PathBuf,
    entries: Vec<Entry>,
}

/// How one file is compiled.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// The file, with an absolute name.
    pub file: PathBuf,
    /// The same without links and detours, if it exists.
    pub canonical: PathBuf,
    /// Where the compiler runs.
    pub directory: PathBuf,
    /// Its flags.
    pub flags: Vec<OsString>,
    /// The database.
    pub from: PathBuf,
}

/// An entry as it is written.
#[derive(Deserialize)]
struct Raw {
    directory: PathBuf,
    file: PathBuf,
    arguments: Option<Vec<String>>,
    command: Option<String>,
}

/// What a database is called in a directory.
const NAME: &str = "compile_commands.json";
/// Files named in a message.
const NAMED_MAX: usize = 5;

impl Commands {
    /// Reads a database; of a directory, the one in it.
    pub fn read(file: &Path) -> Result<Self, Box<Diagnostic>> {
        let file = if file.is_dir() { file.join(NAME) } else { file.to_path_buf() };
        let text = std::fs::read(&file).map_err(|error| {
            Diagnostic::error(format!("cannot read `{}`: {error}", file.display())).help(
                "give the compile_commands.json of a build; CMake writes it with -DCMAKE_EXPORT_COMPILE_COMMANDS=ON",
            )
        })?;
        Self::parse(&text, &file).map_err(|message| {
            Box::new(
                Diagnostic::error(format!("`{}` is not a compilation database: {message}", file.display()))
                    .help("it is a list of objects with `directory`, `file`, and `command` or `arguments`"),
            )
        })
    }

    fn parse(text: &[u8], file: &Path) -> Result<Self, String> {
        let entries: Vec<Raw> = serde_json::from_slice(text).map_err(|error| error.to_string())?;
        let absolute = |path: &Path| std::path::absolute(path).unwrap_or_else(|_| path.to_path_buf());
        let base = absolute(file.parent().unwrap_or(Path::new("")));
        let entry = |Raw { directory, file: source, arguments, command }: Raw| {
            let words = match (arguments, command) {
                (Some(arguments), _) => arguments,
                (None, Some(command)) => split(&command),
                (None, None) => return Err(format!("the entry of {} has no command", source.display())),
            };
            let directory = base.join(directory);
            let path = directory.join(&source);
            let canonical = path.canonicalize().unwrap_or_else(|_| path.clone());
            let flags = kept(&words, |word| Path::new(word) == source || directory.join(word) == path);
            Ok(Entry { file: path, canonical, directory, flags, from: file.to_path_buf() })
        };
        let entries: Result<Vec<Entry>, String> = entries.into_iter().map(entry).collect();
        Ok(Commands { file: file.to_path_buf(), entries: entries? })
    }

    /// All entries, each file once.
    pub fn all(&self) -> Result<Vec<Entry>, Box<Diagnostic>> {
        if self.entries.is_empty() {
            return Err(Box::new(
                Diagnostic::error(format!("`{}` has no entries", self.file.display())).help("build the program first"),
            ));
        }
        let mut all: Vec<Entry> = Vec::new();
        for entry in &self.entries {
            let chosen = self.only(&entry.canonical, &entry.file)?;
            if !all.contains(chosen) {
                all.push(chosen.clone());
            }
        }
        Ok(all)
    }

    /// The entry of a file that exists.
    pub fn entry(&self, file: &Path) -> Result<Entry, Box<Diagnostic>> {
        let path = file.canonicalize().unwrap_or_else(|_| file.to_path_buf());
        self.only(&path, file).cloned()
    }

    /// The entry of a file, if there is one only.
    fn only(&self, path: &Path, name: &Path) -> Result<&Entry, Box<Diagnostic>> {
        let mut found = self.entries.iter().filter(|entry| entry.canonical == path);
        let (name, from) = (name.display(), self.file.display());
        let Some(first) = found.next() else {
            let mut files: Vec<String> =
                self.entries.iter().take(NAMED_MAX).map(|entry| entry.canonical.display().to_string()).collect();
            if self.entries.len() > NAMED_MAX {
                files.push(format!("{} more", self.entries.len() - NAMED_MAX));
            }
            let mut error = Diagnostic::error(format!("`{name}` has no entry in `{from}`"));
            error.notes.push(format!("it has entries for {}", files.join(", ")));
            return Err(Box::new(
                error.help("add the file to the build, or leave out --compile-commands and give the flags after `--`"),
            ));
        };
        if found.any(|other| other.flags != first.flags || other.directory != first.directory) {
            return Err(Box::new(
                Diagnostic::error(format!("`{name}` has several entries in `{from}`, with different flags"))
                    .help("leave out --compile-commands and give the flags after `--`"),
            ));
        }
        Ok(first)
    }
}

/// The words of a command, as a shell takes them apart.
fn split(command: &str) -> Vec<String> {
    let mut words = Vec::new();
    let mut word: Option<String> = None;
    let mut quote = None;
    let mut rest = command.chars();
    while let Some(c) = rest.next() {
        match (quote, c) {
            (Some(open), c) if c == open => quote = None,
            (None, '"' | '\'') => {
                quote = Some(c);
                word.get_or_insert_default();
            }
            (None, '\\') => word.get_or_insert_default().extend(rest.next()),
            (Some('"'), '\\') => {
                // Inside of quotes it means itself, except before these.
                let next = rest.next();
                if !matches!(next, Some('"' | '\\' | '$' | '`')) {
                    word.get_or_insert_default().push('\\');
                }
                word.get_or_insert_default().extend(next);
            }
            (None, c) if c.is_whitespace() => words.extend(word.take()),
            (_, c) => word.get_or_insert_default().push(c),
        }
    }
    words.extend(word);
    words
}

/// Programs that run the compiler that is named behind them.
const LAUNCHERS: [&str; 4] = ["ccache", "sccache", "distcc", "icecc"];
/// Flags that are left out.
const DROPPED: [&str; 26] = [
    "-c",
    "-S",
    "-E",
    "-emit-llvm",
    "-pipe",
    "-M",
    "-MM",
    "-MD",
    "-MMD",
    "-MP",
    "-MG",
    "-MV",
    "-Werror",
    "-pg",
    "-g",
    "-g0",
    "-g1",
    "-g2",
    "-g3",
    "--coverage",
    "-coverage",
    "-fstack-clash-protection",
    "-finstrument-functions",
    "-ftest-coverage",
    "-fno-lto",
    "-s",
];
/// Flags that are left out with the word behind them, or with what is written right behind them.
const DROPPED_WITH_VALUE: [&str; 9] = ["-o", "-MF", "-MT", "-MQ", "-MJ", "-l", "-L", "-Xlinker", "-z"];
/// Beginnings of flags that are left out.
const DROPPED_PREFIXES: [&str; 18] = [
    "-O",
    "-ggdb",
    "-gdwarf",
    "-gline",
    "-gsplit-dwarf",
    "-gz",
    "-fsanitize",
    "-fno-sanitize",
    "-fprofile",
    "-fcoverage",
    "-fstack-protector",
    "-flto",
    "-ffat-lto",
    "-fuse-ld",
    "-Wl,",
    "-save-temps",
    "-D_FORTIFY_SOURCE",
    "-Wp,-D_FORTIFY_SOURCE",
];

/// The flags of a command that say what the program is.
fn kept(words: &[String], is_source: impl Fn(&str) -> bool) -> Vec<OsString> {
    let launcher = |word: &String| LAUNCHERS.iter().any(|name| Path::new(word).ends_with(name));
    let compiler = words.iter().take_while(|word| launcher(word)).count();
    let mut words = words.iter().skip(compiler + 1).map(String::as_str);
    let mut flags = Vec::new();
    while let Some(word) = words.next() {
        if DROPPED_WITH_VALUE.contains(&word) {
            words.next();
        } else if word == "--" {
            // What follows is the source.
        } else if DROPPED.contains(&word)
            || DROPPED_PREFIXES.iter().chain(&DROPPED_WITH_VALUE).any(|prefix| word.starts_with(prefix))
            || is_source(word)
        {
            continue;
        } else {
            flags.push(OsString::from(word));
        }
    }
    flags
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_are_taken_apart_as_by_a_shell() {
        let words = split(r#"cc  -DA='x y' "-DB=\"q\"" -DC=\"r\" -I"a\b" '' a.c"#);
        assert_eq!(words, ["cc", "-DA=x y", "-DB=\"q\"", "-DC=\"r\"", "-Ia\\b", "", "a.c"]);
        assert_eq!(split("  "), Vec::<String>::new());
    }

    #[test]
    fn flags_about_the_object_file_are_left_out() {
        let text = br#"[{"directory": "/b", "file": "../p/a.c", "command":
            "/usr/bin/ccache /usr/bin/gcc -DX=1 -I inc -O2 -g3 -ggdb -std=gnu11 -MD -MT a.o -MFa.d -fsanitize=thread -Werror -Wall -pthread -o a.o -c ../p/a.c -Wl,-z,now -lm"}]"#;
        let commands = Commands::parse(text, Path::new("/b/compile_commands.json")).unwrap();
        let [entry] = commands.entries.as_slice() else { panic!() };
        assert_eq!(entry.flags, ["-DX=1", "-I", "inc", "-std=gnu11", "-Wall", "-pthread"]);
        assert_eq!(entry.directory, Path::new("/b"));
        assert_eq!(entry.file, Path::new("/b/../p/a.c"));
    }

    #[test]
    fn what_is_no_database_says_so() {
        for text in ["", "{}", "[1]", r#"[{"file": "a.c"}]"#, r#"[{"directory": "/", "file": "a.c"}]"#] {
            assert!(Commands::parse(text.as_bytes(), Path::new("x.json")).is_err(), "{text}");
        }
        let empty = Commands::parse(b"[]", Path::new("x.json")).unwrap();
        assert!(empty.all().unwrap_err().message.contains("no entries"));
    }
}
