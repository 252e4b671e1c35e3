//! Every program in `tests/programs`, explored by brute force against its golden.
//!
//! A program is a `.c` file, the `.ll` that clang 19 made of it (see `compile.sh` there), and a `.golden` with what
//! exploring all interleavings finds. `BLESS=1 cargo test -p raddle-vm --test programs` rewrites the goldens.

mod common;

use raddle_vm::{NondetPolicy, Options};

/// More than any of the programs has.
const EXECUTIONS_MAX: u64 = 200_000;

fn check(name: &str) -> Option<String> {
    let mut options = Options { stack_depth_max: 1000, local_steps_max: 100_000, ..Options::default() };
    if name.contains("nondet") {
        options.nondet = NondetPolicy::Range(-1, 1);
    }
    let found = match common::load(&format!("{name}.ll"), &options) {
        Ok(program) => common::explore(&program, EXECUTIONS_MAX).to_string(),
        Err(errors) => errors.iter().map(|error| format!("load error: {}\n", error.message)).collect(),
    };
    let golden = common::path(&format!("{name}.golden"));
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(&golden, &found).expect("a writable golden");
        return None;
    }
    let expected = std::fs::read_to_string(&golden).unwrap_or_default();
    (expected != found).then(|| format!("--- {name}: expected\n{expected}--- found\n{found}"))
}

#[test]
fn all_programs_end_as_their_goldens_say() {
    let mut names: Vec<String> = std::fs::read_dir(common::path(""))
        .expect("the programs")
        .filter_map(|entry| entry.ok()?.file_name().into_string().ok()?.strip_suffix(".ll").map(str::to_string))
        .collect();
    names.sort();
    assert!(names.len() >= 30, "programs are missing: {names:?}");
    let failures: Vec<String> = names.iter().filter_map(|name| check(name)).collect();
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}
