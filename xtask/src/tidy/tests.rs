//! Every rule on a tree that breaks it.

use super::complaints;
use raddle_test_support::Scratch;

const ROOT: &str = "[workspace.lints.rust]\nmissing_docs = \"warn\"\n";
const PAGE: &str =
    "| crate | may use |\n| --- | --- |\n| `low` | – |\n| `high` | `low`; tests: `side` |\n| `side` | – |\n";

fn manifest(name: &str, rest: &str) -> String {
    let inherited = "version.workspace = true\nedition.workspace = true\nrust-version.workspace = true\n";
    format!(
        "[package]\nname = \"raddle-{name}\"\ndescription = \"x\"\n{inherited}license.workspace = true\n\n\
         [lints]\nworkspace = true\n\n{rest}"
    )
}

/// A tree that breaks no rule, with some files replaced or added; what is wrong with it, line by line.
fn check(changes: &[(&str, &str)]) -> String {
    let scratch = Scratch::new("tidy");
    let high = "[dependencies]\nraddle-low.workspace = true\n\n[dev-dependencies]\nraddle-side.workspace = true\n";
    scratch.file("Cargo.toml", ROOT);
    scratch.file("ARCHITECTURE.md", PAGE);
    scratch.file("crates/low/Cargo.toml", manifest("low", ""));
    scratch.file("crates/side/Cargo.toml", manifest("side", ""));
    scratch.file("crates/high/Cargo.toml", manifest("high", high));
    scratch.file("crates/high/src/lib.rs", "//! Above.\n");
    for (name, contents) in changes {
        scratch.file(name, contents);
    }
    let lines: Vec<String> = complaints(scratch.path()).unwrap().iter().map(ToString::to_string).collect();
    lines.join("\n")
}

#[track_caller]
fn assert_complains(changes: &[(&str, &str)], expected: &[&str]) {
    let said = check(changes);
    assert_eq!(said.matches("help: ").count(), expected.len(), "{said}");
    for text in expected {
        assert!(said.contains(text), "no `{text}` in\n{said}");
    }
}

#[test]
fn a_tidy_tree_is_left_alone() {
    assert_complains(&[], &[]);
    let harmless = "//! Below.\n\n// Prose may end with a semicolon;\n// and name a function f(x).\nfn f() {}\n";
    assert_complains(&[("crates/low/src/lib.rs", harmless)], &[]);
}

#[test]
fn this_tree_is_tidy() {
    let root = std::path::Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/.."));
    let lines: Vec<String> = complaints(root).unwrap().iter().map(ToString::to_string).collect();
    assert!(lines.is_empty(), "{}", lines.join("\n"));
}

#[test]
fn dependencies_are_those_of_the_table() {
    let up = manifest("low", "[dependencies]\nraddle-high.workspace = true\n");
    let wrong = "crates/low/Cargo.toml:13: `low` may not use `high`\n    help: do without it; \
                 if the design has changed, say so in ARCHITECTURE.md:3";
    assert_complains(&[("crates/low/Cargo.toml", &up)], &[wrong]);
    let tests = manifest("low", "[dev-dependencies]\nraddle-side = { path = \"../side\" }\n");
    assert_complains(&[("crates/low/Cargo.toml", &tests)], &["`low` may not use `side`, not even in tests"]);
    let target = manifest("low", "[target.'cfg(unix)'.dependencies]\nraddle-side.workspace = true\n");
    assert_complains(&[("crates/low/Cargo.toml", &target)], &["`low` may not use `side`\n"]);
    // What only tests may use is not for building.
    let built = manifest("high", "[dependencies]\nraddle-low.workspace = true\nraddle-side.workspace = true\n");
    let unused = "ARCHITECTURE.md:4: `high` may use `side`, but does not";
    assert_complains(&[("crates/high/Cargo.toml", &built)], &["`high` may not use `side`\n", unused]);
    assert_complains(&[("crates/new/Cargo.toml", &manifest("new", ""))], &["the crate `new` is not in the table"]);
    let page = format!("{PAGE}| `gone` | – |\n");
    assert_complains(&[("ARCHITECTURE.md", &page)], &["ARCHITECTURE.md:6: the table speaks of a crate `gone`"]);
}

#[test]
fn manifests_take_the_workspaces_word() {
    let good = manifest("side", "");
    let complaint =
        "crates/side/Cargo.toml:5: `edition` is not the workspace's\n    help: write `edition.workspace = true`";
    let other = good.replace("edition.workspace = true", "edition = \"2018\"");
    assert_complains(&[("crates/side/Cargo.toml", &other)], &[complaint]);
    let other = good.replace("license.workspace = true\n", "");
    assert_complains(&[("crates/side/Cargo.toml", &other)], &["`license` is not the workspace's"]);
    let other = good.replace("[lints]\nworkspace = true", "[lints]\n");
    assert_complains(&[("crates/side/Cargo.toml", &other)], &["Cargo.toml:9: the workspace's lints are off"]);
    let other = good.replace("description = \"x\"\n", "");
    assert_complains(&[("crates/side/Cargo.toml", &other)], &["the crate has no description"]);
    assert_complains(&[("Cargo.toml", "[workspace.lints.rust]\n")], &["Cargo.toml:1: nothing asks for docs"]);
}

#[test]
fn files_say_what_they_are_and_why_they_are_long() {
    let file = "crates/low/src/lib.rs";
    assert_complains(&[(file, "fn f() {}\n")], &["lib.rs:1: the file does not say what it is"]);
    let long = format!("//! Below.\n{}", "\n".repeat(800));
    assert_complains(&[(file, &long)], &["lib.rs:801: 801 lines are more than 800\n    help: split the file"]);
    let why = format!("//! Below.\n//! Long on purpose: one table.\n{}", "\n".repeat(800));
    assert_complains(&[(file, &why)], &[]);
    let undocumented = "//! Below.\n#[allow(missing_docs)]\npub fn f() {}\n";
    assert_complains(&[(file, undocumented)], &["lib.rs:2: public items without docs"]);
}

#[test]
fn only_the_outside_does_input_and_output() {
    let file = "crates/low/src/lib.rs";
    let prints = "//! Below.\nfn f() {\n    println!(\"x\");\n}\n";
    assert_complains(&[(file, prints)], &["lib.rs:3: `println!`: only `cli`"]);
    assert_complains(&[("crates/low/tests/x.rs", prints)], &[]);
    let tests = format!("//! Below.\n#[cfg(test)]\nmod tests {{\n{prints}}}\n");
    assert_complains(&[(file, &tests)], &[]);
    let allowed = "//! Below.\nfn f() {\n    // tidy allows: only in a test build.\n    std::env::vars();\n}\n";
    assert_complains(&[(file, allowed)], &[]);
    assert_complains(&[(file, "//! Below.\nuse std::fs::File;\n")], &["lib.rs:2: `std::fs`"]);
}

#[test]
fn nothing_is_left_over() {
    let file = "crates/low/src/lib.rs";
    let with = |line: &str| format!("//! Below.\n{line}\n");
    for halves in [["to", "do!()"], ["db", "g!(x)"], ["// FIX", "ME: later"], ["// TO", "DO"], ["#[ign", "ore]"]] {
        let said = check(&[(file, &with(&halves.concat()))]);
        assert!(
            said.starts_with("crates/low/src/lib.rs:2: `") && said.contains("` is left over\n    help: "),
            "{said}"
        );
    }
    assert_complains(&[(file, &with("// let x = f(y);"))], &["lib.rs:2: code in a comment"]);
    assert_complains(&[("docs/page.md", &["see /ro", "ot/notes\n"].concat())], &["docs/page.md:1: `/ro"]);
    let home = ["/ho", "me/"].concat();
    assert_complains(&[("a.sh", &format!("cd {home}somebody\n"))], &["a.sh:1: the path of one machine"]);
    assert_complains(&[("a.sh", &format!("cd {home}me/x\n"))], &[]);
    let note = ["TO", "DO\n"].concat();
    assert_complains(&[(".hidden/a.sh", &note), ("target/a.md", &note)], &[]);
}
