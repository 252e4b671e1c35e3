//! Running `raddle` as a user does, and looking at what it says.

use std::process::{Command, Output, Stdio};

/// The command, without input and without settings of the user's. Tests of the package `raddle` pass
/// `env!("CARGO_BIN_EXE_raddle")`.
pub fn raddle(program: &str) -> Command {
    let mut command = Command::new(program);
    command.stdin(Stdio::null()).env_remove("RADDLE_CLANG");
    command
}

/// All that was printed.
fn printed(output: &Output) -> String {
    let [stdout, stderr] = [&output.stdout, &output.stderr].map(|bytes| String::from_utf8_lossy(bytes));
    format!("{stdout}{stderr}")
}

/// The exit code is as wanted.
///
/// # Panics
///
/// When it is not.
#[track_caller]
pub fn assert_code(output: &Output, code: i32) {
    assert_eq!(output.status.code(), Some(code), "{}", printed(output));
}

/// The exit code is as wanted, each text is somewhere in what was printed, and nothing panicked.
///
/// # Panics
///
/// When it is not so.
#[track_caller]
pub fn assert_says(output: &Output, code: i32, texts: &[&str]) {
    let all = printed(output);
    assert_code(output, code);
    assert!(!all.contains("panicked"), "{all}");
    for text in texts {
        assert!(all.contains(text), "no `{text}` in:\n{all}");
    }
}
