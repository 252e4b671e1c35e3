//! Which files a suite is made of.

use crate::failure::Failure;
use raddle_report::Diagnostic;
use std::path::{Path, PathBuf};

/// All harnesses: files as they are given, and those below directories in the order of their names.
pub(crate) fn harnesses(given: &[PathBuf]) -> Result<Vec<PathBuf>, Failure> {
    let mut all: Vec<PathBuf> = Vec::new();
    for path in given {
        // What is not there is complained about when it is read: the others go on.
        let found = if path.is_dir() { below(path)? } else { vec![path.clone()] };
        if found.is_empty() {
            let message = format!("there are no harnesses below `{}`", path.display());
            return Err(Diagnostic::error(message).help("harnesses are .c and .ll files").into());
        }
        for file in found {
            if !all.contains(&file) {
                all.push(file);
            }
        }
    }
    Ok(all)
}

/// The C and IR files below a directory. Directories whose names begin with a dot are not looked into.
pub(crate) fn below(directory: &Path) -> Result<Vec<PathBuf>, Failure> {
    let unreadable = |error: std::io::Error| {
        Diagnostic::error(format!("cannot read the directory `{}`: {error}", directory.display()))
            .help("check its permissions")
    };
    let entries: Result<Vec<_>, _> = std::fs::read_dir(directory).map_err(unreadable)?.collect();
    let mut names: Vec<_> = entries.map_err(unreadable)?.into_iter().map(|entry| entry.file_name()).collect();
    names.sort();
    let mut found = Vec::new();
    for name in names {
        let path = if directory == Path::new(".") { PathBuf::from(&name) } else { directory.join(&name) };
        if path.is_dir() && !path.is_symlink() && !name.as_encoded_bytes().starts_with(b".") {
            found.extend(below(&path)?);
        } else if path.is_file() && matches!(path.extension().and_then(|e| e.to_str()), Some("c" | "ll")) {
            found.push(path);
        }
    }
    Ok(found)
}
