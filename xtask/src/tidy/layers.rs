//! Who may depend on whom: the table in `ARCHITECTURE.md` against the manifests.
//!
//! The table has a column `crate` with a name in backquotes and a column `may use` with names in backquotes, where those
//! after `tests:` are for tests only.

use super::manifests::Package;
use super::{Complaint, TextFile};
use std::collections::{BTreeMap, BTreeSet};
use toml::{Table, Value};

const PAGE: &str = "ARCHITECTURE.md";

/// What the table says of a crate.
struct Row {
    line: usize,
    /// What it may be built from.
    uses: BTreeSet<String>,
    /// What only its tests may use.
    tests_use: BTreeSet<String>,
}

/// The names in backquotes.
fn names(cell: &str) -> BTreeSet<String> {
    cell.split('`').skip(1).step_by(2).map(str::to_owned).collect()
}

/// The rows of the table, by crate.
fn table(page: &TextFile) -> BTreeMap<String, Row> {
    let mut columns: Option<(usize, usize)> = None;
    let mut rows = BTreeMap::new();
    for (n, line) in page.text.lines().enumerate() {
        let cells: Vec<&str> = line.split('|').map(str::trim).collect();
        if cells.len() < 3 {
            columns = None;
            continue;
        }
        let column = |name: &str| cells.iter().position(|cell| *cell == name);
        if let (Some(name), Some(uses)) = (column("crate"), column("may use")) {
            columns = Some((name, uses));
        } else if let Some((name, uses)) = columns
            && let (Some(name), Some(uses)) = (cells.get(name), cells.get(uses))
            && let Some(name) = names(name).into_iter().next()
        {
            let (uses, tests_use) = uses.split_once("tests:").unwrap_or((uses, ""));
            rows.insert(name, Row { line: n + 1, uses: names(uses), tests_use: names(tests_use) });
        }
    }
    rows
}

/// The dependencies under a key such as `dependencies`, those for some targets only included.
fn dependencies(manifest: &Table, key: &str) -> Vec<String> {
    let of =
        |table: Option<&Value>| table.and_then(Value::as_table).map(|table| table.keys().cloned().collect::<Vec<_>>());
    let targets = manifest.get("target").and_then(Value::as_table).into_iter().flatten();
    let mut all = of(manifest.get(key)).unwrap_or_default();
    all.extend(targets.filter_map(|(_, target)| of(target.get(key))).flatten());
    all
}

/// What is wrong with who depends on whom.
pub(super) fn check(files: &[TextFile], packages: &[Package<'_>]) -> Vec<Complaint> {
    let mut all = Vec::new();
    let Some(page) = files.iter().find(|file| file.path == PAGE) else {
        let wrong = "there is no page that says who may depend on whom".to_owned();
        let remedy = "write it: a table with the columns `crate` and `may use`".to_owned();
        return vec![Complaint { file: PAGE.to_owned(), line: 1, wrong, remedy }];
    };
    let rows = table(page);
    for (name, row) in &rows {
        if !packages.iter().any(|package| package.directory == *name) {
            let wrong = format!("the table speaks of a crate `{name}` that does not exist");
            all.push(page.complaint(row.line, wrong, "remove the row, or correct the name"));
        }
    }
    for package in packages {
        let Package { file, directory, manifest, .. } = package;
        let Some(row) = rows.get(directory) else {
            let remedy = format!("add a row for `{directory}`: what it is for, what it may use, what it does not know");
            all.push(file.complaint(1, format!("the crate `{directory}` is not in the table of {PAGE}"), remedy));
            continue;
        };
        let ours = |key: &str| -> BTreeSet<String> {
            let found = dependencies(manifest, key);
            let ours = |name: &String| packages.iter().find(|other| other.name == *name);
            found.iter().filter_map(ours).map(|other| other.directory.clone()).collect()
        };
        let built_from = &ours("dependencies") | &ours("build-dependencies");
        let tested_with = &ours("dev-dependencies") - &built_from;
        let refused = |used: &str, what: &str| {
            let name = packages.iter().find(|other| other.directory == used).map_or(used, |other| &*other.name);
            let line = file.text.lines().position(|line| line.starts_with(name)).map_or(1, |n| n + 1);
            let wrong = format!("`{directory}` may not use `{used}`{what}");
            let remedy = format!("do without it; if the design has changed, say so in {PAGE}:{}", row.line);
            file.complaint(line, wrong, remedy)
        };
        all.extend((&built_from - &row.uses).iter().map(|used| refused(used, "")));
        all.extend(
            (&(&tested_with - &row.uses) - &row.tests_use).iter().map(|used| refused(used, ", not even in tests")),
        );
        let needed = &built_from | &tested_with;
        let too_much = (&row.uses - &needed).into_iter().chain(&row.tests_use - &tested_with);
        all.extend(too_much.map(|unused| {
            let wrong = format!("`{directory}` may use `{unused}`, but does not");
            page.complaint(
                row.line,
                wrong,
                format!("take `{unused}` out of the row: what is not needed is not allowed"),
            )
        }));
    }
    all
}
