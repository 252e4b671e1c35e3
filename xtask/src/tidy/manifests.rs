//! The manifests: what every crate says about itself.

use super::{Complaint, TextFile};
use crate::Failure;
use toml::{Table, Value};

/// A crate of the workspace.
pub(super) struct Package<'f> {
    pub file: &'f TextFile,
    /// The name of its directory, which is its name in `ARCHITECTURE.md`.
    pub directory: String,
    /// Its name for cargo.
    pub name: String,
    pub manifest: Table,
}

/// The crates of the workspace.
pub(super) fn packages(files: &[TextFile]) -> Result<Vec<Package<'_>>, Failure> {
    let mut packages = Vec::new();
    for file in files {
        let Some(directory) = file.path.strip_suffix("/Cargo.toml") else { continue };
        let manifest: Table = file.text.parse().map_err(|error| format!("{}: {error}", file.path))?;
        let name = manifest.get("package").and_then(|package| package.get("name")).and_then(Value::as_str);
        let Some(name) = name.map(str::to_owned) else { continue };
        let directory = directory.rsplit('/').next().unwrap_or(directory).to_owned();
        packages.push(Package { file, directory, name, manifest });
    }
    Ok(packages)
}

/// What every crate takes from the workspace.
const INHERITED: [&str; 4] = ["version", "edition", "rust-version", "license"];

/// What is wrong with the manifests.
pub(super) fn check(files: &[TextFile], packages: &[Package<'_>]) -> Vec<Complaint> {
    let mut all = Vec::new();
    if let Some(root) = files.iter().find(|file| file.path == "Cargo.toml") {
        let lints: Option<Table> = root.text.parse().ok();
        let level =
            lints.as_ref().and_then(|table| table.get("workspace")?.get("lints")?.get("rust")?.get("missing_docs"));
        if !level.and_then(Value::as_str).is_some_and(|level| ["warn", "deny", "forbid"].contains(&level)) {
            let line = root.line_of("[workspace.lints.rust]");
            let remedy = "write `missing_docs = \"warn\"` under [workspace.lints.rust]";
            all.push(root.complaint(line, "nothing asks for docs of public items", remedy));
        }
    }
    for Package { file, manifest, .. } in packages {
        let inherits = |table: Option<&Value>, key: &str| {
            let value = table.and_then(|table| table.get(key)).and_then(|value| value.get("workspace"));
            value == Some(&Value::Boolean(true))
        };
        let package = manifest.get("package");
        for key in INHERITED {
            if !inherits(package, key) {
                let line = file.line_of(key).max(file.line_of("[package]"));
                let remedy = format!("write `{key}.workspace = true` under [package]");
                all.push(file.complaint(line, format!("`{key}` is not the workspace's"), remedy));
            }
        }
        if package.and_then(|package| package.get("description")).and_then(Value::as_str).is_none_or(str::is_empty) {
            let remedy = "write `description = \"…\"` under [package]: one line on what it is for";
            all.push(file.complaint(file.line_of("[package]"), "the crate has no description", remedy));
        }
        if manifest.get("lints").and_then(|lints| lints.get("workspace")) != Some(&Value::Boolean(true)) {
            let remedy = "write `[lints]` with `workspace = true`";
            let wrong = "the workspace's lints are off, so public items may go without docs";
            all.push(file.complaint(file.line_of("[lints]"), wrong, remedy));
        }
    }
    all
}
